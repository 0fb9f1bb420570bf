"""Bots (p.19): models of the enemy's that fight for a Hero, each directly behind its Hero's activation (WOLF-BOT-03).

A bot uses its enemy card with all its AP: it moves, opens doors, searches chests, uses passages and attacks once
(WOLF-RUL-64). It has no fatigue, no glory and no cards, and what it finds is its Hero's (WOLF-BOT-11, WOLF-BOT-16).
"""

from __future__ import annotations

from sandtable.engine.decision import Decision, Each, Option, Options, Play, Refusal
from sandtable.games.wolfenstein import attack, controller, movement, noise, search, spawn, tokens
from sandtable.games.wolfenstein.actions import Offers, Refusals, each
from sandtable.games.wolfenstein.doors import door_offers, door_refusals, open_door
from sandtable.games.wolfenstein.log import ActivationBegan, ActivationEnded, BotGained, NotSpawned
from sandtable.games.wolfenstein.state import Bot, Hero, Nazi, State
from sandtable.games.wolfenstein.table import base_ap

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
    """Where a bot can be put: on the square itself, or else as near as can be (WOLF-RUL-38, WOLF-RUL-91)."""
    return next(spawn.large_footings(s, at), []) if bot.is_large else spawn.nearest_free(s, at)


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
    """A last look for company, and tokens that have had their turn go (WOLF-RUL-64, WOLF-RUL-58)."""
    noise.shared_presence(s, "WOLF-HER-05")
    tokens.end_of_turn(s, bot)
    bot.ap = 0
    bot.done = True
    s.acting = ""
    s.tell(ActivationEnded, "WOLF-HER-11", bot.id)


def act(s: State, bot: Bot) -> Play[None]:
    """One action of a bot's, as the player of its Hero likes."""
    args = {"model": bot.id, "ap": bot.ap}
    answer = yield Decision(s.active.seat, "bot-action", Options(*offers(s, bot)), args, lambda: refusals(s, bot))
    match answer.verb:
        case "move":
            yield from movement.walk(s, bot, answer.args[0])
        case "passage":
            yield from movement.use_passage(s, bot)
        case "open":
            open_door(s, bot, answer.args[0])
        case "search":
            yield from search.search(s, bot, answer.args[0])
        case "attack":
            yield from attack.bot_attack(s, bot, s.nazis[answer.args[0]])
        case _:
            end(s, bot)
    if bot.id not in s.bots:
        s.acting = ""  # it did not survive what it did


def offers(s: State, bot: Bot) -> Offers:
    """All that a bot can do now; on a token where nobody may stop, only move on (WOLF-RUL-59)."""
    going_on = [*movement.move_offers(s, bot), *movement.passage_offers(s, bot)]
    if going_on and movement.is_on_token(s, bot):
        return going_on
    targets = [nazi.id for nazi in attack.bot_targets(s, bot)]
    return [*going_on, *door_offers(s, bot), *search.search_offers(s, bot), *each("attack", targets), END]


def refusals(s: State, bot: Bot) -> Refusals:
    """Why other things are not offered."""
    yield from movement.move_refusals(s, bot)
    yield from movement.passage_refusals(s, bot)
    yield from door_refusals(s, bot)
    for token in s.tokens:
        if refusal := search.may_search(s, bot, token):
            yield Option("search", (token,)), refusal
    for nazi in s.nazis.values():
        if refusal := may_attack(s, bot, nazi):
            yield Option("attack", (nazi.id,)), refusal
    if movement.is_on_token(s, bot) and movement.could_leave(s, bot):
        yield END, Refusal("WOLF-RUL-59", "must-leave-token", {"at": bot.at})


def may_attack(s: State, bot: Bot, nazi: Nazi) -> Refusal | None:
    """Once in an activation, in range and in sight, for the AP on the enemy card (WOLF-RUL-64, WOLF-BOT-05)."""
    weapon = s.box.cards.enemies[bot.kind].weapon
    if bot.has_attacked:
        return Refusal("WOLF-RUL-64", "has-attacked", {"model": bot.id})
    if bot.sabotaged:
        return Refusal("WOLF-STN-03", "sabotaged", {"model": bot.id})
    if bot.ap < weapon.ap:
        return Refusal("WOLF-HER-03", "too-few-ap", {"ap": weapon.ap, "left": bot.ap})
    if not attack.may_enemy_attack(s, bot, nazi):
        return Refusal("WOLF-ATK-01", "not-in-sight", {"target": nazi.id})
    return None
