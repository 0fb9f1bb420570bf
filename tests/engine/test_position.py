"""A position in one line: written, read, and refused if it is not a position."""

from __future__ import annotations

import pytest

from sandtable.engine.chance import Chance
from sandtable.engine.errors import Malformed
from sandtable.engine.match import Match
from tests.games.parley import GAME as PARLEY
from tests.games.parley.state import NORTH, SOUTH, Box, Options, State
from tests.support import GAMES, new_match, position, say

TALKS = (
    'parley/1 {vales=3} chance="7:3" phase=talks deck=[rose-1 flag-2] hands={north=[] south=[]} settled={vale-1=south}'
)


def test_a_position_is_a_line_that_a_person_can_read() -> None:
    state = State(
        box=Box(Options(vales=3)),
        chance=Chance(7, 3),
        phase="talks",
        deck=["rose-1", "flag-2"],
        settled={"vale-1": SOUTH},
    )
    assert PARLEY.write(state) == TALKS
    assert PARLEY.read(TALKS).digest() == state.digest()
    assert PARLEY.read(f"  {TALKS}\n").digest() == state.digest()


def test_a_game_goes_on_from_a_position() -> None:
    match = Match(PARLEY, PARLEY.read(TALKS))
    assert (match.decision.seat, match.decision.prompt) == (NORTH, "talks")
    say(match, "draw")
    assert match.state.hands == {NORTH: ["flag-2"], SOUTH: []}
    assert match.state.chance.seed == 7


def test_a_seed_of_any_size_travels_with_the_position() -> None:
    match = new_match(PARLEY, 2**256 - 1)
    again = Match(PARLEY, PARLEY.read(GAMES["parley"].write(match.last_rest)))
    assert position(again) == position(match)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "expected a position of parley/1, found ''"),
        ("hegra/1 {}", "expected a position of parley/1, found 'hegra/1'"),
        ("parley/2 {}", "expected a position of parley/1, found 'parley/2'"),
        ("parley/1", "expected a value"),
        ("parley/1 3", "expected the options in braces"),
        ("parley/1 {}", 'expected chance="SEED:COUNT"'),
        ("parley/1 {} chance=3", 'expected chance="SEED:COUNT"'),
        ('parley/1 {} chance="3"', 'expected chance="SEED:COUNT"'),
        ('parley/1 {} chance="3:-1"', 'expected chance="SEED:COUNT"'),
        ('parley/1 {} chance="a:b"', 'expected chance="SEED:COUNT"'),
        ('parley/1 {} chance="1:99999999999999999999"', "a chance count is a whole number from 0"),
        ('parley/1 {hills=3} chance="1:1"', "parley has no option 'hills'"),
        ('parley/1 {vales=41} chance="1:1"', "parley options: vales: Expected `int` <= 40"),
        ('parley/1 {} chance="1:1" turn=3', "no field 'turn'"),
        ('parley/1 {} chance="1:1" round=three', "Expected `int`, got `str` - at `round`"),
        ('parley/1 {} chance="1:1" round=99999999999999999999', "a number is too large"),
        (
            'parley/1 {} chance="1:1" phase=picnic',
            "phase: expected one of claims, reveal, talks, round-end, found 'picnic'",
        ),
        ('parley/1 {} chance="1:1" deck=[rose-9]', "cards: expected one of drum-1, .* found 'rose-9'"),
        ('parley/1 {} chance="1:1" round=1 round=2', "expected each name once"),
    ],
)
def test_what_is_no_position_is_refused(text: str, message: str) -> None:
    with pytest.raises(Malformed, match=message):
        PARLEY.read(text)


def test_a_position_of_hegra_names_its_words() -> None:
    hegra = GAMES["hegra"]
    text = hegra.write(new_match(hegra).last_rest)
    assert text.startswith("hegra/1 {} chance=")
    with pytest.raises(Malformed, match="phase: expected one of event, "):
        hegra.read(text.replace(" phase=", " phase=x", 1) if " phase=" in text else f"{text} phase=x")


def test_a_seed_of_thousands_of_digits_is_refused() -> None:
    with pytest.raises(Malformed, match="SEED:COUNT"):
        PARLEY.read(TALKS.replace("7:3", "9" * 5000 + ":0"))
