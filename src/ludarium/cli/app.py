"""The commands and their options. A command's body only hands over to the module that does the work."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Literal

from cyclopts import App, CycloptsError, Parameter, UnusedCliTokensError

from ludarium import __version__
from ludarium.cli.output import BAD_USAGE, NO, OK, Stop, error_line, example_of, open_streams
from ludarium.cli.packing import use_pack
from ludarium.kernel.errors import BadRecord, Refusal
from ludarium.kernel.title import suggested, titles
from ludarium.terminal.screen import Screen
from ludarium.texts import LANGUAGES


def _examples(command: str, *more: str) -> str:
    """Command lines to try: what the games suggest for the command, then what is the same for all of them."""
    suggested = [line for title in titles() for line in title.examples if line.split()[0] == command]
    return "\n".join(("Examples:", "", *(f"  ludarium {line}" for line in (*suggested, *more))))


def _first_steps() -> str:
    """One line for each command that plays or looks something up."""
    firsts = {line.split()[0]: line for line in reversed(suggested().examples)}
    lines = ("play", *(firsts[name] for name in ("terminal", "simulate", "rules", "cards") if name in firsts))
    shown = (f"  ludarium {line}" for line in lines)
    return "\n".join(("", "Examples:", "", *shown, "", "ludarium COMMAND --help tells more about each.", ""))


def _either(words: Sequence[str]) -> str:
    """ "school", "school or faction", "school, faction or hero"."""
    return " or ".join(filter(None, (", ".join(words[:-1]), words[-1])))


_RULE = example_of("--id", "1.2")
_GROUPS = tuple(dict.fromkeys(title.group for title in (suggested(), *titles()) if title.group)) or ("group",)


app = App(
    name="ludarium",
    help="Modern board games, played exactly by their rules.",
    help_epilogue=_first_steps(),
    help_format="plaintext",
    version=__version__,
    usage="Usage: ludarium COMMAND [OPTIONS]",
    suppress_keyboard_interrupt=False,  # `run` says that it was stopped
)


def _whole(_: Any, tokens: Sequence[Any]) -> int:
    """A number without a point; Cyclopts would round one that has it."""
    token = tokens[0]
    if not re.fullmatch(r"[+-]?[0-9]{1,1000}", token.value):
        raise Stop(f"{token.keyword} needs a whole number, not '{token.value}'")
    return int(token.value)


Language = Annotated[str | None, Parameter(help=f"Language: {', '.join(LANGUAGES)}; otherwise that of LANG.")]
AsJson = Annotated[bool, Parameter(name="--json", negative="", help="One JSON object on standard output.")]
Data = Annotated[Path | None, Parameter(help="The folder that keeps tables and records.")]
Database = Annotated[str | None, Parameter(help="An SQLite or PostgreSQL address; otherwise in the folder.")]
Form = Annotated[str | None, Parameter(help="The form of the game; `ludarium games` lists them.")]
TableOptions = Annotated[
    tuple[str, ...],
    Parameter(
        name=["--option", "-o"],
        help=f"An option of the table, as name=value: {example_of('-o', 'size=5')}.",
        negative="",
    ),
]
Seed = Annotated[int | None, Parameter(help="The number that fixes all chance; otherwise a new one.", converter=_whole)]
Pack = Annotated[Path | None, Parameter(help="The folder of a content pack to play with.")]


PublicUrl = Annotated[
    str | None, Parameter(name="--public-url", help="Where others find the page: https://games.example/ludarium/.")
]
AllowHost = Annotated[
    tuple[str, ...], Parameter(name="--allow-host", help="A further name of this server; may be repeated.")
]
Proxy = Annotated[
    tuple[str, ...],
    Parameter(name="--proxy", help="A proxy in front, as address or network, that says who asks; may be repeated."),
]
MetricsFor = Annotated[
    tuple[str, ...],
    Parameter(name="--metrics-for", help="Who may read /metrics beside this machine: address or network."),
]


@app.command(
    sort_key=1,
    help_epilogue=_examples(
        "play",
        "play",
        "play --host 0.0.0.0                      with others in your network",
        "play --port 8080 --no-browser --data ~/games",
    ),
)
def play(
    *,
    browser: Annotated[bool, Parameter(help="Open the browser.")] = True,
    host: Annotated[str, Parameter(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, Parameter(help="The port; 0 takes a free one.", converter=_whole)] = 8642,
    data: Data = None,
    public_url: PublicUrl = None,
    allow_host: AllowHost = (),
    proxy: Proxy = (),
    pack: Pack = None,
) -> int:
    """Play in the browser: start the local server and open the page."""
    use_pack(pack)
    from ludarium.cli import serving

    return serving.play(browser, host, port, data, serving.reached(public_url, allow_host, proxy))


@app.command(
    sort_key=2.5,
    help_epilogue=_examples(
        "house",
        "house log",
        "house mute Mallory --note 'shouts in every chat'",
        "house ban HcAV2c3GQh6UQpXzLQ7kNw/2       whoever has the second seat of that table",
        "house close HcAV2c3GQh6UQpXzLQ7kNw",
    ),
)
def house(
    what: Annotated[
        Literal["log", "ban", "unban", "mute", "unmute", "close", "reopen", "end-season"],
        Parameter(help="What to do; log tells what was done."),
    ],
    target: Annotated[str, Parameter(help="A name, TABLE/SEAT, a table to close, or a game with seasons.")] = "",
    *,
    note: Annotated[str, Parameter(help="Why, for the log.")] = "",
    data: Annotated[Path | None, Parameter(help="The folder of the running server.")] = None,
) -> int:
    """As the operator of a running server: ban or mute somebody, close a table, end a season, read what was done."""
    from ludarium.cli import operating

    return operating.operate(what, target, note, data)


@app.command(
    sort_key=2,
    help_epilogue=_examples(
        "serve",
        "serve --host 0.0.0.0 --port 8080",
        "serve --database postgresql://user@host/ludarium --workers 4",
        "serve --public-url https://games.example/ --proxy 127.0.0.1",
        "serve --host 0.0.0.0 --lobby             with tables that anybody may join",
    ),
)
def serve(
    *,
    host: Annotated[str, Parameter(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, Parameter(help="The port; 0 takes a free one.", converter=_whole)] = 8642,
    data: Data = None,
    database: Database = None,
    workers: Annotated[int, Parameter(help="Processes that think for the bots.", converter=_whole)] = 1,
    public_url: PublicUrl = None,
    allow_host: AllowHost = (),
    proxy: Proxy = (),
    metrics_for: MetricsFor = (),
    lobby: Annotated[
        bool, Parameter(negative="", help="Show tables that were opened to everybody; without it there is none.")
    ] = False,
    pack: Pack = None,
) -> int:
    """Serve tables to many people: logs as JSON, /health, /metrics."""
    use_pack(pack)
    from ludarium.cli import serving

    reached = serving.reached(public_url, allow_host, proxy, metrics_for)
    return serving.serve(host, port, data, database, workers, reached, lobby)


@app.command(sort_key=13, help_epilogue=_examples("ratings", "ratings", "ratings --data my-club"))
def ratings(
    *,
    data: Data = None,
    database: Database = None,
    pack: Pack = None,
) -> int:
    """Reckon all ratings of a server again from its games, and say where they differ. The server must be stopped."""
    use_pack(pack)
    from ludarium.cli import serving

    return serving.ratings(data, database)


@app.command(sort_key=14, help_epilogue=_examples("backup", "backup monday.ludarium", "backup --check monday.ludarium"))
def backup(
    file: Annotated[Path, Parameter(help="A file that is not there yet.")],
    /,
    *,
    data: Data = None,
    database: Database = None,
    check: Annotated[bool, Parameter(negative="", help="Look whether a backup is whole; nothing is written.")] = False,
    pack: Pack = None,
) -> int:
    """Write all that a server keeps into one file, also while it serves; every table is played again to check it."""
    use_pack(pack)
    from ludarium.cli import keeping

    return keeping.back_up(file, data, database, check)


@app.command(
    sort_key=15,
    help_epilogue=_examples(
        "restore",
        "restore monday.ludarium",
        "restore monday.ludarium --replace        what is there now is kept aside",
        "restore monday.ludarium --database postgresql://user@host/ludarium",
    ),
)
def restore(
    file: Annotated[Path, Parameter(help="A backup.")],
    /,
    *,
    data: Data = None,
    database: Database = None,
    replace: Annotated[bool, Parameter(negative="", help="Take the place of a store; it is kept aside.")] = False,
    pack: Pack = None,
) -> int:
    """Put a backup back, after a look whether it is whole. The server must be stopped."""
    use_pack(pack)
    from ludarium.cli import keeping

    return keeping.restore(file, data, database, replace)


@app.command(
    sort_key=16,
    help_epilogue=_examples(
        "move",
        "move my-club postgresql://user@host/ludarium",
        "move postgresql://user@host/ludarium my-club/ludarium.sqlite3",
    ),
)
def move(
    source: Annotated[str, Parameter(help="A data folder, an SQLite file, or a PostgreSQL address.")],
    target: Annotated[str, Parameter(help="The same; no store may be there yet.")],
    /,
    *,
    pack: Pack = None,
) -> int:
    """Move a store to another place or database. The server must be stopped."""
    use_pack(pack)
    from ludarium.cli import keeping

    return keeping.move(source, target)


@app.command(sort_key=17, help_epilogue=_examples("doctor", "doctor", "doctor --data my-club --json"))
def doctor(*, data: Data = None, database: Database = None, as_json: AsJson = False, pack: Pack = None) -> int:
    """Examine what a server keeps, also while it serves: say what is wrong, in words, and repair nothing."""
    use_pack(pack)
    from ludarium.cli import keeping

    return keeping.doctor(data, database, as_json)


@app.command(sort_key=12, help_epilogue=_examples("pocket", "pocket my-site"))
def pocket(folder: Annotated[Path, Parameter(help="A new or empty folder, or one written before.")], /) -> int:
    """Write a site that plays in the browser alone: for any web server, without one of ours, and offline."""
    from ludarium.cli import pocketing

    return pocketing.write(folder)


@app.command(
    sort_key=3,
    help_epilogue=_examples("terminal"),
)
def terminal(
    game: Annotated[str | None, Parameter(help=f"The game; {suggested().id} when none is named.")] = None,
    /,
    *,
    form: Form = None,
    seats: Annotated[
        str | None, Parameter(help="Who sits where: human, random, mild, greedy, mcts:200, mcts:1s, or an opponent.")
    ] = None,
    opponent: Annotated[str | None, Parameter(help="Who you play against; `ludarium games` has their names.")] = None,
    seed: Seed = None,
    lang: Language = None,
    option: TableOptions = (),
    names: Annotated[str | None, Parameter(help="The names of the players, with commas.")] = None,
    record: Annotated[Path | None, Parameter(help="Where to write the record; otherwise in the data folder.")] = None,
    resume: Annotated[Path | None, Parameter(name="--continue", help="A record to play on from.")] = None,
    pack: Pack = None,
) -> int:
    """Play in the terminal, alone against bots or several people at one keyboard."""
    use_pack(pack, game or (None if resume else suggested().id))
    from ludarium.cli import playing

    return playing.terminal(game, form, seats, seed, lang, option, names, record, resume, opponent)


@app.command(
    sort_key=4,
    help_epilogue=_examples("simulate"),
)
def simulate(
    game: Annotated[str, Parameter(help="The game.")],
    /,
    *,
    form: Form = None,
    bots: Annotated[str, Parameter(help="The bots, with commas; fewer than seats are repeated.")] = "greedy,random",
    seats: Annotated[
        int | None, Parameter(help="The number of seats, where the form leaves a choice.", converter=_whole)
    ] = None,
    games: Annotated[int, Parameter(help="How many games.", converter=_whole)] = 100,
    seed: Annotated[int, Parameter(help="The number that fixes all chance.", converter=_whole)] = 0,
    jobs: Annotated[int, Parameter(help="Processes; 0 takes all cores. The result is the same.", converter=_whole)] = 1,
    backend: Annotated[str, Parameter(help="local, or ray for a cluster.")] = "local",
    option: TableOptions = (),
    records: Annotated[
        Path | None, Parameter(help="A folder for the record of every game; what it holds is not played again.")
    ] = None,
    report: Annotated[Path | None, Parameter(help="An HTML page with what was found.")] = None,
    against: Annotated[
        Path | None, Parameter(help="The folder of another content pack: play the same deals with it, and compare.")
    ] = None,
    pack: Pack = None,
    json: AsJson = False,
) -> int:
    """Let bots play many games and count: same seed, same result, whatever the number of jobs."""
    use_pack(pack, game)
    from ludarium.cli import simulating
    from ludarium.simulation import Run

    names = tuple(name.strip() for name in bots.split(","))
    run = Run(game, form, seats, names, games, seed, records=records, jobs=jobs, backend=backend)
    return simulating.simulate(run, option, report, against, json)


@app.command(sort_key=4.2, help_epilogue=_examples("league"))
def league(
    game: Annotated[str, Parameter(help="The game.")],
    /,
    *,
    form: Form = None,
    bots: Annotated[
        str, Parameter(help="The bots, with commas; `opponents`: those of the game that have a name.")
    ] = "random,mild,greedy",
    games: Annotated[int, Parameter(help="How many games for each pair.", converter=_whole)] = 20,
    seed: Annotated[int, Parameter(help="The number that fixes all chance.", converter=_whole)] = 0,
    neighbours: Annotated[
        bool, Parameter(negative="", help="Only those play each other that stand next to each other in the list.")
    ] = False,
    jobs: Annotated[int, Parameter(help="Processes; 0 takes all cores. The result is the same.", converter=_whole)] = 1,
    backend: Annotated[str, Parameter(help="local, or ray for a cluster.")] = "local",
    option: TableOptions = (),
    records: Annotated[
        Path | None, Parameter(help="A folder for the record of every game; what it holds is not played again.")
    ] = None,
    report: Annotated[Path | None, Parameter(help="An HTML page with the ladder.")] = None,
    pack: Pack = None,
    json: AsJson = False,
) -> int:
    """Let bots play each other, and rate them."""
    use_pack(pack, game)
    from ludarium.bots import opponents
    from ludarium.cli import ranking
    from ludarium.lab.league import Competition

    named = ",".join(opponent.bot for opponent in opponents(game)) if bots == "opponents" else bots
    wanted = Competition(
        game=game,
        form=form or "",
        players=tuple(name.strip() for name in named.split(",") if name.strip()),
        games=games,
        seed=seed,
        records=records,
        neighbours=neighbours,
        jobs=jobs,
        backend=backend,
    )
    return ranking.league(wanted, option, report, json)


_puzzles = App(
    name="puzzles",
    help="Puzzles: list those of the box, mine new ones, check them.",
    sort_key=4.5,
    help_format="plaintext",
    help_epilogue=_examples(
        "puzzles",
        f"puzzles make {suggested().id} --count 20 --file mine.jsonl",
        f"puzzles check {suggested().id} --whole",
    ),
)
app.command(_puzzles)
PuzzleFile = Annotated[Path | None, Parameter(name="--file", help="A file of puzzles; otherwise those of the box.")]


@_puzzles.default
def list_puzzles(
    game: Annotated[str, Parameter(help="The game.")],
    /,
    *,
    theme: Annotated[str, Parameter(help="Only this theme.")] = "",
    level: Annotated[int | None, Parameter(help="Only this level, 1 to 5.", converter=_whole)] = None,
    file: PuzzleFile = None,
    json: AsJson = False,
) -> int:
    """List the puzzles of a game."""
    from ludarium.cli import puzzling

    return puzzling.listed(game, theme, level, file, json)


@_puzzles.command(name="make")
def make_puzzles(
    game: Annotated[str, Parameter(help="The game.")],
    /,
    *,
    count: Annotated[int, Parameter(help="How many there are to be in the file.", converter=_whole)] = 20,
    file: Annotated[Path | None, Parameter(help="Where they are kept; otherwise <game>-puzzles.jsonl.")] = None,
    jobs: Annotated[int, Parameter(help="Processes; 0 takes all cores.", converter=_whole)] = 0,
    seed: Annotated[int, Parameter(help="The number that fixes all chance.", converter=_whole)] = 0,
) -> int:
    """Mine puzzles from games between bots, going on where an earlier run stopped."""
    from ludarium.cli import puzzling

    return puzzling.made(game, count, file, jobs, seed)


@_puzzles.command(name="check")
def check_puzzles(
    game: Annotated[str, Parameter(help="The game.")],
    /,
    *,
    file: PuzzleFile = None,
    whole: Annotated[
        bool, Parameter(negative="", help="Try every other line, too: minutes instead of seconds.")
    ] = False,
    json: AsJson = False,
) -> int:
    """Read every puzzle and play its solution; exit 1 if one is wrong."""
    from ludarium.cli import puzzling

    return puzzling.checked(game, file, whole, json)


_explore = App(
    name="explore",
    help="The explorer: what of a game goes with winning, from simulated games; or count games of your own.",
    sort_key=4.6,
    help_format="plaintext",
    help_epilogue=_examples(
        "explore",
        f"explore make {suggested().id} --games 500 --file mine.jsonl",
        f"explore {suggested().id} --file mine.jsonl --json",
    ),
)
app.command(_explore)


@_explore.default
def explore(
    game: Annotated[str, Parameter(help="The game.")],
    /,
    *,
    form: Form = None,
    of: Annotated[str, Parameter(help="What is counted; the first line of the list names all.")] = "",
    by: Annotated[str, Parameter(help="Only this group; the second line of the list names all.")] = "",
    file: Annotated[Path | None, Parameter(help="A file of counts; otherwise the one of the box.")] = None,
    lang: Language = None,
    json: AsJson = False,
) -> int:
    """List what went with winning in simulated games, with 95 % intervals."""
    from ludarium.cli import exploring

    return exploring.listed(game, form, of, by, file, lang, json)


@_explore.command(name="make")
def make_counts(
    game: Annotated[str, Parameter(help="The game.")],
    /,
    *,
    form: Form = None,
    games: Annotated[int, Parameter(help="How many games are to be in the file.", converter=_whole)] = 200,
    bot: Annotated[str, Parameter(help="Who plays every seat.")] = "greedy",
    file: Annotated[Path | None, Parameter(help="Where they are counted; otherwise <game>-explorer.jsonl.")] = None,
    jobs: Annotated[int, Parameter(help="Processes; 0 takes all cores.", converter=_whole)] = 0,
    seed: Annotated[int, Parameter(help="The number that fixes all chance.", converter=_whole)] = 0,
) -> int:
    """Let bots play games and count what is seen in them, going on where an earlier run stopped."""
    from ludarium.cli import exploring

    return exploring.made(game, form, games, bot, file, jobs, seed)


@app.command(
    sort_key=5,
    help_epilogue=_examples(
        "replay",
        "replay game.txt",
        "replay game.txt --as 0 --lang pl",
        "replay --verify games/*.record",
    ),
)
def replay(
    file: Annotated[Path, Parameter(help="The record of a game.")],
    /,
    *files: Annotated[Path, Parameter(help="More records to verify.")],
    verify: Annotated[
        bool, Parameter(negative="", help="Recompute every draw and position; exit 1 if it differs.")
    ] = False,
    seat: Annotated[int | None, Parameter(name="--as", help="Show what that seat saw.", converter=_whole)] = None,
    lang: Language = None,
    pack: Pack = None,
    json: AsJson = False,
) -> int:
    """Show a recorded game step by step, or verify it."""
    use_pack(pack)
    from ludarium.cli import replaying

    if verify:
        return replaying.verify((file, *files), json)
    if files:
        raise Stop("one record is shown at a time; with --verify there may be several")
    return replaying.show(file, seat, lang, json)


@app.command(
    sort_key=6,
    help_epilogue=_examples(
        "position",
        "position game.txt",
        "position game.txt --move 12 --as 0",
        "position puzzle.txt --seed 7",
    ),
)
def position(
    file: Annotated[Path, Parameter(help="The record of a game, or a position as text.")],
    /,
    *,
    move: Annotated[int | None, Parameter(help="After so many moves; otherwise the last.", converter=_whole)] = None,
    seat: Annotated[int | None, Parameter(name="--as", help="Only what that seat may know.", converter=_whole)] = None,
    seed: Seed = None,
    pack: Pack = None,
) -> int:
    """Print a position of a record as text, or check such a text and deal what it leaves open."""
    use_pack(pack)
    from ludarium.cli import positions

    return positions.show(file, move, seat, seed)


@app.command(
    sort_key=6,
    help_epilogue=_examples(
        "analyse",
        "analyse game.txt",
        "analyse game.txt --step 40",
        "analyse game.txt --step 40 --as 0 --json",
    ),
)
def analyse(
    file: Annotated[Path, Parameter(help="The record of a game, or a position as text.")],
    /,
    *,
    step: Annotated[
        int | None, Parameter(help="The best turns after so many moves; otherwise the whole game.", converter=_whole)
    ] = None,
    seat: Annotated[
        int | None,
        Parameter(name="--as", help="Only what that seat may know; otherwise all cards open.", converter=_whole),
    ] = None,
    lang: Language = None,
    pack: Pack = None,
    json: AsJson = False,
) -> int:
    """Review a recorded game: what was chosen, what was better, and why; or judge one position."""
    use_pack(pack)
    from ludarium.cli import analysing

    return analysing.analyse(file, step, seat, lang, json)


@app.command(
    sort_key=7,
    help_epilogue=_examples("bench", "bench --quick", "bench --server"),
)
def bench(
    *names: Annotated[str, Parameter(help="Benchmarks to run; otherwise all.")],
    server: Annotated[
        bool, Parameter(negative="", help="Measure the server instead: clicks, replays, memory.")
    ] = False,
    quick: Annotated[bool, Parameter(negative="", help="Shorter and fewer runs.")] = False,
    json: AsJson = False,
) -> int:
    """Measure decisions, copies and games a second, and the memory of a state."""
    from ludarium.cli import simulating

    return simulating.bench_server(names, quick, json) if server else simulating.bench(names, quick, json)


@app.command(
    sort_key=8,
    help_epilogue=_examples("rules"),
)
def rules(
    game: Annotated[str, Parameter(help="The game.")],
    /,
    *,
    id: Annotated[
        str | None,
        Parameter(help=f"One rule by its number, such as {_RULE}, or a chapter, such as {_RULE.partition('.')[0]}."),
    ] = None,
    search: Annotated[str | None, Parameter(help="The rules that hold all these words.")] = None,
    lang: Language = None,
    coverage: Annotated[bool, Parameter(negative="", help="Which rules have tests; exit 1 if one has none.")] = False,
    json: AsJson = False,
) -> int:
    """Read and search the rules."""
    from ludarium.cli import reference

    if id is not None and search is not None:
        raise Stop("--id names one rule and --search looks for several; take one of them")
    return reference.coverage(game, json) if coverage else reference.rules(game, id, search, lang, json)


@app.command(
    sort_key=9,
    help_epilogue=_examples("cards"),
)
def cards(
    game: Annotated[str, Parameter(help="The game.")],
    /,
    *,
    group: Annotated[
        str | None,
        Parameter(name=[f"--{word}" for word in _GROUPS], help=f"Only the cards of that {_either(_GROUPS)}."),
    ] = None,
    search: Annotated[str | None, Parameter(help="Only cards whose name or effect holds that text.")] = None,
    lang: Language = None,
    pack: Pack = None,
    json: AsJson = False,
) -> int:
    """Look at the cards."""
    use_pack(pack, game)
    from ludarium.cli import reference

    return reference.cards(game, group, search, lang, json)


@app.command(
    sort_key=9,
    help_epilogue=_examples("world"),
)
def world(
    game: Annotated[str, Parameter(help="The game.")],
    /,
    *,
    of: Annotated[str | None, Parameter(help="One page only, by its name.")] = None,
    lang: Language = None,
    json: AsJson = False,
) -> int:
    """Read about a game's world."""
    from ludarium.cli import reference

    return reference.world(game, of, lang, json)


content = App(
    name="content",
    help="Work with content packs.",
    help_epilogue=_examples("content", "content check my-pack"),
    help_format="plaintext",
    sort_key=10,
)
app.command(content)


@content.command(help_epilogue=_examples("content", "content check my-pack", "content check my-pack --json"))
def check(
    path: Annotated[Path, Parameter(help="The folder of the pack.")],
    /,
    *,
    game: Annotated[str | None, Parameter(help="The game it is for; otherwise its files tell.")] = None,
    json: AsJson = False,
) -> int:
    """Validate a content pack: what is wrong, and where."""
    from ludarium.cli import content as packs

    return packs.check(path, game, json)


@app.command(sort_key=11, help_epilogue=_examples("games", "games", "games --json", f"games --check {suggested().id}"))
def games(
    *,
    check: Annotated[
        str | None, Parameter(help="Play a game at random and say what is missing in it; exit 1 if something is.")
    ] = None,
    lang: Language = None,
    json: AsJson = False,
) -> int:
    """List what can be played: games, forms, seats and options, and the opponents of each game."""
    if check is not None:
        from ludarium.cli import checking

        return checking.check(check, json)
    from ludarium.cli import reference

    return reference.games(lang, json)


def run(arguments: Sequence[str] | None) -> int:
    """Run the command line and turn whatever goes wrong into one line and an exit code."""
    open_streams()
    tokens = list(sys.argv[1:] if arguments is None else arguments)
    try:
        result = app(
            tokens,
            console=Screen(),
            exit_on_error=False,
            print_error=False,
            result_action="return_value",
        )
    except CycloptsError as wrong:
        error_line(f"{_in_one_line(wrong)} (ludarium {' '.join(_command_of(tokens))}--help tells more)")
        return BAD_USAGE
    except Stop as stop:
        error_line(str(stop))
        return stop.code
    except BadRecord as bad:
        error_line(str(bad))
        return NO
    except Refusal as refusal:
        error_line(str(refusal))
        return BAD_USAGE
    except KeyboardInterrupt:
        error_line("stopped")
        return 130
    except BrokenPipeError:
        # Whoever read us has read enough; Python would complain again when it closes standard output.
        sys.stdout = None
        return OK
    except OSError as wrong:
        # What a command can name it has named; a disk may still be full wherever something is written.
        error_line(f"{wrong.filename or 'the output'} cannot be used: {wrong.strerror or wrong}")
        return NO
    return result if isinstance(result, int) else OK


def _in_one_line(wrong: CycloptsError) -> str:
    if isinstance(wrong, UnusedCliTokensError):
        words = ", ".join(f"'{token}'" for token in wrong.unused_tokens or ())
        return f"nothing more can be named here: leave out {words}"
    return " ".join(str(wrong).split())


def _command_of(tokens: list[str]) -> list[str]:
    """The words of the command that was tried, each with what must follow it."""
    words: list[str] = []
    for token in tokens[:2]:
        if token in app or (words == ["content"] and token == "check"):
            words.append(token)
    return [" ".join(words) + " "] if words else [""]
