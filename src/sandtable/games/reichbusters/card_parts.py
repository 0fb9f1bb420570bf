"""The parts of action cards (facts of the upper halves): what each verb does, and what it could be done on now.

A part may be left out (REICH-CAR-05). What a part is for is worked out once: `might` says whether there is anything,
and the deed offers it. `card_fights` has the parts that attack; those that answer an attack, a rise of awareness or a
patrol stand with these moments, in `defence` and `windows`.
"""

from __future__ import annotations

from sandtable.engine.components import Deck, Registry
from sandtable.engine.decision import Decision, Each, Options, Play
from sandtable.games.reichbusters import (
    awareness,
    controller,
    doors,
    features,
    gear,
    hidden,
    movement,
    spawning,
    uncover,
    using,
    wounds,
)
from sandtable.games.reichbusters.card_play import Part, Played, choose, entering, one_of, whom
from sandtable.games.reichbusters.cards import Step
from sandtable.games.reichbusters.decks import draw_cards
from sandtable.games.reichbusters.log import CardRecalled, DeckPeeked, Readied
from sandtable.games.reichbusters.state import Hero, InPlay, State
from sandtable.games.reichbusters.table import (
    friends_here,
    is_able,
    is_held,
    nearest_rooms,
    suffers,
)

#: What each verb of the vocabulary does; `card_fights` has those of attacks.
parts: Registry[Part] = Registry("part of an action card")
part = entering(parts)


# -- moves -------------------------------------------------------------------------------------------------------------


def _movers(s: State, hero: Hero, heroes: list[Hero]) -> list[Hero]:
    """Whom a part can move: nobody who is Downed or captured, and no others while its player lies on the ground."""
    return [other for other in heroes if is_able(s, other) and (other is hero or not hero.knocked_down)]


@part("move", lambda s, played, step: _movers(s, played.hero, whom(s, played.hero, step)))
def _move(s: State, played: Played, step: Step) -> Play[None]:
    """Moves of the player of the card, of another Hero, or of several (REICH-MOV-09)."""
    hero = played.hero
    if step.who == "self":
        companion = ""
        if step.companion:
            friends = [other for other in friends_here(s, hero) if is_able(s, other) and not other.knocked_down]
            friend = yield from one_of(s, played, friends)
            companion = friend.id if friend else ""
        move = movement.Walk(hero, step.move, through=step.through, unseen=step.unseen, companion=companion)
        yield from movement.walk(s, move)
        return
    most = {"another-on-tile": 1, "two-on-tile": 2}.get(step.who, len(s.heroes))
    waiting = whom(s, hero, step)  # as they stand now, wherever the first of them goes
    for _ in range(most):
        chosen = yield from one_of(s, played, _movers(s, hero, waiting) if hero.at else [])
        if chosen is None:
            return
        waiting.remove(chosen)
        yield from movement.free_move(s, chosen, step.move)


# -- cards, wounds, jams -----------------------------------------------------------------------------------------------


@part("draw", lambda s, played, step: whom(s, played.hero, step))
def _draw(s: State, played: Played, step: Step) -> Play[None]:
    """Cards for oneself or for another Hero on the tile, who may then move."""
    chosen: Hero | None = played.hero
    if step.who != "self":
        chosen = yield from one_of(s, played, whom(s, played.hero, step))
    if chosen is None:
        return
    draw_cards(s, chosen, step.draw, "REICH-CAR-05")
    if step.then_move and is_able(s, chosen):
        yield from movement.free_move(s, chosen, step.then_move)


@part("heal", lambda s, played, step: any(other.wounds for other in whom(s, played.hero, step)))
def _heal(s: State, played: Played, step: Step) -> Play[None]:
    for _ in range(step.heal):
        yield from wounds.choose_heal(s, played.hero.seat, whom(s, played.hero, step), "REICH-CAR-05")


def _jammed(hero: Hero) -> list[str]:
    return [weapon.kind for weapon in hero.weapons if weapon.jams]


@part("unjam", lambda s, played, step: _jammed(played.hero))
def _unjam(s: State, played: Played, step: Step) -> Play[None]:
    """Jammed tokens go, one at a time."""
    hero = played.hero
    for _ in range(step.unjam):
        if jammed := _jammed(hero):
            answer = yield Decision(hero.seat, "unjam", Options(Each("unjam", jammed)), played.args)
            next(weapon for weapon in hero.weapons if weapon.kind == answer.args[0]).jams -= 1
            s.tell(Readied, "REICH-CAR-05", hero.id, answer.args[0])


@part("recall", lambda s, played, step: played.hero.deck.discard)
def _recall(s: State, played: Played, step: Step) -> Play[None]:
    """The top card of the discard pile, on which this card does not lie yet, goes on top of the deck."""
    deck = played.hero.deck
    deck.top.insert(0, deck.discard.pop())
    s.tell(CardRecalled, "REICH-CAR-05", played.hero.id, deck.top[0])
    yield from ()


# -- doors, grenades, items --------------------------------------------------------------------------------------------


def _closed(s: State, hero: Hero) -> list[str]:
    return [door for door in s.board.doors_of[hero.at] if door in s.closed]


@part("door", lambda s, played, step: _closed(s, played.hero))
def _door(s: State, played: Played, step: Step) -> Play[None]:
    """An adjacent door: opened at once, locked or not, or worked on as the basic action does (REICH-DOR-03)."""
    door = yield from choose(played, "card-door", "door", _closed(s, played.hero))
    if door and step.door == "work":
        yield from doors.work(s, played.hero, door)
    elif door:
        yield from doors.open_door(s, played.hero, door)


@part("grenade", lambda s, played, step: s.board.adjacent(played.hero.at, s.shut))
def _grenade(s: State, played: Played, step: Step) -> Play[None]:
    """As the item, without the item (REICH-RUL-113)."""
    yield from using.throw(s, played.hero, optional=True)


def _takeable(s: State, hero: Hero) -> list[str]:
    """What a Search could take here: with no enemies, and with hands that can search (REICH-SRC-01)."""
    if is_held(s, hero.at) or suffers(s, hero, "no-search"):
        return []
    return list(dict.fromkeys(gear.name_of(item) for item in gear.findable(s, hero.at)))


@part("take", lambda s, played, step: _takeable(s, played.hero))
def _take(s: State, played: Played, step: Step) -> Play[None]:
    """An item of the area as Search takes it, with the card's noise in place of the item's."""
    hero = played.hero
    name = yield from choose(played, "card-take", "search", _takeable(s, hero))
    if name:
        item = next(item for item in gear.findable(s, hero.at) if gear.name_of(item) == name)
        yield from gear.take(s, hero, item, 0)


# -- what the enemy knows, and what it hides ---------------------------------------------------------------------------


@part("calm", lambda s, played, step: s.awareness)
def _calm(s: State, played: Played, step: Step) -> Play[None]:
    """The nearest room with a token falls (REICH-RUL-10)."""
    rooms = nearest_rooms(s, played.hero.at, s.awareness)
    room = yield from controller.decide(s, "which-room", "calm", rooms)
    awareness.fall(s, room, step.calm, "REICH-CAR-05")


def _deck(s: State, step: Step) -> Deck:
    if step.peek == "spawn":
        return s.spawn
    return s.noise_post if s.sounded else s.noise_pre


@part("peek", lambda s, played, step: len(_deck(s, step)) or _deck(s, step).discard)
def _peek(s: State, played: Played, step: Step) -> Play[None]:
    """Look at the top two cards of a deck and put them back in any order."""
    yield from peek(s, played.hero, _deck(s, step), step.peek)


def peek(s: State, hero: Hero, deck: Deck, name: str) -> Play[None]:
    """The cards stay on top and are known, with hidden hands to this player alone (REICH-RUL-129)."""
    deck.refill()
    seen = deck.look(2, s.chance, "noise-card" if name == "noise" else name)
    s.peeked[name] = hero.seat
    hidden.show(s)
    s.tell(DeckPeeked, "REICH-RUL-129", hero.id, name, tuple(seen), hidden.owner(s, hero))
    if len(seen) == 2:
        options = hidden.of_top(s, deck)
        answer = yield Decision(hero.seat, "peek", options, {"hero": hero.id, "deck": name})
        if answer.args[0] != deck.top[0]:
            deck.top[:2] = [deck.top[1], deck.top[0]]


def _features_near(s: State, hero: Hero, far: int) -> list[str]:
    return [
        area
        for area, feature in s.features.items()
        if not (feature.kind or feature.known) and s.board.distance(hero.at, area, s.shut) <= far
    ]


@part("look_at_feature", lambda s, played, step: _features_near(s, played.hero, step.look_at_feature))
def _look(s: State, played: Played, step: Step) -> Play[None]:
    """Look at a room feature, in sight or not; it stays face down."""
    areas = _features_near(s, played.hero, step.look_at_feature)
    if area := (yield from choose(played, "reconnoitre", "at", areas)):
        features.look_at(s, area, hidden.owner(s, played.hero))


def _tokens_near(s: State, hero: Hero) -> list[str]:
    near = s.board.near_tiles(hero.at)
    return [area for area in s.tokens if s.board.tile_of[area] in near]


@part("trigger_token", lambda s, played, step: _tokens_near(s, played.hero))
def _trigger(s: State, played: Played, step: Step) -> Play[None]:
    """A spawn token on the own or an adjacent tile is triggered, without a first-sight rise."""
    if area := (yield from choose(played, "track", "trigger", _tokens_near(s, played.hero))):
        spawning.trigger(s, area)
        yield from uncover.look(s, unseen=True)


# -- effects that go on ------------------------------------------------------------------------------------------------


@part("shield", lambda s, played, step: whom(s, played.hero, step))
def _shield(s: State, played: Played, step: Step) -> Play[None]:
    """Defence dice for every Hero on the tile in this enemy turn."""
    for other in whom(s, played.hero, step):
        other.in_play += [InPlay("shield", "enemy-turn", played.card.id)] * step.shield
    yield from ()


@part("hold", lambda s, played, step: True)
def _hold(s: State, played: Played, step: Step) -> Play[None]:
    """An effect that goes on (REICH-ICO-05, REICH-ICO-07, REICH-ICO-09)."""
    played.hero.in_play.append(
        InPlay(step.hold, "own-turn" if step.until == "own-turn" else "next-hero", played.card.id)
    )
    yield from ()
