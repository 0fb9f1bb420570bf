"""The contract that every game keeps, in each of its variants. A new game is tested as soon as it exists.

The tests check everything while playing. A game with many variants gets as much time as one with few, so each variant
gets less; the numbers here are for a game with `USUAL` variants. Together with the fuzz in `tests/lab`, the invariants
are checked after more than 200,000 decisions (R2).
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, nullcontext
from itertools import count
from typing import Any

import msgspec
import pytest

from sandtable.engine.chance import Chance
from sandtable.engine.decision import Decision, Option
from sandtable.engine.errors import Illegal, Sealed, Stale
from sandtable.engine.event import Event
from sandtable.engine.game import Game
from sandtable.engine.journal import read_journal
from sandtable.engine.match import Match
from sandtable.engine.undo import Size
from sandtable.engine.view import NO_FACTS, Facts
from tests.support import (
    CASES,
    FUZZED,
    GAMES,
    ROOT,
    Case,
    Chooser,
    asked,
    at_every_rest,
    play_out,
    play_some,
    position,
    walk,
    wavering,
    written,
)

USUAL = 5  # variants of a game
HEAVY = {"reichbusters": 2, "wolfenstein": 2}  # a decision takes ten times as long as one of another game
PLAYED = {  # decisions, all looked at
    "atlantikwall": 55_000,
    "hegra": 50_000,
    "parley": 1_000,
    "reichbusters": 10_000,
    "wolfenstein": 12_000,
}
OTHERS = 10_000  # of a game that is not counted here
GAMES_AT_LEAST = 4  # of a variant
STOPS = 120  # of a variant
BEGINNING = 40  # decisions of a game that are all looked at; of the rest, one in a few
ONE_IN = 5
WRONG = 5  # answers that nobody may give, of each decision
ELSEWHERE = 20  # games of every kind that another process plays too (R1)
TRIED = 4  # refused options of a decision that are tried all the same
TO_THE_END = 20  # one copy in so many is played to its end, the others for some decisions
A_WHILE = 10
SIZES: tuple[Size, ...] = ("step", "action", "turn")

every_case = pytest.mark.parametrize("case", CASES, ids=str)


def share(case: Case, effort: int) -> int:
    """The share of an effort that each variant gets."""
    return max(1, effort * USUAL // max(USUAL, len(case.game.description.variants) * HEAVY.get(case.game.key, 1)))


def seeds(case: Case, first: int, games: int) -> range:
    """The seeds of this many games; half of the variants begin with an odd one, so both kinds of `chooser` play."""
    begin = first + list(case.game.description.variants).index(case.variant)
    return range(begin, begin + share(case, games))


def chooser(case: Case, seed: int) -> Chooser | None:
    """Odd seeds play at random, even seeds follow the game's own player; together they reach most positions."""
    return None if seed % 2 else wavering(case.game, seed)


def walks(case: Case, seed: int, games: int = 2, least: int = STOPS) -> Iterator[Match[Any]]:
    """Play whole games, stopping before decisions and at the end; more games if they are short."""
    stops = 0
    first, *others = seeds(case, seed, games)
    for game in count(first):
        match = case.match(game)
        for taken in walk(match, game, chooser(case, game)):
            if taken < BEGINNING or taken % ONE_IN == game % ONE_IN or match.over:
                yield match
                stops += 1
        if game >= first + len(others) and stops > share(case, least):
            return


@contextmanager
def nothing_broken(game: Game[Any]) -> Iterator[None]:
    """Check all invariants while a match is played (R2)."""

    def check(state: Any) -> None:
        assert list(game.broken_invariants(state)) == []

    with at_every_rest(game, check):
        yield


def play_on(match: Match[Any], stop: int) -> None:
    """Play a copy at random: from some stops to its end, which is slow, from the others for a while."""
    with nothing_broken(match.game):
        if stop % TO_THE_END:
            play_some(match, match.number, A_WHILE)
        else:
            assert play_out(match, match.number).over


# -- playing -------------------------------------------------------------------------------------------------------


@every_case
def test_every_game_ends_by_its_rules_and_nothing_impossible_is_ever_on_the_table(case: Case) -> None:
    """Every event names a rule of the catalogue; together the variants play the promised number of decisions (R2)."""
    rules = set(case.game.catalogue.rules)
    decisions, wanted = 0, PLAYED.get(case.game.key, OTHERS) // len(case.game.description.variants)
    for seed in count(1):
        with nothing_broken(case.game):
            match = play_out(case.match(seed, listen=True), seed, chooser(case, seed))
        assert match.over
        assert match.decisions == ()
        told = {said.event.rule for said in match.log if said.event.rule}
        assert told
        assert not told - rules
        decisions += len(match.entries)
        if seed >= GAMES_AT_LEAST and decisions >= wanted:
            return


def test_what_is_played_and_fuzzed_comes_to_what_was_promised() -> None:
    """R2: 200,000 decisions."""
    assert sum(PLAYED.get(key, 0) + FUZZED.get(key, 0) for key in GAMES) >= 200_000


@every_case
def test_options_are_stable_distinct_and_never_empty(case: Case) -> None:
    for match in walks(case, 1):
        assert match.over or match.decisions
        for decision in match.decisions:
            options = list(decision.options)
            texts = written(decision)
            assert len(options) == len(decision.options) >= decision.fewest, f"{decision.prompt} at {match.where()}"
            assert texts == written(decision) == [str(decision.options[at]) for at in range(len(texts))]
            assert len(set(texts)) == len(texts), f"{decision.prompt} at {match.where()} offers something twice"
            refused = {str(option) for option, _ in decision.refused()}
            assert not refused.intersection(texts), f"offered and refused at {match.where()}"
            for option, text in zip(options, texts, strict=True):
                assert option in decision.options
                assert decision.find(text) == option
            for text in texts[:: len(texts) // 3 + 1]:
                assert decision.why_not(text) is None
        assert len({decision.seat for decision in match.decisions}) == len(match.decisions)
        assert {decision.seat for decision in match.decisions} <= set(case.game.seats(match.state))


@every_case
def test_every_refusal_names_its_rule_and_is_kept(case: Case) -> None:
    refusals = 0
    for match in walks(case, 1):
        before = match.state.digest()
        for decision in match.decisions:
            refused = list(decision.refused())
            refusals += len(refused)
            for option, refusal in refused:
                assert option not in decision.options
                assert refusal.rule in case.game.catalogue, f"{refusal.rule} for {option} at {match.where()}"
            for option, _ in refused[:: len(refused) // TRIED + 1]:
                assert decision.find(str(option)) is None
                told = decision.why_not(str(option))
                assert told is not None
                with pytest.raises(Illegal) as caught:
                    match.play(option, decision.seat)
                assert caught.value.rule == told.rule
        assert match.state.digest() == before
    assert refusals


@every_case
def test_what_is_not_offered_is_refused_and_changes_nothing(case: Case) -> None:
    for match in walks(case, 3):
        before = position(match)
        number = match.number
        for decision in match.decisions:
            for text in wrong_answers(decision, random.Random(number)):
                with pytest.raises(Illegal, match=f"is not offered to {decision.seat}"):
                    match.play(text, decision.seat)
            with pytest.raises(Illegal):
                match.play(Option(decision.options[0].verb, ("no", "such", "thing")), decision.seat)
            with pytest.raises(Stale, match="is not open"):
                match.play(decision.options[0], decision.seat, number - 1)
        with pytest.raises(Stale):
            match.play("anything", "nobody")
        assert (position(match), match.number) == (before, number)


def wrong_answers(decision: Decision, rng: random.Random) -> list[str]:
    """Illegal answers, as somebody could give by mistake or on purpose."""
    text = str(decision.options[rng.randrange(len(decision.options))])
    at = rng.randrange(len(text))
    tries = ["", " ", "\n", text + " x", text.upper(), text[::-1], text[:at], text[at:], text + "\u00e9", "x" * 100_000]
    tries += [text[:at] + rng.choice("az09-") + text[at:], text.replace("-", " "), f"{text} {text}", "#", "'; --"]
    return [wrong for wrong in rng.sample(tries, WRONG) if decision.find(wrong) is None]


# -- copies and records --------------------------------------------------------------------------------------------


@every_case
def test_a_clone_equals_its_original_and_then_leads_its_own_life(case: Case) -> None:
    for stop, match in enumerate(walks(case, 5)):
        before = position(match)
        clone = match.clone()
        assert position(clone) == before
        assert [(e.seat, e.option) for e in clone.entries] == [(e.seat, e.option) for e in match.entries]
        play_on(clone, stop)
        assert position(match) == before


@every_case
def test_the_same_answers_give_a_clone_the_same_game(case: Case) -> None:
    for seed in seeds(case, 7, 2):
        match = case.match(seed)
        twin = match.clone()
        for taken in walk(match, seed, chooser(case, seed)):
            if taken:
                twin.play(match.entries[-1].option, match.entries[-1].seat)
            assert position(twin) == position(match)
            if taken % 3 == 0:
                twin = twin.clone()


@every_case
def test_a_replay_gives_the_same_game_byte_for_byte(case: Case) -> None:
    for seed in seeds(case, 9, 3):
        match = play_out(case.match(seed, listen=True), seed, chooser(case, seed))
        text = match.save()
        replayed = Match.load(case.game, read_journal(text), listen=True)
        assert replayed.state.digest() == match.state.digest()
        assert replayed.save() == text
        assert replayed.log == match.log
        assert read_journal(text).write() == text


@every_case
def test_saving_and_loading_changes_nothing_at_any_decision(case: Case) -> None:
    for match in walks(case, 12, games=1, least=STOPS // 2):
        text = match.save()
        loaded = Match.load(case.game, read_journal(text))
        assert position(loaded) == position(match)
        assert loaded.save() == text


@every_case
def test_a_position_can_be_written_and_read_at_every_resting_point(case: Case) -> None:
    def check(state: Any) -> None:
        text = case.game.write(state)
        again = case.game.read(text)
        assert "\n" not in text
        assert again.digest() == state.digest()
        assert case.game.write(again) == text

    with at_every_rest(case.game, check):
        for seed in seeds(case, 14, 1):
            play_out(case.match(seed), seed, chooser(case, seed))


@every_case
def test_a_game_goes_on_the_same_from_a_position_that_was_written(case: Case) -> None:
    for match in walks(case, 16):
        if not match.over:
            again = Match(case.game, case.game.read(case.game.write(match.last_rest)))
            since = match.entries[len(match.entries) - since_rest(match) :]
            for entry in since:
                again.play(entry.option, entry.seat)
            assert position(again) == position(match)


def since_rest(match: Match[Any]) -> int:
    """How many decisions were taken since the last resting point."""
    clone = match.clone()
    if not clone.entries:
        return 0
    rest = match.last_rest.digest()
    for taken in range(len(match.entries) + 1):
        if clone.last_rest.digest() != rest:
            return taken - 1
        if not clone.entries:
            return taken
        clone.undo(agreed=True)
    raise AssertionError("unreachable")


# -- going back ----------------------------------------------------------------------------------------------------


@every_case
def test_undo_takes_back_a_step_and_redo_takes_it_again(case: Case) -> None:
    """Past a seal only if the table agrees; the log then says so, and is otherwise unchanged."""
    sealed = 0
    for seed in seeds(case, 18, 3):
        match = case.match(seed, listen=True)
        earlier = position(match), match.log[:]
        for taken in walk(match, seed, chooser(case, seed)):
            now = position(match), match.log[:]
            if taken:
                if match.sealed(taken - 1):
                    sealed += 1
                    with pytest.raises(Sealed):
                        match.undo()
                    assert (position(match), match.log) == now
                    match.undo(agreed=True)
                    assert match.log.pop().event.key == "rewound"
                else:
                    assert match.state.chance.count == match.entries[-1].count
                    match.undo()
                assert (position(match), match.log) == earlier
                match.redo()
                assert (position(match), match.log) == now
                with pytest.raises(Stale, match="nothing was undone"):
                    match.redo()
            earlier = now
    assert sealed


@every_case
def test_chance_and_other_seats_seal_what_was_decided_before(case: Case) -> None:
    sealed_earlier = 0
    for match in walks(case, 21, games=6):
        for size in SIZES if match.entries else ():
            target = match.undo_target(size)
            back = match.entries[target:]
            drawn = match.state.chance.count > back[0].count
            sealed_earlier += drawn and match.state.chance.count == back[-1].count
            for seat in case.game.seats(match.state):
                others = any(entry.seat != seat for entry in back)
                assert (match.sealed(target, seat) is not None) == (drawn or others)
            with pytest.raises(Sealed) if match.sealed(target) else nullcontext():
                match.clone().undo(size)
    assert sealed_earlier or case.game.key == "parley"  # where chance only speaks when both have chosen


@every_case
@pytest.mark.parametrize("size", SIZES)
def test_an_undo_goes_back_as_far_as_its_size_says(case: Case, size: Size) -> None:
    seed = 24
    match = case.match(seed)
    positions, turns, rests = [], [], set()

    with at_every_rest(case.game, lambda state: rests.add(len(match.entries)) if state is match.state else None):
        match.rewind(0)
        for taken in walk(match, seed, chooser(case, seed)):
            positions.append(position(match))
            turns.append(case.game.turn(match.state))
            if not taken:
                with pytest.raises(Sealed, match="nothing has been decided yet"):
                    match.undo(size)
                continue
            twin = match.clone()
            back = twin.undo(size, agreed=True)
            target = taken - back
            assert position(twin) == positions[target]
            if size == "step":
                assert back == 1
            elif size == "action":
                assert target == max(rest for rest in rests if rest < taken)
            else:
                assert set(turns[target:taken]) == {turns[taken - 1]}
                assert not target or turns[target - 1] != turns[taken - 1]
            for _ in range(back):
                twin.redo()
            assert position(twin) == positions[taken]


# -- what a seat may know ------------------------------------------------------------------------------------------


def onlookers(match: Match[Any]) -> list[str | None]:
    return [*match.game.seats(match.state), None]


@every_case
def test_two_tables_that_a_seat_cannot_tell_apart_look_the_same_to_it(case: Case) -> None:
    for match in walks(case, 25):
        for seat in onlookers(match):
            view = case.game.view(match.state, seat)
            for seed in (1, 2):
                table = match.state.copy()
                case.game.conceal(table, seat, Chance(seed))
                assert case.game.view(table, seat) == view, f"{seat} sees what is hidden at {match.where()}"


@every_case
def test_every_thing_has_the_facts_that_clients_expect_of_it(case: Case) -> None:
    types = case.game.fact_types
    for match in walks(case, 26, games=1, least=STOPS // 4):
        for seat in onlookers(match):
            view = case.game.view(match.state, seat)
            for area in view.areas:
                expect_facts(area.facts, types.areas.get(area.group, ()))
                for piece in area.pieces:
                    expect_facts(piece.facts, types.pieces)
            for card in view.cards:
                expect_facts(card.facts, types.cards.get(card.deck, ()))


def expect_facts(facts: Facts, kinds: tuple[type[Facts], ...]) -> None:
    """Facts of one of these kinds, or none; what is encoded must be what the structure says."""
    if facts is not NO_FACTS:
        assert type(facts) in kinds
        msgspec.json.decode(msgspec.json.encode(facts), type=type(facts))


@every_case
def test_two_tables_that_a_seat_cannot_tell_apart_ask_and_tell_it_the_same(case: Case) -> None:
    """From a resting point until the next die or draw: the same questions, the same log."""
    compared = 0
    for match in walks(case, 27):
        if match.over:
            continue
        for seat in onlookers(match):
            heard = []
            for seed in (1, 2):
                table = match.last_rest.copy()
                case.game.conceal(table, seat, Chance(seed))
                started = table.chance.count
                twin: Match[Any] = Match(case.game, table, listen=True)
                if twin.state.chance.count == started:
                    own = [entry for entry in asked(twin) if entry[0] == seat]
                    heard.append((own, twin.log_for(seat), case.game.view(twin.state, seat)))
            if len(heard) == 2:
                compared += 1
                assert heard[0] == heard[1]
    assert compared


@every_case
def test_what_a_seat_learns_from_an_answer_is_sealed(case: Case) -> None:
    """An answer that reveals something hidden counts as a draw; any other answer reveals nothing to anybody."""
    compared = 0
    for stop, match in enumerate(walks(case, 36)):
        for decision in match.decisions[stop % max(1, len(match.decisions)) :][:1]:  # another one each time
            for seat in onlookers(match):
                one, other = (learned(match, decision.seat, seat, Chance(seed)) for seed in (1, 2))
                if one and other:
                    compared += 1
                    assert one == other, f"{seat} learns something from {decision.prompt} at {match.where()}"
    assert compared


def learned(match: Match[Any], answering: str, seat: str | None, chance: Chance) -> tuple[Any, ...] | None:
    """What a seat sees, reads and is asked after an answer on a re-dealt table; None after a die or draw."""
    heard: list[Event] = []
    twin = match.concealed(seat, chance)
    twin.state.sink = heard.append
    drawn = twin.state.chance.count
    options = match.decision_of(answering).options
    answer = counterpart(options[match.number % len(options)], twin.decision_of(answering).options)
    if answer is None:
        return None
    twin.play(answer, answering)
    if twin.state.chance.count != drawn:
        return None
    told = [seen for event in heard if (seen := event.seen_by(seat))]
    return match.game.view(twin.state, seat), told, [question for question in asked(twin) if question[0] == seat]


def counterpart(answer: Option, options: Sequence[Option]) -> Option | None:
    """The same answer on a re-dealt table, or another of its kind if it names something that is not there."""
    if answer in options:
        return answer
    alike = (other for other in options if (other.verb, len(other.args)) == (answer.verb, len(answer.args)))
    return next(alike, None)


@every_case
def test_concealing_leaves_nothing_of_what_was_hidden(case: Case) -> None:
    """The old deal has no influence on the new one."""
    for match in walks(case, 29):
        for seat in onlookers(match):
            dealt = []
            for seed in (1, 2):
                twin = match.concealed(seat, Chance(seed))
                case.game.conceal(twin.state, seat, Chance(3))
                assert twin.state.chance.seed == 3
                dealt.append(position(twin))
            assert dealt[0] == dealt[1]


@every_case
def test_a_concealed_table_can_be_played_to_its_end(case: Case) -> None:
    for stop, match in enumerate(walks(case, 32, games=1)):
        before = position(match)
        seats = onlookers(match)
        twin = match.concealed(seats[match.number % len(seats)], Chance(match.number))
        play_on(twin, stop)
        assert position(match) == before


# -- another process -----------------------------------------------------------------------------------------------

REPLAY = """
import sys
from tests.contract.test_contract import fingerprints
print("\\n".join(fingerprints(sys.argv[1])))
"""


def fingerprints(key: str) -> Iterator[str]:
    """A text that differs if anything in these games differs."""
    cases = [case for case in CASES if case.game.key == key]
    for number in range(max(ELSEWHERE, len(cases))):
        case, seed = cases[number % len(cases)], 33 + number // len(cases)
        match = play_out(case.match(seed), seed, chooser(case, seed))
        yield f"{case} {seed} {len(match.entries)} {match.state.digest()} {match.entries[-1].option}"


@pytest.mark.parametrize("key", GAMES)
def test_another_process_plays_the_same_games(key: str) -> None:
    """Nothing depends on the order of a set or on the hash of a text."""
    here = "\n".join(fingerprints(key))
    for hash_seed in ("0", "4242"):
        env = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ROOT)}
        there = subprocess.run(
            [sys.executable, "-c", REPLAY, key], env=env, cwd=ROOT, capture_output=True, text=True, check=True
        )
        assert there.stdout.strip() == here


def test_the_suite_plays_every_game() -> None:
    assert {case.game.key for case in CASES} == set(GAMES)
    assert "parley" in GAMES
    assert len(CASES) == sum(len(game.description.variants) for game in GAMES.values())
