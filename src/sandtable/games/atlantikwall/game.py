"""D-Day Dice with Atlantikwall: the phases of a turn in order, and what the engine needs to know about the game."""

from __future__ import annotations

from collections.abc import Callable

from sandtable.engine.decision import Play
from sandtable.engine.game import Game
from sandtable.games.atlantikwall import (
    assault,
    combat,
    combat_cards,
    dice_cards,
    dice_trades,
    gains,
    market,
    movement,
    raids,
    rolling,
    rounds,
    scoring,
    setup,
)
from sandtable.games.atlantikwall.box import open_box
from sandtable.games.atlantikwall.facts import FACTS
from sandtable.games.atlantikwall.hidden import conceal
from sandtable.games.atlantikwall.invariants import broken, nonsense
from sandtable.games.atlantikwall.options import DESCRIPTION
from sandtable.games.atlantikwall.player import Greedy
from sandtable.games.atlantikwall.state import State
from sandtable.games.atlantikwall.view import Beach, heading, view

#: A turn (DDD-TRN-02), the German's too (ATL-GER-01). All finish a phase before anybody begins the next (DDD-TRN-01).
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
#: Chapters that are reached only through the text on cards.
CARD_TEXT = (combat_cards, dice_cards, dice_trades, gains, raids)

#: One to four Units on a beach; a German in the Bunker, or nobody, or only him.
GAME = Game(
    version=1,
    package=__package__,
    description=DESCRIPTION,
    state_type=State,
    fact_types=FACTS,
    open_box=open_box,
    set_up=setup.set_up,
    empty=setup.empty,
    steps=STEPS,
    turn=lambda s: (s.turn, s.phase),
    view=view,
    heading=heading,
    shared_look=Beach,
    conceal=conceal,
    broken_invariants=broken,
    nonsense=nonsense,
    measures=lambda s: {"turns": s.turn},
    players={"greedy": Greedy},
)
