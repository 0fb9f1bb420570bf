"""Everything that a player of Halls of Hegra can read, in English and in French."""

from __future__ import annotations

import ast
import inspect
import random
import re
from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import cycle, islice, product
from types import ModuleType
from typing import Any, Literal, NamedTuple, TypeAlias, get_args, get_origin, get_type_hints

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from sandtable.engine.decision import Decision, Option, Refusal
from sandtable.engine.errors import Malformed
from sandtable.engine.event import Event, Forced, Rewound
from sandtable.engine.game import Odds
from sandtable.engine.match import Match
from sandtable.engine.scenario import read_scenario
from sandtable.engine.text import LANGUAGES, Words, words_for
from sandtable.engine.view import View
from sandtable.games.hegra import GAME, events, names
from sandtable.games.hegra.box import Options, standard_box
from sandtable.games.hegra.effects import EFFECTS
from sandtable.games.hegra.game import STEPS
from sandtable.games.hegra.view import card_text
from tests.support import ROOT, at_random, new_match, wavering

FOLDERS: tuple[Traversable, ...] = (files("sandtable.engine") / "locale", GAME.folder / "locale")
BOX = standard_box(Options())
EVENTS: list[type[Event]] = [
    Forced,
    Rewound,
    *(kind for _, kind in inspect.getmembers(events, inspect.isclass) if issubclass(kind, Event) and kind is not Event),
]

languages = pytest.mark.parametrize("language", LANGUAGES)


# -- the catalogues, as they are written ---------------------------------------------------------------------------


@cache
def catalogue(language: str) -> dict[str, ftl.Message]:
    """All messages of a language, by key."""
    return {
        entry.id.name: entry
        for folder in FOLDERS
        for _, entry in entries(folder, language)
        if isinstance(entry, ftl.Message)
    }


def entries(folder: Traversable, language: str) -> Iterator[tuple[str, ftl.EntryType]]:
    for file in folder.iterdir():
        if f".{file.name}".endswith(f".{language}.ftl"):
            for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
                yield file.name, entry


class _Variables(Visitor):
    """The variables of a pattern, and the cases that each of its selectors tells apart."""

    def __init__(self) -> None:
        self.found: set[str] = set()
        self.cases: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.found.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        if isinstance(node.selector, ftl.VariableReference):
            keys = (variant.key for variant in node.variants)
            known = {key.name if isinstance(key, ftl.Identifier) else key.value for key in keys}
            self.cases.setdefault(node.selector.id.name, set()).update(known)
        self.generic_visit(node)


def variables(pattern: ftl.Pattern | None) -> _Variables:
    visitor = _Variables()
    if pattern is not None:
        visitor.visit(pattern)
    return visitor


@languages
def test_the_catalogues_can_be_read_and_say_everything_once(language: str) -> None:
    for folder in FOLDERS:
        everything = list(entries(folder, language))
        assert [(file, entry.content) for file, entry in everything if isinstance(entry, ftl.Junk)] == []
        keys = Counter(entry.id.name for _, entry in everything if isinstance(entry, ftl.Message))
        assert [key for key, times in keys.items() if times > 1] == []


def test_what_is_said_in_one_language_is_said_in_the_other() -> None:
    assert catalogue("en").keys() == catalogue("fr").keys()


def test_a_question_words_the_same_answers_in_both_languages() -> None:
    def answers(language: str) -> set[tuple[str, str]]:
        prompts = {key: said for key, said in catalogue(language).items() if key.startswith("prompt-")}
        return {(key, attribute.id.name) for key, said in prompts.items() for attribute in said.attributes}

    assert answers("en") == answers("fr")


# -- the rules, as they are written --------------------------------------------------------------------------------


class Call(NamedTuple):
    """A call in the source, with where it stands."""

    module: ModuleType
    function: ast.FunctionDef | None
    node: ast.Call

    def __str__(self) -> str:
        return f"{self.module.__name__}:{self.node.lineno}"


Scope: TypeAlias = tuple[ModuleType, ast.FunctionDef | None]


def _calls(module: ModuleType, node: ast.AST, function: ast.FunctionDef | None) -> Iterator[Call]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Call):
            yield Call(module, function, child)
        yield from _calls(module, child, child if isinstance(child, ast.FunctionDef) else function)


@cache
def all_calls() -> dict[str, list[Call]]:
    """Every call in the rules of the game, by the name of what is called."""
    found: dict[str, list[Call]] = {}
    for file in GAME.folder.iterdir():
        if file.name.endswith(".py") and file.name != "player.py":  # it answers questions and asks none
            module = import_module(f"{GAME.package}.{file.name.removesuffix('.py')}")
            for call in _calls(module, ast.parse(file.read_text(encoding="utf-8")), None):
                called = call.node.func
                name = called.id if isinstance(called, ast.Name) else getattr(called, "attr", "")
                found.setdefault(name, []).append(call)
    return found


def argument(call: Call, index: int, name: str = "") -> ast.expr | None:
    if index < len(call.node.args):
        return call.node.args[index]
    return next((keyword.value for keyword in call.node.keywords if keyword.arg == name), None)


def possible(node: ast.expr | None, scope: Scope) -> set[str]:
    """The texts that an expression can be, followed to where they are written."""
    module, function = scope
    match node:
        case ast.Constant(value=str(text)):
            return {text}
        case ast.IfExp():
            return possible(node.body, scope) | possible(node.orelse, scope)
        case ast.Tuple():
            return {text for element in node.elts for text in possible(element, scope)}
        case ast.Name(id=name):
            given = list(_given(name, function)) if function else []
            if given:
                return {text for value in given for text in possible(value, scope)}
            parameters = [parameter.arg for parameter in function.args.args] if function else []
            if function and name in parameters:
                index = parameters.index(name)
                callers = all_calls()[function.name]
                return {t for c in callers for t in possible(argument(c, index, name), (c.module, c.function))}
            known = getattr(module, name)
            return {known} if isinstance(known, str) else set(known)
    raise AssertionError(f"{module.__name__}: cannot tell what {ast.unparse(node) if node else 'nothing'} is")


def _given(name: str, function: ast.FunctionDef) -> Iterator[ast.expr]:
    """What a name is set to inside a function: by an assignment, or by a loop over several things."""
    for node in ast.walk(function):
        match node:
            case ast.Assign(targets=[ast.Name(id=target)], value=value) if target == name:
                yield value
            case ast.For(target=ast.Name(id=target), iter=value) if target == name:
                yield value
            case ast.comprehension(target=ast.Name(id=target), iter=value) if target == name:
                yield value


def written(called: str, index: int) -> dict[str, list[Call]]:
    """The texts handed to a function as one of its arguments, with the calls that do so."""
    found: dict[str, list[Call]] = {}
    for call in all_calls().get(called, ()):
        for text in possible(argument(call, index), (call.module, call.function)):
            found.setdefault(text, []).append(call)
    return found


def values_given(call: Call, index: int) -> set[str]:
    """The names of the values that come with a prompt or a refusal."""
    given = argument(call, index, "args")
    if given is None:
        return set()
    assert isinstance(given, ast.Dict), f"{call}: the values are not written where they are given"
    return {str(key.value) for key in given.keys if isinstance(key, ast.Constant)}


@cache
def prompts() -> dict[str, set[str]]:
    """Every question, with the values that always come with it."""
    return {
        prompt: set.intersection(*(values_given(call, 3) for call in calls))
        for prompt, calls in written("Decision", 1).items()
    }


@cache
def refusals() -> dict[str, set[str]]:
    """Every reason, with the values that always come with it."""
    return {
        key: set.intersection(*(values_given(call, 2) for call in calls))
        for key, calls in written("Refusal", 1).items()
    }


def verbs() -> set[str]:
    return written("Option", 0).keys() | written("Each", 0).keys()


def skipped() -> set[str]:
    """What can turn out to be impossible."""
    told = [call for call in all_calls()["tell"] if ast.unparse(call.node.args[0]) == "Skipped"]
    return {text for call in told for text in possible(argument(call, 2), (call.module, call.function))}


def test_the_source_is_read_as_it_is_written() -> None:
    """Samples of each way in which the rules name what they say."""
    assert {"recruit", "mobilise", "target", "enlist"} <= prompts().keys()
    assert prompts()["run"] == {"disc", "at", "moves"}
    assert {"place", "gun-1", "gun-2", "treat", "cure", "stop", "machine-gun"} <= verbs()
    assert {"barred", "gun-not-in-play", "gun-cannot-fire"} <= refusals().keys()
    assert refusals()["barred"] == {"disc", "space"}
    assert {"charge", "treat", "cure", "miss", "artillery", "high", "low"} <= skipped()
    assert {"skull", "too-few-healthy", "last-stand"} == written("lose_game", 1).keys()


@languages
def test_all_that_the_rules_say_has_words(language: str) -> None:
    needed = {
        "title",
        "heading",
        "outcome",
        "opens",
        "pair",
        "name-defeat",
        *(f"prompt-{prompt}" for prompt in prompts()),
        *(f"option-{verb}" for verb in verbs()),
        *(f"why-{key}" for key in refusals()),
        *(f"odds-{key}" for key in written("Odds", 0)),
        *(f"effect-{effect}" for effect in (*EFFECTS, "choose")),
        *(f"name-phase-{phase}" for phase in STEPS),
        *(f"name-cause-{cause}" for cause in written("lose_game", 1)),
        *(f"event-{key_of(kind)}" for kind in EVENTS),
    }
    assert sorted(needed - catalogue(language).keys()) == []


@languages
def test_what_cannot_be_done_is_told_in_a_sentence_of_its_own(language: str) -> None:
    told = variables(catalogue(language)["event-skipped"].value).cases["what-id"]
    assert sorted(skipped() - told) == []


@languages
def test_a_sentence_uses_only_the_values_that_come_with_it(language: str) -> None:
    given = {
        **{f"prompt-{prompt}": args for prompt, args in prompts().items()},
        **{f"why-{key}": args for key, args in refusals().items()},
        **{f"event-{key_of(kind)}": {field.replace("_", "-") for field in fields(kind)} for kind in EVENTS},
        **{f"odds-{key}": {"percent"} for key in written("Odds", 0)},
    }
    answer = {"a", "b", "count"}
    unknown = []
    for key, message in catalogue(language).items():
        if key.startswith("option-"):
            unknown += [(key, name) for name in _unknown(message.value, answer)]
        elif key in given:
            unknown += [(key, name) for name in _unknown(message.value, given[key])]
            for attribute in message.attributes:
                unknown += [(key, name) for name in _unknown(attribute.value, given[key] | answer)]
    assert unknown == []


def _unknown(pattern: ftl.Pattern | None, given: set[str]) -> set[str]:
    known = {f"{name}{part}" for name in given for part in ("", "-id", "-the", "-size", "-sign", "-count")}
    return variables(pattern).found - known


def key_of(kind: type[Event]) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()


def fields(kind: type[Event]) -> list[str]:
    return [field.name for field in msgspec.structs.fields(kind) if field.name != "rule"]


# -- strict words --------------------------------------------------------------------------------------------------


class Strict(Words):
    """Words that notice whatever a reader would stumble over."""

    def __init__(self, language: str) -> None:
        super().__init__(language, FOLDERS)

    def name(self, thing: str, context: str = "", form: str = "") -> str:
        """What has no name is put in brackets, so that it is noticed where it is said; `plus` and `minus` never are."""
        name = super().name(thing, context, form)
        known = self.has(f"name-{context}-{thing}") or self.has(f"name-{thing}")
        nameless = name == thing and not known and thing and not thing.isdecimal() and context != "sign"
        return f"[{thing}]" if nameless else name

    def _resolve(self, pattern: Any, values: dict[str, Any]) -> str:
        sentence, errors = self._bundle.format_pattern(pattern, values)
        assert errors == [], f"{sentence}: {errors}"
        return str(sentence).strip()

    def check(self, sentence: str) -> None:
        """A sentence is complete, has no id left in it, and is set as its language is."""
        assert sentence, "nothing is said"
        assert not re.search(r"\[[a-z0-9-]*\]|[{}]", sentence), sentence
        assert sentence[0] == sentence[0].upper(), sentence
        assert set(re.findall(r"[a-z]+(?:-[a-z0-9]+)+", sentence)) & KNOWN_IDS == set(), sentence
        wrong = WRONG[self.language].search(sentence)
        assert wrong is None, f"{sentence!r}: {wrong}"


#: Straight quotes, doubled spaces, a missing elision; in French also an ordinary space before high punctuation.
WRONG = {
    "en": re.compile(r"['\"]|  |\b[Aa] (?=[AEIO][a-z])"),
    "fr": re.compile(r"['\"]|  | [:;!?»%]|« |\b(?:[Ll][ea]|[Dd]e|[Qq]ue|[NnSs]e) (?=[AEIOUYÉÈÊŒaeiouyéèêœ])"),
}
SECTORS = [f"sector-{number}" for number in range(1, 5)]
KNOWN_IDS = {
    thing
    for thing in (
        *BOX.spaces,
        *BOX.map,
        *BOX.events,
        *BOX.morale,
        *BOX.resolve,
        *BOX.snow,
        *STEPS,
        *verbs(),
        *SECTORS,
        *(f"{sector}-lying" for sector in SECTORS),
        *(value for value in vars(names).values() if isinstance(value, str)),
    )
    if "-" in thing
}


@pytest.fixture(scope="module")
def both() -> list[Strict]:
    return [Strict(language) for language in LANGUAGES]


# -- every sentence, with sample values ----------------------------------------------------------------------------

PLACES = [*BOX.spaces, *BOX.map, "ready", "tired", "rest", "reserve", "recruit-bag", "recruitment", "reckless"]
GROUPS = ["supply", "patrol", "miss", "morale"]
CARDS = [*BOX.events, *BOX.morale, *BOX.resolve, *BOX.snow]
SAMPLES: dict[str, list[str]] = {
    "area": ["tired", "ready", "rest"],
    "at": list(BOX.map),
    "card": CARDS,
    "cause": list(written("lose_game", 1)),
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
    "target": [*SECTORS, *(f"{sector}-lying" for sector in SECTORS), *names.ROWS, names.AIRFIELD],
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
    "Drawn": [*names.DEFENDERS, "doubt", *BOX.morale, *BOX.resolve],
    "Skipped": sorted(skipped()),
    "Rolled": [*names.WALLS, *names.GUNS, names.MACHINE_GUN],
    "Jammed": [*names.GUNS, names.MACHINE_GUN],
    "Unjammed": [*names.GUNS, names.MACHINE_GUN],
    "Befell": ["coup", "retreat", "last-stand"],
}
NUMBERS = [-2, -1, 0, 1, 2, 3]


def samples(name: str, kind: Any, event: str = "") -> list[Any]:
    """Values that a field may have."""
    if kind is bool:
        return [True, False]
    if kind is int:
        return NUMBERS
    if kind == tuple[int, ...]:
        return [(), (1,), (1, 6, 6)]
    things = WHATS[event] if name == "what" else SAMPLES[name]
    return [(), tuple(things[:1]), tuple(things)] if get_origin(kind) is tuple else things


def said(kind: type[Event]) -> Iterator[Event]:
    """An event with each of the values of each of its fields, and all together of its numbers."""
    hints = get_type_hints(kind)
    columns = {name: samples(name, hints[name], kind.__name__) for name in fields(kind)}
    first = {name: column[0] for name, column in columns.items()}
    for name, column in columns.items():
        for value in column:
            yield kind("", **{**first, name: value})
    numbers = [name for name in columns if hints[name] in (int, bool)] + (["track"] if "track" in columns else [])
    for values in product(*(columns[name] for name in numbers[-3:])):
        yield kind("", **{**first, **dict(zip(numbers[-3:], values, strict=True))})


@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: kind.__name__)
def test_everything_that_can_happen_is_told_in_both_languages(kind: type[Event], both: list[Strict]) -> None:
    for event in said(kind):
        for words in both:
            words.check(words.event(event))


def test_every_reason_and_every_question_is_put_in_both_languages(both: list[Strict]) -> None:
    whole = {"cost", "credit", "drawn", "first", "last", "left", "level", "moves", "place", "sector"}
    for say, asked in ((_ask, prompts()), (_refuse, refusals())):
        for key, args in asked.items():
            columns = [samples(name, int if name in whole else str) for name in sorted(args)]
            for values in islice(zip(*map(cycle, columns), strict=True), 60) if columns else [()]:
                for words in both:
                    words.check(say(words, key, dict(zip(sorted(args), values, strict=True))))


def _ask(words: Words, prompt: str, args: dict[str, Any]) -> str:
    return words.prompt(Decision("commander", prompt, (), args))


def _refuse(words: Words, key: str, args: dict[str, Any]) -> str:
    return words.refusal(Refusal("", key, args))


# -- names ---------------------------------------------------------------------------------------------------------


def test_every_card_says_what_it_is_called_and_what_it_does(both: list[Strict]) -> None:
    table = new_match(GAME).state
    for words, card, day in product(both, CARDS, (1, 4, 7)):
        table.day = day
        words.check(words.name(card))
        for line in card_text(table, card):
            words.check(words.text(line))


def test_every_table_option_and_its_values_are_named(both: list[Strict]) -> None:
    for words, field in product(both, msgspec.structs.fields(Options)):
        words.check(words.say(f"setting-{field.encode_name}"))
        if get_origin(field.type) is Literal:
            for value in get_args(field.type):
                assert words.has(f"name-{field.encode_name}-{value}")


def things_in(view: View) -> Iterator[tuple[str, str]]:
    """Everything on the table that may need a name, with the context in which it is named."""
    for area in view.areas:
        yield area.id, "area"
        yield area.group, "group"
        for piece in area.pieces:
            yield piece.kind, "piece"
            yield piece.id, "piece"
            yield from ((mark, "mark") for mark in piece.marks)
        yield from ((mark, "mark") for mark in area.marks)
        yield from ((fact, "fact") for fact in area.facts)
    for track in view.tracks:
        yield track.id, "track"
        yield from ((space, "space") for space in track.spaces)
    for card in view.cards:
        yield card.id, "card"
        yield card.deck, "deck"
        yield from ((fact, "fact") for fact in card.facts)
    for count in view.counts:
        yield from ((part, "count") for part in count.split("."))


# -- whole games ---------------------------------------------------------------------------------------------------


class Reading:
    """Reads a game aloud in both languages; what it has read once it does not read again."""

    def __init__(self, both: list[Strict]) -> None:
        self.both = both
        self.read: set[object] = set()

    def aloud(self, what: object, say: Callable[..., str], *args: object) -> None:
        if what not in self.read:
            self.read.add(what)
            for words in self.both:
                words.check(say(words, *args))

    def names(self, view: View) -> None:
        for thing, context in things_in(view):
            if (thing, context) in self.read or not thing or thing.lstrip("-").isdecimal():
                continue
            self.read.add((thing, context))
            for words in self.both:
                assert "[" not in words.name(thing, context), (thing, context)

    def look(self, view: View) -> None:
        self.names(view)
        texts = [view.heading, view.outcome, *(line for card in view.cards for line in card.text)]
        for text in texts:
            if text is not None:
                self.aloud(repr(text), Words.text, text)

    def decision(self, match: Match[Any], decision: Decision) -> None:
        asked = decision.prompt, repr(decision.args)
        self.aloud(asked, Words.prompt, decision)
        for option in decision.options:
            self.aloud((asked, option), Words.option, option, decision)
            self.aloud(option, Words.option, option)
            for odds in GAME.odds(match.state, decision, option):
                self.aloud(repr(odds), Words.odds, odds)
        for option, refusal in decision.refused():
            self.aloud((asked, option), Words.option, option, decision)
            self.aloud(repr(refusal), Words.refusal, refusal)

    def log(self, match: Match[Any]) -> None:
        for logged in match.log:
            self.aloud(logged.event, Words.event, logged.event)


def test_thirty_games_can_be_read_from_the_first_line_to_the_last(both: list[Strict]) -> None:
    """Half are played at random, half by a player that gets further; every variant among them."""
    reading = Reading(both)
    variants = list(GAME.variants().values())
    for seed in range(30):
        match = new_match(GAME, seed, variants[seed % len(variants)], listen=True)
        choose = wavering(GAME, seed) if seed % 2 else at_random(random.Random(seed))
        while not match.over:
            reading.look(GAME.view(match.state, names.COMMANDER))
            reading.decision(match, match.decision)
            match.play(choose(match, match.decision))
        reading.look(GAME.view(match.state, names.COMMANDER))
        reading.log(match)
    assert len(reading.read) > 3_000


def test_every_answer_on_the_shelf_of_scenarios_can_be_read(both: list[Strict]) -> None:
    """They hold what hardly any game comes to: a shelled airfield, the maps, a house rule."""
    shelf = [read_scenario(path) for path in sorted((ROOT / "tests" / "scenarios" / GAME.key).rglob("*.toml"))]
    answers = {text for scenario in shelf for text in (*scenario.play, *scenario.offer, *scenario.refuse)}
    assert {"bomb", "next", "deliver", "use"} <= {text.split()[0] for text in answers}
    for words, answer in product(both, sorted(answers)):
        verb, *args = answer.split()
        words.check(words.option(Option(verb, tuple(args))))


# -- by example ----------------------------------------------------------------------------------------------------


def in_both(say: Callable[[Words], str]) -> tuple[str, ...]:
    return tuple(say(words_for(GAME, language)).replace("\u00a0", " ").replace("\u202f", " ") for language in LANGUAGES)


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
    verb, *args = option.split()
    said_in = in_both(lambda words: words.option(Option(verb, tuple(args))))
    assert said_in[0] == english
    assert french is None or said_in[1] == french


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
    assert in_both(lambda words: words.option(stop, decision))[0] == english


@pytest.mark.parametrize(
    ("event", "english", "french"),
    [
        (events.InfantryMoved("", 1, 3, 0), "1 Infantry goes from Sector 3 into the Charge box.", None),
        (events.InfantryMoved("", 2, 3, 4), None, "2 Fantassins passent du Secteur 3 au Secteur 4."),
        (events.TrackMoved("", "morale", 0, -1), "Morale goes from 0 to −1.", "Le Moral passe de 0 à −1."),
        (events.TrackMoved("", "surrender", 2, 1), "Surrender now stands at Truce.", None),
        (events.SuppliesChanged("", -1, 4), "1 Supply is gone; 4 left.", None),
        (events.TilesAdded("", "miss", 2), "2 tiles go into the Hit bag: Miss.", None),
        (events.Moved("", "officer", "tired", "ready"), None, "L’Officier quitte la zone Fatigués pour la zone Prêts."),
        (events.Healed("", "infantry"), "The German is healed and sent away.", "L’Allemand est guéri et s’en va."),
        (
            events.RunnerChecked("", "hunter", "sneak", 2, 3, False),
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
    said_in = in_both(lambda words: words.event(event))
    assert english is None or said_in[0] == english
    assert french is None or said_in[1] == french


def test_odds_are_told_as_whole_percents() -> None:
    assert in_both(lambda words: words.odds(Odds("hit", Fraction(2, 3)))) == (
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
