"""An environment variable adds games from outside Sandtable."""

from __future__ import annotations

import pytest

from sandtable.engine.errors import Malformed
from sandtable.games import keys, load
from tests.games.parley import GAME as PARLEY

PARLEY_MODULE = "tests.games.parley.game"


def test_without_the_variable_only_the_games_of_the_house_are_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SANDTABLE_GAMES", raising=False)
    assert {"hegra", "wolfenstein"} <= set(keys())
    assert "parley" not in keys()
    with pytest.raises(Malformed, match="no game 'parley'; games: atlantikwall, hegra"):
        load("parley")


@pytest.mark.parametrize("named", [PARLEY_MODULE, f" {PARLEY_MODULE} ,", f"{PARLEY_MODULE},{PARLEY_MODULE}"])
def test_a_game_that_the_variable_names_can_be_loaded_like_the_others(
    monkeypatch: pytest.MonkeyPatch, named: str
) -> None:
    monkeypatch.setenv("SANDTABLE_GAMES", named)
    assert keys() == sorted(keys())
    assert {"hegra", "parley"} <= set(keys())
    assert load("parley") is PARLEY
    assert load("hegra").key == "hegra"


@pytest.mark.parametrize(
    ("named", "message"),
    [
        ("no.such.module", "SANDTABLE_GAMES: no.such.module cannot be imported: No module named 'no'"),
        ("tests.support", "SANDTABLE_GAMES: tests.support offers no game under the name GAME"),
        (
            "../parley/game.py",
            "SANDTABLE_GAMES: expected names of modules separated by commas, found '../parley/game.py'",
        ),
        ("sandtable.games.hegra.game,..", "SANDTABLE_GAMES: expected names of modules separated by commas, found '..'"),
        (
            f"{PARLEY_MODULE},tests.games.parley",
            "SANDTABLE_GAMES: tests.games.parley offers 'parley', and so does tests.games.parley.game",
        ),
    ],
)
def test_a_bad_value_says_what_is_wrong_with_it(monkeypatch: pytest.MonkeyPatch, named: str, message: str) -> None:
    monkeypatch.setenv("SANDTABLE_GAMES", named)
    for look in (keys, lambda: load("hegra")):
        with pytest.raises(Malformed) as caught:
            look()
        assert str(caught.value) == message
