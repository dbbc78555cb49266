"""Fateforge in the terminal."""
