"""How often a party of bots wins each combat of Fateforge as it is really met: in whole campaigns.

    python docs/examples/fateforge_balance.py greedy 120 --seed 5

Campaigns are played with two, three and four heroes in turn, and every party of each size comes as often as the others.
With `--quest q_quiet_duel` every party that leaves the rest scene where this side quest turns up, and has not taken it,
plays it all the same, as it stands there: on a copy of the game, so the campaign goes on as if nothing had happened.
With `--combat c1 --combat c2` these combats are played on their own instead, each so many times for each size, with the
heroes the bots choose.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable
from copy import copy
from itertools import combinations

from ludarium import bots
from ludarium.games.fateforge.battle import Combat, SingleCombatOver
from ludarium.games.fateforge.content import COMBATS, HEROES, QUESTS, SCENES
from ludarium.games.fateforge.game import FATEFORGE
from ludarium.games.fateforge.state import FateforgeState
from ludarium.kernel.chance import KeyedChance
from ludarium.kernel.game import Position, Setup
from ludarium.kernel.rates import wilson
from ludarium.simulation import seed_of_deal

SIZES = (2, 3, 4)
MOST_DECISIONS = 50_000
"""More than any campaign has: who gets there goes in circles."""


Watch = Callable[[FateforgeState, FateforgeState], None]
"""Told of every answer of a game: what was before it, and what came of it."""


def play(bot: str, setup: Setup, number: int, seed: int, watch: Watch | None = None) -> FateforgeState:
    """One game to its end."""
    return play_on(bot, FATEFORGE.setup(setup), number, seed, watch)


def play_on(bot: str, state: FateforgeState, number: int, seed: int, watch: Watch | None = None) -> FateforgeState:
    position = Position(FATEFORGE, state, KeyedChance(seed_of_deal(seed, number)))
    players = [bots.make(bot, seed * 1_000_003 + number * 8 + seat) for seat in range(state.seats)]
    for _ in range(MOST_DECISIONS):
        if not position.pending:
            return position.base
        seat = position.pending[0].seat
        before = position.base
        position.apply(seat, players[seat].choose(position, seat))
        if watch is not None:
            watch(before, position.base)
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


Results = Counter[tuple[str, int, str]]
"""Combat, size of the party and result, and how often."""


def campaigns(bot: str, games: int, seed: int, quests: list[str]) -> None:
    """Every combat by how it ended, for each size of the party and together; and how the campaigns ended."""
    results: Results = Counter()
    offers: Results = Counter()
    endings: Counter[str] = Counter()
    for number in range(games):
        seats = SIZES[number % len(SIZES)]
        setup = Setup("campaign", seats, {"heroes": party(seats, number // len(SIZES))})

        def watch(before: FateforgeState, after: FateforgeState, number: int = number) -> None:
            if before.scene != after.scene and before.scene and SCENES[before.scene].kind == "rest":
                waiting = [quest for quest, _ in before.campaign.quests if QUESTS[quest].appears == before.scene]
                for quest in waiting:
                    if quest in quests:
                        offers[quest, before.seats, _on_the_side(bot, before, quest, number, seed)] += 1

        state = play(bot, setup, number, seed, watch)
        assert state.outcome is not None
        endings[state.outcome.reason] += 1
        for words in state.campaign.results:
            combat, result = words.split()
            results[combat, seats, result] += 1
    _print_results(list(COMBATS), results)
    _print_results(quests, offers)
    print(f"endings: {dict(sorted(endings.items()))}")


def _on_the_side(bot: str, state: FateforgeState, quest: str, number: int, seed: int) -> str:
    """How a side quest ends for that party."""
    twin = copy(state)
    combat = QUESTS[quest].combat
    twin.agenda = (SingleCombatOver(), Combat(combat, quest))
    words = play_on(bot, twin, number, seed).campaign.results
    return next(each.split()[1] for each in words if each.split()[0] == combat)


def _print_results(names: list[str], results: Results) -> None:
    for name in names:
        cells = []
        wins = total = partial = 0
        for seats in SIZES:
            won = results[name, seats, "success"]
            all_ = sum(results[name, seats, result] for result in ("success", "partial", "fail"))
            cells.append(f"{seats} heroes {rate(won, all_):32}")
            wins, total, partial = wins + won, total + all_, partial + results[name, seats, "partial"]
        print(f"{name:14} {rate(wins, total):32} {' '.join(cells)} partly {partial}", flush=True)


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
    parser.add_argument("--quest", action="append", default=[], choices=list(QUESTS))
    parser.add_argument("--seed", type=int, default=5)
    wanted = parser.parse_args()
    if wanted.combat:
        single_combats(wanted.bot, wanted.combat, wanted.games, wanted.seed)
    else:
        campaigns(wanted.bot, wanted.games, wanted.seed, wanted.quest)


if __name__ == "__main__":
    main()
