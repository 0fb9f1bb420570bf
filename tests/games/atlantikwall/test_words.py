"""Everything that a player of D-Day Dice with Atlantikwall can read, in English and in French."""

from __future__ import annotations

import ast
from fractions import Fraction
from functools import cached_property
from itertools import product
from typing import Any

import pytest

from sandtable.engine.action import Odds
from sandtable.engine.decision import Decision, Option
from sandtable.engine.event import Event, Forced
from sandtable.engine.text import LANGUAGES
from sandtable.games.atlantikwall import log, log_beach, log_dice, log_war
from sandtable.games.atlantikwall.cards import read_cards
from sandtable.games.atlantikwall.game import GAME, STEPS
from sandtable.games.atlantikwall.maps import read_maps
from sandtable.games.atlantikwall.names import ALLIED_COLOURS, BLACK, FACES, GERMAN, PLAIN, UNITS
from sandtable.games.atlantikwall.state import Die
from sandtable.games.atlantikwall.vocabulary import WORDS
from tests.words import Call, Samples, Source, Strict, WordsSuite, as_option, in_both, in_turn

CARDS = read_cards()
MAPS = read_maps()


class Rules(Source):
    """The source of the rules, with what is special to this game."""

    @cached_property
    def events(self) -> list[type[Event]]:
        """All but the common base of events about dice, which is never told itself."""
        return [kind for kind in super().events if kind is not log_dice.OfDice]

    def possible(self, node: ast.expr | None, call: Call) -> set[str]:
        """The chance of an RWB is named by its face."""
        if isinstance(node, ast.JoinedStr) and ast.unparse(node) == "f'rwb-{face}'":
            return {f"rwb-{face}" for face in FACES}
        return super().possible(node, call)


RULES = Rules(GAME)
SIDES = [*UNITS, GERMAN]
SECTORS = sorted({name for battle in MAPS.values() for name in battle.sectors})
SPECIALISTS, ITEMS, DECORATIONS = list(CARDS.specialists), list(CARDS.items), list(CARDS.decorations)
AWARDS, VEHICLES = list(CARDS.awards), list(CARDS.vehicles)
EVERY_CARD = [*SPECIALISTS, *ITEMS, *AWARDS, *VEHICLES, *DECORATIONS]
BONUSES = [bonus.id for bonuses in CARDS.bonuses.values() for bonus in bonuses.values()]
CHOICES = sorted({c.id for bonuses in CARDS.bonuses.values() for bonus in bonuses.values() for c in bonus.choices})
COLOURS = [*ALLIED_COLOURS, BLACK, PLAIN]
DICE = [Die(colour, face) for colour in (*ALLIED_COLOURS, BLACK, PLAIN) for face in FACES]
SHOWN = [f"{die.colour}-{die.face}" for die in DICE]
LABELS = ["landmines", "mgf", "arrival", "sniper", "sharpshooter", "goliath"]
RESOURCES = ["soldiers", "courage", "stars", "points"]
CAUSES = ["unit-destroyed", "cannot-move", "bunker-left", "bunkers-taken", "assault", "last-assault", "nobody-left"]
HELD = [
    *("hidden", "battle-cry", "used-item", "extra-find", "trade-anywhere", "trade-row", "free-advance", "stay-put"),
    *("dearer-advance", "lower-losses", "no-losses", "no-mgf", "covered", "no-lowering", "tracer"),
]
SAMPLES: dict[str, list[Any]] = {
    "at": SECTORS,
    "bonus": BONUSES,
    "card": EVERY_CARD,
    "cause": CAUSES,
    "choice": [*CHOICES, "counter"],
    "colour": COLOURS,
    "dice": DICE,
    "die": DICE,
    "first": ["allies", GERMAN],
    "given": DICE,
    "how": ["advance", "lateral", "cry"],
    "item": ITEMS,
    "label": LABELS,
    "moment": ["roll", "tally", "upkeep", "move", "combat", "confrontation"],
    "must": [True, False],
    "on": ["mulligan", "again", "rethrow", "add", "desperate"],
    "other": list(UNITS),
    "phase": list(STEPS),
    "seat": SIDES,
    "side": SIDES,
    "spared": SPECIALISTS,
    "start": SECTORS,
    "taken": DICE,
    "to": SECTORS,
    "unit": list(UNITS),
    "vehicle": VEHICLES,
    "was": DICE,
    "what": RESOURCES,
    "which": ["first", "second"],
    "why": ["inactive", "ignored", "cry"],
}
#: Fields whose values differ from sentence to sentence.
SPECIAL: dict[tuple[str, str], list[Any]] = {
    ("Forced", "option"): ["move 5", "lock 25", "recruit medic", "use dog able 3", "give baker soldiers 2"],
    ("Given", "to"): list(UNITS),
    ("ItemGiven", "to"): list(UNITS),
    ("HeldForTurn", "what"): HELD,
    ("blind-start", "dice"): ["1", "6"],
    ("pool", "dice"): SHOWN,
    ("which-tally", "first"): SHOWN,
    ("which-tally", "second"): SHOWN,
    ("agree", "given"): SHOWN,
    ("agree", "taken"): SHOWN,
    ("d6", "side"): SIDES,
    ("result", "card"): [*ITEMS, *DECORATIONS, *BONUSES],
    ("somebody-has", "unit"): ["", *UNITS],
}
COUNTED = {"n", "have", "left", "soldiers", "place"}
LISTED: set[str] = set()


class Numbered(Samples):
    """Samples in which the d6 of a question is a number, and other dice are a list."""

    def args(self, key: str, names: Any) -> Any:
        for values in super().args(key, names):
            listed = {
                name: (values[name],) for name in ("dice", "first", "second") if key in LISTING and name in values
            }
            yield {**values, **listed, **({"die": 4} if key == "d6" else {})}


LISTING = ("pool", "which-tally", "blind-start")


@pytest.fixture(scope="module")
def both() -> list[Strict]:
    ids = {*EVERY_CARD, *BONUSES, *SHOWN, *SECTORS, *RULES.verbs, *WORDS} - {"half-track"}
    return [Strict(GAME, language, ids, numbered=r"[a-z]+-[0-9]+") for language in LANGUAGES]


class TestWords(WordsSuite):
    source = RULES
    samples = Numbered(SAMPLES, SPECIAL, counted=COUNTED, listed=LISTED, never_empty={"TallyClosed", "DiceThrown"})
    needed = {
        "tagline",
        "name-allied-victory",
        "name-german-victory",
        "card-sacrifice",
        "frees-skulls",
        "bonus-choice",
        *(f"effect-{effect}" for effect in WORDS),
        *(f"name-phase-{phase}" for phase in STEPS),
        *(f"name-cause-{cause}" for cause in (*CAUSES, "survived")),
    }
    answer = {"a", "b", "c", "count"}
    thoroughly, seldom = 12, 60
    least_read = 8_000


def test_the_source_is_read_as_it_is_written() -> None:
    """Samples of each way in which the rules name their words."""
    assert {
        "lock",
        "reroll",
        "market",
        "move",
        "window",
        "casualties",
        "d6",
        "choose-decoration",
    } <= RULES.prompts.keys()
    assert RULES.prompts["casualties"] == {"n", "soldiers"}
    assert {"lock", "use", "give", "cry", "cover", "desperate"} <= RULES.verbs
    assert RULES.refusals["too-few-stars"] == {"card", "n", "have"}
    assert RULES.odds.keys() == {"straight", "survive", *(f"rwb-{face}" for face in FACES)}
    assert {log.Gained, log_beach.Moved, log_dice.DiceThrown, log_war.Confronted} <= {*RULES.events}


ANSWERS: dict[str, list[list[str]]] = {
    "add": [COLOURS[:3], [*FACES]],
    "aside": [COLOURS[:3]],
    "cancel": [["1", "6"]],
    "change": [["1", "6"], [*FACES]],
    "cover": [SPECIALISTS],
    "cry": [SECTORS],
    "decoration": [DECORATIONS],
    "exchange": [["1", "6"], ["2", "3"]],
    "find": [ITEMS],
    "first": [["allies", GERMAN]],
    "free": [["1", "6"]],
    "gift": [[*UNITS]],
    "give": [SPECIALISTS],
    "instead": [SPECIALISTS],
    "keep": [AWARDS],
    "lock": [["25", "1"]],
    "lose": [[*SPECIALISTS, *ITEMS]],
    "move": [SECTORS],
    "next": [[*UNITS, *DECORATIONS]],
    "once-more": [["1", "6"]],
    "read": [SECTORS],
    "recruit": [SPECIALISTS],
    "reroll": [["134", "1"]],
    "result": [[*FACES, *COLOURS[:3]]],
    "rethrow": [["1", "6"]],
    "soldiers": [["1", "6"]],
    "start": [SECTORS],
    "steal": [[*UNITS], ["1", "6"]],
    "take": [[*SPECIALISTS, *CHOICES, "counter", "3"]],
    "use": [EVERY_CARD],
    "used": [ITEMS],
}
ALONE = {
    *("accept", "again", "agree", "award", "buy", "decline", "desperate", "done", "enough", "hold", "mulligan"),
    *("nobody", "nothing", "pass", "refuse", "snipe", "stay", "stop", "vehicle"),
}
AIMED = [
    *(f"use {card} {unit}" for card in ("scharfschuetze", "goliath-mine", "dispatch-case") for unit in UNITS),
    *(f"use {card} {at}" for card in ("mortar", "naval-observer", "gas", "mg42") for at in SECTORS),
    *(f"use {card} {face}" for card in ("distinguished-service-cross", "knights-cross") for face in FACES),
    *(f"use {card} {number} {face}" for card in ("binoculars", "fernglas") for number in "16" for face in FACES),
    *(f"use captain {number} {colour}" for number in "16" for colour in COLOURS[:3]),
    *(f"use {card} {unit} {n}" for card in ("dog", "war-merit-cross", "waffen-ss") for unit in UNITS for n in "16"),
    *(f"use {card} pionier" for card in ("rifle-scope", "medaille-de-la-resistance", "verbandkasten")),
    *(f"give {unit} {what} {n}" for unit in UNITS for what in RESOURCES for n in (1, 2)),
    *(f"give {unit} {item}" for unit in UNITS for item in ITEMS),
    "use medaille-de-la-resistance soldiers",
    "use lucky-charm 3",
]


def test_every_answer_reads_well_in_both_languages(both: list[Strict]) -> None:
    assert ANSWERS.keys() | ALONE == RULES.verbs
    options = [Option(verb) for verb in sorted({*ALONE, "soldiers", "rethrow", "decoration"})]
    for verb, columns in ANSWERS.items():
        options += [Option(verb, args) for args in in_turn(*columns)]
    for words, option in product(both, [*options, *map(as_option, AIMED)]):
        words.check(words.option(option))


# -- by example ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("option", "english", "french"),
    [
        ("start 1", "Land in Sector 1", "Débarquer dans le Secteur 1"),
        ("move bunker", "Go to the Bunker", "Aller au Bunker"),
        ("cry west-bunker", "Battle Cry: Advance to the West Bunker", "Cri de guerre : Avancer au Bunker ouest"),
        ("use gas west-3", "Use the Gas on Sector 3 West", "Utiliser le Gaz sur le Secteur 3 Ouest"),
        ("use dog able 3", "Use the Dog: take die 3 of Able", "Utiliser le Chien : prendre le dé 3 d’Able"),
        ("use binoculars 4", "Use the Binoculars: turn the d6 to 4", "Utiliser les Jumelles : mettre le d6 sur 4"),
        ("use binoculars 4 soldiers", "Use the Binoculars: die 4 becomes 2 Soldiers", None),
        ("give baker soldiers 1", "Give Baker Soldiers: 1", "Soldats pour Baker : 1"),
        ("give baker bazooka", "Give the Bazooka to Baker", "Donner le Bazooka à Baker"),
    ],
)
def test_a_button_says_what_it_does(option: str, english: str, french: str | None) -> None:
    said = in_both(GAME, lambda words: words.option(as_option(option)))
    assert said == (english, french or said[1])


@pytest.mark.parametrize(
    ("prompt", "args", "option", "english", "french"),
    [
        ("casualties", {"n": 2, "soldiers": 3}, "soldiers", "Lose Soldiers", "Perdre des Soldats"),
        ("blind-start", {"dice": (3, 4)}, "soldiers 4", "Soldiers: 4", "Soldats : 4"),
        ("casualties", {"n": 2, "soldiers": 3}, "give medic", "Give the Medic instead of a Soldier", None),
        ("bonus", {"bonus": "battle-cry"}, "take counter", "A Re-roll counter instead", None),
        ("which-tally", {"first": (), "second": ()}, "keep first", "The first one", "Le premier"),
        ("pool", {"dice": ("red-star",)}, "take 1", "Take die 1 of the Pool", "Prendre le dé 1 de la Réserve"),
    ],
)
def test_the_same_answer_means_something_else_at_every_question(
    prompt: str, args: dict[str, Any], option: str, english: str, french: str | None
) -> None:
    answer = as_option(option)
    decision = Decision(GERMAN, prompt, (answer,), args)
    said = in_both(GAME, lambda words: words.option(answer, decision))
    assert said == (english, french or said[1])


@pytest.mark.parametrize(
    ("event", "english", "french"),
    [
        (log.Gained("", "able", "soldiers", 1), "Able gains 1 Soldier.", "Able gagne 1 Soldat."),
        (
            log.SoldiersLost("", GERMAN, 3, 1),
            "The German loses 3 Soldiers; 1 left.",
            "L’Allemand perd 3 Soldats ; il en reste 1.",
        ),
        (log.FirstChosen("", "allies"), "The Allies go first.", "Les Alliés passent d’abord."),
        (
            log_beach.Moved("", "able", "9", "bunker", "advance"),
            "Able Advances from Sector 9 to the Bunker.",
            "Able Avance du Secteur 9 au Bunker.",
        ),
        (
            log_dice.DiceThrown("", GERMAN, 1, (Die("red", "star"), Die("black", "soldiers"))),
            "The German throws: Red Star, Black 2 Soldiers.",
            "L’Allemand lance : Étoile rouge, 2 Soldats noirs.",
        ),
        (
            log_dice.DieStolen("", GERMAN, "able", Die("blue", "star")),
            "The German takes a die of Able: Blue Star.",
            "L’Allemand prend un dé d’Able : Étoile bleue.",
        ),
        (
            log_war.DefPaid("", 12, 4, 8),
            "The German owes 12 for the DEF and pays 4: 8 Soldiers are missing.",
            "L’Allemand doit 12 pour la DEF et paie 4 : il manque 8 Soldats.",
        ),
        (
            Forced("", GERMAN, "use dog able 3"),
            "The only choice for the German: Use the Dog: take die 3 of Able.",
            None,
        ),
    ],
)
def test_the_log_reads_like_a_story_told_at_the_table(event: Event, english: str, french: str | None) -> None:
    said = in_both(GAME, lambda words: words.event(event))
    assert said == (english, french or said[1])


def test_odds_are_told_as_whole_percents() -> None:
    assert in_both(GAME, lambda words: words.odds(Odds("rwb-soldiers", Fraction(1, 6)))) == (
        "17% for the RWB of 2 Soldiers",
        "17 % pour le RWB de 2 Soldats",
    )
