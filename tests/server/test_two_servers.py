"""Several servers share one PostgreSQL: people can play together whichever server they are connected to."""

from __future__ import annotations

import asyncio
import json
import signal
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from sandtable.engine.game import Setup
from sandtable.server.live_table import LiveTable
from sandtable.server.new_tables import new_record
from sandtable.server.other_servers import GONE_AFTER
from sandtable.server.records import Holder
from sandtable.server.services import Services
from tests.server.hammer import Hammer
from tests.server.memory import Memory
from tests.server.network import unlimited
from tests.server.postgres import Postgres
from tests.server.processes import Line, Nursery, Process
from tests.server.test_durable import check_kept
from tests.server.wire import Made


@pytest.fixture
def pair(nursery: Nursery, postgres: Postgres) -> tuple[str, Process, Process]:
    """A database and two servers on it."""
    database = postgres.new_database()
    return database, nursery.start(database, "--no-limits"), nursery.start(database, "--no-limits")


def sit_apart(pair: tuple[str, Process, Process], **fields: Any) -> tuple[Made, Line, Line]:
    """Two people at one table of Parley, connected to different servers."""
    _, one, other = pair
    table = one.table("parley", **{"seed": 7, **fields})
    north, south = one.guest(table, "north", "Ane"), other.guest(table, "south", "Ola")
    return table, one.sit(table.id, north), other.sit(table.id, south)


def play_on(lines: dict[str, Line], until: int) -> None:
    """Let both answer all questions, until decision `until` was taken or the game is over."""
    first = next(iter(lines.values()))
    while first.position["number"] <= until and first.position.get("waiting"):
        seat = first.position["waiting"][0]
        done = lines[seat].play(seat=seat)
        for line in lines.values():
            line.see(done["seq"])


def test_two_people_play_a_whole_game_through_different_servers(pair: tuple[str, Process, Process]) -> None:
    _, north, south = sit_apart(pair, options={"vales": 9})
    play_on({"north": north, "south": south}, 100)
    assert not north.position.get("waiting")
    assert north.position["change"]["outcome"] == south.position["change"]["outcome"]
    assert north.position["seq"] == south.position["seq"] > 14


def test_two_people_play_wolfenstein_through_different_servers(pair: tuple[str, Process, Process]) -> None:
    database, one, other = pair
    table = one.table("wolfenstein", seed=3, options={"players": 2})
    seats = [who["seat"] for who in one.ask("GET", f"/api/tables/{table.id}", table.token).json()["seats"]]
    assert len(seats) == 2
    tokens = [one.guest(table, seats[0]), other.guest(table, seats[1])]
    lines = {seats[0]: one.sit(table.id, tokens[0]), seats[1]: other.sit(table.id, tokens[1])}
    play_on(lines, 25)
    assert {entry["seq"] for entry in (line.position for line in lines.values())} == {25}
    views = [one.sit(table.id, table.token).position["view"], other.sit(table.id, table.token).position["view"]]
    assert views[0] == views[1]
    check_kept(database, [])


def test_choices_made_at_the_same_moment_at_two_servers_are_both_kept(pair: tuple[str, Process, Process]) -> None:
    """The second one is refused as stale and answers again; nothing is lost and nothing is done twice."""

    def insist(line: Line) -> int:
        while True:
            (question,) = line.position["questions"]
            answer = {"seat": question["seat"], "ask": question["ask"], "answer": question["options"][0]}
            line.say({"do": "play", **answer, "request": f"{question['prompt']}"})
            told = line.until("done", "refused")
            if told["type"] == "done":
                return int(told["seq"])
            assert told["code"] == "stale", told

    with ThreadPoolExecutor(2) as threads:
        for _ in range(4):
            _, *lines = sit_apart(pair)
            for seqs in ([1, 2], [3, 4]):
                assert sorted(threads.map(insist, lines)) == seqs
                for line in lines:
                    assert line.see(seqs[1])["seq"] == seqs[1]
                    assert line.position["number"] == seqs[1] + 1


def test_the_same_request_sent_to_both_servers_is_done_once(pair: tuple[str, Process, Process]) -> None:
    database, one, other = pair
    table = one.table("parley", seed=7)
    lines = [one.sit(table.id, table.token), other.sit(table.id, table.token)]
    frame = {"do": "play", "seat": "north", "ask": 0, "answer": "claim war vale-1", "request": "both"}
    for line in lines:
        line.say(frame)
    assert [line.until("done", "refused") for line in lines] == [{"type": "done", "request": "both", "seq": 1}] * 2
    for line in lines:
        assert line.see(1)["number"] == 2
    check_kept(database, [])


def online(frame: dict[str, Any]) -> set[str]:
    return {who["seat"] for who in frame["seats"] if who.get("online")}


def test_who_is_online_is_known_at_both_servers(pair: tuple[str, Process, Process]) -> None:
    """Those who come later and those who leave; spectators are counted together."""
    table, north, south = sit_apart(pair)
    for line in (north, south):
        told = line.until("seats")
        while online(told) != {"north", "south"}:
            told = line.until("seats")
    watcher = pair[2].sit(table.id, table.token)
    told = north.until("seats")
    while not told.get("watching"):
        told = north.until("seats")
    assert online(told) == {"north", "south"}
    watcher.close()
    south.close()
    while online(told) != {"north"} or told.get("watching"):
        told = north.until("seats")
    assert online(told) == {"north"}


def online_at(live: LiveTable) -> set[str]:
    return {holder.seat for holder in live.holders() if holder.online}


@pytest.mark.anyio
async def test_nobody_is_online_at_a_server_that_is_gone() -> None:
    seats = (Holder("north", "here"), Holder("south", "invited"))
    services = Services(Memory(), unlimited(), processes=1)
    others = services.other_servers
    try:
        live = await services.registry.add(new_record("parley", 1, Setup(1, {}), seats))
        await others.hear(f"{live.table.record.id}:online:another:2:south")
        now = time.monotonic()
        assert online_at(live) == {"south"}
        others.forget_silent(now + GONE_AFTER / 2)
        assert online_at(live) == {"south"}
        await others.hear("*:another")
        others.forget_silent(now + GONE_AFTER)
        assert online_at(live) == {"south"}
        others.forget_silent(time.monotonic() + GONE_AFTER + 1)
        assert not online_at(live)
    finally:
        services.close()


@pytest.mark.parametrize("victim", [0, 1])
def test_killing_either_server_loses_nothing(pair: tuple[str, Process, Process], nursery: Nursery, victim: int) -> None:
    """The other one goes on at once, and clients of the dead one connect to it."""
    database, *servers = pair
    table = servers[0].table("parley", seed=7)
    tokens = {"north": servers[1].guest(table, "north"), "south": servers[0].guest(table, "south")}
    lines = {"north": servers[0].sit(table.id, tokens["north"]), "south": servers[1].sit(table.id, tokens["south"])}
    play_on(lines, 5)
    seen = lines["north"].position["seq"]
    servers[victim].end(signal.SIGKILL)
    living = servers[1 - victim]
    seat = ("north", "south")[victim]
    lines[seat] = living.sit(table.id, tokens[seat], seen=seen)
    assert lines[seat].position["seq"] == seen
    assert lines[seat].welcome["yours"] == [seat]
    play_on(lines, 9)
    again = nursery.start(database, "--no-limits")
    lines[seat] = again.sit(table.id, tokens[seat])
    play_on(lines, 12)
    assert lines["north"].position["seq"] == lines["south"].position["seq"]
    check_kept(database, [])


def test_a_server_killed_under_load_on_both_has_kept_what_it_acknowledged(
    pair: tuple[str, Process, Process], nursery: Nursery
) -> None:
    database, one, other = pair
    hammers = [Hammer(one.table("hegra", seed=n), n) for n in range(4)]

    async def play() -> None:
        async def on(server: Process, own: list[Hammer]) -> None:
            await asyncio.gather(*(hammer.play(server) for hammer in own))

        both = [asyncio.create_task(on(one, hammers[:2])), asyncio.create_task(on(other, hammers[2:]))]
        while sum(len(hammer.acknowledged) for hammer in hammers) < 60:
            await asyncio.sleep(0.005)
        await asyncio.to_thread(one.end, signal.SIGKILL)
        await both[0]
        await asyncio.gather(*(hammer.play(other, turns=10) for hammer in hammers[:2]))
        await asyncio.to_thread(other.end, signal.SIGTERM)
        await both[1]

    asyncio.run(play())
    promised = [promise for hammer in hammers for promise in hammer.acknowledged]
    assert check_kept(database, promised) >= len(promised) > 60


# -- everything else that people share -----------------------------------------------------------------------------


def test_chat_names_and_seats_reach_those_at_the_other_server(pair: tuple[str, Process, Process]) -> None:
    _, one, other = pair
    table, north, south = sit_apart(pair)
    north.say({"do": "say", "text": "good evening"})
    assert [line.until("chat")["text"] for line in (north, south)] == ["good evening"] * 2
    one.ask("PATCH", f"/api/tables/{table.id}", table.token, {"name": "Apart"})
    while (told := south.until("seats"))["name"] != "Apart":
        pass
    assert [who["name"] for who in told["seats"]] == ["Ane", "Ola"]
    assert other.ask("GET", f"/api/tables/{table.id}", table.token).json()["name"] == "Apart"


def test_somebody_who_loses_a_seat_at_one_server_is_sent_away_from_the_other(
    pair: tuple[str, Process, Process],
) -> None:
    _, one, other = pair
    table, north, south = sit_apart(pair)
    for holder in ("invited", "here"):
        given = one.ask("PUT", f"/api/tables/{table.id}/seats/south", table.token, {"holder": holder})
        assert given.status_code == 200
        with pytest.raises(ConnectionClosed) as closed:
            south.until("never")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4401
        if holder == "invited":  # an invited guest has a new token, and loses it too
            token = other.post("/api/join", body={"invitation": given.json()["invitation"]})["token"]
            south = other.sit(table.id, token)
    assert other.ask("GET", f"/api/tables/{table.id}", token).status_code == 401
    north.play("claim war vale-1")


def test_a_table_closed_at_one_server_is_closed_at_the_other(pair: tuple[str, Process, Process]) -> None:
    _, one, _other = pair
    table, _north, south = sit_apart(pair)
    one.ask("DELETE", f"/api/tables/{table.id}", table.token)
    south.until("closed")
    with pytest.raises(ConnectionClosed) as closed:
        south.until("never")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404


def test_an_open_seat_is_taken_once_whatever_the_server(pair: tuple[str, Process, Process]) -> None:
    _, *servers = pair
    table = servers[0].table("parley", seats={"south": {"holder": "open"}})
    tokens = []
    for server in servers:
        invitation = server.post(f"/api/tables/{table.id}/watch", table.token)["invitation"]
        tokens.append(server.post("/api/join", body={"invitation": invitation})["token"])

    def take(number: int) -> httpx.Response:
        return servers[number].ask("POST", f"/api/tables/{table.id}/sit", tokens[number], {"seat": "south"})

    with ThreadPoolExecutor(2) as threads:
        answers = list(threads.map(take, range(2)))
    assert sorted(answer.status_code for answer in answers) == [200, 409], json.dumps([a.text for a in answers])


def test_an_undo_is_agreed_to_across_servers(pair: tuple[str, Process, Process]) -> None:
    _, north, south = sit_apart(pair)
    play_on({"north": north, "south": south}, 4)
    seq = north.position["seq"]
    north.say({"do": "propose", "seat": "north", "size": "turn", "seq": seq})
    proposal = south.until("proposal")
    assert (proposal["seat"], proposal["size"], proposal["seq"]) == ("north", "turn", seq)
    south.say({"do": "agree", "seat": "south", "seq": seq, "yes": True})
    for line in (north, south):
        position = line.see(seq + 1)
        assert position["number"] < seq + 1
        assert position["log"][-1]["key"] == "rewound"


def test_an_undo_is_declined_across_servers(pair: tuple[str, Process, Process]) -> None:
    _, north, south = sit_apart(pair)
    play_on({"north": north, "south": south}, 4)
    seq = north.position["seq"]
    north.say({"do": "propose", "seat": "north", "size": "turn", "seq": seq})
    south.until("proposal")
    south.say({"do": "agree", "seat": "south", "seq": seq, "yes": False})
    while north.until("proposal").get("open", True):
        pass
    assert north.position["seq"] == seq
