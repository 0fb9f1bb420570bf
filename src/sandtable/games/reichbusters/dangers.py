"""Who would see a Hero in an area, and who would attack it there: what the greedy player is afraid of."""

from __future__ import annotations

from sandtable.games.reichbusters.names import ALERT
from sandtable.games.reichbusters.state import Enemy, Hero, State
from sandtable.games.reichbusters.table import hero_areas, is_alert, smoke

DODGED = 3  # what two defence dice show, more or less
HURT = 0.06  # for each point of an attack beyond that
WEAK = 1.6  # times as bad for a Hero with three wounds, or one who carries what wins
SEEN = (0.9, 1.4)  # being seen by a room at ease, by a suspicious one
SEEN_ANYWAY = 0.25  # share of that if the room sees another Hero too
BLAST = 0.8  # a bomber that arrives


class Dangers:
    """The dangers of each area for one Hero, worked out when somebody asks."""

    def __init__(self, s: State, hero: Hero, *, precious: bool) -> None:
        self.s, self.hero = s, hero
        self.fear = WEAK if precious or len(hero.wounds) >= s.box.constants.downed - 1 else 1.0
        self._known: dict[str, float] = {}
        self._views = self._look() if not s.sounded else ()
        self._alert = [enemy for enemy in s.enemies.values() if is_alert(s, enemy)]

    def at(self, area: str) -> float:
        """How bad it is to end the turn in an area."""
        known = self._known.get(area)
        if known is None:
            known = self._known[area] = self._exposure(area) + self.fear * self._harm(area)
        return known

    # -- being seen --------------------------------------------------------------------------------------------------

    def _look(self) -> tuple[tuple[int, float], ...]:
        """What each room that is not alert sees, and the price of being seen by it."""
        s, board = self.s, self.s.box.board
        others = hero_areas(s)
        mine = board.bit[self.hero.at]
        if not any(hero.at == self.hero.at for hero in s.heroes.values() if hero is not self.hero):
            others &= ~mine
        shut, obscured = s.shut, smoke(s)
        views: dict[str, int] = {}
        for area in {enemy.at for enemy in s.enemies.values() if not enemy.dormant}:
            room = area[0]
            if s.awareness.get(room, 0) < ALERT:
                views[room] = views.get(room, 0) | board.in_sight(area, shut, others, obscured)
        return tuple(
            (view, SEEN[s.awareness.get(room, 0)] * (SEEN_ANYWAY if view & others else 1.0))
            for room, view in sorted(views.items())
        )

    def _exposure(self, area: str) -> float:
        bit = self.s.box.board.bit[area]
        return sum([price for view, price in self._views if view & bit])

    # -- being attacked ----------------------------------------------------------------------------------------------

    def _harm(self, area: str) -> float:
        """Units of one type attack together, if they come near enough (REICH-KTI-04)."""
        totals: dict[str, tuple[int, int]] = {}
        for enemy in self._alert:
            value = self._attack(enemy, area)
            if value:
                best, support = totals.get(enemy.type, (0, 0))
                totals[enemy.type] = max(best, value[0]), support + value[1]
        found = 0.0
        for best, support in totals.values():
            found += HURT * max(0, best + support // 2 - DODGED)
        return found

    def _attack(self, enemy: Enemy, area: str) -> tuple[int, int] | None:
        """Attack and support of a unit against an area; nothing if it is too far away."""
        s = self.s
        far = s.box.board.distances(enemy.at, s.shut)[area]
        face = s.face(enemy)
        words = face.keywords
        moves = 2 if "fast" in words or "scuttle" in words else 1
        if face.melee is not None and far <= moves:
            return face.melee.attack, face.melee.support
        if face.ranged is not None and far <= face.ranged.range + 1:
            return face.ranged.attack, face.ranged.support
        if "bomber" in words and far <= moves:
            return round(DODGED + BLAST / HURT), 0
        return None
