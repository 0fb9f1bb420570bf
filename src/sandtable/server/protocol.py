"""The frames of a table's WebSocket, one class each. `docs/protocol.md` describes them in words.

A frame is a JSON object. `do` names what a client asks for, `type` what the server says. A text is a key with values,
which the client puts into words; an answer is an option in its written form, `place soldier repair`.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from sandtable.engine.plain import Fields, Values
from sandtable.engine.undo import Size
from sandtable.engine.view import Area, Card, Text, Track, View
from sandtable.server.records import Holder

MOST_BYTES = 64 * 1024  # of a frame from a client
MOST_CHAT = 500
MOST_NAME = 60
NO_ZERO = r"^[^\x00]*$"

Token: TypeAlias = Annotated[str, msgspec.Meta(min_length=20, max_length=100)]
Request: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=NO_ZERO)]
Seat: TypeAlias = Annotated[str, msgspec.Meta(max_length=60)]
Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


# -- what a client says --------------------------------------------------------------------------------------------


class _Asked(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    pass


class Hello(_Asked, frozen=True, tag="hello"):
    """The first frame: who this is. `seen` is the last `seq` that the client knows; it gets the log since then."""

    token: Token
    seen: Count = 0


class Play(_Asked, frozen=True, tag="play"):
    """Answer the question `ask` of a seat. A `request` that was stored before is acknowledged again, not played."""

    seat: Seat
    ask: Count
    answer: Annotated[str, msgspec.Meta(max_length=400)]
    request: Request


class Undo(_Asked, frozen=True, tag="undo"):
    """Take back a step, an action or a turn. `seq` is the position that the client saw."""

    seat: Seat
    size: Size
    seq: Count
    request: Request
    agreed: bool = False  # past a seal; only for a host without other people at the table


class Redo(_Asked, frozen=True, tag="redo"):
    """Take the last decision again that was taken back."""

    seat: Seat
    seq: Count
    request: Request


class Propose(_Asked, frozen=True, tag="propose"):
    """Ask the other people to agree to an undo past a seal."""

    seat: Seat
    size: Size
    seq: Count


class Agree(_Asked, frozen=True, tag="agree"):
    """Answer a proposal."""

    seat: Seat
    seq: Count
    yes: bool


class GetDetails(_Asked, frozen=True, tag="details"):
    """Ask for details of an open question: what its options touch, odds, hints, and what is refused and why."""

    seat: Seat
    ask: Count


class GetPast(_Asked, frozen=True, tag="past"):
    """Ask for the table as it was after this number of decisions."""

    number: Count


class GetFilm(_Asked, frozen=True, tag="film"):
    """Ask for what happened by itself after decision `number`, step by step."""

    number: Count


class GetHint(_Asked, frozen=True, tag="hint"):
    """Ask what the game's best program would answer."""

    seat: Seat
    ask: Count


class Say(_Asked, frozen=True, tag="say"):
    """Say something to everybody at the table."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=MOST_CHAT, pattern=NO_ZERO)]


class Ping(_Asked, frozen=True, tag="ping"):
    pass


Asked: TypeAlias = Hello | Play | Undo | Redo | Propose | Agree | GetDetails | GetPast | GetFilm | GetHint | Say | Ping


# -- what the server says ------------------------------------------------------------------------------------------


class _Said(msgspec.Struct, frozen=True, tag_field="type", omit_defaults=True):
    pass


class Lesson(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a lesson says now, and the answer that it expects; none when it has ended."""

    name: str
    text: Text
    taken: int
    steps: int
    expects: str = ""


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the log: the decision that led to it, the event with its values, and the rule behind it."""

    decision: int
    key: str
    values: Values = {}
    rule: str = ""


class Question(msgspec.Struct, frozen=True, omit_defaults=True):
    """An open decision of a seat that this client holds. `ask` names it when it is answered."""

    seat: str
    ask: int
    prompt: str
    options: tuple[str, ...]
    args: Values = {}


class Reach(msgspec.Struct, frozen=True, omit_defaults=True):
    """How far back an undo of one size goes, and what seals it: `dice`, `others`, `nothing`, or no seal (empty)."""

    decisions: int
    sealed: str = ""
    seat: str = ""  # who has decided since, where others seal it


class Change(msgspec.Struct, frozen=True, omit_defaults=True):
    """What differs from the view before: areas that are new or different, and the ids of those that are gone.

    The other fields are given whole if they changed; the `outcome` is given as long as there is one.
    """

    heading: Text | None = None
    areas: tuple[Area, ...] = ()
    gone: tuple[str, ...] = ()
    tracks: tuple[Track, ...] | None = None
    cards: tuple[Card, ...] | None = None
    counts: dict[str, int] | None = None
    links: tuple[tuple[str, str], ...] | None = None
    outcome: Text | None = None


class Welcome(_Said, frozen=True, tag="welcome"):
    """The answer to `hello`."""

    table: str
    game: str
    name: str
    seats: tuple[Holder, ...]
    yours: tuple[str, ...]
    host: bool
    options: Fields
    version: int


class Position(_Said, frozen=True, tag="position"):
    """The table now, either as a whole `view` or as a `change` since the position before."""

    seq: int
    number: int
    questions: tuple[Question, ...] = ()
    waiting: tuple[str, ...] = ()  # all seats with an open question
    log: tuple[Line, ...] = ()  # new lines; from the beginning, or since `seen`, after a welcome
    forget: int | None = None  # after an undo: first drop the lines of decisions after this one
    undo: dict[str, Reach] = {}
    redo: int = 0
    view: View | None = None
    change: Change | None = None
    lesson: Lesson | None = None


class Done(_Said, frozen=True, tag="done"):
    """The request with this name is stored durably; it is never carried out twice."""

    request: str
    seq: int


class Refused(_Said, frozen=True, tag="refused"):
    """A request that was not carried out: a code, an English sentence, and the game's own reason if there is one."""

    code: str
    message: str
    request: str = ""
    rule: str = ""
    why: Text | None = None


class Odds(msgspec.Struct, frozen=True, omit_defaults=True):
    key: str
    chance: float
    args: Values = {}


class About(msgspec.Struct, frozen=True, omit_defaults=True):
    """An option: the areas and pieces that it touches, its odds, and what to know before choosing it."""

    option: str
    touches: tuple[str, ...] = ()
    odds: tuple[Odds, ...] = ()
    hints: tuple[Text, ...] = ()


class Reason(msgspec.Struct, frozen=True, omit_defaults=True):
    """An option that is not offered, and why."""

    option: str
    rule: str
    why: Text
    touches: tuple[str, ...] = ()


class Details(_Said, frozen=True, tag="details"):
    seat: str
    ask: int
    options: tuple[About, ...]
    refused: tuple[Reason, ...] = ()
    hints: tuple[Text, ...] = ()  # about the question itself


class Past(_Said, frozen=True, tag="past"):
    number: int
    view: View
    log: tuple[Line, ...] = ()  # of the decision that led there


class Frame(msgspec.Struct, frozen=True, omit_defaults=True):
    """One step of what happened by itself."""

    log: tuple[Line, ...]
    change: Change


class Film(_Said, frozen=True, tag="film"):
    """What happened by itself after decision `number`: each frame changes the view before it, the first one `view`."""

    number: int
    view: View | None = None
    frames: tuple[Frame, ...] = ()


class Hint(_Said, frozen=True, tag="hint"):
    seat: str
    ask: int
    option: str


class Proposal(_Said, frozen=True, tag="proposal"):
    """An undo past a seal is proposed. It is open until all have agreed, or somebody declines or plays."""

    seat: str
    size: Size
    seq: int
    open: bool = True


class Seats(_Said, frozen=True, tag="seats"):
    """Who holds the seats, who is online, and how many watch; sent whenever that changes."""

    seats: tuple[Holder, ...]
    name: str
    watching: int = 0


class Chat(_Said, frozen=True, tag="chat"):
    name: str
    text: str
    at: float
    seat: str = ""


class Closed(_Said, frozen=True, tag="closed"):
    """The table was closed by its host."""

    why: str


class Pong(_Said, frozen=True, tag="pong"):
    pass


Said: TypeAlias = (
    Welcome | Position | Done | Refused | Details | Past | Film | Hint | Proposal | Seats | Chat | Closed | Pong
)

read_asked = msgspec.json.Decoder(Asked).decode
write_said = msgspec.json.Encoder().encode


def change_between(before: View, after: View) -> Change:
    """What is different in `after`."""
    areas, gone = _changed_areas(before.areas, after.areas)
    return Change(
        heading=after.heading if after.heading != before.heading else None,
        areas=areas,
        gone=gone,
        tracks=after.tracks if after.tracks != before.tracks else None,
        cards=after.cards if after.cards != before.cards else None,
        counts=after.counts if after.counts != before.counts else None,
        links=after.links if after.links != before.links else None,
        outcome=after.outcome,
    )


def _changed_areas(before: tuple[Area, ...], after: tuple[Area, ...]) -> tuple[tuple[Area, ...], tuple[str, ...]]:
    """The areas that are new or different, and the ids of those that are gone."""
    if len(before) == len(after):
        # Usually the same areas come in the same order, and most of them are the same objects.
        pairs = [(old, new) for old, new in zip(before, after, strict=True) if new is not old]
        if all(old.id == new.id for old, new in pairs):
            return tuple(new for old, new in pairs if new != old), ()
    known = {area.id: area for area in before}
    areas = tuple(area for area in after if known.pop(area.id, None) != area)
    return areas, tuple(known)
