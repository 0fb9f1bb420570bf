"""Set-up (p.6-7): what is in the box, the mission on the table, the Heroes with their cards, and the decks."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from sandtable.engine.chance import Chance, ScriptedChance
from sandtable.engine.errors import Malformed
from sandtable.games.wolfenstein.box import Box
from sandtable.games.wolfenstein.game import GAME
from sandtable.games.wolfenstein.invariants import broken
from sandtable.games.wolfenstein.maps import LETTERED, PARTS, TOKENS
from sandtable.games.wolfenstein.missions import read_missions
from sandtable.games.wolfenstein.options import LEVELS, Options
from sandtable.games.wolfenstein.setup import empty, set_up
from sandtable.games.wolfenstein.state import State
from sandtable.games.wolfenstein.table import armor, hp, models

MISSIONS = list(read_missions())


def box_with(**options: object) -> Box:
    box: Box = GAME.box(msgspec.convert({name.replace("_", "-"): value for name, value in options.items()}, Options))
    return box


def table(seed: int = 1, **options: object) -> State:
    """A table ready to play; options are named as in Python."""
    return set_up(box_with(**options), Chance(seed))


# -- what is in the box ------------------------------------------------------------------------------------------------


@pytest.mark.rules(
    "WOLF-CMP-12",
    "WOLF-CMP-13",
    "WOLF-CMP-14",
    "WOLF-CMP-15",
    "WOLF-CMP-16",
    "WOLF-CMP-17",
    "WOLF-CMP-20",
    "WOLF-CMP-21",
    "WOLF-CMP-22",
    "WOLF-CMP-23",
    "WOLF-CMP-24",
    "WOLF-CMP-26",
    "WOLF-CMP-27",
    "WOLF-CMP-28",
    "WOLF-CMP-29",
    "WOLF-CMP-45",
    "WOLF-CMP-46",
    "WOLF-CMP-47",
)
def test_tokens_that_people_count_with() -> None:
    assert TOKENS == {
        "hit-point": 24,
        "armor": 24,
        "shared-life": 8,
        "stun": 5,
        "reload": 8,
        "fatigue": 4,
        "glory-point": 32,
        "light-ammo": 12,
        "heavy-ammo": 12,
        "special-ammo": 12,
        "noise": 8,
        "ai-controller": 1,
        "shoshana": 1,
        "power-suit": 2,
        "sabotage": 2,
        "dashboard": 4,
        "hazard-tracker": 1,
        "round-tracker": 1,
    }


@pytest.mark.rules(
    "WOLF-CMP-18",
    "WOLF-CMP-19",
    "WOLF-CMP-25",
    "WOLF-CMP-30",
    "WOLF-CMP-31",
    "WOLF-CMP-32",
    "WOLF-CMP-33",
    "WOLF-CMP-41",
    "WOLF-CMP-42",
    "WOLF-CMP-43",
    "WOLF-CMP-44",
)
def test_parts_that_maps_are_made_of() -> None:
    assert PARTS == {
        "room": 8,
        "corridor": 8,
        "door": 14,
        "barricade": 4,
        "chest": 8,
        "event": 5,
        "difficult-terrain": 4,
    }
    assert LETTERED == {
        "hero-spawn": ("abcd", 1),
        "enemy-spawn": ("abcd", 1),
        "objective": ("abcd", 1),
        "passage": ("abc", 2),
    }


@pytest.mark.rules("WOLF-GEN-04", "WOLF-GEN-05", "WOLF-GEN-06", "WOLF-CMP-48", "WOLF-SET-01")
def test_ten_missions_and_four_levels() -> None:
    assert len(MISSIONS) == 10
    assert len({(m.rounds, m.goals, m.map.squares) for m in read_missions().values()}) == 10
    assert tuple(table().box.cards.difficulties) == LEVELS
    for level in LEVELS:
        assert table(difficulty=level).box.level.id == level


# -- the mission -------------------------------------------------------------------------------------------------------


@pytest.mark.rules("WOLF-SET-02", "WOLF-SET-03", "WOLF-CRD-07", "WOLF-RUL-07")
@pytest.mark.parametrize("mission", MISSIONS)
def test_the_mission_is_laid_out_as_drawn(mission: str) -> None:
    s = table(mission=mission)
    drawn = Counter((model.enemy, s.board.names[model.squares[0]]) for model in s.box.mission.models)
    assert Counter((nazi.kind, nazi.at) for nazi in s.nazis.values()) == drawn
    for name in s.nazis:
        kind, _, number = name.rpartition("-")
        assert int(number) in s.box.cards.enemies[kind].cards
    assert sorted(s.closed) == sorted(door.id for door in s.box.mission.map.doors)
    assert sorted(s.barricades) == sorted(piece.id for piece in s.box.mission.map.barricades)
    closed = {token.id for token in s.box.mission.tokens.values() if token.kind in ("chest", "event", "objective")}
    assert set(s.tokens) == closed


@pytest.mark.rules("WOLF-SET-04")
def test_a_place_is_a_room_or_a_corridor_and_nothing_else() -> None:
    for mission in read_missions().values():
        assert {place.tile for place in mission.map.places.values()} <= {"room", "corridor"}


@pytest.mark.rules("WOLF-SET-10", "WOLF-SET-11")
def test_trackers_begin_at_round_one_and_hazard_nought() -> None:
    s = table()
    assert (s.round, s.hazard, s.alarms) == (1, 0, 0)


@pytest.mark.parametrize(
    ("mission", "enemy", "room"),
    [
        pytest.param("professors-theatre", "fire-trooper", "bevli", marks=pytest.mark.rules("WOLF-DIF-25")),
        pytest.param("generals-tower", "supersoldat", "von-grim", marks=pytest.mark.rules("WOLF-DIF-26")),
        pytest.param("last-door", "fire-trooper", "mecha-hitler", marks=pytest.mark.rules("WOLF-DIF-27")),
    ],
)
def test_hans_grosse_stands_in_on_the_hardest_level(mission: str, enemy: str, room: str) -> None:
    normal, hard = table(mission=mission), table(mission=mission, difficulty="death-incarnate")

    def beside(s: State, kind: str) -> int:
        boss = next(nazi for nazi in s.nazis.values() if nazi.kind == room)
        place = s.board.place_of[s.board.squares[boss.at]]
        there = [nazi for nazi in s.nazis.values() if s.board.place_of[s.board.squares[nazi.at]] == place]
        return sum(nazi.kind == kind for nazi in there)

    assert (beside(normal, enemy), beside(normal, "hans-grosse")) == (1, 0)
    assert (beside(hard, enemy), beside(hard, "hans-grosse")) == (0, 1)


@pytest.mark.rules("WOLF-RUL-67")
def test_without_the_model_the_printed_enemy_stays() -> None:
    s = table(mission="professors-theatre", difficulty="death-incarnate", hans_grosse=False)
    assert not any(nazi.kind == "hans-grosse" for nazi in s.nazis.values())
    assert any(nazi.kind == "fire-trooper" for nazi in s.nazis.values())
    assert "hans-grosse" not in s.box.numbers


# -- Heroes ------------------------------------------------------------------------------------------------------------


@pytest.mark.rules("WOLF-GEN-02", "WOLF-SET-05", "WOLF-SET-06", "WOLF-SOL-01")
@pytest.mark.parametrize(("players", "shares"), [(1, [4]), (2, [2, 2]), (3, [2, 1, 1]), (4, [1, 1, 1, 1])])
def test_four_heroes_are_shared_among_the_players(players: int, shares: list[int]) -> None:
    s = table(players=players)
    assert len(s.heroes) == 4
    assert [sum(hero.seat == seat for hero in s.heroes.values()) for seat in s.box.seats] == shares


@pytest.mark.rules("WOLF-SET-05", "WOLF-SET-07")
def test_any_four_of_the_six_may_come_instead_of_those_suggested() -> None:
    assert tuple(table().heroes) == read_missions()["officers-room"].heroes
    assert tuple(table(heroes=["set", "bombate", "klaus", "anya"]).heroes) == ("set", "bombate", "klaus", "anya")


@pytest.mark.rules("WOLF-SET-05")
@pytest.mark.parametrize("heroes", [["klaus"], ["klaus", "klaus", "set", "anya"], ["max", "set", "anya"]])
def test_other_numbers_of_heroes_are_refused(heroes: list[str]) -> None:
    with pytest.raises(Malformed, match="four different Heroes"):
        table(heroes=heroes)


@pytest.mark.rules("WOLF-GEN-02")
@pytest.mark.parametrize("players", [0, 5])
def test_one_to_four_players(players: int) -> None:
    with pytest.raises(msgspec.ValidationError):
        table(players=players)


@pytest.mark.rules("WOLF-SET-08", "WOLF-SET-16", "WOLF-LIF-01", "WOLF-GEN-07", "WOLF-GEN-08")
def test_heroes_begin_each_mission_fresh_and_off_the_map() -> None:
    for mission in MISSIONS:
        s = table(mission=mission)
        for name, hero in s.heroes.items():
            card = s.box.cards.heroes[name]
            assert (hp(s, hero), armor(s, hero)) == (card.hp, card.armor)
            assert (hero.at, hero.gp, hero.lives, hero.fatigued, hero.dead) == ("", 0, 1, False, False)
            assert hero.ammo == card.ammo
            assert [weapon.kind for weapon in hero.weapons] == ([card.weapon] if card.weapon else [])
            assert hero.items[:-1] == list(card.equipment)
        assert not any(model.id in s.heroes for model in models(s))


@pytest.mark.rules("WOLF-SET-08", "WOLF-SET-09", "WOLF-RUL-41")
def test_tokens_never_run_out() -> None:
    s = table()
    for hero in s.heroes.values():
        hero.gp, hero.ammo = 99, {"light": 99, "heavy": 99, "special": 99}
    assert not list(broken(s))


# -- decks -------------------------------------------------------------------------------------------------------------


@pytest.mark.rules("WOLF-SET-12", "WOLF-SET-13", "WOLF-SET-14")
def test_starting_cards_come_out_and_everybody_draws_one() -> None:
    s = table()
    assert not list(broken(s))
    assert len(s.equipment) == 62 - 4 - sum(len(s.box.cards.heroes[hero].equipment) for hero in s.heroes)
    assert len(s.weapons) == 31 - sum(bool(s.box.cards.heroes[hero].weapon) for hero in s.heroes)
    assert (len(s.events), len(s.chests)) == (20, 14)
    assert "sturmgewehr" in s.heroes["anya"].weapons[0].kind
    assert s.weapons.bag.count("sturmgewehr") == 3


@pytest.mark.rules("WOLF-SET-14")
def test_the_first_card_is_a_random_one() -> None:
    script = {"equipment": ["tnt", "helmet", "pipe", "knife"]}
    s = set_up(box_with(), ScriptedChance(script))
    assert [hero.items[-1] for hero in s.heroes.values()] == ["tnt", "helmet", "pipe", "knife"]
    dealt = {tuple(hero.items[-1] for hero in table(seed).heroes.values()) for seed in range(20)}
    assert len(dealt) > 10


def test_an_empty_table_has_nobody_on_it() -> None:
    s = empty(box_with(), Chance(1))
    assert not list(models(s))
    assert (s.closed, s.barricades, s.tokens) == ([], [], [])


# -- difficulty --------------------------------------------------------------------------------------------------------


@pytest.mark.rules("WOLF-DIF-13", "WOLF-DIF-14")
@pytest.mark.parametrize(("level", "lives"), [("can-i-play-daddy", 1), ("dont-hurt-me", 2), ("bring-em-on", 1)])
def test_shared_life_tokens_at_the_start(level: str, lives: int) -> None:
    assert [hero.lives for hero in table(difficulty=level).heroes.values()] == [lives] * 4


@pytest.mark.rules("WOLF-GEN-01", "WOLF-GEN-03")
def test_the_table_is_the_same_for_every_number_of_players() -> None:
    def without_seats(s: State) -> object:
        return [msgspec.structs.replace(hero, seat="") for hero in s.heroes.values()], s.nazis, s.tokens, s.equipment

    assert without_seats(table(players=1)) == without_seats(table(players=4))


# -- house rules -------------------------------------------------------------------------------------------------------


@pytest.mark.rules("WOLF-RUL-01")
def test_the_die_can_be_even() -> None:
    assert Counter(table().box.cards.die.sides) == {"hp": 3, "armor": 4, "reload": 1, "blank": 4}
    assert Counter(table(die="even").box.cards.die.sides) == {"hp": 3, "armor": 3, "reload": 3, "blank": 3}


@pytest.mark.rules("WOLF-RUL-26", "WOLF-GIV-08")
def test_which_items_stay_on_is_an_option() -> None:
    def fixed(s: State) -> set[str]:
        return {card.type for card in s.box.cards.equipment.values() if not card.removable}

    assert fixed(table()) == {"booster", "suit"}
    assert fixed(table(fixed_items="booster-and-armor")) == {"booster", "armor"}


@pytest.mark.rules("WOLF-RUL-68")
def test_what_the_eight_on_the_laser_means_is_an_option() -> None:
    def prices(s: State) -> list[int]:
        return [ability.ammo for ability in s.box.cards.weapons["laserkraftwerk"].abilities]

    assert prices(table()) == [0, 3, 8]
    assert prices(table(laserkraftwerk="eight-is-always")) == [0, 3, 3]


def test_a_mission_that_does_not_exist_is_named() -> None:
    with pytest.raises(Malformed, match="no mission 'attic'; missions: officers-room"):
        table(mission="attic")
