"""A pseudo-terminal: runs a program in which a test types and reads the screen."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

PROMPT = "> "
_CODES = re.compile(r"\x1b(?:\[[0-9;?]*[A-Za-z]|\][^\x07]*\x07|[=>()][A-B0-2]?)|\r")
_PATIENCE = 30.0


def _hear_control_c() -> None:
    """Reset the handling of Ctrl-C: a background process may ignore it, and the child would inherit that."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """`python -m sandtable …` in a pseudo-terminal of this size, with games saved in `data`."""

    def __init__(self, data: Path, *arguments: str, columns: int = 120, rows: int = 50) -> None:
        self.ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        dropped = ("COLUMNS", "LINES", "NO_COLOR", "SANDTABLE_LANG")
        kept = {name: value for name, value in os.environ.items() if name not in dropped}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "sandtable", *arguments],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env={**kept, "TERM": "xterm-256color", "SANDTABLE_DATA": str(data)},
            start_new_session=True,
            preexec_fn=_hear_control_c,  # noqa: PLW1509 - one call, and no thread of ours is in it
        )
        os.close(theirs)
        self._last = b""  # output after the text that was last waited for

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self.process.poll() is None:
            self.kill()
        os.close(self.ours)

    def read(self, until: str = PROMPT) -> str:
        """Read until the output ends with this text."""
        return self._read(until, lambda text: text.endswith(until))

    def see(self, wanted: str) -> str:
        """Read until this text appears."""
        return self._read(wanted, lambda text: wanted in text)

    def _read(self, wanted: str, found: Callable[[str], bool]) -> str:
        fresh = b""
        deadline = time.monotonic() + _PATIENCE
        while not found(text := self._plain(fresh)):
            assert time.monotonic() < deadline, f"{wanted!r} did not appear: {text[-2000:]}"
            ready, _, _ = select.select([self.ours], [], [], 0.2)
            if ready:
                more = self._more()
                assert more, f"the program ended before {wanted!r} appeared: {text[-2000:]}"
                fresh += more
        return text

    def type(self, line: str, until: str = PROMPT) -> str:
        """Type a line and read on to the next prompt."""
        self.press(f"{line}\n".encode())
        return self.read(until)

    def press(self, keys: bytes) -> None:
        os.write(self.ours, keys)

    def end(self) -> tuple[int, str]:
        """Wait for the program to end; returns the exit code and the remaining output."""
        self._read_to_the_end(_PATIENCE)
        return self.process.wait(_PATIENCE), self._plain(self._last)

    def interrupt(self) -> None:
        """Press Ctrl-C, and again after a while: the first may come too early, just before the program reads a line."""
        for _ in range(5):
            self.process.send_signal(signal.SIGINT)
            if self._read_to_the_end(3.0):
                return

    def _read_to_the_end(self, seconds: float) -> bool:
        """Read the remaining output; returns whether the program ended."""
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            ready, _, _ = select.select([self.ours], [], [], 0.2)
            if ready:
                more = self._more()
                if not more:
                    return True
                self._last += more
        return False

    def kill(self) -> None:
        """Kill the program, without a chance to clean up."""
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait(_PATIENCE)

    def _more(self) -> bytes:
        try:
            return os.read(self.ours, 65536)
        except OSError:  # the other side is closed
            return b""

    @staticmethod
    def _plain(raw: bytes) -> str:
        return _CODES.sub("", raw.decode(errors="replace"))
