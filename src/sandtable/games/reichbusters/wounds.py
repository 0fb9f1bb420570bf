"""Wounds on Heroes (p.19): wound cards, Downed, knocked back and down, healing."""

from __future__ import annotations

from sandtable.engine.decision import Decision, Each, Option, Options, Play
from sandtable.engine.plain import Values
from sandtable.games.reichbusters import card_answers, controller, gear, hidden, movement, teams
from sandtable.games.reichbusters.decks import discard, draw, draw_cards
from sandtable.games.reichbusters.log import (
    Downed,
    Drained,
    Jammed,
    KnockedBack,
    KnockedDown,
    StoodUp,
    WoundDrawn,
    WoundHealed,
    WoundKept,
)
from sandtable.games.reichbusters.state import Carried, Hero, State, Weapon, Wound
from sandtable.games.reichbusters.table import (
    has_skill,
    is_able,
    is_downed,
    side_of,
    smoke,
)

PASS, DRAW = Option("pass"), Option("draw")


def suffer(s: State, hero: Hero, damage: int | None, attacker: str, *, surge: bool = False) -> Play[None]:
    """Draw a wound card: its top applies at once, and it stays if the damage reaches its number.

    REICH-KTI-07, REICH-KTI-08. Without a defence test it always stays (REICH-RUL-44, REICH-TST-04).
    `attacker` is the area that a Hero is knocked back from.
    """
    card = yield from _draw(s, hero, from_attack=damage is not None)
    if card is None:
        return
    wound, area = s.box.cards.wounds[card], hero.at
    s.tell(WoundDrawn, "REICH-KTI-07", hero.id, card, damage or 0)
    bearer = yield from _bearer_of_top(s, hero, card)
    for top in wound.top:  # whether or not the wound stays (REICH-RUL-87)
        yield from _top(s, bearer, top, attacker)
    tolerated = surge and has_skill(s, hero, "vril-tolerance")  # REICH-KEY-87
    if (damage is None or damage >= wound.number) and not tolerated:
        yield from _keep(s, hero, card)
    else:
        s.wound.discard.append(card)
    yield from _after(s, hero, area)


def _keep(s: State, hero: Hero, card: str) -> Play[None]:
    """The wound is permanent: its effect lasts until it is healed (REICH-KTI-09), and the fourth takes a Hero down."""
    was_downed, permanent = is_downed(s, hero), s.box.cards.wounds[card].permanent
    skill = (yield from _lose_skill(s, hero)) if permanent == "lost-skill" else ""
    hero.wounds.append(Wound(card, skill))
    s.tell(WoundKept, "REICH-KTI-08", hero.id, card)
    if permanent == "one-slot-fewer":
        yield from gear.drop_surplus(s, hero)
    if is_downed(s, hero) and not was_downed:
        hero.knocked_down = False  # REICH-RUL-86
        s.tell(Downed, "REICH-DWN-01", hero.id)


def _draw(s: State, hero: Hero, *, from_attack: bool) -> Play[str | None]:
    """The top card; with mech implants, after an attack, the better of two (REICH-KEY-48)."""
    card = draw(s, s.wound, "wound")
    if card is None or not (from_attack and has_skill(s, hero, "mech-implants")):
        return card
    other = draw(s, s.wound, "wound")
    if other is None:
        return card
    answer = yield Decision(hero.seat, "which-wound", Options(Each("keep", (card, other))), {"hero": hero.id})
    chosen = answer.args[0]
    s.wound.discard.append(other if chosen == card else card)
    return chosen


def _lose_skill(s: State, hero: Hero) -> Play[str]:
    """A skill token goes onto the card (REICH-CRD-04)."""
    taken = {wound.skill for wound in hero.wounds}
    skills = [skill for skill in hero.skills if skill not in taken]
    if not skills:
        return ""
    answer = yield Decision(hero.seat, "lose-skill", Options(Each("lose", skills)), {"hero": hero.id})
    return answer.args[0]


def _bearer_of_top(s: State, hero: Hero, card: str) -> Play[Hero]:
    """Team Osprey: once a round another member in the area may take the top effect instead."""
    if s.box.cards.wounds[card].top:
        for other in teams.partners(s, hero, "osprey"):
            args: Values = {"hero": hero.id, "by": other.id, "card": card}
            answer = yield Decision(other.seat, "bear-wound", Options(Option("bear", (other.id,)), PASS), args)
            if answer != PASS:
                s.team_used = True
                return other
    return hero


def _top(s: State, hero: Hero, top: str, attacker: str) -> Play[None]:
    """One top effect; what cannot be done is ignored (REICH-RUL-87)."""
    match top:
        case "discard":
            yield from choose_discard(s, hero)
        case "knocked-down":
            knock_down(s, hero)
        case "knocked-back":
            yield from knock_back(s, hero, attacker)
        case "jam":
            if hero.weapons:
                yield from _mark(s, hero, "jam", [weapon.kind for weapon in hero.weapons])
        case "drain":
            weapons = [weapon.kind for weapon in hero.weapons if side_of(s, weapon).vril and not weapon.drained]
            yield from _drain_one(s, hero, [*weapons, *_vril_items(s, hero)])
        case "drop":
            yield from gear.drop_one(s, hero)


def _vril_items(s: State, hero: Hero) -> list[str]:
    """Vril items that can be drained."""
    return [item.kind for item in hero.items if s.box.cards.items[item.kind].vril_dice and not item.drained]


def _drain_one(s: State, hero: Hero, drainable: list[str]) -> Play[None]:
    if drainable:
        yield from _mark(s, hero, "drain", list(dict.fromkeys(drainable)))


def _mark(s: State, hero: Hero, verb: str, what: list[str]) -> Play[None]:
    answer = yield Decision(hero.seat, verb, Options(Each(verb, what)), {"hero": hero.id})
    chosen = answer.args[0]
    if verb == "jam":
        next(weapon for weapon in hero.weapons if weapon.kind == chosen).jams += 1
        s.tell(Jammed, "REICH-KTI-07", hero.id, chosen)
    else:
        drain(s, hero, chosen)


def drain(s: State, hero: Hero, kind: str) -> None:
    """A drained token goes on a vril weapon or item, one at most (REICH-TST-05, REICH-RUL-17)."""
    things: list[Weapon | Carried] = [*hero.weapons, *hero.items]
    thing = next((thing for thing in things if thing.kind == kind and not thing.drained), None)
    if thing is None:  # a wound may have made the Hero drop it
        return
    thing.drained = True
    s.tell(Drained, "REICH-TST-05", hero.id, kind)


def choose_discard(s: State, hero: Hero) -> Play[None]:
    """The Hero's player discards a card of choice (REICH-DCK-04)."""
    if hero.hand:
        answer = yield Decision(
            hero.seat, "discard", hidden.any_card(s, hero), {"hero": hero.id}, about=card_answers.DISCARD
        )
        discard(s, hero, answer.args[0], "REICH-DCK-04")


def knock_down(s: State, hero: Hero) -> None:
    """REICH-KEY-43; being Downed goes before it (REICH-RUL-86)."""
    if not hero.knocked_down and not is_downed(s, hero) and hero.at:
        hero.knocked_down = True
        s.tell(KnockedDown, "REICH-KEY-43", hero.id)


def knock_back(s: State, hero: Hero, attacker: str) -> Play[None]:
    """One area straight away from the attacker, if the way is open (REICH-KEY-42, REICH-RUL-85)."""
    if not hero.at or not attacker:
        return
    shut = s.shut
    if attacker == hero.at:
        ways = list(s.board.adjacent(hero.at, shut))
    else:
        line = s.board.line(attacker, hero.at, shut, 0, smoke(s)) or s.board.line(attacker, hero.at, shut, 0, 0)
        ways = [line.beyond] if line and line.beyond and not line.beyond_door & shut else []
    if not ways:
        return
    area = yield from controller.decide(s, "knocked-back", "push", ways, {"hero": hero.id})
    if s.leader == hero.id:
        gear.leave_escort(s)  # REICH-KEY-95
    hero.at = area
    s.tell(KnockedBack, "REICH-KEY-42", hero.id, area)
    yield from movement.entered(s, hero, cleared=False)


def _after(s: State, hero: Hero, area: str) -> Play[None]:
    """Skills that a drawn wound card wakes, and the tank beside which it was drawn."""
    if has_skill(s, hero, "bitter") and (yield from _wants_card(hero)):
        draw_cards(s, hero, 1, "REICH-KEY-08")
    feature = s.features.get(area)
    if feature is not None and feature.kind == "vril-tank":
        yield from _drain_one(s, hero, _vril_items(s, hero))
    if has_skill(s, hero, "withdraw") and is_able(s, hero):  # REICH-KEY-89; the move may be to stand up
        yield from movement.free_move(s, hero, 1, "withdraw")


def _wants_card(hero: Hero) -> Play[bool]:
    """A bitter Hero may draw (REICH-KEY-08); asked only if a reshuffle would cost a card (REICH-DCK-03)."""
    if len(hero.deck) or not hero.deck.discard:
        return True
    answer = yield Decision(hero.seat, "bitter", Options(DRAW, PASS), {"hero": hero.id})
    return answer == DRAW


# -- healing -----------------------------------------------------------------------------------------------------------


def heal(s: State, hero: Hero, card: str, rule: str) -> None:
    """A permanent wound goes; a Hero below four stands up at once (REICH-DWN-03, REICH-RUL-105)."""
    was_downed = is_downed(s, hero)
    wound = next(wound for wound in hero.wounds if wound.card == card)
    hero.wounds.remove(wound)
    s.wound.discard.append(card)
    s.tell(WoundHealed, rule, hero.id, card)
    if was_downed and not is_downed(s, hero):
        s.tell(StoodUp, "REICH-DWN-03", hero.id)


def choose_heal(s: State, seat: str, heroes: list[Hero], rule: str, *, bandages: bool = False) -> Play[bool]:
    """One permanent wound of one of these Heroes, of the player's choice; says whether there was one."""
    choices = [
        (hero.id, wound.card)
        for hero in heroes
        for wound in hero.wounds
        if not (bandages and not hero.painless and s.box.cards.wounds[wound.card].permanent == "no-bandages")
    ]
    if not choices:
        return False
    options = Options(*(Option("heal", choice) for choice in dict.fromkeys(choices)), PASS)
    answer = yield Decision(seat, "heal", options)
    if answer == PASS:
        return False
    name, card = answer.args
    heal(s, s.heroes[name], card, rule)
    return True
