"""Missions: a map with goals, an alarm and special rules, each in a file that a person can write (WOLF-SET-02).

Goals, rounds and special rules are the mission's own (WOLF-GEN-06, WOLF-GEN-10, WOLF-RND-03), and which tile lies where
is all the same (WOLF-SET-04).

`docs/maps.md` tells how to write one. `read_mission` reads one as it is; `read_missions` reads all that can be played
and refuses one in which `problems` finds something wrong.
"""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from sandtable.engine.content import convert, read_toml
from sandtable.engine.errors import Malformed
from sandtable.games.wolfenstein.drawing import Drawing, draw, read_thing, set_out, survey
from sandtable.games.wolfenstein.goals import Alarm, Goal, Positive, Special
from sandtable.games.wolfenstein.grid import Square
from sandtable.games.wolfenstein.maps import MOST_ROUNDS, Map, Model, Thing, Token
from sandtable.games.wolfenstein.mission_check import problems

# Whoever writes a mission finds here all that it takes to read, check and draw it.
__all__ = ["Hero", "Mission", "draw", "mission_from", "problems", "read_mission", "read_missions"]

Hero = Literal["blazkowicz", "anya", "set", "bombate", "max", "klaus"]


class Mission(msgspec.Struct, frozen=True, eq=False):
    """A mission, ready to be laid out. It equals no other, so it is a quick key."""

    id: str
    number: int
    source: str
    heroes: tuple[Hero, ...]
    rounds: int
    goals: tuple[Goal, ...]
    alarm: Alarm
    special: tuple[Special, ...]
    map: Map
    tokens: dict[Square, Token]
    models: tuple[Model, ...]
    legend: dict[str, Thing]


class _MissionFile(msgspec.Struct, frozen=True, rename="kebab", forbid_unknown_fields=True):
    id: Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9-]*$")]
    number: Positive
    source: str
    heroes: Annotated[tuple[Hero, ...], msgspec.Meta(min_length=4, max_length=4)]
    rounds: Annotated[int, msgspec.Meta(ge=1, le=MOST_ROUNDS)]
    goals: Annotated[tuple[Goal, ...], msgspec.Meta(min_length=1)]
    alarm: Alarm
    map: str
    legend: dict[str, str | tuple[str, ...]]
    special: tuple[Special, ...] = ()


# -- reading -------------------------------------------------------------------------------------------------------


def read_mission(path: Traversable | Path) -> Mission:
    """A mission as it is drawn; `problems` says whether it can be played."""
    return mission_from(read_toml(path), where=str(path))


def mission_from(plain: dict[str, Any], *, where: str) -> Mission:
    """A mission from the plain data of its file."""
    entry = convert(plain, _MissionFile, where=where)
    legend = {sign: read_thing(sign, thing, where) for sign, thing in entry.legend.items()}
    drawing = Drawing(entry.map, legend)
    if drawing.faults:
        raise Malformed("map: " + "; ".join(drawing.faults), where=where)
    tokens, models = set_out(drawing.things, legend)
    return Mission(
        entry.id,
        entry.number,
        entry.source,
        entry.heroes,
        entry.rounds,
        entry.goals,
        entry.alarm,
        entry.special,
        survey(drawing),
        tokens,
        models,
        legend,
    )


def read_missions(pack: Path | None = None) -> dict[str, Mission]:
    """All missions by id, in the order of their numbers; a pack's `missions/*.toml` join ours or take their place."""
    missions = dict(_our_missions())
    if pack is not None and (pack / "missions").is_dir():
        missions.update(_read_folder(pack / "missions"))
    return dict(sorted(missions.items(), key=lambda item: (item[1].number, item[0])))


@lru_cache(maxsize=1)
def _our_missions() -> dict[str, Mission]:
    return _read_folder(files(__package__) / "content" / "missions")


def _read_folder(folder: Traversable | Path) -> dict[str, Mission]:
    missions: dict[str, Mission] = {}
    for path in sorted(folder.iterdir(), key=lambda path: path.name):
        if not path.name.endswith(".toml"):
            continue
        mission = read_mission(path)
        if wrong := list(problems(mission)):
            raise Malformed("; ".join(wrong), where=str(path))
        if mission.id in missions:
            raise Malformed(f"id: another mission here is called {mission.id!r}", where=str(path))
        missions[mission.id] = mission
    return missions
