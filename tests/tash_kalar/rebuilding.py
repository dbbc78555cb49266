"""What everybody may know of a game, told from its events alone: a second, naive book-keeping beside the engine's."""

from __future__ import annotations

from typing import Any

from ludarium.games.tash_kalar import events
from ludarium.games.tash_kalar.cards import FLARE_CARDS, LEGENDARY, LEGENDS, TASKS, deck_of
from ludarium.games.tash_kalar.forms import FORMS
from ludarium.games.tash_kalar.view import TashKalarView
from ludarium.kernel.decisions import Event


class Rebuilt:
    """A game as somebody writes it down who knows the set-up and is told what happens."""

    def __init__(self, form: str, seats: int) -> None:
        self.form = FORMS[form]
        sides = self.form.sides(seats)
        self.seats = seats
        self.pieces: dict[int, tuple[int, int]] = {}
        self.schools = [""] * seats
        self.hands = {kind: [0] * seats for kind in ("school", "legends", "flares")}
        self.decks = {"legends": 0 if self.form.simplified else len(LEGENDS), "flares": len(FLARE_CARDS)}
        self.school_decks = [0] * seats
        self.sideways = [6 if self.form.teams else 0] * seats
        self.discards: list[list[str]] = [[] for _ in range(seats)]
        self.shared_discards: dict[str, list[str]] = {"legends": [], "flares": []}
        self.tasks: list[str] = []
        self.next_task = ""
        used = [task for task in TASKS if self.form.tasks and not (self.form.simplified and task.advanced)]
        self.task_deck = len(used)
        self.claimed: list[list[str]] = [[] for _ in range(sides)]
        self.points = [0] * sides
        self.colour_points = [[0] * sides for _ in range(sides)]
        self.improvised: list[set[int]] = [set() for _ in range(sides)]
        self.first = self.active = self.controller = self.turn = self.actions = 0
        self.discarded = self.borrow = False
        self.gateway = self.possessed = -1
        self.frozen = [""] * seats
        self.gone = [[0, 0] for _ in range(sides)]
        self.pending = [""] * seats
        self.on_card: tuple[int, int] | None = None
        self.doubled = self.hollow = 0
        self.extra_turns = 0
        self.turns_left = -1
        self.destroyed = [0] * (3 * sides)
        self.summoned = [0, 0]
        self.ended = ""

    def hear(self, event: Event) -> None:
        getattr(self, f"_{type(event).__name__.lower()}")(event)

    # -- the arena ---------------------------------------------------------------------------------------------

    def _placed(self, event: events.Placed) -> None:
        assert event.square not in self.pieces
        self.pieces[event.square] = (event.side, event.rank)

    def _takenoff(self, event: events.TakenOff) -> None:
        assert self.pieces.pop(event.square) == (event.side, event.rank)

    def _destroyed(self, event: events.Destroyed) -> None:
        assert self.pieces.pop(event.square) == (event.side, event.rank)
        if event.by >= 0:
            self.destroyed[event.side * 3 + event.rank] += 1 + self.doubled

    def _moved(self, event: events.Moved) -> None:
        assert event.to not in self.pieces
        self.pieces[event.to] = self.pieces.pop(event.at)
        if self.gateway == event.at:
            self.gateway = event.to

    def _swapped(self, event: events.Swapped) -> None:
        self.pieces[event.at], self.pieces[event.to] = self.pieces[event.to], self.pieces[event.at]
        if self.gateway in (event.at, event.to):
            self.gateway = event.at + event.to - self.gateway

    def _putoncard(self, event: events.PutOnCard) -> None:
        assert self.pieces.pop(event.square) == (event.side, event.rank)
        self.on_card = (event.side, event.rank)

    def _leftcard(self, event: events.LeftCard) -> None:
        assert self.on_card == (event.side, event.rank)
        self.on_card = None
        if event.square >= 0:
            assert event.square not in self.pieces
            self.pieces[event.square] = (event.side, event.rank)

    def _countingmore(self, event: events.CountingMore) -> None:
        self.doubled += 1
        assert event.number == self.doubled + 1

    def _upgraded(self, event: events.Upgraded) -> None:
        side, rank = self.pieces[event.square]
        assert event.rank == rank + 1
        self.pieces[event.square] = (side, event.rank)

    def _downgraded(self, event: events.Downgraded) -> None:
        side, rank = self.pieces[event.square]
        assert event.rank == rank - 1
        self.pieces[event.square] = (side, event.rank)

    def _converted(self, event: events.Converted) -> None:
        assert event.square not in self.pieces
        self.pieces[event.square] = (event.side, event.rank)

    def _summoned(self, event: events.Summoned) -> None:
        assert event.square not in self.pieces
        self.pieces[event.square] = (event.side, event.rank)
        self.summoned[0] += 1
        self.summoned[1] += event.rank == LEGENDARY
        self.hollow = 0

    def _gatewayopened(self, event: events.GatewayOpened) -> None:
        assert self.pieces[event.square][1] < LEGENDARY
        self.gateway = event.square

    def _gatewaylost(self, event: events.GatewayLost) -> None:
        assert self.gateway == event.square
        self.gateway = -1

    def _possessed(self, event: events.Possessed) -> None:
        self.possessed = event.side

    def _countedaslegend(self, event: events.CountedAsLegend) -> None:
        self.summoned[1] += 1

    # -- cards -------------------------------------------------------------------------------------------------

    def _schooltaken(self, event: events.SchoolTaken) -> None:
        self.schools[event.seat] = event.school
        self.school_decks[event.seat] = len(deck_of(event.school))

    def _drew(self, event: events.Drew) -> None:
        assert not event.card or event.open
        self.hands[event.deck][event.seat] += 1
        if event.deck == "school":
            self.school_decks[event.seat] -= 1
            self.sideways[event.seat] = min(self.sideways[event.seat], self.school_decks[event.seat])  # TK-15.17
        else:
            self.decks[event.deck] -= 1

    def _beingshown(self, event: events.BeingShown) -> None:
        if self.pending[event.seat] == event.card:
            self.pending[event.seat] = ""
        else:
            self.hands["legends" if event.card.startswith("legends/") else "school"][event.seat] -= 1
        self.borrow = False
        self.possessed = -1

    def _cardlaiddown(self, event: events.CardLaidDown) -> None:
        pile = self.shared_discards["legends"] if event.card.startswith("legends/") else self.discards[event.seat]
        pile.append(event.card)

    def _cardlaidunder(self, event: events.CardLaidUnder) -> None:
        self.school_decks[event.seat] += 1
        if self.form.teams:
            self.sideways[event.seat] = min(6, self.sideways[event.seat] + 1)  # TK-15.18

    def _cardfrozen(self, event: events.CardFrozen) -> None:
        assert not self.frozen[event.seat]
        self.frozen[event.seat] = event.card
        if event.again:
            self.discards[event.seat].remove(event.card)

    def _thawed(self, event: events.Thawed) -> None:
        assert self.frozen[event.seat] == event.card
        self.frozen[event.seat] = ""
        self.discards[event.seat].append(event.card)

    def _unfrozen(self, event: events.Unfrozen) -> None:
        self._thawed(events.Thawed(event.seat, event.card))

    def _leftthegame(self, event: events.LeftTheGame) -> None:
        self.gone[event.side][event.rank == LEGENDARY] += 1
        if event.side != (self.active % 2 if self.form.teams else self.active):
            self.destroyed[event.side * 3 + event.rank] += 1

    def _slowed(self, event: events.Slowed) -> None:
        """The turn that has fewer actions says so when it begins."""

    def _warped(self, event: events.Warped) -> None:
        assert not self.pending[event.seat]
        self.pending[event.seat] = event.card
        self.hands["school"][event.seat] -= 1

    def _warpcopied(self, event: events.WarpCopied) -> None:
        assert event.card in (self.pending[event.seat], *self.discards[event.seat])

    def _pendingdiscarded(self, event: events.PendingDiscarded) -> None:
        assert self.pending[event.seat] == event.card
        self.pending[event.seat] = ""
        self.discards[event.seat].append(event.card)

    def _pendingreturned(self, event: events.PendingReturned) -> None:
        assert self.pending[event.seat] == event.card
        self.pending[event.seat] = ""
        self.hands["school"][event.seat] += 1

    def _cardgivenup(self, event: events.CardGivenUp) -> None:
        self.hands[event.deck][event.seat] -= 1
        pile = self.discards[event.seat] if event.deck == "school" else self.shared_discards[event.deck]
        pile.append(event.card)

    def _emptysquareslent(self, event: events.EmptySquaresLent) -> None:
        self.hollow = event.number

    def _flaregivenup(self, event: events.FlareGivenUp) -> None:
        self.hands["flares"][event.seat] -= 1
        self.shared_discards["flares"].append(event.flare)

    def _flareinvoked(self, event: events.FlareInvoked) -> None:
        self.hands["flares"][event.seat] -= 1
        self.shared_discards["flares"].append(event.flare)

    def _discarded(self, event: events.Discarded) -> None:
        self.hands["school"][event.seat] -= 1
        self.discards[event.seat].append(event.card)
        self.discarded = True

    def _cardputunder(self, event: events.CardPutUnder) -> None:
        assert not event.card
        self.hands[event.deck][event.seat] -= 1
        if event.deck == "school":
            self.school_decks[event.seat] += 1
            if self.form.teams:
                self.sideways[event.seat] = min(6, self.sideways[event.seat] + 1)  # TK-15.18
        else:
            self.decks[event.deck] += 1

    def _cardreturned(self, event: events.CardReturned) -> None:
        self.discards[event.seat].remove(event.card)
        self.school_decks[event.seat] += 1

    def _reshuffled(self, event: events.Reshuffled) -> None:
        assert self.decks[event.deck] == 0
        self.decks[event.deck] = len(self.shared_discards[event.deck])
        self.shared_discards[event.deck] = []

    def _legendspassed(self, event: events.LegendsPassed) -> None:
        assert self.hands["legends"][event.seat] == event.count
        self.hands["legends"][event.seat] = 0
        self.hands["legends"][event.partner] += event.count

    # -- tasks and points --------------------------------------------------------------------------------------

    def _taskrevealed(self, event: events.TaskRevealed) -> None:
        if event.place == "current":
            self.tasks.append(event.task)
            self.task_deck -= 1
        elif event.place == "next":
            assert not self.next_task
            self.next_task = event.task
            self.task_deck -= 1

    def _taskbecamecurrent(self, event: events.TaskBecameCurrent) -> None:
        assert self.next_task == event.task
        self.tasks.append(event.task)
        self.next_task = ""

    def _taskclaimed(self, event: events.TaskClaimed) -> None:
        self.tasks.remove(event.task)
        self.claimed[event.side].append(event.task)
        self.points[event.side] += event.points

    def _scored(self, event: events.Scored) -> None:
        if event.colour < 0:
            self.points[event.side] += event.points
        else:
            self.colour_points[event.side][event.colour] += event.points

    def _improvised(self, event: events.Improvised) -> None:
        self.improvised[event.side].add(event.colour)

    # -- turns -------------------------------------------------------------------------------------------------

    def _started(self, event: events.Started) -> None:
        self.first = self.active = self.controller = event.seat

    def _turnbegan(self, event: events.TurnBegan) -> None:
        assert event.turn == self.turn + 1
        self.active = self.controller = event.seat
        self.turn, self.actions = event.turn, event.actions
        self.discarded = self.borrow = False
        self.possessed = -1
        self.doubled = self.hollow = 0
        self.destroyed = [0] * len(self.destroyed)
        self.summoned = [0, 0]
        if event.extra:
            self.extra_turns -= 1
        elif self.turns_left > 0:
            self.turns_left -= 1

    def _turnended(self, event: events.TurnEnded) -> None:
        assert event.seat == self.active

    def _actionspent(self, event: events.ActionSpent) -> None:
        self.actions -= 1

    def _actionsgained(self, event: events.ActionsGained) -> None:
        self.actions += event.count

    def _actionslost(self, event: events.ActionsLost) -> None:
        self.actions -= event.count

    def _enemypiecelent(self, event: events.EnemyPieceLent) -> None:
        self.borrow = True

    def _handedover(self, event: events.HandedOver) -> None:
        assert event.seat == self.active
        self.controller = event.partner

    def _extraturngained(self, event: events.ExtraTurnGained) -> None:
        self.extra_turns += 1

    def _endtriggered(self, event: events.EndTriggered) -> None:
        assert event.seat == self.active
        self.turns_left = self.seats

    def _gameended(self, event: events.GameEnded) -> None:
        self.ended = event.reason

    # -- the whole ---------------------------------------------------------------------------------------------

    def told(self) -> dict[str, Any]:
        """Everything that is public, in the words of `shown`."""
        form = self.form
        kinds = ("school", "legends", "flares")
        sides = []
        for side, points in enumerate(self.points):
            ranks = [rank for owner, rank in self.pieces.values() if owner == side]
            legendaries = ranks.count(LEGENDARY)
            if form.melee:
                points = min(value for colour, value in enumerate(self.colour_points[side]) if colour != side)
            elif form.tasks and not form.simplified:
                points += legendaries
            points -= sum(2 for seat, card in enumerate(self.pending) if card and form.side_of(seat) == side)
            kept = [self.on_card == (side, LEGENDARY), self.on_card in ((side, 0), (side, 1))]
            sides.append(
                {
                    "score": points,
                    "colour points": self.colour_points[side] if form.melee else [],
                    "supply": form.common_pieces(self.seats) - len(ranks) + legendaries - self.gone[side][0] - kept[1],
                    "legendary supply": form.legendary_pieces - legendaries - self.gone[side][1] - kept[0],
                    "claimed": self.claimed[side],
                    "improvised": sorted(self.improvised[side]),
                }
            )
        return {
            "pieces": self.pieces,
            "sides": sides,
            "schools": self.schools,
            "hands": [[self.hands[kind][seat] for kind in kinds] for seat in range(self.seats)],
            "decks": self.school_decks,
            "sideways": self.sideways,
            "discards": self.discards,
            "shared": [[self.decks[name], self.shared_discards[name]] for name in kinds[1:]],
            "tasks": [self.tasks, self.next_task, self.task_deck],
            "marks": [self.gateway, self.possessed, self.frozen, self.pending, self.on_card, self.doubled, self.hollow],
            "turn": [self.turn, self.first, self.active, self.controller, self.actions, self.discarded, self.borrow],
            "turns to come": [self.extra_turns, self.turns_left],
            "this turn": [self.destroyed, self.summoned],
            "ended": self.ended,
        }


def shown(view: TashKalarView) -> dict[str, Any]:
    """The same out of a view."""
    return {
        "pieces": {piece.square: (piece.side, piece.rank) for piece in view.arena},
        "sides": [
            {
                "score": side.score,
                "colour points": list(side.colour_points),
                "supply": side.spare,
                "legendary supply": side.spare_legendaries,
                "claimed": list(side.claimed),
                "improvised": list(side.improvised),
            }
            for side in view.sides
        ],
        "schools": [seat.school for seat in view.seats],
        "hands": [[seat.beings, seat.legends, seat.flares] for seat in view.seats],
        "decks": [seat.deck for seat in view.seats],
        "sideways": [seat.sideways for seat in view.seats],
        "discards": [list(seat.discard) for seat in view.seats],
        "shared": [[deck.cards, list(deck.discard)] for deck in view.shared],
        "tasks": [
            [task.task for task in view.tasks],
            view.next_task.task if view.next_task is not None else "",
            view.task_deck,
        ],
        "marks": [
            view.gateway,
            view.possessed,
            [seat.frozen for seat in view.seats],
            [seat.pending for seat in view.seats],
            next(((seat.on_card.side, seat.on_card.rank) for seat in view.seats if seat.on_card is not None), None),
            view.doubled,
            view.hollow,
        ],
        "turn": [
            view.turn,
            view.first,
            view.active,
            view.controller,
            view.actions,
            view.discarded,
            view.borrow,
        ],
        "turns to come": [view.extra_turns, view.turns_left],
        "this turn": [list(view.destroyed), list(view.summoned[:2])],
        "ended": view.outcome.reason if view.outcome is not None else "",
    }
