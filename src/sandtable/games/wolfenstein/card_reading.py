"""The cards as they are written: files of TOML, ours and a pack's, in which effects are short."""

from __future__ import annotations

import textwrap
from collections.abc import Collection, Iterator
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from types import GenericAlias
from typing import Any, TypeVar

import msgspec

from sandtable.engine.content import convert, lay_over, read_toml
from sandtable.engine.errors import Malformed
from sandtable.games.wolfenstein.card_check import problems
from sandtable.games.wolfenstein.cards import (
    Cards,
    Chest,
    Die,
    Difficulty,
    Enemy,
    Entry,
    Equipment,
    EventCard,
    Hero,
    Weapon,
)
from sandtable.games.wolfenstein.vocabulary import VOCABULARY, Term

#: The files, and what their tables are called.
FILES = {
    "heroes": "hero",
    "enemies": "enemy",
    "weapons": "weapon",
    "equipment": "equipment",
    "events": "event",
    "chests": "chest",
    "dice": "die",
    "difficulties": "difficulty",
}

C = TypeVar("C", bound=Entry)


def read_cards(pack: Path | None = None, *, others: Collection[str] = ()) -> Cards:
    """The cards; a pack's entries take the place of ours with the same id. `others` of a pack are not read here."""
    folder = files(__package__) / "content"
    plain = {name: read_toml(folder / f"{name}.toml") for name in FILES}
    where = {name: f"content/{name}.toml" for name in FILES}
    if pack is not None:
        lay_over(plain, pack, others=others)
        where |= {name: str(pack / f"{name}.toml") for name in FILES if (pack / f"{name}.toml").is_file()}
    cards = Cards(
        _read(plain, where, "heroes", Hero),
        _read(plain, where, "enemies", Enemy),
        _read(plain, where, "weapons", Weapon),
        _read(plain, where, "equipment", Equipment),
        _read(plain, where, "events", EventCard),
        _read(plain, where, "chests", Chest),
        next(iter(_read(plain, where, "dice", Die).values())),
        _read(plain, where, "difficulties", Difficulty),
    )
    for file, problem in problems(cards):
        raise Malformed(problem, where=where[file])
    return cards


@lru_cache(maxsize=1)
def standard_cards() -> Cards:
    """The cards without a pack, read once."""
    return read_cards()


def _read(plain: dict[str, dict[str, Any]], where: dict[str, str], file: str, kind: type[C]) -> dict[str, C]:
    table = FILES[file]
    shape = msgspec.defstruct("File", [(table, GenericAlias(list, (kind,)))], forbid_unknown_fields=True)
    try:
        spelled = _spell_all(plain[file], "", where[file])
    except RecursionError:
        raise Malformed("is nested too deeply", where=where[file]) from None
    entries: list[C] = getattr(convert(spelled, shape, where=where[file]), table)
    return {entry.id: entry for entry in entries}


# -- effects, as they are written ---------------------------------------------------------------------------------

_EFFECT_LISTS = ("effects", "player", "team", "otherwise")


def _spell_all(plain: Any, path: str, where: str) -> Any:
    """The same data, with every effect written out: `{ heal = 2 }` as `{ name = "heal", n = 2 }`."""
    if isinstance(plain, list):
        return [_spell_all(part, f"{path}[{n}]{_label(part)}", where) for n, part in enumerate(plain, 1)]
    if not isinstance(plain, dict):
        return plain
    return {
        key: _spell_list(part, f"{path}.{key}" if path else key, where)
        if key in _EFFECT_LISTS
        else _spell_all(part, f"{path}.{key}" if path else key, where)
        for key, part in plain.items()
    }


def _label(part: object) -> str:
    label = part.get("id") if isinstance(part, dict) else None
    return f" ({label})" if isinstance(label, str) else ""


def _spell_list(plain: Any, path: str, where: str) -> Any:
    if not isinstance(plain, list):
        raise Malformed(f"{path}: expected a list of effects, found {_brief(plain)}", where=where)
    return [_spell(line, f"{path}[{n}]", where) for n, line in enumerate(plain, 1)]


def _spell(line: Any, path: str, where: str) -> dict[str, Any]:
    if not isinstance(line, dict) or len(line) != 1:
        raise Malformed(f"{path}: expected a table with one effect, found {_brief(line)}", where=where)
    name, value = next(iter(line.items()))
    if name not in VOCABULARY:
        raise Malformed(f"{path}: no effect {name!r}; effects: {', '.join(VOCABULARY)}", where=where)
    term = VOCABULARY[name]
    if isinstance(value, dict):
        parameters = value
    elif value is True or not term.takes:
        parameters = {}
    else:
        parameters = {term.takes[0]: value}
    for problem in _parameter_problems(term, value, parameters):
        raise Malformed(f"{path}: {name}: {problem}", where=where)
    if name == "choose":
        texts = enumerate(parameters["options"], 1)
        return {"name": name, "options": [_spell_list(text, f"{path}: choose[{n}]", where) for n, text in texts]}
    return {"name": name, **_spell_all(parameters, f"{path}: {name}", where)}


def _brief(value: object) -> str:
    return textwrap.shorten(repr(value), 80)


def _parameter_problems(term: Term, value: Any, parameters: dict[str, Any]) -> Iterator[str]:
    if not term.takes and value is not True:
        yield f"expected true, found {_brief(value)}"
    for name in parameters:
        if name not in term.takes:
            yield f"no parameter {name!r}; parameters: {', '.join(term.takes)}"
    for name in term.needs:
        if name not in parameters:
            yield f"expected the parameter {name!r}, found {_brief(value)}"
    number = parameters.get("n", 1)
    if isinstance(number, int) and (number == 0 or (number < 0 and not term.goes_both_ways)):
        yield f"n: expected a number {'other than 0' if term.goes_both_ways else 'above 0'}, found {number!r}"
    texts = parameters.get("options", [[], []])
    if not isinstance(texts, list) or len(texts) < 2:
        yield f"expected a list of at least two texts, found {_brief(texts)}"
