"""Playing with a content pack: `--pack` checks it, every process plays with it, and records name it."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from ludarium.kernel.packs import variable

ROOT = Path(__file__).parents[1]
GAMES = ROOT.parent / "src/ludarium/games"
SKYTEAR = ROOT / "skytear/packs/good"
FATEFORGE = ROOT / "fateforge/packs/good"
BROKEN = ROOT / "fateforge/packs/stuck"

KNIGHT = """
[[being]]
id = "imperial/knight"
name = "Knight"
rank = "common"
school = "imperial"
pattern = [[1, 0, "c"]]
"""


DECKS = ("-o", "schools=northern,southern")
"""Both have the Knight."""


def ludarium(*arguments: str | Path, env: Mapping[str, str] = {}) -> subprocess.CompletedProcess[str]:
    """The command as a user runs it: games read their pack once, so each run needs a process of its own."""
    command = [sys.executable, "-m", "ludarium", *map(str, arguments)]
    return subprocess.run(
        command, capture_output=True, text=True, check=False, env={**os.environ, "LANG": "en_GB.UTF-8", **env}
    )


@pytest.fixture
def knights(tmp_path: Path) -> Path:
    """A pack of Tash-Kalar in which a Knight needs one piece only."""
    folder = tmp_path / "easy knights"
    folder.mkdir()
    (folder / "beings.toml").write_text(KNIGHT, "utf-8")
    return folder


def test_cards_are_shown_as_the_pack_has_them(knights: Path) -> None:
    box = json.loads(ludarium("cards", "tash-kalar", "--json").stdout)
    pack = json.loads(ludarium("cards", "tash-kalar", "--json", "--pack", knights).stdout)
    changed = [ours for ours, theirs in zip(box["beings"], pack["beings"], strict=True) if ours != theirs]
    assert [being["id"] for being in changed] == ["imperial/knight"]
    assert next(b["pattern"] for b in pack["beings"] if b["id"] == "imperial/knight") == [[1, 0, "c"]]


def test_old_is_simulated_against_new_and_records_replay_with_their_pack_only(knights: Path, tmp_path: Path) -> None:
    def simulated(*more: str | Path) -> dict[str, object]:
        told = ludarium(
            "simulate", "tash-kalar", "--form", "duel", "--games", "2", "--seed", "3", *DECKS, "--json", *more
        )
        assert told.returncode == 0, told.stderr
        result: dict[str, object] = json.loads(told.stdout)
        return {key: result[key] for key in ("pack", "finished", "decisions", "seats")}

    records = tmp_path / "records"
    old, new = simulated(), simulated("--pack", knights, "--records", records, "--jobs", "2")
    assert (old["pack"], old["finished"], new["finished"]) == ("", 2, 2)
    name, digest = str(new["pack"]).split()
    assert name == "easy-knights"
    assert len(digest) == 16
    assert old["decisions"] != new["decisions"], "the pack makes games go another way"

    record = records / "game-0001.record"
    assert f"\npack {name} {digest}\n" in record.read_text("utf-8")
    assert ludarium("replay", record, "--verify", "--pack", knights).returncode == 0
    without = ludarium("replay", record, "--verify")
    assert without.returncode == 1
    assert "played with the content pack 'easy-knights'; name its folder with --pack" in without.stdout

    renamed = Path(shutil.copytree(knights, tmp_path / "others"))
    assert "the content pack 'easy-knights'; here is 'others'" in ludarium(
        "replay", record, "--verify", "--pack", renamed
    ).stdout.replace("\n", " ")
    (knights / "beings.toml").write_text(KNIGHT.replace("[1, 0", "[0, 1"), "utf-8")
    changed = ludarium("replay", record, "--verify", "--pack", knights).stdout.replace("\n", " ")
    assert "the content pack 'easy-knights' has changed since" in changed


def test_a_record_of_the_box_is_refused_with_a_pack(knights: Path, tmp_path: Path) -> None:
    made = ludarium("simulate", "tash-kalar", "--bots", "random", "--games", "1", "--records", tmp_path / "r")
    assert made.returncode == 0
    refused = ludarium("replay", tmp_path / "r/game-0001.record", "--verify", "--pack", knights)
    assert refused.returncode == 1
    assert "played without a content pack; here is 'easy-knights'" in refused.stdout.replace("\n", " ")


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("simulate", "fateforge", "--pack", BROKEN), "a mistake in scenes.toml:3: the story can get stuck here"),
        (("terminal", "skytear", "--pack", FATEFORGE), "no file of that name is read"),
        (("play", "--no-browser", "--pack", "nowhere"), "nowhere does not exist; name the folder of a content pack"),
        (("serve", "--pack", FATEFORGE / "scenes.toml"), "is a file; name the folder it lies in"),
        (("cards", "chess", "--pack", SKYTEAR), "there is no game 'chess'"),
    ],
    ids=["mistake", "another game", "nowhere", "a file", "no game"],
)
def test_a_pack_that_cannot_be_used_is_refused_in_one_line(arguments: tuple[str | Path, ...], says: str) -> None:
    refused = ludarium(*arguments)
    assert refused.returncode == 2
    assert says in refused.stderr
    assert refused.stderr.count("\n") == 1
    assert refused.stdout == ""


def test_a_pack_named_in_the_environment_and_never_checked_is_refused_in_one_line(tmp_path: Path) -> None:
    for game, file in (("tash-kalar", "beings"), ("skytear", "heroes"), ("fateforge", "scenes")):
        for content in (b"[[being]\n", b"\xff\xfe\x00"):
            (tmp_path / f"{file}.toml").write_bytes(content)
            refused = ludarium("games", env={variable(game): str(tmp_path)})
            assert refused.returncode == 2
            assert f"{variable(game)}: " in refused.stderr
            assert "'ludarium content check' says more" in refused.stderr
            assert refused.stderr.count("\n") == 1


def test_a_pack_in_the_environment_that_is_not_there_is_not_passed_over(tmp_path: Path) -> None:
    refused = ludarium("games", env={variable("skytear"): str(tmp_path / "nowhere")})
    assert refused.returncode == 2
    assert refused.stderr.startswith(f"ludarium: {variable('skytear')}: there is no folder")
    assert refused.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("game", "file", "old", "new", "says"),
    [
        ("fateforge", "items.toml", "cost = 3", "cost = -3", "the cost is -3; it must be at least 0"),
        ("skytear", "heroes.toml", "hp = 13", "hp = 99999999999999999999", "it must be at most 999"),
    ],
)
def test_figures_that_no_card_has_are_refused(
    tmp_path: Path, game: str, file: str, old: str, new: str, says: str
) -> None:
    text = (GAMES / game / "data" / file).read_text("utf-8")
    assert old in text
    (tmp_path / file).write_text(text.replace(old, new, 1), "utf-8")
    told = ludarium("content", "check", tmp_path, "--game", game)
    assert told.returncode == 1
    assert says in told.stdout


STORY = """
import ludarium
from ludarium.games.fateforge.story import prose
from ludarium.games.fateforge.content import COMBATS, ENEMIES
print(ENEMIES["enforcer"].toughness, COMBATS["sq1"].rounds)
print(prose.title("s101b", "pl"), "|", prose.title("s101b", "fr"), "|", prose.title("s102", "fr"))
position = ludarium.new("fateforge", "campaign", 2, seed=1, options={"heroes": ["ranger", "noble"]})
scenes = []
while len(scenes) < 3:
    decision = position.pending[0]
    scenes += [position.state.scene] if position.state.scene not in scenes else []
    option = next((o for o in decision.options if str(o).endswith(("results", "take"))), decision.options[0])
    position.apply(decision.seat, option)
print(*scenes)
"""


def test_a_pack_of_fateforge_changes_figures_and_tells_a_scene_of_its_own() -> None:
    env = {**os.environ, variable("fateforge"): str(FATEFORGE)}
    done = subprocess.run([sys.executable, "-c", STORY], env=env, capture_output=True, text=True, check=False)
    assert done.stderr == ""
    figures, titles, scenes = done.stdout.splitlines()
    assert figures == "2 4"
    # The pack has no French: its English stands in, and what it leaves alone is told in French.
    assert titles == "Jeszcze jedno | One Thing More | La porte des Péages"
    assert scenes == "s101 s101b s102"
