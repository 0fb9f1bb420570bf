### Reichbusters: Projekt Vril: missions, RAIDs, their goals and special rules, and what is drawn on a map.

## Missions

name-mission-operation-fidget = Opération Fidget
briefing-operation-fidget = Entrez par le couloir ouest, trouvez le dossier dans la salle des cartes et sortez avec avant que quelqu’un ne compte les clés.
name-mission-night-kennels = Chenils de nuit
briefing-night-kennels = Un prisonnier attend derrière les chenils. Ramenez-le vivant : aucune explosion ne doit l’approcher.
name-mission-cold-storage = Chambre froide
briefing-cold-storage = Trois charges pour trois endroits, et un détonateur à remporter. Il faudra vous séparer.
name-mission-iron-in-the-crypt = Du fer dans la crypte
briefing-iron-in-the-crypt = Une chose d’acier dort dans la salle du bunker. Ne la réveillez qu’avec des arguments perforants.
name-mission-the-quiet-ward = Le pavillon silencieux
briefing-the-quiet-ward = Gisela Gruber reçoit dans les cellules, sous escorte. Mettez fin à ses recherches et repartez avec la preuve.
name-mission-wolff-at-bay = Wolff aux abois
briefing-wolff-at-bay = Le Général Wolff, sa garde et le Vrilpanzer dans la même pièce. Il ne vous faut que le général.
name-mission-raid = RAID : une carte, une faction et un objectif au choix
briefing-raid = Un raid parmi 64 : quatre cartes, quatre factions, quatre objectifs.

## RAIDs

name-raid-map-castle-wing = Aile du château
briefing-castle-wing = Salles, galeries et théâtre : de longues vues et des portes verrouillées.
name-raid-map-bunker-ring = Anneau du bunker
briefing-bunker-ring = Un anneau de couloirs autour de deux grandes salles.
name-raid-map-laboratory-block = Bloc des laboratoires
briefing-laboratory-block = Beaucoup de vril, et ce qu’il a produit.
name-raid-map-crypt-and-chapel = Crypte et chapelle
briefing-crypt-and-chapel = Une terre consacrée, en de mauvaises mains.
name-raid-faction-the-armoured-wolff = Wolff et ses blindés
briefing-the-armoured-wolff = Le Général Wolff avec soldats, chiens et troupes Sturm.
name-raid-faction-the-wolff-hunts = Wolff en chasse
briefing-the-wolff-hunts = Le Général Wolff avec ses chiens et tout ce qui court vite.
name-raid-faction-vril-experiment = Expériences au vril
briefing-vril-experiment = Gisela Gruber avec des zombies et ses sujets.
name-raid-faction-vril-overload = Surcharge de vril
briefing-vril-overload = Gisela Gruber avec soldats, traqueurs explosifs et troupes Sturm.
name-raid-objective-assassination = Assassinat
briefing-assassination = Éliminez le Vrilmeister, puis échappez-vous avec la preuve.
name-raid-objective-demolition = Démolition
briefing-demolition = Posez trois charges, puis échappez-vous avec le détonateur.
name-raid-objective-stolen-dossier = Dossier volé
briefing-stolen-dossier = L’un de trois endroits gardés recèle le dossier. Échappez-vous avec.
name-raid-objective-rescue = Sauvetage
briefing-rescue = Trouvez le prisonnier et emmenez-le dehors.

# As arguments

name-map-castle-wing = { name-raid-map-castle-wing }
name-map-bunker-ring = { name-raid-map-bunker-ring }
name-map-laboratory-block = { name-raid-map-laboratory-block }
name-map-crypt-and-chapel = { name-raid-map-crypt-and-chapel }
name-objective-assassination = { name-raid-objective-assassination }
name-objective-demolition = { name-raid-objective-demolition }
name-objective-stolen-dossier = { name-raid-objective-stolen-dossier }
name-objective-rescue = { name-raid-objective-rescue }

## Goals and special rules

goal-escape-with =
  { $item-id ->
    [escort] Un héros doit emmener le prisonnier dehors.
   *[other] Un héros doit s’échapper avec { $item-the }.
  }
goal-plant = Posez une Charge explosive dans chacune de ces zones : { $areas }.
special-place =
  { $detail ->
    [0] { $unit-the } se tient en { $area-id } dès le début.
   *[other] { $unit-the } se tient en { $area-id } dès le début, avec une apparition de niveau { $detail } ; la pièce est { $awareness }.
  }
special-dormant = { $unit-the } dort jusqu’à sa première blessure, l’entrée d’un héros dans sa pièce ou l’alarme.
special-once = Une fois détruit, { $unit-the } ne revient pas.
special-yields = Quand { $unit-the } tombe, ceci attend chaque héros sur place : { $item }.
special-escort =
  { $mortal ->
    [yes] { $unit-the } attend en { $area-id }. Tout ce qui blesse tout le monde dans sa zone fait perdre la mission.
   *[no] { $unit-the } attend en { $area-id }.
  }
special-start-items = À répartir entre les héros : { $items }.
special-face-up = Face visible en { $areas } : { $item }.
special-features = Les seuls éléments « { $back } » ici : { $only }.
special-shuffled = Mélangés face cachée en { $areas } : { $items }.
special-with-alarm = { $unit-the } vient avec l’alarme.

## On the map

name-a = pièce A
  .the = la pièce A
name-b = pièce B
  .the = la pièce B
name-c = pièce C
  .the = la pièce C
name-d = pièce D
  .the = la pièce D
name-e = pièce E
  .the = la pièce E
name-f = pièce F
  .the = la pièce F
name-g = pièce G
  .the = la pièce G
name-h = pièce H
  .the = la pièce H
name-i = pièce I
  .the = la pièce I
name-j = pièce J
  .the = la pièce J
name-k = pièce K
  .the = la pièce K
name-l = pièce L
  .the = la pièce L
name-m = pièce M
  .the = la pièce M
name-n = pièce N
  .the = la pièce N
name-o = pièce O
  .the = la pièce O
name-p = couloir P
  .the = le couloir P
name-q = couloir Q
  .the = le couloir Q
name-r = couloir R
  .the = le couloir R
name-s = couloir S
  .the = le couloir S
name-t = couloir T
  .the = le couloir T
name-u = couloir U
  .the = le couloir U
name-v = couloir V
  .the = le couloir V
name-w = couloir W
  .the = le couloir W
name-x = couloir X
  .the = le couloir X
name-y = couloir Y
  .the = le couloir Y
name-z = couloir Z
  .the = le couloir Z

# Tiles

name-1a = Salle des cartes
name-1b = Cellules d’expérience
name-2a = Grande salle
name-2b = Salle du bunker
name-3a = Théâtre
name-3b = Laboratoire vril
name-4a = Église
name-4b = Usine
name-5a = Laboratoire
name-5b = Casernement du bunker
name-6a = Galerie d’art
name-6b = Laboratoire vril
name-7a = Archives
name-7b = Sous-marin
name-8a = Salon
name-8b = Cellule
name-9a = Salle de garde
name-9b = Armurerie
name-10a = Bureau
name-10b = Morgue
name-11a = Réserve
name-11b = Réserve de vril
name-12a = Entrée de l’église
name-12b = Bureau du savant fou
name-13a = Angle de couloir
name-13b = Angle de couloir
name-14a = Angle de couloir
name-14b = Angle de couloir
name-15a = Angle de couloir
name-15b = Angle de couloir
name-16a = Angle de couloir
name-16b = Angle de couloir
name-17a = Couloir
name-17b = Couloir
name-18a = Couloir
name-18b = Couloir
name-19a = Couloir
name-19b = Couloir
name-20a = Couloir
name-20b = Couloir
name-21a = Couloir
name-21b = Couloir
name-22a = Couloir
name-22b = Couloir
name-23a = Long couloir
name-23b = Long couloir
name-24a = Long couloir
name-24b = Long couloir
name-25a = Embranchement
name-25b = Embranchement
name-26a = Croisement
name-26b = Croisement
