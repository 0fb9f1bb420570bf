"""When cards are used (ATL-RUL-15, ATL-RUL-81), and who goes first (ATL-TIM, ATL-RUL-34).

`Any time` means these windows: before the throws (`roll`; the end of a turn is the same moment), after all tallies
are closed (`tally`), Phase 3 as a whole, the start of Phase 4 (`move`), the start of Phase 5 before any casualty
(`combat`), each d6 before it is applied, and each confrontation of Phase 6.
"""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine.decision import Decision, Option, Options, Play, together
from sandtable.games.atlantikwall import effects
from sandtable.games.atlantikwall.effects import Use
from sandtable.games.atlantikwall.log import CardUsed, CardVoid, FirstChosen
from sandtable.games.atlantikwall.losses import give_up, spend_item
from sandtable.games.atlantikwall.names import GERMAN
from sandtable.games.atlantikwall.state import German, Side, State, Unit
from sandtable.games.atlantikwall.table import side as side_of
from sandtable.games.atlantikwall.table import sides

PASS = Option("pass")
HOLD = Option("hold")  # no more questions before Phase 5 about cards that can wait
WAITING = ("roll", "tally", "move")
FIRST = "first"
ALLIES = "allies"


# -- what can be used --------------------------------------------------------------------------------------------------


def cards_of(side: Side) -> Iterator[str]:
    """Every card that a side could use."""
    yield from side.items
    yield from side.specialists
    if isinstance(side, Unit):
        yield from side.awards
    elif isinstance(side, German):
        yield from side.hand


def is_time(s: State, side: Side, card: str, moment: str) -> bool:
    """Whether a card may be used in this window (ATL-RUL-81), an ability once in a turn."""
    when = s.box.card(card).when
    return (moment in when or ("any" in when and not (side.holding and moment in WAITING))) and (
        card not in side.abilities
    )


def offers(s: State, side: Side, moment: str) -> list[Option]:
    """What a side can use now."""
    return [
        Option("use", (card, *args))
        for card in cards_of(side)
        if is_time(s, side, card, moment)
        for args in effects.targets(s, side, card)
    ]


# -- using -------------------------------------------------------------------------------------------------------------


def use(s: State, side: Side, option: Option) -> Play[None]:
    """Play a card: it leaves its owner, then does what it says (DDD-ITM-03, ATL-DEC-09)."""
    card, *args = option.args
    _put_away(s, side, card)
    s.tell(CardUsed, "ATL-RUL-81", side.id, card, tuple(args))
    yield from effects.carry_out(s, Use(side, card, tuple(args)))


def _put_away(s: State, side: Side, card: str) -> None:
    if card in side.specialists:
        if s.box.cards.specialists[card].sacrifice:
            give_up(s, side, card, "ATL-RUL-81")
        else:
            side.abilities.append(card)
    elif card in side.items:
        spend_item(s, side, card)
    elif isinstance(side, Unit):
        side.awards.remove(card)
        s.medals.append(card)
    elif isinstance(side, German):
        side.hand.remove(card)
        s.discard.append(card)


# -- a window ----------------------------------------------------------------------------------------------------------


def window(s: State, moment: str) -> Play[None]:
    """Everybody who can use a card says so at the same time, until nobody does any more (ATL-RUL-34)."""
    while True:
        asked = {side.id: _declare(side, moment, found) for side in sides(s) if (found := offers(s, side, moment))}
        if not asked:
            return
        declared = yield from together(asked)
        used = {seat: option for seat, option in declared.items() if option.verb == "use"}
        for seat, option in declared.items():
            if option == HOLD:
                side_of(s, seat).holding = True
        if not used:
            return
        meant = {seat: _concerns(s, seat, option) for seat, option in used.items()}
        for seat in (yield from _order(s, used, meant)):
            yield from _use_if_still(s, seat, used[seat], moment, meant[seat])


def _declare(side: Side, moment: str, found: list[Option]) -> Play[Option]:
    can_hold = moment in WAITING and not side.holding
    answer = yield Decision(
        side.id, "window", Options(*found, PASS, HOLD) if can_hold else Options(*found, PASS), {"moment": moment}
    )
    return answer


def _order(s: State, used: dict[str, Option], meant: dict[str, frozenset[str]]) -> Play[list[str]]:
    """The Allies in the order of their seats, then the German; where both want the same, he decides (ATL-TIM-01)."""
    allies = [seat for seat in used if seat != GERMAN]
    if GERMAN not in used:
        return allies
    if not any(meant[GERMAN] & meant[seat] for seat in allies):
        return [*allies, GERMAN]
    choices = Options(Option(FIRST, (ALLIES,)), Option(FIRST, (GERMAN,)))
    answer = yield Decision(GERMAN, "who-first", choices)
    s.tell(FirstChosen, "ATL-TIM-01", answer.args[0])
    return [GERMAN, *allies] if answer.args[0] == GERMAN else [*allies, GERMAN]


def _concerns(s: State, seat: str, option: Option) -> frozenset[str]:
    card, *args = option.args
    return effects.concerns(s, Use(side_of(s, seat), card, tuple(args)))


def _use_if_still(s: State, seat: str, option: Option, moment: str, meant: frozenset[str]) -> Play[None]:
    """What somebody else has made impossible meanwhile is not used up; nor is it if the die that it meant is gone."""
    side = side_of(s, seat)
    dice = {what for what in meant if what.startswith(effects.DIE)}
    if option in offers(s, side, moment) and dice <= _concerns(s, seat, option):
        yield from use(s, side, option)
    else:
        card = option.args[0]
        s.tell(CardVoid, "ATL-RUL-34", seat, card, secret=card in s.box.cards.decorations)
