"""Draws the fortress of Hegra in a terminal. Every colour comes with a letter."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from sandtable.cli.boards import Look
from sandtable.cli.boards.chart import chart
from sandtable.cli.boards.pieces import (
    DANGER,
    GOOD,
    LIT,
    MARKER,
    POINTER,
    QUIET,
    TITLE,
    Row,
    beside,
    chip,
    heading,
    joined,
    panel,
    strip,
)
from sandtable.engine import view as seen
from sandtable.engine.decision import Decision, Option
from sandtable.engine.match import AnyMatch
from sandtable.engine.view import Area, Piece, Track, facts_of
from sandtable.games.hegra.facts import EventFacts, GunFacts, MapFacts, SectorFacts, SpaceFacts
from sandtable.games.hegra.names import MACHINE_GUN, SIEGE
from sandtable.games.hegra.view import card_text

#: HEGRA-DFN-01 names the colours of the discs; the rest are ours.
STYLES = {
    "officer": "bold color(231) on color(236)",
    "soldier": "bold color(231) on color(94)",
    "medic": "bold black on color(254)",
    "hunter": "bold color(231) on color(22)",
    "volunteer": "bold color(231) on color(25)",
    "doubt": "bold color(231) on color(90)",
    "infantry": "bold color(231) on color(240)",
    "patrol": "bold color(231) on color(124)",
    "artillery": "bold color(231) on color(88)",
}
ROWS = {
    "yellow": "bold black on color(179)",
    "green": "bold color(231) on color(65)",
    "blue": "bold black on color(110)",
}
WIDE = 116  # the narrowest screen with the map beside the tracks
TIGHT = 48  # on a narrower screen, tracks are drawn without spaces
MORALE_DECKS = ("high", "low", "hope", "despair")
Panel = Callable[[Look, int], RenderableType]


class HegraBoard:
    def full(self, look: Look) -> RenderableType:
        return Group(_table(look), actions(look, look.width))

    def brief(self, look: Look) -> RenderableType:
        """The table without action spaces: the options list them while they are filled, later only busy ones matter."""
        return Group(_table(look), *([at_work(look, look.width)] if _busy(look) else []))

    def part(self, look: Look) -> RenderableType:
        prompt = look.decision.prompt if look.decision else ""
        panels = FOCUS.get(prompt, (zones,))
        return Group(_head(look), _status(look), *(draw(look, look.width) for draw in panels))

    def choices(self, look: Look) -> RenderableType | None:
        return placing(look) if look.decision and look.decision.prompt == "place" else None

    def notes(self, match: AnyMatch, decision: Decision, option: Option | None) -> tuple[seen.Text, ...]:
        """The text of a card, shown with the option that resolves it or the question that names it."""
        if decision.prompt in ("morale-card", "order-snow") and option is not None:
            return card_text(match.state, option.args[0])
        if decision.prompt == "use-or-ignore" and option is None:
            return card_text(match.state, decision.word("card"))
        return ()

    def whose(self, view: seen.View) -> str | None:
        return None

    def scene(self, look: Look) -> RenderableType:
        return self.part(look)

    def end(self, look: Look) -> RenderableType | None:
        return ladder(look)


def _table(look: Look) -> RenderableType:
    """Everything but the action spaces, in two columns; on a narrow screen the map comes below them."""
    if look.width >= WIDE:
        left, right = 56, look.width - 58
        columns = beside(
            [draw(look, left) for draw in (tracks, zones, infirmary, bags)],
            [draw(look, right) for draw in (event, front, map_of)],
            (left, right),
        )
        return Group(_head(look), columns)
    half = (look.width - 2) // 2
    rest = look.width - half - 2
    columns = beside(
        [tracks(look, half)],
        [draw(look, rest) for draw in (event, zones, infirmary)],
        (half, rest),
    )
    return Group(_head(look), columns, *(draw(look, look.width) for draw in (bags, front, map_of)))


def _head(look: Look) -> Text:
    """The heading and the days; those with an exclamation mark cost Morale."""
    days = look.view.track("day")
    where = Text(f" {look.tongue.game.text(look.view.heading)} ", MARKER)
    red = {int(mark) - 1: "!" for mark in days.marks}
    calendar = strip(days.spaces, days.at, marks=red, tight=look.width < WIDE)
    fits = where.cell_len + calendar.cell_len + 1 <= look.width
    return Text(" " if fits else "\n").join((where, calendar))


def _status(look: Look) -> Row:
    """The state of every track, in a line or two."""
    view, words, counts = look.view, look.tongue.game, look.view.counts
    parts = [f"{words.name('supplies', 'track')} {counts['supplies']}"]
    for track in view.tracks:
        if track.id in ("day", "supply", "artillery", "surrender"):
            continue
        space = track.spaces[track.at]
        value = words.name(space) if track.id == "weather" else _signed(space) if track.id == "morale" else space
        parts.append(f"{words.name(track.id, 'track')} {value}")
    surrender = view.track("surrender")
    parts.append(words.name(surrender.spaces[surrender.at]))
    healthy = {"healthy": counts["healthy"], "required": counts["required"]}
    parts.append(look.tongue.own.bit("hegra-healthy", healthy))
    return Row((Text(part, QUIET) for part in parts), " · ")


# -- pieces ----------------------------------------------------------------------------------------------------------


def letter(look: Look, kind: str) -> str:
    return look.tongue.own.bit(f"hegra-letter-{kind}")


def disc(look: Look, piece: Piece) -> Text:
    return chip(letter(look, piece.kind), STYLES[piece.kind], piece.count)


def discs(look: Look, pieces: Iterable[Piece]) -> Text:
    return joined(disc(look, piece) for piece in pieces)


def named(look: Look, thing: str, label: str = "") -> Text:
    """The name of a thing, with a pointer if an option touches it."""
    lit = thing in look.lit
    return Text((POINTER if lit else " ") + (label or look.tongue.game.name(thing)), LIT if lit else "")


def dice(values: tuple[int, ...]) -> str:
    if not values:
        return "–"
    return str(values[0]) if len(values) == 1 else f"{values[0]}–{values[-1]}"


def _signed(number: str) -> str:
    return f"+{number}" if number.isdecimal() and number != "0" else number.replace("-", "−")


# -- panels ----------------------------------------------------------------------------------------------------------


def tracks(look: Look, width: int) -> RenderableType:
    return panel(look.tongue.own.bit("hegra-tracks"), width, _track_rows(look, tight=width < TIGHT))


def _track_rows(look: Look, *, tight: bool) -> Iterator[tuple[Text, RenderableType]]:
    view, say, counts = look.view, look.tongue.own.bit, look.view.counts
    supply = view.track("supply")
    rate = {"n": int(supply.spaces[supply.at])}
    yield (
        _title(look, "supplies"),
        Text.assemble((str(counts["supplies"]), "bold"), "  ", (say("hegra-rate", rate), QUIET)),
    )
    for track in view.tracks:
        if track.id in ("day", "supply", "surrender", "artillery"):
            continue
        yield _title(look, track.id), _strip(look, track, tight=tight)
    artillery = view.track("artillery")
    pieces = {artillery.spaces.index(mark): "•" for mark in artillery.marks}
    cells = strip(artillery.spaces, artillery.at, marks=pieces, tight=tight)
    draws = say("hegra-hit-draws", {"n": counts["hit-draws"]})
    yield _title(look, "artillery"), Text.assemble(cells, "  ", (draws, QUIET))
    surrender = view.track("surrender")
    pips = Text("".join("◉" if number == surrender.at else "○" for number in range(len(surrender.spaces))), TITLE)
    name = look.tongue.game.name(surrender.spaces[surrender.at])
    yield _title(look, "surrender"), Text.assemble(pips, f" {name}")
    few = view.heading.args["stage"] == SIEGE and counts["healthy"] < counts["required"]
    healthy = say("hegra-healthy", {"healthy": counts["healthy"], "required": counts["required"]})
    yield Text(""), Text(healthy, DANGER if few else QUIET)


def _title(look: Look, track: str) -> Text:
    return Text(f" {look.tongue.game.name(track, 'track')}")


def _strip(look: Look, track: Track, *, tight: bool) -> Text:
    if track.id == "weather":
        return strip([look.tongue.game.name(space) for space in track.spaces], track.at, tight=tight)
    spaces = [_signed(space) for space in track.spaces] if track.id == "morale" else track.spaces
    return strip(spaces, track.at, tight=tight)


def zones(look: Look, width: int) -> RenderableType:
    rows = [
        (named(look, area.id), Row(disc(look, piece) for piece in area.pieces))
        for area in look.view.group("zones")
        if area.pieces or area.id != "recruitment"
    ]
    return panel(look.tongue.own.bit("hegra-defenders"), width, rows)


def infirmary(look: Look, width: int) -> RenderableType:
    """The beds and the waiting, each with its level: 1 is worst, above 6 is healed."""
    say = look.tongue.own.bit
    *beds, waiting = look.view.group("infirmary")
    rows = [
        (Text(f" {say('hegra-beds')}"), Row((_bed(look, bed) for bed in beds), "  ")),
        (named(look, waiting.id), Row((_patient(look, piece) for piece in waiting.pieces), "  ")),
    ]
    return panel(say("hegra-infirmary"), width, rows)


def _bed(look: Look, area: Area) -> Text:
    label = named(look, area.id, area.id.removeprefix("bed-"))
    patient = _patient(look, area.pieces[0]) if area.pieces else Text("–", QUIET)
    return Text.assemble(label, " ", patient)


def _patient(look: Look, piece: Piece) -> Text:
    level = piece.marks[0].removeprefix("level-")
    mark = Text("▮" * int(level) + "▯" * (6 - int(level)), DANGER if level == "1" else GOOD)
    return Text.assemble(disc(look, piece), " ", level, " ", mark)


def bags(look: Look, width: int) -> RenderableType:
    """What is in the bags and decks."""
    counts, say = look.view.counts, look.tongue.own.bit
    content: dict[str, list[tuple[str, int]]] = {"recruit-bag": [], "hit-bag": []}
    for key, count in counts.items():
        bag, dot, what = key.partition(".")
        if dot:
            content[bag].append((what, count))
    recruits = [disc(look, Piece(what, count)) for what, count in content["recruit-bag"]]
    tiles = [f"{_tile(look, what)} ×{count}" if count > 1 else _tile(look, what) for what, count in content["hit-bag"]]
    rows: list[tuple[Text | str, RenderableType]] = [
        (named(look, "recruit-bag"), Row(recruits)),
        (named(look, "hit-bag"), Row(tiles, ", ")),
        (Text(f" {say('hegra-decks')}"), Text(say("hegra-deck-counts", counts_for_words(counts)), QUIET)),
    ]
    return panel(say("hegra-bags"), width, rows)


def _tile(look: Look, tile: str) -> str:
    """The name of a Hit tile; Defensive Positions have short names."""
    short = f"hegra-tile-{tile}"
    return look.tongue.own.bit(short) if look.tongue.own.has(short) else look.tongue.game.name(tile)


def counts_for_words(counts: dict[str, int]) -> dict[str, int]:
    return {key: count for key, count in counts.items() if "." not in key}


def event(look: Look, width: int) -> RenderableType:
    """The current Event card, and what the Map Room showed of the Snow deck."""
    say, words = look.tongue.own.bit, look.tongue.game
    lines: list[Text] = []
    for card in look.view.cards:
        if card.deck in MORALE_DECKS:  # the question shows a card in hand
            continue
        lines.append(Text(words.name(card.id), "bold"))
        lines.append(Text(" · ".join(words.text(line) for line in card.text) or say("hegra-no-text")))
        if isinstance(card.facts, EventFacts):
            order = joined((chip(letter(look, kind), STYLES[kind]) for kind in card.facts.chart), "›")
            line = Text.assemble((say("hegra-injury-chart"), QUIET), " ", order)
            if card.facts.infantry:
                line.append(f"   {say('hegra-arriving', {'n': card.facts.infantry})}", DANGER)
            lines.append(line)
    return Group(heading(say("hegra-event"), width), *(Padding(line, (0, 0, 0, 1)) for line in lines))


def front(look: Look, width: int) -> RenderableType:
    """The walls, the Sectors below them down to the lowest, then the guns."""
    say = look.tongue.own.bit
    lines: list[RenderableType] = [heading(say("hegra-front"), width), Row(_walls(look), "  ")]
    sectors = look.view.group("sectors")
    if sectors:
        lines.append(_sector_grid(look, sectors))
    guns = [_gun(look, area) for area in look.view.group("guns")]
    lines.append(Row(guns, "\n" if width < WIDE // 2 else "   "))
    return Group(*lines)


def _walls(look: Look) -> Iterator[Text]:
    yield Text(f" {look.tongue.own.bit('hegra-walls')}")
    for area in look.view.group("walls"):
        lit = area.id in look.lit
        label = look.tongue.own.bit(f"hegra-{area.id}")
        text = Text((POINTER if lit else " ") + label + " ", LIT if lit else "bold")
        if "damaged" in area.marks:
            text.append(f"▒ {look.tongue.own.bit('hegra-damaged')}", DANGER)
        elif area.pieces:
            text.append_text(discs(look, area.pieces))
        else:
            text.append(look.tongue.own.bit("hegra-empty"), QUIET)
        yield text


def _sector_grid(look: Look, sectors: tuple[Area, ...]) -> Table:
    say = look.tongue.own.bit
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(min_width=5, no_wrap=True)
    for _ in range(4):
        grid.add_column(no_wrap=True, justify="center")
    grid.add_column(no_wrap=True)
    titles = ["", f"▲ {say('hegra-standing')} ▬ {say('hegra-lying')}"]
    titles += [say(f"hegra-{what}") for what in ("grenade", "hit", "move", "gun", "reach")]
    grid.add_row(*(Text(title, QUIET) for title in titles))
    reach: list[tuple[str, ...]] = []
    for area in sectors:
        reach.append((*(reach[-1] if reach else ()), *facts_of(area, SectorFacts).range))
    for area, kinds in reversed(list(zip(sectors, reach, strict=True))):
        facts = facts_of(area, SectorFacts)
        red = "red" in area.marks
        name = named(look, area.id)
        if red:
            name.append(" !", DANGER)
        dots = [Text(dice(faces), "" if area.pieces else QUIET) for faces in (facts.grenade, facts.hit, facts.move)]
        gun = Text(f"{facts.criterion}+", QUIET)
        letters = joined((Text(letter(look, kind), STYLES[kind]) for kind in kinds), " ")
        grid.add_row(name, _meeples(area), *dots, gun, letters)
    return grid


def _meeples(area: Area) -> Text:
    text = Text()
    for piece in area.pieces:
        lying = "suppressed" in piece.marks
        text.append(("▬" if lying else "▲") * piece.count, QUIET if lying else DANGER)
    return text if area.pieces else Text("·", QUIET)


def _gun(look: Look, area: Area) -> Text:
    text = named(look, area.id)
    text.append(" ")
    for piece in area.pieces:
        if "damaged" in piece.marks:
            text.append("▒", DANGER)
        elif "jammed" in piece.marks:
            text.append("╳", DANGER)
        else:
            text.append("◆" if piece.kind == "status-icon" else "◇", GOOD)
    say, facts = look.tongue.own.bit, facts_of(area, GunFacts)
    if not facts.can_fire:
        text.append(f" {say('hegra-silent')}", DANGER)
    elif area.id == MACHINE_GUN:
        text.append(f" {say('hegra-loaded')}", QUIET)
    else:
        text.append(f" {say('hegra-strength', {'n': facts.strength})}", QUIET)
    return text


def map_of(look: Look, width: int) -> RenderableType:
    say = look.tongue.own.bit

    def draw(area: Area, room: int) -> tuple[list[Text], int]:
        return _space(look, area, room)

    lines = chart(look.view.group("map"), look.view.links, width, draw)
    return Group(heading(f"{say('hegra-map')}", width), *lines, Text(f" {say('hegra-map-legend')}", QUIET))


def _space(look: Look, area: Area, room: int) -> tuple[list[Text], int]:
    """A space of the map: its label, where the links meet, then the pieces on it, wrapped to the width."""
    label = _label(look, area, area.id in look.lit)
    parts = [label]
    for piece in area.pieces:
        if piece.kind.startswith("delivery-"):
            parts.append(Text(f"×{piece.count}", "bold"))
        elif piece.id:
            number = piece.id.removeprefix("runner-")
            pointer = (POINTER if piece.id in look.lit else "", LIT)
            runner = (f"{number}{letter(look, piece.kind)}", STYLES[piece.kind])  # 1V is a Volunteer; V1 is a space
            parts.append(Text.assemble(pointer, runner, "+" if piece.marks else ""))
        else:
            count = str(piece.count) if piece.count > 1 else ""
            parts.append(Text.assemble((letter(look, piece.kind), STYLES[piece.kind]), count))
    lines: list[Text] = []
    for part in parts:
        if lines and lines[-1].cell_len + part.cell_len < room:
            lines[-1].append(" ").append_text(part)
        else:
            lines.append(part.copy())
    return lines, label.cell_len // 2


def _label(look: Look, area: Area, lit: bool) -> Text:
    say, facts = look.tongue.own.bit, facts_of(area, MapFacts)
    pointer = (POINTER, LIT) if lit else ""
    if facts.row:
        code = say(f"hegra-row-{facts.row}") + str(facts.number)
        return Text.assemble(pointer, (code, ROWS[facts.row]), ("*" if facts.artillery else "", QUIET))
    if facts.depot:
        return Text.assemble(pointer, (say(f"hegra-depot-{facts.depot}"), "bold" if area.pieces else QUIET))
    if area.id.startswith("trail-"):
        return Text.assemble(pointer, (f"{say('hegra-trail')}{area.id[-1]}", QUIET))
    return Text.assemble(pointer, (f" {look.tongue.game.name(area.id)} ", MARKER))


# -- action spaces ---------------------------------------------------------------------------------------------------


def actions(look: Look, width: int) -> RenderableType:
    """All action spaces: their cost, who counts double, who is barred, and who is there."""
    say = look.tongue.own.bit
    columns = 2 if width >= WIDE else 1
    grid = Table.grid(padding=(0, 2, 0, 0))
    for _ in range(columns):
        grid.add_column(no_wrap=True)
        grid.add_column(no_wrap=True)
        grid.add_column(ratio=1)
    grid.width = width
    cells = [_action(look, area) for area in look.view.group("actions")]
    per = -(-len(cells) // columns)
    for number in range(per):
        grid.add_row(*(part for column in cells[number::per] for part in column))
    return Group(heading(say("hegra-actions"), width), grid, Text(f" {say('hegra-actions-legend')}", QUIET))


def _action(look: Look, area: Area) -> tuple[Text, Text, Text]:
    name = named(look, area.id)
    if "closed" in area.marks:
        name.stylize(QUIET)
        return (
            name,
            Text(""),
            Text(look.tongue.own.bit("hegra-closed", {"rule": facts_of(area, SpaceFacts).rule}), QUIET),
        )
    return name, worth(look, area), _who(look, area)


def worth(look: Look, area: Area) -> Text:
    """The cost of an action, who counts as two there, and who may not go there."""
    facts = facts_of(area, SpaceFacts)
    text = Text(str(facts.cost))
    for kind in facts.doubles:
        text.append_text(Text.assemble(" ", chip(letter(look, kind), STYLES[kind]), ("=2", QUIET)))
    if facts.bars:
        text.append(" ✗" + "".join(letter(look, kind) for kind in facts.bars), QUIET)
    return text


def _who(look: Look, area: Area) -> Text:
    text = discs(look, area.pieces) if area.pieces else Text("")
    times = facts_of(area, SpaceFacts).times
    if times or area.pieces:
        text.append(f" {look.tongue.own.bit('hegra-times', {'n': times})}", GOOD if times else DANGER)
    if "right-part-damaged" in area.marks:
        text.append(f" ▒ {look.tongue.own.bit('hegra-right-part')}", DANGER)
    return text


def _busy(look: Look) -> list[Area]:
    placing_now = look.decision is not None and look.decision.prompt == "place"
    return [] if placing_now else [area for area in look.view.group("actions") if area.pieces]


def at_work(look: Look, width: int) -> RenderableType:
    """The busy action spaces and who is there."""
    parts = [Text.assemble(named(look, area.id), " ", _who(look, area)) for area in _busy(look)]
    return Group(heading(look.tongue.own.bit("hegra-at-work"), width), Row(parts, "  "))


def placing(look: Look) -> RenderableType:
    """The options of placing as a table: a row for each open space, a column for each kind of Defender."""
    decision = look.decision
    assert decision is not None  # noqa: S101 - asked only while placing
    say, words = look.tongue.own.bit, look.tongue.game
    numbers = {option.args: number for number, option in enumerate(decision.options, 1) if len(option.args) == 2}
    ready = {piece.kind: piece for piece in look.view.area("ready").pieces}
    kinds = list(dict.fromkeys(args[0] for args in numbers))
    spaces = list(dict.fromkeys(space for _, space in numbers))
    areas = {area.id: area for area in look.view.areas}
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True)
    for _ in kinds:
        grid.add_column(justify="right", no_wrap=True)
    grid.add_column()
    titles = [Text(say("hegra-space"), QUIET), Text(say("hegra-cost"), QUIET)]
    grid.add_row(*titles, *(disc(look, ready[kind]) for kind in kinds), Text(say("hegra-placed"), QUIET))
    for space in [space for space in areas if space in spaces]:
        cells = [
            Text(str(numbers[kind, space]), "bold") if (kind, space) in numbers else Text("·", QUIET) for kind in kinds
        ]
        area = areas[space]
        cost, who = (
            (worth(look, area), _who(look, area)) if area.group == "actions" else (Text(""), _manned(look, area))
        )
        grid.add_row(Text(words.name(space)), cost, *cells, who)
    for number, option in enumerate(decision.options, 1):
        if len(option.args) != 2:
            grid.add_row(Text(words.option(option, decision)), "", Text(str(number), "bold"))
    return grid


def _manned(look: Look, area: Area) -> Text:
    return discs(look, area.pieces) if area.pieces else Text("")


# -- the end ---------------------------------------------------------------------------------------------------------


def ladder(look: Look) -> RenderableType | None:
    """The grades of the result, best first, with a pointer at the one that was reached."""
    outcome = look.view.outcome
    if outcome is None:
        return None
    words = look.tongue.game
    reached = outcome.args["result"]
    lines = []
    for result in [*look.view.track("surrender").spaces[:-1], "defeat"]:
        here = result == reached
        lines.append(Text(f"  {POINTER if here else ' '} {words.name(result, 'result')}", LIT if here else QUIET))
    return Group(*lines)


FOCUS: dict[str, tuple[Panel, ...]] = {
    "recruit": (zones, bags),
    "keep-one": (zones,),
    "muster": (zones,),
    "ready": (zones,),
    "tire": (zones,),
    "place": (front,),
    "man-wall": (front, zones),
    "charge-victim": (zones,),
    "defend": (front,),
    "target": (front,),
    "shoot": (front,),
    "shoot-sector": (front,),
    "fire-artillery": (front,),
    "remove-how-many": (front,),
    "shell": (map_of,),
    "airfield": (bags,),
    "counter-patrol": (map_of,),
    "remove-patrol": (map_of,),
    "next-runner": (map_of,),
    "run": (map_of,),
    "enemy": (map_of,),
    "take-token": (map_of,),
    "next-delivery": (map_of,),
    "maintenance": (front, at_work),
    "repair": (front,),
    "jam": (front,),
    "infirmary": (infirmary,),
    "admit": (infirmary,),
    "bed-or-wait": (infirmary,),
    "mobilise": (at_work,),
    "negotiate": (),
}

BOARD = HegraBoard()
