"""`sandtable serve` and `sandtable load`: what they print when they start, and when they fail."""

from __future__ import annotations

import json
import socket
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from sandtable.cli.serve import owner_token
from tests.cli.conftest import Run


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--database", "nonsense"), "--database: expected an address such as postgresql://user@host/name"),
        (("--database", "mysql://here/there"), "--database: expected postgresql://… or sqlite:///…, found 'mysql'"),
        (("--host", "not.a.name.at.all.invalid"), "not.a.name.at.all.invalid:8000: cannot listen"),
    ],
)
def test_a_server_that_cannot_start_says_why(run: Run, arguments: tuple[str, ...], told: str) -> None:
    code, _, err = run("serve", *arguments)
    assert code != 0
    assert told in err


def test_a_port_that_is_taken_is_named(run: Run) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        code, _, err = run("serve", "--port", str(port))
    assert code != 0
    assert f"127.0.0.1:{port}: cannot listen" in err


def test_the_owner_keeps_one_token_in_a_file_of_their_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("SANDTABLE_DATA", str(tmp_path / "data"))
    token = owner_token()
    assert len(token) == 43
    assert owner_token() == token
    assert stat.S_IMODE((tmp_path / "data" / "owner").stat().st_mode) == 0o600


def load(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run in a separate process, because an earlier test may have left an event loop running."""
    return subprocess.run([sys.executable, "-m", "sandtable", "load", *arguments], capture_output=True, text=True)  # noqa: PLW1510


def test_many_tables_are_played_at_once_and_nothing_fails() -> None:
    done = load("--tables", "3", "--seats", "2", "--seconds", "4", "--json")
    told = json.loads(done.stdout)
    assert done.returncode == 0
    assert (told["tables"], told["seats"], told["errors"]) == (3, 2, 0)
    assert told["moves"] > 0
    assert told["own_ms"]["p50"] > 0
    assert told["others_ms"]["p99"] >= told["others_ms"]["p50"] > 0


def test_a_load_on_a_server_that_is_not_there_is_refused_in_one_line() -> None:
    done = load("--server", "http://127.0.0.1:9", "--tables", "1")
    assert done.returncode != 0
    assert done.stderr.count("\n") == 1
    assert "127.0.0.1:9" in done.stderr
