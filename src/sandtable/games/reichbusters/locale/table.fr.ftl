### Reichbusters: Projekt Vril: what is on the table.

title = Reichbusters : Projekt Vril
tagline = Deux à quatre héros dans un château plein d’une science qui ne devrait pas marcher : entrez sans bruit, sortez vivants.

## Where we are

heading = { $mission-id ->
    [raid] RAID, { $map }, { $objective }
   *[other] { $mission }
  } · manche { $round } · { $alarm-id ->
    [sounded] après l’alarme
    [pending] alarme
   *[none] avant l’alarme
  } · { $hero ->
    [nobody] { $phase }
   *[other] { $hero }, { $phase }
  }
outcome =
  { $result-id ->
    [won] Victoire : { $cause }.
   *[lost] Défaite : { $cause }.
  }
name-won = Victoire
name-lost = Défaite
name-cause-escaped = vous êtes dehors, avec ce que vous étiez venus chercher
name-cause-time = le temps est écoulé
name-cause-captured = tous les héros encore à l’intérieur sont capturés
name-cause-nobody-left = il ne reste personne pour accomplir la mission
name-cause-escort = le prisonnier a été pris dans une explosion

# Resting points

name-phase-prepare = préparation
name-phase-turn-order = nouvelle manche
name-phase-next-hero = à qui le tour
name-phase-turn-start = tour de héros
name-phase-action = tour de héros
name-phase-noise = tour de héros : bruit
name-phase-turn-end = tour de héros : fin
name-phase-raise-alarm = tour ennemi : Donnez l’alarme !
name-phase-stations-start = tour ennemi : Aux postes de combat !
name-phase-stations = tour ennemi : Aux postes de combat !
name-phase-kill-start = tour ennemi : Tuez les intrus !
name-phase-kill = tour ennemi : Tuez les intrus !
name-phase-check = tour ennemi : Contrôle de vigilance !
name-phase-round-end = fin de la manche
name-phase-alarm = l’alarme
name-phase-post-alarm = après l’alarme
name-phase-raise-the-alarm = Donnez l’alarme !
name-phase-action-stations = Aux postes de combat !
name-phase-kill-the-intruders = Tuez les intrus !

## The alarm

alarm-none = { $left ->
    [one] Il reste { $left } case avant l’alarme
   *[other] Il reste { $left } cases avant l’alarme
  } : une par manche{ $alert ->
    [0] , et davantage dès que des ennemis sont en alerte.
   *[other] , et une de plus à chaque tour ennemi tant que des ennemis sont en alerte, comme maintenant.
  }
alarm-pending = L’alarme se déclenche à la fin de cette manche.
alarm-sounded =
  { $left ->
    [one] L’alarme a sonné. Il reste { $left } manche pour sortir.
   *[other] L’alarme a sonné. Il reste { $left } manches pour sortir.
  }
spawn-level =
  { $units-count ->
    [0] Niveau { $level } : personne.
   *[other] Niveau { $level } : { $units }.
  }

## What is there

# Groups of areas

name-group-map = Le château
name-group-doors = Portes
name-group-rooms = Pièces et couloirs
name-group-heroes = Héros
name-group-seats = Joueurs
name-group-test = Le test
name-group-decks = Paquets
name-area-test = Test
name-area-noise-pre = Bruit avant l’alarme
name-area-noise-post = Bruit après l’alarme
name-area-spawn = Apparitions
name-area-wound = Blessures

# Pieces

name-spawn-token = Jeton d’apparition
name-piece-attack = Dé d’attaque
name-piece-defence = Dé de défense
name-piece-noise = Dé de bruit
name-piece-vril = Vril
name-piece-shield = Dés de défense en plus
name-piece-no-noise = Aucun bruit
name-piece-less-noise = Moins de bruit
name-piece-injection = { name-vril-injection }
name-piece-injection-special = { name-vril-injection } : un dé de plus

# Trackers, decks and counts

name-track-pre-alarm = Jusqu’à l’alarme
name-track-post-alarm = Après l’alarme
name-space-alarm = Alarme
name-deck-goals = Objectifs
name-deck-special = Règles spéciales
name-deck-alarm = Alarme
name-deck-faction = Ennemi
name-deck-units = Unités
name-deck-actions = Cartes action
name-deck-weapons = Armes
name-deck-items = Objets
name-deck-wounds = Blessures
name-deck-skills = Compétences
name-deck-team = Équipe
name-deck-features = Éléments de pièce
name-deck-noise = Bruit
name-deck-noise-pre = { name-area-noise-pre }
name-deck-noise-post = { name-area-noise-post }
name-deck-spawn = { name-area-spawn }
name-deck-wound = { name-area-wound }
name-deck-spawns = Apparitions
name-goal = Objectif
name-special-rule = Règle spéciale
name-alarm = Alarme
name-card-row-vrilmeister = Vrilmeister
name-card-row-a = Ligne A
name-card-row-b = Ligne B
name-card-row-c = Ligne C
name-card-row-d = Ligne D
name-card-row-e = Ligne E
name-card-row-f = Ligne F
name-card-row-g = Ligne G
name-card-row-h = Ligne H
name-card-row-i = Ligne I
name-card-row-j = Ligne J
pair-card = { $first } { $second }
name-count-round = Manche
name-count-noise-pre-deck = Cartes bruit avant l’alarme
name-count-noise-pre-discard = défausse
name-count-noise-post-deck = Cartes bruit après l’alarme
name-count-noise-post-discard = défausse
name-count-spawn-deck = Cartes apparition
name-count-spawn-discard = défausse
name-count-wound-deck = Cartes blessure
name-count-wound-discard = défausse
name-count-spawn-tokens = Jetons d’apparition
name-count-weapon-items = Objets d’armement restants
name-count-medical-items = Objets médicaux restants
name-count-miscellaneous-items = Objets divers restants
name-count-vril-items = Objets vril restants
name-count-objective-items = Objets de mission restants
name-count-attack-points = Points d’héroïsme restants : attaque
name-count-defence-points = Points d’héroïsme restants : défense
name-count-wild-points = Points d’héroïsme restants : libres
name-count-used-up-items = Objets épuisés
name-count-planted = Charges posées
name-count-escaped = Héros dehors

# Marks of areas, doors and rooms

name-mark-room = pièce
name-mark-corridor = couloir
name-mark-x = X
name-mark-y = Y
name-mark-z = Z
name-mark-barracks-a = baraquement A
name-mark-barracks-b = baraquement B
name-mark-barracks-c = baraquement C
name-mark-entrance = entrée
name-mark-exit = sortie
name-mark-cleared = vide : aucune patrouille n’en vient
name-mark-guard = point de garde
name-mark-obscured = enfumée : on n’y voit rien
name-mark-suppressed = sous tir de suppression : ne fait rien
name-mark-passage = passage secret
name-mark-planted = charge posée
name-mark-biscuits = biscuits
name-mark-reachable = à portée de marche
name-mark-in-sight = en vue
name-mark-target = cible possible
name-mark-open = ouverte
name-mark-closed = fermée
name-mark-locked = verrouillée
name-mark-large = grande
name-mark-workable = à votre portée
name-mark-at-ease = tranquille : n’a rien remarqué
name-mark-suspicious = méfiant : à la prochaine, c’est l’alerte
name-mark-alert = en alerte : agit et rapproche l’alarme
name-mark-watching = voit un héros
name-mark-would-rise = plus vigilant à la fin du tour ennemi

# Marks of Heroes, players and enemies

name-mark-hero = héros
name-mark-enemy = ennemi
name-mark-escort = prisonnier
name-mark-standing = debout
name-mark-knocked-down = à terre
name-mark-downed = hors de combat
name-mark-captured = capturé
name-mark-out = dehors
name-state-standing = debout
name-state-knocked-down = à terre
name-state-downed = hors de combat
name-state-captured = capturé
name-state-out = dehors
name-mark-acting = agit
name-mark-acted = a joué
name-mark-leader = mène le prisonnier
name-mark-painless = ne sent pas ses blessures
name-mark-turn = à son tour
name-mark-speaker = décide pour la table
name-mark-dormant = endormi
name-mark-sees = voit un héros
name-mark-guarding = reste de garde
name-mark-veteran = vétéran
name-mark-done = a agi
name-mark-led = accompagné
name-mark-waiting = attend

# Marks of cards and tokens

name-mark-token = jeton
name-mark-feature = élément de pièce
name-mark-item = objet
name-mark-weapon = arme
name-mark-wound = blessure
name-mark-skill = compétence
name-mark-effect = effet
name-mark-die = dé
name-mark-face-up = face visible
name-mark-face-down = face cachée
name-mark-known = connu
name-mark-spent = dépensé
name-mark-added = ajouté
name-mark-normal = côté normal
name-mark-vril = côté vril
name-mark-melee = corps à corps
name-mark-ranged = à distance
name-mark-jammed = enrayée
name-mark-drained = vidé
name-mark-used = utilisé ce tour
name-mark-active = active
name-mark-inactive = inactive
name-mark-under-wound = sous une blessure
name-mark-in-use = en jeu
name-mark-attack = attaque
name-mark-defence = défense
name-mark-noise = bruit

# What an enemy would do

name-intent-stay = reste
name-intent-advance = se rapproche
name-intent-open-door = s’occupe d’une porte
name-intent-flee = fuit
name-intent-melee = attaque au corps à corps
name-intent-ranged = tire
name-intent-explode = explose

# Until when, and when items are used

name-until-own-turn = le prochain tour de ce héros
name-until-next-hero = le tour du prochain héros
name-until-enemy-turn = la fin du tour ennemi
name-when-always = toujours
name-when-turn = à son tour
name-when-attack = pendant une attaque
name-when-defence = pendant une défense
name-when-would-rise = quand une pièce monterait
name-when-biscuits = quand des chiens sont là
name-when-ready = pour remettre en état
name-when-objective = pour la mission

# Facts

name-fact-at = Zone
name-fact-room = Pièce
name-fact-kind = Type
name-fact-tile = Tuile
name-fact-tiles = Tuiles
name-fact-cells = Cases
name-fact-letters = Repères
name-fact-barracks = Baraquements
name-fact-passages = Passage vers
name-fact-reach = Distance de marche
name-fact-targets = Cibles
name-fact-state = État
name-fact-areas = Zones
name-fact-noise = Dés de bruit
name-fact-edges = Entre
name-fact-can = Vous pouvez
name-fact-awareness = Vigilance
name-fact-enemies = Ennemis
name-fact-sees = Voit
name-fact-wounds = Blessures
name-fact-unit = Carte unité
name-fact-defence = Défense
name-fact-base-defence = Défense imprimée
name-fact-melee = Attaque au corps à corps
name-fact-melee-support = Appui au corps à corps
name-fact-ranged = Attaque à distance
name-fact-ranged-support = Appui à distance
name-fact-range = Portée
name-fact-most-wounds = Blessures pour tuer
name-fact-side = Face
name-fact-sides = Faces
name-fact-keywords = Mots-clés
name-fact-hero = Héros
name-fact-nearest = Héros le plus proche
name-fact-distance = Distance
name-fact-intent = Intention
name-fact-steps = Étapes
name-fact-level = Niveau
name-fact-back = Dos
name-fact-front = Face
name-fact-loot = Butin
name-fact-heroes = Héros
name-fact-seat = Joueur
name-fact-basics = Actions de base restantes
name-fact-moved = S’est déplacé
name-fact-attacked = A attaqué
name-fact-gave = A donné ou lâché
name-fact-spent-point = A dépensé un point d’héroïsme
name-fact-painless = Ne sent pas ses blessures
name-fact-until-downed = Blessures avant d’être hors de combat
name-fact-slots = Emplacements d’objet
name-fact-points = Points d’héroïsme
name-fact-hand = Cartes en main
name-fact-cards = Cartes
name-fact-deck = Pioche
name-fact-top = Au-dessus
name-fact-discard = Défausse
name-fact-removed = Hors jeu
name-fact-turn = Tour
name-fact-acted = A joué
name-fact-attack = Dés d’attaque
name-fact-vril = Dés vril
name-fact-jams = Jetons enrayés
name-fact-when = Quand
name-fact-permanent = Effet durable
name-fact-skill = Compétence
name-fact-until = Jusqu’à
name-fact-card = Carte
name-fact-target = À atteindre
name-fact-total = Total
name-fact-bonus = Bonus
name-fact-foe = Contre
name-fact-face = Face
name-fact-value = Vaut
name-fact-spent = Dépensé pour
name-fact-left = Reste
name-fact-met = Rempli
name-fact-done = Fait
name-fact-of = Sur
name-fact-alert = En alerte
name-fact-each-enemy-turn = Par tour ennemi
name-fact-each-round = Par manche
name-fact-code = Lettre
name-fact-type = Type
name-fact-most = Maximum
name-fact-on-map = Sur la carte
name-fact-white = N’apparaît que
name-fact-acting = Agit
name-fact-used-up = Épuisé
name-fact-veteran = Vétéran
name-fact-verb = Fait
name-fact-n = Combien
name-fact-who = Qui
name-fact-fits = S’applique à
name-fact-attack-dice = Dés d’attaque
name-fact-defence-dice = Dés de défense
name-fact-special = Spécial
name-fact-noise-dice = Dés de bruit
name-fact-reroll = Relances
name-fact-draw = Pioche
name-fact-keyword = Mot-clé
name-fact-only = Seulement
name-fact-number = Nombre
name-fact-feat = Exploit
name-fact-modifier = Modificateur
name-fact-changes = Changements
name-fact-normal = Côté normal
name-fact-keep = Gardé après usage
name-fact-vril-dice = Dés vril
name-fact-patrol = Patrouille
name-fact-tracker = Piste
name-fact-spawns = Apparitions
name-fact-levels = Niveaux
name-fact-in-use = En jeu
name-fact-used = Utilisé

## Table options

setting-mission = Mission
setting-raid-map = Carte du RAID
setting-raid-faction = Faction du RAID
setting-raid-objective = Objectif du RAID
setting-heroes = Héros
setting-players = Joueurs
setting-team = Équipe
setting-veterans = Vétérans : un ennemi plus coriace
setting-tie-breaks = Options équivalentes de l’ennemi
name-tie-breaks-ask = les joueurs décident
name-tie-breaks-automatic = la première est retenue
setting-hands = Mains
name-hands-open = ouvertes : tout le monde voit toutes les cartes
name-hands-hidden = cachées : chacun ne voit que les siennes
setting-alarm-noise = Bruit après l’alarme
name-alarm-noise-one-is-silent = un dé seul n’est pas un test
name-alarm-noise-unchanged = comme avant
name-alarm-noise-one-less = un dé de moins
setting-first-sight = Une pièce monte au premier regard
name-first-sight-on-change = si elle ne voyait personne avant
name-first-sight-every-turn = à chaque tour de héros
setting-patrols = Les patrouilles arrivent
name-patrols-far-side = derrière leur porte
name-patrols-near-side = devant leur porte
setting-downed = Héros hors de combat
name-downed-spared = ne sont pas attaqués
name-downed-attacked = sont attaqués comme les autres
setting-ruthless = Les unités impitoyables tirent
name-ruthless-twice = deux fois par tour ennemi
name-ruthless-once = une fois
setting-drains = Le vril se vide sur
name-drains-blank-or-surge = un blanc ou un emballement
name-drains-surge = un emballement seulement
setting-lethal = Mortel et Résistant relancent
name-lethal-blanks = les blancs
name-lethal-blanks-and-ones = les blancs et les 1
setting-piercing = Les attaques pénétrantes annulent
name-piercing-ones = les 1 des dés de défense
name-piercing-specials = les spéciaux des dés de défense
setting-dice = Faces des dés
name-dice-ruled = selon la règle retenue
name-dice-harsh = un blanc de plus en attaque et en défense
setting-kept = Gardé de la mission précédente
setting-shorter = Cases en moins avant l’alarme
setting-notes = Ce que sait l’escouade
name-notes-kennels-known = les chenils sont connus
name-notes-doors-known = les portes sont connues
name-notes-fuel-gone = le carburant est détruit
name-notes-hull-scrapped = la coque est à la casse
name-notes-gruber-gone = Gruber n’est plus
