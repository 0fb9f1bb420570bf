"""Rate limits (S5): a burst is refused with the time to wait, and nobody else notices."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from sandtable.server import rate_limits
from sandtable.server.app import Settings
from sandtable.server.errors import TooOften
from sandtable.server.rate_limits import LIMITS, RateLimits
from sandtable.server.tokens import new_token
from tests.server.wire import Frame, Server, running

pytestmark = pytest.mark.anyio


@pytest.fixture
async def strict(tmp_path: Path) -> AsyncIterator[Server]:
    """A server with rate limits, which are on by default."""
    async with running(Settings(tmp_path / "tables.sqlite", new_token(), processes=1)) as server:
        yield server


def test_the_limits_are_those_that_were_promised() -> None:
    assert {name: (limit.amount, limit.get_expiry()) for name, limit in LIMITS.items()} == {
        "join": (10, 60),
        "tables": (30, 3600),
        "sockets": (60, 60),
        "decisions": (20, 1),
        "looks": (60, 1),
        "chat": (1, 1),
        "refused": (50, 60),
    }


async def test_thirty_tables_an_hour_and_then_429(strict: Server) -> None:
    for _ in range(30):
        await strict.table("parley")
    answer = await strict.ask("POST", "/api/tables", body={"game": "parley"})
    assert (answer.status_code, answer.json()["code"]) == (429, "too-often")
    assert 1 <= int(answer.headers["retry-after"]) <= 3600
    assert answer.json()["message"] == f"too many tables: wait {answer.headers['retry-after']} s"
    for path, body in (("/api/tables/import", {"journal": ""}), ("/api/tables", {"game": "chess"})):
        assert (await strict.ask("POST", path, body=body)).status_code == 429


async def test_copies_count_as_tables(strict: Server) -> None:
    table = await strict.table("parley")
    for number in range(29):
        way, body = (("clone", {"number": 0}), ("rematch", {}))[number % 2]
        await strict.post(f"/api/tables/{table.id}/{way}", table.token, body)
    for way in ("clone", "rematch"):
        answer = await strict.ask("POST", f"/api/tables/{table.id}/{way}", table.token, {"number": 0})
        assert answer.status_code == 429, way


async def test_the_owner_of_the_server_is_not_counted(strict: Server) -> None:
    for _ in range(35):
        answer = await strict.ask("POST", "/api/tables", strict.owner, {"game": "parley"})
        assert answer.status_code == 201


async def test_ten_tries_a_minute_to_join_and_then_429(strict: Server) -> None:
    for _ in range(10):
        assert (await strict.ask("POST", "/api/join", body={"invitation": "x" * 43})).status_code == 401
    answer = await strict.ask("POST", "/api/join", body={"invitation": "x" * 43})
    assert answer.status_code == 429
    assert 1 <= int(answer.headers["retry-after"]) <= 60


async def test_sixty_sockets_a_minute_and_then_4429(strict: Server) -> None:
    """Counted for each address: another one gets in."""
    table = await strict.table("parley")
    for _ in range(60):
        socket = strict.socket(table.id)
        await socket.hello(table.token)
        await socket.gone()
    socket = strict.socket(table.id)
    told = await socket.until("refused")
    assert told["code"] == "too-often"
    assert "wait" in told["message"]
    assert (await socket.end()).code == 4429
    elsewhere = strict.socket(table.id, address="192.0.2.1")
    assert (await elsewhere.hello(table.token))["table"] == table.id


async def test_twenty_decisions_a_second_and_then_wait(strict: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """A client that does not wait when told to is sent away; one at another table does not notice."""
    table, other = await strict.table("parley", seed=7), await strict.table("parley", seed=8)
    hasty, calm = await strict.sit(table.id, table.token), await strict.sit(other.id, other.token)
    monkeypatch.setattr(rate_limits.time, "time", lambda: 1e9)  # type: ignore[attr-defined]
    frame: Frame = {"do": "play", "seat": "north", "ask": 99, "answer": "pass", "request": "r"}
    for _ in range(20):
        hasty.say(frame)
    await hasty.settle()
    assert all("too-often" not in heard for heard in hasty.heard)
    told = await hasty.ask(**frame)
    assert (told["code"], told["message"]) == ("too-often", "too many decisions: wait 1 s")
    assert (await calm.play())["number"] == 2
    for _ in range(60):
        hasty.say(frame)
    closed = await hasty.end()
    assert closed.code == 4429
    assert (await calm.play())["number"] == 3


async def test_sixty_looks_a_second_and_then_wait(strict: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Details, past and films are counted together, for spectators too; decisions are not affected."""
    table = await strict.table("parley", seed=7)
    watching = await strict.sit(table.id, await strict.watcher(table))
    playing = await strict.sit(table.id, table.token)
    await playing.play()
    monkeypatch.setattr(rate_limits.time, "time", lambda: 1e9)  # type: ignore[attr-defined]
    looks: list[Frame] = [
        {"do": "details", "seat": "south", "ask": 0},
        {"do": "past", "number": 1},
        {"do": "film", "number": 1},
    ]
    for socket, own in ((playing, looks), (watching, looks[1:])):
        heard = len(socket.heard)
        for number in range(60):
            socket.say(own[number % len(own)])
        await socket.settle()
        assert all("refused" not in frame for frame in socket.heard[heard:])
        for look in own:
            told = await socket.ask(**look)
            assert (told["code"], told["message"]) == ("too-often", "too many looks: wait 1 s"), look
    assert (await playing.play())["number"] == 3
    for _ in range(60):
        watching.say(looks[1])
    assert (await watching.end()).code == 4429
    assert (await playing.play())["number"] == 4


async def test_one_line_of_chat_a_second(strict: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await strict.table("parley", seed=7)
    socket = await strict.sit(table.id, table.token)
    monkeypatch.setattr(rate_limits.time, "time", lambda: 1e9)  # type: ignore[attr-defined]
    socket.say({"do": "say", "text": "one"})
    await socket.until("chat")
    socket.say({"do": "say", "text": "two"})
    assert (await socket.until("refused", "chat"))["code"] == "too-often"


async def test_without_limits_nothing_is_too_often(server: Server) -> None:
    for _ in range(40):
        await server.table("parley", seed=1)
    for _ in range(15):
        assert (await server.ask("POST", "/api/join", body={"invitation": "x" * 43})).status_code == 401


def test_a_limit_ends_with_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1e9]
    monkeypatch.setattr("time.time", lambda: now[0])
    limits = RateLimits()
    for _ in range(10):
        limits.check("join", "somebody")
    with pytest.raises(TooOften) as caught:
        limits.check("join", "somebody")
    limits.check("join", "somebody else")
    now[0] += caught.value.wait + 0.001
    limits.check("join", "somebody")
