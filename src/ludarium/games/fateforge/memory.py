"""What the story's conditions ask about, read from the state."""

from __future__ import annotations

from msgspec import Struct

from ludarium.games.fateforge.conditions import holds
from ludarium.games.fateforge.state import FateforgeState


class Memories(Struct, frozen=True):
    """The campaign as conditions see it."""

    flags: tuple[str, ...]
    reputation: tuple[int, ...]
    regard: tuple[tuple[str, int], ...]
    items: tuple[str, ...]
    heroes: tuple[str, ...]
    choices: tuple[str, ...]
    results: tuple[str, ...]
    objectives: tuple[str, ...]
    gold: int
    food: int
    allies: tuple[str, ...]


def memories(state: FateforgeState) -> Memories:
    campaign = state.campaign
    items = [held.id for hero in state.party for held in hero.slots if held is not None]
    items += [held.id for held in campaign.bag]
    return Memories(
        campaign.flags,
        campaign.reputation,
        campaign.regard,
        tuple(items),
        tuple(hero.id for hero in state.party),
        campaign.choices,
        campaign.results,
        campaign.objectives,
        campaign.gold,
        campaign.food,
        campaign.allies,
    )


def true(state: FateforgeState, condition: str) -> bool:
    """Whether a condition of the story holds now; the empty one always does."""
    return not condition or holds(condition, memories(state))
