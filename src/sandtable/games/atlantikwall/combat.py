"""Phase 5, Combat (p.4, DDD-CBT, DDD-MGF, ATL-DEF), in the order of ATL-RUL-25.

Cards that change DEF or losses come first; the German pays; Units gain Soldiers from a DEF below zero; all Units meet
their DEF; Machine Gun Fire is rolled Unit by Unit; and at the end, once, it is checked who is destroyed.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sandtable.engine.action import Answer, Question
from sandtable.engine.decision import Decision, Each, Option, Options, Play, together
from sandtable.engine.view import Text
from sandtable.games.atlantikwall import assault, d6, forecast, gains, losses, solitaire, windows, winning
from sandtable.games.atlantikwall.answers import OwnCard
from sandtable.games.atlantikwall.defence import MISSING, PAID, def_for, due, highest, lowered, missing, occupied
from sandtable.games.atlantikwall.forecast import NO_LOSSES, NO_MGF, SPARED, WORST
from sandtable.games.atlantikwall.log import PhaseBegan
from sandtable.games.atlantikwall.log_war import (
    DefCovered,
    DefFaced,
    DefPaid,
    DefRead,
    GunsSilent,
    LossesLowered,
    SoldiersReturned,
)
from sandtable.games.atlantikwall.names import GERMAN
from sandtable.games.atlantikwall.state import State, Unit
from sandtable.games.atlantikwall.table import general_in_play, german, has_mgf, mgf_active, sector, total
from sandtable.games.atlantikwall.table import side as side_of

ENOUGH: Final = Option("enough")
WINDOW: Final = Question(windows.USE, hints=forecast.combat_hints)
UNDER_FIRE: Final = d6.question(forecast.mgf_losses)


def combat(s: State) -> Play[None]:
    """Phase 5 from its cards to its dead (ATL-RUL-25); Units in a Bunker fight it before any Assault (ATL-ASL-01)."""
    s.tell(PhaseBegan, "DDD-TRN-02", "combat")
    yield from windows.window(s, "combat", WINDOW)
    if s.german:
        yield from payment(s)
    if s.landing:
        yield from solitaire.combat(s)
    else:
        if s.german:
            yield from below_zero(s)
        yield from together({unit.id: def_losses(s, unit) for unit in s.units.values()})
        yield from machine_gun_fire(s)
    return_soldiers(s)
    winning.after_combat(s)
    s.phase = "turn-end"
    if assault.waiting(s):
        s.phase = "assault"
        s.tell(PhaseBegan, "ATL-ASL-02", "assault")


# -- the German pays ---------------------------------------------------------------------------------------------------


def payment(s: State) -> Play[None]:
    """The German loses Soldiers for the highest DEF, as many as he has (ATL-DEF-01, ATL-DEF-05)."""
    him, owed = german(s), due(s)
    before = him.soldiers
    if s.landing:
        yield from solitaire.pay(s, owed)
        s.for_turn[PAID] = before - him.soldiers
        return
    s.for_turn[PAID] = losses.lose_soldiers(s, him, owed, "ATL-DEF-01")
    s.for_turn[MISSING] = owed - s.for_turn[PAID]
    s.tell(DefPaid, "ATL-DEF-01", owed, s.for_turn[PAID], s.for_turn[MISSING])
    yield from _cover(s)


class Cover(OwnCard):
    """Pay with a Specialist where a Soldier is missing."""

    verb = "cover"

    def hints(self, s: State, chosen: str) -> Iterable[Text]:
        yield from super().hints(s, chosen)
        yield Text("hint-missing", {"n": missing(s) - 1})


class Enough(Answer[State, None]):
    """Pay no more."""

    verb = "enough"

    def read(self, s: State, decision: Decision, option: Option) -> None:
        return None

    def hints(self, s: State, chosen: None) -> Iterable[Text]:
        yield Text("hint-missing", {"n": missing(s)})


def _what_is_due(s: State, decision: Decision) -> Iterable[Text]:
    return forecast.german_hints(s, side_of(s, decision.seat))


COVER: Final = Question(Cover(), Enough(), hints=_what_is_due)


def _cover(s: State) -> Play[None]:
    """Specialists may go where Soldiers are missing, each for one; nobody has to (ATL-RUL-23)."""
    him = german(s)
    while s.for_turn[MISSING] and him.specialists:
        options = Options(ENOUGH, Each("cover", him.specialists))
        answer = yield Decision(GERMAN, "cover", options, {"n": s.for_turn[MISSING]}, about=COVER)
        if answer == ENOUGH:
            return
        losses.give_up(s, him, answer.args[0], "ATL-RUL-23")
        s.for_turn[MISSING] -= 1
        s.tell(DefCovered, "ATL-RUL-23", answer.args[0], s.for_turn[MISSING])


def return_soldiers(s: State) -> None:
    """Some of the Soldiers paid come back at the end of the phase, before any Assault."""
    if s.german and (back := min(total(s, s.german, "return-soldiers"), s.for_turn.get(PAID, 0))):
        s.german.soldiers += back
        s.tell(SoldiersReturned, "ATL-RUL-25", back)


# -- below zero --------------------------------------------------------------------------------------------------------


def below_zero(s: State) -> Play[None]:
    """If missing Soldiers take the DEF below 0, every Unit gains the difference.

    ATL-DEF-08, ATL-DEF-10, ATL-RUL-21.
    """
    if not s.for_turn[MISSING]:
        return
    at = yield from _read(s)
    below = s.for_turn[MISSING] - lowered(s, at)
    for unit in s.units.values():
        gains.gain(s, unit, "soldiers", below, "ATL-DEF-08")


class Read(Answer[State, str]):
    """Read the DEF of this Sector."""

    verb = "read"

    def read(self, s: State, decision: Decision, option: Option) -> str:
        return option.args[0]

    def hints(self, s: State, chosen: str) -> Iterable[Text]:
        """What every Unit would gain (ATL-RUL-21)."""
        yield Text("hint-read", {"n": max(0, missing(s) - lowered(s, chosen))})


READ: Final = Question(Read())


def _read(s: State) -> Play[str]:
    """Which Sector's DEF is read: the one he had to meet; of equal ones the German chooses (ATL-TIM-02)."""
    most = highest(s)
    sectors = [at for at in occupied(s) if s.box.battle.sectors[at].def_ == most]
    if len({max(0, s.for_turn[MISSING] - lowered(s, at)) for at in sectors}) > 1:
        options = Options(Each("read", sectors))
        answer = yield Decision(GERMAN, "read-def", options, {"n": s.for_turn[MISSING]}, about=READ)
        s.tell(DefRead, "ATL-RUL-21", answer.args[0])
        return answer.args[0]
    return sectors[0]


# -- the Units' losses -------------------------------------------------------------------------------------------------


def def_losses(s: State, unit: Unit) -> Play[None]:
    """A Unit loses Soldiers equal to the DEF that it faces, every turn (DDD-CBT-01, DDD-CBT-02)."""
    faced = def_for(s, unit)
    s.tell(DefFaced, "DDD-CBT-01", unit.id, unit.at, faced)
    yield from losses.casualties(s, unit, spare(s, unit, faced), "DDD-CBT-01")


def machine_gun_fire(s: State) -> Play[None]:
    """Every Unit under active Machine Gun Fire rolls, each as things stand by then (DDD-MGF-02, ATL-RUL-37).

    The German does not (ATL-GER-06).
    """
    for unit in s.units.values():
        if has_mgf(s, unit.at):
            if mgf_active(s):
                yield from _under_fire(s, unit)
            else:
                s.tell(GunsSilent, "ATL-ACT-01", unit.id, unit.at)


def _under_fire(s: State, unit: Unit) -> Play[None]:
    """One d6 of Soldiers, however low the DEF is; on a 6 the Special Damage too.

    DDD-MGF-05, ATL-ACT-05, ATL-RUL-39.
    """
    if {NO_MGF, NO_LOSSES, losses.UNMET} & unit.for_turn.keys():
        return
    die = yield from d6.d6(s, unit, "mgf", "DDD-MGF-02", loser=unit, about=UNDER_FIRE)
    yield from losses.casualties(s, unit, spare(s, unit, forecast.mgf_hit(s, unit, die)), "DDD-MGF-02")
    if die == WORST and not general_in_play(s):
        for _ in range(sector(s, unit).mgf_specialists):
            yield from losses.lose_specialist(s, unit, "DDD-MGF-04")


def spare(s: State, unit: Unit, n: int) -> int:
    """What is left of a loss to DEF or Machine Gun Fire after the cards that lower the losses of a Phase 5."""
    spared = n if NO_LOSSES in unit.for_turn else min(n, forecast.still_spared(s, unit))
    if spared:
        unit.for_turn[SPARED] = unit.for_turn.get(SPARED, 0) + spared
        s.tell(LossesLowered, "ATL-RUL-81", unit.id, spared)
    return n - spared
