"""What one viewer may know of a game of Fateforge, as the wire carries it: names of heroes, zones and tokens, ids.

Hidden are the dice behind the other players' screens (FF-12.3), decks, and everything of the story not yet reached.
"""

from __future__ import annotations

from msgspec import Struct

from ludarium.games.fateforge.actions import FateforgeAction
from ludarium.games.fateforge.agenda import BeforeCombat, ChooseTester, QuestOffer, Rest, Roaming, StoryScene, Trial
from ludarium.games.fateforge.battle import (
    ActionPhase,
    BeginRound,
    CleanUp,
    EnemyTurn,
    Escape,
    HeroTurn,
    LastRound,
    Ordering,
    PickingDice,
    Planning,
    Reaction,
    Recovery,
    Rolling,
)
from ludarium.games.fateforge.campaign.managing import Meal, meal
from ludarium.games.fateforge.campaign.rest import open_places
from ludarium.games.fateforge.combat.chains import Becoming, becomings
from ludarium.games.fateforge.combat.ending import open_exits
from ludarium.games.fateforge.combat.forecast import Forecast, forecast
from ludarium.games.fateforge.combat.knowledge import secret_dice
from ludarium.games.fateforge.combat.objectives import leaving, met, settled
from ludarium.games.fateforge.content import BOSSES, COLOURS, ENEMIES, PLACES, QUESTS, REPUTATION, SCENES, Choice, Test
from ludarium.games.fateforge.memory import true
from ludarium.games.fateforge.results import FACE_NAMES
from ludarium.games.fateforge.state import SPENT, Agendum, FateforgeState, Held
from ludarium.games.fateforge.story.choices import can_pay, choice_of, price
from ludarium.games.fateforge.story.roaming import choices_here, roams, steps_of, ways_on
from ludarium.games.fateforge.story.trials import able, chance_of, dice_of
from ludarium.kernel import views
from ludarium.kernel.game import Position
from ludarium.kernel.viewing import shared, spelled_out
from ludarium.kernel.views import View


class HeldView(Struct, frozen=True):
    """An item in a slot or in the bag."""

    id: str
    armour: int
    charges: int
    face_down: bool


class DieView(Struct, frozen=True):
    """A die of this round; empty strings where the viewer may not see it. A used die shows "spent"."""

    die: str
    face: str


class FighterView(Struct, frozen=True):
    """A hero in the combat."""

    zone: str
    dice: tuple[DieView, ...]
    shown: bool
    """The viewer sees these dice."""
    block: int
    poison: int
    stunned: bool
    ko: bool
    hidden: bool
    untargetable: bool
    taunting: bool
    guard_stance: bool
    charges: int
    used: tuple[str, ...]
    spent: tuple[str, ...]
    fear: tuple[str, ...]
    carries: tuple[str, ...]
    ally: int
    """Damage on the ally that goes with this hero; -1: none."""
    ready: bool
    revived: bool


class HeroView(Struct, frozen=True):
    id: str
    seat: int
    health: int
    most_health: int
    energy: int
    most_energy: int
    dice: tuple[str, ...]
    skills: tuple[str, ...]
    prepared: tuple[str, ...]
    slots: tuple[HeldView | None, ...]
    """Main weapon, off-hand, clothing, three more of the backpack."""
    traits: tuple[str, ...]
    """Bought."""
    all_traits: tuple[str, ...]
    """Those that count: printed, bought, from items in their slots (FF-3.8)."""
    corruption: tuple[str, ...]
    meal: Meal
    """What a meal would give."""
    fighter: FighterView | None


class EnemyView(Struct, frozen=True):
    name: str
    id: str
    number: int
    colour: str
    zone: str
    toughness: int
    damage: int
    armour: int
    block: int
    stunned: bool
    marked: bool
    guards: str
    guarded: bool
    carries: str
    abilities: tuple[str, ...]


class WeakPointView(Struct, frozen=True):
    id: str
    need: tuple[str, ...]
    covered: tuple[bool, ...]
    wounded: bool


class BossView(Struct, frozen=True):
    id: str
    zone: str
    toughness: int
    damage: int
    armour: int
    block: int
    wounds: int
    most_wounds: int
    stunned: bool
    cards_left: int
    weak_points: tuple[WeakPointView, ...]


class TokenView(Struct, frozen=True):
    name: str
    kind: str
    zone: str
    amount: int
    to: str
    guarded: bool


class DoorView(Struct, frozen=True):
    name: str
    zones: tuple[str, str]
    closed: bool
    guarded: bool


class ObjectiveView(Struct, frozen=True):
    """An objective in the notation of the data, and whether it is met; what the end decides is not before the end."""

    text: str
    met: bool


class AllyView(Struct, frozen=True):
    id: str
    faces: tuple[str, ...]


class ExitView(Struct, frozen=True):
    """An exit the party could leave by now, with the damage of each conscious hero's way."""

    name: str
    damage: tuple[int, ...]


class CombatView(Struct, frozen=True):
    id: str
    round: int
    rounds: int
    phase: str
    """setup, planning, order, turn, reaction, enemies, clean-up, end."""
    zones: tuple[str, ...]
    layout: tuple[tuple[int, int], ...]
    edges: tuple[tuple[str, str], ...]
    barricades: tuple[tuple[str, str], ...]
    """(protected zone, zone from which no shot comes)."""
    doors: tuple[DoorView, ...]
    tokens: tuple[TokenView, ...]
    enemies: tuple[EnemyView, ...]
    boss: BossView | None
    order: tuple[str, ...]
    reaction: int
    """Hero turns before the reaction."""
    turns_done: int
    reacted: bool
    active: str
    gained: tuple[str, ...]
    """Results that skills have given in this turn."""
    becoming: tuple[Becoming, ...]
    """What each result at hand of the active hero could become."""
    ally: AllyView | None
    objectives: tuple[ObjectiveView, ...]
    exits: tuple[ExitView, ...]
    forecasts: tuple[Forecast, ...]
    defeated: tuple[str, ...]
    extra_round: bool
    quest: str


class OddsView(Struct, frozen=True):
    """How likely a hero passes a test, in per cent (FF-24.2)."""

    hero: str
    dice: int
    """One more with Dark Whispers (FF-21.7)."""
    matching: bool
    """The hero has the trait: trait faces count, too."""
    chance: int
    """With the first roll."""
    again: int
    """The same with the reroll that energy pays for (FF-24.3); equal to `chance` where there is none."""


class ChoiceView(Struct, frozen=True):
    """A choice of a story page. A locked one stays visible with what it needs."""

    id: str
    open: bool
    needs: str
    trait: str
    dice: int
    gold: int
    food: int
    odds: tuple[OddsView, ...] = ()
    """Of each hero who could make its test."""
    everybody: bool = False
    """All heroes make the test, and all must pass."""
    steps: int = 0
    """The steps of an exploration that it takes."""


class TrialView(Struct, frozen=True):
    """A test in progress."""

    scene: str
    choice: str
    trait: str
    dice: int
    hero: str
    faces: tuple[str, ...]
    odds: tuple[OddsView, ...] = ()


class PlaceView(Struct, frozen=True):
    id: str
    kind: str
    time: int
    open: bool
    """Known to the party."""
    paid: bool
    needs: str


class QuestView(Struct, frozen=True):
    id: str
    danger: int
    time: int
    rests_left: int


class RoamView(Struct, frozen=True):
    """An exploration in progress: where the party is, where it has been in order, and the paths from there."""

    at: str
    goal: str
    steps: int
    most: int
    been: tuple[str, ...]
    quarters: tuple[str, ...]
    """Where it may come in this exploration."""
    paths: tuple[tuple[str, bool], ...]
    """Quarters a step away, and whether the path is open."""


class SceneView(Struct, frozen=True):
    """Where the story stands."""

    id: str
    kind: str
    act: int
    chapter: int
    choices: tuple[ChoiceView, ...]
    trial: TrialView | None
    roam: RoamView | None


class RestView(Struct, frozen=True):
    time: int
    places: tuple[PlaceView, ...]
    quests: tuple[QuestView, ...]


class MarkView(Struct, frozen=True):
    """One mark of the act's progress bar: a chapter's combat or a rest (FF-2.4)."""

    scene: str
    kind: str
    done: bool
    now: bool


class CampaignView(Struct, frozen=True):
    gold: int
    food: int
    bag: tuple[HeldView, ...]
    reputation: tuple[tuple[str, int], ...]
    victory_points: int
    trait_points: int
    allies: tuple[str, ...]
    unlocked: tuple[int, ...]
    met: tuple[str, ...]
    flags: tuple[str, ...]
    results: tuple[str, ...]
    visited: tuple[str, ...]
    quests_done: tuple[str, ...]
    marks: tuple[MarkView, ...]


class DecisionView(views.DecisionView, frozen=True):
    """What the viewer is asked."""

    options: tuple[FateforgeAction, ...]


class FateforgeView(View, frozen=True, kw_only=True):
    difficulty: str
    challenge: bool
    may_speak: bool
    beast_master: int
    party: tuple[HeroView, ...]
    campaign: CampaignView
    scene: SceneView | None
    rest: RestView | None
    combat: CombatView | None
    briefing: str
    """The combat that is about to begin."""
    offer: str
    """The side quest that is being offered."""
    expedition: str
    step: int
    medal_points: int
    decision: DecisionView | None


def view(position: Position[FateforgeState], viewer: int | None) -> FateforgeView:
    state = position.state
    top = state.agenda[-1] if state.agenda else None
    return FateforgeView(
        **shared(position, state.form_id, viewer),
        difficulty=state.difficulty,
        challenge=state.challenge,
        may_speak=viewer is not None and position.game.may_speak(state, viewer),
        beast_master=state.beast_master,
        party=_party(state, viewer),
        campaign=_campaign(state),
        scene=_scene(state, top),
        rest=_rest(state),
        combat=_combat(state) if state.fighters else None,
        briefing=top.combat if isinstance(top, BeforeCombat) else "",
        offer=top.quest if isinstance(top, QuestOffer) else "",
        expedition=state.expedition,
        step=state.step,
        medal_points=state.medal_points,
        decision=spelled_out(position, viewer, DecisionView),
    )


# -- the party -------------------------------------------------------------------------------------------------


def _held(held: Held) -> HeldView:
    return HeldView(held.id, held.armour, held.charges, held.face_down)


def _party(state: FateforgeState, viewer: int | None) -> tuple[HeroView, ...]:
    secret = secret_dice(state, viewer)
    return tuple(
        HeroView(
            hero.id,
            hero.seat,
            hero.health,
            hero.max_health,
            hero.energy,
            hero.max_energy,
            hero.dice(),
            hero.skills,
            hero.prepared,
            tuple(None if held is None else _held(held) for held in hero.slots),
            hero.traits,
            hero.all_traits(),
            hero.corruption,
            meal(hero),
            _fighter(state, number, number not in secret) if state.fighters else None,
        )
        for number, hero in enumerate(state.party)
    )


def _fighter(state: FateforgeState, number: int, shown: bool) -> FighterView:
    fighter = state.fighters[number]
    faces = fighter.faces or (None,) * len(fighter.dice)
    dice = tuple(
        DieView(die if shown else "", _face(face) if shown else "")
        for die, face in zip(fighter.dice, faces, strict=True)
    )
    return FighterView(
        state.combat.zones[fighter.zone] if fighter.zone >= 0 else "",
        dice,
        shown,
        fighter.block,
        fighter.poison,
        fighter.stunned,
        fighter.ko,
        fighter.hidden,
        fighter.untargetable,
        fighter.taunting,
        fighter.guard_stance,
        fighter.charges,
        fighter.used,
        fighter.spent,
        fighter.fear,
        fighter.carries,
        fighter.ally,
        fighter.ready,
        fighter.revived,
    )


def _face(face: int | None) -> str:
    if face is None:
        return ""
    return "spent" if face == SPENT else FACE_NAMES[face]


# -- the combat ------------------------------------------------------------------------------------------------

_PHASES: dict[type[Agendum], str] = {
    BeginRound: "planning",
    PickingDice: "planning",
    Rolling: "planning",
    Planning: "planning",
    Ordering: "order",
    HeroTurn: "turn",
    ActionPhase: "turn",
    Reaction: "reaction",
    EnemyTurn: "enemies",
    CleanUp: "clean-up",
    LastRound: "end",
    Escape: "end",
    Recovery: "end",
}


def _phase(state: FateforgeState) -> str:
    """What the round has come to; a step that interrupts another belongs to what it interrupts."""
    for item in reversed(state.agenda):
        if type(item) in _PHASES:
            return _PHASES[type(item)]
    return "setup"


def _combat(state: FateforgeState) -> CombatView:
    combat = state.combat
    letters = combat.zones
    phase = next((item for item in reversed(state.agenda) if isinstance(item, ActionPhase)), None)
    placed = all(fighter.zone >= 0 for fighter in state.fighters)
    return CombatView(
        combat.id,
        state.round,
        state.rounds,
        _phase(state),
        letters,
        combat.layout,
        tuple((letters[a], letters[b]) for a, b in combat.edges),
        tuple((letters[a], letters[b]) for a, b in combat.barricades),
        tuple(
            DoorView(
                door.name,
                (letters[door.zones[0]], letters[door.zones[1]]),
                bool(state.closed >> at & 1),
                state.guarded(door.name),
            )
            for at, door in enumerate(combat.doors)
        ),
        tuple(
            TokenView(
                token.name,
                token.kind,
                letters[token.zone],
                token.amount,
                letters[token.to] if token.to >= 0 else "",
                state.guarded(token.name),
            )
            for token in state.tokens
        ),
        _enemies(state),
        _boss(state),
        tuple(state.party[number].id for number in state.order),
        state.reaction,
        phase.turns if phase is not None else 0,
        phase is not None and phase.reacted,
        state.party[state.active].id if state.active >= 0 else "",
        tuple(FACE_NAMES[face] for face in state.gained),
        becomings(state, state.active) if state.active >= 0 else (),
        AllyView(state.ally, tuple(FACE_NAMES[face] for face in state.ally_faces)) if state.ally else None,
        tuple(ObjectiveView(text, _met(state, text)) for text in state.objectives) if placed else (),
        tuple(ExitView(name, damage) for name, damage in open_exits(state)) if placed else (),
        forecast(state) if placed else (),
        state.defeated,
        state.extra_round,
        state.quest,
    )


def _met(state: FateforgeState, objective: str) -> bool:
    return met(state, objective, leaving(state, state.left_by)) if state.left_by else settled(state, objective)


def _enemies(state: FateforgeState) -> tuple[EnemyView, ...]:
    return tuple(
        EnemyView(
            enemy.name,
            enemy.id,
            enemy.number,
            COLOURS[enemy.colour],
            state.combat.zones[enemy.zone],
            enemy.toughness,
            enemy.damage,
            enemy.armour,
            enemy.block,
            enemy.stunned,
            bool(enemy.marked),
            enemy.guards,
            enemy.guarded,
            enemy.carries,
            tuple(ability for ability in ENEMIES[enemy.id].abilities if ability not in enemy.silent),
        )
        for enemy in state.enemies
    )


def _boss(state: FateforgeState) -> BossView | None:
    boss = state.boss
    if boss is None:
        return None
    card = BOSSES[boss.id]
    points = tuple(
        WeakPointView(
            point.id,
            point.need,
            tuple(bool(covered >> at & 1) for at in range(len(point.need))),
            point.id in boss.wounded,
        )
        for point, covered in zip(card.weak_points, boss.marks, strict=True)
    )
    return BossView(
        boss.id,
        state.combat.zones[boss.zone],
        boss.toughness,
        boss.damage,
        boss.armour,
        boss.block,
        boss.wounds,
        card.wounds,
        boss.stunned,
        len(boss.deck),
        points,
    )


# -- story and rest --------------------------------------------------------------------------------------------


def _campaign(state: FateforgeState) -> CampaignView:
    campaign = state.campaign
    return CampaignView(
        campaign.gold,
        campaign.food,
        tuple(_held(held) for held in campaign.bag),
        tuple(zip(REPUTATION, campaign.reputation, strict=True)),
        campaign.victory_points,
        campaign.trait_points,
        campaign.allies,
        campaign.unlocked,
        campaign.met,
        campaign.flags,
        campaign.results,
        campaign.visited,
        campaign.quests_done,
        _marks(state),
    )


def _marks(state: FateforgeState) -> tuple[MarkView, ...]:
    """One mark for each chapter's combat and each rest of the act; nothing of what they are (FF-2.4, REL-27)."""
    if state.scene not in SCENES:
        return ()
    act = SCENES[state.scene].act
    marks = []
    for scene in SCENES.values():
        if scene.act == act and scene.kind in ("combat", "rest"):
            done = scene.id in state.campaign.visited and scene.id != state.scene
            name = scene.id if done or scene.id == state.scene else ""
            marks.append(MarkView(name, scene.kind, done, scene.id == state.scene))
    return tuple(marks)


def _scene(state: FateforgeState, top: Agendum | None) -> SceneView | None:
    if state.scene not in SCENES:
        return None
    scene = SCENES[state.scene]
    choices: tuple[ChoiceView, ...] = ()
    roam = roams(state)
    if roam is not None:
        choices = tuple(_choice(state, choice, steps_of(choice.id)) for choice in choices_here(state, roam))
    elif any(isinstance(item, StoryScene) for item in state.agenda):
        choices = tuple(_choice(state, choice) for choice in scene.choices)
    return SceneView(scene.id, scene.kind, scene.act, scene.chapter, choices, _trial(state, top), _roam(state, roam))


def _roam(state: FateforgeState, item: Roaming | None) -> RoamView | None:
    if item is None:
        return None
    scene = SCENES[item.scene]
    paths = tuple((way.id, true(state, way.needs)) for way in ways_on(item))
    return RoamView(item.at, scene.goal, item.steps, scene.steps, item.been, scene.quarters, paths)


def _choice(state: FateforgeState, choice: Choice, steps: int = 0) -> ChoiceView:
    gold, food = price(choice)
    return ChoiceView(
        choice.id,
        true(state, choice.needs) and can_pay(state, choice),
        choice.needs,
        choice.test.trait if choice.test else "",
        choice.test.dice if choice.test else 0,
        gold,
        food,
        _odds(state, choice.test) if choice.test else (),
        choice.test is not None and choice.test.everybody,
        steps,
    )


def _odds(state: FateforgeState, test: Test) -> tuple[OddsView, ...]:
    found = []
    for number in able(state):
        hero = state.party[number]
        dice, matching = dice_of(state, number, test), hero.has_trait(test.trait)
        once = chance_of(matching, dice)
        again = once + (1 - once) * once if matching and hero.energy else once
        found.append(OddsView(hero.id, dice, matching, round(100 * once), round(100 * again)))
    return tuple(found)


def _trial(state: FateforgeState, top: Agendum | None) -> TrialView | None:
    if not isinstance(top, ChooseTester | Trial):
        return None
    choice = choice_of(top.scene, top.choice)
    assert choice is not None
    assert choice.test is not None
    hero = state.party[top.heroes[0]].id if isinstance(top, Trial) and top.heroes else ""
    faces = top.faces if isinstance(top, Trial) else ()
    odds = _odds(state, choice.test) if isinstance(top, ChooseTester) else ()
    return TrialView(top.scene, top.choice, choice.test.trait, choice.test.dice, hero, faces, odds)


def _rest(state: FateforgeState) -> RestView | None:
    if not any(isinstance(item, Rest) for item in state.agenda):
        return None
    known = {place.id for place in open_places(state)}
    places = tuple(
        PlaceView(place.id, place.kind, place.time, place.id in known, place.id in state.paid, place.open_if)
        for place in PLACES.values()
        if place.id not in state.campaign.places_gone
    )
    quests = tuple(
        QuestView(quest, QUESTS[quest].danger, QUESTS[quest].time, left) for quest, left in state.campaign.quests
    )
    return RestView(state.time, places, quests)
