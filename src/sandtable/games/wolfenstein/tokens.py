"""Stun and sabotage (p.12): a token that spoils the next turn of whoever gets it (WOLF-STN-01).

Stunned, a model does nothing at all (WOLF-STN-02); sabotaged, it does not attack (WOLF-STN-03).
"""

from __future__ import annotations

from sandtable.engine.decision import Play
from sandtable.games.wolfenstein.effects import Cause, candidates, effect, whom
from sandtable.games.wolfenstein.log import Sabotaged, Stunned
from sandtable.games.wolfenstein.standing import found
from sandtable.games.wolfenstein.state import Bot, Hero, Model, Nazi, State
from sandtable.games.wolfenstein.vocabulary import Effect


def may_get(s: State, model: Model, token: str) -> bool:
    """Whether a token would change anything for a model: some are never stunned."""
    has_one = model.stunned if token == "stun" else model.sabotaged
    return not has_one and not any(token in e.tokens for e in found(s, model, "immune"))


def stun(s: State, model: Model) -> None:
    """No action in the next turn (WOLF-STN-02)."""
    if may_get(s, model, "stun"):
        model.stunned = True
        if isinstance(model, Nazi):
            model.stun_lasts = _has_acted(s, model)
        s.tell(Stunned, "WOLF-STN-01", model.id)


def sabotage(s: State, model: Model) -> None:
    """No attack in the next turn (WOLF-STN-03)."""
    if may_get(s, model, "sabotage"):
        model.sabotaged = True
        if isinstance(model, Nazi):
            model.sabotage_lasts = _has_acted(s, model)
        s.tell(Sabotaged, "WOLF-STN-01", model.id)


def _has_acted(s: State, nazi: Nazi) -> bool:
    """Whether this Nazi Phase has no more to spoil for it, so that the token lasts through the next (WOLF-RUL-58)."""
    return s.phase.startswith("nazi-") and nazi.acted


def end_of_turn(s: State, model: Hero | Bot) -> None:
    """The tokens go when the turn that they spoiled is over (WOLF-STN-04, WOLF-RUL-58).

    A Hero that attacked was not hindered in this turn: its token came with its own attack and is for the next one.
    """
    if not (isinstance(model, Hero) and model.attacks):
        model.stunned = model.sabotaged = False


def end_of_phase(s: State) -> None:
    """A Nazi's tokens go when a Nazi Phase ends in which it could have acted (WOLF-RUL-58)."""
    for nazi in s.nazis.values():
        nazi.stunned, nazi.stun_lasts = nazi.stunned and nazi.stun_lasts, False
        nazi.sabotaged, nazi.sabotage_lasts = nazi.sabotaged and nazi.sabotage_lasts, False


def hinders_attack(model: Model) -> bool:
    """Whether a sabotage token keeps a model from attacking now: one that came with its own attack does not yet."""
    return model.sabotaged and not (isinstance(model, Hero) and model.attacks)


# -- on cards ----------------------------------------------------------------------------------------------------------


def _any_gets(s: State, cause: Cause, e: Effect) -> bool:
    return any(may_get(s, model, e.name) for model in candidates(s, cause, e))


@effect("stun", _any_gets)
def _stun(s: State, cause: Cause, e: Effect) -> Play[None]:
    for model in (yield from whom(s, cause, e, lambda model: may_get(s, model, "stun"))):
        stun(s, model)


@effect("sabotage", _any_gets)
def _sabotage(s: State, cause: Cause, e: Effect) -> Play[None]:
    for model in (yield from whom(s, cause, e, lambda model: may_get(s, model, "sabotage"))):
        sabotage(s, model)
