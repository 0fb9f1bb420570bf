"""Section 2, Fire Artillery (p.17-18): once a day, each Gun in play fires once (HEGRA-GUN-01, HEGRA-GUN-02).

It has no day restriction (HEGRA-GUN-15). Sectors are those of the board in use; map rows and the airfield can be chosen
on every day (HEGRA-RUL-101), and both Guns may choose the same target (HEGRA-RUL-55).
"""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine.action import Action, Odds, Offers, Question
from sandtable.engine.chance import D6
from sandtable.engine.decision import Decision, Each, Option, Options, Play, Refusal
from sandtable.games.hegra.actions import DONE, STOP, times, tire
from sandtable.games.hegra.dice import at_least
from sandtable.games.hegra.hits import add_tiles, return_artillery
from sandtable.games.hegra.log import (
    AirStackGone,
    GunFired,
    InfantryRemoved,
    Rolled,
)
from sandtable.games.hegra.names import AIRFIELD, COMMANDER, FIRE_ARTILLERY, GUN_1, GUN_2, GUNS, MISS, ROWS
from sandtable.games.hegra.state import State
from sandtable.games.hegra.status_tiles import can_fire, jam, strength
from sandtable.games.hegra.suspicion import remove_patrol
from sandtable.games.hegra.targets import sector_of, suppress
from sandtable.games.hegra.tracks import lower_morale, lower_surrender, raise_morale

REMOVED_BY_ICON = 2  # HEGRA-GUN-04
AIRFIELD_TARGETS = ("morale", "miss", "surrender")
AIRFIELD_MORALE = 2
AIRFIELD_MISSES = 2


def artillery(s: State) -> Play[None]:
    """The next Gun picks its target, or holds fire (HEGRA-RUL-44)."""
    options = Options(*aims(s), DONE) if times(s, FIRE_ARTILLERY) else (DONE,)
    if len(options) > 1:
        decision = Decision(COMMANDER, "fire-artillery", options, {}, lambda: aim_refusals(s), about=FIRE_GUNS)
        answer = yield decision
        if answer != DONE:
            yield from BY_VERB[answer.verb].take(s, decision, answer)
            return
    tire(s, FIRE_ARTILLERY)
    s.shelled.clear()
    s.phase = "send-runners"


def aims(s: State) -> Iterator[Option | Each]:
    for gun in GUNS:
        yield from BY_VERB[gun].offers(s, gun)


def aim_refusals(s: State) -> Iterator[tuple[Option, Refusal]]:
    for gun in GUNS:
        yield from BY_VERB[gun].refusals(s, gun)


class _FireGun(Action[State, str, str]):
    """A Gun fires at a Sector, a map row or the airfield; then it may jam (HEGRA-GUN-06, HEGRA-GUN-07)."""

    def offers(self, s: State, gun: str) -> Offers:
        there = [target for target in all_targets(s) if may_aim(s, gun, target) is None]
        return (Each(self.verb, there),) if there else ()

    def refusals(self, s: State, gun: str) -> Iterator[tuple[Option, Refusal]]:
        for target in all_targets(s):
            if refusal := may_aim(s, gun, target):
                yield Option(self.verb, (target,)), refusal

    def read(self, s: State, decision: Decision, option: Option) -> str:
        return option.args[0]

    def odds(self, s: State, target: str) -> Iterator[Odds]:
        yield Odds("jam", 1 - at_least(hit_criterion(s, target)))

    def touches(self, s: State, decision: Decision, option: Option) -> tuple[str, ...]:
        return option.verb, *option.args

    def do(self, s: State, target: str) -> Play[None]:
        return fire_gun(s, self.verb, target)


class FireGun1(_FireGun):
    verb = GUN_1


class FireGun2(_FireGun):
    verb = GUN_2


ACTIONS = (FireGun1(), FireGun2())
BY_VERB = {action.verb: action for action in ACTIONS}
FIRE_GUNS = Question(*ACTIONS)


def all_targets(s: State) -> list[str]:
    return [*(f"sector-{n + 1}" for n in range(s.sectors)), *ROWS, AIRFIELD]


def may_aim(s: State, gun: str, target: str) -> Refusal | None:
    """A Gun fires if any Status tile is revealed; without an icon only at a Sector (HEGRA-RUL-52)."""
    if not can_fire(s, gun):
        key = "gun-not-in-play" if gun not in s.status else "gun-cannot-fire"
        return Refusal("HEGRA-GUN-16" if gun not in s.status else "HEGRA-RUL-52", key, {"gun": gun})
    if gun in s.shelled:
        return Refusal("HEGRA-GUN-02", "gun-has-fired", {"gun": gun})
    if target.startswith("sector-"):
        empty = not s.in_sector(sector_of(target)[0])
        return Refusal("HEGRA-GUN-04", "nobody-there", {"target": target}) if empty else None
    if not strength(s, gun):
        return Refusal("HEGRA-RUL-52", "gun-too-weak", {"gun": gun})
    possible = airfield_options(s) if target == AIRFIELD else row_targets(s, target)
    rule = "HEGRA-GUN-12" if target == AIRFIELD else "HEGRA-GUN-08"
    return None if possible else Refusal(rule, "nothing-to-hit", {"target": target})


def fire_gun(s: State, gun: str, target: str) -> Play[None]:
    """Fire at a Sector, a map row or the airfield; then see whether the Gun jams (HEGRA-GUN-06, HEGRA-GUN-07)."""
    s.shelled.append(gun)
    icons = strength(s, gun)
    s.tell(GunFired, "HEGRA-GUN-02", gun, target, icons)
    if target == AIRFIELD:
        yield from fire_at_airfield(s, icons)
    elif target in ROWS:
        yield from fire_at_row(s, target, icons)
    else:
        yield from fire_at_sector(s, sector_of(target)[0], icons)
    die = s.chance.roll(D6, "jam")
    criterion = hit_criterion(s, target)
    s.tell(Rolled, "HEGRA-GUN-06", gun, die, criterion)
    if die < criterion:
        jam(s, gun, "HEGRA-GUN-06")


def hit_criterion(s: State, target: str) -> int:
    """What the die must reach: airfield 6, yellow row 5, Sector 2 4 (HEGRA-GUN-13, HEGRA-GUN-14)."""
    if target == AIRFIELD:
        return s.box.tracks.airfield  # the book spells its name in two ways (HEGRA-RUL-94)
    if target in ROWS:
        return s.box.tracks.rows[target]
    board = s.board
    return board.sectors[sector_of(target)[0]].criterion if board else 0


def fire_at_sector(s: State, sector: int, icons: int) -> Play[None]:
    """Up to two Infantry are removed for each icon, or fewer if the player likes (HEGRA-GUN-04, HEGRA-RUL-53).

    The others lie down (HEGRA-GUN-05), so it does not matter which of them are removed.
    """
    most = min(REMOVED_BY_ICON * icons, s.in_sector(sector))
    counts = [str(n) for n in range(most, -1, -1)]
    answer = yield Decision(COMMANDER, "remove-how-many", Options(Each("remove", counts)), {"sector": sector + 1})
    gone = int(answer.args[0])
    standing = min(gone, s.standing[sector])
    s.standing[sector] -= standing
    s.lying[sector] -= gone - standing
    if gone:
        s.tell(InfantryRemoved, "HEGRA-GUN-04", gone, sector + 1)
    suppress(s, sector, s.standing[sector], "HEGRA-GUN-05")


def row_targets(s: State, row: str) -> list[str]:
    """What a Gun can hit on a row: `patrol-green-2`, `artillery-yellow-1`."""
    spaces = [space.id for space in s.box.map.values() if space.row == row]
    return [
        *(f"artillery-{space}" for space in spaces if space in s.artillery),
        *(f"patrol-{space}" for space in spaces if space in s.patrols),
    ]


def fire_at_row(s: State, row: str, icons: int) -> Play[None]:
    """A Patrol or an Artillery piece of the row for each icon (HEGRA-GUN-08, HEGRA-RUL-53).

    Patrols go back into the bag (HEGRA-GUN-09), pieces to the track (HEGRA-ART-03). Shelling a space with one of our
    runners costs a Morale, once for each space (HEGRA-GUN-10, HEGRA-RUL-54).
    """
    ours = {runner.at for runner in s.runners}
    for _ in range(icons):
        there = row_targets(s, row)
        if not there:
            return
        answer = yield Decision(COMMANDER, "shell", Options(Each("shell", there), STOP), {"row": row})
        if answer == STOP:
            return
        kind, _, at = answer.args[0].partition("-")
        if kind == "patrol":
            remove_patrol(s, at, "HEGRA-GUN-09")
        else:
            return_artillery(s, at, "HEGRA-GUN-08")
        if at in ours:
            ours.remove(at)
            lower_morale(s, 1, "HEGRA-GUN-10")


def airfield_options(s: State) -> list[Option]:
    """The four options; any of the Air stacks can be chosen (HEGRA-GUN-11)."""
    options = [Option("bomb", (what,)) for what in AIRFIELD_TARGETS if may_bomb(s, what) is None]
    if may_bomb(s, "air") is None:
        options += [Option("bomb", ("air", str(number))) for number in range(1, len(s.air) + 1)]
    return options


def may_bomb(s: State, what: str) -> Refusal | None:
    """Each option at most once a round, for both Guns together (HEGRA-GUN-12), and only if it can do something."""
    if what in s.shelled:
        return Refusal("HEGRA-GUN-12", "bombed-already")
    if what == "miss" and not s.miss_reserve:
        return Refusal("HEGRA-GUN-11", "no-miss-left")
    if what == "surrender" and not s.surrender:
        return Refusal("HEGRA-RUL-84", "surrender-at-best")
    if what == "air" and not s.air:
        return Refusal("HEGRA-RUL-37", "no-air-left")
    return None


def airfield_refusals(s: State) -> Iterator[tuple[Option, Refusal]]:
    for what in (*AIRFIELD_TARGETS, "air"):
        if refusal := may_bomb(s, what):
            yield Option("bomb", (what,) if what != "air" else ("air", "1")), refusal


def fire_at_airfield(s: State, icons: int) -> Play[None]:
    """One of the airfield's options for each icon (HEGRA-GUN-11)."""
    for _ in range(icons):
        options = airfield_options(s)
        if not options:
            return
        answer = yield Decision(COMMANDER, "airfield", (*options, STOP), {}, lambda: airfield_refusals(s))
        if answer == STOP:
            return
        what = answer.args[0]
        s.shelled.append(what)
        if what == "morale":
            raise_morale(s, AIRFIELD_MORALE, "HEGRA-GUN-11")
        elif what == "miss":
            add_tiles(s, MISS, AIRFIELD_MISSES, "HEGRA-GUN-11")
        elif what == "surrender":
            lower_surrender(s, 1, "HEGRA-GUN-11")
        else:
            tile = s.air.pop(int(answer.args[1]) - 1)
            s.tiles += [tile, tile]
            s.tell(AirStackGone, "HEGRA-GUN-11", tile, "reserve")
