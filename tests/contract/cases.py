"""Every game, form and seat count that must keep the kernel's contract, and what the contract needs to know of each.

Of a game's secrets this module knows a table only: which places hold which kind of card, and who sees them. The
blind maker of twins works from that table, not from the game's own code.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec
import pytest

from ludarium.games.fateforge import actions as fateforge_actions
from ludarium.games.fateforge import events as fateforge_events
from ludarium.games.fateforge.combat.planning import picks
from ludarium.games.fateforge.content import COMBATS, CORRUPTION, DICE, ENEMIES, HEROES, ITEMS, SKILLS
from ludarium.games.fateforge.game import FATEFORGE
from ludarium.games.fateforge.results import FOCUS, MISS, SHOT, STEP, STRIKE
from ludarium.games.fateforge.state import MAX_PREPARED, SPENT, FateforgeState
from ludarium.games.fateforge.view import FateforgeView
from ludarium.games.skytear import actions as skytear_actions
from ludarium.games.skytear import events as skytear_events
from ludarium.games.skytear.content import CARDS, pack_of
from ludarium.games.skytear.foresight import Looking, Sorting
from ludarium.games.skytear.game import SKYTEAR
from ludarium.games.skytear.knowledge import cards_of_deck
from ludarium.games.skytear.state import DEFEATED, SkytearState
from ludarium.games.skytear.view import SkytearView
from ludarium.games.tash_kalar import actions, cards, events
from ludarium.games.tash_kalar.agenda import LayTasks, Summoning
from ludarium.games.tash_kalar.arena import ARENA
from ludarium.games.tash_kalar.game import TASH_KALAR
from ludarium.games.tash_kalar.state import TashKalarState
from ludarium.games.tash_kalar.view import TashKalarView
from ludarium.kernel.decisions import Action, Decision, Event, Seat
from ludarium.kernel.game import Game, Setup
from ludarium.kernel.views import View
from toys import duelling_mages as mages
from toys import dungeon_dice as dice
from toys.known import CONNECT_FOUR, DUELLING_MAGES, DUNGEON_DICE, connect_four

S = TypeVar("S")
NOBODY: frozenset[Seat | None] = frozenset()


@dataclass(frozen=True)
class Zone:
    """A place for cards: where the state keeps it, which other places cards of its pool can be in, who sees them."""

    pool: str
    path: tuple[str | int, ...]
    seen_by: frozenset[Seat | None] = NOBODY
    ordered: bool = False
    """Cards keep their order; others are kept sorted, because their order means nothing."""
    seen_each: tuple[frozenset[Seat | None], ...] = ()
    """Who sees each card of the place, where that differs from card to card."""

    def is_seen(self, viewer: Seat | None, at: int) -> bool:
        """Whether the viewer sees the card at that number of the place."""
        return viewer in self.seen_by or (bool(self.seen_each) and viewer in self.seen_each[at])


def _no_zones(state: Any) -> list[Zone]:
    return []


def _nothing_known(state: Any, viewer: Seat | None) -> int:
    return 0


def _nobody_learns(event: Event) -> Seat | None:
    return None


def _all_listed(decision: Decision) -> Iterator[Action]:
    return iter(())


@dataclass(frozen=True, eq=False)  # one object each, so that games played for it can be kept
class Case:
    """One way to play one game."""

    game: Game[Any]
    setup: Setup
    actions: Any
    events: Any
    view: type[View]
    invariants: Callable[[Any], None]
    """Fails when a checkpoint is impossible: a card in two places, too many pieces, a score out of range."""
    zones: Callable[[Any], list[Zone]] = _no_zones
    known: Callable[[Any, Seat | None], int] = _nothing_known
    """The set of cards in hidden places that a viewer knows all the same."""
    known_fields: tuple[str, ...] = ()
    """Fields of the state that hold such sets, one for each seat."""
    draw: type[Event] | None = None
    """The event of a hidden draw."""
    learner: Callable[[Event], Seat | None] = _nobody_learns
    """The one seat that sees something hidden with that event: a card it draws or is handed."""
    shows: tuple[type[Event], ...] = ()
    """Events that show a card to everybody that was hidden before."""
    returnable: tuple[type[Event], ...] = ()
    """Events that show a hidden card and can be taken back all the same: the rule book itself allows it."""
    throws: tuple[int, ...] = ()
    """What a hidden place can hold when it is a die: every value alike, whatever the other places hold."""
    thrown: Callable[[Any, Zone, int], Counter[int]] | None = None
    """The values of each such die with their shares, where dice differ."""
    patience: int = 1
    """How many times longer than others it must be watched, because little is hidden in it, or seldom."""
    size: int = 4096
    """Bytes that a pickled checkpoint stays below."""
    unlisted: Callable[[Decision], Iterator[Action]] = _all_listed
    """Answers that are accepted although the decision does not list them, because they are too many."""
    returns: bool = True
    """Whether anything can be taken back while it is played: not where each answer draws or asks somebody else."""
    further: bool = False
    """Played with content that the form does not have by itself, such as further schools."""
    opens: tuple[type[Event], ...] = ()
    """Events by which an answer shows everybody a hidden card that it did not name."""
    flips: bool = False
    """Whether steps turn hidden cards up in the middle, so that their answers fit some worlds only."""

    @property
    def id(self) -> str:
        return f"{self.game.info.id}-{self.setup.form}-{self.setup.seats}{'-further' * self.further}"

    @property
    def viewers(self) -> tuple[Seat | None, ...]:
        return (*range(self.setup.seats), None)


# -- Tash-Kalar ------------------------------------------------------------------------------------------------


def _each_card_once(expected: range | tuple[int, ...], *places: tuple[int, ...]) -> None:
    found = sorted(card for place in places for card in place)
    assert found == sorted(expected), f"expected each of {sorted(expected)} once, but found {found}"


def tash_kalar_invariants(state: TashKalarState) -> None:
    """Components are conserved and each is in exactly one place; numbers are in their ranges."""
    in_play = tuple(item.card for item in state.agenda if isinstance(item, Summoning))
    if "" not in state.schools and any(len(deck) for deck in state.decks):
        for seat, school in enumerate(state.schools):
            deck = cards.deck_of(school)
            shown = tuple(card for card in in_play if card in deck)
            lying = tuple(card for card in (state.frozen_of(seat), state.pending_of(seat)) if card >= 0)
            _each_card_once(deck, state.beings[seat], state.decks[seat].cards, state.discards[seat], shown, lying)
            assert 0 <= state.sideways[seat] <= len(state.decks[seat])
    legends = tuple(card for card in in_play if card in cards.LEGENDS)
    _each_card_once(
        () if state.form.simplified else cards.LEGENDS,
        *state.legends,
        state.legend_deck.cards,
        state.legend_discard,
        legends,
    )
    _each_card_once(cards.FLARE_CARDS, *state.flares, state.flare_deck.cards, state.flare_discard)
    aside = tuple(task for item in state.agenda if isinstance(item, LayTasks) for task in item.aside)
    shown = () if state.next_task < 0 else (state.next_task,)
    used = [number for number, task in enumerate(cards.TASKS) if not (state.form.simplified and task.advanced)]
    _each_card_once(
        tuple(used) if state.form.tasks else (), state.tasks, shown, aside, state.task_deck.cards, *state.claimed
    )
    assert len(state.tasks) <= 3
    for hands in (state.beings, state.legends):
        assert all(hand == tuple(sorted(hand)) for hand in hands)
    assert all(len(hand) <= 1 for hand in state.flares)
    # The arena.
    occupied = 0
    for side, pieces in enumerate(state.pieces):
        assert not pieces & occupied, "two pieces stand on one square"
        occupied |= pieces
        for rank in range(3):
            assert state.spare(side, rank) >= 0, f"side {side} has more pieces of rank {rank} than the box"
    assert not occupied & ~ARENA
    assert not state.heroic & state.legendary
    assert not (state.heroic | state.legendary) & ~occupied
    if state.gateway >= 0:
        gateway = 1 << state.gateway
        sides = (state.form.side_of(seat) for seat, school in enumerate(state.schools) if school == cards.NETHERVOID)
        assert gateway & sum(state.pieces[side] for side in sides) & ~state.legendary
    assert state.actions >= 0
    assert 0 <= state.active < state.seats
    assert state.controller in (state.active, state.partner(state.active))
    assert all(points >= 0 for points in state.points)
    assert all(points >= 0 for row in state.colour_points for points in row)
    for number in state.claimed:
        assert sum(cards.TASKS[task].points for task in number) <= 30
    assert state.outcome is not None or state.agenda


def tash_kalar_zones(state: TashKalarState) -> list[Zone]:
    """TK-19.1, TK-19.2, TK-19.5, TK-19.6: hands are their owner's, decks nobody's."""
    zones = []
    for seat in range(state.seats):
        own = frozenset({seat})
        zones += [
            Zone(f"school {seat}", ("beings", seat), own),
            Zone(f"school {seat}", ("decks", seat, "bag")),
            Zone(f"school {seat}", ("decks", seat, "bottom"), ordered=True),
            Zone("legends", ("legends", seat), own),
            Zone("flares", ("flares", seat), own, ordered=True),
        ]
    for name in ("legend", "flare"):
        zones += [
            Zone(f"{name}s", (f"{name}_deck", "bag")),
            Zone(f"{name}s", (f"{name}_deck", "bottom"), ordered=True),
        ]
    return zones


def _tash_kalar_known(state: TashKalarState, viewer: Seat | None) -> int:
    return 0 if viewer is None else state.knows[viewer]


def _tash_kalar_learner(event: Event) -> Seat | None:
    match event:
        case events.Drew(seat=seat, open=False):
            return seat
        case events.LegendsPassed(partner=partner):
            return partner
    return None


def _tash_kalar(form: str, seats: int, *schools: str) -> Case:
    return Case(
        TASH_KALAR,
        Setup(form, seats, {"schools": list(schools)} if schools else {}),
        actions.TashKalarAction,
        events.TashKalarEvent,
        TashKalarView,
        tash_kalar_invariants,
        tash_kalar_zones,
        _tash_kalar_known,
        ("knows",),
        events.Drew,
        _tash_kalar_learner,
        returnable=(events.BeingShown, events.FlareInvoked, events.Warped),  # TK-11.1
        opens=(events.FlareGivenUp,),
        further=bool(schools),
    )


# -- Skytear ---------------------------------------------------------------------------------------------------


def skytear_invariants(state: SkytearState) -> None:
    """Cards, minions and tokens are conserved, figures stand apart, numbers are in their ranges."""
    board = state.board
    for deck, pile in enumerate(state.piles):
        heroes = [hero for hero in state.heroes if state.deck_of[state.controller(hero)] == deck]
        packs = tuple(card for hero in heroes for card in pack_of(hero.id))
        assert sorted(cards_of_deck(state, deck)) == sorted(packs), f"deck {deck} has other cards"
        assert pile.bag == tuple(sorted(pile.bag))
        assert len(pile.seen) == len(pile.top)
    assert all(hand == tuple(sorted(hand)) for hand in state.hands)
    standing = [hero for hero in state.heroes if hero.at >= 0]
    figures = [hero.at for hero in standing] + [outsider.at for outsider in state.outsiders if outsider.at >= 0]
    assert len(set(figures)) == len(figures), "two figures stand on one space"
    taken = state.structures() | state.walls if state.turn else 0
    for space in figures:
        assert not taken >> space & 1
        taken |= 1 << space
    for side in (0, 1):
        lanes = state.minions[side]
        assert sum(lane.bit_count() for lane in lanes) == state.minion_spaces(side).bit_count(), "two share a space"
        assert not state.minion_spaces(side) & taken
        assert 0 <= state.spare_minions(side) <= state.minion_supply[side]
        assert all(0 <= hp <= 5 for hp in state.towers[side])
        assert -1 <= state.nexus[side] <= 5
        assert (state.nexus[side] >= 0) == any(hp == 0 for hp in state.towers[side])
        pillars = state.pillars[side]
        assert len(set(pillars)) == len(pillars)
        assert len(pillars) <= sum(hero.side == side and hero.card.faction == "taulot" for hero in state.heroes)
    assert not any(board.in_domes >> token & 1 for token in state.tokens)
    for hero in state.heroes:
        assert 0 <= hero.hp <= hero.card.hp
        assert (hero.status == DEFEATED) <= (hero.at < 0) or not state.turn
        assert not state.turn or (hero.at >= 0) == (hero.hp > 0)
        assert hero.illusion < 0 or (hero.card.faction == "nupten" and hero.at >= 0)
        assert state.mana(hero) >= 0
        assert len(hero.leads) == len(hero.lead_seen) <= 1
    assert 0 <= state.turn <= 5
    assert 0 <= state.points <= 3
    assert state.outcome is not None or state.agenda


def skytear_zones(state: SkytearState) -> list[Zone]:
    """SK-27.1, SK-27.3, SK-27.4: hands are their owner's; decks nobody's, but for cards seen by Predict."""
    zones = []
    for seat in range(state.seats):
        if state.piles:
            zones.append(Zone(f"deck {state.deck_of[seat]}", ("hands", seat), frozenset({seat})))
    for deck, pile in enumerate(state.piles):
        zones.append(Zone(f"deck {deck}", ("piles", deck, "bag")))
        zones.append(Zone(f"deck {deck}", ("piles", deck, "top"), ordered=True, seen_each=_seats(state, pile.seen)))
    everybody = frozenset((*range(state.seats), None))
    for number, hero in enumerate(state.heroes):
        if hero.leads:
            known = tuple(
                everybody if (number, place) in state.revealed else seats
                for place, seats in enumerate(_seats(state, hero.lead_seen))
            )
            pool = f"deck {state.deck_of[state.controller(hero)]}"
            zones.append(Zone(pool, ("heroes", number, "leads"), ordered=True, seen_each=known))
    for at, item in enumerate(state.agenda):
        if isinstance(item, Looking | Sorting):
            field = "seen" if isinstance(item, Looking) else "cards"
            pool = f"deck {state.deck_of[item.seat]}"
            zones.append(Zone(pool, ("agenda", at, field), frozenset({item.seat}), ordered=True))
    return zones


def _seats(state: SkytearState, masks: tuple[int, ...]) -> tuple[frozenset[Seat | None], ...]:
    return tuple(frozenset(seat for seat in range(state.seats) if mask >> seat & 1) for mask in masks)


def skytear_unlisted(decision: Decision) -> Iterator[Action]:
    """SK-24.1: any legal deck is an answer: the recommended cards in another order, or with one card exchanged."""
    recommended = decision.options[0]
    if not isinstance(recommended, skytear_actions.SubmitDeck):
        return
    yield skytear_actions.SubmitDeck(recommended.cards[::-1])
    for at in range(len(recommended.cards)):
        for card in CARDS:
            other = (*recommended.cards[:at], card.id, *recommended.cards[at + 1 :])
            if other != recommended.cards and skytear_actions.SubmitDeck(other) in decision.options:
                yield skytear_actions.SubmitDeck(other)


def _skytear(form: str, seats: int) -> Case:
    return Case(
        SKYTEAR,
        Setup(form, seats),
        skytear_actions.SkytearAction,
        skytear_events.SkytearEvent,
        SkytearView,
        skytear_invariants,
        skytear_zones,
        draw=skytear_events.Drew,
        learner=lambda event: event.seat if isinstance(event, skytear_events.Drew) else None,
        shows=(skytear_events.LeadRevealed, skytear_events.Discarded, skytear_events.CardsCleared),
        unlisted=skytear_unlisted,
        flips=True,
    )


SKYTEAR_SEATS = (2, 3, 4, 6, 8)
"""Seat counts of Skytear that go through the whole contract."""


# -- Fateforge -------------------------------------------------------------------------------------------------


def fateforge_invariants(state: FateforgeState) -> None:
    """Cards are in one place, markers within their limits, everybody stands on the map, guards on what they guard."""
    names = [hero.id for hero in state.party]
    assert len(set(names)) == len(names), "a hero is there twice"
    held = [card for hero in state.party for card in hero.corruption]
    gone = state.campaign.corruption_gone
    assert len(set(held)) == len(held)
    assert not set(held) & set(gone)
    assert set(held) | set(gone) <= set(CORRUPTION)
    for hero in state.party:
        assert 0 <= hero.health <= hero.max_health
        assert 0 <= hero.energy <= hero.max_energy
        assert len(hero.prepared) <= MAX_PREPARED
        assert set(hero.prepared) <= set(hero.skills) <= set(SKILLS)
        assert all(SKILLS[skill].hero == hero.id for skill in hero.skills)
        for slot in hero.slots:
            assert slot is None or (slot.id in ITEMS and 0 <= slot.armour <= ITEMS[slot.id].armour)
        main, off = hero.slots[:2]
        assert not (main is not None and ITEMS[main.id].slot == "two" and off is not None), "three hands"
    campaign = state.campaign
    assert campaign.gold >= 0
    assert campaign.food >= 0
    assert campaign.trait_points >= 0
    assert all(-3 <= standing <= 5 for standing in campaign.reputation)
    assert state.outcome is not None or state.agenda
    if state.fighters:
        _fateforge_combat_invariants(state)


def _fateforge_combat_invariants(state: FateforgeState) -> None:
    zones = range(len(COMBATS[state.combat_id].zones))
    tokens = [token.name for token in state.tokens]
    carried = [token for fighter in state.fighters for token in fighter.carries]
    assert len(set(tokens)) == len(tokens)
    assert not set(tokens) & set(carried)
    assert len(state.fighters) == len(state.party)
    for hero, fighter in zip(state.party, state.fighters, strict=True):
        assert fighter.zone in zones or not state.round
        assert fighter.ko == (hero.health == 0), f"{hero.id} lies down or stands with {hero.health} health"
        assert hero.health + fighter.poison <= hero.max_health
        assert len(fighter.dice) <= 4
        assert fighter.block >= 0
        assert 0 <= fighter.charges <= 3
    here = [enemy.name for enemy in state.enemies]
    assert len(set(here)) == len(here)
    assert not set(here) & set(state.defeated)
    for enemy in state.enemies:
        assert enemy.id in ENEMIES
        assert enemy.zone in zones
        assert 0 <= enemy.damage < enemy.toughness, f"{enemy.name} should be defeated"
    assert 0 <= state.round <= state.rounds
    assert state.active < len(state.party)


def fateforge_zones(state: FateforgeState) -> list[Zone]:
    """FF-12.3: dice behind a screen are their owner's until the hero's turn."""
    found = []
    for number, fighter in enumerate(state.fighters):
        if fighter.faces and SPENT not in fighter.faces and state.active != number:
            own = frozenset({state.party[number].seat})
            found.append(Zone("dice", ("fighters", number, "faces"), own, ordered=True))
    return found


def _fateforge_thrown(state: FateforgeState, zone: Zone, at: int) -> Counter[int]:
    """A die of unknown colour: any of those that the hero may have picked, each face of it alike."""
    number = zone.path[1]
    assert isinstance(number, int)
    faces: Counter[int] = Counter()
    for picked in picks(state.party[number].dice(), len(state.fighters[number].dice)):
        faces.update(DICE[picked[at]].faces)
    return faces


def _fateforge(form: str, seats: int) -> Case:
    return Case(
        FATEFORGE,
        Setup(form, seats, {"heroes": tuple(HEROES)[: max(2, seats)]} if form == "combat" else {}),
        fateforge_actions.FateforgeAction,
        fateforge_events.FateforgeEvent,
        FateforgeView,
        fateforge_invariants,
        fateforge_zones,
        draw=fateforge_events.DiceRolled,
        learner=lambda event: event.seat if isinstance(event, fateforge_events.DiceRolled) else None,
        shows=(fateforge_events.TurnBegan,),
        throws=(MISS, STEP, STRIKE, SHOT, FOCUS),
        thrown=_fateforge_thrown,
        patience=2 if form == "combat" else 6,  # dice lie behind screens in combats only, until the hero's turn
        size=16 * 1024,  # a whole campaign and its story
    )


# -- the toys --------------------------------------------------------------------------------------------------


def mages_invariants(state: mages.MagesState) -> None:
    for seat in range(state.seats):
        own = range(seat * mages.DECK_SIZE, (seat + 1) * mages.DECK_SIZE)
        stack = tuple(spell.card for spell in state.stack if spell.card in own)
        _each_card_once(own, state.hands[seat], state.decks[seat].cards, state.discards[seat], stack)
    assert all(life >= 0 for life in state.life)
    assert state.passes < state.seats
    assert state.outcome is not None or state.life[state.priority] > 0


def mages_zones(state: mages.MagesState) -> list[Zone]:
    zones = []
    for seat in range(state.seats):
        own = frozenset({seat})
        zones += [
            Zone(f"mage {seat}", ("hands", seat), own),
            Zone(f"mage {seat}", ("decks", seat, "bag")),
            Zone(f"mage {seat}", ("decks", seat, "bottom"), own, ordered=True),
        ]
    return zones


def dice_invariants(state: dice.DiceState) -> None:
    assert all(0 <= health <= dice.HERO_HEALTH for health in state.heroes)
    assert all(0 <= health <= dice.ENEMY_HEALTH for health in state.enemies)
    assert 0 <= state.round <= dice.ROUNDS
    for seat, rolled in enumerate(state.dice):
        assert all(1 <= value <= 6 for value in rolled)
        assert len(rolled) + (1 if state.orders else 0) <= dice.DICE, f"seat {seat} has too many dice"
    assert len(state.orders) in (0, state.seats)
    queue = [item.enemy for item in state.agenda if isinstance(item, dice.EnemyTurn)]
    assert queue == sorted(queue, reverse=True), "the first enemy of the queue is last on the agenda"


def dice_zones(state: dice.DiceState) -> list[Zone]:
    return [Zone("dice", ("dice", seat), frozenset({seat})) for seat in range(state.seats)]


def connect_four_invariants(state: connect_four.ConnectFourState) -> None:
    first, second = state.discs
    assert not first & second
    assert first.bit_count() - second.bit_count() in (0, 1)
    for column, height in enumerate(state.heights):
        assert 0 <= height <= connect_four.HEIGHT
        filled = (first | second) >> column * connect_four.STRIDE & (1 << connect_four.STRIDE) - 1
        assert filled == (1 << height) - 1, "discs hang in the air"


def _mages(seats: int) -> Case:
    return Case(
        DUELLING_MAGES,
        Setup("standard", seats),
        mages.MagesAction,
        mages.MagesEvent,
        mages.MagesView,
        mages_invariants,
        mages_zones,
        draw=mages.Drew,
        learner=lambda event: event.seat if isinstance(event, mages.Drew) else None,
    )


def _dice(seats: int) -> Case:
    return Case(
        DUNGEON_DICE,
        Setup("standard", seats),
        dice.DiceAction,
        dice.DiceEvent,
        dice.DiceView,
        dice_invariants,
        dice_zones,
        draw=dice.Rolled,
        learner=lambda event: event.seat if isinstance(event, dice.Rolled) else None,
        throws=(1, 2, 3, 4, 5, 6),
        returns=seats > 1,
    )


CASES: tuple[Case, ...] = (
    *(_tash_kalar(form.id, seats) for form in TASH_KALAR.info.forms for seats in form.seats),
    _tash_kalar("duel", 2, "etherweave", "everfrost"),
    _tash_kalar("melee", 3, "etherweave", "nethervoid", "sylvan"),
    *(_skytear(form.id, seats) for form in SKYTEAR.info.forms for seats in form.seats if seats in SKYTEAR_SEATS),
    *(_fateforge(form.id, seats) for form in FATEFORGE.info.forms for seats in form.seats),
    *(_mages(seats) for seats in (2, 3, 4)),
    *(_dice(seats) for seats in (1, 2, 4)),
    Case(
        CONNECT_FOUR,
        Setup("standard", 2),
        connect_four.Drop,
        connect_four.Dropped,
        connect_four.ConnectFourView,
        connect_four_invariants,
        returns=False,
    ),
)
HIDDEN = tuple(case for case in CASES if case.zones is not _no_zones and case.setup.seats > 1)
"""The cases in which something is hidden from somebody."""

OFTEN = frozenset(case.id for case in CASES if case.game not in (FATEFORGE, SKYTEAR) and not case.further) - {
    "tash-kalar-melee-4"
} | {
    "fateforge-campaign-2",
    "fateforge-combat-4",
    "fateforge-companion-1",
    "fateforge-expedition-3",
    "fateforge-solo-1",
    "skytear-competitive-2",
    "skytear-competitive-6",
    "skytear-first-battle-2",
    "skytear-simplified-4",
    "skytear-standard-3",
    "skytear-three-lanes-4",
    "tash-kalar-duel-2-further",
}
"""The cases of the gate: every form is among them. The others differ by the number of seats, and run with `--long`."""


def _each(cases: tuple[Case, ...]) -> pytest.MarkDecorator:
    parameters = [pytest.param(case, id=case.id, marks=() if case.id in OFTEN else pytest.mark.long) for case in cases]
    return pytest.mark.parametrize("case", parameters)


each_case = _each(CASES)
each_hidden = _each(HIDDEN)


def read_path(state: Any, path: tuple[str | int, ...]) -> tuple[int, ...]:
    """The cards at a place."""
    value = state
    for step in path:
        value = value[step] if isinstance(step, int) else getattr(value, step)
    cards_there: tuple[int, ...] = value
    return cards_there


def write_path(state: Any, path: tuple[str | int, ...], values: tuple[int, ...]) -> None:
    """Put cards at a place; `state` is changed, the values in it are replaced."""
    field = path[0]
    assert isinstance(field, str)
    setattr(state, field, _replaced(getattr(state, field), path[1:], values))


def _replaced(value: Any, path: tuple[str | int, ...], values: tuple[int, ...]) -> Any:
    if not path:
        return values
    step = path[0]
    if isinstance(step, int):
        return (*value[:step], _replaced(value[step], path[1:], values), *value[step + 1 :])
    return msgspec.structs.replace(value, **{step: _replaced(getattr(value, step), path[1:], values)})
