"""The guided first rooms: the lesson goes as written, says all in both languages, and shows what it says."""

from __future__ import annotations

import re
from functools import cache

import pytest

from sandtable.engine import action
from sandtable.engine.chance import ScriptedChance
from sandtable.engine.lesson import Course, lessons_of
from sandtable.engine.match import Match
from sandtable.engine.text import LANGUAGES, words_for
from sandtable.engine.view import View, facts_of
from sandtable.games.reichbusters.facts import AlarmFacts, RoomFacts
from sandtable.games.reichbusters.game import GAME
from sandtable.games.reichbusters.names import ALERT
from sandtable.games.reichbusters.state import State
from tests.support import written

LESSON = lessons_of(GAME)["three-doors"]
STEPS = [step.id for step in LESSON.steps]
SAID = [f"lesson-{LESSON.name}{part}" for part in ("", *(f"-{step}" for step in STEPS), "-end")]

MOST_MINUTES = 10
WORDS_A_MINUTE = 180
SECONDS_AN_ANSWER = 5
#: Straight quotes, doubled spaces, ids and variables left over; in French also a plain space before high punctuation.
WRONG = {"en": r"['\"{}\[\]]|  ", "fr": r"['\"{}\[\]]|  |[ \xa0][;!?]|[ \u202f][:»]|« |\w[:;!?]"}

languages = pytest.mark.parametrize("language", LANGUAGES)


@cache
def match_after(step: str) -> Match[State]:
    """The lesson once this step has been taken."""
    course = Course(GAME, LESSON)
    for taken in LESSON.steps[: STEPS.index(step) + 1]:
        assert course.take(taken.play), taken.id
    return course.match


def table_after(step: str) -> State:
    return match_after(step).state


def seen_after(step: str) -> View:
    return GAME.view(table_after(step), "player-1")


def level(step: str, room: str) -> str:
    """The colour of a room, as every client draws it."""
    areas = {area.id: area for area in seen_after(step).group("rooms")}
    return facts_of(areas[room], RoomFacts).awareness


def left(step: str) -> int:
    """Spaces until the alarm, as every client counts them."""
    return next(card.facts.left for card in seen_after(step).cards if isinstance(card.facts, AlarmFacts))


# -- the lesson as such ------------------------------------------------------------------------------------------------


def test_every_step_is_offered_and_the_lesson_comes_to_its_end() -> None:
    course = Course(GAME, LESSON)
    while (step := course.step) is not None:
        assert step.play in written(course.match.decision), step.id
        assert course.take(step.play)
    assert course.text.key == "lesson-three-doors-end"
    chance = course.match.state.chance
    assert isinstance(chance, ScriptedChance)
    assert chance.left_over == {}


def test_it_begins_with_the_set_up_of_the_first_mission_for_two_heroes() -> None:
    course = Course(GAME, LESSON)
    laid, whole = course.match.state, GAME.set_up(GAME.box(GAME.options(LESSON.file.options)), ScriptedChance({}, 1))
    assert laid.box.mission.id == "operation-fidget"
    for part in ("tokens", "items", "features", "closed", "locked"):
        assert getattr(laid, part) == getattr(whole, part), part
    assert course.match.decision.prompt == "next-hero"


def test_it_goes_the_same_way_whatever_the_seed() -> None:
    """All chance that it meets is scripted, and none is drawn beyond that."""
    scripted = sum(len(outcomes) for outcomes in LESSON.file.chance.values())
    assert table_after(STEPS[-1]).chance.count == scripted


def test_any_other_answer_waits_and_changes_nothing() -> None:
    course = Course(GAME, LESSON)
    while (step := course.step) is not None:
        before = course.match.state.digest()
        others = [answer for answer in written(course.match.decision) if answer != step.play]
        assert others, step.id
        for answer in (*others, "", "nonsense"):
            assert not course.take(answer), (step.id, answer)
        assert (course.match.state.digest(), course.step) == (before, step)
        course.take(step.play)
    assert not course.take("end")


def test_what_a_step_touches_is_on_the_table() -> None:
    """A client lights the pieces and areas of the option that the teacher is after."""
    course = Course(GAME, LESSON)
    while (step := course.step) is not None:
        decision = course.match.decision
        view = GAME.view(course.match.state, decision.seat)
        there = {area.id for area in view.areas} | {piece.id for area in view.areas for piece in area.pieces}
        there |= {piece.kind for area in view.areas for piece in area.pieces} | {card.id for card in view.cards}
        option = decision.find(step.play)
        assert option is not None
        assert set(action.touches(course.match.state, decision, option)) <= there, step.id
        course.take(step.play)


# -- its words ---------------------------------------------------------------------------------------------------------


@languages
def test_each_step_has_words(language: str) -> None:
    words = words_for(GAME, language)
    for key in SAID:
        assert words.has(key)
        sentence = words.say(key)
        assert re.search(WRONG[language], sentence) is None, sentence
        assert sentence[0].isupper() or sentence[0].isdigit()
        assert key == SAID[0] or sentence[-1] == ".", sentence


def test_the_two_languages_do_not_say_the_same() -> None:
    english, french = (words_for(GAME, language) for language in ("en", "fr"))
    assert [key for key in SAID if english.say(key) == french.say(key)] == []


@languages
def test_nobody_needs_more_than_ten_minutes(language: str) -> None:
    words = words_for(GAME, language)
    read = sum(len(words.say(key).split()) for key in SAID) / WORDS_A_MINUTE
    assert read + len(STEPS) * SECONDS_AN_ANSWER / 60 < MOST_MINUTES


@languages
def test_cards_and_things_are_called_as_on_the_table(language: str) -> None:
    words = words_for(GAME, language)
    for step, thing in (
        ("hush", "lockpick"),
        ("rummage", "rummage"),
        ("quiet-turn", "keys"),
        ("silent-door", "sneaky"),
        ("arrow", "bodkin"),
        ("dodge", "dodge"),
        ("end", "dossier"),
    ):
        assert words.name(thing) in words.say(f"lesson-three-doors-{step}")


# -- what it shows -----------------------------------------------------------------------------------------------------


@pytest.mark.rules("REICH-DOR-04", "REICH-CAR-04")
def test_the_first_door_is_quiet_because_of_the_lower_half_of_a_card() -> None:
    before, after = match_after("quiet-door"), table_after("hush")
    assert before.decision.args["dice"] == 1
    assert "a1-p1" not in after.closed
    assert after.heroes["claudine"].deck.discard == ["lockpick"]
    assert after.noise_pre.discard == []


@pytest.mark.rules("REICH-CLR-03")
def test_an_empty_room_that_a_hero_enters_is_cleared() -> None:
    assert (table_after("hush").cleared, table_after("enter").cleared) == ([], ["a"])


@pytest.mark.rules("REICH-CAR-03", "REICH-SRC-05", "REICH-TST-17")
def test_the_search_finds_keys_and_nobody_hears_it() -> None:
    after = table_after("take")
    assert [item.kind for item in after.heroes["claudine"].items] == ["keys"]
    assert len(after.items["a1"]) == 1  # of the shelf and the room's own, one is left
    assert (after.heroes["claudine"].basics, after.noise_pre.discard) == (0, [])


@pytest.mark.rules("REICH-KEY-69", "REICH-RUL-95", "REICH-SPN-02", "REICH-AWR-03", "REICH-AWR-04")
def test_the_second_door_is_silent_but_shows_a_soldier_who_grows_suspicious() -> None:
    after = table_after("silent-door")
    assert after.enemies["soldier-1"].at == "b1"
    assert after.noise_pre.discard == []
    assert (level("corridor", "b"), level("silent-door", "b")) == ("at-ease", "suspicious")


@pytest.mark.rules("REICH-SPC-02", "REICH-SPC-03", "REICH-ATK-15")
def test_three_dice_are_enough_and_the_special_drops_loot() -> None:
    before, after = match_after("shot"), table_after("loot")
    assert before.state.test is not None
    assert (before.decision.args["total"], before.state.test.target) == (4, 4)
    assert after.enemies == {}
    assert [item.loot for item in after.items["b1"]] == ["", "normal"]
    assert after.noise_pre.discard == []


@pytest.mark.rules("REICH-EOR-02", "REICH-EOR-03", "REICH-RTA-01")
def test_a_round_moves_the_tracker_by_one_and_the_empty_room_calms_down() -> None:
    assert left("quiet-turn") == left("loot") == left("round") + 1
    assert table_after("round").marker == 2
    assert (level("loot", "b"), level("round", "b")) == ("suspicious", "at-ease")


@pytest.mark.rules("REICH-NOI-08", "REICH-NOI-09", "REICH-AWR-03")
def test_the_last_door_is_loud_with_two_dice_and_turns_the_room_red() -> None:
    after = table_after("loud-door")
    assert after.noise_pre.discard == ["did-you-hear-that"]
    assert (level("back", "e"), level("loud-door", "e")) == ("at-ease", "alert")
    assert after.awareness == {"e": ALERT}
    assert list(after.enemies) == ["soldier-1"]  # a total of 3 brings no patrol


@pytest.mark.rules("REICH-RTA-01", "REICH-KTI-05", "REICH-TST-11")
def test_an_alert_soldier_moves_the_tracker_and_shoots() -> None:
    assert left("loud-door") == left("listen") + 1
    assert table_after("listen").marker == 3
    shot, after = match_after("listen"), table_after("away")
    assert shot.decision.prompt == "instant"
    assert (after.heroes["claudine"].wounds, after.heroes["claudine"].at) == ([], "p2")


def test_what_the_last_word_says_is_so() -> None:
    assert left("away") > 0
    assert [item.kind for item in table_after("away").items["f4"]] == ["dossier"]
    areas = {area.id: area for area in seen_after("away").group("rooms")}
    assert facts_of(areas["e"], RoomFacts).sees == ()  # out of his sight
