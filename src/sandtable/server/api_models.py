"""The bodies of HTTP requests and responses, one class each."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from pydantic import BaseModel, ConfigDict, Field, PlainSerializer, WithJsonSchema

from sandtable.engine.game import MOST_DIGITS
from sandtable.engine.plain import Fields
from sandtable.server.protocol import MOST_NAME, NO_ZERO
from sandtable.server.records import Holder, HolderKind

# -- requests ---------------------------------------------------------------------------------------------------------


class _Body(BaseModel):
    model_config = ConfigDict(extra="forbid")


# PostgreSQL cannot store a text that contains a zero character.
Name = Annotated[str, Field(max_length=MOST_NAME, pattern=NO_ZERO)]


class Failure(BaseModel):
    """What went wrong: a stable code for programs, a sentence for people."""

    code: str
    message: str


class SeatBody(_Body):
    """Who shall hold a seat."""

    holder: HolderKind = "here"
    program: Annotated[str, Field(max_length=40)] = ""
    name: Name = ""


class NewTable(_Body):
    game: Annotated[str, Field(max_length=40)]
    options: Fields = {}
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


# -- responses -------------------------------------------------------------------------------------------------------


class OptionInfo(BaseModel):
    """A setting of a game and the values that it can have."""

    name: str
    kind: Literal["choice", "flag", "number", "several"]
    choices: list[str] = []
    least: int | None = None
    most: int | None = None
    default: object = None


class GameInfo(BaseModel):
    key: str
    ruleset: int
    options: list[OptionInfo]
    players: list[str]
    lessons: list[str]
    campaign: list[Fields]
    #: options that a finished chapter sets for the next one
    carried: list[str]
    #: whether the chapter after a lost one may be played
    passes_over: bool
    seats: list[str]
    seats_option: str


class RuleInfo(BaseModel):
    id: str
    topic: str
    text: str
    source: str
    kind: str


_, _schemas = msgspec.json.schema_components([Holder])
#: A holder with all its fields: over HTTP those that have their default are not left out.
SeatInfo: TypeAlias = Annotated[Holder, PlainSerializer(msgspec.structs.asdict), WithJsonSchema(_schemas["Holder"])]


class TableInfo(BaseModel):
    model_config = ConfigDict(arbitrary_types_allowed=True)

    id: str
    game: str
    name: str
    options: Fields
    seats: list[SeatInfo]
    role: str
    seat: str
    created: float
    updated: float
    seq: int
    number: int
    waiting: list[str]
    heading: Fields
    outcome: Fields | None
    measures: dict[str, int]
    copied: int
    handed: Fields
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
