"""Squares as candidates of a decision: a set of them reads as a row of names."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import overload

from sandtable.games.wolfenstein.board import Board
from sandtable.games.wolfenstein.grid import Area


class Squares(Sequence[str]):
    """The names of a set of squares, row by row, each found when somebody asks for it."""

    __slots__ = ("_area", "_board")

    def __init__(self, board: Board, area: Area) -> None:
        self._board = board
        self._area = area

    def __len__(self) -> int:
        return self._area.bit_count()

    @overload
    def __getitem__(self, index: int) -> str: ...
    @overload
    def __getitem__(self, index: slice) -> list[str]: ...
    def __getitem__(self, index: int | slice) -> str | list[str]:
        if isinstance(index, slice):
            return self._board.listed(self._area)[index]
        size = len(self)
        if not -size <= index < size:
            raise IndexError(index)
        area = self._area
        for _ in range(index % size):
            area &= area - 1
        return self._board.listed(area & -area)[0]

    def __iter__(self) -> Iterator[str]:
        return iter(self._board.listed(self._area))

    def __contains__(self, name: object) -> bool:
        footing = self._board.small.get(str(name))
        return footing is not None and bool(footing.area & self._area)
