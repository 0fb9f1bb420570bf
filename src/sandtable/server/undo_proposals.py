"""Undo past a seal, where everybody at the table agrees."""

from __future__ import annotations

from collections.abc import Collection
from contextlib import suppress

import msgspec

from sandtable.engine.errors import Stale
from sandtable.engine.undo import Size
from sandtable.server.act_runner import ActRunner
from sandtable.server.live_table import LiveTable, OpenProposal
from sandtable.server.program_seats import ProgramSeats
from sandtable.server.protocol import Proposal
from sandtable.server.records import Act
from sandtable.server.store import Store
from sandtable.server.table import Table


class UndoProposals:
    """Puts an undo to the other people at a table. The server at which it was proposed carries it out."""

    def __init__(self, store: Store, acts: ActRunner, programs: ProgramSeats) -> None:
        self._store = store
        self._acts = acts
        self._programs = programs

    async def propose(self, live: LiveTable, seat: str, size: Size, seq: int) -> None:
        async with live.lock:
            if seq != live.table.seq:
                raise Stale("the table has gone on meanwhile")
            proposed = live.proposal = OpenProposal(Proposal(seat, size, seq), live.table, here=True)
            live.tell(proposed.proposal)
        await self._announce(live, seq, "made", seat, size)
        if not proposed.missing:
            await self._carry_out(live, proposed)

    async def answer(self, live: LiveTable, seats: Collection[str], seq: int, *, yes: bool) -> None:
        """Agree or decline. The last to agree carries the undo out; one who declines ends the proposal."""
        async with live.lock:
            proposed = live.proposal
            if proposed is None or seq != live.table.seq:
                raise Stale("nothing is proposed")
            if yes:
                proposed.missing.difference_update(seats)
            else:
                live.withdraw_proposal()
        await self._announce(live, seq, "agreed" if yes else "declined", *seats)
        if yes and proposed.here and not proposed.missing:
            await self._carry_out(live, proposed)

    async def hear(self, live: LiveTable, seq: str, what: str, *words: str) -> None:
        """What another server announced: a proposal was `made`, `agreed` to or `declined` there."""
        async with live.lock:
            proposed = live.proposal
            if int(seq) != live.table.seq:
                return
            if what == "made" and proposed is None:
                seat, size = words
                proposal = Proposal(seat, msgspec.convert(size, Size), int(seq))
                live.proposal = OpenProposal(proposal, live.table, here=False)
                live.tell(proposal)
            elif what == "declined" and proposed is not None:
                live.withdraw_proposal()
            elif what == "agreed" and proposed is not None:
                proposed.missing.difference_update(words)
        if what == "agreed" and proposed is not None and proposed.here and not proposed.missing:
            with suppress(Stale):  # if the last to agree was here, it is done already
                await self._carry_out(live, proposed)

    async def _announce(self, live: LiveTable, seq: int, what: str, *words: str) -> None:
        await self._store.announce(":".join((live.table.record.id, "proposal", str(seq), what, *words)))

    async def _carry_out(self, live: LiveTable, proposed: OpenProposal) -> None:
        """Undo, unless something has happened since the proposal."""
        seat, size, seq = proposed.proposal.seat, proposed.proposal.size, proposed.proposal.seq

        def make(table: Table) -> Act:
            if seq != table.seq:
                raise Stale("the table has gone on meanwhile")
            return table.undo_act((seat,), seat, size, "", agreed=True)

        await self._acts.run(live, seat, "", make)
        self._programs.wake(live)
