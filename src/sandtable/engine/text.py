"""Words: keys with values become sentences, in the language of whoever reads them.

Catalogues are Fluent files. A value that is the id of a thing (`soldier`, `wall-a`) is replaced by its name in the same
language: `name-soldier`. An argument can have names of its own: `group = "supply"` looks for `name-group-supply` first.

A sentence about `disc = "soldier"` can use

    $disc        the name
    $disc-the    a form of the name, an attribute of its message: `.the = le Soldat`; the plain name where it has none
    $disc-id     the id itself, to select by

and of a number `change = -2` also `$change-size` (2) and `$change-sign` (plus, minus or zero), of a list `discs` also
`$discs-count`. Truth is `yes` or `no`. Two names in one id, `soldier-3`, are joined by `pair`, or by `pair-admit` where
the argument, or the verb of the option, is `admit`.

An option's arguments are `$a`, `$b`, …, and `$count` says how many there are. A prompt can word an option in its own
way, as an attribute with the option's verb, or its written form joined by hyphens: `.stop = Stop recruiting`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax.ast import Message

from sandtable.engine.action import Odds
from sandtable.engine.decision import Decision, Option, Refusal
from sandtable.engine.errors import Malformed
from sandtable.engine.event import Event, Forced
from sandtable.engine.game import AnyGame
from sandtable.engine.plain import Value, Values
from sandtable.engine.view import Text

LANGUAGES = ("en", "fr")
_POSITIONS = ("a", "b", "c", "d")


class Words:
    """One language's sentences for one game."""

    def __init__(self, language: str, folders: Iterable[Traversable]) -> None:
        if language not in LANGUAGES:
            raise Malformed(f"no language {language[:20]!r}; languages: {', '.join(LANGUAGES)}")
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._forms = {"the"}
        for folder in folders:
            for source in _sources(folder, language):
                self._read(source)

    def _read(self, source: str) -> None:
        resource = FluentResource(source)
        self._bundle.add_resource(resource)
        for entry in resource.body:
            if isinstance(entry, Message) and entry.id.name.startswith("name-"):
                self._forms.update(attribute.id.name for attribute in entry.attributes)

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def say(self, key: str, args: Values | None = None, context: str = "") -> str:
        """The sentence with this key; a key without one shows itself in brackets."""
        if not self.has(key):
            return f"[{key}]"
        return _sentence(self._format(key, dict(self._values(args or {}, context))))

    def name(self, thing: str, context: str = "", form: str = "") -> str:
        """What a thing is called. `soldier-3` is a Soldier (3), if the catalogue knows soldiers."""
        for key in (f"name-{context}-{thing}", f"name-{thing}"):
            if self.has(key):
                return self._format(key, {}, form)
        kind, _, number = thing.partition(".")
        if number.isdecimal() and self.has(f"name-{kind}"):  # the second of its kind: `sturmgewehr.2`
            return self._format("pair", {"first": self.name(kind, context, form), "second": number})
        for at, letter in enumerate(thing):
            if letter == "-" and self.has(f"name-{thing[:at]}"):
                rest = thing[at + 1 :]
                if rest.isdecimal() or self.has(f"name-{rest}"):
                    pair = f"pair-{context}" if self.has(f"pair-{context}") else "pair"
                    first, second = self.name(thing[:at], context, form), self.name(rest, context)
                    return self._format(pair, {"first": first, "second": second})
        return thing

    def _format(self, key: str, values: dict[str, Value], form: str = "") -> str:
        message = self._bundle.get_message(key)
        pattern = message.attributes.get(form, message.value)
        return self._resolve(pattern, values) if pattern else ""

    def _resolve(self, pattern: Pattern, values: dict[str, Value]) -> str:
        sentence, _ = self._bundle.format_pattern(pattern, values)
        return str(sentence).strip()

    # -- values --------------------------------------------------------------------------------------------------

    def _values(self, args: Values, context: str = "") -> Iterator[tuple[str, Value]]:
        """What a sentence can be made of: each value in words, and what there is to know of it besides."""
        for field, value in args.items():
            name = field.replace("_", "-")
            yield name, self._word(value, context or field)
            if isinstance(value, str):
                yield f"{name}-id", value
                if value.isdecimal():  # dice, each a digit
                    yield f"{name}-each", ", ".join(value)
                    yield f"{name}-digits", len(value)
                for form in self._forms:
                    yield f"{name}-{form}", self.name(value, context or field, form)
            elif isinstance(value, int):
                yield f"{name}-size", abs(value)
                yield f"{name}-sign", "plus" if value > 0 else "minus" if value else "zero"
            elif isinstance(value, tuple | list):
                yield f"{name}-count", len(value)

    def _word(self, value: Value, context: str) -> Value:
        match value:
            case str():
                return self.name(value, context)
            case bool():
                return "yes" if value else "no"
            case Text():
                return self.text(value)
            case Option():
                return self.option(value)
            case tuple() | list():
                return self.row(value, context)
        return value

    def row(self, values: Sequence[Value], context: str = "") -> str:
        """Several things, one after another."""
        nested = any(isinstance(value, tuple | list) for value in values)
        return (" / " if nested else ", ").join(str(self._word(value, context)) for value in values)

    # -- what the engine speaks of -------------------------------------------------------------------------------

    def text(self, text: Text) -> str:
        return self.say(text.key, text.args)

    def option(self, option: Option, decision: Decision | None = None) -> str:
        """What an option's button says; of several wordings the closest, the decision's own first."""
        args = dict(zip(_POSITIONS, option.args, strict=False))
        exact = "-".join((option.verb, *option.args))
        values = {"count": len(option.args), **dict(self._values(args, option.verb))}
        if decision is not None and self.has(prompt := f"prompt-{decision.prompt}"):
            own = self._bundle.get_message(prompt).attributes
            wording = exact if exact in own else option.verb
            if wording in own:
                values = {**dict(self._values(decision.args)), **values}
                return _sentence(self._resolve(own[wording], values))
        for key in (f"option-{exact}", f"option-{option.verb}"):
            if self.has(key):
                return _sentence(self._format(key, values))
        return f"[option-{option.verb}]"

    def prompt(self, decision: Decision) -> str:
        return self.say(f"prompt-{decision.prompt}", decision.args)

    def refusal(self, refusal: Refusal) -> str:
        return self.say(f"why-{refusal.key}", refusal.args)

    def event(self, event: Event) -> str:
        values = event.values
        if isinstance(event, Forced):
            verb, *args = event.option.split()
            values["option"] = Option(verb, tuple(args))
        return self.say(f"event-{event.key}", values)

    def odds(self, odds: Odds) -> str:
        return self.say(f"odds-{odds.key}", {**odds.args, "percent": round(100 * float(odds.chance))})


def _sentence(text: str) -> str:
    """Sentences begin with a capital, also those that begin with a name's article."""
    return text[:1].upper() + text[1:]


def source_of(game: AnyGame, language: str) -> str:
    """All of a game's sentences in a language as one Fluent file, the engine's first: a client can read it."""
    folders = (files("sandtable.engine") / "locale", game.folder / "locale")
    return "\n".join(source for folder in folders for source in _sources(folder, language))


def _sources(folder: Traversable, language: str) -> Iterator[str]:
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if f".{file.name}".endswith(f".{language}.ftl"):
            yield file.read_text(encoding="utf-8")


@lru_cache(maxsize=64)
def words_for(game: AnyGame, language: str) -> Words:
    """A game's words in a language, with those of the engine below them."""
    return Words(language, (files("sandtable.engine") / "locale", game.folder / "locale"))
