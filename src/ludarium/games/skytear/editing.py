"""Positions of Skytear set up by hand: figures, structures, tokens, hands, and which side is to activate a hero.

An edited position is the Hero Phase with nothing on the Stack. There is no board without heroes: whoever is not sent
anywhere stands beside the own nexus, as after the set-up.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from msgspec.structs import replace

from ludarium.games.skytear.actions import PASS
from ludarium.games.skytear.board import bits
from ludarium.games.skytear.content import CARDS, COUNTERS, HEROES, VICTORY_CARDS
from ludarium.games.skytear.game import SKYTEAR
from ludarium.games.skytear.setup import HeroPhase
from ludarium.games.skytear.state import (
    CONDITIONS,
    DEFEATED,
    EXHAUSTED,
    NO_HERO,
    NOWHERE,
    READY,
    STATUS,
    HeroState,
    Pile,
    SkytearState,
)
from ludarium.games.skytear.text import NOTATION
from ludarium.kernel.chance import UNKNOWN, Dealer, KeyedChance, seed_of
from ludarium.kernel.editing import Choice, Editor, Impossible, Setting, Tool, number
from ludarium.kernel.facts import Setup
from ludarium.kernel.game import Position
from ludarium.kernel.messages import Message
from ludarium.kernel.values import replaced

_NUMBERS = {card.id: at for at, card in enumerate(CARDS)}
_TURNS, _TOWER, _HAND = 5, 5, 12
_SETTING_UP = 2_000
"""More answers than any set-up takes."""


class SkytearEditor(Editor[SkytearState]):
    def empty(self, setup: Setup) -> str:
        state = self.clear(_set_up(SKYTEAR.setup(setup)))
        return Position(SKYTEAR, state).text()

    def settle(self, state: SkytearState) -> SkytearState:
        if not state.turn:
            state = _set_up(state)
        state.agenda = (HeroPhase(),)
        if state.hero != NO_HERO:
            state.acting_side = state.heroes[state.hero].side
        state.hero, state.seat, state.points, state.done = NO_HERO, -1, 0, ()
        state.stack, state.triggers, state.rewards, state.revealed, state.won = (), (), (), (), (0, 0)
        state.priority, state.passes, state.holding, state.outcome = -1, 0, False, None
        for at, hero in enumerate(state.heroes):
            state.change(at, armour_now=0, skirmish_now=0, short_sighted=False, status=_status(hero))
        if not _anybody_ready(state):
            for at, hero in enumerate(state.heroes):
                if hero.at >= 0:
                    state.change(at, status=READY)
        return state

    # -- the battlefield -----------------------------------------------------------------------------------------

    def tools(self, state: SkytearState) -> tuple[Tool, ...]:
        return tuple(_tools(state))

    def put(self, state: SkytearState, tool: str, at: str) -> SkytearState:
        space = _space(state, at)
        kind, *which = tool.split("/")
        if kind == "token":
            lane = state.board.lanes.index(which[0])
            if not state.board.lane_spaces[lane] >> space & 1 or state.structures() >> space & 1:
                raise Impossible(Message("sk-edit-token-lane", {"lane": state.board.lanes[lane]}), "SK-2.3")
            state.tokens = replaced(state.tokens, lane, space)
            return state
        if state.structures() >> space & 1:
            raise Impossible(Message("sk-edit-structure", {"space": at}), "SK-13.3")
        if kind == "minion":
            side, lane = int(which[0]), state.board.lanes.index(which[1])
            for other in range(len(state.board.lanes)):
                _strike_minion(state, side, other, space)
            _clear_figures(state, space)
            if state.spare_minions(side) <= 0:
                raise Impossible(Message("sk-edit-no-minion", {"n": state.minion_supply[side], "side": side}), "SK-1.5")
            _march(state, side, lane, space)
        else:
            _clear_space(state, space)
            if kind == "wall":
                state.walls |= 1 << space
            elif kind == "outsider":
                _send(state, int(which[0]), space)
            else:
                _stand(state, int(which[0]), space)
        return _checked(state)

    def erase(self, state: SkytearState, at: str) -> SkytearState:
        _clear_space(state, _space(state, at))
        return _checked(state)

    def move(self, state: SkytearState, at: str, to: str) -> SkytearState:
        space = _space(state, at)
        if at == to:
            return state
        for hero in range(len(state.heroes)):
            if state.heroes[hero].at == space:
                return self.put(state, f"hero/{hero}", to)
        for outsider, card in enumerate(state.outsiders):
            if card.at == space:
                return self.put(state, f"outsider/{outsider}", to)
        minions = [
            (side, lane)
            for side in (0, 1)
            for lane in range(len(state.board.lanes))
            if state.minions[side][lane] >> space & 1
        ]
        for side, lane in minions:
            _strike_minion(state, side, lane, space)
            state = self.put(state, f"minion/{side}/{state.board.lanes[lane]}", to)
        if minions:
            return state
        if state.walls >> space & 1:
            state.walls &= ~(1 << space)
            return self.put(state, "wall", to)
        raise Impossible(Message("edit-nothing-there"))

    def clear(self, state: SkytearState) -> SkytearState:
        board = state.board
        state.walls = 0
        state.minions = tuple(tuple(0 for _ in board.lanes) for _ in (0, 1))
        state.outsiders = tuple(replace(card, at=NOWHERE) for card in state.outsiders)
        state.tokens = board.lane_tokens
        for at in range(len(state.heroes)):
            state.change(at, at=NOWHERE, illusion=NOWHERE)
        for at, hero in enumerate(state.heroes):  # SK-22.3: as near as possible to the nexus
            ways = board.distances[board.nexus[hero.side]]
            _stand(state, at, min(bits(state.free()), key=lambda space: ways[space]))
            state.change(at, status=READY)
        return state

    # -- everything beside it ------------------------------------------------------------------------------------

    def settings(self, state: SkytearState) -> tuple[Setting, ...]:
        return tuple(_settings(state))

    def set(self, state: SkytearState, setting: str, value: tuple[str, ...]) -> SkytearState:
        what, *which = setting.split("/")
        numbers = tuple(map(int, which))
        if what == "acting":
            state.acting_side = number(value)
        elif what == "first":
            state.first_side = number(value)
        elif what == "turn":
            _turn(state, number(value))
        elif what == "flow":
            state.flow_ready = value[0] == "yes"
        elif what == "tower":
            _tower(state, numbers[0], numbers[1], number(value))
        elif what == "nexus":
            state.nexus = replaced(state.nexus, numbers[0], number(value))
        elif what == "victory":
            state.victory = tuple(at for at, card in enumerate(VICTORY_CARDS) if card.id in value)
        elif what == "count":
            row = replaced(state.counters[numbers[0]], numbers[1], number(value))
            state.counters = replaced(state.counters, numbers[0], row)
        elif what == "hand":
            _hold(state, numbers[0], tuple(sorted(_NUMBERS[card] for card in value)))
        elif what == "hero":
            _field(state, numbers[0], value[0])
        elif what == "hp":
            state.change(numbers[0], hp=number(value))
        elif what == "status":
            state.change(numbers[0], status=STATUS.index(value[0]))
        else:
            conditions = sum(1 << at for at, name in enumerate(CONDITIONS) if name in value)
            state.change(numbers[0], conditions=conditions)
        return _checked(state)


EDITOR = SkytearEditor()


def _dealer() -> Dealer:
    return Dealer(KeyedChance(seed_of(1)))


def _set_up(state: SkytearState) -> SkytearState:
    """The first Hero Phase: the set-up goes on with the first answer that there is, and nobody changes cards."""
    position = Position(SKYTEAR, state, KeyedChance(seed_of(1)))
    for _ in range(_SETTING_UP):
        if position.base.turn and isinstance(position.base.agenda[-1], HeroPhase):
            break
        decision = position.pending[0]
        position.apply(decision.seat, PASS if PASS in decision.options else decision.options[0])
    return position.base.__copy__()


# -- figures -----------------------------------------------------------------------------------------------------


def _space(state: SkytearState, at: str) -> int:
    if at not in state.board.names:
        raise Impossible(Message("sk-edit-no-space", {"text": at}))
    return state.board.names.index(at)


def _status(hero: HeroState) -> int:
    return hero.status if hero.at < 0 or hero.status != DEFEATED else EXHAUSTED


def _anybody_ready(state: SkytearState) -> bool:
    return any(hero.at >= 0 and hero.status == READY for hero in state.heroes)


def _checked(state: SkytearState) -> SkytearState:
    if not _anybody_ready(state):
        raise Impossible(Message("sk-edit-nobody-ready"), "SK-16.1")
    return state


def _strike_minion(state: SkytearState, side: int, lane: int, space: int) -> None:
    row = replaced(state.minions[side], lane, state.minions[side][lane] & ~(1 << space))
    state.minions = replaced(state.minions, side, row)


def _march(state: SkytearState, side: int, lane: int, space: int) -> None:
    row = replaced(state.minions[side], lane, state.minions[side][lane] | 1 << space)
    state.minions = replaced(state.minions, side, row)


def _clear_figures(state: SkytearState, space: int) -> None:
    """Take away what fills the space: a hero is defeated, an outsider goes back to its card."""
    state.walls &= ~(1 << space)
    state.outsiders = tuple(replace(card, at=NOWHERE) if card.at == space else card for card in state.outsiders)
    for at, hero in enumerate(state.heroes):
        if hero.at == space:
            back = state.turn + (1 if hero.status == READY else 2)  # SK-4.5
            state.change(at, at=NOWHERE, hp=0, status=DEFEATED, conditions=0, back=back if back <= _TURNS else 0)


def _clear_space(state: SkytearState, space: int) -> None:
    _clear_figures(state, space)
    for side in (0, 1):
        for lane in range(len(state.board.lanes)):
            _strike_minion(state, side, lane, space)


def _stand(state: SkytearState, at: int, space: int) -> None:
    hero = state.heroes[at]
    if hero.hp:
        state.change(at, at=space)
    else:
        state.change(at, at=space, hp=hero.card.hp, status=READY, back=0)


def _send(state: SkytearState, at: int, space: int) -> None:
    state.outsiders = replaced(state.outsiders, at, replace(state.outsiders[at], at=space))


def _tower(state: SkytearState, side: int, lane: int, hp: int) -> None:
    space = state.board.towers[side][lane]
    figures = state.hero_spaces() | state.minion_spaces() | state.outsider_spaces() | state.walls
    if hp and figures >> space & 1:
        raise Impossible(Message("sk-edit-structure", {"space": state.board.names[space]}), "SK-13.3")
    state.towers = replaced(state.towers, side, replaced(state.towers[side], lane, hp))
    fallen = not all(state.towers[side])
    if fallen and state.nexus[side] < 0:  # SK-8.3
        state.nexus = replaced(state.nexus, side, _TOWER)
    elif not fallen:
        state.nexus = replaced(state.nexus, side, -1)


def _turn(state: SkytearState, turn: int) -> None:
    """Another turn: who is off the battlefield comes back later, and nobody has spent more mana than there is."""
    state.turn = turn
    for at, hero in enumerate(state.heroes):
        if hero.at < 0:
            state.change(at, back=turn + 1 if turn < _TURNS else 0)
        if state.mana(hero) < 0:
            _discard(state, state.deck_of[state.controller(hero)], hero.cards)
            state.change(at, cards=())


# -- cards -------------------------------------------------------------------------------------------------------


def _discard(state: SkytearState, deck: int, cards: tuple[int, ...]) -> None:
    pile = state.piles[deck]
    state.piles = replaced(state.piles, deck, replace(pile, discard=(*pile.discard, *cards)))


def _within_reach(state: SkytearState, seat: int) -> Counter[int]:
    """The cards that may be in that hand: it, the deck and the discard pile."""
    pile = state.piles[state.deck_of[seat]]
    return Counter((*state.hands[seat], *pile.bag, *pile.top, *pile.discard))


def _hold(state: SkytearState, seat: int, cards: tuple[int, ...]) -> None:
    left, deck = _within_reach(state, seat), state.deck_of[seat]
    for card in cards:
        if not left[card]:
            raise Impossible(Message("sk-edit-no-card", {"card": CARDS[card].id}))
        left[card] -= 1
    # What was discarded stays so, unless it is needed.
    discard = []
    for card in state.piles[deck].discard:
        if left[card]:
            left[card] -= 1
            discard.append(card)
    state.piles = replaced(state.piles, deck, Pile(bag=tuple(sorted(left.elements())), discard=tuple(discard)))
    state.hands = replaced(state.hands, seat, cards)


def _field(state: SkytearState, at: int, name: str) -> None:
    """Another hero in that place: its side plays its faction, and the deck is made of the packs again."""
    hero = state.heroes[at]
    if hero.id == name:
        return
    both = state.form.own_pool or not state.form.drafts_factions  # SK-24.5
    if any(each.id == name and (each.side == hero.side or not both) for each in state.heroes):
        raise Impossible(Message("sk-edit-hero-twice", {"hero": name}), "SK-24.2")
    state.change(at, id=name, hp=HEROES[name].hp if hero.at >= 0 else 0, cards=(), leads=(), lead_seen=())
    deck = state.deck_of[state.controller(hero)]
    for place, other in enumerate(state.heroes):
        if state.deck_of[state.controller(other)] == deck:
            state.change(place, cards=(), leads=(), lead_seen=())
    state.hands = tuple(
        (UNKNOWN,) * len(hand) if state.deck_of[seat] == deck else hand for seat, hand in enumerate(state.hands)
    )
    state.piles = replaced(state.piles, deck, Pile())
    side = hero.side
    played = tuple(dict.fromkeys(each.card.faction for each in state.heroes if each.side == side))
    if state.factions[side]:
        state.factions = replaced(state.factions, side, played)
    most = max(4 * len(played), sum(lane.bit_count() for lane in state.minions[side]))
    state.minion_supply = replaced(state.minion_supply, side, most)
    NOTATION.dealt(state, (), _dealer())


# -- in words ----------------------------------------------------------------------------------------------------


def _side(side: int) -> Message:
    return Message("edit-side", {"side": side})


def _hero(name: str) -> Message:
    return Message("sk-edit-hero", {"hero": name})


def _tools(state: SkytearState) -> Iterator[Tool]:
    lanes = range(len(state.board.lanes))
    for side in (0, 1):
        for at, hero in enumerate(state.heroes):
            if hero.side == side:
                yield Tool(f"hero/{at}", _hero(hero.id), _side(side))
    for side in (0, 1):
        for lane in lanes:
            label = Message("sk-edit-minion", {"lane": state.board.lanes[lane], "side": side})
            yield Tool(
                f"minion/{side}/{state.board.lanes[lane]}", label, Message("sk-edit-minions"), state.spare_minions(side)
            )
    others = Message("sk-edit-others")
    for at, outsider in enumerate(state.outsiders):
        yield Tool(f"outsider/{at}", Message("sk-edit-outsider", {"outsider": outsider.id}), others)
    yield Tool("wall", Message("sk-edit-wall"), others)
    for lane in lanes:
        yield Tool(
            f"token/{state.board.lanes[lane]}", Message("sk-edit-token", {"lane": state.board.lanes[lane]}), others
        )


def _settings(state: SkytearState) -> Iterator[Setting]:
    turn = Message("edit-turn")
    sides = tuple(Choice(str(side), _side(side)) for side in (0, 1))
    yield Setting("acting", Message("sk-edit-acting"), turn, "choice", (str(state.acting_side),), sides)
    yield Setting("turn", Message("sk-edit-turn"), turn, "number", (str(state.turn),), least=1, most=_TURNS)
    yield Setting("first", Message("sk-edit-first"), turn, "choice", (str(max(0, state.first_side)),), sides)
    ready = tuple(Choice(word, Message(f"sk-edit-flow-{word}")) for word in ("yes", "no"))
    yield Setting("flow", Message("sk-edit-flow"), turn, "choice", ("yes" if state.flow_ready else "no",), ready)
    for side in (0, 1):
        group = Message("sk-edit-structures", {"side": side})
        for lane, hp in enumerate(state.towers[side]):
            label = Message("sk-edit-tower", {"lane": state.board.lanes[lane]})
            yield Setting(f"tower/{side}/{lane}", label, group, "number", (str(hp),), most=_TOWER)
        if state.nexus[side] >= 0:
            left = (str(state.nexus[side]),)
            yield Setting(f"nexus/{side}", Message("sk-edit-nexus"), group, "number", left, least=1, most=_TOWER)
    yield from _victory(state)
    for at in range(len(state.heroes)):
        yield from _of_hero(state, at)
    for seat in range(state.seats):
        kinds = sorted(_within_reach(state, seat).items(), key=lambda kind: CARDS[kind[0]].id)
        choices = tuple(
            Choice(CARDS[card].id, Message("sk-edit-card", {"card": CARDS[card].id}), n) for card, n in kinds
        )
        held = tuple(CARDS[card].id for card in state.hands[seat])
        group = Message("sk-edit-hand-of", {"player": seat})
        most = max(_HAND, len(held))
        yield Setting(f"hand/{seat}", Message("sk-edit-hand"), group, "list", held, choices, most=most)


def _victory(state: SkytearState) -> Iterator[Setting]:
    group = Message("sk-edit-victory")
    choices = tuple(Choice(card.id, Message("sk-edit-victory-card", {"card": card.id})) for card in VICTORY_CARDS)
    shown = tuple(VICTORY_CARDS[at].id for at in state.victory)
    most = state.board.victory_cards
    yield Setting("victory", Message("sk-edit-victory-shown"), group, "list", shown, choices, most=most)
    for at in state.victory:
        card = VICTORY_CARDS[at]
        counter = COUNTERS.index(card.counter)
        for side in (0, 1):
            label = Message("sk-edit-count", {"card": card.id, "side": side})
            count = state.counters[side][counter]
            most = max(card.threshold, count)
            yield Setting(f"count/{side}/{counter}", label, group, "number", (str(count),), most=most)


def _of_hero(state: SkytearState, at: int) -> Iterator[Setting]:
    hero = state.heroes[at]
    group = Message("sk-edit-hero-of", {"hero": hero.id, "side": hero.side})
    heroes = tuple(Choice(name, _hero(name)) for name in HEROES)
    yield Setting(f"hero/{at}", Message("sk-edit-who"), group, "choice", (hero.id,), heroes)
    if hero.at < 0:
        return
    hp = (str(hero.hp),)
    yield Setting(f"hp/{at}", Message("sk-edit-hp"), group, "number", hp, least=1, most=hero.card.hp)
    states = tuple(Choice(STATUS[status], Message(f"sk-status-{STATUS[status]}")) for status in (READY, EXHAUSTED))
    yield Setting(f"status/{at}", Message("sk-edit-status"), group, "choice", (STATUS[hero.status],), states)
    names = tuple(Choice(name, Message("sk-edit-condition", {"condition": name})) for name in CONDITIONS)
    has = tuple(name for name in CONDITIONS if hero.has(name))
    most = len(CONDITIONS)
    yield Setting(f"conditions/{at}", Message("sk-edit-conditions"), group, "list", has, names, most=most)
