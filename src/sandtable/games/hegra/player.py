"""The greedy player: holds the walls, keeps the Hit bag full, nurses the wounded, feeds the tired.

A list of wants, the most urgent first, decides who goes where in the morning; every other question has a rule of
thumb. It never looks ahead.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from sandtable.engine.chance import Chance
from sandtable.engine.decision import Decision, Option
from sandtable.games.hegra.actions import DONE, may_use
from sandtable.games.hegra.names import (
    BOLSTER,
    CABINET,
    DOUBT,
    DUG_OUT,
    FIRE_ARTILLERY,
    FORTRESS,
    GUN_1,
    GUN_2,
    HUNTER,
    INSPIRE,
    MACHINE_GUN,
    MEDIC,
    MOBILISATION,
    NEGOTIATE,
    OFFICER,
    OPEN_ROUTE,
    RECKLESS,
    REPAIR,
    SHOVEL,
    SIEGE,
    SOLDIER,
    SUPPLY_RUN,
    TELEPHONE,
    TREAT,
    VOLUNTEER,
    WALLS,
)
from sandtable.games.hegra.state import State
from sandtable.games.hegra.status_tiles import leftmost_jammed, strength
from sandtable.games.hegra.supply_run import is_watched

LAST_DAYS = 10  # from this day on the player spends lives to thin the enemy
LABOURERS = (VOLUNTEER, MEDIC, HUNTER, SOLDIER, OFFICER)  # who does a chore, the least needed first
GUARDS = (SOLDIER, HUNTER, OFFICER, VOLUNTEER)
SPECIALISTS = {
    TREAT: (MEDIC, VOLUNTEER, HUNTER),
    CABINET: (MEDIC, VOLUNTEER, HUNTER),
    SHOVEL: (HUNTER, VOLUNTEER, MEDIC, SOLDIER, OFFICER),
    SUPPLY_RUN: (HUNTER, VOLUNTEER, MEDIC, SOLDIER),
    INSPIRE: (OFFICER, VOLUNTEER, MEDIC, HUNTER, SOLDIER),
    NEGOTIATE: (OFFICER, VOLUNTEER, MEDIC, HUNTER, SOLDIER),
    FIRE_ARTILLERY: (SOLDIER, OFFICER),
    RECKLESS: (SOLDIER, HUNTER),
    **dict.fromkeys(WALLS, GUARDS),
}


class Greedy:
    """Answers by rule of thumb; where none applies, at random."""

    def __init__(self, seed: int) -> None:
        self._chance = Chance(seed)

    def choose(self, decision: Decision, look: Callable[[], State]) -> Option:
        habit = HABITS.get(decision.prompt)
        option = habit(look(), decision) if habit else None
        if option is not None and option in decision.options:
            return option
        return decision.options[0] if decision.prompt in TAKE_FIRST else self._chance.pick(decision.options, "choice")


# -- the morning ------------------------------------------------------------------------------------------------------


def wants(s: State) -> Iterator[tuple[str, int]]:
    """Action spaces, the most urgent first, and how many Defenders (by worth) each should get."""
    patients = [patient for patient in (*s.beds, *s.waiting) if patient]
    yield from ((wall, 1) for wall in WALLS if wall not in s.walls)
    if s.stage != MOBILISATION and max(map(s.in_sector, range(4))) > 2 and strength_of_guns(s):
        yield FIRE_ARTILLERY, 2
    if s.day >= LAST_DAYS and sum(s.standing[2:]) + sum(s.lying[2:]) > 2:
        yield RECKLESS, 3
    if len(patients) > 1:
        yield TREAT, 2
        yield CABINET, 2
    if s.day < 9:
        outward = sum(not runner.cargo for runner in s.runners)
        yield SUPPLY_RUN, min(5 - len(s.runners), sum(s.depots.values()) - outward)
    yield BOLSTER, 2 * tiles_short(s)
    yield REPAIR, 2 * min(2, repairs_wanted(s))
    if s.stage == MOBILISATION:
        if len(s.routes) > 1:
            yield OPEN_ROUTE, 2
        yield NEGOTIATE, 2
    yield INSPIRE, 2
    yield BOLSTER, 2 * (s.box.tracks.defence - s.defence)
    if s.stage != MOBILISATION and s.walls:
        yield TELEPHONE, 1
    yield TREAT, len(patients)
    yield REPAIR, 4
    yield SHOVEL, 4
    yield BOLSTER, 8


def tiles_short(s: State) -> int:
    """How many tiles the Hit bag lacks for tomorrow: an empty bag costs Surrender."""
    coming = s.hit_draws if s.stage == SIEGE else 3
    return max(0, coming + 1 - len(s.hit_bag))


def repairs_wanted(s: State) -> int:
    """Walls first, then a Gun that strikes, and the Machine Gun."""
    broken = sum(s.damage.get(wall, 0) for wall in WALLS)
    jammed = leftmost_jammed(s, MACHINE_GUN) is not None
    return broken + jammed + 2 - strength_of_guns(s)


def strength_of_guns(s: State) -> int:
    return sum(strength(s, gun) for gun in s.status if gun != MACHINE_GUN)


def place(s: State, decision: Decision) -> Option:
    """A Defender for the first open want that the Ready Defenders can meet."""
    for space, wanted in wants(s):
        spec = s.box.spaces[space]
        there = sum(2 if disc in spec.doubles else 1 for disc in s.placed.get(space, ()))
        crew = [disc for disc in SPECIALISTS.get(space, LABOURERS) if disc in s.ready and disc not in spec.bars]
        reserve = sum(s.ready.count(disc) * (2 if disc in spec.doubles else 1) for disc in crew)
        complete = -there % spec.cost
        if there < wanted and crew and reserve >= max(complete, spec.cost if not complete else 0):
            if may_use(s, space) is None:
                return Option("place", (crew[0], space))
    return DONE


def muster(s: State, decision: Decision) -> Option:
    """Spend a Supply when it feeds enough of them, Morale when it is high, and let two rest."""
    rate = s.box.tracks.supply[s.supply]
    if s.credit:
        return Option("ready", (first(s.tired, (SOLDIER, HUNTER, MEDIC, VOLUNTEER, OFFICER)),))
    if len(s.tired) >= min(rate, 2) and s.supplies > (0 if s.day > 8 else 1):
        return Option("spend", ("supply",))
    if len(s.tired) >= 2 and s.morale > (-2 if s.stage == SIEGE else -1):
        return Option("spend", ("morale",))
    rest = Option("rest", (first(s.tired, LABOURERS),))
    return rest if rest in decision.options else DONE


def first(area: list[str], order: tuple[str, ...]) -> str:
    return next((disc for disc in order if disc in area), "")


# -- rules of thumb ---------------------------------------------------------------------------------------------------


def recruit(s: State, decision: Decision) -> Option:
    """Draw while another Defender is worth the risk to those already drawn."""
    doubt = s.recruit_bag.count(DOUBT) / len(s.recruit_bag)
    return Option("draw" if doubt * (len(s.recruitment) - 1) < 1 - doubt else "stop")


def prefer(verb: str, *order: str) -> Callable[[State, Decision], Option | None]:
    """The first of these that is offered."""

    def habit(s: State, decision: Decision) -> Option | None:
        return next((option for arg in order if (option := Option(verb, (arg,))) in decision.options), None)

    return habit


def nearest(s: State, decision: Decision) -> Option:
    """Strike the Infantry closest to the walls, the standing before the lying."""
    return max(decision.options, key=lambda option: (option.args[0][7], "lying" not in option.args[0]))


def defend(s: State, decision: Decision) -> Option:
    """The Machine Gun first, if enough stand close; then everybody else."""
    guns = [option for option in decision.options if option.verb == MACHINE_GUN]
    if guns and sum(s.standing[2:]) > 2:
        return next((gun for gun in guns if len(gun.args) == 2 and s.supplies > 3), guns[0])
    return decision.options[0]


def run(s: State, decision: Decision) -> Option:
    """Towards a Depot with tokens, or home with one, round the enemy where that costs little."""
    runner = next(runner for runner in s.runners if runner.at == decision.word("at") and runner.moved)
    goals = {FORTRESS} if runner.cargo else {depot for depot, tokens in s.depots.items() if tokens} or {FORTRESS}
    steps = [option for option in decision.options if option.verb == "go"]
    if not steps or runner.at in goals:
        return decision.options[-1]
    return min(steps, key=lambda go: hops(s, go.args[0], goals) + 2 * is_watched(s, go.args[0]))


def hops(s: State, start: str, goals: set[str]) -> int:
    """Steps to the nearest goal."""
    edge, steps = {start}, 0
    while not edge & goals:
        edge |= {onward for space in edge for onward in s.box.map[space].links}
        steps += 1
    return steps


def enemy(s: State, decision: Decision) -> Option:
    return Option("sneak" if s.suspicion < 3 else "stop")


def repair(s: State, decision: Decision) -> Option | None:
    order = (*WALLS, GUN_1, GUN_2, CABINET, *DUG_OUT)
    walls = prefer("repair", *WALLS)(s, decision) if s.day < LAST_DAYS else None
    return walls or prefer("unjam", MACHINE_GUN, GUN_1, GUN_2)(s, decision) or prefer("repair", *order)(s, decision)


def maintenance(s: State, decision: Decision) -> Option | None:
    if any(option.verb in ("repair", "unjam") for option in decision.options):
        return repair(s, decision)
    bolster = Option("bolster", ("miss" if tiles_short(s) or s.defence == s.box.tracks.defence else "defence",))
    return bolster if bolster in decision.options else decision.options[0]


def treat(s: State, decision: Decision) -> Option:
    """The Patient closest to leaving a bed; if all beds are empty, the first who waits."""
    levels = {f"bed-{n}": patient.level for n, patient in enumerate(s.beds, 1) if patient}
    return max(decision.options, key=lambda option: levels.get(option.args[0], 0) if option.args else -1)


def admit(s: State, decision: Decision) -> Option:
    """The worst off."""
    return min(decision.options, key=lambda option: option.args[0][-1] if option.args else "9")


open_route = prefer("open", "miss", "morale", "patrol")
negotiate = prefer("negotiate", "doubt", "fear")

HABITS: dict[str, Callable[[State, Decision], Option | None]] = {
    "place": place,
    "muster": muster,
    "recruit": recruit,
    "keep-one": prefer("keep", SOLDIER, MEDIC, HUNTER, VOLUNTEER),
    "charge-victim": prefer("give-up", *LABOURERS),
    "tire": prefer("tire", *LABOURERS),
    "mobilise": lambda s, asked: open_route(s, asked) or negotiate(s, asked),
    "negotiate": negotiate,
    "defend": defend,
    "target": nearest,
    "run": run,
    "enemy": enemy,
    "maintenance": maintenance,
    "repair": repair,
    "infirmary": treat,
    "admit": admit,
    "man-wall": prefer("man", *(f"{disc}-{area}" for disc in GUARDS for area in ("tired", "rest", "ready"))),
    "reinforce": prefer("take", SOLDIER, MEDIC, HUNTER),
    "enlist": prefer("take", SOLDIER, MEDIC, HUNTER),
    "ready": prefer("ready", SOLDIER, MEDIC, HUNTER, VOLUNTEER, OFFICER),
    "airfield": prefer("bomb", "surrender", "morale", "miss"),
}

#: Questions whose first option is a sound answer.
TAKE_FIRST = frozenset(
    {"bed-or-wait", "take-token", "next-runner", "next-delivery", "use-or-ignore", "counter-patrol", "lower-suspicion"}
    | {
        "fire-artillery",
        "remove-how-many",
        "shell",
        "remove-patrol",
        "shoot",
        "shoot-sector",
        "infirmary",
        "maintenance",
    }
)
