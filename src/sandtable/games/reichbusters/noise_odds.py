"""What a noise may bring, before it is made (p.7): exact chances, and who would come from where.

The chances are those of the dice and of the card alone: every special is boosted, and no skill or card of the Hero's is
used. Where a noise card lets the Hero choose, the Hero chooses what makes its bottom effect least likely.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache
from itertools import combinations_with_replacement
from math import comb, factorial, prod
from typing import Literal, NamedTuple

from sandtable.engine.action import Odds
from sandtable.engine.components import Deck
from sandtable.engine.view import Text
from sandtable.games.reichbusters import hidden, noise, spawning
from sandtable.games.reichbusters.cards import NoiseCard, NoiseTop
from sandtable.games.reichbusters.dice import NEVER, SURE, reaches
from sandtable.games.reichbusters.names import ALERT, SPECIAL, Face
from sandtable.games.reichbusters.state import Hero, State
from sandtable.games.reichbusters.table import nearest, nearest_rooms

Faces = tuple[Face, ...]


class Forecast(NamedTuple):
    """What a noise may bring."""

    dice: int  # rolled; none means no test (REICH-NOI-03)
    card: Fraction = NEVER  # the chance that a noise card is drawn
    bottom: Fraction = NEVER  # the chance that its bottom effect happens
    rooms: tuple[str, ...] = ()  # one of these may rise by the card
    ways: tuple[str, ...] = ()  # a patrol would come by one of these: door and area, or the area of a barracks


def forecast(s: State, hero: Hero, dice: int, *, of_weapon: bool = False, opened: str = "") -> Forecast:
    """What noise dice of an action may bring; `opened` is a door that the action opens before (REICH-RUL-128)."""
    dice = noise.after_alarm(s, noise.value_for(s, hero, dice, of_weapon=of_weapon))
    if dice < 1:
        return Forecast(0)
    dice += noise.injected(hero)
    deck, known = s.noise_post if s.sounded else s.noise_pre, hidden.may_see_top(s, "noise", hero.seat)
    cards = [s.box.cards.noises[name] for name in next_cards(deck, known=known)]
    faces, special = s.box.dice["noise"], s.box.constants.special
    more = noise.detected(s, hero)
    heard = reaches((faces,) * dice, 1 - more, special)
    table = Circumstances(more, any(enemy.type == "dog" for enemy in s.enemies.values()), bool(hero.hand))
    chances = [bottom_chance(faces, special, dice, card.top, card.number, table) for card in cards]
    bottom = sum(chances, NEVER) / len(cards) if cards else NEVER
    return Forecast(dice, heard, bottom, _roused(s, hero, cards), _ways(s, cards, opened))


def next_cards(deck: Deck, *, known: bool = True) -> list[str]:
    """The cards of which the next one drawn is one, each as likely: a known one alone, else all not yet seen.

    `known` says whether the top cards that somebody has looked at are known to whoever asks (REICH-RUL-129).
    """
    if deck.top and known:
        return deck.top[:1]
    return [*deck.top, *deck.bag] or deck.bottom[:1] or deck.discard


def _roused(s: State, hero: Hero, cards: list[NoiseCard]) -> tuple[str, ...]:
    """The rooms one of which a card could make rise: the nearest with enemies who are not alert."""
    if s.sounded or not any(card.top.rise for card in cards):
        return ()
    rooms = {enemy.at[0] for enemy in s.enemies.values() if s.awareness.get(enemy.at[0], 0) < ALERT}
    found = [room for start in spawning.origins(s, hero) for room in nearest_rooms(s, start, sorted(rooms))]
    return tuple(dict.fromkeys(found))


def _ways(s: State, cards: list[NoiseCard], opened: str) -> tuple[str, ...]:
    """Where units would come from: the closest doors before the alarm, the barracks of the cards after it."""
    barracks = s.box.mission.barracks
    if s.sounded:
        return tuple(sorted({barracks[spawn.barracks] for card in cards for spawn in card.bottom.spawns}))
    if not any(card.bottom.patrol for card in cards):
        return ()
    doors: list[str] = []
    arrows: list[str] = []
    for start in spawning.origins(s, s.active):  # REICH-RUL-68
        doors += spawning.closest(spawning.patrol_ways(s, start, opened=opened))
        arrows += nearest(s, start, barracks.values())
    return tuple(dict.fromkeys(doors or arrows))


# -- for the actions that make noise -----------------------------------------------------------------------------------


def odds(found: Forecast) -> Iterator[Odds]:
    """The chance of a card and of its bottom effect; nothing for what is silent."""
    if found.dice:
        yield Odds("noise-card", found.card)
        yield Odds("noise-bottom", found.bottom)


def hints(found: Forecast) -> Iterator[Text]:
    """The noise itself, whom it may rouse, and where a patrol would come from."""
    yield Text("hint-noise", {"dice": found.dice})
    for room in found.rooms:
        yield Text("hint-noise-rouses", {"room": room})
    for way in found.ways:
        door, _, area = way.rpartition(":")
        if door:
            yield Text("hint-noise-door", {"door": door, "area": area})
        else:
            yield Text("hint-noise-barracks", {"area": area})


def printed_odds(s: State, hero: Hero, printed: str) -> Iterator[Odds]:
    """For the noise printed on a card or item: dice, a Bang! or Boom!, or nothing."""
    return odds(forecast(s, hero, int(printed))) if printed.isdecimal() else iter(())


def printed_hints(s: State, hero: Hero, printed: str) -> Iterator[Text]:
    match printed:
        case "bang" | "boom":
            return bang_hints(s, printed)
        case _ if printed.isdecimal():
            return hints(forecast(s, hero, int(printed)))
    return iter(())


def bang_hints(s: State, kind: Literal["bang", "boom"]) -> Iterator[Text]:
    """How far a Bang! or Boom! moves the marker, and how many rounds are left then; after the alarm a card is drawn."""
    if s.sounded:
        yield Text("hint-bang-card", {"kind": kind})
    elif s.alarm == "none":
        n = 1 if kind == "bang" else 2
        yield Text("hint-bang", {"kind": kind, "n": n, "left": max(0, s.box.mission.track.pre + 1 - s.marker - n)})


# -- chances -----------------------------------------------------------------------------------------------------------


class Circumstances(NamedTuple):
    """What the table adds: to every total, for a card about dogs, for one that takes a card of the hand."""

    more: int = 0
    dogs: bool = False
    can_discard: bool = False


PLAIN = Circumstances()


@lru_cache(maxsize=4096)
def bottom_chance(
    faces: Faces, special: int, dice: int, top: NoiseTop, number: int, table: Circumstances = PLAIN
) -> Fraction:
    """The chance that this many dice draw a card and reach its number after its top effect (REICH-RUL-29).

    Each special is boosted until the die shows a number, so that in the end as many numbers lie there as dice were to
    be rolled, and any count of specials besides.
    """
    numbers = tuple(int(face) for face in faces if face != SPECIAL)
    boost = Fraction(len(faces) - len(numbers), len(faces))
    lost = max(numbers) + top.discard_for + abs(top.total)
    enough = -(-(number + lost) // special)  # so many specials decide it alone
    found = NEVER
    for shown, chance in _shown(numbers, dice):
        left = SURE
        for specials in range(enough):
            weight = comb(dice + specials - 1, specials) * boost**specials * (1 - boost) ** dice
            left -= weight
            total = sum(shown) + specials * special + table.more
            if total >= 1:
                found += chance * weight * _reaches_after(top, shown, total, number, faces, special, table)
        found += chance * left
    return found


@lru_cache(maxsize=64)
def _shown(numbers: tuple[int, ...], dice: int) -> tuple[tuple[tuple[int, ...], Fraction], ...]:
    """The numbers that dice can show, in order of size, and the chance of each such set."""
    copies, sides = Counter(numbers), len(numbers)
    found = []
    for shown in combinations_with_replacement(sorted(copies), dice):
        counts = Counter(shown)
        orders = factorial(dice) // prod(factorial(n) for n in counts.values())
        found.append((shown, Fraction(orders * prod(copies[value] ** n for value, n in counts.items()), sides**dice)))
    return tuple(found)


def _reaches_after(
    top: NoiseTop, shown: tuple[int, ...], total: int, number: int, faces: Faces, special: int, table: Circumstances
) -> Fraction:
    """The chance that a total reaches a card's number once its top effect is done."""
    needed = number - total - top.total - (top.dogs if table.dogs else 0)
    if table.can_discard:
        needed += top.discard_for
    if top.drop_highest:
        needed += shown[-1]
    if top.reroll == "blank" and shown[0] == 0:
        return reaches((faces,), needed, special)
    if top.reroll == "non-blank" and shown[-1] > 0:
        return min(reaches((faces,), needed + value, special) for value in set(shown) if value)
    return reaches((faces,) * top.dice, needed, special)
