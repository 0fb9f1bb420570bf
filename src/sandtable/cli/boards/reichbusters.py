"""Draws Reichbusters in a terminal. Every colour comes with a letter or a sign."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from sandtable.cli.boards import Look
from sandtable.cli.boards.floorplan import ACROSS, STYLES, Cell, Contents, Floor, Token, size_for
from sandtable.cli.boards.garrison import FLOORS, LEVELS, enemy_sign, enemy_style, faction, levels_of, rooms
from sandtable.cli.boards.mission import goals
from sandtable.cli.boards.pieces import (
    DANGER,
    GOOD,
    LIT,
    MARKER,
    POINTER,
    QUIET,
    Row,
    beside,
    heading,
    panel,
    strip,
)
from sandtable.cli.boards.squad import (
    ACTING,
    CHOICE,
    HERO,
    asked,
    asked_about,
    dashboards,
    dice_on_table,
    hero_sign,
    heroes,
    team,
)
from sandtable.engine import action
from sandtable.engine import view as seen
from sandtable.engine.decision import Decision, Option
from sandtable.engine.match import AnyMatch
from sandtable.engine.plain import word
from sandtable.engine.view import Area, Card, Piece, View, facts_of
from sandtable.games.reichbusters.facts import (
    AlarmFacts,
    AreaFacts,
    FeatureFacts,
    HeroPieceFacts,
    LyingFacts,
    RowFacts,
    TokenFacts,
)

#: What lies on the map and what is printed there.
SIGNS = {
    "escort": "&",
    "spawn-token": "▲",
    "objective": "★",
    "item": "□",
    "found": "■",
    "feature": "◇",
    "shown": "◆",
    "entrance": "«",
    "exit": "»",
    "barracks": "⌂",
    "guard": "⊙",
    "passage": "∩",
    "planted": "✸",
    "biscuits": "%",
    "obscured": "≈",
    "suppressed": "↓",
    "cleared": "✓",
}
PRINTED = ("entrance", "exit", "guard")
TOKENS = ("passage", "planted", "biscuits", "obscured", "suppressed", "cleared")
PATTERNS = {"suspicious": "· ", "alert": "╱"}  # on its empty lines
SEEN, TRAIL = "'", "•"

FRIEND = "bold color(231) on color(22)"
THING = "color(179)"
STARRED = "bold color(228)"

SIDE = 45  # columns that the panels need beside the map
LOW, SCENE = 11, 15  # lines of the map on a small screen, and in a scene, which needs no legend
CHANGE = "change-"  # the texts of modifiers
ENEMY_TURN = ("raise-alarm", "stations-start", "stations", "kill-start", "kill", "check")
Panel = Callable[[Look, int], RenderableType]


class ReichbustersBoard:
    def full(self, look: Look) -> RenderableType:
        below = (draw(look, look.width) for draw in (dashboards, faction, cards))
        return Group(_head(look), alarm(look), _table(look, (goals, rules, rooms)), *below, decks(look))

    def brief(self, look: Look) -> RenderableType:
        return Group(_head(look), alarm(look), _table(look, (goals, rooms, heroes)))

    def part(self, look: Look) -> RenderableType:
        return Group(_head(look), _table(look, (asked,), LOW))

    def choices(self, look: Look) -> RenderableType | None:
        return None

    def notes(self, match: AnyMatch, decision: Decision, option: Option | None) -> tuple[seen.Text, ...]:
        """All hints but what a modifier changes, which the option itself says."""
        return tuple(note for note in action.hints(match.state, decision, option) if not note.key.startswith(CHANGE))

    def whose(self, view: View) -> str | None:
        """The enemy turn is followed row by row of the faction card."""
        if word(view.heading.args, "phase") not in ENEMY_TURN:
            return None
        rows = (card.facts for card in view.cards if isinstance(card.facts, RowFacts))
        return next((row.type for row in rows if row.acting and row.on_map), "")

    def scene(self, look: Look) -> RenderableType:
        return Group(*floor_plan(look, look.width, SCENE)[0], *dice_on_table(look, look.width))

    def end(self, look: Look) -> RenderableType | None:
        return goals(look, look.width)


def _table(look: Look, panels: tuple[Panel, ...], height: int | None = None) -> RenderableType:
    """The map with the panels beside it if there is room, else below it and no higher than this."""
    columns = _columns(look)
    wide = columns * (size_for(columns, look.width - SIDE - 2) + 1) + 1
    rest = look.width - wide - 2
    if rest >= SIDE:
        left = [plan(look, wide), *dice_on_table(look, wide)]
        return beside(left, [draw(look, rest) for draw in panels], (wide, rest))
    below = (draw(look, look.width) for draw in panels)
    return Group(plan(look, look.width, height), *dice_on_table(look, look.width), *below)


def _head(look: Look) -> RenderableType:
    """The heading, the tracker up to the alarm or, after it, to the end, and who moves it in each enemy turn."""
    view, words = look.view, look.tongue.game
    parts = [Text(f" {words.text(view.heading)} ", MARKER)]
    for track in view.tracks:
        if track.at >= 0:
            spaces = [words.name(space, "space") if space.isalpha() else space for space in track.spaces]
            shown = strip(spaces, track.at)
            parts.append(Text.assemble(words.name(track.id, "track"), " ", shown))
    for card in view.cards:
        if isinstance(card.facts, AlarmFacts) and card.facts.each_enemy_turn:
            signs = " ".join(_signs_of(view, card.facts.alert))
            parts.append(Text(look.tongue.own.bit("reichbusters-who-alert", {"signs": signs}), DANGER))
    return Row(parts, "  ")


def alarm(look: Look) -> RenderableType:
    """How far it is to the alarm, and what moves the tracker."""
    said = [look.tongue.game.text(line) for card in look.view.cards if card.deck == "alarm" for line in card.text]
    return Padding(Text(" ".join(said), QUIET), (0, 0, 0, 1))


def _signs_of(view: View, names: Iterable[str]) -> list[str]:
    wanted = set(names)
    return [enemy_sign(piece) for area in view.group("map") for piece in area.pieces if piece.id in wanted]


# -- the map -----------------------------------------------------------------------------------------------------------


def _columns(look: Look) -> int:
    return 1 + max(x for area in look.view.group("map") for x, _ in facts_of(area, AreaFacts).cells)


def plan(look: Look, width: int, height: int | None = None) -> RenderableType:
    """As much of the map as fits, and a legend."""
    lines, legend = floor_plan(look, width, height)
    return Group(*lines, legend)


def floor_plan(look: Look, width: int, height: int | None = None) -> tuple[list[Text], RenderableType]:
    """The lines of the map, and its legend."""
    floor = Floor(look.view, size_for(_columns(look), width), look.lit)
    shown = floor.window(width, height, _focus(look))
    levels = levels_of(look)
    drawing = _Drawing(look, levels, set(), {})
    for area in floor.shown(shown):
        floor.fill(area.id, drawing.contents(area), shown)
    floors = {room: FLOORS[level] for room, level in levels.items() if level in FLOORS}
    return [*floor.text(shown, floors)], _legend(look, drawing.used | floor.edges(shown), drawing.kinds)


def _focus(look: Look) -> Cell:
    """The cell around which a map that does not fit is cropped."""
    areas = look.view.group("map")
    acting = {hero.id for hero in asked_about(look)}
    for wanted in (
        [area for area in areas for piece in area.pieces if look.focus and look.focus == piece.kind],
        [area for area in areas for piece in area.pieces if piece.id in acting or "acting" in piece.marks],
        [area for area in areas if area.id in look.lit],
        [area for area in areas for piece in area.pieces if piece.id and piece.id in look.lit],
        [area for area in areas for piece in area.pieces if "hero" in piece.marks],
        list(areas),
    ):
        if wanted:
            return facts_of(wanted[0], AreaFacts).cells[-1]
    return 0, 0


class _Drawing(NamedTuple):
    """Writes what is in each area, and notes which signs the legend has to explain."""

    look: Look
    levels: dict[str, str]
    used: set[str]
    kinds: dict[str, tuple[str, str]]  # enemies, each with the sign and the style of the first

    def contents(self, area: Area) -> Contents:
        look, level = self.look, self.levels.get(area.id[0], "at-ease")
        lit = area.id in look.lit
        self.used.update({level} if LEVELS[level] else ())
        name = area.id + LEVELS[level]
        if "in-sight" in area.marks:
            self.used.add("in-sight")
            name += SEEN
        pointer = (POINTER if look.decision else TRAIL) if lit else " "
        self.used.update(["lit" if look.decision else "trail"] if lit else ())
        style = LIT if lit else DANGER if level == "alert" else "bold"
        units = [piece for piece in area.pieces if piece.marks[0] in ("hero", "enemy", "escort")]
        return Contents(
            Token(name, style),
            [self._unit(piece) for piece in sorted(units, key=lambda piece: piece.marks[0] == "enemy")],
            [self._thing(piece) for piece in area.pieces if piece.marks[0] in ("token", "item", "feature")],
            [*self._signs(area)],
            pointer,
            PATTERNS.get(level, " "),
        )

    def _unit(self, piece: Piece) -> Token:
        lit = piece.id in self.look.lit
        self.used.update(["lit"] if lit and self.look.decision else [])
        if piece.marks[0] == "hero":
            style = ACTING if "acting" in piece.marks else HERO
            return Token(hero_sign(piece.kind, facts_of(piece, HeroPieceFacts).state), style, lit)
        if piece.marks[0] == "escort":
            self.used.add("escort")
            return Token(SIGNS["escort"], FRIEND, lit)
        sign, style = enemy_sign(piece), enemy_style(piece)
        self.kinds.setdefault(piece.kind, (sign, style))
        return Token(sign, style, lit)

    def _thing(self, piece: Piece) -> Token:
        """A spawn token with its level, an item or a feature; what lies face up is filled."""
        if isinstance(piece.facts, TokenFacts):
            self.used.add("spawn-token")
            return Token(f"{SIGNS['spawn-token']}{piece.facts.level}", DANGER)
        face_up = "face-up" in piece.marks
        if piece.marks[0] == "feature":
            sign = "shown" if face_up else "feature"
            style = QUIET if "spent" in piece.marks else THING
        else:
            sign = "objective" if _is_objective(piece) else "found" if face_up else "item"
            style = STARRED if sign == "objective" else THING
        self.used.add(sign)
        return Token(SIGNS[sign], style)

    def _signs(self, area: Area) -> Iterator[Token]:
        facts = facts_of(area, AreaFacts)
        for mark in (*PRINTED, *TOKENS):
            if mark in area.marks:
                self.used.add(mark)
                yield Token(SIGNS[mark], GOOD if mark in ("exit", "cleared", "planted") else QUIET)
        self.used.update(["barracks"] if facts.barracks else [])
        yield from (Token(f"{SIGNS['barracks']}{letter.upper()}", QUIET) for letter in facts.barracks)
        self.used.update(["letter"] if facts.letters else [])
        yield from (Token(letter.upper(), QUIET) for letter in facts.letters)


def _is_objective(piece: Piece) -> bool:
    return isinstance(piece.facts, LyingFacts) and piece.facts.back == "objective"


def _legend(look: Look, used: set[str], kinds: dict[str, tuple[str, str]]) -> RenderableType:
    """The signs on this map, with their meanings."""
    shown: dict[str, tuple[str, str]] = {sign: (SIGNS[sign], THING) for sign in SIGNS}
    shown |= {state: (ACROSS[state] + "2" if state != "open" else ACROSS[state], STYLES[state]) for state in DOORS}
    shown |= {level: (LEVELS[level], f"bold on {FLOORS[level]}") for level in FLOORS}
    shown |= {
        "letter": ("X", QUIET),
        "in-sight": (SEEN, QUIET),
        "trail": (TRAIL, LIT),
        "lit": (f"{POINTER} {CHOICE}", LIT),
    }
    say = look.tongue.own.bit
    name = look.tongue.game.name
    bits = [Text.assemble((sign, style), (f" {name(kind)}", QUIET)) for kind, (sign, style) in kinds.items()]
    bits += [Text.assemble(shown[kind], (f" {say(f'reichbusters-{kind}')}", QUIET)) for kind in LEGEND if kind in used]
    return Padding(Row(bits, "  "), (0, 0, 0, 1))


DOORS = ("closed", "locked", "open")
LEGEND = ("suspicious", "alert", *DOORS, *SIGNS, "letter", "in-sight", "lit", "trail")


# -- goals and cards ---------------------------------------------------------------------------------------------------


def rules(look: Look, width: int) -> RenderableType:
    """The special rules of the mission, and the rule of the team."""
    words = look.tongue.game
    lines = [Text(words.text(line), QUIET) for card in look.view.cards if card.deck == "special" for line in card.text]
    lines += team(look)
    if not lines:
        return Group()
    title = heading(look.tongue.own.bit("reichbusters-rules"), width)
    return Group(title, *(Padding(line, (0, 0, 0, 3)) for line in lines))


SHOWN = ("weapons", "items", "wounds", "skills", "features", "noise")


def cards(look: Look, width: int) -> RenderableType:
    """The texts of what Heroes have, of what lies face up with its place, and of noise cards that were drawn."""
    places = _places(look.view)
    rows: list[tuple[Text | str, RenderableType]] = [
        (
            _title(look, card, places.get(card.id, ())),
            Text(" · ".join(look.tongue.game.text(line) for line in card.text)),
        )
        for deck in SHOWN
        for card in look.view.cards
        if card.deck == deck and card.text
    ]
    return panel(look.tongue.own.bit("reichbusters-cards"), width, rows)


def _title(look: Look, card: Card, places: Iterable[str]) -> Text:
    return Text.assemble((f" {look.tongue.game.name(card.id)}", "bold"), (" ".join(("", *places)), QUIET))


def _places(view: View) -> dict[str, list[str]]:
    """Where each room feature and item lies that the seat knows."""
    places: dict[str, list[str]] = {}
    for area in view.group("map"):
        for piece in area.pieces:
            facts = piece.facts
            if isinstance(facts, FeatureFacts) and facts.front:
                places.setdefault(facts.front, []).append(area.id)
            elif isinstance(facts, LyingFacts) and facts.kind:
                places.setdefault(facts.kind, []).append(area.id)
    return places


COUNTED = ("noise-pre-deck", "noise-post-deck", "spawn-deck", "wound-deck", "spawn-tokens", "planted", "escaped")


def decks(look: Look) -> RenderableType:
    """How many cards and tokens are left."""
    words, counts = look.tongue.game, look.view.counts
    return Row((Text(f"{words.name(key, 'count')} {counts[key]}", QUIET) for key in COUNTED if key in counts), " · ")


BOARD = ReichbustersBoard()
