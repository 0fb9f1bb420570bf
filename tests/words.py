"""Helpers to test the words of a game: its rules as source code, sample values, and a suite for every game.

A game's own `test_words.py` names its ids and samples, subclasses `WordsSuite`, and adds tests of its own.
"""

from __future__ import annotations

import ast
import inspect
import random
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, cached_property
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import cycle, islice, product
from types import ModuleType
from typing import Any, ClassVar, NamedTuple, get_origin, get_type_hints

import msgspec
import pytest
from fluent.runtime.resolver import Pattern
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from sandtable.engine import action
from sandtable.engine.action import Answer, Odds
from sandtable.engine.decision import Decision, Each, Option, Refusal
from sandtable.engine.event import Event, Forced, Rewound
from sandtable.engine.game import Game
from sandtable.engine.lesson import lessons_of
from sandtable.engine.match import Match
from sandtable.engine.plain import Value
from sandtable.engine.scenario import read_scenario
from sandtable.engine.text import LANGUAGES, Words, words_for
from sandtable.engine.view import View
from tests.support import ROOT, at_random, new_match, walk, wavering

TERMINAL = files("sandtable.cli") / "locale"

languages = pytest.mark.parametrize("language", LANGUAGES)


def in_both(game: Game[Any], say: Callable[[Words], str]) -> tuple[str, ...]:
    """The sentence in each language, with ordinary spaces."""
    return tuple(say(words_for(game, language)).replace("\u00a0", " ").replace("\u202f", " ") for language in LANGUAGES)


def as_option(text: str) -> Option:
    """The option with this written form."""
    verb, *args = text.split()
    return Option(verb, tuple(args))


# -- the Fluent files ----------------------------------------------------------------------------------------------


def folders(game: Game[Any]) -> tuple[Traversable, ...]:
    """The folders of a game's words: the engine's first, then its own."""
    return files("sandtable.engine") / "locale", game.folder / "locale"


def sources(folder: Traversable, language: str) -> Iterator[tuple[str, str]]:
    """The Fluent files of a folder in a language, by file name."""
    for file in folder.iterdir():
        if f".{file.name}".endswith(f".{language}.ftl"):
            yield file.name, file.read_text(encoding="utf-8")


def entries(folder: Traversable, language: str) -> Iterator[tuple[str, ftl.EntryType]]:
    for name, source in sources(folder, language):
        for entry in FluentParser().parse(source).body:
            yield name, entry


@cache
def catalogue(game: Game[Any], language: str) -> dict[str, ftl.Message]:
    """All messages of a language, by key."""
    everything = [entry for folder in folders(game) for _, entry in entries(folder, language)]
    return {entry.id.name: entry for entry in everything if isinstance(entry, ftl.Message)}


class Variables(Visitor):
    """The variables of a pattern, and the cases of each of its selectors."""

    def __init__(self, pattern: ftl.Pattern | None) -> None:
        self.found: set[str] = set()
        self.cases: dict[str, set[str]] = {}
        if pattern is not None:
            self.visit(pattern)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.found.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        if isinstance(node.selector, ftl.VariableReference):
            keys = (variant.key for variant in node.variants)
            known = {key.name if isinstance(key, ftl.Identifier) else key.value for key in keys}
            self.cases.setdefault(node.selector.id.name, set()).update(known)
        self.generic_visit(node)

    def unknown(self, given: Iterable[str]) -> set[str]:
        """The variables that are neither one of these values nor derived from one."""
        return self.found - {f"{name}{part}" for name in given for part in ("", *PARTS)}


PARTS = ("-id", "-the", "-size", "-sign", "-count", "-each", "-digits")


# -- the source of the rules ---------------------------------------------------------------------------------------


class Call(NamedTuple):
    """A call in the source, and its place."""

    module: ModuleType
    function: ast.FunctionDef | None
    node: ast.Call

    def __str__(self) -> str:
        return f"{self.module.__name__}:{self.node.lineno}"

    @property
    def name(self) -> str:
        called = self.node.func
        return called.id if isinstance(called, ast.Name) else getattr(called, "attr", "")

    @property
    def called(self) -> object:
        """The called object, if it is a name of the module or of one that it imports."""
        match self.node.func:
            case ast.Name(id=name):
                return getattr(self.module, name, None)
            case ast.Attribute(value=ast.Name(id=owner), attr=name):
                return getattr(getattr(self.module, owner, None), name, None)
        return None

    def argument(self, index: int, name: str = "") -> ast.expr | None:
        if index < len(self.node.args):
            return self.node.args[index]
        return next((keyword.value for keyword in self.node.keywords if keyword.arg == name), None)

    @property
    def parameters(self) -> list[str]:
        """The parameters of the enclosing function; `self` does not count."""
        given = self.function.args.args if self.function else []
        return [parameter.arg for parameter in given if parameter.arg != "self"]

    def parameter(self, node: ast.expr | None) -> int | None:
        """The index of the enclosing function's parameter that an expression is, if any."""
        names = self.parameters
        return names.index(node.id) if isinstance(node, ast.Name) and node.id in names else None

    def default(self, name: str) -> ast.expr | None:
        """What a parameter of the enclosing function is if nobody passes it."""
        if self.function is None:
            return None
        given, defaults = self.function.args.args, self.function.args.defaults
        by_name = dict(zip((one.arg for one in given[len(given) - len(defaults) :]), defaults, strict=True))
        return by_name.get(name)

    def set_to(self, name: str) -> list[ast.expr]:
        """What a name is set to in the enclosing function, by an assignment or a loop."""
        found = []
        for node in ast.walk(self.function) if self.function else ():
            match node:
                case (
                    ast.Assign(targets=[ast.Name(id=target)], value=value)
                    | ast.AnnAssign(target=ast.Name(id=target), value=ast.expr() as value)
                    | ast.For(target=ast.Name(id=target), iter=value)
                    | ast.comprehension(target=ast.Name(id=target), iter=value)
                ) if target == name:
                    found.append(value)
        return found


def _calls(module: ModuleType, node: ast.AST, function: ast.FunctionDef | None) -> Iterator[Call]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Call):
            yield Call(module, function, child)
        yield from _calls(module, child, child if isinstance(child, ast.FunctionDef) else function)


def key_of(kind: type[Event]) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()


def fields(kind: type[Event]) -> list[str]:
    return [field.name for field in msgspec.structs.fields(kind) if field.name != "rule"]


class Source:
    """The source code of a game's rules: all that they ask, offer, refuse and tell.

    `attributes` says where the value of an attribute comes from: `{"verb": ("Blade", 0)}` is the first argument of a
    Blade. `known` says what an expression can be that its source does not tell, in one module or in all of them:
    `{"windows: verb": {"instant", "use"}}`.
    """

    def __init__(
        self,
        game: Game[Any],
        attributes: Mapping[str, tuple[str, int]] | None = None,
        known: Mapping[str, set[str]] | None = None,
    ) -> None:
        self.game = game
        self.attributes = attributes or {}
        self.known = known or {}

    @cached_property
    def modules(self) -> list[tuple[ModuleType, str]]:
        """The modules of the game with their source, except the player, which only answers questions."""
        rooms = [file for file in self.game.folder.iterdir() if file.name.endswith(".py") and file.name != "player.py"]
        return [
            (import_module(f"{self.game.package}.{file.name.removesuffix('.py')}"), file.read_text(encoding="utf-8"))
            for file in sorted(rooms, key=lambda file: file.name)
        ]

    @cached_property
    def calls(self) -> dict[str, list[Call]]:
        """Every call in the rules of the game, by the name of the callee."""
        found: dict[str, list[Call]] = {}
        for module, source in self.modules:
            for call in _calls(module, ast.parse(source), None):
                found.setdefault(call.name, []).append(call)
        return found

    def calls_of(self, called: str | type) -> list[Call]:
        """All calls of this name; of a class, not those of another class with the same name."""
        if isinstance(called, str):
            return self.calls[called]
        return [call for call in self.calls.get(called.__name__, ()) if call.called in (called, None)]

    def told(self, node: ast.expr | None, call: Call) -> set[str] | None:
        """What `known` says of an expression, in this module or anywhere."""
        written = ast.unparse(node) if node is not None else ""
        return self.known.get(f"{call.module.__name__.rpartition('.')[2]}: {written}", self.known.get(written))

    def possible(self, node: ast.expr | None, call: Call) -> set[str]:
        """The texts that an expression at a call can be, traced back to their literals."""
        if (known := self.told(node, call)) is not None:
            return known
        match node:
            case ast.Constant(value=str(text)):
                return {text}
            case ast.IfExp():
                return self.possible(node.body, call) | self.possible(node.orelse, call)
            case ast.Tuple():
                return {text for element in node.elts for text in self.possible(element, call)}
            case ast.Attribute(value=ast.Name(id="self"), attr="verb"):
                return self.own_verbs
            case ast.Attribute(attr=name) if name in self.attributes:
                return self.written(*self.attributes[name])
            case ast.Name(id=name):
                if values := call.set_to(name):
                    return {text for value in values for text in self.possible(value, call)}
                if call.function and (index := call.parameter(node)) is not None:
                    default = call.default(name)
                    arguments = [(c.argument(index, name) or default, c) for c in self.callers(call)]
                    return {text for argument, c in arguments for text in self.possible(argument, c)}
                known = getattr(call.module, name)
                texts = {known} if isinstance(known, str) else set(known)
                assert all(isinstance(text, str) for text in texts), f"{call}: {name} is no text"
                return texts
        raise AssertionError(f"{call}: cannot tell what {ast.unparse(node) if node else 'nothing'} is")

    def given(self, node: ast.expr | None, call: Call) -> set[str]:
        """The keys of a dictionary that is written at the call or before it."""
        match node:
            case None:
                return set()
            case ast.Dict():
                return {key.value for key in node.keys if isinstance(key, ast.Constant) and isinstance(key.value, str)}
            case ast.BinOp(op=ast.BitOr()):
                return self.given(node.left, call) | self.given(node.right, call)
            case ast.DictComp():
                return set()  # named by number: the text of a card
            case ast.Attribute() if (known := self.told(node, call)) is not None:
                return known
            case ast.Name(id=name) if values := call.set_to(name):
                return set.intersection(*(self.given(value, call) for value in values))
        raise AssertionError(f"{call}: cannot tell which values are in {ast.unparse(node)}")

    def written(self, called: str | type, index: int) -> set[str]:
        """The texts that are passed as one of the arguments."""
        calls = self.calls_of(called)
        return {text for call in calls for text in self.possible(call.argument(index), call)}

    def callers(self, call: Call) -> list[Call]:
        """Who calls the function that a call stands in, not another of the same name."""
        name = call.function.name if call.function else ""
        own = getattr(call.module, name, None)
        return [caller for caller in self.calls.get(name, ()) if own is None or caller.called in (own, None)]

    def sentences(self, called: str | type, key: int, values: int) -> dict[str, set[str]]:
        """Every key that is passed, with the names of the values that always come with it.

        If a function passes on a key and values of its own caller, its callers are looked at instead:
        `decide(s, prompt, options, args)`.
        """
        return self.passed_on(self.calls_of(called), key, values)

    def passed_on(self, calls: Iterable[Call], key: int, values: int, inner: Call | None = None) -> dict[str, set[str]]:
        """The same for these calls; `inner` stands in the function that they call, which knows its defaults."""
        name = inner.parameters[key] if inner else ""
        default = inner.default(name) if inner else None
        found: dict[str, set[str]] = {}
        for call in calls:
            said, args = call.argument(key, name) or default, call.argument(values, "args")
            key_on, values_on = call.parameter(said), call.parameter(args)
            if call.function and key_on is not None and values_on is not None:
                here = self.passed_on(self.callers(call), key_on, values_on, call)
            else:
                here = dict.fromkeys(self.possible(said, call), self.given(args, call))
            for text, names in here.items():
                found[text] = found.get(text, names) & names
        return found

    # -- keys and values -----------------------------------------------------------------------------------------

    @cached_property
    def prompts(self) -> dict[str, set[str]]:
        """Every prompt, with the values that always come with it."""
        return self.sentences(Decision, 1, 3)

    @cached_property
    def refusals(self) -> dict[str, set[str]]:
        """Every reason, with the values that always come with it."""
        return self.sentences(Refusal, 1, 2)

    @cached_property
    def odds(self) -> dict[str, set[str]]:
        """Every key of odds, with the values that always come with it."""
        return self.sentences(Odds, 0, 2)

    @cached_property
    def own_verbs(self) -> set[str]:
        """The verbs of all answers, which `self.verb` can be."""
        classes = {kind for module, _ in self.modules for _, kind in inspect.getmembers(module, inspect.isclass)}
        return {vars(kind)["verb"] for kind in classes if issubclass(kind, Answer) and "verb" in vars(kind)}

    @cached_property
    def verbs(self) -> set[str]:
        return self.written(Option, 0) | self.written(Each, 0)

    @cached_property
    def events(self) -> list[type[Event]]:
        """Every event class of the game."""
        classes = {kind for module, _ in self.modules for _, kind in inspect.getmembers(module, inspect.isclass)}
        own = [kind for kind in classes if issubclass(kind, Event) and kind.__module__.startswith(self.game.package)]
        return [Forced, Rewound, *sorted(own, key=lambda kind: kind.__name__)]

    @cached_property
    def said(self) -> dict[str, set[str]]:
        """Every key that the rules use, with the names of its values."""
        return {
            **{f"prompt-{prompt}": args for prompt, args in self.prompts.items()},
            **{f"option-{verb}": set() for verb in self.verbs},
            **{f"why-{key}": args for key, args in self.refusals.items()},
            **{f"odds-{key}": {"percent", *args} for key, args in self.odds.items()},
            **{f"event-{key_of(kind)}": {name.replace("_", "-") for name in fields(kind)} for kind in self.events},
        }


# -- strict words --------------------------------------------------------------------------------------------------

#: Straight or empty quotes, doubled spaces, numbers in brackets; in French also a breaking space before punctuation,
#: and articles that should be contracted.
WRONG = {
    "en": r"['\"]|  |“”|\([0-9]+\)|\b[Aa] (?=[AEIO][a-z])",
    "fr": r"['\"]|  |«\s*»|\([0-9]+\)| [:;!?»%]|« |\b(?:[àÀ]|[Dd]e) les? (?=[A-Z])",
}
NEVER = "(?!)"  # matches nothing
#: A missing elision, unless a plain id follows.
UNELIDED = {"en": NEVER, "fr": r"\b(?:[Ll][ea]|[Dd]e|[Qq]ue|[NnSs]e) (?!{})(?=[AEIOUYÉÈÊŒaeiouyéèêœ])"}


class Strict(Words):
    """Words that reject any sentence that would trip up a reader.

    No sentence may contain one of the `ids`. Things that match the pattern `plain` are shown by their id (`c7`), and so
    is everything in a `nameless` context. `numbered` things may have a number in brackets.
    """

    def __init__(
        self,
        game: Game[Any],
        language: str,
        ids: Iterable[str],
        plain: str = NEVER,
        numbered: str = NEVER,
        nameless: Sequence[str] = ("sign",),
    ) -> None:
        super().__init__(language, folders(game))
        self.ids = {thing for thing in ids if "-" in thing}
        self.plain = re.compile(plain)
        self.numbered = re.compile(numbered)
        self.nameless = nameless
        self.wrong = re.compile(f"{WRONG[language]}|{UNELIDED[language].format(plain)}")

    def name(self, thing: str, context: str = "", form: str = "") -> str:
        """The name of a thing; in brackets if there is none, so that `check` notices it.

        The second of two equal things has a number after a dot, which is not part of its name.
        """
        thing = re.sub(r"\.[0-9]+$", "", thing)
        name = super().name(thing, context, form)
        known = self.has(f"name-{context}-{thing}") or self.has(f"name-{thing}")
        nameless = name == thing and not known and thing and not thing.isdecimal() and context not in self.nameless
        return f"[{thing}]" if nameless else name

    def _resolve(self, pattern: Pattern, values: dict[str, Value]) -> str:
        sentence, errors = self._bundle.format_pattern(pattern, values)
        assert errors == [], f"{sentence}: {errors}"
        return str(sentence).strip()

    def check(self, sentence: str) -> None:
        """Assert that a sentence is complete, contains no id, and follows the typography of its language."""
        assert sentence, "nothing is said"
        assert not re.search(r"\[[a-z0-9.-]*\]|[{}]", sentence), sentence
        assert sentence[0] == sentence[0].upper(), sentence
        left = set(re.findall(r"[a-z]+(?:-[a-z0-9]+)+", sentence)) & self.ids
        assert left == set(), f"{sentence!r}: {left}"
        wrong = self.wrong.search(sentence)
        assert wrong is None, f"{sentence!r}: {wrong}"


# -- every sentence, with sample values ----------------------------------------------------------------------------

NUMBERS = [-2, -1, 0, 1, 2, 3]
ENOUGH = 70  # ways to fill a sentence


class Samples(NamedTuple):
    """Sample values for sentences, by the name of the field."""

    things: Mapping[str, Sequence[str]]
    #: values of a field that depend on the event, question or reason
    special: Mapping[tuple[str, str], Sequence[str]] = {}
    #: values of questions and reasons that are numbers or lists; events have types that say so
    counted: Iterable[str] = ()
    listed: Iterable[str] = ()
    #: events without empty lists
    never_empty: Iterable[str] = ()
    #: fields of events that are tried in all combinations with numbers
    crossed: Iterable[str] = ()

    def of(self, name: str, kind: Any, where: str) -> Sequence[Any]:
        """Sample values of a field."""
        if kind is bool:
            return [True, False]
        if kind is int:
            return NUMBERS
        if kind == tuple[int, ...]:
            return [(), (1,), (1, 6, 6)]
        things = self.special.get((where, name)) or self.things[name]
        if get_origin(kind) is tuple:
            lists = [tuple(things[:1]), tuple(things)]
            return lists if where in self.never_empty else [(), *lists]
        return things

    def events(self, kind: type[Event]) -> Iterator[Event]:
        """Events with every value of every field, and with all combinations of numbers."""
        types = get_type_hints(kind)
        columns = {name: self.of(name, types[name], kind.__name__) for name in fields(kind)}
        first = {name: column[0] for name, column in columns.items()}
        for name, column in columns.items():
            for value in column:
                yield kind("", **{**first, name: value})
        numbers = [name for name in columns if types[name] in (int, bool) or name in self.crossed]
        for values in product(*(columns[name] for name in numbers)):
            yield kind("", **{**first, **dict(zip(numbers, values, strict=True))})

    def args(self, key: str, names: Iterable[str]) -> Iterator[dict[str, Any]]:
        """Values for a question or a reason, in all combinations."""
        columns = {}
        for name in sorted(names):
            kind = int if name in self.counted else tuple[str, ...] if name in self.listed else str
            columns[name] = self.of(name, kind, key)
        for values in in_turn(*columns.values(), least=ENOUGH) if columns else [()]:
            yield dict(zip(columns, values, strict=True))


def in_turn(*columns: Sequence[Any], least: int = 0) -> Iterator[tuple[Any, ...]]:
    """Rows with one value of each column, until every value has been used."""
    return islice(zip(*map(cycle, columns), strict=True), max(least, *map(len, columns)))


# -- whole games ---------------------------------------------------------------------------------------------------


def things_in(view: View) -> Iterator[tuple[str, str]]:
    """Everything on the table that may need a name, with its context."""
    for area in view.areas:
        yield area.id, "area"
        yield area.group, "group"
        for piece in area.pieces:
            yield piece.kind, "piece"
            yield piece.id, "piece"
            yield from ((mark, "mark") for mark in piece.marks)
            yield from ((fact, "fact") for fact in msgspec.to_builtins(piece.facts))
        yield from ((mark, "mark") for mark in area.marks)
        yield from ((fact, "fact") for fact in msgspec.to_builtins(area.facts))
    for track in view.tracks:
        yield track.id, "track"
        yield from ((space, "space") for space in track.spaces)
    for card in view.cards:
        yield card.id, "card"
        yield card.deck, "deck"
        yield from ((fact, "fact") for fact in msgspec.to_builtins(card.facts))
    for count in view.counts:
        yield from ((part, "count") for part in count.split("."))


class Reading:
    """Words everything in a game in both languages, each thing once."""

    def __init__(self, game: Game[Any], both: list[Strict]) -> None:
        self.game = game
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
                name = words.name(thing, context)
                assert words.plain.fullmatch(thing) or "[" not in name, (thing, context)
                assert words.numbered.fullmatch(thing) or not re.search(r"\([0-9]+\)", name), name

    def look(self, view: View) -> None:
        self.names(view)
        texts = [view.heading, view.outcome, *(line for card in view.cards for line in card.text)]
        for text in texts:
            if text is not None:
                self.aloud(repr(text), Words.text, text)

    def decision(self, decision: Decision) -> None:
        self.aloud((decision.prompt, repr(decision.args)), Words.prompt, decision)
        for option in decision.options:
            self.aloud((decision.prompt, option), Words.option, option, decision)
            self.aloud(option, Words.option, option)

    def all_about(self, match: Match[Any], decision: Decision) -> None:
        """Word the options of a decision, their odds and hints, and the refusals."""
        asked = decision.prompt, repr(decision.args)
        for option in (None, *decision.options):
            for hint in action.hints(match.state, decision, option):
                self.aloud(repr(hint), Words.text, hint)
        for option in decision.options:
            self.aloud((asked, option), Words.option, option, decision)
            for odds in action.odds(match.state, decision, option):
                self.aloud(repr(odds), Words.odds, odds)
        for option, refusal in decision.refused():
            self.aloud((asked, option), Words.option, option, decision)
            self.aloud(repr(refusal), Words.refusal, refusal)

    def log(self, match: Match[Any]) -> None:
        for logged in match.log:
            self.aloud(logged.event, Words.event, logged.event)


# -- the suite -----------------------------------------------------------------------------------------------------

SAID = ("prompt", "option", "why", "event", "odds")  # the prefixes of all keys that rules use


class WordsSuite:
    """Tests for the words of every game. The module needs a fixture `both`: strict words in each language."""

    source: ClassVar[Source]
    samples: ClassVar[Samples]
    #: keys that only the views use: for the table, cards and the end
    needed: ClassVar[set[str]]
    #: the variables of options, and additional variables of sentences, by key
    answer: ClassVar[set[str]] = {"a", "b", "count"}
    besides: ClassVar[Mapping[str, set[str]]] = {}
    #: suffixes of options with words of their own (`option-cancel-1-1`), and other keys
    exact: ClassVar[str] = "[0-9-]+"
    spared: ClassVar[set[str]] = set()
    #: table options whose values have the same names everywhere
    plainly: ClassVar[set[str]] = set()
    #: how often a game's options and its whole table are read, in decisions; and how many texts there are at least
    thoroughly: ClassVar[int] = 1
    seldom: ClassVar[int] = 1
    least_read: ClassVar[int]
    #: verbs that only scenarios cover
    shelved: ClassVar[set[str]] = set()

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        if "kind" in metafunc.fixturenames:
            metafunc.parametrize("kind", self.source.events, ids=lambda kind: kind.__name__)

    @property
    def game(self) -> Game[Any]:
        return self.source.game

    # -- the catalogues ------------------------------------------------------------------------------------------

    @languages
    def test_the_catalogues_can_be_read_and_say_everything_once(self, language: str) -> None:
        for folder in folders(self.game):
            everything = list(entries(folder, language))
            junk = [(file, entry.content) for file, entry in everything if isinstance(entry, ftl.Junk)]
            assert not junk, junk
            keys = Counter(entry.id.name for _, entry in everything if isinstance(entry, ftl.Message))
            twice = [key for key, times in keys.items() if times > 1]
            assert not twice, twice

    def test_what_is_said_in_one_language_is_said_in_the_other(self) -> None:
        english, french = (catalogue(self.game, language).keys() for language in LANGUAGES)
        assert english == french, sorted(english ^ french)

    def test_a_question_words_the_same_answers_in_both_languages(self) -> None:
        english, french = (
            {
                (key, attribute.id.name)
                for key, message in catalogue(self.game, language).items()
                for attribute in message.attributes
                if key.startswith("prompt-")
            }
            for language in LANGUAGES
        )
        assert english == french, sorted(english ^ french)

    @languages
    def test_the_words_are_set_as_their_language_is(self, language: str) -> None:
        """Typographic quotes and apostrophes, and in French non-breaking spaces before punctuation."""
        wrong = re.compile("'" if language == "en" else r"'| [:;!?»%]|« ")
        for folder in folders(self.game):
            for file, source in sources(folder, language):
                lines = [line for line in source.splitlines() if not line.startswith("#") and wrong.search(line)]
                assert not lines, (file, lines)

    # -- what the rules say --------------------------------------------------------------------------------------

    @languages
    def test_all_that_the_rules_say_has_words(self, language: str) -> None:
        needed = self.needed | self.source.said.keys() | {"title", "heading", "outcome", "pair"}
        missing = sorted(needed - catalogue(self.game, language).keys())
        assert not missing, missing

    @languages
    def test_no_words_are_left_of_what_is_never_said(self, language: str) -> None:
        said = self.source.said.keys() | self.spared
        exact = re.compile(f"-(?:{self.exact})$")
        keys = [key for key in catalogue(self.game, language) if key.partition("-")[0] in SAID]
        left = [key for key in keys if key not in said and exact.sub("", key) not in said]
        assert not left, left

    @languages
    def test_a_sentence_uses_only_the_values_that_come_with_it(self, language: str) -> None:
        unknown = []
        for key, message in catalogue(self.game, language).items():
            if key in self.source.said or key.startswith("option-"):
                given = self.source.said.get(key, set()) | self.besides.get(key, set())
                itself = self.answer if key.startswith("option-") else given
                unknown += [(key, name) for name in Variables(message.value).unknown(itself)]
                for attribute in message.attributes:
                    unknown += [(key, name) for name in Variables(attribute.value).unknown(given | self.answer)]
        assert not unknown, unknown

    # -- every sentence ------------------------------------------------------------------------------------------

    def test_everything_that_can_happen_is_told_in_both_languages(self, kind: type[Event], both: list[Strict]) -> None:
        for event in self.samples.events(kind):
            for words in both:
                words.check(words.event(event))

    def test_every_reason_and_every_question_is_put_in_both_languages(self, both: list[Strict]) -> None:
        for prompt, names in self.source.prompts.items():
            for words, args in product(both, self.samples.args(prompt, names)):
                words.check(words.prompt(Decision("", prompt, (), args)))
        for key, names in self.source.refusals.items():
            for words, args in product(both, self.samples.args(key, names)):
                words.check(words.refusal(Refusal("", key, args)))

    def test_every_answer_on_the_shelf_of_scenarios_can_be_read(self, both: list[Strict]) -> None:
        shelf = [read_scenario(path) for path in sorted((ROOT / "tests" / "scenarios" / self.game.key).rglob("*.toml"))]
        answers = {text for scenario in shelf for text in (*scenario.play, *scenario.offer, *scenario.refuse)}
        options = [as_option(text.rpartition(": ")[2]) for text in sorted(answers)]
        missing = self.shelved - {option.verb for option in options}
        assert not missing, missing
        for words, answer in product(both, options):
            words.check(words.option(answer))

    # -- names and explanations ----------------------------------------------------------------------------------

    def test_every_table_option_and_its_values_are_named(self, both: list[Strict]) -> None:
        for words, setting in product(both, self.game.description.settings()):
            name = setting.name
            words.check(words.say(f"setting-{name}"))
            for value in setting.choices:
                words.check(words.say(f"name-{value}" if name in self.plainly else f"name-{name}-{value}"))

    @languages
    def test_the_terminal_can_say_what_a_simulation_measures(self, language: str) -> None:
        words = Words(language, [TERMINAL])
        for measure in self.game.measures(new_match(self.game).state):
            assert words.has(f"measure-{self.game.key}-{measure}"), measure

    def test_every_step_of_a_lesson_is_explained(self, both: list[Strict]) -> None:
        for words, lesson in product(both, lessons_of(self.game).values()):
            words.check(words.say(f"lesson-{lesson.name}"))
            for step in (*(step.id for step in lesson.steps), "end"):
                words.check(words.say(f"lesson-{lesson.name}-{step}"))

    # -- whole games ---------------------------------------------------------------------------------------------

    def test_thirty_games_can_be_read_from_the_first_line_to_the_last(self, both: list[Strict]) -> None:
        """On every kind of table; half of them at random, half by one of the game's players, if it has one."""
        game, reading = self.game, Reading(self.game, both)
        for seed in range(30):
            match = new_match(game, seed, game.description.table(seed), listen=True)
            choose = wavering(game, seed) if seed % 2 else at_random(random.Random(seed))
            for taken in walk(match, seed, choose):
                for decision in match.decisions:
                    reading.decision(decision)
                    if taken % self.thoroughly == 0:
                        reading.all_about(match, decision)
                    if taken % self.seldom == 0:
                        reading.look(game.view(match.state, decision.seat))
            for seat in game.seats(match.state):
                reading.look(game.view(match.state, seat))
            reading.log(match)
        assert len(reading.read) > self.least_read, len(reading.read)
