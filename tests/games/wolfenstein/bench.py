"""A table to try gear, searching and events on: four Heroes, no Nazis, all cards in their decks.

`play` answers a rule's questions in words, fails on an answer that was not offered and on answers left over, and
`changes` says everything that is different afterwards.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sandtable.engine.action import Action, Question
from sandtable.engine.chance import Chance, ScriptedChance
from sandtable.engine.decision import Decision, Options, Play, Refusal
from sandtable.engine.event import Event
from sandtable.engine.state import plain
from sandtable.games.wolfenstein import bots, events, game, hero_turn, nazi_actions, noise, setup
from sandtable.games.wolfenstein.box import Box, standard_box
from sandtable.games.wolfenstein.invariants import broken
from sandtable.games.wolfenstein.options import Options as TableOptions
from sandtable.games.wolfenstein.state import Bot, Hero, Nazi, State

GAME = game.GAME
AP = 6
QUESTIONS: dict[str, Question[State]] = {
    "action": hero_turn.TURN,
    "bot-action": bots.BOT_TURN,
    "choose-place": noise.CHOOSE_PLACE,
    "enter": hero_turn.ENTER,
    "event": events.EVENT_QUESTION,
    "nazi-goal": nazi_actions.NAZI_GOAL,
}


def box(**options: Any) -> Box:
    return standard_box(TableOptions(**options))


def table(
    at: Mapping[str, str],
    *,
    nazis: Mapping[str, str] | None = None,
    script: Mapping[str, Sequence[object]] | None = None,
    **options: Any,
) -> State:
    """The set-up table with these Heroes where they are said to be, the first of them in its turn with 6 AP.

    The random equipment card of the set-up is back in its deck, all doors are open, and of the Nazis only those are
    there that are named. Where the enemy has equally good options, the first one is taken.
    """
    options.setdefault("heroes", ("anya", "blazkowicz", "klaus", "max"))
    options.setdefault("tie_breaks", "automatic")
    s = setup.set_up(box(**options), Chance(1))
    for hero in s.heroes.values():
        start = list(s.box.cards.heroes[hero.id].equipment)
        for item in hero.items[len(start) :]:
            s.equipment.bag.append(item)
        hero.items = start
        hero.at = at.get(hero.id, "")
    s.chance = ScriptedChance(script or {}, 1)
    s.closed.clear()
    s.nazis = {name: Nazi(id=name, at=square) for name, square in (nazis or {}).items()}
    s.hero = next(iter(at))
    s.active.ap = AP
    s.phase = "action"
    return s


def get(s: State, hero: Hero, *items: str) -> None:
    """Give a Hero equipment cards out of the deck."""
    for item in items:
        s.equipment.bag.remove(item)
        hero.items.append(item)


def wear(s: State, hero: Hero, *items: str) -> None:
    for item in items:
        s.equipment.bag.remove(item)
        hero.worn.append(item)


def on_top(s: State, name: str, *cards: str) -> None:
    """Have these cards on top of a deck, the first uppermost."""
    deck = getattr(s, name)
    for card in cards:
        deck.bag.remove(card)
    deck.top[:0] = cards


def add_bot(s: State, name: str, hero: str, at: str, ap: int = AP) -> Bot:
    s.bots[name] = Bot(id=name, hero=hero, at=at, ap=ap)
    return s.bots[name]


# -- playing -----------------------------------------------------------------------------------------------------------


def play(rule: Play[Any], *answers: str) -> list[Decision]:
    """Play a rule to its end and return what was asked; a question with one answer is not."""
    left = list(answers)
    asked: list[Decision] = []
    answer: Any = None
    while True:
        try:
            decision = rule.send(answer)
        except StopIteration:
            assert not left, f"not asked for: {left}"
            return asked
        assert isinstance(decision, Decision)
        if len(decision.options) == 1:
            answer = decision.options[0]
            continue
        asked.append(decision)
        offers = ", ".join(str(option) for option in decision.options)
        assert left, f"{decision.seat} is asked {decision.prompt}: {offers}"
        text = left.pop(0)
        answer = decision.find(text)
        assert answer is not None, f"{text!r} is not among {offers}"


def asked(s: State, prompt: str, **args: Any) -> Decision:
    """A question about the Hero or bot whose turn it is; what it offers does not matter."""
    whose = {"model": s.acting} if s.acting else {"hero": s.hero}
    return Decision(s.active.seat if s.hero else "", prompt, (), whose | args, about=QUESTIONS[prompt])


def offered(s: State, action: Action[State, Hero, Any], hero: Hero | None = None) -> list[str]:
    return [str(option) for option in Options(*action.offers(s, hero or s.active))]


def why_not(s: State, text: str, hero: Hero | None = None) -> Refusal:
    """The reason why an action is not on the Hero's menu; it must be known, and the action not be there."""
    action = _offering(text)
    assert text not in offered(s, action, hero)
    reasons = {str(option): refusal for option, refusal in action.refusals(s, hero or s.active)}
    assert text in reasons, f"no reason for {text!r}; reasons for {', '.join(reasons)}"
    return reasons[text]


def act(s: State, text: str, *answers: str, hero: Hero | None = None) -> list[Decision]:
    """Take an action of the Hero's menu; what was asked in its course."""
    hero = hero or s.active
    action = _offering(text)
    options = {str(option): option for option in Options(*action.offers(s, hero))}
    assert text in options, f"{text!r} is not among {', '.join(options)}"
    option = options[text]
    questions = play(hero_turn.BY_VERB[option.verb].take(s, asked(s, "action", hero=hero.id), option), *answers)
    assert not list(broken(s))
    return questions


def _offering(text: str) -> Action[State, Hero, Any]:
    """The action that offers an option; what is thrown is offered with what else its item can do."""
    verb = text.split(maxsplit=1)[0]
    return hero_turn.BY_VERB["execute" if verb == "throw" else verb]


# -- looking -----------------------------------------------------------------------------------------------------------


_PASSING = (
    "id",
    "at",
    "placed",
    "active",
    "awake",
)  # where a Nazi stands and whether it is on its feet is not asked here


def flat(s: State) -> dict[str, Any]:
    """The table as one level of names; lists of words in no order, Nazis by name and by what has happened to them."""
    found: dict[str, Any] = {}

    def put(name: str, value: Any) -> None:
        if isinstance(value, dict):
            for key, part in value.items():
                put(f"{name}.{key}" if name else key, part)
        elif isinstance(value, list) and all(isinstance(part, str) for part in value):
            found[name] = sorted(value)
        elif not (name.startswith("nazis.") and name.endswith(_PASSING)):
            found[name] = value

    put("", plain(s))
    return {**found, "nazis": sorted(s.nazis)}


def changes(before: Mapping[str, Any], s: State) -> dict[str, Any]:
    """What is different, by name; what is gone is None."""
    after = flat(s)
    return {name: after.get(name) for name in {*before, *after} if before.get(name) != after.get(name)}


def listen(s: State) -> list[Event]:
    told: list[Event] = []
    s.sink = told.append
    return told
