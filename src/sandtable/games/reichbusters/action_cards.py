"""Action cards (p.11, p.12): playing an upper half, in one's own turn or at its moment.

`card_parts` and `card_fights` have what each part does, `modifiers` the lower halves, `windows` the moments.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from sandtable.engine.action import Action, Odds, Offers, Refusals
from sandtable.engine.decision import Decision, Each, Option, Play, Refusal
from sandtable.engine.view import Text
from sandtable.games.reichbusters import attack, card_fights, card_parts, noise, noise_odds
from sandtable.games.reichbusters.card_play import Part, Played, whom
from sandtable.games.reichbusters.card_text import action_texts
from sandtable.games.reichbusters.cards import ActionCard, Step
from sandtable.games.reichbusters.decks import put_away, use
from sandtable.games.reichbusters.log import CardPlayed
from sandtable.games.reichbusters.state import Hero, State
from sandtable.games.reichbusters.table import is_alone

DOGS = ("dog", "experiment-6xx", "general-wolff")


def show(s: State, hero: Hero, card: ActionCard) -> None:
    """The card leaves the hand and lies on the table until it is done (REICH-RUL-88)."""
    use(s, hero, card.id)
    s.tell(CardPlayed, "REICH-CAR-03", hero.id, card.id)


def spend(s: State, hero: Hero, card: ActionCard) -> None:
    """A card whose moment carries it out: it is shown and put away (REICH-ICO-04, REICH-ICO-06)."""
    show(s, hero, card)
    put_away(s, hero, card.id)


def carry_out(s: State, hero: Hero, card: ActionCard, trigger: str = "") -> Play[None]:
    """The parts of the upper half in their order (REICH-CAR-06)."""
    played = Played(hero, card, trigger)
    show(s, hero, card)
    noise.owe(s, hero, int(card.noise) if card.noise.isdecimal() else 0)  # and whatever others add to this action
    if card.noise == "weapon+1":
        noise.add(s, hero, 1)
    for step in card.action:
        if might(s, played, step):
            yield from part_of(verb_of(step)).do(s, played, step)
    put_away(s, hero, card.id)


def play_instant(s: State, hero: Hero, card: ActionCard, trigger: str = "") -> Play[None]:
    """A card played at its moment is an action of its own, with its own noise test (REICH-CAR-09, REICH-RUL-28).

    What an action that it interrupts has used and owes waits until that is over.
    """
    due, used = s.due, hero.used_action
    s.due, hero.used_action = None, []
    yield from carry_out(s, hero, card, trigger)
    attack.end_of_action(s, hero)
    yield from noise.settle(s)
    s.due, hero.used_action = due, used


def might_do(s: State, hero: Hero, card: ActionCard, trigger: str = "") -> bool:
    """Whether any part of a card could do something now."""
    played = Played(hero, card, trigger)
    return any(might(s, played, step) for step in card.action)


# -- parts -------------------------------------------------------------------------------------------------------------


def verb_of(step: Step) -> str:
    """The verb of a part; one that repeats, or attacks on the way, is more than a move."""
    for verb in _verbs():
        if getattr(step, verb):
            return verb
    return ""


@lru_cache(maxsize=1)
def _verbs() -> tuple[str, ...]:
    """Every verb of a part; they are entered while the game is imported."""
    return (*card_fights.fights, *card_parts.parts)


def part_of(verb: str) -> Part:
    return card_fights.fights.get(verb) or card_parts.parts[verb]


def might(s: State, played: Played, step: Step) -> bool:
    """Whether a part could do something now. A knocked down Hero can only stand up, by a move (REICH-RUL-86)."""
    hero, verb = played.hero, verb_of(step)
    if not verb or not hero.at or (step.alone and not is_alone(s, hero)):
        return False
    if hero.knocked_down and not (step.move and hero in whom(s, hero, step)):
        return False
    return bool(part_of(verb).might(s, played, step))


# -- the bonus action --------------------------------------------------------------------------------------------------


class PlayedCard(NamedTuple):
    hero: Hero
    card: ActionCard


def may_play(s: State, hero: Hero, card: str) -> Refusal | None:
    """A free action, when it could do something (REICH-CAR-07)."""
    entry = s.box.cards.actions[card]
    if entry.when != "free":
        return Refusal("REICH-CAR-08", "not-now", {"card": card})
    if might_do(s, hero, entry):
        return None
    if hero.knocked_down:
        return Refusal("REICH-RUL-86", "knocked-down", {"hero": hero.id})
    return Refusal("REICH-CAR-05", "card-useless", {"card": card})


class PlayCard(Action[State, Hero, PlayedCard]):
    """Play the upper half of a card as a free action (REICH-CAR-02, REICH-CAR-07, REICH-ICO-01)."""

    verb = "card"

    def read(self, s: State, decision: Decision, option: Option) -> PlayedCard:
        return PlayedCard(s.active, s.box.cards.actions[option.args[0]])

    def offers(self, s: State, hero: Hero) -> Offers:
        able = [card for card in dict.fromkeys(hero.hand) if may_play(s, hero, card) is None]
        return (Each(self.verb, able),) if able else ()

    def refusals(self, s: State, hero: Hero) -> Refusals:
        for card in dict.fromkeys(hero.hand):
            if refusal := may_play(s, hero, card):
                yield Option(self.verb, (card,)), refusal

    def do(self, s: State, chosen: PlayedCard) -> Play[None]:
        yield from carry_out(s, chosen.hero, chosen.card)

    def odds(self, s: State, chosen: PlayedCard) -> Iterable[Odds]:
        return noise_odds.printed_odds(s, chosen.hero, chosen.card.noise)

    def hints(self, s: State, chosen: PlayedCard) -> Iterable[Text]:
        yield from action_texts(chosen.card)
        yield from noise_odds.printed_hints(s, chosen.hero, chosen.card.noise)


PLAY_CARD = PlayCard()
