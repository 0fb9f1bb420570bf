"""Chat at a table."""

from __future__ import annotations

import time

from sandtable.server.live_table import LiveTable
from sandtable.server.protocol import Chat
from sandtable.server.records import ChatLine
from sandtable.server.store import Store


class ChatRoom:
    """Stores what people say, and tells it to everybody at their table."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def say(self, live: LiveTable, seat: str, name: str, text: str) -> None:
        """Say something. Servers that share a database all hear of it through the database, this one too."""
        line = ChatLine(seat, name, text, time.time())
        await self._store.say(live.table.record.id, line)
        if not self._store.shared:
            live.tell(_frame(line))

    async def hear(self, live: LiveTable, number: int) -> None:
        """Tell the guests of this server a line that was stored at any server."""
        for line in await self._store.said(live.table.record.id, number=number):
            live.tell(_frame(line))

    async def history(self, table_id: str) -> list[Chat]:
        """The last lines, the oldest first."""
        return [_frame(line) for line in await self._store.said(table_id)]


def _frame(line: ChatLine) -> Chat:
    return Chat(line.name, line.text, line.at, line.seat)
