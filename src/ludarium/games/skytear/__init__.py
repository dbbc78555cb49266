"""Skytear: a battle of heroes on hexes, with a stack of effects and reactions. Two to eight players in two teams."""
