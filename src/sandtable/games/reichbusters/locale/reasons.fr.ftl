### Reichbusters: Projekt Vril: why not, how likely, and what to know before.

## Why not

why-not-now = « { $card } » est une carte instantanée : elle attend son moment.
why-card-useless = « { $card } » n’aurait aucun effet maintenant.
why-knocked-down = { $hero } est à terre et doit d’abord se relever.
why-no-basic-action-left = { $hero } n’a plus d’action de base.
why-needs-both-actions = Récupérer demande les deux actions de base de { $hero }.
why-few-wounds = { $hero } n’a pas plus de blessures que ce qu’on peut garder.
why-has-moved = { $hero } a déjà fait le déplacement de base de ce tour.
why-not-adjacent = Aucun passage ouvert ne mène d’ici à { $area-id } en un pas.
why-no-exit = Il n’y a pas de sortie en { $area-id }.
why-squad-needs-item = L’escouade en a encore besoin, donc impossible de sortir avec : { $item }.
why-has-attacked = { $hero } a déjà fait l’attaque de base de ce tour.
why-weapon-unusable = Arme enrayée ou vidée : { $weapon }.
why-not-in-melee = { $target-the } est dans la même zone, et cette arme demande de la distance.
why-melee-weapon = { $target-the } est dans une autre zone, hors d’atteinte.
why-in-melee = { $hero } est au corps à corps et ne peut tirer dans une autre zone.
why-not-in-sight = { $target-the } n’est pas en ligne de vue.
why-out-of-range = La distance est de { $distance }, la portée de { $range } seulement.
why-too-near = La distance n’est que de { $distance }, et il en faut { $range }.
why-guarded = Un garde du corps protège { $target-the }.
why-shielded = Un bouclier de chair se tient devant { $target-the }.
why-not-at-door = La porte { $door-id } n’est pas à côté de ce héros.
why-door-is-open = La porte { $door-id } est ouverte et le reste.
why-cannot-search = Une blessure empêche { $hero } de fouiller.
why-nothing-to-search = Il n’y a rien à trouver en { $area-id }.
why-enemies-here = Il y a des ennemis en { $area-id }.
why-has-given = { $hero } a déjà donné ou lâché quelque chose ce tour.
why-no-items = { $hero } ne porte rien.
why-not-here = { $hero } est dans une autre zone.
why-no-charge = { $hero } ne porte pas de Charge explosive.
why-no-false-objective = Il n’y a pas de Faux objectif libre où poser une charge en { $area-id }.
why-no-escort = Il n’y a pas de prisonnier à prendre en charge en { $area-id }.
why-nothing-to-ready = { $hero } n’a rien d’enrayé, ni d’Orbe vril pour ce qui est vidé.
why-item-drained = Vidé : { $item }.
why-item-used = Déjà utilisé ce tour : { $item }.
why-item-useless = Aucun effet maintenant : { $item }.

## Odds

odds-success = { $percent } % de chances de réussir
odds-kill = { $percent } % de chances de tuer
odds-wound = { $percent } % de chances de blesser
odds-defend = { $percent } % de chances de s’en tirer indemne
odds-jam = { $percent } % de risque d’enrayer l’arme
odds-surge = { $percent } % de risque d’emballement
odds-noise-card = { $percent } % de risque d’être entendu
odds-noise-bottom = { $percent } % de risque que quelqu’un vienne

## Beside an option

hint-noise =
  { $dice ->
    [0] Silencieux.
    [one] Bruyant : { $dice } dé de bruit.
   *[other] Bruyant : { $dice } dés de bruit.
  }
hint-noise-rouses = Cela pourrait éveiller { $room-the }.
hint-noise-door = Une patrouille pourrait venir par la porte { $door-id }, en { $area-id }.
hint-noise-barracks = Des ennemis pourraient arriver en { $area-id }.
hint-bang-card =
  { $kind-id ->
    [bang] Bang ! Une carte bruit est piochée sans test.
   *[boom] Boum ! Une carte bruit est piochée sans test.
  }
hint-bang = { $kind-id ->
    [bang] Bang !
   *[boom] Boum !
  } La piste avance de { $n } ; { $left ->
    [0] l’alarme se déclenche.
    [one] il reste { $left } case avant l’alarme.
   *[other] il reste { $left } cases avant l’alarme.
  }
hint-locked = La porte est verrouillée : ceci ne retire que le verrou.
hint-boost = Le spécial vaut 2, et on lance un autre dé du même type.
hint-cancel = Un emballement annulé ne blesse ni ne vide rien.
hint-loot = Si la cible meurt, elle lâche un objet.
hint-specials = Les spéciaux peuvent payer : { $effects }.
hint-jams = Ensuite, { $weapon-the } s’enraye, à moins d’y dépenser un spécial.
hint-drains = Un blanc ou un emballement sur un dé vril vide { $weapon-the }.
hint-armoured = { $enemy-the } a un blindage : ceci ne peut le blesser.
hint-armoured-needs = { $enemy-the } a un blindage : seule une carte ou des Balles perforantes passeraient.

## Names where they are used

# An enemy with its number; `pair-` where nothing else is said

pair- = { $first } { $second }
pair-enemy = { $first } { $second }
pair-target = { $first } { $second }
pair-unit = { $first } { $second }
pair-attackers = { $first } { $second }
pair-model = { $first } { $second }
pair-attack = { $first } { $second }
pair-next = { $first } { $second }
pair-and = { $first } { $second }
pair-strike = { $first } { $second }
pair-counter = { $first } { $second }
pair-piece = { $first } { $second }
pair-area = { $first } { $second }
pair-foe = { $first } { $second }
pair-alert = { $first } { $second }
pair-targets = { $first } { $second }
pair-hero = { $first } { $second }
pair-chosen = { $first } { $second }

# What an event leaves open: an empty value has a name too

name-door- = none
name-towards- = none
name-hero- = nobody

# Faces of dice

name-dice-0 = blanc
name-dice-vril-0 = blanc vril
name-dice-vril-1 = 1 vril
name-dice-vril-2 = 2 vril
name-dice-vril-3 = 3 vril
name-dice-vril-special = spécial vril
name-dice-vril-surge = emballement
name-die-0 = blanc
name-die-vril-0 = blanc vril
name-die-vril-1 = 1 vril
name-die-vril-2 = 2 vril
name-die-vril-3 = 3 vril
name-die-vril-special = spécial vril
name-die-vril-surge = emballement
name-again-0 = blanc
name-again-vril-0 = blanc vril
name-again-vril-1 = 1 vril
name-again-vril-2 = 2 vril
name-again-vril-3 = 3 vril
name-again-vril-special = spécial vril
name-again-vril-surge = emballement
name-reroll-0 = blanc
name-reroll-vril-0 = blanc vril
name-reroll-vril-1 = 1 vril
name-reroll-vril-2 = 2 vril
name-reroll-vril-3 = 3 vril
name-reroll-vril-special = spécial vril
name-reroll-vril-surge = emballement
name-face-0 = blanc
name-face-vril-0 = blanc vril
name-face-vril-1 = 1 vril
name-face-vril-2 = 2 vril
name-face-vril-3 = 3 vril
name-face-vril-special = spécial vril
name-face-vril-surge = emballement
name-faces-0 = blanc
name-faces-vril-0 = blanc vril
name-faces-vril-1 = 1 vril
name-faces-vril-2 = 2 vril
name-faces-vril-3 = 3 vril
name-faces-vril-special = spécial vril
name-faces-vril-surge = emballement

# Kinds of dice

name-die-attack = dé d’attaque
name-die-defence = dé de défense
name-die-noise = dé de bruit
name-die-vril = dé vril

# What a special is spent on, what gives a re-roll

name-effect-wound = une blessure
name-boost = amplification
name-cancel = emballement annulé
name-loot = butin
name-source-injection = { name-vril-injection }
name-reroll-injection = { name-vril-injection }

# Letters of faction cards, barracks and marks

name-code-a = A
name-code-b = B
name-code-c = C
name-code-d = D
name-code-e = E
name-code-f = F
name-code-g = G
name-code-h = H
name-code-i = I
name-code-j = J
name-barracks-a = A
name-barracks-b = B
name-barracks-c = C

# Kinds of heroic points

name-kind-attack = attaque
name-kind-defence = défense
name-kind-wild = libre

# Modifiers that a friend plays, or that keep the noise down

name-help-follow-me = { name-play-follow-me }
name-help-covering-fire = { name-play-covering-fire }
name-help-orders = { name-play-orders }
name-help-lets-go = { name-play-lets-go }
name-help-get-down = { name-play-get-down }
name-help-fire-by-numbers = { name-play-fire-by-numbers }
name-help-field-dressing = { name-play-field-dressing }
name-hush-hand-signals = { name-play-hand-signals }
name-help-fire-in-the-hole = { name-play-fire-in-the-hole }
name-help-spray = { name-play-spray }
name-help-belt-change = { name-play-belt-change }
name-help-headbutt = { name-play-headbutt }
name-help-big-target = { name-play-big-target }
name-help-suppressing-hail = { name-play-suppressing-hail }
name-help-shrug-it-off = { name-play-shrug-it-off }
name-help-overkill = { name-play-overkill }
name-help-toss-it-back = { name-play-toss-it-back }
name-hush-slip-past = { name-play-slip-past }
name-hush-lockpick = { name-play-lockpick }
name-help-throat-cut = { name-play-throat-cut }
name-help-dodge = { name-play-dodge }
name-help-two-taps = { name-play-two-taps }
name-help-whisper = { name-play-whisper }
name-help-bodkin = { name-play-bodkin }
name-help-pin-the-cloak = { name-play-pin-the-cloak }
name-hush-hold-breath = { name-play-hold-breath }
name-help-retreat = { name-play-retreat }
name-help-swap-quiver = { name-play-swap-quiver }
name-help-swordplay = { name-play-swordplay }
name-help-recover-arrow = { name-play-recover-arrow }
name-help-tally-ho = { name-play-tally-ho }
name-help-high-ground = { name-play-high-ground }
name-hush-stalk = { name-play-stalk }
name-help-snap-shot = { name-play-snap-shot }
name-help-tomahawk-throw = { name-play-tomahawk-throw }
name-help-eagle-eye = { name-play-eagle-eye }
name-help-fade = { name-play-fade }
name-help-lone-hunter = { name-play-lone-hunter }
name-help-patch-up = { name-play-patch-up }
name-hush-silenced-round = { name-play-silenced-round }

# Players

name-player-1 = Joueur 1
  .the = le Joueur 1
name-player-2 = Joueur 2
  .the = le Joueur 2
name-player-3 = Joueur 3
  .the = le Joueur 3
name-player-4 = Joueur 4
  .the = le Joueur 4
