"""Gymnasium's own check, and what its users do wrong."""

from __future__ import annotations

import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.utils.env_checker import check_env

from ludarium.kernel.errors import BadSetup, UnknownName
from ludarium.lab.gymnasium import LudariumEnv, register

DUEL = "ludarium.lab.gymnasium:ludarium/tash-kalar-duel-v1"


def first_allowed(observation: dict[str, np.ndarray]) -> int:
    return int(np.flatnonzero(observation["action_mask"])[0])


def test_every_form_is_registered_once() -> None:
    names = register()
    assert len(names) == len(set(names)) >= 16
    assert all(name in gymnasium.registry for name in names)


@pytest.mark.parametrize(
    ("game", "form"), [("tash-kalar", "duel"), ("skytear", "first-battle"), ("fateforge", "combat")]
)
def test_gymnasiums_own_check_passes(game: str, form: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # about functions of the checker itself, and of unwrapped ones
        check_env(LudariumEnv(game, form, render_mode="ansi"), skip_render_check=False)


def test_the_learning_seat_plays_a_whole_game_against_bots() -> None:
    duel = gymnasium.make(DUEL, bots=("greedy",), seat=1)
    observation, _ = duel.reset(seed=3)
    over = cut = False
    reward = 0.0
    generator = np.random.default_rng(1)
    while not (over or cut):
        observation, given, over, cut, _ = duel.step(generator.choice(np.flatnonzero(observation["action_mask"])))
        reward = float(given)
    assert over
    assert reward == -1  # whoever answers at random loses to greedy
    assert not observation["action_mask"].any()


def test_many_environments_run_side_by_side_in_processes() -> None:
    many = gymnasium.make_vec(DUEL, num_envs=2, vectorization_mode="async", bots=("random",))
    try:
        observation, _ = many.reset(seed=3)
        for _ in range(5):
            actions = np.array([np.flatnonzero(mask)[0] for mask in observation["action_mask"]])
            observation, *_ = many.step(actions)
        alone = gymnasium.make(DUEL, bots=("random",))
        shown, _ = alone.reset(seed=4)
        for _ in range(5):
            shown, *_ = alone.step(np.flatnonzero(shown["action_mask"])[0])
        assert (observation["observation"][1] == shown["observation"]).all()
    finally:
        many.close()


def test_illegal_actions_lose_or_are_errors_in_words() -> None:
    duel = LudariumEnv("tash-kalar", "duel")
    duel.reset(seed=1)
    last = duel.book.codes - 1
    with pytest.raises(InvalidAction, match=f"there is no action {last + 1}"):
        duel.step(last + 1)
    _, reward, over, _, info = duel.step(last)
    assert (reward, over) == (-1, True)
    assert "the action mask allows" in info["illegal"]
    with pytest.raises(ResetNeeded, match="the game is over"):
        duel.step(0)
    strict = LudariumEnv("tash-kalar", "duel", illegal="raise")
    with pytest.raises(ResetNeeded, match="has not begun"):
        strict.step(0)
    strict.reset(seed=1)
    with pytest.raises(InvalidAction, match="the action mask allows"):
        strict.step(last)


def test_what_cannot_be_set_up_is_refused_in_words() -> None:
    with pytest.raises(UnknownName, match="there is no seat 2"):
        LudariumEnv("tash-kalar", "duel", seat=2)
    with pytest.raises(UnknownName, match="there is no bot 'clever'"):
        LudariumEnv("tash-kalar", "duel", bots=("clever",))
    with pytest.raises(BadSetup, match="need a bot"):
        LudariumEnv("tash-kalar", "duel", bots=())


def test_the_mask_comes_as_other_libraries_ask_for_it() -> None:
    duel = LudariumEnv("tash-kalar", "duel", render_mode="ansi")
    observation, _ = duel.reset(seed=1)
    assert duel.action_masks().dtype == bool
    assert (duel.action_masks() == observation["action_mask"].astype(bool)).all()
    assert duel.action_name(first_allowed(observation)).startswith("place ")
    assert "duel" in duel.render()
