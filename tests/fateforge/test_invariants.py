"""What holds at every moment of every combat, played at random with all kinds of skills, items and allies."""

import random

import pytest

from combats import begun
from ludarium.games.fateforge.content import COMBATS
from ludarium.games.fateforge.game import FATEFORGE
from ludarium.games.fateforge.state import FateforgeState
from ludarium.kernel.chance import KeyedChance, seed_of

rule = pytest.mark.rule


def check(state: FateforgeState) -> None:
    for number, hero in enumerate(state.party):
        assert 0 <= hero.health <= hero.max_health
        assert 0 <= hero.energy <= hero.max_energy
        if not state.fighters:
            continue
        fighter = state.fighters[number]
        assert fighter.ko or hero.health > 0, f"{hero.id} stands without health"
        assert hero.health + fighter.poison <= hero.max_health, f"{hero.id} has more markers than the limit"
        assert fighter.block >= 0
        assert 0 <= fighter.charges <= 3
        assert len(fighter.faces) in (0, len(fighter.dice))
        assert len(set(fighter.used)) == len(fighter.used), f"{hero.id} has used something twice in a round"
        assert len(set(fighter.spent)) == len(fighter.spent), f"{hero.id} has used something twice in a combat"
    for enemy in state.enemies:
        assert enemy.damage < enemy.toughness, f"{enemy.name} ought to be defeated"
        assert enemy.armour >= 0
        assert enemy.block >= 0
    tokens = [token.name for token in state.tokens]
    carried = [token for fighter in state.fighters for token in fighter.carries]
    loot = [enemy.carries for enemy in state.enemies if enemy.carries.startswith("objective")]
    assert len(set(tokens + carried + loot)) == len(tokens + carried + loot), "a token is in two places"


@rule("FF-6.1", "FF-6.3", "FF-7.3", "FF-10.7")
@pytest.mark.parametrize("seed", range(2 * len(COMBATS)))
def test_a_combat_played_at_random_keeps_the_rules_and_comes_to_an_end(seed: int) -> None:
    position = begun(seed)
    generator = random.Random(f"answers {seed}")
    for _ in range(3000):
        if position.over:
            break
        decision = generator.choice(position.pending)
        options = list(decision.options)
        assert len(set(options)) == len(options), f"the same is offered twice at {decision.prompt}"
        # Ending the turn is the last option: it is taken less often than the others.
        last = len(options) if len(options) == 1 or generator.random() < 0.3 else len(options) - 1
        position.apply(decision.seat, options[generator.randrange(last)])
        check(position.state)
    assert position.over
    outcome = position.outcome
    assert outcome is not None
    assert outcome.reason in ("combat-success", "combat-partial", "combat-fail")


@rule("FF-12.3")
@pytest.mark.parametrize("seed", range(100, 100 + len(COMBATS), 2))
def test_a_world_dealt_anew_looks_the_same_to_who_asked_for_it(seed: int) -> None:
    position = begun(seed)
    generator = random.Random(f"worlds {seed}")
    for number in range(3000):
        if position.over:
            break
        decision = generator.choice(position.pending)
        position.apply(decision.seat, generator.choice(list(decision.options)))
        # An open question to all is put again: answers given so far are withdrawn in the twin.
        if number % 3 == 0 and position.pending and position.pending[0].prompt != "pick-dice":
            viewer = generator.randrange(position.state.seats)
            twin = position.determinised(viewer, KeyedChance(seed_of(number)))
            assert FATEFORGE.view(twin, viewer) == FATEFORGE.view(position, viewer)
            assert twin.decision_of(viewer) == position.decision_of(viewer)
    assert position.over
