"""What is always true at rest: every card and token is somewhere, once, and no limit is passed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from sandtable.engine.components import miscounted, unknown
from sandtable.games.reichbusters.names import LOCKS, PASSAGES, POINTS
from sandtable.games.reichbusters.state import Hero, State
from sandtable.games.reichbusters.table import is_downed, slots


def broken(s: State) -> Iterator[str]:
    """Sentences about what cannot be."""
    yield from _cards(s)
    yield from _items(s)
    yield from _features(s)
    yield from _heroes(s)
    yield from _units(s)
    yield from _map(s)
    yield from _clock(s)


def _cards(s: State) -> Iterator[str]:
    """Every card is somewhere, once (REICH-DCK-01)."""
    cards = s.box.cards
    for hero in s.heroes.values():
        own = [card.id for card in cards.actions.values() if card.hero == hero.id]
        yield from miscounted(f"cards of {hero.id}", [*hero.deck.cards, *hero.hand, *hero.in_use], own)
    wounds = [*s.wound.cards, *(wound.card for hero in s.heroes.values() for wound in hero.wounds)]
    yield from miscounted("wound cards", wounds, tuple(cards.wounds))
    yield from miscounted("spawn cards", s.spawn.cards, tuple(cards.spawns))
    for deck, pile in (("pre", s.noise_pre), ("post", s.noise_post)):
        yield from miscounted(
            "noise cards", pile.cards, [card.id for card in cards.noises.values() if card.deck == deck]
        )
    points = {kind: n + sum(hero.points.count(kind) for hero in s.heroes.values()) for kind, n in s.pool.items()}
    for kind, n in points.items():
        if n > POINTS[kind]:
            yield f"{n} heroic points of the kind {kind}, {POINTS[kind]} in the box (REICH-COMP-24)"


def _items(s: State) -> Iterator[str]:
    """Every one of the 97 items is somewhere, once (REICH-RUL-122)."""
    found = [*s.to_divide, *s.shuffled, *s.used_up, *(item for items in s.stock.values() for item in items)]
    found += [item.kind for hero in s.heroes.values() for item in hero.items]
    found += [item.kind for lying in s.items.values() for item in lying if item.kind]
    found += ["demolition-charge"] * len(s.planted)
    if s.escort and not s.leader:
        found.append("escort")  # its token lies beside the unit (REICH-KEY-94)
    yield from miscounted("items", found, {item.id: item.copies for item in s.box.cards.items.values()})
    waiting = Counter(item.back for lying in s.items.values() for item in lying if not item.kind and not item.loot)
    for back, n in waiting.items():
        pool = s.shuffled if back == "shuffled" else s.stock.get(back, [])
        if n > len(pool):
            yield f"{n} face-down items of the back {back}, {len(pool)} left to draw"
    yield from _escort(s)


def _escort(s: State) -> Iterator[str]:
    """Whoever leads the escort carries its token and stands with it (REICH-KEY-27, REICH-KEY-94)."""
    holders = [hero.id for hero in s.heroes.values() if any(item.kind == "escort" for item in hero.items)]
    if holders != [name for name in [s.leader] if name]:
        yield f"the escort's token is with {', '.join(holders) or 'nobody'}, its leader is {s.leader or 'nobody'}"
    elif s.leader and s.heroes[s.leader].at != s.escort:
        yield f"{s.leader} leads the escort, which stands in {s.escort or 'no area'}"


def _features(s: State) -> Iterator[str]:
    """No more of a room feature than there are cards; enough of each back for those that lie face down."""
    seen = Counter(kind for kinds in s.shelf.values() for kind in kinds)
    seen.update(feature.kind or feature.known for feature in s.features.values() if feature.kind or feature.known)
    for kind, n in seen.items():
        if n > s.box.cards.features[kind].copies:
            yield f"{n} of {kind}, {s.box.cards.features[kind].copies} in the box"
    hidden = Counter(feature.back for feature in s.features.values() if not (feature.kind or feature.known))
    for back, n in hidden.items():
        if n > len(s.shelf[back]):
            yield f"{n} features of the back {back} lie face down, {len(s.shelf[back])} are left"
    if 2 * len(s.passages) > PASSAGES:
        yield f"{2 * len(s.passages)} passage tokens, {PASSAGES} in the box (REICH-RUL-122)"


def _heroes(s: State) -> Iterator[str]:
    for hero in s.heroes.values():
        if len(hero.items) > slots(s, hero):
            yield f"{hero.id} carries {len(hero.items)} items (REICH-RUL-98)"
        if (hero.at == "") != hero.out:
            yield f"{hero.id} is {'off' if hero.out else 'on'} the map and stands in {hero.at or 'no area'}"
        if hero.knocked_down and is_downed(s, hero):
            yield f"{hero.id} is Downed and knocked down as well (REICH-RUL-86)"
        if not 0 <= hero.basics <= 2:
            yield f"{hero.id} has {hero.basics} basic actions left (REICH-HT-01)"
        for wound in hero.wounds:
            if wound.skill and wound.skill not in hero.skills:
                yield f"{wound.skill} lies on a wound of {hero.id}, who does not have it"


def _units(s: State) -> Iterator[str]:
    for kind, most in s.box.most.items():
        here = sum(enemy.type == kind for enemy in s.enemies.values())
        if here > most:
            yield f"{here} of {kind} on the map, {most} on the faction card (REICH-SPN-06)"
    for enemy in s.enemies.values():
        unit = s.unit(enemy)
        if unit.states and enemy.side >= len(unit.states):
            yield f"{enemy.id} has no side {enemy.side}"
        if "unique" in unit.state(0).keywords and enemy.type in s.gone:
            yield f"{enemy.id} is back although it was removed (REICH-KEY-78)"


def _map(s: State) -> Iterator[str]:
    """Locks are on closed doors; tokens lie where they mean something."""
    if loose := set(s.locked) - set(s.closed):
        yield f"locks on open doors: {', '.join(sorted(loose))} (REICH-DOR-05)"
    if len(s.locked) > LOCKS:
        yield f"{len(s.locked)} locks, {LOCKS} in the box (REICH-COMP-14)"
    for name in ("closed", "locked", "guards", "cleared", "planted"):
        tokens = getattr(s, name)
        if len(set(tokens)) < len(tokens):
            yield f"{name}: the same one twice"
    if empty := [area for area, lying in (*s.tokens.items(), *s.items.items()) if not lying]:
        yield f"nothing lies in {', '.join(empty)}, and yet it is listed"


def _clock(s: State) -> Iterator[str]:
    track = s.box.mission.track
    if s.sounded and not s.free_turn and s.phase != "post-alarm" and not s.outcome and s.marker > track.post:
        yield f"the marker stands on {s.marker}, the post-alarm section has {track.post} spaces"
    if not s.sounded and s.marker > track.pre + 1:
        yield f"the marker stands on {s.marker}, the alarm space is {track.pre + 1} (REICH-RUL-56)"
    if not set(s.awareness.values()) <= {1, 2}:
        yield "a room has a level that is none (REICH-AWR-01)"
    if s.sounded and s.awareness:
        yield "a room has an awareness token after the alarm (REICH-ALM-08)"
    if s.due is not None and s.phase != "noise":
        yield "an action owes a noise test that nobody will make"
    if s.test is not None:
        yield "a test lies on the table at rest"


# -- positions that are read -------------------------------------------------------------------------------------------


def nonsense(s: State) -> Iterator[str]:
    """Words that mean nothing on this table."""
    board, cards = s.board, s.box.cards
    yield from unknown("heroes", s.heroes, s.box.heroes)
    yield from unknown("closed", s.closed, board.doors)
    yield from unknown("locked", s.locked, board.doors)
    for name in ("tokens", "features", "items", "guards", "obscured", "suppressed", "planted", "biscuits"):
        yield from unknown(name, getattr(s, name), board.areas)
    for name in ("cleared", "awareness", "risen", "watching"):
        yield from unknown(name, getattr(s, name), board.rooms)
    yield from _lying_nonsense(s)
    yield from unknown("passages", [end for pair in s.passages for end in pair], board.areas)
    yield from unknown("escort", filter(None, [s.escort]), board.areas)
    yield from unknown("leader", filter(None, [s.leader]), s.heroes)
    for name in ("order", "acted"):
        yield from unknown(name, getattr(s, name), s.heroes)
    yield from unknown("wound", s.wound.cards, cards.wounds)
    yield from unknown("spawn", s.spawn.cards, cards.spawns)
    yield from unknown("noise", [*s.noise_pre.cards, *s.noise_post.cards], cards.noises)
    for name, enemy in s.enemies.items():
        kind, _, number = name.rpartition("-")
        if not number.isdecimal():
            yield f"enemies: expected a type and a number such as soldier-1, found {name!r}"
            return
        yield from unknown("enemies", [kind], s.box.units)
        yield from unknown(f"enemies.{name}.at", [enemy.at], board.areas)
    for hero in s.heroes.values():
        yield from _hero_nonsense(s, hero)
    if s.hero:
        yield from unknown("hero", [s.hero], s.heroes)
    elif s.phase in ("turn-start", "action", "noise", "turn-end"):
        yield f"hero: expected the name of the Hero whose turn it is, for the phase {s.phase!r}"


def _lying_nonsense(s: State) -> Iterator[str]:
    """What lies on the map, and beside it."""
    cards = s.box.cards
    backs = {item.back for item in cards.items.values()}
    for area, feature in s.features.items():
        yield from unknown(f"features.{area}", filter(None, [feature.kind, feature.known]), cards.features)
    for area, levels in s.tokens.items():
        if not set(levels) <= {1, 2, 3}:
            yield f"tokens.{area}: expected levels from 1 to 3, found {levels}"
    for area, lying in s.items.items():
        yield from unknown(f"items.{area}", [item.kind for item in lying if item.kind], cards.items)
        yield from unknown(f"items.{area}", [item.back for item in lying if item.back], {*backs, "shuffled"})
    yield from unknown("stock", s.stock, backs)
    found = [*s.to_divide, *s.shuffled, *s.used_up, *(item for items in s.stock.values() for item in items)]
    yield from unknown("stock", found, cards.items)
    yield from unknown("shelf", [kind for kinds in s.shelf.values() for kind in kinds], cards.features)


def _hero_nonsense(s: State, hero: Hero) -> Iterator[str]:
    cards, where = s.box.cards, f"heroes.{hero.id}"
    for field, area in (("at", hero.at), ("exit", hero.exit)):
        if area:
            yield from unknown(f"{where}.{field}", [area], s.board.areas)
    own = {card.id for card in cards.actions.values() if card.hero == hero.id}
    yield from unknown(f"{where}.hand", [*hero.hand, *hero.in_use, *hero.deck.cards], own)
    yield from unknown(f"{where}.items", [item.kind for item in hero.items], cards.items)
    yield from unknown(f"{where}.weapons", [weapon.kind for weapon in hero.weapons], cards.weapons)
    yield from unknown(f"{where}.wounds", [wound.card for wound in hero.wounds], cards.wounds)
