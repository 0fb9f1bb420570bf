"""Section 4, Maintenance (p.20-21): five actions that are always there, and two that may be dug out (HEGRA-MNT-01)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sandtable.engine.decision import Decision, Each, Option, Options, Play, Refusal
from sandtable.games.hegra.actions import action, right_part, section
from sandtable.games.hegra.defence import raise_defence
from sandtable.games.hegra.effects import effect
from sandtable.games.hegra.events import Promoted, Repaired, Skipped, TilesAdded
from sandtable.games.hegra.hits import add_tiles
from sandtable.games.hegra.morale_decks import add_hope
from sandtable.games.hegra.names import (
    BOLSTER,
    COMMANDER,
    GUN_1,
    GUN_2,
    HUNTER,
    INSPIRE,
    MACHINE_GUN,
    MAP_ROOM,
    MISS,
    PROMOTE,
    RADIO,
    REPAIR,
    SHOVEL,
    SOLDIER,
    VOLUNTEER,
)
from sandtable.games.hegra.snow import draw_snow_card, less_snow
from sandtable.games.hegra.state import State
from sandtable.games.hegra.status_tiles import leftmost_jammed, unjam
from sandtable.games.hegra.tracks import raise_morale

SHOVEL_SNOW = Option("shovel")
INSPIRE_ALL = Option("inspire")
BOLSTER_MISS = Option("bolster", ("miss",))
BOLSTER_DEFENCE = Option("bolster", ("defence",))
SEND_WORD = Option("radio")
STUDY_MAPS = Option("map-room")
MAPS_SHOWN = 3


def maintenance(s: State) -> Play[None]:
    return section(s, 4, "maintenance", "infirmary")


@action(SHOVEL, lambda s: (SHOVEL_SNOW,), all_at_once=True)
def shovel(s: State, answer: Option) -> Play[None]:
    """The Snow marker moves one left (HEGRA-SNW-01)."""
    return less_snow(s, 1, "HEGRA-SNW-01")


def repairs(s: State) -> Sequence[Option]:
    """Anything damaged, and any jammed Status tile that no Damage covers, the Machine Gun's too (HEGRA-RUL-74)."""
    damaged = [Option("repair", (space,)) for space, tiles in s.damage.items() if tiles]
    jammed = [gun for gun in (GUN_1, GUN_2, MACHINE_GUN) if leftmost_jammed(s, gun) is not None]
    return [*damaged, *(Option("unjam", (gun,)) for gun in jammed)]


def covered_jams(s: State) -> Iterator[tuple[Option, Refusal]]:
    """A jammed tile under Damage cannot be reached yet (HEGRA-REP-02)."""
    for gun, tiles in s.status.items():
        if any(tiles) and leftmost_jammed(s, gun) is None:
            yield Option("unjam", (gun,)), Refusal("HEGRA-REP-02", "jam-under-damage", {"gun": gun})


@action(REPAIR, repairs, nothing_to_do=Refusal("HEGRA-REP-01", "nothing-to-repair"), refused=covered_jams)
def repair(s: State, answer: Option) -> None:
    """The leftmost Damage tile of a space goes into the Hit bag, or its leftmost jammed tile is flipped.

    HEGRA-REP-01, HEGRA-REP-02, HEGRA-DMG-03.
    """
    where = answer.args[0]
    if answer.verb == "unjam":
        unjam(s, where)
        return
    s.damage[where] -= 1
    s.hit_bag.append(where)
    s.tell(Repaired, "HEGRA-REP-01", where)
    s.tell(TilesAdded, "HEGRA-DMG-03", where, 1)


def bolsters(s: State) -> Sequence[Option]:
    """A Miss tile or Defence, whichever is possible (HEGRA-RUL-72)."""
    return (
        *((BOLSTER_MISS,) if s.miss_reserve else ()),
        *((BOLSTER_DEFENCE,) if s.defence < s.box.tracks.defence else ()),
    )


def no_bolsters(s: State) -> Iterator[tuple[Option, Refusal]]:
    if not s.miss_reserve:
        yield BOLSTER_MISS, Refusal("HEGRA-RUL-72", "no-miss-left")
    if s.defence == s.box.tracks.defence:
        yield BOLSTER_DEFENCE, Refusal("HEGRA-RUL-72", "defence-at-top")


@action(BOLSTER, bolsters, nothing_to_do=Refusal("HEGRA-RUL-72", "nothing-to-bolster"), refused=no_bolsters)
def bolster(s: State, answer: Option) -> None:
    """A Miss tile into the Hit bag, or Defence up by one (HEGRA-BOL-01, HEGRA-BOL-02)."""
    if answer == BOLSTER_MISS:
        add_tiles(s, MISS, 1, "HEGRA-BOL-01")
    else:
        raise_defence(s, 1, "HEGRA-BOL-02")


def promotions(s: State) -> Sequence[Option]:
    discs = s.placed.get(PROMOTE, ())
    return [Option("promote", (disc,)) for disc in (VOLUNTEER, HUNTER) if disc in discs]


@action(PROMOTE, promotions)
def promote(s: State, answer: Option) -> None:
    """A Soldier's disc from the Reserve takes the other's place, and is Tired with the Officer.

    HEGRA-PRO-01, HEGRA-RUL-73.
    """
    disc = answer.args[0]
    discs = list(s.placed[PROMOTE])
    discs[discs.index(disc)] = SOLDIER
    s.placed[PROMOTE] = tuple(discs)
    s.reserve.remove(SOLDIER)
    s.reserve.append(disc)
    s.tell(Promoted, "HEGRA-PRO-01", disc)


@action(INSPIRE, lambda s: (INSPIRE_ALL,), all_at_once=True)
def inspire(s: State, answer: Option) -> None:
    """Morale up by one (HEGRA-INS-01)."""
    raise_morale(s, 1, "HEGRA-INS-01")


@action(RADIO, lambda s: (SEND_WORD,), all_at_once=True)
def radio(s: State, answer: Option) -> None:
    """A Hope card into the Low Morale deck; with the right part repaired a second one (HEGRA-RAD-01, HEGRA-RAD-02)."""
    add_hope(s, "HEGRA-RAD-01")
    if right_part(s, RADIO):
        add_hope(s, "HEGRA-RAD-02")


@action(MAP_ROOM, lambda s: (STUDY_MAPS,))
def map_room(s: State, answer: Option) -> Play[None]:
    """Look at the top three Snow cards and order them; with the right part the Snow goes 2 left too.

    HEGRA-MAP-01, HEGRA-MAP-02.
    """
    shown = [draw_snow_card(s) for _ in range(min(MAPS_SHOWN, len(s.snow_top) + len(s.snow_deck)))]
    order: list[str] = []
    while shown:
        chosen = yield Decision(COMMANDER, "order-snow", Options(Each("next", shown)), {"place": len(order) + 1})
        shown.remove(chosen.args[0])
        order.append(chosen.args[0])
    s.snow_top[:0] = order
    if right_part(s, MAP_ROOM):
        yield from less_snow(s, 2, "HEGRA-MAP-02")


@effect("repair")
def _repair(s: State, n: int) -> Play[None]:
    """A free Repair, within its normal limits (HEGRA-RUL-103)."""
    for _ in range(n):
        options = repairs(s)
        if not options:
            s.tell(Skipped, "HEGRA-RUL-103", "repair")
            return
        answer = yield Decision(COMMANDER, "repair", options)
        repair(s, answer)
