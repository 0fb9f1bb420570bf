"""Content packs: cards, maps and missions as TOML, checked entry by entry."""

from __future__ import annotations

import re
import tomllib
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from sandtable.engine.errors import Malformed

T = TypeVar("T")

MAX_PACK_BYTES = 4_000_000
_AT = re.compile(r" - at `(?P<path>[^`]*)`$")


def read_toml(path: Traversable | Path) -> dict[str, Any]:
    """A TOML file as plain data, or an error with its file and line."""
    try:
        raw = path.read_bytes()
    except OSError as error:
        raise Malformed(f"cannot be read: {error.strerror or error}", where=str(path)) from None
    if len(raw) > MAX_PACK_BYTES:
        raise Malformed(f"is larger than {MAX_PACK_BYTES} bytes", where=str(path))
    try:
        return tomllib.loads(raw.decode("utf-8"))
    except UnicodeDecodeError as error:
        raise Malformed(f"is not UTF-8 text (byte {error.start})", where=str(path)) from None
    except (ValueError, RecursionError) as error:  # also numbers of thousands of digits
        raise Malformed(f"is not TOML: {error}", where=str(path)) from None


def convert(plain: object, kind: type[T], *, where: str) -> T:
    """Plain data as a checked structure; the error names file, entry, field and what was expected."""
    try:
        return msgspec.convert(plain, kind)
    except (msgspec.ValidationError, RecursionError) as error:
        raise Malformed(_explain(str(error), plain), where=where) from None


def _explain(message: str, plain: object) -> str:
    """msgspec says `$.event[3].weather`; people know the entry by its id."""
    at = _AT.search(message)
    if at is None:
        return message
    path = at["path"].removeprefix("$").removeprefix(".")
    return f"{_named(path, plain)}: {message[: at.start()]}"


def _named(path: str, plain: object) -> str:
    name = ""
    for part in re.findall(r"[^.\[\]]+", path):
        if isinstance(plain, list) and part.isdecimal():
            plain = plain[int(part)]
            label = plain.get("id") if isinstance(plain, dict) else None
            name += f"[{int(part) + 1}]" + (f" ({label})" if isinstance(label, str) else "")
        else:
            plain = plain.get(part) if isinstance(plain, dict) else None
            name += f".{part}" if name else part
    return name
