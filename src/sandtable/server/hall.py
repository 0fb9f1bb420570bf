"""The hall: the tables that are in play in this server, those who come and go, and the programs that play there.

Every act goes one way: it is performed, stored, acknowledged, and shown to everybody at the table. A table that another
server has moved on is brought up to date from the store.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Collection, Coroutine, Iterable
from contextlib import suppress
from secrets import token_hex
from typing import Any

import msgspec

from sandtable.engine.errors import SandtableError, Stale
from sandtable.engine.game import Setup
from sandtable.server.live import BAD_TOKEN, NO_TABLE, Crowd, Guest, Live, Proposed
from sandtable.server.programs import Programs, Task, best_program
from sandtable.server.protocol import Chat, Closed, Done, Proposal, Size, Welcome
from sandtable.server.rights import Missing, NotNow
from sandtable.server.store import Act, Holder, Overtaken, Record, Store
from sandtable.server.tables import Table, Told

log = logging.getLogger("sandtable.server")

MOST_IDLE = 200  # tables without anybody that are kept at hand
FEW_ACTS = 20  # of a table that is rebuilt in no time
WATCHED_PACE = 0.4  # seconds between decisions where only programs play, for those who watch
AGAIN_AFTER = 1.0  # seconds before a program that failed is asked again
TOUCH = 5.0  # seconds between two signs of life to other servers
SILENT = 16.0  # seconds after which another server is taken to be gone
EVERYBODY = "*"  # instead of a table
GIVEN_AWAY = "the seat was given to somebody else"


class Hall:
    """All tables of this server."""

    def __init__(self, store: Store, programs: Programs) -> None:
        self.store = store
        self.programs = programs
        self._tables: OrderedDict[str, Live] = OrderedDict()
        self._opening: dict[str, asyncio.Lock] = {}
        self._running: set[asyncio.Task[None]] = set()
        self.last_act = time.monotonic()  # when something was last done at any table
        self.name = token_hex(4)  # among the servers that share the database
        self._others: dict[str, float] = {}  # when another server was last heard
        self._closing = False

    # -- tables ------------------------------------------------------------------------------------------------------

    async def add(self, record: Record, acts: Iterable[Act] = ()) -> Live:
        """Put a new table into the hall."""
        kept = list(acts)
        table = await _rebuilt(record, kept)
        record = msgspec.structs.replace(record, summary=table.summary(table.seq))
        table.record = record
        await self.store.add_table(record, kept)
        self._tables[record.id] = live = Live(table)
        self._clear_away()
        return live

    async def live(self, table_id: str) -> Live:
        """A table, brought back from the store if it is not at hand."""
        known = self._tables.get(table_id)
        if known is not None:
            self._tables.move_to_end(table_id)
            return known
        async with self._opening.setdefault(table_id, asyncio.Lock()):
            if table_id not in self._tables:
                self._tables[table_id] = Live(await self._load(table_id))
                self._clear_away()
        self._opening.pop(table_id, None)
        return self._tables[table_id]

    async def _load(self, table_id: str) -> Table:
        record = await self.store.table(table_id)
        if record is None:
            raise Missing("there is no such table")
        return await _rebuilt(record, await self.store.acts_of(table_id))

    def _clear_away(self) -> None:
        """Tables that nobody looks at go back to the store."""
        idle = [name for name, live in self._tables.items() if not live.guests and not live.lock.locked()]
        for name in idle[: max(0, len(idle) - MOST_IDLE)]:
            del self._tables[name]

    # -- acts --------------------------------------------------------------------------------------------------------

    async def act(
        self, live: Live, seat: str, request: str, make: Callable[[Table], Act], author: Guest | None = None
    ) -> None:
        """Perform an act, store it, acknowledge it, show it. A request that was stored before is only acknowledged."""
        self.last_act = time.monotonic()
        async with live.lock:
            known = live.table.stored(seat, request)
            if known is not None:
                _acknowledge(author, request, known)
                return
            live.table.check_open()
            try:
                told = await self._store(live, make(live.table))
            except Overtaken:
                known = live.table.stored(seat, request)  # the same request may have gone to another server
                if known is not None:
                    _acknowledge(author, request, known)
                live.show_whole()
                if known is None:
                    raise Stale("another act came first; look again") from None
            else:
                _acknowledge(author, request, live.table.seq)
                live.show(told)
        self.wake(live)

    async def _store(self, live: Live, act: Act) -> Told:
        """Perform an act and make it durable; if that fails the table is as the store has it."""
        table = live.table
        try:
            told = table.perform(act)
        except (SandtableError, KeyError) as error:
            if not isinstance(error, SandtableError) or error.code == "unplayable":
                await self._reload(live)
            raise
        try:
            stored = self.store.add_act(table.record.id, table.seq + 1, act, table.summary(table.seq + 1))
            try:
                live.look_ahead()
            finally:
                await stored
        except BaseException:
            await self._reload(live)
            raise
        table.count(act)
        return told

    async def _reload(self, live: Live) -> None:
        """Forget what was not stored. If the store does not answer, nobody may go on with it: all must come anew."""
        table_id = live.table.record.id
        try:
            live.table = await self._load(table_id)
        except BaseException:
            self._tables.pop(table_id, None)
            for guest in list(live.guests):
                guest.close(1012, "the database does not answer")
            live.guests.clear()
            raise
        live.details.clear()
        live.ends.clear()

    async def heard(self, notice: str | None) -> None:
        """News of a table: `TABLE:SEQ` (an act), `TABLE:` (seats, name), `TABLE:chat:NUMBER`, of a proposal, or of
        who is online elsewhere; or that another server is there, `*:SERVER`. None if some may have been missed.
        """
        if notice is None:
            for table_id in list(self._tables):
                await self.catch_up(table_id)
            return
        table_id, _, what = notice.partition(":")
        if table_id == EVERYBODY:
            self._others[what] = time.monotonic()
            return
        live = self._tables.get(table_id)
        if live is None or (what.isdecimal() and int(what) <= live.table.seq):
            return
        kind, _, rest = what.partition(":")
        if kind == "chat":
            await self._hear_chat(live, int(rest))
        elif kind == "proposal":
            await self._hear_proposal(live, *rest.split(":"))
        elif kind == "online":
            await self._hear_online(live, *rest.split(":"))
        else:
            await self.catch_up(table_id, rights=not what)

    async def catch_up(self, table_id: str, *, rights: bool = True) -> None:
        """Another server has changed a table, perhaps also who may sit there: take over what it did."""
        live = self._tables.get(table_id)
        if live is None:
            return
        async with live.lock:
            table = live.table
            fresh = await self.store.table(table_id)
            if fresh is None:
                return
            changed = fresh.seats != table.record.seats or fresh.name != table.record.name
            table.record = fresh
            if rights:
                await self._send_away(live)
            if changed:
                live.tell_seats()
                live.show_whole()
            for act in await self.store.acts_of(table_id, table.seq):
                told = table.perform(act)
                table.count(act)
                live.show(told)
            if fresh.closed:
                live.close()
        self.wake(live)

    async def _send_away(self, live: Live) -> None:
        """End the connections whose tokens are worth nothing any more."""
        for guest in list(live.guests):
            if guest.right.role == "seat" and await self.store.right_of(guest.digest) is None:
                guest.close(BAD_TOKEN, GIVEN_AWAY)

    # -- guests ------------------------------------------------------------------------------------------------------

    async def enter(self, live: Live, guest: Guest, seen: int) -> None:
        """Somebody sits down or begins to watch."""
        self.last_act = time.monotonic()
        async with live.lock:
            table = live.table
            record = table.record
            seats = live.seats_of(guest.right)
            live.guests[guest] = None
            host = guest.right.role in ("host", "owner")
            guest.send(
                Welcome(
                    record.id, record.game, record.name, live.who(), seats, host, record.options, table.game.version
                )
            )
            for said in await self.store.said(record.id):
                guest.send(Chat(said.name, said.text, said.at, said.seat))
            live.show_to(guest, seen)
            live.tell_seats()
            if record.closed:
                guest.send(Closed("the table is closed"))
                guest.close(NO_TABLE, "closed")
        await self._tell_who_is_here(live)
        self.wake(live)

    async def say(self, live: Live, seat: str, name: str, text: str) -> None:
        """Chat; where servers share a database all of them hear it from there."""
        now = time.time()
        await self.store.say(live.table.record.id, seat, name, text, now)
        if not self.store.shared:
            live.tell(Chat(name, text, now, seat))

    async def _hear_chat(self, live: Live, number: int) -> None:
        for said in await self.store.said(live.table.record.id, number=number):
            live.tell(Chat(said.name, said.text, said.at, said.seat))

    def leave(self, live: Live, guest: Guest) -> None:
        live.guests.pop(guest, None)
        live.tell_seats()
        if self.store.shared and not self._closing:
            self._start(self._tell_who_is_here(live))

    # -- guests of other servers -------------------------------------------------------------------------------------

    def keep_in_touch(self) -> None:
        """Where servers share a database: say now and then that this one is there, and forget those that are not."""
        if self.store.shared:
            self._start(self._keep_in_touch())

    async def _keep_in_touch(self) -> None:
        while True:
            with suppress(SandtableError):  # the database may come back
                await self.store.announce(f"{EVERYBODY}:{self.name}")
            self.forget_silent(time.monotonic())
            await asyncio.sleep(TOUCH)

    async def _tell_who_is_here(self, live: Live) -> None:
        """Tell the other servers who is connected to a table here."""
        if self.store.shared:
            seats, watching = live.here
            words = (live.table.record.id, "online", self.name, str(watching), ",".join(sorted(seats)))
            with suppress(SandtableError):
                await self.store.announce(":".join(words))

    async def _hear_online(self, live: Live, server: str, watching: str, seats: str) -> None:
        """Who is connected elsewhere; a server that has not been heard of at this table is told who is here."""
        if server == self.name:
            return
        is_new = server not in live.elsewhere
        self._others[server] = time.monotonic()
        live.elsewhere[server] = Crowd(frozenset(seats.split(",") if seats else ()), int(watching))
        live.tell_seats()
        if is_new and live.guests:
            await self._tell_who_is_here(live)

    def forget_silent(self, now: float) -> None:
        """A server that says nothing any more is gone, and with it whoever was connected there."""
        silent = {server for server, at in self._others.items() if now - at > SILENT}
        for server in silent:
            del self._others[server]
        for live in self._tables.values() if silent else ():
            if silent & live.elsewhere.keys():
                live.elsewhere = {name: crowd for name, crowd in live.elsewhere.items() if name not in silent}
                live.tell_seats()

    # -- the host's affairs ------------------------------------------------------------------------------------------

    async def rename(self, live: Live, name: str) -> None:
        await self._change(live, name=name)

    async def give_seat(self, live: Live, holder: Holder, *, if_open: bool = False) -> None:
        """Hand a seat to somebody else; those who held it do not from now on."""
        async with live.lock:
            before = live.table.holder(holder.seat)
            if if_open and (before is None or before.holder != "open"):
                raise NotNow(f"the seat {holder.seat[:40]!r} is not open")
            await self._change_seat(live, holder)
            for guest in list(live.guests):
                if guest.right.role == "seat" and guest.right.seat == holder.seat:
                    guest.close(BAD_TOKEN, GIVEN_AWAY)
            live.tell_seats()
            live.show_whole()
        self.wake(live)

    async def give_name(self, live: Live, seat: str, name: str) -> None:
        """Somebody who was invited says who they are."""
        async with live.lock:
            holder = live.table.holder(seat)
            if holder is not None:
                await self._change_seat(live, msgspec.structs.replace(holder, name=name))
            live.tell_seats()

    async def take_open_seat(self, live: Live, seat: str, name: str) -> None:
        await self.give_seat(live, Holder(seat, "invited", name), if_open=True)

    async def _change_seat(self, live: Live, holder: Holder) -> None:
        record = live.table.record
        seats = tuple(holder if known.seat == holder.seat else known for known in record.seats)
        await self.store.change_seats(record.id, record.seats, seats)
        live.table.record = msgspec.structs.replace(record, seats=seats)

    async def close_table(self, live: Live) -> None:
        await self._change(live, closed=True)
        live.close()

    async def _change(self, live: Live, **fields: Any) -> None:
        async with live.lock:
            table = live.table
            await self.store.change_table(table.record.id, **fields)
            table.record = msgspec.structs.replace(table.record, **fields)
            live.tell_seats()

    # -- undo by agreement -------------------------------------------------------------------------------------------

    async def propose(self, live: Live, seat: str, size: Size, seq: int) -> None:
        """Ask the other people at the table for an undo past a seal."""
        async with live.lock:
            if seq != live.table.seq:
                raise Stale("the table has gone on meanwhile")
            proposed = live.proposal = Proposed(Proposal(seat, size, seq), live.table, here=True)
            live.tell(proposed.proposal)
        await self._announce(live, seq, "made", seat, size)
        if not proposed.missing:
            await self._undo_together(live, proposed)

    async def agree(self, live: Live, seats: Collection[str], seq: int, *, yes: bool) -> None:
        """Answer a proposal; the last to agree carries it out."""
        async with live.lock:
            proposed = live.proposal
            if proposed is None or seq != live.table.seq:
                raise Stale("nothing is proposed")
            if yes:
                proposed.missing.difference_update(seats)
            else:
                live.withdraw()
        await self._announce(live, seq, "agreed" if yes else "declined", *seats)
        if yes and proposed.here and not proposed.missing:
            await self._undo_together(live, proposed)

    async def _announce(self, live: Live, seq: int, what: str, *words: str) -> None:
        """Tell the other servers of a proposal; the one at which it was made carries it out."""
        await self.store.announce(":".join((live.table.record.id, "proposal", str(seq), what, *words)))

    async def _hear_proposal(self, live: Live, seq: str, what: str, *words: str) -> None:
        async with live.lock:
            proposed = live.proposal
            if int(seq) != live.table.seq:
                return
            if what == "made" and proposed is None:
                seat, size = words
                live.proposal = Proposed(Proposal(seat, size, int(seq)), live.table, here=False)  # type: ignore[arg-type]
                live.tell(live.proposal.proposal)
            elif what == "declined" and proposed is not None:
                live.withdraw()
            elif what == "agreed" and proposed is not None:
                proposed.missing.difference_update(words)
        if what == "agreed" and proposed is not None and proposed.here and not proposed.missing:
            with suppress(Stale):  # it may have been carried out when the last one agreed here
                await self._undo_together(live, proposed)

    async def _undo_together(self, live: Live, proposed: Proposed) -> None:
        """Take back what everybody agreed to, if nothing has happened since."""
        seat, size, seq = proposed.proposal.seat, proposed.proposal.size, proposed.proposal.seq

        def make(table: Table) -> Act:
            if seq != table.seq:
                raise Stale("the table has gone on meanwhile")
            return table.undo_act((seat,), seat, size, "", agreed=True)

        await self.act(live, seat, "", make)

    # -- programs ----------------------------------------------------------------------------------------------------

    def wake(self, live: Live) -> None:
        """Let a program answer, if one is asked and somebody is there to play with."""
        if live.program is None and live.guests and _asked_program(live.table) is not None:
            live.program = self._start(self._run_programs(live))

    async def _run_programs(self, live: Live) -> None:
        try:
            while live.guests and (holder := _asked_program(live.table)) is not None:
                if all(one.holder == "program" for one in live.table.record.seats):
                    await asyncio.sleep(WATCHED_PACE)
                await self._play_program(live, holder)
        except (Stale, NotNow):
            pass  # somebody was faster
        except SandtableError as error:  # its sentence may tell what only a seat may know
            log.warning("a program failed at table %s: %s", live.table.record.id, error.code)
            await asyncio.sleep(AGAIN_AFTER)
        except Exception:
            log.exception("a program failed at table %s", live.table.record.id)
            await asyncio.sleep(AGAIN_AFTER)
        finally:
            live.program = None
        if live.guests and _asked_program(live.table) is not None:
            self.wake(live)

    async def _play_program(self, live: Live, holder: Holder) -> None:
        table = live.table
        seat, ask = holder.seat, table.ask_of(holder.seat)
        answer = await self.programs.choose(task_of(table, seat, holder.program))

        def make(now: Table) -> Act:
            now.decision(seat, ask)
            return Act("play", seat, answer, "", time.time())

        await self.act(live, seat, "", make)

    async def hint(self, table: Table, seat: str) -> str:
        return await self.programs.choose(task_of(table, seat, best_program(table.game)))

    def _start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return task

    def close(self) -> None:
        self._closing = True
        for task in list(self._running):
            task.cancel()
        for live in self._tables.values():
            for guest in live.guests:
                guest.close(1012, "the server is restarting")
        self.programs.close()


async def _rebuilt(record: Record, acts: list[Act]) -> Table:
    """The table that its acts make; the other tables do not wait for a long one."""
    return Table(record, acts) if len(acts) < FEW_ACTS else await asyncio.to_thread(Table, record, acts)


def _acknowledge(author: Guest | None, request: str, seq: int) -> None:
    if author is not None:
        author.send(Done(request, seq))


def _asked_program(table: Table) -> Holder | None:
    """The first program that is asked something."""
    if table.record.closed or table.record.lesson or table.is_full:
        return None
    waiting = table.waiting
    return next((one for one in table.record.seats if one.holder == "program" and one.seat in waiting), None)


def task_of(table: Table, seat: str, program: str) -> Task:
    match = table.match
    answers = tuple((entry.seat, str(entry.option)) for entry in match.entries)
    return Task(table.record.id, table.game.key, Setup(table.record.seed, table.record.options), answers, seat, program)
