"""Draws the beaches of D-Day in a terminal. Every colour comes with a letter, every sign with a word."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import groupby

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
from sandtable.engine import action
from sandtable.engine import view as seen
from sandtable.engine.action import Odds
from sandtable.engine.decision import Decision, Option
from sandtable.engine.match import AnyMatch
from sandtable.engine.view import Area, Piece, View, facts_of
from sandtable.games.atlantikwall.facts import (
    AssaultFacts,
    DieFacts,
    GermanFacts,
    LandedFacts,
    LandingFacts,
    OfferFacts,
    SectorFacts,
    SideFacts,
    UnitFacts,
    UnitSideFacts,
)

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
WIDE = 116  # the narrowest screen with the sides beside the beach
SIDE = 50  # columns of the sides there
NARROW = 16  # the narrowest readable box; below it, two beaches are drawn one above the other
RESOURCES = ("soldiers", "courage", "stars", "points")
CARD_MARKS = ("specialist", "item", "award", "vehicle", "decoration")
SETS = ("lock", "reroll")  # questions whose answers are sets of dice
MOST_CHANCES = 4  # how many odds are shown with such a question
INDENT = 5  # of the lines below an answer
FEW = 8  # more answers than this are grouped
ON_THE_BEACH = ("start", "move", "here", "gift", "read-def")  # questions about the Map
Panel = Callable[[Look, int], RenderableType]


class AtlantikwallBoard:
    def full(self, look: Look) -> RenderableType:
        return Group(_head(look), _table(look, (sides, solitaire, assault)), market(look, look.width), piles(look))

    def brief(self, look: Look) -> RenderableType:
        """The table without the market, since the options of Phase 3 show the prices."""
        return Group(_head(look), _table(look, (sides, solitaire, assault)))

    def part(self, look: Look) -> RenderableType:
        """The side that is asked, and the beach if the question is about it."""
        prompt = look.decision.prompt if look.decision else ""
        whole = [the_beach(look, look.width)] if prompt in ON_THE_BEACH else []
        return Group(_head(look), *whole, asked(look, look.width))

    def choices(self, look: Look) -> RenderableType | None:
        """Group sets of dice, targets of a card, and gifts to a Unit."""
        if look.decision is None:
            return None
        if look.decision.prompt in SETS:
            return sets_of_dice(look)
        return close_together(look) if look.decision.prompt == "market" or len(look.decision.options) > FEW else None

    def notes(self, match: AnyMatch, decision: Decision, option: Option | None) -> tuple[seen.Text, ...]:
        told = action.hints(match.state, decision, option)
        return (*told, *best_chances(match, decision)) if option is None and decision.prompt in SETS else told

    def whose(self, view: View) -> str | None:
        return None

    def scene(self, look: Look) -> RenderableType:
        return the_beach(look, look.width)

    def end(self, look: Look) -> RenderableType | None:
        return sides(look, look.width)


def _table(look: Look, panels: tuple[Panel, ...]) -> RenderableType:
    """The beach with the sides beside it if there is room, else below it."""
    if look.width >= WIDE:
        wide = look.width - SIDE - 2
        return beside([the_beach(look, wide)], [draw(look, SIDE) for draw in panels], (wide, SIDE))
    return Group(the_beach(look, look.width), *(draw(look, look.width) for draw in panels))


def _head(look: Look) -> RenderableType:
    """The heading, and what the German's Specialists have switched on."""
    parts = [Text(f" {look.tongue.game.text(look.view.heading)} ", MARKER)]
    for area in look.view.group("side"):
        if area.id == "german":
            facts = facts_of(area, GermanFacts)
            parts += [_switch(look, "guns", facts.mgf_active), _switch(look, "mines", facts.mines_active)]
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
    say, facts = look.tongue.own.bit, facts_of(piece, DieFacts)
    label = f"{say(f'atlantikwall-colour-{facts.colour}')} {say(f'atlantikwall-face-{facts.face}')}"
    text = Text.assemble(
        (POINTER if piece.id in look.lit else "", LIT),
        (str(facts.number), QUIET),
        (f" {label} ", DICE[facts.colour]),
    )
    text.append(LOCKED if facts.locked else "", GOOD)
    if facts.cancelled:
        text.append(CANCELLED, DANGER)
    return text


def pips(at: int, of: int) -> str:
    """Turns in a Sector: `●●○` is the second of three."""
    return "●" * min(at, of) + "○" * max(0, of - at)


# -- the beach ---------------------------------------------------------------------------------------------------------


def the_beach(look: Look, width: int) -> RenderableType:
    """The Sectors from the Bunker down to the sea; two Maps one above the other if they are too wide."""
    say, sectors = look.tongue.own.bit, look.view.group("map")
    lines: list[RenderableType] = []
    parts = _parts(sectors, width)
    for name, part in parts:
        lines.append(heading(look.tongue.game.name(name, "map"), width))
        lines += beach.draw(part, width, partial(_sector, look, split=len(parts) > 1), partial(_short, look))
    lines.append(Padding(Text(say("atlantikwall-legend"), QUIET), (0, 0, 0, 1)))
    return Group(*lines)


def _parts(sectors: tuple[Area, ...], width: int) -> list[tuple[str, tuple[Area, ...]]]:
    maps = list(dict.fromkeys(facts_of(area, SectorFacts).map for area in sectors))
    if beach.box_width(sectors, width) >= NARROW or len(maps) == 1:
        return [(maps[0] if len(maps) == 1 else "bloody-omaha", sectors)]
    return [(name, tuple(area for area in sectors if facts_of(area, SectorFacts).map == name)) for name in maps]


def _short(look: Look, at: str) -> str:
    return look.tongue.game.name(at, "area")


def _sector(look: Look, area: Area, room: int, *, split: bool) -> list[Text]:
    """The text of a box: name and DEF, guns and attributes, ways to a beach drawn elsewhere, and the Units there."""
    lines = [_title(look, area, room)]
    lines += _wrapped([*_attributes(look, area), *(_elsewhere(look, area) if split else ())], room)
    lines += _wrapped([_who(look, piece) for piece in area.pieces if piece.kind in ("unit", "landing")], room)
    return lines


def _elsewhere(look: Look, area: Area) -> Iterator[Text]:
    homes = {sector.id: facts_of(sector, SectorFacts).map for sector in look.view.group("map")}
    for line in facts_of(area, SectorFacts).lines:
        if homes[line.to] != homes[area.id]:
            yield Text(f"↔{_short(look, line.to)}", LINE)


def _title(look: Look, area: Area, room: int) -> Text:
    """The name on the left, the DEF on the right: as printed, and as it is now."""
    lit = area.id in look.lit
    name = Text((POINTER if lit else "") + _short(look, area.id), LIT if lit else "bold")
    facts = facts_of(area, SectorFacts)
    now = min([facts.def_now, *facts.effective.values()])
    numbers = f"{facts.def_}" if now == facts.def_ else f"{facts.def_}→{now}"
    defence = Text(f"{look.tongue.own.bit('atlantikwall-def')} {numbers}", GOOD if now < facts.def_ else "")
    name.append(" " * max(1, room - name.cell_len - defence.cell_len))
    return name.append_text(defence)


def _attributes(look: Look, area: Area) -> Iterator[Text]:
    """Machine guns first, then what hinders, then what helps."""
    say, words, facts = look.tongue.own.bit, look.tongue.game, facts_of(area, SectorFacts)
    if facts.mgf:
        special = f"−{facts.mgf_specialists}" if facts.mgf_specialists else ""
        token = "+" if any(piece.kind == "mgf-token" for piece in area.pieces) else ""
        state = "atlantikwall-mg-on" if facts.mgf_active else "atlantikwall-mg-off"
        yield Text(say(state) + special + token, DANGER if facts.mgf_active else QUIET)
    for mark in ("leave", "no-lock", "no-items", "climb", "full", "taken", "no-trade"):
        if mark in area.marks:
            yield Text(say(f"atlantikwall-{mark}", _climb(facts)), QUIET if mark == "no-trade" else "color(172)")
    for name, card in (("needs", facts.needs), ("costs-named", facts.costs_named)):
        if card:
            yield Text(say(f"atlantikwall-{name}", {"card": words.name(card)}), "color(172)")
    for name, n in (("costs", facts.costs), ("dice", facts.dice), ("units", facts.units)):
        if n:
            yield Text(say(f"atlantikwall-{name}", {"n": n}), "color(172)")
    if facts.no_bonus:
        yield Text(say("atlantikwall-no-bonus", {"face": say(f"atlantikwall-face-{facts.no_bonus}")}), "color(172)")
    yield from _benefits(look, area)


def _climb(facts: SectorFacts) -> dict[str, int]:
    return {"n": facts.climb.skulls} if facts.climb else {}


def _benefits(look: Look, area: Area) -> Iterator[Text]:
    say, words, facts = look.tongue.own.bit, look.tongue.game, facts_of(area, SectorFacts)
    if facts.soldiers:
        yield Text(say("atlantikwall-start", {"n": facts.soldiers}), GOOD)
    for face, n in facts.adds.items():
        yield Text(f"+{n} {say(f'atlantikwall-face-{face}')}", GOOD)
    if facts.arrival:
        yield Text(say("atlantikwall-arrival", {"n": facts.arrival}), GOOD)
    if facts.here:
        yield Text(f"+{words.name(facts.here)}", GOOD)
    for piece in area.pieces:
        if {"vehicle", "gift"} & {*piece.marks}:
            yield Text(f"+{words.name(piece.kind)}", GOOD)


def _who(look: Look, piece: Piece) -> Text:
    """A Unit with its force and its turns here; `!` if it must go."""
    if isinstance(piece.facts, LandingFacts):
        return Text.assemble(badge(look, "landing"), f" {pips(piece.facts.turns, piece.facts.stay)}")
    facts = facts_of(piece, UnitFacts)
    text = Text.assemble((POINTER if piece.id in look.lit else "", LIT), badge(look, piece.id), f" {facts.strength}")
    text.append(f" {pips(facts.marker, facts.stay)}", QUIET)
    if facts.must_move:
        text.append("!", DANGER)
    return text


def _wrapped(parts: list[Text], room: int) -> list[Text]:
    """Parts side by side, wrapped to the width."""
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
    """The dashboard of the side that is asked."""
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
    """Name and resources, and where a Unit is or what the German owes."""
    say, words, facts = look.tongue.own.bit, look.tongue.game, facts_of(area, SideFacts)
    yield Text(words.name(area.id), "bold")
    for what in RESOURCES:
        lit = f"{area.id}-{what}" in look.lit
        has = str(getattr(facts, what))
        yield Text.assemble((f"{say(f'atlantikwall-{what}')} ", QUIET), (has, LIT if lit else "bold"))
    if facts.counters:
        yield Text.assemble((f"{say('atlantikwall-counters')} ", QUIET), str(facts.counters))
    if isinstance(facts, UnitSideFacts) and facts.at:
        yield Text(say("atlantikwall-where", {"at": _short(look, facts.at), "n": facts.losses}), QUIET)
    if isinstance(facts, GermanFacts) and facts.due is not None:
        owed = say("atlantikwall-due", {"n": facts.due, "missing": facts.missing})
        yield Text(owed, DANGER if facts.missing else QUIET)
    states = [mark for mark in area.marks if mark in ("must-move", "hidden", "straight", "done", "closed")]
    if states:
        yield Text(words.row(states, "mark"), DANGER if "must-move" in states else QUIET)


def _progress(look: Look, area: Area) -> Iterator[Text]:
    """RWBs that are complete or lack a colour, the straight, and re-rolls left."""
    say, words, facts = look.tongue.own.bit, look.tongue.game, facts_of(area, SideFacts)
    for one in facts.sets:
        name = words.name(one.bonus)
        if one.forbidden:
            yield Text(f"{name} {CANCELLED}", QUIET)
        elif one.missing:
            colours = " ".join(say(f"atlantikwall-colour-{colour}") for colour in one.missing)
            yield Text(say("atlantikwall-lacks", {"what": name, "missing": colours}), QUIET)
        else:
            yield Text(f"{name} ✓", GOOD)
    if facts.straight_lacks is not None:
        lacks = [say(f"atlantikwall-face-{face}") for face in facts.straight_lacks]
        straight = say("atlantikwall-straight")
        if lacks:
            yield Text(say("atlantikwall-lacks", {"what": straight, "missing": ", ".join(lacks)}), QUIET)
        else:
            yield Text(f"{straight} ✓", GOOD)
    if facts.throws_left:
        yield Text(say("atlantikwall-rerolls", {"n": facts.throws_left}), QUIET)


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
    """The numbered sets of dice, and the other options below them."""
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


def best_chances(match: AnyMatch, decision: Decision) -> Iterator[seen.Text]:
    """For each RWB and the straight, the set of dice with the best odds; the most likely first."""
    best: dict[str, tuple[Odds, Option]] = {}
    for option in decision.options:
        for one in action.odds(match.state, decision, option):
            if one.key not in best or one.chance > best[one.key][0].chance:
                best[one.key] = one, option
    for one, option in sorted(best.values(), key=lambda each: -each[0].chance)[:MOST_CHANCES]:
        told = seen.Text(f"odds-{one.key}", {**one.args, "percent": round(100 * float(one.chance))})
        yield seen.Text("hint-best", {"odds": told, "written": str(option)})


# -- many answers ------------------------------------------------------------------------------------------------------


def close_together(look: Look) -> RenderableType:
    """Purchases with a line each; the targets of one card, or the gifts to one Unit, share an entry."""
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
    """Options with the same verb and first argument belong together."""
    option = numbered[1]
    return option.verb, option.args[0] if option.args else ""


def _answer(number: int, said: str, more: str = "") -> RenderableType:
    title = Text.assemble((f"{number:>3}", "bold"), "  ", said)
    return Group(title, Padding(Text(more, QUIET), (0, 0, 0, INDENT))) if more else title


def _text_of(look: Look, name: str) -> str:
    """The text of a card; empty if this is no card."""
    words = look.tongue.game
    return " · ".join(words.text(line) for card in look.view.cards if card.id == name for line in card.text)


def _purchase(look: Look, number: int, option: Option) -> RenderableType:
    """A card with its price, its text, and what it is good for here."""
    words = look.tongue.game
    pieces = (piece for area in look.view.group("market") for piece in area.pieces if piece.kind == option.args[0])
    offers = [piece.facts for piece in pieces if isinstance(piece.facts, OfferFacts)]
    own = next((offer for offer in offers if offer.affordable is not None), None)
    price = f" ({_price(look, own)})" if own else ""
    more = [_text_of(look, option.args[0])]
    more += [words.text(line) for line in (*(own.useful or ()), *(own.useless or ()))] if own else []
    return _answer(number, words.option(option, look.decision) + price, " · ".join(more))


def _price(look: Look, offer: OfferFacts) -> str:
    return f"{offer.price}{look.tongue.own.bit(f'atlantikwall-sign-{offer.currency}')}"


def _gifts(look: Look, unit: str, answers: list[tuple[int, Option]]) -> RenderableType:
    """The gifts to a Unit: a range of numbers for each resource, and Items one by one."""
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
    """The targets of one card, as they are typed."""
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
    """The forces in the Bunker."""
    areas = look.view.group("assault")
    if not areas:
        return Text("", end="")
    say = look.tongue.own.bit
    rows: list[tuple[Text | str, RenderableType]] = []
    for area in areas:
        facts = facts_of(area, AssaultFacts)
        numbers = {
            "allied": facts.allied,
            "german": facts.german,
            "allied-specialists": facts.allied_specialists,
            "german-specialists": facts.german_specialists,
        }
        winner = look.tongue.game.name(facts.winner)
        said = Text.assemble(say("atlantikwall-forces", numbers), (f" {POINTER} {winner}", LIT))
        rows.append((badge(look, facts.unit), said))
    return panel(look.tongue.game.name("assault"), width, rows)


def solitaire(look: Look, width: int) -> RenderableType:
    """The path of the automated Unit, its Sniper, and the Trading Pool."""
    areas = {area.id: area for area in look.view.group("solitaire")}
    if not areas:
        return Text("", end="")
    say, facts = look.tongue.own.bit, facts_of(areas["landing"], LandedFacts)
    path = " ▸ ".join(_short(look, at) for at in (facts.at, *facts.path))
    rows: list[tuple[Text | str, RenderableType]] = [(badge(look, "landing"), Text(path))]
    if facts.sniper:
        state = look.tongue.game.name(facts.sniper, "mark")
        shots = say("atlantikwall-shots", {"n": facts.shots})
        rows.append((" ", Text(f"{look.tongue.game.name('sniper')} ({state}) {shots}", DANGER)))
    pool = [die(look, piece) for piece in areas["pool"].pieces]
    if pool:
        rows.append((" ", Row([Text(look.tongue.game.name("pool"), QUIET), *pool], " ")))
    return panel(look.tongue.game.name("solitaire"), width, rows)


# -- market and piles --------------------------------------------------------------------------------------------------


def market(look: Look, width: int) -> RenderableType:
    """The Pools with prices. Affordable cards are highlighted, useless ones are in brackets."""
    words = look.tongue.game
    rows: list[tuple[Text | str, RenderableType]] = [
        (Text(f" {words.name(area.id, 'area')}"), Row((_offer(look, piece) for piece in area.pieces), ", "))
        for area in look.view.group("market")
        if area.pieces
    ]
    return panel(look.tongue.own.bit("atlantikwall-market"), width, rows)


def _offer(look: Look, piece: Piece) -> Text:
    offer = facts_of(piece, OfferFacts)
    name = look.tongue.game.name(piece.kind)
    label = f"{name} ×{piece.count}" if piece.count > 1 else name
    label = f"({label})" if offer.useless else label
    can_have = offer.affordable and offer.why is None
    return Text.assemble((label, LIT if can_have else ""), (f" {_price(look, offer)}", QUIET))


def piles(look: Look) -> RenderableType:
    """Used-up cards, and how many are left in the decks."""
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
