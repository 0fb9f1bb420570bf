"""What comes in the box: cards and missions.

The box of a table knows which mission and which difficulty are played and has everything else at hand.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

import msgspec

from sandtable.games.wolfenstein.board import Board, board_of
from sandtable.games.wolfenstein.card_reading import read_cards, standard_cards
from sandtable.games.wolfenstein.cards import Cards, Difficulty
from sandtable.games.wolfenstein.missions import Mission, read_missions
from sandtable.games.wolfenstein.options import Options, seats
from sandtable.games.wolfenstein.vocabulary import Face

HANS_GROSSE = "hans-grosse"
LASERKRAFTWERK = "laserkraftwerk"


class Box(msgspec.Struct, frozen=True, eq=False):
    """All that never changes while a mission is played. Every box is its own, so that a cache can be keyed by it."""

    options: Options
    cards: Cards
    missions: dict[str, Mission]
    mission: Mission
    board: Board
    level: Difficulty
    heroes: tuple[str, ...]
    #: card numbers of each type that is in the box (WOLF-CRD-07, WOLF-RUL-41)
    numbers: dict[str, tuple[int, ...]]

    @property
    def seats(self) -> tuple[str, ...]:
        """Who sits at the table."""
        return seats(self.options)


def open_box(options: Options, pack: Path | None = None) -> Box:
    """The box with these options; a pack's cards and missions take the place of ours with the same id."""
    if pack is None:
        return standard_box(options)
    return _box(options, read_cards(pack, others=("missions",)), read_missions(pack))


@lru_cache(maxsize=64)
def standard_box(options: Options) -> Box:
    """The box without a pack; the last few are kept, since many tables are set up alike."""
    return _box(options, standard_cards(), read_missions())


def _box(options: Options, cards: Cards, missions: dict[str, Mission]) -> Box:
    cards = _house_rules(options, cards)
    mission = missions[options.mission]
    return Box(
        options,
        cards,
        missions,
        mission,
        board_of(mission),
        cards.difficulties[options.difficulty],
        options.heroes or mission.heroes,
        {
            enemy.id: tuple(enemy.cards)
            for enemy in cards.enemies.values()
            if enemy.id != HANS_GROSSE or options.hans_grosse
        },
    )


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
