"""Everything that a player of Wolfenstein can read, in English and in French."""

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
from typing import Any, Literal, NamedTuple, get_args, get_origin, get_type_hints

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from sandtable.engine.decision import Decision, Option, Refusal
from sandtable.engine.event import Event, Forced, Rewound
from sandtable.engine.game import Odds
from sandtable.engine.lesson import lessons_of
from sandtable.engine.match import Match
from sandtable.engine.text import LANGUAGES, Words, words_for
from sandtable.engine.view import View
from sandtable.games.wolfenstein import log, winning
from sandtable.games.wolfenstein.box import LEVELS, Options, standard_box
from sandtable.games.wolfenstein.game import GAME, STEPS
from sandtable.games.wolfenstein.hero_turn import ACTIONS
from sandtable.games.wolfenstein.hints import hints
from sandtable.games.wolfenstein.setup import SEATS
from sandtable.games.wolfenstein.vocabulary import AMMO, FACES, VOCABULARY
from tests.support import at_random, new_match, wavering

FOLDERS: tuple[Traversable, ...] = (files("sandtable.engine") / "locale", GAME.folder / "locale")
TERMINAL = files("sandtable.cli") / "locale"
BOX = standard_box(Options())
MAPS = [mission.map for mission in BOX.missions.values()]

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
    """The variables of a pattern."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.found.add(node.id.name)


def variables(pattern: ftl.Pattern | None) -> set[str]:
    visitor = _Variables()
    if pattern is not None:
        visitor.visit(pattern)
    return visitor.found


@languages
def test_the_catalogues_can_be_read_and_say_everything_once(language: str) -> None:
    for folder in FOLDERS:
        everything = list(entries(folder, language))
        assert [(file, entry.content) for file, entry in everything if isinstance(entry, ftl.Junk)] == []
        keys = Counter(entry.id.name for _, entry in everything if isinstance(entry, ftl.Message))
        assert [key for key, times in keys.items() if times > 1] == []


def test_what_is_said_in_one_language_is_said_in_the_other() -> None:
    assert sorted(catalogue("en").keys() ^ catalogue("fr").keys()) == []


@languages
def test_the_words_are_set_as_their_language_is(language: str) -> None:
    """Typographic quotes and apostrophes, and in French no ordinary space where a line must not break."""
    wrong = re.compile("'" if language == "en" else r"'| [:;!?»%]|« ")
    for file in (GAME.folder / "locale").iterdir():
        if file.name.endswith(f".{language}.ftl"):
            lines = file.read_text(encoding="utf-8").splitlines()
            assert [line for line in lines if not line.startswith("#") and wrong.search(line)] == [], file.name


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


def modules() -> Iterator[tuple[ModuleType, str]]:
    """The rooms of the game with their source; a player answers questions and asks none."""
    for file in sorted(GAME.folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".py") and file.name != "player.py":
            name = file.name.removesuffix(".py")
            yield import_module(f"{GAME.package}.{name}"), file.read_text(encoding="utf-8")


def _calls(module: ModuleType, node: ast.AST, function: ast.FunctionDef | None) -> Iterator[Call]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Call):
            yield Call(module, function, child)
        yield from _calls(module, child, child if isinstance(child, ast.FunctionDef) else function)


@cache
def all_calls() -> dict[str, list[Call]]:
    """Every call in the rules of the game, by the name of what is called."""
    found: dict[str, list[Call]] = {}
    for module, source in modules():
        for call in _calls(module, ast.parse(source), None):
            called = call.node.func
            name = called.id if isinstance(called, ast.Name) else getattr(called, "attr", "")
            found.setdefault(name, []).append(call)
    return found


def argument(call: Call, index: int, name: str = "") -> ast.expr | None:
    if index < len(call.node.args):
        return call.node.args[index]
    return next((keyword.value for keyword in call.node.keywords if keyword.arg == name), None)


def possible(node: ast.expr | None, call: Call) -> set[str]:
    """The texts that an expression can be: written there, one of two, or a constant of the module."""
    match node:
        case ast.Constant(value=str(text)):
            return {text}
        case ast.IfExp():
            return possible(node.body, call) | possible(node.orelse, call)
        case ast.Name(id=name):
            known = getattr(call.module, name)
            assert isinstance(known, str), f"{call}: {name} is no text"
            return {known}
    raise AssertionError(f"{call}: cannot tell what {ast.unparse(node) if node else 'nothing'} is")


def given(node: ast.expr | None, call: Call) -> set[str]:
    """The names of the values in a dictionary that is written where it is given, or before."""
    match node:
        case None:
            return set()
        case ast.Dict():
            return {key.value for key in node.keys if isinstance(key, ast.Constant) and isinstance(key.value, str)}
        case ast.BinOp():
            return given(node.left, call) | given(node.right, call)
        case ast.DictComp():
            return set()  # named by number: what a card says
        case ast.Name(id=name):
            assert call.function is not None, str(call)
            for statement in ast.walk(call.function):
                match statement:
                    case ast.Assign(targets=[ast.Name(id=target)], value=value) if target == name:
                        return given(value, call)
    raise AssertionError(f"{call}: cannot tell which values are in {ast.unparse(node)}")


def written(calls: list[Call], key: int, values: int) -> dict[str, set[str]]:
    """Every text handed over as one of the arguments, with the names of the values that always come with it."""
    found: dict[str, set[str]] = {}
    for call in calls:
        names = given(argument(call, values, "args"), call)
        for text in possible(argument(call, key), call):
            found[text] = found.get(text, names) & names
    return found


@cache
def prompts() -> dict[str, set[str]]:
    """Every question, with the values that always come with it; the AI controller is asked by way of `decide`."""
    asked = [call for call in all_calls()["Decision"] if not call.module.__name__.endswith(".controller")]
    return written(asked + all_calls()["decide"], 1, 3)


@cache
def refusals() -> dict[str, set[str]]:
    """Every reason, with the values that always come with it."""
    return written(all_calls()["Refusal"], 1, 2)


@cache
def verbs() -> set[str]:
    """Every verb; that of an execution comes from its Blade."""
    calls = [*all_calls()["Option"], *all_calls()["Each"], *all_calls()["Blade"]]
    first = [(argument(call, 0), call) for call in calls]
    return {text for node, call in first if not isinstance(node, ast.Attribute) for text in possible(node, call)}


@cache
def odds_keys() -> set[str]:
    """What chances are told of; the dice have odds of their own, which are only numbers."""
    calls = [call for call in all_calls()["Odds"] if isinstance(call.node.func, ast.Name)]
    told = [call for call in calls if call.module.Odds is Odds]
    return {text for call in told for text in possible(argument(call, 0), call)}


@cache
def causes() -> set[str]:
    """Why a mission can be lost."""
    returns = [
        node.value for node in ast.walk(ast.parse(inspect.getsource(winning.loss))) if isinstance(node, ast.Return)
    ]
    return {str(value.value) for value in returns if isinstance(value, ast.Constant) and value.value}


def event_kinds() -> list[type[Event]]:
    """Everything that can happen, whichever room tells it."""
    classes = {kind for module, _ in modules() for _, kind in inspect.getmembers(module, inspect.isclass)}
    own = [kind for kind in classes if issubclass(kind, Event) and kind.__module__.startswith(GAME.package)]
    return [Forced, Rewound, *sorted(own, key=lambda kind: kind.__name__)]


EVENTS = event_kinds()


def test_the_source_is_read_as_it_is_written() -> None:
    """Samples of each way in which the rules name what they say."""
    assert {"action", "choose-text", "keep-blade", "nazi-step", "place-spawn", "step-out"} <= prompts().keys()
    assert prompts()["reroll"] == {"hero", "target", "faces", "most"}
    assert prompts()["nazi-step"] == {"model", "goal"}
    assert {"execute", "throw", "move", "end", "reroll", "cancel"} | ACTIONS.keys() <= verbs()
    assert refusals()["too-few-ap"] == {"ap", "left"}
    assert refusals()["sabotaged"] == set()  # of a Hero, or of a bot
    assert odds_keys() == {"kill", "hurt", "reload", "success"}
    assert causes() == {"all-dead", "a-hero-died", "out-of-rounds"}
    assert {log.Moved, log.Shielded} <= {*EVENTS}


@languages
def test_all_that_the_rules_say_has_words(language: str) -> None:
    needed = {
        "title",
        "tagline",
        "heading",
        "outcome",
        "pair",
        "name-victory",
        "name-defeat",
        *(f"prompt-{prompt}" for prompt in prompts()),
        *(f"option-{verb}" for verb in verbs()),
        *(f"why-{key}" for key in refusals()),
        *(f"odds-{key}" for key in odds_keys()),
        *(f"effect-{effect}" for effect in VOCABULARY),
        *(f"name-phase-{phase}" for phase in STEPS),
        *(f"name-cause-{cause}" for cause in causes()),
        *(f"event-{key_of(kind)}" for kind in EVENTS),
    }
    assert sorted(needed - catalogue(language).keys()) == []


@languages
def test_no_words_are_left_of_what_is_never_said(language: str) -> None:
    said = {
        *(f"prompt-{prompt}" for prompt in prompts()),
        *(f"option-{verb}" for verb in verbs()),
        *(f"why-{key}" for key in refusals()),
        *(f"event-{key_of(kind)}" for kind in EVENTS),
        *(f"odds-{key}" for key in odds_keys()),
        "event-option",  # on a card
    }
    exact = re.compile(r"-[0-9-]+$")  # `option-cancel-1-1`
    keys = [key for key in catalogue(language) if key.partition("-")[0] in ("prompt", "option", "why", "event", "odds")]
    assert [key for key in keys if key not in said and exact.sub("", key) not in said] == []


@languages
def test_a_sentence_uses_only_the_values_that_come_with_it(language: str) -> None:
    known = {
        **{f"prompt-{prompt}": args for prompt, args in prompts().items()},
        **{f"why-{key}": args for key, args in refusals().items()},
        **{f"event-{key_of(kind)}": {field.replace("_", "-") for field in fields(kind)} for kind in EVENTS},
        **{f"odds-{key}": {"percent", "hp", "armor"} if key == "hurt" else {"percent"} for key in odds_keys()},
    }
    answer, numbered = {"a", "b", "c", "count"}, {"text-1", "text-2"}
    unknown = []
    for key, message in catalogue(language).items():
        if key.startswith("option-"):
            unknown += [(key, name) for name in _unknown(message.value, answer)]
        elif key in known:
            unknown += [(key, name) for name in _unknown(message.value, known[key])]
            for attribute in message.attributes:
                unknown += [(key, name) for name in _unknown(attribute.value, known[key] | answer | numbered)]
    assert unknown == []


def _unknown(pattern: ftl.Pattern | None, known: set[str]) -> set[str]:
    forms = {f"{name}{part}" for name in known for part in ("", "-id", "-the", "-size", "-sign", "-count")}
    return variables(pattern) - forms


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
        """What has no name is put in brackets, so that it is noticed where it is said; `plus` and `minus` never are.

        Of two weapons alike the second has a number behind a dot, which is no part of its name.
        """
        thing = thing.partition(".")[0]
        name = super().name(thing, context, form)
        known = self.has(f"name-{context}-{thing}") or self.has(f"name-{thing}")
        nameless = name == thing and not known and thing and not thing.isdecimal() and context not in ("sign", "unit")
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


def is_square(word: str) -> bool:
    """Squares are called what they are called everywhere: `c7`."""
    return re.fullmatch(r"[a-z]{1,2}[0-9]{1,2}", word) is not None


#: Straight quotes, empty ones, doubled spaces, numbers in brackets; in French also a missing elision, and articles that
#: do not merge.
WRONG = {
    "en": re.compile(r"['\"]|  |“”|\([0-9]+\)|\b[Aa] (?=[AEIO][a-z])"),
    "fr": re.compile(
        r"['\"]|  |«\s*»|\([0-9]+\)|\b(?:[àÀ]|[Dd]e) les? (?=[A-Z])"
        r"|\b(?:[Ll][ea]|[Dd]e|[Qq]ue|[NnSs]e) (?![a-z]{1,2}[0-9])(?=[AEIOUYÉÈÊŒaeiouyéèêœ])"
    ),
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
KNOWN_IDS = {
    thing
    for thing in (*MODELS, *BOX.numbers, *DOORS, *BARRICADES, *TOKENS, *CARDS, *SKILLS, *ABILITIES, *CHOICES)
    if "-" in thing
} | {verb for verb in verbs() if "-" in verb}


@pytest.fixture(scope="module")
def both() -> list[Strict]:
    return [Strict(language) for language in LANGUAGES]


# -- every sentence, with sample values ----------------------------------------------------------------------------

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
NUMBERS = [-2, -1, 0, 1, 2, 3]
NEVER_EMPTY = {"Rerolled"}
LISTED = {"objectives", "faces", "cards"}
COUNTED = {"ap", "armor", "distance", "gp", "hp", "left", "most", "n", "range", "round", "rounds"}


def samples(name: str, kind: Any, where: str) -> list[Any]:
    """Values that a field may have."""
    if kind is bool:
        return [True, False]
    if kind is int:
        return NUMBERS
    things = SPECIAL.get((where, name)) or SAMPLES[name]
    if get_origin(kind) is tuple:
        lists = [tuple(things[:1]), tuple(things)]
        return lists if where in NEVER_EMPTY else [(), *lists]
    return things


def said(kind: type[Event]) -> Iterator[Event]:
    """An event with each of the values of each of its fields, and all together of its numbers."""
    types = get_type_hints(kind)
    columns = {name: samples(name, types[name], kind.__name__) for name in fields(kind)}
    first = {name: column[0] for name, column in columns.items()}
    for name, column in columns.items():
        for value in column:
            yield kind("", **{**first, name: value})
    numbers = [name for name in columns if types[name] in (int, bool)]
    for values in product(*(columns[name] for name in numbers)):
        yield kind("", **{**first, **dict(zip(numbers, values, strict=True))})


@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: kind.__name__)
def test_everything_that_can_happen_is_told_in_both_languages(kind: type[Event], both: list[Strict]) -> None:
    for event in said(kind):
        for words in both:
            words.check(words.event(event))


def test_every_reason_and_every_question_is_put_in_both_languages(both: list[Strict]) -> None:
    for say, asked in ((_ask, prompts()), (_refuse, refusals())):
        for key, args in asked.items():
            names = sorted(args)
            types = [int if name in COUNTED else tuple[str, ...] if name in LISTED else str for name in names]
            columns = [samples(name, type_, key) for name, type_ in zip(names, types, strict=True)]
            for values in islice(zip(*map(cycle, columns), strict=True), 70) if columns else [()]:
                for words in both:
                    words.check(say(words, key, dict(zip(names, values, strict=True))))


def _ask(words: Words, prompt: str, args: dict[str, Any]) -> str:
    return words.prompt(Decision(SEATS[0], prompt, (), args))


def _refuse(words: Words, key: str, args: dict[str, Any]) -> str:
    return words.refusal(Refusal("", key, args))


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
    assert ANSWERS.keys() | ALONE == verbs()
    options = [Option(verb) for verb in sorted(ALONE)]
    for verb, columns in ANSWERS.items():
        longest = max(map(len, columns))
        options += [Option(verb, args) for args in islice(zip(*map(cycle, columns), strict=True), longest)]
    options += [Option("attack", (target, weapon)) for target, weapon in zip(MODELS, cycle(WEAPONS), strict=False)]
    options += [Option("attack", (target,)) for target in (*HEROES, *MODELS)]
    for words, option in product(both, options):
        words.check(words.option(option))


# -- names ---------------------------------------------------------------------------------------------------------


def test_every_table_option_and_its_values_are_named(both: list[Strict]) -> None:
    values = {"mission": list(BOX.missions), "difficulty": [*LEVELS]}
    for words, field in product(both, msgspec.structs.fields(Options)):
        words.check(words.say(f"setting-{field.encode_name}"))
        found = [*get_args(field.type)] if get_origin(field.type) is Literal else []
        for value in values.get(field.encode_name, found):
            assert "[" not in words.name(value, field.encode_name), (field.encode_name, value)


@languages
def test_the_terminal_can_say_what_a_simulation_measures(language: str) -> None:
    words = Words(language, [TERMINAL])
    for measure in GAME.measures(new_match(GAME).state):
        assert words.has(f"measure-{GAME.key}-{measure}")


def test_every_step_of_a_lesson_is_explained(both: list[Strict]) -> None:
    for words, lesson in product(both, lessons_of(GAME).values()):
        words.check(words.say(f"lesson-{lesson.name}"))
        for step in (*(step.id for step in lesson.steps), "end"):
            words.check(words.say(f"lesson-{lesson.name}-{step}"))


def things_in(view: View) -> Iterator[tuple[str, str]]:
    """Everything on the table that may need a name, with the context in which it is named."""
    for area in view.areas:
        yield area.id, "area"
        yield area.group, "group"
        for piece in area.pieces:
            yield piece.kind, "piece"
            yield piece.id, "piece"
            yield from ((mark, "mark") for mark in piece.marks)
            yield from ((fact, "fact") for fact in piece.facts)
        yield from ((mark, "mark") for mark in area.marks)
        yield from ((fact, "fact") for fact in area.facts)
    for track in view.tracks:
        yield track.id, "track"
    for card in view.cards:
        yield card.id, "card"
        yield card.deck, "deck"
        yield from ((fact, "fact") for fact in card.facts)
    yield from ((count, "count") for count in view.counts)


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
            if thing and not is_square(thing) and (thing, context) not in self.read:
                self.read.add((thing, context))
                for words in self.both:
                    assert not re.search(r"\[|\([0-9]+\)", words.name(thing, context)), (thing, context)

    def look(self, view: View) -> None:
        self.names(view)
        texts = [view.heading, view.outcome, *(line for card in view.cards for line in card.text)]
        for text in texts:
            if text is not None:
                self.aloud(repr(text), Words.text, text)

    def decision(self, decision: Decision) -> None:
        asked = decision.prompt, repr(decision.args)
        self.aloud(asked, Words.prompt, decision)
        for option in decision.options:
            self.aloud((decision.prompt, option), Words.option, option, decision)
            self.aloud(option, Words.option, option)

    def all_about(self, match: Match[Any], decision: Decision) -> None:
        """What goes with the options, and what is not possible."""
        for option in decision.options:
            for odds in GAME.odds(match.state, decision, option):
                self.aloud(repr(odds), Words.odds, odds)
            for hint in hints(match.state, decision, option):
                self.aloud(repr(hint), Words.text, hint)
        for option, refusal in decision.refused():
            self.aloud((decision.prompt, option), Words.option, option, decision)
            self.aloud(repr(refusal), Words.refusal, refusal)

    def log(self, match: Match[Any]) -> None:
        for logged in match.log:
            self.aloud(logged.event, Words.event, logged.event)


THOROUGHLY, SELDOM = 20, 120  # every so many decisions


def test_thirty_games_can_be_read_from_the_first_line_to_the_last(both: list[Strict]) -> None:
    """Half are played at random, half by a player that gets further, if there is one; every mission among them."""
    reading = Reading(both)
    for seed in range(30):
        match = new_match(GAME, seed, GAME.table(seed), listen=True)
        choose = wavering(GAME, seed) if seed % 2 else at_random(random.Random(seed))
        taken = 0
        while not match.over:
            reading.decision(match.decision)
            if taken % THOROUGHLY == 0:
                reading.all_about(match, match.decision)
            if taken % SELDOM == 0:
                reading.look(GAME.view(match.state, match.decision.seat))
            match.play(choose(match, match.decision))
            taken += 1
        reading.look(GAME.view(match.state, SEATS[0]))
        reading.log(match)
    assert len(reading.read) > 10_000


# -- by example ----------------------------------------------------------------------------------------------------


def in_both(say: Callable[[Words], str]) -> tuple[str, ...]:
    return tuple(say(words_for(GAME, language)).replace("\u00a0", " ").replace("\u202f", " ") for language in LANGUAGES)


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
    verb, *args = option.split()
    said_in = in_both(lambda words: words.option(Option(verb, tuple(args))))
    assert said_in[0] == english
    assert french is None or said_in[1] == french


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
    verb, *rest = option.split()
    answer = Option(verb, tuple(rest))
    decision = Decision(SEATS[0], prompt, (answer,), args)
    assert in_both(lambda words: words.option(answer, decision)) == (english, french)


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
    said_in = in_both(lambda words: words.event(event))
    assert english is None or said_in[0] == english
    assert french is None or said_in[1] == french


def test_odds_are_told_as_whole_percents_with_what_is_lost_on_average() -> None:
    hurt = Odds("hurt", Fraction(2, 3), {"hp": 1.25, "armor": 0.5})
    assert in_both(lambda words: words.odds(hurt)) == (
        "67% to hurt, on average 1.2 HP and 0.5 Armor",
        "67 % de chances de blesser, en moyenne 1,2 PV et 0,5 d’armure",
    )
