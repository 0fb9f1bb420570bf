"""What an envoy sees: an own hand and an own choice; of the others', only how many."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine.chance import Chance
from sandtable.engine.view import Area, Piece, Text, View
from tests.games.parley.state import TONES, State

FACE_DOWN = "face-down"


def view(s: State, seat: str | None) -> View:
    return View(
        "parley",
        heading(s),
        areas=(*_hands(s, seat), *_choices(s, seat), *_vales(s)),
        counts={"deck": len(s.deck), **{f"held-{holder}": s.held(holder) for holder in s.box.seats}},
        outcome=Text("outcome", {"result": s.outcome.result, "cause": s.outcome.cause}) if s.outcome else None,
    )


def heading(s: State) -> Text:
    return Text("heading", {"round": s.round, "phase": s.phase})


def _hands(s: State, seat: str | None) -> Iterator[Area]:
    for holder, hand in s.hands.items():
        shown = tuple(Piece(card) for card in hand) if holder == seat else (Piece(FACE_DOWN, len(hand)),)
        yield Area(f"hand-{holder}", "hands", shown)
    yield Area("discard", "hands", tuple(Piece(card) for card in s.discard))


def _choices(s: State, seat: str | None) -> Iterator[Area]:
    for holder in s.box.seats:
        chosen = [*s.claims.get(holder, "").split(), *([s.faced[holder]] if holder in s.faced else [])]
        yield Area(
            f"choice-{holder}", "choices", tuple(Piece(what if holder == seat else FACE_DOWN) for what in chosen)
        )


def _vales(s: State) -> Iterator[Area]:
    for vale in s.box.vales:
        yield Area(vale, "vales", marks=(s.settled[vale],) if vale in s.settled else ())


def conceal(s: State, seat: str | None, chance: Chance) -> None:
    """Deal anew, in place, the cards that a seat has not seen, and choose anew what others chose in secret."""
    s.chance = chance
    others = [holder for holder in s.box.seats if holder != seat]
    unknown = s.deck + [card for holder in others for card in s.hands[holder]]
    unknown += [s.faced[holder] for holder in others if holder in s.faced]
    unknown.sort()
    chance.shuffle(unknown, "conceal")
    for holder in others:
        s.hands[holder][:] = sorted(unknown.pop() for _ in s.hands[holder])
        if holder in s.faced:
            s.faced[holder] = unknown.pop()
        if holder in s.claims:
            s.claims[holder] = f"{chance.pick(TONES, 'conceal')} {chance.pick(s.open_vales, 'conceal')}"
    s.deck[:] = unknown
