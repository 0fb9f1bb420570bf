"""The short written form of a position, as FEN is for chess.

    hegra/1 {difficulty=veteran} chance=7:41 day=4 ready=[officer soldier*3] …

A value is a whole number, a word, `yes`, `no`, `-` for nothing, a list `[a b*3]` or a table `{name=value}`; a text
that is not a word stands in double quotes, as in JSON. Fields that are as in the set-up are left out.
"""

from __future__ import annotations

import json
import re
from itertools import groupby
from typing import NoReturn

from sandtable.engine.errors import Malformed
from sandtable.engine.plain import Fields, Plain

_TOKEN = re.compile(r'\s*(?:(?P<mark>[\[\]{}=*])|(?P<text>"(?:[^"\\]|\\.)*")|(?P<word>[^\s\[\]{}=*"]+))')
_WORD = re.compile(r"[a-z][a-z0-9_.-]*")
_NUMBER = re.compile(r"-?[0-9]{1,78}")  # a seed has up to 78 digits
_RESERVED = ("yes", "no")
_MAX_DEPTH = 20
_MAX_COPIES = 1000


def write(value: object) -> str:
    """Plain data as text."""
    match value:
        case None:
            return "-"
        case bool():
            return "yes" if value else "no"
        case int():
            return str(value)
        case str():
            return value if _WORD.fullmatch(value) and value not in _RESERVED else json.dumps(value)
        case list() | tuple():
            runs = groupby(write(item) for item in value)
            return "[" + " ".join(_copies(text, sum(1 for _ in run)) for text, run in runs) + "]"
        case dict():
            return "{" + " ".join(f"{write(str(name))}={write(item)}" for name, item in value.items()) + "}"
    raise TypeError(f"cannot write {type(value).__name__}")


def _copies(text: str, count: int) -> str:
    most = [f"{text}*{_MAX_COPIES}"] * (count // _MAX_COPIES)
    rest = count % _MAX_COPIES
    return " ".join(most + [text if rest == 1 else f"{text}*{rest}"] * (rest > 0))


def write_fields(fields: Fields) -> str:
    """A table without its braces."""
    return write(fields)[1:-1]


def read(text: str) -> Plain:
    """The plain data that `write` wrote."""
    reader = _Reader(text)
    value = reader.value()
    reader.expect_end()
    return value


def read_fields(text: str) -> dict[str, Plain]:
    """The table that `write_fields` wrote."""
    reader = _Reader(text)
    fields = reader.fields()
    reader.expect_end()
    return fields


class _Reader:
    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.depth = 0

    def _peek(self) -> tuple[str, str, int]:
        found = _TOKEN.match(self.text, self.at)
        if found is None or found.end() == self.at:
            if self.text[self.at :].strip():
                self._fail("a value")
            return "", "", len(self.text)
        kind = found.lastgroup or ""
        return kind, found[kind], found.end()

    def _next(self) -> tuple[str, str]:
        kind, token, end = self._peek()
        self.at = end
        return kind, token

    def _skip(self, mark: str) -> bool:
        kind, token, end = self._peek()
        if kind == "mark" and token == mark:
            self.at = end
            return True
        return False

    def _fail(self, expected: str) -> NoReturn:
        rest = self.text[self.at : self.at + 20].strip() or "the end"
        raise Malformed(f"expected {expected} at character {self.at + 1}, found {rest!r}")

    def expect_end(self) -> None:
        if self._peek()[0]:
            self._fail("nothing more")

    def value(self) -> Plain:
        self.depth += 1
        if self.depth > _MAX_DEPTH:
            self._fail(f"at most {_MAX_DEPTH} levels")
        start = self.at
        kind, token = self._next()
        if kind == "mark" and token in "[{":
            found: Plain = self._list() if token == "[" else self._table()
        elif kind == "text":
            found = self._text(token, start)
        elif kind == "word":
            found = self._word(token, start)
        else:
            self.at = start
            self._fail("a value")
        self.depth -= 1
        return found

    def _text(self, token: str, start: int) -> str:
        try:
            text: str = json.loads(token)
            text.encode()  # half of a surrogate pair is no text
        except ValueError:
            self.at = start
            self._fail("a text as in JSON")
        return text

    def _word(self, token: str, start: int) -> Plain:
        if token in {"-", "yes", "no"}:
            return {"-": None, "yes": True, "no": False}[token]
        if _NUMBER.fullmatch(token):
            return int(token)
        if not _WORD.fullmatch(token):
            self.at = start
            self._fail("a word, a number or a text in double quotes")
        return token

    def _list(self) -> list[Plain]:
        items: list[Plain] = []
        while not self._skip("]"):
            if not self._peek()[0]:
                self._fail("']'")
            item = self.value()
            items += [item] * (self._count() if self._skip("*") else 1)
        return items

    def _count(self) -> int:
        start = self.at
        count = self.value()
        if isinstance(count, bool) or not isinstance(count, int) or not 1 <= count <= _MAX_COPIES:
            self.at = start
            self._fail(f"a count from 1 to {_MAX_COPIES}")
        return count

    def _table(self) -> dict[str, Plain]:
        fields = self.fields()
        if not self._skip("}"):
            self._fail("'}'")
        return fields

    def fields(self) -> dict[str, Plain]:
        fields: dict[str, Plain] = {}
        while self._peek()[1] not in ("", "}"):
            start = self.at
            name = self.value()
            if not isinstance(name, str | int) or isinstance(name, bool):
                self.at = start
                self._fail("a name")
            if str(name) in fields:
                self.at = start
                self._fail("each name once")
            if not self._skip("="):
                self._fail("'='")
            fields[str(name)] = self.value()
        return fields
