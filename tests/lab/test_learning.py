"""The training of the docs learns; that takes minutes."""

from __future__ import annotations

import numpy as np
import pytest

import learning
from ludarium.lab.gymnasium import LudariumEnv
from toys.known import toys_known


def test_one_batch_is_played_and_learnt_from() -> None:
    generator = np.random.default_rng(1)
    with toys_known():
        env = LudariumEnv("connect-four")
        env.reset(seed=1)
        policy = learning.Policy(env.book.size, env.book.codes, generator)
        games = [learning.play(env, policy, generator) for _ in range(2)]
    learning.learn(policy, games, generator)
    assert np.abs(policy.weights["likings"]).max() > 0
    assert all(np.isfinite(each).all() for each in policy.weights.values())


def test_what_led_to_more_becomes_more_likely() -> None:
    """Two codes, the second one is worth more."""
    generator = np.random.default_rng(1)
    policy = learning.Policy(3, 2, generator)
    seen, masks = np.ones((8, 3), np.float32), np.ones((8, 2), bool)
    codes, worth = np.arange(8) % 2, (np.arange(8) % 2).astype(np.float32)
    for _ in range(200):
        before = policy.chances(policy.hidden(seen), masks)[np.arange(8), codes]
        learning.improve_on(policy, seen, masks, codes, before, worth)
    assert policy.chances(policy.hidden(seen), masks)[0, 1] > 0.6


@pytest.mark.long
def test_a_few_minutes_of_learning_beat_random_play() -> None:
    with toys_known():
        wins, games = learning.train(1, seed=1)
    assert wins > 0.8 * games
