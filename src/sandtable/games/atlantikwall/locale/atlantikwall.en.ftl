### D-Day Dice with Atlantikwall: what is on the table, what is asked and answered, what happened, and why not.

title = D-Day Dice: Atlantikwall
tagline = Six dice, a beach that gets steeper, and somebody in the Bunker who has seen you coming.

## Where we are

heading = { $map } · turn { $turn } · { $phase }
outcome =
  { $result-id ->
    [allied-victory] Allied victory: { $cause }.
   *[other] German victory: { $cause }.
  }
name-allied-victory = Allied victory
name-german-victory = German victory
name-cause-unit-destroyed = a Unit was destroyed
name-cause-cannot-move = a Unit had to move and could not
name-cause-bunker-left = all Units have left the beach, and a Bunker is still firing
name-cause-bunkers-taken = every Unit is in, and the Bunkers are taken
name-cause-assault = the German was beaten in his Bunker
name-cause-last-assault = the last Unit fell in the Bunker
name-cause-nobody-left = nobody is left in the Bunker
name-cause-survived = the Bunker has held

# Phases

name-phase-start = before the landing
name-phase-roll = Phase 1, Roll the Dice
name-phase-tally = Phase 1, the tallies are closed
name-phase-upkeep = Phase 2, Upkeep
name-phase-market = Phase 3, Recruit, Find and Trade
name-phase-move = Phase 4, Move
name-phase-combat = Phase 5, Combat
name-phase-assault = Phase 6, Assault
name-phase-turn-end = the end of the turn

# Before the game

setting-mode = Who plays
name-mode-allies = Allied Units alone
name-mode-versus = Allied Units against a German
name-mode-solitaire = The German alone, against an automated Unit
setting-map = Battle Map
setting-units = Allied Units
setting-counters = Re-roll counters
name-counters-none = None
name-counters-mulligan = Soldier Mulligan
name-counters-lucky-dice = Lucky Dice
name-counters-hidden-resources = Hidden Resources
name-counters-desperate-measures = Desperate Measures
setting-blind-start = Blind Start

## Who and what is there

name-able = Able
name-baker = Baker
name-charlie = Charlie
name-easy = Easy
name-german = German
  .the = the German
name-allies = Allies
  .the = the Allies

# Things in two parts: a die of a tray, a Unit’s hand, a confrontation

pair-piece = { $first }: { $second }
pair-area = { $first }: { $second }
pair-track = { $first }: { $second }

# Boards and places

name-side = The sides
name-solitaire = The automated Unit
name-assault = Assault
name-piles = Piles
name-group-map = The beach
name-group-market = What can be had
name-hand = hand
name-unique = Unique Specialists
name-depot = Items
name-used = Used Items
name-barracks = German Specialists
name-arsenal = German Items
name-spent = Used German Items
name-decorations = Decorations
name-discard = Used Decorations
name-top = Top of the Decorations
name-medals = Used Awards
name-lost = Lost this turn
name-home = Home
name-fallen = Fallen
name-landing = Automated Unit
  .the = the automated Unit
name-pool = Trading Pool

# Pieces

name-unit = Unit
name-die = Die
name-counter = Re-roll counter
  .the = a Re-roll counter
name-counters = Re-roll counters
name-decoration = Decoration
name-mgf-token = MGF token
name-marker = Unit marker

# Decks, tracks and counts

name-deck-specialists = Specialists
name-deck-items = Items
name-deck-awards = Awards
name-deck-vehicles = Vehicles
name-deck-decorations = Decorations
name-deck-bonuses = RWB bonuses
name-track-phase = Phase
name-roll = Roll
name-tally = Tally
name-upkeep = Upkeep
name-market = Recruit and find
name-move = Move
name-combat = Combat
name-count-turn = Turn
name-count-awards-deck = Awards in the deck
name-count-decorations-deck = Decorations in the deck
name-count-decorations-hand = Decorations in the German’s hand
name-count-mgf-tokens = MGF tokens left
name-count-counter-pool = Counters in the Pool
name-count-for-turn = this turn
name-count-paid = Soldiers the German has paid for DEF
name-count-missing = Soldiers the German is missing
name-count-covered = Points of DEF covered
name-count-no-lowering = No lowering of DEF
name-count-tracer = More killed by each roll for Machine Gun Fire
name-count-dearer-advance = More Courage for every Advance
name-count-lose-soldiers-all = Soldiers that every Unit will lose

# Marks

name-mark-bunker = Bunker
name-mark-start = Starting Sector
name-mark-mgf = Machine Gun Fire
name-mark-active = active
name-mark-inactive = not active
name-mark-leave = Can’t Stay Here
name-mark-no-lock = no Locking
name-mark-no-items = no Items found
name-mark-vehicle = Vehicle
name-mark-climb = Climbing
name-mark-no-trade = no trade here
name-mark-lowered = DEF lowered
name-mark-full = full
name-mark-taken = taken
name-mark-visited = visited
name-mark-gift = for the first to come
name-mark-must-move = must move
name-mark-hidden = hidden
name-mark-assaulting = assaulting
name-mark-resource = resource
name-mark-locked = Locked
name-mark-cancelled = cancelled
name-mark-closed = tally closed
name-mark-straight = straight
name-mark-done = done
name-mark-holding = cards held back
name-mark-specialist = Specialist
name-mark-item = Item
name-mark-award = Award
name-mark-decoration = Decoration
name-mark-used = used this turn
name-mark-new = new
name-mark-here = at work
name-mark-dead = dead
name-mark-face-down = face down
name-mark-now = now

# Facts

name-fact-map = Map
name-fact-soldiers = Soldiers
name-fact-def-now = DEF after cards
name-fact-effective = DEF for each Unit here
name-fact-mgf-active = Machine Gun Fire is active
name-fact-mines-active = Landmines are active
name-fact-visited = Been here
name-fact-strength = Soldiers and Specialists
name-fact-marker = Turns in this Sector
name-fact-stay = Turns allowed
name-fact-must-move = Must move
name-fact-losses = Losses to DEF
name-fact-counters = Re-roll counters
name-fact-throws = Throws made
name-fact-throws-left = Re-rolls left
name-fact-aside = Set aside
name-fact-sets = RWBs complete or near
name-fact-straight-lacks = A straight lacks
name-fact-worth = What the dice give
name-fact-bonuses = RWBs obtained
name-fact-recruited = Recruited this turn
name-fact-found = Found this turn
name-fact-for-turn = Until the end of the turn
name-fact-at = Where
name-fact-moves = Ways from here
name-fact-hand = Decorations in hand
name-fact-highest = Highest DEF occupied
name-fact-due = Soldiers due for DEF
name-fact-missing = Soldiers missing
name-fact-unit = Unit
name-fact-allied = Allied force
name-fact-german = German force
name-fact-allied-specialists = Allied Specialists
name-fact-german-specialists = German Specialists
name-fact-winner = Would win
name-fact-turns = Turns fought here
name-fact-moved = Has moved
name-fact-path = Its way
name-fact-sniper = Sniper
name-fact-shots = Uses that hunt the Sniper
name-fact-mgf-hurts = Machine Gun Fire strikes you
name-fact-mines-hurt = Landmines strike you
name-fact-face = Face
name-fact-colour = Colour
name-fact-locked = Locked
name-fact-cancelled = Cancelled
name-fact-number = Number
name-fact-side = Side
name-fact-price = Price
name-fact-currency = Paid in
name-fact-affordable = Can be paid
name-fact-rule = Rule
name-fact-why = Why not
name-fact-useful = Helps with
name-fact-useless = Of no use for
name-fact-when = When
name-fact-kind = Kind
name-fact-sacrifice = Given up when used

## Places in a sentence: $at, $to, $start, or an option’s $a and $b

place-at =
  { $at-id ->
    [bunker] the Bunker
    [bunker-a] Bunker A
    [bunker-b] Bunker B
    [west-bunker] the West Bunker
    [east-bunker] the East Bunker
   *[other] Sector { $at }
  }
place-to =
  { $to-id ->
    [bunker] the Bunker
    [bunker-a] Bunker A
    [bunker-b] Bunker B
    [west-bunker] the West Bunker
    [east-bunker] the East Bunker
   *[other] Sector { $to }
  }
place-start =
  { $start-id ->
    [bunker] the Bunker
    [bunker-a] Bunker A
    [bunker-b] Bunker B
    [west-bunker] the West Bunker
    [east-bunker] the East Bunker
   *[other] Sector { $start }
  }
place-a =
  { $a-id ->
    [bunker] the Bunker
    [bunker-a] Bunker A
    [bunker-b] Bunker B
    [west-bunker] the West Bunker
    [east-bunker] the East Bunker
   *[other] Sector { $a }
  }
place-b =
  { $b-id ->
    [bunker] the Bunker
    [bunker-a] Bunker A
    [bunker-b] Bunker B
    [west-bunker] the West Bunker
    [east-bunker] the East Bunker
   *[other] Sector { $b }
  }

## Whose

of-side = of { $side-the }
of-unit = of { $unit }
of-a = of { $a }
of-b = of { $b }

## Amounts in a sentence: $n of $what

amount =
  { $what-id ->
    [soldiers]
      { $n ->
        [one] 1 Soldier
       *[other] { $n } Soldiers
      }
    [stars]
      { $n ->
        [one] 1 Star
       *[other] { $n } Stars
      }
    [points]
      { $n ->
        [one] 1 Item Point
       *[other] { $n } Item Points
      }
   *[other] { $n } Courage
  }
soldiers-n =
  { $n ->
    [one] 1 Soldier
   *[other] { $n } Soldiers
  }
specialists-n =
  { $n ->
    [one] 1 Specialist
   *[other] { $n } Specialists
  }

## Questions
## An attribute words one of the answers for this question only.

prompt-start = Where do you land?
prompt-blind-start = The dice show { $dice }. Which of them is your Soldiers? The rest is Courage.
  .soldiers = Soldiers: { $a }
prompt-window =
  { $moment-id ->
    [roll] Use a card before the dice are thrown?
    [tally] All tallies are closed. Use a card on the dice?
    [upkeep] Use a card before the marker turns?
    [move] Use a card before anybody moves?
    [combat] Use a card before losses are counted?
    [confrontation] Use a card before the forces meet?
   *[other] Use a card now?
  }
  .pass = Use none now
  .hold =
    { $moment-id ->
      [combat] Use none, and ask no more this turn about cards that can wait
      [confrontation] Use none, and ask no more this turn about cards that can wait
     *[other] Use none, and ask no more before Phase 5 about cards that can wait
    }
prompt-who-first = Both sides want the same thing at the same time. Who goes first?

# Phase 1

prompt-aside = Only five dice are thrown here. Which colour stays aside?
prompt-lock =
  { $n ->
    [one] Lock 1 die: which?
   *[other] Lock { $n } dice: which?
  }
prompt-reroll =
  { $left ->
    [0] No re-roll is left. What else?
    [one] Re-roll which dice? It is the last time.
   *[other] Re-roll which dice? { $left } times are left.
  }
  .stop = Keep the dice as they are
prompt-d6 =
  { $label-id ->
    [landmines] Landmines: { $side-the } has thrown a { $die }. Change it?
    [mgf] Machine Gun Fire: { $side-the } has thrown a { $die }. Change it?
    [arrival] Soldiers on arrival: { $side-the } has thrown a { $die }. Change it?
    [sniper] The Sniper’s shot: { $side-the } has thrown a { $die }. Change it?
    [sharpshooter] The Scharfschütze: { $side-the } has thrown a { $die }. Change it?
   *[other] The Goliath Mine: { $side-the } has thrown a { $die }. Change it?
  }
  .pass = Leave the d6 as it is
  .rethrow = Throw the d6 again for a counter
  .hold = Use no card against it

# Cards that change dice

prompt-change-face = { $card-the }: another die to turn?
  .done = Turn no more
prompt-result = { $card }: which result?
  .result = { $a }
  .result-soldier = 1 Soldier
  .result-soldiers = 2 Soldiers
prompt-exchange = Which die do you give to { $unit }, and which do you want for it?
prompt-agree = { $unit } offers the { $given } for your { $taken }. Agreed?
  .agree = Give the { $taken } for the { $given }
  .refuse = Keep the { $taken }
prompt-steal = { $card-the }: which other die do you take?
prompt-theft = { $card-the } is about to take dice of this Unit. Stop it?
  .accept = Let it happen
prompt-which-tally = Which tally counts? The first: { $first }. The second: { $second }.
  .keep-first = The first one
  .keep-second = The second one
prompt-pool = Which die of the Trading Pool do you take? It holds: { $dice }.
  .take = Take die { $a } of the Pool

# Phase 2

prompt-cancel =
  { $n ->
    [one] A Skull cancels a result: which?
   *[other] Skulls still cancel { $n } results: which one now?
  }
prompt-free = A Skull belongs to an RWB now. Which cancelled result comes back?
prompt-bonus = { $bonus }: what do you take?
  .take = { $a }
  .take-counter = A Re-roll counter instead

# Phase 3

prompt-market = Recruit, find, trade: what next?
  .hold = Done, and ask no more before Phase 5 about cards that can wait
prompt-keep-award = Which of the two Awards do you keep?
prompt-choose-decoration = Which Decoration do you take out of the deck?
prompt-rearrange = Which Decoration comes next from the top, as number { $place }?
  .next = { $a }

# Phase 4

prompt-move =
  { $must ->
    [yes] Your time in { place-at } is up. Where to?
   *[other] Stay in { place-at }, or go on?
  }
prompt-here = Somebody waits in { place-at }: does he come along?
  .take = Take { $a-the } along
  .decline = Go on without him
prompt-gift = Who takes { $card-the }?

# Phases 5 and 6, and losses at any time

prompt-cover =
  { $n ->
    [one] 1 Soldier is missing to meet the DEF. Give a Specialist for him?
   *[other] { $n } Soldiers are missing to meet the DEF. Give a Specialist for one of them?
  }
prompt-read-def =
  { $n ->
    [one] 1 Soldier is missing, and two Sectors have the highest DEF. Which of them is read?
   *[other] { $n } Soldiers are missing, and several Sectors have the highest DEF. Which of them is read?
  }
prompt-assault-order = Which Unit confronts the German next?
  .next = { $a } goes in
prompt-casualties =
  { $soldiers ->
    [0] { specialists-n } must go: who?
   *[other] The loss is { $n }, and Soldiers go first: { $soldiers } are there. Give a Specialist instead?
  }
  .give = Give { $a-the } instead of a Soldier
  .soldiers = Lose Soldiers
prompt-lose-specialist = Which Specialist does { $side-the } lose?
prompt-lose-item = Which Item is lost?
prompt-save = { $card-the } would be lost. Save this Specialist?
  .accept = Let it happen
prompt-stand-in = { $card-the } would be lost. Does somebody go in this Specialist’s place?
  .accept = Nobody

## Answers

option-start = Land in { place-a }
option-soldiers = Soldiers
option-use =
  { $count ->
    [1] Use { $a-the }
    [2]
      { $a-id ->
        [mortar] Use { $a-the } on { place-b }
        [naval-observer] Use { $a-the } on { place-b }
        [gas] Use { $a-the } on { place-b }
        [coastal-artillery-badge] Use { $a-the } on { place-b }
        [mg42] Use { $a-the } in { place-b }
        [lucky-charm] Use { $a-the }: throw die { $b } again
        [binoculars] Use { $a-the }: turn the d6 to { $b }
        [fernglas] Use { $a-the }: turn the d6 to { $b }
        [distinguished-service-cross] Use { $a-the }: the RWB of { $b }
        [knights-cross] Use { $a-the }: the RWB of { $b }
        [distinguished-conduct-medal] Use { $a-the }: recruit { $b-the }
        [honour-roll-clasp] Use { $a-the }: recruit { $b-the }
        [verbandkasten] Use { $a-the }: { $b-the } comes back
        [medaille-de-la-resistance]
          { $b-id ->
            [soldiers] Use { $a-the } on the German’s Soldiers
           *[other] Use { $a-the } on { $b-the }
          }
       *[other] Use { $a-the } on { $b-the }
      }
   *[other]
      { $a-id ->
        [dog] Use { $a-the }: take die { $c } { of-b }
        [barbed-wire] Use { $a-the }: take die { $c } { of-b }
        [war-merit-cross] Use { $a-the }: take die { $c } { of-b }
        [waffen-ss] Use { $a-the }: give die { $c } to { $b }
       *[other] Use { $a-the }: die { $b } becomes { $c }
      }
  }
name-use-soldier = 1 Soldier
name-use-soldiers = 2 Soldiers
option-pass = Use none
option-hold = Use none, and ask no more about cards that can wait
option-first =
  { $a-id ->
    [allies] The Allies go first
   *[other] You go first
  }
option-aside = Set a { $a } die aside
option-lock =
  { $a-digits ->
    [one] Lock die { $a }
   *[other] Lock dice { $a-each }
  }
option-reroll =
  { $a-digits ->
    [one] Re-roll die { $a }
   *[other] Re-roll dice { $a-each }
  }
option-stop = Stop
option-mulligan = Mulligan: throw all dice again for the counter
option-again = Lucky Dice: throw all dice again for a counter
option-rethrow =
  { $count ->
    [0] Throw again for a counter
   *[other] Lucky Dice: throw die { $a } again for a counter
  }
option-once-more = Throw die { $a } once more
option-add = Spend a counter: add { $a } { $b }
name-add-soldier = 1 Soldier
name-add-soldiers = 2 Soldiers
option-desperate = Desperate Measures: roll everything anew for the counter
option-change = Die { $a } becomes { $b }
name-change-soldier = 1 Soldier
name-change-soldiers = 2 Soldiers
option-result = { $a }
option-exchange = Give die { $a } for die { $b }
option-agree = Agree
option-refuse = Refuse
option-steal = Take die { $b } { of-a }
option-accept = Accept it
option-keep = Keep { $a-the }
name-first = the first one
name-second = the second one
option-take = Take { $a-the }
option-cancel = Cancel die { $a }
option-free = Die { $a } comes back
option-recruit = Recruit { $a-the }
option-find = Find { $a-the }
option-used = Find { $a-the } among the used Items
option-vehicle = Find the Vehicle
option-award = Draw the Award of your straight
option-decoration =
  { $count ->
    [0] Choose the Decoration of your straight
   *[other] Take { $a-the }
  }
option-buy = Buy a Decoration
option-give =
  { $count ->
    [1] Give { $a-the }
    [2] Give { $b-the } to { $a }
   *[other] Give { $a } { $b }: { $c }
  }
option-done = Done
option-stay = Stay
option-snipe = Stay, and let the Sniper fire
option-move = Go to { place-a }
option-cry = Battle Cry: Advance to { place-a }
option-decline = Decline
option-gift = { $a } takes it
option-enough = Give nobody
option-cover = Give { $a-the }
option-read = { place-a }
option-next = { $a }
option-lose = Lose { $a-the }
option-nobody = Nobody is left
option-nothing = Nothing is left
option-instead = { $a-the } goes in this Specialist’s place

## What happened

event-turn-began = Turn { $turn } begins.
event-phase-began =
  { $phase-id ->
    [roll] Phase 1: the dice are thrown.
    [upkeep] Phase 2: Upkeep.
    [market] Phase 3: recruit, find and trade.
    [move] Phase 4: the Units move.
    [combat] Phase 5: Combat.
   *[other] Phase 6: Assault.
  }
event-start-chosen = { $unit } lands in { place-at }.
event-blind-start =
  { $courage ->
    [0]
      { $soldiers ->
        [one] { $side-the } starts with 1 Soldier.
       *[other] { $side-the } starts with { $soldiers } Soldiers.
      }
   *[other]
      { $soldiers ->
        [one] { $side-the } starts with 1 Soldier and { $courage } Courage.
       *[other] { $side-the } starts with { $soldiers } Soldiers and { $courage } Courage.
      }
  }
event-card-used = { $side-the } uses { $card-the }.
event-card-void = { $side-the } keeps { $card-the }: what it was meant for is gone.
event-first-chosen =
  { $first-id ->
    [allies] The Allies go first.
   *[other] The German goes first.
  }
event-gained = { $side-the } gains { amount }.
event-paid = { $side-the } pays { amount }.
event-soldiers-lost = { $side-the } loses { soldiers-n }; { $left } left.
event-specialist-lost = { $side-the } loses { $card-the }.
event-stood-in = { $card-the } goes in place of { $spared-the }.
event-unit-destroyed = { $unit } is destroyed.
event-rolled =
  { $label-id ->
    [landmines] Landmines: { $side-the } throws a { $die }.
    [mgf] Machine Gun Fire: { $side-the } throws a { $die }.
    [arrival] Soldiers on arrival: { $side-the } throws a { $die }.
    [sniper] The Sniper’s shot: { $side-the } throws a { $die }.
    [sharpshooter] The Scharfschütze: { $side-the } throws a { $die }.
   *[other] The Goliath Mine: { $side-the } throws a { $die }.
  }
event-decoration-drawn = The German draws { $card-the }.
event-hidden-decoration-drawn = The German draws a Decoration.

# Dice

event-die-set-aside = { $side-the } sets a { $colour } die aside.
event-dice-thrown =
  { $throw ->
    [1] { $side-the } throws: { $dice }.
   *[other] { $side-the } throws again: { $dice }.
  }
event-dice-locked = { $side-the } Locks: { $dice }.
event-die-thrown-again = { $side-the } throws the { $was } again: { $die }.
event-counter-spent =
  { $on-id ->
    [mulligan] { $side-the } spends the counter on a Mulligan.
    [again] { $side-the } spends a counter to throw all dice again.
    [rethrow] { $side-the } spends a counter to throw again.
    [add] { $side-the } spends a counter to add a result.
   *[other] { $side-the } spends the counter on Desperate Measures.
  }
event-counter-taken = { $side-the } takes a Re-roll counter.
event-more-rerolls =
  { $n ->
    [one] { $side-the } has 1 re-roll more.
   *[other] { $side-the } has { $n } re-rolls more.
  }
event-phase-restarted = { $side-the } rolls anew.
event-result-added = { $side-the } adds a result: { $die }.
event-tally-closed = { $side-the } closes the tally: { $dice }.
event-d6-turned = { $side-the } turns the d6 from { $was } to { $die }.
event-straight-made = { $side-the } has a straight.
event-bonus-obtained =
  { $granted ->
    [yes] { $side-the } is granted { $bonus }.
   *[other] { $side-the } obtains { $bonus }.
  }
event-bonus-taken =
  { $choice-id ->
    [points] { $side-the } takes { $bonus } as Item Points.
    [result] { $side-the } takes { $bonus } as one more result.
    [soldiers] { $side-the } takes { $bonus } as Soldiers.
    [courage] { $side-the } takes { $bonus } as Courage.
    [stars] { $side-the } takes { $bonus } as Stars.
    [advance] { $side-the } keeps { $bonus } for an Advance.
    [used-item] { $side-the } may find a used Item with { $bonus }.
    [extra-item] { $side-the } may find one Item more with { $bonus }.
    [decoration] { $side-the } takes { $bonus } as a Decoration.
    [kill] { $side-the } turns { $bonus } on every Unit.
    [look] { $side-the } looks at the uppermost Decorations with { $bonus }.
   *[other] { $side-the } takes a counter instead of { $bonus }.
  }
event-die-cancelled = A Skull cancels a result { of-side }: { $die }.
event-die-freed = A cancelled result { of-side } comes back: { $die }.
event-marker-turned = { $unit }’s marker turns to { $turns }.
event-marker-stays = { $unit }’s marker does not turn.
event-face-changed = { $side-the } turns a die: { $was } becomes { $die }.
event-colour-changed = { $side-the } recolours a die: { $was } becomes { $die }.
event-dice-exchanged = { $unit } gives { $other } a die ({ $given }) for another ({ $taken }).
event-exchange-refused = { $other } does not exchange dice with { $unit }.
event-tally-copied = { $side-the } copies the tally { of-unit }: { $dice }.
event-tally-chosen =
  { $which-id ->
    [first] { $side-the } keeps the first tally: { $dice }.
   *[other] { $side-the } keeps the second tally: { $dice }.
  }
event-die-stolen = { $side-the } takes a die { of-unit }: { $die }.
event-theft-stopped = { $unit } stops the theft; { $card-the } is spent in vain.
event-skull-given = { $side-the } gives { $unit } a Skull: { $die }.
event-skulls-freed = This turn the Skulls { of-side } cancel nothing.
event-climb-helped =
  { $n ->
    [one] { $unit } has 1 Skull more for the Climb.
   *[other] { $unit } has { $n } Skulls more for the Climb.
  }
event-pool-thrown = The Trading Pool: { $dice }.
event-pool-die-taken = The German takes a die of the Trading Pool: { $die }.

# Phases 3 and 4

event-recruited =
  { $stars ->
    [0] { $side-the } gets { $card-the } for nothing.
    [one] { $side-the } recruits { $card-the } for 1 Star.
   *[other] { $side-the } recruits { $card-the } for { $stars } Stars.
  }
event-found =
  { $used ->
    [yes]
      { $points ->
        [one] { $side-the } finds { $card-the } among the used Items for 1 Item Point.
       *[other] { $side-the } finds { $card-the } among the used Items for { $points } Item Points.
      }
   *[other]
      { $points ->
        [one] { $side-the } finds { $card-the } for 1 Item Point.
       *[other] { $side-the } finds { $card-the } for { $points } Item Points.
      }
  }
event-vehicle-found =
  { $points ->
    [one] { $unit } finds { $card-the } for 1 Item Point.
   *[other] { $unit } finds { $card-the } for { $points } Item Points.
  }
event-given = { $unit } gives { $to } { amount }.
event-item-given = { $unit } gives { $to } { $card-the }.
event-award-drawn = { $unit } receives { $card-the }.
event-award-put-under = { $unit } puts { $card-the } under the Awards.
event-decoration-bought = The German buys a Decoration for { $courage } Courage.
event-moved =
  { $how-id ->
    [advance] { $unit } Advances from { place-start } to { place-at }.
    [cry] { $unit } storms from { place-start } to { place-at } with a Battle Cry.
   *[other] { $unit } goes sideways from { place-start } to { place-at }.
  }
event-mines-crossed =
  { $why-id ->
    [inactive] { $unit } crosses Landmines that are not active.
    [ignored] { $unit } crosses the Landmines unharmed.
   *[other] { $unit } storms over the Landmines unharmed.
  }
event-joined = { $card-the } joins { $unit } in { place-at }.
event-gift-found = { $unit } finds { $card-the } in { place-at }.
event-vehicle-left = { $unit } leaves { $card-the } behind at { place-at }.
event-sniped =
  { $hit ->
    [yes] { $card-the } { of-unit } hits.
   *[other] { $card-the } { of-unit } misses.
  }

# Combat

event-def-lowered =
  { $left ->
    [0] The DEF of { place-at } is { $n } lower: nothing is left of it.
   *[other] The DEF of { place-at } is { $n } lower: { $left } is left.
  }
event-def-paid =
  { $missing ->
    [0] The German meets the DEF of { $due }.
    [one] The German owes { $due } for the DEF and pays { $paid }: 1 Soldier is missing.
   *[other] The German owes { $due } for the DEF and pays { $paid }: { $missing } Soldiers are missing.
  }
event-def-covered =
  { $missing ->
    [0] { $card-the } mans a gun: nobody is missing any more.
    [one] { $card-the } mans a gun: 1 Soldier is still missing.
   *[other] { $card-the } mans a gun: { $missing } Soldiers are still missing.
  }
event-def-read = The DEF of { place-at } is read.
event-def-faced = { $unit } faces a DEF of { $n } in { place-at }.
event-losses-lowered = { $unit } is spared { $n } of its losses.
event-guns-silent = The machine guns at { place-at } are silent.
event-soldiers-returned =
  { $n ->
    [one] 1 Soldier comes back to the German.
   *[other] { $n } Soldiers come back to the German.
  }
event-token-placed = From now on there is Machine Gun Fire at { place-at }.
event-confronted =
  { $unit } confronts the German: { $allied } ({ $allied-specialists ->
    [one] 1 Specialist
   *[other] { $allied-specialists } Specialists
  } among them) against { $german } ({ $german-specialists ->
    [one] 1 Specialist
   *[other] { $german-specialists } Specialists
  } among them).
event-unit-fell = { $unit } falls in the Bunker.
event-german-beaten = { $unit } has beaten the German.
event-bunker-taken = { $unit } has taken { place-at }.
event-unit-home = { $unit } is home.

# Solitaire

event-landing-moved = The automated Unit goes from { place-at } to { place-to }.
event-landing-stayed = The automated Unit stays in { place-at }.
event-sniper-came = The automated Unit has a Sniper now.
event-sniper-fired = The Sniper fires.
event-sniper-hunted = The hunt for the Sniper: { $shots } of { $needed }.
event-sniper-killed = The Sniper is dead.

# Raids

event-item-lost = { $side-the } loses { $item-the }.
event-vehicle-lost = { $unit } loses { $vehicle-the }.
event-points-lost =
  { $n ->
    [one] { $side-the } loses 1 Item Point.
   *[other] { $side-the } loses { $n } Item Points.
  }
event-resources-taken =
  { $stars ->
    [one] The German takes 1 Star and { $courage } Courage from { $unit }.
   *[other] The German takes { $stars } Stars and { $courage } Courage from { $unit }.
  }
event-decoration-lost = The German loses { $card-the } out of his hand.
event-specialist-back = { $card-the } comes back to { $side-the }.
event-held-for-turn =
  { $what-id ->
    [hidden] This turn German cards cannot choose { $side }.
    [battle-cry] This turn { $side } may Advance without costs and requirements.
    [used-item] This turn { $side-the } may find a used Item.
    [extra-find] This turn { $side-the } may find one Item more.
    [trade-anywhere] This turn { $side } may trade with any Unit.
    [trade-row] This turn { $side } may trade along its row.
    [free-advance] This turn an Advance costs { $side } no Courage.
    [stay-put] This turn the marker { of-side } does not turn.
    [dearer-advance] This turn every Advance costs { $n } Courage more.
    [lower-losses] The losses { of-side } are { $n } lower in this Phase 5.
    [no-losses] { $side } has no losses in this Phase 5.
    [no-mgf] This turn { $side } ignores Machine Gun Fire.
    [covered] This turn { $n } of the DEF counts as covered.
    [no-lowering] This turn Allied cards cannot lower DEF.
   *[other] This turn each roll for Machine Gun Fire kills { $n } more.
  }

## Why not

why-too-few-skulls = A Climb needs { $n } Skulls, and the tally has { $have }.
why-no-cry-while-climbing = No Battle Cry takes a Unit up a cliff.
why-is-new = { $card-the } has only just come.
why-nobody-to-shoot = The German has no Specialists.
why-too-little-courage = It costs { $n } Courage, and there is { $have }.
why-no-such-bonus-here = { $bonus } cannot be obtained in this Sector.
why-no-vehicle-here = { $card-the } is not to be found here.
why-only-found-at = { $card-the } is found in { place-at } only.
why-no-counter = There is no counter to spend.
why-no-counters-here = This table plays without such counters.
why-only-for-tools = A counter is taken instead of the RWB of Tools only.
why-counters-at-most = Nobody has more than { $n } counters.
why-no-counter-in-pool = No counter is left in the Pool.
why-has-only = There is no more to give than { amount }.
why-last-man = The last man { of-unit } is not given away.
why-just-lost = { $card-the } has just been lost, and can be had again from the next Phase 3 on.
why-costs-specialists =
  { $n ->
    [one] Entering { place-at } costs a Specialist, and there is none.
   *[other] Entering { place-at } costs { $n } Specialists, and there are fewer.
  }
why-cry-is-for-advances = A Battle Cry is for Advances, not for the way to { place-at }.
why-first-throw-only = That is possible after the first throw only, before dice are Locked.
why-not-just-thrown = This die was not just thrown.
why-has-vehicle = The Unit has { $card-the } already.
why-no-decorations = No Decoration is left.
why-somebody-has =
  { $unit-id ->
    [able] { $card-the } is with Able.
    [baker] { $card-the } is with Baker.
    [charlie] { $card-the } is with Charlie.
    [easy] { $card-the } is with Easy.
   *[other] Somebody else has { $card-the }.
  }
why-card-due = The card of the straight comes first.
why-watched = The German sees everything in { place-at }: no trade there.
why-needs-specialist = Only a Unit with { $card-the } may enter { place-at }.
why-sector-full =
  { $n ->
    [one] In { place-at } there is room for 1 Unit only.
   *[other] In { place-at } there is room for { $n } Units only.
  }
why-find-limit =
  { $n ->
    [one] A Unit finds 1 Item in a turn.
   *[other] This Unit finds { $n } Items in a turn.
  }
why-item-used = { $card-the } was used.
why-no-special-find = { $card-the } was used, and only some RWBs let you find used Items.
why-no-items-here = No Items are found in { place-at }.
why-no-way-back = No line leads from here to { place-at }.
why-visited = The Unit has been in { place-at } before.
why-must-move =
  { $n ->
    [one] Nobody stays here for more than 1 turn.
   *[other] Nobody stays here for more than { $n } turns.
  }
why-barrier = A Barrier lies on the way to { place-at }.
why-no-mulligan-here = This table plays without the Mulligan.
why-shows-soldiers = The dice show Soldiers.
why-recruit-limit =
  { $n ->
    [one] A Unit recruits 1 Specialist in a turn.
   *[other] This Unit recruits { $n } Specialists in a turn.
  }
why-too-few-stars =
  { $n ->
    [one] { $card-the } costs 1 Star, and there are { $have }.
   *[other] { $card-the } costs { $n } Stars, and there are { $have }.
  }
why-too-few-points =
  { $n ->
    [one] { $card-the } costs 1 Item Point, and there are { $have }.
   *[other] { $card-the } costs { $n } Item Points, and there are { $have }.
  }
why-locks-exactly =
  { $n ->
    [one] Exactly 1 die is Locked.
   *[other] Exactly { $n } dice are Locked.
  }
why-die-is-locked = One of these dice is Locked.
why-no-reroll-left = No re-roll is left.
why-lock-first =
  { $n ->
    [one] First 1 die is Locked.
   *[other] First { $n } dice are Locked.
  }
why-no-battle-cry = There is no Battle Cry this turn.
why-too-far = { $unit } is too far away.

## How likely

odds-rwb-skull = { $percent }% for the RWB of Skulls
odds-rwb-star = { $percent }% for the RWB of Stars
odds-rwb-soldier = { $percent }% for the RWB of 1 Soldier
odds-rwb-soldiers = { $percent }% for the RWB of 2 Soldiers
odds-rwb-courage = { $percent }% for the RWB of Courage
odds-rwb-tool = { $percent }% for the RWB of Tools
odds-straight = { $percent }% for a straight
odds-survive = { $percent }% to survive

## What to know before

card-sacrifice = Whoever uses this gives the Specialist up
frees-skulls = Its Skulls cancel nothing
bonus-choice = { $choice }: { $text }

# Dice

hint-worth =
  { $soldiers ->
    [one] The dice give 1 Soldier
   *[other] The dice give { $soldiers } Soldiers
  }, { $courage } Courage, { $stars ->
    [one] 1 Star
   *[other] { $stars } Stars
  } and { $points ->
    [one] 1 Item Point
   *[other] { $points } Item Points
  }
hint-skulls =
  { $n ->
    [one] 1 Skull is among them
   *[other] { $n } Skulls are among them
  }
hint-set = { $bonus } is complete
hint-set-lacks = { $bonus } lacks a { $colour } { $face }
hint-forbidden = { $bonus } cannot be obtained in this Sector
hint-straight = A straight
hint-straight-lacks = A straight lacks: { $faces }
name-faces-soldier = 1 Soldier
name-faces-soldiers = 2 Soldiers
hint-dice = { $dice }
hint-keeps = Keeps: { $dice }
hint-keeps-nothing = Keeps nothing
hint-best = { $odds } ({ $written })
hint-breaks = Breaks up { $bonus }
hint-will-cancel =
  { $n ->
    [one] 1 Skull will cancel a result
   *[other] { $n } Skulls will cancel results
  }
hint-desperate =
  { $n ->
    [one] Costs 1 Soldier
   *[other] Costs { $n } Soldiers
  }
hint-desperate-all =
  { $n ->
    [one] Costs every Unit 1 Soldier
   *[other] Costs every Unit { $n } Soldiers
  }

# Prices

hint-purse =
  { $stars ->
    [one] You have 1 Star
   *[other] You have { $stars } Stars
  }, { $points ->
    [one] 1 Item Point
   *[other] { $points } Item Points
  }, { $courage } Courage and { $soldiers ->
    [one] 1 Soldier
   *[other] { $soldiers } Soldiers
  }
hint-price = Costs { amount }; { $left } left
hint-left = { amount } left

# Moves

hint-mines =
  { $strength ->
    [one] Landmines: 1d6 Soldiers are lost, and there is only 1
   *[other] Landmines: 1d6 of { $strength } are lost
  }
hint-mines-harmless =
  { $why-id ->
    [inactive] The Landmines are not active
    [ignored] The Landmines do nothing to this Unit
   *[other] The Battle Cry carries the Unit over the Landmines
  }
hint-def = DEF { $n }
hint-def-spared = DEF { $n }, of which { $lost } would be lost
hint-mgf = Machine Gun Fire: 1d6 more
hint-mgf-silent = Machine Gun Fire that is not active
hint-destroyed = { $strength } are not enough: nobody would be left
hint-turns-left =
  { $n ->
    [0] The last turn here
    [one] 1 turn more after this one
   *[other] { $n } turns more after this one
  }

# Losses

hint-force =
  { $soldiers ->
    [one] 1 Soldier
   *[other] { $soldiers } Soldiers
  } and { $specialists ->
    [one] 1 Specialist
   *[other] { $specialists } Specialists
  } are left
hint-due =
  { $n ->
    [one] The DEF costs 1 Soldier of { $soldiers }
   *[other] The DEF costs { $n } Soldiers of { $soldiers }
  }
hint-missing =
  { $n ->
    [0] Nobody would be missing
    [one] 1 Soldier would be missing: every Unit faces 1 DEF less
   *[other] { $n } Soldiers would be missing: every Unit faces { $n } DEF less
  }
hint-mgf-hurts = The machine guns are not manned: 1d6 more is yours to lose
hint-mines-hurt = The Landmines are not laid: where the automated Unit crosses some, you lose 1d6
hint-read =
  { $n ->
    [0] Nobody would gain anything
    [one] Every Unit would gain 1 Soldier
   *[other] Every Unit would gain { $n } Soldiers
  }
hint-forces =
  { $win ->
    [yes] { $unit } has { $allied }, the German { $german }: the Allies would win
   *[other] { $unit } has { $allied }, the German { $german }: the German would win
  }

# Cards

useful-needed = Opens: { $sectors }
useful-activates-mines =
  { $n ->
    [one] 1 mined line still lies ahead
   *[other] { $n } mined lines still lie ahead
  }
useful-activates-mgf = Machine guns ahead: { $sectors }
useful-mines =
  { $n ->
    [one] 1 mined line still lies ahead
   *[other] { $n } mined lines still lie ahead
  }
useful-guns = Machine guns ahead: { $sectors }
useful-climb = A cliff ahead: { $sectors }
useful-sniper = The Sniper is at work
useless-lost = Would be lost at: { $sectors }
useless-free = Can be had for nothing at: { $sectors }
useless-mines = No active Landmines lie ahead
useless-guns = No active machine guns lie ahead
useless-climb = No cliff lies ahead
useless-alone = There is nobody to trade with
useless-no-specialists = The German has no Specialists
useless-sniper = There is no Sniper to find
useless-in-bunker = Does nothing in a Bunker
