"""What one viewer may know of a game of Skytear (SK-27), as the wire carries it: names of heroes and spaces, ids."""

from __future__ import annotations

from collections import Counter

from msgspec import Struct

from ludarium.games.skytear import skills
from ludarium.games.skytear.actions import SkytearAction
from ludarium.games.skytear.board import bits
from ludarium.games.skytear.content import CARDS, REACTIONS, VICTORY_CARDS
from ludarium.games.skytear.dangers import DangerView, dangers
from ludarium.games.skytear.decks import DeckOptions
from ludarium.games.skytear.forecast import ForecastView, forecasts
from ludarium.games.skytear.foresight import Looking, Sorting
from ludarium.games.skytear.knowledge import cards_of_deck, unseen_cards
from ludarium.games.skytear.minions import EndOfTurn
from ludarium.games.skytear.phases import MinionPhase, Priority, plays_of
from ludarium.games.skytear.setup import HeroPhase
from ludarium.games.skytear.state import CONDITIONS, STATUS, HeroState, SkytearState, Waiting
from ludarium.games.skytear.targets import words_of
from ludarium.kernel import views
from ludarium.kernel.game import Position
from ludarium.kernel.viewing import own_decision, spelled_out, waiting
from ludarium.kernel.views import View


class LeadView(Struct, frozen=True):
    """A Lead card under a hero; `card` only where the viewer knows it."""

    card: str | None
    revealed: bool


class HeroView(Struct, frozen=True):
    """A hero as everybody sees it. `name` is how notation calls it, `armour` counts everything that adds to it."""

    name: str
    id: str
    side: int
    seat: int
    space: str | None
    hp: int
    most_hp: int
    armour: int
    status: str
    conditions: tuple[str, ...]
    mana: int
    most_mana: int
    cards: tuple[str, ...]
    leads: tuple[LeadView, ...]
    returns: int
    illusion: str | None
    skirmish_bonus: int
    skills_on: tuple[str, ...]
    sees: tuple[str, ...]


class MinionView(Struct, frozen=True):
    side: int
    lane: str
    space: str


class StructureView(Struct, frozen=True):
    """A tower (lane named) or a nexus (no lane); a nexus with -1 HP cannot be damaged yet (SK-8.3)."""

    side: int
    lane: str
    space: str
    hp: int


class TokenView(Struct, frozen=True):
    """A control token, with what each side would count there now without Lead cards (SK-19.2)."""

    number: int
    lane: str
    dome: str
    space: str
    control: tuple[int, ...]


class OutsiderView(Struct, frozen=True):
    id: str
    dome: str
    space: str | None


class StackView(Struct, frozen=True):
    """An effect on the Stack, from the bottom."""

    kind: str
    hero: str
    seat: int
    card: str | None
    targets: tuple[str, ...]
    cancelled: bool


class PileView(Struct, frozen=True):
    """A deck: how many cards, its open discard pile, and the top cards that the viewer has seen.

    `made_of` lists the whole deck, wherever its cards are now: only their order and places are secret (SK-27.1).
    """

    cards: int
    discard: tuple[str, ...]
    known_top: tuple[str | None, ...]
    made_of: dict[str, int]


class SeatView(Struct, frozen=True):
    seat: int
    side: int
    hand: int
    deck: int


class VictoryView(Struct, frozen=True):
    """A face-up victory card and how far each side is."""

    card: str
    threshold: int
    progress: tuple[int, ...]


class DecisionView(views.DecisionView, frozen=True, kw_only=True):  # on the wire options stand behind args
    """The viewer's open decision, spelled out. `deck_heroes`: any legal deck for these heroes is an answer too.

    Cards of `deck_factions` may be in it, those the side has chosen (SK-24.3).
    """

    options: tuple[SkytearAction, ...]
    deck_heroes: tuple[str, ...]
    deck_factions: tuple[str, ...]


class SkytearView(View, frozen=True, kw_only=True, tag="skytear"):
    board: str
    phase: str
    turn: int
    first_side: int
    seats: tuple[SeatView, ...]
    heroes: tuple[HeroView, ...]
    minions: tuple[MinionView, ...]
    spare_minions: tuple[int, ...]
    structures: tuple[StructureView, ...]
    tokens: tuple[TokenView, ...]
    pillars: tuple[tuple[str, ...], ...]
    walls: tuple[str, ...]
    outsiders: tuple[OutsiderView, ...]
    piles: tuple[PileView, ...]
    hand: tuple[str, ...] | None
    looked_at: tuple[str, ...]
    """Cards that the viewer is looking at (Predict)."""
    flow_ready: bool
    victory: tuple[VictoryView, ...]
    dangers: tuple[DangerView, ...]
    """What either side could win by before the turn is over."""
    factions: tuple[tuple[str, ...], ...]
    pools: tuple[tuple[str, ...], ...]
    active_hero: str | None
    active_seat: int
    points: int
    done: tuple[str, ...]
    stack: tuple[StackView, ...]
    priority: int
    passes: int
    answerable: bool
    """Whether whoever has priority could have a Reaction to play, for all that everybody can see (REL-24)."""
    forecasts: tuple[ForecastView, ...]
    """What the Attacks on the Stack, and those that the viewer could make now, would do."""
    decision: DecisionView | None


def view(position: Position[SkytearState], viewer: int | None) -> SkytearView:
    """Everything that `viewer` may know, and nothing else."""
    state = position.state
    names = state.board.names
    return SkytearView(
        game="skytear",
        form=state.form_id,
        viewer=viewer,
        waiting=waiting(position),
        outcome=state.outcome,
        board=state.board_id,
        phase=_phase(state),
        turn=state.turn,
        first_side=state.first_side,
        seats=tuple(
            SeatView(seat, seat % 2, len(state.hands[seat]), state.deck_of[seat]) for seat in range(state.seats)
        ),
        heroes=tuple(_hero(state, number, viewer) for number in range(len(state.heroes))),
        minions=tuple(
            MinionView(side, state.board.lanes[lane], names[space])
            for side in (0, 1)
            for lane, spaces in enumerate(state.minions[side])
            for space in bits(spaces)
        ),
        spare_minions=tuple(state.spare_minions(side) for side in (0, 1)),
        structures=_structures(state),
        tokens=_tokens(state),
        pillars=tuple(tuple(names[space] for space in spaces) for spaces in state.pillars),
        walls=tuple(names[space] for space in bits(state.walls)),
        outsiders=tuple(
            OutsiderView(o.id, state.board.domes[o.dome], names[o.at] if o.at >= 0 else None) for o in state.outsiders
        ),
        piles=tuple(_pile(position, deck, viewer) for deck in range(len(state.piles))),
        hand=None if viewer is None else _ids(state.hands[viewer]),
        looked_at=_looked_at(state, viewer),
        flow_ready=state.flow_ready,
        victory=tuple(
            VictoryView(
                VICTORY_CARDS[card].id,
                VICTORY_CARDS[card].threshold,
                tuple(state.counters[side][card] for side in (0, 1)),
            )
            for card in state.victory
        ),
        dangers=dangers(state),
        factions=state.factions,
        pools=state.pools,
        active_hero=state.hero_name(state.hero) if state.hero >= 0 else None,
        active_seat=state.seat,
        points=state.points,
        done=state.done,
        stack=tuple(_effect(state, effect) for effect in state.stack),
        priority=state.priority,
        passes=state.passes,
        answerable=_answerable(state),
        forecasts=forecasts(state, viewer, own_decision(position, viewer)),
        decision=_decision(position, viewer),
    )


def _answerable(state: SkytearState) -> bool:
    """Whether a Reaction is possible: without cards, mana or a target everybody knows it is not."""
    if not (state.agenda and isinstance(state.agenda[-1], Priority)) or state.priority < 0:
        return False
    seat = state.priority
    unseen = unseen_cards(state, state.deck_of[seat], None) if state.hands[seat] else []
    return bool(plays_of(state, seat, [card for card in dict.fromkeys(unseen) if REACTIONS[card]]))


def _ids(cards: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(CARDS[card].id for card in cards)


def _phase(state: SkytearState) -> str:
    for item in state.agenda:
        if isinstance(item, HeroPhase):
            return "hero"
        if isinstance(item, MinionPhase):
            return "minion"
        if isinstance(item, EndOfTurn):
            return "end"
    return "setup" if not state.turn else "hero"


def _hero(state: SkytearState, number: int, viewer: int | None) -> HeroView:
    hero = state.heroes[number]
    names = state.board.names
    bit = 0 if viewer is None else 1 << viewer
    leads = []
    for place, card in enumerate(hero.leads):
        revealed = (number, place) in state.revealed
        known = revealed or bool(hero.lead_seen[place] & bit)
        leads.append(LeadView(CARDS[card].id if known else None, revealed))
    return HeroView(
        name=state.hero_name(number),
        id=hero.id,
        side=hero.side,
        seat=hero.seat,
        space=names[hero.at] if hero.at >= 0 else None,
        hp=hero.hp,
        most_hp=hero.card.hp,
        armour=skills.armour(state, number),
        status=STATUS[hero.status],
        conditions=tuple(name for name in CONDITIONS if hero.has(name)),
        mana=state.mana(hero),
        most_mana=state.turn + hero.mana_turn,
        cards=_ids(hero.cards),
        leads=tuple(leads),
        returns=hero.back,
        illusion=names[hero.illusion] if hero.illusion >= 0 else None,
        skirmish_bonus=skills.skirmish_bonus(state, number) if hero.at >= 0 else 0,
        skills_on=_skills_on(state, hero),
        sees=tuple(names[space] for space in bits(state.sight(hero))),
    )


def _skills_on(state: SkytearState, hero: HeroState) -> tuple[str, ...]:
    """Skills that work now: those always on, and those whose requirement holds (SK-3.6)."""
    if state.form.simplified or hero.at < 0:
        return ()
    on = []
    for skill in hero.card.skills:
        holds = {
            "none": True,
            "worship": False,
            "marked": any(other.side != hero.side and other.has("marked") for other in state.heroes),
            "shapeshifted": hero.has("shapeshifted"),
            "pillar": skills.sees_pillar(state, hero),
            "illusion": False,
        }[skill.icon]
        if holds:
            on.append(skill.id)
    # A projected hero has the Illusion skills of the allies whose Illusions it sees, and its own (SK-18.11).
    on += [
        skill.id
        for ally in state.heroes
        if ally.side == hero.side and skills.sees_illusion_of(state, hero, ally.id)
        for skill in ally.card.skills
        if skill.icon == "illusion"
    ]
    return tuple(on)


def _structures(state: SkytearState) -> tuple[StructureView, ...]:
    board = state.board
    found = []
    for side in (0, 1):
        found.append(StructureView(side, "", board.names[board.nexus[side]], state.nexus[side]))
        for lane, hp in enumerate(state.towers[side]):
            found.append(StructureView(side, board.lanes[lane], board.names[board.towers[side][lane]], max(0, hp)))
    return tuple(found)


def _tokens(state: SkytearState) -> tuple[TokenView, ...]:
    board = state.board
    found = []
    for lane, at in enumerate(state.tokens):
        number = state.numbers[lane] if lane < len(state.numbers) else 0
        found.append(TokenView(number, board.lanes[lane], "", board.names[at], _control(state, at)))
    for dome, at in enumerate(board.dome_tokens):
        found.append(TokenView(board.dome_numbers[dome], "", board.domes[dome], board.names[at], _control(state, at)))
    return tuple(sorted(found, key=lambda token: (token.number, token.lane)))


def _control(state: SkytearState, token: int) -> tuple[int, ...]:
    control = []
    for side in (0, 1):
        heroes = sum(
            1 + hero.control_turn
            for hero in state.heroes
            if hero.side == side and hero.at >= 0 and state.sight(hero) >> token & 1
        )
        minions = sum(
            1 for lane in state.minions[side] for space in bits(lane) if state.board.sight[space][3] >> token & 1
        )
        control.append(heroes + minions)
    return tuple(control)


def _pile(position: Position[SkytearState], deck: int, viewer: int | None) -> PileView:
    pile = position.state.piles[deck]
    bit = 0 if viewer is None else 1 << viewer
    known = tuple(CARDS[card].id if seen & bit else None for card, seen in zip(pile.top, pile.seen, strict=True))
    # Cards that are being flipped lie nowhere just now; the checkpoint has them all.
    made_of = Counter(CARDS[card].id for card in sorted(cards_of_deck(position.base, deck)))
    return PileView(len(pile), _ids(pile.discard), known, dict(made_of))


def _looked_at(state: SkytearState, viewer: int | None) -> tuple[str, ...]:
    for item in state.agenda:
        if isinstance(item, Looking) and item.seat == viewer:
            return _ids(item.seen)
        if isinstance(item, Sorting) and item.seat == viewer:
            return _ids(item.cards)
    return ()


def _effect(state: SkytearState, effect: Waiting) -> StackView:
    return StackView(
        effect.kind,
        state.hero_name(effect.caster),
        effect.seat,
        CARDS[effect.card].id if effect.card >= 0 else None,
        tuple(words_of(state, target) for target in effect.targets),
        effect.cancelled,
    )


def _decision(position: Position[SkytearState], viewer: int | None) -> DecisionView | None:
    decision = own_decision(position, viewer)
    decks = decision.options if decision is not None and isinstance(decision.options, DeckOptions) else None
    heroes, factions = (decks.heroes, decks.factions) if decks is not None else ((), ())
    return spelled_out(position, viewer, DecisionView, deck_heroes=heroes, deck_factions=factions)
