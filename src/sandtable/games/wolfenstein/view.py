"""What there is to see. Nothing on this table is hidden but the order of the decks and what the dice will say.

Squares are areas of the group `castle`, named as people name them; rooms and corridors are areas of the group `places`
(`tile-r1`), doors and barricades of `barriers` (`c1-r2`), Heroes with all that lies beside their cards of `heroes`, and
players of `seats`. Where a model can go, what it sees and whom noise would wake is said with them, so that whoever
draws the table need not know a rule.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Any, NamedTuple

from sandtable.engine.decision import Decision, Option
from sandtable.engine.grid import Area as Squares
from sandtable.engine.grid import Barriers, Edge, Square, distance
from sandtable.engine.view import Area, Piece, Text, Track, View
from sandtable.games.wolfenstein import attack, movement, noise
from sandtable.games.wolfenstein.attack_plan import hero_terms, nazis_near
from sandtable.games.wolfenstein.board import Board, Footing
from sandtable.games.wolfenstein.cards import Provided
from sandtable.games.wolfenstein.doors import door_ap, why_locked
from sandtable.games.wolfenstein.maps import is_large, kind_of
from sandtable.games.wolfenstein.nazi_phase import why_active
from sandtable.games.wolfenstein.pursuit import Scene
from sandtable.games.wolfenstein.setup import seats
from sandtable.games.wolfenstein.standing import holds
from sandtable.games.wolfenstein.state import Bot, Hero, Model, Nazi, State
from sandtable.games.wolfenstein.table import footing, models, places, smoke_area
from sandtable.games.wolfenstein.view_cards import Health, cards, dashboards, health

_SIDES = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
_ALWAYS = Provided()
REMEMBERED = 16384  # squares and models
DECKS = ("equipment", "weapons", "events", "chests")


def view(s: State) -> View:
    """What everybody sees."""
    scene = Scene(s)
    return View(
        "wolfenstein",
        _heading(s),
        areas=(*_castle(scene), *_barriers(s), *_places(s), *dashboards(s), *_seats(s)),
        links=_links(s.board),
        tracks=tuple(_tracks(s)),
        cards=tuple(cards(s)),
        counts=dict(_counts(s)),
        outcome=Text("outcome", {"result": s.outcome.result, "cause": s.outcome.cause}) if s.outcome else None,
    )


@cache
def _links(board: Board) -> tuple[tuple[str, str], ...]:
    """Secret passages, from end to end."""
    return tuple((ends[0], ends[1]) for ends in board.passages.values() if len(ends) > 1)


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
def _order(board: Board) -> dict[str, int]:
    """The squares in the order in which they are told, each with its number there."""
    return {name: number for number, name in enumerate(board.names.values())}


@cache
def _bare_squares(board: Board) -> tuple[Area, ...]:
    """The squares as they are when nobody is there."""
    return tuple(_empty_square(board, name) for name in _order(board))


@cache
def _empty_square(board: Board, name: str, ap: int | None = None, in_range: bool | None = None) -> Area:
    """A square with nothing on it: its place, and the sides on which a wall stands.

    If one can go there, for how many AP; if whoever acts sees it, whether it is in range.
    """
    column, row = board.squares[name]
    place = board.place_of[column, row]
    marks = [board.mission.map.places[place].tile]
    marks += ["rough"] if board.area(name) & board.rough else []
    facts: dict[str, Any] = {"place": place, "walls": _walls(board, column, row)}
    if ap is not None:
        marks += ["reachable"]
        facts["ap"] = ap
    if in_range is not None:
        marks += ["in-sight", "in-range"] if in_range else ["in-sight"]
    return Area(name, "castle", x=column, y=row, marks=tuple(marks), facts=facts)


def _walls(board: Board, column: int, row: int) -> str:
    """The sides of a square, `nesw`, that nothing ever passes."""
    built = board.mission.map.walls
    walls = ""
    for side, (dx, dy) in _SIDES.items():
        there = (column + dx, row + dy)
        if there not in board.names or {((column, row), there), (there, (column, row))} & built:
            walls += side
    return walls


def _castle(scene: Scene) -> list[Area]:
    """All squares; most of them are bare."""
    board, order = scene.s.board, _order(scene.s.board)
    squares = list(_bare_squares(board))
    ap, in_range = _moves(scene.s), _sight(scene)
    for name in ap.keys() | in_range.keys():
        squares[order[name]] = _empty_square(board, name, ap.get(name), in_range.get(name))
    for name, pieces in _pieces(scene).items():
        squares[order[name]] = _occupied(squares[order[name]], pieces)
    return squares


def _occupied(bare: Area, pieces: list[Piece]) -> Area:
    """A square with these pieces on it; while it is remembered so are they, so that they are known by their ids."""
    key = (id(bare), *map(id, pieces))
    known = _OCCUPIED.get(key)
    if known is None:
        if len(_OCCUPIED) >= REMEMBERED:
            _OCCUPIED.clear()
        area = Area(bare.id, bare.group, tuple(pieces), bare.x, bare.y, bare.marks, bare.facts)
        known = _OCCUPIED[key] = bare, area
    return known[1]


_OCCUPIED: dict[tuple[int, ...], tuple[Area, Area]] = {}


def _moves(s: State) -> dict[str, int]:
    """Where whoever is being moved can go, and for how many AP (WOLF-MOV-01)."""
    model = mover(s)
    area = movement.destinations(s, model) if model is not None and model.at else 0
    if model is None or not area:
        return {}
    board, ap = s.board, movement.budget(model)
    reach = movement.reach(s, model, ap)
    moves = dict.fromkeys(board.listed(area & ~reach.area), 0)  # out of a doorway one comes for nothing (WOLF-RUL-62)
    left = area & reach.area
    for cost in range(ap + 1):
        near = left & reach.within(cost)
        moves |= dict.fromkeys(board.listed(near), cost)
        left ^= near
    return moves


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


def _sight(scene: Scene) -> dict[str, bool]:
    """The squares that whoever acts sees (WOLF-LOS-01), each with whether its weapon reaches there (WOLF-ATK-02)."""
    s, model = scene.s, acting(scene.s)
    if model is None or not model.at:
        return {}
    board, own, weapon = s.board, footing(s, model), aim(s, model)
    blockers = 0 if weapon.over_models else scene.everybody
    in_view, between = _in_view(board, own, scene.closed)
    if len(own.squares) > 1 or s.smoke:
        smoke = 0 if isinstance(model, Nazi) and holds(s, model, "smoke-sight") else smoke_area(s)
        seen = [one for one, at in in_view if _is_seen(board, own, one, at, scene.closed, blockers, smoke)]
    else:
        seen = _seen(board, own, scene.closed, blockers & between)
    return {one.name: weapon.least <= one.far <= weapon.most for one in seen}


class Sighted(NamedTuple):
    """A square, and how far it is."""

    name: str
    far: int


class InView(NamedTuple):
    """The squares that one would see if nobody stood in the way, and where one could stand in the way."""

    squares: tuple[tuple[Sighted, Square], ...]
    between: Squares


@lru_cache(maxsize=4096)
def _in_view(board: Board, own: Footing, closed: Barriers) -> InView:
    grid, squares = board.grid, own.squares
    around = grid.listed(grid.reach(squares[0], shut=closed).area & ~own.area)  # one sees only where one could walk
    seen = [at for at in around if grid.sees_any(squares, (at,), closed)]
    between = 0
    for at in seen:
        between |= grid.between(squares[0], at, closed)
    far = [min(distance(one, at) for one in squares) for at in seen]
    return InView(tuple((Sighted(board.names[at], n), at) for at, n in zip(seen, far, strict=True)), between)


@lru_cache(maxsize=REMEMBERED)
def _seen(board: Board, own: Footing, closed: Barriers, blockers: Squares) -> list[Sighted]:
    """What a small model sees with others in the way."""
    return board.grid.all_seen(own.squares[0], _in_view(board, own, closed).squares, closed, blockers)


def _is_seen(
    board: Board, own: Footing, one: Sighted, at: Square, closed: Barriers, blockers: Squares, smoke: Squares
) -> bool:
    """Whether a model sees a square; smoke hides what is further than a step away in it or behind it."""
    if smoke and one.far > 1:
        if smoke & (own.area | board.footing(one.name).area):
            return False
        blockers |= smoke
    return board.grid.sees_any(own.squares, (at,), closed, blockers)


# -- pieces ------------------------------------------------------------------------------------------------------------


def _pieces(scene: Scene) -> dict[str, list[Piece]]:
    """All that lies or stands on a square, tokens first; a large model is on its north-west square."""
    pieces: dict[str, list[Piece]] = {}
    for at, piece in (*_tokens(scene.s), *_models(scene)):
        pieces.setdefault(at, []).append(piece)
    return pieces


def _tokens(s: State) -> Iterator[tuple[str, Piece]]:
    board = s.board
    left = set(s.tokens)
    for square, token in s.box.mission.tokens.items():
        if token.id in left or token.id not in board.searchable:
            used = token.kind == "hero-spawn" and token.letter in s.entered
            yield board.names[square], _token(token.kind, token.id, token.letter, used=used)


@cache
def _token(kind: str, name: str, letter: str, *, used: bool) -> Piece:
    return Piece(kind, 1, name, ("used",) if used else (), {"letter": letter} if letter else {})


def _models(scene: Scene) -> Iterator[tuple[str, Piece]]:
    s, whose = scene.s, acting(scene.s)
    targets, alert = set(_targets(s)), _alert(scene)
    for model in models(s):
        marks = ["acting"] if model is whose else []
        marks += _marks(s, model)
        marks += ["alert"] if model.id in alert else ()
        marks += ["target"] if model.id in targets else ()
        bot_of = model.hero if isinstance(model, Bot) else ""
        side = "hero" if isinstance(model, Hero) else "bot" if bot_of else "nazi"
        yield model.at, _model(model.id, side, health(s, model), bot_of, tuple(marks), alert.get(model.id, ""))


@lru_cache(maxsize=REMEMBERED)
def _model(name: str, side: str, left: Health, bot_of: str, marks: tuple[str, ...], alert: str) -> Piece:
    facts: dict[str, Any] = {"side": side, **left.facts}
    if is_large(name):
        facts["large"] = True
    if bot_of:
        facts["hero"] = bot_of
    if alert:
        facts["alert"] = alert
    return Piece(kind_of(name), 1, name, marks, facts)


def _alert(scene: Scene) -> dict[str, str]:
    """The Nazis that would activate if the Nazi Phase began now, each with the rule that says so (WOLF-NAZ-06)."""
    s = scene.s
    if s.phase.startswith("nazi"):
        return {}
    noisy = noise.noisy_places(s)
    # Asking wakes those who sleep: twins are asked.
    found = {nazi.id: why_active(scene, nazi.__copy__(), noisy) for nazi in s.nazis.values() if not nazi.ordered}  # type: ignore[attr-defined]
    return {name: rule for name, rule in found.items() if rule}


def _marks(s: State, model: Model) -> Iterator[str]:
    """What a player must know of a model at a glance."""
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
        if noise.is_asleep(s, model):
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
        weapon = model.active_weapon
        if attack.may_shoot(s, model, weapon) is not None:
            return
        more = sum(max(0, e.n) for _, e in hero_terms(s, model, weapon) if e.name == "range")
        for nazi in nazis_near(s, model, s.box.cards.weapons[weapon.kind].range + more):
            if attack.may_attack(s, model, nazi, weapon) is None:
                yield nazi.id


# -- doors, rooms and corridors ----------------------------------------------------------------------------------------


def _barriers(s: State) -> Iterator[Area]:
    """Doors, and barricades that are still there, with the pairs of squares that they part."""
    board, model = s.board, mover(s)
    for door in board.mission.map.doors:
        if door.id not in s.closed:
            yield _barrier(board, door.id, "open")
        elif locked := why_locked(s, door.id):
            yield _barrier(board, door.id, "locked", rule=locked.rule)
        else:
            yield _barrier(board, door.id, "closed", ap=door_ap(s, model, door.id) if model is not None else None)
    for piece in board.mission.map.barricades:
        if piece.id in s.barricades:
            yield _barrier(board, piece.id, "closed")


@cache
def _barrier(board: Board, name: str, state: str, *, rule: str = "", ap: int | None = None) -> Area:
    kind, edges = _edges(board)[name]
    x = sum(a[0] + b[0] for a, b in edges) / 2 / max(1, len(edges))
    y = sum(a[1] + b[1] for a, b in edges) / 2 / max(1, len(edges))
    facts: dict[str, Any] = {"state": state}
    if rule:
        facts["rule"] = rule
    if ap is not None:
        facts["ap"] = ap
    facts["edges"] = tuple((board.names[a], board.names[b]) for a, b in edges)
    return Area(name, "barriers", (), x, y, (kind, state), facts)


@cache
def _edges(board: Board) -> dict[str, tuple[str, list[Edge]]]:
    """Whether a barrier is a door or a barricade, and the edges between squares of the map that it stands on."""
    kinds = (("door", board.mission.map.doors), ("barricade", board.mission.map.barricades))
    return {
        barrier.id: (kind, [(a, b) for a, b in barrier.edges if a in board.names and b in board.names])
        for kind, barriers in kinds
        for barrier in barriers
    }


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
        yield _place(board, place.id, tuple(marks), tuple(heard[place.id]))


@lru_cache(maxsize=REMEMBERED)
def _place(board: Board, place: str, marks: tuple[str, ...], wakes: tuple[str, ...]) -> Area:
    facts = {"place": place, "beside": board.beside[place], "wakes": wakes}
    return Area(f"tile-{place}", "places", (), *_centres(board)[place], marks, facts)


def company_ahead(s: State) -> Iterator[str]:
    """Places without noise that would get a noise token if whoever is being moved came in (WOLF-NOI-05).

    Whoever is quiet makes no company (WOLF-RUL-31); on the easiest level Heroes among themselves make no noise.
    """
    guest = mover(s)
    if guest is None:
        return
    heroes, nazis = list[str](), set[str]()
    for model in models(s):
        if model is not guest and not holds(s, model, "quiet"):
            if isinstance(model, Nazi):
                nazis.update(places(s, model))
            else:
                heroes += places(s, model)
    heard = not holds(s, guest, "quiet")
    for place in s.board.places:
        loud = heroes.count(place) + heard
        if place not in s.noise and loud and (place in nazis or (loud > 1 and s.box.level.hero_company_noise)):
            yield place


def hearers(s: State) -> dict[str, list[str]]:
    """For each place the Nazis whom noise there would set in motion; one that sleeps does not hear it (WOLF-CRD-27)."""
    found: dict[str, list[str]] = {place: [] for place in s.board.places}
    for nazi in s.nazis.values():
        if not noise.is_deaf(s, nazi) and not noise.is_asleep(s, nazi):
            for place in noise.earshot(s, nazi):
                found[place].append(nazi.id)
    return found


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
    yield Track("round", _spaces(1, rounds), min(s.round, rounds) - 1)
    yield Track("hazard", _spaces(0, limit), s.hazard, (str(limit),))


@cache
def _spaces(first: int, last: int) -> tuple[str, ...]:
    return tuple(str(n) for n in range(first, last + 1))


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
