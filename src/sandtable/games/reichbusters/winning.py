"""The end of the game (p.3, p.20): goals, escapes, and the ways to lose."""

from __future__ import annotations

from typing import NoReturn

from sandtable.engine.state import Outcome
from sandtable.games.reichbusters.missions import EscapeWith, Plant
from sandtable.games.reichbusters.state import Hero, State
from sandtable.games.reichbusters.table import squad


def areas_to_plant(s: State) -> list[str]:
    """Areas that still need a charge."""
    return [
        area for goal in s.box.mission.goals if isinstance(goal, Plant) for area in goal.areas if area not in s.planted
    ]


def wins_by_leaving(s: State, hero: Hero) -> bool:
    """Whether a Hero who leaves now meets the last goal (REICH-OVR-03)."""
    if areas_to_plant(s):
        return False
    carried = {item.kind for item in hero.items}
    return all(goal.item in carried for goal in s.box.mission.goals if isinstance(goal, EscapeWith))


def escaped(s: State, hero: Hero) -> None:
    """A Hero leaves the map; if that meets the goals, everybody has won at that moment (REICH-OVR-01)."""
    if wins_by_leaving(s, hero):
        s.end(Outcome(True, "won", "escaped"))


def lose(s: State, cause: str) -> NoReturn:
    s.end(Outcome(False, "lost", cause))


def check(s: State) -> None:
    """Every Hero on the map captured, or nobody left (REICH-RUL-53, REICH-END-01)."""
    for hero in s.heroes.values():
        if hero.at and not hero.captured:
            return
    lose(s, "captured" if squad(s) else "nobody-left")
