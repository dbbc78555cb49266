"""The world around the battles: its pages, its kingdoms and the islands of its map. Facts only; the words are texts."""

from __future__ import annotations

import tomllib
from importlib import resources

import msgspec
from msgspec import Struct


class Region(Struct, frozen=True):
    """Islands under one name. `faction`: whose kingdom they are before the war; `kind`: heart, inner or march."""

    id: str
    faction: str
    kind: str
    islands: tuple[tuple[int, int], ...]
    """Column, in half steps from the tear, and row."""


class World(Struct, frozen=True):
    """Pages are read in this order. The first island of a heart is the seat of its kingdom."""

    pages: tuple[str, ...]
    war: tuple[str, ...]
    region: tuple[Region, ...]


WORLD: World = msgspec.convert(
    tomllib.loads(resources.files(__package__).joinpath("data", "lore", "world.toml").read_text("utf-8")), World
)
KINGDOMS: tuple[str, ...] = tuple(dict.fromkeys(region.faction for region in WORLD.region))
"""The factions that have a kingdom, round the ring."""
