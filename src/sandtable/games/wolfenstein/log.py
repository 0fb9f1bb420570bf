"""What happened: the events of the log, each told with the rule that made it so."""

from __future__ import annotations

from sandtable.engine.event import Event

# -- rounds ------------------------------------------------------------------------------------------------------------


class RoundBegan(Event, frozen=True, gc=False):
    round: int
    starter: str


class PhaseBegan(Event, frozen=True, gc=False):
    phase: str


class HeroEntered(Event, frozen=True, gc=False):
    hero: str
    at: str


class ActivationBegan(Event, frozen=True, gc=False):
    model: str
    ap: int


class ActivationEnded(Event, frozen=True, gc=False):
    model: str


class ControllerPassed(Event, frozen=True, gc=False):
    seat: str


class Contested(Event, frozen=True, gc=False):
    """A deciding roll: how many shields and hearts a player shows (WOLF-SET-20)."""

    seat: str
    hits: int


# -- the Hero's turn ---------------------------------------------------------------------------------------------------


class Moved(Event, frozen=True, gc=False):
    """One step."""

    model: str
    start: str
    at: str
    ap: int


class PassageUsed(Event, frozen=True, gc=False):
    model: str
    letter: str
    at: str


class DoorOpened(Event, frozen=True, gc=False):
    model: str
    door: str


class BarricadeRemoved(Event, frozen=True, gc=False):
    model: str
    barricade: str


class Fatigued(Event, frozen=True, gc=False):
    hero: str


class Refreshed(Event, frozen=True, gc=False):
    hero: str


class ApGained(Event, frozen=True, gc=False):
    hero: str
    ap: int


class Reloaded(Event, frozen=True, gc=False):
    hero: str
    weapon: str


class ReloadFailed(Event, frozen=True, gc=False):
    hero: str
    weapon: str


class WeaponReadied(Event, frozen=True, gc=False):
    hero: str
    weapon: str


class Equipped(Event, frozen=True, gc=False):
    hero: str
    item: str


class Unequipped(Event, frozen=True, gc=False):
    hero: str
    item: str


class Attached(Event, frozen=True, gc=False):
    hero: str
    item: str
    weapon: str


class Given(Event, frozen=True, gc=False):
    hero: str
    other: str
    thing: str


class ItemUsed(Event, frozen=True, gc=False):
    hero: str
    item: str


class CardDiscarded(Event, frozen=True, gc=False):
    hero: str
    card: str


class SkillUsed(Event, frozen=True, gc=False):
    model: str
    skill: str


class LifeShared(Event, frozen=True, gc=False):
    hero: str
    other: str


class Placed(Event, frozen=True, gc=False):
    """A card has put a model somewhere."""

    model: str
    at: str


# -- searching and getting ---------------------------------------------------------------------------------------------


class Searched(Event, frozen=True, gc=False):
    model: str
    token: str


class CardDrawn(Event, frozen=True, gc=False):
    hero: str
    deck: str
    card: str


class EventChosen(Event, frozen=True, gc=False):
    hero: str
    card: str
    option: str


class EventKept(Event, frozen=True, gc=False):
    hero: str
    card: str


class EventCompleted(Event, frozen=True, gc=False):
    hero: str
    card: str


class Tested(Event, frozen=True, gc=False):
    hero: str
    face: str
    success: bool


class Gained(Event, frozen=True, gc=False):
    """Glory points, ammo, a card."""

    hero: str
    thing: str
    n: int = 1


class DeckShuffled(Event, frozen=True, gc=False):
    deck: str


class CardsSeen(Event, frozen=True, gc=False):
    """The top cards of a deck, looked at and not yet anybody's."""

    hero: str
    deck: str
    cards: tuple[str, ...]


# -- attacks and damage ------------------------------------------------------------------------------------------------


class Attacked(Event, frozen=True, gc=False):
    attacker: str
    target: str
    weapon: str
    ability: str = ""


class Rolled(Event, frozen=True, gc=False):
    model: str
    faces: tuple[str, ...]


class Rerolled(Event, frozen=True, gc=False):
    model: str
    faces: tuple[str, ...]
    into: tuple[str, ...]


class WeaponEmptied(Event, frozen=True, gc=False):
    hero: str
    weapon: str


class Hurt(Event, frozen=True, gc=False):
    model: str
    hp: int
    armor: int


class Missed(Event, frozen=True, gc=False):
    attacker: str
    target: str


class Cancelled(Event, frozen=True, gc=False):
    """Hits that a reaction took away."""

    hero: str
    card: str
    n: int


class Healed(Event, frozen=True, gc=False):
    hero: str
    hp: int


class Stunned(Event, frozen=True, gc=False):
    model: str


class Sabotaged(Event, frozen=True, gc=False):
    model: str


class Killed(Event, frozen=True, gc=False):
    model: str
    hero: str = ""


class Removed(Event, frozen=True, gc=False):
    """Off the board, and no kill."""

    model: str


class Bleeding(Event, frozen=True, gc=False):
    hero: str


class Died(Event, frozen=True, gc=False):
    hero: str


class Shielded(Event, frozen=True, gc=False):
    """A Hero takes HP on itself that another would have lost."""

    hero: str
    other: str
    n: int


class Diverted(Event, frozen=True, gc=False):
    """An attack's damage goes to another model, or, where that is the same one, only half of it stays."""

    model: str
    other: str


# -- noise, hazard, spawning -------------------------------------------------------------------------------------------


class NoiseMade(Event, frozen=True, gc=False):
    place: str


class NoiseGone(Event, frozen=True, gc=False):
    place: str


class HazardMoved(Event, frozen=True, gc=False):
    n: int
    at: int


class AlarmRaised(Event, frozen=True, gc=False):
    pass


class Spawned(Event, frozen=True, gc=False):
    model: str
    at: str


class NotSpawned(Event, frozen=True, gc=False):
    """No model of this type is left, or no square is free (WOLF-RUL-41, WOLF-RUL-38)."""

    kind: str


class BotGained(Event, frozen=True, gc=False):
    hero: str
    model: str


class SmokeSpread(Event, frozen=True, gc=False):
    """A place fills with smoke until Clean-up."""

    place: str


# -- the Nazi Phase ----------------------------------------------------------------------------------------------------


class Activated(Event, frozen=True, gc=False):
    """A Nazi meets an activation condition; the rule says which."""

    model: str


class Chosen(Event, frozen=True, gc=False):
    """Who acts next, or whom or what a Nazi goes for; the rule says which tie-break decided."""

    model: str
    goal: str = ""


class Blocked(Event, frozen=True, gc=False):
    model: str


class Waited(Event, frozen=True, gc=False):
    """A Nazi ends its activation where it stands; the rule says why."""

    model: str
