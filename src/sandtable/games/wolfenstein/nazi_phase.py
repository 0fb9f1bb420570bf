"""The Nazi Phase (p.16): who activates, who acts next, and what ends with the phase.

Who activates is checked once, at the start (WOLF-NAZ-06, WOLF-NAZ-10, WOLF-RND-13).
Then the next model to act is chosen each time with the table
as it stands (WOLF-RUL-44), and one that is blocked is passed over and checked again (WOLF-INI-04).
"""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine.decision import Play
from sandtable.games.wolfenstein import tokens
from sandtable.games.wolfenstein.controller import decide_between, pass_on
from sandtable.games.wolfenstein.effects import Cause, effect
from sandtable.games.wolfenstein.log import Activated, Chosen, Waited
from sandtable.games.wolfenstein.nazi_actions import is_blocked, pass_over, seen, use_skills
from sandtable.games.wolfenstein.noise import earshot, is_asleep, is_deaf, noisy_places
from sandtable.games.wolfenstein.pursuit import Scene
from sandtable.games.wolfenstein.standing import holds
from sandtable.games.wolfenstein.state import Nazi, State
from sandtable.games.wolfenstein.table import base_ap, distance_between, is_one_of, places, targets
from sandtable.games.wolfenstein.vocabulary import Effect

# -- who activates -----------------------------------------------------------------------------------------------------


def nazi_check(s: State) -> Play[None]:
    """Which Nazis activate in this round (WOLF-NAZ-06); then what their cards do at the start of the phase."""
    scene, noisy = Scene(s), noisy_places(s)
    for nazi in s.nazis.values():
        sees_hero = bool(seen(s, nazi, scene))
        if is_roused(s, nazi, sees_hero=sees_hero):
            nazi.awake = True
        rule = why_active(s, nazi, noisy, sees_hero=sees_hero)
        if rule and nazi.stunned:
            s.tell(Waited, "WOLF-STN-02", nazi.id)
        elif rule and not nazi.ordered:
            nazi.active = True
            s.tell(Activated, rule, nazi.id)
    active = [nazi for nazi in s.nazis.values() if nazi.active]
    for nazi in sorted(active, key=lambda nazi: -initiative(s, nazi)):
        if nazi.id in s.nazis:
            yield from use_skills(s, nazi, "phase-start")
    s.phase = "nazi-next"


def why_active(s: State, nazi: Nazi, noisy: set[str], *, sees_hero: bool) -> str:
    """The rule by which a Nazi activates, or nothing.

    A Hero in sight (WOLF-NAZ-07), or noise in its own place or an adjacent one (WOLF-NAZ-08, WOLF-NAZ-09). Officers and
    Bosses do not care for noise (WOLF-NAZ-12), but once attacked they come (WOLF-NAZ-13, WOLF-RUL-42).
    All others stay where they are (WOLF-NAZ-11).
    """
    if sees_hero:
        return "WOLF-NAZ-07"
    if is_asleep(s, nazi):
        return ""
    if is_deaf(s, nazi):
        return "WOLF-RUL-42" if nazi.attacked else ""
    heard = next((place for place in earshot(s, nazi) if place in noisy), None)
    if heard is None:
        return ""
    if heard not in s.noise:
        return "WOLF-DIF-20"
    return "WOLF-NAZ-08" if heard in places(s, nazi) else "WOLF-NAZ-09"


def is_roused(s: State, nazi: Nazi, *, sees_hero: bool) -> bool:
    """Whether a dormant Nazi wakes up: a Hero in sight, an attack or the alarm does it, for good (WOLF-CRD-27)."""
    return not nazi.awake and holds(s, nazi, "depowered") and (sees_hero or not is_asleep(s, nazi))


# -- who acts next -----------------------------------------------------------------------------------------------------


def nazi_next(s: State) -> Play[None]:
    """The Nazi with the highest initiative that can do anything, of equals the one closest to the Heroes (WOLF-INI-01).

    Those who were blocked are checked again when another has acted. When nobody else is left, they have lost their
    activation (WOLF-INI-05, WOLF-INI-06), and if none could do anything, the phase is over (WOLF-NAZ-05).
    """
    left = [nazi for nazi in s.nazis.values() if nazi.active and not nazi.acted and nazi.id not in s.waiting]
    for rule, equal in in_order(s, left):
        able = equal if len(equal) == 1 else pass_over_blocked(s, equal)
        if able:
            name = yield from decide_between(s, "who-acts", "act", [nazi.id for nazi in able], {})
            begin(s, s.nazis[name], rule if len(able) == 1 else "WOLF-INI-03")
            return
    for name in s.waiting:
        s.tell(Waited, "WOLF-INI-06", name)
    s.waiting.clear()
    s.phase = "nazi-end"


def in_order(s: State, waiting: list[Nazi]) -> Iterator[tuple[str, list[Nazi]]]:
    """Those who have yet to act, in groups of equals, each with the rule that puts it here.

    By initiative, then by closeness to a Hero who is not bleeding, whatever their type (WOLF-RUL-43, WOLF-RUL-44).
    """
    by_initiative: dict[int, list[Nazi]] = {}
    for nazi in waiting:
        by_initiative.setdefault(initiative(s, nazi), []).append(nazi)
    for value in sorted(by_initiative, reverse=True):
        equal = by_initiative[value]
        if len(equal) == 1:
            yield "WOLF-INI-01", equal
            continue
        by_distance: dict[int, list[Nazi]] = {}
        heroes = targets(s)
        for nazi in equal:
            far = min((distance_between(s, nazi, hero) for hero in heroes), default=0)
            by_distance.setdefault(far, []).append(nazi)
        for far in sorted(by_distance):
            yield "WOLF-INI-02", by_distance[far]


def initiative(s: State, nazi: Nazi) -> int:
    return s.box.cards.enemies[nazi.kind].initiative


def pass_over_blocked(s: State, equal: list[Nazi]) -> list[Nazi]:
    """Pass over those who are blocked, so that nobody is asked about them, and return the rest (WOLF-INI-04)."""
    scene = Scene(s)
    able: list[Nazi] = []
    for nazi in equal:
        nazi.ap = base_ap(s, nazi)
        if nazi.stunned or not is_blocked(scene, nazi):
            able.append(nazi)
        else:
            pass_over(s, nazi)
    return able


def begin(s: State, nazi: Nazi, rule: str) -> None:
    """A Nazi's activation begins; whether it can do anything it sees then (WOLF-RUL-46)."""
    nazi.ap = base_ap(s, nazi)
    s.acting = nazi.id
    s.tell(Chosen, rule, nazi.id)
    s.phase = "nazi-act"


# -- the end of the phase ----------------------------------------------------------------------------------------------


def nazi_end(s: State) -> Play[None]:
    """Tokens that have had their turn go (WOLF-RUL-58), and the controller's token is passed on (WOLF-AIC-04)."""
    tokens.end_of_phase(s)
    for nazi in s.nazis.values():
        nazi.active = nazi.acted = nazi.has_attacked = False
        nazi.ap = nazi.rally = 0
    pass_on(s)
    s.phase = "clean-up"
    yield from ()


@effect("rally")
def _rally(s: State, cause: Cause, e: Effect) -> None:
    """Those in this place who have yet to act roll more dice in this phase."""
    here = set(cause.here)
    for nazi in s.nazis.values():
        if not nazi.acted and nazi.id != cause.model and (not e.only or is_one_of(s, nazi, e.only)):
            if not here.isdisjoint(places(s, nazi)):
                nazi.rally += e.n
