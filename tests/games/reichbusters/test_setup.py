"""Set-up: what a scenario cannot say about the table before the first turn."""

from __future__ import annotations

from importlib.resources import files

import pytest

from sandtable.engine.catalogue import read_catalogue
from sandtable.engine.chance import Chance
from sandtable.engine.decision import Decision, Option
from sandtable.games.reichbusters import setup
from sandtable.games.reichbusters.game import GAME
from sandtable.games.reichbusters.missions import OBJECTIVES
from sandtable.games.reichbusters.options import HEROES, Options, tables
from tests.games.reichbusters.bench import play


@pytest.mark.rules("REICH-RUL-25", "REICH-OVR-04", "REICH-HPT-01")
def test_five_cards_and_a_random_heroic_point_each() -> None:
    s = setup.set_up(GAME.box(Options(heroes=HEROES[1:])), Chance(4))
    assert [len(hero.hand) for hero in s.heroes.values()] == [5, 5, 5, 5]
    assert [len(hero.points) for hero in s.heroes.values()] == [1, 1, 1, 1]
    assert sum(s.pool.values()) == 20
    assert all(not hero.items for hero in s.heroes.values())


@pytest.mark.rules("REICH-RUL-109")
@pytest.mark.parametrize(
    ("players", "seats"),
    [
        (1, ["player-1"] * 4),
        (2, ["player-1", "player-2", "player-1", "player-2"]),
        (4, ["player-1", "player-2", "player-3", "player-4"]),
    ],
)
def test_a_player_may_lead_several_heroes(players: int, seats: list[str]) -> None:
    s = setup.set_up(GAME.box(Options(players=players)), Chance(4))
    assert [hero.seat for hero in s.heroes.values()] == seats


@pytest.mark.rules("REICH-RUL-97")
def test_two_heroes_must_take_two_of_the_three_skills() -> None:
    """One token stays unused, and only one."""
    s = setup.set_up(GAME.box(Options(team="harrier", heroes=("sarge", "brick"))), Chance(4))
    team = setup.QUESTIONS["team"](s)
    first = next(team)
    assert isinstance(first, Decision)
    assert first.find("none") is not None
    second = team.send(setup.NONE)
    assert isinstance(second, Decision)
    assert second.find("none") is None


@pytest.mark.rules("REICH-RUL-97")
def test_three_heroes_take_all_three_skills() -> None:
    s = setup.set_up(GAME.box(Options(team="harrier", heroes=("sarge", "brick", "claudine"))), Chance(4))
    asked = next(setup.QUESTIONS["team"](s))
    assert isinstance(asked, Decision)
    assert asked.find("none") is None
    assert asked.find("replace sarge focused") is not None


@pytest.mark.rules("REICH-RUL-97")
def test_the_skills_of_a_team_go_to_different_heroes() -> None:
    s = setup.set_up(GAME.box(Options(team="harrier")), Chance(4))
    team = setup.QUESTIONS["team"](s)
    first = next(team)
    assert isinstance(first, Decision)
    second = team.send(Option("replace", ("brick", "rage")))
    assert isinstance(second, Decision)
    assert second.find("replace brick strong") is None
    assert second.find("replace sarge focused") is not None


@pytest.mark.rules("REICH-RUL-97")
def test_no_team_no_question() -> None:
    s = setup.set_up(GAME.box(Options()), Chance(4))
    assert play(setup.QUESTIONS["team"](s)) is None
    assert s.heroes["sarge"].skills == ["squad-leader", "focused", "iron-hide", "splash"]


@pytest.mark.rules("REICH-COMP-58", "REICH-COMP-33")
def test_64_raids_can_be_laid() -> None:
    wanted = [options for options in tables() if options["mission"] == "raid"]
    laid = {str(GAME.box(GAME.options(options)).mission.id) for options in wanted}
    assert len(laid) == 64
    assert len(OBJECTIVES) == 4


@pytest.mark.rules("REICH-OVR-05")
def test_designers_notes_are_no_rules() -> None:
    """Every rule names its page; none comes from one of the boxes that explain what was meant."""
    catalogue = read_catalogue(files("sandtable.games.reichbusters") / "rules.toml")
    assert all("note" not in rule.source and rule.source for rule in catalogue.rules.values())
