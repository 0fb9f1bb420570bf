"""Suspicion and German Patrols (p.18, p.24)."""

from __future__ import annotations

from sandtable.engine.decision import Decision, Each, Options, Play
from sandtable.games.hegra.effects import effect
from sandtable.games.hegra.hits import draw_hits
from sandtable.games.hegra.log import CargoLost, PatrolPlaced, PatrolRemoved, Skipped, TrackMoved
from sandtable.games.hegra.names import COMMANDER
from sandtable.games.hegra.state import State

LEAST_SUSPICION, MOST_SUSPICION = 1, 6  # the floor is HEGRA-RUL-67
SUSPICION_AFTER_OVERFLOW = 3


def raise_suspicion(s: State, n: int, rule: str) -> Play[None]:
    """Instead of rising past 6, Suspicion drops to 3 and a Patrol comes (HEGRA-SUS-01, HEGRA-RUL-68)."""
    before = s.suspicion
    if before + n > MOST_SUSPICION:
        s.suspicion = SUSPICION_AFTER_OVERFLOW
        s.tell(TrackMoved, "HEGRA-SUS-01", "suspicion", before, s.suspicion)
        yield from add_patrol(s, "HEGRA-SUS-01")
    else:
        s.suspicion += n
        s.tell(TrackMoved, rule, "suspicion", before, s.suspicion)


def lower_suspicion(s: State, n: int, rule: str) -> None:
    """Never below 1 (HEGRA-RUL-67)."""
    before = s.suspicion
    s.suspicion = max(LEAST_SUSPICION, before - n)
    if s.suspicion != before:
        s.tell(TrackMoved, rule, "suspicion", before, s.suspicion)


def add_patrol(s: State, rule: str) -> Play[None]:
    """Draw a Patrol token; its number and the stage's colour say where it goes (HEGRA-PAT-02, HEGRA-RUL-69).

    What is there already does not matter (HEGRA-PAT-03). If the bag is empty, the leftmost Depot with Delivery tokens
    loses one instead (HEGRA-PAT-04); if there are none, a Hit tile is drawn (HEGRA-PAT-05).
    """
    if s.patrol_bag:
        number = s.chance.draw(s.patrol_bag, "patrol")
        at = f"{s.today.row}-{number}"
        s.patrols.append(at)
        s.tell(PatrolPlaced, rule, at)
        return
    for depot, tokens in s.depots.items():
        if tokens:
            s.depots[depot] -= 1
            s.tell(CargoLost, "HEGRA-PAT-04", s.box.map[depot].depot)
            return
    yield from draw_hits(s, 1, "HEGRA-PAT-05")


def remove_patrol(s: State, at: str, rule: str) -> None:
    """A Patrol token leaves the map for the Patrol bag."""
    s.patrols.remove(at)
    s.patrol_bag.append(s.box.map[at].number)
    s.tell(PatrolRemoved, rule, at)


def patrolled(s: State) -> list[str]:
    """Map spaces with a Patrol, each once, in the order of the map."""
    return [space for space in s.box.map if space in s.patrols]


def remove_any_patrol(s: State, rule: str) -> Play[None]:
    """The player picks one Patrol on the map; if there is none, nothing happens."""
    spaces = patrolled(s)
    if not spaces:
        s.tell(Skipped, rule, "patrol")
        return
    answer = yield Decision(COMMANDER, "remove-patrol", Options(Each("patrol", spaces)))
    remove_patrol(s, answer.args[0], rule)


@effect("suspicion")
def _suspicion(s: State, n: int) -> Play[None] | None:
    if n > 0:
        return raise_suspicion(s, n, "HEGRA-EVM-05")
    lower_suspicion(s, -n, "HEGRA-EVM-05")
    return None


@effect("patrols")
def _patrols(s: State, n: int) -> Play[None]:
    for _ in range(abs(n)):
        if n > 0:
            yield from add_patrol(s, "HEGRA-RUL-69")
        else:
            yield from remove_any_patrol(s, "HEGRA-EVM-05")
