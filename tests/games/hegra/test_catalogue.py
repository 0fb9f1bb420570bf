"""From a rule's id to the code that decides it, with one search."""

from __future__ import annotations

from pathlib import Path

from sandtable.engine.catalogue import RULE_ID
from sandtable.games import hegra, load

PACKAGE = Path(hegra.__file__).parent
CODE = {path: path.read_text(encoding="utf-8") for path in PACKAGE.glob("*.py")}


def test_every_rule_is_named_where_it_is_decided() -> None:
    """Examples are shown by scenarios; everything else has its line."""
    source = "\n".join(CODE.values())
    decided = [rule.id for rule in load("hegra").catalogue.rules.values() if rule.kind != "example"]
    assert [rule for rule in decided if rule not in source] == []


def test_the_code_names_no_rule_that_does_not_exist() -> None:
    catalogue = load("hegra").catalogue
    named = {rule for text in CODE.values() for rule in RULE_ID.findall(text)}
    assert sorted(rule for rule in named if rule not in catalogue) == []
