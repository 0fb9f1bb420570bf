"""Events of the Heroes: turns, cards, items, tests and wounds, what they uncover. Each names its rule first."""

from __future__ import annotations

from sandtable.engine.event import Event


class RoundBegan(Event, frozen=True, gc=False):
    round: int


class OrderDealt(Event, frozen=True, gc=False):
    heroes: tuple[str, ...]


class TurnBegan(Event, frozen=True, gc=False):
    hero: str


class TurnEnded(Event, frozen=True, gc=False):
    hero: str


class Captured(Event, frozen=True, gc=False):
    hero: str


class Freed(Event, frozen=True, gc=False):
    hero: str


class Downed(Event, frozen=True, gc=False):
    hero: str


class StoodUp(Event, frozen=True, gc=False):
    hero: str


class Recovered(Event, frozen=True, gc=False):
    hero: str
    kept: tuple[str, ...]


class HeroMoved(Event, frozen=True, gc=False):
    hero: str
    area: str


class HeroLeft(Event, frozen=True, gc=False):
    hero: str
    area: str


class KnockedBack(Event, frozen=True, gc=False):
    hero: str
    area: str


class KnockedDown(Event, frozen=True, gc=False):
    hero: str


class Cleared(Event, frozen=True, gc=False):
    room: str


class DoorUnlocked(Event, frozen=True, gc=False):
    unit: str
    door: str


class DoorOpened(Event, frozen=True, gc=False):
    unit: str
    door: str


class DoorLocked(Event, frozen=True, gc=False):
    door: str


class CardsDrawn(Event, frozen=True, gc=False):
    hero: str
    cards: tuple[str, ...]
    hidden: bool = False
    seat: str = ""

    def seen_by(self, seat: str | None) -> Event | None:
        """With hidden hands only the owner learns which cards came (REICH-RUL-129)."""
        if not self.hidden or seat == self.seat:
            return self
        return CardsCounted(self.rule, self.hero, len(self.cards))

    @property
    def values(self) -> dict[str, object]:  # type: ignore[override]
        return {"hero": self.hero, "cards": self.cards}


class CardsCounted(Event, frozen=True, gc=False):
    """How many cards a Hero drew, for those who may not see them."""

    hero: str
    n: int


class CardDiscarded(Event, frozen=True, gc=False):
    hero: str
    card: str


class DeckReshuffled(Event, frozen=True, gc=False):
    hero: str
    removed: str


class CardRecalled(Event, frozen=True, gc=False):
    """A card of the discard pile goes back on top of the deck."""

    hero: str
    card: str


class CardPlayed(Event, frozen=True, gc=False):
    hero: str
    card: str


class ModifierPlayed(Event, frozen=True, gc=False):
    hero: str
    card: str


class ItemFound(Event, frozen=True, gc=False):
    hero: str
    item: str


class ItemUsedUp(Event, frozen=True, gc=False):
    hero: str
    item: str


class ItemGiven(Event, frozen=True, gc=False):
    hero: str
    other: str
    item: str


class ItemDropped(Event, frozen=True, gc=False):
    hero: str
    item: str


class ItemUsed(Event, frozen=True, gc=False):
    hero: str
    item: str


class ItemShown(Event, frozen=True, gc=False):
    item: str
    area: str


class LootDropped(Event, frozen=True, gc=False):
    area: str
    loot: str


class ChargePlanted(Event, frozen=True, gc=False):
    hero: str
    area: str


class EscortTaken(Event, frozen=True, gc=False):
    hero: str


class EscortLeft(Event, frozen=True, gc=False):
    area: str


class Readied(Event, frozen=True, gc=False):
    hero: str
    what: str


class Jammed(Event, frozen=True, gc=False):
    hero: str
    what: str


class Drained(Event, frozen=True, gc=False):
    hero: str
    what: str


class Attacked(Event, frozen=True, gc=False):
    hero: str
    target: str
    weapon: str


class Rolled(Event, frozen=True, gc=False):
    hero: str
    test: str
    dice: tuple[str, ...]
    target: int


class Rerolled(Event, frozen=True, gc=False):
    hero: str
    source: str
    dice: tuple[str, ...]


class Boosted(Event, frozen=True, gc=False):
    hero: str
    die: str


class SpecialSpent(Event, frozen=True, gc=False):
    hero: str
    effect: str


class TestEnded(Event, frozen=True, gc=False):
    hero: str
    test: str
    total: int
    target: int


class PointSpent(Event, frozen=True, gc=False):
    hero: str
    kind: str


class PointGained(Event, frozen=True, gc=False):
    hero: str
    kind: str


class WoundDrawn(Event, frozen=True, gc=False):
    hero: str
    card: str
    damage: int


class WoundKept(Event, frozen=True, gc=False):
    hero: str
    card: str


class WoundHealed(Event, frozen=True, gc=False):
    hero: str
    card: str


class FeatureRevealed(Event, frozen=True, gc=False):
    area: str
    feature: str


class FeatureKnown(Event, frozen=True, gc=False):
    """Somebody has looked at its front; it stays face down. With hidden hands only that seat learns what it is."""

    area: str
    feature: str
    seat: str = ""

    def seen_by(self, seat: str | None) -> Event | None:
        return self if self.seat in ("", seat) else FeatureLookedAt(self.rule, self.area)

    @property
    def values(self) -> dict[str, object]:  # type: ignore[override]
        return {"area": self.area, "feature": self.feature}


class FeatureLookedAt(Event, frozen=True, gc=False):
    """Somebody has looked at a front, for those who may not know it."""

    area: str


class DeckPeeked(Event, frozen=True, gc=False):
    """The top cards of a deck are known. With hidden hands only to the seat that has looked."""

    hero: str
    deck: str
    cards: tuple[str, ...]
    seat: str = ""

    def seen_by(self, seat: str | None) -> Event | None:
        return self if self.seat in ("", seat) else DeckLookedAt(self.rule, self.hero, self.deck)

    @property
    def values(self) -> dict[str, object]:  # type: ignore[override]
        return {"hero": self.hero, "deck": self.deck, "cards": self.cards}


class DeckLookedAt(Event, frozen=True, gc=False):
    """Somebody has looked at the top of a deck, for those who may not know it."""

    hero: str
    deck: str


class FeatureWorked(Event, frozen=True, gc=False):
    area: str
    feature: str


class FeatureRemoved(Event, frozen=True, gc=False):
    area: str
    feature: str


class PassageOpened(Event, frozen=True, gc=False):
    area: str
    other: str


class Suppressed(Event, frozen=True, gc=False):
    area: str


class Obscured(Event, frozen=True, gc=False):
    area: str


class SmokeGone(Event, frozen=True, gc=False):
    area: str


class DamageIgnored(Event, frozen=True, gc=False):
    hero: str


class TargetChanged(Event, frozen=True, gc=False):
    hero: str
    other: str
