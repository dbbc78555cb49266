"""What people type, in their own language, and what it means."""

from __future__ import annotations

import pytest

from ludarium.games.tash_kalar.actions import (
    Choose,
    Claim,
    Decline,
    Direct,
    Discard,
    EndTurn,
    InvokeFlare,
    Pick,
    PickCard,
    PickColour,
    Place,
    PutUnder,
    Summon,
)
from ludarium.games.tash_kalar.fronts.terminal.reading import find_card, understand
from ludarium.kernel.decisions import Action
from ludarium.spaces.squares import square_of
from ludarium.terminal.words import plain
from ludarium.texts import Names

NAMES = Names(("Ala", "Zoë"), ("Ala", "Zoë"))
E5, D4 = square_of("e5"), square_of("d4")
KNIGHT = Summon("imperial/knight", E5, 0)
MIRRORED = Summon("imperial/knight", E5, 4)
OPTIONS: tuple[Action, ...] = (
    Place(D4),
    Place(E5),
    KNIGHT,
    MIRRORED,
    Summon("imperial/herald", D4, 0),
    Discard("imperial/knight"),
    Discard("imperial/herald"),
    InvokeFlare("flare/f03", 1),
)


def meant(line: str, lang: str = "en", options: tuple[Action, ...] = OPTIONS) -> list[str]:
    return [str(option) for option in understand(line, options, options[2:], NAMES, lang).options]


def idea(line: str, lang: str = "en", options: tuple[Action, ...] = OPTIONS) -> Action | None:
    ideas = understand(line, options, (), NAMES, lang).ideas
    return ideas[0] if ideas else None


@pytest.mark.parametrize(
    ("line", "lang", "notations"),
    [
        ("e5", "en", ["place e5"]),
        ("E5", "en", ["place e5"]),
        ("place d4", "en", ["place d4"]),
        ("umieść d4", "pl", ["place d4"]),
        ("umiesc d4", "pl", ["place d4"]),
        ("place d4", "pl", ["place d4"]),
        ("placer d4", "fr", ["place d4"]),
        ("knight e5", "en", ["summon imperial/knight e5 r0", "summon imperial/knight e5 m0"]),
        ("knight e5 m0", "en", ["summon imperial/knight e5 m0"]),
        ("rycerz e5 r0", "pl", ["summon imperial/knight e5 r0"]),
        ("chevalier e5 r0", "fr", ["summon imperial/knight e5 r0"]),
        ("summon herald", "en", ["summon imperial/herald d4 r0"]),
        ("summon imperial/herald d4 r0", "en", ["summon imperial/herald d4 r0"]),
        ("discard knight", "en", ["discard imperial/knight"]),
        ("odrzuć rycerz", "pl", ["discard imperial/knight"]),
        ("knight", "en", ["summon imperial/knight e5 r0", "summon imperial/knight e5 m0"]),
        ("flare", "en", ["invoke flare/f03 against 1"]),
        ("flarę", "pl", ["invoke flare/f03 against 1"]),
        ("invoke zoe", "en", ["invoke flare/f03 against 1"]),
        ("1", "en", ["summon imperial/knight e5 r0"]),
        ("99", "en", []),
        ("blubb", "en", []),
    ],
)
def test_a_line_means_these_options(line: str, lang: str, notations: list[str]) -> None:
    assert meant(line, lang) == notations


def test_a_card_is_never_discarded_by_its_name_alone() -> None:
    """Somebody who names a being that cannot be summoned wants to know why, not to lose it."""
    options: tuple[Action, ...] = (Place(D4), Discard("imperial/knight"))
    assert meant("knight", options=options) == []
    assert meant("discard knight", options=options) == ["discard imperial/knight"]


def test_answers_to_effects_are_understood() -> None:
    options: tuple[Action, ...] = (Pick(E5), Direct("ne"), Choose("near"), PickColour(1), Decline())
    assert meant("e5", options=options) == ["pick e5"]
    assert meant("ne", options=options) == ["direction ne"]
    assert meant("up and right", options=options) == ["direction ne"]
    assert meant("w górę i w prawo", "pl", options) == ["direction ne"]
    assert meant("near", options=options) == ["choose near"]
    assert meant("blisko", "pl", options) == ["choose near"]
    assert meant("zoe", options=options) == ["colour 1"]
    assert meant("skip", options=options) == ["skip"]
    assert meant("pomiń", "pl", options) == ["skip"]
    assert meant("passer", "fr", options) == ["skip"]


def test_the_end_of_a_turn_is_understood() -> None:
    options: tuple[Action, ...] = (EndTurn(), Claim("task/diagonals"), Claim("task/side-chain"))
    assert meant("end", options=options) == ["end turn"]
    assert meant("zakończ turę", "pl", options) == ["end turn"]
    assert meant("koniec tury", "pl", options) == ["end turn"]
    assert meant("fin du tour", "fr", options) == ["end turn"]
    assert meant("claim diag", options=options) == ["claim task/diagonals"]
    assert meant("claim", options=options) == ["claim task/diagonals", "claim task/side-chain"]


def test_cards_in_other_places_are_understood() -> None:
    assert meant("titan", options=(PutUnder("legends/titan"), Decline())) == ["under legends/titan"]
    assert meant("dryad", options=(PickCard("sylvan/dryad"), Decline())) == ["card sylvan/dryad"]


def test_what_is_not_on_offer_is_still_an_idea() -> None:
    assert idea("c3") == Place(square_of("c3"))
    assert idea("c3", options=(Pick(E5),)) == Pick(square_of("c3"))
    assert idea("herald e5") == Summon("imperial/herald", E5, 0)
    assert idea("end") == EndTurn()
    assert idea("discard dryad") == Discard("sylvan/dryad")
    assert idea("claim diagonals") == Claim("task/diagonals")
    assert idea("n") == Direct("n")
    assert idea("what is this") is None


def test_names_are_found_without_accents_and_from_their_beginning() -> None:
    assert plain("Złowieszczy-Wilk  ") == "zlowieszczy wilk"
    assert find_card("zlowieszczy", "pl") == "highland/dire-wolf"
    assert find_card("dire wolf", "pl") == "highland/dire-wolf"
    assert find_card("legends/titan", "fr") == "legends/titan"
    assert find_card("flare 3", "en") == "flare/f03"
    assert find_card("nobody", "en") is None
    assert find_card("", "en") is None
