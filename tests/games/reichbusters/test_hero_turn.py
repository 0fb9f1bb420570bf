"""The Hero turn: what is offered and refused agrees, action by action, over whole games."""

from __future__ import annotations

from random import Random

import pytest

from sandtable.engine.chance import Chance
from sandtable.engine.decision import Decision
from sandtable.engine.game import Setup
from sandtable.engine.match import Match
from sandtable.games.reichbusters import hero_turn, setup
from sandtable.games.reichbusters.game import GAME
from sandtable.games.reichbusters.options import Options
from tests.games.reichbusters.bench import activate, table


@pytest.mark.rules("REICH-HT-02", "REICH-HT-06")
def test_nothing_is_offered_and_refused_at_once() -> None:
    """Over a few hundred decisions of random play."""
    match = Match.new(GAME, Setup(11, {"tie-breaks": "automatic"}))
    rng, seen = Random(11), 0
    while not match.over and seen < 250:
        asked = match.decision
        if asked.prompt == "action":
            seen += 1
            offered = {str(option) for option in asked.options}
            refused = {str(option) for option, _ in asked.refused()}
            assert not offered & refused
        match.play(asked.options[rng.randrange(len(asked.options))])
    assert seen > 40


@pytest.mark.rules("REICH-HT-02")
def test_every_action_reads_its_own_options() -> None:
    s = setup.set_up(GAME.box(Options()), Chance(2))
    s.phase, s.hero = "action", "sarge"
    hero = activate(s, "sarge")
    asked = next(hero_turn.action(s))
    assert isinstance(asked, Decision)
    for option in asked.options:
        assert hero_turn.BY_VERB[option.verb].read(s, asked, option) is not None
    assert hero.basics == 2


@pytest.mark.rules("REICH-HT-01", "REICH-HT-03", "REICH-HT-04", "REICH-GIV-01")
def test_a_turn_begins_afresh() -> None:
    s = table()
    hero = s.heroes["sarge"]
    hero.basics, hero.moved, hero.attacked, hero.gave, hero.spent_point = 0, True, True, True, True
    hero.used_turn, s.risen, s.kills = ["vengeance"], ["p"], {"p": 3}
    activate(s, "sarge")
    assert (hero.basics, hero.moved, hero.attacked, hero.gave, hero.spent_point) == (2, False, False, False, False)
    assert (hero.used_turn, s.risen, s.kills) == ([], [], {})
