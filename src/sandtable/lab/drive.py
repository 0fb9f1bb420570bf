"""Plays matches out: asks players and answers the match."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from sandtable.engine.errors import Unplayable
from sandtable.engine.match import AnyMatch
from sandtable.engine.player import Player
from sandtable.players import look

#: No game comes near this many decisions; one that does is caught in a loop.
MOST_DECISIONS = 100_000


def play_out(
    match: AnyMatch, players: Mapping[str, Player] | Player, *, limit: int = MOST_DECISIONS, blind: int = 0
) -> int:
    """Play a match to its end and return the number of decisions.

    A player that looks sees a concealed table; `blind` is the seed of what it sees in place of the real chance.
    """
    taken = 0
    by_seat, everybody = (players, None) if isinstance(players, Mapping) else ({}, players)
    while match.decisions:
        decision = match.decisions[0]
        player = everybody or by_seat[decision.seat]
        match.play(player.choose(decision, partial(look, match, decision.seat, blind)), decision.seat)
        taken += 1
        if taken > limit:
            raise Unplayable(f"no end after {limit} decisions: {match.where()}")
    return taken
