"""What a card says, as keys and values that a locale puts into words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any

import msgspec

from sandtable.engine.view import Text
from sandtable.games.wolfenstein.cards import (
    EVERY_CARD,
    Ability,
    Chest,
    Choice,
    Cost,
    EnemySkill,
    Equipment,
    Outcome,
    Provided,
    Skill,
)
from sandtable.games.wolfenstein.vocabulary import VOCABULARY, Effect

#: Parameters that are named by what they are, so that their values are looked up as such: `name-face-hp`.
_CALLED = {"faces": "face", "prefer": "type", "tokens": "token", "items": "item"}
_FILTERS = ("to", "only", "never", "within", "sight", "most", "at")


def effect_texts(effects: Iterable[Effect]) -> tuple[Text, ...]:
    """Effects as keys with values: `effect-heal` with a number, a sign and for whom."""
    return tuple(Text(f"effect-{effect.name}", dict(_values(effect))) for effect in effects)


def _values(effect: Effect) -> Iterator[tuple[str, Any]]:
    for name in VOCABULARY[effect.name].takes:
        value = getattr(effect, name)
        match name:
            case "n":
                yield "n", abs(value)
                yield "sign", "minus" if value < 0 else "plus"
            case "to":
                yield "to", value
                yield "whom", Text("whom", {field: getattr(effect, field) for field in _FILTERS})
            case "models":
                yield "models", tuple(Text("several", {"n": n, "model": m}) for m, n in Counter(value).items())
            case "effects" | "otherwise":
                yield name, _chain(effect_texts(value))
            case "options":
                yield name, tuple(_chain(effect_texts(text)) for text in value)
            case _:
                yield _CALLED.get(name, name), value


def _chain(texts: Iterable[Text], by: str = "then") -> tuple[Text, ...]:
    """Several sentences as one, which needs no comma in between."""
    chain: tuple[Text, ...] = ()
    for text in texts:
        chain = (Text(by, {"first": chain[0], "second": text}),) if chain else (text,)
    return chain


def line_text(line: Skill | EnemySkill | Ability | Equipment) -> Text:
    """A skill, an ability or an item: its moment and conditions, its effects, and how often."""
    head = [] if line.when in ("use", "always", "attack") else [Text(f"when-{line.when}")]
    head += _provided_texts(line.provided)
    tail = []
    if isinstance(line, Skill) and line.fatigue:
        tail.append(Text("also-fatigue"))
    if isinstance(line, Skill | Equipment) and line.once:
        tail.append(Text(f"once-{line.once}"))
    if isinstance(line, Equipment) and line.is_used_up:
        tail.append(Text("used-up"))
    if isinstance(line, Equipment) and line.never_on:
        tail.append(Text("never-on", {"weapon": line.never_on}))
    text = _chain(effect_texts(line.effects))
    return Text("line", {"head": _chain(head, "both"), "text": text, "tail": tuple(tail)})


@lru_cache(maxsize=EVERY_CARD)
def lines_of(card: Skill | Equipment) -> tuple[Text, ...]:
    """The text of a skill or an item by itself."""
    return (line_text(card),)


def _provided_texts(provided: Provided) -> list[Text]:
    values = msgspec.to_builtins(provided)
    fewer = [Text("if-fewer", {"model": model, "n": n}) for model, n in values.pop("fewer", {}).items()]
    return [Text(f"if-{name}", {"value": value}) for name, value in values.items()] + fewer


def outcome_texts(card: Outcome | Chest) -> tuple[Text, ...]:
    """An option of an event, a chest or what a test leads to, line by line."""
    lines = list(effect_texts(card.effects))
    if isinstance(card, Choice) and card.cost:
        options = tuple(tuple(_cost_texts(cost)) for cost in card.cost)
        lines.insert(0, Text("cost", {"options": options}))
    if isinstance(card, Choice) and card.keep is not None:
        keep = card.keep
        lines.append(Text(f"keep-{keep.until}", {"of": keep.of, "text": _chain(effect_texts(keep.effects))}))
    if card.player:
        lines.append(Text("loot-player", {"text": effect_texts(card.player)}))
    if card.team:
        lines.append(Text("loot-team", {"text": effect_texts(card.team)}))
    if isinstance(card, Choice | Chest) and card.success is not None and card.failure is not None:
        lines.append(Text("test-success", {"text": _chain(outcome_texts(card.success))}))
        lines.append(Text("test-failure", {"text": _chain(outcome_texts(card.failure))}))
    return tuple(lines)


def _cost_texts(cost: Cost) -> Iterator[Text]:
    if cost.ap:
        yield Text("cost-ap", {"n": cost.ap})
    if cost.gp:
        yield Text("cost-gp", {"n": cost.gp})
    if cost.fatigue:
        yield Text("cost-fatigue")
    if cost.item:
        yield Text("cost-item", {"item": cost.item})
