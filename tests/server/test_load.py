"""How `sandtable load` measures: which position ends whose move, and whether the targets are met."""

from __future__ import annotations

import pytest

from sandtable.cli.load_figures import BARS, Figures, Stopwatch, quantiles

P1, P2, P3 = BARS


def timed(figures: Figures, seats: int = 2) -> Stopwatch:
    return Stopwatch(figures, seats, lambda: True)


def test_a_move_is_timed_from_its_answer_to_the_position_that_shows_it() -> None:
    figures = Figures(200, 2)
    watch = timed(figures)
    watch.sent("north", "1", 10.0)
    watch.acknowledged("north", "1", 5)
    watch.shown("north", 5, 10.004)
    assert figures.moves == 0  # south has not seen it yet
    watch.shown("south", 5, 10.009)
    assert figures.moves == 1
    assert figures.own == pytest.approx([4.0])
    assert figures.others == pytest.approx([9.0])


def test_another_may_see_a_move_before_its_author_hears_that_it_was_stored() -> None:
    figures = Figures(200, 2)
    watch = timed(figures)
    watch.sent("north", "1", 1.0)
    watch.shown("south", 8, 1.002)
    watch.acknowledged("north", "1", 8)
    watch.shown("north", 8, 1.003)
    assert figures.own == pytest.approx([3.0])
    assert figures.others == pytest.approx([2.0])


def test_of_two_moves_at_once_each_is_timed_by_its_own_position() -> None:
    """Both saw position 4 when they answered; the second to be stored leads to position 6, not to 5."""
    figures = Figures(50, 2)
    watch = timed(figures)
    watch.sent("north", "1", 0.0)
    watch.sent("south", "1", 0.001)
    watch.acknowledged("south", "1", 5)
    watch.acknowledged("north", "1", 6)
    for seq, at in ((5, 0.010), (6, 0.020)):
        watch.shown("north", seq, at)
        watch.shown("south", seq, at)
    assert figures.moves == 2
    assert figures.own == pytest.approx([9.0, 20.0])
    assert figures.others == pytest.approx([9.0, 20.0])


def test_what_is_refused_is_not_timed() -> None:
    figures = Figures(50, 2)
    watch = timed(figures)
    watch.sent("north", "1", 0.0)
    watch.refused("north", "1")
    watch.acknowledged("north", "1", 5)
    watch.shown("north", 5, 0.1)
    watch.shown("south", 5, 0.1)
    assert (figures.moves, figures.own, figures.others) == (0, [], [])


def test_nothing_counts_while_the_server_warms_up() -> None:
    figures = Figures(50, 1)
    watch = Stopwatch(figures, 1, lambda: False)
    watch.sent("north", "1", 0.0)
    watch.acknowledged("north", "1", 1)
    watch.shown("north", 1, 0.5)
    assert (figures.moves, figures.own) == (0, [])


def test_an_answer_that_came_too_late_is_no_error() -> None:
    figures = Figures(200, 4)
    figures.refuse("stale", "question 5 of north is not open")
    figures.refuse("illegal", "'fly' is not offered")
    assert (figures.overtaken, figures.errors, figures.refused) == (1, 1, ["'fly' is not offered"])


def test_quantiles_are_times_that_were_measured() -> None:
    assert quantiles([float(n) for n in range(1, 201)]) == {"p50": 101.0, "p95": 191.0, "p99": 199.0}
    assert quantiles([7.0]) == {"p50": 7.0, "p95": 7.0, "p99": 7.0}
    assert quantiles([]) == {"p50": 0.0, "p95": 0.0, "p99": 0.0}


@pytest.mark.parametrize(
    ("own", "others", "errors", "holds"),
    [
        ([10.0] * 99, [10.0] * 99, 0, True),
        ([10.0] * 99, [10.0] * 99, 1, False),
        ([10.0] * 99, [11.0] * 99, 0, False),  # half of the other seats wait too long
        ([5.0] * 97 + [101.0] * 3, [5.0] * 99, 0, False),
        ([5.0] * 99, [], 0, True),  # a game for one
        ([], [], 0, False),  # nothing was measured
    ],
)
def test_a_bar_holds_at_every_seat_or_not_at_all(
    own: list[float], others: list[float], errors: int, holds: bool
) -> None:
    figures = Figures(200, 4, own=own, others=others, errors=errors)
    assert figures.bar is P1
    assert figures.holds(P1) is holds
    assert figures.summary()["bars"] == {"P1": {"limits_ms": {"p50": 10, "p99": 100}, "holds": holds}}


def test_the_number_of_tables_says_which_bar_is_measured() -> None:
    assert [Figures(tables, 4).bar for tables in (200, 500, 50, 60)] == [P1, P2, P3, None]
    assert Figures(200, 1).bar is P1
    assert Figures(200, 5).bar is None


def test_the_report_names_every_bar_and_how_to_measure_it() -> None:
    figures = Figures(50, 4, seconds=10.0, moves=100, overtaken=2, own=[3.0] * 100, others=[4.0] * 300)
    told = "\n".join(figures.lines())
    assert "100 moves in 10.0 s: 10.0 a second; 2 answers overtaken by another seat's; 0 errors" in told
    assert "answer to position, other seats: p50 4.0 ms, p95 4.0 ms, p99 4.0 ms" in told
    assert "P3 (50 tables × 4 seats: p99 ≤ 25 ms, no errors): holds" in told
    assert "P1 (200 tables × 4 seats: p50 ≤ 10 ms, p99 ≤ 100 ms, no errors): not measured" in told
    assert "--tables 500 --seats 4" in told
