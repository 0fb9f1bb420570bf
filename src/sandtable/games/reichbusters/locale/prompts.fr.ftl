### Reichbusters: Projekt Vril: what is asked and answered.

## Questions

## An attribute words one of the answers for this question only.

# Before the first turn

prompt-leave-out = Vous êtes moins de quatre héros : quel jeton d’apparition reste dans la boîte ?
  .token = Écarter le jeton de { $a-id }
prompt-team-skill = Qui prend la compétence d’équipe « { $skill } », et laquelle des siennes abandonne-t-on ?
  .none = Personne ne la prend
prompt-team-point = Qui reçoit le point d’héroïsme de l’équipe ({ $kind }) ?
prompt-take-lock = Le prisonnier connaît les portes : quel verrou retirer ?
prompt-divide = Qui porte { $item-the } ?
prompt-turn-weapon = Quelle arme passer du côté vril pour { $hero } ?
  .none = Laisser les deux telles quelles
prompt-look-at-feature = Le dossier montre les chenils : quel élément de pièce regarder ?
  .look = Regarder celui de { $a-id }

# Turns

prompt-next-hero = Manche { $round } : quel héros joue maintenant ?
prompt-opportunist = L’ordre est { $order }. { $hero } échange-t-{ $hero-id ->
    [claudine] elle
   *[other] il
  } sa place ?
  .keep = Garder cet ordre
prompt-action =
  { $basics ->
    [0] { $hero } n’a plus d’action de base : jouer une carte, utiliser un objet ou finir le tour ?
    [one] Que fait { $hero } ? Il reste { $basics } action de base ; les cartes et objets viennent en plus.
   *[other] Que fait { $hero } ? Il reste { $basics } actions de base ; les cartes et objets viennent en plus.
  }
prompt-keep-wound = { $hero } récupère : quelle blessure reste ?
prompt-drop-surplus = { $hero } ne peut pas tout porter : quel objet laisser ici ?
prompt-objective-in-sight = { $hero } voit ce que vous êtes venus chercher, mais n’a plus de place : lâcher un objet ?
prompt-fireplace = { $hero } se repose près de la cheminée : défausser une carte pour en piocher deux ?
  .no = Garder ses cartes

# Moving

prompt-step =
  { $areas ->
    [0] { $hero } ne peut plus avancer : jouer une carte pour aller plus loin ?
    [one] Où va { $hero } ? Il reste { $areas } zone.
   *[other] Où va { $hero } ? Il reste { $areas } zones.
  }
  .stop = S’arrêter ici
prompt-dodge = { $hero } esquive : vers où ?
  .stop = Rester ici
prompt-withdraw = { $hero } peut se replier d’une zone : vers où ?
  .stop = Rester ici
prompt-bitter = { $hero } peut piocher une carte pour la blessure. La pioche est vide : la remélanger retire une carte du jeu.
  .draw = Remélanger et piocher
  .pass = Ne rien piocher
prompt-kestrel = La porte est ouverte : { $hero } avance-t-{ $hero-id ->
    [claudine] elle
   *[other] il
  } aussitôt ?
  .stop = Attendre ici
prompt-evade = L’attaque est passée : { $hero } s’éloigne-t-{ $hero-id ->
    [claudine] elle
   *[other] il
  } ?
  .pass = Rester ici
prompt-knocked-back = { $hero } recule sous le choc : vers où ?
prompt-passage = Un passage secret s’ouvre en { $area-id } : où mène-t-il ?

# Cards

prompt-card-hero = « { $card } » : pour qui ?
  .pass = Pour personne
prompt-card-attack =
  { $why-id ->
    [counter] { $hero } riposte : sur qui, et avec quoi ?
    [harrier] Équipe Harrier : sur qui tire { $hero } ?
    [overload] Surcharge : qui { $hero } attaque-t-{ $hero-id ->
      [claudine] elle
     *[other] il
    } encore ?
    [frenzy] Frénésie : qui { $hero } attaque-t-{ $hero-id ->
      [claudine] elle
     *[other] il
    } encore ?
    [quick-shot] Tir rapide : sur qui { $hero } tire-t-{ $hero-id ->
      [claudine] elle
     *[other] il
    } encore ?
   *[other] « { $why } » : qui { $hero } attaque-t-{ $hero-id ->
      [claudine] elle
     *[other] il
    } ?
  }
  .pass = Ne pas attaquer
prompt-card-door = « { $card } » : quelle porte ?
  .pass = Laisser les portes
prompt-card-take = « { $card } » : que prend { $hero } ?
  .pass = Ne rien prendre
prompt-suppress = « { $card } » : quelle zone { $hero } cloue-t-{ $hero-id ->
    [claudine] elle
   *[other] il
  } au sol ?
  .at = Clouer { $a-id } au sol
  .pass = Ne rien clouer au sol
prompt-unjam = Quelle arme { $hero } remet-{ $hero-id ->
    [claudine] elle
   *[other] il
  } en état ?
prompt-peek = { $hero } a regardé deux cartes : laquelle va au-dessus ?
prompt-strike = Qui { $hero } frappe-t-{ $hero-id ->
    [claudine] elle
   *[other] il
  } ?
  .pass = Ne frapper personne
prompt-reconnoitre = Quel élément de pièce { $hero } regarde-t-{ $hero-id ->
    [claudine] elle
   *[other] il
  } ?
  .at = Regarder celui de { $a-id }
  .pass = Ne rien regarder
prompt-track = Quel jeton d’apparition { $hero } déclenche-t-{ $hero-id ->
    [claudine] elle
   *[other] il
  } ?
  .pass = Les laisser tranquilles
prompt-discard = Quelle carte { $hero } défausse-t-{ $hero-id ->
    [claudine] elle
   *[other] il
  } ?
prompt-instant =
  { $moment-id ->
    [attacked] { $target } subit une attaque : { $hero } joue-t-{ $hero-id ->
      [claudine] elle
     *[other] il
    } une carte ?
    [after-attacked] L’attaque contre { $hero } est passée : jouer une carte ?
    [kill-start] La phase « Tuez les intrus ! » commence : { $hero } utilise-t-{ $hero-id ->
      [claudine] elle
     *[other] il
    } quelque chose ?
    [stations-start] La phase « Aux postes de combat ! » commence : { $hero } joue-t-{ $hero-id ->
      [claudine] elle
     *[other] il
    } une carte ?
    [enemy-enters-sight] { $enemy-the } arrive en vue : { $hero } joue-t-{ $hero-id ->
      [claudine] elle
     *[other] il
    } une carte ?
    [would-rise] { $room-the } voit { $hero } et redoublerait de vigilance : réagir ?
   *[patrol] Une patrouille va venir : { $hero } joue-t-{ $hero-id ->
      [claudine] elle
     *[other] il
    } une carte ?
  }
  .pass = Laisser faire
prompt-false-trail = Par quelle porte { $hero } laisse-t-{ $hero-id ->
    [claudine] elle
   *[other] il
  } venir la patrouille ?
  .door = Par la porte { $a-id }, en { $b-id }

# Attacks

prompt-burst =
  { $left ->
    [one] Il reste { $left } point à la rafale : qui d’autre touche-t-elle ?
   *[other] Il reste { $left } points à la rafale : qui d’autre touche-t-elle ?
  }
  .next = Toucher { $a-the }
prompt-splash = Qui d’autre reçoit l’éclaboussure de l’attaque de { $hero } ?
  .next = { $a-the }
prompt-dual-wielding = { $hero } vise-t-{ $hero-id ->
    [claudine] elle
   *[other] il
  } un second ennemi à la fois, contre les deux défenses réunies ?
  .and = { $a-the } aussi
  .pass = Un seul suffit
prompt-push = Où repousser { $enemy-the } ?
prompt-harrier = Équipe Harrier : { $hero } défausse-t-{ $hero-id ->
    [claudine] elle
   *[other] il
  } une carte pour tirer aussi ?
  .pass = Ne pas tirer
prompt-help = { $hero } en est à { $total } contre { $target } : aider avec une carte ?
  .pass = Ne pas aider
prompt-pacified = Plus personne ne bouge dans { $room-the } : { $hero } prend-{ $hero-id ->
    [claudine] elle
   *[other] il
  } un point d’héroïsme ?

# Tests

prompt-test =
  { $test-id ->
    [attack] { $hero } attaque : { $dice }, soit { $total } contre une défense de { $target }. Et maintenant ?
    [defence] { $hero } se défend : { $dice }, soit { $total } contre une attaque de { $target }. Et maintenant ?
    [noise] { $hero } fait du bruit : { $dice }, soit { $total }, et cela s’entend dès 1. Et maintenant ?
   *[item] { $hero } obtient { $dice }, soit { $total }. Et maintenant ?
  }
prompt-vril-experiment = { $hero } se sert-{ $hero-id ->
    [claudine] elle
   *[other] il
  } de l’expérience ?
  .roll = Lancer sans dé vril
  .strike = Blesser { $a-the }
prompt-heroic-point =
  { $test-id ->
    [attack] Il faut { $target } à { $hero } pour toucher : lancer les dés, ou réussir d’office avec un point d’héroïsme ?
   *[defence] Il faut { $target } à { $hero } pour tenir : lancer les dés, ou réussir d’office avec un point d’héroïsme ?
  }
prompt-two-heroic-points =
  { $test-id ->
    [attack] { $hero } a manqué : en faire un coup au but avec deux points d’héroïsme ?
   *[defence] { $hero } va être bless{ $hero-id ->
      [claudine] ée
     *[other] é
    } : l’éviter avec deux points d’héroïsme ?
  }
prompt-hush =
  { $dice ->
    [one] { $hero } va lancer { $dice } dé de bruit : jouer une carte pour être plus discr{ $hero-id ->
      [claudine] ète
     *[other] et
    } ?
   *[other] { $hero } va lancer { $dice } dés de bruit : jouer une carte pour être plus discr{ $hero-id ->
      [claudine] ète
     *[other] et
    } ?
  }
  .pass = Les lancer
prompt-merlin = Le bruit de { $hero } atteint { $total } : { $by } relance-t-{ $by-id ->
    [claudine] elle
   *[other] il
  } un des dés ?
  .pass = Laisser les dés
prompt-which-noise = Laquelle des deux cartes bruit compte pour { $hero } ?
prompt-held-breath = Le bruit est à { $total } : { $hero } défausse-t-{ $hero-id ->
    [claudine] elle
   *[other] il
  } une carte pour en ôter 2 ?
prompt-reroll-noise = « { $card } » : quel dé de bruit { $hero } relance-t-{ $hero-id ->
    [claudine] elle
   *[other] il
  } ?

# Being attacked

prompt-decoy = { $target } subit une attaque : { $hero } l’attire-t-{ $hero-id ->
    [claudine] elle
   *[other] il
  } sur soi ?
  .pass = Ne pas s’en mêler
prompt-counter = Sur qui { $hero } riposte-t-{ $hero-id ->
    [claudine] elle
   *[other] il
  } ?
  .pass = Personne
prompt-which-wound = Laquelle des deux cartes blessure { $hero } prend-{ $hero-id ->
    [claudine] elle
   *[other] il
  } ?
  .keep = Prendre « { $a } »
prompt-lose-skill = De quelle compétence { $hero } ne peut-{ $hero-id ->
    [claudine] elle
   *[other] il
  } plus se servir ?
prompt-bear-wound = { $hero } pioche « { $card } » : { $by } en subit-{ $by-id ->
    [claudine] elle
   *[other] il
  } le haut ?
  .pass = { $hero } le subit
prompt-jam = Quelle arme de { $hero } s’enraye ?
prompt-drain = Quel objet ou quelle arme vril de { $hero } se vide ?
prompt-heal = Quelle blessure soigner ?
  .pass = Ne rien soigner

# Items

prompt-throw = Où { $hero } lance-t-{ $hero-id ->
    [claudine] elle
   *[other] il
  } ?
  .at = Lancer en { $a-id }
  .pass = Ne pas lancer
prompt-pain-killers = Qui prend les Antidouleurs ?
prompt-potion = Qui boit la Potion vril ?
prompt-goggles-tile = Quelle tuile { $hero } regarde-t-{ $hero-id ->
    [claudine] elle
   *[other] il
  } à travers les lunettes ?
  .look = { $a }, tuile { $a-id }
prompt-goggles = Que révèle { $hero } ?
  .pass = Rien de plus

# What the rules leave to the players

prompt-which-feature = Plusieurs éléments de pièce arrivent en vue : lequel d’abord ?
prompt-which-token = Plusieurs jetons d’apparition se déclenchent : lequel d’abord ?
prompt-which-level = Plusieurs jetons d’apparition en { $area-id } : quel niveau d’abord ?
prompt-measured-from = Plusieurs héros sont aussi proches : d’où mesurer la distance ?
prompt-vril-enhanced = Quelle carte { $hero } ramène-t-{ $hero-id ->
    [claudine] elle
   *[other] il
  } ?
  .recover = Ramener « { $a } »
prompt-which-room = Plusieurs pièces sont aussi proches : laquelle est-ce ?
prompt-which-door = Plusieurs portes sont aussi proches : laquelle est verrouillée ?
prompt-lights = Les lumières s’allument : où la fumée se dissipe-t-elle ?
prompt-patrol-door = Une patrouille vient, et plusieurs portes sont aussi proches : laquelle prend-elle ?
  .door = Par la porte { $a-id }, en { $b-id }
prompt-patrol-barracks = Une patrouille vient, et il ne reste aucune porte : de quel baraquement ?
prompt-who-acts = Plusieurs ennemis du même type doivent agir : qui commence ?
  .unit = { $a-the }
prompt-enemy-step = Plusieurs chemins sont aussi courts : où va { $enemy-the } ?
  .step = En { $a-id }
prompt-whom = Plusieurs héros sont aussi proches : qui { $enemy-the } attaque-t-{ $enemy-id ->
    [gisela-gruber-1] elle
   *[other] il
  } ?
prompt-which-group = Quelle attaque vient d’abord ?
prompt-main-attacker = Qui mène l’attaque ? Les autres l’appuient.
  .unit = { $a-the }
prompt-crossfire = Plusieurs ennemis sont aussi proches : qui tire ?
  .unit = { $a-the }

## Answers

# In a turn

option-activate = { $a } joue
option-swap = Échanger sa place avec { $a }
option-move = Aller en { $a-id }
option-move-stand = Se relever
option-move-exit = Quitter la carte par la sortie
option-attack =
  { $count ->
    [2] { $b-id ->
      [unarmed] Attaquer { $a-the } à mains nues
     *[other] Attaquer { $a-the } avec { $b-the }
    }
   *[other] Attaquer { $a-the }
  }
option-search =
  { $count ->
    [0] Fouiller la zone
   *[other] Fouiller : prendre { $a-the }
  }
option-ready =
  { $count ->
    [0] Remettre en état
   *[other] Remettre en état { $a-the }
  }
option-draw = Piocher 2 cartes
option-door = Déverrouiller ou ouvrir la porte { $a-id }
option-recover = Récupérer avec les deux actions de base : garder deux blessures, défausser les autres
option-lead = Prendre le prisonnier en charge
option-feature-alarm-box = Couper le Boîtier d’alarme
option-feature-research-notes = Lire les Notes de recherche
option-feature = Utiliser { $a-the }
option-vengeance = Vengeance : foncer en { $a-id }
option-card = Jouer « { $a } »
option-use =
  { $count ->
    [2] Utiliser { $a-the } avec ses dés vril
   *[other] Utiliser { $a-the }
  }
option-give =
  { $count ->
    [1] Donner quelque chose à { $a }
   *[other] Donner { $b-the } à { $a }
  }
option-drop =
  { $count ->
    [0] Lâcher un objet
   *[other] Lâcher { $a-the }
  }
option-plant = Poser une Charge explosive ici
option-end = Finir le tour

# On the way

option-step = Aller en { $a-id }
option-stand = Se relever
option-exit = Quitter la carte par la sortie
option-stop = S’arrêter ici
option-shoot = Tirer d’ici
option-push = En { $a-id }
option-passage = Il mène en { $a-id }

# Cards

option-for = Pour { $a }
option-at = En { $a-id }
option-pass = Ne rien faire
option-no = Non
option-unjam = Remettre en état { $a-the }
option-first = « { $a } » va au-dessus
option-strike = Frapper { $a-the }
option-trigger = Déclencher le jeton de { $a-id }
option-discard = Défausser « { $a } »
option-keep-hand = Garder ses cartes
option-instant = Jouer « { $a } »
option-hold = N’en rien dire
option-play = Jouer { $a }
option-play-lets-go-1 = Jouer « { name-tactical } » : 1 dé d’attaque de plus
option-play-lets-go-2 = Jouer « { name-tactical } » : 1 dé de défense de plus
option-play-lone-hunter-1 = Jouer « { name-solitude } » : +2 en attaque
option-play-lone-hunter-2 = Jouer « { name-solitude } » : +2 en défense
option-help = { $a } joue { $b }
option-hush = Jouer { $a }

# Tests

option-roll = Lancer les dés
option-add-vril = Ajouter un dé vril
option-done = En rester là
option-fail = L’accepter
option-heroic =
  { $count ->
    [1] Dépenser un point d’héroïsme ({ $a }) et réussir
   *[other] Dépenser deux points d’héroïsme ({ $a }, { $b }) et réussir
  }
option-spend =
  { $a-id ->
    [boost] { $b-id ->
      [vril] Amplifier le spécial vril : il vaut 2, et on lance un autre dé vril
     *[other] Amplifier le spécial : il vaut 2, et on lance un autre dé
    }
    [cancel] Annuler un emballement avec le spécial vril
    [loot] Dépenser le spécial en butin : la cible lâche quelque chose si elle meurt
    [unreliable] Dépenser le spécial sur l’arme : elle ne s’enraye pas
    [burst] Rafale : un dé d’attaque de plus, et le reste touche d’autres ennemis
    [deadly] Redoutable : deux dés d’attaque de plus
    [double-tap] Coup double : +3 au total
    [rage] Rage : +3 au total
    [splash] Éclaboussure : le total vaut aussi contre un second ennemi
    [crowd-control] Tenir à distance : repousser les ennemis de la zone
    [stunned] Assommé : clouer la zone au sol
    [critical-hit] Coup critique : blesser aussitôt la cible
    [lifedrain] Vol de vie : soigner une de vos blessures
    [overload] Surcharge : attaquer encore avec la même arme
    [shockwave] Onde de choc : le total vaut contre tout le monde là-bas
    [frenzy] Frénésie : attaquer encore au corps à corps
    [quick-shot] Tir rapide : tirer encore
    [vril-implants] Implants vril : changer un emballement en spécial
    [vril-enhanced] Dopé au vril : ramener une carte retirée du jeu
    [experiment-heal] Expérience vril : soigner une de vos blessures
    [experiment-wound] Expérience vril : blesser un ennemi d’ici
    [counter] Riposte : rendre le coup après l’attaque
    [heavy-infantry] Infanterie lourde : deux dés de défense de plus
    [iron-hide] Cuir épais : +3 au total
    [mech-implants] Implants mécaniques : un dé de défense de plus
    [stand-down] Halte au feu : ignorer tous les dégâts
    [vril-shield] Bouclier vril : ignorer tous les dégâts
    [auf-deutsch] Auf Deutsch : la pièce la plus proche se calme d’un niveau
    [recon] Reconnaissance : annuler le haut de la carte bruit
    [silent] Silencieux : personne n’entend rien
    [sleight-of-hand] Doigts de fée : choisir une carte bruit sur deux
    [special-ops] Opérations spéciales : piocher une carte
    [vril-healing-potion] Dépenser le spécial sur la potion : soigner toutes les blessures
    [vril-goggles] Dépenser le spécial sur les lunettes : révéler autant que vous voulez
    [vril-injection] Dépenser le spécial sur l’injection : un dé de plus en attaque et en défense
   *[other] Dépenser le spécial : { $a }
  }
option-reroll =
  { $count ->
    [2] { $b-id ->
      [attack] Relancer les dés d’attaque blancs ({ $a })
      [defence] Relancer les dés de défense blancs ({ $a })
      [noise] Relancer les dés de bruit ({ $a })
      [vril] Relancer les dés vril blancs ({ $a })
     *[other] Relancer un dé : { $b } ({ $a })
    }
    [3] Relancer deux dés : { $b }, { $c } ({ $a })
    [4] Relancer trois dés : { $b }, { $c }, { $d } ({ $a })
    [5] Relancer quatre dés : { $b }, { $c }, { $d } et un autre ({ $a })
   *[other] Relancer plusieurs dés : { $b }, { $c }, { $d } et d’autres ({ $a })
  }
option-again = Relancer le { $a }
option-apply = Appliquer « { $a } »

# Attacks

option-next = { $a-the } ensuite
option-and = { $a-the } aussi
option-counter = Riposter sur { $a-the }
option-decoy = Attirer l’attaque
option-bear = { $a } en subit le haut
option-take-point = Prendre le point d’héroïsme
option-leave-point = S’en passer

# Wounds

option-keep =
  { $count ->
    [0] Laisser ainsi
   *[other] Garder « { $a } »
  }
option-lose = Perdre { $a }
option-heal = { $a } : soigner « { $b } »
option-jam = { $a-the } s’enraye
option-drain = { $a-the } se vide

# What the rules leave to the players

option-token = Celui de { $a-id }
option-level = Niveau { $a }
option-area = Depuis { $a-id }
option-none = Aucun
option-leave-objective = Le laisser pour l’instant
option-replace = { $a }, à la place de « { $b } »
option-point = { $a } le reçoit
option-unlock = Retirer le verrou de { $a-id }
option-to = { $a } le porte
option-look = Regarder la tuile { $a-id }
option-turn = Retourner { $a-the }
option-reveal =
  { $count ->
    [2] { $a-id ->
      [feature] L’élément de pièce de { $b-id }
      [item] L’objet de { $b-id }
     *[token] Le jeton d’apparition de { $b-id }
    }
   *[other] Celui de { $a-id }
  }
option-calm = { $a-the } se calme
option-rise = { $a-the } redouble de vigilance
option-lock = Verrouiller { $a-id }
option-clear-smoke = En { $a-id }
option-barracks = Du baraquement de { $a-id }
option-unit = { $a-the }
option-hero = { $a }
option-group =
  { $b-id ->
    [melee] L’attaque au corps à corps contre { $a }
   *[ranged] L’attaque à distance contre { $a }
  }
