"""The guided first day: it goes as it is written, says everything in both languages, and teaches what it shows."""

from __future__ import annotations

import re

import pytest

from sandtable.engine.chance import ScriptedChance
from sandtable.engine.lesson import Course, lessons_of
from sandtable.engine.match import Match
from sandtable.engine.text import LANGUAGES, words_for
from sandtable.games.hegra.game import GAME
from sandtable.games.hegra.names import COUNTER_PATROL, DOUBT
from sandtable.games.hegra.state import Runner, State
from tests.support import written

LESSON = lessons_of(GAME)["first-day"]
STEPS = [step.id for step in LESSON.steps]
SAID = [f"lesson-{LESSON.name}{part}" for part in ("", *(f"-{step}" for step in STEPS), "-end")]

MOST_MINUTES = 10
WORDS_A_MINUTE = 180
SECONDS_AN_ANSWER = 5
#: Straight quotes, doubled spaces, ids and variables left over; in French also a plain space before high punctuation.
WRONG = {"en": r"['\"{}\[\]]|  ", "fr": r"['\"{}\[\]]|  |[ \xa0][;!?]|[ \u202f][:»]|« |\w[:;!?]"}

languages = pytest.mark.parametrize("language", LANGUAGES)


def course_after(step: str) -> Course:
    """The lesson once this step has been taken."""
    course = Course(GAME, LESSON)
    for taken in LESSON.steps[: STEPS.index(step) + 1]:
        assert course.take(taken.play), taken.id
    return course


def match_after(step: str) -> Match[State]:
    return course_after(step).match


def table_after(step: str) -> State:
    return match_after(step).state


# -- the lesson as such ------------------------------------------------------------------------------------------------


def test_every_step_is_offered_and_the_lesson_comes_to_its_end() -> None:
    course = Course(GAME, LESSON)
    while (step := course.step) is not None:
        assert step.play in written(course.match.decision), step.id
        assert course.take(step.play)
    assert course.text.key == "lesson-first-day-end"
    chance = course.match.state.chance
    assert isinstance(chance, ScriptedChance)
    assert chance.left_over == {}


def test_it_begins_with_the_standard_set_up() -> None:
    assert (LESSON.file.table, LESSON.file.options, LESSON.file.set) == ("set-up", {}, {})
    course = Course(GAME, LESSON)
    assert (course.match.state.day, course.match.decision.prompt) == (1, "tire")


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
    assert not course.take("done")


def test_no_step_bears_the_name_of_another() -> None:
    assert len(set(STEPS)) == len(STEPS)


# -- its words ---------------------------------------------------------------------------------------------------------


@languages
def test_each_step_has_words(language: str) -> None:
    words = words_for(GAME, language)
    for key in SAID:
        assert words.has(key)
        sentence = words.say(key)
        assert re.search(WRONG[language], sentence) is None, sentence
        assert sentence[0].isupper()
        assert key == SAID[0] or sentence[-1] in ".!", sentence


def test_the_two_languages_do_not_say_the_same() -> None:
    english, french = (words_for(GAME, language) for language in ("en", "fr"))
    assert [key for key in SAID if english.say(key) == french.say(key)] == []


@languages
def test_nobody_needs_more_than_ten_minutes(language: str) -> None:
    words = words_for(GAME, language)
    read = sum(len(words.say(key).split()) for key in SAID) / WORDS_A_MINUTE
    assert read + len(STEPS) * SECONDS_AN_ANSWER / 60 < MOST_MINUTES


# -- what it shows -----------------------------------------------------------------------------------------------------


@pytest.mark.rules("HEGRA-EVM-02", "HEGRA-EVM-05", "HEGRA-EVM-06")
def test_the_event_card_brings_sun_and_a_quarrel() -> None:
    before, after = Course(GAME, LESSON).match.state, table_after("event")
    assert (before.card, before.weather, before.tired) == ("disputed-orders", "sun", [])
    assert (after.tired, after.ready.count("soldier")) == (["soldier"], 2)
    assert after.recruit_bag.count(DOUBT) == before.recruit_bag.count(DOUBT) + 1


@pytest.mark.rules("HEGRA-REC-02", "HEGRA-REC-03", "HEGRA-REC-04", "HEGRA-REC-05", "HEGRA-REC-11")
def test_doubt_leaves_one_of_two_recruits() -> None:
    drawn, kept = table_after("risk"), table_after("doubt")
    assert drawn.recruitment == ["hunter", "volunteer"]
    assert kept.ready.count("hunter") == 1
    assert kept.reserve.count("volunteer") == drawn.reserve.count("volunteer") + 1
    assert kept.recruit_bag.count(DOUBT) == drawn.recruit_bag.count(DOUBT) + 1
    assert kept.supplies == drawn.supplies == 1


@pytest.mark.rules("HEGRA-MRN-01", "HEGRA-MRN-08")
def test_on_the_first_morning_there_is_only_placing() -> None:
    match = match_after("doubt")
    assert (match.state.tired, match.decision.prompt) == (["soldier"], "place")
    assert match_after("runner").state.ready == []


@pytest.mark.rules("HEGRA-PLC-03", "HEGRA-MOB-02", "HEGRA-DAY-03")
def test_the_officer_negotiates_twice() -> None:
    before, once, twice = (table_after(step) for step in ("runner", "negotiate", "fear"))
    assert (once.doubt, once.fear, once.left) == (before.doubt + 1, before.fear, 1)
    assert (twice.doubt, twice.fear, twice.left) == (once.doubt, before.fear - 1, 0)
    assert "officer" in twice.tired


@pytest.mark.rules("HEGRA-RUN-02", "HEGRA-RUN-05", "HEGRA-RUN-06", "HEGRA-RUN-16", "HEGRA-RUN-24")
def test_the_volunteer_fetches_a_delivery() -> None:
    assert table_after("fear").runners == [Runner(1, "volunteer", "fortress")]
    ways = ["bottom-row", "green-row", "yellow-row", "trailhead"]
    moves = [match_after(step).decision.args["moves"] for step in ("set-out", *ways)]
    assert moves == [6, 5, 4, 3, 2]
    there, laden = match_after("depot"), match_after("token")
    assert there.decision.prompt == "take-token"
    assert (there.state.depots["depot-1"], laden.state.depots["depot-1"]) == (3, 2)
    assert laden.state.runners == [Runner(1, "volunteer", "depot-1", "supply", moved=True)]
    assert laden.decision.prompt == "maintenance"  # though one more space was left


@pytest.mark.rules("HEGRA-PLC-07", "HEGRA-REP-01", "HEGRA-DMG-03")
def test_two_soldiers_clear_a_wall() -> None:
    before, after = table_after("token"), table_after("wall")
    assert before.placed["repair"] == ("soldier", "soldier")
    assert (before.damage["wall-a"], after.damage["wall-a"]) == (1, 0)
    assert after.hit_bag == [*before.hit_bag, "wall-a"]


@pytest.mark.rules("HEGRA-PLC-06", "HEGRA-SNW-01", "HEGRA-SNW-02", "HEGRA-SNW-03", "HEGRA-SNW-04")
def test_hunter_and_volunteer_dig_something_out() -> None:
    before, after = table_after("wall"), table_after("snow")
    assert before.placed["shovel"] == ("hunter", "volunteer")
    assert (before.snow, after.snow) == (3, 3)
    assert (before.dug_out, after.dug_out, after.damage[COUNTER_PATROL]) == ([], [COUNTER_PATROL], 1)


@pytest.mark.rules("HEGRA-MOR-02", "HEGRA-MOR-08", "HEGRA-MOR-09", "HEGRA-MOR-12", "HEGRA-PAT-01", "HEGRA-PAT-02")
def test_the_evening_brings_a_morale_card_and_a_patrol() -> None:
    before, after = table_after("snow"), table_after("morale")
    assert (before.morale, sorted(before.hand)) == (1, ["hidden-cellar", "sandbag-party"])
    assert (after.morale, after.supplies) == (0, before.supplies + 2)
    assert "sandbag-party" in after.high
    assert after.high_discard == ["hidden-cellar"]
    assert after.patrols == ["yellow-1"]


@pytest.mark.rules("HEGRA-TRN-01", "HEGRA-REC-09")
def test_a_new_day_begins_and_no_doubt_is_added() -> None:
    before, after = table_after("snow"), table_after("stop")
    assert (before.day, after.day, after.card) == (1, 2, "spotter-plane")
    assert after.recruit_bag.count(DOUBT) == before.recruit_bag.count(DOUBT)
    assert after.ready == ["medic", "soldier"]


@pytest.mark.rules("HEGRA-MRN-03", "HEGRA-MRN-05")
def test_two_rest_and_one_supply_is_enough_for_the_other_four() -> None:
    before, rested, paid, end = (table_after(step) for step in ("stop", "second-rest", "supply", "ready"))
    assert len(before.tired) == 6
    assert (rested.rest, len(rested.tired)) == (["soldier", "soldier"], 4)
    assert (paid.supplies, paid.credit) == (rested.supplies - 1, 4)
    assert "officer" in end.ready
    assert end.credit == len(end.tired) == 3


@pytest.mark.rules("HEGRA-RUN-18", "HEGRA-RUN-22", "HEGRA-DLV-01")
def test_what_the_teacher_promises_comes_true() -> None:
    """The runner can be home on the second evening, round the Patrol, with three Supplies."""
    match = match_after("ready")
    supplies = match.state.supplies
    way = ("trail-1", "yellow-2", "green-2", "blue-2", "fortress")
    for answer in ("done", "done", "run 1"):
        match.play(answer)
    assert match.decision.args["moves"] == len(way)  # six in the sun, less one for the load
    for space in way:
        match.play(f"go {space}")
    assert match.state.supplies == supplies + 3
    assert match.state.runners == []
