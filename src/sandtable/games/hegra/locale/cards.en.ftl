### Halls of Hegra: cards, what they do, and the names of things.

## Cards

# Mobilisation

name-road-watch = Road watch at the bridge
name-whispers = Whispers in the valley
name-all-night-snowfall = All-night snowfall
name-bare-larder = Bare larder
name-second-thoughts = Second thoughts
name-split-casings = Split casings
name-scouts-on-the-ridge = Scouts on the ridge
name-frozen-fingers = Frozen fingers
name-disputed-orders = Disputed orders
name-bad-news = Bad news on the wireless
name-spotter-plane = Spotter plane

# 1st Attack

name-guns-unlimbered = Guns unlimbered
name-white-drifts = White drifts
name-shouted-threats = Shouted threats
name-tracker-dogs = Tracker dogs
name-ranging-shots = Ranging shots
name-cold-rations = Cold rations
name-farm-on-fire = Farm on fire
name-marksman = Marksman in the spruces
name-cracked-parapet = Cracked parapet
name-gone-by-morning = Gone by morning
name-damp-powder = Damp powder
name-refugees = Refugees on the road

# Siege 1

name-frozen-straggler = The frozen straggler
name-fresh-battery = A fresh battery
name-creeping-forward = Creeping forward
name-roof-fall = Roof fall
name-no-sleep = No sleep
name-leaflets = Leaflets
name-ring-closes = The ring closes
name-spoiled-stores = Spoiled stores

# Siege 2

name-heavy-howitzers = Heavy howitzers
name-smoke-on-the-slope = Smoke on the slope
name-worn-through = Worn through
name-ultimatum = Ultimatum
name-strafing-run = Strafing run
name-storm-companies = Storm companies
name-last-bandages = Last of the bandages
name-fouled-breech = Fouled breech

# Last Stand

name-dawn-assault = Dawn assault
name-curtain-of-fire = Curtain of fire
name-white-out-attack = White-out attack

# High Morale

name-letters-from-home = Letters from home
name-more-men = More men come in
name-hidden-cellar = A hidden cellar
name-steady-hands = Steady hands
name-local-guide = A local guide
name-sandbag-party = Sandbag party
name-sorted-shells = Sorted shells
name-word-gets-round = Word gets round
name-brief-thaw = A brief thaw
name-on-the-ward = On the ward
name-good-shooting = Good shooting
name-voice-from-london = A voice from London

# Low Morale

name-bickering = Bickering
name-slipping-away = Slipping away
name-hoarding = Hoarding
name-careless-talk = Careless talk
name-neglected-walls = Neglected walls
name-fever = Fever
name-mislaid-crates = Mislaid crates
name-talk-of-giving-up = Talk of giving up
name-gun-pit-accident = Accident in the gun pit

# Hope

name-saved-for-last = Saved for last
name-row-of-stones = One more row of stones
name-steady-nurse = A steady nurse
name-singing-in-the-tunnel = Singing in the tunnel
name-tracks-covered = Tracks covered
name-dud-shells = Dud shells

# Despair

name-empty-sacks = Empty sacks
name-no-one-looks-out = No one looks out
name-crumbling-edges = Crumbling edges
name-nerves = Nerves
name-lights-on-the-hill = Lights on the hill
name-waiting-for-the-next = Waiting for the next one

# Snow cards

name-dig-counter-patrol = Counter Patrol
name-dig-field-telephone = Field Telephone
name-dig-medicine-cabinet = Medicine Cabinet
name-dig-map-room = Map Room
name-dig-radio = Radio
name-dig-gun-2 = Gun 2
name-tinned-food = Tinned food
name-crates-of-shells = Crates of shells
name-timber-and-sacks = Timber and sacks
name-toolbox = Toolbox
name-ski-gear = Ski gear

## Effects: $n is the number without its sign, $sign is plus or minus

effect-fear =
  { $sign ->
    [plus] Fear +{ $n }
   *[minus] Fear −{ $n }
  }
effect-doubt =
  { $sign ->
    [plus] { $n ->
      [one] Doubt gets { $n } space worse
     *[other] Doubt gets { $n } spaces worse
    }
   *[minus] { $n ->
      [one] Doubt gets { $n } space better
     *[other] Doubt gets { $n } spaces better
    }
  }
effect-snow =
  { $sign ->
    [plus] { $n ->
      [one] Snow piles up: its marker goes { $n } space right
     *[other] Snow piles up: its marker goes { $n } spaces right
    }
   *[minus] { $n ->
      [one] Snow clears: its marker goes { $n } space left
     *[other] Snow clears: its marker goes { $n } spaces left
    }
  }
effect-supplies =
  { $sign ->
    [plus] { $n ->
      [one] Gain { $n } Supply
     *[other] Gain { $n } Supplies
    }
   *[minus] { $n ->
      [one] Lose { $n } Supply
     *[other] Lose { $n } Supplies
    }
  }
effect-supplies-or-morale =
  { $n ->
    [one] Lose { $n } Supply; if you have none, Morale −{ $n }
   *[other] Lose { $n } Supplies; if you have none, Morale −{ $n }
  }
effect-doubt-discs =
  { $sign ->
    [plus] { $n ->
      [one] The Recruit bag gains { $n } Doubt disc, out of the Reserve
     *[other] The Recruit bag gains { $n } Doubt discs, out of the Reserve
    }
   *[minus] { $n ->
      [one] The Recruit bag loses { $n } Doubt disc to the Reserve
     *[other] The Recruit bag loses { $n } Doubt discs to the Reserve
    }
  }
effect-miss =
  { $sign ->
    [plus] { $n ->
      [one] The Hit bag gains { $n } Miss tile, out of the Reserve
     *[other] The Hit bag gains { $n } Miss tiles, out of the Reserve
    }
   *[minus] { $n ->
      [one] The Hit bag loses { $n } Miss tile to the Reserve
     *[other] The Hit bag loses { $n } Miss tiles to the Reserve
    }
  }
effect-patrols =
  { $sign ->
    [plus] { $n ->
      [one] Add { $n } Patrol to the map
     *[other] Add { $n } Patrols to the map
    }
   *[minus] { $n ->
      [one] Remove { $n } Patrol of your choice from the map
     *[other] Remove { $n } Patrols of your choice from the map
    }
  }
effect-injure =
  { $n ->
    [one] { $n } Defender is injured
   *[other] { $n } Defenders are injured
  }
effect-lose =
  { $n ->
    [one] Lose { $n } Defender
   *[other] Lose { $n } Defenders
  }
effect-tire =
  { $n ->
    [one] Move { $n } Defender of your choice from Ready to Tired
   *[other] Move { $n } Defenders of your choice from Ready to Tired
  }
effect-morale =
  { $sign ->
    [plus] Morale +{ $n }
   *[minus] Morale −{ $n }
  }
effect-suspicion =
  { $sign ->
    [plus] Suspicion +{ $n }
   *[minus] Suspicion −{ $n }
  }
effect-artillery-tiles =
  { $n ->
    [one] The Hit bag gains { $n } Artillery tile, out of the Reserve
   *[other] The Hit bag gains { $n } Artillery tiles, out of the Reserve
  }
effect-hits =
  { $n ->
    [one] Draw { $n } Hit tile and resolve it
   *[other] Draw { $n } Hit tiles and resolve them
  }
effect-defence =
  { $sign ->
    [plus] Defence +{ $n }
   *[minus] Defence −{ $n }
  }
effect-despair =
  { $n ->
    [one] Shuffle { $n } Despair card into the High Morale deck
   *[other] Shuffle { $n } Despair cards into the High Morale deck
  }
effect-hope =
  { $n ->
    [one] Shuffle { $n } Hope card into the Low Morale deck
   *[other] Shuffle { $n } Hope cards into the Low Morale deck
  }
effect-straggler = A freezing German takes an empty bed at level { $n }; if every bed is taken, Morale −1
effect-creep = Move { $n } standing Infantry from Sector 1 to Sector 2, or as many as stand there and fit
effect-no-rest = Nobody may go from Tired to Rest this morning
effect-artillery-fire =
  { $n ->
    [one] The Artillery opens up, as if { $n } Artillery tile had been drawn
   *[other] The Artillery opens up, as if { $n } Artillery tiles had been drawn
  }
effect-rest-to-tired = Every Defender in Rest goes to Tired
effect-beds-relapse = Every Patient in a bed above level 1 drops 1 level
effect-jam =
  { $n ->
    [one] { $n } Gun of your choice jams: the rightmost of its revealed Status tiles is turned over
   *[other] { $n } Guns of your choice jam: the rightmost of the revealed Status tiles of each is turned over
  }
effect-ready =
  { $n ->
    [one] Up to { $n } Tired Defender goes back to Ready
   *[other] Up to { $n } Tired Defenders go back to Ready
  }
effect-reinforce =
  { $n ->
    [one] Add up to { $n } Defender of your choice from the Reserve to the Recruit bag
   *[other] Add up to { $n } Defenders of your choice from the Reserve to the Recruit bag
  }
effect-enlist =
  { $n ->
    [one] Move { $n } Defender of your choice, but not the Officer, from the Reserve to Tired
   *[other] Move { $n } Defenders of your choice, but not the Officer, from the Reserve to Tired
  }
effect-repair =
  { $n ->
    [one] Repair once for free
   *[other] Repair { $n } times for free
  }
effect-negotiate =
  { $n ->
    [one] Negotiate once for free
   *[other] Negotiate { $n } times for free
  }
effect-treat =
  { $n ->
    [one] Treat a Patient once for free
   *[other] Treat Patients { $n } times for free
  }
effect-heal =
  { $n ->
    [one] Heal { $n } Patient fully
   *[other] Heal { $n } Patients fully
  }
effect-shoot = Remove up to { $n } Infantry from one Sector of your choice
effect-surrender =
  { $sign ->
    [plus] Surrender +{ $n }
   *[minus] Surrender −{ $n }
  }
effect-choose = Choose one: { $options }

## Names

# Discs

name-officer = Officer
name-soldier = Soldier
name-volunteer = Volunteer
name-medic = Medic
name-hunter = Hunter
name-doubt = Doubt
name-infantry = Infantry

# Weather

name-sun = Sun
name-cloud = Cloud
name-snow = Snow

# Stages; the first two are event decks too

name-mobilisation = Mobilisation
name-first-attack = 1st Attack
name-siege = Siege

# Event decks

name-siege-1 = Siege 1
name-siege-2 = Siege 2
name-last-stand = Last Stand

# Morale decks

name-high = High Morale
name-low = Low Morale
name-hope = Hope
name-despair = Despair

# Tiles

name-miss = Miss
name-artillery = Artillery
name-air-injury = Air (injury)
name-air-morale = Air (Morale)
name-air-supply = Air (Supply)

# Action spaces

name-negotiate = Negotiate
name-open-route = Open New Supply Route
name-wall = Defensive Position
  .the = the unlettered Defensive Position
name-wall-a = Defensive Position A
name-wall-b = Defensive Position B
name-wall-c = Defensive Position C
name-reckless = Reckless Defence
name-field-telephone = Field Telephone
  .the = the Field Telephone
name-fire-artillery = Fire Artillery
name-supply-run = Supply Run
name-counter-patrol = Counter Patrol
name-shovel = Shovel Snow
name-repair = Repair
name-bolster = Bolster
name-promote = Promote
name-inspire = Inspire
name-radio = Radio
  .the = the Radio
name-map-room = Map Room
  .the = the Map Room
name-treat = Treat 1 Patient
name-medicine-cabinet = Medicine Cabinet
  .the = the Medicine Cabinet

# Guns

name-gun-1 = Gun 1
name-gun-2 = Gun 2
name-machine-gun = Machine Gun
  .the = the Machine Gun

# Map

name-fortress = Fortress
  .the = the Fortress
name-blue-1 = Light blue 1
name-blue-2 = Light blue 2
name-blue-3 = Light blue 3
name-blue-4 = Light blue 4
name-blue-5 = Light blue 5
name-blue-6 = Light blue 6
name-green-1 = Green 1
name-green-2 = Green 2
name-green-3 = Green 3
name-green-4 = Green 4
name-green-5 = Green 5
name-green-6 = Green 6
name-yellow-1 = Yellow 1
name-yellow-2 = Yellow 2
name-yellow-3 = Yellow 3
name-yellow-4 = Yellow 4
name-yellow-5 = Yellow 5
name-yellow-6 = Yellow 6
name-trail-1 = Trailhead 1
name-trail-2 = Trailhead 2
name-trail-3 = Trailhead 3
name-trail-4 = Trailhead 4
name-depot-1 = Supply Depot 1
name-depot-2 = Supply Depot 2
name-depot-3 = Supply Depot 3
name-depot-4 = Supply Depot 4
name-airfield = Værnes Airfield

# Map rows

name-yellow = Yellow row
  .the = the Yellow row
name-green = Green row
  .the = the Green row
name-blue = Light blue row
  .the = the Light blue row

# Delivery groups

name-group-supply = Supply Delivery
  .the = the Supply Delivery
name-group-patrol = Patrol Delivery
  .the = the Patrol Delivery
name-group-miss = Miss Delivery
  .the = the Miss Delivery
name-group-morale = Morale Delivery
  .the = the Morale Delivery
name-delivery-supply = { name-group-supply }
name-delivery-patrol = { name-group-patrol }
name-delivery-miss = { name-group-miss }
name-delivery-morale = { name-group-morale }

# Infirmary

name-bed-1 = Bed 1
name-bed-2 = Bed 2
name-bed-3 = Bed 3
name-waiting = Waiting Area
  .the = the Waiting Area

# Zones and bags

name-ready = Ready
name-tired = Tired
name-rest = Rest
name-reserve = Reserve
  .the = the Reserve
name-morgue = Morgue
  .the = the Morgue
name-recruit-bag = Recruit bag
  .the = the Recruit bag
name-hit-bag = Hit bag
  .the = the Hit bag
name-patrol-bag = Patrol bag
  .the = the Patrol bag
name-recruitment = Recruitment area
  .the = the Recruitment area

# Sectors

name-sector-1 = Sector 1
name-sector-2 = Sector 2
name-sector-3 = Sector 3
name-sector-4 = Sector 4

# Results, best first

name-german-retreat = German Retreat
name-truce = Truce
name-honourable-surrender = Honourable Surrender
name-surrender = Surrender
name-unconditional-surrender = Unconditional Surrender

# Tracks

name-track-supply = Supply track
name-track-supplies = Supplies
name-track-snow = Snow
name-track-weather = Weather
name-track-day = Day
name-track-surrender = Surrender
name-track-morale = Morale
name-track-suspicion = Suspicion
name-track-defence = Defence
name-track-artillery = Artillery
  .the = the Artillery marker
name-track-fear = Fear
name-track-doubt = Doubt
