"""Who wins at Skytear between bots of one kind: by who goes first and by faction pair.

    python docs/examples/skytear_balance.py greedy 200 --seed 11

Factions are drafted at random, so that every pair is seen; every game is a deal of its own.
"""

from __future__ import annotations

import argparse
import random
import statistics
from collections import Counter

from ludarium import bots
from ludarium.games.skytear.game import SKYTEAR
from ludarium.games.skytear.state import SkytearState
from ludarium.kernel.chance import KeyedChance
from ludarium.kernel.game import Position, Setup
from ludarium.kernel.rates import wilson
from ludarium.simulation import seed_of_deal


def play(bot: str, number: int, seed: int) -> SkytearState:
    """One first battle to its end."""
    setup = SKYTEAR.setup(Setup("first-battle", 2))
    position = Position(SKYTEAR, setup, KeyedChance(seed_of_deal(seed, number)))
    players = [bots.make(bot, seed * 1_000_003 + number * 2 + seat) for seat in (0, 1)]
    draft = random.Random(f"{seed} {number}")
    while position.pending:
        decision = position.pending[0]
        if decision.prompt == "draft-faction":
            action = draft.choice(decision.options)
        else:
            action = players[decision.seat].choose(position, decision.seat)
        position.apply(decision.seat, action)
    return position.base


def rate(wins: int, games: int) -> str:
    low, high = wilson(wins, games)
    return f"{wins:4} of {games:4} = {wins / games:6.1%}  ({low:.1%} to {high:.1%})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bot")
    parser.add_argument("games", type=int)
    parser.add_argument("--seed", type=int, default=11)
    wanted = parser.parse_args()
    games: Counter[str] = Counter()
    wins: Counter[str] = Counter()
    ends: Counter[str] = Counter()
    turns = []
    for number in range(wanted.games):
        state = play(wanted.bot, number, wanted.seed)
        assert state.outcome is not None
        turns.append(state.turn)
        ends[state.outcome.reason] += 1
        for side in (0, 1):
            names = [*sorted(state.factions[side]), " and ".join(sorted(state.factions[side]))]
            names.append("first" if side == state.first_side else "second")
            for name in names:
                games[name] += 1
                wins[name] += state.outcome.winners == (side,)
    for name in sorted(games, key=lambda name: (" " in name, name)):
        print(f"{name:24} {rate(wins[name], games[name])}")
    print(f"{'before the track ends':24} {rate(wanted.games - ends['track'], wanted.games)}")
    print(f"turns: median {statistics.median(turns)}, {dict(sorted(Counter(turns).items()))}")
    print(f"ends: {dict(ends.most_common())}")


if __name__ == "__main__":
    main()
