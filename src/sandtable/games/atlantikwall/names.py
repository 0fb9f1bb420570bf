"""The words of the game: faces, colours, seats, modes."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

SKULL: Final = "skull"
STAR: Final = "star"
SOLDIER: Final = "soldier"  # one Soldier
SOLDIERS: Final = "soldiers"  # two of them
COURAGE: Final = "courage"
TOOL: Final = "tool"
FACES: Final = (SKULL, STAR, SOLDIER, SOLDIERS, COURAGE, TOOL)  # DDD-DIC-01

RED: Final = "red"
WHITE: Final = "white"
BLUE: Final = "blue"
BLACK: Final = "black"
PLAIN: Final = "plain"  # a result that no die shows: it has no colour (ATL-RUL-45)
ALLIED_COLOURS: Final = (RED, WHITE, BLUE)
GERMAN_COLOURS: Final = (RED, WHITE, BLACK)

#: Seats: one for each Unit, and the German's.
UNITS: Final = ("able", "baker", "charlie", "easy")
GERMAN: Final = "german"

Face: TypeAlias = Literal["skull", "star", "soldier", "soldiers", "courage", "tool"]
Colour: TypeAlias = Literal["red", "white", "blue", "black", "plain"]
Mode: TypeAlias = Literal["allies", "versus", "solitaire"]
Counters: TypeAlias = Literal["none", "mulligan", "lucky-dice", "hidden-resources", "desperate-measures"]

ALLIED_VICTORY: Final = "allied-victory"
GERMAN_VICTORY: Final = "german-victory"
