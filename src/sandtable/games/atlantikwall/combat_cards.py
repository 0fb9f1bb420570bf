"""Cards for Phase 5: those that lower a DEF, those that hold for the turn, and MGF tokens."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sandtable.games.atlantikwall.cards import Effect
from sandtable.games.atlantikwall.defence import COVERED, NO_LOWERING, lowered, occupied, reduction_of
from sandtable.games.atlantikwall.effects import Args, Use, effect
from sandtable.games.atlantikwall.forecast import LOWER_LOSSES, NO_LOSSES, NO_MGF, TRACER
from sandtable.games.atlantikwall.log_war import DefLowered, HeldForTurn, TokenPlaced
from sandtable.games.atlantikwall.state import Side, State, Unit
from sandtable.games.atlantikwall.table import has_mgf, sector, units_at

TOKENS: Final = 6  # ATL-CMP-06

# -- cards that lower a DEF --------------------------------------------------------------------------------------------


def _def(s: State, use: Use, text: Effect) -> frozenset[str]:
    """Both sides may want to decide at the same time whether DEF can be lowered (ATL-TIM-02)."""
    return frozenset(("def",))


def _can_lower(s: State, at: str) -> bool:
    """Whether a Sector holds a Unit and has any DEF left, unless lowering is forbidden."""
    return NO_LOWERING not in s.for_turn and lowered(s, at) > 0 and bool(units_at(s, at))


def _lower(s: State, at: str, n: int) -> None:
    """Lower a DEF for every Unit there (ATL-RUL-84)."""
    s.lowered[at] = s.lowered.get(at, 0) + n
    s.tell(DefLowered, "ATL-RUL-84", at, n, lowered(s, at))


def _own_sector(s: State, side: Side, text: Effect) -> Iterable[Args]:
    if isinstance(side, Unit) and reduction_of(text, sector(s, side).bunker) and _can_lower(s, side.at):
        return ((),)
    return ()


def _own_open_sector(s: State, side: Side, text: Effect) -> Iterable[Args]:
    return ((),) if isinstance(side, Unit) and not sector(s, side).bunker and _can_lower(s, side.at) else ()


def _near_sectors(s: State, side: Side, text: Effect) -> Iterable[Args]:
    """The own and the adjacent Sectors, across the border of two Maps too (ATL-BLO-07)."""
    if not isinstance(side, Unit):
        return ()
    near = s.box.battle.adjacent[side.at]
    return [args for args in _any_sectors(s, side, text) if args[0] == side.at or args[0] in near]


def _any_sectors(s: State, side: Side, text: Effect) -> list[Args]:
    sectors = s.box.battle.sectors
    return [(at,) for at in occupied(s) if not sectors[at].bunker and _can_lower(s, at)]


@effect("lower-def", _own_sector, _def)
def _lower_def(s: State, use: Use, text: Effect) -> None:
    """Bazooka, Flame-Thrower and the like (DDD-ITM-11, DDD-ITM-12)."""
    if isinstance(use.by, Unit):
        _lower(s, use.by.at, reduction_of(text, sector(s, use.by).bunker))


@effect("lower-def-near", _near_sectors, _def)
@effect("lower-def-any", _any_sectors, _def)
def _lower_def_there(s: State, use: Use, text: Effect) -> None:
    """The Mortar: its own or an adjacent Sector (DDD-ITM-13, ATL-BLO-07); other cards: any Sector."""
    _lower(s, use.args[0], text.n)


@effect("zero-def", _own_open_sector, _def)
def _zero_def(s: State, use: Use, text: Effect) -> None:
    """The whole DEF of its Sector, but no Machine Gun Fire (DDD-ITM-04, DDD-MGF-05)."""
    if isinstance(use.by, Unit):
        _lower(s, use.by.at, lowered(s, use.by.at))


# -- cards that hold for the turn --------------------------------------------------------------------------------------


def _unless_held(s: State, side: Side, text: Effect) -> Iterable[Args]:
    """A card that already holds is not used again."""
    return () if text.name in side.for_turn or text.name in s.for_turn else ((),)


def _outside_bunkers(s: State, side: Side, text: Effect) -> Iterable[Args]:
    return () if isinstance(side, Unit) and sector(s, side).bunker else _unless_held(s, side, text)


def hold(s: State, side: Side | None, word: str, n: int, rule: str = "ATL-RUL-81") -> None:
    """Let a word hold until the end of the turn, for a side or for everybody; numbers add up."""
    holding = side.for_turn if side else s.for_turn
    holding[word] = holding.get(word, 0) + n
    s.tell(HeldForTurn, rule, side.id if side else "", word, n)


@effect("lower-losses")
def _lower_losses(s: State, use: Use, text: Effect) -> None:
    hold(s, use.by, LOWER_LOSSES, text.n)


@effect("no-losses", _outside_bunkers)
def _no_losses(s: State, use: Use, text: Effect) -> None:
    hold(s, use.by, NO_LOSSES, 1)


@effect("no-mgf", _unless_held)
def _no_mgf(s: State, use: Use, text: Effect) -> None:
    """For its own Unit only (DDD-ITM-10)."""
    hold(s, use.by, NO_MGF, 1)


@effect("covered")
def _covered(s: State, use: Use, text: Effect) -> None:
    hold(s, None, COVERED, text.n)


@effect("no-lowering", _unless_held, _def)
def _no_lowering(s: State, use: Use, text: Effect) -> None:
    """What was lowered before stays lower: a card never undoes what was applied (ATL-RUL-15)."""
    hold(s, None, NO_LOWERING, 1, "ATL-DEC-08")


@effect("tracer")
def _tracer(s: State, use: Use, text: Effect) -> None:
    hold(s, None, TRACER, text.n)


def _without_mgf(s: State, side: Side, text: Effect) -> Iterable[Args]:
    """Sectors that have none and are no Starting Sectors, while there are tokens (ATL-RUL-38)."""
    if len(s.tokens) >= TOKENS:
        return ()
    return [(at,) for at, place in s.box.battle.sectors.items() if place.soldiers is None and not has_mgf(s, at)]


@effect("mgf-token", _without_mgf)
def _mgf_token(s: State, use: Use, text: Effect) -> None:
    """It stays for the rest of the game, and is active while all Machine Gun Fire is."""
    s.tokens.append(use.args[0])
    s.tell(TokenPlaced, "ATL-RUL-38", use.args[0])
