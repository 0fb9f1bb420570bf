"""What the log is made of. Each event names the rule that made it happen."""

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


class CardPlayed(Event, frozen=True, gc=False):
    hero: str
    card: str


class ModifierPlayed(Event, frozen=True, gc=False):
    hero: str
    card: str


class ItemFound(Event, frozen=True, gc=False):
    hero: str
    item: str


class ItemTaken(Event, frozen=True, gc=False):
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


class EnemyWounded(Event, frozen=True, gc=False):
    enemy: str
    wounds: int


class EnemyChanged(Event, frozen=True, gc=False):
    enemy: str
    side: int


class EnemyKilled(Event, frozen=True, gc=False):
    enemy: str
    area: str


class EnemyPushed(Event, frozen=True, gc=False):
    enemy: str
    area: str


class Exploded(Event, frozen=True, gc=False):
    enemy: str
    area: str


class Blast(Event, frozen=True, gc=False):
    area: str


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


class NoiseCardDrawn(Event, frozen=True, gc=False):
    hero: str
    card: str
    total: int


class NoiseCardHeeded(Event, frozen=True, gc=False):
    """The bottom effect of a noise card happens."""

    card: str


class Banged(Event, frozen=True, gc=False):
    kind: str


class TrackerMoved(Event, frozen=True, gc=False):
    marker: int
    n: int


class AlarmPending(Event, frozen=True, gc=False):
    pass


class AlarmSounded(Event, frozen=True, gc=False):
    pass


class FeatureRevealed(Event, frozen=True, gc=False):
    area: str
    feature: str


class FeatureWorked(Event, frozen=True, gc=False):
    area: str
    feature: str


class FeatureRemoved(Event, frozen=True, gc=False):
    area: str
    feature: str


class PassageOpened(Event, frozen=True, gc=False):
    area: str
    other: str


class TokenTriggered(Event, frozen=True, gc=False):
    area: str
    level: int


class SpawnCardDrawn(Event, frozen=True, gc=False):
    card: str
    level: int


class EnemySpawned(Event, frozen=True, gc=False):
    enemy: str
    area: str


class NotSpawned(Event, frozen=True, gc=False):
    code: str


class PatrolCame(Event, frozen=True, gc=False):
    area: str
    door: str
    level: int


class RoomRose(Event, frozen=True, gc=False):
    room: str
    level: int


class RoomFell(Event, frozen=True, gc=False):
    room: str
    level: int


class RiseCancelled(Event, frozen=True, gc=False):
    hero: str
    room: str


class Suppressed(Event, frozen=True, gc=False):
    area: str


class Obscured(Event, frozen=True, gc=False):
    area: str


class SmokeGone(Event, frozen=True, gc=False):
    area: str


class Woke(Event, frozen=True, gc=False):
    enemy: str


class PhaseBegan(Event, frozen=True, gc=False):
    phase: str


class EnemyMoved(Event, frozen=True, gc=False):
    enemy: str
    area: str
    towards: str
    distance: int


class EnemyStayed(Event, frozen=True, gc=False):
    enemy: str
    why: str


class EnemyAttacked(Event, frozen=True, gc=False):
    enemy: str
    hero: str
    attackers: tuple[str, ...]
    attack: int


class DamageIgnored(Event, frozen=True, gc=False):
    hero: str


class TargetChanged(Event, frozen=True, gc=False):
    hero: str
    other: str
