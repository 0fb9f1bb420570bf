### The map and what stands beside it, in the browser.

rb-side = Heroes
rb-map = Map

# What can be drawn over the map

rb-layers = On the map
rb-layer-reach = Reach
rb-layer-sight = Sight
rb-layer-plans = Plans
rb-layer-reach-hint = How many movement points each area is away from whoever acts
rb-layer-sight-hint = What whoever acts can see; the rest is dark
rb-layer-plans-hint = What alert enemies would do if their turn began now; pointing at one shows its own

# The legend

rb-awareness = Rooms
rb-on-the-map = On the map
rb-sign-watching = sees a Hero
rb-sign-noise = noise of a door
rb-sign-locked = locked
rb-sign-spawn = spawn, level 2
rb-sign-feature = room feature
rb-sign-item = item
rb-sign-entrance = way in
rb-sign-exit = way out
rb-sign-barracks = barracks
rb-sign-cleared = cleared
rb-sign-guard = guard point
rb-sign-passage = passage
rb-sign-planted = charge planted
rb-sign-biscuits = dog biscuits
rb-sign-suppressed = suppressed
rb-sign-obscured = smoke

# Said of areas, doors and units

rb-feature-back = room feature ({ $back })
rb-wounds = { $n } of { $of } wounds
rb-hero-wounds =
  { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
  }
rb-defence = defence { $n }
rb-level = level { $n }
rb-steps =
  { $n ->
    [one] { $n } area away
   *[other] { $n } areas away
  }
rb-noise-dice =
  { $n ->
    [one] { $n } noise die
   *[other] { $n } noise dice
  }
rb-watches = sees { $heroes }

# The tracker

rb-until-alarm =
  { $n ->
    [one] { $n } space until the alarm
   *[other] { $n } spaces until the alarm
  }
rb-until-end =
  { $n ->
    [one] Alarm! { $n } space until time is up
   *[other] Alarm! { $n } spaces until time is up
  }
rb-alarm-pending = The alarm goes off
rb-moves-round = at the end of each round
rb-moves-alert =
  { $n ->
    [one] in each enemy turn: { $n } enemy is alert
   *[other] in each enemy turn: { $n } enemies are alert
  }
rb-nobody-alert = Nobody is alert: enemy turns do not move it.

# A test

rb-test = { $test }
rb-total-of = { $total } of { $target }
rb-total = total so far, of the target
rb-total-noise = noise so far; heard from
rb-played = Played
rb-spent-on = spent on { $effect }

# Heroes

rb-heroes = Heroes
rb-actions =
  { $n ->
    [one] action
   *[other] actions
  }
rb-basics =
  { $n ->
    [one] { $n } basic action left
   *[other] { $n } basic actions left
  }
rb-turn = turn { $n } of this round
rb-points = heroic points ({ $kind }): { $n }
rb-hand = Hand
rb-hand-of = Hand of { $hero }
rb-in-hand =
  { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
  }
rb-in-deck =
  { $n ->
    [one] { $n } card in the deck
   *[other] { $n } cards in the deck
  }
rb-on-top = On top: { $cards }
rb-discarded = Discarded ({ $n })
rb-removed = Out of the game ({ $n })
rb-feat = Feat
rb-range = Range
rb-items = Items ({ $n } of { $of })
rb-skills = Skills
rb-wound-cards = Wounds
rb-in-play = In effect
rb-open-hero = Show all of { $hero }
rb-close-hero = Show less of { $hero }

# Mission, enemies, decks

rb-mission = Mission
rb-rules = Special rules
rb-met = met
rb-open = open
rb-enemies = Enemies
rb-white-row = only spawned
rb-used-up = does not come again
rb-on-map-of = { $n } of { $of } on the map
rb-not-met = Not met yet.
rb-decks = Decks
rb-last = Last: { $card }
