"""How likely things are before a die is rolled or a disc is drawn. Exact fractions, nothing simulated."""

from __future__ import annotations

from fractions import Fraction

from sandtable.engine.chance import D6
from sandtable.engine.decision import Decision, Option
from sandtable.engine.game import Odds
from sandtable.games.hegra.artillery import hit_criterion
from sandtable.games.hegra.names import DOUBT, GUNS
from sandtable.games.hegra.state import State
from sandtable.games.hegra.walls import HIT, SUPPLY_BONUS, telephone_bonus


def odds(s: State, decision: Decision, option: Option) -> tuple[Odds, ...]:
    """What the option puts at stake, if chance decides it."""
    match option.verb:
        case "draw":
            doubts = s.recruit_bag.count(DOUBT)
            return (Odds("doubt", Fraction(doubts, len(s.recruit_bag))),)
        case "fire":
            return (Odds("hit", at_least(HIT - telephone_bonus(s))),)
        case "machine-gun":
            bonus = telephone_bonus(s) + (SUPPLY_BONUS if len(option.args) > 1 else 0)
            return (Odds("hit", at_least(HIT - bonus)),)
        case "sneak" | "fight":
            return (Odds("unseen", at_least(s.suspicion + 1)),)
        case gun if gun in GUNS:
            return (Odds("jam", 1 - at_least(hit_criterion(s, option.args[0]))),)
    return ()


def at_least(number: int) -> Fraction:
    """The chance that a die shows this number or more."""
    return Fraction(min(D6, max(0, D6 + 1 - number)), D6)
