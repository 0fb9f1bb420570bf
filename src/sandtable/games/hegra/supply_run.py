"""Section 3, Supply Run (p.18-20): send out, Counter Patrol, move all runners, come home, in this order (HEGRA-RUN-01).

Depots lie at the top of the map, and a token counts only when it is carried home (HEGRA-RUN-25).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec.structs import replace

from sandtable.engine.action import Answer, Odds, Question
from sandtable.engine.chance import D6
from sandtable.engine.decision import Decision, Each, Option, Options, Play, Refusal
from sandtable.games.hegra.actions import DONE, Named, Section, right_part
from sandtable.games.hegra.dice import at_least
from sandtable.games.hegra.hits import add_tiles, return_artillery
from sandtable.games.hegra.injury import injure
from sandtable.games.hegra.log import (
    CargoLost,
    CargoTaken,
    Delivered,
    Moved,
    RunnerChecked,
    RunnerMoved,
    RunnerSent,
)
from sandtable.games.hegra.names import (
    COMMANDER,
    COUNTER_PATROL,
    DELIVER_MISS,
    DELIVER_MORALE,
    DELIVER_PATROL,
    DELIVER_SUPPLY,
    FORTRESS,
    HUNTER,
    MISS,
    SOLDIER,
    SUPPLY_RUN,
)
from sandtable.games.hegra.state import Runner, State
from sandtable.games.hegra.suspicion import (
    LEAST_SUSPICION,
    lower_suspicion,
    patrolled,
    raise_suspicion,
    remove_any_patrol,
    remove_patrol,
)
from sandtable.games.hegra.tracks import gain_supplies, raise_morale

HALT = Option("halt")
STOP = Option("stop")
SNEAK = Option("sneak")
TAKE = Option("take")
LEAVE = Option("leave")
LOWER = Option("lower")
KEEP = Option("keep")
ONLY_SUSPICION = "suspicion"

Meeting = Literal["stopped", "passed", "fought", "failed"]


def send_runners(s: State) -> Play[None]:
    """1. The Defenders on the Supply Run space go to the Fortress on the map (HEGRA-RUN-02, HEGRA-DAY-04)."""
    s.runners = [replace(runner, moved=False) for runner in s.runners]
    for disc in s.placed.pop(SUPPLY_RUN, ()):
        taken = {runner.number for runner in s.runners}
        number = next(n for n in range(1, len(taken) + 2) if n not in taken)
        s.runners.append(Runner(number, disc, FORTRESS))
        s.tell(RunnerSent, "HEGRA-RUN-02", disc)
    s.phase = "counter-patrol"
    yield from ()


# -- 2. Counter Patrol ------------------------------------------------------------------------------------------------


class CounterPatrol(Named):
    """Remove a Patrol; with the right part repaired Suspicion may drop by 2 as well (HEGRA-CPT-01, HEGRA-CPT-02)."""

    verb, space = "counter", COUNTER_PATROL
    nothing_to_do = Refusal("HEGRA-CPT-01", "no-patrols")

    def offers(self, s: State, space: str) -> list[Option]:
        """Any Patrol on the map; without one, only the right part has something to do."""
        there = [Option(self.verb, (at,)) for at in patrolled(s)]
        if not there and right_part(s, COUNTER_PATROL) and s.suspicion > LEAST_SUSPICION:
            return [Option(self.verb, (ONLY_SUSPICION,))]
        return there

    def resolve(self, s: State, at: str) -> Play[None]:
        if at != ONLY_SUSPICION:
            remove_patrol(s, at, "HEGRA-CPT-01")
        if right_part(s, COUNTER_PATROL) and s.suspicion > LEAST_SUSPICION:
            wish = yield Decision(COMMANDER, "lower-suspicion", (LOWER, KEEP))
            if wish == LOWER:
                lower_suspicion(s, 2, "HEGRA-CPT-02")


COUNTER_PATROLS = Section("counter-patrol", "runners", CounterPatrol())


# -- 3. Movement ------------------------------------------------------------------------------------------------------


def runners(s: State) -> Play[None]:
    """The next runner, in the player's order, finishes its movement before another starts (HEGRA-RUL-56).

    Runners move every day, whether or not others were sent (HEGRA-RUN-04).
    """
    waiting = [str(runner.number) for runner in s.runners if not runner.moved]
    if waiting:
        answer = yield Decision(COMMANDER, "next-runner", Options(Each("run", waiting), DONE), about=NEXT_RUNNER)
        if answer != DONE:
            yield from run(s, int(answer.args[0]))
            return
    s.phase = "returns"


def run(s: State, number: int) -> Play[None]:
    """Move one Defender space by space along the dotted lines (HEGRA-RUN-06).

    Suspicion for Sneaks that passed rises when the movement is over (HEGRA-RUL-57, a table option); a Fight ends the
    movement anyway.
    """
    update(s, number, moved=True)
    yield from pick_up(s, number)
    moves = allowance(s, number)
    noticed: list[str] = []  # the rule of each passed check for which Suspicion has yet to rise
    while moves:
        space = yield from next_step(s, number, moves)
        if space == "":
            break
        moves -= 1
        s.tell(RunnerMoved, "HEGRA-RUN-06", find(s, number).disc, find(s, number).at, space)
        update(s, number, at=space, home=space == FORTRESS)
        if is_haven(s, space):  # the movement ends there (HEGRA-RUN-16)
            yield from pick_up(s, number)
            break
        if not is_watched(s, space):
            continue
        meeting = yield from meet_enemy(s, number, moves)
        if meeting == "passed" and s.box.options.sneak_suspicion == "at-once":
            yield from raise_suspicion(s, 1, "HEGRA-RUN-10")
        elif meeting in ("passed", "fought"):
            noticed.append("HEGRA-RUN-10" if meeting == "passed" else "HEGRA-RUN-13")
        if meeting != "passed":
            break
    for rule in noticed:
        yield from raise_suspicion(s, 1, rule)


def find(s: State, number: int) -> Runner:
    return next(runner for runner in s.runners if runner.number == number)


def update(s: State, number: int, **changes: str | bool) -> None:
    s.runners = [replace(runner, **changes) if runner.number == number else runner for runner in s.runners]


def remove_runner(s: State, number: int) -> Runner:
    runner = find(s, number)
    s.runners = [other for other in s.runners if other.number != number]
    return runner


def allowance(s: State, number: int) -> int:
    """How far the weather lets a runner go; one space less with a token, unless a Hunter carries it.

    HEGRA-RUN-05, HEGRA-RUN-07, HEGRA-RUN-18.
    """
    runner = find(s, number)
    moves = s.box.tracks.moves[s.weather]
    return moves - 1 if runner.cargo and runner.disc != HUNTER else moves


def next_step(s: State, number: int, moves: int) -> Play[str]:
    """The space that the runner enters next, or nothing if it halts.

    The Fortress touches the bottom row (HEGRA-RUN-03).
    """
    runner = find(s, number)
    links = s.box.map[runner.at].links
    steps = [space for space in links if may_enter(s, number, space, moves - 1) is None]
    stay = (HALT,) if may_end(s, number, runner.at) is None else ()
    answer = yield Decision(
        COMMANDER,
        "run",
        Options(Each("go", steps), *stay),
        {"disc": runner.disc, "at": runner.at, "moves": moves},
        lambda: step_refusals(s, number, moves),
    )
    return "" if answer == HALT else answer.args[0]


def is_haven(s: State, space: str) -> bool:
    """The Fortress and the Depots hold any number of Defenders."""
    return space == FORTRESS or space in s.depots


def is_watched(s: State, space: str) -> bool:
    return space in s.patrols or space in s.artillery


def may_end(s: State, number: int, space: str) -> Refusal | None:
    """No two Defenders end in one space, the Fortress and Depots excepted (HEGRA-RUN-15)."""
    if is_haven(s, space) or all(other.at != space or other.number == number for other in s.runners):
        return None
    return Refusal("HEGRA-RUN-15", "space-taken", {"space": space})


def may_enter(s: State, number: int, space: str, left: int) -> Refusal | None:
    """A space may be entered if the movement can end legally there or further on (HEGRA-RUL-60, HEGRA-RUL-61)."""
    taken = may_end(s, number, space)
    if taken is None or may_go_on(s, number, space, left):
        return None
    return taken


def may_go_on(s: State, number: int, space: str, left: int) -> bool:
    """Whether a runner with this many moves left can go on to a space where it may stay."""
    return left > 0 and any(may_enter(s, number, onward, left - 1) is None for onward in s.box.map[space].links)


def step_refusals(s: State, number: int, moves: int) -> Iterator[tuple[Option, Refusal]]:
    runner = find(s, number)
    links = s.box.map[runner.at].links
    for space in s.box.map:
        if space not in links:
            yield Option("go", (space,)), Refusal("HEGRA-RUN-06", "not-adjacent", {"space": space, "at": runner.at})
        elif refusal := may_enter(s, number, space, moves - 1):
            yield Option("go", (space,)), refusal
    if refusal := may_end(s, number, runner.at):
        yield HALT, refusal


def pick_up(s: State, number: int) -> Play[None]:
    """At a Depot with tokens a Defender may take one, and carries only one (HEGRA-RUN-24, HEGRA-RUN-17).

    A runner may enter a Depot without tokens (HEGRA-RUL-65).
    """
    runner = find(s, number)
    if runner.cargo or not s.depots.get(runner.at):
        return
    group = s.box.map[runner.at].depot
    answer = yield Decision(COMMANDER, "take-token", (TAKE, LEAVE), {"disc": runner.disc, "group": group})
    if answer == TAKE:
        s.depots[runner.at] -= 1
        update(s, number, cargo=group)
        s.tell(CargoTaken, "HEGRA-RUN-24", runner.disc, group)


class _OfRunner(Answer[State, int]):
    """A runner, by its number."""

    def read(self, s: State, decision: Decision, option: Option) -> int:
        return int(option.args[0])

    def touches(self, s: State, decision: Decision, option: Option) -> tuple[str, ...]:
        return tuple(f"runner-{number}" for number in option.args)


class Run(_OfRunner):
    verb = "run"


class Deliver(_OfRunner):
    verb = "deliver"


NEXT_RUNNER, NEXT_DELIVERY = Question(Run()), Question(Deliver())


# -- Enemies on the way -----------------------------------------------------------------------------------------------


def meet_enemy(s: State, number: int, moves: int) -> Play[Meeting]:
    """Stop, Sneak or Fight, once for each space entered, however many enemies are there (HEGRA-RUN-08, HEGRA-RUL-58).

    Leaving a watched space needs no check; only entering does (HEGRA-RUL-59).
    """
    runner = find(s, number)
    options = [option for option in encounters(s, runner.at) if may_meet(s, number, option, moves) is None]
    answer = yield Decision(
        COMMANDER,
        "enemy",
        options,
        {"disc": runner.disc, "at": runner.at},
        lambda: meeting_refusals(s, number, moves),
        about=ENEMY,
    )
    if answer == STOP:  # HEGRA-RUN-09
        lower_suspicion(s, 1, "HEGRA-RUN-09")
        return "stopped"
    if answer == SNEAK:
        return sneak(s, number)
    return (yield from fight(s, number, answer.args[0]))


def encounters(s: State, at: str) -> list[Option]:
    """What can be tried here; a Fight names what it removes, as both may be there (HEGRA-RUL-63)."""
    return [
        STOP,
        SNEAK,
        *((Option("fight", ("patrol",)),) if at in s.patrols else ()),
        *((Option("fight", ("artillery",)),) if at in s.artillery else ()),
    ]


def may_meet(s: State, number: int, option: Option, moves: int) -> Refusal | None:
    """To stop or fight, a runner must be able to stay; to sneak, it needs a way on (HEGRA-RUL-60, HEGRA-RUL-61).

    Only Soldiers fight (HEGRA-DFN-08); a Medic may Stop or Sneak (HEGRA-RUL-42).
    """
    runner = find(s, number)
    if option == SNEAK:
        onward = may_go_on(s, number, runner.at, moves)
        return None if onward else Refusal("HEGRA-RUL-60", "nowhere-to-sneak")
    if option.verb == "fight" and runner.disc != SOLDIER:
        return Refusal("HEGRA-DFN-08", "only-soldiers-fight", {"disc": runner.disc})
    return may_end(s, number, runner.at)


def meeting_refusals(s: State, number: int, moves: int) -> Iterator[tuple[Option, Refusal]]:
    for option in encounters(s, find(s, number).at):
        if refusal := may_meet(s, number, option, moves):
            yield option, refusal


def suspicion_check(s: State, runner: Runner, how: str) -> bool:
    """A die strictly above Suspicion passes (HEGRA-SUS-02)."""
    die = s.chance.roll(D6, how)
    passed = die > s.suspicion
    s.tell(RunnerChecked, "HEGRA-SUS-02", runner.disc, how, die, s.suspicion, passed)
    return passed


class _Check(Answer[State, None]):
    """A verb that leads to a Suspicion check (HEGRA-SUS-02)."""

    def read(self, s: State, decision: Decision, option: Option) -> None:
        return None

    def odds(self, s: State, chosen: None) -> Iterator[Odds]:
        yield Odds("unseen", at_least(s.suspicion + 1))


class Sneak(_Check):
    verb = "sneak"


class Fight(_Check):
    verb = "fight"


ENEMY = Question(Sneak(), Fight())


def sneak(s: State, number: int) -> Meeting:
    """Pass unseen, or be caught: the Defender goes to the Reserve, a Patrol to the bag, Suspicion down 2.

    HEGRA-RUN-10, HEGRA-RUN-11. Where only Artillery stands, it stays (HEGRA-RUL-62).
    """
    runner = find(s, number)
    if suspicion_check(s, runner, "sneak"):
        return "passed"
    lose_cargo(s, remove_runner(s, number))
    s.reserve.append(runner.disc)
    s.tell(Moved, "HEGRA-RUN-11", runner.disc, runner.at, "reserve")
    if runner.at in s.patrols:
        remove_patrol(s, runner.at, "HEGRA-RUN-11")
    lower_suspicion(s, 2, "HEGRA-RUN-11")
    return "failed"


def fight(s: State, number: int, enemy: str) -> Play[Meeting]:
    """The enemy is removed first; then the check: the Soldier stays, or is injured.

    HEGRA-RUN-12, HEGRA-RUN-13, HEGRA-RUN-14.
    """
    runner = find(s, number)
    if enemy == "patrol":
        remove_patrol(s, runner.at, "HEGRA-RUN-12")
    else:
        return_artillery(s, runner.at, "HEGRA-RUN-12")
    if suspicion_check(s, runner, "fight"):
        return "fought"
    lose_cargo(s, remove_runner(s, number))
    yield from injure(s, runner.disc, runner.at, "HEGRA-RUN-14")
    lower_suspicion(s, 2, "HEGRA-RUN-14")
    return "failed"


def lose_cargo(s: State, runner: Runner) -> None:
    """A failed check loses the token for good (HEGRA-RUN-19, HEGRA-OVR-06)."""
    if runner.cargo:
        s.tell(CargoLost, "HEGRA-RUN-19", runner.cargo)


# -- 4. Returns -------------------------------------------------------------------------------------------------------


def returns(s: State) -> Play[None]:
    """After all movement, the runners who came home are received one by one, in the player's order (HEGRA-RUL-96)."""
    for runner in [runner for runner in s.runners if runner.home and not runner.cargo]:
        come_home(s, runner.number, "HEGRA-RUL-64")
    loaded = [str(runner.number) for runner in s.runners if runner.home]
    if loaded:
        answer = yield Decision(COMMANDER, "next-delivery", Options(Each("deliver", loaded)), about=NEXT_DELIVERY)
        yield from deliver(s, int(answer.args[0]))
    else:
        s.phase = "maintenance"


def come_home(s: State, number: int, rule: str) -> Runner:
    """A runner in the Fortress goes to Tired; one that never left stays on the map (HEGRA-RUN-20, HEGRA-RUL-64)."""
    runner = remove_runner(s, number)
    s.tired.append(runner.disc)
    s.tell(Moved, rule, runner.disc, FORTRESS, "tired")
    return runner


def deliver(s: State, number: int) -> Play[None]:
    """A Morale, a Suspicion, two Supplies and the token's bonus; the token is out of the game.

    HEGRA-RUN-21, HEGRA-RUN-22, HEGRA-RUN-23, in this order (HEGRA-RUL-96).
    """
    runner = come_home(s, number, "HEGRA-RUN-20")
    s.tell(Delivered, "HEGRA-RUN-23", runner.disc, runner.cargo)
    raise_morale(s, 1, "HEGRA-RUN-21")
    yield from raise_suspicion(s, 1, "HEGRA-RUN-21")
    gain_supplies(s, 2, "HEGRA-RUN-22")
    yield from bonus(s, runner.cargo)


def bonus(s: State, group: str) -> Play[None]:
    """The bonus of each group of tokens; one that has no effect is lost (HEGRA-RUL-96)."""
    if group == DELIVER_SUPPLY:
        gain_supplies(s, 1, "HEGRA-DLV-01")
    elif group == DELIVER_PATROL:
        yield from remove_any_patrol(s, "HEGRA-DLV-02")
    elif group == DELIVER_MISS:
        add_tiles(s, MISS, 1, "HEGRA-DLV-03")
    elif group == DELIVER_MORALE:
        raise_morale(s, 1, "HEGRA-DLV-04")
