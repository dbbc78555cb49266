"""PettingZoo's own tests, and what its users do wrong."""

from __future__ import annotations

import warnings

import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from pettingzoo.test import api_test, parallel_api_test, seed_test
from pettingzoo.utils import turn_based_aec_to_parallel

from ludarium.kernel.errors import BadSetup, IllegalAction, UnknownName
from ludarium.lab.pettingzoo import env, raw_env
from ludarium_nim.title import TITLE as NIM
from toys.known import known

TABLES = [
    ("tash-kalar", "duel", 2),
    ("tash-kalar", "melee", 4),
    ("skytear", "first-battle", 2),
    ("fateforge", "combat", 2),
]


@pytest.mark.parametrize(("game", "form", "seats"), TABLES)
@pytest.mark.filterwarnings("ignore:Observation:UserWarning")  # dictionaries with a mask are not what it expects
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning")  # of those who are not asked
def test_pettingzoos_own_tests_pass(game: str, form: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(env(game, form=form, seats=seats, render_mode="ansi", max_steps=150), num_cycles=60)
    seed_test(lambda: env(game, form=form, seats=seats), num_cycles=20)
    turn_based = raw_env(game, form=form, seats=seats, max_steps=60)
    turn_based.metadata = {**turn_based.metadata, "is_parallelizable": True}
    parallel_api_test(turn_based_aec_to_parallel(turn_based), num_cycles=60)
    assert "Passed Parallel API test" in capsys.readouterr().out


def first_allowed(observation: dict[str, np.ndarray]) -> int:
    return int(np.flatnonzero(observation["action_mask"])[0])


def test_a_game_from_another_package_is_an_environment_too() -> None:
    with known(NIM), warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        nim = env("nim")
        api_test(nim, num_cycles=40)
        nim.reset(seed=1)
        for agent in nim.agent_iter():
            observation, reward, over, cut, _ = nim.last()
            nim.step(None if over or cut else first_allowed(observation))
            if over:
                assert reward == (1 if agent == "player_1" else -1)  # one stick after the other


def test_the_same_seed_deals_the_same_series_of_games() -> None:
    one, other = env("tash-kalar", form="duel"), env("tash-kalar", form="duel")
    one.reset(seed=4)
    other.reset(seed=4)
    first = one.observe("player_0")["observation"]
    assert (first == other.observe("player_0")["observation"]).all()
    one.reset()
    other.reset()
    assert (one.observe("player_0")["observation"] == other.observe("player_0")["observation"]).all()
    assert (one.observe("player_0")["observation"] != first).any()


def test_a_game_that_never_ends_is_cut_off() -> None:
    duel = env("tash-kalar", form="duel", max_steps=40)
    duel.reset(seed=1)
    steps = 0
    for _ in duel.agent_iter():
        observation, reward, over, cut, _ = duel.last()
        assert not over
        assert reward == 0
        duel.step(None if cut else first_allowed(observation))
        steps += not cut
    assert steps == 40


def test_clones_and_saved_environments_go_on_alike() -> None:
    duel = raw_env("tash-kalar", form="duel")
    duel.reset(seed=8)
    for _ in range(30):
        duel.step(first_allowed(duel.observe(duel.agent_selection)))
    twin, again = duel.clone(), raw_env("tash-kalar", form="duel")
    again.deserialize(duel.serialize())
    for _ in range(30):
        for each in (twin, again):
            each.step(first_allowed(each.observe(each.agent_selection)))
        assert twin.agent_selection == again.agent_selection
        agent = twin.agent_selection
        assert (twin.observe(agent)["observation"] == again.observe(agent)["observation"]).all()
    assert duel.play.steps == 30


def test_illegal_actions_are_errors_in_words_that_change_nothing() -> None:
    duel = env("tash-kalar", form="duel")
    duel.reset(seed=1)
    before = duel.observe(duel.agent_selection)["observation"]
    size = duel.action_space("player_0").n
    for action, said in (
        (size, f"there is no action {size}"),
        (size - 1, "the action mask allows"),
        (None, "a whole number, not None"),
        ("place e5", "a whole number"),
    ):
        with pytest.raises(IllegalAction, match=said):
            duel.step(action)
    assert (duel.observe(duel.agent_selection)["observation"] == before).all()


def test_illegal_actions_lose_where_that_is_asked_for() -> None:
    duel = env("tash-kalar", form="duel", illegal="lose")
    duel.reset(seed=1)
    agent = duel.agent_selection
    duel.step(duel.action_space(agent).n - 1)
    assert duel.terminations == {"player_0": True, "player_1": True}
    assert duel.rewards[agent] == -1
    assert "the action mask allows" in duel.infos[agent]["illegal"]


def test_stepping_before_the_first_reset_and_after_the_end_says_so() -> None:
    duel = env("tash-kalar", form="duel", max_steps=1, render_mode="ansi")
    for too_early in (lambda: duel.step(0), duel.agent_iter, lambda: duel.observe("player_0"), duel.render):
        with pytest.raises(ResetNeeded, match="has not begun"):
            too_early()
    duel.reset(seed=1)
    duel.step(first_allowed(duel.observe(duel.agent_selection)))
    with pytest.raises(ValueError, match="the only action it can take is None, not 5"):
        duel.step(5)
    duel.step(None)
    duel.step(None)
    with pytest.raises(ResetNeeded, match="over for all agents"):
        duel.step(None)


def test_what_cannot_be_set_up_is_refused_in_words() -> None:
    with pytest.raises(UnknownName, match="there is no game 'chess'"):
        env("chess")
    with pytest.raises(UnknownName, match="has no form 'trio'"):
        env("tash-kalar", form="trio")
    with pytest.raises(BadSetup, match="is for 2 seats, not 3"):
        env("tash-kalar", form="duel", seats=3)
    with pytest.raises(BadSetup, match="render mode 'human'"):
        env("tash-kalar", render_mode="human")
    with pytest.raises(BadSetup, match="illegal answers cannot 'cry'"):
        env("tash-kalar", illegal="cry")
    with pytest.raises(BadSetup, match="at least one step"):
        env("tash-kalar", max_steps=0)


def test_the_rendered_text_shows_what_the_agent_to_act_may_know() -> None:
    duel = env("tash-kalar", form="duel", render_mode="ansi")
    duel.reset(seed=1)
    seat = duel.possible_agents.index(duel.agent_selection)
    assert duel.render() == duel.play.position.text(seat)
    assert duel.render() != duel.play.position.text()
