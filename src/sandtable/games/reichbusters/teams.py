"""Team cards (p.24, REICH-RUL-97): the rule of each works once a round, for the Heroes who took its skills.

Harrier stands with attacks, Merlin with noise tests, Kestrel with doors, Osprey with wounds.
"""

from __future__ import annotations

from sandtable.games.reichbusters.state import Hero, State
from sandtable.games.reichbusters.table import friends_here, is_able, is_member


def may_use(s: State, hero: Hero, team: str) -> bool:
    """Whether the rule of a team still works for this Hero in this round."""
    return s.box.options.team == team and not s.team_used and is_member(s, hero)


def partners(s: State, hero: Hero, team: str) -> list[Hero]:
    """The other members in a Hero's area who may use the rule of the team for this Hero."""
    if not may_use(s, hero, team):
        return []
    return [other for other in friends_here(s, hero) if is_able(s, other) and is_member(s, other)]
