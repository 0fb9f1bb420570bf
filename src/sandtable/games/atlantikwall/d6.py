"""Rolls a d6 for mines, guns and the like, and asks before it is applied who wants to change it (ATL-RUL-15)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from functools import partial
from typing import Final, NamedTuple, TypeAlias

from sandtable.engine.action import Answer, Odds, Question
from sandtable.engine.chance import D6
from sandtable.engine.decision import Decision, Each, Option, Options, Play
from sandtable.engine.plain import Values
from sandtable.engine.view import Text
from sandtable.games.atlantikwall import windows
from sandtable.games.atlantikwall.card_text import card_text
from sandtable.games.atlantikwall.dice import NUMBERS, has_lucky_counter, spend_counter
from sandtable.games.atlantikwall.effects import Use
from sandtable.games.atlantikwall.hidden import has_secrets, of_hand
from sandtable.games.atlantikwall.log import Rolled
from sandtable.games.atlantikwall.log_dice import D6Turned
from sandtable.games.atlantikwall.state import German, Side, State
from sandtable.games.atlantikwall.table import side as side_of
from sandtable.games.atlantikwall.table import sides, strength

RETHROW: Final = Option("rethrow")
SURVIVE: Final = "survive"
FACES: Final = range(1, D6 + 1)
D6_NUMBERS: Final = NUMBERS[:D6]
# Words of cards that change a d6; the others leave it as it is.
THROW_AGAIN: Final = "reroll-die"
TURN: Final = "change-face"


# -- what can be answered ----------------------------------------------------------------------------------------------

#: The Soldiers that a number costs the side that rolled it.
Losses: TypeAlias = Callable[[State, Side, int], int]


def as_rolled(s: State, loser: Side, number: int) -> int:
    """As many Soldiers as the d6 shows."""
    return number


class OnD6(NamedTuple):
    """A d6 on the table: who rolled it, what it shows, and the card that is used now, if any."""

    roller: Side
    number: int
    use: Use | None = None


class _Answer(Answer[State, OnD6]):
    """An answer to a d6. If the d6 kills, its odds are those of being alive after it."""

    def __init__(self, losses: Losses | None) -> None:
        self.losses = losses

    def read(self, s: State, decision: Decision, option: Option) -> OnD6:
        return OnD6(side_of(s, decision.word("side")), decision.number("die"))

    def survival(self, s: State, chosen: OnD6, numbers: Sequence[int]) -> Iterable[Odds]:
        if self.losses:
            force = strength(chosen.roller)
            alive = sum(force > self.losses(s, chosen.roller, number) for number in numbers)
            yield Odds(SURVIVE, Fraction(alive, len(numbers)))


class Pass(_Answer):
    """Leave it as it lies."""

    verb = windows.PASS.verb

    def odds(self, s: State, chosen: OnD6) -> Iterable[Odds]:
        return self.survival(s, chosen, (chosen.number,))


class Rethrow(_Answer):
    """Throw it again for a Lucky Dice counter (ATL-OPL-03)."""

    verb = "rethrow"

    def odds(self, s: State, chosen: OnD6) -> Iterable[Odds]:
        return self.survival(s, chosen, FACES)


class UseOnD6(_Answer):
    """Use a card: to throw the d6 again, to turn it, or to survive it."""

    verb = "use"

    def read(self, s: State, decision: Decision, option: Option) -> OnD6:
        use = windows.USE.read(s, decision, option)
        return super().read(s, decision, option)._replace(use=use)

    def odds(self, s: State, chosen: OnD6) -> Iterable[Odds]:
        return self.survival(s, chosen, FACES) if chosen.use and _word(s, chosen.use) == THROW_AGAIN else ()

    def hints(self, s: State, chosen: OnD6) -> Iterable[Text]:
        return card_text(s, chosen.use.card) if chosen.use else ()

    def touches(self, s: State, decision: Decision, option: Option) -> tuple[str, ...]:
        use = windows.USE.read(s, decision, option)
        if _word(s, use) in (THROW_AGAIN, TURN):
            return (f"{decision.seat}-{use.card}",)  # a d6 is no piece
        return windows.USE.touches(s, decision, option)


def _word(s: State, use: Use) -> str:
    return s.box.effects(use.card)[0].name


def question(losses: Losses | None = None) -> Question[State]:
    """The question about a d6 with these losses for its roller, or with none."""
    return Question(Pass(losses), Rethrow(losses), UseOnD6(losses))


HARMLESS: Final = question()
DEADLY: Final = question(as_rolled)


# -- the roll ----------------------------------------------------------------------------------------------------------


def d6(
    s: State, roller: Side, label: str, rule: str, *, loser: Side | None = None, about: Question[State] = HARMLESS
) -> Play[int]:
    """Roll a d6 for mines, Machine Gun Fire and the like, and let everybody react before it is applied (ATL-RUL-15).

    Its roller may throw it again (ATL-OPL-03); any Unit may turn it, the German only his own (DDD-ITM-05). A side that
    it would destroy may use any card that helps. Whenever somebody changes it, all are asked again.
    """
    number = s.chance.roll(D6, label)
    s.tell(Rolled, rule, roller.id, label, number)
    waiting = _askers(s, roller)
    while waiting:
        side, *waiting = waiting
        if not _answers(s, side, roller, label, number, loser):
            continue
        options = of_hand(side, partial(_or_pass, s, side, roller, label, number, loser))
        facts: Values = {"label": label, "die": number, "side": roller.id}
        answer = yield Decision(side.id, "d6", options, facts, about=about)
        if answer not in (windows.PASS, windows.HOLD):
            number = yield from _change(s, side, roller, label, rule, number, answer)
            waiting = _askers(s, roller)
    return number


def _askers(s: State, roller: Side) -> list[Side]:
    """Its roller first, then the Units in the order of their seats, then the German."""
    return [roller, *(side for side in sides(s) if side is not roller)]


def _answers(s: State, side: Side, roller: Side, label: str, number: int, loser: Side | None) -> list[Option | Each]:
    """What a side can do about a d6 that lies on the table."""
    found: list[Option | Each] = []
    if side is roller and has_lucky_counter(s, side):
        found.append(RETHROW)
    for card in windows.cards_of(side):
        if "d6" in s.box.card(card).when and card not in side.abilities:
            word = s.box.effects(card)[0].name
            if word == THROW_AGAIN and side is roller:
                found.append(Option("use", (card,)))
            elif word == TURN and (side is roller or not isinstance(side, German)):
                found.append(Each("use", [face for face in D6_NUMBERS if face != str(number)], (card,)))
    if side is loser and strength(side) <= number + (s.for_turn.get("tracer", 0) if label == "mgf" else 0):
        found += windows.offers(s, side, "any")
        found += [windows.HOLD] if has_secrets(side) else []
    return found


def _or_pass(s: State, side: Side, roller: Side, label: str, number: int, loser: Side | None) -> Options:
    return Options(*_answers(s, side, roller, label, number, loser), windows.PASS)


def _change(s: State, side: Side, roller: Side, label: str, rule: str, number: int, answer: Option) -> Play[int]:
    """Throw it again, turn it, or use another card and leave it as it is; the second result stands (ATL-RUL-64)."""
    if answer == RETHROW:
        spend_counter(s, side, RETHROW.verb, "ATL-OPL-03")
    else:
        use = windows.read_use(side, answer)
        yield from windows.use(s, use)
        if _word(s, use) == TURN:
            turned = int(use.args[0])
            s.tell(D6Turned, "DDD-ITM-05", side.id, label, number, turned)
            return turned
        if _word(s, use) != THROW_AGAIN:
            return number
    number = s.chance.roll(D6, label)
    s.tell(Rolled, rule, roller.id, label, number)
    return number
