### Le château et ce qui l’entoure, dans le navigateur.

wolf-side = Héros

# Ce qui peut être dessiné sur la carte

wolf-layer-reach = Trajets
wolf-layer-sight = Vue
wolf-layer-noise = Bruit
wolf-layers = Sur la carte
wolf-layer-reach-hint = Les cases accessibles, avec leur coût en PA
wolf-layer-sight-hint = Ce que voit la figurine qui agit ; le tireté est la portée de son arme
wolf-layer-noise-hint = Le bruit dans les pièces, et qui il réveillerait quand vous désignez une pièce ou une attaque

# Signes de la légende, en bref

wolf-sign-chest = coffre
wolf-sign-event = événement
wolf-sign-objective = objectif
wolf-sign-hero-spawn = entrée
wolf-sign-enemy-spawn = renforts
wolf-sign-passage = passage

# Dit des cases, des pièces et des figurines

wolf-cost = { $ap } PA
wolf-health = { $hp } PV sur { $of }, armure { $armor }
wolf-wakes = un bruit ici réveille { $models }

# Marqueurs et jetons

wolf-track = { $track } : { $at } sur { $of }
wolf-alarm-at = alarme à { $limit }
wolf-alarm-raised = L’alarme a été donnée.
wolf-starter = Commence la manche
wolf-controller = Contrôleur de l’IA
wolf-players = Joueurs

# Héros

wolf-ap = PA
wolf-gp = PG
wolf-move-ap = +{ $ap } pour se déplacer
wolf-accuracy = Précision { $accuracy }
wolf-lives =
  { $lives ->
    [0] Aucune vie partagée
    [one] { $lives } vie partagée
   *[other] { $lives } vies partagées
  }
wolf-ammo-of = { $thing } : { $n }
wolf-weapon-slot = Emplacement d’arme
wolf-no-weapon = Aucune arme en main.
wolf-empty-slot = Emplacement { $type }, vide
wolf-bag = Porté
wolf-bag-empty = Rien d’autre n’est porté.
wolf-skills = Capacités
wolf-events-kept = Événements gardés
wolf-always = toujours
wolf-spent = épuisée
wolf-weapon-facts =
  { $dice ->
    [one] portée { $range } · { $dice } dé · { $ap } PA
   *[other] portée { $range } · { $dice } dés · { $ap } PA
  }
wolf-put-here = Mettre ici
wolf-give-here = Donner à { $hero }
wolf-put-back = Reposer
wolf-nothing-to-do = On ne peut rien en faire pour l’instant.
wolf-open-hero = Montrer tout de { $hero }
wolf-close-hero = Montrer moins de { $hero }

# Mission, paquets, ennemis

wolf-mission = Mission
wolf-rules = Règles spéciales
wolf-met = atteint
wolf-open = à atteindre
wolf-decks = Paquets
wolf-discarded =
  { $n ->
    [one] { $n } défaussée
   *[other] { $n } défaussées
  }
wolf-on-top = Sur le paquet { $deck } : { $cards }
wolf-enemies = Ennemis sur la carte
wolf-enemy-numbers = initiative { $initiative } · { $ap } PA
wolf-enemy-weapon =
  { $dice ->
    [one] { $weapon } : portée { $range } · { $dice } dé · { $ap } PA
   *[other] { $weapon } : portée { $range } · { $dice } dés · { $ap } PA
  }
