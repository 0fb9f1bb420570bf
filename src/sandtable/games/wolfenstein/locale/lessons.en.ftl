### Wolfenstein: what the teacher says in the lessons.

lesson-firefight = The firefight
lesson-firefight-walk =
  You are Klaus Kreutz, with a handgun and six action points. Two Soldaten stand in the room to the north. Every square costs 1 AP, diagonals too. Walk four squares to a5: from there you see both of them. Company makes noise, so the room gets a noise token as soon as you are in it.
lesson-firefight-shoot =
  Two AP are left, just enough for a shot. The handgun reaches two squares: Soldat 1 stands two squares away, Soldat 2 four, out of range. You roll one die for the weapon and two for your accuracy. The table shows the odds before you decide.
lesson-firefight-reroll =
  A Reload, a Blank and an Armor Hit. The Reload would empty your gun, but you are a War Veteran: you may roll one Reload again, once, and the new result counts.
lesson-firefight-loot =
  An HP Hit. It passes Armor by and takes the Soldat’s only HP, though two points of his Armor are left. His card gives the killer a Glory Point, an equipment card and an ammo token of your choice. The handgun needs light ammo.
lesson-firefight-end-of-turn =
  Four AP for walking and two for the shot: all six are gone. You could tire yourself for three more, and pay for it next turn. Not now. The kill has moved the hazard tracker to 1; at the alarm limit help would come.
lesson-firefight-first-step =
  Now the Nazis act. Soldat 2 saw you, so he was activated, and he could shoot, so he shot first: three dice, less one for each of the three squares between you, but never fewer than one. He rolled a Reload, which is a Blank for a Nazi. Three of his five AP are left, and he comes closer. Several ways are equally short: that is for the AI controller to decide, and alone at the table that is you.
lesson-firefight-second-step =
  Each step is looked at anew: does he see a Hero, can he attack? He has attacked already, and a Nazi attacks once in a phase. On he comes.
lesson-firefight-third-step =
  One more, and he stands next to you.
lesson-firefight-end =
  He has spent five AP and stands beside Klaus, where his gun will lose no dice. In Clean-up the noise token stays, since a Hero and an enemy still share the room, and the round tracker moves on. You know how to fight now; the mission is yours.
