"""Which seats a table with some options would have, asked before it is made."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.games import load
from tests.server.wire import Server

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("game", "query", "seats"),
    [
        ("hegra", "", ["commander"]),
        ("hegra", "retreat-moves-marker=true", ["commander"]),
        ("parley", "envoys=3&short-deck=false", ["north", "south", "east"]),
        ("wolfenstein", "players=2", ["player-1", "player-2"]),
        ("wolfenstein", "players=2&heroes=", ["player-1", "player-2"]),
        ("atlantikwall", "", ["able", "baker"]),
        ("atlantikwall", "units=4", ["able", "baker", "charlie", "easy"]),
        ("atlantikwall", "mode=versus&units=1", ["able", "german"]),
        ("atlantikwall", "mode=versus&units=3&map=bloody-omaha", ["able", "baker", "charlie", "german"]),
        ("atlantikwall", "mode=solitaire&units=4", ["german"]),
    ],
)
async def test_options_decide_which_seats_there_are_and_no_box_is_opened_for_it(
    server: Server, monkeypatch: pytest.MonkeyPatch, game: str, query: str, seats: list[str]
) -> None:
    monkeypatch.setattr(load(game), "open_box", None)
    assert await server.get(f"/api/games/{game}/seats?{query}") == seats


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("parley", {"envoys": 2, "short-deck": True}),
        ("wolfenstein", {"players": 4, "heroes": ["anya", "set", "max", "blazkowicz"]}),
        ("atlantikwall", {"mode": "versus", "units": 2, "blind-start": True}),
    ],
)
async def test_the_table_that_is_made_has_these_seats(server: Server, game: str, options: dict[str, Any]) -> None:
    query = "&".join(
        f"{name}={str(one).lower() if isinstance(one, bool) else one}"
        for name, value in options.items()
        for one in (value if isinstance(value, list) else [value])
    )
    seats = await server.get(f"/api/games/{game}/seats?{query}")
    made = await server.post("/api/tables", body={"game": game, "options": options})
    assert [who["seat"] for who in made["table"]["seats"]] == seats


@pytest.mark.parametrize(
    ("game", "query", "said"),
    [
        ("atlantikwall", "mode=solitaire&map=bloody-omaha", "Bloody Omaha is not played alone"),
        ("atlantikwall", "map=bloody-omaha&units=1", "at least 2"),
        ("atlantikwall", "mode=siege", "mode"),
        ("atlantikwall", "units=5", "units"),
        ("atlantikwall", "units=two", "units"),
        ("atlantikwall", "units=2&units=3", "units"),
        ("atlantikwall", f"units={'9' * 5000}", "units"),
        ("atlantikwall", "blind-start=perhaps", "blind-start"),
        ("hegra", "weather=fine", "hegra has no option 'weather'"),
        ("wolfenstein", "heroes=anya&heroes=nobody", "heroes"),
    ],
)
async def test_options_that_make_no_table_are_refused_by_name(server: Server, game: str, query: str, said: str) -> None:
    answer = await server.ask("GET", f"/api/games/{game}/seats?{query}")
    assert answer.status_code == 422
    assert answer.json()["code"] == "malformed"
    assert said in answer.json()["message"]


async def test_a_game_that_is_not_there_has_no_seats(server: Server) -> None:
    answer = await server.ask("GET", "/api/games/chess/seats")
    assert answer.status_code == 404
    assert "no game 'chess'" in answer.json()["message"]


async def test_the_description_says_that_every_option_is_a_parameter(server: Server) -> None:
    described = (await server.get("/api/openapi.json"))["paths"]["/api/games/{key}/seats"]["get"]
    options = next(one for one in described["parameters"] if one["in"] == "query")
    assert (options["style"], options["explode"]) == ("form", True)
