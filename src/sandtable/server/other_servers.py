"""Keeps this server in step with others that share its database.

Servers notify each other through the database, with lines of words parted by colons:

- `TABLE:SEQ`: an act was stored
- `TABLE:`: the table's name, its seats or their tokens have changed, or it was closed
- `TABLE:chat:NUMBER`: something was said
- `TABLE:proposal:SEQ:…`: an undo was proposed, agreed to or declined (`undo_proposals`)
- `TABLE:online:SERVER:WATCHING:SEAT,SEAT`: who is connected to a server
- `*:SERVER`: a server is alive
"""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from secrets import token_hex

from sandtable.engine.errors import SandtableError
from sandtable.server.background import Background
from sandtable.server.chat_room import ChatRoom
from sandtable.server.guest import BAD_TOKEN
from sandtable.server.live_table import Crowd, LiveTable
from sandtable.server.program_seats import ProgramSeats
from sandtable.server.store import Store
from sandtable.server.table_admin import GIVEN_AWAY
from sandtable.server.table_registry import TableRegistry
from sandtable.server.undo_proposals import UndoProposals

ALIVE_EVERY = 5.0  # seconds between two signs of life
GONE_AFTER = 16.0  # seconds of silence after which another server counts as gone
ALL_TABLES = "*"


class OtherServers:
    """Hears what other servers announce, and announces who is connected here."""

    def __init__(
        self,
        store: Store,
        registry: TableRegistry,
        proposals: UndoProposals,
        chat: ChatRoom,
        programs: ProgramSeats,
        background: Background,
    ) -> None:
        self._store = store
        self._registry = registry
        self._proposals = proposals
        self._chat = chat
        self._programs = programs
        self._background = background
        self._name = token_hex(4)  # of this server
        self._last_heard: dict[str, float] = {}  # when each other server was last heard of

    # -- hearing -----------------------------------------------------------------------------------------------------

    async def hear(self, notice: str | None) -> None:
        """Act on a notice; None means that some may have been missed."""
        if notice is None:
            for table_id in list(self._registry.tables):
                await self.catch_up(table_id)
            return
        table_id, _, what = notice.partition(":")
        if table_id == ALL_TABLES:
            self._last_heard[what] = time.monotonic()
            return
        live = self._registry.tables.get(table_id)
        if live is None or (what.isdecimal() and int(what) <= live.table.seq):
            return
        kind, _, rest = what.partition(":")
        if kind == "chat":
            await self._chat.hear(live, int(rest))
        elif kind == "proposal":
            await self._proposals.hear(live, *rest.split(":"))
        elif kind == "online":
            await self._hear_online(live, *rest.split(":"))
        else:
            await self.catch_up(table_id, tokens=not what)

    async def catch_up(self, table_id: str, *, tokens: bool = True) -> None:
        """Take over what other servers have stored for a table; with `tokens`, check that its guests' tokens hold."""
        live = self._registry.tables.get(table_id)
        if live is None:
            return
        async with live.lock:
            table = live.table
            fresh = await self._store.table(table_id)
            if fresh is None:
                return
            changed = fresh.seats != table.record.seats or fresh.name != table.record.name
            table.record = fresh
            if tokens:
                await self._check_tokens(live)
            if changed:
                live.tell_seats()
                live.show_whole()
            for act in await self._store.acts_of(table_id, table.seq):
                change = table.perform(act)
                table.count(act)
                live.show(change)
            if fresh.closed:
                live.close()
        self._programs.wake(live)

    async def _check_tokens(self, live: LiveTable) -> None:
        """Send away guests whose seat was given to somebody else."""
        for guest in list(live.guests):
            if guest.right.role == "seat" and await self._store.right_of(guest.digest) is None:
                guest.close(BAD_TOKEN, GIVEN_AWAY)

    async def _hear_online(self, live: LiveTable, server: str, watching: str, seats: str) -> None:
        """Note who is connected to another server. A server that is new at this table is told who is connected here."""
        if server == self._name:
            return
        is_new = server not in live.elsewhere
        self._last_heard[server] = time.monotonic()
        live.elsewhere[server] = Crowd(frozenset(seats.split(",") if seats else ()), int(watching))
        live.tell_seats()
        if is_new and live.guests:
            await self.announce_guests(live)

    # -- announcing --------------------------------------------------------------------------------------------------

    def start(self) -> None:
        """Give signs of life, if other servers can hear them."""
        if self._store.shared:
            self._background.start(self._stay_alive())

    async def _stay_alive(self) -> None:
        while True:
            with suppress(SandtableError):  # the database may come back
                await self._store.announce(f"{ALL_TABLES}:{self._name}")
            self.forget_silent(time.monotonic())
            await asyncio.sleep(ALIVE_EVERY)

    def forget_silent(self, now: float) -> None:
        """Drop servers that have been silent for long, and with them everybody who was connected there."""
        silent = {server for server, at in self._last_heard.items() if now - at > GONE_AFTER}
        for server in silent:
            del self._last_heard[server]
        for live in self._registry.tables.values() if silent else ():
            if silent & live.elsewhere.keys():
                live.elsewhere = {name: crowd for name, crowd in live.elsewhere.items() if name not in silent}
                live.tell_seats()

    async def announce_guests(self, live: LiveTable) -> None:
        """Announce who is connected to a table here."""
        if self._store.shared:
            seats, watching = live.here
            words = (live.table.record.id, "online", self._name, str(watching), ",".join(sorted(seats)))
            with suppress(SandtableError):
                await self._store.announce(":".join(words))

    def announce_guests_soon(self, live: LiveTable) -> None:
        """The same, without waiting for it."""
        if self._store.shared:
            self._background.start(self.announce_guests(live))
