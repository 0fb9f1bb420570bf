### The castle and what stands beside it, in the browser.

wolf-side = Heroes

# What can be drawn over the map

wolf-layer-reach = Reach
wolf-layer-sight = Sight
wolf-layer-noise = Noise
wolf-layers = On the map
wolf-layer-reach-hint = Squares in reach, with their cost in AP
wolf-layer-sight-hint = What whoever acts can see; the dashed line is the range of the weapon
wolf-layer-noise-hint = Noise in rooms, and whom it would wake when you point at a room or an attack

# Signs of the legend, short

wolf-sign-chest = chest
wolf-sign-event = event
wolf-sign-objective = objective
wolf-sign-hero-spawn = way in
wolf-sign-enemy-spawn = enemy spawn
wolf-sign-passage = passage

# Said of squares, rooms and models

wolf-cost = { $ap } AP
wolf-health = { $hp } of { $of } HP, { $armor } Armor
wolf-wakes = noise here wakes { $models }

# Trackers and tokens

wolf-track = { $track }: { $at } of { $of }
wolf-alarm-at = alarm at { $limit }
wolf-alarm-raised = The alarm has been raised.
wolf-starter = Starts the round
wolf-controller = AI controller
wolf-players = Players

# Heroes

wolf-ap = AP
wolf-gp = GP
wolf-move-ap = +{ $ap } to move
wolf-accuracy = Accuracy { $accuracy }
wolf-lives =
  { $lives ->
    [0] No shared life
    [one] { $lives } shared life
   *[other] { $lives } shared lives
  }
wolf-ammo-of = { $thing }: { $n }
wolf-weapon-slot = Weapon slot
wolf-no-weapon = No weapon in hand.
wolf-empty-slot = { $type } slot, empty
wolf-bag = Carried
wolf-bag-empty = Nothing else is carried.
wolf-skills = Skills
wolf-events-kept = Events kept
wolf-always = always
wolf-spent = used up
wolf-weapon-facts =
  { $dice ->
    [one] range { $range } · { $dice } die · { $ap } AP
   *[other] range { $range } · { $dice } dice · { $ap } AP
  }
wolf-put-here = Put it here
wolf-give-here = Give it to { $hero }
wolf-put-back = Let go
wolf-nothing-to-do = Nothing can be done with it now.
wolf-open-hero = Show all of { $hero }
wolf-close-hero = Show less of { $hero }

# Mission, decks, enemies

wolf-mission = Mission
wolf-rules = Special rules
wolf-met = met
wolf-open = open
wolf-decks = Decks
wolf-discarded = { $n } discarded
wolf-on-top = On top of { $deck }: { $cards }
wolf-enemies = Enemies on the map
wolf-enemy-numbers = initiative { $initiative } · { $ap } AP
wolf-enemy-weapon =
  { $dice ->
    [one] { $weapon }: range { $range } · { $dice } die · { $ap } AP
   *[other] { $weapon }: range { $range } · { $dice } dice · { $ap } AP
  }
