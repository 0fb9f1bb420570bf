"""What a game must say of itself so that everything else can play it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from sandtable.engine import notation
from sandtable.engine.catalogue import Catalogue, read_catalogue
from sandtable.engine.chance import Chance
from sandtable.engine.content import convert
from sandtable.engine.decision import Decision, Option, Play
from sandtable.engine.errors import Malformed
from sandtable.engine.player import Player
from sandtable.engine.state import State, from_plain, plain
from sandtable.engine.view import Text, View

S = TypeVar("S", bound=State)

MOST_DIGITS = 78  # of a seed of 256 bits


class Setup(msgspec.Struct, frozen=True):
    """All that decides how a game begins: options, seed and the folder of a content pack, if any."""

    seed: int
    options: dict[str, Any] = {}
    content: str = ""


class Odds(msgspec.Struct, frozen=True):
    """How likely something is, before the die is rolled; `key` names it in the locale files."""

    key: str
    chance: Fraction
    args: dict[str, Any] = {}


class Game(ABC, Generic[S]):
    """One game. Its rules live in `step`; the rest lets others ask, look, check and remember."""

    key: ClassVar[str]
    version: ClassVar[int]  # of the rules: a journal keeps to the version it began with
    package: ClassVar[str]
    options_type: ClassVar[type[msgspec.Struct]]
    state_type: type[S]
    #: whether seats see different things; where they do not, one view serves them all
    has_secrets: ClassVar[bool] = True

    # -- playing ---------------------------------------------------------------------------------------------

    @abstractmethod
    def open_box(self, options: Any, content: str = "") -> Any:
        """What the state's `box` holds: the options, and the content with a pack laid over it."""

    @abstractmethod
    def set_up(self, box: Any, chance: Chance) -> S:
        """The table ready to play."""

    @abstractmethod
    def empty(self, box: Any, chance: Chance) -> S:
        """A bare table, on which a scenario puts just what it needs."""

    @abstractmethod
    def step(self, s: S) -> Play[None]:
        """Play from this resting point to the next."""

    @abstractmethod
    def seats(self, s: S) -> tuple[str, ...]:
        """Who sits at the table."""

    @abstractmethod
    def turn(self, s: S) -> tuple[Any, ...]:
        """What the largest undo goes back to the start of, and what tells people where they are."""

    @abstractmethod
    def resting_at(self, s: S) -> str:
        """The name of the resting point: what `step` plays next."""

    # -- looking ---------------------------------------------------------------------------------------------

    @abstractmethod
    def view(self, s: S, seat: str | None) -> View:
        """What a seat (or, with None, a spectator) may know."""

    def heading(self, s: S) -> Text:
        """Where the game is, as its view says it; everybody may know that."""
        return self.view(s, None).heading

    def look(self, s: S) -> Look[S]:
        """The table for several seats at once; a game in which they see much the same works that out once."""
        return _EachAlone(self, s)

    @abstractmethod
    def conceal(self, s: S, seat: str | None, chance: Chance) -> None:
        """Re-deal in place all that the seat cannot know."""

    def odds(self, s: S, decision: Decision, option: Option) -> tuple[Odds, ...]:
        """How likely an option is to do what it is for, where dice or draws decide."""
        return ()

    def touches(self, s: S, decision: Decision, option: Option) -> tuple[str, ...]:
        """The pieces and areas of the view that an option is about."""
        return option.args

    def hints(self, s: S, decision: Decision, option: Option | None) -> tuple[Text, ...]:
        """What a player should know before taking an option; with None, what belongs to the question itself."""
        return ()

    # -- checking --------------------------------------------------------------------------------------------

    @abstractmethod
    def broken_invariants(self, s: S) -> Iterable[str]:
        """Sentences about what cannot be: a piece lost, a marker off its track."""

    def nonsense(self, s: S) -> Iterable[str]:
        """Sentences about words that mean nothing on this table; a position that is read must have none."""
        return ()

    @abstractmethod
    def variants(self) -> Mapping[str, dict[str, Any]]:
        """Option sets that between them reach every mode, difficulty and switch: what the contract suite plays."""

    def choices(self) -> Mapping[str, tuple[str, ...]]:
        """The values of options that their types leave open: the missions that there are."""
        return {}

    def table(self, number: int) -> dict[str, Any]:
        """The options of one of the tables that people could set up; counting through the numbers reaches all."""
        variants = list(self.variants().values())
        return variants[number % len(variants)]

    def balance_sheet(self) -> Mapping[str, Mapping[str, dict[str, Any]]]:
        """The options that win rates are told for: rows (missions, modes) of columns (difficulty levels)."""
        return {self.key: self.variants()}

    def campaign(self) -> tuple[dict[str, Any], ...]:
        """The options of each chapter of a campaign, in their order; none where the game has no campaign."""
        return ()

    def measures(self, s: S) -> dict[str, int]:
        """Numbers worth averaging over many games: days survived, rounds played."""
        return {}

    def players(self) -> Mapping[str, Callable[[int], Player]]:
        """Players made for this game, by name; each is made from a seed."""
        return {}

    # -- data ------------------------------------------------------------------------------------------------

    @cached_property
    def folder(self) -> Traversable:
        return files(self.package)

    @cached_property
    def catalogue(self) -> Catalogue:
        return read_catalogue(self.folder / "rules.toml")

    @cached_property
    def _option_names(self) -> frozenset[str]:
        return frozenset(field.encode_name for field in msgspec.structs.fields(self.options_type))

    def options(self, plain: Mapping[str, Any]) -> msgspec.Struct:
        """Checked options of a table, from their kebab-case names."""
        known = self._option_names
        for name in plain:
            if name not in known:
                raise Malformed(f"{self.key} has no option {name[:40]!r}; options: {', '.join(sorted(known))}")
        return convert(dict(plain), self.options_type, where=f"{self.key} options")

    def begin(self, setup: Setup) -> S:
        """A new game as a setup describes it."""
        return self.set_up(self.box(self.options(setup.options), setup.content), Chance(setup.seed))

    def box(self, options: Any, content: str = "") -> Any:
        """What comes in the box; a pack is read once and read again when one of its files has changed."""
        if not content:
            return self.open_box(options)
        key = (options, content, stamp(content))
        if key not in self._packs:
            self._packs.clear()
            self._packs[key] = self.open_box(options, content)
        return self._packs[key]

    @cached_property
    def _packs(self) -> dict[Any, Any]:
        return {}

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
        for nonsense in self.nonsense(s):
            raise Malformed(nonsense)
        return s


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


def stamp(content: str) -> tuple[tuple[str, int, int], ...]:
    """What the files of a pack look like from outside: their names, sizes and times."""
    found = sorted(path for path in Path(content).rglob("*") if path.is_file())
    return tuple((str(path), path.stat().st_size, path.stat().st_mtime_ns) for path in found)


def content_folder(content: str) -> Path | None:
    """The folder of a content pack, if one was named and exists."""
    if not content:
        return None
    folder = Path(content)
    if not folder.is_dir():
        raise Malformed("is not a folder", where=content)
    return folder
