### D-Day Dice avec Atlantikwall : ce qu’il y a sur la table, les questions et les réponses, ce qui s’est passé, et pourquoi pas.

title = D-Day Dice : Atlantikwall
tagline = Six dés, une plage de plus en plus raide, et dans le Bunker quelqu’un qui vous a vus venir.

## Où nous en sommes

heading = { $map } · tour { $turn } · { $phase }
outcome =
  { $result-id ->
    [allied-victory] Victoire alliée : { $cause }.
   *[other] Victoire allemande : { $cause }.
  }
name-allied-victory = Victoire alliée
name-german-victory = Victoire allemande
name-cause-unit-destroyed = une Unité a été détruite
name-cause-cannot-move = une Unité devait se déplacer et ne le pouvait pas
name-cause-bunker-left = toutes les Unités ont quitté la plage, et un Bunker tire encore
name-cause-bunkers-taken = toutes les Unités sont arrivées et les Bunkers sont pris
name-cause-assault = l’Allemand a été vaincu dans son Bunker
name-cause-last-assault = la dernière Unité est tombée dans le Bunker
name-cause-nobody-left = il ne reste personne dans le Bunker
name-cause-survived = le Bunker a tenu

# Phases

name-phase-start = avant le débarquement
name-phase-roll = phase 1, lancer les dés
name-phase-tally = phase 1, les résultats sont clos
name-phase-upkeep = phase 2, entretien
name-phase-market = phase 3, recruter, trouver, échanger
name-phase-move = phase 4, déplacement
name-phase-combat = phase 5, combat
name-phase-assault = phase 6, assaut
name-phase-turn-end = la fin du tour

# Avant la partie

setting-mode = Qui joue
name-mode-allies = Les Unités alliées, seules
name-mode-versus = Les Unités alliées contre un Allemand
name-mode-solitaire = L’Allemand, seul contre une Unité automatique
setting-map = Carte de bataille
setting-units = Unités alliées
setting-counters = Jetons de relance
name-counters-none = Aucun
name-counters-mulligan = Mulligan de Soldats
name-counters-lucky-dice = Dés chanceux
name-counters-hidden-resources = Ressources cachées
name-counters-desperate-measures = Mesures désespérées
setting-blind-start = Départ à l’aveugle

## Qui et quoi

name-able = Able
name-baker = Baker
name-charlie = Charlie
name-easy = Easy
name-german = Allemand
  .the = l’Allemand
name-allies = Alliés
  .the = les Alliés

# Les choses en deux parties : un dé d’un plateau, la main d’une Unité, une confrontation

pair-piece = { $first } : { $second }
pair-area = { $first } : { $second }
pair-track = { $first } : { $second }

# Plateaux et lieux

name-side = Les camps
name-solitaire = L’Unité automatique
name-assault = Assaut
name-piles = Piles
name-group-map = La plage
name-group-market = Ce qu’on peut obtenir
name-hand = main
name-unique = Spécialistes uniques
name-depot = Objets
name-used = Objets utilisés
name-barracks = Spécialistes allemands
name-arsenal = Objets allemands
name-spent = Objets allemands utilisés
name-decorations = Décorations
name-discard = Décorations utilisées
name-top = Dessus des Décorations
name-medals = Récompenses utilisées
name-lost = Perdus ce tour-ci
name-home = Arrivées
name-fallen = Tombées
name-landing = Unité automatique
  .the = l’Unité automatique
name-pool = Réserve d’échange

# Pièces

name-unit = Unité
name-die = Dé
name-counter = Jeton de relance
  .the = un Jeton de relance
name-counters = Jetons de relance
name-decoration = Décoration
name-mgf-token = Jeton de mitrailleuse
name-marker = Marqueur d’Unité

# Paquets, pistes et comptes

name-deck-specialists = Spécialistes
name-deck-items = Objets
name-deck-awards = Récompenses
name-deck-vehicles = Véhicules
name-deck-decorations = Décorations
name-deck-bonuses = Bonus RWB
name-track-phase = Phase
name-roll = Lancer
name-tally = Résultats
name-upkeep = Entretien
name-market = Recruter et trouver
name-move = Déplacement
name-combat = Combat
name-count-turn = Tour
name-count-awards-deck = Récompenses dans le paquet
name-count-decorations-deck = Décorations dans le paquet
name-count-decorations-hand = Décorations dans la main de l’Allemand
name-count-mgf-tokens = Jetons de mitrailleuse restants
name-count-counter-pool = Jetons dans la réserve
name-count-for-turn = ce tour-ci
name-count-paid = Soldats payés par l’Allemand pour la DEF
name-count-missing = Soldats qui manquent à l’Allemand
name-count-covered = Points de DEF couverts
name-count-no-lowering = La DEF ne peut être réduite
name-count-tracer = Morts de plus à chaque lancer de mitrailleuse
name-count-dearer-advance = Courage de plus pour chaque Avancée
name-count-lose-soldiers-all = Soldats que chaque Unité va perdre

# Marques

name-mark-bunker = Bunker
name-mark-start = Secteur de départ
name-mark-mgf = Tirs de mitrailleuse
name-mark-active = actifs
name-mark-inactive = inactifs
name-mark-leave = impossible de rester
name-mark-no-lock = pas de verrouillage
name-mark-no-items = pas d’Objets trouvés
name-mark-vehicle = Véhicule
name-mark-climb = escalade
name-mark-no-trade = pas d’échanges ici
name-mark-lowered = DEF réduite
name-mark-full = complet
name-mark-taken = pris
name-mark-visited = visité
name-mark-gift = pour qui arrive d’abord
name-mark-must-move = doit bouger
name-mark-hidden = à couvert
name-mark-assaulting = à l’assaut
name-mark-resource = ressource
name-mark-locked = verrouillé
name-mark-cancelled = annulé
name-mark-closed = résultat clos
name-mark-straight = suite
name-mark-done = a fini
name-mark-holding = cartes retenues
name-mark-specialist = Spécialiste
name-mark-item = Objet
name-mark-award = Récompense
name-mark-decoration = Décoration
name-mark-used = a servi ce tour-ci
name-mark-new = nouveau
name-mark-here = à l’œuvre
name-mark-dead = mort
name-mark-face-down = face cachée
name-mark-now = maintenant

# Faits

name-fact-map = Carte
name-fact-soldiers = Soldats
name-fact-def-now = DEF après les cartes
name-fact-effective = DEF pour chaque Unité présente
name-fact-mgf-active = Mitrailleuses actives
name-fact-mines-active = Mines actives
name-fact-visited = Déjà passés ici
name-fact-strength = Soldats et Spécialistes
name-fact-marker = Tours dans ce Secteur
name-fact-stay = Tours permis
name-fact-must-move = Doit bouger
name-fact-losses = Pertes dues à la DEF
name-fact-counters = Jetons de relance
name-fact-throws = Lancers faits
name-fact-throws-left = Relances restantes
name-fact-aside = Mis de côté
name-fact-sets = RWB complets ou proches
name-fact-straight-lacks = Manque à la suite
name-fact-worth = Ce que donnent les dés
name-fact-bonuses = RWB obtenus
name-fact-recruited = Recrutés ce tour-ci
name-fact-found = Trouvés ce tour-ci
name-fact-for-turn = Jusqu’à la fin du tour
name-fact-at = Où
name-fact-moves = Chemins d’ici
name-fact-hand = Décorations en main
name-fact-highest = Plus haute DEF occupée
name-fact-due = Soldats dus pour la DEF
name-fact-missing = Soldats manquants
name-fact-unit = Unité
name-fact-allied = Force alliée
name-fact-german = Force allemande
name-fact-allied-specialists = Spécialistes alliés
name-fact-german-specialists = Spécialistes allemands
name-fact-winner = Gagnerait
name-fact-turns = Tours combattus ici
name-fact-moved = S’est déplacée
name-fact-path = Son chemin
name-fact-sniper = Sniper
name-fact-shots = Tirs contre le Sniper
name-fact-mgf-hurts = Les mitrailleuses vous frappent
name-fact-mines-hurt = Les mines vous frappent
name-fact-face = Face
name-fact-colour = Couleur
name-fact-locked = Verrouillé
name-fact-cancelled = Annulé
name-fact-number = Numéro
name-fact-side = Camp
name-fact-price = Prix
name-fact-currency = Payé en
name-fact-affordable = Peut être payé
name-fact-rule = Règle
name-fact-why = Pourquoi pas
name-fact-useful = Aide à
name-fact-useless = Sans effet pour
name-fact-when = Quand
name-fact-kind = Sorte
name-fact-sacrifice = Sacrifié à l’emploi

## Un lieu dans une phrase, sans article : $at, $to, $start, ou $a et $b d’une réponse

place-at =
  { $at-id ->
    [bunker] Bunker
    [bunker-a] Bunker A
    [bunker-b] Bunker B
    [west-bunker] Bunker ouest
    [east-bunker] Bunker est
   *[other] Secteur { $at }
  }
place-to =
  { $to-id ->
    [bunker] Bunker
    [bunker-a] Bunker A
    [bunker-b] Bunker B
    [west-bunker] Bunker ouest
    [east-bunker] Bunker est
   *[other] Secteur { $to }
  }
place-start =
  { $start-id ->
    [bunker] Bunker
    [bunker-a] Bunker A
    [bunker-b] Bunker B
    [west-bunker] Bunker ouest
    [east-bunker] Bunker est
   *[other] Secteur { $start }
  }
place-a =
  { $a-id ->
    [bunker] Bunker
    [bunker-a] Bunker A
    [bunker-b] Bunker B
    [west-bunker] Bunker ouest
    [east-bunker] Bunker est
   *[other] Secteur { $a }
  }
place-b =
  { $b-id ->
    [bunker] Bunker
    [bunker-a] Bunker A
    [bunker-b] Bunker B
    [west-bunker] Bunker ouest
    [east-bunker] Bunker est
   *[other] Secteur { $b }
  }

## De qui

of-side =
  { $side-id ->
    [able] d’Able
    [easy] d’Easy
    [german] de l’Allemand
   *[other] de { $side-the }
  }
of-unit =
  { $unit-id ->
    [able] d’Able
    [easy] d’Easy
   *[other] de { $unit }
  }
of-a =
  { $a-id ->
    [able] d’Able
    [easy] d’Easy
   *[other] de { $a }
  }
of-b =
  { $b-id ->
    [able] d’Able
    [easy] d’Easy
   *[other] de { $b }
  }

## Des quantités dans une phrase : $n de $what

amount =
  { $what-id ->
    [soldiers]
      { $n ->
        [one] { $n } Soldat
       *[other] { $n } Soldats
      }
    [stars]
      { $n ->
        [one] { $n } Étoile
       *[other] { $n } Étoiles
      }
    [points]
      { $n ->
        [one] { $n } Point d’Objet
       *[other] { $n } Points d’Objet
      }
   *[other] { $n } Courage
  }
soldiers-n =
  { $n ->
    [one] { $n } Soldat
   *[other] { $n } Soldats
  }
specialists-n =
  { $n ->
    [one] { $n } Spécialiste
   *[other] { $n } Spécialistes
  }

## Questions
## Un attribut formule une des réponses pour cette seule question.

prompt-start = Où débarquez-vous ?
prompt-blind-start = Les dés montrent { $dice }. Lequel donne vos Soldats ? Le reste sera du Courage.
  .soldiers = Soldats : { $a }
prompt-window =
  { $moment-id ->
    [roll] Utiliser une carte avant de lancer les dés ?
    [tally] Tous les résultats sont clos. Utiliser une carte sur les dés ?
    [upkeep] Utiliser une carte avant de tourner le marqueur ?
    [move] Utiliser une carte avant les déplacements ?
    [combat] Utiliser une carte avant de compter les pertes ?
    [confrontation] Utiliser une carte avant la confrontation ?
   *[other] Utiliser une carte maintenant ?
  }
  .pass = Aucune pour l’instant
  .hold =
    { $moment-id ->
      [combat] Aucune, et plus de questions ce tour-ci sur les cartes qui peuvent attendre
      [confrontation] Aucune, et plus de questions ce tour-ci sur les cartes qui peuvent attendre
     *[other] Aucune, et plus de questions avant la phase 5 sur les cartes qui peuvent attendre
    }
prompt-who-first = Les deux camps veulent la même chose au même moment. Qui passe d’abord ?

# Phase 1

prompt-aside = Ici, on ne lance que cinq dés. Quelle couleur reste de côté ?
prompt-lock =
  { $n ->
    [one] Verrouiller { $n } dé : lequel ?
   *[other] Verrouiller { $n } dés : lesquels ?
  }
prompt-reroll =
  { $left ->
    [0] Il ne reste aucune relance. Quoi d’autre ?
    [1] Relancer quels dés ? C’est la dernière fois.
   *[other] Relancer quels dés ? Il reste { $left } relances.
  }
  .stop = Garder les dés tels quels
prompt-d6 =
  { $label-id ->
    [landmines] Mines : { $side-the } a lancé un { $die }. Le changer ?
    [mgf] Tirs de mitrailleuse : { $side-the } a lancé un { $die }. Le changer ?
    [arrival] Soldats à l’arrivée : { $side-the } a lancé un { $die }. Le changer ?
    [sniper] Tir du Sniper : { $side-the } a lancé un { $die }. Le changer ?
    [sharpshooter] Scharfschütze : { $side-the } a lancé un { $die }. Le changer ?
   *[other] Mine Goliath : { $side-the } a lancé un { $die }. Le changer ?
  }
  .pass = Laisser le d6 tel quel
  .rethrow = Relancer le d6 contre un jeton
  .hold = N’utiliser aucune carte contre lui

# Des cartes qui changent des dés

prompt-change-face = { $card } : un autre dé à tourner ?
  .done = Ne plus rien tourner
prompt-result = { $card } : quel résultat ?
  .result = { $a }
  .result-soldier = 1 Soldat
  .result-soldiers = 2 Soldats
prompt-exchange = Quel dé donnez-vous à { $unit }, et lequel voulez-vous en échange ?
prompt-agree = { $unit } offre { $given } contre { $taken }. D’accord ?
  .agree = Donner { $taken } contre { $given }
  .refuse = Garder { $taken }
prompt-steal = { $card } : quel autre dé prenez-vous ?
prompt-theft = { $card } : des dés de cette Unité vont être pris. L’empêcher ?
  .accept = Laisser faire
prompt-which-tally = Quel résultat compte ? Le premier : { $first }. Le second : { $second }.
  .keep-first = Le premier
  .keep-second = Le second
prompt-pool = Quel dé de la Réserve d’échange prenez-vous ? Elle contient : { $dice }.
  .take = Prendre le dé { $a } de la Réserve

# Phase 2

prompt-cancel =
  { $n ->
    [one] Un Crâne annule un résultat : lequel ?
   *[other] Des Crânes annulent encore { $n } résultats : lequel d’abord ?
  }
prompt-free = Un Crâne fait désormais partie d’un RWB. Quel résultat annulé revient ?
prompt-bonus = { $bonus } : que prenez-vous ?
  .take = { $a }
  .take-counter = Un jeton de relance à la place

# Phase 3

prompt-market = Recruter, trouver, échanger : que faire ?
  .hold = Terminé, et plus de questions avant la phase 5 sur les cartes qui peuvent attendre
prompt-keep-award = Laquelle des deux Récompenses gardez-vous ?
prompt-choose-decoration = Quelle Décoration prenez-vous dans le paquet ?
prompt-rearrange = Quelle Décoration vient ensuite en partant du dessus, en position { $place } ?
  .next = { $a }

# Phase 4

prompt-move =
  { $must ->
    [yes] Votre temps dans le { place-at } est écoulé. Où aller ?
   *[other] Rester dans le { place-at } ou continuer ?
  }
prompt-here = Quelqu’un attend dans le { place-at } : l’emmener ?
  .take = Emmener { $a-the }
  .decline = Continuer sans lui
prompt-gift = { $card } : qui le prend ?

# Phases 5 et 6, et des pertes à tout moment

prompt-cover =
  { $n ->
    [one] Il manque { $n } Soldat pour couvrir la DEF. Donner un Spécialiste à sa place ?
   *[other] Il manque { $n } Soldats pour couvrir la DEF. Donner un Spécialiste à la place de l’un d’eux ?
  }
prompt-read-def =
  { $n ->
    [one] Il manque { $n } Soldat, et plusieurs Secteurs ont la plus haute DEF. Lequel compte ?
   *[other] Il manque { $n } Soldats, et plusieurs Secteurs ont la plus haute DEF. Lequel compte ?
  }
prompt-assault-order = Quelle Unité affronte maintenant l’Allemand ?
  .next = { $a } y va
prompt-casualties =
  { $soldiers ->
    [0] { specialists-n } à perdre : qui ?
   *[other] La perte est de { $n }, d’abord parmi les Soldats ({ $soldiers } présents). Donner plutôt un Spécialiste ?
  }
  .give = Donner { $a-the } au lieu d’un Soldat
  .soldiers = Perdre des Soldats
prompt-lose-specialist = Perte { of-side } : quel Spécialiste ?
prompt-lose-item = Quel Objet est perdu ?
prompt-save = { $card } : ce Spécialiste serait perdu. Le sauver ?
  .accept = Laisser faire
prompt-stand-in = { $card } : ce Spécialiste serait perdu. Quelqu’un prend-il sa place ?
  .accept = Personne

## Réponses

option-start = Débarquer dans le { place-a }
option-soldiers = Soldats
option-use =
  { $count ->
    [1] Utiliser { $a-the }
    [2]
      { $a-id ->
        [mortar] Utiliser { $a-the } sur le { place-b }
        [naval-observer] Utiliser { $a-the } sur le { place-b }
        [gas] Utiliser { $a-the } sur le { place-b }
        [coastal-artillery-badge] Utiliser { $a-the } sur le { place-b }
        [mg42] Utiliser { $a-the } dans le { place-b }
        [lucky-charm] Utiliser { $a-the } : relancer le dé { $b }
        [binoculars] Utiliser { $a-the } : mettre le d6 sur { $b }
        [fernglas] Utiliser { $a-the } : mettre le d6 sur { $b }
        [distinguished-service-cross] Utiliser { $a-the } : le RWB { $b }
        [knights-cross] Utiliser { $a-the } : le RWB { $b }
        [distinguished-conduct-medal] Utiliser { $a-the } : recruter { $b-the }
        [honour-roll-clasp] Utiliser { $a-the } : recruter { $b-the }
        [verbandkasten] Utiliser { $a-the } : reprendre { $b-the }
        [medaille-de-la-resistance]
          { $b-id ->
            [soldiers] Utiliser { $a-the } contre les Soldats de l’Allemand
           *[other] Utiliser { $a-the } contre { $b-the }
          }
       *[other] Utiliser { $a-the } sur { $b-the }
      }
   *[other]
      { $a-id ->
        [dog] Utiliser { $a-the } : prendre le dé { $c } { of-b }
        [barbed-wire] Utiliser { $a-the } : prendre le dé { $c } { of-b }
        [war-merit-cross] Utiliser { $a-the } : prendre le dé { $c } { of-b }
        [waffen-ss] Utiliser { $a-the } : donner le dé { $c } à { $b }
       *[other] Utiliser { $a-the } : le dé { $b } devient { $c }
      }
  }
name-use-soldier = 1 Soldat
name-use-soldiers = 2 Soldats
option-pass = Aucune
option-hold = Aucune, et plus de questions sur les cartes qui peuvent attendre
option-first =
  { $a-id ->
    [allies] Les Alliés d’abord
   *[other] Vous d’abord
  }
option-aside = Mettre un dé { $a } de côté
option-lock =
  { $a-digits ->
    [one] Verrouiller le dé { $a }
   *[other] Verrouiller les dés { $a-each }
  }
option-reroll =
  { $a-digits ->
    [one] Relancer le dé { $a }
   *[other] Relancer les dés { $a-each }
  }
option-stop = Arrêter
option-mulligan = Mulligan : relancer tous les dés contre le jeton
option-again = Dés chanceux : relancer tous les dés contre un jeton
option-rethrow =
  { $count ->
    [0] Relancer contre un jeton
   *[other] Dés chanceux : relancer le dé { $a } contre un jeton
  }
option-once-more = Relancer encore une fois le dé { $a }
option-add = Dépenser un jeton : ajouter { $b } ({ $a })
name-add-soldier = 1 Soldat
name-add-soldiers = 2 Soldats
option-desperate = Mesures désespérées : tout relancer contre le jeton
option-change = Le dé { $a } devient { $b }
name-change-soldier = 1 Soldat
name-change-soldiers = 2 Soldats
option-result = { $a }
option-exchange = Donner le dé { $a } contre le dé { $b }
option-agree = Accepter
option-refuse = Refuser
option-steal = Prendre le dé { $b } { of-a }
option-accept = L’accepter
option-keep = Garder { $a-the }
name-first = le premier
name-second = le second
option-take = Prendre { $a-the }
option-cancel = Annuler le dé { $a }
option-free = Le dé { $a } revient
option-recruit = Recruter { $a-the }
option-find = Trouver { $a-the }
option-used = Trouver { $a-the } parmi les Objets utilisés
option-vehicle = Trouver le Véhicule
option-award = Tirer la Récompense de votre suite
option-decoration =
  { $count ->
    [0] Choisir la Décoration de votre suite
   *[other] Prendre { $a-the }
  }
option-buy = Acheter une Décoration
option-give =
  { $count ->
    [1] Donner { $a-the }
    [2] Donner { $b-the } à { $a }
   *[other] { $b } pour { $a } : { $c }
  }
option-done = Terminé
option-stay = Rester
option-snipe = Rester, et le Sniper tire
option-move = Aller au { place-a }
option-cry = Cri de guerre : Avancer au { place-a }
option-decline = Refuser
option-gift = Pour { $a }
option-enough = Ne donner personne
option-cover = Donner { $a-the }
option-read = { place-a }
option-next = { $a }
option-lose = Perdre { $a-the }
option-nobody = Il ne reste personne
option-nothing = Il ne reste rien
option-instead = Perdre plutôt { $a-the }

## Ce qui s’est passé

event-turn-began = Le tour { $turn } commence.
event-phase-began =
  { $phase-id ->
    [roll] Phase 1 : on lance les dés.
    [upkeep] Phase 2 : entretien.
    [market] Phase 3 : on recrute, on trouve, on échange.
    [move] Phase 4 : les Unités se déplacent.
    [combat] Phase 5 : combat.
   *[other] Phase 6 : assaut.
  }
event-start-chosen = { $unit } débarque dans le { place-at }.
event-blind-start =
  { $courage ->
    [0]
      { $soldiers ->
        [one] { $side-the } commence avec { $soldiers } Soldat.
       *[other] { $side-the } commence avec { $soldiers } Soldats.
      }
   *[other]
      { $soldiers ->
        [one] { $side-the } commence avec { $soldiers } Soldat et { $courage } Courage.
       *[other] { $side-the } commence avec { $soldiers } Soldats et { $courage } Courage.
      }
  }
event-card-used = { $side-the } utilise { $card-the }.
event-card-void = { $side-the } garde { $card-the } : ce n’est plus utilisable ainsi.
event-first-chosen =
  { $first-id ->
    [allies] Les Alliés passent d’abord.
   *[other] L’Allemand passe d’abord.
  }
event-gained = { $side-the } gagne { amount }.
event-paid = { $side-the } paie { amount }.
event-soldiers-lost = { $side-the } perd { soldiers-n } ; il en reste { $left }.
event-specialist-lost = { $side-the } perd { $card-the }.
event-stood-in = { $side-the } perd { $card-the } plutôt que { $spared-the }.
event-unit-destroyed = L’Unité { $unit } est détruite.
event-rolled =
  { $label-id ->
    [landmines] Mines : { $side-the } lance un { $die }.
    [mgf] Tirs de mitrailleuse : { $side-the } lance un { $die }.
    [arrival] Soldats à l’arrivée : { $side-the } lance un { $die }.
    [sniper] Tir du Sniper : { $side-the } lance un { $die }.
    [sharpshooter] Scharfschütze : { $side-the } lance un { $die }.
   *[other] Mine Goliath : { $side-the } lance un { $die }.
  }
event-decoration-drawn = L’Allemand tire { $card-the }.
event-hidden-decoration-drawn = L’Allemand tire une Décoration.

# Dés

event-die-set-aside = { $side-the } met un dé { $colour } de côté.
event-dice-thrown =
  { $throw ->
    [1] { $side-the } lance : { $dice }.
   *[other] { $side-the } relance : { $dice }.
  }
event-dice-locked = { $side-the } verrouille : { $dice }.
event-die-thrown-again = { $side-the } relance un dé : { $was } devient { $die }.
event-counter-spent =
  { $on-id ->
    [mulligan] { $side-the } dépense le jeton pour un Mulligan.
    [again] { $side-the } dépense un jeton pour relancer tous les dés.
    [rethrow] { $side-the } dépense un jeton pour relancer un dé.
    [add] { $side-the } dépense un jeton pour ajouter un résultat.
   *[other] { $side-the } dépense le jeton pour des Mesures désespérées.
  }
event-counter-taken = { $side-the } prend un jeton de relance.
event-more-rerolls =
  { $n ->
    [one] { $side-the } a { $n } relance de plus.
   *[other] { $side-the } a { $n } relances de plus.
  }
event-phase-restarted = { $side-the } recommence à lancer les dés.
event-result-added = { $side-the } ajoute un résultat : { $die }.
event-tally-closed = { $side-the } clôt son résultat : { $dice }.
event-d6-turned = { $side-the } tourne le d6 : { $was } devient { $die }.
event-straight-made = { $side-the } a une suite.
event-bonus-obtained =
  { $granted ->
    [yes] { $side-the } reçoit le bonus « { $bonus } ».
   *[other] { $side-the } obtient le bonus « { $bonus } ».
  }
event-bonus-taken =
  { $choice-id ->
    [points] { $side-the } prend « { $bonus } » en Points d’Objet.
    [result] { $side-the } prend « { $bonus } » comme résultat de plus.
    [soldiers] { $side-the } prend « { $bonus } » en Soldats.
    [courage] { $side-the } prend « { $bonus } » en Courage.
    [stars] { $side-the } prend « { $bonus } » en Étoiles.
    [advance] { $side-the } garde « { $bonus } » pour une Avancée.
    [used-item] { $side-the } peut trouver un Objet utilisé avec « { $bonus } ».
    [extra-item] { $side-the } peut trouver un Objet de plus avec « { $bonus } ».
    [decoration] { $side-the } prend « { $bonus } » comme Décoration.
    [kill] { $side-the } tourne « { $bonus } » contre toutes les Unités.
    [look] { $side-the } regarde les premières Décorations avec « { $bonus } ».
   *[other] { $side-the } prend un jeton au lieu du bonus « { $bonus } ».
  }
event-die-cancelled = Un Crâne annule un résultat { of-side } : { $die }.
event-die-freed = Un résultat annulé { of-side } revient : { $die }.
event-marker-turned = Le marqueur { of-unit } passe à { $turns }.
event-marker-stays = Le marqueur { of-unit } ne tourne pas.
event-face-changed = { $side-the } tourne un dé : { $was } devient { $die }.
event-colour-changed = { $side-the } change la couleur d’un dé : { $was } devient { $die }.
event-dice-exchanged = { $unit } donne un dé à { $other } ({ $given }) contre un autre ({ $taken }).
event-exchange-refused = { $other } n’échange pas de dés avec { $unit }.
event-tally-copied = { $side-the } copie le résultat { of-unit } : { $dice }.
event-tally-chosen =
  { $which-id ->
    [first] { $side-the } garde le premier résultat : { $dice }.
   *[other] { $side-the } garde le second résultat : { $dice }.
  }
event-die-stolen = { $side-the } prend un dé { of-unit } : { $die }.
event-theft-stopped = { $unit } empêche le vol ; { $card } n’aura servi à rien.
event-skull-given = { $side-the } donne un Crâne à { $unit } : { $die }.
event-skulls-freed = Ce tour-ci, les Crânes { of-side } n’annulent rien.
event-climb-helped =
  { $n ->
    [one] { $unit } a { $n } Crâne de plus pour l’escalade.
   *[other] { $unit } a { $n } Crânes de plus pour l’escalade.
  }
event-pool-thrown = La Réserve d’échange : { $dice }.
event-pool-die-taken = L’Allemand prend un dé de la Réserve d’échange : { $die }.

# Phases 3 et 4

event-recruited =
  { $stars ->
    [0] { $side-the } reçoit { $card-the } gratuitement.
    [one] { $side-the } recrute { $card-the } pour { $stars } Étoile.
   *[other] { $side-the } recrute { $card-the } pour { $stars } Étoiles.
  }
event-found =
  { $used ->
    [yes]
      { $points ->
        [one] { $side-the } trouve { $card-the } parmi les Objets utilisés pour { $points } Point d’Objet.
       *[other] { $side-the } trouve { $card-the } parmi les Objets utilisés pour { $points } Points d’Objet.
      }
   *[other]
      { $points ->
        [one] { $side-the } trouve { $card-the } pour { $points } Point d’Objet.
       *[other] { $side-the } trouve { $card-the } pour { $points } Points d’Objet.
      }
  }
event-vehicle-found =
  { $points ->
    [one] { $unit } trouve { $card-the } pour { $points } Point d’Objet.
   *[other] { $unit } trouve { $card-the } pour { $points } Points d’Objet.
  }
event-given = { $unit } donne { amount } à { $to }.
event-item-given = { $unit } donne { $card-the } à { $to }.
event-award-drawn = { $unit } reçoit { $card-the }.
event-award-put-under = { $unit } met { $card-the } sous les Récompenses.
event-decoration-bought = L’Allemand achète une Décoration pour { $courage } Courage.
event-moved =
  { $how-id ->
    [advance] { $unit } Avance du { place-start } au { place-at }.
    [cry] { $unit } s’élance du { place-start } au { place-at } avec un Cri de guerre.
   *[other] { $unit } passe latéralement du { place-start } au { place-at }.
  }
event-mines-crossed =
  { $why-id ->
    [inactive] { $unit } traverse des mines inactives.
    [ignored] { $unit } traverse les mines sans dommage.
   *[other] { $unit } s’élance à travers les mines sans dommage.
  }
event-joined = { $unit } emmène { $card-the } ({ place-at }).
event-gift-found = { $unit } trouve { $card-the } ({ place-at }).
event-vehicle-left = { $unit } laisse { $card-the } derrière soi ({ place-at }).
event-sniped =
  { $hit ->
    [yes] { $card-the } { of-unit } touche.
   *[other] { $card-the } { of-unit } manque sa cible.
  }

# Combat

event-def-lowered =
  { $left ->
    [0] La DEF du { place-at } baisse de { $n } : il n’en reste rien.
   *[other] La DEF du { place-at } baisse de { $n } : il en reste { $left }.
  }
event-def-paid =
  { $missing ->
    [0] L’Allemand couvre la DEF de { $due }.
    [one] L’Allemand doit { $due } pour la DEF et paie { $paid } : il manque { $missing } Soldat.
   *[other] L’Allemand doit { $due } pour la DEF et paie { $paid } : il manque { $missing } Soldats.
  }
event-def-covered =
  { $missing ->
    [0] { $card-the } sert une mitrailleuse : il ne manque plus personne.
    [one] { $card-the } sert une mitrailleuse : il manque encore { $missing } Soldat.
   *[other] { $card-the } sert une mitrailleuse : il manque encore { $missing } Soldats.
  }
event-def-read = C’est la DEF du { place-at } qui compte.
event-def-faced = { $unit } affronte une DEF de { $n } dans le { place-at }.
event-losses-lowered = Pertes évitées pour { $unit } : { $n }.
event-guns-silent = Les mitrailleuses du { place-at } se taisent.
event-soldiers-returned =
  { $n ->
    [one] { $n } Soldat revient à l’Allemand.
   *[other] { $n } Soldats reviennent à l’Allemand.
  }
event-token-placed = Désormais, le { place-at } est sous les Tirs de mitrailleuse.
event-confronted =
  { $unit } affronte l’Allemand : { $allied } (dont { $allied-specialists ->
    [one] { $allied-specialists } Spécialiste
   *[other] { $allied-specialists } Spécialistes
  }) contre { $german } (dont { $german-specialists ->
    [one] { $german-specialists } Spécialiste
   *[other] { $german-specialists } Spécialistes
  }).
event-unit-fell = { $unit } tombe dans le Bunker.
event-german-beaten = { $unit } a vaincu l’Allemand.
event-bunker-taken = { $unit } a pris le { place-at }.
event-unit-home = L’Unité { $unit } est arrivée.

# Solitaire

event-landing-moved = L’Unité automatique va du { place-at } au { place-to }.
event-landing-stayed = L’Unité automatique reste dans le { place-at }.
event-sniper-came = L’Unité automatique a désormais un Sniper.
event-sniper-fired = Le Sniper tire.
event-sniper-hunted = La chasse au Sniper : { $shots } sur { $needed }.
event-sniper-killed = Le Sniper est mort.

# Coups de main

event-item-lost = { $side-the } perd { $item-the }.
event-vehicle-lost = { $unit } perd { $vehicle-the }.
event-points-lost =
  { $n ->
    [one] { $side-the } perd { $n } Point d’Objet.
   *[other] { $side-the } perd { $n } Points d’Objet.
  }
event-resources-taken =
  { $stars ->
    [one] L’Allemand prend { $stars } Étoile et { $courage } Courage à { $unit }.
   *[other] L’Allemand prend { $stars } Étoiles et { $courage } Courage à { $unit }.
  }
event-decoration-lost = L’Allemand perd { $card-the } de sa main.
event-specialist-back = { $side-the } reprend { $card-the }.
event-held-for-turn =
  { $what-id ->
    [hidden] Ce tour-ci, les cartes allemandes ne peuvent choisir { $side }.
    [battle-cry] Ce tour-ci, { $side } peut Avancer sans coût ni condition.
    [used-item] Ce tour-ci, { $side-the } peut trouver un Objet utilisé.
    [extra-find] Ce tour-ci, { $side-the } peut trouver un Objet de plus.
    [trade-anywhere] Ce tour-ci, { $side } peut échanger avec toutes les Unités.
    [trade-row] Ce tour-ci, { $side } peut échanger le long de sa rangée.
    [free-advance] Ce tour-ci, une Avancée ne coûte pas de Courage à { $side }.
    [stay-put] Ce tour-ci, le marqueur { of-side } ne tourne pas.
    [dearer-advance] Ce tour-ci, chaque Avancée coûte { $n } Courage de plus.
    [lower-losses] Dans cette phase 5, les pertes { of-side } sont réduites de { $n }.
    [no-losses] Dans cette phase 5, { $side } n’a pas de pertes.
    [no-mgf] Ce tour-ci, { $side } ignore les Tirs de mitrailleuse.
    [covered] Ce tour-ci, { $n } de la DEF comptent comme couverts.
    [no-lowering] Ce tour-ci, les cartes alliées ne peuvent réduire la DEF.
   *[other] Ce tour-ci, chaque lancer de mitrailleuse tue { $n } Soldats de plus.
  }

## Pourquoi pas

why-too-few-skulls = L’escalade demande { $n } Crânes, et le résultat en compte { $have }.
why-no-cry-while-climbing = Aucun Cri de guerre ne fait escalader une falaise.
why-is-new = { $card } vient d’arriver.
why-nobody-to-shoot = L’Allemand n’a pas de Spécialistes.
why-too-little-courage = Il faut { $n } Courage, et il y en a { $have }.
why-no-such-bonus-here = Le bonus « { $bonus } » ne peut être obtenu dans ce Secteur.
why-no-vehicle-here = { $card } ne se trouve pas ici.
why-only-found-at = { $card } ne se trouve que dans le { place-at }.
why-no-counter = Il n’y a pas de jeton à dépenser.
why-no-counters-here = À cette table, on joue sans ces jetons.
why-only-for-tools = On ne prend un jeton qu’à la place du RWB d’Outils.
why-counters-at-most = Personne n’a plus de { $n } jetons.
why-no-counter-in-pool = Il ne reste aucun jeton dans la réserve.
why-has-only = On ne peut pas donner plus que { amount }.
why-last-man = On ne donne pas le dernier homme { of-unit }.
why-just-lost = { $card } vient de tomber et ne revient qu’à partir de la prochaine phase 3.
why-costs-specialists =
  { $n ->
    [one] Entrer dans le { place-at } coûte un Spécialiste, et il n’y en a pas.
   *[other] Entrer dans le { place-at } coûte { $n } Spécialistes, et il y en a moins.
  }
why-cry-is-for-advances = Un Cri de guerre sert à Avancer, pas à aller au { place-at }.
why-first-throw-only = Ce n’est possible qu’après le premier lancer, avant de verrouiller.
why-not-just-thrown = Ce dé ne vient pas d’être lancé.
why-has-vehicle = L’Unité a déjà { $card-the }.
why-no-decorations = Il ne reste aucune Décoration.
why-somebody-has =
  { $unit-id ->
    [able] Able a { $card-the }.
    [baker] Baker a { $card-the }.
    [charlie] Charlie a { $card-the }.
    [easy] Easy a { $card-the }.
   *[other] Quelqu’un d’autre a { $card-the }.
  }
why-card-due = La carte de la suite passe d’abord.
why-watched = L’Allemand voit tout dans le { place-at } : pas d’échanges.
why-needs-specialist = Pour entrer dans le { place-at }, il faut { $card-the }.
why-sector-full =
  { $n ->
    [one] Le { place-at } n’a de place que pour { $n } Unité.
   *[other] Le { place-at } n’a de place que pour { $n } Unités.
  }
why-find-limit =
  { $n ->
    [one] Une Unité trouve { $n } Objet par tour.
   *[other] Cette Unité trouve { $n } Objets par tour.
  }
why-item-used = { $card } a déjà servi.
why-no-special-find = { $card } a déjà servi, et seuls certains RWB permettent de trouver des Objets utilisés.
why-no-items-here = On ne trouve pas d’Objets dans le { place-at }.
why-no-way-back = Aucune ligne ne mène d’ici au { place-at }.
why-visited = L’Unité est déjà passée par le { place-at }.
why-must-move =
  { $n ->
    [one] Personne ne reste ici plus de { $n } tour.
   *[other] Personne ne reste ici plus de { $n } tours.
  }
why-barrier = Une Barrière coupe le chemin du { place-at }.
why-no-mulligan-here = À cette table, on joue sans Mulligan.
why-shows-soldiers = Les dés montrent des Soldats.
why-recruit-limit =
  { $n ->
    [one] Une Unité recrute { $n } Spécialiste par tour.
   *[other] Cette Unité recrute { $n } Spécialistes par tour.
  }
why-too-few-stars =
  { $n ->
    [one] { $card } coûte { $n } Étoile, et il y en a { $have }.
   *[other] { $card } coûte { $n } Étoiles, et il y en a { $have }.
  }
why-too-few-points = Prix en Points d’Objet : { $n }. Il y en a { $have }.
why-locks-exactly =
  { $n ->
    [one] On verrouille exactement { $n } dé.
   *[other] On verrouille exactement { $n } dés.
  }
why-die-is-locked = L’un de ces dés est verrouillé.
why-no-reroll-left = Il ne reste aucune relance.
why-lock-first =
  { $n ->
    [one] Il faut d’abord verrouiller { $n } dé.
   *[other] Il faut d’abord verrouiller { $n } dés.
  }
why-no-battle-cry = Il n’y a pas de Cri de guerre ce tour-ci.
why-too-far = L’Unité { $unit } est trop loin.

## Les chances

odds-rwb-skull = { $percent } % pour le RWB de Crânes
odds-rwb-star = { $percent } % pour le RWB d’Étoiles
odds-rwb-soldier = { $percent } % pour le RWB de 1 Soldat
odds-rwb-soldiers = { $percent } % pour le RWB de 2 Soldats
odds-rwb-courage = { $percent } % pour le RWB de Courage
odds-rwb-tool = { $percent } % pour le RWB d’Outils
odds-straight = { $percent } % pour une suite
odds-survive = { $percent } % de survivre

## À savoir avant

card-sacrifice = Le Spécialiste est sacrifié à l’emploi
frees-skulls = Ses Crânes n’annulent rien
bonus-choice = { $choice } : { $text }

# Dés

hint-worth =
  { $soldiers ->
    [one] Les dés donnent { $soldiers } Soldat
   *[other] Les dés donnent { $soldiers } Soldats
  }, { $courage } Courage, { $stars ->
    [one] { $stars } Étoile
   *[other] { $stars } Étoiles
  } et { $points ->
    [one] { $points } Point d’Objet
   *[other] { $points } Points d’Objet
  }
hint-skulls =
  { $n ->
    [one] Il y a { $n } Crâne
   *[other] Il y a { $n } Crânes
  }
hint-set = « { $bonus } » est complet
hint-set-lacks = « { $bonus } » : il manque { $face } en { $colour }
hint-forbidden = « { $bonus } » ne peut être obtenu dans ce Secteur
hint-straight = Une suite
hint-straight-lacks = Il manque à la suite : { $faces }
name-faces-soldier = 1 Soldat
name-faces-soldiers = 2 Soldats
hint-dice = { $dice }
hint-keeps = Garde : { $dice }
hint-keeps-nothing = Ne garde rien
hint-best = { $odds } ({ $written })
hint-breaks = Défait « { $bonus } »
hint-will-cancel =
  { $n ->
    [one] { $n } Crâne annulera un résultat
   *[other] { $n } Crânes annuleront des résultats
  }
hint-desperate =
  { $n ->
    [one] Coûte { $n } Soldat
   *[other] Coûte { $n } Soldats
  }
hint-desperate-all =
  { $n ->
    [one] Coûte { $n } Soldat à chaque Unité
   *[other] Coûte { $n } Soldats à chaque Unité
  }

# Prix

hint-purse =
  { $stars ->
    [one] Vous avez { $stars } Étoile
   *[other] Vous avez { $stars } Étoiles
  }, { $points ->
    [one] { $points } Point d’Objet
   *[other] { $points } Points d’Objet
  }, { $courage } Courage et { $soldiers ->
    [one] { $soldiers } Soldat
   *[other] { $soldiers } Soldats
  }
hint-price = Coûte { amount } ; reste { $left }
hint-left = Reste { amount }

# Déplacements

hint-mines =
  { $strength ->
    [one] Mines : 1d6 Soldats perdus, et il n’y en a que { $strength }
   *[other] Mines : 1d6 perdus sur { $strength }
  }
hint-mines-harmless =
  { $why-id ->
    [inactive] Les mines sont inactives
    [ignored] Les mines ne font rien à cette Unité
   *[other] Le Cri de guerre fait passer les mines
  }
hint-def = DEF { $n }
hint-def-spared = DEF { $n }, dont { $lost } seraient perdus
hint-mgf = Tirs de mitrailleuse : 1d6 de plus
hint-mgf-silent = Mitrailleuses inactives
hint-destroyed = { $strength } ne suffisent pas : il ne resterait personne
hint-turns-left =
  { $n ->
    [0] Le dernier tour ici
    [one] { $n } tour de plus après celui-ci
   *[other] { $n } tours de plus après celui-ci
  }

# Pertes

hint-force =
  { $soldiers ->
    [one] Il reste { $soldiers } Soldat
   *[other] Il reste { $soldiers } Soldats
  } et { $specialists ->
    [one] { $specialists } Spécialiste
   *[other] { $specialists } Spécialistes
  }
hint-due =
  { $n ->
    [one] La DEF coûte { $n } Soldat sur { $soldiers }
   *[other] La DEF coûte { $n } Soldats sur { $soldiers }
  }
hint-missing =
  { $n ->
    [0] Il ne manquerait personne
    [one] Il manquerait { $n } Soldat : { $n } DEF de moins pour chaque Unité
   *[other] Il manquerait { $n } Soldats : { $n } DEF de moins pour chaque Unité
  }
hint-mgf-hurts = Les mitrailleuses ne sont pas servies : vous perdez 1d6 de plus
hint-mines-hurt = Les mines ne sont pas posées : vous perdez 1d6 là où l’Unité automatique en traverse
hint-read =
  { $n ->
    [0] Personne ne gagnerait rien
    [one] Chaque Unité gagnerait { $n } Soldat
   *[other] Chaque Unité gagnerait { $n } Soldats
  }
hint-forces =
  { $win ->
    [yes] { $unit } a { $allied }, l’Allemand { $german } : les Alliés gagneraient
   *[other] { $unit } a { $allied }, l’Allemand { $german } : l’Allemand gagnerait
  }

# Cartes

useful-needed = Ouvre : { $sectors }
useful-activates-mines =
  { $n ->
    [one] { $n } ligne minée reste à franchir
   *[other] { $n } lignes minées restent à franchir
  }
useful-activates-mgf = Mitrailleuses à venir : { $sectors }
useful-mines =
  { $n ->
    [one] { $n } ligne minée reste à franchir
   *[other] { $n } lignes minées restent à franchir
  }
useful-guns = Mitrailleuses à venir : { $sectors }
useful-climb = Une falaise à venir : { $sectors }
useful-sniper = Le Sniper est à l’œuvre
useless-lost = Serait perdu à : { $sectors }
useless-free = Gratuit à : { $sectors }
useless-mines = Aucune mine active à venir
useless-guns = Aucune mitrailleuse active à venir
useless-climb = Aucune falaise à venir
useless-alone = Il n’y a personne avec qui échanger
useless-no-specialists = L’Allemand n’a pas de Spécialistes
useless-sniper = Il n’y a pas de Sniper à trouver
useless-in-bunker = Sans effet dans un Bunker
