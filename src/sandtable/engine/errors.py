"""What can go wrong, said so that a person can mend it.

Every error that bad input can cause is a `SandtableError`: a stable `code` for programs and a sentence
for people that says what was wrong, where, and what was expected.
"""

from __future__ import annotations

from typing import ClassVar


class SandtableError(Exception):
    """Anything that a user of Sandtable can cause and mend."""

    code: ClassVar[str] = "error"


class Malformed(SandtableError):
    """Input that cannot be read: a damaged journal, a pack with a wrong field, an unknown setting."""

    code = "malformed"

    def __init__(self, what: str, *, where: str = "") -> None:
        super().__init__(f"{where}: {what}" if where else what)
        self.what = what
        self.where = where


class Illegal(SandtableError):
    """An answer that can be read but is not offered; `rule` names the rule that forbids it, if one does."""

    code = "illegal"

    def __init__(self, what: str, *, rule: str = "") -> None:
        super().__init__(what)
        self.rule = rule


class Stale(SandtableError):
    """An answer to a question that is no longer asked."""

    code = "stale"


class Sealed(SandtableError):
    """An undo that would take back what cannot be unseen."""

    code = "sealed"


class Diverged(SandtableError):
    """A journal whose replay no longer gives the game that was recorded."""

    code = "diverged"


class Unplayable(SandtableError):
    """A rule asked for a choice and offered none, or broke the kernel's contract: a bug of the game."""

    code = "unplayable"
