"""Finds which tests and scenarios show which rules, by reading the files and running none."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterable, Iterator
from pathlib import Path

from sandtable.engine.content import read_toml
from sandtable.engine.errors import Malformed
from sandtable.engine.game import AnyGame
from sandtable.engine.scenario import Scenario, read_scenario

MARKER = "rules"


def collect(tests: Path, game: AnyGame) -> dict[str, list[str]]:
    """By rule id, the scenarios and tests that show it, as `path` and `path::name`; an unknown id is an error."""
    shown: dict[str, list[str]] = {}
    for where, name, ids in (*_scenarios(tests / "scenarios", game.key), *_marked(tests)):
        for rule_id in ids:
            if rule_id in game.catalogue:
                shown.setdefault(rule_id, []).append(name)
            elif rule_id.startswith(f"{_prefix(game)}-"):
                raise Malformed(f"no rule {rule_id!r} in the catalogue of {game.key}", where=where)
    return shown


def _prefix(game: AnyGame) -> str:
    return next(iter(game.catalogue.rules), "").partition("-")[0]


# -- scenarios -------------------------------------------------------------------------------------------------------


def scenario_files(paths: Iterable[Path]) -> list[Path]:
    """The scenario files among these paths and below them; a content pack that a scenario uses is not one itself."""
    found: dict[Path, None] = {}
    for path in paths:
        if path.is_dir():
            inside = sorted(file for file in path.rglob("*.toml") if file.is_file())
            packs = {pack for file in inside if (pack := _pack(file)) is not None}
            found |= dict.fromkeys(file for file in inside if packs.isdisjoint(file.resolve().parents))
        else:
            found[path] = None
    return list(found)


def _pack(file: Path) -> Path | None:
    """The folder of the content pack that a scenario names; none if the file cannot be read."""
    try:
        content = read_toml(file).get("content")
    except Malformed:
        return None
    return (file.parent / content).resolve() if content and isinstance(content, str) else None


def _scenarios(folder: Path, game_key: str) -> Iterator[tuple[str, str, tuple[str, ...]]]:
    for file in scenario_files([folder]) if folder.is_dir() else ():
        scenario: Scenario = read_scenario(file)
        if scenario.game == game_key:
            yield str(file), file.as_posix(), scenario.rules


# -- tests -----------------------------------------------------------------------------------------------------------


def _marked(tests: Path) -> Iterator[tuple[str, str, tuple[str, ...]]]:
    for file in sorted(tests.rglob("*.py")):
        try:
            tree = ast.parse(file.read_text(encoding="utf-8"), str(file))
        except (OSError, UnicodeDecodeError, SyntaxError, ValueError) as error:
            raise Malformed(f"cannot be read as Python: {error}", where=str(file)) from None
        constants = _constants(tree)
        yield from _marks_in(tree, file, "", constants)


def _marks_in(
    node: ast.AST, file: Path, inside: str, constants: dict[str, object]
) -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """Every `pytest.mark.rules(...)` below a node, with the name of the test that it marks or stands in."""
    for child in ast.iter_child_nodes(node):
        name = inside
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            name = f"{inside}::{child.name}"
        if isinstance(child, ast.Call) and _is_marker(child.func):
            where = f"{file}, line {child.lineno}"
            yield where, f"{file.as_posix()}{inside}", tuple(_ids(child, constants, where))
        yield from _marks_in(child, file, name, constants)


def _is_marker(function: ast.expr) -> bool:
    match function:
        case ast.Attribute(attr=attr, value=ast.Attribute(attr="mark")) if attr == MARKER:
            return True
    return False


def _ids(call: ast.Call, constants: dict[str, object], where: str) -> Iterator[str]:
    """The ids that a marker names, as texts or as a constant of the file."""
    for argument in call.args:
        inner = argument.value if isinstance(argument, ast.Starred) else argument
        try:
            value = constants[inner.id] if isinstance(inner, ast.Name) else ast.literal_eval(inner)
        except (KeyError, ValueError):
            value = None
        if not isinstance(value, Collection):
            raise Malformed("expected rule ids as texts or as a constant of this file", where=where)
        yield from (value,) if isinstance(value, str) else map(str, value)


def _constants(tree: ast.Module) -> dict[str, object]:
    """Names that the file gives to plain values."""
    found: dict[str, object] = {}
    for statement in tree.body:
        match statement:
            case (
                ast.Assign(targets=[ast.Name(id=name)], value=value)
                | ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value)
            ):
                try:
                    found[name] = ast.literal_eval(value)
                except ValueError:
                    continue
    return found
