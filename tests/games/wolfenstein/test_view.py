"""What there is to see of a table, so that a screen or a browser can draw it without knowing a rule."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from sandtable.engine import action
from sandtable.engine.decision import Option
from sandtable.engine.game import Setup
from sandtable.engine.match import Match
from sandtable.engine.view import Area, Card, GoalFacts, Piece, Text, View, facts_of
from sandtable.games.wolfenstein.attack import may_attack
from sandtable.games.wolfenstein.facts import (
    BarrierFacts,
    EnemyFacts,
    EventFacts,
    HeldWeaponFacts,
    HeroFacts,
    KeptEventFacts,
    ModelFacts,
    PlaceFacts,
    SeatFacts,
    SkillFacts,
    SquareFacts,
    TokenFacts,
)
from sandtable.games.wolfenstein.game import GAME
from sandtable.games.wolfenstein.goals import SearchEndsSkill
from sandtable.games.wolfenstein.movement import budget, destinations, reach
from sandtable.games.wolfenstein.nazi_actions import seen
from sandtable.games.wolfenstein.nazi_phase import why_active
from sandtable.games.wolfenstein.noise import keeps_noise, noisy_places
from sandtable.games.wolfenstein.pursuit import Scene
from sandtable.games.wolfenstein.state import Bot, Hero, Kept, Nazi, State, Weapon
from sandtable.games.wolfenstein.table import armor, base_armor, base_hp, footing, hp, models, sees_square
from sandtable.games.wolfenstein.view import view
from sandtable.games.wolfenstein.view_models import acting as actor
from sandtable.games.wolfenstein.view_models import mover
from sandtable.games.wolfenstein.view_sight import aim
from tests.games.wolfenstein.bench import asked


def table(mission: str = "officers-room", **options: Any) -> State:
    """A mission as it is set up, without its Space Marines: there is enough to see."""
    s = GAME.begin(Setup(1, {"mission": mission, **options}))
    s.nazis = {name: nazi for name, nazi in s.nazis.items() if nazi.kind != "space-marine"}
    return s


def acting(s: State, name: str, at: str, ap: int = 6) -> Hero:
    """A Hero in the middle of its activation."""
    hero = s.heroes[name]
    hero.at, hero.ap = at, ap
    s.hero, s.phase = name, "action"
    return hero


def marked(shown: View, mark: str) -> set[str]:
    return {area.id for area in shown.group("castle") if mark in area.marks}


def model(shown: View, name: str) -> tuple[str, Piece]:
    """Where a model is, and its piece; it is there once."""
    ((at, piece),) = [(area.id, piece) for area in shown.group("castle") for piece in area.pieces if piece.id == name]
    return at, piece


def tile(s: State, place: str) -> Area:
    return view(s).area(f"tile-{place}")


def barrier(s: State, name: str) -> BarrierFacts:
    return facts_of(view(s).area(name), BarrierFacts)


def wakes(s: State, place: str) -> tuple[str, ...]:
    return facts_of(tile(s, place), PlaceFacts).wakes


def price_of(shown: View, square: str) -> int | None:
    """The AP that going to a square takes."""
    return facts_of(shown.area(square), SquareFacts).ap


def cards(shown: View, deck: str) -> list[Card]:
    return [card for card in shown.cards if card.deck == deck]


# -- the castle --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("square", "x", "y", "tile_kind", "place", "walls"),
    [
        ("a1", 0, 0, "room", "r1", "nw"),
        ("f3", 5, 2, "room", "r1", ""),  # an open way into the corridor
        ("g3", 6, 2, "corridor", "c1", "n"),
        ("l4", 11, 3, "corridor", "c1", "s"),  # a door to the east is no wall
        ("c7", 2, 6, "corridor", "c2", "w"),
        ("r18", 17, 17, "room", "r4", "es"),
    ],
)
def test_a_square_knows_its_place_and_its_walls(
    square: str, x: int, y: int, tile_kind: str, place: str, walls: str
) -> None:
    area = view(table()).area(square)
    assert (area.group, area.x, area.y, area.marks) == ("castle", x, y, (tile_kind,))
    assert area.facts == SquareFacts(place, walls)


def test_difficult_terrain_is_marked() -> None:
    s = table("kennels")
    assert marked(view(s), "rough") == {s.board.names[at] for at in s.board.grid.listed(s.board.rough)}


def test_tokens_lie_where_they_are_and_go_when_they_are_searched() -> None:
    s = table()
    area = view(s).area("m1")
    assert area.pieces == (Piece("chest", 1, "chest-1"),)
    assert view(s).area("b2").pieces == (Piece("hero-spawn", 1, "hero-spawn-a", (), TokenFacts("a")),)
    s.tokens.remove("chest-1")
    s.entered.append("a")
    assert view(s).area("m1").pieces == ()
    assert view(s).area("b2").pieces[0].marks == ("used",)


def test_both_ends_of_a_secret_passage_are_linked() -> None:
    s = table("kennels")
    assert view(s).links == tuple(s.board.passages.values())


# -- doors -------------------------------------------------------------------------------------------------------------


def test_a_door_says_what_it_parts_and_whether_it_is_open() -> None:
    s = table()
    door = view(s).area("c1-r2")
    assert (door.group, door.marks) == ("barriers", ("door", "closed"))
    assert door.facts == BarrierFacts(state="closed", edges=(("l3", "m3"), ("l4", "m4")))
    acting(s, "anya", "l3")
    assert barrier(s, "c1-r2").ap == 1
    s.closed.remove("c1-r2")
    assert barrier(s, "c1-r2").state == "open"


def test_a_locked_door_names_the_rule_until_it_is_unlocked() -> None:
    s = table("generals-tower")
    assert (barrier(s, "c7-r3").state, barrier(s, "c7-r3").rule) == ("locked", "WOLF-RUL-89")
    s.searched = ["a", "b"]
    assert barrier(s, "c7-r3").state == "closed"


def test_a_barricade_is_there_until_it_is_cleared() -> None:
    s = table("laboratory")
    name = s.barricades[0]
    assert view(s).area(name).marks == ("barricade", "closed")
    s.barricades.remove(name)
    assert name not in {area.id for area in view(s).areas}


# -- models ------------------------------------------------------------------------------------------------------------


def test_models_show_what_is_left_of_them_and_their_state() -> None:
    s = table()
    hero = acting(s, "anya", "e6")
    hero.hp_lost, hero.armor_lost, hero.fatigued = 2, 1, True
    s.nazis["soldat-1"].stunned = True
    s.nazis["soldat-1"].armor_lost = 2
    assert model(view(s), "anya") == (
        "e6",
        Piece(
            "anya",
            1,
            "anya",
            ("acting", "fatigued"),
            ModelFacts("hero", hp=1, base_hp=3, armor=1, base_armor=2),
        ),
    )
    at, soldat = model(view(s), "soldat-1")
    assert (at, soldat.kind, soldat.marks) == ("p4", "soldat", ("stunned",))
    assert soldat.facts == ModelFacts("nazi", hp=1, base_hp=1, armor=1, base_armor=3)


def test_a_large_model_is_on_its_north_west_square() -> None:
    s = table("kennels")
    hound = next(nazi for nazi in s.nazis.values() if nazi.is_large)
    at, piece = model(view(s), hound.id)
    assert (at, facts_of(piece, ModelFacts).large) == (hound.at, True)


def test_a_bot_says_whose_it_is() -> None:
    s = table()
    acting(s, "anya", "e6")
    s.bots["drone-35"] = Bot(id="drone-35", at="d6", hero="anya", ap=6)
    s.phase, s.acting = "bot", "drone-35"
    _, piece = model(view(s), "drone-35")
    facts = facts_of(piece, ModelFacts)
    assert (piece.marks, facts.side, facts.hero) == (("acting",), "bot", "anya")
    assert price_of(view(s), "d5") == 1


def test_those_whom_the_active_weapon_can_hit_are_targets() -> None:
    s = table()
    hero = acting(s, "anya", "e6")
    s.nazis["soldat-1"].at, s.nazis["soldat-2"].at = "e3", "a1"
    assert "target" in model(view(s), "soldat-1")[1].marks
    assert "target" not in model(view(s), "soldat-2")[1].marks  # five squares away
    hero.weapons[0].empty = True
    assert "target" not in model(view(s), "soldat-1")[1].marks


# -- moving and seeing -------------------------------------------------------------------------------------------------


def test_squares_in_reach_have_their_price() -> None:
    """A spawn token can be gone to if one can go on from it (WOLF-RUL-59); a friend's square cannot."""
    s = table()
    acting(s, "anya", "a1", ap=2)
    s.heroes["klaus"].at = "a2"
    shown = view(s)
    assert {at: price_of(shown, at) for at in marked(shown, "reachable")} == {
        "b1": 1,
        "b2": 1,
        "c1": 2,
        "c2": 2,
        "c3": 2,
        "a3": 2,
        "b3": 2,
    }


def test_nobody_has_squares_in_reach_between_activations() -> None:
    s = table()
    acting(s, "anya", "a1")
    s.phase, s.hero = "next-hero", ""
    assert marked(view(s), "reachable") == marked(view(s), "in-sight") == set()


def test_sight_and_range_are_those_of_the_active_weapon() -> None:
    s = table()
    hero = acting(s, "anya", "e6")
    seen, near = marked(view(s), "in-sight"), marked(view(s), "in-range")
    assert {"a1", "a2", "f3", "g3"} <= seen
    assert near == {at for at in seen if at not in ("a1", "b1", "c1", "d1", "e1", "f1", "c11", "c12", "d11", "d12")}
    assert "e6" not in seen  # its own
    assert "m4" not in seen  # behind a door
    hero.weapons[0].attachment = "telescopic-sight"
    assert "a1" in marked(view(s), "in-range")
    hero.weapons.clear()
    assert (marked(view(s), "in-sight"), marked(view(s), "in-range")) == (seen, set())


@pytest.mark.rules("WOLF-OBS-03")
def test_a_closed_door_hides_also_what_one_could_walk_round_to() -> None:
    """All other doors stand open, so that there is another way."""
    s = table()
    s.nazis.clear()
    acting(s, "anya", "l3")
    s.closed = []
    assert "m1" in marked(view(s), "in-sight")
    s.closed = ["c1-r2"]
    assert "m1" not in marked(view(s), "in-sight")


def test_smoke_hides_what_is_further_than_a_step_away() -> None:
    s = table()
    acting(s, "anya", "e3")
    s.smoke = ["c1"]
    shown = view(s)
    assert "g3" not in marked(shown, "in-sight")
    assert "smoke" in shown.area("tile-c1").marks
    s.heroes["anya"].at = "f3"
    assert {"g3", "g4"} <= marked(view(s), "in-sight")
    assert "h3" not in marked(view(s), "in-sight")


# -- noise -------------------------------------------------------------------------------------------------------------


def test_noise_wakes_those_who_hear_it_and_are_not_deaf() -> None:
    """The Officer in R4 does not care for noise (WOLF-NAZ-12)."""
    s = table()
    assert wakes(s, "c3") == ("soldat-1", "soldat-2", "soldat-3", "soldat-5")
    assert wakes(s, "r4") == ("soldat-3", "soldat-5")
    assert wakes(s, "r1") == ()


def test_a_dormant_model_does_not_hear_noise() -> None:
    s = table("last-door")
    (sleeper,) = [nazi for nazi in s.nazis.values() if nazi.kind == "supersoldat"]
    assert "asleep" in model(view(s), sleeper.id)[1].marks
    assert sleeper.id not in wakes(s, "r7")
    s.alarms = 1
    assert "asleep" not in model(view(s), sleeper.id)[1].marks
    assert sleeper.id in wakes(s, "r7")


def test_company_would_make_noise_where_somebody_is() -> None:
    s = table()
    acting(s, "anya", "e6")
    s.heroes["klaus"].at = "g3"
    loud = [facts_of(area, PlaceFacts).place for area in view(s).group("places") if "company" in area.marks]
    assert loud == ["c1", "c3", "r2", "r3", "r4"]
    s.noise = ["c1"]
    assert tile(s, "c1").marks == ("corridor", "noise")


def test_on_the_easiest_level_friends_are_no_company() -> None:
    s = table(difficulty="can-i-play-daddy")
    acting(s, "anya", "e6")
    s.heroes["klaus"].at = "g3"
    assert tile(s, "c1").marks == ("corridor",)


@pytest.mark.rules("WOLF-GEN-06", "WOLF-CRD-27")
def test_who_loses_the_skill_by_which_it_sleeps_is_seen_to_be_awake() -> None:
    s = table()
    ends = SearchEndsSkill(objectives=("a",), enemy="supersoldat", skill="depowered")
    s.box = replace(s.box, mission=replace(s.box.mission, special=(ends,)))
    s.nazis = {"supersoldat-27": Nazi(id="supersoldat-27", at="n3")}
    assert "asleep" in model(view(s), "supersoldat-27")[1].marks
    s.searched.append("a")
    assert "asleep" not in model(view(s), "supersoldat-27")[1].marks


@pytest.mark.rules("WOLF-GEN-06", "WOLF-CRD-27")
def test_a_mission_that_ends_a_skill_wakes_nobody_at_the_next_table() -> None:
    """The same Nazis and the same searched objectives under another mission: what was shown once is not shown again."""
    s = table()
    ends = SearchEndsSkill(objectives=("a",), enemy="supersoldat", skill="depowered")
    s.nazis, s.searched = {"supersoldat-27": Nazi(id="supersoldat-27", at="n3")}, ["a"]
    other = s.copy()
    other.box = replace(s.box, mission=replace(s.box.mission, special=(ends,)))
    assert "asleep" not in model(view(other), "supersoldat-27")[1].marks
    assert "asleep" in model(view(s), "supersoldat-27")[1].marks


def test_those_who_would_act_are_alert_and_looking_does_not_wake_anybody() -> None:
    s = table("last-door")
    acting(s, "anya", "c14")
    s.noise = ["r2"]
    before = s.digest()
    _, soldat = model(view(s), "soldat-1")
    assert ("alert" in soldat.marks, facts_of(soldat, ModelFacts).alert) == (True, "WOLF-NAZ-08")
    assert "alert" not in model(view(s), "soldat-3")[1].marks
    assert s.digest() == before


# -- the Heroes’ cards -------------------------------------------------------------------------------------------------


def test_a_dashboard_has_everything_on_and_beside_the_card() -> None:
    s = table()
    hero = acting(s, "blazkowicz", "c3", ap=4)
    hero.gp, hero.ammo, hero.worn, hero.items = 2, {"heavy": 2}, ["helmet"], ["knife", "knife"]
    hero.weapons = [Weapon("sturmgewehr", attachment="silencer"), Weapon("handgun-1960", empty=True)]
    hero.events = [Kept("courier", "take-along", spawn="a")]
    area = view(s).area("blazkowicz")
    assert (area.group, area.marks) == ("heroes", ("acting",))
    # the courier slows its Hero down by 1 AP
    facts = facts_of(area, HeroFacts)
    assert (facts.at, facts.place, facts.hp, facts.armor) == ("c3", "r1", 5, 3)
    assert (facts.ap, facts.base_ap, facts.gp, facts.lives) == (4, 5, 2, 1)
    assert facts.ammo == {"light": 0, "heavy": 2, "special": 0}
    assert facts.slots == (("armor", "helmet"), ("booster", ""), ("suit", ""), ("other", ""))
    first, second, worn, knives, kept = area.pieces
    assert (first.kind, first.marks) == ("sturmgewehr", ("weapon", "in-slot"))
    assert facts_of(first, HeldWeaponFacts).attachment == "silencer"
    assert (second.kind, second.marks) == ("handgun-1960", ("weapon", "carried", "empty"))
    assert (worn.kind, worn.marks) == ("helmet", ("item", "worn"))
    assert (knives.kind, knives.count) == ("knife", 2)
    assert (kept.kind, kept.facts) == ("courier", KeptEventFacts("take-along", "a"))
    assert {"sturmgewehr", "silencer", "helmet", "knife", "courier"} <= {card.id for card in view(s).cards}


@pytest.mark.parametrize(("level", "price"), [("bring-em-on", 1), ("death-incarnate", 2)])
def test_skills_have_their_price_and_say_whether_they_can_be_used(level: str, price: int) -> None:
    s = table(difficulty=level)
    hero = acting(s, "blazkowicz", "c3")
    hero.gp, hero.hp_lost = 1, 2
    skills = {card.id: facts_of(card, SkillFacts) for card in cards(view(s), "skills")}
    assert (skills["second-wind"].gp, skills["second-wind"].usable) == (price, price == 1)
    assert (skills["both-hands"].usable, skills["both-hands"].rule) == (False, "WOLF-GLO-03")
    assert not any(skill.usable for skill in skills.values() if skill.hero != "blazkowicz")


def test_every_enemy_on_the_map_has_its_card() -> None:
    s = table()
    found = {card.id: facts_of(card, EnemyFacts) for card in cards(view(s), "enemies")}
    assert found.keys() == {"soldat", "officer"}
    assert (found["soldat"].hp, found["soldat"].armor, found["soldat"].range) == (1, 3, 4)


# -- trackers, goals and decks -----------------------------------------------------------------------------------------


def test_trackers_stand_where_they_stand() -> None:
    s = table()
    s.round, s.hazard = 3, 2
    assert (view(s).track("round").spaces[-1], view(s).track("round").at) == (str(s.box.mission.rounds), 2)
    assert (view(s).track("hazard").at, view(s).track("hazard").marks) == (2, ("5",))
    s.limit_shift = -1
    assert view(s).track("hazard").marks == ("4",)


def test_goals_say_how_far_they_are_met() -> None:
    s = table()
    officer, search = cards(view(s), "goals")
    assert officer.facts == search.facts == GoalFacts(met=False, done=0, of=1)
    assert officer.text == (Text("goal-kill-placed", {"enemy": "officer"}),)
    del s.nazis["officer-17"]
    s.searched = ["a"]
    assert all(card.facts == GoalFacts(met=True, done=1, of=1) for card in cards(view(s), "goals"))


def test_seats_show_who_began_and_who_moves_the_nazis() -> None:
    s = table(players=2)
    s.controller = "player-2"
    first, second = view(s).group("seats")
    assert (first.marks, second.marks) == (("starter", "turn"), ("controller",))
    assert sorted(hero for seat in (first, second) for hero in facts_of(seat, SeatFacts).heroes) == sorted(s.heroes)


def test_decks_are_counted_and_their_order_is_nobodys_business() -> None:
    s = table()
    assert view(s).counts["equipment-deck"] == len(s.equipment)
    twin = s.copy()
    for deck in (twin.equipment, twin.weapons, twin.events, twin.chests):
        deck.bag.reverse()
    assert view(twin) == view(s)
    s.events.top = [s.events.bag.pop()]  # somebody has looked
    (seen,) = cards(view(s), "events")
    assert (seen.id, facts_of(seen, EventFacts).from_the_top) == (s.events.top[0], 1)


def test_the_end_is_told() -> None:
    match = Match.new(GAME, Setup(1, {}))
    rng = random.Random(1)
    while match.decisions:
        match.play(match.decision.options[rng.randrange(len(match.decision.options))])
    outcome = match.state.outcome
    assert outcome is not None
    assert view(match.state).outcome == Text("outcome", {"result": outcome.result, "cause": outcome.cause})


# -- options -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("prompt", "option", "ids"),
    [
        ("action", "move c3", ("c3",)),
        ("action", "passage a", ("passage-a",)),
        ("enter", "enter a", ("hero-spawn-a",)),
        ("choose-place", "choose c3", ("tile-c3",)),  # a corridor, not the square
        ("nazi-goal", "towards klaus", ("klaus",)),
        ("action", "attack soldat-1 sturmgewehr.2", ("soldat-1", "sturmgewehr")),
    ],
)
def test_an_option_touches_what_it_is_about(prompt: str, option: str, ids: tuple[str, ...]) -> None:
    verb, *args = option.split()
    s = table()
    assert action.touches(s, asked(s, prompt), Option(verb, tuple(args))) == ids


MAPPED = frozenset({"move", "attack", "execute", "throw", "open", "clear", "search", "passage", "step", "aim", "put"})


@pytest.mark.parametrize(
    "options",
    [
        {"mission": "kennels", "players": 2},
        {"mission": "laboratory", "difficulty": "can-i-play-daddy"},
        {"mission": "last-door", "difficulty": "death-incarnate", "tie-breaks": "automatic"},
    ],
)
def test_in_whole_games_a_view_holds_all_that_the_options_are_about(options: dict[str, Any]) -> None:
    """Ids are there once, everything can be sent to a browser, and looking changes nothing."""
    match = Match.new(GAME, Setup(7, options))
    rng = random.Random(7)
    for _ in range(120):
        if not match.decisions:
            break
        s, decision = match.state, match.decision
        before = s.digest()
        shown = view(s)
        assert s.digest() == before
        areas = Counter(area.id for area in shown.areas)
        assert [name for name, times in areas.items() if times > 1] == []
        assert msgspec.json.decode(msgspec.json.encode(shown))["game"] == "wolfenstein"
        known = {*areas, *(piece.id for area in shown.areas for piece in area.pieces)}
        for option in decision.options:
            if option.verb in MAPPED:
                assert {action.touches(s, decision, option)[0]} <= known, option
        moves = {option.args[0] for option in decision.options if option.verb == "move"}
        if moves:
            assert marked(shown, "reachable") == moves
        match.play(decision.options[rng.randrange(len(decision.options))])


def test_the_price_on_a_square_is_what_the_walk_costs() -> None:
    s = table("kennels")
    hero = acting(s, "blazkowicz", "n15", ap=6)
    shown = view(s)
    for square in s.board.grid.listed(destinations(s, hero)):
        at = s.board.names[square]
        assert price_of(shown, at) == reach(s, hero, budget(hero)).cost(square)


def walked(options: dict[str, Any], seed: int) -> Iterator[State]:
    """Tables of a random game, now and then."""
    match, rng = Match.new(GAME, Setup(seed, options)), random.Random(seed)
    for number in range(120):
        if not match.decisions:
            return
        if number % 6 == 0:
            yield match.state
        (decision,) = match.decisions
        match.play(decision.options[rng.randrange(len(decision.options))])


@pytest.mark.parametrize("mission", ["officers-room", "kennels", "cells", "professors-theatre", "last-door"])
def test_a_view_says_what_the_rules_say_when_they_are_asked_one_by_one(mission: str) -> None:
    """What is left of everybody, whom one can hit, what one sees, whom the Nazi Phase would wake, what company does."""
    for s in walked({"mission": mission, "players": 3, "difficulty": "death-incarnate"}, 5):
        shown, whose, guest = view(s), actor(s), mover(s)
        pieces = {piece.id: piece for area in shown.group("castle") for piece in area.pieces}
        for one in models(s):
            left = (hp(s, one), base_hp(s, one), armor(s, one), base_armor(s, one))
            facts = facts_of(pieces[one.id], ModelFacts)
            assert (facts.hp, facts.base_hp, facts.armor, facts.base_armor) == left
        if isinstance(guest, Hero) and guest.active_weapon:
            hit = {name for name, nazi in s.nazis.items() if not may_attack(s, guest, nazi, guest.active_weapon)}
            assert {name for name, piece in pieces.items() if "target" in piece.marks} == hit
        if whose is not None and whose.at and not aim(s, whose).over_models:
            own = s.board.listed(footing(s, whose).area)
            assert marked(shown, "in-sight") == {
                at for at in s.board.squares if at not in own and sees_square(s, whose, at)
            }
        if not s.phase.startswith("nazi"):
            twin = s.copy()
            scene, noisy = Scene(twin), noisy_places(twin)
            woken = {
                name
                for name, nazi in twin.nazis.items()
                if not nazi.ordered and why_active(twin, nazi, noisy, sees_hero=bool(seen(twin, nazi, scene)))
            }
            assert {name for name, piece in pieces.items() if "alert" in piece.marks} == woken
        if isinstance(guest, Hero):
            assert {facts_of(area, PlaceFacts).place for area in shown.group("places") if "company" in area.marks} == {
                place for place in s.board.places if place not in s.noise and makes_noise_in(s, guest, place)
            }


def makes_noise_in(s: State, guest: Hero, place: str) -> bool:
    """Whether there would be noise if a Hero stood in a place."""
    twin = s.copy()
    twin.heroes[guest.id].at = s.board.listed(s.board.places[place])[0]
    return keeps_noise(twin, place)


# -- hints -------------------------------------------------------------------------------------------------------------


def told(s: State, prompt: str, option: str, **args: Any) -> tuple[Text, ...]:
    verb, *words = option.split()
    return action.hints(s, asked(s, prompt, **args), Option(verb, tuple(words)))


def test_an_attack_tells_its_noise_and_whom_it_wakes() -> None:
    s = table()
    hero = acting(s, "anya", "l3")
    s.closed.remove("c1-r2")
    s.nazis["soldat-1"].at = "m3"
    (hint,) = told(s, "action", "attack soldat-1 sturmgewehr")
    assert hint == Text("hint-noise", {"places": ("c1", "r2"), "models": ("soldat-1", "soldat-2", "soldat-3")})
    s.noise = ["r2"]
    (hint,) = told(s, "action", "attack soldat-1 sturmgewehr")
    assert hint == Text("hint-noise", {"places": ("c1",), "models": ()})  # they have heard it already
    hero.weapons[0].attachment = "silencer"
    assert told(s, "action", "attack soldat-1 sturmgewehr") == ()


def test_where_attacks_make_no_noise_none_is_told() -> None:
    s = table(difficulty="dont-hurt-me")
    acting(s, "anya", "e6")
    s.nazis["soldat-1"].at = "e3"
    assert told(s, "action", "attack soldat-1 sturmgewehr") == ()


def test_moving_into_company_is_told_with_the_question() -> None:
    s = table()
    acting(s, "anya", "l3", ap=1)
    s.closed.remove("c1-r2")
    found = action.hints(s, asked(s, "action"), None)
    assert found == (Text("hint-company", {"place": "r2", "models": ("soldat-1", "soldat-2", "soldat-3")}),)
    s.heroes["anya"].at = "e1"
    assert action.hints(s, asked(s, "action"), None) == ()


def test_cards_can_be_read_beside_the_options_that_use_them() -> None:
    s = table()
    hero = acting(s, "blazkowicz", "c3")
    hero.items = ["helmet", "first-aid-kit"]
    hero.weapons.append(Weapon("handgun-1960"))
    assert [text.key for text in told(s, "action", "equip helmet")] == ["line"]
    assert [text.key for text in told(s, "action", "use first-aid-kit")] == ["line"]
    assert [text.key for text in told(s, "action", "skill second-wind")] == ["line"]
    assert told(s, "action", "ready handgun-1960") == (
        Text("weapon-facts", {"kind": "light", "range": 2, "dice": 1, "ap": 2}),
    )
    event = told(s, "event", "choose help", hero="blazkowicz", card="chased")
    assert {"loot-player", "loot-team"} <= {text.key for text in event}
    assert told(s, "action", "end") == ()


def test_an_ability_is_told_beside_the_attack_that_pays_for_it() -> None:
    s = table(difficulty="dont-hurt-me")
    acting(s, "anya", "e6")
    s.nazis["soldat-1"].at = "e3"
    (hint,) = told(s, "action", "attack soldat-1 sturmgewehr armor-piercing")
    assert hint.args["text"] == (Text("effect-armor-to-hp", {"n": 0, "sign": "plus"}),)
