"""The options of a table: mission, difficulty, Heroes, players, and the rulings that can be read another way."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import lcm
from typing import Annotated, Literal, TypeAlias, get_args

import msgspec

from sandtable.engine.options import Campaign, Description, Listed
from sandtable.engine.plain import Fields
from sandtable.games.wolfenstein.missions import Hero, read_missions

TEAM = 4  # Heroes, whatever the number of players (WOLF-SET-05, WOLF-GEN-03, WOLF-SOL-01)
SEATS = ("player-1", "player-2", "player-3", "player-4")

Level: TypeAlias = Literal["can-i-play-daddy", "dont-hurt-me", "bring-em-on", "death-incarnate"]
LEVELS: tuple[Level, ...] = get_args(Level)  # WOLF-DIF-01


class Options(msgspec.Struct, frozen=True, rename="kebab", forbid_unknown_fields=True, omit_defaults=True):
    """Mission, difficulty, Heroes and players, and the rulings that can be read another way, by default as ruled."""

    mission: str = "officers-room"
    difficulty: Level = "bring-em-on"
    #: four of the six; none named: those that the mission suggests (WOLF-SET-05, WOLF-SET-07)
    heroes: Annotated[tuple[Hero, ...], msgspec.Meta(max_length=TEAM)] = ()
    players: Annotated[int, msgspec.Meta(ge=1, le=TEAM)] = 1
    #: who decides between equally good options of the enemy (WOLF-AIC-06)
    tie_breaks: Literal["ask", "automatic"] = "ask"
    #: WOLF-RUL-01: how the twelve faces of the die are divided
    die: Literal["ruled", "even"] = "ruled"
    #: WOLF-RUL-26: which items stay on once attached
    fixed_items: Literal["booster-and-suit", "booster-and-armor"] = "booster-and-suit"
    #: WOLF-RUL-68: whether the 8 on the LaserKraftWerk is Tesla's price, or the sign for always active
    laserkraftwerk: Literal["eight-is-a-price", "eight-is-always"] = "eight-is-a-price"
    #: WOLF-RUL-67: whether the model that the hardest level asks for is at hand
    hans_grosse: bool = True


def seats(options: Options) -> tuple[str, ...]:
    """One seat for each player."""
    return SEATS[: options.players]


def impossible(options: Options) -> Iterator[str]:
    """Why these options make no game."""
    if options.heroes and (len(options.heroes) != TEAM or len(set(options.heroes)) != TEAM):
        yield f"heroes: expected four different Heroes (WOLF-SET-05), found {', '.join(options.heroes)}"


#: What no other table has, all at once.
OTHER_READINGS: Fields = {
    "mission": "professors-theatre",
    "difficulty": "death-incarnate",
    "heroes": ["klaus", "max", "set", "anya"],
    "die": "even",
    "fixed-items": "booster-and-armor",
    "laserkraftwerk": "eight-is-always",
    "hans-grosse": False,
}


def tables() -> Iterator[Fields]:
    """Every mission on every level with every number of players; half of them have one of the other readings."""
    missions, others = tuple(read_missions()), tuple(OTHER_READINGS.items())
    for number in range(lcm(len(missions) * len(LEVELS) * TEAM, len(others))):
        at, rest = number % len(missions), number // len(missions)
        options: Fields = {
            "mission": missions[at],
            "difficulty": LEVELS[(rest + at) % len(LEVELS)],
            "players": (rest // len(LEVELS) + at) % TEAM + 1,
        }
        name, value = others[number % len(others)]
        yield {name: value, **options} if rest % 2 else options


def balance_sheet() -> Mapping[str, Mapping[str, Fields]]:
    """Every mission on every level."""
    return {
        mission: {level: {"mission": mission, "difficulty": level} for level in LEVELS} for mission in read_missions()
    }


DESCRIPTION = Description(
    "wolfenstein",
    Options,
    seats=seats,
    # Every level, every number of players, large models and Bosses, and the other readings of the rulings.
    variants={
        "standard": {},
        "kennels": {"mission": "kennels", "difficulty": "can-i-play-daddy", "players": 2},
        "cells": {"mission": "cells", "difficulty": "dont-hurt-me", "players": 3, "tie-breaks": "automatic"},
        "last-door": {"mission": "last-door", "difficulty": "death-incarnate", "players": 4},
        "other-readings": OTHER_READINGS,
    },
    listed={"mission": Listed("mission", read_missions)},
    impossible=impossible,
    tables=tables,
    balance_sheet=balance_sheet,
    # The missions in their order, each a game of its own (WOLF-GEN-04, WOLF-GEN-07): nothing carries over
    # (WOLF-GEN-08). The last one is about the man whom the campaign is after (WOLF-GEN-09).
    campaign=Campaign(lambda pack: ({"mission": mission} for mission in read_missions(pack))),
)
