### D-Day Dice avec Atlantikwall : les mots de la plage, du plateau de dés et de ce qui est à côté.

atl-side = Unités

# La plage

atl-beach = La plage
atl-sector = { place-at }, DEF { $def }
atl-def-now = DEF { $n } pour l’instant
atl-mgf =
  { $active ->
    [yes] tirs de mitrailleuse, actifs
   *[other] tirs de mitrailleuse, inactifs
  }
atl-guns = MG
atl-guns-off = muette
atl-line =
  { $courage ->
    [0] { $barrier ->
        [yes] Ligne vers le { place-to } : une Barrière
       *[other] { $mines ->
            [yes] Ligne vers le { place-to } : des mines
           *[other] Ligne vers le { place-to }
          }
      }
   *[other] { $mines ->
        [yes] Ligne vers le { place-to } : { $courage } Courage, des mines
       *[other] Ligne vers le { place-to } : { $courage } Courage
      }
  }
atl-unit =
  { $soldiers ->
    [one] { $unit }, { $soldiers } Soldat, tour { $marker } sur { $stay } dans le { place-at }
   *[other] { $unit }, { $soldiers } Soldats, tour { $marker } sur { $stay } dans le { place-at }
  }
atl-unit-must = { $unit } doit bouger
atl-landing = L’Unité automatique, tour { $turns } sur { $stay } dans le { place-at }
atl-letter-able = A
atl-letter-baker = B
atl-letter-charlie = C
atl-letter-easy = E
atl-stay = Rester
atl-no-way = Fermé

# Ce qui est imprimé sur les Secteurs, en un mot ou deux

atl-short-start =
  { $n ->
    [one] { $n } Soldat
   *[other] { $n } Soldats
  }
atl-short-needs = { $card }
atl-short-costs = −{ $n } Spécialiste
atl-short-costs-named = −{ $card }
atl-short-here = { $card }
atl-short-adds = +{ $n } { $face }
atl-short-arrival = +{ $n }d6 hommes
atl-short-no-bonus = Pas de RWB { $face }
atl-short-units = { $n } Unité au plus
atl-short-mgf-specialists = 6 : −{ $n } Spécialiste
atl-short-dice = { $n } dés
atl-short-climb = { $skulls } Crânes
atl-short-leave = On ne reste pas
atl-short-no-lock = Aucun verrou
atl-short-no-items = Aucun Objet
atl-short-vehicle = Véhicule
atl-short-gift = { $card }

# Dés

atl-letter-red = R
atl-letter-white = Bc
atl-letter-blue = Bl
atl-letter-black = N
atl-letter-plain = +
atl-die = Dé { $number } : { $die }
atl-die-locked = verrouillé
atl-die-cancelled = annulé
atl-dice-of = Dés { of-side }
atl-tray = Vos dés
atl-no-dice = Aucun dé n’est encore lancé
atl-aside = Mis de côté : { $colour }
atl-throws-left =
  { $n ->
    [0] plus de relance
    [one] { $n } relance
   *[other] { $n } relances
  }
atl-closed = résultat clos
atl-gives = Donne
atl-cancels =
  { $n ->
    [one] { $n } Crâne
   *[other] { $n } Crânes
  }
atl-lock =
  { $n ->
    [one] Verrouiller ce dé
   *[other] Verrouiller ces { $n } dés
  }
atl-lock-more =
  { $n ->
    [one] Touchez { $n } dé à verrouiller
   *[other] Touchez { $n } dés à verrouiller
  }
atl-reroll =
  { $n ->
    [one] Relancer { $n } dé
   *[other] Relancer { $n } dés
  }
atl-reroll-none = Touchez les dés à relancer
atl-keep = Garder
atl-choose-die = Touchez un dé
atl-all-dice = Tous
atl-others = Les dés des autres

# RWB et suite

atl-lights = Ce que les dés peuvent donner
atl-with-these = chances avec ces dés
atl-at-best = chances au mieux
atl-light =
  { $complete ->
    [yes] { $what } : au complet
   *[other] { $what } : { $parts } sur { $all }
  }
atl-light-chance = { $percent } %
atl-rwb = RWB { $face }
atl-straight = Suite

# Ressources

atl-dial = { $what } : { $n }
atl-more = +{ $n }
atl-less = −{ $n }

# Camps

atl-at = { place-at }
atl-turn = tour { $marker } sur { $stay }
atl-waits = pas encore à terre
atl-you = vous
atl-phases = Phases
atl-hand = Votre main, vue de vous seul
atl-hand-down =
  { $n ->
    [0] Aucune Décoration en main
    [one] { $n } Décoration en main, face cachée
   *[other] { $n } Décorations en main, face cachée
  }
atl-dues = Ce que la DEF coûte à l’Allemand
atl-pays =
  { $n ->
    [one] La DEF la plus haute prend { $n } Soldat
   *[other] La DEF la plus haute prend { $n } Soldats
  }
atl-has = Il en a { $n }
atl-missing =
  { $n ->
    [0] Personne ne manque
    [one] Il en manque { $n } : chaque Unité affronte { $n } DEF de moins
   *[other] Il en manque { $n } : chaque Unité affronte { $n } DEF de moins
  }
atl-mines-state =
  { $active ->
    [yes] Mines actives
   *[other] Mines inactives
  }
atl-mgf-state =
  { $active ->
    [yes] Mitrailleuses servies
   *[other] Mitrailleuses sans servants
  }
atl-losses =
  { $n ->
    [0] La DEF ne coûte personne ici
    [one] La DEF coûte { $n } Soldat ici
   *[other] La DEF coûte { $n } Soldats ici
  }

# Assaut

atl-assault = { $unit } contre l’Allemand
atl-specialists =
  { $n ->
    [one] { $n } Spécialiste
   *[other] { $n } Spécialistes
  }
atl-would-win =
  { $winner-id ->
    [allies] Les Alliés l’emporteraient
   *[other] L’Allemand l’emporterait
  }

# Solitaire

atl-path = Sa route
atl-path-turn = tour { $turns } sur { $stay } ici
atl-sniper =
  { $state ->
    [dead] Son Sniper est mort
    [none] Elle n’a pas encore de Sniper
   *[other] Son Sniper est à l’œuvre
  }
atl-pool = Réserve d’échange
atl-pool-empty = La Réserve d’échange est vide
atl-mgf-hurts = Les mitrailleuses sont sans servants : elles vous frappent
atl-mines-hurt = Les mines ne sont pas posées : elles vous frappent

# Le marché

atl-market = Ce qu’on peut avoir
atl-can = À prendre
atl-short =
  { $currency-id ->
    [courage] manque { $n } Courage
    [points]
      { $n ->
        [one] manque { $n } Point
       *[other] manque { $n } Points
      }
   *[other]
      { $n ->
        [one] manque { $n } Étoile
       *[other] manque { $n } Étoiles
      }
  }
atl-cannot = Pas maintenant
atl-helps = Utile ici
atl-no-help = Peu utile
atl-left-over =
  { $n ->
    [0] reste 0
   *[other] reste { $n }
  }
atl-deck-size = { $n } dans la pioche

atl-more-cards =
  { $n ->
    [one] { $n } autre, hors de portée
   *[other] { $n } autres, hors de portée
  }
atl-fewer-cards = Seulement l’utile et le possible

# Dons

atl-gifts = Donner
atl-fewer = Moins : { $what }
atl-many = Plus : { $what }
atl-whom = À qui

# Piles

atl-piles = Utilisé et parti
