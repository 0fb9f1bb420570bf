"""Every lesson can be played as written, to its end, in every language."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.engine.chance import ScriptedChance
from sandtable.engine.errors import Malformed
from sandtable.engine.lesson import Course, Lesson, Step, lessons_of
from sandtable.engine.text import LANGUAGES, words_for
from sandtable.games import keys, load
from tests.games.parley import GAME as PARLEY

LESSONS = [(key, name) for key in keys() for name in lessons_of(load(key))]
each_lesson = pytest.mark.parametrize(("key", "name"), LESSONS)


def course(key: str, name: str) -> Course:
    game = load(key)
    return Course(game, lessons_of(game)[name])


@each_lesson
def test_a_lesson_goes_as_it_is_written(key: str, name: str) -> None:
    taken = course(key, name)
    while taken.step is not None:
        assert taken.take(taken.step.play)
    chance = taken.match.state.chance
    assert isinstance(chance, ScriptedChance)
    assert not chance.left_over
    assert taken.text.key == f"lesson-{name}-end"


@each_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_has_words_for_everything(key: str, name: str, language: str) -> None:
    words, lesson = words_for(load(key), language), lessons_of(load(key))[name]
    assert words.has(f"lesson-{name}")
    for step in (*(step.id for step in lesson.steps), "end"):
        assert words.has(f"lesson-{name}-{step}")


@each_lesson
def test_another_answer_waits_and_changes_nothing(key: str, name: str) -> None:
    taken = course(key, name)
    before = taken.match.state.digest()
    other = next(str(option) for option in taken.match.decision.options if str(option) != taken.lesson.steps[0].play)
    assert not taken.take(other)
    assert not taken.take("nonsense")
    assert (taken.match.state.digest(), taken.taken) == (before, 0)


def test_a_step_that_is_not_offered_is_named() -> None:
    game = load("wolfenstein")
    lesson = lessons_of(game)["firefight"]
    steps = (Step("fly", "fly home"),)
    broken = Lesson("firefight", _with_steps(lesson.file, steps))
    with pytest.raises(Malformed, match="firefight: fly: 'fly home' is not offered; offered: move"):
        Course(game, broken).take("fly home")


def _with_steps(file: Any, steps: tuple[Step, ...]) -> Any:
    return type(file)(steps, file.table, file.options, file.set, file.chance, file.seed)


def test_a_game_without_lessons_has_none() -> None:
    assert lessons_of(PARLEY) == {}
