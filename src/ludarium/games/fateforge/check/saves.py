"""What can be wrong with a saved campaign: names that do not exist, figures that no game leads to.

A checksum stops nobody from writing a save by hand, so everything in it is checked as untrusted input.
Bounds come from the content: what all maps contain, what all scenes give, what all cards hold.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

import msgspec
from msgspec.structs import asdict

from ludarium.games.fateforge import battle
from ludarium.games.fateforge.agenda import (
    ChooseParty,
    Happening,
    Learning,
    Reforming,
    Rest,
    Rewarding,
    Roaming,
    StoryScene,
)
from ludarium.games.fateforge.campaign.course import ALL_RULES, BASE_SUMS
from ludarium.games.fateforge.check.own_map import mistakes_of_own_map
from ludarium.games.fateforge.combat.objectives import objective_of
from ludarium.games.fateforge.companion import TableFound, TableParty
from ludarium.games.fateforge.content import (
    ALLIES,
    BOSSES,
    CHARACTERS,
    COLOURS,
    COMBATS,
    CORRUPTION,
    DICE,
    ENEMIES,
    EXPEDITIONS,
    FEAR,
    HEROES,
    ITEMS,
    PLACES,
    QUESTS,
    REGARD_LEAST,
    REGARD_MOST,
    REPUTATION,
    REPUTATION_LEAST,
    REPUTATION_MOST,
    REWARDS,
    SCENES,
    SKILLS,
    START_FOOD,
    START_GOLD,
    THINGS,
    TRAITS,
    CombatScene,
    Fx,
)
from ludarium.games.fateforge.forms import DIFFICULTIES, FORM_INFOS
from ludarium.games.fateforge.notation import Misread
from ludarium.games.fateforge.results import FACE_NAMES
from ludarium.games.fateforge.state import (
    MAX_PREPARED,
    NOWHERE,
    SLOTS,
    SPENT,
    Agendum,
    BossState,
    CampaignState,
    EnemyState,
    FateforgeState,
    Fighter,
    Held,
    HeroState,
)
from ludarium.games.fateforge.story.choices import LATE, choice_of, choices_of

LARGEST = 1 << 31
MOST_STEPS = 100
"""As many steps a save may take before it asks something."""
MOST_TIMES = 3
"""A scene is gone through once, or a few times where the story leads back; so often its gifts can be had."""
MOST_TOKENS = 60
"""Block tokens, marks and the like of one round."""
_NAME = re.compile(r"[A-Za-z0-9_#@./ -]{0,60}")
"""What names look like: no markup, nothing that a page or a screen would take for more than a word."""


# -- how much there can be -------------------------------------------------------------------------------------


@cache
def _effects() -> tuple[tuple[Fx, ...], ...]:
    """Everything that the story can do to the party, as it stands together."""
    found: list[tuple[Fx, ...]] = []
    for scene in SCENES.values():
        for choice in scene.choices:
            found += [choice.fx, choice.passed_fx, choice.failed_fx]
        found.append(scene.late_fx)
    for thing in THINGS.values():
        found += [thing.fx, thing.passed_fx, thing.failed_fx]
    found += [quest.reward for quest in QUESTS.values()]
    found += [reward.fx for reward in REWARDS.values()]
    return tuple(found)


def _given(*verbs: str) -> int:
    """What all effects of these kinds give together."""
    return sum(max(0, fx.amount) for together in _effects() for fx in together if fx.verb in verbs)


@cache
def known_flags() -> frozenset[str]:
    """Everything that the story can remember as a flag."""
    told = {fx.words[0] for together in _effects() for fx in together if fx.verb == "flag"}
    return frozenset(told | {expedition.aim for expedition in EXPEDITIONS.values() if expedition.aim})


def _on_maps(kind: str) -> int:
    """Gems or food of all maps, what enemies carry and what chests and exploration tokens hold."""
    total = 0
    for combat in COMBATS.values():
        placed = (*combat.enemies, *combat.add3, *combat.add4, *(one for way in combat.variants for one in way.add))
        total += sum(token.amount for token in combat.tokens if token.kind == kind)
        total += sum(one.carries == kind for one in placed)
        wanted = {"gem": "gold"}.get(kind, kind)
        total += sum(max(0, fx.amount) for _, effects in combat.explore for fx in effects if fx.verb == wanted)
        if kind == "gem":
            most = max((int(what.split()[1]) for what in combat.chests if what.startswith("gold ")), default=0)
            total += most * sum(token.kind == "chest" for token in combat.tokens)
    return total


@cache
def most_gold() -> int:
    purses = max((expedition.gold for expedition in EXPEDITIONS.values()), default=0)
    return START_GOLD + purses + MOST_TIMES * (_given("gold") + _on_maps("gem"))


@cache
def most_food() -> int:
    """Some places sell two for a gold."""
    sold = max(
        (s.figures.get("food", 1) for place in PLACES.values() for s in place.services if s.kind == "food"), default=1
    )
    return START_FOOD + MOST_TIMES * (_given("food") + _on_maps("food")) + sold * most_gold()


@cache
def most_skill_gold() -> int:
    """What all skills cost (a hero who leaves gives that back), and what restarts and rewards add."""
    return sum(skill.cost for skill in SKILLS.values()) + max(BASE_SUMS.values()) * MOST_TIMES + _given("skill_gold")


@cache
def most_trait_points() -> int:
    tests = sum(choice.test is not None for scene in SCENES for choice in choices_of(scene))
    return MOST_TIMES * (2 * tests + _given("trait_points"))


@cache
def most_time() -> int:
    rests = [scene.time for scene in SCENES.values()]
    rests += [int(step.what) for one in EXPEDITIONS.values() for step in one.steps if step.kind == "rest"]
    return max(rests, default=0)


def _within(what: str, number: int, most: int, least: int = 0) -> Iterator[str]:
    if not least <= number <= most:
        yield f"{what} is {number}; no game leads beyond {least} to {most}"


def _twice(what: str, names: Iterable[Any]) -> Iterator[str]:
    listed = list(names)
    if len(set(listed)) < len(listed):
        yield f"{what} is there twice"


# -- the whole state -------------------------------------------------------------------------------------------


def mistakes_of(state: FateforgeState) -> Iterator[str]:
    """One sentence for each thing that no game could have led to."""
    plain = msgspec.to_builtins(state)
    if next(_numbers(plain), None) is not None:
        yield "it has a figure beyond all bounds"
    yield from _strange_words({**plain, "objectives": ()})
    if state.form_id not in [form.id for form in FORM_INFOS]:
        yield f"there is no form '{state.form_id}'"
    if state.difficulty not in DIFFICULTIES:
        yield f"there is no difficulty '{state.difficulty}'"
    yield from _within("the seat of the Beast Master", state.beast_master, 3)
    yield from _within("the time", state.time, most_time())
    yield from _within("the number of rests", state.rests, MOST_TIMES * sum(s.kind == "rest" for s in SCENES.values()))
    combats = max((len(expedition.steps) for expedition in EXPEDITIONS.values()), default=0)
    yield from _within("the number of clean combats", state.clean, combats)
    yield from _within("the number of medal points", state.medal_points, 4 * combats)
    yield from _mistakes_of_rest(state)
    # What the last combat has left behind is kept, too.
    longest = max(_most_rounds(combat) for combat in COMBATS.values())
    doors = max(len(combat.doors) for combat in COMBATS.values())
    yield from _within("the number of rounds", state.rounds, longest)
    yield from _within("the round", state.round, longest)
    yield from _within("the place of the reaction", state.reaction, 4)
    if state.own_map is None:
        yield from _within("the doors", state.closed, (1 << doors) - 1)
    yield from _within("a number of traps", state.triggered, MOST_TOKENS)
    yield from _within("a number of knock-outs", state.kos, MOST_TOKENS)
    yield from _within("the gold found", state.found_gold, most_gold())
    yield from _within("the food found", state.found_food, most_food())
    if not NOWHERE <= state.active <= 3:
        yield "a hero who is not there has a turn"
    if not state.agenda and state.outcome is None:
        yield "nothing waits to be done"
    if not 1 <= state.seats <= 4:
        yield f"it has {state.seats} seats; there are 1 to 4"
    if not (0 if is_choosing(state) else 2) <= len(state.party) <= 4:
        yield f"it has {len(state.party)} heroes; a party has 2 to 4"
    yield from _mistakes_of_party(state.party)
    yield from _mistakes_of_campaign(state.campaign)
    if state.act_start is not None:
        yield from _mistakes_of_party(state.act_start[0])
        yield from _mistakes_of_campaign(state.act_start[1])
        yield from _unknown("scene", (state.act_start[2],), SCENES)
        for hero in state.act_start[0]:
            yield from _within("a seat", hero.seat, 3)
        if not 2 <= len(state.act_start[0]) <= 4:
            yield "nobody was there when the act began"
    for hero in state.party:
        if not 0 <= hero.seat < state.seats:
            yield f"the hero '{hero.id}' belongs to seat {hero.seat}, which does not exist"
    yield from _unknown("scene", (state.scene,) if state.scene else (), SCENES)
    yield from _unknown("expedition", (state.expedition,) if state.expedition else (), EXPEDITIONS)
    steps = EXPEDITIONS[state.expedition].steps if state.expedition in EXPEDITIONS else ()
    if not 0 <= state.step <= len(steps):
        yield f"the expedition has no step {state.step}"
    yield from _mistakes_of_agenda(state)
    yield from _mistakes_of_combat(state)


def _strange_words(value: Any) -> Iterator[str]:
    """Words that no name of the game has: markup, codes, whole sentences."""
    if isinstance(value, dict):
        for one in value.values():
            yield from _strange_words(one)
    elif isinstance(value, list | tuple):
        for one in value:
            yield from _strange_words(one)
    elif isinstance(value, str) and _NAME.fullmatch(value) is None and not _is_objective(value):
        yield "it has words that are no name"


def _is_objective(text: str) -> bool:
    try:
        objective_of(text)
    except Misread:
        return False
    return len(text) < 200 and text.isascii() and text.isprintable()


_AFTER_PLACES = ("point", "trait", "rumour")


def _mistakes_of_rest(state: FateforgeState) -> Iterator[str]:
    """What was paid in a rest: places, what they gave, the discount, quests that were declined."""
    known = {"discount", *PLACES, *(f"{place} {word}" for place in PLACES for word in _AFTER_PLACES)}
    known |= {f"{quest} declined" for quest in QUESTS}
    yield from _unknown("payment", state.paid, known)
    yield from _within("what was paid", len(state.paid), MOST_TOKENS)


def _numbers(value: Any) -> Iterator[int]:
    """Figures that are too large to be any."""
    if isinstance(value, dict):
        for one in value.values():
            yield from _numbers(one)
    elif isinstance(value, list | tuple):
        for one in value:
            yield from _numbers(one)
    elif isinstance(value, int) and abs(value) > LARGEST:
        yield value


def _unknown(what: str, names: Any, known: Any) -> Iterator[str]:
    for name in names:
        if name not in known:
            yield f"there is no {what} '{str(name)[:40]}'"


def _mistakes_of_party(party: tuple[HeroState, ...]) -> Iterator[str]:
    yield from _unknown("hero", (hero.id for hero in party), HEROES)
    yield from _twice("a Corruption card", (card for hero in party for card in hero.corruption))
    if any(hero.id not in HEROES for hero in party):
        return
    if len({hero.id for hero in party}) < len(party):
        yield "a hero is there twice"
    for hero in party:
        yield from _unknown("die", hero.extra_dice, DICE)
        yield from _unknown("skill", hero.skills, SKILLS)
        yield from _unknown("trait", hero.traits, TRAITS)
        yield from _unknown("Corruption card", hero.corruption, CORRUPTION)
        if any(skill not in hero.skills for skill in hero.prepared) or len(hero.prepared) > MAX_PREPARED:
            yield f"the hero '{hero.id}' has prepared skills that it cannot have"
        if any(SKILLS[skill].hero != hero.id for skill in hero.skills if skill in SKILLS):
            yield f"the hero '{hero.id}' has a skill of another hero"
        if len(hero.slots) != SLOTS:
            yield f"the hero '{hero.id}' has {len(hero.slots)} slots, not {SLOTS}"
        yield from _mistakes_of_items(tuple(held for held in hero.slots if held is not None))
        yield from _twice(f"a skill of '{hero.id}'", hero.skills)
        yield from _twice(f"a prepared skill of '{hero.id}'", hero.prepared)
        yield from _twice(f"a trait of '{hero.id}'", hero.traits)
        dice = sum(fx.verb == "add_die" for together in _effects() for fx in together)
        yield from _within("the number of dice that were added", len(hero.extra_dice), dice)
        yield from _within("the health that was added", hero.more_health, MOST_TIMES * _given("max_health"))
        yield from _within("the energy that was added", hero.more_energy, MOST_TIMES * _given("max_energy"))
        if not 0 <= hero.health <= hero.max_health or not 0 <= hero.energy <= hero.max_energy:
            yield f"the hero '{hero.id}' has health or energy beyond its limits"


def _mistakes_of_items(items: tuple[Held, ...]) -> Iterator[str]:
    yield from _unknown("item", (held.id for held in items), ITEMS)
    for held in items:
        if held.id in ITEMS and not (
            0 <= held.armour <= ITEMS[held.id].armour and 0 <= held.charges <= ITEMS[held.id].charges
        ):
            yield f"the item '{held.id}' has more on it than it holds"


def _mistakes_of_campaign(campaign: CampaignState) -> Iterator[str]:
    yield from _unknown("flag", campaign.flags, known_flags())
    yield from _twice("a flag", campaign.flags)
    yield from _within("the number of items in the bag", len(campaign.bag), MOST_TIMES * len(ITEMS))
    objectives = {f"{combat}.{number}" for combat in COMBATS for number in range(1, 13)}
    yield from _unknown("objective", campaign.objectives, objectives)
    for quest, rests in campaign.quests:
        if quest in QUESTS:
            yield from _within(f"the rests that '{quest}' waits", rests, QUESTS[quest].expires_after_rests, 1)
    yield from _twice("a quest", (quest for quest, _ in campaign.quests))
    yield from _twice("a reward", campaign.rewards_left)
    yield from _twice("a rule", campaign.unlocked)
    yield from _twice("a Corruption card", campaign.corruption_gone)
    for act in campaign.graced:
        yield from _within("an act", act, max(scene.act for scene in SCENES.values()))
    yield from _mistakes_of_items(campaign.bag)
    yield from _unknown("ally", campaign.allies, ALLIES)
    yield from _unknown("place", campaign.places_gone, PLACES)
    yield from _unknown("quest", (quest for quest, _ in campaign.quests), QUESTS)
    yield from _unknown("quest", campaign.quests_done, QUESTS)
    yield from _unknown("reward", campaign.rewards_left, REWARDS)
    yield from _unknown("scene", campaign.visited, SCENES)
    yield from _unknown("Corruption card", campaign.corruption_gone, CORRUPTION)
    yield from _unknown("enemy", campaign.met, {**ENEMIES, **BOSSES})
    for words in campaign.results:
        combat, _, result = words.partition(" ")
        if combat not in COMBATS or result not in ("success", "partial", "fail"):
            yield f"'{words[:40]}' is no result of a combat"
    for words in campaign.choices:
        if not _is_choice(*words.split(" ")):
            yield f"'{words[:40]}' is no choice of the story"
    for number in campaign.unlocked:
        if number not in ALL_RULES:
            yield f"there is no rule {number} to unlock"
    if len(campaign.reputation) != len(REPUTATION):
        yield "it does not have a reputation with each faction"
    yield from _unknown("character", (character for character, _ in campaign.regard), CHARACTERS)
    yield from _twice("a character", (character for character, _ in campaign.regard))
    for character, regard in campaign.regard:
        yield from _within(f"what '{character}' thinks", regard, REGARD_MOST, REGARD_LEAST)
    if any(not REPUTATION_LEAST <= number <= REPUTATION_MOST for number in campaign.reputation):
        yield "a reputation is beyond its limits"
    purses = (campaign.gold, campaign.food, campaign.skill_gold, campaign.trait_points, campaign.victory_points)
    if min(purses) < 0:
        yield "the party holds less than nothing"
    yield from _within("the gold", campaign.gold, most_gold())
    yield from _within("the food", campaign.food, most_food())
    yield from _within("the gold for skills", campaign.skill_gold, most_skill_gold())
    yield from _within("the number of trait points", campaign.trait_points, most_trait_points())
    combats = sum(scene.kind == "combat" for scene in SCENES.values())
    yield from _within("the number of victory points", campaign.victory_points, MOST_TIMES * combats)


def _is_choice(scene: str, choice: str = "", end: str = "", *more: str) -> bool:
    """Whether "s101 word" or "s102 argue passed" is something that the story remembers."""
    if scene in SCENES and not end and choice in (*SCENES[scene].former, *((LATE,) if SCENES[scene].start else ())):
        return True
    made = choice_of(scene, choice)
    return made is not None and not more and end in (("", "passed", "failed") if made.test is not None else ("",))


_KINDS: dict[type[Agendum], tuple[str, ...]] = {Rest: ("rest",), StoryScene: ("story", "explore")}
_OUTSIDE_COMBAT = (battle.Combat, battle.Arrive, battle.SingleCombatOver)


def _mistakes_of_agenda(state: FateforgeState) -> Iterator[str]:
    """What steps name: heroes by number, scenes, choices, combats, quests, seats."""
    size = len(state.party)
    for item in state.agenda:
        fields = asdict(item)
        # -1 among those who failed stands for nobody who could have tried.
        failed = tuple(number for number in fields.get("failed", ()) if number != -1)
        for number in (fields.get("hero", 0), *fields.get("heroes", ()), *failed):
            if not 0 <= number < max(size, 1):
                yield f"the step {type(item).__name__} is about a hero who is not there"
        scene = fields.get("scene")
        if scene or (scene == "" and not isinstance(item, Rest)):
            yield from _unknown("scene", (scene,), SCENES)
            kinds = _KINDS.get(type(item))
            if scene in SCENES and kinds is not None and SCENES[scene].kind not in kinds:
                yield f"the scene '{scene}' is none for the step {type(item).__name__}"
            if scene in SCENES and "choice" in fields:
                choices = tuple(choice.id for choice in choices_of(scene) if choice.test is not None)
                yield from _unknown("test", (fields["choice"],), choices)
        if isinstance(item, Roaming):
            yield from _mistakes_of_roaming(item)
        if "goto" in fields:
            yield from _unknown("scene", (fields["goto"],), SCENES)
        if "combat" in fields:
            yield from _unknown("combat", (fields["combat"],), COMBATS)
        if fields.get("quest"):
            yield from _unknown("quest", (fields["quest"],), QUESTS)
        if "seat" in fields and not 0 <= fields["seat"] < state.seats:
            yield f"the step {type(item).__name__} is about a seat that does not exist"
        yield from _mistakes_of_step(item)


def _mistakes_of_roaming(item: Roaming) -> Iterator[str]:
    """Where the party is in the city and how it came there."""
    scene = SCENES.get(item.scene)
    if scene is None or not scene.start:
        yield "it explores a scene that is no exploration"
        return
    yield from _unknown("quarter of this exploration", (item.at, *item.been), scene.quarters)
    yield from _within("the number of steps", item.steps, scene.steps)
    yield from _within("the number of quarters walked through", len(item.been), scene.steps + 1, 1)
    if item.been and (item.been[0], item.been[-1]) != (scene.start, item.at):
        yield "the party has not come to where it is"


def _mistakes_of_step(item: Agendum) -> Iterator[str]:
    """Figures and names of a single step: what happens is what the content can do, and no more."""
    match item:
        case Happening():
            if item.fx and not any(together[-len(item.fx) :] == item.fx for together in _effects()):
                yield "something happens in it that the story does not know"
        case Learning():
            yield from _within("the purse for skills", item.gold, most_skill_gold())
        case Rewarding():
            yield from _unknown("reward", item.shown, REWARDS)
        case Reforming():
            yield from _within("the number of trait points", item.trait_points, most_trait_points())
            for name, charges in item.charges or ():
                yield from _unknown("item", (name,), ITEMS)
                yield from _within("a number of charges", charges, ITEMS[name].charges if name in ITEMS else 0)
        case battle.Reaction():
            if any(not 0 <= colour < len(COLOURS) for colour in item.colours or ()):
                yield "an enemy of a colour that does not exist reacts"
        case battle.ActionPhase():
            yield from _within("the number of turns", item.turns, 4)
        case battle.Recovery():
            if item.result not in ("success", "partial", "fail"):
                yield f"'{item.result[:40]}' is no result of a combat"
        case TableParty():
            yield from _within("the number of heroes", item.size, 4, 2)
        case TableFound():
            chests = {what for combat in COMBATS.values() for what in combat.chests}
            yield from _unknown("find", (item.found,), chests)


def _mistakes_of_combat(state: FateforgeState) -> Iterator[str]:
    """The map, and who stands on it."""
    if state.combat_id:
        yield from _unknown("combat", (state.combat_id,), COMBATS)
    fighting = any(
        type(item).__module__ == battle.__name__ and type(item) not in _OUTSIDE_COMBAT for item in state.agenda
    )
    if fighting and not state.fighters:
        yield "nobody fights in its combat"
    if not fighting and not state.fighters and not state.enemies and state.boss is None and not state.tokens:
        return
    if state.combat_id not in COMBATS:
        yield "it is in the middle of no combat"
        return
    if state.own_map is not None:
        yield from mistakes_of_own_map(state)
    if state.fighters and len(state.fighters) != len(state.party):
        yield "it has not as many heroes on the map as in the party"
    yield from _unknown("enemy", (enemy.id for enemy in state.enemies), ENEMIES)
    if state.boss is not None:
        yield from _unknown("boss", (state.boss.id,), BOSSES)
        cards = len(BOSSES[state.boss.id].deck) if state.boss.id in BOSSES else MOST_TOKENS
        if any(not 0 <= card < cards for card in state.boss.deck):
            yield "the boss has a card that does not exist"
    yield from _mistakes_of_places(state)
    yield from _mistakes_of_fighters(state)
    for enemy in state.enemies:
        yield from _mistakes_of_enemy(enemy)
    yield from _twice("an enemy", (enemy.name for enemy in state.enemies))
    if state.boss is not None and state.boss.id in BOSSES:
        yield from _mistakes_of_boss(state.boss)
    yield from _mistakes_of_map(state)
    yield from _mistakes_of_objectives(state)
    if any(not 0 <= number < len(state.party) for number in state.order) or not -1 <= state.active < len(state.party):
        yield "a hero who is not there has a turn"
    yield from _unknown("ally", (state.ally,) if state.ally else (), ALLIES)


def _mistakes_of_places(state: FateforgeState) -> Iterator[str]:
    """Whether everything stands on the map; heroes who are still placed stand nowhere."""
    on_map = range(len(state.combat.zones))
    placing = any(isinstance(item, battle.PlaceHeroes) for item in state.agenda)
    stand = [fighter.zone for fighter in state.fighters if fighter.zone != NOWHERE or not placing]
    stand += [enemy.zone for enemy in state.enemies] + [token.zone for token in state.tokens] + list(state.starts)
    if state.boss is not None:
        stand.append(state.boss.zone)
    if any(zone not in on_map for zone in stand):
        yield "somebody stands beside the map"
    if any(token.to != NOWHERE and token.to not in on_map for token in state.tokens):
        yield "a portal leads beside the map"


def _mistakes_of_fighters(state: FateforgeState) -> Iterator[str]:
    unrolled = _unrolled(state)
    for number, fighter in enumerate(state.fighters):
        yield from _unknown("die", fighter.dice, DICE)
        yield from _unknown("Fear card", fighter.fear, FEAR)
        if any(face != SPENT and face not in FACE_NAMES for face in fighter.faces):
            yield "a die shows what no die has"
        if len(fighter.faces) != (0 if number in unrolled else len(fighter.dice)):
            yield "a hero has not as many results as dice"
        if fighter.ally >= 0 and not state.ally:
            yield "a hero goes with an ally who is not there"
        yield from _mistakes_of_fighter(state, number, fighter)


def _mistakes_of_objectives(state: FateforgeState) -> Iterator[str]:
    scene = COMBATS[state.combat_id]
    told = {*scene.objectives, *(variant.objective for variant in scene.variants)}
    for text in state.objectives:
        if not any(text in (each, each.partition(": ")[2]) for each in told):
            yield f"'{text[:40]}' is no objective of this combat"


_USES = (
    *("energy", "triple", "sprint", "stance", "energy-step", "fencing", "hunters-eye", "acrobatics", "battle-hardened"),
)
"""What is used once a round and is neither skill nor item."""


def _is_use(words: str) -> bool:
    name, _, slot = words.partition(" ")
    if slot:
        return name in ITEMS and slot in [str(number + 1) for number in range(SLOTS)]
    return name in SKILLS or name in ITEMS or name in _USES


def _mistakes_of_fighter(state: FateforgeState, number: int, fighter: Fighter) -> Iterator[str]:
    hero = state.party[number].id if number < len(state.party) else ""
    for words in (*fighter.used, *fighter.spent):
        if not _is_use(words):
            yield f"'{words[:40]}' is nothing that '{hero}' could have used"
    yield from _within("a number of block tokens", fighter.block, MOST_TOKENS)
    yield from _within("the poison", fighter.poison, 40)
    yield from _within("a number of charges", fighter.charges, 3)
    yield from _within("the damage on an ally", fighter.ally, MOST_TOKENS, NOWHERE)
    yield from _within("a number of dice", len(fighter.dice), 6)
    yield from _twice("an objective token", fighter.carries)


def _mistakes_of_enemy(enemy: EnemyState) -> Iterator[str]:
    if enemy.id not in ENEMIES:
        return
    card = ENEMIES[enemy.id]
    yield from _within("an initiative", enemy.number, 12, 1)
    yield from _within("the toughness of an enemy", enemy.toughness, card.toughness + 1, 1)
    yield from _within("the damage on an enemy", enemy.damage, max(0, enemy.toughness - 1))
    yield from _within("the armour of an enemy", enemy.armour, card.armour + 2)
    yield from _within("a number of block tokens", enemy.block, MOST_TOKENS)
    yield from _within("the marks on an enemy", enemy.marked, MOST_TOKENS)
    yield from _unknown("ability", enemy.silent, card.abilities)


def _mistakes_of_boss(boss: BossState) -> Iterator[str]:
    card = BOSSES[boss.id]
    yield from _within("the toughness of the boss", boss.toughness, MOST_TOKENS, 1)
    yield from _within("the damage on the boss", boss.damage, MOST_TOKENS)
    yield from _within("the armour of the boss", boss.armour, MOST_TOKENS)
    yield from _within("a number of block tokens", boss.block, MOST_TOKENS)
    yield from _within("the wounds of the boss", boss.wounds, card.wounds)
    yield from _within("the marks on the boss", boss.marked, MOST_TOKENS)
    yield from _twice("a card of the boss", boss.deck)
    yield from _unknown("weak point", boss.wounded, [point.id for point in card.weak_points])
    if len(boss.marks) != len(card.weak_points):
        yield "the boss has other weak points"
    for marks, point in zip(boss.marks, card.weak_points, strict=False):
        yield from _within("the markers on a weak point", marks, (1 << len(point.need)) - 1)


def _most_rounds(combat: CombatScene) -> int:
    """A variant may have more rounds than the combat itself, and there may be an extra round (FF-21.1)."""
    return max((combat.rounds, *(variant.rounds for variant in combat.variants))) + 1


def _mistakes_of_map(state: FateforgeState) -> Iterator[str]:
    """Rounds, doors, tokens, cards."""
    yield from _within("the number of rounds", state.rounds, _most_rounds(COMBATS[state.combat_id]))
    yield from _within("the round", state.round, state.rounds)
    yield from _within("the doors", state.closed, (1 << len(state.combat.doors)) - 1)
    yield from _twice("a token", (token.name for token in state.tokens))
    for token in state.tokens:
        yield from _within("the markers of a token", token.amount, MOST_TOKENS)
    yield from _twice("a turn", state.order)
    yield from _unknown("Fear card", state.fear_deck, FEAR)
    if any(face not in FACE_NAMES for face in (*state.gained, *state.ally_faces)):
        yield "a result shows what no die has"
    yield from _within("a number of results", len(state.gained), MOST_TOKENS)


def _unrolled(state: FateforgeState) -> set[int]:
    """Heroes whose dice are picked and still lie in the hand: they show nothing yet (FF-12.2)."""
    if any(isinstance(item, battle.PickingDice) for item in state.agenda):
        return set(range(len(state.fighters)))
    rolls = {item.hero for item in state.agenda if isinstance(item, battle.Rolling)}
    return {number for number, fighter in enumerate(state.fighters) if number in rolls and not fighter.faces}


def is_choosing(state: FateforgeState) -> bool:
    """Whether heroes are still being chosen."""
    return any(isinstance(item, ChooseParty | TableParty) for item in state.agenda)
