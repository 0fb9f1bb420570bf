"""Plays the seats that programs hold, and asks a program for a hint."""

from __future__ import annotations

import asyncio
import logging
import time

from sandtable.engine.errors import SandtableError, Stale
from sandtable.engine.game import Setup
from sandtable.server.act_runner import ActRunner
from sandtable.server.background import Background
from sandtable.server.errors import NotNow
from sandtable.server.live_table import LiveTable
from sandtable.server.program_pool import ProgramPool, Task, best_program
from sandtable.server.records import Act, Holder
from sandtable.server.table import Table

log = logging.getLogger("sandtable.server")

WATCHED_PACE = 0.4  # seconds between decisions where only programs play, so that people can follow
RETRY_AFTER = 1.0  # seconds before a program that failed is asked again


class ProgramSeats:
    """Asks programs for their decisions while somebody is connected to the table."""

    def __init__(self, pool: ProgramPool, acts: ActRunner, background: Background) -> None:
        self.pool = pool
        self._acts = acts
        self._background = background
        self._running: set[LiveTable] = set()  # tables at which programs are playing now

    def wake(self, live: LiveTable) -> None:
        """Let programs answer if one is asked. Call this after anything that changes who is asked or who is here."""
        if live not in self._running and live.guests and _asked(live.table) is not None:
            self._running.add(live)
            self._background.start(self._run(live))

    async def hint(self, table: Table, seat: str) -> str:
        """What the game's best program would answer."""
        return await self.pool.choose(_task(table, seat, best_program(table.game)))

    def close(self) -> None:
        self.pool.close()

    async def _run(self, live: LiveTable) -> None:
        try:
            while live.guests and (holder := _asked(live.table)) is not None:
                if all(one.holder == "program" for one in live.table.record.seats):
                    await asyncio.sleep(WATCHED_PACE)
                await self._play(live, holder)
        except (Stale, NotNow):
            pass  # somebody was faster
        except SandtableError as error:  # not its text, which may say what only a seat may know
            log.warning("a program failed at table %s: %s", live.table.record.id, error.code)
            await asyncio.sleep(RETRY_AFTER)
        except Exception:
            log.exception("a program failed at table %s", live.table.record.id)
            await asyncio.sleep(RETRY_AFTER)
        finally:
            self._running.discard(live)
        self.wake(live)

    async def _play(self, live: LiveTable, holder: Holder) -> None:
        table = live.table
        seat, ask = holder.seat, table.ask_of(holder.seat)
        answer = await self.pool.choose(_task(table, seat, holder.program))

        def make(now: Table) -> Act:
            now.decision(seat, ask)
            return Act("play", seat, answer, "", time.time())

        await self._acts.run(live, seat, "", make)


def _asked(table: Table) -> Holder | None:
    """The first program that is asked something."""
    if table.record.closed or table.record.lesson or table.is_full:
        return None
    waiting = table.waiting
    return next((one for one in table.record.seats if one.holder == "program" and one.seat in waiting), None)


def _task(table: Table, seat: str, program: str) -> Task:
    answers = tuple((entry.seat, str(entry.option)) for entry in table.match.entries)
    record = table.record
    return Task(record.id, table.game.key, Setup(record.seed, record.options), answers, seat, program)
