"""Decks, supplies, checks and registries that all games share."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from sandtable.engine.chance import Chance, ScriptedChance
from sandtable.engine.components import Deck, Registry, give, miscounted, move, take, unknown
from sandtable.engine.errors import Unplayable

CARDS = ["ace", "king", "queen", "jack"]


# -- decks -------------------------------------------------------------------------------------------------------------


def test_a_deck_that_nobody_has_looked_into_gives_any_of_its_cards() -> None:
    firsts = Counter(Deck(CARDS[:]).draw(Chance(seed), "card") for seed in range(400))
    assert set(firsts) == set(CARDS)
    assert min(firsts.values()) > 60


def test_a_draw_is_scripted_by_its_label() -> None:
    deck = Deck(CARDS[:])
    assert deck.draw(ScriptedChance({"card": ["queen"]}), "card") == "queen"
    assert sorted(deck.bag) == ["ace", "jack", "king"]


def test_cards_come_from_the_top_then_from_the_bag_then_from_the_bottom() -> None:
    deck = Deck(["ace"], ["king", "queen"], ["jack", "ten"])
    assert len(deck) == 5
    drawn = [deck.draw(Chance(1), "card") for _ in range(6)]
    assert drawn == ["king", "queen", "ace", "jack", "ten", None]


def test_looking_at_cards_leaves_them_on_top_in_their_order() -> None:
    deck = Deck(CARDS[:])
    chance = ScriptedChance({"card": ["jack", "ace"]})
    assert deck.look(2, chance, "card") == ["jack", "ace"]
    assert deck.top == ["jack", "ace"]
    assert deck.look(2, chance, "card") == ["jack", "ace"]  # known already: nothing is drawn
    assert chance.count == 2
    assert [deck.draw(chance, "card"), deck.draw(chance, "card")] == ["jack", "ace"]


def test_looking_further_than_the_deck_goes_shows_what_there_is() -> None:
    deck = Deck(["ace"], ["king"], ["jack"])
    assert deck.look(5, Chance(1), "card") == ["king", "ace", "jack"]
    assert (deck.bag, deck.bottom, len(deck)) == ([], [], 3)


def test_only_an_empty_deck_is_made_of_its_discards() -> None:
    deck = Deck(discard=["ace", "king"])
    assert deck.refill()
    assert (deck.bag, deck.discard) == (["ace", "king"], [])
    deck.discard.append("queen")
    assert not deck.refill()
    assert deck.discard == ["queen"]
    assert not Deck(removed=["jack"]).refill()


def test_after_a_shuffle_nobody_knows_a_place() -> None:
    deck = Deck(["ace"], ["king"], ["jack"])
    deck.shuffle_in(["queen"])
    assert (sorted(deck.bag), deck.top, deck.bottom) == (sorted(CARDS), [], [])


def test_a_named_card_is_found_wherever_it_lies_in_the_deck() -> None:
    deck = Deck(["ace"], ["king"], ["jack"], ["queen"])
    assert [deck.take_out(card) for card in ("ace", "king", "jack")] == [True] * 3
    assert not deck.take_out("queen")
    assert deck.cards == ["queen"]


def test_a_copied_deck_has_a_life_of_its_own() -> None:
    deck = Deck(["ace"], ["king"], ["jack"], ["queen"], ["ten"])
    twin = deck.copy()
    assert twin == deck
    for cards in (twin.bag, twin.top, twin.bottom, twin.discard, twin.removed):
        cards.clear()
    assert deck.cards == ["ace", "king", "jack", "queen", "ten"]


def test_a_deck_is_written_as_far_as_it_holds_anything() -> None:
    deck = Deck(["ace"], discard=["king"])
    assert msgspec.json.encode(deck) == b'{"bag":["ace"],"discard":["king"]}'
    assert msgspec.json.decode(msgspec.json.encode(deck), type=Deck) == deck


def test_a_deck_over_the_lists_of_a_state_changes_those_lists() -> None:
    bag, top, discard = ["ace"], ["king"], ["jack", "queen"]
    deck = Deck(bag, top, discard=discard)
    chance = Chance(1)
    assert [deck.draw(chance, "card"), deck.draw(chance, "card")] == ["king", "ace"]
    assert deck.refill()
    assert (bag, top, discard) == (["jack", "queen"], [], [])
    deck.look(1, chance, "card")
    assert len(top) == len(bag) == 1


# -- supplies ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("wanted", "moved"), [(0, 0), (1, 1), (2, 2), (5, 2)])
def test_no_more_pieces_are_moved_than_there_are(wanted: int, moved: int) -> None:
    reserve, bag = ["miss", "hit", "miss"], ["hit"]
    assert move(wanted, "miss", reserve, bag) == moved
    assert Counter(reserve) + Counter(bag) == {"miss": 2, "hit": 2}
    assert bag == ["hit"] + ["miss"] * moved


def test_a_counted_supply_gives_what_it_has() -> None:
    ammo = {"pistol": 3}
    assert take(2, "pistol", ammo) == 2
    assert ammo == {"pistol": 1}
    assert take(2, "pistol", ammo) == 1
    assert take(1, "pistol", ammo) == 0
    assert ammo == {}


def test_what_is_given_back_can_be_taken_again() -> None:
    ammo: dict[str, int] = {}
    give(2, "rifle", ammo)
    give(1, "rifle", ammo)
    assert take(3, "rifle", ammo) == 3


# -- checks ------------------------------------------------------------------------------------------------------------


def test_nothing_is_said_of_components_that_are_all_there() -> None:
    assert not [*miscounted("discs", ["red", "blue", "red"], {"red": 2, "blue": 1})]
    assert not [*miscounted("cards", ["king", "ace"], ["ace", "king"])]
    assert not [*miscounted("patrols", [1, 2, 1], [1, 1, 2])]


def test_lost_and_doubled_components_are_named_with_their_counts() -> None:
    assert [*miscounted("discs", ["red", "green"], {"red": 2, "blue": 1})] == [
        "discs: 0 of blue on the table, 1 in the box",
        "discs: 1 of green on the table, 0 in the box",
        "discs: 1 of red on the table, 2 in the box",
    ]


def test_a_component_that_may_come_in_comes_in_once() -> None:
    assert not [*miscounted("items", ["rope"], ["rope"], maybe=["gift"])]
    assert not [*miscounted("items", ["rope", "gift"], ["rope"], maybe=["gift"])]
    assert [*miscounted("items", ["rope", "gift", "gift"], ["rope"], maybe=["gift"])]
    assert [*miscounted("items", ["gift"], ["rope"], maybe=["gift", "rope"])]


def test_a_word_that_means_nothing_is_named_with_those_that_do() -> None:
    assert not [*unknown("phase", ["roll"], ["roll", "move"])]
    assert [*unknown("phase", ["roll", "nap"], ["roll", "move"])] == ["phase: expected one of roll, move, found 'nap'"]
    assert [*unknown("hero", ["klaus"], [])] == ["hero: expected one of none, found 'klaus'"]


# -- registries --------------------------------------------------------------------------------------------------------


def test_an_effect_is_found_under_the_name_it_was_entered_with() -> None:
    effect: Registry[object] = Registry("effect")

    @effect("repair")
    def repair() -> None: ...

    assert effect["repair"] is repair
    assert [*effect] == ["repair"]


def test_an_unknown_effect_is_named_with_those_that_there_are() -> None:
    effects: Registry[int] = Registry("effect")
    with pytest.raises(Unplayable, match=r"^no effect 'heal'; there are: none$"):
        effects["heal"]
    effects.enter("repair", 1)
    effects.enter("jam", 2)
    with pytest.raises(Unplayable, match=r"^no effect 'heal'; there are: jam, repair$"):
        effects["heal"]


def test_a_name_cannot_be_entered_twice() -> None:
    effects: Registry[int] = Registry("effect")
    effects.enter("repair", 1)
    with pytest.raises(Unplayable, match="the effect 'repair' is entered twice"):
        effects.enter("repair", 2)
    assert effects["repair"] == 1
