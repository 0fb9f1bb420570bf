"""Hidden hands (REICH-RUL-129): who may know which card, and a table dealt anew as far as a seat cannot know it.

Being asked tells nothing of a hand: a Hero with any card is asked wherever a card could be played, and has a second
answer that plays none. `hold` asks no more until that Hero's next turn, in the own turn until the next action. Options
that depend on a hand are worked out whenever somebody looks at them, so a copy of the table with other cards offers
what those allow.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from sandtable.engine.action import Question
from sandtable.engine.chance import Chance
from sandtable.engine.components import Deck
from sandtable.engine.decision import Decision, Each, Later, Option, Options, Play
from sandtable.engine.plain import Values
from sandtable.games.reichbusters.state import Feature, Hero, State
from sandtable.games.reichbusters.table import is_able

PASS, HOLD = Option("pass"), Option("hold")


# -- who may know ------------------------------------------------------------------------------------------------------


def are_hidden(s: State) -> bool:
    return s.box.options.hands == "hidden"


def may_see_hand(s: State, hero: Hero, seat: str | None) -> bool:
    """Hands are open by default; hidden ones are known to their own player alone."""
    return not are_hidden(s) or hero.seat == seat


def may_see_top(s: State, deck: str, seat: str | None) -> bool:
    """Who knows the top of the `noise` or `spawn` deck: with hidden hands only the seat that has looked at it."""
    return not are_hidden(s) or s.peeked.get(deck) == seat


def may_see_front(s: State, feature: Feature, seat: str | None) -> bool:
    """Who knows a room feature that lies face down: the seat that has looked; at set-up and with open hands all."""
    return not are_hidden(s) or feature.known_to in ("", seat)


# -- asking ------------------------------------------------------------------------------------------------------------


def is_asked(s: State, hero: Hero) -> bool:
    """Whether a Hero is asked about cards in any case: not to be asked would show that none of them fits."""
    return are_hidden(s) and bool(hero.hand) and not hero.holding and is_able(s, hero)


def ask(
    s: State,
    hero: Hero,
    prompt: str,
    make: Callable[[], Iterable[Option | Each]],
    args: Values,
    about: Question[State] | None = None,
) -> Play[Option]:
    """Whether a Hero plays a card now, of those that `make` lists, or passes."""
    secret = is_asked(s, hero)
    options = of_hand(s, hero, lambda: Options(*make(), PASS, *((HOLD,) if secret else ())))
    if not secret and len(options) == 1:
        return PASS
    answer = yield Decision(hero.seat, prompt, options, args, about=about)
    if answer == HOLD:
        hero.holding = True
        return PASS
    return answer


def of_hand(s: State, hero: Hero, make: Callable[[], Sequence[Option]]) -> Sequence[Option]:
    """Options that depend on a hand; those of a hidden one are worked out again whenever its cards have changed."""
    return Later(make, lambda: tuple(hero.hand)) if are_hidden(s) else make()


def of_hands(s: State, make: Callable[[], Sequence[Option]]) -> Sequence[Option]:
    """Options that depend on several hands."""
    if not are_hidden(s):
        return make()
    return Later(make, lambda: tuple(tuple(hero.hand) for hero in s.heroes.values()))


def any_card(s: State, hero: Hero, *others: Option) -> Sequence[Option]:
    """A card of the hand to give up, or something else."""
    return of_hand(s, hero, lambda: Options(Each("discard", list(dict.fromkeys(hero.hand))), *others))


def of_top(s: State, deck: Deck) -> Sequence[Option]:
    """Which of the top two cards of a deck comes first; for other eyes these may be two others."""

    def make() -> Options:
        return Options(Each("first", deck.top[:2]))

    return Later(make, lambda: tuple(deck.top)) if are_hidden(s) else make()


def owner(s: State, hero: Hero) -> str:
    """The only seat that learns what a Hero looks at; empty if all do."""
    return hero.seat if are_hidden(s) else ""


def show(s: State) -> None:
    """A card of a hidden hand is shown to everybody: what was decided before cannot be taken back freely."""
    if are_hidden(s):
        s.chance.seal("hand")


# -- a table dealt anew ------------------------------------------------------------------------------------------------


def conceal(s: State, seat: str | None, chance: Chance) -> None:
    """Deal again, in place, what a seat cannot know: chance, hands, tops of decks and features that others looked at.

    A Hero's deck has a known top only where a card was put back there from the discard pile, which all have seen.
    """
    s.chance = chance
    if not are_hidden(s):
        return
    for hero in s.heroes.values():
        if not may_see_hand(s, hero, seat):
            hero.hand[:], hero.deck.bag[:] = _dealt(hero.hand, hero.deck.bag, chance)
        hero.deck.bag.sort()
    for name, decks in (("noise", (s.noise_pre, s.noise_post)), ("spawn", (s.spawn,))):
        if not may_see_top(s, name, seat):
            for deck in decks:
                _deal_top(deck, chance)
    _deal_fronts(s, seat, chance)


def _dealt(shown: list[str], rest: list[str], chance: Chance) -> tuple[list[str], list[str]]:
    """As many cards as before in each of two places, of all that lie there."""
    unseen = sorted([*shown, *rest])
    chance.shuffle(unseen, "conceal")
    return unseen[: len(shown)], sorted(unseen[len(shown) :])


def _deal_top(deck: Deck, chance: Chance) -> None:
    if deck.top:
        deck.top[:], deck.bag[:] = _dealt(deck.top, deck.bag, chance)


def _deal_fronts(s: State, seat: str | None, chance: Chance) -> None:
    for back, shelf in s.shelf.items():
        unknown = [
            feature
            for feature in s.features.values()
            if feature.back == back and feature.known and not may_see_front(s, feature, seat)
        ]
        if unknown:
            fronts, shelf[:] = _dealt([feature.known for feature in unknown], shelf, chance)
            for feature, front in zip(unknown, fronts, strict=True):
                feature.known = front
