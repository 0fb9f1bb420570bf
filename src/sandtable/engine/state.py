"""The state: plain typed data, the whole truth at every resting point."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, NoReturn, ParamSpec, TypeVar

import msgspec

from sandtable.engine.chance import Chance
from sandtable.engine.content import learn
from sandtable.engine.errors import Malformed
from sandtable.engine.event import Event
from sandtable.engine.plain import Fields, Plain

P = ParamSpec("P")
S = TypeVar("S", bound="State")

#: Fields that are not part of the position: what came in the box, and who listens.
_ATTACHED = ("box", "chance", "sink")


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: won or lost, the named result, and the cause."""

    won: bool
    result: str
    cause: str = ""


class GameOver(Exception):
    """Raised inside a rule when the game ends at once; the match catches it."""


class State(msgspec.Struct, kw_only=True, omit_defaults=True):
    """What every game's state has. A game adds its table, field by field, and a `copy` written for speed."""

    chance: Chance
    box: Any  # content and options: shared by all copies, never changed
    outcome: Outcome | None = None
    sink: Callable[[Event], None] | None = None  # where events go; None when nobody listens

    def copy(self: S) -> S:
        """A state with a life of its own. Games override this to copy their own lists."""
        twin = self.__copy__()
        twin.chance = self.chance.copy()
        twin.sink = None
        return twin

    if TYPE_CHECKING:

        def __copy__(self: S) -> S: ...  # msgspec has it, its types do not say so

        @property
        def phase(self) -> str: ...  # the resting point: the name of the step to play next, a field of every game

    def tell(self, event: Callable[P, Event], *args: P.args, **kwargs: P.kwargs) -> None:
        """Say what happened; nothing is built when nobody listens."""
        if self.sink is not None:
            self.sink(event(*args, **kwargs))

    def end(self, outcome: Outcome) -> NoReturn:
        """End the game here and now."""
        self.outcome = outcome
        raise GameOver

    def digest(self) -> str:
        """A short fingerprint: two states with the same digest are the same position with the same dice ahead.

        A field that is as on an empty table does not count, so that a field added later leaves old digests as they are.
        """
        fields = {name: value for name, empty in _empty(type(self)) if (value := getattr(self, name)) != empty}
        packed = msgspec.msgpack.encode([str(self.chance.seed), self.chance.count, fields])
        return blake2b(packed, digest_size=8).hexdigest()


_fields = lru_cache(maxsize=256)(msgspec.structs.fields)


@lru_cache(maxsize=256)
def _empty(kind: type[State]) -> tuple[tuple[str, object], ...]:
    """The fields of a position and what they hold on an empty table."""
    return tuple(
        (field.name, field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory())
        for field in _fields(kind)
        if field.name not in _ATTACHED
    )


def plain(state: State) -> dict[str, Plain]:
    """The position as plain data: every field as a number, a word, a list or a table."""
    names = [field.name for field in _fields(type(state)) if field.name not in _ATTACHED]
    data: dict[str, Plain] = msgspec.json.decode(msgspec.json.encode({name: getattr(state, name) for name in names}))
    return data


def from_plain(kind: type[S], data: Fields, *, box: object, chance: Chance) -> S:
    """The state that `plain` described, checked field by field."""
    known = {field.name for field in _fields(kind)} - set(_ATTACHED)
    for name in data:
        if name not in known:
            raise Malformed(f"no field {name!r}; fields: {', '.join(sorted(known))}")
    learn(kind)
    try:
        state = msgspec.convert({**data, "box": box, "chance": chance}, kind)
        state.digest()
    except msgspec.ValidationError as error:
        raise Malformed(str(error).replace("`$.", "`")) from None
    except OverflowError:
        raise Malformed("a number is too large for any table") from None
    return state
