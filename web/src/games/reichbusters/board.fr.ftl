### Le plan et ce qui l’accompagne, dans le navigateur.

rb-side = Héros
rb-map = Plan

# Ce qu’on peut dessiner sur le plan

rb-layers = Sur le plan
rb-layer-reach = Portée
rb-layer-sight = Vue
rb-layer-plans = Projets
rb-layer-reach-hint = À combien de points de mouvement chaque zone se trouve de qui agit
rb-layer-sight-hint = Ce que voit qui agit ; le reste est sombre
rb-layer-plans-hint = Ce que feraient les ennemis en alerte si leur tour commençait ; en pointer un montre le sien

# La légende

rb-awareness = Salles
rb-on-the-map = Sur le plan
rb-sign-watching = voit un héros
rb-sign-noise = bruit d’une porte
rb-sign-locked = verrouillée
rb-sign-spawn = renfort, niveau 2
rb-sign-feature = particularité
rb-sign-item = objet
rb-sign-entrance = entrée
rb-sign-exit = sortie
rb-sign-barracks = casernement
rb-sign-cleared = nettoyée
rb-sign-guard = poste de garde
rb-sign-passage = passage
rb-sign-planted = charge posée
rb-sign-biscuits = biscuits
rb-sign-suppressed = cloués au sol
rb-sign-obscured = fumée

# Dit des zones, des portes et des figurines

rb-feature-back = particularité ({ $back })
rb-wounds = { $n } blessure(s) sur { $of }
rb-hero-wounds =
  { $n ->
    [one] { $n } blessure
   *[other] { $n } blessures
  }
rb-defence = défense { $n }
rb-level = niveau { $n }
rb-steps =
  { $n ->
    [one] à { $n } zone
   *[other] à { $n } zones
  }
rb-noise-dice =
  { $n ->
    [one] { $n } dé de bruit
   *[other] { $n } dés de bruit
  }
rb-watches = voit { $heroes }

# La piste

rb-until-alarm =
  { $n ->
    [one] { $n } case avant l’alarme
   *[other] { $n } cases avant l’alarme
  }
rb-until-end =
  { $n ->
    [one] Alarme ! { $n } case avant la fin
   *[other] Alarme ! { $n } cases avant la fin
  }
rb-alarm-pending = L’alarme se déclenche
rb-moves-round = à la fin de chaque manche
rb-moves-alert =
  { $n ->
    [one] à chaque tour ennemi : { $n } ennemi en alerte
   *[other] à chaque tour ennemi : { $n } ennemis en alerte
  }
rb-nobody-alert = Personne n’est en alerte : les tours ennemis ne l’avancent pas.

# Un test

rb-test = { $test }
rb-total-of = { $total } sur { $target }
rb-total = total, pour l’objectif
rb-total-noise = bruit ; entendu dès
rb-played = Joué
rb-spent-on = dépensé : { $effect }

# Héros

rb-heroes = Héros
rb-actions =
  { $n ->
    [one] action
   *[other] actions
  }
rb-basics =
  { $n ->
    [one] { $n } action de base restante
   *[other] { $n } actions de base restantes
  }
rb-turn = tour { $n } de la manche
rb-points = points héroïques ({ $kind }) : { $n }
rb-hand = Main
rb-hand-of = Main de { $hero }
rb-in-hand =
  { $n ->
    [one] { $n } carte en main
   *[other] { $n } cartes en main
  }
rb-in-deck =
  { $n ->
    [one] { $n } carte dans la pioche
   *[other] { $n } cartes dans la pioche
  }
rb-on-top = Sur le dessus : { $cards }
rb-discarded = Défausse ({ $n })
rb-removed = Hors du jeu ({ $n })
rb-feat = Exploit
rb-range = Portée
rb-items = Objets ({ $n } sur { $of })
rb-skills = Compétences
rb-wound-cards = Blessures
rb-in-play = En effet
rb-open-hero = Tout montrer de { $hero }
rb-close-hero = Montrer moins de { $hero }

# Mission, ennemis, paquets

rb-mission = Mission
rb-rules = Règles spéciales
rb-met = atteint
rb-open = à faire
rb-enemies = Ennemis
rb-white-row = apparaît seulement
rb-used-up = ne revient pas
rb-on-map-of = { $n } sur { $of } sur le plan
rb-not-met = Pas encore rencontré.
rb-decks = Paquets
rb-last = Dernière : { $card }
