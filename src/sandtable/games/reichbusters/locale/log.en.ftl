### Reichbusters: Projekt Vril: what happened.

## Rounds and turns

event-round-began = Round { $round } begins.
event-order-dealt = The order of this round: { $heroes }.
event-turn-began = { $hero } begins a turn.
event-turn-ended = { $hero }’s turn is over.
event-phase-began =
  { $phase-id ->
    [raise-the-alarm] The enemy’s turn. Raise the Alarm!
    [action-stations] Action Stations!
   *[kill-the-intruders] Kill the Intruders!
  }
event-tracker-moved =
  { $n ->
    [0] The mission tracker starts again on space { $marker }: now it counts the rounds until time is up.
   *[other] The mission tracker moves to space { $marker }.
  }
event-alarm-pending = The tracker has run out: the alarm goes off as soon as this is done.
event-alarm-sounded = The alarm goes off! Every enemy is alert now, and moves at once.
event-banged =
  { $kind-id ->
    [bang] Bang! That was loud: no test needed.
   *[boom] Boom! The whole castle heard that.
  }

## Heroes

event-captured = { $hero } lies among too many enemies and is captured.
event-freed = { $hero } is free again.
event-downed = { $hero } is Downed.
event-stood-up = { $hero } gets up.
event-recovered =
  { $kept-count ->
    [0] { $hero } recovers without a scratch.
   *[other] { $hero } recovers and keeps: { $kept }.
  }
event-hero-moved = { $hero } goes to { $area-id }.
event-hero-left = { $hero } leaves the castle by the exit in { $area-id }.
event-knocked-back = { $hero } is knocked back to { $area-id }.
event-knocked-down = { $hero } is knocked down.
event-cleared = { $room } is cleared: no patrol comes from there any more.
event-door-unlocked = { $unit } takes the lock off the door { $door-id }.
event-door-opened = { $unit } opens the door { $door-id }.
event-door-locked = The door { $door-id } is locked.

## Cards

event-cards-drawn =
  { $cards-count ->
    [one] { $hero } draws a card: { $cards }.
   *[other] { $hero } draws { $cards-count } cards: { $cards }.
  }
event-cards-counted =
  { $n ->
    [one] { $hero } draws { $n } card.
   *[other] { $hero } draws { $n } cards.
  }
event-card-discarded = { $hero } discards “{ $card }”.
event-deck-reshuffled = { $hero }’s deck is shuffled again; “{ $removed }” leaves the game.
event-card-recalled = { $hero } puts “{ $card }” back on top of the deck.
event-card-played = { $hero } plays “{ $card }”.
event-modifier-played = { $hero } plays “{ $card }”.
event-feature-known = The feature in { $area-id } is known: { $feature }.
event-feature-looked-at = Somebody has looked at the feature in { $area-id }.
event-deck-peeked =
  { $deck-id ->
    [noise] { $hero } looks at the next noise cards: { $cards }.
   *[spawn] { $hero } looks at the next spawn cards: { $cards }.
  }
event-deck-looked-at =
  { $deck-id ->
    [noise] { $hero } looks at the next noise cards.
   *[spawn] { $hero } looks at the next spawn cards.
  }

## Items and equipment

event-item-found = { $hero } finds { $item-the }.
event-item-used-up = { $hero } uses up { $item-the }.
event-item-given = { $hero } gives { $item-the } to { $other }.
event-item-dropped = { $hero } drops { $item-the }.
event-item-used = { $hero } uses { $item-the }.
event-item-shown = In { $area-id } lies { $item-the }.
event-loot-dropped =
  { $loot-id ->
    [vril] Vril loot drops in { $area-id }.
   *[normal] Loot drops in { $area-id }.
  }
event-charge-planted = { $hero } plants a charge in { $area-id }.
event-escort-taken = { $hero } takes charge of the prisoner.
event-escort-left = The prisoner stays behind in { $area-id }.
event-readied = { $hero } makes { $what-the } ready again.
event-jammed = { $what-the } jams in { $hero }’s hands.
event-drained = { $hero } has drained { $what-the }.

## Tests

event-attacked =
  { $weapon-id ->
    [unarmed] { $hero } attacks { $target } with bare hands.
   *[other] { $hero } attacks { $target } with { $weapon-the }.
  }
event-rolled =
  { $test-id ->
    [attack] { $hero } rolls { $dice } against a defence of { $target }.
    [defence] { $hero } rolls { $dice } against an attack of { $target }.
    [noise] { $hero } makes noise: { $dice }.
   *[item] { $hero } rolls { $dice }.
  }
event-rerolled = { $hero } re-rolls ({ $source }): { $dice }.
event-boosted = { $hero } boosts a special: { $die }.
event-special-spent =
  { $effect-id ->
    [cancel] { $hero } spends a special to cancel a surge.
   *[other] { $hero } spends a special: { $effect }.
  }
event-test-ended =
  { $test-id ->
    [attack] { $hero }’s attack comes to { $total } against { $target }.
    [defence] { $hero }’s defence comes to { $total } against { $target }.
    [noise] { $total ->
      [0] Nobody hears { $hero }.
     *[other] The noise comes to { $total }.
    }
   *[item] The result is { $total }.
  }
event-point-spent = { $hero } spends a heroic point ({ $kind }) and succeeds.
event-point-gained = { $hero } gets a heroic point ({ $kind }).

## Harm

event-enemy-wounded = { $enemy } is wounded.
event-enemy-changed = { $enemy } is wounded and fights on in another way.
event-enemy-killed = { $enemy } falls in { $area-id }.
event-enemy-pushed = { $enemy } is pushed to { $area-id }.
event-exploded = { $enemy } blows up in { $area-id }.
event-blast = Everybody in { $area-id } is wounded.
event-wound-drawn =
  { $damage ->
    [0] { $hero } draws a wound: { $card }.
   *[other] { $hero } takes { $damage } damage and draws a wound: { $card }.
  }
event-wound-kept = The wound stays: { $card }.
event-wound-healed = { $hero } is rid of a wound: { $card }.
event-damage-ignored = { $hero } takes no damage.
event-target-changed = { $other } takes the attack on { $hero }.

## Noise, and who heard it

event-noise-card-drawn =
  { $total ->
    [0] A noise card is drawn: “{ $card }”.
   *[other] { $hero } was heard: “{ $card }”.
  }
event-noise-card-heeded = It was loud enough: the lower half of “{ $card }” happens.
event-patrol-came =
  { $door ->
    [none] A patrol of level { $level } comes from the barracks at { $area-id }.
   *[other] A patrol of level { $level } comes through the door { $door-id }, into { $area-id }.
  }
event-room-rose =
  { $level ->
    [1] { $room } becomes suspicious: if it sees a Hero again it is alert.
   *[other] { $room } is alert: its enemies act now, and bring the alarm nearer.
  }
event-room-fell =
  { $level ->
    [0] { $room } is at ease again.
   *[other] { $room } calms down, but stays suspicious.
  }
event-rise-cancelled = { $hero } was not there: { $room } notices nothing.

## What is uncovered

event-feature-revealed = In { $area-id }: { $feature }.
event-feature-worked = In { $area-id } this does its work: { $feature }.
event-feature-removed = In { $area-id } this is gone: { $feature }.
event-passage-opened = A secret passage joins { $area-id } and { $other-id }.
event-token-triggered = The spawn token of level { $level } in { $area-id } is triggered.
event-spawn-card-drawn = A spawn of level { $level }: { $card }.
event-enemy-spawned = { $enemy } appears in { $area-id }.
event-not-spawned = Nobody comes for the letter { $code }.
event-suppressed = { $area-id } is suppressed: enemies there do nothing.
event-obscured = Smoke hides { $area-id }.
event-smoke-gone = The smoke over { $area-id } clears.
event-woke = { $enemy } wakes up.

## The enemy

event-enemy-headed =
  { $distance ->
    [one] { $enemy } heads for { $hero }, { $distance } area away.
   *[other] { $enemy } heads for { $hero }, { $distance } areas away.
  }
event-enemy-moved =
  { $towards ->
    [none] { $enemy } flees to { $area-id }.
   *[other] { $enemy } goes to { $area-id }, towards { $towards }.
  }
event-enemy-stayed =
  { $why-id ->
    [suppressed] { $enemy } keeps its head down: its area is suppressed.
    [entered-suppressed] { $enemy } stops: the area is suppressed.
    [fixed] { $enemy } cannot move.
    [on-guard] { $enemy } stays on guard.
    [with-hero] { $enemy } stays with { $hero }.
    [in-range] { $enemy } stays: { $hero } is in range.
    [no-way] { $enemy } finds no way.
    [waits-at-door] { $enemy } has no hands and waits at the door.
    [coward] { $enemy } does not dare to go on.
    [cornered] { $enemy } would flee, but cannot.
    [mark-gone] { $enemy } has lost its target.
   *[other] { $enemy } stays where it is.
  }
event-tie-broken = Of equally short ways { $unit } takes the one by { $chosen-id }.
event-enemy-aimed =
  { $reach-id ->
    [melee] { $enemy } goes for { $hero }.
   *[ranged] { $enemy } aims at { $hero }.
  }
event-enemy-attacked =
  { $attackers-count ->
    [0] { $enemy } attacks { $hero } with { $attack }.
   *[other] { $enemy } attacks { $hero } with { $attack }, supported by { $attackers }.
  }
