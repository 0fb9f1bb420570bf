"""Says what cards and bonuses do: each effect as a text with its values."""

from __future__ import annotations

from sandtable.engine.view import Text
from sandtable.games.atlantikwall.cards import Bonus, Card, Choice, Effect, Specialist
from sandtable.games.atlantikwall.state import State


def card_text(s: State, name: str) -> tuple[Text, ...]:
    """What a card does at this table."""
    return text_of(s.box.card(name), solitaire=s.box.solitaire)


def text_of(card: Card, *, solitaire: bool) -> tuple[Text, ...]:
    """What a card does, and whether its Specialist is lost by it."""
    lines = tuple(effect_text(effect) for effect in card.text(solitaire=solitaire))
    return (*lines, Text("card-sacrifice")) if isinstance(card, Specialist) and card.sacrifice else lines


def effect_text(effect: Effect) -> Text:
    """One effect; what the card leaves open is `any`."""
    values = {"n": effect.n, "bunker": effect.bunker, "most": effect.most}
    return Text(f"effect-{effect.name}", values | {"face": effect.face or "any", "colour": effect.colour or "any"})


def bonus_text(bonus: Bonus) -> tuple[Text, ...]:
    """What an RWB can be taken as."""
    return tuple(Text("bonus-choice", {"choice": one.id, "text": choice_text(one)}) for one in bonus.choices)


def choice_text(choice: Choice) -> tuple[Text, ...]:
    """What a bonus gives if it is taken as this choice."""
    lines = tuple(effect_text(effect) for effect in choice.effects)
    return (*lines, Text("frees-skulls")) if choice.frees_skulls else lines
