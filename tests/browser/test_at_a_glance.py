"""What must be visible at a glance: a calm board, the option of a lesson, every Unit of a crowded Sector."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from sandtable.engine.game import Setup
from sandtable.engine.match import Match
from sandtable.games import load
from tests.browser.conftest import Visit
from tests.browser.people import begun, keeping
from tests.browser.table import Server, TablePage

PHONE: dict[str, Any] = {"width": 360, "height": 740, "has_touch": True, "is_mobile": True}
MOVING = "() => document.getAnimations().filter(one => one.effect.getTiming().iterations === Infinity).length"


@cache
def _until_work() -> tuple[str, ...]:
    """The answers up to the placing of Defenders, which highlights half the board."""
    match = Match.new(load("hegra"), Setup(1))
    answers: list[str] = []
    while match.decision.prompt != "place":
        answers.append(str(match.decision.options[0]))
        match.play(answers[-1])
    return tuple(answers)


@pytest.mark.parametrize(
    ("animation", "motion", "moves"),
    [("1", "no-preference", True), ("off", "no-preference", False), ("1", "reduce", False)],
)
def test_the_glow_of_hegra_breathes_only_for_whoever_likes_motion(
    visit: Visit, server: Server, animation: str, motion: str, moves: bool
) -> None:
    made = begun(server, "hegra", 1, _until_work())
    kept = keeping(server, made, animation=animation)
    page = visit(f"#/table/{made}", **kept, reduced_motion=motion)
    TablePage(page, server)
    expect(page.locator(".spot.lit").first).to_be_attached()
    assert (page.evaluate(MOVING) > 0) is moves


def _in_sight(page: Page) -> bool:
    """Whether the option of the lesson is between the question and the tabs."""
    option, top, panel = (
        page.locator(selector).bounding_box() for selector in (".option.expected", ".panel-body .top", ".panel-body")
    )
    assert option is not None
    assert top is not None
    assert panel is not None
    return bool(
        option["y"] >= top["y"] + top["height"] - 1
        and option["y"] + option["height"] <= panel["y"] + panel["height"] + 1
    )


@pytest.mark.parametrize(
    ("game", "lesson", "steps"),
    [("hegra", "first-day", 10), ("wolfenstein", "firefight", 8), ("atlantikwall", "first-landing", 10)],
)
def test_what_a_lesson_is_after_is_in_sight_on_a_phone(
    visit: Visit, server: Server, game: str, lesson: str, steps: int
) -> None:
    made = server.new_table(game, lesson=lesson)
    table = TablePage(visit(f"#/table/{made}", **keeping(server, made), **PHONE), server)
    expected = table.page.locator(".option.expected")
    for _ in range(steps):
        expect(expected).to_be_enabled()
        assert _in_sight(table.page), expected.inner_text()
        seq = table.seq
        expected.click()
        expect(table.desk).not_to_have_attribute("data-seq", str(seq))


@pytest.mark.parametrize("size", [PHONE, {"width": 1440, "height": 900}], ids=["phone", "desk"])
def test_four_units_in_one_sector_do_not_hide_each_other(visit: Visit, server: Server, size: dict[str, Any]) -> None:
    made = server.new_table("atlantikwall", seed=1, options={"units": 4, "map": "exercise-tiger"})
    page = visit(f"#/table/{made}", **keeping(server, made), **size)
    TablePage(page, server)
    dice = page.locator(".unit .die")
    expect(dice).to_have_count(4)
    boxes = dice.evaluate_all("dice => dice.map(die => die.getBoundingClientRect().toJSON())")  # at one moment
    assert len({round(box["y"]) for box in boxes}) == 1  # they stand side by side
    for one, other in combinations(boxes, 2):
        assert one["right"] <= other["left"] or other["right"] <= one["left"]


def test_every_seat_that_is_asked_can_be_chosen_on_a_phone(visit: Visit, server: Server) -> None:
    options = {"units": 4, "map": "exercise-tiger", "mode": "versus"}
    made = server.new_table("atlantikwall", seed=1, options=options)
    page = visit(f"#/table/{made}", **keeping(server, made), **PHONE)
    TablePage(page, server)
    for name in ("Baker", "Charlie", "Easy", "German", "Able"):  # more than one line of them
        seat = page.get_by_role("button", name=name, exact=True)
        seat.click()
        expect(seat).to_have_attribute("aria-pressed", "true")
