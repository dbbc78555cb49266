"""What a seat cannot know, dealt anew: dice behind the other players' screens (FF-12.3, REL-23)."""

from __future__ import annotations

from itertools import permutations

from ludarium.games.fateforge.actions import PickResult
from ludarium.games.fateforge.combat.planning import picks
from ludarium.games.fateforge.content import DICE
from ludarium.games.fateforge.results import face_of
from ludarium.games.fateforge.state import FateforgeState
from ludarium.kernel.chance import Chance, Dealer
from ludarium.kernel.game import Answers


def secret_dice(state: FateforgeState, viewer: int | None) -> tuple[int, ...]:
    """Heroes whose dice `viewer` may not see: those of other players that have not had their turn this round."""
    return tuple(
        number
        for number, fighter in enumerate(state.fighters)
        if fighter.dice and state.party[number].seat != viewer and not _shown(state, number)
    )


def _shown(state: FateforgeState, number: int) -> bool:
    """Whether the screen has been lifted: the hero's turn has begun or is over."""
    fighter = state.fighters[number]
    return state.active == number or (bool(fighter.faces) and all(face < 0 for face in fighter.faces))


def redealt(state: FateforgeState, viewer: int, chance: Chance, answers: Answers = ()) -> FateforgeState:
    """A world that looks the same to `viewer`: the others have picked and rolled something else, perhaps.

    Results that have been given up since the checkpoint (at a trap, in planning) were there.
    """
    hidden = secret_dice(state, viewer)
    if not hidden:
        return state
    after = state.__copy__()
    dealer = Dealer(chance)
    for number in hidden:
        fighter = state.fighters[number]
        seat = state.party[number].seat
        shown = [face_of(given.face) for who, given in answers if who == seat and isinstance(given, PickResult)]
        open_dice = [at for at, face in enumerate(fighter.faces) if face >= 0]
        known = picks(state.party[number].dice(), len(fighter.dice))
        fitting = [(dice, places) for dice in known if (places := _places(dice, shown, open_dice)) is not None]
        # Nothing fits when it was another hero of the same player who gave the result up.
        ways = fitting or [(dice, {}) for dice in known]
        dice, places = ways[dealer.below(len(ways))]
        faces = tuple(
            places[at] if at in places else face if face < 0 else DICE[dice[at]].faces[dealer.below(6)]
            for at, face in enumerate(fighter.faces)
        )
        after.set_fighter(number, dice=dice, faces=faces)
    return after


def _places(dice: tuple[str, ...], shown: list[int], open_dice: list[int]) -> dict[int, int] | None:
    """Dice that can show those faces, one for each; None when these dice cannot."""
    for chosen in permutations(open_dice, len(shown)):
        if all(face in DICE[dice[at]].faces for at, face in zip(chosen, shown, strict=True)):
            return dict(zip(chosen, shown, strict=True))
    return None
