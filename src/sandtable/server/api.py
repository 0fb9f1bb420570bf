"""Tables and content over HTTP. What is played goes over the WebSocket; this is setting up, inviting and looking."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Mapping
from functools import cache
from secrets import randbelow
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from fastapi import APIRouter, Depends, Header, Path, Request, Response
from fastapi.responses import PlainTextResponse
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer
from pydantic import BaseModel, ConfigDict, Field
from starlette.datastructures import QueryParams

from sandtable import __version__
from sandtable.engine.errors import Malformed
from sandtable.engine.game import MOST_DIGITS, Game, Setup
from sandtable.engine.journal import read_journal
from sandtable.engine.lesson import lessons_of
from sandtable.engine.match import Match
from sandtable.engine.text import LANGUAGES, source_of
from sandtable.games import keys, load
from sandtable.players import player_names
from sandtable.server.hall import Hall
from sandtable.server.limiting import Limits
from sandtable.server.live import Live
from sandtable.server.making import copied_acts, copied_record, lesson_seats, new_record
from sandtable.server.protocol import MOST_NAME, NO_ZERO
from sandtable.server.rights import Forbidden, Missing, NotNow, Rights
from sandtable.server.store import Act, Holder, Record, Right

DRAWN_SEEDS = 10**18  # a seed that is drawn is below this
MOST_SEATS = 12  # that a table has
MOST_IMPORTED = 5_000  # decisions of a journal: ten times what a long game takes
WHOLE = re.compile(r"-?[0-9]{1,9}")
FLAGS = {"true": True, "false": False}

router = APIRouter(prefix="/api")


# -- what is sent and what comes back ----------------------------------------------------------------------------------


class _Body(BaseModel):
    model_config = ConfigDict(extra="forbid")


# PostgreSQL cannot keep a text with a zero in it.
Name = Annotated[str, Field(max_length=MOST_NAME, pattern=NO_ZERO)]
SeatName = Annotated[str, Path(max_length=60)]
TableId = Annotated[str, Path(max_length=32)]


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


# -- who asks ----------------------------------------------------------------------------------------------------------


class House:
    """What every request can use."""

    def __init__(self, hall: Hall, rights: Rights, limits: Limits) -> None:
        self.hall = hall
        self.rights = rights
        self.limits = limits


def _house(request: Request) -> House:
    house: House = request.app.state.house
    return house


_bearer = HTTPBearer(auto_error=False, scheme_name="token", description="What a seat, a host or an owner was given.")


def _token(given: Annotated[HTTPAuthorizationCredentials | None, Depends(_bearer)]) -> str:
    return given.credentials.strip() if given is not None else ""


def _maybe_token(authorization: Annotated[str, Header(max_length=200)] = "") -> str:
    """Of those who need none: the owner is not counted among the strangers."""
    scheme, _, token = authorization.partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


In = Annotated[House, Depends(_house)]
Bearer = Annotated[str, Depends(_token)]
MaybeBearer = Annotated[str, Depends(_maybe_token)]

_FAILURES: dict[int | str, dict[str, Any]] = {
    status: {"model": Failure} for status in (400, 401, 403, 404, 409, 413, 415, 422, 429, 503)
}


# Texts are plain, but what goes wrong is told as everywhere else.
_TEXT: dict[int | str, dict[str, Any]] = {
    200: {"content": {"text/plain": {"schema": {"type": "string"}}}, "description": "The text"},
    **_FAILURES,
}

# Every option is a parameter of its own, by its name; one that has several values is there several times.
_OPTIONS: dict[str, Any] = {
    "in": "query",
    "name": "options",
    "style": "form",
    "explode": True,
    "schema": {"type": "object", "additionalProperties": {"type": "string"}},
}


async def _as(house: House, token: str, table_id: str, *roles: str) -> tuple[Live, Right]:
    """The table, for somebody who has one of these roles there."""
    right = await house.rights.at(token, table_id)
    if right.role != "owner" and right.role not in roles:
        raise Forbidden(f"this is for the {' or '.join(roles)} of the table")
    return await house.hall.live(table_id), right


async def _limit(house: House, request: Request, token: str, what: str) -> None:
    """Strangers are counted; the owner of the server is not."""
    if token:
        try:
            if (await house.rights.of(token)).role == "owner":
                return
        except Exception:  # noqa: S110 - then it is a stranger
            pass
    house.limits.check(what, request.client.host if request.client else "")


# -- games -------------------------------------------------------------------------------------------------------------


@router.get("/health")
async def health() -> Health:
    return Health(ok=True, version=__version__)


@router.get("/games", responses=_FAILURES)
def games() -> list[GameInfo]:
    """The games that can be played here, with their options, players, lessons and campaigns."""
    return [_game_info(load(key)) for key in keys()]


@router.get("/games/{key}/words/{language}", responses=_TEXT, response_class=Response)
def words(key: str, language: str) -> Response:
    """A game's words in a language, with the engine's below them: one Fluent file."""
    game = _game(key)
    if language not in LANGUAGES:
        raise Missing(f"no language {language[:20]!r}; languages: {', '.join(LANGUAGES)}")
    return PlainTextResponse(source_of(game, language), headers={"Cache-Control": "no-cache"})


@router.get("/games/{key}/rules", responses=_FAILURES)
def rules(key: str) -> list[RuleInfo]:
    """The rule catalogue of a game."""
    return [RuleInfo(**msgspec.structs.asdict(rule)) for rule in _game(key).catalogue.rules.values()]


@router.get("/games/{key}/seats", responses=_FAILURES, openapi_extra={"parameters": [_OPTIONS]})
def seats(key: str, request: Request) -> list[str]:
    """The seats of a table with these options, if they go together; their names are among the game's words."""
    game = _game(key)
    return _seats_with(game, _options_in(game, request.query_params))


def _game(key: str) -> Game[Any]:
    if key not in keys():
        raise Missing(f"no game {key[:40]!r}; games: {', '.join(keys())}")
    return load(key)


@cache
def _game_info(game: Game[Any]) -> GameInfo:
    seats, seats_option = _seats(game)
    return GameInfo(
        key=game.key,
        ruleset=game.version,
        options=_options(game),
        players=player_names(game),
        lessons=list(lessons_of(game)),
        campaign=list(game.campaign()),
        seats=seats,
        seats_option=seats_option,
    )


def _seats(game: Game[Any]) -> tuple[list[str], str]:
    """The seats of a game's largest table, and the option that says how many of them are taken, if one does."""
    for option in _options(game):
        if option.kind == "number" and option.least and option.most and option.most <= MOST_SEATS:
            numbers = range(option.least, option.most + 1)
            found = [_seats_with(game, {option.name: number}) for number in numbers]
            if found == [found[-1][:number] for number in numbers]:
                return found[-1], option.name
    return _seats_with(game, {}), ""


def _seats_with(game: Game[Any], options: dict[str, Any]) -> list[str]:
    return list(game.seats(game.begin(Setup(1, options))))


def _options_in(game: Game[Any], query: QueryParams) -> dict[str, Any]:
    """The options of an address, as a body would have them; what does not fit is left for the game to refuse."""
    kinds = {option.name: option.kind for option in _game_info(game).options}
    return {name: _read_option(kinds.get(name, "choice"), query.getlist(name)) for name in query}


def _read_option(kind: str, texts: list[str]) -> Any:
    if kind == "several":
        return [text for text in texts if text]
    if len(texts) > 1:
        return texts
    (text,) = texts
    if kind == "number" and WHOLE.fullmatch(text):
        return int(text)
    return FLAGS.get(text, text) if kind == "flag" else text


def _options(game: Game[Any]) -> list[OptionInfo]:
    hints = get_type_hints(game.options_type, include_extras=True)
    open_choices = game.choices()
    return [
        _option(field.encode_name, hints[field.name], field.default, open_choices)
        for field in msgspec.structs.fields(game.options_type)
    ]


def _option(name: str, hint: Any, default: Any, open_choices: Mapping[str, tuple[str, ...]]) -> OptionInfo:
    meta = next((part for part in get_args(hint) if isinstance(part, msgspec.Meta)), None)
    kind = get_args(hint)[0] if meta else hint
    if kind is bool:
        return OptionInfo(name=name, kind="flag", default=default)
    if kind is int:
        least, most = (_whole(meta.ge), _whole(meta.le)) if meta else (None, None)
        return OptionInfo(name=name, kind="number", least=least, most=most, default=default)
    if get_origin(kind) is tuple:
        choices = [str(value) for value in get_args(get_args(kind)[0])]
        least, most = (meta.min_length, meta.max_length) if meta else (None, None)
        return OptionInfo(name=name, kind="several", choices=choices, least=least, most=most, default=list(default))
    choices = [str(value) for value in open_choices.get(name, get_args(kind))]
    return OptionInfo(name=name, kind="choice", choices=choices, default=default)


def _whole(bound: float | None) -> int | None:
    return None if bound is None else int(bound)


# -- tables ------------------------------------------------------------------------------------------------------------


@router.post("/tables", status_code=201, responses=_FAILURES)
async def create(body: NewTable, house: In, request: Request, token: MaybeBearer) -> Made:
    """Set up a table; the answer holds the host's token."""
    await _limit(house, request, token, "tables")
    game = _known_game(body.game)
    seed = randbelow(DRAWN_SEEDS) if body.seed is None else body.seed
    if body.lesson:
        seats = lesson_seats(game, body.lesson)
        record = new_record(game.key, game.version, Setup(seed), seats, name=body.name, lesson=body.lesson)
    else:
        setup = Setup(seed, body.options)
        names = game.seats(game.begin(setup))
        seats = tuple(_holder(game, seat, body.seats.get(seat, SeatBody())) for seat in names)
        for name in body.seats:
            if name not in names:
                raise Malformed(f"no seat {name[:40]!r}; seats: {', '.join(names)}", where="seats")
        record = new_record(
            game.key, game.version, setup, seats, name=body.name, campaign=body.campaign, chapter=body.chapter
        )
    return await _made(house, record)


@router.post("/tables/import", status_code=201, responses=_FAILURES)
async def import_journal(body: ImportBody, house: In, request: Request, token: MaybeBearer) -> Made:
    """A table from a journal file, at the end of what was played."""
    await _limit(house, request, token, "tables")
    journal = read_journal(body.journal)
    game = _known_game(journal.game)
    if journal.setup.content:
        raise Malformed("was played with a content pack, which a server does not take", where="journal")
    if len(journal.lines) > MOST_IMPORTED:
        raise Malformed(f"has more than {MOST_IMPORTED} decisions", where="journal")
    match = await asyncio.to_thread(Match.load, game, journal)
    taken = match.number - 1
    return await _made(house, copied_record(match, taken, name=body.name), copied_acts(match, taken))


@router.get("/tables", responses=_FAILURES)
async def tables(house: In, token: Bearer) -> list[TableInfo]:
    """All tables, for the owner of the server."""
    right = await house.rights.of(token)
    if right.role != "owner":
        raise Forbidden("only the owner of this server sees all its tables")
    return [_info(record, right) for record in await house.hall.store.all_tables()]


@router.get("/tables/{table_id}", responses=_FAILURES)
async def table(table_id: TableId, house: In, token: Bearer) -> TableInfo:
    live, right = await _as(house, token, table_id, "host", "seat", "watch")
    return _live_info(live, right)


@router.patch("/tables/{table_id}", responses=_FAILURES)
async def rename(table_id: TableId, body: NameBody, house: In, token: Bearer) -> TableInfo:
    live, right = await _as(house, token, table_id, "host")
    await house.hall.rename(live, body.name)
    return _live_info(live, right)


@router.delete("/tables/{table_id}", responses=_FAILURES)
async def close(table_id: TableId, house: In, token: Bearer) -> TableInfo:
    """Close a table: nobody can play there any more. It is not deleted."""
    live, right = await _as(house, token, table_id, "host")
    await house.hall.close_table(live)
    return _live_info(live, right)


@router.post("/tables/{table_id}/host", responses=_FAILURES)
async def take_over(table_id: TableId, house: In, token: Bearer) -> Made:
    """A host's token for any table, for the owner of the server."""
    live, right = await _as(house, token, table_id)
    fresh = await house.rights.grant(table_id, "host")
    return Made(table=_live_info(live, right), token=fresh)


@router.put("/tables/{table_id}/seats/{seat}", responses=_FAILURES)
async def give_seat(table_id: TableId, seat: SeatName, body: SeatBody, house: In, token: Bearer) -> SeatGiven:
    """Say who plays a seat. Whoever held it before holds it no longer."""
    live, right = await _as(house, token, table_id, "host")
    if live.table.holder(seat) is None:
        raise Missing(f"no seat {seat[:40]!r}; seats: {', '.join(live.table.seats)}")
    if live.table.record.lesson:
        raise NotNow("a lesson is taken alone")
    holder = _holder(live.table.game, seat, body)
    await house.rights.revoke(table_id, seat)
    await house.hall.give_seat(live, holder)
    invitation = await house.rights.invite(table_id, "seat", seat) if body.holder == "invited" else None
    return SeatGiven(table=_live_info(live, right), invitation=invitation)


@router.post("/tables/{table_id}/watch", responses=_FAILURES)
async def watch(table_id: TableId, house: In, token: Bearer) -> Invitation:
    """An invitation for somebody who only looks on."""
    await _as(house, token, table_id, "host", "seat")
    return Invitation(invitation=await house.rights.invite(table_id, "watch"))


@router.post("/join", responses=_FAILURES)
async def join(body: JoinBody, house: In, request: Request) -> Joined:
    """Exchange an invitation for a token."""
    house.limits.check("join", request.client.host if request.client else "")
    token, right = await house.rights.redeem(body.invitation)
    live = await house.hall.live(right.table)
    if right.role == "seat" and body.name:
        await house.hall.give_name(live, right.seat, body.name)
    return Joined(table=_live_info(live, right), token=token, role=right.role, seat=right.seat)


@router.post("/tables/{table_id}/sit", responses=_FAILURES)
async def sit(table_id: TableId, body: SitBody, house: In, token: Bearer) -> Joined:
    """Take a seat that is open."""
    live, _ = await _as(house, token, table_id, "watch")
    await house.hall.take_open_seat(live, body.seat, body.name)
    fresh = await house.rights.grant(table_id, "seat", body.seat)
    right = await house.rights.of(fresh)
    return Joined(table=_live_info(live, right), token=fresh, role="seat", seat=body.seat)


@router.post("/tables/{table_id}/rematch", status_code=201, responses=_FAILURES)
async def rematch(table_id: TableId, house: In, request: Request, token: Bearer) -> Made:
    """The same table again, with other chance; people have to be invited anew."""
    live, _ = await _as(house, token, table_id, "host")
    await _limit(house, request, token, "tables")
    old = live.table.record
    seed = old.seed if old.lesson else randbelow(DRAWN_SEEDS)
    record = new_record(
        old.game,
        live.table.game.version,
        Setup(seed, old.options),
        old.seats,
        name=old.name,
        lesson=old.lesson,
        campaign=old.campaign,
        chapter=old.chapter,
        origin=old.id,
    )
    return await _made(house, record)


@router.post("/tables/{table_id}/clone", status_code=201, responses=_FAILURES)
async def clone(table_id: TableId, body: CloneBody, house: In, request: Request, token: Bearer) -> Made:
    """A table of one's own that goes on from a moment of this one."""
    live, _ = await _as(house, token, table_id, "host")
    _check_nothing_hidden(live)
    if live.table.record.lesson:
        raise NotNow("a lesson cannot be cloned")
    match = live.table.match
    if body.number >= match.number:
        raise Missing(f"only {match.number - 1} decisions were taken")
    await _limit(house, request, token, "tables")
    record = copied_record(match, body.number, name=live.table.record.name, origin=table_id)
    return await _made(house, record, copied_acts(match, body.number))


@router.get("/tables/{table_id}/journal", responses=_TEXT, response_class=Response)
async def journal(table_id: TableId, house: In, token: Bearer) -> Response:
    """The game as a journal file, which rebuilds it exactly: to keep, to import, or to report a bug with."""
    live, right = await _as(house, token, table_id, "host", "seat")
    if right.role == "seat" and live.table.record.summary.outcome is None and not live.table.match.over:
        raise NotNow("a journal holds all dice to come: it is yours when the game has ended")
    _check_nothing_hidden(live)
    if live.table.record.lesson:
        raise NotNow("a lesson has no journal")
    name = f"{live.table.game.key}-{table_id[:8]}.journal"
    return PlainTextResponse(live.table.match.save(), headers={"Content-Disposition": f'attachment; filename="{name}"'})


# -- helpers -----------------------------------------------------------------------------------------------------------


def _known_game(key: str) -> Game[Any]:
    """A game that a body names: not to have it is the body's fault."""
    if key not in keys():
        raise Malformed(f"no game {key[:40]!r}; games: {', '.join(keys())}", where="game")
    return load(key)


def _holder(game: Game[Any], seat: str, body: SeatBody) -> Holder:
    if body.holder != "program":
        return Holder(seat, body.holder, body.name)
    program = body.program or player_names(game)[-1]
    if program not in player_names(game):
        raise Malformed(f"{game.key} has no player {program!r}; players: {', '.join(player_names(game))}", where=seat)
    return Holder(seat, "program", body.name, program)


async def _made(house: House, record: Record, acts: list[Act] | None = None) -> Made:
    live = await house.hall.add(record, acts or [])
    token = await house.rights.grant(record.id, "host")
    return Made(table=_live_info(live, Right(record.id, "host", "", 0)), token=token)


def _check_nothing_hidden(live: Live) -> None:
    """A journal holds the seed: nobody may have it while others play who must not know."""
    if not live.table.match.over and not live.table.is_solitary:
        raise NotNow("other people sit at this table, and this would show all dice to come: wait until it has ended")


def _live_info(live: Live, right: Right) -> TableInfo:
    table = live.table
    record = msgspec.structs.replace(table.record, summary=table.summary(table.seq))
    online = {who.seat for who in live.who() if who.online}
    return _info(record, right, online)


def _info(record: Record, right: Right, online: set[str] | None = None) -> TableInfo:
    there = online or set()
    summary = msgspec.to_builtins(record.summary)
    return TableInfo(
        id=record.id,
        game=record.game,
        name=record.name,
        options=record.options,
        seats=[
            WhoInfo(seat=one.seat, holder=one.holder, name=one.name, program=one.program, online=one.seat in there)
            for one in record.seats
        ],
        role=right.role,
        seat=right.seat,
        created=record.created,
        updated=record.updated,
        seq=record.summary.seq,
        number=record.summary.number,
        waiting=list(record.summary.waiting),
        heading=summary.get("heading", {}),
        outcome=record.summary.outcome,
        measures=record.summary.measures,
        copied=record.summary.copied,
        closed=record.closed,
        lesson=record.lesson,
        campaign=record.campaign,
        chapter=record.chapter,
        origin=record.origin,
    )
