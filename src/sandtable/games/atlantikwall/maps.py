"""Reads Battle Maps from TOML and checks them: rows of Sectors from the sea to the Bunker.

    [[sector]]
    id = "5"
    row = 2
    def = 3
    mgf = true
    needs = "corporal"
    adds = { tool = 1 }
    lines = [
        { to = "7", courage = 2, mines = true },
        { to = "4" },
    ]

A line to the next row is an Advance and costs Courage. A line in the same row is lateral and leads both ways, so it is
written once, at either end.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterator
from functools import cached_property, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated

import msgspec

from sandtable.engine.content import convert, read_toml
from sandtable.engine.errors import Malformed
from sandtable.games.atlantikwall.cards import Cards, Natural, Positive, Written, read_cards
from sandtable.games.atlantikwall.names import Face

Word = Annotated[str, msgspec.Meta(pattern="^[a-z0-9]+(-[a-z0-9]+)*$", max_length=40)]


class Line(Written, frozen=True, kw_only=True, gc=False):
    """A way from one Sector to another."""

    to: Word
    courage: Natural = 0
    mines: bool = False
    barrier: bool = False


class Climb(Written, frozen=True, kw_only=True, gc=False):
    """A cliff: the Skulls that it takes in a Final Tally, and the turns to get them (ATL-CLB-02, ATL-CLB-05)."""

    skulls: Positive
    turns: Positive


class Sector(Written, frozen=True, kw_only=True, gc=False):
    """A Sector or a Bunker with all that is printed on it."""

    id: Word
    row: Natural
    column: Annotated[float, msgspec.Meta(ge=0, le=20)]  # where it is drawn, from the left
    def_: Annotated[int, msgspec.Meta(ge=0, le=99)] = msgspec.field(name="def")
    mgf: bool = False
    mgf_specialists: Natural = 0  # Special Damage on a 6 (DDD-MGF-03, DDD-MGF-04)
    bunker: bool = False
    soldiers: Natural | None = None  # a Starting Sector prints what a Unit starts with (DDD-SET-05, DDD-SET-08)
    leave: bool = False  # Can't Stay Here (DDD-MOV-10)
    needs: Word | None = None  # a Specialist without whom nobody enters (DDD-ATT-03)
    costs: Natural = 0  # Specialists given up on entering (DDD-ATT-04)
    costs_named: Word | None = None  # a Specialist who is lost on entering, if the Unit has him (DDD-ATT-07)
    here: Word | None = None  # a Regular Specialist who joins for nothing (DDD-ATT-05)
    adds: dict[Face, Positive] = {}  # results without colour that every tally made here gets (DDD-ATT-01)
    arrival: Natural = 0  # d6 of Soldiers gained on entering (DDD-ATT-02)
    no_lock: bool = False  # DDD-ROL-08
    dice: Annotated[int, msgspec.Meta(ge=1, le=6)] = 6  # DDD-ROL-09
    no_items: bool = False  # none are found here (DDD-ITM-14)
    no_bonus: Face | None = None  # an RWB that nobody earns here (ATL-FAB-05)
    units: Natural = 0  # the most Units at once; 0 for any number (DDD-ATT-07)
    vehicle: bool = False  # the random Vehicle is found here (ATL-OMA-02)
    gift: Word | None = None  # an Item that the first Unit here finds for nothing (ATL-OMA-04)
    climb: Climb | None = None
    lines: tuple[Line, ...] = ()


class MapFile(Written, frozen=True, kw_only=True):
    """A Map as its file describes it."""

    id: Word
    number: str
    source: str
    difficulty: Positive  # the order in which the Maps are meant to be played (DDD-CMP-02)
    regular: tuple[Word, ...]
    unique: tuple[Word, ...]
    special: tuple[Word, ...]
    sector: tuple[Sector, ...]


class Battle(msgspec.Struct, frozen=True, dict=True, eq=False):
    """A Map in play: one of the Maps, or two side by side (ATL-BLO-02).

    It never changes, so caches can use it as a key. Attributes are printed; no Map rolls for them (DDD-ATT-08).
    """

    id: str
    sectors: dict[str, Sector]
    regular: dict[str, tuple[str, ...]]  # the Regular Specialists by the Starting Sector (DDD-SET-06, ATL-BLO-04)
    unique: tuple[str, ...]
    special: tuple[str, ...]
    homes: dict[str, str]  # the Map that a Sector is printed on
    difficulty: int
    source: str

    @cached_property
    def starts(self) -> tuple[str, ...]:
        return tuple(sector.id for sector in self.sectors.values() if sector.soldiers is not None)

    @cached_property
    def bunkers(self) -> tuple[str, ...]:
        return tuple(sector.id for sector in self.sectors.values() if sector.bunker)

    @cached_property
    def ways(self) -> dict[str, dict[str, Line]]:
        """The lines from every Sector by where they lead; lateral ones from both ends."""
        ways: dict[str, dict[str, Line]] = {name: {} for name in self.sectors}
        for sector in self.sectors.values():
            for line in sector.lines:
                ways[sector.id][line.to] = line
                if self.is_lateral(sector.id, line.to):
                    ways[line.to][sector.id] = msgspec.structs.replace(line, to=sector.id)
        return ways

    def is_lateral(self, a: str, b: str) -> bool:
        return self.sectors[a].row == self.sectors[b].row

    @cached_property
    def adjacent(self) -> dict[str, frozenset[str]]:
        """The Sectors joined to each by a line, in either direction, whatever lies across it (ATL-RUL-85)."""
        found: dict[str, set[str]] = {name: set(ways) for name, ways in self.ways.items()}
        for name, ways in self.ways.items():
            for other in ways:
                found[other].add(name)
        return {name: frozenset(others) for name, others in found.items()}

    @cached_property
    def no_trade(self) -> frozenset[str]:
        """Where a German forbids trading: the last row before a Bunker, and next to it (ATL-TRD-01, ATL-TRD-02)."""
        below = {self.homes[bunker]: self.sectors[bunker].row - 1 for bunker in self.bunkers}
        near = {name for bunker in self.bunkers for name in self.adjacent[bunker] if not self.sectors[name].bunker}
        return frozenset(
            near | {name for name, sector in self.sectors.items() if sector.row == below[self.homes[name]]}
        )


#: Bloody Omaha (ATL-BLO-02): the Maps from left to right, and what their Sectors' names begin with.
BLOODY_OMAHA = "bloody-omaha"
SIDE_BY_SIDE = ("omaha-beach-2", "omaha-beach")
LEFT, RIGHT = "west", "east"


def read_maps(pack: Path | None = None) -> dict[str, Battle]:
    """Every Map by its id, easiest first, those of a pack among them, and Bloody Omaha at the end.

    A pack is read every time, since its files may have changed.
    """
    return _our_maps() if pack is None else _read_all(pack)


@lru_cache(maxsize=1)
def _our_maps() -> dict[str, Battle]:
    return _read_all(None)


def _read_all(pack: Path | None) -> dict[str, Battle]:
    cards = read_cards(pack)
    folder: Traversable | Path = files(__package__ or "") / "content" / "maps"
    written = [_read(path, cards) for path in _files(folder)]
    if pack is not None and (pack / "maps").is_dir():
        theirs = [_read(path, cards) for path in _files(pack / "maps")]
        written = [one for one in written if one.id not in {other.id for other in theirs}] + theirs
    for name, count in Counter(one.id for one in written).items():
        if count > 1:
            raise Malformed(f"{count} Maps have the id {name!r}", where="maps")
    found = {one.id: _battle(one) for one in sorted(written, key=lambda one: (one.difficulty, one.id))}
    if set(SIDE_BY_SIDE) <= set(found):
        found[BLOODY_OMAHA] = side_by_side(*(found[name] for name in SIDE_BY_SIDE))
    return found


def _files(folder: Traversable | Path) -> list[Traversable | Path]:
    return sorted((path for path in folder.iterdir() if path.name.endswith(".toml")), key=lambda path: path.name)


def _read(path: Traversable | Path, cards: Cards) -> MapFile:
    written = convert(read_toml(path), MapFile, where=path.name)
    for problem in problems(written, cards):
        raise Malformed(problem, where=path.name)
    return written


def _battle(written: MapFile) -> Battle:
    sectors = {sector.id: sector for sector in written.sector}
    return Battle(
        written.id,
        sectors,
        {name: written.regular for name, sector in sectors.items() if sector.soldiers is not None},
        written.unique,
        written.special,
        dict.fromkeys(sectors, written.id),
        written.difficulty,
        written.source,
    )


def side_by_side(left: Battle, right: Battle) -> Battle:
    """Two Maps as one wide beach, joined row by row (ATL-BLO-02, ATL-BLO-06, ATL-RUL-52); Bunkers are not joined.

    Their lists make one Pool (ATL-BLO-05).
    """
    width = max(sector.column for sector in left.sectors.values()) + 1
    halves = ((left, LEFT, 0.0), (right, RIGHT, width))
    joints = _joints(left, right)
    sectors: dict[str, Sector] = {}
    for battle, side, shift in halves:
        for sector in battle.sectors.values():
            lines = [msgspec.structs.replace(line, to=f"{side}-{line.to}") for line in sector.lines]
            if battle is left and sector.id in joints:
                lines.append(Line(to=f"{RIGHT}-{joints[sector.id]}"))
            name = f"{side}-{sector.id}"
            sectors[name] = msgspec.structs.replace(sector, id=name, column=sector.column + shift, lines=tuple(lines))
    return Battle(
        BLOODY_OMAHA,
        sectors,
        {f"{side}-{start}": cards for battle, side, _ in halves for start, cards in battle.regular.items()},
        tuple(dict.fromkeys((*left.unique, *right.unique))),
        tuple(dict.fromkeys((*left.special, *right.special))),
        {f"{side}-{name}": battle.id for battle, side, _ in halves for name in battle.sectors},
        left.difficulty + right.difficulty,
        right.source,
    )


def _joints(left: Battle, right: Battle) -> dict[str, str]:
    """In each row the rightmost Sector of one Map touches the leftmost of the other (ATL-RUL-52)."""
    edges, beyond = (
        {
            sector.row: sector.id
            for sector in sorted(battle.sectors.values(), key=lambda sector: sector.column * towards)
            if not sector.bunker
        }
        for battle, towards in ((left, 1), (right, -1))
    )
    return {name: beyond[row] for row, name in edges.items() if row in beyond}


# -- checking ----------------------------------------------------------------------------------------------------------


def problems(written: MapFile, cards: Cards) -> Iterator[str]:
    """Everything that is wrong with a Map, so worded that its author finds the line."""
    if written.id == BLOODY_OMAHA:
        yield f"id: {BLOODY_OMAHA!r} is made of {' and '.join(SIDE_BY_SIDE)}"
    yield from _lists(written, cards)
    ids = Counter(sector.id for sector in written.sector)
    for name, count in ids.items():
        if count > 1:
            yield f"sector {name!r}: this id occurs {count} times"
    if not any(sector.soldiers is not None for sector in written.sector):
        yield "no Starting Sector: give one of them `soldiers`"
    if not any(sector.bunker for sector in written.sector):
        yield "no Bunker: give one Sector `bunker = true`"
    broken = False
    for sector in written.sector:
        for problem in _sector_problems(sector, written, cards):
            broken = True
            yield f"sector {sector.id!r}: {problem}"
    if not broken:
        yield from _unreachable(written)


def _lists(written: MapFile, cards: Cards) -> Iterator[str]:
    kinds = {
        "regular": {card.id for card in cards.specialists.values() if card.kind == "regular"},
        "unique": {card.id for card in cards.specialists.values() if card.kind == "unique" and not card.versus},
        "special": {card.id for card in cards.items.values() if card.kind == "special-item"},
    }
    for kind, known in kinds.items():
        for name, count in Counter(getattr(written, kind)).items():
            if name not in known:
                yield f"{kind}: no card {name!r}; cards: {', '.join(sorted(known))}"
            elif count > 1:
                yield f"{kind}: {name!r} is listed {count} times, and there is one of each (ATL-RUL-82)"


def _sector_problems(sector: Sector, written: MapFile, cards: Cards) -> Iterator[str]:
    yield from _people(sector, written, cards)
    if sector.gift is not None and (sector.gift not in cards.items or cards.items[sector.gift].kind == "german-item"):
        yield f"no Allied Item {sector.gift!r}"
    if sector.bunker and (sector.soldiers is not None or sector.climb):
        yield "a Bunker is neither a Starting Sector nor a cliff"
    if sector.mgf_specialists and not sector.mgf:
        yield "Special Damage needs Machine Gun Fire: add `mgf = true`"
    for other in written.sector:
        if other.id < sector.id and (other.row, other.column) == (sector.row, sector.column):
            yield f"is drawn where {other.id!r} is: give it another column"
    yield from _line_problems(sector, written)


def _people(sector: Sector, written: MapFile, cards: Cards) -> Iterator[str]:
    """Specialists whom a Sector asks for, takes or gives."""
    allied = {card.id: card.kind for card in cards.specialists.values() if card.kind != "german-specialist"}
    for name in (sector.needs, sector.costs_named, sector.here):
        if name is not None and name not in allied:
            yield f"no Allied Specialist {name!r}"
    if sector.here in allied and allied[sector.here] != "regular":
        yield f"{sector.here!r} is Unique, and only a Regular Specialist can be had for nothing (DDD-ATT-05)"
    known = {*written.regular, *written.unique, *(other.here for other in written.sector)}
    if sector.needs in allied and sector.needs not in known:
        yield f"needs {sector.needs!r}, whom nobody can have: neither the lists nor a Sector name that Specialist"


def _line_problems(sector: Sector, written: MapFile) -> Iterator[str]:
    sectors = {other.id: other for other in written.sector}
    rows = {name: other.row for name, other in sectors.items()}
    for line in sector.lines:
        if line.to not in rows:
            yield f"a line leads to {line.to!r}, and there is no such Sector"
        elif line.to == sector.id:
            yield "a line leads from it to itself"
        elif rows[line.to] not in (sector.row, sector.row + 1):
            yield f"the line to {line.to!r} goes from row {sector.row} to row {rows[line.to]}, not one row up or across"
        elif rows[line.to] == sector.row:
            if line.courage:
                yield f"the line to {line.to!r} is lateral and costs no Courage (DDD-MOV-08)"
            if line.to < sector.id and any(back.to == sector.id for back in sectors[line.to].lines):
                yield f"the line to {line.to!r} is lateral and written at both ends: one is enough"
    for name, count in Counter(line.to for line in sector.lines).items():
        if count > 1:
            yield f"{count} lines lead to {name!r}"
    ahead = [line for line in sector.lines if rows.get(line.to) == sector.row + 1 and not line.barrier]
    if not sector.bunker and not ahead:
        yield "no line leads on to the next row"


def _unreachable(written: MapFile) -> Iterator[str]:
    """Sectors that no Unit can reach without crossing a Barrier."""
    battle = _battle(written)
    reached = set(battle.starts)
    ahead = deque(reached)
    while ahead:
        for line in battle.ways[ahead.popleft()].values():
            if not line.barrier and line.to not in reached:
                reached.add(line.to)
                ahead.append(line.to)
    for name in battle.sectors:
        if name not in reached:
            yield f"sector {name!r}: no way leads there from a Starting Sector"
