"""The pages that people read (README and `docs/`): their code blocks, and the commands that they name.

A block says after its fence what it is: `python`, `pycon`, `toml`, `sh` or `text`. A block that is quoted from a file
names it: ```` ```python from=src/sandtable/games/hegra/tracks.py ````. Quotes may leave out lines with `...`.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from tests.support import ROOT

FENCED = re.compile(r"^```(\w*)(?: from=(\S+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
INLINE = re.compile(r"`((?:SANDTABLE_\w+=\S+ )?(?:sandtable|make) [^`]+)`")
PAGES = ("README.md", "CONTRIBUTING.md", *sorted(f"docs/{path.name}" for path in (ROOT / "docs").glob("*.md")))


class Block(NamedTuple):
    """A code block and its place."""

    page: str
    line: int
    kind: str
    quoted: str  # the file that it is taken from, if any
    text: str

    def __str__(self) -> str:
        return f"{self.page}:{self.line}"


def read(page: str) -> str:
    return (ROOT / page).read_text(encoding="utf-8")


def blocks(page: str) -> list[Block]:
    """All code blocks of a page, in order."""
    text = read(page)
    found = FENCED.finditer(text)
    return [Block(page, text.count("\n", 0, each.start()) + 1, each[1], each[2] or "", each[3]) for each in found]


ALL = [block for page in PAGES for block in blocks(page)]


def of(kind: str) -> list[Block]:
    """The blocks of one kind that are not quoted from a file."""
    return [block for block in ALL if block.kind == kind and not block.quoted]


def commands_in_text() -> list[str]:
    """Commands that are named in a sentence or a table."""
    return sorted({command for page in PAGES for command in INLINE.findall(FENCED.sub("", read(page)))})


def commands_in_blocks() -> list[str]:
    """The lines of shell blocks."""
    return [line for block in of("sh") for line in block.text.splitlines() if line and not line.startswith("#")]
