"""Saved campaigns: they come back as they were; those that cannot be trusted are refused with a sentence (FF-2.26)."""

import json
import random
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
import pytest

from journeys import Journey, journey, wander
from ludarium.games.fateforge import save
from ludarium.games.fateforge.content import COMBATS, START_GOLD
from ludarium.games.fateforge.game import FATEFORGE
from ludarium.games.fateforge.save import BadSave, dumps, loads, resumed
from ludarium.games.fateforge.state import FateforgeState
from ludarium.kernel.chance import ALGORITHM, KeyedChance, seed_of
from ludarium.kernel.errors import BadSetup
from ludarium.kernel.game import Position, Setup

rule = pytest.mark.rule
SCHEMA = Path(__file__).parents[2] / "docs" / "fateforge-save.schema.json"


def checked(plain: dict[str, Any]) -> str:
    """A save with a checksum that fits, whatever is in it."""
    text = json.dumps({**plain, "sha256": ""})
    read = msgspec.convert(json.loads(text), save.Save)
    return json.dumps({**plain, "sha256": save._checksum(read)})


def edited(text: str, change: Callable[[Any], None]) -> str:
    """The save after somebody has changed its state, checksum and all."""
    plain = json.loads(text)
    change(plain["state"])
    return checked(plain)


def in_combat(heroes: tuple[str, ...] = ("ranger", "rogue"), answers: int = 30) -> FateforgeState:
    """Somewhere in the first combat."""
    setup = Setup("campaign", len(heroes), {"heroes": list(heroes)})
    chance = KeyedChance(seed_of(7))
    position: Position[FateforgeState] = Position(FATEFORGE, FATEFORGE.setup(setup), chance)
    count = 0
    while count < answers:
        decision = position.pending[0]
        options = [option for option in decision.options if str(option) not in ("manage", "choice argue")]
        position.apply(decision.seat, options[0])
        count += bool(position.base.fighters)
    return position.base


# -- writing and reading ---------------------------------------------------------------------------------------


@rule("FF-2.26", "FF-25.13")
@pytest.mark.parametrize(("seed", "heroes"), [(11, ("ranger", "shaman")), (12, ("noble", "rogue", "mercenary"))])
def test_checkpoints_of_a_campaign_come_back_as_they_were(seed: int, heroes: tuple[str, ...]) -> None:
    longest = 0
    for trip in islice(wander(seed, heroes, len(heroes)), 0, None, 9):
        state = trip.position.base
        text = dumps(state)
        longest = max(longest, len(text.encode()))
        assert loads(text) == state
        assert dumps(loads(text)) == text
    assert longest < save.LIMIT


@rule("FF-25.13")
@pytest.mark.parametrize("answers", [1, 9, 30, 60])
def test_a_save_in_the_middle_of_a_combat_plays_on(answers: int) -> None:
    state = in_combat(answers=answers)
    again = loads(dumps(state))
    assert again == state
    one = Position(FATEFORGE, state)
    two = Position(FATEFORGE, again)
    assert one.pending == two.pending


@rule("FF-24.9", "FF-2.26")
def test_story_cards_choices_and_results_are_saved() -> None:
    trip = journey().after("choice word", "choice pay").ends("fail").after("choice follow")
    campaign = loads(dumps(trip.position.base)).campaign
    assert campaign.flags == ("tivra_met",)
    assert campaign.choices == ("s101 word", "s102 pay", "s111b follow")
    assert campaign.results == ("c1 fail",)


def test_a_save_says_what_wrote_it() -> None:
    head = json.loads(dumps(journey().position.base))
    assert (head["format"], head["version"], head["rules"]) == ("ludarium-fateforge-save", 1, 3)
    assert head["chance"] == ALGORITHM
    assert len(head["content"]) == 16
    assert FATEFORGE.info.rules_version == save.RULES


def test_a_save_of_other_content_loads_as_long_as_its_names_exist() -> None:
    plain = json.loads(dumps(journey().position.base))
    plain["content"] = "0" * 16
    assert loads(checked(plain)) == journey().position.base


def test_fields_that_came_later_have_their_defaults() -> None:
    text = edited(dumps(journey().position.base), lambda state: state["campaign"].pop("skill_gold"))
    assert loads(text).campaign.skill_gold == 0


def test_the_published_schema_is_that_of_the_program(request: pytest.FixtureRequest) -> None:
    written = json.dumps(save.schema(), indent=1, sort_keys=True) + "\n"
    if request.config.getoption("--update-golden"):
        SCHEMA.write_text(written, encoding="utf-8")
    assert SCHEMA.read_text(encoding="utf-8") == written


# -- the corpus ------------------------------------------------------------------------------------------------

CORPUS = Path(__file__).parent / "saves"
"""Saves of every release; each must load and play on for ever."""
RELEASE = "0.1.0"


def answered(position: Position[FateforgeState], answers: int, seed: int) -> Position[FateforgeState]:
    """Played on by lot."""
    generator = random.Random(seed)
    for _ in range(answers):
        if position.over:
            break
        decision = generator.choice(position.pending)
        position.apply(decision.seat, decision.options[generator.randrange(len(decision.options))])
    return position


def write_corpus() -> None:
    """Saves from whole games, in scenes, tests, rests and combats."""
    CORPUS.mkdir(exist_ok=True)
    for number in range(24):
        form, seats = (("campaign", 2), ("campaign", 3), ("campaign", 4), ("solo", 1))[number % 4]
        position = Position(FATEFORGE, FATEFORGE.setup(Setup(form, seats, {})), KeyedChance(seed_of(number)))
        state = answered(position, 40 + 60 * number, number).base
        if state.outcome is None:
            (CORPUS / f"{RELEASE}-{number:02}-{form}.json").write_text(dumps(state), encoding="utf-8")


@rule("FF-2.26", "FF-25.13")
def test_every_save_ever_written_loads_and_plays_on(request: pytest.FixtureRequest) -> None:
    if request.config.getoption("--update-golden"):
        write_corpus()
    saves = sorted(CORPUS.glob("*.json"))
    assert len(saves) >= 20
    kinds = set()
    for path in saves:
        state = loads(path.read_text(encoding="utf-8"))
        kinds.add(type(state.agenda[-1]).__name__)
        answered(Position(FATEFORGE, state, KeyedChance(seed_of(1))), 40, 1)
    assert len(kinds) >= 6, "they were written at very different moments"


# -- hostile saves ---------------------------------------------------------------------------------------------

GOOD = dumps(journey(["ranger", "rogue"], scene="s133").position.base)


def refused(text: str) -> str:
    """The sentence with which a save is refused; it takes no time."""
    began = time.process_time()
    with pytest.raises(BadSave) as refusal:
        loads(text)
    assert time.process_time() - began < 2
    sentence = str(refusal.value)
    assert "\n" not in sentence
    assert len(sentence) < 300
    return sentence


@pytest.mark.parametrize("end", [0, 1, 10, len(GOOD) // 2, len(GOOD) - 1])
def test_a_save_that_is_cut_is_refused(end: int) -> None:
    assert "cut short or is not JSON" in refused(GOOD[:end])


@pytest.mark.parametrize(
    "text",
    ["[]", "null", "7", '"save"', "{}", '{"format": "ludarium record 1"}', '{"format": {}}', "[" * 3000 + "]" * 3000],
)
def test_what_is_no_save_is_refused(text: str) -> None:
    assert "no save of Fateforge" in refused(text) or "not JSON" in refused(text)


@pytest.mark.parametrize("text", ["\x00", "{'format'", "format: save", "<save/>", "cos\nsystem\n(S'ls'\ntR.", "\ud800"])
def test_what_is_no_json_is_refused(text: str) -> None:
    assert "not JSON" in refused(text) or "is not text" in refused(text)


def test_a_save_that_is_too_long_is_refused() -> None:
    assert "longer than 65536 bytes" in refused(GOOD + " " * save.LIMIT)


@pytest.mark.parametrize(("gold", "sha"), [(True, False), (False, True)])
def test_an_edited_save_is_refused(gold: bool, sha: bool) -> None:
    text = GOOD.replace(f'"gold":{START_GOLD}', '"gold":60') if gold else GOOD
    if sha:
        text = text[:-10] + "00000000" + text[-2:]
    assert "edited: its checksum does not fit" in refused(text)


@pytest.mark.parametrize(("what", "known"), [("version", save.VERSION), ("rules", save.RULES)])
def test_a_newer_save_is_refused(what: str, known: int) -> None:
    plain = json.loads(GOOD)
    plain[what] = known + 1
    assert f"of a newer Ludarium: its {what} is {known + 1}, this one reads up to {known}" in refused(checked(plain))


@pytest.mark.parametrize("value", [0, -1, "1", 1.5, None, True, []])
def test_a_version_that_is_none_is_refused(value: object) -> None:
    plain = json.loads(GOOD)
    plain["version"] = value
    assert "its version is no number" in refused(json.dumps(plain))


def test_unknown_dice_are_refused() -> None:
    plain = json.loads(GOOD)
    plain["chance"] = "loaded dice"
    assert "wants dice by 'loaded dice'" in refused(checked(plain))


def _set(*path: object) -> Callable[[Any], None]:
    """Change one thing: the path to it, then its value."""

    def change(state: Any) -> None:
        *way, last, value = path
        for key in way:
            state = state[key]
        state[last] = value

    return change


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (_set("party", 0, "id", "wizard"), "there is no hero 'wizard'"),
        (_set("party", 0, "id", "rogue"), "a hero is there twice"),
        (_set("act_start", 0, 0, "id", "wizard"), "there is no hero 'wizard'"),
        (_set("party", []), "it has 0 heroes; a party has 2 to 4"),
        (_set("party", 0, "health", 99), "beyond its limits"),
        (_set("party", 0, "energy", -1), "beyond its limits"),
        (_set("party", 0, "seat", 3), "belongs to seat 3"),
        (_set("party", 0, "skills", ["rg_fly"]), "there is no skill 'rg_fly'"),
        (_set("party", 0, "prepared", ["rg_volley"]), "prepared skills that it cannot have"),
        (_set("party", 0, "slots", []), "has 0 slots, not 6"),
        (_set("party", 0, "slots", 0, {"id": "excalibur"}), "there is no item 'excalibur'"),
        (_set("party", 0, "slots", 2, {"id": "chain_shirt", "armour": 9}), "more on it than it holds"),
        (_set("party", 0, "traits", ["charm"]), "there is no trait 'charm'"),
        (_set("party", 0, "corruption", ["rust"]), "there is no Corruption card 'rust'"),
        (_set("party", 0, "extra_dice", ["gold"]), "there is no die 'gold'"),
        (_set("campaign", "gold", -5), "less than nothing"),
        (_set("campaign", "gold", 10**15), "beyond all bounds"),
        (_set("campaign", "gold", 10**30), "beyond all bounds"),
        (_set("campaign", "reputation", []), "a reputation with each faction"),
        (_set("campaign", "reputation", 0, 50), "a reputation is beyond its limits"),
        (_set("campaign", "quests", [["q_moon", 2]]), "there is no quest 'q_moon'"),
        (_set("campaign", "results", ["c1 draw"]), "no result of a combat"),
        (_set("campaign", "choices", [""]), "is no choice of the story"),
        (_set("campaign", "choices", ["s101"]), "'s101' is no choice of the story"),
        (_set("campaign", "choices", ["s101 fly"]), "'s101 fly' is no choice of the story"),
        (_set("campaign", "choices", ["s101 word passed"]), "is no choice of the story"),
        (_set("campaign", "unlocked", [15]), "there is no rule 15"),
        (_set("campaign", "bag", [{"id": "../../etc/passwd"}]), "there is no item"),
        (_set("campaign", "visited", ["s999"]), "there is no scene 's999'"),
        (_set("campaign", "allies", ["dragon"]), "there is no ally 'dragon'"),
        (_set("campaign", "rewards_left", ["rw_crown"]), "there is no reward 'rw_crown'"),
        (_set("campaign", "met", ["dragon"]), "there is no enemy 'dragon'"),
        (_set("campaign", 7), "edited"),
        (_set("scene", "s999"), "there is no scene 's999'"),
        (_set("expedition", "x_moon"), "there is no expedition 'x_moon'"),
        (_set("step", 5), "no step 5"),
        (_set("seats", 9), "9 seats"),
        (_set("seats", 0), "0 seats"),
        (_set("seats", "two"), "edited"),
        (_set("password", "x"), "a state has no 'password'"),
        (_set("agenda", []), "nothing waits to be done"),
        (_set("agenda", 7), "its agenda is no list"),
        (_set("agenda", [{"step": "StoryScene", "scene": "s101"}] * 101), "its agenda is no list"),
        (_set("agenda", [{"step": "os.system", "command": "ls"}]), "a step that does not exist"),
        (_set("agenda", [{"step": ["StoryScene"]}]), "a step that does not exist"),
        (_set("agenda", ["StoryScene"]), "a step that does not exist"),
        (_set("agenda", [{"step": "StoryScene", "scene": "s999"}]), "there is no scene 's999'"),
        (_set("agenda", [{"step": "StoryScene", "scene": ""}]), "there is no scene ''"),
        (_set("agenda", [{"step": "StoryScene"}]), "edited"),
        (_set("agenda", [{"step": "StoryScene", "scene": "s101", "evil": 1}]), "no such figures"),
        (_set("agenda", [{"step": "Managing", "seat": 5}]), "a seat that does not exist"),
        (_set("agenda", [{"step": "Learning", "hero": 7, "gold": 1}]), "a hero who is not there"),
        (_set("agenda", [{"step": "Combat", "combat": "c99"}]), "there is no combat 'c99'"),
        (_set("agenda", [{"step": "EndStory", "goto": "nowhere"}]), "there is no scene 'nowhere'"),
        (_set("agenda", [{"step": "ChooseTester", "scene": "s101", "choice": "word"}]), "there is no test 'word'"),
        (_set("agenda", [{"step": "QuestOffer", "quest": "q_moon"}]), "there is no quest 'q_moon'"),
        (_set("agenda", [{"step": "AfterCombat", "combat": "c1"}]), "at its next step"),
        (_set("agenda", [{"step": "HeroTurn", "hero": 0}]), "nobody fights in its combat"),
        (_set("agenda", [{"step": "Rest", "scene": "s101"}]), "'s101' is none for the step Rest"),
        (_set("agenda", [{"step": "StoryScene", "scene": "r1"}]), "'r1' is none for the step StoryScene"),
        (_set("agenda", [{"step": "ExpeditionStep"}]), "at its next step"),
        (_set("act_start", [[], {"reputation": [0] * 5}, "s101"]), "nobody was there"),
        (_set("fighters", [{}]), "in the middle of no combat"),
        (_set("tokens", [{"name": "x", "kind": "gem", "zone": 0}]), "in the middle of no combat"),
    ],
)
def test_a_save_that_no_game_has_led_to_is_refused(change: Callable[[Any], None], sentence: str) -> None:
    assert sentence in refused(edited(GOOD, change))


FIGHT = dumps(in_combat())


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (_set("combat_id", "c99"), "there is no combat 'c99'"),
        (_set("combat_id", ""), "in the middle of no combat"),
        (_set("fighters", 0, "zone", 77), "beside the map"),
        (_set("fighters", 0, "faces", [9999]), "a die shows what no die has"),
        (_set("fighters", 0, "dice", ["glass"]), "there is no die 'glass'"),
        (_set("fighters", 0, "fear", ["spiders"]), "there is no Fear card 'spiders'"),
        (_set("fighters", []), "nobody fights in its combat"),
        (_set("fighters", 0, "faces", [7]), "a die shows what no die has"),
        (_set("fighters", 0, "faces", [2]), "not as many results as dice"),
        (_set("fighters", 0, "ally", 0), "an ally who is not there"),
        (_set("tokens", 0, "to", 63), "a portal leads beside the map"),
        (_set("objectives", ["win"]), "'win' is no objective"),
        (_set("fighters", [{}]), "not as many heroes on the map"),
        (_set("enemies", 0, "id", "dragon"), "there is no enemy 'dragon'"),
        (_set("enemies", 0, "zone", -3), "beside the map"),
        (_set("order", [7]), "a hero who is not there has a turn"),
        (_set("active", 7), "a hero who is not there has a turn"),
        (_set("ally", "dragon"), "there is no ally 'dragon'"),
        (_set("boss", {"id": "dragon", "zone": 0, "toughness": 1, "armour": 1, "deck": []}), "there is no boss"),
        (
            _set("boss", {"id": "mother_brine", "zone": 0, "toughness": 1, "armour": 1, "deck": [77]}),
            "a card that does not exist",
        ),
    ],
)
def test_a_combat_that_cannot_be_is_refused(change: Callable[[Any], None], sentence: str) -> None:
    assert loads(FIGHT).combat_id in COMBATS
    assert sentence in refused(edited(FIGHT, change))


def _leaves(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The ways to everything that could be changed."""
    if isinstance(value, dict | list):
        for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
            yield from _leaves(inner, (*path, key))
    if path and not isinstance(value, dict):
        yield path


_TRIES: dict[type, tuple[Any, ...]] = {
    int: (-1, 0, 7, 99, -99, 10**6, None, "1"),
    str: ("", "x", "ranger", "c1", "s101", "grunt#1", "objective1", 0),
    list: ([], {}, None, [[]], [None]),
    bool: (True, False, 1),
    type(None): ({}, [], 0, "x"),
}


@pytest.mark.parametrize("seed", range(8))
def test_whatever_is_changed_a_save_is_read_or_refused(seed: int) -> None:
    generator = random.Random(seed)
    text = generator.choice(sorted(CORPUS.glob("*.json"))).read_text(encoding="utf-8")
    ways = list(_leaves(json.loads(text)["state"]))
    for way in generator.sample(ways, 60):
        plain = json.loads(text)
        inner = plain["state"]
        for key in way[:-1]:
            inner = inner[key]
        inner[way[-1]] = generator.choice(_TRIES[type(inner[way[-1]])])
        with suppress(BadSave):
            assert dumps(loads(checked(plain)))


# -- a table from a save ---------------------------------------------------------------------------------------


def table(trip: Journey | str, form: str = "campaign", seats: int = 2, **options: Any) -> FateforgeState:
    text = trip if isinstance(trip, str) else dumps(trip.position.base)
    return FATEFORGE.setup(Setup(form, seats, {"save": text, **options}))


@rule("FF-2.26", "FF-25.13")
def test_a_table_goes_on_where_the_save_was_written() -> None:
    trip = journey().after("choice word")
    state = table(trip)
    assert state == trip.position.base
    position = Position(FATEFORGE, state)
    assert {str(option) for option in position.pending[0].options} == trip.options()


@rule("FF-2.27")
def test_heroes_are_dealt_to_fewer_players_in_turn() -> None:
    trip = journey(["ranger", "rogue", "noble", "shaman"])
    state = table(trip, seats=2)
    assert [hero.seat for hero in state.party] == [0, 1, 0, 1]
    alone = table(journey(["ranger", "rogue"]), "solo", 1)
    assert [hero.seat for hero in alone.party] == [0, 0]
    assert alone.form_id == "solo"


@rule("FF-2.27", "FF-25.10")
def test_more_players_than_heroes_begin_the_act_again() -> None:
    state = table(journey(scene="s122").after("choice dockers"), seats=3)
    position = Position(FATEFORGE, state)
    assert [decision.prompt for decision in position.pending] == ["party"]
    for hero in ("ranger", "rogue", "shaman"):
        decision = position.pending[0]
        position.apply(decision.seat, next(option for option in decision.options if str(option) == f"party {hero}"))
    assert [hero.id for hero in position.state.party] == ["ranger", "rogue", "shaman"]
    assert position.state.scene == "s122"
    assert position.state.campaign.choices == ()


@rule("FF-2.27", "FF-25.10")
def test_an_act_is_restarted_from_its_save() -> None:
    trip = journey(scene="s122").after("choice dockers")
    state = table(trip, restart=True)
    assert Position(FATEFORGE, state).pending[0].prompt == "party"


@rule("FF-25.10")
def test_an_act_begins_again_outside_combat_only() -> None:
    with pytest.raises(BadSetup, match="outside combat only"):
        table(FIGHT, restart=True)
    with pytest.raises(BadSetup, match="outside combat only"):
        table(FIGHT, seats=4)
    assert table(FIGHT).fighters


def test_who_was_looking_after_something_begins_anew_at_the_new_table() -> None:
    trip = journey(scene="r1").by(1, "choose leave").by(0, "manage")
    state = table(trip)
    position = Position(FATEFORGE, state)
    assert [(decision.seat, decision.prompt) for decision in position.pending] == [(0, "rest"), (1, "rest")]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (GOOD[:100], "option 'save' cannot be used: the save is cut short"),
        (dumps(journey(scene="e1").position.base), "that campaign has ended"),
        (dumps(journey(expedition="x_harbour").position.base), "not of a campaign"),
    ],
)
def test_a_table_refuses_what_is_no_running_campaign(text: str, sentence: str) -> None:
    with pytest.raises(BadSetup, match=sentence):
        resumed(text, Setup("campaign", 2, {}))


def test_a_campaign_whose_party_is_being_chosen_is_saved_too() -> None:
    trip = journey(None, seats=2).after("party noble")
    state = table(trip)
    assert [hero.id for hero in state.party] == ["noble"]
    assert Position(FATEFORGE, state).pending[0].prompt == "party"
