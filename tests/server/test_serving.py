"""The server as it is started from the command line: where it listens, what it prints, and what it never prints."""

from __future__ import annotations

import json
import logging
import os
import socket
import stat
import sys
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from sandtable.cli.main import main
from sandtable.engine.errors import Illegal
from sandtable.server.protocol import MOST_BYTES
from tests.server.processes import Nursery, Process
from tests.server.wire import Made, Server


def database(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.sqlite'}"


def listens_at(pid: int) -> set[str]:
    """The addresses at which a process listens, according to the system."""
    inodes = {os.readlink(link) for link in Path(f"/proc/{pid}/fd").iterdir() if link.is_symlink()}
    found = set()
    for row in Path(f"/proc/{pid}/net/tcp").read_text().splitlines()[1:]:
        fields = row.split()
        if fields[3] == "0A" and f"socket:[{fields[9]}]" in inodes:
            raw = bytes.fromhex(fields[1].partition(":")[0])
            found.add(socket.inet_ntoa(raw[::-1]))
    return found


# -- starting ------------------------------------------------------------------------------------------------------


def test_a_server_listens_on_this_machine_only_unless_told(nursery: Nursery, tmp_path: Path) -> None:
    """S9: nobody else can reach it, and it says where it is."""
    server = nursery.start(database(tmp_path))
    assert server.address.startswith("127.0.0.1:")
    assert listens_at(server.pid) == {"127.0.0.1"}
    assert server.ask("GET", "/api/health").json()["ok"] is True
    assert "Warning" not in server.log.read_text()


def test_a_server_that_others_can_reach_warns_and_has_no_owner(nursery: Nursery, tmp_path: Path) -> None:
    server = nursery.start(database(tmp_path), "--host", "0.0.0.0")  # noqa: S104 - that is what is tested
    port = server.address.rpartition(":")[2]
    printed = server.log.read_text()
    assert "Warning: other machines can reach this server" in printed
    assert "HTTPS" in printed
    assert "#/owner/" not in printed
    assert listens_at(server.pid) == {"0.0.0.0"}  # noqa: S104 - that is what is tested
    server.address = f"127.0.0.1:{port}"
    assert server.http.get(f"http://127.0.0.1:{port}/api/health", headers={"Host": "any.example"}).status_code == 200


def test_the_owners_token_is_kept_where_only_the_owner_can_read_it(nursery: Nursery, tmp_path: Path) -> None:
    server = nursery.start()
    kept = tmp_path / "data" / "owner"
    assert kept.read_text() == server.owner
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    table = server.table("parley")
    server.end()
    again = nursery.start()
    assert again.owner == server.owner
    assert [one["id"] for one in again.ask("GET", "/api/tables", again.owner).json()] == [table.id]
    assert (tmp_path / "data" / "tables.sqlite").exists()


@pytest.mark.parametrize(
    ("arguments", "environment", "message"),
    [
        (["--database", "garbage"], {}, "error: --database: expected an address such as postgresql://user@host/name"),
        (["--database", "postgresql://me:pw@127.0.0.1:1/x"], {}, "error: postgresql+psycopg://me:***@127.0.0.1:1/x: "),
        (["--host", "nowhere.invalid"], {}, "error: nowhere.invalid:8000: cannot listen: "),
        ([], {"SANDTABLE_GAMES": "no.game"}, "error: SANDTABLE_GAMES: no.game cannot be imported: "),
        (["--database", "sqlite:////dev/null/x"], {}, "error: /dev/null/x: cannot be used: "),
    ],
)
def test_a_bad_setting_is_reported_in_one_line(
    tmp_path: Path,
    arguments: list[str],
    environment: dict[str, str],
    message: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    for name, value in {"SANDTABLE_DATA": str(tmp_path), **environment}.items():
        monkeypatch.setenv(name, value)
    printed = refused(monkeypatch, capsys, *arguments)
    assert printed.startswith(message)
    assert printed.count("\n") == 1


def test_a_port_that_is_taken_is_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SANDTABLE_DATA", str(tmp_path))
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        printed = refused(monkeypatch, capsys, "--port", str(port))
    assert printed.startswith(f"error: 127.0.0.1:{port}: cannot listen: ")


def refused(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What `sandtable serve` says when it cannot start."""
    monkeypatch.setattr(sys, "argv", ["sandtable", "serve", *arguments])
    with pytest.raises(SystemExit) as ended:
        main()
    printed = capsys.readouterr()
    assert (ended.value.code, printed.out) == (2, "")
    return printed.err


# -- over the network ----------------------------------------------------------------------------------------------


@pytest.fixture
def server_there(nursery: Nursery, tmp_path: Path) -> Process:
    return nursery.start(database(tmp_path), "--no-limits")


def raw_line(server: Process, table: Made, origin: str | None = None) -> Any:
    address = Origin(origin or f"http://{server.address}")
    return connect(server.play_address(table.id), origin=address, proxy=None, max_size=None)


def hear_out(line: Any) -> None:
    while True:
        line.recv(30)


def test_a_foreign_page_gets_no_handshake(server_there: Process) -> None:
    """S3: a page of another site cannot talk to this server through its visitor's browser."""
    table = server_there.table("parley")
    for origin in ("http://evil.example", "null", "http://[", f"https://{server_there.address}.evil.example"):
        with pytest.raises(InvalidStatus) as refused, raw_line(server_there, table, origin):
            pass
        assert refused.value.response.status_code == 403, origin


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ("x" * (MOST_BYTES + 1), 1009),
        (b"x" * (MOST_BYTES + 1), 1009),
        ("x" * MOST_BYTES, 1008),
        (b"hello", 1008),
        ('{"do": "ping"}', 1008),
        ("[" * MOST_BYTES, 1008),
    ],
    ids=["huge", "huge-binary", "large", "binary", "no-hello", "deep"],
)
def test_a_first_frame_that_is_no_hello_ends_the_connection(
    server_there: Process, frame: str | bytes, code: int
) -> None:
    table = server_there.table("parley")
    with raw_line(server_there, table) as line:
        line.send(frame)
        with pytest.raises(ConnectionClosed) as closed:
            hear_out(line)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == code


def test_a_huge_frame_closes_only_its_own_connection(server_there: Process) -> None:
    table = server_there.table("parley", seed=7)
    good = server_there.sit(table.id, table.token)
    bad = server_there.sit(table.id, table.token)
    bad.say({"do": "say", "text": "x" * MOST_BYTES})
    with pytest.raises(ConnectionClosed) as closed:
        bad.until("never")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009
    good.play("claim war vale-1", "north")
    assert good.position["seq"] == 1


def test_text_that_is_not_utf8_closes_only_its_own_connection(server_there: Process) -> None:
    table = server_there.table("parley", seed=7)
    good = server_there.sit(table.id, table.token)
    bad = server_there.sit(table.id, table.token)
    bad.socket.send(b"\xff\xfe{}", text=True)
    with pytest.raises(ConnectionClosed) as closed:
        bad.until("never")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1007
    good.play("claim war vale-1", "north")


# -- what is printed -----------------------------------------------------------------------------------------------


def test_nothing_secret_is_ever_printed(nursery: Nursery, tmp_path: Path) -> None:
    """S11: after good and bad requests of every kind the log names no token, no person, no seed and no card."""
    server = nursery.start(database(tmp_path), "--no-limits")
    seed = 31415926535897932384626433832795
    person = "Nemo-Marker"
    table = server.table("parley", seed=seed, name="Table-Marker", seats={"north": {"name": person}})
    given = server.ask("PUT", f"/api/tables/{table.id}/seats/south", table.token, {"holder": "invited"}).json()
    guest = server.post("/api/join", body={"invitation": given["invitation"], "name": person})["token"]
    line = server.sit(table.id, guest)
    line.say({"do": "say", "text": "Chat-Marker"})
    line.play("claim war vale-1")
    secrets = [option.removeprefix("play ") for option in line.position["questions"][0]["options"]]
    line.say({"do": "play", "seat": "south", "ask": 1, "answer": "play Answer-Marker", "request": "Request-Marker"})
    line.say({"do": "nonsense"})
    line.socket.send(b"Binary-Marker")
    line.until("refused")
    for path in (f"/api/tables/{table.id}?token={guest}", f"/api/tables/{guest}", f"/{guest}", "/api/%ff"):
        server.ask("GET", path)
    server.ask("POST", "/api/tables", guest, {"game": "Game-Marker", "seed": seed})
    server.ask("POST", "/api/tables/import", body={"journal": f"sandtable-journal 1\nseed {seed}\n"})
    server.ask("POST", "/api/join", body={"invitation": given["invitation"]})
    with pytest.raises(InvalidStatus), raw_line(server, table, "http://origin-marker.example"):
        pass
    server.http.post("/api/tables", content=b"{Body-Marker", headers={"Content-Type": "application/json"})
    with socket.create_connection(tuple(server.address.split(":"))) as rude:  # type: ignore[arg-type]
        rude.sendall(b"GET /" + guest.encode() + b" HTTP/9.9\r\nHost: Host-Marker\r\n\r\n")
        rude.recv(1000)
    server.end()
    printed = "".join(
        row for row in server.log.read_text().splitlines(keepends=True) if not row.startswith("Open http")
    )
    secrets += [table.token, guest, given["invitation"], server.owner, str(seed), person, "Marker", "marker"]
    assert "Sandtable is at" in printed
    assert [secret for secret in secrets if secret in printed] == []


@pytest.mark.anyio
async def test_what_goes_wrong_inside_is_logged_without_secrets(
    server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """After a fault of the server the client learns only that it was logged, and the log has no token, name or card."""
    caplog.set_level(logging.DEBUG)
    table = await server.table("parley", seed=31415926535897932384626, seats={"north": {"name": "Nemo-Marker"}})
    socket = await server.sit(table.id, table.token)
    await socket.play("claim war vale-1", "south")
    cards = [option.removeprefix("play ") for option in socket.question("south")["options"]]

    def fault(*args: object) -> None:
        raise RuntimeError("a fault")

    monkeypatch.setattr("sandtable.server.messages.past", fault)
    socket.say({"do": "past", "number": 0})
    closed = await socket.end()
    assert (closed.code, closed.reason) == (1011, "something went wrong here; it was logged")
    monkeypatch.setattr("sandtable.server.api_tables._live_info", fault)
    answer = await server.ask("GET", f"/api/tables/{table.id}", table.token)
    assert (answer.status_code, answer.json()["code"]) == (500, "broken")
    assert "a fault" not in answer.text
    assert caplog.text.count("a fault") >= 2
    for secret in (*cards, table.token, "31415926535897932384626", "Nemo-Marker"):
        assert secret not in caplog.text


@pytest.mark.anyio
async def test_a_program_that_cheats_is_refused_and_its_cards_are_not_logged(
    server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The program is asked again after a while; meanwhile the others go on."""
    monkeypatch.setattr("sandtable.server.program_seats.RETRY_AFTER", 0.01)
    answers = iter(["claim war vale-2", "play all-of-them", "play all-of-them"])
    last: list[str] = []

    async def choose(task: Any) -> str:
        return next(answers, None) or last[0]

    table = await server.table("parley", seed=7, seats={"south": {"holder": "program", "program": "random"}})
    hand = server.services.registry.tables[table.id].table.match.state.hands["south"][:]
    last.append(f"play {hand[0]}")
    monkeypatch.setattr(server.services.programs.pool, "choose", choose)
    socket = await server.sit(table.id, table.token)
    await socket.play("claim war vale-1", "north")
    await socket.see(3)
    assert caplog.text.count(f"a program failed at table {table.id}: {Illegal.code}") == 2
    assert not [card for card in hand if card in caplog.text]
    assert json.dumps(socket.position).count("hidden") == 1
