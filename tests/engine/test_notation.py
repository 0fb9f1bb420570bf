"""The notation: plain data in one line, as FEN is for chess."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sandtable.engine import notation
from sandtable.engine.errors import Malformed

#: Any text; half of a surrogate pair is not text.
texts = st.text(st.characters(codec="utf-8"), max_size=12)
words = st.from_regex(r"[a-z][a-z0-9_.-]{0,8}", fullmatch=True)
leaves = st.none() | st.booleans() | st.integers(-(10**77), 10**77) | texts | words
plain = st.recursive(
    leaves,
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(texts | words, inner, max_size=4),
    max_leaves=20,
)


@given(plain)
def test_what_is_written_reads_the_same(value: Any) -> None:
    assert notation.read(notation.write(value)) == value


@given(st.dictionaries(texts | words, plain, max_size=5))
def test_fields_read_the_same(fields: dict[str, Any]) -> None:
    assert notation.read_fields(notation.write_fields(fields)) == fields


@given(plain)
def test_writing_is_stable(value: Any) -> None:
    text = notation.write(value)
    assert "\n" not in text
    assert notation.write(notation.read(text)) == text


@given(st.lists(st.sampled_from(["a", "b", 1, None, [1], {"a": 1}]), max_size=40))
def test_runs_of_equal_items_are_counted(items: list[Any]) -> None:
    text = notation.write(items)
    assert notation.read(text) == items


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (None, "-"),
        (True, "yes"),
        (False, "no"),
        (-12, "-12"),
        ("wall-a", "wall-a"),
        ("yes", '"yes"'),
        ("-", '"-"'),
        ("", '""'),
        ("12", '"12"'),
        ("Ane", '"Ane"'),
        ("ane says 'hi'", "\"ane says 'hi'\""),
        ("\u00e9", '"\\u00e9"'),
        ([], "[]"),
        (["soldier"] * 3 + ["officer"], "[soldier*3 officer]"),
        (("a", "a"), "[a*2]"),
        ([["a"], ["a"]], "[[a]*2]"),
        ({}, "{}"),
        ({"day": 4, "ready": ["officer"]}, "{day=4 ready=[officer]}"),
        ({1: 2}, '{"1"=2}'),
    ],
)
def test_the_written_form(value: Any, text: str) -> None:
    assert notation.write(value) == text


def test_a_long_run_is_written_so_that_it_can_be_read() -> None:
    for count in (999, 1000, 1001, 2000, 2500):
        text = notation.write(["a"] * count)
        assert notation.read(text) == ["a"] * count
        assert len(text) < 30


def test_only_plain_data_can_be_written() -> None:
    with pytest.raises(TypeError, match="cannot write float"):
        notation.write({"x": 1.5})


@pytest.mark.parametrize(
    ("text", "expected", "at"),
    [
        ("", "a value", 1),
        ("   ", "a value", 1),
        ("=", "a value", 1),
        ("]", "a value", 1),
        ("a b", "nothing more", 2),
        ("[a", "']'", 3),
        ("[a [b]", "']'", 7),
        ("[a]]", "nothing more", 4),
        ("[a*]", "a value", 4),
        ("[a*0]", "a count from 1 to 1000", 4),
        ("[a*-1]", "a count from 1 to 1000", 4),
        ("[a*1001]", "a count from 1 to 1000", 4),
        ("[a*yes]", "a count from 1 to 1000", 4),
        ("[a*2*3]", "a value", 5),
        ("{a", "'='", 3),
        ("{a=", "a value", 4),
        ("{a=1", "'}'", 5),
        ("{a 1}", "'='", 3),
        ("{a=1 a=2}", "each name once", 5),
        ('{1=1 "1"=2}', "each name once", 5),
        ("{yes=1}", "a name", 2),
        ("{-=1}", "a name", 2),
        ("{[a]=1}", "a name", 2),
        ("Word", "a word, a number or a text in double quotes", 1),
        ("1.5", "a word, a number or a text in double quotes", 1),
        ("12a", "a word, a number or a text in double quotes", 1),
        ("9" * 79, "a word, a number or a text in double quotes", 1),
        ("\u0664", "a word, a number or a text in double quotes", 1),
        ("[a \x00]", "a word, a number or a text in double quotes", 3),
        ('"open', "a value", 1),
        ('"\\q"', "a text as in JSON", 1),
        ('[a "\t"]', "a text as in JSON", 3),
        ('"\\ud800"', "a text as in JSON", 1),
        ('"\\u12"', "a text as in JSON", 1),
        ("[" * 21, "at most 20 levels", 21),
        ("{a=" * 100_000, "at most 20 levels", 59),
    ],
)
def test_what_cannot_be_read_is_refused_with_its_place(text: str, expected: str, at: int) -> None:
    with pytest.raises(Malformed) as caught:
        notation.read(text)
    assert str(caught.value).startswith(f"expected {expected} at character {at}, found ")
    assert len(str(caught.value)) < 200


def test_fields_are_refused_with_their_place_too() -> None:
    with pytest.raises(Malformed, match="expected '=' at character 9, found 'b=2'"):
        notation.read_fields("day=4 aa  b=2")
    with pytest.raises(Malformed, match="expected nothing more at character 6"):
        notation.read_fields("day=4} x=1")


def test_a_seed_of_any_size_can_be_written_and_read() -> None:
    assert notation.read(notation.write(2**256 - 1)) == 2**256 - 1


@given(st.text(st.sampled_from('[]{}=*"\\ -ay019_.\t\u00e9'), max_size=40))
def test_any_text_is_read_or_refused(text: str) -> None:
    with suppress(Malformed):
        value = notation.read(text)
        assert notation.read(notation.write(value)) == value
