### Wolfenstein: The Board Game: missions, their goals and special rules, and what is drawn on a map.

## Missions

name-mission-officers-room = The Officer’s Room
briefing-officers-room = A quiet way in: one officer, one desk, and the papers that he must not burn.

name-mission-radio-mast = The Radio Mast
briefing-radio-mast = Silence the transmitter before somebody calls for help with it.

name-mission-kennels = The Kennels
briefing-kennels = What lives down here must not follow us out, so it has to stay for good.

name-mission-laboratory = The Laboratory
briefing-laboratory = Three machines stand behind steel and barricades; leave three heaps of scrap.

name-mission-cells = The Cells
briefing-cells = You come in at four places at once: find each other, open the cells, and lose nobody.

name-mission-motor-hall = The Motor Hall
briefing-motor-hall = Set four charges among sleeping giants, then be somewhere else.

name-mission-moon-dock = The Moon Dock
briefing-moon-dock = The rocket troops are packed and ready; see to it that nobody flies.

name-mission-professors-theatre = The Professor’s Theatre
briefing-professors-theatre = Bevli pulls the strings from his stage: cut them, then cut the show short.

name-mission-generals-tower = The General’s Tower
briefing-generals-tower = Two keys open one door, and behind it von Grim is waiting.

name-mission-last-door = The Last Door
briefing-last-door = Through all eight rooms and through the machine, to the man inside it.

## Goals

goal-kill-placed = Kill every { $enemy } that is on the map at the start.
goal-kill =
  { $count ->
    [one] Kill { $enemy }.
   *[other] Kill { $count } × { $enemy }.
  }
goal-search =
  { $objectives-count ->
    [one] Search objective { $objectives }.
   *[other] Search the objectives { $objectives }.
  }
goal-events =
  { $count ->
    [one] Complete { $count } event.
   *[other] Complete { $count } events.
  }
goal-gather =
  { $places-count ->
    [one] With the rest done, end a round with every living Hero in { $places }.
   *[other] With the rest done, end a round with every living Hero in one of these places: { $places }.
  }
goal-evacuate =
  { $places-count ->
    [one] With the rest done, end a round with no living Hero in { $places }.
   *[other] With the rest done, end a round with no living Hero in any of these places: { $places }.
  }
goal-leave =
  { $spawns-count ->
    [one] With the rest done, end a round with every living Hero on or next to Hero spawn token { $spawns }.
   *[other] With the rest done, end a round with every living Hero on or next to one of the Hero spawn tokens { $spawns }.
  }
goal-no-deaths = No Hero may die: the first death loses the mission.

## Special rules

special-locked-until-searched =
  { $doors-count ->
    [one] The door { $doors } stays locked until every one of these objectives has been searched: { $objectives }.
   *[other] The doors { $doors } stay locked until every one of these objectives has been searched: { $objectives }.
  }
special-locked-at-first =
  { $rounds ->
    [one] In round 1 nobody can open these doors: { $doors }.
   *[other] In the first { $rounds } rounds nobody can open these doors: { $doors }.
  }
special-airlock = These doors are airlocks and cost { $ap } AP to open: { $doors }.
special-search-among-enemies =
  { $objectives-count ->
    [one] Objective { $objectives } may be searched even with enemies in the room.
   *[other] The objectives { $objectives } may be searched even with enemies in the room.
  }
special-search-hazard =
  { $objectives-count ->
    [one] Searching objective { $objectives }
   *[other] Searching one of the objectives { $objectives }
  } moves the hazard tracker { $hazard-sign ->
    [minus] back
   *[other] on
  } by { $hazard-size }.
special-search-noise =
  { $objectives-count ->
    [one] Searching objective { $objectives }
   *[other] Searching one of the objectives { $objectives }
  } makes noise in its room.
special-search-sabotage =
  { $objectives-count ->
    [one] Searching objective { $objectives }
   *[other] Searching one of the objectives { $objectives }
  } sabotages { $count ->
    [one] one { $enemy }
   *[other] up to { $count } × { $enemy }
  }.
special-search-removes =
  { $objectives-count ->
    [one] Searching objective { $objectives }
   *[other] Searching one of the objectives { $objectives }
  } takes { $count ->
    [one] one { $enemy }
   *[other] up to { $count } × { $enemy }
  } off the map, if there is any: no kill, no loot.
special-search-ends-skill = Once all of these objectives have been searched ({ $objectives }), { $enemy } loses { $skill }.
special-event-hazard =
  { $hazard-sign ->
    [minus] Each completed event moves the hazard tracker back by { $hazard-size }.
   *[other] Each completed event moves the hazard tracker on by { $hazard-size }.
  }
special-spawn-ends =
  { $spawns-count ->
    [one] Once the door { $door } is open, the alarm brings nobody in at enemy spawn token { $spawns }.
   *[other] Once the door { $door } is open, the alarm brings nobody in at the enemy spawn tokens { $spawns }.
  }
special-stand-in = On the hardest level { $by } takes the place of { $enemy-the } in { $place }.

## Alarm

alarm-limit =
  { $once ->
    [yes] Alarm at { $limit }; only the first one brings enemies in.
   *[no] Alarm at { $limit }.
  }
alarm-spawn = Enemy spawn token { $spawns }: { $enemies }.

## On the map

name-r1 = R1
name-r2 = R2
name-r3 = R3
name-r4 = R4
name-r5 = R5
name-r6 = R6
name-r7 = R7
name-r8 = R8
name-c1 = C1
name-c2 = C2
name-c3 = C3
name-c4 = C4
name-c5 = C5
name-c6 = C6
name-c7 = C7
name-c8 = C8
pair-door = { $first }–{ $second }
pair-doors = { $first }–{ $second }

name-objectives-a = A
name-objectives-b = B
name-objectives-c = C
name-objectives-d = D
name-spawns-a = A
name-spawns-b = B
name-spawns-c = C
name-spawns-d = D

name-hero-spawn-a = Hero spawn A
name-hero-spawn-b = Hero spawn B
name-hero-spawn-c = Hero spawn C
name-hero-spawn-d = Hero spawn D
name-enemy-spawn-a = Enemy spawn A
name-enemy-spawn-b = Enemy spawn B
name-enemy-spawn-c = Enemy spawn C
name-enemy-spawn-d = Enemy spawn D
name-objective-a = Objective A
name-objective-b = Objective B
name-objective-c = Objective C
name-objective-d = Objective D
name-passage-a = Secret passage A
name-passage-b = Secret passage B
name-passage-c = Secret passage C
