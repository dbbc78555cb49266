"""Counting oracle: how many different answer sequences lead on from fixed positions, to a depth of three.

The positions are reached by real play and kept as a form, a seed and the numbers of the options answered. They and the
counts are in `tests/golden/perft-tash-kalar.json`. After a change of the rules that is meant to change the counts:

    PYTHONPATH=tests python -m tash_kalar.test_perft counts      count the kept positions again
    PYTHONPATH=tests python -m tash_kalar.test_perft positions   look for new positions as well
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct

import ludarium
from ludarium.games.tash_kalar.actions import Discard, HandOver, InvokeFlare, Place, Summon, TakeOff
from ludarium.games.tash_kalar.cards import CARD_BEINGS, CARD_IDS, COMMON, LEGENDARY
from ludarium.games.tash_kalar.state import TashKalarState
from ludarium.kernel.game import Position
from ludarium.spaces.squares import name_of, squares
from tash_kalar import naive

rule = pytest.mark.rule
GOLDEN = Path(__file__).resolve().parents[1] / "golden" / "perft-tash-kalar.json"
DEPTH = 3
FORMS = (
    ("first-game", 2),
    ("high-form", 2),
    ("duel", 2),
    ("team-high-form", 4),
    ("team-duel", 4),
    ("melee", 3),
    ("melee", 4),
)

TashKalarPosition = Position[TashKalarState]


class Start(Struct, frozen=True):
    """A position to count from: the kind it was chosen for, how it is reached, and its counts by depth."""

    kind: str
    form: str
    seats: int
    seed: int
    answers: str
    counts: tuple[int, ...] = ()

    def position(self) -> TashKalarPosition:
        """The position itself; from here on draws are questions like any other."""
        at = ludarium.new("tash-kalar", self.form, self.seats, seed=self.seed)
        for number in self.answers.split():
            decision = at.pending[0]
            at.apply(decision.seat, decision.options[int(number)])
        at.chance = None
        return at


def perft(at: TashKalarPosition, depth: int) -> int:
    """How many different sequences of that many answers there are; a game that ends earlier counts for nothing."""
    if not at.pending:
        return 0
    decision = at.pending[0]
    if depth == 1:
        return len(decision.options)
    total = 0
    for option in decision.options:
        twin = at.copy()
        twin.apply(decision.seat, option)
        total += perft(twin, depth - 1)
    return total


def golden() -> list[Start]:
    stored = json.loads(GOLDEN.read_text("utf-8"))
    return [Start(**{**start, "counts": tuple(start["counts"])}) for start in stored]


def name(start: Start) -> str:
    return f"{start.kind} {start.form} {start.seats} seed {start.seed}"


# -- the tests -------------------------------------------------------------------------------------------------


def test_the_positions_are_many_and_half_of_them_are_tricky() -> None:
    starts = golden()
    assert len(starts) >= 200
    kinds = {start.kind: [one for one in starts if one.kind == start.kind] for start in starts}
    assert len(kinds["play"]) >= 100
    assert set(kinds) == {"play", *TRICKY}
    for kind, is_tricky in TRICKY.items():
        assert len(kinds[kind]) >= 20
        assert all(is_tricky(start.position()) for start in kinds[kind]), kind
    assert {(start.form, start.seats) for start in kinds["play"]} == set(FORMS)


def test_counts_to_depth_two() -> None:
    for start in golden():
        at = start.position()
        assert [perft(at, 1), perft(at, 2)] == list(start.counts[:2]), name(start)


def test_counts_to_depth_three_of_the_smallest_positions() -> None:
    for start in sorted(golden(), key=lambda one: one.counts[1])[:70]:
        assert perft(start.position(), 3) == start.counts[2], name(start)


@pytest.mark.long
def test_counts_to_depth_three() -> None:
    for start in golden():
        assert perft(start.position(), 3) == start.counts[2], name(start)


@rule("TK-5.1", "TK-6.1", "TK-6.12", "TK-7.1", "TK-8.2", "TK-8.3", "TK-9.32", "TK-10.4", "TK-15.7", "TK-16.9")
def test_the_first_counts_agree_with_the_naive_implementation() -> None:
    """Where an action is asked for, every sort of option is counted a second time by looking at every square."""
    compared = 0
    for start in golden():
        at = start.position()
        if at.pending[0].prompt == "action":
            found = [_sort(option) for option in at.pending[0].options]
            assert {sort: found.count(sort) for sort in set(found)} == _naive_counts(at.state), name(start)
            compared += 1
    assert compared >= 120


def _sort(option: object) -> str:
    return "place" if isinstance(option, Place | TakeOff) else type(option).__name__


def _naive_counts(state: TashKalarState) -> dict[str, int]:
    """How many options of each sort there are, none left out but sorts that have none."""
    arena = {
        naive.square_named(name_of(square)): (state.side_at(square), state.rank_at(square))
        for square in squares(state.occupied)
    }
    side, seat = state.side, state.active
    own = [rank for owner, rank in arena.values() if owner == side]
    short = state.form.common_pieces(state.seats) <= sum(1 for rank in own if rank < LEGENDARY)
    counts = {
        "place": sum(1 for rank in own if rank < LEGENDARY) if short else len(naive.SQUARES) - len(arena),
        Summon.__name__: _naive_summonings(state, arena),
        Discard.__name__: 0 if state.discarded or state.form.simplified else len(state.beings[seat]),
        InvokeFlare.__name__: sum(_naive_flares(state, arena, CARD_IDS[card]) for card in state.flares[seat]),
        HandOver.__name__: 1 if state.form.teams else 0,
    }
    return {sort: number for sort, number in counts.items() if number}


def _naive_summonings(state: TashKalarState, arena: naive.Arena) -> int:
    side, seat = state.side, state.active
    fresh = frozenset(
        other for other in range(state.sides) if state.form.melee and not state.improvised[side] >> other & 1
    )
    total = 0
    for card in state.beings[seat] + state.legends[seat]:
        spare = state.spare(side, CARD_BEINGS[card].rank_number)
        ways = naive.summonings(arena, side, CARD_IDS[card], naive.Lending(state.borrow, fresh))
        total += sum(1 for way in ways if naive.can_get_a_piece(arena, side, CARD_IDS[card], way, spare))
    return total


def _naive_flares(state: TashKalarState, arena: naive.Arena, flare: str) -> int:
    """How many opponents are far enough ahead."""
    upper, lower = naive.FLARES[flare]
    ranks = [[rank for owner, rank in arena.values() if owner == side] for side in range(state.sides)]
    mine = ranks[state.side]
    return sum(
        1
        for side, theirs in enumerate(ranks)
        if side != state.side
        and (
            sum(1 for rank in theirs if rank) - sum(1 for rank in mine if rank) >= upper
            or len(theirs) - len(mine) >= lower
        )
    )


# -- finding positions -----------------------------------------------------------------------------------------


def _is_short(at: TashKalarPosition) -> bool:
    """The player to act has no piece of some kind left."""
    state = at.state
    side = state.side
    return at.pending[0].prompt == "action" and (
        state.spare(side, COMMON) <= 0 or (not state.form.simplified and state.spare(side, LEGENDARY) <= 0)
    )


def _can_borrow(at: TashKalarPosition) -> bool:
    """The next summoning may use an enemy piece."""
    return at.pending[0].prompt == "action" and at.state.borrow


def _can_improvise(at: TashKalarPosition) -> bool:
    """Some summoning would be improvised."""
    return at.pending[0].prompt == "action" and any(
        isinstance(option, Summon) and option.improvised >= 0 for option in at.pending[0].options
    )


def _is_effect_in_team(at: TashKalarPosition) -> bool:
    """A team's effect is under way, or control has been handed over."""
    state = at.state
    return state.form.teams and (
        state.controller != state.active or at.pending[0].prompt not in ("action", "end-turn", "start-piece")
    )


def _is_last_turn(at: TashKalarPosition) -> bool:
    """The end has been triggered."""
    return at.state.turns_left >= 0


TRICKY: dict[str, Callable[[TashKalarPosition], bool]] = {
    "shortage": _is_short,
    "borrow": _can_borrow,
    "improvised": _can_improvise,
    "team": _is_effect_in_team,
    "last-turns": _is_last_turn,
}
"""The kinds of tricky positions, and what makes one."""

_FORMS_OF = {
    "shortage": [form for form in FORMS if form[0] != "first-game"],
    "borrow": [("duel", 2), ("high-form", 2), ("melee", 3), ("melee", 4), ("team-duel", 4)],
    "improvised": [("melee", 3), ("melee", 4)],
    "team": [("team-high-form", 4), ("team-duel", 4)],
    "last-turns": [form for form in FORMS if form[0] != "first-game"],
}


def _played(form: str, seats: int, seed: int) -> Iterator[tuple[TashKalarPosition, list[int]]]:
    """A game in which beings are summoned when they can be, at each decision, with the answers so far."""
    dice = random.Random(f"perft {form} {seats} {seed}")
    at: TashKalarPosition = ludarium.new("tash-kalar", form, seats, seed=seed)
    answers: list[int] = []
    while not at.over:
        yield at, answers
        options = at.pending[0].options
        summons = [number for number, option in enumerate(options) if isinstance(option, Summon)]
        answers.append(dice.choice(summons) if summons and dice.random() < 0.8 else dice.randrange(len(options)))
        at.apply(at.pending[0].seat, options[answers[-1]])


def _start(kind: str, form: str, seats: int, seed: int, answers: list[int]) -> Start:
    return Start(kind, form, seats, seed, " ".join(map(str, answers)))


def find_positions() -> list[Start]:
    """New positions: 105 from anywhere in play, and 20 of each tricky kind."""
    found = []
    for seed in range(105):
        form, seats = FORMS[seed % len(FORMS)]
        length = random.Random(f"length {seed}").randrange(1, 120)
        for number, (_, answers) in enumerate(_played(form, seats, seed)):
            if number == length:
                found.append(_start("play", form, seats, seed, answers))
                break
        else:
            found.append(_start("play", form, seats, seed, []))
    for kind, is_tricky in TRICKY.items():
        found += _tricky_positions(kind, is_tricky)
    return found


def _tricky_positions(kind: str, is_tricky: Callable[[TashKalarPosition], bool]) -> list[Start]:
    found: list[Start] = []
    seed = 1000
    while len(found) < 20:
        seed += 1
        form, seats = _FORMS_OF[kind][seed % len(_FORMS_OF[kind])]
        # The first of several in one game would always be of one sort: let some go by.
        passing = random.Random(f"passing {kind} {seed}").randrange(4)
        for at, answers in _played(form, seats, seed):
            if is_tricky(at):
                if not passing:
                    found.append(_start(kind, form, seats, seed, answers))
                    break
                passing -= 1
    return found


def counted(start: Start) -> dict[str, Any]:
    at = start.position()
    counts = [perft(at, depth) for depth in range(1, DEPTH + 1)]
    return {
        "kind": start.kind,
        "form": start.form,
        "seats": start.seats,
        "seed": start.seed,
        "answers": start.answers,
        "counts": counts,
    }


def write(starts: list[Start]) -> None:
    """Count from the positions and keep them, one on a line."""
    lines = [json.dumps(counted(start)) for start in starts]
    GOLDEN.parent.mkdir(exist_ok=True)
    GOLDEN.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")


if __name__ == "__main__":
    write(find_positions() if sys.argv[1:] == ["positions"] else golden())
