"""Rounds (p.4, p.15, p.20): turn order, the enemy turn between, the end of the round, the alarm."""

from __future__ import annotations

from sandtable.engine.decision import Decision, Each, Option, Options, Play
from sandtable.games.reichbusters import awareness, controller, kill, spawning, uncover, winning
from sandtable.games.reichbusters.decks import draw_cards, put_away_ended
from sandtable.games.reichbusters.log import OrderDealt, RoundBegan
from sandtable.games.reichbusters.log_enemy import AlarmSounded, PhaseBegan, TrackerMoved
from sandtable.games.reichbusters.missions import WithAlarm
from sandtable.games.reichbusters.state import State
from sandtable.games.reichbusters.table import alert_units, has_skill, squad, suffers
from sandtable.games.reichbusters.tracker import advance

KEEP = Option("keep")

# -- turn order --------------------------------------------------------------------------------------------------------


def turn_order(s: State) -> Play[None]:
    """After the alarm the turn tokens are dealt for the whole round (REICH-RND-04, REICH-ALM-13)."""
    s.tell(RoundBegan, "REICH-RND-01", s.round)
    s.acted, s.order, s.team_used = [], [], False
    if s.sounded:
        s.order = [hero.id for hero in squad(s)]
        s.chance.shuffle(s.order, "turn-order")
        s.tell(OrderDealt, "REICH-RND-04", tuple(s.order))
        for hero in squad(s):
            if has_skill(s, hero, "opportunist") and len(s.order) > 1:
                yield from _swap(s, hero.id, hero.seat)
    s.phase = "next-hero"


def _swap(s: State, hero: str, seat: str) -> Play[None]:
    """Opportunist: swap turn tokens with another Hero (REICH-KEY-51)."""
    others = [other for other in s.order if other != hero]
    args = {"hero": hero, "order": tuple(s.order)}
    answer = yield Decision(seat, "opportunist", Options(Each("swap", others), KEEP), args)
    if answer != KEEP:
        one, other = s.order.index(hero), s.order.index(answer.args[0])
        s.order[one], s.order[other] = s.order[other], s.order[one]


def next_hero(s: State) -> Play[None]:
    """Before the alarm the players choose who goes next (REICH-RND-03)."""
    waiting = [hero.id for hero in squad(s) if hero.id not in s.acted]
    if not waiting:
        s.phase = "round-end"  # REICH-RND-02
        return
    if s.sounded:
        s.hero = next(name for name in s.order if name in waiting)
    else:
        seat = controller.speaker(s)
        answer = yield Decision(seat, "next-hero", Options(Each("activate", waiting)), {"round": s.round})
        s.hero = answer.args[0]
    s.phase = "turn-start"


# -- the enemy turn ----------------------------------------------------------------------------------------------------


def raise_alarm(s: State) -> Play[None]:
    """Raise the Alarm!: any alert unit moves the tracker, before the alarm (REICH-RTA-01, REICH-RTA-02).

    Cards that are played at its end come with the next phase, after the alarm too (REICH-RTA-03).
    """
    if not s.sounded:
        s.tell(PhaseBegan, "REICH-ENM-01", "raise-the-alarm")
        if alert_units(s):
            advance(s, 1, "REICH-RTA-01")
    s.phase = "stations-start"
    yield from ()


def check(s: State) -> Play[None]:
    """The fourth and last phase (REICH-RUL-01); effects of this enemy turn end, and the next Hero begins.

    REICH-RND-05: it is the same before the alarm and after it.
    """
    if not s.free_turn:  # REICH-RUL-60
        yield from kill.check(s)
    yield from kill.end_of_turn(s)
    for hero in s.heroes.values():
        hero.in_play = [effect for effect in hero.in_play if effect.until != "enemy-turn"]
    put_away_ended(s)
    if s.free_turn:
        s.free_turn = False
        s.phase = "post-alarm"
    else:
        s.phase = "round-end" if s.alarm == "pending" else "next-hero"


# -- the end of the round ----------------------------------------------------------------------------------------------


def round_end(s: State) -> Play[None]:
    """Cards, tokens, the tracker (REICH-EOR-01, REICH-EOR-02, REICH-EOR-03, REICH-EOR-06)."""
    for hero in squad(s):
        if len(hero.hand) < s.box.constants.refill and not suffers(s, hero, "no-refill"):
            draw_cards(s, hero, 1, "REICH-EOR-01")
    awareness.tidy(s)
    s.order = []
    s.round += 1
    if s.sounded:
        s.marker += 1
        s.tell(TrackerMoved, "REICH-EOR-03", s.marker, 1)
        if s.marker > s.box.mission.track.post:
            winning.lose(s, "time")  # REICH-EOR-05, REICH-END-02
        s.phase = "turn-order"
    else:
        advance(s, 1, "REICH-EOR-03")  # an early alarm is not moved again (REICH-RUL-58)
        s.phase = "alarm" if s.alarm == "pending" else "turn-order"  # REICH-EOR-04, REICH-ALM-05
    yield from ()


# -- the alarm ---------------------------------------------------------------------------------------------------------


def alarm(s: State) -> Play[None]:
    """Step 1 puts the marker on the alarm space; step 2 triggers the spawn tokens, one at a time.

    REICH-ALM-06, REICH-ALM-07, REICH-RUL-61.
    """
    s.marker = s.box.mission.track.pre + 1
    if s.tokens:
        yield from spawning.trigger_one(s, list(s.tokens))
        return
    for rule in s.box.mission.special:
        if isinstance(rule, WithAlarm):
            spawning.place(s, rule.unit, s.box.mission.barracks["a"])
    s.alarm = "sounded"  # from now on noise cards come from the other deck (REICH-ALM-09)
    s.tell(AlarmSounded, "REICH-ALM-01")
    s.awareness.clear()  # REICH-ALM-08
    s.watching.clear()
    for enemy in s.enemies.values():
        awareness.wake(s, enemy)
    _end_cards(s)
    s.free_turn = True  # REICH-ALM-11, REICH-RUL-60
    s.acted = []
    s.phase = "stations-start"
    yield from uncover.look(s)


def _end_cards(s: State) -> None:
    """All that action cards have put in play ends (REICH-ALM-10, REICH-ICO-10, REICH-RUL-62)."""
    for hero in s.heroes.values():
        hero.in_play = [effect for effect in hero.in_play if not effect.card]
    put_away_ended(s)
    for tokens in (s.suppressed, s.obscured):
        for area, by in list(tokens.items()):
            if by == "card":
                del tokens[area]


def post_alarm(s: State) -> Play[None]:
    """Steps 7 and 8: the first space of the post-alarm section, and the next round (REICH-ALM-12, REICH-ALM-13)."""
    s.marker = 1
    s.tell(TrackerMoved, "REICH-ALM-12", 1, 0)
    s.phase = "turn-order"
    yield from ()
