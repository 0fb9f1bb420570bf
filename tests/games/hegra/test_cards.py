"""Every card does what it says, exactly: nothing on the table changes but what the row of the card names.

Each row sets a small table, scripts what chance says and what the commander answers, and lists all that is different
afterwards. What every card of a kind does alike (the card is now in its discard pile, the phase is over) is added by
the test, so that a row shows only the text.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
import pytest

from sandtable.engine.chance import ScriptedChance
from sandtable.engine.errors import Malformed
from sandtable.engine.match import Match
from sandtable.engine.state import from_plain
from sandtable.games import load
from sandtable.games.hegra.box import Box, Effect, standard_box
from sandtable.games.hegra.effects import BOTH_WAYS, EFFECTS, check_effects
from sandtable.games.hegra.options import Options
from sandtable.games.hegra.setup import empty
from sandtable.games.hegra.state import State

GAME = load("hegra")
BOX = standard_box(Options())
LETTERS = {"O": "officer", "S": "soldier", "V": "volunteer", "M": "medic", "H": "hunter"}
DAYS = {"mobilisation": 2, "first-attack": 5, "siege-1": 8, "siege": 8, "siege-2": 10, "last-stand": 10}
AFTER_EVENT = {2: "doubt-discs", 5: "recruit", 8: "air-tiles", 10: "air-tiles"}


class Row(NamedTuple):
    """A table, what chance and the commander say, and everything that is different afterwards."""

    before: Mapping[str, Any] = {}
    after: Mapping[str, Any] = {}
    play: Sequence[str] = ()
    chance: Mapping[str, Sequence[object]] = {}


def plain(s: State) -> dict[str, Any]:
    """The table as numbers, words, lists and tables; lists of words in no order."""
    names = [name for name in s.__struct_fields__ if name not in ("box", "chance", "sink")]
    fields = {name: msgspec.to_builtins(getattr(s, name), str_keys=True) for name in names}
    return {name: in_no_order(value) for name, value in fields.items()}


def in_no_order(value: Any) -> Any:
    if isinstance(value, list | tuple):
        return sorted(value) if all(isinstance(item, str) for item in value) else [in_no_order(item) for item in value]
    if isinstance(value, dict):
        return {key: in_no_order(item) for key, item in value.items()}
    return value


def play_row(row: Row, until: str, box: Box = BOX) -> dict[str, Any]:
    """Play a row and return all that has changed."""
    chance = ScriptedChance(row.chance)
    fields = {name: value for name, value in plain(empty(box, chance)).items() if value is not None}
    s = from_plain(State, {**fields, **row.before}, box=box, chance=chance)
    before = plain(s)
    match = Match(GAME, s, until=until)
    for answer in row.play:
        match.play(answer)
    assert not match.decisions, f"still asked: {match.decisions[0].prompt}: {list(match.decisions[0].options)}"
    assert chance.left_over == {}
    after = plain(s)
    return {name: after[name] for name in after if after[name] != before[name]}


def expected(row: Row, **always: Any) -> dict[str, Any]:
    return {name: in_no_order(value) for name, value in {**always, **row.after}.items()}


# -- Event cards ---------------------------------------------------------------------------------------------------


class EventRow(NamedTuple):
    """What is printed on an Event card, and what its text does."""

    deck: str
    weather: str
    infantry: int
    chart: str
    row: Row


def patient(disc: str, level: int) -> dict[str, Any]:
    return {"disc": disc, "level": level}


TWO_AND_ONE = ["soldier", "soldier", "volunteer"]

EVENTS = {
    "road-watch": EventRow("mobilisation", "cloud", 0, "VSHMO", Row({"fear": 3}, {"fear": 4})),
    "whispers": EventRow("mobilisation", "cloud", 0, "SVHMO", Row({"doubt": 2}, {"doubt": 1})),
    "all-night-snowfall": EventRow("mobilisation", "snow", 0, "VHSMO", Row({"snow": 1}, {"snow": 3})),
    "bare-larder": EventRow("mobilisation", "cloud", 0, "SVMHO", Row({"supplies": 2}, {"supplies": 1})),
    "second-thoughts": EventRow(
        "mobilisation",
        "snow",
        0,
        "VSMHO",
        Row({"reserve": ["doubt", "doubt"]}, {"reserve": ["doubt"], "recruit_bag": ["doubt"], "snow": 4}),
    ),
    "split-casings": EventRow(
        "mobilisation",
        "sun",
        0,
        "SHVMO",
        Row({"hit_bag": ["miss", "artillery"]}, {"hit_bag": ["artillery"], "tiles": ["miss"]}),
    ),
    "scouts-on-the-ridge": EventRow(
        "mobilisation",
        "sun",
        0,
        "HSVMO",
        Row({"patrol_bag": [2, 3]}, {"patrol_bag": [2], "patrols": ["yellow-3"]}, chance={"patrol": [3]}),
    ),
    "frozen-fingers": EventRow(
        "mobilisation",
        "snow",
        0,
        "VHSMO",
        Row(
            {"tired": ["soldier", "hunter"], "ready": ["volunteer"]},
            {"tired": ["soldier"], "waiting": [patient("hunter", 5)], "snow": 4},
            ["wait"],
            {"injury": [5]},
        ),
    ),
    "disputed-orders": EventRow(
        "mobilisation",
        "sun",
        0,
        "SVHMO",
        Row({"ready": TWO_AND_ONE}, {"ready": ["soldier", "soldier"], "tired": ["volunteer"]}, ["tire volunteer"]),
    ),
    "bad-news": EventRow("mobilisation", "cloud", 0, "VSHMO", Row({}, {"morale": -1})),
    "spotter-plane": EventRow(
        "mobilisation", "sun", 0, "HVSMO", Row({"fear": 1, "suspicion": 2}, {"fear": 2, "suspicion": 3})
    ),
    "guns-unlimbered": EventRow(
        "first-attack",
        "cloud",
        3,
        "SVHMO",
        Row({"tiles": ["artillery", "artillery", "miss"]}, {"tiles": ["artillery", "miss"], "hit_bag": ["artillery"]}),
    ),
    "white-drifts": EventRow("first-attack", "snow", 5, "VSHMO", Row({}, {"snow": 5})),
    "shouted-threats": EventRow("first-attack", "sun", 4, "SHVMO", Row({}, {"morale": -1})),
    "tracker-dogs": EventRow(
        "first-attack",
        "sun",
        3,
        "HSVMO",
        Row({"patrol_bag": [4]}, {"patrol_bag": [], "patrols": ["green-4"], "suspicion": 2}),
    ),
    "ranging-shots": EventRow(
        "first-attack",
        "cloud",
        4,
        "SVMHO",
        Row(
            {"hit_bag": ["wall-a", "miss", "miss"]},
            {"hit_bag": ["miss", "miss"], "damage": {"wall-a": 1}},
            chance={"hit": ["wall-a"]},
        ),
    ),
    "cold-rations": EventRow("first-attack", "snow", 3, "VSHMO", Row({"supplies": 3}, {"supplies": 2, "snow": 4})),
    "farm-on-fire": EventRow("first-attack", "cloud", 4, "VHSMO", Row({}, {"morale": -1})),
    "marksman": EventRow(
        "first-attack",
        "sun",
        4,
        "SOVHM",
        Row(
            {"ready": ["officer", "volunteer"]},
            {"ready": ["volunteer"], "beds": [patient("officer", 2), None, None]},
            ["bed"],
            {"injury": [2]},
        ),
    ),
    "cracked-parapet": EventRow("first-attack", "cloud", 4, "SVHMO", Row({"defence": 2}, {"defence": 1})),
    "gone-by-morning": EventRow(
        "first-attack",
        "snow",
        3,
        "VHSMO",
        Row(
            {"tired": ["soldier", "hunter"], "ready": ["volunteer"]},
            {"tired": ["soldier"], "reserve": ["hunter"], "snow": 4},
        ),
    ),
    "damp-powder": EventRow(
        "first-attack",
        "cloud",
        5,
        "SVHMO",
        Row({"hit_bag": ["miss", "miss", "gun-1"]}, {"hit_bag": ["gun-1", "miss"], "tiles": ["miss"]}),
    ),
    "refugees": EventRow(
        "first-attack",
        "sun",
        5,
        "VMSHO",
        Row({"reserve": ["doubt", "soldier"]}, {"reserve": ["soldier"], "recruit_bag": ["doubt"]}),
    ),
    "frozen-straggler": EventRow(
        "siege-1", "snow", 3, "VSHMO", Row({}, {"beds": [patient("infantry", 3), None, None], "snow": 4})
    ),
    "fresh-battery": EventRow(
        "siege-1",
        "cloud",
        3,
        "SVHMO",
        Row({"tiles": ["miss", "artillery"]}, {"tiles": ["miss"], "hit_bag": ["artillery"]}),
    ),
    "creeping-forward": EventRow(
        "siege-1", "sun", 3, "SHVMO", Row({"standing": [4, 1, 0, 0]}, {"standing": [2, 3, 0, 0]})
    ),
    "roof-fall": EventRow(
        "siege-1",
        "cloud",
        4,
        "SVMHO",
        Row({"hit_bag": ["air-morale"]}, {"hit_bag": [], "tiles": ["air-morale"], "morale": -1}),
    ),
    "no-sleep": EventRow("siege-1", "snow", 4, "VSHMO", Row({}, {"no_rest": True, "snow": 4})),
    "leaflets": EventRow(
        "siege-1",
        "sun",
        4,
        "VSHMO",
        Row({"despair": ["nerves", "empty-sacks"]}, {"despair": ["empty-sacks"], "high": ["nerves"]}),
    ),
    "ring-closes": EventRow(
        "siege-1",
        "cloud",
        3,
        "HSVMO",
        Row({"patrol_bag": [1], "suspicion": 4}, {"patrol_bag": [], "patrols": ["blue-1"], "suspicion": 5}),
    ),
    "spoiled-stores": EventRow("siege-1", "snow", 4, "VMSHO", Row({"supplies": 5}, {"supplies": 3, "snow": 4})),
    "heavy-howitzers": EventRow("siege-2", "cloud", 3, "SVHMO", Row({}, {"marker": 3, "artillery": ["yellow-1"]})),
    "smoke-on-the-slope": EventRow("siege-2", "sun", 4, "SHVMO", Row({"defence": 1}, {"defence": 0})),
    "worn-through": EventRow(
        "siege-2",
        "snow",
        4,
        "VSHMO",
        Row(
            {"rest": ["soldier", "medic"], "tired": ["hunter"]},
            {"rest": [], "tired": ["hunter", "medic", "soldier"], "snow": 4},
        ),
    ),
    "ultimatum": EventRow("siege-2", "cloud", 3, "OSVHM", Row({"despair": ["nerves"]}, {"morale": -2}, ["choose 1"])),
    "strafing-run": EventRow(
        "siege-2",
        "sun",
        4,
        "SVHMO",
        Row(
            {"tired": ["volunteer", "medic"], "ready": ["soldier"]},
            {"tired": ["medic"], "waiting": [patient("volunteer", 6)]},
            ["wait"],
            {"injury": [6]},
        ),
    ),
    "storm-companies": EventRow("siege-2", "cloud", 5, "VSHMO", Row({"supplies": 1, "tired": ["soldier"]})),
    "last-bandages": EventRow(
        "siege-2",
        "snow",
        4,
        "MVSHO",
        Row(
            {"beds": [patient("soldier", 4), patient("medic", 1), None], "waiting": [patient("hunter", 3)]},
            {"beds": [patient("soldier", 3), patient("medic", 1), None], "snow": 4},
        ),
    ),
    "fouled-breech": EventRow(
        "siege-2",
        "snow",
        4,
        "SVHMO",
        Row(
            {"status": {"gun-1": [False, False, False], "gun-2": [False, False, False]}, "damage": {"gun-2": 1}},
            {"status": {"gun-1": [False, False, False], "gun-2": [False, True, False]}, "snow": 4},
            ["jam gun-2"],
        ),
    ),
    "dawn-assault": EventRow(
        "last-stand",
        "sun",
        5,
        "SVHMO",
        Row(
            {"tired": TWO_AND_ONE},
            {"tired": ["soldier", "volunteer"], "beds": [patient("soldier", 1), None, None]},
            ["bed"],
            {"injury": [1]},
        ),
    ),
    "curtain-of-fire": EventRow(
        "last-stand",
        "cloud",
        4,
        "VSHMO",
        Row(
            {"hit_bag": ["miss", "air-supply", "gun-1"], "supplies": 2},
            {"hit_bag": ["miss"], "tiles": ["air-supply"], "supplies": 1, "damage": {"gun-1": 1}},
            chance={"hit": ["air-supply", "gun-1"]},
        ),
    ),
    "white-out-attack": EventRow("last-stand", "snow", 6, "SHVMO", Row({"defence": 3}, {"defence": 2, "snow": 4})),
}


def box_with(card_id: str, text: Sequence[Effect] | None = None, deck: str = "") -> Box:
    """The box with another text on an Event card, or with a day 10 that draws from another deck."""
    card = BOX.events[card_id]
    days = tuple(
        msgspec.structs.replace(day, events=deck) if deck and number == DAYS[deck] else day
        for number, day in enumerate(BOX.tracks.day, 1)
    )
    return msgspec.structs.replace(
        BOX,
        events={**BOX.events, card_id: card if text is None else msgspec.structs.replace(card, text=tuple(text))},
        tracks=msgspec.structs.replace(BOX.tracks, day=days),
    )


@pytest.mark.rules("HEGRA-CMP-14", "HEGRA-EVM-05")
def test_every_event_card_has_a_row() -> None:
    assert set(EVENTS) == set(BOX.events)


@pytest.mark.rules("HEGRA-EVM-02", "HEGRA-EVM-03", "HEGRA-EVM-05", "HEGRA-RUL-03")
@pytest.mark.parametrize("card_id", EVENTS)
def test_an_event_card_sets_the_weather_and_does_what_it_says(card_id: str) -> None:
    deck, weather, _, _, row = EVENTS[card_id]
    day = DAYS[deck]
    yesterday = "snow" if weather == "sun" else "sun"
    before = {"day": day, "weather": yesterday, **row.before}
    row = row._replace(before=before, chance={"event": [card_id], **row.chance})
    changed = play_row(row, AFTER_EVENT[day], box_with(card_id, deck=deck))
    assert changed == expected(row, phase=AFTER_EVENT[day], card=card_id, events_seen=[card_id], weather=weather)


@pytest.mark.rules("HEGRA-EVA-03")
@pytest.mark.parametrize("card_id", EVENTS)
def test_an_event_card_shows_an_infantry_number_and_a_chart(card_id: str) -> None:
    card, printed = BOX.events[card_id], EVENTS[card_id]
    assert (card.deck, card.infantry) == (printed.deck, printed.infantry)
    assert card.chart == tuple(LETTERS[letter] for letter in printed.chart)


# -- Morale cards --------------------------------------------------------------------------------------------------

READY_TWO = Row(
    {"tired": TWO_AND_ONE},
    {"tired": ["soldier"], "ready": ["soldier", "volunteer"]},
    ["ready soldier", "ready volunteer"],
)
GAIN_TWO = Row({"supplies": 1}, {"supplies": 3})
LOSE_ONE = Row({"supplies": 3}, {"supplies": 2})
REPAIR_ONE = Row(
    {"damage": {"wall-a": 1, "gun-1": 2}}, {"damage": {"wall-a": 1, "gun-1": 1}, "hit_bag": ["gun-1"]}, ["repair gun-1"]
)
DEFENCE_UP = Row({"defence": 2}, {"defence": 3})
DEFENCE_DOWN = Row({"defence": 2}, {"defence": 1})
TWO_MISSES = Row({"tiles": ["miss", "miss", "miss"]}, {"tiles": ["miss"], "hit_bag": ["miss", "miss"]})
ONE_MISS_LESS = Row({"hit_bag": ["miss", "miss"]}, {"hit_bag": ["miss"], "tiles": ["miss"]})
ONE_DOUBT_LESS = Row({"recruit_bag": ["doubt", "doubt"]}, {"recruit_bag": ["doubt"], "reserve": ["doubt"]})
TREAT_TWO = Row(
    {"beds": [patient("soldier", 2), None, None], "waiting": [patient("medic", 6)]},
    {"beds": [patient("soldier", 3), None, None], "waiting": [], "tired": ["medic"]},
    ["treat waiting medic-6"],
)
THAW_TWO = Row({"snow": 5}, {"snow": 3})
ONE_PATROL_LESS = Row(
    {"patrols": ["blue-1", "green-3"]}, {"patrols": ["blue-1"], "patrol_bag": [3]}, ["patrol green-3"]
)
HOPE = ["saved-for-last", "row-of-stones"]
DESPAIR = ["empty-sacks", "no-one-looks-out", "nerves"]
LOSE_A_MAN = Row({"card": "whispers", "tired": ["hunter", "medic"]}, {"tired": ["medic"], "reserve": ["hunter"]})
INJURE_A_MAN = Row(
    {"card": "whispers", "tired": ["hunter", "medic"]},
    {"tired": ["medic"], "waiting": [patient("hunter", 3)]},
    ["wait"],
    {"injury": [3]},
)
ONE_HIT = Row(
    {"hit_bag": ["wall-c", "miss"]}, {"hit_bag": ["miss"], "damage": {"wall-c": 1}}, chance={"hit": ["wall-c"]}
)
SUSPICION_UP_TWO = Row({"suspicion": 2}, {"suspicion": 4})


def a_patrol(row_of_map: str) -> Row:
    return Row({"patrol_bag": [5]}, {"patrol_bag": [], "patrols": [f"{row_of_map}-5"]})


def shuffled_in(cards: Sequence[str], n: int, pile: str, deck: str) -> Row:
    return Row({pile: cards}, {pile: cards[n:], deck: cards[:n]})


MORALE = {
    "letters-from-home": (
        READY_TWO,
        READY_TWO,
        Row(
            {"tired": TWO_AND_ONE},
            {"tired": [], "ready": TWO_AND_ONE},
            ["ready soldier", "ready volunteer", "ready soldier"],
        ),
    ),
    "more-men": (
        Row(
            {"reserve": ["soldier", "medic", "doubt"]},
            {"reserve": ["doubt"], "recruit_bag": ["medic", "soldier"]},
            ["take medic", "take soldier"],
        ),
        Row({"reserve": ["soldier", "medic"]}, {"reserve": ["soldier"], "recruit_bag": ["medic"]}, ["take medic"]),
        Row({"reserve": ["soldier", "medic"]}, {"reserve": ["soldier"], "tired": ["medic"]}, ["take medic"]),
    ),
    "hidden-cellar": (GAIN_TWO, GAIN_TWO, GAIN_TWO),
    "steady-hands": (
        REPAIR_ONE,
        REPAIR_ONE,
        Row(
            {"damage": {"wall-a": 1, "gun-1": 2}, "status": {"gun-1": [True, False, False]}},
            {"damage": {"wall-a": 0, "gun-1": 2}, "hit_bag": ["wall-a"], "status": {"gun-1": [False, False, False]}},
            ["repair wall-a", "unjam gun-1"],
        ),
    ),
    "local-guide": (
        Row({"suspicion": 4}, {"suspicion": 2}),
        ONE_PATROL_LESS,
        Row(
            {"patrols": ["blue-1", "green-3"], "suspicion": 4},
            {"patrols": ["green-3"], "patrol_bag": [1], "suspicion": 3},
            ["patrol blue-1"],
        ),
    ),
    "sandbag-party": (DEFENCE_UP, DEFENCE_UP, DEFENCE_UP),
    "sorted-shells": (
        Row({"tiles": ["miss", "miss"]}, {"tiles": ["miss"], "hit_bag": ["miss"]}),
        TWO_MISSES,
        TWO_MISSES,
    ),
    "word-gets-round": (
        Row({"fear": 3, "doubt": 2}, {"fear": 2}, ["negotiate fear"]),
        ONE_DOUBT_LESS,
        shuffled_in(HOPE, 1, "hope", "low"),
    ),
    "brief-thaw": (THAW_TWO, THAW_TWO, Row({"snow": 5}, {"snow": 4})),
    "on-the-ward": (
        TREAT_TWO,
        TREAT_TWO,
        Row(
            {"beds": [patient("soldier", 1), patient("hunter", 5), None]},
            {"beds": [None, patient("hunter", 5), None], "tired": ["soldier"]},
            ["cure bed-1"],
        ),
    ),
    "good-shooting": (
        ONE_DOUBT_LESS,
        Row({"standing": [2, 0, 1, 0]}, {"standing": [1, 0, 1, 0]}, ["aim sector-1", "remove sector-1"]),
        Row(
            {"standing": [2, 0, 0, 1], "lying": [0, 0, 0, 2]},
            {"standing": [2, 0, 0, 0], "lying": [0, 0, 0, 1]},
            ["aim sector-4", "remove sector-4-lying", "remove sector-4"],
        ),
    ),
    "voice-from-london": (
        shuffled_in(HOPE, 1, "hope", "low"),
        shuffled_in(HOPE, 1, "hope", "low"),
        Row({"surrender": 2}, {"surrender": 1}),
    ),
    "bickering": (Row({"fear": 2}, {"fear": 3}), LOSE_ONE, LOSE_ONE),
    "slipping-away": (
        Row({"reserve": ["doubt", "doubt"]}, {"reserve": ["doubt"], "recruit_bag": ["doubt"]}),
        LOSE_A_MAN,
        LOSE_A_MAN,
    ),
    "hoarding": (LOSE_ONE, LOSE_ONE, Row({"supplies": 3}, {"supplies": 1})),
    "careless-talk": (SUSPICION_UP_TWO, a_patrol("green"), a_patrol("blue")),
    "neglected-walls": (Row({"snow": 2}, {"snow": 3}), DEFENCE_DOWN, DEFENCE_DOWN),
    "fever": (INJURE_A_MAN, INJURE_A_MAN, INJURE_A_MAN),
    "mislaid-crates": (
        ONE_MISS_LESS,
        ONE_MISS_LESS,
        Row({"hit_bag": ["miss", "miss", "miss"]}, {"hit_bag": ["miss"], "tiles": ["miss", "miss"]}),
    ),
    "talk-of-giving-up": (
        Row({"doubt": 2}, {"doubt": 1}),
        shuffled_in(DESPAIR, 1, "despair", "high"),
        shuffled_in(DESPAIR, 2, "despair", "high"),
    ),
    "gun-pit-accident": (ONE_HIT, ONE_HIT, ONE_HIT),
}
STAGES = ("mobilisation", "first-attack", "siege")


@pytest.mark.rules("HEGRA-CMP-15", "HEGRA-MOR-10")
def test_every_morale_card_has_three_rows() -> None:
    assert set(MORALE) == set(BOX.morale)


@pytest.mark.rules("HEGRA-MOR-10", "HEGRA-MOR-11")
@pytest.mark.parametrize("stage", STAGES)
@pytest.mark.parametrize("card_id", MORALE)
def test_a_morale_card_does_what_its_section_says(card_id: str, stage: str) -> None:
    deck = BOX.morale[card_id].deck
    row = MORALE[card_id][STAGES.index(stage)]
    start = {"phase": "morale-cards", "day": DAYS[stage], "morale": 1 if deck == "high" else -1, deck: [card_id]}
    changed = play_row(row._replace(before={**start, **row.before}), "surrender")
    assert changed == expected(row, phase="surrender", morale=0, **{deck: [], f"{deck}_discard": [card_id]})


RESOLVE = {
    "saved-for-last": Row({"supplies": 1}, {"supplies": 2}),
    "row-of-stones": DEFENCE_UP,
    "steady-nurse": TREAT_TWO,
    "singing-in-the-tunnel": READY_TWO,
    "tracks-covered": ONE_PATROL_LESS,
    "dud-shells": TWO_MISSES,
    "empty-sacks": LOSE_ONE,
    "no-one-looks-out": INJURE_A_MAN,
    "crumbling-edges": DEFENCE_DOWN,
    "nerves": ONE_MISS_LESS,
    "lights-on-the-hill": SUSPICION_UP_TWO,
    "waiting-for-the-next": ONE_HIT,
}


def drawn_resolve_card(card_id: str, row: Row, answer: str) -> tuple[str, str, Row]:
    """A Hope card is drawn from the Low Morale deck, a Despair card from the High one."""
    kind = BOX.resolve[card_id].deck
    deck = "low" if kind == "hope" else "high"
    start = {"phase": "morale-cards", "day": 5, "morale": 1 if deck == "high" else -1, deck: [card_id]}
    return kind, deck, row._replace(before={**start, **row.before}, play=[answer, *row.play])


@pytest.mark.rules("HEGRA-CMP-16", "HEGRA-MOR-15")
def test_every_hope_and_despair_card_has_a_row() -> None:
    assert set(RESOLVE) == set(BOX.resolve)


@pytest.mark.rules("HEGRA-MOR-15")
@pytest.mark.parametrize("card_id", RESOLVE)
def test_a_hope_or_despair_card_that_is_used_does_what_it_says(card_id: str) -> None:
    kind, deck, row = drawn_resolve_card(card_id, RESOLVE[card_id], "use")
    changed = play_row(row, "surrender")
    assert changed == expected(row, phase="surrender", morale=0, **{deck: [], f"{kind}_used": [card_id]})


@pytest.mark.rules("HEGRA-MOR-15", "HEGRA-RUL-102")
@pytest.mark.parametrize("card_id", RESOLVE)
def test_a_hope_or_despair_card_that_is_ignored_does_nothing(card_id: str) -> None:
    _, deck, row = drawn_resolve_card(card_id, RESOLVE[card_id]._replace(after={}, play=(), chance={}), "ignore")
    changed = play_row(row, "surrender")
    assert changed == expected(row, phase="surrender", morale=0, **{deck: [], f"{deck}_discard": [card_id]})


# -- Snow cards ----------------------------------------------------------------------------------------------------

SNOW = {
    "dig-counter-patrol": Row({}, {"dug_out": ["counter-patrol"], "damage": {"counter-patrol": 1}}),
    "dig-field-telephone": Row({}, {"dug_out": ["field-telephone"], "damage": {"field-telephone": 1}}),
    "dig-medicine-cabinet": Row({}, {"dug_out": ["medicine-cabinet"], "damage": {"medicine-cabinet": 1}}),
    "dig-map-room": Row({}, {"dug_out": ["map-room"], "damage": {"map-room": 1}}),
    "dig-radio": Row({}, {"dug_out": ["radio"], "damage": {"radio": 1}}),
    "dig-gun-2": Row({}, {"status": {"gun-2": [False, False, False]}, "damage": {"gun-2": 3}}),
    "tinned-food": Row({"supplies": 1}, {"supplies": 4}),
    "crates-of-shells": TWO_MISSES,
    "timber-and-sacks": DEFENCE_UP,
    "toolbox": Row(
        {"damage": {"wall-a": 1, "gun-1": 3}},
        {"damage": {"wall-a": 0, "gun-1": 2}, "hit_bag": ["gun-1", "wall-a"]},
        ["repair gun-1", "repair wall-a"],
    ),
    "ski-gear": Row(
        {"suspicion": 4, "patrols": ["yellow-2", "green-6"]},
        {"suspicion": 2, "patrols": ["yellow-2"], "patrol_bag": [6]},
        ["patrol green-6"],
    ),
}


@pytest.mark.rules("HEGRA-CMP-19", "HEGRA-SNW-03", "HEGRA-SNW-05")
def test_every_snow_card_has_a_row() -> None:
    assert set(SNOW) == set(BOX.snow)


@pytest.mark.rules("HEGRA-SNW-02", "HEGRA-SNW-03", "HEGRA-SNW-04", "HEGRA-SNW-05", "HEGRA-RUL-32", "HEGRA-DMG-01")
@pytest.mark.parametrize("card_id", SNOW)
def test_a_snow_card_opens_an_action_or_is_used_up(card_id: str) -> None:
    row = SNOW[card_id]
    start = {"phase": "maintenance", "snow": 1, "snow_deck": [card_id], "placed": {"shovel": ["soldier"]}}
    row = row._replace(before={**start, **row.before}, play=["shovel", *row.play])
    changed = play_row(row, "infirmary")
    assert changed == expected(
        row, phase="infirmary", snow=3, snow_deck=[], snow_seen=[card_id], placed={}, tired=["soldier"]
    )


# -- Effects in all their forms ------------------------------------------------------------------------------------


def told_by(text: Sequence[Effect]) -> Iterator[tuple[str, bool]]:
    """The effects of a text, and whether each is more or less of something."""
    for line in text:
        for name, number in line.items():
            if isinstance(number, list):
                for part in number:
                    yield from told_by(part)
            else:
                yield name, number > 0


def texts_in_the_box() -> Iterator[Sequence[Effect]]:
    for event in BOX.events.values():
        yield event.text
    for morale in BOX.morale.values():
        yield from (morale.mobilisation, morale.first_attack, morale.siege)
    for resolve in BOX.resolve.values():
        yield resolve.text
    for snow in BOX.snow.values():
        yield snow.text


#: Forms of effects that no card of ours uses, and what is impossible: a line of text, and its row on day 2, 5 or 8.
LINES: dict[str, tuple[int, Effect, Row]] = {
    "morale goes up": (2, {"morale": 2}, Row({"morale": -1}, {"morale": 1})),
    "surrender goes up": (5, {"surrender": 1}, Row({"surrender": 2}, {"surrender": 3})),
    "fear goes down": (2, {"fear": -2}, Row({"fear": 3}, {"fear": 1})),
    "fear stops at 0": (2, {"fear": -2}, Row({"fear": 1}, {"fear": 0})),
    "doubt gets better": (2, {"doubt": -1}, Row({"doubt": 2}, {"doubt": 3})),
    "doubt stops at its best": (2, {"doubt": -2}, Row({"doubt": 3}, {"doubt": 4})),
    "no supplies, so morale": (2, {"supplies-or-morale": 1}, Row({}, {"morale": -1})),
    "all that tire": (2, {"tire": 3}, Row({"ready": ["medic"]}, {"ready": [], "tired": ["medic"]})),
    "nobody to tire": (2, {"tire": 1}, Row({"tired": ["medic"]})),
    "nobody rests": (8, {"rest-to-tired": 1}, Row({"ready": ["medic"]})),
    "no doubt to take out": (2, {"doubt-discs": -1}, Row({"recruit_bag": ["soldier"], "reserve": ["doubt"]})),
    "no doubt to put in": (2, {"doubt-discs": 1}, Row({"recruit_bag": ["doubt"], "reserve": ["soldier"]})),
    "reinforcements stop": (
        2,
        {"reinforce": 2},
        Row(
            {"reserve": TWO_AND_ONE},
            {"reserve": ["soldier", "soldier"], "recruit_bag": ["volunteer"]},
            ["take volunteer", "stop"],
        ),
    ),
    "nobody to reinforce": (2, {"reinforce": 2}, Row({"reserve": ["doubt"]})),
    "the officer does not enlist": (8, {"enlist": 1}, Row({"reserve": ["officer", "doubt"]})),
    "one enlists unasked": (
        8,
        {"enlist": 2},
        Row({"reserve": ["officer", "medic"]}, {"reserve": ["officer"], "tired": ["medic"]}),
    ),
    "the ready stop": (5, {"ready": 2}, Row({"tired": TWO_AND_ONE}, {}, ["stop"])),
    "no miss in the reserve": (5, {"miss": 2}, Row({"tiles": ["artillery"]})),
    "one miss of two": (5, {"miss": 2}, Row({"tiles": ["miss"]}, {"tiles": [], "hit_bag": ["miss"]})),
    "no miss in the bag": (5, {"miss": -1}, Row({"hit_bag": ["artillery"]})),
    "no artillery tile left": (5, {"artillery-tiles": 1}, Row({"tiles": ["miss"]})),
    "artillery twice": (8, {"artillery-fire": 2}, Row({}, {"marker": 4, "artillery": ["yellow-1", "yellow-3"]})),
    "no patrol to remove": (5, {"patrols": -1}, Row({"patrol_bag": [1]})),
    "two patrols": (
        5,
        {"patrols": 2},
        Row({"patrol_bag": [1, 2]}, {"patrol_bag": [], "patrols": ["green-1", "green-2"]}, chance={"patrol": [2]}),
    ),
    "defence at its top": (5, {"defence": 1}, Row({"defence": 4})),
    "defence below 0": (5, {"defence": -1}, Row({"hit_bag": ["miss"]}, {"hit_bag": [], "tiles": ["miss"]})),
    "nothing to treat": (5, {"treat": 2}, Row({"tired": ["soldier"]})),
    "nobody to heal": (8, {"heal": 1}, Row({"tired": ["soldier"]})),
    "every bed taken": (
        8,
        {"straggler": 3},
        Row({"beds": [patient("medic", 1), patient("hunter", 2), patient("soldier", 3)]}, {"morale": -1}),
    ),
    "beds are empty": (8, {"beds-relapse": 1}, Row({"waiting": [patient("medic", 3)]})),
    "no gun to jam": (8, {"jam": 1}, Row({"status": {"gun-1": [False, True, False]}, "damage": {"gun-1": 3}})),
    "one creeps": (8, {"creep": 2}, Row({"standing": [1, 0, 0, 0]}, {"standing": [0, 1, 0, 0]})),
    "room for one to creep": (
        8,
        {"creep": 2},
        Row({"standing": [3, 2, 0, 0], "lying": [0, 2, 0, 0]}, {"standing": [2, 3, 0, 0]}),
    ),
    "the lying do not creep": (8, {"creep": 2}, Row({"lying": [3, 0, 0, 0]})),
    "nobody to shoot": (5, {"shoot": 1}, Row({"tired": ["soldier"]})),
    "the shooting ceases": (8, {"shoot": 2}, Row({"standing": [2, 1, 0, 0]}, {}, ["aim sector-1", "cease"])),
    "no hope left": (5, {"hope": 1}, Row({"low": ["saved-for-last"]})),
    "hope comes back": (5, {"hope": 1}, Row({"hope_used": ["dud-shells"]}, {"hope_used": [], "low": ["dud-shells"]})),
    "despair comes back": (
        5,
        {"despair": 1},
        Row({"despair_used": ["nerves"]}, {"despair_used": [], "high": ["nerves"]}),
    ),
    "negotiations are over": (5, {"negotiate": 1}, Row({"tired": ["soldier"]})),
    "doubt is gone": (5, {"doubt": 1}, Row({"doubt": 2})),
    "fear is gone": (5, {"fear": 1}, Row({"fear": 2})),
    "nobody to injure": (5, {"injure": 1}, Row({"rest": ["soldier"], "walls": {"wall": "soldier"}})),
    "two are injured": (
        5,
        {"injure": 2},
        Row(
            {"tired": ["soldier"], "ready": ["soldier", "medic"], "beds": [patient("hunter", 1)] * 3},
            {"tired": [], "ready": ["medic"], "waiting": [patient("soldier", 4), patient("soldier", 1)]},
            chance={"injury": [4, 1]},
        ),
    ),
    "two are lost": (
        5,
        {"lose": 2},
        Row({"ready": TWO_AND_ONE}, {"ready": ["volunteer"], "reserve": ["soldier", "soldier"]}),
    ),
    "suspicion stops at 1": (5, {"suspicion": -2}, Row({"suspicion": 2}, {"suspicion": 1})),
    "surrender stops at its best": (8, {"surrender": -2}, Row({"surrender": 1}, {"surrender": 0})),
    "snow piles up": (
        5,
        {"snow": 3},
        Row({"snow": 4, "hit_bag": ["artillery"]}, {"snow": 5, "marker": 4, "artillery": ["yellow-1", "yellow-3"]}),
    ),
    "snow melts past 1": (
        5,
        {"snow": -2},
        Row(
            {"snow": 2, "snow_deck": ["tinned-food"]},
            {"snow_deck": [], "snow_seen": ["tinned-food"], "supplies": 3, "snow": 3},
        ),
    ),
}
LINE_CARDS = {2: "whispers", 5: "cracked-parapet", 8: "fresh-battery"}  # cloud, and Soldiers first


@pytest.mark.rules("HEGRA-EVM-05", "HEGRA-RUL-04", "HEGRA-EVM-09", "HEGRA-EVM-10")
@pytest.mark.parametrize("name", LINES)
def test_a_line_of_text_does_what_is_possible(name: str) -> None:
    day, line, row = LINES[name]
    card_id = LINE_CARDS[day]
    row = row._replace(before={"day": day, **row.before}, chance={"event": [card_id], **row.chance})
    changed = play_row(row, AFTER_EVENT[day], box_with(card_id, [line]))
    assert changed == expected(row, phase=AFTER_EVENT[day], card=card_id, events_seen=[card_id])


def test_every_effect_is_shown_in_every_form_that_it_has() -> None:
    on_cards = {form for text in texts_in_the_box() for form in told_by(text)}
    on_lines = {form for _, line, _ in LINES.values() for form in told_by([line])}
    assert {name for name, _ in on_cards} == set(EFFECTS)
    forms = {(name, True) for name in EFFECTS} | {(name, False) for name in BOTH_WAYS}
    assert on_cards | on_lines == forms


@pytest.mark.rules("HEGRA-EVM-05")
@pytest.mark.parametrize(
    ("text", "supplies"), [([{"supplies": -1}, {"supplies": 1}], 1), ([{"supplies": 1}, {"supplies": -1}], 0)]
)
def test_a_text_is_carried_out_from_top_to_bottom(text: list[Effect], supplies: int) -> None:
    """Without Supplies, a loss before a gain is skipped; a loss after it is not."""
    row = Row({"day": 5}, {"supplies": supplies} if supplies else {}, chance={"event": ["cracked-parapet"]})
    changed = play_row(row, "recruit", box_with("cracked-parapet", text))
    assert changed == expected(row, phase="recruit", card="cracked-parapet", events_seen=["cracked-parapet"])


#: Texts that are impossible on the table beside them.
IMPOSSIBLE: list[tuple[list[Effect], dict[str, Any]]] = [
    ([{"supplies": -1}], {}),
    ([{"despair": 1}], {}),
    ([{"hope": 1}], {}),
    ([{"defence": 1}], {"defence": 4}),
    ([{"miss": -1}], {"hit_bag": ["artillery"]}),
    ([{"repair": 1}], {"damage": {"wall-a": 0}}),
    ([{"tire": 1}], {"tired": ["soldier"]}),
    ([{"patrols": -1}], {}),
    ([{"suspicion": -1}], {"suspicion": 1}),
    ([{"supplies": 1}, {"fear": 1}], {}),
    ([{"morale": -1}], {"morale": -3}),
]


@pytest.mark.rules("HEGRA-RUL-103")
@pytest.mark.parametrize(("text", "before"), IMPOSSIBLE)
def test_an_impossible_text_cannot_be_chosen_while_another_is_possible(
    text: list[Effect], before: dict[str, Any]
) -> None:
    """Only "Snow one right" is left, and so it is not asked."""
    row = Row({"day": 5, **before}, {"snow": 4}, chance={"event": ["cracked-parapet"]})
    changed = play_row(row, "recruit", box_with("cracked-parapet", [{"choose": [text, [{"snow": 1}]]}]))
    assert changed == expected(row, phase="recruit", card="cracked-parapet", events_seen=["cracked-parapet"])


@pytest.mark.rules("HEGRA-RUL-103")
def test_when_every_text_is_impossible_any_may_be_chosen_and_nothing_happens() -> None:
    row = Row({"day": 5, "defence": 4}, {}, ["choose 2"], {"event": ["cracked-parapet"]})
    changed = play_row(
        row, "recruit", box_with("cracked-parapet", [{"choose": [[{"supplies": -1}], [{"defence": 1}]]}])
    )
    assert changed == expected(row, phase="recruit", card="cracked-parapet", events_seen=["cracked-parapet"])


@pytest.mark.rules("HEGRA-RUL-103")
def test_a_text_that_would_lose_the_game_is_possible() -> None:
    """Trying a text out to see whether it is possible must not end the game."""
    text: list[Effect] = [{"choose": [[{"surrender": 1}], [{"injure": 1}]]}]
    before = {"day": 5, "surrender": 3, "tired": ["medic"]}
    after = {"tired": [], "waiting": [patient("medic", 2)]}
    row = Row(before, after, ["choose 2", "wait"], {"event": ["cracked-parapet"], "injury": [2]})
    changed = play_row(row, "recruit", box_with("cracked-parapet", text))
    assert changed == expected(row, phase="recruit", card="cracked-parapet", events_seen=["cracked-parapet"])


def test_every_card_in_the_box_has_effects_that_exist() -> None:
    check_effects(BOX, "content")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ([{"suplies": 1}], "no effect 'suplies'"),
        ([{"supplies": 0}], "supplies: expected a whole number from -20 to 20, not 0, found 0"),
        ([{"supplies": "many"}], "found 'many'"),
        ([{"straggler": 7}], "straggler: expected a whole number from 1 to 6, not 0, found 7"),
        ([{"injure": -1}], "injure: expected a whole number from 1 to 20, not 0, found -1"),
        ([{"choose": [[{"supplies": 1}]]}], "a list of at least two texts"),
        ([{"choose": [[{"supplies": 1}], [{"luck": 1}]]}], "no effect 'luck'"),
        ([{"supplies": 1, "morale": 1}], "one effect each"),
    ],
)
def test_a_text_that_cannot_be_read_is_refused_with_the_cards_name(text: list[Effect], words: str) -> None:
    with pytest.raises(Malformed) as refused:
        check_effects(box_with("cracked-parapet", text), "pack")
    assert "cracked-parapet: text: " in str(refused.value)
    assert words in str(refused.value)
