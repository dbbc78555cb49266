"""First impressions between combats: story, rest, purchases, who equips what; for the bots."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from ludarium.games.fateforge.actions import (
    PASS,
    Apply,
    Buy,
    BuyTrait,
    Eat,
    Manage,
    MoveItem,
    Pick,
    PickHero,
    Prepare,
    Visit,
)
from ludarium.games.fateforge.campaign.managing import BAG, affairs, free_slot, skills_to_learn
from ludarium.games.fateforge.content import HEROES, ITEMS, PATHS, QUESTS, SCENES, SKILLS, THINGS, Fx, Item, Skill
from ludarium.games.fateforge.memory import true
from ludarium.games.fateforge.notation import has_verb
from ludarium.games.fateforge.state import FateforgeState, HeroState
from ludarium.games.fateforge.story.choices import ENTER, choices_of
from ludarium.games.fateforge.story.roaming import roams
from ludarium.games.fateforge.verbs import VERBS
from ludarium.kernel.decisions import Action, Decision

Ranking = Callable[[Action], float]

NEVER = -60.0
FIT = 0.6
"""The share of its health that a hero should have before anything else is bought."""
QUEST_FIT = 0.55
"""The share of its health that a party should have for a side quest,"""
QUEST_WEAKEST = 0.4
"""and each hero of it."""

_RESULTS = {"step": 0.8, "strike": 1.0, "precise_strike": 1.2, "shot": 1.0, "precise_shot": 1.2, "block": 0.6}
_PRICES = {"step": 0.7, "strike": 0.9, "precise_strike": 1.0, "shot": 0.9, "precise_shot": 1.0, "focus": 0.4}
_MELEE = ("mercenary", "noble", "rogue")
_REWARDS = ("training", "purse", "vigour", "supplies", "die_red", "die_blue", "die_yellow", "die_green", "traits")


# -- what skills and items are worth ---------------------------------------------------------------------------


def _gain(recipe: Skill | Item) -> float:
    """What a use gives beyond what it takes, in results."""
    worth = sum(_RESULTS.get(result, 0.5) for result in recipe.results)
    worth += sum(1.0 + 0.9 * deed.extra if deed.what in ("strike", "shot") else 0.5 for deed in recipe.deeds)
    worth += sum(_effect(fx) for fx in recipe.fx)
    return worth - sum(_PRICES.get(pay, 0.5) for pay in recipe.pays)


def _effect(fx: Fx) -> float:
    entry = VERBS[fx.verb]
    return entry.liking * max(1, fx.amount) * (entry.liking_all if fx.says("all") else 1.0)


def skill_worth(name: str) -> float:
    """How much a hero would like to have that skill."""
    skill = SKILLS[name]
    if skill.kind == "passive":
        return 0.3
    worth = _gain(skill) + 0.2 * skill.level
    return worth * (0.5 if skill.kind == "once" else 1.0)


def item_worth(hero: HeroState, name: str) -> float:
    """How much that hero would like to have that item in its slot."""
    item = ITEMS[name]
    worth = 0.8 * item.armour + (0.2 if item.trait else 0.0)
    if item.die:
        suits = (item.die == "weapon_melee") == (hero.id in _MELEE)
        worth += 1.5 if suits else 0.6
        worth += sum(0.4 * deed.extra for deed in item.special) + 0.1 * len(item.special)
    if item.use in ("consumable", "charged"):
        return worth + 0.5 * max(1, item.charges) * sum(_effect(fx) for fx in item.fx)
    if item.results or item.deeds:
        worth += max(0.0, _gain(item))
    elif item.use == "once":
        worth += 0.5
    return worth


# -- the party's own affairs -----------------------------------------------------------------------------------


def _affair(state: FateforgeState, seat: int, option: Action) -> float:
    """1 is to have finished; what is worth doing for the own heroes ranks higher."""
    if isinstance(option, Eat | BuyTrait) and state.party[state.hero_number(option.hero)].seat != seat:
        return NEVER
    if isinstance(option, MoveItem):
        if option.giver != BAG:
            return NEVER
        hero = state.party[state.hero_number(option.taker)]
        if free_slot(hero, option.item) == option.slot - 1:
            return 5.0 + item_worth(hero, option.item)
        there = hero.slots[option.slot - 1]
        slot = ITEMS[option.item].slot
        # Only like for like, so that nothing goes to and fro.
        if there is None or there.face_down or slot not in ("main", "clothing") or ITEMS[there.id].slot != slot:
            return NEVER
        better = item_worth(hero, option.item) > item_worth(hero, there.id) + 0.3
        return 4.0 if better else NEVER
    if isinstance(option, Eat):
        hero = state.party[state.hero_number(option.hero)]
        missing = hero.max_health - hero.health
        hungry = missing >= 2 or (missing and hero.energy <= hero.max_energy - 2)
        return 3.0 + 0.1 * missing if hungry else NEVER
    if isinstance(option, Apply):
        other = state.party[state.hero_number(option.on)]
        heals = has_verb(ITEMS[option.item].fx, "heal")
        return 3.5 if heals and other.health <= other.max_health // 3 else NEVER
    if isinstance(option, Prepare):
        worth = skill_worth(option.skill)
        return 2.0 + worth if not option.instead or worth > skill_worth(option.instead) + 0.1 else NEVER
    if isinstance(option, BuyTrait):
        known = any(hero.has_trait(option.trait) for hero in state.party)
        return 1.5 if known else 2.5
    return 1.0 if option == PASS else NEVER


def _manage(state: FateforgeState, decision: Decision) -> Ranking:
    return lambda option: _affair(state, decision.seat, option)


def _before(state: FateforgeState, decision: Decision) -> Ranking:
    """Look after the own heroes while something is worth doing."""
    busy = any(_affair(state, decision.seat, option) > 1 for option in affairs(state, decision.seat))
    return lambda option: (5.0 if busy else NEVER) if option == Manage() else 1.0


_SHARING = ("manage", "rest", "story", "roam", "before-combat", "knocked-out", "test-reroll")
"""Questions among whose answers there are such that spend what all share, or lead there."""


def _spends(option: Action) -> bool:
    """Whether it takes something that belongs to the whole party: food, gold, time, trait points (FF-23.3)."""
    return isinstance(option, Eat | Buy | BuyTrait | Visit)


def beside_people(state: FateforgeState, decision: Decision) -> Decision:
    """What is left of a question for a bot that plays with people: it does not spend what all share.

    A bot that would look after its heroes only to eat does not begin with it.
    """
    if decision.prompt not in _SHARING:
        return decision
    idle = not any(
        not _spends(option) and _affair(state, decision.seat, option) > 1 for option in affairs(state, decision.seat)
    )
    kept = tuple(
        option for option in decision.options if not _spends(option) and not (idle and isinstance(option, Manage))
    )
    return replace(decision, options=kept) if kept else decision


# -- story -----------------------------------------------------------------------------------------------------


def _story(state: FateforgeState, decision: Decision) -> Ranking:
    choices = {choice.id: choice for choice in choices_of(state.scene)}

    def rank(option: Action) -> float:
        if not isinstance(option, Pick):
            return NEVER
        choice = choices.get(option.name)
        if choice is None or choice.test is None:
            return 1.0
        trait = choice.test.trait
        able = any(hero.has_trait(trait) for hero in state.party)
        return 2.0 - 0.5 * choice.test.dice + (1.0 if able else -0.5)

    return rank


def _roam(state: FateforgeState, decision: Decision) -> Ranking:
    """Do what is promising where the party is, then go on while there are steps to reach the goal in time."""
    item = roams(state)
    assert item is not None
    scene = SCENES[item.scene]
    far = _distances(state, scene.goal, scene.quarters)
    promising = _story(state, decision)

    def rank(option: Action) -> float:
        if not isinstance(option, Pick):
            return NEVER
        if option.name == ENTER:
            return 1.5
        if option.name in THINGS:
            thing = THINGS[option.name]
            if thing.cost > item.steps - far[item.at]:
                return NEVER  # the party would be late
            gold = sum(fx.amount for fx in thing.fx if fx.verb == "lose_gold")
            return promising(option) + 2.0 - 0.5 * gold
        left = item.steps - 1 - far[option.name]
        # What has not been seen is worth a way round, as long as the goal can be reached.
        return (3.0 if option.name not in item.been else 0.5) - 0.4 * far[option.name] if left >= 0 else NEVER

    return rank


def _distances(state: FateforgeState, goal: str, quarters: tuple[str, ...]) -> dict[str, int]:
    """For each quarter the steps to the goal, by paths that are open now."""
    ways = [path.between for path in PATHS.values() if true(state, path.needs)]
    far = {quarter: len(quarters) for quarter in quarters} | {goal: 0}
    for _ in quarters:
        for one, other in ways:
            if one in far and other in far:
                far[one] = min(far[one], far[other] + 1)
                far[other] = min(far[other], far[one] + 1)
    return far


def _tester(state: FateforgeState, decision: Decision) -> Ranking:
    trait = str(dict(decision.args)["trait"])

    def rank(option: Action) -> float:
        assert isinstance(option, Pick)
        hero = state.party[state.hero_number(option.name)]
        return (5.0 if hero.has_trait(trait) else 0.0) + 0.1 * hero.energy - ("dark_whispers" in hero.corruption)

    return rank


def _test_reroll(state: FateforgeState, decision: Decision) -> Ranking:
    hero = state.party[state.hero_number(str(dict(decision.args)["hero"]))]

    def rank(option: Action) -> float:
        if not isinstance(option, Pick):
            return 0.5 if option == PASS else NEVER  # a meal is worth more than the energy for one reroll
        return 2.0 if option.name != "energy" else 1.0 if hero.energy >= 3 else 0.0

    return rank


def _reward(state: FateforgeState, decision: Decision) -> Ranking:
    return lambda option: -float(_REWARDS.index(option.name.removeprefix("rw_"))) if isinstance(option, Pick) else -9.0


def _reward_hero(state: FateforgeState, decision: Decision) -> Ranking:
    """Who has least."""

    def rank(option: Action) -> float:
        assert isinstance(option, PickHero)
        hero = state.party[state.hero_number(option.hero)]
        return -float(hero.max_health) - len(hero.extra_dice)

    return rank


def _found(state: FateforgeState, decision: Decision) -> Ranking:
    """Equip what was found: it is only asked where a slot is free for it."""
    return lambda option: 1.0 if option != PASS else 0.0


# -- rest scenes -----------------------------------------------------------------------------------------------


def _rest(state: FateforgeState, decision: Decision) -> Ranking:
    """Heal who is wounded, then learn and buy, then perhaps a side quest, then go."""
    campaign = state.campaign
    missing = [hero.max_health - hero.health for hero in state.party]
    wounded = sum(missing)
    # Who is badly wounded comes first; scratches can wait until something has been learnt and bought.
    spare = campaign.gold - min(campaign.gold, sum(_badly(hero) for hero in state.party) // 2)
    busy = any(_affair(state, decision.seat, option) > 1 for option in affairs(state, decision.seat))
    buying = any(isinstance(option, Buy) for option in decision.options)

    def rank(option: Action) -> float:
        if isinstance(option, Visit):
            return _visit(state, option.place, wounded, spare)
        if isinstance(option, Buy):
            return _purchase(state, decision.seat, option.what.split(), spare)
        if isinstance(option, Manage):
            return 0.9 if busy and not buying else NEVER if not busy else 0.4
        return 0.5

    return rank


def _badly(hero: HeroState) -> int:
    """What a hero lacks to be fit for a combat."""
    return max(0, round(FIT * hero.max_health) - hero.health)


def _visit(state: FateforgeState, place: str, wounded: int, spare: int) -> float:
    if place in QUESTS:
        whole = sum(hero.max_health for hero in state.party)
        weakest = min(hero.health / hero.max_health for hero in state.party)
        left = state.time - QUESTS[place].time
        if left < 0 or whole - wounded < QUEST_FIT * whole or weakest < QUEST_WEAKEST:
            return NEVER
        # Lessons take the time away: first the quest, as long as there is time to be healed after it.
        return 4.2 if left else 1.0
    if place == "lantern_infirmary":
        urgent = any(_badly(hero) for hero in state.party)
        return (6.0 if urgent else 2.0) if wounded >= 3 and state.campaign.gold else NEVER
    if place == "hidden_grove":
        return 6.2 if wounded >= 4 else NEVER
    if place == "palace_baths":
        marked = any(hero.corruption for hero in state.party) and state.campaign.gold >= 7
        return 5.8 if (wounded >= 5 and "lantern_infirmary" not in state.paid) or marked else NEVER
    if place in ("exiles_hearth", "archive_cells"):
        purse = spare + state.campaign.skill_gold
        level = 1 if place == "exiles_hearth" else 2
        for number in range(len(state.party)):
            for skill in skills_to_learn(state, number, level):
                if SKILLS[skill].cost <= purse and skill_worth(skill) >= 0.3:
                    return 4.0 if level == 1 else 3.9
    return NEVER


def _purchase(state: FateforgeState, seat: int, what: list[str], spare: int) -> float:
    campaign = state.campaign
    if what[0] == "heal":
        hero = state.party[state.hero_number(what[1])]
        lack = hero.max_health - hero.health
        # An odd point is not worth the gold of two, unless it is paid for.
        urgent = 4.5 if _badly(hero) else 0.0
        return 2.0 + urgent + 0.1 * lack + 0.05 * (what[2] == "2") if lack >= 2 else NEVER
    if what[0] == "skill":
        if state.party[state.hero_number(SKILLS[what[1]].hero)].seat != seat:
            return NEVER
        cost = SKILLS[what[1]].cost
        worth = skill_worth(what[1])
        return 4.0 + worth - 0.1 * cost if worth >= 0.3 and cost <= spare + campaign.skill_gold else NEVER
    if what[0] == "item":
        return _item_purchase(state, seat, what[1], spare)
    if what[0] == "food":
        return 0.7 if campaign.food < len(state.party) and spare > 0 else NEVER
    if what[0] == "corruption":
        return 3.0 if campaign.gold >= 7 or not campaign.gold else NEVER
    if what[0] == "trait":
        return 2.0 if state.party[state.hero_number(what[1])].seat == seat else NEVER
    return NEVER


def _item_purchase(state: FateforgeState, seat: int, name: str, spare: int) -> float:
    item = ITEMS[name]
    if item.cost > spare:
        return NEVER
    worth = 0.0
    for number in state.heroes_of(seat):
        hero = state.party[number]
        if free_slot(hero, name) >= 0:
            worth = max(worth, item_worth(hero, name))
    # Skills come first while there are few; a weapon is as good as one.
    return 3.6 + worth - 0.12 * item.cost if worth >= 0.9 else NEVER


def _learn(state: FateforgeState, decision: Decision) -> Ranking:
    return lambda option: skill_worth(option.what.split()[1]) + 0.5 if isinstance(option, Buy) else 0.0


def _quest(state: FateforgeState, decision: Decision) -> Ranking:
    return lambda option: 1.0 if option == Pick("choice", "accept") else 0.0


def _ally(state: FateforgeState, decision: Decision) -> Ranking:
    """An ally goes with the hero in the best health."""

    def rank(option: Action) -> float:
        if not isinstance(option, Pick):
            return 0.0
        return 1.0 + state.party[state.hero_number(option.name)].health

    return rank


def _revived(state: FateforgeState, decision: Decision) -> Ranking:
    """A potion for a hero who is knocked out, if there is one at hand."""
    busy = any(
        isinstance(option, Apply) and _affair(state, decision.seat, option) > 1
        for option in affairs(state, decision.seat)
    )
    return lambda option: (5.0 if busy else NEVER) if option == Manage() else 1.0


RANKS = {
    "story": _story,
    "roam": _roam,
    "tester": _tester,
    "test-reroll": _test_reroll,
    "reward": _reward,
    "reward-hero": _reward_hero,
    "before-combat": _before,
    "knocked-out": _revived,
    "manage": _manage,
    "rest": _rest,
    "learn": _learn,
    "quest": _quest,
    "ally": _ally,
    "found-item": _found,
}
"""For each question the ranking of its options."""

assert set(_MELEE) <= set(HEROES)
