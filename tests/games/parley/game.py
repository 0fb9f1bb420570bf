"""Parley: the steps of a round in their order, and what the engine asks of a game."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from typing import Any, ClassVar, cast

from sandtable.engine.chance import Chance
from sandtable.engine.decision import Play
from sandtable.engine.errors import Malformed
from sandtable.engine.game import Game
from sandtable.engine.view import View
from tests.games.parley import rounds
from tests.games.parley.state import HAND, ROUNDS, TONES, Box, Options, State
from tests.games.parley.view import conceal, view

STEPS: dict[str, Callable[[State], Play[None]]] = {
    "claims": rounds.claims,
    "reveal": rounds.reveal,
    "talks": rounds.talks,
    "round-end": rounds.round_end,
}


class Parley(Game[State]):
    """Two envoys or three, forty vales, four rounds."""

    key: ClassVar[str] = "parley"
    version: ClassVar[int] = 1
    package: ClassVar[str] = __package__ or ""
    options_type = Options
    state_type = State

    def open_box(self, options: Any, content: str = "") -> Box:
        if content:
            raise Malformed("parley takes no content pack", where=content)
        box = Box(cast(Options, options))
        if len(box.cards) < HAND * len(box.seats):
            raise Malformed("three envoys need the whole deck", where="parley options: short-deck")
        return box

    def set_up(self, box: Box, chance: Chance) -> State:
        return rounds.set_up(box, chance)

    def empty(self, box: Box, chance: Chance) -> State:
        return State(box=box, chance=chance, hands={seat: [] for seat in box.seats})

    def step(self, s: State) -> Play[None]:
        return STEPS[s.phase](s)

    def seats(self, s: State) -> tuple[str, ...]:
        return s.box.seats

    def turn(self, s: State) -> tuple[Any, ...]:
        return (s.round,)

    def resting_at(self, s: State) -> str:
        return s.phase

    def view(self, s: State, seat: str | None) -> View:
        return view(s, seat)

    def conceal(self, s: State, seat: str | None, chance: Chance) -> None:
        conceal(s, seat, chance)

    def broken_invariants(self, s: State) -> Iterator[str]:
        cards = [*s.deck, *s.discard, *s.faced.values(), *(card for hand in s.hands.values() for card in hand)]
        if sorted(cards) != sorted(s.box.cards):
            yield "cards were lost or made"
        if not 1 <= s.round <= ROUNDS:
            yield f"there is no round {s.round}"
        if not set(s.settled) <= set(s.box.vales):
            yield "a vale that is not on the map was settled"

    def nonsense(self, s: State) -> Iterator[str]:
        cards = [*s.deck, *s.discard, *s.faced.values(), *(card for hand in s.hands.values() for card in hand)]
        claimed = [claim.split() for claim in s.claims.values()]
        seats = s.box.seats
        known: dict[str, tuple[Iterable[str], Collection[str]]] = {
            "phase": ([s.phase], STEPS),
            "cards": (cards, s.box.cards),
            "seats": ([*s.hands, *s.claims, *s.faced, *s.settled.values()], seats),
            "vales": ([*s.settled, *(words[-1] for words in claimed if words)], s.box.vales),
        }
        for field, (words, allowed) in known.items():
            for word in words:
                if word not in allowed:
                    yield f"{field}: expected one of {', '.join(allowed)}, found {word!r}"
        if set(s.hands) != set(seats):
            yield f"hands: expected one for each of {', '.join(seats)}"
        if any(len(words) != 2 or words[0] not in TONES for words in claimed):
            yield "claims: expected a tone and a vale"
        if s.phase == "reveal" and not len(s.claims) == len(s.faced) == len(seats):
            yield "reveal: expected a claim and a card of each seat"

    def variants(self) -> Mapping[str, dict[str, Any]]:
        return {
            "standard": {},
            "narrow": {"vales": 3},
            "short-deck": {"short-deck": True, "vales": 12},
            "three": {"envoys": 3, "vales": 9},
        }


GAME = Parley()
