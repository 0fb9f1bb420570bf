"""Doors (p.10): unlocking and opening, and the noise of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from sandtable.engine.action import Action, Odds, Offers, Refusals
from sandtable.engine.decision import Decision, Each, Option, Play, Refusal
from sandtable.engine.view import Text
from sandtable.games.reichbusters import gear, movement, noise, noise_odds, teams, uncover
from sandtable.games.reichbusters.log import DoorOpened, DoorUnlocked
from sandtable.games.reichbusters.state import Hero, State
from sandtable.games.reichbusters.table import carries


def may_work(s: State, hero: Hero, door: str) -> Refusal | None:
    """A closed door next to the Hero (REICH-DOR-01, REICH-ADJ-02)."""
    if hero.at not in s.board.doors[door].areas:
        return Refusal("REICH-ADJ-02", "not-at-door", {"door": door})
    if door not in s.closed:
        return Refusal("REICH-DOR-05", "door-is-open", {"door": door})
    return None


def open_door(s: State, hero: Hero, door: str) -> Play[None]:
    """The token is flipped (REICH-COMP-13): the door is open for good, and everything behind it is looked at.

    REICH-DOR-04, REICH-DOR-05.
    """
    if door in s.locked:
        s.locked.remove(door)
    s.closed.remove(door)
    s.tell(DoorOpened, "REICH-DOR-04", hero.id, door)
    yield from uncover.look(s)


def work(s: State, hero: Hero, door: str) -> Play[bool]:
    """Take the lock off or, without one or with keys, open it (REICH-DOR-03, REICH-RUL-35); says whether it opened."""
    if door in s.locked and not carries(hero, "keys"):
        s.locked.remove(door)
        s.tell(DoorUnlocked, "REICH-DOR-03", hero.id, door)
        return False
    yield from open_door(s, hero, door)
    return True


class AtDoor(NamedTuple):
    hero: Hero
    door: str


class Door(Action[State, Hero, AtDoor]):
    """Unlock or open a door, with the noise test printed on it (REICH-DOR-02)."""

    verb = "door"

    def read(self, s: State, decision: Decision, option: Option) -> AtDoor:
        return AtDoor(s.active, option.args[0])

    def offers(self, s: State, hero: Hero) -> Offers:
        if gear.may_act_standing(hero) is not None:
            return ()
        near = [door for door in s.board.doors_of[hero.at] if door in s.closed]
        return (Each(self.verb, near),) if near else ()

    def refusals(self, s: State, hero: Hero) -> Refusals:
        general = gear.may_act_standing(hero)
        for door in s.board.doors:
            if refusal := general or may_work(s, hero, door):
                yield Option(self.verb, (door,)), refusal

    def do(self, s: State, chosen: AtDoor) -> Play[None]:
        hero, door = chosen
        hero.basics -= 1
        noise.owe(s, hero, s.board.doors[door].noise, of="door")
        opened = yield from work(s, hero, door)
        if opened and hero.at and teams.may_use(s, hero, "kestrel"):
            before = hero.at
            yield from movement.free_move(s, hero, 1, "kestrel")
            s.team_used = hero.at != before

    def odds(self, s: State, chosen: AtDoor) -> Iterable[Odds]:
        return noise_odds.odds(self._noise(s, chosen))

    def hints(self, s: State, chosen: AtDoor) -> Iterable[Text]:
        hero, door = chosen
        if door in s.locked and not carries(hero, "keys"):
            yield Text("hint-locked")
        yield from noise_odds.hints(self._noise(s, chosen))

    def _noise(self, s: State, chosen: AtDoor) -> noise_odds.Forecast:
        """What its noise test may bring, with the door open if this opens it."""
        hero, door = chosen
        opens = door not in s.locked or carries(hero, "keys")
        return noise_odds.forecast(s, hero, s.board.doors[door].noise, opened=door if opens else "")


DOOR = Door()
