"""Tests (p.5): one way for attack, defence, noise and vril items, whatever the test is for.

    1. target number   2. roll the pool   3. spend specials, play cards, re-roll   4. surges wound   5. drain
    6. total           7. what it brings

A `Trial` is a test being made. Its kinds stand in the chapters that know them: `attack`, `defence`, `noise`, `using`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations, combinations_with_replacement

from sandtable.engine.decision import Decision, Each, Option, Options, Play
from sandtable.engine.plain import Values
from sandtable.games.reichbusters import advice, casualties, hidden, modifiers, wounds
from sandtable.games.reichbusters.dice import roll
from sandtable.games.reichbusters.log import Boosted, PointSpent, Rerolled, Rolled, SpecialSpent, TestEnded
from sandtable.games.reichbusters.names import BLANK, SPECIAL, SURGE, DieKind, PointKind
from sandtable.games.reichbusters.state import Die, Hero, State, Test
from sandtable.games.reichbusters.table import enemies_at, has_skill, suffers
from sandtable.games.reichbusters.trial import (
    BOOST,
    CANCEL,
    EXPERIMENT,
    HARM,
    HEAL,
    IMPLANTS,
    WOUND,
    Source,
    Trial,
)

DONE, ROLL, FAIL = Option("done"), Option("roll"), Option("fail")
KINDS: tuple[DieKind, ...] = ("attack", "defence", "noise", "vril")


# -- the seven steps ---------------------------------------------------------------------------------------------------


def make(s: State, trial: Trial) -> Play[int]:
    """Steps 2 to 6; returns the total. The trial knows step 1, and whoever makes the test does step 7."""
    yield from _experiment(s, trial)
    trial.dice = [roll(s, kind) for kind, n in trial.pool.items() for _ in range(n)]  # no limit but this: REICH-RUL-20
    s.test = Test(trial.kind, trial.hero.id, trial.target, trial.dice, trial.bonus, [], trial.foe)
    s.tell(Rolled, "REICH-TST-02", trial.hero.id, trial.kind, _faces(trial.dice), trial.target)
    yield from _spend_and_play(s, trial)
    for surge in trial.surges():  # REICH-TST-04, REICH-VRL-03, REICH-RUL-18
        surge.spent = WOUND
        yield from wounds.suffer(s, trial.hero, None, "", surge=True)
    _drain(s, trial)
    total = trial.total(s)
    s.tell(TestEnded, "REICH-TST-06", trial.hero.id, trial.kind, total, trial.target)
    s.test = None
    modifiers.end_of_test(s, trial)
    return total


def _faces(dice: Iterable[Die]) -> tuple[str, ...]:
    return tuple(die.face if die.kind != "vril" else f"vril-{die.face}" for die in dice)


def _spend_and_play(s: State, trial: Trial) -> Play[None]:
    """Step 3: one thing at a time, in any order, until every special is spent and nothing more is wanted.

    REICH-TST-03, REICH-RUL-15, REICH-CAR-10, REICH-CAR-12. It ends when the total is declared (REICH-CAR-16).
    """
    while True:
        question = _question(s, trial)
        if question is not None:
            answer = yield question
            if answer not in (DONE, hidden.HOLD):
                yield from _take(s, trial, answer)
                _show(s, trial)
                continue
            trial.hero.holding = trial.hero.holding or answer == hidden.HOLD
        if trial.is_settled(s) or not (yield from trial.helped(s)):
            return
        _show(s, trial)


def _may_stop(trial: Trial) -> bool:
    """Only when no special is left unspent (REICH-SPC-09, REICH-SPC-11)."""
    return trial.unspent(trial.base) is None and trial.unspent("vril") is None


def _show(s: State, trial: Trial) -> None:
    """What lies on the table, for everybody to see."""
    if s.test is not None:
        s.test.dice, s.test.bonus, s.test.target = trial.dice, trial.bonus, trial.target


def _question(s: State, trial: Trial) -> Decision | None:
    """None if there is nothing to choose; with hidden hands, if there cannot be (REICH-RUL-129)."""
    hero = trial.hero
    secret = hidden.is_asked(s, hero) and modifiers.may_play(s, hero, trial)
    end = ((DONE, hidden.HOLD) if secret else (DONE,)) if _may_stop(trial) else ()
    options = hidden.of_hand(s, hero, lambda: Options(*_options(s, trial), *end))
    if not secret and len(options) == len(end):
        return None
    args: Values = {
        "hero": hero.id,
        "test": trial.kind,
        "total": trial.total(s),
        "target": trial.target,
        "dice": _faces(trial.dice),
    }
    return Decision(hero.seat, "test", options, args, about=advice.about(trial))


def _options(s: State, trial: Trial) -> Iterator[Option]:
    """All that can be done in step 3 now; once the total is settled, only what does something else."""
    kinds: tuple[DieKind, ...] = (trial.base,) if trial.base == "vril" else (trial.base, "vril")
    for kind in kinds:
        if trial.unspent(kind) is not None:
            for effect in effects(s, trial, kind):
                yield Option("spend", (effect, kind))
            yield Option("spend", (BOOST, kind))  # REICH-SPC-06, REICH-SPC-09
    settled = trial.is_settled(s)
    if not settled:
        yield from _rerolls(s, trial)
    yield from (option for option in trial.item_options(s) if not settled or trial.matters(s, option.args[0]))
    for option in modifiers.for_test(s, trial.hero, trial):
        if not settled or modifiers.does_more(s, option, trial):
            yield option


def effects(s: State, trial: Trial, kind: DieKind) -> Iterator[str]:
    """What a special of this die can pay for: the test's own effects, and those of vril dice in any test."""
    yield from trial.effects(s, kind)
    hero = trial.hero
    if kind == "vril":
        if trial.surges() and not suffers(s, hero, "no-cancelling"):
            yield CANCEL  # REICH-VRL-02, REICH-RUL-16, REICH-RUL-134
        if has_skill(s, hero, EXPERIMENT) and EXPERIMENT not in hero.used_action:  # REICH-KEY-85
            if hero.wounds:
                yield HEAL
            if hero.at and _in_reach(s, hero):
                yield HARM
    elif has_skill(s, hero, IMPLANTS) and IMPLANTS not in hero.used_action and trial.surges():
        yield IMPLANTS  # REICH-KEY-86


def _take(s: State, trial: Trial, answer: Option) -> Play[None]:
    match answer.verb:
        case "spend":
            yield from _spend(s, trial, *answer.args)
        case "reroll":
            _reroll(s, trial, *answer.args)
        case "play":
            modifiers.play_on_test(s, trial.hero, answer, trial)
        case _:
            yield from trial.use_item(s, answer)


def _spend(s: State, trial: Trial, effect: str, kind: str) -> Play[None]:
    """A special pays for exactly one thing (REICH-SPC-03)."""
    die_kind: DieKind = "vril" if kind == "vril" else trial.base
    die = trial.unspent(die_kind)
    assert die is not None  # noqa: S101 - offered only with a special
    die.spent = effect
    if effect == BOOST:
        more = roll(s, die_kind)  # REICH-SPC-07, REICH-RUL-14
        trial.dice.append(more)
        s.tell(Boosted, "REICH-SPC-06", trial.hero.id, more.face)
        return
    s.tell(SpecialSpent, "REICH-VRL-02" if effect == CANCEL else "REICH-SPC-03", trial.hero.id, effect)
    match effect:
        case "cancel":
            trial.surges()[0].spent = CANCEL
        case "vril-implants":  # the surge becomes a special, which must be spent in turn (REICH-RUL-94)
            trial.hero.used_action.append(IMPLANTS)
            trial.surges()[0].face = SPECIAL
        case "experiment-heal" | "experiment-wound":
            yield from _experimental(s, trial.hero, effect)
        case _:
            yield from trial.spend(s, effect)


def _drain(s: State, trial: Trial) -> None:
    """A vril blank or an uncancelled surge drains what was used (REICH-TST-05, REICH-RUL-17)."""
    if not trial.vril_source:
        return
    surge = any(die.face == SURGE and die.spent != CANCEL for die in trial.dice)
    blank = any(die.kind == "vril" and die.face == BLANK for die in trial.dice)
    if surge or (blank and s.box.options.drains == "blank-or-surge"):
        wounds.drain(s, trial.hero, trial.vril_source)


# -- re-rolls ----------------------------------------------------------------------------------------------------------


def _rerolls(s: State, trial: Trial) -> Iterator[Option]:
    """Each source rolls a die again at most once (REICH-RUL-19)."""
    for source in trial.sources(s):
        if source.dice:
            yield from _some(trial, source, trial.loose(s, source, trial.base))
            continue
        kinds: list[DieKind] = [trial.base] if trial.base == "vril" or source.all else [trial.base, "vril"]
        blank = [kind for kind in kinds if trial.loose(s, source, kind)]
        for size in range(1, len(blank) + 1):
            if size == 1 or not source.each:
                yield from (Option("reroll", (source.name, *chosen)) for chosen in combinations(blank, size))


def _some(trial: Trial, source: Source, loose: list[int]) -> Iterator[Option]:
    """Up to so many dice of any faces, named by what they show."""
    faces = Counter(trial.dice[number].face for number in loose)
    for size in range(1, min(source.dice, len(loose)) + 1):
        for chosen in combinations_with_replacement(sorted(faces), size):
            if not Counter(chosen) - faces:
                yield Option("reroll", (source.name, *chosen))


def _reroll(s: State, trial: Trial, name: str, *which: str) -> None:
    source = next(source for source in trial.sources(s) if source.name == name)
    numbers = chosen_dice(s, trial, source, which)
    for number in numbers:
        trial.dice[number].face = roll(s, trial.dice[number].kind).face
        trial.rerolled.add((name, number))
    if not source.each:
        trial.used.add(name)
        if name in ("radio", "focused"):
            trial.hero.used_action.append(name)
    s.tell(Rerolled, "REICH-RUL-19", trial.hero.id, name, _faces(trial.dice[number] for number in numbers))


def chosen_dice(s: State, trial: Trial, source: Source, which: tuple[str, ...]) -> list[int]:
    """The dice that a re-roll names: by their faces, or all blanks of some kinds."""
    if not source.dice:
        return [number for kind in KINDS if kind in which for number in trial.loose(s, source, kind)]
    left, found = Counter(which), []
    for number in trial.loose(s, source, trial.base):
        face = trial.dice[number].face
        if left[face]:
            left[face] -= 1
            found.append(number)
    return found


# -- vril experiments --------------------------------------------------------------------------------------------------


def _experiment(s: State, trial: Trial) -> Play[None]:
    """A vril die for any test but noise, if the Hero wants it; nothing can be drained (REICH-KEY-85, REICH-RUL-94)."""
    hero = trial.hero
    if trial.kind == "noise" or not has_skill(s, hero, EXPERIMENT):
        return
    args: Values = {"hero": hero.id, "test": trial.kind, "target": trial.target}
    options = Options(ROLL, Option("add-vril"))
    answer = yield Decision(hero.seat, EXPERIMENT, options, args, about=advice.about(trial))
    if answer != ROLL:
        trial.pool["vril"] = trial.pool.get("vril", 0) + s.box.constants.vril_experiment


def _in_reach(s: State, hero: Hero) -> list[str]:
    """The enemies beside a Hero whom a wound without a weapon can hurt."""
    return [
        enemy.id for enemy in enemies_at(s, hero.at) if casualties.may_hurt(s, enemy, piercing=False, cause="effect")
    ]


def _experimental(s: State, hero: Hero, effect: str) -> Play[None]:
    """A vril special heals the Hero or wounds an enemy beside, once in an action."""
    hero.used_action.append(EXPERIMENT)
    if effect == HEAL:
        yield from wounds.choose_heal(s, hero.seat, [hero], "REICH-KEY-85")
        return
    answer = yield Decision(hero.seat, "strike", Options(Each("strike", _in_reach(s, hero))), {"hero": hero.id})
    yield from casualties.wound(s, s.enemies[answer.args[0]])


# -- heroic points -----------------------------------------------------------------------------------------------------


def fitting(hero: Hero, trial: Trial) -> list[PointKind]:
    """The heroic points, of three kinds, that suit a test; none suits noise.

    REICH-HPT-01, REICH-HPT-02, REICH-HPT-03.
    """
    return [point for point in hero.points if trial.kind in ("attack", "defence") and point in (trial.kind, "wild")]


def offer_point(s: State, trial: Trial) -> Play[bool]:
    """Before the roll one point makes the test succeed: no dice, no cards (REICH-HPT-04, REICH-RUL-21)."""
    points = list(dict.fromkeys(fitting(trial.hero, trial)))
    if not points:
        return False
    options = Options(ROLL, *(Option("heroic", (point,)) for point in points))
    args: Values = {"hero": trial.hero.id, "test": trial.kind, "target": trial.target}
    answer = yield Decision(trial.hero.seat, "heroic-point", options, args, about=advice.about(trial))
    if answer == ROLL:
        return False
    _spend_point(s, trial, answer.args[0], "REICH-HPT-04")
    return True


def offer_two_points(s: State, trial: Trial) -> Play[bool]:
    """After a failure two points turn it into a success; what has happened stands (REICH-HPT-05, REICH-RUL-22)."""
    hero, usable = trial.hero, fitting(trial.hero, trial)
    pairs = dict.fromkeys(tuple(sorted(pair)) for pair in combinations(usable, 2))
    if not pairs:
        return False
    options = Options(FAIL, *(Option("heroic", pair) for pair in sorted(pairs)))
    args: Values = {"hero": hero.id, "test": trial.kind, "target": trial.target}
    answer = yield Decision(hero.seat, "two-heroic-points", options, args, about=advice.about(trial))
    for point in answer.args:
        _spend_point(s, trial, point, "REICH-HPT-05")
    return answer != FAIL


def _spend_point(s: State, trial: Trial, point: str, rule: str) -> None:
    hero = trial.hero
    kind = next(kind for kind in hero.points if kind == point)
    hero.points.remove(kind)
    s.pool[kind] = s.pool.get(kind, 0) + 1
    hero.spent_point = True
    trial.heroic = True
    s.tell(PointSpent, rule, hero.id, kind)
