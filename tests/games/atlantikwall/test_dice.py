"""Dice and tallies, where many throws or exact counting show more than a single position."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from fractions import Fraction
from itertools import combinations, pairwise, permutations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sandtable.engine import action
from sandtable.engine.chance import Chance
from sandtable.engine.decision import Option
from sandtable.engine.errors import Malformed
from sandtable.engine.match import Match
from sandtable.engine.plain import Fields
from sandtable.engine.scenario import lay_table
from sandtable.games import load
from sandtable.games.atlantikwall import dice, odds, rolling, throwing
from sandtable.games.atlantikwall.log_dice import DiceThrown, DieCancelled
from sandtable.games.atlantikwall.names import ALLIED_COLOURS, FACES, SKULL, Colour, Face
from sandtable.games.atlantikwall.state import Die, State, Unit
from sandtable.games.atlantikwall.tally import item_points

GAME = load("atlantikwall")
ABLE: Fields = {"id": "able", "at": "1", "visited": ["1"], "soldiers": 20}
SIX = ("red", "red", "white", "white", "blue", "blue")


def table(phase: str, seed: int = 1, options: dict[str, Any] | None = None, **unit: Any) -> State:
    """A lone Unit on Exercise Tiger."""
    changes: Fields = {"phase": phase, "units.able": {**ABLE, **unit}}
    laid = lay_table(GAME, Chance(seed), {"units": 1, **(options or {})}, changes, bare=True)
    assert isinstance(laid, State)
    return laid


def tally(*faces: Face, colours: Sequence[str] = SIX) -> list[dict[str, str]]:
    return [{"colour": colour, "face": face} for colour, face in zip(colours, faces, strict=True)]


def upkeep(
    results: list[dict[str, str]], choose: Callable[[Sequence[Option]], Option] = lambda found: found[0]
) -> Unit:
    """The Unit after it has scored this tally."""
    match = Match(GAME, table("upkeep", soldiers=1, dice=results, closed=True), until="market")
    while match.decisions:
        match.play(choose(match.decision.options))
    unit: Unit = match.state.units["able"]
    return unit


# -- throws ------------------------------------------------------------------------------------------------------------


@pytest.mark.rules("DDD-DIC-01")
def test_every_face_is_as_likely_as_the_others() -> None:
    s = table("roll")
    shown = Counter(dice.throw(s, "red").face for _ in range(6_000))
    assert set(shown) == set(FACES)
    assert all(880 < number < 1_120 for number in shown.values())


@pytest.mark.rules("DDD-ROL-04", "DDD-ROL-05")
def test_any_set_of_unlocked_dice_can_be_thrown_again() -> None:
    """For every two dice that are Locked: 15 sets of the four others, and no other set."""
    for locked in rolling.TO_LOCK[6, 2]:
        match = Match(GAME, table("roll"))
        match.play(f"lock {locked}")
        free = [number for number in "123456" if number not in locked]
        every = {"".join(chosen) for size in range(1, 5) for chosen in combinations(free, size)}
        assert {option.args[0] for option in match.decision.options if option.verb == "reroll"} == every


@pytest.mark.rules("DDD-ROL-03")
def test_what_is_refused_is_what_is_not_offered() -> None:
    match = Match(GAME, table("roll"))
    match.play("lock 25")
    refused = {str(option) for option, refusal in match.decision.refused() if refusal.rule == "DDD-ROL-03"}
    offered = {str(option) for option in match.decision.options}
    assert not refused & offered
    assert {f"reroll {chosen}" for chosen in throwing.SETS[63]} == refused | offered - {"stop"}


@pytest.mark.rules("DDD-ROL-05")
@pytest.mark.parametrize("chosen", ["1", "46", "1346"])
def test_only_the_dice_that_were_named_are_thrown(chosen: str) -> None:
    match = Match(GAME, table("roll"))
    match.play("lock 25")
    before, count = match.state.units["able"].dice[:], match.state.chance.count
    match.play(f"reroll {chosen}")
    after = match.state.units["able"].dice
    assert [at for at in range(6) if str(at + 1) not in chosen and before[at] != after[at]] == []
    assert match.state.chance.count == count + len(chosen)


def test_the_die_thrown_once_more_waits_for_the_last_throw() -> None:
    changes: Fields = {
        "phase": "roll",
        "landing.at": "1",
        "landing.visited": ["1"],
        "german.soldiers": 9,
        "german.specialists": ["ladeschuetze"],
    }
    match = Match(GAME, lay_table(GAME, Chance(1), {"mode": "solitaire"}, changes, bare=True))
    match.play("lock 12")
    for _ in range(2):
        assert not [option for option in match.decision.options if option.verb == "once-more"]
        match.play("reroll 3")
    assert [str(option) for option in match.decision.options] == [*(f"once-more {n}" for n in "3456"), "stop"]


@pytest.mark.rules("ATL-RUL-68", "ATL-OPM-01", "ATL-OPL-01", "ATL-OPH-01", "ATL-OPD-01")
def test_rules_about_counters_exclude_each_other() -> None:
    """A table has one of them, or none; Blind Start goes with every one."""
    with pytest.raises(Malformed):
        GAME.options({"counters": ["mulligan", "lucky-dice"]})
    for rule in ("none", "mulligan", "lucky-dice", "hidden-resources", "desperate-measures"):
        found: Any = GAME.options({"counters": rule, "blind-start": True})
        assert (found.counters, found.blind_start) == (rule, True)


@pytest.mark.rules("ATL-OPH-04")
@pytest.mark.parametrize("spent", [1, 3, 8])
def test_each_counter_is_one_result(spent: int) -> None:
    match = Match(GAME, table("roll", options={"counters": "hidden-resources"}, counters=8), until="tally")
    match.state.counters = 0
    match.play("lock 12")
    for _ in range(spent):
        match.play("add red star")
    match.play("stop")
    able = match.state.units["able"]
    assert (len(able.dice), able.counters, match.state.counters) == (6 + spent, 8 - spent, spent)


# -- scoring -----------------------------------------------------------------------------------------------------------


@pytest.mark.rules("DDD-DIC-07")
def test_colour_changes_nothing_but_rwbs() -> None:
    """Four different faces give the same in any colours."""
    worth = {
        (unit.soldiers, unit.courage, unit.stars, unit.points)
        for colours in permutations(SIX, 4)
        for unit in [upkeep(tally("star", "soldiers", "courage", "tool", colours=colours))]
    }
    assert worth == {(3, 1, 1, 1)}


results = st.lists(st.tuples(st.sampled_from((*ALLIED_COLOURS, "plain")), st.sampled_from(FACES)), max_size=9)


@pytest.mark.rules("DDD-SKL-01", "DDD-SKL-03", "ATL-RUL-05", "ATL-RUL-07", "DDD-DIC-06")
@given(results, st.randoms(use_true_random=False))
def test_every_tally_adds_up(drawn: list[tuple[Colour, Face]], rng: Any) -> None:
    """Whatever its owner chooses: Skulls cancel one result each, RWBs share no die, the rest is gained."""
    unit = upkeep([{"colour": colour, "face": face} for colour, face in drawn], rng.choice)
    lying = unit.dice
    skulls = sum(die.face == SKULL for die in lying)
    gifts = unit.bonuses.count(SKULL)
    useful = len(lying) - skulls
    assert sum(die.cancelled for die in lying) == min(max(0, skulls - 3 * gifts), useful)
    assert not any(die.cancelled and die.face == SKULL for die in lying)
    for face in FACES:
        assert 3 * unit.bonuses.count(face) <= sum(die.face == face and die.colour != "plain" for die in lying)
    left = Counter(die.face for die in lying if not die.cancelled)
    assert unit.stars == left["star"]
    assert unit.courage == left["courage"]
    tools = left["tool"]
    assert unit.points == tools * (tools + 1) // 2 + 15 * gifts
    bonus = 4 * unit.bonuses.count("soldier") + 6 * unit.bonuses.count("soldiers")
    bonus += 3 * (unit.bonuses.count("courage") - unit.for_turn.get("battle-cry", 0))
    assert unit.soldiers == 1 + left["soldier"] + 2 * left["soldiers"] + bonus
    assert unit.straight == (set(FACES) == {die.face for die in lying})


@pytest.mark.rules("ATL-RUL-48")
def test_the_nth_tool_adds_n_points() -> None:
    s = table("upkeep")
    points = [item_points(s, tools) for tools in range(40)]
    assert [after - before for before, after in pairwise(points)] == list(range(1, 40))


@pytest.mark.rules("ATL-RUL-02", "ATL-RUL-03")
@pytest.mark.parametrize(
    ("side", "bonuses"),
    [
        ("allied", "dead-mans-gift leadership reinforcements fresh-troops battle-cry special-find"),
        ("german", "dispatch discipline support-troops replacements fanaticism ingenuity"),
    ],
)
def test_which_face_makes_which_bonus(side: str, bonuses: str) -> None:
    """Each face and its bonus, in the printed order of faces."""
    cards = table("upkeep").box.cards
    assert [cards.bonuses[side][face].id for face in FACES] == bonuses.split()


# -- odds --------------------------------------------------------------------------------------------------------------


class Tray:
    """All ways that free dice can lie, and the best chance from each, found by trying every set of dice."""

    def __init__(self, faces: Sequence[Face], free: Sequence[int], goal: Callable[[Sequence[Face]], bool]) -> None:
        self.faces, self.free, self.goal = faces, free, goal
        self.size = 6 ** len(free)

    def lying(self, state: int) -> list[Face]:
        found = list(self.faces)
        for at in self.free:
            state, face = divmod(state, 6)
            found[at] = FACES[face]
        return found

    @property
    def here(self) -> int:
        return sum(6**place * FACES.index(self.faces[at]) for place, at in enumerate(self.free))

    def thrown(self, values: list[float], place: int) -> list[float]:
        """The mean over one die."""
        step, found = 6**place, [0.0] * self.size
        for state in range(self.size):
            base = state - (state // step % 6) * step
            found[state] = sum(values[base + face * step] for face in range(6)) / 6
        return found

    def all_thrown(self, values: list[float], places: Sequence[int]) -> list[float]:
        for place in places:
            values = self.thrown(values, place)
        return values

    def best(self, throws: int, last: bool = False) -> list[float]:
        values = [float(self.goal(self.lying(state))) for state in range(self.size)]
        every = range(len(self.free))
        if last:
            singles = [values, *(self.thrown(values, place) for place in every)]
            values = [max(column) for column in zip(*singles, strict=True)]
        for _ in range(throws):
            sets = [chosen for size in range(len(self.free) + 1) for chosen in combinations(every, size)]
            columns = [self.all_thrown(values, chosen) for chosen in sets]
            values = [max(column) for column in zip(*columns, strict=True)]
        return values


def shows_rwb(face: Face) -> Callable[[Sequence[Face]], bool]:
    return lambda faces: all(face in faces[at : at + 2] for at in (0, 2, 4))


def shows_straight(faces: Sequence[Face]) -> bool:
    return len(set(faces)) == 6


LYING: list[tuple[Face, ...]] = [
    ("star", "skull", "star", "tool", "courage", "star"),
    ("soldier", "soldiers", "courage", "tool", "skull", "star"),
    ("skull", "skull", "skull", "soldiers", "soldiers", "tool"),
]


@pytest.mark.parametrize("faces", LYING)
@pytest.mark.parametrize("locked", ["13", "26"])
@pytest.mark.parametrize("last", [False, True])
def test_odds_of_a_lock_are_those_of_the_best_play(faces: tuple[Face, ...], locked: str, last: bool) -> None:
    """Exact chances against trying out all sets of dice in both re-rolls."""
    unit = Unit("able", dice=[Die(colour, face) for colour, face in zip(COLOURS, faces, strict=True)], throws=1)
    s = table("roll")
    free = [at for at in range(6) if str(at + 1) not in locked]
    mask = sum(1 << at for at in free)
    for face in ("star", "soldiers", "skull"):
        tray = Tray(faces, free, shows_rwb(face))
        assert float(odds.rwb(unit, face, 0, mask, 2, last)) == pytest.approx(tray.best(2, last)[tray.here])
    tray = Tray(faces, free, shows_straight)
    assert float(odds.straight(s, unit, 0, mask, 2, last)) == pytest.approx(tray.best(2, last)[tray.here])


@pytest.mark.parametrize("faces", LYING)
@pytest.mark.parametrize("chosen", ["2", "24", "2456"])
@pytest.mark.parametrize("later", [0, 1])
def test_odds_of_a_reroll_are_those_of_the_best_play_after_it(faces: tuple[Face, ...], chosen: str, later: int) -> None:
    unit = Unit("able", dice=[Die(colour, face) for colour, face in zip(COLOURS, faces, strict=True)], throws=2)
    s = table("roll")
    free = [1, 3, 4, 5]
    places = [free.index(int(number) - 1) for number in chosen]
    now, mask = dice.mask_of(dice.places_of(chosen)), 0b111010
    for face in ("star", "soldiers", "tool"):
        tray = Tray(faces, free, shows_rwb(face))
        expected = tray.all_thrown(tray.best(later), places)[tray.here]
        assert float(odds.rwb(unit, face, now, mask, later, False)) == pytest.approx(expected)
    tray = Tray(faces, free, shows_straight)
    expected = tray.all_thrown(tray.best(later), places)[tray.here]
    assert float(odds.straight(s, unit, now, mask, later, False)) == pytest.approx(expected)


COLOURS: tuple[Colour, ...] = ("red", "red", "white", "white", "blue", "blue")


def chances(match: Match[Any], option: str) -> dict[str, Fraction]:
    decision = match.decision
    found = decision.find(option)
    assert found is not None
    return {told.key: told.chance for told in action.odds(match.state, decision, found)}


def rolled(*faces: Face, **unit: Any) -> Match[Any]:
    """A Unit that has just thrown these dice."""
    match = Match(GAME, table("roll", **unit))
    match.state.units["able"].dice = [Die(colour, face) for colour, face in zip(COLOURS, faces, strict=True)]
    return match


def test_odds_are_told_where_dice_are_chosen() -> None:
    match = rolled("star", "skull", "star", "tool", "courage", "soldier")
    told = chances(match, "lock 13")
    assert told["rwb-star"] == 1 - Fraction(5, 6) ** 4
    assert "straight" not in told  # with two Stars Locked
    assert chances(match, "lock 12")["straight"] > 0
    match.play("lock 13")
    assert chances(match, "reroll 56")["rwb-star"] == 1 - Fraction(5, 6) ** 4
    assert chances(match, "reroll 6")["rwb-star"] == 1 - Fraction(5, 6) ** 3
    assert "rwb-star" not in chances(match, "stop")


def test_odds_of_what_lies_there_are_certain() -> None:
    match = rolled("star", "skull", "star", "tool", "star", "soldier")
    assert chances(match, "lock 13")["rwb-star"] == 1
    match.play("lock 13")
    assert chances(match, "stop") == {"rwb-star": Fraction(1)}
    assert chances(match, "reroll 5")["rwb-star"] == 1 - Fraction(5, 6) ** 3


@pytest.mark.rules("ATL-RUL-45")
def test_a_sectors_result_is_part_of_the_straights_odds() -> None:
    """Sector 2 adds a Courage: five faces on the dice are enough."""
    match = rolled("star", "skull", "soldiers", "tool", "soldier", "soldier", at="2", visited=["1", "2"])
    match.play("lock 12")
    assert chances(match, "stop")["straight"] == 1


@pytest.mark.rules("ATL-FAB-05")
def test_no_odds_of_a_bonus_that_the_sector_forbids() -> None:
    options = {"map": "exercise-fabius"}
    match = Match(GAME, table("roll", options=options, at="9", visited=["1", "9"]))
    match.state.units["able"].dice = [Die(colour, "soldiers") for colour in COLOURS]
    match.play("lock 12")
    assert chances(match, "stop") == {}


@pytest.mark.parametrize(("soldiers", "chance"), [(1, 0), (4, Fraction(3, 6)), (7, 1)])
def test_odds_to_survive_a_rethrown_d6(soldiers: int, chance: Fraction) -> None:
    """After the DEF of Sector 5, a Lucky Charm against Machine Gun Fire."""
    unit: dict[str, Any] = {"at": "5", "visited": ["1", "5"], "soldiers": soldiers + 3, "items": ["lucky-charm"]}
    match = Match(GAME, table("combat", **unit))
    assert match.decision.prompt == "d6"
    assert chances(match, "use lucky-charm")["survive"] == chance
    assert chances(match, "pass")["survive"] == (match.decision.number("die") < soldiers)


def test_odds_to_survive_a_move() -> None:
    """From Sector 5 to 7 across mines, with a Specialist to give up there: d6, then DEF 8, then Machine Gun Fire."""
    unit: dict[str, Any] = {"at": "5", "visited": ["1", "2", "5"], "soldiers": 14, "courage": 9}
    unit["specialists"] = ["medic", "scout"]
    match = Match(GAME, table("move", **unit))
    # 16 strong, 1 given up, 1 loss spared by the Medic: 15 - mines - (8 + guns - 1) > 0
    alive = sum(15 - mines - (7 + guns) > 0 for mines in range(1, 7) for guns in range(1, 7))
    assert chances(match, "move 7")["survive"] == Fraction(alive, 36)
    # Sector 4 beside it: no mines, no guns, and enough Soldiers for a DEF of 6
    assert chances(match, "move 4") == {}


# -- the log -----------------------------------------------------------------------------------------------------------


def test_dice_are_told_by_colour_and_face() -> None:
    thrown = DiceThrown("DDD-ROL-01", "able", 1, (Die("red", "star"), Die("plain", "tool")))
    assert thrown.values == {"side": "able", "throw": 1, "dice": ("red-star", "plain-tool")}
    assert DieCancelled("DDD-SKL-01", "able", Die("blue", "soldiers")).values == {
        "side": "able",
        "die": "blue-soldiers",
    }
