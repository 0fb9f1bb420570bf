"""Noise (p.12): attacks and company make it, one token for each room or corridor, and it draws the enemy (p.16).

Company makes noise the moment that a Hero and another model are in one place, also in passing (WOLF-RUL-29). Bleeding
Heroes and bots count as Heroes there (WOLF-RUL-30), and whoever is quiet does not count at all.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from sandtable.engine.action import Question
from sandtable.engine.decision import Decision, Each, Option, Options, Play
from sandtable.engine.view import Text
from sandtable.games.wolfenstein.actions import OneName
from sandtable.games.wolfenstein.board import near
from sandtable.games.wolfenstein.effects import Cause, effect
from sandtable.games.wolfenstein.grid import distance
from sandtable.games.wolfenstein.log import NoiseGone, NoiseMade, SmokeSpread
from sandtable.games.wolfenstein.maps import LARGE_NAMES
from sandtable.games.wolfenstein.standing import holds
from sandtable.games.wolfenstein.state import Bot, Hero, Model, Nazi, State
from sandtable.games.wolfenstein.table import (
    find,
    footing,
    hero_side,
    in_place,
    is_one_of,
    models,
    places,
    sees_square,
    targets,
)
from sandtable.games.wolfenstein.vocabulary import Effect

DEAF = ("officer", "boss")  # noise does not move them (WOLF-NAZ-12)


# -- making noise ------------------------------------------------------------------------------------------------------


def make_noise(s: State, place: str, rule: str) -> None:
    """A noise token, unless there is one (WOLF-NOI-06)."""
    if place not in s.noise:
        s.noise.append(place)
        s.tell(NoiseMade, rule, place)


def attack_noise(s: State, attacker: Model, target: Model) -> None:
    """An attack that is not silent is heard where it comes from and where it goes, hit or miss (WOLF-RUL-32).

    On the two easier levels it is not (WOLF-DIF-16, WOLF-DIF-18).
    """
    if s.box.level.attack_noise:
        for place in places(s, attacker):
            make_noise(s, place, "WOLF-NOI-01")
        for place in places(s, target):
            make_noise(s, place, "WOLF-NOI-02")


def attack_hints(s: State, attacker: Model, target: Model) -> Iterator[Text]:
    """The noise that an attack would make if it is not silent."""
    if s.box.level.attack_noise:
        yield from noise_hints(s, dict.fromkeys((*places(s, attacker), *places(s, target))))


def shared_presence(s: State, rule: str = "WOLF-NOI-05") -> None:
    """Company makes noise at once (WOLF-NOI-05)."""
    for place in company(s):
        make_noise(s, place, rule)


def company(s: State) -> Iterator[str]:
    """Places without a noise token in which a Hero and another model make noise together."""
    small, large = s.box.board.small, s.box.board.large
    hero_places: dict[str, None] = {}
    shared: dict[str, None] = {}
    for model in hero_side(s):
        for place in (large if model.id in LARGE_NAMES else small)[model.at].places:
            if place not in s.noise:
                (shared if place in hero_places else hero_places)[place] = None
    if hero_places:
        for nazi in s.nazis.values():
            for place in (large if nazi.id in LARGE_NAMES else small)[nazi.at].places:
                if place in hero_places:
                    shared[place] = None
        for place in shared:
            if keeps_noise(s, place):
                yield place


def keeps_noise(s: State, place: str) -> bool:
    """Whether a Hero and another model make noise here as they stand (WOLF-RUL-31).

    On the easiest level Heroes among themselves make none (WOLF-DIF-17).
    """
    loud = [model for model in in_place(s, place) if not holds(s, model, "quiet")]
    heroes = sum(not isinstance(model, Nazi) for model in loud)
    if heroes and heroes < len(loud):
        return True
    return heroes > 1 and s.box.level.hero_company_noise


def loud_places(s: State) -> frozenset[str]:
    """The places of all Nazis who are not quiet."""
    loud = (nazi for nazi in s.nazis.values() if not holds(s, nazi, "quiet"))
    return frozenset(place for nazi in loud for place in places(s, nazi))


def company_ahead(s: State, guest: Hero | Bot, loud: Collection[str]) -> Iterator[str]:
    """Places that would get a noise token if this Hero or bot came in (WOLF-NOI-05); `loud` ones have Nazis.

    A quiet model makes no company (WOLF-RUL-31). On the easiest level Heroes among themselves make no noise
    (WOLF-DIF-17).
    """
    others = [model for model in hero_side(s) if model is not guest and not holds(s, model, "quiet")]
    heroes = [place for model in others for place in places(s, model)]
    heard = not holds(s, guest, "quiet")
    for place in s.board.places:
        near = heroes.count(place) + heard
        if place not in s.noise and near and (place in loud or (near > 1 and s.box.level.hero_company_noise)):
            yield place


# -- hearing it --------------------------------------------------------------------------------------------------------


def noisy_places(s: State) -> set[str]:
    """Where there is noise to hear; on the hardest level also wherever a Hero is (WOLF-DIF-20, WOLF-RUL-33)."""
    noisy = set(s.noise)
    if s.box.level.heroes_are_noise:
        for model in targets(s):
            noisy.update(places(s, model))
    return noisy


def earshot(s: State, model: Model) -> tuple[str, ...]:
    """A model's own room or corridor and those that touch it, its own first (WOLF-NAZ-08, WOLF-NAZ-09)."""
    return near(s.box.board, places(s, model))


def is_deaf(s: State, nazi: Nazi) -> bool:
    """Officers and Bosses do not go after noise (WOLF-NAZ-12)."""
    return is_one_of(s, nazi, DEAF)


def is_asleep(s: State, nazi: Nazi) -> bool:
    """Whether a Nazi is dormant and noise does not reach it: nothing but a Hero in sight wakes it now (WOLF-CRD-27)."""
    return not (nazi.awake or nazi.attacked or s.alarms) and holds(s, nazi, "depowered")


def would_wake(s: State, places: Iterable[str]) -> list[Nazi]:
    """The Nazis whom noise in these places would set in motion."""
    heard = set(places)
    return [
        nazi
        for nazi in s.nazis.values()
        if not is_deaf(s, nazi) and not heard.isdisjoint(earshot(s, nazi)) and not is_asleep(s, nazi)
    ]


def newly_woken(s: State, loud: Iterable[str]) -> tuple[str, ...]:
    """The Nazis whom noise in these places would set in motion, and no noise does yet."""
    already = {nazi.id for nazi in would_wake(s, noisy_places(s))}
    return tuple(nazi.id for nazi in would_wake(s, loud) if nazi.id not in already)


def noise_hints(s: State, places: Iterable[str]) -> Iterator[Text]:
    """Where noise would put a token, and whom it would wake."""
    loud = tuple(place for place in places if place not in s.noise)
    if loud:
        yield Text("hint-noise", {"places": loud, "models": newly_woken(s, loud)})


# -- on cards ----------------------------------------------------------------------------------------------------------


def meant(s: State, cause: Cause, e: Effect) -> tuple[str, ...]:
    """The places that a card speaks of."""
    board = s.box.board
    match e.at:
        case "there":
            return (board.place_of[board.squares[cause.there]],) if cause.there else ()
        case "target":
            return next((places(s, model) for model in models(s) if model.id == cause.target), ())
        case "near-self":
            return places(s, cause.actor(s))
        case "here-and-adjacent":
            return near(board, cause.here)
        case _:
            return cause.here


@effect("noise", lambda s, cause, e: not {*meant(s, cause, e)} <= {*s.noise})
def _noise(s: State, cause: Cause, e: Effect) -> None:
    for place in meant(s, cause, e):
        make_noise(s, place, "WOLF-RUL-28")


@effect("hush", lambda s, cause, e: not {*meant(s, cause, e)}.isdisjoint(s.noise))
def _hush(s: State, cause: Cause, e: Effect) -> None:
    """Noise tokens go; what was just put down as a lure stays."""
    for place in meant(s, cause, e):
        if place in s.noise and place != s.lure:
            s.noise.remove(place)
            s.tell(NoiseGone, "WOLF-RUL-28", place)


class ChoosePlace(OneName):
    """The room or corridor to make noise in."""

    verb = "choose"

    def hints(self, s: State, chosen: str) -> Iterable[Text]:
        return noise_hints(s, [chosen])

    def touches(self, s: State, decision: Decision, option: Option) -> tuple[str, ...]:
        return (f"tile-{option.args[0]}",)


CHOOSE_PLACE = Question(ChoosePlace())


@effect("lure")
def _lure(s: State, cause: Cause, e: Effect) -> Play[None]:
    """Noise in a place of the player's choice, which until Clean-up outranks all other."""
    hero = s.heroes[cause.hero]
    options = Options(Each("choose", luring_places(s, hero, e)))
    answer = yield Decision(hero.seat, "choose-place", options, {"card": cause.card}, about=CHOOSE_PLACE)
    s.lure = answer.args[0]
    make_noise(s, s.lure, "WOLF-RUL-28")


def luring_places(s: State, model: Model, e: Effect) -> list[str]:
    """Places at so many connections at most, or with a square that is near enough and, if it must be, in sight."""
    board = s.box.board
    if e.connections:
        found = dict.fromkeys(places(s, model))
        for _ in range(e.connections):
            found |= dict.fromkeys(other for place in found for other in board.beside[place])
        return list(found)
    own = footing(s, model).squares
    return [
        place
        for place, area in board.places.items()
        if any(
            (not e.within or min(distance(one, square) for one in own) <= e.within)
            and (not e.sight or sees_square(s, model, board.names[square]))
            for square in board.grid.listed(area)
        )
    ]


@effect("smoke", lambda s, cause, e: not {*cause.here} <= {*s.smoke})
def _smoke(s: State, cause: Cause, e: Effect) -> None:
    """Nobody looks further than a step into, out of or through this place."""
    for place in cause.here or places(s, find(s, cause.hero)):
        if place not in s.smoke:
            s.smoke.append(place)
            s.tell(SmokeSpread, "WOLF-RUL-94", place)
