"""What comes in the box: the cards and the Map of a table, and its options."""

from __future__ import annotations

from functools import cache, cached_property
from pathlib import Path
from typing import Annotated, Any

import msgspec

from sandtable.engine.errors import Malformed
from sandtable.games.atlantikwall.cards import Card, Cards, Effect, read_cards
from sandtable.games.atlantikwall.maps import BLOODY_OMAHA, Battle, read_maps
from sandtable.games.atlantikwall.names import GERMAN, UNITS, Counters, Mode


class Options(msgspec.Struct, frozen=True, rename="kebab", forbid_unknown_fields=True, omit_defaults=True):
    """Who plays, where, and with which optional rules."""

    mode: Mode = "allies"
    map: str = "exercise-tiger"
    units: Annotated[int, msgspec.Meta(ge=1, le=4)] = 2
    #: The four rules about Re-roll counters exclude each other (ATL-RUL-68).
    counters: Counters = "none"
    blind_start: bool = False


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
        """The Units that people lead; in solitaire there is none."""
        return () if self.solitaire else UNITS[: self.options.units]

    @property
    def seats(self) -> tuple[str, ...]:
        return (*self.unit_names, GERMAN) if self.has_german else self.unit_names

    def card(self, name: str) -> Card:
        """A card of any kind."""
        return self.all_cards[name]

    def effects(self, name: str) -> tuple[Effect, ...]:
        """What a card does at this table."""
        return self.texts[name]

    @cached_property
    def all_cards(self) -> dict[str, Card]:
        return {name: card for cards in self.cards.kinds for name, card in cards.items()}

    @cached_property
    def texts(self) -> dict[str, tuple[Effect, ...]]:
        """The effects of every card; some have a text of their own for solitaire (ATL-SCD-01 to -07)."""
        other = "other" if self.solitaire else ""
        return {
            name: card.solo_effects if card.solo == other else card.effects for name, card in self.all_cards.items()
        }


def open_box(options: Options, pack: Path | None = None) -> Box:
    return _open(options, pack) if pack is None else _box(options, pack)


@cache
def _open(options: Options, pack: None) -> Box:
    return _box(options, pack)


def _box(options: Options, pack: Path | None) -> Box:
    cards, maps = read_cards(pack), read_maps(pack)
    if options.map not in maps:
        raise Malformed(f"no Map {options.map[:40]!r}; Maps: {', '.join(maps)}", where="atlantikwall options: map")
    for problem in _impossible(options):
        raise Malformed(problem, where="atlantikwall options")
    return Box(options, cards, maps[options.map])


def _impossible(options: Options) -> Any:
    """Sets of options that make no game."""
    if options.map == BLOODY_OMAHA and options.mode == "solitaire":
        yield "map: Bloody Omaha is not played alone (ATL-BLO-10)"
    if options.map == BLOODY_OMAHA and options.units < 2:
        yield "units: Bloody Omaha needs a Unit on each Map, so at least 2 (ATL-BLO-01, ATL-BLO-03)"
