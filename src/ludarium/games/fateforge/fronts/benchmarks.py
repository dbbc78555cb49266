"""How fast Fateforge is."""

from __future__ import annotations

import random
from collections.abc import Iterator

import ludarium
from ludarium.benchmarks import Bench, games_a_second, microseconds, random_play
from ludarium.games.fateforge import save
from ludarium.games.fateforge.campaign.consequences import new_item
from ludarium.games.fateforge.combat.uses import uses
from ludarium.games.fateforge.results import face_of
from ludarium.games.fateforge.state import FateforgeState

_GAME = "fateforge"
_HANDS = ("strike strike step focus", "precise_strike step|strike step|focus special", "special strike|focus step step")
_SKILLS = ("no_lunge", "no_parry", "no_duelist", "no_heart_thrust", "no_feint", "no_blade_dance")
_ITEMS = ("rapier", "buckler", "boots_of_speed", "fire_flask", "whetstone")


def benches() -> Iterator[Bench]:
    """A combat at random, what a full board can do, how large a campaign is on disk."""
    yield Bench(
        f"{_GAME}-combat-random",
        _GAME,
        "decisions/s",
        lambda quick: random_play(_GAME, "combat", 3, quick),
        target=8_000,
        reference="the first combat with three heroes",
    )
    yield Bench(
        f"{_GAME}-uses",
        _GAME,
        "µs",
        _uses_of_a_full_board,
        target=2_000,
        better="lower",
        reference="all legal uses of four dice with six skills and five items, the mean over four hands",
    )
    yield Bench(
        f"{_GAME}-save-size",
        _GAME,
        "bytes",
        lambda quick: float(len(save.dumps(_late_campaign()).encode())),
        target=65_536,
        better="lower",
        reference="a campaign of four heroes in its last combat",
        runs=1,
    )
    yield from games_a_second(_GAME, "combat", f"{_GAME}-combat", "the first combat with two heroes; ")


def full_boards() -> list[tuple[FateforgeState, int]]:
    """The Noble in the middle of a combat, with a board that is full, and different hands."""
    position = ludarium.new(_GAME, "combat", 2, seed=3, options={"heroes": "noble,mercenary", "combat": "c3"})
    generator = random.Random(3)
    while position.pending[0].prompt != "turn" or position.base.party[position.base.active].id != "noble":
        decision = position.pending[0]
        position.apply(decision.seat, decision.options[int(generator.random() * len(decision.options))])
    boards = []
    for hand in (*_HANDS, "strike precise_strike focus|shot step"):
        state: FateforgeState = position.base.__copy__()
        number = state.active
        slots = (*(new_item(item) for item in _ITEMS), None)
        state.set_hero(number, skills=_SKILLS, prepared=_SKILLS, slots=slots, energy=5)
        faces = tuple(face_of(face) for face in hand.split())
        zone = next(enemy.zone for enemy in state.enemies if not enemy.guards)
        state.set_fighter(number, faces=faces, zone=zone, used=(), spent=())
        boards.append((state, number))
    return boards


def _uses_of_a_full_board(quick: bool) -> float:
    boards = full_boards()
    return microseconds(lambda: [uses(state, number) for state, number in boards], quick) / len(boards)


def _late_campaign() -> FateforgeState:
    """A campaign, played at random, in its last combat."""
    position = ludarium.new(_GAME, "campaign", 4, seed=3)
    generator = random.Random(3)
    while position.base.combat_id != "c13" or position.base.round < 2:
        decision = position.pending[0]
        position.apply(decision.seat, decision.options[int(generator.random() * len(decision.options))])
    state: FateforgeState = position.base
    return state
