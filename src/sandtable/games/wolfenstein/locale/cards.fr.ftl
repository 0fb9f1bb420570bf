### Wolfenstein: cards, what they do, and the names of things.

## Names

# Heroes

name-blazkowicz = B.J. Blazkowicz
name-anya = Anya Oliwa
name-set = Set Roth
name-bombate = Bombate
name-max = Max Hass
name-klaus = Klaus Kreutz

# Hero skills

name-second-wind = Second souffle
name-both-hands = À deux mains
name-unstoppable = Inarrêtable
name-nurse = Infirmière
name-wireless-telegraphy-expert = Experte en télégraphie sans fil
name-malawies-serial-killer = Tueuse en série de Maławieś
name-tinkerer = Bricoleur
name-crossed-wires = Fils croisés
name-shoshana = Shoshana
name-hunters-eye = Œil du chasseur
name-long-stride = Grandes enjambées
name-between-the-plates = Entre les plaques
name-big-hands = Grosses mains
name-stand-behind-me = Derrière moi
name-bear-hug = Étreinte de l’ours
name-war-veteran = Vétéran de la guerre
name-old-uniform = Vieil uniforme
name-barked-order = Ordre aboyé

# Enemies

name-soldat = Soldat
  .the = le Soldat
name-space-marine = Space Marine
  .the = le Space Marine
name-officer = Officier
  .the = l’Officier
name-fire-trooper = Fire Trooper
  .the = le Fire Trooper
name-rocket-trooper = Rocket Trooper
  .the = le Rocket Trooper
name-supersoldat = Supersoldat
  .the = le Supersoldat
name-ubersoldat = Übersoldat
  .the = l’Übersoldat
name-drone = Drone
  .the = le Drone
name-panzerhund = Panzerhund
  .the = le Panzerhund

# Bosses

name-bevli = Professeur Solomon Bevli
  .the = le Professeur Solomon Bevli
name-von-grim = Général Oscar von Grim
  .the = le Général Oscar von Grim
name-mecha-hitler = Mecha-Hitler
name-hitler = Adolf Hitler
name-hans-grosse = Hans Grösse

# Enemy skills

name-spray = Arrosage
name-call-for-help = Appel à l’aide
name-sealed-suit = Scaphandre étanche
name-sound-the-alarm = Donner l’alerte
name-burning = Embrasement
name-blast = Souffle
name-depowered = Hors tension
name-great-armor = Grande armure
name-relentless = Acharné
name-swarm = Essaim
name-silent-rotor = Rotor silencieux
name-bite-and-hold = Mordre et tenir
name-puppet-master = Maître des marionnettes
name-cruelty = Cruauté
name-iron-coat = Manteau de fer
name-broken-shell = Carcasse brisée
name-ich-bin-der-fuhrer = Ich Bin der Führer !
name-guten-tag = Guten Tag

# Weapons of enemies

name-laser-carbine = Carabine laser
  .the = la Carabine laser
name-service-pistol = Pistolet réglementaire
  .the = le Pistolet réglementaire
name-arm-lasers = Lasers de bras
  .the = les Lasers de bras
name-shock-prod = Aiguillon électrique
  .the = l’Aiguillon électrique
name-steel-jaws = Mâchoires d’acier
  .the = les Mâchoires d’acier
name-nerve-spike = Pointe nerveuse
  .the = la Pointe nerveuse
name-heavy-handgun = Gros pistolet
  .the = le Gros pistolet
name-twin-chainguns = Mitrailleuses jumelées
  .the = les Mitrailleuses jumelées
name-golden-pistol = Pistolet d’or
  .the = le Pistolet d’or
name-double-guns = Armes jumelles
  .the = les Armes jumelles

# Weapons

name-handgun-1960 = Pistolet 1960
  .the = le Pistolet 1960
name-maschinenpistole = Mitraillette
  .the = la Mitraillette
name-twin-handguns = Pistolets jumeaux
  .the = les Pistolets jumeaux
name-paratroop-carbine = Carabine de parachutiste
  .the = la Carabine de parachutiste
name-signal-pistol = Pistolet de signalisation
  .the = le Pistolet de signalisation
name-sturmgewehr = Fusil d’assaut
  .the = le Fusil d’assaut
name-automatic-shotgun = Fusil à pompe automatique
  .the = le Fusil à pompe automatique
name-marksman-rifle = Fusil de précision
  .the = le Fusil de précision
name-heavy-mg-60 = MG-60 lourde
  .the = la MG-60 lourde
name-bolt-action-rifle = Fusil à verrou
  .the = le Fusil à verrou
name-laserkraftwerk = LaserKraftWerk
  .the = le LaserKraftWerk
name-flame-projector = Lance-flammes
  .the = le Lance-flammes
name-rocket-tube = Lance-roquettes
  .the = le Lance-roquettes
name-arc-pistol = Pistolet à arc
  .the = le Pistolet à arc
name-grenade-pistol = Pistolet lance-grenades
  .the = le Pistolet lance-grenades
name-cutting-beam = Rayon découpeur
  .the = le Rayon découpeur

# Weapon abilities

name-snap-shot = Tir réflexe
name-long-burst = Longue rafale
name-fan-the-hammers = Feu à volonté
name-steady = Main sûre
name-flare = Fusée éclairante
name-armor-piercing = Percer les armures
name-full-automatic = Tir automatique
name-point-blank = À bout portant
name-both-barrels = Double décharge
name-called-shot = Coup ajusté
name-hold-the-trigger = Doigt sur la détente
name-stripper-clip = Lame-chargeur
name-pierce-through-metal = Percer le métal
name-strobe = Stroboscope
name-tesla = Tesla
name-sweep = Balayage
name-overload = Surcharge
name-lob = Tir en cloche
name-focus = Focalisation

# Equipment

name-helmet = Casque
  .the = le Casque
name-flak-vest = Gilet pare-éclats
  .the = le Gilet pare-éclats
name-silencer = Silencieux
  .the = le Silencieux
name-bayonet = Baïonnette
  .the = la Baïonnette
name-telescopic-sight = Lunette de visée
  .the = la Lunette de visée
name-drum-magazine = Chargeur tambour
  .the = le Chargeur tambour
name-vitamin-serum = Sérum vitaminé
  .the = le Sérum vitaminé
name-riveted-plates = Plaques rivetées
  .the = les Plaques rivetées
name-officers-uniform = Uniforme d’officier
  .the = l’Uniforme d’officier
name-power-suit = Combinaison de puissance
  .the = la Combinaison de puissance
name-pipe = Tuyau
  .the = le Tuyau
name-knife = Couteau
  .the = le Couteau
name-hatchet = Hachette
  .the = la Hachette
name-hand-grenade = Grenade à main
  .the = la Grenade à main
name-sound-grenade = Grenade sonore
  .the = la Grenade sonore
name-tnt = TNT
  .the = la TNT
name-first-aid-kit = Trousse de secours
  .the = la Trousse de secours
name-ammo-pouch = Cartouchière
  .the = la Cartouchière
name-stimulant = Stimulant
  .the = le Stimulant
name-smoke-canister = Fumigène
  .the = le Fumigène
name-gun-oil = Huile d’armes
  .the = l’Huile d’armes
name-emp-charge = Charge IEM
  .the = la Charge IEM
name-field-radio = Radio de campagne
  .the = la Radio de campagne
name-lockpicks = Crochets
  .the = les Crochets
name-rubber-soles = Semelles de caoutchouc
  .the = les Semelles de caoutchouc
name-castle-plans = Plans du château
  .the = les Plans du château

# Events and their options

name-chased = Poursuivi
name-chased-help = Aider les prisonniers
name-chased-kill = Tuer les prisonniers
name-wireless-set = Le poste de TSF
name-wireless-set-report = Envoyer un faux rapport
name-wireless-set-smash = Le fracasser
name-captive-engineer = L’ingénieure captive
name-captive-engineer-free = La libérer
name-captive-engineer-notes = Demander ses notes
name-sleeping-machine = Une machine endormie
name-sleeping-machine-wake = La réveiller
name-sleeping-machine-strip = La désosser
name-feeding-hatch = La trappe à viande
name-feeding-hatch-open = L’ouvrir
name-feeding-hatch-creep = Passer sans bruit
name-officers-table = La table des officiers
name-officers-table-spoil = Gâter le vin
name-officers-table-eat = Manger
name-quartermasters-clerk = Le commis de l’intendant
name-quartermasters-clerk-pay = Le payer
name-quartermasters-clerk-threaten = Le menacer
name-loose-floorboards = Plancher pourri
name-loose-floorboards-let-go = Lâcher prise
name-loose-floorboards-hang-on = S’accrocher
name-gas-in-the-pipes = Du gaz dans les tuyaux
name-gas-in-the-pipes-shut = Fermer la vanne
name-gas-in-the-pipes-run = Fuir
name-courier = L’estafette
name-courier-take-along = L’emmener
name-courier-take-bag = Prendre sa sacoche
name-cooks-offer = L’offre du cuisinier
name-cooks-offer-trust = Lui faire confiance
name-cooks-offer-lock-in = L’enfermer
name-projection-room = La salle de projection
name-projection-room-burn = Brûler les films
name-projection-room-watch = Regarder
name-goods-lift = Le monte-charge
name-goods-lift-climb = Grimper dans la gaine
name-goods-lift-ring = L’appeler
name-deserter = Le déserteur
name-deserter-bandage = Le panser
name-deserter-question = L’interroger
name-prototype = Le prototype
name-prototype-fire = Tirer avec
name-prototype-dismantle = Le démonter
name-fuse-box = La boîte à fusibles
name-fuse-box-overload = La surcharger
name-fuse-box-cut = Couper le fil de la sonnerie
name-ambush = Embuscade
name-ambush-fight = Combattre
name-ambush-fall-back = Se replier
name-cells = Les cellules
name-cells-force = Forcer la serrure
name-cells-pass-key = Glisser la clé
name-munitions-hoist = Le monte-munitions
name-munitions-hoist-load = Faire le plein
name-munitions-hoist-jam = Le bloquer
name-portrait-gallery = La galerie de portraits
name-portrait-gallery-shoot = Tirer sur le portrait
name-portrait-gallery-look-behind = Regarder derrière

# Chests

name-bookcase = Bibliothèque
name-weapon-rack = Râtelier d’armes
name-ammunition-crate = Caisse de munitions
name-medicine-cabinet = Armoire à pharmacie
name-locker = Vestiaire
name-tool-box = Boîte à outils
name-wall-safe = Coffre mural
name-demolition-stores = Réserve d’explosifs
name-tripwire = Fil piégé
name-coat-rack = Portemanteau

# Difficulty levels

name-can-i-play-daddy = Je peux jouer papa ?
name-dont-hurt-me = Ne me faites pas de mal !
name-bring-em-on = Apportez-les !
name-death-incarnate = Je suis la mort incarnée

# Keywords; Officer is an enemy too

name-infantry = Infanterie
name-mech = Mech
name-boss = Boss
name-oversized = Surdimensionné

# Dice and their faces

name-attack-die = Dé d’attaque
name-face-hp = Dégât PV
name-face-armor = Dégât d’armure
name-face-reload = Recharger
name-face-blank = Vierge

# Ammo: $kind; the same words where a weapon is meant

name-light = Munitions légères
name-heavy = Munitions lourdes
name-special = Munitions spéciales
name-kind-light = légères
name-kind-heavy = lourdes
name-kind-special = spéciales
name-kind-any = au choix

# Item types

name-type-armor = Armure
name-type-attachable = À attacher
name-type-booster = Boost
name-type-consumable = Consommable
name-type-suit = Combinaison
name-type-other = Autres

# Tokens on a model, and what ends a disguise

name-token-stun = Étourdi
name-token-sabotage = Sabotage
name-breaks-attack = le héros attaque
name-breaks-near-nazi = le héros est à côté d’un nazi à la fin du déplacement d’un nazi

## What effects are made of

# For whom: it begins a line

whom =
  { $to-id ->
    [adjacent-hero] Un autre héros sur une case adjacente
    [self-or-adjacent] Ce héros ou un héros sur une case adjacente
    [heroes-here] Chaque héros de cette pièce ou de ce couloir
    [target] La cible
    [near-target] Chaque autre figurine adjacente à la cible
    [heroes-near-target] Chaque héros adjacent à la cible
    [near-self] Chaque figurine adjacente à celle-ci
    [enemy] Un ennemi
    [adjacent-enemy] Un ennemi adjacent
    [enemies] { $most ->
      [0] Chaque ennemi
     *[other] Jusqu’à { $most } ennemis
    }
   *[self] Ce héros
  }{ $only-count ->
    [0] { $never-count ->
      [0] {""}
     *[other] {" "}(jamais { $never })
    }
   *[other] { $never-count ->
      [0] {" "}({ $only } seulement)
     *[other] {" "}({ $only } seulement, jamais { $never })
    }
  }{ $within ->
    [0] {""}
    [one] {" "}à { $within } case ou moins
   *[other] {" "}à { $within } cases ou moins
  }{ $sight ->
    [yes] {" "}en ligne de vue
   *[no] {""}
  }{ $at-id ->
    [here-and-adjacent] {" "}dans ce lieu ou un lieu adjacent
   *[other] {""}
  }
several =
  { $n ->
    [1] { $model }
   *[other] { $model } ×{ $n }
  }

# A line of a card: when and provided what, the effects, and how often

then = { $first }. { $second }
both = { $first } – { $second }
line =
  { $head-count ->
    [0] {""}
   *[other] { $head } :{" "}
  }{ $text }{ $tail-count ->
    [0] {""}
   *[other] {" "}({ $tail })
  }
when-rolled = Après le lancer
when-damage = Au moment de subir des dégâts
when-after-attack = Après son attaque
when-hit = Si l’attaque fait perdre des PV ou de l’armure
when-wound = Si l’attaque fait perdre des PV
when-damaged = Si une attaque l’endommage sans le tuer
when-death = À sa mort
when-phase-start = Au début de chaque phase nazie où il est actif
when-activation-end = À la fin de son activation
if-least-distance = À une distance de { $value } ou plus
if-most-distance =
  { $value ->
    [1] À une distance de { $value }
   *[other] À une distance de { $value } ou moins
  }
if-against = Contre { $value }
if-beside-target = Si un autre { $value } est adjacent à la cible
if-silent = Lors d’une exécution silencieuse
if-noisy = Si l’attaque fait du bruit
if-hero-in-sight = Si un héros est en ligne de vue
if-fewer = S’il y a moins de { $n } { $model } sur le plateau
once-mission = Une fois par mission
once-round = Une fois par manche
used-up = Puis défaussez cette carte
also-fatigue = Fatigue en coût
never-on = Pas sur { $weapon }

# An option of an event, and a chest

cost = Coût : { $options }
cost-ap = { $n } PA
cost-gp = { $n } PG
cost-fatigue = Fatigue
cost-item = Défaussez { $item-the }
keep-nearest-hero-spawn =
  { $text-count ->
    [0] Gardez cette carte et atteignez le jeton apparition de héros le plus proche à cet instant
   *[other] Gardez cette carte ({ $text }) et atteignez le jeton apparition de héros le plus proche à cet instant
  }
keep-hero-spawn =
  { $text-count ->
    [0] Gardez cette carte et atteignez un jeton apparition de héros
   *[other] Gardez cette carte ({ $text }) et atteignez un jeton apparition de héros
  }
keep-spawned-dead =
  { $text-count ->
    [0] Gardez cette carte jusqu’à la mort de toutes les figurines qu’elle a fait apparaître
   *[other] Gardez cette carte ({ $text }) jusqu’à la mort de toutes les figurines qu’elle a fait apparaître
  }
keep-kill =
  { $text-count ->
    [0] Gardez cette carte jusqu’à ce que son héros tue : { $of }
   *[other] Gardez cette carte ({ $text }) jusqu’à ce que son héros tue : { $of }
  }
loot-player = Butin du joueur : { $text }
loot-team = Butin de l’équipe : { $text }
test-success = Test réussi : { $text }
test-failure = Test raté : { $text }

## Effects: $n is the number without its sign, $sign is plus or minus

# Damage and healing

effect-damage =
  { $to-id ->
    [self] { $n ->
      [one] { $n } dégât
     *[other] { $n } dégâts
    }
   *[other] { $n ->
      [one] { $whom } : { $n } dégât
     *[other] { $whom } : { $n } dégâts
    }
  }
effect-blast = Une case en ligne de vue, à { $within } ou moins : dégâts { $n } aux figurines sur elle, { $near } à celles d’à côté
effect-breach = Les portes de ces cases s’ouvrent, leurs barricades sont détruites
effect-heal =
  { $to-id ->
    [self] { $n ->
      [one] { $n } PV rendu
     *[other] { $n } PV rendus
    }
   *[other] { $n ->
      [one] { $whom } : { $n } PV rendu
     *[other] { $whom } : { $n } PV rendus
    }
  }
effect-stun = { $whom } : étourdissement
effect-sabotage = { $whom } : sabotage
effect-remove =
  { $loot ->
    [yes] { $whom } : retrait du plateau
   *[no] { $whom } : retrait du plateau, sans butin
  }
effect-replace = Remplacement sur une de ses cases : { $model }
effect-cancel =
  { $pool-id ->
    [armor] Annulez jusqu’à { $n } points qui seraient retirés à l’armure
   *[any] { $n ->
      [one] Annulez { $n } dégât
     *[other] Annulez jusqu’à { $n } dégâts
    }
  }
effect-shield = Quand une attaque coûterait des PV à un héros adjacent, en subir jusqu’à { $n } à sa place
effect-scapegoat = Quand une attaque lui infligerait des dégâts, lancez un dé. Ces faces ({ $face }) les reportent sur l’autre nazi le plus proche de sa pièce, sauf un Boss, ou les réduisent de moitié s’il n’y en a pas

# What a Hero gets, pays and can do

effect-gp =
  { $sign ->
    [plus] { $n } PG
   *[minus] −{ $n } PG
  }
effect-equipment =
  { $n ->
    [one] { $n } carte équipement
   *[other] { $n } cartes équipement
  }
effect-weapon =
  { $n ->
    [one] { $n } carte arme
   *[other] { $n } cartes arme
  }
effect-first-weapon =
  { $reload ->
    [yes] La première arme du paquet à munitions { $kind }, avec un jeton recharge
   *[no] La première arme du paquet à munitions { $kind }
  }
effect-ammo =
  { $to-id ->
    [self] {""}
   *[other] { $whom } :{" "}
  }{ $n ->
    [one] { $n } jeton munitions { $kind }
   *[other] { $n } jetons munitions { $kind }
  }
effect-pick =
  { $type-count ->
    [0] Regardez les { $look } premières cartes équipement et gardez-en { $n }
   *[other] Regardez les { $look } premières cartes équipement et gardez-en { $n } (d’abord : { $type })
  }{ $rest-id ->
    [shuffle]  ; remélangez le reste
   *[bottom]  ; le reste va sous le paquet
  }
effect-fetch =
  { $item-count ->
    [1] { $item } (paquet ou défausse)
   *[other] Une carte au choix (paquet ou défausse) : { $item }
  }{ $otherwise-count ->
    [0] {""}
   *[other]  ; s’il n’y en a pas : { $otherwise }
  }
effect-chest =
  { $n ->
    [one] Piochez une carte coffre et résolvez-la
   *[other] Piochez { $n } cartes coffre et résolvez-les
  }
effect-fatigue =
  { $to-id ->
    [self] Fatigue en effet
   *[other] { $whom } : fatigue en effet
  }
effect-refresh = Défaussez votre jeton fatigue
effect-ap =
  { $spend-id ->
    [move] { $n } PA de plus ce tour, pour se déplacer seulement
   *[any] { $n } PA de plus ce tour
  }
effect-ap-each-turn =
  { $sign ->
    [plus] { $n } PA de plus à chaque tour
   *[minus] { $n } PA de moins à chaque tour
  }
effect-extra-attack =
  { $n ->
    [one] Une action attaquer de plus ce tour, sans l’action fatigue
   *[other] { $n } actions attaquer de plus ce tour, sans l’action fatigue
  }
effect-unload = Jeton recharge sur cette arme après l’attaque
effect-unjam = Retirez un jeton recharge ; cette arme peut attaquer ce tour
effect-fall-back = Placez le héros à côté du jeton apparition de héros le plus proche
effect-cross = Placez le héros sur une case vide au choix d’une pièce adjacente

# Noise, hazard and the enemy

effect-hazard =
  { $sign ->
    [plus] Danger +{ $n }
   *[minus] Danger −{ $n }
  }
effect-alarm-limit =
  { $sign ->
    [plus] Seuil d’alarme +{ $n } pour cette mission
   *[minus] Seuil d’alarme −{ $n } pour cette mission
  }
effect-thin-alarm =
  { $n ->
    [one] La prochaine alarme fait apparaître une figurine de moins, la première de sa liste
   *[other] La prochaine alarme fait apparaître { $n } figurines de moins, les premières de sa liste
  }
effect-noise =
  { $at-id ->
    [there] Bruit à cet endroit
    [target] Bruit dans le lieu de la cible
    [near-self] Bruit dans son lieu
    [here-and-adjacent] Bruit ici et dans les lieux adjacents
   *[here] Bruit ici
  }
effect-hush =
  { $at-id ->
    [there] Le jeton bruit de cet endroit est retiré
    [target] Le jeton bruit du lieu de la cible est retiré
    [near-self] Le jeton bruit de son lieu est retiré
    [here-and-adjacent] Les jetons bruit d’ici et des lieux adjacents sont retirés
   *[here] Le jeton bruit d’ici est retiré
  }
effect-lure =
  { $connections ->
    [0] { $within ->
      [0] Une pièce ou un couloir au choix
     *[other] Une pièce ou un couloir avec une case à { $within } ou moins
    }
   *[other] Une pièce ou un couloir à { $connections } connexions au plus
  }{ $sight ->
    [yes] {" "}en ligne de vue
   *[no] {""}
  } : un bruit qui prime sur tous les autres jusqu’à la maintenance
effect-smoke = Jusqu’à la maintenance, aucune ligne de vue vers, depuis ou à travers ce lieu au-delà de la distance 1
effect-spawn =
  { $at-id ->
    [near-self] Apparaissent à côté de cette figurine : { $models }
   *[other] Apparaissent : { $models }
  }{ $awake ->
    [yes] {" "}(sous tension, agit dans cette phase)
   *[no] {""}
  }
effect-bot = Un bot rejoint le héros : { $model }
effect-order =
  { $sight ->
    [yes] Un ennemi en ligne de vue ({ $only }) : déplacez-le de { $n } cases au plus ; il ne s’active pas cette manche
   *[no] Un ennemi ({ $only }) : déplacez-le de { $n } cases au plus ; il ne s’active pas cette manche
  }
effect-rally =
  { $n ->
    [one] Les figurines d’ici pas encore activées ({ $only }) lancent { $n } dé de plus cette phase
   *[other] Les figurines d’ici pas encore activées ({ $only }) lancent { $n } dés de plus cette phase
  }

# Attacks

effect-silent-execution =
  { $within ->
    [0] { $n ->
      [one] Exécution silencieuse avec { $n } dé
     *[other] Exécution silencieuse avec { $n } dés
    }
   *[other] { $n ->
      [one] Lancer à { $within } cases au plus : exécution silencieuse avec { $n } dé
     *[other] Lancer à { $within } cases au plus : exécution silencieuse avec { $n } dés
    }
  }
effect-dice =
  { $sign ->
    [plus] { $n ->
      [one] { $n } dé de plus
     *[other] { $n } dés de plus
    }
   *[minus] { $n ->
      [one] { $n } dé de moins
     *[other] { $n } dés de moins
    }
  }
effect-range =
  { $sign ->
    [plus] Portée +{ $n }
   *[minus] Portée −{ $n }
  }
effect-min-range = Ne peut pas attaquer à une distance inférieure à { $n }
effect-spray =
  { $n ->
    [one] { $n } dé de moins par case intermédiaire, jamais moins de 1
   *[other] { $n } dés de moins par case intermédiaire, jamais moins de 1
  }
effect-no-spray = Aucun dé perdu pour les cases intermédiaires
effect-reroll =
  { $n ->
    [0] Peut relancer, une fois chacun : { $face }
    [one] Peut relancer un { $face }
   *[other] Peut relancer jusqu’à { $n } { $face }
  }
effect-armor-to-hp =
  { $n ->
    [0] Les dégâts d’armure comptent comme dégâts PV
    [one] Un dégât d’armure compte comme dégât PV
   *[other] Jusqu’à { $n } dégâts d’armure comptent comme dégâts PV
  }
effect-reload-as-blank = Recharger compte comme vierge
effect-no-ammo = Aucun jeton munitions nécessaire
effect-silent = Pas de bruit, et le marqueur de danger ne bouge pas
effect-over-models = Les figurines ne bloquent pas la ligne de vue
effect-stay-put = Le héros ne peut plus se déplacer ce tour après avoir attaqué
effect-keep-blade =
  { $n ->
    [one] Une fois par mission, une exécution silencieuse qui tue garde sa carte
   *[other] { $n } fois par mission, une exécution silencieuse qui tue garde sa carte
  }

# What holds

effect-base-hp = PV de base +{ $n }
effect-base-armor = Armure de base +{ $n }
effect-suit-armor =
  { $n ->
    [one] { $n } point d’armure propre, perdu en premier
   *[other] { $n } points d’armure propres, perdus en premier
  }
effect-easy-terrain = Le terrain difficile coûte 1 PA
effect-free-doors = Les portes coûtent 0 PA
effect-pierce-metal = Les barricades peuvent être retirées
effect-disguise =
  { $only-count ->
    [0] { $never-count ->
      [0] Les nazis
     *[other] Les nazis (mais pas { $never })
    }
   *[other] { $only }
  }{" "}ne voient pas un héros dans le porteur (prend fin si : { $breaks })
effect-no-disguise = Le porteur ne peut pas se déguiser
effect-quiet = Ne fait pas de bruit en compagnie
effect-peek = Regardez la première carte événement ou coffre avant de rechercher
effect-great-armor = Tant qu’il reste de l’armure, tous les dégâts lui sont retirés
effect-hp-to-armor =
  { $n ->
    [one] Le premier dégât PV de chaque attaque contre lui compte comme dégât d’armure
   *[other] Les { $n } premiers dégâts PV de chaque attaque contre lui comptent comme dégâts d’armure
  }
effect-resist = { $n } de moins à chaque dégât infligé sans dés
effect-depowered = Ne fait rien avant de voir un héros, d’être attaqué ou que l’alarme sonne
effect-smoke-sight = Voit à travers la fumée
effect-immune = Ne reçoit jamais : { $token }

# Effects in effects

effect-during =
  { $span-id ->
    [one-attack] Lors d’une attaque ce tour : { $effects }
    [next-turn] Jusqu’au prochain tour du héros : { $effects }
   *[turn] Ce tour : { $effects }
  }
effect-choose = Au choix : { $options }
