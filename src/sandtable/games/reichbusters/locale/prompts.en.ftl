### Reichbusters: Projekt Vril: what is asked and answered.

## Questions

## An attribute words one of the answers for this question only.

# Before the first turn

prompt-leave-out = There are fewer than four Heroes: which spawn token stays in the box?
  .token = Leave out the token in { $a-id }
prompt-team-skill = Who takes the team’s skill “{ $skill }”, and gives up one of their own for it?
  .none = Nobody takes it
prompt-team-point = Who gets the team’s heroic point ({ $kind })?
prompt-take-lock = The prisoner knows the doors: which lock is taken away?
prompt-divide = Who carries { $item-the }?
prompt-turn-weapon = Which weapon does { $hero } turn to its vril side?
  .none = Leave both as they are
prompt-look-at-feature = The dossier shows the kennels: which room feature do you look at?
  .look = Look at the one in { $a-id }

# Turns

prompt-next-hero = Round { $round }: which Hero goes next?
prompt-opportunist = The order is { $order }. Does { $hero } swap places with somebody?
  .keep = Keep this order
prompt-action =
  { $basics ->
    [0] { $hero } has no basic action left: play a card, use an item, or end the turn?
    [one] What does { $hero } do? { $basics } basic action is left; cards and items come on top.
   *[other] What does { $hero } do? { $basics } basic actions are left; cards and items come on top.
  }
prompt-keep-wound = { $hero } recovers: which wound stays?
prompt-drop-surplus = { $hero } cannot carry all of it: which item stays here?
prompt-objective-in-sight = { $hero } sees what you came for, but has no hand free: drop an item for it?
prompt-fireplace = { $hero } rests at the fireplace: discard a card to draw two?
  .no = Keep the cards

# Moving

prompt-step =
  { $areas ->
    [0] { $hero } has no movement left: add some with a card?
    [one] Where does { $hero } go? { $areas } area is left.
   *[other] Where does { $hero } go? { $areas } areas are left.
  }
  .stop = Stop here
prompt-dodge = { $hero } dodges: where to?
  .stop = Stay here
prompt-withdraw = { $hero } may fall back by one area: where to?
  .stop = Stay here
prompt-bitter = { $hero } may draw a card for the wound. The deck is empty: a reshuffle takes a card out of the game.
  .draw = Reshuffle and draw
  .pass = Draw nothing
prompt-kestrel = The door is open: does { $hero } slip in at once?
  .stop = Wait here
prompt-evade = The attack is over: does { $hero } slip away from it?
  .pass = Stay here
prompt-knocked-back = { $hero } is knocked back: where to?
prompt-passage = A secret passage opens in { $area-id }: where does it lead?

# Cards

prompt-card-hero = “{ $card }”: for whom?
  .pass = For nobody
prompt-card-attack =
  { $why-id ->
    [counter] { $hero } strikes back: at whom, and with what?
    [harrier] Team Harrier: whom does { $hero } shoot?
    [overload] Overload: whom does { $hero } attack next?
    [frenzy] Frenzy: whom does { $hero } attack next?
    [quick-shot] Quick Shot: whom does { $hero } shoot next?
   *[other] “{ $why }”: whom does { $hero } attack?
  }
  .pass = Do not attack
prompt-card-door = “{ $card }”: which door?
  .pass = Leave the doors alone
prompt-card-take = “{ $card }”: what does { $hero } take?
  .pass = Take nothing
prompt-suppress = “{ $card }”: which area does { $hero } suppress?
  .at = Suppress { $a-id }
  .pass = Suppress nothing
prompt-unjam = Which weapon does { $hero } clear?
prompt-peek = { $hero } has looked at two cards: which one goes on top?
prompt-strike = Whom does { $hero } strike?
  .pass = Strike nobody
prompt-reconnoitre = Which room feature does { $hero } look at?
  .at = Look at the one in { $a-id }
  .pass = Look at nothing
prompt-track = Which spawn token does { $hero } trigger?
  .pass = Leave them alone
prompt-discard = Which card does { $hero } discard?
prompt-instant =
  { $moment-id ->
    [attacked] { $target } is attacked: does { $hero } play a card?
    [after-attacked] The attack on { $hero } is over: play a card?
    [kill-start] Kill the Intruders! begins: does { $hero } use something?
    [stations-start] Action Stations! begins: does { $hero } play a card?
    [enemy-enters-sight] { $enemy } comes into sight: does { $hero } play a card?
    [would-rise] { $room } sees { $hero } and would become more watchful: do something about it?
   *[patrol] A patrol is about to come: does { $hero } play a card?
  }
  .pass = Let it happen
prompt-false-trail = By which door does { $hero } let the patrol come?
  .door = Through the door { $a-id }, into { $b-id }

# Attacks

prompt-burst =
  { $left ->
    [one] The burst has { $left } point left: who else is hit?
   *[other] The burst has { $left } points left: who else is hit?
  }
  .next = Hit { $a }
prompt-splash = Who else takes the splash of { $hero }’s attack?
  .next = { $a }
prompt-dual-wielding = Does { $hero } take on a second enemy at once, against both defences together?
  .and = { $a } as well
  .pass = Only the one
prompt-push = Where is { $enemy } pushed?
prompt-harrier = Team Harrier: does { $hero } discard a card to shoot as well?
  .pass = Do not shoot
prompt-help = { $hero } stands at { $total } against { $target }: help with a card?
  .pass = Do not help
prompt-pacified = { $room } is pacified: does { $hero } take a heroic point for it?

# Tests

prompt-test =
  { $test-id ->
    [attack] { $hero } attacks: { $dice }, in all { $total } against a defence of { $target }. What now?
    [defence] { $hero } defends: { $dice }, in all { $total } against an attack of { $target }. What now?
    [noise] { $hero } makes noise: { $dice }, in all { $total }, and from 1 on it is heard. What now?
   *[item] { $hero } rolls { $dice }, in all { $total }. What now?
  }
prompt-vril-experiment = Does { $hero } use the experiment?
  .roll = Roll without a vril die
  .strike = Wound { $a }
prompt-heroic-point =
  { $test-id ->
    [attack] { $hero } needs { $target } to hit: roll, or succeed at once with a heroic point?
   *[defence] { $hero } needs { $target } to hold: roll, or succeed at once with a heroic point?
  }
prompt-two-heroic-points =
  { $test-id ->
    [attack] { $hero } has missed: turn it into a hit with two heroic points?
   *[defence] { $hero } is about to be wounded: prevent it with two heroic points?
  }
prompt-hush =
  { $dice ->
    [one] { $hero } is about to roll { $dice } noise die: keep it down with a card?
   *[other] { $hero } is about to roll { $dice } noise dice: keep it down with a card?
  }
  .pass = Roll them
prompt-merlin = { $hero }’s noise comes to { $total }: does { $by } re-roll one of the dice?
  .pass = Leave the dice
prompt-which-noise = Which of the two noise cards counts for { $hero }?
prompt-held-breath = The noise stands at { $total }: does { $hero } discard a card to take 2 off?
prompt-reroll-noise = “{ $card }”: which noise die does { $hero } re-roll?

# Being attacked

prompt-decoy = { $target } is attacked: does { $hero } draw the attack?
  .pass = Keep out of it
prompt-counter = Whom does { $hero } strike back at?
  .pass = Nobody
prompt-which-wound = Which of the two wound cards does { $hero } take?
  .keep = Take “{ $a }”
prompt-lose-skill = Which skill can { $hero } no longer use?
prompt-bear-wound = { $hero } draws “{ $card }”: does { $by } take its upper half?
  .pass = { $hero } takes it
prompt-jam = Which weapon of { $hero }’s jams?
prompt-drain = Which vril item or weapon of { $hero }’s is drained?
prompt-heal = Which wound is healed?
  .pass = Heal nothing

# Items

prompt-throw = Where does { $hero } throw it?
  .at = Throw it into { $a-id }
  .pass = Do not throw it
prompt-pain-killers = Who takes the Pain Killers?
prompt-potion = Who drinks the Vril Healing Potion?
prompt-goggles-tile = At which tile does { $hero } look through the goggles?
  .look = { $a }, tile { $a-id }
prompt-goggles = What does { $hero } reveal?
  .pass = Nothing more

# What the rules leave to the players

prompt-which-feature = Several room features come into sight: which one first?
prompt-which-token = Several spawn tokens are triggered: which one first?
prompt-which-level = Several spawn tokens lie in { $area-id }: which level first?
prompt-measured-from = Several Heroes are equally near: from where is the distance measured?
prompt-vril-enhanced = Which card does { $hero } bring back?
  .recover = Bring back “{ $a }”
prompt-which-room = Several rooms are equally near: which one is it?
prompt-which-door = Several doors are equally near: which one is locked?
prompt-lights = The lights go on: where does the smoke clear?
prompt-patrol-door = A patrol comes, and several doors are equally near: which one does it use?
  .door = Through the door { $a-id }, into { $b-id }
prompt-patrol-barracks = A patrol comes, and no door is left for it: from which barracks?
prompt-who-acts = Several enemies of a kind are to act: who goes first?
  .unit = { $a }
prompt-enemy-step = Several ways are equally short: where does { $enemy } go?
  .step = To { $a-id }
prompt-whom = Several Heroes are equally near: whom does { $enemy } attack?
prompt-which-group = Which attack comes first?
prompt-main-attacker = Who leads the attack? The others support it.
  .unit = { $a }
prompt-crossfire = Several enemies are equally near: who shoots?
  .unit = { $a }

## Answers

# In a turn

option-activate = { $a } goes next
option-swap = Swap places with { $a }
option-move = Move to { $a-id }
option-move-stand = Stand up
option-move-exit = Leave the map by the exit
option-attack =
  { $count ->
    [2] { $b-id ->
      [unarmed] Attack { $a } with bare hands
     *[other] Attack { $a } with { $b-the }
    }
   *[other] Attack { $a }
  }
option-search =
  { $count ->
    [0] Search the area
   *[other] Search: take { $a-the }
  }
option-ready =
  { $count ->
    [0] Ready equipment
   *[other] Ready { $a-the } again
  }
option-draw = Draw 2 cards
option-door = Unlock or open the door { $a-id }
option-recover = Recover with both basic actions: keep two wounds, discard the others
option-lead = Take charge of the prisoner
option-feature-alarm-box = Switch off the Alarm Box
option-feature-research-notes = Read the Research Notes
option-feature = Use { $a-the }
option-vengeance = Vengeance: rush into { $a-id }
option-card = Play “{ $a }”
option-use =
  { $count ->
    [2] Use { $a-the } with its vril dice
   *[other] Use { $a-the }
  }
option-give =
  { $count ->
    [1] Give something to { $a }
   *[other] Give { $b-the } to { $a }
  }
option-drop =
  { $count ->
    [0] Drop an item
   *[other] Drop { $a-the }
  }
option-plant = Plant a Demolition Charge here
option-end = End the turn

# On the way

option-step = Go to { $a-id }
option-stand = Stand up
option-exit = Leave the map by the exit
option-stop = Stop here
option-shoot = Shoot from here
option-push = To { $a-id }
option-passage = It leads to { $a-id }

# Cards

option-for = For { $a }
option-at = In { $a-id }
option-pass = Do nothing
option-no = No
option-unjam = Clear { $a-the }
option-first = “{ $a }” goes on top
option-strike = Strike { $a }
option-trigger = Trigger the token in { $a-id }
option-discard = Discard “{ $a }”
option-keep-hand = Keep the cards
option-instant = Play “{ $a }”
option-hold = Keep quiet about it
option-play = Play { $a }
option-play-lets-go-1 = Play “{ name-tactical }”: 1 more attack die
option-play-lets-go-2 = Play “{ name-tactical }”: 1 more defence die
option-play-lone-hunter-1 = Play “{ name-solitude }”: 2 more to the attack
option-play-lone-hunter-2 = Play “{ name-solitude }”: 2 more to the defence
option-help = { $a } plays { $b }
option-hush = Play { $a }

# Tests

option-roll = Roll the dice
option-add-vril = Add a vril die
option-done = Leave it at that
option-fail = Accept it
option-heroic =
  { $count ->
    [1] Spend a heroic point ({ $a }) and succeed
   *[other] Spend two heroic points ({ $a }, { $b }) and succeed
  }
option-spend =
  { $a-id ->
    [boost] { $b-id ->
      [vril] Boost the vril special: it counts 2, and another vril die is rolled
     *[other] Boost the special: it counts 2, and another die is rolled
    }
    [cancel] Cancel a surge with the vril special
    [loot] Spend the special on loot: the target drops something if it dies
    [unreliable] Spend the special on the weapon: it does not jam
    [burst] Burst: another attack die, and what is left over hits others
    [deadly] Deadly: two more attack dice
    [double-tap] Double Tap: 3 more to the total
    [rage] Rage: 3 more to the total
    [splash] Splash: the total counts against a second enemy, too
    [crowd-control] Crowd Control: push the enemies there away
    [stunned] Stunned: suppress the area
    [critical-hit] Critical Hit: wound the target at once
    [lifedrain] Lifedrain: heal one of your wounds
    [overload] Overload: attack again with the same weapon
    [shockwave] Shockwave: the total counts against everybody there
    [frenzy] Frenzy: attack again in melee
    [quick-shot] Quick Shot: shoot again
    [vril-implants] Vril Implants: turn a surge into a special
    [vril-enhanced] Vril Enhanced: bring back a card that had left the game
    [experiment-heal] Vril Experiment: heal one of your wounds
    [experiment-wound] Vril Experiment: wound an enemy here
    [counter] Counter: strike back after the attack
    [heavy-infantry] Heavy Infantry: two more defence dice
    [iron-hide] Iron Hide: 3 more to the total
    [mech-implants] Mech Implants: another defence die
    [stand-down] Stand Down: ignore all damage
    [vril-shield] Vril Shield: ignore all damage
    [auf-deutsch] Auf Deutsch: the nearest room calms down by one level
    [recon] Recon: cancel the upper half of the noise card
    [silent] Silent: nobody hears anything
    [sleight-of-hand] Sleight of Hand: choose one of two noise cards
    [special-ops] Special Ops: draw a card
    [vril-healing-potion] Spend the special on the potion: heal all wounds
    [vril-goggles] Spend the special on the goggles: reveal as much as you like
    [vril-injection] Spend the special on the injection: one more die in attacks and defences
   *[other] Spend the special on { $a }
  }
option-reroll =
  { $count ->
    [2] { $b-id ->
      [attack] Re-roll the blank attack dice ({ $a })
      [defence] Re-roll the blank defence dice ({ $a })
      [noise] Re-roll the noise dice ({ $a })
      [vril] Re-roll the blank vril dice ({ $a })
     *[other] Re-roll a die: { $b } ({ $a })
    }
    [3] Re-roll two dice: { $b }, { $c } ({ $a })
    [4] Re-roll three dice: { $b }, { $c }, { $d } ({ $a })
    [5] Re-roll four dice: { $b }, { $c }, { $d } and another ({ $a })
   *[other] Re-roll many dice: { $b }, { $c }, { $d } and more ({ $a })
  }
option-again = Re-roll the { $a }
option-apply = Apply “{ $a }”

# Attacks

option-next = { $a } is next
option-and = { $a } as well
option-counter = Strike back at { $a }
option-decoy = Draw the attack
option-bear = { $a } takes the upper half
option-take-point = Take the heroic point
option-leave-point = Leave it

# Wounds

option-keep =
  { $count ->
    [0] Keep it as it is
   *[other] Keep “{ $a }”
  }
option-lose = Lose { $a }
option-heal = { $a }: heal “{ $b }”
option-jam = { $a-the } jams
option-drain = { $a-the } is drained

# What the rules leave to the players

option-token = The one in { $a-id }
option-level = Level { $a }
option-area = From { $a-id }
option-none = None
option-leave-objective = Leave it for now
option-replace = { $a }, in place of “{ $b }”
option-point = { $a } gets it
option-unlock = Take the lock off { $a-id }
option-to = { $a } carries it
option-look = Look at tile { $a-id }
option-turn = Turn { $a-the }
option-reveal =
  { $count ->
    [2] { $a-id ->
      [feature] The room feature in { $b-id }
      [item] The item in { $b-id }
     *[token] The spawn token in { $b-id }
    }
   *[other] The one in { $a-id }
  }
option-calm = { $a } calms down
option-rise = { $a } becomes more watchful
option-lock = Lock { $a-id }
option-clear-smoke = In { $a-id }
option-barracks = From the barracks at { $a-id }
option-unit = { $a }
option-hero = { $a }
option-group =
  { $b-id ->
    [melee] The melee attack on { $a }
   *[ranged] The ranged attack on { $a }
  }
