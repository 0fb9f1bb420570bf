"""`sandtable rules`: lists the rules of a game, the code that names each, and the tests that show it."""

from __future__ import annotations

import sys
from importlib.resources.abc import Traversable
from itertools import groupby
from pathlib import Path

import msgspec
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sandtable.cli.boards.pieces import DANGER, QUIET, TITLE, heading
from sandtable.cli.common import screen
from sandtable.engine.catalogue import Catalogue, Rule
from sandtable.engine.errors import Malformed
from sandtable.engine.game import AnyGame
from sandtable.games import load
from sandtable.lab.coverage import collect

NEAREST = 8


def rule_card(rule: Rule, width: int, *, brief: bool = False) -> RenderableType:
    """A rule on the screen: its id, source and text."""
    title = Text.assemble((rule.id, TITLE), (f"  {rule.topic} · {rule.kind} · {rule.source}", QUIET))
    text = Text(rule.text)
    if not brief:
        return Group(title, text)
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.width = width
    grid.add_column(no_wrap=True, style=TITLE)
    grid.add_column(ratio=1)
    grid.add_column(no_wrap=True, style=QUIET)
    grid.add_row(rule.id, text, rule.source)
    return grid


def search_rules(catalogue: Catalogue, words: str) -> list[Rule]:
    """The rules whose id, topic or text contains these words."""
    wanted = words.lower()
    return [rule for rule in catalogue.rules.values() if wanted in f"{rule.id} {rule.topic} {rule.text}".lower()]


def list_rules(game_key: str, *, as_json: bool) -> None:
    """Print all rules by topic."""
    catalogue = load(game_key).catalogue
    if as_json:
        _print_json({"game": catalogue.game, "rules": list(catalogue.rules.values())})
        return
    console = screen()
    for topic, rules in groupby(catalogue.rules.values(), key=lambda rule: rule.topic):
        console.print(heading(topic, console.width))
        for rule in rules:
            console.print(rule_card(rule, console.width, brief=True))


def show_rule(game_key: str, rule_id: str, tests: Path | None, *, as_json: bool) -> None:
    """Print one rule with the lines of code that name it and the tests that show it."""
    game = load(game_key)
    rule = _find(game.catalogue, rule_id)
    code = named_in_code(game, rule.id)
    shown = collect(folder, game).get(rule.id, []) if (folder := _tests(tests, needed=False)) else []
    if as_json:
        _print_json({**msgspec.to_builtins(rule), "code": code, "shown_by": shown})
        return
    console = screen()
    console.print(rule_card(rule, console.width))
    for title, places in (("Named in the code", code), ("Shown by", shown)):
        console.print(heading(title, console.width))
        for place in places or ["nothing"]:
            console.print(Text(f"  {place}", "" if places else DANGER), soft_wrap=True)


def _find(catalogue: Catalogue, rule_id: str) -> Rule:
    wanted = rule_id.upper()
    if wanted in catalogue:
        return catalogue[wanted]
    stem = wanted.rpartition("-")[0] or wanted
    near = [known for known in catalogue.rules if known.startswith(stem)]
    groups = list(dict.fromkeys(known.rpartition("-")[0] for known in catalogue.rules))
    hint = f"near it: {', '.join(near[:NEAREST])}" if near else f"there are {', '.join(f'{g}-01 …' for g in groups)}"
    raise Malformed(f"{catalogue.game} has no rule {rule_id[:40]!r}; {hint}")


def named_in_code(game: AnyGame, rule_id: str) -> list[str]:
    """Where the game's code names a rule, as `file:line`."""
    return [
        f"{_relative(path)}:{number}"
        for path in _sources(game.folder)
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if rule_id in line
    ]


def _sources(folder: Traversable) -> list[Path]:
    return sorted(Path(str(folder)).rglob("*.py"))


def _relative(path: Path) -> str:
    """The path relative to the current folder, or else to the folder of the package."""
    for base in (Path.cwd(), *(Path(entry) for entry in sys.path if entry)):
        if path.is_relative_to(base.resolve()):
            return path.relative_to(base.resolve()).as_posix()
    return path.as_posix()


# -- coverage --------------------------------------------------------------------------------------------------------


def cover(game_key: str, tests: Path | None, *, verbose: bool, as_json: bool) -> int:
    """Print the rules that no test or scenario shows; returns 1 if there are any."""
    game = load(game_key)
    folder = _tests(tests, needed=True)
    assert folder is not None  # noqa: S101 - an error otherwise
    shown = collect(folder, game)
    rules = game.catalogue.rules
    bare = [rule for rule_id, rule in rules.items() if rule_id not in shown]
    if as_json:
        _print_json(
            {
                "game": game.key,
                "shown": len(rules) - len(bare),
                "rules": len(rules),
                "shown_by": {rule_id: shown.get(rule_id, []) for rule_id in rules},
                "bare": [rule.id for rule in bare],
            }
        )
        return int(bool(bare))
    console = screen()
    if verbose:
        for rule_id in rules:
            for number, place in enumerate(shown.get(rule_id, [])):
                console.print(Text.assemble((rule_id if not number else " " * len(rule_id), TITLE), f"  {place}"))
    if bare:
        console.print(heading("Without a test", console.width))
    for rule in bare:
        console.print(rule_card(rule, console.width, brief=True))
    console.print(f"{game.key}: {len(rules) - len(bare)} of {len(rules)} rules shown")
    return int(bool(bare))


def _tests(folder: Path | None, *, needed: bool) -> Path | None:
    found = folder or Path("tests")
    if found.is_dir():
        return found
    if needed or folder is not None:
        raise Malformed("is not a folder; name the one with tests and scenarios with --tests DIR", where=str(found))
    return None


def _print_json(document: object) -> None:
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(document), indent=2).decode() + "\n")
