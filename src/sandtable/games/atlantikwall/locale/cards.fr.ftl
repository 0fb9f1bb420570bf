### D-Day Dice avec Atlantikwall : les cartes, ce qu’elles font et les noms des choses.

## Cartes

# Regular Specialists

name-beachmaster = Maître de plage
  .the = le Maître de plage
name-corporal = Caporal
  .the = le Caporal
name-hero = Héros
  .the = le Héros
name-medic = Infirmier
  .the = l’Infirmier
name-minesweeper = Démineur
  .the = le Démineur
name-platoon-leader = Chef de section
  .the = le Chef de section
name-sharpshooter = Tireur d’élite
  .the = le Tireur d’élite
name-scout = Éclaireur
  .the = l’Éclaireur
name-veteran = Vétéran
  .the = le Vétéran
name-radio-operator = Opérateur radio
  .the = l’Opérateur radio
name-engineer = Sapeur
  .the = le Sapeur
name-grenadier = Grenadier
  .the = le Grenadier
name-runner = Agent de liaison
  .the = l’Agent de liaison

# Unique Specialists; the last three against a German

name-captain = Capitaine
  .the = le Capitaine
name-lieutenant = Lieutenant
  .the = le Lieutenant
name-general = Général
  .the = le Général
name-marksman = Fin tireur
  .the = le Fin tireur
name-decoy = Leurre
  .the = le Leurre
name-combat-photographer = Photographe de guerre
  .the = le Photographe de guerre
name-war-correspondent = Correspondant de guerre
  .the = le Correspondant de guerre
name-chaplain = Aumônier
  .the = l’Aumônier
name-colonel = Colonel
  .the = le Colonel
name-quartermaster = Intendant
  .the = l’Intendant
name-naval-observer = Observateur naval
  .the = l’Observateur naval
name-sniper = Sniper
  .the = le Sniper
name-saboteur = Saboteur
  .the = le Saboteur
name-intelligence-officer = Officier de renseignement
  .the = l’Officier de renseignement

# German Specialists; one is shown under a neutral name

name-unteroffizier = Unteroffizier
  .the = l’Unteroffizier
name-pionier = Pionier
  .the = le Pionier
name-maschinengewehr-schuetze = Maschinengewehr-Schütze
  .the = le Maschinengewehr-Schütze
name-scharfschuetze = Scharfschütze
  .the = le Scharfschütze
name-waffen-ss = Panzergrenadier
  .the = le Panzergrenadier
name-beobachter = Beobachter
  .the = le Beobachter
name-zwangsrekrut = Zwangsrekrut
  .the = le Zwangsrekrut
name-feldwebel = Feldwebel
  .the = le Feldwebel
name-sanitaeter = Sanitäter
  .the = le Sanitäter
name-funker = Funker
  .the = le Funker
name-offizier = Offizier
  .the = l’Offizier
name-melder = Melder
  .the = le Melder
name-ladeschuetze = Ladeschütze
  .the = le Ladeschütze
name-koch = Koch
  .the = le Koch

# Regular Items; the last three against a German

name-bangalore-torpedo = Torpille Bangalore
  .the = la Torpille Bangalore
name-binoculars = Jumelles
  .the = les Jumelles
name-carrier-pigeon = Pigeon voyageur
  .the = le Pigeon voyageur
name-command-jacket = Blouson de commandement
  .the = le Blouson de commandement
name-field-radio = Radio de campagne
  .the = la Radio de campagne
name-flak-vest = Gilet pare-éclats
  .the = le Gilet pare-éclats
name-bazooka = Bazooka
  .the = le Bazooka
name-flame-thrower = Lance-flammes
  .the = le Lance-flammes
name-grenades = Grenades
  .the = les Grenades
name-entrenching-tools = Outils de tranchée
  .the = les Outils de tranchée
name-rifle-scope = Lunette de visée
  .the = la Lunette de visée
name-wire-cutters = Pince coupante
  .the = la Pince coupante
name-smoke-pots = Pots fumigènes
  .the = les Pots fumigènes

# Special Items

name-amphetamines = Amphétamines
  .the = les Amphétamines
name-dispatch-case = Sacoche à dépêches
  .the = la Sacoche à dépêches
name-grappling-hook = Grappin
  .the = le Grappin
name-lucky-charm = Porte-bonheur
  .the = le Porte-bonheur
name-medal-case = Coffret à médailles
  .the = le Coffret à médailles
name-mortar = Mortier
  .the = le Mortier
name-rangefinder = Télémètre
  .the = le Télémètre
name-signalling-lamp = Lampe de signalisation
  .the = la Lampe de signalisation
name-toolkit = Trousse à outils
  .the = la Trousse à outils

# German Items

name-dog = Chien
  .the = le Chien
name-barbed-wire = Barbelés
  .the = les Barbelés
name-booby-traps = Pièges
  .the = les Pièges
name-gas = Gaz
  .the = le Gaz
name-goliath-mine = Mine Goliath
  .the = la Mine Goliath
name-mg42 = MG42
  .the = la MG42
name-molotov-cocktail = Cocktail Molotov
  .the = le Cocktail Molotov
name-tracer-bullets = Balles traçantes
  .the = les Balles traçantes
name-feldfernsprecher = Feldfernsprecher
  .the = le Feldfernsprecher
name-fernglas = Fernglas
  .the = le Fernglas
name-stahlhelm = Stahlhelm
  .the = le Stahlhelm
name-sandsaecke = Sandsäcke
  .the = les Sandsäcke
name-munitionskiste = Munitionskiste
  .the = la Munitionskiste
name-marschbefehl = Marschbefehl
  .the = le Marschbefehl
name-verbandkasten = Verbandkasten
  .the = le Verbandkasten
name-feldkueche = Feldküche
  .the = la Feldküche

# Awards

name-purple-heart = Purple Heart
  .the = la Purple Heart
name-bronze-star = Bronze Star
  .the = la Bronze Star
name-silver-star = Silver Star
  .the = la Silver Star
name-military-medal = Military Medal
  .the = la Military Medal
name-distinguished-service-order = Distinguished Service Order
  .the = le Distinguished Service Order
name-distinguished-service-cross = Distinguished Service Cross
  .the = la Distinguished Service Cross
name-distinguished-conduct-medal = Distinguished Conduct Medal
  .the = la Distinguished Conduct Medal
name-military-cross = Military Cross
  .the = la Military Cross
name-soldiers-medal = Soldier’s Medal
  .the = la Soldier’s Medal
name-croix-de-guerre = Croix de guerre
  .the = la Croix de guerre
name-victoria-cross = Victoria Cross
  .the = la Victoria Cross
name-medal-of-honor = Medal of Honor
  .the = la Medal of Honor
name-medaille-de-la-resistance = Médaille de la Résistance
  .the = la Médaille de la Résistance

# Vehicles

name-jeep = Jeep
  .the = la Jeep
name-amphibious-truck = Camion amphibie
  .the = le Camion amphibie
name-half-track = Half-track
  .the = le Half-track
name-armoured-bulldozer = Bulldozer blindé
  .the = le Bulldozer blindé
name-swimming-tank = Char amphibie
  .the = le Char amphibie
name-flame-tank = Char lance-flammes
  .the = le Char lance-flammes

# Decorations; one is shown under a neutral name

name-black-wound-badge = Insigne noir des blessés
  .the = l’Insigne noir des blessés
name-silver-wound-badge = Insigne d’argent des blessés
  .the = l’Insigne d’argent des blessés
name-gold-wound-badge = Insigne d’or des blessés
  .the = l’Insigne d’or des blessés
name-sniper-badge = Insigne de sniper
  .the = l’Insigne de sniper
name-close-combat-clasp = Agrafe de combat rapproché
  .the = l’Agrafe de combat rapproché
name-west-wall-medal = Médaille du Mur de l’Ouest
  .the = la Médaille du Mur de l’Ouest
name-coastal-artillery-badge = Insigne de l’artillerie côtière
  .the = l’Insigne de l’artillerie côtière
name-gestapo-disk = Plaque de service
  .the = la Plaque de service
name-fritz-todt-award = Prix Fritz-Todt
  .the = le Prix Fritz-Todt
name-war-merit-cross = Croix du mérite de guerre
  .the = la Croix du mérite de guerre
name-german-cross = Croix allemande
  .the = la Croix allemande
name-iron-cross-second-class = Croix de fer de deuxième classe
  .the = la Croix de fer de deuxième classe
name-iron-cross-first-class = Croix de fer de première classe
  .the = la Croix de fer de première classe
name-knights-cross = Croix de chevalier
  .the = la Croix de chevalier
name-infantry-assault-badge = Insigne d’assaut de l’infanterie
  .the = l’Insigne d’assaut de l’infanterie
name-general-assault-badge = Insigne général d’assaut
  .the = l’Insigne général d’assaut
name-tank-destruction-badge = Insigne de destruction de chars
  .the = l’Insigne de destruction de chars
name-honour-roll-clasp = Agrafe du tableau d’honneur
  .the = l’Agrafe du tableau d’honneur
name-anti-aircraft-badge = Insigne de la défense antiaérienne
  .the = l’Insigne de la défense antiaérienne
name-marksmanship-lanyard = Fourragère de tireur
  .the = la Fourragère de tireur
name-winter-battle-medal = Médaille de la bataille d’hiver
  .the = la Médaille de la bataille d’hiver

# Sortes de cartes : $kind

name-kind-regular = Spécialiste ordinaire
name-kind-unique = Spécialiste unique
name-kind-german-specialist = Spécialiste allemand
name-kind-regular-item = Objet ordinaire
name-kind-special-item = Objet spécial
name-kind-german-item = Objet allemand
name-kind-award = Récompense
name-kind-vehicle = Véhicule
name-kind-red = Décoration rouge
name-kind-gray = Décoration grise

## Bonus RWB

# Alliés

name-dead-mans-gift = Legs du mort
name-leadership = Commandement
name-reinforcements = Renforts
name-fresh-troops = Troupes fraîches
name-battle-cry = Cri de guerre
name-special-find = Trouvaille

# Allemands

name-dispatch = Dépêche
name-discipline = Discipline
name-support-troops = Troupes de soutien
name-replacements = Relève
name-fanaticism = Fanatisme
name-ingenuity = Ingéniosité

# Ce qu’un bonus peut donner : $choice

name-choice-points = Points d’Objet
name-choice-result = Un résultat de plus
name-choice-soldiers = Soldats
name-choice-courage = Courage
name-choice-stars = Étoiles
name-choice-advance = Une Avancée sans coût
name-choice-used-item = Un Objet utilisé
name-choice-extra-item = Un Objet de plus
name-choice-decoration = Une Décoration
name-choice-kill = Des pertes pour chaque Unité
name-choice-look = Un regard sur les Décorations

name-take-points = { name-choice-points }
name-take-result = { name-choice-result }
name-take-soldiers = { name-choice-soldiers }
name-take-courage = { name-choice-courage }
name-take-stars = { name-choice-stars }
name-take-advance = { name-choice-advance }
name-take-used-item = { name-choice-used-item }
name-take-extra-item = { name-choice-extra-item }
name-take-decoration = { name-choice-decoration }
name-take-kill = { name-choice-kill }
name-take-look = { name-choice-look }

## Ressources, faces et couleurs

name-soldiers = Soldats
name-courage = Courage
name-stars = Étoiles
name-points = Points d’Objet

name-skull = Crâne
name-star = Étoile
name-soldier = Soldat
name-tool = Outil
name-face-soldier = 1 Soldat
name-face-soldiers = 2 Soldats
name-face-any = n’importe quelle face

name-red = rouge
name-white = blanc
name-blue = bleu
name-black = noir
name-plain = sans couleur
name-colour-any = n’importe quelle couleur

# Un dé par sa face et sa couleur

name-red-skull = Crâne rouge
name-red-star = Étoile rouge
name-red-soldier = Soldat rouge
name-red-soldiers = 2 Soldats rouges
name-red-courage = Courage rouge
name-red-tool = Outil rouge
name-white-skull = Crâne blanc
name-white-star = Étoile blanche
name-white-soldier = Soldat blanc
name-white-soldiers = 2 Soldats blancs
name-white-courage = Courage blanc
name-white-tool = Outil blanc
name-blue-skull = Crâne bleu
name-blue-star = Étoile bleue
name-blue-soldier = Soldat bleu
name-blue-soldiers = 2 Soldats bleus
name-blue-courage = Courage bleu
name-blue-tool = Outil bleu
name-black-skull = Crâne noir
name-black-star = Étoile noire
name-black-soldier = Soldat noir
name-black-soldiers = 2 Soldats noirs
name-black-courage = Courage noir
name-black-tool = Outil noir
name-plain-skull = Crâne sans couleur
name-plain-star = Étoile sans couleur
name-plain-soldier = Soldat sans couleur
name-plain-soldiers = 2 Soldats sans couleur
name-plain-courage = Courage sans couleur
name-plain-tool = Outil sans couleur

## Quand une carte s’utilise : $when

name-when-standing = en permanence
name-when-any = à tout moment
name-when-throw = juste après un lancer
name-when-tally = quand tous les décomptes sont arrêtés
name-when-d6 = avant qu’un d6 ne compte
name-when-upkeep = en phase 2, avant de tourner le marqueur
name-when-market = en phase 3
name-when-move = au début de la phase 4
name-when-combat = au début de la phase 5
name-when-confrontation = avant un affrontement
name-when-theft = quand des dés de cette Unité sont volés
name-when-loss = quand un Spécialiste serait perdu
name-when-entry = dès qu’elle est piochée

## Ce que font les cartes : $n et les autres nombres du texte, $face et $colour ou `any`

# Tant qu’on les garde

effect-lock =
  { $n ->
    [one] { $n } seul dé est verrouillé au lieu de deux
   *[other] { $n } dés sont verrouillés au lieu de deux
  }
effect-last-reroll = Après le dernier lancer, un dé non verrouillé peut être relancé une fois de plus
effect-ignore-skull =
  { $n ->
    [one] { $n } Crâne du décompte final n’annule rien
   *[other] { $n } Crânes du décompte final n’annulent rien
  }
effect-more-tools =
  { $n ->
    [one] S’il reste un Outil, { $n } Outil de plus compte
   *[other] S’il reste un Outil, { $n } Outils de plus comptent
  }
effect-courage-at-first = Phase 2 : +{ $n } Courage tant que le marqueur montre 1
effect-courage-if-none = Phase 2 : +{ $n } Courage s’il ne reste aucun Courage dans le décompte final
effect-soldiers-each-turn =
  { $n ->
    [one] Phase 2 : +{ $n } Soldat
   *[other] Phase 2 : +{ $n } Soldats
  }{ $most ->
    [0] {""}
   *[other] , ou +{ $most } lors d’un tour avec un RWB
  }
effect-soldiers-on-bonus =
  { $n ->
    [one] +{ $n } Soldat
   *[other] +{ $n } Soldats
  } pour chaque RWB { $face-id ->
    [any] obtenu
   *[other] { $face } obtenu
  }
effect-courage-on-bonus = +{ $n } Courage pour chaque RWB obtenu
effect-points-on-bonus =
  { $n ->
    [one] +{ $n } Point d’Objet pour chaque RWB obtenu
   *[other] +{ $n } Points d’Objet pour chaque RWB obtenu
  }
effect-points-on-their-bonus =
  { $n ->
    [one] +{ $n } Point d’Objet pour chaque RWB obtenu par une Unité alliée
   *[other] +{ $n } Points d’Objet pour chaque RWB obtenu par une Unité alliée
  }
effect-recruits =
  { $n ->
    [one] { $n } Spécialiste peut être recruté par tour
   *[other] { $n } Spécialistes peuvent être recrutés par tour
  }
effect-finds =
  { $n ->
    [one] { $n } Objet peut être trouvé par tour
   *[other] { $n } Objets peuvent être trouvés par tour
  }
effect-cheaper-items = Les Objets coûtent { $n } de moins, mais au moins 1
effect-cheaper-decorations = Les Décorations coûtent { $n } Courage de moins
effect-dearer-decorations = Chaque Décoration achetée par l’Allemand coûte { $n } Courage de plus
effect-award-choice = Chaque fois qu’une Récompense est gagnée, en piocher deux, en garder une et glisser l’autre sous la pioche
effect-trade-adjacent = Peut échanger avec les Unités des Secteurs adjacents
effect-cheaper-advance = Les Avancées coûtent { $n } Courage de moins
effect-ignore-mines = Les Mines ne font rien à cette Unité
effect-amphibious = Les déplacements latéraux ignorent les Mines et les Barrières
effect-courage-lateral = +{ $n } Courage pour chaque déplacement latéral
effect-snipe = Phase 4, si l’Unité reste sur place et qu’il n’est pas nouveau : lancer un d6 ; à { $n } ou plus, l’Allemand perd un Spécialiste de son choix
effect-activates-mines = Toutes les Mines sont actives
effect-activates-mgf = Tous les Tirs de mitrailleuse sont actifs
effect-own-def =
  { $bunker ->
    [0] La DEF de son Secteur est réduite de { $n } pour cette Unité ; pas dans un Bunker
   *[other] La DEF de son Secteur est réduite de { $n } pour cette Unité, de { $bunker } dans un Bunker
  }
effect-others-def =
  { $bunker ->
    [0] La DEF de son Secteur est réduite de { $n } pour les autres Unités présentes ; pas dans un Bunker
   *[other] La DEF de son Secteur est réduite de { $n } pour les autres Unités présentes, de { $bunker } dans un Bunker
  }
effect-fewer-losses = Les pertes de cette Unité à chaque phase 5 sont réduites de { $n }
effect-lower-mgf = La perte de cette Unité due aux Tirs de mitrailleuse est réduite de { $n }
effect-general = Toutes les Unités ignorent les attributs nuisibles des Secteurs
effect-return-soldiers =
  { $n ->
    [one] { $n } des Soldats payés pour la DEF revient à la fin de la phase 5
   *[other] { $n } des Soldats payés pour la DEF reviennent à la fin de la phase 5
  }
effect-stand-in = Peut être perdu à la place d’un autre Spécialiste de son camp

# Gains

effect-soldiers =
  { $n ->
    [one] Gagner { $n } Soldat
   *[other] Gagner { $n } Soldats
  }
effect-soldiers-all =
  { $n ->
    [one] Chaque Unité gagne { $n } Soldat
   *[other] Chaque Unité gagne { $n } Soldats
  }
effect-courage = Gagner { $n } Courage
effect-stars =
  { $n ->
    [one] Gagner { $n } Étoile
   *[other] Gagner { $n } Étoiles
  }
effect-points =
  { $n ->
    [one] Gagner { $n } Point d’Objet
   *[other] Gagner { $n } Points d’Objet
  }
effect-bonus =
  { $face-id ->
    [any] Obtenir un RWB de son camp, au choix
   *[other] Obtenir le RWB { $face } de son camp
  }
effect-recruit =
  { $most ->
    [one] Recruter un Spécialiste disponible coûtant { $most } Étoile au plus, gratuitement et au-delà de la limite
   *[other] Recruter un Spécialiste disponible coûtant { $most } Étoiles au plus, gratuitement et au-delà de la limite
  }
effect-award =
  { $n ->
    [one] Piocher { $n } Récompense
   *[other] Piocher { $n } Récompenses
  }

# Dés

effect-more-rerolls =
  { $n ->
    [one] { $n } relance de plus ce tour-ci
   *[other] { $n } relances de plus ce tour-ci
  }
effect-reroll-die = Relancer un dé ou un d6 que l’on vient de lancer, même verrouillé
effect-change-face =
  { $n ->
    [one] Changer la face de { $n } dé, mais pas sa couleur
   *[other] Changer la face de { $n } de ses dés au plus, mais pas leur couleur
  }
effect-change-colour = Changer la couleur d’un dé de son décompte final
effect-exchange-die = Échanger un dé avec une autre Unité, à n’importe quelle distance, si elle est d’accord
effect-copy-tally = Utiliser une copie du décompte final d’une Unité au lieu du sien
effect-second-tally = Faire un second décompte final et garder l’un des deux
effect-steal =
  { $n ->
    [one] Voler { $n } dé dans un décompte final allié
   *[other] Voler { $n } dés dans les décomptes finaux alliés
  }
effect-pool-dice =
  { $n ->
    [one] Prendre { $n } dé dans la Réserve d’échange
   *[other] Prendre { $n } dés dans la Réserve d’échange
  }
effect-give-skull = Déplacer un de ses Crânes dans un décompte final allié
effect-no-cancel = Ses Crânes n’annulent rien ce tour-ci
effect-add-result =
  { $n ->
    [one] Ajouter { $n } résultat
   *[other] Ajouter { $n } résultats
  }{ $face-id ->
    [any] {""}
   *[other] {" "}{ $face }
  }{ $colour-id ->
    [any] {""}
    [plain] {" "}{ $colour }
   *[other] {" "}en { $colour }
  } à son décompte final{ $face-id ->
    [any] {" "}({ $colour-id ->
      [any] face et couleur au choix
     *[other] face au choix
    })
   *[other] { $colour-id ->
      [any] {" "}(couleur au choix)
     *[other] {""}
    }
  }
effect-climb-skulls =
  { $n ->
    [one] Compte comme { $n } Crâne pour une Escalade ce tour-ci et n’annule rien
   *[other] Compte comme { $n } Crânes pour une Escalade ce tour-ci et n’annule rien
  }
effect-stop-theft = Une carte qui vient de servir à voler des dés de cette Unité est dépensée sans effet

# Bonus

effect-battle-cry = Avancer ce tour-ci sans Courage, Mines, Spécialistes exigés ni pertes à l’entrée
effect-used-item = Trouver un Objet utilisé ce tour-ci, à son plein coût
effect-extra-find = Trouver un Objet au-delà de la limite ce tour-ci
effect-draw-decoration = Piocher une Décoration
effect-rearrange =
  { $n ->
    [one] Regarder la première Décoration de la pioche
   *[other] Regarder les { $n } premières Décorations de la pioche et les remettre dans l’ordre de son choix
  }

# Phases 2 à 4

effect-stay-put = Le marqueur de cette Unité n’est pas tourné ce tour-ci ; pas là où personne ne peut rester
effect-trade-anywhere = Échanger ce tour-ci avec n’importe quelle Unité, à n’importe quelle distance
effect-trade-row = Les Unités de sa rangée peuvent échanger avec cette Unité ce tour-ci
effect-free-advance = Une Avancée de ce tour ne coûte pas de Courage
effect-dearer-advance = Chaque Avancée coûte { $n } Courage de plus ce tour-ci

# Phase 5

effect-lower-def =
  { $bunker ->
    [0] La DEF du Secteur de cette Unité est réduite de { $n } ce tour-ci ; pas dans un Bunker
   *[other] La DEF du Secteur de cette Unité est réduite de { $n } ce tour-ci, de { $bunker } dans un Bunker
  }
effect-lower-def-near = La DEF du Secteur de cette Unité ou d’un Secteur adjacent est réduite de { $n } ce tour-ci ; pas celle d’un Bunker
effect-lower-def-any = La DEF d’un Secteur au choix est réduite de { $n } ce tour-ci ; pas celle d’un Bunker
effect-zero-def = La DEF du Secteur de cette Unité compte pour 0 ce tour-ci ; pas dans un Bunker
effect-lower-losses = Les pertes de cette Unité lors de cette phase 5 sont réduites de { $n }
effect-no-losses = Cette Unité n’a aucune perte lors de cette phase 5 ; pas dans un Bunker
effect-no-mgf = Cette Unité ignore les Tirs de mitrailleuse ce tour-ci
effect-covered =
  { $n ->
    [one] { $n } point de DEF compte comme couvert ce tour-ci
   *[other] { $n } points de DEF comptent comme couverts ce tour-ci
  }
effect-no-lowering = Les cartes alliées ne peuvent pas réduire la DEF ce tour-ci
effect-tracer = Chaque jet de Tirs de mitrailleuse tue { $n } de plus ce tour-ci
effect-mgf-token = Un Secteur sans Tirs de mitrailleuse, autre qu’un Secteur de départ, en a jusqu’à la fin de la partie

# Contre l’Allemand

effect-shoot-german = L’Allemand perd un Spécialiste choisi par les Alliés
effect-sabotage =
  { $n ->
    [one] L’Allemand perd un Objet de son choix et { $n } Point d’Objet
   *[other] L’Allemand perd un Objet de son choix et { $n } Points d’Objet, ou autant qu’il en a
  }
effect-resistance =
  { $n ->
    [one] L’Allemand perd un Spécialiste choisi par les Alliés ou { $n } Soldat, au choix de cette Unité
   *[other] L’Allemand perd un Spécialiste choisi par les Alliés ou { $n } Soldats, au choix de cette Unité
  }
effect-hidden = Les cartes allemandes ne peuvent pas choisir cette Unité ce tour-ci ; ce qui touche un Secteur ou chaque Unité la touche quand même

# Contre les Alliés

effect-sharpshoot = Choisir une Unité et lancer un d6 : elle perd un Soldat, sur un 6 un Spécialiste
effect-hunt-sniper =
  { $n ->
    [one] Une seule utilisation trouve le Sniper ; le chasseur y est sacrifié
   *[other] { $n } utilisations trouvent le Sniper ; à la dernière, le chasseur y est sacrifié
  }
effect-kill-sniper = Le Sniper est mort
effect-lose-specialist = Une Unité perd un Spécialiste de son choix
effect-lose-item =
  { $n ->
    [one] Une Unité perd un Objet de son choix, ou { $n } Soldat si elle n’en a pas
   *[other] Une Unité perd un Objet de son choix, ou { $n } Soldats si elle n’en a pas
  }
effect-lose-soldiers-all =
  { $n ->
    [one] Chaque Unité perd { $n } Soldat
   *[other] Chaque Unité perd { $n } Soldats
  }
effect-sector-soldiers =
  { $n ->
    [one] Chaque Unité d’un même Secteur perd { $n } Soldat
   *[other] Chaque Unité d’un même Secteur perd { $n } Soldats
  }
effect-goliath = Une Unité hors des Bunkers lance un d6, perd autant de Soldats, et son Véhicule
effect-firebomb =
  { $n ->
    [one] L’Unité à l’assaut perd { $n } Soldat
   *[other] L’Unité à l’assaut perd { $n } Soldats
  }
effect-take-resources =
  { $n ->
    [one] Prendre { $n } Étoile et { $n } Courage à une Unité
   *[other] Prendre jusqu’à { $n } Étoiles et { $n } Courage à une Unité
  }

# Ce que l’Allemand fait pour lui-même

effect-save-specialist = Un Spécialiste qui serait perdu ne l’est pas
effect-retrieve = Un Spécialiste perdu ce tour-ci revient
effect-wound-soldiers =
  { $n ->
    [one] L’Allemand perd { $n } Soldat, s’il en a
   *[other] L’Allemand perd { $n } Soldats, ou autant qu’il en a
  }
effect-wound-item =
  { $n ->
    [one] L’Allemand perd un Objet de son choix, ou { $n } Soldat s’il n’en a pas
   *[other] L’Allemand perd un Objet de son choix, ou { $n } Soldats s’il n’en a pas
  }
effect-wound-hand = Les Alliés défaussent au hasard une Décoration de la main de l’Allemand ; si elle est vide, il perd un Spécialiste
