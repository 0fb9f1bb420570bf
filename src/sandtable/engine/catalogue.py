"""The rule catalogue of a game: every atomic rule with its id, text and page."""

from __future__ import annotations

import re
from importlib.resources.abc import Traversable

import msgspec

from sandtable.engine.content import convert, read_toml
from sandtable.engine.errors import Malformed

RULE_ID = re.compile(r"\b[A-Z]{3,5}-[A-Z]{2,4}-\d{2,3}\b")


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One atomic rule. `kind` is rule, component, example, ruling or difficulty."""

    id: str
    topic: str
    text: str
    source: str
    kind: str


class Catalogue(msgspec.Struct, frozen=True):
    """All rules of a game, by id, in the order of the book."""

    game: str
    rules: dict[str, Rule]

    def __getitem__(self, rule_id: str) -> Rule:
        return self.rules[rule_id]

    def __contains__(self, rule_id: str) -> bool:
        return rule_id in self.rules

    def __len__(self) -> int:
        return len(self.rules)


class _File(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    count: int
    rule: list[Rule]


def read_catalogue(path: Traversable) -> Catalogue:
    """Read a game's `rules.toml`, refusing a wrong count, a doubled id or a malformed one."""
    file = convert(read_toml(path), _File, where=path.name)
    rules = {rule.id: rule for rule in file.rule}
    if not len(rules) == len(file.rule) == file.count:
        raise Malformed(
            f"{file.count} rules announced, {len(file.rule)} listed, {len(rules)} different ids", where=path.name
        )
    wrong = [rule_id for rule_id in rules if not RULE_ID.fullmatch(rule_id)]
    if wrong:
        raise Malformed(f"not rule ids: {', '.join(wrong)}", where=path.name)
    return Catalogue(file.game, rules)
