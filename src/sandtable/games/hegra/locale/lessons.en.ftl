### Halls of Hegra: what the teacher says in the lessons.

lesson-first-day = The first day
lesson-first-day-event =
  Welcome, Commander: hold this fortress for eleven days, and in the end have at least as many healthy Defenders as the Surrender track asks for. Each day opens with an Event card: today the sun shines, but a quarrel takes one Defender from Ready to Tired. Send a Soldier, since there is nobody to fight yet.
lesson-first-day-recruit =
  People from the valley join you, drawn one by one from the Recruit bag; the first is a Hunter. Doubt hides in the bag too: if it comes out, you keep only one of those you have drawn. With one in hand you risk nothing, so draw again.
lesson-first-day-risk =
  A Volunteer, and each one who joins you brings a Supply. From two on, every draw is a gamble, up to four Defenders, and you may stop at any time. The odds are good: be bold.
lesson-first-day-doubt =
  Bad luck: Doubt sets in, and only one of the two may stay. Keep the Hunter, who does the work of two in the snow. The Volunteer goes to the Reserve, the Doubt back into the bag.
lesson-first-day-officer =
  Now place your Ready Defenders on Action spaces. Each space shows how many it takes to act once, who is barred and who counts as two. At Negotiate one is enough and the Officer counts as two: alone, the Officer will calm the valley twice.
lesson-first-day-first-soldier =
  Look at the walls: three of the four Defensive Positions are damaged, and nobody could stand there when the enemy comes on day 4. Repair takes two Defenders. Soldiers belong on the walls and at the Guns, but today they have time to mend things.
lesson-first-day-second-soldier =
  One alone would come for nothing, so send a second Soldier. Two repair once; four would repair twice.
lesson-first-day-hunter =
  Part of the fortress lies buried. The Snow marker stands at 3, and going past 1 uncovers a Snow card. Everybody who shovels moves it by one, but a Hunter counts as two.
lesson-first-day-volunteer =
  Two steps bring the marker to 1, and a third will find something. Let a Volunteer shovel too.
lesson-first-day-runner =
  Supplies make Tired Defenders Ready again, and you have just one. Send your last Volunteer on a Supply Run: runners are away for a day or more, so start early. Anybody you do not place would stay Ready for tomorrow.
lesson-first-day-negotiate =
  All are placed, so the Day Phase begins: section by section, from Mobilisation to Morale. The Officer acts first. Ease Doubt: while it stays there, no Doubt disc is added to the bag, and Morale gains 1 every evening up to day 3.
lesson-first-day-fear =
  And once more, this time against Fear. At the end of day 3 as many Defenders as it shows will leave the Recruit bag, so every step counts.
lesson-first-day-set-out =
  The Officer is Tired now, as everybody is after work. Walls and Guns have nothing to do yet, so the Supply Run is next: your Volunteer waits in the Fortress, at the bottom of the map, and the Depots lie at the top. Off you go!
lesson-first-day-bottom-row =
  The weather says how far a runner gets: six spaces in the sun, five under clouds, four in snow. The Fortress touches the whole bottom row. Only the leftmost Depot has goods so far, so start on the left.
lesson-first-day-green-row =
  Follow the lines, one space at a time. Each stage has its row, where German Patrols appear: the Yellow one up to day 3, then the Green one, and in the Siege this one, right at your gate.
lesson-first-day-yellow-row =
  Whoever walks into a Patrol or German Artillery must stop, or trust a die: only a roll above Suspicion gets a runner past unseen. Soldiers may also fight. Today the way is clear.
lesson-first-day-trailhead =
  Three steps are left, and the Depot is two away. A runner may halt on the way, but two may not stay on one space; only the Fortress and the Depots have room for several.
lesson-first-day-depot =
  One more step. Reaching a Depot ends the move, even with a step to spare.
lesson-first-day-token =
  Here are the goods, and a runner carries one token. Brought home, this one is worth three Supplies and 1 Morale, though Suspicion rises by 1 as well. The load slows a runner by one space, unless it is a Hunter.
lesson-first-day-wall =
  Now Maintenance: within a section you choose the order. Clear Defensive Position A, and one more Defender can stand on the walls. The Damage tile goes into the Hit bag: when bombs fall, it may come out and hit the same wall again.
lesson-first-day-snow =
  Now dig: two steps by the Hunter, one by the Volunteer. The marker will go past 1, jump back to 3 and turn up a Snow card.
lesson-first-day-morale =
  You have found the Counter Patrol, a new Action space for chasing off Patrols. The Infirmary is empty, so evening comes and Morale is counted: less Doubt has made it +1, and of two High Morale cards you resolve one (below 0 they would be Low, and those hurt). Take the two Supplies.
lesson-first-day-second-day =
  The day ended with Morale back at 0, Surrender unchanged and a German Patrol on Yellow 1, which your runner can go round. Day 2 brings a spotter plane, with more Suspicion and more Fear, but no new Doubt for the bag: your Officer saw to that. A Medic has come, and a second draw risks nothing.
lesson-first-day-stop =
  A Soldier. You could go on, at much the same risk as yesterday. This time be content and stop: both go to Ready.
lesson-first-day-first-rest =
  Here is what day 1 spared you: six Defenders are Tired from yesterday and cannot be placed. Each morning two of them may rest for free, and will be Ready tomorrow. Start with a Soldier, since there is still nobody to fight.
lesson-first-day-second-rest =
  One more Soldier: two a morning is the most.
lesson-first-day-supply =
  Four are left, and one Supply makes four Defenders Ready. Morale can pay too, one level for two Defenders, but then the evening’s cards get worse. Spend a Supply and keep the others: an evening with none left costs Morale.
lesson-first-day-ready =
  That is paid for. Call them one by one, the Officer first: there is more to negotiate.
lesson-first-day-end =
  The other three follow, you place everybody again, and tonight your runner can be home with three Supplies. So goes each day. Recruit, repair and fill your stores while it is quiet: at the end of day 3 the walls must be manned, from day 4 German Infantry climb towards them, and from day 7 the Siege brings bombs and shells, until the Last Stand on day 11. You know how a day works now; the fortress is yours.
