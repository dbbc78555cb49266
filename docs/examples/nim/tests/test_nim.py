"""Nim as its rules say."""

import ludarium
from ludarium.bots import make
from ludarium.kernel.game import Position
from ludarium_nim.actions import Take
from ludarium_nim.game import NIM, NimState


def at(*heaps: int) -> Position[NimState]:
    return Position(NIM, NimState(heaps))


def test_a_player_takes_from_one_heap() -> None:
    position = ludarium.new("nim")
    position.apply(0, Take(heap=2, count=4))
    assert position.state.heaps == (3, 4, 1)
    assert position.pending[0].seat == 1


def test_whoever_takes_the_last_stick_wins() -> None:
    position = at(0, 0, 2)
    position.apply(0, Take(2, 2))
    assert position.outcome is not None
    assert position.outcome.winners == (0,)


def test_more_than_there_is_cannot_be_taken() -> None:
    reason = at(1, 0, 2).why_not(0, Take(0, 2))
    assert reason is not None
    assert reason.rule == "NIM-2.1"


def test_the_bot_leaves_heaps_that_cancel_out() -> None:
    assert make("greedy", seed=1).choose(at(3, 4, 5), seat=0) == Take(0, 2)  # 1 xor 4 xor 5 = 0
