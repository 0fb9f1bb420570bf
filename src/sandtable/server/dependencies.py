"""What requests depend on: the services, the sender's token, and what that token allows."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from fastapi import Depends, Header, Path, Request
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer
from fastapi.security.utils import get_authorization_scheme_param

from sandtable.engine.errors import SandtableError
from sandtable.server.api_models import Failure
from sandtable.server.errors import Forbidden
from sandtable.server.live_table import LiveTable
from sandtable.server.records import Right, Role
from sandtable.server.services import Services

SeatName = Annotated[str, Path(max_length=60)]
TableId = Annotated[str, Path(max_length=32)]


def _services(request: Request) -> Services:
    services: Services = request.app.state.services
    return services


_bearer = HTTPBearer(auto_error=False, scheme_name="token", description="What a seat, a host or an owner was given.")


def _token(given: Annotated[HTTPAuthorizationCredentials | None, Depends(_bearer)]) -> str:
    return given.credentials.strip() if given is not None else ""


def _maybe_token(authorization: Annotated[str, Header(max_length=200)] = "") -> str:
    """The token of a request that needs none; the owner's lifts the rate limits."""
    scheme, token = get_authorization_scheme_param(authorization)
    return token.strip() if scheme.lower() == "bearer" else ""


UseServices = Annotated[Services, Depends(_services)]
Bearer = Annotated[str, Depends(_token)]
MaybeBearer = Annotated[str, Depends(_maybe_token)]

Responses: TypeAlias = dict[int | str, dict[str, Any]]  # as FastAPI describes them

FAILURES: Responses = {status: {"model": Failure} for status in (400, 401, 403, 404, 409, 413, 415, 422, 429, 503)}
TEXT: Responses = {
    200: {"content": {"text/plain": {"schema": {"type": "string"}}}, "description": "The text"},
    **FAILURES,
}


async def table_for(services: Services, token: str, table_id: str, *roles: Role) -> tuple[LiveTable, Right]:
    """The table, for somebody who has one of these roles there; the owner may do everything."""
    right = await services.tokens.right_at(token, table_id)
    if right.role != "owner" and right.role not in roles:
        raise Forbidden(f"this is for the {' or '.join(roles)} of the table")
    return await services.registry.get(table_id), right


async def limit(services: Services, request: Request, token: str, what: str) -> None:
    """Apply a rate limit to everybody but the owner of the server."""
    if not await _is_owner(services, token):
        services.limits.check(what, request.client.host if request.client else "")


async def _is_owner(services: Services, token: str) -> bool:
    try:
        return bool(token) and (await services.tokens.right_of(token)).role == "owner"
    except SandtableError:
        return False
