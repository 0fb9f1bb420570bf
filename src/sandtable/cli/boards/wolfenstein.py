"""Draws Castle Wolfenstein in a terminal. Every colour comes with a letter or a sign."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

import msgspec
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from sandtable.cli.boards import Look
from sandtable.cli.boards.castle import ACROSS, JOINT, STYLES, WALL, Castle, Ink, Spot
from sandtable.cli.boards.mission import goals
from sandtable.cli.boards.pieces import (
    DANGER,
    LIT,
    MARKER,
    POINTER,
    QUIET,
    Row,
    beside,
    heading,
    joined,
    panel,
    strip,
)
from sandtable.engine import action
from sandtable.engine import view as seen
from sandtable.engine.decision import Decision, Option
from sandtable.engine.match import AnyMatch
from sandtable.engine.plain import Values, word
from sandtable.engine.view import Area, Card, Piece, View, facts_of
from sandtable.games.wolfenstein.facts import (
    HeldWeaponFacts,
    HeroFacts,
    KeptEventFacts,
    ModelFacts,
    PlaceFacts,
    Side,
    SkillFacts,
    SquareFacts,
    TokenFacts,
)

SIGNS = {"blazkowicz": "BJ", "anya": "AN", "set": "SE", "bombate": "BO", "max": "MX", "klaus": "KL"}
#: An enemy is a letter and the last digit of its number, which differs between enemies of a type.
LETTERS = {
    "soldat": "s",
    "space-marine": "m",
    "officer": "o",
    "fire-trooper": "f",
    "rocket-trooper": "r",
    "drone": "d",
    "supersoldat": "S",
    "ubersoldat": "U",
    "panzerhund": "P",
    "bevli": "B",
    "von-grim": "G",
    "mecha-hitler": "M",
    "hitler": "H",
    "hans-grosse": "X",
}
BOT_SIGN = "+"
CHOICE = "›"  # beside a Hero that an option touches
TOKENS = {"chest": "$", "event": "?", "objective": "★", "hero-spawn": ">", "enemy-spawn": "x", "passage": "&"}
FLOORS = {"smoke": "≈", "rough": "~", "room": "·", "corridor": ":"}  # the first that applies
SIGHT = {"in-range": "'", "in-sight": ","}
TRAIL = "•"
NOISE, LURE = "!", "‼"

HERO = "bold color(231) on color(24)"
BOT = "bold color(231) on color(22)"
NAZI = "bold color(231) on color(88)"
ASLEEP = "color(250) on color(237)"
ACTING = "bold color(16) on color(178)"
TARGET = "bold color(16) on color(208)"
BRASS = "bold color(179)"
HEARTS = "color(167)"
PLATES = "color(110)"

SIDE = 46  # columns that the panels need beside the map
LOW = 13  # lines of the map on a small screen
UNTOLD = ("acting", "target", "alert", "active", "acted", "done")  # marks that are shown in another way
Panel = Callable[[Look, int], RenderableType]


class WolfensteinBoard:
    def full(self, look: Look) -> RenderableType:
        below = (draw(look, look.width) for draw in (dashboards, enemies, cards))
        return Group(_head(look), _table(look, (goals, rules, rooms)), *below, decks(look))

    def brief(self, look: Look) -> RenderableType:
        return Group(_head(look), _table(look, (goals, heroes, rooms)))

    def part(self, look: Look) -> RenderableType:
        return Group(_head(look), castle(look, look.width, LOW), _asked(look))

    def choices(self, look: Look) -> RenderableType | None:
        return None

    def notes(self, match: AnyMatch, decision: Decision, option: Option | None) -> tuple[seen.Text, ...]:
        return action.hints(match.state, decision, option)

    def whose(self, view: View) -> str | None:
        """The Nazi Phase is followed model by model."""
        where = view.heading.args
        return word(where, "model") if word(where, "phase").startswith("nazi") else None

    def scene(self, look: Look) -> RenderableType:
        return castle(look, look.width, LOW)

    def end(self, look: Look) -> RenderableType | None:
        return goals(look, look.width)


def _table(look: Look, panels: tuple[Panel, ...]) -> RenderableType:
    """The castle with the panels beside it if there is room, else below it."""
    wide = _castle_width(look)
    if look.width - wide >= SIDE:
        rest = look.width - wide - 2
        return beside([castle(look, wide)], [draw(look, rest) for draw in panels], (wide, rest))
    return Group(castle(look, look.width), *(draw(look, look.width) for draw in panels))


def _head(look: Look) -> RenderableType:
    """The heading, the rounds left, and the hazard track."""
    view, words, say = look.view, look.tongue.game, look.tongue.own.bit
    where = Text(f" {words.text(view.heading)} ", MARKER)
    hazard = view.track("hazard")
    alarm = {int(mark): NOISE for mark in hazard.marks}
    parts = [where, Text.assemble(words.name("hazard", "track"), " ", strip(hazard.spaces, hazard.at, marks=alarm))]
    players = view.group("seats")
    if len(players) > 1:
        held = {mark: seat.id for seat in players for mark in seat.marks}
        parts += [Text(say(f"wolfenstein-{mark}", {"seat": held[mark]}), QUIET) for mark in HELD if mark in held]
    return Row(parts, "  ")


HELD = ("starter", "controller")


# -- the castle --------------------------------------------------------------------------------------------------------


def _castle_width(look: Look) -> int:
    plan = Castle(look.view)
    return plan.width


def castle(look: Look, width: int, height: int | None = None) -> RenderableType:
    """As much of the map as fits, and a legend."""
    plan = Castle(look.view)
    shown = plan.window(width, height, _focus(look, plan))
    used: set[str] = set()
    smoke = {facts_of(area, PlaceFacts).place for area in look.view.group("places") if "smoke" in area.marks}
    plan.fill(shown, lambda area: _cell(look, area, smoke, used))
    for area in plan.squares.values():
        for piece in area.pieces:
            if isinstance(piece.facts, ModelFacts) and piece.facts.large:
                plan.frame(plan.spots[area.id], sign(piece), model_style(piece))
    for area in look.view.group("places"):
        place = facts_of(area, PlaceFacts).place
        spots = [spot for spot, square in plan.squares.items() if facts_of(square, SquareFacts).place == place]
        name = look.tongue.game.name(place, "place") + _flags(area)
        plan.label(spots, name, DANGER if "noise" in area.marks else LIT if area.id in look.lit else QUIET)
    return Group(*plan.text(shown), _legend(look, used, plan.edges(shown)))


def _flags(area: Area) -> str:
    return (LURE if "lure" in area.marks else NOISE if "noise" in area.marks else "") + (
        FLOORS["smoke"] if "smoke" in area.marks else ""
    )


def _focus(look: Look, plan: Castle) -> Spot:
    """The square around which a map that does not fit is cropped."""
    everybody = [(area.id, piece) for area in plan.squares.values() for piece in area.pieces]
    for wanted in (
        [at for at, piece in everybody if look.focus and piece.id == look.focus],
        [at for at, piece in everybody if "acting" in piece.marks],
        [at for at in plan.spots if at in look.lit],
        [at for at, piece in everybody if piece.id in look.lit],
        [at for at, piece in everybody if is_model(piece) and side_of(piece) == "hero"],
        [at for at, piece in everybody if piece.kind == "hero-spawn"],
    ):
        if wanted:
            return plan.spots[wanted[0]]
    return plan.columns // 2, plan.rows // 2


def sign(piece: Piece) -> str:
    """A model in two characters; a bleeding Hero in lower case."""
    if side_of(piece) == "hero":
        letters = SIGNS.get(piece.kind, piece.kind[:2].upper())
        return letters.lower() if "bleeding" in piece.marks else letters
    last = BOT_SIGN if side_of(piece) == "bot" else piece.id[-1]
    return LETTERS.get(piece.kind, piece.kind[0]) + last


def model_style(piece: Piece) -> str:
    if "acting" in piece.marks:
        return ACTING
    if "target" in piece.marks:
        return TARGET
    if "asleep" in piece.marks:
        return ASLEEP
    return {"hero": HERO, "bot": BOT}.get(side_of(piece), NAZI)


def is_model(piece: Piece) -> bool:
    return isinstance(piece.facts, ModelFacts)


def side_of(model: Piece) -> Side:
    return facts_of(model, ModelFacts).side


def _cell(look: Look, area: Area, smoke: set[str], used: set[str]) -> tuple[Ink, ...]:
    """A square: the model there, else a token, else the price to get there, else the floor."""
    for piece in area.pieces:
        if is_model(piece):
            return ((sign(piece), model_style(piece)),)
    sight = next((mark for mark in SIGHT if mark in area.marks), "")
    used.add(sight)
    mark = (SIGHT.get(sight, " "), QUIET)
    tokens = [piece for piece in area.pieces if piece.kind in TOKENS]
    if tokens:
        token = tokens[0]
        used.add(token.kind)
        style = LIT if {area.id, token.id} & look.lit else QUIET if "used" in token.marks else BRASS
        letter = token.facts.letter.upper() if isinstance(token.facts, TokenFacts) else ""
        return ((TOKENS[token.kind] + letter, style),) if letter else (mark, (TOKENS[token.kind], style))
    facts = facts_of(area, SquareFacts)
    if facts.ap is not None:
        used.add("ap")
        cost = str(facts.ap)
        return ((cost, LIT),) if len(cost) > 1 else (mark, (cost, LIT))
    if area.id in look.lit:
        used.add("lit" if look.decision else "trail")
        return mark, (TRAIL, LIT)
    floors = ("smoke",) if facts.place in smoke else area.marks
    floor = next(floor for floor in FLOORS if floor in floors)
    used.add(floor)
    return mark, (FLOORS[floor], QUIET)


def _legend(look: Look, used: set[str], edges: set[str]) -> RenderableType:
    """The signs on this map, with their meanings."""
    shown: dict[str, tuple[str, str]] = {}
    for kind in used:
        if kind in TOKENS:
            shown[kind] = (TOKENS[kind], BRASS)
        elif kind in FLOORS:
            shown[kind] = (FLOORS[kind], QUIET)
    for state in edges - {WALL}:
        shown[state] = (ACROSS[state], STYLES[state])
    shown |= {kind: (mark, LIT) for kind, mark in SPECIAL.items() if kind in used}
    if any("noise" in area.marks for area in look.view.group("places")):
        shown["noise"] = (NOISE, DANGER)
    order = [kind for kind in LEGEND if kind in shown]
    bits = [Text.assemble(shown[kind], (f" {look.tongue.own.bit(f'wolfenstein-{kind}')}", QUIET)) for kind in order]
    return Padding(Row(bits, "  "), (0, 0, 0, 1))


SPECIAL = {"ap": "3", **SIGHT, "lit": TRAIL, "trail": TRAIL}
LEGEND = (
    *("room", "corridor", "rough", "smoke", *TOKENS),
    *("closed", "locked", "open", "barricade", JOINT, "ap", "in-range", "in-sight", "lit", "trail", "noise"),
)


# -- Heroes ------------------------------------------------------------------------------------------------------------


def heroes(look: Look, width: int) -> RenderableType:
    """Every Hero in a line or two, and the acting one in full."""
    everybody = look.view.group("heroes")
    return _rows_of(look, width, everybody, [area.id for area in everybody if "acting" in area.marks])


def dashboards(look: Look, width: int) -> RenderableType:
    """Every Hero in full."""
    everybody = look.view.group("heroes")
    return _rows_of(look, width, everybody, [area.id for area in everybody])


def _rows_of(look: Look, width: int, some: Iterable[Area], whole: list[str]) -> RenderableType:
    """A row for each of these Heroes; those in `whole` are shown in full."""
    rows: list[tuple[Text | str, RenderableType]] = []
    for area in some:
        lines = [_who(look, area)]
        if "dead" not in area.marks:
            lines += _dashboard(look, area) if area.id in whole else [_armed(look, area)]
        rows.append((_sign(look, area), Group(*lines)))
    return panel(look.tongue.own.bit("wolfenstein-heroes"), width, rows)


def _asked(look: Look) -> RenderableType:
    """The Hero who acts or is asked, in short, for a small screen."""
    asked = {*look.lit, *(value for value in (look.decision.args if look.decision else {}).values() if value)}
    heroes = look.view.group("heroes")
    about = [area for area in heroes if "acting" in area.marks] or [area for area in heroes if area.id in asked]
    return _rows_of(look, look.width, about, [])


def _dashboard(look: Look, area: Area) -> list[RenderableType]:
    return [_armed(look, area), _slots(look, area), *_bags(look, area), *_skills(look, area)]


def _sign(look: Look, area: Area) -> Text:
    acting = "acting" in area.marks
    letters = SIGNS.get(area.id, area.id[:2].upper())
    pointer = POINTER if acting else CHOICE if area.id in look.lit else " "
    return Text.assemble((pointer, LIT), (letters, ACTING if acting else HERO))


def _who(look: Look, area: Area) -> RenderableType:
    """Name, health, armor, points, lives, ammo and position of a Hero."""
    words, say, facts = look.tongue.game, look.tongue.own.bit, facts_of(area, HeroFacts)
    name = Text(words.name(area.id), "bold" if "acting" in area.marks else "")
    if "dead" in area.marks:
        return Row([name, Text(words.name("dead", "mark"), DANGER)], "  ")
    health = health_of(facts)
    points = say("wolfenstein-points", {"ap": facts.ap, "gp": facts.gp, "lives": facts.lives})
    if facts.move_ap:
        points += " " + say("wolfenstein-move-ap", {"ap": facts.move_ap})
    ammo = say("wolfenstein-ammo", {str(kind): n for kind, n in facts.ammo.items()})
    where = f"{facts.at} {words.name(facts.place, 'place')}" if facts.at else words.name("outside", "mark")
    states = [mark for mark in area.marks if mark not in (*UNTOLD, "outside")]
    parts = [name, health, Text(points), Text(ammo, QUIET), Text(where, QUIET)]
    parts += [Text(words.row(states, "mark"), DANGER)] if states else []
    return Row(parts, "  ")


def health_of(facts: HeroFacts | ModelFacts) -> Text:
    """Hit points and armor, and how many there were at first if some are lost."""
    return Text.assemble(
        ("♥", HEARTS), _of(facts.hp, facts.base_hp), (" ◆", PLATES), _of(facts.armor, facts.base_armor)
    )


def _of(left: int, base: int) -> str:
    return str(left) if left >= base else f"{left}/{base}"


def _armed(look: Look, area: Area) -> RenderableType:
    """Weapons, the one in the slot first."""
    weapons = [piece for piece in area.pieces if "weapon" in piece.marks]
    return _line(look, "weapons", [_weapon(look, piece) for piece in weapons])


def _weapon(look: Look, piece: Piece) -> Text:
    words, say, facts = look.tongue.game, look.tongue.own.bit, facts_of(piece, HeldWeaponFacts)
    text = Text.assemble((words.name(piece.kind), "bold" if "in-slot" in piece.marks else ""))
    if facts.attachment:
        text.append(f" + {words.name(facts.attachment)}")
    if "in-slot" in piece.marks:
        kind = words.name(facts.ammo, "kind")
        numbers: Values = {"range": facts.range, "dice": facts.dice, "ap": facts.ap, "kind": kind}
        text.append(f" ({say('wolfenstein-weapon', numbers)})", QUIET)
    if "empty" in piece.marks:
        text.append(f" {say('wolfenstein-empty')}", DANGER)
    return text


def _slots(look: Look, area: Area) -> RenderableType:
    """The slots of the Hero card and what is in them."""
    words = look.tongue.game
    used = {piece.kind for piece in area.pieces if "used" in piece.marks}
    bits = []
    for slot, item in facts_of(area, HeroFacts).slots:
        held = Text(words.name(item) if item else "–", "" if item and item not in used else QUIET)
        bits.append(Text.assemble((f"{words.name(slot, 'type')} ", QUIET), held))
    return _line(look, "slots", bits)


def _bags(look: Look, area: Area) -> Iterator[RenderableType]:
    """What a Hero carries, and the events it keeps."""
    words = look.tongue.game
    items = [piece for piece in area.pieces if "item" in piece.marks and "carried" in piece.marks]
    if items:
        yield _line(look, "carries", [Text(_counted(words.name(piece.kind), piece.count)) for piece in items])
    kept = [piece for piece in area.pieces if "kept" in piece.marks]
    if kept:
        yield _line(
            look,
            "keeps",
            [Text(words.name(f"{piece.kind}-{facts_of(piece, KeptEventFacts).option}")) for piece in kept],
        )


def _counted(name: str, count: int) -> str:
    return f"{name} ×{count}" if count > 1 else name


def _skills(look: Look, area: Area) -> Iterator[RenderableType]:
    """Skills with their prices; a pointer marks those that can be used now."""
    words, say = look.tongue.game, look.tongue.own.bit
    for card in look.view.cards:
        skill = card.facts
        if not isinstance(skill, SkillFacts) or skill.hero != area.id:
            continue
        cost = "∞" if skill.always else say("wolfenstein-price", {"gp": skill.gp})
        text = Text.assemble(
            POINTER if skill.usable else " ",
            (words.name(card.id), LIT if skill.usable else ""),
            (f" ({cost})", QUIET),
            (" ✗" if skill.spent else "", DANGER),
            (f" {' '.join(words.text(line) for line in card.text)}", QUIET),
        )
        yield text


def _line(look: Look, title: str, bits: Iterable[Text]) -> RenderableType:
    return Text.assemble((f" {look.tongue.own.bit(f'wolfenstein-{title}')} ", QUIET), joined(bits, " · "))


# -- rooms and corridors -----------------------------------------------------------------------------------------------


def rooms(look: Look, width: int) -> RenderableType:
    """Rooms and corridors with models or noise: who is there, and whom noise would wake."""
    say, words = look.tongue.own.bit, look.tongue.game
    there: dict[str, list[Piece]] = {}
    for square in look.view.group("castle"):
        for piece in square.pieces:
            if is_model(piece):
                there.setdefault(facts_of(square, SquareFacts).place, []).append(piece)
    signs = {piece.id: sign(piece) for pieces in there.values() for piece in pieces}
    rows: list[tuple[Text | str, RenderableType]] = []
    for area in look.view.group("places"):
        facts = facts_of(area, PlaceFacts)
        place, wakes = facts.place, facts.wakes
        states = [mark for mark in area.marks if mark in ("noise", "lure", "smoke", "company")]
        if place not in there and not states:
            continue
        bits = [_model(look, piece) for piece in there.get(place, ())]
        bits += [Text(words.name(mark, "mark"), QUIET if mark == "company" else DANGER) for mark in states]
        if wakes and ("noise" in states or "company" in states):
            woken = " ".join(signs[name] for name in wakes if name in signs)
            bits.append(Text(say("wolfenstein-wakes", {"signs": woken}), QUIET))
        name = Text(f" {words.name(place, 'place')}", LIT if area.id in look.lit else "")
        rows.append((name, Row(bits, "  ")))
    return panel(say("wolfenstein-rooms"), width, rows)


def _model(look: Look, piece: Piece) -> Text:
    """A model's sign, name, health and state."""
    pointer = POINTER if "acting" in piece.marks else CHOICE if "target" in piece.marks or piece.id in look.lit else ""
    alert = NOISE if "alert" in piece.marks or "active" in piece.marks else ""
    text = Text.assemble((pointer, LIT), (sign(piece), model_style(piece)), (alert, DANGER))
    facts = facts_of(piece, ModelFacts)
    if facts.side != "hero":
        text.append(f" {look.tongue.game.name(piece.id)} ")
        text.append_text(health_of(facts))
    states = [mark for mark in piece.marks if mark not in UNTOLD]
    if states and facts.side != "hero":
        text.append(f" {look.tongue.game.row(states, 'mark')}", DANGER)
    return text


# -- goals and cards ---------------------------------------------------------------------------------------------------


def rules(look: Look, width: int) -> RenderableType:
    """The special rules of the mission, and its alarm."""
    words = look.tongue.game
    lines = [words.text(line) for card in look.view.cards if card.deck in ("special", "alarm") for line in card.text]
    title = heading(look.tongue.own.bit("wolfenstein-rules"), width)
    return Group(title, *(Padding(Text(line, QUIET), (0, 0, 0, 3)) for line in lines))


def enemies(look: Look, width: int) -> RenderableType:
    """The cards of all enemies on the map."""
    rows = [_enemy(look, card) for card in look.view.cards if card.deck == "enemies"]
    return panel(look.tongue.own.bit("wolfenstein-enemies"), width, rows)


def _enemy(look: Look, card: Card) -> tuple[Text, RenderableType]:
    words = look.tongue.game
    lines = [Text(words.text(seen.Text("enemy-facts", msgspec.to_builtins(card.facts))))]
    lines += [Text(words.text(line), QUIET) for line in card.text]
    return Text.assemble(f" {LETTERS.get(card.id, '?')} ", (words.name(card.id), "bold")), Group(*lines)


def cards(look: Look, width: int) -> RenderableType:
    """The texts of the cards that Heroes have."""
    words = look.tongue.game
    rows: list[tuple[Text | str, RenderableType]] = [
        (Text(f" {words.name(card.id)}", "bold"), Text(" · ".join(words.text(line) for line in card.text) or "–"))
        for card in look.view.cards
        if card.deck in ("weapons", "equipment", "events", "chests")
    ]
    return panel(look.tongue.own.bit("wolfenstein-cards"), width, rows)


def decks(look: Look) -> RenderableType:
    """How many cards are left."""
    words = look.tongue.game
    return Row((Text(f"{words.name(key, 'count')} {n}", QUIET) for key, n in look.view.counts.items()), " · ")


BOARD = WolfensteinBoard()
