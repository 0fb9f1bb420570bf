"""Playing over the WebSocket, frame by frame, as `docs/protocol.md` describes it."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from sandtable.engine.lesson import lessons_of
from sandtable.games import load
from sandtable.server.app import Settings
from tests.server.wire import Frame, Made, Server, Socket, running

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("steady")]

THREE = ("north", "south", "east")


async def parley(server: Server, *guests: str, **fields: Any) -> tuple[Made, dict[str, Socket]]:
    """A table of Parley with the sockets of these guests; the host, under the name `host`, plays the other seats."""
    table = await server.table("parley", **{"seed": 7, **fields})
    tokens = {seat: await server.guest(table, seat, name=seat.title()) for seat in guests}
    sockets = {"host": await server.sit(table.id, table.token)}
    for seat, token in tokens.items():
        sockets[seat] = await server.sit(table.id, token)
    for socket in sockets.values():
        await socket.settle()
    return table, sockets


async def see(sockets: dict[str, Socket], seq: int) -> None:
    """Wait until everybody has seen the position after act `seq`."""
    for socket in sockets.values():
        await socket.see(seq)


# -- sitting down --------------------------------------------------------------------------------------------------


async def test_a_table_welcomes_its_host_and_shows_itself_whole(server: Server) -> None:
    table = await server.table("hegra", name="Up there")
    socket = server.socket(table.id)
    welcome = await socket.hello(table.token)
    assert (welcome["table"], welcome["game"], welcome["name"], welcome["host"]) == (
        table.id,
        "hegra",
        "Up there",
        True,
    )
    assert socket.position["view"]["game"] == "hegra"
    assert socket.position["waiting"] == welcome["yours"] == ["commander"]
    assert (socket.position["seq"], socket.position["number"]) == (0, 1)
    after = await socket.play()
    assert (after["seq"], after["number"]) == (1, 2)
    assert "view" not in after
    assert after["change"]


async def test_changes_lead_to_the_view_that_a_newcomer_is_shown(server: Server) -> None:
    """A client that keeps applying changes sees the same table as one that has just connected."""
    table = await server.table("hegra", seed=5)
    socket = await server.sit(table.id, table.token)
    view, log = socket.position["view"], socket.position.get("log", [])
    for _ in range(40):
        position = await socket.play()
        log = merged(log, position)
        view = applied(view, position["change"])
    newcomer = await server.sit(table.id, table.token)
    assert sorted_view(newcomer.position["view"]) == sorted_view(view)
    assert newcomer.position["log"] == log
    assert newcomer.position["forget"] == -1
    assert newcomer.position["questions"] == socket.position["questions"]


def merged(log: list[Frame], position: Frame) -> list[Frame]:
    forget = position.get("forget")
    kept = log if forget is None else [line for line in log if line["decision"] <= forget]
    return [*kept, *position.get("log", [])]


def applied(view: Frame, change: Frame) -> Frame:
    gone = set(change.get("gone", ()))
    areas = {area["id"]: area for area in view["areas"] if area["id"] not in gone}
    areas |= {area["id"]: area for area in change.get("areas", ())}
    whole = {name: value for name, value in change.items() if name not in ("areas", "gone")}
    return {**view, "outcome": None, **whole, "areas": list(areas.values())}


def sorted_view(view: Frame) -> Frame:
    filled = {"links": [], "tracks": [], "cards": [], "counts": {}, "outcome": None, **view}
    return {**filled, "areas": sorted(view["areas"], key=lambda area: str(area["id"]))}


async def test_a_client_that_was_away_gets_only_the_log_since_then(server: Server) -> None:
    table = await server.table("hegra", seed=5)
    socket = await server.sit(table.id, table.token)
    for _ in range(6):
        await socket.play()
    seen, lines = socket.position["seq"], len(merged([], (await server.sit(table.id, table.token)).position))
    await socket.gone()
    other = await server.sit(table.id, table.token)
    for _ in range(4):
        await other.play()
    back = await server.sit(table.id, table.token, seen=seen)
    whole = await server.sit(table.id, table.token)
    assert "forget" not in back.position
    assert back.position["log"] == whole.position["log"][lines:]
    assert back.position["view"] == whole.position["view"]


@pytest.mark.parametrize("seen", [99, 1_000_000])
async def test_a_client_that_claims_to_have_seen_the_future_gets_everything(server: Server, seen: int) -> None:
    table = await server.table("hegra", seed=5)
    await (await server.sit(table.id, table.token)).play()
    back = await server.sit(table.id, table.token, seen=seen)
    assert back.position["forget"] == -1
    assert back.position["log"][0]["decision"] == 0


async def test_after_an_undo_a_client_that_was_away_gets_the_whole_log_again(server: Server) -> None:
    table, sockets = await parley(server)
    host = sockets["host"]
    await host.play("claim war vale-3", "north")
    seen = host.position["seq"]
    await host.ask("undo", seat="north", size="step", seq=seen)
    back = await server.sit(table.id, table.token, seen=seen)
    assert back.position["forget"] == -1
    assert all(line["key"] != "claimed" for line in back.position["log"])


# -- several at once -----------------------------------------------------------------------------------------------


async def test_two_envoys_choose_at_the_same_time(server: Server) -> None:
    """Neither waits for the other, and neither's answer closes the other's question."""
    _, sockets = await parley(server, "north", "south")
    north, south = sockets["north"], sockets["south"]
    assert north.position["waiting"] == south.position["waiting"] == ["north", "south"]
    assert [one["seat"] for one in north.position["questions"]] == ["north"]
    ask = south.question()["ask"]
    await asyncio.gather(north.play("claim war vale-1"), south.play("claim peace vale-2"))
    await see(sockets, 2)
    assert ask == 0
    await asyncio.gather(north.play(), south.play())
    await see(sockets, 4)
    for socket in sockets.values():
        assert socket.position["view" if "view" in socket.position else "change"]["heading"]["args"]["round"] == 2
        assert socket.position["waiting"] == ["north", "south"]


async def test_three_envoys_play_a_whole_game_over_three_connections(server: Server) -> None:
    """They act as fast as they can without waiting for each other, and all see the same end."""
    _, sockets = await parley(server, *THREE, options={"envoys": 3, "vales": 9})
    watcher = sockets.pop("host")

    async def envoy(seat: str) -> Frame:
        socket = sockets[seat]
        while socket.waiting:
            questions = socket.position.get("questions", [])
            if not questions:
                await socket.until("position")
                continue
            option = questions[0]["options"][len(questions[0]["options"]) // 2]
            told = await socket.ask("play", seat=seat, ask=questions[0]["ask"], answer=option)
            assert told["type"] == "done", told
            await socket.see(told["seq"])
        return socket.position

    async with asyncio.timeout(60):
        ends = await asyncio.gather(*map(envoy, THREE))
    await watcher.see(ends[0]["seq"])
    positions = [*ends, watcher.position]
    assert len({position["seq"] for position in positions}) == 1
    outcomes = [position["change"]["outcome"] for position in positions]
    assert all(outcome == outcomes[0] for outcome in outcomes)
    assert outcomes[0]["args"]["cause"] == "vales"
    assert not watcher.waiting


async def test_an_answer_that_comes_while_the_other_answers_is_not_stale(server: Server) -> None:
    """North answers twice while south still looks at the first position: south's question is as it was."""
    _, sockets = await parley(server, "north", "south")
    north, south = sockets["north"], sockets["south"]
    question = south.question()
    await north.play("claim war vale-1")
    await north.play()
    told = await south.ask("play", seat="south", ask=question["ask"], answer="claim trade vale-1")
    assert told["type"] == "done"


# -- requests ------------------------------------------------------------------------------------------------------


async def test_a_request_that_is_repeated_is_acknowledged_again_and_done_once(server: Server) -> None:
    """R7: a client that does not know whether a request arrived can send it again."""
    table = await server.table("hegra", seed=3)
    socket = await server.sit(table.id, table.token)
    question = socket.question()
    frame = {"seat": "commander", "ask": question["ask"], "answer": question["options"][0], "request": "once"}
    first = await socket.ask("play", **frame)
    for _ in range(3):
        assert await socket.ask("play", **frame) == first
    again = await server.sit(table.id, table.token)
    assert await again.ask("play", **frame) == first
    assert again.position["seq"] == first["seq"] == 1


async def test_a_stale_answer_is_refused(server: Server) -> None:
    table = await server.table("hegra", seed=3)
    socket = await server.sit(table.id, table.token)
    old = socket.question()
    await socket.play()
    told = await socket.ask("play", seat="commander", ask=old["ask"], answer=old["options"][0])
    assert (told["type"], told["code"]) == ("refused", "stale")
    assert told["request"]
    future = await socket.ask("play", seat="commander", ask=99, answer=old["options"][0])
    assert future["code"] == "stale"
    assert (await server.sit(table.id, table.token)).position["seq"] == 1


async def test_what_is_not_offered_is_refused_with_the_rule_and_the_reason(server: Server) -> None:
    _, sockets = await parley(server)
    host = sockets["host"]
    for answer, seat in (
        ("claim peace vale-3", "north"),
        ("claim peace vale-4", "south"),
        ("", "north"),
        ("", "south"),
    ):
        await host.play(answer, seat)
    while host.question()["prompt"] != "claim":
        await host.play("pass")
    told = await host.ask("play", seat="south", ask=host.question("south")["ask"], answer="claim war vale-3")
    assert (told["code"], told["rule"]) == ("illegal", "PARL-CLM-02")
    assert told["why"] == {"key": "settled", "args": {"vale": "vale-3", "seat": "north"}}
    assert "'claim war vale-3' is not offered to south" in told["message"]


async def test_nobody_plays_anothers_seat(server: Server) -> None:
    _, sockets = await parley(server, "north", "south")
    ask = sockets["south"].question()["ask"]
    for who, seat in (("north", "south"), ("host", "south"), ("north", "west")):
        for frame in (
            {"do": "play", "ask": ask, "answer": "walk-out", "request": "r"},
            {"do": "undo", "size": "step", "seq": 0, "request": "r"},
            {"do": "redo", "seq": 0, "request": "r"},
            {"do": "propose", "size": "step", "seq": 0},
            {"do": "agree", "seq": 0, "yes": True},
            {"do": "details", "ask": ask},
            {"do": "hint", "ask": ask},
        ):
            told = await sockets[who].ask(**{**frame, "seat": seat})
            assert (told["type"], told["code"]) == ("refused", "not-yours"), (who, frame)
    assert sockets["south"].position["seq"] == 0


async def test_a_second_hello_is_refused_and_changes_nothing(server: Server) -> None:
    table, sockets = await parley(server)
    sockets["host"].say({"do": "hello", "token": table.token})
    assert (await sockets["host"].until("refused"))["code"] == "forbidden"
    await sockets["host"].settle()


# -- taking back ---------------------------------------------------------------------------------------------------


async def test_a_step_is_taken_back_and_taken_again(server: Server) -> None:
    _, sockets = await parley(server)
    host = sockets["host"]
    claimed = await host.play("claim war vale-3", "north")
    assert claimed["undo"]["step"] == {"decisions": 1}
    told = await host.ask("undo", seat="north", size="step", seq=1)
    assert told["seq"] == 2
    back = await host.until("position")
    assert (back["number"], back["forget"], back["redo"]) == (1, 0, 1)
    assert [one["prompt"] for one in back["questions"]] == ["claim", "claim"]
    await host.ask("redo", seat="north", seq=2)
    again = await host.until("position")
    assert (again["seq"], again["number"]) == (3, 2)
    assert [line["key"] for line in again["log"]] == ["claimed"]
    assert "redo" not in again
    nothing = await host.ask("redo", seat="north", seq=3)
    assert nothing["code"] == "stale"


async def test_an_undo_that_was_asked_for_at_an_older_position_is_refused(server: Server) -> None:
    _, sockets = await parley(server)
    host = sockets["host"]
    await host.play("claim war vale-3", "north")
    await host.play("claim war vale-4", "south")
    for do in ("undo", "redo"):
        told = await host.ask(do, seat="north", seq=1, **({"size": "step"} if do == "undo" else {}))
        assert (told["code"], told["message"]) == ("stale", "the table is at 2, not at 1")
    assert host.position["seq"] == 2


async def test_an_undo_is_repeated_harmlessly(server: Server) -> None:
    _, sockets = await parley(server)
    host = sockets["host"]
    await host.play("claim war vale-3", "north")
    await host.play("claim war vale-4", "south")
    frame = {"seat": "south", "size": "step", "seq": 2, "request": "back"}
    assert await host.ask("undo", **frame) == await host.ask("undo", **frame)
    await host.settle()
    assert (host.position["seq"], host.position["number"]) == (3, 2)


async def test_a_seal_stops_an_undo_and_says_what_it_was(server: Server) -> None:
    """The seals: nothing to take back, another's decision, and chance."""
    _, sockets = await parley(server, "south")
    host, south = sockets["host"], sockets["south"]
    assert host.position["undo"]["turn"] == {"decisions": 0, "sealed": "nothing"}
    told = await host.ask("undo", seat="north", size="turn", seq=0)
    assert (told["code"], told["message"]) == ("sealed", "there is nothing to take back")
    await host.play("claim war vale-3", "north")
    await see(sockets, 1)
    assert south.position["undo"]["step"] == {"decisions": 1, "sealed": "others", "seat": "north"}
    told = await south.ask("undo", seat="south", size="step", seq=1)
    assert (told["code"], told["message"]) == ("sealed", "north has decided since")
    await south.play("claim war vale-5")
    await host.play("", "north")
    await south.play()
    await see(sockets, 4)
    assert south.position["undo"]["step"] == {"decisions": 1, "sealed": "dice"}
    told = await south.ask("undo", seat="south", size="step", seq=4)
    assert told["code"] == "sealed"
    assert told["message"].endswith("a die was rolled or something was drawn or shown")
    told = await south.ask("undo", seat="south", size="step", seq=4, agreed=True)
    assert told["code"] == "forbidden"


async def test_a_host_alone_may_undo_past_a_seal(server: Server) -> None:
    table, sockets = await parley(server)
    host = sockets["host"]
    for answer, seat in (("claim war vale-3", "north"), ("claim war vale-5", "south"), ("", "north"), ("", "south")):
        await host.play(answer, seat)
    assert host.position["undo"]["turn"]["sealed"] == "dice"
    await host.ask("undo", seat="north", size="turn", seq=4, agreed=True)
    back = await host.until("position")
    assert (back["number"], back["forget"], back["redo"]) == (1, 0, 4)
    assert [line["key"] for line in back["log"]] == ["rewound"]
    for seq in range(5, 9):
        seat = ("north", "south")[(seq - 5) % 2]
        await host.ask("redo", seat=seat, seq=seq)
        await host.until("position")
    assert host.position["number"] == 5
    fresh = await server.sit(table.id, table.token)
    assert [line["key"] for line in fresh.position["log"]].count("revealed") == 2


async def test_nobody_redoes_what_another_took_back(server: Server) -> None:
    _, sockets = await parley(server, "north", "south")
    north, south = sockets["north"], sockets["south"]
    await north.play("claim war vale-3")
    await north.ask("undo", seat="north", size="step", seq=1)
    await see(sockets, 2)
    assert "redo" not in south.position
    told = await south.ask("redo", seat="south", seq=2)
    assert told["code"] == "not-yours"
    assert (await north.ask("redo", seat="north", seq=2))["type"] == "done"


async def three_with_a_reveal(server: Server) -> dict[str, Socket]:
    """Three people, after the first reveal: everything before it is sealed."""
    _, sockets = await parley(server, *THREE, options={"envoys": 3})
    for number, seat in enumerate(THREE, 1):
        await sockets[seat].play(f"claim peace vale-{number}")
    for seat in THREE:
        await sockets[seat].play()
    await see(sockets, 6)
    return sockets


async def test_an_undo_past_a_seal_is_carried_out_when_all_agree(server: Server) -> None:
    sockets = await three_with_a_reveal(server)
    north, south, east = (sockets[seat] for seat in THREE)
    await_others = [south, east, sockets["host"]]
    north.say({"do": "propose", "seat": "north", "size": "turn", "seq": 6})
    for socket in await_others:
        assert await socket.until("proposal") == {
            "type": "proposal",
            "seat": "north",
            "size": "turn",
            "seq": 6,
        }
    south.say({"do": "agree", "seat": "south", "seq": 6, "yes": True})
    await south.settle()
    assert south.position["seq"] == 6
    east.say({"do": "agree", "seat": "east", "seq": 6, "yes": True})
    for socket in await_others:
        closed = await socket.until("proposal")
        assert closed["open"] is False
        position = await socket.until("position")
        assert (position["seq"], position["number"]) == (7, 1)
    assert [line["key"] for line in east.position["log"]] == ["rewound"]


async def test_one_who_declines_is_enough(server: Server) -> None:
    sockets = await three_with_a_reveal(server)
    north, south, east = (sockets[seat] for seat in THREE)
    north.say({"do": "propose", "seat": "north", "size": "step", "seq": 6})
    await south.until("proposal")
    south.say({"do": "agree", "seat": "south", "seq": 6, "yes": False})
    assert (await east.until("proposal")).get("open", True) is True
    assert (await east.until("proposal"))["open"] is False
    told = await east.ask("agree", seat="east", seq=6, yes=True)
    assert (told["code"], told["message"]) == ("stale", "nothing is proposed")
    assert east.position["seq"] == 6


async def test_a_proposal_ends_when_somebody_plays_on(server: Server) -> None:
    sockets = await three_with_a_reveal(server)
    north, south, east = (sockets[seat] for seat in THREE)
    stale = await north.ask("propose", seat="north", size="step", seq=5)
    assert stale["code"] == "stale"
    north.say({"do": "propose", "seat": "north", "size": "step", "seq": 6})
    await east.until("proposal")
    await east.play("claim peace vale-9")
    assert (await south.until("proposal")).get("open", True) is True
    assert (await south.until("proposal"))["open"] is False
    told = await south.ask("agree", seat="south", seq=6, yes=True)
    assert told["code"] == "stale"
    assert south.position["number"] == 8


async def test_a_decision_that_comes_between_agreeing_and_taking_back_is_not_lost(server: Server) -> None:
    """What all have agreed to take back is not what was decided meanwhile."""
    table, sockets = await parley(server, "north", "south")
    north, south = sockets["north"], sockets["south"]
    await north.play("claim war vale-1")
    await south.play("claim war vale-2")
    await see(sockets, 2)
    north.say({"do": "propose", "seat": "north", "size": "step", "seq": 2})
    await south.until("proposal")
    lock = server.services.registry.tables[table.id].lock
    async with lock:
        south.say({"do": "agree", "seat": "south", "seq": 2, "yes": True})
        await waiting_at(lock, 1)
        question = north.question()
        north.say(
            {"do": "play", "seat": "north", "ask": question["ask"], "answer": question["options"][0], "request": "r"}
        )
        await waiting_at(lock, 2)
    assert (await south.until("refused"))["code"] == "stale"
    await see(sockets, 3)
    assert {socket.position["number"] for socket in sockets.values()} == {4}


async def waiting_at(lock: asyncio.Lock, count: int) -> None:
    while len(lock._waiters or ()) < count:
        await asyncio.sleep(0)


async def test_a_guest_who_plays_only_with_programs_needs_no_agreement(server: Server) -> None:
    """The only person at the table agrees with themselves."""
    table = await server.table("parley", seed=7, seats={"south": {"holder": "program", "program": "random"}})
    north = await server.sit(table.id, await server.guest(table, "north"))
    await north.play("claim war vale-3")
    while north.position["number"] < 4:
        await north.until("position")
    seq = north.position["seq"]
    told = await north.ask("undo", seat="north", size="turn", seq=seq)
    assert told["code"] == "sealed"
    north.say({"do": "propose", "seat": "north", "size": "turn", "seq": seq})
    while north.position["number"] != 1:
        await north.until("position")
    assert north.position["log"][-1]["key"] == "rewound"


# -- looking -------------------------------------------------------------------------------------------------------


async def test_details_say_what_options_touch_and_why_others_are_refused(server: Server) -> None:
    _, sockets = await parley(server, options={"vales": 4})
    host = sockets["host"]
    for answer, seat in (("claim war vale-3", "north"), ("claim war vale-4", "south"), ("", "north"), ("", "south")):
        await host.play(answer, seat)
    while host.question()["prompt"] != "claim":
        await host.play("pass")
    ask = host.question("north")["ask"]
    told = await host.ask("details", seat="north", ask=ask)
    assert [one["option"] for one in told["options"]] == host.question("north")["options"]
    assert told["options"][0] == {"option": "claim peace vale-1", "touches": ["peace", "vale-1"]}
    assert len(told["refused"]) == 6
    assert told["refused"][0]["rule"] == "PARL-CLM-02"
    assert told["refused"][0]["why"]["key"] == "settled"
    assert (await host.ask("details", seat="north", ask=ask + 50))["code"] == "stale"


async def test_details_of_a_firefight_have_odds_hints_and_reasons(server: Server) -> None:
    """The steps of the lesson have every kind of detail."""
    table = await server.table("wolfenstein", lesson="firefight")
    socket = await server.sit(table.id, table.token)
    rules = load("wolfenstein").catalogue
    kinds: set[str] = set()
    while expected := socket.position["lesson"].get("expects"):
        question = socket.question()
        told = await socket.ask("details", seat=question["seat"], ask=question["ask"])
        assert [one["option"] for one in told["options"]] == question["options"]
        kinds |= {kind for one in told["options"] for kind in one} | set(told)
        assert all(0 <= odds["chance"] <= 1 for one in told["options"] for odds in one.get("odds", ()))
        assert all(reason["rule"] in rules for reason in told.get("refused", ()))
        await socket.play(expected)
    assert {"touches", "odds", "hints", "refused"} <= kinds


async def test_any_moment_of_the_past_can_be_seen_again(server: Server) -> None:
    table = await server.table("hegra", seed=5)
    socket = await server.sit(table.id, table.token)
    views = [socket.position["view"]]
    lines = {0: socket.position["log"]}
    for _ in range(15):
        position = await socket.play()
        lines[position["number"] - 1] = position.get("log", [])
        views.append(applied(views[-1], position["change"]))
    for number, view in enumerate(views):
        past = await socket.ask("past", number=number)
        assert past["number"] == number
        assert sorted_view(past["view"]) == sorted_view(view)
        assert past.get("log", []) == lines[number]
    for number in (16, 1_000_000):
        assert (await socket.ask("past", number=number))["code"] == "stale"
        assert (await socket.ask("film", number=number))["code"] == "stale"


async def test_a_film_leads_step_by_step_to_the_next_question(server: Server) -> None:
    table = await server.table("hegra", seed=5)
    socket = await server.sit(table.id, table.token)
    view, frames = socket.position["view"], 0
    for _ in range(60):
        before = view
        position = await socket.play()
        view = applied(view, position["change"])
        film = await socket.ask("film", number=position["number"] - 1)
        if not film.get("frames"):
            assert "view" not in film
            continue
        frames += len(film["frames"])
        assert sorted_view(film["view"]) == sorted_view(before)
        shown = film["view"]
        for frame in film["frames"]:
            shown = applied(shown, frame["change"])
        assert sorted_view(shown) == sorted_view(view)
        told = [line for frame in film["frames"] for line in frame.get("log", [])]
        assert told == position["log"][-len(told) :]
    assert frames > 4
    assert (await socket.ask("film", number=0)).get("frames") is None


async def test_a_hint_is_an_option_of_the_question(server: Server) -> None:
    table = await server.table("hegra", seed=5)
    socket = await server.sit(table.id, table.token)
    for _ in range(3):
        question = socket.question()
        hint = await socket.ask("hint", seat="commander", ask=question["ask"])
        assert hint["option"] in question["options"]
        await socket.play(hint["option"])
    assert (await socket.ask("hint", seat="commander", ask=0))["code"] == "stale"


async def test_spectators_see_everything_public_and_can_do_nothing(server: Server) -> None:
    table, sockets = await parley(server, "north", "south")
    watcher = server.socket(table.id)
    welcome = await watcher.hello(await server.watcher(table))
    assert welcome.get("yours", []) == []
    assert welcome["host"] is False
    assert not watcher.position.get("questions")
    assert watcher.position["waiting"] == ["north", "south"]
    assert (await sockets["north"].until("seats"))["watching"] == 2  # and the host, who holds no seat
    await sockets["north"].play("claim war vale-3")
    seen = await watcher.until("position")
    assert seen["log"][-1]["values"] == {"seat": "north", "claim": "hidden"}
    assert "undo" not in seen
    assert (await watcher.ask("past", number=0))["type"] == "past"
    assert (await watcher.ask("film", number=1))["type"] == "film"
    watcher.say({"do": "say", "text": "hear, hear"})
    assert (await watcher.until("refused"))["code"] == "forbidden"
    told = await watcher.ask("play", seat="north", ask=0, answer="walk-out")
    assert told["code"] == "not-yours"


# -- the rest ------------------------------------------------------------------------------------------------------


async def test_chat_reaches_everybody_and_is_kept_for_those_who_come_later(server: Server) -> None:
    table, sockets = await parley(server, "north", "south")
    text = "<script>alert(1)</script> & \u202e \U0001f600"
    sockets["north"].say({"do": "say", "text": text})
    for socket in sockets.values():
        heard = await socket.until("chat")
        assert (heard["seat"], heard["name"], heard["text"]) == ("north", "North", text)
    late = server.socket(table.id)
    late.say({"do": "hello", "token": table.token})
    assert (await late.until("chat"))["text"] == text


async def test_everybody_is_told_who_comes_and_goes(server: Server) -> None:
    table, sockets = await parley(server, "north", "south")
    online = {who["seat"]: who.get("online", False) for who in (await newcomer(server, table))["seats"]}
    assert online == {"north": True, "south": True}
    await sockets["south"].gone()
    while (told := await sockets["north"].until("seats"))["seats"][1].get("online"):
        pass
    assert [who["name"] for who in told["seats"]] == ["North", "South"]


async def newcomer(server: Server, table: Made) -> Frame:
    socket = server.socket(table.id)
    return await socket.hello(table.token)


async def test_programs_play_their_seats_and_the_game_comes_to_its_end(server: Server) -> None:
    table = await server.table(
        "parley", seed=7, options={"vales": 6}, seats={"south": {"holder": "program", "program": "random"}}
    )
    host = await server.sit(table.id, table.token)
    while host.waiting:
        if host.position.get("questions"):
            question = host.question("north")
            told = await host.ask("play", seat="north", ask=question["ask"], answer=question["options"][0])
            assert told["type"] == "done"
            await host.see(told["seq"])
        else:
            await host.until("position")
    assert (await server.get(f"/api/tables/{table.id}", table.token))["outcome"]["cause"] in ("vales", "walk-out")


async def test_people_can_watch_a_table_where_only_programs_play(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sandtable.server.program_seats.WATCHED_PACE", 0.001)
    program = {"holder": "program", "program": "random"}
    table = await server.table("parley", seed=7, options={"vales": 3}, seats={"north": program, "south": program})
    watcher = await server.sit(table.id, await server.watcher(table))
    while watcher.waiting:
        await watcher.until("position")
    assert watcher.position["change"]["outcome"]


async def test_the_lesson_is_taken_to_its_end_and_waits_for_the_right_answer(server: Server) -> None:
    """The Firefight of Wolfenstein: everything but the step that the lesson asks for is refused."""
    table = await server.table("wolfenstein", lesson="firefight", name="First steps")
    socket = server.socket(table.id)
    welcome = await socket.hello(table.token)
    assert welcome["name"] == "First steps"
    steps = lessons_of(load("wolfenstein"))["firefight"].steps
    wrong = 0
    for taken, step in enumerate(steps):
        lesson = socket.position["lesson"]
        assert lesson["expects"] == step.play
        assert (lesson.get("taken", 0), lesson["steps"]) == (taken, len(steps))
        assert lesson["text"]["key"] == f"lesson-firefight-{step.id}"
        question = socket.question()
        assert step.play in question["options"]
        before = socket.position["seq"]
        for option in [one for one in question["options"] if one != step.play][:2]:
            told = await socket.ask("play", seat=question["seat"], ask=question["ask"], answer=option)
            assert (told["code"], told["message"]) == ("not-yet", f"the lesson is after {step.play!r}")
            wrong += 1
        hint = await socket.ask("hint", seat=question["seat"], ask=question["ask"])
        assert hint["option"] == step.play
        assert socket.position["seq"] == before
        await socket.play(step.play)
    assert wrong > len(steps) // 2
    assert socket.position["lesson"]["text"]["key"] == "lesson-firefight-end"
    assert "expects" not in socket.position["lesson"]
    told = await socket.ask("undo", seat=welcome["yours"][0], size="step", seq=socket.position["seq"], agreed=True)
    assert (told["code"], told["message"]) == ("sealed", "a lesson goes forward only")


async def test_a_lesson_is_where_it_was_when_the_server_comes_back(settings: Settings) -> None:
    async with running(settings) as server:
        table = await server.table("wolfenstein", lesson="firefight")
        socket = await server.sit(table.id, table.token)
        for _ in range(3):
            await socket.play(socket.position["lesson"]["expects"])
        before = socket.position["lesson"], socket.position["questions"]
    async with running(settings) as server:
        again = await server.sit(table.id, table.token)
        assert (again.position["lesson"], again.position["questions"]) == before


async def test_every_lesson_of_every_game_can_be_taken(server: Server) -> None:
    for game in await server.get("/api/games"):
        for lesson in game["lessons"]:
            table = await server.table(game["key"], lesson=lesson)
            socket = await server.sit(table.id, table.token)
            while expected := socket.position["lesson"].get("expects"):
                await socket.play(expected)
            assert socket.position["lesson"]["text"]["key"] == f"lesson-{lesson}-end"


async def test_a_closed_table_says_so_and_sends_everybody_away(server: Server) -> None:
    table, sockets = await parley(server, "north")
    closed = await server.ask("DELETE", f"/api/tables/{table.id}", table.token)
    assert closed.json()["closed"] is True
    for socket in sockets.values():
        assert (await socket.until("closed"))["why"] == "the host has closed the table"
        assert (await socket.end()).code == 4404
    late = server.socket(table.id)
    await late.hello(table.token)
    assert (await late.end()).code == 4404


async def test_the_server_says_goodbye_when_it_stops(settings: Settings) -> None:
    async with running(settings) as server:
        table = await server.table("hegra")
        socket = await server.sit(table.id, table.token)
        server.services.close()
        assert (await socket.end()).code == 1012
