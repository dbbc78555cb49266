"""The simplified mode (SK-26)."""

import pytest

from battles import battle
from skytear.opening import at_battle, new

rule = pytest.mark.rule


@rule("SK-26.1")
def test_there_is_no_worship() -> None:
    fight = battle({"yami": "c6", "corjof": "c7"}, form="simplified")
    assert fight.actions == {"move", "lead", "attack", "skirmish"}


@rule("SK-26.1")
def test_heroes_have_no_skills() -> None:
    heroes = {"haburat": "c6", "akhuti": "c7", "corjof": "d6", "gulbjarn": "b6", "yami": "c8", "cotlic": "k5"}
    fight = battle(
        heroes,
        "gulbjarn",
        form="simplified",
        pillars={0: ["k6"]},
        illusions={"akhuti": "b7", "haburat": "d7"},
        conditions={"yami": ["marked"], "gulbjarn": ["shapeshifted"], "corjof": ["shapeshifted"]},
    )
    assert (fight.armour("akhuti"), fight.armour("cotlic")) == (0, 1)
    assert all(hero.skills_on == () for hero in fight.view(0).heroes)
    skirmish = battle(
        {"gulbjarn": "c7", "yami": "c8"}, "gulbjarn", form="simplified", conditions={"gulbjarn": ["shapeshifted"]}
    )
    skirmish = skirmish.after("skirmish").all_pass()
    assert "choose sweep" not in skirmish.options
    assert skirmish.after("hero yami", flip=[1]).lost("yami") == 1
    akhuti = battle({"akhuti": "c9", "yami": "b7"}, "akhuti", form="simplified", minions={0: ["c7"]})
    assert akhuti.after("attack", "minion 0 c7").all_pass(flip=[1]).prompt == "activation", "no Retribution"
    covered = battle({"corjof": "c6", "sakoshi": "a8"}, "corjof", form="simplified")
    assert "attack" not in covered.actions, "no Raven Eye"
    yami = battle({"yami": "c6", "corjof": "c7"}, form="simplified", conditions={"corjof": ["marked"]})
    assert yami.after("attack").all_pass(flip=[0, 0]).lost("corjof") == 4, "no Scent of Ash"
    mud = battle(
        {"gulbjarn": "c9", "tlakali": "k5"}, "gulbjarn", form="simplified", minions={0: ["c8"]}, pillars={0: ["k6"]}
    )
    assert mud.after("attack").all_pass(flip=[0]).minions(0) == set(), "no Shared Flesh"


@rule("SK-26.1", "SK-3.5")
def test_mages_keep_pierce() -> None:
    fight = battle({"corjof": "c6", "cotlic": "c7"}, "corjof", form="simplified")
    assert fight.after("attack").all_pass(flip=[1]).lost("cotlic") == 4


@rule("SK-26.1")
def test_rune_colours_are_ignored_but_mana_and_ultimates_count() -> None:
    hand = ["safeguard", "bow_to_me", "shuriken_storm"]
    fight = battle({"sakoshi": "c6", "corjof": "c8"}, form="simplified", hand=hand)
    assert fight.cards("sakoshi") == {"safeguard", "shuriken_storm", "skytear_flow"}
    assert "safeguard" not in battle({"sakoshi": "c6"}, hand=["safeguard"]).cards()
    poor = battle({"sakoshi": "c6"}, form="simplified", hand=["shuriken_storm", "safeguard"], turn=1)
    assert poor.cards() == {"safeguard", "skytear_flow"}


def test_each_faction_brings_its_heroes_and_their_cards() -> None:
    game = at_battle(new("simplified"))
    assert [sum(pile.made_of.values()) for pile in game.view(None).piles] == [32, 32]
    assert len(game.state.heroes) == 8
