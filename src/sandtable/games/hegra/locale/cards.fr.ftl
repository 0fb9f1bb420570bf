### Halls of Hegra: cards, what they do, and the names of things.

## Cards

# Mobilisation

name-road-watch = Le pont sous surveillance
name-whispers = Rumeurs dans la vallée
name-all-night-snowfall = Toute la nuit, la neige
name-bare-larder = Garde-manger vide
name-second-thoughts = Tout bien réfléchi
name-split-casings = Douilles fendues
name-scouts-on-the-ridge = Éclaireurs sur la crête
name-frozen-fingers = Doigts gelés
name-disputed-orders = Ordres contestés
name-bad-news = Mauvaises nouvelles à la TSF
name-spotter-plane = Avion d’observation

# 1st Attack

name-guns-unlimbered = Canons en batterie
name-white-drifts = Blanches congères
name-shouted-threats = Menaces à pleine voix
name-tracker-dogs = Chiens pisteurs
name-ranging-shots = Tirs de réglage
name-cold-rations = Rations froides
name-farm-on-fire = Ferme en flammes
name-marksman = Un tireur dans les épicéas
name-cracked-parapet = Parapet fissuré
name-gone-by-morning = Disparu avant l’aube
name-damp-powder = Poudre humide
name-refugees = Réfugiés sur la route

# Siege 1

name-frozen-straggler = Le traînard transi
name-fresh-battery = Une batterie en renfort
name-creeping-forward = En rampant
name-roof-fall = La voûte s’effondre
name-no-sleep = Nuit sans sommeil
name-leaflets = Pluie de tracts
name-ring-closes = L’étau se resserre
name-spoiled-stores = Provisions gâtées

# Siege 2

name-heavy-howitzers = Obusiers lourds
name-smoke-on-the-slope = Fumée sur la pente
name-worn-through = À bout de forces
name-ultimatum = Ultimatum
name-strafing-run = Mitraillage en rase-mottes
name-storm-companies = Compagnies d’assaut
name-last-bandages = Les derniers bandages
name-fouled-breech = Culasse encrassée

# Last Stand

name-dawn-assault = Assaut à l’aube
name-curtain-of-fire = Rideau de feu
name-white-out-attack = Attaque par jour blanc

# High Morale

name-letters-from-home = Lettres du pays
name-more-men = D’autres hommes arrivent
name-hidden-cellar = Une cave oubliée
name-steady-hands = Des mains sûres
name-local-guide = Un guide du cru
name-sandbag-party = Corvée de sacs de sable
name-sorted-shells = Obus triés
name-word-gets-round = Le mot passe
name-brief-thaw = Un bref redoux
name-on-the-ward = Au chevet des blessés
name-good-shooting = Bien visé
name-voice-from-london = Une voix de Londres

# Low Morale

name-bickering = Chamailleries
name-slipping-away = Départs en douce
name-hoarding = Chacun pour soi
name-careless-talk = Langues trop bien pendues
name-neglected-walls = Murs à l’abandon
name-fever = Fièvre
name-mislaid-crates = Caisses égarées
name-talk-of-giving-up = On parle de se rendre
name-gun-pit-accident = Accident dans la fosse de tir

# Hope

name-saved-for-last = Gardé pour la fin
name-row-of-stones = Encore un rang de pierres
name-steady-nurse = Une infirmière imperturbable
name-singing-in-the-tunnel = Chants dans le tunnel
name-tracks-covered = Traces effacées
name-dud-shells = Obus non éclatés

# Despair

name-empty-sacks = Sacs vides
name-no-one-looks-out = Plus personne ne guette
name-crumbling-edges = Les bords s’effritent
name-nerves = Nerfs à vif
name-lights-on-the-hill = Lueurs sur la colline
name-waiting-for-the-next = En attendant le prochain

# Snow cards

name-dig-counter-patrol = Contre-Patrouille
name-dig-field-telephone = Téléphone de Campagne
name-dig-medicine-cabinet = Armoire à Pharmacie
name-dig-map-room = Salle des Cartes
name-dig-radio = Radio
name-dig-gun-2 = Canon 2
name-tinned-food = Boîtes de conserve
name-crates-of-shells = Caisses d’obus
name-timber-and-sacks = Rondins et sacs
name-toolbox = Caisse à outils
name-ski-gear = Matériel de ski

## Effects: $n is the number without its sign, $sign is plus or minus

effect-fear =
  { $sign ->
    [plus] Peur +{ $n }
   *[minus] Peur −{ $n }
  }
effect-doubt =
  { $sign ->
    [plus] { $n ->
      [one] Le Doute s’aggrave de { $n } case
     *[other] Le Doute s’aggrave de { $n } cases
    }
   *[minus] { $n ->
      [one] Le Doute recule de { $n } case
     *[other] Le Doute recule de { $n } cases
    }
  }
effect-snow =
  { $sign ->
    [plus] { $n ->
      [one] La neige s’accumule : son marqueur avance de { $n } case vers la droite
     *[other] La neige s’accumule : son marqueur avance de { $n } cases vers la droite
    }
   *[minus] { $n ->
      [one] La neige recule : son marqueur revient de { $n } case vers la gauche
     *[other] La neige recule : son marqueur revient de { $n } cases vers la gauche
    }
  }
effect-supplies =
  { $sign ->
    [plus] { $n ->
      [one] Gagnez { $n } Ravitaillement
     *[other] Gagnez { $n } Ravitaillements
    }
   *[minus] { $n ->
      [one] Perdez { $n } Ravitaillement
     *[other] Perdez { $n } Ravitaillements
    }
  }
effect-supplies-or-morale =
  { $n ->
    [one] Perdez { $n } Ravitaillement ; si vous n’en avez aucun, Moral −{ $n }
   *[other] Perdez { $n } Ravitaillements ; si vous n’en avez aucun, Moral −{ $n }
  }
effect-doubt-discs =
  { $sign ->
    [plus] { $n ->
      [one] Ajoutez { $n } disque Doute de la Réserve au Sac de Recrutement
     *[other] Ajoutez { $n } disques Doute de la Réserve au Sac de Recrutement
    }
   *[minus] { $n ->
      [one] Renvoyez { $n } disque Doute du Sac de Recrutement à la Réserve
     *[other] Renvoyez { $n } disques Doute du Sac de Recrutement à la Réserve
    }
  }
effect-miss =
  { $sign ->
    [plus] { $n ->
      [one] Ajoutez { $n } tuile Manqué de la Réserve au Sac d’Impacts
     *[other] Ajoutez { $n } tuiles Manqué de la Réserve au Sac d’Impacts
    }
   *[minus] { $n ->
      [one] Renvoyez { $n } tuile Manqué du Sac d’Impacts à la Réserve
     *[other] Renvoyez { $n } tuiles Manqué du Sac d’Impacts à la Réserve
    }
  }
effect-patrols =
  { $sign ->
    [plus] { $n ->
      [one] Ajoutez { $n } Patrouille sur la carte
     *[other] Ajoutez { $n } Patrouilles sur la carte
    }
   *[minus] { $n ->
      [one] Retirez de la carte { $n } Patrouille de votre choix
     *[other] Retirez de la carte { $n } Patrouilles de votre choix
    }
  }
effect-injure =
  { $n ->
    [one] { $n } Défenseur est blessé
   *[other] { $n } Défenseurs sont blessés
  }
effect-lose =
  { $n ->
    [one] Perdez { $n } Défenseur
   *[other] Perdez { $n } Défenseurs
  }
effect-tire =
  { $n ->
    [one] Déplacez { $n } Défenseur de votre choix de la zone Prêts à la zone Fatigués
   *[other] Déplacez { $n } Défenseurs de votre choix de la zone Prêts à la zone Fatigués
  }
effect-morale =
  { $sign ->
    [plus] Moral +{ $n }
   *[minus] Moral −{ $n }
  }
effect-suspicion =
  { $sign ->
    [plus] Méfiance +{ $n }
   *[minus] Méfiance −{ $n }
  }
effect-artillery-tiles =
  { $n ->
    [one] Ajoutez { $n } tuile Artillerie de la Réserve au Sac d’Impacts
   *[other] Ajoutez { $n } tuiles Artillerie de la Réserve au Sac d’Impacts
  }
effect-hits =
  { $n ->
    [one] Tirez { $n } tuile Impact et résolvez-la
   *[other] Tirez { $n } tuiles Impact et résolvez-les
  }
effect-defence =
  { $sign ->
    [plus] Défense +{ $n }
   *[minus] Défense −{ $n }
  }
effect-despair =
  { $n ->
    [one] Mélangez { $n } carte Désespoir au paquet Moral Haut
   *[other] Mélangez { $n } cartes Désespoir au paquet Moral Haut
  }
effect-hope =
  { $n ->
    [one] Mélangez { $n } carte Espoir au paquet Moral Bas
   *[other] Mélangez { $n } cartes Espoir au paquet Moral Bas
  }
effect-straggler = Un Allemand transi occupe un lit vide au niveau { $n } ; si tous les lits sont pris, Moral −1
effect-creep =
  { $n ->
    [one] Déplacez { $n } Fantassin debout du Secteur 1 au Secteur 2, s’il y en a un et que la place le permet
   *[other] Déplacez { $n } Fantassins debout du Secteur 1 au Secteur 2, autant qu’il y en a et que la place le permet
  }
effect-no-rest = Personne ne peut passer de la zone Fatigués à la zone Repos ce matin
effect-artillery-fire =
  { $n ->
    [one] L’Artillerie ouvre le feu, comme si { $n } tuile Artillerie avait été tirée
   *[other] L’Artillerie ouvre le feu, comme si { $n } tuiles Artillerie avaient été tirées
  }
effect-rest-to-tired = Tous les Défenseurs de la zone Repos passent dans la zone Fatigués
effect-beds-relapse = Chaque Patient alité au-dessus du niveau 1 perd 1 niveau
effect-jam =
  { $n ->
    [one] { $n } Canon de votre choix s’enraye : retournez sa tuile État visible la plus à droite
   *[other] { $n } Canons de votre choix s’enrayent : retournez la tuile État visible la plus à droite de chacun
  }
effect-ready =
  { $n ->
    [one] Déplacez jusqu’à { $n } Défenseur de la zone Fatigués à la zone Prêts
   *[other] Déplacez jusqu’à { $n } Défenseurs de la zone Fatigués à la zone Prêts
  }
effect-reinforce =
  { $n ->
    [one] Ajoutez jusqu’à { $n } Défenseur de votre choix de la Réserve au Sac de Recrutement
   *[other] Ajoutez jusqu’à { $n } Défenseurs de votre choix de la Réserve au Sac de Recrutement
  }
effect-enlist =
  { $n ->
    [one] Déplacez { $n } Défenseur de votre choix, sauf l’Officier, de la Réserve à la zone Fatigués
   *[other] Déplacez { $n } Défenseurs de votre choix, sauf l’Officier, de la Réserve à la zone Fatigués
  }
effect-repair = Réparez { $n } fois gratuitement
effect-negotiate = Négociez { $n } fois gratuitement
effect-treat = Soignez { $n } fois gratuitement
effect-heal =
  { $n ->
    [one] Guérissez complètement { $n } Patient
   *[other] Guérissez complètement { $n } Patients
  }
effect-shoot =
  { $n ->
    [one] Retirez jusqu’à { $n } Fantassin d’un Secteur de votre choix
   *[other] Retirez jusqu’à { $n } Fantassins d’un Secteur de votre choix
  }
effect-surrender =
  { $sign ->
    [plus] Reddition +{ $n }
   *[minus] Reddition −{ $n }
  }
effect-choose = Au choix : { $options }

## Names

# Discs

name-officer = Officier
  .the = l’Officier
name-soldier = Soldat
  .the = le Soldat
name-volunteer = Volontaire
  .the = le Volontaire
name-medic = Médecin
  .the = le Médecin
name-hunter = Chasseur
  .the = le Chasseur
name-doubt = Doute
  .the = le Doute
name-infantry = Fantassin
  .the = le Fantassin

# Weather

name-sun = Soleil
name-cloud = Nuages
name-snow = Neige

# Stages; the first two are event decks too

name-mobilisation = Mobilisation
name-first-attack = 1re Attaque
name-siege = Siège

# Event decks

name-siege-1 = Siège 1
name-siege-2 = Siège 2
name-last-stand = Dernier Carré

# Morale decks

name-high = Moral Haut
name-low = Moral Bas
name-hope = Espoir
name-despair = Désespoir

# Tiles

name-miss = Manqué
name-artillery = Artillerie
name-air-injury = Aviation (blessure)
name-air-morale = Aviation (Moral)
name-air-supply = Aviation (Ravitaillement)

# Action spaces

name-negotiate = Négocier
  .the = l’action Négocier
name-open-route = Ouvrir une Route de Ravitaillement
  .the = l’action Ouvrir une Route de Ravitaillement
name-wall = Position Défensive
  .the = la Position Défensive sans lettre
name-wall-a = Position Défensive A
  .the = la Position Défensive A
name-wall-b = Position Défensive B
  .the = la Position Défensive B
name-wall-c = Position Défensive C
  .the = la Position Défensive C
name-reckless = Défense Téméraire
  .the = la Défense Téméraire
name-field-telephone = Téléphone de Campagne
  .the = le Téléphone de Campagne
name-fire-artillery = Tir d’Artillerie
  .the = le Tir d’Artillerie
name-supply-run = Mission de Ravitaillement
  .the = la Mission de Ravitaillement
name-counter-patrol = Contre-Patrouille
  .the = la Contre-Patrouille
name-shovel = Déneiger
  .the = l’action Déneiger
name-repair = Réparer
  .the = l’action Réparer
name-bolster = Consolider
  .the = l’action Consolider
name-promote = Promouvoir
  .the = l’action Promouvoir
name-inspire = Inspirer
  .the = l’action Inspirer
name-radio = Radio
  .the = la Radio
name-map-room = Salle des Cartes
  .the = la Salle des Cartes
name-treat = Soigner 1 Patient
  .the = l’action Soigner 1 Patient
name-medicine-cabinet = Armoire à Pharmacie
  .the = l’Armoire à Pharmacie

# Guns

name-gun-1 = Canon 1
  .the = le Canon 1
name-gun-2 = Canon 2
  .the = le Canon 2
name-machine-gun = Mitrailleuse
  .the = la Mitrailleuse

# Map

name-fortress = Forteresse
  .the = la Forteresse
name-blue-1 = Bleu 1
name-blue-2 = Bleu 2
name-blue-3 = Bleu 3
name-blue-4 = Bleu 4
name-blue-5 = Bleu 5
name-blue-6 = Bleu 6
name-green-1 = Vert 1
name-green-2 = Vert 2
name-green-3 = Vert 3
name-green-4 = Vert 4
name-green-5 = Vert 5
name-green-6 = Vert 6
name-yellow-1 = Jaune 1
name-yellow-2 = Jaune 2
name-yellow-3 = Jaune 3
name-yellow-4 = Jaune 4
name-yellow-5 = Jaune 5
name-yellow-6 = Jaune 6
name-trail-1 = Sentier 1
  .the = le Sentier 1
name-trail-2 = Sentier 2
  .the = le Sentier 2
name-trail-3 = Sentier 3
  .the = le Sentier 3
name-trail-4 = Sentier 4
  .the = le Sentier 4
name-depot-1 = Dépôt 1
  .the = le Dépôt 1
name-depot-2 = Dépôt 2
  .the = le Dépôt 2
name-depot-3 = Dépôt 3
  .the = le Dépôt 3
name-depot-4 = Dépôt 4
  .the = le Dépôt 4
name-airfield = Aérodrome de Værnes
  .the = l’Aérodrome de Værnes

# Map rows

name-yellow = Rangée Jaune
  .the = la Rangée Jaune
name-green = Rangée Verte
  .the = la Rangée Verte
name-blue = Rangée Bleue
  .the = la Rangée Bleue

# Delivery groups

name-group-supply = Livraison de Ravitaillement
  .the = la Livraison de Ravitaillement
name-group-patrol = Livraison contre les Patrouilles
  .the = la Livraison contre les Patrouilles
name-group-miss = Livraison de tuiles Manqué
  .the = la Livraison de tuiles Manqué
name-group-morale = Livraison de Moral
  .the = la Livraison de Moral
name-delivery-supply = { name-group-supply }
name-delivery-patrol = { name-group-patrol }
name-delivery-miss = { name-group-miss }
name-delivery-morale = { name-group-morale }

# Infirmary

name-bed-1 = Lit 1
  .the = le Lit 1
name-bed-2 = Lit 2
  .the = le Lit 2
name-bed-3 = Lit 3
  .the = le Lit 3
name-waiting = Salle d’Attente
  .the = la Salle d’Attente

# Zones and bags

name-ready = Prêts
  .the = la zone Prêts
name-tired = Fatigués
  .the = la zone Fatigués
name-rest = Repos
  .the = la zone Repos
name-reserve = Réserve
  .the = la Réserve
name-morgue = Morgue
  .the = la Morgue
name-recruit-bag = Sac de Recrutement
  .the = le Sac de Recrutement
name-hit-bag = Sac d’Impacts
  .the = le Sac d’Impacts
name-patrol-bag = Sac de Patrouilles
  .the = le Sac de Patrouilles
name-recruitment = Zone de Recrutement
  .the = la Zone de Recrutement

# Sectors

name-sector-1 = Secteur 1
  .the = le Secteur 1
name-sector-2 = Secteur 2
  .the = le Secteur 2
name-sector-3 = Secteur 3
  .the = le Secteur 3
name-sector-4 = Secteur 4
  .the = le Secteur 4

# Results, best first

name-german-retreat = Retraite Allemande
name-truce = Trêve
name-honourable-surrender = Reddition Honorable
name-surrender = Reddition
name-unconditional-surrender = Reddition sans Condition

# Tracks

name-track-supply = Piste de Ravitaillement
  .the = la Piste de Ravitaillement
name-track-supplies = Ravitaillements
name-track-snow = Neige
  .the = la Neige
name-track-weather = Météo
  .the = la Météo
name-track-day = Jour
name-track-surrender = Reddition
  .the = la Reddition
name-track-morale = Moral
  .the = le Moral
name-track-suspicion = Méfiance
  .the = la Méfiance
name-track-defence = Défense
  .the = la Défense
name-track-artillery = Artillerie
  .the = le marqueur d’Artillerie
name-track-fear = Peur
  .the = la Peur
name-track-doubt = Doute
  .the = le Doute
