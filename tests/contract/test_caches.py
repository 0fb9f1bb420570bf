"""What is remembered changes nothing: every game, with several boxes in one process, warm and cold.

A cache that is keyed by less than it depends on shows itself when another mission, level, die or pack comes between.
So the same positions are looked at twice: with everything remembered from all other tables, and with nothing.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from functools import _lru_cache_wrapper
from typing import NamedTuple

import msgspec
import pytest

from sandtable.engine import action
from sandtable.engine.decision import Decision
from sandtable.engine.game import AnyGame, Setup
from sandtable.engine.journal import read_journal
from sandtable.engine.match import AnyMatch, Match
from sandtable.players import look, make_player
from tests.support import GAMES

TABLES = 6  # of each game, in one process
LOOKS = 4  # at each of them
MOST_OPTIONS = 25  # of a decision that are looked at


class Seen(NamedTuple):
    """All that is asked of a position."""

    view: bytes
    options: tuple[str, ...]
    refused: bytes
    about: bytes
    choice: str


def caches() -> Iterator[_lru_cache_wrapper[object]]:
    """Every cache of ours: functions of modules, and methods of their classes."""
    for name, module in list(sys.modules.items()):
        if name.startswith("sandtable"):
            for thing in list(vars(module).values()):
                if isinstance(thing, _lru_cache_wrapper):
                    yield thing
                elif isinstance(thing, type):
                    yield from (each for each in vars(thing).values() if isinstance(each, _lru_cache_wrapper))


def forget() -> int:
    """Clear every cache; how many there were."""
    found = list(caches())
    for cache in found:
        cache.cache_clear()
    return len(found)


def seen(match: AnyMatch) -> Seen:
    decision = match.decisions[0]
    views = [match.game.view(match.state, seat) for seat in (None, *match.game.seats(match.state))]
    refused = [(str(option), why.rule, why.key, why.args) for option, why in decision.refused()]
    return Seen(
        msgspec.json.encode(views),
        tuple(str(option) for option in decision.options),
        msgspec.json.encode(refused),
        msgspec.json.encode(_about(match, decision)),
        _choice(match, decision),
    )


def _about(match: AnyMatch, decision: Decision) -> list[object]:
    s = match.state
    told: list[object] = [action.question_hints(s, decision)]
    for option in decision.options[:MOST_OPTIONS]:
        about = action.about(s, decision, option)
        told.append((about.touches, [(odds.key, str(odds.chance)) for odds in about.odds], about.hints))
    return told


def _choice(match: AnyMatch, decision: Decision) -> str:
    """What the game's own player would do, or nothing if there is none."""
    if "greedy" not in match.game.players:
        return ""
    player = make_player(match.game, "greedy", 1)
    return str(player.choose(decision, lambda: look(match, decision.seat, 3)))


def setups(game: AnyGame, rng: random.Random) -> list[Setup]:
    """Tables that differ in as much as they can, in random order."""
    variants = [*game.description.variants.values()]
    found = [Setup(seed, options) for seed, options in enumerate(variants, 1)]
    rng.shuffle(found)
    return found[:TABLES]


def journals(game: AnyGame, rng: random.Random) -> list[str]:
    """Positions of several tables, as journals that anybody can open again."""
    found: list[str] = []
    matches = [Match.new(game, setup) for setup in setups(game, rng)]
    for _ in range(LOOKS):
        rng.shuffle(matches)
        for match in matches:
            for _ in range(rng.randrange(5, 30)):
                if not match.over:
                    decision = match.decisions[0]
                    match.play(decision.options[rng.randrange(len(decision.options))], decision.seat)
            if not match.over:
                found.append(match.save())
    return found


@pytest.mark.parametrize("key", GAMES)
def test_what_is_remembered_of_one_table_changes_nothing_at_another(key: str) -> None:
    game, rng = GAMES[key], random.Random(key)
    texts = journals(game, rng)
    assert texts
    warm = [seen(Match.load(game, read_journal(text))) for text in texts]
    for text, before in zip(texts, warm, strict=True):
        forget()
        cold = seen(Match.load(game, read_journal(text)))
        differs = [name for name, one, other in zip(Seen._fields, cold, before, strict=True) if one != other]
        assert differs == [], game.key


def test_there_are_caches_to_forget_and_all_are_bounded() -> None:
    for game in GAMES.values():
        Match.new(game, Setup(1))
    found = list(caches())
    assert len(found) > 20
    unbounded = [cache.__qualname__ for cache in found if cache.cache_parameters()["maxsize"] is None]
    assert unbounded == []
    assert forget() == len(found)
