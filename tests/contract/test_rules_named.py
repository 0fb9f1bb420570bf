"""Every rule can be found: its id stands in full beside what decides it, in the game's code or its content."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from sandtable.engine.catalogue import RULE_ID
from sandtable.games import keys, load

RANGE = re.compile(r"[A-Z]{3,5}-[A-Z]{2,4}-\d{2,3} (?:to|-) -?(?:[A-Z]{3,5}-[A-Z]{2,4}-)?\d{2,3}|, -\d{2,3}\b")


def sources(key: str) -> Iterator[Path]:
    folder = Path(str(load(key).folder))
    yield from folder.rglob("*.py")
    yield from (folder / "content").rglob("*.toml")


@pytest.mark.parametrize("key", keys())
def test_each_rule_is_named_in_full_beside_what_decides_it(key: str) -> None:
    named = {found for path in sources(key) for found in RULE_ID.findall(path.read_text("utf-8"))}
    rules = [rule.id for rule in load(key).catalogue.rules.values() if rule.kind == "rule"]
    assert [rule for rule in rules if rule not in named] == []


@pytest.mark.parametrize("key", keys())
def test_nobody_writes_a_range_of_rules(key: str) -> None:
    """Whoever searches for the second of three must find it."""
    found = {path.name: RANGE.findall(path.read_text("utf-8")) for path in sources(key)}
    assert {name: ranges for name, ranges in found.items() if ranges} == {}
