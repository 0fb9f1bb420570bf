"""What comes in the box: the cards and the Map of a table."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property, lru_cache
from pathlib import Path

import msgspec

from sandtable.games.atlantikwall.cards import Card, Cards, Effect, read_cards
from sandtable.games.atlantikwall.maps import BLOODY_OMAHA, Battle, read_maps
from sandtable.games.atlantikwall.options import Options, seats, unit_names


class Box(msgspec.Struct, frozen=True, dict=True):
    """Shared by all copies of a table and never changed."""

    options: Options
    cards: Cards
    battle: Battle

    @property
    def versus(self) -> bool:
        return self.options.mode == "versus"

    @property
    def solitaire(self) -> bool:
        return self.options.mode == "solitaire"

    @property
    def bloody(self) -> bool:
        return self.battle.id == BLOODY_OMAHA

    @property
    def has_german(self) -> bool:
        return self.options.mode != "allies"

    @property
    def unit_names(self) -> tuple[str, ...]:
        """The Units that people lead; none in solitaire."""
        return unit_names(self.options)

    @property
    def seats(self) -> tuple[str, ...]:
        """Who sits at the table."""
        return seats(self.options)

    def card(self, name: str) -> Card:
        """A card of any kind."""
        return self.cards.by_id[name]

    def effects(self, name: str) -> tuple[Effect, ...]:
        """What a card does at this table."""
        return self.texts[name]

    @cached_property
    def texts(self) -> Mapping[str, tuple[Effect, ...]]:
        """The effects of every card at this table."""
        return self.cards.solo_texts if self.solitaire else self.cards.texts


def open_box(options: Options, pack: Path | None = None) -> Box:
    """The box of a table; one without a pack is shared by all tables with the same options."""
    return _our_box(options) if pack is None else _box(options, pack)


@lru_cache(maxsize=64)
def _our_box(options: Options) -> Box:
    return _box(options, None)


def _box(options: Options, pack: Path | None) -> Box:
    cards, maps = read_cards(pack), read_maps(pack)
    return Box(options, cards, maps[options.map])
