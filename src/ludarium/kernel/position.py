"""The position of a game, by the name that everybody knows it by; `game.py` defines both."""

from ludarium.kernel.game import Position as Position
from ludarium.kernel.game import _restored as _restored  # pickles of before name it here
