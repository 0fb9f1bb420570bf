"""What a seat sees: everything on the table but the German's hand and the order of the decks (ATL-RUL-69).

Sectors are areas of the group `map`: `x` is the column, `y` the row from the sea. Each says what is printed on it, what
that means now for every Unit there, and which lines lead away from it. Units and the German are areas of the group
`side`, with their resources, dice and cards; confrontations are in `assault`, additions of solitaire in `solitaire`,
cards on offer in `market`, and cards that are used up or gone in `piles`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

import msgspec

from sandtable.engine.game import Look
from sandtable.engine.view import Area, Card, Piece, Text, Track, View
from sandtable.games.atlantikwall import assault, defence
from sandtable.games.atlantikwall.combat_cards import TOKENS
from sandtable.games.atlantikwall.dice_trades import TRADING_POOL
from sandtable.games.atlantikwall.facts import AssaultFacts, GermanFacts, LandedFacts, SideFacts, UnitSideFacts
from sandtable.games.atlantikwall.forecast import def_losses
from sandtable.games.atlantikwall.names import GERMAN
from sandtable.games.atlantikwall.state import German, Side, State, Unit
from sandtable.games.atlantikwall.table import mgf_active, mines_active, sides, strength
from sandtable.games.atlantikwall.tally import sets, straight_lacks, worth
from sandtable.games.atlantikwall.throwing import throws_left
from sandtable.games.atlantikwall.view_cards import Market, cards, kept_cards, piles
from sandtable.games.atlantikwall.view_dice import die_pieces
from sandtable.games.atlantikwall.view_map import landing_facts, links, moves, must_move, sectors, unit_marks

RESOURCES = ("soldiers", "courage", "stars", "points")
PHASES = ("roll", "tally", "upkeep", "market", "move", "combat", "assault")


def view(s: State, seat: str | None) -> View:
    """The table as a seat (or, with None, a spectator) sees it."""
    return Beach(s).see(seat)


def heading(s: State) -> Text:
    return Text("heading", {"map": s.box.battle.id, "turn": s.turn, "phase": s.phase})


class Beach(Look[State]):
    """The table as it stands: what everybody sees is worked out once, the rest for the seat that may see it."""

    def see(self, seat: str | None) -> View:
        s, is_his = self.s, seat == GERMAN
        return View(
            "atlantikwall",
            heading(s),
            areas=(*self._map, *self._sides(seat), *self._fights, *self._market.seen_by(seat), *piles(s, seat)),
            links=links(s.box.battle),
            tracks=self._tracks,
            cards=self._his_cards if is_his else self._open_cards,
            counts=self._counts,
            outcome=Text("outcome", {"result": s.outcome.result, "cause": s.outcome.cause}) if s.outcome else None,
        )

    @cached_property
    def _map(self) -> tuple[Area, ...]:
        return tuple(sectors(self.s))

    def _sides(self, seat: str | None) -> Iterator[Area]:
        """Every side as everybody sees it, but the seat's own as only it sees it."""
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


# -- the sides ---------------------------------------------------------------------------------------------------------


def _sides(s: State) -> Iterator[Area]:
    """Every Unit and the German, with everything that lies open in front of them."""
    for number, side in enumerate(sides(s)):
        pieces = (*_before(side), *kept_cards(s, side, None))
        yield Area(side.id, "side", pieces, number, 0, tuple(_side_marks(s, side)), _side_facts(s, side))


def own_side(s: State, side: Side, area: Area) -> Area:
    """A side as it sees itself: its own cards, and whether it holds any back."""
    if isinstance(side, German):
        area = msgspec.structs.replace(area, pieces=(*_before(side), *kept_cards(s, side, side.id)))
    if side.holding:  # the others do not learn whether there was anything to hold back
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
        yield from unit_marks(s, side)


def _side_facts(s: State, side: Unit | German) -> SideFacts:
    common = SideFacts(
        soldiers=side.soldiers,
        courage=side.courage,
        stars=side.stars,
        points=side.points,
        counters=side.counters,
        strength=strength(side),
        throws=side.throws,
        throws_left=throws_left(side),
        aside=side.aside,
        sets=tuple(sets(s, side)),
        straight_lacks=straight_lacks(side.dice),
        worth=worth(s, side),
        bonuses=tuple(side.bonuses),
        recruited=side.recruited,
        found=side.found,
        for_turn=dict(side.for_turn),
    )
    shared = msgspec.structs.asdict(common)
    if isinstance(side, Unit):
        return UnitSideFacts(
            **shared,
            at=side.at,
            visited=tuple(side.visited),
            marker=side.marker,
            stay=s.box.cards.values.stay,
            must_move=must_move(s, side),
            def_=defence.def_for(s, side) if side.at else None,
            losses=def_losses(s, side) if side.at else None,
            moves=tuple(moves(s, side)) if side.at else None,
        )
    begun = s.phase != "start"
    return GermanFacts(
        **shared,
        hand=len(side.hand),
        mgf_active=mgf_active(s),
        mines_active=mines_active(s),
        highest=defence.highest(s) if begun else None,
        due=defence.due(s) if begun else None,
        missing=defence.missing(s) if begun else None,
    )


def _assault(s: State) -> Iterator[Area]:
    """The forces of each Unit in a Bunker against the German's (ATL-ASL-03), and who would win now."""
    if s.landing is not None or s.phase == "start":
        return
    for name in assault.waiting(s):
        met = assault.forces(s, s.units[name])
        facts = AssaultFacts(
            unit=name,
            allied=met.allied,
            german=met.german,
            allied_specialists=met.allied_specialists,
            german_specialists=met.german_specialists,
            winner="allies" if met.allies_win else GERMAN,
        )
        yield Area(f"assault-{name}", "assault", (), 0, 0, ("now",) if s.assaulting == name else (), facts)


# -- solitaire ---------------------------------------------------------------------------------------------------------


def _solitaire(s: State) -> Iterator[Area]:
    """The automated Unit: its way, its Sniper, and the dice of the Trading Pool (ATL-SCD-05)."""
    if s.landing is None:
        return
    landing = msgspec.structs.asdict(landing_facts(s, s.landing))
    facts = LandedFacts(**landing, at=s.landing.at, visited=tuple(s.landing.visited))
    sniper = (Piece("sniper", 1, "landing-sniper", (s.landing.sniper,)),) if s.landing.sniper else ()
    yield Area("landing", "solitaire", sniper, facts=facts)
    yield Area(TRADING_POOL, "solitaire", tuple(die_pieces(TRADING_POOL, s.landing.pool)))


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
        yield "mgf-tokens", TOKENS - len(s.tokens)
    if s.box.options.counters != "none":
        yield "counter-pool", s.counters
    yield from ((f"for-turn.{what}", n) for what, n in s.for_turn.items())
