"""What a mission asks for, and the rules that it has of its own (p.20, p.24)."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from sandtable.games.reichbusters.cards import Natural, Written
from sandtable.games.reichbusters.names import Awareness, FeatureBack

Area: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[a-z][1-9]$")]

# -- goals -------------------------------------------------------------------------------------------------------------


class EscapeWith(Written, frozen=True, kw_only=True, tag_field="kind", tag="escape-with"):
    """A Hero leaves the map carrying this, or leading the escort."""

    item: str


class Plant(Written, frozen=True, kw_only=True, tag_field="kind", tag="plant"):
    """A charge lies on the false objective of each of these areas."""

    areas: tuple[Area, ...]


Goal: TypeAlias = EscapeWith | Plant


# -- special rules -----------------------------------------------------------------------------------------------------


class Place(Written, frozen=True, kw_only=True, tag_field="kind", tag="place"):
    """A unit stands there from the start, with a spawn of level `detail` beside it."""

    unit: str
    area: Area
    detail: Natural = 0
    awareness: Awareness = "at-ease"


class Dormant(Written, frozen=True, kw_only=True, tag_field="kind", tag="dormant"):
    """The unit neither sees nor acts until it is wounded, a Hero enters its room, or the alarm goes off."""

    unit: str


class Once(Written, frozen=True, kw_only=True, tag_field="kind", tag="once"):
    """Once destroyed it does not spawn again."""

    unit: str


class Yields(Written, frozen=True, kw_only=True, tag_field="kind", tag="yields"):
    """When the unit is removed, all copies of the item lie face up in its area."""

    unit: str
    item: str


class Escort(Written, frozen=True, kw_only=True, tag_field="kind", tag="escort"):
    """An escort unit waits there. If `mortal`, what wounds all units of its area loses the mission."""

    unit: str
    area: Area
    mortal: bool = False


class StartItems(Written, frozen=True, kw_only=True, tag_field="kind", tag="start-items"):
    """The players divide these among the Heroes before the first turn."""

    items: tuple[str, ...]


class FaceUp(Written, frozen=True, kw_only=True, tag_field="kind", tag="face-up"):
    """The item lies there face up."""

    item: str
    areas: tuple[Area, ...]


class OnlyFeatures(Written, frozen=True, kw_only=True, tag_field="kind", tag="features"):
    """Only these features of a back are shuffled."""

    back: FeatureBack
    only: tuple[str, ...]


class Shuffled(Written, frozen=True, kw_only=True, tag_field="kind", tag="shuffled"):
    """These items are shuffled and lie face down, one in each area."""

    items: tuple[str, ...]
    areas: tuple[Area, ...]


class WithAlarm(Written, frozen=True, kw_only=True, tag_field="kind", tag="with-alarm"):
    """The unit comes to barracks A at the end of alarm step 2."""

    unit: str


Special: TypeAlias = (
    Place | Dormant | Once | Yields | Escort | StartItems | FaceUp | OnlyFeatures | Shuffled | WithAlarm
)
