### Reichbusters on a screen of characters.

reichbusters-heroes = Heroes · cards: ▲ action, ▼ modifier
reichbusters-rooms = Enemies and watchful rooms
reichbusters-goals = Goals
reichbusters-rules = Rules of this mission
reichbusters-faction = Enemy, in the order in which it acts
reichbusters-cards = What things do

reichbusters-test =
  { $against ->
    [foe] { $hero }: { $test } against { $foe }
   *[nobody] { $hero }: { $test }
  }
reichbusters-total = = { $total }, needs { $target }
reichbusters-vril-die = v
reichbusters-who-alert = alert: { $signs }, +1 each enemy turn

reichbusters-wounds = wounds { $wounds }/{ $most }
reichbusters-basics =
  { $n ->
    [0] no basic action left
    [one] 1 basic action left
   *[other] { $n } basic actions left
  }
reichbusters-order = turn { $n }
reichbusters-points = heroic points: { $points }
reichbusters-weapons = weapons
reichbusters-weapon =
  { $range ->
    [0] melee
   *[other] range { $range }
  }, { $dice } dice{ $vril ->
    [0] { "" }
   *[other] {" "}+ { $vril } vril
  }, noise { $noise }
reichbusters-items = carries { $n }/{ $slots }:
reichbusters-scars = wounded:
reichbusters-effects = in effect:
reichbusters-skills = skills
reichbusters-hand =
  { $n ->
    [one] 1 card in hand
   *[other] { $n } cards in hand
  }, { $deck } in the deck
reichbusters-cards-held =
  { $n ->
    [0] no cards
    [one] 1 card
   *[other] { $n } cards
  }

reichbusters-at-ease = at ease
reichbusters-suspicious = suspicious
reichbusters-alert = alert
reichbusters-sees = sees { $heroes }
reichbusters-would-rise = rises after the enemy turn
reichbusters-defence = def { $n }
reichbusters-melee = melee { $n }
reichbusters-ranged = shot { $n } (range { $range })
reichbusters-white = only spawns
reichbusters-used-up = used up

reichbusters-closed = closed door, 2 noise dice
reichbusters-locked = locked door, 2 noise dice
reichbusters-open = open door
reichbusters-escort = prisoner
reichbusters-spawn-token = spawn token
reichbusters-objective = objective
reichbusters-item = item, face down
reichbusters-found = item
reichbusters-feature = room feature, unseen
reichbusters-shown = room feature
reichbusters-entrance = entrance
reichbusters-exit = exit
reichbusters-barracks = barracks
reichbusters-guard = guard point
reichbusters-passage = secret passage
reichbusters-planted = charge planted
reichbusters-biscuits = biscuits
reichbusters-obscured = smoke
reichbusters-suppressed = suppressed
reichbusters-cleared = cleared
reichbusters-letter = mark of the mission
reichbusters-in-sight = you see it
reichbusters-lit = can be chosen
reichbusters-trail = took part
