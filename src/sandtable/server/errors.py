"""The server's own errors: one class for each code that a client can meet."""

from __future__ import annotations

from sandtable.engine.errors import Illegal, SandtableError


class UnknownToken(SandtableError):
    """No token was sent, or one that the server does not know."""

    code = "unknown-token"


class Forbidden(SandtableError):
    """The token does not allow this."""

    code = "forbidden"


class NotYours(Forbidden):
    """The seat is played by somebody else."""

    code = "not-yours"


class Missing(SandtableError):
    """There is no such thing, or this token may not know of it."""

    code = "missing"


class NotNow(SandtableError):
    """The table is not in a state that allows this."""

    code = "not-now"


class Full(NotNow):
    """The table holds as many acts as a table may."""

    code = "full"


class NotYet(Illegal):
    """The answer is legal, but the lesson asks for another one."""

    code = "not-yet"


class Overtaken(SandtableError):
    """Another server was faster."""

    code = "overtaken"


class Unavailable(SandtableError):
    """The database does not answer."""

    code = "unavailable"


class BadFrame(SandtableError):
    """A WebSocket frame that cannot be read."""

    code = "malformed"


class TooOften(SandtableError):
    """A rate limit was exceeded; `wait` is the number of seconds until the next try."""

    code = "too-often"

    def __init__(self, what: str, wait: int) -> None:
        super().__init__(f"too many {what}: wait {wait} s")
        self.wait = wait
