"""Middleware that protects the server and its page: headers, foreign origins, and large bodies.

Unknown hosts are refused by Starlette's `TrustedHostMiddleware`.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from sandtable.server.guest import POLICY

MOST_BODY = 5_000_000
MOST_DIGITS = 12  # of a Content-Length that is worth reading
TOO_LARGE = f"a body has at most {MOST_BODY} bytes"

HEADERS: Final = {
    "content-security-policy": (
        "default-src 'self'; connect-src 'self' ws: wss:; img-src 'self' blob:; object-src 'none'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class SecurityHeaders:
    """Adds `HEADERS` to every response that does not have its own."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self._app(scope, receive, send_with_headers if scope["type"] == "http" else send)


class OriginCheck:
    """Refuses sockets and changes that pages of other sites ask for."""

    def __init__(self, app: ASGIApp, *, origins: Collection[str]) -> None:
        self._app = app
        self._origins = frozenset(origins)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and not self._is_ours(Headers(scope=scope)):
            await WebSocketClose(POLICY, "foreign-origin")(scope, receive, send)
        elif scope["type"] == "http" and _changes(scope) and not self._is_ours(Headers(scope=scope)):
            refusal = {"code": "foreign-origin", "message": "this server takes nothing from other sites' pages"}
            await JSONResponse(refusal, 403)(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    def _is_ours(self, headers: Headers) -> bool:
        if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            return False
        origin, host = headers.get("origin"), headers.get("host", "")
        return origin is None or origin in self._origins or (bool(host) and _netloc(origin) == host)


class BodyLimit:
    """Refuses bodies that are too large, by their Content-Length or, without one, while they are read."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        length = Headers(scope=scope).get("content-length", "0")
        if not length.isdecimal() or len(length) > MOST_DIGITS or int(length) > MOST_BODY:
            await JSONResponse({"code": "too-large", "message": TOO_LARGE}, 413)(scope, receive, send)
            return
        received = 0

        async def receive_within_limit() -> Message:
            nonlocal received
            message = await receive()
            received += len(message.get("body", b""))
            if received > MOST_BODY:
                raise HTTPException(413, TOO_LARGE)
            return message

        await self._app(scope, receive_within_limit, send)


def _changes(scope: Scope) -> bool:
    return scope["method"] not in ("GET", "HEAD", "OPTIONS")


def _netloc(origin: str) -> str:
    try:
        return urlsplit(origin).netloc
    except ValueError:  # not an address at all
        return ""
