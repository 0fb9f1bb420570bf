### Reichbusters: Projekt Vril: what is on the table.

title = Reichbusters: Projekt Vril
tagline = Two to four Heroes in a castle full of science that should not work: get in unheard, get out alive.

## Where we are

heading = { $mission-id ->
    [raid] RAID, { $map }, { $objective }
   *[other] { $mission }
  } · round { $round } · { $alarm-id ->
    [sounded] after the alarm
    [pending] alarm
   *[none] before the alarm
  } · { $hero ->
    [nobody] { $phase }
   *[other] { $hero }, { $phase }
  }
outcome =
  { $result-id ->
    [won] Victory: { $cause }.
   *[lost] Defeat: { $cause }.
  }
name-won = Victory
name-lost = Defeat
name-cause-escaped = you are out, with what you came for
name-cause-time = time has run out
name-cause-captured = every Hero who is still inside has been captured
name-cause-nobody-left = nobody is left to do what was asked of you
name-cause-escort = the prisoner was caught in an explosion

# Resting points

name-phase-prepare = preparation
name-phase-turn-order = a new round
name-phase-next-hero = who goes next
name-phase-turn-start = Hero turn
name-phase-action = Hero turn
name-phase-noise = Hero turn: noise
name-phase-turn-end = Hero turn: its end
name-phase-raise-alarm = enemy turn: Raise the Alarm!
name-phase-stations-start = enemy turn: Action Stations!
name-phase-stations = enemy turn: Action Stations!
name-phase-kill-start = enemy turn: Kill the Intruders!
name-phase-kill = enemy turn: Kill the Intruders!
name-phase-check = enemy turn: Check Awareness!
name-phase-round-end = end of the round
name-phase-alarm = the alarm
name-phase-post-alarm = after the alarm
name-phase-raise-the-alarm = Raise the Alarm!
name-phase-action-stations = Action Stations!
name-phase-kill-the-intruders = Kill the Intruders!

## The alarm

alarm-none = { $left ->
    [one] { $left } space is left until the alarm
   *[other] { $left } spaces are left until the alarm
  }: one goes with every round{ $alert ->
    [0] , and more as soon as enemies are alert.
   *[other] , and one more with every enemy turn while enemies are alert, as now.
  }
alarm-pending = The alarm goes off at the end of this round.
alarm-sounded =
  { $left ->
    [one] The alarm has gone off. { $left } round is left to get out.
   *[other] The alarm has gone off. { $left } rounds are left to get out.
  }
spawn-level =
  { $units-count ->
    [0] Level { $level }: nobody.
   *[other] Level { $level }: { $units }.
  }

## What is there

# Groups of areas

name-group-map = The castle
name-group-doors = Doors
name-group-rooms = Rooms and corridors
name-group-heroes = Heroes
name-group-seats = Players
name-group-test = The test
name-group-decks = Decks
name-area-test = Test
name-area-noise-pre = Noise before the alarm
name-area-noise-post = Noise after the alarm
name-area-spawn = Spawns
name-area-wound = Wounds

# Pieces

name-spawn-token = Spawn token
name-piece-attack = Attack die
name-piece-defence = Defence die
name-piece-noise = Noise die
name-piece-vril = Vril
name-piece-shield = More defence dice
name-piece-no-noise = No noise
name-piece-less-noise = Less noise
name-piece-injection = { name-vril-injection }
name-piece-injection-special = { name-vril-injection }: one more die

# Trackers, decks and counts

name-track-pre-alarm = Until the alarm
name-track-post-alarm = After the alarm
name-space-alarm = Alarm
name-deck-goals = Goals
name-deck-special = Special rules
name-deck-alarm = Alarm
name-deck-faction = Enemy
name-deck-units = Units
name-deck-actions = Action cards
name-deck-weapons = Weapons
name-deck-items = Items
name-deck-wounds = Wounds
name-deck-skills = Skills
name-deck-team = Team
name-deck-features = Room features
name-deck-noise = Noise
name-deck-noise-pre = { name-area-noise-pre }
name-deck-noise-post = { name-area-noise-post }
name-deck-spawn = { name-area-spawn }
name-deck-wound = { name-area-wound }
name-deck-spawns = Spawns
name-goal = Goal
name-special-rule = Special rule
name-alarm = Alarm
name-card-row-vrilmeister = Vrilmeister
name-card-row-a = Row A
name-card-row-b = Row B
name-card-row-c = Row C
name-card-row-d = Row D
name-card-row-e = Row E
name-card-row-f = Row F
name-card-row-g = Row G
name-card-row-h = Row H
name-card-row-i = Row I
name-card-row-j = Row J
pair-card = { $first } { $second }
name-count-round = Round
name-count-noise-pre-deck = Noise cards before the alarm
name-count-noise-pre-discard = discarded
name-count-noise-post-deck = Noise cards after the alarm
name-count-noise-post-discard = discarded
name-count-spawn-deck = Spawn cards
name-count-spawn-discard = discarded
name-count-wound-deck = Wound cards
name-count-wound-discard = discarded
name-count-spawn-tokens = Spawn tokens
name-count-weapon-items = Weapon items left
name-count-medical-items = Medical items left
name-count-miscellaneous-items = Miscellaneous items left
name-count-vril-items = Vril items left
name-count-objective-items = Objective items left
name-count-attack-points = Heroic points left: attack
name-count-defence-points = Heroic points left: defence
name-count-wild-points = Heroic points left: wild
name-count-used-up-items = Items used up
name-count-planted = Charges planted
name-count-escaped = Heroes outside

# Marks of areas, doors and rooms

name-mark-room = room
name-mark-corridor = corridor
name-mark-x = X
name-mark-y = Y
name-mark-z = Z
name-mark-barracks-a = barracks A
name-mark-barracks-b = barracks B
name-mark-barracks-c = barracks C
name-mark-entrance = entrance
name-mark-exit = exit
name-mark-cleared = cleared: no patrol comes from here
name-mark-guard = guard point
name-mark-obscured = in smoke: nobody sees in or out
name-mark-suppressed = suppressed: does nothing
name-mark-passage = secret passage
name-mark-planted = charge planted
name-mark-biscuits = biscuits
name-mark-reachable = in reach
name-mark-in-sight = in sight
name-mark-target = a target
name-mark-open = open
name-mark-closed = closed
name-mark-locked = locked
name-mark-large = large
name-mark-workable = within your reach
name-mark-at-ease = at ease: has noticed nothing
name-mark-suspicious = suspicious: seen again, it is alert
name-mark-alert = alert: acts, and brings the alarm nearer
name-mark-watching = sees a Hero
name-mark-would-rise = will become more watchful at the end of the enemy turn

# Marks of Heroes, players and enemies

name-mark-hero = Hero
name-mark-enemy = enemy
name-mark-escort = prisoner
name-mark-standing = standing
name-mark-knocked-down = knocked down
name-mark-downed = Downed
name-mark-captured = captured
name-mark-out = outside
name-state-standing = standing
name-state-knocked-down = knocked down
name-state-downed = Downed
name-state-captured = captured
name-state-out = outside
name-mark-acting = acting
name-mark-acted = has acted
name-mark-leader = leads the prisoner
name-mark-painless = feels no wounds
name-mark-turn = to play
name-mark-speaker = decides for the table
name-mark-dormant = asleep
name-mark-sees = sees a Hero
name-mark-guarding = stays on guard
name-mark-veteran = veteran
name-mark-done = has acted
name-mark-led = led
name-mark-waiting = waiting

# Marks of cards and tokens

name-mark-token = token
name-mark-feature = room feature
name-mark-item = item
name-mark-weapon = weapon
name-mark-wound = wound
name-mark-skill = skill
name-mark-effect = effect
name-mark-die = die
name-mark-face-up = face up
name-mark-face-down = face down
name-mark-known = known
name-mark-spent = spent
name-mark-added = added
name-mark-normal = normal side
name-mark-vril = vril side
name-mark-melee = melee
name-mark-ranged = ranged
name-mark-jammed = jammed
name-mark-drained = drained
name-mark-used = used in this turn
name-mark-active = active
name-mark-inactive = inactive
name-mark-under-wound = under a wound
name-mark-in-use = in use
name-mark-attack = attack
name-mark-defence = defence
name-mark-noise = noise

# What an enemy would do

name-intent-stay = stays
name-intent-advance = comes nearer
name-intent-open-door = deals with a door
name-intent-flee = flees
name-intent-melee = attacks in melee
name-intent-ranged = shoots
name-intent-explode = blows up

# Until when, and when items are used

name-until-own-turn = the next turn of this Hero
name-until-next-hero = the next Hero’s turn
name-until-enemy-turn = the end of the enemy turn
name-when-always = always
name-when-turn = in the own turn
name-when-attack = in an attack
name-when-defence = in a defence
name-when-would-rise = when a room would rise
name-when-biscuits = when dogs are near
name-when-ready = to ready equipment
name-when-objective = for the mission

# Facts

name-fact-at = Area
name-fact-room = Room
name-fact-kind = Kind
name-fact-tile = Tile
name-fact-tiles = Tiles
name-fact-cells = Cells
name-fact-letters = Marks
name-fact-barracks = Barracks
name-fact-passages = Passage to
name-fact-reach = Steps away
name-fact-targets = Targets
name-fact-state = State
name-fact-areas = Areas
name-fact-noise = Noise dice
name-fact-edges = Between
name-fact-can = You can
name-fact-awareness = Awareness
name-fact-enemies = Enemies
name-fact-sees = Sees
name-fact-wounds = Wounds
name-fact-unit = Unit card
name-fact-defence = Defence
name-fact-base-defence = Printed defence
name-fact-melee = Melee attack
name-fact-melee-support = Melee support
name-fact-ranged = Ranged attack
name-fact-ranged-support = Ranged support
name-fact-range = Range
name-fact-most-wounds = Wounds to kill
name-fact-side = Side
name-fact-sides = Sides
name-fact-keywords = Keywords
name-fact-hero = Hero
name-fact-nearest = Nearest Hero
name-fact-distance = Distance
name-fact-intent = Would
name-fact-steps = Steps
name-fact-level = Level
name-fact-back = Back
name-fact-front = Front
name-fact-loot = Loot
name-fact-heroes = Heroes
name-fact-seat = Player
name-fact-basics = Basic actions left
name-fact-moved = Has moved
name-fact-attacked = Has attacked
name-fact-gave = Has given or dropped
name-fact-spent-point = Has spent a heroic point
name-fact-painless = Feels no wounds
name-fact-until-downed = Wounds until Downed
name-fact-slots = Item slots
name-fact-points = Heroic points
name-fact-hand = Cards in hand
name-fact-cards = Cards
name-fact-deck = Deck
name-fact-top = On top
name-fact-discard = Discard pile
name-fact-removed = Out of the game
name-fact-turn = Turn
name-fact-acted = Has acted
name-fact-attack = Attack dice
name-fact-vril = Vril dice
name-fact-jams = Jammed tokens
name-fact-when = When
name-fact-permanent = Lasting effect
name-fact-skill = Skill
name-fact-until = Until
name-fact-card = Card
name-fact-target = Needed
name-fact-total = Total
name-fact-bonus = Bonus
name-fact-foe = Against
name-fact-face = Face
name-fact-value = Counts
name-fact-spent = Spent on
name-fact-left = Left
name-fact-met = Met
name-fact-done = Done
name-fact-of = Of
name-fact-alert = Alert
name-fact-each-enemy-turn = Each enemy turn
name-fact-each-round = Each round
name-fact-code = Letter
name-fact-type = Type
name-fact-most = Most
name-fact-on-map = On the map
name-fact-white = Only spawns
name-fact-acting = Acting
name-fact-used-up = Used up
name-fact-veteran = Veteran
name-fact-verb = Does
name-fact-n = How much
name-fact-who = Who
name-fact-fits = Fits
name-fact-attack-dice = Attack dice
name-fact-defence-dice = Defence dice
name-fact-special = Special
name-fact-noise-dice = Noise dice
name-fact-reroll = Re-rolls
name-fact-draw = Draws
name-fact-keyword = Keyword
name-fact-only = Only
name-fact-number = Number
name-fact-feat = Feat
name-fact-modifier = Modifier
name-fact-changes = Changes
name-fact-normal = Normal side
name-fact-keep = Kept after use
name-fact-vril-dice = Vril dice
name-fact-patrol = Patrol
name-fact-tracker = Tracker
name-fact-spawns = Spawns
name-fact-levels = Levels
name-fact-in-use = In use
name-fact-used = Used

## Table options

setting-mission = Mission
setting-raid-map = Map of the RAID
setting-raid-faction = Faction of the RAID
setting-raid-objective = Objective of the RAID
setting-heroes = Heroes
setting-players = Players
setting-team = Team
setting-veterans = Veterans: a harder enemy
setting-tie-breaks = Equally good options of the enemy
name-tie-breaks-ask = the players decide
name-tie-breaks-automatic = the first one counts
setting-hands = Hands
name-hands-open = open: everybody sees every card
name-hands-hidden = hidden: each player sees only their own
setting-alarm-noise = Noise after the alarm
name-alarm-noise-one-is-silent = a single die is no test
name-alarm-noise-unchanged = as before
name-alarm-noise-one-less = one die fewer
setting-first-sight = A room rises at first sight
name-first-sight-on-change = when it saw nobody before
name-first-sight-every-turn = in every Hero turn
setting-patrols = Patrols come in
name-patrols-far-side = behind their door
name-patrols-near-side = in front of their door
setting-downed = Downed Heroes
name-downed-spared = are not attacked
name-downed-attacked = are attacked like others
setting-ruthless = Ruthless units shoot
name-ruthless-twice = twice in an enemy turn
name-ruthless-once = once
setting-drains = Vril is drained by
name-drains-blank-or-surge = a blank or a surge
name-drains-surge = a surge only
setting-lethal = Lethal and resilient re-roll
name-lethal-blanks = blanks
name-lethal-blanks-and-ones = blanks and ones
setting-piercing = Piercing attacks cancel
name-piercing-ones = ones on defence dice
name-piercing-specials = specials on defence dice
setting-dice = Faces of the dice
name-dice-ruled = as ruled
name-dice-harsh = one more blank on attack and defence
setting-kept = Kept from the mission before
setting-shorter = Spaces fewer before the alarm
setting-notes = What the squad knows
name-notes-kennels-known = the kennels are known
name-notes-doors-known = the doors are known
name-notes-fuel-gone = the fuel is gone
name-notes-hull-scrapped = the hull is scrap
name-notes-gruber-gone = Gruber is gone
