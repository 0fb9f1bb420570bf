"""Helpers for all tests: every game with its variants, new matches, and ways to play them."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

from sandtable.engine.chance import Chance
from sandtable.engine.decision import Decision, Option
from sandtable.engine.game import Game, Setup
from sandtable.engine.match import Match
from sandtable.engine.plain import Fields, Values
from sandtable.games import keys, load
from tests.games.parley import GAME as PARLEY

ROOT = Path(__file__).parent.parent
#: Every game, and the small one that only tests play.
GAMES: dict[str, Game[Any]] = {**{key: load(key) for key in keys()}, PARLEY.key: PARLEY}
#: How many decisions the fuzz test in `tests/lab` takes.
FUZZED = {"atlantikwall": 30_000, "hegra": 50_000, "reichbusters": 5_000, "wolfenstein": 5_000}
MOST_DECISIONS = 5_000  # a random game with more decisions is stuck in a loop

Chooser = Callable[[Match[Any], Decision], Option]


class Case(NamedTuple):
    """A game and one of its variants."""

    game: Game[Any]
    variant: str

    def __str__(self) -> str:
        return f"{self.game.key}-{self.variant}"

    @property
    def options(self) -> Fields:
        return self.game.description.variants[self.variant]

    def match(self, seed: int, *, listen: bool = False) -> Match[Any]:
        return new_match(self.game, seed, self.options, listen=listen)


CASES = [Case(game, variant) for game in GAMES.values() for variant in game.description.variants]


def new_match(game: Game[Any], seed: int = 1, options: Fields | None = None, *, listen: bool = False) -> Match[Any]:
    """A new match."""
    return Match.new(game, Setup(seed, options or {}), listen=listen)


# -- playing -------------------------------------------------------------------------------------------------------


def at_random(rng: random.Random) -> Chooser:
    """Chooses at random."""
    return lambda match, decision: decision.options[rng.randrange(len(decision.options))]


def wavering(game: Game[Any], seed: int) -> Chooser:
    """Follows one of the game's own players and chooses at random every fourth time, to get further than chance."""
    rng = random.Random(seed)
    anything = at_random(rng)
    makers = list(game.players.values())
    if not makers:
        return anything
    player = makers[seed % len(makers)](seed)

    def choose(match: Match[Any], decision: Decision) -> Option:
        if rng.random() < 0.25:
            return anything(match, decision)
        return player.choose(decision, partial(_look, match, decision.seat, seed))

    return choose


def _look(match: Match[Any], seat: str, seed: int) -> Any:
    table = match.state.copy()
    match.game.conceal(table, seat, Chance(seed))
    return table


def answer(match: Match[Any], choose: Chooser, rng: random.Random) -> None:
    """Answer one open decision; if there are several, a random one."""
    decision = match.decisions[rng.randrange(len(match.decisions))]
    match.play(choose(match, decision), decision.seat)


def walk(match: Match[Any], seed: int, choose: Chooser | None = None) -> Iterator[int]:
    """Play a match to its end; yields the number of decisions taken before each decision and at the end."""
    rng = random.Random(seed)
    choose = choose or at_random(rng)
    taken = 0
    while match.decisions:
        yield taken
        answer(match, choose, rng)
        taken += 1
        assert taken <= MOST_DECISIONS, f"no end in sight at {match.where()}"
    yield taken


def play_out(match: Match[Any], seed: int, choose: Chooser | None = None) -> Match[Any]:
    """Play a match to its end."""
    for _ in walk(match, seed, choose):
        pass
    return match


def play_some(match: Match[Any], seed: int, decisions: int) -> Match[Any]:
    """Play a number of decisions, or to the end of the match."""
    for taken in walk(match, seed):
        if taken == decisions:
            break
    return match


def say(match: Match[Any], *answers: str) -> Match[Any]:
    """Answer in written form; `north: pass` answers for a seat."""
    for text in answers:
        seat, colon, rest = text.partition(": ")
        match.play(rest if colon else text, seat if colon else None)
    return match


# -- looking -------------------------------------------------------------------------------------------------------


def asked(match: Match[Any]) -> list[tuple[str, str, Values, list[str]]]:
    """The open questions: seat, prompt, values and written options."""
    return [(d.seat, d.prompt, d.args, written(d)) for d in match.decisions]


def written(decision: Decision) -> list[str]:
    return [str(option) for option in decision.options]


def position(match: Match[Any]) -> tuple[str, list[tuple[str, str, Values, list[str]]]]:
    """The table and the open questions: what two equal matches have in common."""
    return match.state.digest(), asked(match)


@contextmanager
def at_every_rest(game: Game[Any], check: Callable[[Any], None]) -> Iterator[None]:
    """Call a function with the state at every resting point, even if nobody is asked there."""
    step = game.step

    def looked_at(state: Any) -> Any:
        check(state)
        return step(state)

    with patch.object(game, "step", looked_at):
        yield


def mutations(text: str, count: int, seed: int, alphabet: Sequence[str]) -> Iterator[str]:
    """Damaged copies of a text: characters changed, parts cut, doubled, swapped, or inserted from the alphabet."""
    rng = random.Random(seed)
    for _ in range(count):
        damaged = text
        for _ in range(rng.choice((1, 1, 1, 2, 4))):
            damaged = _damage(damaged, rng, alphabet)
        yield damaged


def _damage(text: str, rng: random.Random, alphabet: Sequence[str]) -> str:
    at, to = sorted((rng.randrange(len(text) + 1), rng.randrange(len(text) + 1)))
    near = min(to, at + 12)
    match rng.randrange(7):
        case 0:
            return text[:at] + rng.choice(alphabet) + text[at + 1 :]
        case 1:
            return text[:at] + rng.choice(alphabet) + text[at:]
        case 2:
            return text[:at] + text[near:]
        case 3:
            return text[:near] + text[at:near] + text[near:]
        case 4:
            return text[:at]
        case 5:
            return text[:at] + text[to:]
        case _:
            lines = text.split("\n")
            one, other = rng.randrange(len(lines)), rng.randrange(len(lines))
            lines[one], lines[other] = lines[other], lines[one]
            return "\n".join(lines)
