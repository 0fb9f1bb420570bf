"""Bots (p.19): enemy models that fight for a Hero, each directly after its Hero's activation (WOLF-BOT-03).

A bot uses its enemy card with all its AP: it moves, opens doors, searches chests, uses passages and attacks once
(WOLF-RUL-64). It has no fatigue, no glory and no cards, and what it finds is its Hero's (WOLF-BOT-11, WOLF-BOT-16).
"""

from __future__ import annotations

from collections.abc import Iterable

from sandtable.engine.action import Action, Menu, Offers, Question, Refusals
from sandtable.engine.decision import Decision, Each, Option, Options, Play
from sandtable.engine.plain import Values
from sandtable.engine.view import Text
from sandtable.games.wolfenstein import controller, movement, noise, spawn, tokens
from sandtable.games.wolfenstein.doors import OPEN
from sandtable.games.wolfenstein.effects import Cause, effect
from sandtable.games.wolfenstein.enemy_attack import BOT_ATTACK
from sandtable.games.wolfenstein.log import ActivationBegan, ActivationEnded, BotGained, NotSpawned
from sandtable.games.wolfenstein.movement import MOVE, PASSAGE
from sandtable.games.wolfenstein.search import SEARCH
from sandtable.games.wolfenstein.state import Bot, Hero, State
from sandtable.games.wolfenstein.table import base_ap
from sandtable.games.wolfenstein.vocabulary import Effect

END = Option("end")

# -- getting one -------------------------------------------------------------------------------------------------------


def gain(s: State, hero: Hero, kind: str, at: str) -> Play[None]:
    """A model of this type joins the Hero, on the event token's square or near it (WOLF-BOT-01, WOLF-BOT-02).

    It needs a card that is free (WOLF-RUL-41), and acts from this round on (WOLF-RUL-64).
    """
    numbers = spawn.free_numbers(s, kind)
    bot = Bot(id=f"{kind}-{numbers[0]}" if numbers else kind, hero=hero.id)
    squares = standing_room(s, bot, at)
    if not (numbers and squares):
        s.tell(NotSpawned, "WOLF-RUL-41", kind)
        return
    bot.at = yield from controller.decide_between(s, "place", "place", squares, {"model": bot.id})
    s.bots[bot.id] = bot
    s.tell(BotGained, "WOLF-BOT-02", hero.id, bot.id)
    noise.shared_presence(s)


def standing_room(s: State, bot: Bot, at: str) -> list[str]:
    """Where a bot can be put: on the square itself, or else as near as possible (WOLF-RUL-38, WOLF-RUL-91)."""
    return next(spawn.large_footings(s, at), []) if bot.is_large else spawn.nearest_free(s, at)


@effect("bot", lambda s, cause, e: bool(spawn.free_numbers(s, e.model)))
def _bot(s: State, cause: Cause, e: Effect) -> Play[None]:
    """An enemy model joins the Hero (WOLF-BOT-01)."""
    hero = s.heroes[cause.hero]
    yield from gain(s, hero, e.model, cause.square or hero.at)


# -- its activation ----------------------------------------------------------------------------------------------------


def bot_action(s: State) -> Play[None]:
    """The Hero's bots act one after another, each action by action (WOLF-BOT-03, WOLF-BOT-04)."""
    bot = s.bots.get(s.acting)
    if bot is None:
        yield from next_bot(s)
    elif bot.stunned:
        end(s, bot)
    else:
        yield from act(s, bot)


def next_bot(s: State) -> Play[None]:
    """The player chooses which bot acts; when none is left, the next Hero does."""
    waiting = [bot.id for bot in s.bots.values() if bot.hero == s.hero and not bot.done]
    if not waiting:
        s.acting = ""
        s.phase = "next-hero"
        return
    answer = yield Decision(s.active.seat, "next-bot", Options(Each("activate", waiting)), {"hero": s.hero})
    s.acting = answer.args[0]
    bot = s.bots[s.acting]
    bot.ap = base_ap(s, bot)
    bot.has_attacked = False
    s.tell(ActivationBegan, "WOLF-RUL-64", bot.id, bot.ap)


def end(s: State, bot: Bot) -> None:
    """Check for company once more, and remove tokens whose turn is over (WOLF-RUL-64, WOLF-RUL-58)."""
    noise.shared_presence(s, "WOLF-HER-05")
    tokens.end_of_turn(s, bot)
    bot.ap = 0
    bot.done = True
    s.acting = ""
    s.tell(ActivationEnded, "WOLF-HER-11", bot.id)


class End(Action[State, Bot, Bot]):
    """End the bot's activation."""

    verb = "end"

    def read(self, s: State, decision: Decision, option: Option) -> Bot:
        return s.bots[decision.word("model")]

    def offers(self, s: State, bot: Bot) -> Offers:
        return () if movement.may_stop(s, bot) else (END,)

    def refusals(self, s: State, bot: Bot) -> Refusals:
        if refusal := movement.may_stop(s, bot):
            yield END, refusal

    def do(self, s: State, chosen: Bot) -> Play[None]:
        end(s, chosen)
        yield from ()


#: What a bot can do on a token where nobody may stop (WOLF-RUL-59), and elsewhere.
GOING_ON: Menu[State, Bot] = (MOVE, PASSAGE)
ACTIONS: Menu[State, Bot] = (*GOING_ON, OPEN, SEARCH, BOT_ATTACK, End())
BY_VERB = {action.verb: action for action in ACTIONS}


def _hints(s: State, decision: Decision) -> Iterable[Text]:
    return movement.company_hints(s, s.bots[decision.word("model")])


BOT_TURN = Question(*ACTIONS, hints=_hints)


def act(s: State, bot: Bot) -> Play[None]:
    """One action of a bot, chosen by its Hero's player."""
    options = Options(*offers(s, bot))
    args: Values = {"model": bot.id, "ap": bot.ap}
    decision = Decision(s.active.seat, "bot-action", options, args, lambda: refusals(s, bot), about=BOT_TURN)
    answer = yield decision
    yield from BY_VERB[answer.verb].take(s, decision, answer)
    if bot.id not in s.bots:
        s.acting = ""  # it did not survive what it did


def offers(s: State, bot: Bot) -> Offers:
    """All that a bot can do now; on a token where nobody may stop, only move on (WOLF-RUL-59)."""
    going_on = [option for action in GOING_ON for option in action.offers(s, bot)]
    if going_on and movement.is_on_token(s, bot):
        return going_on
    others = ACTIONS[len(GOING_ON) :]
    return [*going_on, *(option for action in others for option in action.offers(s, bot))]


def refusals(s: State, bot: Bot) -> Refusals:
    """Why other things are not offered."""
    for action in ACTIONS:
        yield from action.refusals(s, bot)
