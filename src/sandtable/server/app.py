"""The server put together: rooms, routes and the built page."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import AsyncIterator, Collection, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import msgspec
from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse, JSONResponse, Response
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from sandtable import __version__
from sandtable.engine.errors import SandtableError
from sandtable.server import api, api_games, play
from sandtable.server.built import PAGE, Page
from sandtable.server.hall import Hall
from sandtable.server.house import House
from sandtable.server.limiting import Limits, TooOften
from sandtable.server.manual import STYLE, manual
from sandtable.server.notices import Notices
from sandtable.server.programs import Programs
from sandtable.server.rights import Rights
from sandtable.server.shield import HEADERS, Shield
from sandtable.server.store import Store
from sandtable.server.sweeping import Sweeper

log = logging.getLogger("sandtable.server")

LOOPBACK = ("localhost", "127.0.0.1", "[::1]")
TURN = 0.001  # seconds that a thread may go on for while another waits

_STATUS = {
    "malformed": 422,
    "diverged": 422,
    "illegal": 422,
    "unknown-token": 401,
    "forbidden": 403,
    "not-yours": 403,
    "missing": 404,
    "stale": 409,
    "sealed": 409,
    "not-now": 409,
    "overtaken": 409,
    "too-often": 429,
    "unavailable": 503,
}


class Settings(msgspec.Struct, frozen=True):
    """How a server is run. No `hosts`: it answers to every name, as it must behind a proxy."""

    database: str | Path
    owner: str = ""  # the owner's token, if there is an owner
    hosts: tuple[str, ...] = LOOPBACK
    origins: tuple[str, ...] = ()
    limits: bool = True
    processes: int = 2  # for programs that play


def make_app(settings: Settings, store: Store | None = None) -> FastAPI:
    """The application; it opens its store when it starts, if that is not open yet, and closes it when it stops."""
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
    app.include_router(api.router)
    app.add_api_websocket_route("/api/tables/{table_id}/play", _play)
    app.add_route("/api/docs", _manual)
    app.add_route("/api/docs.css", lambda _: Response(STYLE, media_type="text/css"))
    app.add_exception_handler(SandtableError, _failed)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _no_such_way)
    app.add_exception_handler(Exception, _broken)
    app.mount("/", Page(PAGE))
    app.add_middleware(GZipMiddleware, minimum_size=2000)
    app.add_middleware(Shield, hosts=settings.hosts, origins=settings.origins)
    return app


def _lifespan(settings: Settings, opened: Store | None) -> Any:
    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = opened or Store(settings.database)
        if opened is None:
            await asyncio.to_thread(store.open)
        rights, limits = Rights(store), Limits(enforced=settings.limits)
        hall = Hall(store, Programs(settings.processes))
        app.state.house = House(hall, rights, limits)
        if settings.owner:
            await rights.keep_owner(settings.owner)
        notices = Notices(store.url, hall, asyncio.get_running_loop()) if store.shared else None
        if notices:
            notices.start()
            await asyncio.to_thread(notices.ready.wait, 5)
        hall.keep_in_touch()
        sweeper = Sweeper(lambda: hall.last_act)
        sweeper.start()
        try:
            with _quick_turns():
                yield
        finally:
            sweeper.stop()
            hall.close()
            if notices:
                await asyncio.to_thread(notices.stop)
            await asyncio.to_thread(store.close)

    return lifespan


@contextmanager
def _quick_turns() -> Iterator[None]:
    """Let threads take quick turns: the store's writer gives way at every statement, and comes back when it is let."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(TURN)
    try:
        yield
    finally:
        sys.setswitchinterval(before)


async def _play(socket: WebSocket, table_id: str) -> None:
    house: House = socket.app.state.house
    await play.serve(socket, table_id[:32], house.hall, house.rights, house.limits)


async def _manual(request: Request) -> Response:
    return HTMLResponse(manual(request.app.openapi()))


# -- errors ------------------------------------------------------------------------------------------------------------


def _failure(status: int, code: str, message: str, headers: dict[str, str] | None = None) -> Response:
    # A half of a surrogate pair can be asked for, but not be answered with.
    readable = message.encode("utf-8", "replace").decode()
    return JSONResponse({"code": code, "message": readable}, status, headers)


async def _failed(_request: Request, error: Exception) -> Response:
    assert isinstance(error, SandtableError)  # noqa: S101 - registered for these
    headers = {"Retry-After": str(error.wait)} if isinstance(error, TooOften) else None
    return _failure(_STATUS.get(error.code, 400), error.code, str(error), headers)


async def _invalid(_request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)  # noqa: S101 - registered for these
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"] if part != "body")
    return _failure(422, "malformed", f"{where}: {first['msg']}" if where else first["msg"])


async def _no_such_way(_request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)  # noqa: S101 - registered for these
    codes = {400: "malformed", 404: "missing", 405: "wrong-method", 413: "too-large"}
    code = codes.get(error.status_code, "refused")
    return _failure(error.status_code, code, str(error.detail), dict(error.headers or {}))


async def _broken(request: Request, error: Exception) -> Response:
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    # Starlette answers this outside of all other layers, so the shield does not see it.
    headers = {name.decode(): value.decode() for name, value in HEADERS}
    return _failure(500, "broken", "something went wrong here; it was logged", headers)


def origins_of(addresses: Collection[str]) -> tuple[str, ...]:
    """Origins as browsers send them: no slash at the end."""
    return tuple(address.rstrip("/") for address in addresses)
