"""Tokens: who may do what. Only their digests are kept, so that a stolen database opens no table."""

from __future__ import annotations

import secrets
import time
from hashlib import sha256
from typing import Final, Literal, TypeAlias

from sandtable.engine.errors import SandtableError
from sandtable.server.store import Right, Store

Role: TypeAlias = Literal["host", "seat", "watch", "owner"]

DAY: Final = 86_400.0
TOKEN_LIFE: Final = 180 * DAY
INVITATION_LIFE: Final = 7 * DAY


class Unknown(SandtableError):
    """No token, or one that is worth nothing."""

    code = "unknown-token"


class Forbidden(SandtableError):
    """A token that is not worth what was asked."""

    code = "forbidden"


class Missing(SandtableError):
    """Something that does not exist, or not for this token."""

    code = "missing"


class NotNow(SandtableError):
    """Something that cannot be done as things stand."""

    code = "not-now"


def new_token() -> str:
    """256 random bits."""
    return secrets.token_urlsafe(32)


def digest(token: str) -> str:
    return sha256(token.encode()).hexdigest()


class Rights:
    """Gives out tokens and says what they are worth."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def grant(self, table: str, role: Role, seat: str = "") -> str:
        token = new_token()
        await self.keep(token, table, role, seat)
        return token

    async def keep(self, token: str, table: str, role: Role, seat: str = "") -> None:
        """Give a token that is known already its worth."""
        await self._store.add_token(digest(token), Right(table, role, seat, time.time() + TOKEN_LIFE))

    async def keep_owner(self, token: str) -> None:
        """The owner's token is the same as long as its file is kept; the store may know it from last time."""
        if await self._store.right_of(digest(token)) is None:
            await self.keep(token, "", "owner")

    async def of(self, token: str) -> Right:
        """What a token is worth; using it prolongs its life."""
        right = await self._store.right_of(digest(token)) if token else None
        now = time.time()
        if right is None or right.expires < now:
            raise Unknown("this needs a token, and none or an unknown one was given")
        if right.expires < now + TOKEN_LIFE - DAY:
            await self._store.prolong(digest(token), now + TOKEN_LIFE)
        return right

    async def at(self, token: str, table: str) -> Right:
        """What a token is worth at one table; elsewhere it does not even learn whether the table exists."""
        right = await self.of(token)
        if right.role != "owner" and right.table != table:
            raise Missing("there is no such table for this token")
        return right

    async def invite(self, table: str, role: Role, seat: str = "") -> str:
        invitation = new_token()
        await self._store.invite(digest(invitation), Right(table, role, seat, time.time() + INVITATION_LIFE))
        return invitation

    async def redeem(self, invitation: str) -> tuple[str, Right]:
        """The token that an invitation is worth."""
        token, now = new_token(), time.time()
        right = await self._store.redeem(digest(invitation), digest(token), now, now + TOKEN_LIFE)
        if right is None:
            raise Unknown("this invitation was used before, was withdrawn, or is too old; ask for a new one")
        return token, right

    async def revoke(self, table: str, seat: str) -> None:
        await self._store.revoke(table, seat)
