"""Noise cards (p.7, p.17): the top effect, the number, the bottom effect; Bang! and Boom! after the alarm."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from sandtable.engine.components import Deck
from sandtable.engine.decision import Decision, Each, Option, Options, Play
from sandtable.engine.plain import Values
from sandtable.games.reichbusters import (
    awareness,
    card_answers,
    controller,
    hidden,
    kill,
    noise,
    spawning,
    tracker,
    uncover,
)
from sandtable.games.reichbusters.cards import NoiseCard
from sandtable.games.reichbusters.decks import discard, draw
from sandtable.games.reichbusters.dice import roll, value
from sandtable.games.reichbusters.log import DoorLocked, SmokeGone
from sandtable.games.reichbusters.log_enemy import NoiseCardDrawn, NoiseCardHeeded
from sandtable.games.reichbusters.names import ALERT, BLANK, LOCKS, SPECIAL
from sandtable.games.reichbusters.state import Hero, State
from sandtable.games.reichbusters.table import nearest_rooms

if TYPE_CHECKING:
    from sandtable.games.reichbusters.noise import NoiseTrial

KEEP = Option("keep-hand")


def heard(s: State, hero: Hero, trial: NoiseTrial, total: int) -> Play[None]:
    """The noise was heard: draw a card, apply its top and, if the total reaches its number, its bottom.

    REICH-NOI-08, REICH-NOI-09, REICH-RUL-29.
    """
    card = yield from _draw(s, hero, twice="sleight-of-hand" in trial.used)
    if card is None:
        return
    s.tell(NoiseCardDrawn, "REICH-NOI-08", hero.id, card.id, total)
    if "recon" not in trial.used:  # REICH-KEY-58
        total = yield from _top(s, hero, card, trial, total)
    if total >= card.number:
        yield from _bottom(s, card)
    _deck(s).discard.append(card.id)
    yield from uncover.look(s)


def _deck(s: State) -> Deck:
    """REICH-NOI-12, REICH-ALM-09."""
    return s.noise_post if s.sounded else s.noise_pre


def _draw(s: State, hero: Hero, *, twice: bool = False) -> Play[NoiseCard | None]:
    """One card; with sleight of hand the better of two (REICH-KEY-67)."""
    deck = _deck(s)
    name = draw(s, deck, "noise-card")
    if name is None:
        return None
    if twice and (other := draw(s, deck, "noise-card")) is not None:
        answer = yield Decision(hero.seat, "which-noise", Options(Each("apply", (name, other))), {"hero": hero.id})
        deck.discard.append(other if answer.args[0] == name else name)
        name = answer.args[0]
    return s.box.cards.noises[name]


def bang(s: State, kind: Literal["bang", "boom"], *, by_enemy: bool = False, hero: Hero | None = None) -> Play[None]:
    """A Bang! or Boom!: the marker moves, or after the alarm a card is drawn without a test.

    REICH-BNG-04, REICH-BNG-05, REICH-BNG-06, REICH-RUL-31. `hero` has made it, or else whoever has the turn; a card is
    measured from there (REICH-RUL-128).
    """
    hero = hero or s.active
    if not by_enemy:
        noise.owe(s, hero, 0)
        noise.silence(s)
    if not tracker.bang(s, kind):
        return
    card = yield from _draw(s, hero)
    if card is None:
        return
    rule = "REICH-BNG-06" if by_enemy else "REICH-BNG-04" if kind == "bang" else "REICH-BNG-05"
    s.tell(NoiseCardDrawn, rule, hero.id, card.id, 0)
    if kind == "boom" and not by_enemy:
        yield from _top(s, hero, card, None, 0)
    yield from _bottom(s, card)
    _deck(s).discard.append(card.id)


def _top(s: State, hero: Hero, card: NoiseCard, trial: NoiseTrial | None, total: int) -> Play[int]:
    """The top effect; returns the total as it then is."""
    top = card.top
    if trial is not None:
        total += yield from _about_dice(s, hero, card, trial)
        if "silent" in trial.used:
            total = 0  # REICH-KEY-66
    if top.dogs and any(enemy.type == "dog" for enemy in s.enemies.values()):
        total += top.dogs
    total += top.total
    if top.rise and not s.sounded:
        rooms = {enemy.at[0] for enemy in s.enemies.values()}
        candidates = [room for room in sorted(rooms) if awareness.level_of(s, room) < ALERT]
        if candidates:
            start = yield from spawning.measured_from(s, hero)
            near = nearest_rooms(s, start, candidates)
            room = yield from controller.decide(s, "which-room", "rise", near)
            awareness.rise(s, room, "REICH-NOI-08")
    if top.discard_for and hero.hand and trial is not None:
        args: Values = {"hero": hero.id, "total": total}
        options = hidden.any_card(s, hero, KEEP)
        answer = yield Decision(hero.seat, "held-breath", options, args, about=card_answers.DISCARD)
        if answer != KEEP:
            discard(s, hero, answer.args[0], "REICH-NOI-08")
            total -= top.discard_for
    if top.lights and s.obscured:
        area = yield from controller.decide(s, "lights", "clear-smoke", list(s.obscured))
        del s.obscured[area]
        s.tell(SmokeGone, "REICH-NOI-08", area)
        yield from uncover.look(s)
    if top.crossfire:
        yield from kill.crossfire(s, hero)
    if top.lock:
        yield from _bolt(s, hero)
    return max(0, total)


def _about_dice(s: State, hero: Hero, card: NoiseCard, trial: NoiseTrial) -> Play[int]:
    """What a top effect does to the dice on the table; returns the difference."""
    top, before = card.top, trial.total(s)
    if top.reroll:
        blank = top.reroll == "blank"
        faces = sorted({die.face for die in trial.dice if die.face != SPECIAL and (die.face == BLANK) == blank})
        if faces:
            options = Options(Each("again", faces))
            answer = yield Decision(hero.seat, "reroll-noise", options, {"hero": hero.id, "card": card.id})
            die = next(die for die in trial.dice if die.face == answer.args[0])
            die.face = roll(s, "noise").face
            yield from _spend_new(s, hero, trial)
    for _ in range(top.dice):
        trial.add(s, "noise", 1)
        yield from _spend_new(s, hero, trial)
    if top.drop_highest:
        loose = [die for die in trial.dice if die.face != SPECIAL]
        if loose:
            trial.bonus -= max(value(s, die.face) for die in loose)
    return trial.total(s) - before


def _spend_new(s: State, hero: Hero, trial: NoiseTrial) -> Play[None]:
    """Specials that a card brings are spent or boosted (REICH-RUL-29); skills about the draw come too late for it."""
    while (die := trial.unspent("noise")) is not None:
        effects = [effect for effect in trial.effects(s, "noise") if effect not in ("recon", "sleight-of-hand")]
        options = Options(*(Option("spend", (effect, "noise")) for effect in (*effects, "boost")))
        faces = tuple(die.face for die in trial.dice)
        total, target = trial.total(s), trial.target
        args: Values = {"hero": hero.id, "test": "noise", "total": total, "target": target, "dice": faces}
        answer = yield Decision(hero.seat, "test", options, args)
        die.spent = answer.args[0]
        if die.spent == "boost":
            trial.dice.append(roll(s, "noise"))
        else:
            yield from trial.spend(s, die.spent)


def _bolt(s: State, hero: Hero) -> Play[None]:
    """A lock goes on the nearest closed door without one, if a lock is left (REICH-RUL-122)."""
    free = [door for door in s.closed if door not in s.locked]
    if len(s.locked) >= LOCKS or not free:
        return
    start = yield from spawning.measured_from(s, hero)
    far = s.board.distances(start, s.shut)
    steps = {door: min(far[area] for area in s.board.doors[door].areas) for door in free}
    near = [door for door in free if steps[door] == min(steps.values())]
    door = yield from controller.decide(s, "which-door", "lock", near)
    s.locked.append(door)
    s.tell(DoorLocked, "REICH-NOI-08", door)


def _bottom(s: State, card: NoiseCard) -> Play[None]:
    """The bottom effect: a patrol before the alarm, barracks after it, or the tracker."""
    bottom = card.bottom
    s.tell(NoiseCardHeeded, "REICH-NOI-09", card.id)
    if bottom.patrol:
        yield from spawning.patrol(s, bottom.patrol, bottom.awareness, s.active)
        yield from uncover.look(s)
    for each in bottom.spawns:
        spawning.at_barracks(s, each.barracks, each.level)
        yield from uncover.look(s)
    if bottom.tracker:
        tracker.advance(s, bottom.tracker, "REICH-NOI-09")
