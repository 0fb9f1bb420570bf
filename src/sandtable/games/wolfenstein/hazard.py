"""The hazard tracker and the alarm (p.13)."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine.decision import Play
from sandtable.games.wolfenstein.effects import Cause, effect
from sandtable.games.wolfenstein.goals import SpawnEnds
from sandtable.games.wolfenstein.log import AlarmRaised, HazardMoved
from sandtable.games.wolfenstein.spawn import spawn
from sandtable.games.wolfenstein.state import Nazi, State
from sandtable.games.wolfenstein.table import is_one_of
from sandtable.games.wolfenstein.vocabulary import Effect

KILL_HAZARD = 1  # WOLF-HAZ-02
OFFICERS = ("officer",)
MOST_SHIFT = 20  # of the alarm limit


def move_hazard(s: State, n: int, rule: str) -> Play[None]:
    """The tracker moves, never below 0 or above the limit (WOLF-RUL-37); reaching it raises the alarm (WOLF-HAZ-01)."""
    before, limit = s.hazard, s.alarm_limit
    s.hazard = min(max(0, before + n), limit)
    if s.hazard != before:
        s.tell(HazardMoved, rule, s.hazard - before, s.hazard)
    if before < limit <= s.hazard:
        yield from raise_alarm(s)


def after_kill(s: State, nazi: Nazi, silent: bool) -> Play[None]:
    """A kill that was not silent raises the tracker; then the last Officer's death resets it (WOLF-RUL-35).

    WOLF-HAZ-02, WOLF-HAZ-03, WOLF-HAZ-06.
    """
    if not silent:
        yield from move_hazard(s, KILL_HAZARD, "WOLF-HAZ-02")
    if is_one_of(s, nazi, OFFICERS) and s.hazard and not _has_officer(s, nazi):
        s.tell(HazardMoved, "WOLF-HAZ-06", -s.hazard, 0)
        s.hazard = 0


def _has_officer(s: State, killed: Nazi) -> bool:
    """Whether another Officer is on the board; one that fights as a bot does not count."""
    return any(nazi is not killed and is_one_of(s, nazi, OFFICERS) for nazi in s.nazis.values())


# -- the alarm ---------------------------------------------------------------------------------------------------------


def raise_alarm(s: State) -> Play[None]:
    """Each time that the limit is reached from below (WOLF-RUL-36), the mission's models come in (WOLF-SPN-01).

    Where the mission says so, only the first time.
    """
    s.alarms += 1
    s.tell(AlarmRaised, "WOLF-HAZ-01")
    if s.alarms > 1 and s.box.mission.alarm.once:
        return
    fewer, s.thinned = s.thinned, 0
    for letter, kinds in called(s):
        left_out = min(fewer, len(kinds))
        fewer -= left_out
        if kinds[left_out:]:
            yield from spawn(s, kinds[left_out:], s.box.board.enemy_spawns[letter])


def called(s: State) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Whom the alarm brings, and at which Nazi spawn token (WOLF-SPN-05, WOLF-HAZ-07)."""
    ended = {
        letter
        for rule in s.box.mission.special
        if isinstance(rule, SpawnEnds) and rule.door not in s.closed
        for letter in rule.spawns
    }
    for letter, kinds in sorted(s.box.mission.alarm.at.items()):
        if letter not in ended:
            yield letter, kinds


# -- on cards ----------------------------------------------------------------------------------------------------------


@effect("hazard", lambda s, cause, e: s.hazard > 0 if e.n < 0 else s.hazard < s.alarm_limit)
def _hazard(s: State, cause: Cause, e: Effect) -> Play[None]:
    return move_hazard(s, e.n, "WOLF-HAZ-04" if cause.is_event else "WOLF-HAZ-05")


@effect("alarm-limit")
def _alarm_limit(s: State, cause: Cause, e: Effect) -> Play[None]:
    """The limit moves; if it comes down to the tracker, the tracker has reached it."""
    below = s.hazard < s.alarm_limit
    s.limit_shift = min(max(-MOST_SHIFT, s.limit_shift + e.n), MOST_SHIFT)
    s.hazard = min(s.hazard, s.alarm_limit)
    if below and s.hazard == s.alarm_limit:
        yield from raise_alarm(s)


@effect("thin-alarm", lambda s, cause, e: not (s.alarms and s.box.mission.alarm.once))
def _thin_alarm(s: State, cause: Cause, e: Effect) -> None:
    """The next alarm brings fewer models; the first of its list stay away."""
    s.thinned += e.n
