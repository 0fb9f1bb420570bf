"""Draws the Heroes of Reichbusters in a terminal: dashboards, hands with both halves of each card, their tests."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from sandtable.cli.boards import Look
from sandtable.cli.boards.pieces import DANGER, GOOD, LIT, POINTER, QUIET, Row, joined, panel
from sandtable.engine.plain import Values
from sandtable.engine.view import Area, Card, Piece, facts_of
from sandtable.games.reichbusters.facts import (
    DiceTestFacts,
    DieFacts,
    HeldWeaponFacts,
    HeldWoundFacts,
    HeroFacts,
    TeamFacts,
)

#: Heroes are single capitals; enemies have a number.
SIGNS = {"sarge": "S", "brick": "B", "claudine": "C", "quentin": "Q", "red-hawk": "R"}
FALLEN = {"knocked-down": "_", "downed": "×", "captured": "#"}  # after the letter of a Hero who does not stand
CHOICE = "›"
SMALL = 100  # columns; on a narrower screen only the options tell what a card does
ACTION, MODIFIER = "▲", "▼"  # the two halves of a card
FACES = {"0": "–", "special": "✶", "surge": "ϟ"}

HERO = "bold color(231) on color(24)"
ACTING = "bold color(16) on color(43)"
VRIL = "bold color(43)"
DICE = {"attack": "color(167)", "defence": "color(110)", "noise": "color(178)", "vril": VRIL}
UNTOLD = ("acting", "acted", "standing")  # marks of Heroes that are shown in another way


def hero_sign(name: str, state: str = "") -> str:
    return SIGNS.get(name, name[:1].upper()) + FALLEN.get(state, "")


# -- dashboards --------------------------------------------------------------------------------------------------------


def heroes(look: Look, width: int) -> RenderableType:
    """Every Hero in two lines; the one who acts or is asked with weapons, bag and hand."""
    return _panel(look, width, look.view.group("heroes"), {hero.id for hero in asked_about(look)})


def dashboards(look: Look, width: int) -> RenderableType:
    """Every Hero in full."""
    everybody = look.view.group("heroes")
    return _panel(look, width, everybody, {hero.id for hero in everybody}, skills=True)


def asked(look: Look, width: int) -> RenderableType:
    """The Hero who acts or is asked, for a small screen; before a turn, all of them in short."""
    about = asked_about(look)
    return _panel(
        look, width, about or look.view.group("heroes"), {hero.id for hero in about} if look.width > SMALL else ()
    )


def asked_about(look: Look) -> list[Area]:
    """The Hero whom the question is about: its test, its answer, or its turn."""
    heroes = look.view.group("heroes")
    tests = {facts_of(area, DiceTestFacts).hero for area in look.view.group("test")}
    named = [value for value in look.decision.args.values() if isinstance(value, str)] if look.decision else []
    by_test = [area for area in heroes if area.id in tests]
    return by_test or [area for area in heroes if "acting" in area.marks or area.id in named][:1]


def _panel(
    look: Look, width: int, some: Iterable[Area], whole: Collection[str], *, skills: bool = False
) -> RenderableType:
    rows: list[tuple[Text | str, RenderableType]] = []
    for area in some:
        lines: list[RenderableType] = [_who(look, area)]
        if "out" not in area.marks:
            lines += [*_in_full(look, area, skills)] if area.id in whole else [_in_short(look, area)]
        rows.append((_pointed(look, area), Group(*lines)))
    return panel(look.tongue.own.bit("reichbusters-heroes"), width, rows)


def _pointed(look: Look, area: Area) -> Text:
    acts = "acting" in area.marks
    pointer = POINTER if acts else CHOICE if area.id in look.lit else " "
    return Text.assemble((pointer, LIT), (hero_sign(area.id), ACTING if acts else HERO))


def _who(look: Look, area: Area) -> RenderableType:
    """Name, place, wounds, what is left of the turn, heroic points, state."""
    words, say, facts = look.tongue.game, look.tongue.own.bit, facts_of(area, HeroFacts)
    name = Text(words.name(area.id), "bold" if "acting" in area.marks else "")
    if "out" in area.marks:
        return Row([name, Text(words.name("out", "mark"), GOOD)], "  ")
    wounds: Values = {"wounds": facts.wounds, "most": facts.wounds + facts.until_downed}
    parts = [name, Text(facts.at, QUIET), Text(say("reichbusters-wounds", wounds), DANGER if facts.wounds else "")]
    if "acting" in area.marks:
        parts.append(Text(say("reichbusters-basics", {"n": facts.basics}), LIT))
    elif facts.acted:
        parts.append(Text(words.name("acted", "mark"), QUIET))
    elif facts.turn is not None:
        parts.append(Text(say("reichbusters-order", {"n": facts.turn}), QUIET))
    if facts.points:
        said = ", ".join(f"{n} {words.name(kind, 'mark')}" for kind, n in facts.points.items())
        parts.append(Text(say("reichbusters-points", {"points": said}), GOOD))
    states = [mark for mark in area.marks if mark not in UNTOLD]
    parts += [Text(words.row(states, "mark"), DANGER)] if states else []
    return Row(parts, "  ")


def _in_short(look: Look, area: Area) -> RenderableType:
    """What a Hero holds and carries, by name, and how many cards there are."""
    held = [piece for piece in area.pieces if "weapon" in piece.marks or "item" in piece.marks]
    count = Text(look.tongue.own.bit("reichbusters-cards-held", {"n": facts_of(area, HeroFacts).hand}), QUIET)
    return Padding(Row([*(_marked(look, piece) for piece in held), count], " · "), (0, 0, 0, 1))


def _weapon(look: Look, piece: Piece) -> Text:
    """A weapon with the numbers of the side that lies face up."""
    words, say, facts = look.tongue.game, look.tongue.own.bit, facts_of(piece, HeldWeaponFacts)
    numbers: Values = {"range": facts.range, "dice": facts.attack, "vril": facts.vril, "noise": facts.noise}
    text = Text.assemble(words.name(piece.kind), (f" ({say('reichbusters-weapon', numbers)})", QUIET))
    for mark, style in (("vril", VRIL), ("jammed", DANGER), ("drained", DANGER)):
        if mark in piece.marks:
            text.append(f" {words.name(mark, 'mark')}", style)
    return text


def _bag(look: Look, area: Area) -> Iterator[RenderableType]:
    """Items with free slots, lasting wounds, and effects that go on; nothing if there are none."""
    words, say = look.tongue.game, look.tongue.own.bit
    held = [piece for piece in area.pieces if "item" in piece.marks]
    if held:
        count: Values = {"n": sum(piece.count for piece in held), "slots": facts_of(area, HeroFacts).slots}
        yield _line(look, "items", [_marked(look, piece) for piece in held], count)
    wounds = [piece for piece in area.pieces if "wound" in piece.marks]
    if wounds:
        yield _line(look, "scars", [_wound(look, piece) for piece in wounds])
    effects = [words.name(piece.kind, "piece") for piece in area.pieces if "effect" in piece.marks]
    if effects:
        yield Text.assemble((f" {say('reichbusters-effects')} ", QUIET), ", ".join(effects))


def _marked(look: Look, piece: Piece) -> Text:
    """A piece with its number and its state."""
    words = look.tongue.game
    text = Text(words.name(piece.kind) + (f" ×{piece.count}" if piece.count > 1 else ""))
    states = [mark for mark in piece.marks[1:] if mark in ("jammed", "drained", "used")]
    return Text.assemble(text, (f" {words.row(states, 'mark')}", DANGER)) if states else text


def _wound(look: Look, piece: Piece) -> Text:
    """A wound card that stays, and the skill that lies on it."""
    words, facts = look.tongue.game, facts_of(piece, HeldWoundFacts)
    text = Text(words.name(piece.kind), DANGER)
    return Text.assemble(text, (f" ({words.name(facts.skill)})", QUIET)) if facts.skill else text


def _in_full(look: Look, area: Area, skills: bool) -> Iterator[RenderableType]:
    """Weapons, bag, skills if wanted, then the hand with both halves of each card."""
    say, facts = look.tongue.own.bit, facts_of(area, HeroFacts)
    yield _line(look, "weapons", [_weapon(look, piece) for piece in area.pieces if "weapon" in piece.marks])
    yield from _bag(look, area)
    if skills:
        yield _line(look, "skills", [_skill(look, piece) for piece in area.pieces if "skill" in piece.marks])
    yield Text(f" {say('reichbusters-hand', {'n': facts.hand, 'deck': facts.deck})}", QUIET)
    printed = {card.id: card for card in look.view.cards if card.deck == "actions"}
    for name in facts.cards:
        yield Padding(_card(look, printed[name]), (0, 0, 0, 2))


def _skill(look: Look, piece: Piece) -> Text:
    words = look.tongue.game
    if "active" in piece.marks:
        return Text(words.name(piece.kind))
    return Text.assemble((words.name(piece.kind), QUIET), (f" {words.row(piece.marks[1:], 'mark')}", QUIET))


def _card(look: Look, card: Card) -> Text:
    """A card with both halves: what it does when it is played, and how it changes a test or a move."""
    words = look.tongue.game
    upper = " ".join(words.text(line) for line in card.text if line.key != "modifier")
    lower = " ".join(words.text(line) for line in card.text if line.key == "modifier")
    text = Text.assemble((words.name(card.id), "bold"), (f" {ACTION} ", LIT), upper)
    return Text.assemble(text, (f" {MODIFIER} ", VRIL), (lower, QUIET)) if lower else text


def _line(look: Look, title: str, bits: Iterable[Text], args: Values | None = None) -> RenderableType:
    said = look.tongue.own.bit(f"reichbusters-{title}", args or {})
    return Text.assemble((f" {said} ", QUIET), joined(bits, " · "))


# -- the test ----------------------------------------------------------------------------------------------------------


def dice_on_table(look: Look, width: int) -> Iterator[RenderableType]:
    """The test that is being made: its dice, what they were spent on, and the total; nothing between tests."""
    words, say = look.tongue.game, look.tongue.own.bit
    for area in look.view.group("test"):
        facts = facts_of(area, DiceTestFacts)
        about: Values = {
            "test": words.name(facts.kind, "mark"),
            "hero": words.name(facts.hero),
            "foe": words.name(facts.foe) if facts.foe else "",
            "against": "foe" if facts.foe else "nobody",
        }
        enough = facts.total >= facts.target
        good = enough != (facts.kind == "noise")  # who makes noise does not want to be heard
        sums = Text(say("reichbusters-total", {"total": facts.total, "target": facts.target}), GOOD if good else DANGER)
        parts: list[Text | str] = [_die(look, piece) for piece in area.pieces]
        parts += [Text(f"+{facts.bonus}", "bold")] if facts.bonus else []
        parts += [Text(words.name(card), QUIET) for card in facts.cards]
        yield panel(say("reichbusters-test", about), width, [("", Row([*parts, sums], " "))])


def _die(look: Look, piece: Piece) -> Text:
    """A die: its kind as colour and, for vril, a letter; its face; what it was spent on."""
    facts = facts_of(piece, DieFacts)
    kind = look.tongue.own.bit("reichbusters-vril-die") if facts.kind == "vril" else ""
    text = Text(f"[{kind}{FACES.get(facts.face, facts.face)}]", f"{DICE[facts.kind]} bold")
    if facts.spent:
        text.append(f"→{look.tongue.game.name(facts.spent, 'spent')}", QUIET)
    return text


# -- the team ----------------------------------------------------------------------------------------------------------


def team(look: Look) -> Iterator[Text]:
    """The rule of the team, if the Heroes are one."""
    words = look.tongue.game
    for card in look.view.cards:
        if isinstance(card.facts, TeamFacts):
            said = " ".join(words.text(line) for line in card.text)
            yield Text.assemble((words.name(card.id), "bold"), f": {said}", ("  ✗" if card.facts.used else "", DANGER))
