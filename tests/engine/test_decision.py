"""Decisions and options: factored options read as one sequence, and each is made only when it is read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import overload

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sandtable.engine.decision import Decision, Each, Later, Option, Options, Refusal

DRAW, STOP = Option("draw"), Option("stop")
ROW = Options(DRAW, Each("place", ("wall", "repair"), ("soldier",)), Each("keep", ()), Each("keep", ("hunter",)), STOP)
TEXTS = ["draw", "place soldier wall", "place soldier repair", "keep hunter", "stop"]


def test_an_option_is_written_as_its_verb_and_arguments() -> None:
    assert str(Option("place", ("soldier", "repair"))) == "place soldier repair"
    assert str(STOP) == "stop"


def test_equal_options_are_the_same_option() -> None:
    assert Option("keep", ("a",)) == Option("keep", ("a",))
    assert len({Option("keep", ("a",)), Option("keep", ("a",)), Option("keep")}) == 2


def test_a_row_reads_as_one_sequence() -> None:
    assert len(ROW) == 5
    assert [str(option) for option in ROW] == TEXTS
    assert [str(ROW[at]) for at in range(5)] == TEXTS
    assert [str(ROW[at]) for at in range(-5, 0)] == TEXTS
    assert [str(option) for option in ROW[1:3]] == TEXTS[1:3]
    assert [str(option) for option in reversed(ROW)] == TEXTS[::-1]
    assert ROW.index(STOP) == 4


@pytest.mark.parametrize("index", [5, 99, -6, -99])
def test_there_is_nothing_beyond_the_ends_of_a_row(index: int) -> None:
    with pytest.raises(IndexError):
        ROW[index]


@pytest.mark.parametrize("parts", [(Each("keep", ("a", "b")),), (Each("keep", ()),), ()])
def test_there_is_nothing_before_a_row_of_candidates(parts: tuple[Each, ...]) -> None:
    with pytest.raises(IndexError):
        Options(*parts)[-3]


def test_a_row_contains_exactly_what_it_lists() -> None:
    assert all(option in ROW for option in ROW)
    for absent in (
        Option("place", ("soldier",)),
        Option("place", ("wall",)),
        Option("place", ("officer", "wall")),
        Option("place", ("soldier", "wall", "wall")),
        Option("keep"),
        Option("keep", ("",)),
        Option("draw", ("draw",)),
        Option("put", ("soldier", "wall")),
    ):
        assert absent not in ROW
    others: list[object] = ["draw", None, 0]
    assert not any(other in ROW for other in others)


words = st.text("abc", min_size=1, max_size=2)
parts = st.one_of(
    st.builds(Option, words, st.lists(words, max_size=2).map(tuple)),
    st.builds(Each, words, st.lists(words, max_size=4, unique=True), st.lists(words, max_size=2).map(tuple)),
)


@given(st.lists(parts, max_size=5), words, st.lists(words, max_size=3).map(tuple))
def test_length_order_and_membership_agree(row: list[Option | Each], verb: str, args: tuple[str, ...]) -> None:
    options = Options(*row)
    listed = list(options)
    assert len(options) == len(listed)
    assert [options[at] for at in range(len(listed))] == listed
    assert (Option(verb, args) in options) == (Option(verb, args) in listed)
    for option in listed:
        assert option in options
        assert Decision("north", "what", options).find(str(option)) == option


class Squares(Sequence[str]):
    """Candidates that count how often they are read."""

    def __init__(self) -> None:
        self.looks = 0

    def __len__(self) -> int:
        return 400

    @overload
    def __getitem__(self, index: int) -> str: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[str]: ...
    def __getitem__(self, index: int | slice) -> str | Sequence[str]:
        self.looks += 1
        return f"square-{index}"

    def __contains__(self, value: object) -> bool:
        return isinstance(value, str) and value.startswith("square-")


def test_who_samples_one_of_four_hundred_options_pays_for_one() -> None:
    squares = Squares()
    options = Options(STOP, Each("move", squares))
    assert len(options) == 401
    assert str(options[200]) == "move square-199"
    assert Option("move", ("square-7",)) in options
    assert squares.looks == 1


class Shop:
    """Counts how often its offers are computed."""

    def __init__(self, *shelf: str) -> None:
        self.shelf = list(shelf)
        self.looks = 0

    def offers(self) -> Options:
        self.looks += 1
        return Options(Each("take", tuple(self.shelf)), STOP)


def test_later_options_read_as_the_options_that_they_stand_for() -> None:
    later = Later(Shop("rose", "drum").offers)
    assert [str(option) for option in later] == ["take rose", "take drum", "stop"]
    assert len(later) == 3
    assert later[1] == Option("take", ("drum",))
    assert [str(option) for option in later[:2]] == ["take rose", "take drum"]
    assert STOP in later
    assert DRAW not in later


def test_later_options_are_worked_out_once_and_only_when_somebody_looks() -> None:
    shop = Shop("rose", "drum")
    later = Later(shop.offers)
    assert shop.looks == 0
    assert len(later) == 3
    shop.shelf.remove("drum")
    assert Option("take", ("drum",)) in later
    assert shop.looks == 1


def test_later_options_are_worked_out_again_when_what_they_depend_on_has_changed() -> None:
    shop = Shop("rose", "drum")
    later = Later(shop.offers, depends_on=lambda: tuple(shop.shelf))
    assert shop.looks == 0
    assert Option("take", ("drum",)) in later
    assert len(later) == 3
    assert shop.looks == 1
    shop.shelf.remove("drum")
    assert [str(option) for option in later] == ["take rose", "stop"]
    assert Option("take", ("drum",)) not in later
    assert shop.looks == 2
    shop.shelf.append("drum")
    assert later[1] == Option("take", ("drum",))
    assert shop.looks == 3


def test_options_that_depend_on_nothing_yet_are_still_worked_out() -> None:
    shop = Shop()
    later = Later(shop.offers, depends_on=lambda: None)
    assert list(later) == [STOP]
    assert list(later) == [STOP]
    assert shop.looks == 1


def test_find_reads_any_spacing_and_finds_only_what_is_offered() -> None:
    decision = Decision("north", "what", ROW)
    assert decision.find("  place   soldier\twall ") == Option("place", ("soldier", "wall"))
    assert decision.find("place soldier gate") is None
    assert decision.find("") is None
    assert decision.find("   ") is None


def test_a_reason_is_looked_for_only_when_somebody_asks() -> None:
    asked = 0

    def refused() -> list[tuple[Option, Refusal]]:
        nonlocal asked
        asked += 1
        return [(Option("keep", ("officer",)), Refusal("PARL-CLM-02", "settled", {"n": 1}))]

    decision = Decision("north", "what", ROW, refused=refused)
    assert decision.find("keep officer") is None
    assert asked == 0
    assert decision.why_not(" keep  officer") == Refusal("PARL-CLM-02", "settled", {"n": 1})
    assert decision.why_not("keep medic") is None
    assert Decision("north", "what", ROW).why_not("keep officer") is None
