"""Nim: two players take sticks from heaps, and whoever takes the last one wins."""
