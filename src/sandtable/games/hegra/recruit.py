"""Recruiting (p.8): when to stop drawing before doubt sets in. Days 1 to 6 only (HEGRA-REC-12)."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from sandtable.engine.action import Answer, Odds, Question
from sandtable.engine.components import move
from sandtable.engine.decision import Decision, Each, Option, Options, Play
from sandtable.games.hegra.effects import effect
from sandtable.games.hegra.log import DoubtAdded, DoubtRemoved, Drawn, Moved, Recruited, Skipped
from sandtable.games.hegra.names import COMMANDER, DEFENDERS, DOUBT, OFFICER, VOLUNTEER
from sandtable.games.hegra.state import State
from sandtable.games.hegra.tracks import gain_supplies

MOST_RECRUITS = 4  # Defenders, not discs (HEGRA-REC-08, HEGRA-RUL-05)
DRAW = Option("draw")
STOP = Option("stop")


class Draw(Answer[State, None]):
    """How likely the next disc is a Doubt."""

    verb = "draw"

    def read(self, s: State, decision: Decision, option: Option) -> None:
        return None

    def odds(self, s: State, chosen: None) -> Iterator[Odds]:
        yield Odds("doubt", Fraction(s.recruit_bag.count(DOUBT), len(s.recruit_bag)))


RECRUIT = Question(Draw())


def recruit(s: State) -> Play[None]:
    """Draw Defenders one by one, risking doubt (HEGRA-REC-01).

    If the very first disc is a Doubt, it is put aside and only one Defender comes (HEGRA-REC-06, HEGRA-RUL-06).
    Without a Defender in the bag nothing is drawn; after the last one drawing ends as if by choice (HEGRA-RUL-08).
    """
    doubts = 0
    while any(disc != DOUBT for disc in s.recruit_bag):
        disc = s.chance.draw(s.recruit_bag, "recruit")
        s.tell(Drawn, "HEGRA-REC-01", disc, "recruit-bag")
        if disc == DOUBT:
            doubts += 1
            if s.recruitment:
                yield from keep_one(s)
                break
            continue
        s.recruitment.append(disc)
        if doubts or len(s.recruitment) == MOST_RECRUITS or not any(d != DOUBT for d in s.recruit_bag):
            break
        answer = yield Decision(COMMANDER, "recruit", (DRAW, STOP), {"drawn": len(s.recruitment)}, about=RECRUIT)
        if answer == STOP:
            break
    s.recruit_bag += [DOUBT] * doubts  # always back into the bag (HEGRA-REC-05, HEGRA-REC-07)
    muster(s)


def keep_one(s: State) -> Play[None]:
    """Doubt sends all but one of the drawn Defenders to the Reserve (HEGRA-REC-03, HEGRA-REC-04, HEGRA-REC-11)."""
    kinds = [disc for disc in DEFENDERS if disc in s.recruitment]
    answer = yield Decision(COMMANDER, "keep-one", Options(Each("keep", kinds)))
    s.recruitment.remove(answer.args[0])
    for disc in s.recruitment:
        s.tell(Moved, "HEGRA-REC-04", disc, "recruitment", "reserve")
    s.reserve += s.recruitment
    s.recruitment[:] = [answer.args[0]]


def muster(s: State) -> None:
    """The recruits go to Ready, and each Volunteer among them brings a Supply.

    HEGRA-REC-02, HEGRA-REC-09, HEGRA-REC-10, HEGRA-DFN-05; a Volunteer kept after a Doubt as well (HEGRA-RUL-07).
    """
    if not s.recruitment:
        s.tell(Skipped, "HEGRA-RUL-08", "recruit")
        return
    volunteers = s.recruitment.count(VOLUNTEER)
    s.tell(Recruited, "HEGRA-REC-09", tuple(s.recruitment))
    s.ready += s.recruitment
    s.recruitment.clear()
    if volunteers:
        gain_supplies(s, volunteers, "HEGRA-REC-10")


def add_doubt(s: State, n: int, rule: str) -> None:
    """Move up to n Doubt discs from the Reserve into the Recruit bag (HEGRA-RUL-09)."""
    added = move(n, DOUBT, s.reserve, s.recruit_bag)
    if added:
        s.tell(DoubtAdded, rule, added)


def remove_doubt(s: State, n: int) -> None:
    removed = move(n, DOUBT, s.recruit_bag, s.reserve)
    if removed:
        s.tell(DoubtRemoved, "HEGRA-EVM-05", removed)
    else:
        s.tell(Skipped, "HEGRA-EVM-05", "doubt")


@effect("doubt-discs")
def _doubt_discs(s: State, n: int) -> None:
    if n > 0:
        add_doubt(s, n, "HEGRA-EVM-05")
    else:
        remove_doubt(s, -n)


@effect("reinforce")
def _reinforce(s: State, n: int) -> Play[None]:
    """Up to n Defenders of the player's choice go from the Reserve into the Recruit bag."""
    for _ in range(n):
        there = [disc for disc in DEFENDERS if disc in s.reserve]
        if not there:
            s.tell(Skipped, "HEGRA-EVM-05", "reinforce")
            return
        answer = yield Decision(COMMANDER, "reinforce", Options(Each("take", there), STOP))
        if answer == STOP:
            return
        leave_reserve(s, answer.args[0], s.recruit_bag, "recruit-bag")


@effect("enlist")
def _enlist(s: State, n: int) -> Play[None]:
    """Defenders of the player's choice, but not the Officer, go from the Reserve straight to Tired."""
    for _ in range(n):
        there = [disc for disc in DEFENDERS if disc != OFFICER and disc in s.reserve]
        if not there:
            s.tell(Skipped, "HEGRA-EVM-05", "enlist")
            return
        answer = yield Decision(COMMANDER, "enlist", Options(Each("take", there)))
        leave_reserve(s, answer.args[0], s.tired, "tired")


def leave_reserve(s: State, disc: str, into: list[str], area: str) -> None:
    s.reserve.remove(disc)
    into.append(disc)
    s.tell(Moved, "HEGRA-EVM-05", disc, "reserve", area)
