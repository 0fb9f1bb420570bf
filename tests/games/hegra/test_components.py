"""What is in the box (p.1-3) and where it lies at the start (p.4-6), counted."""

from __future__ import annotations

import re
from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest

from sandtable.engine.chance import D6, Chance
from sandtable.engine.decision import Decision
from sandtable.engine.errors import Malformed
from sandtable.engine.match import Match
from sandtable.games import load
from sandtable.games.hegra import setup
from sandtable.games.hegra.actions import may_use
from sandtable.games.hegra.artillery import all_targets
from sandtable.games.hegra.box import DECK_SIZES, open_box, standard_box
from sandtable.games.hegra.effects import EFFECTS
from sandtable.games.hegra.infantry import add_infantry
from sandtable.games.hegra.morale_decks import add_despair, add_hope
from sandtable.games.hegra.names import AIR, COLOURS, COMMANDER, DEFENDERS, DUG_OUT, GUN_2
from sandtable.games.hegra.options import Options
from sandtable.games.hegra.setup import DAMAGE_TILES, MARKERS, PATROLS, set_up
from sandtable.games.hegra.snow import open_action
from sandtable.games.hegra.state import SECTOR_LIMIT, State
from sandtable.games.hegra.view import view

GAME = load("hegra")
BOX = standard_box(Options())
LAST_PAGE = 26


def table(seed: int = 1) -> State:
    return set_up(BOX, Chance(seed))


def discs(s: State) -> Counter[str]:
    return Counter([*s.ready, *s.reserve, *s.recruit_bag])


# -- Boards, tracks, seats ---------------------------------------------------------------------------------------


@pytest.mark.rules("HEGRA-CMP-01", "HEGRA-SET-01")
@pytest.mark.parametrize("day", range(1, 12))
def test_the_small_board_shows_the_mobilisation_then_the_first_attack_then_leaves(day: int) -> None:
    """Its first face has Fear, Doubt and two actions, its second three Sectors; the Main board below it has four."""
    s = table()
    s.day = day
    mobilisation = day <= 3
    assert (may_use(s, "negotiate") is None) == mobilisation
    assert (may_use(s, "open-route") is None) == mobilisation
    assert ({"fear", "doubt"} <= {track.id for track in view(s).tracks}) == mobilisation
    assert len(view(s).group("sectors")) == (0 if day <= 3 else 3 if day <= 6 else 4)


@pytest.mark.rules("HEGRA-CMP-02")
def test_eleven_markers_stand_on_eleven_tracks() -> None:
    assert len(MARKERS) == len(set(MARKERS)) == 11
    assert sorted(track.id for track in view(table()).tracks) == sorted(MARKERS)


@pytest.mark.rules(
    "HEGRA-SET-02",
    "HEGRA-SET-03",
    "HEGRA-SET-04",
    "HEGRA-SET-05",
    "HEGRA-SET-06",
    "HEGRA-SET-07",
    "HEGRA-SET-08",
    "HEGRA-SET-09",
    "HEGRA-SET-10",
    "HEGRA-SET-11",
    "HEGRA-SET-12",
)
def test_every_marker_starts_on_the_space_with_the_label_that_the_set_up_names() -> None:
    labels = {track.id: track.spaces[track.at] for track in view(table()).tracks}
    assert labels == {
        "supply": "4",
        "snow": "3",
        "weather": "cloud",
        "day": "1",
        "surrender": "honourable-surrender",
        "morale": "0",
        "suspicion": "1",
        "defence": "0",
        "artillery": "2",
        "fear": "3",
        "doubt": "1",
    }
    assert view(table()).track("artillery").at == 0


@pytest.mark.rules("HEGRA-CMP-21")
def test_the_commander_is_alone_at_the_table() -> None:
    assert GAME.seats(table()) == (COMMANDER,)
    asked = {decision.seat for decision in play_last_options(table(), 400)}
    assert asked == {COMMANDER}


def play_last_options(s: State, most: int) -> list[Decision]:
    """Take the last option of every decision, which is seldom "done", and gather what was asked."""
    asked: list[Decision] = []
    match = Match(GAME, s, history=False)
    while match.decisions and len(asked) < most:
        asked.append(match.decision)
        match.play(match.decision.options[-1])
    return asked


# -- Dice and cubes ----------------------------------------------------------------------------------------------


class WatchedDice(Chance):
    """Remembers how many sides every die had."""

    __slots__ = ("sides",)

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.sides: Counter[int] = Counter()

    def roll(self, sides: int, label: str) -> int:
        self.sides[sides] += 1
        die = super().roll(sides, label)
        assert 1 <= die <= sides
        return die


@pytest.mark.rules("HEGRA-CMP-13")
def test_every_die_has_six_sides_and_five_are_enough_for_any_sector() -> None:
    s = set_up(BOX, Chance(3))
    s.day, s.phase = 7, "event"
    dice = WatchedDice(3)
    s.chance = dice
    s.walls = {"wall": "soldier"}
    s.ready = ["soldier"] * 12
    s.hit_bag = ["miss"] * 30
    play_last_options(s, 300)
    assert set(dice.sides) == {D6} == {6}
    assert dice.sides[6] > 10
    assert SECTOR_LIMIT == 5


@pytest.mark.rules("HEGRA-CMP-10", "HEGRA-SET-18")
def test_one_supply_cube_lies_on_1_at_the_start() -> None:
    s = table()
    assert s.supplies == 1
    assert view(s).counts["supplies"] == 1


# -- Discs -------------------------------------------------------------------------------------------------------


@pytest.mark.rules("HEGRA-CMP-08", "HEGRA-CMP-12")
def test_thirty_defenders_and_seven_doubts() -> None:
    found = discs(table())
    assert found == {"officer": 1, "soldier": 12, "volunteer": 11, "medic": 3, "hunter": 3, "doubt": 7}
    assert sum(found[disc] for disc in DEFENDERS) == 30


@pytest.mark.rules("HEGRA-SET-24")
def test_nineteen_discs_are_in_the_recruit_bag() -> None:
    assert len(table().recruit_bag) == 19


@pytest.mark.rules("HEGRA-DFN-01")
def test_every_type_of_defender_has_its_colour() -> None:
    assert COLOURS == {
        "officer": "black",
        "soldier": "brown",
        "medic": "white",
        "hunter": "green",
        "volunteer": "blue",
    }


# -- Germans -----------------------------------------------------------------------------------------------------


@pytest.mark.rules("HEGRA-CMP-03", "HEGRA-SET-13")
def test_six_artillery_pieces_stand_on_three_to_eight() -> None:
    s = table()
    assert s.pieces_on_track == 6
    assert view(s).track("artillery").marks == ("3", "4", "5", "6", "7", "8")
    assert s.artillery == []


@pytest.mark.rules("HEGRA-CMP-18", "HEGRA-SET-26")
def test_all_21_infantry_start_in_the_reserve() -> None:
    s = table()
    assert s.infantry_reserve == 21
    assert view(s).counts["infantry-reserve"] == 21
    s.day = 7
    add_infantry(s, 25, "HEGRA-EVA-03")
    assert (sum(s.standing), s.infantry_reserve) == (20, 1)


@pytest.mark.rules("HEGRA-CMP-20", "HEGRA-SET-17")
def test_twelve_patrol_tokens_with_numbers_that_the_rows_have() -> None:
    s = table()
    assert len(s.patrol_bag) == 12
    assert s.patrol_bag is not PATROLS
    for row in ("yellow", "green", "blue"):
        spaces = {space.number for space in BOX.map.values() if space.row == row}
        assert set(s.patrol_bag) == spaces


# -- Tiles and tokens --------------------------------------------------------------------------------------------


@pytest.mark.rules("HEGRA-CMP-04", "HEGRA-CMP-23", "HEGRA-SET-14")
def test_twelve_air_tiles_make_six_stacks_of_two_alike() -> None:
    s = table()
    assert len(s.air) == 6
    for _ in range(6):
        s.day, s.phase = 7, "air-tiles"
        Match(GAME, s, until="hit-tiles")
    assert s.air == []
    assert Counter(tile for tile in s.hit_bag if tile in AIR) == {"air-injury": 4, "air-morale": 4, "air-supply": 4}


@pytest.mark.rules("HEGRA-CMP-05", "HEGRA-CMP-06", "HEGRA-SET-15")
def test_ten_miss_and_four_artillery_tiles() -> None:
    s = table()
    assert Counter([*s.hit_bag, *s.tiles]) == {"miss": 10, "artillery": 4}


@pytest.mark.rules("HEGRA-CMP-07", "HEGRA-CMP-22", "HEGRA-SET-16")
def test_twelve_delivery_tokens_in_four_groups_of_three() -> None:
    s = table()
    assert s.depots["depot-1"] == 3
    assert BOX.map["depot-1"].depot == "supply"
    assert min(BOX.map[depot].x for depot in s.depots) == BOX.map["depot-1"].x
    assert sorted(s.routes) == ["miss", "morale", "patrol"]
    s.phase, s.placed = "mobilisation", {"open-route": ("soldier",) * 6}
    match = Match(GAME, s, until="walls")
    for group in ("miss", "morale", "patrol"):
        match.play(f"open {group}")
    assert s.depots == {"depot-1": 3, "depot-2": 3, "depot-3": 3, "depot-4": 3}
    assert {BOX.map[depot].depot for depot in s.depots} == {"supply", "patrol", "miss", "morale"}


@pytest.mark.rules("HEGRA-CMP-09")
def test_there_are_a_hit_a_recruit_and_a_patrol_bag() -> None:
    bags = {name.partition("-bag")[0] for name in view(table()).counts if "-bag" in name}
    assert bags == {"hit", "recruit", "patrol"}


@pytest.mark.rules("HEGRA-CMP-11", "HEGRA-SET-20", "HEGRA-SET-21", "HEGRA-RUL-32")
def test_seven_status_tiles_three_of_them_under_the_damage_of_gun_1() -> None:
    s = table()
    assert s.status == {"gun-1": (False, False, False)}
    assert s.damage["gun-1"] == 3
    open_action(s, GUN_2)
    assert s.status["gun-2"] == (False, False, False)
    assert s.damage["gun-2"] == 3
    s.day, s.phase, s.hit_bag = 6, "retreat", ["miss"]
    Match(GAME, s, until="next-day")
    assert s.status["machine-gun"] == (False,)
    assert sum(len(tiles) for tiles in s.status.values()) == 7 == setup.STATUS_TILES


@pytest.mark.rules("HEGRA-CMP-17", "HEGRA-RUL-31", "HEGRA-SET-19", "HEGRA-SET-21", "HEGRA-SNW-04")
def test_fourteen_damage_tiles_and_no_lookout_tower() -> None:
    s = table()
    assert sum(s.damage.values()) == 6
    for found in (*DUG_OUT, GUN_2):
        assert found not in s.damage
        open_action(s, found)
    assert s.damage == {
        "wall-a": 1,
        "wall-b": 1,
        "wall-c": 1,
        "gun-1": 3,
        "gun-2": 3,
        "counter-patrol": 1,
        "field-telephone": 1,
        "medicine-cabinet": 1,
        "map-room": 1,
        "radio": 1,
    }
    assert s.damage == DAMAGE_TILES
    assert sum(s.damage.values()) == 14
    assert not any("lookout" in name for name in (*BOX.spaces, *BOX.snow, *EFFECTS, *s.damage))


# -- Cards -------------------------------------------------------------------------------------------------------


@pytest.mark.rules("HEGRA-CMP-14", "HEGRA-SET-27")
def test_42_event_cards_in_five_decks() -> None:
    sizes = {deck: len(cards) for deck, cards in BOX.event_decks.items()}
    assert sizes == {"mobilisation": 11, "first-attack": 12, "siege-1": 8, "siege-2": 8, "last-stand": 3}
    assert len(BOX.events) == 42
    assert table().events_seen == []


@pytest.mark.rules("HEGRA-CMP-15", "HEGRA-CMP-16", "HEGRA-CMP-19", "HEGRA-SET-28", "HEGRA-SET-29", "HEGRA-SET-30")
def test_morale_hope_despair_and_snow_cards_each_lie_in_their_own_deck() -> None:
    s = table()
    decks = [s.high, s.low, s.hope, s.despair, s.snow_deck]
    assert [len(deck) for deck in decks] == [12, 9, 6, 6, 11]
    assert {BOX.morale[card].deck for card in s.high} == {"high"}
    assert {BOX.morale[card].deck for card in s.low} == {"low"}
    assert {BOX.resolve[card].deck for card in s.hope} == {"hope"}
    assert {BOX.resolve[card].deck for card in s.despair} == {"despair"}
    assert len({card for deck in decks for card in deck}) == 12 + 9 + 6 + 6 + 11
    assert (s.snow_top, s.snow_seen, s.high_discard, s.low_discard) == ([], [], [], [])


@pytest.mark.rules("HEGRA-SET-27", "HEGRA-OVR-04")
@pytest.mark.parametrize(
    ("day", "deck"),
    [
        (1, "mobilisation"),
        (2, "mobilisation"),
        (3, "mobilisation"),
        (4, "first-attack"),
        (5, "first-attack"),
        (6, "first-attack"),
        (7, "siege-1"),
        (8, "siege-1"),
        (9, "siege-2"),
        (10, "siege-2"),
        (11, "siege-2"),
    ],
)
def test_the_event_decks_are_shuffled_each_by_itself(day: int, deck: str) -> None:
    """Over many games every card of the day's deck is the first to be drawn, and no card of another."""
    drawn = set()
    for seed in range(120):
        s = setup.empty(BOX, Chance(seed))
        s.day, s.hit_bag, s.patrol_bag = day, ["miss"] * 3, list(PATROLS)
        Match(GAME, s, history=False, until="recruit" if day <= 6 else "air-tiles")
        drawn.add(s.card)
    assert drawn == {card.id for card in BOX.events.values() if card.deck == deck}


@pytest.mark.rules("HEGRA-SET-28", "HEGRA-SET-30")
def test_the_morale_and_snow_decks_are_shuffled() -> None:
    """Over many games every card can come up first."""
    first: dict[str, set[str]] = {"high": set(), "low": set(), "snow": set()}
    for seed in range(200):
        for deck, morale in (("high", 1), ("low", -1)):
            s = table(seed)
            s.phase, s.morale = "morale-cards", morale
            asked = Match(GAME, s, history=False).decision
            assert asked.prompt == "morale-card"
            first[deck] |= {option.args[0] for option in asked.options}
        s = table(seed)
        s.phase, s.snow, s.placed = "maintenance", 1, {"shovel": ("soldier",)}
        match = Match(GAME, s, history=False)
        match.play("shovel")
        first["snow"].add(s.snow_seen[0])
    assert first == {"high": set(table().high), "low": set(table().low), "snow": set(table().snow_deck)}


@pytest.mark.rules("HEGRA-SET-29")
def test_hope_and_despair_lie_face_up_so_that_the_next_one_is_known() -> None:
    s = table()
    count = s.chance.count
    hope, despair = s.hope[0], s.despair[0]
    add_hope(s, "HEGRA-RUL-82")
    add_despair(s)
    assert hope in s.low
    assert despair in s.high
    assert s.chance.count == count


@pytest.mark.rules("HEGRA-CMP-14", "HEGRA-CMP-15", "HEGRA-CMP-16", "HEGRA-CMP-19")
def test_the_box_counts_its_decks() -> None:
    assert sum(DECK_SIZES[deck] for deck in BOX.event_decks) == 42
    assert DECK_SIZES["high"] + DECK_SIZES["low"] == 21
    assert (DECK_SIZES["hope"], DECK_SIZES["despair"], DECK_SIZES["snow"]) == (6, 6, 11)


BOARD = (files("sandtable.games.hegra") / "content" / "board.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("ours", "theirs", "words"),
    [
        ("supply = [5, 4, 3, 2]", "supply = [5, 3, 2]", "tracks.supply: expected a space 4"),
        ("fear = 6", "fear = 2", "tracks.fear: expected at least 3"),
        ("fear = 6", "fear = -1", "tracks.fear: Expected `int` >= 0"),
        ('"air-supply", "air-morale"', '"air-supply", "air-supply"', "tracks.air: expected two stacks each"),
        ("moves = { sun = 6, ", "moves = { ", "tracks.moves: expected each of sun, cloud, snow"),
        ("rows = { yellow = 5, ", "rows = { ", "tracks.rows: expected each of"),
        ("gun-2 = [0, 1, 1]", "gun-2 = [0, 1]", "tracks.status-icons: expected 3 for gun-1, 3 for gun-2"),
        ("honourable-surrender", "brave-surrender", "tracks.surrender: expected a level 'honourable-surrender'"),
        ("skull = true", "skull = false", "tracks.surrender: expected a skull on the last level"),
        ("discs = 1", "discs = 2", "tracks.doubt: expected a space with 1 disc"),
        ("level = -3", "level = -4", "tracks.morale: expected the levels -3 to 3"),
        (
            '[[tracks.day]]  # 11\nstage = "siege"\nrow = "blue"\nevents = "siege-2"\nred = true\n',
            "",
            "tracks.day: expected 11 days, found 10",
        ),
        ("[[first-attack.sectors]]\ncriterion = 5\nhit = [6]\nmove = [3, 4]\n", "", "first-attack.sectors: expected 3"),
        ("hit = [4, 5, 6]", "hit = [4, 5, 7]", "first-attack.sectors[3].hit"),
        ("volunteer = 4", "volunteer = 0", "main.range"),
        ("section = 4\ncost = 2", "section = 4\ncost = 0", "(repair).cost: Expected `int` >= 1"),
        ('depot = "miss"', 'depot = "morale"', "map: expected one Depot each for supply, patrol, miss, morale"),
        ('row = "blue"\nnumber = 1', 'row = "blue"\nnumber = 2', "map blue-1: number: expected the number of its name"),
        ('row = "blue"\nnumber = 1', "", "map: expected the spaces blue-1 to blue-6"),
        ("number = 2\nartillery = true", "number = 2", "map: expected three Artillery spaces in the green row"),
        ('links = ["trail-4"]', 'links = ["trail-3"]', "links: "),
    ],
)
def test_a_board_on_which_the_game_could_not_be_played_is_refused(
    tmp_path: Path, ours: str, theirs: str, words: str
) -> None:
    assert ours in BOARD
    (tmp_path / "board.toml").write_text(BOARD.replace(ours, theirs, 1), encoding="utf-8")
    with pytest.raises(Malformed) as refused:
        open_box(Options(), tmp_path)
    assert words in str(refused.value)


def test_our_own_board_is_a_pack_that_changes_nothing(tmp_path: Path) -> None:
    (tmp_path / "board.toml").write_text(BOARD, encoding="utf-8")
    assert open_box(Options(), tmp_path) == BOX


def test_a_pack_that_moves_a_card_to_another_deck_is_refused(tmp_path: Path) -> None:
    (tmp_path / "events.toml").write_text(
        '[[event]]\nid = "road-watch"\ndeck = "siege-1"\nweather = "sun"\nsource = "mine"\n'
        'chart = ["volunteer", "soldier", "hunter", "medic", "officer"]\n',
        encoding="utf-8",
    )
    with pytest.raises(Malformed, match="the mobilisation deck has 11 cards in the box, 10 here"):
        open_box(Options(), tmp_path)


def test_a_pack_with_a_chart_that_leaves_a_type_out_is_refused(tmp_path: Path) -> None:
    (tmp_path / "events.toml").write_text(
        '[[event]]\nid = "road-watch"\ndeck = "mobilisation"\nweather = "sun"\nsource = "mine"\n'
        'chart = ["volunteer", "soldier", "hunter", "medic", "medic"]\n',
        encoding="utf-8",
    )
    with pytest.raises(Malformed, match="event road-watch: chart"):
        open_box(Options(), tmp_path)


# -- The book itself ---------------------------------------------------------------------------------------------


@pytest.mark.rules("HEGRA-RUL-01")
def test_every_page_in_the_catalogue_is_one_of_the_26() -> None:
    """Left and right pages are counted separately, so references go up to 26."""
    pages = [int(page) for rule in GAME.catalogue.rules.values() for page in re.findall(r"\d+", rule.source)]
    assert min(pages) == 1
    assert max(pages) == LAST_PAGE
    assert all("p." in rule.source for rule in GAME.catalogue.rules.values())
    assert "HEGRA-RUL-01" in (setup.__doc__ or "")


@pytest.mark.rules("HEGRA-RUL-94")
@pytest.mark.parametrize(("day", "sectors"), [(2, 0), (5, 3), (8, 4)])
def test_there_is_one_airfield_however_it_is_spelt(day: int, sectors: int) -> None:
    s = table()
    s.day = day
    targets = all_targets(s)
    elsewhere = [t for t in targets if not t.startswith("sector-") and t not in ("yellow", "green", "blue")]
    assert elsewhere == ["airfield"]
    assert len(targets) == sectors + 3 + 1
