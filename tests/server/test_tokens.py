"""Who may do what: tokens (S1), and every request tried with every token that does not allow it (S2)."""

from __future__ import annotations

import math
import sqlite3
import time
from collections import Counter
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from sandtable.server import tokens
from sandtable.server.app import Settings
from sandtable.server.tokens import DAY, INVITATION_LIFE, TOKEN_LIFE, new_token
from tests.server.wire import Made, Server, running

pytestmark = pytest.mark.anyio


def rows(database: str | Path, table: str) -> list[tuple[Any, ...]]:
    connection = sqlite3.connect(database)
    try:
        return connection.execute(f"SELECT * FROM {table}").fetchall()  # noqa: S608 - our own names
    finally:
        connection.close()


# -- tokens --------------------------------------------------------------------------------------------------------


def test_a_token_has_256_bits_and_none_is_given_twice() -> None:
    tokens = [new_token() for _ in range(4000)]
    assert len(set(tokens)) == len(tokens)
    assert {len(token) for token in tokens} == {43}
    for at in range(42):  # each letter holds six bits; the last one, of a whole number of bytes, four
        counts = Counter(token[at] for token in tokens)
        entropy = -sum(n / len(tokens) * math.log2(n / len(tokens)) for n in counts.values())
        assert entropy > 5.9, f"letter {at} has only {entropy:.2f} bits"


async def test_only_digests_of_tokens_and_invitations_are_kept(settings: Settings) -> None:
    async with running(settings) as server:
        table = await server.table("parley")
        given = await server.ask("PUT", f"/api/tables/{table.id}/seats/south", table.token, {"holder": "invited"})
        invitation = given.json()["invitation"]
        seat = await server.guest(table, "north")
        watch = await server.watcher(table)
        secrets = [table.token, seat, watch, server.owner, invitation]
    kept = {row[0] for row in (*rows(settings.database, "tokens"), *rows(settings.database, "invitations"))}
    assert {sha256(secret.encode()).hexdigest() for secret in secrets} <= kept
    raw = b"".join(path.read_bytes() for path in Path(settings.database).parent.iterdir())
    assert not [secret for secret in secrets if secret.encode() in raw]


async def test_tokens_expire_when_nobody_uses_them_and_live_on_when_somebody_does(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await server.table("parley")
    now = time.time()
    path = f"/api/tables/{table.id}"

    async def status_after(days: float) -> int:
        monkeypatch.setattr(tokens.time, "time", lambda: now + days * DAY)  # type: ignore[attr-defined]
        return (await server.ask("GET", path, table.token)).status_code

    assert TOKEN_LIFE == 180 * DAY
    assert await status_after(179) == 200
    assert await status_after(179 + 179) == 200
    assert await status_after(179 + 179 + 181) == 401


async def test_an_invitation_is_too_old_after_a_week(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await server.table("parley")
    given = await server.ask("PUT", f"/api/tables/{table.id}/seats/south", table.token, {"holder": "invited"})
    now = time.time()
    assert INVITATION_LIFE == 7 * DAY
    monkeypatch.setattr(tokens.time, "time", lambda: now + 7 * DAY + 60)  # type: ignore[attr-defined]
    answer = await server.ask("POST", "/api/join", body={"invitation": given.json()["invitation"]})
    assert (answer.status_code, answer.json()["code"]) == (401, "unknown-token")


@pytest.mark.parametrize(
    "header",
    ["", "Bearer", "Bearer ", "Basic {}", "{}", "bearer\t{}", "Bearer {}x", "Bearer x{}", "Bearer " + "x" * 150],
)
async def test_a_token_counts_only_as_a_bearer_token(server: Server, header: str) -> None:
    table = await server.table("parley")
    headers = {"Authorization": header.format(table.token)} if header else {}
    answer = await server.ask("GET", f"/api/tables/{table.id}", headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (401, "unknown-token")


async def test_a_token_in_an_address_is_ignored(server: Server) -> None:
    table = await server.table("parley")
    for name in ("token", "access_token", "authorization"):
        answer = await server.ask("GET", f"/api/tables/{table.id}?{name}={table.token}")
        assert answer.status_code == 401
        answer = await server.ask("GET", f"/api/tables/{table.id}", headers={"Cookie": f"{name}={table.token}"})
        assert answer.status_code == 401


async def test_the_owner_keeps_the_token_over_a_restart(settings: Settings) -> None:
    async with running(settings) as server:
        table = await server.table("parley")
    async with running(settings) as server:
        assert [one["id"] for one in await server.get("/api/tables", server.owner)] == [table.id]
    assert len([row for row in rows(settings.database, "tokens") if row[2] == "owner"]) == 1


async def test_a_server_without_an_owner_has_none(tmp_path: Path) -> None:
    async with running(Settings(tmp_path / "tables.sqlite", "", limits=False)) as server:
        await server.table("parley")
        assert (await server.ask("GET", "/api/tables", "")).status_code == 401
        assert [row[2] for row in rows(tmp_path / "tables.sqlite", "tokens")] == ["host"]


# -- the matrix ----------------------------------------------------------------------------------------------------

EVERYBODY = ("anonymous", "forged", "revoked", "elsewhere", "watch", "seat", "host", "owner")
ALL = set(EVERYBODY)
NOBODY: set[str] = set()

#: Every way in, with a good body and whoever may use it; the others get 401, 403 or 404.
WAYS: dict[tuple[str, str], tuple[Any, set[str]]] = {
    ("GET", "/api/health"): (None, ALL),
    ("GET", "/api/games"): (None, ALL),
    ("GET", "/api/games/{key}/words/{language}"): (None, ALL),
    ("GET", "/api/games/{key}/rules"): (None, ALL),
    ("GET", "/api/games/{key}/seats"): (None, ALL),
    ("POST", "/api/tables"): ({"game": "parley"}, ALL),
    ("POST", "/api/tables/import"): ({"journal": "JOURNAL"}, ALL),
    ("GET", "/api/tables"): (None, {"owner"}),
    ("GET", "/api/tables/{table_id}"): (None, {"watch", "seat", "host", "owner"}),
    ("PATCH", "/api/tables/{table_id}"): ({"name": "Mine"}, {"host", "owner"}),
    ("PUT", "/api/tables/{table_id}/seats/{seat}"): ({"holder": "invited"}, {"host", "owner"}),
    ("POST", "/api/tables/{table_id}/host"): ({}, {"owner"}),
    ("POST", "/api/tables/{table_id}/watch"): ({}, {"seat", "host", "owner"}),
    ("POST", "/api/join"): ({"invitation": "INVITATION"}, ALL),
    ("POST", "/api/tables/{table_id}/sit"): ({"seat": "open"}, {"watch", "owner"}),
    ("POST", "/api/tables/{table_id}/rematch"): ({}, {"host", "owner"}),
    ("POST", "/api/tables/{table_id}/clone"): ({"number": 0}, {"host", "owner"}),
    ("GET", "/api/tables/{table_id}/journal"): (None, {"seat", "host", "owner"}),
    ("DELETE", "/api/tables/{table_id}"): (None, {"host", "owner"}),
}


async def test_the_matrix_has_every_operation(server: Server) -> None:
    paths = (await server.get("/api/openapi.json"))["paths"]
    ways = {(method.upper(), path) for path, methods in paths.items() for method in methods}
    assert ways == set(WAYS)


async def finished_table(server: Server) -> tuple[Made, dict[str, str], str]:
    """A game that is over, so that only tokens decide what is allowed; a token of each kind; and an invitation."""
    table = await server.table("parley", options={"envoys": 3}, seats={"east": {"holder": "open"}})
    revoked = await server.guest(table, "south")
    seat = await server.guest(table, "south")
    host = await server.sit(table.id, table.token)
    await host.play("walk-out", "north")
    await host.gone()
    given = await server.ask("PUT", f"/api/tables/{table.id}/seats/north", table.token, {"holder": "invited"})
    tokens = {
        "anonymous": "",
        "forged": new_token(),
        "revoked": revoked,
        "elsewhere": (await server.table("parley")).token,
        "watch": await server.watcher(table),
        "seat": seat,
        "host": table.token,
        "owner": server.owner,
    }
    return table, tokens, given.json()["invitation"]


@pytest.mark.parametrize("who", EVERYBODY)
async def test_nobody_can_do_what_their_token_does_not_allow(server: Server, who: str) -> None:
    """Every operation with every kind of token: what is not allowed is 401, 403 or 404 and changes nothing."""
    tried = 0
    fresh = False
    for (method, path), (body, allowed) in WAYS.items():
        if not fresh:
            table, tokens, invitation = await finished_table(server)
            journal = (await server.ask("GET", f"/api/tables/{table.id}/journal", table.token)).text
        fresh = who not in allowed
        filled = body
        if body is not None:
            filled = {
                name: {"INVITATION": invitation, "JOURNAL": journal, "open": "east"}.get(str(value), value)
                for name, value in body.items()
            }
        way = path.format(table_id=table.id, seat="south", key="parley", language="en")
        before = await server.get(f"/api/tables/{table.id}", server.owner)
        answer = await server.ask(method, way, tokens[who], filled)
        tried += 1
        if who in allowed:
            assert answer.status_code in (200, 201), (method, path, answer.text)
            continue
        unknown = who in ("anonymous", "forged", "revoked")
        expected = 401 if unknown else 404 if who == "elsewhere" and "{table_id}" in path else 403
        assert answer.status_code == expected, (method, path, answer.text)
        assert await server.get(f"/api/tables/{table.id}", server.owner) == before
        assert table.id not in answer.text
    assert tried == len(WAYS)


async def test_a_table_of_others_looks_like_one_that_does_not_exist(server: Server) -> None:
    """No answer reveals whether a table exists to somebody who has no token for it."""
    mine, theirs = await server.table("parley"), await server.table("parley")
    for method, path in (("GET", ""), ("DELETE", ""), ("POST", "/watch"), ("GET", "/journal"), ("POST", "/rematch")):
        body: dict[str, str] | None = {} if method == "POST" else None
        there = await server.ask(method, f"/api/tables/{theirs.id}{path}", mine.token, body)
        nowhere = await server.ask(method, f"/api/tables/{'x' * 22}{path}", mine.token, body)
        assert (there.status_code, there.text) == (nowhere.status_code, nowhere.text)
        assert there.status_code == 404


async def test_a_seat_plays_only_itself_and_only_at_its_table(server: Server) -> None:
    """The same matrix on the WebSocket: which tokens are welcome, and for which seats."""
    table, tokens, _ = await finished_table(server)
    yours = {"watch": [], "seat": ["south"], "host": [], "owner": []}
    for who, token in tokens.items():
        socket = server.socket(table.id)
        if who in yours:
            welcome = await socket.hello(token)
            assert welcome.get("yours", []) == yours[who]
            assert welcome["host"] is (who in ("host", "owner"))
            continue
        socket.say({"do": "hello", "token": token or "x" * 20})
        assert (await socket.end()).code == (4404 if who == "elsewhere" else 4401), who
