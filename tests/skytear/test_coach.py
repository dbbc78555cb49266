"""The coach of Skytear: sums as the Minion Phase counts them, Lead cards as far as the viewer knows them."""

from __future__ import annotations

import pytest

from battles import battle
from coached import moments, said_alike
from ludarium.games.skytear.coach import COACH
from ludarium.games.skytear.content import CARDS
from ludarium.games.skytear.game import SKYTEAR
from ludarium.kernel.coach import Tip
from ludarium.texts import tell

rule = pytest.mark.rule


def _totals(tip: Tip) -> list[int]:
    sums = [line.figure for line in tip.lines if line.text.key in ("sk-coach-side", "sk-coach-nobody")]
    return [int(str(figure.args["n"])) for figure in sums if figure is not None]


@rule("SK-19.2", "SK-19.8")
def test_sums_are_those_of_the_tokens_on_the_table() -> None:
    compared = 0
    for position in moments(SKYTEAR, "standard", 2, 40, 10):
        seat = position.pending[0].seat
        view = SKYTEAR.view(position, seat)
        tokens = [token for token in view.tokens if token.number]
        tips = [tip for section in COACH.advice(position, seat, "all") for tip in section.tips]
        assert len(tips) == len(tokens)
        for tip, token in zip(tips, tokens, strict=True):
            mine, theirs = token.control[seat % 2], token.control[1 - seat % 2]
            assert _totals(tip) == [mine, theirs]
            assert tip.figure is not None
            assert (tip.figure.key == "sk-coach-even") == (mine == theirs)
            assert bool(tip.marks) == (theirs > mine)
            compared += 1
        lost = COACH.advice(position, seat, "threats")[0].tips
        assert len(lost) == sum(token.control[1 - seat % 2] > token.control[seat % 2] for token in tokens)
    assert compared > 15


@rule("SK-19.3", "SK-19.4")
def test_a_lead_card_that_lies_face_down_is_a_range_and_ones_own_is_known() -> None:
    cheap = next(card.id for card in CARDS if card.cost == 1)
    fight = battle({"yami": "c6", "haburat": "c7"}, leads={"yami": cheap, "haburat": cheap})
    adds = {}
    for seat in (0, 1):
        (section,) = COACH.advice(fight.position, seat, "all")
        tip = next(tip for tip in section.tips if any(line.text.key == "sk-coach-leads" for line in tip.lines))
        for line in tip.lines:
            if line.text.key == "sk-coach-leads" and line.figure is not None:
                adds[(seat, line.text.args["side"])] = line.figure.args["n"]
    assert adds[(0, 0)] == 1, "the own one is known"
    assert adds[(0, 1)] == max(CARDS[card].cost for card in fight.state.piles[1].bag), "any card that is unseen"


@pytest.mark.parametrize(("form", "seats"), [("first-battle", 2), ("standard", 2), ("standard", 4)])
def test_advice_does_not_depend_on_what_the_seat_cannot_know(form: str, seats: int) -> None:
    different = 0
    for position in moments(SKYTEAR, form, seats, 61, 5):
        asked = position.pending[0].seat
        for seat in {asked, (asked + 1) % seats}:
            different += said_alike(COACH, position, seat)
            for section in COACH.advice(position, seat, "all"):
                for tip in section.tips:
                    for lang in ("en", "pl", "fr"):
                        assert "{" not in "".join(tell(line.text, lang=lang) for line in tip.lines)
    assert different >= 8, "twins that are the same prove nothing"
