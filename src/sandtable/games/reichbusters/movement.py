"""Moving (p.8): area by area, looking after each; standing up, secret passages, leaving the map."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from sandtable.engine.action import Action, Offers, Refusals
from sandtable.engine.decision import Decision, Each, Option, Options, Play, Refusal
from sandtable.engine.plain import Values
from sandtable.games.reichbusters import awareness, card_answers, gear, hidden, modifiers, noise, uncover, winning
from sandtable.games.reichbusters.decks import put_away
from sandtable.games.reichbusters.log import HeroLeft, HeroMoved, StoodUp
from sandtable.games.reichbusters.missions import EscapeWith
from sandtable.games.reichbusters.state import Hero, State
from sandtable.games.reichbusters.table import enemies_in, is_held, suffers

STAND, STOP, EXIT = Option("stand"), Option("stop"), Option("exit")


# -- one step ----------------------------------------------------------------------------------------------------------


def ways(s: State, hero: Hero, *, entered: bool = False, through: int = 0) -> list[str]:
    """The areas that one movement point leads to.

    Nobody enters an area with enemies and leaves it again within one action (REICH-MOV-02), even if they came to light
    only then (REICH-RUL-37); but one may leave enemies behind and enter others (REICH-MOV-03), and with the next
    action go on (REICH-MOV-04). `entered` says that this action has led into the present area.
    """
    if entered and through < 1 and is_held(s, hero.at):
        return []
    found = [*s.board.adjacent(hero.at, s.shut), *linked(s, hero.at)]
    return list(dict.fromkeys(found))


def linked(s: State, area: str) -> Iterator[str]:
    """The far end of a secret passage (REICH-RUL-13)."""
    for one, other in s.passages:
        if area == one:
            yield other
        elif area == other:
            yield one


def may_leave(s: State, hero: Hero) -> Refusal | None:
    """By an exit token (REICH-RUL-53), and not with what the squad still needs (REICH-RUL-111)."""
    if hero.at not in s.box.mission.exits:
        return Refusal("REICH-RUL-53", "no-exit", {"area": hero.at})
    needed = {goal.item for goal in s.box.mission.goals if isinstance(goal, EscapeWith)}
    charges_left = winning.areas_to_plant(s)
    carried = {item.kind for item in hero.items}
    if charges_left:
        needed.add("demolition-charge")
    if carried & needed and not winning.wins_by_leaving(s, hero):
        item = next(iter(sorted(carried & needed)))
        return Refusal("REICH-RUL-111", "squad-needs-item", {"item": item})
    return None


def step(s: State, hero: Hero, area: str, *, unseen: bool = False) -> Play[None]:
    """Into the next area, and a look round (REICH-MOV-01, REICH-RUL-37)."""
    _rattle(s, hero)
    before = hero.at
    hero.at = area
    if s.leader == hero.id:
        s.escort = area  # REICH-KEY-94
    s.tell(HeroMoved, "REICH-MOV-01", hero.id, area)
    there = s.features.get(area)
    if there is not None and there.kind == "broken-glass":
        noise.owe(s, hero, 1)
    yield from entered(s, hero, cleared=before[0] != area[0], unseen=unseen)


def _rattle(s: State, hero: Hero) -> None:
    """A suit of armour is loud under the first Hero who leaves its area in a Hero turn."""
    left = s.features.get(hero.at)
    if left is not None and left.kind == "suit-of-armour" and not left.spent and s.phase in uncover.HERO_TURN:
        left.spent = True
        noise.owe(s, hero, 1)


def entered(s: State, hero: Hero, *, cleared: bool, unseen: bool = False) -> Play[None]:
    """What follows from being in an area: sleepers wake, everything in sight is looked at, a room may be cleared."""
    for enemy in enemies_in(s, hero.at[0]):
        awareness.wake(s, enemy)
    yield from uncover.look(s, unseen=unseen)
    if cleared:
        uncover.clear(s, hero, "REICH-CLR-03")


def leave(s: State, hero: Hero) -> None:
    """Off the map, by an exit, for one movement, which moves out of the area (REICH-RUL-53); the turn is over.

    REICH-RUL-123.
    """
    _rattle(s, hero)
    s.tell(HeroLeft, "REICH-RUL-53", hero.id, hero.at)
    winning.escaped(s, hero)
    if s.leader == hero.id:
        s.escort = ""
    hero.exit, hero.at = hero.at, ""
    hero.out = True
    hero.basics = 0


def stand_up(s: State, hero: Hero) -> None:
    """The first movement point of any move (REICH-MOV-06, REICH-RUL-36)."""
    hero.knocked_down = False
    s.tell(StoodUp, "REICH-MOV-06", hero.id)


# -- a whole move ------------------------------------------------------------------------------------------------------


class Walk:
    """A move that goes on: how many areas are left, and what has happened on the way."""

    def __init__(self, hero: Hero, areas: int, *, through: int = 0, unseen: bool = False, companion: str = "") -> None:
        self.hero = hero
        self.areas = areas
        self.through = through  # areas with enemies that may still be crossed
        self.unseen = unseen
        self.companion = companion
        self.entered = False  # this move has led into the present area
        self.cards: list[str] = []  # modifiers played on it, until it is over (REICH-CAR-13)

    def onward(self, s: State) -> list[Option | Each]:
        """Where one more movement point leads, whether or not one is left."""
        hero = self.hero
        if hero.knocked_down:
            return [STAND]
        found: list[Option | Each] = []
        areas = ways(s, hero, entered=self.entered, through=self.through)
        if areas:
            found.append(Each("step", areas))
        if may_leave(s, hero) is None and not (self.entered and self.through < 1 and is_held(s, hero.at)):
            found.append(EXIT)
        return found

    def take(self, s: State, answer: Option) -> Play[None]:
        """One thing on the way."""
        hero = self.hero
        match answer.verb:
            case "stand":
                self.areas -= 1
                stand_up(s, hero)
            case "exit":
                self.areas = 0
                leave(s, hero)
            case "play":
                self.areas += modifiers.play_on_move(s, hero, answer)
                self.cards.append(answer.args[0])
            case _:
                yield from self.go(s, answer.args[0])

    def go(self, s: State, area: str) -> Play[None]:
        hero = self.hero
        self.areas -= 1
        if self.entered and is_held(s, hero.at):
            self.through -= 1
        self.entered = True
        companion = s.heroes.get(self.companion)
        if companion is not None and companion.at == hero.at and not companion.knocked_down:
            companion.at = area  # arrives with the Hero whom it follows
            s.tell(HeroMoved, "REICH-MOV-09", companion.id, area)
            if s.leader == companion.id:
                s.escort = area
        yield from step(s, hero, area, unseen=self.unseen)

    def end(self, s: State) -> None:
        """The modifiers played on it are discarded (REICH-CAR-13)."""
        for card in self.cards:
            put_away(s, self.hero, card)
        self.cards.clear()

    @property
    def is_over(self) -> bool:
        return not self.hero.at


def walk(s: State, move: Walk, prompt: str = "step") -> Play[None]:
    """Step by step, until the areas are used up or the player stops (REICH-RUL-37)."""
    while not move.is_over:
        answer = yield from ask(s, move, prompt)
        if answer == STOP:
            break
        yield from move.take(s, answer)
    move.end(s)


def ask(s: State, move: Walk, prompt: str = "step", more: tuple[Option, ...] = ()) -> Play[Option]:
    """What comes next on a move: an area, a modifier, or something more that a card allows; STOP if there is nothing.

    Nobody whom no movement point would lead further plays a modifier. With hidden hands a Hero who could is asked.
    """
    hero, onward = move.hero, move.onward(s)
    open_to_all = [*(onward if move.areas else ()), *more]
    secret = bool(onward) and hidden.is_asked(s, hero) and not suffers(s, hero, "no-movement-modifiers")

    def make() -> Options:
        cards = modifiers.for_moving(s, hero) if onward else ()
        return Options(*open_to_all, *cards, STOP, *((hidden.HOLD,) if secret and not open_to_all else ()))

    options = hidden.of_hand(s, hero, make)
    if not secret and len(options) == 1:
        return STOP
    args: Values = {"hero": hero.id, "areas": move.areas}
    answer = yield Decision(hero.seat, prompt, options, args, about=card_answers.ON_THE_WAY)
    if answer == hidden.HOLD:
        hero.holding = True
        return STOP
    return answer


def free_move(s: State, hero: Hero, areas: int, prompt: str = "step") -> Play[None]:
    """A move that a card or a skill gives."""
    if hero.at:
        yield from walk(s, Walk(hero, areas), prompt)
        yield from _own_noise(s)


def step_aside(s: State, hero: Hero, area: str) -> Play[None]:
    """One area that a skill gives, already chosen."""
    yield from step(s, hero, area)
    yield from _own_noise(s)


def _own_noise(s: State) -> Play[None]:
    """In an enemy turn such a move is an action of its own, with its own noise test (REICH-NOI-01)."""
    if s.phase not in uncover.HERO_TURN:
        yield from noise.settle(s)


# -- the basic action --------------------------------------------------------------------------------------------------


class Going(NamedTuple):
    hero: Hero
    first: Option


class Move(Action[State, Hero, Going]):
    """The basic Move: one area, further with movement modifiers, and silent (REICH-MOV-05, REICH-MOV-07)."""

    verb = "move"

    def read(self, s: State, decision: Decision, option: Option) -> Going:
        hero = s.active
        if option.args[0] in ("stand", "exit"):
            return Going(hero, Option(option.args[0]))
        return Going(hero, Option("step", option.args))

    def offers(self, s: State, hero: Hero) -> Offers:
        if may_move(hero) is not None:
            return ()
        if hero.knocked_down:
            return (Option(self.verb, ("stand",)),)
        found: list[Option | Each] = []
        areas = ways(s, hero)
        if areas:
            found.append(Each(self.verb, areas))
        if may_leave(s, hero) is None:
            found.append(Option(self.verb, ("exit",)))
        return found

    def refusals(self, s: State, hero: Hero) -> Refusals:
        refusal = may_move(hero)
        near = ways(s, hero) if hero.at else []
        for area in s.board.areas:
            if refusal:
                yield Option(self.verb, (area,)), refusal
            elif area not in near:
                yield Option(self.verb, (area,)), Refusal("REICH-ADJ-01", "not-adjacent", {"area": area})
        if leaving := refusal or may_leave(s, hero):
            yield Option(self.verb, ("exit",)), leaving

    def do(self, s: State, chosen: Going) -> Play[None]:
        hero = chosen.hero
        hero.basics -= 1
        hero.moved = True
        move = Walk(hero, 1)
        yield from move.take(s, chosen.first)
        yield from walk(s, move)

    def touches(self, s: State, decision: Decision, option: Option) -> tuple[str, ...]:
        if option.args == ("exit",):
            return (s.active.at,)
        return () if option.args == ("stand",) else option.args


MOVE = Move()


def may_move(hero: Hero) -> Refusal | None:
    """One basic Move in a turn (REICH-HT-03)."""
    if hero.moved:
        return Refusal("REICH-HT-03", "has-moved", {"hero": hero.id})
    return gear.may_act(hero)
