"""Which tables can be set up."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.engine.errors import Malformed
from sandtable.engine.game import Setup
from sandtable.engine.match import Match
from sandtable.games import load
from sandtable.games.atlantikwall.log import PhaseBegan
from sandtable.games.atlantikwall.maps import read_maps
from sandtable.players import RandomPlayer

GAME = load("atlantikwall")
MAPS = tuple(read_maps())


@pytest.mark.rules("DDD-SET-01", "ATL-SET-01", "ATL-SET-02", "ATL-BLO-01")
def test_every_map_seats_one_to_four_units_with_or_without_a_german() -> None:
    for battle in MAPS:
        fewest = 2 if battle == "bloody-omaha" else 1
        for units in range(fewest, 5):
            names = ("able", "baker", "charlie", "easy")[:units]
            assert _seats(map=battle, units=units) == names
            assert _seats(map=battle, units=units, mode="versus") == (*names, "german")


@pytest.mark.parametrize("battle", [name for name in MAPS if name != "bloody-omaha"])
def test_solitaire_seats_the_german_alone_on_every_map(battle: str) -> None:
    assert _seats(map=battle, mode="solitaire") == ("german",)


@pytest.mark.rules("ATL-BLO-01", "ATL-BLO-03", "ATL-BLO-10")
@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"map": "bloody-omaha", "mode": "solitaire"}, "Bloody Omaha is not played alone"),
        ({"map": "bloody-omaha", "units": 1}, "needs a Unit on each Map"),
        ({"map": "utah-beach"}, "no Map 'utah-beach'; Maps: "),
        ({"units": 5}, "units"),
        ({"units": 0}, "units"),
        ({"counters": "lucky-dice and mulligan"}, "counters"),
        ({"mode": "germans"}, "mode"),
    ],
)
def test_a_table_that_makes_no_game_is_refused_with_the_reason(options: dict[str, Any], message: str) -> None:
    with pytest.raises(Malformed, match=message):
        Match.new(GAME, Setup(1, options))


def _seats(**options: Any) -> tuple[str, ...]:
    return GAME.seats(Match.new(GAME, Setup(1, options)).state)


@pytest.mark.rules("DDD-TRN-01", "DDD-TRN-02")
def test_a_turn_is_rolling_upkeep_market_moving_and_combat_for_all_units_together() -> None:
    match = Match.new(GAME, Setup(1, {"units": 2}), listen=True)
    player = RandomPlayer(1)
    while match.decisions and match.state.turn == 1:
        match.play(player.choose(match.decisions[0], lambda: None), match.decisions[0].seat)
    phases = [logged.event.phase for logged in match.log if isinstance(logged.event, PhaseBegan)]
    assert phases[:5] == ["roll", "upkeep", "market", "move", "combat"]
