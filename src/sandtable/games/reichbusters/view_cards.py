"""The cards on the table: the mission, the faction and its units, and every card or token that lies face up."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from sandtable.engine.components import Deck
from sandtable.engine.view import Area, Card, GoalFacts, Text
from sandtable.games.reichbusters.box import Box
from sandtable.games.reichbusters.card_text import card_texts, step_number, step_verb
from sandtable.games.reichbusters.cards import Cards, Change, Melee, Ranged, UnitState, WeaponSide
from sandtable.games.reichbusters.facts import (
    ActionFacts,
    AlarmFacts,
    ChangeFacts,
    DeckFacts,
    ItemFacts,
    NoiseFacts,
    RowFacts,
    SpawnFacts,
    StepFacts,
    TeamFacts,
    UnitFacts,
    UnitSideFacts,
    WeaponFacts,
    WeaponSideFacts,
    WoundFacts,
)
from sandtable.games.reichbusters.missions import EscapeWith, Goal, Mission
from sandtable.games.reichbusters.state import State
from sandtable.games.reichbusters.view_enemies import Garrison, is_veteran
from sandtable.games.reichbusters.view_heroes import Dashboard
from sandtable.games.reichbusters.view_text import (
    keyword_texts,
    mission_text,
    noise_texts,
    wound_texts,
)

PEEKED = ("noise", "spawn")  # decks that Heroes look into
EVERY_CARD = 4096
ANY_NUMBER = 99  # of dice

# -- all of them -------------------------------------------------------------------------------------------------------


def cards(
    s: State, garrison: Garrison, boards: list[Dashboard], fronts: dict[str, str], known: Sequence[str]
) -> Iterator[Card]:
    """The mission, the enemy, then what the Heroes have, what the seat knows of the map, and what decks have shown.

    `fronts` are room features by area; `known` are the decks whose top card the seat knows, if anybody does.
    """
    yield from _goals(s)
    yield from _special_rules(s.box.mission)
    yield _alarm(s, garrison)
    yield from _faction(s)
    box, printed = s.box, s.box.cards
    yield from (_unit(box, kind) for kind in dict.fromkeys(enemy.type for enemy in s.enemies.values()))
    for board in boards:
        yield from (_action(printed, name) for name in board.actions)
        yield from (_weapon(printed, name) for name in board.weapons)
    yield from (_item(printed, name) for name in _items(s, boards))
    wounds = (name for names in (*(board.wounds for board in boards), s.wound.discard) for name in names)
    yield from (_wound(printed, name) for name in dict.fromkeys(wounds))
    yield from (_skill(printed, name) for name in dict.fromkeys(name for board in boards for name in board.skills))
    if box.options.team in printed.teams:
        yield _team(printed, box.options.team, s.team_used)
    yield from (_feature(printed, kind) for kind in dict.fromkeys(fronts.values()))
    for name, deck in _decks(s).items():
        shown = dict.fromkeys((*_top(name, deck, known), *deck.discard))
        if name == "spawn":
            yield from (_spawn(box, card) for card in shown)
        elif name != "wound":
            yield from (_noise(printed, card) for card in shown)


def _items(s: State, boards: list[Dashboard]) -> dict[str, None]:
    """Items on dashboards and face up on the map."""
    found = dict.fromkeys(name for board in boards for name in board.items)
    for lying in s.items.values():
        found.update((item.kind, None) for item in lying if item.face_up and item.kind)
    return found


# -- decks -------------------------------------------------------------------------------------------------------------


def decks(s: State, known: Sequence[str]) -> Iterator[Area]:
    """The decks, their discard piles, and the cards on top that the seat knows."""
    for number, (name, deck) in enumerate(_decks(s).items()):
        in_use = not name.startswith("noise") or (name == "noise-post") == s.sounded
        yield _deck(name, number, in_use, len(deck), tuple(_top(name, deck, known)), tuple(deck.discard))


def _decks(s: State) -> dict[str, Deck]:
    return {"noise-pre": s.noise_pre, "noise-post": s.noise_post, "spawn": s.spawn, "wound": s.wound}


def _top(name: str, deck: Deck, known: Sequence[str]) -> list[str]:
    """The cards on top whose order somebody has seen; both noise decks are `noise` here."""
    return deck.top if name.partition("-")[0] in known else []


@lru_cache(maxsize=EVERY_CARD)
def _deck(name: str, number: int, in_use: bool, left: int, top: tuple[str, ...], discard: tuple[str, ...]) -> Area:
    marks = ("in-use",) if in_use else ()
    return Area(name, "decks", (), number, 0, marks, DeckFacts(left, top, discard))


# -- the mission -------------------------------------------------------------------------------------------------------


def _goals(s: State) -> Iterator[Card]:
    mission = s.box.mission
    won = s.outcome is not None and s.outcome.won
    for number, goal in enumerate(mission.goals):
        done, of = _progress(s, goal)
        met = won if isinstance(goal, EscapeWith) else done == of
        yield _goal(mission, number, met, done, of)


@lru_cache(maxsize=EVERY_CARD)
def _goal(mission: Mission, number: int, met: bool, done: int, of: int) -> Card:
    text = mission_text("goal", mission.goals[number])
    return Card(f"goal-{number + 1}", "goals", (text,), GoalFacts(met, done, of), mission.source)


def _progress(s: State, goal: Goal) -> tuple[int, int]:
    """Whether somebody carries what must leave the map, or how many charges lie where they must."""
    if isinstance(goal, EscapeWith):
        return int(any(item.kind == goal.item for hero in s.heroes.values() for item in hero.items)), 1
    return sum(area in s.planted for area in goal.areas), len(goal.areas)


@lru_cache(maxsize=256)
def _special_rules(mission: Mission) -> tuple[Card, ...]:
    return tuple(
        Card(f"special-rule-{number}", "special", (mission_text("special", rule),), source=mission.source)
        for number, rule in enumerate(mission.special, 1)
    )


def _alarm(s: State, garrison: Garrison) -> Card:
    """How near the alarm, or after it the end, is, and what brings it nearer (REICH-RTA-01, REICH-EOR-03)."""
    track = s.box.mission.track
    if s.sounded:
        marker = 0 if on_alarm_space(s) else s.marker
        left = max(0, track.post + 1 - marker)
    else:
        left = max(0, track.pre + 1 - s.marker)
    alert = garrison.alert if s.alarm == "none" else ()
    return _alarm_card(
        AlarmFacts(
            state=s.alarm,
            left=left,
            alert=alert,
            each_enemy_turn=int(bool(alert)),
            each_round=int(s.alarm != "pending"),
        )
    )


@lru_cache(maxsize=EVERY_CARD)
def _alarm_card(facts: AlarmFacts) -> Card:
    text = Text(f"alarm-{facts.state}", {"left": facts.left, "alert": len(facts.alert)})
    return Card("alarm", "alarm", (text,), facts)


def on_alarm_space(s: State) -> bool:
    """Whether the marker lies between the two sections (REICH-ALM-06, REICH-ALM-12)."""
    return s.alarm == "pending" or (s.sounded and (s.free_turn or s.phase == "post-alarm"))


# -- the enemy ---------------------------------------------------------------------------------------------------------


def _faction(s: State) -> Iterator[Card]:
    """The rows of the faction card in their order (REICH-ENM-02)."""
    on_map: dict[str, int] = {}
    for enemy in s.enemies.values():
        on_map[enemy.type] = on_map.get(enemy.type, 0) + 1
    order = s.box.order
    acts = order[s.row] if s.phase in ("stations", "kill") and s.row < len(order) else ""
    for code, row in s.box.rows.items():
        kind = s.box.cards.units[row.unit].type
        yield _row(s.box, code, on_map.get(kind, 0), kind == acts and not row.white, kind in s.gone)
    if s.box.faction.vrilmeister:
        kind = s.box.faction.vrilmeister
        yield _vrilmeister(s.box, on_map.get(kind, 0), kind == acts, kind in s.gone)


@lru_cache(maxsize=EVERY_CARD)
def _row(box: Box, code: str, on_map: int, acting: bool, used_up: bool) -> Card:
    row = box.rows[code]
    kind = box.cards.units[row.unit].type
    facts = RowFacts(
        code=code,
        unit=box.units[kind].id if not row.white else row.unit,
        type=kind,
        most=box.most.get(kind, row.most),
        on_map=on_map,
        white=row.white,
        acting=acting,
        used_up=used_up,
    )
    return Card(f"row-{code}", "faction", facts=facts, source=box.faction.source)


@lru_cache(maxsize=EVERY_CARD)
def _vrilmeister(box: Box, on_map: int, acting: bool, used_up: bool) -> Card:
    """The Vrilmeister of a RAID has no code: no spawn card brings it."""
    kind = box.faction.vrilmeister
    facts = RowFacts(code="", unit=kind, type=kind, most=1, on_map=on_map, acting=acting, used_up=used_up)
    return Card("row-vrilmeister", "faction", facts=facts, source=box.faction.source)


@lru_cache(maxsize=EVERY_CARD)
def _unit(box: Box, kind: str) -> Card:
    """The unit card of a type, as this table plays it."""
    unit = box.units[kind]
    sides = unit.states or (unit.state(0),)
    words = (word for side in sides for word in side.keywords)
    facts = UnitFacts(
        type=kind, sides=tuple(_unit_side(side) for side in sides), loot=unit.loot, veteran=is_veteran(unit)
    )
    return Card(unit.id, "units", keyword_texts(words), facts, unit.source)


def _unit_side(side: UnitState) -> UnitSideFacts:
    melee, ranged = side.melee or Melee(attack=0), side.ranged or Ranged(attack=0, range=1)
    return UnitSideFacts(
        defence=side.defence,
        melee=melee.attack if side.melee else None,
        melee_support=melee.support,
        ranged=ranged.attack if side.ranged else None,
        ranged_support=ranged.support,
        range=ranged.range if side.ranged else 0,
        keywords=side.keywords,
    )


# -- what Heroes have --------------------------------------------------------------------------------------------------


@lru_cache(maxsize=EVERY_CARD)
def _action(known: Cards, name: str) -> Card:
    card = known.actions[name]
    steps = ((step, step_verb(step)) for step in card.action)
    facts = ActionFacts(
        hero=card.hero,
        number=card.number,
        when=card.when,
        feat=card.is_feat,
        noise=card.noise,
        steps=tuple(StepFacts(verb=verb, n=step_number(step, verb), who=step.who) for step, verb in steps),
        modifier=card.modifier.id if card.modifier else "",
        changes=tuple(_change(change) for change in card.modifier.choices) if card.modifier else (),
    )
    return Card(name, "actions", card_texts(card), facts, card.source)


def _change(change: Change) -> ChangeFacts:
    return ChangeFacts(
        fits=tuple(_fits(change)),
        attack_dice=change.attack_dice,
        defence_dice=change.defence_dice,
        attack=change.attack,
        defence=change.defence,
        special=bool(change.special),
        noise_dice=change.noise_dice,
        noise=change.noise,
        areas=change.areas,
        reroll=ANY_NUMBER if change.reroll_blanks or change.reroll_all else change.reroll,
        draw=change.draw,
        keyword=change.keyword,
        only=change.only,
    )


def _fits(change: Change) -> Iterator[str]:
    """The icons of what a modifier can be played on."""
    named = {change.special, change.on, change.reroll_blanks, change.reroll_all}
    every = bool(change.draw)
    if every or change.attack or change.attack_dice or change.keyword or named & {"attack", "any"}:
        yield "attack"
    if every or change.defence or change.defence_dice or named & {"defence", "any"}:
        yield "defence"
    if every or change.noise < 0 or change.noise_dice < 0 or "noise" in named:
        yield "noise"
    if change.areas:
        yield "move"


@lru_cache(maxsize=EVERY_CARD)
def _weapon(known: Cards, name: str) -> Card:
    weapon = known.weapons[name]
    words = (*weapon.normal.keywords, *weapon.vril.keywords)
    facts = WeaponFacts(_weapon_side(weapon.normal), _weapon_side(weapon.vril))
    return Card(name, "weapons", keyword_texts(words), facts, weapon.source)


def _weapon_side(side: WeaponSide) -> WeaponSideFacts:
    return WeaponSideFacts(
        range=side.range, attack=side.attack, vril=side.vril, noise=side.noise, keywords=side.keywords
    )


@lru_cache(maxsize=EVERY_CARD)
def _item(known: Cards, name: str) -> Card:
    item = known.items[name]
    facts = ItemFacts(
        back=item.back,
        when=item.when,
        keep=item.keep,
        noise=item.noise,
        attack_dice=item.attack_dice,
        defence_dice=item.defence_dice,
        defence=item.defence,
        vril_dice=item.vril_dice,
    )
    return Card(name, "items", (Text(f"item-{name}"),), facts, item.source)


@lru_cache(maxsize=EVERY_CARD)
def _wound(known: Cards, name: str) -> Card:
    wound = known.wounds[name]
    facts = WoundFacts(number=wound.number, top=wound.top, permanent=wound.permanent)
    return Card(name, "wounds", wound_texts(wound), facts, wound.source)


@lru_cache(maxsize=EVERY_CARD)
def _skill(known: Cards, name: str) -> Card:
    return Card(name, "skills", keyword_texts((name,)))


@lru_cache(maxsize=EVERY_CARD)
def _team(known: Cards, name: str, used: bool) -> Card:
    team = known.teams[name]
    return Card(name, "team", (Text(f"team-{name}"),), TeamFacts(used), team.source)


# -- what the map and the decks have shown -----------------------------------------------------------------------------


@lru_cache(maxsize=EVERY_CARD)
def _feature(known: Cards, kind: str) -> Card:
    return Card(kind, "features", (Text(f"feature-{kind}"),), source=known.features[kind].source)


@lru_cache(maxsize=EVERY_CARD)
def _noise(known: Cards, name: str) -> Card:
    card = known.noises[name]
    facts = NoiseFacts(
        deck=card.deck,
        number=card.number,
        patrol=card.bottom.patrol,
        awareness=card.bottom.awareness,
        tracker=card.bottom.tracker,
        spawns=tuple((spawn.barracks, spawn.level) for spawn in card.bottom.spawns),
    )
    return Card(name, "noise", noise_texts(card), facts, card.source)


@lru_cache(maxsize=EVERY_CARD)
def _spawn(box: Box, name: str) -> Card:
    """A spawn card as this faction reads it; codes that it has no row for bring nobody (REICH-RUL-63)."""
    card = box.cards.spawns[name]
    levels = tuple(tuple(kind for code in codes for kind in _brought(box, code)) for codes in card.levels)
    text = tuple(Text("spawn-level", {"level": n, "units": units}) for n, units in enumerate(levels, 1))
    return Card(name, "spawns", text, SpawnFacts(levels), card.source)


def _brought(box: Box, code: str) -> Iterator[str]:
    """The miniatures that a code stands for; an overwhelming unit comes twice (REICH-KEY-53)."""
    if code in box.rows:
        unit = box.cards.units[box.rows[code].unit]
        yield from (unit.type,) * (2 if "overwhelm" in unit.keywords else 1)
