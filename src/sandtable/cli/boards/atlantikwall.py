"""The beaches of D-Day on a screen of characters. Every colour has a letter beside it, and every sign its word."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import groupby
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from sandtable.cli.boards import Look, beach
from sandtable.cli.boards.pieces import (
    DANGER,
    GOOD,
    LINE,
    LIT,
    MARKER,
    POINTER,
    QUIET,
    Row,
    beside,
    heading,
    panel,
)
from sandtable.engine import view as seen
from sandtable.engine.decision import Decision, Option
from sandtable.engine.game import Odds
from sandtable.engine.view import Area, Piece, View
from sandtable.games.atlantikwall.hints import hints
from sandtable.games.atlantikwall.odds import odds

UNITS = {
    "able": "bold color(231) on color(24)",
    "baker": "bold color(231) on color(22)",
    "charlie": "bold color(231) on color(94)",
    "easy": "bold color(231) on color(54)",
    "german": "bold color(231) on color(236)",
    "landing": "bold color(16) on color(178)",
}
DICE = {
    "red": "bold color(231) on color(124)",
    "white": "bold color(16) on color(255)",
    "blue": "bold color(231) on color(25)",
    "black": "bold color(231) on color(235)",
    "plain": "bold color(231) on color(240)",
}
LOCKED, CANCELLED = "▣", "✗"
WIDE = 116  # from here on the sides stand beside the beach
SIDE = 50  # columns that they take there
NARROW = 16  # a box of less is too small to read: then two beaches are drawn one above the other
RESOURCES = ("soldiers", "courage", "stars", "points")
CARD_MARKS = ("specialist", "item", "award", "vehicle", "decoration")
SETS = ("lock", "reroll")  # questions whose answers are sets of dice
MOST_CHANCES = 4  # told beside such a question
INDENT = 5  # of what belongs to an answer
FEW = 8  # more answers than this stand close together
ON_THE_BEACH = ("start", "move", "here", "gift", "read-def")  # questions about the Map
Panel = Callable[[Look, int], RenderableType]


class AtlantikwallBoard:
    def full(self, look: Look) -> RenderableType:
        return Group(_head(look), _table(look, (sides, solitaire, assault)), market(look, look.width), piles(look))

    def brief(self, look: Look) -> RenderableType:
        """Prices stand beside the options of Phase 3, so the table goes without what can be had."""
        return Group(_head(look), _table(look, (sides, solitaire, assault)))

    def part(self, look: Look) -> RenderableType:
        """Whoever is asked, and the beach if the question is about it."""
        prompt = look.decision.prompt if look.decision else ""
        whole = [the_beach(look, look.width)] if prompt in ON_THE_BEACH else []
        return Group(_head(look), *whole, asked(look, look.width))

    def choices(self, look: Look) -> RenderableType | None:
        """Sets of dice stand close together, and so does whatever a card can be used on or a Unit can be given."""
        if look.decision is None:
            return None
        if look.decision.prompt in SETS:
            return sets_of_dice(look)
        return close_together(look) if look.decision.prompt == "market" or len(look.decision.options) > FEW else None

    def notes(self, state: Any, decision: Decision, option: Option | None) -> tuple[seen.Text, ...]:
        told = hints(state, decision, option)
        return (*told, *best_chances(state, decision)) if option is None and decision.prompt in SETS else told

    def whose(self, view: View) -> str | None:
        return None

    def scene(self, look: Look) -> RenderableType:
        return the_beach(look, look.width)

    def end(self, look: Look) -> RenderableType | None:
        return sides(look, look.width)


def _table(look: Look, panels: tuple[Panel, ...]) -> RenderableType:
    """The beach, with the sides beside it where there is room, or else below it."""
    if look.width >= WIDE:
        wide = look.width - SIDE - 2
        return beside([the_beach(look, wide)], [draw(look, SIDE) for draw in panels], (wide, SIDE))
    return Group(the_beach(look, look.width), *(draw(look, look.width) for draw in panels))


def _head(look: Look) -> RenderableType:
    """Where we are, and what the German's Specialists have switched on."""
    parts = [Text(f" {look.tongue.game.text(look.view.heading)} ", MARKER)]
    for area in look.view.group("side"):
        if area.id == "german":
            facts = area.facts
            parts += [_switch(look, "guns", facts["mgf-active"]), _switch(look, "mines", facts["mines-active"])]
    return Row(parts, "  ")


def _switch(look: Look, what: str, active: bool) -> Text:
    state = "on" if active else "off"
    return Text(look.tongue.own.bit(f"atlantikwall-{what}-{state}"), DANGER if active else QUIET)


# -- pieces ------------------------------------------------------------------------------------------------------------


def badge(look: Look, side: str) -> Text:
    """A Unit, the German or the automated Unit as a letter on its colour."""
    return Text(f" {look.tongue.own.bit(f'atlantikwall-letter-{side}')} ", UNITS[side])


def die(look: Look, piece: Piece) -> Text:
    """A die: its number, colour and face in letters, and whether it is Locked or cancelled."""
    say, facts = look.tongue.own.bit, piece.facts
    label = f"{say('atlantikwall-colour-' + facts['colour'])} {say('atlantikwall-face-' + facts['face'])}"
    text = Text.assemble(
        (POINTER if piece.id in look.lit else "", LIT),
        (f"{facts['number']}", QUIET),
        (f" {label} ", DICE[facts["colour"]]),
    )
    text.append(LOCKED if facts["locked"] else "", GOOD)
    if facts["cancelled"]:
        text.append(CANCELLED, DANGER)
    return text


def pips(at: int, of: int) -> str:
    """Turns in a Sector: `●●○` is the second of three."""
    return "●" * min(at, of) + "○" * max(0, of - at)


# -- the beach ---------------------------------------------------------------------------------------------------------


def the_beach(look: Look, width: int) -> RenderableType:
    """Sector by Sector from the Bunker down to the sea; two Maps one above the other where they are too wide."""
    say, sectors = look.tongue.own.bit, look.view.group("map")
    lines: list[RenderableType] = []
    parts = _parts(sectors, width)
    for name, part in parts:
        lines.append(heading(look.tongue.game.name(name, "map"), width))
        lines += beach.draw(part, width, partial(_sector, look, split=len(parts) > 1), partial(_short, look))
    lines.append(Padding(Text(say("atlantikwall-legend"), QUIET), (0, 0, 0, 1)))
    return Group(*lines)


def _parts(sectors: tuple[Area, ...], width: int) -> list[tuple[str, tuple[Area, ...]]]:
    maps = list(dict.fromkeys(area.facts["map"] for area in sectors))
    if beach.box_width(sectors, width) >= NARROW or len(maps) == 1:
        return [(maps[0] if len(maps) == 1 else "bloody-omaha", sectors)]
    return [(name, tuple(area for area in sectors if area.facts["map"] == name)) for name in maps]


def _short(look: Look, at: str) -> str:
    return look.tongue.game.name(at, "area")


def _sector(look: Look, area: Area, room: int, *, split: bool) -> list[Text]:
    """What stands in a box: name and DEF, guns and attributes, ways to a beach drawn elsewhere, whoever is there."""
    lines = [_title(look, area, room)]
    lines += _wrapped([*_attributes(look, area), *(_elsewhere(look, area) if split else ())], room)
    lines += _wrapped([_who(look, piece) for piece in area.pieces if piece.kind in ("unit", "landing")], room)
    return lines


def _elsewhere(look: Look, area: Area) -> Iterator[Text]:
    homes = {sector.id: sector.facts["map"] for sector in look.view.group("map")}
    for line in area.facts["lines"]:
        if homes[line["to"]] != area.facts["map"]:
            yield Text(f"↔{_short(look, line['to'])}", LINE)


def _title(look: Look, area: Area, room: int) -> Text:
    """The name on the left, the DEF on the right: what is printed, and what it comes to."""
    lit = area.id in look.lit
    name = Text((POINTER if lit else "") + _short(look, area.id), LIT if lit else "bold")
    facts = area.facts
    now = min([facts["def-now"], *facts["effective"].values()])
    numbers = f"{facts['def']}" if now == facts["def"] else f"{facts['def']}→{now}"
    defence = Text(f"{look.tongue.own.bit('atlantikwall-def')} {numbers}", GOOD if now < facts["def"] else "")
    name.append(" " * max(1, room - name.cell_len - defence.cell_len))
    return name.append_text(defence)


def _attributes(look: Look, area: Area) -> Iterator[Text]:
    """Machine guns first, then what hinders, then what helps."""
    say, words, facts = look.tongue.own.bit, look.tongue.game, area.facts
    if facts["mgf"]:
        special = f"−{facts['mgf-specialists']}" if "mgf-specialists" in facts else ""
        token = "+" if any(piece.kind == "mgf-token" for piece in area.pieces) else ""
        state = "atlantikwall-mg-on" if facts["mgf-active"] else "atlantikwall-mg-off"
        yield Text(say(state) + special + token, DANGER if facts["mgf-active"] else QUIET)
    for mark in ("leave", "no-lock", "no-items", "climb", "full", "taken", "no-trade"):
        if mark in area.marks:
            yield Text(say(f"atlantikwall-{mark}", _climb(facts)), QUIET if mark == "no-trade" else "color(172)")
    for name in ("needs", "costs-named"):
        if name in facts:
            yield Text(say(f"atlantikwall-{name}", {"card": words.name(facts[name])}), "color(172)")
    for name in ("costs", "dice", "units"):
        if name in facts:
            yield Text(say(f"atlantikwall-{name}", {"n": facts[name]}), "color(172)")
    if "no-bonus" in facts:
        yield Text(say("atlantikwall-no-bonus", {"face": say(f"atlantikwall-face-{facts['no-bonus']}")}), "color(172)")
    yield from _benefits(look, area)


def _climb(facts: dict[str, Any]) -> dict[str, int]:
    return {"n": facts["climb"]["skulls"]} if "climb" in facts else {}


def _benefits(look: Look, area: Area) -> Iterator[Text]:
    say, words, facts = look.tongue.own.bit, look.tongue.game, area.facts
    if "soldiers" in facts:
        yield Text(say("atlantikwall-start", {"n": facts["soldiers"]}), GOOD)
    for face, n in facts.get("adds", {}).items():
        yield Text(f"+{n} {say(f'atlantikwall-face-{face}')}", GOOD)
    if "arrival" in facts:
        yield Text(say("atlantikwall-arrival", {"n": facts["arrival"]}), GOOD)
    if "here" in facts:
        yield Text(f"+{words.name(facts['here'])}", GOOD)
    for piece in area.pieces:
        if {"vehicle", "gift"} & {*piece.marks}:
            yield Text(f"+{words.name(piece.kind)}", GOOD)


def _who(look: Look, piece: Piece) -> Text:
    """A Unit with its force and the turns it has been here; `!` if it must go."""
    facts = piece.facts
    if piece.kind == "landing":
        return Text.assemble(badge(look, "landing"), f" {pips(facts['turns'], facts['stay'])}")
    text = Text.assemble((POINTER if piece.id in look.lit else "", LIT), badge(look, piece.id), f" {facts['strength']}")
    text.append(f" {pips(facts['marker'], facts['stay'])}", QUIET)
    if facts["must-move"]:
        text.append("!", DANGER)
    return text


def _wrapped(parts: list[Text], room: int) -> list[Text]:
    """Parts side by side, a new line wherever one does not fit."""
    lines: list[Text] = []
    for part in parts:
        if lines and lines[-1].cell_len + 1 + part.cell_len <= room:
            lines[-1].append(" ").append_text(part)
        else:
            lines.append(part.copy())
    return lines


# -- the sides ---------------------------------------------------------------------------------------------------------


def sides(look: Look, width: int) -> RenderableType:
    """Everybody's dials, dice and cards."""
    rows = [(badge(look, area.id), Group(*_dashboard(look, area))) for area in look.view.group("side")]
    return panel(look.tongue.own.bit("atlantikwall-sides"), width, rows)


def asked(look: Look, width: int) -> RenderableType:
    """Only the side that is asked."""
    seat = look.decision.seat if look.decision else ""
    everybody = look.view.group("side")
    some = [area for area in everybody if area.id == seat] or everybody
    rows = [(badge(look, area.id), Group(*_dashboard(look, area))) for area in some]
    return panel(look.tongue.own.bit("atlantikwall-sides"), width, rows)


def _dashboard(look: Look, area: Area) -> Iterator[RenderableType]:
    yield Row(_dials(look, area), " · ")
    dice = [die(look, piece) for piece in area.pieces if piece.kind == "die"]
    if dice:
        yield Row(dice, " ")
        progress = [*_progress(look, area)]
        if progress:
            yield Row(progress, " · ")
    held = [_card(look, piece) for piece in area.pieces if {*CARD_MARKS, "face-down"} & {*piece.marks}]
    if held:
        yield Row(held, ", ")


def _dials(look: Look, area: Area) -> Iterator[Text]:
    """Name, resources, and what lies ahead: where a Unit is, or what the German owes."""
    say, words, facts = look.tongue.own.bit, look.tongue.game, area.facts
    yield Text(words.name(area.id), "bold")
    for what in RESOURCES:
        lit = f"{area.id}-{what}" in look.lit
        yield Text.assemble((f"{say(f'atlantikwall-{what}')} ", QUIET), (str(facts[what]), LIT if lit else "bold"))
    if facts["counters"]:
        yield Text.assemble((f"{say('atlantikwall-counters')} ", QUIET), str(facts["counters"]))
    if facts.get("at"):
        yield Text(say("atlantikwall-where", {"at": _short(look, facts["at"]), "n": facts["losses"]}), QUIET)
    if "due" in facts:
        missing = facts["missing"]
        owed = say("atlantikwall-due", {"n": facts["due"], "missing": missing})
        yield Text(owed, DANGER if missing else QUIET)
    states = [mark for mark in area.marks if mark in ("must-move", "hidden", "straight", "done", "closed")]
    if states:
        yield Text(words.row(states, "mark"), DANGER if "must-move" in states else QUIET)


def _progress(look: Look, area: Area) -> Iterator[Text]:
    """RWBs that are complete or lack a colour, the straight, and re-rolls left."""
    say, words, facts = look.tongue.own.bit, look.tongue.game, area.facts
    for one in facts["sets"]:
        name = words.name(one["bonus"])
        if one["forbidden"]:
            yield Text(f"{name} {CANCELLED}", QUIET)
        elif one["missing"]:
            colours = " ".join(say(f"atlantikwall-colour-{colour}") for colour in one["missing"])
            yield Text(say("atlantikwall-lacks", {"what": name, "missing": colours}), QUIET)
        else:
            yield Text(f"{name} ✓", GOOD)
    if "straight-lacks" in facts:
        lacks = [say(f"atlantikwall-face-{face}") for face in facts["straight-lacks"]]
        straight = say("atlantikwall-straight")
        if lacks:
            yield Text(say("atlantikwall-lacks", {"what": straight, "missing": ", ".join(lacks)}), QUIET)
        else:
            yield Text(f"{straight} ✓", GOOD)
    if facts["throws-left"]:
        yield Text(say("atlantikwall-rerolls", {"n": facts["throws-left"]}), QUIET)


def _card(look: Look, piece: Piece) -> Text:
    words = look.tongue.game
    if "face-down" in piece.marks:
        return Text(look.tongue.own.bit("atlantikwall-hand", {"n": piece.count}), QUIET)
    lit = piece.id in look.lit
    name = Text((POINTER if lit else "") + words.name(piece.kind), LIT if lit else "")
    if "decoration" in piece.marks:
        name.append("*", QUIET)
    return name.append(CANCELLED if "used" in piece.marks else "", QUIET)


# -- sets of dice ------------------------------------------------------------------------------------------------------


def sets_of_dice(look: Look) -> RenderableType:
    """Every set with its number, and below them whatever else can be done."""
    decision, say = look.decision, look.tongue.own.bit
    assert decision is not None  # noqa: S101 - asked only with a question
    numbered = [*enumerate(decision.options, 1)]
    some = [_set(number, option) for number, option in numbered if option.verb in SETS]
    rest = [
        Text.assemble((f"{number:>3}", "bold"), "  ", look.tongue.game.option(option, decision))
        for number, option in numbered
        if option.verb not in SETS
    ]
    how = [Text(f"  {say(f'atlantikwall-type-{decision.prompt}')}", QUIET)] if some else []
    return Group(*how, *([Padding(Row(some, "  "), (0, 0, 0, 2))] if some else []), *rest)


def _set(number: int, option: Option) -> Text:
    return Text.assemble((str(number), "bold"), (f"·{option.args[0]}", QUIET))


def best_chances(state: Any, decision: Decision) -> Iterator[seen.Text]:
    """For each RWB, and for the straight, the set with the best chance of it; the most likely ones first."""
    best: dict[str, tuple[Odds, Option]] = {}
    for option in decision.options:
        for one in odds(state, decision, option):
            if one.key not in best or one.chance > best[one.key][0].chance:
                best[one.key] = one, option
    for one, option in sorted(best.values(), key=lambda each: -each[0].chance)[:MOST_CHANCES]:
        told = seen.Text(f"odds-{one.key}", {**one.args, "percent": round(100 * float(one.chance))})
        yield seen.Text("hint-best", {"odds": told, "written": str(option)})


# -- many answers ------------------------------------------------------------------------------------------------------


def close_together(look: Look) -> RenderableType:
    """What can be had in a line each; all that one card can be used on, or one Unit be given, in one line."""
    decision = look.decision
    assert decision is not None  # noqa: S101 - asked only with a question
    parts: list[RenderableType] = []
    for (verb, about), run in groupby(enumerate(decision.options, 1), key=_kind):
        answers = [*run]
        if verb in ("recruit", "find", "used"):
            parts += [_purchase(look, number, option) for number, option in answers]
        elif verb == "give":
            parts.append(_gifts(look, about, answers))
        elif len(answers) > 1:
            parts.append(_targets(look, about, answers))
        else:
            ((number, option),) = answers
            parts.append(_answer(number, look.tongue.game.option(option, decision), _text_of(look, about)))
    return Group(*parts)


def _kind(numbered: tuple[int, Option]) -> tuple[str, str]:
    """Options of one verb about one card, Unit or die belong together."""
    option = numbered[1]
    return option.verb, option.args[0] if option.args else ""


def _answer(number: int, said: str, more: str = "") -> RenderableType:
    title = Text.assemble((f"{number:>3}", "bold"), "  ", said)
    return Group(title, Padding(Text(more, QUIET), (0, 0, 0, INDENT))) if more else title


def _text_of(look: Look, name: str) -> str:
    """What a card says, if it is one."""
    words = look.tongue.game
    return " · ".join(words.text(line) for card in look.view.cards if card.id == name for line in card.text)


def _purchase(look: Look, number: int, option: Option) -> RenderableType:
    """A card with its price, its text, and what it would help with here."""
    words = look.tongue.game
    pieces = (piece for area in look.view.group("market") for piece in area.pieces if piece.kind == option.args[0])
    facts = next((piece.facts for piece in pieces if "affordable" in piece.facts), {})
    price = f" ({facts['price']}{look.tongue.own.bit('atlantikwall-sign-' + facts['currency'])})" if facts else ""
    more = [_text_of(look, option.args[0])]
    more += [words.text(line) for line in (*facts.get("useful", ()), *facts.get("useless", ()))]
    return _answer(number, words.option(option, look.decision) + price, " · ".join(more))


def _gifts(look: Look, unit: str, answers: list[tuple[int, Option]]) -> RenderableType:
    """What a Unit can be given: the first and the last number of each resource, and Items one by one."""
    words, say = look.tongue.game, look.tongue.own.bit
    bits = []
    for what, run in groupby(answers, key=lambda each: each[1].args[1]):
        (first, one), *_, (last, other) = [*run] * 2
        if len(one.args) > 2:
            amounts = f"{one.args[2]}–{other.args[2]}" if last > first else one.args[2]
            numbers = f"{first}–{last}" if last > first else str(first)
            bits.append(Text.assemble((numbers, "bold"), (f"·{say(f'atlantikwall-{what}')} {amounts}", QUIET)))
        else:
            bits.append(Text.assemble((str(first), "bold"), (f"·{words.name(what)}", QUIET)))
    title = Text(f"     {say('atlantikwall-give', {'unit': words.name(unit)})}")
    return Group(title, Padding(Row(bits, "  "), (0, 0, 0, INDENT)))


def _targets(look: Look, about: str, answers: list[tuple[int, Option]]) -> RenderableType:
    """All that one card can be used on, each as it is written."""
    words = look.tongue.game
    verb = answers[0][1].verb
    title = Text.assemble("     ", words.name(about) if not about.isdecimal() else f"{verb} {about}")
    text = _text_of(look, about)
    bits = [
        Text.assemble((str(number), "bold"), (f"·{' '.join(option.args[1:] or option.args)}", QUIET))
        for number, option in answers
    ]
    below = [Padding(Text(text, QUIET), (0, 0, 0, INDENT))] if text else []
    return Group(title, *below, Padding(Row(bits, "  "), (0, 0, 0, INDENT)))


# -- the Assault and solitaire -----------------------------------------------------------------------------------------


def assault(look: Look, width: int) -> RenderableType:
    """Who is in the Bunker, force against force."""
    areas = look.view.group("assault")
    if not areas:
        return Text("", end="")
    say = look.tongue.own.bit
    rows: list[tuple[Text | str, RenderableType]] = []
    for area in areas:
        facts = area.facts
        numbers = {key: facts[key] for key in ("allied", "german", "allied-specialists", "german-specialists")}
        winner = look.tongue.game.name(facts["winner"])
        said = Text.assemble(say("atlantikwall-forces", numbers), (f" {POINTER} {winner}", LIT))
        rows.append((badge(look, facts["unit"]), said))
    return panel(look.tongue.game.name("assault"), width, rows)


def solitaire(look: Look, width: int) -> RenderableType:
    """The way of the automated Unit, its Sniper, and the Trading Pool."""
    areas = {area.id: area for area in look.view.group("solitaire")}
    if not areas:
        return Text("", end="")
    say, facts = look.tongue.own.bit, areas["landing"].facts
    path = " ▸ ".join(_short(look, at) for at in (facts["at"], *facts["path"]))
    rows: list[tuple[Text | str, RenderableType]] = [(badge(look, "landing"), Text(path))]
    if facts["sniper"]:
        state = look.tongue.game.name(facts["sniper"], "mark")
        shots = say("atlantikwall-shots", {"n": facts["shots"]})
        rows.append((" ", Text(f"{look.tongue.game.name('sniper')} ({state}) {shots}", DANGER)))
    pool = [die(look, piece) for piece in areas["pool"].pieces]
    if pool:
        rows.append((" ", Row([Text(look.tongue.game.name("pool"), QUIET), *pool], " ")))
    return panel(look.tongue.game.name("solitaire"), width, rows)


# -- what can be had, and what is gone ---------------------------------------------------------------------------------


def market(look: Look, width: int) -> RenderableType:
    """The Pools with prices; what can be paid stands out, and what is of no use here is in brackets."""
    words = look.tongue.game
    rows: list[tuple[Text | str, RenderableType]] = [
        (Text(f" {words.name(area.id, 'area')}"), Row((_offer(look, piece) for piece in area.pieces), ", "))
        for area in look.view.group("market")
        if area.pieces
    ]
    return panel(look.tongue.own.bit("atlantikwall-market"), width, rows)


def _offer(look: Look, piece: Piece) -> Text:
    facts = piece.facts
    name = look.tongue.game.name(piece.kind)
    label = f"{name} ×{piece.count}" if piece.count > 1 else name
    label = f"({label})" if facts.get("useless") else label
    price = f" {facts['price']}{look.tongue.own.bit('atlantikwall-sign-' + facts['currency'])}"
    can_have = facts.get("affordable") and "why" not in facts
    return Text.assemble((label, LIT if can_have else ""), (price, QUIET))


def piles(look: Look) -> RenderableType:
    """What is used up, and how many cards are left in the decks."""
    words = look.tongue.game
    parts = [
        Text(f"{words.name(area.id, 'area')}: {words.row([piece.id for piece in area.pieces])}", QUIET)
        for area in look.view.group("piles")
        if area.pieces
    ]
    counts = [key for key in look.view.counts if "." not in key and key != "turn"]
    parts += [Text(f"{words.name(key, 'count')} {look.view.counts[key]}", QUIET) for key in counts]
    return Padding(Row(parts, " · "), (0, 0, 0, 1))


BOARD = AtlantikwallBoard()
