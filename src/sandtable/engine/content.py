"""Content packs: cards, maps and missions as TOML, checked entry by entry."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Collection
from importlib.resources.abc import Traversable
from pathlib import Path
from threading import Lock
from typing import TypeVar

import msgspec

from sandtable.engine.errors import Malformed
from sandtable.engine.plain import Plain

T = TypeVar("T")

MAX_PACK_BYTES = 4_000_000
_AT = re.compile(r" - at (?:`key` in )?`(?P<path>[^`]*)`$")


def read_toml(path: Traversable | Path) -> dict[str, Plain]:
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
    learn(kind)
    try:
        return msgspec.convert(plain, kind)
    except (msgspec.ValidationError, RecursionError) as error:
        raise Malformed(_explain(str(error), plain), where=where) from None
    except UnicodeEncodeError:  # half of a surrogate pair, which JSON can hold
        raise Malformed("holds a character that is none", where=where) from None


def learn(kind: type) -> None:
    """Let msgspec get to know a type before anybody uses it.

    It works types out when they are first used, and a second thread that uses one meanwhile brings the process down.
    """
    if kind not in _learned:
        with _learning:
            msgspec.json.Decoder(kind)
            _learned.add(kind)


_learned: set[type] = set()
_learning = Lock()


def content_folder(content: str) -> Path | None:
    """The folder of a content pack, if one was named and exists."""
    if not content:
        return None
    folder = Path(content)
    if not folder.is_dir():
        raise Malformed("is not a folder", where=content)
    return folder


def lay_over(plain: dict[str, dict[str, Plain]], pack: Path, *, others: Collection[str] = ()) -> None:
    """Put a pack's entries in the place of ours: in a list those with the same id, any other table as a whole.

    `plain` holds our files by their names without `.toml`. `others` are files and folders that a pack may hold as well
    and that somebody else reads, such as `missions`.
    """
    known = ", ".join((*(f"{name}.toml" for name in plain), *others))
    found = {path.stem: path for path in sorted(pack.glob("*.toml")) if path.name not in others}
    for name, path in found.items():
        if name not in plain:
            raise Malformed(f"expected one of {known}", where=str(path))
    if not found and not any((pack / other).exists() for other in others):
        raise Malformed(f"holds none of {known}", where=str(pack))
    for name, path in found.items():
        _replace(plain[name], read_toml(path), str(path))


def _replace(base: dict[str, Plain], extra: dict[str, Plain], where: str) -> None:
    for table, value in extra.items():
        if table not in base:
            raise Malformed(f"expected one of {', '.join(base)}, found {table!r}", where=where)
        ours = base[table]
        if not isinstance(ours, list):
            base[table] = value
            continue
        places = {entry["id"]: index for index, entry in enumerate(ours)}
        for number, entry in enumerate(value if isinstance(value, list) else [value], 1):
            entry_id = entry.get("id") if isinstance(entry, dict) else None
            if not isinstance(entry_id, str) or entry_id not in places:
                known = ", ".join(places)
                raise Malformed(f"{table}[{number}]: no entry {entry_id!r} to replace; ids: {known}", where=where)
            ours[places[entry_id]] = entry


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
