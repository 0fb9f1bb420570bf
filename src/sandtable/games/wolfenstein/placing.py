"""Cards that put a Hero somewhere: it takes no steps, but it arrives, and is heard if it has company there."""

from __future__ import annotations

from sandtable.engine.action import Question
from sandtable.engine.decision import Decision, Each, Options, Play
from sandtable.games.wolfenstein.actions import OneName
from sandtable.games.wolfenstein.effects import Cause, effect
from sandtable.games.wolfenstein.grid import Area, distance, steps
from sandtable.games.wolfenstein.log import Placed
from sandtable.games.wolfenstein.movement import arrives
from sandtable.games.wolfenstein.spawn import best_squares
from sandtable.games.wolfenstein.state import Hero, State
from sandtable.games.wolfenstein.table import closed_doors, footing, free_area
from sandtable.games.wolfenstein.vocabulary import Effect


class Put(OneName):
    """The square that the Hero is put on."""

    verb = "put"


PUT = Put()
PUT_QUESTION = Question(PUT)


def put(s: State, hero: Hero, squares: list[str], card: str) -> Play[None]:
    """The Hero is put on one of these squares, as its player chooses."""
    args = {"hero": hero.id, "card": card}
    answer = yield Decision(hero.seat, "put", Options(Each("put", squares)), args, about=PUT_QUESTION)
    hero.at, hero.just_placed = answer.args[0], False
    s.tell(Placed, "WOLF-RUL-78", hero.id, hero.at)
    yield from arrives(s, hero)


def across(s: State, hero: Hero) -> Area:
    """The free squares of all rooms and corridors that touch the Hero's own (WOLF-RUL-05)."""
    board, area = s.box.board, 0
    if hero.up:
        for place in footing(s, hero).places:
            for other in board.beside[place]:
                area |= board.places[other]
    return area & free_area(s)


def retreat(s: State, hero: Hero) -> list[str]:
    """Free squares next to the nearest Hero spawn token, or else those nearest to it (WOLF-RUL-17, WOLF-RUL-38)."""
    board = s.box.board
    if not (hero.up and board.hero_spawns):
        return []
    here = board.squares[hero.at]
    far = {at: distance(here, board.squares[at]) for at in board.hero_spawns.values()}
    spawns = [at for at in far if far[at] == min(far.values())]
    free = free_area(s) | board.area(hero.at) & ~board.spawn_tokens & ~board.passage_tokens
    area = steps.around(board.grid, board.area(*spawns), closed_doors(s)) & free
    if area:
        return board.listed(area)
    return next((squares for squares in best_squares(s, spawns[0]) if spawns[0] not in squares), [])


@effect("cross", lambda s, cause, e: bool(across(s, s.heroes[cause.hero])))
def _cross(s: State, cause: Cause, e: Effect) -> Play[None]:
    """On any empty square of an adjacent room or corridor."""
    hero = s.heroes[cause.hero]
    if area := across(s, hero):
        yield from put(s, hero, s.box.board.listed(area), cause.card)


@effect("fall-back", lambda s, cause, e: bool(retreat(s, s.heroes[cause.hero])))
def _fall_back(s: State, cause: Cause, e: Effect) -> Play[None]:
    """Next to the nearest Hero spawn token."""
    hero = s.heroes[cause.hero]
    if squares := retreat(s, hero):
        yield from put(s, hero, squares, cause.card)
