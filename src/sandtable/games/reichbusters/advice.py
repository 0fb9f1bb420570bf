"""What a player should know in a test: how likely each answer is to bring success, and what it does."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction
from math import comb

from sandtable.engine.action import Answer, AnyAnswer, Odds, Question
from sandtable.engine.decision import Decision, Option
from sandtable.engine.view import Text
from sandtable.games.reichbusters import dice_test, modifiers
from sandtable.games.reichbusters.card_text import change_texts
from sandtable.games.reichbusters.cards import Change
from sandtable.games.reichbusters.dice import NEVER
from sandtable.games.reichbusters.names import BLANK, SPECIAL, SURGE
from sandtable.games.reichbusters.odds import (
    ALL,
    BLANKS,
    Case,
    Cast,
    Dice,
    Effect,
    Shown,
    best,
    boosted,
    more,
    numbers,
    paid,
    spent,
)
from sandtable.games.reichbusters.state import Die, State
from sandtable.games.reichbusters.table import has_skill
from sandtable.games.reichbusters.trial import BOOST, HARM, HEAL, IMPLANTS, Source, Trial

SHIELD = "vril-shield"
SURE_HITS = 99  # more successes than any goal takes


# -- a test as a case --------------------------------------------------------------------------------------------------


def case_of(s: State, trial: Trial, granted: tuple[Source, ...] = ()) -> Case:
    """The test as it lies on the table, or as it is before the roll, with all that could still be done for it.

    `granted` are re-rolls that a card would bring.
    """
    each = [source for source in trial.sources(s) if source.each]
    limited = tuple(_limit(source) for source in (*trial.sources(s), *granted) if not source.each)
    ones = any(source.name in ("lethal", "resilient") for source in each)
    dice = Dice(
        numbers(s.box.dice[trial.base], ones_blank=trial.ones_are_blank),
        numbers(s.box.dice["vril"]),
        trial.worth(s, Die(trial.base, SPECIAL)),
        trial.worth(s, Die("vril", SPECIAL)),
        len(each),
        ones and s.box.options.lethal == "blanks-and-ones",
    )
    case = Case(
        dice,
        trial.target - trial.total(s),
        stars=sum(_is_star(die) and die.kind == trial.base for die in trial.dice),
        vril_stars=sum(_is_star(die) and die.kind != trial.base for die in trial.dice),
        surges=len(trial.surges()) if has_skill(s, trial.hero, IMPLANTS) else 0,
        effects=tuple(_effects(s, trial)),
        sources=limited,
    )
    if not trial.dice:
        return more(case, *(Cast(kind == "vril", len(each)) for kind, n in trial.pool.items() for _ in range(n)))
    return _with_loose_dice(s, trial, case)


def _limit(source: Source) -> int:
    return source.dice or (ALL if source.all else BLANKS)


def _is_star(die: Die) -> bool:
    return die.face == SPECIAL and not die.spent


def _with_loose_dice(s: State, trial: Trial, case: Case) -> Case:
    """The dice that show numbers; a blank that may be rolled again for nothing is as good as rolled again."""
    shown: list[Shown] = []
    for number, die in enumerate(trial.dice):
        if die.face in (SPECIAL, SURGE):
            continue
        look = Shown(die.kind == "vril", trial.worth(s, die), _free(s, trial, number))
        if look.free and look.value == 0:
            case = more(case, Cast(look.vril, look.free - 1))
        elif case.sources or (case.dice.ones and look.free):
            shown.append(look)
    return case._replace(shown=tuple(sorted(shown)))


def _free(s: State, trial: Trial, number: int) -> int:
    return sum(source.each and (source.name, number) not in trial.rerolled for source in trial.sources(s))


def _effects(s: State, trial: Trial) -> Iterator[Effect]:
    """What specials could pay for that makes success likelier."""
    base, vril = set(trial.effects(s, trial.base)), set(trial.effects(s, "vril"))
    constants = s.box.constants
    dice = {
        "burst": constants.burst,
        "deadly": constants.deadly,
        "heavy-infantry": constants.heavy_infantry,
        "mech-implants": constants.mech_implants,
    }
    bonus = {"double-tap": constants.double_tap, "rage": constants.rage, "iron-hide": constants.iron_hide}
    for name in sorted(base | vril):
        if name in dice or name in bonus:
            yield Effect(name, name in base, name in vril, dice.get(name, 0), bonus.get(name, 0))
        elif name in ("critical-hit", "stand-down", SHIELD):
            yield Effect(name, name in base, name in vril, hits=1 if name == "critical-hit" else SURE_HITS)
    if has_skill(s, trial.hero, IMPLANTS) and IMPLANTS not in trial.hero.used_action:
        yield Effect(IMPLANTS, turns_surge=True)


# -- chances -----------------------------------------------------------------------------------------------------------


def chances(s: State, trial: Trial) -> Iterator[Odds]:
    """How likely a test is to bring each thing that it is made for, with the best use of its specials."""
    case = case_of(s, trial)
    for key, hits in trial.goals(s, trial.keywords):
        yield Odds(key, best(case._replace(hits=hits)))


def jam_chance(s: State, trial: Trial, needed: int) -> Fraction:
    """The chance that a pool shows fewer specials than a weapon needs, if the first ones go to it (REICH-KEY-97)."""
    faces, n = s.box.dice[trial.base], trial.pool.get(trial.base, 0)
    blank, special = Fraction(faces.count(BLANK), len(faces)), Fraction(faces.count(SPECIAL), len(faces))
    shows = special
    for _ in range(sum(source.each for source in trial.sources(s))):  # blanks are rolled again
        shows = special + blank * shows
    return sum((comb(n, k) * shows**k * (1 - shows) ** (n - k) for k in range(min(needed, n + 1))), NEVER)


class StepThree(Answer[State, Option]):
    """Any answer in a test: the chance of success if it is given now and all the rest is done as well as can be."""

    def __init__(self, trial: Trial) -> None:
        self.trial = trial

    def read(self, s: State, decision: Decision, option: Option) -> Option:
        return option

    def odds(self, s: State, chosen: Option) -> Iterable[Odds]:
        trial = self.trial
        if trial.kind in ("noise", "item"):
            return
        keywords = trial.keywords | self._lent(s, chosen)
        case = self._after(s, chosen)
        for key, hits in trial.goals(s, keywords):
            brought = 1 - case.hits + SURE_HITS * (chosen.verb == "heroic")  # by the answer itself
            yield Odds(key, best(case._replace(hits=hits - brought)))

    def _lent(self, s: State, chosen: Option) -> frozenset[str]:
        """The keyword that a card or rounds would lend to the attack."""
        if chosen.verb in ("play", "help"):
            _, change = modifiers.read(s, _card(chosen))
            return frozenset([change.keyword] if change.keyword else [])
        return frozenset(["armour-piercing"] if chosen == Option("use", ("ap-rounds",)) else [])

    def _after(self, s: State, chosen: Option) -> Case:
        """The case once an answer is given."""
        trial, case = self.trial, case_of(s, self.trial)
        match chosen.verb:
            case "spend":
                return _spend(case, chosen.args[0], vril=chosen.args[1] == "vril" and trial.base != "vril")
            case "reroll":
                return _reroll(s, trial, case, *chosen.args)
            case "play" | "help":
                card, change = modifiers.read(s, _card(chosen))
                granted = tuple(modifiers.rerolls(change, trial.kind, card))
                return _play(trial, case_of(s, trial, granted), change)
            case "use":
                return _use(s, case, chosen.args)
            case "add-vril":
                return more(case, *[Cast(True, case.dice.free)] * s.box.constants.vril_experiment)
            case "done" | "fail" | "pass" | "hold":
                return Case(case.dice, case.need)
        return case

    def hints(self, s: State, chosen: Option) -> Iterable[Text]:
        """What the special, card, item or skill says."""
        match chosen.verb:
            case "spend":
                yield Text(SPENT.get(chosen.args[0], f"keyword-{chosen.args[0]}"))
            case "reroll":
                if chosen.args[0] not in s.box.cards.actions:
                    yield Text(_says(chosen.args[0]))
            case "play" | "help":
                yield from change_texts(modifiers.read(s, _card(chosen))[1])
            case "use":
                yield Text(f"item-{chosen.args[0]}")

    def touches(self, s: State, decision: Decision, option: Option) -> tuple[str, ...]:
        """The card or item, and whom the test is about."""
        foe = (self.trial.foe,) if self.trial.foe else ()
        match option.verb:
            case "play" | "use":
                return (option.args[0], *foe)
            case "help":
                return (*option.args[:2], *foe)
        return foe


def _card(chosen: Option) -> tuple[str, ...]:
    """The card of an option, with its choice: a friend who helps is named before it."""
    return chosen.args[1:] if chosen.verb == "help" else chosen.args


#: What a special can be spent on that is no keyword.
SPENT = {
    "boost": "hint-boost",
    "cancel": "hint-cancel",
    "loot": "hint-loot",
    SHIELD: "item-vril-shield",
    HEAL: "keyword-vril-experiment",
    HARM: "keyword-vril-experiment",
    "vril-healing-potion": "item-vril-healing-potion",
    "vril-injection": "item-vril-injection",
    "vril-goggles": "item-vril-goggles",
}


def _says(source: str) -> str:
    """The words of what lets dice be rolled again."""
    return {"radio": "item-radio", "injection": "item-vril-injection"}.get(source, f"keyword-{source}")


def _spend(case: Case, name: str, *, vril: bool) -> Case:
    if name == BOOST:
        return boosted(case, vril=vril)
    effect = next((effect for effect in case.effects if effect.name == name), None)
    return spent(case, vril=vril) if effect is None else paid(case, effect, vril=vril)


def _reroll(s: State, trial: Trial, case: Case, name: str, *which: str) -> Case:
    """The named dice are thrown again; what was already as good as thrown stays so."""
    source = next(source for source in trial.sources(s) if source.name == name)
    if source.each:
        return case
    thrown = dice_test.chosen_dice(s, trial, source, which)
    shown = list(case.shown)
    casts, need = [], case.need
    for number in thrown:
        die = trial.dice[number]
        look = Shown(die.kind == "vril", trial.worth(s, die), _free(s, trial, number))
        if look in shown:
            shown.remove(look)
            casts.append(Cast(look.vril, look.free))
            need += look.value
    sources = list(case.sources)
    sources.remove(_limit(source))
    return more(case._replace(need=need, shown=tuple(shown), sources=tuple(sources)), *casts)


def _play(trial: Trial, case: Case, change: Change) -> Case:
    """A modifier: dice, a bonus, a special."""
    attack = trial.kind == "attack"
    dice, bonus = (change.attack_dice, change.attack) if attack else (change.defence_dice, change.defence)
    case = case._replace(need=case.need - bonus)
    if change.special:
        case = case._replace(need=case.need - case.dice.special, stars=case.stars + 1)
    return more(case, *[Cast(False, case.dice.free)] * dice)


def _use(s: State, case: Case, args: tuple[str, ...]) -> Case:
    """Ammunition, or a shield."""
    item = s.box.cards.items[args[0]]
    dice = item.attack_dice + item.defence_dice
    case = more(case, *[Cast(False, case.dice.free)] * dice)
    if args[1:]:
        case = case._replace(effects=(*case.effects, Effect(SHIELD, base=False, vril=True, hits=SURE_HITS)))
        case = more(case, *[Cast(True, case.dice.free)] * item.vril_dice)
    return case


class _AboutTest(Question[State]):
    """The question of a test that is being made: one answer speaks for all verbs."""

    def __init__(self, trial: Trial) -> None:
        super().__init__()
        self.trial = trial

    def answer(self, verb: str) -> AnyAnswer[State] | None:
        return StepThree(self.trial)


def about(trial: Trial) -> Question[State]:
    """What there is to know of every answer in a test."""
    return _AboutTest(trial)
