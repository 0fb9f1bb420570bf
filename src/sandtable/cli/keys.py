"""Reads single key presses from the terminal while a game plays by itself."""

from __future__ import annotations

import os
import sys
import time
from types import TracebackType

if sys.platform != "win32":
    import select
    import termios
    import tty


ESCAPE = "\x1b"  # a key by itself, or the start of an escape sequence such as an arrow key


class Keys:
    """Waits for a key press or a timeout. Without a terminal it only waits."""

    def __init__(self) -> None:
        self.heard = sys.platform != "win32" and sys.stdin.isatty() and sys.stdout.isatty()
        self._before: list[int | list[bytes | int]] = []

    def __enter__(self) -> Keys:
        if sys.platform != "win32" and self.heard:
            self._before = termios.tcgetattr(sys.stdin)
            tty.setcbreak(sys.stdin)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if sys.platform != "win32" and self._before:
            termios.tcsetattr(sys.stdin, termios.TCSADRAIN, self._before)

    def wait(self, seconds: float | None) -> str:
        """The key that is pressed within this time, or an empty string; None waits for as long as it takes."""
        if sys.platform != "win32" and self.heard:
            ready, _, _ = select.select([sys.stdin], [], [], seconds)
            pressed = os.read(sys.stdin.fileno(), 16).decode(errors="replace") if ready else ""
            return "" if len(pressed) > 1 and pressed[0] == ESCAPE else pressed[:1]
        time.sleep(seconds or 0)
        return ""
