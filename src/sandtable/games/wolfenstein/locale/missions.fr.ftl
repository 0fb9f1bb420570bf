### Wolfenstein: The Board Game: missions, their goals and special rules, and what is drawn on a map.

## Missions

name-mission-officers-room = Le Bureau de l’officier
briefing-officers-room = Une entrée discrète : un officier, un bureau et des papiers qu’il ne doit pas brûler.

name-mission-radio-mast = Le Mât radio
briefing-radio-mast = Faites taire l’émetteur avant que quelqu’un n’appelle à l’aide.

name-mission-kennels = Le Chenil
briefing-kennels = Ce qui vit ici ne doit pas nous suivre dehors : il faut que cela y reste pour de bon.

name-mission-laboratory = Le Laboratoire
briefing-laboratory = Trois machines derrière l’acier et les barricades : n’en laissez que trois tas de ferraille.

name-mission-cells = Les Cachots
briefing-cells = Vous entrez par quatre endroits à la fois : retrouvez-vous, ouvrez les cachots et ne perdez personne.

name-mission-motor-hall = Le Hall des moteurs
briefing-motor-hall = Posez quatre charges parmi des géants endormis, puis soyez ailleurs.

name-mission-moon-dock = Le Quai lunaire
briefing-moon-dock = Les troupes à fusées sont prêtes au départ : veillez à ce que personne ne s’envole.

name-mission-professors-theatre = Le Théâtre du professeur
briefing-professors-theatre = Bevli tire les ficelles depuis sa scène : coupez-les, puis baissez le rideau.

name-mission-generals-tower = La Tour du général
briefing-generals-tower = Deux clés ouvrent une porte, et von Grim attend derrière.

name-mission-last-door = La Dernière Porte
briefing-last-door = À travers les huit pièces, puis à travers la machine, jusqu’à l’homme qui s’y cache.

## Goals

goal-kill-placed = À abattre, tous ceux qui sont sur le plan au départ : { $enemy }.
goal-kill =
  { $count ->
    [1] À abattre : { $enemy }.
   *[other] À abattre : { $count } × { $enemy }.
  }
goal-search =
  { $objectives-count ->
    [1] Fouiller l’objectif { $objectives }.
   *[other] Fouiller les objectifs { $objectives }.
  }
goal-events =
  { $count ->
    [one] Accomplir { $count } événement.
   *[other] Accomplir { $count } événements.
  }
goal-gather =
  { $places-count ->
    [1] Tout le reste étant fait, finir une manche avec tous les Héros en vie dans { $places }.
   *[other] Tout le reste étant fait, finir une manche avec tous les Héros en vie dans l’un de ces lieux : { $places }.
  }
goal-evacuate =
  { $places-count ->
    [1] Tout le reste étant fait, finir une manche sans aucun Héros en vie dans { $places }.
   *[other] Tout le reste étant fait, finir une manche sans aucun Héros en vie dans ces lieux : { $places }.
  }
goal-leave =
  { $spawns-count ->
    [1] Tout le reste étant fait, finir une manche avec tous les Héros en vie sur le jeton d’apparition de héros { $spawns } ou à côté.
   *[other] Tout le reste étant fait, finir une manche avec tous les Héros en vie sur l’un des jetons d’apparition de héros { $spawns } ou à côté.
  }
goal-no-deaths = Aucun Héros ne doit mourir : la première mort fait perdre la mission.

## Special rules

special-locked-until-searched =
  { $doors-count ->
    [1] La porte { $doors } reste verrouillée tant que tous ces objectifs n’ont pas été fouillés : { $objectives }.
   *[other] Les portes { $doors } restent verrouillées tant que tous ces objectifs n’ont pas été fouillés : { $objectives }.
  }
special-locked-at-first =
  { $rounds ->
    [1] À la manche 1, personne ne peut ouvrir ces portes : { $doors }.
   *[other] Pendant les { $rounds } premières manches, personne ne peut ouvrir ces portes : { $doors }.
  }
special-airlock = Ces portes sont des sas et coûtent { $ap } PA à ouvrir : { $doors }.
special-search-among-enemies =
  { $objectives-count ->
    [1] L’objectif { $objectives } peut être fouillé même avec des ennemis dans la pièce.
   *[other] Les objectifs { $objectives } peuvent être fouillés même avec des ennemis dans la pièce.
  }
special-search-hazard =
  { $objectives-count ->
    [1] Fouiller l’objectif { $objectives }
   *[other] Fouiller l’un des objectifs { $objectives }
  } fait { $hazard-sign ->
    [minus] reculer
   *[other] avancer
  } le marqueur de danger de { $hazard-size }.
special-search-noise =
  { $objectives-count ->
    [1] Fouiller l’objectif { $objectives }
   *[other] Fouiller l’un des objectifs { $objectives }
  } fait du bruit dans sa pièce.
special-search-sabotage =
  { $objectives-count ->
    [1] Fouiller l’objectif { $objectives }
   *[other] Fouiller l’un des objectifs { $objectives }
  } permet de saboter jusqu’à { $count } × { $enemy }.
special-search-removes =
  { $objectives-count ->
    [1] Fouiller l’objectif { $objectives }
   *[other] Fouiller l’un des objectifs { $objectives }
  } retire du plan jusqu’à { $count } × { $enemy }, sans victime ni butin.
special-search-ends-skill = Une fois tous ces objectifs fouillés ({ $objectives }), { $enemy } perd la capacité { $skill }.
special-event-hazard =
  { $hazard-sign ->
    [minus] Chaque événement accompli fait reculer le marqueur de danger de { $hazard-size }.
   *[other] Chaque événement accompli fait avancer le marqueur de danger de { $hazard-size }.
  }
special-spawn-ends =
  { $spawns-count ->
    [1] Une fois la porte { $door } ouverte, l’alarme ne fait plus venir personne au jeton d’apparition de nazis { $spawns }.
   *[other] Une fois la porte { $door } ouverte, l’alarme ne fait plus venir personne aux jetons d’apparition de nazis { $spawns }.
  }
special-stand-in = Au niveau le plus difficile, { $by } remplace { $enemy-the } dans { $place }.
## Alarm

alarm-limit =
  { $once ->
    [yes] Alarme à { $limit } ; seule la première fait venir des ennemis.
   *[no] Alarme à { $limit }.
  }
alarm-spawn = Jeton d’apparition de nazis { $spawns } : { $enemies }.

## On the map

name-r1 = R1
name-r2 = R2
name-r3 = R3
name-r4 = R4
name-r5 = R5
name-r6 = R6
name-r7 = R7
name-r8 = R8
name-c1 = C1
name-c2 = C2
name-c3 = C3
name-c4 = C4
name-c5 = C5
name-c6 = C6
name-c7 = C7
name-c8 = C8
pair-door = { $first }–{ $second }
pair-doors = { $first }–{ $second }

name-objectives-a = A
name-objectives-b = B
name-objectives-c = C
name-objectives-d = D
name-spawns-a = A
name-spawns-b = B
name-spawns-c = C
name-spawns-d = D

name-hero-spawn-a = Apparition de héros A
name-hero-spawn-b = Apparition de héros B
name-hero-spawn-c = Apparition de héros C
name-hero-spawn-d = Apparition de héros D
name-enemy-spawn-a = Apparition de nazis A
name-enemy-spawn-b = Apparition de nazis B
name-enemy-spawn-c = Apparition de nazis C
name-enemy-spawn-d = Apparition de nazis D
name-objective-a = Objectif A
name-objective-b = Objectif B
name-objective-c = Objectif C
name-objective-d = Objectif D
name-passage-a = Passage secret A
name-passage-b = Passage secret B
name-passage-c = Passage secret C
