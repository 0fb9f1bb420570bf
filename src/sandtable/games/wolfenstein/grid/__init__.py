"""Square grids: what is next to what, how far one can walk, and who sees whom, in exact integers.

A map is a set of squares, walls on the edges between them, and named barriers (doors, barricades), each on one edge or
more, that are shut or not (`layout`). Which barriers are shut, where models stand and what the ground is like belongs
to the state of a game and is handed in with each question: `steps` answers what is one step away, `reach` how far one
gets, `sight` who sees whom.

>>> hall = Grid([(0, 0), (1, 0), (2, 0)], barriers={"door": [((1, 0), (2, 0))]})
>>> sight.sees(hall, (0, 0), (2, 0)), sight.sees(hall, (0, 0), (2, 0), closed=hall.barriers["door"])
(True, False)
>>> sight.sees(hall, (0, 0), (2, 0), blockers=hall.area([(1, 0)]))
False

Sets of squares and of barriers are integers, one bit for each member, so that a question is a few operations on
integers.

One idea serves walking, adjacency and sight: `Cuts`, the sets of barriers that separate two squares when all barriers
of a set are shut. A wall is the empty set (nothing need be shut), and an open way has no cuts at all. Two squares that
meet only in a corner are separated when both ways round the corner are cut, and a line through that corner is stopped
by the same cuts: one can see where one could step.
"""

from __future__ import annotations

from sandtable.games.wolfenstein.grid import reach, sight, steps
from sandtable.games.wolfenstein.grid.layout import Area, Barriers, Edge, Grid, Point, Square, distance, footprint

__all__ = [
    "Area",
    "Barriers",
    "Edge",
    "Grid",
    "Point",
    "Square",
    "distance",
    "footprint",
    "reach",
    "sight",
    "steps",
]
