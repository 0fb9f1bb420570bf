"""The cards of the box: Heroes, enemies, weapons, equipment, events and chests, with the die and the difficulty levels.

What they do is written in the words of `vocabulary`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

import msgspec

from sandtable.games.wolfenstein.vocabulary import (
    FACES,
    Ammo,
    Effect,
    Face,
    Given,
    ItemType,
    Keyword,
    Moment,
    Natural,
    Positive,
    Slot,
    Written,
)

#: The size of a cache with an answer for each card: those of a few boxes, which differ by packs and house rules.
EVERY_CARD = 2048

#: How many models of each type (WOLF-CMP-02, WOLF-CMP-03, WOLF-CMP-04, WOLF-CMP-05, WOLF-CMP-06, WOLF-CMP-07,
#: WOLF-CMP-08, WOLF-CMP-09, WOLF-CMP-10, WOLF-CMP-11): one card each (WOLF-CMP-35).
MODELS = {
    "soldat": 8,
    "space-marine": 8,
    "supersoldat": 4,
    "panzerhund": 3,
    "officer": 6,
    "drone": 8,
    "ubersoldat": 4,
    "fire-trooper": 2,
    "rocket-trooper": 2,
    "bevli": 1,
    "von-grim": 1,
    "mecha-hitler": 1,
    "hitler": 1,
}


class Provided(Written, frozen=True, kw_only=True):
    """What must be so for a skill, ability or item to count; what is not said does not matter."""

    least_distance: Natural = 0
    most_distance: Natural = 0
    against: tuple[str, ...] = ()  # the target is one of these keywords or enemies
    beside_target: str = ""  # another model of this type is adjacent to the target
    silent: bool = False  # a silent execution
    noisy: bool = False  # an attack that makes noise
    hero_in_sight: bool = False
    fewer: dict[str, Positive] = {}  # fewer of these models than this on the board


class Entry(Written, frozen=True, kw_only=True, eq=False):
    """A card or a line of one: its id, and where we have it from. A card equals no other, so it is a quick key."""

    id: Given
    source: Given


class Skill(Entry, frozen=True, kw_only=True):
    """A Hero's skill. Without a price it is always active (WOLF-GLO-06); fatigue is a Cost (WOLF-FAT-11)."""

    gp: Natural = 0
    fatigue: bool = False
    once: Literal["", "mission"] = ""
    provided: Provided = Provided()
    effects: tuple[Effect, ...]

    @property
    def when(self) -> Moment:
        return "use" if self.gp else "always"


class Hero(Entry, frozen=True, kw_only=True):
    """A Hero card (WOLF-CRD-01)."""

    hp: Positive
    armor: Natural
    ap: Positive
    accuracy: Natural
    ammo: dict[Ammo, Positive]
    weapon: str = ""  # most Heroes have one, not all (WOLF-CRD-08)
    equipment: tuple[str, ...] = ()
    slots: tuple[Slot, ...]
    skills: tuple[Skill, ...]


class EnemyWeapon(Written, frozen=True, kw_only=True):
    id: Given
    range: Positive
    dice: Positive
    ap: Positive
    effects: tuple[Effect, ...] = ()


class EnemySkill(Entry, frozen=True, kw_only=True):
    """What an enemy does or is; a skill with two moments has two entries."""

    when: Moment = "always"
    provided: Provided = Provided()
    effects: tuple[Effect, ...]


class Enemy(Entry, frozen=True, kw_only=True):
    """The enemy cards of a type, equal but for their numbers, which run from the first to the last (WOLF-CRD-07)."""

    numbers: tuple[Positive, Positive]
    in_box: bool = True  # WOLF-RUL-67: Hans Grösse is not
    keywords: tuple[Keyword, ...]
    hp: Positive
    armor: Natural
    ap: Positive
    initiative: Natural
    weapon: EnemyWeapon
    skills: tuple[EnemySkill, ...] = ()
    player: tuple[Effect, ...] = ()  # loot of the Hero who kills it
    team: tuple[Effect, ...] = ()  # loot of each other Hero

    @property
    def cards(self) -> range:
        first, last = self.numbers
        return range(first, last + 1)


class Ability(Entry, frozen=True, kw_only=True):
    """A weapon's ability: paid with ammo of the weapon's kind (WOLF-AMM-05), or always active (WOLF-AMM-09)."""

    ammo: Natural = 0
    then: Literal["", "hit"] = ""  # a paid ability can wait for a hit
    provided: Provided = Provided()
    effects: tuple[Effect, ...]

    @property
    def when(self) -> Moment:
        return "always" if not self.ammo else self.then or "attack"


class Weapon(Entry, frozen=True, kw_only=True):
    """A weapon card (WOLF-CRD-03); its own effects are always active."""

    copies: Positive = 1
    ammo: Ammo
    range: Positive
    dice: Positive
    ap: Positive
    effects: tuple[Effect, ...] = ()
    abilities: tuple[Ability, ...] = ()


class Equipment(Entry, frozen=True, kw_only=True):
    """An equipment card (WOLF-CRD-04). The AP are for using it; for a Suit, for putting it on."""

    copies: Positive = 1
    type: ItemType
    ap: Natural = 0
    when: Literal["use", "always", "rolled", "damage"] = "use"
    discard: bool = False  # used up by its one use though it is no Consumable
    once: Literal["", "round"] = ""
    removable: bool = True  # from the Hero card that it is attached to (WOLF-RUL-26)
    never_on: tuple[str, ...] = ()  # kinds of ammo and weapons that it does not fit
    provided: Provided = Provided()
    effects: tuple[Effect, ...]

    @property
    def is_used_up(self) -> bool:
        """Whether the card is discarded after one use (WOLF-CRD-13)."""
        return self.discard or self.type == "consumable"


class Outcome(Written, frozen=True, kw_only=True):
    """What happens, then the loot of the Hero who searched, then that of each other Hero."""

    effects: tuple[Effect, ...] = ()
    player: tuple[Effect, ...] = ()
    team: tuple[Effect, ...] = ()


class Cost(Written, frozen=True, kw_only=True):
    """What must be paid, all of it."""

    ap: Natural = 0
    gp: Natural = 0
    fatigue: bool = False
    item: str = ""  # an equipment card, discarded


class Keep(Written, frozen=True, kw_only=True):
    """The card stays with its Hero, and the loot waits, until this has happened."""

    until: Literal["nearest-hero-spawn", "hero-spawn", "spawned-dead", "kill"]
    of: str = ""  # the keyword or enemy of the kill
    effects: tuple[Effect, ...] = ()


class Choice(Outcome, frozen=True, kw_only=True):
    """One of the two options of an event card; with `success` and `failure` a die decides (WOLF-DIC-02)."""

    id: Given
    cost: tuple[Cost, ...] = ()  # one of these
    keep: Keep | None = None
    success: Outcome | None = None
    failure: Outcome | None = None


class EventCard(Entry, frozen=True, kw_only=True):
    """An event card (WOLF-CRD-06); `must` cannot be declined (WOLF-CRD-16)."""

    must: bool = False
    options: tuple[Choice, Choice]


class Chest(Entry, frozen=True, kw_only=True):
    """A chest card (WOLF-CRD-05)."""

    copies: Positive = 1
    effects: tuple[Effect, ...] = ()
    player: tuple[Effect, ...] = ()
    team: tuple[Effect, ...] = ()
    success: Outcome | None = None
    failure: Outcome | None = None


class Die(Entry, frozen=True, kw_only=True):
    """The attack die: how many of its twelve faces show what (WOLF-DIC-01), and how many dice there are."""

    dice: Positive
    faces: dict[Face, Natural]

    @property
    def sides(self) -> tuple[Face, ...]:
        return _sides(self)


@lru_cache(maxsize=EVERY_CARD)
def _sides(die: Die) -> tuple[Face, ...]:
    return tuple(face for face in FACES for _ in range(die.faces.get(face, 0)))


class Difficulty(Entry, frozen=True, kw_only=True):
    """A difficulty level (WOLF-DIF-01); what it does not say is as the rules have it."""

    extra_ammo: Natural = 0  # tokens of choice for each Hero at the start
    free_attacks: bool = False  # attacks need no ammo token
    ability_ammo: Natural = 0  # tokens more for each paid ability
    kill_gp: Positive = 1  # factor
    event_gp: Positive = 1
    skill_gp: Natural = 0  # GP more for each paid skill
    gp_fatigue: bool = False  # spending GP fatigues, as an Effect
    shared_life: Natural = 1  # tokens for each Hero
    shared_life_heroes: Literal["all", "one"] = "all"
    free_shared_life: bool = False  # restoring needs no token
    attack_noise: bool = True
    hero_company_noise: bool = True
    heroes_are_noise: bool = False  # in the activation check
    puppet: str = ""  # whom Puppet Master brings instead
    scapegoat: tuple[Face, ...] = ()  # the only faces that Ich Bin der Führer! works on
    stand_ins: bool = False  # models that a mission names give way to others (WOLF-DIF-25, WOLF-DIF-26)
    reload_and_attack: bool = False
    reload_test: bool = False


class Cards(msgspec.Struct, frozen=True, eq=False):
    """All cards, by their ids."""

    heroes: dict[str, Hero]
    enemies: dict[str, Enemy]
    weapons: dict[str, Weapon]
    equipment: dict[str, Equipment]
    events: dict[str, EventCard]
    chests: dict[str, Chest]
    die: Die
    difficulties: dict[str, Difficulty]
