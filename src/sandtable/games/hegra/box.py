"""What comes in the box: the content, read from TOML and checked, and the options of a table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Literal, TypeAlias

import msgspec

from sandtable.engine.content import convert, read_toml
from sandtable.engine.errors import Malformed
from sandtable.games.hegra.names import AIR, DEFENDERS, DUG_OUT, GUN_2

Effect: TypeAlias = dict[str, Any]
Weather = Literal["sun", "cloud", "snow"]
Disc = Literal["officer", "soldier", "volunteer", "medic", "hunter"]
EventDeck = Literal["mobilisation", "first-attack", "siege-1", "siege-2", "last-stand"]

FILES = ("board", "events", "morale", "snow")


class Options(msgspec.Struct, frozen=True, rename="kebab", forbid_unknown_fields=True, omit_defaults=True):
    """House rules: the rulings that can be read another way, and the difficulty. The defaults are as ruled."""

    difficulty: Literal["recruit", "standard", "veteran"] = "standard"
    #: HEGRA-RUL-15: do suppressed Infantry stand up when an attack ends in step A?
    stand_up_after_free_advance: bool = False
    #: HEGRA-RUL-17: do lying Infantry in a red Sector cost Morale too?
    lying_count_in_red_sector: bool = False
    #: HEGRA-RUL-21: whom a Charge takes when the walls and Tired are empty
    charge_fallback: Literal["ready", "nobody", "ready-then-rest"] = "ready"
    #: HEGRA-RUL-33: does the Retreat move the Artillery marker to the last space it empties?
    retreat_moves_marker: bool = False
    #: HEGRA-RUL-57: when does a passed Sneak raise Suspicion?
    sneak_suspicion: Literal["after-movement", "at-once"] = "after-movement"
    #: HEGRA-RUL-76: may a bed that treatment frees be filled at once?
    freed_bed: Literal["at-once", "in-recovery"] = "at-once"


class _Entry(msgspec.Struct, frozen=True, rename="kebab", forbid_unknown_fields=True, kw_only=True):
    id: str
    source: str


class EventCard(_Entry, frozen=True, kw_only=True):
    """Weather, text, infantry number and the chart that says whom an unspecified injury takes (HEGRA-INJ-01)."""

    deck: EventDeck
    weather: Weather
    infantry: int = 0
    text: tuple[Effect, ...] = ()
    chart: tuple[Disc, ...]


class MoraleCard(_Entry, frozen=True, kw_only=True):
    """A High or Low Morale card: one section for each stage (HEGRA-MOR-10)."""

    deck: Literal["high", "low"]
    mobilisation: tuple[Effect, ...]
    first_attack: tuple[Effect, ...]
    siege: tuple[Effect, ...]


class ResolveCard(_Entry, frozen=True, kw_only=True):
    """A Hope or Despair card: the text below its line (HEGRA-MOR-15)."""

    deck: Literal["hope", "despair"]
    text: tuple[Effect, ...]


class SnowCard(_Entry, frozen=True, kw_only=True):
    """What lies under the snow: a new action, Gun 2, or an item (HEGRA-SNW-03, HEGRA-SNW-05)."""

    opens: str = ""
    text: tuple[Effect, ...] = ()


class Sector(msgspec.Struct, frozen=True, rename="kebab", forbid_unknown_fields=True):
    """Die values of the Action boxes, the Gun's hit criterion, and whether it is red."""

    criterion: int
    grenade: tuple[int, ...] = ()
    hit: tuple[int, ...] = ()
    move: tuple[int, ...] = ()
    red: bool = False


class Board(msgspec.Struct, frozen=True, rename="kebab", forbid_unknown_fields=True):
    """A board with Sectors, lowest first, and the lowest Sector that each type of Defender reaches."""

    sectors: tuple[Sector, ...]
    range: dict[str, int]


class ActionSpace(_Entry, frozen=True, kw_only=True):
    """An Action space: its section, what it costs, who counts as two, who may not go there, on which days."""

    section: int
    cost: int = 1
    doubles: tuple[Disc, ...] = ()
    bars: tuple[Disc, ...] = ()
    days: tuple[int, int] = (1, 11)


class Day(msgspec.Struct, frozen=True, rename="kebab", forbid_unknown_fields=True):
    """A space of the Turn track."""

    stage: Literal["mobilisation", "first-attack", "siege"]
    row: Literal["yellow", "green", "blue"]
    events: EventDeck
    patrols: int = 0
    red: bool = False


class SurrenderLevel(msgspec.Struct, frozen=True, rename="kebab", forbid_unknown_fields=True):
    result: str
    healthy: int = 0
    skull: bool = False


class DoubtSpace(msgspec.Struct, frozen=True, rename="kebab", forbid_unknown_fields=True):
    discs: int
    morale: int = 0


class MoraleLevel(msgspec.Struct, frozen=True, rename="kebab", forbid_unknown_fields=True):
    """What the Morale track says at a level: how many cards to draw and how many of them to resolve."""

    level: int
    deck: Literal["high", "low", "none"] = "none"
    draw: int = 0
    resolve: int = 0


class MapSpace(msgspec.Struct, frozen=True, rename="kebab", forbid_unknown_fields=True):
    """A space of the map; `row` and `number` where patrols can be put, `depot` where a delivery group waits."""

    id: str
    links: tuple[str, ...]
    x: float
    y: float
    row: Literal["yellow", "green", "blue", ""] = ""
    number: int = 0
    artillery: bool = False
    depot: Literal["supply", "patrol", "miss", "morale", ""] = ""


class Tracks(msgspec.Struct, frozen=True, rename="kebab", forbid_unknown_fields=True):
    supply: tuple[int, ...]
    fear: int
    defence: int
    surrender: tuple[SurrenderLevel, ...]
    doubt: tuple[DoubtSpace, ...]
    morale: tuple[MoraleLevel, ...]
    air: tuple[Literal["air-injury", "air-morale", "air-supply"], ...]
    moves: dict[str, int]  # by weather
    day: tuple[Day, ...]
    rows: dict[str, int]  # hit criterion of each map row
    airfield: int
    status_icons: dict[str, tuple[int, ...]]


class _BoardFile(msgspec.Struct, frozen=True, rename="kebab", forbid_unknown_fields=True):
    tracks: Tracks
    first_attack: Board
    main: Board
    space: tuple[ActionSpace, ...]
    map: tuple[MapSpace, ...]


class _EventFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    event: tuple[EventCard, ...] = ()


class _MoraleFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    morale: tuple[MoraleCard, ...] = ()
    resolve: tuple[ResolveCard, ...] = ()


class _SnowFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    snow: tuple[SnowCard, ...] = ()


class Box(msgspec.Struct, frozen=True):
    """Everything that does not change during a game."""

    options: Options
    tracks: Tracks
    first_attack: Board
    main: Board
    spaces: dict[str, ActionSpace]
    map: dict[str, MapSpace]
    events: dict[str, EventCard]
    morale: dict[str, MoraleCard]
    resolve: dict[str, ResolveCard]
    snow: dict[str, SnowCard]
    event_decks: dict[str, tuple[str, ...]]
    bars: dict[str, frozenset[str]]  # the spaces that each type of Defender may not go to


#: How many cards each deck has (HEGRA-CMP-14, HEGRA-CMP-15, HEGRA-CMP-16, HEGRA-CMP-19).
DECK_SIZES = {
    "mobilisation": 11,
    "first-attack": 12,
    "siege-1": 8,
    "siege-2": 8,
    "last-stand": 3,
    "high": 12,
    "low": 9,
    "hope": 6,
    "despair": 6,
    "snow": 11,
}


def open_box(options: Options, pack: Path | None = None) -> Box:
    """The box with these options; a pack's entries take the place of ours with the same id."""
    plain = {name: read_toml(_folder() / f"{name}.toml") for name in FILES}
    if pack is not None:
        for name, entries in _read_pack(pack).items():
            _lay_over(plain[name], entries, pack / f"{name}.toml")
    where = pack or "content"
    return _check(_build(options, plain, str(where)), str(where))


@cache
def standard_box(options: Options) -> Box:
    """The box without a pack, read once."""
    return open_box(options)


def _folder() -> Traversable:
    return files(__package__) / "content"


def _read_pack(pack: Path) -> dict[str, dict[str, Any]]:
    found = {path.stem: path for path in sorted(pack.glob("*.toml"))}
    for name, path in found.items():
        if name not in FILES:
            raise Malformed(f"expected one of {', '.join(f'{name}.toml' for name in FILES)}", where=str(path))
    if not found:
        raise Malformed(f"holds none of {', '.join(f'{name}.toml' for name in FILES)}", where=str(pack))
    return {name: read_toml(path) for name, path in found.items()}


def _lay_over(base: dict[str, Any], extra: dict[str, Any], path: Path) -> None:
    for table, value in extra.items():
        if table not in base:
            raise Malformed(f"expected one of {', '.join(base)}, found {table!r}", where=str(path))
        if not isinstance(base[table], list):
            base[table] = value
            continue
        ours = {entry["id"]: index for index, entry in enumerate(base[table])}
        for number, entry in enumerate(value if isinstance(value, list) else [value], 1):
            entry_id = entry.get("id") if isinstance(entry, dict) else None
            if entry_id not in ours:
                known = ", ".join(ours)
                raise Malformed(f"{table}[{number}]: no entry {entry_id!r} to replace; ids: {known}", where=str(path))
            base[table][ours[entry_id]] = entry


def _build(options: Options, plain: dict[str, dict[str, Any]], where: str) -> Box:
    board = convert(plain["board"], _BoardFile, where=f"{where}/board.toml")
    events = convert(plain["events"], _EventFile, where=f"{where}/events.toml").event
    morale = convert(plain["morale"], _MoraleFile, where=f"{where}/morale.toml")
    snow = convert(plain["snow"], _SnowFile, where=f"{where}/snow.toml").snow
    decks: dict[str, list[str]] = {}
    for card in events:
        decks.setdefault(card.deck, []).append(card.id)
    return Box(
        options,
        board.tracks,
        board.first_attack,
        board.main,
        {space.id: space for space in board.space},
        {space.id: space for space in board.map},
        {card.id: card for card in events},
        {card.id: card for card in morale.morale},
        {card.id: card for card in morale.resolve},
        {card.id: card for card in snow},
        {deck: tuple(cards) for deck, cards in decks.items()},
        {disc: frozenset(space.id for space in board.space if disc in space.bars) for disc in DEFENDERS},
    )


def _check(box: Box, where: str) -> Box:
    for problem in _problems(box):
        raise Malformed(problem, where=where)
    return box


def _problems(box: Box) -> Iterator[str]:
    """What the types cannot say: counts, charts, links, effects that exist."""
    decks: list[str] = ["snow"] * len(box.snow)
    decks += [card.deck for card in box.events.values()]
    decks += [card.deck for card in box.morale.values()]
    decks += [card.deck for card in box.resolve.values()]
    sizes = Counter(decks)
    for deck, size in DECK_SIZES.items():
        if sizes[deck] != size:
            yield f"the {deck} deck has {size} cards in the box, {sizes[deck]} here"
    for card in box.events.values():
        if sorted(card.chart) != sorted(DEFENDERS):
            yield f"event {card.id}: chart: expected each of {', '.join(DEFENDERS)} once"
    for snow in box.snow.values():
        if snow.opens and snow.opens not in (*DUG_OUT, GUN_2):
            yield f"snow {snow.id}: opens: expected one of {', '.join((*DUG_OUT, GUN_2))}, found {snow.opens!r}"
        if bool(snow.opens) == bool(snow.text):
            yield f"snow {snow.id}: expected either opens or text"
    for space in box.map.values():
        for link in space.links:
            if link not in box.map or space.id not in box.map[link].links:
                yield f"map {space.id}: links: {link!r} does not link back"
    if sorted(box.tracks.air) != sorted(AIR * 2):
        yield f"tracks.air: expected two stacks each of {', '.join(AIR)}"
    if len(box.tracks.day) != 11:
        yield f"tracks.day: expected 11 days, found {len(box.tracks.day)}"
