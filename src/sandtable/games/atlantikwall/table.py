"""What every chapter asks about the table: who plays, what cards hold, what is active on the Map."""

from __future__ import annotations

from sandtable.games.atlantikwall.cards import Effect
from sandtable.games.atlantikwall.maps import Sector
from sandtable.games.atlantikwall.state import German, Landing, Side, State, Unit


def sides(s: State) -> list[Unit | German]:
    """Everybody who rolls dice: the Units in the order of their seats, then the German."""
    return [*s.units.values(), s.german] if s.german else [*s.units.values()]


def side(s: State, name: str) -> Side:
    return s.units[name] if name in s.units else german(s)


def german(s: State) -> German:
    assert s.german is not None  # noqa: S101 - asked only where he plays
    return s.german


def sector(s: State, unit: Unit) -> Sector:
    return s.box.battle.sectors[unit.at]


def strength(side: Side) -> int:
    """Soldiers, and one for each Specialist (DDD-REC-04, ATL-ASL-03)."""
    return side.soldiers + len(side.specialists)


# -- what holds --------------------------------------------------------------------------------------------------------


def kept(side: Side) -> list[str]:
    """Cards whose standing effects hold for a side: Specialists and a Vehicle."""
    return [*side.specialists, side.vehicle] if isinstance(side, Unit) and side.vehicle else side.specialists


def held(s: State, side: Side, name: str) -> list[Effect]:
    """The standing effects of this name that a side has."""
    texts = s.box.texts
    return [effect for card in kept(side) for effect in texts[card] if effect.name == name]


def holds(s: State, side: Side, name: str) -> bool:
    texts = s.box.texts
    for card in kept(side):
        for effect in texts[card]:
            if effect.name == name:
                return True
    return False


def total(s: State, side: Side, name: str) -> int:
    """The sum of a side's standing effects of this name."""
    texts = s.box.texts
    n = 0
    for card in kept(side):
        for effect in texts[card]:
            if effect.name == name:
                n += effect.n
    return n


# -- the Map -----------------------------------------------------------------------------------------------------------


def mgf_active(s: State) -> bool:
    """Always without a German, else while he has his gunner, so not at the start (ATL-SET-09).

    ATL-ACT-01, ATL-ACT-04, ATL-ACT-07, ATL-ACT-08, ATL-RUL-01.
    """
    return s.german is None or holds(s, s.german, "activates-mgf")


def mines_active(s: State) -> bool:
    """Always without a German, else while he has his Pionier (ATL-ACT-02, ATL-ACT-03, ATL-ACT-06, ATL-RUL-01)."""
    return s.german is None or holds(s, s.german, "activates-mines")


def has_mgf(s: State, at: str) -> bool:
    """Whether Machine Gun Fire is printed on a Sector (DDD-MGF-01) or brought by a token (ATL-RUL-38)."""
    return s.box.battle.sectors[at].mgf or at in s.tokens


def general_in_play(s: State) -> bool:
    """Whether all Units ignore harmful attributes of Sectors (ATL-RUL-49)."""
    return any(holds(s, unit, "general") for unit in s.units.values())


def units_at(s: State, at: str) -> list[Unit]:
    return [unit for unit in s.units.values() if unit.at == at]


def can_be_chosen(unit: Unit) -> bool:
    """Whether a German card may choose this Unit; Smoke Pots hide it."""
    return "hidden" not in unit.for_turn


def landing_of(s: State) -> Landing:
    assert s.landing is not None  # noqa: S101 - asked only where it is
    return s.landing
