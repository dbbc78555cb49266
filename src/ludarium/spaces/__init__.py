"""Boards as numbers: squares and hexes."""
