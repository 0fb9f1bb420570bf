"""What there is to see. Nothing on this table is hidden but the order of the decks and what the dice will say.

Squares are areas of the group `castle`, named as people name them; rooms and corridors are areas of the group `places`
(`tile-r1`), doors and barricades of `barriers` (`c1-r2`), Heroes with all that lies beside their cards of `heroes`, and
players of `seats`. Where a model can go, what it sees and whom noise would wake is said with them, so that whoever
draws the table need not know a rule.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from sandtable.engine.decision import Decision, Option
from sandtable.engine.grid import Area as Squares
from sandtable.engine.grid import distance
from sandtable.engine.view import Area, Piece, Text, Track, View
from sandtable.games.wolfenstein import attack, movement, noise
from sandtable.games.wolfenstein.attack_plan import hero_terms
from sandtable.games.wolfenstein.board import Board
from sandtable.games.wolfenstein.cards import Provided
from sandtable.games.wolfenstein.doors import door_ap, why_locked
from sandtable.games.wolfenstein.nazi_phase import why_active
from sandtable.games.wolfenstein.pursuit import Scene
from sandtable.games.wolfenstein.setup import seats
from sandtable.games.wolfenstein.standing import holds
from sandtable.games.wolfenstein.state import Bot, Hero, Model, Nazi, State
from sandtable.games.wolfenstein.table import (
    area_of,
    armor,
    base_armor,
    base_hp,
    closed_doors,
    footing,
    hp,
    models,
    smoke_area,
)
from sandtable.games.wolfenstein.view_cards import cards, dashboards

_SIDES = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
_ALWAYS = Provided()
DECKS = ("equipment", "weapons", "events", "chests")


def view(s: State) -> View:
    """What everybody sees."""
    return View(
        "wolfenstein",
        _heading(s),
        areas=(*_castle(s), *_barriers(s), *_places(s), *dashboards(s), *_seats(s)),
        links=tuple((ends[0], ends[1]) for ends in s.board.passages.values() if len(ends) > 1),
        tracks=tuple(_tracks(s)),
        cards=tuple(cards(s)),
        counts=dict(_counts(s)),
        outcome=Text("outcome", {"result": s.outcome.result, "cause": s.outcome.cause}) if s.outcome else None,
    )


def _heading(s: State) -> Text:
    mission = s.box.mission
    args = {"mission": mission.id, "round": min(s.round, mission.rounds), "rounds": mission.rounds, "phase": s.phase}
    return Text("heading", args | {"model": s.acting or s.hero})


def mover(s: State) -> Hero | Bot | None:
    """The Hero or bot that is being moved now."""
    if s.phase == "bot":
        return s.bots.get(s.acting)
    if s.phase == "action" and s.hero and s.active.up:
        return s.active
    return None


def acting(s: State) -> Model | None:
    """Whose action it is: a Hero's, a bot's or a Nazi's."""
    if s.acting:
        return s.bots.get(s.acting) or s.nazis.get(s.acting)
    return s.heroes.get(s.hero)


# -- the castle --------------------------------------------------------------------------------------------------------


@cache
def _bare_squares(board: Board) -> tuple[Area, ...]:
    """The squares as they are when nobody is there: their place, and the sides on which a wall stands."""
    return tuple(
        Area(
            name,
            "castle",
            x=column,
            y=row,
            marks=(_tile(board, board.place_of[column, row]), *(("rough",) if board.area(name) & board.rough else ())),
            facts={"place": board.place_of[column, row], "walls": _walls(board, column, row)},
        )
        for (column, row), name in board.names.items()
    )


def _tile(board: Board, place: str) -> str:
    return board.mission.map.places[place].tile


def _walls(board: Board, column: int, row: int) -> str:
    """The sides of a square, `nesw`, that nothing ever passes."""
    built = board.mission.map.walls
    walls = ""
    for side, (dx, dy) in _SIDES.items():
        there = (column + dx, row + dy)
        if there not in board.names or {((column, row), there), (there, (column, row))} & built:
            walls += side
    return walls


def _castle(s: State) -> Iterator[Area]:
    pieces, ap, seen = _pieces(s), _moves(s), _sight(s)
    for bare in _bare_squares(s.board):
        here = pieces.get(bare.id, ())
        marks = bare.marks
        facts = bare.facts
        if bare.id in ap:
            marks = (*marks, "reachable")
            facts = {**facts, "ap": ap[bare.id]}
        if bare.id in seen:
            marks = (*marks, "in-sight", *(("in-range",) if seen[bare.id] else ()))
        if here or marks is not bare.marks:
            yield Area(bare.id, bare.group, here, bare.x, bare.y, marks, facts)
        else:
            yield bare


def _moves(s: State) -> dict[str, int]:
    """Where whoever is being moved can go, and for how many AP (WOLF-MOV-01)."""
    model = mover(s)
    if model is None or not model.at:
        return {}
    board, reach = s.board, movement.reach(s, model, movement.budget(model))
    area = movement.destinations(s, model)
    return {board.names[square]: reach.cost(square) or 0 for square in board.grid.listed(area)}


# -- sight -------------------------------------------------------------------------------------------------------------


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


def _sight(s: State) -> dict[str, bool]:
    """The squares that whoever acts sees (WOLF-LOS-01), each with whether its weapon reaches there (WOLF-ATK-02)."""
    model = acting(s)
    if model is None or not model.at:
        return {}
    board, weapon, own = s.board, aim(s, model), footing(s, model)
    blockers: Squares = 0 if weapon.over_models else area_of(s, models(s))
    smoke = smoke_area(s) if not (isinstance(model, Nazi) and holds(s, model, "smoke-sight")) else 0
    closed = closed_doors(s)
    seen: dict[str, bool] = {}
    # One sees only where one could walk if nobody stood in the way, which is quickly known.
    around = board.grid.reach(own.squares[0], shut=closed).area & ~own.area
    for square in board.grid.listed(around):
        name = board.names[square]
        far = min(distance(one, square) for one in own.squares)
        behind = blockers
        if smoke and far > 1:
            if smoke & (own.area | board.footing(name).area):
                continue
            behind |= smoke
        if board.grid.sees_any(own.squares, (square,), closed, behind):
            seen[name] = weapon.least <= far <= weapon.most
    return seen


# -- pieces ------------------------------------------------------------------------------------------------------------


def _pieces(s: State) -> dict[str, tuple[Piece, ...]]:
    """All that lies or stands on a square, tokens first; a large model is on its north-west square."""
    pieces: dict[str, tuple[Piece, ...]] = {}
    for at, piece in (*_tokens(s), *_models(s)):
        pieces[at] = (*pieces.get(at, ()), piece)
    return pieces


def _tokens(s: State) -> Iterator[tuple[str, Piece]]:
    board = s.board
    left = set(s.tokens)
    for square, token in s.box.mission.tokens.items():
        if token.id in left or token.id not in board.searchable:
            used = token.kind == "hero-spawn" and token.letter in s.entered
            facts = {"letter": token.letter} if token.letter else {}
            yield board.names[square], Piece(token.kind, 1, token.id, ("used",) if used else (), facts)


def _models(s: State) -> Iterator[tuple[str, Piece]]:
    targets, alert = set(_targets(s)), _alert(s)
    for model in models(s):
        facts = {
            "side": "hero" if isinstance(model, Hero) else "bot" if isinstance(model, Bot) else "nazi",
            "hp": hp(s, model),
            "base-hp": base_hp(s, model),
            "armor": armor(s, model),
            "base-armor": base_armor(s, model),
            **({"large": True} if model.is_large else {}),
            **({"hero": model.hero} if isinstance(model, Bot) else {}),
            **({"alert": alert[model.id]} if model.id in alert else {}),
        }
        marks = [*_marks(s, model)]
        marks += ["alert"] if model.id in alert else []
        marks += ["target"] if model.id in targets else []
        yield model.at, Piece(model.kind, 1, model.id, tuple(marks), facts)


def _alert(s: State) -> dict[str, str]:
    """The Nazis that would activate if the Nazi Phase began now, each with the rule that says so (WOLF-NAZ-06)."""
    if s.phase.startswith("nazi"):
        return {}
    twin = s.copy()  # asking wakes those who sleep
    scene, noisy = Scene(twin), noise.noisy_places(twin)
    found = {nazi.id: why_active(scene, nazi, noisy) for nazi in twin.nazis.values() if not nazi.ordered}
    return {name: rule for name, rule in found.items() if rule}


def _marks(s: State, model: Model) -> Iterator[str]:
    """What a player must know of a model at a glance."""
    if model is acting(s):
        yield "acting"
    if model.stunned:
        yield "stunned"
    if model.sabotaged:
        yield "sabotaged"
    if isinstance(model, Hero):
        if model.bleeding:
            yield "bleeding"
        if model.fatigued:
            yield "fatigued"
    elif isinstance(model, Nazi):
        if is_asleep(s, model):
            yield "asleep"
        if model.active:
            yield "active"
        if model.acted:
            yield "acted"
        if model.ordered:
            yield "ordered"
    if isinstance(model, Hero | Bot) and model.done:
        yield "done"


def _targets(s: State) -> Iterator[str]:
    """Whom the acting Hero or bot can attack with its active weapon."""
    model = mover(s)
    if isinstance(model, Bot):
        yield from (nazi.id for nazi in attack.bot_targets(s, model))
    elif isinstance(model, Hero) and model.active_weapon is not None:
        for nazi in s.nazis.values():
            if attack.may_attack(s, model, nazi, model.active_weapon) is None:
                yield nazi.id


# -- doors, rooms and corridors ----------------------------------------------------------------------------------------


def _barriers(s: State) -> Iterator[Area]:
    """Doors, and barricades that are still there, with the pairs of squares that they part."""
    board, model = s.board, mover(s)
    for door in board.mission.map.doors:
        locked = why_locked(s, door.id)
        state = "open" if door.id not in s.closed else "locked" if locked else "closed"
        facts: dict[str, Any] = {"state": state}
        if state == "locked" and locked:
            facts["rule"] = locked.rule
        if state == "closed" and model is not None:
            facts["ap"] = door_ap(s, model, door.id)
        yield _barrier(board, door.id, "door", door.edges, state, facts)
    for piece in board.mission.map.barricades:
        if piece.id in s.barricades:
            yield _barrier(board, piece.id, "barricade", piece.edges, "closed", {"state": "closed"})


def _barrier(board: Board, name: str, kind: str, edges: tuple[Any, ...], state: str, facts: dict[str, Any]) -> Area:
    inside = [(a, b) for a, b in edges if a in board.names and b in board.names]
    x = sum(a[0] + b[0] for a, b in inside) / 2 / max(1, len(inside))
    y = sum(a[1] + b[1] for a, b in inside) / 2 / max(1, len(inside))
    named = tuple((board.names[a], board.names[b]) for a, b in inside)
    return Area(name, "barriers", (), x, y, (kind, state), {**facts, "edges": named})


@cache
def _centres(board: Board) -> dict[str, tuple[float, float]]:
    """The middle of each room and corridor."""
    return {
        place.id: (
            sum(column for column, _ in place.squares) / len(place.squares),
            sum(row for _, row in place.squares) / len(place.squares),
        )
        for place in board.mission.map.places.values()
    }


def _places(s: State) -> Iterator[Area]:
    """Rooms and corridors: noise and what would come of it, lure and smoke."""
    board, loud, heard = s.board, set(company_ahead(s)), hearers(s)
    for place in board.mission.map.places.values():
        marks = [place.tile]
        marks += ["noise"] if place.id in s.noise else []
        marks += ["lure"] if place.id == s.lure else []
        marks += ["smoke"] if place.id in s.smoke else []
        marks += ["company"] if place.id in loud else []
        facts = {"place": place.id, "beside": board.beside[place.id], "wakes": tuple(heard[place.id])}
        yield Area(f"tile-{place.id}", "places", (), *_centres(board)[place.id], tuple(marks), facts)


def company_ahead(s: State) -> Iterator[str]:
    """Places without noise that would get a noise token if whoever is being moved came in (WOLF-NOI-05)."""
    model = mover(s)
    if model is None:
        return
    board, twin = s.board, s.copy()
    guest = twin.heroes[model.id] if isinstance(model, Hero) else twin.bots[model.id]
    for place, area in board.places.items():
        guest.at = board.listed(area)[0]
        if place not in s.noise and noise.keeps_noise(twin, place):
            yield place


def hearers(s: State) -> dict[str, list[str]]:
    """For each place the Nazis whom noise there would set in motion; one that sleeps does not hear it (WOLF-CRD-27)."""
    found: dict[str, list[str]] = {place: [] for place in s.board.places}
    for nazi in s.nazis.values():
        if not noise.is_deaf(s, nazi) and not is_asleep(s, nazi):
            for place in noise.earshot(s, nazi):
                found[place].append(nazi.id)
    return found


def is_asleep(s: State, nazi: Nazi) -> bool:
    """Whether a dormant Nazi has nothing yet that wakes it but a Hero whom it sees (WOLF-CRD-27)."""
    return not (nazi.awake or nazi.attacked or s.alarms) and holds(s, nazi, "depowered")


# -- the rest of the table ---------------------------------------------------------------------------------------------


def _seats(s: State) -> Iterator[Area]:
    """Who sits here, who began the round and who has the AI controller token."""
    for number, seat in enumerate(seats(s.box)):
        held = {"starter": s.starter, "controller": s.controller, "turn": s.seat}
        marks = tuple(mark for mark, holder in held.items() if holder == seat)
        heroes = tuple(hero.id for hero in s.heroes.values() if hero.seat == seat)
        yield Area(seat, "seats", (), number, 0, marks, {"heroes": heroes})


def _tracks(s: State) -> Iterator[Track]:
    rounds, limit = s.box.mission.rounds, s.alarm_limit
    yield Track("round", tuple(str(n) for n in range(1, rounds + 1)), min(s.round, rounds) - 1)
    yield Track("hazard", tuple(str(n) for n in range(limit + 1)), s.hazard, (str(limit),))


def _counts(s: State) -> Iterator[tuple[str, int]]:
    for name in DECKS:
        pile = getattr(s, name)
        yield f"{name}-deck", len(pile)
        if name != "weapons":  # a used weapon is shuffled back (WOLF-DSC-03)
            yield f"{name}-discard", len(pile.discard)
    yield "events-done", s.events_done
    yield "alarms", s.alarms
    if s.thinned:
        yield "thinned", s.thinned


# -- what an option is about -------------------------------------------------------------------------------------------

#: Questions whose answer can be a room or corridor, and is never a square.
PLACES_ASKED = frozenset({"choose-place", "nazi-goal"})
#: Verbs whose last word is the letter of a token.
LETTERED = {"passage": "passage", "enter": "hero-spawn", "head-for": "hero-spawn"}


def touched(s: State, decision: Decision, option: Option) -> tuple[str, ...]:
    """The areas and pieces of the view that an option is about."""
    if option.verb in LETTERED:
        return tuple(f"{LETTERED[option.verb]}-{letter}" for letter in option.args)
    if decision.prompt in PLACES_ASKED:
        return tuple(f"tile-{arg}" if arg in s.board.places else arg for arg in option.args)
    return tuple(arg.partition(".")[0] for arg in option.args)
