"""Draws a game that has no board of its own: everything in the view, group by group."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.text import Text

from sandtable.cli.boards import Look
from sandtable.cli.boards.chart import chart
from sandtable.cli.boards.pieces import LIT, MARKER, POINTER, QUIET, heading, joined, panel, strip
from sandtable.engine import view as seen
from sandtable.engine.decision import Decision, Option
from sandtable.engine.match import AnyMatch
from sandtable.engine.view import Area, Piece


class PlainBoard:
    def full(self, look: Look) -> RenderableType:
        return Group(_head(look), *_panels(look))

    def brief(self, look: Look) -> RenderableType:
        return self.full(look)

    def part(self, look: Look) -> RenderableType:
        """Only the groups that the question is about."""
        return Group(_head(look), *(_group(look, name) for name in _groups(look) if _is_lit(look, name)))

    def choices(self, look: Look) -> RenderableType | None:
        return None

    def notes(self, match: AnyMatch, decision: Decision, option: Option | None) -> tuple[seen.Text, ...]:
        return ()

    def whose(self, view: seen.View) -> str | None:
        return None

    def scene(self, look: Look) -> RenderableType:
        return self.part(look)

    def end(self, look: Look) -> RenderableType | None:
        return None


def _head(look: Look) -> Text:
    return Text(f" {look.tongue.game.text(look.view.heading)} ", MARKER)


def _panels(look: Look) -> Iterator[RenderableType]:
    words, say, view = look.tongue.game, look.tongue.own.say, look.view
    if view.tracks:
        rows = [
            (f" {words.name(track.id, 'track')}", strip([words.name(space) for space in track.spaces], track.at))
            for track in view.tracks
        ]
        yield panel(say("tracks"), look.width, rows)
    for name in _groups(look):
        yield _group(look, name)
    if view.cards:
        cards = [
            (f" {words.name(card.id)}", joined((words.text(line) for line in card.text), " · ")) for card in view.cards
        ]
        yield panel(say("cards"), look.width, cards)
    if view.counts:
        yield panel(say("counts"), look.width, [(f" {words.name(key)}", str(n)) for key, n in view.counts.items()])


def _groups(look: Look) -> list[str]:
    return list(dict.fromkeys(area.group for area in look.view.areas))


def _is_lit(look: Look, name: str) -> bool:
    return any(
        area.id in look.lit or any(piece.id in look.lit or piece.kind in look.lit for piece in area.pieces)
        for area in look.view.group(name)
    )


def _group(look: Look, name: str) -> RenderableType:
    """Draw a group as a map if its areas have different places, else as a list."""
    areas = look.view.group(name)
    title = look.tongue.game.name(name)
    spots = {(area.x, area.y) for area in areas}
    if len(areas) > 1 and len(spots) == len(areas) and len({area.y for area in areas}) > 1:
        lines = chart(areas, look.view.links, look.width, lambda area, room: _space(look, area))
        return Group(heading(title, look.width), *lines)
    return panel(title, look.width, [(_name(look, area), _content(look, area)) for area in areas])


def _name(look: Look, area: Area) -> Text:
    lit = area.id in look.lit
    return Text((POINTER if lit else " ") + look.tongue.game.name(area.id), LIT if lit else "")


def _content(look: Look, area: Area) -> Text:
    text = joined((_piece(look, piece) for piece in area.pieces), ", ")
    return Text.assemble(text, (f" ({look.tongue.game.row(area.marks)})", QUIET)) if area.marks else text


def _piece(look: Look, piece: Piece) -> Text:
    name = look.tongue.game.name(piece.id or piece.kind)
    text = Text(f"{name} ×{piece.count}" if piece.count > 1 else name)
    return Text.assemble(text, (f" ({look.tongue.game.row(piece.marks)})", QUIET)) if piece.marks else text


def _space(look: Look, area: Area) -> tuple[list[Text], int]:
    name = _name(look, area)
    return [name, *(_piece(look, piece) for piece in area.pieces)], name.cell_len // 2


BOARD = PlainBoard()
