"""Action spaces (p.14-15): who may go where, how often an action is resolved, and how a section is worked through.

Each chapter defines its actions as `SpaceAction`s and lists them in a `Section`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from sandtable.engine.action import Action, Question
from sandtable.engine.decision import Decision, Option, Play, Refusal
from sandtable.games.hegra.log import Moved, Resolved
from sandtable.games.hegra.names import COMMANDER, DUG_OUT, FIRE_ARTILLERY, GUNS, OFFICER, PROMOTE, SOLDIER, WALLS
from sandtable.games.hegra.state import State
from sandtable.games.hegra.status_tiles import can_fire

A = TypeVar("A")  # what an option of the action names

STOP = Option("stop")
DONE = Option("done")


# -- who may go where -------------------------------------------------------------------------------------------------


def may_use(s: State, space: str) -> Refusal | None:
    """Whether an Action space is open today (HEGRA-PLC-12, HEGRA-DAY-05)."""
    first, last = s.box.spaces[space].days
    if not first <= s.day <= last:
        return Refusal(
            _DAY_RULE.get(space, "HEGRA-WAL-01"), "wrong-day", {"space": space, "first": first, "last": last}
        )
    if space in DUG_OUT and space not in s.dug_out:
        return Refusal(_DIG_RULE[space], "not-dug-out", {"space": space})
    if space in WALLS and s.damage.get(space):
        return Refusal("HEGRA-DMG-04", "wall-damaged", {"space": space})
    if space == FIRE_ARTILLERY and not any(can_fire(s, gun) for gun in GUNS):
        return Refusal("HEGRA-GUN-15", "no-gun-can-fire")
    return None


_DAY_RULE = {"negotiate": "HEGRA-MOB-01", "open-route": "HEGRA-MOB-01"}
_DIG_RULE = {
    "field-telephone": "HEGRA-TEL-01",
    "counter-patrol": "HEGRA-CPT-03",
    "radio": "HEGRA-RAD-03",
    "map-room": "HEGRA-MAP-03",
    "medicine-cabinet": "HEGRA-MED-03",
}


def may_place(s: State, disc: str, space: str) -> Refusal | None:
    """Whether a Ready disc may go on a space: an X of its colour bars it (HEGRA-PLC-02).

    A Medic cannot fight: walls, Reckless Defence and the Guns are barred to it (HEGRA-DFN-04, HEGRA-RUL-42). Apart
    from bars, doubles and named rules all types are alike (HEGRA-DFN-09). The player may place too few or too many,
    who are then wasted (HEGRA-RUL-43).
    """
    if disc not in s.ready:
        return Refusal("HEGRA-MRN-08", "not-ready", {"disc": disc})
    if disc in s.box.spaces[space].bars:
        return Refusal("HEGRA-PLC-02", "barred", {"disc": disc, "space": space})
    return may_use(s, space)


# -- how often ---------------------------------------------------------------------------------------------------------


def times(s: State, space: str) -> int:
    """How often the discs on a space resolve it: their worth divided by its cost (HEGRA-PLC-01, HEGRA-PLC-04).

    A disc of a doubled colour is worth 2 (HEGRA-PLC-03): a Hunter on Shovel Snow, which costs 1 (HEGRA-PLC-06,
    HEGRA-DFN-07), the Officer on Inspire, which costs 2 as Repair does (HEGRA-PLC-07, HEGRA-PLC-08), a Medic on Treat
    (HEGRA-PLC-09).
    """
    discs = s.placed.get(space, ())
    spec = s.box.spaces[space]
    if space == PROMOTE:
        return int(may_promote(s) is None)
    worth = sum(2 if disc in spec.doubles else 1 for disc in discs)
    if space == FIRE_ARTILLERY:
        return min(1, worth // spec.cost)  # once a day, however many are there (HEGRA-GUN-01)
    return worth // spec.cost


def may_promote(s: State) -> Refusal | None:
    """Promote needs the Officer, somebody to promote, and a Soldier's disc in the Reserve.

    HEGRA-PLC-10, HEGRA-PRO-02. Only the Officer can do it (HEGRA-DFN-06).
    """
    discs = s.placed.get(PROMOTE, ())
    if OFFICER not in discs or len(discs) < 2:
        return Refusal("HEGRA-PLC-10", "promote-needs-two")
    if SOLDIER not in s.reserve:
        return Refusal("HEGRA-PRO-02", "no-soldier-in-reserve")
    return None


# -- working through a section -----------------------------------------------------------------------------------------


class SpaceAction(Action[State, str, A], Generic[A]):
    """What the Defenders on a space can do. A space may have several actions, as the Repair space does."""

    space: ClassVar[str]
    nothing_to_do: ClassVar[Refusal | None] = None  # why, when there are no offers

    def offers(self, s: State, space: str) -> Sequence[Option]:
        """The answers to one resolution."""
        raise NotImplementedError

    def touches(self, s: State, decision: Decision, option: Option) -> tuple[str, ...]:
        """The space, if the verb is its name, and what the option names."""
        return (self.space, *option.args) if self.verb == self.space else option.args

    def do(self, s: State, chosen: A) -> Play[None]:
        """Resolve the action once."""
        s.left -= 1
        s.tell(Resolved, "HEGRA-DAY-01", self.space)
        yield from self.resolve(s, chosen)

    def resolve(self, s: State, chosen: A) -> Play[None]:
        """What one resolution does. A card may grant one without Defenders."""
        raise NotImplementedError


class Named(SpaceAction[str]):
    """An action whose option names one thing: a space, a disc, a track."""

    def read(self, s: State, decision: Decision, option: Option) -> str:
        return option.args[0]


class AllAtOnce(SpaceAction[int]):
    """An action where the player chooses only how often; it is resolved that often without asking again."""

    def offers(self, s: State, space: str) -> Sequence[Option]:
        """As often as possible, or fewer times (HEGRA-RUL-44)."""
        return [Option(self.verb), *(Option(self.verb, (str(n),)) for n in range(times(s, space) - 1, 0, -1))]

    def read(self, s: State, decision: Decision, option: Option) -> int:
        return int(option.args[0]) if option.args else times(s, self.space)

    def do(self, s: State, chosen: int) -> Play[None]:
        s.left = chosen
        for _ in range(chosen):
            yield from super().do(s, chosen)


AnyAction: TypeAlias = SpaceAction[Any]


class Section:
    """A section of the Day Phase and its actions."""

    def __init__(self, prompt: str, after: str, *actions: AnyAction) -> None:
        self.prompt = prompt
        self.after = after  # the phase that follows
        self.question = Question(*actions)
        self._by_verb = {action.verb: action for action in actions}
        self._on: dict[str, list[AnyAction]] = {}
        for action in actions:
            self._on.setdefault(action.space, []).append(action)

    def play(self, s: State) -> Play[None]:
        """One resolution: the spaces in the player's order, each until it is used up (HEGRA-DAY-02).

        An action may be declined after placing; the discs are Tired all the same (HEGRA-RUL-44). A space with too few
        discs, or with nothing to do, is not asked about (HEGRA-RUL-43).
        """
        spaces = [s.resolving] if s.resolving else [space for space in s.placed if space in self._on]
        options = [option for space in spaces if s.left or times(s, space) for option in self._offers(s, space)]
        if options:
            end = STOP if s.resolving else DONE
            decision = Decision(
                COMMANDER,
                self.prompt,
                (*options, end),
                {"left": s.left},
                lambda: self._refusals(s, spaces),
                about=self.question,
            )
            answer = yield decision
            if answer != end:
                yield from self._take(s, decision, answer)
                return
        for space in spaces:
            tire(s, space)
        if not s.resolving:
            s.phase = self.after
        s.resolving, s.left = "", 0

    def _take(self, s: State, decision: Decision, answer: Option) -> Play[None]:
        """Resolve an action; when it is used up its Defenders go to Tired (HEGRA-DAY-03)."""
        action = self._by_verb[answer.verb]
        if not s.resolving:
            s.resolving, s.left = action.space, times(s, action.space)
        yield from action.take(s, decision, answer)
        if not s.left:
            tire(s, action.space)
            s.resolving = ""

    def _offers(self, s: State, space: str) -> Iterator[Option]:
        for action in self._on[space]:
            yield from action.offers(s, space)

    def _refusals(self, s: State, spaces: Sequence[str]) -> Iterator[tuple[Option, Refusal]]:
        """Spaces that cannot be resolved in this section, and single choices that cannot be made."""
        for space in self._on:
            closed = may_use(s, space) or (None if s.resolving == space else self._may_resolve(s, space))
            if closed:
                yield Option("resolve", (space,)), closed
        for space in spaces:
            for action in self._on[space]:
                yield from action.refusals(s, space)

    def _may_resolve(self, s: State, space: str) -> Refusal | None:
        """Whether an action can be resolved now: enough Defenders, and something to do.

        HEGRA-PLC-01, HEGRA-RUL-43.
        """
        if not s.placed.get(space):
            return Refusal("HEGRA-PLC-01", "nobody-placed", {"space": space})
        if space == PROMOTE:
            return may_promote(s)
        if not times(s, space):
            return Refusal("HEGRA-RUL-43", "too-few", {"space": space, "cost": s.box.spaces[space].cost})
        return None if any(self._offers(s, space)) else self._on[space][0].nothing_to_do


def tire(s: State, space: str) -> None:
    """All Defenders on a space go to Tired (HEGRA-DAY-03)."""
    discs = s.placed.pop(space, ())
    s.tired += discs
    for disc in discs:
        s.tell(Moved, "HEGRA-DAY-03", disc, space, "tired")


def right_part(s: State, space: str) -> bool:
    """Whether the right part of a dug-out action is free of its Damage tile (HEGRA-RUL-30)."""
    return not s.damage.get(space)
