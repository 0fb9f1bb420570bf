"""The greedy player's rules of thumb for tests: what specials pay for, which dice roll again, which cards help."""

from __future__ import annotations

from collections.abc import Callable

from sandtable.engine.decision import Decision, Option
from sandtable.games.reichbusters import errands
from sandtable.games.reichbusters.attack_plan import AP
from sandtable.games.reichbusters.cards import Change
from sandtable.games.reichbusters.modifiers import choices
from sandtable.games.reichbusters.outlook import is_roused
from sandtable.games.reichbusters.state import Hero, State
from sandtable.games.reichbusters.table import has, side_of

PASS, DONE, ROLL, FAIL = Option("pass"), Option("done"), Option("roll"), Option("fail")
ROUNDS = Option("use", (errands.ROUNDS,))

AVERAGE = 1.6  # what a die shows
BY_LUCK = 0.4  # how much less than is missing a card may bring and still be played
LOUD = 3  # a noise total that is worth a card
HARD_BLOW = 7  # an attack against which a heroic point is spent, less one for each wound
HARD_TARGET = 5  # a defence for which one is spent, while anybody is alert; else one more
ARMOUR = 10  # a defence that only armoured units have
LAST_ROUNDS = 2  # in which two points are spent on one hit

#: What specials pay for, the best first.
AFTER_A_HIT = ("unreliable", "frenzy", "quick-shot", "overload", "burst", "shockwave", "splash", "loot", "boost")
BEFORE_A_HIT = ("critical-hit", "rage", "double-tap", "deadly", "burst", "boost")
UNDER_ATTACK = ("stand-down", "vril-shield", "iron-hide", "heavy-infantry", "mech-implants", "boost", "counter")
OUT_OF_DANGER = ("counter", "boost")
ELSEWHERE = (
    *("silent", "sleight-of-hand", "auf-deutsch", "recon", "special-ops"),
    *("vril-healing-potion", "vril-injection", "vril-goggles"),
)


def change_of(s: State, args: tuple[str, ...]) -> Change:
    """The modifier that an option plays."""
    card, *number = args
    return choices(s, card)[int(number[0]) - 1 if number else 0]


# -- step 3 ------------------------------------------------------------------------------------------------------------


def test(decision: Decision, look: Callable[[], State]) -> Option:
    """Specials first, then re-rolls, then cards, while something is missing."""
    kind, total, target = decision.word("test"), decision.number("total"), decision.number("target")
    spends = [option for option in decision.options if option.verb == "spend"]
    if spends:
        return _spend(spends, kind, hit=total >= target)
    if kind == "noise":
        return _hush(decision, look, total)
    if kind == "attack" and (pierce := _pierce(decision, look)):
        return pierce
    if total >= target:
        return DONE
    return _reroll(decision) or _play(decision, look(), kind, target - total) or DONE


def _spend(spends: list[Option], kind: str, *, hit: bool) -> Option:
    """A surge is cancelled before anything else."""
    by_effect = {option.args[0]: option for option in reversed(spends)}
    order: tuple[str, ...]
    match kind:
        case "attack":
            order = AFTER_A_HIT if hit else BEFORE_A_HIT
        case "defence":
            order = OUT_OF_DANGER if hit else UNDER_ATTACK
        case _:
            order = ELSEWHERE
    return next((by_effect[effect] for effect in ("cancel", *order) if effect in by_effect), spends[0])


def _pierce(decision: Decision, look: Callable[[], State]) -> Option | None:
    """AP rounds, or a card, against armour."""
    plays = [option for option in decision.options if option.verb == "play"]
    if ROUNDS not in decision.options and not plays:
        return None
    s = look()
    foe = s.enemies.get(s.test.foe) if s.test else None
    if foe is None or not has(s, foe, "armoured"):
        return None
    if ROUNDS in decision.options:
        return ROUNDS
    return next((option for option in plays if change_of(s, option.args).keyword == AP), None)


def _reroll(decision: Decision) -> Option | None:
    """Blanks, as many as one may; then ones."""
    rerolls = [option for option in decision.options if option.verb == "reroll"]
    best = max(rerolls, key=_gained, default=None)
    return best if best is not None and _gained(best) > 0 else None


def _gained(option: Option) -> float:
    faces = option.args[1:]
    if not all(face.isdecimal() for face in faces):
        return AVERAGE  # all blanks of a kind
    return sum(AVERAGE - int(face) for face in faces)


def _play(decision: Decision, s: State, kind: str, missing: int) -> Option | None:
    """A card that replaces itself; else the weakest one that should be enough, or several that are together."""
    found: list[tuple[float, Option]] = []
    for option in decision.options:
        if option.verb == "play":
            change = change_of(s, option.args)
            if change.draw:
                return option
            if not change.keyword:
                found.append((_brings(change, kind), option))
        elif option.verb == "use" and option != ROUNDS:
            found.append((2 * AVERAGE, option))
    return _enough(found, missing)


def _brings(change: Change, kind: str) -> float:
    """What a modifier adds to a total, on average."""
    flat, dice = (change.attack, change.attack_dice) if kind == "attack" else (change.defence, change.defence_dice)
    special = 2 + AVERAGE if change.special in (kind, "any") else 0.0
    again = 1.0 if change.reroll or change.reroll_blanks else 0.0
    return flat + AVERAGE * dice + special + again


def _enough(found: list[tuple[float, Option]], missing: int) -> Option | None:
    found.sort(key=lambda pair: pair[0])
    for brings, option in found:
        if brings + BY_LUCK >= missing:
            return option
    return found[-1][1] if sum(brings for brings, _ in found) >= missing + BY_LUCK else None


def help_friend(s: State, decision: Decision) -> Option:
    """A card for a friend's attack, or defence, that should be enough."""
    missing = decision.number("target") - decision.number("total")
    kind = s.test.kind if s.test else "attack"
    helps = [option for option in decision.options if option.verb == "help"]
    found = [(_brings(change_of(s, option.args[1:]), kind), option) for option in helps]
    return (_enough(found, missing) if missing > 0 else None) or PASS


# -- noise -------------------------------------------------------------------------------------------------------------


def _hush(decision: Decision, look: Callable[[], State], total: int) -> Option:
    """A noise test goes well if it shows little: the loudest dice again, and cards against a loud total."""
    rerolls = [option for option in decision.options if option.verb == "reroll"]
    best = max(rerolls, key=_loudness, default=None)
    if total > 1 and best is not None and _loudness(best) > 0:
        return best
    if total > 0:
        s = look()
        for option in decision.options:
            if option.verb == "play":
                change = change_of(s, option.args)
                if change.draw or (total >= LOUD and change.noise < 0 and not s.sounded):
                    return option
    return DONE if DONE in decision.options else decision.options[0]


def _loudness(option: Option) -> int:
    return sum(int(face) - 1 for face in option.args[1:] if face.isdecimal())


def loudest_die(s: State, decision: Decision) -> Option:
    """A noise die that rolls again: the loudest, unless it may stay and shows little."""
    best = max((option for option in decision.options if option.args), key=lambda option: option.args[0])
    return PASS if PASS in decision.options and int(best.args[0]) <= 1 else best


def hush(s: State, decision: Decision) -> Option:
    """Noise dice are taken away while nobody is alert, and later only from many."""
    dice = decision.number("dice")
    if (s.sounded and dice <= s.box.constants.silent_after_alarm + 1) or (is_roused(s) and not s.sounded):
        return PASS
    cards = [option for option in decision.options if option.args]
    return min(cards, key=lambda option: abs(dice + change_of(s, option.args).noise_dice), default=PASS)


# -- heroic points -----------------------------------------------------------------------------------------------------


def heroic_point(s: State, decision: Decision) -> Option:
    """For an attack that may well fail, and for a blow that hurts."""
    hero, target = s.heroes[decision.word("hero")], decision.number("target")
    spend = next(option for option in decision.options if option != ROLL)
    if decision.word("test") == "defence":
        return spend if target >= HARD_BLOW - _is_precious(s, hero) - len(hero.wounds) else ROLL
    if target >= ARMOUR and not _pierces(s, hero):
        return ROLL
    return spend if target >= HARD_TARGET + (not is_roused(s)) else ROLL


def two_points(s: State, decision: Decision) -> Option:
    """Two points for one test: only at the very end, or for whoever carries what wins."""
    late = s.sounded and errands.rounds_left(s) <= LAST_ROUNDS
    if late or _is_precious(s, s.heroes[decision.word("hero")]):
        return next(option for option in decision.options if option.args)
    return FAIL


def _is_precious(s: State, hero: Hero) -> bool:
    return any(errands.is_needed(s, item.kind) for item in hero.items)


def _pierces(s: State, hero: Hero) -> bool:
    """Whether the weapon that is being fired pierces armour by itself."""
    fired = next((word[6:] for word in reversed(hero.used_action) if word.startswith("fired:")), "")
    return any(weapon.kind == fired and AP in side_of(s, weapon).keywords for weapon in hero.weapons)
