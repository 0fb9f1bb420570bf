"""What the database keeps: tables, their acts, who holds their seats, what tokens allow, and chat."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from sandtable.engine.plain import Fields

Role: TypeAlias = Literal["host", "seat", "watch", "owner"]
HolderKind: TypeAlias = Literal["here", "invited", "open", "program"]

BEFORE_TABLE = 0.0  # `Act.at` of an act older than its table: it was copied from a clone's origin or from a journal


class Holder(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat and who holds it: the host (`here`), a guest (`invited`), nobody yet (`open`), or a `program`."""

    seat: str
    holder: HolderKind
    name: str = ""
    program: str = ""
    online: bool = False  # not stored


class Act(msgspec.Struct, frozen=True):
    """One thing done at a table. A table is the result of its acts."""

    kind: Literal["play", "undo", "redo"]
    seat: str
    answer: str
    request: str
    at: float  # seconds since 1970, or BEFORE_TABLE


class Summary(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a list of tables shows of one table, so that it need not be rebuilt."""

    seq: int = 0
    number: int = 1
    waiting: tuple[str, ...] = ()
    heading: Fields = {}
    outcome: Fields | None = None
    measures: dict[str, int] = {}
    copied: int = 0  # acts older than the table
    handed: Fields = {}  # what a finished game hands on to the next chapter of a campaign


class Record(msgspec.Struct, frozen=True):
    """A table without its acts."""

    id: str
    game: str
    ruleset: int
    seed: int
    options: Fields
    lesson: str
    name: str
    seats: tuple[Holder, ...]
    campaign: str
    chapter: int | None
    origin: str
    created: float
    updated: float
    closed: bool
    summary: Summary


class Right(msgspec.Struct, frozen=True):
    """What a token or an invitation allows, and until when."""

    table: str
    role: Role
    seat: str
    expires: float


class ChatLine(msgspec.Struct, frozen=True):
    """Something that was said at a table."""

    seat: str
    name: str
    text: str
    at: float
