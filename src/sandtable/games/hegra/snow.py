"""Weather and Snow (p.7, p.20): what falls, and what lies under it."""

from __future__ import annotations

from sandtable.engine.components import Deck
from sandtable.engine.decision import Play
from sandtable.games.hegra.effects import carry_out, effect
from sandtable.games.hegra.hits import draw_hits
from sandtable.games.hegra.log import Skipped, SnowCardRevealed, TrackMoved
from sandtable.games.hegra.names import GUN_2
from sandtable.games.hegra.state import State

LEAST_SNOW, MOST_SNOW = 1, 5
SNOW_AFTER_REVEAL = 3


def more_snow(s: State, n: int, rule: str) -> Play[None]:
    """The Snow marker moves right; each step past 5 draws a Hit tile instead (HEGRA-EVM-04, HEGRA-RUL-04)."""
    for _ in range(n):
        if s.snow == MOST_SNOW:
            yield from draw_hits(s, 1, "HEGRA-EVM-04")
        else:
            s.snow += 1
            s.tell(TrackMoved, rule, "snow", s.snow - 1, s.snow)


def less_snow(s: State, n: int, rule: str) -> Play[None]:
    """The Snow marker moves left; past 1 it goes to 3 and a Snow card is revealed (HEGRA-SNW-01, HEGRA-SNW-02)."""
    for _ in range(n):
        before = s.snow
        if before > LEAST_SNOW:
            s.snow -= 1
            s.tell(TrackMoved, rule, "snow", before, s.snow)
        else:
            s.snow = SNOW_AFTER_REVEAL
            s.tell(TrackMoved, "HEGRA-SNW-02", "snow", before, s.snow)
            yield from reveal_snow_card(s)


def snow_deck(s: State) -> Deck:
    """The Snow cards; nobody knows their order, except for those that the Map Room has shown."""
    return Deck(s.snow_deck, s.snow_top)


def reveal_snow_card(s: State) -> Play[None]:
    """A new action opens, or an item is used and leaves the game (HEGRA-SNW-03, HEGRA-SNW-05, HEGRA-OVR-06).

    With no Snow cards left there is nothing to reveal (HEGRA-RUL-71).
    """
    top = snow_deck(s).draw(s.chance, "snow-card")
    if top is None:
        s.tell(Skipped, "HEGRA-RUL-71", "snow-card")
        return
    card = s.box.snow[top]
    s.snow_seen.append(card.id)
    s.tell(SnowCardRevealed, "HEGRA-SNW-02", card.id)
    if card.opens:
        open_action(s, card.opens)
    else:
        yield from carry_out(s, card.text)


def open_action(s: State, action: str) -> None:
    """A dug-out action comes with its Damage tiles in place (HEGRA-SNW-04, HEGRA-DMG-01).

    Gun 2 is found in the snow too, three Status tiles under three Damage tiles (HEGRA-RUL-32). The Lookout Tower of
    the pictures does not exist (HEGRA-RUL-31).
    """
    if action == GUN_2:
        s.status[GUN_2] = (False, False, False)
        s.damage[GUN_2] = 3
    else:
        s.dug_out.append(action)
        s.damage[action] = 1


@effect("snow")
def _snow(s: State, n: int) -> Play[None]:
    if n > 0:
        return more_snow(s, n, "HEGRA-EVM-05")
    return less_snow(s, -n, "HEGRA-EVM-05")
