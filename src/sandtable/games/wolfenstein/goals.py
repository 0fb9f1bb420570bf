"""Goals, alarm and special rules of a mission: every kind that a mission file can name, and its values.

The words for each kind are in the locale, as `goal-…` and `special-…`; `docs/maps.md` lists them for map makers.
"""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec

from sandtable.games.wolfenstein.maps import Enemy, Letter

Positive: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=99)]

# -- goals, alarm and special rules --------------------------------------------------------------------------------


class _Kind(msgspec.Struct, frozen=True, rename="kebab", forbid_unknown_fields=True, kw_only=True, tag_field="kind"):
    """An entry of a list that says by `kind` what it is; `args` are the values of its sentence in the locale."""

    @property
    def kind(self) -> str:
        return str(self.__struct_config__.tag)

    @property
    def args(self) -> dict[str, Any]:
        return {field: getattr(self, field) for field in self.__struct_fields__}


class KillPlaced(_Kind, frozen=True, tag="kill-placed"):
    """Every model of this type that the map shows is dead; those that come later do not count."""

    enemy: Enemy


class Kill(_Kind, frozen=True, tag="kill"):
    """So many models of this type are dead, wherever they came from."""

    enemy: Enemy
    count: Positive


class Search(_Kind, frozen=True, tag="search"):
    """These objective tokens have been searched (WOLF-RUL-93)."""

    objectives: tuple[Letter, ...]


class Events(_Kind, frozen=True, tag="events"):
    """So many events have been completed (WOLF-RUL-87)."""

    count: Positive


class Gather(_Kind, frozen=True, tag="gather"):
    """With all other goals met, a round ends with every living hero in one of these places."""

    places: tuple[str, ...]


class Evacuate(_Kind, frozen=True, tag="evacuate"):
    """With all other goals met, a round ends with no living hero in any of these places."""

    places: tuple[str, ...]


class Leave(_Kind, frozen=True, tag="leave"):
    """With all other goals met, a round ends with every living hero on or next to one of these hero spawn tokens."""

    spawns: tuple[Letter, ...]


class NoDeaths(_Kind, frozen=True, tag="no-deaths"):
    """No hero may die: the first death loses the mission (WOLF-END-03)."""


Goal: TypeAlias = KillPlaced | Kill | Search | Events | Gather | Evacuate | Leave | NoDeaths


class LockedUntilSearched(_Kind, frozen=True, tag="locked-until-searched"):
    """Nobody can open these doors before these objectives have been searched."""

    doors: tuple[str, ...]
    objectives: tuple[Letter, ...]


class LockedAtFirst(_Kind, frozen=True, tag="locked-at-first"):
    """Nobody can open these doors in the first rounds."""

    doors: tuple[str, ...]
    rounds: Positive


class Airlock(_Kind, frozen=True, tag="airlock"):
    """Opening these doors costs more than 1 AP."""

    doors: tuple[str, ...]
    ap: Positive


class SearchAmongEnemies(_Kind, frozen=True, tag="search-among-enemies"):
    """These objectives may be searched with enemies in the room."""

    objectives: tuple[Letter, ...]


class SearchHazard(_Kind, frozen=True, tag="search-hazard"):
    """Searching one of these objectives moves the hazard tracker."""

    objectives: tuple[Letter, ...]
    hazard: Annotated[int, msgspec.Meta(ge=-9, le=9)]


class SearchNoise(_Kind, frozen=True, tag="search-noise"):
    """Searching one of these objectives makes noise in its place."""

    objectives: tuple[Letter, ...]


class SearchSabotage(_Kind, frozen=True, tag="search-sabotage"):
    """Searching one of these objectives sabotages up to so many models of a type."""

    objectives: tuple[Letter, ...]
    enemy: Enemy
    count: Positive


class SearchRemoves(_Kind, frozen=True, tag="search-removes"):
    """Searching one of these objectives takes up to so many models of a type away: no kill, no loot (WOLF-RUL-34)."""

    objectives: tuple[Letter, ...]
    enemy: Enemy
    count: Positive


class SearchEndsSkill(_Kind, frozen=True, tag="search-ends-skill"):
    """With all of these objectives searched, an enemy loses a skill."""

    objectives: tuple[Letter, ...]
    enemy: Enemy
    skill: str


class EventHazard(_Kind, frozen=True, tag="event-hazard"):
    """Each completed event moves the hazard tracker."""

    hazard: Annotated[int, msgspec.Meta(ge=-9, le=9)]


class SpawnEnds(_Kind, frozen=True, tag="spawn-ends"):
    """Once this door is open, the alarm brings nobody in at these enemy spawn tokens."""

    spawns: tuple[Letter, ...]
    door: str


class StandIn(_Kind, frozen=True, tag="stand-in"):
    """On the hardest level another model takes this one's place, if there is one .

    WOLF-DIF-25, WOLF-DIF-26, WOLF-DIF-27.
    """

    enemy: Enemy
    place: str
    by: str


Special: TypeAlias = (
    LockedUntilSearched
    | LockedAtFirst
    | Airlock
    | SearchAmongEnemies
    | SearchHazard
    | SearchNoise
    | SearchSabotage
    | SearchRemoves
    | SearchEndsSkill
    | EventHazard
    | SpawnEnds
    | StandIn
)


class Alarm(msgspec.Struct, frozen=True, rename="kebab", forbid_unknown_fields=True):
    """When the alarm is raised, and whom it brings in at which enemy spawn token (WOLF-HAZ-01, WOLF-SPN-05)."""

    limit: Positive
    at: dict[Letter, tuple[Enemy, ...]]
    once: bool = False  # only the first alarm brings anybody in
