"""Records games: `python -m tests.recorded.record GAME`. Run it only for a new ruleset version.

Each journal is checked every few decisions, so that a replay says where the rules have changed.
"""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path
from typing import Any

from sandtable.engine.game import Game, Setup
from sandtable.engine.match import Match
from sandtable.games import load
from sandtable.players import Wavering, look, make_player, player_names

SHELF = Path(__file__).parent
GAMES = 50
CHECK_EVERY = 20


def record(game: Game[Any], number: int) -> str:
    """One game by one of the game's players or a wavering one, with one of its option sets."""
    variants = list(game.description.variants.values())
    names = player_names(game)
    player = make_player(game, names[-1] if number % 2 else names[number // 2 % len(names)], number)
    match = Match.new(game, Setup(1000 + number, variants[number % len(variants)]))
    steady = player if number % 3 else Wavering(player, number)
    while match.decisions:
        decision = match.decisions[0]
        match.play(steady.choose(decision, partial(look, match, decision.seat, number)), decision.seat)
        if len(match.entries) % CHECK_EVERY == 0:
            match.journal()  # notes a check of this position
    return match.save()


def main(key: str) -> None:
    game = load(key)
    folder = SHELF / key
    folder.mkdir(exist_ok=True)
    for number in range(GAMES):
        (folder / f"{game.version}-{number:02}.journal").write_text(record(game, number), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
