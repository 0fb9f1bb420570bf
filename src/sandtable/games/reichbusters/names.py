"""The words that the whole game shares: kinds of dice and tests, levels of awareness, moments, backs of cards."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

DieKind: TypeAlias = Literal["attack", "defence", "noise", "vril"]
Face: TypeAlias = Literal["0", "1", "2", "3", "special", "surge"]
TestKind: TypeAlias = Literal["attack", "defence", "noise", "item"]
Reach: TypeAlias = Literal["melee", "ranged"]
PointKind: TypeAlias = Literal["attack", "defence", "wild"]
Awareness: TypeAlias = Literal["at-ease", "suspicious", "alert"]
ItemBack: TypeAlias = Literal["weapon", "medical", "miscellaneous", "vril", "objective"]
FeatureBack: TypeAlias = Literal["castle", "store", "bunker", "laboratory"]
Mark: TypeAlias = Literal["x", "y", "z"]
Barracks: TypeAlias = Literal["a", "b", "c"]
Note: TypeAlias = Literal["kennels-known", "doors-known", "fuel-gone", "hull-scrapped", "gruber-gone"]

SPECIAL: Final = "special"
SURGE: Final = "surge"
BLANK: Final = "0"

#: The levels in their order; a room without a token is at ease (REICH-AWR-01, REICH-COMP-19).
LEVELS: tuple[Awareness, ...] = ("at-ease", "suspicious", "alert")
ALERT: Final = 2
LETTERS: tuple[Mark, ...] = ("x", "y", "z")
POINTS: dict[PointKind, int] = {"attack": 8, "defence": 8, "wild": 8}  # REICH-COMP-24
LOCKS = 6  # REICH-COMP-14
PASSAGES = 6  # REICH-COMP-11

#: What a won mission leaves for the next one.
NOTES: dict[str, Note] = {
    "operation-fidget": "kennels-known",
    "night-kennels": "doors-known",
    "cold-storage": "fuel-gone",
    "iron-in-the-crypt": "hull-scrapped",
    "the-quiet-ward": "gruber-gone",
}

BANG: Final = "bang"
BOOM: Final = "boom"
WEAPON_NOISE: Final = "weapon"
