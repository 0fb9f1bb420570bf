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

name-second-wind = Second Wind
name-both-hands = Both Hands
name-unstoppable = Unstoppable
name-nurse = Nurse
name-wireless-telegraphy-expert = Wireless Telegraphy Expert
name-malawies-serial-killer = Maławieś Serial Killer
name-tinkerer = Tinkerer
name-crossed-wires = Crossed Wires
name-shoshana = Shoshana
name-hunters-eye = Hunter’s Eye
name-long-stride = Long Stride
name-between-the-plates = Between the Plates
name-big-hands = Big Hands
name-stand-behind-me = Stand Behind Me
name-bear-hug = Bear Hug
name-war-veteran = War Veteran
name-old-uniform = Old Uniform
name-barked-order = Barked Order

# Enemies

name-soldat = Soldat
  .the = the Soldat
name-space-marine = Space Marine
  .the = the Space Marine
name-officer = Officer
  .the = the Officer
name-fire-trooper = Fire Trooper
  .the = the Fire Trooper
name-rocket-trooper = Rocket Trooper
  .the = the Rocket Trooper
name-supersoldat = Supersoldat
  .the = the Supersoldat
name-ubersoldat = Übersoldat
  .the = the Übersoldat
name-drone = Drone
  .the = the Drone
name-panzerhund = Panzerhund
  .the = the Panzerhund

# Bosses

name-bevli = Professor Solomon Bevli
name-von-grim = General Oscar von Grim
name-mecha-hitler = Mecha-Hitler
name-hitler = Adolf Hitler
name-hans-grosse = Hans Grösse

# Enemy skills

name-spray = Spray
name-call-for-help = Call for Help
name-sealed-suit = Sealed Suit
name-sound-the-alarm = Sound the Alarm
name-burning = Burning
name-blast = Blast
name-depowered = Depowered
name-great-armor = Great Armor
name-relentless = Relentless
name-swarm = Swarm
name-silent-rotor = Silent Rotor
name-bite-and-hold = Bite and Hold
name-puppet-master = Puppet Master
name-cruelty = Cruelty
name-iron-coat = Iron Coat
name-broken-shell = Broken Shell
name-ich-bin-der-fuhrer = Ich Bin der Führer!
name-guten-tag = Guten Tag

# Weapons of enemies

name-laser-carbine = Laser Carbine
  .the = the Laser Carbine
name-service-pistol = Service Pistol
  .the = the Service Pistol
name-arm-lasers = Arm Lasers
  .the = the Arm Lasers
name-shock-prod = Shock Prod
  .the = the Shock Prod
name-steel-jaws = Steel Jaws
  .the = the Steel Jaws
name-nerve-spike = Nerve Spike
  .the = the Nerve Spike
name-heavy-handgun = Heavy Handgun
  .the = the Heavy Handgun
name-twin-chainguns = Twin Chainguns
  .the = the Twin Chainguns
name-golden-pistol = Golden Pistol
  .the = the Golden Pistol
name-double-guns = Double Guns
  .the = the Double Guns

# Weapons

name-handgun-1960 = Handgun 1960
  .the = the Handgun 1960
name-maschinenpistole = Maschinenpistole
  .the = the Maschinenpistole
name-twin-handguns = Twin Handguns
  .the = the Twin Handguns
name-paratroop-carbine = Paratroop Carbine
  .the = the Paratroop Carbine
name-signal-pistol = Signal Pistol
  .the = the Signal Pistol
name-sturmgewehr = Sturmgewehr
  .the = the Sturmgewehr
name-automatic-shotgun = Automatic Shotgun
  .the = the Automatic Shotgun
name-marksman-rifle = Marksman Rifle
  .the = the Marksman Rifle
name-heavy-mg-60 = Heavy MG-60
  .the = the Heavy MG-60
name-bolt-action-rifle = Bolt-action Rifle
  .the = the Bolt-action Rifle
name-laserkraftwerk = LaserKraftWerk
  .the = the LaserKraftWerk
name-flame-projector = Flame Projector
  .the = the Flame Projector
name-rocket-tube = Rocket Tube
  .the = the Rocket Tube
name-arc-pistol = Arc Pistol
  .the = the Arc Pistol
name-grenade-pistol = Grenade Pistol
  .the = the Grenade Pistol
name-cutting-beam = Cutting Beam
  .the = the Cutting Beam

# Weapon abilities

name-snap-shot = Snap Shot
name-long-burst = Long Burst
name-fan-the-hammers = Fan the Hammers
name-steady = Steady
name-flare = Flare
name-armor-piercing = Armor Piercing
name-full-automatic = Full Automatic
name-point-blank = Point Blank
name-both-barrels = Both Barrels
name-called-shot = Called Shot
name-hold-the-trigger = Hold the Trigger
name-stripper-clip = Stripper Clip
name-pierce-through-metal = Pierce Through Metal
name-strobe = Strobe
name-tesla = Tesla
name-sweep = Sweep
name-overload = Overload
name-lob = Lob
name-focus = Focus

# Equipment

name-helmet = Helmet
  .the = the Helmet
name-flak-vest = Flak Vest
  .the = the Flak Vest
name-silencer = Silencer
  .the = the Silencer
name-bayonet = Bayonet
  .the = the Bayonet
name-telescopic-sight = Telescopic Sight
  .the = the Telescopic Sight
name-drum-magazine = Drum Magazine
  .the = the Drum Magazine
name-vitamin-serum = Vitamin Serum
  .the = the Vitamin Serum
name-riveted-plates = Riveted Plates
  .the = the Riveted Plates
name-officers-uniform = Officer’s Uniform
  .the = the Officer’s Uniform
name-power-suit = Power Suit
  .the = the Power Suit
name-pipe = Pipe
  .the = the Pipe
name-knife = Knife
  .the = the Knife
name-hatchet = Hatchet
  .the = the Hatchet
name-hand-grenade = Hand Grenade
  .the = the Hand Grenade
name-sound-grenade = Sound Grenade
  .the = the Sound Grenade
name-tnt = TNT
  .the = the TNT
name-first-aid-kit = First Aid Kit
  .the = the First Aid Kit
name-ammo-pouch = Ammo Pouch
  .the = the Ammo Pouch
name-stimulant = Stimulant
  .the = the Stimulant
name-smoke-canister = Smoke Canister
  .the = the Smoke Canister
name-gun-oil = Gun Oil
  .the = the Gun Oil
name-emp-charge = EMP Charge
  .the = the EMP Charge
name-field-radio = Field Radio
  .the = the Field Radio
name-lockpicks = Lockpicks
  .the = the Lockpicks
name-rubber-soles = Rubber Soles
  .the = the Rubber Soles
name-castle-plans = Castle Plans
  .the = the Castle Plans

# Events and their options

name-chased = Chased
name-chased-help = Help the prisoners
name-chased-kill = Kill the prisoners
name-wireless-set = The Wireless Set
name-wireless-set-report = Send a false report
name-wireless-set-smash = Smash it
name-captive-engineer = The Captive Engineer
name-captive-engineer-free = Free her
name-captive-engineer-notes = Ask for her notes
name-sleeping-machine = A Sleeping Machine
name-sleeping-machine-wake = Wake it
name-sleeping-machine-strip = Strip it
name-feeding-hatch = The Feeding Hatch
name-feeding-hatch-open = Open it
name-feeding-hatch-creep = Creep past
name-officers-table = The Officers’ Table
name-officers-table-spoil = Spoil the wine
name-officers-table-eat = Eat
name-quartermasters-clerk = The Quartermaster’s Clerk
name-quartermasters-clerk-pay = Pay him
name-quartermasters-clerk-threaten = Threaten him
name-loose-floorboards = Loose Floorboards
name-loose-floorboards-let-go = Let go
name-loose-floorboards-hang-on = Hang on
name-gas-in-the-pipes = Gas in the Pipes
name-gas-in-the-pipes-shut = Shut the valve
name-gas-in-the-pipes-run = Run
name-courier = The Courier
name-courier-take-along = Take him along
name-courier-take-bag = Take his bag
name-cooks-offer = The Cook’s Offer
name-cooks-offer-trust = Trust him
name-cooks-offer-lock-in = Lock him in
name-projection-room = The Projection Room
name-projection-room-burn = Burn the films
name-projection-room-watch = Watch
name-goods-lift = The Goods Lift
name-goods-lift-climb = Climb the shaft
name-goods-lift-ring = Ring for it
name-deserter = The Deserter
name-deserter-bandage = Bandage him
name-deserter-question = Question him
name-prototype = The Prototype
name-prototype-fire = Fire it
name-prototype-dismantle = Take it apart
name-fuse-box = The Fuse Box
name-fuse-box-overload = Overload it
name-fuse-box-cut = Cut the bell wire
name-ambush = Ambush
name-ambush-fight = Fight
name-ambush-fall-back = Fall back
name-cells = The Cells
name-cells-force = Force the lock
name-cells-pass-key = Pass the key through
name-munitions-hoist = The Munitions Hoist
name-munitions-hoist-load = Load up
name-munitions-hoist-jam = Jam it
name-portrait-gallery = The Portrait Gallery
name-portrait-gallery-shoot = Shoot the portrait
name-portrait-gallery-look-behind = Look behind it

# Chests

name-bookcase = Bookcase
name-weapon-rack = Weapon Rack
name-ammunition-crate = Ammunition Crate
name-medicine-cabinet = Medicine Cabinet
name-locker = Locker
name-tool-box = Tool Box
name-wall-safe = Wall Safe
name-demolition-stores = Demolition Stores
name-tripwire = Tripwire
name-coat-rack = Coat Rack

# Difficulty levels

name-can-i-play-daddy = Can I play, Daddy?
name-dont-hurt-me = Don’t hurt me!
name-bring-em-on = Bring ’em on!
name-death-incarnate = I am Death Incarnate

# Keywords; Officer is an enemy too

name-infantry = Infantry
name-mech = Mech
name-boss = Boss
name-oversized = Oversized

# Dice and their faces

name-attack-die = Attack die
name-face-hp = HP Hit
name-face-armor = Armor Hit
name-face-reload = Reload
name-face-blank = Blank

# Ammo: $kind; the same words where a weapon is meant

name-light = Light ammo
name-heavy = Heavy ammo
name-special = Special ammo
name-kind-light = light
name-kind-heavy = heavy
name-kind-special = special
name-kind-any = of your choice

# Item types

name-type-armor = Armor
name-type-attachable = Attachable
name-type-booster = Booster
name-type-consumable = Consumable
name-type-suit = Suit
name-type-other = Other

# Tokens on a model, and what ends a disguise

name-token-stun = Stun
name-token-sabotage = Sabotage
name-breaks-attack = the Hero attacks
name-breaks-near-nazi = the Hero is next to a Nazi when a Nazi’s move ends

## What effects are made of

# For whom: it begins a line

whom =
  { $to-id ->
    [adjacent-hero] Another Hero on an adjacent square
    [self-or-adjacent] This Hero or one on an adjacent square
    [heroes-here] Every Hero in this room or corridor
    [target] The target
    [near-target] Every other model adjacent to the target
    [heroes-near-target] Every Hero adjacent to the target
    [near-self] Every model adjacent to this one
    [enemy] One enemy
    [adjacent-enemy] One adjacent enemy
    [enemies] { $most ->
      [0] Every enemy
     *[other] Up to { $most } enemies
    }
   *[self] This Hero
  }{ $only-count ->
    [0] { $never-count ->
      [0] {""}
     *[other] {" "}(never { $never })
    }
   *[other] { $never-count ->
      [0] {" "}({ $only } only)
     *[other] {" "}({ $only } only, never { $never })
    }
  }{ $within ->
    [0] {""}
    [one] {" "}within { $within } square
   *[other] {" "}within { $within } squares
  }{ $sight ->
    [yes] {" "}in line of sight
   *[no] {""}
  }{ $at-id ->
    [here-and-adjacent] {" "}in this place and those next to it
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
   *[other] { $head }:{" "}
  }{ $text }{ $tail-count ->
    [0] {""}
   *[other] {" "}({ $tail })
  }
when-rolled = After the roll
when-damage = When about to take damage
when-after-attack = After its attack
when-hit = When the attack takes HP or Armor
when-wound = When the attack takes HP
when-damaged = When an attack damages it and it lives
when-death = When it dies
when-phase-start = At the start of each Nazi Phase in which it is active
when-activation-end = At the end of its activation
if-least-distance = At a distance of { $value } or more
if-most-distance =
  { $value ->
    [1] At a distance of { $value }
   *[other] At a distance of { $value } or less
  }
if-against = Against { $value }
if-beside-target = If one more { $value } is adjacent to the target
if-silent = In a silent execution
if-noisy = If the attack makes noise
if-hero-in-sight = If a Hero is in line of sight
if-fewer = If fewer than { $n } { $model } are on the board
once-mission = Once per mission
once-round = Once per round
used-up = Then discard this card
also-fatigue = Fatigue as a Cost
never-on = Not on { $weapon }

# An option of an event, and a chest

cost = Cost: { $options }
cost-ap = { $n } AP
cost-gp = { $n } GP
cost-fatigue = Fatigue
cost-item = Discard { $item }
keep-nearest-hero-spawn =
  { $text-count ->
    [0] Keep this card and reach the Hero spawn token that is nearest now
   *[other] Keep this card ({ $text }) and reach the Hero spawn token that is nearest now
  }
keep-hero-spawn =
  { $text-count ->
    [0] Keep this card and reach a Hero spawn token
   *[other] Keep this card ({ $text }) and reach a Hero spawn token
  }
keep-spawned-dead =
  { $text-count ->
    [0] Keep this card until all models that it spawned are dead
   *[other] Keep this card ({ $text }) until all models that it spawned are dead
  }
keep-kill =
  { $text-count ->
    [0] Keep this card until its Hero kills: { $of }
   *[other] Keep this card ({ $text }) until its Hero kills: { $of }
  }
loot-player = Player loot: { $text }
loot-team = Team loot: { $text }
test-success = Test passed: { $text }
test-failure = Test failed: { $text }

## Effects: $n is the number without its sign, $sign is plus or minus

# Damage and healing

effect-damage =
  { $to-id ->
    [self] { $n } damage
   *[other] { $whom }: { $n } damage
  }
effect-blast = A square within { $within } in line of sight: { $n } damage to models on it, { $near } to those next to it
effect-breach = Doors on those squares open, barricades on them are destroyed
effect-heal =
  { $to-id ->
    [self] { $n } HP back
   *[other] { $whom }: { $n } HP back
  }
effect-stun = { $whom }: stunned
effect-sabotage = { $whom }: sabotaged
effect-remove =
  { $loot ->
    [yes] { $whom }: off the board
   *[no] { $whom }: off the board, no loot
  }
effect-replace = { $model } takes its place, on one of its squares
effect-cancel =
  { $pool-id ->
    [armor] Cancel up to { $n } points that would come off Armor
   *[any] { $n ->
      [one] Cancel { $n } hit
     *[other] Cancel up to { $n } hits
    }
  }
effect-shield = When an attack would cost an adjacent Hero HP, take up to { $n } of it instead
effect-scapegoat = When an attack would damage him, roll a die. These faces ({ $face }) pass the damage to the nearest other Nazi in his room, not a Boss, or halve it if there is none

# What a Hero gets, pays and can do

effect-gp =
  { $sign ->
    [plus] { $n } GP
   *[minus] −{ $n } GP
  }
effect-equipment =
  { $n ->
    [one] { $n } equipment card
   *[other] { $n } equipment cards
  }
effect-weapon =
  { $n ->
    [one] { $n } weapon card
   *[other] { $n } weapon cards
  }
effect-first-weapon =
  { $reload ->
    [yes] The first weapon of the deck with { $kind } ammo, with a reload token on it
   *[no] The first weapon of the deck with { $kind } ammo
  }
effect-ammo =
  { $to-id ->
    [self] {""}
   *[other] { $whom }:{" "}
  }{ $kind-id ->
    [any] { $n } ammo of your choice
   *[other] { $n } { $kind } ammo
  }
effect-pick =
  { $type-count ->
    [0] Look at the top { $look } equipment cards and keep { $n }
   *[other] Look at the top { $look } equipment cards and keep { $n } (these first: { $type })
  }{ $rest-id ->
    [shuffle] ; shuffle the rest back
   *[bottom] ; the rest go under the deck
  }
effect-fetch =
  { $item-count ->
    [1] { $item } from the deck or the discard pile
   *[other] One of these, from the deck or the discard pile: { $item }
  }{ $otherwise-count ->
    [0] {""}
   *[other] ; if there is none: { $otherwise }
  }
effect-chest =
  { $n ->
    [one] Draw a chest card and resolve it
   *[other] Draw { $n } chest cards and resolve them
  }
effect-fatigue =
  { $to-id ->
    [self] Fatigue as an Effect
   *[other] { $whom }: fatigue as an Effect
  }
effect-refresh = Discard your fatigue token
effect-ap =
  { $spend-id ->
    [move] { $n } more AP this turn, for moving only
   *[any] { $n } more AP this turn
  }
effect-ap-each-turn =
  { $sign ->
    [plus] { $n } AP more each turn
   *[minus] { $n } AP fewer each turn
  }
effect-extra-attack =
  { $n ->
    [one] One more attack action this turn without the fatigue action
   *[other] { $n } more attack actions this turn without the fatigue action
  }
effect-unload = Reload token on this weapon after the attack
effect-unjam = Remove a reload token; that weapon may attack this turn
effect-fall-back = Put the Hero next to the nearest Hero spawn token
effect-cross = Put the Hero on any empty square of an adjacent room

# Noise, hazard and the enemy

effect-hazard =
  { $sign ->
    [plus] Hazard +{ $n }
   *[minus] Hazard −{ $n }
  }
effect-alarm-limit =
  { $sign ->
    [plus] Alarm limit +{ $n } for this mission
   *[minus] Alarm limit −{ $n } for this mission
  }
effect-thin-alarm =
  { $n ->
    [one] The next alarm spawns one model fewer, the first of its list
   *[other] The next alarm spawns { $n } models fewer, the first of its list
  }
effect-noise =
  { $at-id ->
    [there] Noise there
    [target] Noise in the target’s place
    [near-self] Noise in its place
    [here-and-adjacent] Noise here and in the places next to it
   *[here] Noise here
  }
effect-hush =
  { $at-id ->
    [there] The noise token there goes
    [target] The noise token in the target’s place goes
    [near-self] The noise token in its place goes
    [here-and-adjacent] The noise tokens here and in the places next to it go
   *[here] The noise token here goes
  }
effect-lure =
  { $connections ->
    [0] { $within ->
      [0] Any room or corridor
     *[other] A room or corridor with a square within { $within }
    }
   *[other] A room or corridor at most { $connections } connections away
  }{ $sight ->
    [yes] {" "}in line of sight
   *[no] {""}
  }: noise that outranks all other until Clean-up
effect-smoke = Until Clean-up, no line of sight into, out of or through this place beyond distance 1
effect-spawn =
  { $at-id ->
    [near-self] Spawn next to this model: { $models }
   *[other] Spawn: { $models }
  }{ $awake ->
    [yes] {" "}(awake, acts in this phase)
   *[no] {""}
  }
effect-bot = A bot joins the Hero: { $model }
effect-order =
  { $sight ->
    [yes] An enemy in line of sight ({ $only }): move it up to { $n } squares; it does not activate this round
   *[no] An enemy ({ $only }): move it up to { $n } squares; it does not activate this round
  }
effect-rally =
  { $n ->
    [one] Models here that have yet to activate ({ $only }) roll { $n } more die this phase
   *[other] Models here that have yet to activate ({ $only }) roll { $n } more dice this phase
  }

# Attacks

effect-silent-execution =
  { $within ->
    [0] Silent execution with { $n } dice
   *[other] Thrown up to { $within } squares: silent execution with { $n } dice
  }
effect-dice =
  { $sign ->
    [plus] { $n ->
      [one] { $n } more die
     *[other] { $n } more dice
    }
   *[minus] { $n ->
      [one] { $n } die fewer
     *[other] { $n } dice fewer
    }
  }
effect-range =
  { $sign ->
    [plus] Range +{ $n }
   *[minus] Range −{ $n }
  }
effect-min-range = Cannot attack at a distance under { $n }
effect-spray =
  { $n ->
    [one] { $n } die fewer for each square in between, never under 1
   *[other] { $n } dice fewer for each square in between, never under 1
  }
effect-no-spray = No dice lost for squares in between
effect-reroll =
  { $n ->
    [0] May reroll, once each: { $face }
    [one] May reroll one { $face }
   *[other] May reroll up to { $n } { $face }
  }
effect-armor-to-hp =
  { $n ->
    [0] Armor Hits count as HP Hits
    [one] One Armor Hit counts as an HP Hit
   *[other] Up to { $n } Armor Hits count as HP Hits
  }
effect-reload-as-blank = Reload counts as Blank
effect-no-ammo = No ammo token needed
effect-silent = No noise, and the hazard tracker stays
effect-over-models = Models do not block line of sight
effect-stay-put = The Hero may not move after attacking this turn
effect-keep-blade =
  { $n ->
    [one] Once per mission, a silent execution that kills keeps its card
   *[other] { $n } times per mission, a silent execution that kills keeps its card
  }

# What holds

effect-base-hp = Base HP +{ $n }
effect-base-armor = Base Armor +{ $n }
effect-suit-armor = { $n } Armor of its own, lost first
effect-easy-terrain = Difficult terrain costs 1 AP
effect-free-doors = Doors cost 0 AP
effect-pierce-metal = Barricades can be removed
effect-disguise =
  { $only-count ->
    [0] { $never-count ->
      [0] Nazis
     *[other] Nazis (but not { $never })
    }
   *[other] { $only }
  }{" "}do not see a Hero in the wearer (ends when: { $breaks })
effect-no-disguise = The wearer cannot be disguised
effect-quiet = Makes no noise by company
effect-peek = Look at the top event or chest card before searching
effect-great-armor = While Armor is left, all damage comes off Armor
effect-hp-to-armor =
  { $n ->
    [one] The first HP Hit of every attack on it counts as an Armor Hit
   *[other] The first { $n } HP Hits of every attack on it count as Armor Hits
  }
effect-resist = { $n } less from each damage that is not rolled
effect-depowered = Does nothing until it sees a Hero, is attacked or the alarm goes off
effect-smoke-sight = Sees through smoke
effect-immune = Never gets: { $token }

# Effects in effects

effect-during =
  { $span-id ->
    [one-attack] In one attack this turn: { $effects }
    [next-turn] Until the Hero’s next turn: { $effects }
   *[turn] This turn: { $effects }
  }
effect-choose = Choose one: { $options }
