### Les mots de la table elle-même ; ce qui arrive dans une partie est dit par le fichier du jeu.

app-missing = Cette page n’existe pas.
app-not-loaded = La page n’a pas pu être chargée. Le serveur est peut-être absent, ou une nouvelle version est arrivée : rechargez la page.

ui-setting-up = On met la table…
ui-try-again = Réessayer
ui-to-home = Vers l’étagère
ui-failed = Cela n’a pas marché. Réessayez dans un instant.
ui-not-now = Pas maintenant : tant que d’autres jouent ici, il faut attendre la fin de la partie.
ui-close = Fermer
ui-lost-title = Pas de place à cette table
ui-lost =
  { $why-id ->
    [token] Ce navigateur n’a pas de place valable à cette table. Demandez un nouveau lien à l’hôte.
    [closed] Cette table a été fermée.
   *[other] Le serveur a mis fin à la liaison. Rechargez la page.
  }
ui-reconnecting = La ligne est coupée. Nouvel essai en cours ; rien n’est perdu.

## En-tête

ui-table-tools = Réglages et aide
ui-language = Langue
ui-language-en = English
ui-language-fr = Français
ui-theme =
  { $theme-id ->
    [light] Clair (passer au sombre)
    [dark] Sombre (passer à l’automatique)
   *[auto] Clair ou sombre selon le système (passer au clair)
  }
ui-theme-label = Lumière
ui-theme-auto = Selon le système
ui-theme-light = Clair
ui-theme-dark = Sombre
ui-settings = Réglages
ui-keys = Touches
ui-keys-more = Tab parcourt tout ce qui peut être fait, sur le plateau aussi ; Entrée le fait.
ui-animation = Ce qui se passe tout seul
ui-animation-off = D’un coup
ui-animation-1 = Joué
ui-animation-2 = Deux fois plus vite
ui-animation-step = Pas à pas
ui-text-size = Taille du texte
ui-percent = { $size } %

## Plateau

ui-zoom = Taille du plateau
ui-zoom-in = Plus grand
ui-zoom-out = Plus petit
ui-fit = Ajuster le plateau
ui-cards = Cartes

## Onglets

ui-panels = Journal, règles et joueurs
ui-skip = Aller à ce qui est demandé
ui-tab-prompt = À vous
ui-tab-side = Situation
ui-tab-log = Journal
ui-tab-rules = Règles
ui-tab-people = Table

## Questions

ui-options = Ce que vous pouvez faire
ui-option-count =
  { $count ->
    [one] { $count } possibilité
   *[other] { $count } possibilités
  }
ui-filter = Filtrer
ui-unpick = Ne plus retenir
ui-expected = Ce que la leçon attend
ui-advised = Ce que ferait le programme
ui-not-possible =
  { $count ->
    [one] { $count } chose est impossible pour l’instant : pourquoi ?
   *[other] { $count } choses sont impossibles pour l’instant : pourquoi ?
  }
ui-and-more = et { $count } de plus
ui-read-rule = Lire la règle { $rule }
ui-waiting-for = La décision revient à { $who }.
ui-one-moment = Un instant…
ui-nobody-asked = Personne n’a de décision à prendre.
ui-refused =
  { $code-id ->
    [stale] La partie a avancé ; cette réponse est venue trop tard.
    [sealed] On ne peut plus revenir là-dessus.
    [not-yet] C’est possible, mais la leçon attend d’abord autre chose.
    [not-yours] Quelqu’un d’autre joue cette place.
    [too-often] C’était un peu rapide. Réessayez dans un instant.
    [full] On a joué si longtemps à cette table qu’elle est pleine. Revoyez un moment antérieur et continuez sur une copie.
    [closed] Cette table a été fermée.
   *[other] Ce n’était pas possible : { $message }
  }
ui-lesson-step = Étape { $taken } sur { $steps }
ui-gallery-lesson = C’est ici qu’une leçon dit quoi essayer ensuite, et pourquoi c’est une bonne idée.
ui-is-asked = doit décider
ui-dice = Dés : { $faces }

## Revenir en arrière

ui-move-tools = Annuler et conseil
ui-undo-title = Revenir en arrière
ui-undo-more = Jusqu’où ?
ui-redo = Refaire
ui-hint = Que ferait le programme ?
ui-undo-size =
  { $size-id ->
    [step] { $decisions ->
        [one] La dernière décision
       *[other] Les { $decisions } dernières décisions
      }
    [action] { $decisions ->
        [one] La dernière action
       *[other] La dernière action : { $decisions } décisions
      }
   *[turn] { $decisions ->
        [one] Tout le tour
       *[other] Tout le tour : { $decisions } décisions
      }
  }
ui-undo-do =
  { $size-id ->
    [step] Reprendre la décision
    [action] Reprendre l’action
   *[turn] Reprendre le tour
  }
ui-undo-sealed =
  { $by-id ->
    [dice] Depuis, quelque chose a été lancé, pioché ou montré.
    [others] Depuis, quelqu’un d’autre a décidé.
   *[nothing] Il n’y a rien à reprendre.
  }
ui-undo-anyway = Reprendre quand même
ui-undo-sure = Oui : personne d’autre n’est concerné
ui-undo-propose = Demander aux autres
ui-proposed =
  { $size-id ->
    [turn] { $who } voudrait reprendre tout le tour.
    [action] { $who } voudrait reprendre la dernière action.
   *[step] { $who } voudrait reprendre la dernière décision.
  }
ui-proposed-by-you = On demande aux autres si vous pouvez revenir là-dessus.
ui-withdraw-proposal = Tant pis
ui-agree = D’accord
ui-decline = Refuser

## Ce qui s’est passé

ui-log-empty = Il ne s’est encore rien passé.
ui-log-earlier = Lignes précédentes
ui-log-look = Voir la table après la décision { $decision }
ui-film = Pendant ce temps · { $at } sur { $of }
ui-film-back = Un pas en arrière
ui-film-play = Lecture
ui-film-pause = Pause
ui-film-step = Suite
ui-film-skip = À la fin
ui-film-slider = Étape de ce qui s’est passé
ui-past = Regard en arrière : après la décision { $number } sur { $last }
ui-past-now = Retour au présent
ui-past-replay = Rejouer la scène
ui-past-back = Une décision plus tôt
ui-past-on = Une décision plus tard
ui-past-slider = Décision
ui-since = Depuis votre dernier passage
ui-since-done = Compris
ui-game-over = La partie est terminée
ui-rematch = Rejouer
ui-look-back = Revoir la partie

## Règles et détails

ui-rules-search = Chercher dans les règles
ui-rules-more = Encore { $count } ; cherchez pour préciser.
ui-details = Détails
ui-details-none = Désignez une pièce, un lieu ou une carte pour en lire plus ici.
ui-can-do = Possible ici
ui-cannot-do = Impossible, et pourquoi

## Joueurs

ui-seats = Places
ui-seat-state =
  { $holder-id ->
    [here] à cette table
    [invited] { $online-id ->
        [yes] présent
       *[no] absent
      }
    [open] libre
   *[program] un programme
  }
ui-seat-holder = Qui tient cette place ?
ui-holder-here = Jouée ici
ui-holder-invited = Inviter quelqu’un
ui-holder-open = Libre pour qui regarde
ui-holder-program = Programme : { $program }
ui-new-invitation = Nouvelle invitation
ui-invitation = Invitation, pour une personne, sept jours
ui-sit-here = S’asseoir ici
ui-watching =
  { $count ->
    [one] { $count } personne regarde.
   *[other] { $count } personnes regardent.
  }
ui-chat = Discussion
ui-chat-write = Dire quelque chose
ui-chat-send = Dire
ui-spectator = Spectateur
ui-this-table = Cette table
ui-table-name = Nom de la table
ui-rename = Renommer
ui-watch-link = Laisser quelqu’un regarder
ui-watch-invitation = Lien pour un spectateur
ui-journal = Enregistrer le journal (aussi pour signaler une erreur)
ui-clone = Une table à moi à partir d’ici
ui-close-table = Fermer la table
ui-close-sure = Plus personne ne pourra jouer ici. Le journal est conservé.
ui-close-not = La laisser ouverte
ui-copy = Copier
ui-copied = Copié

## Touches

ui-key-space = Espace
ui-key-does-number = choisir une possibilité, ou ouvrir un groupe
ui-key-does-arrows = d’une possibilité à l’autre ; dans le passé ou le film
ui-key-does-enter = faire ce qui est désigné
ui-key-does-escape = écarter ce qui est au-dessus : le film, le passé, ce qui est retenu
ui-key-does-undo = revenir en arrière
ui-key-does-redo = refaire
ui-key-does-hint = que ferait le programme ?
ui-key-does-space = étape suivante du film
ui-key-does-seat = la place suivante qui doit décider
ui-key-does-fit = ajuster le plateau
ui-key-does-zoom = plateau plus grand, plus petit
ui-key-does-pan = déplacer le plateau
ui-key-does-log = journal
ui-key-does-rules = règles
ui-key-does-sheet = ces touches
