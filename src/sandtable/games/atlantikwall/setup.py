"""Set-up (p.2, ATL-SET, DDD-SET): lays out piles and sides, and asks where Units start."""

from __future__ import annotations

from collections.abc import Iterable

from sandtable.engine.action import Answer, Question
from sandtable.engine.chance import D6, Chance
from sandtable.engine.decision import Decision, Each, Option, Options, Play
from sandtable.engine.view import Text
from sandtable.games.atlantikwall import decorations
from sandtable.games.atlantikwall.box import Box
from sandtable.games.atlantikwall.cards import Card
from sandtable.games.atlantikwall.dice import POOLED
from sandtable.games.atlantikwall.log import BlindStart, StartChosen
from sandtable.games.atlantikwall.maps import Sector
from sandtable.games.atlantikwall.names import GERMAN
from sandtable.games.atlantikwall.sector_text import attributes, starting_soldiers
from sandtable.games.atlantikwall.state import German, Landing, State, Unit
from sandtable.games.atlantikwall.table import german

COUNTERS = 8  # ATL-CMP-05
DEALT = ("mulligan", "lucky-dice", "desperate-measures")  # rules that deal every player a counter


def empty(box: Box, chance: Chance) -> State:
    """The table with its seats and piles, on which a scenario puts what it needs."""
    s = State(box=box, chance=chance, phase="start")
    dealt = int(box.options.counters in DEALT)
    s.units = {name: Unit(name, counters=dealt) for name in box.unit_names}  # DDD-SET-02
    if box.has_german:
        s.german = German(GERMAN, counters=dealt)
    if box.solitaire:
        s.landing = Landing()
    if box.options.counters in POOLED:
        s.counters = COUNTERS - dealt * len(box.seats)
    _lay_out_allied(s)
    _lay_out_german(s)
    return s


def set_up(box: Box, chance: Chance) -> State:
    """The table ready to play; the first question is where Units start."""
    s = empty(box, chance)
    if s.german:
        starting = [card.id for card in box.cards.specialists.values() if card.starting]
        s.german.specialists = starting
        s.barracks = [card for card in s.barracks if card not in starting]
        if not box.options.blind_start:
            s.german.soldiers = box.cards.values.german_soldiers
            s.german.courage = box.cards.values.german_courage * max(0, len(s.units) - 1)
    if s.landing:
        _land(s, s.landing)
    if any(sector.vehicle for sector in box.battle.sectors.values()):
        s.vehicle = chance.pick(list(box.cards.vehicles), "vehicle")  # ATL-OMA-01
    return s


def _lay_out_allied(s: State) -> None:
    """The Map's lists and all Regular Items make the Pool (DDD-SET-06, DDD-SET-07).

    Against a German the cards made for that are added (ATL-SET-10), else they stay in the box (ATL-RUL-80).
    """
    box = s.box
    if box.solitaire:
        return
    gifts = {sector.gift for sector in box.battle.sectors.values()}
    s.unique = [*box.battle.unique, *_of_kind(box, box.cards.specialists.values(), "unique", only_versus=True)]
    regular = _of_kind(box, box.cards.items.values(), "regular-item")
    s.depot = [item for item in (*regular, *box.battle.special) if item not in gifts]
    s.awards = _of_kind(box, box.cards.awards.values(), "award")


def _lay_out_german(s: State) -> None:
    """All his Specialists and Items face up, the Decorations face down (ATL-SET-03, ATL-SET-04)."""
    box = s.box
    if not box.has_german:
        return
    s.barracks = _of_kind(box, box.cards.specialists.values(), "german-specialist")
    s.arsenal = _of_kind(box, box.cards.items.values(), "german-item")
    s.deck = [card.id for card in box.cards.decorations.values() if not (box.solitaire and card.solo == "out")]


def _of_kind(box: Box, cards: Iterable[Card], kind: str, *, only_versus: bool = False) -> list[str]:
    """Cards of a kind that are used at this table (ATL-RUL-80, ATL-SCD-10)."""
    return [
        card.id
        for card in cards
        if getattr(card, "kind", "") == kind
        and (card.versus or not only_versus)
        and (box.versus or not card.versus)
        and not (box.solitaire and card.solo == "out")
    ]


def _land(s: State, landing: Landing) -> None:
    """The automated Unit starts at random (ATL-SOL-02)."""
    landing.at = s.chance.pick(s.box.battle.starts, "landing")
    landing.visited = [landing.at]


# -- the first step ----------------------------------------------------------------------------------------------------


class Start(Answer[State, Sector]):
    """Start in this Sector."""

    verb = "start"

    def read(self, s: State, decision: Decision, option: Option) -> Sector:
        return s.box.battle.sectors[option.args[0]]

    def hints(self, s: State, chosen: Sector) -> Iterable[Text]:
        if chosen.soldiers is not None:
            yield starting_soldiers(chosen.soldiers)
        yield Text("hint-def", {"n": chosen.def_})
        yield from attributes(chosen)


class BlindSoldiers(Answer[State, int]):
    """Take this blind die as Soldiers."""

    verb = "soldiers"

    def read(self, s: State, decision: Decision, option: Option) -> int:
        return int(option.args[0])

    def touches(self, s: State, decision: Decision, option: Option) -> tuple[str, ...]:
        return (f"{decision.seat}-soldiers",)


START = Question(Start())
BLIND_START = Question(BlindSoldiers())


def start(s: State) -> Play[None]:
    """Units choose where they start, the German uses his blind dice, and the first turn begins."""
    for unit in s.units.values():
        yield from _choose_start(s, unit)
    if s.box.options.blind_start:
        _blind_units(s)
        if s.german:
            yield from _blind_german(s)
    if s.german and s.box.bloody:
        yield from decorations.draw(s, "ATL-BLO-14")
    s.phase = "roll"


def _choose_start(s: State, unit: Unit) -> Play[None]:
    """On a Map with several Starting Sectors each player chooses one (ATL-RUL-79)."""
    answer = yield Decision(unit.id, "start", Options(Each("start", _starts(s, unit))), about=START)
    unit.at = answer.args[0]
    unit.visited = [unit.at]
    unit.hand = list(s.box.battle.regular[unit.at])
    unit.soldiers = s.box.battle.sectors[unit.at].soldiers or 0
    s.tell(StartChosen, "DDD-SET-04", unit.id, unit.at)


def _starts(s: State, unit: Unit) -> list[str]:
    """In Bloody Omaha at least one Unit starts on each Map (ATL-BLO-03): the last one may have no choice."""
    battle, units = s.box.battle, list(s.units.values())
    chosen = {battle.homes[other.at] for other in units if other.at}
    if s.box.bloody and unit is units[-1] and len(chosen) == 1:
        return [at for at in battle.starts if battle.homes[at] not in chosen]
    return list(battle.starts)


def _blind_units(s: State) -> None:
    """Each Unit starts with 1d6 + 1 Soldiers (DDD-OPT-03, ATL-RUL-65)."""
    for unit in s.units.values():
        unit.soldiers = s.chance.roll(D6, "blind-start") + 1
        s.tell(BlindStart, "DDD-OPT-03", unit.id, unit.soldiers, 0)


def _blind_german(s: State) -> Play[None]:
    """As many dice as there are Allied players: one is his Soldiers, the others are his Courage.

    ATL-OPB-01, ATL-OPB-02, ATL-OPB-03.
    """
    dice = [s.chance.roll(D6, "blind-german") for _ in range(max(1, len(s.units)))]
    faces = [str(face) for face in sorted(set(dice))]
    options = Options(Each("soldiers", faces))
    answer = yield Decision(GERMAN, "blind-start", options, {"dice": dice}, about=BLIND_START)
    him = german(s)
    him.soldiers = int(answer.args[0])
    him.courage = sum(dice) - him.soldiers
    s.tell(BlindStart, "ATL-OPB-02", GERMAN, him.soldiers, him.courage)
