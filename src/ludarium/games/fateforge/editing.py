"""Positions of a combat of Fateforge set up by hand: heroes, enemies and tokens in zones, health, dice, the round.

An edited position is a hero's turn. Between combats there is no board, and only the text can be changed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from ludarium.games.fateforge import battle
from ludarium.games.fateforge.content import BOSSES, COMBATS, DICE, ENEMIES, HEROES, SKILLS
from ludarium.games.fateforge.game import FATEFORGE
from ludarium.games.fateforge.results import FACE_NAMES, face_of
from ludarium.games.fateforge.state import MAX_PREPARED, NOWHERE, SPENT, EnemyState, FateforgeState, Fighter
from ludarium.kernel.chance import KeyedChance, seed_of
from ludarium.kernel.editing import Choice, Editor, Impossible, Setting, Tool, number
from ludarium.kernel.facts import Setup
from ludarium.kernel.game import Position
from ludarium.kernel.messages import Message
from ludarium.kernel.values import replaced

FORM = "combat"
_OUTSIDE = (battle.Combat, battle.Arrive, battle.SingleCombatOver)
_SPENT = "spent"
_MOST_TOKENS, _MOST_POISON = 9, 9
_SETTING_UP = 2_000
"""More answers than it takes until the first hero has a turn."""
_FLAGS = ("stunned", "hidden", "taunting", "guard_stance", "afraid")


class FateforgeEditor(Editor[FateforgeState]):
    def offers(self, state: FateforgeState) -> bool:
        return bool(state.combat_id and state.fighters) and _fight(state) < len(state.agenda)

    def empty(self, setup: Setup) -> str:
        if setup.form != FORM:
            raise Impossible(Message("edit-none"))
        state = self.settle(_begun(setup))
        return Position(FATEFORGE, self.clear(state)).text()

    def settle(self, state: FateforgeState) -> FateforgeState:
        state.agenda = state.agenda[: _fight(state)]
        state.outcome = None
        for at, fighter in enumerate(state.fighters):
            start = state.starts[0] if state.starts else 0
            zone = start if fighter.zone == NOWHERE else fighter.zone
            dice = fighter.dice if len(fighter.dice) == len(fighter.faces) else ()
            faces = fighter.faces if dice else ()
            state.set_fighter(at, zone=zone, dice=dice, faces=faces, rolled=True, ready=True)
        able = [at for at, fighter in enumerate(state.fighters) if not fighter.ko]
        if not able:
            raise Impossible(Message("ff-edit-nobody"), "FF-20.1")
        active = state.active if state.active in able else able[0]
        order = state.order if len(state.order) == len(state.party) else tuple(range(len(state.party)))
        state.round, state.talk_closed, state.gained = max(1, state.round), True, ()
        _turn(state, active, order[: order.index(active)], _reacted(state))
        return state

    # -- the map -------------------------------------------------------------------------------------------------

    def tools(self, state: FateforgeState) -> tuple[Tool, ...]:
        return tuple(_tools(state))

    def put(self, state: FateforgeState, tool: str, at: str) -> FateforgeState:
        if _moves_door(state, at):
            return state
        zone = _zone(state, at)
        kind, name = tool.split("/", 1)
        if kind == "hero":
            state.set_fighter(state.hero_number(name), zone=zone)
        elif kind == "enemy":
            card = ENEMIES[name]
            taken = {enemy.number for enemy in state.enemies if enemy.id == name}
            free = next((at for at in range(1, card.tokens + 1) if at not in taken), 0)
            if not free:
                raise Impossible(Message("ff-edit-no-enemy", {"enemy": name, "n": card.tokens}))
            made = EnemyState(name, free, zone, armour=card.armour, toughness=card.toughness)
            state.enemies = (*state.enemies, made)
            state.defeated = tuple(gone for gone in state.defeated if gone != made.name)
        elif kind == "boss" and state.boss is not None:
            state.boss = replace(state.boss, zone=zone)
        else:
            known = next(token for token in COMBATS[state.combat_id].tokens if token.name == name)
            others = tuple(token for token in state.tokens if token.name != name)
            state.tokens = (*others, replace(known, zone=zone))
        return state

    def erase(self, state: FateforgeState, at: str) -> FateforgeState:
        if _moves_door(state, at):
            return state
        kind, _, name = at.partition(":")
        enemies = tuple(enemy for enemy in state.enemies if (kind, enemy.name) != ("figure", name))
        tokens = tuple(token for token in state.tokens if (kind, token.name) != ("token", name))
        if len(enemies) == len(state.enemies) and len(tokens) == len(state.tokens):
            stays = kind == "figure" and any(name == known for known, _ in _standing(state))
            raise Impossible(Message("ff-edit-stays" if stays else "edit-nothing-there"))
        state.enemies = tuple(replace(enemy, guards="") if enemy.guards == name else enemy for enemy in enemies)
        state.tokens = tokens
        return state

    def move(self, state: FateforgeState, at: str, to: str) -> FateforgeState:
        zone = _zone(state, to)
        kind, _, name = at.partition(":")
        if kind == "token" and any(token.name == name for token in state.tokens):
            state.tokens = tuple(replace(each, zone=zone) if each.name == name else each for each in state.tokens)
        elif kind != "figure" or all(known != name for known, _ in _standing(state)):
            raise Impossible(Message("edit-nothing-there"))
        elif name in HEROES:
            state.set_fighter(state.hero_number(name), zone=zone)
        elif state.boss is not None and name == state.boss.id:
            state.boss = replace(state.boss, zone=zone)
        else:
            state.enemies = tuple(replace(each, zone=zone) if each.name == name else each for each in state.enemies)
        return state

    def clear(self, state: FateforgeState) -> FateforgeState:
        """No enemies but the boss, everything else as at the beginning."""
        state.enemies, state.defeated = (), ()
        scene = COMBATS[state.combat_id]
        if state.own_map is None:
            carried = {enemy.carries for enemy in scene.enemies}
            tokens = (token for token in scene.tokens if token.kind != "start" and token.name not in carried)
            state.tokens = tuple(tokens)
            state.closed = sum(1 << at for at, door in enumerate(scene.doors) if door.closed)
        start = state.starts[0] if state.starts else 0
        for at in range(len(state.fighters)):
            state.set_fighter(at, zone=start, carries=())
        return state

    # -- everything beside it ------------------------------------------------------------------------------------

    def settings(self, state: FateforgeState) -> tuple[Setting, ...]:
        return tuple(_settings(state))

    def set(self, state: FateforgeState, setting: str, value: tuple[str, ...]) -> FateforgeState:
        what, *which = setting.split("/")
        if what == "combat":
            return _again(state, value[0], [hero.id for hero in state.party])
        if what == "round":
            state.round = number(value)
        elif what in ("active", "done", "reacted"):
            _set_turn(state, what, value)
        elif what in ("damage", "armour", "block", "stunned"):
            _set_enemy(state, what, which[0], value)
        elif what == "hero":
            heroes = [hero.id for hero in state.party]
            if value[0] in heroes and heroes[int(which[0])] != value[0]:
                raise Impossible(Message("ff-edit-hero-twice", {"hero": value[0]}), "FF-1.8")
            heroes[int(which[0])] = value[0]
            return _recruited(state, int(which[0]), heroes)
        else:
            _set_hero(state, what, [int(word) for word in which], value)
        return state


EDITOR = FateforgeEditor()


# -- where a combat stands ---------------------------------------------------------------------------------------


def _fight(state: FateforgeState) -> int:
    """From where on the agenda is about the combat that goes on."""
    inside = (type(item).__module__ == battle.__name__ and not isinstance(item, _OUTSIDE) for item in state.agenda)
    return next((at for at, found in enumerate(inside) if found), len(state.agenda))


def _begun(setup: Setup) -> FateforgeState:
    """The first turn of a combat; until then the first answer that there is is given."""
    position = Position(FATEFORGE, FATEFORGE.setup(setup), KeyedChance(seed_of(1)))
    for _ in range(_SETTING_UP):
        if isinstance(position.base.agenda[-1], battle.HeroTurn):
            break
        decision = position.pending[0]
        position.apply(decision.seat, decision.options[0])
    return position.base.__copy__()


def _again(state: FateforgeState, combat: str, heroes: Sequence[str]) -> FateforgeState:
    """The empty map of a combat, with these heroes."""
    options = {"combat": combat, "heroes": list(heroes), "difficulty": state.difficulty}
    return EDITOR.clear(EDITOR.settle(_begun(Setup(FORM, state.seats, options))))


def _recruited(state: FateforgeState, at: int, heroes: Sequence[str]) -> FateforgeState:
    """Another hero in that place, as it would come to this combat; everybody else stays."""
    fresh = _again(state, state.combat_id, heroes)
    state.party = replaced(state.party, at, fresh.party[at])
    fighter = replace(fresh.fighters[at], zone=state.fighters[at].zone)
    state.fighters = replaced(state.fighters, at, fighter)
    return state


def _reacted(state: FateforgeState) -> bool:
    return all(item.reacted for item in state.agenda if isinstance(item, battle.ActionPhase))


def _turn(state: FateforgeState, active: int, done: Sequence[int], reacted: bool) -> None:
    """It is that hero's turn, after those of others."""
    before = tuple(at for at in done if at != active)
    rest = tuple(at for at in range(len(state.party)) if at != active and at not in before)
    state.order = (*before, active, *rest)
    state.active, state.fresh = active, True
    turns = len(before) + 1
    # The enemies react between turns: not yet means after this one at the earliest (FF-12.11).
    state.reaction = min(state.reaction, turns - 1) if reacted else max(state.reaction, turns)
    phase = battle.ActionPhase(turns, reacted)
    state.agenda = (*state.agenda[: _fight(state)], phase, battle.HeroTurn(active))


def _phase(state: FateforgeState) -> tuple[int, tuple[int, ...], bool]:
    """Whose turn it is, who had one before, and whether the enemies have reacted."""
    if state.active not in state.order:
        return max(0, state.active), (), False
    return state.active, state.order[: state.order.index(state.active)], _reacted(state)


def _set_turn(state: FateforgeState, what: str, value: tuple[str, ...]) -> None:
    active, done, reacted = _phase(state)
    if what == "active":
        active = state.hero_number(value[0])
        done = tuple(at for at in done if at != active)
    elif what == "done":
        done = tuple(at for at in map(state.hero_number, value) if at != active)
    else:
        reacted = value[0] == "yes"
    if state.fighters[active].ko:
        raise Impossible(Message("ff-edit-ko-turn", {"hero": state.party[active].id}), "FF-20.1")
    _turn(state, active, done, reacted)


# -- the map -----------------------------------------------------------------------------------------------------


def _standing(state: FateforgeState) -> Iterator[tuple[str, int]]:
    """All figures and their zones."""
    yield from ((hero.id, fighter.zone) for hero, fighter in zip(state.party, state.fighters, strict=True))
    yield from ((enemy.name, enemy.zone) for enemy in state.enemies)
    if state.boss is not None:
        yield state.boss.id, state.boss.zone


def _zone(state: FateforgeState, at: str) -> int:
    """The zone of a place: itself, or that of the figure or token that is pressed."""
    kind, _, name = at.partition(":")
    if kind == "zone" and name in state.combat.zones:
        return state.combat.zones.index(name)
    things = dict(_standing(state)) if kind == "figure" else {token.name: token.zone for token in state.tokens}
    if kind not in ("figure", "token") or name not in things:
        raise Impossible(Message("ff-edit-no-zone", {"text": at}), "FF-9.1")
    return things[name]


def _moves_door(state: FateforgeState, at: str) -> bool:
    """A door that is pressed opens or closes, whatever is held."""
    for place, door in enumerate(state.combat.doors):
        if at == f"token:{door.name}":
            state.closed ^= 1 << place
            return True
    return False


# -- heroes and enemies ------------------------------------------------------------------------------------------


def _set_enemy(state: FateforgeState, what: str, name: str, value: tuple[str, ...]) -> None:
    set_to: int | bool = value[0] == "yes" if what == "stunned" else number(value)
    if state.boss is not None and state.boss.id == name:
        state.boss = replace(state.boss, **{what: set_to})
    state.enemies = tuple(replace(enemy, **{what: set_to}) if enemy.name == name else enemy for enemy in state.enemies)


def _set_hero(state: FateforgeState, what: str, which: Sequence[int], value: tuple[str, ...]) -> None:
    at = which[0]
    hero, fighter = state.party[at], state.fighters[at]
    if what == "health":
        health = number(value)
        if not health and at == state.active:
            raise Impossible(Message("ff-edit-ko-turn", {"hero": hero.id}), "FF-20.1")
        state.set_hero(at, health=health)
        state.set_fighter(at, ko=not health)
    elif what == "energy":
        state.set_hero(at, energy=number(value))
    elif what in ("blocks", "poison"):
        state.set_fighter(at, **{"block" if what == "blocks" else what: number(value)})
    elif what == "prepared":
        skills = tuple(dict.fromkeys((*hero.skills, *value)))
        state.set_hero(at, skills=skills, prepared=value)
    elif what == "states":
        state.set_fighter(at, **{flag: flag in value for flag in _FLAGS})
    elif what == "face":
        face = SPENT if value[0] == _SPENT else face_of(value[0])
        state.set_fighter(at, faces=replaced(fighter.faces, which[1], face))
    else:
        shown = list(zip(fighter.dice, fighter.faces, strict=True))
        faces = []
        for die in value:
            held = next((each for each in shown if each[0] == die), None)
            if held is not None:
                shown.remove(held)
            faces.append(DICE[die].faces[0] if held is None else held[1])
        state.set_fighter(at, dice=value, faces=tuple(faces))


# -- in words ----------------------------------------------------------------------------------------------------


def _hero(name: str) -> Message:
    return Message("ff-edit-hero", {"hero": name})


def _enemy(name: str, initiative: int = 0) -> Message:
    if initiative:
        return Message("ff-edit-enemy-n", {"enemy": name, "n": initiative})
    return Message("ff-edit-enemy", {"enemy": name})


def _tools(state: FateforgeState) -> Iterator[Tool]:
    heroes, enemies, tokens = Message("ff-edit-heroes"), Message("ff-edit-enemies"), Message("ff-edit-tokens")
    for hero in state.party:
        yield Tool(f"hero/{hero.id}", _hero(hero.id), heroes)
    if state.boss is not None:
        yield Tool(f"boss/{state.boss.id}", _enemy(state.boss.id), enemies)
    scene = COMBATS[state.combat_id]
    placed = (*scene.enemies, *scene.add3, *scene.add4, *(one for variant in scene.variants for one in variant.add))
    kinds = {*(one.enemy for one in placed), *(enemy.id for enemy in state.enemies)}
    for name in (name for name in ENEMIES if name in kinds):
        there = sum(enemy.id == name for enemy in state.enemies)
        yield Tool(f"enemy/{name}", _enemy(name), enemies, max(0, ENEMIES[name].tokens - there))
    for token in scene.tokens if state.own_map is None else ():
        if token.kind != "start":
            label = Message("ff-edit-token", {"map_token": _token(token.name, token.kind)})
            yield Tool(f"token/{token.name}", label, tokens)


def _token(name: str, kind: str) -> str:
    """A token of the map as messages name it: "exit#A"."""
    which = name.removeprefix(kind)
    return f"{kind}#{which}" if which else kind


def _settings(state: FateforgeState) -> Iterator[Setting]:
    turn = Message("edit-turn")
    active, done, reacted = _phase(state)
    names = tuple(hero.id for hero in state.party)
    heroes = tuple(Choice(name, _hero(name)) for name in names)
    if state.form_id == FORM:
        combats = tuple(Choice(name, Message("ff-edit-combat-n", {"text": name.upper()})) for name in COMBATS)
        yield Setting("combat", Message("ff-edit-combat"), turn, "choice", (state.combat_id,), combats)
    yield Setting("active", Message("ff-edit-active"), turn, "choice", (names[active],), heroes)
    acted = tuple(names[at] for at in done)
    yield Setting("done", Message("ff-edit-done"), turn, "list", acted, heroes, most=len(names) - 1)
    yield Setting("reacted", Message("ff-edit-reacted"), turn, "choice", (_yes(reacted),), _YES)
    rounds = max(1, state.rounds)
    yield Setting("round", Message("ff-edit-round"), turn, "number", (str(state.round),), least=1, most=rounds)
    for at in range(len(state.party)):
        yield from _of_hero(state, at)
    if state.boss is not None:
        boss, group = state.boss, _enemy(state.boss.id)
        most = max(boss.toughness - 1, boss.damage)
        yield _count(f"damage/{boss.id}", "ff-edit-damage", group, boss.damage, most)
        yield _count(f"armour/{boss.id}", "ff-edit-armour", group, boss.armour, BOSSES[boss.id].armour + 2)
        yield _count(f"block/{boss.id}", "ff-edit-block", group, boss.block, _MOST_TOKENS)
    for enemy in state.enemies:
        group = _enemy(enemy.id, enemy.number)
        yield _count(f"damage/{enemy.name}", "ff-edit-damage", group, enemy.damage, enemy.toughness - 1)
        yield _count(f"armour/{enemy.name}", "ff-edit-armour", group, enemy.armour, ENEMIES[enemy.id].armour + 2)
        yield _count(f"block/{enemy.name}", "ff-edit-block", group, enemy.block, _MOST_TOKENS)
        stunned = (_yes(enemy.stunned),)
        yield Setting(f"stunned/{enemy.name}", Message("ff-edit-state-stunned"), group, "choice", stunned, _YES)


_YES = (Choice("yes", Message("edit-yes")), Choice("no", Message("edit-no")))


def _yes(told: bool) -> str:
    return "yes" if told else "no"


def _count(name: str, label: str, group: Message, value: int, most: int) -> Setting:
    return Setting(name, Message(label), group, "number", (str(value),), most=max(most, value))


def _of_hero(state: FateforgeState, at: int) -> Iterator[Setting]:
    hero, fighter, group = state.party[at], state.fighters[at], _hero(state.party[at].id)
    if state.form_id == FORM:
        heroes = tuple(Choice(name, _hero(name)) for name in HEROES)
        yield Setting(f"hero/{at}", Message("ff-edit-who"), group, "choice", (hero.id,), heroes)
    yield _count(f"health/{at}", "ff-edit-health", group, hero.health, hero.max_health)
    yield _count(f"energy/{at}", "ff-edit-energy", group, hero.energy, hero.max_energy)
    yield _count(f"blocks/{at}", "ff-edit-block", group, fighter.block, _MOST_TOKENS)
    yield _count(f"poison/{at}", "ff-edit-poison", group, fighter.poison, _MOST_POISON)
    flags = tuple(Choice(flag, Message(f"ff-edit-state-{flag.replace('_', '-')}")) for flag in _FLAGS)
    has = tuple(flag for flag in _FLAGS if getattr(fighter, flag))
    yield Setting(f"states/{at}", Message("ff-edit-states"), group, "list", has, flags, most=len(_FLAGS))
    yield from _dice(state, at, group, fighter)
    own = tuple(name for name, skill in SKILLS.items() if skill.hero == hero.id)
    skills = tuple(Choice(name, Message("ff-edit-skill", {"skill": name})) for name in own)
    prepared = tuple(hero.prepared)
    yield Setting(f"prepared/{at}", Message("ff-edit-prepared"), group, "list", prepared, skills, most=MAX_PREPARED)


def _dice(state: FateforgeState, at: int, group: Message, fighter: Fighter) -> Iterator[Setting]:
    own = Counter(state.party[at].dice()) | Counter(fighter.dice)
    kinds = tuple(Choice(die, Message("ff-edit-die", {"die": die}), count) for die, count in own.items())
    most = max(4, len(fighter.dice))
    yield Setting(f"dice/{at}", Message("ff-edit-dice"), group, "list", fighter.dice, kinds, most=most)
    for place, (die, face) in enumerate(zip(fighter.dice, fighter.faces, strict=True)):
        faces = dict.fromkeys((*DICE[die].faces, *(() if face == SPENT else (face,))))
        choices = (*(Choice(FACE_NAMES[each], _face(each)) for each in faces), Choice(_SPENT, Message("ff-edit-spent")))
        shown = _SPENT if face == SPENT else FACE_NAMES[face]
        label = Message("ff-edit-die", {"die": die})
        yield Setting(f"face/{at}/{place}", label, group, "choice", (shown,), choices)


def _face(face: int) -> Message:
    results = [Message(f"result-{name}") for name in FACE_NAMES[face].split("|")]
    return results[0] if len(results) == 1 else Message("ff-edit-either", {"one": results[0], "two": results[1]})
