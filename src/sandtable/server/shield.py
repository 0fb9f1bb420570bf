"""What stands before every request: sizes, hosts, origins, and the headers that keep a page from being misused."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any
from urllib.parse import urlsplit

import msgspec
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

MOST_BODY = 5_000_000
MOST_DIGITS = 12  # of a length that is worth reading

HEADERS = [
    (
        b"content-security-policy",
        b"default-src 'self'; connect-src 'self' ws: wss:; img-src 'self' blob:; object-src 'none'; "
        b"base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


class TooLarge(HTTPException):
    """A body that is larger than anything we take."""

    def __init__(self) -> None:
        super().__init__(413, f"a body has at most {MOST_BODY} bytes")


class Shield:
    """Refuses strange hosts, foreign origins and endless bodies, and puts the headers on every answer."""

    def __init__(self, app: ASGIApp, *, hosts: Collection[str], origins: Collection[str]) -> None:
        self._app = app
        self._hosts = frozenset(hosts)
        self._origins = frozenset(origins)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        refusal = self._refusal(scope, headers)
        if refusal:
            await (_close if scope["type"] == "websocket" else _answer)(send, receive, *refusal)
        elif scope["type"] == "websocket":
            await self._app(scope, receive, send)
        else:
            await self._serve(scope, receive, send)

    def _refusal(self, scope: Scope, headers: dict[bytes, str]) -> tuple[int, str, str] | None:
        host = headers.get(b"host", "")
        if self._hosts and _name(host) not in self._hosts:
            return 400, "strange-host", "this server does not answer to that name"
        origin = headers.get(b"origin")
        changes = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD", "OPTIONS")
        if changes and origin is not None and not self._is_ours(origin, host):
            return 403, "foreign-origin", "this server takes nothing from other sites' pages"
        if changes and headers.get(b"sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            return 403, "foreign-origin", "this server takes nothing from other sites' pages"
        length = headers.get(b"content-length", "0")
        if not length.isdecimal() or len(length) > MOST_DIGITS or int(length) > MOST_BODY:
            return 413, "too-large", f"a body has at most {MOST_BODY} bytes"
        return None

    def _is_ours(self, origin: str, host: str) -> bool:
        return origin in self._origins or (bool(host) and _netloc(origin) == host)

    async def _serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        taken = 0

        async def take() -> Message:
            nonlocal taken
            message = await receive()
            taken += len(message.get("body", b""))
            if taken > MOST_BODY:
                raise TooLarge
            return message

        async def give(message: Message) -> None:
            if message["type"] == "http.response.start":
                message = {**message, "headers": [*message["headers"], *HEADERS]}
            await send(message)

        await self._app(scope, take, give)


def _netloc(origin: str) -> str:
    try:
        return urlsplit(origin).netloc
    except ValueError:  # not an address at all
        return ""


def _name(host: str) -> str:
    """The host without its port."""
    if host.startswith("["):
        return host.partition("]")[0] + "]"
    return host.partition(":")[0].lower()


async def _answer(send: Send, _receive: Receive, status: int, code: str, message: str) -> None:
    body = msgspec.json.encode({"code": code, "message": message})
    headers: list[Any] = [(b"content-type", b"application/json"), *HEADERS]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


async def _close(send: Send, receive: Receive, _status: int, code: str, _message: str) -> None:
    """Refuse the handshake itself."""
    await receive()
    await send({"type": "websocket.close", "code": 1008, "reason": code})
