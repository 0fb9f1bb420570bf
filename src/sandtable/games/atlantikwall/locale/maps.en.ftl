### D-Day Dice with Atlantikwall: the Battle Maps, and what is printed on their Sectors.

## Maps

name-map-exercise-fabius = Exercise Fabius
briefing-exercise-fabius = The last rehearsal: a kind beach, and a chance to learn what the Bunker can do.

name-map-exercise-tiger = Exercise Tiger
briefing-exercise-tiger = Two ways up a shore in Devon, live mines between them, and somebody is always missing a Corporal.

name-map-omaha-beach-2 = Omaha Beach II
briefing-omaha-beach-2 = A Vehicle at the foot of the bluffs, a cliff to climb, and a case of medals for whoever is first.

name-map-gold-beach = Gold Beach
briefing-gold-beach = Two Bunkers side by side: take the one, and the other is still firing.

name-map-omaha-beach = Omaha Beach
briefing-omaha-beach = Mines from the water’s edge on, and the steepest way to the top. Bring everybody.

name-map-bloody-omaha = Bloody Omaha
briefing-bloody-omaha = Both Omaha beaches side by side, one wide shore with two Bunkers, for two Units or more.

## Sectors

name-bunker = Bunker
  .the = the Bunker
name-bunker-a = Bunker A
name-bunker-b = Bunker B
name-west-bunker = West Bunker
  .the = the West Bunker
name-east-bunker = East Bunker
  .the = the East Bunker

# Bloody Omaha: as they are numbered on their Maps

name-west-1 = 1 West
name-west-2 = 2 West
name-west-3 = 3 West
name-west-4 = 4 West
name-west-5 = 5 West
name-west-6 = 6 West
name-west-7 = 7 West
name-west-8 = 8 West
name-west-9 = 9 West
name-west-10 = 10 West
name-west-11 = 11 West
name-west-12 = 12 West
name-east-1 = 1 East
name-east-2 = 2 East
name-east-3 = 3 East
name-east-4 = 4 East
name-east-5 = 5 East
name-east-6 = 6 East
name-east-7 = 7 East
name-east-8 = 8 East
name-east-9 = 9 East
name-east-10 = 10 East
name-east-11 = 11 East
name-east-12 = 12 East

# What is printed on them, in a word

name-def = DEF
name-row = Row
name-mgf = Machine Gun Fire
name-mgf-specialists = Special Damage
name-start = Starting Sector
name-leave = Can’t Stay Here
name-needs = Required
name-costs = Specialists given up
name-costs-named = Specialist lost
name-here = To be had here
name-adds = Added results
name-arrival = Soldiers on arrival
name-no-lock = No Locking
name-dice = Dice
name-no-items = No Items found
name-no-bonus = No RWB
name-units = Most Units
name-vehicle = Vehicle
name-gift = Gift
name-climb = Climbing
name-lines = Lines
name-mines = Landmines
name-barrier = Barrier

# And in a sentence: $n is the number, $card the Specialist or Item, $face the face

attribute-soldiers =
  { $n ->
    [one] Units start here with { $n } Soldier
   *[other] Units start here with { $n } Soldiers
  }
attribute-bunker = A Bunker: whoever survives Combat here has taken it
attribute-mgf = Machine Gun Fire: every Unit here rolls a d6 in Phase 5 and loses that many Soldiers
attribute-mgf-specialists =
  { $n ->
    [one] If Machine Gun Fire shows a 6, { $n } Specialist is lost as well
   *[other] If Machine Gun Fire shows a 6, { $n } Specialists are lost as well
  }
attribute-leave = Can’t Stay Here: whoever comes must leave in the next Phase 4
attribute-needs = Only a Unit with { $card-the } may enter
attribute-costs =
  { $n ->
    [one] Entering costs { $n } Specialist of the Unit’s choice; without one there is no way in
   *[other] Entering costs { $n } Specialists of the Unit’s choice; without them there is no way in
  }
attribute-costs-named = A Unit that enters loses { $card-the }, if it has that Specialist
attribute-here = A Unit that enters may take { $card-the } for nothing
attribute-adds =
  { $n ->
    [one] { $n } more { $face } without colour in every tally made here
   *[other] { $n } times { $face } without colour more in every tally made here
  }
attribute-arrival =
  { $n ->
    [one] A Unit that enters rolls { $n } d6 and gains that many Soldiers
   *[other] A Unit that enters rolls { $n } d6 and gains that many Soldiers in all
  }
attribute-no-lock = No dice are Locked here
attribute-dice =
  { $n ->
    [one] Only { $n } die is rolled here
   *[other] Only { $n } dice are rolled here
  }
attribute-no-items = Items are not found here, but can be used
attribute-no-bonus = The { $face } RWB cannot be obtained here by any means
attribute-units =
  { $n ->
    [one] At most { $n } Unit at a time
   *[other] At most { $n } Units at a time
  }
attribute-vehicle = The Vehicle on offer is found here, at its cost
attribute-gift = The first Unit to enter finds { $card-the } for nothing
attribute-climb =
  { $skulls ->
    [one] Climbing: to Advance, a tally needs { $skulls } Skull
   *[other] Climbing: to Advance, a tally needs { $skulls } Skulls
  }{ $turns ->
    [one] , on the first turn
   *[other] , within { $turns } turns
  }; nothing is Locked, and no Battle Cry helps
