### Reichbusters: Projekt Vril: what happened.

## Rounds and turns

event-round-began = La manche { $round } commence.
event-order-dealt = L’ordre de cette manche : { $heroes }.
event-turn-began = { $hero } commence son tour.
event-turn-ended = Le tour de { $hero } est fini.
event-phase-began =
  { $phase-id ->
    [raise-the-alarm] Tour de l’ennemi. Donnez l’alarme !
    [action-stations] Aux postes de combat !
   *[kill-the-intruders] Tuez les intrus !
  }
event-tracker-moved =
  { $n ->
    [0] La piste de mission repart de la case { $marker } : elle compte désormais les manches avant la fin.
   *[other] La piste de mission avance en case { $marker }.
  }
event-alarm-pending = La piste est au bout : l’alarme se déclenche dès que ceci est réglé.
event-alarm-sounded = L’alarme se déclenche ! Tous les ennemis sont en alerte, et agissent aussitôt.
event-banged =
  { $kind-id ->
    [bang] Bang ! Trop fort pour un test.
   *[boom] Boum ! Tout le château l’a entendu.
  }

## Heroes

event-captured = { $hero } gît au milieu de trop d’ennemis et se fait capturer.
event-freed = { $hero } retrouve la liberté.
event-downed = { $hero } est hors de combat.
event-stood-up = { $hero } se relève.
event-recovered =
  { $kept-count ->
    [0] { $hero } récupère sans une égratignure.
   *[other] { $hero } récupère et garde : { $kept }.
  }
event-hero-moved = { $hero } va en { $area-id }.
event-hero-left = { $hero } quitte le château par la sortie de { $area-id }.
event-knocked-back = Sous le choc, { $hero } recule en { $area-id }.
event-knocked-down = { $hero } se retrouve à terre.
event-cleared = Plus personne dans { $room-the } : aucune patrouille n’en viendra plus.
event-door-unlocked = { $unit-the } déverrouille la porte { $door-id }.
event-door-opened = { $unit-the } ouvre la porte { $door-id }.
event-door-locked = La porte { $door-id } est verrouillée.

## Cards

event-cards-drawn =
  { $cards-count ->
    [one] { $hero } pioche une carte : { $cards }.
   *[other] { $hero } pioche { $cards-count } cartes : { $cards }.
  }
event-cards-counted =
  { $n ->
    [one] { $hero } pioche { $n } carte.
   *[other] { $hero } pioche { $n } cartes.
  }
event-card-discarded = { $hero } défausse « { $card } ».
event-deck-reshuffled = La pioche de { $hero } est remélangée ; « { $removed } » quitte la partie.
event-card-recalled = { $hero } remet « { $card } » au-dessus de sa pioche.
event-card-played = { $hero } joue « { $card } ».
event-modifier-played = { $hero } joue « { $card } ».
event-feature-known = L’élément de { $area-id } est connu : { $feature }.
event-feature-looked-at = Quelqu’un a regardé l’élément de { $area-id }.
event-deck-peeked =
  { $deck-id ->
    [noise] { $hero } regarde les prochaines cartes bruit : { $cards }.
   *[spawn] { $hero } regarde les prochaines cartes apparition : { $cards }.
  }
event-deck-looked-at =
  { $deck-id ->
    [noise] { $hero } regarde les prochaines cartes bruit.
   *[spawn] { $hero } regarde les prochaines cartes apparition.
  }

## Items and equipment

event-item-found = { $hero } trouve { $item-the }.
event-item-used-up = { $hero } épuise { $item-the }.
event-item-given = { $hero } donne { $item-the } à { $other }.
event-item-dropped = { $hero } lâche { $item-the }.
event-item-used = { $hero } utilise { $item-the }.
event-item-shown = En { $area-id }, face visible : { $item }.
event-loot-dropped =
  { $loot-id ->
    [vril] Du butin vril tombe en { $area-id }.
   *[normal] Du butin tombe en { $area-id }.
  }
event-charge-planted = { $hero } pose une charge en { $area-id }.
event-escort-taken = { $hero } prend le prisonnier en charge.
event-escort-left = Le prisonnier reste en { $area-id }.
event-readied = { $hero } remet en état { $what-the }.
event-jammed = { $what-the } s’enraye entre les mains de { $hero }.
event-drained = { $hero } a vidé { $what-the }.

## Tests

event-attacked =
  { $weapon-id ->
    [unarmed] { $hero } attaque { $target-the } à mains nues.
   *[other] { $hero } attaque { $target-the } avec { $weapon-the }.
  }
event-rolled =
  { $test-id ->
    [attack] { $hero } obtient { $dice } contre une défense de { $target }.
    [defence] { $hero } obtient { $dice } contre une attaque de { $target }.
    [noise] { $hero } fait du bruit : { $dice }.
   *[item] { $hero } obtient { $dice }.
  }
event-rerolled = { $hero } relance ({ $source }) : { $dice }.
event-boosted = { $hero } amplifie un spécial : { $die }.
event-special-spent =
  { $effect-id ->
    [cancel] { $hero } dépense un spécial pour annuler un emballement.
   *[other] { $hero } dépense un spécial : { $effect }.
  }
event-test-ended =
  { $test-id ->
    [attack] L’attaque de { $hero } atteint { $total } contre { $target }.
    [defence] La défense de { $hero } atteint { $total } contre { $target }.
    [noise] { $total ->
      [0] Personne n’entend { $hero }.
     *[other] Le bruit atteint { $total }.
    }
   *[item] Le résultat est { $total }.
  }
event-point-spent = { $hero } dépense un point d’héroïsme ({ $kind }) et réussit.
event-point-gained = { $hero } reçoit un point d’héroïsme ({ $kind }).

## Harm

event-enemy-wounded = { $enemy-the } encaisse une blessure.
event-enemy-changed = { $enemy-the } encaisse une blessure et se bat autrement.
event-enemy-killed = { $enemy-the } tombe en { $area-id }.
event-enemy-pushed = { $enemy-the } recule en { $area-id }.
event-exploded = { $enemy-the } explose en { $area-id }.
event-blast = Tout le monde en { $area-id } reçoit une blessure.
event-wound-drawn =
  { $damage ->
    [0] { $hero } pioche une blessure : { $card }.
    [one] { $hero } subit { $damage } dégât et pioche une blessure : { $card }.
   *[other] { $hero } subit { $damage } dégâts et pioche une blessure : { $card }.
  }
event-wound-kept = La blessure reste : { $card }.
event-wound-healed = { $hero } se remet d’une blessure : { $card }.
event-damage-ignored = { $hero } ne subit aucun dégât.
event-target-changed = { $other } prend sur soi l’attaque contre { $hero }.

## Noise, and who heard it

event-noise-card-drawn =
  { $total ->
    [0] Une carte bruit est piochée : « { $card } ».
   *[other] On a entendu { $hero } : « { $card } ».
  }
event-noise-card-heeded = C’était assez fort : le bas de « { $card } » a lieu.
event-patrol-came =
  { $door ->
    [none] Une patrouille de niveau { $level } arrive du baraquement de { $area-id }.
   *[other] Une patrouille de niveau { $level } arrive par la porte { $door-id }, en { $area-id }.
  }
event-room-rose =
  { $level ->
    [1] La méfiance gagne { $room-the } : au prochain regard, ce sera l’alerte.
   *[other] { $room-the } passe en alerte : ses ennemis agissent et rapprochent l’alarme.
  }
event-room-fell =
  { $level ->
    [0] Le calme revient dans { $room-the }.
   *[other] { $room-the } se calme, mais la méfiance reste.
  }
event-rise-cancelled = { $hero } n’était pas là : rien n’éveille { $room-the }.

## What is uncovered

event-feature-revealed = En { $area-id } : { $feature }.
event-feature-worked = En { $area-id }, ceci fait son effet : { $feature }.
event-feature-removed = En { $area-id }, ceci disparaît : { $feature }.
event-passage-opened = Un passage secret relie { $area-id } et { $other-id }.
event-token-triggered = Le jeton d’apparition de niveau { $level } en { $area-id } se déclenche.
event-spawn-card-drawn = Une apparition de niveau { $level } : { $card }.
event-enemy-spawned = { $enemy-the } apparaît en { $area-id }.
event-not-spawned = Personne ne vient pour la lettre { $code }.
event-suppressed = Tir de suppression en { $area-id } : les ennemis n’y font rien.
event-obscured = La fumée cache { $area-id }.
event-smoke-gone = La fumée se dissipe en { $area-id }.
event-woke = { $enemy-the } se réveille.

## The enemy

event-enemy-headed =
  { $distance ->
    [one] { $enemy-the } se dirige vers { $hero }, à { $distance } zone.
   *[other] { $enemy-the } se dirige vers { $hero }, à { $distance } zones.
  }
event-enemy-moved =
  { $towards ->
    [none] { $enemy-the } fuit en { $area-id }.
   *[other] { $enemy-the } va en { $area-id }, vers { $towards }.
  }
event-enemy-stayed =
  { $why-id ->
    [suppressed] { $enemy-the } garde la tête baissée : tir de suppression.
    [entered-suppressed] { $enemy-the } s’arrête : tir de suppression.
    [fixed] { $enemy-the } ne peut pas bouger.
    [on-guard] { $enemy-the } reste de garde.
    [with-hero] { $enemy-the } reste avec { $hero }.
    [in-range] { $enemy-the } reste : { $hero } est à portée.
    [no-way] { $enemy-the } ne trouve pas de chemin.
    [waits-at-door] { $enemy-the } n’a pas de mains et attend devant la porte.
    [coward] { $enemy-the } n’ose pas aller plus loin.
    [cornered] { $enemy-the } voudrait fuir, mais ne peut pas.
    [mark-gone] { $enemy-the } a perdu sa cible.
   *[other] { $enemy-the } reste sur place.
  }
event-tie-broken = De plusieurs chemins aussi courts, { $unit-the } prend celui par { $chosen-id }.
event-enemy-aimed =
  { $reach-id ->
    [melee] { $enemy-the } s’en prend à { $hero }.
   *[ranged] { $enemy-the } vise { $hero }.
  }
event-enemy-attacked =
  { $attackers-count ->
    [0] { $enemy-the } attaque { $hero } avec { $attack }.
   *[other] { $enemy-the } attaque { $hero } avec { $attack }, appui : { $attackers }.
  }
