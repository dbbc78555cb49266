"""First impressions: which options are worth a thought, best first; for the bots. Reads what the asked seat knows."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ludarium.games.fateforge.actions import (
    AGREE,
    END_TURN,
    PASS,
    Act,
    AskAlly,
    Choose,
    Cover,
    Drink,
    EnergyStep,
    FlipStance,
    Pick,
    PickDice,
    PickEnemy,
    PickHero,
    PickResult,
    PickZone,
    Ready,
    Reroll,
    Revive,
    SetOrder,
    Soak,
    Sprint,
    Take,
    Turn,
    UseAbility,
    UseItem,
    UseSkill,
    UseSpecial,
)
from ludarium.games.fateforge.combat.objectives import TERMS, goals_of, leaving, met
from ludarium.games.fateforge.combat.targets import examinable, focus_needed, shot_from, struck_from
from ludarium.games.fateforge.content import DICE, ITEMS, SKILLS, Item, Skill
from ludarium.games.fateforge.deeds import results_at_hand
from ludarium.games.fateforge.ground import FAR
from ludarium.games.fateforge.mind.aims import Aims
from ludarium.games.fateforge.mind.housekeeping import RANKS as BETWEEN_COMBATS
from ludarium.games.fateforge.results import (
    BLOCK,
    FOCUS,
    PRECISE_SHOT,
    PRECISE_STRIKE,
    RESULTS,
    SHOT,
    STEP,
    STRIKE,
    face_of,
)
from ludarium.games.fateforge.state import FateforgeState
from ludarium.games.fateforge.verbs import VERBS
from ludarium.kernel.decisions import Action, Decision
from ludarium.kernel.game import Position

TURN_WIDTH = 6
"""How many uses of a turn are worth a thought: each is judged at the end of the turn, which takes its time."""
NEVER = -50.0
"""What nobody would do in earnest is ranked below this."""

_STRIKES = STRIKE | PRECISE_STRIKE
_SHOTS = SHOT | PRECISE_SHOT

Rank = Callable[[FateforgeState, Decision], Callable[[Action], float]]

_QUESTIONS = frozenset(
    (
        *("turn", "plan", "pick-dice", "order", "start-zone", "extra-round", "escape", "story", "roam", "rest"),
        *("manage", "learn", "before-combat", "knocked-out", "party", "reward", "expedition", "ally", "quest"),
    )
)
"""What asks what to do next; everything else asks how to carry out what has begun."""


def begins_anew(decision: Decision) -> bool:
    """Whether it asks what to do next."""
    return decision.prompt in _QUESTIONS


def next_question(position: Position[FateforgeState], seat: int) -> Decision | None:
    """What anybody is asked in the middle of something, and the rest of the hero's turn while there is a use for it.

    It ends before the turn does: what enemies do then is mostly luck, and hides what a use was worth.
    """
    state = position.state
    for decision in position.pending:
        if not begins_anew(decision):
            return decision
        if decision.seat == seat and decision.prompt == "turn" and not state.fresh:
            return None if shortlist(state, decision, 1)[0] == END_TURN else decision
    return None


def follow_up(state: FateforgeState, decision: Decision) -> Action | None:
    """A use is judged where it is done, as if the hero did nothing more after it."""
    return None if begins_anew(decision) else shortlist(state, decision, 1)[0]


def shortlist(state: FateforgeState, decision: Decision, limit: int) -> Sequence[Action]:
    """At most `limit` options, best first."""
    options = decision.options
    if len(options) == 1:
        return options
    if AGREE in options:
        return (AGREE,)  # whoever proposed has thought about it
    prompt = decision.prompt
    prepare = _RANKS.get(prompt)
    if prepare is None:
        return options[:limit]
    rank = prepare(state, decision)
    if limit == 1 or prompt in _AT_FIRST_SIGHT:
        return (max(options, key=rank),)
    ranked = sorted(((rank(option), option) for option in options), key=lambda entry: -entry[0])
    if prompt == "turn":
        return _uses(ranked, min(TURN_WIDTH, max(1, limit // 3)))
    best = ranked[0][0]
    return tuple(option for worth, option in ranked if worth > NEVER or best <= NEVER)[:limit]


def _uses(ranked: list[tuple[float, Action]], limit: int) -> tuple[Action, ...]:
    """Uses that are better than to end the turn, each with what it is best paid with; one that is free is taken."""
    if ranked[0][0] >= _FREE:
        return (ranked[0][1],)
    found: dict[object, Action] = {}
    for worth, option in ranked:
        if worth <= 0:
            break
        found.setdefault(_deed(option), option)
        if len(found) == limit:
            break
    return tuple(found.values()) or (END_TURN,)


def _deed(option: Action) -> object:
    """What an option does, whatever it is paid with."""
    if isinstance(option, Act):
        return (option.what, option.target)
    if isinstance(option, UseSkill):
        return (option.skill, option.back)
    if isinstance(option, UseItem):
        return option.item
    if isinstance(option, UseAbility):
        return option.what
    if isinstance(option, Cover):
        return (option.weak_point, option.symbol)
    return "revive" if isinstance(option, Revive) else option


# -- a hero's turn ---------------------------------------------------------------------------------------------

_FREE = 15.0
"""The rank of what costs nothing and is wanted."""


class _Turn:
    """A hero's hand and place: what each result is good for now."""

    def __init__(self, state: FateforgeState, number: int) -> None:
        self.state = state
        self.number = number
        self.aims = Aims(state)
        self.here = state.fighters[number].zone
        self.struck = struck_from(state, self.here)
        self.shot = shot_from(state, self.here)
        self.needed = focus_needed(state)
        self.hand = results_at_hand(state, number)
        self.strikes = sum(1 for face in self.hand if face & _STRIKES)
        self.shots = sum(1 for face in self.hand if face & _SHOTS)
        self.steps = sum(1 for face in self.hand if face & STEP)
        self.way = self._distance(self.here)
        self.precise = self._wants_precise()
        self.watched = bool(state.enemies_in(self.here)) or any(
            state.ground.distance[self.here][enemy.zone] == 1 for enemy in state.enemies
        )
        self._worth: dict[int, float] = {}

    def _distance(self, zone: int) -> int:
        """How far a zone is from what this hero has to do; a shooter stays one zone away from the enemy."""
        aims, state = self.aims, self.state
        if not aims.zones:
            return aims.out(zone)
        least = min((aims.road[zone][spot] for spot in aims.spots), default=FAR)
        shooter = self.shots > self.strikes
        for enemy in state.enemies:
            if enemy.name in aims.kill:
                away = aims.road[zone][enemy.zone]
                if shooter and not enemy.can("stealth") and away <= 1:
                    fits = away == 1 and state.ground.can_shoot(zone, enemy.zone)
                    away = 0 if fits else 1
                elif shooter:
                    away -= 1
                least = min(least, away)
        if state.boss is not None and state.boss.id in aims.kill:
            away = aims.road[zone][state.boss.zone]
            least = min(least, abs(away - 1) if shooter else away)
        return least

    def _wants_precise(self) -> bool:
        if self.state.boss is not None:
            return True
        return any("precise" in pay for skill in self.state.party[self.number].prepared for pay in SKILLS[skill].pays)

    def value(self, face: int) -> float:
        """What a result at hand is good for."""
        if face not in self._worth:
            self._worth[face] = self._value(face)
        return self._worth[face]

    def _value(self, face: int) -> float:
        worth = 0.1
        if face & _STRIKES:
            near = any(struck_from(self.state, zone) for zone in self.state.ground.neighbours[self.here])
            worth = max(worth, 2.2 if self.struck else 1.0 if near else 0.1)
            if face & PRECISE_STRIKE:
                worth += 0.3 if self.precise else 0.05
        if face & _SHOTS:
            worth = max(worth, 2.2 if self.shot else 0.4)
            if face & PRECISE_SHOT:
                worth += 0.3 if self.precise else 0.05
        if face & STEP and self.way > 0:
            worth = max(worth, 1.8 if self.steps <= self.way else 0.5)
        if face & FOCUS and any(thing in self.needed for thing in examinable(self.state, self.here)):
            worth = max(worth, 4.0)
        if face & BLOCK:
            worth = max(worth, 0.9 if self.watched else 0.1)
        return worth

    def price(self, pays: tuple[str, ...]) -> float:
        return sum(self.value(face_of(pay)) for pay in pays)

    def waste(self, pays: tuple[str, ...]) -> float:
        """A face that could do something else, too, is better kept."""
        return sum(0.05 * (face_of(pay).bit_count() - 1) + 0.1 * ("precise" in pay) * self.precise for pay in pays)

    def rank(self, option: Action) -> float:
        if isinstance(option, Act):
            return self._act(option) - self.waste(option.pays)
        if isinstance(option, UseSkill):
            skill = SKILLS[option.skill]
            if option.back:
                gained = sum(self.value(face_of(demand)) for demand in skill.pays)
                return self._exchange(gained, option.pays)
            return self._recipe(skill, option.pays)
        if isinstance(option, EnergyStep):
            return self._step(option.zone, self.steps == 0) - 1.0
        if isinstance(option, Take):
            return 20.0
        if isinstance(option, Cover):
            return 8.0 - self.waste(option.pays) - 0.1 * self.price(option.pays)
        if isinstance(option, UseItem):
            return self._recipe(ITEMS[option.item], option.pays)
        if isinstance(option, UseSpecial):
            return 7.5
        if isinstance(option, Revive):
            return 5.5 - 0.5 * self.price(option.pays) if self.state.party[self.number].health > 2 else -1.0
        if isinstance(option, UseAbility):
            return self._ability(option)
        if isinstance(option, AskAlly):
            if option.ability:
                return 1.0
            return self._exchange(self.value(face_of(option.face)), option.pays)
        return 16.0 if isinstance(option, Drink) else 0.0

    def _act(self, act: Act) -> float:
        if act.what == "strike":
            return self.blow(act.target, self.strikes)
        if act.what == "shot":
            return self.blow(act.target, self.shots)
        if act.what == "step":
            return self._step(act.target, True)
        if act.what == "block":
            return 2.0 if self.watched else 0.5
        if act.target in self.needed:
            return 14.0
        if act.target.startswith("door"):
            return self._door(act.target)
        token = self.state.token(act.target)
        if token is not None and token.kind == "explore":
            return 12.0 if token.zone in self.aims.spots else 2.0
        return 4.5  # a chest

    def blow(self, target: str, attacks: int, damage: int = 1) -> float:
        """What a blow is worth: damage that does not defeat is gone after the round, unless it was armour."""
        state = self.state
        at = state.enemy_number(target)
        if at < 0:
            return 5.0 if self.aims.fell else -1.0
        enemy = state.enemies[at]
        left = enemy.toughness - enemy.damage + enemy.armour + enemy.block
        wanted = target in self.aims.kill
        if left <= damage:
            worth = 7.0 + 0.1 * enemy.toughness
        elif left <= attacks + damage - 1:
            worth = 6.0 - 0.1 * left
        else:
            worth = 3.2 if enemy.damage or enemy.armour else 2.6
            if wanted and (enemy.armour or self._followed()):
                worth += 1.0
        if enemy.stunned:
            worth -= 0.5
        return worth + (1.5 if wanted else 0.0)

    def _followed(self) -> bool:
        """Whether another hero has a turn after this one in the round."""
        return bool(self.state.order) and self.state.order[-1] != self.number

    def _step(self, letter: str, useful: bool) -> float:
        state, there = self.state, self.state.combat.zones.index(letter)
        gain = self.way - self._distance(there)
        foes = sum(1 for enemy in state.enemies if enemy.zone == there and not enemy.stunned)
        here = sum(1 for enemy in state.enemies if enemy.zone == self.here and not enemy.stunned)
        weak = state.party[self.number].health <= 2
        if not self.aims.zones:
            # Nothing is left to be done: towards the exit, and out of the way of enemies.
            return 0.8 * gain + 0.8 * (here - foes)
        worth = -0.5
        if gain > 0:
            worth = 4.0 if useful else 2.2
        elif gain == 0 and self.strikes and not self.struck and struck_from(state, there):
            worth = 2.8
        elif gain == 0 and self.shots and not self.shot and shot_from(state, there):
            worth = 2.6
        elif gain < 0:
            worth = -1.5
        worth -= 0.15 * foes
        return worth - 2.5 * (foes - here) if weak and foes > here else worth

    def _door(self, name: str) -> float:
        """A closed door on the way is opened; no other is touched."""
        state = self.state
        at, door = next((at, door) for at, door in enumerate(state.combat.doors) if door.name == name)
        if not state.closed >> at & 1:
            return NEVER - 1
        aims = self.aims
        beyond = min(self._distance(zone) if aims.zones else aims.out(zone) for zone in door.zones)
        return 4.6 if beyond < self.way else -1.0

    def _exchange(self, gained: float, pays: tuple[str, ...]) -> float:
        gain = gained - self.price(pays)
        return 4.2 + gain if gain > 0.25 else -1.0

    def _ability(self, ability: UseAbility) -> float:
        if ability.what == "hide":
            return 1.0 if self.price(ability.pays) < 1 else -1.0
        if ability.what == "charge":
            return 0.6 if self.price(ability.pays) < 0.5 else -1.0
        return 1.0 if self.state.boss is not None and self.state.boss.zone == self.here else -1.0

    def _recipe(self, recipe: Skill | Item, pays: tuple[str, ...]) -> float:
        """A skill or an item: what its results, actions and effects are worth, less what they cost."""
        price = self.price(pays) + 0.6 * recipe.pays.count("energy") + 0.9 * recipe.pays.count("health")
        price += 0.3 * recipe.pays.count("stealth")
        if isinstance(recipe, Item) and recipe.use in ("consumable", "charged"):
            price += 1.0
        elif isinstance(recipe, Skill) and recipe.kind == "once":
            price += 0.3
        worth = sum(self.value(RESULTS[result]) for result in recipe.results)
        for deed in recipe.deeds:
            if deed.what in ("strike", "shot"):
                worth += 2.4 + 1.8 * deed.extra
            elif deed.what == "step":
                worth += 1.2
            else:
                worth += 0.4
        for fx in recipe.fx:
            worth += VERBS[fx.verb].worth(self, fx)
        gain = worth - price
        if not recipe.results:
            return 4.4 + gain - self.waste(pays) if gain > 0.1 else -1.0
        return 4.2 + gain - self.waste(pays) if gain > 0.25 else -1.0


def _turn(state: FateforgeState, decision: Decision) -> Callable[[Action], float]:
    return _Turn(state, state.active).rank


# -- planning --------------------------------------------------------------------------------------------------


def _plan(state: FateforgeState, decision: Decision) -> Callable[[Action], float]:
    """Sprint towards what is to be done, roll Misses again, then be ready."""
    turns: dict[int, _Turn] = {}

    def rank(option: Action) -> float:
        if isinstance(option, Ready):
            return 1.0
        number = state.hero_number(option.hero)  # type: ignore[attr-defined]
        hero = state.party[number]
        if isinstance(option, Reroll):
            if option.by == "energy":
                return 2.0 + len(option.dice) if hero.energy >= 3 or len(option.dice) > 1 else 0.0
            turn = turns.setdefault(number, _Turn(state, number))
            face = state.fighters[number].faces[option.dice[0] - 1]
            faces = DICE[state.fighters[number].dice[option.dice[0] - 1]].faces
            gain = sum(turn.value(other) if other else 0.0 for other in faces) / len(faces)
            return 1.0 + gain - (turn.value(face) if face else 0.0)
        if isinstance(option, Sprint):
            turn = turns.setdefault(number, _Turn(state, number))
            return _sprint(state, turn, option.zone)
        if isinstance(option, Turn):
            turn = turns.setdefault(number, _Turn(state, number))
            old = state.fighters[number].faces[option.die - 1]
            return 0.9 + turn.value(face_of(option.face)) - turn.value(old)
        return -1.0 if isinstance(option, FlipStance) else 0.0

    return rank


def _sprint(state: FateforgeState, turn: _Turn, letter: str) -> float:
    there = state.combat.zones.index(letter)
    gain = turn.way - turn._distance(there)
    chased = state.enemies_in(turn.here)
    if gain <= 0 or (chased and (state.party[turn.number].health <= 3 or turn.struck)):
        return -1.0
    if any(token.kind == "trap" and token.zone == there for token in state.tokens):
        return -1.0
    weak = state.party[turn.number].health <= 3 and state.enemies_in(there)
    # With nothing left to be done nobody runs into enemies.
    if weak or (not turn.aims.zones and state.enemies_in(there)):
        return -1.0
    return 6.0 + gain - chased


_DICE = {"weapon_melee": 3.0, "weapon_ranged": 3.0, "red": 2.0, "blue": 2.0, "yellow": 1.6, "green": 1.2}


def _dice(state: FateforgeState, decision: Decision) -> Callable[[Action], float]:
    hero = state.party[state.hero_number(str(dict(decision.args)["hero"]))]
    focuses = sum("focus" in pay for skill in hero.prepared for pay in SKILLS[skill].pays)
    worth = {**_DICE, "green": _DICE["green"] + 0.3 * focuses}

    def rank(option: Action) -> float:
        assert isinstance(option, PickDice)
        return sum(worth[die] for die in option.dice) + 0.4 * len(set(option.dice))

    return rank


def _order(state: FateforgeState, decision: Decision) -> Callable[[Action], float]:
    """The strongest first: enemies like to aim at the earliest."""
    places = len(state.party)

    def rank(option: Action) -> float:
        assert isinstance(option, SetOrder)
        heroes = [state.hero_number(hero) for hero in option.heroes]
        return sum((places - at) * (state.party[number].health + 0.1 * number) for at, number in enumerate(heroes))

    return rank


# -- being asked in the middle ---------------------------------------------------------------------------------


def _target(state: FateforgeState, decision: Decision) -> Callable[[Action], float]:
    def rank(option: Action) -> float:
        assert isinstance(option, PickHero)
        number = state.hero_number(option.hero)
        return state.party[number].health + 2.0 * state.fighters[number].block

    return rank


def _soak(state: FateforgeState, decision: Decision) -> Callable[[Action], float]:
    def rank(option: Action) -> float:
        assert isinstance(option, Soak)
        return 2.0 * option.block + option.armour + (1.0 if option.skill else 0.0)

    return rank


def _enemy(state: FateforgeState, decision: Decision) -> Callable[[Action], float]:
    if state.active < 0:
        return lambda option: 0.0
    turn = _Turn(state, state.active)
    return lambda option: turn.blow(option.enemy, 2, 2) if isinstance(option, PickEnemy) else 0.0


def _stun(state: FateforgeState, decision: Decision) -> Callable[[Action], float]:
    """The one that would hit hardest, and is not to be defeated anyway."""

    def rank(option: Action) -> float:
        if not isinstance(option, PickEnemy):
            return 0.0
        at = state.enemy_number(option.enemy)
        if at < 0 or state.enemies[at].stunned:
            return -1.0
        enemy = state.enemies[at]
        return enemy.toughness + enemy.armour - 2.0 * enemy.damage + len(state.heroes_in(enemy.zone))

    return rank


def _zone(state: FateforgeState, decision: Decision) -> Callable[[Action], float]:
    """Towards what is to be done."""
    names = dict(decision.args)
    who = str(names.get("who", names.get("hero", "")))
    ids = [hero.id for hero in state.party]
    turn = _Turn(state, ids.index(who)) if who in ids and state.fighters[ids.index(who)].zone >= 0 else None
    aims = turn.aims if turn is not None else Aims(state)

    def rank(option: Action) -> float:
        if not isinstance(option, PickZone):
            return -1.0 if turn is not None and turn.way else 0.5
        zone = state.combat.zones.index(option.zone)
        away = turn._distance(zone) if turn is not None else aims.away(zone)
        target = 0.5 if turn is not None and turn.strikes and struck_from(state, zone) else 0.0
        return -float(away) + target

    return rank


def _push(state: FateforgeState, decision: Decision) -> Callable[[Action], float]:
    """Where it troubles fewest heroes."""

    def rank(option: Action) -> float:
        assert isinstance(option, PickZone)
        return -float(len(state.heroes_in(state.combat.zones.index(option.zone))))

    return rank


def _trap(state: FateforgeState, decision: Decision) -> Callable[[Action], float]:
    """A Focus that is good for nothing else is given up."""
    return lambda option: 1.0 if isinstance(option, PickResult | UseSkill) else 0.5


def _least(state: FateforgeState, decision: Decision) -> Callable[[Action], float]:
    """The result that is missed least."""
    turn = _Turn(state, state.hero_number(str(dict(decision.args)["hero"])))
    return lambda option: -turn.value(face_of(option.face)) if isinstance(option, PickResult) else 0.0


def _gift(state: FateforgeState, decision: Decision) -> Callable[[Action], float]:
    """A charge as a Strike or a Focus, for a hero who can use it."""
    number = state.active
    zone = state.fighters[number].zone
    wants = any("focus" in SKILLS[skill].pays for skill in state.party[number].prepared)
    wants = wants or any(thing in focus_needed(state) for thing in examinable(state, zone))

    def rank(option: Action) -> float:
        if not isinstance(option, Choose):
            return 0.5
        if option.way == "strike":
            return 2.0 if struck_from(state, zone) else 0.0
        return 1.0 if wants else 0.0

    return rank


def _healed(state: FateforgeState, decision: Decision) -> Callable[[Action], float]:
    def rank(option: Action) -> float:
        if not isinstance(option, PickHero):
            return 0.0
        hero = state.party[state.hero_number(option.hero)]
        return float(hero.max_health - hero.health)

    return rank


def _extra(state: FateforgeState, decision: Decision) -> Callable[[Action], float]:
    """An extra round is worth its Corruption when something is still missing, within reach, and somebody can fight."""
    if _has_everything(state):
        return lambda option: 1.0 if option == Choose("escape") else 0.0
    aims = Aims(state)
    fit = [number for number in state.conscious() if state.party[number].health >= 3]
    marked = max(len(hero.corruption) for hero in state.party)
    near = any(aims.away(state.fighters[number].zone) <= 3 for number in fit)
    wants = bool(aims.unmet and near and len(fit) * 2 >= len(state.party) and marked < 3)
    if not wants and not aims.unmet:
        wants = any(goal.verb == "carried" for text in state.objectives for goal in goals_of(text)) and not _can_leave(
            state
        )
    return lambda option: 1.0 if option == Choose("extra" if wants else "escape") else 0.0


def _has_everything(state: FateforgeState) -> bool:
    """Whether there is an exit by which the party leaves with all objectives met, and somebody standing."""
    from ludarium.games.fateforge.combat.ending import open_exits

    health = [state.party[number].health for number in state.conscious()]
    return any(
        all(met(state, objective, leaving(state, name.removeprefix("exit"))) for objective in state.objectives)
        and any(hurt < left for hurt, left in zip(ways, health, strict=True))
        for name, ways in open_exits(state)
    )


def _can_leave(state: FateforgeState) -> bool:
    from ludarium.games.fateforge.combat.ending import open_exits

    return any(
        met(state, objective, leaving(state, name.removeprefix("exit")))
        for name, _ in open_exits(state)
        for objective in state.objectives
        if any(goal.exits or TERMS[goal.verb].is_escape for goal in goals_of(objective))
    )


def _escape(state: FateforgeState, decision: Decision) -> Callable[[Action], float]:
    """The exit that counts; among those the one that leaves most heroes standing."""
    ways = dict(decision.args)

    def rank(option: Action) -> float:
        assert isinstance(option, Pick)
        gone = leaving(state, option.name.removeprefix("exit"))
        done = sum(met(state, objective, gone) for objective in state.objectives)
        hurts = [int(hurt) for hurt in str(ways[option.name]).split()]
        down = [hurt >= state.party[number].health for number, hurt in zip(state.conscious(), hurts, strict=True)]
        lost = len(down) + 9 if all(down) else sum(down)
        return 10.0 * done - 0.2 * sum(hurts) - 2.0 * lost

    return rank


def _fountain(state: FateforgeState, decision: Decision) -> Callable[[Action], float]:
    hero = state.party[state.hero_number(str(dict(decision.args)["hero"]))]

    def rank(option: Action) -> float:
        if not isinstance(option, Drink):
            return 0.0
        return float(hero.max_health - hero.health) if option.what == "health" else 2.0 + hero.max_energy - hero.energy

    return rank


def _redirect(state: FateforgeState, decision: Decision) -> Callable[[Action], float]:
    """The bodyguard steps in while in better health."""
    hurt = state.party[state.hero_number(str(dict(decision.args)["hero"]))]
    guard = next((hero for hero in state.party if hero.id == "mercenary"), hurt)
    return lambda option: 1.0 if (option != PASS) == (guard.health > hurt.health + 2) else 0.0


_HEROES = ("mercenary", "ranger", "noble", "rogue", "shaman")


def _hero(state: FateforgeState, decision: Decision) -> Callable[[Action], float]:
    return lambda option: -float(_HEROES.index(option.name)) if isinstance(option, Pick) else -9.0


_RANKS: dict[str, Rank] = {
    "turn": _turn,
    "plan": _plan,
    "pick-dice": _dice,
    "order": _order,
    "target": _target,
    "soak": _soak,
    "bodyguard": _redirect,
    "strike": _enemy,
    "shot": _enemy,
    "damage": _enemy,
    "mark": _enemy,
    "steal": _enemy,
    "stun": _stun,
    "pull": _stun,
    "push": _stun,
    "push-to": _push,
    "step-to": _zone,
    "move-to": _zone,
    "start-zone": _zone,
    "trap": _trap,
    "lose-result": _least,
    "gift": _gift,
    "heal": _healed,
    "fountain": _fountain,
    "extra-round": _extra,
    "escape": _escape,
    "party": _hero,
    **BETWEEN_COMBATS,
}

_AT_FIRST_SIGHT = frozenset(
    (
        *("plan", "pick-dice", "order", "target", "soak", "bodyguard", "trap", "lose-result", "gift", "heal"),
        *("fountain", "extra-round", "escape", "party", "push-to", "move-to", "start-zone"),
        *(prompt for prompt in BETWEEN_COMBATS if prompt != "story"),
    )
)
"""What is answered without a second thought: there is little to be seen by trying."""
