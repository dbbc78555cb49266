"""What people type in Skytear, in their own language, and what it means."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from battles import Battle, battle
from ludarium.games.skytear.actions import (
    PASS,
    Activate,
    Declare,
    PickHero,
    PickMinion,
    PickSpace,
    PlayCard,
)
from ludarium.games.skytear.fronts.terminal.front import SkytearFront
from ludarium.games.skytear.fronts.terminal.reading import find_content
from ludarium.kernel.decisions import Action


def front(lang: str = "en") -> SkytearFront:
    return SkytearFront("first-battle", ("Ala", "Zoë"), lang, Console(file=io.StringIO(), width=120))


def meant(fight: Battle, line: str, lang: str = "en") -> list[str]:
    return [str(option) for option in front(lang).understand(line, fight.view(fight.asked)).options]


def ideas(fight: Battle, line: str, lang: str = "en") -> tuple[Action, ...]:
    return front(lang).understand(line, fight.view(fight.asked)).ideas


ACTIVE = battle(
    {"yami": "c7", "sakoshi": "d6", "corjof": "c8", "gulbjarn": "g12"},
    minions={1: ["b7"]},
    hand=["dragon_fist", "clear_mind", "combustion"],
)


@pytest.mark.parametrize(
    ("line", "lang", "notations"),
    [
        ("attack", "en", ["declare attack"]),
        ("ATTACK", "en", ["declare attack"]),
        ("declare attack", "en", ["declare attack"]),
        ("atak", "pl", ["declare attack"]),
        ("attack", "pl", ["declare attack"]),
        ("attaque", "fr", ["declare attack"]),
        ("play dragon fist", "en", ["play dragon_fist by yami"]),
        ("dragon", "en", ["play dragon_fist by yami"]),
        ("zagraj smoczy cios", "pl", ["play dragon_fist by yami"]),
        ("jouer poing du dragon", "fr", ["play dragon_fist by yami"]),
        ("play clear mind yami", "en", ["play clear_mind by yami"]),
        ("play clear_mind by sakoshi", "en", ["play clear_mind by sakoshi"]),
        ("clear mind", "en", ["play clear_mind by sakoshi", "play clear_mind by yami"]),
        ("pass", "en", ["pass"]),
        ("p", "en", ["pass"]),
        ("end", "en", ["pass"]),
        ("spasuj", "pl", ["pass"]),
        ("passer", "fr", ["pass"]),
        ("1", "en", ["declare move"]),
        ("99", "en", []),
        ("xylophone", "en", []),
    ],
)
def test_a_line_means_these_options(line: str, lang: str, notations: list[str]) -> None:
    assert sorted(meant(ACTIVE, line, lang)) == notations


def test_a_space_means_what_can_be_chosen_there() -> None:
    targets = ACTIVE.after("declare attack")
    assert meant(targets, "c8") == ["hero corjof"]
    assert meant(targets, "corjof") == ["hero corjof"]
    assert meant(targets, "target corjof") == ["hero corjof"]
    assert meant(targets, "b7") == ["minion 1 b7"]
    assert meant(targets, "minion") == ["minion 1 b7"]
    assert meant(targets, "zoe") == ["minion 1 b7"], "of that player's side"
    moves = ACTIVE.after("declare move").all_pass()
    assert meant(moves, "C6") == ["space c6"]
    assert meant(moves, "to c6") == ["space c6"]


def test_an_area_is_named_by_spaces_it_covers() -> None:
    laying = ACTIVE.after("play combustion by yami", "space c9").all_pass()
    ways = meant(laying, "c9")
    assert len(ways) > 2
    fewer = meant(laying, "c9 c10")
    assert 0 < len(fewer) < len(ways)
    whole = ways[0].removeprefix("area ")
    assert meant(laying, whole) == [ways[0]]
    assert meant(laying, " ".join(reversed(whole.split()))) == [ways[0]]


def test_heroes_are_activated_by_name_or_space() -> None:
    activating = ACTIVE.after("pass").all_pass()
    assert activating.decision.prompt == "activate"
    assert meant(activating, "gulb") == ["activate gulbjarn"]
    assert meant(activating, "g12") == ["activate gulbjarn"]
    assert meant(activating, "aktywuj gulbjarn", "pl") == ["activate gulbjarn"]


def test_what_is_not_on_offer_is_still_an_idea() -> None:
    assert ideas(ACTIVE, "yami") == (), "cards of hers are on offer"
    assert ideas(ACTIVE, "gulbjarn") == (Activate("gulbjarn"),)
    assert ideas(ACTIVE, "worship up") == ()
    assert ideas(ACTIVE, "a4") == (PickSpace("a4"),)
    assert PlayCard("hideaway", "yami") in ideas(ACTIVE, "play hideaway")
    assert ideas(ACTIVE, "hideaway sakoshi") == (PlayCard("hideaway", "sakoshi"),)
    targets = ACTIVE.after("declare attack")
    assert ideas(targets, "g12") == (PickHero("gulbjarn"),)
    assert ideas(targets, "d6") == (PickHero("sakoshi"),)
    assert ideas(targets, "move") == (Declare("move"),)
    assert ideas(targets, "pass") == (PASS,)
    far = battle({"yami": "c7", "corjof": "c8"}, minions={1: ["k8", "b7"]}).after("declare attack")
    assert ideas(far, "k8") == (PickMinion(1, "k8"),)


@pytest.mark.parametrize(
    ("line", "rule"),
    [("gulbjarn", "SK-16.1"), ("play hideaway", "SK-14.2"), ("play shuriken storm", "SK-14.2")],
)
def test_ideas_are_explained_with_their_rule(line: str, rule: str) -> None:
    told = front().why(ACTIVE.position, 0, line)
    assert told is not None
    assert told.endswith(f"({rule})")


def test_what_can_be_done_needs_no_explanation_and_nonsense_has_none() -> None:
    assert front().why(ACTIVE.position, 0, "attack") == ""
    assert front().why(ACTIVE.position, 0, "xylophone") is None


def test_content_is_found_without_accents_and_from_its_beginning() -> None:
    found = find_content("smoczy", "pl")
    assert found is not None
    assert (found.kind, found.id) == ("power_card", "dragon_fist")
    for text, kind in (("yami", "hero"), ("slow", "condition"), ("manhunt", "victory_card"), ("behemoth", "outsider")):
        content = find_content(text, "en")
        assert content is not None
        assert content.kind == kind
    assert find_content("nobody", "en") is None
    assert find_content("", "en") is None
