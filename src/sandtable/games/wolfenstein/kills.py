"""Killing (p.11, p.13): a Nazi without HP leaves the board at once (WOLF-ATK-15, WOLF-RUL-56), and what follows it.

In this order (WOLF-RUL-81): what its own card says of its death, its removal, loot, whoever waited for it, and last the
hazard tracker with a due alarm.
"""

from __future__ import annotations

import msgspec

from sandtable.engine.decision import Play
from sandtable.games.wolfenstein import controller, events, hazard, noise, spawn
from sandtable.games.wolfenstein.attack_plan import triggered
from sandtable.games.wolfenstein.effects import Cause, candidates, carry_out, effect, whom
from sandtable.games.wolfenstein.gains import hand_out
from sandtable.games.wolfenstein.log import Killed, Removed, SkillUsed, Spawned
from sandtable.games.wolfenstein.state import Model, Nazi, State
from sandtable.games.wolfenstein.table import footing, places
from sandtable.games.wolfenstein.vocabulary import Effect


def kill(s: State, nazi: Nazi, cause: Cause) -> Play[None]:
    """A Nazi is killed. Whoever it takes along was killed by the same Hero (WOLF-RUL-34)."""
    s.tell(Killed, "WOLF-ATK-15", nazi.id, cause.hero)
    card = s.box.cards.enemies[nazi.kind]
    dying = msgspec.structs.replace(cause, model=nazi.id, here=places(s, nazi), loot=True)
    for skill in triggered(s, nazi, "death", silent=cause.silent):
        s.tell(SkillUsed, "WOLF-RUL-81", nazi.id, skill.id)
        yield from carry_out(s, dying, skill.effects)
    _take_off(s, nazi)
    if cause.hero and cause.loot:
        yield from hand_out(s, Cause(hero=cause.hero, card=nazi.kind, is_kill=True), card)
    s.kills[nazi.kind] = s.kills.get(nazi.kind, 0) + 1
    yield from events.killed(s, nazi, cause)
    yield from hazard.after_kill(s, nazi, cause.silent)


def remove(s: State, nazi: Nazi) -> None:
    """A Nazi is taken away by a mission's own text: no kill, no loot (WOLF-RUL-34)."""
    _take_off(s, nazi)
    s.tell(Removed, "WOLF-RUL-34", nazi.id)


def _take_off(s: State, nazi: Nazi) -> None:
    """Off the board; its card is free again (WOLF-DSC-04)."""
    if s.nazis.get(nazi.id) is nazi:
        del s.nazis[nazi.id]
    if nazi.id in s.waiting:
        s.waiting.remove(nazi.id)


# -- on cards ----------------------------------------------------------------------------------------------------------


def _is_enemy(model: Model) -> bool:
    return isinstance(model, Nazi)


@effect("remove", lambda s, cause, e: any(_is_enemy(model) for model in candidates(s, cause, e)))
def _remove(s: State, cause: Cause, e: Effect) -> Play[None]:
    """Whom a Hero's card takes off the board it has killed, perhaps for nothing (WOLF-RUL-34)."""
    for model in (yield from whom(s, cause, e, _is_enemy)):
        if isinstance(model, Nazi) and s.nazis.get(model.id) is model:
            yield from kill(s, model, msgspec.structs.replace(cause, loot=cause.loot and e.loot))


@effect("replace")
def _replace(s: State, cause: Cause, e: Effect) -> Play[None]:
    """Another model steps out where this one stood, on one of its squares; the AI controller says on which.

    None does if the box has no such model left (WOLF-RUL-41).
    """
    old = s.nazis[cause.model]
    _take_off(s, old)
    numbers = spawn.free_numbers(s, e.model)
    if not numbers:
        return
    name = f"{e.model}-{numbers[0]}"
    squares = [s.board.names[square] for square in footing(s, old).squares]
    at = yield from controller.decide_between(s, "step-out", "place", squares, {"model": name})
    s.nazis[name] = Nazi(id=name, at=at)
    s.tell(Spawned, "WOLF-SPN-02", name, at)
    noise.shared_presence(s)
