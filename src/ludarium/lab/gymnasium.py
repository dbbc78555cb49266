"""Every game as a Gymnasium environment: one seat learns, bots have the others.

Importing it registers an environment for each form: `ludarium/GAME-FORM-v1`. With the module in front of the id
(`ludarium.lab.gymnasium:ludarium/GAME-FORM-v1`) Gymnasium imports it by itself, in other processes, too.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.error import InvalidAction, ResetNeeded

from ludarium import bots as bot_kinds
from ludarium.bots import Bot
from ludarium.kernel.errors import BadSetup, IllegalAction, UnknownName
from ludarium.kernel.title import titles
from ludarium.lab.play import MAX_STEPS, Array, Book, Mask, Play, seed_of_episode

Observation = dict[str, Any]
ILLEGAL = ("lose", "raise")
"""What an answer that the mask does not allow does: the end of the game and -1, or an error."""


class LudariumEnv(gymnasium.Env[Observation, np.int64]):
    """One seat of a game. A step is one action of it; bots answer until it is asked again."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}  # noqa: RUF012  # so it is in every environment

    def __init__(
        self,
        game: str,
        form: str | None = None,
        seats: int | None = None,
        seat: int = 0,
        bots: Sequence[str] = ("random",),
        options: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
        max_steps: int = MAX_STEPS,
        illegal: str = "lose",
    ) -> None:
        if render_mode not in (None, "ansi"):
            raise BadSetup(f"there is no render mode {render_mode!r}; it can be 'ansi' or None")
        if illegal not in ILLEGAL:
            raise BadSetup(f"illegal answers cannot {illegal!r}; they can 'lose' or 'raise'")
        if max_steps < 1:
            raise BadSetup(f"a game needs at least one step, not {max_steps}")
        self.book = Book(game, form, seats, options)
        if not 0 <= seat < self.book.setup.seats:
            raise UnknownName(f"there is no seat {seat} at this table of {self.book.setup.seats}")
        if not bots:
            raise BadSetup("the other seats need a bot: bots=('greedy',)")
        for name in bots:
            bot_kinds.make(name, 0)
        self.seat = seat
        self.bots = tuple(bots)
        self.render_mode = render_mode
        self.max_steps = max_steps
        self.illegal = illegal
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (self.book.size,), np.uint8),
                "action_mask": spaces.Box(0, 1, (self.book.codes,), np.int8),
            }
        )
        self.action_space = spaces.Discrete(self.book.codes)
        self._seed, self._episode = secrets.randbits(64), 0
        self._ended = True
        self._opponents: dict[int, Bot] = {}
        self.play: Play | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new game. A seed begins a series of its own: the games after it are repeated with it, too."""
        super().reset(seed=seed)
        if seed is not None:
            self._seed, self._episode = seed, 0
        deal = seed_of_episode(self._seed, self._episode)
        self.play = Play(self.book, deal, self.max_steps)
        others = [seat for seat in range(self.book.setup.seats) if seat != self.seat]
        drawn = int.from_bytes(deal[:8], "big")
        self._opponents = {
            seat: bot_kinds.make(self.bots[at % len(self.bots)], drawn + at) for at, seat in enumerate(others)
        }
        self._episode += 1
        self._others_answer()
        self._ended = self.play.seat is None
        return self._observed(), self._info()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        play = self.play
        if play is None or self._ended:
            raise ResetNeeded(f"the game {'has not begun' if play is None else 'is over'}: call reset() first")
        if not self.action_space.contains(action):
            raise InvalidAction(
                f"there is no action {action!r}: actions are whole numbers from 0 to {self.book.codes - 1}"
            )
        try:
            play.step(int(action))
        except IllegalAction as refusal:
            if self.illegal == "raise":
                raise InvalidAction(str(refusal)) from refusal
            self._ended = True
            return self._observed(), -1.0, True, False, {**self._info(), "illegal": str(refusal)}
        self._others_answer()
        self._ended = play.seat is None
        reward = play.reward(self.seat)
        return self._observed(), reward, play.position.over, play.truncated, self._info()

    def _others_answer(self) -> None:
        play = self.play
        assert play is not None
        while play.seat is not None and play.seat != self.seat:
            play.answer_as(self._opponents[play.seat])

    def _observed(self) -> Observation:
        assert self.play is not None
        seen: Array = self.play.observed(self.seat)
        return {"observation": seen, "action_mask": self.action_mask()}

    def _info(self) -> dict[str, Any]:
        assert self.play is not None
        return {"steps": self.play.steps}

    def action_mask(self) -> Mask:
        """What may be done now; nothing after the end."""
        assert self.play is not None
        return np.zeros(self.book.codes, np.int8) if self._ended_or_not_asked() else self.play.mask(self.seat)

    def action_masks(self) -> np.typing.NDArray[np.bool_]:
        """The same as some libraries ask for it."""
        return self.action_mask().astype(bool)

    def _ended_or_not_asked(self) -> bool:
        return self.play is None or self.play.seat != self.seat

    def render(self) -> Any:
        """The position as the learning seat may know it, in words; after the end, all of it."""
        if self.render_mode != "ansi":
            return None
        if self.play is None:
            raise ResetNeeded("the game has not begun: call reset() first")
        return self.play.text(self.seat)

    def action_name(self, action: int) -> str:
        """What an action says: a phrase of the game's notation."""
        return self.book.names[action]

    def serialize(self) -> bytes:
        """Everything that was dealt and answered, as text: also what the seat may not know."""
        if self.play is None:
            raise ResetNeeded("the game has not begun: call reset() first")
        return self.play.serialize()


def environment_id(game: str, form: str, version: int) -> str:
    """What an environment is registered as."""
    return f"ludarium/{game}-{form}-v{version}"


def register() -> tuple[str, ...]:
    """Register every form of every game that is known now; the ids of all of them."""
    found = []
    for title in titles():
        info = title.load("rules").info
        for form in info.forms:
            name = environment_id(title.id, form.id, info.rules_version)
            if name not in gymnasium.registry:
                gymnasium.register(
                    name,
                    entry_point="ludarium.lab.gymnasium:LudariumEnv",
                    kwargs={"game": title.id, "form": form.id},
                    order_enforce=False,  # our own errors say what to do
                )
            found.append(name)
    return tuple(found)


register()
