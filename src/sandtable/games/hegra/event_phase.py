"""1. Event Phase (p.7-13): the weather turns, the card strikes, and from day 4 the enemy comes.

Mobilisation   event · doubt discs · recruit                       (HEGRA-EVM-08)
1st Attack     event · recruit · infantry · attack                 (HEGRA-EVA-01, HEGRA-RUL-02)
Siege          event · air tiles · hit tiles · infantry · attack   (HEGRA-EVS-01)
"""

from __future__ import annotations

from sandtable.engine.decision import Decision, Each, Options, Play
from sandtable.games.hegra.effects import carry_out, effect
from sandtable.games.hegra.hits import draw_hits
from sandtable.games.hegra.infantry import add_infantry, infantry_attack
from sandtable.games.hegra.log import AirStackGone, DayBegan, EventDrawn, Moved, Skipped
from sandtable.games.hegra.names import COMMANDER, DEFENDERS, FIRST_ATTACK, MOBILISATION, SIEGE, SNOW
from sandtable.games.hegra.recruit import add_doubt, recruit
from sandtable.games.hegra.snow import more_snow
from sandtable.games.hegra.state import State

AFTER_EVENT = {MOBILISATION: "doubt-discs", FIRST_ATTACK: "recruit", SIEGE: "air-tiles"}
AFTER_RECRUIT = {MOBILISATION: "morning", FIRST_ATTACK: "infantry"}
MORE_INFANTRY = {"recruit": -1, "standard": 0, "veteran": 1}


def event(s: State) -> Play[None]:
    """Draw the stage's Event card and follow it (HEGRA-EVM-01, HEGRA-OVR-04, HEGRA-EVS-05)."""
    s.tell(DayBegan, "HEGRA-OVR-03", s.day, s.stage)
    yield from event_card(s, s.today.events)
    s.phase = AFTER_EVENT[s.stage]


def event_card(s: State, deck: str) -> Play[None]:
    """First the weather, then the text (HEGRA-EVM-02, HEGRA-EVM-05).

    The card is the current one until the next is drawn (HEGRA-RUL-25).
    """
    unseen = [card for card in s.box.event_decks[deck] if card not in s.events_seen]
    s.card = s.chance.draw(unseen, "event")
    s.events_seen.append(s.card)
    card = s.event
    s.weather = card.weather  # straight to the symbol shown (HEGRA-RUL-03)
    s.tell(EventDrawn, "HEGRA-EVM-02", s.card, s.weather)
    if s.weather == SNOW:
        yield from more_snow(s, 1, "HEGRA-EVM-03")
    yield from carry_out(s, card.text)


def doubt_discs(s: State) -> Play[None]:
    """Days 1-3: add Doubt discs as the Doubt track says (HEGRA-EVM-06); none later (HEGRA-EVA-02)."""
    add_doubt(s, s.box.tracks.doubt[s.doubt].discs, "HEGRA-EVM-06")
    s.phase = "recruit"
    yield from ()


def recruiting(s: State) -> Play[None]:
    """Days 1-6: recruit (HEGRA-EVM-07, HEGRA-REC-12); never in the Siege (HEGRA-EVS-04)."""
    yield from recruit(s)
    s.phase = AFTER_RECRUIT[s.stage]


def air_tiles(s: State) -> Play[None]:
    """Siege: the leftmost remaining stack of Air tiles goes into the Hit bag.

    HEGRA-EVS-02, HEGRA-AIR-01, HEGRA-RUL-37.
    """
    add_air_stack(s)
    s.phase = "hit-tiles"
    yield from ()


def add_air_stack(s: State) -> None:
    if s.air:
        tile = s.air.pop(0)
        s.hit_bag += [tile, tile]
        s.tell(AirStackGone, "HEGRA-EVS-02", tile, "hit-bag")


def hit_tiles(s: State) -> Play[None]:
    """Siege: as many Hit tiles as the Artillery track shows (HEGRA-EVS-03)."""
    yield from draw_hits(s, s.hit_draws, "HEGRA-EVS-03")
    s.phase = "infantry"


def infantry(s: State) -> Play[None]:
    """From day 4: the card's number of Infantry arrive (HEGRA-EVA-03); the difficulty shifts it by one."""
    add_infantry(s, infantry_number(s), "HEGRA-EVA-03")
    s.phase = "attack"
    yield from ()


def infantry_number(s: State) -> int:
    return max(0, s.event.infantry + MORE_INFANTRY[s.box.options.difficulty])


def attack(s: State) -> Play[None]:
    """From day 4: the Infantry Attack, then the Morning (HEGRA-EVA-06)."""
    yield from infantry_attack(s)
    s.phase = "morning"


@effect("tire")
def _tire(s: State, n: int) -> Play[None]:
    for _ in range(n):
        kinds = [disc for disc in DEFENDERS if disc in s.ready]
        if not kinds:
            s.tell(Skipped, "HEGRA-EVM-05", "tire")
            return
        answer = yield Decision(COMMANDER, "tire", Options(Each("tire", kinds)))
        s.ready.remove(answer.args[0])
        s.tired.append(answer.args[0])
        s.tell(Moved, "HEGRA-EVM-05", answer.args[0], "ready", "tired")


@effect("no-rest")
def _no_rest(s: State, n: int) -> None:
    s.no_rest = True


@effect("rest-to-tired")
def _rest_to_tired(s: State, n: int) -> None:
    for disc in s.rest:
        s.tell(Moved, "HEGRA-EVM-05", disc, "rest", "tired")
    s.tired += s.rest
    s.rest.clear()
