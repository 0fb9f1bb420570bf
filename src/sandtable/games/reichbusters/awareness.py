"""Awareness (p.17): rooms at ease, suspicious or alert, and what lifts them."""

from __future__ import annotations

from sandtable.engine.decision import Play
from sandtable.games.reichbusters import windows
from sandtable.games.reichbusters.log_enemy import RoomFell, RoomRose, Woke
from sandtable.games.reichbusters.names import ALERT
from sandtable.games.reichbusters.state import Enemy, State
from sandtable.games.reichbusters.table import enemies_in, watchers


def level_of(s: State, room: str) -> int:
    """All enemies of a room share one level (REICH-AWR-02)."""
    return s.awareness.get(room, 0)


def raise_to(s: State, room: str, level: int, rule: str) -> None:
    """Lift a room to a level, if it stands lower; after the alarm nobody counts any more (REICH-AWR-08)."""
    if not s.sounded and level > s.awareness.get(room, 0):
        s.awareness[room] = level
        s.tell(RoomRose, rule, room, level)


def rise(s: State, room: str, rule: str) -> None:
    raise_to(s, room, min(ALERT, level_of(s, room) + 1), rule)


def fall(s: State, room: str, n: int, rule: str) -> None:
    """A room calms down by n levels."""
    level = max(0, level_of(s, room) - n)
    if level:
        s.awareness[room] = level
    else:
        s.awareness.pop(room, None)
    s.tell(RoomFell, rule, room, level)


def carry(s: State, enemy: Enemy, before: str) -> None:
    """A unit that enters another room lifts the lower level to the higher one (REICH-AWR-07, REICH-RUL-73)."""
    if before[0] != enemy.at[0] and not s.sounded:
        higher = max(level_of(s, before[0]), level_of(s, enemy.at[0]))
        raise_to(s, enemy.at[0], higher, "REICH-AWR-07")


def wake(s: State, enemy: Enemy) -> None:
    """A dormant unit begins to see and to act."""
    if enemy.dormant:
        enemy.dormant = False
        s.tell(Woke, "REICH-SET-01", enemy.id)


def first_sight(s: State, *, in_hero_turn: bool, unseen: bool = False) -> Play[None]:
    """A room that now sees a Hero, and did not, rises by one level, once in a Hero turn.

    REICH-AWR-03, REICH-AWR-04, REICH-RUL-71; units just placed do it too (REICH-RUL-69). In enemy turns only entering
    and the final check change a level (REICH-RUL-72).
    """
    if s.sounded:
        return
    now = watchers(s)
    if now == set(s.watching):
        return
    before = s.watching
    s.watching = sorted(now)
    if not in_hero_turn or unseen:
        return
    for room in s.watching:
        if room not in before and room not in s.risen and level_of(s, room) < ALERT:
            s.risen.append(room)
            if not (yield from windows.would_rise(s, room)):
                rise(s, room, "REICH-AWR-03")


def check(s: State) -> Play[None]:
    """Check Awareness!: each room with an enemy that sees a Hero rises once.

    REICH-CHK-01, REICH-AWR-05, REICH-AWR-06.
    """
    s.watching = sorted(watchers(s))
    for room in s.watching:
        if level_of(s, room) < ALERT and not (yield from windows.would_rise(s, room)):
            rise(s, room, "REICH-AWR-05")


def tidy(s: State) -> None:
    """Tokens of rooms without enemies go, unless an unseen patrol waits there (REICH-EOR-02, REICH-RUL-70)."""
    for room in list(s.awareness):
        if not enemies_in(s, room) and not any(area[0] == room for area in s.tokens):
            fall(s, room, ALERT, "REICH-EOR-02")
