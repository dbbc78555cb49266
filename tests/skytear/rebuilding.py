"""The public state of a game, folded from the set-up and the events alone, as somebody would who only reads the log.

It knows the box (battlefields, heroes, costs of cards) and no rule that an event could tell. What it holds is compared
with the spectator's view after every answer: so an event that is missing, late or incomplete shows at once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from ludarium.games.skytear import events as e
from ludarium.games.skytear.board import BOARDS
from ludarium.games.skytear.content import CARD_NUMBERS, COSTS, FACTIONS, HEROES, SKYTEAR_FLOW, VICTORY_CARDS
from ludarium.games.skytear.forms import FORMS
from ludarium.games.skytear.view import HeroView, SkytearView
from ludarium.kernel.decisions import Event
from ludarium.kernel.game import Setup


@dataclass
class Figure:
    """A hero on the table, as far as everybody sees it."""

    id: str
    side: int
    seat: int
    hp: int
    space: str | None = None
    status: str = "ready"
    conditions: set[str] = field(default_factory=set)
    cards: list[str] = field(default_factory=list)
    leads: list[str | None] = field(default_factory=list)
    """Lead cards; None: face down."""
    returns: int = 0
    illusion: str | None = None
    bonus: Counter[str] = field(default_factory=Counter)


@dataclass
class Effect:
    """What lies on the Stack."""

    kind: str
    hero: str
    seat: int
    card: str | None
    targets: tuple[str, ...]
    cancelled: bool = False


@dataclass
class Pile:
    cards: int
    made_of: Counter[str]
    discard: list[str] = field(default_factory=list)


class Rebuilt:
    """A game told by its events."""

    def __init__(self, setup: Setup) -> None:
        self.form = FORMS[setup.form]
        self.board = BOARDS[setup.options.get("battlefield", self.form.board)]
        first = setup.options.get("first", "random")
        self.seats = setup.seats
        self.first_side = -1 if first == "random" else first
        self.phase, self.turn = "setup", 0
        self.victory: list[str] = []
        self.progress: tuple[Counter[str], Counter[str]] = (Counter(), Counter())
        self.won = Counter[int]()
        self.factions: tuple[list[str], list[str]] = ([], [])
        self.pools: tuple[list[str], ...] = ([], [])
        if not self.form.drafts_factions:
            self.pools = tuple(list(HEROES) for _ in (0, 1))
        self.heroes: list[Figure] = []
        self.minions: set[tuple[int, str, str]] = set()
        self.towers = {(side, lane): 5 for side in (0, 1) for lane in self.board.lanes}
        self.nexus = [-1, -1]
        names = self.board.names
        self.tokens = {lane: names[at] for lane, at in zip(self.board.lanes, self.board.lane_tokens, strict=True)}
        self.numbers: dict[str, int] = {}
        self.pillars: tuple[list[str], list[str]] = ([], [])
        self.walls: set[str] = set()
        self.outsiders: dict[str, tuple[str, str | None]] = {}
        self.hands = [0] * self.seats
        self.piles: list[Pile] = []
        self.flow_ready = True
        self.active: tuple[str | None, int, int, tuple[str, ...]] = (None, -1, 0, ())
        """The active hero, its player, points left, actions declared."""
        self.stack: list[Effect] = []
        self.flipped: list[str] = []
        self.priority, self.passes, self.holding = -1, 0, False
        self.ended: tuple[str, int] | None = None

    def fold(self, event: Event) -> None:
        """Take note of an event."""
        told: Callable[[Any], None] = getattr(self, f"_{type(event).__name__}", self._nothing_changes)
        if told == self._nothing_changes:
            assert isinstance(event, SAYS_NOTHING_NEW), event
        told(event)

    def _nothing_changes(self, event: Event) -> None:
        pass

    # -- finding -----------------------------------------------------------------------------------------------

    def name(self, hero: Figure) -> str:
        """With the side's number when both sides field it (SK-24.5)."""
        twin = any(other.id == hero.id and other.side != hero.side for other in self.heroes)
        return f"{hero.id}{hero.side + 1}" if twin else hero.id

    def hero(self, name: str) -> Figure:
        return next(hero for hero in self.heroes if self.name(hero) == name)

    def pile(self, seat: int) -> Pile:
        """Every player has a deck, or from five players on every team (SK-24.1)."""
        return self.piles[seat if self.seats <= 4 else seat % 2]

    def pile_of(self, hero: Figure) -> Pile:
        return self.pile(hero.seat if hero.seat >= 0 else hero.side)

    # -- set-up ------------------------------------------------------------------------------------------------

    def _Started(self, event: e.Started) -> None:
        self.first_side = event.first_side

    def _VictoryCardShown(self, event: e.VictoryCardShown) -> None:
        self.victory.append(event.card)

    def _LaneNumbered(self, event: e.LaneNumbered) -> None:
        self.numbers[event.lane] = event.token

    def _OutsiderDealt(self, event: e.OutsiderDealt) -> None:
        self.outsiders[event.outsider] = (event.dome, None)

    def _FactionChosen(self, event: e.FactionChosen) -> None:
        self.factions[event.side].append(event.faction)
        if len(self.factions[0]) == len(self.factions[1]) == 2:
            self.pools = tuple([hero for name in side for hero in FACTIONS[name].heroes] for side in self.factions)

    def _HeroLeftOut(self, event: e.HeroLeftOut) -> None:
        self.pools[event.side].remove(event.hero)

    def _HeroDrafted(self, event: e.HeroDrafted) -> None:
        self.heroes.append(Figure(event.hero, event.side, event.seat if self.seats <= 4 else -1, HEROES[event.hero].hp))
        if self.form.drafts_heroes:
            self.pools[event.side].remove(event.hero)

    def _DeckReady(self, event: e.DeckReady) -> None:
        self.piles.append(Pile(event.cards, Counter(event.made_of)))

    def _HeroPlaced(self, event: e.HeroPlaced) -> None:
        self.hero(event.hero).space = event.space

    def _MinionsMustered(self, event: e.MinionsMustered) -> None:
        self.minions |= {(event.side, event.lane, space) for space in event.spaces}

    # -- turns and activations ---------------------------------------------------------------------------------

    def _TurnBegan(self, event: e.TurnBegan) -> None:
        self.phase, self.turn = "hero", event.turn

    def _PhaseBegan(self, event: e.PhaseBegan) -> None:
        self.phase = event.phase
        self.won.clear()
        if event.phase == "end":
            for hero in self.heroes:
                for bonus in ("armour_turn", "mana_turn", "control_turn"):
                    del hero.bonus[bonus]

    def _CardsCleared(self, event: e.CardsCleared) -> None:
        hero = self.hero(event.hero)
        assert hero.cards == list(event.cards)
        assert len(hero.leads) == len(event.leads)
        hero.cards, hero.leads = [], []
        self.pile_of(hero).discard += [*event.cards, *event.leads]

    def _HeroesReadied(self, event: e.HeroesReadied) -> None:
        for name in event.heroes:
            self.hero(name).status = "ready"

    def _TrackRaised(self, event: e.TrackRaised) -> None:
        self.turn = event.turn
        for side in self.progress:
            del side["enemy_heroes_defeated_this_turn"]

    def _HeroReturned(self, event: e.HeroReturned) -> None:
        hero = self.hero(event.hero)
        hero.space, hero.hp, hero.status, hero.returns = event.space, HEROES[hero.id].hp, "ready", 0

    def _Activated(self, event: e.Activated) -> None:
        self.active = (event.hero, event.seat, 3, ())

    def _ActivationEnded(self, event: e.ActivationEnded) -> None:
        hero = self.hero(event.hero)
        if hero.space is not None:
            hero.status = "exhausted"
        for other in self.heroes:
            for bonus in ("armour_now", "skirmish_now", "sight"):
                del other.bonus[bonus]
        self.active = (None, -1, 0, ())

    def _Exhausted(self, event: e.Exhausted) -> None:
        self.hero(event.hero).status = "exhausted"

    # -- the Stack ---------------------------------------------------------------------------------------------

    def push(self, effect: Effect) -> None:
        self.stack.append(effect)
        if not self.holding:
            self.passes, self.priority = 0, self.active[1]

    def _Declared(self, event: e.Declared) -> None:
        hero, seat, points, done = self.active
        assert hero == event.hero
        self.active = (hero, seat, points - 1, (*done, event.action))
        self.push(Effect(event.action, event.hero, seat, None, (event.target,) if event.target else ()))

    def _react(self) -> None:
        """Whoever plays a card while others may answer keeps priority until they pass (SK-14.15)."""
        if self.priority >= 0:
            self.holding, self.passes = True, 0

    def _CardShown(self, event: e.CardShown) -> None:
        self.hands[event.seat] -= 1
        self.hero(event.hero).cards.append(event.card)
        self._react()

    def _FlowUsed(self, event: e.FlowUsed) -> None:
        self.flow_ready = False
        self._react()

    def _CardPlayed(self, event: e.CardPlayed) -> None:
        assert CARD_NUMBERS[event.card] == SKYTEAR_FLOW or event.card in self.hero(event.hero).cards
        self.push(Effect("card", event.hero, event.seat, event.card, event.targets))

    def _Triggered(self, event: e.Triggered) -> None:
        self.push(Effect(event.skill, event.hero, event.seat, None, (event.target,)))

    def _AimFollowed(self, event: e.AimFollowed) -> None:
        self.stack[event.effect].targets = event.targets

    def _Redirected(self, event: e.Redirected) -> None:
        self.stack[event.effect].targets = (event.target,)

    def _Cancelled(self, event: e.Cancelled) -> None:
        self.stack[event.effect].cancelled = True

    def _Resolved(self, event: e.Resolved | e.Fizzled) -> None:
        top = self.stack.pop()
        assert (top.hero, top.card or top.kind) == (event.hero, event.what)
        self.passes, self.priority = 0, self.active[1]

    _Fizzled = _Resolved

    def _Passed(self, event: e.Passed) -> None:
        active = self.active[1]
        assert event.seat == self.priority
        if self.holding and event.seat != active:
            self.passes, self.priority = 0, active
        else:
            self.passes = 1 if self.holding else self.passes + 1
            self.priority = (event.seat + 1) % self.seats
        self.holding = False
        if self.passes == self.seats and not self.stack:
            self.passes, self.priority = 0, -1

    # -- cards -------------------------------------------------------------------------------------------------

    def _Drew(self, event: e.Drew) -> None:
        self.hands[event.seat] += 1
        self.pile(event.seat).cards -= 1

    def _LookedAt(self, event: e.LookedAt) -> None:
        self.pile(event.seat).cards -= 1

    def _PutBack(self, event: e.PutBack) -> None:
        self.pile(event.seat).cards += 1

    def _CardFlipped(self, event: e.CardFlipped) -> None:
        self.pile(event.seat).cards -= 1
        self.flipped.append(event.card)

    def _Flipped(self, event: e.Flipped) -> None:
        assert tuple(self.flipped) == event.cards
        self.flipped = []
        self.pile(event.seat).discard += event.cards

    def _Discarded(self, event: e.Discarded) -> None:
        if not event.from_deck:
            self.hands[event.seat] -= 1
        self.pile(event.seat).discard.append(event.card)

    def _Reshuffled(self, event: e.Reshuffled) -> None:
        pile = self.piles[event.deck]
        pile.cards, pile.discard = pile.cards + len(pile.discard), []

    def _Led(self, event: e.Led) -> None:
        if event.from_deck:
            self.pile(event.seat).cards -= 1
        else:
            self.hands[event.seat] -= 1
        self.hero(event.hero).leads.append(None)

    def _LeadRevealed(self, event: e.LeadRevealed) -> None:
        leads = self.hero(event.hero).leads
        leads[leads.index(None)] = event.card

    # -- heroes ------------------------------------------------------------------------------------------------

    def _Moved(self, event: e.Moved) -> None:
        hero = self.hero(event.hero)
        assert hero.space == event.at
        hero.space = event.to

    def _Damaged(self, event: e.Damaged) -> None:
        hero = self.hero(event.hero)
        assert hero.hp - event.lost == event.left
        hero.hp = event.left

    def _Healed(self, event: e.Healed) -> None:
        hero = self.hero(event.hero)
        assert hero.hp + event.gained == event.left
        hero.hp = event.left

    def _HeroDefeated(self, event: e.HeroDefeated) -> None:
        hero = self.hero(event.hero)
        assert hero.hp == 0, "damage comes before defeat"
        if event.by_side != hero.side:
            counted = self.progress[event.by_side]
            counted["enemy_heroes_defeated"] += 1
            counted["enemy_heroes_defeated_this_turn"] += 1
            counted["ready_enemy_heroes_defeated"] += hero.status == "ready"
        hero.space, hero.status, hero.conditions, hero.returns = None, "defeated", set(), event.back
        for bonus in ("armour_now", "skirmish_now", "sight"):
            del hero.bonus[bonus]

    def _ConditionGained(self, event: e.ConditionGained) -> None:
        self.hero(event.hero).conditions.add(event.condition)

    def _ConditionLost(self, event: e.ConditionLost) -> None:
        self.hero(event.hero).conditions.remove(event.condition)

    def _BonusGained(self, event: e.BonusGained) -> None:
        self.hero(event.hero).bonus[event.what] += event.amount

    # -- minions, tokens, structures ---------------------------------------------------------------------------

    def minion(self, side: int, space: str) -> tuple[int, str, str]:
        return next(minion for minion in self.minions if minion[0] == side and minion[2] == space)

    def _MinionPlaced(self, event: e.MinionPlaced) -> None:
        self.minions.add((event.side, event.lane, event.space))

    def _MinionMoved(self, event: e.MinionMoved) -> None:
        side, lane, at = self.minion(event.side, event.at)
        self.minions.remove((side, lane, at))
        self.minions.add((side, lane, event.to))

    def _MinionDefeated(self, event: e.MinionDefeated) -> None:
        self.minions.remove(self.minion(event.side, event.space))
        self.progress[event.by_side]["enemy_minions_defeated"] += event.by_side != event.side

    def _MinionsTakenUp(self, event: e.MinionsTakenUp) -> None:
        self.minions -= {(event.side, event.lane, space) for space in event.spaces}

    def _TokenPlaced(self, event: e.TokenPlaced) -> None:
        if event.kind == "illusion":
            self.hero(event.hero).illusion = event.space
        elif event.kind == "pillar":
            self.pillars[event.side].append(event.space)
        else:
            self.walls.add(event.space)

    def _TokenRemoved(self, event: e.TokenRemoved) -> None:
        if event.kind == "illusion":
            self.hero(event.hero).illusion = None
        elif event.kind == "pillar":
            self.pillars[event.side].remove(event.space)
        else:
            self.walls.remove(event.space)

    def _ControlCounted(self, event: e.ControlCounted) -> None:
        for side in (0, 1):
            counting = [lead for lead in event.leads if lead.side == side]
            assert event.lead[side] == sum(lead.value for lead in counting)
            assert all(lead.card in self.hero(lead.hero).leads for lead in counting)
        if event.winner < 0:
            return
        counted = self.progress[event.winner]
        counted["control_tokens_won"] += 1
        counted["dome_tokens_won"] += bool(event.dome)
        self.won[event.winner] += max(1, len(event.lanes))
        every = len(self.board.lanes) + len(self.board.domes)
        counted["all_tokens_won_this_phase"] += self.won[event.winner] == every

    def _StructureDamaged(self, event: e.StructureDamaged) -> None:
        had = self.towers[event.side, event.lane] if event.lane else self.nexus[event.side]
        assert had - event.lost == event.left, "damage comes before destruction"
        if event.lane:
            self.towers[event.side, event.lane] = event.left
        else:
            self.nexus[event.side] = event.left
        self.progress[1 - event.side]["structure_damage_dealt"] += event.lost

    def _StructureDestroyed(self, event: e.StructureDestroyed) -> None:
        assert (self.towers[event.side, event.lane] if event.lane else self.nexus[event.side]) == 0
        self.progress[1 - event.side][f"enemy_tower_destroyed_lane_{event.lane}"] += 1

    def _NexusOpened(self, event: e.NexusOpened) -> None:
        assert self.nexus[event.side] < 0
        self.nexus[event.side] = event.hp

    def _TokenAdvanced(self, event: e.TokenAdvanced) -> None:
        assert self.tokens[event.lane] == event.at
        self.tokens[event.lane] = event.to

    def _OutsiderPlaced(self, event: e.OutsiderPlaced) -> None:
        self.outsiders[event.outsider] = (self.outsiders[event.outsider][0], event.space)

    def _OutsiderMoved(self, event: e.OutsiderMoved) -> None:
        dome, at = self.outsiders[event.outsider]
        assert at == event.at
        self.outsiders[event.outsider] = (dome, event.to)

    def _GameEnded(self, event: e.GameEnded) -> None:
        self.ended = (event.reason, event.winner)

    # -- comparing ---------------------------------------------------------------------------------------------

    def public(self) -> dict[str, Any]:
        """What the events have told, in the words of `of_view`."""
        domes = [
            (number, "", dome, self.board.names[at])
            for number, dome, at in zip(self.board.dome_numbers, self.board.domes, self.board.dome_tokens, strict=True)
        ]
        lanes = [(self.numbers.get(lane, 0), lane, "", space) for lane, space in self.tokens.items()]
        return {
            "first_side": self.first_side,
            "phase": self.phase,
            "turn": self.turn,
            "factions": [list(side) for side in self.factions],
            "pools": [list(pool) for pool in self.pools],
            "hands": self.hands,
            "heroes": [self._hero(hero) for hero in self.heroes],
            "minions": sorted(self.minions),
            "structures": sorted(
                [(side, "", self.nexus[side]) for side in (0, 1)]
                + [(side, lane, hp) for (side, lane), hp in self.towers.items()]
            ),
            "tokens": sorted(lanes + domes),
            "pillars": [sorted(side) for side in self.pillars],
            "walls": sorted(self.walls),
            "outsiders": sorted((name, *where) for name, where in self.outsiders.items()),
            "piles": [(pile.cards, pile.discard, dict(pile.made_of)) for pile in self.piles],
            "flow": self.flow_ready,
            "victory": [(card, [side[COUNTERS[card]] for side in self.progress]) for card in self.victory],
            "active": self.active,
            "stack": [(f.kind, f.hero, f.seat, f.card, f.targets, f.cancelled) for f in self.stack],
            "priority": (self.priority, self.passes),
            "ended": self.ended,
        }

    def _hero(self, hero: Figure) -> dict[str, Any]:
        most = self.turn + hero.bonus["mana_turn"]
        return {
            "name": self.name(hero),
            "side": hero.side,
            "seat": hero.seat,
            "space": hero.space,
            "hp": hero.hp,
            "status": hero.status,
            "conditions": sorted(hero.conditions),
            "mana": (most - sum(COSTS[CARD_NUMBERS[card]] for card in hero.cards), most),
            "cards": hero.cards,
            "leads": hero.leads,
            "returns": hero.returns,
            "illusion": hero.illusion,
        }


COUNTERS = {card.id: card.counter for card in VICTORY_CARDS}
SAYS_NOTHING_NEW = (e.HandChanged, e.MinionSaved, e.Predicted, e.OutsiderActed)
"""Events that sum up or explain others."""


def of_view(view: SkytearView) -> dict[str, Any]:
    """What a spectator sees, in the same words."""
    ended = None
    if view.outcome is not None:
        places = view.outcome.places
        ended = (view.outcome.reason, -1 if places[0] == places[1] else places.index(1))
    return {
        "first_side": view.first_side,
        "phase": view.phase,
        "turn": view.turn,
        "factions": [list(side) for side in view.factions],
        "pools": [list(pool) for pool in view.pools],
        "hands": [seat.hand for seat in view.seats],
        "heroes": [_of_hero(hero) for hero in view.heroes],
        "minions": sorted((minion.side, minion.lane, minion.space) for minion in view.minions),
        "structures": sorted((structure.side, structure.lane, structure.hp) for structure in view.structures),
        "tokens": sorted((token.number, token.lane, token.dome, token.space) for token in view.tokens),
        "pillars": [sorted(side) for side in view.pillars],
        "walls": sorted(view.walls),
        "outsiders": sorted((outsider.id, outsider.dome, outsider.space) for outsider in view.outsiders),
        "piles": [(pile.cards, list(pile.discard), dict(pile.made_of)) for pile in view.piles],
        "flow": view.flow_ready,
        "victory": [(card.card, list(card.progress)) for card in view.victory],
        "active": (view.active_hero, view.active_seat, view.points, view.done),
        "stack": [(f.kind, f.hero, f.seat, f.card, f.targets, f.cancelled) for f in view.stack],
        "priority": (view.priority, view.passes),
        "ended": ended,
    }


def _of_hero(hero: HeroView) -> dict[str, Any]:
    return {
        "name": hero.name,
        "side": hero.side,
        "seat": hero.seat,
        "space": hero.space,
        "hp": hero.hp,
        "status": hero.status,
        "conditions": sorted(hero.conditions),
        "mana": (hero.mana, hero.most_mana),
        "cards": list(hero.cards),
        "leads": [lead.card for lead in hero.leads],
        "returns": hero.returns,
        "illusion": hero.illusion,
    }
