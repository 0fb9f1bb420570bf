### Wolfenstein: The Board Game: what is asked and answered, what happened, and why not.

## Questions
## An attribute words one of the answers for this question only.

# Before the first round, and when a new one begins

prompt-extra-ammo =
  { $left ->
    [one] Which ammo token does { $hero } take along?
   *[other] Which ammo token does { $hero } take along? There are { $left } to pick.
  }
prompt-shared-life = Only one Hero has shared life on this level: who?
  .choose = Give the shared life token to { $a }
prompt-starter = Who starts round { $round }?
prompt-next-hero = Which Hero is activated next?

# A Hero’s turn

prompt-enter = Where does { $hero } enter the castle?
prompt-place = On which square does { $model } stand?
prompt-action =
  { $ap ->
    [0] { $hero } has no AP left: what can still be done?
    [one] What does { $hero } do? 1 AP is left.
   *[other] What does { $hero } do? { $ap } AP are left.
  }
prompt-step-off = { $model } has come through the passage: where to?
prompt-next-bot = Which bot acts next for { $hero }?
prompt-bot-action =
  { $ap ->
    [0] { $model } has no AP left: what can still be done?
    [one] What does { $model } do? 1 AP is left.
   *[other] What does { $model } do? { $ap } AP are left.
  }

# Cards

prompt-event = “{ $card }”: what does { $hero } do?
  .choose = { $a }
  .decline = Leave this one alone
prompt-event-cost = How does { $hero } pay for it?
prompt-head-for = Several Hero spawn tokens are equally near: which one does { $hero } head for?
prompt-choose-model =
  { $effect-id ->
    [ammo] Who gets the ammo?
    [damage] Who takes the damage?
    [fatigue] Who is fatigued?
    [heal] Who is healed?
    [order] Who gets the order?
    [remove] Who leaves the board?
    [sabotage] Who is sabotaged?
    [silent-execution] Who is executed silently?
    [stun] Who is stunned?
   *[other] Who is it for?
  }
  .choose = { $a }
prompt-choose-place = “{ $card }”: where is the noise?
  .choose = In { $a }
prompt-choose-text = “{ $card }”: which one?
  .choose = Text { $a } of the card
  .choose-1 = { $text-1 }
  .choose-2 = { $text-2 }
prompt-put = “{ $card }”: on which square is { $hero } put?
prompt-blast = { $hero } uses “{ $card }”: on which square?
prompt-take-card = Which of these cards does { $hero } keep: { $cards }?
  .take = Keep { $a-the }
prompt-take-ammo =
  { $n ->
    [one] Which ammo token does { $hero } take?
   *[other] Which ammo token does { $hero } take? There are { $n } to pick.
  }
prompt-unjam = “{ $card }”: which weapon can shoot again?
prompt-order =
  { $left ->
    [one] Where does { $model } go by order? { $left } square is left.
   *[other] Where does { $model } go by order? { $left } squares are left.
  }
  .stop = Leave it where it is

# Attacks

prompt-reroll =
  { $most ->
    [one] { $hero } against { $target }: { $faces }. Reroll { $most } die?
   *[other] { $hero } against { $target }: { $faces }. Reroll up to { $most } dice?
  }
  .keep = Keep the roll as it is
prompt-after-roll = { $hero } against { $target }: { $faces }. Use { $item-the }?
  .decline = Leave the roll as it is
prompt-keep-blade = { $hero } has killed with { $item-the }: keep the card?
  .keep = Keep { $item-the }
  .discard = Discard { $item-the }
prompt-react =
  { $hp ->
    [0] { $hero } is about to lose { $armor } Armor: use a card against it?
   *[other] { $armor ->
      [0] { $hero } is about to lose { $hp } HP: use a card against it?
     *[other] { $hero } is about to lose { $hp } HP and { $armor } Armor: use a card against it?
    }
  }
  .decline = Take the damage
prompt-cancel-hits = Which hits does { $hero } cancel? HP Hits: { $hp }, Armor Hits: { $armor }.
prompt-shield = { $other } is about to lose { $hp } HP: does { $hero } step in?
  .decline = Do not step in
prompt-scapegoat = { $model } ducks: who takes the damage instead?
  .choose = { $a } takes it

# The AI controller’s decisions

prompt-who-acts = Several Nazis are equally quick and equally near: who acts first?
prompt-nazi-target = Whom does { $model } attack?
prompt-nazi-goal = Where does { $model } go?
prompt-nazi-step = By which way does { $model } go towards { $goal }?
prompt-place-spawn = On which of these equally good squares does a model come in?
prompt-spawn-first = Which model comes in first?
prompt-step-out = On which square does { $model } climb out?

## Answers

# Rounds and turns

option-start = { $a } starts
option-contest = Let the dice say who decides
option-activate = Activate { $a }
option-enter = Enter at { $a }
option-place = Put the model on { $a-id }
option-end = End the activation

# Actions of a Hero or a bot

option-move = Move to { $a-id }
option-passage = Go through { $a }
option-open = Open the door { $a }
option-clear = Remove the barricade { $a }
option-search = Search { $a }
option-peek = Look at the card first: { $a }
option-attack =
  { $count ->
    [1] Attack { $a }
    [2] Attack { $a } with { $b-the }
   *[other] Attack { $a } with { $b-the } ({ $c })
  }
option-execute = Execute { $a } silently with { $b-the }
option-throw = Throw { $b-the } at { $a }
option-fatigue = Take the fatigue action: more AP and a second attack now, half the AP next turn
option-reload = Reload { $a-the }
option-use = Use { $a-the }
option-skill = Use the skill “{ $a }”
option-share-life = Share life with { $a }: full HP and Armor again
option-ready = Put { $a-the } in the weapon slot
option-equip = Put on { $a-the }
option-unequip = Take off { $a-the }
option-attach = Attach { $a-the } to { $b-the }
option-detach = Take the attached card off { $a-the }
option-give = Give { $b-the } to { $a }

# Cards, dice and damage

option-choose = Choose: { $a }
option-decline = Decline
option-pay = Pay: { $a }
option-head-for = Head for { $a }
option-take = Take { $a-the }
option-put = Put the Hero on { $a-id }
option-aim = Aim at { $a-id }
option-unjam = Take the reload token off { $a-the }
option-stop = Stop here
option-reroll =
  { $count ->
    [0] Reroll
   *[other] Reroll { $a }
  }
option-keep = Keep it
option-discard = Discard it
option-react = Use { $a-the }
option-cancel = Cancel HP Hits: { $a }, Armor Hits: { $b }
option-cancel-2-0 = Cancel 2 HP Hits
option-cancel-1-1 = Cancel 1 HP Hit and 1 Armor Hit
option-cancel-0-2 = Cancel 2 Armor Hits
option-shield = Take { $a } HP of it

# The enemy

option-act = { $a } acts
option-towards = Towards { $a }
option-step = Step to { $a-id }
option-spawn = { $a } comes in first

## What happened

# Rounds and turns

event-round-began = Round { $round } begins. Starting player: { $starter }.
event-phase-began =
  { $phase-id ->
    [player-phase] The Player Phase begins.
    [nazi-phase] The Nazi Phase begins.
   *[clean-up] Clean-up begins.
  }
event-hero-entered = { $hero } enters the castle on { $at-id }.
event-activation-began =
  { $ap ->
    [0] { $model } is activated, without any AP.
   *[other] { $model } is activated with { $ap } AP.
  }
event-activation-ended = { $model } is done.
event-controller-passed = The AI controller token goes to { $seat }.
event-contested =
  { $hits ->
    [0] { $seat } rolls to decide: neither shield nor heart.
    [one] { $seat } rolls to decide: { $hits } shield or heart.
   *[other] { $seat } rolls to decide: { $hits } shields and hearts.
  }

# Actions

event-moved =
  { $ap ->
    [0] { $model } is moved from { $start-id } to { $at-id }.
    [one] { $model } goes from { $start-id } to { $at-id }.
   *[other] { $model } struggles from { $start-id } to { $at-id }: { $ap } AP.
  }
event-passage-used = { $model } takes secret passage { $letter } and comes out on { $at-id }.
event-placed = { $model } is put on { $at-id }.
event-door-opened = { $model } opens the door { $door }.
event-barricade-removed = { $model } removes the barricade { $barricade }.
event-fatigued = { $hero } gets a fatigue token.
event-refreshed = { $hero } loses the fatigue token.
event-ap-gained = { $hero } gets { $ap } more AP.
event-reloaded = { $hero } gets { $weapon-the } ready to shoot again.
event-reload-failed = { $hero } fails to reload { $weapon-the }: the reload token stays.
event-weapon-readied = { $hero } takes { $weapon-the } in hand.
event-equipped = { $hero } puts on { $item-the }.
event-unequipped = { $hero } takes off { $item-the }.
event-attached = { $hero } attaches { $item-the } to { $weapon-the }.
event-given = { $hero } gives { $thing-the } to { $other }.
event-item-used = { $hero } uses { $item-the }.
event-card-discarded = { $hero } discards “{ $card }”.
event-skill-used = { $model } uses the skill “{ $skill }”.
event-life-shared = { $hero } shares life with { $other }, who is back at full HP and Armor.

# Searching and getting

event-searched = { $model } searches { $token }.
event-card-drawn =
  { $deck-id ->
    [equipment] { $hero } draws an equipment card: { $card }.
    [weapons] { $hero } draws a weapon card: { $card }.
    [events] { $hero } draws an event card: “{ $card }”.
   *[chests] { $hero } draws a chest card: “{ $card }”.
  }
event-cards-seen =
  { $cards-count ->
    [0] { $hero } looks for cards, but there are none.
   *[other] { $hero } looks at the top of a deck: { $cards }.
  }
event-event-chosen = “{ $card }”: { $hero } decides to: { $option }.
event-event-kept = { $hero } keeps “{ $card }” until it is done.
event-event-completed = { $hero } has completed the event “{ $card }”.
event-tested =
  { $success ->
    [yes] { $hero } takes a test: { $face }, passed.
   *[no] { $hero } takes a test: { $face }, failed.
  }
event-gained =
  { $thing-id ->
    [gp] { $n-sign ->
      [minus] { $hero } loses { $n-size } GP.
     *[other] { $hero } gains { $n-size } GP.
    }
    [shared-life] { $hero } gets the shared life token.
   *[other] { $hero } gets { $thing-the }.
  }
event-deck-shuffled =
  { $deck-id ->
    [equipment] The equipment deck is shuffled.
    [weapons] The weapon deck is shuffled.
    [events] The event deck is shuffled.
   *[chests] The chest deck is shuffled.
  }

# Attacks and damage

event-attacked =
  { $ability ->
    [none] { $attacker } attacks { $target } with { $weapon-the }.
   *[other] { $attacker } attacks { $target } with { $weapon-the }: “{ $ability }”.
  }
event-rolled =
  { $faces-count ->
    [0] { $model } has no die to roll.
   *[other] { $model } rolls: { $faces }.
  }
event-rerolled = { $model } rerolls: { $faces } → { $into }.
event-weapon-emptied = { $hero } has to reload: a reload token goes on { $weapon-the }.
event-hurt =
  { $hp ->
    [0] { $model } loses { $armor } Armor.
   *[other] { $armor ->
      [0] { $model } loses { $hp } HP.
     *[other] { $model } loses { $hp } HP and { $armor } Armor.
    }
  }
event-missed = { $attacker } does { $target } no harm.
event-cancelled =
  { $card ->
    [none] { $n ->
      [one] { $hero } is spared { $n } hit.
     *[other] { $hero } is spared { $n } hits.
    }
   *[other] { $n ->
      [one] { $hero } is spared { $n } hit by { $card-the }.
     *[other] { $hero } is spared { $n } hits by { $card-the }.
    }
  }
event-shielded = { $hero } steps in for { $other } and takes { $n } HP of the damage.
event-diverted =
  { $other-id ->
    [hitler-49] { $model } finds nobody to hide behind: only half of the damage counts.
   *[other] { $model } hides behind { $other }, who takes the damage.
  }
event-healed = { $hero } gets { $hp } HP back.
event-stunned = { $model } is stunned.
event-sabotaged = { $model } is sabotaged.
event-killed =
  { $hero ->
    [nobody] { $model } is dead.
   *[other] { $hero } has killed { $model }.
  }
event-removed = { $model } leaves the board.
event-bleeding = { $hero } has no HP left and is bleeding.
event-died = { $hero } is dead.

# Noise, hazard, spawning

event-noise-made = There is noise in { $place-the }.
event-noise-gone = The noise in { $place-the } dies away.
event-smoke-spread = Smoke fills { $place-the }.
event-hazard-moved =
  { $n-sign ->
    [minus] { $n-size ->
      [1] The hazard tracker goes down to { $at }.
     *[other] The hazard tracker goes down by { $n-size } to { $at }.
    }
   *[other] { $n-size ->
      [1] The hazard tracker goes up to { $at }.
     *[other] The hazard tracker goes up by { $n-size } to { $at }.
    }
  }
event-alarm-raised = The alarm goes off!
event-spawned = { $model } comes in on { $at-id }.
event-not-spawned = One more { $kind } would come in, but there is no model or no room for it.
event-bot-gained = { $model } now fights for { $hero }.

# The Nazi Phase

event-activated = { $model } stirs and will act in this phase.
event-chosen =
  { $goal ->
    [nobody] { $model } is next to act.
   *[other] { $model } goes for { $goal }.
  }
event-blocked = { $model } is blocked and has to wait.
event-waited = { $model } stays where it is.

## Why not

# Action points, glory and ammo

why-too-few-ap =
  { $left ->
    [0] This takes { $ap } AP, and none is left.
    [one] This takes { $ap } AP, and only { $left } is left.
   *[other] This takes { $ap } AP, and only { $left } are left.
  }
why-too-few-gp =
  { $left ->
    [0] This takes { $gp } GP, and there are none.
    [one] This takes { $gp } GP, and there is only { $left }.
   *[other] This takes { $gp } GP, and there are only { $left }.
  }
why-no-ammo = An attack with this weapon needs { $kind } ammo, and there is none.
why-too-little-ammo =
  { $left ->
    [0] This ability takes { $n } { $kind } ammo, and there is none.
   *[other] This ability takes { $n } { $kind } ammo, and there is only { $left }.
  }

# Moving, doors and barricades

why-stands-there = { $model } is there already.
why-rooted = { $hero } may not move any more in this turn.
why-token-there = A token lies on { $at-id }, and nobody may stand there.
why-enemy-there = An enemy is on { $at-id }.
why-friend-there = A friend is on { $at-id }, and two may not stay there.
why-no-stopping = Nobody may stop on { $at-id }.
why-no-way-off = There would be no AP or no way left to get off { $at-id } again, and nobody may stop there.
why-out-of-reach =
  { $left ->
    [0] No AP is left to get to { $at-id }.
   *[other] With { $left } AP, { $at-id } is out of reach.
  }
why-must-leave-token = Nobody may stop on the token on { $at-id }: move on first.
why-not-on-passage = Secret passage { $letter } is used from one of its own tokens.
why-passage-blocked = Somebody is on the far token of secret passage { $letter }.
why-door-is-open = The door { $door } is open already.
why-not-at-door = The door { $door } is on no side of this square.
why-locked-until-searched =
  { $objectives-count ->
    [1] The door { $door } stays locked until objective { $objectives } has been searched.
   *[other] The door { $door } stays locked until these objectives have been searched: { $objectives }.
  }
why-locked-at-first =
  { $rounds ->
    [1] The door { $door } stays locked in round 1.
   *[other] The door { $door } stays locked until the end of round { $rounds }.
  }
why-barricade-is-gone = The barricade { $barricade } is gone already.
why-not-at-barricade = The barricade { $barricade } is on no side of this square.
why-no-piercing-weapon = No weapon that pierces metal is in the slot.

# Searching

why-not-beside = { $token } can be searched from an adjacent square only.
why-enemies-there = There are enemies in { $place-the }.
why-bots-search-chests = Bots search nothing but chests, and so not { $token }.
why-no-card-there = No card is drawn for { $token }.
why-nothing-to-peek-with = Only who wears a card for it can look ahead.
why-nothing-new-to-see = The top card of that deck is known, or there is none.

# Attacking

why-has-attacked = No attack is left in this turn.
why-sabotaged = A sabotage token forbids all attacks in this turn.
why-not-an-enemy = { $target } is no enemy.
why-not-in-sight = { $target } is not in line of sight.
why-not-adjacent = That takes an adjacent square.
why-out-of-range = The distance is { $distance }, the range only { $range }.
why-too-near = The distance is { $distance }, and under { $range } this cannot attack.
why-not-in-the-slot = The weapon slot holds another weapon: first put { $weapon-the } there.
why-in-the-slot = The weapon slot holds one already: { $weapon }.
why-weapon-is-empty = A reload token lies on { $weapon-the }.
why-weapon-is-loaded = No reload token lies on { $weapon-the }.
why-just-emptied = The reload token on { $weapon-the } is from this very turn and stays.
why-has-reloaded = { $hero } has reloaded in this turn and cannot shoot without the fatigue action.
why-ability-used = { $hero } has used a weapon ability in this turn already.
why-ability-is-useless = “{ $ability }” would change nothing here.

# Fatigue, skills and shared life

why-fatigue-action-taken = The fatigue action can be taken only once a turn.
why-already-fatigued = { $hero } has a fatigue token already.
why-always-active = “{ $skill }” is always active and need not be used.
why-skill-used-this-turn = One skill has been used in this turn, and no other may be.
why-once-in-a-mission = “{ $skill }” can be used only once a mission, and has been.
why-would-do-nothing = “{ $skill }” would do nothing now.
why-not-oneself = Nobody shares life with oneself.
why-not-bleeding = { $hero } is not bleeding.
why-no-shared-life = { $hero } has no shared life token.

# Cards

why-used-not-worn = “{ $item }” is a card to use, not to wear.
why-goes-on-weapons = “{ $item }” goes on a weapon, not on a Hero.
why-not-for-weapons = “{ $item }” does not go on weapons.
why-no-such-slot = { $hero } has no slot for this kind of item: { $type }.
why-wears-one = “{ $item }” would take the place of a card just like it.
why-stays-on = “{ $item }” stays on once it is put on.
why-needed-to-stand = Without { $item-the } this Hero would have no HP left.
why-has-an-attachment = { $item-the } takes up the place on { $weapon-the }.
why-nothing-attached = Nothing is attached to { $weapon-the }.
why-does-not-fit = “{ $item }” does not fit on { $weapon-the }.
why-bleeding = { $hero } is bleeding and gives nothing away.
why-too-far-to-give = { $hero } is not on an adjacent square.
why-bots-carry-nothing = { $hero } is a bot and carries nothing.
why-cannot-be-given = This stays with its Hero: { $thing }.
why-worn = “{ $item }” must be taken off first.
why-not-for-use = “{ $item }” is no card to use on its own.
why-not-attached = “{ $item }” must be worn to be used.
why-used-this-round = “{ $item }” has been used in this round.
why-item-does-nothing = “{ $item }” would do nothing now.
why-another-type-first = “{ $item }” can be kept only if no card of the wanted types is there.
why-does-not-have = The price is a card that is not at hand: { $item }.
why-cannot-decline = “{ $card }” cannot be declined.

## Odds

odds-kill = { $percent }% to kill
odds-hurt = { $percent }% to hurt, on average { NUMBER($hp, maximumFractionDigits: 1) } HP and { NUMBER($armor, maximumFractionDigits: 1) } Armor
odds-reload = { $percent }% risk of a reload token
odds-success = { $percent }% to succeed

## Names where they are used

# A model’s number, a token’s number, the places that a door or barricade joins; `pair-` where nothing else is said

pair- = { $first } { $second }
pair-model = { $first } { $second }
pair-models = { $first } { $second }
pair-attacker = { $first } { $second }
pair-target = { $first } { $second }
pair-goal = { $first } { $second }
pair-hero = { $first } { $second }
pair-other = { $first } { $second }
pair-token = { $first } { $second }
pair-piece = { $first } { $second }
pair-card = { $first } { $second }
pair-activate = { $first } { $second }
pair-attack = { $first } { $second }
pair-execute = { $first } { $second }
pair-throw = { $first } { $second }
pair-search = { $first } { $second }
pair-peek = { $first } { $second }
pair-give = { $first } { $second }
pair-choose = { $first } { $second }
pair-act = { $first } { $second }
pair-towards = { $first } { $second }
pair-spawn = { $first } { $second }
pair-pay = { $second } { $first }
pair-open = { $first }–{ $second }
pair-clear = { $first }–{ $second }
pair-barricade = { $first }–{ $second }
pair-area = { $first }–{ $second }

# Of a Boss there is but one

name-bevli-46 = { name-bevli }
name-von-grim-47 = { name-von-grim }
name-mecha-hitler-48 = { name-mecha-hitler }
name-hitler-49 = { name-hitler }
name-hans-grosse-50 = { name-hans-grosse }

# What an event leaves open: an empty value has a name too

name-ability- = none
name-card- = none
name-hero- = nobody
name-goal- = nobody

# Players

name-seat-player-1 = { name-player-1 }
name-seat-player-2 = { name-player-2 }
name-seat-player-3 = { name-player-3 }
name-seat-player-4 = { name-player-4 }

# Rooms and corridors: short on the map, in full in a sentence

name-place-r1 = { name-r1 }
  .the = Room 1
name-place-r2 = { name-r2 }
  .the = Room 2
name-place-r3 = { name-r3 }
  .the = Room 3
name-place-r4 = { name-r4 }
  .the = Room 4
name-place-r5 = { name-r5 }
  .the = Room 5
name-place-r6 = { name-r6 }
  .the = Room 6
name-place-r7 = { name-r7 }
  .the = Room 7
name-place-r8 = { name-r8 }
  .the = Room 8
name-place-c1 = { name-c1 }
  .the = Corridor 1
name-place-c2 = { name-c2 }
  .the = Corridor 2
name-place-c3 = { name-c3 }
  .the = Corridor 3
name-place-c4 = { name-c4 }
  .the = Corridor 4
name-place-c5 = { name-c5 }
  .the = Corridor 5
name-place-c6 = { name-c6 }
  .the = Corridor 6
name-place-c7 = { name-c7 }
  .the = Corridor 7
name-place-c8 = { name-c8 }
  .the = Corridor 8

name-choose-r1 = { name-place-r1.the }
name-choose-r2 = { name-place-r2.the }
name-choose-r3 = { name-place-r3.the }
name-choose-r4 = { name-place-r4.the }
name-choose-r5 = { name-place-r5.the }
name-choose-r6 = { name-place-r6.the }
name-choose-r7 = { name-place-r7.the }
name-choose-r8 = { name-place-r8.the }
name-choose-c1 = { name-place-c1.the }
name-choose-c2 = { name-place-c2.the }
name-choose-c3 = { name-place-c3.the }
name-choose-c4 = { name-place-c4.the }
name-choose-c5 = { name-place-c5.the }
name-choose-c6 = { name-place-c6.the }
name-choose-c7 = { name-place-c7.the }
name-choose-c8 = { name-place-c8.the }

# What a Nazi goes for that sees nobody

name-goal-r1 = the noise in { name-place-r1.the }
name-goal-r2 = the noise in { name-place-r2.the }
name-goal-r3 = the noise in { name-place-r3.the }
name-goal-r4 = the noise in { name-place-r4.the }
name-goal-r5 = the noise in { name-place-r5.the }
name-goal-r6 = the noise in { name-place-r6.the }
name-goal-r7 = the noise in { name-place-r7.the }
name-goal-r8 = the noise in { name-place-r8.the }
name-goal-c1 = the noise in { name-place-c1.the }
name-goal-c2 = the noise in { name-place-c2.the }
name-goal-c3 = the noise in { name-place-c3.the }
name-goal-c4 = the noise in { name-place-c4.the }
name-goal-c5 = the noise in { name-place-c5.the }
name-goal-c6 = the noise in { name-place-c6.the }
name-goal-c7 = the noise in { name-place-c7.the }
name-goal-c8 = the noise in { name-place-c8.the }
name-towards-r1 = { name-goal-r1 }
name-towards-r2 = { name-goal-r2 }
name-towards-r3 = { name-goal-r3 }
name-towards-r4 = { name-goal-r4 }
name-towards-r5 = { name-goal-r5 }
name-towards-r6 = { name-goal-r6 }
name-towards-r7 = { name-goal-r7 }
name-towards-r8 = { name-goal-r8 }
name-towards-c1 = { name-goal-c1 }
name-towards-c2 = { name-goal-c2 }
name-towards-c3 = { name-goal-c3 }
name-towards-c4 = { name-goal-c4 }
name-towards-c5 = { name-goal-c5 }
name-towards-c6 = { name-goal-c6 }
name-towards-c7 = { name-goal-c7 }
name-towards-c8 = { name-goal-c8 }

# Tokens

name-token-chest = { name-chest }
name-token-event = { name-event }
name-token-objective-a = { name-objective-a }
name-token-objective-b = { name-objective-b }
name-token-objective-c = { name-objective-c }
name-token-objective-d = { name-objective-d }
name-search-chest = { name-chest }
name-search-event = { name-event }
name-search-objective-a = { name-objective-a }
name-search-objective-b = { name-objective-b }
name-search-objective-c = { name-objective-c }
name-search-objective-d = { name-objective-d }
name-enter-a = { name-hero-spawn-a }
name-enter-b = { name-hero-spawn-b }
name-enter-c = { name-hero-spawn-c }
name-enter-d = { name-hero-spawn-d }
name-head-for-a = { name-hero-spawn-a }
name-head-for-b = { name-hero-spawn-b }
name-head-for-c = { name-hero-spawn-c }
name-head-for-d = { name-hero-spawn-d }
name-letter-a = A
name-letter-b = B
name-letter-c = C

# Faces of the die

name-faces-hp = { name-face-hp }
name-faces-armor = { name-face-armor }
name-faces-reload = { name-face-reload }
name-faces-blank = { name-face-blank }
name-into-hp = { name-face-hp }
name-into-armor = { name-face-armor }
name-into-reload = { name-face-reload }
name-into-blank = { name-face-blank }
name-reroll-hp = { name-face-hp }
name-reroll-armor = { name-face-armor }
name-reroll-reload = { name-face-reload }
name-reroll-blank = { name-face-blank }

# What is taken, given, gained and paid

name-thing-light = 1 light ammo
name-thing-heavy = 1 heavy ammo
name-thing-special = 1 special ammo
name-thing-gp = Glory Points
name-thing-shared-life = shared life
name-give-light = { name-thing-light }
name-give-heavy = { name-thing-heavy }
name-give-special = { name-thing-special }
name-give-gp = { name-thing-gp }
name-give-shared-life = { name-thing-shared-life }
name-take-light = { name-thing-light }
name-take-heavy = { name-thing-heavy }
name-take-special = { name-thing-special }
name-ap = AP
name-gp = GP
name-pay-fatigue = fatigue
name-pay-nothing = nothing

# The options of event cards, as answers and in the log

name-choose-help = { name-chased-help }
name-choose-kill = { name-chased-kill }
name-choose-report = { name-wireless-set-report }
name-choose-smash = { name-wireless-set-smash }
name-choose-free = { name-captive-engineer-free }
name-choose-notes = { name-captive-engineer-notes }
name-choose-wake = { name-sleeping-machine-wake }
name-choose-strip = { name-sleeping-machine-strip }
name-choose-open = { name-feeding-hatch-open }
name-choose-creep = { name-feeding-hatch-creep }
name-choose-spoil = { name-officers-table-spoil }
name-choose-eat = { name-officers-table-eat }
name-choose-pay = { name-quartermasters-clerk-pay }
name-choose-threaten = { name-quartermasters-clerk-threaten }
name-choose-let-go = { name-loose-floorboards-let-go }
name-choose-hang-on = { name-loose-floorboards-hang-on }
name-choose-shut = { name-gas-in-the-pipes-shut }
name-choose-run = { name-gas-in-the-pipes-run }
name-choose-take-along = { name-courier-take-along }
name-choose-take-bag = { name-courier-take-bag }
name-choose-trust = { name-cooks-offer-trust }
name-choose-lock-in = { name-cooks-offer-lock-in }
name-choose-burn = { name-projection-room-burn }
name-choose-watch = { name-projection-room-watch }
name-choose-climb = { name-goods-lift-climb }
name-choose-ring = { name-goods-lift-ring }
name-choose-bandage = { name-deserter-bandage }
name-choose-question = { name-deserter-question }
name-choose-fire = { name-prototype-fire }
name-choose-dismantle = { name-prototype-dismantle }
name-choose-overload = { name-fuse-box-overload }
name-choose-cut = { name-fuse-box-cut }
name-choose-fight = { name-ambush-fight }
name-choose-fall-back = { name-ambush-fall-back }
name-choose-force = { name-cells-force }
name-choose-pass-key = { name-cells-pass-key }
name-choose-load = { name-munitions-hoist-load }
name-choose-jam = { name-munitions-hoist-jam }
name-choose-shoot = { name-portrait-gallery-shoot }
name-choose-look-behind = { name-portrait-gallery-look-behind }

name-option-help = { name-chased-help }
name-option-kill = { name-chased-kill }
name-option-report = { name-wireless-set-report }
name-option-smash = { name-wireless-set-smash }
name-option-free = { name-captive-engineer-free }
name-option-notes = { name-captive-engineer-notes }
name-option-wake = { name-sleeping-machine-wake }
name-option-strip = { name-sleeping-machine-strip }
name-option-open = { name-feeding-hatch-open }
name-option-creep = { name-feeding-hatch-creep }
name-option-spoil = { name-officers-table-spoil }
name-option-eat = { name-officers-table-eat }
name-option-pay = { name-quartermasters-clerk-pay }
name-option-threaten = { name-quartermasters-clerk-threaten }
name-option-let-go = { name-loose-floorboards-let-go }
name-option-hang-on = { name-loose-floorboards-hang-on }
name-option-shut = { name-gas-in-the-pipes-shut }
name-option-run = { name-gas-in-the-pipes-run }
name-option-take-along = { name-courier-take-along }
name-option-take-bag = { name-courier-take-bag }
name-option-trust = { name-cooks-offer-trust }
name-option-lock-in = { name-cooks-offer-lock-in }
name-option-burn = { name-projection-room-burn }
name-option-watch = { name-projection-room-watch }
name-option-climb = { name-goods-lift-climb }
name-option-ring = { name-goods-lift-ring }
name-option-bandage = { name-deserter-bandage }
name-option-question = { name-deserter-question }
name-option-fire = { name-prototype-fire }
name-option-dismantle = { name-prototype-dismantle }
name-option-overload = { name-fuse-box-overload }
name-option-cut = { name-fuse-box-cut }
name-option-fight = { name-ambush-fight }
name-option-fall-back = { name-ambush-fall-back }
name-option-force = { name-cells-force }
name-option-pass-key = { name-cells-pass-key }
name-option-load = { name-munitions-hoist-load }
name-option-jam = { name-munitions-hoist-jam }
name-option-shoot = { name-portrait-gallery-shoot }
name-option-look-behind = { name-portrait-gallery-look-behind }
## Table options

setting-mission = Mission
setting-difficulty = Difficulty
setting-heroes = Heroes
setting-players = Players
setting-tie-breaks = Equally good options of the enemy
name-tie-breaks-ask = the AI controller decides
name-tie-breaks-automatic = the first one counts
setting-die = Faces of the die
name-die-ruled = as ruled
name-die-even = 3 of each
setting-fixed-items = Items that stay on
name-fixed-items-booster-and-suit = Boosters and Suits
name-fixed-items-booster-and-armor = Boosters and Armor
setting-laserkraftwerk = The 8 on the LaserKraftWerk
name-laserkraftwerk-eight-is-a-price = is the price of Tesla
name-laserkraftwerk-eight-is-always = is the sign for always active
setting-hans-grosse = Hans Grösse is at hand for the hardest level
