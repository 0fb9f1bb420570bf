"""Reads the cards and tokens from TOML, ours with a pack's entries laid over them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from types import GenericAlias
from typing import TypeVar

import msgspec

from sandtable.engine.content import convert, lay_over, read_toml
from sandtable.engine.errors import Malformed
from sandtable.engine.plain import Plain
from sandtable.games.reichbusters.card_text import VERBS
from sandtable.games.reichbusters.cards import (
    ActionCard,
    Cards,
    Change,
    Constants,
    Dice,
    Entry,
    Faction,
    Feature,
    Hero,
    Item,
    NoiseCard,
    SpawnCard,
    Team,
    Unit,
    Weapon,
    WoundCard,
)
from sandtable.games.reichbusters.keywords import HERO_SKILLS, UNIT_KEYWORDS, WEAPON_KEYWORDS

FILES = (
    "constants",
    "weapons",
    "heroes",
    "items",
    "cards",
    "units",
    "factions",
    "noises",
    "spawns",
    "wounds",
    "features",
)

E = TypeVar("E", bound=Entry)


class _Numbers(msgspec.Struct, forbid_unknown_fields=True):
    constants: Constants
    dice: Dice
    harsh: Dice


def read_cards(pack: Path | None = None, *, others: Collection[str] = ()) -> Cards:
    """The cards; a pack's entries take the place of ours with the same id. `others` of a pack are not read here."""
    folder = files(__package__) / "content"
    plain = {name: read_toml(folder / f"{name}.toml") for name in FILES}
    where = {name: f"content/{name}.toml" for name in FILES}
    if pack is not None:
        ours = plain["constants"].copy()
        lay_over(plain, pack, others=others)
        plain["constants"] = _merged(ours, plain["constants"])
        where |= {name: str(pack / f"{name}.toml") for name in FILES if (pack / f"{name}.toml").is_file()}
    numbers = convert(plain["constants"], _Numbers, where=where["constants"])
    cards = Cards(
        numbers.constants,
        numbers.dice,
        numbers.harsh,
        _entries(plain, where, "weapons", "weapon", Weapon),
        _entries(plain, where, "heroes", "hero", Hero),
        _entries(plain, where, "heroes", "team", Team),
        _entries(plain, where, "items", "item", Item),
        _entries(plain, where, "cards", "card", ActionCard),
        _entries(plain, where, "units", "unit", Unit),
        _entries(plain, where, "factions", "faction", Faction),
        _entries(plain, where, "noises", "noise", NoiseCard),
        _entries(plain, where, "spawns", "spawn", SpawnCard),
        _entries(plain, where, "wounds", "wound", WoundCard),
        _entries(plain, where, "features", "feature", Feature),
    )
    for file, problem in problems(cards):
        raise Malformed(problem, where=where[file])
    return cards


def _merged(ours: Mapping[str, Plain], theirs: Mapping[str, Plain]) -> dict[str, Plain]:
    """A pack's numbers over ours: it names only those that it corrects."""
    merged = dict(ours)
    for name, value in theirs.items():
        before = merged.get(name)
        merged[name] = _merged(before, value) if isinstance(before, dict) and isinstance(value, dict) else value
    return merged


@lru_cache(maxsize=1)
def standard_cards() -> Cards:
    """The cards without a pack, read once."""
    return read_cards()


def _entries(
    plain: Mapping[str, Mapping[str, Plain]], where: Mapping[str, str], file: str, table: str, kind: type[E]
) -> dict[str, E]:
    shape = msgspec.defstruct("File", [(table, GenericAlias(list, (kind,)))])
    found: list[E] = getattr(convert({table: plain[file].get(table, [])}, shape, where=where[file]), table)
    return {entry.id: entry for entry in found}


# -- checking ----------------------------------------------------------------------------------------------------------


def problems(cards: Cards) -> Iterator[tuple[str, str]]:
    """What cannot be: an unknown keyword, a name that nothing has; each with the file where it stands."""
    for weapon in cards.weapons.values():
        yield from _unknown("weapons", weapon.id, (*weapon.normal.keywords, *weapon.vril.keywords), WEAPON_KEYWORDS)
    for hero in cards.heroes.values():
        yield from _unknown("heroes", hero.id, hero.weapons, cards.weapons)
        yield from _unknown("heroes", hero.id, hero.skills, HERO_SKILLS)
    for team in cards.teams.values():
        yield from _unknown("heroes", team.id, team.skills, HERO_SKILLS)
    for unit in cards.units.values():
        words = (*unit.keywords, *(word for state in unit.states for word in state.keywords))
        yield from _unknown("units", unit.id, words, UNIT_KEYWORDS)
    for faction in cards.factions.values():
        units = [row.unit for row in faction.rows]
        yield from _unknown("factions", faction.id, [*units, *filter(None, [faction.vrilmeister])], cards.units)
        for code, n in Counter(row.code for row in faction.rows).items():
            if n > 1:
                yield "factions", f"{faction.id}: the code {code} stands on {n} rows"
    yield from _wrong_actions(cards)
    for kind, faces in (*cards.dice.items(), *cards.harsh.items()):
        if len(faces) != 6 or faces.count("special") != 1:  # REICH-SPC-01
            yield "constants", f"dice.{kind}: expected six faces with exactly one special, found {', '.join(faces)}"


def _wrong_actions(cards: Cards) -> Iterator[tuple[str, str]]:
    for card in cards.actions.values():
        yield from _unknown("cards", card.id, [card.hero], cards.heroes)
        for step in card.action:
            if not any(getattr(step, verb) for verb in VERBS):
                yield "cards", f"{card.id}: expected a part that does something, found {msgspec.to_builtins(step)}"
            if bool(step.hold) != bool(step.until):
                yield "cards", f"{card.id}: expected `hold` and `until` together"
            yield from _unknown("cards", card.id, step.keywords, WEAPON_KEYWORDS)
            yield from _unknown("cards", card.id, filter(None, [step.weapon]), cards.weapons)
        for change in card.modifier.choices if card.modifier else ():
            if change in (Change(), Change(only=change.only)):
                yield (
                    "cards",
                    f"{card.id}: expected a modifier that changes something",
                )
            yield from _unknown("cards", card.id, filter(None, [change.keyword]), WEAPON_KEYWORDS)
    for hero in cards.heroes:
        numbers = sorted(card.number for card in cards.actions.values() if card.hero == hero)
        if numbers != list(range(1, 13)):
            yield "cards", f"{hero}: expected cards 1 to 12, found {', '.join(map(str, numbers))}"


def _unknown(
    file: str, who: str, words: Collection[str] | Iterator[str], known: Collection[str]
) -> Iterator[tuple[str, str]]:
    for word in words:
        if word not in known:
            yield file, f"{who}: expected one of {', '.join(sorted(known))}, found {word!r}"
