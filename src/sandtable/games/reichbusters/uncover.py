"""What a Hero sees happens at once (p.14, p.16, p.17): features, spawn tokens, awareness, objectives, cleared rooms.

After each area entered, each door opened and each unit placed or removed (REICH-RUL-119), in this order.
"""

from __future__ import annotations

from sandtable.engine.decision import Play
from sandtable.games.reichbusters import awareness, controller, features, spawning
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
HERO_TURN = ("turn-start", "action", "noise", "turn-end")


def look(s: State, *, unseen: bool = False) -> Play[None]:
    """Everything that the squad now sees."""
    while True:
        seen = s.board.named(seen_by_squad(s)) if (s.features or s.tokens) else []
        hidden = [area for area in seen if area in s.features and not s.features[area].kind]
        if hidden:
            area = yield from controller.decide(s, "which-feature", "reveal", hidden)
            yield from features.reveal(s, area)  # REICH-RMF-01
            continue
        tokens = [area for area in seen if area in s.tokens]
        if not tokens:
            break
        area = yield from controller.decide(s, "which-token", "trigger", tokens)
        spawning.trigger(s, area)  # REICH-SPN-02
    yield from awareness.first_sight(s, in_hero_turn=s.phase in HERO_TURN, unseen=unseen)
    _gain_objectives(s)


def _gain_objectives(s: State) -> None:
    """An objective complete item is taken by whoever sees it, one each (REICH-ITM-25, REICH-RUL-107)."""
    areas = [area for area, lying in s.items.items() if any(item.kind == OBJECTIVE and item.face_up for item in lying)]
    for area in areas:
        for hero in squad(s):
            if is_downed(s, hero) or any(item.kind == OBJECTIVE for item in hero.items):
                continue
            if len(hero.items) >= slots(s, hero) or not seen_by_hero(s, hero.at) & s.board.bit[area]:
                continue
            lying = next((item for item in s.items.get(area, ()) if item.kind == OBJECTIVE and item.face_up), None)
            if lying is None:
                break
            take_up(s, area, lying)
            hero.items.append(Carried(OBJECTIVE))
            s.tell(ItemFound, "REICH-ITM-25", hero.id, OBJECTIVE)


def take_up(s: State, area: str, lying: object) -> None:
    """Take an item off the map."""
    rest = [item for item in s.items[area] if item is not lying]
    if rest:
        s.items[area] = rest
    else:
        del s.items[area]


def clear(s: State, hero: Hero, rule: str) -> None:
    """A cleared token, where no enemy and no spawn token is left.

    REICH-CLR-01, REICH-CLR-02, REICH-RUL-38.
    """
    room = hero.at[0] if hero.at else ""
    if room and room not in s.cleared and not enemies_in(s, room) and not has_tokens(s, room):
        s.cleared.append(room)
        s.tell(Cleared, rule, room)
