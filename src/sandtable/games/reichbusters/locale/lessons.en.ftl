### Reichbusters: what the teacher says in the lessons.

lesson-three-doors = Three doors
lesson-three-doors-choose =
  You lead Claudine and Quentin. They stand in the corridor of a castle full of enemies who suspect nothing yet; one of the two must get out with the Dossier. In a round every Hero takes one turn, in the order you like, and after each of them the enemy has a turn. Claudine knows about locks: let her begin.
lesson-three-doors-quiet-door =
  A Hero has two basic actions; cards and items come on top. The number on a door is its noise: as many dice are rolled when it opens. The door to a1 has a 1, the one to e1 a 2. Take the softer one.
lesson-three-doors-hush =
  The door is open. On a trophy shelf lies one more thing to find. Now for the noise. A card has two halves: the upper one is an action, the lower one changes a roll or a move, and you use only one of them. The lower half of Lockpick takes two noise dice away, so none is left to roll.
lesson-three-doors-enter =
  That was a quiet door. Your second basic action: walk in. There is no enemy, so the room will count as cleared, and no patrol comes out of it.
lesson-three-doors-rummage =
  Both basic actions are spent, but cards cost none. The upper half of Rummage takes an item of your area, for a single noise die.
lesson-three-doors-take =
  Items lie face down: you know the back, here a miscellaneous item, and not what it is. Take one.
lesson-three-doors-quiet-turn =
  A blank on the die: the total is 0, and from 1 on somebody would have heard. You hold the Keys, which open a locked door in one go. End the turn.
lesson-three-doors-corridor =
  The enemy’s turn has come and gone: nobody has noticed anything, so nobody did anything. Now it is up to Quentin and his longbow. Send him to p2.
lesson-three-doors-silent-door =
  The door to b1 has a 1, and Quentin is Sneaky: one die fewer, nothing to roll. The token in b1 says that somebody is in there. Who it is shows when a Hero sees the token.
lesson-three-doors-arrow =
  A Soldier, and he has seen something move. His room turns yellow: it is suspicious. If he still sees you at the end of the enemy’s turn, it will be alert. Better that he is gone by then: Bodkin is an attack at range, on top of the basic actions.
lesson-three-doors-shot =
  The longbow rolls three dice and makes no noise. The Soldier has a defence of 4, and the odds stand beside the option before you decide.
lesson-three-doors-loot =
  A special and two ones. A special counts 2, so you have 4, and that is enough. A special must also be spent on something, and whoever falls may drop something useful. Spend it on loot.
lesson-three-doors-round =
  He falls without a sound. Quentin has done enough: end his turn. It is the last one of the round, so keep an eye on the tracker.
lesson-three-doors-again =
  The tracker stands on 2. It counts down to the alarm, one space in every round, and after the alarm everybody hunts you. Room B has no colour any more: nobody is left in there to suspect anything. Back to Claudine.
lesson-three-doors-back =
  The castle goes on behind room E. Its door stands between e1 and p1: go to p1.
lesson-three-doors-loud-door =
  This door has a 2. Lockpick is on the discard pile, Claudine is not Sneaky, and so both dice will be rolled. Open it all the same, and see what noise does.
lesson-three-doors-listen =
  Another Soldier, and at the sight of Claudine room E became suspicious. Then the dice: 2 and 1 make 3, and it was heard. The upper half of the noise card always happens: the nearest room with enemies rises one level, and so room E is alert, and red. The lower half, a patrol, needs 5; you were spared. End the turn and see what red means.
lesson-three-doors-dodge =
  While anybody is alert, every enemy turn moves the tracker one space more: it stands on 3. And alert enemies act. The Soldier has Claudine in range and shoots with 4; she defends with two dice. Some cards wait for such a moment. Dodge gives her a third die, and a step afterwards.
lesson-three-doors-away =
  2, blank and 2 make 4, and against 4 that is enough: no wound. Now step round the corner to Quentin in p2, where the Soldier cannot see her.
lesson-three-doors-end =
  Now you know the colours. A room without one is at ease: it has noticed nothing. A yellow one is suspicious, and goes red if it sees a Hero again. A red one is alert: its enemies come for you, and the alarm comes nearer with every enemy turn. And the last door was loud because nothing took its two dice away: neither a card nor a skill. The rest of the castle is yours. The Dossier lies in f4.
