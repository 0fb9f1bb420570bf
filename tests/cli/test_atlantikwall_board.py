"""The beaches of D-Day in a terminal: Sectors and lines, dice, the market, and whose hand is shown."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console, RenderableType

from sandtable.cli.ask import question, refusals, story, why_not
from sandtable.cli.boards import Look, board_of, look_at
from sandtable.cli.boards.atlantikwall import the_beach
from sandtable.cli.common import own_words, tongue
from sandtable.engine.chance import Chance
from sandtable.engine.game import Setup
from sandtable.engine.match import Match
from sandtable.engine.plain import Fields
from sandtable.engine.scenario import lay_table
from sandtable.engine.text import LANGUAGES
from sandtable.games.atlantikwall.game import GAME
from sandtable.games.atlantikwall.maps import read_maps
from sandtable.games.atlantikwall.names import GERMAN
from sandtable.games.atlantikwall.state import Die, State
from sandtable.games.atlantikwall.table import german
from tests.cli.pseudo import Terminal
from tests.support import at_random, walk, wavering

BOARD = board_of("atlantikwall")
#: A key without words is shown in brackets.
UNKNOWN = re.compile(r"\[[a-z]+(?:-[a-z0-9]+)+\]")
VERSUS = {"mode": "versus", "map": "exercise-fabius"}
FABIUS = read_maps()["exercise-fabius"].sectors
PLACE = ("at", "visited")
SOLO = {"mode": "solitaire", "map": "exercise-fabius"}


def drawn(width: int, *parts: RenderableType) -> str:
    console = Console(width=width, highlight=False, markup=False, emoji=False, color_system=None)
    with console.capture() as capture:
        for part in parts:
            console.print(part)
    return "\n".join(line.rstrip() for line in capture.get().splitlines())


def table(options: dict[str, Any] | None = None, **changes: Any) -> State:
    """Phase 1 with every Unit in Sector 1, with these fields changed; `__` is a dot in a path."""
    names = GAME.box(GAME.options(options or {})).unit_names
    landed: Fields = {"at": "1", "visited": ["1"], "soldiers": 4, "hand": ["medic", "scout"]}
    put = {f"units.{name}.{what}": value for name in names for what, value in landed.items()}
    put |= {name.replace("__", "."): value for name, value in changes.items()}
    state = lay_table(GAME, Chance(1), options or {}, {"phase": "roll", **put})
    assert isinstance(state, State)
    return state


def look(s: State, width: int = 100, language: str = "en", seat: str | None = "able", **more: Any) -> Look:
    return Look(GAME.view(s, seat), tongue(GAME, language), width, **more)


def beach_of(s: State, width: int = 80, language: str = "en", **more: Any) -> list[str]:
    return drawn(width, the_beach(look(s, width, language, **more), width)).splitlines()


# -- the beach ---------------------------------------------------------------------------------------------------------


def test_the_beach_is_drawn_row_by_row_from_the_bunker_to_the_sea() -> None:
    """DEF, guns, requirements, the Courage of every line, mines on it, and the Units."""
    s = table(units__baker__at="3", units__baker__visited=["1", "3"], units__baker__marker=4)
    assert beach_of(s) == [
        "── Exercise Tiger ──────────────────────────────────────────────────────────────",
        "                          ╔═════════════════════╗",
        "                          ║Bunker         DEF 12║",
        "                          ║MG                   ║",
        "                          ╚═════════════════════╝",
        "                   ↗Bunker 4♥                ↖Bunker 4♥",
        "             ┌─────────────────────┐   ┌─────────────────────┐",
        "             │9              DEF 10│   │10             DEF 10│",
        "             │MG no Items          │───│MG −1 Specialist     │",
        "             │                     │   │+1d6 Sold.           │",
        "             └─────────────────────┘   └─────────────────────┘",
        "                     ↑9 3♥✱                    ↑10 3♥✱",
        "             ┌─────────────────────┐   ┌─────────────────────┐",
        "             │7               DEF 8│   │8               DEF 8│",
        "             │MG no Locks          │───│MG 5 dice            │",
        "             │−1 Specialist        │   │                     │",
        "             └─────────────────────┘   └─────────────────────┘",
        "         ↗7 2♥                ↖7 2♥✱  ↗8 2♥✱                 ↖8 2♥",
        "┌─────────────────────┐   ┌─────────────────────┐   ┌─────────────────────┐",
        "│4               DEF 6│   │5               DEF 3│   │6               DEF 6│",
        "│don’t stay           │───│MG needs Corporal    │───│don’t stay           │",
        "│                     │   │+1 Tool              │   │                     │",
        "└─────────────────────┘   └─────────────────────┘   └─────────────────────┘",
        "                  ↖4 2♥  ↗5 2♥              ↖5 2♥  ↗6 2♥",
        "             ┌─────────────────────┐   ┌─────────────────────┐",
        "             │2               DEF 4│   │3               DEF 4│",
        "             │+1 Courage +Scout    │─✱─│+1 Star +Sharpshooter│",
        "             │                     │   │ B  4 ●●●!           │",
        "             └─────────────────────┘   └─────────────────────┘",
        "                               ↖2 1♥  ↗3 1♥",
        "                          ┌─────────────────────┐",
        "                          │1               DEF 2│",
        "                          │start 4              │",
        "                          │ A  4 ●○○            │",
        "                          └─────────────────────┘",
        "≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈≈",
        " ↑5 2♥ Advance to 5 for 2 Courage · ✱ Landmines (✧ not active) · ▓ Barrier · MG",
        " machine guns (mg not active) · ●○ turns here",
    ]


def test_guns_and_mines_that_nobody_mans_have_signs_of_their_own() -> None:
    s = table(VERSUS)
    silent = "\n".join(beach_of(s))
    assert "✱" not in silent.partition("≈")[0]
    (mined,) = (line for line in FABIUS["6"].lines if line.to == "9")
    assert f"↗9 {mined.courage}♥✧" in silent
    assert "│mg−1" in silent
    assert "─▓─" in silent  # a Barrier
    german(s).specialists += ["pionier", "maschinengewehr-schuetze"]
    loud = "\n".join(beach_of(s))
    assert "✧" not in loud.partition("≈")[0]
    assert "│MG−1" in loud


def test_a_lowered_def_is_shown_beside_the_printed_one() -> None:
    printed = FABIUS["9"].def_
    s = table(VERSUS, units__able__at="9", units__able__visited=["1", "9"], lowered={"9": 3})
    german(s).soldiers = printed - 2
    assert f" DEF {printed}→{printed - 5}│" in "\n".join(beach_of(s, 66))  # 3 by cards, 2 Soldiers are missing


def test_tokens_vehicles_gifts_and_cliffs_are_on_the_beach() -> None:
    whole = "\n".join(beach_of(table({"map": "omaha-beach-2"}, vehicle="jeep")))
    assert all(sign in whole for sign in ("+Jeep", "+Medal Case", "climb: 4 Skulls"))
    assert "│mg+" in "\n".join(beach_of(table(VERSUS, tokens=["5"])))


def test_what_can_be_chosen_has_a_pointer() -> None:
    lines = beach_of(table(), lit=frozenset({"2", "able"}))
    assert any("│▸2 " in line for line in lines)
    assert any("│▸ A  4" in line for line in lines)


def test_two_maps_stand_one_above_the_other_where_the_screen_is_narrow() -> None:
    options = {"map": "bloody-omaha", "units": 2}
    where = {"able": "west-2", "baker": "east-1"}
    put = {f"units__{unit}__{what}": at if what == "at" else [at] for unit, at in where.items() for what in PLACE}
    s = table(options, **put)
    narrow, wide = "\n".join(beach_of(s, 80)), "\n".join(beach_of(s, 170))
    assert "── Omaha Beach II ─" in narrow
    assert "── Omaha Beach ─" in narrow
    assert "↔1 East" in narrow  # the way over to the other beach
    assert "── Bloody Omaha ─" in wide
    assert "↔" not in wide


@pytest.mark.parametrize("name", read_maps())
@pytest.mark.parametrize(("width", "language"), [(80, "fr"), (120, "en")])
def test_every_beach_fits_the_screen_with_all_its_sectors(name: str, width: int, language: str) -> None:
    s = GAME.begin(Setup(1, {"map": name}))
    lines = beach_of(s, width, language)
    assert max(len(line) for line in lines) <= width
    words = tongue(GAME, language).game
    boxes = "\n".join(lines)
    assert all(re.search(rf"[│║]{re.escape(words.name(at, 'area'))} +DEF", boxes) for at in s.box.battle.sectors)


# -- the sides ---------------------------------------------------------------------------------------------------------


def test_dice_have_numbers_letters_and_marks_and_say_what_they_nearly_are() -> None:
    s = table()
    s.units["able"].throws = 2
    s.units["able"].dice = [
        Die("red", "star", True),
        Die("white", "star"),
        Die("blue", "skull", False, True),
        Die("plain", "soldiers"),
    ]
    shown = drawn(100, BOARD.brief(look(s)))
    assert "1 R Star ▣ 2 W Star  3 B Skull ✗ 4 – 2 Sold." in shown
    assert "Leadership lacks B · 1 re-roll left" in shown
    assert "Able · Soldiers 4 · Courage 0 · Stars 0 · Points 0 · at 1, DEF costs 2" in shown


def test_the_german_is_told_what_he_owes_and_his_hand_is_shown_to_him_alone() -> None:
    s = table(VERSUS, units__able__at="10", units__able__visited=["1", "10"])
    german(s).hand = ["iron-cross-first-class"]
    s.deck.remove("iron-cross-first-class")
    his, theirs = (drawn(100, BOARD.full(look(s, seat=seat))) for seat in (GERMAN, "able"))
    owed = FABIUS["10"].def_
    assert f"owes {owed} for DEF, {owed - german(s).soldiers} missing" in his
    assert "Iron Cross, First Class*" in his
    assert "Iron Cross" not in theirs
    assert "1 Decoration face down" in theirs


def test_forces_in_the_bunker_stand_side_by_side() -> None:
    s = table(VERSUS, phase="assault", units__able__at="bunker", units__able__visited=["1", "bunker"])
    shown = drawn(100, BOARD.brief(look(s)))
    assert " A  4 (Specialists: 0) against 5 (Specialists: 1) ▸ German" in shown


def test_the_automated_unit_its_way_its_sniper_and_the_pool() -> None:
    put: Fields = {
        "phase": "roll",
        "landing.at": "2",
        "landing.visited": ["2"],
        "landing.sniper": "here",
        "landing.shots": 1,
    }
    s = lay_table(GAME, Chance(1), SOLO, put)
    assert isinstance(s, State)
    assert s.landing is not None
    s.landing.pool = [Die("black", "tool")]
    shown = drawn(100, BOARD.brief(look(s, seat=GERMAN)))
    assert " L  2 ▸ 1 ▸ 3 ▸ 4 ▸ 5 ▸ 8 ▸ 10 ▸ 9 ▸ 11 ▸ 12 ▸ Bunker" in shown
    assert "Sniper (at work) hunted: 1" in shown
    assert "Trading Pool 1 K Tool" in shown


def test_what_can_be_had_has_its_price_and_what_is_of_no_use_stands_in_brackets() -> None:
    s = table({"units": 1})
    shown = drawn(120, BOARD.full(look(s, 120)))
    items = s.box.cards.items
    assert f"(Carrier Pigeon) {items['carrier-pigeon'].points}pt" in shown  # there is nobody to trade with
    assert f", Bazooka {items['bazooka'].points}pt" in shown


# -- questions ---------------------------------------------------------------------------------------------------------


def asked(match: Match[Any], seat: str, width: int = 100, language: str = "en") -> str:
    """The question to a seat, as the terminal shows it."""
    others = (each for each in match.decisions if each.seat != seat)
    match._driver.decisions = (match.decision_of(seat), *others)
    return drawn(width, question(match, look_at(match, tongue(GAME, language), width), BOARD))


def test_sets_of_dice_stand_close_together_with_the_best_chances_above_them() -> None:
    match = Match(GAME, table())
    match.play("lock 12", "able")
    unit = match.state.units["able"]
    unit.dice = [
        Die("red", "star", True),
        Die("red", "tool", True),
        Die("white", "star"),
        Die("white", "skull"),
        Die("blue", "courage"),
        Die("blue", "soldier"),
    ]
    shown = asked(match, "able")
    assert "1·3  2·4  3·5  4·6  5·34" in shown
    assert " 16  Keep the dice as they are" in shown
    assert "% for the RWB of Stars (reroll " in shown
    assert "A straight lacks: 2 Soldiers" in shown
    assert len(shown.splitlines()) < 16


def test_gifts_to_a_unit_share_a_line_and_cards_have_their_text_below_them() -> None:
    s = table(phase="market", units__able__stars=9)
    shown = asked(Match(GAME, s), "able")
    price = s.box.cards.specialists["medic"].stars
    assert f"Recruit the Medic ({price}★)" in shown
    assert "This Unit’s losses of every Phase 5 are 1 lower" in shown
    assert "Give Baker" in shown
    assert re.search(r"\d+–\d+·Soldiers 1–3  \d+–\d+·Stars 1–9", shown)


def test_all_that_a_card_can_be_used_on_stands_together() -> None:
    s = table(VERSUS, phase="tally", german__items=["dog"])
    s.arsenal.remove("dog")
    for unit in s.units.values():
        unit.dice, unit.closed = [Die("red", "star"), Die("white", "star")] * 3, True
    german(s).dice, german(s).closed = [Die("red", "star")], True
    shown = asked(Match(GAME, s), GERMAN)
    assert "     Dog\n" in shown
    assert "1·able 1  2·able 2" in shown
    assert "12·baker 6" in shown


def test_the_german_is_asked_with_his_own_cards_and_nobody_else_sees_them() -> None:
    s = table(VERSUS, phase="market", german__hand=["iron-cross-first-class"])
    s.deck.remove("iron-cross-first-class")
    match = Match(GAME, s)
    assert "Iron Cross" in asked(match, GERMAN)
    assert "Iron Cross" not in asked(match, "able")


def positions() -> Iterator[Match[Any]]:
    """A position for each question in games of every kind, and the ends of these games."""
    seen: set[str] = set()
    for seed, options in enumerate(GAME.description.variants.values()):
        match = Match.new(GAME, Setup(seed, options), listen=True)
        choose = wavering(GAME, seed) if seed % 2 else at_random(random.Random(seed))
        for _ in walk(match, seed, choose):
            if any(decision.prompt not in seen for decision in match.decisions) or match.over:
                seen |= {decision.prompt for decision in match.decisions}
                yield match


@pytest.mark.parametrize(("width", "language"), [(80, "fr"), (120, "en")])
def test_every_question_has_words_and_fits_the_screen(width: int, language: str) -> None:
    words, looked = tongue(GAME, language), 0
    for match in positions():
        asking = {decision.seat: decision for decision in match.decisions}
        for seat in asking or (*GAME.seats(match.state), None):
            at = look_at(match, words, width, seat)
            parts = [BOARD.full(at), BOARD.brief(at), BOARD.part(at), story(words, match.log[-20:], width)]
            if seat is not None and seat in asking:
                parts.append(asked(match.clone(), seat, width, language))
                parts.append(why_not(refusals(asking[seat], words), words, width))
            if match.over and (ending := BOARD.end(at)) is not None:
                parts.append(ending)
            shown = drawn(width, *parts)
            assert UNKNOWN.findall(shown) == [], match.where()
            assert max(len(line) for line in shown.splitlines()) <= width, match.where()
            looked += 1
    assert looked > 60


def test_both_languages_of_the_board_say_the_same_things() -> None:
    folder = files("sandtable.cli") / "locale"
    keys = [
        set(re.findall(r"^([a-z][a-z0-9-]*) =", (folder / f"atlantikwall.{language}.ftl").read_text("utf-8"), re.M))
        for language in LANGUAGES
    ]
    assert keys[0] == keys[1]
    assert all(own_words(language).has(key) for language in LANGUAGES for key in keys[0])


# -- at the table ------------------------------------------------------------------------------------------------------


def test_one_person_plays_all_seats_at_one_keyboard(tmp_path: Path) -> None:
    options = ("--option", "mode=versus", "--option", "map=exercise-fabius", "--option", "units=1")
    with Terminal(tmp_path, "play", "atlantikwall", "--terminal", "--seed", "3", *options, rows=90) as terminal:
        first = terminal.read()
        assert "D-Day Dice: Atlantikwall" in first
        assert "❯ Able: Where do you land?" in first
        assert "≈≈≈" in first
        lock = terminal.type("start 1")
        assert "Able lands in Sector 1." in lock
        assert "❯ Able: Lock 2 dice: which?" in lock
        assert "Exactly 2 dice are Locked." in terminal.type("? lock 1")
        assert "Re-roll which dice? 2 times are left." in terminal.type("lock 12")
        hers = terminal.type("stop")
        assert "❯ German: Lock 1 die: which?" in hers
        assert "❯ German: Re-roll which dice?" in terminal.type("lock 1")
        terminal.press(b"q\n")
        code, shown = terminal.end()
        assert code == 0
        assert "To continue it: sandtable play atlantikwall --terminal" in shown
