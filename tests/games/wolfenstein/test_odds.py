"""What the odds promise is what the dice keep: exact fractions against many rolls of the real thing."""

from __future__ import annotations

from fractions import Fraction
from math import sqrt
from typing import Any

import pytest

from sandtable.engine import action
from sandtable.engine.chance import Chance
from sandtable.engine.decision import Option
from sandtable.games.wolfenstein.attack_plan import execution_plan, plan
from sandtable.games.wolfenstein.hero_turn import BY_VERB
from sandtable.games.wolfenstein.odds import promise
from sandtable.games.wolfenstein.state import State
from sandtable.games.wolfenstein.table import armor, hp, kit
from tests.games.wolfenstein.bench import add_bot, asked, get
from tests.games.wolfenstein.skirmish import duel

MANY, SOME = 20_000, 4_000  # rolls
#: Without and with rerolls, with an ability, against armor that outranks it, and by hand.
LONG = ("plain", "reroll", "piercing", "great-armor", "thrown")


def told(s: State, text: str, prompt: str = "action", **args: Any) -> dict[str, Fraction]:
    verb, *rest = text.split()
    found = action.odds(s, asked(s, prompt, **args), Option(verb, tuple(rest)))
    return {each.key: each.chance for each in found}


def played(s: State, text: str, rolls: int, seed: int) -> dict[str, float]:
    """How often an attack did what it is for; all rerolls are used, all else is answered with the first option."""
    verb, target, *rest = text.split()
    counts = {"kill": 0, "hurt": 0, "reload": 0}
    lost = 0
    chance = Chance(seed)
    for _ in range(rolls):
        twin = s.copy()
        twin.chance = chance
        before = twin.nazis[target]
        whole = hp(twin, before), armor(twin, before)
        rule = BY_VERB[verb].take(twin, asked(twin, "action"), Option(verb, (target, *rest)))
        answer: Any = None
        try:
            while True:
                answer = rule.send(answer).options[0]  # type: ignore[union-attr]
        except StopIteration:
            pass
        now = hp(twin, before), armor(twin, before)
        counts["kill"] += target not in twin.nazis
        counts["hurt"] += now != whole or target not in twin.nazis
        counts["reload"] += bool(twin.active.weapons and twin.active.weapons[0].empty)
        lost += sum(whole) - sum(now)
    return {**{key: count / rolls for key, count in counts.items()}, "mean": lost / rolls}


def mean_damage(s: State, text: str) -> float:
    verb, name, item, *chosen = text.split()
    hero, target = s.active, s.nazis[name]
    if verb == "attack":
        ability = next((a for a in s.box.cards.weapons[item].abilities if [a.id] == chosen), None)
        promised = promise(s, target, plan(s, hero, target, hero.weapons[0], ability))
    else:
        blade = next(blade for blade in kit(s, hero).blades if (blade.verb, blade.item) == (verb, item))
        promised = promise(s, target, execution_plan(s, hero, target, 0, blade.effect))
    return float(promised.mean_hp + promised.mean_armor)


CASES: dict[str, tuple[dict[str, Any], str]] = {
    "plain": ({"weapon": "automatic-shotgun"}, "attack soldat-1 automatic-shotgun"),
    "reroll": ({"weapon": "handgun-1960", "hero": "klaus"}, "attack soldat-1 handgun-1960"),
    "far": ({"weapon": "marksman-rifle", "hero": "bombate", "target_at": "f4"}, "attack soldat-1 marksman-rifle"),
    "piercing": (
        {"weapon": "sturmgewehr", "target": "officer-17"},
        "attack officer-17 sturmgewehr armor-piercing",
    ),
    "great-armor": (
        {"weapon": "heavy-mg-60", "target": "supersoldat-27", "ammo": 2},
        "attack supersoldat-27 heavy-mg-60 hold-the-trigger",
    ),
    "two-rerolls": (
        {"weapon": "heavy-mg-60", "target": "ubersoldat-31", "ammo": 2, "hero": "klaus"},
        "attack ubersoldat-31 heavy-mg-60 hold-the-trigger",
    ),
    "iron-coat": (
        {"weapon": "twin-handguns", "target": "von-grim-47", "ammo": 2},
        "attack von-grim-47 twin-handguns fan-the-hammers",
    ),
    "scapegoat": (
        {"weapon": "automatic-shotgun", "target": "hitler-49", "nazis": {"ubersoldat-31": "e5"}},
        "attack hitler-49 automatic-shotgun",
    ),
    "halved": ({"weapon": "automatic-shotgun", "target": "hitler-49"}, "attack hitler-49 automatic-shotgun"),
    "unloads": ({"weapon": "rocket-tube", "target_at": "f4"}, "attack soldat-1 rocket-tube"),
    "bayonet": (
        {"weapon": "bolt-action-rifle", "attachment": "bayonet", "target_at": "c4"},
        "attack soldat-1 bolt-action-rifle",
    ),
    "silent": ({"weapon": "handgun-1960", "hero": "max", "target_at": "c4"}, "execute soldat-1 pipe"),
    "thrown": ({"weapon": "automatic-shotgun", "target": "officer-17"}, "throw officer-17 hatchet"),
}


@pytest.mark.parametrize("case", CASES)
def test_the_odds_are_kept(case: str) -> None:
    setting, text = CASES[case]
    s = duel(**setting)
    target = s.nazis[text.split()[1]]
    if case == "halved":
        target.hp_lost, target.armor_lost = 5, 1
    promised = {"reload": Fraction(0), **told(s, text)}
    rolls = MANY if case in LONG else SOME
    kept = played(s, text, rolls, seed=len(case))
    for key, chance in promised.items():
        sigma = sqrt(chance * (1 - chance) / rolls)
        assert abs(kept[key] - chance) <= 4 * sigma + 1e-9, (key, float(chance), kept[key])
    assert kept["mean"] == pytest.approx(mean_damage(s, text), abs=6 / sqrt(rolls))


@pytest.mark.rules("WOLF-RUL-01")
def test_the_book_keepers_table_of_kills() -> None:
    """Five dice kill a fresh Soldat in 79.3 % of all attacks and empty the weapon in 35.3 %."""
    s = duel("automatic-shotgun")
    found = told(s, "attack soldat-1 automatic-shotgun")
    assert round(float(found["kill"]), 3) == 0.793
    assert round(float(found["reload"]), 3) == 0.353
    assert found["reload"] == 1 - Fraction(11, 12) ** 5


@pytest.mark.rules("WOLF-CRD-34")
def test_tesla_is_certain() -> None:
    s = duel("laserkraftwerk", "supersoldat-27", ammo=8)
    assert told(s, "attack supersoldat-27 laserkraftwerk tesla") == {"kill": 1, "hurt": 1, "reload": 1}


def test_a_bots_attack_has_odds_too() -> None:
    s = duel("handgun-1960")
    add_bot(s, "drone-35", "blazkowicz", "c4")
    s.acting, s.phase = "drone-35", "bot"
    assert told(s, "attack soldat-1", "bot-action") == {
        "kill": 1 - Fraction(9, 12) ** 2,
        "hurt": 1 - Fraction(5, 12) ** 2,
    }


@pytest.mark.rules("WOLF-DIC-02", "WOLF-DIC-03", "WOLF-DIF-31")
def test_tests_have_odds() -> None:
    s = duel("handgun-1960")
    assert told(s, "choose force", "event", card="cells") == {"success": Fraction(7, 12)}
    assert told(s, "choose pass-key", "event", card="cells") == {}
    assert told(s, "reload handgun-1960") == {}
    s = duel("handgun-1960", difficulty="death-incarnate")
    assert told(s, "reload handgun-1960") == {"success": Fraction(11, 12)}


def test_what_no_die_decides_has_no_odds() -> None:
    s = duel("handgun-1960")
    get(s, s.active, "first-aid-kit")
    assert told(s, "use first-aid-kit") == {}
    assert told(s, "end") == {}
