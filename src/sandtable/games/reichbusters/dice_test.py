"""Tests (p.5): one way for attack, defence, noise and vril items, whatever the test is for.

    1. target number   2. roll the pool   3. spend specials, play cards, re-roll   4. surges wound   5. drain
    6. total           7. what it brings

A `Trial` is a test being made. Its kinds stand in the chapters that know them: `attack`, `defence`, `noise`, `using`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations_with_replacement

from sandtable.engine.action import Answer, Odds, Question
from sandtable.engine.decision import Decision, Option, Options, Play
from sandtable.engine.plain import Values
from sandtable.games.reichbusters import modifiers, wounds
from sandtable.games.reichbusters.dice import chance_of, roll, value
from sandtable.games.reichbusters.log import Boosted, PointSpent, Rerolled, Rolled, SpecialSpent, TestEnded
from sandtable.games.reichbusters.names import BLANK, SPECIAL, SURGE, DieKind, PointKind, TestKind
from sandtable.games.reichbusters.state import Die, Hero, State, Test
from sandtable.games.reichbusters.table import carries, has_skill, holds, suffers
from sandtable.games.reichbusters.trial import Trial

DONE = Option("done")
BOOST, CANCEL = "boost", "cancel"
ROLL = Option("roll")


# -- the seven steps ---------------------------------------------------------------------------------------------------


def make(s: State, trial: Trial) -> Play[int]:
    """Steps 2 to 6; returns the total."""
    trial.dice = [roll(s, kind) for kind, n in trial.pool.items() for _ in range(n)]
    s.test = Test(trial.kind, trial.hero.id, trial.target, trial.dice, 0, [], trial.foe)
    s.tell(Rolled, "REICH-TST-02", trial.hero.id, trial.kind, _faces(trial.dice), trial.target)
    yield from _spend_and_play(s, trial)
    for surge in trial.surges():  # REICH-TST-04, REICH-VRL-03
        surge.spent = "wound"
        yield from wounds.suffer(s, trial.hero, None, "", surge=True)
    _drain(s, trial)
    total = trial.total(s)
    s.tell(TestEnded, "REICH-TST-06", trial.hero.id, trial.kind, total, trial.target)
    s.test = None
    return total


def _faces(dice: Iterable[Die]) -> tuple[str, ...]:
    return tuple(die.face if die.kind != "vril" else f"vril-{die.face}" for die in dice)


def _spend_and_play(s: State, trial: Trial) -> Play[None]:
    """Step 3: one thing at a time, until every special is spent and nothing more is wanted (REICH-TST-03)."""
    while True:
        options = list(_options(s, trial))
        waiting = any(trial.unspent(kind) for kind in (trial.base, "vril"))
        if not waiting and (not options or trial.is_settled(s)):
            if trial.is_settled(s) or not (yield from trial.helped(s)):
                return
            continue
        answer = yield _question(s, trial, options if waiting else [*options, DONE])
        if answer == DONE:
            if not (yield from trial.helped(s)):
                return
        else:
            yield from _take(s, trial, answer)
        if s.test is not None:
            s.test.bonus = trial.bonus


def _question(s: State, trial: Trial, options: list[Option]) -> Decision:
    args: Values = {
        "hero": trial.hero.id,
        "test": trial.kind,
        "total": trial.total(s),
        "target": trial.target,
        "dice": _faces(trial.dice),
    }
    return Decision(trial.hero.seat, "test", Options(*options), args, about=TEST)


def _options(s: State, trial: Trial) -> Iterator[Option]:
    """All that can be done in step 3 now."""
    kinds: tuple[DieKind, ...] = (trial.base,) if trial.base == "vril" else (trial.base, "vril")
    for kind in kinds:
        if trial.unspent(kind) is None:
            continue
        for effect in trial.effects(s, kind):
            yield Option("spend", (effect, kind))
        if kind == "vril" and trial.surges() and not suffers(s, trial.hero, "no-cancelling"):
            yield Option("spend", (CANCEL, kind))  # REICH-VRL-02, REICH-RUL-16
        yield Option("spend", (BOOST, kind))  # REICH-SPC-06
    yield from _rerolls(s, trial)
    yield from trial.item_options(s)
    yield from modifiers.for_test(s, trial.hero, trial)


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
    die_kind: DieKind = "vril" if kind == "vril" else trial.base
    die = trial.unspent(die_kind)
    assert die is not None  # noqa: S101 - offered only with a special
    die.spent = effect
    if effect == BOOST:
        more = roll(s, die_kind)
        trial.dice.append(more)
        s.tell(Boosted, "REICH-SPC-06", trial.hero.id, more.face)
    elif effect == CANCEL:
        trial.surges()[0].spent = CANCEL
        s.tell(SpecialSpent, "REICH-VRL-02", trial.hero.id, effect)
    else:
        s.tell(SpecialSpent, "REICH-SPC-03", trial.hero.id, effect)
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
    """Each source once; specials never, surges never (REICH-SPC-08, REICH-RUL-19)."""
    for source, n in _sources(s, trial):
        if source in trial.used:
            continue
        if n:
            faces = sorted(die.face for die in trial.dice if die.kind == trial.base and _is_loose(die))
            for size in range(1, min(n, len(faces)) + 1):
                for chosen in sorted(set(combinations_with_replacement(sorted(set(faces)), size))):
                    if not Counter(chosen) - Counter(faces):
                        yield Option("reroll", (source, *chosen))
        else:
            for kind in (trial.base, "vril"):
                if any(die.kind == kind and _is_blank(s, source, die) for die in trial.dice):
                    yield Option("reroll", (source, kind))
            if trial.base == "vril":
                return


def _sources(s: State, trial: Trial) -> Iterator[tuple[str, int]]:
    """What lets dice be rolled again: so many of them, or with 0 all blanks."""
    hero, constants = trial.hero, s.box.constants
    if trial.kind == "attack":
        if has_skill(s, hero, "focused"):
            yield "focused", constants.focused  # REICH-KEY-34
        if "lethal" in trial_keywords(trial) or holds(hero, "eagle-eye"):
            yield "lethal", 0  # REICH-KEY-44, REICH-RUL-89
    if trial.kind == "defence" and (
        has_skill(s, hero, "resilient") or (has_skill(s, hero, "lone-wolf") and "alone" in trial.used)
    ):
        yield "resilient", 0  # REICH-KEY-62, REICH-KEY-46
    if trial.kind == "noise" and has_skill(s, hero, "stealthy") and "of-weapon" not in trial.used:
        yield "stealthy", constants.stealthy  # REICH-KEY-74
    if trial.kind in ("attack", "defence") and carries(hero, "radio") and "radio" not in hero.used_action:
        yield "radio", 0  # REICH-ITM-14
    if trial.kind != "item" and holds(hero, "injection"):
        yield "injection", 0  # REICH-ITM-19
    for granted in [word for word in trial.used if word.startswith("may:")]:
        _, source, n = granted.split(":")
        yield source, int(n)


def trial_keywords(trial: Trial) -> frozenset[str]:
    """The keywords of an attack; other tests have none."""
    return getattr(trial, "keywords", frozenset())


def _is_loose(die: Die) -> bool:
    return die.face not in (SPECIAL, SURGE)


def _is_blank(s: State, source: str, die: Die) -> bool:
    if die.face == BLANK:
        return True
    ones = source in ("lethal", "resilient") and s.box.options.lethal == "blanks-and-ones"
    return ones and die.face == "1"


def _reroll(s: State, trial: Trial, source: str, *which: str) -> None:
    trial.used.add(source)
    if source == "radio":
        trial.hero.used_action.append(source)
    if which[0] in ("attack", "defence", "noise", "vril"):
        dice = [die for die in trial.dice if die.kind == which[0] and _is_blank(s, source, die)]
    else:
        left = list(which)
        dice = []
        for die in trial.dice:
            if die.kind == trial.base and die.face in left:
                left.remove(die.face)
                dice.append(die)
    for die in dice:
        die.face = roll(s, die.kind).face
    s.tell(Rerolled, "REICH-RUL-19", trial.hero.id, source, _faces(dice))


# -- heroic points -----------------------------------------------------------------------------------------------------


def fitting(hero: Hero, kind: TestKind) -> list[PointKind]:
    """The heroic points that suit a test (REICH-HPT-02, REICH-HPT-03)."""
    return [point for point in dict.fromkeys(hero.points) if point in (kind, "wild")]


def offer_point(s: State, trial: Trial) -> Play[bool]:
    """Before the roll one point makes the test succeed (REICH-HPT-04, REICH-RUL-21)."""
    points = fitting(trial.hero, trial.kind)
    if not points:
        return False
    options = Options(ROLL, *(Option("heroic", (point,)) for point in points))
    args: Values = {"hero": trial.hero.id, "test": trial.kind, "target": trial.target}
    answer = yield Decision(trial.hero.seat, "heroic-point", options, args, about=POINT)
    if answer == ROLL:
        return False
    _spend_point(s, trial, answer.args[0])
    return True


def offer_two_points(s: State, trial: Trial) -> Play[bool]:
    """After a failure two points turn it into a success (REICH-HPT-05, REICH-RUL-22)."""
    hero = trial.hero
    usable = [point for point in hero.points if point in (trial.kind, "wild")]
    if len(usable) < 2:
        return False
    pairs = sorted({tuple(sorted(pair)) for pair in combinations_with_replacement(usable, 2)})
    pairs = [pair for pair in pairs if not Counter(pair) - Counter(usable)]
    options = Options(Option("fail"), *(Option("heroic", pair) for pair in pairs))
    args: Values = {"hero": hero.id, "test": trial.kind, "target": trial.target}
    answer = yield Decision(hero.seat, "two-heroic-points", options, args)
    for point in answer.args:
        _spend_point(s, trial, point)
    return bool(answer.args)


def _spend_point(s: State, trial: Trial, point: str) -> None:
    hero = trial.hero
    kind = next(kind for kind in hero.points if kind == point)
    hero.points.remove(kind)
    s.pool[kind] = s.pool.get(kind, 0) + 1
    hero.spent_point = True
    trial.heroic = True
    s.tell(PointSpent, "REICH-HPT-04", hero.id, kind)


# -- what to know before -----------------------------------------------------------------------------------------------


class _Plain(Answer[State, Option]):
    def read(self, s: State, decision: Decision, option: Option) -> Option:
        return option


class _Roll(_Plain):
    """Rolling: the chance that the dice alone reach the target."""

    verb = "roll"


class _Boost(_Plain):
    verb = "spend"

    def odds(self, s: State, chosen: Option) -> Iterable[Odds]:
        if chosen.args[0] != BOOST or s.test is None:
            return
        shown = sum(value(s, die.face) for die in s.test.dice) + s.test.bonus
        kind: DieKind = "vril" if chosen.args[1] == "vril" else s.test.dice[0].kind
        yield Odds("success", chance_of(s, {kind: 1}, s.test.target - shown))


TEST = Question(_Boost())
POINT = Question(_Roll())
