"""What the tests of Reichbusters share: tables, scripted dice, and a way to play a chapter by itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random

from sandtable.engine.chance import Chance, ScriptedChance
from sandtable.engine.decision import Decision, Option, Play, Together
from sandtable.engine.state import GameOver
from sandtable.games.reichbusters import hero_turn, setup, spawning
from sandtable.games.reichbusters.box import open_box
from sandtable.games.reichbusters.game import GAME
from sandtable.games.reichbusters.options import Options
from sandtable.games.reichbusters.state import Enemy, Hero, State


def table(script: Mapping[str, Sequence[object]] | None = None, mission: str = "operation-fidget") -> State:
    """A bare table: Heroes at the entrance with empty hands, no enemy, no token; dice as scripted."""
    s = setup.empty(open_box(Options(mission=mission)), ScriptedChance(script or {}, 1))
    s.hero = next(iter(s.heroes))
    s.phase = "action"
    return s


def put(s: State, kind: str, area: str) -> Enemy:
    """An enemy on the map."""
    enemy = spawning.place(s, kind, area)
    assert enemy is not None
    return enemy


def activate(s: State, name: str) -> Hero:
    """A Hero at the start of the turn."""
    s.hero = name
    hero_turn.begin(s, s.heroes[name])
    return s.heroes[name]


def play(coroutine: Play[object], *answers: str) -> object:
    """Play a chapter with these answers; decisions with one option are not asked. All answers must be used."""
    left = list(answers)
    reply: Option | None = None
    while True:
        try:
            asked = coroutine.send(reply)  # type: ignore[arg-type]
        except StopIteration as end:
            assert not left, f"not asked for: {left}"
            return end.value
        assert isinstance(asked, Decision), "nobody is asked together in these tests"
        if len(asked.options) == 1:
            reply = asked.options[0]
            continue
        assert left, f"{asked.prompt}: {[str(option) for option in asked.options]}"
        reply = asked.find(left[0])
        assert reply is not None, f"{asked.prompt}: {left[0]!r} is not in {[str(o) for o in asked.options]}"
        left.pop(0)


def used_up(s: State) -> bool:
    """Whether exactly as many dice were thrown as were scripted."""
    return isinstance(s.chance, ScriptedChance) and not s.chance.left_over


def play_out(options: Options, seed: int, most: int = 20_000) -> tuple[State, int]:
    """A whole game, at random; how many decisions it took."""
    s = setup.set_up(open_box(options), Chance(seed))
    rng, taken = Random(seed), 0

    def answer(asked: Decision) -> Option:
        nonlocal taken
        if len(asked.options) > 1:
            taken += 1
            assert taken < most, f"no end in sight: {s.phase}"
        return asked.options[rng.randrange(len(asked.options))]

    try:
        while True:
            _run(GAME.step(s), answer)
    except GameOver:
        return s, taken


def _run(coroutine: Play[object], answer: Callable[[Decision], Option]) -> object:
    reply: Option | None = None
    while True:
        try:
            asked = coroutine.send(reply)  # type: ignore[arg-type]
        except StopIteration as end:
            return end.value
        if isinstance(asked, Together):
            for seat, branch in asked.plays.items():
                asked.results[seat] = _run(branch, answer)
            reply = None
        else:
            reply = answer(asked)
