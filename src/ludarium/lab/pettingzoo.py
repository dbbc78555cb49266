"""Every game as a PettingZoo environment in which one agent acts after the other (AEC)."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from pettingzoo import AECEnv

from ludarium.kernel.errors import BadSetup, IllegalAction
from ludarium.lab.play import MAX_STEPS, Book, Play, seed_of_episode

Observation = dict[str, Any]
ILLEGAL = ("raise", "lose")
"""What an answer that the mask does not allow does: an error, or the end of the game and -1 for who gave it."""


def env(game: str, form: str | None = None, **settings: Any) -> raw_env:
    """The environment; `settings` are `raw_env`'s. It looks after the order of calls itself, so nothing is wrapped."""
    return raw_env(game, form, **settings)


class raw_env(AECEnv[str, Observation, Any]):  # type: ignore[misc]  # PettingZoo carries no types
    """One game, form and number of seats. Agents are the seats: player_0, player_1, ..."""

    def __init__(
        self,
        game: str,
        form: str | None = None,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
        max_steps: int = MAX_STEPS,
        illegal: str = "raise",
    ) -> None:
        super().__init__()
        if render_mode not in (None, "ansi"):
            raise BadSetup(f"there is no render mode {render_mode!r}; it can be 'ansi' or None")
        if illegal not in ILLEGAL:
            raise BadSetup(f"illegal answers cannot {illegal!r}; they can 'raise' or 'lose'")
        if max_steps < 1:
            raise BadSetup(f"a game needs at least one step, not {max_steps}")
        self.book = Book(game, form, seats, options)
        self.metadata = {
            "render_modes": ["ansi"],
            "name": f"{game}-{self.book.setup.form}-v{self.book.game.info.rules_version}",
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.max_steps = max_steps
        self.illegal = illegal
        self.possible_agents = [f"player_{seat}" for seat in range(self.book.setup.seats)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        places, codes = (self.book.size,), (self.book.codes,)
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 255, places, np.uint8),
                    "action_mask": spaces.Box(0, 1, codes, np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self.book.codes) for agent in self.possible_agents}
        self._seed, self._episode = secrets.randbits(64), 0
        self._dealt: Play | None = None

    @property
    def play(self) -> Play:
        """The game in progress."""
        if self._dealt is None:
            raise ResetNeeded("the game has not begun: call reset() first")
        return self._dealt

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game. A seed begins a series of its own: the games after it are repeated with it, too."""
        if seed is not None:
            self._seed, self._episode = seed, 0
        self._begin(Play(self.book, seed_of_episode(self._seed, self._episode), self.max_steps))
        self._episode += 1

    def _begin(self, play: Play) -> None:
        self._dealt = play
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[play.seat or 0]
        if play.seat is None:
            self._finish()

    def observe(self, agent: str) -> Observation:
        seat = self._seats[agent]
        play = self.play
        return {"observation": play.observed(seat), "action_mask": play.mask(seat)}

    def agent_iter(self, max_iter: int = 2**63) -> Any:
        """The agents in the order in which they act."""
        if self._dealt is None:
            raise ResetNeeded("the game has not begun: call reset() first")
        return super().agent_iter(max_iter)

    def step(self, action: Any) -> None:
        play = self.play
        if not self.agents:
            raise ResetNeeded("the game is over for all agents: call reset() first")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            if action is not None:
                raise ValueError(f"the game is over for {agent}: the only action it can take is None, not {action}")
            self._was_dead_step(action)
            return
        try:
            play.step(_code(action))
        except IllegalAction as refusal:
            if self.illegal == "raise":
                raise
            self._forfeit(agent, str(refusal))
            return
        if play.seat is None:
            self._finish()
        else:
            self.agent_selection = self.possible_agents[play.seat]

    def _finish(self) -> None:
        play = self.play
        ended = play.position.over
        for agent in self.agents:
            self.terminations[agent], self.truncations[agent] = ended, not ended
            self.rewards[agent] = play.reward(self._seats[agent])
        self._accumulate_rewards()

    def _forfeit(self, agent: str, why: str) -> None:
        for each in self.agents:
            self.terminations[each] = True
        self.rewards[agent] = -1.0
        self.infos[agent] = {"illegal": why}
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The position as the agent to act may know it, in words; after the end, all of it."""
        return self.play.text() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""

    # -- beyond PettingZoo -------------------------------------------------------------------------------------

    def action_name(self, action: int) -> str:
        """What an action says: a phrase of the game's notation."""
        return self.book.names[action]

    def clone(self) -> raw_env:
        """An environment of its own at the same moment; what is drawn afterwards is the same, too."""
        twin = self._again()
        twin._begin(self.play.clone())
        twin._copy_from(self)
        return twin

    def _again(self) -> raw_env:
        twin: raw_env = raw_env.__new__(raw_env)
        for name in ("book", "metadata", "render_mode", "max_steps", "illegal", "possible_agents", "_seats"):
            setattr(twin, name, getattr(self, name))
        twin.observation_spaces, twin.action_spaces = self.observation_spaces, self.action_spaces
        twin._seed, twin._episode = self._seed, self._episode
        return twin

    def _copy_from(self, other: raw_env) -> None:
        self.agents, self.agent_selection = other.agents.copy(), other.agent_selection
        self.rewards, self._cumulative_rewards = other.rewards.copy(), other._cumulative_rewards.copy()
        self.terminations, self.truncations = other.terminations.copy(), other.truncations.copy()
        self.infos = {agent: dict(info) for agent, info in other.infos.items()}
        # PettingZoo keeps there who goes on once those who are done have said so; it may not be there yet.
        self._skip_agent_selection: str | None = getattr(other, "_skip_agent_selection", None)

    def serialize(self) -> bytes:
        """Everything that was dealt and answered, as text: also what agents may not know."""
        return self.play.serialize()

    def deserialize(self, data: bytes) -> None:
        """Stand where the environment stood that was written down; one that was over is over for every agent."""
        self._begin(Play.deserialize(data, self.book))


def _code(action: Any) -> int:
    if isinstance(action, int | np.integer) and not isinstance(action, bool):
        return int(action)
    if isinstance(action, np.ndarray) and action.size == 1 and np.issubdtype(action.dtype, np.integer):
        return int(action.item())
    raise IllegalAction(f"an action is a whole number, not {action!r}")
