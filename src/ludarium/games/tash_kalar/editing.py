"""Positions of Tash-Kalar set up by hand: pieces, scores, hands, tasks, and who is at turn.

An edited position is somebody's turn with nothing in between. Decks hold what is nowhere else, so a card that comes
into a hand comes from wherever nobody sees it.
"""

from __future__ import annotations

from collections.abc import Iterator

from ludarium.games.tash_kalar.agenda import FreeAction
from ludarium.games.tash_kalar.arena import ARENA
from ludarium.games.tash_kalar.cards import (
    CARD_BEINGS,
    CARD_IDS,
    COMMON,
    ETHERWEAVE,
    FLARE_CARDS,
    HEROIC,
    LEGENDARY,
    LEGENDS,
    NETHERVOID,
    RANKS,
    SCHOOLS,
    TASKS,
    deck_of,
)
from ludarium.games.tash_kalar.forms import FORMS
from ludarium.games.tash_kalar.game import TASH_KALAR
from ludarium.games.tash_kalar.state import TashKalarState
from ludarium.games.tash_kalar.text import CARD, NOTATION, TASK, tasks_of
from ludarium.kernel.chance import UNKNOWN, Dealer, KeyedChance, seed_of
from ludarium.kernel.editing import Choice, Editor, Impossible, Setting, Tool, number
from ludarium.kernel.facts import Setup
from ludarium.kernel.messages import Message
from ludarium.kernel.values import Deck, replaced
from ludarium.spaces.squares import COLUMNS, SQUARES, WIDTH, name_of, squares

_SQUARES = {name_of(square): square for square in range(SQUARES) if ARENA >> square & 1}
_MOST_ACTIONS, _MOST_TURNS, _MOST_POINTS = 6, 99, 40
_NONE = "none"
_TOLD = ("agenda", "beings", "legends", "flares", "decks")
"""Told, so that nothing but gaps is dealt."""


class TashKalarEditor(Editor[TashKalarState]):
    mirrors = True

    def empty(self, setup: Setup) -> str:
        rows = (" ".join(".#"[not ARENA >> row * WIDTH + at & 1] for at in range(WIDTH)) for row in range(WIDTH))
        drawn = "\n".join([f"    {' '.join(COLUMNS)}", *(f"  {at} {row}" for at, row in enumerate(rows, start=1))])
        info = TASH_KALAR.info
        pack = f", pack {info.pack}" if info.pack else ""
        head = f"{info.id} {setup.form}, {setup.seats} seats, rules {info.rules_version}{pack}"
        tasks = ""
        if FORMS[setup.form].tasks:  # TK-12.10: the first ones are not advanced
            first, second, third, following = _dealer().shuffled([task.id for task in TASKS if not task.advanced])[:4]
            tasks = f"\n\ntasks: [{first}, {second}, {third}]\nnext task: {following}"
        return f"{head}\n\narena\n{drawn}{tasks}\n"

    def settle(self, state: TashKalarState) -> TashKalarState:
        if state.outcome is not None:
            state.outcome, state.turns_left = None, -1
        if not all(state.schools) or not state.turn:  # before the deal: what a turn needs is dealt
            return NOTATION.dealt(state, {"arena"}, _dealer())
        state.agenda = (FreeAction(),)
        state.actions = max(1, state.actions)
        state.controller = state.active
        return _filled(state)

    def tools(self, state: TashKalarState) -> tuple[Tool, ...]:
        ranks = (COMMON, HEROIC, LEGENDARY) if state.form.legendary_pieces else (COMMON, HEROIC)
        return tuple(
            Tool(f"{side}/{RANKS[rank]}", _rank(rank), _side(side), state.spare(side, rank))
            for side in range(state.sides)
            for rank in ranks
        )

    def put(self, state: TashKalarState, tool: str, at: str) -> TashKalarState:
        side, rank = int(tool[0]), RANKS.index(tool[2:])
        square = _square(at)
        _take(state, square)
        if state.spare(side, rank) <= 0:
            if rank == LEGENDARY:
                args = {"n": state.form.legendary_pieces, "side": side}
                raise Impossible(Message("tk-edit-no-legendary", args), "TK-2.2")
            args = {"n": state.form.common_pieces(state.seats), "side": side}
            raise Impossible(Message("tk-edit-no-piece", args), "TK-2.3" if state.form.tasks else "TK-2.7")
        _lay(state, square, side, rank)
        return state

    def erase(self, state: TashKalarState, at: str) -> TashKalarState:
        _take(state, _square(at))
        return state

    def move(self, state: TashKalarState, at: str, to: str) -> TashKalarState:
        here, there = _square(at), _square(to)
        side, rank = state.side_at(here), state.rank_at(here)
        if side < 0:
            raise Impossible(Message("edit-nothing-there"))
        gateway = there if state.gateway == here else state.gateway
        _take(state, here)
        _take(state, there)
        _lay(state, there, side, rank)
        if gateway >= 0 and state.side_at(gateway) == side:
            state.gateway = gateway
        return state

    def clear(self, state: TashKalarState) -> TashKalarState:
        for square in squares(state.occupied):
            _take(state, square)
        return state

    def mirror(self, state: TashKalarState) -> TashKalarState:
        state.pieces = tuple(_mirrored(pieces) for pieces in state.pieces)
        state.heroic, state.legendary = _mirrored(state.heroic), _mirrored(state.legendary)
        if state.gateway >= 0:
            state.gateway = _across(state.gateway)
        return state

    # -- everything beside the arena -----------------------------------------------------------------------------

    def settings(self, state: TashKalarState) -> tuple[Setting, ...]:
        return tuple(_settings(state))

    def set(self, state: TashKalarState, setting: str, value: tuple[str, ...]) -> TashKalarState:
        what, *which = setting.split("/")
        at = int(which[0]) if which else 0
        if what == "active":
            state.active = state.controller = number(value)
            state.possessed = -1
            state.warped = state.doubled = state.hollow = 0
        elif what == "actions":
            state.actions = number(value)
        elif what == "turn":
            state.turn = number(value)
        elif what == "points" and len(which) == 2:
            row = replaced(state.colour_points[at], int(which[1]), number(value))
            state.colour_points = replaced(state.colour_points, at, row)
        elif what == "points":
            state.points = replaced(state.points, at, number(value))
        elif what == "school":
            _play(state, at, value[0])
        elif what in ("beings", "legends", "flares"):
            _hold(state, what, at, tuple(sorted(map(CARD.read, value))))
        elif what == "next":
            _show(state, state.tasks, -1 if value[0] == _NONE else TASK.read(value[0]), state.claimed)
        elif what == "tasks":
            _show(state, tuple(map(TASK.read, value)), state.next_task, state.claimed)
        else:
            claimed = replaced(state.claimed, at, tuple(map(TASK.read, value)))
            _show(state, state.tasks, state.next_task, claimed)
        return _filled(state)


EDITOR = TashKalarEditor()


def _dealer() -> Dealer:
    return Dealer(KeyedChance(seed_of(1)))


# -- pieces ------------------------------------------------------------------------------------------------------


def _square(at: str) -> int:
    if at not in _SQUARES:
        raise Impossible(Message("tk-edit-no-square", {"text": at}), "TK-1.1")
    return _SQUARES[at]


def _take(state: TashKalarState, square: int) -> None:
    keep = ~(1 << square)
    state.pieces = tuple(pieces & keep for pieces in state.pieces)
    state.heroic &= keep
    state.legendary &= keep
    if state.gateway == square:
        state.gateway = -1


def _lay(state: TashKalarState, square: int, side: int, rank: int) -> None:
    state.pieces = replaced(state.pieces, side, state.pieces[side] | 1 << square)
    if rank == HEROIC:
        state.heroic |= 1 << square
    elif rank == LEGENDARY:
        state.legendary |= 1 << square


def _across(square: int) -> int:
    row, column = divmod(square, WIDTH)
    return row * WIDTH + WIDTH - 1 - column


def _mirrored(mask: int) -> int:
    return sum(1 << _across(square) for square in squares(mask))


# -- cards -------------------------------------------------------------------------------------------------------


def _filled(state: TashKalarState) -> TashKalarState:
    """Decks hold what is nowhere else, and what is unknown is dealt; nobody knows where a hidden card lies."""
    held = {card for hands in (state.beings, state.legends, state.flares) for hand in hands for card in hand}
    state.knows = (0,) * state.seats
    state.discards = tuple(_without(cards, held) for cards in state.discards)
    state.legend_discard = _without(state.legend_discard, held)
    state.flare_discard = _without(state.flare_discard, held)
    state.decks = tuple(_deck(deck, held) for deck in state.decks)
    state.legend_deck, state.flare_deck = _deck(state.legend_deck, held), _deck(state.flare_deck, held)
    shown = {*state.tasks, state.next_task, *(task for row in state.claimed for task in row)}
    state.task_deck = _deck(state.task_deck, shown)
    return NOTATION.dealt(state, _TOLD, _dealer())


def _without(cards: tuple[int, ...], gone: set[int]) -> tuple[int, ...]:
    return tuple(card for card in cards if card not in gone)


def _deck(deck: Deck, gone: set[int]) -> Deck:
    return Deck((), _without(deck.top, gone), _without(deck.bottom, gone))


def _hold(state: TashKalarState, what: str, seat: int, cards: tuple[int, ...]) -> None:
    if len(set(cards)) < len(cards):
        raise Impossible(Message("tk-edit-card-once"))
    hands: tuple[tuple[int, ...], ...] = getattr(state, what)
    for other, hand in enumerate(hands):
        twice = next((card for card in cards if other != seat and card in hand), None)
        if twice is not None:
            raise Impossible(Message("tk-edit-card-held", {"card": CARD_IDS[twice], "player": other}), "TK-3.3")
    setattr(state, what, replaced(hands, seat, cards))
    if state.pending_of(seat) in cards:
        _unpend(state, seat)


def _unpend(state: TashKalarState, seat: int) -> None:
    """The seat has no pending being any more, and nothing lies on its card."""
    if state.pending_of(seat) >= 0:
        state.pending = replaced(state.pending, seat, -1)
        state.on_card = -1


def _play(state: TashKalarState, seat: int, school: str) -> None:
    """A seat plays another school: its hand is dealt anew. Whoever played that one takes the school of the seat."""
    if school == state.schools[seat]:
        return
    changed = [seat]
    if school in state.schools:  # TK-3.1: no school is used twice
        other = state.schools.index(school)
        state.schools = replaced(state.schools, other, state.schools[seat])
        changed.append(other)
    state.schools = replaced(state.schools, seat, school)
    for at in changed:
        state.beings = replaced(state.beings, at, (UNKNOWN,) * len(state.beings[at]))
        state.discards = replaced(state.discards, at, ())
        state.decks = replaced(state.decks, at, Deck())
        if state.frozen:
            state.frozen = replaced(state.frozen, at, -1)
        _unpend(state, at)
    state.warps = ETHERWEAVE in state.schools
    keepers = {state.form.side_of(at) for at, played in enumerate(state.schools) if played == NETHERVOID}
    if state.gateway >= 0 and state.side_at(state.gateway) not in keepers:
        state.gateway = -1


def _show(state: TashKalarState, tasks: tuple[int, ...], following: int, claimed: tuple[tuple[int, ...], ...]) -> None:
    """These tasks lie open, that one is next, and those are claimed."""
    shown = [*tasks, *(task for row in claimed for task in row)] + [following] * (following >= 0)
    twice = next((task for task in shown if shown.count(task) > 1), None)
    if twice is not None:
        raise Impossible(Message("tk-edit-task-once", {"task": TASKS[twice].id}), "TK-12.1")
    state.tasks, state.next_task, state.claimed = tasks, following, claimed


# -- in words ----------------------------------------------------------------------------------------------------


def _side(side: int) -> Message:
    return Message("edit-side", {"side": side})


def _player(seat: int) -> Message:
    return Message("edit-player", {"player": seat})


def _rank(rank: int) -> Message:
    return Message("tk-rank", {"rank": RANKS[rank]})


def _settings(state: TashKalarState) -> Iterator[Setting]:
    turn = Message("edit-turn")
    players = tuple(Choice(str(seat), _player(seat)) for seat in range(state.seats))
    yield Setting("active", Message("edit-to-move"), turn, "choice", (str(state.active),), players)
    actions = max(_MOST_ACTIONS, state.actions)
    yield Setting("actions", Message("tk-edit-actions"), turn, "number", (str(state.actions),), least=1, most=actions)
    turns = max(_MOST_TURNS, state.turn)
    yield Setting("turn", Message("tk-edit-turn"), turn, "number", (str(state.turn),), least=1, most=turns)
    yield from _points(state)
    if state.form.tasks:
        yield from _tasks(state)
    schools = tuple(Choice(school, Message("tk-edit-school", {"school": school})) for school in SCHOOLS)
    for seat in range(state.seats):
        played = state.schools[seat]
        yield Setting(f"school/{seat}", Message("tk-edit-plays"), _player(seat), "choice", (played,), schools)
        yield _hand("beings", seat, state.beings[seat], deck_of(played), 3)
        if state.form.hand_legends:
            yield _hand("legends", seat, state.legends[seat], LEGENDS, state.form.hand_legends)
        yield _hand("flares", seat, state.flares[seat], FLARE_CARDS, 1)


def _points(state: TashKalarState) -> Iterator[Setting]:
    for side in range(state.sides):
        if not state.form.melee:
            points = state.points[side]
            value, most = (str(points),), max(_MOST_POINTS, points)
            yield Setting(f"points/{side}", _side(side), Message("tk-edit-points"), "number", value, most=most)
            continue
        group = Message("tk-edit-points-of", {"side": side})
        for colour, points in enumerate(state.colour_points[side]):
            if colour != side:
                value, most = (str(points),), max(_MOST_POINTS, points)
                yield Setting(f"points/{side}/{colour}", _side(colour), group, "number", value, most=most)


def _tasks(state: TashKalarState) -> Iterator[Setting]:
    group = Message("tk-edit-tasks")
    all_of_them = tuple(Choice(TASKS[task].id, _task(task)) for task in tasks_of(state))
    tasks = tuple(TASKS[task].id for task in state.tasks)
    yield Setting("tasks", Message("tk-edit-tasks-open"), group, "list", tasks, all_of_them, most=3)
    following = _NONE if state.next_task < 0 else TASKS[state.next_task].id
    choices = (Choice(_NONE, Message("edit-nothing")), *all_of_them)
    yield Setting("next", Message("tk-edit-tasks-next"), group, "choice", (following,), choices)
    for side in range(state.sides):
        claimed = tuple(TASKS[task].id for task in state.claimed[side])
        label = Message("tk-edit-tasks-claimed", {"side": side})
        yield Setting(f"claimed/{side}", label, group, "list", claimed, all_of_them, most=len(all_of_them))


def _task(task: int) -> Message:
    return Message("tk-edit-task", {"task": TASKS[task].id})


def _hand(what: str, seat: int, cards: tuple[int, ...], deck: tuple[int, ...], most: int) -> Setting:
    choices = tuple(
        Choice(CARD.write(card), Message("tk-edit-card", {"card": CARD_IDS[card]}))
        for card in sorted(deck, key=lambda card: CARD_BEINGS[card].rank_number if card in CARD_BEINGS else 0)
    )
    held = tuple(CARD.write(card) for card in cards)
    label = Message(f"tk-edit-{what}")
    return Setting(f"{what}/{seat}", label, _player(seat), "list", held, choices, most=max(most, len(cards)))
