"""What each result at hand could become through chains of conversions; for the page, for hints and for curious players.

A conversion pays results and gives results. The search follows one result through all of them, each used once, with the
other results at hand paying whatever else a conversion asks for.
"""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from ludarium.games.fateforge.combat.payments import POOLS
from ludarium.games.fateforge.combat.uses import hand, has_in_pools
from ludarium.games.fateforge.content import ITEMS, SKILLS, Item, Skill
from ludarium.games.fateforge.results import FACE_NAMES, NAMES, PAYS, RESULTS
from ludarium.games.fateforge.state import FateforgeState

LONGEST = 4
"""The most conversions tried; no prepared hand of skills makes longer chains worth a look."""


class Chain(Struct, frozen=True):
    """A result that can be had, and the skills and items that lead to it, in order."""

    result: str
    through: tuple[str, ...]


class Becoming(Struct, frozen=True):
    """A face at hand and what it could become."""

    face: str
    chains: tuple[Chain, ...]


class _Conversion(Struct, frozen=True):
    name: str
    demands: tuple[int, ...]
    """Masks of results that pay, one for each."""
    gives: tuple[int, ...]


def becomings(state: FateforgeState, number: int) -> tuple[Becoming, ...]:
    """For each different face at hand the results it could become, by the shortest chain to each."""
    return _becomings(hand(state, number), _conversions(state, number))


def _conversions(state: FateforgeState, number: int) -> tuple[_Conversion, ...]:
    """Skills and items that turn results into results and can be used now."""
    fighter = state.fighters[number]
    used = frozenset(fighter.used) | frozenset(fighter.spent)
    found = []
    for name in state.party[number].prepared:
        skill = SKILLS[name]
        if skill.results and not skill.when and name not in used and has_in_pools(state, number, skill.pays):
            found.append(_Conversion(name, _masks(skill.pays), _gains(skill)))
            if skill.two_way:
                back = tuple(PAYS[result] for result in skill.results)
                found.append(_Conversion(name, back, tuple(_plain(demand) for demand in skill.pays)))
    # A second copy of an item takes a result no further than the first.
    for name in dict.fromkeys(held.id for held in state.party[number].working()):
        item = ITEMS[name]
        ready = item.results and not item.when and state.ready_copies(number, name)
        if ready and has_in_pools(state, number, item.pays):
            found.append(_Conversion(item.id, _masks(item.pays), _gains(item)))
    return tuple(found)


def _gains(recipe: Skill | Item) -> tuple[int, ...]:
    return tuple(RESULTS[result] for result in recipe.results)


def _masks(pays: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(PAYS[demand] for demand in pays if demand not in POOLS)


def _plain(demand: str) -> int:
    """The result that a two-way conversion gives back for a demand."""
    return next(result for result, name in NAMES.items() if name == demand)


@lru_cache(maxsize=4096)
def _becomings(faces: tuple[int, ...], conversions: tuple[_Conversion, ...]) -> tuple[Becoming, ...]:
    found = []
    for face in dict.fromkeys(faces):
        others = list(faces)
        others.remove(face)
        chains: dict[str, tuple[str, ...]] = {}
        _follow(face, tuple(others), conversions, (), chains)
        found.append(Becoming(FACE_NAMES[face], tuple(Chain(result, way) for result, way in chains.items())))
    return tuple(found)


def _follow(
    face: int,
    others: tuple[int, ...],
    conversions: tuple[_Conversion, ...],
    through: tuple[str, ...],
    chains: dict[str, tuple[str, ...]],
) -> None:
    """Turn the followed result into what each conversion gives, paying the rest from the others."""
    if len(through) == LONGEST:
        return
    for conversion in conversions:
        for at, demand in enumerate(conversion.demands):
            if not face & demand:
                continue
            left = _paid(conversion.demands[:at] + conversion.demands[at + 1 :], others)
            if left is None:
                continue
            way = (*through, conversion.name)
            rest = tuple(other for other in conversions if other.name != conversion.name)
            for place, result in enumerate(conversion.gives):
                name = NAMES[result]
                if name not in chains or len(chains[name]) > len(way):
                    chains[name] = way
                besides = conversion.gives[:place] + conversion.gives[place + 1 :]
                _follow(result, left + besides, rest, way, chains)
            break  # whichever demand it pays, the same results come out


def _paid(demands: tuple[int, ...], faces: tuple[int, ...]) -> tuple[int, ...] | None:
    """What is left when the narrowest faces have paid; None when they cannot."""
    left = sorted(faces, key=lambda face: face.bit_count())
    for demand in sorted(demands, key=lambda mask: mask.bit_count()):
        paying = next((face for face in left if face & demand), None)
        if paying is None:
            return None
        left.remove(paying)
    return tuple(left)
