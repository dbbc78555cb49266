"""The action phase: hero turns in order, the reaction between them, the enemy turn at the end (FF-13)."""

from __future__ import annotations

from msgspec.structs import replace

from ludarium.games.fateforge.actions import (
    END_TURN,
    PASS,
    Act,
    AskAlly,
    Choose,
    Cover,
    Drink,
    EnergyStep,
    Revive,
    Take,
    UseAbility,
    UseItem,
    UseSkill,
    UseSpecial,
)
from ludarium.games.fateforge.battle import (
    ActionPhase,
    BeginTurn,
    CleanUp,
    EndOfTurn,
    EnemyTurn,
    Gifts,
    HeroTurn,
    Reaction,
)
from ludarium.games.fateforge.combat import bosses
from ludarium.games.fateforge.combat.effects import charge, have_effect, move_door
from ludarium.games.fateforge.combat.items import equip_found
from ludarium.games.fateforge.combat.recipes import perform, step_to
from ludarium.games.fateforge.combat.uses import drinks, pierces, uses
from ludarium.games.fateforge.content import ALLIES, ITEMS, SKILLS, Fx
from ludarium.games.fateforge.deeds import (
    attack,
    draw_corruption,
    gain_block,
    gain_energy,
    give_up,
    heal,
    lose_energy,
    lose_health,
    spend_energy,
    use_up,
)
from ludarium.games.fateforge.events import (
    AbilityUsed,
    ChestOpened,
    HeroGained,
    HeroLost,
    HeroRevived,
    Hidden,
    ItemUsed,
    SkillUsed,
    TokenTaken,
    TokenUsed,
    TurnBegan,
    TurnEnded,
)
from ludarium.games.fateforge.lots import lot
from ludarium.games.fateforge.notation import ways_of
from ludarium.games.fateforge.results import FACE_NAMES, PRECISE_STRIKE, RESULTS, SPECIAL, face_of
from ludarium.games.fateforge.state import NOWHERE, SPENT, FateforgeState
from ludarium.games.fateforge.verbs import VERBS
from ludarium.kernel.decisions import Action, Decision, Emit, Script


def action_phase(state: FateforgeState, item: ActionPhase, emit: Emit) -> Script[None]:
    """The next tile of the order track (FF-12.11)."""
    state.talk_closed = True
    if item.turns == state.reaction and not item.reacted:
        state.agenda = (*state.agenda[:-1], replace(item, reacted=True), Reaction())
    elif item.turns < len(state.order):
        hero = state.order[item.turns]
        state.agenda = (*state.agenda[:-1], replace(item, turns=item.turns + 1))
        fighter = state.fighters[hero]
        if not fighter.ko and not fighter.revived:
            state.agenda = (*state.agenda, BeginTurn(hero))
    else:
        state.next_step(EnemyTurn(), CleanUp())
    return
    yield


def begin_turn(state: FateforgeState, item: BeginTurn, emit: Emit) -> Script[None]:
    """The screen is lifted; from here on everybody sees the dice (FF-12.3)."""
    number = item.hero
    hero, fighter = state.party[number], state.fighters[number]
    state.active, state.gained, state.fresh = number, (), True
    emit(TurnBegan(hero.id, fighter.dice, tuple(_shown(face) for face in fighter.faces)))
    if hero.id == "noble" and fighter.guard_stance:
        emit(AbilityUsed(hero.id, "fencing"))
        gain_block(state, emit, number, 1)
    state.next_step(Gifts(number), HeroTurn(number))
    return
    yield


def _shown(face: int) -> str:
    return "spent" if face == SPENT else FACE_NAMES[face]


def gifts(state: FateforgeState, item: Gifts, emit: Emit) -> Script[None]:
    """Voice of the Drum: the Shaman may give a charge as a result to a hero whose turn starts nearby."""
    number = item.hero
    giver = next((at for at, hero in enumerate(state.party) if hero.id == "shaman"), NOWHERE)
    gifted = _gifts(state, giver, number) if giver >= 0 else []
    if not gifted:
        state.next_step()
        return
    shaman = state.party[giver]
    answer = yield Decision(shaman.seat, "gift", (PASS, *gifted), (("hero", state.party[number].id),))
    if answer == PASS:
        state.next_step()
        return
    fighter = state.fighters[giver]
    state.set_fighter(giver, charges=fighter.charges - 1)
    emit(HeroLost(shaman.id, "charge", 1))
    result = answer.way
    if result == "strike":
        state.set_fighter(giver, used=(*fighter.used, "sh_drum_of_war"))
    emit(AbilityUsed(shaman.id, "sh_drum_of_war" if result == "strike" else "voice-of-the-drum"))
    emit(HeroGained(state.party[number].id, result, 1))
    state.gained = (*state.gained, RESULTS[result])


def _gifts(state: FateforgeState, giver: int, number: int) -> list[Action]:
    fighter = state.fighters[giver]
    away = state.ground.distance[fighter.zone][state.fighters[number].zone]
    if fighter.ko or not fighter.charges or away > 1:
        return []
    # The Voice is for another hero; the Drum of War calls anybody, the Shaman too.
    options: list[Action] = [Choose("focus")] if giver != number else []
    if state.has_prepared(giver, "sh_drum_of_war") and "sh_drum_of_war" not in fighter.used:
        options.append(Choose("strike"))
    return options


# -- the turn --------------------------------------------------------------------------------------------------


def hero_turn(state: FateforgeState, item: HeroTurn, emit: Emit) -> Script[None]:
    """One thing a hero does; asked again until the turn ends (FF-13.6)."""
    number = item.hero
    if state.fighters[number].ko:
        _end(state, emit, number)
        return
    hero = state.party[number]
    answer = yield Decision(hero.seat, "turn", (*uses(state, number), END_TURN), (("hero", hero.id),))
    if answer == END_TURN:
        state.next_step(EndOfTurn(number))
        return
    if not isinstance(answer, Drink):
        state.fresh = False
    if isinstance(answer, Act):
        yield from _act(state, emit, number, answer)
    elif isinstance(answer, EnergyStep):
        spend_energy(state, emit, number, 1)
        _mark_used(state, number, "energy-step")
        _pay(state, number, answer.pays)
        yield from step_to(state, emit, number, _zone(state, answer.zone), "energy", bool(answer.pays))
    elif isinstance(answer, UseSkill):
        yield from _use_skill(state, emit, number, answer)
    elif isinstance(answer, UseItem):
        yield from _use_item(state, emit, number, answer)
    elif isinstance(answer, UseSpecial):
        yield from _use_special(state, emit, number)
    else:
        yield from _do_other(state, emit, number, answer)


def _do_other(state: FateforgeState, emit: Emit, number: int, answer: Action) -> Script[None]:
    if isinstance(answer, Take):
        take(state, emit, number, answer.token)
    elif isinstance(answer, Revive):
        _pay(state, number, answer.pays)
        yield from _revive(state, emit, number, state.hero_number(answer.hero))
    elif isinstance(answer, Cover):
        _pay(state, number, answer.pays)
        _cover(state, emit, number, answer)
    elif isinstance(answer, AskAlly):
        yield from _ask_ally(state, emit, number, answer)
    elif isinstance(answer, Drink):
        drink(state, emit, number, answer.what)
    else:
        assert isinstance(answer, UseAbility)
        _pay(state, number, answer.pays)
        _use_ability(state, emit, number, answer.what)


def end_of_turn(state: FateforgeState, item: EndOfTurn, emit: Emit) -> Script[None]:
    """A fountain may be used at the end of a turn as well (FF-27.4)."""
    options = drinks(state, item.hero)
    if options and not state.fighters[item.hero].ko:
        hero = state.party[item.hero]
        answer = yield Decision(hero.seat, "fountain", (*options, PASS), (("hero", hero.id),))
        if answer != PASS:
            drink(state, emit, item.hero, answer.what)
            return
    _end(state, emit, item.hero)


def _end(state: FateforgeState, emit: Emit, number: int) -> None:
    """What has not been used is lost (FF-13.5)."""
    fighter = state.fighters[number]
    lost = tuple(FACE_NAMES[face] for face in (*fighter.faces, *state.gained) if face > 0)
    emit(TurnEnded(state.party[number].id, lost))
    state.set_fighter(number, faces=(SPENT,) * len(fighter.faces))
    state.active, state.gained, state.fresh = NOWHERE, (), False
    state.next_step()


def _zone(state: FateforgeState, letter: str) -> int:
    return state.combat.zones.index(letter)


def _pay(state: FateforgeState, number: int, pays: tuple[str, ...]) -> None:
    for face in pays:
        give_up(state, number, face)


def _mark_used(state: FateforgeState, number: int, what: str) -> None:
    state.set_fighter(number, used=(*state.fighters[number].used, what))


def _act(state: FateforgeState, emit: Emit, number: int, act: Act) -> Script[None]:
    _pay(state, number, act.pays)
    if act.what == "step":
        yield from step_to(state, emit, number, _zone(state, act.target), "step", len(act.pays) > 1)
    elif act.what == "block":
        gain_block(state, emit, number, 1)
    elif act.what == "focus":
        yield from examine(state, emit, number, act.target)
    else:
        yield from attack(state, emit, number, act.target, act.what, 1)


# -- skills, items, weapons ------------------------------------------------------------------------------------


def _pay_pools(state: FateforgeState, emit: Emit, number: int, pays: tuple[str, ...]) -> None:
    for demand in pays:
        if demand == "energy":
            spend_energy(state, emit, number, 1)
        elif demand == "health":
            lose_health(state, emit, number, 1)
        elif demand == "stealth":
            state.set_fighter(number, hidden=False)
            emit(Hidden(state.party[number].id, hidden=False))
        elif demand == "charge":
            state.set_fighter(number, charges=state.fighters[number].charges - 1)
            emit(HeroLost(state.party[number].id, "charge", 1))


def _use_skill(state: FateforgeState, emit: Emit, number: int, use: UseSkill) -> Script[None]:
    skill = SKILLS[use.skill]
    _pay(state, number, use.pays)
    fighter = state.fighters[number]
    if skill.kind == "once":
        state.set_fighter(number, spent=(*fighter.spent, skill.id))
    else:
        state.set_fighter(number, used=(*fighter.used, skill.id))
    gains = skill.pays if use.back else skill.results
    emit(SkillUsed(state.party[number].id, skill.id, use.pays, gains))
    if not use.back:
        _pay_pools(state, emit, number, skill.pays)
    state.gained += tuple(RESULTS[result] for result in gains)
    if use.back:
        return
    target = yield from perform(state, emit, number, skill.deeds, pierces(skill.id))
    for fx in skill.fx:
        yield from have_effect(state, emit, number, fx, target)


def _use_item(state: FateforgeState, emit: Emit, number: int, use: UseItem) -> Script[None]:
    item = ITEMS[use.item]
    _pay(state, number, use.pays)
    emit(ItemUsed(state.party[number].id, item.id, use.pays, item.results))
    use_up(state, number, item.id)
    _pay_pools(state, emit, number, item.pays)
    state.gained += tuple(RESULTS[result] for result in item.results)
    target = yield from perform(state, emit, number, item.deeds)
    for fx in item.fx:
        yield from have_effect(state, emit, number, fx, target)


def _use_special(state: FateforgeState, emit: Emit, number: int) -> Script[None]:
    held = state.party[number].slots[0]
    assert held is not None
    weapon = ITEMS[held.id]
    faces = state.fighters[number].faces
    at = faces.index(SPECIAL)
    state.set_fighter(number, faces=(*faces[:at], SPENT, *faces[at + 1 :]))
    emit(ItemUsed(state.party[number].id, weapon.id, ("special",), ()))
    target = yield from perform(state, emit, number, weapon.special)
    for fx in weapon.special_fx:
        yield from have_effect(state, emit, number, fx, target)


def _use_ability(state: FateforgeState, emit: Emit, number: int, what: str) -> None:
    hero = state.party[number].id
    if what == "hide":
        state.set_fighter(number, hidden=True)
        emit(Hidden(hero, hidden=True))
    elif what == "charge":
        charge(state, emit, number, 1)
    else:
        _mark_used(state, number, "fencing")
        emit(AbilityUsed(hero, "fencing"))
        state.gained = (*state.gained, PRECISE_STRIKE)


# -- the map ---------------------------------------------------------------------------------------------------


def take(state: FateforgeState, emit: Emit, number: int, token: str) -> None:
    state.drop_token(token)
    state.set_fighter(number, carries=(*state.fighters[number].carries, token))
    emit(TokenTaken(state.party[number].id, token))


def drink(state: FateforgeState, emit: Emit, number: int, what: str) -> None:
    fountain = state.tokens_in(state.fighters[number].zone, "fountain")[0]
    emit(TokenUsed(state.party[number].id, fountain.name))
    state.tokens = tuple(
        replace(token, amount=token.amount - 1) if token.name == fountain.name else token for token in state.tokens
    )
    if what == "health":
        heal(state, emit, number, 1)
    else:
        gain_energy(state, emit, number, 1)


def examine(state: FateforgeState, emit: Emit, number: int, thing: str) -> Script[None]:
    """A Focus action: chest, exploration token, door or objective (FF-27.1, FF-27.11, FF-27.13)."""
    hero = state.party[number].id
    token = state.token(thing)
    if token is None and any(door.name == thing for door in state.combat.doors):
        move_door(state, emit, number, thing)
    elif token is not None and token.kind == "chest":
        yield from _open_chest(state, emit, number, thing)
    elif token is not None and token.kind == "explore":
        state.drop_token(thing)
        state.explored = (*state.explored, thing)
        emit(TokenUsed(hero, thing))
        yield from _explore(state, emit, number, thing)
    else:
        state.focused = (*state.focused, thing)
        emit(TokenUsed(hero, thing))


def _open_chest(state: FateforgeState, emit: Emit, number: int, chest: str) -> Script[None]:
    """The finder may equip the item at once, or puts it into the shared bag (FF-27.1)."""
    state.drop_token(chest)
    state.opened = (*state.opened, chest)
    found = yield from lot("chest", state.combat.chests)
    emit(ChestOpened(state.party[number].id, chest, found))
    if found.startswith("gold "):
        state.remember(gold=state.campaign.gold + int(found.split()[1]))
        return
    yield from equip_found(state, emit, number, found)


def _explore(state: FateforgeState, emit: Emit, number: int, token: str) -> Script[None]:
    """What an exploration token brings; "or" between effects lets the hero choose one (FF-27.11)."""
    ways = ways_of(dict(state.combat.explore).get(token, ()))
    chosen = ways[0]
    if len(ways) > 1:
        options = tuple(Choose(str(at)) for at in range(1, len(ways) + 1))
        args = (("combat", state.combat_id), ("token", token))
        answer = yield Decision(state.party[number].seat, "explore", options, args)
        chosen = ways[int(answer.way) - 1]
    for fx in chosen:
        yield from _found(state, emit, number, fx)


def _found(state: FateforgeState, emit: Emit, number: int, fx: Fx) -> Script[None]:
    if not (fx.says("unless") and fx.words[-1] in state.campaign.flags):
        yield from VERBS[fx.verb].found(state, emit, number, fx)


def _revive(state: FateforgeState, emit: Emit, number: int, other: int) -> Script[None]:
    """The reviver loses 1 health and 1 energy, the revived regains 2 health and draws a Corruption card (FF-20.2)."""
    lose_health(state, emit, number, 1)
    if not state.fighters[number].ko or state.party[number].energy:
        lose_energy(state, emit, number, 1)
    poison = state.fighters[other].poison
    state.set_fighter(other, ko=False, corrupted=False, revived=True, poison=0)
    emit(HeroRevived(state.party[other].id, state.party[number].id))
    heal(state, emit, other, 2 + poison)
    yield from draw_corruption(state, emit, other)


def _cover(state: FateforgeState, emit: Emit, number: int, cover: Cover) -> None:
    symbols = bosses.open_symbols(state, number)
    place = next(s.symbol for s in symbols if s.weak_point == cover.weak_point and s.need == cover.symbol)
    bosses.cover(state, emit, cover.weak_point, place, number)


def _ask_ally(state: FateforgeState, emit: Emit, number: int, ask: AskAlly) -> Script[None]:
    """Either the ally's die in place of an own one, or an ability for it (FF-27.9)."""
    face = face_of(ask.face)
    at = state.ally_faces.index(face)
    state.ally_faces = state.ally_faces[:at] + state.ally_faces[at + 1 :]
    emit(AbilityUsed(state.party[number].id, f"ally-{state.ally}", ask.face))
    if ask.ability:
        yield from have_effect(state, emit, number, ALLIES[state.ally].abilities[ask.ability - 1])
        return
    faces = state.fighters[number].faces
    die = next(at for at, shown in enumerate(faces) if shown >= 0 and FACE_NAMES[shown] == ask.pays[0])
    state.set_fighter(number, faces=(*faces[:die], SPENT, *faces[die + 1 :]))
    state.gained = (*state.gained, face)
