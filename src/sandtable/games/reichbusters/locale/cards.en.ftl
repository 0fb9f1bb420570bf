### Reichbusters: Projekt Vril: the sixty action cards, each with its modifier, and the lines that cards are made of.

## Sarge

name-hold-fast = Hold Fast
name-i-got-this = I Got This
name-follow-me = Follow Me
name-drilled = Drilled
name-covering-fire = Covering Fire
name-steady-aim = Steady Aim
name-orders = Orders
name-rally = Rally
name-lets-go = Let’s Go!
name-tactical = Tactical
name-knife-work = Knife Work
name-double-time = Double Time
name-get-down = Get Down!
name-grit = Grit
name-fire-by-numbers = Fire by Numbers
name-burst-control = Burst Control
name-field-dressing = Field Dressing
name-breathe = Breathe
name-hand-signals = Hand Signals
name-hush = Hush
name-fire-in-the-hole = Fire in the Hole!
name-adrenaline = Adrenaline

## Brick

name-yaaarg = Yaaarg!
name-walking-wall = Walking Wall
name-spray = Spray
name-lead-rain = Lead Rain
name-what-door = What Door?
name-shoulder-in = Shoulder In
name-belt-change = Belt Change
name-spare-belt = Spare Belt
name-headbutt = Headbutt
name-meaty = Meaty
name-big-target = Big Target
name-thick-skin = Thick Skin
name-suppressing-hail = Suppressing Hail
name-support-gun = Support Gun
name-bull-rush = Bull Rush
name-momentum = Momentum
name-shrug-it-off = Shrug It Off
name-grim = Grim
name-overkill = Overkill
name-punch-through = Punch Through
name-toss-it-back = Toss It Back
name-roar = Roar

## Claudine

name-vanish = Vanish
name-nobody-saw = Nobody Saw
name-slip-past = Slip Past
name-soft-shoes = Soft Shoes
name-papers-bitte = Papers, Bitte
name-distract = Distract
name-lockpick = Lockpick
name-quiet-hands = Quiet Hands
name-rummage = Rummage
name-deft = Deft
name-throat-cut = Throat Cut
name-nerve-strike = Nerve Strike
name-listen = Listen
name-hunch = Hunch
name-dodge = Dodge
name-sidestep = Sidestep
name-two-taps = Two Taps
name-calm = Calm
name-whisper = Whisper
name-encourage = Encourage
name-false-trail = False Trail
name-misdirect = Misdirect

## Quentin

name-king-and-country = King and Country
name-ghost-of-the-moor = Ghost of the Moor
name-bodkin = Bodkin
name-draw-deep = Draw Deep
name-fieldcraft = Fieldcraft
name-light-foot = Light Foot
name-pin-the-cloak = Pin the Cloak
name-wind-reading = Wind Reading
name-reconnoitre = Reconnoitre
name-ready = Ready
name-hold-breath = Hold Breath
name-still = Still
name-retreat = Retreat
name-duck = Duck
name-swap-quiver = Swap Quiver
name-nock = Nock
name-swordplay = Swordplay
name-parry = Parry
name-recover-arrow = Recover Arrow
name-second-arrow = Second Arrow
name-tally-ho = Tally-Ho
name-cheer = Cheer

## Red Hawk

name-one-shot = One Shot
name-warpath = Warpath
name-high-ground = High Ground
name-range-found = Range Found
name-stalk = Stalk
name-tread-lightly = Tread Lightly
name-snap-shot = Snap Shot
name-quick-eye = Quick Eye
name-track = Track
name-instinct = Instinct
name-tomahawk-throw = Tomahawk Throw
name-heft = Heft
name-eagle-eye = Eagle Eye
name-mark = Mark
name-fade = Fade
name-low-profile = Low Profile
name-lone-hunter = Lone Hunter
name-solitude = Solitude
name-patch-up = Patch Up
name-endure = Endure
name-silenced-round = Silenced Round
name-muffle = Muffle

## A modifier as an answer: its name and what it does

name-play-follow-me = “{ name-drilled }”: 1 more attack die
name-play-covering-fire = “{ name-steady-aim }”: re-roll up to 2 attack dice
name-play-orders = “{ name-rally }”: 1 more defence die
name-play-lets-go = “{ name-tactical }”: 1 more attack or defence die
name-play-knife-work = “{ name-double-time }”: 1 more area in this move
name-play-get-down = “{ name-grit }”: 2 more to the defence
name-play-fire-by-numbers = “{ name-burst-control }”: add a special to an attack
name-play-field-dressing = “{ name-breathe }”: 2 more to the attack
name-play-hand-signals = “{ name-hush }”: 1 noise die fewer
name-play-fire-in-the-hole = “{ name-adrenaline }”: add a special to an attack or defence, and 1 noise die
name-play-spray = “{ name-lead-rain }”: add a special to an attack, and 1 noise die
name-play-what-door = “{ name-shoulder-in }”: 1 more area in this move, and 1 noise die
name-play-belt-change = “{ name-spare-belt }”: add a special to an attack
name-play-headbutt = “{ name-meaty }”: 2 more to a melee attack
name-play-big-target = “{ name-thick-skin }”: 2 more defence dice
name-play-suppressing-hail = “{ name-support-gun }”: 2 more attack dice for a friend’s attack
name-play-bull-rush = “{ name-momentum }”: 1 more area in this move
name-play-shrug-it-off = “{ name-grim }”: re-roll the blanks of your defence
name-play-overkill = “{ name-punch-through }”: this attack is armour piercing
name-play-toss-it-back = “{ name-roar }”: add a special to an attack
name-play-slip-past = “{ name-soft-shoes }”: 1 noise die fewer
name-play-papers-bitte = “{ name-distract }”: 2 less noise
name-play-lockpick = “{ name-quiet-hands }”: 2 noise dice fewer for a door or a search
name-play-rummage = “{ name-deft }”: re-roll any number of noise dice
name-play-throat-cut = “{ name-nerve-strike }”: 1 more die for a melee attack
name-play-listen = “{ name-hunch }”: draw a card
name-play-dodge = “{ name-sidestep }”: 2 more to the defence
name-play-two-taps = “{ name-calm }”: re-roll 1 attack die
name-play-whisper = “{ name-encourage }”: add a special to your defence
name-play-false-trail = “{ name-misdirect }”: 2 less noise
name-play-bodkin = “{ name-draw-deep }”: 1 more attack die
name-play-fieldcraft = “{ name-light-foot }”: 1 more area in this move
name-play-pin-the-cloak = “{ name-wind-reading }”: re-roll up to 2 attack dice
name-play-reconnoitre = “{ name-ready }”: draw a card
name-play-hold-breath = “{ name-still }”: 1 noise die fewer
name-play-retreat = “{ name-duck }”: 1 more defence die
name-play-swap-quiver = “{ name-nock }”: add a special to a ranged attack
name-play-swordplay = “{ name-parry }”: 2 more to the defence
name-play-recover-arrow = “{ name-second-arrow }”: 2 more to the attack
name-play-tally-ho = “{ name-cheer }”: 1 more attack die for a friend’s attack
name-play-high-ground = “{ name-range-found }”: 1 more attack die
name-play-stalk = “{ name-tread-lightly }”: 1 noise die fewer
name-play-snap-shot = “{ name-quick-eye }”: re-roll 1 attack die
name-play-track = “{ name-instinct }”: draw a card
name-play-tomahawk-throw = “{ name-heft }”: 1 more die for a melee attack
name-play-eagle-eye = “{ name-mark }”: add a special to an attack
name-play-fade = “{ name-low-profile }”: 1 more defence die
name-play-lone-hunter = “{ name-solitude }”: alone in your area: 2 more to the attack or the defence
name-play-patch-up = “{ name-endure }”: 2 more to the defence
name-play-silenced-round = “{ name-muffle }”: 2 noise dice fewer for an attack

## The moment of an instant

when-attacked = When a Hero in your area is attacked:
when-attacked-near = When a Hero in your area or an adjacent one is attacked:
when-attacked-self = When you are attacked:
when-after-attacked = After an attack on you:
when-kill-start = When Kill the Intruders! begins:
when-stations-start = When Action Stations! begins:
when-enemy-enters-sight = When an enemy moves into an area that you see:
when-would-rise = When a room would rise and you are the only Hero whom it sees:
when-patrol = When a patrol is about to come:

## The parts of an upper half

step-move = { $who-id ->
    [self] Move
    [another-on-tile] Another Hero on your tile may move
    [two-on-tile] Up to two Heroes on your tile, yourself included, may move
   *[all-near] Each Hero on your tile or beside it may move
  } { $n ->
    [one] { $n } area
   *[other] up to { $n } areas
  }{ $more-count ->
    [0] .
   *[other] . { $more }.
  }
step-ride = { $n ->
    [one] Move { $n } area
   *[other] Move up to { $n } areas
  }, with up to { $attacks } ranged attacks anywhere on the way.
step-repeat = { $n ->
    [one] Move { $n } area
   *[other] Move up to { $n } areas
  } and attack { $attack-id ->
    [melee] in melee
    [ranged] at range
   *[other] with any weapon
  }; again and again, as long as the attack wounds.
step-attack = { $attack-id ->
    [melee] Attack in melee
    [ranged] Attack at range
    [unarmed] Attack with bare hands
    [thrown] Throw { $weapon-the } at an enemy one area away
   *[any] Attack with any weapon
  }{ $n ->
    [1] { $more-count ->
      [0] .
     *[other] . { $more }.
    }
   *[other] , up to { $n } times{ $more-count ->
      [0] .
     *[other] . { $more }.
    }
  }
step-suppress = { $n ->
    [0] Suppress enemies in an area in sight, within range of one of your weapons, but not from melee
    [one] Suppress enemies in an area in sight, { $n } area away, but not from melee
   *[other] Suppress enemies in an area in sight, up to { $n } areas away, but not from melee
  }{ $more-count ->
    [0] .
   *[other] . { $more }.
  }
step-draw = { $who-id ->
    [self] Draw
   *[another-on-tile] Another Hero on your tile draws
  } { $n ->
    [one] { $n } card
   *[other] { $n } cards
  }{ $more-count ->
    [0] .
   *[other] . { $more }.
  }
step-heal =
  { $who-id ->
    [self] Remove { $n } of your wounds.
   *[hero-here] { $n ->
      [one] Remove { $n } wound of a Hero in your area.
     *[other] Remove { $n } wounds of Heroes in your area.
    }
  }
step-unjam =
  { $n ->
    [one] Take { $n } jammed token off your weapons.
   *[other] Take { $n } jammed tokens off your weapons.
  }
step-door =
  { $door-id ->
    [open] Open an adjacent door, locked or not.
   *[work] Unlock or open an adjacent door.
  }
step-grenade = 1 wound for everybody in an adjacent area.
step-take = Take an item of your area, with the noise of this card instead of its own. No enemies may be there.
step-calm = The nearest room that is suspicious or alert falls by { $n ->
    [one] { $n } level
   *[other] { $n } levels
  }.
step-peek =
  { $deck-id ->
    [noise] Look at the top 2 noise cards and put them back in any order.
   *[spawn] Look at the top 2 spawn cards and put them back in any order.
  }
step-strike = With { $weapon-the }, { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
  } without a test on an enemy in sight, at any range. Not from melee, not on a Vrilmeister, not on armour.
step-kill = Kill an enemy in your area with a defence of { $n } or less, if one wound is enough for it. No test.
step-shield = { $who-id ->
    [on-tile] { $n ->
      [one] In this enemy turn every Hero on your tile defends with { $n } more die
     *[other] In this enemy turn every Hero on your tile defends with { $n } more dice
    }
    [target] { $n ->
      [one] The Hero who is attacked defends with { $n } more die
     *[other] The Hero who is attacked defends with { $n } more dice
    }
   *[self] { $n ->
      [one] Defend with { $n } more die
     *[other] Defend with { $n } more dice
    }
  }{ $more-count ->
    [0] .
   *[other] . { $more }.
  }
step-hold = { $until-id ->
    [own-turn] Until your next turn
   *[next-hero] Until the next Hero’s turn
  } { $effect-id ->
    [no-noise] you make no noise tests.
    [less-noise] your noise tests have 1 die fewer.
   *[eagle-eye] your attacks are accurate and lethal.
  }
step-look-at-feature = Look at a face-down room feature up to { $n } areas away, in sight or not. It stays face down.
step-trigger-token = Trigger a spawn token on your tile or beside it; no room rises because it sees you.
step-recall = The card below this one on your discard pile goes on top of your deck.
step-become-target = { $n ->
    [0] You become the target of the attack
    [one] You become the target of the attack and defend with { $n } more die
   *[other] You become the target of the attack and defend with { $n } more dice
  }{ $more-count ->
    [0] .
   *[other] . { $more }.
  }
step-cancel-rise = The room does not rise.
step-choose-door = Choose its door among all that it could use, near or far.
clause-with = One Hero from your area may come along
clause-through =
  { $n ->
    [one] You may pass through { $n } area with enemies
   *[other] You may pass through { $n } areas with enemies
  }
clause-unseen = No room rises because it sees you on the way
clause-dice =
  { $n ->
    [one] { $n } more die
   *[other] { $n } more dice
  }
clause-keywords = { $keywords }
clause-least = { $n } or more areas away
clause-at-trigger = That enemy only
clause-spread = One area with enemies beside it, too
clause-ignore-damage = You ignore all damage of it
clause-then-move =
  { $n ->
    [one] Then a move of { $n } area
   *[other] Then a move of { $n } areas
  }
clause-alone = Only if you are alone in your area
card-noise =
  { $noise-id ->
    [bang] Bang!
   *[other] Noise: { $noise }.
  }
name-noise-1 = 1 die
name-noise-2 = 2 dice
name-noise-3 = 3 dice
name-noise-weapon = that of the weapon
name-noise-weapon-and-more = that of the weapon and 1 more die
name-noise-bang = Bang!
card-feat = A feat: afterwards the card leaves the game.

## The parts of a lower half

modifier = “{ $modifier }”: { $choices }.
change-attack-dice =
  { $n ->
    [one] +{ $n } attack die
   *[other] +{ $n } attack dice
  }
change-defence-dice =
  { $n ->
    [one] +{ $n } defence die
   *[other] +{ $n } defence dice
  }
change-attack = +{ $n } to the attack
change-defence = +{ $n } to the defence
change-noise-dice = { $n-sign ->
    [minus] −
   *[other] +
  }{ $n-size ->
    [one] { $n-size } noise die
   *[other] { $n-size } noise dice
  }
change-noise = { $n-sign ->
    [minus] −
   *[other] +
  }{ $n-size } noise
change-areas =
  { $n ->
    [one] +{ $n } area
   *[other] +{ $n } areas
  }
change-draw =
  { $n ->
    [one] +{ $n } card
   *[other] +{ $n } cards
  }
change-special =
  { $test-id ->
    [attack] +1 special on an attack
    [defence] +1 special on a defence
   *[any] +1 special on an attack or defence
  }
change-reroll =
  { $test-id ->
    [defence] { $n ->
      [one] Re-roll { $n } defence die
     *[other] Re-roll up to { $n } defence dice
    }
    [noise] { $n ->
      [one] Re-roll { $n } noise die
     *[other] Re-roll up to { $n } noise dice
    }
   *[attack] { $n ->
      [one] Re-roll { $n } attack die
     *[other] Re-roll up to { $n } attack dice
    }
  }
change-reroll-blanks =
  { $test-id ->
    [attack] Re-roll blank attack dice
   *[defence] Re-roll blank defence dice
  }
change-reroll-all = Re-roll noise dice
change-keyword = { $keyword }
change-only =
  { $only-id ->
    [melee] In melee
    [ranged] At range
    [own] For yourself
    [friend] For a friend’s attack
    [here] In your area
    [alone] Alone in your area
    [door-or-search] For a door or a search
   *[attack] For an attack
  }
