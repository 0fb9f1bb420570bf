"""Items: which choices are open, and which are not."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from sandtable.engine.decision import Decision, Option
from sandtable.games.reichbusters import gear, movement, using, winning
from sandtable.games.reichbusters.missions import EscapeWith
from sandtable.games.reichbusters.state import Carried, Lying, Wound
from tests.games.reichbusters.bench import activate, put, table


@pytest.mark.rules("REICH-RUL-98", "REICH-ITM-01")
def test_the_new_item_is_not_the_one_that_goes() -> None:
    s = table()
    sarge = activate(s, "sarge")
    sarge.items = [Carried(kind) for kind in ("helmet", "radio", "keys", "ammo")]
    asked = next(gear.gain(s, sarge, "bandages"))
    assert isinstance(asked, Decision)
    assert [str(option) for option in asked.options] == ["drop helmet", "drop radio", "drop keys", "drop ammo"]


@pytest.mark.rules("REICH-RUL-135", "REICH-RUL-122")
def test_loot_leaves_what_lies_face_down_elsewhere() -> None:
    """One medical item is left and lies face down in d1: loot must be something else."""
    s = table({"item": ["helmet"]})
    sarge = activate(s, "sarge")
    s.stock = {"medical": ["bandages"], "miscellaneous": ["helmet"], "weapon": [], "vril": [], "objective": []}
    s.items = {"d1": [Lying(back="medical")], "p1": [Lying(loot="normal")]}
    assert gear.reveal(s, s.items["p1"][0]) == "helmet"
    assert gear.reveal(s, s.items["d1"][0]) == "bandages"
    assert sarge.items == []


@pytest.mark.rules("REICH-SRC-05")
def test_an_item_is_kept_even_by_a_hero_who_is_thrown_out_of_the_area() -> None:
    """The noise of the search is heard, and the searcher is moved; the item comes along whatever the test brought."""
    s = table({"noise": ["0"], "item": ["bandages"]})
    claudine = activate(s, "claudine")
    claudine.hand = ["lockpick"]  # its modifier could hush the search, so there is a question to stop at
    lying = Lying(back="medical")
    s.items = {"p1": [lying]}
    taking = gear.take(s, claudine, lying, 1)
    asked = next(taking)
    assert isinstance(asked, Decision)
    claudine.at = "p2"
    with pytest.raises(StopIteration):
        taking.send(Option("pass"))
    assert [item.kind for item in claudine.items] == ["bandages"]
    assert s.items == {}


@pytest.mark.rules("REICH-CAR-05", "REICH-ITM-08")
def test_an_item_that_can_do_nothing_is_not_offered() -> None:
    s = table()
    sarge = activate(s, "sarge")
    sarge.items = [Carried(kind) for kind in ("bandages", "dog-biscuits", "grenade")]
    refused = {str(option): refusal.key for option, refusal in using.USE.refusals(s, sarge)}
    assert refused == {"use bandages": "item-useless", "use dog-biscuits": "item-useless"}
    sarge.wounds = [Wound("graze")]
    put(s, "dog", "p1")
    assert not list(using.USE.refusals(s, sarge))


@pytest.mark.rules("REICH-CAR-05", "REICH-RUL-113")
def test_a_card_may_leave_its_grenade_and_an_item_may_not() -> None:
    s = table()
    sarge = activate(s, "sarge")
    s.closed.remove("a1-p1")
    card, item = next(using.throw(s, sarge, optional=True)), next(using.throw(s, sarge))
    assert isinstance(card, Decision)
    assert isinstance(item, Decision)
    assert card.find("pass") is not None
    assert item.find("pass") is None


@pytest.mark.rules("REICH-RUL-13", "REICH-RUL-09")
def test_a_passage_is_neither_adjacent_nor_near() -> None:
    s = table()
    activate(s, "sarge")
    s.passages = [("p1", "f4")]
    assert "f4" in movement.ways(s, s.heroes["sarge"])
    assert "f4" not in s.board.adjacent("p1", s.shut)
    assert s.board.distance("p1", "f4", s.shut) > 5


@pytest.mark.rules("REICH-OVR-03", "REICH-END-01", "REICH-RUL-111")
def test_all_goals_must_be_met() -> None:
    """A mission with two things to bring out: one Hero must carry both."""
    s = table()
    sarge = activate(s, "sarge")
    goals = (EscapeWith(item="dossier"), EscapeWith(item="detonator"))
    s.box = replace(s.box, mission=replace(s.box.mission, goals=goals))
    sarge.at = "g1"
    sarge.items = [Carried("dossier")]
    assert not winning.wins_by_leaving(s, sarge)
    refusal = movement.may_leave(s, sarge)
    assert refusal is not None
    assert refusal.rule == "REICH-RUL-111"
    sarge.items.append(Carried("detonator"))
    assert winning.wins_by_leaving(s, sarge)
    assert movement.may_leave(s, sarge) is None
