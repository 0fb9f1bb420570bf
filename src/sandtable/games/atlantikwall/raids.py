"""Cards that strike the other side (ATL-CLR, ATL-RUL-32, ATL-RUL-33), and the German's wounds.

Units lose Soldiers as in any loss: their owner may give Specialists instead, and a Unit that cannot meet the loss is
destroyed (ATL-RUL-46). The German loses what a card names, and no more than he has.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sandtable.engine.action import Question
from sandtable.engine.decision import Decision, Each, Option, Options, Play
from sandtable.games.atlantikwall import assault, losses, solitaire
from sandtable.games.atlantikwall.answers import OwnCard
from sandtable.games.atlantikwall.cards import Effect
from sandtable.games.atlantikwall.combat_cards import hold
from sandtable.games.atlantikwall.d6 import DEADLY, d6
from sandtable.games.atlantikwall.defence import occupied
from sandtable.games.atlantikwall.effects import Aim, Args, AtCard, Use, effect, never
from sandtable.games.atlantikwall.log_war import (
    DecorationLost,
    ItemLost,
    PointsLost,
    ResourcesTaken,
    SniperHunted,
    SniperKilled,
    SpecialistBack,
    VehicleLost,
)
from sandtable.games.atlantikwall.names import GERMAN
from sandtable.games.atlantikwall.solitaire import DEAD, HERE, NEW
from sandtable.games.atlantikwall.state import Side, State, Unit
from sandtable.games.atlantikwall.table import can_be_chosen, german, landing_of, sector, strength, units_at
from sandtable.games.atlantikwall.winning import UNIT_DESTROYED

SOLDIERS: Final = "soldiers"
NOTHING: Final = Option("nothing")  # there is nothing left to lose
HIT: Final = 6  # of the Scharfschütze: a Specialist falls


# -- Units that are struck ---------------------------------------------------------------------------------------------


def strike(s: State, unit: Unit, n: int, rule: str) -> Play[None]:
    """A Unit loses n, and is destroyed if it cannot."""
    yield from losses.casualties(s, unit, n, rule)
    check(s, unit)


def check(s: State, unit: Unit) -> None:
    """A Unit destroyed by a card loses the game, but not in the Bunker in Phase 6 (ATL-WIN-01, ATL-WIN-02)."""
    if losses.is_destroyed(unit) and not assault.is_in_assault(s, unit):
        losses.destroy(s, unit, UNIT_DESTROYED)


def _units(s: State, side: Side, text: Effect) -> list[Args]:
    """Units that German cards may choose."""
    return [(unit.id,) for unit in s.units.values() if can_be_chosen(unit)]


def _units_with_specialists(s: State, side: Side, text: Effect) -> list[Args]:
    return [(unit.id,) for unit in s.units.values() if unit.specialists and can_be_chosen(unit)]


def _units_outside(s: State, side: Side, text: Effect) -> list[Args]:
    return [(unit.id,) for unit in s.units.values() if not sector(s, unit).bunker and can_be_chosen(unit)]


def _units_with_resources(s: State, side: Side, text: Effect) -> list[Args]:
    return [(unit.id,) for unit in s.units.values() if (unit.stars or unit.courage) and can_be_chosen(unit)]


def _occupied(s: State, side: Side, text: Effect) -> list[Args]:
    return [(at,) for at in occupied(s)]


def _its_soldiers(s: State, use: Use, text: Effect) -> frozenset[str]:
    """Soldiers that the Unit may be gaining at the same time (ATL-RUL-34)."""
    return frozenset((f"{use.args[0]}:soldiers",))


def _all_soldiers(s: State, use: Use, text: Effect) -> frozenset[str]:
    return frozenset(f"{unit}:soldiers" for unit in s.units)


def _soldiers_there(s: State, use: Use, text: Effect) -> frozenset[str]:
    return frozenset(f"{unit.id}:soldiers" for unit in units_at(s, use.args[0]))


def _assaulting_soldiers(s: State, use: Use, text: Effect) -> frozenset[str]:
    return frozenset((f"{s.assaulting}:soldiers",))


def _its_specialists(s: State, use: Use, text: Effect) -> frozenset[str]:
    """Specialists that it may be using at the same time."""
    return frozenset(s.units[use.args[0]].specialists)


def _its_items(s: State, use: Use, text: Effect) -> frozenset[str]:
    return frozenset(s.units[use.args[0]].items) or _its_soldiers(s, use, text)


@effect("sharpshoot", _units, _its_soldiers)
def _sharpshoot(s: State, use: Use, text: Effect) -> Play[None]:
    """A Soldier, or on a 6 a Specialist of the Unit's choice if it has one."""
    unit = s.units[use.args[0]]
    die = yield from d6(s, use.by, "sharpshooter", "ATL-RUL-81", loser=unit if strength(unit) == 1 else None)
    if die == HIT and unit.specialists:
        yield from losses.lose_specialist(s, unit, "ATL-CLR-01")
        check(s, unit)
    else:
        yield from strike(s, unit, 1, "ATL-RUL-46")


@effect("lose-specialist", _units_with_specialists, _its_specialists)
def _lose_specialist(s: State, use: Use, text: Effect) -> Play[None]:
    """Its owner chooses (ATL-CLR-01, ATL-RUL-33)."""
    unit = s.units[use.args[0]]
    yield from losses.lose_specialist(s, unit, "ATL-CLR-01")
    check(s, unit)


@effect("lose-item", _units, _its_items)
def _lose_item(s: State, use: Use, text: Effect) -> Play[None]:
    """An Item of its choice, or Soldiers if it has none (ATL-CLR-01, ATL-RUL-33)."""
    unit = s.units[use.args[0]]
    if not (yield from lose_item(s, unit, "ATL-CLR-01")):
        yield from strike(s, unit, text.n, "ATL-RUL-46")


@effect("lose-soldiers-all", concerns=_all_soldiers)
def _lose_soldiers_all(s: State, use: Use, text: Effect) -> Play[None]:
    """Every Unit, on both Maps and hidden or not (ATL-BLO-09, ATL-RUL-11)."""
    for unit in list(s.units.values()):
        yield from strike(s, unit, text.n, "ATL-RUL-46")


@effect("sector-soldiers", _occupied, _soldiers_there)
def _sector_soldiers(s: State, use: Use, text: Effect) -> Play[None]:
    """Every Unit there, hidden or not."""
    for unit in units_at(s, use.args[0]):
        yield from strike(s, unit, text.n, "ATL-RUL-46")


@effect("goliath", _units_outside, _its_soldiers)
def _goliath(s: State, use: Use, text: Effect) -> Play[None]:
    """The Unit rolls for its own losses; it loses its Vehicle in any case."""
    unit = s.units[use.args[0]]
    die = yield from d6(s, unit, "goliath", "ATL-RUL-81", loser=unit, about=DEADLY)
    if unit.vehicle:
        s.tell(VehicleLost, "ATL-RUL-81", unit.id, unit.vehicle)
        unit.vehicle = ""
    yield from strike(s, unit, die, "ATL-RUL-46")


def _assaulting(s: State, side: Side, text: Effect) -> Iterable[Args]:
    return ((),) if s.assaulting in s.units and can_be_chosen(s.units[s.assaulting]) else ()


@effect("firebomb", _assaulting, _assaulting_soldiers)
def _firebomb(s: State, use: Use, text: Effect) -> Play[None]:
    """A Unit with nobody left is destroyed as in Phase 6 (ATL-WIN-02)."""
    yield from strike(s, s.units[s.assaulting], text.n, "ATL-RUL-46")


@effect("take-resources", _units_with_resources)
def _take_resources(s: State, use: Use, text: Effect) -> None:
    """Stars and Courage change sides."""
    unit = s.units[use.args[0]]
    stars, courage = min(text.n, unit.stars), min(text.n, unit.courage)
    unit.stars -= stars
    unit.courage -= courage
    use.by.stars += stars
    use.by.courage += courage
    s.tell(ResourcesTaken, "ATL-RUL-81", unit.id, stars, courage)


@effect("hidden")
def _hidden(s: State, use: Use, text: Effect) -> None:
    """A hidden Unit is still struck by what strikes a Sector or every Unit."""
    hold(s, use.by, "hidden", 1)


# -- the German is struck ----------------------------------------------------------------------------------------------


def _his_specialists(s: State, side: Side, text: Effect) -> list[Args]:
    return [(card,) for card in german(s).specialists] if s.german else []


def _named(s: State, use: Use, text: Effect) -> frozenset[str]:
    """The Specialist himself, or the German's Soldiers."""
    return frozenset((f"{GERMAN}:soldiers" if use.args[0] == SOLDIERS else use.args[0],))


def shoot(s: State, by: Side, card: str) -> Play[None]:
    """The Allies choose whom (ATL-CLR-05); the Zwangsrekrut may stand in (ATL-RUL-70)."""
    yield from losses.lose_specialist(s, german(s), "ATL-CLR-05", card=card, chooser=by.id)


class _AtTheGerman(Aim):
    """A Specialist of the German's, or his Soldiers."""

    def touches(self, s: State, use: Use) -> tuple[str, ...]:
        return (f"{GERMAN}-{use.args[0]}",)


class _AtHisSpecialist(_AtTheGerman, AtCard):
    """A Specialist of the German's."""


@effect("shoot-german", _his_specialists, _named, _AtHisSpecialist())
def _shoot_german(s: State, use: Use, text: Effect) -> Play[None]:
    yield from shoot(s, use.by, use.args[0])


def _resisted(s: State, side: Side, text: Effect) -> list[Args]:
    found = _his_specialists(s, side, text)
    return [*found, (SOLDIERS,)] if s.german and s.german.soldiers else found


@effect("resistance", _resisted, _named, _AtTheGerman())
def _resistance(s: State, use: Use, text: Effect) -> Play[None]:
    """A Specialist of the Allies' choice, or Soldiers."""
    if use.args[0] == SOLDIERS:
        losses.lose_soldiers(s, german(s), text.n, "ATL-RUL-81")
    else:
        yield from shoot(s, use.by, use.args[0])


def _sabotaged(s: State, side: Side, text: Effect) -> Iterable[Args]:
    return ((),) if s.german and (s.german.items or s.german.points) else ()


def _his_items(s: State, use: Use, text: Effect) -> frozenset[str]:
    return frozenset(german(s).items)


@effect("sabotage", _sabotaged, _his_items)
def _sabotage(s: State, use: Use, text: Effect) -> Play[None]:
    """An Item of the German's choice and some of his Item Points."""
    him = german(s)
    yield from lose_item(s, him, "ATL-RUL-81")
    points = min(text.n, him.points)
    if points:
        him.points -= points
        s.tell(PointsLost, "ATL-RUL-81", GERMAN, points)


class LoseItem(OwnCard):
    """Choose which Item is lost."""

    verb = "lose"


LOSE_ITEM: Final = Question(LoseItem())


def lose_item(s: State, side: Side, rule: str) -> Play[bool]:
    """An Item of its owner's choice goes to the used pile (ATL-RUL-82); returns whether there was one."""
    if not side.items:
        return False
    answer = yield _which_item(side)
    if answer == NOTHING:
        return False
    losses.spend_item(s, side, answer.args[0])
    s.tell(ItemLost, rule, side.id, answer.args[0])
    return True


def _which_item(side: Side) -> Decision:
    """Asked again when somebody else has struck the same side, or given it something, meanwhile."""
    options = Options(Each("lose", side.items[:])) if side.items else Options(NOTHING)
    return Decision(side.id, "lose-item", options, again=lambda: _which_item(side), about=LOSE_ITEM)


# -- the German's own --------------------------------------------------------------------------------------------------


@effect("save-specialist", never)
def _save_specialist(s: State, use: Use, text: Effect) -> None:
    """Used when a Specialist would be lost, which then does not happen (losses.py)."""


def _lost_this_turn(s: State, side: Side, text: Effect) -> list[Args]:
    """His own who are in the Pool."""
    names = [entry.partition(":")[2] for entry in s.lost if entry.startswith(f"{side.id}:")]
    return [(card,) for card in dict.fromkeys(names) if card in s.barracks]


@effect("retrieve", _lost_this_turn, aim=AtCard())
def _retrieve(s: State, use: Use, text: Effect) -> None:
    """He comes back for nothing."""
    card = use.args[0]
    at = s.lost.index(f"{use.by.id}:{card}")
    del s.lost[at]
    if at < s.old_losses:
        s.old_losses -= 1
    s.barracks.remove(card)
    use.by.specialists.append(card)
    s.tell(SpecialistBack, "ATL-RUL-81", use.by.id, card)


@effect("wound-soldiers")
def _wound_soldiers(s: State, use: Use, text: Effect) -> None:
    losses.lose_soldiers(s, use.by, text.n, "ATL-DEC-07")
    solitaire.check(s)


@effect("wound-item")
def _wound_item(s: State, use: Use, text: Effect) -> Play[None]:
    """An Item of his choice, or some Soldiers if he has none."""
    if not (yield from lose_item(s, use.by, "ATL-DEC-07")):
        losses.lose_soldiers(s, use.by, text.n, "ATL-DEC-07")
        solitaire.check(s)


@effect("wound-hand")
def _wound_hand(s: State, use: Use, text: Effect) -> Play[None]:
    """A random Decoration, or a Specialist of his choice if he has none (ATL-DEC-14, ATL-RUL-17)."""
    him = german(s)
    if him.hand:
        card = s.chance.draw(him.hand, "wound")
        s.discard.append(card)
        s.tell(DecorationLost, "ATL-RUL-17", card)
    else:
        yield from losses.lose_specialist(s, him, "ATL-DEC-14")


# -- the Sniper of solitaire -------------------------------------------------------------------------------------------


def _sniper_lives(s: State, side: Side, text: Effect) -> Iterable[Args]:
    return ((),) if s.landing and s.landing.sniper in (NEW, HERE) else ()


@effect("kill-sniper", _sniper_lives)
def _kill_sniper(s: State, use: Use, text: Effect) -> None:
    """For good (ATL-SNP-04)."""
    landing_of(s).sniper = DEAD
    s.tell(SniperKilled, "ATL-SNP-04")


@effect("hunt-sniper", _sniper_lives)
def _hunt_sniper(s: State, use: Use, text: Effect) -> None:
    """Uses count since the Sniper came; the last one costs the hunter (ATL-SNP-05, ATL-SNP-06, ATL-RUL-58)."""
    landing = landing_of(s)
    landing.shots += 1
    s.tell(SniperHunted, "ATL-SNP-05", landing.shots, text.n)
    if landing.shots >= text.n:
        losses.give_up(s, use.by, use.card, "ATL-SNP-06")
        landing.sniper = DEAD
        s.tell(SniperKilled, "ATL-SNP-06")
        solitaire.check(s)
