"""Moments in which cards and items may interrupt (p.11): everybody who holds something for the moment is asked.

The Hero concerned comes first, then the others round the table, until all pass (REICH-RUL-120). With hidden hands
whoever holds any card is asked, so that a question tells nothing of a hand (REICH-RUL-129).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from sandtable.engine.decision import Decision, Each, Option, Options, Play
from sandtable.games.reichbusters import action_cards, gear
from sandtable.games.reichbusters.cards import ActionCard, When
from sandtable.games.reichbusters.log import RiseCancelled
from sandtable.games.reichbusters.state import Hero, State
from sandtable.games.reichbusters.table import carries, heroes_seen_from, is_able, suffers

PASS = Option("pass")
KIT, BISCUITS = "disguise-kit", "dog-biscuits"


def may_interrupt(s: State, hero: Hero) -> bool:
    """Able, standing, and not shell-shocked (REICH-RUL-106, REICH-RUL-86)."""
    return is_able(s, hero) and not hero.knocked_down and not suffers(s, hero, "no-instants")


def instants(s: State, hero: Hero, *moments: When) -> list[str]:
    """The cards of a hand whose moment this is (REICH-CAR-08, REICH-CAR-09)."""
    if not may_interrupt(s, hero):
        return []
    cards = s.box.cards.actions
    return [card for card in dict.fromkeys(hero.hand) if cards[card].when in moments]


def in_order(s: State, first: Hero | None) -> Iterator[Hero]:
    """The Hero concerned, then the others round the table."""
    names = list(s.heroes)
    start = names.index(first.id) if first else 0
    for name in (*names[start:], *names[:start]):
        if s.heroes[name].at:
            yield s.heroes[name]


def ask(
    s: State,
    hero: Hero,
    moment: str,
    cards: Sequence[str],
    items: Sequence[str] = (),
    args: dict[str, str] | None = None,
) -> Play[Option]:
    """Whether a Hero plays something now."""
    hidden = s.box.options.hands == "hidden" and bool(hero.hand) and may_interrupt(s, hero)
    if not cards and not items and not hidden:
        return PASS
    options = [Each("instant", cards)] if cards else []
    options += [Each("use", items)] if items else []
    quiet = Option("hold")  # a second answer, so that being asked tells nothing
    more = (PASS, quiet) if hidden and not (cards or items) else (PASS,)
    answer = yield Decision(
        hero.seat, "instant", Options(*options, *more), {"hero": hero.id, "moment": moment, **(args or {})}
    )
    return PASS if answer == quiet else answer


def play_all(
    s: State,
    moment: str,
    fits: Callable[[Hero], Sequence[str]],
    play: Callable[[Hero, ActionCard], Play[None]],
    first: Hero | None = None,
    args: dict[str, str] | None = None,
) -> Play[None]:
    """Everybody in turn, again and again, until all pass."""
    playing = True
    while playing:
        playing = False
        for hero in in_order(s, first):
            answer = yield from ask(s, hero, moment, fits(hero), (), args)
            if answer != PASS:
                playing = True
                card = s.box.cards.actions[answer.args[0]]
                yield from play(hero, card)


# -- a room would rise -------------------------------------------------------------------------------------------------


def would_rise(s: State, room: str) -> Play[bool]:
    """Whether somebody cancels a rise by sight: a disguise kit, or a card, of the only Hero whom the room sees.

    REICH-ITM-06, REICH-RUL-74.
    """
    seen = heroes_seen_from(s, room)
    if len(seen) != 1:
        return False
    hero = seen[0]
    cards = instants(s, hero, "would-rise")
    items = [KIT] if carries(hero, KIT) and is_able(s, hero) else []
    answer = yield from ask(s, hero, "would-rise", cards, items, {"room": room})
    if answer == PASS:
        return False
    s.tell(RiseCancelled, "REICH-RUL-74", hero.id, room)
    if answer.verb == "use":
        gear.use_up(s, hero, KIT)
    else:
        yield from action_cards.play_instant(s, hero, s.box.cards.actions[answer.args[0]])
    return True


# -- a patrol ----------------------------------------------------------------------------------------------------------


def patrol(s: State, ways: list[str]) -> Play[str]:
    """False Trail: its player chooses the door among all candidates; nothing if nobody plays it."""
    for hero in in_order(s, None):
        cards = instants(s, hero, "patrol")
        answer = yield from ask(s, hero, "patrol", cards)
        if answer != PASS:
            action_cards.spend(s, hero, s.box.cards.actions[answer.args[0]])
            chosen = yield Decision(hero.seat, "false-trail", Options(Each("door", ways)), {"hero": hero.id})
            return chosen.args[0]
    return ""


# -- phases of the enemy turn ------------------------------------------------------------------------------------------


def phase_start(s: State, moment: When) -> Play[None]:
    """The start of Action Stations! or of Kill the Intruders!."""

    def play(hero: Hero, card: ActionCard) -> Play[None]:
        return action_cards.play_instant(s, hero, card)

    yield from play_all(s, moment, lambda hero: instants(s, hero, moment), play)
    if moment == "kill-start":
        yield from _biscuits(s)


def _biscuits(s: State) -> Play[None]:
    """Dog biscuits, at the start of Kill the Intruders! (REICH-ITM-07, REICH-RUL-102)."""
    for hero in in_order(s, None):
        if not (carries(hero, BISCUITS) and is_able(s, hero)) or hero.at in s.biscuits:
            continue
        if not any(enemy.at == hero.at and enemy.type in action_cards.DOGS for enemy in s.enemies.values()):
            continue
        answer = yield from ask(s, hero, "kill-start", (), [BISCUITS])
        if answer != PASS:
            gear.use_up(s, hero, BISCUITS)
            s.biscuits.append(hero.at)
