"""Castle Wolfenstein in a terminal: the map square by square, the Heroes' cards, and the Nazi Phase step by step."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from rich.console import Console, RenderableType

from sandtable.cli.ask import question, story
from sandtable.cli.boards import Look, board_of, look_at
from sandtable.cli.boards.castle import Castle
from sandtable.cli.boards.wolfenstein import castle
from sandtable.cli.common import own_words, tongue
from sandtable.engine.event import Event
from sandtable.engine.film import Frame, filmed, scenes
from sandtable.engine.game import Setup
from sandtable.engine.match import Match
from sandtable.engine.plain import word
from sandtable.engine.text import LANGUAGES
from sandtable.engine.view import Text, View, facts_of
from sandtable.games.wolfenstein.facts import PlaceFacts
from sandtable.games.wolfenstein.game import GAME
from sandtable.games.wolfenstein.missions import read_missions
from sandtable.games.wolfenstein.state import State
from tests.cli.pseudo import Terminal

BOARD = board_of("wolfenstein")
#: A key without words is shown in brackets.
UNKNOWN = re.compile(r"\[[a-z]+(?:-[a-z0-9]+)+\]")
NEXT_STEP = "s skips to the end: "


def drawn(width: int, *parts: RenderableType) -> str:
    console = Console(width=width, highlight=False, markup=False, emoji=False, color_system=None)
    with console.capture() as capture:
        for part in parts:
            console.print(part)
    return "\n".join(line.rstrip() for line in capture.get().splitlines())


def table(mission: str = "officers-room", **options: Any) -> State:
    """A mission at its start, without its Space Marines, to keep the drawing small."""
    s = GAME.begin(Setup(1, {"mission": mission, **options}))
    s.nazis = {name: nazi for name, nazi in s.nazis.items() if nazi.kind != "space-marine"}
    return s


def look(s: State, width: int = 120, language: str = "en", **more: Any) -> Look:
    return Look(GAME.view(s, "player-1"), tongue(GAME, language), width, **more)


def map_of(s: State, width: int = 120, height: int | None = None, **more: Any) -> str:
    return drawn(width, castle(look(s, width, **more), width, height))


def acting(s: State, name: str, at: str, ap: int = 6) -> None:
    s.heroes[name].at, s.heroes[name].ap = at, ap
    s.hero, s.phase = name, "action"


# -- the castle --------------------------------------------------------------------------------------------------------


def test_the_castle_is_drawn_square_by_square() -> None:
    """Rooms and corridors have different floors; walls are solid lines, doors and open ways are not."""
    assert map_of(table()).splitlines()[:14] == [
        "     a b  c d  e f  g h i j k l  m n  o p  q r",
        "   ┌─R1───────────┐            ┌─R2───────────┐",
        " 1 │ · ·  · ·  · ·│            │ $ ·  · ·  ·xB│",
        " 2 │ ·>A  · ·  · ·│            │ · ·  · ·  · ·│",
        "   │              └─C1─────────┘              │",
        " 3 │ · ·  · ·  · ·┊ : : : : : :▒ · ·  · ·  · ·│",
        " 4 │ · ·  · ·  · ·┊ : : : : : :▒ · ·  ·s1  · ·│",
        "   │              ┌────────────┐              │",
        " 5 │ · ·  · ·  · ·│            │ ·s2  · ·  · ·│",
        " 6 │ · ·  · ·  · ·│            │ · ·  · ·  · ?│",
        "   └────┐┈┈┈┈┌────┘            └────┐▒▒▒▒┌────┘",
        " 7      │ : :│                      │ : :│",
        " 8      │ : :│                      │ : :│",
        " 9      │ : :│                      │ : :│",
    ]


def test_prices_sight_and_range_stand_on_the_squares() -> None:
    s = table()
    acting(s, "anya", "a1", ap=1)
    s.heroes["klaus"].at, s.heroes["klaus"].hp_lost, s.heroes["klaus"].bleeding = "c2", 4, True
    lines = map_of(s).splitlines()
    assert lines[2].startswith(" 1 │AN'1 '·'· '·,·│")  # range 4
    assert lines[3].startswith(" 2 │'1>A kl")  # a bleeding Hero is in lower case
    legend = " ".join(map_of(s).split())
    assert "3 AP to get there ' seen, in range , seen" in legend


def test_doors_open_and_locked_and_barricades_have_signs_of_their_own() -> None:
    s = table("laboratory")
    assert "#" in map_of(s).splitlines()[5]
    s = table("generals-tower")
    assert "▓" in map_of(s)
    s = table()
    s.closed.remove("c1-r2")
    assert map_of(s).splitlines()[5] == " 3 │ · ·  · ·  · ·┊ : : : : : :╎ · ·  · ·  · ·│"
    assert "╌ open door" in map_of(s)


def test_noise_lure_and_smoke_are_on_the_map() -> None:
    s = table()
    s.noise, s.lure, s.smoke = ["r1", "r2", "c2"], "r2", ["c1"]
    lines = map_of(s).splitlines()
    assert lines[1] == "   ┌─R1!──────────┐            ┌─R2‼──────────┐"
    assert lines[4] == "   │              └─C1≈────────┘              │"
    assert lines[5].startswith(" 3 │ · ·  · ·  · ·┊ ≈ ≈ ≈ ≈ ≈ ≈▒")
    assert "│C2!" in "\n".join(lines)  # a vertical corridor has its name beside it


def test_a_large_model_lies_over_four_squares() -> None:
    s = table("last-door")
    whole = map_of(s)
    assert "╔M8╗" in whole
    assert "╚══╝" in whole
    s.nazis["mecha-hitler-48"].at = "f15"  # into the open way between R1 and C1
    lines = map_of(s).splitlines()
    row = next(number for number, line in enumerate(lines) if line.startswith("15 "))
    assert lines[row].startswith("15 │ · · · · ·╔M8═╗ ")
    assert lines[row + 1].startswith("16 │ · · · · ·╚═══╝ ")


@pytest.mark.parametrize("mission", read_missions())
def test_at_120_columns_every_castle_is_seen_whole(mission: str) -> None:
    whole = map_of(table(mission))
    assert not set("◂▸▴▾") & set(whole)
    assert max(len(line) for line in whole.splitlines()) <= 120
    places = {facts_of(area, PlaceFacts).place for area in GAME.view(table(mission), None).group("places")}
    assert all(place.upper() in whole for place in places)


def test_what_does_not_fit_is_cut_off_around_whoever_acts() -> None:
    s = table("last-door")
    acting(s, "anya", "ak15")
    part = map_of(s, 80, 11)
    lines = part.splitlines()
    assert lines[0].startswith("▴▾ ")
    assert len(lines[:-2]) <= 11
    assert any("AN" in line for line in lines)
    assert all("◂" in line for line in lines if line[:2].strip().isdecimal())
    assert max(len(line) for line in lines) <= 80


def test_the_window_keeps_to_the_map_at_its_corners() -> None:
    plan = Castle(GAME.view(table("last-door"), None))
    for focus in ((0, 12), (41, 17), (12, 0), (29, 29)):
        window = plan.window(60, 12, focus)
        assert 0 <= window.west <= focus[0] < window.east <= plan.columns
        assert 0 <= window.north <= focus[1] < window.south <= plan.rows
        lines = list(plan.text(window))
        assert len(lines) <= 12
        assert max(line.cell_len for line in lines) <= 60


def test_squares_that_can_be_chosen_or_were_just_walked_are_dotted() -> None:
    s = table()
    assert "• just moved here" in map_of(s, lit=frozenset({"c4", "d4"}))
    assert map_of(s, lit=frozenset({"c4", "d4"})).splitlines()[6].startswith(" 4 │ · ·  • •  · ·┊")


# -- everything else ---------------------------------------------------------------------------------------------------


def test_a_hero_is_shown_with_everything_that_it_has() -> None:
    s = table()
    acting(s, "blazkowicz", "c3", ap=4)
    hero = s.heroes["blazkowicz"]
    hero.hp_lost, hero.worn, hero.items, hero.fatigued, hero.gp = 2, ["helmet"], ["knife", "knife"], True, 1
    hero.weapons[0].empty, hero.weapons[0].attachment = True, "bayonet"
    shown = drawn(120, BOARD.full(look(s)))
    assert "▸BJ B.J. Blazkowicz  ♥3/5 ◆3  4 AP · 1 GP · 1 ✚  ammo 0 light 1 heavy 0 special  c3 R1  fatigued" in shown
    assert "Automatic Shotgun + Bayonet (range 3, dice 3, 3 AP, heavy ammo) empty: reload" in shown
    assert "worn Armor Helmet · Booster – · Suit – · Other –" in shown
    assert "carries Knife ×2" in shown
    assert "▸Second Wind (1 GP) 2 HP back" in shown
    assert " Both Hands (2 GP)" in shown


def test_rooms_tell_who_is_there_and_whom_noise_would_wake() -> None:
    s = table()
    acting(s, "anya", "e6")
    s.nazis["soldat-2"].armor_lost = 1
    s.noise = ["c3"]
    shown = drawn(120, BOARD.brief(look(s)))
    assert "C3 s3! Soldat 3 ♥1 ◆3  noise  wakes s1 s2 s3 s5" in shown
    assert "s2! Soldat 2 ♥1 ◆2/3" in shown
    assert "o7 Officer 17 ♥2 ◆2" in shown


def test_goals_have_a_tick_when_they_are_met() -> None:
    s = table()
    s.searched = ["a"]
    shown = drawn(120, BOARD.brief(look(s)))
    assert "○ Kill every Officer that is on the map at the start. (0/1)" in shown
    assert "✓ Search objective A. (1/1)" in shown


#: Games with large models, barricades, a boss and locked doors, several players.
CASES: dict[str, dict[str, Any]] = {
    "kennels": {"mission": "kennels"},
    "laboratory": {"mission": "laboratory", "difficulty": "can-i-play-daddy"},
    "last-door": {"mission": "last-door", "tie-breaks": "automatic"},
    "cells": {"mission": "cells", "players": 3, "difficulty": "death-incarnate"},
}


@cache
def positions(case: str) -> tuple[Match[Any], ...]:
    """A position for each question in a game, and its end."""
    match = Match.new(GAME, Setup(5, CASES[case]), listen=True)
    rng = random.Random(5)
    found: dict[str, Match[Any]] = {}
    while match.decisions:
        if match.decision.prompt not in found:
            found[match.decision.prompt] = match.clone()
        match.play(match.decision.options[rng.randrange(len(match.decision.options))])
    return (*found.values(), match)


def parts(match: Match[Any], width: int, language: str) -> Iterator[RenderableType]:
    words = tongue(GAME, language)
    seen = look_at(match, words, width, "player-1")
    yield from (BOARD.full(seen), BOARD.brief(seen), BOARD.part(seen), BOARD.scene(seen))
    ending = BOARD.end(seen)
    if ending is not None:
        yield ending
    if match.decisions:
        yield question(match, seen, BOARD)


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize(("width", "language"), [(80, "fr"), (120, "en")])
def test_every_question_can_be_drawn_and_fits_the_screen(case: str, width: int, language: str) -> None:
    for match in positions(case):
        shown = drawn(width, *parts(match, width, language))
        assert UNKNOWN.findall(shown) == [], match.where()
        assert max(len(line) for line in shown.splitlines()) <= width, match.where()


def test_many_moves_share_a_line_and_keep_their_numbers() -> None:
    match = next(match for match in positions("kennels") if match.decisions and match.decision.prompt == "action")
    moves = [str(option) for option in match.decision.options if option.verb == "move"]
    shown = drawn(120, question(match, look_at(match, tongue(GAME, "en"), 120), BOARD))
    assert re.search(rf"^  1–{len(moves)}  ", shown, re.MULTILINE)
    assert f"type move and one of these: {moves[0].split()[1]} " in shown
    assert len(shown.splitlines()) < 30


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_boards_own_words_exist_in_both_languages(language: str) -> None:
    folder = Path(__file__).parents[2] / "src" / "sandtable" / "cli" / "locale"
    keys = [
        set(re.findall(r"^([a-z][a-z0-9-]*) =", (folder / f"wolfenstein.{each}.ftl").read_text("utf-8"), re.MULTILINE))
        for each in LANGUAGES
    ]
    assert keys[0] == keys[1]
    assert all(own_words(language).bit(key) != f"[{key}]" for key in keys[0])


# -- the Nazi Phase, step by step --------------------------------------------------------------------------------------


class Played(NamedTuple):
    """A game before an answer that leads to a Nazi Phase with several models."""

    journal: str
    answer: str
    frames: list[Frame]
    told: list[Event]


@cache
def nazi_phase() -> Played:
    match = Match.new(GAME, Setup(1, {"mission": "radio-mast", "tie-breaks": "automatic"}), listen=True)
    rng = random.Random(1)
    while match.decisions:
        journal, before = match.save(), len(match.log)
        answer = match.decision.options[rng.randrange(len(match.decision.options))]
        frames = filmed(match, answer, None, "player-1")
        told = [logged.event for logged in match.log[before:]]
        assert [event for frame in frames for event in frame.events] == told  # the film shows what happened
        if len(scenes(frames, BOARD.whose)[1]) > 3:
            return Played(journal, str(answer), frames, told)
    raise AssertionError("nobody attacked")


def test_the_nazi_phase_is_followed_model_by_model() -> None:
    played = nazi_phase()
    before, followed, after = scenes(played.frames, BOARD.whose)
    assert [*before, *(event for scene in followed for event in scene.events), *after] == played.told
    check, *models = followed
    assert check.whose == ""
    assert len({scene.whose for scene in models}) == len(models)
    for scene in models:
        first = scene.events[0]
        assert (type(first).__name__, first.values["model"]) == ("Chosen", scene.whose)
        assert first.rule.startswith("WOLF-INI-")


def test_each_step_says_by_which_rule() -> None:
    played = nazi_phase()
    match = Match.new(GAME, Setup(1, {}), listen=True)
    words = tongue(GAME, "en")
    match.log.clear()
    assert match.state.sink is not None
    for event in played.told:
        match.state.sink(event)
    shown = drawn(120, story(words, match.log, 120))
    assert re.search(
        r"is next to act\. – (highest initiative|of equal initiative, closest to the Heroes) +WOLF-INI", shown
    )
    assert UNKNOWN.findall(shown) == []


def view_of(name: str) -> View:
    return View("test", Text("heading", {"whose": name}))


def whose(view: View) -> str | None:
    name = word(view.heading.args, "whose")
    return None if name == "None" else name


def test_what_belongs_to_nobody_goes_with_the_scene_before_it() -> None:
    names = [None, "", "one", "one", "", "two", None]
    frames = [Frame((Event(str(number)),), view_of(str(name))) for number, name in enumerate(names)]
    before, followed, after = scenes(frames, whose)
    assert [event.rule for event in before] == ["0"]
    assert [(scene.whose, [event.rule for event in scene.events]) for scene in followed] == [
        ("", ["1"]),
        ("one", ["2", "3", "4"]),
        ("two", ["5"]),
    ]
    assert [event.rule for event in after] == ["6"]


def test_a_person_steps_through_the_nazi_phase(tmp_path: Path) -> None:
    played = nazi_phase()
    count = len(scenes(played.frames, BOARD.whose)[1])
    file = tmp_path / "nazis.journal"
    file.write_text(played.journal)
    arguments = ("play", "wolfenstein", "--terminal", "--file", str(file))
    with Terminal(tmp_path, *arguments) as terminal:
        terminal.read()
        assert f"── 1/{count} · " in terminal.type(played.answer, NEXT_STEP)
        second = terminal.type("", NEXT_STEP)
        assert f"── 2/{count} · " in second
        assert "is next to act. – " in second
        assert "WOLF-INI-01  " in terminal.type("r WOLF-INI-01", NEXT_STEP)
        assert "Enter continues, s skips to the end" in terminal.type("dance", NEXT_STEP)
        rest = terminal.type("s")
        assert f"── 3/{count} · " not in rest
        assert "Clean-up begins." in rest


def test_a_person_can_do_without_the_steps(tmp_path: Path) -> None:
    played = nazi_phase()
    file = tmp_path / "nazis.journal"
    file.write_text(played.journal)
    with Terminal(tmp_path, "play", "wolfenstein", "--terminal", "--no-steps", "--file", str(file)) as terminal:
        terminal.read()
        assert "now stops after each step" in terminal.type("steps")
        assert "all at once" in terminal.type("steps off")
        assert "── 1/" not in terminal.type(played.answer)


def test_leaving_between_two_steps_loses_nothing(tmp_path: Path) -> None:
    played = nazi_phase()
    file = tmp_path / "nazis.journal"
    file.write_text(played.journal)
    with Terminal(tmp_path, "play", "wolfenstein", "--terminal", "--file", str(file)) as terminal:
        terminal.read()
        terminal.type(played.answer, NEXT_STEP)
        terminal.press(b"\x04")
        assert terminal.end()[0] == 0
    assert file.read_text().splitlines()[-1].split()[2:3] == played.answer.split()[:1]
