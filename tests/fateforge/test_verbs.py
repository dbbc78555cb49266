"""A verb of effects, and a word of objectives, is one entry: a toy of each, registered for a test, works everywhere."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from fateforge_told import objective
from fights import fight
from ludarium.games.fateforge import words
from ludarium.games.fateforge.actions import END_TURN
from ludarium.games.fateforge.check.combat import mistakes_of_objective
from ludarium.games.fateforge.check.content import check
from ludarium.games.fateforge.combat.objectives import TERMS, Leaving, Search, Term, leaving, met, objective_of
from ludarium.games.fateforge.content import BOSSES, COMBATS, SKILLS, Boss, CombatScene, Fx
from ludarium.games.fateforge.events import AbilityUsed
from ludarium.games.fateforge.mind.aims import Aims
from ludarium.games.fateforge.mind.housekeeping import skill_worth
from ludarium.games.fateforge.mind.instinct import shortlist
from ludarium.games.fateforge.notation import Goal, Misread
from ludarium.games.fateforge.state import FateforgeState
from ludarium.games.fateforge.verbs import Turn, Verb, World, Wrong
from ludarium.games.fateforge.vocabulary import VERBS, fx_of, require_playable
from ludarium.kernel.decisions import Emit, Message, Script
from ludarium.kernel.errors import BadSetup
from ludarium.texts import tell

SKILL = "ro_flurry"
PACK = f"""
[[skill]]
id = "{SKILL}"
hero = "rogue"
level = 1
cost = 5
kind = "multi"
in = ["strike"]
fx = ["FX"]
"""


class Dance(Verb):
    """The hero dances with one who is named: every step costs an energy."""

    names = "ally"
    liking = 5.0

    def possible(self, state: FateforgeState, number: int, fx: Fx) -> bool:
        return state.party[number].energy >= fx.amount

    def perform(self, state: FateforgeState, emit: Emit, number: int, fx: Fx, target: str = "") -> Script[None]:
        state.set_hero(number, energy=state.party[number].energy - fx.amount)
        emit(AbilityUsed(state.party[number].id, "dance", fx.words[0]))
        yield from ()

    def worth(self, turn: Turn, fx: Fx) -> float:
        return 9.0 if turn.state.party[turn.number].energy >= fx.amount else 0.0

    def words(self, fx: Fx) -> Message:
        return Message("ff-fx-ally", {"ally": fx.words[0]})

    def mistakes(self, fx: Fx, world: World) -> Iterator[Wrong]:
        yield from super().mistakes(fx, world)
        if fx.amount > 3:
            yield fx.verb, "nobody dances more than three steps"


@pytest.fixture
def dance(monkeypatch: pytest.MonkeyPatch) -> Fx:
    monkeypatch.setitem(VERBS, "dance", Dance())
    fx = fx_of("dance 2 tivra")
    monkeypatch.setitem(SKILLS, SKILL, replace(SKILLS[SKILL], results=(), fx=(fx,)))
    return fx


def test_a_new_verb_is_performed_where_it_is_possible(dance: Fx) -> None:
    scene = fight("c1", {"rogue": "B", "mercenary": "A"}, skills={"rogue": (SKILL,)}, energy={"rogue": 2})
    scene = scene.turn("rogue", "strike", "step")
    (use,) = scene.offers(f"skill {SKILL}")
    danced = scene.after(use)
    assert danced.energy("rogue") == 0
    assert danced.told(AbilityUsed) == [AbilityUsed("rogue", "dance", "tivra")]
    tired = fight("c1", {"rogue": "B", "mercenary": "A"}, skills={"rogue": (SKILL,)}, energy={"rogue": 1})
    assert not tired.turn("rogue", "strike", "step").offers(f"skill {SKILL}")


def test_a_new_verb_is_told(dance: Fx) -> None:
    assert tell(words.effect(dance)) == tell(words.effect(fx_of("ally tivra")))


def test_a_new_verb_is_valued_by_bots(dance: Fx) -> None:
    scene = fight("c1", {"rogue": "B", "mercenary": "A"}, skills={"rogue": (SKILL,)}, energy={"rogue": 2})
    scene = scene.turn("rogue", "strike", "step")
    assert str(shortlist(scene.state, scene.decision, 1)[0]).startswith(f"skill {SKILL}")
    assert skill_worth(SKILL) > 5 > skill_worth("ro_flurry_2")
    assert END_TURN in scene.decision.options


@pytest.mark.parametrize(
    ("fx", "says"),
    [
        ("dance 2 tivra", []),
        ("dance 2", ["'dance' must name something"]),
        ("dance 2 nobody", ["there is no ally 'nobody'"]),
        ("dance 4 tivra", ["nobody dances more than three steps"]),
        ("sing 2 tivra", ["'sing' is no effect"]),
    ],
)
def test_a_new_verb_is_checked(dance: Fx, fx: str, says: list[str], tmp_path: Path) -> None:
    (tmp_path / "skills.toml").write_text(PACK.replace("FX", fx), "utf-8")
    assert [found.mistake for found in check(tmp_path)] == says


def test_without_its_entry_the_verb_is_no_effect() -> None:
    with pytest.raises(Misread, match="'dance' is no effect"):
        fx_of("dance 2 tivra")


def test_a_pack_that_nobody_has_checked_is_refused_before_it_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    require_playable()
    monkeypatch.setitem(SKILLS, SKILL, replace(SKILLS[SKILL], fx=(Fx("sing"),)))
    with pytest.raises(BadSetup, match="'skill' of the pack cannot be used: 'sing' is no effect"):
        require_playable()


# -- a word of objectives --------------------------------------------------------------------------------------


class Held(Term):
    """A hero stands in that zone when the party leaves."""

    follows = r" (?P<what>[A-Z])"
    at_the_end = True

    def true(self, state: FateforgeState, goal: Goal, gone: Leaving) -> bool:
        return state.combat.zones.index(goal.what) in gone.zones

    def seek(self, search: Search, state: FateforgeState, goal: Goal) -> None:
        search.spots.append(state.combat.zones.index(goal.what))

    def words(self, goal: Goal) -> Message:
        return Message("ff-goal-focused", {"map_token": goal.what})

    def mistakes(self, goal: Goal, combat: CombatScene, bosses: dict[str, Boss]) -> Iterator[str]:
        if goal.what not in combat.zones:
            yield f"there is no zone {goal.what} to hold"


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with pytest.raises(Misread, match="'held E' is no term of an objective"):
        objective_of("held E")
    monkeypatch.setitem(TERMS, "held", Held())
    yield
    objective_of.cache_clear()


@pytest.mark.usefixtures("held")
def test_a_new_term_is_read_met_sought_told_and_checked() -> None:
    scene = fight("c1", {"rogue": "B", "mercenary": "E"})
    state = scene.state
    assert met(state, "held E & held B", leaving(state, "A"))
    assert not met(state, "held E & held C", leaving(state, "A"))
    state.objectives = ("held C",)
    assert Aims(state).spots == [state.combat.zones.index("C")]
    assert objective("held C") == objective("focused C")
    assert not list(mistakes_of_objective("held C", COMBATS["c1"], {"boss": BOSSES}))
    assert list(mistakes_of_objective("held Z", COMBATS["c1"], {"boss": BOSSES})) == ["there is no zone Z to hold"]
