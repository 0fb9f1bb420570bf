### Halls of Hegra: what is asked and answered, what happened, and why not.

title = Halls of Hegra
tagline = Eleven days in a snowbound fortress, with too few people and too little of everything.

## The table

heading = Day { $day } of 11 · { $stage } · { $phase }
opens = Dig out { $space-the }
outcome =
  { $result-id ->
    [defeat] Defeat: { $cause }.
   *[other] The fortress has held out: { $result }.
  }

# Resting points

name-phase-event = Event card
name-phase-doubt-discs = Doubt discs
name-phase-recruit = Recruiting
name-phase-air-tiles = Air tiles
name-phase-hit-tiles = Hit tiles
name-phase-infantry = Infantry arrive
name-phase-attack = Infantry Attack
name-phase-morning = Morning
name-phase-muster = Morning muster
name-phase-place = Placing Defenders
name-phase-mobilisation = Mobilisation actions
name-phase-walls = Defend the Walls
name-phase-artillery = Fire Artillery
name-phase-send-runners = Runners set out
name-phase-counter-patrol = Counter Patrol
name-phase-runners = Supply Run
name-phase-returns = Runners come home
name-phase-maintenance = Maintenance
name-phase-infirmary = Infirmary
name-phase-relapse = Relapse and Recovery
name-phase-morale-modifiers = Morale, step A: modifiers
name-phase-morale-cards = Morale, step B: cards
name-phase-surrender = Morale, step C: Surrender
name-phase-turn-track = Morale, step D: Patrols
name-phase-coup = Coup
name-phase-retreat = Retreat
name-phase-last-stand = Last Stand
name-phase-next-day = Morale, step E: a new day

# Results and causes of defeat

name-defeat = Defeat
name-cause-skull = the Surrender marker has reached the skull
name-cause-too-few-healthy = too few healthy Defenders are left to go on
name-cause-last-stand = too few healthy Defenders have survived the Last Stand

## Questions
## An attribute words one of the answers for this question only.

# Event Phase

prompt-recruit =
  { $drawn ->
    [one] 1 Defender has come forward: draw again, or stop before Doubt sets in?
   *[other] { $drawn } Defenders have come forward: draw again, or stop before Doubt sets in?
  }
  .stop =
    { $drawn ->
      [one] Stop and keep the one Defender
     *[other] Stop and keep all { $drawn }
    }
prompt-keep-one = Doubt sets in: which one of the new Defenders stays?
prompt-reinforce = Which Defender goes from the Reserve into the Recruit bag?
  .take = Put the { $a } into the Recruit bag
  .stop = Add nobody else
prompt-enlist = Which Defender goes from the Reserve to Tired?
  .take = Take in the { $a }
prompt-tire = Which Ready Defender goes to Tired?
prompt-jam = Which Gun jams?
prompt-choose-text = Which of the texts of “{ $card }” do you follow?
  .choose-1 = { $one }
  .choose-2 = { $two }
prompt-bed-or-wait = The { $disc } is injured, level { $level }: a bed, or the Waiting Area?
  .bed = Give the { $disc } a bed
  .wait = Send the { $disc } to the Waiting Area
prompt-charge-victim = The Charge breaks into the halls: who dies in { $area-the }?

# Morning Phase

prompt-muster =
  { $credit ->
    [0] Whom do you make Ready or send to Rest this morning?
    [one] Who becomes Ready? 1 more Defender is paid for.
   *[other] Who becomes Ready? { $credit } more Defenders are paid for.
  }
  .done = End the muster: all others stay Tired
prompt-ready =
  { $left ->
    [one] Which Tired Defender becomes Ready?
   *[other] Which Tired Defenders become Ready? Up to { $left } more can.
  }
  .stop = Make nobody else Ready
prompt-place = Where do your Ready Defenders work today?
  .done = Begin the day’s work

# Day Phase

prompt-mobilise =
  { $left ->
    [0] Mobilisation: which action is resolved next?
    [one] Mobilisation: what now? This action can be resolved once more.
   *[other] Mobilisation: what now? This action can be resolved { $left } more times.
  }
  .stop = Leave this action
  .done = End the Mobilisation actions
prompt-negotiate = Negotiate for free: Fear or Doubt?
prompt-defend = Who acts next in defence of the walls?
  .done = End the defence of the walls
prompt-target = Which Infantry does the { $disc } strike?
prompt-shoot-sector = Which Sector is fired on?
prompt-shoot = Which Infantry is removed?
prompt-fire-artillery = Which Gun fires next, and at what?
  .done = Fire no more today
prompt-remove-how-many = How many Infantry does the shelling remove from Sector { $sector }?
prompt-shell = What does the shelling hit on { $row-the }?
  .stop = Hit nothing else
prompt-airfield = What does the shelling do to { name-airfield }?
  .stop = Do nothing else
prompt-counter-patrol =
  { $left ->
    [0] Counter Patrol: which Patrol is removed?
    [one] Counter Patrol: which Patrol is removed? There is time for 1 more.
   *[other] Counter Patrol: which Patrol is removed? There is time for { $left } more.
  }
  .stop = End the Counter Patrol
  .done = Send out no Counter Patrol
prompt-lower-suspicion = The Counter Patrol can also lower Suspicion by 2: shall it?
prompt-next-runner = Which runner moves next?
  .done = Leave the other runners where they are
prompt-run =
  { $moves ->
    [one] Where does the { $disc } on { $at-the } go? { $moves } space is left to move.
   *[other] Where does the { $disc } on { $at-the } go? { $moves } spaces are left to move.
  }
  .halt = Halt on { $at-the }
prompt-take-token = The { $disc } is at a Depot: take a { $group }?
  .take = Take the { $group }
  .leave = Leave the { $group }
prompt-enemy = The { $disc } meets the enemy on { $at-the }: what now?
  .stop = Stop here: Suspicion −1
prompt-next-delivery = Which runner delivers next?
prompt-remove-patrol = Which Patrol is removed?
prompt-maintenance =
  { $left ->
    [0] Maintenance: which action is resolved next?
    [one] Maintenance: what now? This action can be resolved once more.
   *[other] Maintenance: what now? This action can be resolved { $left } more times.
  }
  .stop = Leave this action
  .done = End the Maintenance
prompt-repair = What is repaired for free?
prompt-order-snow =
  { $place ->
    [1] Which Snow card goes on top?
   *[other] Which Snow card goes in place { $place } from the top?
  }
prompt-infirmary = Which Patient is treated?
  .stop = Treat nobody else
  .done = End the treatment
prompt-admit = Which waiting Patient gets the empty bed?
prompt-morale-card =
  { $left ->
    [one] Which of the drawn Morale cards is resolved?
   *[other] Which of the drawn Morale cards is resolved? { $left } are due.
  }
prompt-use-or-ignore = Is “{ $card }” resolved or ignored?
  .use = Resolve “{ $card }” and put it in the Reserve
  .ignore = Ignore “{ $card }” and discard it
prompt-man-wall = Who mans { $space-the }?

## Answers

# Everywhere

option-done = Go on
option-stop = Stop here
option-keep =
  { $count ->
    [0] Leave Suspicion as it is
   *[other] Keep the { $a }
  }
option-take =
  { $count ->
    [0] Take a Delivery token
   *[other] Take the { $a }
  }

# Event Phase

option-draw = Draw another disc
option-tire = Send the { $a } to Tired
option-jam = Let { $a-the } jam
option-choose = Follow text { $a } of the card
option-bed = Give the Defender a bed
option-wait = Send the Defender to the Waiting Area
option-give-up = Give up the { $a }

# Morning Phase

option-spend = Spend { $a }
option-spend-supply = Spend 1 Supply to make Defenders Ready
option-spend-morale = Spend 1 Morale to make 2 Defenders Ready
option-ready = Make the { $a } Ready
option-rest = Send the { $a } to Rest
option-place = Place the { $a } on { $b-the }
option-withdraw = Withdraw the Defender from { $a-the }

# Mobilisation

option-negotiate = Negotiate over { $a }
option-negotiate-fear = Negotiate: lower Fear by 1
option-negotiate-doubt = Negotiate: ease Doubt by 1
option-open =
  { $a-id ->
    [supply] Open the route of the { name-group-supply }
    [patrol] Open the route of the { name-group-patrol }
    [miss] Open the route of the { name-group-miss }
   *[morale] Open the route of the { name-group-morale }
  }

# Walls

option-fire = Fire from { $a-the }
option-machine-gun =
  { $count ->
    [1] Fire the Machine Gun from { $a-the }
   *[other] Fire the Machine Gun from { $a-the } and spend 1 Supply: +2
  }
option-reckless = Send out the { $a } in Reckless Defence
option-call = Call in fire on { $a-the }: up to 2 Infantry lie down
option-remove = Remove 1 Infantry from { $a }
option-remove-0 = Remove nobody
option-remove-1 = Remove 1 Infantry
option-remove-2 = Remove 2 Infantry
option-remove-3 = Remove 3 Infantry
option-remove-4 = Remove 4 Infantry
option-remove-5 = Remove 5 Infantry
option-suppress = Suppress 1 Infantry in { $a }
option-aim = Fire on { $a-the }
option-cease = Cease fire

# Artillery

option-gun-1 = Fire { name-gun-1 } at { $a-the }
option-gun-2 = Fire { name-gun-2 } at { $a-the }
option-shell = Hit the { $a }
option-bomb = Destroy Air stack { $b }, counted from the left
option-bomb-morale = Raise Morale by 2
option-bomb-miss = Add 2 Miss tiles to the Hit bag
option-bomb-surrender = Lower Surrender by 1
pair-shell = { $first } on { $second }

# Supply Run

option-counter = Remove the Patrol on { $a-the }
option-counter-suspicion = Find no Patrol, but lower Suspicion
option-lower = Lower Suspicion by 2
option-run = Move runner { $a }
option-go = Go to { $a-the }
option-halt = Halt here
option-sneak = Sneak past
option-fight = Fight the { $a }
option-leave = Leave the Delivery token
option-deliver = Receive runner { $a }
option-patrol = Remove the Patrol on { $a-the }

# Maintenance

option-shovel =
  { $count ->
    [0] Shovel Snow
   *[other] Shovel Snow only { $a } times
  }
option-shovel-1 = Shovel Snow only once
option-repair = Repair { $a-the }
option-unjam = Unjam { $a-the }
option-bolster = Bolster { $a }
option-bolster-miss = Bolster: 1 Miss tile into the Hit bag
option-bolster-defence = Bolster: Defence +1
option-promote = Promote the { $a } to Soldier
option-inspire =
  { $count ->
    [0] Inspire the garrison: Morale rises
   *[other] Inspire only { $a } times
  }
option-inspire-1 = Inspire only once
option-radio =
  { $count ->
    [0] Send word by Radio: Hope for the Low Morale deck
   *[other] Send word only { $a } times
  }
option-radio-1 = Send word only once
option-map-room = Study the maps: order the top Snow cards
option-next = Put “{ $a }” next

# Infirmary

option-treat =
  { $count ->
    [1] Treat the Patient in { $a-the }
   *[other] Treat the waiting { $b }
  }
option-cure =
  { $count ->
    [1] Treat the Patient in { $a-the } fully
   *[other] Treat the waiting { $b } fully
  }
option-admit = Give the bed to the { $a }
option-nobody = Leave the bed empty
pair-treat = { $first } (level { $second })
pair-cure = { $first } (level { $second })
pair-admit = { $first } (level { $second })

# Morale

option-resolve = Resolve “{ $a }”
option-use = Resolve the card and put it in the Reserve
option-ignore = Ignore the card and discard it
option-leave-empty = Leave this position empty
option-man = Send the { $a }
pair-man = { $first } from { $second }

## What happened

event-day-began = Day { $day } begins: { $stage }.
event-event-drawn = Event: “{ $card }”. Weather: { $weather }.
event-track-moved =
  { $track-id ->
    [surrender] { $now ->
      [0] Surrender now stands at { name-german-retreat }.
      [1] Surrender now stands at { name-truce }.
      [2] Surrender now stands at { name-honourable-surrender }.
      [3] Surrender now stands at { name-surrender }.
     *[other] Surrender has reached the skull.
    }
    [supply] Supplies are stretched: 1 Supply now makes { $now } Defenders Ready instead of { $before }.
    [doubt] Doubt goes from step { $before } to step { $now }; step 0 is the worst.
    [morale] { $before-sign ->
      [minus] { $now-sign ->
        [minus] Morale goes from −{ $before-size } to −{ $now-size }.
       *[other] Morale goes from −{ $before-size } to { $now-size }.
      }
     *[other] { $now-sign ->
        [minus] Morale goes from { $before-size } to −{ $now-size }.
       *[other] Morale goes from { $before-size } to { $now-size }.
      }
    }
   *[other] { $track-the } goes from { $before } to { $now }.
  }
event-supplies-changed =
  { $change-sign ->
    [minus] { $change-size ->
      [one] 1 Supply is gone; { $now } left.
     *[other] { $change-size } Supplies are gone; { $now } left.
    }
   *[other] { $change-size ->
      [one] 1 Supply comes in; { $now } in store.
     *[other] { $change-size } Supplies come in; { $now } in store.
    }
  }
event-skipped =
  { $what-id ->
    [artillery] There is no Artillery tile to move: nothing happens.
    [charge] The Charge finds nobody to kill.
    [creep] No Infantry can creep forward.
    [jam] No Gun can jam.
    [straggler] All Infantry are out: none is left to take a bed.
    [cure] There is no Patient to treat fully: nothing happens.
    [defence] Defence is at its top and stays there.
    [doubt] Doubt cannot be changed: nothing happens.
    [enlist] Nobody in the Reserve can be taken in.
    [fear] Fear cannot be changed: nothing happens.
    [high] There is no Despair card left to add.
    [injure] Nobody is there to be injured.
    [lose] Nobody is there to be lost.
    [low] There is no Hope card left to add.
    [miss] There is no Miss tile to move: nothing happens.
    [negotiate] The time for negotiating is over: nothing happens.
    [patrol] There is no Patrol to remove: nothing happens.
    [recruit] There is nobody to recruit in the Recruit bag.
    [reinforce] There is nobody in the Reserve to add to the Recruit bag.
    [repair] There is nothing to repair.
    [shoot] There is no Infantry to fire on.
    [snow-card] Nothing is left under the snow.
    [supplies] There are no Supplies to lose.
    [surrender] Surrender is at its best and stays there.
    [tire] Nobody is Ready: nobody tires.
    [treat] There is no Patient to treat.
   *[other] Impossible, and so skipped: { $what }.
  }
event-doubt-added =
  { $discs ->
    [one] 1 Doubt disc goes into the Recruit bag.
   *[other] { $discs } Doubt discs go into the Recruit bag.
  }
event-doubt-removed =
  { $discs ->
    [one] 1 Doubt disc leaves the Recruit bag.
   *[other] { $discs } Doubt discs leave the Recruit bag.
  }
event-drawn = Drawn from { $source-the }: { $what }.
event-moved = The { $disc } goes from { $source-the } to { $to-the }.
event-recruited =
  { $discs-count ->
    [0] No recruit joins you.
   *[other] New in Ready: { $discs }.
  }
event-rolled =
  { $what-id ->
    [gun-1] { $what }: a { $die }; below { $total } the Gun jams.
    [gun-2] { $what }: a { $die }; below { $total } the Gun jams.
   *[other] Fire from { $what-the }: a { $die }, in all { $total }.
  }
event-infantry-added =
  { $count ->
    [one] 1 Infantry arrives in Sector { $sector }.
   *[other] { $count } Infantry arrive in Sector { $sector }.
  }
event-infantry-placed = Sector { $sector } rolls { $dice }: Grenade { $grenade }, Hit { $hit }, Move { $move }.
event-infantry-moved =
  { $to ->
    [0] { $count ->
      [0] No Infantry reaches the Charge box.
      [one] 1 Infantry goes from Sector { $sector } into the Charge box.
     *[other] { $count } Infantry go from Sector { $sector } into the Charge box.
    }
   *[other] { $count ->
      [one] 1 Infantry goes from Sector { $sector } to Sector { $to }.
     *[other] { $count } Infantry go from Sector { $sector } to Sector { $to }.
    }
  }
event-infantry-stood-up =
  { $count ->
    [one] 1 suppressed Infantry stands up.
   *[other] { $count } suppressed Infantry stand up.
  }
event-infantry-suppressed =
  { $count ->
    [one] 1 Infantry lies down in Sector { $sector }.
   *[other] { $count } Infantry lie down in Sector { $sector }.
  }
event-infantry-removed =
  { $count ->
    [one] 1 Infantry is removed from Sector { $sector }.
   *[other] { $count } Infantry are removed from Sector { $sector }.
  }
event-hits-taken =
  { $shots ->
    [one] 1 shot against Defence { $defence }: hits { $hits }.
   *[other] { $shots } shots against Defence { $defence }: hits { $hits }.
  }
event-charged =
  { $count ->
    [one] 1 Infantry charges.
   *[other] { $count } Infantry charge.
  }
event-injured = The { $disc } from { $source-the } is injured: level { $level }.
event-admitted = The { $disc } is brought to { $to-the } at level { $level }.
event-died = The { $disc } dies in { $source-the }.
event-lost = The { $disc } is lost: from { $source-the } to the Reserve.
event-treated = The { $disc } gets better: level { $level }.
event-healed =
  { $disc-id ->
    [infantry] The { $disc } is healed and sent away.
   *[other] The { $disc } is healed and goes to Tired.
  }
event-relapsed = The { $disc } gets worse: level { $level }.
event-hit-tiles-drawn =
  { $tiles-count ->
    [0] Hit tiles drawn, 0 of { $asked }: the Hit bag is empty.
   *[other] Hit tiles drawn, { $tiles-count } of { $asked }: { $tiles }.
  }
event-damaged = { $where-the } is damaged.
event-repaired = 1 Damage tile is cleared from { $where-the }.
event-tiles-added =
  { $count-sign ->
    [minus] { $count-size ->
      [one] 1 tile leaves the Hit bag: { $tile }.
     *[other] { $count-size } tiles leave the Hit bag: { $tile }.
    }
   *[other] { $count-size ->
      [one] 1 tile goes into the Hit bag: { $tile }.
     *[other] { $count-size } tiles go into the Hit bag: { $tile }.
    }
  }
event-air-stack-gone = A stack of 2 Air tiles leaves the board for { $to-the }: { $tile }.
event-infantry-advanced =
  { $steps ->
    [one] All Infantry advance one Sector
   *[other] All Infantry advance { $steps } Sectors
  }{ $charging ->
    [0] {""}; none of them charges.
   *[other] {""}; { $charging } of them charge.
  }
event-artillery-placed = German Artillery takes up position on { $at-the }.
event-artillery-returned = The German Artillery on { $at-the } is driven off.
event-patrol-placed = A German Patrol appears on { $at-the }.
event-patrol-removed = The German Patrol on { $at-the } is gone.
event-placed = The { $disc } is placed on { $space-the }.
event-resolved = Action: { $space }.
event-jammed = { $what-the } jams.
event-unjammed = { $what-the } is unjammed.
event-gun-fired = { $gun } fires at { $target-the } with strength { $strength }.
event-route-opened = A new route is open: { $group } at { $depot-the }.
event-runner-sent = The { $disc } sets out from the Fortress.
event-runner-moved = The { $disc } goes from { $source-the } to { $to-the }.
event-runner-checked =
  { $passed ->
    [yes] The { $disc } { $how }: a { $die } against Suspicion { $suspicion }, passed.
   *[no] The { $disc } { $how }: a { $die } against Suspicion { $suspicion }, failed.
  }
event-cargo-taken = The { $disc } takes a { $group }.
event-cargo-lost = A { $group } is lost.
event-delivered = The { $disc } brings home a { $group }.
event-snow-card-revealed = Under the snow: { $card }.
event-card-shuffled-in = “{ $card }” is shuffled into { $deck-the }.
event-card-resolved = “{ $card }” is resolved.
event-card-ignored = “{ $card }” is ignored.
event-promoted = The { $disc } is promoted to Soldier.
event-befell =
  { $what-id ->
    [coup] The Coup: fear spreads, and the walls must be manned.
    [retreat] The Retreat: the village is lost and the siege begins.
    [last-stand] The Last Stand: one more attack to survive.
   *[other] { $what }.
  }
event-counted = Healthy Defenders: { $healthy }; required: { $required }.
event-ended =
  { $result-id ->
    [defeat] Defeat: { $cause }.
   *[other] The siege is over and you have survived: { $result }.
  }

## Why not

why-wrong-day = { $space-the } can be used on days { $first } to { $last } only.
why-not-dug-out = { $space-the } still lies under the snow.
why-wall-damaged = { $space-the } is blocked by damage.
why-no-gun-can-fire = No Gun can fire: each one’s Status tiles are jammed or covered by damage.
why-not-ready = No { $disc } is Ready.
why-barred = The { $disc } may not be placed on { $space-the }.
why-gun-not-in-play = { $gun } has not been dug out yet.
why-gun-cannot-fire = { $gun } shows no working Status tile.
why-gun-has-fired = { $gun } has already fired today.
why-gun-too-weak = { $gun } shows no strength icon, so it reaches nothing but Sectors.
why-nobody-there = There is no Infantry in { $target-the }.
why-nobody-placed = Nobody is on { $space-the }.
why-too-few = { $space } needs { $cost } Defenders to be resolved once.
why-promote-needs-two = To promote, the Officer and a Volunteer or Hunter must be here.
why-no-soldier-in-reserve = No Soldier’s disc is left in the Reserve.
why-nothing-to-repair = Nothing is damaged or jammed.
why-jam-under-damage = The jammed tile of { $gun-the } lies under Damage, which must be repaired first.
why-no-miss-left = No Miss tile is left in the Reserve.
why-defence-at-top = Defence is at its highest.
why-nothing-to-bolster = Defence is at its highest and no Miss tile is left in the Reserve.
why-track-at-best = { $track } cannot get any better.
why-no-route-left = Every supply route is open.
why-no-patients = Nobody is in the Infirmary.
why-no-patrols = There is no Patrol on the map.
why-medics-do-not-fight = A Medic cannot fight.
why-bombed-already = This was already done today.
why-surrender-at-best = The Surrender marker is at its best.
why-no-air-left = No stack of Air tiles is left.
why-hope-or-despair-first = A Hope or Despair card must be among those you choose.
why-nothing-to-hit = There is nothing to hit on { $target-the }.
why-no-supplies = You have no Supplies.
why-morale-at-bottom = Morale is at its lowest and cannot be spent.
why-nobody-tired = Nobody is Tired.
why-credit-left =
  { $credit ->
    [one] What you spent still makes 1 more Defender Ready.
   *[other] What you spent still makes { $credit } more Defenders Ready.
  }
why-no-rest-today = The Event card lets nobody rest this morning.
why-rested-enough = Two Defenders have gone to Rest this morning, and no more may.
why-not-tired = No { $disc } is Tired.
why-spend-first = Making a Defender Ready takes a Supply or a Morale: spend one first.
why-walls-are-held = Nobody leaves { $space-the } without being replaced.
why-space-taken = Another Defender is on { $space-the }, and two may not stay there.
why-not-adjacent = No path leads straight from { $at-the } to { $space-the }.
why-nowhere-to-sneak = There is no space left to sneak on to.
why-only-soldiers-fight = Only Soldiers fight, not the { $disc }.
why-wall-empty = Nobody mans { $space-the }.
why-has-fired = The Defender on { $space-the } has already fired.
why-nobody-in-range = No Infantry is in range of the { $disc }.
why-no-machine-gun-yet = The Machine Gun comes with the Siege.
why-not-from-this-wall = The Machine Gun is out of reach from { $space-the }.
why-machine-gun-jammed = The Machine Gun is jammed.
why-telephone-not-staffed = Too few Defenders are at the Field Telephone.
why-right-part-damaged = The right part of { $space-the } is damaged.
why-has-called = The Field Telephone has made all its calls today.
why-nobody-to-suppress = No Infantry is standing in Sector { $sector }.
why-not-on-reckless = No { $disc } is on Reckless Defence.
why-out-of-range = { $target } is out of range of the { $disc }.
why-lies-already = The Infantry are on the ground already: { $target }.

## Odds

odds-doubt = { $percent }% risk of Doubt
odds-hit = { $percent }% to hit
odds-unseen = { $percent }% to pass
odds-jam = { $percent }% risk of a jam

## More names

name-commander = Commander
  .the = the Commander
name-disc-infantry = German
name-patrol = Patrol
name-runner = Runner
name-supply = Supply
name-morale = Morale
name-fear = Fear
name-defence = Defence
name-suspicion = Suspicion
name-air = Air stack
name-lying = lying
name-shell-artillery = Artillery
name-fight-artillery = Artillery
name-how-sneak = sneaks
name-how-fight = fights
name-coup = Coup
name-retreat = Retreat
name-source-high = High Morale deck
  .the = the High Morale deck
name-source-low = Low Morale deck
  .the = the Low Morale deck
name-deck-high = High Morale deck
  .the = the High Morale deck
name-deck-low = Low Morale deck
  .the = the Low Morale deck
name-deck-snow = Snow cards
  .the = the Snow cards

# Pieces and their marks

name-status-icon = Status tile with icon
name-status-blank = blank Status tile
name-level = Level
pair-mark = { $first } { $second }
name-closed = closed
name-damaged = damaged
name-jammed = jammed
name-mark-level = level
name-red = red
name-right-part-damaged = right part damaged
name-suppressed = suppressed
name-mark-supply = { name-group-supply }
name-mark-patrol = { name-group-patrol }
name-mark-miss = { name-group-miss }
name-mark-morale = { name-group-morale }

# Parts of the table

name-zones = Areas
name-walls = Defensive Positions
name-actions = Action spaces
name-guns = Guns
name-sectors = Sectors
name-infirmary = Infirmary
name-map = Map

# Facts about spaces and cards

name-fact-section = Section
name-fact-cost = Cost
name-fact-doubles = Count as two
name-fact-bars = Barred
name-fact-times = Resolved today
name-fact-rule = Rule
name-fact-strength = Strength
name-fact-can-fire = Can fire
name-fact-space = Action space
name-fact-criterion = Hit criterion
name-fact-grenade = Grenade
name-fact-hit = Hit
name-fact-move = Move
name-fact-range = Range reaches down to here
name-fact-row = Row
name-fact-number = Number
name-fact-depot = Delivery
name-fact-artillery = Artillery symbol
name-fact-weather = Weather
name-fact-infantry = Infantry arriving
name-fact-chart = Who is hurt first

# Counts

name-supplies = Supplies
name-infantry-reserve = Infantry in the Reserve
name-air-stacks = Air stacks
name-snow-cards = Snow cards
name-low-deck = Cards in the Low Morale deck
name-high-deck = Cards in the High Morale deck
name-hope-in-low = Hope cards among them
name-despair-in-high = Despair cards among them
name-hit-draws = Hit tiles a day
name-healthy = Healthy Defenders
name-required = Healthy Defenders required

## Table options

setting-difficulty = Difficulty
name-difficulty-recruit = Recruit: 1 Infantry fewer each day
name-difficulty-standard = Standard
name-difficulty-veteran = Veteran: 1 Infantry more each day
setting-stand-up-after-free-advance = Suppressed Infantry stand up after a free advance
setting-lying-count-in-red-sector = Lying Infantry in a red Sector cost Morale too
setting-charge-fallback = Whom a Charge takes when the walls and Tired are empty
name-charge-fallback-ready = a Ready Defender
name-charge-fallback-nobody = nobody
name-charge-fallback-ready-then-rest = a Ready Defender, or else one in Rest
setting-retreat-moves-marker = The Retreat moves the Artillery marker
setting-sneak-suspicion = When a passed Sneak raises Suspicion
name-sneak-suspicion-after-movement = after the whole movement
name-sneak-suspicion-at-once = at once
setting-freed-bed = When a bed freed by treatment can be filled
name-freed-bed-at-once = at once
name-freed-bed-in-recovery = in Recovery only
