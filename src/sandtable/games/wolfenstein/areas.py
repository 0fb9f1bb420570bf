"""Area effects (p.19): a square in sight, what stands on it and what is next to it, friends included (WOLF-RUL-83)."""

from __future__ import annotations

from sandtable.engine.decision import Decision, Each, Options, Play
from sandtable.games.wolfenstein.attack_plan import Lookout
from sandtable.games.wolfenstein.damage import take
from sandtable.games.wolfenstein.doors import why_locked
from sandtable.games.wolfenstein.effects import Cause, effect
from sandtable.games.wolfenstein.grid import Area, distance, steps
from sandtable.games.wolfenstein.log import BarricadeRemoved, DoorOpened
from sandtable.games.wolfenstein.state import Model, State
from sandtable.games.wolfenstein.table import closed_doors, footing, models
from sandtable.games.wolfenstein.vocabulary import Effect


def in_reach(s: State, model: Model, within: int) -> list[str]:
    """The squares that something can be thrown on: near enough and in LOS, past barricades (WOLF-OBS-06)."""
    squares, lookout = s.board.squares, Lookout(s)
    here = squares[model.at]
    near = [at for at, square in squares.items() if 0 < distance(here, square) <= within]
    return [at for at in near if lookout.sees_square(model, at)]


def around(s: State, at: str) -> Area:
    """The squares next to one, not through walls or closed doors (WOLF-RUL-10)."""
    return steps.around(s.board.grid, s.board.area(at), closed_doors(s))


def _has_room(s: State, cause: Cause, e: Effect) -> bool:
    hero = s.heroes[cause.hero]
    return hero.up and around(s, hero.at) != 0


@effect("blast", _has_room)
def _blast(s: State, cause: Cause, e: Effect) -> Play[None]:
    """The Hero's player picks a square; a large model is hurt once, by the higher number (WOLF-BIG-06, WOLF-RUL-63)."""
    hero = s.heroes[cause.hero]
    squares = in_reach(s, hero, e.within)
    if not squares:
        return
    answer = yield Decision(hero.seat, "blast", Options(Each("aim", squares)), {"hero": hero.id, "card": cause.card})
    cause.there = answer.args[0]
    centre, edge = s.board.area(cause.there), around(s, cause.there)
    hit = [(model, e.n) for model in models(s) if footing(s, model).area & centre]
    hit += [
        (model, e.near) for model in models(s) if footing(s, model).area & edge and not footing(s, model).area & centre
    ]
    for model, n in hit:
        yield from take(s, model, n, cause)


@effect("breach", lambda s, cause, e: cause.there != "")
def _breach(s: State, cause: Cause, e: Effect) -> None:
    """Doors and barricades at the square of the blast or at one next to it give way; locked doors do not."""
    if not cause.there:
        return
    grid = s.board.grid
    area = s.board.area(cause.there) | around(s, cause.there)
    for door in [door for door in s.closed if grid.beside(grid.barriers[door]) & area]:
        if why_locked(s, door) is None:
            s.closed.remove(door)
            s.tell(DoorOpened, "WOLF-OBS-02", cause.hero, door)
    for barricade in [piece for piece in s.barricades if grid.beside(grid.barriers[piece]) & area]:
        s.barricades.remove(barricade)
        s.tell(BarricadeRemoved, "WOLF-OBS-05", cause.hero, barricade)
