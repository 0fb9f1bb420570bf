"""Models as they are seen: what is left of them, what has befallen them, and who would act or be shot at next.

Nazis stand still while the Heroes act. What is to be said of them all is worked out once and kept as long as nothing
happens to any of them (`Garrison`); only whom they see and who can shoot at them is asked each time.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from sandtable.engine.memory import Memory
from sandtable.engine.view import Piece
from sandtable.games.wolfenstein import attack, noise
from sandtable.games.wolfenstein.attack_plan import hero_terms, nazis_near
from sandtable.games.wolfenstein.maps import is_large, kind_of
from sandtable.games.wolfenstein.nazi_actions import seen
from sandtable.games.wolfenstein.nazi_phase import why_active
from sandtable.games.wolfenstein.pursuit import Scene
from sandtable.games.wolfenstein.standing import holds
from sandtable.games.wolfenstein.state import Bot, Hero, Model, Nazi, State
from sandtable.games.wolfenstein.table import hero_side, places
from sandtable.games.wolfenstein.view_cards import Dashboard, Health, health

REMEMBERED = 16384  # Heroes and bots


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


class Aspect(NamedTuple):
    """What a Nazi is to the others just now: whether it acts, the rule by which it would, whether it can be hit."""

    acting: bool
    alert: str
    target: bool


class Sentry:
    """A Nazi as it stands, whatever it is to the others; a piece for each aspect that it has had."""

    __slots__ = ("_health", "_marks", "_name", "_pieces", "at")

    def __init__(self, s: State, nazi: Nazi) -> None:
        self.at = nazi.at
        self._name = nazi.id
        self._health = health(s, nazi)
        self._marks = tuple(_marks(s, nazi))
        self._pieces: dict[Aspect, Piece] = {}

    def piece(self, aspect: Aspect) -> Piece:
        piece = self._pieces.get(aspect)
        if piece is None:
            marks = ("acting",) * aspect.acting + self._marks
            marks += ("alert",) * bool(aspect.alert) + ("target",) * aspect.target
            piece = self._pieces[aspect] = _model(self._name, "nazi", self._health, "", marks, aspect.alert)
        return piece


class Garrison(NamedTuple):
    """All Nazis, as far as nothing else matters: how they look, what they hear, and where they would be company."""

    sentries: dict[str, Sentry]
    hearers: dict[str, tuple[str, ...]]  # for each place
    loud: frozenset[str]  # places with a Nazi who is not quiet
    #: why each would activate, seeing a Hero or not, with noise in these places and to be heard in those
    rules: dict[tuple[frozenset[str], frozenset[str]], dict[tuple[str, bool], str]]


def garrison_of(s: State) -> Garrison:
    """The Nazis as they stand now: their cards, and what wakes them or takes a skill away from them."""
    known: Memory[tuple[Any, ...], Garrison] = s.box.garrisons
    key = (msgspec.msgpack.encode(s.nazis), bool(s.alarms), *s.searched)
    return known.get(key) or known.keep(key, _gather(s))


def _gather(s: State) -> Garrison:
    loud = {place for nazi in s.nazis.values() if not holds(s, nazi, "quiet") for place in places(s, nazi)}
    return Garrison({name: Sentry(s, nazi) for name, nazi in s.nazis.items()}, _hearers(s), frozenset(loud), {})


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
    name, targets, alert = whose.id if whose else "", set(_targets(s)), _alert(scene, garrison)
    for nazi, sentry in garrison.sentries.items():
        yield sentry.at, sentry.piece(Aspect(nazi == name, alert.get(nazi, ""), nazi in targets))


@lru_cache(maxsize=REMEMBERED)
def _model(name: str, side: str, left: Health, bot_of: str, marks: tuple[str, ...], alert: str = "") -> Piece:
    facts: dict[str, Any] = {"side": side, **left.facts}
    if is_large(name):
        facts["large"] = True
    if bot_of:
        facts["hero"] = bot_of
    if alert:
        facts["alert"] = alert
    return Piece(kind_of(name), 1, name, marks, facts)


def _alert(scene: Scene, garrison: Garrison) -> dict[str, str]:
    """The Nazis that would activate if the Nazi Phase began now, each with the rule that says so (WOLF-NAZ-06)."""
    s = scene.s
    if s.phase.startswith("nazi"):
        return {}
    noisy = noise.noisy_places(s)
    rules = garrison.rules.setdefault((frozenset(s.noise), frozenset(noisy)), {})
    alert: dict[str, str] = {}
    for name, nazi in s.nazis.items():
        if not nazi.ordered:
            sees_hero = bool(seen(s, nazi, scene))
            rule = rules.get((name, sees_hero))
            if rule is None:
                twin = nazi.__copy__()  # type: ignore[attr-defined]  # asking wakes those who sleep
                rule = rules[name, sees_hero] = why_active(s, twin, noisy, sees_hero=sees_hero)
            if rule:
                alert[name] = rule
    return alert


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
        yield from (nazi.id for nazi in attack.bot_targets(s, model))
    elif isinstance(model, Hero) and model.active_weapon is not None:
        weapon = model.active_weapon
        if attack.may_shoot(s, model, weapon) is not None:
            return
        more = sum(max(0, e.n) for _, e in hero_terms(s, model, weapon) if e.name == "range")
        for nazi in nazis_near(s, model, s.box.cards.weapons[weapon.kind].range + more):
            if attack.may_attack(s, model, nazi, weapon) is None:
                yield nazi.id
