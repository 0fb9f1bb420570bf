"""The siege: Infantry, injuries, the Hit bag and the Artillery track, Action spaces. What scenario files cannot say."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from sandtable.engine.chance import ScriptedChance
from sandtable.engine.match import Match
from sandtable.games.hegra.box import standard_box
from sandtable.games.hegra.game import GAME
from sandtable.games.hegra.hits import artillery_fire, artillery_spaces, draw_hits, return_artillery
from sandtable.games.hegra.injury import WAIT
from sandtable.games.hegra.invariants import broken
from sandtable.games.hegra.log import InfantryPlaced
from sandtable.games.hegra.names import DEFENDERS, DUG_OUT, GREEN, WALLS, YELLOW
from sandtable.games.hegra.options import Options
from sandtable.games.hegra.setup import set_up
from sandtable.games.hegra.state import PIECES, State

BOX = standard_box(Options())

SECTIONS = {
    0: {"negotiate", "open-route"},
    1: {"wall", "wall-a", "wall-b", "wall-c", "reckless", "field-telephone"},
    2: {"fire-artillery"},
    3: {"supply-run", "counter-patrol"},
    4: {"shovel", "repair", "bolster", "promote", "inspire", "radio", "map-room"},
    5: {"treat", "medicine-cabinet"},
}


def table(**fields: object) -> State:
    """A bare table with just what matters."""
    s = GAME.empty(BOX, ScriptedChance({}))
    for name, value in fields.items():
        setattr(s, name, value)
    return s


def complaints(s: State, about: str) -> list[str]:
    return [sentence for sentence in broken(s) if about in sentence]


# -- Action spaces -----------------------------------------------------------------------------------------------------


@pytest.mark.rules("HEGRA-PLC-12", "HEGRA-DAY-05")
def test_every_action_space_belongs_to_one_numbered_section() -> None:
    found: dict[int, set[str]] = {}
    for space in BOX.spaces.values():
        found.setdefault(space.section, set()).add(space.id)
    assert found == SECTIONS


@pytest.mark.rules("HEGRA-PLC-12")
@pytest.mark.parametrize("day", [1, 4, 7])
def test_defenders_can_be_placed_on_action_spaces_and_nowhere_else(day: int) -> None:
    s = table(phase="place", day=day, ready=list(DEFENDERS), dug_out=list(DUG_OUT), status={"gun-1": (False,) * 3})
    offered = {option.args[1] for option in Match(GAME, s).decision.options if option.verb == "place"}
    assert offered == {space.id for space in BOX.spaces.values() if space.days[0] <= day <= space.days[1]}


@pytest.mark.rules("HEGRA-WAL-06")
def test_there_are_four_defensive_positions_and_the_unlettered_one_is_leftmost() -> None:
    assert WALLS == ("wall", "wall-a", "wall-b", "wall-c")
    s = table(walls=dict.fromkeys(reversed(WALLS), "soldier"))
    hit = []
    while wall := s.leftmost_wall():
        hit.append(wall)
        del s.walls[wall]
    assert hit == ["wall", "wall-a", "wall-b", "wall-c"]


# -- Boards ------------------------------------------------------------------------------------------------------------


@pytest.mark.rules("HEGRA-INF-01", "HEGRA-INF-07", "HEGRA-INF-08", "HEGRA-INF-13")
@pytest.mark.parametrize(
    ("day", "sector", "boxes"),
    [
        (4, 1, "- - move move - hit"),
        (4, 2, "- - move move hit hit"),
        (4, 3, "- move move hit hit hit"),
        (7, 1, "- - move move - hit"),
        (7, 2, "- - move move - hit"),
        (7, 3, "grenade - move move hit hit"),
        (7, 4, "grenade grenade move move hit hit"),
    ],
)
def test_each_die_sends_one_infantry_to_the_box_with_its_value(day: int, sector: int, boxes: str) -> None:
    for die, expected in enumerate(boxes.split(), 1):
        s = GAME.empty(BOX, ScriptedChance({"infantry": [die]}))
        s.day, s.phase, s.walls = day, "attack", {"wall": "soldier"}
        s.standing[sector - 1] = 1
        log = Match(GAME, s, listen=True, until="morning").log
        placed = [logged.event for logged in log if isinstance(logged.event, InfantryPlaced)]
        sent = [name for name in ("grenade", "hit", "move") if getattr(placed[0], name)]
        assert (len(placed), sent) == (1, [] if expected == "-" else [expected]), f"a {die}"


@pytest.mark.rules("HEGRA-INF-13")
def test_only_the_main_board_has_grenade_boxes() -> None:
    assert not any(sector.grenade for sector in BOX.first_attack.sectors)
    assert any(sector.grenade for sector in BOX.main.sectors)


@pytest.mark.rules("HEGRA-RNG-01", "HEGRA-RNG-02", "HEGRA-RNG-03")
@pytest.mark.parametrize(
    ("day", "disc", "reached"),
    [
        (4, "volunteer", {3}),
        (4, "soldier", {2, 3}),
        (4, "officer", {2, 3}),
        (4, "hunter", {2, 3}),
        (7, "volunteer", {4}),
        (7, "soldier", {3, 4}),
        (7, "officer", {3, 4}),
        (7, "hunter", {3, 4}),
    ],
)
def test_a_defender_reaches_the_sectors_level_with_its_icon_and_above(day: int, disc: str, reached: set[int]) -> None:
    s = GAME.empty(BOX, ScriptedChance({"fire": [6]}))
    s.day, s.phase, s.walls = day, "walls", {"wall": disc}
    for sector in range(s.sectors):
        s.standing[sector] = s.lying[sector] = 2
    match = Match(GAME, s)
    match.play("fire wall")
    offered = {int(option.args[0].split("-")[1]) for option in match.decision.options}
    assert offered == reached


# -- Injuries ----------------------------------------------------------------------------------------------------------


@pytest.mark.rules("HEGRA-INJ-03")
@pytest.mark.parametrize("die", range(1, 7))
def test_the_die_is_the_level_of_the_injury(die: int) -> None:
    s = GAME.empty(BOX, ScriptedChance({"hit": ["air-injury", "miss"], "injury": [die]}))
    s.day, s.phase, s.card = 7, "hit-tiles", "strafing-run"
    s.tired, s.hit_bag = ["soldier"], ["air-injury", "miss"]
    match = Match(GAME, s, until="infantry")
    match.play("bed")
    assert s.beds[0] is not None
    assert (s.beds[0].disc, s.beds[0].level) == ("soldier", die)


# -- Hit bag and Artillery ---------------------------------------------------------------------------------------------


@pytest.mark.rules("HEGRA-RUL-28")
def test_a_draw_that_falls_due_while_tiles_are_resolved_comes_after_them() -> None:
    """Another draw becomes due between an Air tile's injury and the next tile, which is Artillery."""
    s = GAME.empty(BOX, ScriptedChance({"hit": ["air-injury", "artillery", "artillery"], "injury": [5]}))
    s.day, s.card = 7, "strafing-run"
    s.tired, s.hit_bag = ["soldier"], ["air-injury", "artillery", "miss"]
    play = draw_hits(s, 2, "HEGRA-EVS-03")
    next(play)  # a bed for the injured Soldier, or the Waiting Area
    assert list(draw_hits(s, 1, "HEGRA-DFC-02")) == []
    assert sorted(s.hit_bag) == ["miss"], "the new draw took a tile out of the bag at once"
    assert s.marker == 2
    with pytest.raises(StopIteration):
        play.send(WAIT)
    # The Artillery tile of the first draw went back, and was there to be drawn by the second.
    assert s.marker == 4
    assert sorted(s.hit_bag) == ["artillery", "miss"]
    assert s.surrender == 2


@pytest.mark.rules("HEGRA-RUL-28", "HEGRA-RUL-27")
def test_a_draw_that_waits_stays_one_draw() -> None:
    """Two tiles become due together: the empty bag costs Surrender once, not once for each."""
    s = GAME.empty(BOX, ScriptedChance({"hit": ["air-injury"], "injury": [5]}))
    s.day, s.card, s.surrender = 7, "strafing-run", 0
    s.tired, s.hit_bag = ["soldier"], ["air-injury"]
    play = draw_hits(s, 1, "HEGRA-EVS-03")
    next(play)
    assert list(draw_hits(s, 3, "HEGRA-HIT-01")) == []
    with pytest.raises(StopIteration):
        play.send(WAIT)
    assert (s.surrender, s.hits_due) == (1, [])


def fired(s: State, n: int) -> Iterator[State]:
    for _ in range(n):
        artillery_fire(s)
        yield s


@pytest.mark.rules("HEGRA-RUL-35", "HEGRA-RUL-36", "HEGRA-ART-01", "HEGRA-ART-02")
def test_six_artillery_tiles_bring_six_pieces_to_six_spaces() -> None:
    spaces = [*artillery_spaces(table(), YELLOW), *artillery_spaces(table(), GREEN)]
    assert len(spaces) == PIECES == 6
    s = set_up(BOX, ScriptedChance({}))
    assert s.hit_draws == 2
    for number, now in enumerate(fired(s, PIECES), 1):
        assert now.artillery == spaces[:number]
        assert now.hit_draws == 2 + number
        assert now.marker == 2 + number
        assert complaints(now, "Artillery") == []


@pytest.mark.rules("HEGRA-ART-03", "HEGRA-ART-04", "HEGRA-RUL-35")
def test_pieces_that_return_cover_the_track_from_the_right_and_push_the_marker_before_them() -> None:
    s = set_up(BOX, ScriptedChance({}))
    list(fired(s, PIECES))
    for number, space in enumerate(list(s.artillery), 1):
        return_artillery(s, space, "HEGRA-GUN-08")
        assert s.hit_draws == 8 - number, "the piece did not cover the rightmost free number"
        assert s.marker == 8 - number
        assert complaints(s, "Artillery") == []


@pytest.mark.rules("HEGRA-RUL-35")
def test_a_marker_on_a_piece_is_reported_as_impossible() -> None:
    s = set_up(BOX, ScriptedChance({}))
    s.marker = 3
    assert complaints(s, "HEGRA-RUL-35")


@pytest.mark.rules("HEGRA-AIR-01")
def test_the_air_stacks_are_used_from_left_to_right_one_a_day() -> None:
    s = set_up(BOX, ScriptedChance({}))
    stacks = list(s.air)
    assert len(stacks) == 6
    for day, tile in enumerate(stacks, 7):
        s.phase, s.hit_bag = "air-tiles", []
        s.day = min(day, 11)
        Match(GAME, s, until="hit-tiles")
        assert s.hit_bag == [tile, tile]
        assert s.air == stacks[day - 6 :]
