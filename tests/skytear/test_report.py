"""The battle report of a finished game."""

from typing import Any, get_args

import msgspec
import pytest

from battles import battle, between_activations, minion_phase
from ludarium import texts
from ludarium.bots import make
from ludarium.games.skytear.board import BOARDS
from ludarium.games.skytear.events import SkytearEvent
from ludarium.games.skytear.game import SKYTEAR
from ludarium.games.skytear.minions import EndOfTurn
from ludarium.games.skytear.report import KINDS, BattleReport, Turning, key_of, of_record, report, story
from ludarium.kernel import record as records
from ludarium.kernel.chance import seed_of
from ludarium.kernel.decisions import Event
from ludarium.kernel.errors import BadSetup
from ludarium.kernel.game import Setup
from ludarium.kernel.table import Table
from skytear.opening import at_battle, new, played


def told(made: BattleReport, players: tuple[str, ...] = ("Ada", "Bo"), lang: str = "en") -> list[str]:
    """The sentences of a report at a table with these players."""
    names = texts.Names.at_table(players, [side.seats for side in made.sides])
    return [texts.tell(sentence, names, lang) for sentence in story(made)]


def test_a_won_game_is_reported_with_factions_heroes_turns_and_how() -> None:
    heroes = {"yami": "g11", "sakoshi": "f11", "corjof": "m5"}
    fight = battle(heroes, tokens=["g12", "k8"], nexus=(-1, 2), towers=((5, 5), (0, 5)), turn=4)
    made = report(minion_phase(fight).position.base)
    assert (made.form, made.turns, made.reason, made.winner) == ("first-battle", 4, "nexus", 0)
    west, east = made.sides
    assert (west.result, east.result) == ("win", "loss")
    assert set(west.factions) == {"kurumo", "taulot"}
    assert set(west.heroes) == {"yami", "sakoshi", "cotlic", "tlakali"}
    assert (west.first, west.structure_damage, west.tokens_won, east.towers_left) == (True, 2, 1, 1)
    words = told(made)
    assert words[-1] == "The enemy nexus goes dark, and the road home with it. Victory: Ada."
    assert "Sakoshi" in words[1]
    assert "Corjof" in words[1]


def test_a_victory_card_and_a_draw_are_named() -> None:
    fight = battle({"yami": "c6", "corjof": "m5"}, victory=["dominion"])
    state = fight.state
    state.count(0, "control_tokens_won", 5)
    won = minion_phase(fight.changed(counters=state.counters))
    words = told(report(won.position.base))
    assert words[-1] == "The order of the day was Dominion, and it has been carried out. Victory: Ada."
    drawn = between_activations(battle({"yami": "c6", "corjof": "c9"}, turn=5), agenda=(EndOfTurn(),)).after()
    made = report(drawn.position.base)
    assert (made.winner, [side.result for side in made.sides]) == (None, ["draw", "draw"])
    words = told(made)
    assert words[0].endswith("saw the whole track of mana climb, step by step, and neither side gave way.")
    assert words[-1].endswith("Ada and Bo both go home, neither having won.")


def test_a_resigned_game_is_reported() -> None:
    state = SKYTEAR.resigned(battle({"yami": "c6", "corjof": "c9"}).position.base, 0)
    made = report(state)
    assert (made.winner, made.reason) == (1, "resignation")
    assert told(made)[-1] == "Ada lowers the banner while there are still people to carry it. Victory: Bo."


def test_a_battle_that_was_given_up_before_anybody_was_fielded_names_nobody() -> None:
    made = report(SKYTEAR.resigned(new("standard").position.base, 1))
    assert [side.heroes for side in made.sides] == [(), ()]
    assert [sentence.key for sentence in story(made)] == ["sk-report-opening-1", "sk-report-end-resignation"]


def test_a_report_survives_json_and_needs_a_finished_game() -> None:
    game = at_battle(new("standard", 4))
    with pytest.raises(BadSetup, match="when the game is over"):
        report(game.position.base)
    ended = played(game, lambda now: False)
    made = report(ended.position.base)
    assert msgspec.json.decode(msgspec.json.encode(made), type=BattleReport) == made
    assert [side.seats for side in made.sides] == [(0, 2), (1, 3)]
    assert any("Ada & Cy" in line for line in told(made, ("Ada", "Bo", "Cy", "Dee")))


# -- what turned the battle


def happened(*events: dict[str, Any]) -> BattleReport:
    """The report of a battle that the west has won, in which this happened."""
    heroes = {"yami": "g11", "sakoshi": "f11", "corjof": "m5"}
    fight = battle(heroes, tokens=["g12", "k8"], nexus=(-1, 2), towers=((5, 5), (0, 5)), turn=4)
    return report(minion_phase(fight).position.base, events)


def turn(number: int) -> dict[str, Any]:
    return {"type": "turn-began", "turn": number}


def struck(hero: str, fallen: str, by_side: int) -> tuple[dict[str, Any], dict[str, Any]]:
    resolved = {"type": "resolved", "hero": hero, "what": "attack"}
    return resolved, {"type": "hero-defeated", "hero": fallen, "by_side": by_side, "back": 4}


def test_a_blow_that_felled_a_hero_names_both() -> None:
    made = happened(turn(3), *struck("yami", "corjof", 0))
    assert made.turning == (Turning("hero", 3, 0, hero="yami", fallen=("corjof",)),)
    assert told(made)[2] == "Turn 3: Yami strikes, Corjof falls, and for a moment it is quiet."
    assert told(made, lang="pl")[2] == "Tura 3: uderza Yami, pada Corjof i na chwilę robi się cicho."


def test_two_heroes_in_one_turn_count_as_one_moment() -> None:
    made = happened(turn(2), *struck("yami", "corjof", 0), turn(3), *struck("yami", "corjof", 0))
    assert [one.kind for one in made.turning] == ["hero"]
    made = happened(turn(2), *struck("yami", "corjof", 0), *struck("sakoshi", "akhuti", 0))
    assert Turning("double", 2, 0, fallen=("corjof", "akhuti")) in made.turning
    assert "Corjof, Akhuti" in told(made)[-2]


def test_towers_outsiders_lanes_and_comebacks_are_told_two_at_most() -> None:
    tower = {"type": "structure-destroyed", "side": 1, "lane": "a"}
    outsider = {"type": "outsider-placed", "outsider": "ember_tyrant", "side": 0, "space": "g8"}
    back = {"type": "hero-returned", "hero": "yami", "space": "a5"}
    made = happened(turn(2), outsider, *struck("corjof", "yami", 1), turn(3), back, turn(4), tower)
    assert [(one.kind, one.turn) for one in made.turning] == [("comeback", 3), ("tower", 4)]
    assert happened(turn(2), outsider).turning[0].outsider == "ember_tyrant"
    board = BOARDS["two_lanes"]
    space = next(board.names[at] for at in range(board.size) if board.lane_spaces[1] >> at & 1)
    lost = [{"type": "minion-defeated", "side": 1, "space": space, "by_side": 0}] * 2
    counted = {
        "type": "control-counted",
        "lanes": board.lanes[1],
        "winner": 0,
        "heroes": [1, 1],
        "minions": [2, 0],
        "counted": [["g11"], ["m5"]],
    }
    assert happened(turn(1), *lost, counted).turning == (Turning("lane", 1, 0, lane=board.lanes[1], count=2),)
    alone = {**counted, "heroes": [1, 1], "minions": [0, 2], "counted": [["g11"], ["m5"]]}
    assert happened(turn(1), alone).turning == (Turning("last-stand", 1, 0, lane=board.lanes[1], hero="yami"),)


@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_every_sentence_can_be_told_in_every_language(lang: str) -> None:
    made = happened()
    for reason in ("nexus", "track", "both", "resignation", "dominion"):
        for turns in (1, 3, 5):
            ended = msgspec.structs.replace(made, reason=reason, turns=turns)
            assert all(line.strip() for line in told(ended, lang=lang))


# -- the record it comes from


def recorded(seed: int = 5) -> records.Record:
    table = Table(SKYTEAR, Setup("simplified", 2, {}), seed_of(seed), "battle")
    bots = [make("random", seed), make("random", seed + 1)]
    while not table.position.over:
        seat = table.position.pending[0].seat
        table.act(seat, bots[seat].choose(table.position, seat))
    return records.of_table(table, ("Ada", "Bo"))


def test_a_record_tells_the_same_battle_whatever_its_players_are_called() -> None:
    kept = recorded()
    made = of_record(kept)
    assert kept.outcome is not None
    assert made.winner == (None if len(set(kept.outcome.places)) == 1 else kept.outcome.places.index(1))
    renamed = msgspec.structs.replace(kept, players=("Eve", "Mallory"), table="elsewhere")
    assert key_of(renamed) == key_of(kept)
    other = msgspec.structs.replace(kept, entries=kept.entries[:-1])
    assert key_of(other) != key_of(kept)


def test_a_report_is_made_of_what_everybody_has_seen() -> None:
    """Nothing of hands, orders or Lead cards: each kind of event is the same for every viewer."""
    tags = {kind.__struct_config__.tag: kind for kind in get_args(SkytearEvent)}
    assert set(tags) >= KINDS
    for tag in KINDS:
        assert tags[tag].seen_by is Event.seen_by, "hidden from nobody"
