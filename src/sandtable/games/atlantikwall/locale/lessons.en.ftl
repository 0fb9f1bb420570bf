### D-Day Dice with Atlantikwall: what the teacher says in the lessons.

lesson-first-landing = The first landing
lesson-first-landing-lock =
    Your Unit waits in Sector 1 with four Soldiers. Everybody rolls six dice at the same time, two of each colour, and must Lock two of them at once. Two Soldiers on red and on white are a good start: Lock dice 1 and 3.
lesson-first-landing-reroll =
    What is not Locked may be thrown again, twice at most. A Skull is no use to anybody. Throw dice 2, 4, 5 and 6 again.
lesson-first-landing-last-reroll =
    Look: the same face in red, white and blue is an RWB, and this one, Fresh Troops, brings six more Soldiers. The Tool and the Star are welcome, but Soldiers are better: throw dice 2 and 5 once more.
lesson-first-landing-skull =
    A Skull after all. Every Skull cancels one other result of your choice; give up the red 1-Soldier, so that the RWB stays whole.
lesson-first-landing-recruit =
    Phase 3: Stars buy Specialists, one a turn, and each of them fights like a Soldier. The Corporal lets you Lock one die instead of two.
lesson-first-landing-find =
    Item Points buy Items, one a turn as well. Find the Field Radio.
lesson-first-landing-use =
    An Item is spent when it is used, and the Field Radio calls five Soldiers. Use it now.
lesson-first-landing-advance =
    Phase 4: an Advance costs the Courage that is printed on the line. You can never go back, and never stay longer than three turns. Go to Sector 2.
lesson-first-landing-here =
    Some Sectors give you somebody for nothing. The Scout makes every Advance one Courage cheaper: take him.
lesson-first-landing-combat =
    Phase 5: each turn your Unit loses as many as the DEF of its Sector, four here. Soldiers are lost first, unless you would rather give up a Specialist.
lesson-first-landing-lock-one =
    A new turn, and every face once. The Corporal is at work: Lock just one die, the blue 2-Soldiers.
lesson-first-landing-stop =
    Six different faces are a straight, and a straight earns an Award. You need not throw again: stop here. The Sector adds a Courage of its own.
lesson-first-landing-straight =
    The Skull of a straight still cancels something. The 1-Soldier is the least you can do without.
lesson-first-landing-award =
    The Award of a straight is drawn in Phase 3. Draw it.
lesson-first-landing-medal =
    The Silver Star brings five Soldiers, once. Use it.
lesson-first-landing-done =
    You could recruit somebody else, but let us go on: say that you are done.
lesson-first-landing-sideways =
    Sideways costs no Courage, but there are Landmines between Sector 2 and Sector 3. Be brave, once.
lesson-first-landing-mines =
    A die decides how many the Landmines take: two. Lose Soldiers.
lesson-first-landing-sharpshooter =
    The Sharpshooter waits here. With him the DEF of your Sector is one lower for your Unit. Take him.
lesson-first-landing-second-combat =
    So a DEF of four costs three. Lose Soldiers once more.
lesson-first-landing-end =
    That is a turn: roll, score, shop, move, fight. Gather Soldiers where the DEF is low, keep Courage for the next Advance, and bring every Unit into the Bunker alive. One Unit lost loses the game for all.
