"""What a scenario file cannot show well: the flow of a whole game, every day or level in turn, options compared."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

import msgspec
import pytest

from sandtable.engine.chance import Chance, ScriptedChance
from sandtable.engine.decision import Decision, Option
from sandtable.engine.match import Match
from sandtable.engine.state import GameOver
from sandtable.games import load
from sandtable.games.hegra.actions import times
from sandtable.games.hegra.box import Box, standard_box
from sandtable.games.hegra.effects import carry_out
from sandtable.games.hegra.game import PHASES, STEPS
from sandtable.games.hegra.invariants import broken
from sandtable.games.hegra.log import DayBegan, EventDrawn, InfantryAdded, TrackMoved
from sandtable.games.hegra.names import DEFENDERS
from sandtable.games.hegra.options import Options
from sandtable.games.hegra.setup import empty, set_up
from sandtable.games.hegra.state import Patient, Runner, State
from sandtable.games.hegra.tracks import gain_supplies, lose_supplies

GAME = load("hegra")
BOX = standard_box(Options())
DAYS = range(1, 12)
STAGES = {day: "mobilisation" if day <= 3 else "first-attack" if day <= 6 else "siege" for day in DAYS}
DECKS = {day: "siege-1" if day in (7, 8) else "siege-2" if day > 8 else STAGES[day] for day in DAYS}

EVENT_STEPS = {
    "mobilisation": ["event", "doubt-discs", "recruit"],
    "first-attack": ["event", "recruit", "infantry", "attack"],
    "siege": ["event", "air-tiles", "hit-tiles", "infantry", "attack"],
}
MORNING_STEPS = ["morning", "muster", "place"]
DAY_STEPS = [
    "mobilisation",
    "walls",
    "artillery",
    "send-runners",
    "counter-patrol",
    "runners",
    "returns",
    "maintenance",
    "infirmary",
    "relapse",
    "morale-modifiers",
    "morale-cards",
    "surrender",
    "turn-track",
]
LAST_STEPS = {3: ["coup", "next-day"], 6: ["retreat", "next-day"], 11: ["last-stand"]}


def table(box: Box = BOX, script: Mapping[str, Sequence[object]] | None = None, **fields: Any) -> State:
    """An empty table with just these things on it."""
    s = empty(box, ScriptedChance(script or {}))
    for name, value in fields.items():
        setattr(s, name, value)
    return s


def play(s: State, *answers: str, until: str) -> Match[State]:
    """Play to a resting point with exactly these answers."""
    match = Match(GAME, s, listen=True, until=until)
    for answer in answers:
        match.play(answer)
    assert not match.decisions, f"still asked: {match.decision.prompt}"
    return match


def carry(s: State, *text: dict[str, Any]) -> None:
    """Carry out a text that asks nothing."""
    for asked in carry_out(s, text):
        pytest.fail(f"asked: {asked}")


# -- A whole game ------------------------------------------------------------------------------------------------


def play_through(s: State) -> Iterator[tuple[int, str, State]]:
    """Every resting point of a game in which the commander does as little as possible."""
    while s.outcome is None:
        yield s.day, s.phase, s
        step = STEPS[s.phase](s)
        try:
            asked = next(step)
            while True:
                assert isinstance(asked, Decision)
                asked = step.send(modest(asked))
        except (StopIteration, GameOver):
            continue


def modest(decision: Decision) -> Option:
    for text in ("done", "stop"):
        if option := decision.find(text):
            return option
    return decision.options[0]


def a_full_game() -> Iterator[tuple[int, str, State]]:
    """A game with enough help from outside to reach the Last Stand."""
    for day, phase, s in play_through(set_up(BOX, Chance(1))):
        s.surrender = 0
        s.morgue.clear()
        s.waiting.clear()
        s.tired = ["soldier"] * 20
        yield day, phase, s


@pytest.mark.rules(
    "HEGRA-OVR-01",
    "HEGRA-OVR-02",
    "HEGRA-OVR-03",
    "HEGRA-EVM-08",
    "HEGRA-EVA-01",
    "HEGRA-EVS-01",
    "HEGRA-EVA-06",
    "HEGRA-REC-12",
    "HEGRA-EVS-04",
    "HEGRA-RUL-02",
    "HEGRA-RUL-70",
)
def test_a_full_game_lasts_eleven_days_of_event_morning_and_day() -> None:
    expected = []
    for day in DAYS:
        morning = MORNING_STEPS if day > 1 else ["morning", "place"]
        steps = [*EVENT_STEPS[STAGES[day]], *morning, *DAY_STEPS, *LAST_STEPS.get(day, ["next-day"])]
        expected += [(day, step) for step in steps]
    points = [(day, phase) for day, phase, _ in a_full_game()]
    assert [point for point, _ in groupby(points)] == expected


@pytest.mark.rules("HEGRA-OVR-03")
def test_every_step_belongs_to_the_event_the_morning_or_the_day_phase() -> None:
    for steps in EVENT_STEPS.values():
        assert {PHASES[step] for step in steps} == {"event"}
    assert {PHASES[step] for step in MORNING_STEPS} == {"morning"}
    assert {PHASES[step] for step in (*DAY_STEPS, *LAST_STEPS[3], *LAST_STEPS[6], *LAST_STEPS[11])} == {"day"}


@pytest.mark.rules("HEGRA-OVR-01", "HEGRA-OVR-02", "HEGRA-OVR-04", "HEGRA-EVS-05", "HEGRA-PAT-02")
def test_the_turn_track_has_eleven_days_in_three_stages() -> None:
    rows = {"mobilisation": "yellow", "first-attack": "green", "siege": "blue"}
    found = {number: (day.stage, day.events, day.row) for number, day in enumerate(BOX.tracks.day, 1)}
    assert found == {day: (STAGES[day], DECKS[day], rows[STAGES[day]]) for day in DAYS}


@pytest.mark.rules("HEGRA-EVM-01", "HEGRA-RUL-25", "HEGRA-OVR-04", "HEGRA-CMP-14")
def test_each_day_draws_one_new_card_that_stays_current_until_the_next() -> None:
    cards: dict[int, set[str]] = {}
    for day, phase, s in a_full_game():
        if phase != "event":
            cards.setdefault(day, set()).add(s.card)
    assert [len(cards[day]) for day in DAYS] == [1] * 11
    assert [BOX.events[cards[day].pop()].deck for day in DAYS] == list(DECKS.values())
    assert len(set(s.events_seen)) == len(s.events_seen) == 12
    assert BOX.events[s.card].deck == "last-stand"


@pytest.mark.rules("HEGRA-EVM-01", "HEGRA-EVM-02", "HEGRA-EVM-05")
def test_the_weather_is_told_before_the_text() -> None:
    s = table(script={"event": ["all-night-snowfall"]}, snow=1)
    log = [logged.event for logged in play(s, until="doubt-discs").log]
    assert [(type(event), event.rule) for event in log] == [
        (DayBegan, "HEGRA-OVR-03"),
        (EventDrawn, "HEGRA-EVM-02"),
        (TrackMoved, "HEGRA-EVM-03"),
        (TrackMoved, "HEGRA-EVM-05"),
    ]


# -- Doubt and Fear ----------------------------------------------------------------------------------------------


@pytest.mark.rules("HEGRA-EVM-06", "HEGRA-EVM-09")
@pytest.mark.parametrize(("space", "discs", "morale"), [(0, 3, 0), (1, 2, 0), (2, 1, 0), (3, 0, 1), (4, 0, 2)])
def test_each_space_of_the_doubt_track_has_its_discs_and_its_morale(space: int, discs: int, morale: int) -> None:
    s = table(phase="doubt-discs", doubt=space, reserve=["doubt"] * 6)
    play(s, until="recruit")
    assert s.recruit_bag == ["doubt"] * discs
    s = table(phase="morale-modifiers", doubt=space, supplies=1)
    play(s, until="morale-cards")
    assert s.morale == morale


@pytest.mark.rules("HEGRA-EVM-06", "HEGRA-EVA-02", "HEGRA-RUL-02")
@pytest.mark.parametrize("day", DAYS)
def test_only_the_days_of_the_mobilisation_add_doubt_by_the_track(day: int) -> None:
    s = table(day=day, doubt=2, reserve=["doubt"] * 6, recruit_bag=["soldier"], hit_bag=["miss"] * 4, card="leaflets")
    s.phase = EVENT_STEPS[STAGES[day]][1]
    play(s, until="morning")
    assert s.recruit_bag.count("doubt") == (1 if day <= 3 else 0)


@pytest.mark.rules("HEGRA-EVM-10")
@pytest.mark.parametrize("fear", range(7))
def test_the_coup_drives_off_as_many_as_fear_shows(fear: int) -> None:
    s = table(phase="coup", day=3, fear=fear, recruit_bag=["soldier"] * 8 + ["doubt"] * 2)
    play(s, until="next-day")
    assert (s.recruit_bag.count("soldier"), s.recruit_bag.count("doubt"), len(s.reserve)) == (8 - fear, 2, fear)


@pytest.mark.rules("HEGRA-EVM-09", "HEGRA-EVM-10", "HEGRA-OVR-06")
@pytest.mark.parametrize("day", range(4, 12))
def test_fear_and_doubt_cannot_be_moved_once_they_are_gone(day: int) -> None:
    s = table(day=day, fear=2, doubt=2)
    carry(s, {"fear": 1}, {"doubt": 1}, {"fear": -1}, {"doubt": -2}, {"negotiate": 1})
    assert (s.fear, s.doubt) == (2, 2)


@pytest.mark.rules("HEGRA-RUL-10")
@pytest.mark.parametrize(
    ("fear", "doubt", "offered"),
    [
        (3, 2, {"negotiate fear", "negotiate doubt", "done"}),
        (0, 2, {"negotiate doubt", "done"}),
        (3, 4, {"negotiate fear", "done"}),
        (0, 4, {"negotiate fear", "negotiate doubt", "done"}),
    ],
)
def test_a_track_at_its_best_cannot_be_negotiated_unless_both_are(fear: int, doubt: int, offered: set[str]) -> None:
    s = table(phase="mobilisation", fear=fear, doubt=doubt, placed={"negotiate": ("soldier",)})
    assert {str(option) for option in Match(GAME, s).decision.options} == offered


# -- Infantry ----------------------------------------------------------------------------------------------------


@pytest.mark.rules("HEGRA-EVA-03")
@pytest.mark.parametrize(("difficulty", "arrive"), [("recruit", 3), ("standard", 4), ("veteran", 5)])
def test_the_difficulty_shifts_the_cards_number_by_one(difficulty: str, arrive: int) -> None:
    box = GAME.box(GAME.options({"difficulty": difficulty}))
    s = table(box, phase="infantry", day=5, card="farm-on-fire")
    log = play(s, until="attack").log
    assert s.standing == [arrive, 0, 0, 0]
    assert [logged.event for logged in log] == [InfantryAdded("HEGRA-EVA-03", arrive, 1)]


@pytest.mark.rules("HEGRA-EVA-03", "HEGRA-EVA-04", "HEGRA-EVA-05")
@pytest.mark.parametrize(("day", "sectors"), [(4, 3), (7, 4)])
def test_infantry_fill_the_sectors_from_below_until_all_are_full(day: int, sectors: int) -> None:
    s = table(day=day, card="white-drifts")  # infantry number 5
    for filled in range(1, sectors + 2):
        s.phase = "infantry"
        play(s, until="attack")
        full = min(filled, sectors)
        assert s.standing == [5] * full + [0] * (4 - full)


@pytest.mark.rules("HEGRA-EVS-03")
@pytest.mark.parametrize("pieces", range(7))
def test_a_siege_day_draws_two_tiles_and_one_for_each_piece_on_the_map(pieces: int) -> None:
    spaces = ["yellow-1", "yellow-3", "yellow-5", "green-2", "green-4", "green-6"]
    s = table(phase="hit-tiles", day=7, artillery=spaces[:pieces], hit_bag=["miss"] * 10)
    play(s, until="infantry")
    assert s.tiles == ["miss"] * (2 + pieces)


@pytest.mark.rules("HEGRA-EVS-02")
def test_each_siege_day_takes_the_next_air_stack_until_none_is_left() -> None:
    s = table(day=7, air=["air-supply", "air-morale"])
    bag: list[str] = []
    for stack in ("air-supply", "air-morale", ""):
        s.phase = "air-tiles"
        play(s, until="hit-tiles")
        bag += [stack, stack] if stack else []
        assert s.hit_bag == bag
    assert s.air == []


# -- Patrols -----------------------------------------------------------------------------------------------------


@pytest.mark.rules("HEGRA-PAT-01")
@pytest.mark.parametrize("icons", range(4))
def test_a_patrol_is_drawn_for_each_icon(icons: int) -> None:
    days = tuple(msgspec.structs.replace(day, patrols=icons) for day in BOX.tracks.day)
    box = msgspec.structs.replace(BOX, tracks=msgspec.structs.replace(BOX.tracks, day=days))
    s = table(box, phase="turn-track", day=8, patrol_bag=[1, 2, 3, 4])
    play(s, until="next-day")
    assert len(s.patrols) == icons
    assert len(s.patrol_bag) == 4 - icons


@pytest.mark.rules("HEGRA-PAT-02", "HEGRA-RUL-70", "HEGRA-RUL-69")
@pytest.mark.parametrize("day", DAYS)
def test_a_patrol_goes_to_the_row_of_the_days_stage(day: int) -> None:
    row = {"mobilisation": "yellow", "first-attack": "green", "siege": "blue"}[STAGES[day]]
    s = table(day=day, patrol_bag=[5, 2], script={"patrol": [5, 2]}, suspicion=6)
    carry(s, {"patrols": 1}, {"suspicion": 1})
    assert s.patrols == [f"{row}-5", f"{row}-2"]


@pytest.mark.rules("HEGRA-PAT-04", "HEGRA-PAT-05", "HEGRA-OVR-06")
def test_without_patrols_the_depots_are_emptied_from_the_left_and_then_shells_fall() -> None:
    s = table(day=8, depots={"depot-1": 1, "depot-2": 0, "depot-3": 1, "depot-4": 1}, hit_bag=["miss"])
    emptied = []
    for _ in range(4):
        carry(s, {"patrols": 1})
        emptied.append([depot for depot, tokens in s.depots.items() if not tokens])
    assert emptied == [
        ["depot-1", "depot-2"],
        ["depot-1", "depot-2", "depot-3"],
        ["depot-1", "depot-2", "depot-3", "depot-4"],
        ["depot-1", "depot-2", "depot-3", "depot-4"],
    ]
    assert (s.hit_bag, s.tiles, s.routes, s.patrols) == ([], ["miss"], [], [])


# -- Tracks ------------------------------------------------------------------------------------------------------


@pytest.mark.rules("HEGRA-OVR-07", "HEGRA-MTK-03", "HEGRA-RUL-67", "HEGRA-RUL-84", "HEGRA-RUL-10", "HEGRA-EVM-04")
@pytest.mark.parametrize(
    ("effect", "field", "lowest", "highest"),
    [
        ("morale", "morale", -3, 3),
        ("suspicion", "suspicion", 1, 6),
        ("fear", "fear", 0, 6),
        ("defence", "defence", 0, 4),
        ("snow", "snow", 1, 5),
    ],
)
def test_a_marker_never_leaves_its_track(effect: str, field: str, lowest: int, highest: int) -> None:
    s = set_up(BOX, Chance(1))
    s.card = "bad-news"
    s.hit_bag = ["miss"] * 40
    s.snow_deck = []
    seen = set()
    for change in (*([1] * 12), *([-1] * 24)):
        carry(s, {effect: change})
        seen.add(getattr(s, field))
    assert (min(seen), max(seen)) == (lowest, highest)


@pytest.mark.rules("HEGRA-OVR-07", "HEGRA-RUL-10", "HEGRA-RUL-84")
def test_doubt_and_surrender_stay_at_their_best() -> None:
    s = table(day=2, doubt=0, surrender=3)
    carry(s, *[{"doubt": -1}, {"surrender": -1}] * 6)
    assert (s.doubt, s.surrender) == (len(BOX.tracks.doubt) - 1, 0)
    carry(s, *[{"doubt": 1}] * 6)
    assert s.doubt == 0


@pytest.mark.rules("HEGRA-SUP-01", "HEGRA-RUL-92", "HEGRA-RUL-38")
def test_supplies_are_a_plain_number_from_0_up() -> None:
    s = table()
    gain_supplies(s, 73, "HEGRA-REC-10")
    assert s.supplies == 73
    lose_supplies(s, 71, "HEGRA-EVM-05")
    assert s.supplies == 2
    lose_supplies(s, 5, "HEGRA-EVM-05")
    lose_supplies(s, 1, "HEGRA-EVM-05")
    assert s.supplies == 0


@pytest.mark.rules("HEGRA-RUL-99", "HEGRA-MTK-01", "HEGRA-MTK-02")
@pytest.mark.parametrize("start", range(-3, 4))
def test_morale_moves_a_level_at_a_time_and_what_does_not_fit_is_replaced(start: int) -> None:
    s = table(morale=start, hope=["saved-for-last"] * 9)
    carry(s, {"morale": 4})
    assert (s.morale, len(s.low)) == (3, start + 4 - 3) if start >= 0 else (start + 4, 0)
    s = table(morale=start, card="bad-news", tired=["soldier"] * 9)
    carry(s, {"morale": -4})
    assert (s.morale, len(s.reserve)) == (-3, 4 - start - 3) if start <= 0 else (start - 4, 0)


# -- The Reserve -------------------------------------------------------------------------------------------------


@pytest.mark.rules("HEGRA-OVR-05")
def test_what_is_sent_to_the_reserve_can_be_used_again() -> None:
    """A Defender lost comes back by a card, a Doubt disc taken out goes in again, a Miss tile too."""
    s = table(day=8, card="bad-news", tired=["medic"], recruit_bag=["doubt"], hit_bag=["miss"])
    carry(s, {"lose": 1}, {"doubt-discs": -1}, {"miss": -1})
    assert (s.tired, s.recruit_bag, s.hit_bag) == ([], [], [])
    assert sorted(s.reserve) == ["doubt", "medic"]
    assert s.tiles == ["miss"]
    step = carry_out(s, [{"enlist": 1}, {"doubt-discs": 1}, {"miss": 1}])
    next(step)
    with pytest.raises(StopIteration):
        step.send(Option("take", ("medic",)))
    assert (s.tired, s.recruit_bag, s.hit_bag) == (["medic"], ["doubt"], ["miss"])
    assert (s.reserve, s.tiles) == ([], [])


@pytest.mark.rules("HEGRA-OVR-06", "HEGRA-RUL-71")
def test_eleven_snow_cards_are_found_and_then_never_again() -> None:
    s = set_up(BOX, Chance(5))
    s.hit_bag, s.damage = ["miss"], {}
    found = []
    for _ in range(13):
        s.snow, s.damage = 1, {}  # nothing to repair: the toolbox asks nothing
        carry(s, {"snow": -1})
        assert s.snow == 3
        found.append(len(s.snow_seen))
    assert found == [*range(1, 12), 11, 11]
    assert sorted(s.snow_seen) == sorted(BOX.snow)


@pytest.mark.rules("HEGRA-OVR-05", "HEGRA-OVR-06", "HEGRA-OVR-07")
def test_whatever_happens_every_piece_is_somewhere_and_every_marker_on_its_track() -> None:
    for seed in range(3):
        for _, _, s in play_through(set_up(BOX, Chance(seed))):
            assert list(broken(s)) == []


# -- The end -----------------------------------------------------------------------------------------------------

RESULTS = [("german-retreat", 4), ("truce", 5), ("honourable-surrender", 6), ("surrender", 8)]


@pytest.mark.rules("HEGRA-END-02", "HEGRA-END-03", "HEGRA-END-05")
@pytest.mark.parametrize("level", range(len(RESULTS)))
@pytest.mark.parametrize("short", [0, 1])
def test_the_last_stand_is_survived_with_enough_and_lost_with_one_fewer(level: int, short: int) -> None:
    result, required = RESULTS[level]
    s = table(phase="last-stand", day=11, surrender=level, hit_bag=["miss"] * 2, defence=1)
    s.chance = ScriptedChance({"event": ["white-out-attack"]})
    s.rest = ["soldier"] * (required - short)
    Match(GAME, s)
    assert s.outcome is not None
    assert s.outcome.won == (not short)
    assert s.outcome.result == ("defeat" if short else result)


@pytest.mark.rules("HEGRA-END-04")
@pytest.mark.parametrize("day", DAYS)
@pytest.mark.parametrize("level", range(len(RESULTS)))
def test_too_few_healthy_defenders_lose_only_in_the_siege(day: int, level: int) -> None:
    for healthy in (RESULTS[level][1] - 1, RESULTS[level][1]):
        s = table(phase="surrender", day=day, surrender=level, tired=["soldier"] * healthy)
        Match(GAME, s, until="turn-track")
        assert (s.outcome is not None) == (day >= 7 and healthy < RESULTS[level][1])


@pytest.mark.rules("HEGRA-END-01")
def test_only_the_last_level_shows_the_skull() -> None:
    levels = [(level.result, level.skull) for level in BOX.tracks.surrender]
    assert levels == [*((result, False) for result, _ in RESULTS), ("unconditional-surrender", True)]


# -- Defenders ---------------------------------------------------------------------------------------------------


@pytest.mark.rules("HEGRA-DFN-02", "HEGRA-DFN-03")
@pytest.mark.parametrize(
    ("fields", "healthy"),
    [
        ({"tired": ["medic", "soldier"]}, 2),
        ({"rest": ["medic", "soldier"]}, 2),
        ({"ready": ["medic", "soldier"]}, 2),
        ({"walls": {"wall": "soldier", "wall-b": "hunter"}}, 2),
        ({"beds": [Patient("soldier", 6), None, None]}, 0),
        ({"waiting": [Patient("soldier", 6)]}, 0),
        ({"morgue": ["soldier"]}, 0),
        ({"reserve": ["soldier"]}, 0),
        ({"recruit_bag": ["soldier"]}, 0),
        ({"recruitment": ["soldier"]}, 0),
        ({"runners": [Runner(1, "soldier", "fortress"), Runner(2, "soldier", "blue-2")]}, 0),
    ],
)
def test_who_is_healthy(fields: dict[str, Any], healthy: int) -> None:
    assert table(**fields).healthy == healthy


@pytest.mark.rules("HEGRA-DFN-09", "HEGRA-DFN-06", "HEGRA-DFN-07")
def test_a_type_counts_double_only_where_a_space_says_so() -> None:
    """The book's doubles, and ours on three spaces for which it prints none; everybody else counts as one."""
    doubles = {
        (disc, space)
        for space in BOX.spaces
        for disc in DEFENDERS
        if times(table(placed={space: (disc, disc)}), space) > times(table(placed={space: ("nobody",) * 2}), space)
    }
    printed = {("hunter", "shovel"), ("officer", "inspire"), ("medic", "treat")}
    ours = {("officer", "negotiate"), ("hunter", "counter-patrol"), ("medic", "medicine-cabinet")}
    assert doubles == printed | ours


@pytest.mark.rules("HEGRA-DFN-05", "HEGRA-REC-10")
@pytest.mark.parametrize("volunteers", range(5))
def test_each_recruited_volunteer_brings_a_supply_and_no_other_move_to_ready_does(volunteers: int) -> None:
    drawn = ["volunteer"] * volunteers + ["soldier"] * (4 - volunteers)
    s = table(phase="recruit", recruit_bag=[*drawn, "medic"], script={"recruit": drawn})
    play(s, "draw", "draw", "draw", until="morning")
    assert s.supplies == volunteers
    s.day, s.phase, s.ready, s.rest, s.supplies = 2, "morning", [], s.ready, 0
    play(s, until="muster")
    assert (len(s.ready), s.supplies) == (4, 0)
