"""Runs acts: performs each one, stores it, acknowledges it, and shows it to everybody at the table, in this order."""

from __future__ import annotations

from collections.abc import Callable

from sandtable.engine.errors import SandtableError, Stale
from sandtable.server.errors import Overtaken
from sandtable.server.gc_pauses import Activity
from sandtable.server.guest import Guest
from sandtable.server.live_table import LiveTable
from sandtable.server.protocol import Done
from sandtable.server.records import Act
from sandtable.server.store import Store
from sandtable.server.table import LogChange, Table
from sandtable.server.table_registry import TableRegistry


class ActRunner:
    """The only way to change the game at a table."""

    def __init__(self, store: Store, registry: TableRegistry, activity: Activity) -> None:
        self._store = store
        self._registry = registry
        self._activity = activity

    async def run(
        self, live: LiveTable, seat: str, request: str, make: Callable[[Table], Act], author: Guest | None = None
    ) -> None:
        """Run the act that `make` returns for the table as it then is.

        A request that is stored already is only acknowledged.
        """
        self._activity.note()
        async with live.lock:
            known = live.table.stored(seat, request)
            if known is not None:
                _acknowledge(author, request, known)
                return
            live.table.check_open()
            try:
                change = await self._perform_and_store(live, make(live.table))
            except Overtaken:
                known = live.table.stored(seat, request)  # the same request may have gone to another server
                if known is not None:
                    _acknowledge(author, request, known)
                live.show_whole()
                if known is None:
                    raise Stale("another act came first; look again") from None
            else:
                _acknowledge(author, request, live.table.seq)
                live.show(change)

    async def _perform_and_store(self, live: LiveTable, act: Act) -> LogChange:
        """Perform an act and make it durable. If that fails, the table is again as the store has it."""
        table = live.table
        try:
            change = table.perform(act)
        except (SandtableError, KeyError) as error:
            if not isinstance(error, SandtableError) or error.code == "unplayable":
                await self._registry.reload(live)
            raise
        try:
            stored = self._store.add_act(table.record.id, table.seq + 1, act, table.summary(table.seq + 1))
            try:
                live.prepare_views()
            finally:
                await stored
        except BaseException:
            await self._registry.reload(live)
            raise
        table.count(act)
        return change


def _acknowledge(author: Guest | None, request: str, seq: int) -> None:
    if author is not None:
        author.send(Done(request, seq))
