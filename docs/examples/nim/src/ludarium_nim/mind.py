"""What bots know about Nim. Greedy looks one turn ahead, and with this that is enough to play perfectly."""

from functools import reduce
from operator import xor

from ludarium.kernel.decisions import Seat
from ludarium.kernel.mind import Mind

from .game import NimState


class NimMind(Mind[NimState]):
    def heuristic(self, state: NimState, seat: Seat) -> float:
        """NIM-3.1: heaps whose binary digits cancel out (their exclusive or is zero) are lost for whoever moves."""
        mover_wins = reduce(xor, state.heaps) != 0
        return float(mover_wins == (seat == state.seat))


MIND = NimMind()
