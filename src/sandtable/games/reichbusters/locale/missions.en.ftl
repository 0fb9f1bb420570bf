### Reichbusters: Projekt Vril: missions, RAIDs, their goals and special rules, and what is drawn on a map.

## Missions

name-mission-operation-fidget = Operation Fidget
briefing-operation-fidget = In through the west corridor, find the dossier in the map room, and carry it out before anybody counts the keys.
name-mission-night-kennels = Night Kennels
briefing-night-kennels = A prisoner waits behind the kennels. Lead him out alive: no explosion may come near him.
name-mission-cold-storage = Cold Storage
briefing-cold-storage = Three charges for three places, and one detonator to take home. You will have to split up.
name-mission-iron-in-the-crypt = Iron in the Crypt
briefing-iron-in-the-crypt = Something of steel sleeps in the bunker hall. Wake it only with armour piercing arguments.
name-mission-the-quiet-ward = The Quiet Ward
briefing-the-quiet-ward = Gisela Gruber receives in the cells, with an escort. End her research and leave with the proof.
name-mission-wolff-at-bay = Wolff at Bay
briefing-wolff-at-bay = General Wolff, his guard, and the Vrilpanzer in the same room. You need only the general.
name-mission-raid = RAID: a map, a faction and an objective of your choice
briefing-raid = One of 64 raids: four maps, four factions, four objectives.

## RAIDs

name-raid-map-castle-wing = Castle Wing
briefing-castle-wing = Halls, galleries and a theatre: long sights and locked doors.
name-raid-map-bunker-ring = Bunker Ring
briefing-bunker-ring = A ring of corridors around two great halls.
name-raid-map-laboratory-block = Laboratory Block
briefing-laboratory-block = Much vril, and what it has made.
name-raid-map-crypt-and-chapel = Crypt and Chapel
briefing-crypt-and-chapel = Holy ground, no longer in good hands.
name-raid-faction-the-armoured-wolff = The Armoured Wolff
briefing-the-armoured-wolff = General Wolff with soldiers, dogs and Sturm troops.
name-raid-faction-the-wolff-hunts = The Wolff Hunts
briefing-the-wolff-hunts = General Wolff with dogs and whatever else runs fast.
name-raid-faction-vril-experiment = Vril Experiment
briefing-vril-experiment = Gisela Gruber with zombies and her experiments.
name-raid-faction-vril-overload = Vril Overload
briefing-vril-overload = Gisela Gruber with soldiers, bombers and Sturm troops.
name-raid-objective-assassination = Assassination
briefing-assassination = Remove the Vrilmeister, then escape with the proof.
name-raid-objective-demolition = Demolition
briefing-demolition = Plant three charges, then escape with the detonator.
name-raid-objective-stolen-dossier = Stolen Dossier
briefing-stolen-dossier = One of three guarded places holds the dossier. Escape with it.
name-raid-objective-rescue = Rescue
briefing-rescue = Find the prisoner and lead him out.

# As arguments

name-map-castle-wing = { name-raid-map-castle-wing }
name-map-bunker-ring = { name-raid-map-bunker-ring }
name-map-laboratory-block = { name-raid-map-laboratory-block }
name-map-crypt-and-chapel = { name-raid-map-crypt-and-chapel }
name-objective-assassination = { name-raid-objective-assassination }
name-objective-demolition = { name-raid-objective-demolition }
name-objective-stolen-dossier = { name-raid-objective-stolen-dossier }
name-objective-rescue = { name-raid-objective-rescue }

## Goals and special rules

goal-escape-with =
  { $item-id ->
    [escort] A Hero must lead the prisoner out.
   *[other] A Hero must escape with { $item-the }.
  }
goal-plant = Plant a Demolition Charge in each of these areas: { $areas }.
special-place =
  { $detail ->
    [0] { $unit-the } stands in { $area-id } from the start.
   *[other] { $unit-the } stands in { $area-id } from the start, with a spawn of level { $detail }; the room is { $awareness }.
  }
special-dormant = { $unit-the } sleeps until it is wounded, a Hero enters its room or the alarm goes off.
special-once = Once destroyed, { $unit-the } does not come back.
special-yields = When { $unit-the } falls, this lies there for every Hero: { $item }.
special-escort =
  { $mortal ->
    [yes] { $unit-the } waits in { $area-id }. Anything that wounds everybody in his area loses the mission.
   *[no] { $unit-the } waits in { $area-id }.
  }
special-start-items = You divide these among the Heroes: { $items }.
special-face-up = Face up in { $areas }: { $item }.
special-features = The only { $back } features here: { $only }.
special-shuffled = Shuffled and face down in { $areas }: { $items }.
special-with-alarm = { $unit-the } comes with the alarm.

## On the map

name-a = Room A
name-b = Room B
name-c = Room C
name-d = Room D
name-e = Room E
name-f = Room F
name-g = Room G
name-h = Room H
name-i = Room I
name-j = Room J
name-k = Room K
name-l = Room L
name-m = Room M
name-n = Room N
name-o = Room O
name-p = Corridor P
name-q = Corridor Q
name-r = Corridor R
name-s = Corridor S
name-t = Corridor T
name-u = Corridor U
name-v = Corridor V
name-w = Corridor W
name-x = Corridor X
name-y = Corridor Y
name-z = Corridor Z

# Tiles

name-1a = Map Room
name-1b = Experiment Cells
name-2a = Great Hall
name-2b = Bunker Hall
name-3a = Theatre
name-3b = Vril Laboratory
name-4a = Church
name-4b = Factory
name-5a = Laboratory
name-5b = Bunker Barracks
name-6a = Art Gallery
name-6b = Vril Laboratory
name-7a = Archive
name-7b = Submarine
name-8a = Lounge
name-8b = Prison Cell
name-9a = Guard Room
name-9b = Weapon Storage
name-10a = Office
name-10b = Morgue
name-11a = Storage
name-11b = Vril Storage
name-12a = Church Entry
name-12b = Mad Scientist’s Office
name-13a = Corner
name-13b = Corner
name-14a = Corner
name-14b = Corner
name-15a = Corner
name-15b = Corner
name-16a = Corner
name-16b = Corner
name-17a = Corridor
name-17b = Corridor
name-18a = Corridor
name-18b = Corridor
name-19a = Corridor
name-19b = Corridor
name-20a = Corridor
name-20b = Corridor
name-21a = Corridor
name-21b = Corridor
name-22a = Corridor
name-22b = Corridor
name-23a = Long Corridor
name-23b = Long Corridor
name-24a = Long Corridor
name-24b = Long Corridor
name-25a = Junction
name-25b = Junction
name-26a = Crossroads
name-26b = Crossroads
