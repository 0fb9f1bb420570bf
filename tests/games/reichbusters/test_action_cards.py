"""Action cards: what holds for all sixty, who may play them, and what their icons mean."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from sandtable.engine.action import about
from sandtable.engine.decision import Refusal
from sandtable.engine.event import Event
from sandtable.engine.game import Setup
from sandtable.engine.match import Match
from sandtable.games.reichbusters import (
    action_cards,
    defence,
    kill,
    using,
    wounds,
)
from sandtable.games.reichbusters.attack_plan import may_strike
from sandtable.games.reichbusters.card_reading import problems, standard_cards
from sandtable.games.reichbusters.card_text import action_texts, change_texts
from sandtable.games.reichbusters.cards import ActionCard, Change, Modifier, Step
from sandtable.games.reichbusters.game import GAME
from sandtable.games.reichbusters.log_enemy import NoiseCardDrawn
from sandtable.games.reichbusters.missions import read_missions, read_raid_maps
from sandtable.games.reichbusters.onslaught import Onslaught
from sandtable.games.reichbusters.state import Carried, State, Wound
from tests.games.reichbusters.bench import put, used_up
from tests.games.reichbusters.card_bench import attacked, deal, lay, moment, play, play_card

CARDS = standard_cards().actions
#: Parts that answer an attack, a rise or a patrol, and stand with these.
ANSWERS = ("become_target", "cancel_rise", "choose_door", "shield")


def _fire(s: State) -> Onslaught:
    enemy = s.enemies.get("soldier-1") or put(s, "soldier", "f4")
    return Onslaught((enemy,), "ranged", 4)


# -- all sixty ---------------------------------------------------------------------------------------------------------


@pytest.mark.rules("REICH-COMP-29", "REICH-COMP-51", "REICH-CAR-01", "REICH-CAR-03")
@pytest.mark.parametrize("hero", ["sarge", "brick", "claudine", "quentin", "red-hawk"])
def test_a_hero_has_two_feats_and_ten_cards_with_a_modifier(hero: str) -> None:
    own = sorted((card for card in CARDS.values() if card.hero == hero), key=lambda card: card.number)
    assert [card.number for card in own] == list(range(1, 13))
    assert [card.is_feat for card in own] == [True] * 2 + [False] * 10


@pytest.mark.rules("REICH-ICO-01", "REICH-ICO-02", "REICH-ICO-03", "REICH-ICO-11", "REICH-ICO-12", "REICH-ICO-17")
@pytest.mark.parametrize("card", CARDS.values(), ids=CARDS)
def test_no_card_is_text_only(card: ActionCard) -> None:
    """Every part has a verb that somebody carries out, and every modifier changes something."""
    for step in card.action:
        assert action_cards.verb_of(step) or any(getattr(step, verb) for verb in ANSWERS)
    assert list(action_texts(card))
    for change in card.modifier.choices if card.modifier else ():
        assert list(change_texts(change))


@pytest.mark.rules("REICH-CAR-08", "REICH-CAR-07")
@pytest.mark.parametrize("card", CARDS.values(), ids=CARDS)
def test_an_instant_waits_for_its_moment(card: ActionCard) -> None:
    s = lay(heroes=("quentin", "sarge") if card.hero == "quentin" else ("red-hawk", "brick", "claudine", "sarge"))
    deal(s, card.id)
    refusal = action_cards.may_play(s, s.heroes[card.hero], card.id)
    waits = refusal is not None and refusal.rule == "REICH-CAR-08"
    assert waits == (card.when != "free")


@pytest.mark.rules("REICH-COMP-51")
@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"action": (Step(who="on-tile"),)}, "a part that does something"),
        ({"action": (Step(hold="no-noise"),)}, "`hold` and `until` together"),
        ({"action": (Step(attack="melee", keywords=("loud",)),)}, "'loud'"),
        ({"modifier": Modifier(id="nothing", choices=(Change(only="melee"),))}, "a modifier that changes something"),
        ({"modifier": Modifier(id="word", choices=(Change(keyword="sharp"),))}, "'sharp'"),
        ({"number": 4}, "expected cards 1 to 12"),
        ({"hero": "nobody"}, "'nobody'"),
    ],
)
def test_a_card_of_a_pack_that_does_nothing_is_refused(change: dict[str, Any], says: str) -> None:
    cards = standard_cards()
    odd = msgspec.structs.replace(cards.actions["follow-me"], **change)
    found = [text for _, text in problems(msgspec.structs.replace(cards, actions={**cards.actions, odd.id: odd}))]
    assert any(says in text for text in found)


# -- who may play ------------------------------------------------------------------------------------------------------


@pytest.mark.rules("REICH-RUL-86", "REICH-RUL-36")
def test_a_knocked_down_hero_can_only_stand_up_by_a_card() -> None:
    s = lay(heroes=("sarge", "brick"))
    sarge = s.heroes["sarge"]
    sarge.knocked_down = True
    sarge.wounds = [Wound("graze")]
    deal(s, "lets-go", "field-dressing")
    refusal = action_cards.may_play(s, sarge, "field-dressing")
    assert refusal is not None
    assert refusal.rule == "REICH-RUL-86"
    play_card(s, "lets-go", "stand", "for brick", "step p2")
    assert (sarge.knocked_down, sarge.at, s.heroes["brick"].at) == (False, "p1", "p2")


@pytest.mark.rules("REICH-RUL-86")
def test_a_knocked_down_hero_may_fade_onto_the_feet() -> None:
    s = lay(heroes=("red-hawk", "sarge"))
    s.heroes["red-hawk"].knocked_down = True
    deal(s, "fade")
    moment(s, "stations-start", "instant fade", "stand")
    assert not s.heroes["red-hawk"].knocked_down


@pytest.mark.rules("REICH-RUL-106", "REICH-RUL-52")
@pytest.mark.parametrize("why", ["downed", "captured", "shell-shocked"])
def test_who_is_out_of_the_fight_plays_no_instant(why: str) -> None:
    s = lay(heroes=("red-hawk", "sarge"))
    hawk = s.heroes["red-hawk"]
    deal(s, "fade")
    if why == "captured":
        hawk.captured = True
    elif why == "downed":
        hawk.wounds = [Wound("graze")] * 4
    else:
        shocked = next(wound for wound in s.box.cards.wounds.values() if wound.permanent == "no-instants")
        hawk.wounds = [Wound(shocked.id)]
    moment(s, "stations-start")
    assert hawk.hand == ["fade"]


@pytest.mark.rules("REICH-CAR-05")
def test_parts_may_be_left_out() -> None:
    s = lay({"noise": ["0", "0"]}, ("brick", "sarge"))
    play_card(s, "what-door", "pass", "stop")
    assert s.heroes["brick"].at == "p1"
    assert s.heroes["brick"].deck.discard == ["what-door"]


@pytest.mark.rules("REICH-RUL-120")
def test_the_hero_concerned_is_asked_first_and_all_until_they_pass() -> None:
    s = lay({"defence": ["0"] * 5, "wound": ["graze"]}, ("sarge", "brick", "claudine"))
    deal(s, "get-down", "dodge", "big-target")
    s.heroes["claudine"].skills.remove("evasive")
    soldier = put(s, "soldier", "p1")
    play(
        attacked(s, "claudine", soldier, by=4),
        "pass",  # Claudine, who is attacked
        "instant get-down",  # Sarge
        "pass",  # Brick
        "instant dodge",  # Claudine again, now that Sarge has played
        "pass",  # Brick once more
        "stop",
    )
    assert used_up(s)  # two dice, two of Sarge, one of the dodge


@pytest.mark.rules("REICH-ITM-07", "REICH-RUL-102")
def test_dog_biscuits_are_used_when_the_dogs_would_attack() -> None:
    s = lay(heroes=("sarge", "brick"))
    s.heroes["brick"].items = [Carried("dog-biscuits")]
    dog = put(s, "dog", "p1")
    moment(s, "kill-start", "use dog-biscuits")
    assert s.biscuits == [dog.at]


@pytest.mark.rules("REICH-MOV-08", "REICH-RUL-121", "REICH-CAR-14")
def test_the_noise_of_a_friends_modifier_belongs_to_the_hero_whose_action_it_is() -> None:
    """Sarge moves Brick, who shoulders on: the test is Sarge's."""
    s = lay({"noise": ["3", "0"], "noise-card": ["close-call"]}, ("sarge", "brick"))
    heard: list[Event] = []
    s.sink = heard.append
    deal(s, "what-door")
    s.heroes["sarge"].skills.clear()
    play_card(s, "hand-signals", "for brick", "step p2", "play what-door", "stop", "pass")
    drawn = next(event for event in heard if isinstance(event, NoiseCardDrawn))
    assert drawn.hero == "sarge"


# -- icons -------------------------------------------------------------------------------------------------------------


@pytest.mark.rules("REICH-ICO-13")
def test_each_token_holds_something_back() -> None:
    """Jammed, drained, suppressed, obscured, wound, range: every token of the icon list bars what it is for."""
    s = lay(heroes=("red-hawk", "sarge"))
    hawk = s.heroes["red-hawk"]
    s.closed.remove("p2-q1")
    soldier = put(s, "soldier", "q1")
    rifle = hawk.weapons[0]
    assert may_strike(s, hawk, soldier, rifle) is None
    rifle.jams = 1
    assert not rifle.is_usable
    rifle.jams, rifle.drained = 0, True
    assert not rifle.is_usable
    rifle.drained = False
    s.obscured = {"q1": "item"}
    assert _rule(may_strike(s, hawk, soldier, rifle)) == "REICH-ATK-09"
    s.obscured = {}
    s.suppressed = {"q1": "card"}
    assert not kill.may_attack(s, soldier)
    sarge = s.heroes["sarge"]
    soldier.at = "q2"
    assert _rule(may_strike(s, sarge, soldier, sarge.weapons[0])) == "REICH-ATK-17"
    assert may_strike(s, hawk, soldier, rifle) is None


def _rule(refusal: Refusal | None) -> str:
    return refusal.rule if refusal else ""


@pytest.mark.rules("REICH-ICO-14", "REICH-ICO-15")
def test_map_and_faction_icons() -> None:
    """Every item on a map has one of five backs, every spawn a level, every unit one of two loot icons or none."""
    cards = standard_cards()
    for mission in (*read_missions().values(), *read_raid_maps().values()):
        for area in mission.areas.values():
            assert set(area.items) <= {"miscellaneous", "medical", "weapon", "objective", "vril", *cards.items}
            assert area.spawn in (0, 1, 2, 3)
        assert mission.guards
    assert {unit.loot for unit in cards.units.values()} == {"", "normal", "vril"}


@pytest.mark.rules("REICH-ICO-16")
def test_a_passive_item_works_without_being_used() -> None:
    s = lay(heroes=("sarge", "brick"))
    sarge = s.heroes["sarge"]
    before = defence.dice_of(s, sarge, _fire(s), 0)
    sarge.items = [Carried("body-armour"), Carried("helmet"), Carried("keys")]
    assert defence.dice_of(s, sarge, _fire(s), 0) == before + 1
    assert not using.USE.offers(s, sarge)


@pytest.mark.rules("REICH-ICO-18")
def test_a_wound_can_make_a_hero_drop_an_item() -> None:
    card = next(wound.id for wound in standard_cards().wounds.values() if "drop" in wound.top)
    s = lay({"wound": [card]}, ("sarge", "brick"))
    sarge = s.heroes["sarge"]
    sarge.items = [Carried("helmet"), Carried("keys")]
    play(wounds.suffer(s, sarge, 0, ""), "drop keys")
    assert [item.kind for item in sarge.items] == ["helmet"]
    assert [item.kind for item in s.items["p1"]] == ["keys"]


# -- what to know before -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("hands", ["open", "hidden"])
def test_every_card_option_says_what_it_does(hands: str) -> None:
    """Whole turns at random: each option that plays or gives up a card has hints, and names the card it touches."""
    told: set[str] = set()
    for seed in range(3):
        match = Match.new(GAME, Setup(seed, {"hands": hands, "players": 2, "team": "harrier"}))
        rng = Random(seed)
        while not match.over and len(match.entries) < 150:
            for decision in match.decisions:
                for option in decision.options:
                    if option.verb in ("card", "instant", "play", "help", "hush", "discard"):
                        known = about(match.state, decision, option)
                        assert known.hints, f"{option} at {decision.prompt}"
                        assert set(known.touches) & set(CARDS)
                        told.add(option.verb)
            decision = rng.choice(match.decisions)
            match.play(rng.choice(list(decision.options)), decision.seat)
    assert {"card", "play"} <= told
