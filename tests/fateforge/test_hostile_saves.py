"""Saves written by a stranger, each with a checksum that fits: refused with one sentence, soon, and without effect."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from fights import fight
from journeys import journey
from ludarium.games.fateforge import save
from ludarium.games.fateforge.check import saves
from ludarium.games.fateforge.content import EXPEDITIONS, SCENES
from ludarium.games.fateforge.game import FATEFORGE
from ludarium.games.fateforge.save import BadSave, dumps, loads
from ludarium.kernel.errors import BadSetup
from ludarium.kernel.game import Setup

STORY = dumps(journey(["ranger", "rogue"], scene="s133").position.base)


def _fighting() -> str:
    state = fight("c1", {"ranger": "B", "rogue": "C"}, ["grunt#1@E"]).turn("ranger", "strike", "step").position.base
    state.remember(reputation=(0,) * 5)
    return dumps(state)


COMBAT = _fighting()


def signed(text: str) -> str:
    """The text with the checksum that it would have: anybody can compute it."""
    read = msgspec.convert({**json.loads(text), "sha256": ""}, save.Save)
    return text.replace(json.loads(text)["sha256"], save._checksum(read))


def forged(text: str, *path: object) -> str:
    """One thing changed: the path to it, then its value; the checksum fits."""
    plain = json.loads(text)
    *way, last, value = path
    inner = plain["state"]
    for key in way:
        inner = inner[key]
    inner[last] = value
    return signed(json.dumps(plain))


def refused(text: str) -> str:
    began = time.process_time()
    with pytest.raises(BadSave) as refusal:
        loads(text)
    assert time.process_time() - began < 1
    sentence = str(refusal.value)
    assert sentence.isprintable()
    assert len(sentence) < 300
    with pytest.raises(BadSetup):
        FATEFORGE.setup(Setup("campaign", 2, {"save": text}))
    return sentence


def test_the_saves_that_are_forged_here_are_good_before() -> None:
    assert loads(signed(STORY)) == loads(STORY)
    assert loads(COMBAT).combat_id == "c1"


STORIES: list[tuple[str, tuple[object, ...]]] = [
    ("the gold is 1073741824", ("campaign", "gold", 2**30)),
    ("the gold is", ("campaign", "gold", saves.most_gold() + 1)),
    ("the food is", ("campaign", "food", 99_999)),
    ("the gold for skills is", ("campaign", "skill_gold", 5_000)),
    ("trait points is", ("campaign", "trait_points", 1_000)),
    ("victory points is", ("campaign", "victory_points", 1_000)),
    ("the time is", ("time", 99)),
    ("rests is", ("rests", 1_000)),
    ("medal points is", ("medal_points", 1_000)),
    ("there is no flag 'king'", ("campaign", "flags", ["king"])),
    ("no name", ("campaign", "flags", ["<img src=x onerror=alert(1)>"])),
    ("no name", ("campaign", "flags", ["\x1b[31mred"])),
    ("no name", ("campaign", "flags", ["\u202eevil"])),
    ("no name", ("campaign", "flags", ["x" * 5_000])),
    ("a flag is there twice", ("campaign", "flags", ["tivra_met", "tivra_met"])),
    ("no objective 'c1.99'", ("campaign", "objectives", ["c1.99"])),
    ("no payment 'crown'", ("paid", ["crown"])),
    ("health that was added", ("party", 0, "more_health", 90)),
    ("dice that were added", ("party", 0, "extra_dice", ["red"] * 30)),
    ("a skill of 'ranger' is there twice", ("party", 0, "skills", ["rg_quick_draw", "rg_fleet_foot", "rg_fleet_foot"])),
    ("a Corruption card is there twice", ("party", 0, "corruption", ["drained", "drained"])),
    ("waits", ("campaign", "quests", [["q_grove", 50]])),
    ("a rule is there twice", ("campaign", "unlocked", [1, 1])),
    ("items in the bag", ("campaign", "bag", [{"id": "spyglass"}] * 900)),
    ("there is no form 'cheat'", ("form_id", "cheat")),
    ("there is no difficulty 'none'", ("difficulty", "none")),
    ("Beast Master", ("beast_master", 9)),
    ("whole number", ("campaign", "gold", 5.0)),
    ("edited", ("campaign", "gold", "5")),
    ("edited", ("campaign", "gold", True)),
    ("edited", ("campaign", "completed", 1)),
    ("the story does not know", ("agenda", [{"step": "Happening", "fx": [{"verb": "gold", "amount": 200}]}])),
    ("the purse for skills", ("agenda", [{"step": "Learning", "hero": 0, "gold": 9_999}])),
    ("there is no reward", ("agenda", [{"step": "Rewarding", "shown": ["rw_crown"]}])),
]


@pytest.mark.parametrize(("sentence", "path"), STORIES, ids=[str(number) for number in range(len(STORIES))])
def test_a_forged_campaign_is_refused(sentence: str, path: tuple[object, ...]) -> None:
    assert sentence in refused(forged(STORY, *path))


COMBATS: list[tuple[str, tuple[object, ...]]] = [
    ("block tokens is", ("fighters", 0, "block", 10_000)),
    ("charges is", ("fighters", 0, "charges", 50)),
    ("nothing that 'ranger' could have used", ("fighters", 0, "used", ["godmode"])),
    ("no name", ("fighters", 0, "used", ["<script>"])),
    ("the toughness of an enemy", ("enemies", 0, "toughness", 0)),
    ("the damage on an enemy", ("enemies", 0, "damage", 99)),
    ("an initiative", ("enemies", 0, "number", 500)),
    ("there is no ability", ("enemies", 0, "silent", ["all"])),
    ("the number of rounds", ("rounds", 500)),
    ("the round is", ("round", 77)),
    ("the doors", ("closed", 255)),
    ("a turn is there twice", ("order", [0, 0])),
    ("no objective of this combat", ("objectives", ["boss"])),
    ("the gold found", ("found_gold", 100_000)),
    ("a result shows what no die has", ("gained", [7])),
]


@pytest.mark.parametrize(("sentence", "path"), COMBATS, ids=[str(number) for number in range(len(COMBATS))])
def test_a_forged_combat_is_refused(sentence: str, path: tuple[object, ...]) -> None:
    assert sentence in refused(forged(COMBAT, *path))


def _twice(text: str) -> str:
    return text.replace('"gold":', '"gold":1,"gold":', 1)


def _twice_outside(text: str) -> str:
    return text.replace('"version":1', '"version":1,"version":1', 1)


def _many_digits(text: str) -> str:
    return text.replace('"victory_points":0', f'"victory_points":{"9" * 5_001}', 1)


def _no_number(text: str) -> str:
    return text.replace('"victory_points":0', '"victory_points":NaN', 1)


@pytest.mark.parametrize("change", [_twice, _twice_outside, _many_digits, _no_number])
def test_a_save_is_read_strictly(change: Callable[[str], str]) -> None:
    text = change(STORY)
    assert text != STORY
    assert "twice" in refused(text) or "not JSON" in refused(text)


def test_bounds_come_from_the_content() -> None:
    assert 100 < saves.most_gold() < 1_000
    assert max(one.gold for one in EXPEDITIONS.values()) <= saves.most_gold()
    assert saves.most_time() == max(
        max(scene.time for scene in SCENES.values()),
        max(int(step.what) for one in EXPEDITIONS.values() for step in one.steps if step.kind == "rest"),
    )
    assert "tivra_met" in saves.known_flags()


def figures(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The ways to all figures."""
    if isinstance(value, dict | list):
        for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
            yield from figures(inner, (*path, key))
    elif type(value) is int:
        yield path


@pytest.mark.parametrize("text", [STORY, COMBAT], ids=["story", "combat"])
def test_no_figure_of_a_save_is_without_bounds(text: str) -> None:
    for path in figures(json.loads(text)["state"]):
        with pytest.raises(BadSave):
            loads(forged(text, *path, 1_000_000))
