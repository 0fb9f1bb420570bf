"""What is sent over HTTP and what comes back, one class each."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from sandtable.engine.game import MOST_DIGITS
from sandtable.server.protocol import MOST_NAME, NO_ZERO

# -- what is sent ------------------------------------------------------------------------------------------------------


class _Body(BaseModel):
    model_config = ConfigDict(extra="forbid")


# PostgreSQL cannot keep a text with a zero in it.
Name = Annotated[str, Field(max_length=MOST_NAME, pattern=NO_ZERO)]


class Failure(BaseModel):
    """What went wrong: a stable word for programs, a sentence for people."""

    code: str
    message: str


class SeatBody(_Body):
    holder: Literal["here", "invited", "open", "program"] = "here"
    program: Annotated[str, Field(max_length=40)] = ""
    name: Name = ""


class NewTable(_Body):
    game: Annotated[str, Field(max_length=40)]
    options: dict[str, Any] = {}
    seed: Annotated[int, Field(ge=0, lt=10**MOST_DIGITS)] | None = None
    name: Name = ""
    seats: dict[str, SeatBody] = {}
    lesson: Annotated[str, Field(max_length=60)] = ""
    campaign: Name = ""
    chapter: Annotated[int, Field(ge=0, le=1000)] | None = None


class ImportBody(_Body):
    journal: Annotated[str, Field(max_length=4_000_000)]
    name: Name = ""


class NameBody(_Body):
    name: Name


class JoinBody(_Body):
    invitation: Annotated[str, Field(max_length=100)]
    name: Name = ""


class SitBody(_Body):
    seat: Annotated[str, Field(max_length=60)]
    name: Name = ""


class CloneBody(_Body):
    number: Annotated[int, Field(ge=0, le=1_000_000)]


# -- what comes back ---------------------------------------------------------------------------------------------------


class OptionInfo(BaseModel):
    """A setting of a game and the values that it can have."""

    name: str
    kind: Literal["choice", "flag", "number", "several"]
    choices: list[str] = []
    least: int | None = None
    most: int | None = None
    default: Any = None


class GameInfo(BaseModel):
    key: str
    ruleset: int
    options: list[OptionInfo]
    players: list[str]
    lessons: list[str]
    campaign: list[dict[str, Any]]
    seats: list[str]
    seats_option: str


class RuleInfo(BaseModel):
    id: str
    topic: str
    text: str
    source: str
    kind: str


class WhoInfo(BaseModel):
    seat: str
    holder: str
    name: str = ""
    program: str = ""
    online: bool = False


class TableInfo(BaseModel):
    id: str
    game: str
    name: str
    options: dict[str, Any]
    seats: list[WhoInfo]
    role: str
    seat: str
    created: float
    updated: float
    seq: int
    number: int
    waiting: list[str]
    heading: dict[str, Any]
    outcome: dict[str, Any] | None
    measures: dict[str, int]
    copied: int
    closed: bool
    lesson: str
    campaign: str
    chapter: int | None
    origin: str


class Made(BaseModel):
    """A table, and the token for it."""

    table: TableInfo
    token: str


class Joined(Made):
    role: str
    seat: str


class SeatGiven(BaseModel):
    table: TableInfo
    invitation: str | None = None


class Invitation(BaseModel):
    invitation: str


class Health(BaseModel):
    ok: bool
    version: str
