"""Makes the application: services, routes, middleware, and the built page."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Collection, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import msgspec
from fastapi import FastAPI, WebSocket
from starlette.middleware.gzip import GZipMiddleware
from starlette.middleware.trustedhost import TrustedHostMiddleware
from starlette.types import StatelessLifespan

from sandtable import __version__
from sandtable.server import api_docs, api_games, api_tables, websocket
from sandtable.server.error_responses import add_error_handlers
from sandtable.server.gc_pauses import IdleCollector
from sandtable.server.postgres_listener import PostgresListener
from sandtable.server.rate_limits import RateLimits
from sandtable.server.security import BodyLimit, OriginCheck, SecurityHeaders
from sandtable.server.services import Services
from sandtable.server.static_files import PAGE, BuiltPage
from sandtable.server.store import Store

LOOPBACK = ("localhost", "127.0.0.1", "[::1]")
SWITCH_INTERVAL = 0.001  # seconds that a thread may run while another one waits


class Settings(msgspec.Struct, frozen=True):
    """How a server is run. Without `hosts` it answers to every name, as it must behind a proxy."""

    database: str | Path
    owner: str = ""  # the owner's token, if there is an owner
    hosts: tuple[str, ...] = LOOPBACK
    origins: tuple[str, ...] = ()
    limits: bool = True
    processes: int = 2  # for player programs


def make_app(settings: Settings, store: Store | None = None) -> FastAPI:
    """The application. It opens its own store when it starts, unless it is given one, and closes it when it stops."""
    app = FastAPI(
        title="Sandtable",
        version=__version__,
        summary="Tables for board games, rules enforced. Playing goes over a WebSocket: see docs/protocol.md.",
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        lifespan=_lifespan(settings, store),
    )
    app.include_router(api_games.router)
    app.include_router(api_tables.router)
    app.include_router(api_docs.router)
    app.add_api_websocket_route("/api/tables/{table_id}/play", _play)
    app.mount("/", BuiltPage(PAGE))
    add_error_handlers(app)
    # The last one added is the first one that a request meets.
    app.add_middleware(GZipMiddleware, minimum_size=2000)
    app.add_middleware(BodyLimit)
    app.add_middleware(OriginCheck, origins=settings.origins)
    app.add_middleware(TrustedHostMiddleware, allowed_hosts=settings.hosts or ("*",), www_redirect=False)
    app.add_middleware(SecurityHeaders)
    return app


def _lifespan(settings: Settings, opened: Store | None) -> StatelessLifespan[FastAPI]:
    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = opened or Store(settings.database)
        if opened is None:
            await asyncio.to_thread(store.open)
        services = Services(store, RateLimits(enforced=settings.limits), processes=settings.processes)
        app.state.services = services
        if settings.owner:
            await services.tokens.keep_owner(settings.owner)
        listener = None
        if store.shared:
            listener = PostgresListener(store.url, services.other_servers.hear, asyncio.get_running_loop())
            listener.start()
            await asyncio.to_thread(listener.ready.wait, 5)
        services.other_servers.start()
        collector = IdleCollector(services.activity)
        collector.start()
        try:
            with _quick_thread_switches():
                yield
        finally:
            collector.stop()
            services.close()
            if listener:
                await asyncio.to_thread(listener.stop)
            await asyncio.to_thread(store.close)

    return lifespan


@contextmanager
def _quick_thread_switches() -> Iterator[None]:
    """Let threads take short turns: the store's writer gives way at every statement and wants its turn back soon."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(SWITCH_INTERVAL)
    try:
        yield
    finally:
        sys.setswitchinterval(before)


async def _play(socket: WebSocket, table_id: str) -> None:
    await websocket.serve(socket, table_id[:32], socket.app.state.services)


def origins_of(addresses: Collection[str]) -> tuple[str, ...]:
    """Origins as browsers send them: without a slash at the end."""
    return tuple(address.rstrip("/") for address in addresses)
