"""Opponents with a name: every game of the box has eight, they are bots like others, and everybody has words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludarium import bots
from ludarium.bots.opponents import OpponentBot
from ludarium.cli import main
from ludarium.kernel import record
from ludarium.kernel.errors import UnknownName
from ludarium.kernel.game import Setup, game
from ludarium.kernel.table import Table
from ludarium.kernel.title import Title, register, titles
from ludarium.simulation import Run, simulate
from ludarium.texts import LANGUAGES, say

BOX = tuple(title.id for title in titles() if title.package.startswith("ludarium."))
EVERYBODY = tuple(opponent for game_id in BOX for opponent in bots.opponents(game_id))


@pytest.mark.parametrize("game_id", BOX)
def test_a_game_of_the_box_has_eight_from_the_first_timer_to_the_master(game_id: str) -> None:
    found = bots.opponents(game_id)
    assert [opponent.level for opponent in found] == [1, 2, 3, 4, 5, 6, 7, 8]
    strengths = [bots.make(opponent.bot, 0).strength for opponent in found]
    assert strengths == sorted(set(strengths)), "each is stronger than the one before"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everybody_has_a_name_and_lines_in_every_language(lang: str) -> None:
    for attribute in ("", ".short", ".line", ".plays", ".greeting", ".win", ".lose", ".blunder"):
        said = [say(opponent.text + attribute, None, lang) for opponent in EVERYBODY]
        assert all(said)
        assert len(set(said)) == len(said), f"two opponents share {attribute or 'a name'}"
    assert all(len(say(f"{opponent.text}.short", None, lang)) <= 16 for opponent in EVERYBODY)


def test_everybody_has_a_portrait_and_nobody_else() -> None:
    """Small drawings by paths alone: nothing that is fetched, run or written in them."""
    drawn = {
        f"{file.parent.parent.name}/{file.stem}": file.read_text("utf-8")
        for file in Path(__file__).parents[2].glob("web/src/games/*/opponents/*.svg")
    }
    assert set(drawn) == {opponent.bot for opponent in EVERYBODY}
    for bot, svg in drawn.items():
        assert len(svg) < 3_000, bot
        assert 'viewBox="0 0 64 64"' in svg
        assert not re.search(r"<(script|style|image|text|use|foreignObject|filter)\b|href|\bon\w+=", svg), bot


def test_an_opponent_is_a_bot_by_its_name_but_is_not_offered_as_a_kind() -> None:
    bot = bots.make("tash-kalar/ysolde", 1)
    assert (bot.name, bot.iterations) == ("tash-kalar/ysolde", 200)
    assert not any("/" in kind for kind in bots.kinds())


@pytest.mark.parametrize("name", ["tash-kalar/nobody", "nowhere/pip", "tash-kalar/", "/pip", "tash-kalar/pip:2", "pip"])
def test_nobody_is_made_up(name: str) -> None:
    with pytest.raises(UnknownName, match=f"there is no bot '{name}'"):
        bots.make(name, 0)


def test_who_makes_no_mistakes_plays_as_the_bot_behind_it() -> None:
    assert _duel("tash-kalar/odile", 3) == _duel("greedy", 3)


def test_mistakes_follow_from_the_seed_and_their_share() -> None:
    assert _duel("tash-kalar/brann", 3) == _duel("tash-kalar/brann", 3)
    assert _duel("tash-kalar/brann", 3) != _duel("tash-kalar/brann", 4)
    assert _duel("tash-kalar/brann", 3) != _duel("greedy", 3)


def _duel(bot: str, seed: int) -> str:
    """A duel of that bot against itself as a record; a table refuses what is not one of the options."""
    table = Table(game("tash-kalar"), Setup("duel", 2), bytes(32), table_id="duel")
    players = [bots.make(bot, seed + seat) for seat in range(2)]
    while not table.position.over:
        seat = table.position.pending[0].seat
        table.act(seat, players[seat].choose(table.position, seat))
    text = record.write(record.of_table(table, ("one", "two")))
    assert record.replay(record.read(text)).outcome == table.outcome
    return text


def test_a_mistake_is_made_in_about_its_share_of_the_choices() -> None:
    position = Table(game("tash-kalar"), Setup("duel", 2), bytes(32)).position
    seat = position.pending[0].seat
    best = bots.make("greedy", 5).choose(position, seat)

    def slips(mistakes: float) -> int:
        somebody = bots.Opponent("tash-kalar/somebody", 1, "greedy", mistakes)
        return sum(OpponentBot(somebody, number).choose(position, seat) != best for number in range(20))

    assert slips(0.0) <= slips(0.5) <= slips(1.0)


def test_records_of_opponents_are_verified(tmp_path: Path) -> None:
    simulate(Run("tash-kalar", form="duel", bots=("tash-kalar/brann", "tash-kalar/pip"), games=2, records=tmp_path))
    written = sorted(map(str, tmp_path.iterdir()))
    assert len(written) == 2
    assert "tash-kalar/brann" in Path(written[0]).read_text()
    assert main(["replay", "--verify", *written]) == 0


def test_a_game_that_has_none_is_played_against_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludarium.kernel.title._TITLES", {})
    register(Title(id="lonely", rules=None))
    assert bots.opponents("lonely") == ()
    assert bots.opponent_like("lonely", "greedy") is None


@pytest.mark.parametrize(("bot", "name"), [("mild", "marigold"), ("greedy", "odile"), ("mcts:200", "ysolde")])
def test_a_bot_has_an_opponent_that_is_like_it(bot: str, name: str) -> None:
    found = bots.opponent_like("tash-kalar", bot)
    assert found is not None
    assert found.bot == f"tash-kalar/{name}"


def test_the_strongest_that_is_rated_and_no_stronger_than_a_search() -> None:
    found = {n: bots.opponent_within("skytear", f"mcts:{n}") for n in (10, 50, 199, 800)}
    assert [one and one.engine for one in found.values()] == ["greedy", "mcts:50", "mcts:50", "mcts:800"]
    assert bots.opponent_within("fateforge", "mcts:800") is None, "its companions were not measured"


def test_the_command_lists_opponents_and_seats_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "--lang", "fr"]) == 0
    assert "skytear/kiko 1. Kiko au tambour" in " ".join(capsys.readouterr().out.split())
    assert main(["terminal", "tash-kalar", "--opponent", "kiko"]) != 0
    assert "nobody called 'kiko' can sit here" in " ".join(capsys.readouterr().err.split())
    assert main(["terminal", "tash-kalar", "--opponent", "pip", "--seats", "human,greedy"]) != 0
    assert "--opponent takes all seats but yours" in " ".join(capsys.readouterr().err.split())


@pytest.mark.long
@pytest.mark.parametrize("game_id", ["tash-kalar", "skytear"])
def test_level_four_beats_level_one(game_id: str) -> None:
    weakest, middle = bots.opponents(game_id)[0].bot, bots.opponents(game_id)[3].bot
    form = {"tash-kalar": "duel", "skytear": "first-battle"}[game_id]
    result = simulate(Run(game_id, form=form, bots=(middle, weakest), games=6))
    assert next(standing for standing in result.bots if standing.bot == middle).wins >= 5
