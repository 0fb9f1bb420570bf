"""Lessons: a position with dice that fall as they should, played step by step by somebody who is new to the game.

A lesson is a file in a game's `lessons` folder; its words are in the game's locale, `lesson-NAME` for its title and
`lesson-NAME-STEP` for what is said before each step, `lesson-NAME-end` for the last word:

    options = { players = 1 }
    set     = { phase = "action", hero = "klaus" }
    chance  = { attack = ["reload", "blank", "armor"], reroll = ["hp"] }

    [[step]]
    id   = "shoot"
    play = "attack soldat-1 handgun-1960"      # what the lesson is after; anything else waits until later
"""

from __future__ import annotations

from typing import Literal

import msgspec

from sandtable.engine.chance import ScriptedChance
from sandtable.engine.content import convert, read_toml
from sandtable.engine.errors import Malformed
from sandtable.engine.game import AnyGame
from sandtable.engine.match import AnyMatch, Match
from sandtable.engine.plain import Fields
from sandtable.engine.scenario import lay_table
from sandtable.engine.view import Text


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the newcomer is asked to do, by its written form."""

    id: str
    play: str


class _LessonFile(msgspec.Struct, frozen=True, rename="kebab", forbid_unknown_fields=True):
    step: tuple[Step, ...]
    table: Literal["set-up", "empty"] = "set-up"
    options: Fields = {}
    set: Fields = {}
    chance: dict[str, list[str | int]] = {}
    seed: int = 1


class Lesson(msgspec.Struct, frozen=True):
    """A lesson as it is written, under the name of its file."""

    name: str
    file: _LessonFile

    @property
    def steps(self) -> tuple[Step, ...]:
        return self.file.step


def lessons_of(game: AnyGame) -> dict[str, Lesson]:
    """The lessons of a game by name."""
    folder = game.folder / "lessons"
    if not folder.is_dir():
        return {}
    files = sorted((path for path in folder.iterdir() if path.name.endswith(".toml")), key=lambda path: path.name)
    names = [path.name.removesuffix(".toml") for path in files]
    return {
        name: Lesson(name, convert(read_toml(path), _LessonFile, where=f"lessons/{path.name}"))
        for name, path in zip(names, files, strict=True)
    }


class Course:
    """A lesson being taken."""

    def __init__(self, game: AnyGame, lesson: Lesson) -> None:
        file = lesson.file
        chance = ScriptedChance(file.chance, file.seed)
        table = lay_table(game, chance, file.options, file.set, bare=file.table == "empty")
        self.lesson = lesson
        self.match: AnyMatch = Match(game, table, listen=True)
        self.taken = 0

    @property
    def step(self) -> Step | None:
        """What comes next; None when the lesson is over."""
        return self.lesson.steps[self.taken] if self.taken < len(self.lesson.steps) else None

    @property
    def text(self) -> Text:
        """What there is to say now."""
        return Text(f"lesson-{self.lesson.name}-{self.step.id if self.step else 'end'}")

    def take(self, answer: str) -> bool:
        """Play an answer if it is the one that the lesson is after."""
        step = self.step
        if step is None or " ".join(answer.split()) != step.play:
            return False
        if self.match.decision.find(step.play) is None:
            offered = ", ".join(str(option) for option in self.match.decision.options[:12])
            raise Malformed(f"{self.lesson.name}: {step.id}: {step.play!r} is not offered; offered: {offered}")
        self.match.play(step.play)
        self.taken += 1
        return True
