"""Gains and pays resources, and carries out the words on cards and bonuses that do only that."""

from __future__ import annotations

from sandtable.engine.decision import Play
from sandtable.games.atlantikwall import decorations
from sandtable.games.atlantikwall.cards import Effect
from sandtable.games.atlantikwall.effects import Use, effect
from sandtable.games.atlantikwall.log import Gained, Paid
from sandtable.games.atlantikwall.log_war import HeldForTurn
from sandtable.games.atlantikwall.state import Side, State

RESOURCES = ("soldiers", "courage", "stars", "points")  # of a Resource card (DDD-CMP-11)
CARD = "ATL-RUL-81"
BONUS = "DDD-RWB-02"


def gain(s: State, side: Side, what: str, n: int, rule: str) -> None:
    """Add n of a resource; there is no maximum (ATL-RUL-72)."""
    if n > 0:
        setattr(side, what, getattr(side, what) + n)
        s.tell(Gained, rule, side.id, what, n)


def pay(s: State, side: Side, what: str, n: int, rule: str) -> None:
    """Take n of a resource, which its owner has (ATL-RUL-72)."""
    if n > 0:
        setattr(side, what, getattr(side, what) - n)
        s.tell(Paid, rule, side.id, what, n)


def allow(s: State, side: Side, what: str, rule: str, n: int = 1) -> None:
    """Let something hold for a side until the end of the turn (ATL-DEC-08)."""
    side.for_turn[what] = side.for_turn.get(what, 0) + n
    s.tell(HeldForTurn, rule, side.id, what, n)


def rule_of(s: State, use: Use) -> str:
    """The rule that an effect happens under: a card is used, or a bonus comes on top of the dice."""
    return CARD if any(use.card in kind for kind in s.box.cards.kinds) else BONUS


# -- resources ---------------------------------------------------------------------------------------------------------


def _own_soldiers(s: State, use: Use, text: Effect) -> frozenset[str]:
    return frozenset((f"{use.by.id}:soldiers",))


def _soldiers_of_all(s: State, use: Use, text: Effect) -> frozenset[str]:
    return frozenset(f"{unit}:soldiers" for unit in s.units)


@effect("soldiers", concerns=_own_soldiers)
def _soldiers(s: State, use: Use, text: Effect) -> None:
    gain(s, use.by, "soldiers", text.n, rule_of(s, use))


@effect("soldiers-all", concerns=_soldiers_of_all)
def _soldiers_all(s: State, use: Use, text: Effect) -> None:
    """Every Unit, on both Maps if there are two (ATL-BLO-09), and never the German (ATL-GER-05)."""
    for unit in s.units.values():
        gain(s, unit, "soldiers", text.n, rule_of(s, use))


@effect("courage")
def _courage(s: State, use: Use, text: Effect) -> None:
    gain(s, use.by, "courage", text.n, rule_of(s, use))


@effect("stars")
def _stars(s: State, use: Use, text: Effect) -> None:
    gain(s, use.by, "stars", text.n, rule_of(s, use))


@effect("points")
def _points(s: State, use: Use, text: Effect) -> None:
    gain(s, use.by, "points", text.n, rule_of(s, use))


# -- Decorations -------------------------------------------------------------------------------------------------------


@effect("draw-decoration")
def _draw_decoration(s: State, use: Use, text: Effect) -> Play[None]:
    """At the moment when the bonus is taken (ATL-RWB-02, ATL-RUL-83)."""
    yield from decorations.draw(s, "ATL-RWB-02")


@effect("rearrange")
def _rearrange(s: State, use: Use, text: Effect) -> Play[None]:
    yield from decorations.rearrange(s, text.n)
