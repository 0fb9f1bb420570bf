### Wolfenstein: The Board Game: what is asked and answered, what happened, and why not.

## Questions
## An attribute words one of the answers for this question only.

# Before the first round, and when a new one begins

prompt-extra-ammo =
  { $left ->
    [one] Quel jeton munitions { $hero } emporte-t-{ $hero-id ->
      [anya] elle
     *[other] il
    } ?
   *[other] Quel jeton munitions { $hero } emporte-t-{ $hero-id ->
      [anya] elle
     *[other] il
    } ? Il y en a { $left } à choisir.
  }
prompt-shared-life = À ce niveau, un seul Héros a une vie partagée : lequel ?
  .choose = Donner le jeton vie partagée à { $a }
prompt-starter = Qui commence la manche { $round } ?
prompt-next-hero = Quel Héros s’active maintenant ?

# A Hero’s turn

prompt-enter = Par où { $hero } entre-t-{ $hero-id ->
    [anya] elle
   *[other] il
  } dans le château ?
prompt-place = Sur quelle case placer { $model-the } ?
prompt-action =
  { $ap ->
    [0] { $hero } n’a plus de PA : que faire encore ?
   *[other] Que fait { $hero } ? PA restants : { $ap }.
  }
prompt-step-off = { $model-the } sort du passage : vers quelle case ?
prompt-next-bot = Quel bot agit maintenant pour { $hero } ?
prompt-bot-action =
  { $ap ->
    [0] { $model-the } n’a plus de PA : que faire encore ?
   *[other] Que fait { $model-the } ? PA restants : { $ap }.
  }

# Cards

prompt-event = « { $card } » : que fait { $hero } ?
  .choose = { $a }
  .decline = Passer son chemin
prompt-event-cost = Comment { $hero } paie-t-{ $hero-id ->
    [anya] elle
   *[other] il
  } ?
prompt-head-for = Plusieurs jetons apparition de héros sont à égale distance : vers lequel va { $hero } ?
prompt-choose-model =
  { $effect-id ->
    [ammo] Qui reçoit les munitions ?
    [damage] Qui subit les dégâts ?
    [fatigue] Qui se fatigue ?
    [heal] Qui est soigné ?
    [order] Qui reçoit l’ordre ?
    [remove] Qui quitte le plateau ?
    [sabotage] Qui est saboté ?
    [silent-execution] Qui subit l’exécution silencieuse ?
    [stun] Qui est étourdi ?
   *[other] Pour qui est-ce ?
  }
  .choose = { $a }
prompt-choose-place = « { $card } » : où placer le bruit ?
  .choose = Dans { $a }
prompt-choose-text = « { $card } » : lequel des textes ?
  .choose = Le texte { $a } de la carte
  .choose-1 = { $text-1 }
  .choose-2 = { $text-2 }
prompt-put = « { $card } » : sur quelle case placer { $hero } ?
prompt-blast = { $hero } utilise « { $card } » : sur quelle case ?
prompt-take-card = Laquelle de ces cartes { $hero } garde-t-{ $hero-id ->
    [anya] elle
   *[other] il
  } : { $cards } ?
  .take = Garder { $a-the }
prompt-take-ammo =
  { $n ->
    [one] Quel jeton munitions { $hero } prend-{ $hero-id ->
      [anya] elle
     *[other] il
    } ?
   *[other] Quel jeton munitions { $hero } prend-{ $hero-id ->
      [anya] elle
     *[other] il
    } ? Il y en a { $n } à choisir.
  }
prompt-unjam = « { $card } » : quelle arme peut tirer de nouveau ?
prompt-order =
  { $left ->
    [one] Où l’ordre envoie-t-il { $model-the } ? Il reste { $left } case.
   *[other] Où l’ordre envoie-t-il { $model-the } ? Il reste { $left } cases.
  }
  .stop = Laisser la figurine où elle est

# Attacks

prompt-reroll =
  { $most ->
    [one] { $hero } contre { $target-the } : { $faces }. Relancer { $most } dé ?
   *[other] { $hero } contre { $target-the } : { $faces }. Relancer jusqu’à { $most } dés ?
  }
  .keep = Garder le lancer tel quel
prompt-after-roll = { $hero } contre { $target-the } : { $faces }. Utiliser { $item-the } ?
  .decline = Laisser le lancer tel quel
prompt-keep-blade = { $hero } a tué avec { $item-the } : garder la carte ?
  .keep = Garder { $item-the }
  .discard = Défausser { $item-the }
prompt-react =
  { $hp ->
    [0] { $hero } va perdre { $armor ->
      [one] { $armor } point
     *[other] { $armor } points
    } d’armure : utiliser une carte ?
   *[other] { $armor ->
      [0] { $hero } va perdre { $hp } PV : utiliser une carte ?
     *[other] { $hero } va perdre { $hp } PV et { $armor ->
        [one] { $armor } point
       *[other] { $armor } points
      } d’armure : utiliser une carte ?
    }
  }
  .decline = Subir les dégâts
prompt-cancel-hits = Quels dégâts { $hero } annule-t-{ $hero-id ->
    [anya] elle
   *[other] il
  } ? Dégâts PV : { $hp }, dégâts d’armure : { $armor }.
prompt-shield = { $other } va perdre { $hp } PV : { $hero } s’interpose-t-{ $hero-id ->
    [anya] elle
   *[other] il
  } ?
  .decline = Ne pas s’interposer
prompt-scapegoat = { $model-the } s’esquive : qui subit les dégâts à sa place ?
  .choose = { $a-the } les subit

# The AI controller’s decisions

prompt-who-acts = Plusieurs nazis ont la même initiative et sont aussi proches : qui agit en premier ?
prompt-nazi-target = Qui { $model-the } attaque-t-il ?
prompt-nazi-goal = Où va { $model-the } ?
prompt-nazi-step = Par quel chemin { $model-the } va-t-il vers { $goal-the } ?
prompt-place-spawn = Sur laquelle de ces cases équivalentes une figurine apparaît-elle ?
prompt-spawn-first = Quelle figurine apparaît en premier ?
prompt-step-out = Sur quelle case { $model-the } sort-il ?

## Answers

# Rounds and turns

option-start = { $a } commence
option-contest = Laisser les dés désigner qui décide
option-activate = Activer { $a-the }
option-enter = Entrer par { $a }
option-place = Placer la figurine sur { $a-id }
option-end = Terminer l’activation

# Actions of a Hero or a bot

option-move = Se déplacer en { $a-id }
option-passage = Emprunter le { $a }
option-open = Ouvrir la porte { $a }
option-clear = Retirer la barricade { $a }
option-search = Fouiller { $a-the }
option-peek = Regarder d’abord la carte : { $a }
option-attack =
  { $count ->
    [1] Attaquer { $a-the }
    [2] Attaquer { $a-the } avec { $b-the }
   *[other] Attaquer { $a-the } avec { $b-the } ({ $c })
  }
option-execute = Exécuter { $a-the } en silence avec { $b-the }
option-throw = Lancer { $b-the } sur { $a-the }
option-fatigue = Se fatiguer : plus de PA et une seconde attaque maintenant, moitié moins de PA au prochain tour
option-reload = Recharger { $a-the }
option-use = Utiliser { $a-the }
option-skill = Utiliser la capacité « { $a } »
option-share-life = Partager sa vie avec { $a } : PV et armure au maximum
option-ready = Mettre { $a-the } dans l’emplacement d’arme
option-equip = Équiper { $a-the }
option-unequip = Retirer { $a-the }
option-attach = Attacher { $a-the } sur { $b-the }
option-detach = Détacher la carte placée sur { $a-the }
option-give = Donner { $b-the } à { $a }

# Cards, dice and damage

option-choose = Choisir : { $a }
option-decline = Refuser
option-pay = Payer : { $a }
option-head-for = Aller vers { $a }
option-take = Prendre { $a-the }
option-put = Placer le Héros sur { $a-id }
option-aim = Viser { $a-id }
option-unjam = Retirer le jeton recharge placé sur { $a-the }
option-stop = S’arrêter là
option-reroll =
  { $count ->
    [0] Relancer
   *[other] Relancer : { $a }
  }
option-keep = Garder
option-discard = Défausser
option-react = Utiliser { $a-the }
option-cancel = Annuler dégâts PV : { $a }, dégâts d’armure : { $b }
option-cancel-2-0 = Annuler 2 dégâts PV
option-cancel-1-1 = Annuler 1 dégât PV et 1 dégât d’armure
option-cancel-0-2 = Annuler 2 dégâts d’armure
option-shield = En prendre { $a } PV sur soi

# The enemy

option-act = { $a-the } agit
option-towards = Vers { $a-the }
option-step = Avancer en { $a-id }
option-spawn = { $a-the } apparaît en premier

## What happened

# Rounds and turns

event-round-began = La manche { $round } commence. Premier joueur : { $starter }.
event-phase-began =
  { $phase-id ->
    [player-phase] La phase des joueurs commence.
    [nazi-phase] La phase nazie commence.
   *[clean-up] La phase de maintenance commence.
  }
event-hero-entered = { $hero } entre dans le château en { $at-id }.
event-activation-began =
  { $ap ->
    [0] { $model-the } s’active, sans aucun PA.
   *[other] { $model-the } s’active avec { $ap } PA.
  }
event-activation-ended = { $model-the } a fini d’agir.
event-controller-passed = { $seat-the } reçoit le jeton contrôleur de l’IA.
event-contested =
  { $hits ->
    [0] { $seat-the } lance les dés pour décider : ni bouclier ni cœur.
    [one] { $seat-the } lance les dés pour décider : { $hits } bouclier ou cœur.
   *[other] { $seat-the } lance les dés pour décider : { $hits } boucliers et cœurs.
  }

# Actions

event-moved =
  { $ap ->
    [0] { $model-the } est { $model-id ->
      [anya] déplacée
     *[other] déplacé
    } de { $start-id } à { $at-id }.
    [one] { $model-the } va de { $start-id } à { $at-id }.
   *[other] { $model-the } avance avec peine de { $start-id } à { $at-id } : { $ap } PA.
  }
event-passage-used = { $model-the } prend le passage secret { $letter } et ressort en { $at-id }.
event-placed = { $model-the } se retrouve en { $at-id }.
event-door-opened = { $model-the } ouvre la porte { $door }.
event-barricade-removed = { $model-the } retire la barricade { $barricade }.
event-fatigued = { $hero } reçoit un jeton fatigue.
event-refreshed = { $hero } se défait du jeton fatigue.
event-ap-gained = { $hero } reçoit { $ap } PA de plus.
event-reloaded = { $hero } peut de nouveau tirer avec { $weapon-the }.
event-reload-failed = { $hero } ne parvient pas à recharger { $weapon-the } : le jeton recharge reste.
event-weapon-readied = { $hero } prend en main { $weapon-the }.
event-equipped = { $hero } équipe { $item-the }.
event-unequipped = { $hero } retire { $item-the }.
event-attached = { $hero } attache { $item-the } sur { $weapon-the }.
event-given = { $hero } donne { $thing-the } à { $other }.
event-item-used = { $hero } utilise { $item-the }.
event-card-discarded = { $hero } défausse « { $card } ».
event-skill-used = { $model-the } utilise la capacité « { $skill } ».
event-life-shared = { $hero } partage sa vie avec { $other }, qui retrouve tous ses PV et toute son armure.

# Searching and getting

event-searched = { $model-the } fouille { $token-the }.
event-card-drawn =
  { $deck-id ->
    [equipment] { $hero } pioche une carte équipement : { $card }.
    [weapons] { $hero } pioche une carte arme : { $card }.
    [events] { $hero } pioche une carte événement : « { $card } ».
   *[chests] { $hero } pioche une carte coffre : « { $card } ».
  }
event-cards-seen =
  { $cards-count ->
    [0] { $hero } cherche des cartes, mais il n’y en a pas.
   *[other] { $hero } regarde le dessus d’un paquet : { $cards }.
  }
event-event-chosen = « { $card } », choix fait par { $hero } : { $option }.
event-event-kept = { $hero } garde « { $card } » jusqu’à son accomplissement.
event-event-completed = { $hero } a accompli l’événement « { $card } ».
event-tested =
  { $success ->
    [yes] { $hero } passe un test : { $face }, réussi.
   *[no] { $hero } passe un test : { $face }, raté.
  }
event-gained =
  { $thing-id ->
    [gp] { $n-sign ->
      [minus] { $hero } perd { $n-size } PG.
     *[other] { $hero } gagne { $n-size } PG.
    }
    [shared-life] { $hero } reçoit le jeton vie partagée.
   *[other] { $hero } reçoit { $thing-the }.
  }
event-deck-shuffled =
  { $deck-id ->
    [equipment] Le paquet d’équipement est mélangé.
    [weapons] Le paquet d’armes est mélangé.
    [events] Le paquet d’événements est mélangé.
   *[chests] Le paquet de coffres est mélangé.
  }

# Attacks and damage

event-attacked =
  { $ability ->
    [none] { $attacker-the } attaque { $target-the } avec { $weapon-the }.
   *[other] { $attacker-the } attaque { $target-the } avec { $weapon-the } : « { $ability } ».
  }
event-rolled =
  { $faces-count ->
    [0] { $model-the } n’a aucun dé à lancer.
   *[other] { $model-the } lance les dés : { $faces }.
  }
event-rerolled = { $model-the } relance : { $faces } → { $into }.
event-weapon-emptied = { $hero } doit recharger : un jeton recharge est placé sur { $weapon-the }.
event-hurt =
  { $hp ->
    [0] { $model-the } perd { $armor ->
      [one] { $armor } point
     *[other] { $armor } points
    } d’armure.
   *[other] { $armor ->
      [0] { $model-the } perd { $hp } PV.
     *[other] { $model-the } perd { $hp } PV et { $armor ->
        [one] { $armor } point
       *[other] { $armor } points
      } d’armure.
    }
  }
event-missed = { $attacker-the } attaque { $target-the } sans lui faire de mal.
event-cancelled =
  { $card ->
    [none] { $n ->
      [one] { $hero } évite { $n } dégât.
     *[other] { $hero } évite { $n } dégâts.
    }
   *[other] { $n ->
      [one] { $hero } évite { $n } dégât avec { $card-the }.
     *[other] { $hero } évite { $n } dégâts avec { $card-the }.
    }
  }
event-shielded = { $hero } s’interpose pour protéger { $other } et prend { $n } PV de dégâts.
event-diverted =
  { $other-id ->
    [hitler-49] { $model-the } ne trouve personne pour se cacher : seule la moitié des dégâts compte.
   *[other] { $model-the } se cache derrière { $other-the }, qui subit les dégâts.
  }
event-healed = { $hero } récupère { $hp } PV.
event-stunned = { $model-the } reçoit un jeton étourdi.
event-sabotaged = { $model-the } reçoit un jeton sabotage.
event-killed =
  { $hero ->
    [nobody] { $model-the } est mort.
   *[other] { $hero } a tué { $model-the }.
  }
event-removed = { $model-the } quitte le plateau.
event-bleeding = { $hero } n’a plus de PV et se vide de son sang.
event-died = { $hero } est { $hero-id ->
    [anya] morte
   *[other] mort
  }.

# Noise, hazard, spawning

event-noise-made = Il y a du bruit dans { $place-the }.
event-noise-gone = Le bruit s’éteint dans { $place-the }.
event-smoke-spread = La fumée envahit { $place-the }.
event-hazard-moved =
  { $n-sign ->
    [minus] { $n-size ->
      [1] Le marqueur de danger descend à { $at }.
     *[other] Le marqueur de danger descend de { $n-size } crans, à { $at }.
    }
   *[other] { $n-size ->
      [1] Le marqueur de danger monte à { $at }.
     *[other] Le marqueur de danger monte de { $n-size } crans, à { $at }.
    }
  }
event-alarm-raised = L’alarme sonne !
event-spawned = { $model-the } apparaît en { $at-id }.
event-not-spawned = Il manque une figurine ou la place pour faire apparaître encore : { $kind }.
event-bot-gained = { $model-the } combat désormais pour { $hero }.

# The Nazi Phase

event-activated = { $model-the } s’anime et agira pendant cette phase.
event-chosen =
  { $goal ->
    [nobody] { $model-the } est le prochain à agir.
   *[other] { $model-the } prend pour cible { $goal-the }.
  }
event-blocked = { $model-the } ne peut rien faire et attend.
event-waited = { $model-the } reste sur place.

## Why not

# Action points, glory and ammo

why-too-few-ap =
  { $left ->
    [0] Il faut { $ap } PA, et il n’en reste pas.
   *[other] Il faut { $ap } PA, et il n’en reste que { $left }.
  }
why-too-few-gp =
  { $left ->
    [0] Il faut { $gp } PG, et il n’y en a pas.
   *[other] Il faut { $gp } PG, et il n’y en a que { $left }.
  }
why-no-ammo = Attaquer avec cette arme demande d’avoir des munitions { $kind }, et il n’y en a pas.
why-too-little-ammo =
  { $left ->
    [0] Cette capacité coûte { $n } munitions { $kind }, et il n’y en a pas.
   *[other] Cette capacité coûte { $n } munitions { $kind }, et il n’y en a que { $left }.
  }

# Moving, doors and barricades

why-stands-there = { $model-the } s’y trouve déjà.
why-rooted = { $hero } ne peut plus se déplacer ce tour.
why-token-there = Un jeton occupe { $at-id } : personne ne peut s’y tenir.
why-enemy-there = Un ennemi occupe { $at-id }.
why-friend-there = Un ami occupe { $at-id } : on ne peut pas y rester à deux.
why-no-stopping = Personne ne peut s’arrêter en { $at-id }.
why-no-way-off = Il n’y aurait plus de PA ou plus de chemin pour quitter { $at-id }, où personne ne peut s’arrêter.
why-out-of-reach =
  { $left ->
    [0] Il ne reste aucun PA pour aller en { $at-id }.
   *[other] Avec { $left } PA, { $at-id } est hors d’atteinte.
  }
why-must-leave-token = Personne ne peut s’arrêter sur le jeton en { $at-id } : avancez d’abord.
why-not-on-passage = Le passage secret { $letter } s’emprunte depuis l’un de ses jetons.
why-passage-blocked = Quelqu’un occupe l’autre jeton du passage secret { $letter }.
why-door-is-open = La porte { $door } est déjà ouverte.
why-not-at-door = La porte { $door } ne donne pas sur cette case.
why-locked-until-searched =
  { $objectives-count ->
    [1] La porte { $door } reste verrouillée tant que l’objectif { $objectives } n’a pas été fouillé.
   *[other] La porte { $door } reste verrouillée tant que ces objectifs n’ont pas été fouillés : { $objectives }.
  }
why-locked-at-first =
  { $rounds ->
    [1] La porte { $door } reste verrouillée pendant la manche 1.
   *[other] La porte { $door } reste verrouillée jusqu’à la fin de la manche { $rounds }.
  }
why-barricade-is-gone = La barricade { $barricade } n’est plus là.
why-not-at-barricade = La barricade { $barricade } ne donne pas sur cette case.
why-no-piercing-weapon = Aucune arme qui perce le métal n’est dans l’emplacement d’arme.

# Searching

why-not-beside = { $token-the } ne se fouille que depuis une case adjacente.
why-enemies-there = Il y a des ennemis dans { $place-the }.
why-bots-search-chests = Les bots ne fouillent que les coffres : pas { $token-the }.
why-no-card-there = Aucune carte n’est piochée pour { $token-the }.
why-nothing-to-peek-with = Il faut avoir équipé une carte qui permet de regarder d’avance.
why-nothing-new-to-see = La première carte de ce paquet est connue, ou il n’y en a pas.

# Attacking

why-has-attacked = Il ne reste aucune attaque pour ce tour.
why-sabotaged = Un jeton sabotage interdit toute attaque ce tour.
why-not-an-enemy = { $target-the } n’est pas un ennemi.
why-not-in-sight = { $target-the } n’est pas en ligne de vue.
why-not-adjacent = Il faut être sur une case adjacente.
why-out-of-range = La distance est de { $distance }, la portée seulement de { $range }.
why-too-near = La distance est de { $distance }, et cette arme n’attaque pas à moins de { $range }.
why-not-in-the-slot = L’emplacement d’arme contient une autre arme : mettez-y d’abord { $weapon-the }.
why-in-the-slot = L’emplacement d’arme en contient déjà une pareille : { $weapon }.
why-weapon-is-empty = Il y a un jeton recharge sur { $weapon-the }.
why-weapon-is-loaded = Il n’y a pas de jeton recharge sur { $weapon-the }.
why-just-emptied = Le jeton recharge sur { $weapon-the } vient d’être placé et reste pendant ce tour.
why-has-reloaded = { $hero } a rechargé ce tour et ne peut pas tirer sans l’action fatigue.
why-ability-used = { $hero } a déjà utilisé une capacité d’arme ce tour.
why-ability-is-useless = « { $ability } » ne changerait rien ici.

# Fatigue, skills and shared life

why-fatigue-action-taken = L’action fatigue ne se prend qu’une fois par tour.
why-already-fatigued = { $hero } a déjà un jeton fatigue.
why-always-active = La capacité « { $skill } » est toujours active et ne s’utilise pas.
why-skill-used-this-turn = Une capacité a déjà été utilisée ce tour, et une seule peut l’être.
why-once-in-a-mission = « { $skill } » ne sert qu’une fois par mission, et a déjà servi.
why-would-do-nothing = « { $skill } » n’aurait aucun effet maintenant.
why-not-oneself = Personne ne partage sa vie avec soi-même.
why-not-bleeding = { $hero } ne se vide pas de son sang.
why-no-shared-life = { $hero } n’a pas de jeton vie partagée.

# Cards

why-used-not-worn = « { $item } » s’utilise, mais ne s’équipe pas.
why-goes-on-weapons = « { $item } » s’attache à une arme, pas à un Héros.
why-not-for-weapons = « { $item } » ne s’attache pas à une arme.
why-no-such-slot = { $hero } n’a pas d’emplacement pour ce type d’objet : { $type }.
why-wears-one = « { $item } » prendrait la place d’une carte toute pareille.
why-stays-on = La carte « { $item } » ne se retire plus une fois équipée.
why-needed-to-stand = Sans { $item-the }, ce Héros n’aurait plus de PV.
why-has-an-attachment = La place sur { $weapon-the } est déjà prise : { $item }.
why-nothing-attached = Rien n’est attaché sur { $weapon-the }.
why-does-not-fit = « { $item } » ne va pas sur { $weapon-the }.
why-bleeding = { $hero } se vide de son sang et ne donne rien.
why-too-far-to-give = { $hero } n’est pas sur une case adjacente.
why-bots-carry-nothing = { $hero-the } est un bot et ne porte rien.
why-cannot-be-given = Cela reste à son Héros : { $thing }.
why-worn = La carte « { $item } » doit d’abord être retirée.
why-not-for-use = « { $item } » n’est pas une carte à utiliser seule.
why-not-attached = La carte « { $item } » doit être équipée pour servir.
why-used-this-round = « { $item } » a déjà servi cette manche.
why-item-does-nothing = « { $item } » n’aurait aucun effet maintenant.
why-another-type-first = La carte « { $item } » ne peut être gardée que s’il n’y a aucune carte des types voulus.
why-does-not-have = Le prix est une carte qui manque : { $item }.
why-cannot-decline = La carte « { $card } » ne peut pas être refusée.

## Odds

odds-kill = { $percent } % de chances de tuer
odds-hurt = { $percent } % de chances de blesser, en moyenne { NUMBER($hp, maximumFractionDigits: 1) } PV et { NUMBER($armor, maximumFractionDigits: 1) } d’armure
odds-reload = { $percent } % de risque de devoir recharger
odds-success = { $percent } % de chances de réussir

## Names where they are used

# A model’s number, a token’s number, the places that a door or barricade joins; `pair-` where nothing else is said

pair- = { $first } { $second }
pair-model = { $first } { $second }
pair-models = { $first } { $second }
pair-attacker = { $first } { $second }
pair-target = { $first } { $second }
pair-goal = { $first } { $second }
pair-hero = { $first } { $second }
pair-other = { $first } { $second }
pair-token = { $first } { $second }
pair-piece = { $first } { $second }
pair-card = { $first } { $second }
pair-activate = { $first } { $second }
pair-attack = { $first } { $second }
pair-execute = { $first } { $second }
pair-throw = { $first } { $second }
pair-search = { $first } { $second }
pair-peek = { $first } { $second }
pair-give = { $first } { $second }
pair-choose = { $first } { $second }
pair-act = { $first } { $second }
pair-towards = { $first } { $second }
pair-spawn = { $first } { $second }
pair-pay = { $second } { $first }
pair-open = { $first }–{ $second }
pair-clear = { $first }–{ $second }
pair-barricade = { $first }–{ $second }
pair-area = { $first }–{ $second }

# Of a Boss there is but one

name-bevli-46 = { name-bevli }
  .the = { name-bevli.the }
name-von-grim-47 = { name-von-grim }
  .the = { name-von-grim.the }
name-mecha-hitler-48 = { name-mecha-hitler }
name-hitler-49 = { name-hitler }
name-hans-grosse-50 = { name-hans-grosse }

# What an event leaves open: an empty value has a name too

name-ability- = none
name-card- = none
name-hero- = nobody
name-goal- = nobody

# Players

name-seat-player-1 = { name-player-1 }
  .the = le { name-player-1 }
name-seat-player-2 = { name-player-2 }
  .the = le { name-player-2 }
name-seat-player-3 = { name-player-3 }
  .the = le { name-player-3 }
name-seat-player-4 = { name-player-4 }
  .the = le { name-player-4 }

# Rooms and corridors: short on the map, in full in a sentence

name-place-r1 = { name-r1 }
  .the = la Pièce 1
name-place-r2 = { name-r2 }
  .the = la Pièce 2
name-place-r3 = { name-r3 }
  .the = la Pièce 3
name-place-r4 = { name-r4 }
  .the = la Pièce 4
name-place-r5 = { name-r5 }
  .the = la Pièce 5
name-place-r6 = { name-r6 }
  .the = la Pièce 6
name-place-r7 = { name-r7 }
  .the = la Pièce 7
name-place-r8 = { name-r8 }
  .the = la Pièce 8
name-place-c1 = { name-c1 }
  .the = le Couloir 1
name-place-c2 = { name-c2 }
  .the = le Couloir 2
name-place-c3 = { name-c3 }
  .the = le Couloir 3
name-place-c4 = { name-c4 }
  .the = le Couloir 4
name-place-c5 = { name-c5 }
  .the = le Couloir 5
name-place-c6 = { name-c6 }
  .the = le Couloir 6
name-place-c7 = { name-c7 }
  .the = le Couloir 7
name-place-c8 = { name-c8 }
  .the = le Couloir 8

name-choose-r1 = { name-place-r1.the }
name-choose-r2 = { name-place-r2.the }
name-choose-r3 = { name-place-r3.the }
name-choose-r4 = { name-place-r4.the }
name-choose-r5 = { name-place-r5.the }
name-choose-r6 = { name-place-r6.the }
name-choose-r7 = { name-place-r7.the }
name-choose-r8 = { name-place-r8.the }
name-choose-c1 = { name-place-c1.the }
name-choose-c2 = { name-place-c2.the }
name-choose-c3 = { name-place-c3.the }
name-choose-c4 = { name-place-c4.the }
name-choose-c5 = { name-place-c5.the }
name-choose-c6 = { name-place-c6.the }
name-choose-c7 = { name-place-c7.the }
name-choose-c8 = { name-place-c8.the }

# What a Nazi goes for that sees nobody

name-goal-r1 = le bruit dans { name-place-r1.the }
name-goal-r2 = le bruit dans { name-place-r2.the }
name-goal-r3 = le bruit dans { name-place-r3.the }
name-goal-r4 = le bruit dans { name-place-r4.the }
name-goal-r5 = le bruit dans { name-place-r5.the }
name-goal-r6 = le bruit dans { name-place-r6.the }
name-goal-r7 = le bruit dans { name-place-r7.the }
name-goal-r8 = le bruit dans { name-place-r8.the }
name-goal-c1 = le bruit dans { name-place-c1.the }
name-goal-c2 = le bruit dans { name-place-c2.the }
name-goal-c3 = le bruit dans { name-place-c3.the }
name-goal-c4 = le bruit dans { name-place-c4.the }
name-goal-c5 = le bruit dans { name-place-c5.the }
name-goal-c6 = le bruit dans { name-place-c6.the }
name-goal-c7 = le bruit dans { name-place-c7.the }
name-goal-c8 = le bruit dans { name-place-c8.the }
name-towards-r1 = { name-goal-r1 }
name-towards-r2 = { name-goal-r2 }
name-towards-r3 = { name-goal-r3 }
name-towards-r4 = { name-goal-r4 }
name-towards-r5 = { name-goal-r5 }
name-towards-r6 = { name-goal-r6 }
name-towards-r7 = { name-goal-r7 }
name-towards-r8 = { name-goal-r8 }
name-towards-c1 = { name-goal-c1 }
name-towards-c2 = { name-goal-c2 }
name-towards-c3 = { name-goal-c3 }
name-towards-c4 = { name-goal-c4 }
name-towards-c5 = { name-goal-c5 }
name-towards-c6 = { name-goal-c6 }
name-towards-c7 = { name-goal-c7 }
name-towards-c8 = { name-goal-c8 }

# Tokens

name-token-chest = { name-chest }
  .the = le Coffre
name-token-event = { name-event }
  .the = l’Événement
name-token-objective-a = { name-objective-a }
  .the = l’{ name-objective-a }
name-token-objective-b = { name-objective-b }
  .the = l’{ name-objective-b }
name-token-objective-c = { name-objective-c }
  .the = l’{ name-objective-c }
name-token-objective-d = { name-objective-d }
  .the = l’{ name-objective-d }
name-search-chest = { name-chest }
  .the = le Coffre
name-search-event = { name-event }
  .the = l’Événement
name-search-objective-a = { name-objective-a }
  .the = l’{ name-objective-a }
name-search-objective-b = { name-objective-b }
  .the = l’{ name-objective-b }
name-search-objective-c = { name-objective-c }
  .the = l’{ name-objective-c }
name-search-objective-d = { name-objective-d }
  .the = l’{ name-objective-d }
name-enter-a = le jeton apparition de héros A
name-enter-b = le jeton apparition de héros B
name-enter-c = le jeton apparition de héros C
name-enter-d = le jeton apparition de héros D
name-head-for-a = le jeton apparition de héros A
name-head-for-b = le jeton apparition de héros B
name-head-for-c = le jeton apparition de héros C
name-head-for-d = le jeton apparition de héros D
name-letter-a = A
name-letter-b = B
name-letter-c = C

# Faces of the die

name-faces-hp = { name-face-hp }
name-faces-armor = { name-face-armor }
name-faces-reload = { name-face-reload }
name-faces-blank = { name-face-blank }
name-into-hp = { name-face-hp }
name-into-armor = { name-face-armor }
name-into-reload = { name-face-reload }
name-into-blank = { name-face-blank }
name-reroll-hp = { name-face-hp }
name-reroll-armor = { name-face-armor }
name-reroll-reload = { name-face-reload }
name-reroll-blank = { name-face-blank }

# What is taken, given, gained and paid

name-thing-light = 1 jeton munitions légères
name-thing-heavy = 1 jeton munitions lourdes
name-thing-special = 1 jeton munitions spéciales
name-thing-gp = points de gloire
name-thing-shared-life = vie partagée
name-give-light = { name-thing-light }
name-give-heavy = { name-thing-heavy }
name-give-special = { name-thing-special }
name-give-gp = les points de gloire
name-give-shared-life = la vie partagée
name-take-light = { name-thing-light }
name-take-heavy = { name-thing-heavy }
name-take-special = { name-thing-special }
name-ap = PA
name-gp = PG
name-pay-fatigue = fatigue
name-pay-nothing = rien

# The options of event cards, as answers and in the log

name-choose-help = { name-chased-help }
name-choose-kill = { name-chased-kill }
name-choose-report = { name-wireless-set-report }
name-choose-smash = { name-wireless-set-smash }
name-choose-free = { name-captive-engineer-free }
name-choose-notes = { name-captive-engineer-notes }
name-choose-wake = { name-sleeping-machine-wake }
name-choose-strip = { name-sleeping-machine-strip }
name-choose-open = { name-feeding-hatch-open }
name-choose-creep = { name-feeding-hatch-creep }
name-choose-spoil = { name-officers-table-spoil }
name-choose-eat = { name-officers-table-eat }
name-choose-pay = { name-quartermasters-clerk-pay }
name-choose-threaten = { name-quartermasters-clerk-threaten }
name-choose-let-go = { name-loose-floorboards-let-go }
name-choose-hang-on = { name-loose-floorboards-hang-on }
name-choose-shut = { name-gas-in-the-pipes-shut }
name-choose-run = { name-gas-in-the-pipes-run }
name-choose-take-along = { name-courier-take-along }
name-choose-take-bag = { name-courier-take-bag }
name-choose-trust = { name-cooks-offer-trust }
name-choose-lock-in = { name-cooks-offer-lock-in }
name-choose-burn = { name-projection-room-burn }
name-choose-watch = { name-projection-room-watch }
name-choose-climb = { name-goods-lift-climb }
name-choose-ring = { name-goods-lift-ring }
name-choose-bandage = { name-deserter-bandage }
name-choose-question = { name-deserter-question }
name-choose-fire = { name-prototype-fire }
name-choose-dismantle = { name-prototype-dismantle }
name-choose-overload = { name-fuse-box-overload }
name-choose-cut = { name-fuse-box-cut }
name-choose-fight = { name-ambush-fight }
name-choose-fall-back = { name-ambush-fall-back }
name-choose-force = { name-cells-force }
name-choose-pass-key = { name-cells-pass-key }
name-choose-load = { name-munitions-hoist-load }
name-choose-jam = { name-munitions-hoist-jam }
name-choose-shoot = { name-portrait-gallery-shoot }
name-choose-look-behind = { name-portrait-gallery-look-behind }

name-option-help = { name-chased-help }
name-option-kill = { name-chased-kill }
name-option-report = { name-wireless-set-report }
name-option-smash = { name-wireless-set-smash }
name-option-free = { name-captive-engineer-free }
name-option-notes = { name-captive-engineer-notes }
name-option-wake = { name-sleeping-machine-wake }
name-option-strip = { name-sleeping-machine-strip }
name-option-open = { name-feeding-hatch-open }
name-option-creep = { name-feeding-hatch-creep }
name-option-spoil = { name-officers-table-spoil }
name-option-eat = { name-officers-table-eat }
name-option-pay = { name-quartermasters-clerk-pay }
name-option-threaten = { name-quartermasters-clerk-threaten }
name-option-let-go = { name-loose-floorboards-let-go }
name-option-hang-on = { name-loose-floorboards-hang-on }
name-option-shut = { name-gas-in-the-pipes-shut }
name-option-run = { name-gas-in-the-pipes-run }
name-option-take-along = { name-courier-take-along }
name-option-take-bag = { name-courier-take-bag }
name-option-trust = { name-cooks-offer-trust }
name-option-lock-in = { name-cooks-offer-lock-in }
name-option-burn = { name-projection-room-burn }
name-option-watch = { name-projection-room-watch }
name-option-climb = { name-goods-lift-climb }
name-option-ring = { name-goods-lift-ring }
name-option-bandage = { name-deserter-bandage }
name-option-question = { name-deserter-question }
name-option-fire = { name-prototype-fire }
name-option-dismantle = { name-prototype-dismantle }
name-option-overload = { name-fuse-box-overload }
name-option-cut = { name-fuse-box-cut }
name-option-fight = { name-ambush-fight }
name-option-fall-back = { name-ambush-fall-back }
name-option-force = { name-cells-force }
name-option-pass-key = { name-cells-pass-key }
name-option-load = { name-munitions-hoist-load }
name-option-jam = { name-munitions-hoist-jam }
name-option-shoot = { name-portrait-gallery-shoot }
name-option-look-behind = { name-portrait-gallery-look-behind }
## Table options

setting-mission = Mission
setting-difficulty = Difficulté
setting-heroes = Héros
setting-players = Joueurs
setting-tie-breaks = Options équivalentes de l’ennemi
name-tie-breaks-ask = le contrôleur de l’IA décide
name-tie-breaks-automatic = la première est retenue
setting-die = Faces du dé
name-die-ruled = selon la règle retenue
name-die-even = 3 de chaque
setting-fixed-items = Objets qui ne se retirent plus
name-fixed-items-booster-and-suit = boosts et combinaisons
name-fixed-items-booster-and-armor = boosts et armures
setting-laserkraftwerk = Le 8 du LaserKraftWerk
name-laserkraftwerk-eight-is-a-price = est le prix de Tesla
name-laserkraftwerk-eight-is-always = est le signe « toujours active »
setting-hans-grosse = Hans Grösse est disponible pour le niveau le plus difficile
