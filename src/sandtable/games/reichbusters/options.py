"""The options of a table: mission or RAID, Heroes, players, team, and the rulings that can be read another way."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Literal, TypeAlias, get_args

import msgspec

from sandtable.engine.options import Campaign, Description, Listed
from sandtable.engine.plain import Fields
from sandtable.games.reichbusters.campaign import hand_on
from sandtable.games.reichbusters.missions import OBJECTIVES, RaidObjective, cards_of, read_missions, read_raid_maps
from sandtable.games.reichbusters.names import Note

HeroName: TypeAlias = Literal["sarge", "brick", "claudine", "quentin", "red-hawk"]
TeamName: TypeAlias = Literal["none", "harrier", "merlin", "kestrel", "osprey"]
Id: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9-]*$")]

FEWEST_HEROES, MOST_HEROES = 2, 4  # REICH-RUL-109, REICH-COMP-25, REICH-COMP-40
HEROES: tuple[HeroName, ...] = get_args(HeroName)
TEAMS: tuple[TeamName, ...] = get_args(TeamName)
SEATS = ("player-1", "player-2", "player-3", "player-4")
RAID = "raid"


class Kept(msgspec.Struct, frozen=True, rename="kebab", forbid_unknown_fields=True, omit_defaults=True):
    """What a Hero brings along from the mission before (REICH-RUL-133)."""

    hero: HeroName
    items: tuple[str, ...] = ()
    vril: tuple[str, ...] = ()  # weapons that lie on their vril side
    may_turn: bool = False  # escaped from a mission that was won: one more weapon may be turned


class Options(msgspec.Struct, frozen=True, rename="kebab", forbid_unknown_fields=True, omit_defaults=True):
    """Mission or RAID, Heroes, players and team, and the readings that a table may choose, by default as ruled."""

    mission: Id = "operation-fidget"
    #: what a RAID is made of; a mission of the campaign does not look at these
    raid_map: Id = "castle-wing"
    raid_faction: Id = "the-armoured-wolff"
    raid_objective: RaidObjective = "assassination"
    #: two to four of the five; none named: the first four
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
    kept: tuple[Kept, ...] = ()
    shorter: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    notes: tuple[Note, ...] = ()

    @property
    def squad(self) -> tuple[HeroName, ...]:
        """The Heroes who take part."""
        return self.heroes or HEROES[:MOST_HEROES]


def seats(options: Options) -> tuple[str, ...]:
    """One seat for each player."""
    return SEATS[: options.players]


def impossible(options: Options) -> Iterator[str]:
    """Why these options make no game."""
    if options.heroes and (len(options.heroes) < FEWEST_HEROES or len(set(options.heroes)) != len(options.heroes)):
        yield f"heroes: expected two to four different Heroes (REICH-RUL-109), found {', '.join(options.heroes)}"
    if options.players > len(options.squad):
        yield f"players: {options.players} players cannot lead {len(options.squad)} Heroes; expected one Hero each"


# -- what the content decides ------------------------------------------------------------------------------------------


def mission_names(pack: Path | None = None) -> tuple[str, ...]:
    return (*read_missions(pack), RAID)


def raid_factions(pack: Path | None = None) -> tuple[str, ...]:
    return tuple(faction.id for faction in cards_of(pack).factions.values() if faction.kind == "raid")


def raids() -> Iterator[Fields]:
    """All 64 of the RAID generator (REICH-COMP-58)."""
    for map_ in read_raid_maps():
        for faction in raid_factions():
            for objective in OBJECTIVES:
                yield {"mission": RAID, "raid-map": map_, "raid-faction": faction, "raid-objective": objective}


# -- many tables -------------------------------------------------------------------------------------------------------

SQUADS: tuple[tuple[HeroName, ...], ...] = (
    HEROES[:4],
    ("brick", "quentin"),
    ("claudine", "red-hawk", "sarge"),
    HEROES[1:],
    ("sarge", "claudine"),
    ("red-hawk", "quentin", "brick"),
)
#: One reading at a time that differs from the ruled one.
READINGS: tuple[tuple[str, str], ...] = (
    ("alarm-noise", "unchanged"),
    ("alarm-noise", "one-less"),
    ("first-sight", "every-turn"),
    ("patrols", "near-side"),
    ("downed", "attacked"),
    ("ruthless", "once"),
    ("drains", "surge"),
    ("lethal", "blanks-and-ones"),
    ("piercing", "specials"),
    ("dice", "harsh"),
    ("hands", "hidden"),
)
#: All of them at once.
OTHER_READINGS: Fields = {
    "mission": "the-quiet-ward",
    "heroes": ["red-hawk", "quentin", "claudine"],
    "players": 2,
    "veterans": True,
    "alarm-noise": "one-less",
    "first-sight": "every-turn",
    "patrols": "near-side",
    "downed": "attacked",
    "ruthless": "once",
    "drains": "surge",
    "lethal": "blanks-and-ones",
    "piercing": "specials",
    "dice": "harsh",
}


def tables() -> Iterator[Fields]:
    """Every mission and RAID, with squads, players, teams and readings by turns."""
    chosen = [*({"mission": mission} for mission in read_missions()), *raids()]
    for number in range(len(chosen) * len(READINGS)):
        at, rest = number % len(chosen), number // len(chosen)
        squad = SQUADS[(at + rest) % len(SQUADS)]
        name, value = READINGS[(at + rest) % len(READINGS)]
        yield {
            **chosen[at],
            "heroes": list(squad),
            "players": (at + rest) % len(squad) + 1,
            "team": TEAMS[(at // 3 + rest) % len(TEAMS)],
            "veterans": number % 2 == 1,
            "tie-breaks": "automatic" if number % 3 == 0 else "ask",
            **({name: value} if rest % 2 or at % 2 else {}),
        }


def balance_sheet() -> Mapping[str, Mapping[str, Fields]]:
    """The missions with two, three and four Heroes and with veterans; RAIDs by objective."""
    rows: dict[str, Mapping[str, Fields]] = {}
    for mission in read_missions():
        rows[mission] = {
            "four": {"mission": mission},
            "three": {"mission": mission, "heroes": ["sarge", "brick", "claudine"]},
            "two": {"mission": mission, "heroes": ["sarge", "brick"]},
            "veterans": {"mission": mission, "veterans": True},
        }
    for raid in raids():
        row = f"{raid['raid-map']}-{raid['raid-faction']}"
        rows[row] = {**rows.get(row, {}), str(raid["raid-objective"]): raid}
    return rows


DESCRIPTION = Description(
    "reichbusters",
    Options,
    seats=seats,
    # Every mission with a rule of its own, RAIDs, every number of Heroes and players, hidden hands, other readings.
    variants={
        "standard": {},
        "kennels": {"mission": "night-kennels", "players": 2, "team": "harrier", "tie-breaks": "automatic"},
        "crypt-hidden": {"mission": "iron-in-the-crypt", "players": 3, "hands": "hidden", "team": "merlin"},
        "wolff": {"mission": "wolff-at-bay", "players": 4, "veterans": True, "notes": ["gruber-gone"]},
        "raid": {"mission": RAID, "raid-objective": "demolition", "heroes": ["brick", "quentin"], "team": "osprey"},
        "other-readings": OTHER_READINGS,
    },
    listed={
        "mission": Listed("mission", mission_names),
        "raid-map": Listed("map", read_raid_maps),
        "raid-faction": Listed("faction", raid_factions),
    },
    impossible=impossible,
    tables=tables,
    balance_sheet=balance_sheet,
    campaign=Campaign(
        lambda pack: ({"mission": mission} for mission in read_missions(pack)),
        hand_on,
        ("kept", "shorter", "notes"),
        passes_over=True,
    ),
)
