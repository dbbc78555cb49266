"""Clean-up, the extra round, escape, and recovery after a combat (FF-17 to FF-19, FF-21)."""

from __future__ import annotations

from msgspec.structs import replace

from ludarium.games.fateforge.actions import Choose, Pick
from ludarium.games.fateforge.battle import (
    BeginRound,
    CleanUp,
    DrawCorruption,
    Escape,
    LastRound,
    Recovery,
    SingleCombatOver,
)
from ludarium.games.fateforge.campaign.expedition import score_combat
from ludarium.games.fateforge.combat.enemies import cleanup_abilities
from ludarium.games.fateforge.combat.objectives import Leaving, in_force, leaving, met
from ludarium.games.fateforge.deeds import damage_hero, draw_corruption, gain_energy, heal
from ludarium.games.fateforge.events import (
    CleanedUp,
    CombatEnded,
    Escaped,
    ExtraRound,
    HeroKnockedOut,
    HeroLost,
    NoEscape,
    Recovered,
)
from ludarium.games.fateforge.ground import FAR
from ludarium.games.fateforge.state import MAX_CORRUPTION, NOWHERE, FateforgeState
from ludarium.games.fateforge.together import agree
from ludarium.kernel.decisions import Emit, Script
from ludarium.kernel.game import Outcome


def clean_up(state: FateforgeState, _: CleanUp, emit: Emit) -> Script[None]:
    """Abilities first, then block, stun and damage markers go (FF-17)."""
    yield from cleanup_abilities(state, emit)
    state.talk_closed = False
    for number, fighter in enumerate(state.fighters):
        if fighter.block or fighter.untargetable or fighter.taunting:
            state.set_fighter(number, block=0, untargetable=False, taunting=False)
    state.enemies = tuple(replace(enemy, block=0, stunned=False, damage=0, marked=0) for enemy in state.enemies)
    if state.boss is not None:
        state.set_boss(block=0, damage=0, marked=0)
    emit(CleanedUp(state.round))
    if not state.conscious():
        fail(state)  # every hero is knocked out (FF-17.4)
    elif state.round < state.rounds:
        state.next_step(BeginRound())
    else:
        state.next_step(LastRound())


def fail(state: FateforgeState) -> None:
    """The scene fails at once."""
    state.next_step(Recovery("fail", (False,) * len(state.objectives)))


# -- the extra round -------------------------------------------------------------------------------------------


def extra_round_allowed(state: FateforgeState) -> bool:
    """Once a combat, once an expedition, and with nobody at four Corruption cards (FF-21.1, FF-21.2, FF-26.4)."""
    if state.extra_round or (state.expedition and state.extra_used):
        return False
    return all(len(hero.corruption) < MAX_CORRUPTION for hero in state.party)


def last_round(state: FateforgeState, _: LastRound, emit: Emit) -> Script[None]:
    answer = Choose("escape")
    if extra_round_allowed(state):
        chosen = yield from agree(state, "extra-round", (Choose("escape"), Choose("extra")))
        assert isinstance(chosen, Choose)
        answer = chosen
    if answer.way == "escape":
        state.next_step(Escape())
        return
    state.extra_round = state.extra_used = True
    state.rounds += 1
    emit(ExtraRound(played=True))
    state.next_step(DrawCorruption(state.conscious()), BeginRound())


def draw_corruptions(state: FateforgeState, item: DrawCorruption, emit: Emit) -> Script[None]:
    """One hero a step."""
    if not item.heroes:
        state.next_step()
        return
    yield from draw_corruption(state, emit, item.heroes[0])
    state.next_step(DrawCorruption(item.heroes[1:]))


# -- escape ----------------------------------------------------------------------------------------------------


def escape_damage(state: FateforgeState, start: int, exit_zone: int) -> int:
    """The least damage on a way to an exit: 1 for each zone with enemies or a trap, both ends included (FF-18.3)."""
    ground = state.ground
    dangerous = [int(state.enemies_in(zone) or bool(state.tokens_in(zone, "trap"))) for zone in range(ground.size)]
    least = [FAR] * ground.size
    least[start] = dangerous[start]
    waiting = [start]
    while waiting:
        zone = min(waiting, key=lambda one: least[one])
        waiting.remove(zone)
        for other in ground.neighbours[zone]:
            if least[zone] + dangerous[other] < least[other]:
                least[other] = least[zone] + dangerous[other]
                waiting.append(other)
    return least[exit_zone]


def open_exits(state: FateforgeState) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """Unguarded exits that every conscious hero can reach, with the damage of each one's way (FF-18.1, FF-18.2)."""
    found = []
    for token in state.tokens:
        if token.kind == "exit" and not state.guarded(token.name):
            ways = tuple(escape_damage(state, state.fighters[hero].zone, token.zone) for hero in state.conscious())
            if all(way < FAR for way in ways):
                found.append((token.name, ways))
    return tuple(found)


def escape(state: FateforgeState, _: Escape, emit: Emit) -> Script[None]:
    """All leave by one exit; the cheapest way is taken (FF-18.5)."""
    exits = open_exits(state)
    heroes = state.conscious()
    if not heroes:
        fail(state)
        return
    if not exits:
        emit(NoEscape())
        for number in heroes:  # FF-18.7
            emit(HeroLost(state.party[number].id, "health", state.party[number].health))
            state.set_hero(number, health=0)
            state.set_fighter(number, ko=True)
            state.kos += 1
            emit(HeroKnockedOut(state.party[number].id))
        fail(state)
        return
    answer = yield from agree(
        state,
        "escape",
        [Pick("exit", name) for name, _ in exits],
        tuple((name, " ".join(map(str, ways))) for name, ways in exits),
    )
    assert isinstance(answer, Pick)
    letter = answer.name.removeprefix("exit")
    gone = leaving(state, letter)
    state.left_by = letter
    ways = dict(exits)[answer.name]
    emit(Escaped(answer.name, ways))
    for number, damage in zip(heroes, ways, strict=True):
        yield from damage_hero(state, emit, number, damage, escaping=True)
    _judge(state, gone)


def _judge(state: FateforgeState, gone: Leaving) -> None:
    """Success, partial or fail (FF-18.8, FF-18.9)."""
    if not state.conscious():
        fail(state)  # nobody has lasted to the end
        return
    done = tuple(met(state, objective, gone) for objective in state.objectives)
    if all(done):
        result = "success"
    else:
        result = "partial" if any(done) else "fail"
    state.next_step(Recovery(result, done))


# -- recovery --------------------------------------------------------------------------------------------------


def recovery(state: FateforgeState, item: Recovery, emit: Emit) -> Script[None]:
    """One hero a step: poison returns, Corruption for the knocked out, health and energy (FF-19.4)."""
    if item.hero == 0:
        emit(CombatEnded(state.combat_id, item.result, item.met))
    # On an expedition nobody recovers and nobody draws after a combat that was lost (FF-26.3).
    lost = state.expedition and item.result != "success"
    if lost or item.hero == len(state.party):
        _over(state, item)
        return
    number = item.hero
    fighter = state.fighters[number]
    if fighter.ko:
        if not fighter.corrupted:
            yield from draw_corruption(state, emit, number)
        hero = state.party[number]
        health = 2 + fighter.poison + (1 if state.difficulty == "story" else 0)
        state.set_hero(number, health=min(hero.max_health, health), energy=min(2, hero.max_energy))
    else:
        if fighter.poison:
            state.set_fighter(number, poison=0)
            heal(state, emit, number, fighter.poison)
        heal(state, emit, number, 2 if state.difficulty == "story" else 1)
        if "cold_blood" not in state.party[number].corruption:
            gain_energy(state, emit, number, 1)
    hero = state.party[number]
    emit(Recovered(hero.id, hero.health, hero.energy))
    state.next_step(replace(item, hero=number + 1))


def _over(state: FateforgeState, item: Recovery) -> None:
    """The campaign remembers how it went; the map is cleared away."""
    if state.expedition and item.result == "success":
        score_combat(state, lambda condition: met(state, condition, leaving(state, state.left_by)))
    combat = state.combat_id
    campaign = state.campaign
    numbers = {text: number for number, text in in_force(state, state.combat)}
    reached = (text for text, is_met in zip(state.objectives, item.met, strict=True) if is_met)
    done = tuple(f"{combat}.{numbers[text]}" for text in reached if text in numbers)
    results = tuple(entry for entry in campaign.results if not entry.startswith(f"{combat} "))
    objectives = tuple(entry for entry in campaign.objectives if not entry.startswith(f"{combat}."))
    state.remember(results=(*results, f"{combat} {item.result}"), objectives=(*objectives, *done))
    state.next_step()
    state.fighters, state.enemies, state.boss, state.tokens = (), (), None, ()
    state.active = NOWHERE


# -- a combat on its own ---------------------------------------------------------------------------------------


def single_combat_over(state: FateforgeState, _: SingleCombatOver, emit: Emit) -> Script[None]:
    """A success wins, everything else does not; the share of objectives met says how far it was."""
    result = state.campaign.results[-1].split()[1]
    done = len(state.campaign.objectives)
    shared = 1.0 if result == "success" else 0.4 * done / max(1, len(state.objectives))
    state.outcome = Outcome((1,) * state.seats, (done,) * state.seats, f"combat-{result}", shared=shared)
    state.agenda = ()
    return
    yield
