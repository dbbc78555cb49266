"""The state of a game of Fateforge: a checkpoint of plain values, the campaign and the combat in it."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from ludarium.games.fateforge.content import BOSS, COMBATS, ENEMIES, HEROES, ITEMS, CombatScene, OwnMap, Token
from ludarium.games.fateforge.ground import Ground, ground
from ludarium.kernel.game import Outcome, State

TABLE_MODE = "companion"
"""The form of people with wooden pieces: one screen, but any number of players."""
NOWHERE = -1
BACKPACK = 2
"""Slots 0 and 1 are the main weapon's and the off-hand's; the backpack has four, the first of them for clothing."""
CLOTHING = 2
SLOTS = 6
MAX_CORRUPTION = 4
MAX_PREPARED = 6


class Agendum(Struct, frozen=True):
    """Something that waits to be done. The last one on the agenda is next."""


def copy_mark(item: str, slot: int) -> str:
    """How a used item is noted: with its slot, since two of a kind are two cards (FF-8.5)."""
    return f"{item} {slot + 1}"


class Held(Struct, frozen=True):
    """An item in a slot or in the bag: armour markers on it, charges left; face down it does nothing (FF-8.3)."""

    id: str
    armour: int = 0
    charges: int = 0
    face_down: bool = False


class HeroState(Struct, frozen=True):
    """A hero of the campaign: what lasts from scene to scene."""

    id: str
    seat: int
    health: int
    energy: int
    more_health: int = 0
    more_energy: int = 0
    """Changes of the printed limits."""
    extra_dice: tuple[str, ...] = ()
    skills: tuple[str, ...] = ()
    prepared: tuple[str, ...] = ()
    slots: tuple[Held | None, ...] = (None,) * SLOTS
    traits: tuple[str, ...] = ()
    """Those bought; the printed one is on the hero's board."""
    corruption: tuple[str, ...] = ()

    @property
    def max_health(self) -> int:
        change = self.more_health - ("brittle_bones" in self.corruption)
        return max(1, HEROES[self.id].health + change)

    @property
    def max_energy(self) -> int:
        change = self.more_energy - ("fading_will" in self.corruption)
        return max(0, HEROES[self.id].energy + change)

    def working(self) -> tuple[Held, ...]:
        """Items that lie face up in their proper slots (FF-8.2)."""
        return tuple(held for held in self.slots if held is not None and not held.face_down)

    def weapon_die(self) -> str:
        """The weapon die that the main or two-handed weapon adds, or "" (FF-8.9)."""
        held = self.slots[0]
        return ITEMS[held.id].die if held is not None and not held.face_down else ""

    def dice(self) -> tuple[str, ...]:
        """The dice to choose from in planning."""
        die = self.weapon_die()
        return (*HEROES[self.id].dice, *self.extra_dice, *((die,) if die else ()))

    def has_trait(self, trait: str) -> bool:
        return trait in self.all_traits()

    def all_traits(self) -> tuple[str, ...]:
        """Printed, bought, or from an item in its proper slot (FF-3.8)."""
        worn = (ITEMS[held.id].trait for held in self.working())
        return tuple(dict.fromkeys(trait for trait in (HEROES[self.id].trait, *self.traits, *worn) if trait))


class Fighter(Struct, frozen=True):
    """A hero in a combat: what is cleared when it is over."""

    zone: int = NOWHERE
    dice: tuple[str, ...] = ()
    """The dice picked this round."""
    faces: tuple[int, ...] = ()
    """What they show, as masks of results; SPENT once used."""
    rolled: bool = False
    block: int = 0
    poison: int = 0
    """Health markers beside the board (FF-27.16)."""
    stunned: bool = False
    ko: bool = False
    hidden: bool = False
    untargetable: bool = False
    taunting: bool = False
    guard_stance: bool = False
    charges: int = 0
    """On the Shaman's Drum."""
    used: tuple[str, ...] = ()
    """What is once a round and has been used: skills, items ("whetstone 4"), "energy", "triple", "sprint", ..."""
    spent: tuple[str, ...] = ()
    """What is once a combat and has been used."""
    fear: tuple[str, ...] = ()
    """Fear cards lying face up."""
    afraid: bool = False
    """Has drawn a Fear card this round."""
    carries: tuple[str, ...] = ()
    """Objective tokens on the hero's board."""
    ally: int = NOWHERE
    """Damage on the ally that goes with this hero; NOWHERE: no ally."""
    ready: bool = False
    """Has finished planning."""
    corrupted: bool = False
    """Knocked out by a Corruption card: draws no further one for it (FF-20.5)."""
    revived: bool = False
    """Regained consciousness this round: acts again from the next one (FF-20.2)."""


SPENT = -1
"""The face of a die that has been used."""


class EnemyState(Struct, frozen=True):
    """An enemy on the map: "grunt#1" is id and initiative."""

    id: str
    number: int
    zone: int
    armour: int = 0
    damage: int = 0
    block: int = 0
    toughness: int = 0
    stunned: bool = False
    guards: str = ""
    """A token or an enemy that it guards; it never moves (FF-9.9)."""
    guarded: bool = False
    """A guard sits on it: it cannot be targeted and never moves (FF-27.6)."""
    carries: str = ""
    marked: int = 0
    """Extra damage of the next attack this round."""
    silent: tuple[str, ...] = ()
    """Abilities it has lost."""

    @property
    def name(self) -> str:
        return f"{self.id}#{self.number}"

    @property
    def colour(self) -> int:
        return ENEMIES[self.id].colour

    @property
    def minion(self) -> bool:
        """All but commanders and bosses (FF-10.2)."""
        return ENEMIES[self.id].colour < BOSS - 1

    def can(self, ability: str) -> bool:
        """Whether it has an ability now: a stunned minion's are ignored (FF-10.18)."""
        return not self.stunned and ability in ENEMIES[self.id].abilities and ability not in self.silent


class BossState(Struct, frozen=True):
    """The boss on the map."""

    id: str
    zone: int
    toughness: int
    armour: int
    deck: tuple[int, ...]
    """Cards still in the deck, by number."""
    damage: int = 0
    block: int = 0
    wounds: int = 0
    stunned: bool = False
    """Loses its next activation."""
    marks: tuple[int, ...] = ()
    """For each weak point the symbols covered, as a set."""
    wounded: tuple[str, ...] = ()
    """Weak points that are wounded."""
    marked: int = 0

    @property
    def name(self) -> str:
        return self.id


class CampaignState(Struct, frozen=True):
    """What the campaign remembers."""

    gold: int = 0
    """Gold and gems are one purse (FF-23.4)."""
    food: int = 0
    skill_gold: int = 0
    """Gold that pays for skills only."""
    bag: tuple[Held, ...] = ()
    flags: tuple[str, ...] = ()
    reputation: tuple[int, ...] = ()
    choices: tuple[str, ...] = ()
    results: tuple[str, ...] = ()
    objectives: tuple[str, ...] = ()
    victory_points: int = 0
    trait_points: int = 0
    allies: tuple[str, ...] = ()
    places_gone: tuple[str, ...] = ()
    quests: tuple[tuple[str, int], ...] = ()
    """Side quests on offer: (quest, rests it stays)."""
    quests_done: tuple[str, ...] = ()
    unlocked: tuple[int, ...] = ()
    met: tuple[str, ...] = ()
    """Enemies and bosses encountered (FF-25.9)."""
    corruption_gone: tuple[str, ...] = ()
    """Corruption cards in the graveyard."""
    rewards_left: tuple[str, ...] = ()
    visited: tuple[str, ...] = ()
    """Scenes played, in order."""
    graced: tuple[int, ...] = ()
    """Acts in which the Hidden Grove has taken a Corruption card."""
    completed: bool = False
    regard: tuple[tuple[str, int], ...] = ()
    """How characters think of the party; in the order in which they began to think anything of it."""

    def __repr__(self) -> str:
        # As with maps of their own: fingerprints of positions in which nobody thinks anything stay what they were.
        return super().__repr__().replace(", regard=())", ")")


class FateforgeState(State):
    """Heroes are numbered in the order of the party; zones as in the combat's data. Sets of zones are integers."""

    form_id: str
    seats: int
    agenda: tuple[Agendum, ...]
    difficulty: str = "standard"
    challenge: bool = False
    beast_master: int = 0
    """The seat that makes the open choices of enemies (FF-2.30)."""

    party: tuple[HeroState, ...] = ()
    campaign: CampaignState = CampaignState()
    scene: str = ""
    """The scene being played; "" outside the campaign's story."""
    act_start: tuple[tuple[HeroState, ...], CampaignState, str] | None = None
    """Party, campaign and scene at the start of the act (FF-25.10)."""
    rests: int = 0
    time: int = 0
    paid: tuple[str, ...] = ()
    """Places paid for in this rest scene."""

    # Expeditions
    expedition: str = ""
    step: int = 0
    extra_used: bool = False
    medal_points: int = 0
    clean: int = 0

    # Combat
    combat_id: str = ""
    rounds: int = 0
    round: int = 0
    fighters: tuple[Fighter, ...] = ()
    enemies: tuple[EnemyState, ...] = ()
    boss: BossState | None = None
    defeated: tuple[str, ...] = ()
    tokens: tuple[Token, ...] = ()
    """Those still on the map."""
    closed: int = 0
    """Closed doors, as a set of their numbers."""
    starts: tuple[int, ...] = ()
    objectives: tuple[str, ...] = ()
    order: tuple[int, ...] = ()
    """Heroes in the order of their turns this round; conscious ones."""
    reaction: int = 0
    """The reaction takes place after that many hero turns (FF-12.12)."""
    talk_closed: bool = False
    gained: tuple[int, ...] = ()
    """Results that skills and items gave in the turn in progress."""
    active: int = NOWHERE
    """The hero whose turn it is."""
    fresh: bool = False
    """Nothing has been done yet in this turn."""
    struck: bool = False
    """The active hero has dealt damage this turn."""
    focused: tuple[str, ...] = ()
    explored: tuple[str, ...] = ()
    opened: tuple[str, ...] = ()
    triggered: int = 0
    """Traps that have gone off."""
    portals_used: tuple[str, ...] = ()
    ally: str = ""
    ally_faces: tuple[int, ...] = ()
    allies_ready: tuple[str, ...] = ()
    """Allies that may be chosen in this combat."""
    found_gold: int = 0
    found_food: int = 0
    extra_round: bool = False
    fear_deck: tuple[str, ...] = ()
    kos: int = 0
    """How often a hero was knocked out in this combat."""
    left_by: str = ""
    carrier: str = ""
    """The token that the earliest conscious hero must carry out."""
    weak_points: tuple[str, ...] = ()
    """Weak points wounded in this combat."""
    quest: str = ""
    """The side quest this combat belongs to."""

    outcome: Outcome | None = None
    own_map: OwnMap | None = None
    """In place of the combat's: only a position that was drawn has one."""

    def __repr__(self) -> str:
        # Fingerprints of positions are made of reprs: those on the maps of the box stay what they were.
        return super().__repr__().replace(", own_map=None)", ")")

    # -- reading -----------------------------------------------------------------------------------------------

    @property
    def combat(self) -> CombatScene:
        own = self.own_map
        return COMBATS[self.combat_id] if own is None else COMBATS[self.combat_id].laid_out(own)

    @property
    def ground(self) -> Ground:
        return ground(self.combat_id, self.closed, self.own_map)

    def heroes_of(self, seat: int) -> tuple[int, ...]:
        return tuple(number for number, hero in enumerate(self.party) if hero.seat == seat)

    def hero_number(self, hero_id: str) -> int:
        return next(number for number, hero in enumerate(self.party) if hero.id == hero_id)

    def conscious(self) -> tuple[int, ...]:
        """Heroes that are not knocked out."""
        return tuple(number for number, fighter in enumerate(self.fighters) if not fighter.ko)

    def heroes_in(self, zone: int) -> tuple[int, ...]:
        """Conscious heroes in that zone."""
        return tuple(number for number, fighter in enumerate(self.fighters) if fighter.zone == zone and not fighter.ko)

    def enemies_in(self, zone: int) -> bool:
        """Whether any enemy, stunned or not, is in that zone."""
        for enemy in self.enemies:
            if enemy.zone == zone:
                return True
        return self.boss is not None and self.boss.zone == zone

    def enemy_number(self, name: str) -> int:
        """Where that enemy stands in the list, or -1."""
        enemy_id, _, initiative = name.partition("#")
        if initiative.isdecimal():  # a boss has none
            wanted = int(initiative)
            for number, enemy in enumerate(self.enemies):
                if enemy.number == wanted and enemy.id == enemy_id:
                    return number
        return -1

    def token(self, name: str) -> Token | None:
        for token in self.tokens:
            if token.name == name:
                return token
        return None

    def tokens_in(self, zone: int, kind: str) -> tuple[Token, ...]:
        return tuple(token for token in self.tokens if token.zone == zone and token.kind == kind)

    def guarded(self, token: str) -> bool:
        """Whether an enemy sits in the token's notch; a stunned one still does (FF-9.8)."""
        return any(enemy.guards == token for enemy in self.enemies)

    def unlocked(self, rule: int) -> bool:
        return rule in self.campaign.unlocked

    def has_prepared(self, hero: int, skill: str) -> bool:
        """Whether a conscious hero has that skill prepared and unspent in this combat."""
        fighter = self.fighters[hero]
        return not fighter.ko and skill in self.party[hero].prepared and skill not in fighter.spent

    def ready_copies(self, hero: int, item: str) -> tuple[int, ...]:
        """The slots in which such an item lies face up and has not been used yet, in this round or combat."""
        fighter = self.fighters[hero]
        return tuple(
            slot
            for slot, held in enumerate(self.party[hero].slots)
            if held is not None
            and held.id == item
            and not held.face_down
            and copy_mark(item, slot) not in fighter.used
            and copy_mark(item, slot) not in fighter.spent
        )

    def working_item(self, hero: int, item: str) -> bool:
        """Whether a conscious hero has such an item ready."""
        return not self.fighters[hero].ko and bool(self.ready_copies(hero, item))

    # -- writing -----------------------------------------------------------------------------------------------

    def set_hero(self, number: int, **fields: object) -> HeroState:
        hero = replace(self.party[number], **fields)
        self.party = (*self.party[:number], hero, *self.party[number + 1 :])
        return hero

    def set_fighter(self, number: int, **fields: object) -> Fighter:
        fighter = replace(self.fighters[number], **fields)
        self.fighters = (*self.fighters[:number], fighter, *self.fighters[number + 1 :])
        return fighter

    def set_enemy(self, number: int, **fields: object) -> EnemyState:
        enemy = replace(self.enemies[number], **fields)
        self.enemies = (*self.enemies[:number], enemy, *self.enemies[number + 1 :])
        return enemy

    def set_boss(self, **fields: object) -> BossState:
        assert self.boss is not None
        self.boss = replace(self.boss, **fields)
        return self.boss

    def remember(self, **fields: object) -> CampaignState:
        self.campaign = replace(self.campaign, **fields)
        return self.campaign

    def drop_token(self, name: str) -> None:
        self.tokens = tuple(token for token in self.tokens if token.name != name)

    def next_step(self, *items: Agendum) -> None:
        """The step in progress is done; these come next, the first of them first."""
        self.agenda = (*self.agenda[:-1], *reversed(items))

    def before(self, *items: Agendum) -> None:
        """These come first, then what is in progress."""
        self.agenda = (*self.agenda, *reversed(items))
