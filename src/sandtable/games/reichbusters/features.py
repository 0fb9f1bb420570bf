"""Room features (p.14, p.24): turned over when a Hero sees them; what each does when it is seen, and later.

What a feature does at another moment stands with that moment: a suit of armour and broken glass in `movement`, packing
crates in `defence`, fuel drums in `attack`, a gun slit in `table`, the vril tank in `wounds`.
"""

from __future__ import annotations

from collections.abc import Callable

from sandtable.engine.components import Registry
from sandtable.engine.decision import Decision, Option, Play
from sandtable.games.reichbusters import card_answers, controller, hidden, noise, spawning, tracker
from sandtable.games.reichbusters.decks import discard, draw_cards
from sandtable.games.reichbusters.log import FeatureKnown, FeatureRemoved, FeatureRevealed, FeatureWorked, PassageOpened
from sandtable.games.reichbusters.names import LETTERS, PASSAGES
from sandtable.games.reichbusters.state import Hero, Lying, State
from sandtable.games.reichbusters.table import enemies_at, is_alert

NO = Option("no")

#: What a feature does the moment it is seen.
revealed: Registry[Callable[[State, str], Play[None]]] = Registry("room feature")


def reveal(s: State, area: str) -> Play[None]:
    """Turn a feature over; its front takes effect (REICH-RMF-01)."""
    feature = s.features[area]
    if feature.known_to:
        hidden.show(s)  # one seat knew it, now all do
    feature.kind, feature.known, feature.known_to = front(s, area), "", ""
    s.tell(FeatureRevealed, "REICH-RMF-01", area, feature.kind)
    if feature.kind in revealed:
        yield from revealed[feature.kind](s, area)


def front(s: State, area: str) -> str:
    """The front of a face-down feature, drawn from those of its back that nobody has seen."""
    feature = s.features[area]
    return feature.known or s.chance.draw(s.shelf[feature.back], "feature")


def look_at(s: State, area: str, seat: str = "") -> None:
    """Look at the front of a feature and put it back: everybody knows it, or one seat, and it does nothing yet."""
    feature = s.features[area]
    feature.known, feature.known_to = front(s, area), seat
    s.tell(FeatureKnown, "REICH-SET-05", area, feature.known, seat)


def remove(s: State, area: str) -> None:
    """The card goes."""
    feature = s.features.pop(area)
    s.tell(FeatureRemoved, "REICH-SPN-05", area, feature.kind)


@revealed("secret-passage")
def _passage(s: State, area: str) -> Play[None]:
    """A token here and one on X, Y or Z, linked to each other (REICH-RMF-02, REICH-RUL-112)."""
    marks = [s.box.mission.marks[mark] for mark in LETTERS]
    free = [mark for mark in dict.fromkeys(marks) if mark != area]
    if 2 * len(s.passages) >= PASSAGES or not free:
        return
    other = yield from controller.decide(s, "passage", "passage", free, {"area": area})
    s.passages.append((area, other))
    s.tell(PassageOpened, "REICH-RMF-02", area, other)


def _item(s: State, area: str, back: str) -> Play[None]:
    """A face-down item of a back lies here, if one is left."""
    waiting = sum(item.back == back and not item.kind for lying in s.items.values() for item in lying)
    if len(s.stock.get(back, ())) > waiting:
        s.items.setdefault(area, []).append(Lying(back=back))
    yield from ()


@revealed("trophy-shelf")
def _shelf(s: State, area: str) -> Play[None]:
    return _item(s, area, "miscellaneous")


@revealed("ammo-rack")
def _rack(s: State, area: str) -> Play[None]:
    return _item(s, area, "weapon")


@revealed("medicine-cabinet")
def _cabinet(s: State, area: str) -> Play[None]:
    return _item(s, area, "medical")


@revealed("vril-tank")
def _tank(s: State, area: str) -> Play[None]:
    return _item(s, area, "vril")


@revealed("gun-slit")
def _slit(s: State, area: str) -> Play[None]:
    """A guard point."""
    if area not in s.guards:
        s.guards.append(area)
    yield from ()


@revealed("bunks")
def _bunks(s: State, area: str) -> Play[None]:
    """One spawn of level 1; then the card goes (REICH-SPN-05)."""
    remove(s, area)
    spawning.spawn(s, 1, area)
    yield from ()


@revealed("restless-dead")
def _dead(s: State, area: str) -> Play[None]:
    remove(s, area)
    spawning.spawn(s, 2, area)
    yield from ()


# -- at the end of a Hero's turn ---------------------------------------------------------------------------------------


def end_of_turn(s: State, hero: Hero) -> Play[None]:
    """A fireplace, or a dog cage (REICH-CRD-10), whose dogs bark at a captive too: that is no action (REICH-CAP-02)."""
    feature = s.features.get(hero.at)
    if feature is None:
        return
    if feature.kind == "fireplace" and hero.hand and not hero.captured:
        options = hidden.any_card(s, hero, NO)
        answer = yield Decision(hero.seat, "fireplace", options, {"hero": hero.id}, about=card_answers.DISCARD)
        if answer != NO:
            s.tell(FeatureWorked, "REICH-RMF-01", hero.at, feature.kind)
            discard(s, hero, answer.args[0], "REICH-RMF-01")
            draw_cards(s, hero, 2, "REICH-RMF-01")
    elif feature.kind == "dog-cage":
        s.tell(FeatureWorked, "REICH-CRD-10", hero.at, feature.kind)
        noise.owe(s, hero, 1)
        yield from noise.settle(s)


def alarm_boxes(s: State) -> None:
    """An alert enemy at an alarm box at the end of Action Stations! moves the tracker."""
    if s.alarm != "none":
        return
    for area, feature in s.features.items():
        if feature.kind == "alarm-box" and any(is_alert(s, enemy) for enemy in enemies_at(s, area)):
            s.tell(FeatureWorked, "REICH-RMF-01", area, feature.kind)
            tracker.advance(s, 1, "REICH-RMF-01")
