"""Content packs: people bring their own cards, and errors say which card is wrong and how."""

from __future__ import annotations

from pathlib import Path

import pytest

from sandtable.engine.errors import Malformed
from sandtable.engine.game import Setup
from sandtable.engine.journal import read_journal
from sandtable.engine.match import Match
from tests.games.parley import GAME as PARLEY
from tests.support import GAMES, at_every_rest, play_out, position

HEGRA = GAMES["hegra"]
CHART = 'chart = ["medic", "officer", "hunter", "soldier", "volunteer"]'
CARD = f"""
[[event]]
id = "whispers"
deck = "mobilisation"
weather = "sun"
text = [{{ supplies = 3 }}]
{CHART}
source = "my own copy"
"""


def pack(folder: Path, **files: str) -> str:
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    return str(folder)


def open_pack(folder: Path, **files: str) -> object:
    return HEGRA.box(HEGRA.options({}), pack(folder, **files))


def test_a_card_of_a_pack_takes_the_place_of_ours(tmp_path: Path) -> None:
    content = pack(tmp_path, events=CARD)
    state = HEGRA.begin(Setup(1, {}, content))
    card = state.box.events["whispers"]
    assert (card.weather, card.text, card.source) == ("sun", ({"supplies": 3},), "my own copy")
    ours = HEGRA.begin(Setup(1)).box
    assert list(state.box.events) == list(ours.events)
    assert {key for key in ours.events if state.box.events[key] != ours.events[key]} == {"whispers"}


def test_a_game_with_a_pack_is_played_saved_and_loaded(tmp_path: Path) -> None:
    content = pack(tmp_path, events=CARD)

    def check(state: object) -> None:
        assert list(HEGRA.broken_invariants(state)) == []

    with at_every_rest(HEGRA, check):
        match = play_out(Match.new(HEGRA, Setup(4, {}, content)), 4)
    text = match.save()
    assert read_journal(text).setup.content == content
    assert position(Match.load(HEGRA, read_journal(text))) == position(match)
    assert HEGRA.read(HEGRA.write(match.last_rest), content).digest() == match.last_rest.digest()


def test_a_journal_whose_pack_is_gone_says_so(tmp_path: Path) -> None:
    text = Match.new(HEGRA, Setup(4, {}, pack(tmp_path, events=CARD))).save()
    (tmp_path / "events.toml").unlink()
    with pytest.raises(Malformed, match=r"^my\.journal: .*: holds none of board\.toml, events\.toml, "):
        Match.load(HEGRA, read_journal(text), "my.journal")


@pytest.mark.parametrize(
    ("name", "text", "message"),
    [
        ("cards", CARD, r"cards\.toml: expected one of board\.toml, events\.toml, morale\.toml, snow\.toml"),
        ("events", "[[event]\n", r"events\.toml: is not TOML: .*line 1"),
        ("events", "[[card]]\nid = 'x'\n", r"events\.toml: expected one of event, found 'card'"),
        ("events", CARD.replace('"whispers"', '"thunder"'), r"events\.toml: event\[1\]: no entry 'thunder' to replace"),
        ("events", "event = [3]\n", r"events\.toml: event\[1\]: no entry None to replace"),
        (
            "events",
            CARD.replace('"sun"', '"fog"'),
            r"events\.toml: event\[2\] \(whispers\)\.weather: Invalid enum .*'fog'",
        ),
        ("events", CARD.replace('"sun"', "7"), r"event\[2\] \(whispers\)\.weather: Expected `str`, got `int`"),
        (
            "events",
            CARD.replace("source", "origin"),
            r"event\[2\] \(whispers\): Object contains unknown field `origin`",
        ),
        ("events", CARD.replace(CHART, ""), r"event\[2\] \(whispers\): Object missing required field `chart`"),
        ("events", CARD.replace("supplies = 3", "gold = 3"), "whispers: text: no effect 'gold'; effects: "),
        ("events", CARD.replace("supplies = 3", "supplies = 0"), "whispers: text: supplies: expected a whole number"),
        ("events", CARD.replace("supplies = 3", "supplies = 99"), "whispers: text: supplies: expected a whole number"),
        ("events", CARD.replace("supplies = 3", "supplies = 1.5"), "whispers: text: supplies: expected a whole number"),
        ("events", CARD.replace("supplies = 3", 'supplies = "3"'), "whispers: text: supplies: expected a whole number"),
        (
            "events",
            CARD.replace("supplies = 3", "choose = 3"),
            "whispers: text: choose: expected a list of",
        ),
        ("events", CARD.replace("{ supplies = 3 }", "{ supplies = 3, fear = 1 }"), "tables with one effect each"),
        (
            "events",
            CARD.replace('"mobilisation"', '"siege-1"'),
            "the mobilisation deck has 11 cards in the box, 10 here",
        ),
        ("events", CARD.replace('"medic", ', ""), "event whispers: chart: expected each of officer, soldier, "),
        ("events", CARD.replace('"medic"', '"hunter"'), "event whispers: chart: expected each of officer, soldier, "),
        (
            "events",
            CARD.replace('"medic"', '"cook"'),
            r"event\[2\] \(whispers\)\.chart\[1\]: Invalid enum value 'cook'",
        ),
        ("snow", '[[snow]]\nid = "dig-radio"\nsource = "x"\n', "snow dig-radio: expected either opens or text"),
        (
            "snow",
            '[[snow]]\nid = "dig-radio"\nsource = "x"\nopens = "bar"\n',
            "snow dig-radio: opens: expected one of .*, found 'bar'",
        ),
    ],
)
def test_a_wrong_pack_names_file_card_and_field(tmp_path: Path, name: str, text: str, message: str) -> None:
    with pytest.raises(Malformed, match=message) as caught:
        open_pack(tmp_path, **{name: text})
    assert str(caught.value).startswith(str(tmp_path))


def test_a_pack_must_be_a_folder_with_something_in_it(tmp_path: Path) -> None:
    with pytest.raises(Malformed, match="is not a folder"):
        HEGRA.box(HEGRA.options({}), str(tmp_path / "nowhere"))
    with pytest.raises(Malformed, match="holds none of"):
        open_pack(tmp_path)
    (tmp_path / "events.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(Malformed, match="is not UTF-8 text"):
        open_pack(tmp_path)


def test_a_game_may_take_no_packs(tmp_path: Path) -> None:
    with pytest.raises(Malformed, match="parley takes no content pack"):
        PARLEY.box(PARLEY.options({}), str(tmp_path))


def test_a_pack_is_read_once_and_again_when_it_has_changed(tmp_path: Path) -> None:
    options, folder = HEGRA.options({}), pack(tmp_path, events=CARD)
    first = HEGRA.box(options, folder)
    assert HEGRA.box(options, folder) is first
    pack(tmp_path, events=CARD.replace("supplies = 3", "supplies = 12"))
    assert HEGRA.box(options, folder).events["whispers"].text == ({"supplies": 12},)
