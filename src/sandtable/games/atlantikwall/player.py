"""How a sensible player of either side thinks: what is worth most now, and no further.

An Allied Unit gathers Soldiers where it is cheap, goes on when it must or can, and storms the Bunker when it expects to
live. The German mans his guns and mines first, keeps enough Soldiers for the next DEF, and spends the rest on trouble.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.engine.chance import Chance
from sandtable.engine.decision import Decision, Option
from sandtable.games.atlantikwall import combat, judgement, market
from sandtable.games.atlantikwall.judgement import BONUS, POINT, keep_value, weights, worth
from sandtable.games.atlantikwall.names import SKULL
from sandtable.games.atlantikwall.state import German, Side, State, Unit
from sandtable.games.atlantikwall.table import mgf_active, sector, strength
from sandtable.games.atlantikwall.table import side as side_of

SAFE: Final = 4.0  # Soldiers that a Unit wants to have left after a fight
SPARE: Final = 0.0  # what it wants to have beyond the tolls of the way ahead
SPARE_FOR_OTHERS: Final = 3.0  # and more of it for every other Unit
HASTE: Final = 2.0
EVEN: Final = 2  # half of a difference that is worth a gift
DOOR: Final = 2.0  # and those it wants to have left in a Bunker
#: Words that lower DEF or losses: kept for a fight that is hard enough.
SHIELDS: Final = ("lower-def", "lower-def-near", "lower-def-any", "zero-def", "lower-losses", "no-losses", "no-mgf")


class Greedy:
    """One rule of thumb for every question."""

    def __init__(self, seed: int) -> None:
        self._chance = Chance(seed)
        self._thumbs: dict[str, Callable[[State, Side, Decision], Option]] = {
            "lock": _lock,
            "reroll": _reroll,
            "cancel": _cancel,
            "bonus": _bonus,
            "result": _result,
            "market": _market,
            "window": _window,
            "d6": _d6,
            "move": _move,
            "casualties": _first,
            "cover": _first,
            "stand-in": _last,
            "save": _last,
            "theft": _last,
            "here": _first,
            "agree": _last,
            "lose-specialist": _least,
            "lose-item": _least,
            "choose-decoration": _most,
            "rearrange": _most,
            "keep-award": _most,
            "steal": _steal,
            "pool": _best_die,
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
    """The card that is missed least; those that a Sector ahead asks for are missed most."""
    needed = judgement.needed(s, side) if isinstance(side, Unit) else set()
    return min(
        (option for option in decision.options if option.args),
        key=lambda option: _value(s, option) + (100 if option.args[0] in needed else 0),
        default=decision.options[0],
    )


def _most(s: State, side: Side, decision: Decision) -> Option:
    return max(decision.options, key=lambda option: _value(s, option))


# -- dice --------------------------------------------------------------------------------------------------------------


def _numbers(option: Option) -> str:
    return option.args[0] if option.verb in ("lock", "reroll") else ""


def _lock(s: State, side: Side, decision: Decision) -> Option:
    """The dice that one would keep anyway."""
    weight = weights(s, side)
    values = [keep_value(weight, side, die) for die in side.dice]
    locks = [option for option in decision.options if option.verb == "lock"]
    return max(locks, key=lambda option: sum(values[int(number) - 1] for number in option.args[0]))


def _reroll(s: State, side: Side, decision: Decision) -> Option:
    """Every die that a fresh one would beat."""
    weight = weights(s, side)
    fresh = judgement.fresh_value(weight)
    poor = "".join(
        str(number)
        for number, die in enumerate(side.dice, 1)
        if not die.locked and keep_value(weight, side, die) < fresh
    )
    wanted = Option("reroll", (poor,))
    if poor and wanted in decision.options:
        return wanted
    for option in decision.options:
        if option.verb == "add":
            return max(
                (one for one in decision.options if one.verb == "add"), key=lambda one: _added(s, side, one, weight)
            )
        if option.verb == "once-more" and option.args[0] in poor:
            return option
    return Option("stop") if Option("stop") in decision.options else decision.options[-1]


def _added(s: State, side: Side, option: Option, weight: dict[str, float]) -> float:
    """What one more result of a colour and face is worth: most, if it completes a set."""
    colour, face = option.args
    missing = {die.colour for die in side.dice if die.face == face and die.colour != colour}
    return weight[face] + (BONUS[face] if len(missing) == 2 else 0)


def _cancel(s: State, side: Side, decision: Decision) -> Option:
    weight = weights(s, side)
    return min(decision.options, key=lambda option: _die_value(weight, side, option.args[0]))


def _die_value(weight: dict[str, float], side: Side, number: str) -> float:
    return keep_value(weight, side, side.dice[int(number) - 1])


def _best_die(s: State, side: Side, decision: Decision) -> Option:
    assert s.landing is not None  # noqa: S101 - there is no Trading Pool elsewhere
    weight, pool = weights(s, side), s.landing.pool
    return max(decision.options, key=lambda option: weight[pool[int(option.args[0]) - 1].face])


def _steal(s: State, side: Side, decision: Decision) -> Option:
    """The best die for oneself, which is mostly a loss to its owner too."""
    weight = weights(s, side)

    def value(option: Option) -> float:
        if len(option.args) < 2:
            return 0
        return weight[side_of(s, option.args[0]).dice[int(option.args[1]) - 1].face]

    return max(decision.options, key=value)


def _bonus(s: State, side: Side, decision: Decision) -> Option:
    """Soldiers and results rather than permissions; a Battle Cry where an Advance could not be paid."""
    order: tuple[str, ...] = (
        "points",
        "result",
        "kill",
        "soldiers",
        "counter",
        "stars",
        "courage",
        "extra-item",
        "used-item",
        "look",
    )
    if isinstance(side, Unit) and judgement.courage_wanted(s, side) > 2:
        order = ("advance", *order)
    known = {option.args[0]: option for option in decision.options}
    return next((known[word] for word in order if word in known), decision.options[0])


def _result(s: State, side: Side, decision: Decision) -> Option:
    """The face or colour that completes a set, else the best face."""
    weight = weights(s, side)
    taken = {face: {die.colour for die in side.dice if die.face == face} for face in weight}

    def value(option: Option) -> float:
        word = option.args[0]
        return weight[word] + (BONUS[word] if len(taken[word]) == 2 else 0) if word in weight else 0

    return max(decision.options, key=value)


def _d6(s: State, side: Side, decision: Decision) -> Option:
    """Only what might save the Unit is worth a card."""
    die = int(decision.args["die"])
    hurts = decision.args["label"] in ("landmines", "mgf") and decision.args["side"] == side.id
    if hurts and die >= min(4, strength(side)):
        return decision.options[0]
    return decision.options[-1]


# -- cards -------------------------------------------------------------------------------------------------------------


def _window(s: State, side: Side, decision: Decision) -> Option:
    """Gains at once; shields in a fight that hurts; trouble for the others whenever it can be made."""
    uses = [option for option in decision.options if option.verb == "use"]
    wanted = [option for option in uses if _is_wanted(s, side, option)]
    if wanted:
        return max(wanted, key=lambda option: _use_value(s, side, option))
    return next(option for option in decision.options if option.verb == "pass")


def _use_value(s: State, side: Side, option: Option) -> float:
    value = _value(s, option)
    if isinstance(side, German):
        value += _target_value(s, option)
    return value


def _target_value(s: State, option: Option) -> float:
    """The Unit that is furthest, or else weakest, is the one to trouble."""
    for word in option.args[1:]:
        if word in s.units:
            unit = s.units[word]
            return sector(s, unit).row * 0.5 - strength(unit) * 0.02
        units = [unit for unit in s.units.values() if unit.at == word]
        if units:
            return len(units) * 2.0
    return 0


def _is_wanted(s: State, side: Side, option: Option) -> bool:
    names = {text.name for text in s.box.effects(option.args[0])}
    if names & set(SHIELDS):
        return isinstance(side, Unit) and _needs_shield(s, side)
    if names & {"covered"}:
        return isinstance(side, German) and side.soldiers < combat.due(s)
    if names & {"no-cancel"}:
        return sum(die.face == SKULL for die in side.dice) > 0
    if names & {"free-advance", "battle-cry"}:
        return isinstance(side, Unit) and judgement.courage_wanted(s, side) > 0
    if names & {"copy-tally", "change-colour", "exchange-die"}:
        return False
    if names & {"tracer"}:
        return mgf_active(s)
    return True


def _needs_shield(s: State, unit: Unit) -> bool:
    """A Bunker, or a fight that would leave too few."""
    left = strength(unit) - judgement.toll(s, unit.at)
    return sector(s, unit).bunker or left < SAFE


def _market(s: State, side: Side, decision: Decision) -> Option:
    """The best of what can be had, if it is worth its price; what a straight has earned; trouble for the German."""
    best, most = Option("done"), 0.0
    needed = judgement.needed(s, side) if isinstance(side, Unit) else set()
    for option in decision.options:
        value = _deal(s, side, option, needed)
        if value > most:
            best, most = option, value
    return best


def _deal(s: State, side: Side, option: Option, needed: set[str]) -> float:
    """What an errand of Phase 3 is worth beyond its price."""
    match option.verb:
        case "award" | "decoration":
            return 100.0
        case "recruit":
            card = option.args[0]
            spare = 1.0 - 0.1 * len(side.specialists)
            value = worth(s, card) + 1.0 + (50 if card in needed and card not in side.specialists else 0)
            return value - market.price_of(s, side, card) * (1.0 - spare) - 0.5
        case "find" | "used" | "vehicle":
            card = option.args[0] if option.args else s.vehicle
            return worth(s, card) * 1.3 - market.price_of(s, side, card) * POINT
        case "buy":
            return 5.0
        case "use":
            return _use_value(s, side, option) if _is_wanted(s, side, option) else 0.0
        case "give" if isinstance(side, Unit):
            return _gift(s, side, option)
    return 0.0


def _gift(s: State, unit: Unit, option: Option) -> float:
    """Soldiers are shared evenly, since one Unit lost loses all; Courage goes to whoever cannot go on without it."""
    other, what = s.units[option.args[0]], option.args[1]
    if what == "soldiers":
        fair = (strength(unit) - strength(other)) // 2
        return 3.0 if int(option.args[2]) == fair >= EVEN else 0.0
    if what == "courage":
        spare = unit.courage - judgement.way_ahead(s, unit, unit.at)[1]
        return 2.0 if int(option.args[2]) == min(spare, judgement.courage_wanted(s, other)) else 0.0
    return 0.0


# -- moving ------------------------------------------------------------------------------------------------------------


def _move(s: State, side: Side, decision: Decision) -> Option:
    """Stay where it pays; else where the cheapest way to the Bunker begins, if the Unit lives to see it."""
    assert isinstance(side, Unit)  # noqa: S101 - nobody else moves
    return max(decision.options, key=lambda option: _prospect(s, side, option))


def _prospect(s: State, unit: Unit, option: Option) -> float:
    at = unit.at if option.verb in ("stay", "snipe") else option.args[0]
    left = judgement.after_combat(s, unit, at)
    if left <= 0:
        return left - 500
    if s.box.battle.sectors[at].bunker:
        return _storm(s, unit, at, left)
    ahead, courage = judgement.way_ahead(s, unit, at)
    value = -ahead - max(0, courage - unit.courage) * 0.5 - (6.0 if left < SAFE else 0)
    if option.verb == "snipe":
        value += 1.0
    if s.box.bloody and s.german is None and s.box.battle.homes[at] != s.box.battle.homes[unit.at]:
        value -= 100  # somebody has to take each Bunker
    return value + _patience(s, unit, ahead) if at == unit.at else value


def _patience(s: State, unit: Unit, ahead: float) -> float:
    """A Unit gathers Soldiers where that pays until it has enough for the way ahead, and then loses no time."""
    gathered = judgement.INCOME - judgement.toll(s, unit.at)
    return gathered if strength(unit) < ahead + _spare(s) else -gathered - HASTE


def _spare(s: State) -> float:
    """One Unit lost loses all, so that many are more careful than one (DDD-WIN-02)."""
    return SPARE + SPARE_FOR_OTHERS * (len(s.units) - 1)


def _storm(s: State, unit: Unit, at: str, left: float) -> float:
    """Into the Bunker when the Unit will live, and against a German be the stronger one."""
    if s.german is None:
        return (100.0 if left >= DOOR else -100.0) - (20.0 if at in s.entered else 0)
    margin = left - judgement.german_after_combat(s, s.german, at)
    return 100.0 + margin if margin > 0 else margin * 3 - 10
