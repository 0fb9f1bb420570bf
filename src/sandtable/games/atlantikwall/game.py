"""D-Day Dice with Atlantikwall: the phases of a turn in their order, and what the engine asks of a game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, ClassVar, cast

from sandtable.engine.chance import Chance
from sandtable.engine.decision import Decision, Option, Play
from sandtable.engine.game import Game, Odds, content_folder
from sandtable.engine.player import Player
from sandtable.engine.view import Text, View
from sandtable.games.atlantikwall import (
    assault,
    combat,
    dice_cards,
    gains,
    market,
    movement,
    raids,
    rolling,
    rounds,
    scoring,
    setup,
)
from sandtable.games.atlantikwall.box import Box, Options, open_box
from sandtable.games.atlantikwall.hints import hints
from sandtable.games.atlantikwall.invariants import broken, nonsense
from sandtable.games.atlantikwall.maps import BLOODY_OMAHA, read_maps
from sandtable.games.atlantikwall.odds import odds
from sandtable.games.atlantikwall.player import Greedy
from sandtable.games.atlantikwall.state import State
from sandtable.games.atlantikwall.view import Beach, conceal, heading, touched, view

#: A turn (DDD-TRN-02). All finish a phase before anybody begins the next (DDD-TRN-01).
STEPS: dict[str, Callable[[State], Play[None]]] = {
    "start": setup.start,
    "roll": rolling.roll_the_dice,
    "tally": rounds.tallies,
    "upkeep": scoring.upkeep,
    "market": market.market,
    "move": movement.move,
    "combat": combat.combat,
    "assault": assault.assault,
    "turn-end": rounds.turn_end,
}
#: Chapters that are only there for the text on cards.
CARD_TEXT = (dice_cards, gains, raids)


class Atlantikwall(Game[State]):
    """One to four Units on a beach; a German in the Bunker, or nobody, or only him."""

    key: ClassVar[str] = "atlantikwall"
    version: ClassVar[int] = 1
    package: ClassVar[str] = __package__ or ""
    options_type = Options
    state_type = State
    has_secrets = True

    def open_box(self, options: Any, content: str = "") -> Box:
        return open_box(cast(Options, options), content_folder(content))

    def set_up(self, box: Box, chance: Chance) -> State:
        return setup.set_up(box, chance)

    def empty(self, box: Box, chance: Chance) -> State:
        return setup.empty(box, chance)

    def step(self, s: State) -> Play[None]:
        return STEPS[s.phase](s)

    def seats(self, s: State) -> tuple[str, ...]:
        return s.box.seats

    def turn(self, s: State) -> tuple[Any, ...]:
        return s.turn, s.phase

    def resting_at(self, s: State) -> str:
        return s.phase

    def view(self, s: State, seat: str | None) -> View:
        return view(s, seat)

    def heading(self, s: State) -> Text:
        return heading(s)

    def look(self, s: State) -> Beach:
        return Beach(s)

    def conceal(self, s: State, seat: str | None, chance: Chance) -> None:
        conceal(s, seat, chance)

    def odds(self, s: State, decision: Decision, option: Option) -> tuple[Odds, ...]:
        return odds(s, decision, option)

    def touches(self, s: State, decision: Decision, option: Option) -> tuple[str, ...]:
        return touched(s, decision, option)

    def hints(self, s: State, decision: Decision, option: Option | None) -> tuple[Text, ...]:
        return hints(s, decision, option)

    def measures(self, s: State) -> dict[str, int]:
        return {"turns": s.turn}

    def players(self) -> Mapping[str, Callable[[int], Player]]:
        return {"greedy": Greedy}

    def broken_invariants(self, s: State) -> Iterator[str]:
        return broken(s)

    def nonsense(self, s: State) -> Iterator[str]:
        return nonsense(s, STEPS)

    def choices(self) -> Mapping[str, tuple[str, ...]]:
        return {"map": tuple(read_maps())}

    def variants(self) -> Mapping[str, dict[str, Any]]:
        """Every Map, mode, number of Units and optional rule is in one of these."""
        return {
            "tiger": {},
            "lone-unit": {"units": 1, "counters": "mulligan"},
            "four-units": {"units": 4, "map": "gold-beach", "counters": "lucky-dice"},
            "omaha": {"map": "omaha-beach", "units": 3, "counters": "hidden-resources"},
            "omaha-2": {"map": "omaha-beach-2", "counters": "desperate-measures", "blind-start": True},
            "bloody": {"map": BLOODY_OMAHA, "units": 3},
            "duel": {"mode": "versus", "map": "exercise-fabius", "units": 1, "counters": "desperate-measures"},
            "versus": {"mode": "versus", "map": "exercise-fabius", "units": 2, "counters": "lucky-dice"},
            "versus-three": {"mode": "versus", "map": "gold-beach", "units": 3, "blind-start": True},
            "versus-four": {"mode": "versus", "map": "omaha-beach-2", "units": 4, "counters": "hidden-resources"},
            "versus-bloody": {"mode": "versus", "map": BLOODY_OMAHA, "units": 4, "counters": "mulligan"},
            "solitaire": {"mode": "solitaire", "map": "exercise-fabius"},
            "solitaire-tiger": {"mode": "solitaire", "counters": "hidden-resources", "blind-start": True},
            "solitaire-lucky": {"mode": "solitaire", "map": "omaha-beach", "counters": "lucky-dice"},
            "solitaire-desperate": {"mode": "solitaire", "map": "gold-beach", "counters": "desperate-measures"},
        }

    def table(self, number: int) -> dict[str, Any]:
        """Every combination of Map, mode, number of Units and optional rules that makes sense."""
        return _tables()[number % len(_tables())]

    def balance_sheet(self) -> Mapping[str, Mapping[str, dict[str, Any]]]:
        """Allies alone on every Map, the German against one to four Units, and solitaire."""
        maps = [name for name in read_maps() if name != BLOODY_OMAHA]
        return {
            **{f"allies {name}": {_units(n): {"map": name, "units": n} for n in (1, 2, 3, 4)} for name in maps},
            f"allies {BLOODY_OMAHA}": {_units(n): {"map": BLOODY_OMAHA, "units": n} for n in (2, 3, 4)},
            "versus exercise-fabius": {
                _units(n): {"mode": "versus", "map": "exercise-fabius", "units": n} for n in (1, 2, 3, 4)
            },
            **{f"solitaire {name}": {"german": {"mode": "solitaire", "map": name}} for name in maps},
        }


def _units(n: int) -> str:
    return "1 unit" if n == 1 else f"{n} units"


def _tables() -> list[dict[str, Any]]:
    known: list[dict[str, Any]] = _TABLES
    if not known:
        counters = ("none", "mulligan", "lucky-dice", "hidden-resources", "desperate-measures")
        for blind in (False, True):
            for rule in counters:
                for name in read_maps():
                    known.extend(_of_map(name, {"counters": rule, "blind-start": blind}))
    return known


_TABLES: list[dict[str, Any]] = []


def _of_map(name: str, rules: dict[str, Any]) -> Iterator[dict[str, Any]]:
    bloody = name == BLOODY_OMAHA
    for mode in ("allies", "versus"):
        for units in range(2 if bloody else 1, 5):
            yield {"mode": mode, "map": name, "units": units, **rules}
    if not bloody:
        yield {"mode": "solitaire", "map": name, **rules}


GAME = Atlantikwall()
