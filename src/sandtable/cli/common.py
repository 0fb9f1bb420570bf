"""What several commands share: the screen, the words, and the reading of arguments and files."""

from __future__ import annotations

import stat
from collections.abc import Iterable
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from secrets import randbelow

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from sandtable.engine import notation
from sandtable.engine.errors import Malformed
from sandtable.engine.game import AnyGame, Setup
from sandtable.engine.options import Setting
from sandtable.engine.plain import Plain, Values
from sandtable.engine.text import Words, words_for

DRAWN_SEEDS = 1_000_000_000  # short enough to tell a friend
_SWITCH = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}


def screen(*, stderr: bool = False) -> Console:
    """A console that prints text as it is, without markup or emoji codes."""
    return Console(stderr=stderr, highlight=False, markup=False, emoji=False)


class OwnWords(Words):
    """The words of the terminal itself."""

    def bit(self, key: str, args: Values | None = None) -> str:
        """A few words inside a line, as they are written: no capital, no full stop."""
        return self._format(key, dict(self._values(args or {}))) if self.has(key) else f"[{key}]"


def progress_bar() -> Progress:
    """A progress bar on stderr, if stderr is a terminal."""
    console = screen(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


@lru_cache(maxsize=16)
def own_words(language: str) -> OwnWords:
    """The terminal's own words in a language."""
    return OwnWords(language, (files("sandtable.cli") / "locale",))


class Tongue(msgspec.Struct, frozen=True):
    """One language: the game's words and the terminal's own."""

    game: Words
    own: OwnWords


def tongue(game: AnyGame, language: str) -> Tongue:
    """A language, for a game."""
    return Tongue(words_for(game, language), own_words(language))


# -- arguments and files --------------------------------------------------------------------------------------------


def setup_of(game: AnyGame, seed: int | None, settings: Iterable[str], content: str) -> Setup:
    """A checked setup from the arguments of a command."""
    options = options_of(game, settings, content)
    folder = str(Path(content).resolve()) if content else ""
    setup = Setup(randbelow(DRAWN_SEEDS) if seed is None else seed, options, folder)
    game.begin(setup)
    return setup


def options_of(game: AnyGame, settings: Iterable[str], content: str = "") -> dict[str, Plain]:
    """`name=value` pairs as the game's options."""
    options: dict[str, Plain] = {}
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not equals:
            raise Malformed(
                f"expected NAME=VALUE, found {setting[:60]!r}; {_possible(game, content)}", where="--option"
            )
        options[name.strip()] = _value(value.strip())
    try:
        game.options(options)
    except Malformed as error:
        raise Malformed(f"{error}; {_possible(game, content)}", where="--option") from None
    return options


def _value(text: str) -> Plain:
    if text.lower() in _SWITCH:
        return _SWITCH[text.lower()]
    try:
        value: Plain = notation.read(text)
    except Malformed:
        return text
    return value


def _possible(game: AnyGame, content: str) -> str:
    settings = game.description.settings(content)
    return "possible: " + ", ".join(f"{setting.name}={_values(setting)}" for setting in settings)


def _values(setting: Setting) -> str:
    """The values of an option, as they are typed."""
    match setting.kind:
        case "flag":
            return "yes|no"
        case "number":
            return "INT" if setting.least is None or setting.most is None else f"{setting.least}-{setting.most}"
        case "several":
            return f"[{'|'.join(setting.choices)} ...]"
        case "choice":
            return "|".join(setting.choices)


def read_file(path: Path, most: int) -> str:
    """A text file, or an error that says what is wrong with it."""
    try:
        status = path.stat()
        if not stat.S_ISREG(status.st_mode):
            raise Malformed("is not a file", where=str(path))
        if status.st_size > most:
            raise Malformed(f"is larger than {most} bytes", where=str(path))
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise Malformed(f"is not UTF-8 text (byte {error.start})", where=str(path)) from None
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise Malformed(f"cannot be read: {reason or error}", where=str(path)) from None
