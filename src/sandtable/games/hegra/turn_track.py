"""Steps D and E (p.24-25): Patrols, then the Coup, the Retreat or the Last Stand, then a new day (HEGRA-TRN-02)."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine.decision import Decision, Each, Option, Options, Play, Refusal
from sandtable.engine.state import Outcome
from sandtable.games.hegra.defence import lower_defence
from sandtable.games.hegra.event_phase import add_air_stack, event_card, infantry_number
from sandtable.games.hegra.hits import artillery_spaces, draw_hits, place_artillery
from sandtable.games.hegra.infantry import add_infantry, infantry_attack, resolve_charge
from sandtable.games.hegra.log import Befell, Counted, Drawn, Ended, InfantryAdvanced, Moved, TrackMoved
from sandtable.games.hegra.names import COMMANDER, DEFENDERS, DOUBT, MACHINE_GUN, MEDIC, SOLDIER, WALLS, YELLOW
from sandtable.games.hegra.state import LAST_ARTILLERY_SPACE, SECTOR_LIMIT, SECTORS, State
from sandtable.games.hegra.suspicion import add_patrol
from sandtable.games.hegra.tracks import lose_game, raise_morale

COUP_DAY, RETREAT_DAY, LAST_DAY = 3, 6, 11
LEAVE_EMPTY = Option("leave-empty")
SOLDIERS_FOR_MORALE = {3: 1, 4: 2}  # HEGRA-COU-06


def turn_track(s: State) -> Play[None]:
    """D. Add Patrols in the current stage's colour, before the stage changes (HEGRA-PAT-01, HEGRA-RUL-70)."""
    for _ in range(s.today.patrols):
        yield from add_patrol(s, "HEGRA-PAT-01")
    s.phase = {COUP_DAY: "coup", RETREAT_DAY: "retreat", LAST_DAY: "last-stand"}.get(s.day, "next-day")


def next_day(s: State) -> Play[None]:
    """E. The Turn marker moves on and a new day begins (HEGRA-TRN-01, HEGRA-OVR-02)."""
    s.day += 1
    s.phase = "event"
    yield from ()


# -- Coup -------------------------------------------------------------------------------------------------------------


def coup(s: State) -> Play[None]:
    """End of day 3: the frightened leave, supply gets harder, the walls are manned (HEGRA-COU-01).

    Fear is read before its marker is removed (HEGRA-COU-08); then the small board is turned over (HEGRA-COU-07).
    """
    s.tell(Befell, "HEGRA-COU-01", "coup")
    frighten(s)
    tighten_supply(s, "HEGRA-COU-04")
    soldiers = yield from man_the_walls(s)
    raise_morale(s, SOLDIERS_FOR_MORALE.get(soldiers, 0), "HEGRA-COU-06")
    s.fear = s.doubt = 0
    s.phase = "next-day"


def frighten(s: State) -> None:
    """As many Defenders as Fear shows leave the Recruit bag, or all there are (HEGRA-COU-02, HEGRA-RUL-87).

    Doubt discs drawn on the way go back and do not count (HEGRA-COU-03), so only Defenders need be drawn.
    """
    defenders = [disc for disc in s.recruit_bag if disc != DOUBT]
    for _ in range(min(s.fear, len(defenders))):
        disc = s.chance.draw(defenders, "coup")
        s.recruit_bag.remove(disc)
        s.reserve.append(disc)
        s.tell(Drawn, "HEGRA-COU-02", disc, "recruit-bag")


def tighten_supply(s: State, rule: str) -> None:
    """The Supply marker moves one step right."""
    track, before = s.box.tracks.supply, s.supply
    s.supply = min(before + 1, len(track) - 1)
    s.tell(TrackMoved, rule, "supply", track[before], track[s.supply])


def man_the_walls(s: State) -> Play[int]:
    """Put a Defender from Tired, Rest or Ready on each position without Damage; returns how many are Soldiers.

    HEGRA-COU-05. The player may leave a position empty only if there are too few Defenders who fight (HEGRA-RUL-86).
    """
    soldiers = 0
    open_walls = [wall for wall in WALLS if not s.damage.get(wall)]
    for number, wall in enumerate(open_walls):
        candidates = [
            f"{disc}-{name}" for name, area in _areas(s) for disc in DEFENDERS if disc != MEDIC and disc in area
        ]
        if not candidates:
            break
        too_few = sum(disc != MEDIC for _, area in _areas(s) for disc in area) < len(open_walls) - number
        answer = yield Decision(
            COMMANDER,
            "man-wall",
            Options(Each("man", candidates), *((LEAVE_EMPTY,) if too_few else ())),
            {"space": wall},
            lambda: medics_stay(s),
        )
        if answer == LEAVE_EMPTY:
            continue
        disc, name = answer.args[0].split("-")
        dict(_areas(s))[name].remove(disc)
        s.walls[wall] = disc
        soldiers += disc == SOLDIER
        s.tell(Moved, "HEGRA-COU-05", disc, name, wall)
    return soldiers


def medics_stay(s: State) -> Iterator[tuple[Option, Refusal]]:
    """A Medic cannot fight, not even at the Coup (HEGRA-RUL-42)."""
    for name, area in _areas(s):
        if MEDIC in area:
            yield Option("man", (f"{MEDIC}-{name}",)), Refusal("HEGRA-RUL-42", "medics-do-not-fight")


def _areas(s: State) -> tuple[tuple[str, list[str]], ...]:
    return ("tired", s.tired), ("rest", s.rest), ("ready", s.ready)


# -- Retreat ----------------------------------------------------------------------------------------------------------


def retreat(s: State) -> Play[None]:
    """End of day 6: the village is lost, and the siege closes in (HEGRA-RET-01, HEGRA-RET-02).

    Walls, their Defenders and their Damage belong to the Main board and stay as they are (HEGRA-RUL-100).
    """
    s.tell(Befell, "HEGRA-RET-01", "retreat")
    tighten_supply(s, "HEGRA-RET-02")
    yield from lower_defence(s, 1, "HEGRA-RET-02")
    bring_up_artillery(s)
    transfer_infantry(s)
    s.status[MACHINE_GUN] = (False,)  # HEGRA-RET-05
    s.phase = "next-day"


def bring_up_artillery(s: State) -> None:
    """Every empty Artillery space of the yellow row gets a piece, while there are any (HEGRA-RET-03, HEGRA-RUL-34).

    The marker stays where it is (HEGRA-RUL-33, a table option).
    """
    for space in artillery_spaces(s, YELLOW):
        if space not in s.artillery and s.pieces_on_track:
            place_artillery(s, space, "HEGRA-RET-03")
    if s.box.options.retreat_moves_marker:
        s.marker = max(s.marker, LAST_ARTILLERY_SPACE - s.pieces_on_track)


def transfer_infantry(s: State) -> None:
    """The Infantry go to Sector 1 of the Main board, five to a Sector, overflow upward (HEGRA-RET-04).

    They stay as they are, the standing placed first (HEGRA-RUL-88).
    """
    standing, lying = sum(s.standing), sum(s.lying)
    s.standing, s.lying = [0] * SECTORS, [0] * SECTORS
    for sector in range(SECTORS):
        here = min(standing, SECTOR_LIMIT)
        s.standing[sector] = here
        s.lying[sector] = min(lying, SECTOR_LIMIT - here)
        standing -= here
        lying -= s.lying[sector]


# -- Last Stand -------------------------------------------------------------------------------------------------------


def last_stand(s: State) -> Play[None]:
    """End of day 11: a last Event card in full, a last advance, and the count.

    HEGRA-LST-01, HEGRA-LST-02, HEGRA-RUL-91.
    """
    s.tell(Befell, "HEGRA-LST-01", "last-stand")
    yield from event_card(s, "last-stand")
    add_air_stack(s)
    yield from draw_hits(s, s.hit_draws, "HEGRA-EVS-03")
    add_infantry(s, infantry_number(s), "HEGRA-EVA-03")
    yield from infantry_attack(s)
    final_advance(s, 1 if s.walls else 2)
    yield from resolve_charge(s)
    final_count(s)


def final_advance(s: State, steps: int) -> None:
    """All Infantry move, standing or lying: one Sector if anybody holds the walls, otherwise two.

    HEGRA-LST-03, HEGRA-LST-04. Whole groups move together, so there is no overflow (HEGRA-RUL-89, HEGRA-RUL-90).
    """
    beyond = s.sectors - steps
    s.charge += sum(s.standing[beyond:]) + sum(s.lying[beyond:])
    s.standing = [0] * steps + s.standing[:beyond]
    s.lying = [0] * steps + s.lying[:beyond]
    s.tell(InfantryAdvanced, "HEGRA-LST-03" if steps == 2 else "HEGRA-LST-04", steps, s.charge)


def final_count(s: State) -> None:
    """Enough healthy Defenders survive, with the result that the Surrender track names (HEGRA-LST-05, HEGRA-END-05).

    HEGRA-END-02, HEGRA-END-03.
    """
    s.tell(Counted, "HEGRA-LST-05", s.healthy, s.required)
    if s.healthy < s.required:
        lose_game(s, "last-stand", "HEGRA-END-02")
    result = s.box.tracks.surrender[s.surrender].result
    s.tell(Ended, "HEGRA-END-03", result, "")
    s.end(Outcome(won=True, result=result))
