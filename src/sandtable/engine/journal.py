"""The journal: a game in progress or finished, in text that a person can read, as PGN is for chess.

    sandtable-journal 1
    game hegra
    ruleset 1
    seed 20261115
    options {difficulty=veteran}

    1 commander draw #5a0c91d2
    2 commander stop #77be01aa

A decision's line is its number, the seat, the answer, and (where it was saved at that moment) a check of the position
it led to. A line that begins with `;` is a note. Nothing else is needed to rebuild the game exactly.
"""

from __future__ import annotations

import re

import msgspec

from sandtable.engine import notation, plain
from sandtable.engine.errors import Malformed
from sandtable.engine.game import Setup
from sandtable.engine.plain import Plain

FORMAT = "sandtable-journal 1"
MAX_BYTES = 4_000_000

_LINE = re.compile(r"(?P<number>[1-9]\d{0,8}) (?P<seat>[a-z0-9-]+) (?P<answer>[^#]+?)(?: #(?P<check>[0-9a-f]{8}))?")
_KINDS: dict[str, type] = {"game": str, "ruleset": int, "seed": int, "options": dict, "content": str}
_EXPECTED = {str: "a text", int: "a whole number", dict: "a table in braces"}


class Line(msgspec.Struct, frozen=True):
    """One decision; `line` is where it stands in the file."""

    seat: str
    answer: str
    check: str = ""
    notes: tuple[str, ...] = ()
    line: int = 0


class Journal(msgspec.Struct, frozen=True):
    game: str
    ruleset: int
    setup: Setup
    lines: tuple[Line, ...] = ()
    notes: tuple[str, ...] = ()  # after the last decision

    def write(self) -> str:
        text = [
            FORMAT,
            f"game {self.game}",
            f"ruleset {self.ruleset}",
            f"seed {self.setup.seed}",
            f"options {notation.write(self.setup.options)}",
        ]
        if self.setup.content:
            text.append(f"content {notation.write(self.setup.content)}")
        text.append("")
        for number, line in enumerate(self.lines, 1):
            text += [f"; {note}" for note in line.notes]
            text.append(f"{number} {line.seat} {line.answer}" + (f" #{line.check}" if line.check else ""))
        text += [f"; {note}" for note in self.notes]
        return "\n".join(text) + "\n"


def read_journal(text: str, source: str = "journal") -> Journal:
    """Read a journal, or say which line is damaged and what was expected there."""
    if len(text) > MAX_BYTES:
        raise Malformed(f"is larger than {MAX_BYTES} characters", where=source)
    rows = text.split("\n")
    if rows[0].rstrip() != FORMAT:
        raise Malformed(f"expected {FORMAT!r}, found {rows[0][:40]!r}", where=f"{source}, line 1")
    if rows[-1] != "":
        raise Malformed("the last line is cut short: no line end", where=f"{source}, line {len(rows)}")
    headers: dict[str, Plain] = {}
    lines: list[Line] = []
    notes: list[str] = []
    for number, raw in enumerate(rows[1:], 2):
        row = raw.rstrip()
        where = f"{source}, line {number}"
        if not row:
            continue
        if row.startswith(";"):
            notes.append(row[1:].strip())
        elif row[0].isdecimal():
            lines.append(_decision(row, len(lines) + 1, tuple(notes), number, where))
            notes = []
        elif lines:
            raise Malformed(f"expected decision {len(lines) + 1}, found {row[:40]!r}", where=where)
        else:
            _header(row, headers, where)
    where = f"{source}, line {lines[0].line if lines else len(rows)}"
    return _journal(headers, lines, notes, where)


def _header(row: str, headers: dict[str, Plain], where: str) -> None:
    name, _, value = row.partition(" ")
    if name not in _KINDS:
        raise Malformed(f"expected one of {', '.join(_KINDS)}, found {name[:40]!r}", where=where)
    if name in headers:
        raise Malformed(f"{name!r} stands here a second time", where=where)
    if name == "game":
        headers[name] = value
        return
    try:
        headers[name] = notation.read(value)
    except Malformed as error:
        raise Malformed(f"{name}: {error}", where=where) from None
    if type(headers[name]) is not _KINDS[name]:
        raise Malformed(f"{name!r} is not {_EXPECTED[_KINDS[name]]}", where=where)


def _decision(row: str, expected: int, notes: tuple[str, ...], number: int, where: str) -> Line:
    found = _LINE.fullmatch(row)
    if found is None:
        raise Malformed(f"expected 'NUMBER SEAT ANSWER #CHECK', found {row[:60]!r}", where=where)
    if int(found["number"]) != expected:
        raise Malformed(f"expected decision {expected}, found {found['number']}", where=where)
    return Line(found["seat"], found["answer"].strip(), found["check"] or "", notes, number)


def _journal(headers: dict[str, Plain], lines: list[Line], notes: list[str], where: str) -> Journal:
    for name in _KINDS:
        if name not in headers and name != "content":
            raise Malformed(f"no {name!r} line stands before this one", where=where)
    options, content = headers["options"], plain.word(headers, "content") if "content" in headers else ""
    assert isinstance(options, dict)  # noqa: S101 - its header was read
    setup = Setup(plain.number(headers, "seed"), options, content)
    return Journal(plain.word(headers, "game"), plain.number(headers, "ruleset"), setup, tuple(lines), tuple(notes))
