"""The program in `docs/protocol.md` plays a whole game, exactly as printed."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from tests.server.processes import Nursery
from tests.support import ROOT


def first_program() -> str:
    page = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    _, _, after = page.partition("## A first program")
    found = re.search(r"^```python\n(.*?)^```", after, re.MULTILINE | re.DOTALL)
    assert found is not None
    return found[1]


def test_the_first_program_plays_hegra_to_its_end(nursery: Nursery, tmp_path: Path) -> None:
    """With all limits on, against a server that was started from the command line."""
    server = nursery.start(f"sqlite:///{tmp_path / 'tables.sqlite'}", fast=False)
    text = first_program()
    assert 'SERVER = "127.0.0.1:8000"' in text
    program = tmp_path / "first.py"
    program.write_text(text.replace("127.0.0.1:8000", server.address), encoding="utf-8")
    done = subprocess.run([sys.executable, program], check=False, capture_output=True, text=True, timeout=120)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    (table,) = server.ask("GET", "/api/tables", server.owner).json()
    assert table["game"] == "hegra"
    assert table["outcome"] is not None
    assert table["waiting"] == []
    assert table["number"] > 20
