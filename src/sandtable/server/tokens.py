"""Tokens: they say who may do what. Only their digests are stored, so a stolen database opens no table."""

from __future__ import annotations

import secrets
import time
from hashlib import sha256
from typing import Final

from sandtable.server.errors import Missing, UnknownToken
from sandtable.server.records import Right, Role
from sandtable.server.store import Store

DAY: Final = 86_400.0
TOKEN_LIFE: Final = 180 * DAY
INVITATION_LIFE: Final = 7 * DAY


def new_token() -> str:
    """256 random bits."""
    return secrets.token_urlsafe(32)


def digest(token: str) -> str:
    return sha256(token.encode()).hexdigest()


class Tokens:
    """Issues tokens and invitations, and says what they allow."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def grant(self, table: str, role: Role, seat: str = "") -> str:
        token = new_token()
        await self.keep(token, table, role, seat)
        return token

    async def keep(self, token: str, table: str, role: Role, seat: str = "") -> None:
        """Store a token that exists already."""
        await self._store.add_token(digest(token), Right(table, role, seat, time.time() + TOKEN_LIFE))

    async def keep_owner(self, token: str) -> None:
        """Store the owner's token, unless it is known: it stays the same as long as its file exists."""
        if await self._store.right_of(digest(token)) is None:
            await self.keep(token, "", "owner")

    async def right_of(self, token: str) -> Right:
        """What a token allows; using it prolongs its life."""
        right = await self._store.right_of(digest(token)) if token else None
        now = time.time()
        if right is None or right.expires < now:
            raise UnknownToken("this needs a token, and none or an unknown one was given")
        if right.expires < now + TOKEN_LIFE - DAY:
            await self._store.prolong(digest(token), now + TOKEN_LIFE)
        return right

    async def right_at(self, token: str, table: str) -> Right:
        """What a token allows at a table; a token for another table does not learn whether this one exists."""
        right = await self.right_of(token)
        if right.role != "owner" and right.table != table:
            raise Missing("there is no such table for this token")
        return right

    async def invite(self, table: str, role: Role, seat: str = "") -> str:
        invitation = new_token()
        await self._store.invite(digest(invitation), Right(table, role, seat, time.time() + INVITATION_LIFE))
        return invitation

    async def redeem(self, invitation: str) -> tuple[str, Right]:
        """Exchange an invitation for a token."""
        token, now = new_token(), time.time()
        right = await self._store.redeem(digest(invitation), digest(token), now, now + TOKEN_LIFE)
        if right is None:
            raise UnknownToken("this invitation was used before, was withdrawn, or is too old; ask for a new one")
        return token, right

    async def revoke(self, table: str, seat: str) -> None:
        await self._store.revoke(table, seat)
