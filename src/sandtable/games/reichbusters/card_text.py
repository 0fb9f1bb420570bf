"""Says what action cards do: each part of an upper half and each change of a lower half, as a text with its values."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine.plain import Values
from sandtable.engine.view import Text
from sandtable.games.reichbusters.cards import ActionCard, Change, Modifier, Step

#: The icons of upper halves; of a part that names several, the first is its own.
VERBS = (
    "repeat",
    "become_target",
    "cancel_rise",
    "choose_door",
    "move",
    "attack",
    "suppress",
    "draw",
    "heal",
    "unjam",
    "door",
    "grenade",
    "take",
    "calm",
    "peek",
    "strike",
    "kill",
    "shield",
    "hold",
    "look_at_feature",
    "trigger_token",
    "recall",
)


def step_verb(step: Step) -> str:
    """The icon of a part of an upper half; a move with attacks on the way is a ride."""
    if step.attacks:
        return "ride"
    return next(verb for verb in VERBS if getattr(step, verb)).replace("_", "-")


def step_number(step: Step, verb: str) -> int:
    """How much, how far or how often; 0 where the word alone says it, and for the range of a weapon."""
    match verb:
        case "repeat" | "ride":
            return step.move
        case "attack":
            return step.times
        case "become-target":
            return step.shield
    value = getattr(step, verb.replace("-", "_"))
    return value if isinstance(value, int) and not isinstance(value, bool) else 0


def card_texts(card: ActionCard) -> tuple[Text, ...]:
    """Both halves of an action card, line by line."""
    lower = () if card.modifier is None else (modifier_text(card.modifier),)
    return (*action_texts(card), *lower)


def action_texts(card: ActionCard) -> Iterator[Text]:
    """The upper half: its moment, its parts in their order, how loud it is, whether it leaves the game."""
    if card.when != "free":
        yield Text(f"when-{card.when}")
    yield from (_step(step) for step in card.action)
    if card.noise:
        yield Text("card-noise", {"noise": card.noise.replace("+1", "-and-more")})
    if card.is_feat:
        yield Text("card-feat")


def _step(step: Step) -> Text:
    verb = step_verb(step)
    values: Values = {"n": step_number(step, verb), "who": step.who, "more": tuple(_clauses(step))}
    match verb:
        case "attack" | "repeat":
            values = {**values, "attack": step.attack, "weapon": step.weapon}
        case "strike":
            values = {**values, "weapon": step.weapon}
        case "ride":
            values = {**values, "attacks": step.attacks}
        case "peek":
            values = {**values, "deck": step.peek}
        case "door":
            values = {**values, "door": step.door}
        case "hold":
            values = {**values, "effect": step.hold, "until": step.until}
    return Text(f"step-{verb}", values)


def _clauses(step: Step) -> Iterator[Text]:
    """What goes with a part."""
    if step.companion:
        yield Text("clause-with")
    if step.through:
        yield Text("clause-through", {"n": step.through})
    if step.unseen:
        yield Text("clause-unseen")
    if step.dice:
        yield Text("clause-dice", {"n": step.dice})
    if step.keywords:
        yield Text("clause-keywords", {"keywords": step.keywords})
    if step.least:
        yield Text("clause-least", {"n": step.least})
    if step.at:
        yield Text("clause-at-trigger")
    if step.spread:
        yield Text("clause-spread")
    if step.ignore_damage:
        yield Text("clause-ignore-damage")
    if step.then_move:
        yield Text("clause-then-move", {"n": step.then_move})
    if step.alone:
        yield Text("clause-alone")


def modifier_text(modifier: Modifier) -> Text:
    """A lower half; a card with alternatives lists them."""
    choices = tuple(tuple(change_texts(change)) for change in modifier.choices)
    return Text("modifier", {"modifier": modifier.id, "choices": choices})


_CHANGES = ("attack_dice", "defence_dice", "attack", "defence", "noise_dice", "noise", "areas", "draw")


def change_texts(change: Change) -> Iterator[Text]:
    """What one alternative of a modifier does, icon by icon; what it is limited to comes first."""
    if change.only:
        yield Text("change-only", {"only": change.only})
    for name in _CHANGES:
        if n := getattr(change, name):
            yield Text(f"change-{name.replace('_', '-')}", {"n": n})
    if change.special:
        yield Text("change-special", {"test": change.special})
    if change.reroll:
        yield Text("change-reroll", {"n": change.reroll, "test": change.on})
    if change.reroll_blanks:
        yield Text("change-reroll-blanks", {"test": change.reroll_blanks})
    if change.reroll_all:
        yield Text("change-reroll-all", {"test": change.reroll_all})
    if change.keyword:
        yield Text("change-keyword", {"keyword": change.keyword})
