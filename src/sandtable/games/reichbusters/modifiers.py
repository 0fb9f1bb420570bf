"""Modifiers (p.11): the lower halves of action cards, played on tests and moves, one's own or a friend's attack."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine.decision import Option
from sandtable.games.reichbusters import noise
from sandtable.games.reichbusters.cards import Change
from sandtable.games.reichbusters.decks import draw_cards, put_away, use
from sandtable.games.reichbusters.log import ModifierPlayed
from sandtable.games.reichbusters.names import TestKind
from sandtable.games.reichbusters.state import Hero, State
from sandtable.games.reichbusters.table import is_able, is_alone, suffers
from sandtable.games.reichbusters.trial import Source, Trial


def choices(s: State, card: str) -> tuple[Change, ...]:
    modifier = s.box.cards.actions[card].modifier
    return modifier.choices if modifier else ()


def _in_hand(s: State, hero: Hero) -> Iterator[tuple[str, int, Change]]:
    """Every modifier in a hand, with each of its choices; none of a Hero who holds the cards back."""
    for card in () if hero.holding else dict.fromkeys(hero.hand):
        for number, change in enumerate(choices(s, card)):
            yield card, number, change


def _written(verb: str, s: State, card: str, number: int, *head: str) -> Option:
    several = len(choices(s, card)) > 1
    return Option(verb, (*head, card, str(number + 1)) if several else (*head, card))


def read(s: State, args: tuple[str, ...]) -> tuple[str, Change]:
    card, *number = args
    return card, choices(s, card)[int(number[0]) - 1 if number else 0]


# -- on tests ----------------------------------------------------------------------------------------------------------


def for_test(s: State, hero: Hero, trial: Trial) -> Iterator[Option]:
    """The modifiers of one's own that fit a test (REICH-CAR-10, REICH-CAR-11)."""
    if not may_play(s, hero, trial):
        return
    for card, number, change in _in_hand(s, hero):
        if fits(s, hero, change, trial):
            yield _written("play", s, card, number)


def may_play(s: State, hero: Hero, trial: Trial) -> bool:
    """Not on vril items nor on heroic points (REICH-RUL-103, REICH-RUL-21), and not while Downed (REICH-RUL-106).

    A concussion leaves one modifier of one's own in each test.
    """
    if trial.kind == "item" or trial.heroic or not is_able(s, hero):
        return False
    return not (suffers(s, hero, "one-modifier") and trial.played.get(hero.id))


def fits(s: State, hero: Hero, change: Change, trial: Trial) -> bool:
    """Whether a modifier does something for a test, which may be a friend's attack."""
    own = hero is trial.hero
    if not _only(s, hero, change, trial, own):
        return False
    kind = trial.kind
    if own and change.draw:
        return True
    if any(trial.loose(s, source, trial.base) for source in rerolls(change, kind)):
        return True
    if kind == "attack":
        return bool(change.attack or change.attack_dice or change.special in ("attack", "any") or change.keyword)
    if kind == "defence":
        return bool(change.defence or change.defence_dice or change.special in ("defence", "any"))
    return own and change.noise < 0 and trial.total(s) > 0


def rerolls(change: Change, kind: TestKind, card: str = "card") -> Iterator[Source]:
    """The re-rolls that a modifier gives in a test of this kind."""
    if change.reroll and change.on == kind:
        yield Source(card, change.reroll)
    if change.reroll_blanks == kind:
        yield Source(card)
    if change.reroll_all == kind:
        yield Source(card, all=True)


def _only(s: State, hero: Hero, change: Change, trial: Trial, own: bool) -> bool:
    match change.only:
        case "melee" | "ranged":
            return trial.reach == change.only
        case "own":
            return own
        case "here":
            return hero.at == trial.hero.at
        case "friend":
            return not own
        case "alone":
            return is_alone(s, hero)
        case "door-or-search":
            return "door-or-search" in trial.used
        case "attack":
            return trial.kind == "attack" or "of-attack" in trial.used
    return True


def play_on_test(s: State, hero: Hero, answer: Option, trial: Trial) -> None:
    card, change = read(s, answer.args)
    lay_down(s, hero, card)
    trial.on_table.append((hero, card))
    trial.played[hero.id] = trial.played.get(hero.id, 0) + 1
    if s.test is not None:
        s.test.played.append(card)
    trial.change(s, change)
    trial.granted += rerolls(change, trial.kind, card)
    if change.noise_dice > 0 and trial.kind == "attack":
        noise.add(s, trial.hero, change.noise_dice)  # REICH-CAR-14


def does_more(s: State, answer: Option, trial: Trial) -> bool:
    """Whether a modifier does something for a test whose total is settled."""
    _, change = read(s, answer.args)
    if change.draw or (change.keyword and trial.matters(s, change.keyword)):
        return True
    return bool(change.special) and any(trial.matters(s, effect) for effect in trial.effects(s, trial.base))


def lay_down(s: State, hero: Hero, card: str) -> None:
    """The card lies on the table until what it modifies is over; nobody can use it twice (REICH-CAR-02)."""
    use(s, hero, card)
    modifier = s.box.cards.actions[card].modifier
    s.tell(ModifierPlayed, "REICH-CAR-04", hero.id, modifier.id if modifier else card)


def end_of_test(s: State, trial: Trial) -> None:
    """Modifiers are discarded (REICH-CAR-13); then come the cards that they give."""
    for hero, card in trial.on_table:
        put_away(s, hero, card)
    trial.on_table.clear()
    if trial.draws:
        draw_cards(s, trial.hero, trial.draws, "REICH-CAR-04")
        trial.draws = 0


def help_options(s: State, helper: Hero, trial: Trial) -> Iterator[Option]:
    """What a friend can play on a test: modifiers only (REICH-RUL-125)."""
    for card, number, change in _in_hand(s, helper):
        if fits(s, helper, change, trial):
            yield _written("help", s, card, number, helper.id)


def play_help(s: State, answer: Option, trial: Trial) -> None:
    helper = s.heroes[answer.args[0]]
    play_on_test(s, helper, Option("play", answer.args[1:]), trial)


# -- before a noise test -----------------------------------------------------------------------------------------------


def against_noise(s: State, hero: Hero, *, door_or_search: bool, attack: bool) -> Iterator[Option]:
    """Modifiers that take noise dice away, played before these are rolled."""
    for card, number, change in _in_hand(s, hero):
        if change.noise_dice >= 0 or (change.only == "alone" and not is_alone(s, hero)):
            continue
        if (change.only == "door-or-search" and not door_or_search) or (change.only == "attack" and not attack):
            continue
        yield _written("hush", s, card, number)


def play_against_noise(s: State, hero: Hero, answer: Option) -> int:
    """Returns the noise dice that go; the card lies there until the test is over (REICH-CAR-13)."""
    card, change = read(s, answer.args)
    lay_down(s, hero, card)
    return change.noise_dice


# -- on moves ----------------------------------------------------------------------------------------------------------


def for_moving(s: State, hero: Hero) -> Iterator[Option]:
    """Movement modifiers (REICH-MOV-05, REICH-RUL-121)."""
    if suffers(s, hero, "no-movement-modifiers"):
        return
    for card, number, change in _in_hand(s, hero):
        if change.areas:
            yield _written("play", s, card, number)


def play_on_move(s: State, hero: Hero, answer: Option) -> int:
    """Returns the areas that it adds; its noise dice belong to the action (REICH-MOV-08).

    The card lies there until the move is over (REICH-CAR-13).
    """
    card, change = read(s, answer.args)
    lay_down(s, hero, card)
    if change.noise_dice:
        noise.add(s, hero, change.noise_dice)
    return change.areas
