"""Items and equipment (p.10, p.11, p.25): searching, carrying, giving, dropping, readying, planting."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from sandtable.engine.action import Action, Odds, Offers, Refusals
from sandtable.engine.decision import Decision, Each, Option, Options, Play, Refusal
from sandtable.engine.view import Text
from sandtable.games.reichbusters import noise, noise_odds, uncover
from sandtable.games.reichbusters.log import (
    ChargePlanted,
    EscortLeft,
    EscortTaken,
    ItemDropped,
    ItemFound,
    ItemGiven,
    ItemShown,
    ItemUsedUp,
    Readied,
)
from sandtable.games.reichbusters.state import Carried, Hero, Lying, State
from sandtable.games.reichbusters.table import friends_here, is_held, slots, suffers

FALSE, CHARGE, ESCORT, ORB = "false-objective", "demolition-charge", "escort", "vril-orb"


def may_act(hero: Hero) -> Refusal | None:
    """Whether a basic action is left (REICH-HT-01)."""
    if hero.basics < 1:
        return Refusal("REICH-HT-01", "no-basic-action-left", {"hero": hero.id})
    return None


def may_act_standing(hero: Hero) -> Refusal | None:
    """A knocked down Hero stands up first (REICH-KEY-43)."""
    if hero.knocked_down:
        return Refusal("REICH-KEY-43", "knocked-down", {"hero": hero.id})
    return may_act(hero)


# -- search ------------------------------------------------------------------------------------------------------------


def name_of(item: Lying) -> str:
    """How an item on the map is called: by its name once it is known, else by its back or its loot icon."""
    if item.kind and item.face_up:
        return item.kind
    if item.loot:
        return f"{item.loot}-loot"
    return "objective" if item.back == "shuffled" else item.back


def search_noise(s: State, hero: Hero, item: Lying) -> int:
    """The dice on the back of a face-down item; a face-up one is silent (REICH-SRC-03, REICH-SRC-04, REICH-RUL-34)."""
    if item.face_up:
        return 0
    search = s.box.constants.search
    if item.loot:
        dice = search.vril_loot if item.loot == "vril" else search.loot
    else:
        back = "objective" if item.back == "shuffled" else item.back
        dice = int(getattr(search, back))
    return dice + suffers(s, hero, "loud-search")


def may_search(s: State, hero: Hero) -> Refusal | None:
    """An item, no enemies (REICH-SRC-01)."""
    if refusal := may_act_standing(hero):
        return refusal
    if suffers(s, hero, "no-search"):
        return Refusal("REICH-KTI-09", "cannot-search", {"hero": hero.id})
    if not findable(s, hero.at):
        return Refusal("REICH-SRC-01", "nothing-to-search", {"area": hero.at})
    if is_held(s, hero.at):
        return Refusal("REICH-SRC-01", "enemies-here", {"area": hero.at})
    return None


def findable(s: State, area: str) -> list[Lying]:
    """What a Search can take: not the face-up false objective, nor the escort's token."""
    return [item for item in s.items.get(area, ()) if not (item.face_up and item.kind in (FALSE, ESCORT))]


class Searching(NamedTuple):
    hero: Hero
    item: Lying


class Search(Action[State, Hero, Searching]):
    """Take one item of the area, and look at no other (REICH-RUL-03); a face-down one is tested for noise first.

    REICH-SRC-02, REICH-SRC-05.
    """

    verb = "search"

    def read(self, s: State, decision: Decision, option: Option) -> Searching:
        hero = s.active
        return Searching(hero, next(item for item in findable(s, hero.at) if name_of(item) == option.args[0]))

    def offers(self, s: State, hero: Hero) -> Offers:
        if may_search(s, hero) is not None:
            return ()
        return (Each(self.verb, list(dict.fromkeys(name_of(item) for item in findable(s, hero.at)))),)

    def refusals(self, s: State, hero: Hero) -> Refusals:
        if refusal := may_search(s, hero):
            yield Option(self.verb), refusal

    def do(self, s: State, chosen: Searching) -> Play[None]:
        hero, item = chosen
        hero.basics -= 1
        yield from take(s, hero, item, search_noise(s, hero, item))

    def odds(self, s: State, chosen: Searching) -> Iterable[Odds]:
        return noise_odds.odds(self._noise(s, chosen))

    def hints(self, s: State, chosen: Searching) -> Iterable[Text]:
        return noise_odds.hints(self._noise(s, chosen))

    def _noise(self, s: State, chosen: Searching) -> noise_odds.Forecast:
        hero, item = chosen
        return noise_odds.forecast(s, hero, search_noise(s, hero, item))

    def touches(self, s: State, decision: Decision, option: Option) -> tuple[str, ...]:
        return (s.active.at,)


SEARCH = Search()


def take(s: State, hero: Hero, item: Lying, dice: int) -> Play[None]:
    """Make the noise, then look at the item and keep it (REICH-SRC-04, REICH-SRC-05)."""
    noise.owe(s, hero, dice, of="search")
    area = hero.at
    if not item.face_up:
        yield from noise.settle(s)
    kind = reveal(s, item)
    if kind == FALSE:  # REICH-RUL-107
        item.face_up = True
        s.tell(ItemShown, "REICH-ITM-27", kind, area)
        return
    uncover.take_up(s, area, item)
    s.tell(ItemFound, "REICH-SRC-05", hero.id, kind)
    yield from gain(s, hero, kind, drained=item.drained)


def reveal(s: State, item: Lying) -> str:
    """What an item is: drawn from the unused ones of its back when somebody first sees it."""
    if not item.kind:
        if item.back == "shuffled":
            item.kind = s.chance.draw(s.shuffled, "item")
            item.back = "objective"
        else:
            bag = [kind for back in _pools(s, item) for kind in s.stock[back]]
            item.kind = s.chance.pick(bag, "item")
            item.back = s.box.cards.items[item.kind].back
            s.stock[item.back].remove(item.kind)
    return item.kind


def _pools(s: State, item: Lying) -> list[str]:
    """The backs that an item may come from; loot takes nothing that lies face down elsewhere (REICH-RUL-135)."""
    if not item.loot:
        return [item.back]
    waiting = Counter(other.back for lying in s.items.values() for other in lying if not (other.kind or other.loot))
    backs = ("vril",) if item.loot == "vril" else ("medical", "miscellaneous", "weapon")
    return [back for back in backs if len(s.stock.get(back, ())) > waiting[back]]


def gain(s: State, hero: Hero, kind: str, *, drained: bool = False) -> Play[None]:
    """An item onto the dashboard; for a fifth another one is dropped (REICH-ITM-01, REICH-RUL-98)."""
    hero.items.append(Carried(kind, drained))
    if kind == ESCORT:
        s.leader = hero.id
    if len(hero.items) > slots(s, hero):
        others = list(dict.fromkeys(item.kind for item in hero.items[:-1]))
        answer = yield Decision(hero.seat, "drop-surplus", Options(Each("drop", others)), {"hero": hero.id})
        drop(s, hero, answer.args[0])


def drop_surplus(s: State, hero: Hero) -> Play[None]:
    """A slot is lost: what does not fit is dropped at once."""
    while len(hero.items) > slots(s, hero):
        yield from drop_one(s, hero)


def drop_one(s: State, hero: Hero) -> Play[None]:
    """An item of the player's choice."""
    if hero.items and hero.at:
        kinds = list(dict.fromkeys(item.kind for item in hero.items))
        answer = yield Decision(hero.seat, "drop-surplus", Options(Each("drop", kinds)), {"hero": hero.id})
        drop(s, hero, answer.args[0])


def drop(s: State, hero: Hero, kind: str) -> None:
    """It lies face up in the area (REICH-GIV-04); a dropped escort stays with the unit (REICH-KEY-96)."""
    item = next(item for item in hero.items if item.kind == kind)
    hero.items.remove(item)
    if kind == ESCORT:
        s.leader = ""
    else:
        lie_down(s, hero.at, kind, drained=item.drained)
    s.tell(ItemDropped, "REICH-GIV-04", hero.id, kind)


def lie_down(s: State, area: str, kind: str, *, drained: bool = False) -> None:
    """An item lies face up; a drained one keeps its token."""
    back = s.box.cards.items[kind].back
    s.items.setdefault(area, []).append(Lying(back=back, kind=kind, face_up=True, drained=drained))


def leave_escort(s: State) -> None:
    """Whoever led the escort leads it no longer: it stays where it stands (REICH-KEY-95, REICH-RUL-132)."""
    if s.leader:
        leader = s.heroes[s.leader]
        leader.items = [item for item in leader.items if item.kind != ESCORT]
        s.leader = ""
        s.tell(EscortLeft, "REICH-KEY-95", s.escort)


# -- give and drop -----------------------------------------------------------------------------------------------------


def may_hand_over(s: State, hero: Hero) -> Refusal | None:
    """One transfer in a turn (REICH-GIV-01)."""
    if hero.knocked_down:
        return Refusal("REICH-KEY-43", "knocked-down", {"hero": hero.id})
    if hero.gave:
        return Refusal("REICH-GIV-01", "has-given", {"hero": hero.id})
    if not hero.items:
        return Refusal("REICH-GIV-01", "no-items", {"hero": hero.id})
    return None


def may_give(s: State, hero: Hero, other: Hero) -> Refusal | None:
    """To a Hero who shares the area, without enemies there (REICH-GIV-01, REICH-GIV-02)."""
    if refusal := may_hand_over(s, hero):
        return refusal
    if other.at != hero.at:
        return Refusal("REICH-GIV-01", "not-here", {"hero": other.id})
    if is_held(s, hero.at):
        return Refusal("REICH-GIV-02", "enemies-here", {"area": hero.at})
    return None


class Gift(NamedTuple):
    hero: Hero
    other: Hero
    item: str


class Give(Action[State, Hero, Gift]):
    """Hand an item to a friend, who must take it at once (REICH-GIV-03, REICH-GIV-05)."""

    verb = "give"

    def read(self, s: State, decision: Decision, option: Option) -> Gift:
        other, item = option.args
        return Gift(s.active, s.heroes[other], item)

    def offers(self, s: State, hero: Hero) -> Offers:
        if not hero.items or hero.gave:
            return ()
        kinds = list(dict.fromkeys(item.kind for item in hero.items))
        return [
            Each(self.verb, kinds, (other.id,)) for other in friends_here(s, hero) if may_give(s, hero, other) is None
        ]

    def refusals(self, s: State, hero: Hero) -> Refusals:
        for other in s.heroes.values():
            if other is not hero and other.at and (refusal := may_give(s, hero, other)):
                yield Option(self.verb, (other.id,)), refusal

    def do(self, s: State, chosen: Gift) -> Play[None]:
        hero, other, kind = chosen
        hero.gave = True
        item = next(item for item in hero.items if item.kind == kind)
        hero.items.remove(item)
        s.tell(ItemGiven, "REICH-GIV-01", hero.id, other.id, kind)
        yield from gain(s, other, kind, drained=item.drained)


GIVE = Give()


class Drop(Action[State, Hero, Gift]):
    """Drop an item, enemies or not (REICH-GIV-04)."""

    verb = "drop"

    def read(self, s: State, decision: Decision, option: Option) -> Gift:
        return Gift(s.active, s.active, option.args[0])

    def offers(self, s: State, hero: Hero) -> Offers:
        if may_hand_over(s, hero) is not None:
            return ()
        return (Each(self.verb, list(dict.fromkeys(item.kind for item in hero.items))),)

    def refusals(self, s: State, hero: Hero) -> Refusals:
        if refusal := may_hand_over(s, hero):
            yield Option(self.verb), refusal

    def do(self, s: State, chosen: Gift) -> Play[None]:
        chosen.hero.gave = True
        drop(s, chosen.hero, chosen.item)
        yield from ()


DROP = Drop()


def may_plant(s: State, hero: Hero) -> Refusal | None:
    """A charge on a face-up false objective of the area, no enemies there (REICH-ITM-26, REICH-RUL-107)."""
    if refusal := may_hand_over(s, hero):
        return refusal
    if not any(item.kind == CHARGE for item in hero.items):
        return Refusal("REICH-ITM-26", "no-charge", {"hero": hero.id})
    false = any(item.kind == FALSE and item.face_up for item in s.items.get(hero.at, ()))
    if not false or hero.at in s.planted:
        return Refusal("REICH-ITM-26", "no-false-objective", {"area": hero.at})
    if is_held(s, hero.at):
        return Refusal("REICH-RUL-107", "enemies-here", {"area": hero.at})
    return None


class Plant(Action[State, Hero, Hero]):
    """Plant a demolition charge: the turn's give or drop."""

    verb = "plant"

    def read(self, s: State, decision: Decision, option: Option) -> Hero:
        return s.active

    def offers(self, s: State, hero: Hero) -> Offers:
        return (Option(self.verb),) if may_plant(s, hero) is None else ()

    def refusals(self, s: State, hero: Hero) -> Refusals:
        if refusal := may_plant(s, hero):
            yield Option(self.verb), refusal

    def do(self, s: State, chosen: Hero) -> Play[None]:
        chosen.gave = True
        chosen.items.remove(next(item for item in chosen.items if item.kind == CHARGE))
        s.planted.append(chosen.at)
        s.tell(ChargePlanted, "REICH-ITM-26", chosen.id, chosen.at)
        yield from ()

    def touches(self, s: State, decision: Decision, option: Option) -> tuple[str, ...]:
        return (s.active.at,)


PLANT = Plant()


def may_lead(s: State, hero: Hero) -> Refusal | None:
    """Take charge of the escort unit of the area, for a basic action, enemies or not (REICH-KEY-27, REICH-KEY-93)."""
    if refusal := may_act_standing(hero):
        return refusal
    if not s.escort or s.escort != hero.at or s.leader:
        return Refusal("REICH-KEY-27", "no-escort", {"area": hero.at})
    return None


class Lead(Action[State, Hero, Hero]):
    """Lead the escort: its token fills an item slot."""

    verb = "lead"

    def read(self, s: State, decision: Decision, option: Option) -> Hero:
        return s.active

    def offers(self, s: State, hero: Hero) -> Offers:
        return (Option(self.verb),) if s.escort and may_lead(s, hero) is None else ()

    def refusals(self, s: State, hero: Hero) -> Refusals:
        if s.escort and (refusal := may_lead(s, hero)):
            yield Option(self.verb), refusal

    def do(self, s: State, chosen: Hero) -> Play[None]:
        chosen.basics -= 1
        s.tell(EscortTaken, "REICH-KEY-27", chosen.id)
        yield from gain(s, chosen, ESCORT)

    def touches(self, s: State, decision: Decision, option: Option) -> tuple[str, ...]:
        return (s.escort,)


LEAD = Lead()

# -- ready equipment ---------------------------------------------------------------------------------------------------


def to_ready(hero: Hero) -> list[str]:
    """What carries a jammed token, or a drained one if there is an orb to pay for it (REICH-RDY-01, REICH-RDY-02)."""
    orb = any(item.kind == ORB for item in hero.items)
    found = [weapon.kind for weapon in hero.weapons if weapon.jams or (weapon.drained and orb)]
    return [*found, *dict.fromkeys(item.kind for item in hero.items if item.drained and orb)]


def may_ready(s: State, hero: Hero) -> Refusal | None:
    if refusal := may_act_standing(hero):
        return refusal
    if not to_ready(hero):
        drained = any(weapon.drained for weapon in hero.weapons) or any(item.drained for item in hero.items)
        return Refusal("REICH-RDY-02" if drained else "REICH-RDY-01", "nothing-to-ready", {"hero": hero.id})
    return None


class Readying(NamedTuple):
    hero: Hero
    what: str


class Ready(Action[State, Hero, Readying]):
    """Remove one jammed or drained token, silently; this box has no portals (REICH-RDY-04).

    REICH-RDY-01, REICH-RDY-03.
    """

    verb = "ready"

    def read(self, s: State, decision: Decision, option: Option) -> Readying:
        return Readying(s.active, option.args[0])

    def offers(self, s: State, hero: Hero) -> Offers:
        return (Each(self.verb, to_ready(hero)),) if may_ready(s, hero) is None else ()

    def refusals(self, s: State, hero: Hero) -> Refusals:
        if refusal := may_ready(s, hero):
            yield Option(self.verb), refusal

    def do(self, s: State, chosen: Readying) -> Play[None]:
        chosen.hero.basics -= 1
        ready(s, chosen.hero, chosen.what)
        yield from ()


READY = Ready()


def ready(s: State, hero: Hero, what: str) -> None:
    weapon = next((weapon for weapon in hero.weapons if weapon.kind == what), None)
    if weapon is not None and weapon.jams:
        weapon.jams -= 1
    else:
        if weapon is not None:
            weapon.drained = False
        else:
            next(item for item in hero.items if item.kind == what and item.drained).drained = False
        use_up(s, hero, ORB)
    s.tell(Readied, "REICH-RDY-01", hero.id, what)


def use_up(s: State, hero: Hero, kind: str) -> None:
    """An item is discarded after use and does not come back (REICH-RUL-102)."""
    hero.items.remove(next(item for item in hero.items if item.kind == kind and not item.drained))
    s.used_up.append(kind)
    s.tell(ItemUsedUp, "REICH-RUL-102", hero.id, kind)
