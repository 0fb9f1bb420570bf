"""Spawning (p.16): what spawn cards bring, patrols before the alarm, barracks after it."""

from __future__ import annotations

from sandtable.engine.decision import Play
from sandtable.games.reichbusters import awareness, controller, uncover, windows
from sandtable.games.reichbusters.decks import draw
from sandtable.games.reichbusters.log_enemy import EnemySpawned, NotSpawned, PatrolCame, SpawnCardDrawn, TokenTriggered
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
    if kind in s.gone:
        return False
    here = sum(enemy.type == kind for enemy in s.enemies.values())
    unique = here and "unique" in s.box.units[kind].state(0).keywords
    return not unique and here < s.box.most.get(kind, 1)


def place(s: State, kind: str, area: str) -> Enemy | None:
    """Put a unit on the map, if there is one left; it takes the level of its room (REICH-RUL-66).

    It is no unit that has already acted in this phase, so it does not take the name of one.
    """
    if not may_place(s, kind):
        return None
    taken = {*s.enemies, *s.done, *s.ruthless}
    enemy = Enemy(id=next(name for n in range(1, 100) if (name := f"{kind}-{n}") not in taken), at=area)
    s.enemies[enemy.id] = enemy
    s.tell(EnemySpawned, "REICH-SPN-01", enemy.id, area)
    return enemy


def trigger_one(s: State, areas: list[str]) -> Play[None]:
    """One of the spawn tokens in these areas; the players choose which (REICH-RUL-61, REICH-RUL-119)."""
    area = yield from controller.decide(s, "which-token", "trigger", areas)
    levels = [str(level) for level in dict.fromkeys(s.tokens[area])]
    level = yield from controller.decide(s, "which-level", "level", levels, {"area": area})
    trigger(s, area, int(level))


def trigger(s: State, area: str, level: int = 0) -> None:
    """A spawn token is replaced by its units (REICH-SPN-02, REICH-SPN-04); without a level, the first one there."""
    levels = s.tokens[area]
    level = level or levels[0]
    levels.remove(level)
    if not levels:
        del s.tokens[area]
    s.tell(TokenTriggered, "REICH-SPN-04", area, level)
    spawn(s, level, area)


def at_barracks(s: State, letter: Barracks, level: int) -> None:
    """After the alarm units come to the area that the arrow of a barracks points to.

    REICH-PAS-01, REICH-PAS-02, REICH-PAS-03, REICH-KEY-07.
    """
    spawn(s, level, s.box.mission.barracks[letter])


# -- patrols -----------------------------------------------------------------------------------------------------------


def patrol(s: State, level: int, mood: Awareness, hero: Hero) -> Play[str]:
    """A patrol comes through the closest door that it can use (REICH-PAT-02, REICH-PAT-03). Returns its area.

    Closest to `hero`, whose turn it is or was last, whoever made the noise (REICH-RUL-68). It comes as units or as
    tokens (REICH-PAT-01). REICH-PAT-06, REICH-PAT-10, REICH-RUL-67.
    """
    door = ""
    start = yield from measured_from(s, hero)
    ways = patrol_ways(s, start)
    if ways:
        way = yield from _choose_way(s, ways)
        door, area = way.split(":")
        s.closed.remove(door)
        if door in s.locked:
            s.locked.remove(door)
    else:
        area = yield from controller.decide(
            s, "patrol-barracks", "barracks", nearest(s, start, dict.fromkeys(s.box.mission.barracks.values()))
        )  # REICH-PAT-07
    s.tell(PatrolCame, "REICH-PAT-06" if door else "REICH-PAT-07", area, door, level)
    if door:
        yield from uncover.look(s)  # first what the open door shows (REICH-RUL-119)
    awareness.raise_to(s, area[0], LEVELS.index(mood), "REICH-PAT-10")
    if seen_by_squad(s) & s.board.bit[area]:
        spawn(s, level, area)  # REICH-PAT-08
    else:
        s.tokens.setdefault(area, []).append(level)  # REICH-PAT-09, REICH-RUL-70
    return area


def measured_from(s: State, hero: Hero) -> Play[str]:
    """Where a noise card is measured from: the Hero for whom it was drawn, where that Hero now stands.

    REICH-RUL-128. For one who has left the map, the Hero nearest to the exit that was used (REICH-RUL-68).
    """
    starts = origins(s, hero)
    return starts[0] if len(starts) == 1 else (yield from controller.decide(s, "measured-from", "area", starts))


def origins(s: State, hero: Hero) -> list[str]:
    """The areas from which a noise card of a Hero may be measured; several only if two Heroes are equally near."""
    if hero.at:
        return [hero.at]
    exit_used = hero.exit or s.box.mission.exits[0]
    others = list(dict.fromkeys(other.at for other in squad(s)))
    return nearest(s, exit_used, others) if others else [exit_used]


def patrol_ways(s: State, start: str, *, opened: str = "") -> list[tuple[int, str]]:
    """Every door that a patrol could use: its distance, and door and area as `e1-p1:e1`.

    Not from a cleared room (REICH-PAT-04), nor through a door with a Hero on both sides (REICH-PAT-05). Exit tokens lie
    on outer walls, where no door is, so no door here is an exit (REICH-PAT-02).
    """
    closed = [door for door in s.closed if door != opened]  # `opened`: as if that door stood open already
    far = s.board.distances(start, s.board.shut(closed))
    near_side = s.box.options.patrols == "near-side"
    found: list[tuple[int, str]] = []
    for door in closed:
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
    return (yield from controller.decide(s, "patrol-door", "door", closest(ways)))


def closest(ways: list[tuple[int, str]]) -> list[str]:
    """The ways in at the smallest distance (REICH-PAT-03)."""
    least = min((steps for steps, _ in ways), default=0)
    return [way for steps, way in ways if steps == least]
