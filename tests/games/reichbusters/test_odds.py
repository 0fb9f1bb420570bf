"""The odds of tests: against brute force, against the paper, and against play."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from itertools import combinations, product

import pytest

from sandtable.engine import action
from sandtable.engine.chance import Chance
from sandtable.engine.decision import Decision, Option, Play
from sandtable.games.reichbusters import advice, attack, defence, setup
from sandtable.games.reichbusters.attack_plan import BASIC, plan
from sandtable.games.reichbusters.attack_trial import AttackTrial
from sandtable.games.reichbusters.box import open_box
from sandtable.games.reichbusters.dice import chance_of
from sandtable.games.reichbusters.odds import (
    ALL,
    BLANKS,
    Case,
    Cast,
    Dice,
    Effect,
    best,
    chance_to_reach,
    more,
    numbers,
    surge_chance,
)
from sandtable.games.reichbusters.onslaught import Onslaught
from sandtable.games.reichbusters.options import Options
from sandtable.games.reichbusters.state import Carried, Feature, State, Weapon, Wound
from tests.games.reichbusters.bench import activate, put, table

WARD = "the-quiet-ward"
FACES = (0, 1, 1, 2, 3, -1)
VRIL = (0, 1, 2, 3, -1, -2)
PLAIN = Dice(FACES, VRIL, 2, 2)


@pytest.mark.parametrize(
    ("dice", "needed", "chance"), [(3, 4, 0.78), (4, 4, 0.92), (4, 7, 0.57), (2, 4, 0.48), (6, 9, 0.74)]
)
def test_the_odds_are_those_of_the_paper(dice: int, needed: int, chance: float) -> None:
    """The table of chances that comes with the dice."""
    assert float(chance_of(table(), {"attack": dice}, needed)) == pytest.approx(chance, abs=0.005)


@pytest.mark.parametrize("needed", [1, 2, 3, 4, 5])
def test_two_dice_by_counting_every_throw(needed: int) -> None:
    """All throws of two dice, boosts thrown on until they can no longer matter."""

    def reached(open_dice: int, total: int) -> Fraction:
        if total >= needed:
            return Fraction(1)
        if not open_dice:
            return Fraction(0)
        found = Fraction(0)
        for faces in product(FACES, repeat=open_dice):
            shown = sum(2 if face == -1 else face for face in faces)
            found += reached(faces.count(-1), total + shown)
        return found / Fraction(len(FACES) ** open_dice)

    assert chance_to_reach(table(), {"attack": 2}, needed) == reached(2, 0)


# -- the best that can be made of a test, against brute force ----------------------------------------------------------


def brute(case: Case, shown: tuple[tuple[bool, int, int], ...], sources: tuple[int, ...]) -> Fraction:
    """The same as `best`, by throwing everything at once and trying everything; dice are (vril, value, re-rolls)."""
    if case.hits <= 0 or (case.need <= 0 and case.hits <= 1):
        return Fraction(1)
    if case.hits > 1 + sum(effect.hits for effect in case.effects):
        return Fraction(0)
    if case.need <= 0 and case.stars + case.vril_stars:  # whatever is left, a hit of its own can be paid for
        return Fraction(1)
    if case.rolling:
        found, ways = Fraction(0), 1
        kinds = [case.dice.vril if cast.vril else case.dice.base for cast in case.rolling]
        for faces in product(*kinds):
            after, dice = case._replace(rolling=()), shown
            for cast, face in zip(case.rolling, faces, strict=True):
                if face == -1 and cast.vril:
                    after = after._replace(vril_stars=after.vril_stars + 1, need=after.need - case.dice.vril_special)
                elif face == -1:
                    after = after._replace(stars=after.stars + 1, need=after.need - case.dice.special)
                elif face == -2:
                    after = after._replace(surges=after.surges + 1)
                else:
                    after, dice = after._replace(need=after.need - face), (*dice, (cast.vril, face, cast.free))
            found += brute(after, dice, sources)
        for kind in kinds:
            ways *= len(kind)
        return found / ways
    return max(brute_choices(case, shown, sources), default=Fraction(0))


def brute_choices(case: Case, shown: tuple[tuple[bool, int, int], ...], sources: tuple[int, ...]) -> list[Fraction]:
    found = []
    for vril in (False, True):
        if not (case.vril_stars if vril else case.stars):
            continue
        left = case._replace(vril_stars=case.vril_stars - 1) if vril else case._replace(stars=case.stars - 1)
        found.append(brute(left._replace(rolling=(Cast(vril, case.dice.free),)), shown, sources))
        for effect in case.effects:
            pays = effect.vril if vril else effect.base
            if not pays or (effect.turns_surge and not case.surges):
                continue
            after = left._replace(
                need=left.need - effect.bonus,
                hits=left.hits - effect.hits,
                rolling=(Cast(False, case.dice.free),) * effect.dice,
                effects=tuple(other for other in case.effects if other != effect),
            )
            if effect.turns_surge:
                after = after._replace(
                    surges=after.surges - 1, vril_stars=after.vril_stars + 1, need=after.need - case.dice.vril_special
                )
            found.append(brute(after, shown, sources))

    def again(dice: tuple[int, ...], rest: tuple[int, ...], cost: int = 0) -> None:
        thrown = [shown[number] for number in dice]
        kept = tuple(die for number, die in enumerate(shown) if number not in dice)
        casts = tuple(Cast(die[0], die[2] - cost) for die in thrown)
        need = case.need + sum(die[1] for die in thrown)
        found.append(brute(case._replace(need=need, rolling=casts), kept, rest))

    for number, (_, value, free) in enumerate(shown):  # blanks, and perhaps ones, one by one
        if free and (value == 0 or (value == 1 and case.dice.ones)):
            again((number,), sources, 1)
    base = [number for number, die in enumerate(shown) if not die[0]]
    for place, source in enumerate(sources):
        rest = sources[:place] + sources[place + 1 :]
        if source == ALL and base:
            again(tuple(base), rest)
        elif source == BLANKS:
            for kind in ((False,), (True,), (False, True)):
                blank = tuple(number for number, die in enumerate(shown) if die[0] in kind and die[1] == 0)
                if blank:
                    again(blank, rest)
        else:
            for size in range(1, source + 1):
                for chosen in combinations(base, size):
                    again(chosen, rest)
    return found


LETHAL = PLAIN._replace(free=1)
CASES = {
    "plain": (Case(PLAIN, 4), 2, 0),
    "a bonus": (Case(PLAIN, 5, effects=(Effect("rage", bonus=3),)), 2, 0),
    "two dice more": (Case(PLAIN, 5, effects=(Effect("deadly", dice=2),)), 2, 0),
    "a bonus or dice": (Case(PLAIN, 5, effects=(Effect("deadly", dice=2), Effect("rage", bonus=3))), 2, 0),
    "a hit of its own": (Case(PLAIN, 3, hits=2, effects=(Effect("critical-hit", vril=True, hits=1),)), 2, 1),
    "lethal": (Case(LETHAL, 4), 2, 0),
    "lethal and a vril die": (Case(LETHAL, 5), 2, 1),
    "lethal and ones": (Case(LETHAL._replace(ones=True), 4), 2, 0),
    "one die again": (Case(PLAIN, 4, sources=(1,)), 2, 0),
    "two dice again": (Case(PLAIN, 5, sources=(2,)), 2, 0),
    "one die again, and lethal": (Case(LETHAL, 4, sources=(1,)), 2, 0),
    "blanks again, once": (Case(PLAIN, 4, sources=(BLANKS,)), 1, 1),
    "all dice again": (Case(PLAIN, 4, sources=(ALL,)), 2, 0),
    "a surge that turns": (Case(PLAIN, 4, effects=(Effect("vril-implants", turns_surge=True),)), 2, 1),
    "precise": (Case(PLAIN._replace(special=3, vril_special=3), 5), 2, 1),
    "ones are blanks": (
        Case(Dice(numbers(("0", "1", "1", "2", "3", "special"), ones_blank=True), VRIL, 2, 2), 3),
        2,
        0,
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_the_best_chance_is_that_of_trying_everything(name: str) -> None:
    case, base, vril = CASES[name]
    case = more(case, *[Cast(False, case.dice.free)] * base, *[Cast(True, case.dice.free)] * vril)
    found = best(case)
    assert found == brute(case, (), case.sources)
    assert 0 < found < 1
    best.cache_clear()
    assert best(case) == found, "a cold cache says the same"


def test_specials_that_count_nothing_are_boosted_to_the_end() -> None:
    """One die whose special is worth 0 ends on one of the five numbers: 2 or 3 in two of five."""
    case = Case(PLAIN._replace(special=0), 2, (Cast(False, 0),))
    assert best(case) == Fraction(2, 5)


def test_the_chance_of_a_surge() -> None:
    """One die: a surge in one of six, and after a special, which is boosted, the same again."""
    s = table()
    assert surge_chance(s, 1) == Fraction(1, 5)
    assert surge_chance(s, 1, cancels=False) == Fraction(1, 5)
    assert surge_chance(s, 2) < surge_chance(s, 2, cancels=False) == 1 - Fraction(4, 5) ** 2
    assert surge_chance(s, 0) == 0


# -- against play ------------------------------------------------------------------------------------------------------


def answer_best(s: State, decision: Decision) -> Option:
    """The option with the best odds; of equals the last."""

    def rank(option: Option) -> Fraction:
        found = action.odds(s, decision, option)
        return found[-1].chance if found else Fraction(0)

    if decision.prompt == "test":
        return max(reversed(list(decision.options)), key=rank)
    return decision.options[0]


def run(s: State, coroutine: Play[object]) -> None:
    reply: Option | None = None
    while True:
        try:
            asked = coroutine.send(reply)  # type: ignore[arg-type]
        except StopIteration:
            return
        assert isinstance(asked, Decision)
        reply = asked.options[0] if len(asked.options) == 1 else answer_best(s, asked)


def fresh(seed: int, hero: str, mission: str = WARD) -> State:
    s = setup.empty(open_box(Options(mission=mission, heroes=("brick", "quentin", "claudine", "sarge"))), Chance(seed))
    s.phase = "action"
    for name in s.heroes:
        s.heroes[name].at = "p1"
        s.heroes[name].skills = []
    activate(s, hero).at = "q1"
    return s


def tracer(s: State) -> None:
    """A burst gun: each special may pay for burst, loot or the gun."""
    s.heroes["brick"].skills = ["rage"]


def focused(s: State) -> None:
    s.heroes["brick"].skills = ["focused", "deadly"]
    s.heroes["brick"].items = [Carried("radio")]


def lethal(s: State) -> None:
    s.heroes["brick"].skills = ["lethal", "precise"]
    s.heroes["brick"].hand = ["overkill", "spray", "belt-change"]


def critical(s: State) -> None:
    s.heroes["brick"].skills = ["critical-hit", "double-tap"]
    s.heroes["brick"].weapons = [Weapon("vickers-ap-belt", vril=True), Weapon("vickers-tracer-belt")]


@pytest.mark.parametrize(
    ("prepare", "weapon", "target"),
    [(tracer, 1, "zombie"), (focused, 1, "zombie"), (lethal, 1, "sturm-kanonier"), (critical, 0, "sturm-angriff")],
    ids=["specials", "re-rolls", "lethal", "critical hit"],
)
def test_attacks_kill_as_often_as_promised(prepare: Callable[[State], None], weapon: int, target: str) -> None:
    """Played by the odds of each answer, attacks kill as often as was promised; with cards in hand more often."""
    games, killed = 400, 0
    promised = Fraction(0)
    for seed in range(games):
        s = fresh(seed, "brick")
        prepare(s)
        brick, enemy = s.heroes["brick"], put(s, target, "q2")
        blow = plan(s, brick, enemy, brick.weapons[weapon])
        promised = next(odds.chance for odds in attack.strike_odds(s, attack.Blow(blow)) if odds.key == "kill")
        run(s, attack.strike(s, blow))
        killed += enemy.id not in s.enemies
    spread = 4 * (float(promised * (1 - promised)) / games) ** 0.5
    if s.heroes["brick"].deck.discard or s.heroes["brick"].hand:
        assert killed / games > float(promised) - spread
    else:
        assert killed / games == pytest.approx(float(promised), abs=spread)


def test_defence_succeeds_as_often_as_promised() -> None:
    games, unhurt, promised = 400, 0, Fraction(0)
    for seed in range(games):
        s = fresh(seed, "brick")
        hero = s.heroes["brick"]
        hero.skills, hero.items = ["iron-hide", "heavy-infantry", "resilient"], [Carried("helmet")]
        zombie = put(s, "zombie", "q1")
        onslaught = Onslaught((zombie,), "melee", 6)
        trial = defence.DefenceTrial(s, hero, onslaught, 0)
        promised = next(iter(advice.chances(s, trial))).chance
        before = len(s.wound)
        run(s, defence.defend(s, hero, onslaught))
        unhurt += len(s.wound) == before
    spread = 4 * (float(promised * (1 - promised)) / games) ** 0.5
    assert unhurt / games == pytest.approx(float(promised), abs=spread)


# -- what each answer is worth -----------------------------------------------------------------------------------------


def first_question(coroutine: Play[object], *answers: str) -> Decision:
    """The question that is open after these answers."""
    asked = next(coroutine)
    for answer in answers:
        assert isinstance(asked, Decision)
        option = asked.find(answer)
        assert option is not None, [str(option) for option in asked.options]
        asked = coroutine.send(option)
    assert isinstance(asked, Decision)
    return asked


def chances(s: State, decision: Decision) -> dict[str, dict[str, Fraction]]:
    return {
        str(option): {odds.key: odds.chance for odds in action.odds(s, decision, option)} for option in decision.options
    }


def test_each_card_in_hand_has_its_own_chance() -> None:
    """1, 1, 0 against a dog of 5: 3 are missing."""
    s = table({"attack": ["1", "1", "0"]})
    quentin = activate(s, "quentin")
    quentin.at, quentin.skills, quentin.hand = "p2", [], ["bodkin", "recover-arrow", "pin-the-cloak", "swap-quiver"]
    dog = put(s, "dog", "p1")
    for other in s.heroes.values():
        if other is not quentin:
            other.at = "t3"
    decision = first_question(attack.strike(s, plan(s, quentin, dog, quentin.weapons[0])))
    die = {needed: chance_of(s, {"attack": 1}, needed) for needed in (1, 2, 3)}
    found = chances(s, decision)
    assert found["play bodkin"] == {"kill": die[3]}  # a die
    assert found["play recover-arrow"] == {"kill": Fraction(0)}  # 2 to the total, and nothing more to roll
    assert found["play swap-quiver"] == {"kill": die[1]}  # a special: 2, and a boost
    two = chance_of(s, {"attack": 2}, 4)
    assert found["play pin-the-cloak"]["kill"] == two  # two dice again, the blank and a one
    assert found["done"] == {"kill": Fraction(0)}


def test_a_boost_an_effect_and_a_point() -> None:
    s = table({"attack": ["special", "0", "0"]})
    quentin = activate(s, "quentin")
    quentin.at, quentin.skills, quentin.points = "p2", ["double-tap"], ["attack"]
    for other in s.heroes.values():
        if other is not quentin:
            other.at = "t3"
    dog = put(s, "dog", "p1")
    blow = plan(s, quentin, dog, quentin.weapons[0])
    before = chances(s, first_question(attack.strike(s, blow)))
    assert before["heroic attack"] == {"kill": Fraction(1)}
    assert before["roll"]["kill"] > chance_of(s, {"attack": 3}, 5)
    quentin.used_action.clear()
    after = chances(s, first_question(attack.strike(s, blow), "roll"))
    assert after["spend double-tap attack"] == {"kill": Fraction(1)}
    assert chance_of(s, {"attack": 1}, 3) < after["spend boost attack"]["kill"] < 1  # double tap may still be paid


def test_a_vril_die_of_an_experiment_is_worth_its_chance() -> None:
    s = fresh(1, "quentin", "night-kennels")
    quentin, dog = s.heroes["quentin"], put(s, "dog", "q2")
    quentin.skills = ["vril-experiment"]
    found = chances(s, first_question(attack.strike(s, plan(s, quentin, dog, quentin.weapons[0]))))
    assert found["roll"]["kill"] == chance_of(s, {"attack": 3}, 5)
    assert found["add-vril"]["kill"] == chance_of(s, {"attack": 3, "vril": 1}, 5)


def test_an_attack_says_what_can_go_wrong() -> None:
    s = fresh(1, "brick")
    brick = s.heroes["brick"]
    soldier = put(s, "soldier", "q2")
    odds = {
        odds.key: odds.chance for odds in attack.strike_odds(s, attack.Blow(plan(s, brick, soldier, brick.weapons[0])))
    }
    assert odds["jam"] == Fraction(5, 6) ** 4
    assert odds["kill"] == chance_of(s, {"attack": 4}, 4)
    assert odds["noise-card"] == chance_of(s, {"noise": 3}, 1)
    brick.weapons[0].vril = True
    odds = {
        odds.key: odds.chance for odds in attack.strike_odds(s, attack.Blow(plan(s, brick, soldier, brick.weapons[0])))
    }
    assert odds["surge"] == Fraction(1, 5)
    assert "jam" not in odds


def test_an_attack_on_two_wounds_tells_wound_and_kill_apart() -> None:
    s = fresh(1, "quentin")
    quentin, kanonier = s.heroes["quentin"], put(s, "sturm-kanonier", "q2")
    odds = {
        odds.key: odds.chance
        for odds in attack.strike_odds(s, attack.Blow(plan(s, quentin, kanonier, quentin.weapons[0])))
    }
    assert odds == {"wound": chance_of(s, {"attack": 3}, 6), "kill": Fraction(0)}
    quentin.items = [Carried("ap-rounds")]
    s.chance = Chance(3)
    trial = AttackTrial(plan(s, quentin, kanonier, quentin.weapons[0]))
    assert dict(trial.goals(s, frozenset(["armour-piercing"]))) == {"kill": 1}


def test_armour_without_piercing_cannot_be_hurt() -> None:
    s = fresh(1, "brick", "iron-in-the-crypt")
    brick = s.heroes["brick"]
    panzer = put(s, "vrilpanzer", "q2")
    found = {
        odds.key: odds.chance for odds in attack.strike_odds(s, attack.Blow(plan(s, brick, panzer, brick.weapons[1])))
    }
    assert found["kill"] == 0
    hints = {hint.key for hint in attack.strike_hints(s, attack.Blow(plan(s, brick, panzer, brick.weapons[1])))}
    assert "hint-armoured" in hints
    brick.hand = ["overkill"]
    found = {
        odds.key: odds.chance for odds in attack.strike_odds(s, attack.Blow(plan(s, brick, panzer, brick.weapons[1])))
    }
    assert found["wound"] == chance_of(s, {"attack": 4}, 10)
    hints = {hint.key for hint in attack.strike_hints(s, attack.Blow(plan(s, brick, panzer, brick.weapons[1])))}
    assert "hint-armoured-needs" in hints


def test_a_cards_attack_is_asked_with_its_odds() -> None:
    """An attack of a card has the card's dice and keywords in its odds."""
    s = fresh(1, "brick")
    put(s, "soldier", "q2")
    brick = s.heroes["brick"]
    decision = first_question(attack.choose_and_strike(s, brick, BASIC._replace(dice=2), "test"))
    option = decision.find("attack soldier-1 vickers-tracer-belt")
    assert option is not None
    assert action.odds(s, decision, option)[0].chance == chance_of(s, {"attack": 6}, 4)
    assert action.touches(s, decision, option) == ("soldier-1",)


def test_wounds_and_crates_change_the_odds_of_defence() -> None:
    s = fresh(1, "brick")
    hero = s.heroes["brick"]
    soldier = put(s, "soldier", "q2")
    onslaught = Onslaught((soldier,), "ranged", 4)

    def chance() -> Fraction:
        return next(iter(advice.chances(s, defence.DefenceTrial(s, hero, onslaught, 0)))).chance

    assert chance() == chance_of(s, {"defence": 2}, 4)
    s.features["q1"] = Feature("store", "packing-crates")
    assert chance() == chance_of(s, {"defence": 3}, 4)
    hero.wounds = [Wound("cracked-ribs")]
    assert chance() == chance_of(s, {"defence": 2}, 4)
