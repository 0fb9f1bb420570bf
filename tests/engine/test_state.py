"""The state: written as plain data, read back exactly, and identified by its digest."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from sandtable.engine.chance import Chance
from sandtable.engine.errors import Malformed
from sandtable.engine.event import Event
from sandtable.engine.state import GameOver, Outcome, from_plain, plain
from tests.games.parley.state import NORTH, SOUTH, Box, Options, State
from tests.support import CASES, GAMES, Case, new_match, play_some, walk

BOX = Box(Options())


def bare(**fields: Any) -> State:
    return State(box=BOX, chance=Chance(1), **fields)


def test_a_position_as_plain_data_has_every_field_of_the_table_and_nothing_else() -> None:
    state = bare(round=3, deck=["rose-1"], hands={NORTH: ["drum-1"], SOUTH: []}, outcome=Outcome(True, NORTH, "vales"))
    data = plain(state)
    assert data["outcome"] == {"won": True, "result": NORTH, "cause": "vales"}
    assert (data["round"], data["deck"]) == (3, ["rose-1"])
    assert data["hands"] == {NORTH: ["drum-1"], SOUTH: []}
    assert set(State.__struct_fields__) - set(data) == {"box", "chance", "sink"}


@pytest.mark.parametrize("case", CASES, ids=str)
def test_plain_data_gives_the_position_back(case: Case) -> None:
    match = case.match(40)
    for taken in walk(match, 40):
        state = match.state
        again = from_plain(type(state), plain(state), box=state.box, chance=state.chance)
        assert again.digest() == state.digest()
        if taken == 30:
            break


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ({"turn": 3}, "no field 'turn'; fields: claims, deck, discard, "),
        ({"sink": 3}, "no field 'sink'"),
        ({"box": 3}, "no field 'box'"),
        ({"chance": 3}, "no field 'chance'"),
        ({"round": "three"}, "Expected `int`, got `str` - at `round`"),
        ({"round": True}, "Expected `int`, got `bool` - at `round`"),
        ({"deck": {"a": 1}}, "Expected `array`, got `object` - at `deck`"),
        ({"deck": ["a", None]}, r"Expected `str`, got `null` - at `deck\[1\]`"),
        ({"outcome": {"won": True}}, "missing required field `result` - at `outcome`"),
        ({"round": 2**64}, "a number is too large for any table"),
        ({"round": -(2**63) - 1}, "a number is too large for any table"),
    ],
)
def test_what_does_not_fit_the_table_is_named(data: dict[str, Any], message: str) -> None:
    with pytest.raises(Malformed, match=message):
        from_plain(State, data, box=BOX, chance=Chance(1))


# -- digest and copy -----------------------------------------------------------------------------------------------


def test_the_digest_differs_when_anything_on_the_table_or_in_the_dice_does() -> None:
    states = [
        bare(),
        bare(round=2),
        bare(deck=["rose-1"]),
        bare(discard=["rose-1"]),
        bare(claims={NORTH: "peace vale-1"}),
        bare(claims={SOUTH: "peace vale-1"}),
        bare(outcome=Outcome(True, NORTH)),
        bare(outcome=Outcome(False, NORTH)),
        State(box=BOX, chance=Chance(2)),
        State(box=BOX, chance=Chance(1, 1)),
        State(box=BOX, chance=Chance(2**200)),
    ]
    assert len({state.digest() for state in states}) == len(states)
    assert bare().digest() == bare().digest()
    assert bare(sink=print).digest() == bare().digest()


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: str(game.key))
def test_a_copy_shares_nothing_that_can_change(game: Any) -> None:
    """The copy has its own lists and tables, nested ones included."""
    state = play_some(new_match(game, 3), 3, 20).state
    twin = state.copy()
    assert twin.digest() == state.digest()
    assert twin.sink is None
    assert twin.chance is not state.chance
    assert twin.box is state.box
    shared = {id(part) for part in changeable(state)} & {id(part) for part in changeable(twin)}
    assert not shared


def changeable(value: Any) -> list[Any]:
    """The mutable parts of a value: lists, tables and structs that are not frozen."""
    if isinstance(value, msgspec.Struct):
        names = [name for name in value.__struct_fields__ if name not in ("box", "sink")]
        found = [part for name in names for part in changeable(getattr(value, name))]
        return found if value.__struct_config__.frozen else [*found, value]
    if isinstance(value, dict):
        return [value, *(part for item in value.values() for part in changeable(item))]
    if isinstance(value, list):
        return [value, *(part for item in value for part in changeable(item))]
    if isinstance(value, tuple):
        return [part for item in value for part in changeable(item)]
    return []


class Later(State, kw_only=True, omit_defaults=True):
    """The same table after somebody has added a field to it."""

    banners: list[str] = []


def test_a_field_that_is_added_later_leaves_old_digests_as_they_are() -> None:
    fields: dict[str, Any] = {"round": 3, "deck": ["rose-1"]}
    later = Later(box=BOX, chance=Chance(1), **fields)
    assert later.digest() == bare(**fields).digest()
    later.banners.append("red")
    assert later.digest() != bare(**fields).digest()


# -- telling and ending --------------------------------------------------------------------------------------------


def test_nothing_is_built_when_nobody_listens() -> None:
    built: list[str] = []

    def build(rule: str) -> Event:
        built.append(rule)
        return Event(rule)

    bare().tell(build, "PARL-SET-01")
    assert built == []


def test_who_listens_hears() -> None:
    heard: list[Event] = []
    bare(sink=heard.append).tell(Event, "PARL-SET-01")
    assert heard == [Event("PARL-SET-01")]


def test_a_game_ends_here_and_now() -> None:
    state = bare()
    with pytest.raises(GameOver):
        state.end(Outcome(False, "even"))
    assert state.outcome == Outcome(False, "even")
