"""What comes in the box: the content, read from TOML and checked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

import msgspec

from sandtable.engine.content import convert, lay_over, read_toml
from sandtable.engine.errors import Malformed
from sandtable.games.hegra.names import (
    AIR,
    DEFENDERS,
    DELIVERIES,
    DUG_OUT,
    GREEN,
    GUN_1,
    GUN_2,
    MACHINE_GUN,
    ROWS,
    WEATHERS,
    YELLOW,
)
from sandtable.games.hegra.options import Options

if TYPE_CHECKING:
    #: One effect by its name, with its number; `choose` has texts to choose from.
    Effect: TypeAlias = dict[str, "int | list[list[Effect]]"]
else:  # msgspec cannot read a type that contains itself
    Effect = dict[str, object]
Weather = Literal["sun", "cloud", "snow"]
Disc = Literal["officer", "soldier", "volunteer", "medic", "hunter"]
Row = Literal["yellow", "green", "blue", ""]
Depot = Literal["supply", "patrol", "miss", "morale", ""]
EventDeck = Literal["mobilisation", "first-attack", "siege-1", "siege-2", "last-stand"]
Natural: TypeAlias = Annotated[int, msgspec.Meta(ge=0)]
Positive: TypeAlias = Annotated[int, msgspec.Meta(ge=1)]
Die: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=6)]

FILES = ("board", "events", "morale", "snow")


class _Entry(msgspec.Struct, frozen=True, rename="kebab", forbid_unknown_fields=True, kw_only=True):
    id: str
    source: str


class EventCard(_Entry, frozen=True, kw_only=True):
    """Weather, text, infantry number and the chart that says who takes an unspecified injury (HEGRA-INJ-01)."""

    deck: EventDeck
    weather: Weather
    infantry: Natural = 0
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

    criterion: Natural
    grenade: tuple[Die, ...] = ()
    hit: tuple[Die, ...] = ()
    move: tuple[Die, ...] = ()
    red: bool = False


class Board(msgspec.Struct, frozen=True, rename="kebab", forbid_unknown_fields=True):
    """A board with Sectors, lowest first, and the lowest Sector that each type of Defender reaches."""

    sectors: tuple[Sector, ...]
    range: dict[Disc, Positive]


class ActionSpace(_Entry, frozen=True, kw_only=True):
    """An Action space: its section, what it costs, who counts double, who may not go there, when it is open."""

    section: Annotated[int, msgspec.Meta(ge=0, le=5)]
    cost: Positive = 1
    doubles: tuple[Disc, ...] = ()
    bars: tuple[Disc, ...] = ()
    days: tuple[int, int] = (1, 11)


class Day(msgspec.Struct, frozen=True, rename="kebab", forbid_unknown_fields=True):
    """A space of the Turn track."""

    stage: Literal["mobilisation", "first-attack", "siege"]
    row: Literal["yellow", "green", "blue"]
    events: EventDeck
    patrols: Natural = 0
    red: bool = False


class SurrenderLevel(msgspec.Struct, frozen=True, rename="kebab", forbid_unknown_fields=True):
    result: str
    healthy: Natural = 0
    skull: bool = False


class DoubtSpace(msgspec.Struct, frozen=True, rename="kebab", forbid_unknown_fields=True):
    discs: Natural
    morale: Natural = 0


class MoraleLevel(msgspec.Struct, frozen=True, rename="kebab", forbid_unknown_fields=True):
    """What the Morale track says at a level: how many cards to draw and how many of them to resolve."""

    level: int
    deck: Literal["high", "low", "none"] = "none"
    draw: Natural = 0
    resolve: Natural = 0


class MapSpace(msgspec.Struct, frozen=True, rename="kebab", forbid_unknown_fields=True):
    """A space of the map; `row` and `number` where patrols can be put, `depot` where a delivery group waits."""

    id: str
    links: tuple[str, ...]
    x: float
    y: float
    row: Row = ""
    number: int = 0
    artillery: bool = False
    depot: Depot = ""


class Tracks(msgspec.Struct, frozen=True, rename="kebab", forbid_unknown_fields=True):
    supply: tuple[Positive, ...]
    fear: Natural
    defence: Natural
    surrender: tuple[SurrenderLevel, ...]
    doubt: tuple[DoubtSpace, ...]
    morale: tuple[MoraleLevel, ...]
    air: tuple[Literal["air-injury", "air-morale", "air-supply"], ...]
    moves: dict[str, Positive]  # by weather
    day: tuple[Day, ...]
    rows: dict[str, Natural]  # hit criterion of each map row
    airfield: Natural
    status_icons: dict[str, tuple[Literal[0, 1], ...]]


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
    bars: dict[str, frozenset[str]]  # the spaces that are barred to each type of Defender


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


#: Starting spaces of markers whose tracks are not numbered from the left (HEGRA-SET-02, HEGRA-SET-06, HEGRA-SET-12).
START_SUPPLY = 4
START_FEAR = 3
START_DOUBT = 1
START_SURRENDER = "honourable-surrender"
#: Slots for Status tiles: three on each Gun, one on the Machine Gun (HEGRA-CMP-11).
STATUS_SLOTS = {GUN_1: 3, GUN_2: 3, MACHINE_GUN: 1}


def open_box(options: Options, pack: Path | None = None) -> Box:
    """The box with these options; a pack's entries replace ours with the same id."""
    plain = {name: read_toml(_folder() / f"{name}.toml") for name in FILES}
    if pack is not None:
        lay_over(plain, pack)
    where = pack or "content"
    return _check(_build(options, plain, str(where)), str(where))


def standard_box(options: Options) -> Box:
    """The box without a pack."""
    return msgspec.structs.replace(_our_box(), options=options)


@lru_cache(maxsize=1)
def _our_box() -> Box:
    """Our own content, read once and shared by all options."""
    return open_box(Options())


def _folder() -> Traversable:
    return files(__package__) / "content"


def _build(options: Options, plain: Mapping[str, object], where: str) -> Box:
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
    """What types cannot check: counts, charts, links."""
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
    yield from _track_problems(box.tracks)
    yield from _board_problems(box)


def _track_problems(tracks: Tracks) -> Iterator[str]:
    """What set-up and rules expect of the tracks."""
    if sorted(tracks.air) != sorted(AIR * 2):
        yield f"tracks.air: expected two stacks each of {', '.join(AIR)}"
    if len(tracks.day) != 11:
        yield f"tracks.day: expected 11 days, found {len(tracks.day)}"
    if START_SUPPLY not in tracks.supply:
        yield f"tracks.supply: expected a space {START_SUPPLY}, where the marker starts (HEGRA-SET-02)"
    if tracks.fear < START_FEAR:
        yield f"tracks.fear: expected at least {START_FEAR}, where the marker starts (HEGRA-SET-11)"
    if START_DOUBT not in [space.discs for space in tracks.doubt]:
        yield f"tracks.doubt: expected a space with {START_DOUBT} disc, where the marker starts (HEGRA-SET-12)"
    if START_SURRENDER not in [level.result for level in tracks.surrender[:-1]]:
        yield f"tracks.surrender: expected a level {START_SURRENDER!r}, where the marker starts (HEGRA-SET-06)"
    if [level.skull for level in tracks.surrender] != [False] * (len(tracks.surrender) - 1) + [True]:
        yield "tracks.surrender: expected a skull on the last level and on no other (HEGRA-END-01)"
    if [level.level for level in tracks.morale] != list(range(-3, 4)):
        yield "tracks.morale: expected the levels -3 to 3 in order (HEGRA-MTK-03)"
    if sorted(tracks.moves) != sorted(WEATHERS):
        yield f"tracks.moves: expected each of {', '.join(WEATHERS)}"
    if sorted(tracks.rows) != sorted(ROWS):
        yield f"tracks.rows: expected each of {', '.join(ROWS)}"
    if {gun: len(icons) for gun, icons in tracks.status_icons.items()} != STATUS_SLOTS:
        yield f"tracks.status-icons: expected {', '.join(f'{n} for {gun}' for gun, n in STATUS_SLOTS.items())}"


def _board_problems(box: Box) -> Iterator[str]:
    """What the rules expect of the Sectors and the map."""
    for name, board, sectors in (("first-attack", box.first_attack, 3), ("main", box.main, 4)):
        if len(board.sectors) != sectors:
            yield f"{name}.sectors: expected {sectors}, found {len(board.sectors)}"
    if sorted(space.depot for space in box.map.values() if space.depot) != sorted(DELIVERIES):
        yield f"map: expected one Depot each for {', '.join(DELIVERIES)}"
    for row in ROWS:
        spaces = [space for space in box.map.values() if space.row == row]
        if sorted(space.id for space in spaces) != [f"{row}-{number}" for number in range(1, 7)]:
            yield f"map: expected the spaces {row}-1 to {row}-6 in the {row} row (HEGRA-PAT-02)"
        for space in spaces:
            if space.id != f"{row}-{space.number}":
                yield f"map {space.id}: number: expected the number of its name, found {space.number}"
    for row in (YELLOW, GREEN):
        if sum(space.artillery for space in box.map.values() if space.row == row) != 3:
            yield f"map: expected three Artillery spaces in the {row} row (HEGRA-RUL-36)"
