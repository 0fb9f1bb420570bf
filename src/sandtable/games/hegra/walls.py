"""Section 1, Defend the Walls (p.15-17), on days 4-11 only (HEGRA-WAL-01)."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine.chance import D6
from sandtable.engine.decision import Decision, Each, Option, Options, Play, Refusal
from sandtable.games.hegra.actions import DONE, right_part, times, tire
from sandtable.games.hegra.effects import effect
from sandtable.games.hegra.events import InfantryRemoved, InfantrySuppressed, Rolled, Skipped, SuppliesChanged
from sandtable.games.hegra.injury import injure
from sandtable.games.hegra.names import COMMANDER, DEFENDERS, MACHINE_GUN, RECKLESS, SIEGE, TELEPHONE, WALL, WALLS
from sandtable.games.hegra.state import State
from sandtable.games.hegra.status_tiles import can_fire, jam

HIT = 4  # a die of 4 or more hits (HEGRA-WAL-03, HEGRA-WAL-04)
TELEPHONE_BONUS = 1
SUPPLY_BONUS = 2
BURST = 3  # Infantry that the Machine Gun strikes
RECKLESS_TARGETS = 2
CALLED_IN = 2  # Infantry that the Field Telephone suppresses
CEASE = Option("cease")


def walls(s: State) -> Play[None]:
    """One shot or one desperate sortie, in the order the player likes (HEGRA-RUL-46, HEGRA-DAY-02).

    The Field Telephone counts for every shot of the day once it is staffed, whenever it is called (HEGRA-RUL-49).
    """
    if s.board is None:
        end_section(s)
        return
    s.telephone = times(s, TELEPHONE) > 0
    options = Options(*shots(s), DONE)
    if len(options) > 1:
        answer = yield Decision(COMMANDER, "defend", options, {}, lambda: defend_refusals(s))
        if answer != DONE:
            yield from act(s, answer)
            return
    end_section(s)


def end_section(s: State) -> None:
    """Wall Defenders stay in position (HEGRA-WAL-05, HEGRA-DAY-04); whoever was not needed is Tired."""
    tire(s, TELEPHONE)
    tire(s, RECKLESS)
    s.fired.clear()
    s.telephone = False
    s.phase = "artillery"


def shots(s: State) -> Iterator[Option | Each]:
    """What can be done from the walls now."""
    firing = [wall for wall in WALLS if may_fire(s, wall) is None]
    if firing:
        yield Each("fire", firing)
    for wall in firing:
        if may_machine_gun(s, wall) is None:
            yield Option("machine-gun", (wall,))
            if s.supplies:
                yield Option("machine-gun", (wall, "supply"))  # HEGRA-MGN-04
    reckless = [disc for disc in DEFENDERS if may_be_reckless(s, disc) is None]
    if reckless:
        yield Each("reckless", reckless)
    called = [sector_name(sector) for sector in range(s.sectors) if may_call(s, sector) is None]
    if called:
        yield Each("call", called)


def may_fire(s: State, wall: str) -> Refusal | None:
    """One shot for each Defender on the walls (HEGRA-WAL-02), if anybody is in range (HEGRA-RUL-47)."""
    if wall not in s.walls:
        return Refusal("HEGRA-WAL-02", "wall-empty", {"space": wall})
    if wall in s.fired:
        return Refusal("HEGRA-WAL-02", "has-fired", {"space": wall})
    if not targets(s, s.walls[wall]):
        return Refusal("HEGRA-RUL-47", "nobody-in-range", {"disc": s.walls[wall]})
    return None


def may_machine_gun(s: State, wall: str) -> Refusal | None:
    """One Defender in A, B or C may use the Machine Gun instead of firing, in the Siege, while it is not jammed.

    HEGRA-MGN-01, HEGRA-MGN-02, HEGRA-MGN-03.
    """
    if s.stage != SIEGE:
        return Refusal("HEGRA-MGN-01", "no-machine-gun-yet")
    if wall == WALL:
        return Refusal("HEGRA-MGN-03", "not-from-this-wall", {"space": wall})
    if not can_fire(s, MACHINE_GUN):
        return Refusal("HEGRA-MGN-02", "machine-gun-jammed")
    return may_fire(s, wall)


def may_be_reckless(s: State, disc: str) -> Refusal | None:
    """Whoever stands on Reckless Defence, if anybody is in range (HEGRA-RCK-01, HEGRA-RUL-47)."""
    if disc not in s.placed.get(RECKLESS, ()):
        return Refusal("HEGRA-RCK-01", "not-on-reckless", {"disc": disc})
    if not targets(s, disc):
        return Refusal("HEGRA-RUL-47", "nobody-in-range", {"disc": disc})
    return None


def may_call(s: State, sector: int) -> Refusal | None:
    """The telephone's right part calls fire on any one Sector, whatever the range (HEGRA-TEL-03, HEGRA-RUL-50).

    Each resolution that it is staffed for calls once (HEGRA-PLC-04); the bonus on the dice stays 1 (HEGRA-RUL-104).
    """
    if not s.telephone:
        return Refusal("HEGRA-TEL-02", "telephone-not-staffed")
    if not right_part(s, TELEPHONE):
        return Refusal("HEGRA-TEL-03", "right-part-damaged", {"space": TELEPHONE})
    if s.fired.count(TELEPHONE) >= times(s, TELEPHONE):
        return Refusal("HEGRA-TEL-03", "has-called")
    if not s.standing[sector]:
        return Refusal("HEGRA-TEL-03", "nobody-to-suppress", {"sector": sector + 1})
    return None


def defend_refusals(s: State) -> Iterator[tuple[Option, Refusal]]:
    for wall in WALLS:
        if refusal := may_fire(s, wall):
            yield Option("fire", (wall,)), refusal
        if refusal := may_machine_gun(s, wall):
            yield Option("machine-gun", (wall,)), refusal
        elif not s.supplies:
            yield Option("machine-gun", (wall, "supply")), Refusal("HEGRA-MGN-04", "no-supplies")
    for disc in DEFENDERS:
        if refusal := may_be_reckless(s, disc):
            yield Option("reckless", (disc,)), refusal
    for sector in range(s.sectors):
        if refusal := may_call(s, sector):
            yield Option("call", (sector_name(sector),)), refusal


def act(s: State, answer: Option) -> Play[None]:
    match answer.verb:
        case "fire":
            yield from fire(s, answer.args[0])
        case "machine-gun":
            yield from machine_gun(s, answer.args[0], boosted=len(answer.args) > 1)
        case "reckless":
            yield from reckless_defence(s, answer.args[0])
        case _:
            s.fired.append(TELEPHONE)
            suppress(s, sector_of(answer.args[0])[0], CALLED_IN, "HEGRA-TEL-03")


def fire(s: State, wall: str) -> Play[None]:
    """Roll a die: up to 3 suppresses one Infantry in range, from 4 removes one (HEGRA-WAL-03, HEGRA-WAL-04)."""
    s.fired.append(wall)
    die = s.chance.roll(D6, "fire")
    total = die + telephone_bonus(s)
    s.tell(Rolled, "HEGRA-WAL-02", wall, die, total)
    yield from strike(s, s.walls[wall], 1, total)


def machine_gun(s: State, wall: str, *, boosted: bool) -> Play[None]:
    """Three Infantry at once; a Supply adds 2, and the gun jams (HEGRA-MGN-04, HEGRA-MGN-07).

    HEGRA-MGN-05, HEGRA-MGN-06. The Supply's 2 and the Field Telephone's 1 add up (HEGRA-RUL-48).
    """
    s.fired.append(wall)
    bonus = telephone_bonus(s)
    if boosted:
        s.supplies -= 1
        bonus += SUPPLY_BONUS
        s.tell(SuppliesChanged, "HEGRA-MGN-04", -1, s.supplies)
    die = s.chance.roll(D6, "machine-gun")
    s.tell(Rolled, "HEGRA-MGN-04", MACHINE_GUN, die, die + bonus)
    yield from strike(s, s.walls[wall], BURST, die + bonus)
    jam(s, MACHINE_GUN, "HEGRA-MGN-07")


def telephone_bonus(s: State) -> int:
    """+1 to every Fire die, the Machine Gun's included (HEGRA-TEL-02)."""
    return TELEPHONE_BONUS if s.telephone else 0


def reckless_defence(s: State, disc: str) -> Play[None]:
    """Remove up to two Infantry in range without a roll, then pay for it (HEGRA-RCK-01, HEGRA-RCK-02, HEGRA-DAY-04).

    The two may lie or stand, in different Sectors (HEGRA-RCK-03).
    """
    discs = list(s.placed[RECKLESS])
    discs.remove(disc)
    if discs:
        s.placed[RECKLESS] = tuple(discs)
    else:
        del s.placed[RECKLESS]
    yield from remove_targets(s, disc, RECKLESS_TARGETS, "HEGRA-RCK-01")
    yield from injure(s, disc, RECKLESS, "HEGRA-RCK-02")


def strike(s: State, disc: str, n: int, total: int) -> Play[None]:
    """Targets are chosen after the roll (HEGRA-RUL-46); fewer than there should be are all there are (HEGRA-RUL-47)."""
    if total >= HIT:
        yield from remove_targets(s, disc, n, "HEGRA-MGN-06" if n == BURST else "HEGRA-WAL-04")
    else:
        yield from suppress_targets(s, disc, n, "HEGRA-MGN-05" if n == BURST else "HEGRA-WAL-03")


def reach(s: State, disc: str) -> range:
    """Sectors in range: level with the Defender's icon or above it, by type and board.

    HEGRA-RNG-01, HEGRA-RNG-02. On the Main board a Volunteer reaches the top Sector only (HEGRA-RNG-03).
    """
    board = s.board
    if board is None or disc not in board.range:
        return range(0)
    return range(board.range[disc] - 1, s.sectors)


def targets(s: State, disc: str) -> list[str]:
    """Infantry in range, the standing before the lying of each Sector."""
    return standing_targets(s, disc) + [f"{sector_name(n)}-lying" for n in reach(s, disc) if s.lying[n]]


def standing_targets(s: State, disc: str) -> list[str]:
    return [sector_name(n) for n in reach(s, disc) if s.standing[n]]


def target_refusals(s: State, disc: str, verb: str) -> Iterator[tuple[Option, Refusal]]:
    """Infantry out of range (HEGRA-RNG-01), or lying already when somebody is to lie down (HEGRA-RUL-18)."""
    in_range = targets(s, disc)
    for sector in range(s.sectors):
        standing, lying = sector_name(sector), f"{sector_name(sector)}-lying"
        for target, count in ((standing, s.standing[sector]), (lying, s.lying[sector])):
            if count and target not in in_range:
                yield Option(verb, (target,)), Refusal("HEGRA-RNG-01", "out-of-range", {"disc": disc, "target": target})
            elif count and verb == "suppress" and target == lying:
                yield Option(verb, (target,)), Refusal("HEGRA-RUL-18", "lies-already", {"target": target})


def ask_target(s: State, disc: str, verb: str, candidates: list[str]) -> Decision:
    options = Options(Each(verb, candidates))
    return Decision(COMMANDER, "target", options, {"disc": disc}, lambda: target_refusals(s, disc, verb))


def remove_targets(s: State, disc: str, n: int, rule: str) -> Play[None]:
    """Infantry in range go to the Reserve, one after another, lying or standing."""
    for _ in range(n):
        candidates = targets(s, disc)
        if not candidates:
            return
        answer = yield ask_target(s, disc, "remove", candidates)
        remove_one(s, answer.args[0], rule)


def remove_one(s: State, target: str, rule: str) -> None:
    sector, lying = sector_of(target)
    if lying:
        s.lying[sector] -= 1
    else:
        s.standing[sector] -= 1
    s.tell(InfantryRemoved, rule, 1, sector + 1)


def suppress_targets(s: State, disc: str, n: int, rule: str) -> Play[None]:
    """Infantry in range lie down; only the standing need be chosen (HEGRA-SPR-01, HEGRA-RUL-18)."""
    for _ in range(n):
        candidates = standing_targets(s, disc)
        if not candidates:
            return
        answer = yield ask_target(s, disc, "suppress", candidates)
        suppress(s, sector_of(answer.args[0])[0], 1, rule)


def suppress(s: State, sector: int, n: int, rule: str) -> None:
    n = min(n, s.standing[sector])
    s.standing[sector] -= n
    s.lying[sector] += n
    if n:
        s.tell(InfantrySuppressed, rule, n, sector + 1)


def sector_name(sector: int) -> str:
    return f"sector-{sector + 1}"


def sector_of(target: str) -> tuple[int, bool]:
    """`sector-3-lying` is the lying Infantry of Sector 3."""
    _, number, *lying = target.split("-")
    return int(number) - 1, bool(lying)


@effect("shoot")
def _shoot(s: State, n: int) -> Play[None]:
    """Up to n Infantry of one Sector are removed."""
    sectors = [sector for sector in range(s.sectors) if s.in_sector(sector)]
    if not sectors:
        s.tell(Skipped, "HEGRA-EVM-05", "shoot")
        return
    names = [sector_name(sector) for sector in sectors]
    chosen = yield Decision(COMMANDER, "shoot-sector", Options(Each("aim", names)))
    sector = sector_of(chosen.args[0])[0]
    name = sector_name(sector)
    for _ in range(n):
        there = [t for t, count in ((name, s.standing[sector]), (f"{name}-lying", s.lying[sector])) if count]
        if not there:
            return
        answer = yield Decision(COMMANDER, "shoot", Options(Each("remove", there), CEASE))
        if answer == CEASE:
            return
        remove_one(s, answer.args[0], "HEGRA-EVM-05")
