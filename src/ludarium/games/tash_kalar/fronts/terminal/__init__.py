"""Tash-Kalar in the terminal."""
