"""What several commands share: the screen, the words, and reading what people type or hand in."""

from __future__ import annotations

import stat
import types
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from pathlib import Path
from secrets import randbelow
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from sandtable.engine import notation
from sandtable.engine.errors import Malformed
from sandtable.engine.game import Game, Setup
from sandtable.engine.text import Words, words_for

DRAWN_SEEDS = 1_000_000_000  # short enough to tell a friend
_SWITCH = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}


def screen(*, stderr: bool = False) -> Console:
    """A console that shows what it is given, and reads no markup or smileys into it."""
    return Console(stderr=stderr, highlight=False, markup=False, emoji=False)


class OwnWords(Words):
    """What the terminal itself says."""

    def bit(self, key: str, args: dict[str, Any] | None = None) -> str:
        """A few words that stand inside a line, just as they are written."""
        return self._format(key, dict(self._values(args or {}))) if self.has(key) else f"[{key}]"


def progress_bar() -> Progress:
    """How far something has come, on stderr, if anybody is there to see it."""
    console = screen(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


@cache
def own_words(language: str) -> OwnWords:
    return OwnWords(language, (files("sandtable.cli") / "locale",))


class Tongue(msgspec.Struct, frozen=True):
    """One language: the game's words and the terminal's own."""

    game: Words
    own: OwnWords


def tongue(game: Game[Any], language: str) -> Tongue:
    return Tongue(words_for(game, language), own_words(language))


# -- what people hand in ---------------------------------------------------------------------------------------------


def setup_of(game: Game[Any], seed: int | None, settings: Iterable[str], content: str) -> Setup:
    """A checked setup from what stands on the command line."""
    options = options_of(game, settings)
    folder = str(Path(content).resolve()) if content else ""
    setup = Setup(randbelow(DRAWN_SEEDS) if seed is None else seed, options, folder)
    game.begin(setup)
    return setup


def options_of(game: Game[Any], settings: Iterable[str]) -> dict[str, Any]:
    """`name=value` pairs as the game's options."""
    options: dict[str, Any] = {}
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not equals:
            raise Malformed(f"expected NAME=VALUE, found {setting[:60]!r}; {_possible(game)}", where="--option")
        options[name.strip()] = _value(value.strip())
    try:
        game.options(options)
    except Malformed as error:
        raise Malformed(f"{error}; {_possible(game)}", where="--option") from None
    return options


def _value(text: str) -> Any:
    if text.lower() in _SWITCH:
        return _SWITCH[text.lower()]
    try:
        return notation.read(text)
    except Malformed:
        return text


def _possible(game: Game[Any]) -> str:
    hints = get_type_hints(game.options_type)
    fields = msgspec.structs.fields(game.options_type)
    return "possible: " + ", ".join(f"{field.encode_name}={_choices(hints[field.name])}" for field in fields)


def _choices(hint: Any) -> str:
    if hint is bool:
        return "yes|no"
    if get_origin(hint) is Literal:
        return "|".join(str(value) for value in get_args(hint))
    if get_origin(hint) in (Union, types.UnionType):
        return "|".join(_choices(part) for part in get_args(hint))
    return str(getattr(hint, "__name__", hint)).upper()


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
