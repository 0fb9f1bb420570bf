### Wolfenstein: The Board Game: what is on the table.

title = Wolfenstein: The Board Game
tagline = Quatre Héros, un château et beaucoup trop de gens qui aimeraient savoir d’où vient ce bruit.

## Where we are

heading = { $mission } · manche { $round } sur { $rounds } · { $phase }
outcome =
  { $result-id ->
    [victory] Victoire : la mission est accomplie.
   *[other] Défaite : { $cause }.
  }
name-victory = Victoire
name-defeat = Défaite
name-cause-all-dead = tous les Héros sont morts
name-cause-a-hero-died = un Héros est mort, et cette mission n’en pardonne aucun
name-cause-out-of-rounds = le temps est écoulé

# Resting points

name-phase-extra-ammo = munitions supplémentaires
name-phase-shared-life = vie partagée
name-phase-starter = nouvelle manche
name-phase-next-hero = phase des joueurs
name-phase-enter = phase des joueurs : entrée d’un Héros
name-phase-activation = phase des joueurs : début d’une activation
name-phase-action = phase des joueurs : actions
name-phase-end-activation = phase des joueurs : fin d’une activation
name-phase-bot = phase des joueurs : bots
name-phase-nazi-check = phase nazie : qui s’active
name-phase-nazi-next = phase nazie
name-phase-nazi-act = phase nazie
name-phase-nazi-end = phase nazie : sa fin
name-phase-clean-up = maintenance

## What is there

name-player-1 = Joueur 1
name-player-2 = Joueur 2
name-player-3 = Joueur 3
name-player-4 = Joueur 4

# Boards and places

name-castle = Le château
name-barriers = Portes et barricades
name-places = Pièces et couloirs
name-heroes = Héros
name-seats = Joueurs
name-tile-r1 = Pièce R1
name-tile-r2 = Pièce R2
name-tile-r3 = Pièce R3
name-tile-r4 = Pièce R4
name-tile-r5 = Pièce R5
name-tile-r6 = Pièce R6
name-tile-r7 = Pièce R7
name-tile-r8 = Pièce R8
name-tile-c1 = Couloir C1
name-tile-c2 = Couloir C2
name-tile-c3 = Couloir C3
name-tile-c4 = Couloir C4
name-tile-c5 = Couloir C5
name-tile-c6 = Couloir C6
name-tile-c7 = Couloir C7
name-tile-c8 = Couloir C8

# Tokens

name-chest = Coffre
name-event = Événement
name-objective = Objectif de mission
name-hero-spawn = Apparition de héros
name-enemy-spawn = Apparition de nazis
name-passage = Passage secret
name-difficult-terrain = Terrain difficile

# Trackers, decks and counts

name-track-round = Manche
name-track-hazard = Danger
name-deck-goals = Objectifs
name-deck-special = Règles spéciales
name-deck-alarm = Alarme
name-deck-skills = Capacités
name-deck-weapons = Armes
name-deck-equipment = Équipement
name-deck-events = Événements
name-deck-chests = Coffres
name-deck-enemies = Ennemis
name-goal = Objectif
name-special-rule = Règle spéciale
name-alarm = Alarme
name-count-equipment-deck = Équipement
name-count-equipment-discard = défausse
name-count-weapons-deck = Armes
name-count-events-deck = Événements
name-count-events-discard = défausse
name-count-chests-deck = Coffres
name-count-chests-discard = défausse
name-count-events-done = Événements accomplis
name-count-alarms = Alarmes déclenchées
name-count-thinned = Figurines en moins à la prochaine alarme

# Marks on squares, doors and places

name-mark-room = pièce
name-mark-corridor = couloir
name-mark-rough = terrain difficile
name-mark-reachable = à portée de marche
name-mark-in-sight = en ligne de vue
name-mark-in-range = à portée
name-mark-door = porte
name-mark-barricade = barricade
name-mark-closed = fermée
name-mark-open = ouverte
name-mark-locked = verrouillée
name-mark-noise = bruit
name-mark-lure = leurre
name-mark-smoke = fumée
name-mark-company = bruit si vous entrez

# Marks on models, Heroes and players

name-mark-acting = agit
name-mark-target = cible possible
name-mark-alert = agirait pendant la phase nazie
name-mark-active = activé
name-mark-acted = a agi
name-mark-asleep = en sommeil
name-mark-ordered = éloigné pour cette manche
name-mark-stunned = étourdi
name-mark-sabotaged = saboté
name-mark-bleeding = saigne
name-mark-fatigued = fatigué
name-mark-done = a joué cette manche
name-mark-dead = mort
name-mark-outside = pas encore dans le château
name-mark-reloaded = a rechargé
name-mark-rooted = ne peut plus se déplacer
name-mark-starter = premier joueur
name-mark-controller = contrôleur de l’IA
name-mark-turn = à son tour

# Marks on cards and tokens

name-mark-weapon = arme
name-mark-item = objet
name-mark-event = événement
name-mark-in-slot = dans l’emplacement
name-mark-carried = porté
name-mark-worn = équipé
name-mark-kept = conservé
name-mark-empty = jeton recharger
name-mark-used = utilisé

# Facts

name-fact-place = Lieu
name-fact-walls = Murs
name-fact-ap = PA
name-fact-state = État
name-fact-rule = Règle
name-fact-edges = Entre
name-fact-beside = À côté de
name-fact-wakes = Un bruit ici réveille
name-fact-side = Camp
name-fact-hp = PV
name-fact-base-hp = PV de base
name-fact-armor = Armure
name-fact-base-armor = Armure de base
name-fact-suit-armor = Armure de la combinaison
name-fact-large = Quatre cases
name-fact-hero = Héros
name-fact-alert = Agirait selon
name-fact-letter = Lettre
name-fact-seat = Joueur
name-fact-at = Case
name-fact-base-ap = PA par tour
name-fact-move-ap = PA pour se déplacer seulement
name-fact-accuracy = Précision
name-fact-gp = PG
name-fact-lives = Vie partagée
name-fact-attacks = Attaques ce tour
name-fact-ammo = Munitions
name-fact-slots = Emplacements
name-fact-skills = Capacités
name-fact-attachment = Attaché
name-fact-range = Portée
name-fact-dice = Dés
name-fact-type = Type
name-fact-option = Option
name-fact-hero-spawn = Jeton apparition de héros
name-fact-spawned = Apparus
name-fact-met = Rempli
name-fact-done = Fait
name-fact-of = Sur
name-fact-raised = Déclenchée
name-fact-fatigue = Fatigue
name-fact-usable = Utilisable maintenant
name-fact-always = Toujours active
name-fact-spent = Épuisée
name-fact-must = Ne peut être refusé
name-fact-from-the-top = Depuis le haut du paquet
name-fact-initiative = Initiative
name-fact-keywords = Mots-clés
name-fact-weapon = Arme
name-fact-weapon-ap = PA d’une attaque
name-fact-heroes = Héros

## Sentences on cards

named-line =
  { $price ->
    [0] { $skill } : { $text }
    [1] { $unit-id ->
      [ammo] { $skill } ({ $price } munition) : { $text }
     *[gp] { $skill } ({ $price } PG) : { $text }
    }
   *[other] { $unit-id ->
      [ammo] { $skill } ({ $price } munitions) : { $text }
     *[gp] { $skill } ({ $price } PG) : { $text }
    }
  }
event-option = { $option } :
weapon-facts =
  { $dice ->
    [one] portée { $range }, { $dice } dé, { $ap } PA, munitions { $kind }
   *[other] portée { $range }, { $dice } dés, { $ap } PA, munitions { $kind }
  }
enemy-facts =
  { $dice ->
    [one] { $keywords }. { $hp } PV, armure { $armor }, { $ap } PA, initiative { $initiative }. { $weapon } : portée { $range }, { $dice } dé, { $weapon-ap } PA.
   *[other] { $keywords }. { $hp } PV, armure { $armor }, { $ap } PA, initiative { $initiative }. { $weapon } : portée { $range }, { $dice } dés, { $weapon-ap } PA.
  }

## Beside an option

hint-noise =
  { $models-count ->
    [0] Bruit dans { $places } ; personne d’autre ne l’entendrait.
   *[other] Bruit dans { $places } ; réveillerait { $models }.
  }
hint-company =
  { $models-count ->
    [0] Bruit dès que vous entrez dans { $place } ; personne d’autre ne l’entendrait.
   *[other] Bruit dès que vous entrez dans { $place } ; réveillerait { $models }.
  }

## Why: what a rule says in a few words, beside a line of the log

name-reason-wolf-naz-07 = un Héros est en vue
name-reason-wolf-naz-08 = du bruit là où il se trouve
name-reason-wolf-naz-09 = du bruit juste à côté
name-reason-wolf-dif-20 = à ce niveau, un Héros vaut un bruit
name-reason-wolf-ini-01 = initiative la plus haute
name-reason-wolf-ini-02 = à initiative égale, le plus proche des Héros
name-reason-wolf-ini-03 = choix du contrôleur de l’IA entre égaux
name-reason-wolf-ini-04 = il ne peut encore rien faire
name-reason-wolf-ini-06 = toujours bloqué après tous les autres
name-reason-wolf-ini-07 = aucun chemin vers son but
name-reason-wolf-nac-01 = le plus proche à portée et en vue
name-reason-wolf-nac-02 = le plus proche en vue
name-reason-wolf-nac-05 = plus rien à faire, ou plus de PA
name-reason-wolf-nac-06 = parmi les plus proches, le moins de PV et d’armure
name-reason-wolf-nac-07 = personne en vue, donc vers le bruit
name-reason-wolf-rul-42 = attaqué auparavant, donc vers le Héros le plus proche
name-reason-wolf-rul-47 = il est là où est le bruit
name-reason-wolf-rul-50 = choix du contrôleur de l’IA entre égaux
name-reason-wolf-rul-62 = une grande figurine ne s’arrête pas dans une porte
name-reason-wolf-mov-03 = trop peu de PA pour le pas suivant
name-reason-wolf-stn-02 = étourdi
