### Wolfenstein: The Board Game: what is on the table.

title = Wolfenstein: The Board Game
tagline = Four Heroes, one castle, and far too many people who would like to know what that noise was.

## Where we are

heading = { $mission } · round { $round } of { $rounds } · { $phase }
outcome =
  { $result-id ->
    [victory] Victory: the mission is accomplished.
   *[other] Defeat: { $cause }.
  }
name-victory = Victory
name-defeat = Defeat
name-cause-all-dead = all Heroes are dead
name-cause-a-hero-died = a Hero has died, and this mission forgives none
name-cause-out-of-rounds = time has run out

# Resting points

name-phase-extra-ammo = extra ammo
name-phase-shared-life = shared life
name-phase-starter = a new round
name-phase-next-hero = Player Phase
name-phase-enter = Player Phase: a Hero comes in
name-phase-activation = Player Phase: an activation begins
name-phase-action = Player Phase: actions
name-phase-end-activation = Player Phase: an activation ends
name-phase-bot = Player Phase: bots
name-phase-nazi-check = Nazi Phase: who activates
name-phase-nazi-next = Nazi Phase
name-phase-nazi-act = Nazi Phase
name-phase-nazi-end = Nazi Phase: its end
name-phase-clean-up = Clean-up

## What is there

name-player-1 = Player 1
name-player-2 = Player 2
name-player-3 = Player 3
name-player-4 = Player 4

# Boards and places

name-castle = The castle
name-barriers = Doors and barricades
name-places = Rooms and corridors
name-heroes = Heroes
name-seats = Players
name-tile-r1 = Room R1
name-tile-r2 = Room R2
name-tile-r3 = Room R3
name-tile-r4 = Room R4
name-tile-r5 = Room R5
name-tile-r6 = Room R6
name-tile-r7 = Room R7
name-tile-r8 = Room R8
name-tile-c1 = Corridor C1
name-tile-c2 = Corridor C2
name-tile-c3 = Corridor C3
name-tile-c4 = Corridor C4
name-tile-c5 = Corridor C5
name-tile-c6 = Corridor C6
name-tile-c7 = Corridor C7
name-tile-c8 = Corridor C8

# Tokens

name-chest = Chest
name-event = Event
name-objective = Mission objective
name-hero-spawn = Hero spawn
name-enemy-spawn = Enemy spawn
name-passage = Secret passage
name-difficult-terrain = Difficult terrain

# Trackers, decks and counts

name-track-round = Round
name-track-hazard = Hazard
name-deck-goals = Goals
name-deck-special = Special rules
name-deck-alarm = Alarm
name-deck-skills = Skills
name-deck-weapons = Weapons
name-deck-equipment = Equipment
name-deck-events = Events
name-deck-chests = Chests
name-deck-enemies = Enemies
name-goal = Goal
name-special-rule = Special rule
name-alarm = Alarm
name-count-equipment-deck = Equipment
name-count-equipment-discard = discarded
name-count-weapons-deck = Weapons
name-count-events-deck = Events
name-count-events-discard = discarded
name-count-chests-deck = Chests
name-count-chests-discard = discarded
name-count-events-done = Events completed
name-count-alarms = Alarms raised
name-count-thinned = Models fewer at the next alarm

# Marks on squares, doors and places

name-mark-room = room
name-mark-corridor = corridor
name-mark-rough = difficult terrain
name-mark-reachable = in reach
name-mark-in-sight = in line of sight
name-mark-in-range = in range
name-mark-door = door
name-mark-barricade = barricade
name-mark-closed = closed
name-mark-open = open
name-mark-locked = locked
name-mark-noise = noise
name-mark-lure = lure
name-mark-smoke = smoke
name-mark-company = noise if you come in

# Marks on models, Heroes and players

name-mark-acting = acting
name-mark-target = a target
name-mark-alert = would act in the Nazi Phase
name-mark-active = activated
name-mark-acted = has acted
name-mark-asleep = dormant
name-mark-ordered = sent away this round
name-mark-stunned = stunned
name-mark-sabotaged = sabotaged
name-mark-bleeding = bleeding
name-mark-fatigued = fatigued
name-mark-done = done for this round
name-mark-dead = dead
name-mark-outside = not yet in the castle
name-mark-reloaded = has reloaded
name-mark-rooted = may not move any more
name-mark-starter = starting player
name-mark-controller = AI controller
name-mark-turn = to play

# Marks on cards and tokens

name-mark-weapon = weapon
name-mark-item = item
name-mark-event = event
name-mark-in-slot = in the slot
name-mark-carried = carried
name-mark-worn = worn
name-mark-kept = kept
name-mark-empty = reload token
name-mark-used = used

# Facts

name-fact-place = Place
name-fact-walls = Walls
name-fact-ap = AP
name-fact-state = State
name-fact-rule = Rule
name-fact-edges = Between
name-fact-beside = Next to
name-fact-wakes = Noise here wakes
name-fact-side = Side
name-fact-hp = HP
name-fact-base-hp = Base HP
name-fact-armor = Armor
name-fact-base-armor = Base Armor
name-fact-suit-armor = Armor of the suit
name-fact-large = Four squares
name-fact-hero = Hero
name-fact-alert = Would act by
name-fact-letter = Letter
name-fact-seat = Player
name-fact-at = Square
name-fact-base-ap = AP a turn
name-fact-move-ap = AP for moving only
name-fact-accuracy = Accuracy
name-fact-gp = GP
name-fact-lives = Shared life
name-fact-attacks = Attacks this turn
name-fact-ammo = Ammo
name-fact-slots = Slots
name-fact-skills = Skills
name-fact-attachment = Attached
name-fact-range = Range
name-fact-dice = Dice
name-fact-type = Type
name-fact-option = Option
name-fact-hero-spawn = Hero spawn token
name-fact-spawned = Brought in
name-fact-met = Met
name-fact-done = Done
name-fact-of = Of
name-fact-raised = Raised
name-fact-fatigue = Fatigue
name-fact-usable = Usable now
name-fact-always = Always active
name-fact-spent = Used up
name-fact-must = Cannot be declined
name-fact-from-the-top = From the top of the deck
name-fact-initiative = Initiative
name-fact-keywords = Keywords
name-fact-weapon = Weapon
name-fact-weapon-ap = AP of an attack
name-fact-heroes = Heroes

## Sentences on cards

named-line =
  { $price ->
    [0] { $skill }: { $text }
   *[other] { $unit-id ->
      [ammo] { $skill } ({ $price } ammo): { $text }
     *[gp] { $skill } ({ $price } GP): { $text }
    }
  }
event-option = { $option }:
weapon-facts =
  { $dice ->
    [one] range { $range }, { $dice } die, { $ap } AP, { $kind } ammo
   *[other] range { $range }, { $dice } dice, { $ap } AP, { $kind } ammo
  }
enemy-facts =
  { $dice ->
    [one] { $keywords }. { $hp } HP, { $armor } Armor, { $ap } AP, initiative { $initiative }. { $weapon }: range { $range }, { $dice } die, { $weapon-ap } AP.
   *[other] { $keywords }. { $hp } HP, { $armor } Armor, { $ap } AP, initiative { $initiative }. { $weapon }: range { $range }, { $dice } dice, { $weapon-ap } AP.
  }

## Beside an option

hint-noise =
  { $models-count ->
    [0] Noise in { $places }; nobody new would hear it.
   *[other] Noise in { $places }; would wake { $models }.
  }
hint-company =
  { $models-count ->
    [0] Noise as soon as you come into { $place }; nobody new would hear it.
   *[other] Noise as soon as you come into { $place }; would wake { $models }.
  }

## Why: what a rule says in a few words, beside a line of the log

name-reason-wolf-naz-07 = a Hero is in sight
name-reason-wolf-naz-08 = noise where it stands
name-reason-wolf-naz-09 = noise next to where it stands
name-reason-wolf-dif-20 = on this level a Hero is as good as noise
name-reason-wolf-ini-01 = highest initiative
name-reason-wolf-ini-02 = of equal initiative, closest to the Heroes
name-reason-wolf-ini-03 = the AI controller chose among equals
name-reason-wolf-ini-04 = it can do nothing yet
name-reason-wolf-ini-06 = still blocked when all others had acted
name-reason-wolf-ini-07 = no way to its goal
name-reason-wolf-nac-01 = the nearest in range and in sight
name-reason-wolf-nac-02 = the nearest in sight
name-reason-wolf-nac-05 = there is nothing more to do, or no AP left
name-reason-wolf-nac-06 = of the nearest, the lowest HP and Armor together
name-reason-wolf-nac-07 = nobody in sight, so after the noise
name-reason-wolf-rul-42 = it has been attacked, so after the nearest Hero
name-reason-wolf-rul-47 = it is where the noise is
name-reason-wolf-rul-50 = the AI controller chose among equals
name-reason-wolf-rul-62 = nobody large stops in a doorway
name-reason-wolf-mov-03 = too few AP for the next step
name-reason-wolf-stn-02 = stunned
