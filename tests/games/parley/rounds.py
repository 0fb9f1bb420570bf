"""A round: both envoys choose at the same time, both choices are shown, and whoever holds less may draw."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NoReturn

from sandtable.engine.chance import D6, Chance
from sandtable.engine.decision import Decision, Each, Option, Options, Play, Refusal, together
from sandtable.engine.state import Outcome
from tests.games.parley.events import (
    CardDrawn,
    CardPlayed,
    Claimed,
    DieRolled,
    Ended,
    Revealed,
    RoundBegan,
    Settled,
    WalkedOut,
)
from tests.games.parley.state import HAND, NORTH, ROUNDS, SEATS, SOUTH, TONES, WAR, Box, State, rank

WALK_OUT = Option("walk-out")
DRAW = Option("draw")
PASS = Option("pass")


def set_up(box: Box, chance: Chance) -> State:
    """Shuffle, and deal each envoy four cards in secret (PARL-SET-01, PARL-SET-02)."""
    s = State(box=box, chance=chance, deck=box.cards)
    s.chance.shuffle(s.deck, "deck")
    for seat in SEATS:
        s.hands[seat] = sorted(s.deck.pop() for _ in range(HAND))
    return s


def claims(s: State) -> Play[None]:
    """Both envoys choose at the same time, neither seeing the other's choice (PARL-CLM-01)."""
    s.tell(RoundBegan, "PARL-CLM-01", s.round)
    yield from together({seat: choose(s, seat) for seat in SEATS})
    s.phase = "reveal"


def choose(s: State, seat: str) -> Play[None]:
    """A tone and a vale, then a card, face down (PARL-CLM-01, PARL-CRD-01); or the door (PARL-CLM-03)."""
    vales = s.open_vales
    offered = Options(*(Each("claim", vales, (tone,)) for tone in TONES), WALK_OUT)
    claim = yield Decision(seat, "claim", offered, {"round": s.round}, lambda: refused_claims(s))
    if claim == WALK_OUT:
        walk_out(s, seat)
    s.claims[seat] = " ".join(claim.args)
    s.tell(Claimed, "PARL-CLM-01", seat, s.claims[seat])
    # The hand itself, not a copy: who conceals the table deals new cards into it.
    played = yield Decision(seat, "card", Options(Each("play", s.hands[seat])))
    (card,) = played.args
    s.hands[seat].remove(card)
    s.faced[seat] = card
    s.tell(CardPlayed, "PARL-CRD-01", seat, card)


def may_claim(s: State, vale: str) -> Refusal | None:
    """Whether a vale can still be claimed (PARL-CLM-02)."""
    if vale in s.settled:
        return Refusal("PARL-CLM-02", "settled", {"vale": vale, "seat": s.settled[vale]})
    return None


def refused_claims(s: State) -> Iterator[tuple[Option, Refusal]]:
    for vale in s.box.vales:
        if refusal := may_claim(s, vale):
            for tone in TONES:
                yield Option("claim", (tone, vale)), refusal


def walk_out(s: State, seat: str) -> NoReturn:
    """The game ends here and now, and the other envoy has won (PARL-CLM-03)."""
    s.tell(WalkedOut, "PARL-CLM-03", seat)
    end(s, other(seat), "walk-out")


def reveal(s: State) -> Play[None]:
    """Both choices are shown (PARL-RVL-01); two vales are settled, or one (PARL-RVL-02)."""
    s.chance.seal("reveal")
    for seat in SEATS:
        tone, vale = s.claims[seat].split()
        s.tell(Revealed, "PARL-RVL-01", seat, tone, vale, s.faced[seat])
    vales = {seat: s.claims[seat].split()[1] for seat in SEATS}
    if vales[NORTH] == vales[SOUTH]:
        settle(s, vales[NORTH], stronger(s))
    else:
        for seat in SEATS:
            settle(s, vales[seat], seat)
    s.discard += [s.faced[seat] for seat in SEATS]
    s.claims.clear()
    s.faced.clear()
    s.phase = "talks"
    yield from ()


def stronger(s: State) -> str:
    """The higher card wins, war counting one more (PARL-RVL-03); a die breaks a tie (PARL-RVL-04)."""
    strength = {seat: rank(s.faced[seat]) + s.claims[seat].startswith(WAR) for seat in SEATS}
    if strength[NORTH] != strength[SOUTH]:
        return max(SEATS, key=lambda seat: strength[seat])
    die = s.chance.roll(D6, "tie")
    s.tell(DieRolled, "PARL-RVL-04", die)
    return NORTH if die % 2 else SOUTH


def settle(s: State, vale: str, seat: str) -> None:
    s.settled[vale] = seat
    s.tell(Settled, "PARL-RVL-02", vale, seat)


def talks(s: State) -> Play[None]:
    """Whoever holds fewer vales may draw a card (PARL-TLK-01)."""
    held = {seat: s.held(seat) for seat in SEATS}
    if held[NORTH] != held[SOUTH]:
        seat = min(SEATS, key=lambda seat: held[seat])
        refusal = may_draw(s)
        offered = (PASS,) if refusal else (DRAW, PASS)
        answer = yield Decision(seat, "talks", offered, refused=lambda: ((DRAW, refusal),) if refusal else ())
        if answer == DRAW:
            draw(s, seat)
    s.phase = "round-end"


def may_draw(s: State) -> Refusal | None:
    """Nobody draws from an empty deck (PARL-TLK-02)."""
    return None if s.deck else Refusal("PARL-TLK-02", "deck-empty")


def draw(s: State, seat: str) -> None:
    s.chance.seal("draw")
    card = s.deck.pop()
    s.hands[seat].append(card)
    s.hands[seat].sort()
    s.tell(CardDrawn, "PARL-TLK-01", seat, card)


def round_end(s: State) -> Play[None]:
    """After four rounds, or when every vale is settled, most vales win (PARL-END-01); equal is equal (PARL-END-02)."""
    if s.round == ROUNDS or not s.open_vales:
        held = {seat: s.held(seat) for seat in SEATS}
        even = held[NORTH] == held[SOUTH]
        end(s, "even" if even else max(SEATS, key=lambda seat: held[seat]), "vales")
    s.round += 1
    s.phase = "claims"
    yield from ()


def end(s: State, result: str, cause: str) -> NoReturn:
    s.tell(Ended, "PARL-END-01", result)
    s.end(Outcome(result != "even", result, cause))


def other(seat: str) -> str:
    return SOUTH if seat == NORTH else NORTH
