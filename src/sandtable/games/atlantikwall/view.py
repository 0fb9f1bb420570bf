"""What a seat may see: all that lies on the table but the German's hand and the order of the decks (ATL-RUL-69).

Sectors are areas of the group `map`: `x` is the column, `y` the row from the sea. Each says what is printed on it, what
that comes to now for every Unit there, and which lines lead away from it. Units and the German are areas of the group
`side` with their resources, dice and cards; a confrontation is one of `assault`, what solitaire adds one of
`solitaire`. What can be had lies in `market`, what is used up or gone in `piles`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Any

import msgspec

from sandtable.engine.chance import Chance
from sandtable.engine.decision import Decision, Option
from sandtable.engine.game import Look
from sandtable.engine.view import Area, Card, Piece, Text, Track, View
from sandtable.games.atlantikwall import assault, combat, solitaire
from sandtable.games.atlantikwall.forecast import def_losses, moves, must_move, throws_left
from sandtable.games.atlantikwall.maps import Battle, Sector
from sandtable.games.atlantikwall.names import GERMAN
from sandtable.games.atlantikwall.state import German, Landing, Side, State, Unit
from sandtable.games.atlantikwall.table import has_mgf, mgf_active, mines_active, sides, strength, units_at
from sandtable.games.atlantikwall.view_cards import Market, cards, kept_cards, piles
from sandtable.games.atlantikwall.view_dice import die_pieces, sets, straight_lacks, worth

RESOURCES = ("soldiers", "courage", "stars", "points")
PHASES = ("roll", "tally", "upkeep", "market", "move", "combat", "assault")
TRADING_POOL = "pool"


def view(s: State, seat: str | None) -> View:
    """The table as a seat (or, with None, a spectator) sees it."""
    return Beach(s).see(seat)


def heading(s: State) -> Text:
    return Text("heading", {"map": s.box.battle.id, "turn": s.turn, "phase": s.phase})


class Beach(Look[State]):
    """The table as it stands: all that lies open is looked at once, the rest by the seat that may see it."""

    def see(self, seat: str | None) -> View:
        s, is_his = self.s, seat == GERMAN
        return View(
            "atlantikwall",
            heading(s),
            areas=(*self._map, *self._sides(seat), *self._fights, *self._market.seen_by(seat), *piles(s, seat)),
            links=_links(s.box.battle),
            tracks=self._tracks,
            cards=self._his_cards if is_his else self._open_cards,
            counts=self._counts,
            outcome=Text("outcome", {"result": s.outcome.result, "cause": s.outcome.cause}) if s.outcome else None,
        )

    @cached_property
    def _map(self) -> tuple[Area, ...]:
        return tuple(_sectors(self.s))

    def _sides(self, seat: str | None) -> Iterator[Area]:
        """Every side as all see it, the seat's own as it sees that itself."""
        for side, area in zip(sides(self.s), self._open_sides, strict=True):
            yield own_side(self.s, side, area) if side.id == seat else area

    @cached_property
    def _open_sides(self) -> tuple[Area, ...]:
        return tuple(_sides(self.s))

    @cached_property
    def _fights(self) -> tuple[Area, ...]:
        return (*_assault(self.s), *_solitaire(self.s))

    @cached_property
    def _market(self) -> Market:
        return Market(self.s)

    @cached_property
    def _tracks(self) -> tuple[Track, ...]:
        return tuple(_tracks(self.s))

    @cached_property
    def _counts(self) -> dict[str, int]:
        return dict(_counts(self.s))

    @cached_property
    def _open_cards(self) -> tuple[Card, ...]:
        return tuple(cards(self.s, None))

    @cached_property
    def _his_cards(self) -> tuple[Card, ...]:
        return tuple(cards(self.s, GERMAN))


# -- the beach ---------------------------------------------------------------------------------------------------------

#: What is printed on a Sector and told as it is, where there is any of it.
PRINTED = ("soldiers", "needs", "costs", "costs_named", "here", "adds", "arrival", "no_bonus", "units", "gift")
SWITCHES = ("bunker", "leave", "no_lock", "no_items", "vehicle")
ALL_DICE = 6


def _printed(battle: Battle) -> dict[str, dict[str, Any]]:
    """What never changes of each Sector, made once for a Map."""
    known: dict[str, dict[str, Any]] | None = battle.__dict__.get("_printed")
    if known is None:
        known = battle.__dict__["_printed"] = {name: _facts(battle, sector) for name, sector in battle.sectors.items()}
    return known


def _facts(battle: Battle, sector: Sector) -> dict[str, Any]:
    facts: dict[str, Any] = {"row": sector.row, "map": battle.homes[sector.id], "def": sector.def_}
    for name in PRINTED:
        value = getattr(sector, name)
        if value not in (None, 0, {}):
            facts[name.replace("_", "-")] = value
    if sector.dice != ALL_DICE:
        facts["dice"] = sector.dice
    if sector.mgf_specialists:
        facts["mgf-specialists"] = sector.mgf_specialists
    if sector.climb:
        facts["climb"] = msgspec.structs.asdict(sector.climb)
    facts["lines"] = tuple(
        {
            "to": line.to,
            "courage": line.courage,
            "mines": line.mines,
            "barrier": line.barrier,
            "lateral": battle.is_lateral(sector.id, line.to),
        }
        for line in battle.ways[sector.id].values()
    )
    return facts


def _links(battle: Battle) -> tuple[tuple[str, str], ...]:
    """Every line once, from the Sector it is written at."""
    known: tuple[tuple[str, str], ...] | None = battle.__dict__.get("_links")
    if known is None:
        lines = tuple((sector.id, line.to) for sector in battle.sectors.values() for line in sector.lines)
        known = battle.__dict__["_links"] = lines
    return known


def _sectors(s: State) -> Iterator[Area]:
    battle, printed = s.box.battle, _printed(s.box.battle)
    for name, sector in battle.sectors.items():
        here = units_at(s, name)
        facts = {
            **printed[name],
            "def-now": combat.lowered(s, name),
            "effective": {unit.id: combat.def_for(s, unit) for unit in here},
            "mgf": has_mgf(s, name),
            "mgf-active": has_mgf(s, name) and mgf_active(s),
            "mines-active": mines_active(s),
            "visited": tuple(unit.id for unit in s.units.values() if name in unit.visited),
        }
        yield Area(name, "map", tuple(_on(s, sector, here)), sector.column, sector.row, _marks(s, sector), facts)


def _marks(s: State, sector: Sector) -> tuple[str, ...]:
    """What is to be seen of a Sector at a glance."""
    marks = [name.replace("_", "-") for name in SWITCHES if getattr(sector, name)]
    marks += ["start"] if sector.soldiers is not None else []
    if has_mgf(s, sector.id):
        marks += ["mgf", "active" if mgf_active(s) else "inactive"]
    marks += ["climb"] if sector.climb else []
    marks += ["no-trade"] if s.box.versus and sector.id in s.box.battle.no_trade else []
    marks += ["lowered"] if s.lowered.get(sector.id) else []
    marks += ["full"] if sector.units and len(units_at(s, sector.id)) >= sector.units else []
    marks += ["taken"] if sector.id in s.entered else []
    marks += ["visited"] if s.landing and sector.id in s.landing.visited else []
    return tuple(marks)


def _on(s: State, sector: Sector, here: list[Unit]) -> Iterator[Piece]:
    """Who and what is in a Sector."""
    for unit in here:
        yield Piece("unit", 1, unit.id, tuple(_unit_marks(s, unit)), _unit_facts(s, unit))
    if s.landing and s.landing.at == sector.id:
        yield Piece("landing", 1, "landing", (), _landing_facts(s, s.landing))
    if sector.id in s.tokens:
        yield Piece("mgf-token", 1, f"mgf-token-{sector.id}")
    if sector.vehicle and s.vehicle:
        yield Piece(s.vehicle, 1, s.vehicle, ("vehicle",))
    if sector.gift and sector.gift in gifts_left(s):
        yield Piece(sector.gift, 1, sector.gift, ("gift",))


def gifts_left(s: State) -> set[str]:
    """Items that wait in a Sector for the first Unit to come (ATL-OMA-04): nobody has been there."""
    been = {at for unit in s.units.values() for at in unit.visited}
    taken = {*s.depot, *s.used, *(item for unit in s.units.values() for item in unit.items)}
    sectors = s.box.battle.sectors.values()
    return {sector.gift for sector in sectors if sector.gift and sector.id not in been and sector.gift not in taken}


def _unit_marks(s: State, unit: Unit) -> Iterator[str]:
    if must_move(s, unit):
        yield "must-move"
    if "hidden" in unit.for_turn:
        yield "hidden"
    if unit.id == s.assaulting:
        yield "assaulting"


def _unit_facts(s: State, unit: Unit) -> dict[str, Any]:
    """A Unit where it stands: its force, how long it may stay, and what Phase 5 would cost it."""
    return {
        "soldiers": unit.soldiers,
        "strength": strength(unit),
        "marker": unit.marker,
        "stay": s.box.cards.values.stay,
        "must-move": must_move(s, unit),
        "def": combat.def_for(s, unit),
        "losses": def_losses(s, unit),
    }


# -- the sides ---------------------------------------------------------------------------------------------------------


def _sides(s: State) -> Iterator[Area]:
    """Every Unit and the German, with all that lies open before them."""
    for number, side in enumerate(sides(s)):
        pieces = (*_before(side), *kept_cards(s, side, None))
        yield Area(side.id, "side", pieces, number, 0, tuple(_side_marks(s, side)), _side_facts(s, side))


def own_side(s: State, side: Side, area: Area) -> Area:
    """A side as it sees itself: its own cards, and whether it holds something back."""
    if isinstance(side, German):
        area = msgspec.structs.replace(area, pieces=(*_before(side), *kept_cards(s, side, side.id)))
    if side.holding:  # the others are not told whether there was anything to hold back
        area = msgspec.structs.replace(area, marks=tuple(_side_marks(s, side, own=True)))
    return area


def _before(side: Side) -> Iterator[Piece]:
    yield from _resources(side)
    yield from die_pieces(side.id, side.dice)


def _resources(side: Side) -> Iterator[Piece]:
    for what in (*RESOURCES, "counters"):
        yield Piece(what, getattr(side, what), f"{side.id}-{what}", ("resource",))


def _side_marks(s: State, side: Side, *, own: bool = False) -> Iterator[str]:
    if side.closed:
        yield "closed"
    if side.straight:
        yield "straight"
    if side.done:
        yield "done"
    if side.holding and own:
        yield "holding"
    if isinstance(side, Unit):
        yield from _unit_marks(s, side)


def _side_facts(s: State, side: Side) -> dict[str, Any]:
    lacks = straight_lacks(side.dice)
    facts: dict[str, Any] = {
        **{what: getattr(side, what) for what in (*RESOURCES, "counters")},
        "strength": strength(side),
        "throws": side.throws,
        "throws-left": throws_left(side),
        "aside": side.aside,
        "sets": tuple(sets(s, side)),
        **({} if lacks is None else {"straight-lacks": lacks}),
        "worth": worth(s, side),
        "bonuses": tuple(side.bonuses),
        "recruited": side.recruited,
        "found": side.found,
        "for-turn": dict(side.for_turn),
    }
    if isinstance(side, Unit):
        facts |= {"at": side.at, "visited": tuple(side.visited), "marker": side.marker}
        facts |= {"stay": s.box.cards.values.stay, "must-move": must_move(s, side)}
        if side.at:
            facts |= {"def": combat.def_for(s, side), "losses": def_losses(s, side), "moves": tuple(moves(s, side))}
    elif isinstance(side, German):
        facts |= {"hand": len(side.hand), "mgf-active": mgf_active(s), "mines-active": mines_active(s)}
        if s.phase != "start":
            facts |= {"highest": combat.highest(s), "due": combat.due(s), "missing": combat.missing(s)}
    return facts


def _assault(s: State) -> Iterator[Area]:
    """The forces of everybody in a Bunker beside the German's (ATL-ASL-03); it is as it would come out now."""
    if s.landing is not None or s.phase == "start":
        return
    for name in assault.waiting(s):
        met = assault.forces(s, s.units[name])
        facts = {
            "unit": name,
            "allied": met.allied,
            "german": met.german,
            "allied-specialists": met.allied_specialists,
            "german-specialists": met.german_specialists,
            "winner": "allies" if met.allies_win else GERMAN,
        }
        yield Area(f"assault-{name}", "assault", (), 0, 0, ("now",) if s.assaulting == name else (), facts)


# -- solitaire ---------------------------------------------------------------------------------------------------------


def _solitaire(s: State) -> Iterator[Area]:
    """What the automated Unit has: its way, its Sniper, and the dice of the Trading Pool (ATL-SCD-05)."""
    if s.landing is None:
        return
    facts = {**_landing_facts(s, s.landing), "at": s.landing.at, "visited": tuple(s.landing.visited)}
    sniper = (Piece("sniper", 1, "landing-sniper", (s.landing.sniper,)),) if s.landing.sniper else ()
    yield Area("landing", "solitaire", sniper, facts=facts)
    yield Area(TRADING_POOL, "solitaire", tuple(die_pieces(TRADING_POOL, s.landing.pool)))


def _landing_facts(s: State, landing: Landing) -> dict[str, Any]:
    """Its turns here, those it will fight here in all, and the Sectors it will enter, one after another."""
    battle = s.box.battle
    return {
        "turns": landing.turns,
        "stay": solitaire.stay(battle, landing.at),
        "moved": landing.moved,
        "path": tuple(solitaire.path(battle, landing.at, landing.visited)),
        "sniper": landing.sniper,
        "shots": landing.shots,
        "mgf-hurts": has_mgf(s, landing.at) and not mgf_active(s),
        "mines-hurt": not mines_active(s),
    }


# -- the rest of the table ---------------------------------------------------------------------------------------------


def _tracks(s: State) -> Iterator[Track]:
    phases = PHASES if s.box.versus else PHASES[:-1]
    yield Track("phase", phases, phases.index(s.phase) if s.phase in phases else 0)
    stay = tuple(str(turn) for turn in range(1, s.box.cards.values.stay + 1))
    for unit in s.units.values():
        marks = ("must-move",) if must_move(s, unit) else ()
        yield Track(f"marker-{unit.id}", stay, min(max(unit.marker, 1), len(stay)) - 1, marks)


def _counts(s: State) -> Iterator[tuple[str, int]]:
    yield "turn", s.turn
    if not s.box.solitaire:
        yield "awards-deck", len(s.awards) + len(s.under)
    if s.german:
        yield "decorations-deck", len(s.deck) + len(s.top)
        yield "decorations-hand", len(s.german.hand)
        yield "mgf-tokens", combat.TOKENS - len(s.tokens)
    if s.box.options.counters != "none":
        yield "counter-pool", s.counters
    yield from ((f"for-turn.{what}", n) for what, n in s.for_turn.items())


# -- what nobody else may know -----------------------------------------------------------------------------------------


def conceal(s: State, seat: str | None, chance: Chance) -> None:
    """Deal anew, in place, what a seat cannot know: chance, and for all but the German his hand and his deck.

    Decks are bags whose order is chance. A gray Decoration is never in his hand: it was played when it was drawn.
    """
    s.chance = chance
    s.awards.sort()
    if s.german is not None and seat != GERMAN:
        kinds, hand = s.box.cards.decorations, len(s.german.hand)
        unseen = sorted((*s.german.hand, *s.top, *s.deck))
        red = [card for card in unseen if kinds[card].kind == "red"]
        chance.shuffle(red, "conceal")
        s.german.hand[:] = red[:hand]
        rest = [*red[hand:], *(card for card in unseen if kinds[card].kind != "red")]
        chance.shuffle(rest, "conceal")
        top = len(s.top)
        s.top[:] = rest[:top]
        s.deck[:] = rest[top:]
    s.deck.sort()


# -- what an option is about -------------------------------------------------------------------------------------------

#: Verbs whose word is a set of one's own dice, or the number of one.
OWN_DICE = frozenset({"lock", "reroll", "rethrow", "once-more", "cancel", "free"})
SETS_OF_DICE = frozenset({"lock", "reroll"})
#: Verbs whose word is a card that somebody has.
HELD = frozenset({"give", "lose", "cover", "instead"})
#: What a card is used on, by the word of its first effect; elsewhere a Unit, a card of a Pool or nothing.
ON_DICE = frozenset({"reroll-die", "change-face", "change-colour"})
ON_THE_GERMAN = frozenset({"shoot-german", "resistance"})


def touched(s: State, decision: Decision, option: Option) -> tuple[str, ...]:
    """The areas and pieces of the view that an option is about."""
    seat, verb, args = decision.seat, option.verb, option.args
    if verb in OWN_DICE:
        numbers = (number for arg in args for number in (arg if verb in SETS_OF_DICE else (arg,)))
        return tuple(f"{seat}-{number}" for number in numbers)
    match verb:
        case "use":
            return f"{seat}-{args[0]}", *_aimed_at(s, decision, args[0], args[1:])
        case "take" if decision.prompt == "pool":
            return (f"{TRADING_POOL}-{args[0]}",)
        case "exchange":
            return f"{seat}-{args[0]}", f"{decision.args['unit']}-{args[1]}"
        case "steal":
            return args[0], f"{args[0]}-{args[1]}"
        case "change":
            return (f"{seat}-{args[0]}",)
        case "give" if len(args) > 1:
            return args[0], f"{seat}-{args[1]}"
        case "soldiers":
            return (f"{seat}-soldiers",)
        case "stay" | "snipe":
            return (s.units[seat].at,)
        case "vehicle":
            return (s.vehicle,)
        case "buy":
            return ("decoration",)
    return tuple(f"{decision.args.get('side', seat)}-{card}" for card in args) if verb in HELD else args


def _aimed_at(s: State, decision: Decision, card: str, args: tuple[str, ...]) -> tuple[str, ...]:
    """On what a card is used: a die, a Unit and its die, a Sector, or whom of the German's."""
    word = s.box.effects(card)[0].name
    if not args or (decision.prompt == "d6" and word in ON_DICE):
        return ()
    if word in ON_DICE:
        return (f"{decision.seat}-{args[0]}",)
    if word in ON_THE_GERMAN:
        return (f"{GERMAN}-{args[0]}",)
    if word == "steal":
        return args[0], f"{args[0]}-{args[1]}"
    if word == "give-skull":
        return args[0], f"{decision.seat}-{args[1]}"
    return args
