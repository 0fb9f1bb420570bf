"""Damage (p.11, p.18): hits become tokens on cards, Armor as a second pool of HP (WOLF-DMG-02).

Hits are counted after all rerolls. Before they hurt a Hero, its player may react (WOLF-RUL-70): first cards that cancel
hits, then whoever takes HP on itself in the other's stead. Damage without dice is the same as so many Armor Hits: it
comes off Armor first (WOLF-ATK-20).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from sandtable.engine.action import Answer, Question
from sandtable.engine.decision import Decision, Each, Option, Options, Play
from sandtable.engine.plain import Values
from sandtable.engine.view import Text
from sandtable.games.wolfenstein import bleeding, controller, dice, kills
from sandtable.games.wolfenstein.actions import OneName
from sandtable.games.wolfenstein.attack_plan import applies, triggered
from sandtable.games.wolfenstein.card_text import lines_of
from sandtable.games.wolfenstein.decks import discard
from sandtable.games.wolfenstein.dice import Damage, Roll, Target
from sandtable.games.wolfenstein.effects import Cause, candidates, carry_out, effect, whom
from sandtable.games.wolfenstein.log import (
    Cancelled,
    CardDiscarded,
    Diverted,
    Hurt,
    Missed,
    Rolled,
    Shielded,
    SkillUsed,
)
from sandtable.games.wolfenstein.standing import found, holds, total
from sandtable.games.wolfenstein.state import Bot, Hero, Model, Nazi, State
from sandtable.games.wolfenstein.table import armor, hp, near, nearest, places, suit_armor
from sandtable.games.wolfenstein.vocabulary import Effect, Face

DECLINE = Option("decline")


class Hits(msgspec.Struct, frozen=True):
    """What is about to hurt a model."""

    hp: int = 0
    armor: int = 0
    spared: int = 0  # points that would come off Armor and do not count

    @classmethod
    def of(cls, roll: Roll, armor_to_hp: int = 0) -> Hits:
        """A roll, of which some Armor Hits may count as HP Hits."""
        turned = min(roll.armor, armor_to_hp)
        return cls(roll.hp + turned, roll.armor - turned)


def target_of(s: State, model: Model) -> Target:
    """What hits run into: HP and Armor left, and the skills that decide which is lost."""
    return Target(hp(s, model), armor(s, model), holds(s, model, "great-armor"), total(s, model, "hp-to-armor"))


def loss(s: State, model: Model, hits: Hits) -> Damage:
    """What the hits would take from a model as things stand."""
    lost = dice.damage(Roll(hp=hits.hp, armor=hits.armor), target_of(s, model))
    return Damage(lost.hp, max(0, lost.armor - hits.spared)) if hits.spared else lost


def is_any(lost: Damage) -> bool:
    return lost.hp > 0 or lost.armor > 0


# -- from hits to tokens -----------------------------------------------------------------------------------------------


def strike(s: State, target: Model, hits: Hits, cause: Cause) -> Play[Damage]:
    """The hits of an attack on a model; what it has lost in the end.

    Whether it is still up is not settled yet, so that what goes with the attack finds it where it stands.
    """
    if isinstance(target, Nazi) and is_any(loss(s, target, hits)):
        victim = yield from _scapegoat(s, target)
        if victim is not None and victim is not target:
            yield from settle(s, victim, cause, (yield from _suffer(s, victim, hits)))
            return Damage(0, 0)
        if victim is target:
            lost = halved(loss(s, target, hits))
            lose(s, target, lost)
            return lost
    lost = yield from _suffer(s, target, hits, attack=True)
    if not is_any(lost):
        s.tell(Missed, "WOLF-ATK-10", cause.model or cause.hero, target.id)
    return lost


def _suffer(s: State, model: Model, hits: Hits, *, attack: bool = False) -> Play[Damage]:
    """Reactions, if it is a Hero who is hit, and then the tokens."""
    if isinstance(model, Hero):
        hits = yield from _react(s, model, hits)
    lost = loss(s, model, hits)
    if attack and lost.hp and isinstance(model, Hero):
        lost = yield from _shielded(s, model, lost)
    lose(s, model, lost)
    return lost


def lose(s: State, model: Model, lost: Damage) -> None:
    """Tokens on the card (WOLF-ATK-14, WOLF-DMG-01, WOLF-DMG-03); a suit's own Armor is lost first."""
    if not is_any(lost):
        return
    off_suit = min(lost.armor, suit_armor(s, model))
    if off_suit and isinstance(model, Hero):
        model.suit_lost += off_suit
    model.hp_lost += lost.hp
    model.armor_lost += lost.armor - off_suit
    s.tell(Hurt, "WOLF-ATK-14", model.id, lost.hp, lost.armor)


def settle(s: State, model: Model, cause: Cause, by_attack: Damage | None = None) -> Play[None]:
    """With no HP left a Nazi dies, a Hero begins to bleed and a bot leaves (WOLF-DMG-05, WOLF-BOT-09).

    A Nazi that an attack has damaged and that lives may have something to say to it.
    """
    if not is_there(s, model):
        return
    if hp(s, model) == 0:
        if isinstance(model, Nazi):
            yield from kills.kill(s, model, cause)
        elif isinstance(model, Bot) or (isinstance(model, Hero) and not model.bleeding):
            yield from bleeding.fall(s, model)
    elif isinstance(model, Nazi) and by_attack is not None and is_any(by_attack):
        own = Cause(model=model.id, target=cause.model or cause.hero, here=places(s, model))
        for skill in triggered(s, model, "damaged", silent=cause.silent):
            s.tell(SkillUsed, "WOLF-HAZ-05", model.id, skill.id)
            yield from carry_out(s, own, skill.effects)


def take(s: State, model: Model, n: int, cause: Cause) -> Play[None]:
    """Damage without dice (WOLF-ATK-20); whoever has no HP left has nothing more to lose."""
    if not is_there(s, model) or hp(s, model) == 0:
        return
    n -= total(s, model, "resist")
    if n > 0:
        yield from _suffer(s, model, Hits(armor=n))
        yield from settle(s, model, cause)


def is_there(s: State, model: Model) -> bool:
    """Whether a model is still on the map; another one may have come with the card of one that is gone."""
    if isinstance(model, Nazi):
        return s.nazis.get(model.id) is model
    return s.bots.get(model.id) is model if isinstance(model, Bot) else model.at != ""


# -- reactions of Heroes -----------------------------------------------------------------------------------------------


class React(OneName):
    """The card that cancels hits."""

    verb = "react"

    def hints(self, s: State, chosen: str) -> Iterable[Text]:
        return lines_of(s.box.cards.equipment[chosen])


REACT = React()
REACT_QUESTION = Question(REACT)


def _react(s: State, hero: Hero, hits: Hits) -> Play[Hits]:
    """The Hero's player may discard cards that cancel hits, one after another (WOLF-RUL-70, WOLF-CRD-35)."""
    for e in found(s, hero, "cancel"):  # for a while, and for nothing: nobody would do without it
        if is_any(loss(s, hero, hits)):
            hits = yield from _cancel(s, hero, hits, e, "")
    used: list[str] = []
    while items := [item for item in _reactions(s, hero, hits) if item not in used]:
        lost = loss(s, hero, hits)
        args: Values = {"hero": hero.id, "hp": lost.hp, "armor": lost.armor}
        options = Options(Each("react", items), DECLINE)
        answer = yield Decision(hero.seat, "react", options, args, about=REACT_QUESTION)
        if answer == DECLINE:
            return hits
        item = answer.args[0]
        used.append(item)
        _use_up(s, hero, item)
        for e in s.box.cards.equipment[item].effects:
            hits = yield from _cancel(s, hero, hits, e, item)
    return hits


def _reactions(s: State, hero: Hero, hits: Hits) -> Iterator[str]:
    """Cards that would save something: attached to the Hero card, or Consumables (WOLF-RUL-72)."""
    lost = loss(s, hero, hits)
    if not is_any(lost):
        return
    for item in dict.fromkeys((*hero.worn, *hero.items)):
        card = s.box.cards.equipment[item]
        if card.when != "damage" or (item not in hero.worn and card.type != "consumable"):
            continue
        if hero.ap < card.ap or (card.once and item in hero.round_used):
            continue
        if any(e.pool == "any" or lost.armor for e in card.effects) and applies(s, card.provided, hero):
            yield item


def _use_up(s: State, hero: Hero, item: str) -> None:
    card = s.box.cards.equipment[item]
    hero.ap -= card.ap
    if card.is_used_up:
        (hero.worn if item in hero.worn else hero.items).remove(item)
        discard(s, "equipment", item)
        s.tell(CardDiscarded, "WOLF-CRD-35", hero.id, item)
    elif card.once:
        hero.round_used.append(item)


def _cancel(s: State, hero: Hero, hits: Hits, e: Effect, item: str) -> Play[Hits]:
    """Up to n hits do not count; which, says the Hero's player where it makes a difference (WOLF-RUL-70).

    From the pool `armor`, it is up to n points that would come off Armor.
    """
    if e.pool == "armor":
        spared = min(e.n, loss(s, hero, hits).armor)
        hits = Hits(hits.hp, hits.armor, hits.spared + e.n)
        s.tell(Cancelled, "WOLF-RUL-70", hero.id, item, spared)
        return hits
    n = min(e.n, hits.hp + hits.armor)
    ways = {
        Option("cancel", (str(of_hp), str(n - of_hp))): Hits(hits.hp - of_hp, hits.armor - n + of_hp, hits.spared)
        for of_hp in range(min(n, hits.hp), max(0, n - hits.armor) - 1, -1)
    }
    options = tuple(ways)
    if len({loss(s, hero, left) for left in ways.values()}) == 1:
        options = options[:1]
    args: Values = {"hero": hero.id, "card": item, "hp": hits.hp, "armor": hits.armor}
    answer = options[0] if len(options) == 1 else (yield Decision(hero.seat, "cancel-hits", options, args))
    s.tell(Cancelled, "WOLF-RUL-70", hero.id, item, n)
    return ways[answer]


class Shield(Answer[State, int]):
    """The HP that a Hero takes over."""

    verb = "shield"

    def read(self, s: State, decision: Decision, option: Option) -> int:
        return int(option.args[0])


SHIELD = Shield()
SHIELD_QUESTION = Question(SHIELD)


def _shielded(s: State, hero: Hero, lost: Damage) -> Play[Damage]:
    """Heroes next to one who would lose HP to an attack may take some of it, as HP (WOLF-RUL-70).

    Cards that cancel hits have had their chance before, and do not help against what is taken over.
    """
    for other in near(s, hero):
        if not isinstance(other, Hero) or not other.up:
            continue
        most = min(total(s, other, "shield"), lost.hp, hp(s, other))
        if most > 0:
            numbers = [str(n) for n in range(most, 0, -1)]
            args: Values = {"hero": other.id, "other": hero.id, "hp": lost.hp}
            options = Options(Each("shield", numbers), DECLINE)
            decision = Decision(other.seat, "shield", options, args, about=SHIELD_QUESTION)
            answer = yield decision
            if answer != DECLINE:
                n = SHIELD.read(s, decision, answer)
                s.tell(Shielded, "WOLF-RUL-70", other.id, hero.id, n)
                lose(s, other, Damage(n, 0))
                yield from settle(s, other, Cause())
                lost = Damage(lost.hp - n, lost.armor)
    return lost


# -- a scapegoat -------------------------------------------------------------------------------------------------------


def _scapegoat(s: State, nazi: Nazi) -> Play[Nazi | None]:
    """Who takes an attack's damage instead: the nearest other Nazi of the room who is no Boss, the attacked one if
    there is none (then it is halved), or nobody if the die decides otherwise.

    Nazi skills come first (WOLF-PRI-01), then those of Heroes (WOLF-PRI-02), then all cards (WOLF-PRI-03).
    """
    for e in found(s, nazi, "scapegoat"):
        face = s.chance.pick(s.box.cards.die.sides, "scapegoat")
        s.tell(Rolled, "WOLF-DIC-02", nazi.id, (face,))
        if face not in scapegoat_faces(s, e):
            continue
        others = nearest(s, nazi, scapegoats(s, nazi))
        if not others:
            s.tell(Diverted, "WOLF-PRI-01", nazi.id, nazi.id)
            return nazi
        names = [other.id for other in others]
        name = yield from controller.decide_between(s, "scapegoat", "choose", names, {"model": nazi.id})
        s.tell(Diverted, "WOLF-PRI-01", nazi.id, name)
        return s.nazis[name]
    return None


def scapegoat_faces(s: State, e: Effect) -> tuple[Face, ...]:
    """The faces it works on; fewer on the easier levels (WOLF-DIF-22, WOLF-DIF-23)."""
    only = s.box.level.scapegoat
    return tuple(face for face in e.faces if not only or face in only)


def scapegoats(s: State, nazi: Nazi) -> list[Nazi]:
    """The other Nazis in the same room or corridor who are no Bosses."""
    here = set(places(s, nazi))
    return [
        other
        for other in s.nazis.values()
        if other is not nazi
        and "boss" not in s.box.cards.enemies[other.kind].keywords
        and not here.isdisjoint(places(s, other))
    ]


def halved(lost: Damage) -> Damage:
    """Half of the points, rounded up; what is left comes off Armor first, as without dice (WOLF-ATK-20)."""
    points = (lost.hp + lost.armor + 1) // 2
    off_armor = min(points, lost.armor)
    return Damage(points - off_armor, off_armor)


# -- on cards ----------------------------------------------------------------------------------------------------------


def _can_be_hurt(s: State, model: Model) -> bool:
    return hp(s, model) > 0


@effect("damage", lambda s, cause, e: any(_can_be_hurt(s, model) for model in candidates(s, cause, e)))
def _damage(s: State, cause: Cause, e: Effect) -> Play[None]:
    """Damage without dice to all whom the card means."""
    for model in (yield from whom(s, cause, e, lambda model: _can_be_hurt(s, model))):
        yield from take(s, model, e.n, cause)
