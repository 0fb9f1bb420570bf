"""How the greedy player handles dice: it keeps what it values more than a fresh throw."""

from __future__ import annotations

from sandtable.engine.decision import Decision, Option
from sandtable.games.atlantikwall import counters, dice_trades, judgement, rolling, scoring
from sandtable.games.atlantikwall.dice import Picked
from sandtable.games.atlantikwall.dice_cards import CHANGE, Turn
from sandtable.games.atlantikwall.judgement import BONUS, keep_value, weights
from sandtable.games.atlantikwall.state import Side, State, Unit
from sandtable.games.atlantikwall.table import strength

#: What a bonus is taken as: Soldiers and results rather than permissions.
BONUSES: tuple[str, ...] = (
    *("points", "result", "kill", "soldiers", "counter", "stars", "courage"),
    *("extra-item", "used-item", "look"),
)


def lock(s: State, side: Side, decision: Decision) -> Option:
    """The dice that it would keep anyway."""
    weight = weights(s, side)
    values = [keep_value(weight, side, die) for die in side.dice]

    def value(option: Option) -> float:
        return sum(values[place] for place in rolling.LOCK.read(s, decision, option).places)

    return max((option for option in decision.options if option.verb == rolling.LOCK.verb), key=value)


def reroll(s: State, side: Side, decision: Decision) -> Option:
    """Every die that a fresh one would beat."""
    weight = weights(s, side)
    fresh = judgement.fresh_value(weight)
    poor = [place for place, die in enumerate(side.dice) if not die.locked and keep_value(weight, side, die) < fresh]
    wanted = Option("reroll", ("".join(str(place + 1) for place in poor),))
    if poor and wanted in decision.options:
        return wanted
    for option in decision.options:
        if option.verb == counters.ADD.verb:
            return _best_result(s, decision, weight)
        if option.verb == rolling.ONCE_MORE.verb and rolling.ONCE_MORE.read(s, decision, option).places[0] in poor:
            return option
    return rolling.STOP if rolling.STOP in decision.options else decision.options[-1]


def _best_result(s: State, decision: Decision, weight: dict[str, float]) -> Option:
    def value(option: Option) -> float:
        added = counters.ADD.read(s, decision, option)
        return _added(added.side, added.colour, added.face, weight)

    return max((option for option in decision.options if option.verb == counters.ADD.verb), key=value)


def _added(side: Side, colour: str, face: str, weight: dict[str, float]) -> float:
    """What one more result of a colour and face is worth: most, if it completes a set."""
    others = {die.colour for die in side.dice if die.face == face and die.colour != colour}
    return weight[face] + (BONUS[face] if len(others) == 2 else 0)


def _value(picked: Picked, weight: dict[str, float]) -> float:
    return sum(keep_value(weight, picked.side, die) for die in picked.dice)


def cancel(s: State, side: Side, decision: Decision) -> Option:
    weight = weights(s, side)
    return min(decision.options, key=lambda option: _value(scoring.CANCEL.read(s, decision, option), weight))


def free(s: State, side: Side, decision: Decision) -> Option:
    weight = weights(s, side)
    return max(decision.options, key=lambda option: _value(scoring.FREE.read(s, decision, option), weight))


def turn_value(s: State, turn: Turn) -> float:
    """What is gained by turning a die."""
    side, die = turn.side, turn.side.dice[turn.place]
    weight = weights(s, side)
    return _added(side, die.colour, turn.face, weight) - keep_value(weight, side, die)


def change_face(s: State, side: Side, decision: Decision) -> Option:
    turns = {
        option: turn_value(s, CHANGE.read(s, decision, option))
        for option in decision.options
        if option.verb == CHANGE.verb
    }
    best = max(turns, key=turns.__getitem__)
    return best if turns[best] > 0 else decision.options[-1]


def which_tally(s: State, side: Side, decision: Decision) -> Option:
    """The one whose results are worth more, sets left aside."""
    weight = weights(s, side)

    def value(option: Option) -> float:
        return sum(weight[die.split("-")[1]] for die in decision.words(option.args[0]))

    return max(decision.options, key=value)


def pool(s: State, side: Side, decision: Decision) -> Option:
    weight = weights(s, side)
    return max(decision.options, key=lambda option: weight[dice_trades.TAKE_POOL_DIE.read(s, decision, option).face])


def steal(s: State, side: Side, decision: Decision) -> Option:
    """The die that is worth most to the thief, which is mostly a loss to its owner too."""
    weight = weights(s, side)
    return max(decision.options, key=lambda option: weight[dice_trades.STEAL.read(s, decision, option).die.face])


def bonus(s: State, side: Side, decision: Decision) -> Option:
    """The first of `BONUSES`; a Battle Cry where an Advance could not be paid for."""
    order = BONUSES
    if isinstance(side, Unit) and judgement.courage_wanted(s, side) > 2:
        order = ("advance", *order)
    known = {option.args[0]: option for option in decision.options}
    return next((known[word] for word in order if word in known), decision.options[0])


def result(s: State, side: Side, decision: Decision) -> Option:
    """The face or colour that completes a set, else the best face."""
    weight = weights(s, side)
    taken = {face: {die.colour for die in side.dice if die.face == face} for face in weight}

    def value(option: Option) -> float:
        word = option.args[0]
        return weight[word] + (BONUS[word] if len(taken[word]) == 2 else 0) if word in weight else 0

    return max(decision.options, key=value)


def d6(s: State, side: Side, decision: Decision) -> Option:
    """Only what might save the Unit is worth a card."""
    die = decision.number("die")
    hurts = decision.word("label") in ("landmines", "mgf") and decision.word("side") == side.id
    if hurts and die >= min(4, strength(side)):
        return decision.options[0]
    return decision.options[-1]
