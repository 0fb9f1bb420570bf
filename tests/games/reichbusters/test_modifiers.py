"""The fifty modifiers: where each may be played, and what it does there."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from sandtable.engine.decision import Option
from sandtable.games.reichbusters import modifiers
from sandtable.games.reichbusters.attack_plan import plan
from sandtable.games.reichbusters.attack_trial import AttackTrial
from sandtable.games.reichbusters.card_reading import standard_cards
from sandtable.games.reichbusters.defence import DefenceTrial
from sandtable.games.reichbusters.noise import NoiseTrial
from sandtable.games.reichbusters.onslaught import Onslaught
from sandtable.games.reichbusters.options import HeroName
from sandtable.games.reichbusters.state import Die, Due, State, Wound
from sandtable.games.reichbusters.trial import Trial
from tests.games.reichbusters.bench import put, used_up
from tests.games.reichbusters.card_bench import attacked, deal, lay, play, shot, stand

CARDS = {card.modifier.id: card for card in standard_cards().actions.values() if card.modifier}
ATTACK = {"melee", "ranged", "friend"}
OWN = {"melee", "ranged", "defence", "noise"}

#: Where each modifier fits, and what it does: A and D add dice, + adds to the total, S a special, R re-rolls, N noise.
EXPECTED: dict[str, tuple[set[str], str]] = {
    "drilled": (ATTACK, "A1"),
    "steady-aim": (ATTACK, "R2"),
    "rally": ({"defence"}, "D1"),
    "tactical": (ATTACK | {"defence"}, "A1/D1"),
    "double-time": ({"move"}, "area"),
    "grit": ({"defence"}, "+2"),
    "burst-control": (ATTACK, "S"),
    "breathe": (ATTACK, "+2"),
    "hush": ({"hush", "hush-door", "hush-attack"}, "N-1"),
    "adrenaline": (ATTACK | {"defence"}, "S N+1"),
    "lead-rain": (ATTACK, "S N+1"),
    "shoulder-in": ({"move"}, "area N+1"),
    "spare-belt": (ATTACK, "S"),
    "meaty": ({"melee", "friend"}, "+2"),
    "thick-skin": ({"defence"}, "D2"),
    "support-gun": ({"friend"}, "A2"),
    "momentum": ({"move"}, "area"),
    "grim": ({"defence"}, "R0"),
    "punch-through": (ATTACK, "armour-piercing"),
    "roar": (ATTACK, "S"),
    "soft-shoes": ({"hush", "hush-door", "hush-attack"}, "N-1"),
    "distract": ({"noise"}, "-2"),
    "quiet-hands": ({"hush-door"}, "N-2"),
    "deft": ({"noise"}, "R9"),
    "nerve-strike": ({"melee", "friend"}, "A1"),
    "hunch": (OWN, "draw"),
    "sidestep": ({"defence"}, "+2"),
    "calm": (ATTACK, "R1"),
    "encourage": ({"defence"}, "S"),
    "misdirect": ({"noise"}, "-2"),
    "draw-deep": (ATTACK, "A1"),
    "light-foot": ({"move"}, "area"),
    "wind-reading": (ATTACK, "R2"),
    "ready": (OWN, "draw"),
    "still": ({"hush", "hush-door", "hush-attack"}, "N-1"),
    "duck": ({"defence"}, "D1"),
    "nock": ({"ranged"}, "S"),
    "parry": ({"defence"}, "+2"),
    "second-arrow": (ATTACK, "+2"),
    "cheer": ({"friend"}, "A1"),
    "range-found": (ATTACK, "A1"),
    "tread-lightly": ({"hush", "hush-door", "hush-attack"}, "N-1"),
    "quick-eye": (ATTACK, "R1"),
    "instinct": (OWN, "draw"),
    "heft": ({"melee", "friend"}, "A1"),
    "mark": (ATTACK, "S"),
    "low-profile": ({"defence"}, "D1"),
    "solitude": (set(), "+2/+2"),
    "endure": ({"defence"}, "+2"),
    "muffle": ({"hush-attack"}, "N-2"),
}


def with_modifier(name: str) -> tuple[State, str, str]:
    """A table where the owner of a modifier holds it, with a friend beside; the Hero and the card."""
    card = CARDS[name]
    owner: HeroName = card.hero  # type: ignore[assignment]
    friend: HeroName = "brick" if owner != "brick" else "sarge"
    s = lay(heroes=(owner, friend))
    for hero in s.heroes.values():
        hero.skills.clear()
    deal(s, card.id)
    return s, owner, card.id


def attack_test(s: State, name: str, area: str) -> Trial:
    hero = s.heroes[name]
    trial = AttackTrial(plan(s, hero, put(s, "soldier", area), None if area == hero.at else hero.weapons[0]))
    trial.dice = [Die("attack", "0"), Die("attack", "1")]
    return trial


def defence_test(s: State, name: str) -> Trial:
    trial = DefenceTrial(s, s.heroes[name], Onslaught((put(s, "soldier", "p2"),), "ranged", 9), 0)
    trial.dice = [Die("defence", "0"), Die("defence", "1")]
    return trial


def noise_test(s: State, name: str) -> Trial:
    trial = NoiseTrial(s.heroes[name], 1, {"noise": 2}, Due(name))
    trial.dice = [Die("noise", "2"), Die("noise", "1")]
    return trial


def places(s: State, owner: str, card: str) -> Iterator[str]:
    """Every kind of moment in which the card is offered."""
    hero = s.heroes[owner]
    friend = next(name for name in s.heroes if name != owner)
    tests = {
        "melee": attack_test(s, owner, "p1"),
        "ranged": attack_test(s, owner, "p2"),
        "defence": defence_test(s, owner),
        "noise": noise_test(s, owner),
    }
    for place, trial in tests.items():
        if any(option.args[0] == card for option in modifiers.for_test(s, hero, trial)):
            yield place
    if list(modifiers.help_options(s, hero, attack_test(s, friend, "p1"))):
        yield "friend"
    if list(modifiers.for_moving(s, hero)):
        yield "move"
    for place, door, attack in (("hush", False, False), ("hush-door", True, False), ("hush-attack", False, True)):
        if list(modifiers.against_noise(s, hero, door_or_search=door, attack=attack)):
            yield place


@pytest.mark.rules("REICH-CAR-04", "REICH-CAR-10", "REICH-RUL-125", "REICH-ICO-03")
@pytest.mark.parametrize("name", CARDS)
def test_a_modifier_is_offered_where_it_fits_and_nowhere_else(name: str) -> None:
    s, owner, card = with_modifier(name)
    assert set(places(s, owner, card)) == EXPECTED[name][0]


def test_solitude_is_for_those_who_are_alone() -> None:
    s, owner, card = with_modifier("solitude")
    stand(s, brick="a1")
    assert {"melee", "ranged", "defence"} == set(places(s, owner, card)) - {"friend"}


def _done(s: State, owner: str, card: str, number: int, trial: Trial) -> str:
    """What playing one choice of a modifier on a test does, in the short form of `EXPECTED`."""
    before, dice = trial.total(s), len(trial.dice)
    specials = sum(die.added for die in trial.dice)
    several = len(modifiers.choices(s, card)) > 1
    option = Option("play", (card, str(number)) if several else (card,))
    modifiers.play_on_test(s, s.heroes[owner], option, trial)
    found: list[str] = []
    if more := sum(die.added for die in trial.dice) - specials:
        found.append("S" * more)
    elif len(trial.dice) > dice:
        found.append(f"{trial.base[0].upper()}{len(trial.dice) - dice}")
    elif trial.total(s) != before:
        found.append(f"{trial.total(s) - before:+}")
    found += [f"R{9 if source.all else source.dice}" for source in trial.granted]
    found += sorted(trial.keywords & {"armour-piercing"})
    found += ["draw"] * trial.draws
    if s.due is not None and s.due.more:
        found.append(f"N{s.due.more:+}")
    return " ".join(found)


@pytest.mark.rules("REICH-CAR-04", "REICH-CAR-14", "REICH-RUL-14", "REICH-SPC-10", "REICH-ICO-12", "REICH-ICO-17")
@pytest.mark.parametrize("name", [name for name, (fits, _) in EXPECTED.items() if fits & (ATTACK | OWN)])
def test_a_modifier_does_what_it_says(name: str) -> None:
    fits, effects = EXPECTED[name]
    for number, effect in enumerate(effects.split("/"), 1):
        s, owner, card = with_modifier(name)
        friend = next(other for other in s.heroes if other != owner)
        if fits & {"melee", "ranged"} and not effect.startswith("D"):
            trial = attack_test(s, owner, "p1" if "melee" in fits else "p2")
        elif "friend" in fits and not effect.startswith("D"):
            trial = attack_test(s, friend, "p1")
        else:
            trial = defence_test(s, owner) if "defence" in fits else noise_test(s, owner)
        assert _done(s, owner, card, number, trial) == effect


@pytest.mark.rules("REICH-RUL-121", "REICH-MOV-08")
@pytest.mark.parametrize("name", ["double-time", "shoulder-in", "momentum", "light-foot"])
def test_a_movement_modifier_adds_an_area(name: str) -> None:
    s, owner, card = with_modifier(name)
    assert modifiers.play_on_move(s, s.heroes[owner], Option("play", (card,))) == 1
    assert (s.due.more if s.due else 0) == ("N+1" in EXPECTED[name][1])


@pytest.mark.rules("REICH-CAR-14")
@pytest.mark.parametrize("name", [name for name, (_, effect) in EXPECTED.items() if effect.startswith("N-")])
def test_a_hush_takes_noise_dice_away(name: str) -> None:
    s, owner, card = with_modifier(name)
    assert f"N{modifiers.play_against_noise(s, s.heroes[owner], Option('hush', (card,)))}" == EXPECTED[name][1]


# -- when --------------------------------------------------------------------------------------------------------------


@pytest.mark.rules("REICH-CAR-13", "REICH-RUL-88")
def test_a_modifier_is_discarded_when_the_test_is_over_and_draws_after_it() -> None:
    s = lay(
        {"attack": ["1", "1", "0"], "claudine-card": ["vanish"], "claudine-lost": ["whisper"]}, ("claudine", "sarge")
    )
    claudine = s.heroes["claudine"]
    claudine.skills.clear()
    deal(s, "listen")
    claudine.deck.removed = [card for card in claudine.deck.bag if card not in ("vanish", "whisper")]
    claudine.deck.discard = ["vanish", "whisper"]
    claudine.deck.bag.clear()
    soldier = put(s, "soldier", "p1")
    play(shot(s, "claudine", soldier, 1), "play listen", "done")
    assert claudine.hand == ["vanish"]
    assert "listen" in claudine.deck.bag  # it had been discarded when the deck was made anew
    assert used_up(s)


@pytest.mark.rules("REICH-RUL-106")
def test_a_downed_hero_plays_no_modifier_on_a_noise_test() -> None:
    s, owner, _ = with_modifier("distract")
    s.heroes[owner].wounds = [Wound("graze")] * 4
    assert not list(modifiers.for_test(s, s.heroes[owner], noise_test(s, owner)))


@pytest.mark.rules("REICH-RUL-86")
def test_a_knocked_down_hero_plays_modifiers() -> None:
    s = lay({"defence": ["0", "0", "2"]}, ("sarge", "brick"))
    s.heroes["sarge"].skills.clear()
    s.heroes["sarge"].knocked_down = True
    deal(s, "orders")
    soldier = put(s, "soldier", "p1")
    play(attacked(s, "sarge", soldier, by=2), "play orders")
    assert s.heroes["sarge"].wounds == []


@pytest.mark.rules("REICH-CAR-11", "REICH-CAR-12", "REICH-CAR-02")
def test_any_number_of_modifiers_one_after_another() -> None:
    s = lay({"defence": ["0", "0", "1"]}, ("sarge", "brick"))
    s.heroes["sarge"].skills.clear()
    deal(s, "orders", "get-down", "lets-go")
    soldier = put(s, "soldier", "p1")
    play(attacked(s, "sarge", soldier, by=3), "pass", "play orders", "play get-down")
    assert s.heroes["sarge"].hand == ["lets-go"]
    assert s.heroes["sarge"].deck.discard == ["orders", "get-down"]


@pytest.mark.rules("REICH-CAR-14", "REICH-RUL-125", "REICH-RUL-27")
def test_a_friends_loud_card_makes_a_silent_attack_heard() -> None:
    s = lay({"attack": ["0"] * 7}, ("claudine", "brick"))
    s.heroes["claudine"].skills.clear()
    deal(s, "spray")
    soldier = put(s, "soldier", "p1")
    play(
        shot(s, "claudine", soldier, 1),
        "reroll lethal attack",
        "help brick spray",
        "spend boost attack",
        "done",
    )
    assert s.due is not None
    assert (s.due.hero, s.due.dice, s.due.more) == ("claudine", 0, 1)
