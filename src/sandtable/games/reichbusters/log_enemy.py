"""Events of the enemy: noise and the alarm, who comes, what units do and suffer. Each names its rule first."""

from __future__ import annotations

from sandtable.engine.event import Event


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


class Woke(Event, frozen=True, gc=False):
    enemy: str


class PhaseBegan(Event, frozen=True, gc=False):
    phase: str


class EnemyHeaded(Event, frozen=True, gc=False):
    """A unit sets out: for whom, how far it is, and the areas that it means to enter."""

    enemy: str
    hero: str
    distance: int
    route: tuple[str, ...]


class EnemyMoved(Event, frozen=True, gc=False):
    enemy: str
    area: str
    towards: str
    distance: int
    before: str = ""


class EnemyStayed(Event, frozen=True, gc=False):
    """A unit does not move, or stops on its way; the nearest Hero and the distance, where that is the reason."""

    enemy: str
    why: str
    hero: str = ""
    distance: int = 0


class TieBroken(Event, frozen=True, gc=False):
    """Several choices were equal, and this one was taken."""

    unit: str
    chosen: str
    equal: tuple[str, ...]


class EnemyAimed(Event, frozen=True, gc=False):
    """A unit settles whom it attacks; the rule says what decided between equals."""

    enemy: str
    hero: str
    distance: int
    reach: str


class EnemyAttacked(Event, frozen=True, gc=False):
    enemy: str
    hero: str
    attackers: tuple[str, ...]
    attack: int
