"""Skytear in the terminal."""
