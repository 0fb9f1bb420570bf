"""What Heroes get: Glory Points, cards and ammo; who shares in loot, and the test of one die (p.6, p.7, p.9, p.11).

What a bot finds is for the Hero who has it (WOLF-BOT-16), so all of this goes to the Hero of the cause.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction
from typing import Final, Literal, TypeAlias, cast

from sandtable.engine.action import Question
from sandtable.engine.components import give
from sandtable.engine.decision import Decision, Each, Option, Options, Play, Refusal
from sandtable.engine.view import Text
from sandtable.games.wolfenstein.actions import OneName
from sandtable.games.wolfenstein.card_text import lines_of
from sandtable.games.wolfenstein.cards import Chest, Choice, Enemy, Outcome
from sandtable.games.wolfenstein.decks import deck, draw, put_under, shuffle_in, take_out
from sandtable.games.wolfenstein.dice import chance_of
from sandtable.games.wolfenstein.effects import Cause, carry_out, effect, whom, would_help
from sandtable.games.wolfenstein.log import CardDrawn, CardsSeen, Gained, Tested
from sandtable.games.wolfenstein.state import Hero, State, Weapon
from sandtable.games.wolfenstein.table import places
from sandtable.games.wolfenstein.vocabulary import AMMO, Ammo, Effect, Face

#: Everything that says what its Hero and what each other Hero gets.
Loot: TypeAlias = Outcome | Chest | Enemy

ANY_AMMO: Final = Options(Each("take", AMMO))
SUCCESS: Final[tuple[Face, ...]] = ("hp", "armor")  # of a test (WOLF-DIC-03)


# -- loot --------------------------------------------------------------------------------------------------------------


def hand_out(s: State, cause: Cause, loot: Loot) -> Play[None]:
    """The Hero's own loot, then the team loot for each other living Hero (WOLF-RUL-57).

    WOLF-ATK-16, WOLF-ATK-17, WOLF-ATK-18. Bleeding Heroes and those not yet on the map have their share (WOLF-RUL-74).
    """
    if loot.player:
        yield from carry_out(s, _receiving(s, cause, s.heroes[cause.hero]), loot.player)
    if loot.team:
        for hero in s.alive:
            if hero.id != cause.hero:
                yield from carry_out(s, _receiving(s, cause, hero), loot.team)


def _receiving(s: State, cause: Cause, hero: Hero) -> Cause:
    """The same cause for a Hero who gets something."""
    here = places(s, hero) if hero.at else ()
    return Cause(hero=hero.id, here=here, card=cause.card, is_event=cause.is_event, is_kill=cause.is_kill)


# -- tests -------------------------------------------------------------------------------------------------------------


def passes_test(s: State, hero: str) -> bool:
    """The active player rolls one die: a hit succeeds, a Blank or a Reload fails.

    WOLF-DIC-02, WOLF-DIC-03, WOLF-DIC-04.
    """
    face = s.chance.pick(s.box.cards.die.sides, "test")
    success = face in SUCCESS
    s.tell(Tested, "WOLF-DIC-03" if success else "WOLF-DIC-04", hero, face, success)
    return success


def chance_of_success(s: State) -> Fraction:
    """How likely a test succeeds."""
    return chance_of(s.box.cards.die, *SUCCESS)


def maybe_test(s: State, cause: Cause, card: Choice | Chest) -> Play[None]:
    """If the card calls for a test, it says what success and failure lead to (WOLF-DIC-05)."""
    if card.success is None or card.failure is None:
        return
    outcome = card.success if passes_test(s, cause.hero) else card.failure
    yield from carry_out(s, cause, outcome.effects)
    yield from hand_out(s, cause, outcome)


# -- Glory Points ------------------------------------------------------------------------------------------------------


def _glory_matters(s: State, cause: Cause, e: Effect) -> bool:
    return e.n > 0 or s.heroes[cause.hero].gp > 0


@effect("gp", _glory_matters)
def _gp(s: State, cause: Cause, e: Effect) -> None:
    """Glory Points stay with the Hero that gained them (WOLF-GLO-01, WOLF-GLO-02) and never fall below 0.

    On the easier levels kills or events give twice as many (WOLF-DIF-07, WOLF-DIF-08); what is lost is not doubled.
    """
    hero = s.heroes[cause.hero]
    n = e.n
    if n > 0:
        level = s.box.level
        n *= level.kill_gp if cause.is_kill else level.event_gp if cause.is_event else 1
    n = max(n, -hero.gp)
    hero.gp += n
    if n:
        s.tell(Gained, "WOLF-GLO-01", hero.id, "gp", n)


# -- cards -------------------------------------------------------------------------------------------------------------


def _equipment_left(s: State, cause: Cause, e: Effect) -> bool:
    return bool(len(s.equipment) or s.equipment.discard)


@effect("equipment", _equipment_left)
def _equipment(s: State, cause: Cause, e: Effect) -> None:
    """Cards from the top of the equipment deck, as far as there are any (WOLF-RUL-79)."""
    for _ in range(e.n):
        card = draw(s, "equipment")
        if card is None:
            return
        s.heroes[cause.hero].items.append(card)
        s.tell(CardDrawn, "WOLF-CRD-04", cause.hero, "equipment", card)


def _weapons_left(s: State, cause: Cause, e: Effect) -> bool:
    return len(s.weapons) > 0


@effect("weapon", _weapons_left)
def _weapon(s: State, cause: Cause, e: Effect) -> None:
    """Cards from the top of the weapon deck; a Hero's first weapon is in the weapon slot (WOLF-CRD-08, WOLF-EQP-01)."""
    for _ in range(e.n):
        card = draw(s, "weapons")
        if card is None:
            return
        s.heroes[cause.hero].weapons.append(Weapon(card))
        s.tell(CardDrawn, "WOLF-CRD-08", cause.hero, "weapons", card)


def _such_a_weapon_left(s: State, cause: Cause, e: Effect) -> bool:
    return any(_takes(s, card, e.kind) for cards in (s.weapons.top, s.weapons.bag, s.weapons.bottom) for card in cards)


def _takes(s: State, weapon: str, kind: str) -> bool:
    return kind in ("any", s.box.cards.weapons[weapon].ammo)


@effect("first-weapon", _such_a_weapon_left)
def _first_weapon(s: State, cause: Cause, e: Effect) -> None:
    """The first weapon with this ammo, perhaps with a reload token; then the deck is shuffled.

    Where nobody has looked, any weapon of the kind is as likely to be the first.
    """
    pile = s.weapons
    for cards, is_known in ((pile.top, True), (pile.bag, False), (pile.bottom, True)):
        fitting = [card for card in cards if _takes(s, card, e.kind)]
        if fitting:
            card = fitting[0] if is_known else s.chance.pick(fitting, "weapons")
            cards.remove(card)
            shuffle_in(s, "weapons", ())
            # The token is there from this activation on, so it cannot go in the same one (WOLF-RUL-21).
            s.heroes[cause.hero].weapons.append(Weapon(card, empty=e.reload, just_emptied=e.reload))
            s.tell(CardDrawn, "WOLF-CRD-08", cause.hero, "weapons", card)
            return


@effect("pick", _equipment_left)
def _pick(s: State, cause: Cause, e: Effect) -> Play[None]:
    """Look at the top equipment cards and keep some; the others go back into the deck, or under it in the same order.

    WOLF-CRD-36. If the card prefers some types, one of those is kept while there is any.
    """
    hero = s.heroes[cause.hero]
    seen = [card for _ in range(e.look) if (card := draw(s, "equipment")) is not None]
    s.tell(CardsSeen, "WOLF-CRD-36", hero.id, "equipment", tuple(seen))
    for _ in range(min(e.n, len(seen))):
        preferred = [card for card in seen if s.box.cards.equipment[card].type in e.prefer] or seen
        card = yield from _take_one(hero, cause, preferred, seen)
        seen.remove(card)
        hero.items.append(card)
        s.tell(Gained, "WOLF-CRD-36", hero.id, card)
    if e.rest == "bottom":
        put_under(s, "equipment", seen)
    else:
        shuffle_in(s, "equipment", seen)


class TakeCard(OneName):
    """The equipment card to take."""

    verb = "take"

    def hints(self, s: State, chosen: str) -> Iterable[Text]:
        return lines_of(s.box.cards.equipment[chosen])


TAKE_CARD = TakeCard()
TAKE_QUESTION = Question(TAKE_CARD)


def _take_one(hero: Hero, cause: Cause, cards: Iterable[str], seen: Iterable[str]) -> Play[str]:
    candidates = list(dict.fromkeys(cards))

    def refusals() -> Iterator[tuple[Option, Refusal]]:
        for card in dict.fromkeys(seen):
            if card not in candidates:
                yield Option("take", (card,)), Refusal("WOLF-CRD-05", "another-type-first", {"item": card})

    args = {"hero": hero.id, "card": cause.card, "cards": tuple(seen)}
    options = Options(Each("take", candidates))
    answer = yield Decision(hero.seat, "take-card", options, args, refusals, about=TAKE_QUESTION)
    return answer.args[0]


def _can_be_fetched(s: State, items: Iterable[str]) -> list[str]:
    pile = deck(s, "equipment")
    return [item for item in items if any(item in cards for cards in (pile.discard, pile.bag, pile.top, pile.bottom))]


def _fetch_helps(s: State, cause: Cause, e: Effect) -> bool:
    return bool(_can_be_fetched(s, e.items)) or would_help(s, cause, e.otherwise)


@effect("fetch", _fetch_helps)
def _fetch(s: State, cause: Cause, e: Effect) -> Play[None]:
    """One of the named cards out of the equipment deck or its discard pile; if none is there, what the card says."""
    hero = s.heroes[cause.hero]
    there = _can_be_fetched(s, e.items)
    if not there:
        yield from carry_out(s, cause, e.otherwise)
        return
    card = yield from _take_one(hero, cause, there, there)
    take_out(s, "equipment", card)
    hero.items.append(card)
    s.tell(Gained, "WOLF-CRD-05", hero.id, card)


# -- ammo --------------------------------------------------------------------------------------------------------------


@effect("ammo")
def _ammo(s: State, cause: Cause, e: Effect) -> Play[None]:
    """Ammo tokens; of the kind `any` the receiver's player chooses each (WOLF-AMM-01)."""
    receivers = [s.heroes[cause.hero]] if e.to == "self" else (yield from whom(s, cause, e))
    for hero in receivers:
        if isinstance(hero, Hero):
            yield from gain_ammo(s, hero, e.n, e.kind)


def gain_ammo(s: State, hero: Hero, n: int, kind: Ammo | Literal["any"]) -> Play[None]:
    """Ammo tokens, each a magazine of its own (WOLF-AMM-02)."""
    for left in range(n, 0, -1):
        taken = kind
        if taken == "any":
            answer = yield Decision(hero.seat, "take-ammo", ANY_AMMO, {"hero": hero.id, "n": left})
            taken = cast(Ammo, answer.args[0])
        give(1, taken, hero.ammo)
        s.tell(Gained, "WOLF-AMM-01", hero.id, taken)
