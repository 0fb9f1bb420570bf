### Reichbusters: Projekt Vril: why not, how likely, and what to know before.

## Why not

why-not-now = “{ $card }” is an instant: it waits for its moment.
why-card-useless = “{ $card }” would do nothing now.
why-knocked-down = { $hero } has been knocked down and must stand up first.
why-no-basic-action-left = { $hero } has no basic action left.
why-needs-both-actions = Recover takes both basic actions of { $hero }.
why-few-wounds = { $hero } has no more wounds than may be kept.
why-has-moved = { $hero } has made the basic move of this turn.
why-not-adjacent = No open way leads from here to { $area-id } in one step.
why-no-exit = There is no exit in { $area-id }.
why-squad-needs-item = The squad still needs this, so it cannot leave yet: { $item }.
why-has-attacked = { $hero } has made the basic attack of this turn.
why-weapon-unusable = { $weapon-the } is jammed or drained.
why-not-in-melee = { $target } is in the same area, and this weapon needs distance.
why-melee-weapon = { $target } is in another area, out of reach of this.
why-in-melee = { $hero } is in melee and cannot shoot into another area.
why-not-in-sight = { $target } is not in line of sight.
why-out-of-range = The distance is { $distance }, the range only { $range }.
why-too-near = The distance is only { $distance }, and this needs { $range }.
why-guarded = A bodyguard protects { $target }.
why-shielded = A meatshield stands in front of { $target }.
why-not-at-door = The door { $door-id } is not next to this Hero.
why-door-is-open = The door { $door-id } is open and stays open.
why-cannot-search = A wound keeps { $hero } from searching.
why-nothing-to-search = There is nothing to find in { $area-id }.
why-enemies-here = There are enemies in { $area-id }.
why-has-given = { $hero } has given or dropped something in this turn.
why-no-items = { $hero } carries nothing.
why-not-here = { $hero } is in another area.
why-no-charge = { $hero } carries no Demolition Charge.
why-no-false-objective = There is no free False Objective to plant a charge on in { $area-id }.
why-no-escort = There is no prisoner to take charge of in { $area-id }.
why-nothing-to-ready = { $hero } has nothing jammed, and no Vril Orb for anything drained.
why-item-drained = Drained: { $item }.
why-item-used = Used in this turn already: { $item }.
why-item-useless = It would do nothing now: { $item }.

## Odds

odds-success = { $percent }% to succeed
odds-kill = { $percent }% to kill
odds-wound = { $percent }% to wound
odds-defend = { $percent }% to come out unhurt
odds-jam = { $percent }% risk of a jam
odds-surge = { $percent }% risk of a surge
odds-noise-card = { $percent }% to be heard
odds-noise-bottom = { $percent }% that somebody comes

## Beside an option

hint-noise =
  { $dice ->
    [0] Silent.
    [one] Loud: { $dice } noise die.
   *[other] Loud: { $dice } noise dice.
  }
hint-noise-rouses = It could rouse { $room }.
hint-noise-door = A patrol could come through the door { $door-id }, into { $area-id }.
hint-noise-barracks = Enemies could come to { $area-id }.
hint-bang-card =
  { $kind-id ->
    [bang] Bang! A noise card is drawn without a test.
   *[boom] Boom! A noise card is drawn without a test.
  }
hint-bang = { $kind-id ->
    [bang] Bang!
   *[boom] Boom!
  } The tracker moves by { $n }; { $left ->
    [0] the alarm goes off.
    [one] { $left } space is left until the alarm.
   *[other] { $left } spaces are left until the alarm.
  }
hint-locked = The door is locked: this only takes the lock off.
hint-boost = The special counts 2, and another die of its kind is rolled.
hint-cancel = A cancelled surge neither wounds nor drains.
hint-loot = If the target dies, it drops an item.
hint-specials = Specials can pay for: { $effects }.
hint-jams = { $weapon-the } jams afterwards, unless a special is spent on it.
hint-drains = A blank or a surge on a vril die drains { $weapon-the }.
hint-armoured = { $enemy } is armoured: this cannot hurt it.
hint-armoured-needs = { $enemy } is armoured: only a card or AP Rounds would get through.

## Names where they are used

# An enemy with its number; `pair-` where nothing else is said

pair- = { $first } { $second }
pair-enemy = { $first } { $second }
pair-target = { $first } { $second }
pair-unit = { $first } { $second }
pair-attackers = { $first } { $second }
pair-model = { $first } { $second }
pair-attack = { $first } { $second }
pair-next = { $first } { $second }
pair-and = { $first } { $second }
pair-strike = { $first } { $second }
pair-counter = { $first } { $second }
pair-piece = { $first } { $second }
pair-area = { $first } { $second }
pair-foe = { $first } { $second }
pair-alert = { $first } { $second }
pair-targets = { $first } { $second }
pair-hero = { $first } { $second }
pair-chosen = { $first } { $second }

# What an event leaves open: an empty value has a name too

name-door- = none
name-towards- = none
name-hero- = nobody

# Faces of dice

name-dice-0 = blank
name-dice-vril-0 = vril blank
name-dice-vril-1 = vril 1
name-dice-vril-2 = vril 2
name-dice-vril-3 = vril 3
name-dice-vril-special = vril special
name-dice-vril-surge = surge
name-die-0 = blank
name-die-vril-0 = vril blank
name-die-vril-1 = vril 1
name-die-vril-2 = vril 2
name-die-vril-3 = vril 3
name-die-vril-special = vril special
name-die-vril-surge = surge
name-again-0 = blank
name-again-vril-0 = vril blank
name-again-vril-1 = vril 1
name-again-vril-2 = vril 2
name-again-vril-3 = vril 3
name-again-vril-special = vril special
name-again-vril-surge = surge
name-reroll-0 = blank
name-reroll-vril-0 = vril blank
name-reroll-vril-1 = vril 1
name-reroll-vril-2 = vril 2
name-reroll-vril-3 = vril 3
name-reroll-vril-special = vril special
name-reroll-vril-surge = surge
name-face-0 = blank
name-face-vril-0 = vril blank
name-face-vril-1 = vril 1
name-face-vril-2 = vril 2
name-face-vril-3 = vril 3
name-face-vril-special = vril special
name-face-vril-surge = surge
name-faces-0 = blank
name-faces-vril-0 = vril blank
name-faces-vril-1 = vril 1
name-faces-vril-2 = vril 2
name-faces-vril-3 = vril 3
name-faces-vril-special = vril special
name-faces-vril-surge = surge

# Kinds of dice

name-die-attack = attack die
name-die-defence = defence die
name-die-noise = noise die
name-die-vril = vril die

# What a special is spent on, what gives a re-roll

name-effect-wound = a wound
name-boost = boost
name-cancel = cancelled surge
name-loot = loot
name-source-injection = { name-vril-injection }
name-reroll-injection = { name-vril-injection }

# Letters of faction cards, barracks and marks

name-code-a = A
name-code-b = B
name-code-c = C
name-code-d = D
name-code-e = E
name-code-f = F
name-code-g = G
name-code-h = H
name-code-i = I
name-code-j = J
name-barracks-a = A
name-barracks-b = B
name-barracks-c = C

# Kinds of heroic points

name-kind-attack = attack
name-kind-defence = defence
name-kind-wild = wild

# Modifiers that a friend plays, or that keep the noise down

name-help-follow-me = { name-play-follow-me }
name-help-covering-fire = { name-play-covering-fire }
name-help-orders = { name-play-orders }
name-help-lets-go = { name-play-lets-go }
name-help-get-down = { name-play-get-down }
name-help-fire-by-numbers = { name-play-fire-by-numbers }
name-help-field-dressing = { name-play-field-dressing }
name-hush-hand-signals = { name-play-hand-signals }
name-help-fire-in-the-hole = { name-play-fire-in-the-hole }
name-help-spray = { name-play-spray }
name-help-belt-change = { name-play-belt-change }
name-help-headbutt = { name-play-headbutt }
name-help-big-target = { name-play-big-target }
name-help-suppressing-hail = { name-play-suppressing-hail }
name-help-shrug-it-off = { name-play-shrug-it-off }
name-help-overkill = { name-play-overkill }
name-help-toss-it-back = { name-play-toss-it-back }
name-hush-slip-past = { name-play-slip-past }
name-hush-lockpick = { name-play-lockpick }
name-help-throat-cut = { name-play-throat-cut }
name-help-dodge = { name-play-dodge }
name-help-two-taps = { name-play-two-taps }
name-help-whisper = { name-play-whisper }
name-help-bodkin = { name-play-bodkin }
name-help-pin-the-cloak = { name-play-pin-the-cloak }
name-hush-hold-breath = { name-play-hold-breath }
name-help-retreat = { name-play-retreat }
name-help-swap-quiver = { name-play-swap-quiver }
name-help-swordplay = { name-play-swordplay }
name-help-recover-arrow = { name-play-recover-arrow }
name-help-tally-ho = { name-play-tally-ho }
name-help-high-ground = { name-play-high-ground }
name-hush-stalk = { name-play-stalk }
name-help-snap-shot = { name-play-snap-shot }
name-help-tomahawk-throw = { name-play-tomahawk-throw }
name-help-eagle-eye = { name-play-eagle-eye }
name-help-fade = { name-play-fade }
name-help-lone-hunter = { name-play-lone-hunter }
name-help-patch-up = { name-play-patch-up }
name-hush-silenced-round = { name-play-silenced-round }

# Players

name-player-1 = Player 1
name-player-2 = Player 2
name-player-3 = Player 3
name-player-4 = Player 4
