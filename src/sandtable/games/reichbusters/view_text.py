"""What cards and tokens say, as keys and values that a locale puts into words."""

from __future__ import annotations

from collections.abc import Iterable

from sandtable.engine.plain import Values
from sandtable.engine.view import Text
from sandtable.games.reichbusters.cards import NoiseCard, NoiseTop, WoundCard
from sandtable.games.reichbusters.missions import Goal, Special

# -- keywords ----------------------------------------------------------------------------------------------------------


def keyword_texts(words: Iterable[str]) -> tuple[Text, ...]:
    """What keywords and skills do."""
    return tuple(Text(f"keyword-{word}") for word in dict.fromkeys(words))


# -- wounds and noise --------------------------------------------------------------------------------------------------


def wound_texts(wound: WoundCard) -> tuple[Text, ...]:
    """What happens at once, and what the card does while it stays."""
    top = (Text(f"wound-{wound.id}-top"),) if wound.top else ()
    return (*top, Text(f"wound-{wound.id}-permanent")) if wound.permanent else top


def noise_texts(card: NoiseCard) -> tuple[Text, ...]:
    """What happens first, and what the total must reach for the rest."""
    top = (Text(f"noise-{card.id}-top"),) if card.top != NoiseTop() else ()
    return (*top, Text(f"noise-{card.id}-bottom"))


# -- the mission -------------------------------------------------------------------------------------------------------


def mission_text(head: str, rule: Goal | Special) -> Text:
    """A goal or a special rule, with every value that it has."""
    kind = str(type(rule).__struct_config__.tag)
    values: Values = {name: getattr(rule, name) for name in type(rule).__struct_fields__}
    return Text(f"{head}-{kind}", values)
