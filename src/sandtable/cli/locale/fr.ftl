### What the terminal itself says. The games' own words are in their folders.

## Boards

tracks = Pistes
cards = Cartes
counts = Nombres

## Halls of Hegra

hegra-tracks = Pistes
hegra-defenders = Défenseurs
hegra-infirmary = Infirmerie · niveau 1 : le pire
hegra-bags = Sacs et paquets
hegra-event = Carte Événement
hegra-front = Murs et Secteurs
hegra-map = Carte
hegra-actions = Cases Action
hegra-at-work = À l’ouvrage
hegra-walls = Murs
hegra-empty = vide
hegra-beds = Lits
hegra-wall = PD
hegra-wall-a = A
hegra-wall-b = B
hegra-wall-c = C
hegra-tile-wall = PD
hegra-tile-wall-a = PD A
hegra-tile-wall-b = PD B
hegra-tile-wall-c = PD C
hegra-loaded = prête
hegra-damaged = endommagé
hegra-standing = debout
hegra-lying = couché
hegra-grenade = grenade
hegra-hit = tir
hegra-move = avance
hegra-gun = canon
hegra-reach = à portée de
hegra-silent = ne peut tirer
hegra-strength = force { $n }
hegra-decks = Paquets
hegra-no-text = sans effet
hegra-injury-chart = blessé d’abord :
hegra-space = Case Action
hegra-cost = coût
hegra-placed = placés
hegra-right-part = partie droite endommagée
hegra-closed = fermée ({ $rule })
hegra-times =
  { $n ->
    [0] trop peu
    [one] une fois
   *[other] { $n } fois
  }
hegra-arriving = Infanterie : { $n }
hegra-rate =
  { $n ->
    [one] un pour { $n } prêt
   *[other] un pour { $n } prêts
  }
hegra-hit-draws =
  { $n ->
    [one] { $n } tirage
   *[other] { $n } tirages
  }
hegra-healthy = { $healthy } valides, { $required } requis
hegra-deck-counts = Neige { $snow-cards }, Haut { $high-deck } ({ $despair-in-high } Désespoir), Bas { $low-deck } ({ $hope-in-low } Espoir), piles Aviation { $air-stacks }, Patrouilles { $patrol-bag }, Infanterie { $infantry-reserve }
hegra-map-legend = * place d’Artillerie · A Artillerie · P Patrouille · + livraison
hegra-actions-legend = d’abord le coût en Défenseurs · =2 compte double · ✗ exclu

hegra-letter-officer = O
hegra-letter-soldier = S
hegra-letter-volunteer = V
hegra-letter-medic = M
hegra-letter-hunter = C
hegra-letter-doubt = ?
hegra-letter-infantry = F
hegra-letter-patrol = P
hegra-letter-artillery = A
hegra-row-yellow = J
hegra-row-green = V
hegra-row-blue = B
hegra-trail = S
hegra-depot-supply = Ravit.
hegra-depot-patrol = Patr.
hegra-depot-miss = Manqué
hegra-depot-morale = Moral

## At the table

no-terminal = Aucun terminal n’est relié ici : personne ne peut répondre. Pour voir jouer une partie : { $command }
unfinished = Parties inachevées :
continue-which = Entrée reprend la première, un numéro une autre, n en commence une nouvelle :
continue-how = Tapez un numéro de 1 à { $n }, n pour une nouvelle partie, ou q pour partir.
cannot-continue = Cette partie ne peut être reprise, mais son fichier est gardé : { $error }. Une nouvelle partie commence.
described =
  { $n ->
    [one] jouée le { $played }, { $n } décision, graine { $seed }, options { $options }
   *[other] jouée le { $played }, { $n } décisions, graine { $seed }, options { $options }
  }
continued =
  { $n ->
    [one] La partie reprend après { $n } décision.
   *[other] La partie reprend après { $n } décisions.
  }
begun = Une nouvelle partie, graine { $seed }.
first-help = Un numéro pour répondre, ? pour ce qui n’est pas possible, h pour le reste. Chaque décision est gardée aussitôt.
news = Ce qui s’est passé
left-out =
  { $n ->
    [one] { $n } ligne plus ancienne est dans le journal (l).
   *[other] { $n } lignes plus anciennes sont dans le journal (l).
  }
no-such-number = Il y a { $n } options : tapez un numéro de 1 à { $n }.
not-understood = « { $line } » n’est ni une option ni une commande. Tapez un numéro, ou h pour l’aide.
is-possible = C’est possible : c’est l’option { $n }.
no-reason-known = Cette question ne connaît pas « { $line } ». Tapez ? pour voir ce qu’elle refuse.
one-of = tapez { $written } et l’un de ceux-ci : { $candidates }
and-more = et { $n } autres
nothing-refused = Rien n’est refusé ici : tout ce qui est possible est dans la liste.
which-rule = Tapez r et un identifiant, comme r HEGRA-REC-01, ou r et un mot à chercher.
no-rule = Aucune règle ne s’appelle « { $rule } » ni n’en parle.
more-rules =
  { $n ->
    [one] { $n } autre règle en parle.
   *[other] { $n } autres règles en parlent.
  }
nothing-to-undo = Rien n’a encore été décidé.
nothing-to-redo = Rien n’a été annulé.
sealed-chance = Cela ne peut être repris : depuis « { $written } », un dé a été lancé, ou quelque chose a été tiré ou montré.
sealed-seat = Cela ne peut être repris : quelqu’un d’autre a décidé depuis « { $written } ».
taken-back =
  { $n ->
    [one] Reprise : « { $written } ». Tapez redo pour la rejouer.
   *[other] Reprises : { $n } décisions, la première « { $written } ». Tapez redo pour les rejouer, une à une.
  }
kept-at = La partie est gardée dans { $path }.
nothing-kept = Rien n’a été décidé, donc rien n’est gardé.
come-back = Pour la reprendre : { $command }
language = Désormais en français.
next-step = Entrée montre l’étape suivante, s saute à la fin :
next-step-how = Entrée continue, s saute à la fin, r et un identifiant montre une règle, l le journal, q quitte.
steps-on = Désormais, vous suivez chaque étape de ce qui se déroule tout seul.
steps-off = Désormais, ce qui se déroule tout seul est raconté d’un seul trait.
the-end = La fin
played = { $n } décisions, graine { $seed }.
over-help = La partie est finie : l montre le journal, b la table, r une règle, s FICHIER garde une copie, u annule ; Entrée quitte.

help-answer-keys = 1, 2, 3 …
help-answer = répondre par le numéro d’une option ou par sa forme écrite, comme place soldier repair (Tab la complète)
help-why-keys = ?  ? TEXTE
help-why = ce qui n’est pas possible ici, et pourquoi ; pourquoi TEXTE ne l’est pas
help-rule-keys = r ID  r MOT
help-rule = le texte et la page d’une règle ; les règles qui parlent d’un mot
help-log-keys = l  l N
help-log = le journal, ses N dernières lignes, avec décision et règle
help-undo-keys = u  ua  ut
help-undo = annuler un pas, une action, un tour, tant que le hasard n’a pas parlé
help-redo-keys = redo
help-redo = rejouer une décision annulée
help-save-keys = s  s FICHIER
help-save = où la partie est gardée ; une copie dans FICHIER
help-lang-keys = lang en|fr
help-lang = parler une autre langue
help-board-keys = b
help-board = toute la table, avec tout ce qui s’y trouve
help-steps-keys = steps on|off
help-steps = s’arrêter ou non après chaque étape de ce que fait l’ennemi
help-help-keys = h
help-help = cette liste
help-quit-keys = q
help-quit = partir ; la partie peut être reprise plus tard

## Other commands

watching = { $player } joue, graine { $seed }
keys = espace arrête · + et - règlent l’allure ({ $seconds } s) · q va à la fin
keys-halted = arrêté : espace avance d’un pas · Entrée reprend · q va à la fin
games = Parties
simulated = { $game } : { $player }, { $n } parties, graine { $seed }
win-rate = Victoires
won-of = { $wins } gagnées sur { $n } ; entre crochets, l’intervalle qui contient le vrai taux 95 fois sur 100.
results = Résultats
causes = Causes de défaite
measured = { $measure } : { $mean } en moyenne
decisions-a-game = { $n } décisions par partie en moyenne.
replayed = { $game }, règles { $ruleset }, graine { $seed }, options { $options }
replay-checked =
  { $checks ->
    [0] { $n } décisions rejouées ; aucune n’avait de contrôle. La position est { $check }.
    [one] { $n } décisions rejouées, { $checks } position gardée contrôlée. La position est { $check }.
   *[other] { $n } décisions rejouées, { $checks } positions gardées contrôlées. La position est { $check }.
  }
stands-at = Inachevée : { $where }

measure-hegra-day = Jours tenus
