"""Tables over HTTP: set up, invite, list, copy, close. Play itself goes over the WebSocket."""

from __future__ import annotations

import asyncio
from secrets import randbelow

import msgspec
from fastapi import APIRouter, Request, Response
from fastapi.responses import PlainTextResponse

from sandtable.engine.errors import Malformed
from sandtable.engine.game import AnyGame, Setup
from sandtable.engine.journal import read_journal
from sandtable.engine.match import Match
from sandtable.games import keys, load
from sandtable.players import player_names
from sandtable.server.api_models import (
    CloneBody,
    ImportBody,
    Invitation,
    JoinBody,
    Joined,
    Made,
    NameBody,
    NewTable,
    SeatBody,
    SeatGiven,
    SitBody,
    TableInfo,
)
from sandtable.server.dependencies import (
    FAILURES,
    TEXT,
    Bearer,
    MaybeBearer,
    SeatName,
    TableId,
    UseServices,
    limit,
    table_for,
)
from sandtable.server.errors import Forbidden, Missing, NotNow
from sandtable.server.live_table import LiveTable
from sandtable.server.new_tables import copied_acts, copied_record, lesson_seats, new_record
from sandtable.server.records import Act, Holder, Record, Right
from sandtable.server.services import Services

SEEDS = 10**18  # a drawn seed is below this
MOST_IMPORTED = 5_000  # decisions of a journal: ten times what a long game takes

router = APIRouter(prefix="/api")


@router.post("/tables", status_code=201, responses=FAILURES)
async def create(body: NewTable, services: UseServices, request: Request, token: MaybeBearer) -> Made:
    """Set up a table; the answer holds the host's token."""
    await limit(services, request, token, "tables")
    game = _known_game(body.game)
    seed = randbelow(SEEDS) if body.seed is None else body.seed
    if body.lesson:
        seats = lesson_seats(game, body.lesson)
        record = new_record(game.key, game.version, Setup(seed), seats, name=body.name, lesson=body.lesson)
    else:
        setup = Setup(seed, body.options)
        names = game.description.seats_with(setup.options)
        seats = tuple(_holder(game, seat, body.seats.get(seat, SeatBody())) for seat in names)
        for name in body.seats:
            if name not in names:
                raise Malformed(f"no seat {name[:40]!r}; seats: {', '.join(names)}", where="seats")
        record = new_record(
            game.key, game.version, setup, seats, name=body.name, campaign=body.campaign, chapter=body.chapter
        )
    return await _made(services, record)


@router.post("/tables/import", status_code=201, responses=FAILURES)
async def import_journal(body: ImportBody, services: UseServices, request: Request, token: MaybeBearer) -> Made:
    """A table from a journal file, at its end."""
    await limit(services, request, token, "tables")
    journal = read_journal(body.journal)
    game = _known_game(journal.game)
    if journal.setup.content:
        raise Malformed("was played with a content pack, which a server does not take", where="journal")
    if len(journal.lines) > MOST_IMPORTED:
        raise Malformed(f"has more than {MOST_IMPORTED} decisions", where="journal")
    match = await asyncio.to_thread(Match.load, game, journal)
    taken = match.number - 1
    return await _made(services, copied_record(match, taken, name=body.name), copied_acts(match, taken))


@router.get("/tables", responses=FAILURES)
async def tables(services: UseServices, token: Bearer) -> list[TableInfo]:
    """All tables, for the owner of the server."""
    right = await services.tokens.right_of(token)
    if right.role != "owner":
        raise Forbidden("only the owner of this server sees all its tables")
    return [_info(record, right) for record in await services.store.all_tables()]


@router.get("/tables/{table_id}", responses=FAILURES)
async def table(table_id: TableId, services: UseServices, token: Bearer) -> TableInfo:
    live, right = await table_for(services, token, table_id, "host", "seat", "watch")
    return _live_info(live, right)


@router.patch("/tables/{table_id}", responses=FAILURES)
async def rename(table_id: TableId, body: NameBody, services: UseServices, token: Bearer) -> TableInfo:
    live, right = await table_for(services, token, table_id, "host")
    await services.admin.rename(live, body.name)
    return _live_info(live, right)


@router.delete("/tables/{table_id}", responses=FAILURES)
async def close(table_id: TableId, services: UseServices, token: Bearer) -> TableInfo:
    """Close a table: nobody can play there any more. It is not deleted."""
    live, right = await table_for(services, token, table_id, "host")
    await services.admin.close(live)
    return _live_info(live, right)


@router.post("/tables/{table_id}/host", responses=FAILURES)
async def take_over(table_id: TableId, services: UseServices, token: Bearer) -> Made:
    """A host's token for any table, for the owner of the server."""
    live, right = await table_for(services, token, table_id)
    fresh = await services.tokens.grant(table_id, "host")
    return Made(table=_live_info(live, right), token=fresh)


@router.put("/tables/{table_id}/seats/{seat}", responses=FAILURES)
async def give_seat(
    table_id: TableId, seat: SeatName, body: SeatBody, services: UseServices, token: Bearer
) -> SeatGiven:
    """Give a seat to somebody. Its former holder loses it."""
    live, right = await table_for(services, token, table_id, "host")
    if live.table.holder(seat) is None:
        raise Missing(f"no seat {seat[:40]!r}; seats: {', '.join(live.table.seats)}")
    if live.table.record.lesson:
        raise NotNow("a lesson is taken alone")
    holder = _holder(live.table.game, seat, body)
    await services.tokens.revoke(table_id, seat)
    await services.admin.give_seat(live, holder)
    invitation = await services.tokens.invite(table_id, "seat", seat) if body.holder == "invited" else None
    return SeatGiven(table=_live_info(live, right), invitation=invitation)


@router.post("/tables/{table_id}/watch", responses=FAILURES)
async def watch(table_id: TableId, services: UseServices, token: Bearer) -> Invitation:
    """An invitation for a spectator."""
    await table_for(services, token, table_id, "host", "seat")
    return Invitation(invitation=await services.tokens.invite(table_id, "watch"))


@router.post("/join", responses=FAILURES)
async def join(body: JoinBody, services: UseServices, request: Request) -> Joined:
    """Exchange an invitation for a token."""
    services.limits.check("join", request.client.host if request.client else "")
    token, right = await services.tokens.redeem(body.invitation)
    live = await services.registry.get(right.table)
    if right.role == "seat" and body.name:
        await services.admin.name_holder(live, right.seat, body.name)
    return Joined(table=_live_info(live, right), token=token, role=right.role, seat=right.seat)


@router.post("/tables/{table_id}/sit", responses=FAILURES)
async def sit(table_id: TableId, body: SitBody, services: UseServices, token: Bearer) -> Joined:
    """Take a seat that is open."""
    live, _ = await table_for(services, token, table_id, "watch")
    await services.admin.take_open_seat(live, body.seat, body.name)
    fresh = await services.tokens.grant(table_id, "seat", body.seat)
    right = await services.tokens.right_of(fresh)
    return Joined(table=_live_info(live, right), token=fresh, role="seat", seat=body.seat)


@router.post("/tables/{table_id}/rematch", status_code=201, responses=FAILURES)
async def rematch(table_id: TableId, services: UseServices, request: Request, token: Bearer) -> Made:
    """The same table again, with another seed. People have to be invited again."""
    live, _ = await table_for(services, token, table_id, "host")
    await limit(services, request, token, "tables")
    old = live.table.record
    seed = old.seed if old.lesson else randbelow(SEEDS)
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
    return await _made(services, record)


@router.post("/tables/{table_id}/clone", status_code=201, responses=FAILURES)
async def clone(table_id: TableId, body: CloneBody, services: UseServices, request: Request, token: Bearer) -> Made:
    """A new table that goes on from a moment of this one."""
    live, _ = await table_for(services, token, table_id, "host")
    _check_nothing_hidden(live)
    if live.table.record.lesson:
        raise NotNow("a lesson cannot be cloned")
    match = live.table.match
    if body.number >= match.number:
        raise Missing(f"only {match.number - 1} decisions were taken")
    await limit(services, request, token, "tables")
    record = copied_record(match, body.number, name=live.table.record.name, origin=table_id)
    return await _made(services, record, copied_acts(match, body.number))


@router.get("/tables/{table_id}/journal", responses=TEXT, response_class=Response)
async def journal(table_id: TableId, services: UseServices, token: Bearer) -> Response:
    """The game as a journal file, which rebuilds it exactly. Keep it, import it, or report a bug with it."""
    live, right = await table_for(services, token, table_id, "host", "seat")
    if right.role == "seat" and live.table.record.summary.outcome is None and not live.table.match.over:
        raise NotNow("a journal holds all dice to come: it is yours when the game has ended")
    _check_nothing_hidden(live)
    if live.table.record.lesson:
        raise NotNow("a lesson has no journal")
    name = f"{live.table.game.key}-{table_id[:8]}.journal"
    return PlainTextResponse(live.table.match.save(), headers={"Content-Disposition": f'attachment; filename="{name}"'})


# -- helpers -----------------------------------------------------------------------------------------------------------


def _known_game(key: str) -> AnyGame:
    """The game that a body names; an unknown one is the body's fault."""
    if key not in keys():
        raise Malformed(f"no game {key[:40]!r}; games: {', '.join(keys())}", where="game")
    return load(key)


def _holder(game: AnyGame, seat: str, body: SeatBody) -> Holder:
    if body.holder != "program":
        return Holder(seat, body.holder, body.name)
    program = body.program or player_names(game)[-1]
    if program not in player_names(game):
        raise Malformed(f"{game.key} has no player {program!r}; players: {', '.join(player_names(game))}", where=seat)
    return Holder(seat, "program", body.name, program)


async def _made(services: Services, record: Record, acts: list[Act] | None = None) -> Made:
    live = await services.registry.add(record, acts or [])
    token = await services.tokens.grant(record.id, "host")
    return Made(table=_live_info(live, Right(record.id, "host", "", 0)), token=token)


def _check_nothing_hidden(live: LiveTable) -> None:
    """Refuse to show the seed, and with it all dice to come, while other people play."""
    if not live.table.match.over and not live.table.is_solitary:
        raise NotNow("other people sit at this table, and this would show all dice to come: wait until it has ended")


def _live_info(live: LiveTable, right: Right) -> TableInfo:
    table = live.table
    return _info(msgspec.structs.replace(table.record, summary=table.summary(table.seq), seats=live.holders()), right)


def _info(record: Record, right: Right) -> TableInfo:
    return TableInfo(
        id=record.id,
        game=record.game,
        name=record.name,
        options=record.options,
        seats=list(record.seats),
        role=right.role,
        seat=right.seat,
        created=record.created,
        updated=record.updated,
        seq=record.summary.seq,
        number=record.summary.number,
        waiting=list(record.summary.waiting),
        heading=record.summary.heading,
        outcome=record.summary.outcome,
        measures=record.summary.measures,
        copied=record.summary.copied,
        handed=record.summary.handed,
        closed=record.closed,
        lesson=record.lesson,
        campaign=record.campaign,
        chapter=record.chapter,
        origin=record.origin,
    )
