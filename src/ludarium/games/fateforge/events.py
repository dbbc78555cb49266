"""What actions cause, for logs and animation. Heroes, enemies, zones, tokens and cards go by name."""

from __future__ import annotations

from typing import TypeAlias

from ludarium.kernel.decisions import Event, Seat


class FinalEvent(Event, frozen=True):
    """An event before which nothing can be taken back: something was drawn, rolled or shown."""

    @property
    def final(self) -> bool:
        return True


# -- combat ----------------------------------------------------------------------------------------------------


class PartyArrived(Event, frozen=True, tag="party-arrived"):
    """The party of a combat on its own comes with wounds, as the story would bring it."""

    wounds: int


class CombatBegan(FinalEvent, frozen=True, tag="combat-began"):
    combat: str
    rounds: int


class RuleUnlocked(FinalEvent, frozen=True, tag="rule-unlocked"):
    """One of the fourteen rules applies from now on (FF-1.12)."""

    number: int


class HeroPlaced(Event, frozen=True, tag="hero-placed"):
    hero: str
    zone: str


class AllyJoined(FinalEvent, frozen=True, tag="ally-joined"):
    ally: str
    hero: str
    faces: tuple[str, ...]


class RoundBegan(FinalEvent, frozen=True, tag="round-began"):
    """The reaction will take place after that many hero turns (FF-12.12)."""

    round: int
    rounds: int
    reaction: int


class DiceRolled(FinalEvent, frozen=True, tag="dice-rolled"):
    """Dice behind the screen: only the owner sees colours and faces until the hero's turn (FF-12.3)."""

    hero: str
    seat: Seat
    dice: tuple[str, ...]
    faces: tuple[str, ...]
    open: bool = False

    def seen_by(self, viewer: Seat | None) -> Event | None:
        if self.open or viewer == self.seat:
            return self
        return DiceRolled(self.hero, self.seat, (), ("?",) * len(self.faces))


class DieTurned(FinalEvent, frozen=True, tag="die-turned"):
    hero: str
    seat: Seat
    die: int
    face: str
    open: bool = False

    def seen_by(self, viewer: Seat | None) -> Event | None:
        if self.open or viewer == self.seat:
            return self
        return DieTurned(self.hero, self.seat, 0, "?")


class Sprinted(FinalEvent, frozen=True, tag="sprinted"):
    hero: str
    zone: str


class StanceFlipped(Event, frozen=True, tag="stance-flipped"):
    hero: str
    guard: bool


class PlanningDone(FinalEvent, frozen=True, tag="planning-done"):
    hero: str


class OrderSet(FinalEvent, frozen=True, tag="order-set"):
    heroes: tuple[str, ...]


class TurnBegan(FinalEvent, frozen=True, tag="turn-began"):
    """The screen is lifted: everybody sees the dice."""

    hero: str
    dice: tuple[str, ...]
    faces: tuple[str, ...]


class TurnEnded(FinalEvent, frozen=True, tag="turn-ended"):
    hero: str
    lost: tuple[str, ...]
    """Results that were not used."""


class SkillUsed(Event, frozen=True, tag="skill-used"):
    hero: str
    skill: str
    pays: tuple[str, ...]
    gains: tuple[str, ...]


class ItemUsed(Event, frozen=True, tag="item-used"):
    hero: str
    item: str
    pays: tuple[str, ...]
    gains: tuple[str, ...]


class AbilityUsed(Event, frozen=True, tag="ability-used"):
    """A hero's own ability, a passive skill or an ally's."""

    hero: str
    ability: str
    what: str = ""
    """The Fear card that goes ("fear-gone"), or the ally's die that is spent ("ally-...")."""


class Moved(Event, frozen=True, tag="moved"):
    """How: step, energy, sprint, portal, push, pull, call, skill, explore."""

    who: str
    zone: str
    how: str


class Attacked(Event, frozen=True, tag="attacked"):
    who: str
    target: str
    how: str
    """strike, shot or effect."""
    damage: int


class EnemyHit(Event, frozen=True, tag="enemy-hit"):
    """What became of damage: blocks and armour first, then markers (FF-10.8, FF-10.9)."""

    enemy: str
    block: int
    armour: int
    damage: int


class EnemyDefeated(Event, frozen=True, tag="enemy-defeated"):
    enemy: str
    by: str
    dropped: str


class BossWounded(FinalEvent, frozen=True, tag="boss-wounded"):
    boss: str
    wounds: int


class WeakPointCovered(Event, frozen=True, tag="weak-point-covered"):
    boss: str
    weak_point: str
    symbol: str
    place: int = 0
    """Which of its symbols, counted from 1."""


class WeakPointUncovered(FinalEvent, frozen=True, tag="weak-point-uncovered"):
    """The boss has shaken off a marker."""

    boss: str
    weak_point: str
    symbol: str
    place: int = 0


class WeakPointWounded(FinalEvent, frozen=True, tag="weak-point-wounded"):
    boss: str
    weak_point: str
    toughness: int = 0
    cards: int = 0
    """The boss's toughness, and the cards left in its deck, after what its text says."""


class HeroHit(FinalEvent, frozen=True, tag="hero-hit"):
    hero: str
    block: int
    armour: int
    health: int
    poison: bool = False


class HeroLost(Event, frozen=True, tag="hero-lost"):
    """Health or energy lost without damage, or spent."""

    hero: str
    what: str
    amount: int


class HeroGained(Event, frozen=True, tag="hero-gained"):
    """health, energy, block, charge, poison (cured)."""

    hero: str
    what: str
    amount: int


class HeroKnockedOut(FinalEvent, frozen=True, tag="hero-knocked-out"):
    hero: str


class HeroRevived(FinalEvent, frozen=True, tag="hero-revived"):
    hero: str
    by: str


class Stunned(Event, frozen=True, tag="stunned"):
    who: str


class Hidden(Event, frozen=True, tag="hidden"):
    """The stealth token is available (True) or exhausted."""

    hero: str
    hidden: bool


class Protected(Event, frozen=True, tag="protected"):
    """Cannot be targeted until the clean-up ("untarget"), or draws all attacks ("taunt")."""

    hero: str
    how: str


class Marked(Event, frozen=True, tag="marked"):
    enemy: str


class Collected(Event, frozen=True, tag="collected"):
    hero: str
    what: str
    amount: int
    source: str = ""
    """The token on the map, or the enemy it was stolen from."""


class TokenTaken(Event, frozen=True, tag="token-taken"):
    hero: str
    token: str
    source: str = ""
    """The enemy it was stolen from; empty: it lay on the map."""


class TokenDropped(Event, frozen=True, tag="token-dropped"):
    token: str
    zone: str


class TokenUsed(FinalEvent, frozen=True, tag="token-used"):
    """A Focus action at an objective, an exploration token, a fountain."""

    hero: str
    token: str


class ChestOpened(FinalEvent, frozen=True, tag="chest-opened"):
    hero: str
    token: str
    found: str


class DoorMoved(Event, frozen=True, tag="door-moved"):
    hero: str
    door: str
    closed: bool


class TrapIgnored(Event, frozen=True, tag="trap-ignored"):
    hero: str
    token: str


class TrapRemoved(Event, frozen=True, tag="trap-removed"):
    hero: str
    token: str


class CardDrawn(FinalEvent, frozen=True, tag="card-drawn"):
    """A Corruption, Fear or trap card."""

    hero: str
    deck: str
    card: str
    source: str = ""
    """The trap that went off."""


class AllyHit(Event, frozen=True, tag="ally-hit"):
    ally: str
    damage: int
    fallen: bool


class ReactionBegan(FinalEvent, frozen=True, tag="reaction-began"):
    colours: tuple[str, ...]


class EnemyTurnBegan(FinalEvent, frozen=True, tag="enemy-turn-began"):
    pass


class EnemyActed(FinalEvent, frozen=True, tag="enemy-acted"):
    """Which token acts, by which segment, and its target; `why` says in a word what decided it.

    Segments count from 1. Segment 0: an ability, which `why` names. A boss has the actions of its card for segments.
    """

    enemy: str
    segment: int
    target: str
    why: str


class EnemyIdle(FinalEvent, frozen=True, tag="enemy-idle"):
    """A token does nothing; why is in `enemies.REASONS`."""

    enemy: str
    why: str


class NobodyReacts(FinalEvent, frozen=True, tag="nobody-reacts"):
    colour: str


class BossCardDrawn(FinalEvent, frozen=True, tag="boss-card-drawn"):
    boss: str
    card: int
    left: int = 0
    """Cards left in the deck."""


class EnemyGained(Event, frozen=True, tag="enemy-gained"):
    enemy: str
    what: str
    amount: int


class CleanedUp(FinalEvent, frozen=True, tag="cleaned-up"):
    round: int


class ExtraRound(FinalEvent, frozen=True, tag="extra-round"):
    played: bool


class Escaped(FinalEvent, frozen=True, tag="escaped"):
    exit: str
    damage: tuple[int, ...]


class NoEscape(FinalEvent, frozen=True, tag="no-escape"):
    pass


class CombatEnded(FinalEvent, frozen=True, tag="combat-ended"):
    combat: str
    result: str
    """success, partial or fail."""
    objectives: tuple[bool, ...]


class Recovered(FinalEvent, frozen=True, tag="recovered"):
    hero: str
    health: int
    energy: int


# -- story, rest, campaign -------------------------------------------------------------------------------------


class SceneBegan(FinalEvent, frozen=True, tag="scene-began"):
    scene: str


class ChoiceMade(FinalEvent, frozen=True, tag="choice-made"):
    scene: str
    choice: str


class TestRolled(FinalEvent, frozen=True, tag="test-rolled"):
    hero: str
    trait: str
    faces: tuple[str, ...]
    passed: bool
    matching: bool = False
    """The hero has the trait: trait faces count, too (FF-24.2)."""


class Gained(Event, frozen=True, tag="gained"):
    """The party gains or loses: gold, food, trait-points, victory-points, time."""

    what: str
    amount: int


class ItemFound(Event, frozen=True, tag="item-found"):
    item: str
    where: str


class ItemLost(Event, frozen=True, tag="item-lost"):
    item: str


class ReputationChanged(FinalEvent, frozen=True, tag="reputation-changed"):
    faction: str
    now: int


class Remembered(FinalEvent, frozen=True, tag="remembered"):
    """A flag of the story: a story card (FF-24.9)."""

    flag: str


class SkillLearnt(Event, frozen=True, tag="skill-learnt"):
    hero: str
    skill: str


class TraitBought(Event, frozen=True, tag="trait-bought"):
    hero: str
    trait: str


class RegardChanged(FinalEvent, frozen=True, tag="regard-changed"):
    """A character thinks better or worse of the party."""

    character: str
    now: int


class PlaceVisited(Event, frozen=True, tag="place-visited"):
    place: str
    time: int


class QuestOffered(FinalEvent, frozen=True, tag="quest-offered"):
    quest: str


class QuestTaken(FinalEvent, frozen=True, tag="quest-taken"):
    """The party sets out on a side quest; its briefing is read."""

    quest: str


class QuestGone(FinalEvent, frozen=True, tag="quest-gone"):
    quest: str


class CorruptionRemoved(Event, frozen=True, tag="corruption-removed"):
    hero: str
    card: str


class RewardTaken(FinalEvent, frozen=True, tag="reward-taken"):
    reward: str


class ItemMoved(Event, frozen=True, tag="item-moved"):
    item: str
    giver: str
    taker: str


class SkillPrepared(Event, frozen=True, tag="skill-prepared"):
    hero: str
    skill: str


class HeroSwapped(Event, frozen=True, tag="hero-swapped"):
    hero: str
    newcomer: str


class ActRestarted(FinalEvent, frozen=True, tag="act-restarted"):
    act: int


class RestEnded(FinalEvent, frozen=True, tag="rest-ended"):
    lost: int
    """Time tokens that were not spent."""


class MedalWon(FinalEvent, frozen=True, tag="medal-won"):
    expedition: str
    medal: str
    points: int


class StoryEnded(FinalEvent, frozen=True, tag="story-ended"):
    ending: str


FateforgeEvent: TypeAlias = (
    PartyArrived
    | CombatBegan
    | RuleUnlocked
    | HeroPlaced
    | AllyJoined
    | RoundBegan
    | DiceRolled
    | DieTurned
    | Sprinted
    | StanceFlipped
    | PlanningDone
    | OrderSet
    | TurnBegan
    | TurnEnded
    | SkillUsed
    | ItemUsed
    | AbilityUsed
    | Moved
    | Attacked
    | EnemyHit
    | EnemyDefeated
    | BossWounded
    | WeakPointCovered
    | WeakPointUncovered
    | WeakPointWounded
    | HeroHit
    | HeroLost
    | HeroGained
    | HeroKnockedOut
    | HeroRevived
    | Stunned
    | Hidden
    | Protected
    | Marked
    | Collected
    | TokenTaken
    | TokenDropped
    | TokenUsed
    | ChestOpened
    | DoorMoved
    | TrapIgnored
    | TrapRemoved
    | CardDrawn
    | AllyHit
    | ReactionBegan
    | EnemyTurnBegan
    | EnemyActed
    | EnemyIdle
    | NobodyReacts
    | BossCardDrawn
    | EnemyGained
    | CleanedUp
    | ExtraRound
    | Escaped
    | NoEscape
    | CombatEnded
    | Recovered
    | SceneBegan
    | ChoiceMade
    | TestRolled
    | Gained
    | ItemFound
    | ItemLost
    | ReputationChanged
    | RegardChanged
    | Remembered
    | SkillLearnt
    | TraitBought
    | PlaceVisited
    | QuestOffered
    | QuestTaken
    | QuestGone
    | CorruptionRemoved
    | RewardTaken
    | ItemMoved
    | SkillPrepared
    | HeroSwapped
    | ActRestarted
    | RestEnded
    | MedalWon
    | StoryEnded
)
