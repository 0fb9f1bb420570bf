"""Recruits Specialists for Stars in Phase 3 (DDD-REC, ATL-GER-03, ATL-RUL-36)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from sandtable.engine.action import Action, Offers, Refusals
from sandtable.engine.decision import Decision, Each, Option, Play, Refusal
from sandtable.engine.view import Text
from sandtable.games.atlantikwall.cards import Effect
from sandtable.games.atlantikwall.effects import Args, AtCard, Use, effect
from sandtable.games.atlantikwall.gains import pay
from sandtable.games.atlantikwall.log_beach import Recruited
from sandtable.games.atlantikwall.prices import Purchase, price_of, purchase_hints
from sandtable.games.atlantikwall.state import German, Side, State, Unit
from sandtable.games.atlantikwall.table import held
from sandtable.games.atlantikwall.table import side as side_of

LIMIT: Final = 1  # Specialists that a Unit recruits in a turn (DDD-REC-01)
NEW: Final = "new"  # `new:sniper` in `for_turn`: recruited this turn


# -- who can be had ----------------------------------------------------------------------------------------------------


def pool(s: State, side: Side) -> list[str]:
    """A Unit's own Regular Specialists and the Unique ones, or the German's (DDD-REC-03, DDD-SET-06)."""
    return [*side.hand, *s.unique] if isinstance(side, Unit) else s.barracks


def recruitable(s: State, side: Side) -> list[str]:
    """The Specialists that a side can recruit now."""
    prices, stars = s.box.cards.specialists, side.stars
    able = [card for card in pool(s, side) if prices[card].stars <= stars]
    if not able or may_recruit_any(s, side) is not None:
        return []
    return able if len(s.lost) == s.old_losses else [card for card in able if not _just_lost(s, side, card)]


def may_recruit_any(s: State, side: Side) -> Refusal | None:
    """A Unit recruits one Specialist in a turn, against a German too (DDD-REC-01, ATL-GER-09).

    The German recruits as many as he can pay for (ATL-GER-03).
    """
    if side.recruited < LIMIT or isinstance(side, German):
        return None
    limit = max((text.n for text in held(s, side, "recruits")), default=LIMIT)
    return Refusal("DDD-REC-01", "recruit-limit", {"n": limit}) if side.recruited >= limit else None


def may_recruit(s: State, side: Side, card: str) -> Refusal | None:
    """Whether this Specialist can be recruited now."""
    if card not in pool(s, side):
        owner = next((unit.id for unit in s.units.values() if card in unit.specialists), "")
        return Refusal("DDD-REC-02", "somebody-has", {"card": card, "unit": owner})
    if refusal := may_recruit_any(s, side):
        return refusal
    if _just_lost(s, side, card):
        return Refusal("ATL-RUL-36", "just-lost", {"card": card})
    if (price := price_of(s, side, card)) > side.stars:
        return Refusal("DDD-REC-01", "too-few-stars", {"card": card, "n": price, "have": side.stars})
    return None


def _just_lost(s: State, side: Side, card: str) -> bool:
    """Whether he was lost since this Phase 3 began (ATL-RUL-36): by the side, or, if he is Unique, by anybody."""
    own = f"{side.id}:{card}"
    unique = s.box.cards.specialists[card].kind == "unique"
    return any(lost == own or (unique and lost.endswith(f":{card}")) for lost in s.lost[s.old_losses :])


def _known_specialists(s: State, side: Side) -> Sequence[str]:
    """Specialists that a side may want: those of the Pool, and Unique ones that another Unit has (DDD-REC-02)."""
    if not isinstance(side, Unit):
        return s.barracks
    kinds = s.box.cards.specialists
    others = [card for unit in s.units.values() if unit is not side for card in unit.specialists]
    return [*side.hand, *s.unique, *(card for card in others if kinds[card].kind == "unique")]


# -- recruiting --------------------------------------------------------------------------------------------------------


class Recruit(Action[State, Side, Purchase]):
    """Stars for a Specialist (DDD-REC-01)."""

    verb = "recruit"

    def read(self, s: State, decision: Decision, option: Option) -> Purchase:
        return Purchase(side_of(s, decision.seat), option.args[0])

    def offers(self, s: State, who: Side) -> Offers:
        recruits = recruitable(s, who)
        return (Each(self.verb, recruits),) if recruits else ()

    def refusals(self, s: State, who: Side) -> Refusals:
        for card in _known_specialists(s, who):
            if refusal := may_recruit(s, who, card):
                yield Option(self.verb, (card,)), refusal

    def hints(self, s: State, chosen: Purchase) -> Iterable[Text]:
        return purchase_hints(s, chosen)

    def do(self, s: State, chosen: Purchase) -> Play[None]:
        side, card = chosen
        price = price_of(s, side, card)
        pay(s, side, "stars", price, "DDD-REC-01")
        side.recruited += 1
        join(s, side, card, price, "DDD-REC-01")
        yield from ()


RECRUIT: Final = Recruit()


def join(s: State, side: Side, card: str, price: int, rule: str) -> None:
    """A Specialist leaves the Pool or the hand and belongs to a side."""
    if isinstance(side, Unit):
        (side.hand if card in side.hand else s.unique).remove(card)
    else:
        s.barracks.remove(card)
    side.specialists.append(card)
    side.for_turn[f"{NEW}:{card}"] = 1
    s.tell(Recruited, rule, side.id, card, price)


def is_new(side: Side, card: str) -> bool:
    """Whether a Specialist was recruited this turn."""
    return f"{NEW}:{card}" in side.for_turn


# -- a card that recruits ----------------------------------------------------------------------------------------------


def _up_to(s: State, side: Side, text: Effect) -> list[Args]:
    """Available Specialists that are cheap enough."""
    prices = s.box.cards.specialists
    return [(card,) for card in pool(s, side) if prices[card].stars <= text.most and not _just_lost(s, side, card)]


def _the_specialist(s: State, use: Use, text: Effect) -> frozenset[str]:
    return frozenset(use.args)


@effect("recruit", _up_to, _the_specialist, AtCard())
def _recruit(s: State, use: Use, text: Effect) -> None:
    """One more Specialist, for nothing and beyond the limit."""
    join(s, use.by, use.args[0], 0, "ATL-RUL-81")
