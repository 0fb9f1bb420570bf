"""Every board is drawn in both languages, on narrow and wide screens."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from importlib.resources import files
from typing import Any

import pytest
from rich.console import Console, RenderableType
from rich.text import Text

from sandtable.cli.ask import question, refusals, story, why_not
from sandtable.cli.boards import Board, board_of, look_at
from sandtable.cli.boards.chart import chart
from sandtable.cli.boards.pieces import Row, bar, strip
from sandtable.cli.common import own_words, tongue
from sandtable.engine.chance import Chance
from sandtable.engine.game import Setup
from sandtable.engine.match import Match
from sandtable.engine.text import LANGUAGES
from sandtable.engine.view import Area
from sandtable.games import load
from sandtable.players import make_player

#: A key without words is shown in brackets.
UNKNOWN = re.compile(r"\[[a-z]+(?:-[a-z0-9]+)+\]")
GAMES = ((1, "random"), (3, "greedy"))


def drawn(width: int, *parts: RenderableType) -> str:
    console = Console(width=width, highlight=False, markup=False, emoji=False)
    with console.capture() as capture:
        for part in parts:
            console.print(part)
    return capture.get()


def positions() -> Iterator[Match[Any]]:
    """A position for each question in some games, and the ends of these games."""
    asked: set[str] = set()
    for seed, name in GAMES:
        match = Match.new(load("hegra"), Setup(seed), listen=True)
        player = make_player(match.game, name, seed)
        while match.decisions:
            decision = match.decision
            if decision.prompt not in asked:
                asked.add(decision.prompt)
                yield match
            table = match.state.copy()
            table.chance = Chance(0)  # the player must not see future dice
            match.play(player.choose(decision, partial(_given, table)))
        yield match


def _given(table: Any) -> Any:
    return table


def _all_of(match: Match[Any], board: Board, width: int, language: str) -> str:
    """Everything that the terminal can draw of a position."""
    words = tongue(match.game, language)
    look = look_at(match, words, width, "commander")
    parts = [board.full(look), board.brief(look), board.part(look), story(words, match.log[-40:], width)]
    if match.decisions:
        parts += [question(match, look, board), why_not(refusals(match.decision, words), words, width)]
    ending = board.end(look)
    return drawn(width, *parts, *([ending] if ending else []))


@pytest.mark.parametrize(("width", "language"), [(80, "fr"), (120, "en")])
def test_every_question_has_words_and_fits_the_screen(width: int, language: str) -> None:
    board = board_of("hegra")
    for match in positions():
        shown = _all_of(match, board, width, language)
        assert UNKNOWN.findall(shown) == [], match.where()
        assert max(len(line) for line in shown.splitlines()) <= width, match.where()


def test_every_option_has_its_number() -> None:
    board = board_of("hegra")
    for match in positions():
        if match.decisions:
            look = look_at(match, tongue(match.game, "en"), 120)
            shown = drawn(120, question(match, look, board))
            numbers = {int(number) for number in re.findall(r"\d+", shown)}
            assert numbers >= set(range(1, len(match.decision.options) + 1)), match.where()


def test_odds_are_a_bar_with_a_number() -> None:
    for match in positions():
        if match.decisions and match.decision.prompt == "recruit":
            shown = drawn(120, question(match, look_at(match, tongue(match.game, "en"), 120), board_of("hegra")))
            assert re.search(r"1  Draw another disc  [█▏▎▍▌▋▊▉░]{10} \d+% ", shown)
            return
    pytest.fail("nobody was recruited")


def test_a_game_without_a_drawing_of_its_own_is_drawn_from_its_view() -> None:
    match = Match.new(load("hegra"), Setup(1), listen=True)
    shown = _all_of(match, board_of("no-such-game"), 80, "en")
    view = match.game.view(match.state, "commander")
    words = tongue(match.game, "en").game
    assert all(words.name(area.id) in shown for area in view.areas)
    assert all(words.name(track.id, "track") in shown for track in view.tracks)
    assert "─" in shown.partition(words.name("map"))[2]
    assert max(len(line) for line in shown.splitlines()) <= 80


def test_both_languages_of_the_terminal_say_the_same_things() -> None:
    """Both have the same keys."""
    folder = files("sandtable.cli") / "locale"
    keys = [
        set(re.findall(r"^([a-z][a-z0-9-]*) =", (folder / f"{language}.ftl").read_text(encoding="utf-8"), re.MULTILINE))
        for language in LANGUAGES
    ]
    assert keys[0] == keys[1]
    for key in keys[0]:
        assert all(own_words(language).bit(key) != f"[{key}]" for language in LANGUAGES)


# -- the small parts -------------------------------------------------------------------------------------------------


def test_links_are_drawn_straight_slanted_or_branched() -> None:
    areas = [
        Area("top", "map", x=1.5, y=2),
        *(Area(f"mid-{n}", "map", x=n, y=1) for n in range(1, 5)),
        Area("low", "map", x=2.5, y=0),
    ]
    links = [("top", "mid-1"), ("top", "mid-2"), ("mid-1", "mid-2"), *((f"mid-{n}", "low") for n in range(1, 5))]
    lines = chart(areas, links, 40, lambda area, room: ([Text(area.id)], len(area.id) // 2))
    assert [line.plain.rstrip() for line in lines] == [
        "         top",
        "       ╱    ╲",
        "   mid-1 ─── mid-2     mid-3     mid-4",
        "     └─────────┴────┬────┴─────────┘",
        "                   low",
    ]


def test_a_row_breaks_between_its_parts_only() -> None:
    parts = ["one two", "three four", "five"]
    assert drawn(20, Row(parts, ", ")).split("\n") == ["one two, three four,", "five", ""]
    assert drawn(20, Row([])) == "–\n"


def test_a_track_shows_its_marker_in_brackets() -> None:
    assert strip(("0", "1", "2"), 1).plain == " 0 [1] 2 "
    assert strip(("0", "1", "2"), 1, marks={2: "!"}, tight=True).plain == " 0[1]2!"


@pytest.mark.parametrize(("fraction", "shown"), [(0, "░░░░"), (0.5, "██░░"), (0.6, "██▍░"), (1, "████")])
def test_a_bar_is_as_long_as_its_fraction(fraction: float, shown: str) -> None:
    assert bar(fraction, 4).plain == shown
