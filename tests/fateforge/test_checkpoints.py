"""A save of any checkpoint of any form loads, and gives the position that wrote it: questions, views and all."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import ludarium
from ludarium import bots
from ludarium.games.fateforge.content import COMBATS, EXPEDITIONS
from ludarium.games.fateforge.game import FATEFORGE
from ludarium.games.fateforge.save import dumps, loads
from ludarium.games.fateforge.state import FateforgeState
from ludarium.kernel.chance import KeyedChance, seed_of
from ludarium.kernel.decisions import CHANCE, Action, Decision
from ludarium.kernel.game import Position
from ludarium.kernel.views import view_bytes

rule = pytest.mark.rule

FORMS: tuple[tuple[str, int], ...] = (
    *(("campaign", seats) for seats in (2, 3, 4)),
    ("solo", 1),
    *(("expedition", seats) for seats in (1, 2, 3, 4)),
    ("companion", 1),
    *(("combat", seats) for seats in (1, 2, 3, 4)),
)
each_form = pytest.mark.parametrize(("form", "seats"), FORMS, ids=[f"{form}-{seats}" for form, seats in FORMS])

Player = Callable[[Position[Any], Decision], Action]


def at_random(seed: int) -> Player:
    """Any option; the last one, which ends turns and talks, less often."""
    generator = random.Random(seed)

    def answer(position: Position[Any], decision: Decision) -> Action:
        count = len(decision.options)
        last = count if count == 1 or generator.random() < 0.3 else count - 1
        return decision.options[generator.randrange(last)]

    return answer


def greedily(seed: int) -> Player:
    """The greedy bot for every seat, the dice for chance."""
    players = {seat: bots.make("greedy", seed=seed + seat) for seat in range(4)}
    dice = at_random(seed)

    def answer(position: Position[Any], decision: Decision) -> Action:
        if decision.seat == CHANCE:
            return dice(position, decision)
        return players[decision.seat].choose(position, decision.seat)

    return answer


def options_of(form: str, seed: int) -> dict[str, Any]:
    """Another combat or expedition, another number of wooden figures for each seed."""
    match form:
        case "combat":
            return {"combat": list(COMBATS)[seed % len(COMBATS)]}
        case "expedition":
            return {"expedition": list(EXPEDITIONS)[seed % len(EXPEDITIONS)]}
        case "companion":
            return {"party": 2 + seed % 3}
    return {}


def checkpoints(form: str, seats: int, seed: int, player: Player, answers: int) -> Iterator[FateforgeState]:
    """The checkpoints of a game; chance is asked like a seat, so that none of them is passed over."""
    began = ludarium.new("fateforge", form, seats, seed=seed, options=options_of(form, seed))
    position: Position[FateforgeState] = Position(FATEFORGE, began.base)
    generator = random.Random(f"who {seed}")
    last = None
    for _ in range(answers):
        if position.base is not last:
            last = position.base
            yield last
        if position.over:
            return
        decision = generator.choice(position.pending)
        position.apply(decision.seat, player(position, decision))


def same(state: FateforgeState) -> None:
    """What a save of this checkpoint gives back is this checkpoint."""
    again = loads(dumps(state))
    assert again == state
    there: Position[FateforgeState] = Position(FATEFORGE, again)
    here: Position[FateforgeState] = Position(FATEFORGE, state)
    assert [(each.seat, each.prompt, tuple(each.options), each.args) for each in there.pending] == [
        (each.seat, each.prompt, tuple(each.options), each.args) for each in here.pending
    ]
    for viewer in (None, *range(state.seats)):
        assert view_bytes(FATEFORGE.view(there, viewer)) == view_bytes(FATEFORGE.view(here, viewer))


@rule("FF-2.26", "FF-25.13")
def test_dice_picked_for_one_hero_are_saved_while_the_other_of_the_same_player_is_asked() -> None:
    state = ludarium.new("fateforge", "combat", 1, seed=5, options={"heroes": ["ranger", "rogue"]}).base
    for number in (0, 1):
        state.set_hero(number, extra_dice=("red",))
    position: Position[FateforgeState] = Position(FATEFORGE, state, KeyedChance(seed_of(5)))
    while position.pending[0].prompt != "pick-dice":
        position.apply(0, position.pending[0].options[0])
    position.apply(0, position.pending[0].options[0])
    assert position.pending[0].prompt == "pick-dice", "both heroes have more dice than they roll"
    first, second = position.base.fighters
    assert first.dice
    assert not first.faces
    assert not second.dice
    same(position.base)


@rule("FF-21.1", "FF-25.13")
@pytest.mark.parametrize(
    ("combat", "rounds"),
    [(combat.id, variant.rounds) for combat in COMBATS.values() for variant in combat.variants if variant.rounds],
)
def test_a_combat_whose_story_gives_it_other_rounds_is_saved_in_its_extra_round(combat: str, rounds: int) -> None:
    options = {"heroes": ["ranger", "rogue"], "combat": combat}
    state = ludarium.new("fateforge", "combat", 1, seed=5, options=options).base
    state.rounds, state.extra_round = rounds + 1, True
    same(state)


@rule("FF-25.13")
@each_form
@pytest.mark.parametrize("seed", [1])
def test_every_checkpoint_of_a_random_game_comes_back(form: str, seats: int, seed: int) -> None:
    for state in checkpoints(form, seats, seed, at_random(seed), 120):
        same(state)


@pytest.mark.long
@rule("FF-25.13")
@each_form
@pytest.mark.parametrize("seed", range(2, 12))
def test_every_checkpoint_of_many_random_games_comes_back(form: str, seats: int, seed: int) -> None:
    for state in checkpoints(form, seats, seed, at_random(seed), 3000):
        same(state)


@pytest.mark.long
@rule("FF-25.13")
@each_form
@pytest.mark.parametrize("seed", range(2))
def test_every_checkpoint_of_a_greedy_game_comes_back(form: str, seats: int, seed: int) -> None:
    for state in checkpoints(form, seats, seed, greedily(seed), 1200):
        same(state)
