"""The greedy player: it sneaks as long as it can, does what the mission wants, and gets out in time.

A Hero looks at every action that it is offered (`wants`), does the best one, and looks again. `errands` says who goes
where, `dangers` where somebody sees or attacks, `outlook` puts both together; `habits` has a rule of thumb for every
other question, `dice_habits` for those about tests. The player never looks ahead, and it does not know the dice. It
leaves out actions that it has never heard of, and answers unknown questions at random.
"""

from __future__ import annotations

from collections.abc import Callable

from sandtable.engine.chance import Chance
from sandtable.engine.decision import Decision, Option
from sandtable.games.reichbusters import dice_habits, habits
from sandtable.games.reichbusters.outlook import Outlook
from sandtable.games.reichbusters.state import State
from sandtable.games.reichbusters.wants import Turn, best_action


class Greedy:
    """Answers by rule of thumb; where none applies, at random."""

    def __init__(self, seed: int) -> None:
        self._chance = Chance(seed)

    def choose(self, decision: Decision, look: Callable[[], State]) -> Option:
        prompt = decision.prompt
        if prompt == "action":
            return best_action(Turn(look(), decision))
        if prompt in habits.FIRST:
            return decision.options[0]
        option = self._habit(decision, look)
        if option is not None and option in decision.options:
            return option
        return self._chance.pick(decision.options, "choice")

    def _habit(self, decision: Decision, look: Callable[[], State]) -> Option | None:
        prompt = decision.prompt
        if prompt in habits.AT_ONCE:
            return habits.AT_ONCE[prompt]
        if prompt == "test":
            return dice_habits.test(decision, look)
        if prompt == "next-hero":
            return _next_hero(look(), decision)
        habit = habits.HABITS.get(prompt)
        return habit(look(), decision) if habit else None


def _next_hero(s: State, decision: Decision) -> Option:
    """The one nearest to its errand goes first."""

    def way(option: Option) -> float:
        outlook = Outlook(s, s.heroes[option.args[0]])
        return outlook.field[outlook.hero.at]

    return min(decision.options, key=way)
