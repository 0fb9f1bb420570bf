"""Nothing hidden reaches a seat or a spectator (R6): if only what they cannot know differs, they hear the same."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Iterator
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from sandtable.engine.chance import Chance
from sandtable.engine.errors import Sealed
from sandtable.engine.match import Match
from sandtable.engine.text import LANGUAGES
from sandtable.server import messages
from sandtable.server.app import Settings
from sandtable.server.protocol import write_said
from tests.games.parley import GAME as PARLEY
from tests.games.parley.state import HAND, Box, State
from tests.server.wire import Server, Socket, running
from tests.support import CASES, Case, new_match, walk

pytestmark = pytest.mark.anyio

PAIRS = 98  # tables that are compared with a twin
FRAMES = 20_000  # that they have at least in all
SEEDS = count(10**40)  # long enough to be recognised wherever they leak


# -- decks that we know --------------------------------------------------------------------------------------------

_decks: dict[int, list[str]] = {}
_names: list[str] = []  # of the tables to come


def stacked(box: Box, chance: Chance) -> State:
    """Parley's set-up with a deck in a known order."""
    s = State(box=box, chance=chance, deck=_decks[chance.seed][:])
    for seat in box.seats:
        s.hands[seat] = sorted(s.deck.pop() for _ in range(HAND))
    return s


@pytest.fixture
def known_decks(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(PARLEY, "set_up", stacked)
    yield
    _decks.clear()


def lay(deck: list[str]) -> int:
    """The seed with which this deck is dealt."""
    seed = next(SEEDS)
    _decks[seed] = deck
    return seed


# -- stories: games up to some moment, and twins of them -----------------------------------------------------------


class Step(NamedTuple):
    """One thing done: `play`, `undo` or `redo`."""

    kind: str
    seat: str
    answer: str = ""


class Story(NamedTuple):
    """A game up to a moment: the deck, what was done, what each onlooker knows then, and what is still hidden."""

    options: dict[str, Any]
    deck: list[str]
    steps: list[Step]
    known: dict[str | None, set[str]]
    free: dict[int, list[str]]  # steps that could have been another, with all their alternatives


def tell_story(rng: random.Random) -> Story:
    """Some random choices with an undo now and then; stories in which dice were rolled are discarded."""
    options = {"envoys": rng.choice((2, 3)), "vales": rng.choice((12, 40))}
    deck = Box(PARLEY.options(options)).cards  # type: ignore[arg-type]
    rng.shuffle(deck)
    match = new_match(PARLEY, lay(deck), options, listen=True)
    known: dict[str | None, set[str]] = {seat: set(hand) for seat, hand in match.state.hands.items()} | {None: set()}
    steps: list[Step] = []
    choices: dict[int, list[str]] = {}
    taken: list[int] = []  # the steps that the decisions so far were taken in
    undone: list[int] = []
    for _ in range(rng.randrange(1, 30)):
        if match.over:
            break
        number = len(steps)
        if undone and rng.random() < 0.3:
            seat = match.redo_seat
            match.redo()
            steps.append(Step("redo", seat))
            taken.append(undone.pop(0))
        elif taken and rng.random() < 0.15 and _undo(match):
            steps.append(Step("undo", steps[taken[-1]].seat))
            undone.insert(0, taken.pop())
        else:
            decision = rng.choice(match.decisions)
            offered = [str(option) for option in decision.options if option.verb != "walk-out" or rng.random() < 0.01]
            answer = rng.choice(offered)
            match.play(answer, decision.seat)
            steps.append(Step("play", decision.seat, answer))
            taken.append(number)
            undone.clear()
            if decision.prompt == "claim" and answer != "walk-out":
                choices[number] = [option for option in offered if option != "walk-out"]
        for seat, hand in match.state.hands.items():
            known[seat] |= set(hand)
        for cards in known.values():
            cards |= set(match.state.discard)
    if any(said.event.key == "die-rolled" for said in match.log):
        return tell_story(rng)
    # A claim is shown before chance speaks again.
    shown = {step for step, entry in zip(taken, match.entries, strict=True) if match.state.chance.count > entry.count}
    return Story(options, deck, steps, known, {step: offered for step, offered in choices.items() if step not in shown})


def _undo(match: Match[Any]) -> bool:
    try:
        match.undo()
    except Sealed:
        return False
    return True


def twin_of(story: Story, onlooker: str | None, rng: random.Random) -> Story:
    """A story that the onlooker cannot tell from this one, with other cards and other secret choices."""
    hidden = [card for card in story.deck if card not in story.known[onlooker]]
    other = hidden[:]
    rng.shuffle(other)
    swap = dict(zip(hidden, other, strict=True))
    steps = []
    for number, step in enumerate(story.steps):
        answer = step.answer
        if number in story.free and step.seat != onlooker:
            answer = rng.choice(story.free[number])
        elif answer.startswith("play "):
            card = answer.removeprefix("play ")
            answer = f"play {swap.get(card, card)}"
        steps.append(step._replace(answer=answer))
    return story._replace(deck=[swap.get(card, card) for card in story.deck], steps=steps)


# -- hearing them --------------------------------------------------------------------------------------------------


class Heard(NamedTuple):
    """Everything that reached one onlooker."""

    frames: list[str]
    answers: list[str]


class Stage:
    """A server on which a story is played while somebody tries to find out more."""

    def __init__(self, server: Server) -> None:
        self.server = server

    async def play(self, story: Story, onlooker: str | None, table_id: str, rng: random.Random) -> list[Heard]:
        """What the onlooker and a spectator hear."""
        server, seats = self.server, ("north", "south", "east")[: story.options["envoys"]]
        invited = {seat: {"holder": "invited"} for seat in seats}
        _names.append(table_id)
        table = await server.table("parley", options=story.options, seed=lay(story.deck), seats=invited)
        assert table.id == table_id
        rights = server.services.tokens
        tokens = {seat: await rights.grant(table.id, "seat", seat) for seat in seats}
        watching = await rights.grant(table.id, "watch")
        sockets = {seat: await server.sit(table.id, tokens[seat]) for seat in seats}
        spectator = await server.sit(table.id, watching)
        eyes = [(sockets[onlooker], tokens[onlooker])] if onlooker else []
        eyes += [(spectator, watching)]
        for socket in (*sockets.values(), spectator):
            await socket.settle()
        for number, step in enumerate(story.steps):
            await sockets[step.seat].see(number)
            await self._do(sockets[step.seat], step)
            for socket, _ in eyes:
                await socket.see(number + 1)
                await self._pry(socket, onlooker if socket is not spectator else None, seats, number, rng)
        found = [Heard(socket.heard, await self._ask_around(table_id, token, seats)) for socket, token in eyes]
        for socket in (*sockets.values(), spectator):
            await socket.gone()
        return found

    async def _do(self, socket: Socket, step: Step) -> None:
        seq = socket.position["seq"]
        if step.kind == "play":
            question = socket.question(step.seat)
            told = await socket.ask("play", seat=step.seat, ask=question["ask"], answer=step.answer, request=f"r{seq}")
        else:
            size = {"size": "step"} if step.kind == "undo" else {}
            told = await socket.ask(step.kind, seat=step.seat, seq=seq, request=f"r{seq}", **size)
        assert told["type"] == "done", (step, told)

    async def _pry(
        self, socket: Socket, seat: str | None, seats: tuple[str, ...], number: int, rng: random.Random
    ) -> None:
        """Ask for everything that could leak: details, past, film, and requests that are refused."""
        seq = socket.position["seq"]
        other = rng.choice([one for one in seats if one != seat])
        when = rng.randrange(number + 3)
        tries: list[dict[str, Any]] = [
            {"do": "past", "number": when},
            {"do": "film", "number": when},
            {"do": "details", "seat": other, "ask": when},
            {"do": "play", "seat": other, "ask": when, "answer": "walk-out", "request": f"x{number}"},
            {"do": "redo", "seat": seat or other, "seq": seq, "request": f"y{number}"},
            {"do": "hello", "token": "x" * 43},
        ]
        if number == 0:
            tries += [{"do": "say", "text": "…" * 501}, {"do": "film"}]  # a client that goes on like this is sent away
        if seat is not None:
            tries += [
                {"do": "details", "seat": seat, "ask": when},
                {"do": "play", "seat": seat, "ask": when, "answer": "play rose-9", "request": f"z{number}"},
                {"do": "play", "seat": seat, "ask": seq, "answer": "claim war vale-99", "request": f"z{number}"},
                {"do": "undo", "seat": seat, "size": "turn", "seq": seq + 1, "request": f"w{number}"},
                {"do": "agree", "seat": seat, "seq": seq, "yes": True},
            ]
            for question in socket.position.get("questions", ()):
                tries.append({"do": "details", "seat": seat, "ask": question["ask"]})
                tries.append(
                    {
                        "do": "play",
                        "seat": seat,
                        "ask": question["ask"],
                        "answer": "play rose-9",
                        "request": f"v{number}",
                    }
                )
        if socket.position.get("redo"):
            tries = [one for one in tries if one["do"] != "redo"]  # that would be allowed
        for frame in rng.sample(tries, min(9, len(tries))):
            socket.say(frame)
        await socket.settle()

    async def _ask_around(self, table_id: str, token: str, seats: tuple[str, ...]) -> list[str]:
        """Over HTTP: the table, and all that is refused."""
        path = f"/api/tables/{table_id}"
        info = (await self.server.ask("GET", path, token)).json()
        del info["created"], info["updated"]  # when, not what
        answers = [str(info)]
        for method, way, body in (
            ("GET", "journal", None),
            ("POST", "clone", {"number": 0}),
            ("POST", "rematch", {}),
            ("POST", "sit", {"seat": seats[0]}),
            ("PUT", f"seats/{seats[0]}", {"holder": "here"}),
            ("POST", "host", {}),
        ):
            answer = await self.server.ask(method, f"{path}/{way}", token, body)
            over = info["outcome"] is not None and way == "journal"  # then it is no longer a secret
            if not over:
                assert answer.status_code >= 400, (way, answer.text)
                answers.append(f"{answer.status_code} {sorted(answer.headers.items())} {answer.text}")
        return answers


@pytest.fixture
async def twins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[tuple[Server, Server]]:
    """Two servers that give their tables ids of our choice."""
    monkeypatch.setattr("sandtable.server.new_tables.token_hex", lambda _: _names.pop())
    one, other = (Settings(tmp_path / f"{number}.sqlite", limits=False, processes=1) for number in range(2))
    async with running(one) as first, running(other) as second:
        yield first, second


async def test_what_cannot_be_known_changes_nothing_that_is_heard(
    twins: tuple[Server, Server], known_decks: None
) -> None:
    """Two tables whose deck, others' hands and others' secret choices differ: every byte is the same."""
    frames = pairs = different = 0
    stages = [Stage(server) for server in twins]
    for number in range(PAIRS):
        rng = random.Random(number)
        story = tell_story(rng)
        onlooker = rng.choice([*("north", "south", "east")[: story.options["envoys"]], None])
        twin = twin_of(story, onlooker, rng)
        different += (story.deck, story.steps) != (twin.deck, twin.steps)
        table_id = f"table-{number:016}"
        one = await stages[0].play(story, onlooker, table_id, random.Random(number))
        other = await stages[1].play(twin, onlooker, table_id, random.Random(number))
        for mine, theirs in zip(one, other, strict=True):
            for at, (frame, same) in enumerate(zip(mine.frames, theirs.frames, strict=True)):
                assert frame == same, f"pair {number}, frame {at} to {onlooker}"
            assert mine.answers == theirs.answers
            frames += len(mine.frames) + len(mine.answers)
            pairs += 1
    assert different > PAIRS * 0.9
    assert frames >= FRAMES, f"{frames} frames in {pairs} pairs"


async def test_no_seat_hears_of_a_card_or_a_choice_too_early(server: Server, known_decks: None) -> None:
    """Whole games with marked cards: everybody hears only of cards that they have seen."""
    checked = 0
    for number in range(12):
        rng = random.Random(1000 + number)
        story = tell_story(rng)
        while len(story.steps) < 20:
            story = tell_story(rng)
        seats = ("north", "south", "east")[: story.options["envoys"]]
        seed = lay(story.deck)
        table = await server.table(
            "parley", options=story.options, seed=seed, seats={seat: {"holder": "invited"} for seat in seats}
        )
        shadow = new_match(PARLEY, seed, story.options)
        known: dict[str, set[str]] = {seat: set(shadow.state.hands[seat]) for seat in seats} | {"": set()}
        rights = server.services.tokens
        sockets = {seat: await server.sit(table.id, await rights.grant(table.id, "seat", seat)) for seat in seats}
        sockets[""] = await server.sit(table.id, await rights.grant(table.id, "watch"))
        stage = Stage(server)
        for at, step in enumerate(story.steps):
            await stage._do(sockets[step.seat], step)
            if step.kind == "play":
                shadow.play(step.answer, step.seat)
            else:
                (shadow.undo if step.kind == "undo" else shadow.redo)()
            for seat in seats:
                known[seat] |= set(shadow.state.hands[seat])
            for seat, socket in sockets.items():
                known[seat] |= set(shadow.state.discard)
                socket.say({"do": "past", "number": rng.randrange(at + 2)})
                socket.say({"do": "film", "number": at})
                await socket.settle()
                secrets = {*story.deck, str(seed)} - known[seat]
                for frame in socket.heard:
                    checked += 1
                    found = [secret for secret in secrets if secret in frame]
                    assert not found, f"{seat or 'the spectator'} hears of {found} after step {at}: {frame[:300]}"
                socket.heard.clear()
    assert checked > 2000


async def test_two_tables_that_a_seat_cannot_tell_apart_give_it_the_same_hint(twins: tuple[Server, Server]) -> None:
    """The program that gives hints sees only what the seat sees."""
    seeds: dict[tuple[str, ...], list[int]] = {}
    for seed in range(1500):
        seeds.setdefault(tuple(new_match(PARLEY, seed).state.hands["south"]), []).append(seed)
    alike = [found for found in seeds.values() if len(found) > 1][:3]
    assert len(alike) == 3
    for number, (one, other, *_) in enumerate(alike):
        hints = []
        for server, seed in zip(twins, (one, other), strict=True):
            _names.append(f"table-{number}")
            table = await server.table("parley", seed=seed)
            socket = await server.sit(table.id, table.token)
            hints.append(await socket.ask("hint", seat="south", ask=0))
            await socket.play("claim war vale-1", "south")
            hints.append(await socket.ask("hint", seat="south", ask=1))
        assert hints[:2] == hints[2:]
        assert hints[0]["type"] == "hint"


# -- what is told of any game --------------------------------------------------------------------------------------


@pytest.mark.parametrize("case", CASES[:: max(1, len(CASES) // 12)], ids=str)
def test_details_do_not_depend_on_what_is_hidden(case: Case) -> None:
    """Odds, hints, touched pieces and refusals are the same on two tables that the seat cannot tell apart."""
    compared = 0
    for seed in (3, 4):
        match = case.match(seed)
        for taken in walk(match, seed):
            if taken % 6 or match.over:
                continue
            for decision in match.decisions:
                told = set()
                for other in (1, 2):
                    twin = match.concealed(decision.seat, Chance(other))
                    told.add(write_said(messages.details(twin, twin.decision_of(decision.seat), 7)))
                compared += 1
                assert len(told) == 1, f"{decision.prompt} at {match.where()}"
            if compared > 25:
                break
    assert compared > 3


@pytest.mark.parametrize("language", LANGUAGES)
async def test_words_and_rules_say_nothing_about_a_table(server: Server, language: str) -> None:
    before = (await server.ask("GET", f"/api/games/parley/words/{language}")).text
    table = await server.table("parley", seed=next(SEEDS))
    await (await server.sit(table.id, table.token)).play()
    assert (await server.ask("GET", f"/api/games/parley/words/{language}")).text == before
