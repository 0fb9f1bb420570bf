"""The cards of Wolfenstein: as many as in the box, as printed where they are printed, and readable in two languages."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import combinations as pairs
from itertools import product
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from sandtable.engine.catalogue import RULE_ID, read_catalogue
from sandtable.engine.content import lay_over
from sandtable.engine.errors import Malformed
from sandtable.engine.text import LANGUAGES, Words
from sandtable.engine.view import Text
from sandtable.games.wolfenstein import card_reading
from sandtable.games.wolfenstein.card_check import carriers
from sandtable.games.wolfenstein.card_reading import FILES, read_cards, standard_cards
from sandtable.games.wolfenstein.card_text import effect_texts, line_text, outcome_texts
from sandtable.games.wolfenstein.cards import Ability, Cards, Entry, Equipment, Provided
from sandtable.games.wolfenstein.vocabulary import (
    ACCEPTS,
    AMMO,
    FACES,
    KEYWORDS,
    VOCABULARY,
    At,
    Effect,
    ItemType,
    Moment,
    Span,
    Term,
    Whom,
)

CARDS = standard_cards()
LOCALE = files("sandtable.games.wolfenstein") / "locale"

languages = pytest.mark.parametrize("language", LANGUAGES)
terms = pytest.mark.parametrize("term", VOCABULARY.values(), ids=VOCABULARY)


def effect(name: str, **parameters: Any) -> Effect:
    return Effect(name=name, **parameters)


def effects_of(cards: Cards) -> Iterator[Effect]:
    """Every effect on every card, also those inside others."""
    waiting = [found for carrier in carriers(cards) for found in carrier.effects]
    while waiting:
        found = waiting.pop()
        yield found
        waiting += [*found.effects, *found.otherwise, *(part for text in found.options for part in text)]


def entries(cards: Cards) -> Iterator[Entry]:
    """Every card, skill and ability."""
    for hero in cards.heroes.values():
        yield from (hero, *hero.skills)
    for enemy in cards.enemies.values():
        yield from (enemy, *enemy.skills)
    for weapon in cards.weapons.values():
        yield from (weapon, *weapon.abilities)
    yield from cards.equipment.values()
    yield from cards.events.values()
    yield from cards.chests.values()
    yield from (cards.die, *cards.difficulties.values())


# -- the box -------------------------------------------------------------------------------------------------------


@pytest.mark.rules("WOLF-CMP-01", "WOLF-CMP-34")
def test_there_are_six_heroes() -> None:
    assert list(CARDS.heroes) == ["blazkowicz", "anya", "set", "bombate", "max", "klaus"]


@pytest.mark.rules("WOLF-CMP-02", "WOLF-CMP-03", "WOLF-CMP-04", "WOLF-CMP-05", "WOLF-CMP-06")
@pytest.mark.rules("WOLF-CMP-07", "WOLF-CMP-08", "WOLF-CMP-09", "WOLF-CMP-10")
def test_there_is_a_card_for_each_model() -> None:
    cards = {enemy.id: len(enemy.cards) for enemy in CARDS.enemies.values() if "boss" not in enemy.keywords}
    assert cards == {
        "soldat": 8,
        "space-marine": 8,
        "supersoldat": 4,
        "panzerhund": 3,
        "officer": 6,
        "drone": 8,
        "ubersoldat": 4,
        "fire-trooper": 2,
        "rocket-trooper": 2,
    }


@pytest.mark.rules("WOLF-CMP-11", "WOLF-CMP-35", "WOLF-CRD-07")
def test_the_enemy_cards_are_numbered_from_1_to_49_and_four_are_bosses() -> None:
    in_box = [enemy for enemy in CARDS.enemies.values() if enemy.in_box]
    assert sorted(number for enemy in in_box for number in enemy.cards) == list(range(1, 50))
    bosses = {enemy.id: len(enemy.cards) for enemy in in_box if "boss" in enemy.keywords}
    assert bosses == {"bevli": 1, "von-grim": 1, "mecha-hitler": 1, "hitler": 1}


def test_hans_grosse_is_not_among_the_49() -> None:
    outside = [enemy for enemy in CARDS.enemies.values() if not enemy.in_box]
    assert [(enemy.id, list(enemy.cards)) for enemy in outside] == [("hans-grosse", [50])]


@pytest.mark.rules("WOLF-CMP-36", "WOLF-CMP-37", "WOLF-CMP-38", "WOLF-CMP-39")
def test_the_decks_have_as_many_cards_as_the_box() -> None:
    assert sum(weapon.copies for weapon in CARDS.weapons.values()) == 31
    assert sum(item.copies for item in CARDS.equipment.values()) == 62
    assert len(CARDS.events) == 20
    assert sum(chest.copies for chest in CARDS.chests.values()) == 14


@pytest.mark.rules("WOLF-CMP-40", "WOLF-DIC-01", "WOLF-RUL-01")
def test_there_are_twelve_dice_with_twelve_faces() -> None:
    assert CARDS.die.dice == 12
    assert {face: CARDS.die.sides.count(face) for face in FACES} == {"hp": 3, "armor": 4, "reload": 1, "blank": 4}
    assert len(CARDS.die.sides) == 12


def test_everything_says_where_it_comes_from() -> None:
    """Printed pages are pages of the rulebook; what is not printed is original."""
    sources = {entry.source for entry in entries(CARDS)}
    assert [source for source in sources if not source.startswith(("rulebook p.", "original"))] == []
    assert len(list(entries(CARDS))) > 150


def test_the_rules_named_by_the_cards_are_in_the_catalogue() -> None:
    folder = files("sandtable.games.wolfenstein")
    catalogue = read_catalogue(folder / "rules.toml")
    modules = ("vocabulary", "cards", "card_reading", "card_check", "card_text")
    sources = [
        *(folder / f"{name}.py" for name in modules),
        *(folder / "content" / f"{name}.toml" for name in FILES),
    ]
    named = {rule for source in sources for rule in RULE_ID.findall(source.read_text(encoding="utf-8"))}
    assert len(named) > 20
    assert sorted(rule for rule in named if rule not in catalogue) == []


# -- Heroes as printed ---------------------------------------------------------------------------------------------


@pytest.mark.rules("WOLF-CRD-01", "WOLF-CRD-18", "WOLF-CRD-19", "WOLF-RUL-68")
def test_anya_has_the_numbers_and_the_gear_of_her_card() -> None:
    anya = CARDS.heroes["anya"]
    assert (anya.hp, anya.armor, anya.ap, anya.accuracy) == (3, 2, 8, 2)
    assert (anya.ammo, anya.weapon, anya.equipment) == ({"heavy": 1}, "sturmgewehr", ())
    assert [(skill.id, skill.gp) for skill in anya.skills] == [
        ("nurse", 1),
        ("wireless-telegraphy-expert", 2),
        ("malawies-serial-killer", 3),
    ]
    assert anya.source.startswith("rulebook p.5")


@pytest.mark.rules("WOLF-CRD-20", "WOLF-CRD-21", "WOLF-CRD-22", "WOLF-CRD-23")
def test_anyas_skills_heal_calm_and_kill() -> None:
    nurse, telegraphy, killer = CARDS.heroes["anya"].skills
    assert nurse.effects == (effect("heal", n=2, to="adjacent-hero"),)
    assert (telegraphy.effects, telegraphy.fatigue) == ((effect("hazard", n=-1),), True)
    assert killer.effects == (effect("remove", to="enemy", never=("mech", "officer", "boss"), loot=False),)
    assert killer.once == "mission"
    assert not nurse.fatigue
    assert not nurse.once


@pytest.mark.rules("WOLF-CRD-39")
def test_klaus_rerolls_a_reload_for_nothing() -> None:
    klaus = CARDS.heroes["klaus"]
    assert (klaus.ap, klaus.accuracy, klaus.weapon) == (6, 2, "handgun-1960")
    veteran = klaus.skills[0]
    assert (veteran.id, veteran.gp, veteran.when) == ("war-veteran", 0, "always")
    assert veteran.effects == (effect("reroll", faces=("reload",), n=1),)


@pytest.mark.rules("WOLF-CRD-43")
def test_blazkowicz_has_6_ap_and_a_weapon_for_3() -> None:
    hero = CARDS.heroes["blazkowicz"]
    assert (hero.ap, CARDS.weapons[hero.weapon].ap) == (6, 3)


@pytest.mark.rules("WOLF-CRD-08")
def test_most_heroes_start_with_a_weapon_but_not_all() -> None:
    assert [hero.id for hero in CARDS.heroes.values() if not hero.weapon] == ["max"]


def test_every_hero_has_one_ammo_token_that_fits_the_weapon() -> None:
    for hero in CARDS.heroes.values():
        assert sum(hero.ammo.values()) == 1
        if hero.weapon:
            assert list(hero.ammo) == [CARDS.weapons[hero.weapon].ammo]


# -- enemies as printed --------------------------------------------------------------------------------------------


@pytest.mark.rules("WOLF-CRD-02", "WOLF-CRD-25", "WOLF-CRD-26")
def test_card_28_is_a_supersoldat() -> None:
    supersoldat = CARDS.enemies["supersoldat"]
    assert 28 in supersoldat.cards
    assert supersoldat.keywords == ("mech",)
    assert (supersoldat.hp, supersoldat.armor, supersoldat.ap, supersoldat.initiative) == (7, 5, 4, 7)
    gun = supersoldat.weapon
    assert (gun.id, gun.range, gun.dice, gun.ap) == ("heavy-mg-60", 3, 4, 3)


@pytest.mark.rules("WOLF-CRD-27", "WOLF-CRD-28", "WOLF-CRD-29", "WOLF-CRD-30")
def test_a_supersoldat_sleeps_pierces_rerolls_and_is_armored() -> None:
    supersoldat = CARDS.enemies["supersoldat"]
    assert supersoldat.weapon.effects == (effect("armor-to-hp"), effect("reroll", faces=("reload", "blank")))
    assert [(skill.id, skill.when, skill.effects) for skill in supersoldat.skills] == [
        ("depowered", "always", (effect("depowered"),)),
        ("great-armor", "always", (effect("great-armor"),)),
    ]


@pytest.mark.rules("WOLF-CRD-41")
def test_a_soldat_leaves_a_point_a_card_and_a_token_of_choice() -> None:
    soldat = CARDS.enemies["soldat"]
    assert (soldat.hp, soldat.armor) == (1, 3)
    assert soldat.player == (effect("gp", n=1), effect("equipment", n=1), effect("ammo", n=1, kind="any"))
    assert soldat.team == ()


@pytest.mark.rules("WOLF-CRD-42", "WOLF-CRD-44")
def test_a_soldat_sprays_and_can_raise_the_hazard() -> None:
    soldat = CARDS.enemies["soldat"]
    gun = soldat.weapon
    assert (gun.id, gun.range, gun.dice, gun.ap) == ("maschinenpistole", 4, 3, 2)
    assert soldat.ap >= 5  # it shoots for 2 and moves 3 in one activation (p.17)
    spray, call = soldat.skills
    assert (spray.effects, spray.source) == ((effect("spray", n=1),), "rulebook p.17")
    assert (call.when, call.effects) == ("damaged", (effect("hazard", n=1),))


def test_the_large_models_are_the_panzerhund_and_mecha_hitler() -> None:
    assert {enemy.id for enemy in CARDS.enemies.values() if "oversized" in enemy.keywords} == {
        "panzerhund",
        "mecha-hitler",
    }


def test_bots_are_never_oversized() -> None:
    bots = [found.model for found in effects_of(CARDS) if found.name == "bot"]
    assert sorted(bots) == ["drone", "soldat", "ubersoldat"]
    assert not any("oversized" in CARDS.enemies[bot].keywords for bot in bots)


# -- weapons, equipment, chests and events as printed ---------------------------------------------------------------


@pytest.mark.rules("WOLF-CRD-03", "WOLF-CRD-31", "WOLF-CRD-32", "WOLF-CRD-33", "WOLF-CRD-34")
def test_the_laserkraftwerk_cuts_blinds_and_unmakes() -> None:
    laser = CARDS.weapons["laserkraftwerk"]
    assert (laser.ammo, laser.range, laser.dice, laser.ap) == ("special", 2, 3, 3)
    pierce, strobe, tesla = laser.abilities
    assert (pierce.ammo, pierce.when, pierce.effects) == (0, "always", (effect("pierce-metal"),))
    assert (strobe.ammo, strobe.when) == (3, "attack")
    assert strobe.effects == (effect("stun", to="target"), effect("stun", to="near-target"), effect("unload"))
    assert (tesla.ammo, tesla.when) == (8, "attack")
    assert tesla.effects == (
        effect("remove", to="target", only=("mech",), never=("boss",), loot=False),
        effect("unload"),
    )


@pytest.mark.rules("WOLF-CRD-40")
def test_the_handgun_1960_is_short_and_weak() -> None:
    handgun = CARDS.weapons["handgun-1960"]
    assert (handgun.range, handgun.dice, handgun.ap) == (2, 1, 2)


def test_the_sturmgewehr_can_pierce_armor() -> None:
    rifle = CARDS.weapons["sturmgewehr"]
    assert rifle.ammo == "heavy"
    assert [ability.effects for ability in rifle.abilities if ability.id == "armor-piercing"] == [
        (effect("armor-to-hp"),)
    ]


@pytest.mark.rules("WOLF-AMM-01")
def test_weapons_use_three_kinds_of_ammo_and_loot_may_be_any() -> None:
    assert {weapon.ammo for weapon in CARDS.weapons.values()} == set(AMMO)
    assert {found.kind for found in effects_of(CARDS) if found.name == "ammo"} == {"heavy", "special", "any"}


@pytest.mark.rules("WOLF-CRD-04", "WOLF-CRD-35", "WOLF-CRD-10")
def test_a_helmet_is_discarded_to_cancel_up_to_two_hits() -> None:
    helmet = CARDS.equipment["helmet"]
    assert (helmet.type, helmet.ap, helmet.when, helmet.is_used_up) == ("armor", 0, "damage", True)
    assert helmet.effects == (effect("cancel", n=2),)


@pytest.mark.parametrize("item", ["knife", "hatchet", "pipe"])
def test_blades_are_for_silent_executions(item: str) -> None:
    card = CARDS.equipment[item]
    assert (card.ap, card.when, card.is_used_up) == (2, "use", True)
    ways = [found for line in card.effects for text in (line.options or ((line,),)) for found in text]
    assert {way.name for way in ways} == {"silent-execution"}
    assert ways[0].within == 0  # adjacent


@pytest.mark.rules("WOLF-CRD-11")
def test_silencer_and_bayonet_go_on_weapons_and_can_be_moved() -> None:
    silencer, bayonet = CARDS.equipment["silencer"], CARDS.equipment["bayonet"]
    assert (silencer.type, bayonet.type) == ("attachable", "attachable")
    assert silencer.removable
    assert bayonet.removable
    assert silencer.effects == (effect("silent"),)


@pytest.mark.rules("WOLF-CRD-12")
def test_boosters_raise_base_hp_or_base_armor() -> None:
    boosters = [item for item in CARDS.equipment.values() if item.type == "booster"]
    assert {line.name for item in boosters for line in item.effects} == {"base-hp", "base-armor"}


def test_every_consumable_is_used_up() -> None:
    consumables = [item for item in CARDS.equipment.values() if item.type == "consumable"]
    assert len(consumables) == 13
    assert all(item.is_used_up and item.when == "use" for item in consumables)


@pytest.mark.rules("WOLF-CRD-14")
def test_one_suit_disguises_and_the_other_protects() -> None:
    suits = {item.id: {line.name for line in item.effects} for item in CARDS.equipment.values() if item.type == "suit"}
    assert list(suits) == ["officers-uniform", "power-suit"]
    assert "disguise" in suits["officers-uniform"]
    assert {"suit-armor", "no-disguise"} <= suits["power-suit"]


@pytest.mark.rules("WOLF-RUL-26")
def test_boosters_and_suits_stay_on() -> None:
    fixed = {item.type for item in CARDS.equipment.values() if not item.removable}
    loose = {item.type for item in CARDS.equipment.values() if item.removable}
    assert fixed == {"booster", "suit"}
    assert loose == {"armor", "attachable", "consumable", "other"}


@pytest.mark.rules("WOLF-CRD-05", "WOLF-CRD-36")
def test_the_bookcase_gives_the_best_of_three_and_one_more() -> None:
    bookcase = CARDS.chests["bookcase"]
    assert bookcase.effects == (effect("pick", n=1, look=3, rest="shuffle"), effect("equipment", n=1))
    assert (bookcase.player, bookcase.team, bookcase.success) == ((), (), None)


@pytest.mark.rules("WOLF-CRD-06", "WOLF-CRD-37")
def test_chased_help_brings_three_nazis_now_and_the_reward_later() -> None:
    help_them = CARDS.events["chased"].options[0]
    assert help_them.effects == (effect("spawn", models=("soldat", "space-marine", "officer")),)
    assert help_them.keep is not None
    assert help_them.keep.until == "nearest-hero-spawn"
    assert help_them.player == (effect("gp", n=1), effect("equipment", n=1))
    assert help_them.team == (effect("gp", n=1),)


@pytest.mark.rules("WOLF-CRD-38")
def test_chased_kill_pays_at_once_and_costs_glory() -> None:
    help_them, kill = CARDS.events["chased"].options
    assert (kill.effects, kill.keep) == ((), None)
    assert kill.player == (effect("ammo", n=1), effect("gp", n=-1))
    assert kill.team == (effect("gp", n=-1),)
    rewards = (*help_them.player, *help_them.team, *kill.player, *kill.team)
    assert sorted(reward.n for reward in rewards) == [-1, -1, 1, 1, 1, 1]  # the six numbers of the card


@pytest.mark.rules("WOLF-CRD-16")
def test_some_events_cannot_be_declined() -> None:
    assert [event.id for event in CARDS.events.values() if event.must] == [
        "loose-floorboards",
        "gas-in-the-pipes",
        "ambush",
    ]


# -- difficulty ----------------------------------------------------------------------------------------------------


def difficulty(level: str) -> dict[str, Any]:
    """What a level changes."""
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(CARDS.difficulties[level]))
    return {field: value for field, value in plain.items() if field not in ("id", "source")}


def test_can_i_play_daddy_is_kind() -> None:
    assert difficulty("can-i-play-daddy") == {
        "extra-ammo": 2,
        "free-attacks": True,
        "kill-gp": 2,
        "event-gp": 2,
        "free-shared-life": True,
        "attack-noise": False,
        "hero-company-noise": False,
        "puppet": "soldat",
        "scapegoat": ["reload"],
        "reload-and-attack": True,
    }


def test_dont_hurt_me_is_gentle() -> None:
    assert difficulty("dont-hurt-me") == {
        "free-attacks": True,
        "event-gp": 2,
        "shared-life": 2,
        "attack-noise": False,
        "scapegoat": ["reload"],
        "reload-and-attack": True,
    }


@pytest.mark.rules("WOLF-DIF-01")
def test_bring_em_on_changes_nothing_and_is_the_third_of_four() -> None:
    assert list(CARDS.difficulties) == ["can-i-play-daddy", "dont-hurt-me", "bring-em-on", "death-incarnate"]
    assert difficulty("bring-em-on") == {}
    assert CARDS.difficulties["bring-em-on"].shared_life == 1


def test_death_incarnate_is_hard() -> None:
    assert difficulty("death-incarnate") == {
        "ability-ammo": 1,
        "skill-gp": 1,
        "gp-fatigue": True,
        "shared-life-heroes": "one",
        "heroes-are-noise": True,
        "stand-ins": True,
        "reload-test": True,
    }


# -- the vocabulary ------------------------------------------------------------------------------------------------


def test_every_word_of_the_vocabulary_is_on_a_card() -> None:
    assert {found.name for found in effects_of(CARDS)} == set(VOCABULARY)


@terms
def test_every_parameter_is_a_field_of_an_effect(term: Term) -> None:
    assert set(term.takes) <= {field for field in Effect.__struct_fields__ if field != "name"}
    assert set(term.needs) <= set(term.takes)


def test_every_parameter_is_taken_by_a_word() -> None:
    taken = {parameter for term in VOCABULARY.values() for parameter in term.takes}
    assert taken == {field for field in Effect.__struct_fields__ if field != "name"}


def test_every_moment_accepts_some_effects() -> None:
    assert set(get_args(Moment)) | {"search", "keep", "span"} == set(ACCEPTS)
    assert {carrier.when for carrier in carriers(CARDS)} | {"span"} == set(ACCEPTS)


# -- packs ---------------------------------------------------------------------------------------------------------

HELMET = """
[[equipment]]
id = "helmet"
copies = 4
type = "armor"
when = "damage"
discard = true
effects = [{ cancel = 3 }]
source = "my own copy"
"""
KLAUS = """
[[hero]]
id = "klaus"
hp = 4
armor = 3
ap = 6
accuracy = 2
ammo = { light = 1 }
weapon = "handgun-1960"
equipment = ["knife"]
slots = ["armor", "suit"]
source = "my own copy"
[[hero.skills]]
id = "war-veteran"
effects = [{ reroll = { faces = ["reload"], n = 1 } }]
source = "my own copy"
"""
DRONE = """
[[enemy]]
id = "drone"
numbers = [35, 42]
keywords = ["mech"]
hp = 1
armor = 1
ap = 6
initiative = 8
weapon = { id = "shock-prod", range = 1, dice = 2, ap = 2 }
player = [{ gp = 1 }]
source = "my own copy"
[[enemy.skills]]
id = "swarm"
provided = { beside-target = "drone" }
effects = [{ dice = 1 }]
source = "my own copy"
"""
AMBUSH = """
[[event]]
id = "ambush"
source = "my own copy"
[[event.options]]
id = "fight"
effects = [{ spawn = ["space-marine"] }]
keep = { until = "spawned-dead" }
cost = [{ item = "knife" }]
[[event.options]]
id = "fall-back"
success = { player = [{ gp = 1 }] }
failure = { effects = [{ hazard = 1 }] }
"""
DIE = '[[die]]\nid = "attack-die"\ndice = 12\nfaces = { hp = 3, armor = 3, reload = 2, blank = 4 }\nsource = "mine"\n'
LEVEL = '[[difficulty]]\nid = "bring-em-on"\npuppet = "soldat"\nsource = "mine"\n'


def pack(folder: Path, **texts: str) -> Path:
    for name, text in texts.items():
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    return folder


def test_a_card_of_a_pack_takes_the_place_of_ours(tmp_path: Path) -> None:
    cards = read_cards(pack(tmp_path, equipment=HELMET, heroes=KLAUS, enemies=DRONE, events=AMBUSH, dice=DIE))
    assert cards.equipment["helmet"].effects == (effect("cancel", n=3),)
    assert list(cards.equipment) == list(CARDS.equipment)
    assert cards.heroes["klaus"].equipment == ("knife",)
    assert cards.enemies["drone"].skills[0].provided == Provided(beside_target="drone")
    assert cards.events["ambush"].options[1].success is not None
    assert cards.die.sides.count("reload") == 2
    written = msgspec.json.encode
    assert {key for key, hero in CARDS.heroes.items() if written(cards.heroes[key]) != written(hero)} == {"klaus"}


@pytest.mark.parametrize(
    ("file", "text", "message"),
    [
        ("cards", HELMET, "cards.toml: expected one of heroes.toml, enemies.toml, weapons.toml, "),
        ("equipment", "[[equipment]\n", "equipment.toml: is not TOML: "),
        ("equipment", "[[card]]\nid = 'x'\n", "equipment.toml: expected one of equipment, found 'card'"),
        (
            "equipment",
            HELMET.replace('"helmet"', '"hat"'),
            "equipment.toml: equipment[1]: no entry 'hat' to replace; ids: helm",
        ),
        ("equipment", "[[equipment]]\nid = ['helmet']\n", "equipment[1]: no entry ['helmet'] to replace"),
        ("equipment", "equipment = 3\n", "equipment[1]: no entry None to replace"),
        ("equipment", HELMET.replace("copies = 4", "copies = 0"), "equipment[1] (helmet).copies: Expected `int` >= 1"),
        ("equipment", HELMET.replace('"armor"', '"hat"'), "equipment[1] (helmet).type: Invalid enum value 'hat'"),
        (
            "equipment",
            HELMET.replace('"my own copy"', '""'),
            "equipment[1] (helmet).source: Expected `str` of length >= 1",
        ),
        ("equipment", HELMET.replace("discard", "discarded"), "(helmet): Object contains unknown field `discarded`"),
        ("equipment", HELMET.replace("source", "# source"), "(helmet): Object missing required field `source`"),
        ("equipment", HELMET.replace("copies = 4", "copies = 5"), "the box has 62 of them, copies counted, 63 here"),
        ("equipment", HELMET.replace("[{ cancel = 3 }]", "3"), "(helmet).effects: expected a list of effects, found 3"),
        (
            "equipment",
            HELMET.replace("{ cancel = 3 }", "3"),
            "(helmet).effects[1]: expected a table with one effect, found 3",
        ),
        (
            "equipment",
            HELMET.replace("{ cancel = 3 }", "{ cancel = 3, heal = 1 }"),
            "effects[1]: expected a table with one",
        ),
        ("equipment", HELMET.replace("cancel", "undo"), "effects[1]: no effect 'undo'; effects: damage, blast, "),
        ("equipment", HELMET.replace("= 3 }", "= 0 }"), "effects[1]: cancel: n: expected a number above 0, found 0"),
        ("equipment", HELMET.replace("= 3 }", "= -3 }"), "effects[1]: cancel: n: expected a number above 0, found -3"),
        ("equipment", HELMET.replace("= 3 }", "= 99 }"), "(helmet).effects[1].n: Expected `int` <= 20"),
        ("equipment", HELMET.replace("= 3 }", "= true }"), "cancel: expected the parameter 'n', found True"),
        ("equipment", HELMET.replace("= 3 }", '= "3" }'), "(helmet).effects[1].n: Expected `int`, got `str`"),
        ("equipment", HELMET.replace("= 3 }", "= { n = 3, to = 'self' } }"), "no parameter 'to'; parameters: n, pool"),
        (
            "equipment",
            HELMET.replace("= 3 }", "= { n = 3, pool = 'x' } }"),
            "(helmet).effects[1].pool: Invalid enum value 'x'",
        ),
        (
            "equipment",
            HELMET.replace("cancel = 3", "heal = 3"),
            "heal: cannot be used here (damage); expected one of cancel, ",
        ),
        ("equipment", HELMET.replace("cancel = 3", "refresh = 3"), "refresh: expected true, found 3"),
        (
            "equipment",
            HELMET.replace("cancel = 3", "choose = 3"),
            "choose: expected a list of at least two texts, found 3",
        ),
        (
            "equipment",
            HELMET.replace("cancel = 3", "choose = [[], 3]"),
            "choose[2]: expected a list of effects, found 3",
        ),
        ("equipment", HELMET + 'never-on = ["special"]\n', "helmet: never-on: only what is attachable goes on weapons"),
        (
            "equipment",
            HELMET.replace('"armor"', '"attachable"') + 'never-on = ["bow"]\n',
            "equipment helmet: never-on: no ammo or weapon 'bow'; expected one of light, heavy, special, handgun-",
        ),
        (
            "equipment",
            HELMET.replace("cancel = 3", "fetch = ['gold']").replace('"damage"', '"use"'),
            "equipment helmet: fetch: no equipment 'gold'; expected one of helmet, ",
        ),
        (
            "equipment",
            HELMET.replace("cancel = 3", "pick = { n = 4, look = 3, rest = 'bottom' }").replace('"damage"', '"use"'),
            "equipment helmet: pick: n: expected at most the 3 cards looked at, found 4",
        ),
        (
            "heroes",
            KLAUS.replace('"handgun-1960"', '"bow"'),
            "hero klaus: weapon: no weapon 'bow'; expected one of handgun-1960, ",
        ),
        (
            "heroes",
            KLAUS.replace('"knife"', '"spoon"'),
            "hero klaus: equipment: no equipment 'spoon'; expected one of helmet, ",
        ),
        (
            "heroes",
            KLAUS.replace('"handgun-1960"', '"laserkraftwerk"').replace('["knife"]', '["lockpicks", "lockpicks"]'),
            "hero klaus: 'lockpicks': 2 Heroes start with it, the box has 1",
        ),
        (
            "heroes",
            KLAUS.replace('"suit"', '"armor"'),
            "hero klaus: slots: expected each type once, found armor, armor",
        ),
        ("heroes", KLAUS.replace("light", "rubber"), "hero[6] (klaus).ammo: Invalid enum value 'rubber'"),
        (
            "heroes",
            KLAUS + "fatigue = true\n",
            "hero klaus: skills: war-veteran: fatigue: an always active skill costs nothing",
        ),
        (
            "heroes",
            KLAUS.replace("n = 1 }", "n = 0 }"),
            "hero[6] (klaus).skills[1] (war-veteran).effects[1]: reroll: n: expected",
        ),
        (
            "heroes",
            KLAUS + "gp = 1\n",
            "hero klaus: skills: war-veteran: reroll: cannot be used here (use); expected one of ",
        ),
        (
            "enemies",
            DRONE.replace("[35, 42]", "[35, 41]"),
            "enemy drone: numbers: expected 8 cards of the box, one for each",
        ),
        (
            "enemies",
            DRONE.replace("[35, 42]", "[34, 41]"),
            "enemy ubersoldat: numbers: 34 is on another card too (WOLF-CRD-07)",
        ),
        ("enemies", DRONE.replace("[35, 42]", "[60, 67]"), "enemy drone: numbers: expected 1 to 49, found 60"),
        ("enemies", DRONE.replace('"mech"', '"robot"'), "enemy[8] (drone).keywords[1]: Invalid enum value 'robot'"),
        (
            "enemies",
            DRONE.replace('"drone" }', '"wasp" }'),
            "swarm: provided: beside-target: no enemy 'wasp'; expected one of sol",
        ),
        (
            "enemies",
            DRONE.replace("gp = 1", "bot = 'wasp'"),
            "enemy drone: player: bot: no enemy 'wasp'; expected one of soldat, ",
        ),
        ("enemies", DRONE.replace("gp = 1", "gold = 1"), "enemy[8] (drone).player[1]: no effect 'gold'; effects: "),
        (
            "enemies",
            DRONE.replace("gp = 1", "damage = { n = 1, to = 'enemies', only = ['wasp'] }"),
            "enemy drone: player: damage: only: no keyword or enemy 'wasp'; expected one of infantry, officer, ",
        ),
        (
            "events",
            AMBUSH.replace("space-marine", "wasp"),
            "event ambush: options: fight: spawn: no enemy 'wasp'; expected one of",
        ),
        (
            "events",
            AMBUSH.replace("knife", "spoon"),
            "event ambush: options: fight: cost: item: no equipment 'spoon'; expected",
        ),
        (
            "events",
            AMBUSH.replace("spawned-dead", "kill"),
            "fight: keep: of: expected with until = 'kill' and only then, found ''",
        ),
        (
            "events",
            AMBUSH.replace('"spawned-dead"', '"kill", of = "wasp"'),
            "keep: of: no keyword or enemy 'wasp'; expected one",
        ),
        (
            "events",
            AMBUSH.replace('spawn = ["space-marine"]', "hazard = 1"),
            "event ambush: options: fight: keep: until: expected an effect 'spawn' beside 'spawned-dead'",
        ),
        ("events", AMBUSH.replace("failure", "# failure"), "fall-back: expected both success and failure, or neither"),
        (
            "events",
            AMBUSH.replace('"fall-back"', '"fight"'),
            "event ambush: options: expected two ids, found 'fight' twice",
        ),
        (
            "events",
            AMBUSH.replace("hazard = 1", "quiet = true"),
            "fall-back: failure: quiet: cannot be used here (search); ",
        ),
        ("dice", DIE.replace("hp = 3", "hp = 4"), "die attack-die: faces: expected 12 in all, found 13 (WOLF-DIC-01)"),
        ("dice", DIE.replace("blank", "joker"), "die[1] (attack-die).faces: Invalid enum value 'joker'"),
        (
            "difficulties",
            LEVEL.replace("soldat", "wasp"),
            "difficulty bring-em-on: puppet: no enemy 'wasp'; expected one of sol",
        ),
    ],
)
def test_a_wrong_pack_names_file_entry_field_and_what_was_expected(
    tmp_path: Path, file: str, text: str, message: str
) -> None:
    with pytest.raises(Malformed) as caught:
        read_cards(pack(tmp_path, **{file: text}))
    assert message in str(caught.value)
    assert str(caught.value).startswith(f"{tmp_path / file}.toml: ")


def test_a_deeply_nested_effect_is_refused_with_its_file(tmp_path: Path) -> None:
    folder = pack(tmp_path, equipment=HELMET)
    plain = {"equipment": {"equipment": [{"id": "helmet", "effects": []}]}}
    deep: list[Any] = []
    for _ in range(5000):
        deep = [{"choose": [deep, deep]}]
    plain["equipment"]["equipment"][0]["effects"] = deep
    with pytest.raises(Malformed, match=r"equipment\.toml: is nested too deeply"):
        card_reading._read(plain, {"equipment": str(folder / "equipment.toml")}, "equipment", Equipment)


def test_a_pack_may_hold_what_others_read(tmp_path: Path) -> None:
    (tmp_path / "missions").mkdir()
    (tmp_path / "notes.toml").write_text("a = 1\n", encoding="utf-8")
    ours = msgspec.json.encode(CARDS)
    assert msgspec.json.encode(read_cards(tmp_path, others=("missions", "notes.toml"))) == ours
    (tmp_path / "notes.toml").unlink()
    assert msgspec.json.encode(read_cards(tmp_path, others=("missions",))) == ours
    with pytest.raises(Malformed, match=r"holds none of heroes\.toml, .*, difficulties\.toml$"):
        read_cards(tmp_path)


def test_what_is_not_a_list_is_replaced_as_a_whole(tmp_path: Path) -> None:
    plain: dict[str, dict[str, Any]] = {
        "board": {"tracks": {"fear": 6, "doubt": 2}, "space": [{"id": "a"}, {"id": "b"}]}
    }
    lay_over(plain, pack(tmp_path, board='tracks = { fear = 7 }\n[[space]]\nid = "b"\ncost = 2\n'))
    assert plain == {"board": {"tracks": {"fear": 7}, "space": [{"id": "a"}, {"id": "b", "cost": 2}]}}


# -- words ---------------------------------------------------------------------------------------------------------


@cache
def words(language: str) -> Words:
    return Words(language, (files("sandtable.engine") / "locale", LOCALE))


@cache
def messages(language: str) -> dict[str, ftl.Message]:
    body = FluentParser().parse((LOCALE / f"cards.{language}.ftl").read_text(encoding="utf-8")).body
    assert [entry.content for entry in body if isinstance(entry, ftl.Junk)] == []
    found = [entry for entry in body if isinstance(entry, ftl.Message)]
    assert len({entry.id.name for entry in found}) == len(found)
    return {entry.id.name: entry for entry in found}


def names(cards: Cards) -> Iterator[str]:
    """Everything on the cards that has a name."""
    yield from (entry.id for entry in entries(cards))
    yield from (enemy.weapon.id for enemy in cards.enemies.values())
    yield from (f"{event.id}-{option.id}" for event in cards.events.values() for option in event.options)
    yield from (*KEYWORDS, *AMMO)
    yield from (f"face-{face}" for face in FACES)
    yield from (f"type-{kind}" for kind in get_args(ItemType))
    yield from (f"kind-{kind}" for kind in (*AMMO, "any"))
    yield from ("token-stun", "token-sabotage", "breaks-attack", "breaks-near-nazi")


def test_both_languages_have_the_same_messages() -> None:
    assert list(messages("en")) == list(messages("fr"))


@languages
def test_everything_has_a_name_and_no_name_is_left_over(language: str) -> None:
    named = {key.removeprefix("name-") for key in messages(language) if key.startswith("name-")}
    assert named == set(names(CARDS))


@languages
def test_every_word_of_the_vocabulary_has_a_sentence(language: str) -> None:
    sentences = {key.removeprefix("effect-") for key in messages(language) if key.startswith("effect-")}
    assert sentences == set(VOCABULARY)


def card_texts(cards: Cards) -> Iterator[Text]:
    """What is written on all cards."""
    for hero in cards.heroes.values():
        yield from map(line_text, hero.skills)
    for enemy in cards.enemies.values():
        yield from map(line_text, enemy.skills)
        yield from effect_texts((*enemy.weapon.effects, *enemy.player, *enemy.team))
    for weapon in cards.weapons.values():
        yield from map(line_text, weapon.abilities)
        yield from effect_texts(weapon.effects)
    yield from map(line_text, cards.equipment.values())
    for event in cards.events.values():
        yield from (text for option in event.options for text in outcome_texts(option))
    for chest in cards.chests.values():
        yield from outcome_texts(chest)


def assert_said(language: str, text: Text) -> None:
    said = words(language).text(text)
    assert said
    assert not set("{}[]$") & set(said), said
    assert "  " not in said
    assert said[0].isupper() or said[0].isdecimal() or said[0] == "−"


@languages
def test_every_card_can_be_read(language: str) -> None:
    texts = list(card_texts(CARDS))
    assert len(texts) > 200
    for text in texts:
        assert_said(language, text)


#: Values that a parameter can have, for packs that use a word in another way than our cards.
VALUES: dict[str, tuple[Any, ...]] = {
    "n": (1, 2, -1, -2),
    "to": get_args(Whom),
    "only": ((), ("mech", "soldat")),
    "never": ((), ("boss",)),
    "within": (0, 1, 3),
    "sight": (False, True),
    "most": (0, 2),
    "at": get_args(At),
    "faces": (("reload",), ("hp", "armor", "blank")),
    "kind": (*AMMO, "any"),
    "model": ("drone",),
    "models": (("drone",), ("drone", "drone", "soldat")),
    "awake": (False, True),
    "items": (("knife",), ("knife", "tnt")),
    "prefer": ((), ("armor", "other")),
    "look": (3,),
    "rest": ("shuffle", "bottom"),
    "near": (1,),
    "breaks": (("attack",), ("attack", "near-nazi")),
    "connections": (0, 2),
    "spend": ("any", "move"),
    "pool": ("any", "armor"),
    "tokens": (("stun",), ("stun", "sabotage")),
    "loot": (False, True),
    "reload": (False, True),
    "span": get_args(Span),
    "effects": ((Effect(name="dice", n=1), Effect(name="quiet")),),
    "otherwise": ((), (Effect(name="gp", n=1),)),
    "options": (((Effect(name="gp", n=1),), (Effect(name="heal", n=1), Effect(name="refresh"))),),
}


@languages
@terms
def test_every_effect_can_be_read_with_all_its_parameters(term: Term, language: str) -> None:
    choices = {name: VALUES[name] for name in term.takes}
    if "n" in choices and not term.goes_both_ways:
        choices["n"] = (1, 2) if "n" in term.needs else (0, 1, 2)
    for values in combinations(list(choices.values())):
        found = Effect(name=term.name, **dict(zip(choices, values, strict=True)))
        assert_said(language, effect_texts((found,))[0])


def combinations(choices: list[tuple[Any, ...]]) -> Iterator[tuple[Any, ...]]:
    """All of them where they are few; else every pair of parameters in all ways, the others as they come first."""
    if len(choices) <= 4:
        yield from product(*choices)
        return
    for one, two in pairs(range(len(choices)), 2):
        yield from product(*(values if at in (one, two) else values[:1] for at, values in enumerate(choices)))


@languages
def test_every_moment_and_condition_can_be_read(language: str) -> None:
    conditions = Provided(
        least_distance=2,
        most_distance=3,
        against=("mech", "soldat"),
        beside_target="drone",
        silent=True,
        noisy=True,
        hero_in_sight=True,
        fewer={"soldat": 2},
    )
    assert all(msgspec.to_builtins(conditions)[field.replace("_", "-")] for field in Provided.__struct_fields__)
    line = Ability(id="focus", source="test", provided=conditions, effects=(effect("dice", n=1),))
    assert_said(language, line_text(line))
    for moment in set(get_args(Moment)) - {"use", "always", "attack"}:
        assert_said(language, Text(f"when-{moment}"))


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            "The target (Mech only, never Boss): off the board, no loot. Reload token on this weapon after the attack",
        ),
        (
            "fr",
            "La cible (Mech seulement, jamais Boss)\u00a0: retrait du plateau, sans butin. "
            "Jeton recharge sur cette arme après l’attaque",
        ),
    ],
)
def test_tesla_reads_well(language: str, said: str) -> None:
    tesla = CARDS.weapons["laserkraftwerk"].abilities[2]
    assert words(language).text(line_text(tesla)) == said


def test_the_french_edition_has_its_own_names() -> None:
    """From the French rulebook."""
    french = words("fr")
    assert french.name("handgun-1960") == "Pistolet 1960"
    assert french.name("maschinenpistole", form="the") == "la Mitraillette"
    assert french.name("sturmgewehr") == "Fusil d’assaut"
    assert french.name("war-veteran") == "Vétéran de la guerre"
    assert french.name("pierce-through-metal") == "Percer le métal"
    assert french.name("chased") == "Poursuivi"
    assert french.name("officer", form="the") == "l’Officier"
    assert french.name("supersoldat") == "Supersoldat"
    assert french.name("attachable", "type") == "À attacher"
    assert french.name("bring-em-on") == "Apportez-les\u202f!"
