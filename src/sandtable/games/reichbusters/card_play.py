"""A card being carried out: what its parts have in common, whom they are for, and what its player is asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from sandtable.engine.components import Registry
from sandtable.engine.decision import Decision, Each, Option, Options, Play
from sandtable.engine.plain import Values
from sandtable.games.reichbusters.cards import ActionCard, Step
from sandtable.games.reichbusters.state import Hero, State
from sandtable.games.reichbusters.table import heroes_at, on_tile, squad

PASS = Option("pass")


class Played(NamedTuple):
    """A card being carried out."""

    hero: Hero
    card: ActionCard
    trigger: str = ""  # the enemy that an instant answers

    @property
    def noise(self) -> int | None:
        """The noise dice of the card in place of the weapon's; None where the weapon's count (REICH-NOI-02)."""
        if self.card.noise.startswith("weapon"):
            return None
        return int(self.card.noise) if self.card.noise.isdecimal() else 0

    @property
    def args(self) -> Values:
        return {"hero": self.hero.id, "card": self.card.id}


Do = Callable[[State, Played, Step], Play[None]]
Might = Callable[[State, Played, Step], object]


class Part(NamedTuple):
    do: Do
    might: Might  # what it could be done on now; nothing, and the part is of no use


Enter = Callable[[str, Might], Callable[[Do], Do]]


def entering(parts: Registry[Part]) -> Enter:
    """A decorator that enters what follows under its verb, with what it could be done on."""

    def part(verb: str, might: Might) -> Callable[[Do], Do]:
        def enter(do: Do) -> Do:
            parts.enter(verb, Part(do, might))
            return do

        return enter

    return part


def whom(s: State, hero: Hero, step: Step) -> list[Hero]:
    """The Heroes that a part may be for: the player of the card is one of them, unless it says another."""
    match step.who:
        case "hero-here":
            return heroes_at(s, hero.at)
        case "another-on-tile":
            return [other for other in on_tile(s, hero) if other is not hero]
        case "two-on-tile" | "on-tile":
            return on_tile(s, hero)
        case "all-near":
            near = s.board.near_tiles(hero.at)
            return [other for other in squad(s) if s.board.tile_of[other.at] in near]
    return [hero]


def one_of(s: State, played: Played, heroes: list[Hero]) -> Play[Hero | None]:
    """One of these Heroes, chosen by the player of the card; nobody is an answer too."""
    if not heroes:
        return None
    options = Options(Each("for", [hero.id for hero in heroes]), PASS)
    answer = yield Decision(played.hero.seat, "card-hero", options, played.args)
    return None if answer == PASS else s.heroes[answer.args[0]]


def choose(played: Played, prompt: str, verb: str, candidates: Sequence[str]) -> Play[str]:
    """One of the candidates, or none of them."""
    answer = yield Decision(played.hero.seat, prompt, Options(Each(verb, candidates), PASS), played.args)
    return "" if answer == PASS else answer.args[0]
