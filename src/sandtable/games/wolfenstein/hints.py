"""What to tell beside an option before it is taken: the noise it makes and whom that wakes, and what a card says."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from sandtable.engine.decision import Decision, Option
from sandtable.engine.view import Text
from sandtable.games.wolfenstein import movement, noise
from sandtable.games.wolfenstein.attack import paid_abilities
from sandtable.games.wolfenstein.attack_plan import plan
from sandtable.games.wolfenstein.card_text import line_text, outcome_texts
from sandtable.games.wolfenstein.gear import weapon_tags
from sandtable.games.wolfenstein.state import Model, State
from sandtable.games.wolfenstein.table import places
from sandtable.games.wolfenstein.view_cards import card_of
from sandtable.games.wolfenstein.view_models import garrison_of, mover
from sandtable.games.wolfenstein.view_places import company_ahead

ACTIONS = ("action", "bot-action")  # questions about what a Hero or a bot does next


def hints(s: State, decision: Decision, option: Option | None) -> tuple[Text, ...]:
    """What a player should know before answering; with None, what belongs to the question itself."""
    if option is None:
        return tuple(_of_question(s, decision))
    return (*_of_card(s, decision, option), *_of_noise(s, decision, option))


def _of_question(s: State, decision: Decision) -> Iterator[Text]:
    """The text of the item that the question is about; the noise that moving makes, place by place."""
    item = decision.args.get("item", "")
    if item in s.box.cards.equipment:
        yield from card_of(s, item).text
    model = mover(s)
    if model is not None and decision.prompt in ACTIONS:
        ahead = movement.destinations(s, model)
        for place in company_ahead(s, garrison_of(s)):
            if ahead & s.board.places[place]:
                yield Text("hint-company", {"place": place, "models": _newly_woken(s, [place])})


# -- cards -------------------------------------------------------------------------------------------------------------

#: Verbs whose last word is a card that the player may want to read once more.
READ = frozenset({"use", "equip", "take", "react"})


def _of_card(s: State, decision: Decision, option: Option) -> Iterator[Text]:
    cards, last = s.box.cards, option.args[-1] if option.args else ""
    if decision.prompt == "event" and last:
        choice = next(choice for choice in cards.events[decision.args["card"]].options if choice.id == last)
        yield from outcome_texts(choice)
    elif option.verb == "skill":
        yield from (line_text(skill) for skill in cards.heroes[s.hero].skills if skill.id == last)
    elif option.verb == "attack" and len(option.args) > 2:
        weapon = weapon_tags(s.active)[option.args[1]]
        yield from (line_text(ability) for ability in paid_abilities(s, weapon) if ability.id == last)
    elif option.verb == "ready":
        weapon = weapon_tags(s.active)[last]
        card = cards.weapons[weapon.kind]
        yield Text("weapon-facts", {"kind": card.ammo, "range": card.range, "dice": card.dice, "ap": card.ap})
    elif option.verb in READ and "item" not in decision.args and last in {*cards.equipment, *cards.weapons}:
        yield from card_of(s, last).text


# -- noise -------------------------------------------------------------------------------------------------------------


def _of_noise(s: State, decision: Decision, option: Option) -> Iterator[Text]:
    """The places where a noise token would be put, and which Nazis would hear it who hear nothing yet."""
    loud = [place for place in noise_of(s, decision, option) if place not in s.noise]
    if loud:
        yield Text("hint-noise", {"places": tuple(loud), "models": _newly_woken(s, loud)})


def _newly_woken(s: State, loud: Iterable[str]) -> tuple[str, ...]:
    """Those whom noise there would set in motion, and no noise does yet."""
    heard = garrison_of(s).hearers
    already = {name for place in noise.noisy_places(s) for name in heard[place]}
    woken = {name for place in loud for name in heard[place]} - already
    return tuple(name for name in s.nazis if name in woken)


def noise_of(s: State, decision: Decision, option: Option) -> Iterable[str]:
    """Where an option makes noise for certain (WOLF-NOI-01, WOLF-NOI-02)."""
    if option.verb == "attack" and decision.prompt == "action":
        name, tag, *chosen = option.args
        weapon = weapon_tags(s.active)[tag]
        ability = next((ability for ability in paid_abilities(s, weapon) if [ability.id] == chosen), None)
        if not plan(s, s.active, s.nazis[name], weapon, ability).silent:
            return _attack_places(s, s.active, s.nazis[name])
    elif option.verb == "attack" and decision.prompt == "bot-action":
        return _attack_places(s, s.bots[s.acting], s.nazis[option.args[0]])
    elif decision.prompt == "choose-place":
        return option.args
    return ()


def _attack_places(s: State, attacker: Model, target: Model) -> Iterable[str]:
    if not s.box.level.attack_noise:  # WOLF-DIF-16, WOLF-DIF-18
        return ()
    return dict.fromkeys((*places(s, attacker), *places(s, target)))
