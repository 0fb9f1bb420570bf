"""What every game with missions shows of one: its goals."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from sandtable.cli.boards import Look
from sandtable.cli.boards.pieces import GOOD, LINE, QUIET, panel
from sandtable.engine.view import GoalFacts


def goals(look: Look, width: int) -> RenderableType:
    """The goals of the mission, and the progress of each."""
    words = look.tongue.game
    rows: list[tuple[Text | str, RenderableType]] = []
    for card in look.view.cards:
        if isinstance(card.facts, GoalFacts):
            met = card.facts.met
            done = f" ({card.facts.done}/{card.facts.of})" if card.facts.of is not None else ""
            said = " ".join(words.text(line) for line in card.text)
            rows.append((Text(" ✓" if met else " ○", GOOD if met else LINE), Text.assemble(said, (done, QUIET))))
    return panel(look.tongue.own.bit(f"{look.view.game}-goals"), width, rows)
