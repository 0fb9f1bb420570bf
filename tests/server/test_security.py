"""Checks before every request: hosts, origins, sizes and headers (S3, S4, S6)."""

from __future__ import annotations

from pathlib import Path

import pytest

from sandtable.server.app import Settings
from sandtable.server.guest import Guest
from tests.server.wire import Server, running

pytestmark = pytest.mark.anyio

FOREIGN = [
    "http://evil.example",
    "https://localhost.evil.example",
    "http://localhost:9999",
    "http://localhost@evil.example",
    "null",
    "",
    "localhost",
    "http://[",
    "http://[::1",
    "file://",
    "//localhost@x",
    "http://\u00e9",
]


async def test_no_page_of_another_site_can_open_a_socket(server: Server) -> None:
    table = await server.table("parley")
    for origin in FOREIGN:
        socket = server.socket(table.id, {"origin": origin})
        socket.say({"do": "hello", "token": table.token})
        closed = await socket.end()
        assert (closed.code, closed.reason, socket.heard) == (1008, "foreign-origin", []), origin
    welcome = await server.socket(table.id, {"origin": "http://localhost"}).hello(table.token)
    assert welcome["host"] is True


async def test_no_page_of_another_site_can_change_anything(server: Server) -> None:
    """Cross-site forms and fetches: refused by their Origin, by Sec-Fetch-Site, or because they are not JSON."""
    table = await server.table("parley", name="before")
    for headers in [{"Origin": origin} for origin in FOREIGN] + [
        {"Sec-Fetch-Site": site} for site in ("cross-site", "same-site", "sideways")
    ]:
        for method, path, body in (
            ("POST", "/api/tables", {"game": "parley"}),
            ("PATCH", f"/api/tables/{table.id}", {"name": "after"}),
            ("DELETE", f"/api/tables/{table.id}", None),
            ("PUT", f"/api/tables/{table.id}/seats/north", {"holder": "open"}),
        ):
            lines = [(name.encode(), value.encode()) for name, value in headers.items()]
            bearer = (b"Authorization", f"Bearer {table.token}".encode())
            answer = await server.http.request(method, path, json=body, headers=[bearer, *lines])
            assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin"), headers
    assert (await server.get(f"/api/tables/{table.id}", table.token))["name"] == "before"
    assert len(await server.get("/api/tables", server.owner)) == 1


@pytest.mark.parametrize("kind", ["application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/plain"])
async def test_a_form_is_not_json(server: Server, kind: str) -> None:
    answer = await server.http.post("/api/tables", content=b'{"game": "parley"}', headers={"Content-Type": kind})
    assert (answer.status_code, answer.json()["code"]) == (422, "malformed")


async def test_the_servers_own_page_may_do_everything(server: Server) -> None:
    for headers in ({"Origin": "http://localhost"}, {"Sec-Fetch-Site": "same-origin"}, {"Sec-Fetch-Site": "none"}, {}):
        answer = await server.ask("POST", "/api/tables", body={"game": "parley"}, headers=headers)
        assert answer.status_code == 201


async def test_an_origin_that_the_server_was_started_with_is_welcome(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "tables.sqlite", origins=("https://table.example",), limits=False)
    async with running(settings) as server:
        table = await server.table("parley")
        answer = await server.ask(
            "POST", "/api/tables", body={"game": "parley"}, headers={"Origin": "https://table.example"}
        )
        assert answer.status_code == 201
        socket = server.socket(table.id, {"origin": "https://table.example"})
        assert (await socket.hello(table.token))["table"] == table.id
        answer = await server.ask("POST", "/api/tables", body={}, headers={"Origin": "https://table.example.evil"})
        assert answer.status_code == 403


@pytest.mark.parametrize(
    "host", ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example:80", "", "[::2]", "[", "a b"]
)
async def test_a_strange_host_is_refused(server: Server, host: str) -> None:
    """A name that an attacker has pointed at this machine opens nothing (DNS rebinding)."""
    answer = await server.ask("GET", "/api/health", headers={"Host": host})
    assert (answer.status_code, answer.text) == (400, "Invalid host header")
    table = await server.table("parley")
    socket = server.socket(table.id, {"host": host, "origin": f"http://{host}"})
    assert (await socket.end()).code == 400


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST:8000", "127.0.0.1:1", "[::1]:8000", "[::1]"])
async def test_this_machine_goes_by_its_usual_names(server: Server, host: str) -> None:
    assert (await server.ask("GET", "/api/health", headers={"Host": host})).status_code == 200


async def test_behind_a_proxy_the_server_answers_to_every_name(tmp_path: Path) -> None:
    async with running(Settings(tmp_path / "tables.sqlite", hosts=(), limits=False)) as server:
        assert (await server.ask("GET", "/api/health", headers={"Host": "table.example"})).status_code == 200


async def test_every_answer_carries_the_headers_that_protect_a_page(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Good answers, refusals of every kind, the page itself, missing files, and a fault of the server."""
    table = await server.table("parley")
    answers = [
        await server.ask("GET", "/api/health"),
        await server.ask("GET", "/"),
        await server.ask("GET", "/no/such/file.js"),
        await server.ask("GET", "/api/tables"),
        await server.ask("POST", "/api/tables", body=[]),
        await server.ask("PUT", "/api/health"),
        await server.ask("GET", f"/api/tables/{table.id}", table.token),
        await server.ask("GET", f"/api/tables/{table.id}/journal", table.token),
        await server.ask("GET", "/api/health", headers={"Host": "evil.example"}),
        await server.ask("POST", "/api/tables", headers={"Origin": "http://evil.example"}),
        await server.ask("POST", "/api/tables", headers={"Content-Length": "9" * 12}),
        await server.ask("GET", "/api/games"),
    ]
    monkeypatch.delattr("sandtable.server.api_tables._live_info")
    answers.append(await server.ask("GET", f"/api/tables/{table.id}", table.token))
    assert [answer.status_code for answer in answers[3:]] == [401, 422, 405, 200, 200, 400, 403, 413, 200, 500]
    for answer in answers:
        policy = dict(part.strip().split(" ", 1) for part in answer.headers["content-security-policy"].split(";"))
        assert policy["default-src"] == "'self'"
        assert policy["frame-ancestors"] == policy["object-src"] == policy["base-uri"] == "'none'"
        assert "script-src" not in policy
        assert "unsafe" not in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert answer.headers["cross-origin-opener-policy"] == "same-origin"
        assert answer.headers["cross-origin-resource-policy"] == "same-origin"
        assert "access-control-allow-origin" not in answer.headers
        assert "set-cookie" not in answer.headers
        assert "server" not in answer.headers


@pytest.mark.parametrize("length", ["-1", "x", "1e3", "9" * 5000, "\u0663"])
async def test_a_content_length_that_is_no_number_is_refused(server: Server, length: str) -> None:
    headers = [(b"Content-Type", b"application/json"), (b"Content-Length", length.encode())]
    answer = await server.http.post("/api/tables", content=b"{}", headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


@pytest.mark.parametrize(
    "path", ["/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/assets/..%2f..%2fapp.py", "/app.py", "/%00"]
)
async def test_only_the_page_is_served(server: Server, path: str) -> None:
    answer = await server.http.get(path)
    assert answer.status_code in (400, 404)
    assert "import" not in answer.text
    assert "root:" not in answer.text


@pytest.mark.parametrize(
    "text",
    ["<script>alert(1)</script>", '"><img src=x onerror=alert(1)>', "javascript:alert(1)", "{{7*7}}", "\u202egnp.exe"],
)
async def test_names_and_chat_travel_as_text(server: Server, text: str) -> None:
    """What people write is never interpreted: it comes back in JSON, letter by letter."""
    table = await server.table("parley", name=text, seats={"north": {"name": text}})
    answer = await server.ask("GET", f"/api/tables/{table.id}", table.token)
    assert answer.headers["content-type"] == "application/json"
    assert (answer.json()["name"], answer.json()["seats"][0]["name"]) == (text, text)
    socket = server.socket(table.id)
    assert (await socket.hello(table.token))["name"] == text
    socket.say({"do": "say", "text": text})
    assert (await socket.until("chat"))["text"] == text


async def test_the_first_reason_to_close_a_connection_counts(server: Server) -> None:
    table = await server.table("parley")
    right = await server.services.tokens.right_of(table.token)
    guest = Guest(right)
    guest.close(4401, "first")
    guest.close(1000, "second")
    guest.send(b"late")
    assert guest.closing == (4401, "first")
    assert guest.outbox.get_nowait() is None
    assert guest.outbox.empty()
