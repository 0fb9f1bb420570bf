"""Set-up, steps 1-7 (p.6-7): the mission on the table, four Heroes with their cards, and the decks."""

from __future__ import annotations

from sandtable.engine.chance import Chance
from sandtable.engine.components import Deck
from sandtable.games.wolfenstein.box import Box
from sandtable.games.wolfenstein.decks import draw
from sandtable.games.wolfenstein.goals import StandIn
from sandtable.games.wolfenstein.options import SEATS
from sandtable.games.wolfenstein.state import Hero, Nazi, State, Weapon


def set_up(box: Box, chance: Chance) -> State:
    """The table ready for round 1, hazard 0 (WOLF-SET-10, WOLF-SET-11).

    Difficulty and mission are options of the table (WOLF-SET-01, WOLF-SET-02). Heroes come on the map one by one, each
    at the start of its own first turn (WOLF-SET-16).
    """
    s = empty(box, chance)
    _lay_out(s)
    _heroes(s)
    _decks(s)
    return s


def empty(box: Box, chance: Chance) -> State:
    """A bare table: the tiles of the mission, and nobody there."""
    return State(box=box, chance=chance, starter=SEATS[0], seat=SEATS[0], controller=SEATS[0])


def seat_of(box: Box, number: int) -> str:
    """Who plays the Hero with this number: shared as evenly as possible, the first seats having more (WOLF-SET-06)."""
    players, team = box.options.players, len(box.heroes)
    share, more = divmod(team, players)
    for player in range(players):
        number -= share + (player < more)
        if number < 0:
            return SEATS[player]
    return SEATS[players - 1]


def _lay_out(s: State) -> None:
    """Step 2: doors closed, tokens down, every enemy model with the card of its number (WOLF-SET-03, WOLF-RUL-07)."""
    board, mission = s.box.board, s.box.mission
    s.closed = list(board.door_names)
    s.barricades = list(board.barricade_names)
    s.tokens = list(board.searchable)
    replaced = [rule for rule in mission.special if isinstance(rule, StandIn) and _may_stand_in(s.box, rule)]
    used: dict[str, int] = {}
    for model in mission.models:
        at = board.names[model.squares[0]]
        kind: str = model.enemy
        rule = next((r for r in replaced if r.enemy == kind and r.place == board.place_of[model.squares[0]]), None)
        if rule is not None:
            replaced.remove(rule)
            kind = rule.by
        number = s.box.numbers[kind][used.get(kind, 0)]
        used[kind] = used.get(kind, 0) + 1
        s.nazis[f"{kind}-{number}"] = Nazi(id=f"{kind}-{number}", at=at, placed=True)


def _may_stand_in(box: Box, rule: StandIn) -> bool:
    """On the hardest level, if there is such a model (WOLF-DIF-25, WOLF-RUL-67)."""
    return box.level.stand_ins and rule.by in box.numbers


def _heroes(s: State) -> None:
    """Steps 3 and 4: each Hero with its own ammo, its starting cards and shared life (WOLF-SET-08, WOLF-LIF-01).

    On the hardest level only one Hero has shared life, and the players say who (WOLF-DIF-15, WOLF-RUL-84).
    """
    level = s.box.level
    for number, name in enumerate(s.box.heroes):
        card = s.box.cards.heroes[name]
        s.heroes[name] = Hero(
            id=name,
            seat=seat_of(s.box, number),
            lives=level.shared_life if level.shared_life_heroes == "all" else 0,
            ammo=dict(card.ammo),
            weapons=[Weapon(card.weapon)] if card.weapon else [],
            items=list(card.equipment),
        )


def _decks(s: State) -> None:
    """Step 6: starting cards come out first, then all is shuffled (WOLF-SET-12, WOLF-SET-13, WOLF-SET-14)."""
    cards = s.box.cards
    s.equipment = Deck([card.id for card in cards.equipment.values() for _ in range(card.copies)])
    s.weapons = Deck([card.id for card in cards.weapons.values() for _ in range(card.copies)])
    s.chests = Deck([card.id for card in cards.chests.values() for _ in range(card.copies)])
    s.events = Deck(list(cards.events))
    for hero in s.heroes.values():
        for item in hero.items:
            s.equipment.bag.remove(item)
        for weapon in hero.weapons:
            s.weapons.bag.remove(weapon.kind)
    for hero in s.heroes.values():
        drawn = draw(s, "equipment")
        if drawn is not None:
            hero.items.append(drawn)
