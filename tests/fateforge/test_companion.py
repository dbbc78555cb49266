"""Table mode: the program leads, the people report; the story goes on as they say."""

from __future__ import annotations

from typing import TypeVar

import pytest
from msgspec.structs import replace

from fateforge_told import named, option
from ludarium.games.fateforge import companion, save
from ludarium.games.fateforge.actions import Drawn, Pick
from ludarium.games.fateforge.agenda import BeforeCombat
from ludarium.games.fateforge.battle import Combat
from ludarium.games.fateforge.content import BOSSES, COLOURS, COMBATS, ENEMIES, REPUTATION
from ludarium.games.fateforge.deeds import draw_corruption
from ludarium.games.fateforge.events import (
    BossCardDrawn,
    CardDrawn,
    ChestOpened,
    HeroGained,
    HeroKnockedOut,
    HeroLost,
    ReactionBegan,
    Recovered,
    RoundBegan,
)
from ludarium.games.fateforge.game import FATEFORGE
from ludarium.games.fateforge.state import FateforgeState
from ludarium.kernel.chance import KeyedChance, seed_of
from ludarium.kernel.decisions import Event
from ludarium.kernel.errors import BadSetup
from ludarium.kernel.game import Position, Setup
from ludarium.texts import name

rule = pytest.mark.rule


E = TypeVar("E", bound=Event)


class Table:
    """A table with pieces: answers by notation, and keeps what the program has said."""

    def __init__(self, party: int = 2, seed: int = 1, combat: str = "") -> None:
        state = FATEFORGE.setup(Setup("companion", 1, {"party": party}))
        self.position: Position[FateforgeState] = Position(FATEFORGE, state, KeyedChance(seed_of(seed)))
        self.events: list[Event] = []
        for hero in ("ranger", "noble", "rogue", "shaman")[:party]:
            self.say(f"party {hero}")
        self.say("choice word", "choice pay")
        if combat:
            state = self.position.base
            state.agenda = (BeforeCombat(combat),)
            self.position = Position(FATEFORGE, state, KeyedChance(seed_of(seed)))
            self.say("choose fight", "choose ready")

    @property
    def state(self) -> FateforgeState:
        return self.position.state

    @property
    def prompt(self) -> str:
        return self.position.pending[0].prompt

    @property
    def args(self) -> dict[str, str | int]:
        return dict(self.position.pending[0].args)

    @property
    def options(self) -> list[str]:
        return [str(option) for option in self.position.pending[0].options]

    def say(self, *notations: str) -> Table:
        for notation in notations:
            decision = self.position.pending[0]
            found = next((option for option in decision.options if str(option) == notation), None)
            assert found is not None, f"{notation} is none of {self.options} ({self.prompt})"
            self.position.apply(decision.seat, found)
            self.events += self.position.events
        return self

    def round(self) -> Table:
        """One round in which the enemies do as the program says."""
        self.say("choose react")
        while self.prompt in ("table-reaction", "table-boss", "table-enemies"):
            self.say("choose done")
        return self

    def rounds(self) -> Table:
        """Every round there is: the combat cannot be ended before."""
        self.round()
        while self.state.round < self.state.rounds:
            self.say("choose next").round()
        return self

    def report(self, *met: bool, health: dict[str, int] | None = None) -> Table:
        self.say("choose over", *("choose met" if each else "choose missed" for each in met))
        while self.prompt.startswith("table-"):
            if self.prompt == "table-chest":
                self.say("choose missed")
            elif self.prompt == "table-health":
                hero = str(self.args["hero"])
                self.say(f"health {(health or {}).get(hero, 5)}")
            else:
                self.say(self.options[-1])
        return self

    def told(self, kind: type[E]) -> list[E]:
        return [event for event in self.events if isinstance(event, kind)]


def test_one_screen_speaks_for_all() -> None:
    table = Table(4)
    assert [hero.seat for hero in table.state.party] == [companion.SCREEN] * 4
    assert table.prompt == "before-combat"


@rule("FF-2.10", "FF-2.13", "FF-2.15")
def test_set_up_reaction_slot_and_colours_are_told() -> None:
    table = Table(2).say("choose fight")
    assert table.prompt == "table-setup"
    assert table.args == {"zones": "A"}
    assert {enemy.name for enemy in table.state.enemies} == {
        f"{placed.enemy}#{placed.number}" for placed in COMBATS["c1"].enemies
    }
    table.say("choose ready")
    assert table.prompt == "table-heroes"
    assert table.told(RoundBegan) == [RoundBegan(1, 3, int(table.args["reaction"]))]
    table.say("choose react")
    assert table.prompt == "table-reaction"
    assert table.args["colour"] in COLOURS
    first = table.args["colour"]
    table.say("choose done")
    assert table.args["colour"] != first


@rule("FF-14.6")
def test_a_colour_that_is_gone_is_replaced_by_another() -> None:
    table = Table(2).say("choose fight", "choose ready", "choose react")
    gone = str(table.args["colour"])
    table.say("choose dead")
    assert table.args["colour"] != gone
    assert all(COLOURS[enemy.colour] != gone for enemy in table.state.enemies)
    table.say("choose done", "choose done")
    assert table.prompt == "table-enemies"
    colours = [event.colours[0] for event in table.told(ReactionBegan)]
    assert len(colours) == len(set(colours)) == 3


def test_when_nobody_is_left_nobody_reacts() -> None:
    table = Table(2).say("choose fight", "choose ready", "choose react")
    while table.prompt == "table-reaction":
        table.say("choose dead")
    assert table.prompt == "table-enemies"
    assert table.state.enemies == ()


@rule("FF-1.3", "FF-1.4")
@pytest.mark.parametrize(
    ("met", "result", "scene"),
    [((True, True), "success", "s111"), ((False, True), "partial", "s111"), ((False, False), "fail", "s111b")],
)
def test_the_story_goes_on_as_was_reported(met: tuple[bool, bool], result: str, scene: str) -> None:
    table = Table(2).say("choose fight", "choose ready").rounds().report(*met)
    assert table.state.campaign.results[-1] == f"c1 {result}"
    assert table.state.scene == scene
    assert table.state.fighters == ()
    assert table.state.campaign.victory_points == (result == "success")


@rule("FF-11.2", "FF-2.12", "FF-18.1")
def test_rounds_are_counted_and_the_last_one_ends_the_combat() -> None:
    table = Table(2).say("choose fight", "choose ready").round()
    marks = ["down ranger", "down noble"]
    assert table.options == ["choose next", *marks], "every round is played, whatever has been achieved (FF-11.2)"
    table.say("choose next").round().say("choose next").round()
    assert table.state.round == 3
    assert table.options == ["choose extra", "choose over", *marks]
    table.say("choose extra")
    assert len(table.told(CardDrawn)) == 2, "each hero pays with a Corruption card"
    table.round()
    assert table.options == ["choose over", *marks]


@rule("FF-19.4")
def test_the_knocked_out_draw_corruption_and_the_others_recover() -> None:
    table = Table(2).say("choose fight", "choose ready").rounds()
    table.report(True, True, health={"ranger": 0, "noble": 4})
    ranger, noble = table.state.party
    assert ranger.health == 2
    assert [event.hero for event in table.told(CardDrawn)] == ["ranger"]
    assert (noble.health, noble.corruption) == (5, ())
    assert len(table.told(Recovered)) == 2


def test_nobody_left_standing_is_a_failure_whatever_was_met() -> None:
    table = Table(2).say("choose fight", "choose ready").rounds()
    table.report(True, True, health={"ranger": 0, "noble": 0})
    assert table.state.campaign.results[-1] == "c1 fail"


def test_what_was_found_goes_into_the_bag() -> None:
    table = Table(2).say("choose fight", "choose ready").rounds()
    gold, food = table.state.campaign.gold, table.state.campaign.food
    table.report(True, True)
    assert (table.state.campaign.gold, table.state.campaign.food) == (gold + 1, food + 1)


@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_a_whole_campaign_is_led_to_its_end(seed: int) -> None:
    """By lot; every boss draws cards, chests are opened, and the story ends."""
    table = Table(2 + seed % 3, seed)
    chance = KeyedChance(seed_of(100 + seed))
    for number in range(20_000):
        if table.position.over:
            break
        options = ["choose met"] if table.prompt == "table-chest" else table.options
        table.say(options[chance.below(len(options), "answer", number)])
    assert table.position.outcome is not None
    assert table.position.outcome.reason.startswith("ending-")
    assert table.told(BossCardDrawn)
    assert table.told(ChestOpened)


@rule("FF-2.21")
@pytest.mark.parametrize("lang", ["en", "pl", "fr"])
def test_people_put_right_what_is_noted_of_a_hero(lang: str) -> None:
    table = Table(2).say("manage")
    noted = table.state.party[0]
    assert f"health ranger {noted.health}" not in table.options
    assert "health ranger 0" not in table.options
    table.say("health ranger 3", "energy noble 1", "health ranger 4")
    ranger, noble = table.state.party
    assert (ranger.health, noble.energy) == (4, 1)
    assert table.told(HeroLost)[0] == HeroLost("ranger", "health", noted.health - 3)
    assert table.told(HeroGained) == [HeroGained("ranger", "health", 1)]
    words = option(Pick("health ranger", "5"), named("Ann"), lang)
    assert "5" in words
    assert name("hero", "ranger", lang) in words
    ordinary = Position(FATEFORGE, FATEFORGE.setup(Setup("campaign", 2, {"heroes": ["ranger", "noble"]})))
    ordinary.apply(0, next(one for one in ordinary.pending[0].options if str(one) == "manage"))
    assert not any(str(one).startswith("health") for one in ordinary.pending[0].options), "only on a real table"


# -- who is knocked out ----------------------------------------------------------------------------------------


@rule("FF-2.18", "FF-12.12")
@pytest.mark.parametrize("seed", range(1, 9))
def test_the_enemies_react_before_the_last_hero_who_is_up(seed: int) -> None:
    table = Table(3, seed).say("choose fight", "choose ready").round()
    table.say("down noble", "down rogue", "choose next")
    assert [fighter.ko for fighter in table.state.fighters] == [False, True, True]
    assert table.told(HeroKnockedOut) == [HeroKnockedOut("noble"), HeroKnockedOut("rogue")]
    assert table.args["reaction"] == 0
    assert table.round().options[1:] == ["down ranger", "up noble", "up rogue"]


@rule("FF-2.18", "FF-20.2")
def test_a_hero_who_came_to_draws_corruption_and_a_slip_of_the_finger_costs_nothing() -> None:
    table = Table(2).say("choose fight", "choose ready").round()
    table.say("down noble", "up noble", "choose next")
    assert not table.told(CardDrawn)
    assert not table.told(HeroKnockedOut)
    table.round().say("down noble", "choose next").round().say("up noble", "choose over")
    assert [event.hero for event in table.told(CardDrawn)] == ["noble"]
    assert not table.state.fighters[1].ko


@rule("FF-21.1", "FF-2.19")
def test_only_heroes_who_are_up_pay_for_the_extra_round() -> None:
    table = Table(2).say("choose fight", "choose ready").round().say("down noble", "choose next").round()
    table.say("choose next").round().say("choose extra")
    assert [event.hero for event in table.told(CardDrawn)] == ["ranger"]


@rule("FF-17.4", "FF-2.18", "FF-18.10")
def test_with_everybody_down_the_scene_has_failed() -> None:
    table = Table(2).say("choose fight", "choose ready").round().say("down ranger", "down noble")
    assert table.options == ["choose over", "up ranger", "up noble"]
    table.say("choose over")
    assert table.prompt == "table-gold", "no objective is asked for; what was found is kept"
    table.say("gold 1", "food 0")
    assert table.state.campaign.results[-1] == "c1 fail"
    assert [hero.health for hero in table.state.party] == [2, 2]
    assert len(table.told(CardDrawn)) == 2


@rule("FF-27.17")
def test_poisoned_markers_come_back_to_a_hero_who_is_knocked_out() -> None:
    table = Table(2, combat="c10")
    health = table.state.party[0].max_health
    table.rounds().say("down noble", "choose over")
    while table.prompt != "table-health":
        table.say(table.options[0])
    table.say(f"health {health}", "energy 0")
    assert (table.prompt, table.args) == ("table-poison", {"hero": "noble"})
    table.say("marker 3")
    assert table.told(Recovered)[1].health == 5


@rule("FF-21.4")
def test_what_a_card_costs_a_hero_is_done_on_the_table_and_the_purse_is_the_programs() -> None:
    table = Table(2).say("choose fight", "choose ready").round()
    state = table.position.base
    state.campaign = replace(state.campaign, gold=5)
    before = [(hero.health, hero.energy) for hero in state.party]
    for card in ("open_wound", "drained", "hollow_purse"):
        script = draw_corruption(state, lambda event: None, 0)
        next(script)
        with pytest.raises(StopIteration):
            script.send(Drawn(card))
    assert [(hero.health, hero.energy) for hero in state.party] == before
    assert state.campaign.gold == 3


# -- what is found ---------------------------------------------------------------------------------------------


@rule("FF-2.17", "FF-27.1", "FF-2.9")
def test_a_chest_is_opened_when_it_is_pointed_at() -> None:
    table = Table(2, combat="c2")
    assert table.options == ["choose react", "found chest1"]
    table.say("found chest1")
    assert table.told(ChestOpened)
    assert table.prompt in ("table-found-item", "table-found-gold")
    table.say("choose done")
    assert (table.prompt, table.options) == ("table-heroes", ["choose react"])
    table.rounds().say("choose over", "choose met", "choose met")
    assert table.prompt == "table-gold", "it is not asked for again"


@rule("FF-2.17", "FF-27.11")
def test_it_is_told_what_an_exploration_token_is() -> None:
    table = Table(2, combat="c4").say("choose react", "choose done", "choose done")
    food = table.state.campaign.food
    table.say("found explore1")
    assert (table.prompt, table.options) == ("table-explore", ["choose 1", "choose 2"])
    table.say("choose 1")
    assert (table.prompt, table.state.campaign.food) == ("table-enemies", food + 1)
    archive = Table(2, combat="c6").say("found explore1")
    assert archive.options == ["choose 1"]
    archive.say("choose 1")
    assert archive.state.campaign.reputation[REPUTATION.index("archive")] == 1


@rule("FF-2.17", "FF-27.14")
def test_a_wounded_weak_point_changes_what_the_boss_does() -> None:
    table = Table(2, combat="c5")
    table.say("weak chain_arm")
    assert "weak chain_arm" not in table.options
    pulls = [card.number for card in BOSSES["mother_brine"].deck if any(fx.verb == "pull" for fx in card.fx)]
    for _ in range(table.state.rounds - 1):
        table.round().say("choose next")
    drawn = {event.card for event in table.told(BossCardDrawn)}
    assert drawn
    assert not drawn & set(pulls)
    stunned = Table(2, combat="c9").say("weak visor").round()
    assert len(stunned.told(BossCardDrawn)) == 1, "it has lost one activation of two"


@rule("FF-9.11", "FF-9.10")
def test_what_enemies_carried_can_be_reported() -> None:
    table = Table(2, combat="c3")
    lying = sum(token.amount for token in table.state.tokens if token.kind == "gem")
    carried = [enemy.name for enemy in table.state.enemies if enemy.carries == "gem"]
    assert carried
    table.say("choose react")
    while table.prompt == "table-reaction":
        table.say("choose dead")
    table.say("choose done", "choose next").rounds().say("choose over")
    while table.prompt != "table-gold":
        table.say("choose missed")
    assert table.options[-1] == f"gold {lying + len(carried)}"


# -- another evening -------------------------------------------------------------------------------------------


def gone_on(table: Table, **options: object) -> Position[FateforgeState]:
    """The table's save at a new table."""
    text = save.dumps(table.position.base)
    state = FATEFORGE.setup(Setup("companion", 1, {"save": text, **options}))
    return Position(FATEFORGE, state, KeyedChance(seed_of(5)))


@rule("FF-2.26")
def test_table_mode_goes_on_from_its_save_in_the_middle_of_a_combat() -> None:
    table = Table(3).say("choose fight", "choose ready", "choose react")
    later = gone_on(table)
    assert later.pending[0].prompt == table.prompt
    assert later.state.round == table.state.round
    assert [hero.id for hero in later.state.party] == ["ranger", "noble", "rogue"]


@rule("FF-2.26")
def test_heroes_are_still_being_chosen_when_it_was_saved_then() -> None:
    state = FATEFORGE.setup(Setup("companion", 1, {"party": 4}))
    position: Position[FateforgeState] = Position(FATEFORGE, state)
    position.apply(0, position.pending[0].options[0])
    later = FATEFORGE.setup(Setup("companion", 1, {"save": save.dumps(position.base)}))
    again: Position[FateforgeState] = Position(FATEFORGE, later)
    while again.pending[0].prompt == "party":
        again.apply(0, again.pending[0].options[0])
    assert len(again.state.party) == 4


@rule("FF-25.10")
def test_an_act_begins_again_with_as_many_heroes() -> None:
    table = Table(3)
    later = gone_on(table, restart=True)
    while later.pending[0].prompt == "party":
        later.apply(0, later.pending[0].options[-1])
    assert len(later.state.party) == 3
    assert later.state.campaign.choices == ()


def test_a_campaign_of_one_kind_does_not_go_on_as_the_other() -> None:
    text = save.dumps(Table(2).position.base)
    with pytest.raises(BadSetup, match="table mode goes on in table mode"):
        FATEFORGE.setup(Setup("solo", 1, {"save": text}))
    played = FATEFORGE.setup(Setup("solo", 1, {"heroes": "ranger,noble"}))
    with pytest.raises(BadSetup, match="table mode goes on in table mode"):
        FATEFORGE.setup(Setup("companion", 1, {"save": save.dumps(played)}))


@rule("FF-1.7")
def test_one_screen_is_not_one_player() -> None:
    """Enemies are tougher for somebody alone, not for people around a table."""
    table = Table(3)
    table.position.base.agenda = (Combat("c3"),)
    led: Position[FateforgeState] = Position(FATEFORGE, table.position.base)
    assert {enemy.toughness - ENEMIES[enemy.id].toughness for enemy in led.state.enemies} == {0}
