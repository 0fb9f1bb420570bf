"""What is in the box: counts of the component list, printed numbers, and what a pack may get wrong."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest

from sandtable.engine.catalogue import read_catalogue
from sandtable.engine.errors import Malformed
from sandtable.games.reichbusters.box import Options, open_box
from sandtable.games.reichbusters.card_reading import read_cards, standard_cards

CARDS = standard_cards()


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
    box = open_box(Options())
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


def test_a_pack_corrects_a_constant(tmp_path: Path) -> None:
    own = (Path(__file__).parents[3] / "src/sandtable/games/reichbusters/content/constants.toml").read_text("utf-8")
    (tmp_path / "constants.toml").write_text(own.replace("unarmed-attack = 2", "unarmed-attack = 3"), "utf-8")
    assert read_cards(tmp_path).constants.unarmed_attack == 3


def test_a_pack_with_an_unknown_keyword_is_refused(tmp_path: Path) -> None:
    entry = '[[weapon]]\nid = "longbow"\nsource = "mine"\n'
    side = 'normal = { range = 3, attack = 3, noise = 0, keywords = ["poisoned"] }\n'
    vril = "vril = { range = 3, attack = 3, vril = 1, noise = 0 }\n"
    (tmp_path / "weapons.toml").write_text(entry + side + vril, "utf-8")
    with pytest.raises(Malformed, match=r"weapons\.toml: longbow: expected one of .*, found 'poisoned'"):
        read_cards(tmp_path)


def test_an_unknown_mission_is_refused_with_those_there_are() -> None:
    with pytest.raises(Malformed, match="no mission 'nowhere'; missions: operation-fidget, night-kennels, "):
        open_box(Options(mission="nowhere"))


def test_the_catalogue_is_whole_and_its_ids_are_ids() -> None:
    """Middle parts of two to four letters: `HT`, `EX`, `COMP`."""
    catalogue = read_catalogue(files("sandtable.games.reichbusters") / "rules.toml")
    assert len(catalogue) == 657
    assert {"REICH-HT-01", "REICH-EX-02", "REICH-COMP-58"} <= set(catalogue.rules)
