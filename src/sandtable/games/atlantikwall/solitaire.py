"""Solitaire (p.7-8, ATL-SOL, ATL-SNP): moves the automated Unit and its Sniper, and strikes the player.

The Unit stays two turns in every Sector, crosses each row from border to border, and keeps out of the Bunker as long as
it can. Guns and mines that the player has not manned strike the player.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final

from sandtable.engine.decision import Play
from sandtable.engine.state import Outcome
from sandtable.games.atlantikwall import losses
from sandtable.games.atlantikwall.d6 import DEADLY, d6
from sandtable.games.atlantikwall.log_war import LandingMoved, LandingStayed, SniperCame, SniperFired
from sandtable.games.atlantikwall.maps import Battle
from sandtable.games.atlantikwall.names import ALLIED_VICTORY, GERMAN_VICTORY
from sandtable.games.atlantikwall.state import Landing, State
from sandtable.games.atlantikwall.table import german, has_mgf, landing_of, mgf_active, mines_active

STAY: Final = 2  # turns in every Sector (ATL-SOL-03)
SHORT_STAY: Final = 1  # where nobody can stay (ATL-SOL-07)
NOBODY_LEFT: Final = "nobody-left"
SURVIVED: Final = "survived"

# The state of the Sniper (ATL-SNP-01, ATL-SNP-02).
NEW: Final = "new"
HERE: Final = "here"
DEAD: Final = "dead"


# -- losing and winning ------------------------------------------------------------------------------------------------


def lost(s: State) -> bool:
    """Whether the player has nobody left, or could not meet a loss in full (ATL-SOL-11, ATL-RUL-60)."""
    return s.landing is not None and losses.is_destroyed(german(s))


def check(s: State) -> None:
    """End the game at once if the player is lost; called after every loss (ATL-SOL-11)."""
    if lost(s):
        s.end(Outcome(False, ALLIED_VICTORY, NOBODY_LEFT))


def survive(s: State) -> None:
    """A player with anybody left after Combat in the Bunker has won; no Assault follows (ATL-SOL-10, ATL-RUL-59)."""
    if s.box.battle.sectors[landing_of(s).at].bunker:
        s.end(Outcome(True, GERMAN_VICTORY, SURVIVED))


def suffer(s: State, n: int, rule: str) -> Play[None]:
    """The player loses n, Specialists where Soldiers are not enough (ATL-RUL-23, ATL-RUL-60)."""
    yield from losses.casualties(s, german(s), n, rule)
    check(s)


# -- Phase 4 -----------------------------------------------------------------------------------------------------------


def move(s: State) -> Play[None]:
    """The automated Unit stays, and its Sniper fires; or it goes on (ATL-RUL-55, ATL-RUL-57)."""
    landing = landing_of(s)
    aims = landing.sniper in (NEW, HERE)  # he came in an earlier turn
    if aims:
        landing.sniper = HERE
    landing.moved = landing.turns >= stay(s.box.battle, landing.at)
    if landing.moved:
        yield from _go_on(s, landing)
    else:
        s.tell(LandingStayed, "ATL-SOL-03", landing.at)
        if aims:
            yield from snipe(s)


def stay(battle: Battle, at: str) -> int:
    """Of all attributes of a Sector only Can't Stay Here matters to it (ATL-SOL-07)."""
    return SHORT_STAY if battle.sectors[at].leave else STAY


def snipe(s: State) -> Play[None]:
    """The player loses a Specialist of his choice; if he has none, nothing happens (ATL-SNP-03, ATL-RUL-57)."""
    s.tell(SniperFired, "ATL-SNP-02")
    yield from losses.lose_specialist(s, german(s), "ATL-SNP-03")
    check(s)


def _go_on(s: State, landing: Landing) -> Play[None]:
    """It pays nothing and needs nobody; without a Pionier mines strike the player (ATL-SOL-15, ATL-RUL-56)."""
    battle, at, to = s.box.battle, landing.at, next_sector(s)
    landing.at = to
    landing.visited.append(to)
    landing.turns = 0
    s.tell(LandingMoved, "ATL-SOL-04" if battle.is_lateral(at, to) else "ATL-SOL-05", at, to)
    if battle.ways[at][to].mines and not mines_active(s):
        die = yield from d6(s, german(s), "landmines", "ATL-SOL-15", loser=german(s), about=DEADLY)
        yield from suffer(s, die, "ATL-SOL-15")
    if not landing.sniper and not battle.is_lateral(at, to):
        landing.sniper = NEW
        s.tell(SniperCame, "ATL-SNP-01")


# -- Phase 5 -----------------------------------------------------------------------------------------------------------


def pay(s: State, due: int) -> Play[None]:
    """The printed DEF of the Sector where the Unit is, in full (ATL-DEF-01, ATL-RUL-23)."""
    yield from suffer(s, due, "ATL-DEF-01")


def combat(s: State) -> Play[None]:
    """Without a gunner Machine Gun Fire strikes the player (ATL-SOL-13, ATL-SOL-14, ATL-RUL-56); a turn has passed."""
    landing = landing_of(s)
    if has_mgf(s, landing.at) and not mgf_active(s):
        die = yield from d6(s, german(s), "mgf", "ATL-SOL-13", loser=german(s), about=DEADLY)
        yield from suffer(s, die, "ATL-SOL-13")
    landing.turns += 1


# -- the way -----------------------------------------------------------------------------------------------------------


def next_sector(s: State) -> str:
    """Where the automated Unit goes when it moves (ATL-RUL-54)."""
    landing = landing_of(s)
    return _next(s.box.battle, landing.at, frozenset(landing.visited))


def path(battle: Battle, at: str, visited: Iterable[str]) -> Iterator[str]:
    """All Sectors that it will still enter, up to the Bunker."""
    gone = frozenset(visited)
    while not battle.sectors[at].bunker:
        at = _next(battle, at, gone)
        gone |= {at}
        yield at


@lru_cache(maxsize=4096)
def _next(battle: Battle, at: str, visited: frozenset[str]) -> str:
    """Laterally if it can, else forward; over a Barrier only if there is no other way.

    ATL-SOL-04, ATL-SOL-05, ATL-SOL-06, ATL-SOL-07, ATL-SOL-08, ATL-SOL-09.
    """
    ways = _open_ways(battle, at, visited) or [to for to in battle.ways[at] if to not in visited]
    lateral = [to for to in ways if battle.is_lateral(at, to)]
    if lateral:
        return _best_lateral(battle, at, visited, lateral)
    return _best_advance(battle, at, visited, ways)


def _open_ways(battle: Battle, at: str, visited: frozenset[str]) -> list[str]:
    return [to for to, line in battle.ways[at].items() if to not in visited and not line.barrier]


def _best_lateral(battle: Battle, at: str, visited: frozenset[str], sectors: list[str]) -> str:
    """The side with more Sectors ahead, then the one toward the nearer border, then the left one (ATL-SOL-06)."""
    here, (left, right) = battle.sectors[at].column, _borders(battle)
    nearer = -1 if here - left <= right - here else 1

    def rank(to: str) -> tuple[int, bool, float]:
        column = battle.sectors[to].column
        return -_ahead(battle, to, visited), (column - here) * nearer < 0, column

    return min(sectors, key=rank) if len(sectors) > 1 else sectors[0]


def _best_advance(battle: Battle, at: str, visited: frozenset[str], sectors: list[str]) -> str:
    """No Bunker if possible; nearest to a border; more Sectors ahead; its own half of the Map; left (ATL-SOL-05)."""
    left, right = _borders(battle)
    middle = (left + right) / 2
    here = battle.sectors[at].column - middle

    def rank(to: str) -> tuple[bool, float, int, bool, float]:
        sector = battle.sectors[to]
        border = min(sector.column - left, right - sector.column)
        is_across = (sector.column - middle) * here < 0
        return sector.bunker, border, -_ahead(battle, to, visited), is_across, sector.column

    return min(sectors, key=rank) if len(sectors) > 1 else sectors[0]


def _ahead(battle: Battle, at: str, visited: frozenset[str]) -> int:
    """How many Sectors it can still visit from there, before the Bunker or a dead end stops it (ATL-SOL-08)."""
    count, gone = 0, visited | {at}
    while not battle.sectors[at].bunker and _open_ways(battle, at, gone):
        at = _next(battle, at, gone)
        gone |= {at}
        count += 1
    return count


def _borders(battle: Battle) -> tuple[float, float]:
    columns = [sector.column for sector in battle.sectors.values()]
    return min(columns), max(columns)
