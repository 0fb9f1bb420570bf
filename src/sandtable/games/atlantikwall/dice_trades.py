"""Cards that move dice between tallies: exchanged, copied, stolen, given, or taken out of the Trading Pool."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from sandtable.engine.action import Answer, Question
from sandtable.engine.decision import Decision, Each, Option, Options, Play
from sandtable.engine.view import Text
from sandtable.games.atlantikwall.answers import UseItem
from sandtable.games.atlantikwall.cards import Effect
from sandtable.games.atlantikwall.dice import NUMBERS, at, dice_hint, hand, joined, throw_all
from sandtable.games.atlantikwall.dice_cards import (
    die_concerned,
    is_open,
    names_of,
    numbered,
    tally_concerned,
    while_open,
)
from sandtable.games.atlantikwall.effects import Aim, Args, Use, effect, never
from sandtable.games.atlantikwall.log import CardUsed
from sandtable.games.atlantikwall.log_dice import (
    DiceExchanged,
    DieStolen,
    ExchangeRefused,
    PoolDieTaken,
    PoolThrown,
    SkullGiven,
    TallyCopied,
    TheftStopped,
)
from sandtable.games.atlantikwall.losses import ACCEPT, spend_item
from sandtable.games.atlantikwall.names import GERMAN_COLOURS, SKULL
from sandtable.games.atlantikwall.state import Die, German, Side, State, Unit
from sandtable.games.atlantikwall.table import can_be_chosen, landing_of
from sandtable.games.atlantikwall.tally import tally_hints

AGREE: Final = Option("agree")
REFUSE: Final = Option("refuse")
POOL_DICE: Final = "pool-dice"
TRADING_POOL: Final = "pool"  # the area of the view that holds its dice


# -- whose dice --------------------------------------------------------------------------------------------------------


def _other_units(s: State, side: Side) -> Iterator[Unit]:
    """Units with a tally that a card of this side may choose; never the German (ATL-GER-05, ATL-RUL-32)."""
    if is_open(s, side):
        for unit in s.units.values():
            if unit is not side and unit.closed and (can_be_chosen(unit) or not isinstance(side, German)):
                yield unit


def _partners(s: State, side: Side, text: Effect) -> list[Args]:
    return [(unit.id,) for unit in _other_units(s, side)]


def _traders(s: State, side: Side, text: Effect) -> list[Args]:
    """Partners with a die to give, if the side has one too."""
    return [(unit.id,) for unit in _other_units(s, side) if any(numbered(unit))] if any(numbered(side)) else []


def _both_tallies(s: State, use: Use, text: Effect) -> frozenset[str]:
    return tally_concerned(use.by) | tally_concerned(s.units[use.args[0]])


def _die_there(s: State, use: Use, text: Effect) -> frozenset[str]:
    return frozenset((die_concerned(s.units[use.args[0]], use.args[1]),))


def _die_given(s: State, use: Use, text: Effect) -> frozenset[str]:
    return frozenset((die_concerned(use.by, use.args[1]),))


class _AtTally(Aim):
    """A Unit, for all its dice."""

    def hints(self, s: State, use: Use) -> Iterable[Text]:
        yield dice_hint(s.units[use.args[0]].dice)


class _AtDieOfUnit(Aim):
    """A Unit and one of its dice."""

    def touches(self, s: State, use: Use) -> tuple[str, ...]:
        unit, number = use.args
        return unit, f"{unit}-{number}"

    def hints(self, s: State, use: Use) -> Iterable[Text]:
        unit, number = use.args
        yield dice_hint((s.units[unit].dice[at(number)],))


class _OwnDieForUnit(Aim):
    """A Unit and the die of one's own that it gets."""

    def touches(self, s: State, use: Use) -> tuple[str, ...]:
        unit, number = use.args
        return unit, f"{use.by.id}-{number}"

    def hints(self, s: State, use: Use) -> Iterable[Text]:
        yield dice_hint((use.by.dice[at(use.args[1])],))


# -- exchanged and copied ----------------------------------------------------------------------------------------------


class Swap(NamedTuple):
    """A die of one's own for one of another Unit, by where they lie."""

    mine: int
    theirs: int


class Exchange(Answer[State, Swap]):
    """Offer one die for another."""

    verb = "exchange"

    def read(self, s: State, decision: Decision, option: Option) -> Swap:
        return Swap(at(option.args[0]), at(option.args[1]))

    def touches(self, s: State, decision: Decision, option: Option) -> tuple[str, ...]:
        mine, theirs = option.args
        return f"{decision.seat}-{mine}", f"{decision.word('unit')}-{theirs}"


EXCHANGE = Exchange()
EXCHANGING: Final = Question(EXCHANGE, hints=tally_hints)
AGREEING: Final[Question[State]] = Question(hints=tally_hints)


@effect("exchange-die", _traders, _both_tallies)
def _exchange_die(s: State, use: Use, text: Effect) -> Play[None]:
    """The Lieutenant's trade: one die for one, at any distance and in any Sector, if the other Unit agrees.

    DDD-TRD-03, ATL-TRD-03, ATL-RUL-30.
    """
    mine, partner = use.by, s.units[use.args[0]]
    theirs = tuple(number for number, _ in numbered(partner))
    swaps = [Each("exchange", theirs, (number,)) for number, _ in numbered(mine)]
    decision = Decision(mine.id, "exchange", Options(*swaps), {"unit": partner.id}, about=EXCHANGING)
    answer = yield decision
    swap = EXCHANGE.read(s, decision, answer)
    given, taken = mine.dice[swap.mine], partner.dice[swap.theirs]
    terms = {"unit": mine.id, "given": given.name, "taken": taken.name}
    if (yield Decision(partner.id, "agree", (AGREE, REFUSE), terms, about=AGREEING)) == REFUSE:
        s.tell(ExchangeRefused, "ATL-RUL-30", mine.id, partner.id)
        return
    mine.dice[swap.mine] = joined(mine, taken)
    partner.dice[swap.theirs] = joined(partner, given)
    s.tell(DiceExchanged, "ATL-TRD-03", mine.id, partner.id, given, taken)


@effect("copy-tally", _partners, _both_tallies, _AtTally())
def _copy_tally(s: State, use: Use, text: Effect) -> None:
    """A copy of that Unit's tally in place of one's own (DDD-ITM-08); Blue is Black to the German."""
    unit = s.units[use.args[0]]
    use.by.dice = [joined(use.by, die) for die in unit.dice]
    s.tell(TallyCopied, "DDD-ITM-08", use.by.id, unit.id, tuple(use.by.dice))


# -- stolen ------------------------------------------------------------------------------------------------------------


class Stolen(NamedTuple):
    """A die of a Unit, by where it lies."""

    unit: Unit
    place: int

    @property
    def die(self) -> Die:
        return self.unit.dice[self.place]


class Steal(Answer[State, Stolen]):
    """Name one more die to steal."""

    verb = "steal"

    def read(self, s: State, decision: Decision, option: Option) -> Stolen:
        unit, number = option.args
        return Stolen(s.units[unit], at(number))

    def hints(self, s: State, chosen: Stolen) -> Iterable[Text]:
        yield dice_hint((chosen.die,))

    def touches(self, s: State, decision: Decision, option: Option) -> tuple[str, ...]:
        unit, number = option.args
        return unit, f"{unit}-{number}"


STEAL: Final = Steal()
STEALING: Final = Question(STEAL)
THEFT: Final = Question(UseItem())


def _dice_to_steal(s: State, side: Side, text: Effect) -> list[Args]:
    return [(unit.id, number) for unit in _other_units(s, side) for number, _ in numbered(unit)]


@effect("steal", _dice_to_steal, _die_there, _AtDieOfUnit())
def _steal(s: State, use: Use, text: Effect) -> Play[None]:
    """The dice are named first; a Unit that can may stop the whole theft; then they change hands (ATL-RUL-35)."""
    chosen = [(use.args[0], use.args[1])]
    while len(chosen) < text.n:
        more = [args for args in _dice_to_steal(s, use.by, text) if args not in chosen]
        if not more:
            break
        options = Options(*(Option("steal", args) for args in more))
        answer = yield Decision(use.by.id, "steal", options, {"card": use.card}, about=STEALING)
        chosen.append((answer.args[0], answer.args[1]))
    for victim in dict.fromkeys(name for name, _ in chosen):
        if (yield from _is_stopped(s, s.units[victim], use.card)):
            return
    # From the last die to the first, so that the numbers of the others stay what they are.
    for name, number in sorted(chosen, key=lambda one: -at(one[1])):
        _take(s, use.by, s.units[name], number)


def _is_stopped(s: State, unit: Unit, card: str) -> Play[bool]:
    """A Unit may spend a card against the theft; the thief's card is then spent without effect."""
    stoppers = [item for item in unit.items if "theft" in s.box.card(item).when]
    if not stoppers:
        return False
    answer = yield Decision(unit.id, "theft", Options(ACCEPT, Each("use", stoppers)), {"card": card}, about=THEFT)
    if answer == ACCEPT:
        return False
    spend_item(s, unit, answer.args[0])
    s.tell(CardUsed, "ATL-RUL-81", unit.id, answer.args[0])
    s.tell(TheftStopped, "ATL-RUL-81", unit.id, card)
    return True


def _take(s: State, thief: Side, unit: Unit, number: str) -> None:
    """The die leaves one tally and joins another with its face; Blue becomes Black (ATL-DCE-02, ATL-DCE-03)."""
    die = unit.dice.pop(at(number))
    thief.dice.append(joined(thief, die))
    s.tell(DieStolen, "ATL-DCE-03" if isinstance(thief, German) else "ATL-DCE-02", thief.id, unit.id, die)


@effect("stop-theft", never)
def _stop_theft(s: State, use: Use, text: Effect) -> None:
    """Asked about only when dice are stolen."""


# -- given -------------------------------------------------------------------------------------------------------------


def _skulls_to_give(s: State, side: Side, text: Effect) -> list[Args]:
    skulls = [number for number, die in numbered(side) if die.face == SKULL]
    return [(unit.id, number) for unit in _other_units(s, side) for number in skulls]


@effect("give-skull", _skulls_to_give, _die_given, _OwnDieForUnit())
def _give_skull(s: State, use: Use, text: Effect) -> None:
    """A Skull moves to a Unit's tally, where it counts like any other, for a Dead Man's Gift too (ATL-CLR-04)."""
    unit = s.units[use.args[0]]
    die = use.by.dice.pop(at(use.args[1]))
    unit.dice.append(joined(unit, die))
    s.tell(SkullGiven, "ATL-CLR-04", use.by.id, unit.id, unit.dice[-1])


# -- the Trading Pool --------------------------------------------------------------------------------------------------


class TakePoolDie(Answer[State, Die]):
    """Take this die out of the Trading Pool."""

    verb = "take"

    def read(self, s: State, decision: Decision, option: Option) -> Die:
        return landing_of(s).pool[at(option.args[0])]

    def hints(self, s: State, chosen: Die) -> Iterable[Text]:
        yield dice_hint((chosen,))

    def touches(self, s: State, decision: Decision, option: Option) -> tuple[str, ...]:
        return (f"{TRADING_POOL}-{option.args[0]}",)


TAKE_POOL_DIE: Final = TakePoolDie()
POOL: Final = Question(TAKE_POOL_DIE, hints=tally_hints)


@effect("pool-dice", while_open)
def _pool_dice(s: State, use: Use, text: Effect) -> Play[None]:
    """Dice of the player's choice out of the Trading Pool, which is rolled again whenever it is empty.

    ATL-SCD-06, ATL-SCD-07.
    """
    pool = landing_of(s)
    for _ in range(text.n):
        if not pool.pool:
            throw_pool(s, "ATL-SCD-08")
        offered = Options(Each("take", NUMBERS[: len(pool.pool)]))
        answer = yield Decision(use.by.id, "pool", offered, {"dice": names_of(pool.pool)}, about=POOL)
        die = pool.pool.pop(at(answer.args[0]))
        use.by.dice.append(die)
        s.tell(PoolDieTaken, "ATL-RUL-61", die)


def throw_pool(s: State, rule: str) -> None:
    """Six spare dice, two of each colour (ATL-SCD-05, ATL-RUL-61)."""
    pool = landing_of(s)
    pool.pool = throw_all(s, hand(GERMAN_COLOURS, ""))
    s.tell(PoolThrown, rule, tuple(pool.pool))


def on_found(s: State, card: str) -> None:
    """Finding an Item that takes dice out of the Trading Pool rolls the Pool, unless it has dice (ATL-SCD-05)."""
    if s.landing and not s.landing.pool and any(text.name == POOL_DICE for text in s.box.effects(card)):
        throw_pool(s, "ATL-SCD-05")
