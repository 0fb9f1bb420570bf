"""A store that keeps everything in memory, for tests of what happens before and after a write."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from sandtable.server.errors import Overtaken
from sandtable.server.records import Act, ChatLine, Record, Right, Summary
from sandtable.server.store import Store


class Memory(Store):
    """As much of a store as play needs."""

    shared = False

    def __init__(self) -> None:
        """Opens no database and starts no thread."""
        self.records: dict[str, Record] = {}
        self.acts: dict[str, list[Act]] = {}
        self.rights: dict[str, Right] = {}

    async def add_table(self, record: Record, first: Iterable[Act] = ()) -> None:
        self.records[record.id] = record
        self.acts[record.id] = list(first)

    async def add_act(self, table_id: str, seq: int, act: Act, summary: Summary) -> None:
        if seq != len(self.acts[table_id]) + 1:
            raise Overtaken("the table has gone on meanwhile")
        self.acts[table_id].append(act)
        self.records[table_id] = msgspec.structs.replace(self.records[table_id], summary=summary)

    async def table(self, table_id: str) -> Record | None:
        return self.records.get(table_id)

    async def acts_of(self, table_id: str, after: int = 0) -> list[Act]:
        return self.acts[table_id][after:]

    async def add_token(self, digest: str, right: Right) -> None:
        self.rights[digest] = right

    async def right_of(self, digest: str) -> Right | None:
        return self.rights.get(digest)

    async def said(self, table_id: str, most: int = 50, number: int | None = None) -> list[ChatLine]:
        return []
