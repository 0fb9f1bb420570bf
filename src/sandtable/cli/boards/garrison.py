"""Draws the enemy of Reichbusters in a terminal: who stands in which room, how watchful it is, what it would do."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich.console import Group, RenderableType
from rich.text import Text

from sandtable.cli.boards import Look
from sandtable.cli.boards.pieces import DANGER, GOOD, LIT, POINTER, QUIET, Row, panel
from sandtable.engine.plain import word
from sandtable.engine.view import Piece, facts_of
from sandtable.games.reichbusters.facts import EnemyFacts, RoomFacts, RowFacts, UnitFacts

#: An enemy is a capital with its number; those of whom there is one have two capitals.
LETTERS = {
    "officer": "O",
    "soldier": "S",
    "scientist": "C",
    "dog": "D",
    "zombie": "Z",
    "sturm-angriff": "A",
    "sturm-kanonier": "K",
    "tracking-bomber": "B",
    "experiment-6xx": "X",
    "experiment-601": "E",
}
ALONE = {"vrilpanzer": "VP", "general-wolff": "GW", "gisela-gruber": "GG"}
ASLEEP = "z"  # after the sign of an enemy that has not woken

LEVELS = {"at-ease": "", "suspicious": "?", "alert": "!"}  # after the names of a room's areas
FLOORS = {"suspicious": "color(58)", "alert": "color(52)"}

ENEMIES = {
    "dormant": "color(250) on color(236)",
    "at-ease": "bold color(231) on color(240)",
    "suspicious": "bold color(16) on color(178)",
    "alert": "bold color(231) on color(124)",
}
TARGET = "bold color(16) on color(208)"
STATES = ("dormant", "suppressed", "guarding")  # marks of enemies that are told


# -- signs -------------------------------------------------------------------------------------------------------------


def letter_of(kind: str) -> str:
    return ALONE.get(kind) or LETTERS.get(kind, kind[:1].upper())


def enemy_sign(piece: Piece) -> str:
    sign = letter_of(piece.kind) + ("" if piece.kind in ALONE else piece.id.rpartition("-")[2])
    return sign + ASLEEP if "dormant" in piece.marks else sign


def enemy_style(piece: Piece) -> str:
    if "target" in piece.marks:
        return TARGET
    return next((style for mark, style in ENEMIES.items() if mark in piece.marks), "")


def levels_of(look: Look) -> dict[str, str]:
    """The awareness of each room; none after the alarm, when everybody is alert."""
    if word(look.view.heading.args, "alarm") == "sounded":
        return {}
    return {area.id: facts_of(area, RoomFacts).awareness for area in look.view.group("rooms")}


# -- rooms and corridors -----------------------------------------------------------------------------------------------


def rooms(look: Look, width: int) -> RenderableType:
    """Rooms and corridors with enemies, or on their guard: their level, whom they see, what each enemy would do."""
    words, say, levels = look.tongue.game, look.tongue.own.bit, levels_of(look)
    there: dict[str, list[Piece]] = {}
    for area in look.view.group("map"):
        for piece in area.pieces:
            if isinstance(piece.facts, EnemyFacts):
                there.setdefault(area.id[0], []).append(piece)
    rows: list[tuple[Text | str, RenderableType]] = []
    for area in look.view.group("rooms"):
        level = levels.get(area.id, "at-ease")
        if area.id not in there and not LEVELS[level]:
            continue
        bits = [Text(say(f"reichbusters-{level}"), _level_style(level))] if levels else []
        sees = facts_of(area, RoomFacts).sees
        if sees:
            bits.append(Text(say("reichbusters-sees", {"heroes": words.row(list(sees))})))
        if "would-rise" in area.marks:
            bits.append(Text(say("reichbusters-would-rise"), DANGER))
        name = Text(f" {area.id.upper()}{LEVELS[level]}", "bold")
        lines = [Row(bits, " · ")] if bits else []
        rows.append((name, Group(*lines, *_enemies(look, there.get(area.id, ())))))
    return panel(say("reichbusters-rooms"), width, rows) if rows else Group()


def _level_style(level: str) -> str:
    return f"bold on {FLOORS[level]}" if level in FLOORS else QUIET


def _enemies(look: Look, pieces: Iterable[Piece]) -> Iterator[RenderableType]:
    """Enemies of a room; those who are alike in all that counts share a line."""
    alike: dict[tuple[EnemyFacts, tuple[str, ...]], list[Piece]] = {}
    for piece in pieces:
        states = tuple(mark for mark in piece.marks if mark in STATES)
        alike.setdefault((facts_of(piece, EnemyFacts), states), []).append(piece)
    for (facts, states), same in alike.items():
        text = Text()
        for piece in same:
            lit = piece.id in look.lit or "target" in piece.marks
            text.append("›" if lit else " ", LIT)
            text.append(enemy_sign(piece), enemy_style(piece))
        text.append(f" {look.tongue.game.name(facts.unit)}")
        text.append(f" {_numbers(look, facts)}", QUIET)
        if states:
            text.append(f" {look.tongue.game.row(states, 'mark')}", GOOD)
        text.append_text(_plan_of(look, facts))
        yield text


def _numbers(look: Look, facts: EnemyFacts) -> str:
    """Defence, attacks, and wounds where it takes several."""
    say = look.tongue.own.bit
    parts = [say("reichbusters-defence", {"n": facts.defence})]
    if facts.melee is not None:
        parts.append(say("reichbusters-melee", {"n": facts.melee}))
    if facts.ranged is not None:
        parts.append(say("reichbusters-ranged", {"n": facts.ranged, "range": facts.range}))
    if facts.most_wounds > 1:
        parts.append(say("reichbusters-wounds", {"wounds": facts.wounds, "most": facts.most_wounds}))
    return ", ".join(parts)


def _plan_of(look: Look, facts: EnemyFacts) -> Text:
    """What it would do if the enemy turn began now."""
    if not facts.intent:
        return Text()
    words = look.tongue.game
    text = Text(f" → {words.name(facts.intent, 'intent')}", DANGER)
    if facts.steps:
        text.append(f" ({' '.join(facts.steps)})", QUIET)
    elif facts.nearest and facts.intent in ("melee", "ranged", "explode"):
        text.append(f" ({words.name(facts.nearest)})", QUIET)
    return text


# -- the faction card --------------------------------------------------------------------------------------------------


def faction(look: Look, width: int) -> RenderableType:
    """The rows of the faction card in the order in which they act, and the cards of units on the map."""
    words, say = look.tongue.game, look.tongue.own.bit
    units = {card.facts.type: card for card in look.view.cards if isinstance(card.facts, UnitFacts)}
    rows: list[tuple[Text | str, RenderableType]] = []
    for card in look.view.cards:
        row = card.facts
        if not isinstance(row, RowFacts):
            continue
        name = Text.assemble((POINTER if row.acting else " ", LIT), f"{letter_of(row.type):<2}")
        lines: list[RenderableType] = [_row(look, row)]
        unit = units.get(row.type) if not row.white else None
        lines += [Text(" · ".join(words.text(line) for line in unit.text), QUIET)] if unit and unit.text else []
        rows.append((name, Group(*lines)))
    return panel(say("reichbusters-faction"), width, rows)


def _row(look: Look, row: RowFacts) -> Text:
    words, say = look.tongue.game, look.tongue.own.bit
    text = Text.assemble((words.name(row.unit), "bold"), f"  {row.on_map}/{row.most}")
    if row.white:
        text.append(f"  {say('reichbusters-white')}", QUIET)
    if row.used_up:
        text.append(f"  {say('reichbusters-used-up')}", QUIET)
    return text
