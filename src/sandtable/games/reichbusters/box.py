"""What comes in the box, and the options of a table.

The box of a table knows which mission or RAID is played, and has everything else at hand.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Literal, TypeAlias

import msgspec

from sandtable.engine.errors import Malformed
from sandtable.games.reichbusters.board import Board
from sandtable.games.reichbusters.card_reading import read_cards, standard_cards
from sandtable.games.reichbusters.cards import Cards, Constants, Dice, Faction, Row, Unit, UnitState
from sandtable.games.reichbusters.missions import (
    Mission,
    RaidObjective,
    raid,
    read_missions,
    read_raid_maps,
)

HeroName: TypeAlias = Literal["sarge", "brick", "claudine", "quentin", "red-hawk"]
TeamName: TypeAlias = Literal["none", "harrier", "merlin", "kestrel", "osprey"]
FEWEST_HEROES, MOST_HEROES = 2, 4  # REICH-RUL-109, REICH-COMP-25
Id: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9-]*$")]
HEROES: tuple[HeroName, ...] = ("sarge", "brick", "claudine", "quentin", "red-hawk")
TEAMS: tuple[TeamName, ...] = ("none", "harrier", "merlin", "kestrel", "osprey")
RAID = "raid"


class Kept(msgspec.Struct, frozen=True, rename="kebab", forbid_unknown_fields=True, omit_defaults=True):
    """What a Hero brings along from the mission before (REICH-RUL-133)."""

    items: tuple[str, ...] = ()
    vril: tuple[str, ...] = ()  # weapons that lie on their vril side


class Options(msgspec.Struct, frozen=True, rename="kebab", forbid_unknown_fields=True, omit_defaults=True):
    """Mission or RAID, Heroes, players and team, and the readings that a table may choose, by default as ruled."""

    mission: Id = "operation-fidget"
    raid_map: Id = "castle-wing"
    raid_faction: Id = "the-armoured-wolff"
    raid_objective: RaidObjective = "assassination"
    heroes: Annotated[tuple[HeroName, ...], msgspec.Meta(max_length=MOST_HEROES)] = ()
    players: Annotated[int, msgspec.Meta(ge=1, le=MOST_HEROES)] = 1
    team: TeamName = "none"
    #: the hard setting: veteran cards take the place of their units
    veterans: bool = False
    #: who decides between equally good options of the enemy (REICH-TIE-01)
    tie_breaks: Literal["ask", "automatic"] = "ask"
    hands: Literal["open", "hidden"] = "open"  # REICH-RUL-129
    alarm_noise: Literal["one-is-silent", "unchanged", "one-less"] = "one-is-silent"  # REICH-RUL-26
    first_sight: Literal["on-change", "every-turn"] = "on-change"  # REICH-RUL-71
    patrols: Literal["far-side", "near-side"] = "far-side"  # REICH-RUL-67
    downed: Literal["spared", "attacked"] = "spared"  # REICH-RUL-49
    ruthless: Literal["twice", "once"] = "twice"  # REICH-RUL-79
    drains: Literal["blank-or-surge", "surge"] = "blank-or-surge"  # REICH-RUL-17
    lethal: Literal["blanks", "blanks-and-ones"] = "blanks"  # REICH-RUL-89
    piercing: Literal["ones", "specials"] = "ones"  # REICH-RUL-90
    dice: Literal["ruled", "harsh"] = "ruled"
    #: what a campaign hands on: items and vril sides by Hero, a shorter track, notes of the mission before
    kept: dict[HeroName, Kept] = {}
    shorter: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    notes: tuple[Literal["kennels-known", "doors-known", "fuel-gone", "hull-scrapped", "gruber-gone"], ...] = ()


class Box(msgspec.Struct, frozen=True, eq=False):
    """All that never changes while a mission is played. It equals no other, so it is a quick key."""

    options: Options
    cards: Cards
    constants: Constants
    dice: Dice
    mission: Mission
    board: Board
    faction: Faction
    heroes: tuple[HeroName, ...]
    units: dict[str, Unit]  # by type of miniature, as this table plays them
    faces: dict[str, UnitState]  # of units whose card never changes
    rows: dict[str, Row]  # by code
    order: tuple[str, ...]  # types in the order in which they act (REICH-ENM-02, REICH-ENM-04)
    most: dict[str, int]  # how many of a type may be on the map (REICH-SET-04)


def open_box(options: Options, pack: Path | None = None) -> Box:
    """The box with these options; a pack's cards and missions take the place of ours with the same id."""
    if pack is None:
        return _standard_box(options)
    cards = read_cards(pack, others=("missions", "raids"))
    return _box(options, cards, read_missions(pack), read_raid_maps(pack))


def _standard_box(options: Options) -> Box:
    return _ours(msgspec.json.encode(options))


@lru_cache(maxsize=128)
def _ours(options: bytes) -> Box:
    """The box without a pack; kept by the written form of the options, which may hold tables."""
    known = msgspec.json.decode(options, type=Options)
    return _box(known, standard_cards(), read_missions(), read_raid_maps())


def _box(options: Options, cards: Cards, missions: dict[str, Mission], raids: dict[str, Mission]) -> Box:
    for problem in _problems(options, cards, missions, raids):
        raise Malformed(problem, where="reichbusters options")
    mission = _mission(options, cards, missions, raids)
    faction = cards.factions[mission.faction]
    rows = {row.code: row for row in faction.rows}
    if "hull-scrapped" in options.notes and mission.id == "the-quiet-ward":
        rows.pop("j", None)
    units = {cards.units[row.unit].type: _unit(options, cards, row.unit) for row in rows.values() if not row.white}
    for row in rows.values():
        units.setdefault(cards.units[row.unit].type, _unit(options, cards, row.unit))
    if faction.vrilmeister:
        units[faction.vrilmeister] = cards.units[faction.vrilmeister]
    for special in mission.special:
        unit = getattr(special, "unit", "")
        if unit in cards.units:
            units.setdefault(cards.units[unit].type, cards.units[unit])
    acting = [cards.units[row.unit].type for row in faction.rows if not row.white and row.code in rows]
    return Box(
        options,
        cards,
        cards.constants,
        cards.harsh if options.dice == "harsh" else cards.dice,
        mission,
        mission.board,
        faction,
        options.heroes or HEROES[:MOST_HEROES],
        units,
        {name: unit.state(0) for name, unit in units.items()},
        rows,
        tuple(dict.fromkeys([*acting, *filter(None, [faction.vrilmeister])])),
        {cards.units[row.unit].type: row.most for row in rows.values() if not row.white}
        | ({faction.vrilmeister: 1} if faction.vrilmeister else {}),
    )


def _unit(options: Options, cards: Cards, unit: str) -> Unit:
    """The unit card of a row; veterans take the place of their type's values, not of its loot."""
    card = cards.units[unit]
    veteran = cards.units.get(f"veteran-{card.type}")
    if not options.veterans or veteran is None:
        return card
    return msgspec.structs.replace(veteran, loot=card.loot)


def _mission(options: Options, cards: Cards, missions: dict[str, Mission], raids: dict[str, Mission]) -> Mission:
    if options.mission != RAID:
        mission = missions[options.mission]
    else:
        vrilmeister = cards.factions[options.raid_faction].vrilmeister
        mission = raid(raids[options.raid_map], options.raid_faction, vrilmeister, options.raid_objective)
    pre = max(4, mission.track.pre - options.shorter)
    return msgspec.structs.replace(mission, track=msgspec.structs.replace(mission.track, pre=pre))


def _problems(options: Options, cards: Cards, missions: dict[str, Mission], raids: dict[str, Mission]) -> Iterator[str]:
    if options.mission not in missions and options.mission != RAID:
        yield f"mission: no mission {options.mission!r}; missions: {', '.join([*missions, RAID])}"
    if options.raid_map not in raids:
        yield f"raid-map: no map {options.raid_map!r}; maps: {', '.join(raids)}"
    factions = [faction.id for faction in cards.factions.values() if faction.kind == "raid"]
    if options.raid_faction not in factions:
        yield f"raid-faction: no faction {options.raid_faction!r}; factions: {', '.join(factions)}"
    if options.heroes and (len(options.heroes) < FEWEST_HEROES or len(set(options.heroes)) != len(options.heroes)):
        yield f"heroes: expected two to four different Heroes (REICH-RUL-109), found {', '.join(options.heroes)}"
    if options.players > len(options.heroes or HEROES[:MOST_HEROES]):
        yield f"players: {options.players} players lead {len(options.heroes)} Heroes; expected no more than Heroes"
