"""Who asks over HTTP, and what every request can use."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Depends, Header, Path, Request
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from sandtable.server.forms import Failure
from sandtable.server.hall import Hall
from sandtable.server.limiting import Limits
from sandtable.server.live import Live
from sandtable.server.rights import Forbidden, Rights
from sandtable.server.store import Right

SeatName = Annotated[str, Path(max_length=60)]
TableId = Annotated[str, Path(max_length=32)]


class House:
    """What every request can use."""

    def __init__(self, hall: Hall, rights: Rights, limits: Limits) -> None:
        self.hall = hall
        self.rights = rights
        self.limits = limits


def _house(request: Request) -> House:
    house: House = request.app.state.house
    return house


_bearer = HTTPBearer(auto_error=False, scheme_name="token", description="What a seat, a host or an owner was given.")


def _token(given: Annotated[HTTPAuthorizationCredentials | None, Depends(_bearer)]) -> str:
    return given.credentials.strip() if given is not None else ""


def _maybe_token(authorization: Annotated[str, Header(max_length=200)] = "") -> str:
    """Of those who need none: the owner is not counted among the strangers."""
    scheme, _, token = authorization.partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


In = Annotated[House, Depends(_house)]
Bearer = Annotated[str, Depends(_token)]
MaybeBearer = Annotated[str, Depends(_maybe_token)]

FAILURES: dict[int | str, dict[str, Any]] = {
    status: {"model": Failure} for status in (400, 401, 403, 404, 409, 413, 415, 422, 429, 503)
}


# Texts are plain, but what goes wrong is told as everywhere else.
TEXT: dict[int | str, dict[str, Any]] = {
    200: {"content": {"text/plain": {"schema": {"type": "string"}}}, "description": "The text"},
    **FAILURES,
}


async def enter_as(house: House, token: str, table_id: str, *roles: str) -> tuple[Live, Right]:
    """The table, for somebody who has one of these roles there."""
    right = await house.rights.at(token, table_id)
    if right.role != "owner" and right.role not in roles:
        raise Forbidden(f"this is for the {' or '.join(roles)} of the table")
    return await house.hall.live(table_id), right


async def limit(house: House, request: Request, token: str, what: str) -> None:
    """Strangers are counted; the owner of the server is not."""
    if token:
        try:
            if (await house.rights.of(token)).role == "owner":
                return
        except Exception:  # noqa: S110 - then it is a stranger
            pass
    house.limits.check(what, request.client.host if request.client else "")
