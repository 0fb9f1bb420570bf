"""Tables over HTTP. What is played goes over the WebSocket; this is setting up, inviting and looking."""

from __future__ import annotations

import asyncio
from secrets import randbelow
from typing import Any

import msgspec
from fastapi import APIRouter, Request, Response
from fastapi.responses import PlainTextResponse

from sandtable.engine.errors import Malformed
from sandtable.engine.game import Game, Setup
from sandtable.engine.journal import read_journal
from sandtable.engine.match import Match
from sandtable.games import keys, load
from sandtable.players import player_names
from sandtable.server.forms import (
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
    WhoInfo,
)
from sandtable.server.house import FAILURES, TEXT, Bearer, House, In, MaybeBearer, SeatName, TableId, enter_as, limit
from sandtable.server.live import Live
from sandtable.server.making import copied_acts, copied_record, lesson_seats, new_record
from sandtable.server.rights import Forbidden, Missing, NotNow
from sandtable.server.store import Act, Holder, Record, Right

DRAWN_SEEDS = 10**18  # a seed that is drawn is below this
MOST_IMPORTED = 5_000  # decisions of a journal: ten times what a long game takes

router = APIRouter(prefix="/api")


@router.post("/tables", status_code=201, responses=FAILURES)
async def create(body: NewTable, house: In, request: Request, token: MaybeBearer) -> Made:
    """Set up a table; the answer holds the host's token."""
    await limit(house, request, token, "tables")
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


@router.post("/tables/import", status_code=201, responses=FAILURES)
async def import_journal(body: ImportBody, house: In, request: Request, token: MaybeBearer) -> Made:
    """A table from a journal file, at the end of what was played."""
    await limit(house, request, token, "tables")
    journal = read_journal(body.journal)
    game = _known_game(journal.game)
    if journal.setup.content:
        raise Malformed("was played with a content pack, which a server does not take", where="journal")
    if len(journal.lines) > MOST_IMPORTED:
        raise Malformed(f"has more than {MOST_IMPORTED} decisions", where="journal")
    match = await asyncio.to_thread(Match.load, game, journal)
    taken = match.number - 1
    return await _made(house, copied_record(match, taken, name=body.name), copied_acts(match, taken))


@router.get("/tables", responses=FAILURES)
async def tables(house: In, token: Bearer) -> list[TableInfo]:
    """All tables, for the owner of the server."""
    right = await house.rights.of(token)
    if right.role != "owner":
        raise Forbidden("only the owner of this server sees all its tables")
    return [_info(record, right) for record in await house.hall.store.all_tables()]


@router.get("/tables/{table_id}", responses=FAILURES)
async def table(table_id: TableId, house: In, token: Bearer) -> TableInfo:
    live, right = await enter_as(house, token, table_id, "host", "seat", "watch")
    return _live_info(live, right)


@router.patch("/tables/{table_id}", responses=FAILURES)
async def rename(table_id: TableId, body: NameBody, house: In, token: Bearer) -> TableInfo:
    live, right = await enter_as(house, token, table_id, "host")
    await house.hall.rename(live, body.name)
    return _live_info(live, right)


@router.delete("/tables/{table_id}", responses=FAILURES)
async def close(table_id: TableId, house: In, token: Bearer) -> TableInfo:
    """Close a table: nobody can play there any more. It is not deleted."""
    live, right = await enter_as(house, token, table_id, "host")
    await house.hall.close_table(live)
    return _live_info(live, right)


@router.post("/tables/{table_id}/host", responses=FAILURES)
async def take_over(table_id: TableId, house: In, token: Bearer) -> Made:
    """A host's token for any table, for the owner of the server."""
    live, right = await enter_as(house, token, table_id)
    fresh = await house.rights.grant(table_id, "host")
    return Made(table=_live_info(live, right), token=fresh)


@router.put("/tables/{table_id}/seats/{seat}", responses=FAILURES)
async def give_seat(table_id: TableId, seat: SeatName, body: SeatBody, house: In, token: Bearer) -> SeatGiven:
    """Say who plays a seat. Whoever held it before holds it no longer."""
    live, right = await enter_as(house, token, table_id, "host")
    if live.table.holder(seat) is None:
        raise Missing(f"no seat {seat[:40]!r}; seats: {', '.join(live.table.seats)}")
    if live.table.record.lesson:
        raise NotNow("a lesson is taken alone")
    holder = _holder(live.table.game, seat, body)
    await house.rights.revoke(table_id, seat)
    await house.hall.give_seat(live, holder)
    invitation = await house.rights.invite(table_id, "seat", seat) if body.holder == "invited" else None
    return SeatGiven(table=_live_info(live, right), invitation=invitation)


@router.post("/tables/{table_id}/watch", responses=FAILURES)
async def watch(table_id: TableId, house: In, token: Bearer) -> Invitation:
    """An invitation for somebody who only looks on."""
    await enter_as(house, token, table_id, "host", "seat")
    return Invitation(invitation=await house.rights.invite(table_id, "watch"))


@router.post("/join", responses=FAILURES)
async def join(body: JoinBody, house: In, request: Request) -> Joined:
    """Exchange an invitation for a token."""
    house.limits.check("join", request.client.host if request.client else "")
    token, right = await house.rights.redeem(body.invitation)
    live = await house.hall.live(right.table)
    if right.role == "seat" and body.name:
        await house.hall.give_name(live, right.seat, body.name)
    return Joined(table=_live_info(live, right), token=token, role=right.role, seat=right.seat)


@router.post("/tables/{table_id}/sit", responses=FAILURES)
async def sit(table_id: TableId, body: SitBody, house: In, token: Bearer) -> Joined:
    """Take a seat that is open."""
    live, _ = await enter_as(house, token, table_id, "watch")
    await house.hall.take_open_seat(live, body.seat, body.name)
    fresh = await house.rights.grant(table_id, "seat", body.seat)
    right = await house.rights.of(fresh)
    return Joined(table=_live_info(live, right), token=fresh, role="seat", seat=body.seat)


@router.post("/tables/{table_id}/rematch", status_code=201, responses=FAILURES)
async def rematch(table_id: TableId, house: In, request: Request, token: Bearer) -> Made:
    """The same table again, with other chance; people have to be invited anew."""
    live, _ = await enter_as(house, token, table_id, "host")
    await limit(house, request, token, "tables")
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


@router.post("/tables/{table_id}/clone", status_code=201, responses=FAILURES)
async def clone(table_id: TableId, body: CloneBody, house: In, request: Request, token: Bearer) -> Made:
    """A table of one's own that goes on from a moment of this one."""
    live, _ = await enter_as(house, token, table_id, "host")
    _check_nothing_hidden(live)
    if live.table.record.lesson:
        raise NotNow("a lesson cannot be cloned")
    match = live.table.match
    if body.number >= match.number:
        raise Missing(f"only {match.number - 1} decisions were taken")
    await limit(house, request, token, "tables")
    record = copied_record(match, body.number, name=live.table.record.name, origin=table_id)
    return await _made(house, record, copied_acts(match, body.number))


@router.get("/tables/{table_id}/journal", responses=TEXT, response_class=Response)
async def journal(table_id: TableId, house: In, token: Bearer) -> Response:
    """The game as a journal file, which rebuilds it exactly: to keep, to import, or to report a bug with."""
    live, right = await enter_as(house, token, table_id, "host", "seat")
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
