"""How a sensible player of either side thinks: what is worth most now, and no further.

An Allied Unit gathers Soldiers where that is cheap until it has enough for the way to the Bunker, and then loses no
time. Against a German it does not wait at all, since he gathers too. The German recruits whom he can, buys Decorations
and Items, and makes trouble with them as soon as he may.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.engine.chance import Chance
from sandtable.engine.decision import Decision, Option
from sandtable.games.atlantikwall import combat, judgement, market, movement, trading
from sandtable.games.atlantikwall.judgement import BONUS, POINT, keep_value, weights, worth
from sandtable.games.atlantikwall.names import SKULL
from sandtable.games.atlantikwall.outlook import SOLDIERS_A_TURN, stay_limit, toll, way_ahead
from sandtable.games.atlantikwall.state import German, Side, State, Unit
from sandtable.games.atlantikwall.table import mgf_active, sector, strength
from sandtable.games.atlantikwall.table import side as side_of

SAFE: Final = 4.0  # Soldiers that a Unit wants to have left after a fight
SPARE: Final = -3.5  # what it wants to have beyond the tolls of the way ahead
SPARE_FOR_OTHERS: Final = 5.5  # and more of it for every other Unit
HASTE: Final = 2.0
EVEN: Final = 2  # half of a difference that is worth a gift
LUCK: Final = 2.5  # Soldiers that a mild burst of Machine Gun Fire leaves alive
#: Words that lower DEF or losses: kept for a fight that is hard enough.
SHIELDS: Final = ("lower-def", "lower-def-near", "lower-def-any", "zero-def", "lower-losses", "no-losses", "no-mgf")


class Greedy:
    """A rule of thumb for every question but those where nothing speaks for one answer or another."""

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
            "lose-specialist": _least,
            "lose-item": _least,
            "choose-decoration": _most,
            "rearrange": _most,
            "keep-award": _most,
            "steal": _steal,
            "pool": _best_die,
            "free": _free,
            "change-face": _change_face,
            "which-tally": _which_tally,
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
    """The card that is missed least; those that a Sector ahead asks for are missed most."""
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
                (one for one in decision.options if one.verb == "add"),
                key=lambda one: _added(side, one.args[0], one.args[1], weight),
            )
        if option.verb == "once-more" and option.args[0] in poor:
            return option
    return Option("stop") if Option("stop") in decision.options else decision.options[-1]


def _added(side: Side, colour: str, face: str, weight: dict[str, float]) -> float:
    """What one more result of a colour and face is worth: most, if it completes a set."""
    others = {die.colour for die in side.dice if die.face == face and die.colour != colour}
    return weight[face] + (BONUS[face] if len(others) == 2 else 0)


def _cancel(s: State, side: Side, decision: Decision) -> Option:
    weight = weights(s, side)
    return min(decision.options, key=lambda option: _die_value(weight, side, option.args[0]))


def _die_value(weight: dict[str, float], side: Side, number: str) -> float:
    return keep_value(weight, side, side.dice[int(number) - 1])


def _free(s: State, side: Side, decision: Decision) -> Option:
    weight = weights(s, side)
    return max(decision.options, key=lambda option: _die_value(weight, side, option.args[0]))


def _turned(s: State, side: Side, number: str, face: str) -> float:
    """What is gained by turning a die."""
    weight, die = weights(s, side), side.dice[int(number) - 1]
    return _added(side, die.colour, face, weight) - keep_value(weight, side, die)


def _change_face(s: State, side: Side, decision: Decision) -> Option:
    turns = [option for option in decision.options if option.verb == "change"]
    best = max(turns, key=lambda option: _turned(s, side, *option.args))
    return best if _turned(s, side, *best.args) > 0 else decision.options[-1]


def _which_tally(s: State, side: Side, decision: Decision) -> Option:
    """The one whose results are worth more, sets left aside."""
    weight = weights(s, side)

    def value(option: Option) -> float:
        return sum(weight[die.split("-")[1]] for die in decision.args[option.args[0]])

    return max(decision.options, key=value)


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
    if _turns_a_die(s, option):
        return _turned(s, side, *option.args[1:])
    if isinstance(side, German):
        value += _target_value(s, option)
    return value


def _turns_a_die(s: State, option: Option) -> bool:
    """Rather than a d6, which is named by its number alone."""
    return len(option.args) == 3 and any(text.name == "change-face" for text in s.box.effects(option.args[0]))


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
    return not _turns_a_die(s, option) or _turned(s, side, *option.args[1:]) > 0


def _needs_shield(s: State, unit: Unit) -> bool:
    """A Bunker, or a fight that would leave too few."""
    left = strength(unit) - toll(s, unit.at)
    return sector(s, unit).bunker or left < SAFE


def _market(s: State, side: Side, decision: Decision) -> Option:
    """The best of what can be had, if it is worth its price; what a straight has earned; trouble for the German."""
    best, most = Option("done"), 0.0
    needed = judgement.needed(s, side) if isinstance(side, Unit) else set()
    gifts = _gifts(s, side) if isinstance(side, Unit) else set()
    for option in decision.options:
        value = _deal(s, side, option, needed, gifts)
        if value > most:
            best, most = option, value
    return best


def _deal(s: State, side: Side, option: Option, needed: set[str], gifts: set[Option]) -> float:
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
        case "give":
            return 3.0 if option in gifts else 0.0
    return 0.0


def _gifts(s: State, unit: Unit) -> set[Option]:
    """Soldiers are shared evenly, since one Unit lost loses all; Courage goes to whoever cannot go on without it."""
    wanted = set()
    spare = 0
    for other in s.units.values():
        if other is unit or trading.may_trade(s, unit, other) is not None:
            continue
        if (fair := (strength(unit) - strength(other)) // 2) >= EVEN:
            wanted.add(Option("give", (other.id, "soldiers", str(fair))))
        if unit.courage and (lacking := judgement.courage_wanted(s, other)):
            spare = spare or unit.courage - way_ahead(s, unit, unit.at, unit.courage).courage
            wanted.add(Option("give", (other.id, "courage", str(min(spare, lacking)))))
    return wanted


# -- moving ------------------------------------------------------------------------------------------------------------


def _move(s: State, side: Side, decision: Decision) -> Option:
    """Stay where it pays; else where the cheapest way to the Bunker begins, if the Unit lives to see it."""
    assert isinstance(side, Unit)  # noqa: S101 - nobody else moves
    return max(decision.options, key=lambda option: _prospect(s, side, option))


def _prospect(s: State, unit: Unit, option: Option) -> float:
    at = option.args[0] if option.args else unit.at
    left = judgement.after_combat(s, unit, at)
    if s.box.battle.sectors[at].bunker:
        return _storm(s, unit, at, left)
    if left <= 0:
        return left - 500
    price = movement.courage_for(s, unit, at) if option.verb == movement.MOVE else 0
    ahead = way_ahead(s, unit, at, unit.courage - price).soldiers
    value = -ahead - (6.0 if left < SAFE else 0)
    if option.verb == "snipe":
        value += 1.0
    if s.german is None and _deserts(s, unit, at):
        value -= 100
    if at == unit.at or s.box.battle.is_lateral(unit.at, at):
        value += _patience(s, unit, at, ahead)
    return value


def _deserts(s: State, unit: Unit, at: str) -> bool:
    """Of the Units on each of two Maps the first one stays on it, since somebody has to take each Bunker."""
    homes = s.box.battle.homes
    if homes[at] == homes[unit.at]:
        return False
    return unit is next(one for one in s.units.values() if homes[one.at] == homes[unit.at])


def _patience(s: State, unit: Unit, at: str, ahead: float) -> float:
    """In its row a Unit gathers Soldiers until it has enough for the way ahead, and then loses no time."""
    if s.german is None and strength(unit) < ahead + _spare(s):
        return _gathered(s, unit, at)
    return toll(s, at) - SOLDIERS_A_TURN - HASTE


def _gathered(s: State, unit: Unit, at: str) -> float:
    """Soldiers that all the turns left in a Sector and in those beside it would bring."""
    turns = stay_limit(s, at) - (unit.marker - 1 if at == unit.at else 0)
    gathered = turns * max(0.0, SOLDIERS_A_TURN - toll(s, at))
    for to, line in s.box.battle.ways[at].items():
        if s.box.battle.is_lateral(at, to) and not line.barrier and to not in unit.visited:
            gathered += stay_limit(s, to) * max(0.0, SOLDIERS_A_TURN - toll(s, to))
    return gathered


def _spare(s: State) -> float:
    """One Unit lost loses all, so that many are more careful than one (DDD-WIN-02)."""
    return SPARE + SPARE_FOR_OTHERS * (len(s.units) - 1)


def _storm(s: State, unit: Unit, at: str, left: float) -> float:
    """Into the Bunker, since waiting at its door makes nobody stronger, unless no luck would help.

    Against a German when the Unit will live and be the stronger one.
    """
    if s.german is None:
        return (100.0 if left > -LUCK else left - 400) - (20.0 if at in s.entered else 0)
    if left <= 0:
        return left - 500
    margin = left - judgement.german_after_combat(s, s.german, at)
    return 100.0 + margin if margin > 0 else margin * 3 - 10
