### Halls of Hegra: what is asked and answered, what happened, and why not.

title = Halls of Hegra
tagline = Onze jours dans une forteresse sous la neige, avec trop peu de monde et trop peu de tout.

## The table

heading = Jour { $day } sur 11 · { $stage } · { $phase }
opens = Dégagez { $space-the }
outcome =
  { $result-id ->
    [defeat] Défaite : { $cause }.
   *[other] La forteresse a tenu bon : { $result }.
  }

# Resting points

name-phase-event = Carte Événement
name-phase-doubt-discs = Disques Doute
name-phase-recruit = Recrutement
name-phase-air-tiles = Tuiles Aviation
name-phase-hit-tiles = Tuiles Impact
name-phase-infantry = Arrivée de l’Infanterie
name-phase-attack = Attaque de l’Infanterie
name-phase-morning = Matin
name-phase-muster = Appel du matin
name-phase-place = Placement des Défenseurs
name-phase-mobilisation = Actions de Mobilisation
name-phase-walls = Défense des Murs
name-phase-artillery = Tir d’Artillerie
name-phase-send-runners = Départ des Ravitailleurs
name-phase-counter-patrol = Contre-Patrouille
name-phase-runners = Mission de Ravitaillement
name-phase-returns = Retour des Ravitailleurs
name-phase-maintenance = Entretien
name-phase-infirmary = Infirmerie
name-phase-relapse = Rechutes et Rétablissements
name-phase-morale-modifiers = Moral, étape A : modificateurs
name-phase-morale-cards = Moral, étape B : cartes
name-phase-surrender = Moral, étape C : Reddition
name-phase-turn-track = Moral, étape D : Patrouilles
name-phase-coup = Coup d’État
name-phase-retreat = Repli
name-phase-last-stand = Dernier Carré
name-phase-next-day = Moral, étape E : un nouveau jour

# Results and causes of defeat

name-defeat = Défaite
name-cause-skull = le marqueur de Reddition a atteint la tête de mort
name-cause-too-few-healthy = il reste trop peu de Défenseurs valides pour continuer
name-cause-last-stand = trop peu de Défenseurs valides ont survécu au Dernier Carré

## Questions
## An attribute words one of the answers for this question only.

# Event Phase

prompt-recruit =
  { $drawn ->
    [one] { $drawn } Défenseur s’est présenté : tirer encore, ou s’arrêter avant que le Doute s’installe ?
   *[other] { $drawn } Défenseurs se sont présentés : tirer encore, ou s’arrêter avant que le Doute s’installe ?
  }
  .stop =
    { $drawn ->
      [one] S’arrêter et garder ce Défenseur
     *[other] S’arrêter et garder les { $drawn } Défenseurs
    }
prompt-keep-one = Le Doute s’installe : quel nouveau Défenseur, un seul, reste avec vous ?
prompt-reinforce = Quel Défenseur passe de la Réserve au Sac de Recrutement ?
  .take = Mettre { $a-the } dans le Sac de Recrutement
  .stop = N’ajouter personne d’autre
prompt-enlist = Quel Défenseur passe de la Réserve à la zone Fatigués ?
  .take = Accueillir { $a-the }
prompt-tire = Quel Défenseur passe de la zone Prêts à la zone Fatigués ?
prompt-jam = Quel Canon s’enraye ?
prompt-choose-text = Lequel des textes de « { $card } » suivez-vous ?
  .choose-1 = { $one }
  .choose-2 = { $two }
prompt-bed-or-wait = { $disc-the } est blessé, niveau { $level } : un lit, ou la Salle d’Attente ?
  .bed = Coucher { $disc-the } dans un lit
  .wait = Envoyer { $disc-the } dans la Salle d’Attente
prompt-charge-victim = La Charge force l’entrée des galeries : qui meurt dans { $area-the } ?

# Morning Phase

prompt-muster =
  { $credit ->
    [0] Qui passe ce matin dans la zone Prêts, et qui dans la zone Repos ?
    [one] Qui redevient Prêt ? Le prix est payé pour { $credit } Défenseur encore.
   *[other] Qui redevient Prêt ? Le prix est payé pour { $credit } Défenseurs encore.
  }
  .done = Clore l’appel : les autres restent Fatigués
prompt-ready =
  { $left ->
    [one] Quel Défenseur Fatigué redevient Prêt ?
   *[other] Quels Défenseurs Fatigués redeviennent Prêts ? Jusqu’à { $left } le peuvent.
  }
  .stop = Ne déplacer personne d’autre
prompt-place = Où vos Défenseurs Prêts travaillent-ils aujourd’hui ?
  .done = Commencer le travail du jour

# Day Phase

prompt-mobilise =
  { $left ->
    [0] Mobilisation : quelle action résolvez-vous ensuite ?
   *[other] Mobilisation : que faites-vous ? Cette action peut être résolue { $left } fois encore.
  }
  .stop = Laisser là cette action
  .done = Clore les actions de Mobilisation
prompt-negotiate = Négociation gratuite : la Peur ou le Doute ?
prompt-defend = Qui agit maintenant pour défendre les murs ?
  .done = Clore la défense des murs
prompt-target = Quel Fantassin { $disc-the } vise-t-il ?
prompt-shoot-sector = Quel Secteur prend-on pour cible ?
prompt-shoot = Quel Fantassin retirez-vous ?
prompt-fire-artillery = Quel Canon tire maintenant, et sur quoi ?
  .done = Ne plus tirer aujourd’hui
prompt-remove-how-many = Combien de Fantassins le tir retire-t-il du Secteur { $sector } ?
prompt-shell = Que touche le tir sur { $row-the } ?
  .stop = Ne rien toucher d’autre
prompt-airfield = Quel effet le tir a-t-il sur l’{ name-airfield } ?
  .stop = Ne rien faire d’autre
prompt-counter-patrol =
  { $left ->
    [0] Contre-Patrouille : quelle Patrouille retirez-vous ?
   *[other] Contre-Patrouille : quelle Patrouille retirez-vous ? Il reste le temps d’en chercher { $left }.
  }
  .stop = Clore la Contre-Patrouille
  .done = N’envoyer aucune Contre-Patrouille
prompt-lower-suspicion = La Contre-Patrouille peut aussi baisser la Méfiance de 2 : le fait-elle ?
prompt-next-runner = Quel Ravitailleur se déplace maintenant ?
  .done = Laisser les autres Ravitailleurs où ils sont
prompt-run =
  { $moves ->
    [one] Où va { $disc-the }, qui occupe { $at-the } ? Il lui reste { $moves } case à parcourir.
   *[other] Où va { $disc-the }, qui occupe { $at-the } ? Il lui reste { $moves } cases à parcourir.
  }
  .halt = Faire halte sur { $at-the }
prompt-take-token = { $disc-the } est arrivé au Dépôt : prend-il une { $group } ?
  .take = Prendre { $group-the }
  .leave = Laisser { $group-the }
prompt-enemy = { $disc-the } rencontre l’ennemi sur { $at-the } : que fait-il ?
  .stop = S’arrêter ici : Méfiance −1
prompt-next-delivery = Quel Ravitailleur livre maintenant ?
prompt-remove-patrol = Quelle Patrouille retirez-vous ?
prompt-maintenance =
  { $left ->
    [0] Entretien : quelle action résolvez-vous ensuite ?
   *[other] Entretien : que faites-vous ? Cette action peut être résolue { $left } fois encore.
  }
  .stop = Laisser là cette action
  .done = Clore l’Entretien
prompt-repair = Que réparez-vous gratuitement ?
prompt-order-snow =
  { $place ->
    [1] Quelle carte Neige placez-vous sur le dessus ?
   *[other] Quelle carte Neige placez-vous au rang { $place } à partir du dessus ?
  }
prompt-infirmary = Quel Patient soignez-vous ?
  .stop = Ne soigner personne d’autre
  .done = Clore les soins
prompt-admit = Quel Patient quitte la Salle d’Attente pour le lit vide ?
prompt-morale-card =
  { $left ->
    [one] Laquelle des cartes Moral tirées résolvez-vous ?
   *[other] Laquelle des cartes Moral tirées résolvez-vous ? Il en faut { $left }.
  }
prompt-use-or-ignore = « { $card } » : résoudre cette carte, ou l’ignorer ?
  .use = Résoudre « { $card } » et la mettre dans la Réserve
  .ignore = Ignorer « { $card } » et la défausser
prompt-man-wall = Qui occupe { $space-the } ?

## Answers

# Everywhere

option-done = Continuer
option-stop = S’arrêter là
option-keep =
  { $count ->
    [0] Laisser la Méfiance telle quelle
   *[other] Garder { $a-the }
  }
option-take =
  { $count ->
    [0] Prendre un jeton Livraison
   *[other] Prendre { $a-the }
  }

# Event Phase

option-draw = Tirer encore un disque
option-tire = Envoyer { $a-the } dans la zone Fatigués
option-jam = Laisser { $a-the } s’enrayer
option-choose = Suivre le texte { $a } de la carte
option-bed = Coucher le Défenseur dans un lit
option-wait = Envoyer le Défenseur dans la Salle d’Attente
option-give-up = Sacrifier { $a-the }

# Morning Phase

option-spend = Dépenser : { $a }
option-spend-supply = Dépenser 1 Ravitaillement pour que des Défenseurs redeviennent Prêts
option-spend-morale = Dépenser 1 Moral pour que 2 Défenseurs redeviennent Prêts
option-ready = Déplacer { $a-the } dans la zone Prêts
option-rest = Envoyer { $a-the } dans la zone Repos
option-place = Placer { $a-the } sur { $b-the }
option-withdraw = Retirer le Défenseur qui occupe { $a-the }

# Mobilisation

option-negotiate = Négocier : { $a }
option-negotiate-fear = Négocier : Peur −1
option-negotiate-doubt = Négocier : le Doute recule de 1 case
option-open =
  { $a-id ->
    [supply] Ouvrir la route : { name-group-supply }
    [patrol] Ouvrir la route : { name-group-patrol }
    [miss] Ouvrir la route : { name-group-miss }
   *[morale] Ouvrir la route : { name-group-morale }
  }

# Walls

option-fire = Tirer depuis { $a-the }
option-machine-gun =
  { $count ->
    [1] Tirer à la Mitrailleuse depuis { $a-the }
   *[other] Tirer à la Mitrailleuse depuis { $a-the } et dépenser 1 Ravitaillement : +2
  }
option-reckless = Lancer { $a-the } dans une Défense Téméraire
option-call = Demander un tir sur { $a-the } : jusqu’à 2 Fantassins se couchent
option-remove = Retirer 1 Fantassin : { $a }
option-remove-0 = Ne retirer personne
option-remove-1 = Retirer 1 Fantassin
option-remove-2 = Retirer 2 Fantassins
option-remove-3 = Retirer 3 Fantassins
option-remove-4 = Retirer 4 Fantassins
option-remove-5 = Retirer 5 Fantassins
option-suppress = Plaquer au sol 1 Fantassin : { $a }
option-aim = Tirer sur { $a-the }
option-cease = Cesser le feu

# Artillery

option-gun-1 = Tirer avec le { name-gun-1 } sur { $a-the }
option-gun-2 = Tirer avec le { name-gun-2 } sur { $a-the }
option-shell = Toucher { $a-the }
option-bomb = Détruire la pile Aviation { $b }, comptée depuis la gauche
option-bomb-morale = Moral +2
option-bomb-miss = Ajouter 2 tuiles Manqué au Sac d’Impacts
option-bomb-surrender = Reddition −1
pair-shell = { $first } sur { $second }

# Supply Run

option-counter = Retirer la Patrouille sur { $a-the }
option-counter-suspicion = Ne trouver aucune Patrouille, mais baisser la Méfiance
option-lower = Baisser la Méfiance de 2
option-run = Déplacer le Ravitailleur { $a }
option-go = Rejoindre { $a-the }
option-halt = Faire halte ici
option-sneak = Se faufiler
option-fight = Combattre { $a-the }
option-leave = Laisser le jeton Livraison
option-deliver = Accueillir le Ravitailleur { $a }
option-patrol = Retirer la Patrouille sur { $a-the }

# Maintenance

option-shovel =
  { $count ->
    [0] Déneiger
   *[other] Déneiger seulement { $a } fois
  }
option-shovel-1 = Déneiger une seule fois
option-repair = Réparer { $a-the }
option-unjam = Désenrayer { $a-the }
option-bolster = Consolider : { $a }
option-bolster-miss = Consolider : 1 tuile Manqué dans le Sac d’Impacts
option-bolster-defence = Consolider : Défense +1
option-promote = Promouvoir { $a-the } au rang de Soldat
option-inspire =
  { $count ->
    [0] Inspirer la garnison : le Moral monte
   *[other] Inspirer seulement { $a } fois
  }
option-inspire-1 = Inspirer une seule fois
option-radio =
  { $count ->
    [0] Émettre par Radio : de l’Espoir pour le paquet Moral Bas
   *[other] Émettre seulement { $a } fois
  }
option-radio-1 = Émettre une seule fois
option-map-room = Étudier les cartes d’état-major : ranger les premières cartes Neige
option-next = Placer ensuite « { $a } »

# Infirmary

option-treat =
  { $count ->
    [1] Soigner le Patient dans { $a-the }
   *[other] Soigner { $b-the } dans la Salle d’Attente
  }
option-cure =
  { $count ->
    [1] Guérir le Patient dans { $a-the }
   *[other] Guérir { $b-the } dans la Salle d’Attente
  }
option-admit = Coucher dans le lit { $a-the }
option-nobody = Laisser le lit vide
pair-treat = { $first } (niveau { $second })
pair-cure = { $first } (niveau { $second })
pair-admit = { $first } (niveau { $second })

# Morale

option-resolve = Résoudre « { $a } »
option-use = Résoudre la carte et la mettre dans la Réserve
option-ignore = Ignorer la carte et la défausser
option-leave-empty = Laisser cette position vide
option-man = Envoyer { $a-the }
pair-man = { $first } (zone { $second })

## What happened

event-day-began = Jour { $day } : { $stage }.
event-event-drawn = Événement : « { $card } ». Météo : { $weather }.
event-track-moved =
  { $track-id ->
    [surrender] { $now ->
      [0] Le marqueur de Reddition est sur { name-german-retreat }.
      [1] Le marqueur de Reddition est sur { name-truce }.
      [2] Le marqueur de Reddition est sur { name-honourable-surrender }.
      [3] Le marqueur de Reddition est sur { name-surrender }.
     *[other] Le marqueur de Reddition a atteint la tête de mort.
    }
    [supply] Les vivres s’épuisent : 1 Ravitaillement suffit pour { $now } Défenseurs au lieu de { $before }.
    [doubt] Le Doute passe du cran { $before } au cran { $now } ; le cran 0 est le pire.
    [morale] { $before-sign ->
      [minus] { $now-sign ->
        [minus] Le Moral passe de −{ $before-size } à −{ $now-size }.
       *[other] Le Moral passe de −{ $before-size } à { $now-size }.
      }
     *[other] { $now-sign ->
        [minus] Le Moral passe de { $before-size } à −{ $now-size }.
       *[other] Le Moral passe de { $before-size } à { $now-size }.
      }
    }
   *[other] { $track-the } passe de { $before } à { $now }.
  }
event-supplies-changed =
  { $change-sign ->
    [minus] { $change-size ->
      [one] { $change-size } Ravitaillement de moins ; il en reste { $now }.
     *[other] { $change-size } Ravitaillements de moins ; il en reste { $now }.
    }
   *[other] { $change-size ->
      [one] { $change-size } Ravitaillement de plus ; il y en a { $now }.
     *[other] { $change-size } Ravitaillements de plus ; il y en a { $now }.
    }
  }
event-skipped =
  { $what-id ->
    [artillery] Aucune tuile Artillerie à déplacer : il ne se passe rien.
    [charge] La Charge ne trouve personne à tuer.
    [creep] Aucun Fantassin ne peut ramper plus avant.
    [jam] Aucun Canon ne peut s’enrayer.
    [straggler] Tous les Fantassins sont en jeu : aucun ne prend de lit.
    [cure] Aucun Patient à guérir : il ne se passe rien.
    [defence] La Défense est au maximum et y reste.
    [doubt] Rien à changer au Doute : il ne se passe rien.
    [enlist] Personne à accueillir dans la Réserve.
    [fear] Rien à changer à la Peur : il ne se passe rien.
    [high] Il n’y a plus de carte Désespoir à ajouter.
    [injure] Il n’y a personne à blesser.
    [lose] Il n’y a personne à perdre.
    [low] Il n’y a plus de carte Espoir à ajouter.
    [miss] Aucune tuile Manqué à déplacer : il ne se passe rien.
    [negotiate] L’heure n’est plus aux négociations : il ne se passe rien.
    [patrol] Aucune Patrouille à retirer : il ne se passe rien.
    [recruit] Il n’y a personne à recruter dans le Sac de Recrutement.
    [reinforce] Il n’y a personne dans la Réserve à ajouter au Sac de Recrutement.
    [repair] Il n’y a rien à réparer.
    [shoot] Il n’y a aucun Fantassin à prendre pour cible.
    [snow-card] Il n’y a plus rien sous la neige.
    [supplies] Il n’y a aucun Ravitaillement à perdre.
    [surrender] La Reddition est au mieux et y reste.
    [tire] Personne n’est Prêt : personne ne se fatigue.
    [treat] Il n’y a aucun Patient à soigner.
   *[other] Impossible, donc sans effet : { $what }.
  }
event-doubt-added =
  { $discs ->
    [one] { $discs } disque Doute entre dans le Sac de Recrutement.
   *[other] { $discs } disques Doute entrent dans le Sac de Recrutement.
  }
event-doubt-removed =
  { $discs ->
    [one] { $discs } disque Doute quitte le Sac de Recrutement.
   *[other] { $discs } disques Doute quittent le Sac de Recrutement.
  }
event-drawn = Tirage dans { $source-the } : { $what }.
event-moved = { $disc-the } quitte { $source-the } pour { $to-the }.
event-recruited =
  { $discs-count ->
    [0] Aucune recrue ne vous rejoint.
   *[other] Recrues dans la zone Prêts : { $discs }.
  }
event-rolled =
  { $what-id ->
    [gun-1] { $what } : le dé donne { $die } ; au-dessous de { $total }, le Canon s’enraye.
    [gun-2] { $what } : le dé donne { $die } ; au-dessous de { $total }, le Canon s’enraye.
   *[other] Tir depuis { $what-the } : le dé donne { $die }, en tout { $total }.
  }
event-infantry-added =
  { $count ->
    [one] { $count } Fantassin arrive dans le Secteur { $sector }.
   *[other] { $count } Fantassins arrivent dans le Secteur { $sector }.
  }
event-infantry-placed = Dés du Secteur { $sector } : { $dice }. Grenade { $grenade }, Tir { $hit }, Mouvement { $move }.
event-infantry-moved =
  { $to ->
    [0] { $count ->
      [0] Aucun Fantassin n’atteint la case Charge.
      [one] { $count } Fantassin passe du Secteur { $sector } à la case Charge.
     *[other] { $count } Fantassins passent du Secteur { $sector } à la case Charge.
    }
   *[other] { $count ->
      [one] { $count } Fantassin passe du Secteur { $sector } au Secteur { $to }.
     *[other] { $count } Fantassins passent du Secteur { $sector } au Secteur { $to }.
    }
  }
event-infantry-stood-up =
  { $count ->
    [one] { $count } Fantassin couché se relève.
   *[other] { $count } Fantassins couchés se relèvent.
  }
event-infantry-suppressed =
  { $count ->
    [one] { $count } Fantassin se couche dans le Secteur { $sector }.
   *[other] { $count } Fantassins se couchent dans le Secteur { $sector }.
  }
event-infantry-removed =
  { $count ->
    [one] { $count } Fantassin est retiré du Secteur { $sector }.
   *[other] { $count } Fantassins sont retirés du Secteur { $sector }.
  }
event-hits-taken =
  { $shots ->
    [one] { $shots } tir contre une Défense de { $defence } : touchés { $hits }.
   *[other] { $shots } tirs contre une Défense de { $defence } : touchés { $hits }.
  }
event-charged =
  { $count ->
    [one] { $count } Fantassin charge.
   *[other] { $count } Fantassins chargent.
  }
event-injured = { $disc-the } est blessé et quitte { $source-the } : niveau { $level }.
event-admitted = { $disc-the } est conduit dans { $to-the } au niveau { $level }.
event-died = { $disc-the } meurt dans { $source-the }.
event-lost = Vous perdez { $disc-the }, qui quitte { $source-the } pour la Réserve.
event-treated = { $disc-the } va mieux : niveau { $level }.
event-healed =
  { $disc-id ->
    [infantry] { $disc-the } est guéri et s’en va.
   *[other] { $disc-the } est guéri et rejoint la zone Fatigués.
  }
event-relapsed = { $disc-the } va plus mal : niveau { $level }.
event-hit-tiles-drawn =
  { $tiles-count ->
    [0] Tuiles Impact tirées, 0 sur { $asked } : le Sac d’Impacts est vide.
   *[other] Tuiles Impact tirées, { $tiles-count } sur { $asked } : { $tiles }.
  }
event-damaged = Un dégât de plus sur { $where-the }.
event-repaired = Un dégât de moins sur { $where-the }.
event-tiles-added =
  { $count-sign ->
    [minus] { $count-size ->
      [one] { $count-size } tuile quitte le Sac d’Impacts : { $tile }.
     *[other] { $count-size } tuiles quittent le Sac d’Impacts : { $tile }.
    }
   *[other] { $count-size ->
      [one] { $count-size } tuile entre dans le Sac d’Impacts : { $tile }.
     *[other] { $count-size } tuiles entrent dans le Sac d’Impacts : { $tile }.
    }
  }
event-air-stack-gone = Une pile de 2 tuiles quitte le plateau (vers { $to-the }) : { $tile }.
event-infantry-advanced =
  { $steps ->
    [one] Tous les Fantassins avancent d’un Secteur
   *[other] Tous les Fantassins avancent de { $steps } Secteurs
  }{ $charging ->
    [0] {""} ; aucun ne charge.
    [one] {""} ; { $charging } charge.
   *[other] {""} ; { $charging } chargent.
  }
event-artillery-placed = L’Artillerie allemande prend position sur { $at-the }.
event-artillery-returned = L’Artillerie allemande quitte { $at-the }.
event-patrol-placed = Une Patrouille allemande apparaît sur { $at-the }.
event-patrol-removed = La Patrouille allemande quitte { $at-the }.
event-placed = { $disc-the } est placé sur { $space-the }.
event-resolved = Action : { $space }.
event-jammed = { $what-the } s’enraye.
event-unjammed = { $what-the } fonctionne de nouveau.
event-gun-fired = { $gun-the } tire sur { $target-the }, puissance { $strength }.
event-route-opened = Une nouvelle route est ouverte vers { $depot-the } : { $group }.
event-runner-sent = { $disc-the } se met en route depuis la Forteresse.
event-runner-moved = { $disc-the } quitte { $source-the } pour { $to-the }.
event-runner-checked =
  { $passed ->
    [yes] { $disc-the } { $how } : le dé donne { $die } contre une Méfiance de { $suspicion }, réussi.
   *[no] { $disc-the } { $how } : le dé donne { $die } contre une Méfiance de { $suspicion }, manqué.
  }
event-cargo-taken = { $disc-the } prend une { $group }.
event-cargo-lost = Une { $group } est perdue.
event-delivered = { $disc-the } rapporte une { $group }.
event-snow-card-revealed = Sous la neige : { $card }.
event-card-shuffled-in = « { $card } » est mélangée avec { $deck-the }.
event-card-resolved = « { $card } » est résolue.
event-card-ignored = « { $card } » est ignorée.
event-promoted = { $disc-the } est promu au rang de Soldat.
event-befell =
  { $what-id ->
    [coup] Le Coup d’État : la peur gagne, et il faut garnir les murs.
    [retreat] Le Repli : le village est perdu et le siège commence.
    [last-stand] Le Dernier Carré : encore une attaque à laquelle survivre.
   *[other] { $what }.
  }
event-counted = Défenseurs valides : { $healthy } ; il en faut { $required }.
event-ended =
  { $result-id ->
    [defeat] Défaite : { $cause }.
   *[other] Le siège est fini et vous avez survécu : { $result }.
  }

## Why not

why-wrong-day = On ne peut utiliser { $space-the } que du jour { $first } au jour { $last }.
why-not-dug-out = La neige recouvre encore { $space-the }.
why-wall-damaged = Un dégât bloque { $space-the }.
why-no-gun-can-fire = Aucun Canon ne peut tirer : leurs tuiles État sont enrayées ou sous des dégâts.
why-not-ready = Aucun { $disc } dans la zone Prêts.
why-barred = { $disc-the } ne peut pas être placé sur { $space-the }.
why-gun-not-in-play = La neige recouvre encore { $gun-the }.
why-gun-cannot-fire = { $gun-the } ne montre aucune tuile État en service.
why-gun-has-fired = { $gun-the } a déjà tiré aujourd’hui.
why-gun-too-weak = { $gun-the } ne montre aucune icône de puissance et n’atteint que les Secteurs.
why-nobody-there = Il n’y a aucun Fantassin dans { $target-the }.
why-nobody-placed = Il n’y a personne sur { $space-the }.
why-too-few = { $space } : il faut { $cost } Défenseurs pour une résolution.
why-promote-needs-two = Pour promouvoir, il faut ici l’Officier et un Volontaire ou un Chasseur.
why-no-soldier-in-reserve = Il n’y a plus de disque Soldat dans la Réserve.
why-nothing-to-repair = Rien n’est endommagé ni enrayé.
why-jam-under-damage = La tuile enrayée ({ $gun }) est sous une tuile Dégât, à réparer d’abord.
why-no-miss-left = Il n’y a plus de tuile Manqué dans la Réserve.
why-defence-at-top = La Défense est au plus haut.
why-nothing-to-bolster = La Défense est au plus haut et il n’y a plus de tuile Manqué dans la Réserve.
why-track-at-best = { $track } : impossible de faire mieux.
why-no-route-left = Toutes les routes de ravitaillement sont ouvertes.
why-no-patients = Il n’y a personne à l’Infirmerie.
why-no-patrols = Il n’y a aucune Patrouille sur la carte.
why-medics-do-not-fight = Un Médecin ne peut pas combattre.
why-bombed-already = Cela a déjà été fait aujourd’hui.
why-surrender-at-best = Le marqueur Reddition est au mieux.
why-no-air-left = Il n’y a plus de pile de tuiles Air.
why-hope-or-despair-first = Une carte Espoir ou Désespoir doit être parmi celles que vous choisissez.
why-nothing-to-hit = Il n’y a rien à toucher sur { $target-the }.
why-no-supplies = Vous n’avez aucun Ravitaillement.
why-morale-at-bottom = Le Moral est au plus bas et ne peut pas être dépensé.
why-nobody-tired = La zone Fatigués est vide.
why-credit-left =
  { $credit ->
    [one] Votre dépense vaut encore pour { $credit } Défenseur.
   *[other] Votre dépense vaut encore pour { $credit } Défenseurs.
  }
why-no-rest-today = La carte Événement interdit le repos ce matin.
why-rested-enough = Deux Défenseurs sont déjà partis au Repos ce matin, pas un de plus.
why-not-tired = Aucun { $disc } dans la zone Fatigués.
why-spend-first = Il faut d’abord dépenser un Ravitaillement ou un Moral.
why-walls-are-held = Personne ne quitte { $space-the } sans être remplacé.
why-space-taken = Un autre Défenseur occupe { $space-the }, et deux ne peuvent pas y rester.
why-not-adjacent = Aucun chemin direct ne relie { $at-the } et { $space-the }.
why-nowhere-to-sneak = Il ne reste aucune case vers laquelle se faufiler.
why-only-soldiers-fight = Seuls les Soldats combattent, pas { $disc-the }.
why-wall-empty = Personne n’occupe { $space-the }.
why-has-fired = Le Défenseur qui occupe { $space-the } a déjà tiré.
why-nobody-in-range = { $disc-the } n’a aucun Fantassin à sa portée.
why-no-machine-gun-yet = La Mitrailleuse n’arrive qu’avec le Siège.
why-not-from-this-wall = La Mitrailleuse est hors d’atteinte depuis { $space-the }.
why-machine-gun-jammed = La Mitrailleuse est enrayée.
why-telephone-not-staffed = Trop peu de Défenseurs tiennent le Téléphone de Campagne.
why-right-part-damaged = Un dégât recouvre la partie droite : { $space }.
why-has-called = Le Téléphone de Campagne a déjà passé tous ses appels aujourd’hui.
why-nobody-to-suppress = Aucun Fantassin n’est debout dans le Secteur { $sector }.
why-not-on-reckless = Aucun { $disc } en Défense Téméraire.
why-out-of-range = Hors de portée pour { $disc-the } : { $target }.
why-lies-already = Les Fantassins sont déjà au sol : { $target }.

## Odds

odds-doubt = { $percent } % de risque de Doute
odds-hit = { $percent } % de chances de toucher
odds-unseen = { $percent } % de chances de réussir
odds-jam = { $percent } % de risque d’enrayage

## More names

name-commander = Commandant
  .the = le Commandant
name-disc-infantry = Allemand
  .the = l’Allemand
name-patrol = Patrouille
  .the = la Patrouille
name-runner = Ravitailleur
  .the = le Ravitailleur
name-supply = Ravitaillement
name-morale = Moral
name-fear = Peur
name-defence = Défense
name-suspicion = Méfiance
name-air = Pile Aviation
name-lying = couché
name-shell-artillery = Artillerie
  .the = l’Artillerie
name-fight-artillery = Artillerie
  .the = l’Artillerie
name-how-sneak = se faufile
name-how-fight = combat
name-coup = Coup d’État
name-retreat = Repli
name-source-high = paquet Moral Haut
  .the = le paquet Moral Haut
name-source-low = paquet Moral Bas
  .the = le paquet Moral Bas
name-deck-high = paquet Moral Haut
  .the = le paquet Moral Haut
name-deck-low = paquet Moral Bas
  .the = le paquet Moral Bas
name-deck-snow = cartes Neige
  .the = les cartes Neige

# Pieces and their marks

name-status-icon = tuile État à icône
name-status-blank = tuile État vierge
name-level = Niveau
pair-mark = { $first } { $second }
name-closed = indisponible
name-damaged = dégâts
name-jammed = enrayée
name-mark-level = niveau
name-red = rouge
name-right-part-damaged = partie droite endommagée
name-suppressed = couché
name-mark-supply = { name-group-supply }
name-mark-patrol = { name-group-patrol }
name-mark-miss = { name-group-miss }
name-mark-morale = { name-group-morale }

# Parts of the table

name-zones = Zones
name-walls = Positions Défensives
name-actions = Cases Action
name-guns = Canons
name-sectors = Secteurs
name-infirmary = Infirmerie
name-map = Carte

# Facts about spaces and cards

name-fact-section = Section
name-fact-cost = Coût
name-fact-doubles = Comptent double
name-fact-bars = Exclus
name-fact-times = Résolutions aujourd’hui
name-fact-rule = Règle
name-fact-strength = Puissance
name-fact-can-fire = Peut tirer
name-fact-space = Case Action
name-fact-criterion = Seuil de tir
name-fact-grenade = Grenade
name-fact-hit = Tir
name-fact-move = Mouvement
name-fact-range = Portée jusqu’ici
name-fact-row = Rangée
name-fact-number = Numéro
name-fact-depot = Livraison
name-fact-artillery = Symbole Artillerie
name-fact-weather = Météo
name-fact-infantry = Fantassins qui arrivent
name-fact-chart = Ordre des blessures

# Counts

name-supplies = Ravitaillements
name-infantry-reserve = Fantassins dans la Réserve
name-air-stacks = Piles Aviation
name-snow-cards = Cartes Neige
name-low-deck = Cartes du paquet Moral Bas
name-high-deck = Cartes du paquet Moral Haut
name-hope-in-low = dont cartes Espoir
name-despair-in-high = dont cartes Désespoir
name-hit-draws = Tuiles Impact par jour
name-healthy = Défenseurs valides
name-required = Défenseurs valides exigés

## Table options

setting-difficulty = Difficulté
name-difficulty-recruit = Recrue : 1 Fantassin de moins chaque jour
name-difficulty-standard = Normale
name-difficulty-veteran = Vétéran : 1 Fantassin de plus chaque jour
setting-stand-up-after-free-advance = Les Fantassins couchés se relèvent après une avance libre
setting-lying-count-in-red-sector = Les Fantassins couchés dans un Secteur rouge coûtent aussi du Moral
setting-charge-fallback = Qui la Charge emporte quand les murs et la zone Fatigués sont vides
name-charge-fallback-ready = un Défenseur Prêt
name-charge-fallback-nobody = personne
name-charge-fallback-ready-then-rest = un Défenseur Prêt, sinon un au Repos
setting-retreat-moves-marker = Le Repli déplace le marqueur d’Artillerie
setting-sneak-suspicion = Quand la Méfiance monte après s’être faufilé
name-sneak-suspicion-after-movement = à la fin du déplacement
name-sneak-suspicion-at-once = aussitôt
setting-freed-bed = Quand on peut occuper un lit libéré par des soins
name-freed-bed-at-once = aussitôt
name-freed-bed-in-recovery = seulement au Rétablissement
