### Wolfenstein on a screen of characters.

wolfenstein-heroes = Héros
wolfenstein-rooms = Pièces et couloirs · ! = en alerte
wolfenstein-goals = Objectifs
wolfenstein-rules = Règles de cette mission
wolfenstein-enemies = Ennemis
wolfenstein-cards = Cartes des Héros
wolfenstein-starter = { $seat } a commencé
wolfenstein-controller = { $seat } déplace les nazis

wolfenstein-points = { $ap } PA · { $gp } PG · { $lives } ✚
wolfenstein-move-ap = (+{ $ap } pour se déplacer)
wolfenstein-ammo = munitions { $light } lég. { $heavy } lou. { $special } spé.
wolfenstein-weapon = portée { $range }, dés { $dice }, { $ap } PA, munitions { $kind }
wolfenstein-weapons = armes
wolfenstein-slots = équipé
wolfenstein-carries = porte
wolfenstein-keeps = conserve
wolfenstein-empty = vide : recharger
wolfenstein-price = { $gp } PG
wolfenstein-wakes = réveille { $signs }

wolfenstein-room = pièce
wolfenstein-corridor = couloir
wolfenstein-rough = terrain difficile
wolfenstein-smoke = fumée
wolfenstein-chest = coffre
wolfenstein-event = événement
wolfenstein-objective = objectif
wolfenstein-hero-spawn = apparition de héros
wolfenstein-enemy-spawn = apparition de nazis
wolfenstein-passage = passage
wolfenstein-closed = porte fermée
wolfenstein-locked = porte verrouillée
wolfenstein-open = porte ouverte
wolfenstein-barricade = barricade
wolfenstein-joint = passage libre
wolfenstein-ap = PA pour y aller
wolfenstein-in-range = vue, à portée
wolfenstein-in-sight = vue
wolfenstein-lit = au choix
wolfenstein-trail = vient d’y passer
wolfenstein-noise = bruit
