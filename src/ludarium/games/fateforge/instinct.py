"""First impressions: which options are worth a thought, best first; for the bots. Reads what the asked seat knows."""

from __future__ import annotations

from collections.abc import Sequence

from ludarium.games.fateforge.actions import (
    AGREE,
    END_TURN,
    PASS,
    Act,
    AskAlly,
    Buy,
    Choose,
    Cover,
    Drink,
    Eat,
    EnergyStep,
    FlipStance,
    Manage,
    MoveItem,
    Pick,
    PickDice,
    PickEnemy,
    PickHero,
    PickZone,
    Ready,
    Reroll,
    Revive,
    Soak,
    Sprint,
    Swap,
    Take,
    Turn,
    UseAbility,
    UseItem,
    UseSkill,
    UseSpecial,
    Visit,
)
from ludarium.games.fateforge.content import ITEMS, SCENES, SKILLS
from ludarium.games.fateforge.deeds import results_at_hand
from ludarium.games.fateforge.ground import FAR
from ludarium.games.fateforge.managing import free_slot
from ludarium.games.fateforge.objectives import leaving, met
from ludarium.games.fateforge.results import BLOCK, PRECISE_SHOT, PRECISE_STRIKE, SHOT, STEP, STRIKE
from ludarium.games.fateforge.state import FateforgeState
from ludarium.games.fateforge.targets import shot_from, struck_from
from ludarium.kernel.decisions import Action, Decision


def shortlist(state: FateforgeState, decision: Decision, limit: int) -> Sequence[Action]:
    """At most `limit` options, best first."""
    options = decision.options
    if len(options) == 1:
        return options
    if AGREE in options:
        return (AGREE,)  # whoever proposed has thought about it
    rank = _RANKS.get(decision.prompt)
    if rank is None:
        return options[:limit]
    scored = sorted(enumerate(options), key=lambda entry: (-rank(state, decision, entry[1]), entry[0]))
    best = rank(state, decision, scored[0][1])
    # What nobody would do in earnest is left out, unless everything is of that kind.
    kept = [option for _, option in scored if rank(state, decision, option) > -50 or best <= -50]
    return tuple(kept[:limit])


# -- a hero's turn ---------------------------------------------------------------------------------------------


def goals(state: FateforgeState) -> list[int]:
    """Zones where something is still to be done; the exits that count, when nothing is or time runs out."""
    zones: list[int] = []
    gone = leaving(state, "")
    exits: list[int] = []
    for objective in state.objectives:
        if objective.startswith(("escape", "some_escape")):
            wanted = objective.partition(" ")[2]
            for token in state.tokens:
                if token.kind == "exit" and (
                    wanted in ("any", "") or token.name.removeprefix("exit") in wanted.split("|")
                ):
                    exits.append(token.zone)
        elif not met(state, objective, gone):
            zones += _wanted(state, objective)
    return zones or exits


def _wanted(state: FateforgeState, objective: str) -> list[int]:
    zones = []
    for word in objective.replace(" & ", " ").replace(" or ", " ").split():
        token = state.token(word)
        if token is not None:
            zones.append(token.zone)
        elif "#" in word and state.enemy_number(word) >= 0:
            zones.append(state.enemies[state.enemy_number(word)].zone)
        elif word.startswith(("boss", "weak_points")) and state.boss is not None:
            zones.append(state.boss.zone)
        elif word.startswith("explored"):
            zones += [token.zone for token in state.tokens if token.kind == "explore"]
        elif word in state.combat.zones:
            zones.append(state.combat.zones.index(word))
    return zones


def _away(state: FateforgeState, zone: int, aims: list[int]) -> int:
    """Steps to the nearest aim; where only a portal leads there, to the portal."""
    distance = state.ground.distance[zone]
    nearest = min((distance[aim] for aim in aims), default=0)
    if nearest < FAR:
        return nearest
    ways = [distance[token.zone] + 1 for token in state.tokens if token.kind == "portal"]
    return min(ways, default=0)


def _turn(state: FateforgeState, decision: Decision, option: Action) -> float:
    number = state.active
    if isinstance(option, Act):
        return _act(state, number, option)
    if isinstance(option, EnergyStep):
        return _step(state, number, option.zone) - 1.2
    if isinstance(option, Take):
        return 20.0
    if isinstance(option, Revive):
        return 6.0 if state.party[number].health > 2 else 1.0
    if isinstance(option, UseSpecial | Cover):
        return 7.0
    if isinstance(option, UseSkill):
        return _skill(state, number, option)
    if isinstance(option, UseItem):
        return _item(state, number, option)
    if isinstance(option, UseAbility):
        return 0.9 if option.what == "hide" else 0.6 if option.what == "charge" else 0.1
    if isinstance(option, AskAlly):
        return 1.5
    if isinstance(option, Drink):
        return 8.0
    return 0.5 if option == END_TURN else 0.0


def _act(state: FateforgeState, number: int, act: Act) -> float:
    if act.what in ("strike", "shot"):
        waste = 0.3 * len(act.pays[0].split("|"))  # a face that could do something else is better kept
        return 5.0 + _blow(state, act.target, 1) - waste
    if act.what == "step":
        return _step(state, number, act.target)
    if act.what == "block":
        return 2.0
    if act.target.startswith("door"):
        return -1.0
    return 12.0


def _blow(state: FateforgeState, target: str, damage: int) -> float:
    """What a blow is worth: the more, the nearer the enemy comes to its end."""
    at = state.enemy_number(target)
    if at < 0:
        return 1.5
    enemy = state.enemies[at]
    left = enemy.toughness - enemy.damage + enemy.armour + enemy.block
    worth = 3.0 if left <= damage else 1.5 / left
    wanted = any(target in objective for objective in state.objectives) or enemy.guards
    return worth + (1.0 if wanted else 0.0)


def _step(state: FateforgeState, number: int, letter: str) -> float:
    aims = goals(state)
    here, there = state.fighters[number].zone, state.combat.zones.index(letter)
    gain = _away(state, here, aims) - _away(state, there, aims)
    foes = sum(1 for enemy in state.enemies if enemy.zone == there) - sum(1 for e in state.enemies if e.zone == here)
    hand = results_at_hand(state, number)
    strikes = sum(1 for face in hand if face & (STRIKE | PRECISE_STRIKE))
    shots = sum(1 for face in hand if face & (SHOT | PRECISE_SHOT))
    worth = 1.2 * gain - 0.3 * foes
    if strikes and not struck_from(state, here) and struck_from(state, there):
        worth += 1.5
    if shots and not shot_from(state, here) and shot_from(state, there):
        worth += 1.0
    return worth


def _skill(state: FateforgeState, number: int, use: UseSkill) -> float:
    skill = SKILLS[use.skill]
    if skill.deeds:
        return 6.5 + sum(deed.extra for deed in skill.deeds)
    if skill.fx and not skill.results:
        return 4.0
    zone = state.fighters[number].zone
    gained = skill.results if not use.back else ()
    worth = len(gained) - len(use.pays) + 0.2
    strikes, shots = bool(struck_from(state, zone)), bool(shot_from(state, zone))
    for result in gained:
        if (result & (STRIKE | PRECISE_STRIKE) and strikes) or (result & (SHOT | PRECISE_SHOT) and shots):
            worth += 2.5
        elif result == BLOCK:
            worth += 1.2
        elif result == STEP and goals(state) and _away(state, zone, goals(state)):
            worth += 0.6
    for pay in use.pays:
        if "strike" in pay and strikes:
            worth -= 2.5
        if "shot" in pay and shots:
            worth -= 2.5
        if "step" in pay and _away(state, zone, goals(state)):
            worth -= 0.8
    return worth if not use.back else worth - 0.5


def _item(state: FateforgeState, number: int, use: UseItem) -> float:
    item = ITEMS[use.item]
    hero = state.party[number]
    if any(fx.verb == "heal" for fx in item.fx):
        return 6.0 if hero.health <= hero.max_health // 2 else -1.0
    if any(fx.verb == "energy" for fx in item.fx):
        return 3.0 if hero.energy <= 1 else -1.0
    if item.deeds and not item.pays:
        return 1.0
    return 1.0 + len(item.results) - 0.5 * len(use.pays)


# -- planning --------------------------------------------------------------------------------------------------


def _plan(state: FateforgeState, decision: Decision, option: Action) -> float:
    if isinstance(option, Ready):
        return 1.0
    number = state.hero_number(option.hero)  # type: ignore[attr-defined]
    hero = state.party[number]
    if isinstance(option, Reroll):
        if option.by == "energy":
            return 2.0 + len(option.dice) if hero.energy >= 2 or len(option.dice) > 1 else 0.0
        face = state.fighters[number].faces[option.dice[0] - 1]
        return 6.0 if face == 0 else 0.0
    if isinstance(option, Sprint):
        here, there = state.fighters[number].zone, state.combat.zones.index(option.zone)
        gain = _away(state, here, goals(state)) - _away(state, there, goals(state))
        return 3.0 if gain > 0 and not state.enemies_in(here) and not state.enemies_in(there) else -1.0
    if isinstance(option, Turn):
        return 0.8
    return -1.0 if isinstance(option, FlipStance) else 0.0


_DICE = {"weapon_melee": 3.0, "weapon_ranged": 3.0, "red": 2.0, "blue": 2.0, "yellow": 1.5, "green": 1.2}


def _dice(state: FateforgeState, decision: Decision, option: Action) -> float:
    assert isinstance(option, PickDice)
    return sum(_DICE[die] for die in option.dice) + 0.5 * len(set(option.dice))


# -- being asked by others -------------------------------------------------------------------------------------


def _target(state: FateforgeState, decision: Decision, option: Action) -> float:
    assert isinstance(option, PickHero)
    number = state.hero_number(option.hero)
    return state.party[number].health + 2.0 * state.fighters[number].block


def _soak(state: FateforgeState, decision: Decision, option: Action) -> float:
    assert isinstance(option, Soak)
    return 2.0 * option.block + option.armour + (1.0 if option.skill else 0.0)


def _enemy(state: FateforgeState, decision: Decision, option: Action) -> float:
    return _blow(state, option.enemy, 2) if isinstance(option, PickEnemy) else 0.0


def _zone(state: FateforgeState, decision: Decision, option: Action) -> float:
    if not isinstance(option, PickZone):
        return 0.0
    return -_away(state, state.combat.zones.index(option.zone), goals(state))


def _extra(state: FateforgeState, decision: Decision, option: Action) -> float:
    """An extra round is worth its Corruption when something is still missing and the party can stand it."""
    gone = leaving(state, "any")
    missing = sum(1 for objective in state.objectives if "escape" not in objective and not met(state, objective, gone))
    fit = all(state.party[number].health >= 4 for number in state.conscious())
    wants = missing == 1 and fit and not any(len(hero.corruption) > 1 for hero in state.party)
    return 1.0 if option == Choose("extra" if wants else "escape") else 0.0


def _escape(state: FateforgeState, decision: Decision, option: Action) -> float:
    assert isinstance(option, Pick)
    damage = sum(map(int, str(dict(decision.args)[option.name]).split()))
    letter = option.name.removeprefix("exit")
    counts = all(
        met(state, objective, leaving(state, letter)) for objective in state.objectives if "escape" in objective
    )
    return (10.0 if counts else 0.0) - damage


# -- between combats -------------------------------------------------------------------------------------------


def _story(state: FateforgeState, decision: Decision, option: Action) -> float:
    if not isinstance(option, Pick):
        return -60.0
    choice = next((each for each in SCENES[state.scene].choices if each.id == option.name), None)
    if choice is None or choice.test is None:
        return 1.0
    able = any(hero.has_trait(choice.test.trait) for hero in state.party)
    return 2.0 - 0.5 * choice.test.dice + (1.0 if able else -0.5)


def _tester(state: FateforgeState, decision: Decision, option: Action) -> float:
    assert isinstance(option, Pick)
    hero = state.party[state.hero_number(option.name)]
    trait = str(dict(decision.args)["trait"])
    return (5.0 if hero.has_trait(trait) else 0.0) + 0.1 * hero.energy - ("dark_whispers" in hero.corruption)


def _before(state: FateforgeState, decision: Decision, option: Action) -> float:
    """Look after the party when there is something in the bag that a hero could use."""
    if isinstance(option, Manage):
        return 5.0 if _something_to_do(state, decision.seat) else -60.0
    return 1.0


def _something_to_do(state: FateforgeState, seat: int) -> bool:
    for number in state.heroes_of(seat):
        hero = state.party[number]
        if any(free_slot(hero, held.id) >= 0 for held in state.campaign.bag):
            return True
        if state.campaign.food and 0 < hero.health <= hero.max_health - 3:
            return True
    return False


def _manage(state: FateforgeState, decision: Decision, option: Action) -> float:
    if isinstance(option, MoveItem):
        if option.giver != "bag":
            return -60.0
        hero = state.party[state.hero_number(option.taker)]
        return 5.0 if free_slot(hero, option.item) == option.slot - 1 else -60.0
    if isinstance(option, Eat):
        hero = state.party[state.hero_number(option.hero)]
        return 4.0 if hero.health <= hero.max_health - 3 else -60.0
    if isinstance(option, Swap):
        return -60.0
    if option == PASS:
        return 1.0
    return 2.0 if type(option).__name__ == "BuyTrait" else -60.0


def _rest(state: FateforgeState, decision: Decision, option: Action) -> float:
    """Heal who is wounded, then learn and buy, then go."""
    wounded = sum(hero.max_health - hero.health for hero in state.party)
    if isinstance(option, Visit):
        if option.place.startswith("q_"):
            return 0.2
        if "infirmary" in option.place or "baths" in option.place or "grove" in option.place:
            return 6.0 if wounded >= 4 and state.campaign.gold else -60.0
        return 3.0 if "hearth" in option.place and state.campaign.gold >= 3 else -60.0
    if isinstance(option, Buy):
        kind = option.what.split()[0]
        if kind == "heal":
            return 6.5 if wounded >= 2 else -60.0
        return {"skill": 4.0, "item": 2.0, "food": 0.8}.get(kind, -60.0)
    return 0.5 if not isinstance(option, Manage) else _before(state, decision, option)


def _found(state: FateforgeState, decision: Decision, option: Action) -> float:
    """Equip what fits into a free slot."""
    hero = state.party[state.hero_number(str(dict(decision.args)["hero"]))]
    return 1.0 if (option != PASS) == (free_slot(hero, str(dict(decision.args)["item"])) >= 0) else 0.0


_RANKS = {
    "turn": _turn,
    "plan": _plan,
    "pick-dice": _dice,
    "target": _target,
    "soak": _soak,
    "strike": _enemy,
    "shot": _enemy,
    "damage": _enemy,
    "stun": _enemy,
    "step-to": _zone,
    "start-zone": _zone,
    "extra-round": _extra,
    "escape": _escape,
    "story": _story,
    "tester": _tester,
    "before-combat": _before,
    "knocked-out": _before,
    "manage": _manage,
    "rest": _rest,
    "found-item": _found,
}
