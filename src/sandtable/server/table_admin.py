"""What a host changes about a table: its name, who holds its seats, and that it is closed."""

from __future__ import annotations

import msgspec

from sandtable.server.errors import NotNow
from sandtable.server.guest import BAD_TOKEN
from sandtable.server.live_table import LiveTable
from sandtable.server.program_seats import ProgramSeats
from sandtable.server.records import Holder
from sandtable.server.store import Store

GIVEN_AWAY = "the seat was given to somebody else"


class TableAdmin:
    """Stores each change and tells the guests of it."""

    def __init__(self, store: Store, programs: ProgramSeats) -> None:
        self._store = store
        self._programs = programs

    async def rename(self, live: LiveTable, name: str) -> None:
        async with live.lock:
            await self._store.rename_table(live.table.record.id, name)
            live.table.record = msgspec.structs.replace(live.table.record, name=name)
            live.tell_seats()

    async def close(self, live: LiveTable) -> None:
        async with live.lock:
            await self._store.close_table(live.table.record.id)
            live.table.record = msgspec.structs.replace(live.table.record, closed=True)
            live.tell_seats()
        live.close()

    async def give_seat(self, live: LiveTable, holder: Holder) -> None:
        """Give a seat to somebody else, and send its former holder away."""
        async with live.lock:
            await self._give_seat(live, holder)
        self._programs.wake(live)

    async def take_open_seat(self, live: LiveTable, seat: str, name: str) -> None:
        async with live.lock:
            before = live.table.holder(seat)
            if before is None or before.holder != "open":
                raise NotNow(f"the seat {seat[:40]!r} is not open")
            await self._give_seat(live, Holder(seat, "invited", name))
        self._programs.wake(live)

    async def name_holder(self, live: LiveTable, seat: str, name: str) -> None:
        """Somebody who was invited says their name."""
        async with live.lock:
            holder = live.table.holder(seat)
            if holder is not None:
                await self._change_seat(live, msgspec.structs.replace(holder, name=name))
            live.tell_seats()

    async def _give_seat(self, live: LiveTable, holder: Holder) -> None:
        await self._change_seat(live, holder)
        for guest in list(live.guests):
            if guest.right.role == "seat" and guest.right.seat == holder.seat:
                guest.close(BAD_TOKEN, GIVEN_AWAY)
        live.tell_seats()
        live.show_whole()

    async def _change_seat(self, live: LiveTable, holder: Holder) -> None:
        record = live.table.record
        seats = tuple(holder if known.seat == holder.seat else known for known in record.seats)
        await self._store.change_seats(record.id, record.seats, seats)
        live.table.record = msgspec.structs.replace(record, seats=seats)
