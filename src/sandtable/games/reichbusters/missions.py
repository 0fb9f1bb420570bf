"""Missions and RAID maps: a drawing with what lies in its areas, goals and special rules, each in a text file.

`docs/maps.md` tells how to write one. A RAID lays one of four objectives over one of four maps (p.24).
"""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated, Literal, TypeAlias

import msgspec

from sandtable.engine.content import convert, read_toml
from sandtable.engine.errors import Malformed
from sandtable.games.reichbusters.board import Board
from sandtable.games.reichbusters.cards import Id, Natural, Positive, Written
from sandtable.games.reichbusters.drawing import read
from sandtable.games.reichbusters.names import Awareness, Barracks, FeatureBack, Mark

Area: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[a-z][1-9]$")]
RaidObjective: TypeAlias = Literal["assassination", "demolition", "stolen-dossier", "rescue"]
OBJECTIVES: tuple[RaidObjective, ...] = ("assassination", "demolition", "stolen-dossier", "rescue")


class Track(Written, frozen=True, kw_only=True):
    """The two sections of the mission tracker (REICH-SET-02, REICH-COMP-15)."""

    pre: Annotated[int, msgspec.Meta(ge=4, le=7)]
    post: Annotated[int, msgspec.Meta(ge=3, le=6)]


class Contents(Written, frozen=True, kw_only=True):
    """What lies in an area at the start: a spawn token, items by back or by id, a room feature by its back."""

    spawn: Natural = 0
    items: tuple[str, ...] = ()
    feature: FeatureBack | None = None


# -- goals and special rules -------------------------------------------------------------------------------------------


class EscapeWith(Written, frozen=True, kw_only=True, tag_field="kind", tag="escape-with"):
    """A Hero leaves the map carrying this, or leading the escort."""

    item: str


class Plant(Written, frozen=True, kw_only=True, tag_field="kind", tag="plant"):
    """A charge lies on the false objective of each of these areas."""

    areas: tuple[Area, ...]


Goal: TypeAlias = EscapeWith | Plant


class Place(Written, frozen=True, kw_only=True, tag_field="kind", tag="place"):
    """A unit stands there from the start, with a spawn of level `detail` beside it."""

    unit: str
    area: Area
    detail: Natural = 0
    awareness: Awareness = "at-ease"


class Dormant(Written, frozen=True, kw_only=True, tag_field="kind", tag="dormant"):
    """The unit neither sees nor acts until it is wounded, a Hero enters its room, or the alarm goes off."""

    unit: str


class Once(Written, frozen=True, kw_only=True, tag_field="kind", tag="once"):
    """Once destroyed it does not spawn again."""

    unit: str


class Yields(Written, frozen=True, kw_only=True, tag_field="kind", tag="yields"):
    """When the unit is removed, all copies of the item lie face up in its area."""

    unit: str
    item: str


class Escort(Written, frozen=True, kw_only=True, tag_field="kind", tag="escort"):
    """An escort unit waits there. If `mortal`, what wounds all units of its area loses the mission."""

    unit: str
    area: Area
    mortal: bool = False


class StartItems(Written, frozen=True, kw_only=True, tag_field="kind", tag="start-items"):
    """The players divide these among the Heroes before the first turn."""

    items: tuple[str, ...]


class FaceUp(Written, frozen=True, kw_only=True, tag_field="kind", tag="face-up"):
    """The item lies there face up."""

    item: str
    areas: tuple[Area, ...]


class OnlyFeatures(Written, frozen=True, kw_only=True, tag_field="kind", tag="features"):
    """Only these features of a back are shuffled."""

    back: FeatureBack
    only: tuple[str, ...]


class Shuffled(Written, frozen=True, kw_only=True, tag_field="kind", tag="shuffled"):
    """These items are shuffled and lie face down, one in each area."""

    items: tuple[str, ...]
    areas: tuple[Area, ...]


class WithAlarm(Written, frozen=True, kw_only=True, tag_field="kind", tag="with-alarm"):
    """The unit comes to barracks A at the end of alarm step 2."""

    unit: str


Special: TypeAlias = (
    Place | Dormant | Once | Yields | Escort | StartItems | FaceUp | OnlyFeatures | Shuffled | WithAlarm
)


# -- files -------------------------------------------------------------------------------------------------------------


class MapFile(Written, frozen=True, kw_only=True):
    """A map as it is written."""

    id: Id
    source: str
    track: Track
    map: str
    locked: tuple[str, ...] = ()
    entrance: Area
    exits: Annotated[tuple[Area, ...], msgspec.Meta(min_length=1, max_length=3)]
    barracks: dict[Barracks, Area]
    marks: dict[Mark, Area]
    guards: tuple[Area, ...] = ()
    tiles: dict[str, tuple[Area, ...]]
    areas: dict[Area, Contents] = {}
    number: Positive = 1
    faction: str = ""
    goals: tuple[Goal, ...] = ()
    special: tuple[Special, ...] = ()


class Mission(msgspec.Struct, frozen=True, eq=False):
    """A mission, ready to be laid out. It equals no other, so it is a quick key."""

    id: str
    number: int
    source: str
    track: Track
    board: Board
    locked: tuple[str, ...]
    entrance: str
    exits: tuple[str, ...]
    barracks: dict[Barracks, str]
    marks: dict[Mark, str]
    guards: tuple[str, ...]
    areas: dict[str, Contents]
    faction: str
    goals: tuple[Goal, ...]
    special: tuple[Special, ...]


def read_mission(path: Traversable | Path) -> Mission:
    """A mission or a RAID map, as it is drawn."""
    where = str(path)
    entry = convert(read_toml(path), MapFile, where=where)
    drawing = read(entry.map, where=where)
    known = set(drawing.cells.values())
    tiled = [area for areas in entry.tiles.values() for area in areas]
    if sorted(tiled) != sorted(known):
        wrong = sorted(known.symmetric_difference(tiled)) or [area for area in tiled if tiled.count(area) > 1]
        raise Malformed(f"tiles: expected every area of the map once; look at {', '.join(wrong)}", where=where)
    return Mission(
        entry.id,
        entry.number,
        entry.source,
        entry.track,
        Board(drawing, entry.tiles),
        entry.locked,
        entry.entrance,
        entry.exits,
        entry.barracks,
        entry.marks,
        entry.guards,
        entry.areas,
        entry.faction,
        entry.goals,
        entry.special,
    )


def read_missions(pack: Path | None = None) -> dict[str, Mission]:
    """The campaign's missions by id, in the order of their numbers; a pack's `missions/*.toml` join or replace ours."""
    return _by_number(_ours("missions"), pack, "missions")


def read_raid_maps(pack: Path | None = None) -> dict[str, Mission]:
    """The maps of RAIDs by id; a pack's `raids/*.toml` join or replace ours."""
    return _by_number(_ours("raids"), pack, "raids")


def _by_number(ours: dict[str, Mission], pack: Path | None, folder: str) -> dict[str, Mission]:
    missions = dict(ours)
    if pack is not None and (pack / folder).is_dir():
        missions.update(_read_folder(pack / folder))
    return dict(sorted(missions.items(), key=lambda item: (item[1].number, item[0])))


@lru_cache(maxsize=2)
def _ours(folder: str) -> dict[str, Mission]:
    return _read_folder(files(__package__) / "content" / folder)


def _read_folder(folder: Traversable | Path) -> dict[str, Mission]:
    missions: dict[str, Mission] = {}
    for path in sorted(folder.iterdir(), key=lambda path: path.name):
        if path.name.endswith(".toml"):
            mission = read_mission(path)
            if mission.id in missions:
                raise Malformed(f"id: another map here is called {mission.id!r}", where=str(path))
            missions[mission.id] = mission
    return missions


def raid(map_: Mission, faction: str, vrilmeister: str, objective: RaidObjective) -> Mission:
    """A RAID: a map with a faction and an objective laid over it (REICH-COMP-58)."""
    x, y, z = (map_.marks[mark] for mark in ("x", "y", "z"))
    areas, guards = dict(map_.areas), map_.guards
    goals: tuple[Goal, ...]
    special: tuple[Special, ...]
    late = (WithAlarm(unit=vrilmeister),) if vrilmeister else ()
    match objective:
        case "assassination":  # REICH-CRD-09
            goals = (EscapeWith(item="objective-complete"),)
            special = (
                Place(unit=vrilmeister, area=x, detail=3, awareness="suspicious"),
                Yields(unit=vrilmeister, item="objective-complete"),
            )
        case "demolition":
            goals = (Plant(areas=(x, y, z)), EscapeWith(item="detonator"))
            special = (
                StartItems(items=("demolition-charge", "demolition-charge", "demolition-charge", "detonator")),
                FaceUp(item="false-objective", areas=(x, y, z)),
            )
        case "stolen-dossier":
            goals = (EscapeWith(item="dossier"),)
            special = (Shuffled(items=("dossier", "false-objective", "false-objective"), areas=(x, y, z)), *late)
            guards = tuple(dict.fromkeys((*guards, x, y, z)))
        case "rescue":
            goals = (EscapeWith(item="escort"),)
            special = (Escort(unit="prisoner", area=x), *late)
            for area in (y, z):
                areas[area] = msgspec.structs.replace(areas.get(area, Contents()), spawn=2)
    return msgspec.structs.replace(
        map_,
        id=f"{map_.id}-{faction}-{objective}",
        faction=faction,
        guards=guards,
        areas=areas,
        goals=goals,
        special=special,
    )
