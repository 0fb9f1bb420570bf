"""Noise tests (p.7): what an action owes, and how the test is made."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from sandtable.engine.decision import Decision, Each, Option, Options, Play
from sandtable.engine.plain import Values
from sandtable.games.reichbusters import (
    awareness,
    card_answers,
    controller,
    dice_test,
    hidden,
    modifiers,
    noise_cards,
    teams,
)
from sandtable.games.reichbusters.decks import draw_cards, put_away
from sandtable.games.reichbusters.dice import roll
from sandtable.games.reichbusters.names import BLANK, SPECIAL, DieKind
from sandtable.games.reichbusters.state import Due, Hero, State
from sandtable.games.reichbusters.table import (
    enemies_at,
    has,
    has_skill,
    holds,
    is_able,
    nearest_rooms,
    suffers,
)
from sandtable.games.reichbusters.trial import Trial

PASS = Option("pass")
#: Skills that a special of a non-weapon noise test pays for (REICH-RUL-110).
PAID = ("auf-deutsch", "recon", "silent", "sleight-of-hand", "special-ops")


def owe(s: State, hero: Hero, dice: int, *, of_weapon: bool = False, of: str = "") -> None:
    """A Hero's action makes noise: only its highest value counts (REICH-NOI-04, REICH-NOI-05, REICH-RUL-27).

    Of equals the players would take the one that is not of a weapon, for more skills help there (REICH-TIE-01).
    Nothing that an enemy does comes here (REICH-NOI-07).
    """
    if s.due is None:
        s.due = Due(hero.id)
    if dice > s.due.dice or (dice == s.due.dice and not of_weapon):
        s.due.dice, s.due.of_weapon = dice, of_weapon
    if of and of not in s.due.rerolls:
        s.due.rerolls.append(of)


def add(s: State, hero: Hero, dice: int) -> None:
    """Noise dice of modifiers come on top (REICH-CAR-14)."""
    if s.due is None:
        s.due = Due(hero.id)
    s.due.more += dice


def silence(s: State) -> None:
    """A Bang! or Boom! stands in place of the noise test (REICH-NOI-11, REICH-RUL-30)."""
    if s.due is not None:
        s.due.dice = s.due.more = 0
        s.due.quiet = -1


def settle(s: State) -> Play[None]:
    """Make the noise test that is due, if it is one (REICH-NOI-01, REICH-RUL-28)."""
    due, s.due = s.due, None
    if due is None or due.quiet < 0:
        return
    hero = s.heroes[due.hero]
    dice = value_for(s, hero, due.dice + due.more, of_weapon=due.of_weapon)
    dice, hushes = yield from _hushed(s, hero, due, dice)
    dice = after_alarm(s, dice)
    if dice < 1:  # silent (REICH-NOI-03, REICH-RUL-33)
        for card in hushes:
            put_away(s, hero, card)
        return
    trial = NoiseTrial(hero, 1, {"noise": dice + injected(hero)}, due)
    trial.on_table += [(hero, card) for card in hushes]  # until the test ends (REICH-CAR-13)
    trial.played[hero.id] = len(hushes)
    total = yield from dice_test.make(s, trial)  # as any other test (REICH-NOI-06)
    total = max(0, total + detected(s, hero))
    if "silent" in trial.used:
        total = 0  # REICH-KEY-66
    if total >= trial.target:  # REICH-TST-16, REICH-NOI-08
        yield from noise_cards.heard(s, hero, trial, total)


def value_for(s: State, hero: Hero, dice: int, *, of_weapon: bool) -> int:
    """The noise dice of an action as its Hero makes it: wounds, cards in play, sneaky; a silent action stays silent."""
    if dice < 1 or holds(hero, "no-noise"):
        return 0
    dice += suffers(s, hero, "more-noise") - holds(hero, "less-noise")
    if has_skill(s, hero, "sneaky") and not of_weapon:
        dice -= s.box.constants.sneaky  # REICH-KEY-69
    return dice


def injected(hero: Hero) -> int:
    """The die that a vril injection adds to every test that is made (REICH-ITM-19, REICH-RUL-93)."""
    return int(holds(hero, "injection-special"))


def _hushed(s: State, hero: Hero, due: Due, dice: int) -> Play[tuple[int, list[str]]]:
    """Modifiers that take dice away, before these are rolled, while a test is to be made; the dice left, and the cards.

    They are modifiers of this test, of which a concussion leaves one.
    """
    hushes: list[str] = []
    door, attack = bool({"door", "search"} & set(due.rerolls)), "attack" in due.rerolls
    while after_alarm(s, dice) > 0 and is_able(s, hero) and not (hushes and suffers(s, hero, "one-modifier")):
        make = partial(modifiers.against_noise, s, hero, door_or_search=door, attack=attack)
        args: Values = {"hero": hero.id, "dice": dice}
        answer = yield from hidden.ask(s, hero, "hush", make, args, card_answers.HUSH)
        if answer == PASS:
            break
        dice += modifiers.play_against_noise(s, hero, answer)
        hushes.append(answer.args[0])
    return dice, hushes


def after_alarm(s: State, dice: int) -> int:
    """After the alarm a single noise die is no test (REICH-NOI-10, REICH-RUL-26)."""
    if not s.sounded or s.box.options.alarm_noise == "unchanged":
        return dice
    if s.box.options.alarm_noise == "one-less":
        return dice - 1
    return 0 if dice <= s.box.constants.silent_after_alarm else dice


def detected(s: State, hero: Hero) -> int:
    """Units with detect in the area hear more, even of a test that shows nothing (REICH-KEY-21, REICH-RUL-95)."""
    if hero.at and any(has(s, enemy, "detect") for enemy in enemies_at(s, hero.at)):
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
            return bool(s.awareness and self.hero.at)
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
        faces = sorted({die.face for die in self.dice if die.face not in (SPECIAL, BLANK)})
        for other in teams.partners(s, self.hero, "merlin") if faces else ():
            args: Values = {"hero": self.hero.id, "by": other.id, "total": self.total(s)}
            answer = yield Decision(other.seat, "merlin", Options(Each("again", faces), PASS), args)
            if answer != PASS:
                s.team_used = True
                die = next(die for die in self.dice if die.face == answer.args[0])
                die.face = roll(s, "noise").face
                return True
        return False
