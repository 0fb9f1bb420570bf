### Wolfenstein on a screen of characters.

wolfenstein-heroes = Heroes
wolfenstein-rooms = Rooms and corridors · ! = alert
wolfenstein-goals = Goals
wolfenstein-rules = Rules of this mission
wolfenstein-enemies = Enemies
wolfenstein-cards = Cards that Heroes have
wolfenstein-starter = { $seat } started
wolfenstein-controller = { $seat } moves the Nazis

wolfenstein-points = { $ap } AP · { $gp } GP · { $lives } ✚
wolfenstein-move-ap = (+{ $ap } to move)
wolfenstein-ammo = ammo { $light } light { $heavy } heavy { $special } special
wolfenstein-weapon = range { $range }, dice { $dice }, { $ap } AP, { $kind } ammo
wolfenstein-weapons = weapons
wolfenstein-slots = worn
wolfenstein-carries = carries
wolfenstein-keeps = keeps
wolfenstein-empty = empty: reload
wolfenstein-price = { $gp } GP
wolfenstein-wakes = wakes { $signs }

wolfenstein-room = room
wolfenstein-corridor = corridor
wolfenstein-rough = difficult terrain
wolfenstein-smoke = smoke
wolfenstein-chest = chest
wolfenstein-event = event
wolfenstein-objective = objective
wolfenstein-hero-spawn = Hero spawn
wolfenstein-enemy-spawn = enemy spawn
wolfenstein-passage = passage
wolfenstein-closed = closed door
wolfenstein-locked = locked door
wolfenstein-open = open door
wolfenstein-barricade = barricade
wolfenstein-joint = open way
wolfenstein-ap = AP to get there
wolfenstein-in-range = seen, in range
wolfenstein-in-sight = seen
wolfenstein-lit = can be chosen
wolfenstein-trail = just moved here
wolfenstein-noise = noise
