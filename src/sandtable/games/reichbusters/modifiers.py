"""Modifiers (p.11): the lower halves of action cards, played on tests and moves, one's own or a friend's attack."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine.decision import Option
from sandtable.games.reichbusters import noise
from sandtable.games.reichbusters.cards import Change
from sandtable.games.reichbusters.decks import draw_cards
from sandtable.games.reichbusters.log import ModifierPlayed
from sandtable.games.reichbusters.state import Hero, State
from sandtable.games.reichbusters.table import has_skill, is_alone, suffers
from sandtable.games.reichbusters.trial import Trial


def choices(s: State, card: str) -> tuple[Change, ...]:
    modifier = s.box.cards.actions[card].modifier
    return modifier.choices if modifier else ()


def _in_hand(s: State, hero: Hero) -> Iterator[tuple[str, int, Change]]:
    """Every modifier in a hand, with each of its choices."""
    for card in dict.fromkeys(hero.hand):
        for number, change in enumerate(choices(s, card)):
            yield card, number, change


def _written(verb: str, s: State, card: str, number: int, *head: str) -> Option:
    several = len(choices(s, card)) > 1
    return Option(verb, (*head, card, str(number + 1)) if several else (*head, card))


def _read(s: State, args: tuple[str, ...]) -> tuple[str, Change]:
    card, *number = args
    return card, choices(s, card)[int(number[0]) - 1 if number else 0]


# -- on tests ----------------------------------------------------------------------------------------------------------


def for_test(s: State, hero: Hero, trial: Trial) -> Iterator[Option]:
    """The modifiers of one's own that fit a test (REICH-CAR-10, REICH-CAR-11)."""
    if trial.kind == "item" or trial.heroic or not _may_play_more(s, hero, trial):
        return
    for card, number, change in _in_hand(s, hero):
        if fits(s, hero, change, trial):
            yield _written("play", s, card, number)


def _may_play_more(s: State, hero: Hero, trial: Trial) -> bool:
    """A concussion leaves one modifier of one's own in each test."""
    return not (suffers(s, hero, "one-modifier") and trial.played.get(hero.id))


def fits(s: State, hero: Hero, change: Change, trial: Trial) -> bool:
    """Whether a modifier does something for a test, which may be a friend's attack."""
    own = hero is trial.hero
    if not _only(s, hero, change, trial, own):
        return False
    kind = trial.kind
    if kind == "attack":
        if change.attack or change.attack_dice or change.special in ("attack", "any") or change.keyword:
            return True
        return (change.reroll > 0 and change.on == "attack") or (own and change.draw > 0)
    if kind == "defence":
        if change.defence or change.defence_dice or change.special in ("defence", "any"):
            return True
        return change.reroll_blanks == "defence" or (own and change.draw > 0)
    return own and (change.noise < 0 or change.reroll_all == "noise" or change.draw > 0)


def _only(s: State, hero: Hero, change: Change, trial: Trial, own: bool) -> bool:
    reach = getattr(trial, "reach", "")
    match change.only:
        case "melee" | "ranged":
            return bool(reach == change.only)
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
    card, change = _read(s, answer.args)
    _play(s, hero, card)
    trial.played[hero.id] = trial.played.get(hero.id, 0) + 1
    if s.test is not None:
        s.test.played.append(card)
    trial.change(s, change)
    if change.keyword:
        trial.used.add(f"keyword:{change.keyword}")
        if hasattr(trial, "keywords"):
            trial.keywords = trial.keywords | {change.keyword}
    if change.reroll:
        trial.used.add(f"may:{card}:{change.reroll}")
    if change.reroll_blanks or change.reroll_all:
        trial.used.add(f"may:{card}:{0 if change.reroll_blanks else 9}")
    if change.noise_dice > 0 and trial.kind == "attack":
        noise.add(s, trial.hero, change.noise_dice)  # REICH-CAR-14
    if change.draw:
        draw_cards(s, hero, change.draw, "REICH-CAR-04")


def _play(s: State, hero: Hero, card: str) -> None:
    """The card is discarded at the end of what it was played on (REICH-CAR-13); nobody can use it twice."""
    hero.hand.remove(card)
    hero.deck.discard.append(card)
    modifier = s.box.cards.actions[card].modifier
    s.tell(ModifierPlayed, "REICH-CAR-04", hero.id, modifier.id if modifier else card)


def help_options(s: State, helper: Hero, trial: Trial) -> Iterator[Option]:
    """What a friend can play on an attack, one card each test (REICH-CAR-15, REICH-RUL-125)."""
    if trial.played.get(helper.id):
        return
    for card, number, change in _in_hand(s, helper):
        if fits(s, helper, change, trial):
            yield _written("help", s, card, number, helper.id)


def play_help(s: State, answer: Option, trial: Trial) -> None:
    helper = s.heroes[answer.args[0]]
    play_on_test(s, helper, Option("play", answer.args[1:]), trial)


def may_guard(s: State, helper: Hero) -> bool:
    """Guardian: defence modifiers for any Hero who shares the area (REICH-KEY-38)."""
    return has_skill(s, helper, "guardian")


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
    """Returns the noise dice that go."""
    card, change = _read(s, answer.args)
    _play(s, hero, card)
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
    """Returns the areas that it adds; its noise dice belong to the action (REICH-MOV-08)."""
    card, change = _read(s, answer.args)
    _play(s, hero, card)
    if change.noise_dice:
        noise.add(s, hero, change.noise_dice)
    return change.areas
