"""The greedy player: it does the mission's errands, shoots what stands in the way, and leaves nobody behind.

A Hero looks at all that it could want of its turn (`wants`), does the best of it action by action, and looks again.
`plans` says who goes where, `fights` what an attack promises and where it is dangerous, `choices` has a rule of thumb
for every other question. The player never looks ahead, and it does not know the dice. It leaves out actions that it has
never heard of, and answers unknown questions at random.

The AI controller's questions get their first option, so that the enemy is neither helped nor hindered by those it
hunts.
"""

from __future__ import annotations

from collections.abc import Callable

from sandtable.engine.chance import Chance
from sandtable.engine.decision import Decision, Option
from sandtable.games.wolfenstein import choices, plans
from sandtable.games.wolfenstein.movement import MOVE
from sandtable.games.wolfenstein.placing import PUT
from sandtable.games.wolfenstein.plans import Orders
from sandtable.games.wolfenstein.rounds import ACTIVATE
from sandtable.games.wolfenstein.state import State
from sandtable.games.wolfenstein.wants import Turn, best_want


class Greedy:
    """Answers by rule of thumb; where none applies, at random."""

    def __init__(self, seed: int) -> None:
        self._chance = Chance(seed)
        self._hero = ""
        self._intended: list[Option] = []  # what this Hero goes on with, as long as it can
        self._orders: dict[tuple[object, ...], Orders] = {}

    def choose(self, decision: Decision, look: Callable[[], State]) -> Option:
        match decision.prompt:
            case "action":
                return self._act(decision, look)
            case "next-hero":
                return self._next_hero(decision, look())
            case "put" | "step-off":
                return self._put(decision, look())
            case prompt if prompt in choices.AI_CONTROLLER:
                return decision.options[0]
        habit = choices.HABITS.get(decision.prompt)
        option = habit(look(), decision) if habit else None
        if option is not None and option in decision.options:
            return option
        return self._chance.pick(decision.options, "choice")

    def _act(self, decision: Decision, look: Callable[[], State]) -> Option:
        """Go on with what was intended, or look for the best thing to do."""
        hero = decision.word("hero")
        if hero != self._hero or not self._intended or self._intended[0] not in decision.options:
            s = look()
            self._hero, self._intended = hero, [*best_want(Turn(s, decision, self._orders_for(s)))]
        return self._intended.pop(0)

    def _next_hero(self, decision: Decision, s: State) -> Option:
        """A bleeding Hero goes last, so that there is time to help; of the others, the farthest ahead goes first."""

        def late(option: Option) -> tuple[bool, int]:
            hero = ACTIVATE.read(s, decision, option)
            return hero.bleeding, plans.way(s, hero, self._orders_for(s)).get(hero.at, plans.FAR)

        return min(decision.options, key=late)

    def _put(self, decision: Decision, s: State) -> Option:
        """As near to the errand as can be."""
        steps = plans.way(s, s.active, self._orders_for(s))

        def far(option: Option) -> int:
            at = MOVE.read(s, decision, option).at if option.verb == MOVE.verb else PUT.read(s, decision, option)
            return steps.get(at, plans.FAR)

        return min(decision.options, key=far)

    def _orders_for(self, s: State) -> Orders:
        """Who does what; decided again when a round begins and when something has been done."""
        done = (s.round, len(s.alive), s.events_done, *s.searched, *s.kills.items())
        if done not in self._orders:
            self._orders = {done: plans.orders(s)}
        return self._orders[done]
