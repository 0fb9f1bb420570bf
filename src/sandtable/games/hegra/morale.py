"""Section 6, Morale (p.23-25): five lettered steps, every day, without Defenders (HEGRA-MOR-01)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from sandtable.engine.decision import Decision, Each, Option, Options, Play, Refusal
from sandtable.games.hegra.box import Effect
from sandtable.games.hegra.effects import carry_out
from sandtable.games.hegra.log import CardIgnored, CardResolved, Counted, Drawn, TrackMoved
from sandtable.games.hegra.morale_decks import draw_morale_cards
from sandtable.games.hegra.names import COMMANDER, FIRST_ATTACK, MOBILISATION, SIEGE
from sandtable.games.hegra.state import PIECES, State
from sandtable.games.hegra.tracks import WORST_MORALE, lose_game, lower_morale, raise_morale, raise_surrender

USE = Option("use")
IGNORE = Option("ignore")
BODIES = 3  # in the Morgue (HEGRA-SUR-01)
QUEUE = 4  # in the Waiting Area (HEGRA-SUR-02)


def morale_modifiers(s: State) -> Play[None]:
    """A. Apply the modifiers in the order of the list; the track can overflow in between (HEGRA-RUL-78)."""
    if s.stage == MOBILISATION:
        raise_morale(s, s.box.tracks.doubt[s.doubt].morale, "HEGRA-MOR-02")
    if s.today.red:
        lower_morale(s, 1, "HEGRA-MOR-03")
    if not s.supplies:
        lower_morale(s, 1, "HEGRA-MOR-04")
    if s.waiting:
        lower_morale(s, 1, "HEGRA-MOR-05")
    lower_morale(s, len(s.morgue), "HEGRA-MOR-06")
    if enemy_in_red_sector(s):
        lower_morale(s, 1, "HEGRA-MOR-07")
    s.phase = "morale-cards"
    yield from ()


def enemy_in_red_sector(s: State) -> bool:
    """Standing Infantry in a red Sector; the suppressed do not count (HEGRA-SPR-05, HEGRA-RUL-17, a table option)."""
    board = s.board
    lying_count = s.box.options.lying_count_in_red_sector
    return board is not None and any(
        sector.red and (s.standing[number] or (lying_count and s.lying[number]))
        for number, sector in enumerate(board.sectors)
    )


def morale_cards(s: State) -> Play[None]:
    """B. What the track says at this level; then the marker returns to 0 (HEGRA-MOR-08, HEGRA-MOR-09, HEGRA-RUL-79)."""
    level = s.box.tracks.morale[s.morale - WORST_MORALE]
    if level.deck != "none":
        deck, discard = (s.high, s.high_discard) if level.deck == "high" else (s.low, s.low_discard)
        s.hand = draw_morale_cards(s, deck, discard, level.draw)
        for card in s.hand:
            s.tell(Drawn, "HEGRA-MOR-08", card, level.deck)
        yield from resolve_cards(s, level.resolve, discard)
        deck += s.hand  # the rest is shuffled back (HEGRA-MOR-12)
        s.hand = []
    if s.morale:
        s.tell(TrackMoved, "HEGRA-MOR-09", "morale", s.morale, 0)
    s.morale = 0
    s.phase = "surrender"


def resolve_cards(s: State, n: int, discard: list[str]) -> Play[None]:
    """Choose and resolve n of the drawn cards.

    Hope and Despair cards must be among them (HEGRA-MOR-14); with more of them than choices the player picks
    (HEGRA-RUL-80).
    """
    for left in range(min(n, len(s.hand)), 0, -1):
        musts = [card for card in s.hand if card in s.box.resolve]
        candidates = musts if len(musts) >= left else s.hand
        answer = yield Decision(
            COMMANDER,
            "morale-card",
            Options(Each("resolve", tuple(candidates))),
            {"left": left},
            partial(cards_that_must_wait, s, candidates),
        )
        card = answer.args[0]
        s.hand.remove(card)
        if card in s.box.resolve:
            yield from hope_or_despair(s, card, discard)
        else:
            s.tell(CardResolved, "HEGRA-MOR-11", card)
            discard.append(card)
            yield from carry_out(s, section_of(s, card))


def cards_that_must_wait(s: State, candidates: list[str]) -> Iterator[tuple[Option, Refusal]]:
    for card in s.hand:
        if card not in candidates:
            yield Option("resolve", (card,)), Refusal("HEGRA-MOR-14", "hope-or-despair-first")


def section_of(s: State, card_id: str) -> tuple[Effect, ...]:
    """The section of the card that belongs to the current stage (HEGRA-MOR-10)."""
    card = s.box.morale[card_id]
    return {MOBILISATION: card.mobilisation, FIRST_ATTACK: card.first_attack, SIEGE: card.siege}[s.stage]


def hope_or_despair(s: State, card_id: str, discard: list[str]) -> Play[None]:
    """Resolve it and put it in the Reserve, or ignore it and discard it where it was drawn.

    HEGRA-MOR-15, HEGRA-RUL-102.
    """
    card = s.box.resolve[card_id]
    answer = yield Decision(COMMANDER, "use-or-ignore", (USE, IGNORE), {"card": card_id})
    if answer == IGNORE:
        discard.append(card_id)
        s.tell(CardIgnored, "HEGRA-MOR-15", card_id)
        return
    (s.hope_used if card.deck == "hope" else s.despair_used).append(card_id)
    s.tell(CardResolved, "HEGRA-MOR-15", card_id)
    yield from carry_out(s, card.text)


def surrender(s: State) -> Play[None]:
    """C. Each condition that is met counts (HEGRA-SUR-04); in the Siege, healthy Defenders too (HEGRA-SUR-05)."""
    if len(s.morgue) >= BODIES:
        raise_surrender(s, 1, "HEGRA-SUR-01")
    if len(s.waiting) >= QUEUE:
        raise_surrender(s, 1, "HEGRA-SUR-02")
    if len(s.artillery) == PIECES:  # HEGRA-ART-05
        raise_surrender(s, 1, "HEGRA-SUR-03")
    if s.stage == SIEGE:
        count_healthy(s)
    s.phase = "turn-track"
    yield from ()


def count_healthy(s: State) -> None:
    """Too few healthy Defenders lose at once, on day 11 even before the Last Stand (HEGRA-END-04, HEGRA-RUL-85)."""
    s.tell(Counted, "HEGRA-SUR-05", s.healthy, s.required)
    if s.healthy < s.required:
        lose_game(s, "too-few-healthy", "HEGRA-END-04")
