"""The tracks that move without asking anybody: Supplies, Morale, Surrender, Fear, Doubt.

A marker never leaves its track; the book may say what happens instead (HEGRA-OVR-07).
"""

from __future__ import annotations

from sandtable.engine.state import Outcome
from sandtable.games.hegra.effects import effect
from sandtable.games.hegra.injury import lose_defender
from sandtable.games.hegra.log import Ended, Skipped, SuppliesChanged, TrackMoved
from sandtable.games.hegra.morale_decks import add_hope
from sandtable.games.hegra.names import MOBILISATION
from sandtable.games.hegra.state import State

BEST_MORALE, WORST_MORALE = 3, -3  # HEGRA-MTK-03


def gain_supplies(s: State, n: int, rule: str) -> None:
    """Supplies have no upper limit; the cubes only count them (HEGRA-SUP-01, HEGRA-RUL-92)."""
    s.supplies += n
    s.tell(SuppliesChanged, rule, n, s.supplies)


def lose_supplies(s: State, n: int, rule: str) -> None:
    """A loss takes what there is; with no Supplies it does nothing (HEGRA-RUL-38)."""
    lost = min(n, s.supplies)
    s.supplies -= lost
    if lost:
        s.tell(SuppliesChanged, rule, -lost, s.supplies)
    else:
        s.tell(Skipped, "HEGRA-RUL-38", "supplies")


def raise_morale(s: State, n: int, rule: str) -> None:
    """One level at a time; each level past +3 is a Hope card instead (HEGRA-MTK-01, HEGRA-RUL-99)."""
    for _ in range(n):
        if s.morale == BEST_MORALE:
            add_hope(s, "HEGRA-MTK-01")
        else:
            s.morale += 1
            s.tell(TrackMoved, rule, "morale", s.morale - 1, s.morale)


def lower_morale(s: State, n: int, rule: str) -> None:
    """One level at a time; each level past -3 loses a Defender instead (HEGRA-MTK-02, HEGRA-RUL-99)."""
    for _ in range(n):
        if s.morale == WORST_MORALE:
            lose_defender(s, "HEGRA-MTK-02")
        else:
            s.morale -= 1
            s.tell(TrackMoved, rule, "morale", s.morale + 1, s.morale)


def raise_surrender(s: State, n: int, rule: str) -> None:
    """Up is bad (HEGRA-SUR-07); on the skull the game is lost at once, for whatever reason the marker moved.

    HEGRA-END-01, HEGRA-SUR-06.
    """
    for _ in range(n):
        s.surrender += 1
        s.tell(TrackMoved, rule, "surrender", s.surrender - 1, s.surrender)
        if s.box.tracks.surrender[s.surrender].skull:
            lose_game(s, "skull", "HEGRA-END-01")


def lower_surrender(s: State, n: int, rule: str) -> None:
    """Down is good; the best level stays the best (HEGRA-SUR-07, HEGRA-RUL-84)."""
    for _ in range(n):
        if not s.surrender:
            s.tell(Skipped, "HEGRA-RUL-84", "surrender")
            return
        s.surrender -= 1
        s.tell(TrackMoved, rule, "surrender", s.surrender + 1, s.surrender)


def lose_game(s: State, cause: str, rule: str) -> None:
    s.tell(Ended, rule, "defeat", cause)
    s.end(Outcome(won=False, result="defeat", cause=cause))


def move_fear(s: State, n: int, rule: str) -> None:
    """Fear stays between its ends and exists only during the Mobilisation (HEGRA-EVM-10, HEGRA-RUL-10)."""
    if s.stage != MOBILISATION:
        s.tell(Skipped, "HEGRA-EVM-10", "fear")
        return
    before = s.fear
    s.fear = max(0, min(s.box.tracks.fear, s.fear + n))
    _tell_move(s, rule, "fear", before, s.fear)


def worsen_doubt(s: State, n: int, rule: str) -> None:
    """Doubt stays between its ends and exists only during the Mobilisation (HEGRA-EVM-09, HEGRA-RUL-10)."""
    if s.stage != MOBILISATION:
        s.tell(Skipped, "HEGRA-EVM-09", "doubt")
        return
    before = s.doubt
    s.doubt = max(0, min(len(s.box.tracks.doubt) - 1, s.doubt - n))
    _tell_move(s, rule, "doubt", before, s.doubt)


def _tell_move(s: State, rule: str, track: str, before: int, now: int) -> None:
    if now == before:
        s.tell(Skipped, "HEGRA-RUL-10", track)
    else:
        s.tell(TrackMoved, rule, track, before, now)


@effect("supplies")
def _supplies(s: State, n: int) -> None:
    if n > 0:
        gain_supplies(s, n, "HEGRA-EVM-05")
    else:
        lose_supplies(s, -n, "HEGRA-EVM-05")


@effect("supplies-or-morale")
def _supplies_or_morale(s: State, n: int) -> None:
    if s.supplies:
        lose_supplies(s, n, "HEGRA-EVM-05")
    else:
        lower_morale(s, n, "HEGRA-EVM-05")


@effect("morale")
def _morale(s: State, n: int) -> None:
    if n > 0:
        raise_morale(s, n, "HEGRA-EVM-05")
    else:
        lower_morale(s, -n, "HEGRA-EVM-05")


@effect("surrender")
def _surrender(s: State, n: int) -> None:
    if n > 0:
        raise_surrender(s, n, "HEGRA-EVM-05")
    else:
        lower_surrender(s, -n, "HEGRA-EVM-05")


@effect("fear")
def _fear(s: State, n: int) -> None:
    move_fear(s, n, "HEGRA-EVM-05")


@effect("doubt")
def _doubt(s: State, n: int) -> None:
    worsen_doubt(s, n, "HEGRA-EVM-05")
