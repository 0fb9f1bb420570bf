"""Everything that a player of Wolfenstein can read, in English and in French."""

from __future__ import annotations

import ast
import inspect
from fractions import Fraction
from itertools import cycle, product
from typing import Any

import pytest

from sandtable.engine.action import Odds
from sandtable.engine.decision import Decision, Option
from sandtable.engine.event import Event, Forced
from sandtable.engine.text import LANGUAGES
from sandtable.games.wolfenstein import log, winning
from sandtable.games.wolfenstein.box import standard_box
from sandtable.games.wolfenstein.game import GAME, STEPS
from sandtable.games.wolfenstein.hero_turn import BY_VERB
from sandtable.games.wolfenstein.options import SEATS, Options
from sandtable.games.wolfenstein.vocabulary import AMMO, FACES, VOCABULARY
from tests.words import Samples, Source, Strict, WordsSuite, as_option, in_both, in_turn

BOX = standard_box(Options())
MAPS = [mission.map for mission in BOX.missions.values()]
RULES = Source(GAME, {"verb": ("Blade", 0)})
#: Why a mission can be lost.
CAUSES = {
    str(node.value.value)
    for node in ast.walk(ast.parse(inspect.getsource(winning.loss)))
    if isinstance(node, ast.Return) and isinstance(node.value, ast.Constant) and node.value.value
}

MODELS = [f"{kind}-{number}" for kind, numbers in BOX.numbers.items() for number in numbers]
HEROES = list(BOX.cards.heroes)
PLACES = sorted({place for map_ in MAPS for place in map_.places})
DOORS = sorted({door.id for map_ in MAPS for door in map_.doors})
BARRICADES = sorted({piece.id for map_ in MAPS for piece in map_.barricades})
TOKENS = sorted({token.id for mission in BOX.missions.values() for token in mission.tokens.values()})
SEARCHED = [token for token in TOKENS if token.partition("-")[0] in ("chest", "event", "objective")]
WEAPONS = [*BOX.cards.weapons, *(enemy.weapon.id for enemy in BOX.cards.enemies.values())]
ITEMS = list(BOX.cards.equipment)
CHOICES = [choice.id for card in BOX.cards.events.values() for choice in card.options]
ABILITIES = [ability.id for weapon in BOX.cards.weapons.values() for ability in weapon.abilities]
SKILLS = [
    *(skill.id for hero in BOX.cards.heroes.values() for skill in hero.skills),
    *(skill.id for enemy in BOX.cards.enemies.values() for skill in enemy.skills),
]
CARDS = [*ITEMS, *BOX.cards.weapons, *BOX.cards.events, *BOX.cards.chests]
SQUARES = ["c7", "a1", "q12"]
SAMPLES: dict[str, list[str]] = {
    "ability": ["", *ABILITIES],
    "at": SQUARES,
    "attacker": [*HEROES, *MODELS],
    "barricade": BARRICADES,
    "card": CARDS,
    "cards": ITEMS,
    "deck": ["equipment", "weapons", "events", "chests"],
    "door": DOORS,
    "effect": list(VOCABULARY),
    "face": [*FACES],
    "faces": [*FACES],
    "goal": ["", *HEROES, *MODELS, *PLACES],
    "hero": HEROES,
    "into": [*FACES],
    "item": ITEMS,
    "kind": list(BOX.numbers),
    "letter": ["a", "b", "c"],
    "model": [*HEROES, *MODELS],
    "objectives": ["a", "b", "c", "d"],
    "option": CHOICES,
    "other": HEROES,
    "phase": ["player-phase", "nazi-phase", "clean-up"],
    "place": PLACES,
    "seat": [*SEATS],
    "skill": SKILLS,
    "start": SQUARES,
    "starter": [*SEATS],
    "target": [*MODELS, *HEROES],
    "thing": ["gp", "shared-life", *AMMO, *ITEMS, *BOX.cards.weapons],
    "token": SEARCHED,
    "type": ["armor", "booster", "suit", "other"],
    "weapon": WEAPONS,
}
#: What stands in the same field of different sentences.
SPECIAL: dict[tuple[str, str], list[str]] = {
    ("Forced", "option"): ["move c7", "attack soldat-3 sturmgewehr armor-piercing", "start player-1"],
    ("Killed", "hero"): ["", *HEROES],
    ("Cancelled", "card"): ["", *ITEMS],
    ("Diverted", "model"): ["hitler-49"],
    ("Diverted", "other"): ["hitler-49", *MODELS],
    ("no-ammo", "kind"): [*AMMO],
    ("too-little-ammo", "kind"): [*AMMO],
    ("cannot-be-given", "thing"): ["gp", "shared-life"],
    ("nazi-step", "goal"): [*HEROES, *MODELS, *PLACES],
    ("bots-carry-nothing", "hero"): MODELS,
}
NEVER_EMPTY = {"Rerolled"}
LISTED = {"objectives", "faces", "cards"}
COUNTED = {"ap", "armor", "distance", "gp", "hp", "left", "most", "n", "range", "round", "rounds"}


@pytest.fixture(scope="module")
def both() -> list[Strict]:
    things = (*MODELS, *BOX.numbers, *DOORS, *BARRICADES, *TOKENS, *CARDS, *SKILLS, *ABILITIES, *CHOICES)
    ids, square = {*things, *RULES.verbs}, r"[a-z]{1,2}[0-9]{1,2}\b"
    return [Strict(GAME, language, ids, plain=square, nameless=("sign", "unit")) for language in LANGUAGES]


class TestWords(WordsSuite):
    source = RULES
    samples = Samples(SAMPLES, SPECIAL, counted=COUNTED, listed=LISTED, never_empty=NEVER_EMPTY)
    needed = {
        "tagline",
        "name-victory",
        "name-defeat",
        *(f"effect-{effect}" for effect in VOCABULARY),
        *(f"name-phase-{phase}" for phase in STEPS),
        *(f"name-cause-{cause}" for cause in CAUSES),
    }
    answer = {"a", "b", "c", "count"}
    besides = {"prompt-choose-text": {"text-1", "text-2"}}
    spared = {"event-option"}  # on a card
    plainly = {"difficulty", "heroes"}
    thoroughly, seldom = 20, 120
    least_read = 42_000


def test_the_source_is_read_as_it_is_written() -> None:
    """Samples of each way in which the rules name what they say."""
    assert {"action", "choose-text", "keep-blade", "nazi-step", "place-spawn", "step-out"} <= RULES.prompts.keys()
    assert RULES.prompts["reroll"] == {"hero", "target", "faces", "most"}
    assert RULES.prompts["nazi-step"] == {"model", "goal"}
    assert {"execute", "throw", "move", "end", "reroll", "cancel"} | BY_VERB.keys() <= RULES.verbs
    assert RULES.refusals["too-few-ap"] == {"ap", "left"}
    assert RULES.refusals["sabotaged"] == set()  # of a Hero, or of a bot
    assert RULES.odds == {"kill": set(), "hurt": {"hp", "armor"}, "reload": set(), "success": set()}
    assert {"all-dead", "a-hero-died", "out-of-rounds"} == CAUSES
    assert {log.Moved, log.Shielded} <= {*RULES.events}


ANSWERS: dict[str, list[list[str]]] = {
    "activate": [[*HEROES, *MODELS]],
    "act": [MODELS],
    "aim": [SQUARES],
    "attach": [ITEMS, WEAPONS],
    "attack": [MODELS, WEAPONS, ABILITIES],
    "cancel": [["0", "1", "2", "3"], ["2", "1", "0", "3"]],
    "choose": [[*HEROES, *MODELS, *PLACES, *CHOICES, "1", "2"]],
    "clear": [BARRICADES],
    "detach": [WEAPONS],
    "enter": [["a", "b", "c", "d"]],
    "equip": [ITEMS],
    "execute": [MODELS, ITEMS],
    "give": [HEROES, [*AMMO, *ITEMS, *WEAPONS, "gp", "shared-life"]],
    "head-for": [["a", "b", "c", "d"]],
    "move": [SQUARES],
    "open": [DOORS],
    "passage": [["a", "b", "c"]],
    "pay": [["ap-2", "gp-1", "fatigue", "first-aid-kit", "nothing"]],
    "peek": [SEARCHED],
    "place": [SQUARES],
    "put": [SQUARES],
    "react": [ITEMS],
    "ready": [WEAPONS],
    "reload": [WEAPONS],
    "reroll": [[*FACES]],
    "search": [SEARCHED],
    "share-life": [HEROES],
    "shield": [["1", "2"]],
    "skill": [SKILLS],
    "spawn": [MODELS],
    "start": [[*SEATS]],
    "step": [SQUARES],
    "take": [[*AMMO, *ITEMS]],
    "throw": [MODELS, ITEMS],
    "towards": [[*HEROES, *MODELS, *PLACES]],
    "unequip": [ITEMS],
    "unjam": [WEAPONS],
    "use": [ITEMS],
}
ALONE = {"contest", "decline", "discard", "end", "fatigue", "keep", "reroll", "stop"}


def test_every_answer_reads_well_in_both_languages(both: list[Strict]) -> None:
    assert ANSWERS.keys() | ALONE == RULES.verbs
    options = [Option(verb) for verb in sorted(ALONE)]
    for verb, columns in ANSWERS.items():
        options += [Option(verb, args) for args in in_turn(*columns)]
    options += [Option("attack", (target, weapon)) for target, weapon in zip(MODELS, cycle(WEAPONS), strict=False)]
    options += [Option("attack", (target,)) for target in (*HEROES, *MODELS)]
    for words, option in product(both, options):
        words.check(words.option(option))


# -- by example ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("option", "english", "french"),
    [
        ("move c7", "Move to c7", "Se déplacer en c7"),
        ("open c1-r2", "Open the door C1–R2", "Ouvrir la porte C1–R2"),
        ("attack soldat-3", "Attack Soldat 3", "Attaquer le Soldat 3"),
        (
            "attack soldat-3 sturmgewehr armor-piercing",
            "Attack Soldat 3 with the Sturmgewehr (Armor Piercing)",
            "Attaquer le Soldat 3 avec le Fusil d’assaut (Percer les armures)",
        ),
        ("attack bevli-46 arc-pistol", "Attack Professor Solomon Bevli with the Arc Pistol", None),
        ("throw officer-17 hatchet", "Throw the Hatchet at Officer 17", "Lancer la Hachette sur l’Officier 17"),
        ("search event-1", "Search Event 1", "Fouiller l’Événement 1"),
        ("search objective-a", "Search Objective A", "Fouiller l’Objectif A"),
        ("give anya light", "Give 1 light ammo to Anya Oliwa", "Donner 1 jeton munitions légères à Anya Oliwa"),
        ("give anya helmet", "Give the Helmet to Anya Oliwa", "Donner le Casque à Anya Oliwa"),
        ("pay ap-2", "Pay: 2 AP", "Payer : 2 PA"),
        ("towards r2", "Towards the noise in Room 2", "Vers le bruit dans la Pièce 2"),
        ("towards c2", "Towards the noise in Corridor 2", "Vers le bruit dans le Couloir 2"),
        ("cancel 1 1", "Cancel 1 HP Hit and 1 Armor Hit", "Annuler 1 dégât PV et 1 dégât d’armure"),
        ("cancel 0 3", "Cancel HP Hits: 0, Armor Hits: 3", None),
    ],
)
def test_a_button_says_what_it_does(option: str, english: str, french: str | None) -> None:
    said = in_both(GAME, lambda words: words.option(as_option(option)))
    assert said == (english, french or said[1])


@pytest.mark.parametrize(
    ("prompt", "args", "option", "english", "french"),
    [
        ("event", {"card": "chased"}, "choose help", "Help the prisoners", "Aider les prisonniers"),
        ("event", {"card": "fuse-box"}, "choose overload", "Overload it", "La surcharger"),
        ("choose-place", {"card": "shoshana"}, "choose r2", "In Room 2", "Dans la Pièce 2"),
        ("react", {}, "decline", "Take the damage", "Subir les dégâts"),
        ("keep-blade", {"item": "pipe"}, "keep", "Keep the Pipe", "Garder le Tuyau"),
        ("reroll", {}, "keep", "Keep the roll as it is", "Garder le lancer tel quel"),
    ],
)
def test_the_same_answer_means_something_else_at_every_question(
    prompt: str, args: dict[str, Any], option: str, english: str, french: str
) -> None:
    answer = as_option(option)
    decision = Decision(SEATS[0], prompt, (answer,), args)
    assert in_both(GAME, lambda words: words.option(answer, decision)) == (english, french)


@pytest.mark.parametrize(
    ("event", "english", "french"),
    [
        (log.Moved("", "soldat-3", "c7", "d7", 1), "Soldat 3 goes from c7 to d7.", "Le Soldat 3 va de c7 à d7."),
        (log.NoiseMade("", "c7"), "There is noise in Corridor 7.", "Il y a du bruit dans le Couloir 7."),
        (log.Chosen("", "drone-35"), "Drone 35 is next to act.", "Le Drone 35 est le prochain à agir."),
        (log.Chosen("", "drone-35", "klaus"), "Drone 35 goes for Klaus Kreutz.", None),
        (log.Chosen("", "drone-35", "r1"), "Drone 35 goes for the noise in Room 1.", None),
        (log.Hurt("", "anya", 2, 0), "Anya Oliwa loses 2 HP.", "Anya Oliwa perd 2 PV."),
        (log.Hurt("", "ubersoldat-31", 0, 1), "Übersoldat 31 loses 1 Armor.", "L’Übersoldat 31 perd 1 point d’armure."),
        (log.Killed("", "hitler-49", "set"), "Set Roth has killed Adolf Hitler.", "Set Roth a tué Adolf Hitler."),
        (log.Killed("", "von-grim-47"), None, "Le Général Oscar von Grim est mort."),
        (log.Died("", "anya"), "Anya Oliwa is dead.", "Anya Oliwa est morte."),
        (log.Gained("", "max", "gp", -1), "Max Hass loses 1 GP.", "Max Hass perd 1 PG."),
        (log.Gained("", "max", "tnt"), "Max Hass gets the TNT.", "Max Hass reçoit la TNT."),
        (log.EventChosen("", "max", "cells", "force"), "“The Cells”: Max Hass decides to: Force the lock.", None),
        (log.ControllerPassed("", "player-2"), None, "Le Joueur 2 reçoit le jeton contrôleur de l’IA."),
        (
            log.Diverted("", "hitler-49", "soldat-2"),
            "Adolf Hitler hides behind Soldat 2, who takes the damage.",
            None,
        ),
        (
            Forced("", "player-1", "activate klaus"),
            "The only choice for Player 1: Activate Klaus Kreutz.",
            "Seul choix possible pour le Joueur 1 : Activer Klaus Kreutz.",
        ),
    ],
)
def test_the_log_reads_like_a_story_told_at_the_table(event: Event, english: str | None, french: str | None) -> None:
    said = in_both(GAME, lambda words: words.event(event))
    assert said == (english or said[0], french or said[1])


def test_odds_are_told_as_whole_percents_with_what_is_lost_on_average() -> None:
    hurt = Odds("hurt", Fraction(2, 3), {"hp": 1.25, "armor": 0.5})
    assert in_both(GAME, lambda words: words.odds(hurt)) == (
        "67% to hurt, on average 1.2 HP and 0.5 Armor",
        "67 % de chances de blesser, en moyenne 1,2 PV et 0,5 d’armure",
    )
