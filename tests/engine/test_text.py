"""Words: keys with values become sentences in a language."""

from __future__ import annotations

from fractions import Fraction
from itertools import islice
from pathlib import Path

import pytest

from sandtable.engine.action import Odds
from sandtable.engine.decision import Decision, Option, Refusal
from sandtable.engine.errors import Malformed
from sandtable.engine.event import Event, Forced
from sandtable.engine.text import LANGUAGES, Words, words_for
from sandtable.engine.view import Text
from tests.games.parley import GAME as PARLEY
from tests.games.parley.events import Claimed
from tests.support import new_match, walk

ENGINE = """
pair = { $first } ({ $second })
event-forced = { $seat }: { $option }
"""
GAME = """
name-soldier = Soldier
    .the = the Soldier
name-supply = Supply
name-supply-run = supply run
name-wall = wall
name-a = A
name-group-supply = supply depot
pair-space = { $first } no. { $second }
greeting = hello
sent = { $disc-the } goes to { $space }.
of-group = opens the { $group }
both = { $discs-count } of them: { $discs }
change = { $by-sign ->
    [plus] up by { $by-size }
    [minus] down by { $by-size }
   *[zero] stays
}
by-id = { $disc-id ->
    [soldier] one of ours
   *[other] another
}
inner = says: { $what }
truth = it is { $so }
dice = { $set-digits } of the dice: { $set-each }
prompt-keep = Who stays, of { $n }?
    .stop = Nobody at all
    .keep-soldier = Keep the brave one
option-stop = Stop
option-keep = Keep { $a }
option-place = Put { $a } on { $b }
option-place-soldier-wall = Man the wall
why-full = { $space } is full
event-claimed = { $seat } claims { $claim }
odds-hit = { $percent } %
"""


@pytest.fixture
def words(tmp_path: Path) -> Words:
    for folder, text in (("engine", ENGINE), ("game", GAME)):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "words.en.ftl").write_text(text, encoding="utf-8")
        (tmp_path / folder / "words.fr.ftl").write_text("greeting = bonjour\n", encoding="utf-8")
    return Words("en", (tmp_path / "engine", tmp_path / "game"))


def test_a_thing_has_a_name(words: Words) -> None:
    assert words.name("soldier") == "Soldier"
    assert words.name("soldier", form="the") == "the Soldier"
    assert words.name("wall", form="the") == "wall"
    assert words.name("unheard-of") == "unheard-of"


def test_a_name_can_depend_on_what_it_is_the_name_of(words: Words) -> None:
    assert words.name("supply") == "Supply"
    assert words.name("supply", "group") == "supply depot"
    assert words.say("of-group", {"group": "supply"}) == "Opens the supply depot"


def test_a_name_of_two_parts_is_a_pair(words: Words) -> None:
    assert words.name("soldier-3") == "Soldier (3)"
    assert words.name("wall-a") == "wall (A)"
    assert words.name("wall-a", "space") == "wall no. A"
    assert words.name("supply-run") == "supply run"
    assert words.name("wall-zebra") == "wall-zebra"
    assert words.name("zebra-3") == "zebra-3"


def test_a_key_without_a_sentence_shows_itself(words: Words) -> None:
    assert words.say("never-heard") == "[never-heard]"
    assert words.option(Option("dance")) == "[option-dance]"
    assert not words.has("never-heard")
    assert words.has("greeting")


def test_values_become_words(words: Words) -> None:
    assert words.say("sent", {"disc": "soldier", "space": "wall"}) == "The Soldier goes to wall."
    assert words.say("both", {"discs": ["soldier", "soldier"]}) == "2 of them: Soldier, Soldier"
    assert words.say("both", {"discs": (("soldier",), ("supply",))}) == "2 of them: Soldier / Supply"
    assert words.say("change", {"by": 2}) == "Up by 2"
    assert words.say("change", {"by": -2}) == "Down by 2"
    assert words.say("change", {"by": 0}) == "Stays"
    assert words.say("by-id", {"disc": "soldier"}) == "One of ours"
    assert words.say("by-id", {"disc": "supply"}) == "Another"
    assert words.say("inner", {"what": Text("greeting")}) == "Says: Hello"
    assert words.say("inner", {"what": Option("keep", ("soldier",))}) == "Says: Keep Soldier"
    assert words.say("truth", {"so": True}) == "It is yes"
    assert words.say("dice", {"set": "134"}) == "3 of the dice: 1, 3, 4"


def test_of_several_wordings_of_an_option_the_closest_is_used(words: Words) -> None:
    decision = Decision("north", "keep", (Option("stop"),), {"n": 3})
    assert words.option(Option("stop")) == "Stop"
    assert words.option(Option("stop"), decision) == "Nobody at all"
    assert words.option(Option("keep", ("supply",)), decision) == "Keep Supply"
    assert words.option(Option("keep", ("soldier",)), decision) == "Keep the brave one"
    assert words.option(Option("place", ("soldier", "supply"))) == "Put Soldier on Supply"
    assert words.option(Option("place", ("soldier", "wall"))) == "Man the wall"


def test_what_the_engine_speaks_of(words: Words) -> None:
    assert words.prompt(Decision("north", "keep", (), {"n": 3})) == "Who stays, of 3?"
    assert words.refusal(Refusal("PARL-CLM-02", "full", {"space": "wall"})) == "Wall is full"
    assert words.event(Claimed("PARL-CLM-01", "soldier", "wall-a")) == "Soldier claims wall (A)"
    assert words.event(Forced("", "soldier", "keep soldier")) == "Soldier: Keep Soldier"
    assert words.event(Event("")) == "[event-event]"
    assert words.odds(Odds("hit", Fraction(1, 3))) == "33 %"


def test_a_later_folder_does_not_need_what_an_earlier_one_has(tmp_path: Path, words: Words) -> None:
    assert words.has("pair")
    assert Words("fr", (tmp_path / "engine", tmp_path / "game")).say("greeting") == "Bonjour"


def test_a_language_that_nobody_speaks_here_is_refused() -> None:
    with pytest.raises(Malformed, match="no language 'xx'; languages: en, fr"):
        Words("xx", ())


@pytest.mark.parametrize("language", LANGUAGES)
def test_parley_can_be_played_in_every_language(language: str) -> None:
    """Everything that is asked, offered, refused, told or shown has words."""
    words = words_for(PARLEY, language)
    said: dict[str, str] = {}
    for options in PARLEY.description.variants.values():
        for seed in range(40):
            match = new_match(PARLEY, seed, options, listen=True)
            for _ in walk(match, seed):
                said[match.state.phase] = words.text(PARLEY.view(match.state, None).heading)
                for decision in match.decisions:
                    said[decision.prompt] = words.prompt(decision)
                    new = [option for option in decision.options if str(option) not in said]
                    said |= {str(option): words.option(option, decision) for option in new}
                    said |= {refusal.key: words.refusal(refusal) for _, refusal in islice(decision.refused(), 3)}
            said |= {logged.event.key: words.event(logged.event) for logged in match.log}
    assert {"claims", "talks", "settled", "forced", "die-rolled", "walk-out"} <= set(said)
    said["deck-empty"] = words.refusal(Refusal("PARL-TLK-02", "deck-empty"))
    assert [text for text in said.values() if "[" in text or "{" in text] == []
