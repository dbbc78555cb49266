"""Which results pay for a demand: every different way, found once for each hand of results (FF-4.9 to FF-4.12)."""

from __future__ import annotations

from functools import lru_cache

from ludarium.games.fateforge.results import ANY, FACE_NAMES, PAYS

POOLS = frozenset(("energy", "health", "stealth", "charge"))
"""Demands that are paid from a hero's pools, not with results."""


@lru_cache(maxsize=65536)
def payments(demands: tuple[str, ...], faces: tuple[int, ...], usable: int = ANY) -> tuple[tuple[str, ...], ...]:
    """Each different set of faces that pays all demands, one face for each; `faces` are sorted masks.

    `usable` are the results that may be used at all: fear can forbid one of them as payment.
    """
    wanted = tuple(sorted((PAYS[demand] & usable for demand in demands), key=lambda mask: mask.bit_count()))
    found: dict[tuple[int, ...], None] = {}
    _pay(wanted, faces, (), found)
    return tuple(tuple(FACE_NAMES[face] for face in chosen) for chosen in found)


def _pay(
    wanted: tuple[int, ...], faces: tuple[int, ...], chosen: tuple[int, ...], found: dict[tuple[int, ...], None]
) -> None:
    if not wanted:
        found[tuple(sorted(chosen))] = None
        return
    seen = set()
    for at, face in enumerate(faces):
        if face & wanted[0] and face not in seen:
            seen.add(face)
            _pay(wanted[1:], faces[:at] + faces[at + 1 :], (*chosen, face), found)


@lru_cache(maxsize=65536)
def left_after(faces: tuple[int, ...], paid: tuple[str, ...]) -> tuple[int, ...]:
    """The sorted faces that remain when those named have been paid."""
    left = list(faces)
    for name in paid:
        left.remove(next(face for face in left if FACE_NAMES[face] == name))
    return tuple(left)
