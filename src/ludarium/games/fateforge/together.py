"""What the party decides together: anybody proposes, the others agree."""

from __future__ import annotations

from collections.abc import Sequence

from ludarium.games.fateforge.actions import AGREE
from ludarium.games.fateforge.state import FateforgeState
from ludarium.kernel.decisions import Action, Args, Decision, Script, Whoever


def agree(state: FateforgeState, prompt: str, options: Sequence[Action], args: Args = ()) -> Script[Action]:
    """The option that all players agree on; nothing is asked when there is only one.

    Each player may make one proposal, so talk comes to an end: a player who has made one can only agree to a later one.
    """
    if len(options) == 1:
        return options[0]
    _, answer = yield from agree_unless(state, prompt, options, (), args)
    return answer


def agree_unless(
    state: FateforgeState, prompt: str, options: Sequence[Action], aside: Sequence[Action], args: Args = ()
) -> Script[tuple[int, Action]]:
    """The same, unless a player does something that stands `aside`: that ends the talk at once.

    Gives the option (with the seat that agreed last) or what stands aside (with the seat that did it).
    """
    seats = players(state)
    if len(seats) == 1:
        answer: Action = yield Decision(seats[0], prompt, (*options, *aside), args)
        return seats[0], answer
    proposal: Action | None = None
    proposer = seats[0]
    agreed: set[int] = set()
    spoken: set[int] = set()
    while True:
        said = args
        if proposal is not None:
            said = (*args, ("proposal", str(proposal)), ("proposer", proposer), ("agreed", len(agreed)))
        questions = []
        for seat in seats:
            if proposal is None:
                questions.append(Decision(seat, prompt, (*options, *aside), said))
            elif seat not in agreed:
                others = () if seat in spoken else tuple(option for option in options if option != proposal)
                questions.append(Decision(seat, prompt, (AGREE, *others, *aside), said))
        if len(questions) == 1:
            seat, answer = questions[0].seat, (yield questions[0])
        else:
            seat, answer = yield Whoever(tuple(questions))
        if answer in aside:
            return seat, answer
        if answer == AGREE:
            agreed.add(seat)
        else:
            proposal, proposer, agreed = answer, seat, {seat}
            spoken.add(seat)
        if proposal is not None and len(agreed) == len(seats):
            return seat, proposal


def players(state: FateforgeState) -> list[int]:
    """The seats that have a hero; all of them before there is a party."""
    return sorted({hero.seat for hero in state.party}) or list(range(state.seats))
