"""What is told of a match: its questions, log, details and past, each as a seat may know it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import Any, NamedTuple

from sandtable.engine.decision import Decision, Option, Refusal
from sandtable.engine.event import Event
from sandtable.engine.film import filmed
from sandtable.engine.match import Logged, Match
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
    Size,
    change_between,
)

SIZES: tuple[Size, ...] = ("step", "action", "turn")
MOST_DETAILS = 600  # options that are told of one by one; more than anybody reads


def question(decision: Decision, ask: int) -> Question:
    options = tuple(str(option) for option in decision.options)
    return Question(decision.seat, ask, decision.prompt, options, decision.args)


def line(logged: Logged) -> Line:
    event = logged.event
    return Line(logged.decision, event.key, event.values, event.rule)


def lines(match: Match[Any], seats: Collection[str], since: int = 0) -> tuple[Line, ...]:
    """The log from its line `since` on, as whoever holds these seats may read it."""
    seen = (Logged(said.decision, told) for said in match.log[since:] if (told := seen_by(said.event, seats)))
    return tuple(map(line, seen))


def seen_by(event: Event, seats: Collection[str]) -> Event | None:
    """What somebody with several seats learns: what the seat that learns most of it does."""
    if is_open(event):
        return event
    public = event.seen_by(None)
    return next((told for seat in seats if (told := event.seen_by(seat)) != public), public)


def is_open(event: Event) -> bool:
    """Whether everybody learns all of it."""
    return type(event).seen_by is Event.seen_by


class Span(NamedTuple):
    """What an undo of one size would take back, whoever asks."""

    decisions: int
    seats: tuple[str, ...]  # who decided
    dice: bool  # whether chance has spoken since


def spans(match: Match[Any]) -> dict[str, Span]:
    """What each size of undo would take back."""
    return {size: _span(match, match.undo_target(size)) for size in SIZES if match.entries}


def _span(match: Match[Any], target: int) -> Span:
    undone = match.entries[target:]
    return Span(len(undone), tuple(dict.fromkeys(entry.seat for entry in undone)), match.chance_spoke(target))


def reaches(spans: dict[str, Span], own: Collection[str]) -> dict[str, Reach]:
    """How far each size of undo goes for whoever holds these seats, and what seals it."""
    return {size: _reach(spans[size], own) if size in spans else Reach(0, "nothing") for size in SIZES}


def _reach(span: Span, own: Collection[str]) -> Reach:
    for seat in span.seats:
        if seat not in own:
            return Reach(span.decisions, "others", seat)
    return Reach(span.decisions, "dice" if span.dice else "")


def details(match: Match[Any], decision: Decision, ask: int) -> Details:
    """What the options touch, their odds and hints; what is refused, and why."""
    game, s = match.game, match.state
    return Details(
        decision.seat,
        ask,
        tuple(_about(match, decision, option) for option in decision.options[:MOST_DETAILS]),
        tuple(_reasons(match, decision)),
        game.hints(s, decision, None),
    )


def _about(match: Match[Any], decision: Decision, option: Option) -> About:
    game, s = match.game, match.state
    odds = tuple(Odds(one.key, float(one.chance), one.args) for one in game.odds(s, decision, option))
    return About(str(option), game.touches(s, decision, option), odds, game.hints(s, decision, option))


def _reasons(match: Match[Any], decision: Decision) -> Iterator[Reason]:
    for number, (option, refusal) in enumerate(decision.refused()):
        if number == MOST_DETAILS:
            return
        touches = match.game.touches(match.state, decision, option)
        yield Reason(str(option), refusal.rule, why(refusal), touches)


def why(refusal: Refusal) -> Text:
    return Text(refusal.key, refusal.args)


def past(match: Match[Any], number: int, seats: Collection[str], viewer: str | None) -> Past:
    """The table after `number` decisions, and what the last of them led to."""
    then = match.at(number)
    said = tuple(one for one in lines(match, seats) if one.decision == number)
    return Past(number, match.game.view(then.state, viewer), said)


def film(match: Match[Any], number: int, seats: Collection[str], viewer: str | None) -> Film:
    """What followed decision `number` by itself, from resting point to resting point."""
    if number == 0:
        return Film(number)
    before = match.at(number - 1)
    shot = filmed(match.at(number), before.last_rest.copy(), viewer)
    if len(shot) < 2:
        return Film(number)
    first = match.game.view(before.state, viewer)
    return Film(number, first, tuple(_frames(first, number, shot, seats)))


def _frames(before: View, number: int, shot: Iterable[Any], seats: Collection[str]) -> Iterator[Frame]:
    for frame in shot:
        told = (Logged(number, seen) for event in frame.events if (seen := seen_by(event, seats)))
        yield Frame(tuple(map(line, told)), change_between(before, frame.view))
        before = frame.view
