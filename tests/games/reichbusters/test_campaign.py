"""The campaign: what a finished mission hands on, and what the next one makes of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from sandtable.engine.chance import Chance
from sandtable.engine.game import Setup
from sandtable.engine.match import Match
from sandtable.engine.plain import Fields
from sandtable.engine.state import Outcome
from sandtable.games.reichbusters import setup
from sandtable.games.reichbusters.campaign import hand_on
from sandtable.games.reichbusters.game import GAME
from sandtable.games.reichbusters.missions import read_missions
from sandtable.games.reichbusters.names import NOTES
from sandtable.games.reichbusters.options import DESCRIPTION, HEROES, Kept, Options
from sandtable.games.reichbusters.state import Carried, State


def finished(*, won: bool, options: Options | None = None, **items: list[str]) -> State:
    """A mission that has ended: these Heroes have escaped with these items, the others were left behind."""
    s = setup.empty(GAME.box(options or Options()), Chance(1))
    for hero in s.heroes.values():
        carried = items.get(hero.id.replace("-", "_"))
        hero.items = [Carried(kind) for kind in (["radio"] if carried is None else carried)]
        if carried is not None:
            hero.at, hero.out = "", True
    s.outcome = Outcome(won, "won" if won else "lost", "escaped" if won else "time")
    return s


def kept(s: State) -> dict[str, dict[str, object]]:
    handed = hand_on(s)["kept"]
    assert isinstance(handed, list)
    return {one["hero"]: one for one in handed}


@pytest.mark.rules("REICH-RUL-133")
def test_whoever_escaped_keeps_all_but_keys_and_objectives() -> None:
    s = finished(won=True, sarge=["keys", "radio", "dossier", "vril-orb"])
    assert kept(s)["sarge"]["items"] == ["radio", "vril-orb"]
    assert "brick" not in kept(s)  # was left behind, and loses its radio


@pytest.mark.rules("REICH-RUL-133", "REICH-RUL-96")
def test_only_a_hero_who_escaped_from_a_won_mission_may_turn_a_weapon() -> None:
    s = finished(won=True, sarge=[])
    assert kept(s)["sarge"]["may-turn"] is True
    lost = finished(won=False, sarge=["radio"])
    assert kept(lost)["sarge"]["may-turn"] is False
    for weapon in s.heroes["sarge"].weapons:
        weapon.vril = True
    assert kept(s)["sarge"] == {"hero": "sarge", "items": [], "vril": ["thompson", "trench-knife"], "may-turn": False}


@pytest.mark.rules("REICH-RUL-133")
def test_vril_sides_stay_even_with_those_left_behind() -> None:
    s = finished(won=False)
    s.heroes["brick"].weapons[1].vril = True
    assert kept(s) == {"brick": {"hero": "brick", "items": [], "vril": ["vickers-tracer-belt"], "may-turn": False}}


@pytest.mark.rules("REICH-RUL-133")
def test_whoever_stayed_at_home_keeps_everything() -> None:
    home = Kept(hero="red-hawk", items=("radio",), vril=("tomahawk",), may_turn=True)
    s = finished(won=True, options=Options(kept=(home,)))
    assert kept(s)["red-hawk"] == {"hero": "red-hawk", "items": ["radio"], "vril": ["tomahawk"], "may-turn": True}


@pytest.mark.rules("REICH-RUL-133", "REICH-COMP-38")
def test_a_lost_mission_takes_a_space_from_the_next_track() -> None:
    assert hand_on(finished(won=False))["shorter"] == 1
    assert "shorter" not in hand_on(finished(won=True))
    box = GAME.box(Options(shorter=1))
    assert box.mission.track.pre == read_missions()["operation-fidget"].track.pre - 1
    assert GAME.box(Options(mission="night-kennels", shorter=3)).mission.track.pre == 4  # never fewer


@pytest.mark.rules("REICH-RUL-133", "REICH-COMP-38")
def test_a_won_mission_leaves_its_note() -> None:
    for mission, note in NOTES.items():
        s = finished(won=True, options=Options(mission=mission))
        assert hand_on(s)["notes"] == [note]
        assert "notes" not in hand_on(finished(won=False, options=Options(mission=mission)))
    assert "notes" not in hand_on(finished(won=True, options=Options(mission="wolff-at-bay")))


def test_what_is_handed_on_makes_the_options_of_the_next_chapter() -> None:
    assert DESCRIPTION.campaign is not None
    chapters = [chapter["mission"] for chapter in DESCRIPTION.campaign.chapters(None)]
    assert chapters == list(read_missions())
    s = finished(won=True, sarge=["radio"], brick=["helmet", "keys"])
    options = GAME.options({"mission": chapters[1], **hand_on(s)})
    assert isinstance(options, Options)
    assert options.notes == ("kennels-known",)
    assert [one.hero for one in options.kept] == ["sarge", "brick"]
    assert set(hand_on(s)) <= set(DESCRIPTION.campaign.memory)


@pytest.mark.rules("REICH-RUL-133")
def test_the_hull_is_scrap() -> None:
    plain = GAME.box(Options(mission="the-quiet-ward"))
    scrapped = GAME.box(Options(mission="the-quiet-ward", notes=("hull-scrapped",)))
    assert "j" in plain.rows
    assert "j" not in scrapped.rows
    assert "vrilpanzer" in plain.most
    assert "vrilpanzer" not in scrapped.most


@pytest.mark.rules("REICH-RUL-133")
def test_gruber_is_gone() -> None:
    """The detail of General Wolff has level 2: cards of level 2 bring two units, those of level 3 three."""
    for notes, level in (((), 3), (("gruber-gone",), 2)):
        box = GAME.box(Options(mission="wolff-at-bay", notes=notes))  # type: ignore[arg-type]
        s = setup.set_up(box, Chance(5))
        drawn = s.spawn.discard
        assert len(drawn) == 1
        codes = [code for code in box.cards.spawns[drawn[0]].levels[level - 1] if code in box.rows]
        detail = [enemy for enemy in s.enemies.values() if enemy.type not in ("general-wolff", "vrilpanzer")]
        extra = sum("overwhelm" in box.cards.units[box.rows[code].unit].keywords for code in codes)
        assert len(detail) == len(codes) + extra


@pytest.mark.rules("REICH-RUL-122", "REICH-RUL-133")
def test_a_squad_that_brings_all_medicine_finds_none() -> None:
    """The box has 5 bandages, 4 bags and 3 pain killers; a face-down item is laid only if one is left for it."""
    medicine = ("bandages",) * 4, ("bandages", *("medics-bag",) * 3), ("medics-bag", *("pain-killers",) * 3)
    brought = tuple(Kept(hero=hero, items=items) for hero, items in zip(HEROES[:3], medicine, strict=True))
    s = Match.new(GAME, Setup(1, {"tie-breaks": "automatic", **_plain(brought)})).state
    lying = [item.back for items in s.items.values() for item in items]
    assert "medical" not in lying
    assert lying.count("weapon") == 3
    assert list(GAME.broken_invariants(s)) == []


@pytest.mark.rules("REICH-RUL-122")
def test_nobody_brings_more_of_an_item_than_there_are() -> None:
    """Two pairs of knuckledusters in the box: a third is a mistake of the record and stays behind."""
    brought = (
        Kept(hero="sarge", items=("knuckledusters", "knuckledusters")),
        Kept(hero="brick", items=("knuckledusters",)),
    )
    s = Match.new(GAME, Setup(1, {"tie-breaks": "automatic", **_plain(brought)})).state
    assert len(s.heroes["sarge"].items) == 2
    assert s.heroes["brick"].items == []


def _plain(brought: tuple[Kept, ...]) -> Fields:
    return {"kept": [{"hero": one.hero, "items": list(one.items)} for one in brought]}


def test_a_packs_mission_is_a_chapter() -> None:
    assert DESCRIPTION.campaign is not None
    pack = Path(__file__).parent / "packs" / "cellar"
    assert [chapter["mission"] for chapter in DESCRIPTION.campaign.chapters(pack)][-1] == "the-cellar"
