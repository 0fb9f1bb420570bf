"""What comes in the box: the mission or RAID that is played, and everything else at hand."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

import msgspec

from sandtable.games.reichbusters.board import Board
from sandtable.games.reichbusters.card_reading import standard_cards
from sandtable.games.reichbusters.cards import Cards, Constants, Dice, Faction, Row, Unit, UnitState
from sandtable.games.reichbusters.missions import Mission, cards_of, raid, read_missions, read_raid_maps
from sandtable.games.reichbusters.options import RAID, HeroName, Options


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
    faces: dict[str, UnitState]  # the side of each card that lies up at first
    rows: dict[str, Row]  # by code
    order: tuple[str, ...]  # types in the order in which they act (REICH-ENM-02, REICH-ENM-04)
    row_of: dict[str, int]  # the place of a type in that order
    most: dict[str, int]  # how many of a type may be on the map (REICH-SET-04)


def open_box(options: Options, pack: Path | None = None) -> Box:
    """The box with these options; a pack's cards and missions take the place of ours with the same id."""
    if pack is None:
        return _standard_box(options)
    return _box(options, cards_of(pack), read_missions(pack), read_raid_maps(pack))


@lru_cache(maxsize=128)
def _standard_box(options: Options) -> Box:
    return _box(options, standard_cards(), read_missions(), read_raid_maps())


def _box(options: Options, cards: Cards, missions: dict[str, Mission], raids: dict[str, Mission]) -> Box:
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
    order = tuple(dict.fromkeys([*acting, *filter(None, [faction.vrilmeister])]))
    return Box(
        options,
        cards,
        cards.constants,
        cards.harsh if options.dice == "harsh" else cards.dice,
        mission,
        mission.board,
        faction,
        options.squad,
        units,
        {name: unit.state(0) for name, unit in units.items()},
        rows,
        order,
        {name: row for row, name in enumerate(order)},
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
