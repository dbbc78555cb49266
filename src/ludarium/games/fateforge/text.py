"""Positions of Fateforge as text: the campaign as a sheet, figures by the letters of their zones, dice by their faces.

Dice behind a screen may show `?`: they are picked and rolled when the text is read.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache

from ludarium.games.fateforge.check.saves import mistakes_of
from ludarium.games.fateforge.combat.knowledge import secret_dice
from ludarium.games.fateforge.combat.planning import picks
from ludarium.games.fateforge.content import COMBATS, DICE
from ludarium.games.fateforge.results import FACE_NAMES
from ludarium.games.fateforge.state import SPENT, FateforgeState
from ludarium.kernel.chance import UNKNOWN, Dealer
from ludarium.kernel.decisions import Seat
from ludarium.kernel.game import Answers, Game
from ludarium.kernel.text import Leaf, Names, Notation, Wrong, is_unknown

_ANY_DIE = "?"


class _Faces(Names):
    """What dice show: `strike`, `step|focus`, `miss`; `spent` once it has been used."""

    def __init__(self) -> None:
        super().__init__((), "face")
        self._by_name = {name: face for face, name in FACE_NAMES.items()} | {"spent": SPENT}

    def write(self, number: int) -> str:
        return "spent" if number == SPENT else FACE_NAMES.get(number) or super().write(number)

    def read(self, word: str) -> int:
        return self._by_name[word] if word in self._by_name else super().read(word)


_FACES = _Faces()


@cache
def _names(combat: str) -> Mapping[str, Leaf]:
    zone = Names(COMBATS[combat].zones, "zone")
    return {
        "FateforgeState.starts": zone,
        "FateforgeState.gained": _FACES,
        "FateforgeState.ally_faces": _FACES,
        "Fighter.faces": _FACES,
        **{f"{kind}.zone": zone for kind in ("Fighter", "EnemyState", "BossState", "Token")},
    }


class FateforgeNotation(Notation[FateforgeState]):
    leading = ("combat_id",)

    def names(self, state: FateforgeState) -> Mapping[str, Leaf]:
        if state.combat_id not in COMBATS and state.combat_id:
            raise Wrong(f"there is no combat '{state.combat_id}'")
        return _names(state.combat_id) if state.combat_id else {}

    def hidden(
        self, rules: Game[FateforgeState], state: FateforgeState, viewer: Seat, answers: Answers
    ) -> FateforgeState:
        after = state.__copy__()
        for number in secret_dice(state, viewer):
            faces = tuple(face if face < 0 else UNKNOWN for face in state.fighters[number].faces)
            after.set_fighter(number, dice=(_ANY_DIE,) * len(state.fighters[number].dice), faces=faces)
        return after

    def dealt(self, state: FateforgeState, told: Collection[str], dealer: Dealer) -> FateforgeState:
        for number, fighter in enumerate(state.fighters):
            if _ANY_DIE not in fighter.dice and not any(map(is_unknown, fighter.faces)):
                continue
            if number >= len(state.party) or len(fighter.faces) not in (0, len(fighter.dice)):
                raise Wrong(f"hero {number} does not have the dice whose faces are told")
            dice = fighter.dice
            if _ANY_DIE in dice:
                ways = picks(state.party[number].dice(), len(dice))
                if not ways:
                    raise Wrong(f"{state.party[number].id} does not have so many dice")
                dice = ways[dealer.below(len(ways))]
            if any(die not in DICE for die in dice):
                raise Wrong(f"{state.party[number].id} has a die that there is not")
            faces = tuple(
                DICE[die].faces[dealer.below(6)] if is_unknown(face) else face
                for die, face in zip(dice, fighter.faces, strict=False)
            )
            state.set_fighter(number, dice=dice, faces=faces)
        return state

    def impossible(self, state: FateforgeState) -> str:
        return next(mistakes_of(state), "")


NOTATION = FateforgeNotation()
