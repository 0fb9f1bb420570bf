"""Describes a game's options: their values, who sits at a table that has them, and the tables that people could set up.

A game makes one `Description`; terminal, server, browser, simulation, fuzz and tests read it. Names, kinds, bounds and
defaults come from the game's own `Options` struct, which also checks what people hand in. The description adds what a
type cannot say. Sets of options are plain data under kebab-case names, as in journals; those left out are defaults.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from pathlib import Path
from typing import Annotated, Any, Generic, Literal, TypeAlias, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from sandtable.engine.content import content_folder, convert
from sandtable.engine.errors import Malformed
from sandtable.engine.plain import Fields, Plain

O = TypeVar("O", bound=msgspec.Struct)  # noqa: E741 - the options of a game
S = TypeVar("S")  # the state of a game

Kind: TypeAlias = Literal["choice", "flag", "number", "several"]

SHOWN = 40  # characters of an unknown name or value that an error quotes


class Setting(msgspec.Struct, frozen=True):
    """One option. Its words are `setting-NAME`, those of a value `name-NAME-VALUE` or `name-VALUE`."""

    name: str
    kind: Kind
    default: Plain
    choices: tuple[str, ...] = ()
    #: the bounds of a number, or of how many are chosen; None where there is none
    least: int | None = None
    most: int | None = None


class Listed(msgspec.Struct, frozen=True):
    """The values of an option that the content decides, in their order: missions, maps. A pack's are among them."""

    noun: str
    read: Callable[[Path | None], Iterable[str]]  # with the folder of a pack, or none

    def values(self, content: str = "") -> tuple[str, ...]:
        return tuple(self.read(content_folder(content)))


class Campaign(msgspec.Struct, Generic[S], frozen=True):
    """Tables that are played one after another."""

    #: what sets each chapter apart, in their order
    chapters: Callable[[Path | None], Iterable[Fields]]
    #: what a finished game, won or lost, adds to the options of the next chapter
    hand_on: Callable[[S], Fields] = lambda s: {}
    #: options that only `hand_on` sets; nobody is asked for them
    memory: tuple[str, ...] = ()
    #: whether the chapter after a lost one may be played
    passes_over: bool = False

    def handed(self, s: S, ahead: Fields) -> Fields:
        """The options of a chapter that is played after a finished game."""
        return {**{name: value for name, value in ahead.items() if name not in self.memory}, **self.hand_on(s)}


class Description(Generic[O]):
    """Everything there is to know about a game's options before a table is set up.

    Where content decides, `content` names the folder of a pack.
    """

    def __init__(
        self,
        game: str,
        options_type: type[O],
        *,
        seats: Callable[[O], tuple[str, ...]],
        variants: Mapping[str, Fields],
        listed: Mapping[str, Listed] | None = None,
        impossible: Callable[[O], Iterable[str]] = lambda options: (),
        tables: Callable[[], Iterable[Fields]] | None = None,
        balance_sheet: Callable[[], Mapping[str, Mapping[str, Fields]]] | None = None,
        campaign: Campaign[Any] | None = None,
    ) -> None:
        """`impossible` says why a set of options makes no game. What is a function here is called when it is needed."""
        self.game = game
        self.options_type = options_type
        #: who sits at a table with these options
        self.seats = seats
        #: options that between them reach every mode, difficulty and switch: what the contract suite plays
        self.variants = variants
        self.campaign = campaign
        self._listed = listed or {}
        self._impossible = impossible
        self._tables = tables
        self._balance_sheet = balance_sheet

    # -- one table -----------------------------------------------------------------------------------------------

    def read(self, plain: Fields) -> O:
        """The options of a table, each checked by itself."""
        for name in plain:
            if name not in self._names:
                known = ", ".join(sorted(self._names))
                raise Malformed(f"{self.game} has no option {name[:SHOWN]!r}; options: {known}")
        return convert(dict(plain), self.options_type, where=f"{self.game} options")

    def check(self, options: O, content: str = "") -> None:
        """Refuse values that the content does not have, and options that make no game together."""
        where = f"{self.game} options"
        for name, listed in self._listed.items():
            value, known = getattr(options, self._names[name]), listed.values(content)
            if value not in known:
                what = f"no {listed.noun} {str(value)[:SHOWN]!r}; {listed.noun}s: {', '.join(known)}"
                raise Malformed(f"{name}: {what}", where=where)
        for problem in self._impossible(options):
            raise Malformed(problem, where=where)

    def seats_with(self, plain: Fields) -> tuple[str, ...]:
        """Who sits at a table with these options, if they are possible."""
        options = self.read(plain)
        self.check(options)
        return self.seats(options)

    # -- every option --------------------------------------------------------------------------------------------

    def settings(self, content: str = "") -> tuple[Setting, ...]:
        """Every option, in the order in which people are asked."""
        hints = get_type_hints(self.options_type, include_extras=True)
        defaults = self.options_type()
        found = (_setting(name, hints[field], getattr(defaults, field)) for name, field in self._names.items())
        return tuple(
            msgspec.structs.replace(one, choices=self._listed[one.name].values(content))
            if one.name in self._listed
            else one
            for one in found
        )

    @property
    def most_seats(self) -> tuple[str, ...]:
        """Who sits at the largest table that `seats_option` makes, with all other options as they are by default."""
        return self._counted[1]

    @property
    def seats_option(self) -> str:
        """The option that counts the seats; empty where none does."""
        return self._counted[0]

    @cached_property
    def _counted(self) -> tuple[str, tuple[str, ...]]:
        for setting in self.settings():
            if setting.kind == "number" and setting.least is not None and setting.most is not None:
                largest = self.seats(self.read({setting.name: setting.most}))
                if len(largest) == setting.most and all(
                    self.seats(self.read({setting.name: number})) == largest[:number]
                    for number in range(setting.least, setting.most)
                ):
                    return setting.name, largest
        return "", self.seats(self.options_type())

    @cached_property
    def _names(self) -> dict[str, str]:
        """The names of the options as people write them, and as the struct has them."""
        return {field.encode_name: field.name for field in msgspec.structs.fields(self.options_type)}

    # -- many tables ---------------------------------------------------------------------------------------------

    @cached_property
    def tables(self) -> tuple[Fields, ...]:
        """Tables that people could set up: every mission, mode and number of players, the other options by turns."""
        return tuple(self._tables()) if self._tables else tuple(self.variants.values())

    def table(self, number: int) -> Fields:
        """One of the tables; counting through the numbers reaches them all, again and again."""
        return self.tables[number % len(self.tables)]

    @cached_property
    def balance_sheet(self) -> Mapping[str, Mapping[str, Fields]]:
        """The tables that win rates are told for: rows (missions, modes) of columns (levels, numbers of players)."""
        return self._balance_sheet() if self._balance_sheet else {self.game: self.variants}

    def chapters(self, content: str = "") -> tuple[Fields, ...]:
        """What sets each chapter of the campaign apart, in their order; none where the game has no campaign."""
        return tuple(self.campaign.chapters(content_folder(content))) if self.campaign else ()


def _setting(name: str, hint: object, default: Plain) -> Setting:
    """What the type of a field says about an option."""
    meta = next((part for part in get_args(hint) if isinstance(part, msgspec.Meta)), msgspec.Meta())
    kind = get_args(hint)[0] if get_origin(hint) is Annotated else hint
    if kind is bool:
        return Setting(name, "flag", default)
    if kind is int:
        return Setting(name, "number", default, least=_whole(meta.ge), most=_whole(meta.le))
    if get_origin(kind) is tuple:
        choices = tuple(map(str, get_args(get_args(kind)[0])))
        return Setting(name, "several", default, choices, meta.min_length, meta.max_length)
    return Setting(name, "choice", default, tuple(map(str, get_args(kind))))


def _whole(bound: float | None) -> int | None:
    return None if bound is None else int(bound)
