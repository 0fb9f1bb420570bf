"""Single keys while something runs by itself, where a terminal gives them."""

from __future__ import annotations

import os
import sys
import time
from types import TracebackType
from typing import Any

if sys.platform != "win32":
    import select
    import termios
    import tty


ESCAPE = "\x1b"  # alone it is a key; before others it begins the code of an arrow or the like


class Keys:
    """Waits, and hears a key meanwhile. Without a terminal it only waits."""

    def __init__(self) -> None:
        self.heard = sys.platform != "win32" and sys.stdin.isatty() and sys.stdout.isatty()
        self._before: list[Any] = []

    def __enter__(self) -> Keys:
        if sys.platform != "win32" and self.heard:
            self._before = termios.tcgetattr(sys.stdin)
            tty.setcbreak(sys.stdin)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if sys.platform != "win32" and self._before:
            termios.tcsetattr(sys.stdin, termios.TCSADRAIN, self._before)

    def wait(self, seconds: float | None) -> str:
        """The key that was pressed within this time (with None: whenever it comes), or nothing."""
        if sys.platform != "win32" and self.heard:
            ready, _, _ = select.select([sys.stdin], [], [], seconds)
            pressed = os.read(sys.stdin.fileno(), 16).decode(errors="replace") if ready else ""
            return "" if len(pressed) > 1 and pressed[0] == ESCAPE else pressed[:1]
        time.sleep(seconds or 0)
        return ""
