### D-Day Dice with Atlantikwall: cards, what they do, and the names of things.

## Cards

# Regular Specialists

name-beachmaster = Beachmaster
  .the = the Beachmaster
name-corporal = Corporal
  .the = the Corporal
name-hero = Hero
  .the = the Hero
name-medic = Medic
  .the = the Medic
name-minesweeper = Minesweeper
  .the = the Minesweeper
name-platoon-leader = Platoon Leader
  .the = the Platoon Leader
name-sharpshooter = Sharpshooter
  .the = the Sharpshooter
name-scout = Scout
  .the = the Scout
name-veteran = Veteran
  .the = the Veteran
name-radio-operator = Radio Operator
  .the = the Radio Operator
name-engineer = Engineer
  .the = the Engineer
name-grenadier = Grenadier
  .the = the Grenadier
name-runner = Runner
  .the = the Runner

# Unique Specialists; the last three against a German

name-captain = Captain
  .the = the Captain
name-lieutenant = Lieutenant
  .the = the Lieutenant
name-general = General
  .the = the General
name-marksman = Marksman
  .the = the Marksman
name-decoy = Decoy
  .the = the Decoy
name-combat-photographer = Combat Photographer
  .the = the Combat Photographer
name-war-correspondent = War Correspondent
  .the = the War Correspondent
name-chaplain = Chaplain
  .the = the Chaplain
name-colonel = Colonel
  .the = the Colonel
name-quartermaster = Quartermaster
  .the = the Quartermaster
name-naval-observer = Naval Observer
  .the = the Naval Observer
name-sniper = Sniper
  .the = the Sniper
name-saboteur = Saboteur
  .the = the Saboteur
name-intelligence-officer = Intelligence Officer
  .the = the Intelligence Officer

# German Specialists; one is shown under a neutral name

name-unteroffizier = Unteroffizier
  .the = the Unteroffizier
name-pionier = Pionier
  .the = the Pionier
name-maschinengewehr-schuetze = Maschinengewehr-Schütze
  .the = the Maschinengewehr-Schütze
name-scharfschuetze = Scharfschütze
  .the = the Scharfschütze
name-waffen-ss = Panzergrenadier
  .the = the Panzergrenadier
name-beobachter = Beobachter
  .the = the Beobachter
name-zwangsrekrut = Zwangsrekrut
  .the = the Zwangsrekrut
name-feldwebel = Feldwebel
  .the = the Feldwebel
name-sanitaeter = Sanitäter
  .the = the Sanitäter
name-funker = Funker
  .the = the Funker
name-offizier = Offizier
  .the = the Offizier
name-melder = Melder
  .the = the Melder
name-ladeschuetze = Ladeschütze
  .the = the Ladeschütze
name-koch = Koch
  .the = the Koch

# Regular Items; the last three against a German

name-bangalore-torpedo = Bangalore Torpedo
  .the = the Bangalore Torpedo
name-binoculars = Binoculars
  .the = the Binoculars
name-carrier-pigeon = Carrier Pigeon
  .the = the Carrier Pigeon
name-command-jacket = Command Jacket
  .the = the Command Jacket
name-field-radio = Field Radio
  .the = the Field Radio
name-flak-vest = Flak Vest
  .the = the Flak Vest
name-bazooka = Bazooka
  .the = the Bazooka
name-flame-thrower = Flame-Thrower
  .the = the Flame-Thrower
name-grenades = Grenades
  .the = the Grenades
name-entrenching-tools = Entrenching Tools
  .the = the Entrenching Tools
name-rifle-scope = Rifle Scope
  .the = the Rifle Scope
name-wire-cutters = Wire Cutters
  .the = the Wire Cutters
name-smoke-pots = Smoke Pots
  .the = the Smoke Pots

# Special Items

name-amphetamines = Amphetamines
  .the = the Amphetamines
name-dispatch-case = Dispatch Case
  .the = the Dispatch Case
name-grappling-hook = Grappling Hook
  .the = the Grappling Hook
name-lucky-charm = Lucky Charm
  .the = the Lucky Charm
name-medal-case = Medal Case
  .the = the Medal Case
name-mortar = Mortar
  .the = the Mortar
name-rangefinder = Rangefinder
  .the = the Rangefinder
name-signalling-lamp = Signalling Lamp
  .the = the Signalling Lamp
name-toolkit = Toolkit
  .the = the Toolkit

# German Items

name-dog = Dog
  .the = the Dog
name-barbed-wire = Barbed Wire
  .the = the Barbed Wire
name-booby-traps = Booby Traps
  .the = the Booby Traps
name-gas = Gas
  .the = the Gas
name-goliath-mine = Goliath Mine
  .the = the Goliath Mine
name-mg42 = MG42
  .the = the MG42
name-molotov-cocktail = Molotov Cocktail
  .the = the Molotov Cocktail
name-tracer-bullets = Tracer Bullets
  .the = the Tracer Bullets
name-feldfernsprecher = Feldfernsprecher
  .the = the Feldfernsprecher
name-fernglas = Fernglas
  .the = the Fernglas
name-stahlhelm = Stahlhelm
  .the = the Stahlhelm
name-sandsaecke = Sandsäcke
  .the = the Sandsäcke
name-munitionskiste = Munitionskiste
  .the = the Munitionskiste
name-marschbefehl = Marschbefehl
  .the = the Marschbefehl
name-verbandkasten = Verbandkasten
  .the = the Verbandkasten
name-feldkueche = Feldküche
  .the = the Feldküche

# Awards

name-purple-heart = Purple Heart
  .the = the Purple Heart
name-bronze-star = Bronze Star
  .the = the Bronze Star
name-silver-star = Silver Star
  .the = the Silver Star
name-military-medal = Military Medal
  .the = the Military Medal
name-distinguished-service-order = Distinguished Service Order
  .the = the Distinguished Service Order
name-distinguished-service-cross = Distinguished Service Cross
  .the = the Distinguished Service Cross
name-distinguished-conduct-medal = Distinguished Conduct Medal
  .the = the Distinguished Conduct Medal
name-military-cross = Military Cross
  .the = the Military Cross
name-soldiers-medal = Soldier’s Medal
  .the = the Soldier’s Medal
name-croix-de-guerre = Croix de guerre
  .the = the Croix de guerre
name-victoria-cross = Victoria Cross
  .the = the Victoria Cross
name-medal-of-honor = Medal of Honor
  .the = the Medal of Honor
name-medaille-de-la-resistance = Médaille de la Résistance
  .the = the Médaille de la Résistance

# Vehicles

name-jeep = Jeep
  .the = the Jeep
name-amphibious-truck = Amphibious Truck
  .the = the Amphibious Truck
name-half-track = Half-track
  .the = the Half-track
name-armoured-bulldozer = Armoured Bulldozer
  .the = the Armoured Bulldozer
name-swimming-tank = Swimming Tank
  .the = the Swimming Tank
name-flame-tank = Flame Tank
  .the = the Flame Tank

# Decorations; one is shown under a neutral name

name-black-wound-badge = Black Wound Badge
  .the = the Black Wound Badge
name-silver-wound-badge = Silver Wound Badge
  .the = the Silver Wound Badge
name-gold-wound-badge = Gold Wound Badge
  .the = the Gold Wound Badge
name-sniper-badge = Sniper Badge
  .the = the Sniper Badge
name-close-combat-clasp = Close Combat Clasp
  .the = the Close Combat Clasp
name-west-wall-medal = West Wall Medal
  .the = the West Wall Medal
name-coastal-artillery-badge = Coastal Artillery Badge
  .the = the Coastal Artillery Badge
name-gestapo-disk = Warrant Disk
  .the = the Warrant Disk
name-fritz-todt-award = Fritz Todt Award
  .the = the Fritz Todt Award
name-war-merit-cross = War Merit Cross
  .the = the War Merit Cross
name-german-cross = German Cross
  .the = the German Cross
name-iron-cross-second-class = Iron Cross, Second Class
  .the = the Iron Cross, Second Class
name-iron-cross-first-class = Iron Cross, First Class
  .the = the Iron Cross, First Class
name-knights-cross = Knight’s Cross
  .the = the Knight’s Cross
name-infantry-assault-badge = Infantry Assault Badge
  .the = the Infantry Assault Badge
name-general-assault-badge = General Assault Badge
  .the = the General Assault Badge
name-tank-destruction-badge = Tank Destruction Badge
  .the = the Tank Destruction Badge
name-honour-roll-clasp = Honour Roll Clasp
  .the = the Honour Roll Clasp
name-anti-aircraft-badge = Anti-Aircraft Badge
  .the = the Anti-Aircraft Badge
name-marksmanship-lanyard = Marksmanship Lanyard
  .the = the Marksmanship Lanyard
name-winter-battle-medal = Winter Battle Medal
  .the = the Winter Battle Medal

# Kinds of cards: $kind

name-kind-regular = Regular Specialist
name-kind-unique = Unique Specialist
name-kind-german-specialist = German Specialist
name-kind-regular-item = Regular Item
name-kind-special-item = Special Item
name-kind-german-item = German Item
name-kind-award = Award
name-kind-vehicle = Vehicle
name-kind-red = Red Decoration
name-kind-gray = Gray Decoration

## RWB bonuses

# Allied

name-dead-mans-gift = Dead Man’s Gift
name-leadership = Leadership
name-reinforcements = Reinforcements
name-fresh-troops = Fresh Troops
name-battle-cry = Battle Cry
name-special-find = Special Find

# German

name-dispatch = Dispatch
name-discipline = Discipline
name-support-troops = Support Troops
name-replacements = Replacements
name-fanaticism = Fanaticism
name-ingenuity = Ingenuity

# What a bonus can be taken as: $choice

name-choice-points = Item Points
name-choice-result = One more result
name-choice-soldiers = Soldiers
name-choice-courage = Courage
name-choice-stars = Stars
name-choice-advance = An Advance without costs
name-choice-used-item = A used Item
name-choice-extra-item = One Item more
name-choice-decoration = A Decoration
name-choice-kill = Losses for every Unit
name-choice-look = A look at the Decorations

name-take-points = { name-choice-points }
name-take-result = { name-choice-result }
name-take-soldiers = { name-choice-soldiers }
name-take-courage = { name-choice-courage }
name-take-stars = { name-choice-stars }
name-take-advance = { name-choice-advance }
name-take-used-item = { name-choice-used-item }
name-take-extra-item = { name-choice-extra-item }
name-take-decoration = { name-choice-decoration }
name-take-kill = { name-choice-kill }
name-take-look = { name-choice-look }

## Resources, faces and colours

name-soldiers = Soldiers
name-courage = Courage
name-stars = Stars
name-points = Item Points

name-skull = Skull
name-star = Star
name-soldier = Soldier
name-tool = Tool
name-face-soldier = 1 Soldier
name-face-soldiers = 2 Soldiers
name-face-any = any face

name-red = Red
name-white = White
name-blue = Blue
name-black = Black
name-plain = colourless
name-colour-any = any colour

# A die by its colour and face

name-red-skull = Red Skull
name-red-star = Red Star
name-red-soldier = Red Soldier
name-red-soldiers = Red 2 Soldiers
name-red-courage = Red Courage
name-red-tool = Red Tool
name-white-skull = White Skull
name-white-star = White Star
name-white-soldier = White Soldier
name-white-soldiers = White 2 Soldiers
name-white-courage = White Courage
name-white-tool = White Tool
name-blue-skull = Blue Skull
name-blue-star = Blue Star
name-blue-soldier = Blue Soldier
name-blue-soldiers = Blue 2 Soldiers
name-blue-courage = Blue Courage
name-blue-tool = Blue Tool
name-black-skull = Black Skull
name-black-star = Black Star
name-black-soldier = Black Soldier
name-black-soldiers = Black 2 Soldiers
name-black-courage = Black Courage
name-black-tool = Black Tool
name-plain-skull = colourless Skull
name-plain-star = colourless Star
name-plain-soldier = colourless Soldier
name-plain-soldiers = colourless 2 Soldiers
name-plain-courage = colourless Courage
name-plain-tool = colourless Tool

## When a card is used: $when

name-when-standing = always
name-when-any = at any time
name-when-throw = right after a throw
name-when-tally = once all tallies are closed
name-when-d6 = before a d6 counts
name-when-upkeep = in Phase 2, before the marker turns
name-when-market = in Phase 3
name-when-move = at the start of Phase 4
name-when-combat = at the start of Phase 5
name-when-confrontation = before a confrontation
name-when-theft = when dice of this Unit are stolen
name-when-loss = when a Specialist would be lost
name-when-entry = the moment it is drawn

## What cards do: $n and the other numbers of the text, $face and $colour or `any`

# While they are kept

effect-lock =
  { $n ->
    [one] Only { $n } die is Locked instead of two
   *[other] { $n } dice are Locked instead of two
  }
effect-last-reroll = After the last throw one unlocked die may be thrown once more
effect-ignore-skull =
  { $n ->
    [one] { $n } Skull of the tally cancels nothing
   *[other] { $n } Skulls of the tally cancel nothing
  }
effect-more-tools =
  { $n ->
    [one] If a Tool survives, { $n } Tool more counts
   *[other] If a Tool survives, { $n } Tools more count
  }
effect-courage-at-first = Phase 2: +{ $n } Courage while the marker shows 1
effect-courage-if-none = Phase 2: +{ $n } Courage if no Courage survives in the tally
effect-soldiers-each-turn =
  { $n ->
    [one] Phase 2: +{ $n } Soldier
   *[other] Phase 2: +{ $n } Soldiers
  }{ $most ->
    [0] {""}
   *[other] , or +{ $most } in a turn with an RWB
  }
effect-soldiers-on-bonus =
  { $n ->
    [one] +{ $n } Soldier
   *[other] +{ $n } Soldiers
  } for each { $face-id ->
    [any] RWB obtained
   *[other] { $face } RWB obtained
  }
effect-courage-on-bonus = +{ $n } Courage for each RWB obtained
effect-points-on-bonus =
  { $n ->
    [one] +{ $n } Item Point for each RWB obtained
   *[other] +{ $n } Item Points for each RWB obtained
  }
effect-points-on-their-bonus =
  { $n ->
    [one] +{ $n } Item Point for each RWB that an Allied Unit obtains
   *[other] +{ $n } Item Points for each RWB that an Allied Unit obtains
  }
effect-recruits =
  { $n ->
    [one] { $n } Specialist may be recruited in a turn
   *[other] { $n } Specialists may be recruited in a turn
  }
effect-finds =
  { $n ->
    [one] { $n } Item may be found in a turn
   *[other] { $n } Items may be found in a turn
  }
effect-cheaper-items = Items cost { $n } less, but at least 1
effect-cheaper-decorations = Decorations cost { $n } Courage less
effect-dearer-decorations = Every Decoration that the German buys costs { $n } Courage more
effect-award-choice = Whenever an Award is earned, draw two, keep one and put the other under the deck
effect-trade-adjacent = May trade with Units in adjacent Sectors
effect-cheaper-advance = Advances cost { $n } Courage less
effect-ignore-mines = Landmines do nothing to this Unit
effect-amphibious = Lateral moves ignore Landmines and Barriers
effect-courage-lateral = +{ $n } Courage for every lateral move
effect-snipe = Phase 4, if the Unit stays and he is not new: roll a d6; on { $n } or more the German loses a Specialist of his choice
effect-activates-mines = All Landmines are active
effect-activates-mgf = All Machine Gun Fire is active
effect-own-def =
  { $bunker ->
    [0] The DEF of its Sector is { $n } lower for this Unit; not in a Bunker
   *[other] The DEF of its Sector is { $n } lower for this Unit, { $bunker } in a Bunker
  }
effect-others-def =
  { $bunker ->
    [0] The DEF of its Sector is { $n } lower for the other Units there; not in a Bunker
   *[other] The DEF of its Sector is { $n } lower for the other Units there, { $bunker } in a Bunker
  }
effect-fewer-losses = This Unit’s losses of every Phase 5 are { $n } lower
effect-lower-mgf = This Unit’s loss to Machine Gun Fire is { $n } lower
effect-general = All Units ignore harmful attributes of Sectors
effect-return-soldiers =
  { $n ->
    [one] { $n } of the Soldiers paid for DEF comes back at the end of Phase 5
   *[other] { $n } of the Soldiers paid for DEF come back at the end of Phase 5
  }
effect-stand-in = May be lost instead of another Specialist of this side

# Gains

effect-soldiers =
  { $n ->
    [one] Gain { $n } Soldier
   *[other] Gain { $n } Soldiers
  }
effect-soldiers-all =
  { $n ->
    [one] Every Unit gains { $n } Soldier
   *[other] Every Unit gains { $n } Soldiers
  }
effect-courage = Gain { $n } Courage
effect-stars =
  { $n ->
    [one] Gain { $n } Star
   *[other] Gain { $n } Stars
  }
effect-points =
  { $n ->
    [one] Gain { $n } Item Point
   *[other] Gain { $n } Item Points
  }
effect-bonus =
  { $face-id ->
    [any] Obtain any one RWB of your side
   *[other] Obtain the { $face } RWB of your side
  }
effect-recruit =
  { $most ->
    [one] Recruit one available Specialist who costs up to { $most } Star, for nothing and beyond the limit
   *[other] Recruit one available Specialist who costs up to { $most } Stars, for nothing and beyond the limit
  }
effect-award =
  { $n ->
    [one] Draw { $n } Award
   *[other] Draw { $n } Awards
  }

# Dice

effect-more-rerolls =
  { $n ->
    [one] { $n } more re-roll this turn
   *[other] { $n } more re-rolls this turn
  }
effect-reroll-die = Throw one die or d6 again that you have just thrown, a Locked die too
effect-change-face =
  { $n ->
    [one] Change the face of { $n } die, not its colour
   *[other] Change the faces of up to { $n } of your dice, not their colours
  }
effect-change-colour = Change the colour of one die of your tally
effect-exchange-die = Exchange one die with another Unit, however far away, if it agrees
effect-copy-tally = Use a copy of a Unit’s tally instead of your own
effect-second-tally = Make a second tally and keep one of the two
effect-steal =
  { $n ->
    [one] Steal { $n } die from an Allied tally
   *[other] Steal { $n } dice from Allied tallies
  }
effect-pool-dice =
  { $n ->
    [one] Take { $n } die from the Trading Pool
   *[other] Take { $n } dice from the Trading Pool
  }
effect-give-skull = Move one of your Skulls to an Allied tally
effect-no-cancel = Your Skulls cancel nothing this turn
effect-add-result =
  { $n ->
    [one] Add { $n } { $colour-id ->
      [any] {""}
     *[other] { $colour }{" "}
    }{ $face-id ->
      [any] {""}
     *[other] { $face }{" "}
    }result
   *[other] Add { $n } { $colour-id ->
      [any] {""}
     *[other] { $colour }{" "}
    }{ $face-id ->
      [any] {""}
     *[other] { $face }{" "}
    }results
  } to your tally{ $face-id ->
    [any] {" "}({ $colour-id ->
      [any] any face and colour
     *[other] any face
    })
   *[other] { $colour-id ->
      [any] {" "}(any colour)
     *[other] {""}
    }
  }
effect-climb-skulls =
  { $n ->
    [one] Counts as { $n } Skull for a Climb this turn and cancels nothing
   *[other] Counts as { $n } Skulls for a Climb this turn and cancels nothing
  }
effect-stop-theft = A card just used to steal dice of this Unit is spent without effect

# Bonuses

effect-battle-cry = Advance this turn without Courage, Landmines, required Specialists or losses on entry
effect-used-item = Find one used Item this turn, at its full cost
effect-extra-find = Find one Item beyond the limit this turn
effect-draw-decoration = Draw a Decoration
effect-rearrange =
  { $n ->
    [one] Look at the top Decoration
   *[other] Look at the top { $n } Decorations and put them back in any order
  }

# Phases 2 to 4

effect-stay-put = This Unit’s marker does not turn this turn; not where nobody can stay
effect-trade-anywhere = Trade this turn with any Unit, however far away
effect-trade-row = Units in this Unit’s row may trade with it this turn
effect-free-advance = One Advance of this turn costs no Courage
effect-dearer-advance = Every Advance costs { $n } Courage more this turn

# Phase 5

effect-lower-def =
  { $bunker ->
    [0] The DEF of this Unit’s Sector is { $n } lower this turn; not in a Bunker
   *[other] The DEF of this Unit’s Sector is { $n } lower this turn, { $bunker } in a Bunker
  }
effect-lower-def-near = The DEF of this Unit’s Sector or an adjacent one is { $n } lower this turn; not a Bunker’s
effect-lower-def-any = The DEF of any one Sector is { $n } lower this turn; not a Bunker’s
effect-zero-def = The DEF of this Unit’s Sector counts as 0 this turn; not in a Bunker
effect-lower-losses = This Unit’s losses of this Phase 5 are { $n } lower
effect-no-losses = This Unit has no losses in this Phase 5; not in a Bunker
effect-no-mgf = This Unit ignores Machine Gun Fire this turn
effect-covered =
  { $n ->
    [one] { $n } point of DEF counts as covered this turn
   *[other] { $n } points of DEF count as covered this turn
  }
effect-no-lowering = Allied cards cannot lower DEF this turn
effect-tracer = Each roll for Machine Gun Fire kills { $n } more this turn
effect-mgf-token = A Sector without Machine Gun Fire, but no Starting Sector, has it for the rest of the game

# Against the German

effect-shoot-german = The German loses a Specialist whom the Allies choose
effect-sabotage =
  { $n ->
    [one] The German loses an Item of his choice and { $n } Item Point
   *[other] The German loses an Item of his choice and { $n } Item Points, or as many as he has
  }
effect-resistance =
  { $n ->
    [one] The German loses a Specialist whom the Allies choose or { $n } Soldier, whichever this Unit picks
   *[other] The German loses a Specialist whom the Allies choose or { $n } Soldiers, whichever this Unit picks
  }
effect-hidden = German cards cannot choose this Unit this turn; what hits a Sector or every Unit still hits it

# Against the Allies

effect-sharpshoot = Choose a Unit and roll a d6: it loses a Soldier, on a 6 a Specialist
effect-hunt-sniper =
  { $n ->
    [one] A single use finds the Sniper; the hunter is given up for it
   *[other] { $n } uses find the Sniper; at the last one the hunter is given up for it
  }
effect-kill-sniper = The Sniper is dead
effect-lose-specialist = A Unit loses a Specialist of its choice
effect-lose-item =
  { $n ->
    [one] A Unit loses an Item of its choice, or { $n } Soldier if it has none
   *[other] A Unit loses an Item of its choice, or { $n } Soldiers if it has none
  }
effect-lose-soldiers-all =
  { $n ->
    [one] Every Unit loses { $n } Soldier
   *[other] Every Unit loses { $n } Soldiers
  }
effect-sector-soldiers =
  { $n ->
    [one] Every Unit in one Sector loses { $n } Soldier
   *[other] Every Unit in one Sector loses { $n } Soldiers
  }
effect-goliath = A Unit outside the Bunkers rolls a d6, loses that many Soldiers, and its Vehicle
effect-firebomb =
  { $n ->
    [one] The assaulting Unit loses { $n } Soldier
   *[other] The assaulting Unit loses { $n } Soldiers
  }
effect-take-resources =
  { $n ->
    [one] Take { $n } Star and { $n } Courage from a Unit
   *[other] Take up to { $n } Stars and { $n } Courage from a Unit
  }

# The German’s own

effect-save-specialist = A Specialist who would be lost is not
effect-retrieve = One Specialist lost this turn comes back
effect-wound-soldiers =
  { $n ->
    [one] The German loses { $n } Soldier, if he has any
   *[other] The German loses { $n } Soldiers, or as many as he has
  }
effect-wound-item =
  { $n ->
    [one] The German loses an Item of his choice, or { $n } Soldier if he has none
   *[other] The German loses an Item of his choice, or { $n } Soldiers if he has none
  }
effect-wound-hand = The Allies discard a random Decoration of the German’s hand; if it is empty, he loses a Specialist
