"""Players: those that can play every game, and access to those that a game brings along."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from sandtable.engine.chance import Chance
from sandtable.engine.decision import Decision, Option
from sandtable.engine.errors import Malformed
from sandtable.engine.game import AnyGame
from sandtable.engine.match import Match
from sandtable.engine.player import LookAtTable, Player
from sandtable.engine.state import State

S = TypeVar("S", bound=State)


class RandomPlayer:
    """Picks an option at random, all with the same probability."""

    def __init__(self, seed: int) -> None:
        self._chance = Chance(seed)

    def choose(self, decision: Decision, look: LookAtTable) -> Option:
        return self._chance.pick(decision.options, "choice")


class Wavering:
    """Follows another player most of the time and picks at random otherwise, which reaches more kinds of positions."""

    def __init__(self, player: Player, seed: int, *, steady: float = 0.75) -> None:
        self._player = player
        self._chance = Chance(seed)
        self._steady = round(steady * 100)

    def choose(self, decision: Decision, look: LookAtTable) -> Option:
        if self._chance.below(100, "waver") < self._steady:
            return self._player.choose(decision, look)
        return self._chance.pick(decision.options, "choice")


def player_names(game: AnyGame) -> list[str]:
    """The names of all players that can play a game."""
    return ["random", *game.players]


def make_player(game: AnyGame, name: str, seed: int) -> Player:
    """A player by its name; the seed decides its random choices."""
    makers: dict[str, Callable[[int], Player]] = {"random": RandomPlayer, **game.players}
    if name not in makers:
        raise Malformed(f"{game.key} has no player {name[:40]!r}; players: {', '.join(makers)}")
    return makers[name](seed)


def look(match: Match[S], seat: str, blind: int) -> S:
    """A copy of the table in which everything that the seat cannot know is dealt again, seeded by `blind`."""
    table = match.state.copy()
    match.game.conceal(table, seat, Chance(blind))
    return table
