"""The checker of missions and RAID maps: what would spoil the game in one that can be read.

`problems` looks at the tiles, at what the box holds, at what lists, goals and special rules name, and walks over the
map to see that everything can be reached and every goal can be met.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from sandtable.games.reichbusters.board import FAR
from sandtable.games.reichbusters.cards import Cards
from sandtable.games.reichbusters.drawing import ROOMS
from sandtable.games.reichbusters.goals import (
    Dormant,
    EscapeWith,
    Escort,
    FaceUp,
    Goal,
    Once,
    OnlyFeatures,
    Place,
    Plant,
    Shuffled,
    Special,
    StartItems,
    WithAlarm,
    Yields,
)
from sandtable.games.reichbusters.names import LETTERS, LOCKS

if TYPE_CHECKING:
    from sandtable.games.reichbusters.missions import Mission


class TileKind(NamedTuple):
    """A size of tile: its numbers, and how many areas it has room for."""

    name: str
    numbers: range
    areas: range


#: The 26 tiles (REICH-COMP-01); how they are split into areas is ours.
TILES: tuple[TileKind, ...] = (
    TileKind("large room", range(1, 5), range(4, 5)),  # REICH-COMP-02
    TileKind("medium room", range(5, 7), range(2, 3)),  # REICH-COMP-03
    TileKind("small room", range(7, 13), range(1, 2)),  # REICH-COMP-04
    TileKind("corner corridor", range(13, 17), range(1, 2)),  # REICH-COMP-05
    TileKind("short corridor", range(17, 23), range(1, 2)),  # REICH-COMP-06
    TileKind("long corridor", range(23, 25), range(1, 3)),  # REICH-COMP-07
    TileKind("junction", range(25, 26), range(1, 2)),  # REICH-COMP-08
    TileKind("crossroads", range(26, 27), range(1, 2)),  # REICH-COMP-08
)
DOORS = {1: 9, 2: 9, 3: 9}  # ordinary ones by their noise (REICH-COMP-12)
LARGE_DOORS, LARGE_NOISE = 2, 3  # REICH-COMP-12
EXITS = 3  # REICH-COMP-09
BARRACKS = ("a", "b", "c")  # REICH-COMP-10
SPAWN_TOKENS = {1: 14, 2: 10, 3: 8}  # by level (REICH-COMP-17)
GUARD_POINTS = 12  # REICH-COMP-20


def problems(mission: Mission, cards: Cards, *, is_raid: bool = False) -> Iterator[str]:
    """What is wrong with a map that can be read: a sentence each, which begins with the place in the file.

    A RAID map has neither faction nor goals: its cards bring them.
    """
    yield from _tile_problems(mission)
    yield from _door_problems(mission)
    yield from _place_problems(mission)
    yield from _token_problems(mission, cards)
    if is_raid:
        for field in ("faction", "goals", "special"):
            if getattr(mission, field):
                yield f"{field}: a RAID map has none; a RAID takes it from its cards (REICH-COMP-58)"
    else:
        yield from _faction_problems(mission, cards)
        yield from _special_problems(mission, cards)
        yield from _goal_problems(mission, cards)
    yield from _reach_problems(mission)


def entries(mission: Mission) -> Iterator[tuple[str, Goal | Special]]:
    """Goals and special rules, each with its place in the file, counted from 1."""
    yield from ((f"goals[{n}]", goal) for n, goal in enumerate(mission.goals, 1))
    yield from ((f"special[{n}]", rule) for n, rule in enumerate(mission.special, 1))


# -- the map -----------------------------------------------------------------------------------------------------------


def tile_kind(tile: str) -> TileKind:
    number = int(tile[:-1])
    return next(kind for kind in TILES if number in kind.numbers)


def _tile_problems(mission: Mission) -> Iterator[str]:
    """Tiles of the box, each once, with as many areas as they have room for (REICH-MAP-01, REICH-MAP-04)."""
    laid: dict[str, str] = {}
    for tile, areas in mission.board.tiles.items():
        kind = tile_kind(tile)
        if tile[:-1] in laid:
            yield f"tiles.{tile}: the other side of {laid[tile[:-1]]}, which lies on the table already"
        laid.setdefault(tile[:-1], tile)
        if len(areas) not in kind.areas:
            most = " or ".join(map(str, kind.areas))
            yield f"tiles.{tile}: a {kind.name} has {most} areas, found {len(areas)}"
        is_room = kind.name.endswith("room")
        for area in areas:
            if (area[0] in ROOMS) != is_room:
                yield f"tiles.{tile}: {area} is {_room_word(area)}, and the tile is a {kind.name}"


def _room_word(area: str) -> str:
    return "an area of a room (a to o)" if area[0] in ROOMS else "an area of a corridor (p to z)"


def _door_problems(mission: Mission) -> Iterator[str]:
    """Doors and locks of the box (REICH-COMP-12, REICH-COMP-14)."""
    doors = mission.board.doors.values()
    ordinary = Counter(door.noise for door in doors if not door.large)
    for noise, most in DOORS.items():
        if ordinary[noise] > most:
            yield f"map: too many for the box: {ordinary[noise]} doors of noise {noise}, the box has {most}"
    large = [door for door in doors if door.large]
    if len(large) > LARGE_DOORS:
        yield f"map: too many for the box: {len(large)} large doors, the box has {LARGE_DOORS}"
    for door in large:
        if door.noise != LARGE_NOISE:
            yield f"map: the large door {door.name} has noise {door.noise}; those of the box have {LARGE_NOISE}"
    for n, name in enumerate(mission.locked, 1):
        if name not in mission.board.doors:
            yield f"locked[{n}]: there is no door {name}; {_doors_there(mission, name)}"
        elif name in mission.locked[: n - 1]:
            yield f"locked[{n}]: {name} has a lock already"
    if len(mission.locked) > LOCKS:
        yield f"locked: too many for the box: {len(mission.locked)} locks, the box has {LOCKS}"


def _doors_there(mission: Mission, name: str) -> str:
    """The doors of the areas that a wrong name speaks of."""
    near = [door for part in name.split("-") for door in mission.board.doors_of.get(part, ())]
    return f"nearby: {', '.join(dict.fromkeys(near))}" if near else "none of its areas has one"


def _place_problems(mission: Mission) -> Iterator[str]:
    """Entrance, exits, barracks and marks (REICH-COMP-09, REICH-COMP-10)."""
    yield from _unknown_areas(mission, "entrance", [mission.entrance])
    yield from _unknown_areas(mission, "exits", mission.exits)
    yield from _unknown_areas(mission, "guards", mission.guards)
    if len(set(mission.exits)) < len(mission.exits):
        yield "exits: the same area twice"
    for field, places, letters in (("barracks", mission.barracks, BARRACKS), ("marks", mission.marks, LETTERS)):
        for letter in letters:
            area = {str(name): place for name, place in places.items()}.get(letter)
            if area is None:
                yield f"{field}: {letter} is missing; expected {', '.join(letters)}"
            elif area not in mission.board.bit:
                yield f"{field}.{letter}: there is no area {area}"
            elif area in mission.exits:
                yield f"{field}.{letter}: {area} is an exit"
    if len(set(mission.marks.values())) < len(mission.marks):
        yield "marks: the same area twice"


def _unknown_areas(mission: Mission, where: str, areas: Collection[str]) -> Iterator[str]:
    for n, area in enumerate(areas, 1):
        if area not in mission.board.bit:
            yield f"{where}[{n}]: there is no area {area}" if len(areas) > 1 else f"{where}: there is no area {area}"


# -- what lies in the areas --------------------------------------------------------------------------------------------


def _token_problems(mission: Mission, cards: Cards) -> Iterator[str]:
    """Spawn tokens, guard points, features and items of the box."""
    levels: Counter[int] = Counter()
    features: Counter[str] = Counter()
    for area, contents in mission.areas.items():
        if area not in mission.board.bit:
            yield f"areas.{area}: there is no such area"
        if contents.spawn > max(SPAWN_TOKENS):
            yield f"areas.{area}.spawn: expected a level from 1 to 3, found {contents.spawn}"
        elif contents.spawn:
            levels[contents.spawn] += 1
        if contents.feature:
            features[contents.feature] += 1
        backs = {item.back for item in cards.items.values()}
        for item in contents.items:
            if item not in backs and item not in cards.items:
                yield f"areas.{area}.items: expected {', '.join(sorted(backs))} or the id of an item, found {item!r}"
    for level, n in sorted(levels.items()):
        if n > SPAWN_TOKENS[level]:
            yield f"areas: too many for the box: {n} spawn tokens of level {level}, the box has {SPAWN_TOKENS[level]}"
    if len(mission.guards) > GUARD_POINTS:
        yield f"guards: too many for the box: {len(mission.guards)} guard points, the box has {GUARD_POINTS}"
    only = {rule.back: rule.only for rule in mission.special if isinstance(rule, OnlyFeatures)}
    for back, n in features.items():
        deck = [card for card in cards.features.values() if card.back == back]
        most = sum(card.copies for card in deck if back not in only or card.id in only[card.back])
        if n > most:
            yield f"areas: {n} features of the back {back}, there are {most} cards for them"
    yield from _item_problems(mission, cards)


def _item_problems(mission: Mission, cards: Cards) -> Iterator[str]:
    """No more of an item, or of a back, than there are in the box (REICH-RUL-122)."""
    named = Counter(named_items(mission, cards))
    for kind, n in named.items():
        if kind in cards.items and n > cards.items[kind].copies:
            yield f"items: too many for the box: {n} of {kind}, the box has {cards.items[kind].copies}"
    left = Counter[str]()
    for item in cards.items.values():
        left[item.back] += max(0, item.copies - named[item.id])
    wanted = Counter(item for contents in mission.areas.values() for item in contents.items if item not in cards.items)
    for back, n in wanted.items():
        if back in left and n > left[back]:
            yield f"items: too many for the box: {n} of the back {back}, {left[back]} are left"


def named_items(mission: Mission, cards: Cards) -> Iterator[str]:
    """Every item that the mission names, as often as it lays it out."""
    for contents in mission.areas.values():
        yield from (item for item in contents.items if item in cards.items)
    for rule in mission.special:
        match rule:
            case StartItems() | Shuffled():
                yield from rule.items
            case FaceUp():
                yield from [rule.item] * len(rule.areas)
            case Escort():
                yield "escort"


# -- faction, special rules and goals ----------------------------------------------------------------------------------


def _faction_problems(mission: Mission, cards: Cards) -> Iterator[str]:
    faction = cards.factions.get(mission.faction)
    if faction is None:
        known = ", ".join(sorted(cards.factions))
        yield f"faction: expected one of {known}, found {mission.faction!r}"


def _units_of(mission: Mission, cards: Cards) -> set[str]:
    """The units that the mission's faction card has a row for."""
    faction = cards.factions.get(mission.faction)
    if faction is None:
        return set(cards.units)
    return {row.unit for row in faction.rows} | {faction.vrilmeister} - {""}


def _special_problems(mission: Mission, cards: Cards) -> Iterator[str]:
    """Special rules name units, items, features and areas that there are."""
    placed = {rule.unit for rule in mission.special if isinstance(rule, Place)}
    for where, rule in entries(mission):
        yield from _unknown_areas(mission, f"{where}.area", [area for area in _areas_of(rule) if area])
        match rule:
            case Place() | WithAlarm():
                if rule.unit not in _units_of(mission, cards):
                    yield f"{where}.unit: {rule.unit} is not on the faction card {mission.faction}"
                if isinstance(rule, Place) and rule.detail > max(SPAWN_TOKENS):
                    yield f"{where}.detail: expected a level from 0 to 3, found {rule.detail}"
            case Dormant():
                if rule.unit not in placed:
                    yield f"{where}.unit: no {rule.unit} is placed at the start"
            case Once() | Yields():
                if rule.unit not in _units_of(mission, cards):
                    yield f"{where}.unit: {rule.unit} is not on the faction card {mission.faction}"
                if isinstance(rule, Yields):
                    yield from _unknown_items(where, [rule.item], cards)
            case Escort():
                if rule.unit not in cards.units:
                    yield f"{where}.unit: there is no unit {rule.unit}"
            case StartItems() | Shuffled():
                yield from _unknown_items(where, rule.items, cards)
            case FaceUp():
                yield from _unknown_items(where, [rule.item], cards)
            case OnlyFeatures():
                deck = [card.id for card in cards.features.values() if card.back == rule.back]
                for name in rule.only:
                    if name not in deck:
                        yield f"{where}.only: expected one of {', '.join(deck)}, found {name!r}"
        if isinstance(rule, Shuffled):
            if len(rule.items) != len(rule.areas):
                yield f"{where}: {len(rule.items)} items for {len(rule.areas)} areas; expected one for each"
            for item in rule.items:
                if item in cards.items and cards.items[item].back != "objective":
                    yield f"{where}.items: expected objective items, found {item!r}"


def _areas_of(rule: Goal | Special) -> tuple[str, ...]:
    """The areas that a goal or a special rule names."""
    return (*getattr(rule, "areas", ()), *filter(None, [getattr(rule, "area", "")]))


def _unknown_items(where: str, items: Iterable[str], cards: Cards) -> Iterator[str]:
    for item in items:
        if item not in cards.items:
            yield f"{where}: there is no item {item!r}"


def _goal_problems(mission: Mission, cards: Cards) -> Iterator[str]:
    """Every goal can be met with what the mission lays out (REICH-END-01)."""
    if not mission.goals:
        yield "goals: expected at least one"
    named = Counter(named_items(mission, cards))
    yielded = {rule.item for rule in mission.special if isinstance(rule, Yields)}
    charges = named["demolition-charge"]
    for where, goal in entries(mission):
        if isinstance(goal, EscapeWith):
            if goal.item not in cards.items:
                yield f"{where}.item: there is no item {goal.item!r}"
            elif not named[goal.item] and goal.item not in yielded:
                yield f"{where}.item: nothing in this mission brings {goal.item}"
        elif isinstance(goal, Plant):
            for area in goal.areas:
                if area in mission.board.bit and not _has_false_objective(mission, area):
                    yield f"{where}.areas: no false objective lies in {area}"
            if charges < len(goal.areas):
                yield f"{where}: needs {len(goal.areas)} demolition charges, the mission has {charges}"


def _has_false_objective(mission: Mission, area: str) -> bool:
    if area in mission.areas and "false-objective" in mission.areas[area].items:
        return True
    return any(
        isinstance(rule, FaceUp) and rule.item == "false-objective" and area in rule.areas for rule in mission.special
    )


# -- walking over the map ----------------------------------------------------------------------------------------------


def _reach_problems(mission: Mission) -> Iterator[str]:
    """Every area can be reached from the entrance, and nothing is triggered before the first turn."""
    board = mission.board
    if mission.entrance not in board.bit:
        return
    for area, far in board.distances(mission.entrance, 0).items():
        if far >= FAR:
            yield f"{area}: cannot be reached from the entrance {mission.entrance}"
    seen = board.in_sight(mission.entrance, board.shut(board.doors), 0, 0)
    for area, contents in mission.areas.items():
        if contents.spawn and area in board.bit and board.bit[area] & seen:
            yield f"areas.{area}.spawn: the token is in sight of the entrance {mission.entrance} at set-up"
