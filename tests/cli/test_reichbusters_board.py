"""Reichbusters in a terminal: the map area by area, watchful rooms, dashboards and hands, tests, the enemy turn."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from rich.console import Console, RenderableType
from rich.style import Style

from sandtable.cli.ask import question
from sandtable.cli.boards import Look, board_of, look_at
from sandtable.cli.boards.floorplan import BORDER, LEAST, MOST, ON_FLOOR, WALL, Floor
from sandtable.cli.boards.garrison import FLOORS
from sandtable.cli.boards.pieces import LINE
from sandtable.cli.boards.reichbusters import ENEMY_TURN, LEGEND, plan
from sandtable.cli.common import own_words, tongue
from sandtable.engine.event import Event
from sandtable.engine.film import Frame, filmed, scenes
from sandtable.engine.game import Setup
from sandtable.engine.match import Match
from sandtable.engine.text import LANGUAGES
from sandtable.games.reichbusters import state
from sandtable.games.reichbusters.drawing import Edge
from sandtable.games.reichbusters.game import GAME
from sandtable.games.reichbusters.missions import read_missions, read_raid_maps
from sandtable.games.reichbusters.options import RAID
from sandtable.games.reichbusters.state import Die, Enemy, Lying, State, Wound
from tests.cli.pseudo import Terminal

BOARD = board_of("reichbusters")
#: A key without words is shown in brackets.
UNKNOWN = re.compile(r"\[[a-z]+(?:-[a-z0-9]+)+\]")
NEXT_STEP = "s skips to the end: "
MISSIONS = [
    *({"mission": name} for name in read_missions()),
    *({"mission": RAID, "raid-map": name} for name in read_raid_maps()),
]


def drawn(width: int, *parts: RenderableType) -> str:
    console = Console(width=width, highlight=False, markup=False, emoji=False, color_system=None)
    with console.capture() as capture:
        for part in parts:
            console.print(part)
    return "\n".join(line.rstrip() for line in capture.get().splitlines())


def table(**options: Any) -> State:
    """A table at its start."""
    return GAME.begin(Setup(1, options))


def look(s: State, width: int = 120, language: str = "en", **more: Any) -> Look:
    return Look(GAME.view(s, "player-1"), tongue(GAME, language), width, **more)


def map_of(s: State, width: int = 80, height: int | None = None, **more: Any) -> str:
    return drawn(width, plan(look(s, width, **more), width, height))


def shown(s: State, part: str = "brief", width: int = 100, **more: Any) -> str:
    """A part of the board with its blanks and line breaks evened out."""
    return " ".join(drawn(width, getattr(BOARD, part)(look(s, width, **more))).split())


def place(s: State, at: str, *names: str) -> None:
    s.enemies |= {name: Enemy(name, at) for name in names}


def acting(s: State, name: str, at: str) -> None:
    s.heroes[name].at, s.heroes[name].basics = at, 2
    s.hero, s.phase = name, "action"


# -- the map -----------------------------------------------------------------------------------------------------------


def test_the_map_is_drawn_as_in_its_file() -> None:
    """Walls are solid and borders dotted; a closed door has its noise; what is in an area stands in it."""
    s = table()
    s.tokens = {"b1": [1], "c1": [2], "d2": [1], "e1": [1], "e4": [2], "f4": [3], "h1": [1, 1], "s1": [1], "t2": [1]}
    assert map_of(s).splitlines()[:21] == [
        "┌───────────┬───────────┬───────────┐           ┌───────────────────────┐",
        "│ a1        │ b1        │ c1 ⊙      │           │ d1        ┊ d2 Y      │",
        "│           │           │           │           │           ┊           │",
        "│ ◇ □       │ ▲1 □      │ ◇ ▲2 □    │           │ ◇         ┊ ▲1 □      │",
        "├─▒1▒───────┴─▒1▒───────┼─▒2▒───────┴───────────┼─▒2▒─────────▒1▒───────┤",
        "│ p1 SBCQ « ┊ p2       2▒ q1        ┊ q2       2▒ r1        ┊ r2 ⌂A     │",
        "├─▒2▒─────────▓1▓───────┤┈┈┈┈┈┌─────┬─▒2▒───────┴─▒3▒───────┬───────────┘",
        "│ e1        ┊ e2        │ q3  │     │ f1        ┊ f2        │",
        "│           ┊           │     │     │           ┊           │",
        "│ ◇ ▲1      ┊           │     │     │ ◇         ┊           │",
        "│┈┈┈┈┈┈┈┈┈┈┈┼┈┈┈┈┈┈┈┈┈┈┈│┈┈┈┈┈│     │┈┈┈┈┈┈┈┈┈┈┈┼┈┈┈┈┈┈┈┈┈┈┈│",
        "│ e3 ⌂B     ┊ e4       2▒ q4 X│     │ f3        ┊ f4 ⊙      │",
        "│           ┊           │     │     │           ┊           │",
        "│           ┊ ▲2 □      │     │     │           ┊ ▲3 ★      │",
        "├─▒1▒─────────▒3▒───────┼─▒2▒─┴─────┴─▒2▒─────────▒1▒───────┤",
        "│ s1 ▲1     ┊ s2       3▒ t1        ┊ t2 ▲1 Z   ┊ t3 ⌂C     │",
        "├─▒1▒───────┬───────────┼─▓3▓───────┬───────────┬─▒3▒───────┤",
        "│ g1 »      │           │ h1        │           │ i1 »      │",
        "│           │           │           │           │           │",
        "│ □         │           │ ◇ ▲1 ▲1 □ │           │           │",
        "└───────────┘           └───────────┘           └───────────┘",
    ]


@pytest.mark.parametrize("options", MISSIONS, ids=lambda options: " ".join(options.values()))
def test_every_map_has_the_walls_borders_and_doors_of_its_drawing(options: dict[str, str]) -> None:
    s = table(**options)
    floor, drawing = Floor(GAME.view(s, None), LEAST), s.board.drawing
    found = {Edge(*cell, "west"): what for cell, what in floor.upright.items()}
    found |= {Edge(*cell, "north"): what for cell, what in floor.across.items()}
    doors = {edge: door for door in drawing.doors for edge in door.edges}
    for edge, kind in drawing.edges.items():
        if edge in doors:
            assert found.pop(edge) == ("locked" if doors[edge].name in s.locked else "closed")
        else:
            assert found.pop(edge) == {":": BORDER, "#": WALL}[kind], edge
    assert found == {}


@pytest.mark.parametrize("options", MISSIONS, ids=lambda options: " ".join(options.values()))
@pytest.mark.parametrize("width", [73, 80, 100, 160])
def test_every_map_is_seen_whole_from_73_columns_on(options: dict[str, str], width: int) -> None:
    whole = map_of(table(**options), width)
    assert not set("◂▸▴▾") & set(whole)
    assert max(len(line) for line in whole.splitlines()) <= width
    names = [area.id for area in GAME.view(table(**options), None).group("map")]
    assert [name for name in names if not re.search(rf"[│┊▒▓╎ ]{name}\b", whole)] == []


def test_doors_show_whether_they_are_open_closed_or_locked() -> None:
    s = table()
    s.closed.remove("a1-p1")
    s.closed.remove("p2-q1")
    lines = map_of(s).splitlines()
    assert lines[4].startswith("├─╌╌╌───────┴─▒1▒───────┼")
    assert lines[5].startswith("│ p1 SBCQ « ┊ p2        ╎ q1 ")
    assert lines[6].startswith("├─▒2▒─────────▓1▓───────┤")
    legend = " ".join(map_of(s).split())
    assert "▒2 closed door, 2 noise dice ▓2 locked door, 2 noise dice ╌ open door" in legend


def test_a_large_door_fills_its_wall() -> None:
    lines = map_of(table(mission="iron-in-the-crypt")).splitlines()
    assert [line[5:8] for line in lines[7:10]] == ["3▒ ", " ▒ ", " ▒ "]


def test_the_awareness_of_a_room_is_a_sign_and_a_pattern_in_all_of_its_areas() -> None:
    s = table()
    s.awareness = {"e": 1, "d": 2}
    lines = map_of(s).splitlines()
    assert lines[1].endswith("│ d1!       ┊ d2! Y     │")
    assert lines[2].endswith("│ ╱╱╱╱╱╱╱╱╱╱┊ ╱╱╱╱╱╱╱╱╱╱│")
    assert lines[7].startswith("│ e1?       ┊ e2?       │ q3  │")
    assert lines[8].startswith("│ · · · · · ┊ · · · · · │     │")
    assert "? suspicious ! alert" in " ".join(map_of(s).split())


def test_a_watchful_room_has_a_colour_too() -> None:
    s = table()
    s.awareness = {"e": 1}
    console = Console(width=80, color_system="256", force_terminal=True, highlight=False)
    with console.capture() as capture:
        console.print(plan(look(s, 80), 80))
    inside, _, outside = next(line for line in capture.get().splitlines() if "e1?" in line).partition("q3")
    assert re.search(r"48;5;58m {5}", inside)  # the floor, not only the name
    assert "48;5;58" not in outside


@pytest.mark.parametrize("floor", FLOORS.values())
def test_what_stands_on_a_coloured_floor_can_be_read(floor: str) -> None:
    """A contrast of 4.5 to 1, as for text on a page."""

    def light(style: str) -> float:
        colour = Style.parse(style).color
        assert colour is not None
        parts = (part / 255 for part in colour.get_truecolor())
        linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    for ink in ("color(231)", *filter(None, set(ON_FLOOR.values()) - {ON_FLOOR[LINE]})):
        assert (light(ink) + 0.05) / (light(floor) + 0.05) > 4.5, (ink, floor)


def test_after_the_alarm_rooms_are_no_longer_told_apart() -> None:
    s = table()
    s.alarm = "sounded"
    whole = map_of(s)
    assert "!" not in whole
    assert "╱" not in whole


def test_units_are_told_apart_without_colours() -> None:
    """A Hero is a capital, an enemy a capital with its number; who does not stand has a mark."""
    s = table(mission="iron-in-the-crypt")
    place(s, "d1", "soldier-2", "dog-1")
    s.heroes["sarge"].at, s.heroes["sarge"].knocked_down = "d1", True
    s.heroes["brick"].at, s.heroes["brick"].wounds = "d1", [Wound("broken-fingers")] * 4
    whole = map_of(s, 100)
    assert "S_ B× S2 D1" in whole
    assert "VPz" in whole  # asleep
    assert "S2 Soldier D1 Dog VPz Vrilpanzer" in " ".join(whole.split())


def test_a_crowded_corridor_keeps_its_walls() -> None:
    s = table()
    place(s, "p1", *(f"soldier-{n}" for n in range(1, 10)))
    place(s, "p1", *(f"dog-{n}" for n in range(1, 4)))
    assert re.match(r"│ p1 \S+… *┊ p2 ", map_of(s).splitlines()[5])
    s.heroes["sarge"].at = s.heroes["brick"].at = s.heroes["claudine"].at = s.heroes["quentin"].at = "p2"
    assert map_of(s).splitlines()[5].startswith("│ p1 9S 3D «┊ p2 SBCQ  2▒")


def test_what_does_not_fit_is_cut_off_around_whoever_acts() -> None:
    s = table()
    acting(s, "sarge", "t3")
    lines = map_of(s, 80, 11).splitlines()
    assert len([line for line in lines if line and line[0] in "│├┌└"]) <= 11
    assert lines[0].endswith("▴")
    assert any("t3' S" in line for line in lines)
    assert all("a1" not in line for line in lines)
    narrow = map_of(s, 40, 11).splitlines()
    assert max(len(line) for line in narrow) <= 40
    assert any(line.startswith("◂") and "t3' S" in line for line in narrow)


def test_the_window_keeps_to_the_map_at_its_corners() -> None:
    floor = Floor(GAME.view(table(), None), MOST)
    for focus in ((0, 0), (11, 4), (0, 9), (9, 9)):
        window = floor.window(60, 12, focus)
        assert 0 <= window.west <= focus[0] < window.east <= floor.columns
        assert 0 <= window.north <= focus[1] < window.south <= floor.rows
        lines = list(floor.text(window, {}))
        assert len(lines) <= 12
        assert max(line.cell_len for line in lines) <= 60


def test_areas_that_can_be_chosen_have_a_pointer_and_places_of_a_scene_a_dot() -> None:
    match = Match.new(GAME, Setup(1, {}), listen=True)
    match.play("activate sarge")
    whole = drawn(80, plan(look_at(match, tongue(GAME, "en"), 80), 80))
    assert "┊▸p2' " in whole
    assert whole.splitlines()[4].startswith("├─▸1▒───────┴─▒1▒─")  # the door beside Sarge, not the next one
    assert "▸ › can be chosen" in " ".join(whole.split())
    scene = map_of(match.state, lit=frozenset({"p2", "sarge"}))
    assert "›S" in scene
    assert "┊•p2' " in scene
    assert "• took part" in " ".join(scene.split())


def test_every_sign_has_words_in_both_languages() -> None:
    for language in LANGUAGES:
        assert [kind for kind in LEGEND if own_words(language).bit(f"reichbusters-{kind}").startswith("[")] == []


# -- everything else ---------------------------------------------------------------------------------------------------


def test_the_tracker_says_where_the_marker_is_and_what_moves_it() -> None:
    s = table()
    s.marker = 3
    last = s.box.mission.track.pre
    track = "1 2 [3] " + " ".join(str(space) for space in range(4, last + 1))
    assert f"Until the alarm {track} Alarm {last - 2} spaces are left until the alarm" in shown(s)
    s.awareness = {"e": 2}
    place(s, "e1", "soldier-1")
    assert "Alarm alert: S1, +1 each enemy turn" in shown(s, "part", 80)
    s.alarm, s.marker = "sounded", 2
    assert "After the alarm 1 [2] 3" in shown(s)


def test_a_hero_is_shown_with_everything_that_it_has() -> None:
    s = table()
    acting(s, "claudine", "p2")
    hero = s.heroes["claudine"]
    hero.hand, hero.points, hero.wounds = ["rummage", "vanish"], ["attack"], [Wound("broken-fingers", "silent")]
    hero.weapons[0].jams = 1
    full = shown(s, "full")
    assert "▸C Claudine p2 wounds 1/4 2 basic actions left heroic points: 1 attack" in full
    assert "weapons Silenced Pistol (range 1, 3 dice, noise 1) jammed · Stiletto (melee, 3 dice, noise 0)" in full
    assert "wounded: Broken Fingers (Silent)" in full
    assert "Silent under a wound" in full
    assert "2 cards in hand, 7 in the deck Rummage ▲ Take an item of your area" in full
    assert "▼ “Deft”: Re-roll noise dice." in full
    assert "Vanish ▲ When a room would rise" in full


def test_who_does_not_act_is_told_in_two_lines() -> None:
    s = table()
    acting(s, "claudine", "p2")
    s.acted = ["sarge"]
    assert re.search(r" S Sarge p1 wounds 0/4 has acted .*Thompson · Trench Knife · 5 cards", shown(s))


def test_a_small_screen_shows_whom_the_question_is_about() -> None:
    s = table()
    acting(s, "claudine", "p2")
    small = drawn(80, BOARD.part(look(s, 80)))
    assert "▸C Claudine" in small
    assert "Brick" not in small
    assert len(small.splitlines()) <= 22


def test_rooms_tell_whom_they_see_and_what_their_enemies_would_do() -> None:
    s = table()
    acting(s, "sarge", "p1")
    for name in ("brick", "claudine", "quentin"):
        s.heroes[name].at = "g1"
    s.closed.remove("e1-p1")
    s.awareness = {"e": 1}
    place(s, "e1", "soldier-1", "soldier-2")
    numbers = "›S1›S2 Soldier def 4, melee 3, shot 4 (range 2)"
    assert f"E? suspicious · sees Sarge · rises after the enemy turn {numbers}" in shown(s)
    s.awareness = {"e": 2}
    assert f"E! alert · sees Sarge {numbers} → shoots (Sarge)" in shown(s)


def test_the_test_on_the_table_shows_dice_and_total() -> None:
    s = table()
    acting(s, "sarge", "p1")
    place(s, "p2", "soldier-1")
    dice = [Die("attack", "3"), Die("attack", "0"), Die("vril", "special", "boost"), Die("vril", "surge")]
    s.test = state.Test("attack", "sarge", 4, dice, 1, ["follow-me"], "soldier-1")
    told = shown(s, "part", 80)
    assert "Sarge: attack against Soldier 1" in told
    assert "[3] [–] [v✶]→boost [vϟ] +1 Follow Me = 6, needs 4" in told


def test_goals_tell_how_far_they_are_met() -> None:
    assert "○ A Hero must escape with the Dossier. (0/1)" in shown(table())


def test_the_faction_is_listed_in_the_order_in_which_it_acts() -> None:
    s = table()
    place(s, "e1", "dog-1")
    full = shown(s, "full")
    order = [full.index(name) for name in ("Nervous Officer 0/4", "Soldier 0/12", "Dog 1/4", "Scientist 0/4")]
    assert order == sorted(order)
    assert "Dog 1/4 Moves 2 areas. · Cannot open doors." in full


def test_what_lies_face_up_is_explained_with_its_place() -> None:
    s = table()
    s.features["a1"].kind = s.features["d1"].kind = "fireplace"
    s.items["b1"] = [Lying(back="medical", kind="bandages", face_up=True)]
    full = shown(s, "full")
    assert "Fireplace a1 d1 A Hero who ends the turn here may discard 1 card to draw 2." in full
    assert "Bandages b1 In your turn: remove up to 2 wounds" in full
    assert "■ item" in full


#: Games with an escort, a boss that sleeps, charges to plant, several players with hidden hands.
CASES: dict[str, dict[str, Any]] = {
    "kennels": {"mission": "night-kennels"},
    "crypt": {"mission": "iron-in-the-crypt", "heroes": ["red-hawk", "brick"]},
    "storage": {"mission": "cold-storage", "players": 2, "hands": "hidden"},
    "raid": {"mission": RAID, "tie-breaks": "automatic", "team": "harrier"},
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
    seen = look_at(match, tongue(GAME, language), width, "player-1")
    yield from (BOARD.full(seen), BOARD.brief(seen), BOARD.part(seen), BOARD.scene(seen))
    ending = BOARD.end(seen)
    if ending is not None:
        yield ending
    if match.decisions:
        yield question(match, seen, BOARD)


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize(("width", "language"), [(80, "fr"), (140, "en")])
def test_every_question_can_be_drawn_and_fits_the_screen(case: str, width: int, language: str) -> None:
    for match in positions(case):
        whole = drawn(width, *parts(match, width, language))
        assert UNKNOWN.findall(whole) == [], match.where()
        assert max(len(line) for line in whole.splitlines()) <= width, match.where()


def test_a_hand_that_is_hidden_is_only_counted() -> None:
    match = Match.new(GAME, Setup(5, {"players": 2, "hands": "hidden"}), listen=True)
    hands = {hero.seat: hero for hero in match.state.heroes.values()}
    names = tongue(GAME, "en").game
    full = drawn(140, BOARD.full(look_at(match, tongue(GAME, "en"), 140, "player-1")))
    assert all(names.name(card) in full for card in hands["player-1"].hand)
    assert not any(f"{names.name(card)} ▲" in full for card in hands["player-2"].hand)
    assert f"{len(hands['player-2'].hand)} cards in hand" in full


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_boards_own_words_exist_in_both_languages(language: str) -> None:
    folder = Path(__file__).parents[2] / "src" / "sandtable" / "cli" / "locale"
    keys = [
        set(re.findall(r"^([a-z][a-z0-9-]*) =", (folder / f"reichbusters.{each}.ftl").read_text("utf-8"), re.MULTILINE))
        for each in LANGUAGES
    ]
    assert keys[0] == keys[1]
    assert all(own_words(language).bit(key) != f"[{key}]" for key in keys[0])


# -- the enemy turn, step by step --------------------------------------------------------------------------------------


class Played(NamedTuple):
    """A game before an answer that leads to an enemy turn with several rows."""

    journal: str
    answer: str
    frames: list[Frame]
    told: list[Event]


@cache
def enemy_turn() -> Played:
    for seed in range(3, 20):
        match = Match.new(GAME, Setup(seed, {"tie-breaks": "automatic"}), listen=True)
        rng = random.Random(seed)
        while match.decisions:
            journal, before = match.save(), len(match.log)
            answer = match.decision.options[rng.randrange(len(match.decision.options))]
            frames = filmed(match, answer, None, "player-1")
            told = [logged.event for logged in match.log[before:]]
            assert [event for frame in frames for event in frame.events] == told  # the film shows what happened
            if len(scenes(frames, BOARD.whose)[1]) > 2:
                return Played(journal, str(answer), frames, told)
    raise AssertionError("nobody was alert")


def test_the_enemy_turn_is_followed_row_by_row() -> None:
    played = enemy_turn()
    before, followed, after = scenes(played.frames, BOARD.whose)
    assert [*before, *(event for scene in followed for event in scene.events), *after] == played.told
    first, *rows = followed
    assert first.whose == ""
    for scene in rows:
        acted = [str(event.values["enemy"]) for event in scene.events if event.values.get("enemy")]
        assert acted
        assert {name.rpartition("-")[0] for name in acted} == {scene.whose}


def test_outside_the_enemy_turn_there_is_nothing_to_follow() -> None:
    s = table()
    acting(s, "sarge", "p1")
    assert BOARD.whose(GAME.view(s, None)) is None
    for phase in ENEMY_TURN:
        s.phase = phase
        assert BOARD.whose(GAME.view(s, None)) == ""


def test_a_person_steps_through_the_enemy_turn(tmp_path: Path) -> None:
    played = enemy_turn()
    count = len(scenes(played.frames, BOARD.whose)[1])
    file = tmp_path / "enemies.journal"
    file.write_text(played.journal)
    with Terminal(tmp_path, "play", "reichbusters", "--terminal", "--file", str(file)) as terminal:
        terminal.read()
        assert f"── 1/{count} · " in terminal.type(played.answer, NEXT_STEP)
        second = terminal.type("", NEXT_STEP)
        assert f"── 2/{count} · " in second
        assert re.search(r"REICH-(AST|KTI|RUL|KEY)-", second)
        assert "REICH-AST-01  " in terminal.type("r REICH-AST-01", NEXT_STEP)
        terminal.type("s")


def test_a_person_begins_a_game_in_french(tmp_path: Path) -> None:
    arguments = ("play", "reichbusters", "--terminal", "--seed", "1", "--lang", "fr")
    with Terminal(tmp_path, *arguments) as terminal:
        assert "quel héros joue" in " ".join(terminal.read().split())
        turn = " ".join(terminal.type("activate sarge").split())
        assert "Sarge" in turn
        assert "Couteau de tranchée" in turn
        assert "1 dé de bruit" in turn
