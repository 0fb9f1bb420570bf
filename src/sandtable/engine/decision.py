"""Decisions and options: what a person is asked, and what may be answered.

An option is a verb with its arguments and has a stable written form, `place soldier repair`. Options are
factored: `Each` holds a verb with many candidates and makes an `Option` only when somebody reads it.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar, cast, overload

import msgspec

from sandtable.engine import plain
from sandtable.engine.plain import Values

if TYPE_CHECKING:
    from sandtable.engine.action import Question

T = TypeVar("T")


class Option(msgspec.Struct, frozen=True, gc=False):
    """One possible answer."""

    verb: str
    args: tuple[str, ...] = ()

    def __str__(self) -> str:
        return " ".join((self.verb, *self.args))


class Each(msgspec.Struct, frozen=True, gc=False):
    """One verb, a common beginning, and the candidates for its last argument."""

    verb: str
    candidates: Sequence[str]
    head: tuple[str, ...] = ()

    def __len__(self) -> int:
        return len(self.candidates)

    def offers(self, option: Option) -> bool:
        args = option.args or ("",)
        return option.verb == self.verb and args[:-1] == self.head and args[-1] in self.candidates

    def option(self, index: int) -> Option:
        return Option(self.verb, (*self.head, self.candidates[index]))


class Options(Sequence[Option]):
    """A row of options and `Each`s that reads as one sequence of options."""

    __slots__ = ("_parts", "_size")

    def __init__(self, *parts: Option | Each) -> None:
        self._parts = parts
        size = 0
        for part in parts:
            size += 1 if isinstance(part, Option) else len(part.candidates)
        self._size = size

    def __len__(self) -> int:
        return self._size

    @overload
    def __getitem__(self, index: int) -> Option: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Option]: ...
    def __getitem__(self, index: int | slice) -> Option | Sequence[Option]:
        if isinstance(index, slice):
            return tuple(self)[index]
        if index < 0:
            index += self._size
        if not 0 <= index < self._size:
            raise IndexError(index)
        for part in self._parts:
            if isinstance(part, Option):
                if index == 0:
                    return part
                index -= 1
            elif index < len(part.candidates):
                return part.option(index)
            else:
                index -= len(part.candidates)
        raise IndexError(index)

    def __contains__(self, wanted: object) -> bool:
        if not isinstance(wanted, Option):
            return False
        verb = wanted.verb
        for part in self._parts:
            if part.verb == verb and (part == wanted if isinstance(part, Option) else part.offers(wanted)):
                return True
        return False

    def __iter__(self) -> Iterator[Option]:
        for part in self._parts:
            if isinstance(part, Option):
                yield part
            else:
                for candidate in part.candidates:
                    yield Option(part.verb, (*part.head, candidate))


class Later(Sequence[Option]):
    """Options that are worked out when somebody looks at them.

    That happens once, or, with `depends_on`, again whenever the value that it returns has changed.
    """

    __slots__ = ("_depends_on", "_known", "_made_from", "_make")

    def __init__(self, make: Callable[[], Sequence[Option]], depends_on: Callable[[], object] | None = None) -> None:
        self._make = make
        self._depends_on = depends_on
        self._made_from: object = None
        self._known: Sequence[Option] | None = None

    @property
    def _options(self) -> Sequence[Option]:
        now = self._depends_on() if self._depends_on else None
        if self._known is None or now != self._made_from:
            self._known, self._made_from = self._make(), now
        return self._known

    def __len__(self) -> int:
        return len(self._options)

    @overload
    def __getitem__(self, index: int) -> Option: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Option]: ...
    def __getitem__(self, index: int | slice) -> Option | Sequence[Option]:
        return self._options[index]

    def __contains__(self, wanted: object) -> bool:
        return wanted in self._options

    def __iter__(self) -> Iterator[Option]:
        return iter(self._options)


class Refusal(msgspec.Struct, frozen=True, gc=False):
    """Why something may not be done: the rule, and a key with values for the sentence that says it."""

    rule: str
    key: str
    args: Values = {}


Refused: TypeAlias = "Iterable[tuple[Option, Refusal]]"


def _nothing_refused() -> Refused:
    return ()


class Decision(msgspec.Struct, frozen=True):
    """A question to one seat.

    `refused` lists what the seat might have expected to find and why it is not offered; it is a function so
    that nobody pays for reasons that nobody reads. Where others act at the same time, `again` asks the same question
    of the table as they have left it. `about` knows what each answer means: its odds, hints and pieces.
    """

    seat: str
    prompt: str
    options: Sequence[Option]
    args: Values = {}
    refused: Callable[[], Refused] = _nothing_refused
    again: Callable[[], Decision] | None = None
    about: Question[Any] | None = None

    def __repr__(self) -> str:
        return f"<Decision {self.seat} asked {self.prompt!r}, {len(self.options)} options>"

    @property
    def fewest(self) -> int:
        """How many options there are at least: what has one answer is not asked, unless others left it that one."""
        return 2 if self.again is None else 1

    def word(self, name: str) -> str:
        """A value of the question that is a word: whose turn it is, which card was drawn."""
        return plain.word(self.args, name)

    def number(self, name: str) -> int:
        """A value of the question that is a whole number: how many hits there are."""
        return plain.number(self.args, name)

    def words(self, name: str) -> tuple[str, ...]:
        """A value of the question that is a list of words: the dice of a tally."""
        return plain.words(self.args, name)

    def find(self, text: str) -> Option | None:
        """The offered option with this written form."""
        verb, *args = text.split() or [""]
        option = Option(verb, tuple(args))
        return option if option in self.options else None

    def why_not(self, text: str) -> Refusal | None:
        """The reason why an option with this written form is not offered, if the rules know it."""
        wanted = " ".join(text.split())
        return next((refusal for option, refusal in self.refused() if str(option) == wanted), None)


class Together:
    """Several seats choose at the same time; the rule goes on when all of their plays have ended."""

    __slots__ = ("plays", "results")

    def __init__(self, plays: Mapping[str, Play[object]]) -> None:
        self.plays = plays
        self.results: dict[str, object] = {}


Ask: TypeAlias = Decision | Together
Play: TypeAlias = Generator[Ask, Option, T]


def together(plays: Mapping[str, Play[T]]) -> Play[dict[str, T]]:
    """Let every seat play its own coroutine at once and return what each of them returned."""
    gathering = Together(plays)
    yield gathering
    return cast("dict[str, T]", gathering.results)
