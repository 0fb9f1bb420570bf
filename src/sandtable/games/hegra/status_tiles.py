"""Status tiles (p.16): what is jammed, what is revealed, and how strong a Gun is.

Each tile has a white, unjammed side and a red, jammed one (HEGRA-STA-01); some show the strength icon (HEGRA-STA-02).
"""

from __future__ import annotations

from sandtable.engine.decision import Decision, Each, Options, Play
from sandtable.games.hegra.effects import effect
from sandtable.games.hegra.log import Jammed, Skipped, Unjammed
from sandtable.games.hegra.names import COMMANDER, GUNS
from sandtable.games.hegra.state import State


def revealed(s: State, gun: str) -> list[int]:
    """The slots whose tile is unjammed and free of Damage (HEGRA-RUL-51); Damage lies on the rightmost ones."""
    tiles = s.status.get(gun, ())
    free = len(tiles) - s.damage.get(gun, 0)
    return [slot for slot in range(free) if not tiles[slot]]


def can_fire(s: State, gun: str) -> bool:
    """A Gun in play fires with any tile revealed, even a blank one (HEGRA-RUL-52, HEGRA-GUN-16)."""
    return bool(revealed(s, gun))


def strength(s: State, gun: str) -> int:
    """The number of icons revealed (HEGRA-GUN-03)."""
    icons = s.box.tracks.status_icons[gun]
    return sum(icons[slot] for slot in revealed(s, gun))


def jam(s: State, gun: str, rule: str) -> None:
    """Flip the rightmost revealed tile to its jammed side (HEGRA-STA-03)."""
    slots = revealed(s, gun)
    if slots:
        _flip(s, gun, slots[-1])
        s.tell(Jammed, rule, gun)


def leftmost_jammed(s: State, gun: str) -> int | None:
    """The leftmost jammed tile, if no Damage covers it (HEGRA-REP-02)."""
    tiles = s.status.get(gun, ())
    free = len(tiles) - s.damage.get(gun, 0)
    return next((slot for slot in range(free) if tiles[slot]), None)


def unjam(s: State, gun: str) -> None:
    """Only Repair, or an effect that says so, does this (HEGRA-STA-04)."""
    slot = leftmost_jammed(s, gun)
    if slot is not None:
        _flip(s, gun, slot)
        s.tell(Unjammed, "HEGRA-REP-02", gun)


def _flip(s: State, gun: str, slot: int) -> None:
    tiles = s.status[gun]
    s.status[gun] = (*tiles[:slot], not tiles[slot], *tiles[slot + 1 :])


@effect("jam")
def _jam(s: State, n: int) -> Play[None]:
    for _ in range(n):
        guns = [gun for gun in GUNS if can_fire(s, gun)]
        if not guns:
            s.tell(Skipped, "HEGRA-EVM-05", "jam")
            return
        answer = yield Decision(COMMANDER, "jam", Options(Each("jam", guns)))
        jam(s, answer.args[0], "HEGRA-EVM-05")
