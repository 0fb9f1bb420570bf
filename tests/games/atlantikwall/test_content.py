"""The cards of D-Day Dice with Atlantikwall: their number, their text, and the words that describe them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from importlib.resources import files
from itertools import pairwise, product
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from sandtable.engine.catalogue import RULE_ID, read_catalogue
from sandtable.engine.chance import D6, Chance
from sandtable.engine.errors import Malformed
from sandtable.engine.text import LANGUAGES, Words
from sandtable.games.atlantikwall import combat_cards, dice, setup
from sandtable.games.atlantikwall.box import open_box
from sandtable.games.atlantikwall.cards import COUNTS, Card, Effect, Moment, Specialist, Vehicle, read_cards
from sandtable.games.atlantikwall.effects import WORDS as CARRIED
from sandtable.games.atlantikwall.game import GAME
from sandtable.games.atlantikwall.maps import read_maps
from sandtable.games.atlantikwall.names import ALLIED_COLOURS, FACES, GERMAN_COLOURS, Colour, Face, Mode
from sandtable.games.atlantikwall.options import Options
from sandtable.games.atlantikwall.state import State
from sandtable.games.atlantikwall.vocabulary import STANDING, USES, WORDS

PACKAGE = files("sandtable.games.atlantikwall")
FOLDERS = (files("sandtable.engine") / "locale", PACKAGE / "locale")
CARDS = read_cards()
ALL: dict[str, Card] = {name: card for kind in CARDS.kinds for name, card in kind.items()}
BONUSES = [bonus for bonuses in CARDS.bonuses.values() for bonus in bonuses.values()]
MAPS = read_maps()
LAST_PAGE = 13
FACES_OR_ANY = (None, *get_args(Face))
COLOURS_OR_ANY = (None, *get_args(Colour))

languages = pytest.mark.parametrize("language", LANGUAGES)


def kinds(*, versus: bool) -> Counter[str]:
    """How many cards there are of each kind; those made for a German are counted apart."""
    return Counter(str(getattr(card, "kind", "")) for card in ALL.values() if card.versus == versus)


def effects() -> Iterator[tuple[str, Effect]]:
    """Every effect on every card and in every bonus."""
    for card in ALL.values():
        yield from ((card.id, effect) for effect in (*card.effects, *card.solo_effects))
    for bonus in BONUSES:
        yield from ((bonus.id, effect) for choice in bonus.choices for effect in choice.effects)


def laid_out(mode: Mode, **options: Any) -> State:
    """The table before the first decision."""
    return setup.empty(open_box(Options(mode=mode, **options)), Chance(1))


def text(name: str) -> list[tuple[Any, ...]]:
    """A card's effects in short: their names, numbers and words."""
    return [_short(effect) for effect in ALL[name].effects]


def _short(effect: Effect) -> tuple[Any, ...]:
    return tuple(value for value in msgspec.structs.astuple(effect) if value not in (0, None))


# -- what is in the boxes ----------------------------------------------------------------------------------------------


@pytest.mark.rules("DDD-CMP-04", "DDD-CMP-05", "DDD-CMP-07")
def test_the_base_box_holds_its_specialists_vehicles_and_awards() -> None:
    base = kinds(versus=False)
    assert (base["regular"], base["unique"], base["vehicle"], base["award"]) == (13, 11, 6, 12)


@pytest.mark.rules("DDD-CMP-06")
def test_all_regular_items_are_there_and_every_special_item_that_a_map_names() -> None:
    """Maps name nine of the eighteen Special Items of the box; these are ours."""
    assert kinds(versus=False)["regular-item"] == 10
    special = {item.id for item in CARDS.items.values() if item.kind == "special-item"}
    assert special == {name for battle in MAPS.values() for name in battle.special}
    assert len(special) == 9


@pytest.mark.rules("DDD-CMP-03", "ATL-CMP-03")
@pytest.mark.parametrize(
    ("own", "colours"), [(ALLIED_COLOURS, ["red", "white", "blue"]), (GERMAN_COLOURS, ["red", "white", "black"])]
)
def test_a_hand_of_dice_is_two_of_each_colour(own: tuple[Colour, ...], colours: list[str]) -> None:
    assert Counter(dice.hand(own, "")) == dict.fromkeys(colours, 2)


@pytest.mark.rules("DDD-CMP-08")
def test_an_ordinary_die_has_six_faces() -> None:
    s = laid_out("allies")
    assert {s.chance.roll(D6, "mgf") for _ in range(200)} == {1, 2, 3, 4, 5, 6}


@pytest.mark.rules("DDD-CMP-09")
def test_a_unit_marker_begins_with_1_and_a_stay_has_three_turns() -> None:
    assert {unit.marker for unit in laid_out("allies", units=4).units.values()} == {1}
    assert CARDS.values.stay == 3


@pytest.mark.rules("DDD-CMP-11", "ATL-CMP-07")
def test_units_and_the_german_keep_the_same_four_resources() -> None:
    s = laid_out("versus", units=1)
    assert s.german is not None
    for side in (s.units["able"], s.german):
        assert [getattr(side, what) for what in ("soldiers", "courage", "stars", "points")] == [0, 0, 0, 0]


@pytest.mark.rules("ATL-CMP-01")
def test_the_german_has_51_cards() -> None:
    all_kinds = kinds(versus=False)
    his = {kind: all_kinds[kind] for kind in ("german-item", "german-specialist", "red", "gray")}
    assert his == {"german-item": 16, "german-specialist": 14, "red": 18, "gray": 3}
    assert sum(his.values()) == 51


@pytest.mark.rules("ATL-DEC-13", "ATL-RUL-71")
def test_there_is_one_gray_decoration_for_six_red_ones() -> None:
    gray = [card.id for card in CARDS.decorations.values() if card.kind == "gray"]
    assert gray == ["black-wound-badge", "silver-wound-badge", "gold-wound-badge"]
    assert len(CARDS.decorations) == 7 * len(gray)


@pytest.mark.rules("ATL-CMP-02")
def test_the_expansion_adds_seven_allied_cards() -> None:
    assert kinds(versus=True) == {"regular-item": 3, "unique": 3, "award": 1}


@pytest.mark.rules("ATL-CMP-05", "ATL-CMP-06")
def test_there_are_eight_counters_and_six_tokens() -> None:
    assert setup.COUNTERS == 8
    assert laid_out("allies", counters="hidden-resources").counters == 8
    assert combat_cards.TOKENS == 6


@pytest.mark.rules("ATL-RUL-82")
def test_every_card_exists_once_and_has_a_plain_name() -> None:
    ids = [name for kind in CARDS.kinds for name in kind]
    ids += [bonus.id for bonus in BONUSES]
    assert len(set(ids)) == len(ids)
    assert all(re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", name) for name in ids)
    assert sum(COUNTS.values()) == len(ALL)


# -- what lies on the table --------------------------------------------------------------------------------------------


@pytest.mark.rules("ATL-SET-03", "ATL-SET-04")
def test_the_germans_pool_is_open_and_his_decorations_are_one_deck() -> None:
    s = laid_out("versus")
    assert set(s.barracks) == {card.id for card in CARDS.specialists.values() if card.kind == "german-specialist"}
    assert set(s.arsenal) == {card.id for card in CARDS.items.values() if card.kind == "german-item"}
    assert set(s.deck) == set(CARDS.decorations)
    assert (len(s.barracks), len(s.arsenal), len(s.deck), s.top, s.discard) == (14, 16, 21, [], [])


@pytest.mark.rules("ATL-SET-10", "ATL-SET-11", "ATL-RUL-80")
@pytest.mark.parametrize("name", MAPS)
def test_the_new_allied_cards_come_with_a_german_on_every_map(name: str) -> None:
    new = {
        "unique": {"sniper", "saboteur", "intelligence-officer"},
        "depot": {"rifle-scope", "wire-cutters", "smoke-pots"},
        "awards": {"medaille-de-la-resistance"},
    }
    alone, against = laid_out("allies", map=name), laid_out("versus", map=name)
    for pile, cards in new.items():
        assert set(getattr(against, pile)) - set(getattr(alone, pile)) == cards
        assert set(getattr(alone, pile)) <= set(getattr(against, pile))


@pytest.mark.rules("DDD-SET-06", "DDD-SET-07", "ATL-OMA-03")
@pytest.mark.parametrize("name", MAPS)
def test_the_pool_is_the_maps_lists_and_all_regular_items(name: str) -> None:
    s, battle = laid_out("allies", map=name), MAPS[name]
    regular = {item.id for item in CARDS.items.values() if item.kind == "regular-item" and not item.versus}
    assert sorted(s.unique) == sorted(battle.unique)
    assert sorted(s.depot) == sorted(regular | {*battle.special} - {"medal-case"})


@pytest.mark.rules("ATL-SCD-09", "ATL-SCD-10", "ATL-RUL-62")
def test_thirteen_cards_that_need_an_opponent_are_out_in_solitaire() -> None:
    s = laid_out("solitaire")
    assert set(CARDS.decorations) - set(s.deck) == {
        "gold-wound-badge",
        "west-wall-medal",
        "coastal-artillery-badge",
        "gestapo-disk",
        "fritz-todt-award",
        "war-merit-cross",
        "german-cross",
    }
    german = {item.id for item in CARDS.items.values() if item.kind == "german-item"}
    assert german - set(s.arsenal) == {
        "booby-traps",
        "gas",
        "goliath-mine",
        "mg42",
        "molotov-cocktail",
        "tracer-bullets",
    }
    assert (len(s.deck), len(s.arsenal), len(s.barracks)) == (14, 10, 14)
    assert (s.unique, s.depot, s.awards) == ([], [], [])
    him = setup.set_up(s.box, Chance(1)).german
    assert him is not None
    assert (him.soldiers, him.courage, him.specialists) == (4, 0, ["unteroffizier"])


def test_seven_cards_say_something_else_in_solitaire() -> None:
    box = open_box(Options(mode="solitaire"))
    assert {name: [_short(effect) for effect in box.effects(name)] for name in ALL if ALL[name].solo == "other"} == {
        "scharfschuetze": [("hunt-sniper", 4)],
        "waffen-ss": [("ignore-skull", 1)],
        "beobachter": [("points-on-bonus", 2)],
        "dog": [("pool-dice", 1)],
        "barbed-wire": [("pool-dice", 2)],
        "sniper-badge": [("kill-sniper",)],
        "close-combat-clasp": [("second-tally",)],
    }
    assert open_box(Options(mode="versus")).effects("dog") == ALL["dog"].effects


# -- what is printed ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "points", "said", "when"),
    [
        ("bangalore-torpedo", 20, ("zero-def",), ["combat"]),
        ("binoculars", 10, ("change-face", 1), ["tally", "d6"]),
        ("carrier-pigeon", 3, ("trade-anywhere",), ["market"]),
        ("command-jacket", 10, ("bonus", "star"), ["tally"]),
        ("dispatch-case", 12, ("copy-tally",), ["tally"]),
        ("field-radio", 12, ("soldiers", 5), ["any"]),
        ("flak-vest", 7, ("no-mgf",), ["combat"]),
    ],
)
def test_items_whose_texts_are_public(name: str, points: int, said: tuple[Any, ...], when: list[str]) -> None:
    item = CARDS.items[name]
    assert (item.points, text(name), list(item.when)) == (points, [said], when)


def test_items_that_lower_def_do_so_in_a_bunker_only_if_they_say_so() -> None:
    """The Bazooka turns 12 into 5; the last number is the one for a Bunker, if there is one."""
    assert text("bazooka") == [("lower-def", 7, 7)]
    assert text("flame-thrower") == [("lower-def", 4, 4)]
    assert text("grenades") == [("lower-def", 2)]
    assert text("mortar") == [("lower-def-near", 4)]


def test_one_german_specialist_activates_the_mines_and_another_the_guns() -> None:
    for word, name in (("activates-mines", "pionier"), ("activates-mgf", "maschinengewehr-schuetze")):
        assert [card for card, effect in effects() if effect.name == word] == [name]


def test_the_unteroffizier_alone_starts_and_has_a_price() -> None:
    starting = [card for card in CARDS.specialists.values() if card.starting]
    assert [(card.id, card.kind) for card in starting] == [("unteroffizier", "german-specialist")]
    assert starting[0].stars > 0


def test_gray_decorations_are_played_when_drawn_and_no_others() -> None:
    for card in CARDS.decorations.values():
        assert (card.when == ("entry",)) == (card.kind == "gray")
    assert text("gold-wound-badge") == [("wound-hand",)]


@pytest.mark.rules("DDD-RWB-03", "DDD-RWB-04", "DDD-RWB-05", "DDD-RWB-08", "ATL-RUL-03")
def test_the_allied_bonuses() -> None:
    assert bonuses("allied") == {
        "skull": ("dead-mans-gift", {"points": [("points", 15)]}),
        "star": ("leadership", {"result": [("add-result", 1, "blue")]}),
        "soldier": ("reinforcements", {"soldiers": [("soldiers", 4)]}),
        "soldiers": ("fresh-troops", {"soldiers": [("soldiers", 6)]}),
        "courage": ("battle-cry", {"soldiers": [("soldiers", 3)], "advance": [("battle-cry",)]}),
        "tool": ("special-find", {"used-item": [("used-item",)], "extra-item": [("extra-find",)]}),
    }


@pytest.mark.rules("ATL-RUL-02")
def test_the_german_bonuses() -> None:
    assert bonuses("german") == {
        "skull": ("dispatch", {"points": [("points", 15)], "decoration": [("draw-decoration",)]}),
        "star": ("discipline", {"result": [("add-result", 1, "black")], "courage": [("courage", 2)]}),
        "soldier": ("support-troops", {"soldiers": [("soldiers", 6), ("courage", 1)]}),
        "soldiers": ("replacements", {"soldiers": [("soldiers", 6)]}),
        "courage": ("fanaticism", {"stars": [("stars", 2)], "kill": [("lose-soldiers-all", 1)]}),
        "tool": ("ingenuity", {"used-item": [("used-item",)], "look": [("rearrange", 3)]}),
    }


def bonuses(side: str) -> dict[str, tuple[str, dict[str, list[tuple[Any, ...]]]]]:
    return {
        face: (bonus.id, {choice.id: [_short(effect) for effect in choice.effects] for choice in bonus.choices})
        for face, bonus in CARDS.bonuses[side].items()
    }


@pytest.mark.rules("ATL-RUL-03")
def test_only_the_item_points_of_a_skull_bonus_free_its_skulls() -> None:
    frees = [(bonus.id, choice.id) for bonus in BONUSES for choice in bonus.choices if choice.frees_skulls]
    assert frees == [("dead-mans-gift", "points"), ("dispatch", "points")]


@pytest.mark.rules("ATL-RUL-48")
def test_the_nth_tool_is_worth_n_item_points() -> None:
    table = CARDS.values.points
    assert table[:7] == (0, 1, 3, 6, 10, 15, 21)
    assert [more - less for less, more in pairwise(table)] == list(range(1, len(table)))


def test_numbers_that_are_on_no_card() -> None:
    values = CARDS.values
    assert (values.decoration, values.german_soldiers, values.german_courage) == (5, 4, 3)


# -- texts that the rules can carry out --------------------------------------------------------------------------------


def test_every_word_of_a_card_is_carried_out_by_a_chapter() -> None:
    """Every word but the standing ones has an entry, and no entry is without a word."""
    for file in PACKAGE.iterdir():
        if file.name.endswith(".py") and not file.name.startswith("_"):
            import_module(f"sandtable.games.atlantikwall.{file.name.removesuffix('.py')}")
    assert CARRIED.keys() == USES.keys()


def test_every_word_is_on_a_card_and_every_card_says_something() -> None:
    assert {effect.name for _, effect in effects()} == WORDS
    assert not STANDING.keys() & USES.keys()
    assert all(card.effects for card in ALL.values())


def test_standing_words_are_asked_about_by_a_chapter() -> None:
    """A word that no rule asks about would be printed on a card and do nothing."""
    source = "\n".join(
        file.read_text(encoding="utf-8")
        for file in PACKAGE.iterdir()
        if file.name.endswith(".py")
        and file.name not in ("vocabulary.py", "usefulness.py", "player.py", "judgement.py")
    )
    assert [word for word in STANDING if f'"{word}"' not in source] == []


@pytest.mark.rules("ATL-RUL-81")
def test_cards_are_used_at_the_moment_that_their_effect_asks_for() -> None:
    """Results are changed once tallies are closed, DEF and losses are lowered at the start of Phase 5."""
    moments = {
        "tally": "change-face change-colour exchange-die copy-tally steal give-skull no-cancel add-result bonus",
        "combat": "lower-def lower-def-near lower-def-any zero-def lower-losses no-losses no-mgf covered no-lowering"
        " tracer",
        "throw": "more-rerolls reroll-die",
        "upkeep": "stay-put",
        "move": "free-advance dearer-advance climb-skulls",
        "market": "trade-anywhere trade-row shoot-german sabotage sharpshoot",
        "theft": "stop-theft",
        "loss": "save-specialist",
        "confrontation": "firebomb",
        "entry": "wound-soldiers wound-item wound-hand",
    }
    due = {word: moment for moment, words in moments.items() for word in words.split()}
    for card in ALL.values():
        for effect in card.effects:
            first = "standing" if effect.name in STANDING else due.get(effect.name, "any")
            assert card.when[0] == first, card.id
    assert sorted(card.id for card in ALL.values() if "d6" in card.when) == ["binoculars", "fernglas", "lucky-charm"]


def test_only_specialists_give_themselves_up_and_only_for_a_use() -> None:
    sacrificed = [card for card in CARDS.specialists.values() if card.sacrifice]
    assert [card.id for card in sacrificed] == ["hero", "grenadier", "naval-observer", "saboteur"]
    assert all(card.when != ("standing",) for card in sacrificed)


def test_everything_says_where_it_comes_from() -> None:
    sources = [card.source for card in ALL.values()]
    sources += [bonus.source for bonus in BONUSES] + [battle.source for battle in MAPS.values()]
    for source in sources:
        assert re.match(r"rulebook p\.\d+|public|original", source), source
        assert all(1 <= int(page) <= LAST_PAGE for page in re.findall(r"p\.(\d+)", source)), source


# -- the catalogue of rules --------------------------------------------------------------------------------------------


def test_the_catalogue_has_every_rule_of_both_boxes() -> None:
    catalogue = read_catalogue(PACKAGE / "rules.toml")
    assert catalogue.game == "atlantikwall"
    assert len(catalogue) == 415
    topics = Counter(rule_id[:7] for rule_id in catalogue.rules)
    for topic, count in topics.items():
        assert [f"{topic}-{number:02}" for number in range(1, count + 1)] == [
            rule_id for rule_id in catalogue.rules if rule_id.startswith(f"{topic}-")
        ]
    pages = re.compile(r"Atlantikwall p\.([0-9]+)|base game: [A-Za-z ,]+|project ruling")
    for rule in catalogue.rules.values():
        found = pages.fullmatch(rule.source)
        assert found, rule.id
        assert 1 <= int(found[1] or 1) <= LAST_PAGE, rule.id
        assert (rule.source == "project ruling") == (rule.kind == "ruling") == rule.id.startswith("ATL-RUL"), rule.id


def test_cards_and_maps_name_no_rule_that_does_not_exist() -> None:
    catalogue = read_catalogue(PACKAGE / "rules.toml")
    content = Path(str(PACKAGE / "content"))
    named = {rule for file in content.rglob("*.toml") for rule in RULE_ID.findall(file.read_text(encoding="utf-8"))}
    assert named
    assert sorted(rule for rule in named if rule not in catalogue) == []


# -- cards of one's own ------------------------------------------------------------------------------------------------


def pack(folder: Path, name: str, source: str) -> Path:
    (folder / f"{name}.toml").write_text(source, encoding="utf-8")
    return folder


@pytest.mark.rules("DDD-ITM-15")
def test_a_card_of_ones_own_takes_the_place_of_ours(tmp_path: Path) -> None:
    """Leather Gloves come in another box: an owner can write down their text, and they replace the Hook."""
    gloves = """
    [[item]]
    id = "grappling-hook"
    kind = "special-item"
    points = 6
    when = ["move"]
    effects = [{ name = "climb-skulls", n = 1 }]
    source = "original"
    """
    cards = read_cards(pack(tmp_path, "items", gloves))
    assert (cards.items["grappling-hook"].points, cards.items["grappling-hook"].effects[0].n) == (6, 1)
    assert cards.items.keys() == CARDS.items.keys()
    assert cards.specialists == CARDS.specialists


def test_a_pack_whose_card_has_changed_is_read_again(tmp_path: Path) -> None:
    gloves = """
    [[item]]
    id = "grappling-hook"
    kind = "special-item"
    points = 6
    when = ["move"]
    effects = [{ name = "climb-skulls", n = 1 }]
    source = "original"
    """
    options = GAME.options({})
    folder = str(pack(tmp_path, "items", gloves))
    assert GAME.box(options, folder).cards.items["grappling-hook"].points == 6
    pack(tmp_path, "items", gloves.replace("points = 6", "points = 12"))
    assert GAME.box(options, folder).cards.items["grappling-hook"].points == 12


@pytest.mark.parametrize(
    ("file", "entry", "message"),
    [
        ("awards", 'id = "bronze-star"\nwhen = ["any"]\neffects = [{ name = "cake" }]', "no effect 'cake'; effects: "),
        ("awards", 'id = "bronze-star"\nwhen = ["noon"]', r"award\[2\] \(bronze-star\)\.when\[1\]: "),
        ("awards", 'id = "brass-star"', r"award\[1\]: no entry 'brass-star' to replace; ids: purple-heart, "),
        ("awards", 'id = "bronze-star"', "bronze-star: only Specialists and Vehicles do something by being there"),
        (
            "awards",
            'id = "bronze-star"\nwhen = ["any"]\neffects = [{ name = "lock", n = 1 }]',
            "bronze-star: 'lock' holds while the card is kept: leave `when` out",
        ),
        (
            "vehicles",
            'id = "jeep"\npoints = 8\neffects = [{ name = "soldiers", n = 1 }]',
            "jeep: 'soldiers' is carried out when the card is used: `when` says at which moments",
        ),
        (
            "vehicles",
            'id = "jeep"\npoints = 8\nwhen = ["any"]\neffects = [{ name = "soldiers", n = 1 }]',
            "jeep: a Vehicle is not used: leave `when` out",
        ),
        (
            "decorations",
            'id = "german-cross"\nkind = "red"\nwhen = ["entry"]\neffects = [{ name = "wound-hand" }]',
            "german-cross: gray Decorations, and no others, are played the moment they are drawn",
        ),
        (
            "decorations",
            'id = "german-cross"\nkind = "gray"\nwhen = ["entry"]\neffects = [{ name = "wound-hand" }]',
            "expected 18 cards of kind 'red' (DDD-CMP, ATL-CMP), found 17",
        ),
        (
            "decorations",
            'id = "german-cross"\nkind = "red"\nwhen = ["any"]\neffects = [{ name = "points", n = 1 }]\nsolo = "other"',
            'german-cross: `solo = "other"` and `solo-effects` go together',
        ),
        (
            "bonuses",
            'id = "leadership"\nside = "german"\nface = "star"\n'
            'choices = [{ id = "stars", effects = [{ name = "stars", n = 1 }] }]',
            "expected one allied bonus for 'star' (DDD-RWB, ATL-RWB), found 0",
        ),
    ],
)
def test_whatever_is_wrong_with_a_card_is_said(tmp_path: Path, file: str, entry: str, message: str) -> None:
    table = {"bonuses": "bonus"}.get(file, file.removesuffix("s"))
    pattern = message if "\\" in message else re.escape(message)
    with pytest.raises(Malformed, match=pattern):
        read_cards(pack(tmp_path, file, f'[[{table}]]\n{entry}\nsource = "original"\n'))


# -- words -------------------------------------------------------------------------------------------------------------


def values(effect: Effect) -> dict[str, Any]:
    """The values of a sentence about an effect; what the effect leaves open is `any`."""
    numbers = {"n": effect.n, "bunker": effect.bunker, "most": effect.most}
    return {**numbers, "face": effect.face or "any", "colour": effect.colour or "any"}


@languages
def test_every_card_bonus_and_choice_has_a_name(language: str) -> None:
    words = Words(language, FOLDERS)
    for name in ALL:
        assert words.has(f"name-{name}"), name
        assert words.name(name, form="the") != words.name(name), name
    for bonus in BONUSES:
        assert words.has(f"name-{bonus.id}")
        assert all(words.has(f"name-choice-{choice.id}") for choice in bonus.choices)
    for kind in COUNTS:
        assert words.has(f"name-kind-{kind}")
    for moment in get_args(Moment):
        assert words.has(f"name-when-{moment}")


@languages
def test_two_names_are_shown_in_a_neutral_form_and_german_ones_stay_german(language: str) -> None:
    words = Words(language, FOLDERS)
    shown = [words.name(name) for name in ALL]
    assert not [name for name in shown if re.search(r"\bSS\b|Gestapo", name)]
    assert len(set(shown)) == len(shown)
    assert words.name("maschinengewehr-schuetze") == "Maschinengewehr-Schütze"
    assert words.name("feldkueche") == "Feldküche"
    assert words.name("medaille-de-la-resistance") == "Médaille de la Résistance"


@languages
def test_every_die_is_called_by_its_colour_and_face(language: str) -> None:
    words = Words(language, FOLDERS)
    names = [words.name(f"{colour}-{face}") for colour, face in product(get_args(Colour), FACES)]
    assert len(set(names)) == 30
    assert not any("(" in name for name in names)


@languages
def test_every_text_of_a_card_can_be_read(language: str) -> None:
    words = Words(language, FOLDERS)
    for card, effect in effects():
        said = words.say(f"effect-{effect.name}", values(effect))
        assert not set("[]{}$") & set(said), (card, said)
        for number in {effect.n, effect.bunker, effect.most} - {0}:
            assert str(number) in said, (card, said)


@languages
def test_every_word_has_a_sentence_whatever_its_numbers(language: str) -> None:
    words = Words(language, FOLDERS)
    for word, n, face, colour in product(sorted(WORDS), (1, 2), FACES_OR_ANY, COLOURS_OR_ANY):
        said = words.say(f"effect-{word}", values(Effect(name=word, n=n, most=n, face=face, colour=colour)))
        assert not re.search(r"[\[\]{}$]|  | ,| \)", said), said


@pytest.mark.parametrize(
    ("name", "english", "french"),
    [
        (
            "bazooka",
            "The DEF of this Unit’s Sector is 7 lower this turn, 7 in a Bunker",
            "La DEF du Secteur de cette Unité est réduite de 7 ce tour-ci, de 7 dans un Bunker",
        ),
        ("toolkit", "Add 2 colourless Tool results to your tally", None),
        ("munitionskiste", "Add 1 Tool result to your tally (any colour)", None),
        (
            "general-assault-badge",
            "Add 2 Black results to your tally (any face)",
            "Ajouter 2 résultats en noir à son décompte final (face au choix)",
        ),
        ("platoon-leader", "Phase 2: +1 Soldier, or +2 in a turn with an RWB", None),
        ("feldwebel", "Phase 2: +2 Soldiers", "Phase 2 : +2 Soldats"),
        ("veteran", "+4 Soldiers for each Star RWB obtained", "+4 Soldats pour chaque RWB Étoile obtenu"),
        ("koch", "+1 Soldier for each RWB obtained", "+1 Soldat pour chaque RWB obtenu"),
        ("command-jacket", "Obtain the Star RWB of your side", "Obtenir le RWB Étoile de son camp"),
        ("knights-cross", "Obtain any one RWB of your side", "Obtenir un RWB de son camp, au choix"),
    ],
)
def test_a_card_says_what_it_does(name: str, english: str, french: str | None) -> None:
    (effect,) = ALL[name].effects
    said = [
        Words(language, FOLDERS).say(f"effect-{effect.name}", values(effect)).replace("\u00a0", " ")
        for language in LANGUAGES
    ]
    assert said == [english, french or said[1]]


def test_what_holds_lies_open_before_its_owner() -> None:
    """Only Specialists and Vehicles have standing effects: Items, Awards and Decorations are used."""
    holding = [card for card in ALL.values() if card.when == ("standing",)]
    assert holding
    assert all(isinstance(card, Specialist | Vehicle) for card in holding)
