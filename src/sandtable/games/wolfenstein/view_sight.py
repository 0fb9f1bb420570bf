"""What a model sees of the castle as it stands (WOLF-LOS-01), and how far its weapon reaches.

What one would see if nobody stood in the way is worked out once for a square and the doors around it, and what others
leave of that once for those of them who can be in the way.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from sandtable.games.wolfenstein.attack_plan import hero_terms
from sandtable.games.wolfenstein.board import Board, Footing
from sandtable.games.wolfenstein.cards import Provided
from sandtable.games.wolfenstein.grid import Area as Squares
from sandtable.games.wolfenstein.grid import Barriers, Square, distance
from sandtable.games.wolfenstein.grid.reach import find_reach
from sandtable.games.wolfenstein.grid.sight import all_seen, in_the_way, sees_any
from sandtable.games.wolfenstein.pursuit import Scene
from sandtable.games.wolfenstein.standing import holds
from sandtable.games.wolfenstein.state import Hero, Model, Nazi, State
from sandtable.games.wolfenstein.table import footing, smoke_area

_ALWAYS = Provided()
REMEMBERED = 16384  # looks

# -- weapons -----------------------------------------------------------------------------------------------------------


class Aim(NamedTuple):
    """How far a weapon reaches, whoever the target is."""

    least: int
    most: int
    over_models: bool = False


def aim(s: State, model: Model) -> Aim:
    """The range of a Hero's active weapon or of an enemy's own, with all that changes it against everybody."""
    if not isinstance(model, Hero):
        weapon = s.box.cards.enemies[model.kind].weapon
        return Aim(1, weapon.range)
    if model.active_weapon is None:
        return Aim(1, 0)
    terms = [effect for provided, effect in hero_terms(s, model, model.active_weapon) if provided == _ALWAYS]
    most = s.box.cards.weapons[model.active_weapon.kind].range
    return Aim(
        max((effect.n for effect in terms if effect.name == "min-range"), default=1),
        most + sum(effect.n for effect in terms if effect.name == "range"),
        any(effect.name == "over-models" for effect in terms),
    )


# -- sight -------------------------------------------------------------------------------------------------------------


def sight(scene: Scene, model: Model | None) -> dict[str, bool]:
    """The squares that a model sees, each with whether its weapon reaches there (WOLF-ATK-02)."""
    if model is None or not model.at:
        return {}
    s, weapon = scene.s, aim(scene.s, model)
    board, own, blockers = s.board, footing(s, model), 0 if weapon.over_models else scene.everybody
    prospect = _prospect(board, own, scene.closed)
    if len(own.squares) == 1 and not s.smoke:
        seen = _seen(board, own, prospect, blockers & prospect.between)
    else:
        smoke = 0 if isinstance(model, Nazi) and holds(s, model, "smoke-sight") else smoke_area(s)
        seen = [one for one, at in prospect.squares if _is_seen(board, own, one, at, scene.closed, blockers, smoke)]
    return {name: weapon.least <= far <= weapon.most for name, far in seen}


class Sighted(NamedTuple):
    """A square, and how far it is."""

    name: str
    far: int


class Prospect:
    """What one would see if nobody stood in the way, and where somebody could."""

    __slots__ = ("between", "closed", "squares")

    def __init__(self, board: Board, own: Footing, area: Squares, closed: Barriers) -> None:
        grid, (first, *more) = board.grid, own.squares
        around = grid.listed(area & ~own.area)
        if more:
            seen = [at for at in around if sees_any(grid, own.squares, (at,), closed)]
        else:
            seen = all_seen(grid, first, zip(around, around, strict=True), closed)
        self.squares = [(Sighted(board.names[at], min(distance(one, at) for one in own.squares)), at) for at in seen]
        self.closed = closed
        self.between = 0
        for at in seen:
            self.between |= in_the_way(grid, first, at, closed)


@lru_cache(maxsize=REMEMBERED)
def _prospect(board: Board, own: Footing, closed: Barriers) -> Prospect:
    """One sees only where one could walk, and only doors along there can be in the way."""
    area = find_reach(board.grid, own.squares[0], shut=closed).area
    return _prospect_in(board, own, area, board.grid.along(area, closed))


_prospect_in = lru_cache(maxsize=REMEMBERED)(Prospect)


@lru_cache(maxsize=REMEMBERED)
def _seen(board: Board, own: Footing, prospect: Prospect, blockers: Squares) -> list[Sighted]:
    """What others leave a small model of its prospect."""
    return all_seen(board.grid, own.squares[0], prospect.squares, prospect.closed, blockers)


def _is_seen(
    board: Board, own: Footing, one: Sighted, at: Square, closed: Barriers, blockers: Squares, smoke: Squares
) -> bool:
    """Whether a model sees a square; smoke hides what is further than a step away in it or behind it."""
    if smoke and one.far > 1:
        if smoke & (own.area | board.footing(one.name).area):
            return False
        blockers |= smoke
    return sees_any(board.grid, own.squares, (at,), closed, blockers)
