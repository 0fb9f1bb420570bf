"""What can happen. What is done face down has a form for the others."""

from __future__ import annotations

from sandtable.engine.event import Event

HIDDEN = "hidden"


class RoundBegan(Event, frozen=True, gc=False):
    round: int


class Claimed(Event, frozen=True, gc=False):
    seat: str
    claim: str = HIDDEN

    def seen_by(self, seat: str | None) -> Event | None:
        return self if seat == self.seat else Claimed(self.rule, self.seat)


class CardPlayed(Event, frozen=True, gc=False):
    seat: str
    card: str = HIDDEN

    def seen_by(self, seat: str | None) -> Event | None:
        return self if seat == self.seat else CardPlayed(self.rule, self.seat)


class CardDrawn(Event, frozen=True, gc=False):
    seat: str
    card: str = HIDDEN

    def seen_by(self, seat: str | None) -> Event | None:
        return self if seat == self.seat else CardDrawn(self.rule, self.seat)


class Revealed(Event, frozen=True, gc=False):
    seat: str
    tone: str
    vale: str
    card: str


class DieRolled(Event, frozen=True, gc=False):
    die: int


class Settled(Event, frozen=True, gc=False):
    vale: str
    seat: str


class WalkedOut(Event, frozen=True, gc=False):
    seat: str


class Ended(Event, frozen=True, gc=False):
    result: str
