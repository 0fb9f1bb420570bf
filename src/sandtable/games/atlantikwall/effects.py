"""Card text: the words of its vocabulary, registered by the chapter that knows how to carry them out.

    effects = [{ name = "lower-def", n = 7, bunker = 7 }]

An effect that holds while its card is kept (`standing`) is asked about with `held` and needs no function. Any other is
carried out when its card is used: `targets` says on what, `carry` does it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeAlias

import msgspec

from sandtable.engine.decision import Play
from sandtable.games.atlantikwall.cards import Effect
from sandtable.games.atlantikwall.state import Side, State
from sandtable.games.atlantikwall.vocabulary import STANDING

Args: TypeAlias = tuple[str, ...]


class Use(msgspec.Struct, frozen=True):
    """A card in use: by whom, which, and on what."""

    by: Side
    card: str
    args: Args = ()


Targets: TypeAlias = Callable[[State, Side, Effect], Iterable[Args]]
Carry: TypeAlias = Callable[[State, Use, Effect], "Play[None] | None"]


class Word(msgspec.Struct, frozen=True):
    """What carries an effect out, on what it can be used, and which dice, cards or resources a use concerns."""

    carry: Carry
    targets: Targets
    concerns: Callable[[State, Use, Effect], frozenset[str]]


def _on_nothing(s: State, side: Side, effect: Effect) -> Iterable[Args]:
    return ((),)


def _nothing(s: State, use: Use, effect: Effect) -> frozenset[str]:
    return frozenset()


WORDS: dict[str, Word] = {}
DIE = "die:"  # how the name of a die begins that a use concerns: `die:able:3:red-star`


def effect(
    name: str,
    targets: Targets = _on_nothing,
    concerns: Callable[[State, Use, Effect], frozenset[str]] = _nothing,
) -> Callable[[Carry], Carry]:
    """Register what a word on a card does. Without any target the card cannot be used now."""

    def register(carry: Carry) -> Carry:
        WORDS[name] = Word(carry, targets, concerns)
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
    """On what a card can be used now: as its first effect says. What only holds, as some do alone, is not used."""
    texts = s.box.effects(card)
    if not texts or texts[0].name in STANDING:
        return ()
    return WORDS[texts[0].name].targets(s, side, texts[0])


def concerns(s: State, use: Use) -> frozenset[str]:
    """The dice, cards and resources that a use is about, for conflicts of timing (ATL-RUL-34)."""
    about = (WORDS[text.name].concerns(s, use, text) for text in s.box.effects(use.card))
    return frozenset((use.card,)).union(*about)
