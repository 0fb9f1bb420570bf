"""`import sandtable` offers what a programmer wants, and imports it only when it is used."""

from __future__ import annotations

import ast
import subprocess
import sys
from importlib import import_module

import pytest

import sandtable
from sandtable import Malformed, Match, Setup, load
from tests import pages
from tests.cli.conftest import Run, run

__all__ = ["run"]  # a fixture


def promised() -> dict[str, str]:
    """The names that type checkers see, each with the module that it comes from."""
    source = ast.parse(pages.read("src/sandtable/__init__.py"))
    imports = (node for node in ast.walk(source) if isinstance(node, ast.ImportFrom))
    return {name.name: str(each.module) for each in imports for name in each.names}


@pytest.mark.parametrize("name", sandtable.__all__)
def test_each_name_is_what_type_checkers_take_it_for(name: str) -> None:
    home = promised()[name]
    expected = import_module("sandtable.games") if name == "games" else getattr(import_module(home), name)
    assert getattr(sandtable, name) is expected
    assert name in dir(sandtable)


def test_a_name_that_is_not_offered_is_an_error() -> None:
    with pytest.raises(AttributeError, match="module 'sandtable' has no attribute 'chess'"):
        sandtable.chess  # type: ignore[attr-defined]  # noqa: B018


def test_importing_the_package_imports_nothing_else() -> None:
    script = "import sys, sandtable; print(*(name for name in sys.modules if name.startswith('sandtable.')))"
    loaded = subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True).stdout
    assert loaded.split() == []


@pytest.mark.parametrize("name", sandtable.__all__)
def test_the_page_about_the_package_names_everything_that_it_offers(name: str) -> None:
    assert f"`{name}" in pages.read("docs/api.md")


def test_an_unknown_mission_is_refused_with_the_missions_that_there_are() -> None:
    with pytest.raises(Malformed, match=r"'nowhere'.*officers-room, radio-mast, kennels"):
        Match.new(load("wolfenstein"), Setup(1, {"mission": "nowhere"}))


def test_an_unknown_mission_is_refused_on_the_command_line(run: Run) -> None:
    code, out, err = run("play", "wolfenstein", "--option", "mission=nowhere")
    assert (code, out) == (2, "")
    assert "'nowhere'" in err
    assert "officers-room, radio-mast, kennels" in err
    assert err.count("\n") == 1
