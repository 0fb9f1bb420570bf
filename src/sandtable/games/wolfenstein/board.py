"""The board of a mission: squares by name, the places they are in, and what the map says of them for good.

It is worked out once for each mission. What changes in play (doors, tokens, models, noise) is in the state, and
`table` puts the two together.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from sandtable.games.wolfenstein.grid import Area, Barriers, Square, distance, footprint
from sandtable.games.wolfenstein.maps import CLOSED, LARGE_NAMES, PASSED
from sandtable.games.wolfenstein.missions import Mission

_LETTERS = 26


class Footing(NamedTuple):
    """Where a model stands: the squares under it, as squares and as a set, and the places that hold one of them."""

    squares: tuple[Square, ...]
    area: Area
    places: tuple[str, ...]  # two where a large model lies over both (WOLF-RUL-92)


class Board:
    """What never changes on the map of a mission."""

    def __init__(self, mission: Mission) -> None:
        self.mission = mission
        self.grid = mission.map.grid
        grid = self.grid
        self.names: dict[Square, str] = {square: square_name(square) for square in grid.squares}
        self.squares: dict[str, Square] = {name: square for square, name in self.names.items()}
        self.places: dict[str, Area] = {
            place.id: grid.area(sorted(place.squares)) for place in mission.map.places.values()
        }
        self.place_of: dict[Square, str] = {
            square: place.id for place in mission.map.places.values() for square in place.squares
        }
        #: places whose tiles touch along a square's edge, whatever stands there (WOLF-RUL-05)
        self.beside: dict[str, tuple[str, ...]] = self._neighbours()
        self.doors: Barriers = grid.shut(door.id for door in mission.map.doors)
        self.barricades: Barriers = grid.shut(piece.id for piece in mission.map.barricades)
        self.door_names = tuple(door.id for door in mission.map.doors)
        self.barricade_names = tuple(piece.id for piece in mission.map.barricades)

        #: tokens that are searched and then gone, by id, and where they lie
        self.searchable: dict[str, str] = {}
        self.hero_spawns: dict[str, str] = {}
        self.enemy_spawns: dict[str, str] = {}
        self.passages: dict[str, tuple[str, ...]] = {}
        self.rough: Area = 0
        self.spawn_tokens: Area = 0
        self.passage_tokens: Area = 0
        self._read_tokens(mission)
        self.small: dict[str, Footing] = {name: self._stand((square,)) for square, name in self.names.items()}
        self.large: dict[str, Footing] = {
            name: self._stand(footprint(square)) for square, name in self.names.items() if self.fits(name)
        }
        self.small_areas: dict[str, Area] = {at: footing.area for at, footing in self.small.items()}
        self.large_areas: dict[str, Area] = {at: footing.area for at, footing in self.large.items()}

    def footing(self, at: str, *, large: bool = False) -> Footing:
        """Where a model stands that is named by this square, its north-west one if it is large (WOLF-BIG-01)."""
        return (self.large if large else self.small)[at]

    def footings(self, name: str) -> dict[str, Footing]:
        """Where the model of this name can stand, by the square that it is named by."""
        return self.large if name in LARGE_NAMES else self.small

    def _stand(self, squares: tuple[Square, ...]) -> Footing:
        places = tuple(dict.fromkeys(self.place_of[square] for square in squares))
        return Footing(squares, self.grid.area(squares), places)

    def fits(self, at: str) -> bool:
        """Whether a large model could stand here at all."""
        return all(square in self.names for square in footprint(self.squares[at]))

    def listed(self, area: Area) -> list[str]:
        """The names of a set of squares, row by row."""
        return [self.names[square] for square in self.grid.listed(area)]

    def area(self, *names: str) -> Area:
        return self.grid.area(self.squares[name] for name in names)

    def far_end(self, at: str) -> tuple[str, str] | None:
        """The letter of the secret passage on a square, and the square of its other token (WOLF-SEC-01)."""
        for letter, ends in self.passages.items():
            if at in ends:
                return letter, ends[1] if ends[0] == at else ends[0]
        return None

    def _neighbours(self) -> dict[str, tuple[str, ...]]:
        found: dict[str, dict[str, None]] = {place: {} for place in self.places}
        for (column, row), place in self.place_of.items():
            for other in ((column + 1, row), (column, row + 1)):
                neighbour = self.place_of.get(other)
                if neighbour is not None and neighbour != place:
                    found[place][neighbour] = None
                    found[neighbour][place] = None
        return {place: tuple(sorted(neighbours)) for place, neighbours in found.items()}

    def _read_tokens(self, mission: Mission) -> None:
        for square, token in sorted(mission.tokens.items(), key=lambda item: (item[0][1], item[0][0])):
            name, area = self.names[square], self.grid.area([square])
            if token.kind in CLOSED:
                self.searchable[token.id] = name
            elif token.kind == "difficult-terrain":
                self.rough |= area
            elif token.kind == "passage":
                self.passages[token.letter] = (*self.passages.get(token.letter, ()), name)
                self.passage_tokens |= area
            elif token.kind in PASSED:
                self.spawn_tokens |= area
                spawns = self.hero_spawns if token.kind == "hero-spawn" else self.enemy_spawns
                spawns[token.letter] = name


@lru_cache(maxsize=64)
def board_of(mission: Mission) -> Board:
    """The board of a mission; the last few are kept."""
    return Board(mission)


# -- what is asked for over and over -----------------------------------------------------------------------------------


@lru_cache(maxsize=8192)
def distances(board: Board, at: str) -> dict[str, int]:
    """From a square to each other one, diagonals counting one (WOLF-RUL-16)."""
    here = board.squares[at]
    return {other: distance(here, square) for other, square in board.squares.items()}


@lru_cache(maxsize=4096)
def barriers(board: Board, names: tuple[str, ...]) -> Barriers:
    """The set of these doors and barricades."""
    return board.grid.shut(names)


@lru_cache(maxsize=4096)
def squares_under(board: Board, tokens: tuple[str, ...]) -> Area:
    """The squares under these searchable tokens."""
    return board.area(*(board.searchable[token] for token in tokens))


@lru_cache(maxsize=1024)
def near(board: Board, places: tuple[str, ...]) -> tuple[str, ...]:
    """These places and those that touch them, their own first (WOLF-RUL-05)."""
    around = (other for place in places for other in board.beside[place])
    return tuple(dict.fromkeys((*places, *around)))


def square_name(square: Square) -> str:
    """A square as people call it: its column as a letter and its row as a number, `c7`; after `z` comes `aa`."""
    column, row = square
    letter = chr(ord("a") + column % _LETTERS)
    return f"{letter if column < _LETTERS else chr(ord('a') + column // _LETTERS - 1) + letter}{row + 1}"
