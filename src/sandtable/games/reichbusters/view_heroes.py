"""Heroes as a seat sees them: dashboards with all that lies on and beside them, hands only to whom they are open."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

import msgspec

from sandtable.engine.chance import Chance
from sandtable.engine.view import NO_FACTS, Area, Piece
from sandtable.games.reichbusters.attack_plan import BASIC, range_of
from sandtable.games.reichbusters.box import Box
from sandtable.games.reichbusters.facts import (
    HeldItemFacts,
    HeldWeaponFacts,
    HeldWoundFacts,
    HeroFacts,
    InPlayFacts,
)
from sandtable.games.reichbusters.names import PointKind
from sandtable.games.reichbusters.state import Carried, Hero, State
from sandtable.games.reichbusters.table import side_of, slots
from sandtable.games.reichbusters.view_map import acting, state_of

POINTS: tuple[PointKind, ...] = ("attack", "defence", "wild")
_read_hero = msgspec.msgpack.Decoder(Hero).decode
_write_hero = msgspec.msgpack.Encoder().encode


class Dashboard(NamedTuple):
    """A Hero with all that lies there, and the cards and tokens that this shows, by deck."""

    area: Area
    actions: tuple[str, ...]
    weapons: tuple[str, ...]
    items: tuple[str, ...]
    wounds: tuple[str, ...]
    skills: tuple[str, ...]


class _Turn(NamedTuple):
    """What the table says of a Hero's turn."""

    acts: bool
    acted: bool
    place: int | None  # in the turn order
    leads: bool


class Packed(NamedTuple):
    """A Hero as a key: all that a dashboard shows follows from it."""

    name: str
    hero: bytes
    number: int
    turn: _Turn


def pack(s: State) -> list[Packed]:
    now = acting(s)
    return [
        Packed(
            hero.id,
            _write_hero(hero),
            number,
            _Turn(
                hero is now,
                hero.id in s.acted,
                s.order.index(hero.id) + 1 if hero.id in s.order else None,
                hero.id == s.leader,
            ),
        )
        for number, hero in enumerate(s.heroes.values())
    ]


@lru_cache(maxsize=8192)
def dashboard(box: Box, packed: Packed, open_hand: bool) -> Dashboard:
    """The dashboard of a Hero alone, on a table with nobody else."""
    hero = _read_hero(packed.hero)
    s = State(box=box, chance=Chance(0), heroes={packed.name: hero})
    pieces = (*_weapons(s, hero), *_items(s, hero), *_wounds(s, hero), *_skills(hero), *_in_play(hero))
    marks: list[str] = [state_of(s, hero)]
    turn = packed.turn
    marks += ["acting"] * turn.acts + ["acted"] * turn.acted + ["leader"] * turn.leads
    marks += ["painless"] * hero.painless
    area = Area(hero.id, "heroes", pieces, packed.number, 0, tuple(marks), _numbers(s, hero, turn, open_hand))
    hand, deck = hero.hand if open_hand else (), hero.deck
    return Dashboard(
        area,
        tuple(dict.fromkeys((*hand, *hero.in_use, *deck.top, *deck.discard, *deck.removed))),
        tuple(weapon.kind for weapon in hero.weapons),
        tuple(dict.fromkeys(item.kind for item in hero.items)),
        tuple(dict.fromkeys(wound.card for wound in hero.wounds)),
        tuple(hero.skills),
    )


def _numbers(s: State, hero: Hero, turn: _Turn, open_hand: bool) -> HeroFacts:
    return HeroFacts(
        seat=hero.seat,
        at=hero.at,
        room=hero.at[:1],
        state=state_of(s, hero),
        basics=hero.basics,
        moved=hero.moved,
        attacked=hero.attacked,
        gave=hero.gave,
        spent_point=hero.spent_point,
        painless=hero.painless,
        wounds=len(hero.wounds),
        until_downed=max(0, s.box.constants.downed - len(hero.wounds)),
        slots=slots(s, hero),
        points={kind: n for kind in POINTS if (n := hero.points.count(kind))},
        hand=len(hero.hand),
        cards=tuple(hero.hand) if open_hand else (),
        deck=len(hero.deck),
        top=tuple(hero.deck.top),
        in_use=tuple(hero.in_use),
        discard=tuple(hero.deck.discard),
        removed=tuple(hero.deck.removed),
        turn=turn.place,
        acted=turn.acted,
    )


def _weapons(s: State, hero: Hero) -> Iterator[Piece]:
    """Weapons on the side that lies face up (REICH-RUL-96)."""
    for weapon in hero.weapons:
        side = side_of(s, weapon)
        facts = HeldWeaponFacts(
            side="vril" if weapon.vril else "normal",
            range=range_of(s, hero, weapon, BASIC),
            attack=side.attack,
            vril=side.vril,
            noise=side.noise,
            keywords=side.keywords,
            jams=weapon.jams,
        )
        marks = ["weapon", "vril" if weapon.vril else "normal", "ranged" if side.range else "melee"]
        marks += ["jammed"] * bool(weapon.jams) + ["drained"] * weapon.drained
        yield Piece(weapon.kind, 1, weapon.kind, tuple(marks), facts)


def _items(s: State, hero: Hero) -> Iterator[Piece]:
    """Items, like ones together."""
    alike: dict[tuple[str, bool, bool], list[Carried]] = {}
    for item in hero.items:
        alike.setdefault((item.kind, item.drained, item.used), []).append(item)
    for (kind, drained, used), held in alike.items():
        card = s.box.cards.items[kind]
        marks = ("item", *(("drained",) * drained), *(("used",) * used))
        yield Piece(kind, len(held), "", marks, HeldItemFacts(back=card.back, when=card.when, noise=card.noise))


def _wounds(s: State, hero: Hero) -> Iterator[Piece]:
    for wound in hero.wounds:
        permanent = s.box.cards.wounds[wound.card].permanent
        yield Piece(wound.card, 1, "", ("wound",), HeldWoundFacts(permanent, wound.skill))


def _skills(hero: Hero) -> Iterator[Piece]:
    """Skill tokens; one under a wound card does nothing unless pain killers work (REICH-RUL-126, REICH-RUL-117)."""
    buried = set() if hero.painless else {wound.skill for wound in hero.wounds}
    for skill in hero.skills:
        mark = "under-wound" if skill in buried else "inactive" if skill in hero.inactive else "active"
        yield Piece(skill, 1, "", ("skill", mark), NO_FACTS)


def _in_play(hero: Hero) -> Iterator[Piece]:
    for effect in dict.fromkeys(hero.in_play):
        facts = InPlayFacts(effect.until, effect.card)
        yield Piece(effect.what, hero.in_play.count(effect), "", ("effect",), facts)
