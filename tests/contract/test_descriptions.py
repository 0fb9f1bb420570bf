"""One contract for every game's description of its options: what it says is what the game does."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from sandtable.engine.errors import Malformed
from sandtable.engine.game import AnyGame, Setup
from sandtable.engine.options import Setting
from sandtable.engine.plain import Fields, Plain
from tests.support import CASES, GAMES, Case, new_match, walk

SAMPLED = 60  # tables of a game that has more
DRAWN = 150  # sets of options, most of which nobody would choose

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
every_case = pytest.mark.parametrize("case", CASES, ids=str)


def values(setting: Setting) -> Iterator[Plain]:
    """Every value of an option; of several, each alone as often as it takes."""
    match setting.kind:
        case "flag":
            yield from (False, True)
        case "number":
            assert setting.least is not None
            assert setting.most is not None
            yield from range(setting.least, setting.most + 1)
        case "choice":
            yield from setting.choices
        case "several":
            yield from ([value] * (setting.least or 1) for value in setting.choices)


def drawn(game: AnyGame, rng: random.Random) -> Fields:
    """Any value for each option."""
    options: dict[str, Plain] = {}
    for setting in game.description.settings():
        if setting.kind == "several":
            size = rng.randint(setting.least or 0, len(setting.choices) if setting.most is None else setting.most)
            options[setting.name] = rng.choice(((), rng.sample(setting.choices, size)))
        else:
            options[setting.name] = rng.choice(list(values(setting)))
    return options


def reason_against(game: AnyGame, options: Fields) -> str:
    """Why the description calls these options impossible; empty if it does not."""
    try:
        game.description.check(game.description.read(options))
    except Malformed as error:
        return str(error)
    return ""


@every_game
def test_an_option_that_is_left_out_has_the_default_that_is_told(game: AnyGame) -> None:
    description = game.description
    for setting in description.settings():
        assert description.read({setting.name: setting.default}) == description.read({}), setting


@every_game
def test_every_value_that_is_told_is_accepted_and_no_other(game: AnyGame) -> None:
    for setting in game.description.settings():
        for value in values(setting):
            game.description.read({setting.name: value})
        beyond = [setting.least - 1, setting.most + 1] if setting.least is not None and setting.most is not None else []
        for wrong in (*beyond, "no-such-value", ["no-such-value"], None):
            with pytest.raises(Malformed):
                game.description.seats_with({setting.name: wrong})


@every_game
def test_every_table_can_be_set_up_and_has_the_seats_that_its_options_give(game: AnyGame) -> None:
    tables = game.description.tables
    for number in range(0, len(tables), len(tables) // SAMPLED + 1):
        seats = game.description.seats_with(tables[number])
        assert seats == game.seats(game.begin(Setup(number, tables[number])))
        assert len(seats) == len(set(seats)) > 0


@every_case
def test_exactly_those_who_sit_at_the_table_are_asked(case: Case) -> None:
    seats = set(case.game.description.seats_with(case.options))
    asked: set[str] = set()
    match = case.match(3)
    for _ in walk(match, 3):
        asked.update(decision.seat for decision in match.decisions)
        if asked == seats:
            break
    assert asked == seats


@every_game
def test_any_options_make_a_game_unless_the_description_says_why_not(game: AnyGame) -> None:
    rng = random.Random(game.key)
    possible = 0
    for number in range(DRAWN):
        options = drawn(game, rng)
        if reason := reason_against(game, options):
            assert reason.startswith(f"{game.key} options: ")
            assert options not in game.description.tables
            with pytest.raises(Malformed) as refused:
                game.begin(Setup(number, options))
            assert str(refused.value) == reason
        else:
            assert game.seats(game.begin(Setup(number, options))) == game.description.seats_with(options)
            possible += 1
    assert possible


@every_game
def test_tables_variants_balance_sheet_and_chapters_are_all_possible(game: AnyGame) -> None:
    description = game.description
    cells = [options for columns in description.balance_sheet.values() for options in columns.values()]
    for options in (*description.tables, *description.variants.values(), *cells, *description.chapters()):
        assert not reason_against(game, options)


@every_game
def test_tables_and_variants_reach_every_choice_and_every_number_of_seats(game: AnyGame) -> None:
    description = game.description
    tried = [description.read(options) for options in (*description.tables, *description.variants.values())]
    for setting in description.settings():
        if setting.kind in ("choice", "flag") or setting.name == description.seats_option:
            field = setting.name.replace("-", "_")
            assert {getattr(options, field) for options in tried} == set(values(setting)), setting.name


@every_game
def test_a_table_is_known_by_its_seats_without_opening_the_box(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game, "open_box", None)
    for options in game.description.variants.values():
        assert game.description.seats_with(options)


# -- missions ------------------------------------------------------------------------------------------------------

CONTENT = Path(__file__).parents[2] / "src" / "sandtable" / "games"
#: A game, the option that says what is played, one of ours, and the file that it is in.
MISSIONS = [
    ("wolfenstein", "mission", "kennels", "missions/03-kennels.toml"),
    ("atlantikwall", "map", "exercise-tiger", "maps/exercise-tiger.toml"),
]


@pytest.mark.parametrize(("key", "option", "ours", "file"), MISSIONS)
def test_an_unknown_mission_is_refused_with_all_missions_those_of_a_pack_among_them(
    key: str, option: str, ours: str, file: str, tmp_path: Path
) -> None:
    game, theirs = GAMES[key], tmp_path / file
    theirs.parent.mkdir()
    written = (CONTENT / key / "content" / file).read_text(encoding="utf-8")
    theirs.write_text(written.replace(f'id = "{ours}"', 'id = "the-attic"', 1), encoding="utf-8")
    known = {setting.name: setting.choices for setting in game.description.settings()}[option]
    assert known
    with pytest.raises(Malformed) as refused:
        new_match(game, 1, {option: "nowhere"})
    assert str(refused.value).endswith(f"s: {', '.join(known)}")
    with pytest.raises(Malformed) as refused:
        game.begin(Setup(1, {option: "nowhere"}, str(tmp_path)))
    assert set(str(refused.value).rpartition("s: ")[2].split(", ")) == {*known, "the-attic"}
    assert getattr(game.begin(Setup(1, {option: "the-attic"}, str(tmp_path))).box.options, option) == "the-attic"
