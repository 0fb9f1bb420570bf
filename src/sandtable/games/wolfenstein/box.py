"""What comes in the box: cards, missions and the options of a table.

The box of a table knows which mission and which difficulty are played and has everything else at hand.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from sandtable.engine.errors import Malformed
from sandtable.engine.memory import Memory
from sandtable.engine.view import Card
from sandtable.games.wolfenstein.board import Board
from sandtable.games.wolfenstein.card_reading import read_cards, standard_cards
from sandtable.games.wolfenstein.cards import Cards, Difficulty
from sandtable.games.wolfenstein.kit import Kit
from sandtable.games.wolfenstein.missions import Hero, Mission, read_missions
from sandtable.games.wolfenstein.vocabulary import Face

TEAM = 4  # Heroes, whatever the number of players (WOLF-SET-05)
HANS_GROSSE = "hans-grosse"
LASERKRAFTWERK = "laserkraftwerk"

LEVELS = ("can-i-play-daddy", "dont-hurt-me", "bring-em-on", "death-incarnate")  # WOLF-DIF-01
Level: TypeAlias = Literal["can-i-play-daddy", "dont-hurt-me", "bring-em-on", "death-incarnate"]


class Options(msgspec.Struct, frozen=True, rename="kebab", forbid_unknown_fields=True, omit_defaults=True):
    """Mission, difficulty, Heroes and players, and the rulings that can be read another way, by default as ruled."""

    mission: Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9-]*$")] = "officers-room"
    difficulty: Level = "bring-em-on"
    #: four of the six; none named: those that the mission suggests (WOLF-SET-05, WOLF-SET-07)
    heroes: Annotated[tuple[Hero, ...], msgspec.Meta(max_length=TEAM)] = ()
    players: Annotated[int, msgspec.Meta(ge=1, le=TEAM)] = 1
    #: who decides between equally good options of the enemy (WOLF-AIC-06)
    tie_breaks: Literal["ask", "automatic"] = "ask"
    #: WOLF-RUL-01: how the twelve faces of the die are divided
    die: Literal["ruled", "even"] = "ruled"
    #: WOLF-RUL-26: which items stay on once attached
    fixed_items: Literal["booster-and-suit", "booster-and-armor"] = "booster-and-suit"
    #: WOLF-RUL-68: whether the 8 on the LaserKraftWerk is Tesla's price, or the sign for always active
    laserkraftwerk: Literal["eight-is-a-price", "eight-is-always"] = "eight-is-a-price"
    #: WOLF-RUL-67: whether the model that the hardest level asks for is at hand
    hans_grosse: bool = True


class Box(msgspec.Struct, frozen=True):
    """All that never changes while a mission is played."""

    options: Options
    cards: Cards
    missions: dict[str, Mission]
    mission: Mission
    board: Board
    level: Difficulty
    heroes: tuple[str, ...]
    #: card numbers of each type that is in the box (WOLF-CRD-07, WOLF-RUL-41)
    numbers: dict[str, tuple[int, ...]]
    #: what each handful of equipment cards is for, once it has been looked through
    kits: Memory[tuple[str, ...], Kit] = msgspec.field(default_factory=lambda: Memory(4096))
    #: Heroes' cards as they have been shown, by all that lies on and beside them
    dashboards: Memory[tuple[bytes, int, bool], Any] = msgspec.field(default_factory=lambda: Memory(4096))
    #: goals and skills as they have been shown
    told: Memory[tuple[Any, ...], Card] = msgspec.field(default_factory=lambda: Memory(4096))
    #: the Nazis as they have been shown, by all that lies on their cards
    garrisons: Memory[tuple[Any, ...], Any] = msgspec.field(default_factory=lambda: Memory(4096))


def open_box(options: Options, pack: Path | None = None) -> Box:
    """The box with these options; a pack's cards and missions take the place of ours with the same id."""
    if pack is None:
        return standard_box(options)
    return _box(options, read_cards(pack, others=("missions",)), read_missions(pack))


@cache
def standard_box(options: Options) -> Box:
    """The box without a pack, put together once."""
    return _box(options, standard_cards(), read_missions())


def _box(options: Options, cards: Cards, missions: dict[str, Mission]) -> Box:
    for problem in _problems(options, missions):
        raise Malformed(problem, where="wolfenstein options")
    cards = _house_rules(options, cards)
    mission = missions[options.mission]
    return Box(
        options,
        cards,
        missions,
        mission,
        _board(mission),
        cards.difficulties[options.difficulty],
        options.heroes or mission.heroes,
        {
            enemy.id: tuple(enemy.cards)
            for enemy in cards.enemies.values()
            if enemy.id != HANS_GROSSE or options.hans_grosse
        },
    )


_BOARDS: dict[int, Board] = {}


def _board(mission: Mission) -> Board:
    """The board of a mission; ours are read once and so are their boards."""
    board = _BOARDS.get(id(mission))
    if board is None or board.mission is not mission:
        board = _BOARDS[id(mission)] = Board(mission)
    return board


def _problems(options: Options, missions: dict[str, Mission]) -> Iterator[str]:
    if options.mission not in missions:
        yield f"mission: no mission {options.mission!r}; missions: {', '.join(missions)}"
    if options.heroes and (len(options.heroes) != TEAM or len(set(options.heroes)) != TEAM):
        yield f"heroes: expected four different Heroes (WOLF-SET-05), found {', '.join(options.heroes)}"


def _house_rules(options: Options, cards: Cards) -> Cards:
    """The cards as the options have them."""
    replace = msgspec.structs.replace
    if options.die == "even":
        even: dict[Face, int] = {"hp": 3, "armor": 3, "reload": 3, "blank": 3}
        cards = replace(cards, die=replace(cards.die, faces=even))
    if options.fixed_items == "booster-and-armor":
        fixed = ("booster", "armor")
        equipment = {key: replace(card, removable=card.type not in fixed) for key, card in cards.equipment.items()}
        cards = replace(cards, equipment=equipment)
    if options.laserkraftwerk == "eight-is-always" and LASERKRAFTWERK in cards.weapons:
        weapon = cards.weapons[LASERKRAFTWERK]
        dearest = max((ability.ammo for ability in weapon.abilities), default=0)
        price = min((ability.ammo for ability in weapon.abilities if ability.ammo), default=0)
        abilities = tuple(
            replace(ability, ammo=price) if ability.ammo == dearest else ability for ability in weapon.abilities
        )
        cards = replace(cards, weapons={**cards.weapons, LASERKRAFTWERK: replace(weapon, abilities=abilities)})
    return cards
