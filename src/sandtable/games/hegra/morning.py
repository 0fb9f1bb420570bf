"""2. Morning Phase (p.14): rest ends, the tired are fed or cheered up, everybody gets a task.

The steps come in this order, so a Defender relieved from a wall in step 3 stays Tired today (HEGRA-MRN-10).
"""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine.decision import Decision, Each, Option, Options, Play, Refusal
from sandtable.games.hegra.actions import DONE, STOP, may_place, may_use
from sandtable.games.hegra.effects import effect
from sandtable.games.hegra.log import Moved, Placed, SuppliesChanged, TrackMoved
from sandtable.games.hegra.names import COMMANDER, DEFENDERS, WALLS
from sandtable.games.hegra.state import State
from sandtable.games.hegra.tracks import WORST_MORALE

MOST_RESTING = 2  # HEGRA-MRN-05
READIED_BY_MORALE = 2  # HEGRA-MRN-04
SPEND_SUPPLY = Option("spend", ("supply",))
SPEND_MORALE = Option("spend", ("morale",))


def morning(s: State) -> Play[None]:
    """Step 1: everybody in Rest becomes Ready (HEGRA-MRN-02, HEGRA-MRN-06).

    On day 1 steps 1 and 2 are skipped (HEGRA-MRN-01).
    """
    s.credit = s.rested = 0
    if s.day == 1:
        s.no_rest = False
        s.phase = "place"
        return
    for disc in s.rest:
        s.tell(Moved, "HEGRA-MRN-02", disc, "rest", "ready")
    s.ready += s.rest
    s.rest.clear()
    s.phase = "muster"
    yield from ()


def muster(s: State) -> Play[None]:
    """Step 2: spend, ready and rest in any order, until done (HEGRA-RUL-40). The others stay Tired (HEGRA-MRN-07)."""
    kinds = [disc for disc in DEFENDERS if disc in s.tired]
    parts: list[Option | Each] = []
    if kinds and s.credit:
        parts.append(Each("ready", kinds))
    if may_spend_supply(s) is None:
        parts.append(SPEND_SUPPLY)
    if may_spend_morale(s) is None:
        parts.append(SPEND_MORALE)
    if kinds and may_rest(s) is None:
        parts.append(Each("rest", kinds))
    answer = yield Decision(
        COMMANDER, "muster", Options(*parts, DONE), {"credit": s.credit}, lambda: muster_refusals(s)
    )
    match answer.verb:
        case "done":
            s.credit = 0
            s.no_rest = False
            s.phase = "place"
        case "spend":
            spend(s, answer.args[0])
        case "ready":
            ready(s, answer.args[0])
        case "rest":
            rest(s, answer.args[0])


def may_spend_supply(s: State) -> Refusal | None:
    """A Supply readies as many as the Supply track says (HEGRA-MRN-03, HEGRA-SUP-02)."""
    if not s.supplies:
        return Refusal("HEGRA-MRN-03", "no-supplies")
    return may_spend(s)


def may_spend_morale(s: State) -> Refusal | None:
    """A Morale readies two (HEGRA-MRN-04), and can be spent only while the marker is above -3 (HEGRA-RUL-39)."""
    if s.morale == WORST_MORALE:
        return Refusal("HEGRA-RUL-39", "morale-at-bottom")
    return may_spend(s)


def may_spend(s: State) -> Refusal | None:
    if not s.tired:
        return Refusal("HEGRA-MRN-03", "nobody-tired")
    if s.credit:
        return Refusal("HEGRA-MRN-03", "credit-left", {"credit": s.credit})
    return None


def may_rest(s: State) -> Refusal | None:
    """At most two a morning go from Tired to Rest (HEGRA-MRN-05, HEGRA-RUL-40); none when a card forbids it."""
    if s.no_rest:
        return Refusal("HEGRA-EVM-05", "no-rest-today")
    if s.rested == MOST_RESTING:
        return Refusal("HEGRA-MRN-05", "rested-enough")
    return None


def muster_refusals(s: State) -> Iterator[tuple[Option, Refusal]]:
    for option, refusal in ((SPEND_SUPPLY, may_spend_supply(s)), (SPEND_MORALE, may_spend_morale(s))):
        if refusal:
            yield option, refusal
    for disc in DEFENDERS:
        if disc not in s.tired:
            yield Option("ready", (disc,)), Refusal("HEGRA-MRN-03", "not-tired", {"disc": disc})
            yield Option("rest", (disc,)), Refusal("HEGRA-MRN-05", "not-tired", {"disc": disc})
            continue
        if not s.credit:
            yield Option("ready", (disc,)), Refusal("HEGRA-MRN-03", "spend-first")
        if resting := may_rest(s):
            yield Option("rest", (disc,)), resting


def spend(s: State, what: str) -> None:
    if what == "supply":
        s.supplies -= 1
        s.credit = s.box.tracks.supply[s.supply]
        s.tell(SuppliesChanged, "HEGRA-MRN-03", -1, s.supplies)
    else:
        s.morale -= 1
        s.credit = READIED_BY_MORALE
        s.tell(TrackMoved, "HEGRA-MRN-04", "morale", s.morale + 1, s.morale)


def ready(s: State, disc: str) -> None:
    s.tired.remove(disc)
    s.ready.append(disc)
    s.credit -= 1
    s.tell(Moved, "HEGRA-MRN-03", disc, "tired", "ready")


def rest(s: State, disc: str) -> None:
    s.tired.remove(disc)
    s.rest.append(disc)
    s.rested += 1
    s.tell(Moved, "HEGRA-MRN-05", disc, "tired", "rest")


def place(s: State) -> Play[None]:
    """Step 3: any number of Ready Defenders go on Action spaces, the others stay Ready (HEGRA-MRN-08, HEGRA-MRN-09)."""
    spaces = [space for space in s.box.spaces if may_use(s, space) is None] if s.ready else []
    parts: list[Option | Each] = []
    for disc in DEFENDERS:
        if disc in s.ready:
            bars = s.box.bars[disc]
            parts.append(Each("place", [space for space in spaces if space not in bars], (disc,)))
    answer = yield Decision(COMMANDER, "place", Options(*parts, DONE), {}, lambda: place_refusals(s))
    if answer == DONE:
        s.phase = "mobilisation"
    else:
        put(s, *answer.args)


def place_refusals(s: State) -> Iterator[tuple[Option, Refusal]]:
    for disc in DEFENDERS:
        for space in s.box.spaces:
            refusal = may_place(s, disc, space)
            if refusal:
                yield Option("place", (disc, space)), refusal
    for wall in s.walls:
        yield Option("withdraw", (wall,)), Refusal("HEGRA-RUL-41", "walls-are-held", {"space": wall})


def put(s: State, disc: str, space: str) -> None:
    """A disc goes on a space; a wall holds one, and its old Defender goes to Tired first (HEGRA-PLC-05, HEGRA-PLC-11).

    Nobody leaves a wall without being replaced (HEGRA-RUL-41). All other spaces take any number, Reckless Defence
    too (HEGRA-RUL-45).
    """
    s.ready.remove(disc)
    if space in WALLS:
        relieved = s.walls.pop(space, None)
        if relieved is not None:
            s.tired.append(relieved)
            s.tell(Moved, "HEGRA-PLC-05", relieved, space, "tired")
        s.walls[space] = disc
    else:
        s.placed[space] = (*s.placed.get(space, ()), disc)
    s.tell(Placed, "HEGRA-MRN-08", disc, space)


@effect("ready")
def _ready(s: State, n: int) -> Play[None]:
    """Up to n Defenders go from Tired to Ready without anything being spent."""
    for left in range(n, 0, -1):
        kinds = [disc for disc in DEFENDERS if disc in s.tired]
        if not kinds:
            return
        answer = yield Decision(COMMANDER, "ready", Options(Each("ready", kinds), STOP), {"left": left})
        if answer == STOP:
            return
        s.tired.remove(answer.args[0])
        s.ready.append(answer.args[0])
        s.tell(Moved, "HEGRA-EVM-05", answer.args[0], "tired", "ready")
