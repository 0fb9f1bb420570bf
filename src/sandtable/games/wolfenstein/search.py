"""Searching (p.10): chests, events and objectives from a square beside them, for 1 AP (WOLF-SRC-01, WOLF-CST-06).

Beside means adjacent as everywhere in the game: not through a wall or a closed door (WOLF-RUL-11).
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from sandtable.engine.action import Action, Offers, Refusals
from sandtable.engine.decision import Decision, Option, Play, Refusal
from sandtable.games.wolfenstein import events, hazard, kills, noise
from sandtable.games.wolfenstein.actions import afford, asked_hero, asked_model, each, pay
from sandtable.games.wolfenstein.board import Board
from sandtable.games.wolfenstein.decks import deck, discard, draw, look
from sandtable.games.wolfenstein.effects import Cause, carry_out, effect, whom
from sandtable.games.wolfenstein.gains import hand_out, maybe_test
from sandtable.games.wolfenstein.goals import (
    SearchAmongEnemies,
    SearchHazard,
    SearchNoise,
    SearchRemoves,
    SearchSabotage,
)
from sandtable.games.wolfenstein.grid import distance
from sandtable.games.wolfenstein.log import CardDrawn, CardsSeen, Searched
from sandtable.games.wolfenstein.state import Bot, Hero, Nazi, State
from sandtable.games.wolfenstein.table import beside_token, enemies_in, find, hero_of, token_place
from sandtable.games.wolfenstein.vocabulary import Effect

SEARCH_AP: Final = 1
CHEST, EVENT, OBJECTIVE = "chest", "event", "objective"
#: The rule that says where a model must stand to search, by kind of token.
FROM: Final = {CHEST: "WOLF-SRC-07", EVENT: "WOLF-SRC-02", OBJECTIVE: "WOLF-RUL-93"}
SEARCHED: Final = {CHEST: "WOLF-SRC-08", EVENT: "WOLF-SRC-03", OBJECTIVE: "WOLF-RUL-93"}
DECK: Final = {CHEST: "chests", EVENT: "events"}


def kind_of(token: str) -> str:
    """`chest-2` is a chest."""
    return token.partition("-")[0]


# -- whether -----------------------------------------------------------------------------------------------------------


def tokens_near(s: State, model: Hero | Bot) -> list[str]:
    """Tokens at distance 1: all that a model could search, if nothing is in between."""
    return [token for token in _within_a_step(s.box.board, model.at, model.is_large) if token in s.tokens]


@lru_cache(maxsize=8192)
def _within_a_step(board: Board, at: str, large: bool) -> tuple[str, ...]:
    """Where tokens lie never changes, so it is looked up once for each square."""
    squares = board.footing(at, large=large).squares
    return tuple(
        token
        for token, place in board.searchable.items()
        if any(distance(square, board.squares[place]) <= 1 for square in squares)
    )


def may_search(s: State, model: Hero | Bot, token: str) -> Refusal | None:
    """Whether a Hero or a bot can search a token now; a bot only chests (WOLF-BOT-14, WOLF-BOT-15)."""
    kind = kind_of(token)
    if isinstance(model, Bot) and kind != CHEST:
        return Refusal("WOLF-BOT-15" if kind == EVENT else "WOLF-RUL-93", "bots-search-chests", {"token": token})
    if not beside_token(s, model, token):
        return Refusal(FROM[kind], "not-beside", {"token": token})
    if kind != CHEST and (refusal := _among_enemies(s, token)):
        return refusal
    return afford(model, SEARCH_AP)


def _among_enemies(s: State, token: str) -> Refusal | None:
    """The place of an event or objective must be free of enemies (WOLF-SRC-06, WOLF-RUL-65, WOLF-RUL-93).

    A mission may allow it for its objectives.
    """
    place = token_place(s, token)
    if not enemies_in(s, place):
        return None
    kind, _, letter = token.partition("-")
    if kind == OBJECTIVE:
        for rule in s.box.mission.special:
            if isinstance(rule, SearchAmongEnemies) and letter in rule.objectives:
                return None
    return Refusal("WOLF-SRC-06" if kind == EVENT else "WOLF-RUL-93", "enemies-there", {"place": place})


# -- what --------------------------------------------------------------------------------------------------------------


def search(s: State, model: Hero | Bot, token: str) -> Play[None]:
    """The token goes, and what it stands for happens at once (WOLF-SRC-03, WOLF-SRC-08, WOLF-SRC-09)."""
    pay(model, SEARCH_AP)
    s.tokens.remove(token)
    kind = kind_of(token)
    s.tell(Searched, SEARCHED[kind], model.id, token)
    if kind == CHEST:
        here, square = (token_place(s, token),), s.box.board.searchable[token]
        yield from draw_chest(s, hero_of(s, model), here, square, model)
    elif kind == EVENT:
        yield from events.draw_event(s, hero_of(s, model), token)
    else:
        yield from _objective(s, hero_of(s, model), token)


def draw_chest(
    s: State, hero: Hero, here: tuple[str, ...], square: str, finder: Hero | Bot | None = None
) -> Play[None]:
    """Draw a chest card and resolve it; its effects hit the finder, its loot is the Hero's (WOLF-BOT-16)."""
    name = draw(s, "chests")
    if name is None:
        return  # WOLF-RUL-79
    s.tell(CardDrawn, "WOLF-SRC-08", hero.id, "chests", name)
    card = s.box.cards.chests[name]
    model = finder.id if isinstance(finder, Bot) else ""
    cause = Cause(hero=hero.id, model=model, here=here, square=square, card=name)
    for line in card.effects:
        yield from carry_out(s, cause, (line,))
        if cause.model not in s.bots:
            cause.model = ""  # a trap got the bot; the rest goes on for its Hero
    yield from maybe_test(s, cause, card)
    yield from hand_out(s, cause, card)
    discard(s, "chests", name)


@effect("chest")
def _chest(s: State, cause: Cause, e: Effect) -> Play[None]:
    """A chest card without a chest."""
    for _ in range(e.n):
        yield from draw_chest(s, s.heroes[cause.hero], cause.here, cause.square)


def _objective(s: State, hero: Hero, token: str) -> Play[None]:
    """The mission says what follows (WOLF-RUL-93)."""
    letter, place = token.partition("-")[2], token_place(s, token)
    s.searched.append(letter)
    cause = Cause(hero=hero.id, here=(place,), square=s.box.board.searchable[token], card=token)
    for rule in s.box.mission.special:
        match rule:
            case SearchHazard() if letter in rule.objectives:
                yield from hazard.move_hazard(s, rule.hazard, "WOLF-HAZ-05")
            case SearchNoise() if letter in rule.objectives:
                noise.make_noise(s, place, "WOLF-RUL-93")
            case SearchSabotage() if letter in rule.objectives:
                text = Effect(name="sabotage", to="enemies", only=(rule.enemy,), most=rule.count)
                yield from carry_out(s, cause, (text,))
            case SearchRemoves() if letter in rule.objectives:
                yield from _take_away(s, cause, rule)


def _take_away(s: State, cause: Cause, rule: SearchRemoves) -> Play[None]:
    """Models leave the board by the mission's own text: no kill, no loot, and the tracker stays (WOLF-RUL-34)."""
    gone = yield from whom(s, cause, Effect(name="remove", to="enemies", only=(rule.enemy,), most=rule.count))
    for model in gone:
        nazi = find(s, model.id)
        if isinstance(nazi, Nazi):
            kills.remove(s, nazi)
            yield from events.gone(s, nazi.id)


# -- the action --------------------------------------------------------------------------------------------------------


class Searching(NamedTuple):
    model: Hero | Bot
    token: str


class Search(Action[State, Hero | Bot, Searching]):
    """Search a token beside the model."""

    verb = "search"

    def read(self, s: State, decision: Decision, option: Option) -> Searching:
        return Searching(asked_model(s, decision), option.args[0])

    def offers(self, s: State, model: Hero | Bot) -> Offers:
        return each(self.verb, [token for token in tokens_near(s, model) if may_search(s, model, token) is None])

    def refusals(self, s: State, model: Hero | Bot) -> Refusals:
        for token in s.tokens:
            if refusal := may_search(s, model, token):
                yield Option(self.verb, (token,)), refusal

    def do(self, s: State, chosen: Searching) -> Play[None]:
        return search(s, chosen.model, chosen.token)


SEARCH = Search()


# -- a look at the card first ------------------------------------------------------------------------------------------


def may_peek(s: State, hero: Hero, token: str) -> Refusal | None:
    """Before it searches a chest or an event, a Hero with such a card may look at what it would draw."""
    name = DECK.get(kind_of(token))
    if name is None:
        return Refusal("WOLF-RUL-93", "no-card-there", {"token": token})
    if refusal := may_search(s, hero, token):
        return refusal
    plans = _plans(s, hero)
    if plans is None:
        return Refusal("WOLF-EQP-04", "nothing-to-peek-with")
    if s.box.cards.equipment[plans].once and plans in hero.round_used:
        return Refusal("WOLF-CRD-15", "used-this-round", {"item": plans})
    pile = deck(s, name)
    if pile.top or not (len(pile) or pile.discard):
        return Refusal("WOLF-RUL-79", "nothing-new-to-see", {"deck": name})
    return None


def _plans(s: State, hero: Hero) -> str | None:
    """A worn card that lets its Hero look ahead, if possible one that has not been used yet."""
    equipment = s.box.cards.equipment
    able = [item for item in hero.worn if any(effect.name == "peek" for effect in equipment[item].effects)]
    return min(able, key=lambda item: item in hero.round_used, default=None)


class Peeking(NamedTuple):
    hero: Hero
    deck: str


class Peek(Action[State, Hero, Peeking]):
    """Look at the card that a search would draw."""

    verb = "peek"

    def read(self, s: State, decision: Decision, option: Option) -> Peeking:
        return Peeking(asked_hero(s, decision), DECK[kind_of(option.args[0])])

    def offers(self, s: State, hero: Hero) -> Offers:
        if not hero.worn or _plans(s, hero) is None:
            return ()
        return each(self.verb, [token for token in tokens_near(s, hero) if may_peek(s, hero, token) is None])

    def refusals(self, s: State, hero: Hero) -> Refusals:
        for token in s.tokens:
            if refusal := may_peek(s, hero, token):
                yield Option(self.verb, (token,)), refusal

    def do(self, s: State, chosen: Peeking) -> Play[None]:
        """The top card of the deck is seen and stays there (WOLF-CRD-15)."""
        hero, name = chosen
        plans = _plans(s, hero)
        if plans is not None and s.box.cards.equipment[plans].once:
            hero.round_used.append(plans)
        seen = look(s, name, 1)
        s.tell(CardsSeen, "WOLF-CRD-15", hero.id, name, tuple(seen))
        yield from ()


PEEK = Peek()
