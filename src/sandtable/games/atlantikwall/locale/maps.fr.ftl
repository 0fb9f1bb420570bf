### D-Day Dice avec Atlantikwall : les cartes de bataille et ce qui est imprimé sur leurs Secteurs.

## Cartes de bataille

name-map-exercise-fabius = Exercice Fabius
briefing-exercise-fabius = La dernière répétition : une plage clémente, et l’occasion d’apprendre ce dont le Bunker est capable.

name-map-exercise-tiger = Exercice Tiger
briefing-exercise-tiger = Deux chemins sur une côte du Devon, de vraies mines entre les deux, et il manque toujours un Caporal à quelqu’un.

name-map-omaha-beach-2 = Omaha Beach II
briefing-omaha-beach-2 = Un Véhicule au pied des hauteurs, une falaise à escalader et un coffret à médailles pour le premier arrivé.

name-map-gold-beach = Gold Beach
briefing-gold-beach = Deux Bunkers côte à côte : prenez l’un, et l’autre tire encore.

name-map-omaha-beach = Omaha Beach
briefing-omaha-beach = Des mines dès le bord de l’eau et la pente la plus raide jusqu’en haut. Amenez tout le monde.

name-map-bloody-omaha = Omaha la sanglante
briefing-bloody-omaha = Les deux plages d’Omaha côte à côte, un seul grand rivage et deux Bunkers, pour au moins deux Unités.

## Secteurs

name-bunker = Bunker
  .the = le Bunker
name-bunker-a = Bunker A
  .the = le Bunker A
name-bunker-b = Bunker B
  .the = le Bunker B
name-west-bunker = Bunker ouest
  .the = le Bunker ouest
name-east-bunker = Bunker est
  .the = le Bunker est

# Omaha la sanglante : avec les numéros de leurs cartes

name-west-1 = 1 Ouest
name-west-2 = 2 Ouest
name-west-3 = 3 Ouest
name-west-4 = 4 Ouest
name-west-5 = 5 Ouest
name-west-6 = 6 Ouest
name-west-7 = 7 Ouest
name-west-8 = 8 Ouest
name-west-9 = 9 Ouest
name-west-10 = 10 Ouest
name-west-11 = 11 Ouest
name-west-12 = 12 Ouest
name-east-1 = 1 Est
name-east-2 = 2 Est
name-east-3 = 3 Est
name-east-4 = 4 Est
name-east-5 = 5 Est
name-east-6 = 6 Est
name-east-7 = 7 Est
name-east-8 = 8 Est
name-east-9 = 9 Est
name-east-10 = 10 Est
name-east-11 = 11 Est
name-east-12 = 12 Est

# Ce qui y est imprimé, en un mot

name-def = DEF
name-row = Rangée
name-mgf = Tirs de mitrailleuse
name-mgf-specialists = Dégâts spéciaux
name-start = Secteur de départ
name-leave = Impossible de rester
name-needs = Exigé
name-costs = Spécialistes sacrifiés
name-costs-named = Spécialiste perdu
name-here = À prendre ici
name-adds = Résultats ajoutés
name-arrival = Soldats à l’arrivée
name-no-lock = Pas de verrouillage
name-dice = Dés
name-no-items = Pas d’Objets trouvés
name-no-bonus = Pas de RWB
name-units = Unités au plus
name-vehicle = Véhicule
name-gift = Cadeau
name-climb = Escalade
name-lines = Lignes
name-mines = Mines
name-barrier = Barrière

# Et en une phrase : $n est le nombre, $card le Spécialiste ou l’Objet, $face la face

attribute-soldiers =
  { $n ->
    [one] Les Unités commencent ici avec { $n } Soldat
   *[other] Les Unités commencent ici avec { $n } Soldats
  }
attribute-bunker = Un Bunker : qui survit au Combat ici l’a pris
attribute-mgf = Tirs de mitrailleuse : en phase 5, chaque Unité présente lance un d6 et perd autant de Soldats
attribute-mgf-specialists =
  { $n ->
    [one] Si les Tirs de mitrailleuse donnent un 6, { $n } Spécialiste est perdu en plus
   *[other] Si les Tirs de mitrailleuse donnent un 6, { $n } Spécialistes sont perdus en plus
  }
attribute-leave = Impossible de rester : qui arrive doit repartir à la phase 4 suivante
attribute-needs = Pour entrer, une Unité doit avoir { $card-the }
attribute-costs =
  { $n ->
    [one] Entrer coûte { $n } Spécialiste au choix de l’Unité ; sans lui, on n’entre pas
   *[other] Entrer coûte { $n } Spécialistes au choix de l’Unité ; sans eux, on n’entre pas
  }
attribute-costs-named = Une Unité qui entre perd { $card-the }, si elle a ce Spécialiste
attribute-here = Une Unité qui entre peut prendre gratuitement { $card-the }
attribute-adds =
  { $n ->
    [one] { $n } résultat { $face } sans couleur de plus dans chaque décompte final obtenu ici
   *[other] { $n } résultats { $face } sans couleur de plus dans chaque décompte final obtenu ici
  }
attribute-arrival = Une Unité qui entre lance { $n } d6 et gagne autant de Soldats
attribute-no-lock = Aucun dé n’est verrouillé ici
attribute-dice =
  { $n ->
    [one] On ne lance ici que { $n } dé
   *[other] On ne lance ici que { $n } dés
  }
attribute-no-items = On ne trouve pas d’Objets ici, mais on peut en utiliser
attribute-no-bonus = Le RWB { $face } ne peut être obtenu ici d’aucune manière
attribute-units =
  { $n ->
    [one] { $n } Unité au plus à la fois
   *[other] { $n } Unités au plus à la fois
  }
attribute-vehicle = Le Véhicule proposé se trouve ici, à son coût
attribute-gift = La première Unité qui entre trouve gratuitement { $card-the }
attribute-climb =
  { $skulls ->
    [one] Escalade : pour Avancer, il faut { $skulls } Crâne dans le décompte final
   *[other] Escalade : pour Avancer, il faut { $skulls } Crânes dans le décompte final
  }{ $turns ->
    [one] , dès le premier tour
   *[other] , en { $turns } tours au plus
  } ; rien n’est verrouillé et le Cri de guerre n’aide pas
