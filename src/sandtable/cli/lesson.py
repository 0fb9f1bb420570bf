"""`sandtable lesson`: teaches a game by playing the first part of it, step by step, with scripted dice."""

from __future__ import annotations

import sys
from pathlib import Path

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from sandtable.cli.boards.pieces import DANGER, GOOD, LIT, QUIET, heading
from sandtable.cli.common import screen
from sandtable.cli.play import INTERRUPTED, Leave, Session
from sandtable.cli.store import Book
from sandtable.engine.decision import Option
from sandtable.engine.errors import Malformed
from sandtable.engine.game import AnyGame
from sandtable.engine.lesson import Course, Lesson, lessons_of
from sandtable.engine.match import AnyMatch
from sandtable.engine.undo import Size
from sandtable.games import load


def lesson_here(game_key: str, name: str | None, language: str) -> int:
    """Give a lesson, or print all of it if there is no terminal; returns the exit code."""
    game = load(game_key)
    lessons = lessons_of(game)
    if not lessons:
        raise Malformed(f"{game_key} has no lessons")
    if name is not None and name not in lessons:
        raise Malformed(f"{game_key} has no lesson {name[:40]!r}; lessons: {', '.join(lessons)}")
    lesson = lessons[name or next(iter(lessons))]
    console = screen()
    session = LessonSession(console, game, lesson, language)
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        session.show_all()
        return 0
    try:
        session.run()
    except (Leave, EOFError):
        console.print()
    except KeyboardInterrupt:
        console.print()
        return INTERRUPTED
    return 0


class _NoBook(Book):
    """Keeps nothing: lessons are short, and always the same."""

    def __init__(self) -> None:
        super().__init__(Path(), shelved=False)

    def keep(self, match: AnyMatch) -> None:
        pass


class LessonSession(Session):
    """A session in which a teacher says what to do next, and why."""

    def __init__(self, console: Console, game: AnyGame, lesson: Lesson, language: str) -> None:
        self.course = Course(game, lesson)
        super().__init__(console, self.course.match, _NoBook(), language, seals=True)

    def greet(self) -> None:
        title = self.tongue.game.say(f"lesson-{self.course.lesson.name}")
        self.console.print()
        self.console.print(heading(title, self.console.width))
        self.say("lesson-help", QUIET)

    def show(self) -> None:
        """Show the table, the question and the teacher's words; at the end, only the words."""
        if self.course.step is not None:
            super().show()
        else:
            self.tell()
        self.teach()
        if self.course.step is None:
            raise Leave

    def teach(self) -> None:
        step = self.course.step
        words = self.tongue.game.text(self.course.text)
        self.console.print(Padding(Text(words, GOOD if step is None else ""), (1, 2)))
        if step is not None:
            self.console.print(Text.assemble("  ❯ ", (step.play, f"bold {LIT}")))

    def answer(self, line: str) -> None:
        """Take a line; an empty one does what the lesson asks for."""
        step = self.course.step
        if not line and step is not None:
            line = step.play
        super().answer(line)

    def play(self, option: Option) -> None:
        self.told = len(self.match.log)
        if self.course.take(str(option)):
            self.show()
        else:
            self.say("lesson-later", DANGER)

    def undo(self, size: Size) -> None:
        self.say("lesson-no-undo", DANGER)

    def redo(self, rest: str) -> None:
        self.say("lesson-no-undo", DANGER)

    def save(self, rest: str) -> None:
        self.say("lesson-not-kept", QUIET)

    def farewell(self) -> None:
        self.say("lesson-not-kept", QUIET)

    def show_all(self) -> None:
        """Print the whole lesson, taking every step."""
        self.greet()
        while (step := self.course.step) is not None:
            self.told = len(self.match.log)
            self.teach()
            self.course.take(step.play)
            self.tell()
        self.teach()
