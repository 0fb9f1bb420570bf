"""Parley: the steps of a round in order, and what the engine needs to know about the game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from sandtable.engine.chance import Chance
from sandtable.engine.components import miscounted, unknown
from sandtable.engine.decision import Play
from sandtable.engine.errors import Malformed
from sandtable.engine.game import Game
from sandtable.engine.options import Description
from tests.games.parley import rounds
from tests.games.parley.state import HAND, ROUNDS, TONES, Box, Options, State, seats
from tests.games.parley.view import conceal, heading, view

STEPS: dict[str, Callable[[State], Play[None]]] = {
    "claims": rounds.claims,
    "reveal": rounds.reveal,
    "talks": rounds.talks,
    "round-end": rounds.round_end,
}


def impossible(options: Options) -> Iterator[str]:
    """Why these options make no game."""
    box = Box(options)
    if len(box.cards) < HAND * len(box.seats):
        yield "short-deck: three envoys need the whole deck"


DESCRIPTION = Description(
    "parley",
    Options,
    seats=seats,
    variants={
        "standard": {},
        "narrow": {"vales": 3},
        "short-deck": {"short-deck": True, "vales": 12},
        "three": {"envoys": 3, "vales": 9},
    },
    impossible=impossible,
)


def open_box(options: Options, pack: Path | None) -> Box:
    if pack:
        raise Malformed("parley takes no content pack", where=str(pack))
    return Box(options)


def empty(box: Box, chance: Chance) -> State:
    return State(box=box, chance=chance, hands={seat: [] for seat in box.seats})


def all_cards(s: State) -> list[str]:
    return [*s.deck, *s.discard, *s.faced.values(), *(card for hand in s.hands.values() for card in hand)]


def broken(s: State) -> Iterator[str]:
    yield from miscounted("cards", all_cards(s), list(s.box.cards))
    if not 1 <= s.round <= ROUNDS:
        yield f"there is no round {s.round}"
    if not set(s.settled) <= set(s.box.vales):
        yield "a vale that is not on the map was settled"


def nonsense(s: State) -> Iterator[str]:
    claimed = [claim.split() for claim in s.claims.values()]
    seats = s.box.seats
    yield from unknown("cards", all_cards(s), s.box.cards)
    yield from unknown("seats", [*s.hands, *s.claims, *s.faced, *s.settled.values()], seats)
    yield from unknown("vales", [*s.settled, *(words[-1] for words in claimed if words)], s.box.vales)
    if set(s.hands) != set(seats):
        yield f"hands: expected one for each of {', '.join(seats)}"
    if any(len(words) != 2 or words[0] not in TONES for words in claimed):
        yield "claims: expected a tone and a vale"
    if s.phase == "reveal" and not len(s.claims) == len(s.faced) == len(seats):
        yield "reveal: expected a claim and a card of each seat"


#: Two envoys or three, forty vales, four rounds.
GAME = Game(
    version=1,
    package=__package__,
    description=DESCRIPTION,
    state_type=State,
    open_box=open_box,
    set_up=rounds.set_up,
    empty=empty,
    steps=STEPS,
    turn=lambda s: (s.round,),
    view=view,
    heading=heading,
    conceal=conceal,
    broken_invariants=broken,
    nonsense=nonsense,
)
