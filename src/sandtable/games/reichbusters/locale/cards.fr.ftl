### Reichbusters: Projekt Vril: the sixty action cards, each with its modifier, and the lines that cards are made of.

## Sarge

name-hold-fast = Tenez bon
name-i-got-this = Je m’en occupe
name-follow-me = Suivez-moi
name-drilled = Bien entraînés
name-covering-fire = Tir de couverture
name-steady-aim = Visée posée
name-orders = Aux ordres
name-rally = Ralliement
name-lets-go = On y va !
name-tactical = Tactique
name-knife-work = Au couteau
name-double-time = Pas de course
name-get-down = À terre !
name-grit = Cran
name-fire-by-numbers = Feu à volonté
name-burst-control = Rafale contrôlée
name-field-dressing = Premiers secours
name-breathe = Respirez
name-hand-signals = Par signes
name-hush = Chut
name-fire-in-the-hole = Grenade !
name-adrenaline = Adrénaline

## Brick

name-yaaarg = Yaaarg !
name-walking-wall = Mur vivant
name-spray = Arrosage
name-lead-rain = Pluie de plomb
name-what-door = Quelle porte ?
name-shoulder-in = Coup d’épaule
name-belt-change = Nouvelle bande
name-spare-belt = Bande de réserve
name-headbutt = Coup de boule
name-meaty = Costaud
name-big-target = Grosse cible
name-thick-skin = Peau dure
name-suppressing-hail = Grêle de balles
name-support-gun = Mitrailleuse d’appui
name-bull-rush = Charge
name-momentum = Élan
name-shrug-it-off = Même pas mal
name-grim = Mâchoire serrée
name-overkill = Acharnement
name-punch-through = De part en part
name-toss-it-back = Retour à l’envoyeur
name-roar = Rugissement

## Claudine

name-vanish = Disparaître
name-nobody-saw = Ni vu ni connu
name-slip-past = Se faufiler
name-soft-shoes = Semelles de crêpe
name-papers-bitte = Papiers, bitte
name-distract = Diversion
name-lockpick = Crochetage
name-quiet-hands = Mains légères
name-rummage = Fureter
name-deft = Adroite
name-throat-cut = Couper court
name-nerve-strike = Point sensible
name-listen = Écouter
name-hunch = Pressentiment
name-dodge = Esquive
name-sidestep = Pas de côté
name-two-taps = Deux balles
name-calm = Sang-froid
name-whisper = Murmure
name-encourage = Encouragement
name-false-trail = Fausse piste
name-misdirect = Brouiller les pistes

## Quentin

name-king-and-country = Pour le roi
name-ghost-of-the-moor = Fantôme de la lande
name-bodkin = Pointe de fer
name-draw-deep = Bander à fond
name-fieldcraft = Art du terrain
name-light-foot = Pied léger
name-pin-the-cloak = Clouer la cape
name-wind-reading = Lire le vent
name-reconnoitre = Repérage
name-ready = Prêt
name-hold-breath = Retenir son souffle
name-still = Immobile
name-retreat = Retraite
name-duck = Baisser la tête
name-swap-quiver = Nouveau carquois
name-nock = Encocher
name-swordplay = Escrime
name-parry = Parade
name-recover-arrow = Reprendre sa flèche
name-second-arrow = Seconde flèche
name-tally-ho = Taïaut
name-cheer = Hourra

## Red Hawk

name-one-shot = Une seule balle
name-warpath = Sentier de la guerre
name-high-ground = Position dominante
name-range-found = Bonne distance
name-stalk = À l’affût
name-tread-lightly = Pas feutrés
name-snap-shot = Tir réflexe
name-quick-eye = Œil vif
name-track = Pister
name-instinct = Instinct
name-tomahawk-throw = Lancer de tomahawk
name-heft = Poids du fer
name-eagle-eye = Œil d’aigle
name-mark = Repère
name-fade = S’effacer
name-low-profile = Profil bas
name-lone-hunter = Chasseur solitaire
name-solitude = Solitude
name-patch-up = Rafistoler
name-endure = Endurer
name-silenced-round = Balle subsonique
name-muffle = Étouffer

## A modifier as an answer: its name and what it does

name-play-follow-me = « { name-drilled } » : 1 dé d’attaque de plus
name-play-covering-fire = « { name-steady-aim } » : relancer jusqu’à 2 dés d’attaque
name-play-orders = « { name-rally } » : 1 dé de défense de plus
name-play-lets-go = « { name-tactical } » : 1 dé d’attaque ou de défense de plus
name-play-knife-work = « { name-double-time } » : 1 zone de plus à ce déplacement
name-play-get-down = « { name-grit } » : +2 en défense
name-play-fire-by-numbers = « { name-burst-control } » : ajouter un spécial à une attaque
name-play-field-dressing = « { name-breathe } » : +2 en attaque
name-play-hand-signals = « { name-hush } » : 1 dé de bruit de moins
name-play-fire-in-the-hole = « { name-adrenaline } » : ajouter un spécial à une attaque ou une défense, et 1 dé de bruit
name-play-spray = « { name-lead-rain } » : ajouter un spécial à une attaque, et 1 dé de bruit
name-play-what-door = « { name-shoulder-in } » : 1 zone de plus à ce déplacement, et 1 dé de bruit
name-play-belt-change = « { name-spare-belt } » : ajouter un spécial à une attaque
name-play-headbutt = « { name-meaty } » : +2 à une attaque au corps à corps
name-play-big-target = « { name-thick-skin } » : 2 dés de défense de plus
name-play-suppressing-hail = « { name-support-gun } » : 2 dés d’attaque de plus pour l’attaque d’un autre héros
name-play-bull-rush = « { name-momentum } » : 1 zone de plus à ce déplacement
name-play-shrug-it-off = « { name-grim } » : relancer les blancs de votre défense
name-play-overkill = « { name-punch-through } » : cette attaque est perforante
name-play-toss-it-back = « { name-roar } » : ajouter un spécial à une attaque
name-play-slip-past = « { name-soft-shoes } » : 1 dé de bruit de moins
name-play-papers-bitte = « { name-distract } » : 2 de bruit en moins
name-play-lockpick = « { name-quiet-hands } » : 2 dés de bruit de moins pour une porte ou une fouille
name-play-rummage = « { name-deft } » : relancer autant de dés de bruit que vous voulez
name-play-throat-cut = « { name-nerve-strike } » : 1 dé de plus pour une attaque au corps à corps
name-play-listen = « { name-hunch } » : piocher une carte
name-play-dodge = « { name-sidestep } » : +2 en défense
name-play-two-taps = « { name-calm } » : relancer 1 dé d’attaque
name-play-whisper = « { name-encourage } » : ajouter un spécial à votre défense
name-play-false-trail = « { name-misdirect } » : 2 de bruit en moins
name-play-bodkin = « { name-draw-deep } » : 1 dé d’attaque de plus
name-play-fieldcraft = « { name-light-foot } » : 1 zone de plus à ce déplacement
name-play-pin-the-cloak = « { name-wind-reading } » : relancer jusqu’à 2 dés d’attaque
name-play-reconnoitre = « { name-ready } » : piocher une carte
name-play-hold-breath = « { name-still } » : 1 dé de bruit de moins
name-play-retreat = « { name-duck } » : 1 dé de défense de plus
name-play-swap-quiver = « { name-nock } » : ajouter un spécial à une attaque à distance
name-play-swordplay = « { name-parry } » : +2 en défense
name-play-recover-arrow = « { name-second-arrow } » : +2 en attaque
name-play-tally-ho = « { name-cheer } » : 1 dé d’attaque de plus pour l’attaque d’un autre héros
name-play-high-ground = « { name-range-found } » : 1 dé d’attaque de plus
name-play-stalk = « { name-tread-lightly } » : 1 dé de bruit de moins
name-play-snap-shot = « { name-quick-eye } » : relancer 1 dé d’attaque
name-play-track = « { name-instinct } » : piocher une carte
name-play-tomahawk-throw = « { name-heft } » : 1 dé de plus pour une attaque au corps à corps
name-play-eagle-eye = « { name-mark } » : ajouter un spécial à une attaque
name-play-fade = « { name-low-profile } » : 1 dé de défense de plus
name-play-lone-hunter = « { name-solitude } » : seul dans votre zone : +2 en attaque ou en défense
name-play-patch-up = « { name-endure } » : +2 en défense
name-play-silenced-round = « { name-muffle } » : 2 dés de bruit de moins pour une attaque

## The moment of an instant

when-attacked = Quand un héros de votre zone est attaqué :
when-attacked-near = Quand un héros de votre zone ou d’une zone adjacente est attaqué :
when-attacked-self = Quand on vous attaque :
when-after-attacked = Après une attaque contre vous :
when-kill-start = Au début de la phase « Tuez les intrus ! » :
when-stations-start = Au début de la phase « Aux postes de combat ! » :
when-enemy-enters-sight = Quand un ennemi entre dans une zone que vous voyez :
when-would-rise = Quand une pièce monterait d’un niveau et ne voit que vous :
when-patrol = Quand une patrouille va venir :

## The parts of an upper half

step-move = { $who-id ->
    [self] Avancez
    [another-on-tile] Un autre héros de votre tuile peut avancer
    [two-on-tile] Jusqu’à deux héros de votre tuile, vous compris, peuvent avancer
   *[all-near] Chaque héros de votre tuile ou d’une tuile adjacente peut avancer
  } { $n ->
    [one] de { $n } zone
   *[other] de { $n } zones au plus
  }{ $more-count ->
    [0] .
   *[other] . { $more }.
  }
step-ride = { $n ->
    [one] Avancez de { $n } zone
   *[other] Avancez de { $n } zones au plus
  }, avec jusqu’à { $attacks } attaques à distance n’importe où en chemin.
step-repeat = { $n ->
    [one] Avancez de { $n } zone
   *[other] Avancez de { $n } zones au plus
  } et attaquez { $attack-id ->
    [melee] au corps à corps
    [ranged] à distance
   *[other] avec n’importe quelle arme
  } ; encore et encore, tant que l’attaque blesse.
step-attack = { $attack-id ->
    [melee] Attaquez au corps à corps
    [ranged] Attaquez à distance
    [unarmed] Attaquez à mains nues
    [thrown] Lancez { $weapon-the } sur un ennemi à une zone de vous
   *[any] Attaquez avec n’importe quelle arme
  }{ $n ->
    [1] { $more-count ->
      [0] .
     *[other] . { $more }.
    }
   *[other] , jusqu’à { $n } fois{ $more-count ->
      [0] .
     *[other] . { $more }.
    }
  }
step-suppress = { $n ->
    [0] Clouez au sol les ennemis d’une zone en vue, à portée d’une de vos armes, mais pas au corps à corps
    [one] Clouez au sol les ennemis d’une zone en vue, à { $n } zone, mais pas au corps à corps
   *[other] Clouez au sol les ennemis d’une zone en vue, à { $n } zones au plus, mais pas au corps à corps
  }{ $more-count ->
    [0] .
   *[other] . { $more }.
  }
step-draw = { $who-id ->
    [self] Piochez
   *[another-on-tile] Un autre héros de votre tuile pioche
  } { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
  }{ $more-count ->
    [0] .
   *[other] . { $more }.
  }
step-heal =
  { $who-id ->
    [self] Retirez { $n } de vos blessures.
   *[hero-here] { $n ->
      [one] Retirez { $n } blessure à un héros de votre zone.
     *[other] Retirez { $n } blessures à des héros de votre zone.
    }
  }
step-unjam =
  { $n ->
    [one] Retirez { $n } jeton enrayé de vos armes.
   *[other] Retirez { $n } jetons enrayés de vos armes.
  }
step-door =
  { $door-id ->
    [open] Ouvrez une porte adjacente, verrouillée ou non.
   *[work] Déverrouillez ou ouvrez une porte adjacente.
  }
step-grenade = 1 blessure pour tout le monde dans une zone adjacente.
step-take = Prenez un objet de votre zone, avec le bruit de cette carte au lieu du sien. Aucun ennemi ne doit s’y trouver.
step-calm = La pièce méfiante ou en alerte la plus proche baisse de { $n ->
    [one] { $n } niveau
   *[other] { $n } niveaux
  }.
step-peek =
  { $deck-id ->
    [noise] Regardez les 2 premières cartes bruit et remettez-les dans l’ordre voulu.
   *[spawn] Regardez les 2 premières cartes apparition et remettez-les dans l’ordre voulu.
  }
step-strike = Avec { $weapon-the }, { $n ->
    [one] { $n } blessure
   *[other] { $n } blessures
  } sans test à un ennemi en vue, à toute distance. Ni au corps à corps, ni sur un Vrilmeister, ni sur un blindé.
step-kill = Tuez un ennemi de votre zone de défense { $n } ou moins, si une blessure lui suffit. Sans test.
step-shield = { $who-id ->
    [on-tile] { $n ->
      [one] Pendant ce tour ennemi, chaque héros de votre tuile défend avec { $n } dé de plus
     *[other] Pendant ce tour ennemi, chaque héros de votre tuile défend avec { $n } dés de plus
    }
    [target] { $n ->
      [one] Le héros attaqué défend avec { $n } dé de plus
     *[other] Le héros attaqué défend avec { $n } dés de plus
    }
   *[self] { $n ->
      [one] Défendez avec { $n } dé de plus
     *[other] Défendez avec { $n } dés de plus
    }
  }{ $more-count ->
    [0] .
   *[other] . { $more }.
  }
step-hold = { $until-id ->
    [own-turn] Jusqu’à votre prochain tour
   *[next-hero] Jusqu’au tour du prochain héros
  }, { $effect-id ->
    [no-noise] vous ne faites aucun test de bruit.
    [less-noise] vos tests de bruit ont 1 dé de moins.
   *[eagle-eye] vos attaques ont les mots-clés Précis et Mortel.
  }
step-look-at-feature = Regardez un élément de pièce face cachée à { $n } zones au plus, en vue ou non. Il reste face cachée.
step-trigger-token = Déclenchez un jeton d’apparition de votre tuile ou d’une tuile adjacente ; aucune pièce ne monte pour vous avoir vu.
step-recall = La carte sous celle-ci dans votre défausse va au-dessus de votre pioche.
step-become-target = { $n ->
    [0] Vous devenez la cible de l’attaque
    [one] Vous devenez la cible de l’attaque et défendez avec { $n } dé de plus
   *[other] Vous devenez la cible de l’attaque et défendez avec { $n } dés de plus
  }{ $more-count ->
    [0] .
   *[other] . { $more }.
  }
step-cancel-rise = La pièce ne monte pas.
step-choose-door = Choisissez sa porte parmi toutes celles qu’elle pourrait prendre, proches ou non.
clause-with = Un héros de votre zone peut vous suivre
clause-through =
  { $n ->
    [one] Vous pouvez traverser { $n } zone avec des ennemis
   *[other] Vous pouvez traverser { $n } zones avec des ennemis
  }
clause-unseen = Aucune pièce ne monte pour vous avoir vu en chemin
clause-dice =
  { $n ->
    [one] { $n } dé de plus
   *[other] { $n } dés de plus
  }
clause-keywords = { $keywords }
clause-least = À { $n } zones ou plus
clause-at-trigger = Cet ennemi seulement
clause-spread = Une zone adjacente avec des ennemis aussi
clause-ignore-damage = Vous en ignorez tous les dégâts
clause-then-move =
  { $n ->
    [one] Puis un déplacement de { $n } zone
   *[other] Puis un déplacement de { $n } zones
  }
clause-alone = Seulement sans autre héros dans votre zone
card-noise =
  { $noise-id ->
    [bang] Bang !
   *[other] Bruit : { $noise }.
  }
name-noise-1 = 1 dé
name-noise-2 = 2 dés
name-noise-3 = 3 dés
name-noise-weapon = celui de l’arme
name-noise-weapon-and-more = celui de l’arme et 1 dé de plus
name-noise-bang = Bang !
card-feat = Un exploit : ensuite, la carte quitte la partie.

## The parts of a lower half

modifier = « { $modifier } » : { $choices }.
change-attack-dice =
  { $n ->
    [one] +{ $n } dé d’attaque
   *[other] +{ $n } dés d’attaque
  }
change-defence-dice =
  { $n ->
    [one] +{ $n } dé de défense
   *[other] +{ $n } dés de défense
  }
change-attack = +{ $n } en attaque
change-defence = +{ $n } en défense
change-noise-dice = { $n-sign ->
    [minus] −
   *[other] +
  }{ $n-size ->
    [one] { $n-size } dé de bruit
   *[other] { $n-size } dés de bruit
  }
change-noise = { $n-sign ->
    [minus] −
   *[other] +
  }{ $n-size } de bruit
change-areas =
  { $n ->
    [one] +{ $n } zone
   *[other] +{ $n } zones
  }
change-draw =
  { $n ->
    [one] +{ $n } carte
   *[other] +{ $n } cartes
  }
change-special =
  { $test-id ->
    [attack] +1 spécial en attaque
    [defence] +1 spécial en défense
   *[any] +1 spécial en attaque ou en défense
  }
change-reroll =
  { $test-id ->
    [defence] { $n ->
      [one] Relancer { $n } dé de défense
     *[other] Relancer jusqu’à { $n } dés de défense
    }
    [noise] { $n ->
      [one] Relancer { $n } dé de bruit
     *[other] Relancer jusqu’à { $n } dés de bruit
    }
   *[attack] { $n ->
      [one] Relancer { $n } dé d’attaque
     *[other] Relancer jusqu’à { $n } dés d’attaque
    }
  }
change-reroll-blanks =
  { $test-id ->
    [attack] Relancer les dés d’attaque blancs
   *[defence] Relancer les dés de défense blancs
  }
change-reroll-all = Relancer les dés de bruit
change-keyword = { $keyword }
change-only =
  { $only-id ->
    [melee] Au corps à corps
    [ranged] À distance
    [own] Pour vous-même
    [friend] Pour l’attaque d’un autre héros
    [here] Dans votre zone
    [alone] Sans autre héros dans votre zone
    [door-or-search] Pour une porte ou une fouille
   *[attack] Pour une attaque
  }
