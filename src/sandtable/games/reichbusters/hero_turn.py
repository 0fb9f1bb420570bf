"""A Hero's turn (p.4): capture, Recover, two basic actions with any number of bonus actions around them.

Each action is one step of the game, and the noise test that it owes is the next.
"""

from __future__ import annotations

from sandtable.engine.action import Action, Menu, Offers, Question, Refusals
from sandtable.engine.decision import Decision, Each, Option, Options, Play, Refusal
from sandtable.games.reichbusters import (
    action_cards,
    attack,
    card_parts,
    doors,
    features,
    gear,
    hidden,
    movement,
    noise,
    uncover,
    using,
    wounds,
)
from sandtable.games.reichbusters.decks import draw_cards, put_away_ended
from sandtable.games.reichbusters.log import Captured, Freed, Recovered, TurnBegan, TurnEnded
from sandtable.games.reichbusters.state import Hero, State
from sandtable.games.reichbusters.table import enemies_at, has_skill, is_alone, is_downed, is_held, suffers

END = Option("end")
BASICS = 2  # REICH-HT-01


# -- basic actions that need no chapter of their own -------------------------------------------------------------------


class DrawCards(Action[State, Hero, Hero]):
    """Draw 2 Cards, silently (REICH-DRW-01, REICH-DRW-03)."""

    verb = "draw"

    def read(self, s: State, decision: Decision, option: Option) -> Hero:
        return s.active

    def offers(self, s: State, hero: Hero) -> Offers:
        can = len(hero.deck) or hero.deck.discard
        return (Option(self.verb),) if can and gear.may_act_standing(hero) is None else ()

    def refusals(self, s: State, hero: Hero) -> Refusals:
        if refusal := gear.may_act_standing(hero):
            yield Option(self.verb), refusal

    def do(self, s: State, chosen: Hero) -> Play[None]:
        chosen.basics -= 1
        genius = has_skill(s, chosen, "genius")  # REICH-KEY-35
        n = (3 if genius else 2) - suffers(s, chosen, "draw-fewer")
        drawn = draw_cards(s, chosen, max(0, n), "REICH-DRW-01")
        if genius and drawn:
            yield from wounds.choose_discard(s, chosen)


class Recover(Action[State, Hero, Hero]):
    """Both basic actions for keeping only two wounds (REICH-HT-07, REICH-DWN-05, REICH-RUL-105)."""

    verb = "recover"

    def read(self, s: State, decision: Decision, option: Option) -> Hero:
        return s.active

    def offers(self, s: State, hero: Hero) -> Offers:
        return (Option(self.verb),) if may_recover(s, hero) is None else ()

    def refusals(self, s: State, hero: Hero) -> Refusals:
        if refusal := may_recover(s, hero):
            yield Option(self.verb), refusal

    def do(self, s: State, chosen: Hero) -> Play[None]:
        yield from recover(s, chosen)


def may_recover(s: State, hero: Hero) -> Refusal | None:
    if hero.basics < BASICS:
        return Refusal("REICH-HT-07", "needs-both-actions", {"hero": hero.id})
    if hero.knocked_down:
        return Refusal("REICH-KEY-43", "knocked-down", {"hero": hero.id})
    if len(hero.wounds) <= s.box.constants.recover:
        return Refusal("REICH-DWN-05", "few-wounds", {"hero": hero.id})
    return None


def recover(s: State, hero: Hero) -> Play[None]:
    """Keep two wounds of choice, discard the others, stand up; cards may follow.

    REICH-DWN-05, REICH-DWN-06, REICH-RUL-51.
    """
    hero.basics = 0
    kept: list[str] = []
    left = [wound.card for wound in hero.wounds]
    while left and len(kept) < s.box.constants.recover:
        answer = yield Decision(hero.seat, "keep-wound", Options(Each("keep", left)), {"hero": hero.id})
        kept.append(answer.args[0])
        left.remove(answer.args[0])
    for card in left:
        wounds.heal(s, hero, card, "REICH-DWN-05")
    hero.knocked_down = False
    s.tell(Recovered, "REICH-DWN-05", hero.id, tuple(kept))


class Vengeance(Action[State, Hero, Option]):
    """Once a turn, a move of 1 into melee (REICH-KEY-82), out of another one too (REICH-MOV-03)."""

    verb = "vengeance"

    def read(self, s: State, decision: Decision, option: Option) -> Option:
        return option

    def offers(self, s: State, hero: Hero) -> Offers:
        if not has_skill(s, hero, self.verb) or self.verb in hero.used_turn or hero.knocked_down:
            return ()
        ways = [area for area in movement.ways(s, hero) if is_held(s, area)]
        return (Each(self.verb, ways),) if ways else ()

    def do(self, s: State, chosen: Option) -> Play[None]:
        s.active.used_turn.append(self.verb)
        yield from movement.step(s, s.active, chosen.args[0])


class AtFeature(Action[State, Hero, str]):
    """A basic action on a room feature: switch off an alarm box, read research notes."""

    verb = "feature"

    def read(self, s: State, decision: Decision, option: Option) -> str:
        return option.args[0]

    def offers(self, s: State, hero: Hero) -> Offers:
        feature = s.features.get(hero.at)
        if feature is None or feature.kind not in ("alarm-box", "research-notes") or gear.may_act_standing(hero):
            return ()
        return (Option(self.verb, (feature.kind,)),)

    def do(self, s: State, chosen: str) -> Play[None]:
        hero = s.active
        hero.basics -= 1
        features.remove(s, hero.at)
        if chosen == "research-notes":
            yield from card_parts.peek(s, hero, s.spawn, "spawn")

    def touches(self, s: State, decision: Decision, option: Option) -> tuple[str, ...]:
        return (s.active.at,)


class End(Action[State, Hero, Hero]):
    """End the turn; basic actions that are left are lost."""

    verb = "end"

    def read(self, s: State, decision: Decision, option: Option) -> Hero:
        return s.active

    def offers(self, s: State, hero: Hero) -> Offers:
        return (END,)

    def do(self, s: State, chosen: Hero) -> Play[None]:
        s.phase = "turn-end"
        yield from ()


#: What a Hero can do, in the order of the options: the seven basic actions of the reference card (REICH-HT-02,
#: REICH-HT-05, REICH-COMP-34), then bonus actions, as many as one likes (REICH-HT-06, REICH-OVR-04, REICH-RUL-02).
ACTIONS: Menu[State, Hero] = (
    movement.MOVE,
    attack.ATTACK,
    gear.SEARCH,
    gear.READY,
    DrawCards(),
    doors.DOOR,
    Recover(),
    gear.LEAD,
    AtFeature(),
    Vengeance(),
    action_cards.PLAY_CARD,
    using.USE,
    gear.GIVE,
    gear.DROP,
    gear.PLANT,
    End(),
)
TURN = Question(*ACTIONS)
BY_VERB = {action.verb: action for action in ACTIONS}


# -- the turn ----------------------------------------------------------------------------------------------------------


def turn_start(s: State) -> Play[None]:
    """Capture is checked first, then a Downed Hero must Recover (REICH-CAP-01, REICH-DWN-04, REICH-RUL-52)."""
    hero = s.active
    begin(s, hero)
    s.tell(TurnBegan, "REICH-RND-01", hero.id)
    yield from gear.drop_surplus(s, hero)  # pain killers no longer hide a wound that takes a slot
    was_captured, hero.captured = hero.captured, is_caught(s, hero)
    if hero.captured:
        if not was_captured:
            if s.leader == hero.id:
                gear.leave_escort(s)  # REICH-RUL-132
            s.tell(Captured, "REICH-CAP-01", hero.id)
        s.phase = "turn-end"  # REICH-CAP-02
        return
    if was_captured:
        s.tell(Freed, "REICH-CAP-05", hero.id)
    s.phase = "action"
    if is_downed(s, hero):
        yield from recover(s, hero)
    yield from uncover.look(s)


def is_caught(s: State, hero: Hero) -> bool:
    """Downed, alone, and with four or more enemies in the area (REICH-CAP-01)."""
    return is_downed(s, hero) and is_alone(s, hero) and len(enemies_at(s, hero.at)) >= s.box.constants.capture


def begin(s: State, hero: Hero) -> None:
    """What lasted until this turn ends (REICH-ICO-07, REICH-ICO-09)."""
    hero.basics = BASICS
    hero.moved = hero.attacked = hero.gave = hero.spent_point = False
    hero.painless = hero.holding = False
    hero.used_turn.clear()
    hero.used_action.clear()
    for item in hero.items:
        item.used = False
    for other in s.heroes.values():
        if other.in_play:
            other.in_play = [
                effect
                for effect in other.in_play
                if not (effect.until == "own-turn" and other is hero) and effect.until != "next-hero"
            ]
    put_away_ended(s)
    s.risen.clear()
    s.kills.clear()
    for feature in s.features.values():
        feature.spent = False
    if s.box.options.first_sight == "every-turn":
        s.watching.clear()
    for area, by in list(s.suppressed.items()):
        if by == "skill":
            del s.suppressed[area]  # stunned lasts until a Hero begins a turn (REICH-KEY-76)


def action(s: State) -> Play[None]:
    """One action of the Hero's, or the end of the turn."""
    hero = s.active
    if not hero.at or is_downed(s, hero):
        s.phase = "turn-end"
        return
    hero.holding = False
    hold = (hidden.HOLD,) if hidden.is_asked(s, hero) else ()  # a second answer, whatever the hand allows
    decision = Decision(
        hero.seat,
        "action",
        hidden.of_hand(s, hero, lambda: Options(*offers(s, hero), *hold)),
        {"hero": hero.id, "basics": hero.basics},
        lambda: refusals(s, hero),
        about=TURN,
    )
    answer = yield decision
    if answer in (END, hidden.HOLD):
        hero.holding = answer == hidden.HOLD
        s.phase = "turn-end"
        return
    act = BY_VERB[answer.verb]
    yield from act.do(s, act.read(s, decision, answer))
    attack.end_of_action(s, hero)
    s.phase = "noise"


def offers(s: State, hero: Hero) -> Offers:
    found: list[Option | Each] = []
    for act in ACTIONS:
        found += act.offers(s, hero)
    return found


def refusals(s: State, hero: Hero) -> Refusals:
    for act in ACTIONS:
        yield from act.refusals(s, hero)


def noise_step(s: State) -> Play[None]:
    """The noise test of the action just done; then the next action, unless the alarm is pending (REICH-ALM-03)."""
    yield from noise.settle(s)
    hero = s.active
    if s.alarm == "pending":
        s.phase = "round-end"  # REICH-ALM-04, REICH-RUL-57
    elif not hero.at:
        s.phase = "raise-alarm"  # REICH-RUL-123
        if hero.id not in s.acted:
            s.acted.append(hero.id)
    elif is_downed(s, hero):
        s.phase = "turn-end"  # REICH-DWN-02, REICH-RUL-50
    else:
        s.phase = "action"


def turn_end(s: State) -> Play[None]:
    """Effects of the end of a turn: a wound that bleeds, a feature, a cleared token (REICH-CLR-04)."""
    hero = s.active
    for _ in range(suffers(s, hero, "discard-each-turn")):
        if hero.hand:
            yield from wounds.choose_discard(s, hero)
    if hero.at:
        yield from features.end_of_turn(s, hero)
        uncover.clear(s, hero, "REICH-CLR-04")
    if hero.id not in s.acted:
        s.acted.append(hero.id)
    s.tell(TurnEnded, "REICH-RND-01", hero.id)
    s.phase = "round-end" if s.alarm == "pending" else "raise-alarm"
