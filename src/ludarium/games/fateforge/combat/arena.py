"""Setting up a combat: map, enemies, variants of the story, start zones, the ally (FF-2.10, FF-9)."""

from __future__ import annotations

from msgspec.structs import replace

from ludarium.games.fateforge.actions import Choose, Pick, PickZone
from ludarium.games.fateforge.battle import Arrive, BeginRound, ChooseAlly, Combat, PlaceHeroes
from ludarium.games.fateforge.combat import bosses
from ludarium.games.fateforge.combat.objectives import in_force
from ludarium.games.fateforge.content import (
    ALLIES,
    COMBATS,
    DICE,
    ENEMIES,
    EXPEDITIONS,
    CombatScene,
    Enemy,
    Placed,
    Token,
    Variant,
)
from ludarium.games.fateforge.deeds import collect
from ludarium.games.fateforge.events import AllyJoined, CombatBegan, HeroPlaced, PartyArrived, RuleUnlocked
from ludarium.games.fateforge.lots import lot
from ludarium.games.fateforge.memory import true
from ludarium.games.fateforge.results import FACE_NAMES, MISS
from ludarium.games.fateforge.state import NOWHERE, TABLE_MODE, EnemyState, FateforgeState, Fighter
from ludarium.games.fateforge.together import agree
from ludarium.kernel.decisions import Action, Decision, Emit, Script

FRIENDS = 8
"""The rule that allies need (FF-27.8)."""


def arrive(state: FateforgeState, item: Arrive, emit: Emit) -> Script[None]:
    """A combat on its own: what the story has settled before it, and the wounds it leaves on the way.

    Each wound goes to whoever has the most health left, so nobody comes much worse than the others.
    """
    arrival = COMBATS[item.combat].arrival
    state.remember(flags=arrival.flags)
    whole = sum(hero.health for hero in state.party)
    left = whole if item.rested else max(len(state.party), round(whole * arrival.health[state.seats - 1] / 100))
    wounds = whole - left
    for _ in range(wounds):
        number = max(range(len(state.party)), key=lambda each: state.party[each].health)
        state.set_hero(number, health=state.party[number].health - 1)
    if wounds:
        emit(PartyArrived(wounds))
    state.next_step()
    return
    yield


def begin_combat(state: FateforgeState, item: Combat, emit: Emit) -> Script[None]:
    """Everything on the map before the first round."""
    combat = COMBATS[item.combat]
    variants = tuple(variant for variant in combat.variants if true(state, variant.needs))
    state.combat_id, state.quest = combat.id, item.quest
    state.round, state.rounds = 0, _rounds(state, combat, variants)
    _clear(state)
    state.closed = sum(1 << at for at, door in enumerate(combat.doors) if door.closed)
    state.objectives = tuple(text for _, text in in_force(state, combat))
    state.carrier = next((variant.carrier for variant in variants if variant.carrier), "")
    _lay_tokens(state, combat, variants)
    state.enemies = tuple(_enemies(state, combat, variants))
    state.boss = None
    if combat.boss:
        armour = sum(by for variant in variants for name, by in variant.armour if name == combat.boss)
        marks = tuple(mark for variant in variants for mark in variant.marks)
        bosses.place_boss(state, combat.boss, combat.boss_zone, armour, marks)
    _unlock(state, emit, combat)
    _meet(state, combat)
    state.starts = tuple(
        dict.fromkeys(
            (*(token.zone for token in combat.tokens if token.kind == "start"), *(z for v in variants for z in v.start))
        )
    )
    state.fighters = tuple(Fighter(hidden=hero.id == "rogue") for hero in state.party)
    state.allies_ready = _allies(state, variants) if state.unlocked(FRIENDS) else ()
    emit(CombatBegan(combat.id, state.rounds))
    for number, hero in enumerate(state.party):
        if hero.health <= 0:  # nobody starts a combat on the ground: at least one marker is left
            state.set_hero(number, health=1)
    state.next_step(PlaceHeroes())
    for loss in (-variant.energy for variant in variants if variant.energy):
        for number in range(len(state.party)):
            state.set_hero(number, energy=max(0, state.party[number].energy - loss))
    return
    yield


def _clear(state: FateforgeState) -> None:
    """Nothing is left of an earlier combat."""
    state.defeated = state.focused = state.explored = state.opened = state.portals_used = state.fear_deck = ()
    state.weak_points = ()
    state.triggered = state.found_gold = state.found_food = state.kos = 0
    state.extra_round = False
    state.ally, state.ally_faces, state.left_by = "", (), ""
    state.order, state.gained, state.active = (), (), NOWHERE
    state.talk_closed = False
    state.own_map = None


def _rounds(state: FateforgeState, combat: CombatScene, variants: tuple[Variant, ...]) -> int:
    rounds = next((variant.rounds for variant in variants if variant.rounds), combat.rounds)
    if state.expedition:
        rounds -= dict(EXPEDITIONS[state.expedition].rounds).get(combat.id, 0)
    return rounds


def _lay_tokens(state: FateforgeState, combat: CombatScene, variants: tuple[Variant, ...]) -> None:
    gone = {name for variant in variants for name in variant.remove}
    gone |= {enemy.carries for enemy in combat.enemies}  # an enemy has it
    tokens: list[Token] = []
    fewer = dict(EXPEDITIONS[state.expedition].fountain) if state.expedition else {}
    for token in combat.tokens:
        if token.kind == "start" or token.name in gone:
            continue
        if token.kind == "fountain" and combat.id in fewer:
            token = replace(token, amount=fewer[combat.id])
        tokens.append(token)
    state.tokens = tuple(tokens)


def _enemies(state: FateforgeState, combat: CombatScene, variants: tuple[Variant, ...]) -> list[EnemyState]:
    """The scene's enemies for this party, changed by what the story has brought."""
    gone = {name for variant in variants for name in variant.remove}
    placed = [enemy for enemy in _for_party(state, combat) if _name(enemy) not in gone]
    placed += [enemy for variant in variants for enemy in variant.add]
    guarded = {below for guard, below in combat.stacks if guard not in gone}
    guards = dict(combat.stacks)
    return [
        _changed(
            EnemyState(
                enemy.enemy,
                enemy.number,
                enemy.zone,
                toughness=_toughness(state, combat, ENEMIES[enemy.enemy]),
                guards=guards.get(_name(enemy), enemy.guards),
                guarded=_name(enemy) in guarded,
                carries=enemy.carries,
            ),
            variants,
        )
        for enemy in placed
    ]


def _for_party(state: FateforgeState, combat: CombatScene) -> list[Placed]:
    """More heroes, and the hard way to play, bring more enemies."""
    early = bool(state.expedition) and EXPEDITIONS[state.expedition].early
    third, fourth = len(state.party) >= 3 or early, len(state.party) >= 4
    placed = [*combat.enemies, *(combat.add3 if third else ()), *(combat.add4 if fourth else ())]
    return placed + _one_more(combat, placed, third, fourth) if state.difficulty == "hard" else placed


def _toughness(state: FateforgeState, combat: CombatScene, card: Enemy) -> int:
    """Solo play: every enemy that is not white is tougher from danger 2 on (FF-1.7)."""
    # One player sees every die, in expeditions too; one screen in the middle of a table does not make one player.
    alone = state.seats == 1 and state.form_id != TABLE_MODE
    return card.toughness + (1 if alone and combat.danger >= 2 and card.colour else 0)


def _changed(enemy: EnemyState, variants: tuple[Variant, ...]) -> EnemyState:
    """An enemy as variants of the combat want it: they name one token or all of a card."""
    if not variants:
        return replace(enemy, armour=ENEMIES[enemy.id].armour)
    named = (enemy.name, enemy.id)
    plus = sum(by for variant in variants for who, by in variant.armour if who in named)
    bare = any(who in named for variant in variants for who in variant.no_armour)
    zones = [zone for variant in variants for who, zone in variant.move if who == enemy.name]
    return replace(
        enemy,
        zone=zones[-1] if zones else enemy.zone,
        armour=0 if bare else max(0, ENEMIES[enemy.id].armour + plus),
        stunned=any(enemy.name in variant.stunned for variant in variants),
        silent=tuple(ability for variant in variants for who, ability in variant.silenced if who in named),
    )


def _name(enemy: Placed) -> str:
    return f"{enemy.enemy}#{enemy.number}"


def _one_more(combat: CombatScene, placed: list[Placed], third: bool, fourth: bool) -> list[Placed]:
    """Hard: one enemy more, the first of the first list that is not in use (FF-1.15)."""
    if not third:
        return list(combat.add3[:1])
    if not fourth:
        return list(combat.add4[:1])
    extra = combat.add4[0]
    number = 1 + max(enemy.number for enemy in placed if enemy.enemy == extra.enemy)
    return [replace(extra, number=number, guards="", carries="")]


def _unlock(state: FateforgeState, emit: Emit, combat: CombatScene) -> None:
    """Rules that this scene needs apply from now on (FF-1.12)."""
    known = state.campaign.unlocked
    for number in combat.unlock:
        if number not in known:
            known = (*known, number)
            emit(RuleUnlocked(number))
    if known != state.campaign.unlocked:
        state.remember(unlocked=tuple(sorted(known)))


def _meet(state: FateforgeState, combat: CombatScene) -> None:
    met = dict.fromkeys((*state.campaign.met, *(enemy.id for enemy in state.enemies)))
    if combat.boss:
        met[combat.boss] = None
    state.remember(met=tuple(met))


def _allies(state: FateforgeState, variants: tuple[Variant, ...]) -> tuple[str, ...]:
    names = dict.fromkeys((*state.campaign.allies, *(variant.ally for variant in variants if variant.ally)))
    return tuple(name for name in names if name in ALLIES)


# -- start -----------------------------------------------------------------------------------------------------


def place_heroes(state: FateforgeState, item: PlaceHeroes, emit: Emit) -> Script[None]:
    """With several start zones each player picks one (FF-9.4)."""
    if item.hero == len(state.party):
        state.next_step(*((ChooseAlly(),) if state.allies_ready else ()), BeginRound())
        return
    hero = state.party[item.hero]
    zone = state.starts[0]
    if len(state.starts) > 1:
        options = tuple(PickZone(state.combat.zones[start]) for start in state.starts)
        answer = yield Decision(hero.seat, "start-zone", options, (("hero", hero.id),))
        zone = state.combat.zones.index(answer.zone)
    state.set_fighter(item.hero, zone=zone)
    emit(HeroPlaced(hero.id, state.combat.zones[zone]))
    collect(state, emit)
    state.next_step(PlaceHeroes(item.hero + 1))


def choose_ally(state: FateforgeState, _: ChooseAlly, emit: Emit) -> Script[None]:
    """At most one ally and the hero it goes with; its dice are rolled until none shows a Miss (FF-27.8)."""
    options: list[Action] = [Choose("alone")]
    options += [Pick(f"ally {ally}", hero.id) for ally in state.allies_ready for hero in state.party]
    answer = yield from agree(state, "ally", options)
    state.next_step()
    if isinstance(answer, Pick):
        ally = answer.kind.removeprefix("ally ")
        faces = []
        for die in ALLIES[ally].dice:
            # Rolling a Miss again until it is gone is the same as a die without the Miss.
            shown = [FACE_NAMES[face] for face in DICE[die].faces if face != MISS]
            name = yield from lot("ally-die", shown)
            faces.append(next(face for face in DICE[die].faces if FACE_NAMES[face] == name))
        state.ally, state.ally_faces = ally, tuple(faces)
        state.set_fighter(state.hero_number(answer.name), ally=0)
        emit(AllyJoined(ally, answer.name, tuple(FACE_NAMES[face] for face in faces)))
