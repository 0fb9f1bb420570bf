"""Makes the parts of messages from a match: questions, log lines, details, past and film, as a seat may know them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from sandtable.engine import action
from sandtable.engine.decision import Decision, Option, Refusal
from sandtable.engine.errors import Stale
from sandtable.engine.event import Event
from sandtable.engine.film import Frame as Shot
from sandtable.engine.film import filmed
from sandtable.engine.match import AnyMatch, Logged
from sandtable.engine.undo import SIZES, Size, Span
from sandtable.engine.view import Text, View
from sandtable.server.protocol import (
    About,
    Details,
    Film,
    Frame,
    Line,
    Odds,
    Past,
    Question,
    Reach,
    Reason,
    change_between,
)

MOST_DETAILS = 600  # options with details; more than anybody reads


def question(decision: Decision, ask: int) -> Question:
    options = tuple(str(option) for option in decision.options)
    return Question(decision.seat, ask, decision.prompt, options, decision.args)


def line(logged: Logged) -> Line:
    event = logged.event
    return Line(logged.decision, event.key, event.values, event.rule)


def lines(match: AnyMatch, seats: Collection[str], since: int = 0) -> tuple[Line, ...]:
    """The log from line `since` on, as the holder of these seats may read it."""
    seen = (Logged(one.decision, event) for one in match.log[since:] if (event := seen_by(one.event, seats)))
    return tuple(map(line, seen))


def seen_by(event: Event, seats: Collection[str]) -> Event | None:
    """What the holder of several seats learns of an event: as much as the seat that learns most."""
    if is_public(event):
        return event
    public = event.seen_by(None)
    return next((seen for seat in seats if (seen := event.seen_by(seat)) != public), public)


def is_public(event: Event) -> bool:
    """Whether everybody learns all of it."""
    return type(event).seen_by is Event.seen_by


def spans(match: AnyMatch) -> dict[Size, Span]:
    """What each size of undo would take back, whoever asks."""
    found = {size: match.span(match.undo_target(size)) for size in SIZES} if match.entries else {}
    return {size: span for size, span in found.items() if span}


def reaches(spans: dict[Size, Span], own: Collection[str]) -> dict[str, Reach]:
    """How far each size of undo goes for whoever holds these seats, and what seals it."""
    return {size: _reach(spans[size], own) if size in spans else Reach(0, "nothing") for size in SIZES}


def _reach(span: Span, own: Collection[str]) -> Reach:
    seal = span.seal(own)
    return Reach(span.decisions, seal.kind, seal.seat) if seal else Reach(span.decisions)


def details(match: AnyMatch, decision: Decision, ask: int) -> Details:
    """What the options touch, their odds and hints; the options that are refused, and why."""
    return Details(
        decision.seat,
        ask,
        tuple(_about(match, decision, option) for option in decision.options[:MOST_DETAILS]),
        tuple(_reasons(match, decision)),
        action.question_hints(match.state, decision),
    )


def _about(match: AnyMatch, decision: Decision, option: Option) -> About:
    about = action.about(match.state, decision, option)
    odds = tuple(Odds(one.key, float(one.chance), one.args) for one in about.odds)
    return About(str(option), about.touches, odds, about.hints)


def _reasons(match: AnyMatch, decision: Decision) -> Iterator[Reason]:
    for number, (option, refusal) in enumerate(decision.refused()):
        if number == MOST_DETAILS:
            return
        touches = action.touches(match.state, decision, option)
        yield Reason(str(option), refusal.rule, why(refusal), touches)


def why(refusal: Refusal) -> Text:
    return Text(refusal.key, refusal.args)


def past(match: AnyMatch, number: int, seats: Collection[str], viewer: str | None) -> Past:
    """The table after `number` decisions, and the log of the last of them."""
    then = match.at(number)
    said = tuple(one for one in lines(match, seats) if one.decision == number)
    return Past(number, match.game.view(then.state, viewer), said)


def film(match: AnyMatch, number: int, seats: Collection[str], viewer: str | None) -> Film:
    """What happened by itself after decision `number`, from resting point to resting point."""
    if number == 0:
        return Film(number)
    if not 0 < number <= len(match.entries):
        raise Stale(f"there is no decision {number} to film; {len(match.entries)} were taken")
    entry, twin = match.entries[number - 1], match.at(number - 1, listen=True)
    first = match.game.view(twin.state, viewer)
    shots = filmed(twin, entry.option, entry.seat, viewer)
    if len(shots) < 2:
        return Film(number)
    return Film(number, first, tuple(_frames(first, number, shots, seats)))


def _frames(before: View, number: int, shots: Iterable[Shot], seats: Collection[str]) -> Iterator[Frame]:
    for shot in shots:
        seen = (Logged(number, told) for event in shot.events if (told := seen_by(event, seats)))
        yield Frame(tuple(map(line, seen)), change_between(before, shot.view))
        before = shot.view
