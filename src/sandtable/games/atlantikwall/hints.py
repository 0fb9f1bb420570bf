"""What to tell beside an option before it is taken: what it keeps, costs, leaves and risks, and what a card says."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from sandtable.engine.decision import Decision, Option
from sandtable.engine.view import Text
from sandtable.games.atlantikwall import assault, combat, market, movement, rolling, scoring
from sandtable.games.atlantikwall.forecast import def_losses, def_there, is_under_fire
from sandtable.games.atlantikwall.maps import Sector
from sandtable.games.atlantikwall.names import FACES, GERMAN, SKULL, Face
from sandtable.games.atlantikwall.state import Die, Side, State, Unit
from sandtable.games.atlantikwall.table import has_mgf, mgf_active, mines_active, strength
from sandtable.games.atlantikwall.table import side as side_of
from sandtable.games.atlantikwall.usefulness import prospect
from sandtable.games.atlantikwall.view_cards import card_text, choice_text
from sandtable.games.atlantikwall.view_dice import sets, straight_lacks, worth

Texts = Iterator[Text]


def hints(s: State, decision: Decision, option: Option | None) -> tuple[Text, ...]:
    """What a player should know before answering; with None, what belongs to the question itself."""
    side = side_of(s, decision.seat)
    if option is None:
        return tuple(OF_QUESTIONS[decision.prompt](s, side)) if decision.prompt in OF_QUESTIONS else ()
    if option.verb == "use":
        return tuple(_of_use(s, decision, side, option))
    of_answer = OF_ANSWERS.get((decision.prompt, option.verb)) or OF_VERBS.get(option.verb)
    return tuple(of_answer(s, side, option)) if of_answer else ()


# -- dice --------------------------------------------------------------------------------------------------------------


def _name(die: Die) -> str:
    return f"{die.colour}-{die.face}"


def _of_tally(s: State, side: Side) -> Texts:
    """What the dice give as they lie, and which RWBs and straights are complete or near."""
    given = worth(s, side)
    yield Text("hint-worth", {name: given[name] for name in ("soldiers", "courage", "stars", "points")})
    if given["skulls"]:
        yield Text("hint-skulls", {"n": given["skulls"]})
    for found in sets(s, side):
        if found["forbidden"]:
            yield Text("hint-forbidden", {"bonus": found["bonus"]})
        elif found["missing"]:
            yield Text(
                "hint-set-lacks", {"bonus": found["bonus"], "face": found["face"], "colour": found["missing"][0]}
            )
        else:
            yield Text("hint-set", {"bonus": found["bonus"]})
    lacks = straight_lacks(side.dice)
    if lacks is not None:
        yield Text("hint-straight-lacks", {"faces": lacks}) if lacks else Text("hint-straight")


def _of_lock(s: State, side: Side, option: Option) -> Texts:
    yield Text("hint-dice", {"dice": tuple(_name(side.dice[int(number) - 1]) for number in option.args[0])})


def _of_reroll(s: State, side: Side, option: Option) -> Texts:
    """Which of the free dice stay as they are, and which RWBs are broken up."""
    thrown = {int(number) - 1 for number in option.args[0]}
    kept = tuple(_name(die) for at, die in enumerate(side.dice) if at not in thrown)
    yield Text("hint-keeps", {"dice": kept}) if kept else Text("hint-keeps-nothing")
    yield from _breaks(s, side, thrown)


def _breaks(s: State, side: Side, gone: set[int]) -> Texts:
    """RWBs that the dice form now and would not form without these."""
    left = [die for at, die in enumerate(side.dice) if at not in gone]
    for face in FACES:
        if scoring.sets_of(left, face) < scoring.sets_of(side.dice, face) and _counts(s, side, face):
            yield Text("hint-breaks", {"bonus": scoring.bonus_of(s, side, face).id})


def _counts(s: State, side: Side, face: Face) -> bool:
    return scoring.may_obtain(s, side, face) is None


def _die(side: Side, number: str) -> Text:
    """What one of a side's dice shows."""
    return Text("hint-dice", {"dice": (_name(side.dice[int(number) - 1]),)})


def _of_one_die(s: State, side: Side, option: Option) -> Texts:
    yield _die(side, option.args[0])


def _of_cancel(s: State, side: Side, option: Option) -> Texts:
    yield from _of_one_die(s, side, option)
    yield from _breaks(s, side, {int(option.args[0]) - 1})


def _of_stop(s: State, side: Side, option: Option) -> Texts:
    """Skulls that will cancel results, where three of them are no RWB."""
    free = scoring.SET * scoring.sets_of(side.dice, SKULL)
    if n := scoring.skulls_that_cancel(s, side, free):
        yield Text("hint-will-cancel", {"n": n})


def _of_desperate(s: State, side: Side, option: Option) -> Texts:
    """What Desperate Measures cost (ATL-OPD-03, ATL-OPD-04)."""
    if isinstance(side, Unit) and len(s.box.seats) > 1:
        yield Text("hint-desperate-all", {"n": rolling.DESPERATE_LOSS})
    else:
        yield Text("hint-desperate", {"n": rolling.DESPERATE_LOSS_ALONE})


def _of_steal(s: State, side: Side, option: Option) -> Texts:
    yield _die(s.units[option.args[0]], option.args[1])


def _of_pool(s: State, side: Side, option: Option) -> Texts:
    if s.landing:
        yield Text("hint-dice", {"dice": (_name(s.landing.pool[int(option.args[0]) - 1]),)})


def _of_bonus(s: State, side: Side, option: Option) -> Texts:
    """What the bonus just obtained gives if it is taken so."""
    kind = s.box.cards.bonuses["allied" if isinstance(side, Unit) else "german"]
    bonus = kind[side.bonuses[-1]]
    yield from (text for choice in bonus.choices if choice.id == option.args[0] for text in choice_text(choice))


# -- cards -------------------------------------------------------------------------------------------------------------


def _of_card(s: State, side: Side, option: Option) -> Texts:
    """What the card says that the option names."""
    yield from card_text(s, option.args[0])


def _of_use(s: State, decision: Decision, side: Side, option: Option) -> Texts:
    card, *args = option.args
    yield from card_text(s, card)
    word = s.box.effects(card)[0].name
    if decision.prompt == "d6" or not args:
        return
    if word == "steal":
        yield _die(s.units[args[0]], args[1])
    elif word == "give-skull":
        yield _die(side, args[1])
    elif word in ("reroll-die", "change-face", "change-colour"):
        yield _die(side, args[0])
    elif word == "copy-tally":
        yield Text("hint-dice", {"dice": tuple(map(_name, s.units[args[0]].dice))})
    elif word in ("recruit", "shoot-german", "retrieve") and args[0] in s.box.cards.specialists:
        yield from card_text(s, args[0])


# -- Phase 3 -----------------------------------------------------------------------------------------------------------


def _of_market(s: State, side: Side) -> Texts:
    """What there is to spend, and what the German will owe."""
    yield Text("hint-purse", {what: getattr(side, what) for what in ("stars", "points", "courage", "soldiers")})
    if side.id == GERMAN:
        yield from _of_defence(s, side)


def _of_purchase(s: State, side: Side, option: Option) -> Texts:
    return _bought(s, side, option.args[0])


def _bought(s: State, side: Side, card: str) -> Texts:
    """What it costs and leaves, what it does, and whether it helps here."""
    what = "stars" if card in s.box.cards.specialists else "points"
    yield _price(side, what, market.price_of(s, side, card))
    yield from card_text(s, card)
    ahead = prospect(s, side)
    yield from ahead.useful(card)
    yield from ahead.useless(card)


def _price(side: Side, what: str, n: int) -> Text:
    return Text("hint-price", {"what": what, "n": n, "left": getattr(side, what) - n})


def _of_vehicle(s: State, side: Side, option: Option) -> Texts:
    return _bought(s, side, s.vehicle)


def _of_buy(s: State, side: Side, option: Option) -> Texts:
    yield _price(side, "courage", market.decoration_price(s))


def _of_gift(s: State, side: Side, option: Option) -> Texts:
    """A Unit gives resources: what is left to it."""
    if len(option.args) > 2:
        what = option.args[1]
        yield Text("hint-left", {"what": what, "n": getattr(side, what) - int(option.args[2])})


def _of_given(s: State, side: Side, option: Option) -> Texts:
    """In Phase 3 something is given to another Unit, elsewhere a Specialist in place of a Soldier."""
    return _of_gift(s, side, option) if option.args[0] in s.units else _of_card(s, side, option)


# -- Phase 4 -----------------------------------------------------------------------------------------------------------


def _of_start(s: State, side: Side, option: Option) -> Texts:
    place = s.box.battle.sectors[option.args[0]]
    if place.soldiers is not None:
        yield _attribute("soldiers", n=place.soldiers)
    yield Text("hint-def", {"n": place.def_})
    yield from attributes(place)


def _of_move(s: State, side: Side, option: Option) -> Texts:
    """Courage, Landmines, what waits in the Sector, and what Phase 5 would cost there."""
    if not isinstance(side, Unit):
        return
    to, cry = option.args[0], option.verb == movement.CRY
    line = s.box.battle.ways[side.at][to]
    if price := 0 if cry else movement.courage_for(s, side, to):
        yield _price(side, "courage", price)
    if line.mines:
        why = movement.harmless(s, side, line, cry=cry)
        yield Text("hint-mines-harmless", {"why": why}) if why else Text("hint-mines", {"strength": strength(side)})
    yield from attributes(s.box.battle.sectors[to])
    yield from _of_combat(s, side, to)


def _of_stay(s: State, side: Side, option: Option) -> Texts:
    if isinstance(side, Unit):
        left = movement.stay_limit(s, side) - side.marker
        yield Text("hint-turns-left", {"n": left})
        yield from _of_combat(s, side, side.at)


def _of_combat(s: State, unit: Unit, at: str) -> Texts:
    """DEF and Machine Gun Fire in a Sector, and whether the Unit would outlast them."""
    faced = def_there(s, unit, at)
    lost = def_losses(s, unit, at)
    yield Text("hint-def", {"n": faced}) if lost == faced else Text("hint-def-spared", {"n": faced, "lost": lost})
    if is_under_fire(s, unit, at):
        yield Text("hint-mgf")
    elif has_mgf(s, at) and not mgf_active(s):
        yield Text("hint-mgf-silent")
    if lost >= strength(unit):
        yield Text("hint-destroyed", {"strength": strength(unit)})


#: Attributes with a number, and those with a card or a face.
NUMBERED = ("mgf_specialists", "costs", "arrival", "units")
NAMED = {"needs": "card", "costs_named": "card", "here": "card", "no_bonus": "face", "gift": "card"}
SWITCHES = ("leave", "no_lock", "no_items", "vehicle", "bunker")


def attributes(place: Sector) -> Texts:
    """What is printed on a Sector, in sentences."""
    for name in SWITCHES:
        if getattr(place, name):
            yield _attribute(name)
    for name in NUMBERED:
        if n := getattr(place, name):
            yield _attribute(name, n=n)
    for name, what in NAMED.items():
        if value := getattr(place, name):
            yield _attribute(name, **{what: value})
    for face, n in place.adds.items():
        yield _attribute("adds", face=face, n=n)
    if place.dice < rolling.DICE:
        yield _attribute("dice", n=place.dice)
    if place.climb:
        yield _attribute("climb", skulls=place.climb.skulls, turns=place.climb.turns)


def _attribute(name: str, **values: Any) -> Text:
    return Text(f"attribute-{name.replace('_', '-')}", values)


# -- Phases 5 and 6 ----------------------------------------------------------------------------------------------------


def _of_window(s: State, side: Side) -> Texts:
    """Before Phase 5 everybody sees what it would cost."""
    if s.phase == "tally":
        yield from _of_tally(s, side)
    elif s.phase == "assault":
        yield from _of_confrontation(s)
    elif s.phase in ("move", "combat"):
        if isinstance(side, Unit):
            yield from _of_combat(s, side, side.at)
        else:
            yield from _of_defence(s, side)


def _of_defence(s: State, side: Side) -> Texts:
    """What the German must pay as things stand, and what would be missing (ATL-DEF-01, ATL-DEF-03)."""
    due = combat.due(s)
    yield Text("hint-due", {"n": due, "soldiers": side.soldiers})
    if s.landing and due >= strength(side):
        yield Text("hint-destroyed", {"strength": strength(side)})
    elif not s.landing and (n := combat.missing(s)):
        yield Text("hint-missing", {"n": n})
    if s.landing and has_mgf(s, s.landing.at) and not mgf_active(s):
        yield Text("hint-mgf-hurts")
    if s.landing and not mines_active(s) and s.phase != "combat":
        yield Text("hint-mines-hurt")


def _of_confrontation(s: State) -> Texts:
    if s.assaulting in s.units:
        yield _forces(s, s.assaulting)


def _forces(s: State, unit: str) -> Text:
    met = assault.forces(s, s.units[unit])
    return Text("hint-forces", {"unit": unit, "allied": met.allied, "german": met.german, "win": met.allies_win})


def _of_next(s: State, side: Side, option: Option) -> Texts:
    """A Unit that goes in, or a Decoration put on the deck."""
    if option.args[0] in s.units:
        yield _forces(s, option.args[0])
    else:
        yield from card_text(s, option.args[0])


def _of_cover(s: State, side: Side, option: Option) -> Texts:
    yield from card_text(s, option.args[0])
    yield Text("hint-missing", {"n": combat.missing(s) - 1})


def _of_enough(s: State, side: Side, option: Option) -> Texts:
    yield Text("hint-missing", {"n": combat.missing(s)})


def _of_read(s: State, side: Side, option: Option) -> Texts:
    """What every Unit would gain (ATL-RUL-21)."""
    yield Text("hint-read", {"n": max(0, combat.missing(s) - combat.lowered(s, option.args[0]))})


def _of_casualties(s: State, side: Side) -> Texts:
    yield Text("hint-force", {"soldiers": side.soldiers, "specialists": len(side.specialists)})


# -- which hint goes with what -----------------------------------------------------------------------------------------

OF_QUESTIONS: dict[str, Callable[[State, Side], Texts]] = {
    "lock": _of_tally,
    "reroll": _of_tally,
    "cancel": _of_tally,
    "change-face": _of_tally,
    "result": _of_tally,
    "exchange": _of_tally,
    "agree": _of_tally,
    "pool": _of_tally,
    "market": _of_market,
    "window": _of_window,
    "cover": _of_defence,
    "casualties": _of_casualties,
}
OF_ANSWERS: dict[tuple[str, str], Callable[[State, Side, Option], Texts]] = {
    ("pool", "take"): _of_pool,
    ("bonus", "take"): _of_bonus,
    ("keep-award", "keep"): _of_card,
    ("choose-decoration", "decoration"): _of_card,
}
OF_VERBS: dict[str, Callable[[State, Side, Option], Texts]] = {
    "lock": _of_lock,
    "reroll": _of_reroll,
    "once-more": _of_one_die,
    "cancel": _of_cancel,
    "free": _of_one_die,
    "change": _of_one_die,
    "stop": _of_stop,
    "desperate": _of_desperate,
    "steal": _of_steal,
    "recruit": _of_purchase,
    "find": _of_purchase,
    "used": _of_purchase,
    "vehicle": _of_vehicle,
    "buy": _of_buy,
    "give": _of_given,
    "take": _of_card,
    "lose": _of_card,
    "instead": _of_card,
    "start": _of_start,
    "move": _of_move,
    "cry": _of_move,
    "stay": _of_stay,
    "snipe": _of_stay,
    "cover": _of_cover,
    "enough": _of_enough,
    "read": _of_read,
    "next": _of_next,
}
