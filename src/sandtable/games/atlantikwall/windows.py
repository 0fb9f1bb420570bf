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
from sandtable.games.atlantikwall.hidden import has_secrets, of_hand
from sandtable.games.atlantikwall.log import CardUsed, CardVoid, FirstChosen
from sandtable.games.atlantikwall.losses import give_up, spend_item
from sandtable.games.atlantikwall.names import GERMAN
from sandtable.games.atlantikwall.state import German, Side, State, Unit
from sandtable.games.atlantikwall.table import side as side_of
from sandtable.games.atlantikwall.table import sides, strength

PASS = Option("pass")
HOLD = Option("hold")  # no more questions about cards that can wait: before Phase 5, or from then on in this turn
EARLY = ("roll", "tally", "move")
WAITING = (*EARLY, "combat", "confrontation")
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
    if side.holding and moment in WAITING and (moment not in when or card in s.box.cards.decorations):
        return False
    return (moment in when or "any" in when) and card not in side.abilities


def offers(s: State, side: Side, moment: str) -> list[Option]:
    """What a side can use now."""
    return [
        Option("use", (card, *args))
        for card in cards_of(side)
        if is_time(s, side, card, moment) and not is_last_man(s, side, card)
        for args in effects.targets(s, side, card)
    ]


def is_last_man(s: State, side: Side, card: str) -> bool:
    """Nobody gives up the one who is left of a Unit (DDD-CBT-03); the German can do without anybody (ATL-RUL-24)."""
    return (
        strength(side) == 1
        and card in side.specialists
        and s.box.cards.specialists[card].sacrifice
        and (isinstance(side, Unit) or s.landing is not None)
    )


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
        s.chance.seal("decoration")  # now everybody knows that he had it


# -- a window ----------------------------------------------------------------------------------------------------------


def window(s: State, moment: str) -> Play[None]:
    """Everybody who can use a card says so at the same time, until nobody does any more (ATL-RUL-34)."""
    if moment == "combat":  # what could wait for Phase 5 has waited long enough
        for side in sides(s):
            side.holding = False
    while True:
        asked = {
            side.id: _declare(s, side, moment, found)
            for side in sides(s)
            if (found := offers(s, side, moment)) or _keeps_a_secret(side, moment)
        }
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


def _keeps_a_secret(side: Side, moment: str) -> bool:
    """Who has cards that others do not know is asked in any case, or they would learn that these are of no use now."""
    return has_secrets(side) and not (side.holding and moment in WAITING)


def _declare(s: State, side: Side, moment: str, found: list[Option]) -> Play[Option]:
    can_hold = not side.holding and (moment in EARLY or has_secrets(side))
    ends = (PASS, HOLD) if can_hold else (PASS,)
    if has_secrets(side):
        options = of_hand(side, lambda: Options(*offers(s, side, moment), *ends))
    else:
        options = Options(*found, *ends)
    answer = yield Decision(side.id, "window", options, {"moment": moment})
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
