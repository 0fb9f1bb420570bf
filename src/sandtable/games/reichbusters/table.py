"""Questions about the table that every chapter asks: who stands where, who sees whom, what a unit is worth."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from sandtable.games.reichbusters.board import FAR, Mask
from sandtable.games.reichbusters.cards import Permanent, WeaponSide
from sandtable.games.reichbusters.names import ALERT, Reach
from sandtable.games.reichbusters.state import Enemy, Hero, State, Weapon

# -- who stands where --------------------------------------------------------------------------------------------------


def squad(s: State) -> list[Hero]:
    """The Heroes on the map."""
    return [hero for hero in s.heroes.values() if hero.at]


def heroes_at(s: State, area: str) -> list[Hero]:
    return [hero for hero in s.heroes.values() if hero.at == area]


def enemies_at(s: State, area: str) -> list[Enemy]:
    return [enemy for enemy in s.enemies.values() if enemy.at == area]


def enemies_in(s: State, room: str) -> list[Enemy]:
    """The enemies of a room or corridor."""
    return [enemy for enemy in s.enemies.values() if enemy.at[0] == room]


def has_hero(s: State, area: str) -> bool:
    """Whether a Hero stands or lies in an area."""
    for hero in s.heroes.values():  # noqa: SIM110 - asked all the time: a loop is quicker than `any`
        if hero.at == area:
            return True
    return False


def is_held(s: State, area: str) -> bool:
    """Whether enemies stand in an area."""
    for enemy in s.enemies.values():  # noqa: SIM110 - as above
        if enemy.at == area:
            return True
    return False


def friends_here(s: State, hero: Hero) -> list[Hero]:
    """The other Heroes in a Hero's area."""
    return [other for other in s.heroes.values() if other.at == hero.at and other is not hero]


def is_alone(s: State, hero: Hero) -> bool:
    return not friends_here(s, hero)


def in_melee(s: State, hero: Hero) -> bool:
    """A Hero and an enemy in the same area are in melee, whether or not anybody has attacked (REICH-ATK-03)."""
    return is_held(s, hero.at)


def has_tokens(s: State, room: str) -> bool:
    """Whether unrevealed spawn tokens lie in a room."""
    return any(area[0] == room for area in s.tokens)


# -- sight: of the side that a rule names (REICH-RUL-08) ---------------------------------------------------------------


def enemy_areas(s: State) -> Mask:
    bit, found = s.box.board.bit, 0
    for enemy in s.enemies.values():
        found |= bit[enemy.at]
    return found


def hero_areas(s: State) -> Mask:
    """Areas with Heroes, Downed or not (REICH-RUL-07)."""
    bit, found = s.box.board.bit, 0
    for hero in s.heroes.values():
        if hero.at:
            found |= bit[hero.at]
    return found


def smoke(s: State) -> Mask:
    """Obscured areas (REICH-KEY-50)."""
    return s.box.board.mask(s.obscured) if s.obscured else 0


def seen_by_hero(s: State, area: str) -> Mask:
    """What a Hero in an area sees: through Heroes, not through enemies (REICH-LOS-03)."""
    return s.box.board.in_sight(area, s.shut, enemy_areas(s), smoke(s))


def seen_by_squad(s: State) -> Mask:
    """What any Hero on the map sees."""
    board, shut, blocked, obscured = s.box.board, s.shut, enemy_areas(s), smoke(s)
    found = 0
    for area in {hero.at for hero in s.heroes.values() if hero.at}:
        found |= board.in_sight(area, shut, blocked, obscured)
    return found


def seen_by_enemy(s: State, area: str) -> Mask:
    """What an enemy in an area sees: through enemies, not through Heroes (REICH-LOS-04)."""
    return s.box.board.in_sight(area, s.shut, hero_areas(s), smoke(s))


def watchers(s: State) -> set[str]:
    """The rooms and corridors in which at least one enemy sees a Hero."""
    board, shut, heroes, obscured = s.box.board, s.shut, hero_areas(s), smoke(s)
    found: set[str] = set()
    for area in {enemy.at for enemy in s.enemies.values() if not enemy.dormant}:
        if area[0] not in found and board.in_sight(area, shut, heroes, obscured) & heroes:
            found.add(area[0])
    return found


def heroes_seen_from(s: State, room: str) -> list[Hero]:
    """The Heroes whom enemies of a room see."""
    seen = 0
    for area in {enemy.at for enemy in enemies_in(s, room) if not enemy.dormant}:
        seen |= seen_by_enemy(s, area)
    return [hero for hero in squad(s) if s.board.bit[hero.at] & seen]


# -- distance ----------------------------------------------------------------------------------------------------------


def distance(s: State, one: str, other: str) -> int:
    """Areas and closed doors between (REICH-NEA-01)."""
    return s.board.distance(one, other, s.shut)


def nearest(s: State, area: str, candidates: Iterable[str]) -> list[str]:
    """Those of the candidates that are nearest, in their order."""
    far = s.board.distances(area, s.shut)
    found, least = [], FAR
    for candidate in candidates:
        if far[candidate] < least:
            found, least = [candidate], far[candidate]
        elif far[candidate] == least:
            found.append(candidate)
    return found


def nearest_rooms(s: State, area: str, rooms: Iterable[str]) -> list[str]:
    """Those of the rooms that are nearest; a room is as far as its nearest area (REICH-RUL-10)."""
    far = s.board.distances(area, s.shut)
    measured = [(min(far[other] for other in s.board.rooms[room]), room) for room in rooms]
    least = min((steps for steps, _ in measured), default=0)
    return [room for steps, room in measured if steps == least]


# -- enemies -----------------------------------------------------------------------------------------------------------


def has(s: State, enemy: Enemy, keyword: str) -> bool:
    return keyword in s.face(enemy).keywords


def is_alert(s: State, enemy: Enemy) -> bool:
    """Only alert units move and attack; after the alarm that is all of them (REICH-AST-10, REICH-ALM-08)."""
    return not enemy.dormant and (s.alarm == "sounded" or s.awareness.get(enemy.at[0], 0) == ALERT)


def alert_units(s: State) -> list[Enemy]:
    """Every unit that is alert."""
    if s.alarm == "sounded":
        return [enemy for enemy in s.enemies.values() if not enemy.dormant]
    rooms = {room for room, level in s.awareness.items() if level == ALERT}
    return [enemy for enemy in s.enemies.values() if enemy.at[0] in rooms and not enemy.dormant] if rooms else []


def is_guard_point(s: State, area: str) -> bool:
    """A token, or a captured Hero (REICH-CAP-03, REICH-RUL-55)."""
    return area in s.guards or _holds_captive(s, area)


def _holds_captive(s: State, area: str) -> bool:
    for hero in s.heroes.values():  # noqa: SIM110 - as above
        if hero.captured and hero.at == area:
            return True
    return False


def has_guard(s: State, enemy: Enemy) -> bool:
    """Guard by its card, or beside a captured Hero (REICH-CAP-04)."""
    return has(s, enemy, "guard") or _holds_captive(s, enemy.at)


def keeps_guard(s: State, enemy: Enemy) -> bool:
    """Whether guard holds a unit: up to four guards in all stay on a guard point, the unit itself counted.

    REICH-GRD-01, REICH-KEY-36, REICH-KEY-37, REICH-RUL-54. A coward beside a Hero flees all the same (REICH-RUL-78).
    """
    if not is_guard_point(s, enemy.at) or not has_guard(s, enemy):
        return False
    if has(s, enemy, "coward") and has_hero(s, enemy.at):
        return False
    guards = sum(has_guard(s, other) for other in enemies_at(s, enemy.at))
    return guards < s.box.constants.guards


def is_suppressed(s: State, enemy: Enemy) -> bool:
    """Units in a suppressed area do not activate; relentless ones ignore it.

    REICH-KEY-77, REICH-KEY-60, REICH-RUL-83.
    """
    return enemy.at in s.suppressed and not has(s, enemy, "relentless")


def reinforced(s: State, enemy: Enemy) -> bool:
    """Armoured and Sturm units on the tile of one that reinforces (REICH-KEY-59)."""
    if not (has(s, enemy, "armoured") or enemy.type.startswith("sturm-")):
        return False
    tile = s.board.tile_of[enemy.at]
    return any(s.board.tile_of[other.at] == tile and has(s, other, "reinforce") for other in s.enemies.values())


def defence_of(s: State, enemy: Enemy) -> int:
    """The defence value as it stands: dug in at a guard point, reinforced (REICH-KEY-25, REICH-KEY-59)."""
    face = s.face(enemy)
    total = face.defence
    if "dug-in" in face.keywords and is_guard_point(s, enemy.at):
        total += s.box.constants.dug_in
    if reinforced(s, enemy):
        total += s.box.constants.reinforce
    return total


def is_ranged(s: State, enemy: Enemy) -> bool:
    """Whether it moves as a ranged unit: by its higher attack (REICH-AST-06).

    Without attacks all but bombers do (REICH-RUL-40).
    """
    face = s.face(enemy)
    if face.ranged is None:
        return face.melee is None and "bomber" not in face.keywords
    return face.melee is None or face.ranged.attack >= face.melee.attack


def reach_of(s: State, enemy: Enemy) -> int:
    """How far a ranged unit comes near: its range, or 1 for a unit that does not attack (REICH-RUL-40)."""
    ranged = s.face(enemy).ranged
    return ranged.range if ranged else 1


def attack_of(s: State, enemy: Enemy, reach: Reach) -> int:
    """The attack value with bodyguard and enhance! (REICH-KEY-98, REICH-KEY-26); a gun slit helps at range."""
    face = s.face(enemy)
    value = face.melee if reach == "melee" else face.ranged
    if value is None:
        return 0
    total = value.attack
    constants = s.box.constants
    if "bodyguard" in face.keywords and _has_charge(s, enemy):
        total += constants.bodyguard
    if enemy.type in ENHANCED and any(has(s, other, "enhance") for other in enemies_at(s, enemy.at)):
        total += constants.enhance
    if reach == "ranged" and (feature := s.features.get(enemy.at)) and feature.kind == "gun-slit":
        total += 1
    return total


ENHANCED = ("zombie", "experiment-6xx", "experiment-601")


def _has_charge(s: State, enemy: Enemy) -> bool:
    """Whether an officer or Vrilmeister stands on its tile."""
    tile_of = s.box.board.tile_of
    tile = tile_of[enemy.at]
    return any(tile_of[other.at] == tile and is_charge(s, other) for other in s.enemies.values())


def is_charge(s: State, enemy: Enemy) -> bool:
    """Whom bodyguards protect: officers and Vrilmeisters (REICH-KEY-09)."""
    return enemy.type == "officer" or has(s, enemy, "vrilmeister")


def support_of(s: State, enemy: Enemy, reach: Reach) -> int:
    face = s.face(enemy)
    value = face.melee if reach == "melee" else face.ranged
    return value.support if value else 0


# -- Heroes ------------------------------------------------------------------------------------------------------------


def is_downed(s: State, hero: Hero) -> bool:
    """Four permanent wounds or more (REICH-DWN-01)."""
    return len(hero.wounds) >= s.box.constants.downed


def is_able(s: State, hero: Hero) -> bool:
    """On the map, neither Downed nor captured: may play cards and lend skills (REICH-RUL-106, REICH-RUL-52)."""
    return hero.at != "" and not hero.captured and len(hero.wounds) < s.box.constants.downed


def has_skill(s: State, hero: Hero, skill: str) -> bool:
    """Active, and not under a wound card (REICH-RUL-126)."""
    return (
        skill in hero.skills
        and skill not in hero.inactive
        and (hero.painless or not any(wound.skill == skill for wound in hero.wounds))
    )


def suffers(s: State, hero: Hero, permanent: Permanent) -> int:
    """How many wounds of a kind hold: equal ones add up; pain killers switch them off (REICH-RUL-117)."""
    if hero.painless or not hero.wounds:
        return 0
    wounds = s.box.cards.wounds
    return sum(wounds[wound.card].permanent == permanent for wound in hero.wounds)


def carries(hero: Hero, kind: str) -> bool:
    """Whether a usable item of a kind lies on the dashboard (REICH-USE-02)."""
    return any(item.kind == kind and not item.drained for item in hero.items)


def side_of(s: State, weapon: Weapon) -> WeaponSide:
    """The side of a weapon token that lies face up (REICH-RUL-96)."""
    token = s.box.cards.weapons[weapon.kind]
    return token.vril if weapon.vril else token.normal


def slots(s: State, hero: Hero) -> int:
    """Item slots (REICH-ITM-01)."""
    return s.box.constants.slots - suffers(s, hero, "one-slot-fewer")


def on_tile(s: State, hero: Hero) -> list[Hero]:
    """Every Hero on a Hero's tile, the Hero included."""
    tile = s.board.tile_of[hero.at]
    return [other for other in squad(s) if s.board.tile_of[other.at] == tile]


def holds(hero: Hero, what: str) -> bool:
    """Whether an effect that goes on is in play before a Hero."""
    return any(effect.what == what for effect in hero.in_play)


def seats(s: State) -> tuple[str, ...]:
    return tuple(f"player-{number}" for number in range(1, s.box.options.players + 1))


def by_turn(s: State) -> Iterator[Hero]:
    """The Heroes on the map, those who acted latest first (REICH-KTI-02)."""
    for name in reversed(s.acted):
        if s.heroes[name].at:
            yield s.heroes[name]
    yield from (hero for hero in squad(s) if hero.id not in s.acted)


def is_member(s: State, hero: Hero) -> bool:
    """Whether a Hero took one of the team's skills (REICH-RUL-97)."""
    team = s.box.cards.teams.get(s.box.options.team)
    return team is not None and any(skill in team.skills for skill in hero.skills)
