"""What the tests of cards, skills and hidden hands share: squads with hands, and a way to play a card by itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sandtable.engine.chance import ScriptedChance
from sandtable.engine.decision import Decision, Option, Play, Together
from sandtable.games.reichbusters import action_cards, attack, hero_turn, noise, setup, windows
from sandtable.games.reichbusters.attack_plan import Terms, plan
from sandtable.games.reichbusters.box import open_box
from sandtable.games.reichbusters.cards import When
from sandtable.games.reichbusters.defence import defend
from sandtable.games.reichbusters.names import Reach
from sandtable.games.reichbusters.onslaught import Onslaught
from sandtable.games.reichbusters.options import HeroName, Options, TeamName
from sandtable.games.reichbusters.state import Enemy, Hero, State
from sandtable.games.reichbusters.table import attack_of

PAIR: tuple[HeroName, ...] = ("sarge", "claudine")
ALL: tuple[HeroName, ...] = ("sarge", "brick", "claudine", "red-hawk")


def lay(
    script: Mapping[str, Sequence[object]] | None = None,
    heroes: tuple[HeroName, ...] = ALL,
    *,
    mission: str = "operation-fidget",
    players: int = 1,
    team: TeamName = "none",
    hidden: bool = False,
) -> State:
    """A bare table with these Heroes at the entrance; the first of them has the turn."""
    options = Options(mission=mission, heroes=heroes, players=players, team=team, hands="hidden" if hidden else "open")
    s = setup.empty(open_box(options), ScriptedChance(script or {}, 1))
    s.phase = "action"
    activate(s, heroes[0])
    return s


def activate(s: State, name: str) -> Hero:
    """A Hero at the start of the turn."""
    s.hero = name
    hero_turn.begin(s, s.heroes[name])
    return s.heroes[name]


def stand(s: State, **places: str) -> None:
    """Heroes on the map: `red_hawk="q1"`."""
    for name, area in places.items():
        s.heroes[name.replace("_", "-")].at = area


def deal(s: State, *cards: str) -> None:
    """Cards out of their decks into the hands of their Heroes."""
    for card in cards:
        hero = s.heroes[s.box.cards.actions[card].hero]
        hero.deck.bag.remove(card)
        hero.hand.append(card)


def skilled(s: State, name: str, *skills: str) -> Hero:
    """A Hero with these skills and no others."""
    hero = s.heroes[name]
    hero.skills = list(skills)
    return hero


def noisy(s: State, name: str, dice: int, *answers: str, of_weapon: bool = False) -> None:
    """A noise test of a Hero's."""
    noise.owe(s, s.heroes[name], dice, of_weapon=of_weapon)
    play(noise.settle(s), *answers)


def play_card(s: State, card: str, *answers: str) -> None:
    """The upper half of a card as a free action, with its noise test."""
    entry = s.box.cards.actions[card]
    hero = s.heroes[entry.hero]
    if card not in hero.hand:
        deal(s, card)
    assert action_cards.may_play(s, hero, card) is None
    play(_action(s, hero, card), *answers)


def _action(s: State, hero: Hero, card: str) -> Play[None]:
    yield from action_cards.carry_out(s, hero, s.box.cards.actions[card])
    attack.end_of_action(s, hero)
    yield from noise.settle(s)


def moment(s: State, when: When, *answers: str) -> None:
    """The start of a phase of the enemy turn."""
    play(windows.phase_start(s, when), *answers)


def attacked(s: State, name: str, *enemies: Enemy, by: int = 0) -> Play[None]:
    """An attack on a Hero by the first of the enemies, with the value `by` if it is given."""
    hero, main = s.heroes[name], enemies[0]
    reach: Reach = "melee" if main.at == hero.at else "ranged"
    return defend(s, hero, Onslaught(enemies, reach, by or attack_of(s, main, reach)))


def shot(s: State, name: str, enemy: Enemy, weapon: int = 0, terms: Terms | None = None) -> Play[bool]:
    """An attack of a Hero with the first or second weapon."""
    hero = s.heroes[name]
    return attack.strike(s, plan(s, hero, enemy, hero.weapons[weapon], terms or Terms()))


def play(coroutine: Play[object], *answers: str) -> object:
    """Play a chapter with these answers, which must all be used; where several are asked, one after another."""
    left = list(answers)
    result = _run(coroutine, left)
    assert not left, f"not asked for: {left}"
    return result


def _run(coroutine: Play[object], left: list[str]) -> object:
    reply: Option | None = None
    while True:
        try:
            asked = coroutine.send(reply)  # type: ignore[arg-type]
        except StopIteration as end:
            return end.value
        if isinstance(asked, Together):
            for seat, branch in asked.plays.items():
                asked.results[seat] = _run(branch, left)
            reply = None
        else:
            reply = _answer(asked, left)


def _answer(asked: Decision, left: list[str]) -> Option:
    if len(asked.options) == 1:
        return asked.options[0]
    assert left, f"{asked.prompt}: {[str(option) for option in asked.options]}"
    found = asked.find(left[0])
    assert found is not None, f"{asked.prompt}: {left[0]!r} is not in {[str(option) for option in asked.options]}"
    left.pop(0)
    return found
