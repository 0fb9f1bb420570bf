"""Spawning (p.16): what spawn cards bring, patrols before the alarm, barracks after it."""

from __future__ import annotations

from sandtable.engine.decision import Play
from sandtable.games.reichbusters import awareness, controller, windows
from sandtable.games.reichbusters.decks import draw
from sandtable.games.reichbusters.log import (
    EnemySpawned,
    NotSpawned,
    PatrolCame,
    SpawnCardDrawn,
    TokenTriggered,
)
from sandtable.games.reichbusters.names import LEVELS, Awareness, Barracks
from sandtable.games.reichbusters.state import Enemy, Hero, State
from sandtable.games.reichbusters.table import heroes_at, nearest, seen_by_squad, squad

# -- spawn cards -------------------------------------------------------------------------------------------------------


def spawn(s: State, level: int, area: str) -> None:
    """Draw a spawn card and place the units of its level (REICH-SPN-03, REICH-SPN-07)."""
    card = draw(s, s.spawn, "spawn")
    if card is None:
        return
    s.tell(SpawnCardDrawn, "REICH-SPN-03", card, level)
    for code in s.box.cards.spawns[card].levels[level - 1]:
        row = s.box.rows.get(code)
        if row is None:
            s.tell(NotSpawned, "REICH-RUL-63", code)
            continue
        unit = s.box.cards.units[row.unit]
        for _ in range(2 if "overwhelm" in unit.keywords else 1):  # REICH-KEY-53
            if place(s, unit.type, area) is None:
                s.tell(NotSpawned, "REICH-SPN-06", code)
    s.spawn.discard.append(card)  # REICH-SPN-05


def may_place(s: State, kind: str) -> bool:
    """Within the limit of its row (REICH-SPN-06, REICH-RUL-64); a unique unit only once (REICH-KEY-78)."""
    unit = s.box.units[kind]
    if "unique" in unit.state(0).keywords and kind in s.gone:
        return False
    return sum(enemy.type == kind for enemy in s.enemies.values()) < s.box.most.get(kind, 1)


def place(s: State, kind: str, area: str) -> Enemy | None:
    """Put a unit on the map, if there is one left; it takes the level of its room (REICH-RUL-66)."""
    if not may_place(s, kind):
        return None
    number = next(n for n in range(1, 100) if f"{kind}-{n}" not in s.enemies)
    enemy = Enemy(id=f"{kind}-{number}", at=area)
    s.enemies[enemy.id] = enemy
    s.tell(EnemySpawned, "REICH-SPN-01", enemy.id, area)
    return enemy


def trigger(s: State, area: str) -> None:
    """A spawn token is replaced by its units (REICH-SPN-02, REICH-SPN-04)."""
    levels = s.tokens[area]
    level = levels.pop(0)
    if not levels:
        del s.tokens[area]
    s.tell(TokenTriggered, "REICH-SPN-04", area, level)
    spawn(s, level, area)


def at_barracks(s: State, letter: Barracks, level: int) -> None:
    """After the alarm units come to the area that the arrow points to (REICH-PAS-01, REICH-PAS-02, REICH-PAS-03)."""
    spawn(s, level, s.box.mission.barracks[letter])


# -- patrols -----------------------------------------------------------------------------------------------------------


def patrol(s: State, level: int, mood: Awareness, hero: Hero) -> Play[str]:
    """A patrol comes through the closest door that it can use (REICH-PAT-02, REICH-PAT-03). Returns its area.

    REICH-PAT-06, REICH-PAT-08, REICH-PAT-09, REICH-PAT-10, REICH-RUL-67.
    """
    door = ""
    ways = patrol_ways(s, measured_from(s, hero))
    if ways:
        way = yield from _choose_way(s, ways)
        door, area = way.split(":")
        s.closed.remove(door)
        if door in s.locked:
            s.locked.remove(door)
    else:
        start = measured_from(s, hero)
        area = yield from controller.decide(
            s, "patrol-barracks", "barracks", nearest(s, start, dict.fromkeys(s.box.mission.barracks.values()))
        )  # REICH-PAT-07
    s.tell(PatrolCame, "REICH-PAT-06", area, door, level)
    awareness.raise_to(s, area[0], LEVELS.index(mood), "REICH-PAT-10")
    if seen_by_squad(s) & s.board.bit[area]:
        spawn(s, level, area)
    else:
        s.tokens.setdefault(area, []).append(level)  # REICH-RUL-70
    return area


def measured_from(s: State, hero: Hero) -> str:
    """Where the Hero stands; for one who has left, the Hero nearest to the exit (REICH-RUL-68, REICH-RUL-128)."""
    if hero.at:
        return hero.at
    others = squad(s)
    if not others:
        return s.box.mission.exits[0]
    return nearest(s, s.box.mission.exits[0], [other.at for other in others])[0]


def patrol_ways(s: State, start: str) -> list[tuple[int, str]]:
    """Every door that a patrol could use: its distance, and door and area as `e1-p1:e1`.

    Not from a cleared room (REICH-PAT-04), nor through a door with a Hero on both sides (REICH-PAT-05).
    """
    far = s.board.distances(start, s.shut)
    near_side = s.box.options.patrols == "near-side"
    found: list[tuple[int, str]] = []
    for door in s.closed:
        one, other = s.board.doors[door].areas
        if heroes_at(s, one) and heroes_at(s, other):
            continue
        for near, beyond in ((one, other), (other, one)):
            if far[near] <= far[beyond] and beyond[0] not in s.cleared:
                found.append((far[near], f"{door}:{near if near_side else beyond}"))
    return found


def _choose_way(s: State, ways: list[tuple[int, str]]) -> Play[str]:
    """The closest; ties are the players', and False Trail takes any of them."""
    chosen = yield from windows.patrol(s, [way for _, way in ways])
    if chosen:
        return chosen
    least = min(steps for steps, _ in ways)
    closest = [way for steps, way in ways if steps == least]
    return (yield from controller.decide(s, "patrol-door", "door", closest))
