"""A game as everything else sees it: its rules as a table of steps, and functions to set up, look and check."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import chain
from pathlib import Path
from typing import Any, Generic, TypeAlias, TypeVar

import msgspec

from sandtable.engine import notation
from sandtable.engine.catalogue import Catalogue, read_catalogue
from sandtable.engine.chance import Chance
from sandtable.engine.components import unknown
from sandtable.engine.content import content_folder
from sandtable.engine.decision import Play
from sandtable.engine.errors import Malformed
from sandtable.engine.options import Description
from sandtable.engine.plain import Fields
from sandtable.engine.player import Player
from sandtable.engine.state import State, from_plain, plain
from sandtable.engine.view import FactTypes, Text, View

S = TypeVar("S", bound=State)
AnyBox: TypeAlias = Any  # content and options: each game has a type of its own

MOST_DIGITS = 78  # of a seed of 256 bits


class Setup(msgspec.Struct, frozen=True, repr_omit_defaults=True):
    """How a game begins: seed, options, and the folder of a content pack if one is used."""

    seed: int
    options: Fields = {}
    content: str = ""


def other_dice(s: State, seat: str | None, chance: Chance) -> None:
    """Conceal a table on which only future dice and draws are hidden."""
    s.chance = chance


@dataclass(kw_only=True, eq=False)
class Game(Generic[S]):
    """One game. Its rules are the `steps`; the other parts let others set it up, look at it and check it."""

    version: int  # of the rules: a journal keeps to the version it began with
    package: str
    description: Description[Any]  # of its options, and of all tables that can be set up with them
    state_type: type[S]
    #: whether seats see different things; where they do not, one view serves them all
    has_secrets: bool = True
    fact_types: FactTypes = field(default_factory=FactTypes)

    # -- playing ---------------------------------------------------------------------------------------------

    #: what the state's `box` holds: options, and content with a pack's laid over it
    open_box: Callable[[AnyBox, Path | None], AnyBox]
    #: the table ready to play
    set_up: Callable[[AnyBox, Chance], S]
    #: a bare table, on which a scenario puts just what it needs
    empty: Callable[[AnyBox, Chance], S]
    #: what is played from each resting point to the next; the state's `phase` names the one to play
    steps: Mapping[str, Callable[[S], Play[None]]]
    #: what the largest undo goes back to the start of, and what tells people where they are
    turn: Callable[[S], tuple[object, ...]]

    # -- looking ---------------------------------------------------------------------------------------------

    #: what a seat (or, with None, a spectator) may know
    view: Callable[[S, str | None], View]
    #: where the game is, as its view says it; everybody may know that
    heading: Callable[[S], Text]
    #: looks at the table for several seats at once, where they see much the same
    shared_look: Callable[[S], Look[S]] | None = None
    #: re-deals in place all that the seat cannot know
    conceal: Callable[[S, str | None, Chance], None] = other_dice

    # -- checking --------------------------------------------------------------------------------------------

    #: sentences about what cannot be: a piece lost, a marker off its track
    broken_invariants: Callable[[S], Iterable[str]]
    #: sentences about words that mean nothing on this table; a position that is read must have none
    nonsense: Callable[[S], Iterable[str]]
    #: numbers worth averaging over many games: days survived, rounds played
    measures: Callable[[S], dict[str, int]] = lambda s: {}
    #: players made for this game, by name; each is made from a seed
    players: Mapping[str, Callable[[int], Player]] = field(default_factory=dict)

    @property
    def key(self) -> str:
        return self.description.game

    def step(self, s: S) -> Play[None]:
        """Play from this resting point to the next."""
        return self.steps[s.phase](s)

    def seats(self, s: S) -> tuple[str, ...]:
        """Who sits at the table."""
        return self.description.seats(s.box.options)

    def look(self, s: S) -> Look[S]:
        """The table for several seats at once; a game in which they see much the same works that out once."""
        return self.shared_look(s) if self.shared_look else _EachAlone(self, s)

    # -- data ------------------------------------------------------------------------------------------------

    @cached_property
    def folder(self) -> Traversable:
        return files(self.package)

    @cached_property
    def catalogue(self) -> Catalogue:
        return read_catalogue(self.folder / "rules.toml")

    def options(self, plain: Fields) -> msgspec.Struct:
        """Checked options of a table, from their kebab-case names."""
        options: msgspec.Struct = self.description.read(plain)
        return options

    def begin(self, setup: Setup) -> S:
        """A new game as a setup describes it."""
        return self.set_up(self.box(self.options(setup.options), setup.content), Chance(setup.seed))

    def box(self, options: msgspec.Struct, content: str = "") -> AnyBox:
        """What comes in the box; a pack is read once and read again when one of its files has changed."""
        if content:
            return _unpacked(self, options, content, stamp(content))
        self.description.check(options)
        return self.open_box(options, None)

    # -- written form ----------------------------------------------------------------------------------------

    def write(self, s: S) -> str:
        """A position at rest in one line, as far as it differs from the set-up; `read` gives it back."""
        options = msgspec.to_builtins(s.box.options)
        start = plain(self.set_up(s.box, Chance(s.chance.seed)))
        changed = {name: value for name, value in plain(s).items() if value != start[name]}
        fields = {"chance": f"{s.chance.seed}:{s.chance.count}", **changed}
        return f"{self.key}/{self.version} {notation.write(options)} {notation.write_fields(fields)}"

    def read(self, text: str, content: str = "") -> S:
        """The position that `write` wrote."""
        head, _, rest = text.strip().partition(" ")
        if head != f"{self.key}/{self.version}":
            raise Malformed(f"expected a position of {self.key}/{self.version}, found {head[:40]!r}")
        table = notation.read_fields("options=" + rest)
        options = table.pop("options")
        if not isinstance(options, dict):
            raise Malformed("expected the options in braces after the game's name")
        seed, _, count = str(table.pop("chance", "")).partition(":")
        if not (seed.isdecimal() and count.isdecimal() and len(seed) <= MOST_DIGITS and len(count) <= MOST_DIGITS):
            raise Malformed('expected chance="SEED:COUNT", two whole numbers')
        box = self.box(self.options(options), content)
        data = {**plain(self.set_up(box, Chance(int(seed)))), **table}
        return self.checked(from_plain(self.state_type, data, box=box, chance=Chance(int(seed), int(count))))

    def checked(self, s: S) -> S:
        """The position, if it is one; types cannot say all that makes a position."""
        for nonsense in chain(unknown("phase", [s.phase], self.steps), self.nonsense(s)):
            raise Malformed(nonsense)
        return s


AnyGame: TypeAlias = Game[Any]
FileStamps: TypeAlias = tuple[tuple[str, int, int], ...]  # name, size, time of change


class Look(ABC, Generic[S]):
    """The table as it stands, as one seat after another looks at it; good until something is changed there."""

    def __init__(self, s: S) -> None:
        self.s = s
        self._seen: dict[str | None, View] = {}

    @abstractmethod
    def see(self, seat: str | None) -> View:
        """What a seat sees, put together anew."""

    def view(self, seat: str | None) -> View:
        """What a seat sees, put together when it looks for the first time."""
        if seat not in self._seen:
            self._seen[seat] = self.see(seat)
        return self._seen[seat]


class _EachAlone(Look[S]):
    """A look by which a seat has nothing from what others have seen."""

    def __init__(self, game: Game[S], s: S) -> None:
        super().__init__(s)
        self._game = game

    def see(self, seat: str | None) -> View:
        return self._game.view(self.s, seat)


@lru_cache(maxsize=8)
def _unpacked(game: AnyGame, options: object, content: str, files: FileStamps) -> object:
    """The box with a pack whose files looked like this."""
    game.description.check(options, content)
    return game.open_box(options, content_folder(content))


def stamp(content: str) -> FileStamps:
    """What the files of a pack look like from outside: their names, sizes and times."""
    found = sorted(path for path in Path(content).rglob("*") if path.is_file())
    return tuple((str(path), path.stat().st_size, path.stat().st_mtime_ns) for path in found)
