"""What a Hero sees happens at once (p.14, p.16, p.17): features, spawn tokens, awareness, objectives, cleared rooms.

After each area entered, each door opened and each unit placed or removed (REICH-RUL-119), in this order.
"""

from __future__ import annotations

from sandtable.engine.decision import Decision, Each, Option, Options, Play
from sandtable.games.reichbusters import awareness, controller, features, gear, spawning
from sandtable.games.reichbusters.log import Cleared, ItemFound
from sandtable.games.reichbusters.state import Carried, Hero, State
from sandtable.games.reichbusters.table import (
    enemies_in,
    has_tokens,
    is_downed,
    seen_by_hero,
    seen_by_squad,
    slots,
    squad,
)

OBJECTIVE = "objective-complete"
LEAVE = Option("leave-objective")
HERO_TURN = ("turn-start", "action", "noise", "turn-end")


def look(s: State, *, unseen: bool = False) -> Play[None]:
    """Everything that the squad now sees."""
    board = s.box.board
    while True:
        covered = [area for area, feature in s.features.items() if not feature.kind]
        seen = seen_by_squad(s) if covered or s.tokens else 0
        hidden = board.named(board.mask(covered) & seen)
        if hidden:
            area = yield from controller.decide(s, "which-feature", "reveal", hidden)
            yield from features.reveal(s, area)  # REICH-RMF-01
            continue
        tokens = board.named(board.mask(s.tokens) & seen)
        if not tokens:
            break
        yield from spawning.trigger_one(s, tokens)  # REICH-SPN-02
    yield from awareness.first_sight(s, in_hero_turn=s.phase in HERO_TURN, unseen=unseen)
    yield from _gain_objectives(s)


def _gain_objectives(s: State) -> Play[None]:
    """An objective complete item is taken by whoever sees it, one each (REICH-ITM-25, REICH-RUL-107)."""
    found = [area for area, lying in s.items.items() for item in lying if item.kind == OBJECTIVE and item.face_up]
    for area in dict.fromkeys(found):
        for hero in squad(s):
            if is_downed(s, hero) or any(item.kind == OBJECTIVE for item in hero.items):
                continue
            lying = next((item for item in s.items.get(area, ()) if item.kind == OBJECTIVE and item.face_up), None)
            if lying is None or not seen_by_hero(s, hero.at) & s.board.bit[area]:
                continue
            if (yield from _makes_room(s, hero)):
                take_up(s, area, lying)
                hero.items.append(Carried(OBJECTIVE))
                s.tell(ItemFound, "REICH-ITM-25", hero.id, OBJECTIVE)


def _makes_room(s: State, hero: Hero) -> Play[bool]:
    """A free slot, or one that the Hero frees for it (REICH-RUL-98); asked once until the Hero's next turn."""
    if len(hero.items) < slots(s, hero):
        return True
    if LEAVE.verb in hero.used_turn:
        return False
    kinds = list(dict.fromkeys(item.kind for item in hero.items))
    options = Options(Each("drop", kinds), LEAVE)
    answer = yield Decision(hero.seat, "objective-in-sight", options, {"hero": hero.id})
    if answer == LEAVE:
        hero.used_turn.append(LEAVE.verb)
        return False
    gear.drop(s, hero, answer.args[0])
    return True


def take_up(s: State, area: str, lying: object) -> None:
    """Take an item off the map."""
    rest = [item for item in s.items[area] if item is not lying]
    if rest:
        s.items[area] = rest
    else:
        del s.items[area]


def clear(s: State, hero: Hero, rule: str) -> None:
    """A cleared token, where no enemy and no spawn token is left.

    REICH-CLR-01, REICH-CLR-02, REICH-RUL-38, REICH-COMP-18.
    """
    room = hero.at[0] if hero.at else ""
    if room and room not in s.cleared and not enemies_in(s, room) and not has_tokens(s, room):
        s.cleared.append(room)
        s.tell(Cleared, rule, room)
