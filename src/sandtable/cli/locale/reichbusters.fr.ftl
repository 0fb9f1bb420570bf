### Reichbusters on a screen of characters.

reichbusters-heroes = Héros · cartes : ▲ action, ▼ modificateur
reichbusters-rooms = Ennemis et pièces en éveil
reichbusters-goals = Objectifs
reichbusters-rules = Règles de cette mission
reichbusters-faction = L’ennemi, dans l’ordre où il agit
reichbusters-cards = Ce que font les choses

reichbusters-test =
  { $against ->
    [foe] { $hero } : { $test } contre { $foe }
   *[nobody] { $hero } : { $test }
  }
reichbusters-total = = { $total }, il faut { $target }
reichbusters-vril-die = v
reichbusters-who-alert = en alerte : { $signs }, +1 à chaque tour ennemi

reichbusters-wounds = blessures { $wounds }/{ $most }
reichbusters-basics =
  { $n ->
    [0] plus d’action de base
    [one] encore 1 action de base
   *[other] encore { $n } actions de base
  }
reichbusters-order = tour { $n }
reichbusters-points = points d’héroïsme : { $points }
reichbusters-weapons = armes
reichbusters-weapon =
  { $range ->
    [0] corps à corps
   *[other] portée { $range }
  }, { $dice ->
    [one] 1 dé
   *[other] { $dice } dés
  }{ $vril ->
    [0] { "" }
   *[other] {" "}+ { $vril } vril
  }, bruit { $noise }
reichbusters-items = porte { $n }/{ $slots } :
reichbusters-scars = blessures :
reichbusters-effects = effet :
reichbusters-skills = compétences
reichbusters-hand =
  { $n ->
    [one] { $n } carte en main
   *[other] { $n } cartes en main
  }, { $deck } dans la pioche
reichbusters-cards-held =
  { $n ->
    [0] aucune carte
    [one] 1 carte
   *[other] { $n } cartes
  }

reichbusters-at-ease = tranquille
reichbusters-suspicious = méfiante
reichbusters-alert = en alerte
reichbusters-sees = voit { $heroes }
reichbusters-would-rise = s’éveille après le tour ennemi
reichbusters-defence = déf { $n }
reichbusters-melee = mêlée { $n }
reichbusters-ranged = tir { $n } (portée { $range })
reichbusters-white = renfort seulement
reichbusters-used-up = épuisé

reichbusters-closed = porte fermée, 2 dés de bruit
reichbusters-locked = porte verrouillée, 2 dés de bruit
reichbusters-open = porte ouverte
reichbusters-escort = prisonnier
reichbusters-spawn-token = jeton d’apparition
reichbusters-objective = objectif
reichbusters-item = objet, face cachée
reichbusters-found = objet
reichbusters-feature = élément de pièce, non vu
reichbusters-shown = élément de pièce
reichbusters-entrance = entrée
reichbusters-exit = sortie
reichbusters-barracks = baraquement
reichbusters-guard = point de garde
reichbusters-passage = passage secret
reichbusters-planted = charge posée
reichbusters-biscuits = biscuits
reichbusters-obscured = fumée
reichbusters-suppressed = tir de suppression
reichbusters-cleared = vide
reichbusters-letter = repère de la mission
reichbusters-in-sight = vous le voyez
reichbusters-lit = au choix
reichbusters-trail = y était
