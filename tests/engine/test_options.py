"""What a description of options can say, shown with a game that needs all of it, and with one that needs little."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Annotated, Literal, get_args

import msgspec
import pytest

from sandtable.engine.errors import Malformed
from sandtable.engine.options import Campaign, Description, Listed, Setting
from sandtable.engine.plain import Fields
from tests.games.parley import GAME as PARLEY

Ground = Literal["crypt", "bridge", "ward", "yard"]
Goal = Literal["rescue", "sabotage"]
SEATS = ("ane", "bo", "cai", "dag")


class Options(msgspec.Struct, frozen=True, rename="kebab", forbid_unknown_fields=True):
    """A mission of the campaign, or a raid on some ground with some goal; two to four Heroes, who carry things on."""

    mission: str = "crossing"
    raid_ground: Ground = "crypt"
    raid_goal: Goal = "rescue"
    heroes: Annotated[int, msgspec.Meta(ge=2, le=4)] = 4
    players: Annotated[int, msgspec.Meta(ge=1, le=4)] = 1
    team: Annotated[tuple[Literal["red", "blue"], ...], msgspec.Meta(min_length=1, max_length=2)] = ("red",)
    hidden_hands: bool = False
    carried: tuple[str, ...] = ()


class Ending(msgspec.Struct):
    """As much of a finished game as the next chapter is told."""

    won: bool
    items: tuple[str, ...]


def missions(pack: Path | None = None) -> list[str]:
    return ["crossing", "kennels", *(["attic"] if pack else []), "raid"]


def impossible(options: Options) -> Iterator[str]:
    if options.players > options.heroes:
        yield f"players: {options.players} cannot share {options.heroes} Heroes"


def tables() -> Iterator[Fields]:
    for players in range(1, 5):
        for mission in missions()[:-1]:
            yield {"mission": mission, "players": players}
        for ground, goal in product(get_args(Ground), get_args(Goal)):
            yield {"mission": "raid", "raid-ground": ground, "raid-goal": goal, "players": players}


def hand_on(ending: Ending) -> Fields:
    return {"carried": ending.items if ending.won else ()}


RAIDERS = Description(
    "raiders",
    Options,
    seats=lambda options: SEATS[: options.players],
    variants={"standard": {}, "pair": {"heroes": 2, "players": 2}},
    listed={"mission": Listed("mission", missions)},
    impossible=impossible,
    tables=tables,
    balance_sheet=lambda: {"crossing": {"alone": {}, "pair": {"players": 2}}},
    campaign=Campaign(lambda pack: ({"mission": name} for name in missions(pack)[:-1]), hand_on, ("carried",)),
)


def test_every_option_has_its_kind_values_bounds_and_default_from_the_struct() -> None:
    assert RAIDERS.settings() == (
        Setting("mission", "choice", "crossing", ("crossing", "kennels", "raid")),
        Setting("raid-ground", "choice", "crypt", ("crypt", "bridge", "ward", "yard")),
        Setting("raid-goal", "choice", "rescue", ("rescue", "sabotage")),
        Setting("heroes", "number", 4, least=2, most=4),
        Setting("players", "number", 1, least=1, most=4),
        Setting("team", "several", ("red",), ("red", "blue"), 1, 2),
        Setting("hidden-hands", "flag", False),
        Setting("carried", "several", ()),
    )


def test_the_missions_of_a_pack_are_among_the_values(tmp_path: Path) -> None:
    mission, *_ = RAIDERS.settings(str(tmp_path))
    assert mission.choices == ("crossing", "kennels", "attic", "raid")
    assert [chapter["mission"] for chapter in RAIDERS.chapters(str(tmp_path))] == ["crossing", "kennels", "attic"]
    RAIDERS.check(RAIDERS.read({"mission": "attic"}), str(tmp_path))
    with pytest.raises(Malformed, match=r"no mission 'attic'; missions: crossing, kennels, raid$"):
        RAIDERS.check(RAIDERS.read({"mission": "attic"}))


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"missions": "x"}, "raiders has no option 'missions'; options: carried, heroes, hidden-hands, mission, "),
        ({"heroes": 5}, "raiders options: heroes: Expected `int` <= 4"),
        (
            {"mission": "x" * 50},
            f"raiders options: mission: no mission '{'x' * 40}'; missions: crossing, kennels, raid",
        ),
        ({"heroes": 2, "players": 3}, "raiders options: players: 3 cannot share 2 Heroes"),
    ],
)
def test_options_that_make_no_game_are_refused_with_the_reason(options: Fields, message: str) -> None:
    with pytest.raises(Malformed) as refused:
        RAIDERS.seats_with(options)
    assert str(refused.value).startswith(message)


def test_seats_follow_from_the_options() -> None:
    assert RAIDERS.seats_with({}) == ("ane",)
    assert RAIDERS.seats_with({"players": 3}) == ("ane", "bo", "cai")


def test_the_option_that_counts_the_seats_is_found() -> None:
    """Two to four Heroes are counted too, and nobody sits down for them."""
    assert (RAIDERS.seats_option, RAIDERS.most_seats) == ("players", SEATS)
    assert (PARLEY.description.seats_option, PARLEY.description.most_seats) == ("envoys", ("north", "south", "east"))


def test_a_game_in_which_no_option_counts_the_seats_has_those_of_its_usual_table() -> None:
    alone = Description("alone", Options, seats=lambda options: ("ane",), variants={})
    assert (alone.seats_option, alone.most_seats) == ("", ("ane",))


def test_counting_through_the_tables_reaches_each_again_and_again() -> None:
    assert len(RAIDERS.tables) == 4 * (2 + 4 * 2)
    assert RAIDERS.table(3) == RAIDERS.table(43) == {**RAIDERS.tables[3]}
    raids = {(table["raid-ground"], table["raid-goal"]) for table in RAIDERS.tables if table["mission"] == "raid"}
    assert len(raids) == 8


def test_a_finished_chapter_hands_on_what_the_next_begins_with() -> None:
    campaign = RAIDERS.campaign
    assert campaign is not None
    _, following = RAIDERS.chapters()
    begun = {**following, **campaign.hand_on(Ending(True, ("rope", "map")))}
    assert RAIDERS.read(begun) == Options(mission="kennels", carried=("rope", "map"))
    assert campaign.hand_on(Ending(False, ("rope",))) == {"carried": ()}


def test_a_small_game_says_only_who_sits_where_and_what_to_try() -> None:
    """Its tables and its balance sheet are its variants, and it has no campaign."""
    small = Description(
        "small", Options, seats=lambda options: ("ane",), variants={"standard": {}, "four": {"heroes": 4}}
    )
    assert small.tables == ({}, {"heroes": 4})
    assert small.balance_sheet == {"small": small.variants}
    assert (small.campaign, small.chapters()) == (None, ())
    small.check(small.read({"players": 4, "heroes": 2}))
