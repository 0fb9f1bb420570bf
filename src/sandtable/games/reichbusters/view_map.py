"""The map as it is seen: areas with what lies and stands there, doors, rooms; where a Hero can go and whom it sees."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from sandtable.engine.view import NO_FACTS, Area, Piece
from sandtable.games.reichbusters import gear, movement
from sandtable.games.reichbusters.attack_plan import targets
from sandtable.games.reichbusters.board import Board, Mask
from sandtable.games.reichbusters.drawing import ROOMS
from sandtable.games.reichbusters.facts import (
    AreaFacts,
    DoorFacts,
    DoorState,
    DoorWork,
    FeatureFacts,
    HeroPieceFacts,
    HeroState,
    LyingFacts,
    PlaceKind,
    RoomFacts,
    TokenFacts,
)
from sandtable.games.reichbusters.hidden import may_see_front
from sandtable.games.reichbusters.missions import Escort, Mission
from sandtable.games.reichbusters.names import ALERT, Awareness, FeatureBack
from sandtable.games.reichbusters.state import Hero, Lying, State
from sandtable.games.reichbusters.table import carries, enemy_areas, is_downed, seen_by_hero
from sandtable.games.reichbusters.view_enemies import Garrison, awareness_of

HERO_TURN = ("turn-start", "action", "noise", "turn-end")
REMEMBERED = 8192  # areas, pieces


def acting(s: State) -> Hero | None:
    """The Hero whose turn it is, if it stands on the map."""
    hero = s.heroes.get(s.hero)
    return hero if hero is not None and hero.at and s.phase in HERO_TURN else None


def state_of(s: State, hero: Hero) -> HeroState:
    if not hero.at:
        return "out"
    if hero.captured:
        return "captured"
    if is_downed(s, hero):
        return "downed"
    return "knocked-down" if hero.knocked_down else "standing"


# -- areas -------------------------------------------------------------------------------------------------------------


def areas(s: State, garrison: Garrison, fronts: dict[str, str]) -> list[Area]:
    """Every area with all that is in it; `fronts` are those of room features, as far as the seat knows them."""
    mission, hero, aims = s.box.mission, acting(s), aims_of(s)
    marks = _marks(s)
    pieces = _pieces(s, garrison, fronts, {name for names in aims.values() for name in names})
    reach, near, seen = _ways(s, hero), _near(s, hero), seen_by_hero(s, hero.at) if hero else 0
    ends = _passages(s)
    found = []
    for name, bit in s.board.bit.items():
        more = marks.get(name, ())
        if hero is not None:
            more += ("reachable",) * (name in near) + ("in-sight",) * bool(seen & bit) + ("target",) * (name in aims)
        bare = _area(mission, name, more, ends.get(name, ()), reach.get(name), aims.get(name, ()))
        here = pieces.get(name)
        found.append(Area(name, "map", tuple(here), bare.x, bare.y, bare.marks, bare.facts) if here else bare)
    return found


@lru_cache(maxsize=REMEMBERED)
def _area(
    mission: Mission,
    name: str,
    more: tuple[str, ...],
    passages: tuple[str, ...],
    reach: int | None,
    aims: tuple[str, ...],
) -> Area:
    """An area with nothing in it."""
    board = mission.board
    cells = _cells(board)[name]
    letters = tuple(letter for letter, at in mission.marks.items() if at == name)
    barracks = tuple(letter for letter, at in mission.barracks.items() if at == name)
    marks = [kind_of(name), *letters, *(f"barracks-{letter}" for letter in barracks)]
    marks += ["entrance"] * (name == mission.entrance) + ["exit"] * (name in mission.exits)
    facts = AreaFacts(
        cells=cells,
        room=board.room_of[name],
        kind=kind_of(name),
        tile=board.tile_of[name],
        letters=letters,
        barracks=barracks,
        passages=passages,
        reach=reach,
        targets=aims,
    )
    return Area(name, "map", (), *cells[0], (*marks, *more), facts)


@lru_cache(maxsize=128)
def _cells(board: Board) -> dict[str, tuple[tuple[int, int], ...]]:
    """The cells of each area, in reading order."""
    found: dict[str, list[tuple[int, int]]] = {area: [] for area in board.areas}
    for column, row in sorted(board.drawing.cells, key=lambda cell: (cell[1], cell[0])):
        found[board.drawing.cells[column, row]].append((column, row))
    return {area: tuple(cells) for area, cells in found.items()}


def kind_of(name: str) -> PlaceKind:
    """What the letter of a room or an area says it is."""
    return "room" if name[0] in ROOMS else "corridor"


def _marks(s: State) -> dict[str, tuple[str, ...]]:
    """Tokens that say something of an area."""
    marks: dict[str, tuple[str, ...]] = {}
    for room in s.cleared:
        for area in s.board.rooms[room]:
            marks[area] = ("cleared",)
    captured = [hero.at for hero in s.heroes.values() if hero.captured and hero.at]
    tokens: dict[str, Iterable[str]] = {
        "guard": dict.fromkeys([*s.guards, *captured]),  # REICH-CAP-03
        "obscured": s.obscured,
        "suppressed": s.suppressed,
        "passage": _passages(s),
        "planted": s.planted,
        "biscuits": dict.fromkeys(s.biscuits),
    }
    for mark, places in tokens.items():
        for area in places:
            marks[area] = (*marks.get(area, ()), mark)
    return marks


def _passages(s: State) -> dict[str, tuple[str, ...]]:
    """The ends of secret passages, each with the others that it leads to (REICH-RUL-13)."""
    ends = dict.fromkeys(end for pair in s.passages for end in pair)
    return {end: tuple(movement.linked(s, end)) for end in ends}


# -- where a Hero can go, and whom it can attack -----------------------------------------------------------------------


def _near(s: State, hero: Hero | None) -> list[str]:
    """Where a basic Move would lead now."""
    if hero is None or hero.knocked_down or movement.may_move(hero) is not None:
        return []
    return movement.ways(s, hero)


def _ways(s: State, hero: Hero | None) -> dict[str, int]:
    if hero is None:
        return {}
    return _measure(s.board, hero.at, s.shut, enemy_areas(s), tuple(s.passages), hero.knocked_down)


@lru_cache(maxsize=4096)
def _measure(
    board: Board, start: str, shut: Mask, held: Mask, passages: tuple[tuple[str, str], ...], knocked_down: bool
) -> dict[str, int]:
    """Movement points to every area, by open doors and passages; a way ends among enemies (REICH-MOV-02)."""
    links: dict[str, list[str]] = {}
    for one, other in passages:
        links.setdefault(one, []).append(other)
        links.setdefault(other, []).append(one)
    far, edge = {start: int(knocked_down)}, [start]  # standing up takes the first point (REICH-MOV-06)
    while edge:
        onward: list[str] = []
        for area in edge:
            if area != start and board.bit[area] & held:
                continue
            for other in (*board.adjacent(area, shut), *links.get(area, ())):
                if other not in far:
                    far[other] = far[area] + 1
                    onward.append(other)
        edge = onward
    del far[start]
    return far


def aims_of(s: State) -> dict[str, tuple[str, ...]]:
    """The enemies whom the acting Hero can attack with a weapon that it has, or unarmed, by area."""
    hero = acting(s)
    if hero is None or not s.enemies or hero.knocked_down:
        return {}
    found: dict[str, None] = {}
    for weapon in (*hero.weapons, None):
        found.update((enemy.id, None) for enemy in targets(s, hero, weapon))
    areas: dict[str, tuple[str, ...]] = {}
    for name in found:
        at = s.enemies[name].at
        areas[at] = (*areas.get(at, ()), name)
    return areas


# -- what lies and stands there ----------------------------------------------------------------------------------------


def _pieces(s: State, garrison: Garrison, fronts: dict[str, str], aims: set[str]) -> dict[str, list[Piece]]:
    """All that is in an area: features, tokens and items first, then units."""
    pieces: dict[str, list[Piece]] = {}
    for at, piece in (*_lying(s, fronts), *_heroes(s), *_enemies(s, garrison, aims)):
        pieces.setdefault(at, []).append(piece)
    return pieces


def _lying(s: State, fronts: dict[str, str]) -> Iterator[tuple[str, Piece]]:
    for area, feature in s.features.items():
        yield area, _feature(feature.back, fronts.get(area, ""), bool(feature.kind), feature.spent)
    for area, levels in s.tokens.items():
        for level in levels:
            yield area, _token(level)
    hero = acting(s)
    for area, lying in s.items.items():
        for item in lying:
            yield area, _item(s, hero, item)
    if s.escort:
        yield s.escort, _escort(s.box.mission, bool(s.leader))


@lru_cache(maxsize=8)
def _token(level: int) -> Piece:
    return Piece("spawn-token", 1, "", ("token",), TokenFacts(level))


def fronts_known_to(s: State, seat: str | None) -> dict[str, str]:
    """Room features that lie face up, or that somebody has looked at who tells this seat (REICH-RUL-129)."""
    return {
        area: front
        for area, feature in s.features.items()
        if (front := feature.kind or (feature.known if may_see_front(s, feature, seat) else ""))
    }


@lru_cache(maxsize=256)
def _feature(back: FeatureBack, front: str, face_up: bool, spent: bool) -> Piece:
    """Face down it shows its back, also to whom its front is known."""
    marks: tuple[str, ...] = ("feature", "face-up" if face_up else "face-down")
    marks += ("known",) * (bool(front) and not face_up) + ("spent",) * spent
    return Piece(front if face_up else back, 1, "", marks, FeatureFacts(back, front))


def _item(s: State, hero: Hero | None, item: Lying) -> Piece:
    noise = gear.search_noise(s, hero or Hero(), item)
    return _lying_item(gear.name_of(item), item.back, item.face_up, item.loot, noise, item.drained)


@lru_cache(maxsize=512)
def _lying_item(name: str, back: str, face_up: bool, loot: str, noise: int, drained: bool) -> Piece:
    """An item that lies on the map: its face, its back, or the loot token that stands for it."""
    facts = LyingFacts(
        back="objective" if back == "shuffled" else back,
        kind=name if face_up else "",
        loot="vril" if loot == "vril" else "normal" if loot else "",
        noise=noise,
    )
    marks = ("item", "face-up" if face_up else "face-down", *(("drained",) * drained))
    return Piece(name, 1, "", marks, facts)


@lru_cache(maxsize=256)
def _escort(mission: Mission, led: bool) -> Piece:
    """The escort unit; whoever leads it goes with it (REICH-KEY-94)."""
    unit = next((rule.unit for rule in mission.special if isinstance(rule, Escort)), "escort")
    return Piece(unit, 1, unit, ("escort", "led" if led else "waiting"), NO_FACTS)


def _heroes(s: State) -> Iterator[tuple[str, Piece]]:
    now = acting(s)
    for hero in s.heroes.values():
        if hero.at:
            state = state_of(s, hero)
            yield hero.at, _hero(hero.id, state, len(hero.wounds), hero is now, hero.id in s.acted, hero.id == s.leader)


@lru_cache(maxsize=1024)
def _hero(name: str, state: HeroState, wounds: int, acts: bool, acted: bool, leads: bool) -> Piece:
    marks = ("hero", state, *(("acting",) * acts), *(("acted",) * acted), *(("leader",) * leads))
    return Piece(name, 1, name, marks, HeroPieceFacts(state, wounds))


def _enemies(s: State, garrison: Garrison, aims: set[str]) -> Iterator[tuple[str, Piece]]:
    for name, (at, piece) in garrison.sentries.items():
        if name in aims or name in s.done:
            marks = piece.marks + ("target",) * (name in aims) + ("done",) * (name in s.done)
            piece = Piece(piece.kind, 1, name, marks, piece.facts)
        yield at, piece


# -- doors -------------------------------------------------------------------------------------------------------------


def doors(s: State) -> Iterator[Area]:
    """Every door; for the acting Hero, whether it can be unlocked or opened now (REICH-DOR-03, REICH-RUL-35)."""
    hero = acting(s)
    near = s.board.doors_of[hero.at] if hero and gear.may_act_standing(hero) is None else ()
    for name in s.board.doors:
        if name not in s.closed:
            yield _door(s.board, name, "open", "")
            continue
        state: DoorState = "locked" if name in s.locked else "closed"
        can: DoorWork = ""
        if hero is not None and name in near:
            can = "unlock" if state == "locked" and not carries(hero, "keys") else "open"
        yield _door(s.board, name, state, can)


@lru_cache(maxsize=REMEMBERED)
def _door(board: Board, name: str, state: DoorState, can: DoorWork) -> Area:
    door = board.doors[name]
    x = sum(edge.column + (0.5 if edge.side == "north" else 0) for edge in door.edges) / len(door.edges)
    y = sum(edge.row + (0.5 if edge.side == "west" else 0) for edge in door.edges) / len(door.edges)
    edges = tuple((edge.column, edge.row, edge.side) for edge in door.edges)
    facts = DoorFacts(state=state, areas=door.areas, noise=door.noise, edges=edges, can=can)
    marks = (state, *(("large",) * door.large), *(("workable",) * bool(can)))
    return Area(name, "doors", (), x, y, marks, facts)


# -- rooms -------------------------------------------------------------------------------------------------------------


def rooms(s: State, garrison: Garrison) -> Iterator[Area]:
    """Rooms and corridors with their awareness, and whom their enemies see."""
    held: dict[str, int] = {}
    for enemy in s.enemies.values():
        held[enemy.at[0]] = held.get(enemy.at[0], 0) + 1
    for room in s.board.rooms:
        level, sees = awareness_of(s, room), garrison.seen.get(room, ())
        rises = bool(sees) and not s.sounded and s.awareness.get(room, 0) < ALERT  # REICH-CHK-01
        yield _room(s.board, room, level, held.get(room, 0), sees, rises, room in s.cleared)


@lru_cache(maxsize=REMEMBERED)
def _room(
    board: Board, room: str, level: Awareness, enemies: int, sees: tuple[str, ...], rises: bool, cleared: bool
) -> Area:
    inside = board.rooms[room]
    cells = [cell for area in inside for cell in _cells(board)[area]]
    tiles = tuple(dict.fromkeys(board.tile_of[area] for area in inside))
    marks: list[str] = [kind_of(room), level]
    marks += ["watching"] * bool(sees) + ["would-rise"] * rises + ["cleared"] * cleared
    facts = RoomFacts(areas=inside, kind=kind_of(room), tiles=tiles, awareness=level, enemies=enemies, sees=sees)
    x, y = (sum(cell[axis] for cell in cells) / len(cells) for axis in (0, 1))
    return Area(room, "rooms", (), x, y, tuple(marks), facts)
