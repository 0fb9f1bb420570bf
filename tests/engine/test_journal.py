"""A journal is read exactly, or refused with the number of the wrong line, whatever happened to the file."""

from __future__ import annotations

import random
import re
from functools import cache
from typing import Any

import pytest

from sandtable.engine.errors import Diverged, Malformed
from sandtable.engine.game import Setup
from sandtable.engine.journal import MAX_BYTES, Journal, Line, read_journal
from sandtable.engine.match import Match
from tests.games.parley import GAME as PARLEY
from tests.support import GAMES, new_match, play_some, position, say, walk, written

HEGRA = GAMES["hegra"]
HEADER_LINES = 6  # format, game, ruleset, seed, options, and the empty line


@cache
def recorded(decisions: int = 60) -> str:
    return play_some(new_match(HEGRA, 11, {"difficulty": "veteran"}), 11, decisions).save()


def load(text: str) -> Match[Any]:
    return Match.load(HEGRA, read_journal(text, "my.journal"), "my.journal")


def test_a_journal_is_text_that_a_person_can_read() -> None:
    lines = say(new_match(PARLEY, 7, {"vales": 3}), "north: claim peace vale-1").save().split("\n")
    assert lines[:6] == ["sandtable-journal 1", "game parley", "ruleset 1", "seed 7", "options {vales=3}", ""]
    assert re.fullmatch(r"1 north claim peace vale-1 #[0-9a-f]{8}", lines[6])
    assert lines[7:] == [""]


def test_reading_gives_back_what_was_written() -> None:
    journal = Journal(
        "parley",
        3,
        Setup(2**256 - 1, {"vales": 3, "short-deck": True}, "packs/My Cards \u00e9"),
        (Line("north", "pass", "0123abcd", ("a note", "another"), 10), Line("south", "claim peace vale-1", line=11)),
        ("the end",),
    )
    assert read_journal(journal.write()) == journal


def test_line_ends_of_another_system_make_no_difference() -> None:
    assert position(load(recorded().replace("\n", "\r\n"))) == position(load(recorded()))


def test_notes_and_empty_lines_may_stand_anywhere() -> None:
    lines = recorded().split("\n")
    noted = "\n".join([*lines[:2], "; who played", "", *lines[2:20], ";", "; a good move", *lines[20:]])
    assert position(load(noted)) == position(load(recorded()))
    assert "; a good move\n" in load(noted).save()


# -- damage --------------------------------------------------------------------------------------------------------


def test_a_journal_cut_short_anywhere_is_noticed_or_is_a_shorter_game() -> None:
    """Only a cut between two lines can go unnoticed: the game then simply ends earlier."""
    text = recorded(25)
    shorter = 0
    for cut in range(len(text)):
        rest = text[:cut]
        lines = rest.count("\n")
        if rest.endswith("\n") and lines >= HEADER_LINES - 1:
            shorter += 1
            assert len(load(rest).entries) == max(lines - HEADER_LINES, 0)
        else:
            with pytest.raises(Malformed, match=rf"^my\.journal, line {lines + 1}: "):
                load(rest)
    assert shorter == 2 + 24


@pytest.mark.parametrize(
    ("line", "replacement", "message"),
    [
        (1, "sandtable-journal 2", "line 1: expected 'sandtable-journal 1', found 'sandtable-journal 2'"),
        (1, "", "line 1: expected 'sandtable-journal 1'"),
        (2, "game chess", "my.journal: is a game of chess, not of hegra"),
        (2, "game", "my.journal: is a game of , not of hegra"),
        (2, "", "line 7: no 'game' line stands before this one"),
        (3, "ruleset one", "line 3: 'ruleset' is not a whole number"),
        (3, "ruleset 1.5", "line 3: ruleset: expected a word, a number or a text in double quotes at character 1"),
        (3, "ruleset", "line 3: ruleset: expected a value at character 1, found 'the end'"),
        (3, "ruleset yes", "line 3: 'ruleset' is not a whole number"),
        (3, "", "line 7: no 'ruleset' line stands before this one"),
        (4, "seed [1]", "line 4: 'seed' is not a whole number"),
        (4, "seed -1", "my.journal: a seed is a whole number from 0"),
        (4, "seed " + "9" * 78, "my.journal: a seed is a whole number from 0"),
        (4, "seed " + "9" * 5000, "line 4: seed: expected a word, a number"),
        (4, "seed 11 12", "line 4: seed: expected nothing more at character 3"),
        (4, "", "line 7: no 'seed' line stands before this one"),
        (5, "options 3", "line 5: 'options' is not a table in braces"),
        (5, "options {difficulty=veteran", "line 5: options: expected '}' at character 20"),
        (5, "options {difficulty=hard}", "my.journal: hegra options: difficulty: Invalid enum value 'hard'"),
        (5, "options {difficulty=3}", "my.journal: hegra options: difficulty: Expected `str`, got `int`"),
        (5, "options {retreat-moves-marker=[[[yes*1000]*1000]*1000]}", "Expected `bool`, got `array`"),
        (5, "options {" + "{" * 50, "line 5: options: expected at most 20 levels"),
        (5, 'options {"\\q"=1}', "line 5: options: expected a text as in JSON at character 2"),
        (5, "", "line 7: no 'options' line stands before this one"),
        (6, "content 3", "line 6: 'content' is not a text"),
        (6, "content nowhere", "my.journal: nowhere: is not a folder"),
        (6, "seed 11", "line 6: 'seed' stands here a second time"),
        (6, "players 4", "line 6: expected one of game, ruleset, seed, options, content, found 'players'"),
        (6, "\x00\x01", "line 6: expected one of game, ruleset, seed, options, content"),
    ],
)
def test_a_damaged_header_is_named(line: int, replacement: str, message: str) -> None:
    lines = recorded().split("\n")
    lines[line - 1] = replacement
    with pytest.raises(Malformed) as caught:
        load("\n".join(lines))
    assert message in str(caught.value)
    assert str(caught.value).startswith("my.journal")


def test_every_pair_of_swapped_decisions_is_noticed() -> None:
    lines = recorded(25).split("\n")
    for first in range(HEADER_LINES, len(lines) - 2):
        swapped = lines[:]
        swapped[first], swapped[first + 1] = lines[first + 1], lines[first]
        number = first - HEADER_LINES + 1
        message = rf"^my\.journal, line {first + 1}: expected decision {number}, found {number + 1}$"
        with pytest.raises(Malformed, match=message):
            load("\n".join(swapped))


def test_a_missing_or_doubled_decision_is_noticed() -> None:
    lines = recorded(25).split("\n")
    for at in range(HEADER_LINES, len(lines) - 2):
        number = at - HEADER_LINES + 1
        with pytest.raises(Malformed, match=f"line {at + 1}: expected decision {number}, found {number + 1}"):
            load("\n".join(lines[:at] + lines[at + 1 :]))
        with pytest.raises(Malformed, match=f"line {at + 2}: expected decision {number + 1}, found {number}"):
            load("\n".join(lines[: at + 1] + lines[at:]))


@pytest.mark.parametrize(
    "row",
    [
        "{n} commander",
        "{n}",
        "{n}  commander done",
        "{n} Commander done",
        "{n} commander done #xyz",
        "{n} commander done #0123abc",
        "{n} commander done #0123ABCD",
        "{n} commander # #0123abcd",
        "{n}commander done",
        "0{n} commander done",
        "commander done",
        " {n} commander done",
        "seed 11",
    ],
)
def test_a_line_that_is_no_decision_is_noticed(row: str) -> None:
    lines = recorded().split("\n")
    lines[30] = row.format(n=31 - HEADER_LINES)
    with pytest.raises(Malformed, match=r"^my\.journal, line 31: expected "):
        load("\n".join(lines))


def test_an_edited_answer_is_noticed_where_it_is_not_offered() -> None:
    lines = recorded(25).split("\n")
    for at in range(HEADER_LINES, len(lines) - 1):
        edited = lines[:]
        number, seat, *_ = lines[at].split()
        edited[at] = f"{number} {seat} surrender"
        message = rf"^my\.journal, line {at + 1}: 'surrender' is not offered to commander at hegra#{number} "
        with pytest.raises(Diverged, match=message):
            load("\n".join(edited))


def test_another_answer_is_noticed_unless_it_leads_to_the_same_table() -> None:
    """The check of the last position reveals a different game."""
    match = new_match(HEGRA, 11, {"difficulty": "veteran"})
    lines = recorded(40).split("\n")
    end = position(load(recorded(40)))
    noticed = same = 0
    for taken in walk(match, 11):
        if taken == 40:
            break
        answer, sharp, check = lines[HEADER_LINES + taken].partition(" #")
        others = [other for other in written(match.decision)[:6] if not answer.endswith(f" {other}")]
        for other in others:
            edited = lines[:]
            edited[HEADER_LINES + taken] = f"{taken + 1} commander {other}{sharp}{check}"
            line = diverges_at("\n".join(edited), end)
            assert line is None or line > HEADER_LINES + taken
            noticed += line is not None
            same += line is None
    assert noticed > 5 * same


def diverges_at(text: str, end: object) -> int | None:
    """The line at which a replay diverges; None if it ends in the same position."""
    try:
        assert position(load(text)) == end
    except Diverged as diverged:
        found = re.match(r"my\.journal, line (\d+): ", str(diverged))
        return int(found[1]) if found else 0
    return None


def test_another_seat_is_noticed() -> None:
    with pytest.raises(Diverged, match=r"^my\.journal, line 10: admiral is not asked anything at hegra#4 "):
        load(recorded().replace("\n4 commander", "\n4 admiral"))


def test_a_decision_after_the_end_is_noticed() -> None:
    match = say(new_match(PARLEY), "north: walk-out")
    journal = read_journal(match.save() + "2 south walk-out\n", "my.journal")
    with pytest.raises(Diverged, match=r"^my\.journal, line 8: the game is over"):
        Match.load(PARLEY, journal, "my.journal")


def test_a_wrong_check_is_noticed_at_its_line() -> None:
    match = new_match(HEGRA, 11)
    for taken in walk(match, 11):
        match.save()
        if taken == 30:
            break
    lines = match.save().split("\n")
    for at in range(HEADER_LINES, len(lines) - 1):
        edited = lines[:]
        answer, _, check = lines[at].partition(" #")
        wrong = check[1:] + ("0" if check[0] != "0" else "1")
        if wrong == check:
            continue
        edited[at] = f"{answer} #{wrong}"
        message = (
            rf"^my\.journal, line {at + 1}: after '.+' the recorded position was {wrong}, the replay gives {check}$"
        )
        with pytest.raises(Diverged, match=message):
            load("\n".join(edited))


@pytest.mark.parametrize("change", [("seed 11", "seed 12"), ("difficulty=veteran", "difficulty=recruit")])
def test_another_beginning_is_noticed(change: tuple[str, str]) -> None:
    with pytest.raises(Diverged, match=r"^my\.journal, line \d+: "):
        load(recorded().replace(*change))


def test_junk_is_refused() -> None:
    rng = random.Random(1)
    for size in (0, 1, 10, 1000, 100_000):
        junk = rng.randbytes(size)
        for text in (junk.decode("latin-1"), junk.decode("utf-8", "replace"), junk.decode("utf-8", "surrogateescape")):
            with pytest.raises(Malformed, match=r"^my\.journal, line 1: "):
                load(text)
            with pytest.raises(Malformed, match=r"^my\.journal, line \d+: "):
                load("sandtable-journal 1\n" + text + "\n")


def test_a_huge_journal_is_refused_at_once() -> None:
    with pytest.raises(Malformed, match=rf"^my\.journal: is larger than {MAX_BYTES} characters$"):
        load(recorded() + "; x\n" * 1_000_000)
    with pytest.raises(Malformed, match="line 2: "):
        load("sandtable-journal 1\n" + "x" * (MAX_BYTES - 100) + "\n")
    with pytest.raises(Malformed, match="line 7: "):
        load(recorded().split("\n\n")[0] + "\n\n1 commander" + " x" * 1_000_000 + " #\n")
