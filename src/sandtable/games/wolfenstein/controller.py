"""The AI controller (p.16): the seat that decides where the enemy has several equally good options (WOLF-AIC-06).

The Nazis themselves follow their programme (WOLF-AIC-01), moved by whoever has the token (WOLF-AIC-02).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sandtable.engine.action import Question
from sandtable.engine.decision import Decision, Each, Option, Options, Play
from sandtable.games.wolfenstein.log import ControllerPassed
from sandtable.games.wolfenstein.state import State

TOO_MANY = 2  # Heroes: whoever has so many is passed over where others have fewer (WOLF-AIC-05)


def decide(s: State, prompt: str, options: Options, args: dict[str, Any]) -> Play[Option]:
    """What the controller picks; with one option, or where ties are broken by themselves, nobody is asked."""
    if len(options) == 1 or s.box.options.tie_breaks == "automatic":
        return options[0]
    return (yield Decision(s.controller, prompt, options, args))


def decide_between(
    s: State, prompt: str, verb: str, names: Sequence[str], args: dict[str, Any], about: Question[State] | None = None
) -> Play[str]:
    """The same for one verb with several names."""
    if len(names) == 1 or s.box.options.tie_breaks == "automatic":
        return names[0]
    answer = yield Decision(s.controller, prompt, Options(Each(verb, names)), args, about=about)
    return answer.args[0]


def eligible(s: State) -> list[str]:
    """Players without Heroes if there are any (WOLF-AIC-07); if numbers differ, those with fewer than two; else all.

    Bleeding Heroes count, bots do not (WOLF-RUL-51).
    """
    everybody = list(s.box.seats)
    heroes = dict.fromkeys(everybody, 0)
    for hero in s.heroes.values():
        if not hero.dead:
            heroes[hero.seat] += 1
    without = [seat for seat in everybody if not heroes[seat]]
    if without:
        return without
    if len({*heroes.values()}) > 1:
        return [seat for seat in everybody if heroes[seat] < TOO_MANY] or everybody
    return everybody


def settle(s: State) -> None:
    """The token leaves a holder who is not eligible, at once (WOLF-RUL-51)."""
    if s.controller not in eligible(s):
        _give_on(s, "WOLF-AIC-05")


def pass_on(s: State) -> None:
    """At the end of a Nazi Phase the token goes on clockwise (WOLF-AIC-04)."""
    _give_on(s, "WOLF-AIC-04")


def _give_on(s: State, rule: str) -> None:
    """To the next eligible player clockwise; a player who is the only one keeps it."""
    everybody, fit = s.box.seats, eligible(s)
    at = everybody.index(s.controller) if s.controller in everybody else -1
    holder = next(seat for seat in (*everybody[at + 1 :], *everybody[: at + 1]) if seat in fit)
    if holder != s.controller:
        s.controller = holder
        s.tell(ControllerPassed, rule, holder)
