"""Actions: a verb with all that is about it, written once, in the chapter of its rule.

A decision says which `Question` it asks. The question knows an `Answer` for each verb, and through it the engine finds
the odds, the hints and the touched pieces of any option. An `Action` is an answer that also says what it offers, what
it refuses, and what it does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, TypeAlias, TypeVar

import msgspec

from sandtable.engine.decision import Decision, Each, Option, Play, Refusal
from sandtable.engine.plain import Values
from sandtable.engine.view import Text

if TYPE_CHECKING:
    from sandtable.engine.state import State

S = TypeVar("S", bound="State")
W = TypeVar("W", contravariant=True)  # noqa: PLC0105 - whoever acts: a Hero, a Unit, a space on the board
A = TypeVar("A")  # the arguments of an option, read into names

Offers: TypeAlias = Sequence[Option | Each]
Refusals: TypeAlias = Iterable[tuple[Option, Refusal]]
AnyAnswer: TypeAlias = "Answer[S, Any]"


class Odds(msgspec.Struct, frozen=True):
    """How likely something is, before the die is rolled; `key` names it in the locale files."""

    key: str
    chance: Fraction
    args: Values = {}


class Answer(Generic[S, A]):
    """What a verb means as an answer, and what a player should know before giving it."""

    verb: ClassVar[str]

    def read(self, s: S, decision: Decision, option: Option) -> A:
        """The arguments of an offered option, in names: who does what to whom, and with what."""
        raise NotImplementedError

    def odds(self, s: S, chosen: A) -> Iterable[Odds]:
        """How likely it is to do what it is for, where dice or draws decide."""
        return ()

    def hints(self, s: S, chosen: A) -> Iterable[Text]:
        """What to know before: its noise, its price, what its card says."""
        return ()

    def touches(self, s: S, decision: Decision, option: Option) -> tuple[str, ...]:
        """The pieces and areas of the view that an option is about, whether offered or refused."""
        return option.args


class Action(Answer[S, A], Generic[S, W, A]):
    """An answer that is somebody's deed: whether it is offered, why not, and what it does."""

    def offers(self, s: S, who: W) -> Offers:
        """Every option of this verb that is legal now."""
        raise NotImplementedError

    def refusals(self, s: S, who: W) -> Refusals:
        """The options one might expect, each with the reason why it is not offered."""
        return ()

    def do(self, s: S, chosen: A) -> Play[None]:
        """Carry it out."""
        raise NotImplementedError

    def take(self, s: S, decision: Decision, option: Option) -> Play[None]:
        """Read an offered option and carry it out."""
        return self.do(s, self.read(s, decision, option))


#: The actions that somebody can choose from, in the order of their options.
Menu: TypeAlias = tuple[Action[S, W, Any], ...]


class About(NamedTuple):
    """What a player should know of one option."""

    touches: tuple[str, ...]
    odds: tuple[Odds, ...]
    hints: tuple[Text, ...]


def _no_hints(s: object, decision: Decision) -> Iterator[Text]:
    return iter(())


class Question(Generic[S]):
    """What is asked under one prompt: an answer for each verb, and the hints of the question itself."""

    def __init__(self, *answers: AnyAnswer[S], hints: Callable[[S, Decision], Iterable[Text]] = _no_hints) -> None:
        self.answers = {answer.verb: answer for answer in answers}
        self.hints = hints

    def answer(self, verb: str) -> AnyAnswer[S] | None:
        """What the verb means here; None for one that there is nothing to say about."""
        return self.answers.get(verb)


def about(s: State, decision: Decision, option: Option) -> About:
    """All that there is to say of an offered option; its arguments are read once."""
    answer = _answer(decision, option)
    if answer is None:
        return About(option.args, (), ())
    chosen = answer.read(s, decision, option)
    return About(answer.touches(s, decision, option), tuple(answer.odds(s, chosen)), tuple(answer.hints(s, chosen)))


def odds(s: State, decision: Decision, option: Option) -> tuple[Odds, ...]:
    """How likely an offered option is to do what it is for."""
    answer = _answer(decision, option)
    return tuple(answer.odds(s, answer.read(s, decision, option))) if answer else ()


def touches(s: State, decision: Decision, option: Option) -> tuple[str, ...]:
    """The pieces and areas of the view that an option is about, whether offered or refused."""
    answer = _answer(decision, option)
    return answer.touches(s, decision, option) if answer else option.args


def hints(s: State, decision: Decision, option: Option | None) -> tuple[Text, ...]:
    """What a player should know before taking an option; with None, before answering at all."""
    if option is None:
        return question_hints(s, decision)
    answer = _answer(decision, option)
    return tuple(answer.hints(s, answer.read(s, decision, option))) if answer else ()


def question_hints(s: State, decision: Decision) -> tuple[Text, ...]:
    """What a player should know before answering at all."""
    return tuple(decision.about.hints(s, decision)) if decision.about else ()


def _answer(decision: Decision, option: Option) -> AnyAnswer[State] | None:
    return decision.about.answer(option.verb) if decision.about else None
