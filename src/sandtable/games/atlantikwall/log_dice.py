"""Events about dice and tallies: throws, Locks, results, bonuses, Skulls, thefts."""

from __future__ import annotations

from sandtable.engine.event import Event
from sandtable.engine.plain import Value
from sandtable.games.atlantikwall.state import Die


class OfDice(Event, frozen=True, gc=False):
    """An event about dice, which it names by colour and face: `red-star`."""

    @property
    def values(self) -> dict[str, Value]:
        return {name: _named(getattr(self, name)) for name in self.__struct_fields__ if name != "rule"}


def _named(value: Die | Value) -> Value:
    if isinstance(value, Die):
        return value.name
    return tuple(map(_named, value)) if isinstance(value, tuple) else value


# -- Phase 1 -----------------------------------------------------------------------------------------------------------


class DieSetAside(Event, frozen=True, gc=False):
    """A die of this colour is not thrown this turn."""

    side: str
    colour: str


class DiceThrown(OfDice, frozen=True, gc=False):
    """`throw` counts the throws of a turn, from 1."""

    side: str
    throw: int
    dice: tuple[Die, ...]


class DiceLocked(OfDice, frozen=True, gc=False):
    side: str
    dice: tuple[Die, ...]


class DieThrownAgain(OfDice, frozen=True, gc=False):
    """A single die was thrown again, outside the re-rolls."""

    side: str
    was: Die
    die: Die


class CounterSpent(Event, frozen=True, gc=False):
    """A Re-roll counter was spent; `on` is mulligan, again, rethrow, add or desperate."""

    side: str
    on: str


class CounterTaken(Event, frozen=True, gc=False):
    """A Re-roll counter was taken out of the Pool."""

    side: str


class MoreRerolls(Event, frozen=True, gc=False):
    side: str
    n: int


class PhaseRestarted(Event, frozen=True, gc=False):
    """Desperate Measures: the side begins Phase 1 again."""

    side: str


class ResultAdded(OfDice, frozen=True, gc=False):
    """A result was added that no die of the tally shows."""

    side: str
    die: Die


class TallyClosed(OfDice, frozen=True, gc=False):
    side: str
    dice: tuple[Die, ...]


# -- a d6 --------------------------------------------------------------------------------------------------------------


class D6Turned(Event, frozen=True, gc=False):
    """Somebody gave a d6 another number before it was applied."""

    side: str
    label: str
    was: int
    die: int


# -- scoring -----------------------------------------------------------------------------------------------------------


class StraightMade(Event, frozen=True, gc=False):
    side: str


class BonusObtained(Event, frozen=True, gc=False):
    """An RWB was obtained; `granted` if a card gave it and no dice formed it."""

    side: str
    bonus: str
    granted: bool = False


class BonusTaken(Event, frozen=True, gc=False):
    """What a bonus was taken as, where there was a choice."""

    side: str
    bonus: str
    choice: str


class DieCancelled(OfDice, frozen=True, gc=False):
    """A Skull cancelled a result."""

    side: str
    die: Die


class DieFreed(OfDice, frozen=True, gc=False):
    """A result counts again: the Skull that had cancelled it belongs to an RWB now."""

    side: str
    die: Die


class MarkerTurned(Event, frozen=True, gc=False):
    """`turns` counts this turn too; above the limit the Unit must move."""

    unit: str
    turns: int


class MarkerStays(Event, frozen=True, gc=False):
    unit: str


# -- cards -------------------------------------------------------------------------------------------------------------


class FaceChanged(OfDice, frozen=True, gc=False):
    side: str
    was: Die
    die: Die


class ColourChanged(OfDice, frozen=True, gc=False):
    side: str
    was: Die
    die: Die


class DiceExchanged(OfDice, frozen=True, gc=False):
    """`unit` gave `given` to `other` and got `taken`."""

    unit: str
    other: str
    given: Die
    taken: Die


class ExchangeRefused(Event, frozen=True, gc=False):
    unit: str
    other: str


class TallyCopied(OfDice, frozen=True, gc=False):
    side: str
    unit: str
    dice: tuple[Die, ...]


class TallyChosen(OfDice, frozen=True, gc=False):
    """One of two tallies was kept; `which` is first or second."""

    side: str
    which: str
    dice: tuple[Die, ...]


class DieStolen(OfDice, frozen=True, gc=False):
    side: str
    unit: str
    die: Die


class TheftStopped(Event, frozen=True, gc=False):
    """A card that was to steal dice is spent without effect."""

    unit: str
    card: str


class SkullGiven(OfDice, frozen=True, gc=False):
    side: str
    unit: str
    die: Die


class SkullsFreed(Event, frozen=True, gc=False):
    """A side's Skulls cancel nothing this turn."""

    side: str


class ClimbHelped(Event, frozen=True, gc=False):
    unit: str
    n: int


class PoolThrown(OfDice, frozen=True, gc=False):
    """The Trading Pool of solitaire was rolled."""

    dice: tuple[Die, ...]


class PoolDieTaken(OfDice, frozen=True, gc=False):
    die: Die
