"""Action spaces (p.14-15): who may go where, how often an action is resolved, and how a section is worked through.

Each chapter registers what its spaces do with `@action`: the options that one resolution offers, and what an answer
does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TypeAlias

import msgspec
from msgspec.structs import replace

from sandtable.engine.decision import Decision, Option, Play, Refusal, Refused
from sandtable.games.hegra.events import Moved, Resolved
from sandtable.games.hegra.names import COMMANDER, DUG_OUT, FIRE_ARTILLERY, GUNS, OFFICER, PROMOTE, SOLDIER, WALLS
from sandtable.games.hegra.state import State
from sandtable.games.hegra.status_tiles import can_fire

Choices: TypeAlias = Callable[[State], Sequence[Option]]
Resolve: TypeAlias = Callable[[State, Option], "Play[None] | None"]

STOP = Option("stop")
DONE = Option("done")


class Action(msgspec.Struct, frozen=True):
    """`choices` are the answers to one resolution; `all_at_once` resolves as often as it can without asking again."""

    choices: Choices
    resolve: Resolve
    all_at_once: bool = False
    nothing_to_do: Refusal | None = None  # why there are no choices, when there are none
    refused: Callable[[State], Refused] = lambda s: ()  # single choices that cannot be made now


ACTIONS: dict[str, Action] = {}


def action(
    space: str,
    choices: Choices,
    *,
    all_at_once: bool = False,
    nothing_to_do: Refusal | None = None,
    refused: Callable[[State], Refused] = lambda s: (),
) -> Callable[[Resolve], Resolve]:
    """Register what an Action space does."""

    def register(resolve: Resolve) -> Resolve:
        ACTIONS[space] = Action(choices, resolve, all_at_once, nothing_to_do, refused)
        return resolve

    return register


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

    A Medic cannot fight: walls, Reckless Defence and the Guns are barred to it (HEGRA-DFN-04, HEGRA-RUL-42). Beyond
    bars, doubles and named rules a type has no talent of its own (HEGRA-DFN-09). Too few or too many may be placed;
    they are only wasted (HEGRA-RUL-43).
    """
    if disc not in s.ready:
        return Refusal("HEGRA-MRN-08", "not-ready", {"disc": disc})
    if disc in s.box.spaces[space].bars:
        return Refusal("HEGRA-PLC-02", "barred", {"disc": disc, "space": space})
    return may_use(s, space)


# -- how often ---------------------------------------------------------------------------------------------------------


def times(s: State, space: str) -> int:
    """How often the discs on a space resolve it: their worth by its cost (HEGRA-PLC-01, HEGRA-PLC-04).

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
    """Promote takes the Officer with somebody to promote, and a Soldier's disc (HEGRA-PLC-10, HEGRA-PRO-02).

    Nobody but the Officer can do it (HEGRA-DFN-06).
    """
    discs = s.placed.get(PROMOTE, ())
    if OFFICER not in discs or len(discs) < 2:
        return Refusal("HEGRA-PLC-10", "promote-needs-two")
    if SOLDIER not in s.reserve:
        return Refusal("HEGRA-PRO-02", "no-soldier-in-reserve")
    return None


def may_resolve(s: State, space: str) -> Refusal | None:
    """Whether an action can be resolved now: enough Defenders, and something to do (HEGRA-PLC-01, HEGRA-RUL-43)."""
    if not s.placed.get(space):
        return Refusal("HEGRA-PLC-01", "nobody-placed", {"space": space})
    if space == PROMOTE:
        return may_promote(s)
    if not times(s, space):
        return Refusal("HEGRA-RUL-43", "too-few", {"space": space, "cost": s.box.spaces[space].cost})
    return None if ACTIONS[space].choices(s) else ACTIONS[space].nothing_to_do


# -- working through a section -----------------------------------------------------------------------------------------


def section(s: State, number: int, prompt: str, after: str) -> Play[None]:
    """One resolution in a section: the spaces in the player's order, each to its end (HEGRA-DAY-02).

    An action may be declined after placing; the discs are Tired all the same (HEGRA-RUL-44). A space with too few
    discs, or with nothing to do, is not asked about (HEGRA-RUL-43).
    """
    spaces = [s.resolving] if s.resolving else in_section(s, number)
    options = [option for space in spaces if s.left or times(s, space) for option in offers(s, space)]
    if options:
        end = STOP if s.resolving else DONE
        answer = yield Decision(
            COMMANDER, prompt, (*options, end), {"left": s.left}, lambda: section_refusals(s, number, spaces)
        )
        if answer not in (STOP, DONE):
            yield from resolve_once(s, answer, spaces)
            return
    for space in spaces:
        tire(s, space)
    if not s.resolving:
        s.phase = after
    s.resolving, s.left = "", 0


def offers(s: State, space: str) -> list[Option]:
    """What can be answered for a space. Where there is nothing else to choose, fewer times can be (HEGRA-RUL-44)."""
    act = ACTIONS[space]
    choices = list(act.choices(s))
    if act.all_at_once:
        choices += [replace(choice, args=(str(n),)) for choice in choices for n in range(times(s, space) - 1, 0, -1)]
    return choices


def section_refusals(s: State, number: int, spaces: Sequence[str]) -> Iterator[tuple[Option, Refusal]]:
    """What cannot be resolved in this section, and which single choices cannot be made."""
    for space in ACTIONS:
        if s.box.spaces[space].section == number:
            closed = may_use(s, space) or (None if s.resolving == space else may_resolve(s, space))
            if closed:
                yield Option("resolve", (space,)), closed
    for space in spaces:
        yield from ACTIONS[space].refused(s)


def resolve_once(s: State, answer: Option, spaces: Iterable[str]) -> Play[None]:
    """Resolve an action once; when it is used up its Defenders go to Tired (HEGRA-DAY-03)."""
    space = next(space for space in spaces if answer in offers(s, space))
    if not s.resolving:
        s.resolving, s.left = space, times(s, space)
    act = ACTIONS[space]
    if act.all_at_once and answer.args:
        s.left = int(answer.args[0])
    for _ in range(s.left if act.all_at_once else 1):
        s.left -= 1
        s.tell(Resolved, "HEGRA-DAY-01", space)
        play = act.resolve(s, answer)
        if play is not None:
            yield from play
    if not s.left:
        tire(s, space)
        s.resolving = ""


def in_section(s: State, number: int) -> list[str]:
    """The occupied spaces of a section."""
    return [space for space in s.placed if s.box.spaces[space].section == number and space in ACTIONS]


def tire(s: State, space: str) -> None:
    """All Defenders on a space go to Tired (HEGRA-DAY-03)."""
    discs = s.placed.pop(space, ())
    s.tired += discs
    for disc in discs:
        s.tell(Moved, "HEGRA-DAY-03", disc, space, "tired")


def right_part(s: State, space: str) -> bool:
    """Whether the right part of a dug-out action is free of its Damage tile (HEGRA-RUL-30)."""
    return not s.damage.get(space)
