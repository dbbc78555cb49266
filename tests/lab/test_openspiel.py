"""OpenSpiel's own test and its searches on a game of each kind, and what its users do wrong."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel has no wheel for this machine")

from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402  # it may be missing
from open_spiel.python.observation import make_observation  # noqa: E402

from ludarium.lab import openspiel  # noqa: E402

GAMES = ["ludarium_tash_kalar_duel", "ludarium_skytear_first_battle", "ludarium_fateforge_combat"]


def begun(game: Any, seed: int = 1) -> tuple[Any, np.random.RandomState]:
    """A state at the first question to a player."""
    state, generator = game.new_initial_state(), np.random.RandomState(seed)
    draw(state, generator)
    return state, generator


def draw(state: Any, generator: np.random.RandomState) -> None:
    while state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(generator.choice(outcomes, p=chances)))


@pytest.mark.parametrize("name", GAMES)
def test_openspiels_own_simulation_passes(name: str) -> None:
    game = pyspiel.load_game(f"{name}(max_steps=12)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.long
@pytest.mark.parametrize("name", sorted(openspiel.register()))
def test_openspiels_own_simulation_passes_for_every_form(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(f"{name}(max_steps=150)"), num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_searches_of_openspiel_play(name: str) -> None:
    game = pyspiel.load_game(f"{name}(max_steps=25)")
    state, generator = begun(game)
    evaluator = mcts.RandomRolloutEvaluator(1, generator)
    bots = [
        mcts.MCTSBot(game, 2, 4, evaluator, random_state=generator),
        ismcts.ISMCTSBot(game, evaluator, 2.0, 4, random_state=generator),
    ]
    bots[1].set_resampler(openspiel.resampled)
    before = str(state)
    for bot in bots:
        assert bot.step(state) in state.legal_actions()
        assert str(state) == before


def test_a_resampled_world_looks_the_same_to_the_player_and_not_to_the_other() -> None:
    state, generator = begun(pyspiel.load_game("ludarium_tash_kalar_duel"))
    for _ in range(12):
        state.apply_action(int(generator.choice(state.legal_actions())))
        draw(state, generator)
    player = state.current_player()
    worlds = [openspiel.resampled(state, player, generator) for _ in range(5)]
    assert {world.information_state_string(player) for world in worlds} == {state.information_state_string(player)}
    assert len({world.observation_string(1 - player) for world in worlds}) > 1


def test_many_dice_are_rolled_in_blocks() -> None:
    """Five dice have more results than are listed at once."""
    state, generator = begun(pyspiel.load_game("ludarium_fateforge_combat"))
    blocks = 0
    while not state.is_terminal() and not blocks:
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert len(outcomes) <= openspiel.MOST_OUTCOMES
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
            blocks += state.action_to_string(state.current_player(), outcomes[0][0]).startswith("block")
            state.apply_action(int(generator.choice([outcome for outcome, _ in outcomes])))
        else:
            state.apply_action(int(generator.choice(state.legal_actions())))
    assert blocks
    assert state.is_chance_node()


def test_the_tensor_is_the_array_of_the_other_toolkits() -> None:
    game = pyspiel.load_game("ludarium_tash_kalar_duel")
    state, _ = begun(game)
    observation = make_observation(game)
    observation.set_from(state, 0)
    assert (observation.tensor == state.play.observed(0)).all()
    assert observation.dict["heroic"].shape == (81,)


def test_what_is_not_legal_is_an_error_of_openspiel_in_words() -> None:
    game = pyspiel.load_game("ludarium_tash_kalar_duel(max_steps=1)")
    state, _ = begun(game)
    with pytest.raises(pyspiel.SpielError, match="the action mask allows"):
        state._apply_action(game.num_distinct_actions() - 1)
    state.apply_action(state.legal_actions()[0])
    assert state.is_terminal()
    assert state.returns() == [0, 0]
    with pytest.raises(pyspiel.SpielError, match="the game is over"):
        state._apply_action(0)
    with pytest.raises(pyspiel.SpielError, match="is for 2 seats"):
        pyspiel.load_game("ludarium_tash_kalar_duel(players=5)")
