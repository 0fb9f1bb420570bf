"""The table as a seat sees it. Only hands can be hidden, and what a player has looked at (REICH-RUL-129).

Areas of the map are areas of the group `map` (`e1`), doors of `doors` (`e1-p1`), rooms and corridors of `rooms` (`e`),
Heroes with all that lies on their dashboards of `heroes`, players of `seats`, decks of `decks`; while a test is made,
its dice lie in the area `test`. The first mark of a piece says what it is: a Hero, an enemy, a token, an item, a die.
Areas also say where the acting Hero can go, what it sees and whom it can attack, rooms whom they see, and enemies what
they would do next, so that a client draws the table without knowing a rule.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property, lru_cache

from sandtable.engine.game import Look
from sandtable.engine.plain import Values
from sandtable.engine.view import Area, Piece, Text, Track, View
from sandtable.games.reichbusters.controller import speaker
from sandtable.games.reichbusters.dice import value
from sandtable.games.reichbusters.facts import DiceTestFacts, DieFacts, SeatFacts
from sandtable.games.reichbusters.hidden import are_hidden, may_see_hand, may_see_top
from sandtable.games.reichbusters.names import SPECIAL, DieKind, Face
from sandtable.games.reichbusters.options import RAID
from sandtable.games.reichbusters.state import Die, State, Test
from sandtable.games.reichbusters.table import has_skill, seats
from sandtable.games.reichbusters.view_cards import PEEKED, cards, decks, on_alarm_space
from sandtable.games.reichbusters.view_enemies import Garrison, garrison_of
from sandtable.games.reichbusters.view_heroes import POINTS, Packed, dashboard, pack
from sandtable.games.reichbusters.view_map import acting, areas, doors, fronts_known_to, rooms

BACKS = ("weapon", "medical", "miscellaneous", "vril", "objective")
NOWHERE = -1  # the marker lies on the other section of the tracker


def view(s: State, seat: str | None = None) -> View:
    """What a seat sees."""
    return Castle(s).see(seat)


class Castle(Look[State]):
    """The table as it stands: what everybody sees is worked out once, hands for the seats that may see them."""

    def see(self, seat: str | None) -> View:
        return self._seen_by(seat) if are_hidden(self.s) else self._open

    @cached_property
    def _open(self) -> View:
        """With open hands one view serves all seats."""
        return self._seen_by(None)

    def _seen_by(self, seat: str | None) -> View:
        s, fronts = self.s, fronts_known_to(self.s, seat)
        known = [name for name in PEEKED if may_see_top(s, name, seat)]
        boards = [
            dashboard(s.box, packed, may_see_hand(s, hero, seat))
            for packed, hero in zip(self._packed, s.heroes.values(), strict=True)
        ]
        return View(
            "reichbusters",
            heading(s),
            areas=(
                *self._map(fronts),
                *self._places,
                *(board.area for board in boards),
                *self._table,
                *decks(s, known),
            ),
            links=tuple(s.passages),
            tracks=self._tracks,
            cards=tuple(cards(s, self._garrison, boards, fronts, known)),
            counts=self._counts,
            outcome=Text("outcome", {"result": s.outcome.result, "cause": s.outcome.cause}) if s.outcome else None,
        )

    @cached_property
    def _garrison(self) -> Garrison:
        return garrison_of(self.s)

    @cached_property
    def _packed(self) -> list[Packed]:
        return pack(self.s)

    def _map(self, fronts: dict[str, str]) -> list[Area]:
        """Seats that know the same of room features see the same map."""
        key = tuple(fronts.items())
        if key not in self._maps:
            self._maps[key] = areas(self.s, self._garrison, fronts)
        return self._maps[key]

    @cached_property
    def _maps(self) -> dict[tuple[tuple[str, str], ...], list[Area]]:
        return {}

    @cached_property
    def _places(self) -> tuple[Area, ...]:
        return *doors(self.s), *rooms(self.s, self._garrison)

    @cached_property
    def _table(self) -> tuple[Area, ...]:
        return *_seats(self.s), *_test(self.s)

    @cached_property
    def _tracks(self) -> tuple[Track, ...]:
        return tuple(_tracks(self.s))

    @cached_property
    def _counts(self) -> dict[str, int]:
        return dict(_counts(self.s))


def heading(s: State) -> Text:
    """Where the game is: the mission or the RAID, the round and the phase, whose turn it is, and the alarm."""
    options = s.box.options
    args: Values = {
        "mission": options.mission,
        "round": s.round,
        "phase": s.phase,
        "hero": s.hero,
        "alarm": s.alarm,
    }
    if options.mission == RAID:
        raid: Values = {
            "map": options.raid_map,
            "faction": options.raid_faction,
            "objective": options.raid_objective,
        }
        args = {**args, **raid}
    return Text("heading", args)


# -- players -----------------------------------------------------------------------------------------------------------


def _seats(s: State) -> Iterator[Area]:
    """Who sits here, whose Hero acts, and who answers for the table (REICH-TIE-01)."""
    hero = acting(s)
    for number, seat in enumerate(seats(s)):
        heroes = tuple(hero.id for hero in s.heroes.values() if hero.seat == seat)
        yield _seat(seat, number, heroes, hero is not None and hero.seat == seat, speaker(s) == seat)


@lru_cache(maxsize=512)
def _seat(seat: str, number: int, heroes: tuple[str, ...], turn: bool, speaks: bool) -> Area:
    return Area(seat, "seats", (), number, 0, ("turn",) * turn + ("speaker",) * speaks, SeatFacts(heroes))


# -- the test ----------------------------------------------------------------------------------------------------------


def _test(s: State) -> Iterator[Area]:
    """The test that is being made, with its dice in the order in which they were rolled."""
    if s.test is not None:
        test = s.test
        facts = DiceTestFacts(
            kind=test.kind,
            hero=test.hero,
            target=test.target,
            total=_total(s, test),
            bonus=test.bonus,
            foe=test.foe,
            cards=tuple(test.played),
        )
        yield Area("test", "test", tuple(_die(s, die) for die in test.dice), 0, 0, (test.kind,), facts)


def _total(s: State, test: Test) -> int:
    """What the dice and bonuses show so far; precise adds for each special (REICH-KEY-55)."""
    total = sum(value(s, die.face) for die in test.dice) + test.bonus
    if test.kind == "attack" and has_skill(s, s.heroes[test.hero], "precise"):
        total += s.box.constants.precise * sum(die.face == SPECIAL for die in test.dice)
    return total


def _die(s: State, die: Die) -> Piece:
    return _piece(die.kind, die.face, value(s, die.face), die.spent, die.added)


@lru_cache(maxsize=1024)
def _piece(kind: DieKind, face: Face, counts: int, spent: str, added: bool) -> Piece:
    marks = ("die", *(("spent",) * bool(spent)), *(("added",) * added))
    return Piece(kind, 1, "", marks, DieFacts(kind=kind, face=face, value=counts, spent=spent))


# -- tracks and counts -------------------------------------------------------------------------------------------------


def _tracks(s: State) -> Iterator[Track]:
    """Both sections of the mission tracker; the alarm space ends the first (REICH-SET-02, REICH-ALM-06)."""
    track, waits = s.box.mission.track, on_alarm_space(s)
    before = track.pre if waits else NOWHERE if s.sounded else s.marker - 1
    after = min(s.marker, track.post) - 1 if s.sounded and not waits else NOWHERE
    yield _track("pre-alarm", track.pre, before)
    yield _track("post-alarm", track.post, after)


@lru_cache(maxsize=512)
def _track(name: str, length: int, at: int) -> Track:
    spaces = tuple(str(n) for n in range(1, length + 1))
    if name == "pre-alarm":
        return Track(name, (*spaces, "alarm"), at, ("alarm",))
    return Track(name, spaces, at, (spaces[-1],))


def _counts(s: State) -> Iterator[tuple[str, int]]:
    """What is left in decks and supplies."""
    yield "round", s.round
    for name, deck in (
        ("noise-pre", s.noise_pre),
        ("noise-post", s.noise_post),
        ("spawn", s.spawn),
        ("wound", s.wound),
    ):
        yield f"{name}-deck", len(deck)
        yield f"{name}-discard", len(deck.discard)
    yield "spawn-tokens", sum(len(levels) for levels in s.tokens.values())
    for back in BACKS:
        yield f"{back}-items", len(s.stock.get(back, ()))
    for kind in POINTS:
        yield f"{kind}-points", s.pool.get(kind, 0)
    yield "used-up-items", len(s.used_up)
    yield "planted", len(s.planted)
    yield "escaped", sum(hero.out for hero in s.heroes.values())
