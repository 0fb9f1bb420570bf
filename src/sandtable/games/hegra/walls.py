"""Section 1, Defend the Walls (p.15-17), on days 4-11 only (HEGRA-WAL-01)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from sandtable.engine.action import Action, Odds, Offers, Question
from sandtable.engine.chance import D6
from sandtable.engine.decision import Decision, Each, Option, Options, Play, Refusal
from sandtable.games.hegra.actions import DONE, right_part, times, tire
from sandtable.games.hegra.dice import at_least
from sandtable.games.hegra.injury import injure
from sandtable.games.hegra.log import Rolled, SuppliesChanged
from sandtable.games.hegra.names import COMMANDER, DEFENDERS, MACHINE_GUN, RECKLESS, SIEGE, TELEPHONE, WALL, WALLS
from sandtable.games.hegra.state import State
from sandtable.games.hegra.status_tiles import can_fire, jam
from sandtable.games.hegra.targets import remove_targets, sector_name, sector_of, suppress, suppress_targets, targets

HIT = 4  # a die of 4 or more hits (HEGRA-WAL-03, HEGRA-WAL-04)
TELEPHONE_BONUS = 1
SUPPLY_BONUS = 2
BURST = 3  # Infantry that the Machine Gun strikes
RECKLESS_TARGETS = 2
CALLED_IN = 2  # Infantry that the Field Telephone suppresses


def walls(s: State) -> Play[None]:
    """One shot or one act of Reckless Defence, in the order that the player likes (HEGRA-RUL-46, HEGRA-DAY-02).

    If the Field Telephone is staffed, it counts for every shot of the day (HEGRA-RUL-49).
    """
    if s.board is None:
        end_section(s)
        return
    s.telephone = times(s, TELEPHONE) > 0
    options = Options(*shots(s), DONE)
    if len(options) > 1:
        decision = Decision(COMMANDER, "defend", options, {}, lambda: defend_refusals(s), about=DEFEND)
        answer = yield decision
        if answer != DONE:
            yield from BY_VERB[answer.verb].take(s, decision, answer)
            return
    end_section(s)


def end_section(s: State) -> None:
    """Wall Defenders stay in position (HEGRA-WAL-05, HEGRA-DAY-04); all others are Tired."""
    tire(s, TELEPHONE)
    tire(s, RECKLESS)
    s.fired.clear()
    s.telephone = False
    s.phase = "artillery"


def shots(s: State) -> Iterator[Option | Each]:
    """What those who are there can do from the walls now."""
    manned = [wall for wall in WALLS if wall in s.walls]
    for wall in manned:
        yield from FIRE.offers(s, wall)
    for wall in manned:
        yield from FIRE_MACHINE_GUN.offers(s, wall)
    if RECKLESS in s.placed:
        for disc in DEFENDERS:
            yield from BE_RECKLESS.offers(s, disc)
    if s.telephone:
        for sector in range(s.sectors):
            yield from CALL.offers(s, sector)


def defend_refusals(s: State) -> Iterator[tuple[Option, Refusal]]:
    for wall in WALLS:
        yield from FIRE.refusals(s, wall)
        yield from FIRE_MACHINE_GUN.refusals(s, wall)
    for disc in DEFENDERS:
        yield from BE_RECKLESS.refusals(s, disc)
    for sector in range(s.sectors):
        yield from CALL.refusals(s, sector)


# -- Fire -------------------------------------------------------------------------------------------------------------


def may_fire(s: State, wall: str) -> Refusal | None:
    """One shot for each Defender on the walls (HEGRA-WAL-02), if anybody is in range (HEGRA-RUL-47)."""
    if wall not in s.walls:
        return Refusal("HEGRA-WAL-02", "wall-empty", {"space": wall})
    if wall in s.fired:
        return Refusal("HEGRA-WAL-02", "has-fired", {"space": wall})
    if not targets(s, s.walls[wall]):
        return Refusal("HEGRA-RUL-47", "nobody-in-range", {"disc": s.walls[wall]})
    return None


class Fire(Action[State, str, str]):
    """Roll a die: 3 or less suppresses one Infantry in range, 4 or more removes one (HEGRA-WAL-03, HEGRA-WAL-04)."""

    verb = "fire"

    def offers(self, s: State, wall: str) -> Offers:
        return (Option(self.verb, (wall,)),) if may_fire(s, wall) is None else ()

    def refusals(self, s: State, wall: str) -> Iterator[tuple[Option, Refusal]]:
        if refusal := may_fire(s, wall):
            yield Option(self.verb, (wall,)), refusal

    def read(self, s: State, decision: Decision, option: Option) -> str:
        return option.args[0]

    def odds(self, s: State, wall: str) -> Iterator[Odds]:
        yield Odds("hit", at_least(HIT - telephone_bonus(s)))

    def do(self, s: State, wall: str) -> Play[None]:
        s.fired.append(wall)
        die = s.chance.roll(D6, "fire")
        total = die + telephone_bonus(s)
        s.tell(Rolled, "HEGRA-WAL-02", wall, die, total)
        yield from strike(s, s.walls[wall], 1, total)


def strike(s: State, disc: str, n: int, total: int) -> Play[None]:
    """Targets are chosen after the roll (HEGRA-RUL-46); if there are too few, all are struck (HEGRA-RUL-47)."""
    if total >= HIT:
        yield from remove_targets(s, disc, n, "HEGRA-MGN-06" if n == BURST else "HEGRA-WAL-04")
    else:
        yield from suppress_targets(s, disc, n, "HEGRA-MGN-05" if n == BURST else "HEGRA-WAL-03")


# -- Machine Gun ------------------------------------------------------------------------------------------------------


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


class Shot(NamedTuple):
    """A shot of the Machine Gun: from which wall, and whether a Supply is spent on it."""

    wall: str
    boosted: bool


class FireMachineGun(Action[State, str, Shot]):
    """Three Infantry at once; a Supply adds 2, and the gun jams (HEGRA-MGN-04, HEGRA-MGN-07).

    HEGRA-MGN-05, HEGRA-MGN-06. The Supply's 2 and the Field Telephone's 1 add up (HEGRA-RUL-48).
    """

    verb = MACHINE_GUN

    def offers(self, s: State, wall: str) -> Offers:
        if may_machine_gun(s, wall) is not None:
            return ()
        plain = Option(self.verb, (wall,))
        return (plain, Option(self.verb, (wall, "supply"))) if s.supplies else (plain,)  # HEGRA-MGN-04

    def refusals(self, s: State, wall: str) -> Iterator[tuple[Option, Refusal]]:
        if refusal := may_machine_gun(s, wall):
            yield Option(self.verb, (wall,)), refusal
        elif not s.supplies:
            yield Option(self.verb, (wall, "supply")), Refusal("HEGRA-MGN-04", "no-supplies")

    def read(self, s: State, decision: Decision, option: Option) -> Shot:
        return Shot(option.args[0], boosted=len(option.args) > 1)

    def odds(self, s: State, shot: Shot) -> Iterator[Odds]:
        yield Odds("hit", at_least(HIT - self.bonus(s, shot)))

    def bonus(self, s: State, shot: Shot) -> int:
        return telephone_bonus(s) + (SUPPLY_BONUS if shot.boosted else 0)

    def do(self, s: State, shot: Shot) -> Play[None]:
        s.fired.append(shot.wall)
        if shot.boosted:
            s.supplies -= 1
            s.tell(SuppliesChanged, "HEGRA-MGN-04", -1, s.supplies)
        die = s.chance.roll(D6, "machine-gun")
        total = die + self.bonus(s, shot)
        s.tell(Rolled, "HEGRA-MGN-04", MACHINE_GUN, die, total)
        yield from strike(s, s.walls[shot.wall], BURST, total)
        jam(s, MACHINE_GUN, "HEGRA-MGN-07")


# -- Reckless Defence -------------------------------------------------------------------------------------------------


def may_be_reckless(s: State, disc: str) -> Refusal | None:
    """A Defender on Reckless Defence may act if anybody is in range (HEGRA-RCK-01, HEGRA-RUL-47)."""
    if disc not in s.placed.get(RECKLESS, ()):
        return Refusal("HEGRA-RCK-01", "not-on-reckless", {"disc": disc})
    if not targets(s, disc):
        return Refusal("HEGRA-RUL-47", "nobody-in-range", {"disc": disc})
    return None


class BeReckless(Action[State, str, str]):
    """Remove up to two Infantry in range without a roll, then pay for it (HEGRA-RCK-01, HEGRA-RCK-02, HEGRA-DAY-04).

    The two may lie or stand, in different Sectors (HEGRA-RCK-03).
    """

    verb = RECKLESS

    def offers(self, s: State, disc: str) -> Offers:
        return (Option(self.verb, (disc,)),) if may_be_reckless(s, disc) is None else ()

    def refusals(self, s: State, disc: str) -> Iterator[tuple[Option, Refusal]]:
        if refusal := may_be_reckless(s, disc):
            yield Option(self.verb, (disc,)), refusal

    def read(self, s: State, decision: Decision, option: Option) -> str:
        return option.args[0]

    def touches(self, s: State, decision: Decision, option: Option) -> tuple[str, ...]:
        return RECKLESS, *option.args

    def do(self, s: State, disc: str) -> Play[None]:
        discs = list(s.placed[RECKLESS])
        discs.remove(disc)
        if discs:
            s.placed[RECKLESS] = tuple(discs)
        else:
            del s.placed[RECKLESS]
        yield from remove_targets(s, disc, RECKLESS_TARGETS, "HEGRA-RCK-01")
        yield from injure(s, disc, RECKLESS, "HEGRA-RCK-02")


# -- Field Telephone --------------------------------------------------------------------------------------------------


def telephone_bonus(s: State) -> int:
    """+1 to every Fire die, the Machine Gun's included (HEGRA-TEL-02)."""
    return TELEPHONE_BONUS if s.telephone else 0


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


class Call(Action[State, int, int]):
    """Two standing Infantry of a Sector lie down (HEGRA-TEL-03)."""

    verb = "call"

    def offers(self, s: State, sector: int) -> Offers:
        return (Option(self.verb, (sector_name(sector),)),) if may_call(s, sector) is None else ()

    def refusals(self, s: State, sector: int) -> Iterator[tuple[Option, Refusal]]:
        if refusal := may_call(s, sector):
            yield Option(self.verb, (sector_name(sector),)), refusal

    def read(self, s: State, decision: Decision, option: Option) -> int:
        return sector_of(option.args[0])[0]

    def do(self, s: State, sector: int) -> Play[None]:
        s.fired.append(TELEPHONE)
        suppress(s, sector, CALLED_IN, "HEGRA-TEL-03")
        yield from ()


FIRE, FIRE_MACHINE_GUN, BE_RECKLESS, CALL = Fire(), FireMachineGun(), BeReckless(), Call()
ACTIONS = (FIRE, FIRE_MACHINE_GUN, BE_RECKLESS, CALL)
BY_VERB = {action.verb: action for action in ACTIONS}
DEFEND = Question(*ACTIONS)
