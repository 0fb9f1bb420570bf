"""What the tests share: every game with its variants, matches, and ways to play them on."""

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
from sandtable.games import keys, load
from tests.games.parley import GAME as PARLEY

ROOT = Path(__file__).parent.parent
#: Every game there is, and the small one that only the tests play.
GAMES: dict[str, Game[Any]] = {**{key: load(key) for key in keys()}, PARLEY.key: PARLEY}
#: Decisions that the fuzz of `tests/lab` takes.
FUZZED = {"atlantikwall": 30_000, "hegra": 50_000, "wolfenstein": 5_000}
MOST_DECISIONS = 5_000  # a random game that takes more does not end

Chooser = Callable[[Match[Any], Decision], Option]


class Case(NamedTuple):
    """A game and one of its variants."""

    game: Game[Any]
    variant: str

    def __str__(self) -> str:
        return f"{self.game.key}-{self.variant}"

    @property
    def options(self) -> dict[str, Any]:
        return self.game.variants()[self.variant]

    def match(self, seed: int, *, listen: bool = False) -> Match[Any]:
        return new_match(self.game, seed, self.options, listen=listen)


CASES = [Case(game, variant) for game in GAMES.values() for variant in game.variants()]


def new_match(
    game: Game[Any], seed: int = 1, options: dict[str, Any] | None = None, *, listen: bool = False
) -> Match[Any]:
    """A match from the set-up on."""
    return Match.new(game, Setup(seed, options or {}), listen=listen)


# -- playing on ----------------------------------------------------------------------------------------------------


def at_random(rng: random.Random) -> Chooser:
    """Any option of the decision."""
    return lambda match, decision: decision.options[rng.randrange(len(decision.options))]


def wavering(game: Game[Any], seed: int) -> Chooser:
    """A player of the game's own, if it has one, that does anything else every fourth time: it gets further."""
    rng = random.Random(seed)
    anything = at_random(rng)
    makers = list(game.players().values())
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
    """Answer one open decision: any of them, where there are several."""
    decision = match.decisions[rng.randrange(len(match.decisions))]
    match.play(choose(match, decision), decision.seat)


def walk(match: Match[Any], seed: int, choose: Chooser | None = None) -> Iterator[int]:
    """Play a match to its end; stops before every decision and once at the end, giving how many were taken."""
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
    """Play a match on for some decisions, or to its end."""
    for taken in walk(match, seed):
        if taken == decisions:
            break
    return match


def say(match: Match[Any], *answers: str) -> Match[Any]:
    """Answer in words; `north: pass` answers for a seat."""
    for text in answers:
        seat, colon, rest = text.partition(": ")
        match.play(rest if colon else text, seat if colon else None)
    return match


# -- looking -------------------------------------------------------------------------------------------------------


def asked(match: Match[Any]) -> list[tuple[str, str, dict[str, Any], list[str]]]:
    """What is asked: seat, prompt, values and options in their written form."""
    return [(d.seat, d.prompt, d.args, written(d)) for d in match.decisions]


def written(decision: Decision) -> list[str]:
    return [str(option) for option in decision.options]


def position(match: Match[Any]) -> tuple[str, list[tuple[str, str, dict[str, Any], list[str]]]]:
    """The table and what is asked: all that must be the same where a match is said to be the same."""
    return match.state.digest(), asked(match)


@contextmanager
def at_every_rest(game: Game[Any], check: Callable[[Any], None]) -> Iterator[None]:
    """Have a look at the state at every resting point, also those between which nobody is asked."""
    step = game.step

    def looked_at(state: Any) -> Any:
        check(state)
        return step(state)

    with patch.object(game, "step", looked_at):
        yield


def mutations(text: str, count: int, seed: int, alphabet: Sequence[str]) -> Iterator[str]:
    """Damaged copies of a text: characters changed, parts cut, doubled, swapped, or put in from the alphabet."""
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
