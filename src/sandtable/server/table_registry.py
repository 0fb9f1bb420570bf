"""The tables in memory. A table that nobody is connected to can be dropped: the store has it."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterable

import msgspec

from sandtable.server.errors import Missing
from sandtable.server.guest import RESTART
from sandtable.server.live_table import LiveTable
from sandtable.server.records import Act, Record
from sandtable.server.store import Store
from sandtable.server.table import Table

MOST_IDLE = 200  # tables without guests that stay in memory
FEW_ACTS = 20  # a table with fewer is rebuilt so quickly that a thread is not worth it


class TableRegistry:
    """Finds tables, loads them from the store, and drops those that have been idle longest."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._loading: dict[str, asyncio.Lock] = {}
        self.tables: OrderedDict[str, LiveTable] = OrderedDict()  # least recently used first

    async def add(self, record: Record, acts: Iterable[Act] = ()) -> LiveTable:
        """Store a new table."""
        first = list(acts)
        table = await _rebuilt(record, first)
        table.record = msgspec.structs.replace(record, summary=table.summary(table.seq))
        await self._store.add_table(table.record, first)
        self.tables[record.id] = live = LiveTable(table)
        self._drop_idle()
        return live

    async def get(self, table_id: str) -> LiveTable:
        """The table with this id, loaded if it is not in memory."""
        known = self.tables.get(table_id)
        if known is not None:
            self.tables.move_to_end(table_id)
            return known
        async with self._loading.setdefault(table_id, asyncio.Lock()):
            if table_id not in self.tables:
                self.tables[table_id] = LiveTable(await self._load(table_id))
                self._drop_idle()
        self._loading.pop(table_id, None)
        return self.tables[table_id]

    async def reload(self, live: LiveTable) -> None:
        """Forget what was not stored. If the store does not answer, the guests must connect again."""
        table_id = live.table.record.id
        try:
            live.replace_table(await self._load(table_id))
        except BaseException:
            self.tables.pop(table_id, None)
            live.send_away(RESTART, "the database does not answer")
            live.guests.clear()
            raise

    def close(self) -> None:
        for live in self.tables.values():
            live.send_away(RESTART, "the server is restarting")

    async def _load(self, table_id: str) -> Table:
        record = await self._store.table(table_id)
        if record is None:
            raise Missing("there is no such table")
        return await _rebuilt(record, await self._store.acts_of(table_id))

    def _drop_idle(self) -> None:
        idle = [table_id for table_id, live in self.tables.items() if not live.guests and not live.lock.locked()]
        for table_id in idle[: max(0, len(idle) - MOST_IDLE)]:
            del self.tables[table_id]


async def _rebuilt(record: Record, acts: list[Act]) -> Table:
    """The table that these acts lead to; a long game is rebuilt in a thread, so that other tables do not wait."""
    return Table(record, acts) if len(acts) < FEW_ACTS else await asyncio.to_thread(Table, record, acts)
