"""`sandtable rules`: the catalogue, and which tests show each rule."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sandtable.engine.errors import Malformed
from sandtable.games import load
from sandtable.lab.coverage import collect
from tests.cli.conftest import Run

SCENARIO = 'game = "hegra"\ntitle = "One"\nrules = ["HEGRA-SET-01"]\n'
TESTS = """
import pytest
pytestmark = pytest.mark.rules("HEGRA-CMP-01")
TWO = ("HEGRA-CMP-02", "HEGRA-CMP-03")

@pytest.mark.rules("HEGRA-REC-01", "HEGRA-REC-02")
def test_one(): ...

class TestMore:
    @pytest.mark.rules(*TWO)
    def test_two(self): ...

@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rules("HEGRA-REC-03"))])
def test_three(n): ...

@pytest.mark.rules("CHESS-KNG-01")
def test_of_another_game(): ...
"""


@pytest.fixture
def tests(tmp_path: Path) -> Path:
    """A folder with one scenario and one file of tests."""
    folder = tmp_path / "tests"
    (folder / "scenarios" / "hegra").mkdir(parents=True)
    (folder / "scenarios" / "hegra" / "one.toml").write_text(SCENARIO)
    (folder / "test_some.py").write_text(TESTS)
    return folder


def test_markers_and_scenarios_are_collected(tests: Path) -> None:
    shown = collect(tests, load("hegra"))
    some = (tests / "test_some.py").as_posix()
    assert shown == {
        "HEGRA-SET-01": [(tests / "scenarios/hegra/one.toml").as_posix()],
        "HEGRA-CMP-01": [some],
        "HEGRA-REC-01": [f"{some}::test_one"],
        "HEGRA-REC-02": [f"{some}::test_one"],
        "HEGRA-CMP-02": [f"{some}::TestMore::test_two"],
        "HEGRA-CMP-03": [f"{some}::TestMore::test_two"],
        "HEGRA-REC-03": [f"{some}::test_three"],
    }


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ('pytestmark = pytest.mark.rules("HEGRA-REC-99")', "line 2: no rule 'HEGRA-REC-99'"),
        ("pytestmark = pytest.mark.rules(ids())", "expected rule ids as texts"),
        ("def broken(:", "cannot be read as Python"),
    ],
)
def test_a_marker_that_cannot_be_believed_is_an_error(tests: Path, line: str, told: str) -> None:
    (tests / "test_some.py").write_text(f"import pytest\n{line}\n")
    with pytest.raises(Malformed, match=told):
        collect(tests, load("hegra"))


def test_bare_rules_are_listed_and_counted(run: Run, tests: Path) -> None:
    code, out, _ = run("rules", "hegra", "--coverage", "--tests", str(tests))
    rules = len(load("hegra").catalogue)
    assert code == 1
    assert out.splitlines()[-1] == f"hegra: 7 of {rules} rules shown"
    assert "HEGRA-REC-04" in out
    assert "HEGRA-REC-03" not in out


def test_nothing_bare_is_a_success(run: Run, tests: Path) -> None:
    rules = load("hegra").catalogue.rules
    (tests / "test_some.py").write_text(f"import pytest\npytestmark = pytest.mark.rules(*{list(rules)!r})\n")
    code, out, _ = run("rules", "hegra", "--coverage", "--tests", str(tests))
    assert (code, out) == (0, f"hegra: {len(rules)} of {len(rules)} rules shown\n")


def test_coverage_for_programs(run: Run, tests: Path) -> None:
    code, out, _ = run("rules", "hegra", "--coverage", "--json", "--tests", str(tests))
    found = json.loads(out)
    assert code == 1
    assert found["shown"] == 7
    assert found["rules"] == len(found["shown_by"]) == found["shown"] + len(found["bare"])
    assert found["shown_by"]["HEGRA-REC-01"] == [f"{(tests / 'test_some.py').as_posix()}::test_one"]


def test_verbose_coverage_names_what_shows_each_rule(run: Run, tests: Path) -> None:
    _, out, _ = run("rules", "hegra", "--coverage", "-v", "--tests", str(tests), width=300)
    assert f"HEGRA-REC-01  {(tests / 'test_some.py').as_posix()}::test_one" in out


def test_the_folder_with_tests_must_exist(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    code, _, err = run("rules", "hegra", "--coverage")
    assert (code, err.startswith("error: tests: is not a folder")) == (2, True)


def test_one_rule_with_its_code_and_its_tests(run: Run, tests: Path) -> None:
    code, out, _ = run("rules", "hegra", "hegra-rec-03", "--tests", str(tests), width=300)
    assert code == 0
    assert out.startswith("HEGRA-REC-03  recruiting · rule · p.8\n")
    assert "games/hegra/recruit.py:" in out
    assert "::test_three" in out


def test_one_rule_for_programs(run: Run, tests: Path) -> None:
    _, out, _ = run("rules", "hegra", "HEGRA-REC-03", "--json", "--tests", str(tests))
    rule = json.loads(out)
    assert (rule["id"], rule["topic"], rule["source"], rule["kind"]) == ("HEGRA-REC-03", "recruiting", "p.8", "rule")
    assert any("recruit.py:" in place for place in rule["code"])
    assert [place.rpartition("::")[2] for place in rule["shown_by"]] == ["test_three"]


def test_all_rules_by_topic(run: Run) -> None:
    code, out, _ = run("rules", "hegra", width=200)
    assert code == 0
    assert "── recruiting ──" in out
    assert all(rule_id in out for rule_id in load("hegra").catalogue.rules)


def test_all_rules_for_programs(run: Run) -> None:
    _, out, _ = run("rules", "hegra", "--json")
    assert [rule["id"] for rule in json.loads(out)["rules"]] == list(load("hegra").catalogue.rules)
