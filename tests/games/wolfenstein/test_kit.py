"""What a Hero's cards are for."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from sandtable.games.wolfenstein.card_reading import standard_cards
from sandtable.games.wolfenstein.cards import Cards
from sandtable.games.wolfenstein.kit import look_through

HERO = "klaus"


def with_a_knife_to_wear() -> Cards:
    """The cards of the box, but one wears the knife where the Hero card has its first symbol."""
    cards = standard_cards()
    slot = cards.heroes[HERO].slots[0]
    knife = replace(cards.equipment["knife"], type=slot)
    return replace(cards, equipment={**cards.equipment, "knife": knife})


def test_a_consumable_blade_strikes_from_the_bag() -> None:
    kit = look_through(standard_cards(), HERO, ("knife", "knife"), ())
    assert [(blade.verb, blade.item) for blade in kit.blades] == [("execute", "knife")]
    assert (kit.wearable, kit.attachable, kit.usable) == ((), (), ())


@pytest.mark.rules("WOLF-EQP-04", "WOLF-SIL-01")
def test_a_blade_that_is_worn_strikes_only_when_it_is() -> None:
    cards = with_a_knife_to_wear()
    carried = look_through(cards, HERO, ("knife",), ())
    assert carried.wearable == ("knife",)
    assert carried.blades == ()
    assert [blade.item for blade in look_through(cards, HERO, (), ("knife",)).blades] == ["knife"]


def test_a_blade_is_not_used_but_by_an_execution() -> None:
    """Other Consumables are, and each kind of card is told of once."""
    kit = look_through(standard_cards(), HERO, ("hand-grenade", "knife", "hand-grenade"), ())
    assert kit.usable == ("hand-grenade",)
