### The pages around the table: shelf, set-up, joining, campaigns, statistics and rules.

## On all pages

page-home = Retour à l’étagère
page-loading = Un instant…
page-unreachable = Le serveur est injoignable. Tourne-t-il toujours ?
page-again = Réessayer
page-error = Cela n’a pas marché : { $message }
page-wait =
  { $seconds ->
    [one] Trop de demandes à la fois. Réessayez dans { $seconds } seconde.
   *[other] Trop de demandes à la fois. Réessayez dans { $seconds } secondes.
  }
page-refused = Le serveur répond :
page-everywhere = Sur toutes les pages
page-unknown-game = Ce serveur n’a pas ce jeu.

## The shelf

home-title = À quoi joue-t-on ce soir ?
home-subtitle = Prenez une boîte sur l’étagère. Chaque décision est conservée, et personne ne vous demande de compte.
home-play = Jouer
home-choose = Choisir…
home-lesson = Leçon
home-lesson-named = Leçon : { $lesson }
home-rules = Règles
home-campaign = Campagne
home-watch = Regarder un programme jouer
home-players =
  { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
  }
home-number = { $what } : { $value }
home-shelf = Jeux
home-shelf-empty = Ce serveur n’a pas encore de jeu.
home-laying = On dresse la table…

home-resume = Reprendre votre table
home-tables = Tables en cours
home-tables-empty = Aucune table n’est encore dressée. Cliquez sur « Jouer » sous une boîte : la partie vous attendra ici jusqu’à sa fin.
home-finished = Parties terminées
home-finished-all =
  { $n ->
    [one] En montrer { $n } de plus
   *[other] En montrer { $n } de plus
  }
home-statistics = Statistiques
home-your-turn = À vous de jouer
home-your-turn-as = À vous de jouer : { $seats }
home-waiting-for = On attend { $seats }
home-program-plays = Un programme joue
home-campaign-tag = Campagne, chapitre { $chapter }
home-decisions =
  { $n ->
    [0] pas commencée
    [one] { $n } décision
   *[other] { $n } décisions
  }
home-continue = Continuer
home-continue-named = Continuer { $name }
home-look = Revoir
home-look-named = Revoir { $name }
home-close = Fermer
home-close-named = Fermer { $name }
home-close-sure = Fermer cette table ? Personne ne pourra plus y jouer.
home-close-yes = La fermer
home-close-no = La garder
home-forget = Quitter
home-forget-named = Quitter { $name } : l’enlever de cette liste
home-won = Gagnée
home-lost = Perdue
home-closed = Fermée

home-join = Rejoindre par lien
home-join-how = On vous a envoyé un lien ? Collez-le ici.
home-join-go = Rejoindre
home-join-bad = Ce n’est pas une invitation. Copiez le lien entier, jusqu’à sa dernière lettre.
home-import = Ouvrir une partie enregistrée
home-import-how = Déposez ici un fichier de journal, ou choisissez-en un. La partie reprend là où elle s’est arrêtée.
home-import-pick = Choisir un fichier…
home-import-large = Ce fichier est trop gros pour être un journal.

## Setting up a table

setup-title = Dresser la table
setup-options = Le jeu
setup-house = Règles maison
setup-house-how = Les règles facultatives, et ce que le livret laisse lire de plusieurs façons. Comme nous l’avons tranché, sauf avis contraire de votre part.
setup-house-changed =
  { $n ->
    [0] telles que tranchées
    [one] { $n } modifiée
   *[other] { $n } modifiées
  }
setup-reset = Revenir à celles du jeu
setup-default = par défaut
setup-changed = modifiée
setup-game-picks = Ne choisissez personne, et le jeu choisira.
setup-pick-exactly =
  { $n ->
    [one] Choisissez-en { $n }, ou personne : le jeu choisira alors. Choisis : { $picked }
   *[other] Choisissez-en { $n }, ou personne : le jeu choisira alors. Choisis : { $picked }
  }
setup-pick-between = Choisissez-en de { $least } à { $most }. Choisis : { $picked }
setup-seats = Qui s’assied où
setup-impossible = Il n’y a pas de telle table : ces choix ne vont pas ensemble. Changez-en un.
setup-seat = Place { $n }
setup-holder-here = Moi, ici
setup-holder-invited = Quelqu’un que j’invite
setup-holder-program = Un programme
setup-holder-open = Laissée libre
setup-holder-here-how = Vous décidez pour cette place sur cet écran.
setup-holder-invited-how = Vous recevez un lien à envoyer ; il sert une fois et vaut une semaine.
setup-holder-program-how = Il répond de lui-même, au rythme de la table.
setup-holder-open-how = Qui regarde la partie peut prendre la place.
setup-program = Quel programme
setup-program-random = Hasard : tout ce qui est permis
setup-program-greedy = Glouton : ce qui paraît le meilleur
setup-name-here = Votre nom
setup-name-here-how = Ce que voient les autres.
setup-more = Table et hasard
setup-table-name = Nom de la table
setup-table-name-how = Seulement pour la retrouver.
setup-seed = Graine
setup-seed-random = Laisser faire le hasard
setup-seed-how = La même graine et les mêmes décisions donnent la même partie.
setup-seed-bad = Une graine est un nombre entier d’au plus 78 chiffres.
setup-summary = Votre table
setup-start = Commencer
setup-rules = Règles du jeu

setup-laid = La table est dressée
setup-laid-how = Envoyez chaque lien à une personne. Il sert une fois, dans les sept jours.
setup-copy = Copier le lien
setup-copied = Copié
setup-to-table = À table

## Joining

join-title = Vous êtes invité à une table
join-how = Dites comment les autres doivent vous appeler, puis asseyez-vous. Aucun compte n’est nécessaire.
join-name = Votre nom
join-sit = S’asseoir
join-sitting = On vous fait place…
join-sat-seat = Vous jouez { $seat }.
join-sat-watch = Vous regardez : tout ce qu’un spectateur peut savoir est sur la table.
join-to-table = À table
join-used-title = Cette invitation ne sert plus
join-used = Elle a déjà servi, a été retirée ou a plus de sept jours. Demandez-en une autre ; chacune sert une fois.
join-bad-title = Il manque quelque chose
join-bad = Ce lien n’est pas complet. Copiez-le de nouveau, jusqu’à sa dernière lettre.

## Campaigns

campaign-title = Campagne
campaign-none = Ce jeu n’a pas de campagne : chaque table se joue pour elle-même.
campaign-how =
  { $n ->
    [one] { $n } chapitre. Perdu, il peut être rejoué.
   *[other] { $n } chapitres, dans leur ordre. Ceux qu’on perd peuvent être rejoués.
  }
campaign-new = Commencer une campagne
campaign-name = Nom de la campagne
campaign-name-default = Campagne
campaign-begin = Jouer le premier chapitre
campaign-all = Vos campagnes
campaign-chapter = Chapitre { $n }
campaign-progress =
  { $won ->
    [one] { $won } gagné sur { $n }
   *[other] { $won } gagnés sur { $n }
  }
campaign-won = Tous les chapitres sont gagnés. La campagne est finie.
campaign-state-won = gagné
campaign-state-lost = perdu
campaign-state-playing = en cours
campaign-state-next = le suivant
campaign-state-ahead = à venir
campaign-play = Jouer ce chapitre
campaign-replay = Le rejouer
campaign-continue = Continuer

## Statistics

statistics-title = Statistiques
statistics-how = Vos parties terminées. Le trait est votre taux de victoire jusqu’ici, la barre colorée l’intervalle qui contient le vrai taux 95 fois sur 100 ; elle se resserre à mesure que vous jouez.
statistics-empty = Aucune partie n’est encore terminée. Les leçons, les copies et les parties des programmes ne comptent pas ; toutes les autres compteront, gagnées ou perdues.
statistics-all = Toutes les parties
statistics-games = Parties
statistics-wins = Gagnées
statistics-rate = Taux de victoire
statistics-length = Durée moyenne
statistics-rate-of = { $rate } % de victoires ; le vrai taux est sans doute entre { $low } % et { $high } %
statistics-percent = { $n } %
statistics-interval = { $low }–{ $high } %
statistics-decisions =
  { $n ->
    [one] { $n } décision
   *[other] { $n } décisions
  }
statistics-measure-day =
  { $n ->
    [one] { $n } jour
   *[other] { $n } jours
  }
statistics-measure-round =
  { $n ->
    [one] { $n } manche
   *[other] { $n } manches
  }
statistics-measure-dead =
  { $n ->
    [one] { $n } Héros perdu
   *[other] { $n } Héros perdus
  }
statistics-csv = Enregistrer en CSV
statistics-json = Enregistrer en JSON

## Rules

rules-title = Règles
rules-how = Toutes les règles que la table fait respecter, redites avec nos mots (en anglais), avec la page du livret d’où elles viennent.
rules-search = Chercher dans les règles
rules-search-hint = mot anglais, page ou identifiant
rules-found =
  { $n ->
    [0] Aucune règle n’en parle. Essayez un mot plus court.
    [one] { $n } règle
   *[other] { $n } règles
  }
rules-clear = Montrer toutes les règles
rules-sections = Sections
rules-section = Section
rules-no-such = Ce jeu n’a pas de telle règle :
rules-kind-rule = Règle
rules-kind-component = Matériel
rules-kind-example = Exemple
rules-kind-ruling = Décision
rules-kind-difficulty = Difficulté

## Nothing here

missing-title = Il n’y a rien ici
missing-how = Aucune page n’a cette adresse. Un lien a peut-être été coupé, ou la table n’existe plus.

## Sections of the rule catalogues

topic-ai-controller = Contrôleur de l’IA
topic-air-tiles = Tuiles Aviation
topic-ammo = Munitions
topic-artillery-track = Piste Artillerie
topic-attack = Attaque
topic-barricade = Barricades
topic-bleeding = Saignement
topic-bots = Bots
topic-cards = Cartes
topic-components = Matériel
topic-costs = Coûts
topic-coup = Coup d’État
topic-damage = Dégâts
topic-damage-tiles = Tuiles Dégâts
topic-day-phase = Phase de Jour
topic-death = Mort
topic-defence-track = Piste Défense
topic-defend-the-walls = Défense des Murs
topic-defenders = Défenseurs
topic-dice = Dés
topic-difficulty = Difficulté
topic-discard = Défausse
topic-doors = Portes
topic-dug-out-actions = Actions dégagées
topic-end-of-game = Fin de partie
topic-equipment = Équipement
topic-event-first-attack = Événements de la 1re Attaque
topic-event-mobilisation = Événements de la Mobilisation
topic-event-siege = Événements du Siège
topic-example = Exemples
topic-examples = Exemples
topic-exchange = Échange
topic-fatigue = Fatigue
topic-fire-artillery = Tir d’Artillerie
topic-game-end = Fin de partie
topic-general = Généralités
topic-glory = Gloire
topic-hazard = Danger
topic-hero-turn = Tour d’un Héros
topic-hit-bag = Sac d’Impacts
topic-infantry-attack = Attaque de l’Infanterie
topic-infirmary = Infirmerie
topic-initiative = Initiative
topic-injuries = Blessures
topic-last-stand = Dernier Carré
topic-line-of-sight = Ligne de vue
topic-machine-gun = Mitrailleuse
topic-maintenance = Entretien
topic-map = Carte de la région
topic-missions = Missions
topic-mobilisation-actions = Actions de Mobilisation
topic-morale = Moral
topic-morning-phase = Phase du Matin
topic-movement = Déplacement
topic-nazi-actions = Actions des nazis
topic-nazi-phase = Phase nazie
topic-noise = Bruit
topic-obstacles = Obstacles
topic-oversized = Grandes figurines
topic-overview = Aperçu
topic-patrols = Patrouilles
topic-placement = Placement
topic-priority = Priorité
topic-range = Portée
topic-recruiting = Recrutement
topic-reload = Rechargement
topic-retreat = Repli
topic-round = Manches
topic-ruling = Décisions
topic-search = Fouille
topic-secret-passage = Passages secrets
topic-setup = Mise en place
topic-shared-life = Vie partagée
topic-silent = Exécutions silencieuses
topic-snow = Neige
topic-solo = Seul à la table
topic-spawn = Apparitions
topic-status-tiles = Tuiles État
topic-stun = Étourdissement
topic-supplies = Ravitaillement
topic-supply-run = Mission de Ravitaillement
topic-suppression = Suppression
topic-surrender = Reddition
topic-suspicion = Soupçon
topic-turn-track = Piste des Tours
