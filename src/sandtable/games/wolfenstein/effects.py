"""Card text: named effects, registered by the chapter that knows how to carry them out (`vocabulary` has the names).

Text is carried out from first to last; what is not possible is skipped. An effect is a function of the table, of its
cause and of its parameters:

    @effect("hazard")
    def _hazard(s: State, cause: Cause, e: Effect) -> Play[None]: ...

An effect that can be pointless says so with `can`, so that a card which would do nothing is not offered.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple, TypeAlias, TypeVar

import msgspec

from sandtable.engine.action import Answer, Question
from sandtable.engine.components import Registry
from sandtable.engine.decision import Decision, Each, Option, Options, Play
from sandtable.games.wolfenstein.card_text import effect_texts
from sandtable.games.wolfenstein.state import Hero, Holding, Model, Nazi, State
from sandtable.games.wolfenstein.table import (
    distance_between,
    find,
    is_one_of,
    models,
    near,
    places,
    sees,
)
from sandtable.games.wolfenstein.vocabulary import Effect


class Cause(msgspec.Struct):
    """Why an effect happens or a model is hurt. Models are named, so that it means the same on a copy of the table."""

    hero: str = ""  # who uses the card, searches, attacks or gets the loot: decides, and is the killer
    model: str = ""  # whose own skill it is, if it is a Nazi's
    target: str = ""  # of the attack
    here: tuple[str, ...] = ()  # the place of the Hero, of the searched token or of the Nazi
    square: str = ""  # of the searched token: where models come in
    there: str = ""  # the square that the card was just used on
    card: str = ""
    silent: bool = False  # no noise, and a kill does not move the hazard tracker (WOLF-SIL-07, WOLF-SIL-10)
    loot: bool = True
    is_event: bool = False  # glory points of a completed event (WOLF-DIF-08)
    is_kill: bool = False  # glory points of a kill (WOLF-DIF-07)
    spawned: list[str] = []  # models that it brought in

    def actor(self, s: State) -> Model:
        """`self` in card text: the Hero, or the model whose skill it is."""
        return find(s, self.model or self.hero)


Carry: TypeAlias = Callable[[State, Cause, Effect], "Play[None] | None"]
Can: TypeAlias = Callable[[State, Cause, Effect], bool]
F = TypeVar("F", bound=Carry)


class Word(NamedTuple):
    """What carries an effect out, and whether it would do anything."""

    carry: Carry
    can: Can


def _always(s: State, cause: Cause, e: Effect) -> bool:
    return True


EFFECTS: Registry[Word] = Registry("effect")


def effect(name: str, can: Can = _always) -> Callable[[F], F]:
    """Register what a name on a card does, and when it would do anything."""

    def register(carry: F) -> F:
        EFFECTS.enter(name, Word(carry, can))
        return carry

    return register


def carry_out(s: State, cause: Cause, text: Iterable[Effect]) -> Play[None]:
    """Do what a card says, line by line."""
    for line in text:
        play = EFFECTS[line.name].carry(s, cause, line)
        if play is not None:
            yield from play


def is_possible(s: State, cause: Cause, line: Effect) -> bool:
    """Whether an effect would do anything."""
    word = EFFECTS.get(line.name)  # what only holds has none
    return word is None or word.can(s, cause, line)


def would_help(s: State, cause: Cause, text: Iterable[Effect]) -> bool:
    """Whether any line of a text would do anything."""
    return any(is_possible(s, cause, line) for line in text)


# -- whom it is for ----------------------------------------------------------------------------------------------------


def candidates(s: State, cause: Cause, e: Effect) -> list[Model]:
    """The models that an effect can be for, before anybody chooses among them."""
    match e.to:
        case "self":
            found = [cause.actor(s)]
        case "adjacent-hero":
            found = [other for other in near(s, cause.actor(s)) if isinstance(other, Hero)]
        case "self-or-adjacent":
            actor = cause.actor(s)
            found = [actor, *(other for other in near(s, actor) if isinstance(other, Hero))]
        case "heroes-here":
            found = [hero for hero in s.heroes.values() if hero.at and _is_in(s, hero, cause.here)]
        case "target":
            found = [target for target in models(s) if target.id == cause.target]
        case "near-target":
            found = _near_target(s, cause)
        case "heroes-near-target":
            found = [other for other in _near_target(s, cause) if not isinstance(other, Nazi)]
        case "near-self":
            found = near(s, cause.actor(s))
        case "adjacent-enemy":
            found = [other for other in near(s, cause.actor(s)) if isinstance(other, Nazi)]
        case _:
            found = list(s.nazis.values())
    return [model for model in found if _fits(s, cause, e, model)]


def _near_target(s: State, cause: Cause) -> list[Model]:
    """Every other model adjacent to the target, if it is still there."""
    return [other for target in models(s) if target.id == cause.target for other in near(s, target)]


def _fits(s: State, cause: Cause, e: Effect, model: Model) -> bool:
    if e.only and not is_one_of(s, model, e.only):
        return False
    if e.never and is_one_of(s, model, e.never):
        return False
    if e.within and distance_between(s, cause.actor(s), model) > e.within:
        return False
    if e.sight and not sees(s, cause.actor(s), model):
        return False
    return e.at != "here-and-adjacent" or _is_in(s, model, _and_adjacent(s, cause.here))


def _is_in(s: State, model: Model, some: Iterable[str]) -> bool:
    return not set(places(s, model)).isdisjoint(some)


def _and_adjacent(s: State, some: Iterable[str]) -> set[str]:
    return {*some, *(other for place in some for other in s.board.beside[place])}


_ONE = frozenset({"adjacent-hero", "self-or-adjacent", "enemy", "adjacent-enemy"})


def whom(s: State, cause: Cause, e: Effect, fits: Callable[[Model], bool] = lambda model: True) -> Play[list[Model]]:
    """Those whom an effect is for; where the card leaves a choice, the Hero's player makes it."""
    possible = [model for model in candidates(s, cause, e) if fits(model)]
    most = 1 if e.to in _ONE else e.most
    if not most or len(possible) <= most:
        return possible
    chosen: list[Model] = []
    seat = s.heroes[cause.hero].seat if cause.hero else s.controller
    while len(chosen) < most:
        names = [model.id for model in possible if model not in chosen]
        chosen.append((yield from choose_model(s, seat, cause, e, names)))
    return chosen


class ChooseModel(Answer[State, Model]):
    """The model that an effect is for."""

    verb = "choose"

    def read(self, s: State, decision: Decision, option: Option) -> Model:
        return find(s, option.args[0])


CHOOSE_MODEL = ChooseModel()
MODEL_QUESTION = Question(CHOOSE_MODEL)


def choose_model(s: State, seat: str, cause: Cause, e: Effect, names: Sequence[str]) -> Play[Model]:
    """One of several models, as a player chooses."""
    args = {"card": cause.card, "effect": e.name}
    decision = Decision(seat, "choose-model", Options(Each("choose", names)), args, about=MODEL_QUESTION)
    answer = yield decision
    return CHOOSE_MODEL.read(s, decision, answer)


# -- effects in effects ------------------------------------------------------------------------------------------------


def _one_helps(s: State, cause: Cause, e: Effect) -> bool:
    return any(would_help(s, cause, text) for text in e.options)


class ChooseText(Answer[State, int]):
    """The place of a text among those to choose from, counted from 0."""

    verb = "choose"

    def read(self, s: State, decision: Decision, option: Option) -> int:
        return int(option.args[0]) - 1


CHOOSE_TEXT = ChooseText()
TEXT_QUESTION = Question(CHOOSE_TEXT)


@effect("choose", _one_helps)
def _choose(s: State, cause: Cause, e: Effect) -> Play[None]:
    """One of several texts, if possible one that does something."""
    helpful = [n for n, text in enumerate(e.options) if would_help(s, cause, text)]
    numbers = [str(n + 1) for n in helpful or range(len(e.options))]
    args = {"card": cause.card} | {f"text-{n + 1}": effect_texts(text) for n, text in enumerate(e.options)}
    seat, options = s.heroes[cause.hero].seat, Options(Each("choose", numbers))
    decision = Decision(seat, "choose-text", options, args, about=TEXT_QUESTION)
    answer = yield decision
    yield from carry_out(s, cause, e.options[CHOOSE_TEXT.read(s, decision, answer)])


@effect("during")
def _during(s: State, cause: Cause, e: Effect) -> None:
    """Effects that hold for this turn, for one attack, or until the Hero's next turn."""
    s.heroes[cause.hero].holding.append(Holding(e.span, e.effects))
