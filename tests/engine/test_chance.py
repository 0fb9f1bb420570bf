"""Chance is fair, repeatable, cheap to copy, and can be scripted."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b
from itertools import permutations

import pytest
from scipy.stats import chisquare

from sandtable.engine.chance import D6, Chance, ScriptedChance
from sandtable.engine.errors import Malformed, Unplayable

#: With a fair die this fails for one seed in ten thousand; the seeds are fixed, so it never fails by accident.
UNLIKELY = 0.0001

# What seed 20261115 gives.
PINNED_DICE = [4, 6, 2, 3, 6, 1, 3, 5, 2, 2, 6, 5, 6, 3, 1, 4, 5, 1, 6, 2, 6, 2, 6, 1]
PINNED_SHUFFLE = [7, 1, 2, 0, 5, 3, 6, 4, 8, 9]
PINNED_DRAWS = [4, 2, 3, 8, 1, 9, 6, 7, 5, 0]
PINNED_BELOW = [0, 1, 9, 75, 23, 10833, 7588]
PINNED_COUNT = 50
PINNED_EXTREMES = [2, 4]


@pytest.mark.parametrize("sides", [2, 3, 6, 7, 12, 100])
def test_every_side_is_as_likely_as_the_others(sides: int) -> None:
    chance = Chance(sides)
    rolls = Counter(chance.roll(sides, "die") for _ in range(200 * sides))
    assert set(rolls) == set(range(1, sides + 1))
    assert chisquare(list(rolls.values())).pvalue > UNLIKELY


def test_large_choices_favour_nobody() -> None:
    """Numbers that would make the first of 40,000 more likely than the last are skipped."""
    chance = Chance(12)
    tenths = Counter(chance.below(40_000, "far") // 4_000 for _ in range(4_000))
    assert chisquare(list(tenths.values())).pvalue > UNLIKELY


def test_two_rolls_in_a_row_have_nothing_to_do_with_each_other() -> None:
    chance = Chance(99)
    pairs = Counter((chance.roll(D6, "first"), chance.roll(D6, "second")) for _ in range(7200))
    assert len(pairs) == 36
    assert chisquare(list(pairs.values())).pvalue > UNLIKELY


def test_the_first_rolls_of_neighbouring_seeds_have_nothing_to_do_with_each_other() -> None:
    pairs = Counter((Chance(seed).roll(D6, "die"), Chance(seed + 1).roll(D6, "die")) for seed in range(7200))
    assert chisquare(list(pairs.values())).pvalue > UNLIKELY


def test_every_order_of_a_shuffle_is_as_likely_as_the_others() -> None:
    chance = Chance(5)
    orders: Counter[tuple[str, ...]] = Counter()
    for _ in range(24 * 200):
        cards = list("abcd")
        chance.shuffle(cards, "deck")
        orders[tuple(cards)] += 1
    assert set(orders) == set(permutations("abcd"))
    assert chisquare(list(orders.values())).pvalue > UNLIKELY


def test_every_disc_in_a_bag_is_as_likely_to_be_drawn() -> None:
    chance = Chance(6)
    first: Counter[str] = Counter()
    second: Counter[str] = Counter()
    for _ in range(5 * 400):
        bag = list("abcde")
        first[chance.draw(bag, "bag")] += 1
        second[chance.draw(bag, "bag")] += 1
        assert len(bag) == 3
    assert chisquare(list(first.values())).pvalue > UNLIKELY
    assert chisquare(list(second.values())).pvalue > UNLIKELY


def test_a_draw_takes_exactly_one_item_out() -> None:
    chance = Chance(7)
    for size in range(1, 12):
        bag = list(range(size))
        drawn = [chance.draw(bag, "bag") for _ in range(size)]
        assert sorted(drawn) == list(range(size))
        assert bag == []


def test_a_pick_leaves_everything_where_it_is() -> None:
    items = ["a", "b", "c"]
    assert Chance(1).pick(items, "one") in items
    assert items == ["a", "b", "c"]


def test_recorded_games_stay_valid() -> None:
    """Every journal depends on these numbers: changing them breaks all journals."""
    chance = Chance(20261115)
    assert [chance.roll(D6, "die") for _ in range(24)] == PINNED_DICE
    cards = list(range(10))
    chance.shuffle(cards, "deck")
    assert cards == PINNED_SHUFFLE
    assert [chance.draw(cards, "deck") for _ in range(10)] == PINNED_DRAWS
    assert [chance.below(n, "any") for n in (1, 2, 10, 100, 1000, 40_000, 65_536)] == PINNED_BELOW
    assert chance.count == PINNED_COUNT
    assert [Chance(2**256 - 1).roll(D6, "die"), Chance(0).roll(D6, "die")] == PINNED_EXTREMES


def test_whoever_learns_the_seed_can_check_the_dice() -> None:
    """Number N is two bytes of BLAKE2b, keyed with the seed; a number that would favour some sides is skipped."""

    def number(count: int) -> int:
        block = blake2b((count // 32).to_bytes(8, "little"), key=(20261115).to_bytes(32, "little")).digest()
        return block[count % 32 * 2] + 256 * block[count % 32 * 2 + 1]

    numbers = [number(count) for count in range(200)]
    dice = [number % 6 + 1 for number in numbers if number < 65_532]
    chance = Chance(20261115)
    assert [chance.roll(D6, "die") for _ in dice] == dice


@pytest.mark.parametrize("count", [0, 1, 31, 32, 33, 63, 64, 1000, 2**62])
def test_two_numbers_are_its_whole_memory(count: int) -> None:
    """Starting at any count gives the same dice as rolling up to it."""
    walked = Chance(3, count)
    for _ in range(40):
        walked_on = Chance(walked.seed, walked.count)
        assert walked_on.roll(D6, "die") == walked.roll(D6, "die")
        assert walked_on.count == walked.count


def test_a_copy_goes_its_own_way() -> None:
    chance = Chance(8)
    for _ in range(45):
        twin = chance.copy()
        ahead = [twin.roll(D6, "die") for _ in range(70)]
        again = chance.copy()
        assert [again.roll(D6, "die") for _ in range(70)] == ahead
        assert chance.roll(D6, "die") == ahead[0]


def test_a_label_names_a_draw_and_does_not_change_it() -> None:
    one, other = Chance(9), Chance(9)
    assert [one.roll(D6, "attack") for _ in range(50)] == [other.roll(D6, "defence") for _ in range(50)]


def test_a_seal_counts_as_a_draw() -> None:
    chance = Chance(10)
    chance.seal("reveal")
    assert chance.count == 1


@pytest.mark.parametrize("seed", [-1, 2**256])
def test_a_seed_outside_its_range_is_refused(seed: int) -> None:
    with pytest.raises(Malformed, match="a seed is a whole number from 0"):
        Chance(seed)


@pytest.mark.parametrize("count", [-1, 2**63, 10**30])
def test_a_count_outside_its_range_is_refused(count: int) -> None:
    with pytest.raises(Malformed, match="a chance count is a whole number from 0"):
        Chance(1, count)


@pytest.mark.parametrize("n", [0, -3, 65_537])
def test_a_choice_among_nothing_or_too_much_is_a_bug_of_the_game(n: int) -> None:
    with pytest.raises(Unplayable, match=f"chance 'bag' cannot choose among {n}"):
        Chance(1).below(n, "bag")


# -- scripted ------------------------------------------------------------------------------------------------------


def test_a_script_gives_what_was_handed_in_label_by_label() -> None:
    chance = ScriptedChance({"die": [6, "1"], "bag": ["doubt", "soldier"], "who": ["b"], "which": [2]})
    bag = ["soldier", "soldier", "doubt"]
    assert chance.roll(D6, "die") == 6
    assert chance.draw(bag, "bag") == "doubt"
    assert chance.roll(D6, "die") == 1
    assert chance.draw(bag, "bag") == "soldier"
    assert bag == ["soldier"]
    assert chance.pick(("a", "b"), "who") == "b"
    assert chance.below(3, "which") == 2
    assert chance.count == 6
    assert chance.left_over == {}


@pytest.mark.parametrize(
    ("outcome", "message"),
    [(7, "chance 'die' cannot give '7'; possible: 1, 2, 3, 4, 5, 6"), ("x", "chance 'die' cannot give 'x'")],
)
def test_a_script_never_quietly_gives_something_else(outcome: object, message: str) -> None:
    with pytest.raises(Malformed, match=message):
        ScriptedChance({"die": [outcome]}).roll(D6, "die")
    with pytest.raises(Malformed, match="possible: a, b"):
        ScriptedChance({"bag": ["c"]}).draw(["a", "b", "a"], "bag")
    with pytest.raises(Malformed, match="possible: nothing"):
        ScriptedChance({"bag": ["c"]}).draw([], "bag")
    with pytest.raises(Malformed, match="cannot give '3'"):
        ScriptedChance({"which": [3]}).below(3, "which")
    with pytest.raises(Malformed, match="cannot give 'z'"):
        ScriptedChance({"who": ["z"]}).pick(("a", "b"), "who")


def test_what_was_not_asked_for_is_left_over() -> None:
    chance = ScriptedChance({"die": [6, 5], "bag": ["a"], "never": []})
    chance.roll(D6, "die")
    assert chance.left_over == {"die": ["5"], "bag": ["a"]}


def test_what_is_not_scripted_goes_on_by_seed() -> None:
    chance, plain = ScriptedChance({"die": [6]}, seed=4), Chance(4, 1)
    assert chance.roll(D6, "die") == 6
    assert [chance.roll(D6, "die") for _ in range(40)] == [plain.roll(D6, "die") for _ in range(40)]


def test_a_whole_script_refuses_one_die_too_many() -> None:
    chance = ScriptedChance({"die": [3]}, whole=True)
    chance.roll(6, "die")
    for throw in (lambda: chance.copy().roll(6, "die"), lambda: chance.pick("ab", "card")):
        with pytest.raises(Malformed, match="is asked for once more than the script says"):
            throw()
    assert chance.pick("a", "card") == "a"  # nothing to decide


@pytest.mark.parametrize("scripted", [1, 31, 32, 40])
def test_a_copy_of_a_script_goes_its_own_way(scripted: int) -> None:
    chance = ScriptedChance({"die": [6] * (scripted + 1)}, seed=4)
    chance.roll(D6, "other")
    for _ in range(scripted):
        chance.roll(D6, "die")
    twin = chance.copy()
    assert isinstance(twin, ScriptedChance)
    assert [twin.roll(D6, "die") for _ in range(50)] == [chance.roll(D6, "die") for _ in range(50)]
    assert twin.left_over == chance.left_over == {}


def test_a_seal_needs_no_script() -> None:
    chance = ScriptedChance({"reveal": [0]})
    chance.seal("reveal")
    assert chance.left_over == {"reveal": ["0"]}
