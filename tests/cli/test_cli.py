"""The command: help, exit codes, errors of one line, and what programs read."""

from __future__ import annotations

import errno
import json
import os
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from cli.printed import data
from ludarium.cli import main
from ludarium.cli import reference as reference_module
from ludarium.cli.output import Stop, language, rate_in_words, table_options
from ludarium.games.tash_kalar.cards import BEINGS
from ludarium.kernel import record
from ludarium.kernel.chance import seed_of
from ludarium.kernel.game import Setup, game
from ludarium.kernel.table import Table
from ludarium.simulation import Run, simulate
from pseudo_terminal import ludarium, terminal

COMMANDS = (
    "play",
    "serve",
    "house",
    "terminal",
    "simulate",
    "replay",
    "position",
    "bench",
    "rules",
    "cards",
    "content",
    "games",
    "pocket",
    "ratings",
    "backup",
    "restore",
    "move",
    "doctor",
)


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """The record of a short game: three answers of a first game."""
    table = Table(game("tash-kalar"), Setup("first-game", 2, {"first": 0}), seed_of(1), "test")
    for notation in ("place e5", "end turn", "place d4"):
        decision = table.position.pending[0]
        table.act(decision.seat, next(option for option in decision.options if str(option) == notation))
    path = tmp_path / "game.txt"
    path.write_text(record.write(record.of_table(table, ("Ala", "Bo"))), "utf-8")
    return path


def test_the_bare_command_prints_help_with_examples(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    shown = capsys.readouterr().out
    assert "Examples:" in shown
    assert all(command in shown for command in COMMANDS)


@pytest.mark.parametrize("command", [*COMMANDS, "content check"])
def test_every_command_has_help_with_examples(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*command.split(), "--help"]) == 0
    shown = capsys.readouterr().out
    assert f"ludarium {command}" in shown
    assert f"  ludarium {command}" in shown.partition("Examples:")[2]


def test_the_package_can_be_run_as_the_command() -> None:
    told = subprocess.run([sys.executable, "-m", "ludarium", "rules", "chess"], capture_output=True, text=True)
    assert told.returncode == 2
    assert "chess" in told.stderr
    assert "tash-kalar" in told.stderr


def test_help_loads_neither_server_nor_games() -> None:
    script = (
        "import sys; from ludarium.cli import main; main(['--help']); "
        "heavy = [m for m in sys.modules if m.split('.')[0] in ('litestar', 'textual', 'sqlalchemy', 'matplotlib')"
        " or m.startswith('ludarium.games.') and m.count('.') > 2 and not m.endswith('.title')];"
        " sys.exit(', '.join(heavy) or 0)"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("arguments", "code", "says"),
    [
        ("frobnicate", 2, "frobnicate"),
        ("simulate", 2, "requires an argument"),
        ("simulate chess", 2, "there is no game 'chess'; the games are"),
        ("simulate tash-kalar --games many", 2, "many"),
        ("simulate tash-kalar --games 0", 2, "1 or more, not 0"),
        ("simulate tash-kalar --games 1.5", 2, "--games needs a whole number, not '1.5'"),
        ("simulate tash-kalar --games 99999999999999999999", 2, "10000000 or less"),
        ("simulate tash-kalar --jobs 999999", 2, "256 or less, not 999999"),
        ("simulate tash-kalar --games 1 --bots random --records pyproject.toml", 2, "Not a directory; name another"),
        ("simulate tash-kalar --games 1 --bots random --records pyproject.toml/in", 2, "records cannot be written to"),
        ("games extra words", 2, "leave out 'extra', 'words'"),
        ("rules tash-kalar --id .", 1, "has no rule '.'"),
        ("rules tash-kalar --id TK-6.2 --search mirror", 2, "take one of them"),
        ("terminal tash-kalar --record src", 2, "src is a folder; name a new file"),
        ("terminal tash-kalar --record pyproject.toml/game.txt", 2, "pyproject.toml is a file"),
        ("terminal tash-kalar --record pyproject.toml", 2, "exists already; name a new file, or go on"),
        ("terminal tash-kalar --continue nowhere.txt --form duel", 2, "stand in its record"),
        ("bench --server nothing", 2, "leave out nothing"),
        ("serve --workers 1000000", 2, "256 or less"),
        ("replay /dev/zero", 1, "the record is longer than"),
        ("simulate tash-kalar --bots alphago", 2, "there is no bot 'alphago'; the bots are"),
        ("simulate tash-kalar --backend cloud", 2, "the backends are local, ray"),
        ("simulate tash-kalar --form waltz", 2, "no form 'waltz'; its forms are first-game"),
        ("simulate tash-kalar -o tempo=3", 2, "no option 'tempo'; its options are schools, dealing, first"),
        ("simulate tash-kalar -o schools", 2, "write it as name=value"),
        ("simulate tash-kalar --report nowhere/at/all.html", 2, "a folder that exists"),
        ("terminal tash-kalar --seats human,alphago", 2, "nobody called 'alphago' can sit here"),
        ("terminal tash-kalar --seats human", 2, "duel is for 2 seats, but --seats names 1"),
        ("terminal tash-kalar --form melee --seats human,random", 2, "melee is for 3 or 4 seats"),
        ("terminal tash-kalar -o schools=northern,northern", 2, "taken twice"),
        ("terminal tash-kalar -o schools=northern,elves", 2, "there is no school 'elves'"),
        ("terminal skytear --seats human", 2, "first-battle is for 2 seats, but --seats names 1"),
        ("terminal skytear --form duel", 2, "its forms are first-battle"),
        ("terminal skytear --form standard --seats human,alphago", 2, "nobody called 'alphago'"),
        ("terminal skytear -o first=2", 2, "first"),
        ("simulate skytear --form three-lanes --seats 9", 2, "9"),
        ("cards skytear --faction elves", 2, "there is no faction 'elves'; there are kurumo"),
        ("cards skytear --search xylophone", 1, "no card of skytear holds 'xylophone'"),
        ("rules skytear --id SK-99.1", 1, "has no rule 'SK-99.1'; rules are numbered like SK-6.2"),
        ("terminal fateforge --form solo --seats human,greedy", 2, "solo is for 1 seat, but --seats names 2"),
        ("terminal fateforge --form duel", 2, "its forms are campaign"),
        ("terminal fateforge --form combat -o combat=c99", 2, "combat"),
        ("cards fateforge --hero wizard", 2, "there is no hero 'wizard'; there are mercenary"),
        ("cards fateforge --search xylophone", 1, "no card of fateforge holds 'xylophone'"),
        ("rules fateforge --id FF-99.1", 1, "has no rule 'FF-99.1'; rules are numbered like FF-6.2"),
        ("terminal tash-kalar --names Ala", 2, "--names needs 2 names"),
        ("terminal tash-kalar --lang de", 2, "de"),
        ("terminal tash-kalar --continue nowhere.txt", 2, "nowhere.txt cannot be read"),
        ("replay nowhere.txt", 2, "nowhere.txt cannot be read: No such file"),
        ("replay pyproject.toml", 1, "this is not a record"),
        ("rules tash-kalar --id TK-99.1", 1, "has no rule 'TK-99.1'; rules are numbered like TK-6.2"),
        ("rules tash-kalar --search xylophone", 1, "no rule of tash-kalar holds 'xylophone'"),
        ("rules chess", 2, "there is no game 'chess'"),
        ("cards tash-kalar --school elves", 2, "there is no school 'elves'"),
        ("cards tash-kalar --search xylophone", 1, "no card of tash-kalar"),
        ("content check nowhere", 2, "nowhere does not exist"),
        ("content check pyproject.toml", 2, "is a file"),
        ("bench nothing", 2, "there is no benchmark 'nothing'"),
        ("play --port 99999", 2, "there is no port 99999"),
        ("serve --workers 0", 2, "1 or more, not 0"),
        ("serve --proxy example.org", 2, "'example.org' is no address for --proxy"),
        ("serve --metrics-for 10.0.0.0/99", 2, "name one (10.0.0.7) or a network (10.0.0.0/8)"),
        ("play --allow-host https://games.example", 2, "without scheme and port: games.example"),
        ("play --public-url games.example", 2, "is no public address; give it like this: https://games.example/"),
        ("play --public-url https://games.example:x/", 2, "is no public address"),
        ("play --public-url https://me@games.example/", 2, "is no public address"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(
    arguments: str, code: int, says: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(Path(__file__).parents[2])
    assert main(arguments.split()) == code
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("ludarium: ")
    assert captured.err.count("\n") == 1
    assert says in captured.err


def test_a_report_that_cannot_be_written_does_not_cost_the_figures(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: Any, **__: Any) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(Path, "write_text", full)
    report = str(tmp_path / "report.html")
    wanted = ["simulate", "tash-kalar", "--games", "1", "--bots", "random", "--json", "--report", report]
    assert main(wanted) == 1
    captured = capsys.readouterr()
    assert json.loads(captured.out)["finished"] == 1
    assert captured.err == f"ludarium: the report cannot be written to {report}: No space left on device\n"


def test_no_more_processes_than_pieces_of_work_are_started(monkeypatch: pytest.MonkeyPatch) -> None:
    joblib = pytest.importorskip("joblib")
    asked: list[int] = []

    started = joblib.Parallel

    def parallel(n_jobs: int, **rest: Any) -> Any:
        asked.append(n_jobs)
        return started(n_jobs=1, **rest)

    monkeypatch.setattr(joblib, "Parallel", parallel)
    assert simulate(Run("tash-kalar", games=2, jobs=200)).finished == 2
    assert asked == [2]


def test_the_rules_of_a_chapter_are_read_by_its_number(capsys: pytest.CaptureFixture[str]) -> None:
    chapter = [rule["id"] for rule in data(capsys, "rules", "tash-kalar", "--id", "tk-6")["rules"]]
    assert chapter == [rule["id"] for rule in data(capsys, "rules", "tash-kalar", "--id", "6")["rules"]]
    assert chapter[:2] == ["TK-6.1", "TK-6.2"]
    assert all(rule.startswith("TK-6.") for rule in chapter)


@pytest.mark.parametrize("command", ["rules", "cards"])
def test_a_search_without_result_is_an_empty_object_and_a_no(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    found = data(capsys, command, "tash-kalar", "--search", "xylophone", code=1)
    assert not any(value for value in found.values() if isinstance(value, list))


def test_games_are_listed_with_forms_seats_and_options(capsys: pytest.CaptureFixture[str]) -> None:
    listed = data(capsys, "games")
    tash_kalar = next(known for known in listed["games"] if known["id"] == "tash-kalar")
    forms = {form["id"]: form for form in tash_kalar["forms"]}
    assert set(forms) == {"first-game", "high-form", "duel", "team-high-form", "team-duel", "melee"}
    assert forms["melee"]["seats"] == [3, 4]
    assert [option["id"] for option in forms["first-game"]["options"]] == ["schools", "dealing", "first", "first_tasks"]
    assert main(["games", "--lang", "pl"]) == 0
    assert "Bitwa na śmierć i życie" in capsys.readouterr().out


def test_rules_are_read_by_number_and_by_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert [rule["id"] for rule in data(capsys, "rules", "tash-kalar", "--id", "tk-6.2")["rules"]] == ["TK-6.2"]
    polish = data(capsys, "rules", "tash-kalar", "--id", "6.2", "--lang", "pl")
    assert polish["rules"][0]["text"] != ""
    found = data(capsys, "rules", "tash-kalar", "--search", "combat move")["rules"]
    assert "TK-9.12" in [rule["id"] for rule in found]
    assert main(["rules", "tash-kalar"]) == 0
    assert "TK-19.1" in capsys.readouterr().out


def test_coverage_counts_rules_with_tests(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    every = [rule for section in data(capsys, "rules", "tash-kalar")["sections"] for rule in section["rules"]]
    tests = {rule["id"]: ["some test"] for rule in every[3:]}
    reasons = {every[2]["id"]: "it is about the box", every[5]["id"]: "not needed: it has a test"}
    monkeypatch.setattr(reference_module, "coverage_on_file", lambda: (tests, reasons))
    told = data(capsys, "rules", "tash-kalar", "--coverage", code=1)
    assert told == {
        "game": "tash-kalar",
        "rules": len(every),
        "covered": len(every) - 3,
        "missing": ["TK-1.1", "TK-1.2"],
        "untestable": {"TK-1.3": "it is about the box"},
    }
    tests.update({"TK-1.1": ["one"], "TK-1.2": ["two"]})
    assert data(capsys, "rules", "tash-kalar", "--coverage")["missing"] == []
    assert main(["rules", "tash-kalar", "--coverage"]) == 0
    assert "1 cannot be tested" in capsys.readouterr().out


def test_cards_are_data_and_drawings(capsys: pytest.CaptureFixture[str]) -> None:
    every = data(capsys, "cards", "tash-kalar", "--lang", "fr")
    assert (len(every["beings"]), len(every["flares"]), len(every["tasks"])) == (len(BEINGS), 12, 24)
    assert every["beings"][0]["name"] == "maîtresse d’armes"
    northern = data(capsys, "cards", "tash-kalar", "--school", "northern")
    assert {being["school"] for being in northern["beings"]} == {"imperial"}
    found = data(capsys, "cards", "tash-kalar", "--search", "dragon")
    assert {being["id"] for being in found["beings"]} == {"legends/fire-dragon", "legends/two-headed-dragon"}
    assert main(["cards", "tash-kalar", "--search", "smok", "--lang", "pl"]) == 0
    assert "Ognisty smok" in capsys.readouterr().out


def test_simulations_are_data_and_repeatable(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    arguments = ("simulate", "tash-kalar", "--form", "duel", "--bots", "random", "--games", "2", "--seed", "5")
    first = data(capsys, *arguments, "--records", str(tmp_path / "games"))
    assert set(first) >= {"game", "form", "games", "finished", "errors", "decisions", "seconds", "ends"}
    assert set(first) >= {"decisions_per_second", "mean_decisions", "seats"}
    for seat in first["seats"]:
        assert set(seat) >= {"bot", "games", "wins", "draws", "win_rate", "low", "high"}
    assert first["finished"] == 2
    again = data(capsys, *arguments)
    assert (again["decisions"], again["seats"]) == (first["decisions"], first["seats"])
    records = sorted((tmp_path / "games").iterdir())
    assert len(records) == 2
    assert data(capsys, "replay", str(records[0]), "--verify")["ok"] is True


def test_a_folder_of_another_run_is_refused_in_one_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    words = ["simulate", "tash-kalar", "--bots", "random", "--games", "1", "--records", str(tmp_path), "--seed"]
    assert main([*words, "1"]) == 0
    assert main([*words, "1"]) == 0
    assert "1 of 1 games finished (1 of them were there)" in capsys.readouterr().out
    assert main([*words, "2"]) == 2
    refused = f"{tmp_path} holds another run: game-0001.record was dealt from another seed; name another folder"
    assert capsys.readouterr().err == f"ludarium: {refused}\n"


@pytest.mark.parametrize(
    ("speed", "words"),
    [(None, ""), (1234.5, "1,234 games/s"), (12.34, "12.3 games/s"), (0.5, "30 games/min"), (0.004, "14.4 games/h")],
)
def test_a_rate_is_told_in_the_span_in_which_something_happens(speed: float | None, words: str) -> None:
    assert rate_in_words(speed, "games") == words


def test_a_simulation_tells_people_and_writes_a_report(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    report = tmp_path / "report.html"
    arguments = ("--bots", "random,random,random", "--form", "melee", "--games", "1", "--report", str(report))
    assert main(["simulate", "tash-kalar", *arguments]) == 0
    assert "1 of 1 games finished" in capsys.readouterr().out
    assert "<svg" in report.read_text("utf-8")


def test_a_genuine_record_is_verified(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = data(capsys, "replay", str(saved), "--verify")
    entries = len(record.read(saved.read_text("utf-8")).entries)
    assert told == {"file": str(saved), "ok": True, "entries": entries, "first_difference": None}
    assert main(["replay", str(saved), "--verify"]) == 0
    assert "genuine" in capsys.readouterr().out


def test_an_edited_record_is_refused_at_its_first_difference(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = saved.read_text("utf-8")
    at = next(entry.number for entry in record.read(text).entries if entry.notation == "place d4")
    saved.write_text(text.replace("place d4", "place c3"), "utf-8")
    told = data(capsys, "replay", str(saved), "--verify", code=1)
    assert (told["ok"], told["first_difference"]) == (False, at)
    assert main(["replay", str(saved), "--verify"]) == 1
    assert f"entry {at}" in capsys.readouterr().out


def test_several_records_are_verified_at_once(saved: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    edited = tmp_path / "edited.record"
    edited.write_text(saved.read_text("utf-8").replace("place d4", "place c3"), "utf-8")
    told = data(capsys, "replay", "--verify", str(edited), str(saved), code=1)
    assert [(one["file"], one["ok"]) for one in told["records"]] == [(str(edited), False), (str(saved), True)]
    assert told["ok"] is False
    assert main(["replay", "--verify", str(saved), str(saved)]) == 0
    assert capsys.readouterr().out.endswith("2 of 2 records are genuine\n")
    assert main(["replay", str(saved), str(edited)]) == 2
    assert "one record is shown at a time" in capsys.readouterr().err


def test_a_replay_tells_the_game(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(saved)]) == 0
    told = capsys.readouterr().out
    assert "Ala: a common piece arrives on e5." in told
    assert "Bo: place d4" in told
    steps = data(capsys, "replay", str(saved), "--lang", "pl")["steps"]
    assert [step["notation"] for step in steps] == ["place e5", "end turn", "place d4"]
    assert steps[0]["log"] == ["Ala: zwykły pion pojawia się na polu e5."]


@pytest.mark.parametrize("leave", ["q", "quit", "exit", "\x03", "\x04"])
def test_a_replay_is_walked_through_and_left_with_a_sentence(saved: Path, leave: str) -> None:
    with terminal("replay", str(saved)) as screen:
        assert "Step 0 of 3" in screen.until("end > ")
        screen.type("?")
        assert "Step 0 of 3" in screen.until("Enter: on, b: back, a number: there, q: end > ")
        screen.type("")
        assert "Step 1 of 3" in screen.until("end > ")
        screen.type("3")
        assert "Step 3 of 3" in screen.until("end > ")
        screen.type("b")
        screen.until("end > ")
        keys = leave.encode() if leave < " " else f"{leave}\n".encode()
        screen.press_until(keys, "The replay was left at step 2 of 3.")


def test_a_replay_as_a_seat_tells_only_what_it_saw(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = Table(game("tash-kalar"), Setup("duel", 2, {"first": 1}), seed_of(1), "test")
    start = table.position.pending[0]
    table.act(start.seat, start.options[0])
    discard = next(option for option in table.position.pending[0].options if str(option).startswith("discard"))
    table.act(1, discard)
    hidden = table.position.pending[0].options[0]
    table.act(1, hidden)
    path = tmp_path / "game.txt"
    path.write_text(record.write(record.of_table(table, ("Ala", "Bo"))), "utf-8")

    def last(*arguments: str) -> str:
        log = data(capsys, "replay", str(path), *arguments)["steps"][-1]["log"]
        return str(log[0])

    assert last() == last("--as", "1")
    assert "face down under its deck:" in last("--as", "1")
    assert last("--as", "0") == "Bo puts a card face down under its deck."
    assert main(["replay", str(path), "--as", "2"]) == 2
    assert "its seats are 0 to 1" in capsys.readouterr().err


def test_a_long_record_says_how_far_it_is(
    saved: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludarium.cli.output._PATIENCE", 0.0)
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    entries = len(record.read(saved.read_text("utf-8")).entries)
    assert main(["replay", str(saved), "--json"]) == 0
    captured = capsys.readouterr()
    assert f"{entries}/{entries}" in captured.err
    assert len(json.loads(captured.out)["steps"]) == 3


def test_benchmarks_are_data(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "state-size", "--quick", "--json"]) in (0, 1)
    told = json.loads(capsys.readouterr().out)
    assert set(told) == {"machine", "results"}
    assert {"name", "game", "value", "unit", "target", "better", "met"} <= set(told["results"][0])
    assert main(["bench", "state-size", "--quick"]) in (0, 1)
    assert "state-size" in capsys.readouterr().out


def test_the_language_comes_from_the_option_or_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    assert language(None) == "en"
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    assert language(None) == "pl"
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert language(None) == "en"
    assert language("fr") == "fr"
    with pytest.raises(Stop, match="the languages are en, fr, pl"):
        language("de")


def test_options_of_a_table_are_read_from_pairs() -> None:
    assert table_options(("schools=northern,sylvan", "first=1")) == {"schools": ["northern", "sylvan"], "first": 1}
    with pytest.raises(Stop, match="name=value"):
        table_options(("schools=",))


@pytest.mark.parametrize("arguments", ["cards tash-kalar --json", "cards tash-kalar", "rules skytear"])
def test_a_closed_pipe_is_no_error(arguments: str) -> None:
    child = subprocess.Popen(ludarium(*arguments.split()), stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert child.stdout is not None
    assert child.stderr is not None
    child.stdout.read(10)
    child.stdout.close()
    assert child.wait(timeout=60) == 0
    assert child.stderr.read() == b""
    child.stderr.close()


def test_closed_streams_are_no_error_of_the_program() -> None:
    def code(arguments: str, closed: str) -> int:
        return subprocess.call(["sh", "-c", f"exec {shlex.join(ludarium(*arguments.split()))} {closed}"])

    assert code("games --json", ">&-") == 0
    assert code("games --nonsense", "2>&-") == 2
    assert code("terminal tash-kalar --record /dev/null", "<&- >&-") == 0


def test_a_poor_encoding_costs_neither_a_game_nor_a_letter_of_the_data() -> None:
    poor = {**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0", "LC_ALL": "C"}
    told = subprocess.run(ludarium("games", "--lang", "pl"), env=poor, capture_output=True, timeout=60, check=True)
    assert b"?" in told.stdout
    cards = ludarium("cards", "tash-kalar", "--lang", "pl", "--json")
    told = subprocess.run(cards, env=poor, capture_output=True, timeout=60, check=True)
    rich = subprocess.run(cards, env={**poor, "PYTHONIOENCODING": "utf-8"}, capture_output=True, timeout=60, check=True)
    assert told.stdout.isascii()
    assert json.loads(told.stdout) == json.loads(rich.stdout)


def test_a_french_line_never_begins_with_its_punctuation(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for columns in (60, 70, 80):
        monkeypatch.setenv("COLUMNS", str(columns))
        assert main(["rules", "tash-kalar", "--lang", "fr"]) == 0
        shown = capsys.readouterr().out
        assert "\u00a0:" in shown
        assert not [line for line in shown.splitlines() if line.lstrip()[:1] in (":", ";", "?", "!", "»")]


def test_play_starts_the_server_with_what_was_asked(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from ludarium.cli import serving

    asked: dict[str, Any] = {}

    def start(**arguments: Any) -> int:
        asked.update(arguments)
        return 0

    monkeypatch.setattr(serving, "_server", lambda: start)
    assert main(["play", "--no-browser", "--port", "0", "--data", str(tmp_path / "new")]) == 0
    assert (asked["open_browser"], asked["port"], asked["data"]) == (False, 0, tmp_path / "new")
    assert (tmp_path / "new").is_dir()
    database = "sqlite:///somewhere"
    assert main(["serve", "--database", database, "--workers", "3", "--data", str(tmp_path)]) == 0
    assert (asked["open_browser"], asked["database"], asked["workers"]) == (False, database, 3)
    flags = "--public-url https://games.example/a --allow-host b.example --allow-host c.example --proxy 10.0.0.0/8"
    assert main(["serve", "--data", str(tmp_path), *flags.split(), "--metrics-for", "10.0.0.7"]) == 0
    assert asked["reached"] == {
        "public_url": "https://games.example/a/",
        "hosts": ("b.example", "c.example"),
        "proxies": ("10.0.0.0/8",),
        "metrics_for": ("10.0.0.7",),
    }
    assert asked["community"] == {"lobby": False, "ratings": True, "unique_names": True, "open_seasons": False}
    assert main(["serve", "--lobby", "--data", str(tmp_path)]) == 0
    assert asked["community"]["lobby"]


def test_the_server_takes_what_the_command_gives() -> None:
    import inspect

    from ludarium.server.app import run

    given = {"host", "port", "data", "database", "workers", "open_browser", "reached"}
    assert given <= set(inspect.signature(run).parameters)


def test_without_the_server_play_goes_to_the_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from ludarium.cli import playing, serving

    monkeypatch.setattr(serving, "_server", lambda: None)
    monkeypatch.setattr(playing, "terminal", lambda *arguments: 0)
    assert main(["play"]) == 0
    assert "playing in the terminal instead" in capsys.readouterr().err
    assert main(["serve"]) == 2
    assert "pip install 'ludarium[server]'" in capsys.readouterr().err
