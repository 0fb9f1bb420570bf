"""Moments in which cards and items may interrupt (p.11): everybody who holds something for the moment is asked.

The Hero concerned comes first, then the others round the table, until all pass (REICH-RUL-120). With hidden hands
whoever holds any card is asked, so that a question tells nothing of a hand (REICH-RUL-129).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from sandtable.engine.decision import Decision, Each, Option, Options, Play
from sandtable.engine.plain import Values
from sandtable.games.reichbusters import action_cards, card_answers, controller, gear, hidden
from sandtable.games.reichbusters.cards import ActionCard, When
from sandtable.games.reichbusters.log_enemy import RiseCancelled
from sandtable.games.reichbusters.state import Hero, State
from sandtable.games.reichbusters.table import carries, heroes_seen_from, is_able, suffers

PASS = Option("pass")
KIT, BISCUITS = "disguise-kit", "dog-biscuits"


def may_interrupt(s: State, hero: Hero) -> bool:
    """Neither Downed nor captured, and not shell-shocked (REICH-RUL-106, REICH-RUL-52)."""
    return is_able(s, hero) and not suffers(s, hero, "no-instants")


def instants(s: State, hero: Hero, *moments: When, trigger: str = "") -> list[str]:
    """The cards of a hand whose moment this is, and that could do something (REICH-CAR-08, REICH-CAR-09).

    A knocked down Hero can only stand up by one (REICH-RUL-86). What answers an attack always does something.
    """
    if hero.holding or not may_interrupt(s, hero):
        return []
    cards = s.box.cards.actions
    return [
        card
        for card in dict.fromkeys(hero.hand)
        if cards[card].when in moments and _works(s, hero, cards[card], trigger)
    ]


def _works(s: State, hero: Hero, card: ActionCard, trigger: str) -> bool:
    if action_cards.might_do(s, hero, card, trigger):
        return True
    answers = any(step.shield or step.become_target or step.cancel_rise or step.choose_door for step in card.action)
    return answers and not hero.knocked_down


def might_hold(s: State, hero: Hero, moments: Sequence[When]) -> bool:
    """Whether a Hero may have a card for a moment, as far as all can know: a quick look before a longer one."""
    if hidden.are_hidden(s):
        return bool(hero.hand)
    cards = s.box.cards.actions
    return any(cards[card].when in moments for card in hero.hand)


def _anybody_holds(s: State, moments: Sequence[When]) -> bool:
    """Whether anybody has a card for one of the moments."""
    cards = s.box.cards.actions
    for hero in s.heroes.values():
        for card in hero.hand:
            if cards[card].when in moments:
                return True
    return False


def in_order(s: State, first: Hero | None) -> list[Hero]:
    """The Hero concerned, or whose turn it is or was; then the others round the table."""
    start = first.id if first else s.hero
    at = list(s.heroes).index(start) if start in s.heroes else 0
    heroes = list(s.heroes.values())
    return [hero for hero in heroes[at:] + heroes[:at] if hero.at]


def ask(
    s: State,
    hero: Hero,
    moment: str,
    fits: Callable[[], Sequence[str]],
    items: Sequence[str] = (),
    args: dict[str, str] | None = None,
) -> Play[Option]:
    """Whether a Hero plays something now; `fits` lists the cards of the hand that can be."""
    if not may_interrupt(s, hero) and not items:
        return PASS

    def make() -> list[Each]:
        return [Each(verb, names) for verb, names in (("instant", fits()), ("use", items)) if names]

    values: Values = {"hero": hero.id, "moment": moment, **(args or {})}
    return (yield from hidden.ask(s, hero, "instant", make, values, card_answers.MOMENT))


def play_all(
    s: State,
    moment: str,
    possible: Sequence[When],
    concerns: Callable[[Hero], Sequence[When]],
    play: Callable[[Hero, ActionCard], Play[None]],
    first: Hero | None = None,
    args: dict[str, str] | None = None,
    trigger: str = "",
) -> Play[None]:
    """Everybody in turn, again and again, until all pass; a card is resolved before the next is played.

    `concerns` says, by what all can see, which of the possible moments this is to a Hero; who has none is not asked,
    nor who holds no card for any of them.
    """
    passed: set[str] = set()
    again = hidden.are_hidden(s) or _anybody_holds(s, possible)
    while again:
        again = False
        for hero in [hero for hero in in_order(s, first) if hero.id not in passed]:
            answer = PASS
            if might_hold(s, hero, possible) and (moments := concerns(hero)):
                fits = partial(instants, s, hero, *moments, trigger=trigger)
                answer = yield from ask(s, hero, moment, fits, (), args)
            if answer == PASS:
                passed.add(hero.id)
            else:
                again = True
                passed.clear()
                yield from play(hero, s.box.cards.actions[answer.args[0]])


# -- a room would rise -------------------------------------------------------------------------------------------------


def would_rise(s: State, room: str) -> Play[bool]:
    """Whether somebody cancels a rise by sight: a disguise kit, or a card, of the only Hero whom the room sees.

    REICH-ITM-06, REICH-RUL-74.
    """
    seen = heroes_seen_from(s, room)
    if len(seen) != 1:
        return False
    hero = seen[0]
    items = [KIT] if carries(hero, KIT) and is_able(s, hero) else []
    answer = yield from ask(s, hero, "would-rise", lambda: instants(s, hero, "would-rise"), items, {"room": room})
    if answer == PASS:
        return False
    if answer.verb == "use":
        s.tell(RiseCancelled, "REICH-RUL-74", hero.id, room)
        gear.use_up(s, hero, KIT)
        return True
    cancels = not hero.knocked_down  # who lies on the ground can only stand up by it (REICH-RUL-86)
    if cancels:
        s.tell(RiseCancelled, "REICH-RUL-74", hero.id, room)
    yield from action_cards.play_instant(s, hero, s.box.cards.actions[answer.args[0]])
    return cancels


# -- a patrol ----------------------------------------------------------------------------------------------------------


def patrol(s: State, ways: list[str]) -> Play[str]:
    """False Trail: its player chooses the door among all candidates; nothing if nobody plays it."""
    for hero in in_order(s, None):
        answer = yield from ask(s, hero, "patrol", partial(instants, s, hero, "patrol"))
        if answer != PASS:
            action_cards.spend(s, hero, s.box.cards.actions[answer.args[0]])
            options = Options(*controller.offer("door", ways))
            chosen = yield Decision(hero.seat, "false-trail", options, {"hero": hero.id})
            return ":".join(chosen.args)
    return ""


# -- phases of the enemy turn ------------------------------------------------------------------------------------------


def phase_start(s: State, moment: When) -> Play[None]:
    """The start of Action Stations! or of Kill the Intruders!."""

    def play(hero: Hero, card: ActionCard) -> Play[None]:
        return action_cards.play_instant(s, hero, card)

    yield from play_all(s, moment, (moment,), lambda hero: (moment,), play)
    if moment == "kill-start":
        yield from _biscuits(s)


def _biscuits(s: State) -> Play[None]:
    """Dog biscuits, at the start of Kill the Intruders! (REICH-ITM-07, REICH-RUL-102)."""
    for hero in in_order(s, None):
        if not (carries(hero, BISCUITS) and is_able(s, hero)) or hero.at in s.biscuits:
            continue
        if not any(enemy.at == hero.at and enemy.type in action_cards.DOGS for enemy in s.enemies.values()):
            continue
        options = Options(Option("use", (BISCUITS,)), PASS)
        answer = yield Decision(hero.seat, "instant", options, {"hero": hero.id, "moment": "kill-start"})
        if answer != PASS:
            gear.use_up(s, hero, BISCUITS)
            s.biscuits.append(hero.at)
