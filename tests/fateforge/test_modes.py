"""Modes of the game as they show in combat: solo, difficulty, challenge, variants of the story (FF-1)."""

from typing import Any

import pytest
from msgspec.structs import replace

from fights import Fight, fight
from ludarium.games.fateforge.battle import ActionPhase, Combat, Recovery
from ludarium.games.fateforge.content import COLOURS, COMBATS, ENEMIES, EXPEDITIONS, HEROES, SKILLS
from ludarium.games.fateforge.events import CombatBegan, PartyArrived, RuleUnlocked
from ludarium.games.fateforge.forms import DIFFICULTIES, FORM_INFOS
from ludarium.games.fateforge.game import FATEFORGE
from ludarium.games.fateforge.state import FateforgeState
from ludarium.kernel.chance import KeyedChance, seed_of
from ludarium.kernel.errors import BadSetup
from ludarium.kernel.game import Position, Setup

rule = pytest.mark.rule

NAMES = tuple(HEROES)


def started(combat: str, heroes: int = 2, **fields: Any) -> Fight:
    """A combat of so many heroes when everything is on the map."""
    scene = fight(combat, dict.fromkeys(NAMES[:heroes], "A")).changed(**fields).step(Combat(combat))
    while scene.prompt == "start-zone":
        scene = scene.after(scene.options[0])
    return scene


def table(form: str, seats: int, **options: Any) -> Position[FateforgeState]:
    return Position(FATEFORGE, FATEFORGE.setup(Setup(form, seats, options)), KeyedChance(seed_of(1)))


# -- parties ---------------------------------------------------------------------------------------------------


@rule("FF-1.8")
def test_a_party_has_two_to_four_different_heroes() -> None:
    for seats, heroes in ((1, 2), (2, 2), (3, 3), (4, 4)):
        position = table("combat", seats, heroes=",".join(NAMES[:heroes]))
        party = position.state.party
        assert [hero.id for hero in party] == list(NAMES[:heroes])
        assert [hero.seat for hero in party] == [number % seats for number in range(heroes)]
    with pytest.raises(BadSetup, match="chosen twice"):
        table("combat", 2, heroes="ranger,ranger")
    with pytest.raises(BadSetup, match="needs 2 heroes"):
        table("combat", 2, heroes="ranger,noble,rogue")
    with pytest.raises(BadSetup, match="no hero 'wizard'"):
        table("combat", 2, heroes="ranger,wizard")


@rule("FF-1.8", "FF-2.1")
def test_heroes_chosen_at_the_table_are_chosen_once() -> None:
    position = table("combat", 3)
    chosen: list[str] = []
    while position.pending[0].prompt != "plan":
        decision = position.pending[0]
        names = [str(option) for option in decision.options]
        assert not [name for name in names if name.split()[-1] in chosen], decision.prompt
        position.apply(decision.seat, decision.options[0])
        chosen = [hero.id for hero in position.state.party]
    assert len(set(chosen)) == 3


@rule("FF-1.6", "FF-2.2")
def test_in_solo_mode_one_player_has_two_heroes() -> None:
    assert {form.id: form.seats for form in FORM_INFOS}["solo"] == (1,)
    position = table("solo", 1, heroes="ranger,rogue")
    assert [(hero.id, hero.seat) for hero in position.state.party] == [("ranger", 0), ("rogue", 0)]


@rule("FF-1.7", "FF-2.29")
def test_in_solo_mode_enemies_are_tougher_from_danger_two_on() -> None:
    for combat in ("c1", "c3", "c10"):
        plain = {enemy.name: enemy.toughness for enemy in started(combat, seats=2).state.enemies}
        solo = {enemy.name: enemy.toughness for enemy in started(combat, form_id="solo").state.enemies}
        assert plain.keys() == solo.keys()
        for name, toughness in plain.items():
            white = ENEMIES[name.split("#")[0]].colour == COLOURS.index("white")
            more = 0 if white or COMBATS[combat].danger < 2 else 1
            assert solo[name] == toughness + more
    # Nothing else changes.
    (easy, hard) = (started("c3", seats=2).state, started("c3", form_id="solo").state)
    assert hard.enemies == started("c3", form_id="expedition", seats=1).state.enemies  # one player alone, in any form
    assert [replace(enemy, toughness=0) for enemy in hard.enemies] == [
        replace(enemy, toughness=0) for enemy in easy.enemies
    ]
    assert hard.rounds == easy.rounds


def test_an_expedition_may_bring_the_third_heros_enemies_for_two(monkeypatch: pytest.MonkeyPatch) -> None:
    def enemies(heroes: int) -> set[str]:
        return {enemy.name for enemy in started("c1", heroes, expedition="x_harbour").state.enemies}

    two, three, four = enemies(2), enemies(3), enemies(4)
    assert two < three < four
    monkeypatch.setitem(EXPEDITIONS, "x_harbour", replace(EXPEDITIONS["x_harbour"], early=True))
    assert (enemies(2), enemies(3), enemies(4)) == (three, three, four)


@rule("FF-1.14")
def test_every_combat_lasts_three_to_six_rounds() -> None:
    for combat in COMBATS.values():
        assert 3 <= combat.rounds <= 6
        scene = started(combat.id)
        assert scene.told(CombatBegan) == [CombatBegan(combat.id, combat.rounds)]
        assert scene.state.round == 1


# -- a combat on its own ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("combat", list(COMBATS))
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_combat_on_its_own_is_met_as_the_story_brings_the_party_there(combat: str, seats: int) -> None:
    heroes = ",".join(NAMES[: max(2, seats)])
    left_of_100 = COMBATS[combat].arrival.health[seats - 1]
    worn = table("combat", seats, combat=combat, heroes=heroes)
    lost = [hero.max_health - hero.health for hero in worn.base.party]
    left = [hero.health for hero in worn.base.party]
    assert sum(left) == pytest.approx(sum(hero.max_health for hero in worn.base.party) * left_of_100 / 100, abs=0.5)
    assert all(health > 0 for health in left)
    hurt = [health for health, gone in zip(left, lost, strict=True) if gone]
    assert not hurt or max(left) - min(hurt) <= 1, "whoever has the most left is hurt first"
    rested = table("combat", seats, combat=combat, heroes=heroes, arrival="rested")
    assert all(hero.health == hero.max_health for hero in rested.base.party)
    assert worn.base.objectives == rested.base.objectives


def test_there_is_something_to_do_in_every_combat_on_its_own() -> None:
    """What the story would have settled before is settled: the last boss is not left alone."""
    for combat in COMBATS:
        objectives = table("combat", 2, combat=combat, heroes="ranger,noble").base.objectives
        assert any("escape" not in objective for objective in objectives), combat


def test_the_log_says_why_the_party_is_wounded() -> None:
    party = "ranger,noble,mercenary"
    second, first = (table("combat", 3, combat=combat, heroes=party) for combat in ("c2", "c1"))
    (told,) = (each for each in second.events if isinstance(each, PartyArrived))
    assert told.wounds == sum(hero.max_health - hero.health for hero in second.base.party) > 0
    assert not any(isinstance(each, PartyArrived) for each in first.events), "the story begins with it"


# -- difficulty ------------------------------------------------------------------------------------------------


@rule("FF-1.15")
def test_story_gives_every_hero_one_more_health_after_combat() -> None:
    assert set(DIFFICULTIES) == {"story", "standard", "hard"}
    hurt = fight("c1", {"ranger": "A", "noble": "A"}, health={"ranger": 3}, ko=["noble"])
    health = {}
    for difficulty in DIFFICULTIES:
        scene = hurt.changed(difficulty=difficulty).step(Recovery("success", (True, True)), draws=["cold_blood"])
        health[difficulty] = (scene.health("ranger"), scene.health("noble"))
    assert health == {"standard": (4, 2), "hard": (4, 2), "story": (5, 3)}


@rule("FF-1.15")
@pytest.mark.parametrize("combat", [combat.id for combat in COMBATS.values()])
def test_hard_adds_one_enemy_to_every_combat(combat: str) -> None:
    scene = COMBATS[combat]
    for heroes in (2, 3, 4):
        plain = [enemy.name for enemy in started(combat, heroes).state.enemies]
        hard = [enemy.name for enemy in started(combat, heroes, difficulty="hard").state.enemies]
        (more,) = [name for name in hard if name not in plain]
        assert len(hard) == len(plain) + 1
        if heroes < 4:
            first = (scene.add3 if heroes == 2 else scene.add4)[0]
            assert more == f"{first.enemy}#{first.number}"
        else:
            # A second copy of the first of the fourth hero's, with the next free initiative.
            first = scene.add4[0]
            used = [int(name.split("#")[1]) for name in plain if name.split("#")[0] == first.enemy]
            assert more == f"{first.enemy}#{max(used) + 1}"
        colours = {ENEMIES[name.split("#")[0]].colour: name.split("#")[0] for name in hard}
        assert len(colours) == len({name.split("#")[0] for name in hard})  # one card a colour (FF-10.4)


@rule("FF-2.10")
def test_more_heroes_meet_more_enemies() -> None:
    for combat in COMBATS.values():
        sizes = [len(started(combat.id, heroes).state.enemies) for heroes in (2, 3, 4)]
        assert sizes == [
            len(combat.enemies),
            len(combat.enemies) + len(combat.add3),
            len(combat.enemies) + len(combat.add3) + len(combat.add4),
        ]


# -- challenge -------------------------------------------------------------------------------------------------


@rule("FF-1.10", "FF-1.11")
def test_in_challenge_mode_only_the_active_player_speaks_in_the_action_phase() -> None:
    heroes = {"ranger": "A", "rogue": "A", "noble": "A"}
    scene = fight("c1", heroes, ["grunt#1@F"], seats=3, challenge=True, reaction=0, rounds=9)
    for hero in heroes:
        scene = scene.with_hero(hero, dice=("red",), faces=(2,), rolled=True)

    def speakers(fight_: Fight) -> list[int]:
        return [seat for seat in range(3) if FATEFORGE.may_speak(fight_.state, seat)]

    assert speakers(scene) == [0, 1, 2]  # planning
    scene = scene.step(ActionPhase())
    for seat in range(3):
        assert speakers(scene) == [seat]
        scene = scene.after("end turn")
    # The clean-up has come and the next planning phase: everybody speaks.
    assert scene.state.round == 2
    assert speakers(scene) == [0, 1, 2]


@rule("FF-1.11")
def test_nobody_speaks_while_the_enemies_act_in_challenge_mode() -> None:
    scene = fight("c1", {"ranger": "B", "rogue": "B"}, ["grunt#1@B"], seats=2, challenge=True, reaction=0)
    scene = scene.step(ActionPhase(), draws=[])
    assert scene.prompt == "target"  # a Grunt reacts, the players choose whom it strikes
    assert [FATEFORGE.may_speak(scene.state, seat) for seat in (0, 1)] == [False, False]


@rule("FF-1.10")
def test_without_challenge_mode_everybody_speaks_always() -> None:
    scene = fight("c1", {"ranger": "A", "rogue": "A"}, seats=2).turn("ranger", "step").changed(talk_closed=True)
    assert [FATEFORGE.may_speak(scene.state, seat) for seat in (0, 1)] == [True, True]
    # It can be combined with every mode that is played here.
    options = {form.id: {option.id for option in form.options} for form in FORM_INFOS}
    assert all("challenge" in options[form] for form in ("campaign", "solo", "expedition", "combat"))


# -- rules that unlock -----------------------------------------------------------------------------------------


@rule("FF-1.12", "FF-2.25")
def test_a_rule_is_unlocked_once() -> None:
    scene = fight("c2", {"ranger": "A", "rogue": "A"})
    first = scene.changed(campaign=replace(scene.state.campaign, unlocked=())).step(Combat("c2"))
    assert first.told(RuleUnlocked) == [RuleUnlocked(1)]
    assert scene.step(Combat("c2")).told(RuleUnlocked) == []


@rule("FF-1.13")
def test_after_the_story_all_rules_are_there_and_nothing_is_announced() -> None:
    position = table("campaign", 2, heroes="ranger,rogue", completed=True)
    assert position.state.campaign.unlocked == tuple(range(1, 15))
    for combat in COMBATS:
        assert started(combat).told(RuleUnlocked) == []


# -- variants of the story -------------------------------------------------------------------------------------


def flagged(combat: str, *flags: str, heroes: int = 2) -> Fight:
    scene = fight(combat, dict.fromkeys(NAMES[:heroes], "A"))
    return started(combat, heroes, campaign=replace(scene.state.campaign, flags=flags))


def rounds_with(combat: str, needs: str) -> int:
    """The rounds that a variant of a combat gives."""
    (rounds,) = [variant.rounds for variant in COMBATS[combat].variants if variant.needs == needs]
    return rounds


@rule("FF-2.10", "FF-24.10")
def test_what_the_story_has_brought_changes_a_combat() -> None:
    assert "guard_dog#2" not in flagged("c1", "unseen").names
    assert flagged("c2", "bait").zone("enforcer#1") == "A"
    scene = fight("c2", {"ranger": "A"})
    safe = scene.changed(campaign=replace(scene.state.campaign, flags=("witness_safe",))).step(Combat("c2"))
    assert safe.options == ["zone A", "zone C"]
    assert flagged("c2", "toll_debt").state.token("gem1") is None
    assert "marsh_boar#2" in flagged("c4", "boar_angry").names
    assert flagged("c4", "late_trail").state.rounds == rounds_with("c4", "flag late_trail")
    assert flagged("c5", "barge_lost").boss.armour == flagged("c5").boss.armour + 1
    assert flagged("c5", "barge_sunk").boss.armour == flagged("c5").boss.armour - 1
    assert flagged("c7", "precedent").enemy("watch_captain#1").armour == 0
    assert flagged("c7", "law_duel").state.rounds == rounds_with("c7", "flag law_duel")
    assert flagged("c8", "need_witness").state.carrier == "objective1"
    assert flagged("c9", "cold_forge").boss.marks == (0, 1)
    assert flagged("c9", "sael_lost").state.objectives[-1] == "focused F"
    assert not flagged("c11", "singer_saved").enemy("choirmaster#1").can("dirge")
    assert flagged("c12", "bargain").enemy("choirmaster#1").stunned
    assert flagged("c13", "swept").energy("ranger") == HEROES["ranger"].energy - 1


@rule("FF-2.10")
def test_objectives_of_an_aim_count_only_with_that_aim() -> None:
    assert flagged("c13", "aim_break").state.objectives == ("weak_points>=3", "some_escape")
    assert flagged("c13", "aim_bind").state.objectives == ("boss", "some_escape")
    assert flagged("c13", "aim_tune").state.objectives == ("weak_points>=2 & explored>=2", "some_escape")


@rule("FF-2.10")
def test_nothing_of_an_earlier_combat_is_left() -> None:
    scene = fight("c1", {"ranger": "A", "rogue": "A"}).with_hero(
        "ranger", block=2, poison=1, spent=("rg_volley",), fear=("doubt",), charges=2, carries=("objective1",)
    )
    scene = scene.changed(opened=("chest1",), explored=("explore1",), triggered=2, extra_round=True, kos=1)
    fresh = scene.step(Combat("c1"))
    ranger = fresh.fighter("ranger")
    assert (ranger.block, ranger.poison, ranger.spent, ranger.fear, ranger.charges, ranger.carries) == (
        0,
        0,
        (),
        (),
        0,
        (),
    )
    state = fresh.state
    assert (state.opened, state.explored, state.triggered, state.extra_round, state.kos) == ((), (), 0, False, 0)


@rule("FF-29.2")
def test_the_figures_of_the_heroes_are_those_of_the_data() -> None:
    figures = {hero.id: (hero.health, hero.energy) for hero in HEROES.values()}
    assert figures == {"ranger": (9, 5), "rogue": (8, 6), "noble": (10, 5), "shaman": (8, 7), "mercenary": (12, 4)}
    assert all(skill.hero in HEROES for skill in SKILLS.values())
