"""Scenario files: a position, a script, and what must be true after it, readable by a player who does not program.

    game   = "hegra"
    title  = "Doubt on the fourth draw leaves one Defender and no Supply"
    rules  = ["HEGRA-REC-03", "HEGRA-REC-05"]
    table  = "empty"                                  # or "set-up" (the default)
    set    = { phase = "recruit", "recruit_bag" = ["soldier", "soldier", "volunteer", "doubt"] }
    chance = { recruit = ["soldier", "soldier", "volunteer", "doubt"] }
    play   = ["draw", "draw", "keep soldier"]
    until  = "morning"                                # stop when this step comes up, before it is played
    expect = { ready = ["soldier"], supplies = 0 }
    offer  = ["done"]                                 # options that must be open at the end
    refuse = { "spend supply" = "HEGRA-MRN-03" }      # options that must not be, and the rule that forbids each

Every die and draw after the set-up is scripted, in its order: a script that runs out fails, and so does one that is
not used up. In `set` and `expect` a name may be a path into a table or a list: `damage.wall-a`, `beds.0.level`. A list
of words is compared without regard to order where the expectation is written `{ any-order = [...] }`. Where several
seats choose at the same time, `play`, `prompt`, `offer` and `refuse` name the seat first: `north: draw`.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import msgspec

from sandtable.engine.chance import Chance, ScriptedChance
from sandtable.engine.content import convert, read_toml
from sandtable.engine.errors import Malformed, SandtableError, Stale
from sandtable.engine.game import AnyGame
from sandtable.engine.match import AnyMatch, Match
from sandtable.engine.plain import Fields, Plain
from sandtable.engine.state import State, from_plain, plain

_ANY_ORDER = "any-order"
_NOTHING = "nothing"  # TOML has no word for it: an empty bed


class Scenario(msgspec.Struct, frozen=True, rename="kebab", forbid_unknown_fields=True):
    game: str
    title: str
    rules: tuple[str, ...]
    table: Literal["set-up", "empty"] = "set-up"
    options: Fields = {}
    seed: int = 1
    set: Fields = {}
    chance: dict[str, list[str | int]] = {}
    play: tuple[str, ...] = ()
    until: str = ""  # the resting point at which to stop
    expect: Fields = {}
    prompt: str = ""  # the question that must be open at the end
    offer: tuple[str, ...] = ()
    refuse: dict[str, str] = {}
    events: tuple[str, ...] = ()  # rules under which something must have happened
    no_events: tuple[str, ...] = ()  # rules under which nothing may have happened
    outcome: str = ""  # the result with which the game must have ended
    content: str = ""  # a content pack, beside the scenario file


def read_scenario(path: Path) -> Scenario:
    return convert(read_toml(path), Scenario, where=str(path))


def run_scenario(scenario: Scenario, game: AnyGame, where: str) -> list[str]:
    """Play a scenario; the differences between what was expected and what is, none if it holds."""
    for rule in (*scenario.rules, *scenario.refuse.values(), *scenario.events, *scenario.no_events):
        if rule not in game.catalogue:
            raise Malformed(f"no rule {rule!r} in the catalogue of {game.key}", where=where)
    chance = ScriptedChance(scenario.chance, scenario.seed)
    try:
        content = str(Path(where).parent / scenario.content) if scenario.content else ""
        table = lay_table(game, chance, scenario.options, scenario.set, content, bare=scenario.table == "empty")
        chance.whole = True
        match = Match(game, table, listen=True, until=scenario.until)
        for answer in scenario.play:
            seat, text = _seat_first(answer)
            match.play(text, seat)
        return list(_differences(scenario, match))
    except SandtableError as error:
        return [str(error)]
    except (LookupError, TypeError, ValueError, AttributeError) as error:
        raise Malformed(f"the rules cannot play from this table: {error!r}", where=where) from error


def lay_table(
    game: AnyGame,
    chance: Chance,
    options: Fields,
    changes: Fields,
    content: str = "",
    *,
    bare: bool = False,
) -> State:
    """A table as it is set up, or a bare one, with some of it put otherwise."""
    box = game.box(game.options(options), content)
    state = game.empty(box, chance) if bare else game.set_up(box, chance)
    data = plain(state)
    for path, value in changes.items():
        _put(data, path.split("."), value, path)
    table: State = game.checked(from_plain(type(state), data, box=box, chance=chance))
    return table


def _seat_first(text: str) -> tuple[str | None, str]:
    seat, colon, rest = text.partition(": ")
    return (seat, rest) if colon else (None, text)


def _put(data: Plain, path: list[str], value: Plain, name: str) -> None:
    for part in path[:-1]:
        data = _look(data, part, name)
    last = path[-1]
    if isinstance(data, list) and last.isdecimal() and int(last) < len(data):
        data[int(last)] = value
    elif isinstance(data, dict):
        data[last] = value
    else:
        raise Malformed(f"set: no place {name!r} on this table")


def _look(data: Plain, part: str, name: str) -> Plain:
    found: Plain
    if isinstance(data, dict) and part in data:
        found = data[part]
    elif isinstance(data, list) and part.isdecimal() and int(part) < len(data):
        found = data[int(part)]
    else:
        raise Malformed(f"no place {name!r} on this table")
    return found


def _differences(scenario: Scenario, match: AnyMatch) -> Iterator[str]:
    data = plain(match.state)
    if scenario.until and (match.decisions or match.over):
        yield f"the script does not reach {scenario.until!r}; it is at {match.where()}"
    for path, expected in scenario.expect.items():
        found: Plain = data
        try:
            for part in path.split("."):
                found = _look(found, part, path)
        except Malformed:
            found = None
        if not _same(expected, found):
            yield f"{path}: expected {expected!r}, found {found!r}"
    yield from _asked(scenario, match)
    told = {logged.event.rule for logged in match.log}
    for rule in scenario.events:
        if rule not in told:
            yield f"nothing happened under {rule}"
    for rule in scenario.no_events:
        if rule in told:
            yield f"something happened under {rule}"
    chance = match.state.chance
    if isinstance(chance, ScriptedChance) and chance.left_over:
        yield f"chance was handed in and not asked for: {chance.left_over}"
    result = match.state.outcome.result if match.state.outcome else ""
    if scenario.outcome != result and (scenario.outcome or result):
        yield f"outcome: expected {scenario.outcome or 'none yet'}, found {result or 'none yet'}"


def _same(expected: Plain, found: Plain) -> bool:
    if isinstance(expected, dict) and set(expected) == {_ANY_ORDER}:
        return isinstance(found, list) and sorted(map(repr, expected[_ANY_ORDER])) == sorted(map(repr, found))
    return found is None if expected == _NOTHING else bool(expected == found)


def _asked(scenario: Scenario, match: AnyMatch) -> Iterator[str]:
    if not (scenario.prompt or scenario.offer or scenario.refuse):
        return
    if not match.decisions:
        yield "nothing is asked: the game is over" if match.over else f"nothing is asked at {match.where()}"
        return
    try:
        yield from _open_questions(scenario, match)
    except Stale as error:
        yield str(error)


def _open_questions(scenario: Scenario, match: AnyMatch) -> Iterator[str]:
    if scenario.prompt:
        seat, prompt = _seat_first(scenario.prompt)
        if (found := match.decision_of(seat).prompt) != prompt:
            yield f"prompt: expected {prompt!r}, found {found!r}"
    for name in scenario.offer:
        seat, text = _seat_first(name)
        decision = match.decision_of(seat)
        if decision.find(text) is None:
            yield f"{text!r} is not offered; offered: {', '.join(str(option) for option in decision.options)}"
    for name, rule in scenario.refuse.items():
        seat, text = _seat_first(name)
        decision = match.decision_of(seat)
        refusal = decision.why_not(text)
        if decision.find(text) is not None:
            yield f"{text!r} is offered, though {rule} forbids it"
        elif refusal is None or refusal.rule != rule:
            yield f"{text!r}: expected a refusal under {rule}, found {refusal.rule if refusal else 'no reason'}"
