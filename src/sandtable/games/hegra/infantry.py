"""German Infantry and their attack (p.9-12)."""

from __future__ import annotations

from sandtable.engine.chance import D6
from sandtable.engine.decision import Decision, Each, Options, Play
from sandtable.games.hegra.defence import lower_defence
from sandtable.games.hegra.effects import effect
from sandtable.games.hegra.injury import injure
from sandtable.games.hegra.log import (
    Charged,
    Died,
    HitsTaken,
    InfantryAdded,
    InfantryMoved,
    InfantryPlaced,
    InfantryStoodUp,
    Skipped,
)
from sandtable.games.hegra.names import COMMANDER, DEFENDERS
from sandtable.games.hegra.state import SECTOR_LIMIT, State

GRENADIERS = 2  # this many in the Grenade column lower Defence (HEGRA-INF-11)


def add_infantry(s: State, n: int, rule: str) -> None:
    """New Infantry stand in the lowest Sector with room, then in the next above (HEGRA-EVA-03, HEGRA-EVA-04).

    When all Sectors are full, or all meeples are out, no more come (HEGRA-EVA-05, HEGRA-RUL-11).
    """
    coming = min(n, s.infantry_reserve)
    for sector in range(s.sectors):
        here = min(coming, SECTOR_LIMIT - s.in_sector(sector))
        if here > 0:
            s.standing[sector] += here
            coming -= here
            s.tell(InfantryAdded, rule, here, sector + 1)


def infantry_attack(s: State) -> Play[None]:
    """Step A, if nobody mans the walls; otherwise steps B, C and D (HEGRA-INF-02, HEGRA-EVA-06)."""
    if not s.walls:
        yield from free_advance(s)
        return
    grenades, hits, moves = allocate(s)
    stand_up(s)
    yield from throw_grenades(s, grenades)  # the columns, left to right (HEGRA-INF-10)
    yield from take_hits(s, hits)
    move_up(s, moves)
    yield from resolve_charge(s)


def free_advance(s: State) -> Play[None]:
    """Step A: every standing Infantry moves up a Sector, those beyond the top charge, and the attack is over.

    HEGRA-INF-03, HEGRA-INF-04, HEGRA-INF-05. The suppressed stay where they are (HEGRA-SPR-03) and stay down, since
    step C is skipped (HEGRA-RUL-15, a table option).
    """
    move_up(s, s.standing[: s.sectors])
    yield from resolve_charge(s)
    if s.box.options.stand_up_after_free_advance:
        stand_up(s)


def allocate(s: State) -> tuple[int, int, list[int]]:
    """Step B: a die for each standing Infantry, Sector by Sector from below, sends it to an Action box or leaves it.

    HEGRA-INF-06, HEGRA-INF-07, HEGRA-INF-08. The suppressed get no die and do nothing (HEGRA-SPR-02). Five dice are
    only a tool: larger rolls are made in batches (HEGRA-RUL-93). The 1st Attack board has no Grenade boxes
    (HEGRA-INF-13).
    """
    board = s.board
    grenades = hits = 0
    moves = [0] * s.sectors
    for number, sector in enumerate(board.sectors if board else ()):
        if not s.standing[number]:
            continue
        dice = [s.chance.roll(D6, "infantry") for _ in range(s.standing[number])]
        thrown = sum(die in sector.grenade for die in dice)
        shots = sum(die in sector.hit for die in dice)
        moves[number] = sum(die in sector.move for die in dice)
        grenades += thrown
        hits += shots
        s.tell(InfantryPlaced, "HEGRA-INF-07", number + 1, tuple(dice), thrown, shots, moves[number])
    return grenades, hits, moves


def stand_up(s: State) -> None:
    """Step C: the suppressed stand up, too late to act in this attack (HEGRA-INF-09, HEGRA-SPR-04, HEGRA-RUL-16)."""
    risen = sum(s.lying)
    if risen:
        s.tell(InfantryStoodUp, "HEGRA-INF-09", risen)
        for sector, lying in enumerate(s.lying):
            s.standing[sector] += lying
            s.lying[sector] = 0


def throw_grenades(s: State, grenades: int) -> Play[None]:
    """Two or more in the Grenade column lower Defence by one in total; fewer do nothing.

    HEGRA-INF-11, HEGRA-INF-12.
    """
    if grenades >= GRENADIERS:
        yield from lower_defence(s, 1, "HEGRA-INF-11")


def take_hits(s: State, shots: int) -> Play[None]:
    """Shots minus Defence are hits; each injures the leftmost Defender still on the walls (HEGRA-INF-14, HEGRA-INF-15).

    HEGRA-DFC-01, HEGRA-RUL-20. Hits beyond the last Defender are ignored (HEGRA-INF-16).
    """
    hits = max(0, shots - s.defence)
    if shots:
        s.tell(HitsTaken, "HEGRA-INF-14", shots, s.defence, hits)
    for _ in range(hits):
        wall = s.leftmost_wall()
        if wall is None:
            return
        yield from injure(s, s.walls.pop(wall), wall, "HEGRA-INF-15")


def move_up(s: State, movers: list[int]) -> None:
    """Infantry move up a Sector, the highest first; those who find it full move on to the next.

    HEGRA-INF-17, HEGRA-INF-18. Beyond the top Sector is the Charge box (HEGRA-INF-19, HEGRA-RUL-14). The same holds in
    step A (HEGRA-RUL-13). Then all wait again in their Sectors (HEGRA-INF-20).
    """
    for sector in range(s.sectors - 1, -1, -1):
        going = movers[sector]
        s.standing[sector] -= going
        above = sector + 1
        while going:
            room = going if above == s.sectors else min(going, SECTOR_LIMIT - s.in_sector(above))
            if room > 0:
                arrive(s, above, room)
                s.tell(InfantryMoved, "HEGRA-INF-17", room, sector + 1, 0 if above == s.sectors else above + 1)
                going -= room
            above += 1


def arrive(s: State, sector: int, n: int) -> None:
    if sector >= s.sectors:
        s.charge += n
    else:
        s.standing[sector] += n


def resolve_charge(s: State) -> Play[None]:
    """Each Infantry in the Charge box injures the leftmost Defender on the walls and is gone (HEGRA-INF-21)."""
    if s.charge:
        s.tell(Charged, "HEGRA-INF-21", s.charge)
    while s.charge:
        s.charge -= 1
        wall = s.leftmost_wall()
        if wall is not None:
            yield from injure(s, s.walls.pop(wall), wall, "HEGRA-INF-21")
        else:
            yield from charge_the_halls(s)


def charge_the_halls(s: State) -> Play[None]:
    """When the walls are empty, a Defender of the player's choice dies in Tired (HEGRA-INF-22, HEGRA-RUL-22).

    When Tired is empty too, one dies in Ready; after that, nobody (HEGRA-RUL-21, a table option).
    """
    fallback = s.box.options.charge_fallback
    areas = [("tired", s.tired)]
    if fallback != "nobody":
        areas.append(("ready", s.ready))
    if fallback == "ready-then-rest":
        areas.append(("rest", s.rest))
    name, area = next(((name, area) for name, area in areas if area), ("tired", s.tired))
    if not area:
        s.tell(Skipped, "HEGRA-RUL-21", "charge")
        return
    kinds = [disc for disc in DEFENDERS if disc in area]
    answer = yield Decision(COMMANDER, "charge-victim", Options(Each("give-up", kinds)), {"area": name})
    area.remove(answer.args[0])
    s.morgue.append(answer.args[0])
    s.tell(Died, "HEGRA-INF-22", answer.args[0], name)


@effect("creep")
def _creep(s: State, n: int) -> None:
    """Standing Infantry of Sector 1 move to Sector 2, as many as fit."""
    going = max(0, min(n, s.standing[0], SECTOR_LIMIT - s.in_sector(1)))
    s.standing[0] -= going
    s.standing[1] += going
    if going:
        s.tell(InfantryMoved, "HEGRA-EVM-05", going, 1, 2)
    else:
        s.tell(Skipped, "HEGRA-EVM-05", "creep")
