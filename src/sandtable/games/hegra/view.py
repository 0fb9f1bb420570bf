"""What the commander sees: everything but the order of the decks and the next draw from a bag."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from sandtable.engine.view import Area, Card, Piece, Text, Track, View
from sandtable.games.hegra.actions import may_use, times
from sandtable.games.hegra.effects import effect_texts
from sandtable.games.hegra.facts import EventFacts, GunFacts, MapFacts, SectorFacts, SpaceFacts
from sandtable.games.hegra.morale import section_of
from sandtable.games.hegra.names import (
    ARTILLERY,
    DUG_OUT,
    FIRE_ARTILLERY,
    GUNS,
    INFANTRY,
    MACHINE_GUN,
    MOBILISATION,
    WALLS,
)
from sandtable.games.hegra.snow import LEAST_SNOW, MOST_SNOW
from sandtable.games.hegra.state import FIRST_ARTILLERY_SPACE, LAST_ARTILLERY_SPACE, State
from sandtable.games.hegra.status_tiles import revealed, strength
from sandtable.games.hegra.suspicion import LEAST_SUSPICION, MOST_SUSPICION
from sandtable.games.hegra.tracks import BEST_MORALE, WORST_MORALE

ZONES = ("ready", "tired", "rest", "reserve", "morgue", "recruitment")


def view(s: State, seat: str | None = None) -> View:
    return View(
        "hegra",
        heading(s),
        areas=(*_zones(s), *_walls(s), *_spaces(s), *_guns(s), *_sectors(s), *_infirmary(s), *_map(s)),
        links=tuple((a, b) for a, space in s.box.map.items() for b in space.links if a < b),
        tracks=tuple(_tracks(s)),
        cards=tuple(_cards(s)),
        counts=_counts(s),
        outcome=Text("outcome", {"result": s.outcome.result, "cause": s.outcome.cause}) if s.outcome else None,
    )


def heading(s: State) -> Text:
    return Text("heading", {"day": s.day, "stage": s.stage, "phase": s.phase})


def _discs(discs: Iterable[str]) -> tuple[Piece, ...]:
    return tuple(Piece(disc, count) for disc, count in sorted(Counter(discs).items()))


def _zones(s: State) -> Iterator[Area]:
    for zone in ZONES:
        yield Area(zone, "zones", _discs(getattr(s, zone)))


def _walls(s: State) -> Iterator[Area]:
    for number, wall in enumerate(WALLS):
        marks = ("damaged",) if s.damage.get(wall) else ()
        pieces = (Piece(s.walls[wall]),) if wall in s.walls else ()
        yield Area(wall, "walls", pieces, number, 0, marks)


def _spaces(s: State) -> Iterator[Area]:
    """Action spaces with what they cost, who counts double, who is barred, and how often they will be resolved."""
    for space in s.box.spaces.values():
        if space.id in WALLS:
            continue
        refusal = may_use(s, space.id)
        marks = (*(("closed",) if refusal else ()), *(("right-part-damaged",) if _covered(s, space.id) else ()))
        rule = refusal.rule if refusal else ""
        facts = SpaceFacts(space.section, space.cost, space.doubles, space.bars, times(s, space.id), rule)
        yield Area(space.id, "actions", _discs(s.placed.get(space.id, ())), space.section, 0, marks, facts)


def _covered(s: State, space: str) -> bool:
    return space in DUG_OUT and space in s.dug_out and bool(s.damage.get(space))


def _guns(s: State) -> Iterator[Area]:
    for gun in (*GUNS, MACHINE_GUN):
        tiles = s.status.get(gun)
        if tiles is None:
            continue
        covered = len(tiles) - s.damage.get(gun, 0)
        icons = s.box.tracks.status_icons[gun]
        pieces = tuple(
            Piece(
                "status-icon" if icons[slot] else "status-blank",
                marks=(*(("jammed",) if jammed else ()), *(("damaged",) if slot >= covered else ())),
            )
            for slot, jammed in enumerate(tiles)
        )
        facts = GunFacts(strength(s, gun), bool(revealed(s, gun)), FIRE_ARTILLERY)
        yield Area(gun, "guns", pieces, facts=facts)


def _sectors(s: State) -> Iterator[Area]:
    board = s.board
    for number, sector in enumerate(board.sectors if board else ()):
        pieces = (
            *((Piece(INFANTRY, s.standing[number]),) if s.standing[number] else ()),
            *((Piece(INFANTRY, s.lying[number], marks=("suppressed",)),) if s.lying[number] else ()),
        )
        reach = tuple(disc for disc, lowest in board.range.items() if lowest == number + 1) if board else ()
        facts = SectorFacts(sector.criterion, sector.grenade, sector.hit, sector.move, reach)
        marks = ("red",) if sector.red else ()
        yield Area(f"sector-{number + 1}", "sectors", pieces, 0, number, marks, facts)


def _infirmary(s: State) -> Iterator[Area]:
    for number, patient in enumerate(s.beds, 1):
        in_bed = (Piece(patient.disc, marks=(f"level-{patient.level}",)),) if patient else ()
        yield Area(f"bed-{number}", "infirmary", in_bed)
    waiting = Counter((patient.disc, patient.level) for patient in s.waiting)
    queue = tuple(Piece(disc, count, marks=(f"level-{level}",)) for (disc, level), count in sorted(waiting.items()))
    yield Area("waiting", "infirmary", queue)


def _map(s: State) -> Iterator[Area]:
    for space in s.box.map.values():
        pieces = (
            *((Piece("patrol", s.patrols.count(space.id)),) if space.id in s.patrols else ()),
            *((Piece(ARTILLERY),) if space.id in s.artillery else ()),
            *(
                Piece(runner.disc, id=f"runner-{runner.number}", marks=(runner.cargo,) if runner.cargo else ())
                for runner in s.runners
                if runner.at == space.id
            ),
            *((Piece(f"delivery-{space.depot}", s.depots[space.id]),) if s.depots.get(space.id) else ()),
        )
        facts = MapFacts(space.row, space.number, space.depot, space.artillery)
        yield Area(space.id, "map", pieces, space.x, space.y, facts=facts)


def _tracks(s: State) -> Iterator[Track]:
    tracks = s.box.tracks
    days = tuple(str(day) for day in range(1, len(tracks.day) + 1))
    yield Track("day", days, s.day - 1, tuple(str(n) for n, day in enumerate(tracks.day, 1) if day.red))
    yield Track("morale", _numbers(WORST_MORALE, BEST_MORALE), s.morale - WORST_MORALE)
    yield Track("supply", tuple(str(rate) for rate in tracks.supply), s.supply)
    yield Track("defence", _numbers(0, tracks.defence), s.defence)
    yield Track("snow", _numbers(LEAST_SNOW, MOST_SNOW), s.snow - LEAST_SNOW)
    yield Track("weather", tuple(tracks.moves), tuple(tracks.moves).index(s.weather))
    yield Track("suspicion", _numbers(LEAST_SUSPICION, MOST_SUSPICION), s.suspicion - LEAST_SUSPICION)
    yield Track("surrender", tuple(level.result for level in tracks.surrender), s.surrender)
    spaces = _numbers(FIRST_ARTILLERY_SPACE, LAST_ARTILLERY_SPACE)
    first_piece = LAST_ARTILLERY_SPACE - s.pieces_on_track + 1
    yield Track("artillery", spaces, s.marker - FIRST_ARTILLERY_SPACE, _numbers(first_piece, LAST_ARTILLERY_SPACE))
    if s.stage == MOBILISATION:
        yield Track("fear", _numbers(0, tracks.fear), s.fear)
        yield Track("doubt", tuple(str(space.discs) for space in tracks.doubt), s.doubt)


def _numbers(first: int, last: int) -> tuple[str, ...]:
    return tuple(str(number) for number in range(first, last + 1))


def _cards(s: State) -> Iterator[Card]:
    if s.card:
        card = s.event
        facts = EventFacts(card.weather, card.infantry, card.chart)
        yield Card(card.id, card.deck, effect_texts(card.text), facts, card.source)
    for card_id in s.hand:
        deck = s.box.morale[card_id].deck if card_id in s.box.morale else s.box.resolve[card_id].deck
        yield Card(card_id, deck, card_text(s, card_id))
    for face_up in (s.hope[:1], s.despair[:1]):  # HEGRA-SET-29
        for card_id in face_up:
            yield Card(card_id, s.box.resolve[card_id].deck, card_text(s, card_id))
    for card_id in s.snow_top:
        yield snow_card(s, card_id)


def snow_card(s: State, card_id: str) -> Card:
    card = s.box.snow[card_id]
    text = (Text("opens", {"space": card.opens}),) if card.opens else effect_texts(card.text)
    return Card(card.id, "snow", text, source=card.source)


def card_text(s: State, card_id: str) -> tuple[Text, ...]:
    """What a Morale, Hope, Despair, Event or Snow card says now."""
    if card_id in s.box.morale:
        return effect_texts(section_of(s, card_id))
    if card_id in s.box.resolve:
        return effect_texts(s.box.resolve[card_id].text)
    if card_id in s.box.snow:
        return snow_card(s, card_id).text
    return effect_texts(s.box.events[card_id].text)


def _counts(s: State) -> dict[str, int]:
    """The contents of bags and decks are public; only the next draw is not."""
    bags = {"recruit": s.recruit_bag, "hit": s.hit_bag}
    counts = {f"{bag}-bag.{what}": n for bag, tiles in bags.items() for what, n in sorted(Counter(tiles).items())}
    return {
        **counts,
        "supplies": s.supplies,
        "patrol-bag": len(s.patrol_bag),
        "infantry-reserve": s.infantry_reserve,
        "air-stacks": len(s.air),
        "snow-cards": len(s.snow_deck) + len(s.snow_top),
        "low-deck": len(s.low),
        "high-deck": len(s.high),
        "hope-in-low": sum(card in s.box.resolve for card in s.low),
        "despair-in-high": sum(card in s.box.resolve for card in s.high),
        "hit-draws": s.hit_draws,
        "healthy": s.healthy,
        "required": s.required,
    }
