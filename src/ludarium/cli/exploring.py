"""`explore`: which parts of a game go with winning, and new counts of games."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from rich.table import Table as Grid

from ludarium.cli.output import OK, Stop, language, progress, write_json
from ludarium.kernel.explorer import Explorer, Subject, explorer_of
from ludarium.kernel.game import Game
from ludarium.kernel.game import game as game_of
from ludarium.kernel.title import title
from ludarium.study.explorer import FEW, Count, Counts, counted, counts_of, groups_of, read_file
from ludarium.terminal.screen import Screen
from ludarium.texts import say, tell


def listed(game: str, form: str | None, of: str, by: str, file: Path | None, lang: str | None, json: bool) -> int:
    """Print the rows of a subject, of one group where that is asked; those of too few games come last and say so."""
    rules, lang = game_of(game), language(lang)
    explorer = _explorer(rules)
    every = counts_of(game) if file is None else _read(file, rules)
    counts = _of_form(rules, form, every)
    subject = _subject(explorer, of)
    groups = groups_of(counts.seen, subject)
    if by and by not in groups:
        raise Stop(f"'{by}' is no group of {subject.id}; these are {', '.join(groups) or 'none'}")
    rows = [row for row in counted(counts.seen, subject, by) if explorer.has_item(subject.id, row.item)]
    rows.sort(key=lambda row: (row.counts[0].few, -row.counts[0].low))
    made = counts.made
    if json:
        write_json(
            {
                "game": game,
                "of": subject.id,
                "by": by,
                "made": msgspec.structs.asdict(made),
                "rows": [{"item": row.item, "counts": [*map(msgspec.structs.asdict, row.counts)]} for row in rows],
            }
        )
        return OK
    prefix = title(game).prefix
    screen = Screen()
    screen.print(f"{game} {made.form}: {', '.join(each.id for each in explorer.subjects)} (--of)")
    if groups:
        screen.print(f"{say(f'{prefix}-explore-by-{subject.grouped}', {}, lang)}: {', '.join(groups)} (--by)")
    for at, measure in enumerate(subject.measures):
        words = say(f"{prefix}-explore-{measure}", {}, lang)
        grid = Grid(title=f"{say(f'{prefix}-explore-{subject.id}', {}, lang)}: {words}", title_justify="left")
        grid.add_column(say("page-explorer-name", {}, lang))
        for column in ("games", "wins", "rate", "interval"):
            grid.add_column(say(f"page-explorer-{column}", {}, lang), justify="right")
        for row in sorted(rows, key=lambda row: (row.counts[at].few, -row.counts[at].low)):
            if row.counts[at].games:
                grid.add_row(tell(explorer.item(subject.id, row.item), lang=lang), *_cells(row.counts[at], lang))
        screen.print(grid)
    screen.print(say("page-explorer-made", {"n": made.games, "bot": made.bot}, lang))
    if made.rules != rules.info.rules_version:
        screen.print(say("page-explorer-older", {}, lang))
    screen.print(say("page-explorer-caution", {}, lang))
    return OK


def _cells(count: Count, lang: str) -> tuple[str, str, str, str]:
    if count.few:
        return str(count.games), str(count.wins), "", say("page-explorer-few", {}, lang)
    low, high = f"{count.low:.0%}", f"{count.high:.0%}"
    return (
        str(count.games),
        str(count.wins),
        f"{count.rate:.0%}",
        say("page-explorer-between-two", {"low": low, "high": high}, lang),
    )


def made(game: str, form: str | None, games: int, bot: str, file: Path | None, jobs: int, seed: int) -> int:
    """Play until so many games of the form are counted; what is there already is kept."""
    from ludarium import exploring

    target = file or Path(f"{game}-explorer.jsonl")
    _explorer(game_of(game))
    if file is not None and file.is_file():
        _read(file, game_of(game))
    with progress(f"{game} games", games) as tell_progress:

        def said(there: int, wanted: int, seconds: float) -> None:
            tell_progress(there, f"{there} of {wanted}, {seconds:.0f} s")

        counts = exploring.make(game, form, games, target, bot, seed, jobs, said)
    rows = [row for subject in _explorer(game_of(game)).subjects for row in counted(counts.seen, subject)]
    few = sum(row.counts[0].few for row in rows)
    Screen().print(
        f"{target}: {counts.made.games} games of {counts.made.form}; "
        f"{few} of {len(rows)} rows have fewer than {FEW} games."
    )
    return OK


def _explorer(rules: Game[Any]) -> Explorer[Any]:
    found = explorer_of(rules)
    if found is None:
        raise Stop(f"{rules.info.name} has no explorer")
    return found


def _of_form(rules: Game[Any], wanted: str | None, every: dict[str, Counts]) -> Counts:
    usual = title(rules.info.id).form
    form = rules.info.form(wanted).id if wanted else usual if usual in every else next(iter(every), "")
    if form not in every:
        there = f"; there are some of {', '.join(every)}" if every else ""
        raise Stop(
            f"no games of {form or 'any form'} are counted{there}. Count some: ludarium explore make {rules.info.id}"
        )
    return every[form]


def _subject(explorer: Explorer[Any], wanted: str) -> Subject:
    for each in explorer.subjects:
        if wanted in ("", each.id):
            return each
    raise Stop(f"'{wanted}' is not counted; these are {', '.join(each.id for each in explorer.subjects)}")


def _read(file: Path, rules: Game[Any]) -> dict[str, Counts]:
    try:
        text = file.read_text("utf-8")
    except OSError as fault:
        raise Stop(f"{file} cannot be read: {fault.strerror}") from None
    except UnicodeDecodeError:
        raise Stop(f"{file} is no text") from None
    return read_file(text, rules)
