"""The day's later sections, from the Guns to the Turn track, and the odds: what scenario files cannot say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Any

import pytest
from scipy.stats import chi2

from sandtable.engine import action
from sandtable.engine.chance import D6, Chance, ScriptedChance
from sandtable.engine.decision import Option
from sandtable.engine.match import Match
from sandtable.games.hegra.actions import may_use
from sandtable.games.hegra.box import standard_box
from sandtable.games.hegra.dice import at_least
from sandtable.games.hegra.event_phase import add_air_stack
from sandtable.games.hegra.game import GAME
from sandtable.games.hegra.log import Befell, CardResolved, Drawn
from sandtable.games.hegra.names import AIRFIELD, DEFENDERS, DOUBT, DUG_OUT, GUNS, MACHINE_GUN, ROWS, SOLDIER
from sandtable.games.hegra.options import Options
from sandtable.games.hegra.setup import STATUS_TILES, set_up
from sandtable.games.hegra.state import Patient, Runner, State
from sandtable.games.hegra.status_tiles import strength
from tests.support import say, written

BOX = standard_box(Options())
FREE = (False, False, False)
DAYS = range(1, 12)


def play_on(
    *answers: str, until: str = "", chance: Mapping[str, Sequence[object]] | None = None, **fields: Any
) -> Match[State]:
    """A match from a bare table with just what matters, and some answers."""
    s = GAME.empty(BOX, ScriptedChance(chance or {}))
    for name, value in fields.items():
        setattr(s, name, value)
    match = Match(GAME, s, listen=True, until=until)
    say(match, *answers)
    return match


def at_the_guns(*answers: str, chance: Mapping[str, Sequence[object]] | None = None, **fields: Any) -> Match[State]:
    """Two Soldiers are ready to fire the Guns."""
    crew = {"fire-artillery": ("soldier", "soldier")}
    return play_on(*answers, chance=chance, phase="artillery", placed=crew, **fields)


def offered(match: Match[State]) -> list[str]:
    return written(match.decision)


def rules_told(match: Match[State]) -> list[str]:
    return [logged.event.rule for logged in match.log]


def steps_from(start: str) -> dict[str, int]:
    """How many dotted lines lie between a space and every other."""
    found = {start: 0}
    edge = [start]
    while edge:
        here = edge.pop(0)
        for link in BOX.map[here].links:
            if link not in found:
                found[link] = found[here] + 1
                edge.append(link)
    return found


# -- Guns --------------------------------------------------------------------------------------------------------------


@pytest.mark.rules("HEGRA-STA-01", "HEGRA-STA-02", "HEGRA-GUN-03", "HEGRA-RUL-51")
@pytest.mark.parametrize("gun", GUNS)
def test_a_gun_is_as_strong_as_the_icons_on_its_white_uncovered_tiles(gun: str) -> None:
    """Each tile is white or red; some white sides have an icon and some have none."""
    icons = BOX.tracks.status_icons[gun]
    assert len(icons) == 3
    assert set(icons) == {0, 1}
    for covered in range(4):
        for sides in range(8):
            jammed = tuple(bool(sides >> slot & 1) for slot in range(3))
            s = GAME.empty(BOX, Chance(1))
            s.status, s.damage = {gun: jammed}, {gun: covered}
            assert strength(s, gun) == sum(icons[slot] for slot in range(3 - covered) if not jammed[slot])


@pytest.mark.rules("HEGRA-STA-01", "HEGRA-STA-02")
def test_seven_status_tiles_serve_two_guns_and_the_machine_gun() -> None:
    assert {place: len(icons) for place, icons in BOX.tracks.status_icons.items()} == {
        **dict.fromkeys(GUNS, 3),
        MACHINE_GUN: 1,
    }
    assert STATUS_TILES == 7


@pytest.mark.rules("HEGRA-GUN-03", "HEGRA-GUN-04", "HEGRA-RUL-53")
@pytest.mark.parametrize(
    ("covered", "infantry", "most"), [(1, 5, 2), (0, 5, 4), (0, 3, 3)], ids=["one-icon", "two-icons", "three-there"]
)
def test_each_icon_removes_up_to_two_infantry(covered: int, infantry: int, most: int) -> None:
    match = at_the_guns(
        "gun-1 sector-2", day=8, status={"gun-1": FREE}, damage={"gun-1": covered}, standing=[0, infantry, 0, 0]
    )
    assert offered(match) == [f"remove {n}" for n in range(most, -1, -1)]


@pytest.mark.rules("HEGRA-GUN-11", "HEGRA-GUN-12")
def test_the_second_gun_finds_the_airfield_options_that_the_first_left() -> None:
    match = at_the_guns(
        "gun-1 airfield",
        "bomb air 1",
        "bomb morale",
        "gun-2 airfield",
        day=8,
        status=dict.fromkeys(GUNS, FREE),
        tiles=["miss"],
        air=["air-supply", "air-morale"],
    )
    assert offered(match) == ["bomb miss", "bomb surrender", "stop"]


@pytest.mark.rules("HEGRA-RUL-101", "HEGRA-GUN-02", "HEGRA-GUN-15")
@pytest.mark.parametrize("day", DAYS)
def test_a_gun_reaches_the_sectors_of_the_board_in_use_and_always_the_map_and_the_airfield(day: int) -> None:
    sectors = 0 if day <= 3 else 3 if day <= 6 else 4
    match = at_the_guns(
        day=day,
        status={"gun-1": FREE},
        standing=[1, 1, 1, 1],
        patrols=[f"{row}-1" for row in ROWS],
    )
    targets = [*(f"sector-{n + 1}" for n in range(sectors)), *ROWS, AIRFIELD]
    assert offered(match) == [*(f"gun-1 {target}" for target in targets), "done"]


# -- Supply Run --------------------------------------------------------------------------------------------------------


@pytest.mark.rules("HEGRA-RUN-25")
def test_the_depots_lie_at_the_top_of_the_map_five_steps_from_the_fortress() -> None:
    depots = {space.id: space for space in BOX.map.values() if space.depot}
    top = max(space.y for space in BOX.map.values())
    assert {space.id for space in BOX.map.values() if space.y == top} == set(depots)
    assert sorted(space.depot for space in depots.values()) == ["miss", "morale", "patrol", "supply"]
    steps = steps_from("fortress")
    assert {steps[depot] for depot in depots} == {5}


@pytest.mark.rules("HEGRA-RUN-03")
def test_only_the_bottom_row_touches_the_fortress() -> None:
    bottom = [space.id for space in BOX.map.values() if space.row == ROWS[0]]
    assert len(bottom) == 6
    assert sorted(BOX.map["fortress"].links) == sorted(bottom)


@pytest.mark.rules("HEGRA-RUN-08")
@pytest.mark.parametrize("disc", DEFENDERS)
def test_only_a_soldier_has_a_third_choice_at_a_patrol(disc: str) -> None:
    runners = [Runner(1, disc, "fortress")]
    match = play_on("run 1", "go blue-3", phase="runners", runners=runners, patrols=["blue-3"])
    assert offered(match) == (["stop", "sneak", "fight patrol"] if disc == SOLDIER else ["stop", "sneak"])


@pytest.mark.rules("HEGRA-RUL-56")
def test_a_runner_on_its_way_finishes_before_another_starts() -> None:
    runners = [Runner(1, "soldier", "fortress"), Runner(2, "hunter", "green-2")]
    match = play_on(phase="runners", runners=runners)
    assert offered(match) == ["run 1", "run 2", "done"]
    say(match, "run 2")
    assert offered(match) == ["go blue-2", "go yellow-2", "go green-1", "go green-3", "halt"]
    say(match, "halt")
    assert offered(match) == ["run 1", "done"]


@pytest.mark.rules("HEGRA-RUL-96", "HEGRA-RUN-20", "HEGRA-RUN-21", "HEGRA-RUN-22")
def test_a_delivery_is_paid_out_in_the_order_of_the_book() -> None:
    match = play_on(
        until="maintenance", phase="returns", runners=[Runner(1, "soldier", "fortress", "supply", home=True)]
    )
    rewards = [
        rule for rule in rules_told(match) if rule in ("HEGRA-RUN-20", "HEGRA-RUN-21", "HEGRA-RUN-22", "HEGRA-DLV-01")
    ]
    assert rewards == ["HEGRA-RUN-20", "HEGRA-RUN-21", "HEGRA-RUN-21", "HEGRA-RUN-22", "HEGRA-DLV-01"]


# -- Maintenance and Infirmary -----------------------------------------------------------------------------------------


@pytest.mark.rules("HEGRA-MNT-01")
def test_maintenance_has_five_actions_on_every_day() -> None:
    always = [space.id for space in BOX.spaces.values() if space.section == 4 and space.id not in DUG_OUT]
    assert sorted(always) == ["bolster", "inspire", "promote", "repair", "shovel"]
    for day in DAYS:
        s = GAME.empty(BOX, Chance(1))
        s.day = day
        assert [space for space in always if may_use(s, space) is not None] == []


@pytest.mark.rules("HEGRA-REP-02")
def test_a_jammed_tile_under_damage_cannot_be_flipped() -> None:
    def repairing(covered: int) -> Match[State]:
        jammed = {"gun-1": (True, True, True)}
        return play_on(
            phase="maintenance", placed={"repair": ("soldier",) * 4}, status=jammed, damage={"gun-1": covered}
        )

    assert offered(repairing(3)) == ["repair gun-1", "done"]
    match = repairing(2)
    assert offered(match) == ["repair gun-1", "unjam gun-1", "done"]
    say(match, "unjam gun-1")
    assert offered(match) == ["repair gun-1", "stop"]
    assert match.state.status["gun-1"] == (False, True, True)


@pytest.mark.rules("HEGRA-RUL-72", "HEGRA-BOL-01", "HEGRA-BOL-02")
@pytest.mark.parametrize(
    ("tiles", "defence", "options"),
    [
        (["miss"], 0, ["bolster miss", "bolster defence", "done"]),
        (["artillery"], 0, ["bolster defence", "done"]),
        (["miss"], 4, ["bolster miss", "done"]),
    ],
    ids=["both", "no-miss", "top-defence"],
)
def test_bolster_offers_only_what_is_possible(tiles: list[str], defence: int, options: list[str]) -> None:
    match = play_on(phase="maintenance", placed={"bolster": ("soldier", "soldier")}, tiles=tiles, defence=defence)
    assert offered(match) == options


@pytest.mark.rules("HEGRA-PRO-01")
def test_an_officer_promotes_one_of_those_beside_him_a_day() -> None:
    placed = {"promote": ("officer", "volunteer", "hunter")}
    match = play_on(phase="maintenance", placed=placed, reserve=["soldier", "soldier"])
    assert offered(match) == ["promote volunteer", "promote hunter", "done"]
    match = play_on("promote volunteer", until="infirmary", phase="maintenance", placed=placed, reserve=["soldier"] * 2)
    assert Counter(match.state.reserve) == {"soldier": 1, "volunteer": 1}


@pytest.mark.rules("HEGRA-IFM-02", "HEGRA-RUL-75")
def test_the_waiting_area_knows_no_order_among_patients_of_one_kind_and_level() -> None:
    waiting = [Patient("hunter", 2), Patient("soldier", 2), Patient("soldier", 3), Patient("soldier", 2)]
    for queue in (waiting, waiting[::-1]):
        match = play_on(phase="infirmary", placed={"treat": ("volunteer",)}, waiting=list(queue))
        choices = ["treat waiting hunter-2", "treat waiting soldier-2", "treat waiting soldier-3"]
        assert sorted(offered(match)) == ["done", *choices]
        say(match, "treat waiting soldier-2")
        levels = Counter((patient.disc, patient.level) for patient in match.state.waiting)
        # One Soldier rose from 2 to 3 before all of them sank by one.
        assert levels == {("hunter", 1): 1, ("soldier", 1): 1, ("soldier", 2): 2}


@pytest.mark.rules("HEGRA-IFM-01")
def test_the_infirmary_has_three_beds() -> None:
    assert set_up(BOX, Chance(1)).beds == [None, None, None]


@pytest.mark.rules("HEGRA-RUL-97")
def test_a_german_in_bed_is_neither_healthy_nor_in_the_reserve_of_infantry_until_healed() -> None:
    match = play_on(
        "bed",
        until="attack",
        chance={"event": ["frozen-straggler"], "hit": ["air-injury"], "injury": [1]},
        phase="event",
        day=7,
        tired=["soldier"],
        hit_bag=["air-injury", "miss"],
    )
    s = match.state
    assert s.beds == [Patient("infantry", 3), Patient("soldier", 1), None]
    assert (s.healthy, s.infantry_reserve) == (0, 21 - 1 - sum(s.standing))
    healed = play_on(until="morale-modifiers", phase="relapse", beds=[Patient("infantry", 6), None, None]).state
    assert healed.beds == [None, None, None]
    assert (healed.healthy, healed.infantry_reserve) == (0, 21)


# -- Morale ------------------------------------------------------------------------------------------------------------

HIGH = ["hidden-cellar", "sandbag-party", "sorted-shells", "brief-thaw"]
LOW = ["hoarding", "bickering", "neglected-walls", "mislaid-crates"]


@pytest.mark.rules("HEGRA-MOR-08", "HEGRA-MOR-09", "HEGRA-MOR-11", "HEGRA-MOR-12")
@pytest.mark.parametrize(
    ("level", "deck", "drawn", "resolved"),
    [
        (-3, "low", 3, 3),
        (-2, "low", 3, 2),
        (-1, "low", 2, 1),
        (0, "", 0, 0),
        (1, "high", 2, 1),
        (2, "high", 3, 1),
        (3, "high", 3, 2),
    ],
)
def test_the_morale_track_says_how_many_cards_are_drawn_and_resolved(
    level: int, deck: str, drawn: int, resolved: int
) -> None:
    match = play_on(until="surrender", phase="morale-cards", day=5, morale=level, defence=3, high=HIGH[:], low=LOW[:])
    while match.decisions:
        match.play(match.decision.options[0])
    s = match.state
    draws = [logged.event for logged in match.log if isinstance(logged.event, Drawn)]
    assert [event.source for event in draws] == [deck] * drawn
    assert sum(isinstance(logged.event, CardResolved) for logged in match.log) == resolved
    assert len(s.high_discard) + len(s.low_discard) == resolved
    assert sorted(s.high + s.high_discard) == sorted(HIGH)
    assert sorted(s.low + s.low_discard) == sorted(LOW)
    assert s.morale == 0


def evening(drawn: list[str], deck: list[str]) -> Match[State]:
    """Morale is -2: three Low Morale cards are drawn, these, and two of them are to be resolved."""
    return play_on(
        until="surrender", chance={"morale-card": drawn}, phase="morale-cards", day=5, morale=-2, supplies=3, low=deck
    )


@pytest.mark.rules("HEGRA-MOR-14")
def test_a_hope_card_must_be_among_the_two_but_need_not_be_the_first() -> None:
    drawn = ["hoarding", "row-of-stones", "bickering"]
    match = evening(drawn, drawn[:])
    assert offered(match) == ["resolve hoarding", "resolve row-of-stones", "resolve bickering"]
    say(match, "resolve hoarding")
    assert (match.decision.prompt, match.decision.args) == ("use-or-ignore", {"card": "row-of-stones"})
    match = say(evening(drawn, drawn[:]), "resolve row-of-stones", "ignore")
    assert offered(match) == ["resolve hoarding", "resolve bickering"]


@pytest.mark.rules("HEGRA-RUL-80")
def test_of_too_many_hope_cards_only_hope_cards_may_be_chosen() -> None:
    drawn = ["row-of-stones", "dud-shells", "saved-for-last"]
    match = evening(drawn, [*drawn, "hoarding"])
    assert offered(match) == ["resolve row-of-stones", "resolve dud-shells", "resolve saved-for-last"]
    say(match, "resolve dud-shells", "ignore")
    assert offered(match) == ["resolve row-of-stones", "resolve saved-for-last"]
    say(match, "resolve row-of-stones", "ignore")
    assert Counter(match.state.low) == Counter(["hoarding", "saved-for-last"])
    assert match.state.low_discard == ["dud-shells", "row-of-stones"]


@pytest.mark.rules("HEGRA-RUL-80")
def test_with_two_despair_cards_for_one_choice_an_ordinary_card_cannot_be_chosen() -> None:
    drawn = ["empty-sacks", "hidden-cellar", "nerves"]
    match = play_on(chance={"morale-card": drawn}, phase="morale-cards", day=5, morale=2, high=drawn[:])
    assert offered(match) == ["resolve empty-sacks", "resolve nerves"]


@pytest.mark.rules("HEGRA-RUL-81")
def test_no_despair_card_lies_in_a_morale_deck_when_the_game_begins() -> None:
    s = set_up(BOX, Chance(1))
    despair = {card.id for card in BOX.resolve.values() if card.deck == "despair"}
    assert len(despair) == 6
    assert set(s.despair) == despair
    assert not despair & {*s.high, *s.low}


# -- The Turn track ----------------------------------------------------------------------------------------------------


@pytest.mark.rules("HEGRA-COU-01", "HEGRA-RET-01", "HEGRA-LST-01", "HEGRA-TRN-01", "HEGRA-TRN-02")
@pytest.mark.parametrize("day", DAYS)
def test_coup_retreat_and_last_stand_have_their_days(day: int) -> None:
    match = play_on(until="event", phase="turn-track", day=day, patrol_bag=[1], defence=2, hit_bag=["miss"] * 4)
    befell = [logged.event.what for logged in match.log if isinstance(logged.event, Befell)]
    assert befell == {3: ["coup"], 6: ["retreat"], 11: ["last-stand"]}.get(day, [])
    assert match.over == (day == 11)
    assert match.state.day == min(day + 1, 11)


@pytest.mark.rules("HEGRA-COU-07", "HEGRA-RET-04")
def test_the_boards_change_with_the_coup_and_the_retreat() -> None:
    match = play_on(until="event", phase="coup", day=3, fear=1, doubt=3)
    s = match.state
    assert s.board is BOX.first_attack
    assert s.sectors == 3
    assert not {"fear", "doubt"} & {track.id for track in GAME.view(s, None).tracks}
    before = play_on(until="coup", phase="coup", day=3, fear=1, doubt=3).state
    assert before.board is None
    assert {"fear", "doubt"} <= {track.id for track in GAME.view(before, None).tracks}
    after = play_on(until="event", phase="retreat", day=6, defence=1).state
    assert after.board is BOX.main
    assert after.sectors == 4


@pytest.mark.rules("HEGRA-COU-05", "HEGRA-RUL-86")
def test_no_medic_is_offered_for_a_wall_and_no_wall_may_be_left_open() -> None:
    match = play_on(
        phase="coup",
        day=3,
        damage={"wall-c": 1},
        tired=["medic", "soldier"],
        rest=["volunteer"],
        ready=["medic", "hunter"],
    )
    assert offered(match) == ["man soldier-tired", "man volunteer-rest", "man hunter-ready"]


@pytest.mark.rules("HEGRA-COU-02", "HEGRA-COU-03")
def test_every_defender_in_the_bag_is_as_likely_to_be_frightened_off_as_the_next() -> None:
    gone: Counter[str] = Counter()
    for seed in range(2000):
        s = GAME.empty(BOX, Chance(seed))
        s.phase, s.day, s.fear = "coup", 3, 1
        s.recruit_bag = ["soldier", "hunter", "doubt", "soldier", "doubt"]
        Match(GAME, s, until="next-day")
        gone.update(s.reserve)
    assert gone.total() == 2000
    assert is_plausible(gone, {"soldier": Fraction(2, 3), "hunter": Fraction(1, 3)})


@pytest.mark.rules("HEGRA-RUL-37")
def test_six_air_stacks_serve_five_days_of_siege_and_the_last_stand() -> None:
    s = set_up(BOX, Chance(1))
    stacks = list(s.air)
    assert len(stacks) == 6
    for day in range(7, 12):
        match = play_on(until="hit-tiles", phase="air-tiles", day=day, air=s.air)
        assert match.state.hit_bag == [stacks[day - 7]] * 2
    assert s.air == stacks[5:]
    last = play_on(
        chance={"event": ["white-out-attack"], "hit": ["miss"] * 3, "infantry": [2] * 6},
        phase="last-stand",
        day=11,
        air=s.air,
        hit_bag=["miss"] * 4,
        walls={"wall": "soldier"},
    )
    assert s.air == []
    assert last.state.hit_bag.count(stacks[5]) == 2
    add_air_stack(last.state)
    assert last.state.hit_bag.count(stacks[5]) == 2


@pytest.mark.rules("HEGRA-RUL-91", "HEGRA-LST-02")
def test_the_last_stand_goes_through_its_steps_in_order() -> None:
    match = play_on(
        "wait",
        chance={"event": ["white-out-attack"], "hit": ["miss"] * 2, "infantry": [2] * 6 + [4], "injury": [1]},
        phase="last-stand",
        day=11,
        defence=1,
        snow=1,
        ready=["soldier"] * 8,
        walls={"wall": "soldier"},
        air=["air-supply"],
        standing=[0, 0, 0, 1],
        hit_bag=["miss"] * 2,
    )
    steps = ["HEGRA-LST-01", "HEGRA-EVM-02", "HEGRA-EVM-03", "HEGRA-EVM-05", "HEGRA-EVS-02", "HEGRA-EVS-03"]
    steps += ["HEGRA-EVA-03", "HEGRA-INF-07", "HEGRA-INF-21", "HEGRA-LST-03", "HEGRA-LST-05"]
    told = rules_told(match)
    assert [told.index(rule) for rule in steps] == sorted(told.index(rule) for rule in steps)


# -- Odds --------------------------------------------------------------------------------------------------------------

ROLLS = 100_000
CERTAINTY = 0.999  # of the chi-squared tests; the seeds are fixed, so they pass or fail for good


def is_plausible(counts: Mapping[str, int], shares: Mapping[str, Fraction]) -> bool:
    """Pearson's chi-squared test of what was counted against exact shares."""
    total = sum(counts.values())
    if any(n and not shares[name] for name, n in counts.items()):
        return False
    possible = {name: float(share) * total for name, share in shares.items() if share}
    if len(possible) == 1:
        return True
    distance = sum((counts.get(name, 0) - expected) ** 2 / expected for name, expected in possible.items())
    return bool(distance < chi2.ppf(CERTAINTY, len(possible) - 1))


def chance_of(match: Match[State], text: str) -> Fraction:
    """What the game says of an option that is open now."""
    option = match.decision.find(text)
    assert option is not None
    (odds,) = action.odds(match.state, match.decision, option)
    return odds.chance


def share(faces: Iterable[bool]) -> Fraction:
    """How many of equally likely outcomes come true."""
    outcomes = list(faces)
    return Fraction(sum(outcomes), len(outcomes))


def dice() -> range:
    return range(1, D6 + 1)


def test_the_chance_of_a_number_or_more_is_counted_on_the_die() -> None:
    for number in range(-3, 11):
        assert at_least(number) == share(die >= number for die in dice())


def fire(die: int | None = None, *, telephone: bool = False) -> Match[State]:
    """A Soldier on the wall with one Infantry in range, ready to fire."""
    return play_on(
        chance={"fire": [die], "machine-gun": [die]} if die else {},
        phase="walls",
        day=8,
        walls={"wall-a": "soldier"},
        standing=[0, 0, 0, 1],
        supplies=1,
        status={"machine-gun": (False,)},
        placed={"field-telephone": ("soldier", "soldier")} if telephone else {},
        dug_out=["field-telephone"],
        damage={"field-telephone": 1},
    )


@pytest.mark.parametrize("telephone", [False, True], ids=["without-telephone", "with-telephone"])
@pytest.mark.parametrize("shot", ["fire wall-a", "machine-gun wall-a", "machine-gun wall-a supply"])
def test_the_odds_of_a_shot_are_those_of_the_six_faces(shot: str, telephone: bool) -> None:
    def hits(die: int) -> bool:
        match = fire(die, telephone=telephone)
        say(match, shot)
        return not match.state.in_sector(3)

    odds = chance_of(fire(telephone=telephone), shot)
    assert odds == share(hits(die) for die in dice())


def meeting(suspicion: int, die: int | None = None) -> Match[State]:
    """A Soldier before a Patrol."""
    return play_on(
        "run 1",
        "go blue-1",
        chance={"sneak": [die], "fight": [die], "injury": [1]} if die else {},
        phase="runners",
        suspicion=suspicion,
        patrols=["blue-1"],
        runners=[Runner(1, SOLDIER, "fortress")],
    )


@pytest.mark.parametrize("how", ["sneak", "fight patrol"])
@pytest.mark.parametrize("suspicion", range(1, 7))
def test_the_odds_of_a_suspicion_check_are_those_of_the_six_faces(suspicion: int, how: str) -> None:
    def gets_away(die: int) -> bool:
        match = meeting(suspicion, die)
        say(match, how)
        return bool(match.state.runners)

    assert chance_of(meeting(suspicion), how) == share(gets_away(die) for die in dice())


def aiming(die: int | None = None) -> Match[State]:
    return at_the_guns(
        chance={"jam": [die]} if die else {},
        day=8,
        status={"gun-1": FREE},
        standing=[1, 1, 1, 1],
        patrols=[f"{row}-1" for row in ROWS],
    )


@pytest.mark.parametrize("target", ["sector-1", "sector-2", "sector-3", "sector-4", *ROWS, AIRFIELD])
def test_the_odds_of_a_jam_are_those_of_the_six_faces(target: str) -> None:
    def jams(die: int) -> bool:
        match = aiming(die)
        say(match, f"gun-1 {target}")
        while match.decisions and match.state.phase == "artillery":
            match.play(match.decision.options[0])
        return match.state.status["gun-1"] != FREE

    assert chance_of(aiming(), f"gun-1 {target}") == share(jams(die) for die in dice())


BAGS = [
    ["soldier", "volunteer", "doubt"],
    ["soldier"] * 6 + ["volunteer"] * 6 + ["medic"] * 3 + ["hunter"] * 3 + ["doubt"],
    ["soldier"] * 2 + ["hunter"] + ["doubt"] * 7,
    ["soldier", "hunter", "medic"],
]


def recruiting(bag: Sequence[str], chance: Chance) -> Match[State]:
    """A Soldier has been drawn, and these discs are left in the bag."""
    s = GAME.empty(BOX, chance)
    s.phase, s.recruit_bag = "recruit", [SOLDIER, *bag]
    return Match(GAME, s)


@pytest.mark.parametrize("bag", BAGS, ids=["few", "fresh", "doubtful", "sure"])
def test_the_odds_of_doubt_are_those_of_every_disc_in_the_bag(bag: list[str]) -> None:
    def brings_doubt(disc: str) -> bool:
        match = recruiting(bag, ScriptedChance({"recruit": [SOLDIER, disc]}))
        say(match, "draw")
        return len(match.state.recruitment + match.state.ready) == 1

    odds = chance_of(recruiting(bag, ScriptedChance({"recruit": [SOLDIER]})), "draw")
    assert odds == share(brings_doubt(disc) for disc in bag)


@pytest.mark.parametrize("bag", BAGS, ids=["few", "fresh", "doubtful", "sure"])
def test_a_hundred_thousand_draws_bear_out_the_odds_of_doubt(bag: list[str]) -> None:
    odds = chance_of(recruiting(bag, ScriptedChance({"recruit": [SOLDIER]})), "draw")
    chance = Chance(2024)
    drawn = Counter("doubt" if chance.draw(bag[:], "recruit") == DOUBT else "other" for _ in range(ROLLS))
    assert is_plausible(drawn, {"doubt": odds, "other": 1 - odds})


def test_a_hundred_thousand_rolls_bear_out_every_chance_of_the_die() -> None:
    chance = Chance(1940)
    rolled = Counter(chance.roll(D6, "die") for _ in range(ROLLS))
    assert is_plausible({str(die): n for die, n in rolled.items()}, {str(die): Fraction(1, D6) for die in dice()})
    wins = {f"sneak at {n}": (chance_of(meeting(n), "sneak"), range(n + 1, D6 + 1)) for n in range(1, 7)}
    for target, criterion in (("sector-2", 4), ("yellow", 5), (AIRFIELD, 6)):
        wins[f"jam at {target}"] = chance_of(aiming(), f"gun-1 {target}"), range(1, criterion)
    wins["fire"] = chance_of(fire(), "fire wall-a"), range(4, D6 + 1)
    for name, (odds, faces) in wins.items():
        won = sum(rolled[die] for die in faces)
        assert is_plausible({"won": won, "lost": ROLLS - won}, {"won": odds, "lost": 1 - odds}), name


def test_a_plausible_count_is_told_from_an_implausible_one() -> None:
    half = {"yes": Fraction(1, 2), "no": Fraction(1, 2)}
    assert is_plausible({"yes": 50_100, "no": 49_900}, half)
    assert not is_plausible({"yes": 51_000, "no": 49_000}, half)
    assert not is_plausible({"yes": 99_999, "no": 1}, {"yes": Fraction(1), "no": Fraction(0)})


def test_nothing_is_at_stake_where_chance_does_not_speak() -> None:
    match = meeting(3)
    assert action.odds(match.state, match.decision, Option("stop")) == ()
