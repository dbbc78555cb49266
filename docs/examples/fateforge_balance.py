"""How often a party of bots wins each combat of Fateforge where it is really met: in whole campaigns.

    python docs/examples/fateforge_balance.py greedy 120 --seed 5

Campaigns are played with two, three and four heroes in turn, and every party of each size comes as often as the others.
With `--combat c1 --combat c2` these combats are played on their own instead, each so many times for each size, with the
heroes the bots choose.
"""

from __future__ import annotations

import argparse
from collections import Counter
from itertools import combinations

from ludarium import bots
from ludarium.games.fateforge.content import COMBATS, HEROES
from ludarium.games.fateforge.game import FATEFORGE
from ludarium.games.fateforge.state import FateforgeState
from ludarium.kernel.chance import KeyedChance
from ludarium.kernel.game import Setup
from ludarium.kernel.position import Position
from ludarium.simulation import seed_of_deal, wilson

SIZES = (2, 3, 4)
MOST_DECISIONS = 50_000
"""More than any campaign has: who gets there goes in circles."""


def play(bot: str, setup: Setup, number: int, seed: int) -> FateforgeState:
    """One game to its end."""
    position = Position(FATEFORGE, FATEFORGE.setup(setup), KeyedChance(seed_of_deal(seed, number)))
    players = [bots.make(bot, seed * 1_000_003 + number * 8 + seat) for seat in range(setup.seats)]
    for _ in range(MOST_DECISIONS):
        if not position.pending:
            return position.base
        seat = position.pending[0].seat
        position.apply(seat, players[seat].choose(position, seat))
    raise RuntimeError(f"game {number} of seed {seed} does not end: '{position.pending[0].prompt}'")


def party(seats: int, number: int) -> str:
    """Every party of that size in turn, as a setup names it."""
    parties = list(combinations(HEROES, seats))
    return ",".join(parties[number % len(parties)])


def rate(wins: int, games: int) -> str:
    if not games:
        return "-"
    low, high = wilson(wins, games)
    return f"{wins:4} of {games:4} = {wins / games:4.0%} ({low:.0%} to {high:.0%})"


def campaigns(bot: str, games: int, seed: int) -> None:
    """Every combat by how it ended, for each size of the party and together; and how the campaigns ended."""
    results: Counter[tuple[str, int, str]] = Counter()
    endings: Counter[str] = Counter()
    for number in range(games):
        seats = SIZES[number % len(SIZES)]
        setup = Setup("campaign", seats, {"heroes": party(seats, number // len(SIZES))})
        state = play(bot, setup, number, seed)
        assert state.outcome is not None
        endings[state.outcome.reason] += 1
        for words in state.campaign.results:
            combat, result = words.split()
            results[combat, seats, result] += 1
    for combat in COMBATS:
        cells = []
        wins = total = partial = 0
        for seats in SIZES:
            won = results[combat, seats, "success"]
            all_ = sum(results[combat, seats, result] for result in ("success", "partial", "fail"))
            cells.append(f"{seats} heroes {won:3}/{all_:3}")
            wins, total, partial = wins + won, total + all_, partial + results[combat, seats, "partial"]
        print(f"{combat:4} {rate(wins, total):28} {'  '.join(cells)}  partly {partial}", flush=True)
    print(f"endings: {dict(sorted(endings.items()))}")


def single_combats(bot: str, combats: list[str], games: int, seed: int) -> None:
    for combat in combats:
        for seats in SIZES:
            setup = Setup("combat", seats, {"combat": combat})
            wins = 0
            for number in range(games):
                outcome = play(bot, setup, number, seed).outcome
                wins += outcome is not None and outcome.reason == "combat-success"
            print(f"{combat:4} {seats} heroes {rate(wins, games)}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bot")
    parser.add_argument("games", type=int)
    parser.add_argument("--combat", action="append", default=[])
    parser.add_argument("--seed", type=int, default=5)
    wanted = parser.parse_args()
    if wanted.combat:
        single_combats(wanted.bot, wanted.combat, wanted.games, wanted.seed)
    else:
        campaigns(wanted.bot, wanted.games, wanted.seed)


if __name__ == "__main__":
    main()
