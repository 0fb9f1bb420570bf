"""Garbage of every kind: its sender is sent away, and nobody else notices (R12, R13, S3)."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator

import pytest

from sandtable.server import websocket
from sandtable.server.guest import MOST_WAITING
from sandtable.server.websocket import MOST_GARBAGE
from tests.server.wire import Closed, Made, Server, Socket
from tests.support import mutations

pytestmark = pytest.mark.anyio

FRAMES = 5_000
GOOD = [
    {"do": "play", "seat": "north", "ask": 0, "answer": "claim war vale-1", "request": "r"},
    {"do": "undo", "seat": "north", "size": "step", "seq": 0, "request": "r", "agreed": True},
    {"do": "propose", "seat": "north", "size": "turn", "seq": 0},
    {"do": "details", "seat": "north", "ask": 0},
    {"do": "film", "number": 0},
    {"do": "say", "text": "hello"},
    {"do": "hello", "token": "x" * 43, "seen": 1},
]
ALPHABET = [
    "",
    '"',
    "{",
    "}",
    "[",
    "]",
    ":",
    ",",
    "\\",
    "0",
    "-",
    "9" * 30,
    "1e999",
    "null",
    "true",
    "\\ud800",
    "\0",
    "é",
]
NASTY: list[str | bytes] = [
    "",
    " ",
    "null",
    "[]",
    "{}",
    '""',
    "0",
    "NaN",
    "\ufeff{}",
    '{"do": "fly"}',
    '{"do": 3}',
    '{"do": "play"}',
    '{"do": "ping", "extra": 1}',
    '{"do": "past", "number": -1}',
    '{"do": "past", "number": 1e400}',
    '{"do": "past", "number": 99999999999999999999999999}',
    '{"do": "past", "number": "0"}',
    '{"do": "past", "number": 1.5}',
    '{"do": "say", "text": ""}',
    '{"do": "say", "text": "' + "x" * 501 + '"}',
    '{"do": "say", "text": "a\\u0000b"}',
    '{"do": "say", "text": "\\ud800"}',
    '{"do": "undo", "seat": "north", "size": "game", "seq": 0, "request": "r"}',
    '{"do": "play", "seat": "north", "ask": 0, "answer": "' + "x" * 401 + '", "request": "r"}',
    '{"do": "play", "seat": "north", "ask": 0, "answer": "pass", "request": ""}',
    '{"do": "play", "seat": "north", "ask": 0, "answer": "pass", "request": "' + "r" * 41 + '"}',
    "[" * 60_000,
    '{"do":' * 10_000,
    '{"do": "hello", "token": ' + "[" * 30_000 + "]" * 30_000 + "}",
    '{"__proto__": {}, "do": "__init__"}',
    "\x00\x01\x02",
    b"\x00\xff\xfe",
    b"",
    b'{"do": "ping"}',
]


def garbage(count: int, seed: int) -> Iterator[str | bytes]:
    """Unreadable frames: nasty ones, damaged good ones, and noise."""
    rng = random.Random(seed)
    damaged = [mutations(json.dumps(frame), count, seed + n, ALPHABET) for n, frame in enumerate(GOOD)]
    for _ in range(count):
        match rng.randrange(6):
            case 0:
                yield rng.choice(NASTY)
            case 1:
                yield "".join(chr(rng.choice((rng.randrange(32, 127), rng.randrange(0xD7FF)))) for _ in range(40))
            case 2:
                yield rng.randbytes(rng.randrange(50))
            case _:
                yield next(rng.choice(damaged))


async def watching(server: Server, table: Made) -> Socket:
    return await server.sit(table.id, await server.services.tokens.grant(table.id, "watch"))


async def test_garbage_sends_away_its_sender_and_nobody_else(server: Server) -> None:
    """Thousands of frames by many clients, while one plays on undisturbed at the same table."""
    table = await server.table("parley", seed=7)
    good = await server.sit(table.id, table.token)
    frames = list(garbage(FRAMES, 1))
    sent = clients = 0
    codes = set()
    while sent < FRAMES:
        bad = await watching(server, table)
        clients += 1
        try:
            while sent < FRAMES:
                bad.say(frames[sent])
                sent += 1
                if sent % 10 == 0:
                    await bad.settle()
        except Closed as closed:
            codes.add(closed.code)
        await bad.gone()
        if clients % 20 == 0 and good.position.get("questions"):
            steady = [option for option in good.question()["options"] if option != "walk-out"]
            await good.play(steady[0])
    assert clients > FRAMES / (4 * MOST_GARBAGE)
    assert codes == {1008}
    await good.settle()
    assert good.position["seq"] > 5
    assert good.closed is None


async def test_the_answer_to_garbage_is_a_reason(server: Server) -> None:
    table = await server.table("parley", seed=7)
    for frame in NASTY:
        bad = await watching(server, table)
        bad.say(frame)
        told = await bad.until("refused")
        assert told["code"] == "malformed"
        assert told["message"]
        assert len(told["message"]) < 300
        await bad.settle()
        await bad.gone()
    assert server.services.registry.tables[table.id].table.seq == 0


async def test_after_twenty_frames_that_cannot_be_read_a_client_is_sent_away(server: Server) -> None:
    table = await server.table("parley", seed=7)
    bad = await watching(server, table)
    for _ in range(MOST_GARBAGE - 1):
        bad.say("{")
    await bad.settle()
    bad.say("{")
    closed = await bad.end()
    assert (closed.code, closed.reason) == (1008, "too many frames that cannot be read")


async def test_a_connection_that_does_not_begin_with_hello_ends(server: Server) -> None:
    table = await server.table("parley")
    for frame in (*NASTY, '{"do": "ping"}', '{"do": "past", "number": 0}'):
        socket = server.socket(table.id)
        socket.say(frame)
        told = await socket.until("refused")
        assert told["code"] == "malformed"
        assert (await socket.end()).code == 1008


async def test_a_connection_on_which_nothing_is_said_ends(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    assert websocket.HELLO_WITHIN == 5
    monkeypatch.setattr(websocket, "HELLO_WITHIN", 0.05)
    table = await server.table("parley")
    socket = server.socket(table.id)
    told = await socket.until("refused")
    assert told["message"] == "expected a hello within 0.05 seconds"
    assert (await socket.end()).code == 1008


async def test_a_wrong_token_ends_the_connection(server: Server) -> None:
    """Unknown tokens are 4401; known ones for another table learn only that there is no such table."""
    table, other = await server.table("parley"), await server.table("parley")
    for token, table_id, code in (
        ("x" * 43, table.id, 4401),
        (table.token + "x", table.id, 4401),
        (table.token[:-1], table.id, 4401),
        (other.token, table.id, 4404),
        (table.token, "no-such-table", 4404),
        (table.token, "x" * 500, 4404),
        (table.token, "%00", 4404),
        (server.owner, "no-such-table", 4404),
    ):
        socket = server.socket(table_id)
        socket.say({"do": "hello", "token": token})
        told = await socket.until("refused")
        assert table.id not in told["message"]
        assert (await socket.end()).code == code, (token, table_id)


async def test_a_client_that_does_not_read_is_sent_away_and_delays_nobody(server: Server) -> None:
    """The queue of a slow client is bounded."""
    table = await server.table("parley", seed=7)
    slow = await watching(server, table)
    fast = await server.sit(table.id, table.token)
    await slow.settle()
    slow.stop_reading()
    for number in range(MOST_WAITING + 20):
        fast.say({"do": "say", "text": f"line {number}"})
        await fast.until("chat")
    live = server.services.registry.tables[table.id]
    stuck = next(guest for guest in live.guests if guest.right.role == "watch")
    assert stuck.closed
    assert stuck.outbox.qsize() <= MOST_WAITING
    slow.read_on()
    assert (await slow.end()).code == 1013
    await fast.settle()


# -- damaged journals ----------------------------------------------------------------------------------------------

JOURNAL_LETTERS = [
    "",
    " ",
    "\n",
    "#",
    "{",
    "}",
    '"',
    "=",
    "1",
    "99999999999",
    "-",
    "é",
    "\0",
    "commander",
    ";",
    "options",
    "{a={a={a=",
]


@pytest.mark.parametrize(("game", "count"), [("parley", 250), ("hegra", 150)])
async def test_a_damaged_journal_is_refused_with_a_reason_or_is_a_game(server: Server, game: str, count: int) -> None:
    table = await server.table(game, seed=7)
    socket = await server.sit(table.id, table.token)
    for _ in range(6):
        await socket.play()
    text = (await server.ask("GET", f"/api/tables/{table.id}/journal", table.token)).text
    statuses: dict[int, int] = {}
    for damaged in mutations(text, count, 5, JOURNAL_LETTERS):
        answer = await server.ask("POST", "/api/tables/import", body={"journal": damaged})
        statuses[answer.status_code] = statuses.get(answer.status_code, 0) + 1
        assert answer.status_code in (201, 422), (damaged, answer.text)
        if answer.status_code == 422:
            told = answer.json()
            assert told["code"] in ("malformed", "diverged")
            assert told["message"]
    assert statuses[422] > count / 2


async def test_a_journal_without_end_is_refused_before_it_is_played(server: Server) -> None:
    """Decisions that cost nothing could be repeated for ever."""
    head = "sandtable-journal 1\ngame parley\nruleset 1\nseed 1\noptions {}\n\n"
    text = head + "".join(f"{number} north pass\n" for number in range(1, 5_002))
    answer = await server.ask("POST", "/api/tables/import", body={"journal": text})
    assert (answer.status_code, answer.json()["message"]) == (422, "journal: has more than 5000 decisions")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\n",
        "sandtable-journal 1",
        "sandtable-journal 1\n",
        "sandtable-journal 1\n" * 1000,
        "sandtable-journal 1\ngame parley\nruleset 1\nseed " + "9" * 5000 + "\noptions {}\n\n",
        "sandtable-journal 1\ngame parley\nruleset 1\nseed 1\noptions " + "{a=" * 5000 + "\n\n",
        "sandtable-journal 1\ngame ../../etc/passwd\nruleset 1\nseed 1\noptions {}\n\n",
        "sandtable-journal 1\ngame parley\nruleset 1\nseed 1\noptions {}\n\n" + "1 north walk-out\n2 north walk-out\n",
        "PK\x03\x04" + "\0" * 100,
        "\U0001f600" * 1000,
    ],
    ids=range(11),
)
async def test_a_text_that_is_no_journal_is_422(server: Server, text: str) -> None:
    answer = await server.ask("POST", "/api/tables/import", body={"journal": text})
    assert answer.status_code == 422
    assert answer.json()["message"]
