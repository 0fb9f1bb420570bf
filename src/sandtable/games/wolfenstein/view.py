"""The table as everybody sees it. Nothing is hidden but the order of the decks and what the dice will say.

Squares are areas of the group `castle`, named as people name them; rooms and corridors are areas of the group `places`
(`tile-r1`), doors and barricades of `barriers` (`c1-r2`), Heroes with all that lies beside their cards of `heroes`, and
players of `seats`. Areas also say where a model can go, what it sees and whom noise would wake, so that a client draws
the table without knowing a rule.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from sandtable.engine.plain import Values
from sandtable.engine.view import Area, Text, Track, View
from sandtable.games.wolfenstein.board import Board
from sandtable.games.wolfenstein.facts import SeatFacts
from sandtable.games.wolfenstein.pursuit import Scene
from sandtable.games.wolfenstein.state import State
from sandtable.games.wolfenstein.view_cards import cards, dashboards
from sandtable.games.wolfenstein.view_castle import castle
from sandtable.games.wolfenstein.view_models import garrison_of
from sandtable.games.wolfenstein.view_places import barriers, places

DECKS = ("equipment", "weapons", "events", "chests")


def view(s: State, seat: str | None = None) -> View:
    """What everybody sees."""
    scene, garrison, boards = Scene(s), garrison_of(s), dashboards(s)
    return View(
        "wolfenstein",
        heading(s),
        areas=(
            *castle(scene, garrison, boards),
            *barriers(s),
            *places(s, garrison),
            *(dashboard.area for dashboard in boards.values()),
            *_seats(s),
        ),
        links=_links(s.board),
        tracks=tuple(_tracks(s)),
        cards=tuple(cards(s, boards)),
        counts=dict(_counts(s)),
        outcome=Text("outcome", {"result": s.outcome.result, "cause": s.outcome.cause}) if s.outcome else None,
    )


@lru_cache(maxsize=4096)
def _links(board: Board) -> tuple[tuple[str, str], ...]:
    """Secret passages, from end to end."""
    return tuple((ends[0], ends[1]) for ends in board.passages.values() if len(ends) > 1)


def heading(s: State) -> Text:
    mission = s.box.mission
    args: Values = {
        "mission": mission.id,
        "round": min(s.round, mission.rounds),
        "rounds": mission.rounds,
        "phase": s.phase,
        "model": s.acting or s.hero,
    }
    return Text("heading", args)


def _seats(s: State) -> Iterator[Area]:
    """Who sits here, who began the round and who has the AI controller token."""
    for number, seat in enumerate(s.box.seats):
        held = {"starter": s.starter, "controller": s.controller, "turn": s.seat}
        marks = tuple(mark for mark, holder in held.items() if holder == seat)
        heroes = tuple(hero.id for hero in s.heroes.values() if hero.seat == seat)
        yield Area(seat, "seats", (), number, 0, marks, SeatFacts(heroes))


def _tracks(s: State) -> Iterator[Track]:
    rounds, limit = s.box.mission.rounds, s.alarm_limit
    yield Track("round", _spaces(1, rounds), min(s.round, rounds) - 1)
    yield Track("hazard", _spaces(0, limit), s.hazard, (str(limit),))


@lru_cache(maxsize=4096)
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
