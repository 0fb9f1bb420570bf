"""Checks what is always true at rest: every card is in one place, and every Unit is on the Map."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sandtable.engine.chance import Chance
from sandtable.engine.components import miscounted, unknown
from sandtable.games.atlantikwall import solitaire
from sandtable.games.atlantikwall.assault import waiting
from sandtable.games.atlantikwall.combat_cards import TOKENS
from sandtable.games.atlantikwall.defence import MISSING, PAID
from sandtable.games.atlantikwall.dice import POOLED
from sandtable.games.atlantikwall.forecast import SPARED
from sandtable.games.atlantikwall.losses import UNMET
from sandtable.games.atlantikwall.names import BLACK, BLUE
from sandtable.games.atlantikwall.setup import COUNTERS, DEALT, empty
from sandtable.games.atlantikwall.state import German, Landing, Side, State, Unit
from sandtable.games.atlantikwall.table import sides
from sandtable.games.atlantikwall.vocabulary import WORDS

POOL: Final = 6  # dice of a Trading Pool (ATL-SCD-05)
MOST_COUNTERS: Final = {"none": 0, "mulligan": 1, "lucky-dice": 2, "desperate-measures": 1}
RESOURCES: Final = ("soldiers", "courage", "stars", "points", "counters", "throws", "recruited", "found")
#: What may hold for a turn: words of cards, and what a phase notes for itself.
FOR_SIDE: Final = tuple(sorted({*WORDS, UNMET, SPARED}))
FOR_ALL: Final = tuple(sorted({*WORDS, PAID, MISSING}))
OF_CARD: Final = "new"  # `new:sniper`: recruited this turn


def broken(s: State) -> Iterator[str]:
    """Sentences about what is impossible on any table."""
    fresh = empty(s.box, Chance(0))  # all its cards lie in their piles
    yield from _allied_cards(s, fresh)
    yield from _german_cards(s, fresh)
    yield from _sides(s)
    yield from _units(s)
    yield from _counters(s)
    yield from _map(s)
    if s.landing:
        yield from _landing(s, s.landing)


# -- cards -------------------------------------------------------------------------------------------------------------


def _allied_cards(s: State, fresh: State) -> Iterator[str]:
    kinds, units = s.box.cards.specialists, s.units.values()
    unique = [card for unit in units for card in unit.specialists if kinds[card].kind == "unique"]
    yield from miscounted("Unique Specialists", [*s.unique, *unique], fresh.unique)
    gifts = [sector.gift for sector in s.box.battle.sectors.values() if sector.gift]
    items = [*s.depot, *s.used, *(item for unit in units for item in unit.items)]
    yield from miscounted("Allied Items", items, fresh.depot, maybe=gifts)
    awards = [*s.awards, *s.under, *s.medals, *(award for unit in units for award in unit.awards)]
    yield from miscounted("Awards", awards, fresh.awards)
    vehicles = [vehicle for vehicle in (s.vehicle, *(unit.vehicle for unit in units)) if vehicle]
    if len(vehicles) > any(sector.vehicle for sector in s.box.battle.sectors.values()):
        yield f"Vehicles: {', '.join(vehicles)} in play, and the Map has one at most (ATL-OMA-01)"


def _german_cards(s: State, fresh: State) -> Iterator[str]:
    him = s.german or German("")
    yield from miscounted("German Specialists", [*s.barracks, *him.specialists], fresh.barracks)
    yield from miscounted("German Items", [*s.arsenal, *s.spent, *him.items], fresh.arsenal)
    yield from miscounted("Decorations", [*s.deck, *s.top, *s.discard, *him.hand], fresh.deck)


# -- sides -------------------------------------------------------------------------------------------------------------


def _sides(s: State) -> Iterator[str]:
    for side in sides(s):
        for what in RESOURCES:
            if getattr(side, what) < 0:
                yield f"{side.id} has {getattr(side, what)} {what} (ATL-RUL-72)"
        other = BLUE if isinstance(side, German) else BLACK
        if any(die.colour == other for die in side.dice):
            yield f"{side.id} has a {other} die (ATL-DCE-02, ATL-DCE-03)"
        if s.phase in ("start", "roll") and side.dice:
            yield f"{side.id} has dice before they are thrown (DDD-ROL-01)"
        if s.outcome is None and UNMET in side.for_turn:
            yield f"{side.id} did not meet a loss and plays on (ATL-RUL-46)"


def _units(s: State) -> Iterator[str]:
    names = s.box.unit_names
    if sorted([*s.units, *s.home, *s.fallen]) != sorted(names):
        yield f"Units: {[*s.units]} in play, {s.home} home, {s.fallen} fallen, of {[*names]}"
    for unit in s.units.values():
        if s.phase == "start":
            continue
        if s.outcome is None and not (unit.soldiers or unit.specialists):
            yield f"{unit.id} has nobody left and plays on (DDD-CBT-03)"
        if unit.at not in unit.visited or len(set(unit.visited)) != len(unit.visited):
            yield f"{unit.id} is at {unit.at!r} and has visited {unit.visited} (DDD-MOV-03)"
        yield from _own_set(s, unit)


def _own_set(s: State, unit: Unit) -> Iterator[str]:
    """Each Regular Specialist is in the hand or in the Unit; a Sector may have added one (ATL-RUL-44)."""
    regular = [card for card in unit.specialists if s.box.cards.specialists[card].kind == "regular"]
    here = {sector.here for sector in s.box.battle.sectors.values() if sector.here}
    start = s.box.battle.regular.get(unit.visited[0] if unit.visited else "", ())
    yield from miscounted(f"{unit.id}'s Regular Specialists", [*unit.hand, *regular], start, maybe=here)


def _counters(s: State) -> Iterator[str]:
    """Re-roll counters: dealt, or kept in a Pool from which none is lost (ATL-CMP-05)."""
    rule = s.box.options.counters
    held = [side.counters for side in sides(s)]
    if rule in POOLED:
        if sum(held) + s.counters != COUNTERS:
            yield f"Re-roll counters: {held} held and {s.counters} in the Pool, not {COUNTERS}"
    elif s.counters or sum(held) > (len(s.box.seats) if rule in DEALT else 0):
        yield f"Re-roll counters: {held} held and {s.counters} in a Pool, with the rule {rule!r}"
    if max(held, default=0) > MOST_COUNTERS.get(rule, COUNTERS):
        yield f"Re-roll counters: {held} held, with the rule {rule!r}"


# -- the Map -----------------------------------------------------------------------------------------------------------


def _map(s: State) -> Iterator[str]:
    if len(s.tokens) > TOKENS or len(set(s.tokens)) != len(s.tokens):
        yield f"MGF tokens: {s.tokens} (ATL-RUL-38)"
    if any(n < 0 for n in s.lowered.values()):
        yield f"lowered: {s.lowered} (ATL-DEF-06)"
    if s.assaulting and s.outcome is None:
        yield f"{s.assaulting} confronts the German outside Phase 6"
    if not set(s.entered) <= set(s.box.battle.bunkers) or len(set(s.entered)) != len(s.entered):
        yield f"entered: {s.entered} of the Bunkers {list(s.box.battle.bunkers)}"
    if s.phase == "assault" and s.outcome is None and not waiting(s):
        yield "an Assault, and nobody is in a Bunker (ATL-ASL-02)"


def _landing(s: State, landing: Landing) -> Iterator[str]:
    if landing.at not in landing.visited or len(set(landing.visited)) != len(landing.visited):
        yield f"the automated Unit is at {landing.at!r} and has visited {landing.visited} (ATL-RUL-54)"
    if landing.turns > solitaire.stay(s.box.battle, landing.at):
        yield f"the automated Unit has stayed {landing.turns} turns (ATL-RUL-55)"
    if len(landing.pool) > POOL:
        yield f"{len(landing.pool)} dice in the Trading Pool (ATL-SCD-05)"


# -- positions that are read -------------------------------------------------------------------------------------------


def nonsense(s: State) -> Iterator[str]:
    """Words in a position that mean nothing on this table."""
    box = s.box
    names, sectors = box.unit_names, box.battle.sectors
    yield from unknown("units", s.units, names)
    yield from unknown("home", s.home, [name for name in names if name not in s.units])
    yield from unknown("fallen", s.fallen, [name for name in names if name not in (*s.units, *s.home)])
    yield from unknown("entered", s.entered, box.battle.bunkers)
    yield from unknown("assaulting", [s.assaulting] if s.assaulting else [], s.units)
    yield from unknown("lowered", s.lowered, sectors)
    yield from unknown("tokens", s.tokens, [at for at, sector in sectors.items() if not sector.mgf])
    yield from unknown("for_turn", s.for_turn, FOR_ALL)
    yield from _piles(s)
    if (s.german is None) == box.has_german:
        yield f"german: {'expected one' if box.has_german else 'none plays'} in the mode {box.options.mode!r}"
    if (s.landing is None) == box.solitaire:
        yield f"landing: {'expected one' if box.solitaire else 'there is none'} in the mode {box.options.mode!r}"
    for name, unit in s.units.items():
        yield from _unit_nonsense(s, name, unit)
    if s.german:
        yield from _side_nonsense(s, "german", s.german)
        yield from unknown("german.hand", s.german.hand, box.cards.decorations)
    if s.landing:
        yield from _landing_nonsense(s, s.landing)
    yield from _phase_nonsense(s)


def _piles(s: State) -> Iterator[str]:
    """Every pile holds cards of its kind."""
    cards = s.box.cards
    unique = [card.id for card in cards.specialists.values() if card.kind == "unique"]
    his = [card.id for card in cards.specialists.values() if card.kind == "german-specialist"]
    his_items = [card.id for card in cards.items.values() if card.kind == "german-item"]
    allied_items = [card for card in cards.items if card not in his_items]
    yield from unknown("unique", s.unique, unique)
    yield from unknown("depot", [*s.depot, *s.used], allied_items)
    yield from unknown("awards", [*s.awards, *s.under, *s.medals], cards.awards)
    yield from unknown("vehicle", [s.vehicle] if s.vehicle else [], cards.vehicles)
    yield from unknown("barracks", s.barracks, his)
    yield from unknown("arsenal", [*s.arsenal, *s.spent], his_items)
    yield from unknown("deck", [*s.deck, *s.top, *s.discard], cards.decorations)
    for entry in s.lost:
        seat, _, card = entry.partition(":")
        yield from unknown("lost", [seat], s.box.seats)
        yield from unknown("lost", [card], cards.specialists)
    if s.old_losses > len(s.lost):
        yield f"old_losses: {s.old_losses} of {len(s.lost)} who were lost this turn"


def _side_nonsense(s: State, where: str, side: Side) -> Iterator[str]:
    cards, is_his = s.box.cards, isinstance(side, German)
    if side.id != where.removeprefix("units."):
        yield f"{where}.id: expected {where.removeprefix('units.')!r}, found {side.id!r}"
    men = [card.id for card in cards.specialists.values() if (card.kind == "german-specialist") == is_his]
    things = [card.id for card in cards.items.values() if (card.kind == "german-item") == is_his]
    yield from unknown(f"{where}.specialists", side.specialists, men)
    yield from unknown(f"{where}.items", side.items, things)
    yield from unknown(f"{where}.abilities", side.abilities, men)
    keys = [key for key in side.for_turn if not key.startswith(f"{OF_CARD}:")]
    yield from unknown(f"{where}.for_turn", keys, FOR_SIDE)
    recruited = [key.partition(":")[2] for key in side.for_turn if key.startswith(f"{OF_CARD}:")]
    yield from unknown(f"{where}.for_turn", recruited, men)
    yield from unknown(f"{where}.aside", side.aside.split(), [BLACK if is_his else BLUE, "red", "white"])
    for what in ("specialists", "items"):
        if len(set(getattr(side, what))) != len(getattr(side, what)):
            yield f"{where}.{what}: every card is there once (ATL-RUL-82)"


def _unit_nonsense(s: State, name: str, unit: Unit) -> Iterator[str]:
    where, cards, sectors = f"units.{name}", s.box.cards, s.box.battle.sectors
    yield from _side_nonsense(s, where, unit)
    regular = [card.id for card in cards.specialists.values() if card.kind == "regular"]
    yield from unknown(f"{where}.hand", unit.hand, regular)
    yield from unknown(f"{where}.awards", unit.awards, cards.awards)
    yield from unknown(f"{where}.vehicle", [unit.vehicle] if unit.vehicle else [], cards.vehicles)
    yield from unknown(f"{where}.visited", unit.visited, sectors)
    if unit.at or s.phase != "start":
        yield from unknown(f"{where}.at", [unit.at], sectors)


def _landing_nonsense(s: State, landing: Landing) -> Iterator[str]:
    battle = s.box.battle
    yield from unknown("landing.at", [landing.at], battle.sectors)
    yield from unknown("landing.visited", landing.visited, battle.sectors)
    yield from unknown("landing.sniper", [landing.sniper], ("", solitaire.NEW, solitaire.HERE, solitaire.DEAD))
    if {landing.at, *landing.visited} <= battle.sectors.keys():
        here = battle.sectors[landing.at]
        if any(battle.sectors[at].row > here.row for at in landing.visited):
            yield "landing.visited: the automated Unit never goes back"
        if here.bunker and s.phase != "combat" and s.outcome is None:
            yield "landing.at: after the Combat in the Bunker the game is over (ATL-RUL-59)"


def _phase_nonsense(s: State) -> Iterator[str]:
    """A phase needs somebody who plays it."""
    if not s.units and not s.landing and s.outcome is None:
        yield "units: nobody is in play"
    if s.phase == "assault" and not any(unit.at in s.box.battle.bunkers for unit in s.units.values()):
        yield "phase: an Assault needs a Unit in a Bunker (ATL-ASL-02)"
    if s.phase == "assault" and not s.box.versus:
        yield "phase: there is no Assault without a German against Units (ATL-SOL-12)"
