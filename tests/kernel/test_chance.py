"""Chance: unbiased, separate for each purpose, fixed by the seed, and true to its commitment (REL-30 to REL-32)."""

from __future__ import annotations

import hashlib
from collections import Counter
from math import exp, lgamma, log

import pytest

from fixed_chance import FixedChance
from ludarium.kernel.chance import (
    ALGORITHM,
    Dealer,
    KeyedChance,
    commitment,
    new_seed,
    seed_of,
    weighted_index,
)
from ludarium.kernel.decisions import CHANCE, Action, Decision


class Face(Action, frozen=True, tag="face"):
    value: int

    def __str__(self) -> str:
        return f"face {self.value}"


FACES = tuple(Face(value) for value in range(1, 7))
DIE = Decision(CHANCE, "roll", FACES)


def chi_square_tail(statistic: float, freedom: int) -> float:
    """The chance of a chi-square statistic at least this large: the regularised upper incomplete gamma function."""
    half, x = freedom / 2, statistic / 2
    if x <= 0:
        return 1.0
    term = total = 1 / half
    for step in range(1, 10_000):
        term *= x / (half + step)
        total += term
        if term < total * 1e-14:
            break
    return max(0.0, 1 - total * exp(half * log(x) - x - lgamma(half)))


def p_value(counts: Counter[int], weights: list[int], draws: int) -> float:
    expected = [draws * weight / sum(weights) for weight in weights]
    statistic = sum((counts[value] - mean) ** 2 / mean for value, mean in enumerate(expected) if mean)
    return chi_square_tail(statistic, sum(1 for mean in expected if mean) - 1)


@pytest.mark.parametrize(("statistic", "freedom", "known"), [(3.841, 1, 0.05), (11.070, 5, 0.05), (124.342, 100, 0.05)])
def test_the_yardstick_itself_is_right(statistic: float, freedom: int, known: float) -> None:
    """Values of the usual tables."""
    assert chi_square_tail(statistic, freedom) == pytest.approx(known, rel=1e-3)


def check_uniform(limit: int, draws: int) -> None:
    chance = KeyedChance(seed_of(limit))
    counts = Counter(chance.below(limit, "test", number) for number in range(draws))
    assert set(counts) <= set(range(limit))
    assert 0.001 <= p_value(counts, [1] * limit, draws) <= 0.999


@pytest.mark.parametrize("limit", [2, 3, 6, 7, 18, 52, 100])
def test_draws_are_unbiased(limit: int) -> None:
    check_uniform(limit, 20_000)


@pytest.mark.long
@pytest.mark.parametrize("limit", [2, 3, 6, 18])
def test_a_million_draws_are_unbiased(limit: int) -> None:
    check_uniform(limit, 1_000_000)


def test_weighted_draws_follow_their_weights() -> None:
    weights = [2, 3, 0, 2, 1]
    decision = Decision(CHANCE, "loaded", FACES[:5], weights=tuple(weights))
    chance, draws = KeyedChance(seed_of(5)), 20_000
    counts: Counter[int] = Counter()
    for number in range(draws):
        face = chance.choose(decision, number)
        assert isinstance(face, Face)
        counts[face.value - 1] += 1
    assert counts[2] == 0
    assert 0.001 <= p_value(counts, weights, draws) <= 0.999


@pytest.mark.parametrize("limit", [0, -1, (1 << 64) + 1])
def test_a_limit_that_cannot_be_drawn_is_refused_instead_of_looping(limit: int) -> None:
    with pytest.raises(ValueError, match="expected a limit from 1 to"):
        KeyedChance(seed_of(1)).below(limit, "test", 0)


def test_the_largest_limit_can_be_drawn_where_every_second_value_is_rejected() -> None:
    chance, limit = KeyedChance(seed_of(1)), (1 << 63) + 1
    values = [chance.below(limit, "test", number) for number in range(200)]
    assert all(0 <= value < limit for value in values)
    assert len(set(values)) == 200


def test_a_value_beyond_the_weights_is_an_error() -> None:
    assert [weighted_index((1, 2), value) for value in range(3)] == [0, 1, 1]
    with pytest.raises(ValueError, match="expected a value below the sum of the weights, 3"):
        weighted_index((1, 2), 3)


def test_the_same_seed_purpose_and_number_always_draw_the_same() -> None:
    one, other = KeyedChance(seed_of(1), "t"), KeyedChance(seed_of(1), "t")
    backwards = [other.below(1000, "draw", number) for number in reversed(range(50))]
    assert [one.below(1000, "draw", number) for number in range(50)] == backwards[::-1]


def draws(chance: KeyedChance, purpose: str = "draw") -> list[int]:
    return [chance.below(1 << 32, purpose, number) for number in range(20)]


@pytest.mark.parametrize(
    "other",
    [
        pytest.param(KeyedChance(seed_of(2), "t", (b"a",)), id="seed"),
        pytest.param(KeyedChance(seed_of(1), "u", (b"a",)), id="table"),
        pytest.param(KeyedChance(seed_of(1), "t"), id="no entropy"),
        pytest.param(KeyedChance(seed_of(1), "t", (b"b",)), id="entropy"),
        pytest.param(KeyedChance(seed_of(1), "t", (b"a", b"")), id="more entropy"),
    ],
)
def test_every_ingredient_changes_every_draw(other: KeyedChance) -> None:
    """A seat that adds entropy of its own cannot be dealt a hand chosen beforehand."""
    original = draws(KeyedChance(seed_of(1), "t", (b"a",)))
    assert not set(original) & set(draws(other))


def test_the_order_of_entropy_counts() -> None:
    assert draws(KeyedChance(seed_of(1), "t", (b"a", b"b"))) != draws(KeyedChance(seed_of(1), "t", (b"b", b"a")))


def test_purposes_are_independent() -> None:
    """Knowing the draws of one purpose tells nothing about those of another."""
    chance, number_of_draws = KeyedChance(seed_of(3)), 20_000
    pairs = Counter(
        chance.below(6, "dice", number) * 6 + chance.below(6, "cards", number) for number in range(number_of_draws)
    )
    assert 0.001 <= p_value(pairs, [1] * 36, number_of_draws) <= 0.999


def test_following_numbers_are_independent() -> None:
    chance, number_of_draws = KeyedChance(seed_of(4)), 20_000
    pairs = Counter(
        chance.below(6, "dice", number) * 6 + chance.below(6, "dice", number + 1) for number in range(number_of_draws)
    )
    assert 0.001 <= p_value(pairs, [1] * 36, number_of_draws) <= 0.999


def test_seeds_are_256_bits_and_new_each_time() -> None:
    seeds = {new_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert {len(seed) for seed in seeds} == {32}
    assert len(seed_of(1)) == 32
    assert seed_of(1) != seed_of(2)


def test_a_commitment_is_the_plain_hash_that_anybody_can_make() -> None:
    """It must be possible to check it with other tools than ours."""
    seed = seed_of(1)
    expected = hashlib.sha256(ALGORITHM.encode() + b"\nt1\n" + seed).hexdigest()
    assert commitment("t1", seed) == expected


def test_a_commitment_fits_one_seed_and_one_table_only() -> None:
    seed = seed_of(1)
    assert commitment("t1", seed) != commitment("t2", seed)
    for at in range(32):
        altered = seed[:at] + bytes([seed[at] ^ 1]) + seed[at + 1 :]
        assert commitment("t1", altered) != commitment("t1", seed)


def test_the_draws_are_those_of_the_published_algorithm() -> None:
    """The algorithm's name is in every record; a change of its draws needs a new name."""
    chance = KeyedChance(seed_of(1), "t", (b"spice",))
    assert ALGORITHM == "hmac-sha256-counter/1"
    assert [chance.below(1000, "draw", number) for number in range(6)] == PUBLISHED


PUBLISHED = [418, 160, 221, 254, 605, 88]


def test_a_dealer_shuffles_every_order_alike() -> None:
    """Also with keyed chance, whose draws are the same for the same number: every draw has its own."""
    orders: Counter[tuple[int, ...]] = Counter()
    for seed in range(6000):
        orders[tuple(Dealer(KeyedChance(seed_of(seed))).shuffled((0, 1, 2, 3)))] += 1
    numbered = Counter(dict(enumerate(orders.values())))
    assert len(orders) == 24
    assert 0.001 <= p_value(numbered, [1] * 24, 6000) <= 0.999


def test_a_dealer_draws_from_many_numbers() -> None:
    dealer = Dealer(KeyedChance(seed_of(1)))
    assert {dealer.below(1) for _ in range(5)} == {0}
    assert max(dealer.below(500) for _ in range(200)) > 127
    assert sorted(dealer.shuffled(range(200))) == list(range(200))


def test_fixed_chance_takes_options_by_number_or_notation() -> None:
    chance = FixedChance(0, "face 4", -1)
    assert [str(chance.choose(DIE, number)) for number in range(3)] == ["face 1", "face 4", "face 6"]
    with pytest.raises(IndexError):
        chance.choose(DIE, 3)
