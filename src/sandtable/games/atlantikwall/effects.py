"""Named effects: what the words on cards do, registered by the chapter that carries them out.

    effects = [{ name = "lower-def", n = 7, bunker = 7 }]

A standing effect holds while its card is kept: rules ask for it with `held`, and it needs no entry here. Any other is
carried out when its card is used. Its entry says what it can be used on (`targets`), what the words of a target mean
(`aim`), what a use concerns (`concerns`), and what it does (`carry`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeAlias

import msgspec

from sandtable.engine.components import Registry
from sandtable.engine.decision import Play
from sandtable.engine.view import Text
from sandtable.games.atlantikwall.card_text import card_text
from sandtable.games.atlantikwall.cards import Effect
from sandtable.games.atlantikwall.state import Side, State
from sandtable.games.atlantikwall.vocabulary import STANDING

Args: TypeAlias = tuple[str, ...]


class Use(msgspec.Struct, frozen=True):
    """A card in use: whose it is, which one, and what it is used on."""

    by: Side
    card: str
    args: Args = ()


class Aim:
    """What the words of a target mean: the pieces of the view that they name, and what to tell about them.

    Most name Units, Sectors, faces or cards of a Pool, and these have the same names in the view.
    """

    def touches(self, s: State, use: Use) -> tuple[str, ...]:
        return use.args

    def hints(self, s: State, use: Use) -> Iterable[Text]:
        return ()


class AtCard(Aim):
    """A card, whose text is told."""

    def hints(self, s: State, use: Use) -> Iterable[Text]:
        return card_text(s, use.args[0])


Targets: TypeAlias = Callable[[State, Side, Effect], Iterable[Args]]
Concerns: TypeAlias = Callable[[State, Use, Effect], frozenset[str]]
Carry: TypeAlias = Callable[[State, Use, Effect], "Play[None] | None"]


class Word(msgspec.Struct, frozen=True):
    """Everything about one effect."""

    carry: Carry
    targets: Targets
    concerns: Concerns
    aim: Aim


def _on_nothing(s: State, side: Side, effect: Effect) -> Iterable[Args]:
    return ((),)


def never(s: State, side: Side, effect: Effect) -> Iterable[Args]:
    """For words that another rule asks for at a moment of its own."""
    return ()


def _nothing(s: State, use: Use, effect: Effect) -> frozenset[str]:
    return frozenset()


WORDS: Registry[Word] = Registry("effect")
AS_NAMED = Aim()
DIE = "die:"  # begins the name of a die that a use concerns: `die:able:3:red-star`


def effect(
    name: str, targets: Targets = _on_nothing, concerns: Concerns = _nothing, aim: Aim = AS_NAMED
) -> Callable[[Carry], Carry]:
    """Register what a word on a card does. A card without any target cannot be used now."""

    def register(carry: Carry) -> Carry:
        WORDS.enter(name, Word(carry, targets, concerns, aim))
        return carry

    return register


def carry_out(s: State, use: Use) -> Play[None]:
    """Everything that a card says, from its first effect to its last."""
    for text in s.box.effects(use.card):
        yield from carry(s, use, text)


def carry(s: State, use: Use, text: Effect) -> Play[None]:
    play = WORDS[text.name].carry(s, use, text)
    if play is not None:
        yield from play


def targets(s: State, side: Side, card: str) -> Iterable[Args]:
    """What a card can be used on now; its first effect decides. A standing card is never used."""
    texts = s.box.effects(card)
    if not texts or texts[0].name in STANDING:
        return ()
    return WORDS[texts[0].name].targets(s, side, texts[0])


def aim(s: State, use: Use) -> Aim:
    """What the words of a use's target mean; its first effect decides."""
    return WORDS[s.box.effects(use.card)[0].name].aim


def concerns(s: State, use: Use) -> frozenset[str]:
    """The dice, cards and resources that a use is about, for conflicts of timing (ATL-RUL-34)."""
    about = (WORDS[text.name].concerns(s, use, text) for text in s.box.effects(use.card))
    return frozenset((use.card,)).union(*about)
