"""Asks at set moments who uses a card (ATL-RUL-15, ATL-RUL-81), and settles who goes first (ATL-TIM-01, ATL-RUL-34).

`Any time` on a card means these windows: before the throws (`roll`, which is also the end of the turn before), after
all tallies are closed (`tally`), the whole of Phase 3, the start of Phase 4 (`move`), the start of Phase 5 before
anybody is lost (`combat`), each d6 before it is applied, and each confrontation of Phase 6.
"""

from __future__ import annotations

from collections.abc import Iterable

from sandtable.engine.action import Answer, Question
from sandtable.engine.decision import Decision, Option, Options, Play, together
from sandtable.engine.view import Text
from sandtable.games.atlantikwall import effects
from sandtable.games.atlantikwall.card_text import card_text
from sandtable.games.atlantikwall.effects import Use
from sandtable.games.atlantikwall.hidden import has_secrets, of_hand
from sandtable.games.atlantikwall.log import CardUsed, CardVoid, FirstChosen
from sandtable.games.atlantikwall.losses import give_up, spend_item
from sandtable.games.atlantikwall.names import GERMAN
from sandtable.games.atlantikwall.state import German, Side, State, Unit
from sandtable.games.atlantikwall.table import side as side_of
from sandtable.games.atlantikwall.table import sides, strength

PASS = Option("pass")
HOLD = Option("hold")  # ask no more about cards that can wait: until Phase 5, or from then on for this turn
EARLY = ("roll", "tally", "move")
WAITING = (*EARLY, "combat", "confrontation")
FIRST = "first"
ALLIES = "allies"


# -- what can be used --------------------------------------------------------------------------------------------------


def cards_of(side: Side) -> list[str]:
    """Every card of a side that might be used."""
    if isinstance(side, Unit):
        return [*side.items, *side.specialists, *side.awards]
    return [*side.items, *side.specialists, *(side.hand if isinstance(side, German) else ())]


def is_time(s: State, side: Side, card: str, moment: str) -> bool:
    """Whether a card may be used in this window (ATL-RUL-81), in the turn it was drawn too (ATL-DEC-06).

    A Specialist's ability is used once in a turn.
    """
    when = s.box.card(card).when
    if side.holding and moment in WAITING and (moment not in when or card in s.box.cards.decorations):
        return False
    return (moment in when or "any" in when) and card not in side.abilities


def offers(s: State, side: Side, moment: str) -> list[Option]:
    """The cards that a side can use now, on each possible target."""
    return [
        Option("use", (card, *args))
        for card in cards_of(side)
        if is_time(s, side, card, moment) and not is_last_man(s, side, card)
        for args in effects.targets(s, side, card)
    ]


def is_last_man(s: State, side: Side, card: str) -> bool:
    """Whether a use would give up the last of a Unit (DDD-CBT-03); the German may be left alone (ATL-RUL-24)."""
    return (
        strength(side) == 1
        and card in side.specialists
        and s.box.cards.specialists[card].sacrifice
        and (isinstance(side, Unit) or s.landing is not None)
    )


# -- using -------------------------------------------------------------------------------------------------------------


def read_use(side: Side, option: Option) -> Use:
    """The card that a side uses, and what on."""
    card, *args = option.args
    return Use(side, card, tuple(args))


class UseCard(Answer[State, Use]):
    """Use a card; its hint is what it says, and what its target is."""

    verb = "use"

    def read(self, s: State, decision: Decision, option: Option) -> Use:
        return read_use(side_of(s, decision.seat), option)

    def hints(self, s: State, chosen: Use) -> Iterable[Text]:
        yield from card_text(s, chosen.card)
        if chosen.args:
            yield from effects.aim(s, chosen).hints(s, chosen)

    def touches(self, s: State, decision: Decision, option: Option) -> tuple[str, ...]:
        chosen = self.read(s, decision, option)
        return f"{decision.seat}-{chosen.card}", *(effects.aim(s, chosen).touches(s, chosen) if chosen.args else ())


USE = UseCard()
WINDOW = Question(USE)


def use(s: State, used: Use) -> Play[None]:
    """Play a card: it leaves its owner, then does what it says (DDD-ITM-03, ATL-DEC-09)."""
    _put_away(s, used.by, used.card)
    s.tell(CardUsed, "ATL-RUL-81", used.by.id, used.card, used.args)
    yield from effects.carry_out(s, used)


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


def window(s: State, moment: str, about: Question[State] = WINDOW) -> Play[None]:
    """All who can use a card declare at the same time, again and again until nobody does (ATL-RUL-34).

    A chapter that has something to tell before its own window hands in the question with its hints.
    """
    if moment == "combat":  # cards that were held back until Phase 5 are asked about again
        for side in sides(s):
            side.holding = False
    while True:
        asked = {
            side.id: _declare(s, side, moment, found, about)
            for side in sides(s)
            if (found := offers(s, side, moment)) or _keeps_a_secret(side, moment)
        }
        if not asked:
            return
        declared = yield from together(asked)
        used = {seat: option for seat, option in declared.items() if option.verb == USE.verb}
        for seat, option in declared.items():
            if option == HOLD:
                side_of(s, seat).holding = True
        if not used:
            return
        meant = {seat: _concerns(s, seat, option) for seat, option in used.items()}
        for seat in (yield from _order(s, used, meant)):
            yield from _use_if_still(s, seat, used[seat], moment, meant[seat])


def _keeps_a_secret(side: Side, moment: str) -> bool:
    """A side with hidden cards is asked in any case: not to be asked would show that they are of no use now."""
    return has_secrets(side) and not (side.holding and moment in WAITING)


def _declare(s: State, side: Side, moment: str, found: list[Option], about: Question[State]) -> Play[Option]:
    can_hold = not side.holding and (moment in EARLY or has_secrets(side))
    ends = (PASS, HOLD) if can_hold else (PASS,)
    if has_secrets(side):
        options = of_hand(side, lambda: Options(*offers(s, side, moment), *ends))
    else:
        options = Options(*found, *ends)
    answer = yield Decision(side.id, "window", options, {"moment": moment}, about=about)
    return answer


def _order(s: State, used: dict[str, Option], meant: dict[str, frozenset[str]]) -> Play[list[str]]:
    """The Allies in the order of their seats, then the German; if they want the same, he decides (ATL-TIM-01)."""
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
    return effects.concerns(s, read_use(side_of(s, seat), option))


def _use_if_still(s: State, seat: str, option: Option, moment: str, meant: frozenset[str]) -> Play[None]:
    """Use a card, unless another has made that impossible or has taken the die it was meant for; then it is kept."""
    side = side_of(s, seat)
    dice = {what for what in meant if what.startswith(effects.DIE)}
    if option in offers(s, side, moment) and dice <= _concerns(s, seat, option):
        yield from use(s, read_use(side, option))
    else:
        card = option.args[0]
        s.tell(CardVoid, "ATL-RUL-34", seat, card, secret=card in s.box.cards.decorations)
