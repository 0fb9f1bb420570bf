"""Refused requests change nothing (R3), undo leaves no trace (R4), and a stored table comes back as it was (R5)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from sandtable.server.records import Act
from sandtable.server.table import Table
from tests.server.wire import Made, Server, Socket
from tests.support import mutations

pytestmark = pytest.mark.anyio

LETTERS = [
    "",
    " ",
    "-",
    "a",
    "z",
    "0",
    "9",
    "é",
    "'",
    "\u2028",
    "\U0001f600",
    "claim",
    "walk-out",
    "commander",
    "north",
]


def table_of(server: Server, table: Made) -> Table:
    return server.services.registry.tables[table.id].table


def position_of(table: Table) -> tuple[Any, ...]:
    """The state of a table: its position, its questions with their numbers, and its log."""
    asked = table.questions(table.seats)
    return table.match.state.digest(), table.match.number, asked, table.match.log, table.match.undone


async def answer_wrongly(socket: Socket, rng: random.Random, most: int) -> int:
    """Send damaged answers to the open questions, all of which must be refused. Returns how many."""
    wrong = 0
    for question in socket.position["questions"]:
        options = question["options"]
        for text in mutations(rng.choice(options), most, rng.randrange(10**6), LETTERS):
            if " ".join(text.split()) in options or len(text) > 400:
                continue
            told = await socket.ask("play", seat=question["seat"], ask=question["ask"], answer=text)
            assert (told["type"], told["code"]) == ("refused", "illegal"), (text, told)
            assert told["message"]
            wrong += 1
    return wrong


@pytest.mark.parametrize(("game", "decisions"), [("hegra", 60), ("parley", 18), ("wolfenstein", 20)])
async def test_damaged_answers_are_refused_and_leave_the_table_as_it_was(
    server: Server, game: str, decisions: int
) -> None:
    rng = random.Random(3)
    made = await server.table(game, seed=21, options={"vales": 12} if game == "parley" else {})
    socket = await server.sit(made.id, made.token)
    refused = taken = 0
    while taken < decisions and socket.position.get("questions"):
        before = position_of(table_of(server, made))
        refused += await answer_wrongly(socket, rng, 700 // decisions)
        assert position_of(table_of(server, made)) == before
        assert socket.position["seq"] == taken
        question = rng.choice(socket.position["questions"])
        steady = [option for option in question["options"] if option != "walk-out"]
        await socket.play(rng.choice(steady), question["seat"])
        taken += 1
    assert refused > 500
    assert len(await server.services.store.acts_of(made.id)) == taken


async def test_damaged_requests_are_refused_and_leave_the_table_as_it_was(server: Server) -> None:
    """Whole frames with something changed in them; only a correct one is carried out."""
    rng = random.Random(4)
    made = await server.table("parley", seed=21)
    socket = await server.sit(made.id, made.token)
    await socket.play("claim war vale-1", "north")
    before = position_of(table_of(server, made))
    refused = 0
    for number in range(600):
        frame = {
            "do": rng.choice(("play", "undo", "redo", "details", "propose", "agree", "hint", "past", "film")),
            "seat": rng.choice(("north", "south", "east", "", "North", "x" * 60)),
            "ask": rng.choice((1, 2, 3, 99, 10**6)),
            "answer": rng.choice(("claim war vale-99", "play", "draw", "pass", "walk-out x", "")),
            "seq": rng.choice((0, 2, 7, 10**6)),
            "number": rng.choice((2, 3, 10**6)),
            "size": "turn",
            "yes": True,
            "request": f"r{number}",
        }
        fields = {
            "play": ("seat", "ask", "answer", "request"),
            "undo": ("seat", "size", "seq", "request"),
            "redo": ("seat", "seq", "request"),
            "details": ("seat", "ask"),
            "propose": ("seat", "size", "seq"),
            "agree": ("seat", "seq", "yes"),
            "hint": ("seat", "ask"),
            "past": ("number",),
            "film": ("number",),
        }[str(frame["do"])]
        if frame["do"] in ("details", "hint") and frame["seat"] == "north" and frame["ask"] == 1:
            continue
        told = await socket.ask(str(frame["do"]), **{name: frame[name] for name in fields})
        assert told["type"] == "refused", (frame, told)
        assert told["code"] in ("stale", "illegal", "not-yours", "sealed"), (frame, told)
        refused += 1
    assert refused > 550
    assert position_of(table_of(server, made)) == before


async def test_a_table_that_is_full_takes_nothing_more(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """There is a limit to doing and undoing: every further act is refused with a reason, those of programs too."""
    monkeypatch.setattr("sandtable.server.table.MOST_ACTS", 6)
    made = await server.table("parley", seed=21)
    socket = await server.sit(made.id, made.token)
    for number in range(5):
        if number % 2 == 0:
            await socket.play("claim war vale-1", "north")
        else:
            await socket.ask("undo", seat="north", size="step", seq=number)
            await socket.until("position")
    ask = socket.question("south")["ask"]
    first = await socket.ask("play", seat="south", ask=ask, answer="claim war vale-2", request="the last")
    assert (first["type"], first["seq"]) == ("done", 6)
    position = await socket.see(6)
    before = position_of(table_of(server, made))
    north = socket.question("north")
    for do, fields in (
        ("play", {"ask": north["ask"], "answer": north["options"][0]}),
        ("undo", {"size": "step", "seq": 6}),
        ("redo", {"seq": 6}),
    ):
        told = await socket.ask(do, seat="north", **fields)
        assert (told["type"], told["code"]) == ("refused", "full"), do
        assert told["message"] == "a table holds 6 acts, undone ones too: clone an earlier moment and go on there"
    again = await socket.ask("play", seat="south", ask=ask, answer="claim war vale-2", request="the last")
    assert (again["type"], again["seq"]) == ("done", 6)  # a stored request is still acknowledged
    asked: list[Any] = []
    monkeypatch.setattr(server.services.programs.pool, "choose", asked.append)
    await server.ask("PUT", f"/api/tables/{made.id}/seats/north", made.token, {"holder": "program"})
    await socket.settle()
    assert not asked
    assert position_of(table_of(server, made)) == before
    assert len(await server.services.store.acts_of(made.id)) == 6
    clone = await server.post(f"/api/tables/{made.id}/clone", made.token, {"number": position["number"] - 1})
    assert clone["table"]["seq"] == 2
    there = await server.sit(clone["table"]["id"], clone["token"])
    assert (await there.play())["seq"] == 3


async def test_undo_and_redo_lead_back_to_the_same_positions(server: Server) -> None:
    """R4: after an undo the table is as before the decision, after a redo as after it."""
    rng = random.Random(5)
    undone = sealed = 0
    for game, seed, decisions in (("hegra", 31, 110), ("parley", 32, 16), ("wolfenstein", 33, 25), ("parley", 34, 16)):
        made = await server.table(game, seed=seed)
        socket = await server.sit(made.id, made.token)
        for _ in range(decisions):
            questions = socket.position.get("questions")
            if not questions:
                break
            question = rng.choice(questions)
            live = table_of(server, made)
            before = live.match.state.digest(), live.questions(live.seats)[0].options, live.match.log[:]
            number = live.match.number
            steady = [option for option in question["options"] if option != "walk-out"]
            await socket.play(rng.choice(steady), question["seat"])
            after = position_of(live)
            reach = socket.position["undo"]["step"]
            seq = socket.position["seq"]
            if reach.get("sealed"):
                sealed += 1
                told = await socket.ask("undo", seat=question["seat"], size="step", seq=seq)
                assert told["code"] == "sealed"
                assert position_of(live) == after
            seal = {"agreed": True} if reach.get("sealed") else {}
            told = await socket.ask("undo", seat=question["seat"], size="step", seq=seq, **seal)
            assert told["type"] == "done"
            log = [said for said in live.match.log if said.event.key != "rewound"]
            known = [said for said in before[2] if said.event.key != "rewound"]
            assert (live.match.state.digest(), live.questions(live.seats)[0].options, log) == (*before[:2], known)
            assert live.match.number == number
            await socket.ask("redo", seat=question["seat"], seq=seq + 1)
            again = await socket.see(seq + 2)
            assert again["number"] == number + 1
            assert live.match.state.digest() == after[0]
            undone += 1
    assert undone > 100
    assert sealed > 20


@pytest.mark.parametrize(
    ("game", "seed", "decisions"), [("hegra", 41, 70), ("parley", 42, 40), ("wolfenstein", 43, 20)]
)
async def test_a_table_rebuilt_from_its_acts_is_the_table_itself(
    server: Server, game: str, seed: int, decisions: int
) -> None:
    """R5: after every act of a game, undos and redos too, a table rebuilt from the store equals the one in memory."""
    rng = random.Random(seed)
    made = await server.table(game, seed=seed)
    socket = await server.sit(made.id, made.token)
    kinds: set[str] = set()
    for _ in range(decisions):
        if not socket.position.get("questions") and game != "parley":
            break
        await some_act(socket, rng)
        live = table_of(server, made)
        record = await server.services.store.table(made.id)
        acts: list[Act] = await server.services.store.acts_of(made.id)
        assert record is not None
        kinds |= {act.kind for act in acts}
        again = Table(record, acts)
        assert position_of(again) == position_of(live)
        assert (again.seq, again.waiting, again.lesson) == (live.seq, live.waiting, live.lesson)
        assert record.summary == again.summary(again.seq)
        for act in acts:
            if act.request:
                assert again.stored(act.seat, act.request) == live.stored(act.seat, act.request)
        for viewer in (*again.seats, None):
            assert again.view(viewer) == live.view(viewer)
    assert kinds == {"play", "undo", "redo"}


async def some_act(socket: Socket, rng: random.Random) -> None:
    """A decision, an undo or a redo."""
    position = socket.position
    undo = position.get("undo", {}).get("step", {"sealed": "nothing"})
    choice = rng.random()
    seq = position["seq"]
    seat = rng.choice(position["waiting"]) if position.get("waiting") else "north"
    if choice < 0.2 and position.get("redo"):
        told = await socket.ask("redo", seat=seat, seq=seq)
    elif (choice < 0.4 and undo.get("sealed") != "nothing") or not position.get("questions"):
        size = rng.choice(("step", "action"))
        told = await socket.ask("undo", seat=seat, size=size, seq=seq, agreed=True)
    else:
        question = rng.choice(position["questions"])
        answer = rng.choice(question["options"])
        told = await socket.ask("play", seat=question["seat"], ask=question["ask"], answer=answer)
    assert told["type"] == "done", told
    await socket.see(told["seq"])
