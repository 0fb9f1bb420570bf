"""Everything that a player of Halls of Hegra can read, in English and in French."""

from __future__ import annotations

import ast
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from sandtable.engine.action import Odds
from sandtable.engine.decision import Decision, Option
from sandtable.engine.errors import Malformed
from sandtable.engine.event import Event, Forced
from sandtable.engine.text import LANGUAGES, words_for
from sandtable.games.hegra import GAME, log, names
from sandtable.games.hegra.box import standard_box
from sandtable.games.hegra.effects import EFFECTS
from sandtable.games.hegra.game import STEPS
from sandtable.games.hegra.options import Options
from sandtable.games.hegra.view import card_text
from tests.support import new_match
from tests.words import Samples, Source, Strict, Variables, WordsSuite, as_option, catalogue, in_both, languages

BOX = standard_box(Options())
RULES = Source(GAME, {"prompt": ("Section", 0)})
CAUSES = RULES.written("lose_game", 1)
TOLD = [call for call in RULES.calls["tell"] if ast.unparse(call.node.args[0]) == "Skipped"]
SKIPPED = {text for call in TOLD for text in RULES.possible(call.argument(2), call)}  # what can be impossible

SECTORS = [f"sector-{number}" for number in range(1, 5)]
LYING = [f"{sector}-lying" for sector in SECTORS]
CARDS = [*BOX.events, *BOX.morale, *BOX.resolve, *BOX.snow]
NAMES = [value for value in vars(names).values() if isinstance(value, str)]
PLACES = [*BOX.spaces, *BOX.map, "ready", "tired", "rest", "reserve", "recruit-bag", "recruitment", "reckless"]
GROUPS = ["supply", "patrol", "miss", "morale"]
SAMPLES: dict[str, list[str]] = {
    "area": ["tired", "ready", "rest"],
    "at": list(BOX.map),
    "card": CARDS,
    "cause": sorted(CAUSES),
    "deck": ["high", "low"],
    "depot": [space.id for space in BOX.map.values() if space.depot],
    "disc": [*names.DEFENDERS],
    "discs": [*names.DEFENDERS],
    "group": GROUPS,
    "gun": [*names.GUNS],
    "how": ["sneak", "fight"],
    "one": ["soldier"],
    "option": ["place soldier repair", "done", "go green-2"],
    "result": ["defeat", *(level.result for level in BOX.tracks.surrender)],
    "row": [*names.ROWS],
    "seat": [names.COMMANDER],
    "source": PLACES,
    "space": list(BOX.spaces),
    "stage": ["mobilisation", "first-attack", "siege"],
    "target": [*SECTORS, *LYING, *names.ROWS, names.AIRFIELD],
    "tile": ["miss", "artillery", *names.AIR, "wall-a", "gun-1"],
    "tiles": ["miss", "artillery", *names.AIR, "wall-a", "gun-1"],
    "to": [*PLACES, "hit-bag", "waiting", "bed-1", "bed-2", "bed-3"],
    "track": ["supply", "snow", "surrender", "morale", "suspicion", "defence", "artillery", "fear", "doubt"],
    "two": ["hunter"],
    "weather": ["sun", "cloud", "snow"],
    "where": ["wall-a", "gun-1", "gun-2", *names.DUG_OUT],
}
#: Things that stand in the same field of different events.
WHATS = {
    ("Drawn", "what"): [*names.DEFENDERS, "doubt", *BOX.morale, *BOX.resolve],
    ("Skipped", "what"): sorted(SKIPPED),
    ("Rolled", "what"): [*names.WALLS, *names.GUNS, names.MACHINE_GUN],
    ("Jammed", "what"): [*names.GUNS, names.MACHINE_GUN],
    ("Unjammed", "what"): [*names.GUNS, names.MACHINE_GUN],
    ("Befell", "what"): ["coup", "retreat", "last-stand"],
}
COUNTED = {"cost", "credit", "drawn", "first", "last", "left", "level", "moves", "place", "sector"}


@pytest.fixture(scope="module")
def both() -> list[Strict]:
    ids = {*BOX.spaces, *BOX.map, *CARDS, *STEPS, *RULES.verbs, *SECTORS, *LYING, *NAMES}
    return [Strict(GAME, language, ids, numbered="runner-[0-9]") for language in LANGUAGES]


class TestWords(WordsSuite):
    source = RULES
    samples = Samples(SAMPLES, WHATS, counted=COUNTED, crossed={"track", "result", "cause"})
    needed = {
        "opens",
        "name-defeat",
        *(f"effect-{effect}" for effect in (*EFFECTS, "choose")),
        *(f"name-phase-{phase}" for phase in STEPS),
        *(f"name-cause-{cause}" for cause in CAUSES),
    }
    exact = "[0-9]|supply|morale|fear|doubt|miss|surrender|suspicion|defence"
    least_read = 10_000
    shelved = {"bomb", "next", "deliver", "use"}  # rare in play: a shelled airfield, a house rule


def test_the_source_is_read_as_it_is_written() -> None:
    """One sample of each way in which the rules name a text."""
    assert {"recruit", "mobilise", "target", "enlist"} <= RULES.prompts.keys()
    assert RULES.prompts["run"] == {"disc", "at", "moves"}
    assert {"place", "gun-1", "gun-2", "treat", "cure", "stop", "machine-gun"} <= RULES.verbs
    assert {"barred", "gun-not-in-play", "gun-cannot-fire"} <= RULES.refusals.keys()
    assert RULES.refusals["barred"] == {"disc", "space"}
    assert {"charge", "treat", "cure", "miss", "artillery", "high", "low"} <= SKIPPED
    assert {"skull", "too-few-healthy", "last-stand"} == CAUSES


@languages
def test_what_cannot_be_done_is_told_in_a_sentence_of_its_own(language: str) -> None:
    told = Variables(catalogue(GAME, language)["event-skipped"].value).cases["what-id"]
    assert sorted(SKIPPED - told) == []


def test_every_card_says_what_it_is_called_and_what_it_does(both: list[Strict]) -> None:
    table = new_match(GAME).state
    for words, card, day in product(both, CARDS, (1, 4, 7)):
        table.day = day
        words.check(words.name(card))
        for line in card_text(table, card):
            words.check(words.text(line))


# -- by example ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("option", "english", "french"),
    [
        ("place soldier repair", "Place the Soldier on Repair", "Placer le Soldat sur l’action Réparer"),
        ("keep officer", "Keep the Officer", "Garder l’Officier"),
        ("spend supply", "Spend 1 Supply to make Defenders Ready", None),
        ("remove 2", "Remove 2 Infantry", "Retirer 2 Fantassins"),
        (
            "remove sector-1-lying",
            "Remove 1 Infantry from Sector 1 (lying)",
            "Retirer 1 Fantassin : Secteur 1 (couché)",
        ),
        ("shell patrol-green-2", "Hit the Patrol on Green 2", "Toucher la Patrouille sur Vert 2"),
        ("admit hunter-3", "Give the bed to the Hunter (level 3)", None),
        ("treat bed-2", "Treat the Patient in Bed 2", "Soigner le Patient dans le Lit 2"),
        ("treat waiting medic-4", "Treat the waiting Medic (level 4)", None),
        ("man soldier-tired", "Send the Soldier from Tired", "Envoyer le Soldat (zone Fatigués)"),
        ("machine-gun wall-a", "Fire the Machine Gun from Defensive Position A", None),
        ("machine-gun wall-b supply", "Fire the Machine Gun from Defensive Position B and spend 1 Supply: +2", None),
        ("gun-1 airfield", "Fire Gun 1 at Værnes Airfield", "Tirer avec le Canon 1 sur l’Aérodrome de Værnes"),
        ("bomb air 3", "Destroy Air stack 3, counted from the left", None),
        ("run 2", "Move runner 2", "Déplacer le Ravitailleur 2"),
    ],
)
def test_a_button_says_what_it_does(option: str, english: str, french: str | None) -> None:
    said = in_both(GAME, lambda words: words.option(as_option(option)))
    assert said == (english, french or said[1])


@pytest.mark.parametrize(
    ("prompt", "args", "english"),
    [
        ("recruit", {"drawn": 3}, "Stop and keep all 3"),
        ("enemy", {"disc": "soldier", "at": "green-2"}, "Stop here: Suspicion −1"),
        ("airfield", {}, "Do nothing else"),
        ("muster", {"credit": 0}, "Stop here"),
    ],
)
def test_to_stop_means_something_else_at_every_question(prompt: str, args: dict[str, Any], english: str) -> None:
    stop = Option("stop")
    decision = Decision("commander", prompt, (stop,), args)
    assert in_both(GAME, lambda words: words.option(stop, decision))[0] == english


@pytest.mark.parametrize(
    ("event", "english", "french"),
    [
        (log.InfantryMoved("", 1, 3, 0), "1 Infantry goes from Sector 3 into the Charge box.", None),
        (log.InfantryMoved("", 2, 3, 4), None, "2 Fantassins passent du Secteur 3 au Secteur 4."),
        (log.TrackMoved("", "morale", 0, -1), "Morale goes from 0 to −1.", "Le Moral passe de 0 à −1."),
        (log.TrackMoved("", "surrender", 2, 1), "Surrender now stands at Truce.", None),
        (log.SuppliesChanged("", -1, 4), "1 Supply is gone; 4 left.", None),
        (log.TilesAdded("", "miss", 2), "2 tiles go into the Hit bag: Miss.", None),
        (log.Moved("", "officer", "tired", "ready"), None, "L’Officier quitte la zone Fatigués pour la zone Prêts."),
        (log.Healed("", "infantry"), "The German is healed and sent away.", "L’Allemand est guéri et s’en va."),
        (
            log.RunnerChecked("", "hunter", "sneak", 2, 3, False),
            "The Hunter sneaks: a 2 against Suspicion 3, failed.",
            "Le Chasseur se faufile : le dé donne 2 contre une Méfiance de 3, manqué.",
        ),
        (
            Forced("", "commander", "go green-2"),
            "The only choice for the Commander: Go to Green 2.",
            "Seul choix possible pour le Commandant : Rejoindre Vert 2.",
        ),
    ],
)
def test_the_log_reads_like_a_dispatch(event: Event, english: str | None, french: str | None) -> None:
    said = in_both(GAME, lambda words: words.event(event))
    assert said == (english or said[0], french or said[1])


def test_odds_are_told_as_whole_percents() -> None:
    assert in_both(GAME, lambda words: words.odds(Odds("hit", Fraction(2, 3)))) == (
        "67% to hit",
        "67 % de chances de toucher",
    )


def test_what_has_no_words_shows_its_key_in_brackets() -> None:
    words = words_for(GAME, "en")
    assert words.say("no-such-key") == "[no-such-key]"
    assert words.option(Option("no-such-verb", ("soldier",))) == "[option-no-such-verb]"
    assert words.name("no-such-thing") == "no-such-thing"


def test_a_language_that_nobody_wrote_is_refused() -> None:
    with pytest.raises(Malformed, match="languages: en, fr"):
        words_for(GAME, "tlh")
