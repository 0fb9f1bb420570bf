"""Card text: named effects with a number, registered by the chapter that knows how to carry them out.

    text = [{ supplies = -1 }, { patrols = 1 }]

An effect is a function of the table and its number. What is possible is done, what is not is skipped
(HEGRA-EVM-05), and a free action needs no Defenders (HEGRA-RUL-103).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TypeAlias

from sandtable.engine.chance import Chance
from sandtable.engine.components import Registry
from sandtable.engine.decision import Decision, Each, Options, Play
from sandtable.engine.errors import Malformed
from sandtable.engine.state import GameOver
from sandtable.engine.view import Text
from sandtable.games.hegra.box import Box, Effect
from sandtable.games.hegra.names import COMMANDER
from sandtable.games.hegra.state import TOP_LEVEL, State

Carry: TypeAlias = Callable[[State, int], "Play[None] | None"]

EFFECTS: Registry[Carry] = Registry("effect")
effect = EFFECTS  # as a decorator: `@effect("repair")` on the function that carries it out
CHOOSE = "choose"
MOST = 20
#: Effects whose number may be below zero: what goes up can come down, what is added can be taken away.
BOTH_WAYS = frozenset(
    (
        "supplies",
        "morale",
        "surrender",
        "fear",
        "doubt",
        "doubt-discs",
        "snow",
        "miss",
        "suspicion",
        "patrols",
        "defence",
    )
)


def carry_out(s: State, text: Iterable[Effect]) -> Play[None]:
    """Resolve card text from top to bottom (HEGRA-EVM-05)."""
    for line in text:
        for name, number in line.items():
            if isinstance(number, list):
                yield from _choose(s, number)
            else:
                play = EFFECTS[name](s, number)
                if play is not None:
                    yield from play


def _choose(s: State, texts: list[list[Effect]]) -> Play[None]:
    """One of several texts; an impossible one cannot be chosen while another is possible (HEGRA-RUL-103)."""
    possible = [n for n, text in enumerate(texts) if all(_is_possible(s, line) for line in text)]
    numbers = [str(n + 1) for n in possible or range(len(texts))]
    one, two = effect_texts(texts[0]), effect_texts(texts[1])
    options = Options(Each("choose", numbers))
    answer = yield Decision(COMMANDER, "choose-text", options, {"card": s.card, "one": one, "two": two})
    yield from carry_out(s, texts[int(answer.args[0]) - 1])


def _is_possible(s: State, line: Effect) -> bool:
    """Whether a line would ask or change anything. It is tried on a copy of the table with dice of its own."""
    twin = s.copy()
    twin.chance = Chance(0)
    before = twin.digest()
    try:
        next(carry_out(twin, [line]))
    except StopIteration:
        return twin.digest() != before
    except GameOver:
        return True
    return True


def effect_texts(text: Iterable[Effect]) -> tuple[Text, ...]:
    """Card text as keys with values: `effect-supplies` with a number and a sign."""
    return tuple(_effect_text(name, number) for line in text for name, number in line.items())


def _effect_text(name: str, number: int | list[list[Effect]]) -> Text:
    if isinstance(number, list):
        return Text("effect-choose", {"options": [effect_texts(part) for part in number]})
    return Text(f"effect-{name}", {"n": abs(number), "sign": "plus" if number > 0 else "minus"})


def check_effects(box: Box, where: str) -> None:
    """Refuse a box with a card that has an unknown effect, or a number that its effect cannot take."""
    texts: list[tuple[str, object]] = [(card.id, card.text) for card in box.events.values()]
    texts += [
        (card.id, part) for card in box.morale.values() for part in (card.mobilisation, card.first_attack, card.siege)
    ]
    texts += [(card.id, card.text) for card in box.resolve.values()]
    texts += [(card.id, card.text) for card in box.snow.values()]
    for card_id, text in texts:
        for problem in _problems(text):
            raise Malformed(f"{card_id}: text: {problem}", where=where)


def _problems(text: object) -> Iterator[str]:
    if not isinstance(text, list | tuple) or not all(isinstance(line, dict) and len(line) == 1 for line in text):
        yield f"expected a list of tables with one effect each, found {text!r}"
        return
    for line in text:
        for name, number in line.items():
            if name == CHOOSE:
                if not isinstance(number, list) or len(number) < 2:
                    yield "choose: expected a list of at least two texts"
                    return
                for part in number:
                    yield from _problems(part)
            elif name not in EFFECTS:
                yield f"no effect {name!r}; effects: {', '.join(sorted(EFFECTS))}, {CHOOSE}"
            else:
                least, most = _bounds(name)
                if type(number) is not int or not least <= number <= most or number == 0:
                    yield f"{name}: expected a whole number from {least} to {most}, not 0, found {number!r}"


def _bounds(name: str) -> tuple[int, int]:
    if name == "straggler":
        return 1, TOP_LEVEL  # of the Infirmary
    return (-MOST if name in BOTH_WAYS else 1), MOST
