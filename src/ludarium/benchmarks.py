"""How fast it is: decisions, copies and games a second, next to what others reach and to a bare Python loop.

Every figure is the median of several runs. Targets are printed and judged, never asserted in tests.
"""

from __future__ import annotations

import importlib.util
import os
import pickle
import platform
import random
import statistics
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct

import ludarium
from ludarium.games.fateforge import save
from ludarium.games.fateforge.campaign.consequences import new_item
from ludarium.games.fateforge.combat.uses import uses
from ludarium.games.fateforge.results import face_of
from ludarium.games.fateforge.state import FateforgeState
from ludarium.games.tash_kalar.state import TashKalarState
from ludarium.games.tash_kalar.summoning import legal_summons
from ludarium.kernel.errors import UnknownName
from ludarium.kernel.game import Game
from ludarium.kernel.position import Position
from ludarium.simulation import simulate

REFERENCES = {
    "model of this hot path without effects": "33,000-45,000",
    "a public Python attempt at the game": "about 1,000",
    "PettingZoo's Connect Four": "8,300",
    "boardgame.io": "4,800",
    "OpenSpiel in C++": "409,000-492,000",
    "a bare Python loop": "915,000",
}
"""Decisions a second that others reach, measured once elsewhere; printed next to our own."""

_EXAMPLE = Path(__file__).resolve().parents[2] / "docs" / "examples" / "connect_four.py"
_GAME = "tash-kalar"
_HEXES = "skytear"
_STORY = "fateforge"


class Machine(Struct, frozen=True):
    """What the figures were measured on."""

    system: str
    processor: str
    cores: int
    python: str


class Figure(Struct, frozen=True, kw_only=True):
    """One figure. `met` is None where no target is set."""

    name: str
    game: str
    value: float
    unit: str
    target: float | None
    better: str
    met: bool | None
    reference: str


class BenchResult(Struct, frozen=True):
    """All figures of one run."""

    machine: Machine
    results: tuple[Figure, ...]


class _Bench(Struct, frozen=True):
    """A measurement: `run(quick)` gives one value."""

    name: str
    game: str
    unit: str
    run: Callable[[bool], float]
    target: float | None = None
    better: str = "higher"
    reference: str = ""
    runs: int = 5


def names() -> tuple[str, ...]:
    """Every benchmark that can be run here."""
    return tuple(bench.name for bench in _benches())


def run(
    names: Sequence[str] | None = None, quick: bool = False, progress: Callable[[str], None] | None = None
) -> BenchResult:
    """Run the named benchmarks, or all; `quick` takes shorter and fewer runs. `progress` is told each name."""
    benches = {bench.name: bench for bench in _benches()}
    for name in names or ():
        if name not in benches:
            raise UnknownName(f"there is no benchmark '{name}'; the benchmarks are {', '.join(benches)}")
    figures = []
    for bench in [benches[name] for name in names] if names else benches.values():
        if progress is not None:
            progress(bench.name)
        figures.append(_measure(bench, quick))
    return BenchResult(machine(), tuple(figures))


def _measure(bench: _Bench, quick: bool) -> Figure:
    values = [bench.run(quick) for _ in range(min(3, bench.runs) if quick else bench.runs)]
    value = statistics.median(values)
    met = None
    if bench.target is not None:
        met = value >= bench.target if bench.better == "higher" else value <= bench.target
    return Figure(
        name=bench.name,
        game=bench.game,
        value=round(value, 3 if value < 100 else 0),
        unit=bench.unit,
        target=bench.target,
        better=bench.better,
        met=met,
        reference=bench.reference,
    )


def machine() -> Machine:
    """What this is measured on."""
    return Machine(
        system=f"{platform.system()} {platform.release()} {platform.machine()}",
        processor=_processor(),
        cores=os.cpu_count() or 1,
        python=f"{platform.python_implementation()} {platform.python_version()}",
    )


def _processor() -> str:
    """The processor's name where the system tells it."""
    try:
        for line in Path("/proc/cpuinfo").read_text("utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    except OSError:
        pass
    return platform.processor()


# -- what is measured ------------------------------------------------------------------------------------------


def _benches() -> Iterator[_Bench]:
    yield _Bench(
        "bare-loop",
        "connect-four",
        "decisions/s",
        _bare_loop,
        reference="Connect Four on two integers in a bare Python loop, no rules engine; measured in this run",
    )
    yield _Bench(
        "duel-random",
        _GAME,
        "decisions/s",
        lambda quick: _random_play("duel", 2, quick),
        target=20_000,
        reference="; ".join(f"{name}: {figure}" for name, figure in REFERENCES.items()),
    )
    for form in ludarium.game(_GAME).info.forms:
        if form.id == "duel":
            continue
        for seats in form.seats:
            yield _Bench(
                f"{form.id}-{seats}-random" if len(form.seats) > 1 else f"{form.id}-random",
                _GAME,
                "decisions/s",
                lambda quick, form_id=form.id, seats=seats: _random_play(form_id, seats, quick),  # type: ignore[misc]
            )
    yield _Bench(
        "summons-full-hand",
        _GAME,
        "µs",
        _summons,
        target=30,
        better="lower",
        reference="3 beings and 2 legends in up to 8 orientations on an arena of 30 pieces",
    )
    yield _Bench("copy", _GAME, "µs", _copy, target=1, better="lower", reference="a position at a checkpoint")
    yield _Bench(
        "state-size",
        _GAME,
        "bytes",
        lambda quick: float(len(pickle.dumps(_middles_of_duels(1)[0].base))),
        target=4_096,
        better="lower",
        reference="the pickled state in the middle of a duel",
        runs=1,
    )
    yield from _hex_benches()
    yield from _story_benches()
    if _EXAMPLE.exists():
        yield _Bench(
            "connect-four-random",
            "connect-four",
            "decisions/s",
            _connect_four,
            target=80_000,
            reference="the example game on this kernel; PettingZoo's Connect Four: 8,300",
        )
    for form in ludarium.game(_GAME).info.forms:
        for bot in ("random", "greedy", "mcts:50"):
            yield _Bench(
                f"games-{form.id}-{bot}",
                _GAME,
                "games/s",
                lambda quick, form_id=form.id, bot=bot: _games(form_id, bot, quick),  # type: ignore[misc]
                reference=f"every seat is {bot}; one process",
                runs=3 if bot == "random" else 1,
            )


def _hex_benches() -> Iterator[_Bench]:
    """The game on hexes: random play in every form for the fewest seats, and what bots make of a first battle."""
    for form in ludarium.game(_HEXES).info.forms:
        yield _Bench(
            f"{_HEXES}-{form.id}-random",
            _HEXES,
            "decisions/s",
            lambda quick, form_id=form.id: _random_play(form_id, 2, quick, _HEXES),  # type: ignore[misc]
            target=8_000 if form.id == "first-battle" else None,
        )
    yield _Bench(
        f"{_HEXES}-copy",
        _HEXES,
        "µs",
        lambda quick: _microseconds(_after(_HEXES, "first-battle", 300).copy, quick),
        target=2,
        better="lower",
        reference="a position at a checkpoint",
    )
    for bot in ("random", "greedy", "mcts:50"):
        yield _Bench(
            f"games-{_HEXES}-first-battle-{bot}",
            _HEXES,
            "games/s",
            lambda quick, bot=bot: _games("first-battle", bot, quick, _HEXES),  # type: ignore[misc]
            reference=f"every seat is {bot}; one process",
            runs=3 if bot == "random" else 1,
        )


def _story_benches() -> Iterator[_Bench]:
    """The game with a story: a combat at random, what a full board can do, how large a campaign is on disk."""
    yield _Bench(
        f"{_STORY}-combat-random",
        _STORY,
        "decisions/s",
        lambda quick: _random_play("combat", 3, quick, _STORY),
        target=8_000,
        reference="the first combat with three heroes",
    )
    yield _Bench(
        f"{_STORY}-uses",
        _STORY,
        "µs",
        _uses_of_a_full_board,
        target=2_000,
        better="lower",
        reference="all legal uses of four dice with six skills and five items, the mean over four hands",
    )
    yield _Bench(
        f"{_STORY}-save-size",
        _STORY,
        "bytes",
        lambda quick: float(len(save.dumps(_late_campaign()).encode())),
        target=65_536,
        better="lower",
        reference="a campaign of four heroes in its last combat",
        runs=1,
    )
    for bot in ("random", "greedy", "mcts:50"):
        yield _Bench(
            f"games-{_STORY}-combat-{bot}",
            _STORY,
            "games/s",
            lambda quick, bot=bot: _games("combat", bot, quick, _STORY),  # type: ignore[misc]
            reference=f"the first combat with two heroes; every seat is {bot}; one process",
            runs=3 if bot == "random" else 1,
        )


_HANDS = ("strike strike step focus", "precise_strike step|strike step|focus special", "special strike|focus step step")
_SKILLS = ("no_lunge", "no_parry", "no_duelist", "no_heart_thrust", "no_feint", "no_blade_dance")
_ITEMS = ("rapier", "buckler", "boots_of_speed", "fire_flask", "whetstone")


def _full_boards() -> list[tuple[FateforgeState, int]]:
    """The Noble in the middle of a combat, with a board that is full, and different hands."""
    position = ludarium.new(_STORY, "combat", 2, seed=3, options={"heroes": "noble,mercenary", "combat": "c3"})
    generator = random.Random(3)
    while position.pending[0].prompt != "turn" or position.base.party[position.base.active].id != "noble":
        decision = position.pending[0]
        position.apply(decision.seat, decision.options[int(generator.random() * len(decision.options))])
    boards = []
    for hand in (*_HANDS, "strike precise_strike focus|shot step"):
        state: FateforgeState = position.base.__copy__()
        number = state.active
        slots = (*(new_item(item) for item in _ITEMS), None)
        state.set_hero(number, skills=_SKILLS, prepared=_SKILLS, slots=slots, energy=5)
        faces = tuple(face_of(face) for face in hand.split())
        zone = next(enemy.zone for enemy in state.enemies if not enemy.guards)
        state.set_fighter(number, faces=faces, zone=zone, used=(), spent=())
        boards.append((state, number))
    return boards


def _uses_of_a_full_board(quick: bool) -> float:
    boards = _full_boards()
    return _microseconds(lambda: [uses(state, number) for state, number in boards], quick) / len(boards)


def _late_campaign() -> FateforgeState:
    """A campaign, played at random, in its last combat."""
    position = ludarium.new(_STORY, "campaign", 4, seed=3)
    generator = random.Random(3)
    while position.base.combat_id != "c13" or position.base.round < 2:
        decision = position.pending[0]
        position.apply(decision.seat, decision.options[int(generator.random() * len(decision.options))])
    state: FateforgeState = position.base
    return state


def _seconds(quick: bool) -> float:
    return 0.15 if quick else 0.6


def _random_play(form: str, seats: int, quick: bool, game: str = _GAME) -> float:
    """Seats' decisions a second in random play; the legal choices of each are found, chance is played on top."""
    generator = random.Random(7)
    played, seed, spent = 0, 0, 0.0
    while spent < _seconds(quick):
        position = ludarium.new(game, form, seats, seed=seed)
        started = time.perf_counter()
        played += _play_at_random(position, generator)
        spent += time.perf_counter() - started
        seed += 1
    return played / spent


def _play_at_random(position: Position[Any], generator: random.Random) -> int:
    draw = generator.random
    played = 0
    while position.pending:
        decision = position.pending[0]
        options = decision.options
        position.apply(decision.seat, options[int(draw() * len(options))])
        played += 1
    return played


def _after(game: str, form: str, decisions: int) -> Position[Any]:
    """A random game after so many decisions, at the next checkpoint."""
    generator = random.Random(3)
    position = ludarium.new(game, form, 2, seed=3)
    played = 0
    while played < decisions or position.answers:
        decision = position.pending[0]
        position.apply(decision.seat, decision.options[int(generator.random() * len(decision.options))])
        played += 1
    return position


def _middles_of_duels(number: int, pieces: int = 30) -> list[Position[TashKalarState]]:
    """Duels at a free action with so many pieces in the arena and a full hand."""
    generator = random.Random(3)
    found: list[Position[TashKalarState]] = []
    for seed in range(1000):
        position = ludarium.new(_GAME, "duel", seed=seed)
        while position.pending:
            decision, state = position.pending[0], position.base
            hand = len(state.beings[state.active]), len(state.legends[state.active])
            if decision.prompt == "action" and state.occupied.bit_count() == pieces and hand == (3, 2):
                found.append(position)
                break
            options = decision.options
            position.apply(decision.seat, options[int(generator.random() * len(options))])
        if len(found) == number:
            return found
    raise AssertionError(f"not enough duels come to an arena of {pieces} pieces")


def _summons(quick: bool) -> float:
    """The mean over ten arenas, some with many summonings and some with none."""
    arenas = [(position.base, position.pending[0].seat) for position in _middles_of_duels(10)]
    return _microseconds(lambda: [legal_summons(state, seat) for state, seat in arenas], quick) / len(arenas)


def _copy(quick: bool) -> float:
    return _microseconds(_middles_of_duels(1)[0].copy, quick)


def _microseconds(work: Callable[[], object], quick: bool) -> float:
    """One call's time, over as many calls as fit."""
    calls, spent = 0, 0.0
    while spent < _seconds(quick) / 2:
        started = time.perf_counter()
        for _ in range(100):
            work()
        spent += time.perf_counter() - started
        calls += 100
    return spent / calls * 1e6


def _games(form: str, bot: str, quick: bool, game: str = _GAME) -> float:
    games = {"random": 10 if quick else 50, "greedy": 1 if quick else 2}.get(bot, 1)
    result = simulate(game, form, bots=(bot,), games=games, seed=1)
    return result.finished / result.seconds


def _connect_four(quick: bool) -> float:
    """The example game of the documentation, played at random on the kernel."""
    game = _example_game()
    generator = random.Random(7)
    played, spent = 0, 0.0
    while spent < _seconds(quick):
        position: Position[Any] = Position(game, game.setup(ludarium.Setup(game.info.forms[0].id, 2)))
        started = time.perf_counter()
        played += _play_at_random(position, generator)
        spent += time.perf_counter() - started
    return played / spent


def _example_game() -> Game[Any]:
    """The example, read from its file."""
    spec = importlib.util.spec_from_file_location("connect_four_example", _EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    found: Game[Any] = module.TITLE.rules
    return found


def _bare_loop(quick: bool) -> float:
    """Connect Four with nothing around it: what a Python loop can do at best."""
    draw = random.Random(7).random
    played, spent = 0, 0.0
    while spent < _seconds(quick):
        started = time.perf_counter()
        for _ in range(200):
            played += _bare_game(draw)
        spent += time.perf_counter() - started
    return played / spent


def _bare_game(draw: Callable[[], float]) -> int:
    """One game on two integers; columns are seven bits high, so that lines cannot wrap."""
    mine = theirs = moves = 0
    heights = [0, 7, 14, 21, 28, 35, 42]
    columns = heights.copy()
    open_columns = [0, 1, 2, 3, 4, 5, 6]
    while open_columns:
        column = open_columns[int(draw() * len(open_columns))]
        mine |= 1 << columns[column]
        columns[column] += 1
        if columns[column] == heights[column] + 6:
            open_columns.remove(column)
        moves += 1
        for step in (1, 7, 6, 8):
            pairs = mine & mine >> step
            if pairs & pairs >> 2 * step:
                return moves
        mine, theirs = theirs, mine
    return moves
