"""The options of a table: who plays, on which Map, and with which optional rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from typing import Annotated, get_args

import msgspec

from sandtable.engine.options import Description, Listed
from sandtable.engine.plain import Fields
from sandtable.games.atlantikwall.maps import BLOODY_OMAHA, read_maps
from sandtable.games.atlantikwall.names import GERMAN, UNITS, Counters, Mode


class Options(msgspec.Struct, frozen=True, rename="kebab", forbid_unknown_fields=True, omit_defaults=True):
    """Who plays, where, and with which optional rules."""

    mode: Mode = "allies"
    map: str = "exercise-tiger"
    units: Annotated[int, msgspec.Meta(ge=1, le=4)] = 2
    #: The four rules about Re-roll counters exclude each other (ATL-RUL-68).
    counters: Counters = "none"
    blind_start: bool = False


def unit_names(options: Options) -> tuple[str, ...]:
    """The Units that people lead, one each, one to four (DDD-SET-01); none in solitaire."""
    return () if options.mode == "solitaire" else UNITS[: options.units]


def seats(options: Options) -> tuple[str, ...]:
    """One seat for each Unit, and the German's, who faces one to four of them (ATL-SET-02)."""
    return unit_names(options) if options.mode == "allies" else (*unit_names(options), GERMAN)


def impossible(options: Options) -> Iterator[str]:
    """Why nobody can play with these options."""
    if options.map == BLOODY_OMAHA and options.mode == "solitaire":
        yield "map: Bloody Omaha is not played alone (ATL-BLO-10)"
    if options.map == BLOODY_OMAHA and options.units < 2:
        yield "units: Bloody Omaha needs a Unit on each Map, so at least 2 (ATL-BLO-01, ATL-BLO-03)"


def tables() -> Iterator[Fields]:
    """Every combination of Map, mode, number of Units and optional rules that makes sense.

    Any Map can be played with or without a German (ATL-SET-01, ATL-MAP-01).
    """
    for blind, counters, battle in product((False, True), get_args(Counters), read_maps()):
        rules: Fields = {"counters": counters, "blind-start": blind}
        for mode, units in product(("allies", "versus"), unit_numbers(battle)):
            yield {"mode": mode, "map": battle, "units": units, **rules}
        if battle != BLOODY_OMAHA:
            yield {"mode": "solitaire", "map": battle, **rules}


def unit_numbers(battle: str) -> range:
    """How many Units can land on a Map (ATL-BLO-01, ATL-BLO-03)."""
    return range(2 if battle == BLOODY_OMAHA else 1, len(UNITS) + 1)


def balance_sheet() -> Mapping[str, Mapping[str, Fields]]:
    """Allies alone on every Map, the German against one to four Units, and solitaire."""
    return {
        **{f"allies {battle}": _by_units({"map": battle}) for battle in read_maps()},
        "versus exercise-fabius": _by_units({"mode": "versus", "map": "exercise-fabius"}),
        **{
            f"solitaire {battle}": {"german": {"mode": "solitaire", "map": battle}}
            for battle in read_maps()
            if battle != BLOODY_OMAHA
        },
    }


def _by_units(options: Fields) -> dict[str, Fields]:
    """A column for each number of Units."""
    numbers = unit_numbers(str(options["map"]))
    return {"1 unit" if units == 1 else f"{units} units": {**options, "units": units} for units in numbers}


DESCRIPTION = Description(
    "atlantikwall",
    Options,
    seats=seats,
    # Every Map, mode, number of Units and optional rule is in one of these.
    variants={
        "tiger": {},
        "lone-unit": {"units": 1, "counters": "mulligan"},
        "four-units": {"units": 4, "map": "gold-beach", "counters": "lucky-dice"},
        "omaha": {"map": "omaha-beach", "units": 3, "counters": "hidden-resources"},
        "omaha-2": {"map": "omaha-beach-2", "counters": "desperate-measures", "blind-start": True},
        "bloody": {"map": BLOODY_OMAHA, "units": 3},
        "duel": {"mode": "versus", "map": "exercise-fabius", "units": 1, "counters": "desperate-measures"},
        "versus": {"mode": "versus", "map": "exercise-fabius", "units": 2, "counters": "lucky-dice"},
        "versus-three": {"mode": "versus", "map": "gold-beach", "units": 3, "blind-start": True},
        "versus-four": {"mode": "versus", "map": "omaha-beach-2", "units": 4, "counters": "hidden-resources"},
        "versus-bloody": {"mode": "versus", "map": BLOODY_OMAHA, "units": 4, "counters": "mulligan"},
        "solitaire": {"mode": "solitaire", "map": "exercise-fabius"},
        "solitaire-tiger": {"mode": "solitaire", "counters": "hidden-resources", "blind-start": True},
        "solitaire-lucky": {"mode": "solitaire", "map": "omaha-beach", "counters": "lucky-dice"},
        "solitaire-desperate": {"mode": "solitaire", "map": "gold-beach", "counters": "desperate-measures"},
    },
    listed={"map": Listed("Map", read_maps)},
    impossible=impossible,
    tables=tables,
    balance_sheet=balance_sheet,
)
