"""Set-up (p.4): the map with everything on it, decks, Heroes, and what the players divide before the first turn."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from sandtable.engine.chance import Chance
from sandtable.engine.components import Deck
from sandtable.engine.decision import Decision, Each, Option, Options, Play
from sandtable.games.reichbusters import awareness, casualties, controller, features, gear, spawning, uncover
from sandtable.games.reichbusters.box import Box
from sandtable.games.reichbusters.missions import (
    Dormant,
    Escort,
    FaceUp,
    OnlyFeatures,
    Place,
    Shuffled,
    StartItems,
)
from sandtable.games.reichbusters.names import LEVELS, POINTS
from sandtable.games.reichbusters.options import MOST_HEROES
from sandtable.games.reichbusters.state import Carried, Feature, Hero, Lying, State, Weapon
from sandtable.games.reichbusters.table import slots

NONE = Option("none")


def empty(box: Box, chance: Chance) -> State:
    """A bare table with the Heroes at the entrance, all doors closed, decks whole.

    Weapons and skills are fixed from now on (REICH-SET-03).
    """
    cards = box.cards
    s = State(chance=chance, box=box)
    s.pool = dict(POINTS)
    s.closed = list(box.board.doors)
    s.spawn = Deck(list(cards.spawns))
    s.wound = Deck(list(cards.wounds))
    s.noise_pre = Deck([card.id for card in cards.noises.values() if card.deck == "pre"])
    s.noise_post = Deck([card.id for card in cards.noises.values() if card.deck == "post"])
    for item in cards.items.values():
        s.stock.setdefault(item.back, []).extend([item.id] * item.copies)
    s.shelf = {back: list(kinds) for back, kinds in _shelf(box)}
    seats = box.options.players
    for number, name in enumerate(box.heroes):
        hero = Hero(id=name, seat=f"player-{number % seats + 1}", at=box.mission.entrance)
        entry = cards.heroes[name]
        hero.skills = list(entry.skills)
        hero.weapons = [Weapon(kind) for kind in entry.weapons]
        hero.deck = Deck([card.id for card in cards.actions.values() if card.hero == name])
        s.heroes[name] = hero
    s.speaker = "player-1"
    s.phase = "next-hero"
    s.hero = box.heroes[0]
    return s


def _shelf(box: Box) -> Iterator[tuple[str, list[str]]]:
    """The room features by back, as the mission has them."""
    only = {rule.back: rule.only for rule in box.mission.special if isinstance(rule, OnlyFeatures)}
    for back in dict.fromkeys(feature.back for feature in box.cards.features.values()):
        kinds = [
            feature.id
            for feature in box.cards.features.values()
            if feature.back == back and (back not in only or feature.id in only[back])
            for _ in range(feature.copies)
        ]
        yield back, kinds


def set_up(box: Box, chance: Chance) -> State:
    """The table as the mission has it (REICH-SET-01, REICH-RUL-25)."""
    s = empty(box, chance)
    mission = box.mission
    s.locked = list(mission.locked)
    s.guards = list(mission.guards)
    for area, contents in mission.areas.items():
        if contents.spawn:
            s.tokens[area] = [contents.spawn]
        if contents.feature:
            s.features[area] = Feature(contents.feature)  # REICH-SET-05
    for rule in mission.special:
        _apply(s, rule)
    _lay_items(s)
    for hero in s.heroes.values():
        for _ in range(box.constants.hand):
            card = hero.deck.draw(chance, f"{hero.id}-card")
            if card is not None:
                hero.hand.append(card)
        for _ in range(box.constants.heroic):
            casualties.gain_point(s, hero)
    s.to_leave_out = min(MOST_HEROES - len(s.heroes), len(s.tokens))
    s.hero = ""
    s.phase = "prepare"
    return s


def _lay_items(s: State) -> None:
    """Face-down items: those that the map names, what Heroes bring along, then one of a back as long as there are any.

    97 items are all there is (REICH-RUL-122).
    """
    laid = [(area, item) for area, contents in s.box.mission.areas.items() for item in contents.items]
    for area, name in laid:
        if item := s.box.cards.items.get(name):
            s.stock[item.back].remove(name)
            s.items.setdefault(area, []).append(Lying(back=item.back, kind=name))
    for kept in s.box.options.kept:
        if kept.hero in s.heroes:
            _bring(s, s.heroes[kept.hero], kept.items, kept.vril)
    left = {back: len(items) for back, items in s.stock.items()}
    for area, back in laid:
        if left.get(back):
            left[back] -= 1
            s.items.setdefault(area, []).append(Lying(back=back))


def _apply(s: State, rule: object) -> None:
    """A special rule of the mission that changes the set-up."""
    match rule:
        case Place():
            level = rule.detail
            if rule.unit == "general-wolff" and "gruber-gone" in s.box.options.notes:
                level = min(level, 2)
            spawning.place(s, s.box.cards.units[rule.unit].type, rule.area)
            awareness.raise_to(s, rule.area[0], LEVELS.index(rule.awareness), "REICH-SET-01")
            if level:
                spawning.spawn(s, level, rule.area)
        case Dormant():
            for enemy in s.enemies.values():
                enemy.dormant = enemy.dormant or enemy.type == rule.unit
        case Escort():
            s.escort = rule.area
            s.stock["objective"].remove("escort")
        case StartItems():
            for item in rule.items:
                s.stock[s.box.cards.items[item].back].remove(item)
                s.to_divide.append(item)
        case FaceUp():
            for area in rule.areas:
                s.stock[s.box.cards.items[rule.item].back].remove(rule.item)
                gear.lie_down(s, area, rule.item)
        case Shuffled():
            for item, area in zip(rule.items, rule.areas, strict=True):
                s.stock["objective"].remove(item)
                s.shuffled.append(item)
                s.items.setdefault(area, []).append(Lying(back="shuffled"))


def _bring(s: State, hero: Hero, items: tuple[str, ...], vril: tuple[str, ...]) -> None:
    """What a Hero has kept from the mission before (REICH-RUL-133)."""
    for kind in items:
        item = s.box.cards.items.get(kind)
        if item and kind in s.stock[item.back] and len(hero.items) < s.box.constants.slots:
            s.stock[item.back].remove(kind)
            hero.items.append(Carried(kind))
    for weapon in hero.weapons:
        weapon.vril = weapon.kind in vril


def prepare(s: State) -> Play[None]:
    """What the players settle before the first turn: tokens left out, the team, start items, a look round."""
    if s.to_leave_out:
        yield from _leave_out(s)
        return
    for name, asked in QUESTIONS.items():
        if name not in s.done:
            s.done.append(name)
            yield from asked(s)
            return
    if s.to_divide:
        yield from _divide(s)
        return
    s.done = []
    s.phase = "turn-order"
    yield from uncover.look(s)


def _leave_out(s: State) -> Play[None]:
    """With fewer Heroes a spawn token of the highest level goes, of the players' choice."""
    s.to_leave_out -= 1
    highest = max(max(levels) for levels in s.tokens.values())
    area = yield from controller.decide(
        s, "leave-out", "token", [area for area, levels in s.tokens.items() if highest in levels]
    )
    _take_token(s, area, highest)


def _take_token(s: State, area: str, level: int) -> None:
    s.tokens[area].remove(level)
    if not s.tokens[area]:
        del s.tokens[area]


def _team(s: State) -> Play[None]:
    """Its skills go to different Heroes, each in place of one of their own; its points too (REICH-RUL-97)."""
    if s.box.options.team == "none":
        return
    team = s.box.cards.teams[s.box.options.team]
    taken: list[str] = []
    for number, skill in enumerate(team.skills):
        free = [hero for hero in s.heroes.values() if hero.id not in taken]
        if not free:
            break
        spare = len(team.skills) - number > len(free)  # a token more than Heroes: any of them stays unused
        options = Options(*(Each("replace", hero.skills, (hero.id,)) for hero in free), *((NONE,) if spare else ()))
        answer = yield Decision(controller.speaker(s), "team-skill", options, {"skill": skill})
        if answer == NONE:
            continue
        hero = s.heroes[answer.args[0]]
        hero.skills[hero.skills.index(answer.args[1])] = skill
        taken.append(hero.id)
    for point in team.points:
        answer = yield Decision(
            controller.speaker(s), "team-point", Options(Each("point", list(s.heroes))), {"kind": point}
        )
        if s.pool.get(point):
            s.pool[point] -= 1
            s.heroes[answer.args[0]].points.append(point)


def _divide(s: State) -> Play[None]:
    """A start item goes to a Hero with a free slot."""
    item = s.to_divide.pop(0)
    free = [hero.id for hero in s.heroes.values() if len(hero.items) < slots(s, hero)]
    if not free:
        gear.lie_down(s, s.box.mission.entrance, item)
        return
    answer = yield Decision(controller.speaker(s), "divide", Options(Each("to", free)), {"item": item})
    s.heroes[answer.args[0]].items.append(Carried(item))


# -- what the mission before has left ----------------------------------------------------------------------------------


def _turn_weapons(s: State) -> Play[None]:
    """A Hero who escaped from a mission that was won may turn a weapon to its vril side.

    REICH-RUL-96, REICH-RUL-133.
    """
    for kept in s.box.options.kept:
        hero = s.heroes.get(kept.hero)
        weapons = [weapon for weapon in hero.weapons if not weapon.vril] if hero and kept.may_turn else []
        if hero is None or not weapons:
            continue
        options = Options(Each("turn", [weapon.kind for weapon in weapons]), NONE)
        answer = yield Decision(hero.seat, "turn-weapon", options, {"hero": hero.id})
        for weapon in weapons:
            weapon.vril = answer != NONE and weapon.kind == answer.args[0]


def _look_at_features(s: State) -> Play[None]:
    """The dossier shows the kennels: the players look at two room features and put them back."""
    for _ in range(2 if "kennels-known" in s.box.options.notes else 0):
        unknown = [area for area, feature in s.features.items() if not feature.known]
        if unknown:
            area = yield from controller.decide(s, "look-at-feature", "at", unknown)
            features.look_at(s, area)


def _take_lock(s: State) -> Play[None]:
    """The prisoner knows the doors: a lock of the players' choice goes."""
    if "doors-known" in s.box.options.notes and s.locked:
        door = yield from controller.decide(s, "take-lock", "unlock", list(s.locked))
        s.locked.remove(door)


def _burn_token(s: State) -> Play[None]:
    """The fuel is gone: a spawn token of the players' choice, whatever its level, is not placed."""
    if "fuel-gone" in s.box.options.notes and s.tokens:
        area = yield from controller.decide(s, "leave-out", "token", list(s.tokens))
        _take_token(s, area, s.tokens[area][0])


#: What is asked once, each in a step of its own.
QUESTIONS: dict[str, Callable[[State], Play[None]]] = {
    "team": _team,
    "weapons": _turn_weapons,
    "features": _look_at_features,
    "lock": _take_lock,
    "token": _burn_token,
}
