"""The parts of a running server, put together once and shared by all requests and sockets."""

from __future__ import annotations

from sandtable.server.act_runner import ActRunner
from sandtable.server.background import Background
from sandtable.server.chat_room import ChatRoom
from sandtable.server.gc_pauses import Activity
from sandtable.server.other_servers import OtherServers
from sandtable.server.program_pool import ProgramPool
from sandtable.server.program_seats import ProgramSeats
from sandtable.server.rate_limits import RateLimits
from sandtable.server.store import Store
from sandtable.server.table_admin import TableAdmin
from sandtable.server.table_registry import TableRegistry
from sandtable.server.tokens import Tokens
from sandtable.server.undo_proposals import UndoProposals


class Services:
    """Each part has one job; see their modules."""

    def __init__(self, store: Store, limits: RateLimits, *, processes: int = 2) -> None:
        self.store = store
        self.limits = limits
        self.tokens = Tokens(store)
        self.activity = Activity()
        self.background = Background()
        self.registry = TableRegistry(store)
        self.acts = ActRunner(store, self.registry, self.activity)
        self.programs = ProgramSeats(ProgramPool(processes), self.acts, self.background)
        self.proposals = UndoProposals(store, self.acts, self.programs)
        self.chat = ChatRoom(store)
        self.admin = TableAdmin(store, self.programs)
        self.other_servers = OtherServers(
            store, self.registry, self.proposals, self.chat, self.programs, self.background
        )

    def close(self) -> None:
        """Stop what runs in the background and send all guests away."""
        self.background.close()
        self.registry.close()
        self.programs.close()
