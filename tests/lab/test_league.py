"""Leagues: ratings that fit made-up results, the same after an interruption, and a page that can be read."""

from __future__ import annotations

import json
from itertools import combinations
from pathlib import Path

import msgspec
import pytest

from lab.test_report import Outline
from ludarium.cli import main
from ludarium.kernel.errors import BadSetup, UnknownName
from ludarium.lab.ladder import ladder
from ludarium.lab.league import Competition, LeagueResult, _ladder, _Met, _pair, fitted, folder_of, how_many, league
from ludarium.simulation import simulate

DUELS = Competition(game="tash-kalar", form="duel", players=("random", "mild", "greedy"), games=2, seed=1)


def results(a: int, b: int, wins: int, losses: int, draws: int = 0) -> list[_Met]:
    scores = [1.0] * wins + [0.0] * losses + [0.5] * draws
    return [_Met(a, b, number, number // 2, score) for number, score in enumerate(scores)]


def test_ten_wins_to_one_are_400_points_and_greedy_is_the_anchor() -> None:
    # One draw on top of each pair: 999.5 to 99.5 is all but ten to one.
    low, high = fitted(2, results(1, 0, 1000, 100), anchor=0)
    assert low == 1200
    assert high - low == pytest.approx(400, abs=1.5)
    middle = fitted(2, results(1, 0, 1000, 100), anchor=None)
    assert sum(middle) / 2 == pytest.approx(1200)


def test_ratings_of_a_chain_add_up_and_a_draw_is_half() -> None:
    chain = results(1, 0, 300, 100) + results(2, 1, 300, 100)
    one, two, three = fitted(3, chain, anchor=0)
    assert two - one == pytest.approx(three - two, abs=0.1)
    assert two - one == pytest.approx(190, abs=2)
    assert fitted(2, results(0, 1, 0, 0, 50), anchor=0) == (1200, 1200)


def test_a_ladder_tells_places_that_games_cannot_tell_apart() -> None:
    met = results(1, 0, 52, 48) + results(2, 0, 100, 0) + results(2, 1, 100, 0)
    best, *others = _ladder(("greedy", "mild", "mcts:50"), met)
    assert (best.name, best.first, best.last, best.bound) == ("mcts:50", 1, 1, "above")
    assert {(player.first, player.last) for player in others} == {(2, 3)}
    for player in (best, *others):
        assert player.low <= player.rating <= player.high
    anchor = next(player for player in others if player.name == "greedy")
    assert (anchor.rating, anchor.low, anchor.high) == (1200, 1200, 1200)
    assert anchor.openskill is not None
    assert best.openskill is not None
    assert best.openskill[0] > anchor.openskill[0]


def test_a_league_is_played_reckoned_and_taken_up_again(tmp_path: Path) -> None:
    whole = league(DUELS)
    assert [player.name for player in whole.players] == ["greedy", "mild", "random"]
    assert [(pair.a, pair.b, pair.games) for pair in whole.pairs] == [
        ("random", "mild", 2),
        ("random", "greedy", 2),
        ("mild", "greedy", 2),
    ]
    assert how_many(DUELS) == whole.games == 6
    kept = msgspec.structs.replace(DUELS, records=tmp_path)
    told: list[int] = []

    class Stopped(Exception):
        """What stops a league from outside."""

    def stop(done: int, who: str) -> None:
        told.append(done)
        if done == 3:
            raise Stopped

    with pytest.raises(Stopped):
        league(kept, stop)
    assert told == [1, 2, 3]
    assert len([*tmp_path.rglob("*.record")]) == 3
    assert league(kept) == whole
    # A further bot plays its own games only; what was there is not played again.
    more = league(msgspec.structs.replace(kept, players=(*DUELS.players, "mcts:1"), games=1))
    assert len([*tmp_path.rglob("*.record")]) == 6 + 3
    assert len(more.pairs) == 6


def test_a_pair_of_a_league_is_a_simulation() -> None:
    from ludarium.simulation import Run

    pair = league(msgspec.structs.replace(DUELS, players=("greedy", "random"))).pairs[0]
    seats = simulate(Run("tash-kalar", "duel", bots=("greedy", "random"), games=2, seed=1)).seats
    assert (pair.games, pair.wins, pair.draws) == (seats[0].games, seats[0].wins, seats[0].draws)


def test_only_neighbours_play_each_other_where_that_is_asked() -> None:
    pairs = league(msgspec.structs.replace(DUELS, neighbours=True, games=2)).pairs
    assert [(pair.a, pair.b) for pair in pairs] == [("random", "mild"), ("mild", "greedy")]


def test_who_plays_together_is_compared_on_the_same_deals() -> None:
    wanted = Competition(game="fateforge", form="combat", players=("random", "greedy"), games=6, seed=2)
    result = league(wanted)
    assert result.together
    assert result.games == how_many(wanted) == 12
    assert result.players[0].name == "greedy"
    pair = result.pairs[0]
    assert pair.wins == 0
    assert pair.games == 6


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"players": ("greedy",)}, "a league needs at least two bots"),
        ({"players": ("greedy", "mild", "greedy")}, "'greedy' is named twice"),
        ({"players": tuple(f"mcts:{level}" for level in range(1, 30))}, "24 bots or less, not 29"),
        ({"form": "melee"}, "a league is played by two; Tash-Kalar melee has 3 seats"),
        ({"games": 0}, "the number of games must be 1 or more"),
    ],
)
def test_what_is_no_league_is_refused_in_a_sentence(changes: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadSetup, match=sentence):
        league(msgspec.structs.replace(DUELS, **changes))


def test_unknown_bots_are_refused_before_anything_is_played(tmp_path: Path) -> None:
    with pytest.raises(UnknownName):
        league(msgspec.structs.replace(DUELS, players=("random", "wizard"), records=tmp_path))
    assert [*tmp_path.iterdir()] == []


def test_folders_are_called_after_those_who_play() -> None:
    assert folder_of(("mcts:200", "tash-kalar/pip")) == "mcts_200--tash-kalar_pip"


def test_the_command_tells_programs_people_and_a_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "league.html"
    words = ["league", "tash-kalar", "--bots", "random,greedy", "--games", "2", "--seed", "1"]
    assert main([*words, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert set(told) >= {"game", "form", "players", "pairs"}
    assert all(set(player) >= {"name", "rating", "low", "high"} for player in told["players"])
    assert told["pairs"][0] | {} == {"a": "random", "b": "greedy", "games": 2, "wins": 0, "draws": 0}
    assert main([*words, "--report", str(page)]) == 0
    assert "95 % interval" in capsys.readouterr().out
    outline = Outline(page.read_text("utf-8"))
    said = " ".join(outline.text)
    assert all(each.startswith("#") and each[1:] in outline.ids for each in outline.wanted)
    assert "Which bot plays best?" in said
    assert "ludarium league tash-kalar --form duel --bots random,greedy --games 2 --seed 1 --report league.html" in said
    assert "None" not in said
    assert main(["league", "tash-kalar", "--bots", "greedy,greedy"]) == 2
    assert "'greedy' is named twice" in capsys.readouterr().err


def made_up(met: list[_Met], names: tuple[str, ...]) -> LeagueResult:
    pairs = tuple(_pair(names, met, one, other) for one, other in combinations(names, 2))
    return LeagueResult(
        game="tash-kalar",
        form="duel",
        seed=1,
        games=len(met),
        errors=0,
        error_messages=(),
        together=False,
        players=_ladder(names, met),
        pairs=pairs,
    )


def test_a_page_says_who_leads_and_what_surprises() -> None:
    chain = results(1, 0, 30, 10) + results(2, 1, 30, 10)
    said = " ".join(Outline(ladder(made_up([*chain, *results(2, 0, 36, 4)], ("mild", "greedy", "mcts:50")), "x")).text)
    assert "plays best," in said
    assert "No pair is a surprise." in said
    odd = made_up([*chain, *results(2, 0, 4, 36)], ("mild", "greedy", "mcts:50"))
    assert "One pair is a surprise:" in " ".join(Outline(ladder(odd, "x")).text)
    equal = " ".join(Outline(ladder(made_up(results(1, 0, 20, 20), ("mild", "greedy")), "x")).text)
    assert "may be chance: it shares the first place with" in equal
    bound = " ".join(Outline(ladder(made_up(results(1, 0, 40, 0), ("mild", "greedy")), "x")).text)
    assert "below " in bound
