"""What comes in the box and what is on the table."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from sandtable.engine.state import State as Table

NORTH: Final = "north"
SOUTH: Final = "south"
EAST: Final = "east"
SEATS: Final = (NORTH, SOUTH)  # without the third envoy
PEACE: Final = "peace"
TRADE: Final = "trade"
WAR: Final = "war"
TONES: Final = (PEACE, TRADE, WAR)
SUITS: Final = ("drum", "flag", "rose", "torch")
RANKS: Final = (1, 2, 3, 4, 5)
HAND: Final = 4  # PARL-SET-02
ROUNDS: Final = 4  # PARL-END-01


class Options(msgspec.Struct, frozen=True, rename="kebab", forbid_unknown_fields=True, omit_defaults=True):
    envoys: Annotated[int, msgspec.Meta(ge=2, le=3)] = 2
    vales: Annotated[int, msgspec.Meta(ge=1, le=40)] = 40
    short_deck: bool = False  # two suits only


def seats(options: Options) -> tuple[str, ...]:
    """One seat for each envoy (PARL-CMP-02)."""
    return (*SEATS, EAST)[: options.envoys]


class Box(msgspec.Struct, frozen=True):
    options: Options

    @property
    def seats(self) -> tuple[str, ...]:
        """Who sits at the table."""
        return seats(self.options)

    @property
    def cards(self) -> list[str]:
        """Every card: a suit and a rank (PARL-CMP-01)."""
        suits = SUITS[:2] if self.options.short_deck else SUITS
        return [f"{suit}-{rank}" for suit in suits for rank in RANKS]

    @property
    def vales(self) -> list[str]:
        return [f"vale-{number}" for number in range(1, self.options.vales + 1)]


class State(Table, kw_only=True, omit_defaults=True):
    box: Box

    phase: str = "claims"
    round: int = 1
    deck: list[str] = []  # the top is last; nobody knows the order
    hands: dict[str, list[str]] = msgspec.field(default_factory=lambda: {seat: [] for seat in SEATS})
    claims: dict[str, str] = {}  # tone and vale, secret until all have chosen
    faced: dict[str, str] = {}  # the card played face down
    discard: list[str] = []
    settled: dict[str, str] = {}  # vales and who holds them

    def copy(self) -> State:
        twin = self.__copy__()
        twin.chance = self.chance.copy()
        twin.sink = None
        twin.deck = self.deck[:]
        twin.hands = {seat: hand[:] for seat, hand in self.hands.items()}
        twin.claims = self.claims.copy()
        twin.faced = self.faced.copy()
        twin.discard = self.discard[:]
        twin.settled = self.settled.copy()
        return twin

    @property
    def open_vales(self) -> list[str]:
        return [vale for vale in self.box.vales if vale not in self.settled]

    def held(self, seat: str) -> int:
        return sum(holder == seat for holder in self.settled.values())


def rank(card: str) -> int:
    return int(card.rpartition("-")[2])
