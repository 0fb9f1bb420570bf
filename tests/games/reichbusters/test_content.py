"""What is in the box: counts of the component list, printed numbers, and what a pack may get wrong."""

from __future__ import annotations

import tomllib
from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest

from sandtable.engine.catalogue import read_catalogue
from sandtable.engine.errors import Malformed
from sandtable.engine.game import Setup
from sandtable.engine.journal import read_journal
from sandtable.engine.match import Match
from sandtable.games.reichbusters import hero_turn, mission_check
from sandtable.games.reichbusters.card_reading import read_cards, standard_cards
from sandtable.games.reichbusters.game import GAME
from sandtable.games.reichbusters.keywords import HERO_SKILLS
from sandtable.games.reichbusters.missions import OBJECTIVES, mission_from
from sandtable.games.reichbusters.names import LEVELS, LOCKS, PASSAGES, POINTS
from sandtable.games.reichbusters.options import DESCRIPTION, MOST_HEROES, Options
from sandtable.players import RandomPlayer

CARDS = standard_cards()
PACKS = Path(__file__).parent / "packs"


@pytest.mark.rules(
    "REICH-COMP-26",
    "REICH-COMP-28",
    "REICH-COMP-29",
    "REICH-COMP-30",
    "REICH-COMP-31",
    "REICH-COMP-32",
    "REICH-COMP-36",
)
def test_the_box_holds_what_the_list_says() -> None:
    assert len(CARDS.weapons) == 10
    assert len(CARDS.heroes) == 5
    assert Counter(card.hero for card in CARDS.actions.values()) == dict.fromkeys(CARDS.heroes, 12)
    assert Counter(card.deck for card in CARDS.noises.values()) == {"pre": 12, "post": 12}
    assert (len(CARDS.spawns), len(CARDS.wounds), len(CARDS.teams)) == (20, 20, 4)


@pytest.mark.rules("REICH-COMP-47", "REICH-ITM-29")
def test_there_are_97_items() -> None:
    backs: Counter[str] = Counter()
    for item in CARDS.items.values():
        backs[item.back] += item.copies
    assert backs == {"weapon": 27, "miscellaneous": 24, "medical": 12, "vril": 21, "objective": 13}
    assert backs.total() == 97


@pytest.mark.rules("REICH-COMP-37")
def test_there_are_48_room_features() -> None:
    backs: Counter[str] = Counter()
    for feature in CARDS.features.values():
        backs[feature.back] += feature.copies
    assert backs == {"castle": 12, "store": 12, "bunker": 12, "laboratory": 12}


@pytest.mark.rules("REICH-COMP-27", "REICH-CRD-07", "REICH-CRD-08")
def test_there_are_26_skill_tokens() -> None:
    own = [skill for hero in CARDS.heroes.values() for skill in hero.skills]
    teams = {skill for team in CARDS.teams.values() for skill in team.skills}
    assert len(own) == len(set(own)) == 20
    assert len(teams) == 6
    assert CARDS.teams["harrier"].skills == ("deadly", "fire-support", "bitter")


@pytest.mark.rules("REICH-CAR-01", "REICH-CRD-05", "REICH-CRD-06")
def test_two_cards_of_each_hero_are_feats() -> None:
    for hero in CARDS.heroes:
        feats = [card.number for card in CARDS.actions.values() if card.hero == hero and card.is_feat]
        assert feats == [1, 2]
    assert CARDS.actions["i-got-this"].number == 2
    assert CARDS.actions["lets-go"].number == 6


@pytest.mark.rules("REICH-CRD-01", "REICH-CRD-02", "REICH-CRD-03", "REICH-CRD-04")
def test_printed_cards_are_as_printed() -> None:
    assert (CARDS.noises["close-call"].number, CARDS.noises["close-call"].top.reroll) == (3, "non-blank")
    assert (CARDS.noises["thud"].number, CARDS.noises["thud"].top.reroll) == (6, "blank")
    assert CARDS.spawns["sp-3"].levels == (("b", "d"), ("c", "e"), ("c", "c", "e"))
    staggered = CARDS.wounds["staggered"]
    assert (staggered.top, staggered.number, staggered.permanent) == (("knocked-back",), 7, "lost-skill")


@pytest.mark.rules("REICH-UNT-01", "REICH-UNT-02", "REICH-UNT-03", "REICH-UNT-04")
def test_operation_fidget_has_its_printed_units() -> None:
    box = GAME.box(Options())
    assert {code: (row.unit, row.most) for code, row in box.rows.items()} == {
        "a": ("officer-fidget", 4),
        "b": ("soldier", 12),
        "c": ("soldier", 0),
        "d": ("dog", 4),
        "i": ("scientist", 4),
    }
    assert box.order == ("officer", "soldier", "dog", "scientist")
    officer = box.units["officer"]
    assert officer.melee is not None
    assert (officer.keywords, officer.melee.attack, officer.defence) == (("coward", "dug-in", "guard"), 2, 3)


@pytest.mark.rules("REICH-UNT-14", "REICH-UNT-15", "REICH-UNT-16", "REICH-UNT-17")
def test_the_vrilpanzer_has_three_states() -> None:
    states = CARDS.units["vrilpanzer"].states
    assert [state.defence for state in states] == [10, 10, 10]
    assert ["smash" in state.keywords for state in states] == [True, False, False]
    assert ["unstable" in state.keywords for state in states] == [False, False, True]


@pytest.mark.rules("REICH-SPC-01", "REICH-COMP-43", "REICH-COMP-44", "REICH-COMP-45", "REICH-COMP-46")
def test_every_die_has_exactly_one_special() -> None:
    assert {kind: faces.count("special") for kind, faces in CARDS.dice.items()} == dict.fromkeys(CARDS.dice, 1)
    assert CARDS.dice["vril"].count("surge") == 1


def test_an_unknown_mission_is_refused_with_those_there_are() -> None:
    with pytest.raises(Malformed, match="no mission 'nowhere'; missions: operation-fidget, night-kennels, "):
        GAME.box(Options(mission="nowhere"))


def test_the_catalogue_is_whole_and_its_ids_are_ids() -> None:
    """Middle parts of two to four letters: `HT`, `EX`, `COMP`."""
    catalogue = read_catalogue(files("sandtable.games.reichbusters") / "rules.toml")
    assert len(catalogue) == 657
    assert {"REICH-HT-01", "REICH-EX-02", "REICH-COMP-58"} <= set(catalogue.rules)


# -- the rest of the component list ------------------------------------------------------------------------------------


def most_on_the_map(unit: str) -> int:
    """The largest # of a type on any faction card."""
    return max(
        row.most for faction in CARDS.factions.values() for row in faction.rows if CARDS.units[row.unit].type == unit
    )


@pytest.mark.rules("REICH-COMP-49", "REICH-SET-04", "REICH-SPN-06")
def test_no_faction_card_has_more_units_than_there_are_miniatures() -> None:
    miniatures = {
        "soldier": 16,
        "officer": 4,
        "scientist": 4,
        "dog": 4,
        "zombie": 12,
        "sturm-angriff": 4,
        "sturm-kanonier": 4,
        "tracking-bomber": 4,
        "experiment-6xx": 8,
        "experiment-601": 4,
        "vrilpanzer": 1,
    }
    assert {unit: most_on_the_map(unit) for unit in miniatures} == miniatures
    vrilmeisters = {faction.vrilmeister for faction in CARDS.factions.values()} - {""}
    assert vrilmeisters == {"general-wolff", "gisela-gruber"}


@pytest.mark.rules("REICH-COMP-39")
def test_there_are_24_unit_cards() -> None:
    """Those with states have two cards: the first has two sides."""
    assert sum(2 if unit.states else 1 for unit in CARDS.units.values()) == 24


@pytest.mark.rules("REICH-COMP-33", "REICH-COMP-35", "REICH-COMP-56")
def test_there_are_six_faction_cards_of_missions_and_four_of_raids() -> None:
    kinds = Counter(faction.kind for faction in CARDS.factions.values())
    assert kinds == {"mission": 6, "raid": 4}
    for faction in CARDS.factions.values():
        for row in faction.rows:
            assert row.code in "abcdefghij"
            assert row.white == (row.most == 0)


@pytest.mark.rules("REICH-COMP-11", "REICH-COMP-24", "REICH-RUL-122")
def test_passages_and_heroic_points() -> None:
    assert 2 * CARDS.features["secret-passage"].copies == PASSAGES == 6
    assert POINTS == {"attack": 8, "defence": 8, "wild": 8}


@pytest.mark.rules("REICH-COMP-25", "REICH-COMP-40", "REICH-COMP-48", "REICH-RUL-109")
def test_two_to_four_of_five_heroes_take_part() -> None:
    assert MOST_HEROES == 4
    assert sorted(CARDS.heroes) == ["brick", "claudine", "quentin", "red-hawk", "sarge"]
    for heroes in (("sarge",), ("sarge", "sarge")):
        with pytest.raises(Malformed, match="expected two to four different Heroes"):
            DESCRIPTION.check(Options(heroes=heroes))
    with pytest.raises(Malformed, match="3 players cannot lead 2 Heroes"):
        DESCRIPTION.check(Options(heroes=("sarge", "brick"), players=3))


@pytest.mark.rules("REICH-COMP-41", "REICH-ITM-01")
def test_a_dashboard_has_two_weapons_four_skills_and_four_items() -> None:
    assert {len(hero.weapons) for hero in CARDS.heroes.values()} == {2}
    assert {len(hero.skills) for hero in CARDS.heroes.values()} == {4}
    assert CARDS.constants.slots == 4


@pytest.mark.rules("REICH-COMP-42", "REICH-ICO-11")
def test_there_are_four_kinds_of_dice() -> None:
    assert set(CARDS.dice) == set(CARDS.harsh) == {"attack", "defence", "noise", "vril"}


@pytest.mark.rules("REICH-COMP-15", "REICH-SET-02", "REICH-RUL-56")
@pytest.mark.parametrize(("pre", "post"), [(3, 4), (8, 4), (6, 2), (6, 7)])
def test_the_track_has_the_sections_of_the_box(pre: int, post: int) -> None:
    text = (PACKS / "cellar" / "missions" / "the-cellar.toml").read_text("utf-8")
    with pytest.raises(Malformed, match=r"track\.(pre|post)"):
        mission_from(tomllib.loads(text.replace("pre = 5, post = 3", f"pre = {pre}, post = {post}")), where="x")


@pytest.mark.rules("REICH-COMP-50", "REICH-CRD-12", "REICH-CRD-07", "REICH-SET-03")
def test_every_weapon_has_two_sides() -> None:
    for weapon in CARDS.weapons.values():
        assert weapon.normal.vril == 0
        assert weapon.vril.vril == 1
        assert weapon.normal.attack > 0
    thompson = CARDS.weapons["thompson"]
    assert (thompson.normal.keywords, thompson.vril.keywords) == (("burst",), ("burst", "armour-piercing"))
    belts = [CARDS.weapons[name].normal for name in CARDS.heroes["brick"].weapons]
    assert [belt.attack for belt in belts] == [4, 4]
    assert [belt.keywords for belt in belts] == [("armour-piercing", "unreliable"), ("burst", "unreliable")]


@pytest.mark.rules("REICH-COMP-51", "REICH-COMP-52", "REICH-COMP-53", "REICH-COMP-54", "REICH-COMP-57")
def test_cards_show_what_cards_of_their_kind_show() -> None:
    for card in CARDS.actions.values():
        assert card.action
        assert card.is_feat == (card.number < 3)
    for noise in CARDS.noises.values():
        assert noise.bottom.patrol or noise.bottom.spawns or noise.bottom.tracker
        assert noise.number > 0
    for spawn in CARDS.spawns.values():
        assert len(spawn.levels) == 3
        assert all(set(codes) <= set("abcdefghij") for codes in spawn.levels)
    assert all(wound.number > 0 for wound in CARDS.wounds.values())
    assert {feature.back for feature in CARDS.features.values()} == {"castle", "store", "bunker", "laboratory"}


@pytest.mark.rules("REICH-COMP-27", "REICH-COMP-59")
def test_every_skill_token_names_a_skill_that_the_rules_know() -> None:
    named = {skill for hero in CARDS.heroes.values() for skill in hero.skills}
    named |= {skill for team in CARDS.teams.values() for skill in team.skills}
    assert len(named) == 26
    assert named <= set(HERO_SKILLS)


@pytest.mark.rules("REICH-CRD-10", "REICH-CRD-11")
def test_the_two_named_features_are_there() -> None:
    assert CARDS.features["packing-crates"].back == "store"
    assert CARDS.features["dog-cage"].back == "bunker"


ITEMS = {
    "ap-rounds": 7,  # REICH-ITM-02
    "ammo": 4,
    "bandages": 5,
    "body-armour": 4,
    "disguise-kit": 3,
    "dog-biscuits": 3,
    "grenade": 7,
    "helmet": 5,
    "keys": 5,
    "knuckledusters": 2,
    "medics-bag": 4,
    "pain-killers": 3,
    "radio": 4,
    "smoke-grenade": 3,
    "stick-grenade-bundle": 4,
    "vril-goggles": 2,
    "vril-healing-potion": 2,
    "vril-injection": 3,
    "vril-orb": 11,
    "vril-shield": 3,
    "detonator": 1,
    "dossier": 1,
    "objective-complete": 4,
    "demolition-charge": 3,
    "false-objective": 3,
    "escort": 1,
}


@pytest.mark.rules("REICH-ITM-29", "REICH-COMP-47", "REICH-ITM-23", "REICH-ITM-24", "REICH-ITM-28")
def test_there_are_as_many_of_each_item_as_the_list_says() -> None:
    assert {item.id: item.copies for item in CARDS.items.values()} == ITEMS


@pytest.mark.rules("REICH-RUL-93")
def test_the_numbers_on_the_items() -> None:
    items = CARDS.items
    assert items["ammo"].attack_dice == 2
    assert (items["body-armour"].defence_dice, items["helmet"].defence) == (1, 1)
    assert items["knuckledusters"].attack_dice == 1
    assert (items["vril-shield"].defence_dice, items["vril-shield"].vril_dice) == (1, 2)
    assert [items[name].vril_dice for name in ("vril-goggles", "vril-healing-potion", "vril-injection")] == [2, 2, 1]
    loud = {item.id: item.noise for item in items.values() if item.noise}
    assert loud == {"grenade": "bang", "stick-grenade-bundle": "boom", "smoke-grenade": "1"}


@pytest.mark.rules("REICH-RUL-102")
def test_which_items_are_kept() -> None:
    ordinary = [item for item in CARDS.items.values() if item.back != "objective"]
    assert {item.id for item in ordinary if item.keep} == {
        "body-armour",
        "helmet",
        "keys",
        "knuckledusters",
        "radio",
        "vril-goggles",
        "vril-healing-potion",
        "vril-injection",
        "vril-shield",
    }


@pytest.mark.rules("REICH-COMP-34", "REICH-HT-02")
def test_the_seven_basic_actions_of_the_reference_card() -> None:
    verbs = [action.verb for action in hero_turn.ACTIONS]
    assert verbs[:7] == ["move", "attack", "search", "ready", "draw", "door", "recover"]


@pytest.mark.rules("REICH-COMP-19", "REICH-AWR-01")
def test_awareness_has_three_levels_and_the_lowest_has_no_token() -> None:
    assert LEVELS == ("at-ease", "suspicious", "alert")


@pytest.mark.rules("REICH-COMP-17", "REICH-COMP-20", "REICH-COMP-09", "REICH-COMP-10", "REICH-COMP-12", "REICH-COMP-14")
def test_tokens_that_a_map_is_made_of() -> None:
    assert mission_check.SPAWN_TOKENS == {1: 14, 2: 10, 3: 8}
    assert mission_check.DOORS == {1: 9, 2: 9, 3: 9}
    assert (mission_check.LARGE_DOORS, mission_check.LARGE_NOISE) == (2, 3)
    assert (mission_check.EXITS, mission_check.BARRACKS, mission_check.GUARD_POINTS) == (3, ("a", "b", "c"), 12)
    assert LOCKS == 6


# -- packs -------------------------------------------------------------------------------------------------------------


def test_a_pack_names_only_the_numbers_that_it_corrects() -> None:
    cards = read_cards(PACKS / "cellar", others=("missions", "raids"))
    assert (cards.constants.hand, cards.constants.search.weapon) == (4, 3)
    assert (cards.constants.refill, cards.constants.search.vril) == (5, 2)
    assert cards.dice == CARDS.dice


def test_a_packs_mission_is_played_with_its_cards() -> None:
    content = str(PACKS / "cellar")
    match = Match.new(GAME, Setup(3, {"mission": "the-cellar", "tie-breaks": "automatic"}, content=content))
    s = match.state
    assert s.box.units["dog"].melee is not None
    assert s.box.units["dog"].melee.attack == 6
    assert s.enemies["dog-1"].at == "b1"
    assert {len(hero.hand) for hero in s.heroes.values()} == {4}
    player = RandomPlayer(3)
    while not match.over:
        match.play(player.choose(match.decision, lambda: match.state))
    assert Match.load(GAME, read_journal(match.save()), "journal").save() == match.save()


def test_a_packs_raid_map_is_one_of_the_maps() -> None:
    content = str(PACKS / "cellar")
    for objective in OBJECTIVES:
        options = {"mission": "raid", "raid-map": "the-attic", "raid-objective": objective}
        box = GAME.box(GAME.options(options), content)
        assert box.mission.id == f"the-attic-the-armoured-wolff-{objective}"


@pytest.mark.parametrize(
    ("file", "text", "message"),
    [
        ("units.toml", '[[unit]]\nid = "bear"\n', r"units\.toml: unit\[1\]: no entry 'bear' to replace; ids: "),
        (
            "units.toml",
            '[[unit]]\nid = "dog"\ntype = "dog"\nsource = "mine"\ndefence = "high"\n',
            r"units\.toml: .*dog.*defence: Expected `int`, got `str`",
        ),
        ("constants.toml", "[constants]\nhands = 4\n", r"constants\.toml: .*hands"),
        ("constants.toml", "[constants]\nhand = -1\n", r"constants\.toml: constants\.hand: Expected `int` >= 0"),
        ("bears.toml", "", r"bears\.toml: expected one of constants\.toml, "),
        (
            "weapons.toml",
            '[[weapon]]\nid = "longbow"\nsource = "mine"\n'
            'normal = { range = 3, attack = 3, noise = 0, keywords = ["poisoned"] }\n'
            "vril = { range = 3, attack = 3, vril = 1, noise = 0 }\n",
            r"weapons\.toml: longbow: expected one of .*, found 'poisoned'",
        ),
        ("missions/x.toml", "id = 3\n", r"x\.toml: id: Expected `str`, got `int`"),
        ("raids/x.toml", "map = [\n", r"x\.toml: "),
    ],
)
def test_a_wrong_pack_is_refused_with_file_entry_and_field(file: str, text: str, message: str, tmp_path: Path) -> None:
    path = tmp_path / file
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, "utf-8")
    with pytest.raises(Malformed, match=message):
        GAME.box(Options(), str(tmp_path))


def test_a_packs_cards_must_fit_our_missions(tmp_path: Path) -> None:
    entry = '[[item]]\nid = "demolition-charge"\ncopies = 1\nback = "objective"\nwhen = "objective"\nsource = "mine"\n'
    (tmp_path / "items.toml").write_text(entry, "utf-8")
    with pytest.raises(Malformed, match="missions/cold-storage: items: too many for the box: 3 of demolition-charge"):
        GAME.box(Options(), str(tmp_path))


def test_two_maps_of_a_pack_cannot_have_one_id(tmp_path: Path) -> None:
    text = (PACKS / "cellar" / "missions" / "the-cellar.toml").read_text("utf-8")
    (tmp_path / "missions").mkdir()
    for name in ("one", "two"):
        (tmp_path / "missions" / f"{name}.toml").write_text(text, "utf-8")
    with pytest.raises(Malformed, match=r"two\.toml: id: another map here is called 'the-cellar'"):
        GAME.box(Options(), str(tmp_path))
