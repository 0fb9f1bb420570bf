"""Who answers: players that work for every game, and a door to those that a game brings along."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sandtable.engine.chance import Chance
from sandtable.engine.decision import Decision, Option
from sandtable.engine.errors import Malformed
from sandtable.engine.game import Game
from sandtable.engine.match import Match
from sandtable.engine.player import Player


class RandomPlayer:
    """Any option, each as likely as the others."""

    def __init__(self, seed: int) -> None:
        self._chance = Chance(seed)

    def choose(self, decision: Decision, look: Callable[[], Any]) -> Option:
        return self._chance.pick(decision.options, "choice")


class Wavering:
    """Follows another player most of the time and does anything else the rest: it gets far, and everywhere."""

    def __init__(self, player: Player, seed: int, *, steady: float = 0.75) -> None:
        self._player = player
        self._chance = Chance(seed)
        self._steady = round(steady * 100)

    def choose(self, decision: Decision, look: Callable[[], Any]) -> Option:
        if self._chance.below(100, "waver") < self._steady:
            return self._player.choose(decision, look)
        return self._chance.pick(decision.options, "choice")


def player_names(game: Game[Any]) -> list[str]:
    return ["random", *game.players()]


def make_player(game: Game[Any], name: str, seed: int) -> Player:
    """A player by name, its own choices decided by a seed of its own."""
    makers: dict[str, Callable[[int], Player]] = {"random": RandomPlayer, **game.players()}
    if name not in makers:
        raise Malformed(f"{game.key} has no player {name[:40]!r}; players: {', '.join(makers)}")
    return makers[name](seed)


def look(match: Match[Any], seat: str, blind: int) -> Any:
    """The table as a seat may know it: a copy, with everything hidden dealt anew."""
    table = match.state.copy()
    match.game.conceal(table, seat, Chance(blind))
    return table
