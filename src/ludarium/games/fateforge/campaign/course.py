"""The course of a campaign: the party, scene after scene, rewards, rules that unlock, endings (FF-1, FF-2, FF-23)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from ludarium.games.fateforge.actions import Choose, Manage, Pick
from ludarium.games.fateforge.agenda import (
    AfterCombat,
    BeforeCombat,
    BeginScene,
    ChooseParty,
    Happening,
    Learning,
    Managing,
    Reforming,
    Rest,
    Rewarding,
    StoryScene,
)
from ludarium.games.fateforge.battle import Combat
from ludarium.games.fateforge.campaign.consequences import new_item
from ludarium.games.fateforge.campaign.expedition import after_combat as after_combat_of_expedition
from ludarium.games.fateforge.campaign.managing import LEVEL_TWO, fresh_hero, worth
from ludarium.games.fateforge.content import (
    COMBATS,
    FIRST_SCENE,
    HEROES,
    ITEMS,
    QUESTS,
    REPUTATION,
    REWARDS,
    SCENES,
    START_FOOD,
    START_GOLD,
    START_ITEMS,
    VICTORY_TOTALS,
    Scene,
)
from ludarium.games.fateforge.events import (
    ActRestarted,
    Gained,
    QuestOffered,
    RewardTaken,
    RuleUnlocked,
    SceneBegan,
    StoryEnded,
)
from ludarium.games.fateforge.lots import lot
from ludarium.games.fateforge.state import SLOTS, CampaignState, FateforgeState, Held, HeroState
from ludarium.games.fateforge.together import agree, agree_unless
from ludarium.kernel.decisions import Decision, Emit, Script
from ludarium.kernel.errors import BadSetup
from ludarium.kernel.game import Outcome

ALL_RULES = tuple(range(1, 15))
LEVEL_TWO_SCENE = "r3"
"""Where skills become upgradable: after the first boss."""
FEWEST_HEROES = 2
BASE_SUMS = {1: 0, 2: 8, 3: 16}
"""What the party gets for skills besides their cost when an act begins again (FF-25.11)."""
WAYS_TO_END = {"e1": 1.0, "e2": 1.0, "e3": 1.0, "e4": 0.25}
"""How well each ending is for the party."""


# -- the party -------------------------------------------------------------------------------------------------


def party_size(seats: int) -> int:
    """One hero for each player, two for one alone (FF-1.6, FF-1.8)."""
    return max(FEWEST_HEROES, seats)


def chosen_party(heroes: Sequence[object], seats: int) -> tuple[HeroState, ...]:
    """The party that a set-up names, dealt to the seats in turn; refuses an impossible one (FF-1.8)."""
    size = party_size(seats)
    if len(heroes) != size:
        raise BadSetup(f"option 'heroes' needs {size} heroes for {seats} seats, not {len(heroes)}")
    for hero in heroes:
        if hero not in HEROES:
            raise BadSetup(f"there is no hero '{hero}'; the heroes are {', '.join(HEROES)}")
    names = [str(hero) for hero in heroes]
    for hero in names:
        if names.count(hero) > 1:
            raise BadSetup(f"the hero '{hero}' is chosen twice; no hero may be taken twice (FF-1.8)")
    return tuple(fresh_hero(hero, number % seats) for number, hero in enumerate(names))


def new_campaign(completed: bool = False) -> CampaignState:
    """What a campaign begins with. All rules are there when the story has been completed before (FF-1.13)."""
    return CampaignState(
        gold=START_GOLD,
        food=START_FOOD,
        bag=tuple(new_item(item) for item in START_ITEMS),
        reputation=(0,) * len(REPUTATION),
        rewards_left=tuple(REWARDS),
        unlocked=ALL_RULES if completed else (),
        completed=completed,
    )


def open_campaign(state: FateforgeState, heroes: Sequence[object] | None, completed: bool = False) -> None:
    """Prepare a new state for the main thread; `heroes` None: they are chosen at the table (FF-2.1)."""
    state.campaign = new_campaign(completed)
    if heroes is None:
        state.agenda = (BeginScene(FIRST_SCENE), ChooseParty())
    else:
        state.party = chosen_party(heroes, state.seats)
        state.agenda = (BeginScene(FIRST_SCENE),)


def choose_party(state: FateforgeState, _: ChooseParty, emit: Emit) -> Script[None]:
    """The next seat picks a hero; one player alone picks two (FF-1.6)."""
    number = len(state.party)
    if number >= party_size(state.seats):
        state.next_step()
        return
    taken = {hero.id for hero in state.party}
    options = tuple(Pick("party", hero) for hero in HEROES if hero not in taken)
    answer = yield Decision(number % state.seats, "party", options)
    state.party = (*state.party, fresh_hero(answer.name, number % state.seats))


def restart_act(state: FateforgeState) -> None:
    """Back to the start of the act: heroes are chosen anew for the players who are there now (FF-2.27, FF-25.10)."""
    assert state.act_start is not None
    kept = tuple(f"{hero.id} {trait} {hero.seat}" for hero in state.party for trait in hero.traits)
    reforming = Reforming(
        kept, state.campaign.trait_points, tuple(hero.id for hero in state.party), _charges(state.party, state.campaign)
    )
    # Whoever begins again while heroes are being chosen keeps what was kept the first time.
    state.agenda = (next((item for item in state.agenda if isinstance(item, Reforming)), reforming), ChooseParty())
    state.party = ()
    state.scene = ""
    state.time, state.paid = 0, ()


def reforming(state: FateforgeState, item: Reforming, emit: Emit) -> Script[None]:
    """The act begins again with this party (FF-25.10, FF-25.11)."""
    assert state.act_start is not None
    before, campaign, scene = state.act_start
    now = state.campaign
    average = sum(worth(hero) for hero in before) // len(before)
    share, rest = divmod(BASE_SUMS[SCENES[scene].act], len(state.party))
    before, bag_then = _as_left(before, campaign.bag, item.charges)
    bag = [held for held in bag_then if _returns(held)]
    for hero in before:
        if all(hero.id != new.id for new in state.party):
            bag += [
                replace(held, face_down=False)
                for held in hero.slots
                if held is not None and _returns(held) and not ITEMS[held.id].hero
            ]
    old = {hero.id: hero for hero in before}
    kept = _kept_traits(state.party, item)
    heroes, lessons = [], []
    for number, new in enumerate(state.party):
        had = old[new.id].traits if new.id in old else ()
        traits = dict.fromkeys(trait for trait in (*had, *kept[new.id]) if trait != HEROES[new.id].trait)
        hero = replace(new, traits=tuple(traits))
        gold = average + share
        if new.id in old:
            then = old[new.id]
            gold = worth(then) + share
            hero = replace(
                hero,
                extra_dice=then.extra_dice,
                more_health=then.more_health,
                more_energy=then.more_energy,
                slots=tuple(held if held is not None and _returns(held) else None for held in then.slots),
            )
        heroes.append(replace(hero, health=hero.max_health, energy=hero.max_energy))
        lessons.append(Learning(number, gold))
    state.party = tuple(heroes)
    # Rules, acquaintances and trait cards are not unlearnt; points for them are not had twice.
    state.campaign = replace(
        campaign,
        bag=tuple(bag),
        skill_gold=campaign.skill_gold + rest,  # what cannot be shared evenly is the party's
        trait_points=min(campaign.trait_points, item.trait_points),
        unlocked=now.unlocked,
        met=now.met,
        corruption_gone=(),
        completed=now.completed,
    )
    state.rests = _rests(state.campaign)
    emit(ActRestarted(SCENES[scene].act))
    state.next_step(*lessons, BeginScene(scene))
    return
    yield


def _kept_traits(party: tuple[HeroState, ...], item: Reforming) -> dict[str, tuple[str, ...]]:
    """Trait cards stay with their hero; those of a hero who left with the player's next one (FF-25.10)."""
    kept: dict[str, tuple[str, ...]] = {hero.id: () for hero in party}
    for words in item.before:
        owner, trait, *seat = words.split()
        heir = next((hero.id for hero in party if hero.id not in item.party and [str(hero.seat)] == seat), "")
        keeper = owner if owner in kept else heir
        if keeper:
            kept[keeper] = (*kept[keeper], trait)
    return kept


def _returns(held: Held) -> bool:
    """Items that are used up do not come back, nor does a charged one without a charge (FF-25.10)."""
    use = ITEMS[held.id].use
    return use != "consumable" and (use != "charged" or held.charges > 0)


def _charges(party: tuple[HeroState, ...], campaign: CampaignState) -> tuple[tuple[str, int], ...]:
    """What is left in each charged item that the party has."""
    cards = [held for hero in party for held in hero.slots if held is not None]
    return tuple((held.id, held.charges) for held in (*cards, *campaign.bag) if ITEMS[held.id].use == "charged")


def _charge(held: Held | None) -> int:
    return held.charges if held is not None else 0


def _as_left(
    party: tuple[HeroState, ...], bag: tuple[Held, ...], charges: tuple[tuple[str, int], ...] | None
) -> tuple[tuple[HeroState, ...], tuple[Held, ...]]:
    """The items of the act's start, charged ones with no more in them than was left when it was given up.

    Cards of a kind are matched from the fullest down; what was bought meanwhile refills nothing.
    """
    if charges is None:
        return party, bag
    left = sorted(charges, key=lambda entry: -entry[1])
    cards = [*(held for hero in party for held in hero.slots), *bag]
    for at in sorted(range(len(cards)), key=lambda at: -_charge(cards[at])):
        held = cards[at]
        if held is not None and ITEMS[held.id].use == "charged":
            found = next((entry for entry in left if entry[0] == held.id), (held.id, 0))
            cards[at] = replace(held, charges=min(held.charges, found[1]))
            if found in left:
                left.remove(found)
    heroes = tuple(
        replace(hero, slots=tuple(cards[number * SLOTS : (number + 1) * SLOTS])) for number, hero in enumerate(party)
    )
    return heroes, tuple(held for held in cards[len(party) * SLOTS :] if held is not None)


def _rests(campaign: CampaignState) -> int:
    return sum(SCENES[scene].kind == "rest" for scene in campaign.visited)


# -- scenes ----------------------------------------------------------------------------------------------------


def begin_scene(state: FateforgeState, item: BeginScene, emit: Emit) -> Script[None]:
    """Where the story goes on. The first scene of an act is where the act can begin again."""
    scene = SCENES[item.scene]
    if state.act_start is None or SCENES[state.act_start[2]].act != scene.act:
        state.act_start = (state.party, state.campaign, item.scene)
    state.scene = item.scene
    state.remember(visited=(*state.campaign.visited, item.scene))
    if not scene.bare:
        emit(SceneBegan(item.scene))
    match scene.kind:
        case "combat":
            unlock(state, emit, COMBATS[item.scene].unlock)
            state.next_step(BeforeCombat(item.scene))
        case "rest":
            if item.scene == LEVEL_TWO_SCENE:
                unlock(state, emit, (LEVEL_TWO,))
            _begin_rest(state, item.scene, emit)
        case "ending":
            finish(state, emit, item.scene)
        case _:
            state.next_step(StoryScene(item.scene))
    return
    yield


def _begin_rest(state: FateforgeState, scene: str, emit: Emit) -> None:
    state.rests = _rests(state.campaign)
    state.time, state.paid = SCENES[scene].time, ()
    emit(Gained("time", state.time))
    for quest in QUESTS.values():
        if quest.appears == scene:
            offer_quest(state, emit, quest.id)
    state.next_step(Rest(scene))


def offer_quest(state: FateforgeState, emit: Emit, quest: str) -> None:
    """A side quest turns up, unless it is on offer or done."""
    campaign = state.campaign
    if quest not in campaign.quests_done and all(quest != offered for offered, _ in campaign.quests):
        state.remember(quests=(*campaign.quests, (quest, QUESTS[quest].expires_after_rests)))
        emit(QuestOffered(quest))


class Mark(Struct, frozen=True):
    """One mark of the act's progress bar: a chapter ("3") or a rest scene ("r1"); done, now or ahead (FF-2.4)."""

    kind: str
    name: str
    when: str


def progress(state: FateforgeState) -> tuple[Mark, ...]:
    """The progress bar of the current act: one mark for each chapter and one for each rest scene, in order."""
    if not state.scene:
        return ()
    current = SCENES[state.scene]
    here = _mark(current)
    marks = list(dict.fromkeys(_mark(scene) for scene in SCENES.values() if scene.act == current.act))
    at = marks.index(here)
    return tuple(
        Mark(kind, name, "done" if number < at else "now" if number == at else "ahead")
        for number, (kind, name) in enumerate(marks)
    )


def _mark(scene: Scene) -> tuple[str, str]:
    return ("rest", scene.id) if scene.kind == "rest" else ("chapter", str(scene.chapter))


def unlock(state: FateforgeState, emit: Emit, rules: Sequence[int]) -> None:
    """Rules apply from now on; those already there are not announced again (FF-1.12)."""
    for rule in rules:
        if not state.unlocked(rule):
            state.remember(unlocked=tuple(sorted((*state.campaign.unlocked, rule))))
            emit(RuleUnlocked(rule))


def before_combat(state: FateforgeState, item: BeforeCombat, emit: Emit) -> Script[None]:
    """The briefing is read; players may look after their heroes first (FF-7.2, FF-8.1)."""
    args = (("combat", item.combat),)
    seat, answer = yield from agree_unless(state, "before-combat", (Choose("fight"),), (Manage(),), args)
    if answer == Manage():
        state.before(Managing(seat))
        return
    state.next_step(Combat(item.combat, item.quest), AfterCombat(item.combat, item.quest))


def result_of(state: FateforgeState, combat: str) -> str:
    """success, partial or fail: the last time that combat was fought."""
    words = next(words for words in reversed(state.campaign.results) if words.split()[0] == combat)
    return words.split()[1]


def after_combat(state: FateforgeState, item: AfterCombat, emit: Emit) -> Script[None]:
    """A victory point for a success of the main thread, then the branch (FF-1.3, FF-1.4, FF-23.1)."""
    result = result_of(state, item.combat)
    if state.expedition:
        after_combat_of_expedition(state, emit, item.combat, result)
        return
    if item.quest:
        state.remember(quests_done=(*state.campaign.quests_done, item.quest))
        state.next_step(*((Happening(QUESTS[item.quest].reward),) if result == "success" else ()))
        return
    scene = SCENES[item.combat]
    goto = {"success": scene.success, "partial": scene.partial, "fail": scene.fail}[result]
    rewards: tuple[Rewarding, ...] = ()
    if result == "success":
        points = state.campaign.victory_points + 1
        state.remember(victory_points=points)
        emit(Gained("victory-points", 1))
        if points in VICTORY_TOTALS:
            rewards = (Rewarding(),)
    state.next_step(*rewards, BeginScene(goto))
    return
    yield


def rewarding(state: FateforgeState, item: Rewarding, emit: Emit) -> Script[None]:
    """Two are drawn, the party takes one; the other goes back (FF-2.22)."""
    left = tuple(reward for reward in state.campaign.rewards_left if reward not in item.shown)
    if len(item.shown) < 2 and left:
        drawn = yield from lot("reward", left)
        state.next_step(Rewarding((*item.shown, drawn)))
        return
    if not item.shown:
        state.next_step()
        return
    answer = yield from agree(state, "reward", tuple(Pick("reward", reward) for reward in item.shown))
    assert isinstance(answer, Pick)
    state.remember(rewards_left=tuple(other for other in state.campaign.rewards_left if other != answer.name))
    emit(RewardTaken(answer.name))
    state.next_step(Happening(REWARDS[answer.name].fx))


def finish(state: FateforgeState, emit: Emit, ending: str) -> None:
    """The story is over; from now on all rules are known (FF-1.13, FF-24.10)."""
    state.remember(completed=True, unlocked=ALL_RULES)
    points = state.campaign.victory_points
    state.outcome = Outcome(
        (1,) * state.seats, (points,) * state.seats, f"ending-{ending}", shared=WAYS_TO_END.get(ending, 1.0)
    )
    state.agenda = ()
    emit(StoryEnded(ending))
