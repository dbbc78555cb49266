"""What the power cards do, one module a faction. Importing this package registers every script."""

from ludarium.games.skytear.cards import kurumo, liothan, neutral, nupten, taulot

__all__ = ["kurumo", "liothan", "neutral", "nupten", "taulot"]
