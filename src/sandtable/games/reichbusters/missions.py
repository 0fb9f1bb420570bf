"""Missions and RAID maps: a drawing with what lies in its areas, goals and special rules, each in a text file.

`docs/maps.md` tells how to write one. `read_mission` reads one as it is; `read_missions` and `read_raid_maps` read all
that can be played and refuse one in which `problems` finds something wrong. A RAID lays one of four objectives over one
of four maps (p.24).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated, Literal, TypeAlias

import msgspec

from sandtable.engine.content import convert, read_toml
from sandtable.engine.errors import Malformed
from sandtable.engine.plain import Plain
from sandtable.games.reichbusters.board import Board
from sandtable.games.reichbusters.card_reading import read_cards, standard_cards
from sandtable.games.reichbusters.cards import Cards, Id, Natural, Positive, Written
from sandtable.games.reichbusters.drawing import draw, read
from sandtable.games.reichbusters.goals import (
    Area,
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
from sandtable.games.reichbusters.mission_check import EXITS, problems
from sandtable.games.reichbusters.names import Barracks, FeatureBack, Mark

# Whoever writes a mission, or needs to know one, finds here all that it takes.
__all__ = [
    "OBJECTIVES",
    "OTHERS",
    "Dormant",
    "EscapeWith",
    "Escort",
    "FaceUp",
    "Goal",
    "Mission",
    "Once",
    "OnlyFeatures",
    "Place",
    "Plant",
    "RaidObjective",
    "Shuffled",
    "Special",
    "StartItems",
    "WithAlarm",
    "Yields",
    "cards_of",
    "draw",
    "mission_from",
    "problems",
    "raid",
    "read_mission",
    "read_missions",
    "read_raid_maps",
]

#: Folders of a pack that hold maps and no cards.
OTHERS = ("missions", "raids")
RaidObjective: TypeAlias = Literal["assassination", "demolition", "stolen-dossier", "rescue"]
#: A tile is called by its number and its side (REICH-COMP-01, REICH-COMP-55).
Tile: TypeAlias = Annotated[str, msgspec.Meta(pattern="^([1-9]|1[0-9]|2[0-6])[ab]$")]
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


# -- files -------------------------------------------------------------------------------------------------------------


class MapFile(Written, frozen=True, kw_only=True):
    """A map as it is written."""

    id: Id
    source: str
    track: Track
    map: str
    locked: tuple[str, ...] = ()
    entrance: Area
    exits: Annotated[tuple[Area, ...], msgspec.Meta(min_length=1, max_length=EXITS)]
    barracks: dict[Barracks, Area]
    marks: dict[Mark, Area]
    guards: tuple[Area, ...] = ()
    tiles: dict[Tile, tuple[Area, ...]]
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
    """A mission or a RAID map as it is drawn; `problems` says whether it can be played."""
    return mission_from(read_toml(path), where=str(path))


def mission_from(plain: Mapping[str, Plain], *, where: str) -> Mission:
    """A mission from the plain data of its file."""
    entry = convert(plain, MapFile, where=where)
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
    return _by_number(pack, "missions")


def read_raid_maps(pack: Path | None = None) -> dict[str, Mission]:
    """The maps of RAIDs by id; a pack's `raids/*.toml` join or replace ours."""
    return _by_number(pack, "raids")


def cards_of(pack: Path | None) -> Cards:
    """The cards that a pack's missions are played with."""
    return standard_cards() if pack is None else read_cards(pack, others=OTHERS)


def _by_number(pack: Path | None, folder: str) -> dict[str, Mission]:
    missions = dict(_ours(folder))
    if pack is not None:
        cards = cards_of(pack)
        if (pack / folder).is_dir():
            missions.update(_read_folder(pack / folder, cards))
        for name, mission in missions.items():  # the pack's cards may not fit our maps
            for problem in problems(mission, cards, is_raid=folder == "raids"):
                raise Malformed(f"{folder}/{name}: {problem}", where=str(pack))
    return dict(sorted(missions.items(), key=lambda item: (item[1].number, item[0])))


@lru_cache(maxsize=2)
def _ours(folder: str) -> dict[str, Mission]:
    return _read_folder(files(__package__) / "content" / folder, standard_cards())


def _read_folder(folder: Traversable | Path, cards: Cards) -> dict[str, Mission]:
    missions: dict[str, Mission] = {}
    for path in sorted(folder.iterdir(), key=lambda path: path.name):
        if not path.name.endswith(".toml"):
            continue
        mission = read_mission(path)
        if wrong := list(problems(mission, cards, is_raid=folder.name == "raids")):
            raise Malformed("; ".join(wrong), where=str(path))
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
