"""The greedy player of both sides: it takes what is worth most now and does not look ahead.

An Allied Unit gathers Soldiers where that is cheap until it has enough for the way to the Bunker, and then loses no
time. Against a German it does not wait at all, since he gathers too. The German recruits whom he can, buys Decorations
and Items, and makes trouble with them as soon as he may.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.engine.chance import Chance
from sandtable.engine.decision import Decision, Option
from sandtable.games.atlantikwall import defence, greedy_dice, greedy_moves, judgement, trading, windows
from sandtable.games.atlantikwall.dice_cards import Turn, read_turn
from sandtable.games.atlantikwall.effects import Use
from sandtable.games.atlantikwall.finding import FIND, FIND_VEHICLE
from sandtable.games.atlantikwall.greedy_dice import turn_value
from sandtable.games.atlantikwall.greedy_moves import SAFE
from sandtable.games.atlantikwall.judgement import POINT, worth
from sandtable.games.atlantikwall.market import DONE
from sandtable.games.atlantikwall.names import SKULL
from sandtable.games.atlantikwall.outlook import toll, way_ahead
from sandtable.games.atlantikwall.prices import price_of
from sandtable.games.atlantikwall.recruiting import RECRUIT
from sandtable.games.atlantikwall.state import German, Side, State, Unit
from sandtable.games.atlantikwall.table import mgf_active, sector, strength
from sandtable.games.atlantikwall.table import side as side_of
from sandtable.games.atlantikwall.trading import GIVE

EVEN: Final = 2  # Soldiers that make a gift worth while
#: Words that lower DEF or losses: kept for a hard fight.
SHIELDS: Final = frozenset(
    ("lower-def", "lower-def-near", "lower-def-any", "zero-def", "lower-losses", "no-losses", "no-mgf")
)


class Greedy:
    """A rule of thumb for every question; where no answer is better than another, a random one."""

    def __init__(self, seed: int) -> None:
        self._chance = Chance(seed)
        self._thumbs: dict[str, Callable[[State, Side, Decision], Option]] = {
            "lock": greedy_dice.lock,
            "reroll": greedy_dice.reroll,
            "cancel": greedy_dice.cancel,
            "bonus": greedy_dice.bonus,
            "result": greedy_dice.result,
            "market": _market,
            "window": _window,
            "d6": greedy_dice.d6,
            "move": greedy_moves.move,
            "casualties": _first,
            "cover": _first,
            "stand-in": _last,
            "save": _last,
            "theft": _last,
            "here": _first,
            "lose-specialist": _least,
            "lose-item": _least,
            "choose-decoration": _most,
            "rearrange": _most,
            "keep-award": _most,
            "steal": greedy_dice.steal,
            "pool": greedy_dice.pool,
            "free": greedy_dice.free,
            "change-face": greedy_dice.change_face,
            "which-tally": greedy_dice.which_tally,
            "agree": _last,
            "assault-order": _strongest,
            "gift": _weakest,
            "who-first": _last,
            "read-def": _first,
            "blind-start": _last,
        }

    def choose(self, decision: Decision, look: Callable[[], State]) -> Option:
        thumb = self._thumbs.get(decision.prompt)
        if thumb is None:
            return self._chance.pick(decision.options, "choice")
        s = look()
        return thumb(s, side_of(s, decision.seat), decision)


def _first(s: State, side: Side, decision: Decision) -> Option:
    return decision.options[0]


def _last(s: State, side: Side, decision: Decision) -> Option:
    return decision.options[-1]


def _value(s: State, option: Option) -> float:
    return worth(s, option.args[0])


def _least(s: State, side: Side, decision: Decision) -> Option:
    """The card that is worth least; a Specialist that a Sector ahead asks for is worth most."""
    needed = judgement.needed(s, side) if isinstance(side, Unit) else set()
    return min(
        (option for option in decision.options if option.args),
        key=lambda option: _value(s, option) + (100 if option.args[0] in needed else 0),
        default=decision.options[0],
    )


def _most(s: State, side: Side, decision: Decision) -> Option:
    return max(decision.options, key=lambda option: _value(s, option))


def _strongest(s: State, side: Side, decision: Decision) -> Option:
    return max(decision.options, key=lambda option: strength(s.units[option.args[0]]))


def _weakest(s: State, side: Side, decision: Decision) -> Option:
    return min(decision.options, key=lambda option: strength(s.units[option.args[0]]))


# -- cards -------------------------------------------------------------------------------------------------------------


def _window(s: State, side: Side, decision: Decision) -> Option:
    """Gains at once; shields in a fight that hurts; trouble for the others whenever it can be made."""
    uses = {
        option: windows.USE.read(s, decision, option) for option in decision.options if option.verb == windows.USE.verb
    }
    wanted = [option for option, use in uses.items() if _is_wanted(s, use)]
    return max(wanted, key=lambda option: _use_value(s, uses[option])) if wanted else windows.PASS


def _use_value(s: State, use: Use) -> float:
    if turn := _turns_a_die(s, use):
        return turn_value(s, turn)
    return worth(s, use.card) + (_target_value(s, use) if isinstance(use.by, German) else 0)


def _turns_a_die(s: State, use: Use) -> Turn | None:
    """The die that a card turns, and how; none where it turns a d6, which is named by its number alone."""
    if len(use.args) == 2 and any(text.name == "change-face" for text in s.box.effects(use.card)):
        return read_turn(use.by, use.args)
    return None


def _target_value(s: State, use: Use) -> float:
    """The Unit that is furthest, then the weakest one, is worth most trouble."""
    for word in use.args:
        if word in s.units:
            unit = s.units[word]
            return sector(s, unit).row * 0.5 - strength(unit) * 0.02
        units = [unit for unit in s.units.values() if unit.at == word]
        if units:
            return len(units) * 2.0
    return 0


def _is_wanted(s: State, use: Use) -> bool:
    side, names = use.by, {text.name for text in s.box.effects(use.card)}
    if names & SHIELDS:
        return isinstance(side, Unit) and _needs_shield(s, side)
    if names & {"covered"}:
        return isinstance(side, German) and side.soldiers < defence.due(s)
    if names & {"no-cancel"}:
        return sum(die.face == SKULL for die in side.dice) > 0
    if names & {"free-advance", "battle-cry"}:
        return isinstance(side, Unit) and judgement.courage_wanted(s, side) > 0
    if names & {"copy-tally", "change-colour", "exchange-die"}:
        return False
    if names & {"tracer"}:
        return mgf_active(s)
    turn = _turns_a_die(s, use)
    return turn is None or turn_value(s, turn) > 0


def _needs_shield(s: State, unit: Unit) -> bool:
    """Whether it fights in a Bunker, or would have too few left."""
    left = strength(unit) - toll(s, unit.at)
    return sector(s, unit).bunker or left < SAFE


def _market(s: State, side: Side, decision: Decision) -> Option:
    """The best thing on offer, if it is worth its price; what a straight has earned; trouble for the other side."""
    best, most = DONE, 0.0
    needed = judgement.needed(s, side) if isinstance(side, Unit) else set()
    gifts = _gifts(s, side) if isinstance(side, Unit) else set()
    for option in decision.options:
        if option.verb == GIVE:
            value = 3.0 if option in gifts else 0.0
        else:
            value = _deal(s, decision, option, needed)
        if value > most:
            best, most = option, value
    return best


def _deal(s: State, decision: Decision, option: Option, needed: set[str]) -> float:
    """What an errand of Phase 3 is worth beyond its price."""
    match option.verb:
        case "award" | "decoration":
            return 100.0
        case "recruit":
            side, card = RECRUIT.read(s, decision, option)
            spare = 1.0 - 0.1 * len(side.specialists)
            value = worth(s, card) + 1.0 + (50 if card in needed and card not in side.specialists else 0)
            return value - price_of(s, side, card) * (1.0 - spare) - 0.5
        case "find" | "used" | "vehicle":
            side, card = (FIND_VEHICLE if option.verb == FIND_VEHICLE.verb else FIND).read(s, decision, option)
            return worth(s, card) * 1.3 - price_of(s, side, card) * POINT
        case "buy":
            return 5.0
        case "use":
            use = windows.USE.read(s, decision, option)
            return _use_value(s, use) if _is_wanted(s, use) else 0.0
    return 0.0


def _gifts(s: State, unit: Unit) -> set[Option]:
    """Soldiers are shared evenly, since the loss of one Unit loses the game; Courage goes where it is lacking."""
    wanted = set()
    spare = 0
    for other in s.units.values():
        if other is unit or trading.may_trade(s, unit, other) is not None:
            continue
        if (fair := (strength(unit) - strength(other)) // 2) >= EVEN:
            wanted.add(Option(GIVE, (other.id, "soldiers", str(fair))))
        if unit.courage and (lacking := judgement.courage_wanted(s, other)):
            spare = spare or unit.courage - way_ahead(s, unit, unit.at, unit.courage).courage
            wanted.add(Option(GIVE, (other.id, "courage", str(min(spare, lacking)))))
    return wanted
