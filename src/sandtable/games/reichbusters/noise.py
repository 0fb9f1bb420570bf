"""Noise tests (p.7): what an action owes, and how the test is made."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine.decision import Decision, Option, Options, Play
from sandtable.engine.plain import Values
from sandtable.games.reichbusters import awareness, controller, dice_test, modifiers, noise_cards
from sandtable.games.reichbusters.decks import draw_cards
from sandtable.games.reichbusters.dice import roll
from sandtable.games.reichbusters.names import DieKind
from sandtable.games.reichbusters.state import Due, Hero, State
from sandtable.games.reichbusters.table import (
    enemies_at,
    friends_here,
    has,
    has_skill,
    holds,
    is_able,
    is_member,
    nearest_rooms,
    suffers,
)
from sandtable.games.reichbusters.trial import Trial

PASS = Option("pass")
#: Skills that a special of a non-weapon noise test pays for (REICH-RUL-110).
PAID = ("auf-deutsch", "recon", "silent", "sleight-of-hand", "special-ops")


def owe(s: State, hero: Hero, dice: int, *, of_weapon: bool = False, of: str = "") -> None:
    """An action makes noise: only its highest value counts (REICH-NOI-04, REICH-NOI-05, REICH-RUL-27)."""
    if s.due is None:
        s.due = Due(hero.id)
    if dice > s.due.dice:
        s.due.dice, s.due.of_weapon = dice, of_weapon
    if of and of not in s.due.rerolls:
        s.due.rerolls.append(of)


def add(s: State, hero: Hero, dice: int) -> None:
    """Noise dice of modifiers come on top (REICH-CAR-14)."""
    if s.due is None:
        s.due = Due(hero.id)
    s.due.more += dice


def silence(s: State) -> None:
    """A Bang! or Boom! stands in place of the noise test (REICH-RUL-30)."""
    if s.due is not None:
        s.due.dice = s.due.more = 0
        s.due.quiet = -1


def settle(s: State) -> Play[None]:
    """Make the noise test that is due, if it is one (REICH-NOI-01, REICH-RUL-28)."""
    due, s.due = s.due, None
    if due is None or due.quiet < 0:
        return
    hero = s.heroes[due.hero]
    dice = due.dice + due.more
    if dice < 1 or holds(hero, "no-noise"):
        return
    dice += suffers(s, hero, "more-noise") - holds(hero, "less-noise")
    if has_skill(s, hero, "sneaky") and not due.of_weapon:
        dice -= s.box.constants.sneaky  # REICH-KEY-69
    dice = yield from _hushed(s, hero, due, dice)
    dice = _after_alarm(s, dice)
    if dice < 1:
        return
    trial = NoiseTrial(hero, 1, {"noise": dice}, due)
    total = yield from dice_test.make(s, trial)
    total = max(0, total + _detected(s, hero, total))
    if "silent" in trial.used:
        total = 0  # REICH-KEY-66
    if total >= trial.target:  # REICH-TST-16, REICH-NOI-08
        yield from noise_cards.heard(s, hero, trial, total)


def _hushed(s: State, hero: Hero, due: Due, dice: int) -> Play[int]:
    """Modifiers that take dice away, before these are rolled."""
    door, attack = bool({"door", "search"} & set(due.rerolls)), "attack" in due.rerolls
    while dice > 0 and is_able(s, hero):
        options = list(modifiers.against_noise(s, hero, door_or_search=door, attack=attack))
        if not options:
            break
        args: Values = {"hero": hero.id, "dice": dice}
        answer = yield Decision(hero.seat, "hush", Options(*options, PASS), args)
        if answer == PASS:
            break
        dice += modifiers.play_against_noise(s, hero, answer)
    return dice


def _after_alarm(s: State, dice: int) -> int:
    """After the alarm a single noise die is no test (REICH-NOI-10, REICH-RUL-26)."""
    if not s.sounded or s.box.options.alarm_noise == "unchanged":
        return dice
    if s.box.options.alarm_noise == "one-less":
        return dice - 1
    return 0 if dice <= s.box.constants.silent_after_alarm else dice


def _detected(s: State, hero: Hero, total: int) -> int:
    """Units with detect in the area hear more (REICH-KEY-21)."""
    if total and hero.at and any(has(s, enemy, "detect") for enemy in enemies_at(s, hero.at)):
        return s.box.constants.detect
    return 0


class NoiseTrial(Trial):
    """A noise test: success is bad for the Hero, yet specials must be spent (REICH-TST-17, REICH-SPC-11)."""

    kind = "noise"
    base = "noise"

    def __init__(self, hero: Hero, target: int, pool: dict[DieKind, int], due: Due) -> None:
        super().__init__(hero, target, pool)
        if due.of_weapon:
            self.used.add("of-weapon")
        if {"door", "search"} & set(due.rerolls):
            self.used.add("door-or-search")
        if "attack" in due.rerolls:
            self.used.add("of-attack")

    def effects(self, s: State, kind: DieKind) -> Iterator[str]:
        if kind != "noise" or "of-weapon" in self.used:
            return
        for skill in PAID:
            if has_skill(s, self.hero, skill) and skill not in self.hero.used_action and self._works(s, skill):
                yield skill

    def _works(self, s: State, skill: str) -> bool:
        if skill == "auf-deutsch":
            return bool(s.awareness)
        return True

    def spend(self, s: State, effect: str) -> Play[None]:
        hero = self.hero
        hero.used_action.append(effect)
        self.used.add(effect)
        if effect == "auf-deutsch":  # REICH-KEY-05
            rooms = nearest_rooms(s, hero.at, s.awareness)
            room = yield from controller.decide(s, "which-room", "calm", rooms)
            awareness.fall(s, room, 1, "REICH-KEY-05")
        elif effect == "special-ops":  # REICH-KEY-70
            draw_cards(s, hero, 1, "REICH-KEY-70")

    def is_settled(self, s: State) -> bool:
        return "silent" in self.used

    def helped(self, s: State) -> Play[bool]:
        """Team Merlin: once a round another member in the area may re-roll one die."""
        if s.box.options.team != "merlin" or "merlin" in self.hero.used_turn or not is_member(s, self.hero):
            return False
        members = [other for other in friends_here(s, self.hero) if is_able(s, other) and is_member(s, other)]
        faces = sorted({die.face for die in self.dice if die.face not in ("special", "surge", "0")})
        if not members or not faces:
            return False
        options = Options(*(Option("again", (face,)) for face in faces), PASS)
        answer = yield Decision(members[0].seat, "merlin", options, {"hero": self.hero.id})
        if answer == PASS:
            return False
        self.hero.used_turn.append("merlin")
        die = next(die for die in self.dice if die.face == answer.args[0])
        die.face = roll(s, "noise").face
        return True
