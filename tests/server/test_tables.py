"""Tables over HTTP: set up, invite, rename, close, copy."""

from __future__ import annotations

import asyncio
import re
from base64 import b64encode
from hashlib import sha256
from typing import Annotated, Any, Literal

import msgspec
import pytest

from sandtable import __version__
from sandtable.engine.journal import read_journal
from sandtable.engine.match import Match
from sandtable.engine.options import Campaign, Description
from sandtable.engine.text import LANGUAGES
from sandtable.games import load
from sandtable.server.api_games import options_of
from sandtable.server.app import Settings
from tests.games.parley import GAME as PARLEY
from tests.server.wire import Made, Server, Socket, running

pytestmark = pytest.mark.anyio


async def played(server: Server, decisions: int, game: str = "hegra", **fields: Any) -> tuple[Made, Socket]:
    """A table at which some decisions were taken."""
    table = await server.table(game, **{"seed": 11, **fields})
    socket = await server.sit(table.id, table.token)
    for _ in range(decisions):
        await socket.play()
    return table, socket


def check_of(server: Server, table_id: str) -> str:
    """The check of the server's position."""
    return server.services.registry.tables[table_id].table.match.check()


# -- content -------------------------------------------------------------------------------------------------------


async def test_the_games_come_with_all_that_a_table_needs(server: Server) -> None:
    games = {game["key"]: game for game in await server.get("/api/games")}
    assert set(games) >= {"hegra", "parley", "wolfenstein"}
    assert games["parley"]["options"] == [
        {"name": "envoys", "kind": "number", "choices": [], "least": 2, "most": 3, "default": 2},
        {"name": "vales", "kind": "number", "choices": [], "least": 1, "most": 40, "default": 40},
        {"name": "short-deck", "kind": "flag", "choices": [], "least": None, "most": None, "default": False},
    ]
    wolfenstein = games["wolfenstein"]
    missions = next(option for option in wolfenstein["options"] if option["name"] == "mission")
    assert [chapter["mission"] for chapter in wolfenstein["campaign"]] == missions["choices"][
        : len(wolfenstein["campaign"])
    ]
    assert "firefight" in wolfenstein["lessons"]
    assert wolfenstein["players"] == ["random", "greedy"]
    assert {key: (games[key]["seats"], games[key]["seats_option"]) for key in ("hegra", "parley", "wolfenstein")} == {
        "hegra": (["commander"], ""),
        "parley": (["north", "south", "east"], "envoys"),
        "wolfenstein": (["player-1", "player-2", "player-3", "player-4"], "players"),
    }


class Kit(msgspec.Struct):
    """Options of a game that does not exist."""

    tools: Annotated[tuple[Literal["rope", "lamp", "axe"], ...], msgspec.Meta(min_length=1, max_length=2)] = ("rope",)
    turns: Annotated[int, msgspec.Meta(ge=3, le=9)] = 5


def test_options_come_with_their_bounds(monkeypatch: pytest.MonkeyPatch) -> None:
    """How large a number may be, and how many of several can be chosen."""
    monkeypatch.setattr(PARLEY, "description", Description("kit", Kit, seats=lambda kit: (), variants={}))
    tools, turns = options_of(PARLEY)
    assert (tools.kind, tools.least, tools.most, tools.choices) == ("several", 1, 2, ["rope", "lamp", "axe"])
    assert (turns.kind, turns.least, turns.most, turns.default) == ("number", 3, 9, 5)


async def test_every_game_has_words_and_rules(server: Server) -> None:
    for key in ("hegra", "parley", "wolfenstein"):
        for language in LANGUAGES:
            words = await server.ask("GET", f"/api/games/{key}/words/{language}")
            assert words.status_code == 200
            assert words.headers["content-type"] == "text/plain; charset=utf-8"
            assert "\nheading = " in words.text
            assert "\nevent-forced = " in words.text
        rules = await server.get(f"/api/games/{key}/rules")
        assert {rule["id"] for rule in rules} == set(load(key).catalogue.rules)
        assert all(rule["text"] and rule["source"] for rule in rules)


@pytest.mark.parametrize(
    ("path", "message"),
    [
        ("/api/games/chess/rules", "no game 'chess'; games: atlantikwall, hegra, parley, reichbusters, wolfenstein"),
        ("/api/games/chess/words/en", "no game 'chess'; games: atlantikwall, hegra, parley, reichbusters, wolfenstein"),
        ("/api/games/hegra/words/tlh", "no language 'tlh'; languages: en, fr"),
        ("/api/nothing", "Not Found"),
    ],
)
async def test_what_is_not_there_is_404(server: Server, path: str, message: str) -> None:
    answer = await server.ask("GET", path)
    assert (answer.status_code, answer.json()) == (404, {"code": "missing", "message": message})


async def test_the_interface_has_a_page_for_people_that_needs_no_other_server(server: Server) -> None:
    page = await server.ask("GET", "/api/docs")
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert "url: '/api/openapi.json'" in page.text
    assert "//" not in page.text
    (script,) = re.findall(r"<script>(.*?)</script>", page.text, re.DOTALL)
    policy = page.headers["content-security-policy"]
    assert f"script-src 'self' 'sha256-{b64encode(sha256(script.encode()).digest()).decode()}';" in policy


async def test_the_server_says_that_it_is_healthy(server: Server) -> None:
    assert await server.get("/api/health") == {"ok": True, "version": __version__}


# -- new tables ----------------------------------------------------------------------------------------------------


async def test_a_table_is_made_as_it_was_asked_for(server: Server) -> None:
    seats = {"north": {"holder": "open", "name": "N"}, "south": {"holder": "program", "program": "random"}}
    made = await server.post(
        "/api/tables",
        body={
            "game": "parley",
            "options": {"envoys": 3, "vales": 9},
            "seed": 5,
            "name": "Late talks",
            "seats": seats,
            "campaign": "spring",
            "chapter": 2,
        },
    )
    table = made["table"]
    assert re.fullmatch(r"[0-9a-f]{32}", table["id"])
    assert (table["game"], table["name"], table["options"]) == ("parley", "Late talks", {"envoys": 3, "vales": 9})
    assert (table["campaign"], table["chapter"], table["lesson"], table["origin"]) == ("spring", 2, "", "")
    assert [(who["seat"], who["holder"], who["program"], who["name"]) for who in table["seats"]] == [
        ("north", "open", "", "N"),
        ("south", "program", "random", ""),
        ("east", "here", "", ""),
    ]
    assert (table["role"], table["seq"], table["number"], table["closed"]) == ("host", 0, 1, False)
    assert table["waiting"] == ["north", "south", "east"]
    assert table["heading"] == {"key": "heading", "args": {"round": 1, "phase": "claims"}}
    assert "seed" not in table
    assert table == {**await server.get(f"/api/tables/{table['id']}", made["token"]), "updated": table["updated"]}


async def test_without_a_seed_no_two_tables_are_alike(server: Server) -> None:
    tables = [await server.table("parley") for _ in range(6)]
    hands = set()
    for table in tables:
        socket = await server.sit(table.id, table.token)
        hands.add(str(next(area for area in socket.position["view"]["areas"] if area["id"] == "hand-north")))
    assert len(hands) == 6


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ({"game": "chess"}, "game: no game 'chess'; games: atlantikwall, hegra, parley, reichbusters, wolfenstein"),
        ({}, "game: Field required"),
        ({"game": "parley", "colour": "red"}, "colour: Extra inputs are not permitted"),
        ({"game": "parley", "seed": -1}, "seed: Input should be greater than or equal to 0"),
        ({"game": "parley", "seed": 1 << 256}, f"a seed is a whole number from 0 to 2^256 - 1, not {1 << 256}"),
        ({"game": "parley", "seed": "seven"}, "seed: Input should be a valid integer"),
        ({"game": "parley", "options": {"hills": 1}}, "parley has no option 'hills'"),
        ({"game": "parley", "options": {"vales": "many"}}, "parley options: vales: Expected `int`, got `str`"),
        ({"game": "parley", "options": {"envoys": 3, "short-deck": True}}, "three envoys need the whole deck"),
        ({"game": "parley", "seats": {"west": {}}}, "seats: no seat 'west'; seats: north, south"),
        ({"game": "parley", "seats": {"north": {"holder": "cat"}}}, "seats.north.holder: Input should be"),
        (
            {"game": "parley", "seats": {"north": {"holder": "program", "program": "deep"}}},
            "north: parley has no player 'deep'; players: random",
        ),
        ({"game": "parley", "name": "x" * 61}, "name: String should have at most 60 characters"),
        ({"game": "parley", "name": "a\0b"}, "name: String should match pattern"),
        ({"game": "hegra", "options": {"difficulty": "\ud800"}}, "hegra options: holds a character that is none"),
        ({"game": "hegra", "\ud800": 1}, "Input should be a valid string"),
        ({"game": "wolfenstein", "lesson": "juggling"}, "wolfenstein has no lesson 'juggling'; lessons: firefight"),
        ([], "Input should be"),
    ],
)
async def test_an_impossible_table_is_422_and_says_why(server: Server, body: Any, message: str) -> None:
    answer = await server.ask("POST", "/api/tables", body=body)
    told = answer.json()
    assert (answer.status_code, told["code"]) == (422, "malformed")
    assert message in told["message"]
    assert await server.get("/api/tables", server.owner) == []


@pytest.mark.parametrize("text", ["", "{", '"', "nul", "[" * 100_000, '{"a":' * 100_000, "\ufeff{}"])
async def test_what_is_not_json_is_refused(server: Server, text: str) -> None:
    headers = {"Content-Type": "application/json"}
    answer = await server.http.post("/api/tables", content=text.encode(), headers=headers)
    assert answer.status_code in (400, 422)
    assert answer.json()["code"] == "malformed"


async def test_the_owner_sees_all_tables_the_newest_first(server: Server) -> None:
    tables = [await server.table("parley", name=name) for name in ("one", "two", "three")]
    socket = await server.sit(tables[0].id, tables[0].token)
    await socket.play()
    listed = await server.get("/api/tables", server.owner)
    assert [table["name"] for table in listed] == ["one", "three", "two"]
    assert (listed[0]["seq"], listed[0]["number"], listed[0]["waiting"]) == (1, 2, ["north", "south"])
    assert listed[0]["role"] == "owner"
    taken = await server.post(f"/api/tables/{tables[1].id}/host", server.owner)
    renamed = await server.ask("PATCH", f"/api/tables/{tables[1].id}", taken["token"], {"name": "mine"})
    assert renamed.json()["name"] == "mine"


# -- the host's affairs --------------------------------------------------------------------------------------------


async def test_a_new_name_reaches_everybody(server: Server) -> None:
    table, socket = await played(server, 0)
    answer = await server.ask("PATCH", f"/api/tables/{table.id}", table.token, {"name": "The <b>siege</b>"})
    assert answer.json()["name"] == "The <b>siege</b>"
    while (told := await socket.until("seats"))["name"] == "":
        pass
    assert told["name"] == "The <b>siege</b>"


async def test_at_a_closed_table_nobody_plays_on(server: Server) -> None:
    table, socket = await played(server, 1)
    question = socket.question()
    assert (await server.ask("DELETE", f"/api/tables/{table.id}", table.token)).json()["closed"] is True
    late = server.socket(table.id)
    late.say({"do": "hello", "token": table.token})
    frame = {"seat": question["seat"], "ask": question["ask"], "answer": question["options"][0], "request": "late"}
    late.say({"do": "play", **frame})
    await late.end()
    assert (await server.get(f"/api/tables/{table.id}", table.token))["seq"] == 1
    again = await server.ask("DELETE", f"/api/tables/{table.id}", table.token)
    assert (again.status_code, again.json()["closed"]) == (200, True)


async def test_an_invitation_gives_a_token_once(server: Server) -> None:
    table = await server.table("parley")
    given = (await server.ask("PUT", f"/api/tables/{table.id}/seats/south", table.token, {"holder": "invited"})).json()
    joined = await server.post("/api/join", body={"invitation": given["invitation"], "name": "Ane"})
    assert (joined["role"], joined["seat"], joined["table"]["role"]) == ("seat", "south", "seat")
    assert joined["table"]["seats"][1]["name"] == "Ane"
    again = await server.ask("POST", "/api/join", body={"invitation": given["invitation"], "name": "Ola"})
    assert (again.status_code, again.json()["code"]) == (401, "unknown-token")
    assert (await server.get(f"/api/tables/{table.id}", table.token))["seats"][1]["name"] == "Ane"


async def test_of_many_who_use_an_invitation_at_once_one_gets_in(server: Server) -> None:
    table = await server.table("parley")
    given = (await server.ask("PUT", f"/api/tables/{table.id}/seats/south", table.token, {"holder": "invited"})).json()
    answers = await asyncio.gather(
        *(server.ask("POST", "/api/join", body={"invitation": given["invitation"]}) for _ in range(10))
    )
    assert sorted(answer.status_code for answer in answers) == [200] + [401] * 9


async def test_somebody_who_loses_a_seat_is_sent_away_and_the_token_is_void(server: Server) -> None:
    table = await server.table("parley", seed=7)
    token = await server.guest(table, "south", "Ane")
    south = await server.sit(table.id, token)
    given = await server.ask("PUT", f"/api/tables/{table.id}/seats/south", table.token, {"holder": "here"})
    assert given.json()["table"]["seats"][1]["name"] == ""
    south.say({"do": "play", "seat": "south", "ask": 0, "answer": "walk-out", "request": "last"})
    closed = await south.end()
    assert (closed.code, closed.reason) == (4401, "the seat was given to somebody else")
    assert (await server.ask("GET", f"/api/tables/{table.id}", token)).status_code == 401
    again = server.socket(table.id)
    again.say({"do": "hello", "token": token})
    assert (await again.end()).code == 4401
    host = await server.sit(table.id, table.token)
    assert (host.position["seq"], len(host.position["questions"])) == (0, 2)


async def test_a_client_that_was_sent_away_is_not_heard_even_if_it_stays_connected(server: Server) -> None:
    """A client that ignores the closing handshake cannot play on through the half-closed connection."""
    table = await server.table("parley", seed=7)
    south = await server.sit(table.id, await server.guest(table, "south"))
    south.stop_reading()
    await server.ask("PUT", f"/api/tables/{table.id}/seats/south", table.token, {"holder": "here"})
    south.say({"do": "play", "seat": "south", "ask": 0, "answer": "walk-out", "request": "last"})
    host = await server.sit(table.id, table.token)
    await host.play("claim war vale-1", "south")
    south.read_on()
    assert (await south.end()).code == 4401
    assert host.position["number"] == 2
    assert not any("walked-out" in frame for frame in host.heard)


async def test_a_new_invitation_voids_the_old_one(server: Server) -> None:
    table = await server.table("parley")
    path = f"/api/tables/{table.id}/seats/south"
    first = (await server.ask("PUT", path, table.token, {"holder": "invited"})).json()["invitation"]
    second = (await server.ask("PUT", path, table.token, {"holder": "invited"})).json()["invitation"]
    assert (await server.ask("POST", "/api/join", body={"invitation": first})).status_code == 401
    assert (await server.ask("POST", "/api/join", body={"invitation": second})).status_code == 200


async def test_a_spectator_takes_an_open_seat(server: Server) -> None:
    table = await server.table("parley", seats={"south": {"holder": "open"}})
    watchers = [await server.watcher(table) for _ in range(8)]
    path = f"/api/tables/{table.id}/sit"
    answers = await asyncio.gather(
        *(server.ask("POST", path, token, {"seat": "south", "name": f"W{n}"}) for n, token in enumerate(watchers))
    )
    taken = [answer.json() for answer in answers if answer.status_code == 200]
    assert len(taken) == 1
    assert {answer.status_code for answer in answers} == {200, 409}
    socket = server.socket(table.id)
    welcome = await socket.hello(taken[0]["token"])
    assert welcome["yours"] == ["south"]
    refused = await server.ask("POST", path, watchers[0], {"seat": "north"})
    assert (refused.status_code, refused.json()["message"]) == (409, "the seat 'north' is not open")


async def test_a_seat_that_does_not_exist_is_404(server: Server) -> None:
    table = await server.table("parley")
    answer = await server.ask("PUT", f"/api/tables/{table.id}/seats/west", table.token, {"holder": "here"})
    assert (answer.status_code, answer.json()["message"]) == (404, "no seat 'west'; seats: north, south")


async def test_a_lesson_is_taken_alone(server: Server) -> None:
    table = await server.table("wolfenstein", lesson="firefight")
    seat = (await server.get(f"/api/tables/{table.id}", table.token))["seats"][0]["seat"]
    for method, path, body in (
        ("PUT", f"seats/{seat}", {"holder": "invited"}),
        ("GET", "journal", None),
        ("POST", "clone", {"number": 0}),
    ):
        answer = await server.ask(method, f"/api/tables/{table.id}/{path}", table.token, body)
        assert (answer.status_code, answer.json()["code"]) == (409, "not-now"), path


@pytest.mark.usefixtures("steady")
async def test_a_program_takes_over_a_seat_in_the_middle_of_a_game(server: Server) -> None:
    table = await server.table("parley", seed=7)
    host = await server.sit(table.id, table.token)
    await host.play("claim war vale-1", "north")
    given = await server.ask("PUT", f"/api/tables/{table.id}/seats/south", table.token, {"holder": "program"})
    assert given.json()["table"]["seats"][1]["program"] == "random"
    while host.position["number"] < 4:
        await host.until("position")
    assert host.waiting == ["north"]


# -- copies --------------------------------------------------------------------------------------------------------


async def test_a_rematch_is_the_same_table_with_other_chance(server: Server) -> None:
    table, _ = await played(
        server, 3, "parley", seed=3, options={"vales": 9}, name="Talks", campaign="spring", chapter=1
    )
    made = await server.post(f"/api/tables/{table.id}/rematch", table.token)
    again = made["table"]
    assert again["id"] != table.id
    assert (again["options"], again["name"], again["origin"]) == ({"vales": 9}, "Talks", table.id)
    assert (again["campaign"], again["chapter"], again["number"]) == ("spring", 1, 1)
    halls = server.services.registry.tables
    assert halls[again["id"]].table.record.seed != halls[table.id].table.record.seed


async def test_a_clone_goes_on_from_any_moment(server: Server) -> None:
    table, socket = await played(server, 12)
    original = server.services.registry.tables[table.id].table.match
    for number in (0, 5, 12):
        made = await server.post(f"/api/tables/{table.id}/clone", table.token, {"number": number})
        clone = made["table"]
        assert (clone["number"], clone["seq"], clone["origin"]) == (number + 1, number, table.id)
        assert check_of(server, clone["id"]) == original.at(number).check()
        other = await server.sit(clone["id"], made["token"])
        await other.play()
    too_far = await server.ask("POST", f"/api/tables/{table.id}/clone", table.token, {"number": 13})
    assert (too_far.status_code, too_far.json()["message"]) == (404, "only 12 decisions were taken")
    assert socket.position["number"] == 13


@pytest.mark.parametrize(("game", "decisions"), [("hegra", 40), ("parley", 7), ("wolfenstein", 25)])
async def test_a_game_that_is_exported_and_imported_is_the_same(
    settings: Settings, server: Server, game: str, decisions: int, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """Another server imports the journal: same position, same questions, same journal."""
    table, socket = await played(server, decisions, game)
    exported = await server.ask("GET", f"/api/tables/{table.id}/journal", table.token)
    assert exported.headers["content-disposition"] == f'attachment; filename="{game}-{table.id[:8]}.journal"'
    assert exported.headers["content-type"] == "text/plain; charset=utf-8"
    elsewhere = Settings(tmp_path_factory.mktemp("elsewhere") / "tables.sqlite", limits=False)
    async with running(elsewhere) as other:
        made = await other.post("/api/tables/import", body={"journal": exported.text, "name": "from afar"})
        copy = Made(made["table"]["id"], made["token"])
        assert (made["table"]["name"], made["table"]["number"]) == ("from afar", decisions + 1)
        assert check_of(other, copy.id) == check_of(server, table.id)
        again = await other.sit(copy.id, copy.token)
        assert again.position["questions"] == socket.position["questions"]
        assert (await other.ask("GET", f"/api/tables/{copy.id}/journal", copy.token)).text == exported.text


async def test_a_table_says_how_much_of_its_game_was_played_elsewhere(settings: Settings) -> None:
    """So that statistics can leave out what was copied from a clone's origin or a journal."""
    async with running(settings) as server:
        table, _ = await played(server, 5, "parley")
        journal = (await server.ask("GET", f"/api/tables/{table.id}/journal", table.token)).text
        made = {
            "import": await server.post("/api/tables/import", body={"journal": journal}),
            "clone": await server.post(f"/api/tables/{table.id}/clone", table.token, {"number": 3}),
            "clone of nothing": await server.post(f"/api/tables/{table.id}/clone", table.token, {"number": 0}),
            "rematch": await server.post(f"/api/tables/{table.id}/rematch", table.token),
        }
        copied = {table.id: 0} | {
            made[how]["table"]["id"]: number
            for how, number in (("import", 5), ("clone", 3), ("clone of nothing", 0), ("rematch", 0))
        }
        assert all(one["table"]["copied"] == copied[one["table"]["id"]] for one in made.values())
        for one in made.values():
            socket = await server.sit(one["table"]["id"], one["token"])
            await socket.play()
    async with running(settings) as server:
        listed = {one["id"]: one["copied"] for one in await server.get("/api/tables", server.owner)}
        assert listed == copied
        for one in made.values():
            again = await server.get(f"/api/tables/{one['table']['id']}", one["token"])
            assert again["copied"] == copied[again["id"]]


async def test_a_journal_rebuilds_the_game_with_its_undone_decisions_left_out(server: Server) -> None:
    table, socket = await played(server, 2, "parley")
    await socket.ask("undo", seat="north", size="step", seq=2, agreed=True)
    await socket.until("position")
    exported = await server.ask("GET", f"/api/tables/{table.id}/journal", table.token)
    journal = read_journal(exported.text)
    assert len(journal.lines) == 1
    assert Match.load(load("parley"), journal).check() == check_of(server, table.id)


async def test_nobody_gets_the_dice_to_come_while_others_play(server: Server) -> None:
    """Journal and clone hold the seed: 409 until the game has ended, then every player may have them."""
    table = await server.table("parley", seed=7)
    token = await server.guest(table, "south")
    journal, clone = f"/api/tables/{table.id}/journal", f"/api/tables/{table.id}/clone"
    assert (await server.ask("GET", journal, table.token)).status_code == 409
    assert (await server.ask("GET", journal, token)).status_code == 409
    assert (await server.ask("POST", clone, table.token, {"number": 0})).status_code == 409
    south = await server.sit(table.id, token)
    await south.play("walk-out")
    for whose in (table.token, token):
        text = (await server.ask("GET", journal, whose)).text
        assert read_journal(text).setup.seed == 7
    assert (await server.ask("POST", clone, table.token, {"number": 0})).status_code == 201


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("sandtable-journal 1", "sandtable-journal 9", "journal, line 1: expected 'sandtable-journal 1'"),
        ("game hegra", "game chess", "game: no game 'chess'"),
        ("1 commander", "2 commander", "expected decision 1, found 2"),
        ("1 commander", "1 nobody", "nobody is not asked anything"),
        ("seed 11", "seed 12", "journal, line"),
        ("\nseed 11", "", "no 'seed' line stands before this one"),
        ("options {}", "options {hills=1}", "hegra has no option 'hills'"),
        ("options {}", 'options {}\ncontent "/etc"', "was played with a content pack, which a server does not take"),
    ],
)
async def test_a_wrong_journal_is_422_and_says_where(server: Server, old: str, new: str, message: str) -> None:
    table, _ = await played(server, 3)
    text = (await server.ask("GET", f"/api/tables/{table.id}/journal", table.token)).text
    assert old in text
    answer = await server.ask("POST", "/api/tables/import", body={"journal": text.replace(old, new, 1)})
    assert answer.status_code == 422
    assert message in answer.json()["message"]


async def test_what_is_too_large_is_413(server: Server) -> None:
    answer = await server.ask("POST", "/api/tables/import", body={"journal": "x" * 5_000_000})
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")

    async def endless() -> Any:
        for _ in range(600):
            yield b"x" * 10_000

    headers = {"Content-Type": "application/json"}
    answer = await server.http.post("/api/tables", content=endless(), headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")
    long = await server.ask("POST", "/api/tables/import", body={"journal": "x" * 4_500_000})
    assert (long.status_code, long.json()["code"]) == (422, "malformed")


async def test_campaign_tables_keep_their_results(server: Server) -> None:
    """The owner's list has what a campaign page needs: chapters with outcome and measures."""
    made = await server.table("parley", seed=7, campaign="spring", chapter=0)
    socket = await server.sit(made.id, made.token)
    await socket.play("walk-out", "south")
    await server.table("parley", seed=8, campaign="spring", chapter=1)
    chapters = {table["chapter"]: table for table in await server.get("/api/tables", server.owner)}
    assert chapters[0]["outcome"] == {"won": True, "result": "north", "cause": "walk-out"}
    assert (chapters[1]["outcome"], chapters[1]["campaign"]) == (None, "spring")


async def test_a_finished_chapter_says_what_it_hands_on(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    handing_on: Campaign[Any] = Campaign(lambda pack: (), lambda s: {"vales": s.round}, ("vales",))
    monkeypatch.setattr(PARLEY.description, "campaign", handing_on)
    made = await server.table("parley", seed=7, campaign="spring", chapter=0)
    alone = await server.table("parley", seed=7)
    for table in (made, alone):
        await (await server.sit(table.id, table.token)).play("walk-out", "south")
    told = {table["id"]: table["handed"] for table in await server.get("/api/tables", server.owner)}
    assert told == {made.id: {"vales": 1}, alone.id: {}}
