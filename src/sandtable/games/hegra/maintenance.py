"""Section 4, Maintenance (p.20-21): five actions that are always there, and two that may be dug out (HEGRA-MNT-01)."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine.decision import Decision, Each, Option, Options, Play, Refusal
from sandtable.games.hegra.actions import AllAtOnce, Named, Section, SpaceAction, right_part
from sandtable.games.hegra.defence import raise_defence
from sandtable.games.hegra.effects import effect
from sandtable.games.hegra.hits import add_tiles
from sandtable.games.hegra.log import Promoted, Repaired, Skipped, TilesAdded
from sandtable.games.hegra.morale_decks import add_hope
from sandtable.games.hegra.names import (
    BOLSTER,
    COMMANDER,
    DEFENCE,
    GUNS,
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
from sandtable.games.hegra.snow import less_snow, snow_deck
from sandtable.games.hegra.state import State
from sandtable.games.hegra.status_tiles import leftmost_jammed, unjam
from sandtable.games.hegra.tracks import raise_morale

MAPS_SHOWN = 3


class Shovel(AllAtOnce):
    """The Snow marker moves one left (HEGRA-SNW-01)."""

    verb = space = SHOVEL

    def resolve(self, s: State, chosen: int) -> Play[None]:
        return less_snow(s, 1, "HEGRA-SNW-01")


class Repair(Named):
    """The leftmost Damage tile of a space goes into the Hit bag (HEGRA-REP-01, HEGRA-DMG-03)."""

    verb = space = REPAIR
    nothing_to_do = Refusal("HEGRA-REP-01", "nothing-to-repair")

    def offers(self, s: State, space: str) -> list[Option]:
        return [Option(self.verb, (damaged,)) for damaged, tiles in s.damage.items() if tiles]

    def resolve(self, s: State, damaged: str) -> Play[None]:
        s.damage[damaged] -= 1
        s.hit_bag.append(damaged)
        s.tell(Repaired, "HEGRA-REP-01", damaged)
        s.tell(TilesAdded, "HEGRA-DMG-03", damaged, 1)
        yield from ()


class Unjam(Named):
    """The leftmost jammed Status tile of a Gun is flipped instead (HEGRA-REP-02)."""

    verb, space = "unjam", REPAIR

    def offers(self, s: State, space: str) -> list[Option]:
        """Any jammed tile that no Damage covers, the Machine Gun's too (HEGRA-RUL-74)."""
        return [Option(self.verb, (gun,)) for gun in (*GUNS, MACHINE_GUN) if leftmost_jammed(s, gun) is not None]

    def refusals(self, s: State, space: str) -> Iterator[tuple[Option, Refusal]]:
        """A jammed tile under Damage cannot be reached yet (HEGRA-REP-02)."""
        for gun, tiles in s.status.items():
            if any(tiles) and leftmost_jammed(s, gun) is None:
                yield Option(self.verb, (gun,)), Refusal("HEGRA-REP-02", "jam-under-damage", {"gun": gun})

    def resolve(self, s: State, gun: str) -> Play[None]:
        unjam(s, gun)
        yield from ()


class Bolster(Named):
    """A Miss tile goes into the Hit bag, or Defence rises by one (HEGRA-BOL-01, HEGRA-BOL-02)."""

    verb = space = BOLSTER
    nothing_to_do = Refusal("HEGRA-RUL-72", "nothing-to-bolster")

    def offers(self, s: State, space: str) -> list[Option]:
        return [Option(self.verb, (what,)) for what in (MISS, DEFENCE) if self.may_bolster(s, what) is None]

    def refusals(self, s: State, space: str) -> Iterator[tuple[Option, Refusal]]:
        for what in (MISS, DEFENCE):
            if refusal := self.may_bolster(s, what):
                yield Option(self.verb, (what,)), refusal

    def may_bolster(self, s: State, what: str) -> Refusal | None:
        """Either, if it changes anything (HEGRA-RUL-72)."""
        if what == MISS:
            return None if s.miss_reserve else Refusal("HEGRA-RUL-72", "no-miss-left")
        return None if s.defence < s.box.tracks.defence else Refusal("HEGRA-RUL-72", "defence-at-top")

    def resolve(self, s: State, what: str) -> Play[None]:
        if what == MISS:
            add_tiles(s, MISS, 1, "HEGRA-BOL-01")
        else:
            raise_defence(s, 1, "HEGRA-BOL-02")
        yield from ()


class Promote(Named):
    """A Soldier's disc from the Reserve takes the other's place, and is Tired with the Officer.

    HEGRA-PRO-01, HEGRA-RUL-73.
    """

    verb = space = PROMOTE

    def offers(self, s: State, space: str) -> list[Option]:
        discs = s.placed.get(PROMOTE, ())
        return [Option(self.verb, (disc,)) for disc in (VOLUNTEER, HUNTER) if disc in discs]

    def resolve(self, s: State, disc: str) -> Play[None]:
        discs = list(s.placed[PROMOTE])
        discs[discs.index(disc)] = SOLDIER
        s.placed[PROMOTE] = tuple(discs)
        s.reserve.remove(SOLDIER)
        s.reserve.append(disc)
        s.tell(Promoted, "HEGRA-PRO-01", disc)
        yield from ()


class Inspire(AllAtOnce):
    """Morale up by one (HEGRA-INS-01)."""

    verb = space = INSPIRE

    def resolve(self, s: State, chosen: int) -> Play[None]:
        raise_morale(s, 1, "HEGRA-INS-01")
        yield from ()


class Radio(AllAtOnce):
    """A Hope card into the Low Morale deck; with the right part repaired a second one (HEGRA-RAD-01, HEGRA-RAD-02)."""

    verb = space = RADIO

    def resolve(self, s: State, chosen: int) -> Play[None]:
        add_hope(s, "HEGRA-RAD-01")
        if right_part(s, RADIO):
            add_hope(s, "HEGRA-RAD-02")
        yield from ()


class MapRoom(SpaceAction[None]):
    """Look at the top three Snow cards and order them; with the right part the Snow goes 2 left too.

    HEGRA-MAP-01, HEGRA-MAP-02.
    """

    verb = space = MAP_ROOM

    def offers(self, s: State, space: str) -> list[Option]:
        return [Option(self.verb)]

    def read(self, s: State, decision: Decision, option: Option) -> None:
        return None

    def resolve(self, s: State, chosen: None) -> Play[None]:
        shown = snow_deck(s).look(MAPS_SHOWN, s.chance, "snow-card")
        del s.snow_top[: len(shown)]
        order: list[str] = []
        while shown:
            answer = yield Decision(COMMANDER, "order-snow", Options(Each("next", shown)), {"place": len(order) + 1})
            shown.remove(answer.args[0])
            order.append(answer.args[0])
        s.snow_top[:0] = order
        if right_part(s, MAP_ROOM):
            yield from less_snow(s, 2, "HEGRA-MAP-02")


REPAIRS = (Repair(), Unjam())
MAINTENANCE = Section(
    "maintenance", "infirmary", Shovel(), *REPAIRS, Bolster(), Promote(), Inspire(), Radio(), MapRoom()
)


@effect("repair")
def _repair(s: State, n: int) -> Play[None]:
    """A free Repair, within its normal limits (HEGRA-RUL-103)."""
    for _ in range(n):
        options = [option for action in REPAIRS for option in action.offers(s, REPAIR)]
        if not options:
            s.tell(Skipped, "HEGRA-RUL-103", "repair")
            return
        answer = yield Decision(COMMANDER, "repair", options, about=MAINTENANCE.question)
        action = next(action for action in REPAIRS if action.verb == answer.verb)
        yield from action.resolve(s, answer.args[0])
