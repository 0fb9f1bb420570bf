"""The rule catalogue: unique ids, and correct counts."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sandtable.engine.catalogue import RULE_ID, read_catalogue
from sandtable.engine.errors import Malformed
from sandtable.engine.game import Game
from tests.support import GAMES

RULE = """
[[rule]]
id = "{id}"
topic = "set-up"
text = "Shuffle."
source = "p.1"
kind = "rule"
"""


def catalogue(path: Path, *ids: str, count: int | None = None, extra: str = "") -> Path:
    text = f'game = "parley"\ncount = {len(ids) if count is None else count}\n' + "".join(
        RULE.format(id=i) for i in ids
    )
    path.write_text(text + extra, encoding="utf-8")
    return path


def test_a_catalogue_gives_each_rule_by_its_id(tmp_path: Path) -> None:
    rules = read_catalogue(catalogue(tmp_path / "rules.toml", "PARL-SET-01", "PARL-SET-02"))
    assert len(rules) == 2
    assert list(rules.rules) == ["PARL-SET-01", "PARL-SET-02"]
    assert "PARL-SET-02" in rules
    assert "PARL-SET-03" not in rules
    assert (rules["PARL-SET-01"].text, rules["PARL-SET-01"].source, rules.game) == ("Shuffle.", "p.1", "parley")


@pytest.mark.parametrize(
    ("ids", "count", "extra", "message"),
    [
        (("PARL-SET-01",), 2, "", "2 rules announced, 1 listed, 1 different ids"),
        (("PARL-SET-01", "PARL-SET-01"), 2, "", "2 rules announced, 2 listed, 1 different ids"),
        (("PARL-SET-01", "PARL-SET-01"), 1, "", "1 rules announced, 2 listed, 1 different ids"),
        (("PARL-SET-01", "parl-set-2"), None, "", "not rule ids: parl-set-2"),
        (
            ("PARL-SET-01",),
            None,
            "colour = 'red'\n",
            r"rule\[1\] \(PARL-SET-01\): Object contains unknown field `colour`",
        ),
        (("PARL-SET-01",), None, "kind = 3\n", "is not TOML: Cannot overwrite a value"),
        (("PARL-SET-01",), None, "[[rule]]\n", r"rule\[2\]: Object missing required field `id`"),
    ],
)
def test_a_wrong_catalogue_is_refused(
    tmp_path: Path, ids: tuple[str, ...], count: int | None, extra: str, message: str
) -> None:
    with pytest.raises(Malformed, match=rf"rules\.toml: {message}"):
        read_catalogue(catalogue(tmp_path / "rules.toml", *ids, count=count, extra=extra))


def _prefixes_of_others(game: Game[Any]) -> set[str]:
    others = (other for other in GAMES.values() if other.key != game.key)
    return {rule_id.split("-")[0] for other in others for rule_id in other.catalogue.rules}


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: str(game.key))
def test_every_game_has_a_catalogue_of_its_own(game: Game[Any]) -> None:
    assert game.catalogue.game == game.key
    prefixes = {rule_id.split("-")[0] for rule_id in game.catalogue.rules}
    assert any(game.key.upper().startswith(prefix[:4]) for prefix in prefixes)
    assert prefixes.isdisjoint(_prefixes_of_others(game))
    assert {rule.kind for rule in game.catalogue.rules.values()} <= {
        "rule",
        "component",
        "difficulty",
        "example",
        "item",
        "keyword",
        "map",
        "optional",
        "ruling",
        "solo",
    }
    assert all(rule.text.strip() and rule.source.strip() for rule in game.catalogue.rules.values())


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: str(game.key))
def test_every_rule_that_the_code_names_is_in_the_catalogue(game: Game[Any]) -> None:
    named = {
        (file.name, rule_id)
        for file in game.folder.iterdir()
        if file.name.endswith(".py")
        for rule_id in RULE_ID.findall(file.read_text(encoding="utf-8"))
    }
    assert named
    assert {(name, rule_id) for name, rule_id in named if rule_id not in game.catalogue} == set()
