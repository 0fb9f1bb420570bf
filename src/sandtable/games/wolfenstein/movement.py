"""Moving (p.10): 1 AP a square in all eight directions, and what stands in the way.

A walk is one action, however long, along a cheapest way; each of its steps is logged and makes its noise (WOLF-RUL-29).
A player who wants another way walks in parts. Bots move as Heroes do (WOLF-BOT-05). Nazis follow rules of their own
and share only the single step.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from sandtable.engine.action import Action, Offers, Question, Refusals
from sandtable.engine.decision import Decision, Each, Option, Options, Play, Refusal
from sandtable.engine.view import Text
from sandtable.games.wolfenstein import events, noise
from sandtable.games.wolfenstein.actions import asked_model, pay, pay_for_walking, walking_ap
from sandtable.games.wolfenstein.fatigue import fatigue
from sandtable.games.wolfenstein.grid import Area, Barriers, Square, steps
from sandtable.games.wolfenstein.grid.reach import Reach, find_reach
from sandtable.games.wolfenstein.log import Moved, PassageUsed
from sandtable.games.wolfenstein.squares import Squares
from sandtable.games.wolfenstein.standing import holds
from sandtable.games.wolfenstein.state import Bot, Hero, Nazi, State
from sandtable.games.wolfenstein.table import area_of, footing, hero_area, hero_of, shut, token_area

STEP_AP = 1  # WOLF-MOV-01, WOLF-CST-01, also out of difficult terrain (WOLF-MOV-09)
ROUGH_AP = 2  # WOLF-MOV-08, WOLF-CST-02
PASSAGE_AP = 1  # WOLF-RUL-02; the cost table says 2 (WOLF-CST-03)


# -- where one can go --------------------------------------------------------------------------------------------------


class Ground(NamedTuple):
    """What the map is like for one model at this moment."""

    shut: Barriers
    blocked: Area  # Nazis, and tokens that nobody may stand on (WOLF-MOV-12, WOLF-OBS-09)
    passing: Area  # friends, spawn and passage tokens: nobody may stop there (WOLF-RUL-19, WOLF-RUL-59)
    rough: Area


def ground(s: State, model: Hero | Bot) -> Ground:
    """What stands in the way of a Hero or a bot; passage tokens never lie under a large model (WOLF-RUL-60)."""
    board = s.box.board
    blocked = token_area(s) | area_of(s, s.nazis.values())
    passing = board.spawn_tokens | hero_area(s) & ~board.footings(model.id)[model.at].area
    if model.is_large:
        blocked |= board.passage_tokens
    else:
        passing |= board.passage_tokens
    rough = board.rough if board.rough and not holds(s, model, "easy-terrain") else 0
    return Ground(shut(s), blocked, passing, rough)


def explore(s: State, model: Hero | Bot, over: Ground, at: str, budget: int) -> Reach:
    """Everywhere that a model gets to from a square with these AP, what it costs, and by which way."""
    board = s.box.board
    return find_reach(
        board.grid,
        board.squares[at],
        budget,
        shut=over.shut,
        blocked=over.blocked,
        passing=over.passing,
        rough=over.rough,
        large=model.is_large,
    )


def reach(s: State, model: Hero | Bot, budget: int) -> Reach:
    """Everywhere that a Hero or bot gets to from where it stands."""
    return explore(s, model, ground(s, model), model.at, budget)


def budget(model: Hero | Bot) -> int:
    """The AP that a model can move with; none if it must stay where it is."""
    if isinstance(model, Bot):
        return model.ap
    return 0 if model.rooted else walking_ap(model)


def destinations(s: State, model: Hero | Bot) -> Area:
    """Where a walk can lead: squares to stop on, and tokens to go on from (WOLF-RUL-03, WOLF-RUL-59)."""
    ap = budget(model)
    if not ap:
        return 0
    board, over = s.box.board, ground(s, model)
    found = explore(s, model, over, model.at, ap)
    here = board.footing(model.at).area
    if model.is_large:
        clear = found.stops & steps.footings(board.grid, board.doors)
        return (clear | board.grid.area(beyond_doors(s, over, found))) & ~here
    area = found.stops & ~here
    tokens = found.area & (board.spawn_tokens | board.passage_tokens) & ~here
    return area | going_on(s, model, over, found, tokens, ap) if tokens else area


def going_on(s: State, model: Hero | Bot, over: Ground, found: Reach, tokens: Area, ap: int) -> Area:
    """The tokens from which a model can go on with the AP that are left (WOLF-RUL-59)."""
    grid, names = s.box.board.grid, s.box.board.names
    tokens &= found.within(ap - STEP_AP) & ~hero_area(s)
    area = 0
    for square in grid.listed(tokens):
        if goes_on(s, model, over, names[square], ap - (found.cost(square) or 0)):
            area |= grid.area([square])
    return area


def beyond_doors(s: State, over: Ground, found: Reach) -> dict[Square, tuple[Square, Square]]:
    """Where a large model that would stop in a doorway comes to rest, each with the last two squares of its way.

    It makes one more step in the same direction, which is free; if it cannot, it never enters (WOLF-RUL-62).
    """
    board, grid = s.box.board, s.box.board.grid
    clear = steps.footings(grid, board.doors | over.shut) & ~found.area
    ends: dict[Square, tuple[Square, Square]] = {}
    for doorway in grid.listed(found.stops & ~steps.footings(grid, board.doors)):
        onward = steps.destinations(grid, doorway, over.shut, large=True)
        for stand in found.arrivals(doorway):
            for last, _ in found.before(stand):
                end = (2 * doorway[0] - last[0], 2 * doorway[1] - last[1])
                if end in onward and grid.area([end]) & clear:
                    if not board.footing(board.names[end], large=True).area & (over.blocked | over.passing):
                        ends[end] = (last, doorway)
    return ends


def goes_on(s: State, model: Hero | Bot, over: Ground, at: str, ap: int) -> bool:
    """Whether a model on a token can step off, or use the passage and then step off (WOLF-SEC-04)."""
    if gets_off(s, model, over, at, ap):
        return True
    passage = s.box.board.far_end(at)
    return passage is not None and may_leave_by(s, model, over, *passage, ap) is None


def gets_off(s: State, model: Hero | Bot, over: Ground, at: str, ap: int) -> bool:
    """Whether a model can get from a token to a square where it may stop."""
    board = s.box.board
    here = board.footing(at).area
    if ap >= STEP_AP and steps.around(board.grid, here, over.shut) & ~(over.blocked | over.passing | over.rough):
        return True
    return ap > STEP_AP and bool(explore(s, model, over, at, ap).stops & ~here)


def is_on_token(s: State, model: Hero | Bot) -> bool:
    """Whether a model stands where nobody may stop (WOLF-OBS-12, WOLF-SEC-03)."""
    board = s.box.board
    return bool(footing(s, model).area & (board.spawn_tokens | board.passage_tokens))


def may_stop(s: State, model: Hero | Bot) -> Refusal | None:
    """Nobody stays on a token that it could leave (WOLF-RUL-59)."""
    if is_on_token(s, model) and (destinations(s, model) or PASSAGE.offers(s, model)):
        return Refusal("WOLF-RUL-59", "must-leave-token", {"at": model.at})
    return None


def company_hints(s: State, model: Hero | Bot) -> Iterator[Text]:
    """The noise that a model's next walk would make by company, place by place, and whom it would wake."""
    ahead = destinations(s, model)
    for place in noise.company_ahead(s, model, noise.loud_places(s)):
        if ahead & s.board.places[place]:
            yield Text("hint-company", {"place": place, "models": noise.newly_woken(s, [place])})


# -- walking -----------------------------------------------------------------------------------------------------------


def why_not(s: State, model: Hero | Bot, over: Ground, found: Reach, square: Square) -> Refusal:
    """Why a walk cannot lead to a square that is no destination."""
    board = s.box.board
    at = board.names[square]
    here = board.footing(at).area
    if at == model.at:
        return Refusal("WOLF-MOV-01", "stands-there", {"model": model.id})
    if isinstance(model, Hero) and model.rooted:
        return Refusal("WOLF-CST-08", "rooted", {"hero": model.id})
    if here & token_area(s):
        return Refusal("WOLF-OBS-09", "token-there", {"at": at})
    if here & over.blocked:
        return Refusal("WOLF-MOV-12", "enemy-there", {"at": at})
    if here & hero_area(s):
        return Refusal("WOLF-RUL-19", "friend-there", {"at": at})
    if here & found.area:
        if here & board.passage_tokens:
            return Refusal("WOLF-SEC-04", "no-way-off", {"at": at})
        rule = "WOLF-OBS-12" if here & board.spawn_tokens else "WOLF-BIG-04"
        return Refusal(rule, "no-stopping", {"at": at})
    return Refusal("WOLF-MOV-03", "out-of-reach", {"at": at, "left": budget(model)})


def walk(s: State, model: Hero | Bot, at: str) -> Play[None]:
    """Walk to a square, step by step. If an event ends on the way, the walk ends there too."""
    board, over = s.box.board, ground(s, model)
    standing = board.footings(model.id)
    kept = len(model.events) if isinstance(model, Hero) else 0
    for square in way_to(s, model, over, board.squares[at]):
        there = board.names[square]
        new = standing[there].area & ~standing[model.at].area
        ap, rule = (ROUGH_AP, "WOLF-MOV-08") if new & over.rough else (STEP_AP, "WOLF-MOV-01")
        if model.is_large and ap > budget(model):  # out of a doorway
            ap, rule = 0, "WOLF-RUL-62"
        step(s, model, there, ap, rule)
        if kept and isinstance(model, Hero):
            yield from reaches(s, model)
            if len(model.events) != kept or not model.up:
                return


def way_to(s: State, model: Hero | Bot, over: Ground, goal: Square) -> list[Square]:
    """The squares of a cheapest way to a destination, in order."""
    found = explore(s, model, over, model.at, budget(model))
    way = [square for square, _ in found.path(goal)[1:]]
    if not way and model.is_large:
        last, doorway = beyond_doors(s, over, found)[goal]
        way = [*(square for square, _ in found.path(last)[1:]), doorway, goal]
    return way


def step(s: State, model: Hero | Bot | Nazi, at: str, ap: int, rule: str) -> None:
    """One step of any model, its price in AP, and the noise that it makes (WOLF-MOV-01, WOLF-MOV-02)."""
    start, standing = model.at, s.box.board.footings(model.id)
    if isinstance(model, Hero):
        pay_for_walking(model, ap)
        model.just_placed = False
    else:
        pay(model, ap)
    model.at = at
    s.tell(Moved, rule, model.id, start, at, ap)
    # A step within a room or corridor meets nobody new.
    if standing[start].places != standing[at].places:
        noise.shared_presence(s)


def arrives(s: State, model: Hero | Bot | Nazi) -> Play[None]:
    """What follows from standing on a new square: noise by company, and events that end there."""
    noise.shared_presence(s)
    if isinstance(model, Hero) and model.events:
        yield from reaches(s, model)


def reaches(s: State, hero: Hero) -> Play[None]:
    """A Hero spawn token is reached by entering its square, also in passing (WOLF-RUL-86)."""
    if hero.at in s.box.board.hero_spawns.values():
        yield from events.reached(s, hero)


class Walk(NamedTuple):
    model: Hero | Bot
    at: str


class Move(Action[State, Hero | Bot, Walk]):
    """Walk to any square in reach."""

    verb = "move"

    def read(self, s: State, decision: Decision, option: Option) -> Walk:
        return Walk(asked_model(s, decision), option.args[0])

    def offers(self, s: State, model: Hero | Bot) -> Offers:
        area = destinations(s, model)
        return (Each(self.verb, Squares(s.box.board, area)),) if area else ()

    def refusals(self, s: State, model: Hero | Bot) -> Refusals:
        board = s.box.board
        area, over = destinations(s, model), ground(s, model)
        found = explore(s, model, over, model.at, budget(model))
        for square in board.grid.listed(board.grid.everywhere & ~area):
            yield Option(self.verb, (board.names[square],)), why_not(s, model, over, found, square)

    def do(self, s: State, chosen: Walk) -> Play[None]:
        return walk(s, chosen.model, chosen.at)


MOVE = Move()

# -- secret passages ---------------------------------------------------------------------------------------------------


def may_pass(s: State, model: Hero | Bot, letter: str) -> Refusal | None:
    """From a passage token to the other of its letter, if the model can get off there (WOLF-SEC-01, WOLF-RUL-03)."""
    passage = s.box.board.far_end(model.at)
    if passage is None or passage[0] != letter or model.is_large:
        return Refusal("WOLF-SEC-01", "not-on-passage", {"letter": letter})
    if isinstance(model, Hero) and model.rooted:
        return Refusal("WOLF-CST-08", "rooted", {"hero": model.id})
    return may_leave_by(s, model, ground(s, model), *passage, budget(model))


def may_leave_by(s: State, model: Hero | Bot, over: Ground, letter: str, far: str, ap: int) -> Refusal | None:
    """Whether a model can pay for the passage and then step off its far token (WOLF-RUL-02, WOLF-RUL-03)."""
    if ap < PASSAGE_AP:
        return Refusal("WOLF-HER-03", "too-few-ap", {"ap": PASSAGE_AP, "left": ap})
    if s.box.board.footing(far).area & (over.blocked | hero_area(s)):
        return Refusal("WOLF-RUL-19", "passage-blocked", {"letter": letter})
    if not gets_off(s, model, over, far, ap - PASSAGE_AP):
        return Refusal("WOLF-RUL-03", "no-way-off", {"at": far})
    return None


def use_passage(s: State, model: Hero | Bot) -> Play[None]:
    """To the far token, for 1 AP and, for a Hero, a fatigue token as an Effect (WOLF-SEC-01, WOLF-SEC-02).

    The next action can only be to step off it (WOLF-RUL-03).
    """
    passage = s.box.board.far_end(model.at)
    if passage is None:
        return
    letter, model.at = passage
    if isinstance(model, Hero):
        pay_for_walking(model, PASSAGE_AP)
        model.just_placed = False
    else:
        pay(model, PASSAGE_AP)
    s.tell(PassageUsed, "WOLF-SEC-01", model.id, letter, model.at)
    if isinstance(model, Hero):
        fatigue(s, model, "WOLF-SEC-02")
    yield from arrives(s, model)
    seat, options = hero_of(s, model).seat, Options(*MOVE.offers(s, model))
    args = {"model": model.id}
    decision = Decision(seat, "step-off", options, args, lambda: MOVE.refusals(s, model), about=STEP_OFF)
    answer = yield decision
    yield from MOVE.take(s, decision, answer)


STEP_OFF = Question(MOVE)


class Passage(Action[State, Hero | Bot, Hero | Bot]):
    """Use the secret passage of the token that the model stands on."""

    verb = "passage"

    def read(self, s: State, decision: Decision, option: Option) -> Hero | Bot:
        return asked_model(s, decision)

    def offers(self, s: State, model: Hero | Bot) -> Offers:
        board = s.box.board
        if not board.passage_tokens & board.small[model.at].area:
            return ()
        passage = board.far_end(model.at)
        return (Option(self.verb, (passage[0],)),) if passage and may_pass(s, model, passage[0]) is None else ()

    def refusals(self, s: State, model: Hero | Bot) -> Refusals:
        for letter in s.box.board.passages:
            if refusal := may_pass(s, model, letter):
                yield Option(self.verb, (letter,)), refusal

    def do(self, s: State, chosen: Hero | Bot) -> Play[None]:
        return use_passage(s, chosen)

    def touches(self, s: State, decision: Decision, option: Option) -> tuple[str, ...]:
        return (f"passage-{option.args[0]}",)


PASSAGE = Passage()
