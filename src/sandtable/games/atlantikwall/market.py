"""Phase 3 (DDD-REC, DDD-ITM, DDD-STR, ATL-DEC): Specialists, Items, Vehicles, Awards, Decorations and trade.

There is no order: all act at the same time, as often as they like, until everybody is done (ATL-RUL-75). Each act takes
effect at once, and the others are then asked again about the table as it stands.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Final

from sandtable.engine.action import Action, Menu, Offers, Question, Refusals
from sandtable.engine.decision import Decision, Each, Later, Option, Options, Play, Refusal, together
from sandtable.engine.view import Text
from sandtable.games.atlantikwall import awards, decorations, forecast, trading, windows
from sandtable.games.atlantikwall.effects import Use
from sandtable.games.atlantikwall.finding import FIND, FIND_AGAIN, FIND_VEHICLE, USED_ITEM
from sandtable.games.atlantikwall.gains import pay
from sandtable.games.atlantikwall.hidden import has_secrets, of_hand
from sandtable.games.atlantikwall.log import PhaseBegan
from sandtable.games.atlantikwall.log_beach import DecorationBought
from sandtable.games.atlantikwall.names import GERMAN
from sandtable.games.atlantikwall.prices import decoration_price, price_hint
from sandtable.games.atlantikwall.recruiting import RECRUIT
from sandtable.games.atlantikwall.state import German, Side, State, Unit
from sandtable.games.atlantikwall.table import side as side_of
from sandtable.games.atlantikwall.table import sides
from sandtable.games.atlantikwall.trading import Gift

DONE: Final = Option("done")
BUY: Final = Option("buy")
AWARD: Final = Option("award")
DECORATION: Final = Option("decoration")
NOT_SPENT: Final = ("soldiers", "courage")  # what a Unit does not spend in this phase


# -- the phase ---------------------------------------------------------------------------------------------------------


def market(s: State) -> Play[None]:
    """Everybody shops and trades until nobody wants anything more (DDD-TRN-01, ATL-RUL-75)."""
    s.tell(PhaseBegan, "DDD-TRN-02", "market")
    s.old_losses = len(s.lost)
    for side in sides(s):
        side.done = False
    while asked := {side.id: _shop(s, side) for side in sides(s) if not side.done}:
        yield from together(asked)
    s.phase = "move"


def _shop(s: State, side: Side) -> Play[None]:
    """One side's Phase 3, act by act."""
    while not side.done:
        decision = question(s, side)
        answer = yield decision
        yield from _BY_VERB[answer.verb].take(s, decision, answer)


def question(s: State, side: Side) -> Decision:
    """What else? Asked again whenever somebody else has acted."""
    return Decision(
        side.id,
        "market",
        of_hand(side, partial(menu, s, side)) if has_secrets(side) else Later(partial(menu, s, side)),
        {},
        partial(refusals, s, side),
        partial(question, s, side),
        MARKET,
    )


def menu(s: State, side: Side) -> Options:
    """Everything that a side can do now."""
    found = errands(s, side)
    if isinstance(side, Unit) and len(s.units) > 1:
        found += GIVE.offers(s, side)
    if is_due(s, side):
        return Options(*found)
    return Options(*found, DONE, windows.HOLD) if has_secrets(side) else Options(*found, DONE)


def errands(s: State, side: Side) -> list[Option | Each]:
    """All but gifts and being done."""
    found: list[Option | Each] = []
    for offers in _UNIT_OFFERS if isinstance(side, Unit) else _GERMAN_OFFERS:
        found += offers(s, side)
    return found


def refusals(s: State, side: Side) -> Refusals:
    """What a side could have expected to find in its menu, and why it is not there."""
    for action in EXPLAINED:
        yield from action.refusals(s, side)


# -- Awards and Decorations --------------------------------------------------------------------------------------------


def is_due(s: State, side: Side) -> bool:
    """Whether a straight has earned a card, and there is one (DDD-STR-02, ATL-DEC-03, ATL-RUL-83)."""
    return side.straight and (awards.can_draw(s) if isinstance(side, Unit) else decorations.can_draw(s))


class _OfSide(Action[State, Side, Side]):
    """An action that names nothing but who does it."""

    def read(self, s: State, decision: Decision, option: Option) -> Side:
        return side_of(s, decision.seat)


class TakeAward(_OfSide):
    """Draw the Award that a Unit's straight has earned."""

    verb = "award"

    def offers(self, s: State, who: Side) -> Offers:
        return (AWARD,) if isinstance(who, Unit) and is_due(s, who) else ()

    def do(self, s: State, chosen: Side) -> Play[None]:
        if isinstance(chosen, Unit):
            chosen.straight = False
            yield from awards.draw(s, chosen, "DDD-STR-02")


class TakeDecoration(_OfSide):
    """Choose the Decoration that the German's straight has earned."""

    verb = "decoration"

    def offers(self, s: State, who: Side) -> Offers:
        return (DECORATION,) if isinstance(who, German) and is_due(s, who) else ()

    def do(self, s: State, chosen: Side) -> Play[None]:
        yield from decorations.choose(s, "ATL-DEC-03")
        chosen.straight = False  # not before he has chosen: what others see must not depend on what else he could do


def may_buy(s: State, him: German) -> Refusal | None:
    """A Decoration for Courage, if there is one left (ATL-DEC-01, ATL-DEC-02, ATL-RUL-82)."""
    if not decorations.can_draw(s):
        return Refusal("ATL-RUL-82", "no-decorations")
    if (price := decoration_price(s)) > him.courage:
        return Refusal("ATL-DEC-01", "too-little-courage", {"n": price, "have": him.courage})
    return None


class Buy(_OfSide):
    """Courage for a Decoration."""

    verb = "buy"

    def offers(self, s: State, who: Side) -> Offers:
        return (BUY,) if isinstance(who, German) and may_buy(s, who) is None else ()

    def refusals(self, s: State, who: Side) -> Refusals:
        if isinstance(who, German) and (refusal := may_buy(s, who)):
            yield BUY, refusal

    def hints(self, s: State, chosen: Side) -> Iterable[Text]:
        yield price_hint(chosen, "courage", decoration_price(s))

    def touches(self, s: State, decision: Decision, option: Option) -> tuple[str, ...]:
        return ("decoration",)

    def do(self, s: State, chosen: Side) -> Play[None]:
        price = decoration_price(s)
        pay(s, chosen, "courage", price, "ATL-DEC-01")
        s.tell(DecorationBought, "ATL-DEC-01", price)
        yield from decorations.draw(s, "ATL-DEC-01")


# -- cards, gifts and the end ------------------------------------------------------------------------------------------


class UseInMarket(windows.UseCard, Action[State, Side, Use]):
    """Use a card; there is no limit to uses (DDD-ITM-02, ATL-DEC-11)."""

    def offers(self, s: State, who: Side) -> Offers:
        return windows.offers(s, who, "market")

    def do(self, s: State, chosen: Use) -> Play[None]:
        """Those who were done are asked again if the use lets them trade, or if they wait for a used Item."""
        reach = trading.reach(chosen.by)
        yield from windows.use(s, chosen)
        opened = trading.reach(chosen.by) != reach
        for other in sides(s):
            if other.done and (USED_ITEM in other.for_turn or (opened and isinstance(other, Unit))):
                other.done = False


class GiveInMarket(trading.Give):
    """Give something to another Unit."""

    def do(self, s: State, chosen: Gift) -> Play[None]:
        """A Unit that was done is asked again if the gift lets it do what it could not do before."""
        other = chosen.to
        useful = other.done and chosen.what not in NOT_SPENT
        before = {*Options(*errands(s, other))} if useful else set()
        yield from super().do(s, chosen)
        if useful and not before.issuperset(Options(*errands(s, other))):
            other.done = False


class Done(_OfSide):
    """Want nothing more; not before a card that a straight has earned is taken (ATL-RUL-83)."""

    verb = "done"

    def refusals(self, s: State, who: Side) -> Refusals:
        if is_due(s, who):
            yield DONE, Refusal("ATL-RUL-83", "card-due", {"side": who.id})

    def do(self, s: State, chosen: Side) -> Play[None]:
        chosen.done = True
        yield from ()


class Hold(Done):
    """Want nothing more, and be asked no more about cards that can wait."""

    verb = "hold"

    def do(self, s: State, chosen: Side) -> Play[None]:
        chosen.holding = True
        return super().do(s, chosen)


GIVE: Final = GiveInMarket()
_DONE: Final = Done()
_BUY: Final = Buy()
_USE: Final = UseInMarket()
#: Everything but gifts and being done, in the order of the options.
OF_UNITS: Menu[State, Side] = (RECRUIT, FIND, FIND_AGAIN, FIND_VEHICLE, TakeAward(), _USE)
OF_THE_GERMAN: Menu[State, Side] = (RECRUIT, FIND, FIND_AGAIN, TakeDecoration(), _BUY, _USE)
_UNIT_OFFERS = tuple(action.offers for action in OF_UNITS)
_GERMAN_OFFERS = tuple(action.offers for action in OF_THE_GERMAN)
ACTIONS: Menu[State, Side] = (*OF_UNITS, *OF_THE_GERMAN, GIVE, _DONE, Hold())
_BY_VERB = {action.verb: action for action in ACTIONS}
#: Those with refusals, in the order in which these are told.
EXPLAINED: Menu[State, Side] = (RECRUIT, FIND, FIND_AGAIN, _DONE, FIND_VEHICLE, GIVE, _BUY)


def _purse(s: State, decision: Decision) -> Iterable[Text]:
    """What there is to spend, and what the German will owe."""
    side = side_of(s, decision.seat)
    yield Text("hint-purse", {what: getattr(side, what) for what in ("stars", "points", "courage", "soldiers")})
    if side.id == GERMAN:
        yield from forecast.german_hints(s, side)


MARKET: Final = Question(*ACTIONS, hints=_purse)
