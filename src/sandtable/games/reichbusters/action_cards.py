"""Action cards (p.11, p.12): the upper halves, part by part; each part may be left out (REICH-CAR-05)."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from sandtable.engine.action import Action, Offers, Refusals
from sandtable.engine.components import Deck, Registry
from sandtable.engine.decision import Decision, Each, Option, Options, Play, Refusal
from sandtable.engine.plain import Values
from sandtable.games.reichbusters import (
    attack,
    awareness,
    casualties,
    controller,
    doors,
    gear,
    movement,
    noise,
    spawning,
    uncover,
    using,
    wounds,
)
from sandtable.games.reichbusters.attack_plan import Terms, may_target
from sandtable.games.reichbusters.cards import ActionCard, Step
from sandtable.games.reichbusters.decks import draw_cards
from sandtable.games.reichbusters.log import CardPlayed, Readied
from sandtable.games.reichbusters.state import Hero, InPlay, State
from sandtable.games.reichbusters.table import (
    defence_of,
    enemies_at,
    has,
    heroes_at,
    in_melee,
    is_able,
    is_alone,
    is_held,
    nearest_rooms,
    on_tile,
    seen_by_hero,
    side_of,
    squad,
)

PASS = Option("pass")
DOGS = ("dog", "experiment-6xx", "general-wolff")


class Played(NamedTuple):
    """A card being carried out."""

    hero: Hero
    card: ActionCard
    trigger: str  # the enemy that an instant answers

    @property
    def noise(self) -> int | None:
        """The noise dice of the card in place of the weapon's; None where the weapon's count (REICH-NOI-02)."""
        if self.card.noise.startswith("weapon"):
            return None
        return int(self.card.noise) if self.card.noise.isdecimal() else 0


Part = Callable[[State, Played, Step], Play[None]]
#: What each verb of the vocabulary does.
parts: Registry[Part] = Registry("part of an action card")
VERBS = (
    "move",
    "attack",
    "suppress",
    "draw",
    "heal",
    "unjam",
    "door",
    "grenade",
    "take",
    "calm",
    "peek",
    "strike",
    "kill",
    "shield",
    "hold",
    "look_at_feature",
    "trigger_token",
    "recall",
)


def verb_of(step: Step) -> str:
    return next((verb for verb in VERBS if getattr(step, verb)), "")


# -- playing -----------------------------------------------------------------------------------------------------------


def spend(s: State, hero: Hero, card: ActionCard) -> None:
    """The card leaves the hand: a feat leaves the game, the others are discarded (REICH-ICO-04, REICH-ICO-06)."""
    hero.hand.remove(card.id)
    (hero.deck.removed if card.is_feat else hero.deck.discard).append(card.id)
    s.tell(CardPlayed, "REICH-CAR-03", hero.id, card.id)


def carry_out(s: State, hero: Hero, card: ActionCard, trigger: str = "") -> Play[None]:
    """The parts of the upper half in their order (REICH-CAR-06)."""
    played = Played(hero, card, trigger)
    spend(s, hero, card)
    if card.noise.isdecimal():
        noise.owe(s, hero, int(card.noise))
    if card.noise == "weapon+1":
        noise.add(s, hero, 1)
    for step in card.action:
        if not hero.at or (step.alone and not is_alone(s, hero)):
            continue
        if step.repeat:
            yield from _repeat(s, played, step)
        elif step.move and step.attacks:
            yield from _ride(s, played, step)
        elif verb := verb_of(step):
            yield from parts[verb](s, played, step)


def play_instant(s: State, hero: Hero, card: ActionCard, trigger: str = "") -> Play[None]:
    """A card played at its moment, with its own noise test (REICH-CAR-09)."""
    yield from carry_out(s, hero, card, trigger)
    attack.end_of_action(s, hero)
    yield from noise.settle(s)


def might_do(s: State, hero: Hero, card: ActionCard) -> bool:
    """Whether any part of a card could do something now."""
    return any(_might(s, hero, step) for step in card.action)


def _might(s: State, hero: Hero, step: Step) -> bool:
    if step.alone and not is_alone(s, hero):
        return False
    match verb_of(step):
        case "move":
            return bool(_movers(s, hero, step))
        case "attack":
            return bool(s.enemies) and bool(attack.strikes(s, hero, terms_of(step)))
        case "suppress":
            return bool(_suppressible(s, hero, step))
        case "heal":
            return any(other.wounds for other in _whom(s, hero, step))
        case "unjam":
            return any(weapon.jams for weapon in hero.weapons)
        case "door":
            return any(door in s.closed for door in s.board.doors_of[hero.at])
        case "grenade":
            return bool(s.board.adjacent(hero.at, s.shut))
        case "take":
            return bool(gear.findable(s, hero.at)) and not is_held(s, hero.at)
        case "calm":
            return bool(s.awareness)
        case "strike":
            return bool(_strikable(s, hero, step))
        case "kill":
            return bool(_silently_killable(s, hero, step))
        case "look_at_feature":
            return bool(_features_near(s, hero, step.look_at_feature))
        case "trigger_token":
            return bool(_tokens_near(s, hero))
        case "recall":
            return bool(hero.deck.discard)
        case "draw":
            return bool(_whom(s, hero, step))
    return True


def _whom(s: State, hero: Hero, step: Step) -> list[Hero]:
    """The Heroes that a part may be for."""
    match step.who:
        case "hero-here":
            return heroes_at(s, hero.at)
        case "another-on-tile":
            return [other for other in on_tile(s, hero) if other is not hero and is_able(s, other)]
        case "two-on-tile" | "on-tile":
            return [other for other in on_tile(s, hero) if is_able(s, other)]
        case "all-near":
            near = s.board.near_tiles(hero.at)
            return [other for other in squad(s) if s.board.tile_of[other.at] in near and is_able(s, other)]
    return [hero]


def _one_of(s: State, played: Played, heroes: list[Hero]) -> Play[Hero | None]:
    """One of these Heroes, chosen by the player of the card; nobody is an answer too."""
    names = [hero.id for hero in heroes]
    if not names:
        return None
    args: Values = {"hero": played.hero.id, "card": played.card.id}
    answer = yield Decision(played.hero.seat, "card-hero", Options(Each("for", names), PASS), args)
    return None if answer == PASS else s.heroes[answer.args[0]]


# -- parts -------------------------------------------------------------------------------------------------------------


def _movers(s: State, hero: Hero, step: Step) -> list[Hero]:
    return [other for other in _whom(s, hero, step) if other.at]


@parts("move")
def _move(s: State, played: Played, step: Step) -> Play[None]:
    """Moves of the player of the card, of another Hero, or of several (REICH-MOV-09)."""
    hero = played.hero
    if step.who == "self":
        companion = ""
        if step.companion:
            friend = yield from _one_of(s, played, [other for other in heroes_at(s, hero.at) if other is not hero])
            companion = friend.id if friend else ""
        move = movement.Walk(hero, step.move, through=step.through, unseen=step.unseen, companion=companion)
        yield from movement.walk(s, move)
        return
    most = {"another-on-tile": 1, "two-on-tile": 2}.get(step.who, 4)
    moved: list[str] = []
    while len(moved) < most:
        waiting = [other for other in _movers(s, hero, step) if other.id not in moved] if hero.at else []
        chosen = yield from _one_of(s, played, waiting)
        if chosen is None:
            return
        moved.append(chosen.id)
        yield from movement.free_move(s, chosen, step.move)


def terms_of(step: Step) -> Terms:
    return Terms(step.attack or "any", step.dice, frozenset(step.keywords), step.least, step.weapon)


@parts("attack")
def _attack(s: State, played: Played, step: Step) -> Play[None]:
    """Attacks of the card, all in one action."""
    for _ in range(step.times):
        if not played.hero.at or not is_able(s, played.hero):
            return
        only = played.trigger if step.at == "trigger" else ""
        before = len(played.hero.used_action)
        yield from attack.choose_and_strike(
            s, played.hero, terms_of(step), played.card.id, noise_dice=played.noise, only=only
        )
        if len(played.hero.used_action) == before:
            return


def _repeat(s: State, played: Played, step: Step) -> Play[None]:
    """Move and attack, again and again, until an attack fails or the player stops (REICH-ICO-08, REICH-RUL-130)."""
    hero = played.hero
    while hero.at and is_able(s, hero):
        yield from movement.walk(s, movement.Walk(hero, step.move))
        if not hero.at:
            return
        hurt = yield from attack.choose_and_strike(s, hero, Terms(step.attack), played.card.id, noise_dice=played.noise)
        if not hurt:
            return


def _ride(s: State, played: Played, step: Step) -> Play[None]:
    """A move with attacks at any points of it."""
    hero, left = played.hero, step.attacks
    move = movement.Walk(hero, step.move)
    while hero.at:
        options = move.options(s)
        shots = attack.strikes(s, hero, Terms("ranged")) if left else []
        if shots:
            options = [*options, Option("shoot")]
        if not options:
            return
        args: Values = {"hero": hero.id, "areas": move.areas}
        answer = yield Decision(hero.seat, "step", Options(*options, movement.STOP), args)
        if answer == movement.STOP:
            return
        if answer.verb == "shoot":
            left -= 1
            yield from attack.choose_and_strike(s, hero, Terms("ranged"), played.card.id, noise_dice=played.noise)
        else:
            yield from move.take(s, answer)


def _suppressible(s: State, hero: Hero, step: Step) -> list[str]:
    """Areas in sight within a range, or within that of a usable ranged weapon; not from melee."""
    if in_melee(s, hero):
        return []
    if isinstance(step.suppress, int):
        far = step.suppress
    else:
        far = max((side_of(s, weapon).range for weapon in hero.weapons if weapon.is_usable), default=0)
    seen = seen_by_hero(s, hero.at)
    board, shut = s.board, s.shut
    return [
        area
        for area in board.named(seen)
        if area != hero.at and 0 < board.range_to(hero.at, area, shut, 0, 0) <= far and is_held(s, area)
    ]


@parts("suppress")
def _suppress(s: State, played: Played, step: Step) -> Play[None]:
    """A suppressed token on an area in sight."""
    hero = played.hero
    areas = _suppressible(s, hero, step)
    if not areas:
        return
    args: Values = {"hero": hero.id, "card": played.card.id}
    answer = yield Decision(hero.seat, "suppress", Options(Each("at", areas), PASS), args)
    if answer == PASS:
        return
    area = answer.args[0]
    attack.suppress(s, area, "card")
    if step.suppress == "weapon":
        loudest = max((side_of(s, weapon).noise for weapon in hero.weapons if weapon.is_usable), default=0)
        noise.owe(s, hero, loudest, of_weapon=True)
    beside = [other for other in s.board.adjacent(area, s.shut) if is_held(s, other)] if step.spread else []
    if beside:
        more = yield Decision(hero.seat, "suppress", Options(Each("at", beside), PASS), args)
        if more != PASS:
            attack.suppress(s, more.args[0], "card")


@parts("draw")
def _draw(s: State, played: Played, step: Step) -> Play[None]:
    """Cards for oneself or for another Hero on the tile, who may then move."""
    chosen: Hero | None = played.hero
    if step.who != "self":
        chosen = yield from _one_of(s, played, _whom(s, played.hero, step))
    if chosen is None:
        return
    draw_cards(s, chosen, step.draw, "REICH-CAR-05")
    if step.then_move:
        yield from movement.free_move(s, chosen, step.then_move)


@parts("heal")
def _heal(s: State, played: Played, step: Step) -> Play[None]:
    for _ in range(step.heal):
        yield from wounds.choose_heal(s, played.hero.seat, _whom(s, played.hero, step), "REICH-CAR-05")


@parts("unjam")
def _unjam(s: State, played: Played, step: Step) -> Play[None]:
    hero = played.hero
    for _ in range(step.unjam):
        jammed = [weapon.kind for weapon in hero.weapons if weapon.jams]
        if jammed:
            answer = yield Decision(hero.seat, "unjam", Options(Each("unjam", jammed)), {"hero": hero.id})
            next(weapon for weapon in hero.weapons if weapon.kind == answer.args[0]).jams -= 1
            s.tell(Readied, "REICH-CAR-05", hero.id, answer.args[0])


@parts("door")
def _door(s: State, played: Played, step: Step) -> Play[None]:
    """An adjacent door; What Door? opens a locked one at once, Lockpick unlocks or opens."""
    hero = played.hero
    near = [door for door in s.board.doors_of[hero.at] if door in s.closed]
    if not near:
        return
    answer = yield Decision(hero.seat, "card-door", Options(Each("door", near), PASS), {"hero": hero.id})
    if answer != PASS:
        yield from doors.open_door(s, hero, answer.args[0])


@parts("grenade")
def _grenade(s: State, played: Played, step: Step) -> Play[None]:
    yield from using.throw(s, played.hero)


@parts("take")
def _take(s: State, played: Played, step: Step) -> Play[None]:
    """An item of the area as Search takes it, with the card's noise in place of the item's."""
    hero = played.hero
    found = gear.findable(s, hero.at)
    if not found or is_held(s, hero.at):
        return
    names = list(dict.fromkeys(gear.name_of(item) for item in found))
    answer = yield Decision(hero.seat, "card-take", Options(Each("search", names), PASS), {"hero": hero.id})
    if answer != PASS:
        item = next(item for item in found if gear.name_of(item) == answer.args[0])
        yield from gear.take(s, hero, item, 0)


@parts("calm")
def _calm(s: State, played: Played, step: Step) -> Play[None]:
    """The nearest room with a token falls (REICH-RUL-10)."""
    if s.awareness:
        rooms = nearest_rooms(s, played.hero.at, s.awareness)
        room = yield from controller.decide(s, "which-room", "calm", rooms)
        awareness.fall(s, room, step.calm, "REICH-CAR-05")


@parts("peek")
def _peek(s: State, played: Played, step: Step) -> Play[None]:
    """Look at the top two cards of a deck and put them back in any order."""
    deck = s.spawn if step.peek == "spawn" else s.noise_post if s.sounded else s.noise_pre
    yield from peek(s, played.hero, deck, "noise-card" if step.peek == "noise" else "spawn")


def peek(s: State, hero: Hero, deck: Deck, label: str) -> Play[None]:
    if len(deck) < 2:
        deck.refill()
    seen = deck.look(2, s.chance, label)
    if len(seen) == 2:
        answer = yield Decision(hero.seat, "peek", Options(Each("first", seen)), {"hero": hero.id})
        first = answer.args[0]
        deck.top[:2] = [first, seen[1] if first == seen[0] else seen[0]]


def _strikable(s: State, hero: Hero, step: Step) -> list[str]:
    weapon = next((token for token in hero.weapons if token.kind == step.weapon), None)
    if weapon is None or not weapon.is_usable or in_melee(s, hero):
        return []
    seen = seen_by_hero(s, hero.at)
    keywords = frozenset(side_of(s, weapon).keywords)
    return [
        enemy.id
        for enemy in s.enemies.values()
        if s.board.bit[enemy.at] & seen
        and enemy.at != hero.at
        and not has(s, enemy, "vrilmeister")
        and may_target(s, hero, enemy, keywords) is None
        and not has(s, enemy, "armoured")
    ]


@parts("strike")
def _strike(s: State, played: Played, step: Step) -> Play[None]:
    """A wound without a test, on an enemy in sight."""
    hero = played.hero
    names = _strikable(s, hero, step)
    if not names:
        return
    answer = yield Decision(hero.seat, "strike", Options(Each("strike", names), PASS), {"hero": hero.id})
    if answer != PASS:
        weapon = next(token for token in hero.weapons if token.kind == step.weapon)
        noise.owe(s, hero, side_of(s, weapon).noise, of_weapon=True, of="attack")
        yield from casualties.wound(s, s.enemies[answer.args[0]], cause="ranged")


def _silently_killable(s: State, hero: Hero, step: Step) -> list[str]:
    return [
        enemy.id
        for enemy in enemies_at(s, hero.at)
        if defence_of(s, enemy) <= step.kill
        and not s.unit(enemy).states
        and not any(word.startswith("wounds-") for word in s.unit(enemy).keywords)
    ]


@parts("kill")
def _kill(s: State, played: Played, step: Step) -> Play[None]:
    """An enemy of the area dies without a test."""
    hero = played.hero
    names = _silently_killable(s, hero, step)
    if names:
        answer = yield Decision(hero.seat, "strike", Options(Each("strike", names), PASS), {"hero": hero.id})
        if answer != PASS:
            yield from casualties.kill(s, s.enemies[answer.args[0]], cause="melee")


@parts("shield")
def _shield(s: State, played: Played, step: Step) -> Play[None]:
    """Defence dice for every Hero on the tile in this enemy turn."""
    for other in _whom(s, played.hero, step):
        other.in_play += [InPlay("shield", "enemy-turn", played.card.id)] * step.shield
    yield from ()


@parts("hold")
def _hold(s: State, played: Played, step: Step) -> Play[None]:
    """An effect that goes on (REICH-ICO-05, REICH-ICO-07, REICH-ICO-09)."""
    played.hero.in_play.append(
        InPlay(step.hold, "own-turn" if step.until == "own-turn" else "next-hero", played.card.id)
    )
    yield from ()


def _features_near(s: State, hero: Hero, far: int) -> list[str]:
    return [
        area
        for area, feature in s.features.items()
        if not feature.kind and s.board.distance(hero.at, area, s.shut) <= far
    ]


@parts("look_at_feature")
def _look(s: State, played: Played, step: Step) -> Play[None]:
    """Look at a room feature; it stays face down."""
    hero = played.hero
    areas = _features_near(s, hero, step.look_at_feature)
    if areas:
        answer = yield Decision(hero.seat, "reconnoitre", Options(Each("at", areas), PASS), {"hero": hero.id})
        if answer != PASS:
            feature = s.features[answer.args[0]]
            feature.looked = True
            s.chance.seal("feature")


def _tokens_near(s: State, hero: Hero) -> list[str]:
    near = s.board.near_tiles(hero.at)
    return [area for area in s.tokens if s.board.tile_of[area] in near]


@parts("trigger_token")
def _trigger(s: State, played: Played, step: Step) -> Play[None]:
    """A spawn token on the own or an adjacent tile is triggered, without a first-sight rise."""
    areas = _tokens_near(s, played.hero)
    if areas:
        hero = played.hero
        answer = yield Decision(hero.seat, "track", Options(Each("trigger", areas), PASS), {"hero": hero.id})
        if answer != PASS:
            spawning.trigger(s, answer.args[0])
            yield from uncover.look(s, unseen=True)


@parts("recall")
def _recall(s: State, played: Played, step: Step) -> Play[None]:
    """The top card of the discard pile, before this one, goes on top of the deck."""
    pile = played.hero.deck.discard
    if len(pile) > 1:
        played.hero.deck.top.insert(0, pile.pop(-2))
    yield from ()


# -- the bonus action --------------------------------------------------------------------------------------------------


class PlayedCard(NamedTuple):
    hero: Hero
    card: ActionCard


def may_play(s: State, hero: Hero, card: str) -> Refusal | None:
    """A free action, when it could do something (REICH-CAR-07)."""
    entry = s.box.cards.actions[card]
    if entry.when != "free":
        return Refusal("REICH-CAR-08", "not-now", {"card": card})
    if hero.knocked_down and not any(step.move for step in entry.action):
        return Refusal("REICH-RUL-86", "knocked-down", {"hero": hero.id})
    if not might_do(s, hero, entry):
        return Refusal("REICH-CAR-05", "card-useless", {"card": card})
    return None


class PlayCard(Action[State, Hero, PlayedCard]):
    """Play the upper half of a card as a free action (REICH-CAR-02, REICH-CAR-07)."""

    verb = "card"

    def read(self, s: State, decision: Decision, option: Option) -> PlayedCard:
        return PlayedCard(s.active, s.box.cards.actions[option.args[0]])

    def offers(self, s: State, hero: Hero) -> Offers:
        able = [card for card in dict.fromkeys(hero.hand) if may_play(s, hero, card) is None]
        return (Each(self.verb, able),) if able else ()

    def refusals(self, s: State, hero: Hero) -> Refusals:
        for card in dict.fromkeys(hero.hand):
            if refusal := may_play(s, hero, card):
                yield Option(self.verb, (card,)), refusal

    def do(self, s: State, chosen: PlayedCard) -> Play[None]:
        yield from carry_out(s, chosen.hero, chosen.card)


PLAY_CARD = PlayCard()
