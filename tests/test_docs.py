"""The documentation is correct: its code runs, its commands exist, its data can be read."""

from __future__ import annotations

import ast
import doctest
import re
import shlex
import sys
import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest
import typer

from sandtable.cli.common import options_of
from sandtable.cli.main import app, main
from sandtable.engine.content import convert
from sandtable.engine.decision import Decision, Option, Play
from sandtable.engine.game import Setup
from sandtable.engine.journal import read_journal
from sandtable.engine.match import Match
from sandtable.engine.scenario import Scenario, run_scenario
from sandtable.games import load
from sandtable.games.atlantikwall.cards import read_cards
from sandtable.games.atlantikwall.maps import MapFile
from sandtable.games.atlantikwall.maps import problems as map_problems
from sandtable.games.hegra.box import EventCard
from sandtable.games.reichbusters.card_reading import standard_cards
from sandtable.games.reichbusters.missions import mission_from as raider_mission
from sandtable.games.reichbusters.missions import problems as raider_problems
from sandtable.games.wolfenstein.missions import mission_from
from sandtable.games.wolfenstein.missions import problems as mission_problems
from sandtable.server.app import Settings, make_app
from tests import pages
from tests.pages import Block
from tests.support import CASES, ROOT, Case

KINDS = {"python", "pycon", "sh", "text", "toml"}
#: Needs a server: `tests/server/test_first_program.py` runs it.
RUN_ELSEWHERE = "docs/protocol.md"
PYTHON_PAGES = sorted({block.page for block in (*pages.of("python"), *pages.of("pycon"))} - {RUN_ELSEWHERE})
#: Commands that end by themselves within seconds.
QUICK = {"check", "replay", "rules", "simulate", "watch"}
TARGETS = set(re.findall(r"^([a-z]+):", pages.read("Makefile"), re.MULTILINE))
COMMANDS = typer.main.get_group(app).commands


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder to run examples in, with a data folder of its own."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SANDTABLE_DATA", str(tmp_path / "data"))
    return tmp_path


def shown(page: str, kind: str, starting: str = "") -> str:
    """The first block of a page that is of this kind and starts like this."""
    return next(b.text for b in pages.blocks(page) if b.kind == kind and b.text.startswith(starting))


@pytest.mark.parametrize("block", pages.ALL, ids=str)
def test_every_block_says_what_it_is(block: Block) -> None:
    assert block.kind in KINDS


@pytest.mark.parametrize("block", [block for block in pages.ALL if block.quoted], ids=str)
def test_a_quoted_block_stands_in_its_file(block: Block) -> None:
    """A quote with `...` is compared piece by piece, in order."""
    source = pages.read(block.quoted)
    at = 0
    for piece in re.split(r"^ *\.\.\.\n", block.text, flags=re.MULTILINE):
        at = source.find(piece, at)
        assert at >= 0, f"{block.quoted} does not have:\n{piece}"


@pytest.mark.parametrize("page", pages.PAGES)
def test_links_lead_somewhere(page: str) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", pages.read(page)):
        assert ((ROOT / page).parent / target).exists(), target


# -- Python --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("page", PYTHON_PAGES)
def test_the_python_of_a_page_runs(page: str, desk: Path) -> None:
    """From top to bottom in one namespace. TOML examples with an id are saved as `ID.toml` in the current folder."""
    namespace: dict[str, Any] = {"__name__": "__page__"}
    for block in pages.blocks(page):
        if block.quoted:
            continue
        if block.kind == "toml" and "id" in (entry := tomllib.loads(block.text)):
            (desk / f"{entry['id']}.toml").write_text(block.text, encoding="utf-8")
        elif block.kind == "python":
            exec(compile("\n" * block.line + block.text, page, "exec"), namespace)  # noqa: S102 - our own page
        elif block.kind == "pycon":
            run_session(block, namespace)


def run_session(block: Block, namespace: dict[str, Any]) -> None:
    """Run the lines after `>>>` and compare the output."""
    session = doctest.DocTestParser().get_doctest(block.text, namespace, block.page, block.page, block.line)
    told: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    runner.run(session, out=told.append, clear_globs=False)
    namespace.update(session.globs)
    assert runner.failures == 0, "".join(told)


def test_the_rule_in_the_readme_is_a_rule() -> None:
    namespace: dict[str, Any] = {}
    exec(shown("README.md", "python", "from sandtable import Decision"), namespace)  # noqa: S102 - our own page
    game = load("hegra")
    state = game.empty(game.box(game.options({})), game.begin(Setup(1)).chance)
    state.recruit_bag = ["soldier", "medic", "hunter"]
    play: Play[None] = namespace["recruit"](state)
    asked = next(play)
    assert isinstance(asked, Decision)
    with pytest.raises(StopIteration):
        play.send(Option("stop"))
    assert len(state.ready) == 1


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_loop_in_the_readme_plays_every_game_to_its_end(case: Case) -> None:
    program = ast.parse(shown("README.md", "python", "import random"))
    loop = ast.Module([node for node in program.body if isinstance(node, ast.Import | ast.While)], [])
    namespace: dict[str, Any] = {"match": case.match(seed=1)}
    exec(compile(loop, "README.md", "exec"), namespace)  # noqa: S102 - our own page
    assert namespace["match"].outcome is not None


def test_the_player_in_the_guide_plays() -> None:
    namespace: dict[str, Any] = {}
    exec(shown("docs/extending.md", "python", "class Cautious"), namespace)  # noqa: S102 - our own page
    match = Match.new(load("hegra"), Setup(1))
    player = namespace["Cautious"]()
    for _ in range(50):
        match.play(player.choose(match.decision, lambda: match.state))
    assert len(match.entries) == 50


# -- commands ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("line", [*pages.commands_in_blocks(), *pages.commands_in_text()])
def test_a_command_that_is_named_exists(line: str) -> None:
    words = [word.strip("[]…") for word in shlex.split(line)]
    while "=" in words[0]:  # variables of the environment
        words = words[1:]
    if words[0] == "make":
        assert {word for word in words[1:] if "=" not in word} <= TARGETS
        return
    assert words[0] == "sandtable"
    if len(words) > 2:
        command = COMMANDS[words[1]]
        told = command.make_context(words[1], words[2:]).params
        if told.get("game", "").islower() and not told.get("content"):
            options_of(load(told["game"]), told.get("option") or ())
    else:
        assert words[1] in COMMANDS


@pytest.mark.parametrize("line", [line for line in pages.commands_in_blocks() if line.split()[1] in QUICK])
def test_a_quick_command_runs(line: str, desk: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", shlex.split(line))
    with pytest.raises(SystemExit) as ended:
        main()
    assert not ended.value.code


# -- data ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("block", pages.of("toml"), ids=str)
def test_toml_is_what_it_is_meant_to_be(block: Block) -> None:
    match tomllib.loads(block.text):
        case {"game": str(key)} as entry:
            assert run_scenario(msgspec.convert(entry, Scenario), load(key), str(block)) == []
        case {"event": [entry]}:
            card = msgspec.convert(entry, EventCard)
            assert load("hegra").begin(Setup(1)).box.events[card.id] == card
        case {"legend": _} as entry:
            assert list(mission_problems(mission_from(entry, where=str(block)))) == []
        case {"sector": _} as entry:
            assert list(map_problems(convert(entry, MapFile, where=str(block)), read_cards())) == []
        case {"faction": _} as entry:
            assert list(raider_problems(raider_mission(entry, where=str(block)), standard_cards())) == []
        case _:
            pytest.fail(f"{block}: say here how to check it, or quote it from a file with from=PATH")


def test_the_journal_in_the_guide_replays() -> None:
    journal = read_journal(shown("docs/journal.md", "text", "sandtable-journal"))
    match = Match.load(load(journal.game), journal, "docs/journal.md")
    assert match.save() == shown("docs/journal.md", "text", "sandtable-journal")


def test_the_position_in_the_guide_can_be_read() -> None:
    line = shown("docs/journal.md", "text", "hegra/").strip()
    assert load("hegra").write(load("hegra").read(line)) == line


def test_the_commit_in_the_guide_keeps_to_its_own_rules() -> None:
    subject, blank, *_ = shown("CONTRIBUTING.md", "text").splitlines()
    assert re.fullmatch(r"[A-Z][\w-]*: [A-Z].{1,60}[^.]", subject)
    assert len(subject) < 72
    assert blank == ""


def test_the_folders_in_the_design_exist() -> None:
    tree = shown("docs/design.md", "text", "src/sandtable/")
    for indent, folder in re.findall(r"^( *)([\w/]+)/ ", tree, re.MULTILINE):
        assert (ROOT / ("src/sandtable" if indent else "") / folder).is_dir(), folder


def test_the_forms_in_the_protocol_have_the_fields_that_the_server_describes(tmp_path: Path) -> None:
    described = make_app(Settings(tmp_path / "tables.sqlite", "owner")).openapi()["components"]["schemas"]
    described["Holder"] = described["TableInfo"]["properties"]["seats"]["items"]
    names = {"Game": "GameInfo", "OPTION": "OptionInfo"}
    for name, fields in re.findall(r"^(\w+) +\{(.*?)\}$", shown("docs/protocol.md", "text"), re.MULTILINE | re.DOTALL):
        flat = re.sub(r"\{[^{}]*\}", "", re.sub(r"\{[^{}]*\}", "", fields))
        told = {field.split(":")[0].strip() for field in flat.split(",")}
        assert told == set(described[names.get(name, name)]["properties"]), name
