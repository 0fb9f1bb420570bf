"""A lesson in the terminal: the learner does what is marked, with the dice of the rulebook."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.cli.pseudo import Terminal

LESSON = ("lesson", "wolfenstein", "firefight")


@pytest.mark.rules("WOLF-EXM-10", "WOLF-EXM-13", "WOLF-EXM-15", "WOLF-EXM-18")
def test_without_a_terminal_the_lesson_plays_itself(run: Run) -> None:
    code, out, _ = run(*LESSON)
    assert code == 0
    said = [
        "goes from b6 to a5",
        "rolls: Reload, Blank, Armor Hit",
        "has killed Soldat 1",
        "gains 1 GP",
        "The hazard tracker goes up to 1",
        "stands beside Klaus",
    ]
    for sentence in said:
        assert sentence in " ".join(out.split())


def test_in_french(run: Run) -> None:
    _, out, _ = run(*LESSON, "--lang", "fr")
    assert "Vous êtes Klaus Kreutz" in " ".join(out.split())
    assert "[" not in out


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("lesson", "hegra", "dancing"), "no lesson 'dancing'; lessons: first-day"),
        (("lesson", "wolfenstein", "dancing"), "no lesson 'dancing'; lessons: firefight"),
        (("lesson", "chess"), "chess"),
    ],
)
def test_a_lesson_that_does_not_exist_is_named(run: Run, arguments: tuple[str, ...], complaint: str) -> None:
    code, _, err = run(*arguments)
    assert code == 2
    assert complaint in err


def test_enter_goes_on_and_another_answer_waits(tmp_path: Path) -> None:
    with Terminal(tmp_path, *LESSON) as terminal:
        assert "Walk four squares to a5" in " ".join(terminal.read().split())
        assert "not part of this lesson" in terminal.type("move c7")
        assert "cannot go back" in terminal.type("u")
        assert "Two AP are left" in terminal.type("")
        assert "War Veteran" in terminal.type("attack soldat-1 handgun-1960")
        for _ in range(5):
            terminal.type("")
        terminal.press(b"\n")
        code, last = terminal.end()
        assert code == 0
        assert "the mission is yours" in " ".join(last.split())
    assert not list(tmp_path.rglob("*.journal"))
