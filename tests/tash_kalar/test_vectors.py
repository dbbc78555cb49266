"""The engine gives the answers that another implementation of the rules was recorded with.

Where the ledger says otherwise than the recording, the ledger holds; `docs/vectors.md` lists these differences, and
each is taken out by a predicate named there.
"""

from __future__ import annotations

import pytest

from ludarium.games.tash_kalar.actions import DECLINE, PICKS, InvokeFlare, Pick
from ludarium.games.tash_kalar.arena import ARENA, NEIGHBOURS
from ludarium.games.tash_kalar.cards import CARD_BEINGS
from ludarium.games.tash_kalar.events import Moved
from ludarium.games.tash_kalar.options import NO_SHIFT
from ludarium.games.tash_kalar.patterns import Orientation
from ludarium.games.tash_kalar.state import TashKalarState
from ludarium.games.tash_kalar.tasks import Turn, fulfilled
from ludarium.kernel.game import Position
from ludarium.spaces.squares import name_of, ray, square_of, squares
from tash_kalar import vectors
from tash_kalar.recorded_games import Replay
from tash_kalar.vectors import Vector

rule = pytest.mark.rule

few_or_all = pytest.mark.parametrize(
    "few", [pytest.param(True, id="few"), pytest.param(False, id="all", marks=pytest.mark.long)]
)
"""A sample, the same every time, in every run; all records with --long."""


def records(name: str, few: bool, number: int) -> list[Vector]:
    everything = vectors.read(name)
    return vectors.sample(everything, number) if few else list(everything)


def records_of_each_card(name: str, few: bool, number: int) -> list[Vector]:
    """A sample takes up to that many records of each card, none with very many outcomes."""
    if not few:
        return list(vectors.read(name))
    by_card: dict[str, list[Vector]] = {}
    for record in vectors.read(name):
        if record["n_outcomes"] <= 100:
            by_card.setdefault(record["card"], []).append(record)
    return [record for found in by_card.values() for record in vectors.sample(found, number)]


# -- summonings ------------------------------------------------------------------------------------------------


@few_or_all
@rule("TK-6.2", "TK-6.3", "TK-6.4", "TK-6.5", "TK-6.7", "TK-6.8", "TK-6.10", "TK-6.11", "TK-8.4")
def test_targets_of_all_beings_are_those_recorded(few: bool) -> None:
    for record in records("summon_targets", few, 250):
        side = vectors.seat_of(record["player"])
        expected = vectors.possible(record["targets"], record["board"], side, (17, 3))
        assert vectors.targets_of(vectors.groups(record)) == expected, record["id"]


@few_or_all
@rule("TK-6.6", "TK-6.12", "TK-9.25", "TK-9.29")
def test_orientations_use_the_pieces_and_mark_the_squares_recorded(few: bool) -> None:
    for record in records("summon_orientations", few, 25):
        used, marked = _used_and_marked(record)
        side = vectors.seat_of(record["player"])
        for summon in record["summons"]:
            card, at = summon["card"], summon["at"]
            possible = vectors.ways_with_a_piece(card, at, record["board"], side, (17, 3))
            assert possible <= set(summon["uses"]), (record["id"], card, at)
            assert used.pop((card, at), set()) == possible, (record["id"], card, at)
            if "marked" in summon and possible == set(summon["uses"]):
                assert _recorded_marks(card, at, marked[card, at]) == set(summon["marked"]), (record["id"], card, at)
        assert not used, record["id"]


def _used_and_marked(record: Vector) -> tuple[dict[tuple[str, str], set[str]], dict[tuple[str, str], set[str]]]:
    """For each card and target the engine's sets of pattern pieces, and the squares marked in any orientation."""
    used: dict[tuple[str, str], set[str]] = {}
    marked: dict[tuple[str, str], set[str]] = {}
    for card, way, targets, _, _ in vectors.groups(record):
        for target in squares(targets):
            key = (vectors.CARD_NAMES[card], name_of(target))
            used.setdefault(key, set()).add(" ".join(sorted(vectors.squares_in(way.used(target)))))
            marked.setdefault(key, set()).update(_marks(way, target))
    return used, marked


def _marks(way: Orientation, target: int) -> set[str]:
    """Marked squares, and for an arrow the neighbour it points to."""
    marks = way.marked(target) | way.marked2(target)
    for direction in way.directions:
        for square in ray(target, direction)[:1]:
            marks |= 1 << square & ARENA
    return vectors.squares_in(marks)


def _recorded_marks(card: str, at: str, marks: set[str]) -> set[str]:
    """What the recording calls marked: for the Naiad all squares around her, although none is drawn on her card."""
    return vectors.squares_in(NEIGHBOURS[square_of(at)]) if card == "naiad" else marks


@few_or_all
@rule("TK-9.32")
def test_one_borrowed_enemy_piece_opens_the_targets_recorded(few: bool) -> None:
    for record in records("summon_one_enemy", few, 80):
        groups = vectors.groups(record, borrow=True)
        own = vectors.targets_of(group for group in groups if group[3] == NO_SHIFT)
        lent = vectors.targets_of(group for group in groups if group[3] != NO_SHIFT)
        added = {card: targets - own.get(card, set()) for card, targets in lent.items()}
        expected = {card: set(targets) for card, targets in record["only_with_enemy"].items()}
        assert {card: targets for card, targets in added.items() if targets} == expected, record["id"]


# -- effects ---------------------------------------------------------------------------------------------------


@few_or_all
@rule("TK-9.1", "TK-9.2", "TK-9.3", "TK-9.4", "TK-9.5", "TK-9.9", "TK-9.11", "TK-9.12", "TK-9.14", "TK-9.15", "TK-9.16")
@rule("TK-9.18", "TK-9.21", "TK-9.22", "TK-9.23", "TK-9.26", "TK-9.27", "TK-9.28", "TK-9.33", "TK-9.35", "TK-9.36")
def test_effects_have_exactly_the_results_recorded(few: bool) -> None:
    for record in records_of_each_card("effect_outcomes", few, 3):
        assert vectors.agrees(record, vectors.results_of_summoning(record)), record["id"]


@few_or_all
@rule("TK-8.1", "TK-8.3", "TK-8.4", "TK-8.5", "TK-8.6", "TK-8.7", "TK-8.8", "TK-8.10", "TK-8.11")
def test_effects_for_want_of_pieces_have_exactly_the_results_recorded(few: bool) -> None:
    for record in records_of_each_card("shortage_outcomes", few, 4):
        assert vectors.agrees(record, vectors.results_of_summoning(record)), record["id"]


def test_every_card_but_two_has_its_results_recorded() -> None:
    """The sets of results cover the whole box; the other two cards are followed step by step below."""
    cards = {record["card"] for record in vectors.read("effect_outcomes")}
    assert set(vectors.ALL_BEINGS) - cards == STEP_BY_STEP


@few_or_all
@pytest.mark.parametrize(("name", "number"), [("effect_traces", 700), ("shortage_traces", 200)])
def test_recorded_lines_of_play_can_be_played(name: str, number: int, few: bool) -> None:
    for record in records(name, few, number):
        start = _before_summoning(record)
        named = vectors.named_in(record["steps"], at=record["at"])
        assert any(
            vectors.can_reach(record["result"], start, vectors.after(start, option), named, spent=1)
            for option in vectors.summonings(start, record["card"], record["at"])
        ), record["id"]


def _before_summoning(record: Vector) -> Position[TashKalarState]:
    return vectors.position(
        record["board"],
        record["player"],
        [record["card"]],
        actions=record["actions"],
        discard=record.get("discard", ()),
    )


STEP_BY_STEP = {"warlord", "master-of-intrigue"}
"""Cards with too many results to be recorded as a set."""


@pytest.mark.parametrize("card", sorted(STEP_BY_STEP))
def test_every_recorded_step_offers_the_same_moves(card: str) -> None:
    compared = 0
    for name in ("effect_traces", "shortage_traces"):
        for record in vectors.read(name):
            if record["card"] == card:
                compared += _compare_steps(record)
    assert compared > 50


def _compare_steps(record: Vector) -> int:
    """Follow a line of moves, comparing what is offered before each; how many questions there were."""
    start = _before_summoning(record)
    at = vectors.after(start, vectors.summonings(start, record["card"], record["at"])[0])
    steps = list(record["steps"])
    if at.pending[0].prompt == "take-off":
        at = _taken_off(at, steps)
    for number, step in enumerate(steps):
        assert _moves_offered(at) == set(step["options"]), (record["id"], number)
        assert (DECLINE in at.pending[0].options) == step["may_decline"], (record["id"], number)
        if step["chosen"] is None:
            at = vectors.after(at, DECLINE)
        else:
            _, mover, to = step["chosen"].split()
            at = vectors.after(at, PICKS[square_of(mover)])
            if at.pending[0].prompt.startswith("move-"):
                at = vectors.after(at, PICKS[square_of(to)])
    assert at.pending[0].prompt in vectors.DONE, record["id"]
    assert vectors.result(start, at, spent=1) == record["result"], record["id"]
    return len(record["steps"])


def _taken_off(at: Position[TashKalarState], steps: list[Vector]) -> Position[TashKalarState]:
    """The piece taken off for want of pieces; a step of the recording only when there are several to take."""
    offered = {f"pickup {name_of(option.square)}" for option in at.pending[0].options if isinstance(option, Pick)}
    chosen = offered.copy()
    if len(offered) > 1:
        step = steps.pop(0)
        assert offered == set(step["options"])
        chosen = {step["chosen"]}
    return vectors.after(at, PICKS[square_of(chosen.pop().split()[1])])


def _moves_offered(at: Position[TashKalarState]) -> set[str]:
    """The moves that can be made now, as the recording writes them."""
    found = set()
    for option in at.pending[0].options:
        if not isinstance(option, Pick):
            continue
        chosen = vectors.after(at, option)
        if chosen.pending[0].prompt.startswith("move-"):
            ends = [end.square for end in chosen.pending[0].options if isinstance(end, Pick)]
        else:
            # A single way to go is taken at once.
            ends = [event.to for event in chosen.events if isinstance(event, Moved)][:1]
        found |= {f"move {name_of(option.square)} {name_of(end)}" for end in ends}
    return found


# -- flares and tasks ------------------------------------------------------------------------------------------


@few_or_all
@rule("TK-10.2", "TK-10.3", "TK-10.4", "TK-10.5", "TK-10.6", "TK-10.8", "TK-10.9")
def test_flares_have_exactly_the_results_recorded(few: bool) -> None:
    for record in records("flare_outcomes", few, 120):
        if few and record.get("n_outcomes", 0) > 300:
            continue
        results = vectors.results_of_flare(record)
        if not record["playable"]:
            assert results is None, record["id"]
        else:
            assert results is not None, record["id"]
            assert vectors.agrees(record, results), record["id"]


@rule("TK-10.4", "TK-10.6")
def test_recorded_lines_of_flares_can_be_played() -> None:
    for record in vectors.read("flare_traces"):
        if not record["playable"]:
            continue
        start = vectors.position(record["board"], record["player"], [record["flare"]])
        invoke = InvokeFlare(f"flare/{record['flare']}", 1 - vectors.seat_of(record["player"]))
        named = vectors.named_in(record["steps"])
        assert vectors.can_reach(record["result"], start, vectors.after(start, invoke), named, spent=0), record["id"]


@rule("TK-12.6", "TK-12.7", "TK-12.8", "TK-12.9", "TK-12.15", "TK-12.16", "TK-12.17", "TK-12.18", "TK-12.19")
def test_tasks_are_fulfilled_where_recorded() -> None:
    met = set()
    for record in vectors.read("task_checks"):
        state = vectors.position(record["board"], record["player"], ()).base
        summoned = record["summoned"]
        turn = Turn(
            own=state.pieces[state.side],
            enemies=state.enemies_of(state.side),
            heroic=state.heroic,
            legendary=state.legendary,
            destroyed=tuple(record["destroyed"]),
            summoned=tuple(summoned[key] for key in ("beings", "legends", "on_red", "on_green")),
        )
        tasks = [task.rpartition("/")[2] for task in fulfilled(turn)]
        assert tasks == record["fulfilled"], record["id"]
        met.update(tasks)
    assert len(met) == 24


# -- whole games -----------------------------------------------------------------------------------------------


@few_or_all
@pytest.mark.parametrize("name", ["games_duel", "games_high_form"])
@rule("TK-3.3", "TK-4.2", "TK-4.5", "TK-4.7", "TK-4.8", "TK-4.10", "TK-4.11", "TK-4.12", "TK-4.13", "TK-5.1", "TK-6.1")
@rule("TK-7.1", "TK-7.2", "TK-7.3", "TK-7.4", "TK-8.2", "TK-8.3", "TK-8.4", "TK-8.5", "TK-9.30", "TK-9.31", "TK-10.7")
@rule("TK-12.2", "TK-12.4", "TK-12.11", "TK-14.2", "TK-14.3", "TK-14.7", "TK-14.8", "TK-17.1", "TK-17.2", "TK-17.3")
@rule("TK-17.4", "TK-17.5")
def test_recorded_games_go_the_same_way_to_their_end(name: str, few: bool) -> None:
    for record in records(name, few, 12):
        replay = Replay(record)
        assert replay.play() == []
        assert replay.turns == len(record["turns"])
        assert replay.position.over


# -- the vectors themselves ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "number"),
    [
        ("summon_targets", 2500),
        ("summon_orientations", 500),
        ("summon_one_enemy", 500),
        ("effect_outcomes", 2243),
        ("effect_traces", 3869),
        ("shortage_outcomes", 338),
        ("shortage_traces", 596),
        ("flare_outcomes", 288),
        ("flare_traces", 288),
        ("task_checks", 3000),
        ("games_duel", 91),
        ("games_high_form", 91),
    ],
)
def test_no_record_is_missing(name: str, number: int) -> None:
    assert len(vectors.read(name)) == number


def test_a_wrong_result_would_be_noticed() -> None:
    """The comparison is not blind: one result more or less is a disagreement, in lists and in digests."""
    for record in (
        next(one for one in vectors.read("effect_outcomes") if "outcomes" in one),
        next(one for one in vectors.read("effect_outcomes") if "sha256" in one and one["n_outcomes"] < 100),
    ):
        results = vectors.results_of_summoning(record)
        assert vectors.agrees(record, results)
        assert not vectors.agrees(record, results | {"another"})
        assert not vectors.agrees(record, results - {min(results)})


def test_all_beings_are_named_once() -> None:
    assert len(vectors.ALL_BEINGS) == 66
    assert {vectors.card_number(name) for name in vectors.ALL_BEINGS} <= set(CARD_BEINGS)
