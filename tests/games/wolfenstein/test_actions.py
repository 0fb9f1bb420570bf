"""Every verb that a Hero or a bot is offered is an action that knows all that is about it."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

import pytest

from sandtable.engine import action as engine
from sandtable.engine.action import Action, Offers, Question, Refusals
from sandtable.engine.decision import Decision, Option, Play, Refusal
from sandtable.engine.game import Setup
from sandtable.engine.match import Match
from sandtable.engine.view import Text
from sandtable.games.wolfenstein import bots, hero_turn, noise
from sandtable.games.wolfenstein.actions import afford, asked_hero, pay
from sandtable.games.wolfenstein.player import Greedy
from sandtable.games.wolfenstein.state import Hero, State
from sandtable.games.wolfenstein.table import places
from sandtable.players import look
from tests.games.wolfenstein.bench import GAME, act, add_bot, get, table

MENUS = {"action": hero_turn.TURN, "bot-action": bots.BOT_TURN}
TABLES = (
    {"mission": "officers-room", "players": 2},
    {"mission": "laboratory", "difficulty": "can-i-play-daddy"},
    {"mission": "motor-hall", "difficulty": "dont-hurt-me", "players": 4},
    {"mission": "last-door", "difficulty": "death-incarnate", "players": 3},
)


def check_verbs(decision: Decision) -> None:
    """Whatever a Hero or a bot can do is an action of its menu."""
    if decision.prompt in MENUS:
        assert decision.about is MENUS[decision.prompt]
        for option in decision.options:
            assert isinstance(decision.about.answer(option.verb), Action), option


def check_offers(s: State, decision: Decision) -> None:
    """There is something to say of every offered option, and saying it changes nothing."""
    check_verbs(decision)
    before = s.digest()
    for option in decision.options:
        about = engine.about(s, decision, option)
        assert about.odds == engine.odds(s, decision, option)
        assert about.touches == engine.touches(s, decision, option)
        assert about.hints == engine.hints(s, decision, option)
        assert len(about.touches) == len(option.args), option
    assert s.digest() == before


def check_refusals(s: State, decision: Decision) -> None:
    """A refused option has pieces too, also where nobody could carry it out."""
    for option, _ in decision.refused():
        if decision.prompt in MENUS:
            assert option.verb in MENUS[decision.prompt].answers, option
        assert all(engine.touches(s, decision, option)), option


@pytest.mark.parametrize("options", TABLES, ids=lambda options: options["mission"])
def test_in_whole_games_every_offered_verb_is_an_action(options: dict[str, Any]) -> None:
    match, rng = Match.new(GAME, Setup(3, options)), random.Random(3)
    greedy = Greedy(3)
    for number in range(400):
        if match.over:
            break
        decision = match.decision
        check_verbs(decision)
        if number % 5 == 0:
            check_offers(match.state, decision)
        if number % 20 == 0:
            check_refusals(match.state, decision)
        if rng.random() < 0.5:
            option = greedy.choose(decision, lambda: look(match, match.decision.seat, 5))
        else:
            option = decision.options[rng.randrange(len(decision.options))]
        match.play(option)
    assert match.state.round > 1


def test_a_hero_with_everything_is_offered_nothing_but_actions() -> None:
    """Gear, gifts, blades, skills and a bleeding comrade on one table."""
    s = table({"anya": "o4", "klaus": "n4", "max": "p4"}, nazis={"soldat-1": "o5", "officer-17": "o7"})
    anya = s.active
    get(s, anya, "hatchet", "knife", "helmet", "silencer", "first-aid-kit", "castle-plans")
    anya.gp, anya.lives, anya.hp_lost = 5, 1, 2
    anya.weapons += s.heroes["klaus"].weapons
    s.heroes["max"].bleeding = True
    decision = next(hero_turn.action(s))
    assert isinstance(decision, Decision)
    verbs = {option.verb for option in decision.options}
    assert {"attack", "execute", "throw", "use", "share-life", "ready", "equip", "attach", "give", "end"} <= verbs
    check_offers(s, decision)
    check_refusals(s, decision)


@pytest.mark.rules("WOLF-BOT-05", "WOLF-BOT-14", "WOLF-RUL-64")
def test_a_bot_is_offered_nothing_but_actions() -> None:
    s = table({"anya": "b4"}, nazis={"soldat-2": "o5"})
    add_bot(s, "soldat-1", "anya", "n2")
    s.acting, s.phase = "soldat-1", "bot"
    s.closed = ["c1-r2"]
    decision = next(bots.bot_action(s))
    assert isinstance(decision, Decision)
    assert {option.verb for option in decision.options} == {"move", "search", "attack", "end"}
    check_offers(s, decision)
    check_refusals(s, decision)
    s.bots["soldat-1"].at = "m3"
    decision = next(bots.bot_action(s))
    assert isinstance(decision, Decision)
    assert "open" in {option.verb for option in decision.options}
    check_offers(s, decision)


def test_heroes_and_bots_share_their_actions() -> None:
    shared = set(hero_turn.ACTIONS) & set(bots.ACTIONS)
    assert {action.verb for action in shared} == {"move", "passage", "open", "search"}


def test_no_two_actions_of_a_menu_have_the_same_verb() -> None:
    assert len(hero_turn.ACTIONS) == len(hero_turn.BY_VERB) == len(hero_turn.TURN.answers)
    assert len(bots.ACTIONS) == len(bots.BY_VERB) == len(bots.BOT_TURN.answers)


# -- a new one ---------------------------------------------------------------------------------------------------------


class Whistle(Action[State, Hero, Hero]):
    """An action that no chapter knows: noise on purpose, for 1 AP."""

    verb = "whistle"

    def read(self, s: State, decision: Decision, option: Option) -> Hero:
        return asked_hero(s, decision)

    def offers(self, s: State, hero: Hero) -> Offers:
        return (Option("whistle"),) if afford(hero, 1) is None else ()

    def refusals(self, s: State, hero: Hero) -> Refusals:
        if refusal := afford(hero, 1):
            yield Option("whistle"), refusal

    def do(self, s: State, chosen: Hero) -> Play[None]:
        pay(chosen, 1)
        for place in places(s, chosen):
            noise.make_noise(s, place, "WOLF-NOI-01")
        yield from ()

    def hints(self, s: State, chosen: Hero) -> Iterable[Text]:
        return noise.noise_hints(s, places(s, chosen))


@pytest.fixture
def whistle(monkeypatch: pytest.MonkeyPatch) -> Whistle:
    """The tables that follow from one more line among the actions of a Hero."""
    added = Whistle()
    for name in ("ACTIONS", "OTHERS"):
        monkeypatch.setattr(hero_turn, name, (*getattr(hero_turn, name), added))
    for name in ("_OFFERS", "_FREE_OFFERS"):
        monkeypatch.setattr(hero_turn, name, (*getattr(hero_turn, name), added.offers))
    monkeypatch.setattr(hero_turn, "BY_VERB", hero_turn.BY_VERB | {added.verb: added})
    monkeypatch.setattr(hero_turn, "TURN", Question(*hero_turn.ACTIONS, hints=hero_turn.TURN.hints))
    return added


def test_a_new_action_is_offered_explained_and_carried_out(whistle: Whistle) -> None:
    s = table({"anya": "o4"})
    decision = next(hero_turn.action(s))
    assert isinstance(decision, Decision)
    option = decision.find("whistle")
    assert option is not None
    (hint,) = engine.hints(s, decision, option)
    assert hint == Text("hint-noise", {"places": ("r2",), "models": ()})
    act(s, "whistle")
    assert (s.noise, s.active.ap) == (["r2"], 5)
    s.active.ap = 0
    decision = next(hero_turn.action(s))
    assert isinstance(decision, Decision)
    assert decision.why_not("whistle") == Refusal("WOLF-HER-03", "too-few-ap", {"ap": 1, "left": 0})


def test_the_greedy_player_plays_on_beside_an_action_that_it_does_not_know(whistle: Whistle) -> None:
    match, greedy = Match.new(GAME, Setup(1, {"mission": "officers-room"})), Greedy(1)
    offered = 0
    while not match.over:
        decision = match.decision
        offered += decision.find("whistle") is not None
        match.play(greedy.choose(decision, lambda: look(match, match.decision.seat, 5)))
    assert offered
    assert match.outcome is not None
