"""Models as they are seen: what is left of them, what has befallen them, and who would act or be shot at next.

Nazis stand still while the Heroes act. What can be said of them without the Heroes (`Garrison`) is worked out once and
remembered while nothing happens to any of them. Whom they see and who can shoot at them is asked each time.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

import msgspec

from sandtable.engine.chance import Chance
from sandtable.engine.view import Piece
from sandtable.games.wolfenstein import attack, enemy_attack, noise
from sandtable.games.wolfenstein.attack_plan import hero_terms, nazis_near
from sandtable.games.wolfenstein.box import Box
from sandtable.games.wolfenstein.facts import ModelFacts, Side
from sandtable.games.wolfenstein.maps import is_large, kind_of
from sandtable.games.wolfenstein.nazi_actions import seen
from sandtable.games.wolfenstein.nazi_phase import why_active
from sandtable.games.wolfenstein.pursuit import Scene
from sandtable.games.wolfenstein.state import Bot, Hero, Model, Nazi, State
from sandtable.games.wolfenstein.table import hero_side
from sandtable.games.wolfenstein.view_cards import Dashboard, Health, health

_read_nazis = msgspec.msgpack.Decoder(dict[str, Nazi]).decode


def mover(s: State) -> Hero | Bot | None:
    """The Hero or bot that is being moved now."""
    if s.phase == "bot":
        return s.bots.get(s.acting)
    if s.phase == "action" and s.hero and s.active.up:
        return s.active
    return None


def acting(s: State) -> Model | None:
    """Whose action it is: a Hero's, a bot's or a Nazi's."""
    if s.acting:
        return s.bots.get(s.acting) or s.nazis.get(s.acting)
    return s.heroes.get(s.hero)


# -- the Nazis ---------------------------------------------------------------------------------------------------------


class Sentry(NamedTuple):
    """A Nazi as it stands, whatever it is to the Heroes."""

    at: str
    health: Health
    marks: tuple[str, ...]


class Garrison(NamedTuple):
    """All Nazis, as far as the Heroes do not matter: how they look, what they hear, and where they would be company."""

    sentries: dict[str, Sentry]
    hearers: dict[str, tuple[str, ...]]  # for each place
    loud: frozenset[str]  # places with a Nazi who is not quiet


def garrison_of(s: State) -> Garrison:
    """The Nazis as they stand now: their cards, and what wakes them or takes a skill away from them."""
    return _gather(s.box, msgspec.msgpack.encode(s.nazis), bool(s.alarms), tuple(s.searched))


@lru_cache(maxsize=2048)
def _gather(box: Box, nazis: bytes, alarmed: bool, searched: tuple[str, ...]) -> Garrison:
    """The same from these alone, on a table with nothing else on it."""
    s = State(box=box, chance=Chance(0), nazis=_read_nazis(nazis), alarms=int(alarmed), searched=[*searched])
    sentries = {name: Sentry(nazi.at, health(s, nazi), tuple(_marks(s, nazi))) for name, nazi in s.nazis.items()}
    return Garrison(sentries, _hearers(s), noise.loud_places(s))


def _hearers(s: State) -> dict[str, tuple[str, ...]]:
    """For each place the Nazis whom noise there would set in motion; one that sleeps does not hear it (WOLF-CRD-27)."""
    hear: dict[str, list[str]] = {place: [] for place in s.board.places}
    for nazi in s.nazis.values():
        if not noise.is_deaf(s, nazi) and not noise.is_asleep(s, nazi):
            for place in noise.earshot(s, nazi):
                hear[place].append(nazi.id)
    return {place: tuple(names) for place, names in hear.items()}


# -- pieces ------------------------------------------------------------------------------------------------------------


def standing(scene: Scene, garrison: Garrison, boards: dict[str, Dashboard]) -> Iterator[tuple[str, Piece]]:
    """Every model with its square; a large one is on its north-west square."""
    s, whose = scene.s, acting(scene.s)
    for model in hero_side(s):
        marks = (("acting",) if model is whose else ()) + tuple(_marks(s, model))
        bot_of = model.hero if isinstance(model, Bot) else ""
        left = health(s, model) if bot_of else boards[model.id].health
        yield model.at, _model(model.id, "bot" if bot_of else "hero", left, bot_of, marks)
    acts, targets, alert = whose.id if whose else "", set(_targets(s)), _alert(scene)
    for name, (at, left, marks) in garrison.sentries.items():
        if name == acts:
            marks = ("acting", *marks)
        rule = alert.get(name, "")
        marks += ("alert",) * bool(rule) + ("target",) * (name in targets)
        yield at, _model(name, "nazi", left, "", marks, rule)


@lru_cache(maxsize=16384)
def _model(name: str, side: Side, left: Health, bot_of: str, marks: tuple[str, ...], alert: str = "") -> Piece:
    facts = ModelFacts(side, *left, is_large(name), bot_of, alert)
    return Piece(kind_of(name), 1, name, marks, facts)


def _alert(scene: Scene) -> dict[str, str]:
    """The rule by which each Nazi would activate if the Nazi Phase began now, or nothing (WOLF-NAZ-06)."""
    s = scene.s
    if s.phase.startswith("nazi"):
        return {}
    noisy = noise.noisy_places(s)
    waiting = [nazi for nazi in s.nazis.values() if not nazi.ordered]
    return {nazi.id: why_active(s, nazi, noisy, sees_hero=bool(seen(s, nazi, scene))) for nazi in waiting}


def _marks(s: State, model: Model) -> Iterator[str]:
    """What a player must know of a model at a glance."""
    if model.stunned:
        yield "stunned"
    if model.sabotaged:
        yield "sabotaged"
    if isinstance(model, Hero):
        if model.bleeding:
            yield "bleeding"
        if model.fatigued:
            yield "fatigued"
    elif isinstance(model, Nazi):
        if noise.is_asleep(s, model):
            yield "asleep"
        if model.active:
            yield "active"
        if model.acted:
            yield "acted"
        if model.ordered:
            yield "ordered"
    if isinstance(model, Hero | Bot) and model.done:
        yield "done"


def _targets(s: State) -> Iterator[str]:
    """Whom the acting Hero or bot can attack with its active weapon."""
    model = mover(s)
    if isinstance(model, Bot):
        yield from (nazi.id for nazi in enemy_attack.bot_targets(s, model))
    elif isinstance(model, Hero) and model.active_weapon is not None:
        weapon = model.active_weapon
        if attack.may_shoot(s, model, weapon) is not None:
            return
        more = sum(max(0, e.n) for _, e in hero_terms(s, model, weapon) if e.name == "range")
        for nazi in nazis_near(s, model, s.box.cards.weapons[weapon.kind].range + more):
            if attack.may_attack(s, model, nazi, weapon) is None:
                yield nazi.id
