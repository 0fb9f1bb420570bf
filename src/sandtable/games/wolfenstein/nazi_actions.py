"""What a Nazi does (p.16): attack the nearest Hero in range and sight, or else move towards one.

It attacks, moves and opens doors, and does nothing else (WOLF-NAZ-01).

It looks anew after each step, door and attack, and never saves AP (WOLF-RUL-49); so one action is one step of the game.
Whoever passes over a friend or a spawn token goes on to where it may stop before it looks again (WOLF-RUL-59).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from sandtable.engine.action import Question
from sandtable.engine.decision import Decision, Each, Option, Options, Play
from sandtable.games.wolfenstein import movement
from sandtable.games.wolfenstein.actions import OneName
from sandtable.games.wolfenstein.attack_action import drop_disguise
from sandtable.games.wolfenstein.attack_plan import applies, is_disguised
from sandtable.games.wolfenstein.cards import EVERY_CARD, Enemy
from sandtable.games.wolfenstein.controller import decide, decide_between
from sandtable.games.wolfenstein.doors import open_door
from sandtable.games.wolfenstein.effects import Cause, carry_out, choose_model, effect
from sandtable.games.wolfenstein.enemy_attack import may_enemy_attack, nazi_attack
from sandtable.games.wolfenstein.grid import Area, steps
from sandtable.games.wolfenstein.log import ActivationEnded, Blocked, Chosen, SkillUsed, Waited
from sandtable.games.wolfenstein.pursuit import (
    Goal,
    Scene,
    Target,
    goals,
    preferred,
    route_to,
    survey,
    tie_break,
    why_there,
)
from sandtable.games.wolfenstein.routes import (
    NOTHING,
    ROUGH_AP,
    STEP_AP,
    Ground,
    Next,
    Routes,
    clear_of_the_door,
    within_steps,
)
from sandtable.games.wolfenstein.standing import found, is_skill_ended
from sandtable.games.wolfenstein.state import Hero, Nazi, State
from sandtable.games.wolfenstein.table import adjacent, base_ap, distance_between, is_one_of, places, sees
from sandtable.games.wolfenstein.vocabulary import Effect, Moment

STOP = Option("stop")


def nazi_act(s: State) -> Play[None]:
    """One action of the Nazi whose activation runs; if there is nothing more for it to do, the activation ends.

    Attacking comes first (WOLF-NAC-01, WOLF-NAC-04), then moving (WOLF-NAC-02, WOLF-NAC-03).
    """
    nazi = s.nazis.get(s.acting)
    if nazi is None:  # it did not outlive its own attack
        s.waiting.clear()
        s.acting = ""
        s.phase = "nazi-next"
        return
    if nazi.stunned:
        yield from finish(s, nazi, "WOLF-STN-02")
    elif not nazi.ap:
        yield from finish(s, nazi, "WOLF-NAC-05")
    else:
        scene = Scene(s)
        view = seen(s, nazi, scene)
        if victims := in_range(scene, nazi, view):
            yield from attack(s, nazi, victims)
        else:
            yield from move(scene, nazi, view)


def attack(s: State, nazi: Nazi, victims: Sequence[Target]) -> Play[None]:
    """Step 1: the nearest Hero in range and sight, of several the one with the lowest HP and Armor (WOLF-NAC-06)."""
    best = {target.id: target for target in preferred(s, nazi, victims)}
    target = best[(yield from decide_between(s, "nazi-target", "attack", list(best), {"model": nazi.id}))]
    s.tell(Chosen, tie_break(s, nazi, victims, "WOLF-NAC-01"), nazi.id, target.id)
    yield from nazi_attack(s, nazi, target)


def move(scene: Scene, nazi: Nazi, view: Sequence[Target]) -> Play[None]:
    """Step 2: on towards a Hero or a noise, until it is there or has no AP left (WOLF-NAC-05, WOLF-NAC-07)."""
    s = scene.s
    ends = {goal.name: goal for goal in best_goals(scene, nazi, view)}
    if not ends:
        yield from finish(s, nazi, "WOLF-RUL-47")
        return
    if len(ends) == 1:
        (goal,) = ends.values()
    else:
        name = yield from decide_between(s, "nazi-goal", "towards", list(ends), {"model": nazi.id}, NAZI_GOAL)
        goal = ends[name]
    routes = route_to(scene, nazi, goal)
    ahead = routes.ahead(nazi.ap) if routes else NOTHING
    unspent = nazi.ap == base_ap(s, nazi)
    if routes and ahead != NOTHING:
        if unspent:
            s.tell(Chosen, why_there(s, nazi, view, goal), nazi.id, goal.name)
        yield from go(s, nazi, goal, routes, ahead)
    elif unspent and not (routes and not routes.cost):
        pass_over(s, nazi)
    else:
        yield from finish(s, nazi, why_no_further(goal, routes))


class Towards(OneName):
    """A goal of the Nazi's: a Hero, a bot, or a noisy room or corridor."""

    verb = "towards"

    def touches(self, s: State, decision: Decision, option: Option) -> tuple[str, ...]:
        goal = option.args[0]
        return (f"tile-{goal}" if goal in s.board.places else goal,)


NAZI_GOAL = Question(Towards())


def best_goals(scene: Scene, nazi: Nazi, view: Sequence[Target]) -> list[Goal]:
    """Where it would go; of several goals those that it can get on towards, if there are any."""
    ends = goals(scene, nazi, view)
    if len(ends) < 2:
        return ends
    return [goal for goal in ends if gets_on(route_to(scene, nazi, goal), nazi.ap)] or ends


def pass_over(s: State, nazi: Nazi) -> None:
    """A Nazi that can do nothing is passed over, and checked again when another has acted (WOLF-INI-04)."""
    s.waiting.append(nazi.id)
    s.tell(Blocked, "WOLF-INI-04", nazi.id)
    s.acting = ""
    s.phase = "nazi-next"


def why_no_further(goal: Goal, routes: Routes | None) -> str:
    """The rule by which a Nazi stays where it is: it is there, it lacks the AP, or there is no way."""
    if routes is None:
        return "WOLF-INI-07"
    if routes.cost:
        return "WOLF-MOV-03"
    return "WOLF-NAC-05" if goal.model is not None else "WOLF-RUL-47"


def finish(s: State, nazi: Nazi, rule: str) -> Play[None]:
    """The activation ends, with what the card says of that, and with disguises that are seen through."""
    attacking = s.box.cards.enemies[nazi.kind].weapon.ap if nazi.has_attacked else 0
    moved = nazi.ap < base_ap(s, nazi) - attacking
    s.tell(Waited if nazi.ap else ActivationEnded, rule, nazi.id)
    nazi.acted = True
    nazi.ap = 0
    s.waiting.clear()
    if moved:
        see_through(s)
    if not nazi.stunned:
        yield from use_skills(s, nazi, "activation-end")
    s.acting = ""
    s.phase = "nazi-next"


def use_skills(s: State, nazi: Nazi, moment: Moment) -> Play[None]:
    """What a Nazi's card does at this moment, if all that it asks for is so."""
    for skill in s.box.cards.enemies[nazi.kind].skills:
        if skill.when == moment and not is_skill_ended(s, nazi.kind, skill.id) and applies(s, skill.provided, nazi):
            s.tell(SkillUsed, "WOLF-AMM-09", nazi.id, skill.id)
            yield from carry_out(s, Cause(model=nazi.id, here=places(s, nazi)), skill.effects)


# -- whom it sees ------------------------------------------------------------------------------------------------------


def seen(s: State, nazi: Nazi, scene: Scene | None = None) -> list[Target]:
    """Heroes and bots in line of sight that it takes for such (WOLF-RUL-15); bleeding ones it ignores (WOLF-RUL-53)."""
    view = (scene or Scene(s)).in_sight(nazi)
    return [target for target in view if not is_disguised(s, target, nazi)] if view else view


def see_through(s: State) -> None:
    """When a Nazi's move ends, a disguise is of no use to a Hero who stands next to any Nazi."""
    for hero in s.heroes.values():
        if (hero.worn or hero.holding) and hero.at and found(s, hero, "disguise"):
            if any(adjacent(s, hero, nazi) for nazi in s.nazis.values()):
                drop_disguise(s, hero, "near-nazi")


def in_range(scene: Scene, nazi: Nazi, view: Sequence[Target]) -> list[Target]:
    """Those in sight whom it can attack now (WOLF-NAC-01, WOLF-NAC-09, WOLF-STN-03)."""
    s = scene.s
    card = s.box.cards.enemies[nazi.kind]
    if nazi.has_attacked or nazi.sabotaged or nazi.ap < card.weapon.ap:  # WOLF-NAZ-02
        return []
    if shoots_over_models(card):
        view = [target for target in scene.targets if not is_disguised(s, target, nazi)]
    farthest = longest_range(card)
    near = [target for target in view if distance_between(s, nazi, target) <= farthest]
    return [target for target in near if may_enemy_attack(s, nazi, target, scene)]


@lru_cache(maxsize=EVERY_CARD)
def shoots_over_models(card: Enemy) -> bool:
    """Whether it may need no line of sight."""
    return any(e.name == "over-models" for e in every_effect(card))


@lru_cache(maxsize=EVERY_CARD)
def longest_range(card: Enemy) -> int:
    """As far as it could shoot at best, so that whoever is farther away need not be looked at."""
    return card.weapon.range + sum(e.n for e in every_effect(card) if e.name == "range" and e.n > 0)


def every_effect(card: Enemy) -> list[Effect]:
    return [*card.weapon.effects, *(e for skill in card.skills for e in skill.effects)]


# -- going there ------------------------------------------------------------------------------------------------------


def go(s: State, nazi: Nazi, goal: Goal, routes: Routes, ahead: Next) -> Play[None]:
    """A step on the way or a door, as the controller likes where routes are equal (WOLF-AIC-06, WOLF-RUL-45).

    Over friends and spawn tokens it goes on at once, and a large model whose AP end in a doorway is moved on through it
    (WOLF-BIG-04).
    """
    board, ground = s.box.board, routes.ground
    while True:
        answer = yield from which_way(s, nazi, goal, ahead)
        if answer.verb == "open":
            open_door(s, nazi, answer.args[0])
            return
        start, at = nazi.at, answer.args[0]
        here, under = board.small[at].area, board.footings(nazi.id)
        price = ROUGH_AP if under[at].area & ~under[start].area & ground.rough else STEP_AP
        movement.step(s, nazi, at, price, goal.rule)
        if not here & ground.passing:
            return
        routes = routes.after(here, price)
        ahead = routes.ahead(nazi.ap)
        if ahead == NOTHING:
            beyond = clear_of_the_door(ground, board.squares[start], board.squares[at], ground.shut)
            if beyond is not None:
                movement.step(s, nazi, board.names[beyond], 0, "WOLF-RUL-62")
            return


def which_way(s: State, nazi: Nazi, goal: Goal, ahead: Next) -> Play[Option]:
    """The next step or door; one is asked for only if there are several."""
    board = s.box.board
    squares = board.listed(ahead.squares)
    if len(squares) == 1 and not ahead.doors:
        return Option("step", (squares[0],))
    args = {"model": nazi.id, "goal": goal.name}
    if not ahead.doors:
        return Option("step", ((yield from decide_between(s, "nazi-step", "step", squares, args)),))
    doors = [door for door, barrier in board.grid.barriers.items() if barrier in ahead.doors]
    return (yield from decide(s, "nazi-step", Options(Each("step", squares), Each("open", doors)), args))


# -- whether it can do anything ----------------------------------------------------------------------------------------


def is_blocked(scene: Scene, nazi: Nazi) -> bool:
    """Whether a Nazi that has yet to act can neither attack nor get on towards its goal (WOLF-RUL-46).

    Whoever is next to its Hero or in its noisy place is not blocked but has nothing to do, and so is whoever has no
    goal.
    """
    s = scene.s
    view = seen(s, nazi, scene)
    if in_range(scene, nazi, view):
        return False
    ends = goals(scene, nazi, view)
    return bool(ends) and not any(gets_on(route_to(scene, nazi, goal), nazi.ap) for goal in ends)


def gets_on(routes: Routes | None, ap: int) -> bool:
    return routes is not None and (not routes.cost or routes.ahead(ap) != NOTHING)


# -- a Nazi that a Hero orders about -----------------------------------------------------------------------------------


def orderable(s: State, hero: Hero, e: Effect) -> list[str]:
    """Those who would obey."""
    return [
        nazi.id
        for nazi in s.nazis.values()
        if (not e.only or is_one_of(s, nazi, e.only)) and (not e.sight or sees(s, hero, nazi))
    ]


@effect("order", lambda s, cause, e: bool(orderable(s, s.heroes[cause.hero], e)))
def _order(s: State, cause: Cause, e: Effect) -> Play[None]:
    """A Nazi goes where the player likes, step by step, and does not activate in this round."""
    hero = s.heroes[cause.hero]
    names = orderable(s, hero, e)
    if not names:
        return
    nazi = s.nazis[(yield from choose_model(s, hero.seat, cause, e, names)).id]
    nazi.ordered = True
    ground = survey(Scene(s), nazi, doors=False)
    for left in range(e.n, 0, -1):
        squares = Each("step", s.board.listed(may_be_sent(s, ground, nazi, left)))
        may_stop = not s.board.footing(nazi.at).area & ground.passing
        options = Options(squares, STOP) if may_stop else Options(squares)
        answer = yield Decision(hero.seat, "order", options, {"model": nazi.id, "left": left})
        if answer == STOP:
            break
        movement.step(s, nazi, answer.args[0], 0, "WOLF-GLO-03")
    see_through(s)


def may_be_sent(s: State, ground: Ground, nazi: Nazi, left: int) -> Area:
    """Where a Nazi can be sent next: onto a square to stop on, or one from which such a square is near enough."""
    grid, area = ground.grid, 0
    for square in steps.destinations(grid, s.board.squares[nazi.at], ground.shut, large=ground.large):
        there = grid.area([square])
        if not there & ground.blocked:
            if not there & ground.passing or within_steps(ground, there, left - 1) & ~ground.passing:
                area |= there
    return area
