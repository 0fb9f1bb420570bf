"""A round: the envoys choose at the same time, all choices are shown, and whoever holds least may draw."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
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
from tests.games.parley.state import HAND, ROUNDS, TONES, WAR, Box, State, rank

WALK_OUT = Option("walk-out")
DRAW = Option("draw")
PASS = Option("pass")


def set_up(box: Box, chance: Chance) -> State:
    """Shuffle, and deal each envoy four cards in secret (PARL-SET-01, PARL-SET-02)."""
    s = State(box=box, chance=chance, deck=box.cards)
    s.chance.shuffle(s.deck, "deck")
    for seat in box.seats:
        s.hands[seat] = sorted(s.deck.pop() for _ in range(HAND))
    return s


def claims(s: State) -> Play[None]:
    """The envoys choose at the same time, none seeing another's choice (PARL-CLM-01)."""
    s.tell(RoundBegan, "PARL-CLM-01", s.round)
    yield from together({seat: choose(s, seat) for seat in s.box.seats})
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
    """The game ends here and now; the other envoy has won, of two the one with more vales (PARL-CLM-03)."""
    s.tell(WalkedOut, "PARL-CLM-03", seat)
    end(s, leader(s, (other for other in s.box.seats if other != seat)), "walk-out")


def reveal(s: State) -> Play[None]:
    """All choices are shown (PARL-RVL-01), and every vale that was claimed is settled (PARL-RVL-02)."""
    s.chance.seal("reveal")
    claimed: dict[str, list[str]] = {}
    for seat in s.box.seats:
        tone, vale = s.claims[seat].split()
        s.tell(Revealed, "PARL-RVL-01", seat, tone, vale, s.faced[seat])
        claimed.setdefault(vale, []).append(seat)
    for vale, seats in claimed.items():
        settle(s, vale, stronger(s, seats))
    s.discard += [s.faced[seat] for seat in s.box.seats]
    s.claims.clear()
    s.faced.clear()
    s.phase = "talks"
    yield from ()


def stronger(s: State, seats: Iterable[str]) -> str:
    """The highest card wins, war counting one more (PARL-RVL-03); a die breaks a tie (PARL-RVL-04)."""
    tied = most(seats, {seat: rank(s.faced[seat]) + s.claims[seat].startswith(WAR) for seat in s.box.seats})
    if len(tied) == 1:
        return tied[0]
    die = s.chance.roll(D6, "tie")
    s.tell(DieRolled, "PARL-RVL-04", die)
    return tied[(die - 1) % len(tied)]


def settle(s: State, vale: str, seat: str) -> None:
    s.settled[vale] = seat
    s.tell(Settled, "PARL-RVL-02", vale, seat)


def talks(s: State) -> Play[None]:
    """Whoever alone holds the fewest vales may draw a card (PARL-TLK-01)."""
    fewest = most(s.box.seats, {seat: -s.held(seat) for seat in s.box.seats})
    if len(fewest) == 1:
        (seat,) = fewest
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
        end(s, leader(s, s.box.seats), "vales")
    s.round += 1
    s.phase = "claims"
    yield from ()


def end(s: State, result: str, cause: str) -> NoReturn:
    s.tell(Ended, "PARL-END-01", result)
    s.end(Outcome(result != "even", result, cause))


def leader(s: State, seats: Iterable[str]) -> str:
    """The one of these who holds the most vales; several are even."""
    leading = most(seats, {seat: s.held(seat) for seat in s.box.seats})
    return leading[0] if len(leading) == 1 else "even"


def most(seats: Iterable[str], counts: dict[str, int]) -> list[str]:
    """Those of these seats that have most."""
    among = list(seats)
    highest = max(counts[seat] for seat in among)
    return [seat for seat in among if counts[seat] == highest]
