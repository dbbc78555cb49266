"""Ludarium: three modern board games, played exactly by their rules."""
