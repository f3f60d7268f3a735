"""Counter-based dice."""

from collections import Counter

import pytest
from hypothesis import given, strategies as st

from game.rules.engine.rng import Rng
from game.rules.engine.script import freeze, thaw

KNOWN_ROLLS = [3, 7, 0, 5, 16, 10]
KNOWN_DECK = [3, 7, 5, 6, 9, 2, 1, 8, 0, 4]


def test_the_seed_decides_every_roll() -> None:
    assert [Rng(7).below("dice", 20) for _ in range(3)] == [Rng(7).below("dice", 20)] * 3
    one, other = Rng(7), Rng(8)
    assert [one.below("dice", 1000) for _ in range(8)] != [other.below("dice", 1000) for _ in range(8)]
    # known rolls stay what they are: Saved replays depend on them: a change here needs a new format of saves.
    rng = Rng(1)
    assert [rng.below("dice", 20) for _ in range(6)] == KNOWN_ROLLS
    cards = list(range(10))
    rng.shuffle("deck", cards)
    assert cards == KNOWN_DECK
    # streams do not disturb each other
    quiet, busy = Rng(3), Rng(3)
    for _ in range(10):
        busy.below("deck", 52)
    assert [quiet.below("dice", 20) for _ in range(5)] == [busy.below("dice", 20) for _ in range(5)]


@given(st.integers(0, 2**63 - 1), st.integers(1, 10_000))
def test_a_roll_lies_in_its_range(seed: int, n: int) -> None:
    assert 0 <= Rng(seed).below("dice", n) < n


def test_dice_and_shuffles_are_fair() -> None:
    rng = Rng(5)
    counts = Counter(rng.below("dice", 20) for _ in range(20_000))
    assert len(counts) == 20
    chi_square = sum((count - 1000) ** 2 / 1000 for count in counts.values())
    assert chi_square < 45  # 19 degrees of freedom: one in a thousand
    # every order of a shuffle is as likely
    rng, counts = Rng(6), Counter[str]()
    for _ in range(6000):
        cards = list("abc")
        rng.shuffle("deck", cards)
        counts["".join(cards)] += 1
    assert len(counts) == 6 and all(850 < count < 1150 for count in counts.values())


@given(st.integers(0, 2**63 - 1), st.lists(st.integers(), max_size=60))
def test_a_shuffle_loses_nothing(seed: int, cards: list[int]) -> None:
    shuffled = list(cards)
    Rng(seed).shuffle("deck", shuffled)
    assert Counter(shuffled) == Counter(cards)


def test_copies_go_on_and_observed_dice_cannot_be_rolled() -> None:
    # a copy goes on where the original stands
    rng = Rng(9)
    rng.below("dice", 20)
    copy = thaw(Rng, freeze(rng))
    assert [copy.below("dice", 20), copy.total] == [rng.below("dice", 20), rng.total]
    # the dice of an observation cannot be rolled
    with pytest.raises(ValueError, match="observation"):
        Rng(None).below("dice", 6)
    with pytest.raises(ValueError, match="observation"):
        Rng(None).shuffle("deck", [1, 2])
