"""Events: what happened, and the rule that made it so. They are the log, the film and the audit."""

from __future__ import annotations

import re
from functools import lru_cache

import msgspec

from sandtable.engine.plain import Value


class Event(msgspec.Struct, frozen=True, gc=False):
    """One thing that happened, under the rule with this id. Subclasses add what is worth telling."""

    rule: str

    def seen_by(self, seat: str | None) -> Event | None:
        """What a seat (or, with None, a spectator) learns of it: all of it unless a game says otherwise."""
        return self

    @property
    def key(self) -> str:
        """The event's name in the locale files: `InfantryMoved` is `infantry-moved`."""
        return _kebab(type(self).__name__)

    @property
    def values(self) -> dict[str, Value]:
        """What the sentence is made of."""
        return {name: getattr(self, name) for name in self.__struct_fields__ if name != "rule"}


class Forced(Event, frozen=True, gc=False):
    """There was only one thing to do, so nobody was asked."""

    seat: str
    option: str


class Rewound(Event, frozen=True, gc=False):
    """The table agreed to take back what a seal protected."""

    decisions: int


@lru_cache(maxsize=1024)
def _kebab(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()
