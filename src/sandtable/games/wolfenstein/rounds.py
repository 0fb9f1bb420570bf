"""The round (p.8): who starts, whose turn it is, and Clean-up; before the first one, what the difficulty leaves open.

The Player Phase is `starter`, then `next-hero` until nobody is left; each activation is a chapter of its own, and so is
the Nazi Phase that follows.
"""

from __future__ import annotations

from sandtable.engine.action import Answer, Question
from sandtable.engine.components import give
from sandtable.engine.decision import Decision, Each, Option, Options, Play
from sandtable.engine.plain import Values
from sandtable.games.wolfenstein.controller import settle
from sandtable.games.wolfenstein.log import Contested, Gained, NoiseGone, PhaseBegan, RoundBegan
from sandtable.games.wolfenstein.noise import keeps_noise
from sandtable.games.wolfenstein.state import Hero, State
from sandtable.games.wolfenstein.vocabulary import AMMO

CONTEST = Option("contest")
DICE_OF_A_CONTEST = 2
TRACKER = 10  # spaces of the round tracker


def space_on_tracker(round_number: int) -> int:
    """Where the marker of the round tracker stands: after 10 it goes round once more (WOLF-RND-07)."""
    return (round_number - 1) % TRACKER + 1


class ChooseHero(Answer[State, Hero]):
    """The Hero who gets shared life."""

    verb = "choose"

    def read(self, s: State, decision: Decision, option: Option) -> Hero:
        return s.heroes[option.args[0]]


class Activate(Answer[State, Hero]):
    """The Hero whose activation is next."""

    verb = "activate"

    def read(self, s: State, decision: Decision, option: Option) -> Hero:
        return s.heroes[option.args[0]]


CHOOSE_HERO, ACTIVATE = ChooseHero(), Activate()
SHARED_LIFE, NEXT_HERO = Question(CHOOSE_HERO), Question(ACTIVATE)


def extra_ammo(s: State) -> Play[None]:
    """On the easiest level each Hero's player picks more ammo, token by token (WOLF-DIF-02)."""
    for hero in s.heroes.values():
        for n in range(s.box.level.extra_ammo):
            args: Values = {"hero": hero.id, "left": s.box.level.extra_ammo - n}
            answer = yield Decision(hero.seat, "extra-ammo", Options(Each("take", AMMO)), args)
            kind = next(kind for kind in AMMO if kind == answer.args[0])
            give(1, kind, hero.ammo)
            s.tell(Gained, "WOLF-DIF-02", hero.id, kind)
    s.phase = "shared-life"


def shared_life(s: State) -> Play[None]:
    """On the hardest level one Hero of the team has shared life; the first seat answers for all (WOLF-DIF-15)."""
    level = s.box.level
    if level.shared_life_heroes == "one" and level.shared_life:
        decision = Decision(s.starter, "shared-life", Options(Each("choose", list(s.heroes))), about=SHARED_LIFE)
        answer = yield decision
        hero = CHOOSE_HERO.read(s, decision, answer)
        hero.lives += level.shared_life
        s.tell(Gained, "WOLF-DIF-15", hero.id, "shared-life")
    s.phase = "starter"


# -- the Player Phase --------------------------------------------------------------------------------------------------


def starter(s: State) -> Play[None]:
    """The players choose who starts: the starting player of the last round answers (WOLF-RND-16, WOLF-RUL-80).

    Whoever does not agree calls for dice, and the winner decides (WOLF-SET-20).
    """
    everybody = s.box.seats
    options = Options(Each("start", everybody), CONTEST) if len(everybody) > 1 else Options(Each("start", everybody))
    answer = yield Decision(s.starter, "starter", options, {"round": s.round})
    if answer == CONTEST:
        winner = deciding_roll(s, list(everybody))
        answer = yield Decision(winner, "starter", Options(Each("start", everybody)), {"round": s.round})
    s.starter = s.seat = answer.args[0]
    if s.round == 1:
        s.controller = s.starter  # WOLF-AIC-03
        settle(s)
    s.tell(RoundBegan, "WOLF-SET-15" if s.round == 1 else "WOLF-RND-06", s.round, s.starter)
    s.tell(PhaseBegan, "WOLF-RND-01", "player-phase")
    s.phase = "next-hero"


def deciding_roll(s: State, contenders: list[str]) -> str:
    """Two dice each; most shields and hearts win, and those who tie roll again (WOLF-SET-20, WOLF-RUL-69)."""
    while len(contenders) > 1:
        hits = {seat: _contest_dice(s, seat) for seat in contenders}
        most = max(hits.values())
        contenders = [seat for seat in contenders if hits[seat] == most]
    return contenders[0]


def _contest_dice(s: State, seat: str) -> int:
    sides = s.box.cards.die.sides
    hits = sum(s.chance.pick(sides, "contest") in ("hp", "armor") for _ in range(DICE_OF_A_CONTEST))
    s.tell(Contested, "WOLF-SET-20", seat, hits)
    return hits


def next_hero(s: State) -> Play[None]:
    """A player activates all of their Heroes in any order, then the next one clockwise does (WOLF-RND-08).

    WOLF-RND-09, WOLF-RND-10, WOLF-RND-11. A bleeding Hero has its activation like the others and cannot be passed over
    (WOLF-RUL-52).
    """
    s.hero = s.acting = ""
    for seat in clockwise(s, s.seat):
        left = waiting(s, seat)
        if left:
            s.seat = seat
            options = Options(Each("activate", [hero.id for hero in left]))
            decision = Decision(seat, "next-hero", options, about=NEXT_HERO)
            answer = yield decision
            s.hero = ACTIVATE.read(s, decision, answer).id
            s.phase = "activation" if s.active.at or s.active.bleeding else "enter"
            return
    s.tell(PhaseBegan, "WOLF-RND-12", "nazi-phase")
    s.phase = "nazi-check"


def waiting(s: State, seat: str) -> list[Hero]:
    """A player's Heroes who have yet to be activated in this round (WOLF-RND-02)."""
    return [hero for hero in s.heroes.values() if hero.seat == seat and hero.alive and not hero.done]


def clockwise(s: State, first: str) -> list[str]:
    """The seats from this one on, once round the table."""
    everybody = s.box.seats
    at = everybody.index(first)
    return [*everybody[at:], *everybody[:at]]


# -- Clean-up ----------------------------------------------------------------------------------------------------------


def clean_up(s: State) -> Play[None]:
    """What has served its purpose goes, and the tracker moves on (WOLF-RND-14, WOLF-RND-15).

    Noise stays where a Hero and another model still make it (WOLF-RND-17, WOLF-RUL-31).
    """
    s.tell(PhaseBegan, "WOLF-RND-14", "clean-up")
    for place in [place for place in s.noise if not keeps_noise(s, place)]:
        s.noise.remove(place)
        s.tell(NoiseGone, "WOLF-RUL-31", place)
    s.lure = ""
    s.smoke.clear()
    for hero in s.heroes.values():
        hero.done = False
        hero.round_used.clear()
    for nazi in s.nazis.values():
        nazi.ordered = False
    s.round += 1
    s.phase = "starter"
    yield from ()
