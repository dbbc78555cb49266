"""The explorer: what is seen in games, how it is counted, and files of counts."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludarium import exploring
from ludarium.bots.thoughts import finished
from ludarium.games.tash_kalar.events import Drew, Placed, SchoolTaken, Started, Summoned, TurnBegan, TurnEnded
from ludarium.games.tash_kalar.explorer import NOTHING, TashKalarWatch
from ludarium.games.tash_kalar.state import TashKalarState
from ludarium.kernel import record as records
from ludarium.kernel.decisions import Event
from ludarium.kernel.errors import BadSetup
from ludarium.kernel.explorer import BETWEEN, LOST, WON, Sighting, Subject, explorer_of, result
from ludarium.kernel.game import Outcome, Setup, game, games
from ludarium.kernel.table import Table
from ludarium.spaces.squares import square_of
from ludarium.study.explorer import (
    FEW,
    BadCounts,
    Counts,
    Made,
    counted,
    counts_of,
    games_to_explore,
    groups_of,
    read_file,
    seen_in,
    written,
)
from ludarium.texts import LANGUAGES, tell

GOLDEN = Path(__file__).resolve().parents[1] / "golden"
CARDS = Subject("cards", ("played", "held"), "hero")
WEST_WINS = Outcome((1, 2), (7, 3), "score")


def sighting(item: str, how: str, measure: str = "played", group: str = "yami") -> Sighting:
    return Sighting("cards", group, item, measure, 0, how)


def counts(*seen: Sighting) -> Counts:
    found = Counts(Made("first-battle", 40, "greedy", 0, 1))
    found.add(seen)
    return found


def test_a_rate_has_its_interval_and_few_games_say_so() -> None:
    found = counts(
        *[sighting("ice_wall", WON)] * 15, *[sighting("ice_wall", LOST)] * 5, sighting("ice_wall", WON, "held")
    )
    (row,) = counted(found.seen, CARDS)
    played, once = row.counts
    assert (played.games, played.wins, played.few) == (20, 15, False)
    assert (played.rate, round(played.low, 4), round(played.high, 4)) == (0.75, 0.5313, 0.8881)
    assert (once.games, once.few) == (1, True)
    assert FEW == 20


def test_a_draw_is_a_game_and_no_win() -> None:
    (row,) = counted(counts(sighting("ice_wall", BETWEEN), sighting("ice_wall", WON)).seen, CARDS)
    assert (row.counts[0].games, row.counts[0].wins, row.counts[0].between) == (2, 1, 1)


def test_groups_are_told_apart_or_taken_together() -> None:
    found = counts(sighting("ice_wall", WON), sighting("ice_wall", LOST, group="sakoshi"), sighting("fist", WON))
    assert groups_of(found.seen, CARDS) == ("sakoshi", "yami")
    assert [(row.item, row.counts[0].games) for row in counted(found.seen, CARDS)] == [("ice_wall", 2), ("fist", 1)]
    assert [(row.item, row.counts[0].wins) for row in counted(found.seen, CARDS, "sakoshi")] == [("ice_wall", 0)]


@pytest.mark.parametrize(
    ("outcome", "ends"),
    [
        (Outcome((1, 2), (9, 3), "score"), (WON, LOST)),
        (Outcome((1, 1), (9, 9), "score"), (BETWEEN, BETWEEN)),
        (Outcome((1, 1), (0, 0), "story", shared=1.0), (WON, WON)),
        (Outcome((1, 1), (0, 0), "story", shared=0.0), (LOST, LOST)),
    ],
)
def test_how_a_game_ended_for_a_seat(outcome: Outcome, ends: tuple[str, str]) -> None:
    assert tuple(result(outcome, seat) for seat in (0, 1)) == ends


# ---- first turns of Tash-Kalar


def duel(start: str, *turns: tuple[Event, ...], form: str = "duel") -> list[Sighting]:
    """What is seen where seat 0 begins, and has its start piece on that square."""
    watch = TashKalarWatch(Setup(form, 2))
    state = TashKalarState(form, 2, (), ())
    other = {"c5": "g5", "g5": "c5"}[start]
    watch.saw(
        state, (SchoolTaken(0, "northern"), SchoolTaken(1, "sylvan"), Started(0), Drew(0, "northern", "imperial/bomb"))
    )
    if form == "duel":
        watch.saw(state, (Placed(square_of(start), 0, 0), Placed(square_of(other), 1, 0)))
    for number, events in enumerate(turns):
        watch.saw(state, (TurnBegan(number % 2, number + 1, 2), *events, TurnEnded(number % 2)))
    return [*watch.sightings(WEST_WINS)]


def placing(seat: int, *squares: str) -> tuple[Event, ...]:
    return tuple(Placed(square_of(name), seat, 0) for name in squares)


@pytest.mark.parametrize(
    ("start", "square", "told"),
    [
        ("c5", "d4", "d4"),
        ("c5", "d6", "d4"),
        ("g5", "f4", "d4"),
        ("g5", "f6", "d4"),
        ("c5", "f4", "f4"),
        ("g5", "d6", "f4"),
    ],
)
def test_first_turns_of_a_duel_are_told_from_ones_own_start_piece(start: str, square: str, told: str) -> None:
    seen = duel(start, placing(0, square), placing(1, "e5"))
    assert Sighting("openings", "northern", told, "played", 0, WON) in seen
    assert Sighting("replies", "sylvan", "e5", "played", 1, LOST) in seen


@pytest.mark.parametrize("square", ["c4", "c6", "g4", "g6", "d3", "f3", "d7", "f7"])
def test_without_start_pieces_all_eight_sides_of_the_arena_are_one(square: str) -> None:
    seen = duel("c5", placing(0, square), form="high-form")
    assert Sighting("openings", "northern", "d3", "played", 0, WON) in seen


def test_only_first_turns_count_and_nothing_need_be_placed_in_them() -> None:
    seen = duel("c5", (), placing(1, "d4", "e6"), placing(0, "e5"))
    turns = {(each.subject, each.item) for each in seen if each.subject in ("openings", "replies")}
    assert turns == {("openings", NOTHING), ("replies", "e4+f6")}


def test_what_a_being_places_is_no_choice_of_the_turn() -> None:
    summoned = Summoned(1, 1, "sylvan/unicorn", square_of("e5"), 0, 0, ())
    seen = duel("c5", placing(0, "d4"), (*placing(1, "f5"), summoned, *placing(1, "e4")))
    assert [each.item for each in seen if each.subject == "replies"] == ["d5+sylvan/unicorn"]
    assert Sighting("beings", "sylvan", "sylvan/unicorn", "summoned", 1, LOST) in seen


def test_a_card_of_the_first_hand_is_dealt_and_held() -> None:
    seen = duel("c5", placing(0, "d4"), (Drew(1, "sylvan", "sylvan/unicorn"),))
    assert {(each.item, each.measure) for each in seen if each.subject == "beings"} == {
        ("imperial/bomb", "dealt"),
        ("imperial/bomb", "held"),
        ("sylvan/unicorn", "held"),
    }


# ---- records


@pytest.mark.parametrize(
    ("record", "wanted"),
    [
        ("tash-kalar-duel-2", {"openings", "replies", "beings", "schools", "flares", "legends"}),
        ("fateforge-combat", {"combats", "parties", "heroes", "skills"}),
    ],
)
def test_a_record_tells_what_was_seen_in_it(record: str, wanted: set[str]) -> None:
    text = (GOLDEN / f"{record}.record").read_text("utf-8")
    seen = finished(seen_in(text))
    read = records.read(text)
    assert {each.subject for each in seen} >= wanted - {"flares", "legends"}
    explorer = explorer_of(game(read.game))
    assert explorer is not None
    assert all(explorer.has_item(each.subject, each.item) for each in seen)
    assert len(set(seen)) == len(seen)


def test_what_was_taken_back_was_not_seen() -> None:
    rules = game("tash-kalar")
    table = Table(rules, Setup("high-form", 2, {"first": 0}), bytes(32))
    first = table.position.pending[0]
    places = [option for option in first.options if str(option).startswith("place")]
    table.act(0, places[0])
    table.take_back(0)
    table.act(0, places[10])
    table.resign(1)
    seen = finished(seen_in(records.write(records.of_table(table, ("Ada", "Bo")))))
    (opening,) = [each for each in seen if each.subject == "openings"]
    assert "+" not in opening.item
    assert opening.result == WON


def test_nothing_is_seen_in_a_game_that_goes_on() -> None:
    table = Table(game("tash-kalar"), Setup("duel", 2), bytes(32))
    assert finished(seen_in(records.write(records.of_table(table, ("Ada", "Bo"))))) == ()


# ---- files, and games that are played for them


def test_a_run_goes_on_where_another_stopped(tmp_path: Path) -> None:
    at_once, twice = tmp_path / "once.jsonl", tmp_path / "twice.jsonl"
    exploring.make("fateforge", "combat", 3, at_once, jobs=1)
    exploring.make("fateforge", "combat", 1, twice, jobs=1)
    exploring.make("fateforge", "combat", 3, twice, jobs=1)
    assert twice.read_text("utf-8") == at_once.read_text("utf-8")
    assert exploring.make("fateforge", "combat", 2, twice, jobs=1).made.games == 3
    for other in ({"seed": 1}, {"bot": "random"}):
        with pytest.raises(BadSetup, match="go on with these, or name another file"):
            exploring.make("fateforge", "combat", 4, twice, jobs=1, **other)
    assert twice.read_text("utf-8") == at_once.read_text("utf-8")


def test_counts_are_read_as_they_were_written() -> None:
    rules = game("fateforge")
    found = Counts(Made("combat", 3, "greedy", 7, rules.info.rules_version))
    for number in range(3):
        found.add(exploring.play(exploring.Task("fateforge", "combat", "random", 7, number)))
    again = read_file(written(rules, [found]), rules)["combat"]
    assert (again.made, again.seen) == (found.made, found.seen)


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("", "line 1: a file of counts begins with"),
        ('{"explorer":"fateforge","version":1}\n', "line 1: these are counts of fateforge"),
        ('{"explorer":"skytear","version":9}\n', "line 1: the file is of version 9"),
        ("HEAD\nnothing", "line 2: these are no counts"),
        (
            'HEAD\n{"line":"counts","form":"standard","subject":"pairs","group":"","items":{}}',
            "line 2: there is no form",
        ),
        (
            'HEAD\nMADE\n{"line":"counts","form":"standard","subject":"fish","group":"","items":{}}',
            "line 3: there is no",
        ),
        ('HEAD\nMADE\nPAIRS{"yami+cotlic":[1,2,0]}}', "line 3: these are no counts"),
        ('HEAD\nMADE\nPAIRS{"yami+cotlic":[1,1]}}', "line 3: these are no counts"),
        ('HEAD\nMADE\nPAIRS{"yami+cotlic":[900,1,0]}}', "line 3: these are no counts"),
        (
            'HEAD\n{"line":"games","form":"chess","games":1,"bot":"greedy","seed":0,"rules":1}',
            "line 2: .*no form 'chess'",
        ),
    ],
)
def test_a_file_that_was_edited_is_refused_with_its_line(text: str, wrong: str) -> None:
    text = text.replace("HEAD", '{"explorer":"skytear","version":1}')
    text = text.replace("MADE", '{"line":"games","form":"standard","games":2,"bot":"greedy","seed":0,"rules":1}')
    text = text.replace("CHESS", '{"line":"games","form":"chess","games":1,"bot":"greedy","seed":0,"rules":1}')
    for subject in ("pairs", "fish"):
        line = f'{{"line":"counts","form":"standard","subject":"{subject}","group":"","items":'
        text = text.replace(subject.upper(), line)
    with pytest.raises(BadCounts, match=wrong):
        read_file(text, game("skytear"))


# ---- the box


@pytest.mark.parametrize("name", [each.info.id for each in games() if explorer_of(each) is not None])
def test_what_comes_with_a_game_is_named_in_every_language(name: str) -> None:
    explorer = explorer_of(game(name))
    assert explorer is not None
    assert name in games_to_explore()
    assert counts_of(name), f"{name} brings no counts along"
    for found in counts_of(name).values():
        assert found.made.games >= FEW
        for subject in explorer.subjects:
            rows = counted(found.seen, subject)
            groups = groups_of(found.seen, subject)
            assert rows, f"{name} {found.made.form} has nothing of {subject.id}"
            for lang in LANGUAGES:
                assert all(tell(explorer.item(subject.id, row.item), lang=lang) for row in rows)
                assert all(tell(explorer.group(subject.id, group), lang=lang) for group in groups)
            assert all(explorer.has_item(subject.id, row.item) for row in rows)
            assert all(explorer.has_group(subject.id, group) for group in groups)
