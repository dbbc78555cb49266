"""What a seat cannot know, dealt anew: dice behind the other players' screens (FF-12.3, REL-23)."""

from __future__ import annotations

from ludarium.games.fateforge.content import DICE
from ludarium.games.fateforge.planning import picks
from ludarium.games.fateforge.state import FateforgeState
from ludarium.kernel.chance import Chance, Dealer


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


def redealt(state: FateforgeState, viewer: int, chance: Chance) -> FateforgeState:
    """A world that looks the same to `viewer`: the others have picked and rolled something else, perhaps."""
    hidden = secret_dice(state, viewer)
    if not hidden:
        return state
    after: FateforgeState = state.__copy__()  # type: ignore[attr-defined]
    dealer = Dealer(chance)
    for number in hidden:
        fighter = state.fighters[number]
        ways = picks(state.party[number].dice(), len(fighter.dice))
        dice = ways[dealer.below(len(ways))]
        faces = tuple(
            face if face < 0 else DICE[die].faces[dealer.below(6)]
            for die, face in zip(dice, fighter.faces, strict=False)
        )
        after.set_fighter(number, dice=dice, faces=faces)
    return after
