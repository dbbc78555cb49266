"""Learn a game from winning and losing alone, and beat random play within minutes.

    python docs/examples/learning.py --minutes 2 --seed 1

Proximal policy optimisation in plain NumPy: one hidden layer, one process, opponents that play at random. The game is
Connect Four, from the example beside this file.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from connect_four import TITLE
from ludarium.kernel.rates import wilson
from ludarium.kernel.title import register
from ludarium.lab.gymnasium import LudariumEnv

Floats = NDArray[np.float32]
Step = tuple[NDArray[np.uint8], NDArray[np.bool_], int, float, float]
HIDDEN, GAMES, ROUNDS, BATCH = 64, 40, 4, 128
CLIP, ENTROPY = 0.2, 0.003
STEP = 0.003
LATER = 0.95
"""What a victory is worth one step earlier."""


class Policy:
    """What to do, and how likely that wins: logits of all codes and a value from one hidden layer."""

    def __init__(self, seen: int, codes: int, generator: np.random.Generator) -> None:
        self.weights: dict[str, Floats] = {
            "in": generator.normal(0, seen**-0.5, (seen, HIDDEN)).astype(np.float32),
            "bias": np.zeros(HIDDEN, np.float32),
            "codes": np.zeros((HIDDEN, codes), np.float32),
            "likings": np.zeros(codes, np.float32),
            "value": np.zeros(HIDDEN, np.float32),
        }
        self._moments = {name: (np.zeros_like(each), np.zeros_like(each)) for name, each in self.weights.items()}
        self._updates = 0

    def hidden(self, seen: Floats) -> Floats:
        made: Floats = np.tanh(seen @ self.weights["in"] + self.weights["bias"])
        return made

    def chances(self, hidden: Floats, masks: NDArray[np.bool_]) -> Floats:
        """How likely each code is; nothing that the mask forbids."""
        logits = np.where(masks, hidden @ self.weights["codes"] + self.weights["likings"], -np.inf)
        risen = np.exp(logits - logits.max(axis=-1, keepdims=True))
        shares: Floats = (risen / risen.sum(axis=-1, keepdims=True)).astype(np.float32, copy=False)
        return shares

    def improve(self, gradients: dict[str, Floats]) -> None:
        """One step of Adam."""
        self._updates += 1
        for name, gradient in gradients.items():
            first, second = self._moments[name]
            first += 0.1 * (gradient - first)
            second += 0.001 * (gradient**2 - second)
            ready = first / (1 - 0.9**self._updates), second / (1 - 0.999**self._updates)
            self.weights[name] -= STEP * ready[0] / (np.sqrt(ready[1]) + 1e-8)


def scaled(seen: NDArray[np.uint8]) -> Floats:
    """The numbers of this game are small."""
    return seen.astype(np.float32)


def play(env: LudariumEnv, policy: Policy, generator: np.random.Generator) -> tuple[list[Step], float]:
    """One game: what was seen, allowed, done, how likely that was and what came of it; and what it was worth."""
    observation, _ = env.reset()
    told: list[tuple[NDArray[np.uint8], NDArray[np.bool_], int, float]] = []
    made: list[float] = []
    while True:
        seen, mask = observation["observation"], observation["action_mask"].astype(bool)
        chances = policy.chances(policy.hidden(scaled(seen)), mask)
        code = int(generator.choice(len(chances), p=chances.astype(np.float64) / chances.sum(dtype=np.float64)))
        told.append((seen, mask, code, float(chances[code])))
        observation, reward, over, cut, _ = env.step(code)
        made.append(float(reward))
        if over or cut:
            break
    worth = 0.0
    steps: list[Step] = []
    for step, points in zip(reversed(told), reversed(made), strict=True):
        worth = points + LATER * worth
        steps.append((*step, worth))
    return steps, float(reward)


def learn(policy: Policy, games: list[tuple[list[Step], float]], generator: np.random.Generator) -> None:
    """Make what led to more than was expected more likely, a little at a time."""
    steps = [step for told, _ in games for step in told]
    order = np.arange(len(steps))
    for _ in range(ROUNDS):
        generator.shuffle(order)
        for start in range(0, len(order), BATCH):
            seen, masks, codes, before, worth = zip(*(steps[at] for at in order[start : start + BATCH]), strict=True)
            made = np.array(worth, np.float32)
            improve_on(
                policy, scaled(np.stack(seen)), np.stack(masks), np.array(codes), np.array(before, np.float32), made
            )


def improve_on(
    policy: Policy, seen: Floats, masks: NDArray[np.bool_], codes: NDArray[np.int64], before: Floats, worth: Floats
) -> None:
    """The gradient of the clipped objective, of the value's error and of the entropy."""
    rows = np.arange(len(codes))
    hidden = policy.hidden(seen)
    chances = policy.chances(hidden, masks)
    value = hidden @ policy.weights["value"]
    gain = worth - value
    advantage = (gain - gain.mean()) / (gain.std() + 1e-6)
    ratio = chances[rows, codes] / before
    counts = np.where(advantage > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
    logs = np.log(np.maximum(chances, 1e-9))
    spread = -(chances * logs).sum(axis=1, keepdims=True)
    pull = -(counts * advantage * ratio)[:, None] * -chances
    pull[rows, codes] -= counts * advantage * ratio
    pull += ENTROPY * chances * (logs + spread)
    error = value - worth
    back = (pull @ policy.weights["codes"].T + error[:, None] * policy.weights["value"]) * (1 - hidden**2)
    size = np.float32(1 / len(codes))
    policy.improve(
        {
            "in": seen.T @ back * size,
            "bias": back.sum(axis=0) * size,
            "codes": hidden.T @ pull * size,
            "likings": pull.sum(axis=0) * size,
            "value": hidden.T @ error * size,
        }
    )


def train(minutes: float, seed: int, say: Callable[[str], None] = print, games: int = 200) -> tuple[int, int]:
    """Learn for some minutes, then play against random; games won and games played."""
    generator = np.random.default_rng(seed)
    register(TITLE)
    env = LudariumEnv("connect-four", bots=("random",), seat=0)
    env.reset(seed=seed)
    policy = Policy(env.book.size, env.book.codes, generator)
    begun, played = time.monotonic(), 0
    while time.monotonic() - begun < 60 * minutes:
        batch = [play(env, policy, generator) for _ in range(GAMES)]
        learn(policy, batch, generator)
        played += GAMES
        won = sum(worth > 0 for _, worth in batch)
        say(f"{time.monotonic() - begun:5.0f} s  {played:5} games, of the last {GAMES} won: {won}")
    env.reset(seed=seed + 1_000_000)
    wins = sum(play(env, policy, generator)[1] > 0 for _ in range(games))
    low, high = wilson(wins, games)
    say(f"{wins} of {games} games won against random (95 % interval: {low:.0%} to {high:.0%})")
    return wins, games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=2)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    train(given.minutes, given.seed)


if __name__ == "__main__":
    main()
