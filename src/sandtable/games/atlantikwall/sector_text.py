"""Says what is printed on a Sector."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine.view import Text
from sandtable.games.atlantikwall.maps import Sector

ALL_DICE = 6
#: Attributes that are there or not, those with a number, and those with a card or a face.
SWITCHES = ("leave", "no_lock", "no_items", "vehicle", "bunker")
NUMBERED = ("mgf_specialists", "costs", "arrival", "units")
NAMED = {"needs": "card", "costs_named": "card", "here": "card", "no_bonus": "face", "gift": "card"}


def attributes(place: Sector) -> Iterator[Text]:
    """The attributes of a Sector, one sentence each."""
    for name in SWITCHES:
        if getattr(place, name):
            yield _attribute(name)
    for name in NUMBERED:
        if n := getattr(place, name):
            yield _attribute(name, n=n)
    for name, what in NAMED.items():
        if value := getattr(place, name):
            yield _attribute(name, **{what: value})
    for face, n in place.adds.items():
        yield _attribute("adds", face=face, n=n)
    if place.dice < ALL_DICE:
        yield _attribute("dice", n=place.dice)
    if place.climb:
        yield _attribute("climb", skulls=place.climb.skulls, turns=place.climb.turns)


def starting_soldiers(n: int) -> Text:
    """The Soldiers that a Starting Sector gives."""
    return _attribute("soldiers", n=n)


def _attribute(name: str, **values: str | int) -> Text:
    return Text(f"attribute-{name.replace('_', '-')}", values)
