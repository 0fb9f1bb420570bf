"""Casualties (DDD-REC-04, DDD-CBT-03, ATL-RUL-46): Soldiers, Specialists, and who stands in for whom."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import NoReturn

from sandtable.engine.action import Answer, Question
from sandtable.engine.decision import Decision, Each, Option, Options, Play
from sandtable.engine.state import Outcome
from sandtable.engine.view import Text
from sandtable.games.atlantikwall.answers import NamesCard, OwnCard, UseItem
from sandtable.games.atlantikwall.log import CardUsed, SoldiersLost, SpecialistLost, StoodIn, UnitDestroyed
from sandtable.games.atlantikwall.names import GERMAN_VICTORY
from sandtable.games.atlantikwall.state import German, Side, State, Unit
from sandtable.games.atlantikwall.table import side as side_of
from sandtable.games.atlantikwall.table import sides, strength

SOLDIERS = Option("soldiers")
ACCEPT = Option("accept")
NOBODY = Option("nobody")  # there is nobody left to lose
UNMET = "unmet"  # a loss that was not met in full: the Unit is destroyed at the next check


# -- Soldiers ----------------------------------------------------------------------------------------------------------


class LoseSoldiers(Answer[State, str]):
    """Lose Soldiers and no Specialist."""

    verb = "soldiers"

    def read(self, s: State, decision: Decision, option: Option) -> str:
        return decision.seat

    def touches(self, s: State, decision: Decision, option: Option) -> tuple[str, ...]:
        return (f"{decision.seat}-soldiers",)


class GiveSpecialist(OwnCard):
    """Lose a Specialist in place of a Soldier."""

    verb = "give"


def _force(s: State, decision: Decision) -> Iterable[Text]:
    side = side_of(s, decision.seat)
    yield Text("hint-force", {"soldiers": side.soldiers, "specialists": len(side.specialists)})


CASUALTIES = Question(LoseSoldiers(), GiveSpecialist(), hints=_force)


def casualties(s: State, side: Side, n: int, rule: str) -> Play[None]:
    """A loss of n: Soldiers first, unless the owner gives Specialists in their place (ATL-RUL-46).

    A side that loses everybody has no choice.
    """
    while side.specialists and 0 < n < strength(side):
        answer = yield _who_falls(side, n)
        if answer.verb == "give":
            give_up(s, side, answer.args[0], rule)
            n -= 1
        else:
            n -= lose_soldiers(s, side, n, rule)
    n -= lose_soldiers(s, side, n, rule)
    while n and side.specialists:
        give_up(s, side, side.specialists[-1], rule)
        n -= 1
    if n:
        side.for_turn[UNMET] = side.for_turn.get(UNMET, 0) + n


def _who_falls(side: Side, n: int) -> Decision:
    """Soldiers or one of the Specialists? Asked again when somebody else has struck the same side meanwhile."""
    options: list[Option | Each] = [SOLDIERS] if side.soldiers else []
    if side.specialists:
        options.append(Each("give", side.specialists[:]))
    return Decision(
        side.id,
        "casualties",
        Options(*options or [NOBODY]),
        {"n": n, "soldiers": side.soldiers},
        again=lambda: _who_falls(side, n),
        about=CASUALTIES,
    )


def lose_soldiers(s: State, side: Side, n: int, rule: str) -> int:
    """Lose n Soldiers, or as many as there are; returns how many."""
    lost = min(n, side.soldiers)
    if lost:
        side.soldiers -= lost
        s.tell(SoldiersLost, rule, side.id, lost, side.soldiers)
    return lost


# -- Specialists -------------------------------------------------------------------------------------------------------


class LoseSpecialist(NamesCard):
    """Choose which Specialist of a side is lost."""

    verb = "lose"

    def touches(self, s: State, decision: Decision, option: Option) -> tuple[str, ...]:
        return (f"{decision.word('side')}-{option.args[0]}",)


class StandIn(OwnCard):
    """Lose somebody else in the place of a Specialist."""

    verb = "instead"


LOSE_SPECIALIST = Question(LoseSpecialist())
SAVE = Question(UseItem())
STAND_IN = Question(StandIn())


def lose_specialist(
    s: State, side: Side, rule: str, *, card: str = "", chooser: str = "", entry: bool = False
) -> Play[bool]:
    """Lose a Specialist: a named one, or of the owner's or another's choice (ATL-CLR-01, ATL-RUL-33).

    The Zwangsrekrut and the Decoy may go in his place (ATL-RUL-70), and a card may save him. Returns whether anybody
    was lost.
    """
    if not side.specialists:
        return False
    own_choice = not card and chooser in ("", side.id)
    if not card:
        answer = yield _whom(side, chooser or side.id)
        card = "" if answer == NOBODY else answer.args[0]
    if card not in side.specialists or (yield from _is_saved(s, side, card)):
        return False
    owner, victim = yield from _stand_in(s, side, card, own_choice=own_choice, entry=entry)
    if card not in side.specialists:
        return False  # in Phase 3 another Unit may have shot him meanwhile
    if victim != card:
        s.tell(StoodIn, "ATL-RUL-70", owner.id, victim, card)
    give_up(s, owner, victim, rule)
    return True


def _whom(side: Side, chooser: str) -> Decision:
    """Which of them? Asked again when somebody else has struck the same side meanwhile."""
    options = Options(Each("lose", side.specialists[:])) if side.specialists else Options(NOBODY)
    return Decision(
        chooser,
        "lose-specialist",
        options,
        {"side": side.id},
        again=lambda: _whom(side, chooser),
        about=LOSE_SPECIALIST,
    )


def _is_saved(s: State, side: Side, card: str) -> Play[bool]:
    """Offer a card that cancels the loss of a Specialist; returns whether it was used."""
    if not _savers(s, side):
        return False
    answer = yield _save(s, side, card)
    if answer == ACCEPT:
        return False
    spend_item(s, side, answer.args[0])
    s.tell(CardUsed, "ATL-RUL-81", side.id, answer.args[0], (card,))
    return True


def _savers(s: State, side: Side) -> list[str]:
    return [item for item in side.items if "loss" in s.box.card(item).when]


def _save(s: State, side: Side, card: str) -> Decision:
    """Asked again when somebody else has struck the same side meanwhile."""
    savers = _savers(s, side) if card in side.specialists else []
    return Decision(
        side.id,
        "save",
        Options(ACCEPT, Each("use", savers)),
        {"card": card},
        again=lambda: _save(s, side, card),
        about=SAVE,
    )


def _stand_in(s: State, side: Side, card: str, *, own_choice: bool, entry: bool) -> Play[tuple[Side, str]]:
    """Returns who is lost in the end, and whose he is. A Unit pays for an entry with its own men only."""
    for other in sides(s):
        is_own = other is side
        if isinstance(other, German) != isinstance(side, German) or (is_own and own_choice) or (entry and not is_own):
            continue
        if _stand_ins(s, other, card):
            answer = yield _instead(s, other, card)
            if answer != ACCEPT:
                return other, answer.args[0]
    return side, card


def _stand_ins(s: State, side: Side, card: str) -> list[str]:
    return [
        name
        for name in side.specialists
        if name != card and any(effect.name == "stand-in" for effect in s.box.effects(name))
    ]


def _instead(s: State, side: Side, card: str) -> Decision:
    """Asked again when somebody else has struck the same side meanwhile."""
    options = Options(ACCEPT, Each("instead", _stand_ins(s, side, card)))
    again = partial(_instead, s, side, card)
    return Decision(side.id, "stand-in", options, {"card": card}, again=again, about=STAND_IN)


def give_up(s: State, side: Side, card: str, rule: str) -> None:
    """A Specialist goes back where he came from; he can be recruited again from the next Phase 3 on (ATL-RUL-36)."""
    side.specialists.remove(card)
    if isinstance(side, German):
        s.barracks.append(card)
    elif s.box.cards.specialists[card].kind == "unique":
        s.unique.append(card)
    elif isinstance(side, Unit):
        side.hand.append(card)
    s.lost.append(f"{side.id}:{card}")
    s.tell(SpecialistLost, rule, side.id, card)


# -- Items -------------------------------------------------------------------------------------------------------------


def spend_item(s: State, side: Side, item: str) -> None:
    """A used or lost Item goes to its side's used pile (DDD-ITM-03, ATL-RUL-82)."""
    side.items.remove(item)
    (s.spent if isinstance(side, German) else s.used).append(item)


# -- destruction -------------------------------------------------------------------------------------------------------


def is_destroyed(side: Side) -> bool:
    """Whether nobody is left, or a loss was not met in full (ATL-RUL-46)."""
    return strength(side) == 0 or UNMET in side.for_turn


def destroy_if_gone(s: State, cause: str) -> None:
    """Outside the Assault the loss of one Unit loses the game for all (DDD-WIN-02, DDD-TRN-03, ATL-WIN-01)."""
    for unit in s.units.values():
        if is_destroyed(unit):
            destroy(s, unit, cause)


def destroy(s: State, unit: Unit, cause: str) -> NoReturn:
    s.tell(UnitDestroyed, "DDD-WIN-02", unit.id, cause)
    s.end(Outcome(False, GERMAN_VICTORY, cause))
