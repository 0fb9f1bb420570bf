"""The table as one Hero sees it: where it wants to be, what an enemy's death is worth, what an attack promises."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from sandtable.engine.decision import Option
from sandtable.games.reichbusters import errands
from sandtable.games.reichbusters.attack import strikes
from sandtable.games.reichbusters.attack_plan import AP, BASIC, UNARMED, Plan, Terms, plan
from sandtable.games.reichbusters.cards import UnitState
from sandtable.games.reichbusters.dangers import Dangers
from sandtable.games.reichbusters.dice import reaches
from sandtable.games.reichbusters.errands import Field
from sandtable.games.reichbusters.modifiers import choices
from sandtable.games.reichbusters.movement import linked
from sandtable.games.reichbusters.names import ALERT, Face
from sandtable.games.reichbusters.state import Enemy, Hero, State
from sandtable.games.reichbusters.table import carries, enemy_areas, has, is_alert, side_of

# How much a Hero hurries.
LEAST_HASTE, MOST_HASTE = 1.2, 2.5
ROUNDABOUT = 1.4  # a way takes longer than it is
IDLE = 0.5  # share of the haste of those who only cover others
ARRIVAL = 0.8  # being where something can be done
# What an enemy's death is worth.
PREY = 4.0  # the mission wants it
IN_THE_WAY = 1.8  # it stands where something must be done
ALARMING = 0.9  # it brings the alarm nearer
ONE_OF_MANY = 0.5  # it does, but others do so too
WITNESS = 0.5  # it sees the squad and is not alert yet
HARMLESS = 0.1  # it sees nobody
HUNTER = 0.2  # after the alarm
MENACE = 0.04  # for each point of its attack
NEAR = 3  # areas within which an enemy can be a menace
# What noise costs, for each die.
NOISE_BEFORE, NOISE_AFTER = 0.16, 0.08
LETHAL = 0.3  # share of the failures that re-rolled blanks make good
PIERCING = 1.6  # times as much damage


class Shot(NamedTuple):
    """An attack, and what it is worth."""

    worth: float
    option: Option


class Outlook:
    """A Hero's errand, and how good each area is for it."""

    def __init__(self, s: State, hero: Hero) -> None:
        self.s, self.hero = s, hero
        self.errand = errands.errand_of(s, hero)
        self.field: Field = errands.field(s, self.errand.areas)
        precious = any(errands.is_needed(s, item.kind) for item in hero.items)
        self.dangers = Dangers(s, hero, precious=precious)
        self.prey = errands.prey_of(s)
        self.haste = self._haste()

    def _haste(self) -> float:
        """More when time is short: the way to the errand and out again, against the rounds that are left."""
        s = self.s
        left = max(1, errands.rounds_left(s))
        way = self.field[self.hero.at]
        if self.errand.kind not in ("leave", "cover"):
            out = errands.field(s, s.box.mission.exits)
            way += min(out[area] for area in self.errand.areas)
        haste = min(MOST_HASTE, max(LEAST_HASTE, ROUNDABOUT * way / left))
        return haste * IDLE if self.errand.kind == "cover" else haste

    def rest(self, area: str) -> float:
        """How good it is to be in an area at the end of a turn."""
        far = self.field[area]
        here = ARRIVAL if far == 0 and self.errand.kind != "cover" else 0.0
        return here - self.haste * far - self.dangers.at(area)

    # -- moving ------------------------------------------------------------------------------------------------------

    def reach(self, areas: int, *, through: int = 0) -> dict[str, str]:
        """The areas within so many steps, each with the first step that leads there."""
        s, board, start = self.s, self.s.box.board, self.hero.at
        shut, held = s.shut, enemy_areas(s)
        found: dict[str, str] = {start: ""}
        edge = [start]
        for _ in range(areas):
            beyond: list[str] = []
            for area in edge:
                if area != start and held & board.bit[area] and through < 1:
                    continue
                for other in (*board.adjacent(area, shut), *linked(s, area)):
                    if other not in found:
                        found[other] = found[area] or other
                        beyond.append(other)
            edge = beyond
        return found

    def best_move(self, areas: int, *, through: int = 0) -> tuple[float, str]:
        """What a move of so many areas gains at best, and its first step; none if it is best to stay."""
        here = self.hero.at
        reach = self.reach(areas, through=through)
        best = max(reach, key=self.rest)
        if best == here:
            return 0.0, ""
        return self.rest(best) - self.rest(here), reach[best]

    def door_gain(self, door: str) -> float:
        """How much better it is to have a door of this area open."""
        s, at = self.s, self.hero.at
        after = errands.field(s, self.errand.areas, s.shut & ~s.box.board.door_bit[door])
        return self.haste * (self.field[at] - after[at])

    # -- fighting ----------------------------------------------------------------------------------------------------

    def value(self, enemy: Enemy) -> float:
        """What it is worth to be rid of an enemy."""
        s, errand = self.s, self.errand
        if enemy is self.prey:
            return PREY
        worth = self._alarming(enemy) + MENACE * _fierce(s.face(enemy))
        shields = self.prey is not None and enemy.at == self.prey.at and has(s, enemy, "bodyguard")
        if shields or (errand.kind in ("search", "plant") and enemy.at in errand.areas):
            worth += IN_THE_WAY
        return worth

    def _alarming(self, enemy: Enemy) -> float:
        s = self.s
        if s.sounded:
            near = s.box.board.distances(enemy.at, s.shut)
            return HUNTER if any(near[hero.at] <= NEAR for hero in s.heroes.values() if hero.at) else HARMLESS
        if is_alert(s, enemy):
            several = sum(is_alert(s, other) for other in s.enemies.values()) > 2
            return ONE_OF_MANY if several else ALARMING
        return WITNESS if enemy.at[0] in s.watching else HARMLESS

    def noise(self, dice: int) -> float:
        """What noise dice cost."""
        if self.s.sounded:
            return NOISE_AFTER * dice if dice > self.s.box.constants.silent_after_alarm else 0.0
        return NOISE_BEFORE * dice

    def shots(self, terms: Terms = BASIC, noise: int | None = None) -> list[Shot]:
        """Every attack that can be made, with its worth; `noise` takes the place of the weapon's."""
        s, hero = self.s, self.hero
        if not s.enemies:
            return []
        known: dict[tuple[str, str, int, str], float] = {}
        found: list[Shot] = []
        for enemy, weapon in strikes(s, hero, terms):
            name = weapon.kind if weapon else UNARMED
            key = (enemy.type, enemy.at, enemy.wounds + enemy.side, name)
            worth = known.get(key)
            if worth is None:
                worth = known[key] = self._worth(plan(s, hero, enemy, weapon, terms), noise)
            found.append(Shot(worth, Option("attack", (enemy.id, name))))
        return found

    def best_shot(self, terms: Terms = BASIC, noise: int | None = None) -> float:
        return max((shot.worth for shot in self.shots(terms, noise)), default=0.0)

    def _worth(self, blow: Plan, noise: int | None) -> float:
        s, enemy = self.s, blow.target
        if has(s, enemy, "armoured") and AP not in blow.keywords and not self._has_rounds(blow):
            return -1.0
        if noise is None:
            noise = side_of(s, blow.weapon).noise if blow.weapon else s.box.constants.unarmed_noise
        return promise(s, blow) * self.value(enemy) / toughness(s, enemy, blow) - self.noise(noise)

    def _has_rounds(self, blow: Plan) -> bool:
        """Whether AP rounds or a card can make an attack armour piercing."""
        if blow.reach == "ranged" and carries(self.hero, errands.ROUNDS):
            return True
        return any(change.keyword == AP for card in self.hero.hand for change in choices(self.s, card))


def promise(s: State, blow: Plan) -> float:
    """The chance that an attack hits, re-rolls included."""
    dice = tuple(sorted(s.box.dice[kind] for kind, n in blow.pool.items() for _ in range(n)))
    chance = _chance(dice, blow.defence, s.box.constants.special)
    return chance + (1 - chance) * LETHAL if "lethal" in blow.keywords else chance


@lru_cache(maxsize=4096)
def _chance(dice: tuple[tuple[Face, ...], ...], needed: int, special: int) -> float:
    return float(reaches(dice, needed, special))


def toughness(s: State, enemy: Enemy, blow: Plan) -> float:
    """How many hits of this kind an enemy takes before it dies."""
    unit = s.unit(enemy)
    if unit.states:  # every side that turns is a success
        return 1 / PIERCING if AP in blow.keywords and not has(s, enemy, "armoured") else 1.0
    wounds = next((int(word[-1]) for word in unit.keywords if word.startswith("wounds-")), 1) - enemy.wounds
    return max(1.0, wounds / PIERCING) if AP in blow.keywords else float(wounds)


def _fierce(face: UnitState) -> int:
    return max(face.melee.attack if face.melee else 0, face.ranged.attack if face.ranged else 0)


def is_roused(s: State) -> bool:
    """Whether any enemy is alert."""
    return s.sounded or ALERT in s.awareness.values()
