"""Event cards (p.7, p.10): side missions. A card is drawn, read out, and one of its options is carried out.

WOLF-CRD-16, WOLF-SRC-03, WOLF-SRC-04. Some options are done at once; with others the Hero keeps the card until what it
asks for has happened, and gets the loot then.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from sandtable.engine.action import Answer, Odds, Question
from sandtable.engine.decision import Decision, Each, Option, Options, Play, Refusal
from sandtable.engine.view import Text
from sandtable.games.wolfenstein.actions import OneName, afford, pay
from sandtable.games.wolfenstein.card_text import outcome_texts
from sandtable.games.wolfenstein.cards import Choice, Cost, EventCard, Outcome
from sandtable.games.wolfenstein.decks import discard, draw
from sandtable.games.wolfenstein.effects import Cause, carry_out
from sandtable.games.wolfenstein.fatigue import fatigue
from sandtable.games.wolfenstein.gains import chance_of_success, hand_out, maybe_test
from sandtable.games.wolfenstein.glory import spend
from sandtable.games.wolfenstein.goals import EventHazard
from sandtable.games.wolfenstein.grid import distance
from sandtable.games.wolfenstein.hazard import move_hazard
from sandtable.games.wolfenstein.log import CardDiscarded, CardDrawn, EventChosen, EventCompleted, EventKept
from sandtable.games.wolfenstein.state import Hero, Kept, Nazi, State
from sandtable.games.wolfenstein.table import is_one_of, places, token_place

DECLINE: Final = Option("decline")


# -- drawing a card ----------------------------------------------------------------------------------------------------


def draw_event(s: State, hero: Hero, token: str) -> Play[None]:
    """Draw an event card; the searching Hero's player chooses what is carried out (WOLF-SRC-04, WOLF-RUL-78).

    Nazis that it brings come as any others do (WOLF-SRC-05).

    What the card brings in comes to the square of the token and those around it (WOLF-SPN-06).
    """
    name = draw(s, "events")
    if name is None:
        return  # WOLF-RUL-79
    s.tell(CardDrawn, "WOLF-SRC-03", hero.id, "events", name)
    card = s.box.cards.events[name]
    choice = yield from _choose(s, hero, card)
    if choice is None:
        _discard(s, hero, name)
        return
    s.tell(EventChosen, "WOLF-SRC-04", hero.id, name, choice.id)
    square = s.box.board.searchable[token]
    cause = Cause(hero=hero.id, here=(token_place(s, token),), square=square, card=name, is_event=True)
    yield from _carry_out(s, hero, choice, cause)


class ChooseOption(Answer[State, Choice]):
    """One of the options on the card."""

    verb = "choose"

    def read(self, s: State, decision: Decision, option: Option) -> Choice:
        card = s.box.cards.events[decision.word("card")]
        return next(choice for choice in card.options if choice.id == option.args[0])

    def odds(self, s: State, chosen: Choice) -> Iterable[Odds]:
        if chosen.success is not None:
            yield Odds("success", chance_of_success(s))

    def hints(self, s: State, chosen: Choice) -> Iterable[Text]:
        return outcome_texts(chosen)


CHOOSE_OPTION = ChooseOption()
EVENT_QUESTION = Question(CHOOSE_OPTION)


def _choose(s: State, hero: Hero, card: EventCard) -> Play[Choice | None]:
    """One of the two options, or neither: a side mission can be declined unless the card forbids it (WOLF-CRD-16)."""
    possible = [choice.id for choice in card.options if may_choose(hero, choice) is None]
    parts: list[Option | Each] = [Each("choose", possible)] if possible else []
    if not card.must or not possible:
        parts.append(DECLINE)

    def refusals() -> Iterator[tuple[Option, Refusal]]:
        for choice in card.options:
            if refusal := may_choose(hero, choice):
                yield Option("choose", (choice.id,)), refusal
        if DECLINE not in parts:
            yield DECLINE, Refusal("WOLF-CRD-16", "cannot-decline", {"card": card.id})

    args = {"hero": hero.id, "card": card.id}
    decision = Decision(hero.seat, "event", Options(*parts), args, refusals, about=EVENT_QUESTION)
    answer = yield decision
    return None if answer == DECLINE else CHOOSE_OPTION.read(s, decision, answer)


def _carry_out(s: State, hero: Hero, choice: Choice, cause: Cause) -> Play[None]:
    """Pay, carry out the effects, then either keep the card or complete it."""
    yield from _pay(s, hero, choice)
    keep = choice.keep
    # What is nearest is measured before the card moves anybody (WOLF-RUL-86).
    spawn = (yield from _nearest_spawn(s, hero)) if keep and keep.until == "nearest-hero-spawn" else ""
    yield from carry_out(s, cause, choice.effects)
    yield from maybe_test(s, cause, choice)
    spawned = [name for name in cause.spawned if name in s.nazis] if keep and keep.until == "spawned-dead" else []
    if keep is None or (keep.until == "spawned-dead" and not spawned):
        yield from complete(s, hero, cause.card, choice)
        return
    hero.events.append(Kept(cause.card, choice.id, spawn, spawned))
    s.tell(EventKept, "WOLF-CRD-37", hero.id, cause.card)


class HeadFor(OneName):
    """The letter of the Hero spawn token to reach."""

    verb = "head-for"

    def touches(self, s: State, decision: Decision, option: Option) -> tuple[str, ...]:
        return (f"hero-spawn-{option.args[0]}",)


HEAD_FOR = Question(HeadFor())


def _nearest_spawn(s: State, hero: Hero) -> Play[str]:
    """The letter of the nearest Hero spawn token; the player chooses between equals (WOLF-RUL-17, WOLF-RUL-86)."""
    squares = s.box.board.squares
    here = squares[hero.at]
    far = {letter: distance(here, squares[at]) for letter, at in s.box.board.hero_spawns.items()}
    nearest = [letter for letter in far if far[letter] == min(far.values())]
    options = Options(Each("head-for", nearest))
    answer = yield Decision(hero.seat, "head-for", options, {"hero": hero.id}, about=HEAD_FOR)
    return answer.args[0]


# -- paying ------------------------------------------------------------------------------------------------------------


def may_choose(hero: Hero, choice: Choice) -> Refusal | None:
    """An option that has a price is possible for a Hero who can pay one of its alternatives (WOLF-RUL-78)."""
    refusals = [may_pay(hero, cost) for cost in choice.cost]
    return next(iter(refusals), None) if all(refusals) else None


def may_pay(hero: Hero, cost: Cost) -> Refusal | None:
    """Whether a Hero has all that a price asks for; fatigue is a Cost here (WOLF-FAT-11)."""
    if refusal := afford(hero, cost.ap):
        return refusal
    if hero.gp < cost.gp:
        return Refusal("WOLF-RUL-78", "too-few-gp", {"gp": cost.gp, "left": hero.gp})
    if cost.fatigue and hero.fatigued:
        return Refusal("WOLF-FAT-11", "already-fatigued", {"hero": hero.id})
    if cost.item and cost.item not in hero.items:
        return Refusal("WOLF-RUL-78", "does-not-have", {"item": cost.item})
    return None


def _pay(s: State, hero: Hero, choice: Choice) -> Play[None]:
    """Pay one of the prices that the Hero can pay."""
    possible = {_written(cost): cost for cost in choice.cost if may_pay(hero, cost) is None}
    if not possible:
        return
    answer = yield Decision(hero.seat, "event-cost", Options(Each("pay", list(possible))), {"hero": hero.id})
    cost = possible[answer.args[0]]
    pay(hero, cost.ap)
    if cost.fatigue:
        fatigue(s, hero, "WOLF-FAT-11")
    spend(s, hero, cost.gp)
    if cost.item:
        hero.items.remove(cost.item)
        discard(s, "equipment", cost.item)
        s.tell(CardDiscarded, "WOLF-DSC-01", hero.id, cost.item)


def _written(cost: Cost) -> str:
    """A price in one word: `ap-2`, `first-aid-kit`, `fatigue+gp-1`."""
    parts = (
        cost.item,
        "fatigue" if cost.fatigue else "",
        f"ap-{cost.ap}" if cost.ap else "",
        f"gp-{cost.gp}" if cost.gp else "",
    )
    return "+".join(part for part in parts if part) or "nothing"


# -- completing --------------------------------------------------------------------------------------------------------


def complete(s: State, hero: Hero, card: str, outcome: Outcome) -> Play[None]:
    """Take the loot and discard the card: one more event is completed (WOLF-CRD-17, WOLF-GLO-01)."""
    here = places(s, hero) if hero.at else ()
    yield from hand_out(s, Cause(hero=hero.id, here=here, card=card, is_event=True), outcome)
    _discard(s, hero, card)
    s.events_done += 1
    s.tell(EventCompleted, "WOLF-CRD-17", hero.id, card)
    for rule in s.box.mission.special:
        if isinstance(rule, EventHazard):
            yield from move_hazard(s, rule.hazard, "WOLF-HAZ-05")


def _discard(s: State, hero: Hero, card: str) -> None:
    discard(s, "events", card)
    s.tell(CardDiscarded, "WOLF-DSC-01", hero.id, card)


def reached(s: State, hero: Hero) -> Play[None]:
    """A Hero enters the square of a Hero spawn token, perhaps in passing: cards that it keeps until then are completed.

    WOLF-RUL-86, WOLF-CRD-37.
    """
    if not hero.events:
        return
    letters = [letter for letter, at in s.box.board.hero_spawns.items() if at == hero.at]
    for kept in hero.events[:] if letters else ():
        until = _condition(s, kept)
        if until == "hero-spawn" or (until == "nearest-hero-spawn" and kept.spawn in letters):
            yield from _fulfil(s, hero, kept)


def killed(s: State, nazi: Nazi, cause: Cause) -> Play[None]:
    """Complete kept cards that wait for this kill: one by their Hero, or of a model that they brought in."""
    for hero in s.alive:
        for kept in hero.events[:]:
            choice = _kept_option(s, kept)
            keep = choice.keep
            if keep and keep.until == "kill" and cause.hero == hero.id and is_one_of(s, nazi, (keep.of,)):
                yield from _fulfil(s, hero, kept)
    yield from gone(s, nazi.id)


def gone(s: State, name: str) -> Play[None]:
    """A model has left the board; the card that brought it in is completed when none of its models is left."""
    for hero in s.alive:
        for kept in hero.events[:]:
            if name in kept.spawned:
                kept.spawned.remove(name)
                if not kept.spawned:
                    yield from _fulfil(s, hero, kept)


def _kept_option(s: State, kept: Kept) -> Choice:
    return next(choice for choice in s.box.cards.events[kept.card].options if choice.id == kept.option)


def _condition(s: State, kept: Kept) -> str:
    keep = _kept_option(s, kept).keep
    return keep.until if keep else ""


def _fulfil(s: State, hero: Hero, kept: Kept) -> Play[None]:
    hero.events.remove(kept)
    yield from complete(s, hero, kept.card, _kept_option(s, kept))
