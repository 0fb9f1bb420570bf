"""Reading the table: who stands where, who is next to whom, who sees whom, and what is left of them.

Every rule that says near, adjacent, in line of sight or in the same room asks here, so that there is one geometry for
the whole game (p.10, p.11, p.19).
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from sandtable.games.wolfenstein.board import Footing, barriers, distances, squares_under
from sandtable.games.wolfenstein.cards import EVERY_CARD, Enemy
from sandtable.games.wolfenstein.grid import Area, Barriers, distance, sight, steps
from sandtable.games.wolfenstein.kit import Kit, look_through
from sandtable.games.wolfenstein.maps import LARGE_NAMES
from sandtable.games.wolfenstein.standing import holds, total
from sandtable.games.wolfenstein.state import Bot, Hero, Model, Nazi, State

# -- models ------------------------------------------------------------------------------------------------------------


def models(s: State) -> list[Model]:
    """Every model on the map: Heroes, bleeding or not, bots and Nazis."""
    return [*hero_side(s), *s.nazis.values()]


def hero_side(s: State) -> list[Hero | Bot]:
    """Heroes on the map, bleeding ones included, and bots."""
    found: list[Hero | Bot] = [hero for hero in s.heroes.values() if hero.at]
    found += s.bots.values()
    return found


def targets(s: State) -> list[Hero | Bot]:
    """Whom Nazis see and attack: Heroes who are not bleeding, and bots (WOLF-RUL-53, WOLF-BOT-06)."""
    found: list[Hero | Bot] = [hero for hero in s.heroes.values() if hero.at and not hero.bleeding]
    found += s.bots.values()
    return found


def on_side(model: Model) -> bool:
    """Whether a model fights for the Heroes."""
    return not isinstance(model, Nazi)


def find(s: State, name: str) -> Model:
    """A model by its name."""
    return s.heroes.get(name) or s.bots.get(name) or s.nazis[name]


def hero_of(s: State, model: Hero | Bot) -> Hero:
    """The Hero, or the Hero whose bot it is (WOLF-BOT-08)."""
    return model if isinstance(model, Hero) else s.heroes[model.hero]


def is_one_of(s: State, model: Model, words: Iterable[str]) -> bool:
    """Whether a model is of one of these types or has one of these keywords."""
    kind = model.kind
    if isinstance(model, Hero):
        return kind in words
    return not _words(s.box.cards.enemies[kind]).isdisjoint(words)


@lru_cache(maxsize=EVERY_CARD)
def _words(card: Enemy) -> frozenset[str]:
    """What an enemy can be called: its type and its keywords."""
    return frozenset((card.id, *card.keywords))


def kit(s: State, hero: Hero) -> Kit:
    """What a Hero's things are for."""
    return look_through(s.box.cards, hero.id, tuple(hero.items), tuple(hero.worn))


# -- what is left of them ----------------------------------------------------------------------------------------------


def base_hp(s: State, model: Model) -> int:
    if isinstance(model, Hero):
        return s.box.cards.heroes[model.id].hp + total(s, model, "base-hp")
    return s.box.cards.enemies[model.kind].hp


def base_armor(s: State, model: Model) -> int:
    if isinstance(model, Hero):
        return s.box.cards.heroes[model.id].armor + total(s, model, "base-armor")
    return s.box.cards.enemies[model.kind].armor


def hp(s: State, model: Model) -> int:
    """Hit points left."""
    return max(0, base_hp(s, model) - model.hp_lost)


def suit_armor(s: State, model: Model) -> int:
    """What is left of the armor that a suit has of its own."""
    return max(0, total(s, model, "suit-armor") - model.suit_lost) if isinstance(model, Hero) else 0


def armor(s: State, model: Model) -> int:
    """Armor left, a suit's own included."""
    return max(0, base_armor(s, model) - model.armor_lost) + suit_armor(s, model)


def base_ap(s: State, model: Model) -> int:
    """Action points for an activation (WOLF-HER-06)."""
    if isinstance(model, Hero):
        return max(0, s.box.cards.heroes[model.id].ap + total(s, model, "ap-each-turn"))
    return s.box.cards.enemies[model.kind].ap


# -- where they are ----------------------------------------------------------------------------------------------------


def footing(s: State, model: Model) -> Footing:
    board = s.box.board
    return (board.large if model.id in LARGE_NAMES else board.small)[model.at]


def places(s: State, model: Model) -> tuple[str, ...]:
    """The room or corridor of a model; a large one can lie in two (WOLF-RUL-92)."""
    board = s.box.board
    return (board.large if model.id in LARGE_NAMES else board.small)[model.at].places


def in_place(s: State, place: str) -> list[Model]:
    """Every model in a room or corridor."""
    return [model for model in models(s) if place in places(s, model)]


def enemies_in(s: State, place: str) -> list[Nazi]:
    return [nazi for nazi in s.nazis.values() if place in places(s, nazi)]


def area_of(s: State, some: Iterable[Model]) -> Area:
    """The squares under these models."""
    small, large, area = s.box.board.small_areas, s.box.board.large_areas, 0
    for model in some:
        area |= (large if model.id in LARGE_NAMES else small)[model.at]
    return area


def hero_area(s: State) -> Area:
    """The squares under Heroes and bots."""
    squares = s.box.board.small_areas
    area = area_of(s, s.bots.values()) if s.bots else 0
    for hero in s.heroes.values():
        if hero.at:
            area |= squares[hero.at]
    return area


def taken_area(s: State) -> Area:
    """The squares under all models: what blocks a line of sight (WOLF-RUL-14)."""
    return hero_area(s) | area_of(s, s.nazis.values())


def token_area(s: State) -> Area:
    """The squares of chests, events and objectives: closed to every model (WOLF-OBS-09)."""
    return squares_under(s.box.board, tuple(s.tokens))


def token_place(s: State, token: str) -> str:
    """The room or corridor that a searchable token lies in."""
    board = s.box.board
    return board.place_of[board.squares[board.searchable[token]]]


def free_area(s: State) -> Area:
    """Squares where a model could be put: no model, no token that forbids standing there (WOLF-RUL-38)."""
    board = s.box.board
    taken = taken_area(s) | token_area(s) | board.spawn_tokens | board.passage_tokens
    return board.grid.everywhere & ~taken


# -- barriers ----------------------------------------------------------------------------------------------------------


def closed_doors(s: State) -> Barriers:
    """What stops sight, and separates squares side by side (WOLF-OBS-03, WOLF-LOS-04, WOLF-RUL-10).

    Nothing else does but walls and models: not open doors, barricades, difficult terrain or tokens (WOLF-LOS-06,
    WOLF-OBS-04, WOLF-OBS-10, WOLF-OBS-13, WOLF-MOV-10).
    """
    return barriers(s.box.board, tuple(s.closed))


def shut(s: State) -> Barriers:
    """What stops a step: closed doors and barricades (WOLF-RUL-89, WOLF-OBS-05); walls are the grid's (WOLF-MOV-06)."""
    return barriers(s.box.board, (*s.closed, *s.barricades))


# -- near and far ------------------------------------------------------------------------------------------------------


def distance_between(s: State, a: Model, b: Model) -> int:
    """Squares from one model to another, by their nearest squares (WOLF-RUL-16, WOLF-RUL-63)."""
    if not (a.is_large or b.is_large):
        return distances(s.box.board, a.at)[b.at]
    return min(distance(one, other) for one in footing(s, a).squares for other in footing(s, b).squares)


def adjacent(s: State, a: Model, b: Model) -> bool:
    """Next to each other, not through a wall or a closed door; a barricade does not matter (WOLF-RUL-10)."""
    return bool(steps.around(s.box.board.grid, footing(s, a).area, closed_doors(s)) & footing(s, b).area)


def beside_token(s: State, model: Model, token: str) -> bool:
    """Whether a model stands next to a searchable token (WOLF-SRC-02, WOLF-SRC-07, WOLF-RUL-11)."""
    board = s.box.board
    square, closed = board.squares[board.searchable[token]], closed_doors(s)
    return any(steps.adjacent(board.grid, one, square, closed) for one in footing(s, model).squares)


def near(s: State, model: Model) -> list[Model]:
    """Every other model adjacent to this one, each once (WOLF-BIG-06)."""
    beside = steps.around(s.box.board.grid, footing(s, model).area, closed_doors(s))
    return [other for other in models(s) if other is not model and footing(s, other).area & beside]


def nearest(s: State, model: Model, some: Iterable[Model]) -> list[Model]:
    """Those at the smallest distance (WOLF-RUL-17)."""
    found: dict[int, list[Model]] = {}
    for other in some:
        found.setdefault(distance_between(s, model, other), []).append(other)
    return found[min(found)] if found else []


# -- line of sight -----------------------------------------------------------------------------------------------------


def sees(s: State, a: Model, b: Model, *, over_models: bool = False) -> bool:
    """Line of sight between two models (WOLF-LOS-01, WOLF-RUL-15); the same in both directions.

    Other models stop it, of either side (WOLF-LOS-05, WOLF-MOV-13). A large one sees and is seen by any of its squares
    (WOLF-BIG-02, WOLF-BIG-03).

    Smoke hides what is further than a step away in, behind or beyond it, unless either sees through smoke.
    """
    blockers = 0 if over_models else taken_area(s)
    if s.smoke and not (_sees_through_smoke(s, a) or _sees_through_smoke(s, b)) and distance_between(s, a, b) > 1:
        smoke = smoke_area(s)
        if smoke & (footing(s, a).area | footing(s, b).area):
            return False
        blockers |= smoke
    grid = s.box.board.grid
    if a.is_large or b.is_large:
        return sight.sees_any(grid, footing(s, a).squares, footing(s, b).squares, closed_doors(s), blockers)
    squares = s.box.board.squares
    return sight.sees(grid, squares[a.at], squares[b.at], closed_doors(s), blockers)


def sees_square(s: State, model: Model, at: str) -> bool:
    """Line of sight from a model to a square, whoever stands on it."""
    square = s.box.board.squares[at]
    blockers = taken_area(s)
    if s.smoke and min(distance(one, square) for one in footing(s, model).squares) > 1:
        smoke = smoke_area(s)
        if smoke & (footing(s, model).area | s.box.board.area(at)):
            return False
        blockers |= smoke
    return sight.sees_any(s.box.board.grid, footing(s, model).squares, (square,), closed_doors(s), blockers)


def smoke_area(s: State) -> Area:
    area = 0
    for place in s.smoke:
        area |= s.box.board.places[place]
    return area


def _sees_through_smoke(s: State, model: Model) -> bool:
    return isinstance(model, Nazi) and holds(s, model, "smoke-sight")
