"""Two content packs on the same deals: what was changed, what it did, how sure that is, and what to do now."""

from __future__ import annotations

import statistics
from collections.abc import Callable, Iterator
from functools import partial
from html import escape
from importlib.resources import files
from pathlib import Path
from typing import Any

from msgspec import Struct

from ludarium.kernel.packs import Rows, laid_over, toml
from ludarium.kernel.title import Title
from ludarium.lab import sheet
from ludarium.lab.marks import axis, between, dot, gap_scale, number, percent, points, points_between
from ludarium.lab.reckoning import FEW, Difference, Rate, difference, games_for, hold, mean_of_pairs
from ludarium.lab.sheet import Finding, Section
from ludarium.lab.study import Study, Unit, has_won
from ludarium.simulation import Games

MARGIN = 0.03
"""A difference within three points is too small to care about."""
SHOWN = 60
"""Changed figures that are listed."""


class Change(Struct, frozen=True):
    """One figure that differs between the packs."""

    file: str
    entry: str
    field: str
    before: str
    after: str


class Measure(Struct, frozen=True):
    """One thing that was measured with both packs."""

    name: str
    before: Rate
    after: Rate
    gap: Difference
    wanted: tuple[float, float] | None
    entry: str = ""
    """The content that it is about, if it is about one."""
    verdict: str = ""


def comparison(before: Games, after: Games, command: str, here: Path | None, there: Path) -> str:
    """The whole file: games with the pack played so far (or the box), and the same games with another."""
    one, other = Study(before), Study(after)
    changes = changed(one.title, here, there)
    measures = judged(tuple(_measures(one, other)), {change.entry for change in changes})
    names = (here.name if here is not None else "the box", there.name)
    under = (
        f"{escape(one.info.name)}, {escape(before.plan.form.replace('-', ' '))}. A: {escape(names[0])}. "
        f"B: pack <code>{escape(names[1])}</code>. The same {number(len(before.played))} games with each, "
        f"<code>{escape(' '.join(dict.fromkeys(before.plan.bots)))}</code>, seed {before.plan.seed}."
    )
    sections = (_what_changed(changes, before, after), _what_it_did(measures, one, other, changes), _repeat(command))
    heading = f"What does {names[1]} change?"
    return sheet.page(
        one.title,
        "Comparison of two packs",
        heading,
        under,
        _findings(measures, changes),
        sections,
        _warning(before, after),
    )


def _warning(before: Games, after: Games) -> str:
    failed = sum(1 for games in (before, after) for one in games.played if one.outcome is None)
    return f"{failed} games could not be finished; they are counted nowhere." if failed else ""


# -- what was changed ------------------------------------------------------------------------------------------


def changed(title: Title, here: Path | None, there: Path) -> tuple[Change, ...]:
    """The figures that differ between what the game is played with now and a pack, file by file."""
    box = files(title.package).joinpath("data")
    names = sorted({path.name for folder in (here, there) if folder is not None for path in folder.glob("*.toml")})
    found: list[Change] = []
    for name in names:
        file = box.joinpath(name)
        own = toml(file.read_text("utf-8")) if file.is_file() else {}
        first, second = (_with(own, folder, name) for folder in (here, there))
        for table in dict.fromkeys([*first, *second]):
            found += _between(name, first.get(table, []), second.get(table, []))
    return tuple(found)


def _with(box: dict[str, Any], folder: Path | None, name: str) -> dict[str, Rows]:
    tables = {table: rows for table, rows in box.items() if _is_rows(rows)}
    if folder is not None and (folder / name).is_file():
        for table, rows in toml((folder / name).read_text("utf-8")).items():
            if _is_rows(rows):
                tables[table] = laid_over(tables.get(table, []), rows)
    return tables


def _is_rows(rows: object) -> bool:
    return isinstance(rows, list) and all(isinstance(row, dict) and "id" in row for row in rows)


def _between(file: str, before: Rows, after: Rows) -> Iterator[Change]:
    old = {row["id"]: row for row in before}
    for row in after:
        was = old.get(row["id"])
        if was is None:
            yield Change(file, row["id"], "", "not there", "new")
            continue
        one, other = dict(_flat(was)), dict(_flat(row))
        for field in dict.fromkeys([*one, *other]):
            if one.get(field) != other.get(field):
                yield Change(file, row["id"], field, one.get(field, "none"), other.get(field, "none"))


def _flat(value: Any, name: str = "") -> Iterator[tuple[str, str]]:
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from _flat(inner, f"{name} {key}".strip())
    else:
        yield name, ", ".join(map(str, value)) if isinstance(value, list) else str(value)


# -- what it did -----------------------------------------------------------------------------------------------


def _measures(one: Study, other: Study) -> Iterator[Measure]:
    """Everything that both runs can tell, by deal where that is possible."""
    if one.together:
        yield _measure("the party wins", one, other, _everybody, _won)
    for group in one.figures.groups:
        if group.table and not one.together:
            continue
        members = [member for member in one.members(group) if member in other.members(group)]
        for member in members:
            counted = partial(_having, group.id, member)
            found = _measure(one.called(group, member), one, other, counted, _won, group.wanted, member)
            if min(found.before.of, found.after.of) >= FEW:
                yield found
    if one.two_sided and one.begun:
        wanted = one.figures.first_wanted
        yield _measure("whoever begins", one, other, _beginners, _won, wanted)
    if not one.together:
        yield _measure("drawn", one, other, _games, _is_drawn)
    reasons = {reason for reason, _ in one.endings} | {reason for reason, _ in other.endings}
    words = {
        reason: one.ending(ended[0].outcome) for reason, ended in (*one.endings, *other.endings) if ended[0].outcome
    }
    for reason in sorted(reasons):
        yield _measure(f"ends: {words[reason]}", one, other, _games, partial(_ends, reason))


def _won(unit: Unit) -> bool:
    return unit.won


def _everybody(study: Study) -> tuple[Unit, ...]:
    return study.units


def _beginners(study: Study) -> tuple[Unit, ...]:
    return study.begun


def _having(group: str, member: str, study: Study) -> tuple[Unit, ...]:
    return tuple(unit for unit in study.units if member in unit.has.get(group, ()))


def _games(study: Study) -> tuple[Unit, ...]:
    return tuple(unit for unit in study.units if unit.seat == 0)


def _is_drawn(unit: Unit) -> bool:
    outcome = unit.game.outcome
    return outcome is not None and not any(has_won(outcome, seat) for seat in range(len(outcome.places)))


def _ends(reason: str, unit: Unit) -> bool:
    return unit.game.outcome is not None and unit.game.outcome.reason == reason


def _measure(
    name: str,
    one: Study,
    other: Study,
    units: Callable[[Study], tuple[Unit, ...]],
    hit: Callable[[Unit], bool],
    wanted: tuple[float, float] | None = None,
    entry: str = "",
) -> Measure:
    rates, deals = [], []
    for study in (one, other):
        counted = units(study)
        rates.append(Rate(sum(map(hit, counted)), len(counted)))
        by_deal: dict[int, list[float]] = {}
        for unit in counted:
            by_deal.setdefault(unit.game.number // study.plan.seats, []).append(float(hit(unit)))
        deals.append(by_deal)
    shared = deals[0].keys() & deals[1].keys()
    before, after = rates
    # By deal only where both packs dealt alike; otherwise as two runs of their own.
    alike = all(
        len(deals[0].get(deal, ())) == len(deals[1].get(deal, ())) for deal in deals[0].keys() | deals[1].keys()
    )
    if alike and len(shared) >= FEW:
        gaps = [statistics.fmean(deals[1][deal]) - statistics.fmean(deals[0][deal]) for deal in sorted(shared)]
        gap = mean_of_pairs(gaps)
    else:
        gap = difference(after, before)
    return Measure(name, before, after, gap, wanted, entry)


def judged(measures: tuple[Measure, ...], asked: set[str]) -> tuple[Measure, ...]:
    """With a verdict each: changed, the same, or not shown. Those about changed content come first."""
    sure = hold({str(at): measure.gap.chance for at, measure in enumerate(measures)})
    found = []
    for at, measure in enumerate(measures):
        gap = measure.gap
        question = measure.entry in asked
        if (str(at) in sure or (question and gap.chance <= 0.05)) and not gap.leaves_out_nothing:
            verdict = "changed"
        elif gap.low >= -MARGIN and gap.high <= MARGIN:
            verdict = "the same"
        else:
            verdict = "not shown"
        found.append(Measure(measure.name, measure.before, measure.after, gap, measure.wanted, measure.entry, verdict))
    order = {"changed": 0, "not shown": 1, "the same": 2}
    return tuple(sorted(found, key=lambda m: (m.entry not in asked, order[m.verdict], -abs(m.gap.value))))


# -- the page --------------------------------------------------------------------------------------------------


def _findings(measures: tuple[Measure, ...], changes: tuple[Change, ...]) -> list[Finding]:
    scale = gap_scale([(-0.1, 0.1)], (-MARGIN, MARGIN))
    moved = [measure for measure in measures if measure.verdict == "changed"]
    found = []
    for measure in moved[:4]:
        gap = measure.gap
        word = "more" if gap.value > 0 else "less"
        own = gap_scale([(gap.low, gap.high)], (-MARGIN, MARGIN))
        found.append(
            Finding(
                sheet.gauge(gap.value, gap.low, gap.high, own, True, "points"),
                f"<b>{escape(_capital(measure.name))}: {abs(100 * gap.value):.1f} points {word}</b> "
                f"({points_between(gap.low, gap.high, 1)}), {percent(measure.after.value)} instead of "
                f"{100 * measure.before.value:.0f}.",
                f"{number(measure.before.hits)} of {number(measure.before.of)} with A, {number(measure.after.hits)} of "
                f"{number(measure.after.of)} with B.{_wanted(measure)}",
                "did",
                "What it did",
            )
        )
    if not moved:
        widest = max((max(abs(m.gap.low), abs(m.gap.high)) for m in measures), default=0.0)
        found.append(
            Finding(
                "",
                "<b>No change is shown.</b> That is not the same as no change.",
                f"{len(measures)} measures; differences of up to {100 * widest:.0f} points cannot be ruled out by "
                "these games.",
                "did",
                "What it did",
            )
        )
    same = [measure for measure in measures if measure.verdict == "the same"]
    if same:
        widest_same = max(same, key=lambda m: max(abs(m.gap.low), abs(m.gap.high))).gap
        found.append(
            Finding(
                sheet.gauge(widest_same.value, widest_same.low, widest_same.high, scale, False, "points"),
                f"<b>{len(same)} of {len(measures)} measures stay the same,</b> within {100 * MARGIN:.0f} points.",
                escape(", ".join(measure.name for measure in same[:6])) + (" and more." if len(same) > 6 else "."),
                "did",
                "What it did",
            )
        )
    if not changes:
        found.append(
            Finding(
                "",
                "<b>The packs have the same figures.</b>",
                "So every difference is chance.",
                "changed",
                "What was changed",
            )
        )
    return found


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _wanted(measure: Measure) -> str:
    if measure.wanted is None:
        return ""
    low, high = measure.wanted
    was, now = (low <= rate.value <= high for rate in (measure.before, measure.after))
    said = {
        (True, True): "It stays within what is wanted",
        (False, True): "It moves into what is wanted",
        (True, False): "It leaves what is wanted",
        (False, False): "It stays outside what is wanted",
    }[was, now]
    return f" {said} ({between(low, high)} %)."


def _what_changed(changes: tuple[Change, ...], before: Games, after: Games) -> Section:
    rows = [
        (
            change.file,
            (
                f"{escape(change.entry)}{', ' + escape(change.field) if change.field else ''} "
                f"<code>{escape(change.before)}</code> → <code><b>{escape(change.after)}</b></code>"
            ),
        )
        for change in changes[:SHOWN]
    ]
    shown = [(file if at == 0 or rows[at - 1][0] != file else "", what) for at, (file, what) in enumerate(rows)]
    if len(changes) > SHOWN:
        shown.append(("", f"and {len(changes) - SHOWN} more"))
    packs = (escape(games.plan.pack or "the box") for games in (before, after))
    shown.append(("Packs", "A: <code>{}</code> &ensp;B: <code>{}</code>".format(*packs)))
    many = len({change.file for change in changes})
    lead = "Read from the two packs; figures that are the same are left out."
    caption = f"<h3>{len(changes)} figures in {many} file{'s' * (many != 1)}</h3>"
    return Section("changed", "What was changed", "What was changed", lead, caption + sheet.facts(shown))


def _what_it_did(measures: tuple[Measure, ...], one: Study, other: Study, changes: tuple[Change, ...]) -> Section:
    kept = [m for m in measures if m.verdict == "changed" or m.entry == "" or m.wanted or _about(m, changes)]
    rest = [m for m in measures if m not in kept]
    scale = gap_scale([(m.gap.low, m.gap.high) for m in (kept or rest)], (-MARGIN, MARGIN))
    body = "".join(_row(measure, scale, more=False) for measure in kept)
    body += "".join(_row(measure, scale, more=True) for measure in rest)
    sign = {"changed": "●", "the same": "=", "not shown": "○"}
    moved = sum(1 for m in measures if m.verdict == "changed")
    table = (
        '<table role="table" class="dots cmp sortable" id="measures"><caption><small>B less A, in points</small>'
        "</caption>"
        '<thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col" class="c1">measure</th>'
        f'<th role="columnheader" scope="col" class="ax">{axis(scale, lambda tick: points(tick, 0))}</th>'
        '<th role="columnheader" scope="col" class="c4 r">difference, 95 %</th><th role="columnheader" scope="col" '
        'class="cn3 r hide-ph">A → B</th><th role="columnheader" scope="col" class="cv">verdict</th>'
        '<th role="columnheader" scope="col" class="cn r hide-ph">wanted</th></tr></thead>'
        f'<tbody role="rowgroup">{body}</tbody></table>'
    )
    more = f"Show all {len(measures)} measures"
    button = (
        f'<div class="under"><button type="button" class="btn" data-all="measures" data-more="{more}" '
        f'data-less="Show fewer" aria-expanded="false">{more}</button></div>'
        if rest
        else ""
    )
    return Section(
        "did",
        "What it did",
        "What it did",
        f"{moved} of {len(measures)} measures changed; the shaded band holds differences too small to care about "
        f"({100 * MARGIN:.0f} points).",
        f"{table}{button}{_suggestion(measures, changes, len(one.finished))}",
        (
            (
                f"<b>{sign['changed']} changed</b>: the interval excludes 0; for all but what the changed entries "
                "are about, also after allowing for their number (Benjamini-Hochberg, 5 %). "
                f"<b>{sign['the same']} the same</b>: all of it lies within {100 * MARGIN:.0f} points of 0. "
                f"<b>{sign['not shown']} not shown</b>: neither; more games "
                "are needed."
            ),
            "“Not shown” never means “no difference”.",
            "Both packs play the <b>same deals</b>; where they have dealt alike, differences are counted by deal.",
        ),
        wide=True,
    )


def _about(measure: Measure, changes: tuple[Change, ...]) -> bool:
    return any(measure.entry == change.entry for change in changes)


def _row(measure: Measure, scale: Any, more: bool) -> str:
    gap = measure.gap
    clear = measure.verdict == "changed"
    sign = {"changed": "● <b>changed</b>", "the same": "= the same", "not shown": "○ not shown"}[measure.verdict]
    wanted = f"{between(*measure.wanted)} %" if measure.wanted else ""
    return (
        f'<tr role="row"{" class=more" if more else ""}><th role="rowheader" scope="row">{escape(measure.name)}</th>'
        f'<td role="cell" class="p">{dot(gap.value, gap.low, gap.high, scale, clear)}</td>'
        f'<td role="cell" class="v"><b class="cl">{points(gap.value)}</b> <span class="i">'
        f"{points_between(gap.low, gap.high, 1)}</span></td>"
        f'<td role="cell" class="n ab hide-ph">{100 * measure.before.value:.1f}<span class="to">→</span>'
        f'{percent(measure.after.value, 1)}</td><td role="cell" class="vd">{sign}</td>'
        f'<td role="cell" class="n hide-ph">{wanted}</td></tr>'
    )


def _suggestion(measures: tuple[Measure, ...], changes: tuple[Change, ...], games: int) -> str:
    heading, said = suggestion(measures, changes, games)
    return f'<div class="sugg"><h3>Suggestion: {escape(heading)}</h3>' + "".join(f"<p>{s}</p>" for s in said) + "</div>"


def suggestion(measures: tuple[Measure, ...], changes: tuple[Change, ...], games: int) -> tuple[str, tuple[str, ...]]:
    """What to do now: a heading, and sentences with what to change or how many games would settle it."""
    moved = [m for m in measures if m.verdict == "changed"]
    left = [m for m in moved if m.wanted and _inside(m.before, m.wanted) and not _inside(m.after, m.wanted)]
    into = [m for m in moved if m.wanted and not _inside(m.before, m.wanted) and _inside(m.after, m.wanted)]
    if left:
        measure = left[0]
        return f"change less, {measure.name} leaves what is wanted", (_how_much(measure, changes),)
    if into:
        measure = into[0]
        return "keep it", (
            f"{escape(_capital(measure.name))} moves into what is wanted, and nothing wanted is lost by it.",
            _how_much(measure, changes),
        )
    outside = [m for m in moved if m.wanted and not _inside(m.after, m.wanted)]
    if outside:
        return "change more, or something else", (_how_much(outside[0], changes),)
    if moved:
        return "decide by taste", ("What changed has no limits that were wanted, or stays within them.",)
    near = [m for m in measures if m.verdict == "not shown"]
    if near:
        measure = max(near, key=lambda m: abs(m.gap.value))
        needed = games_for(measure.gap.value, (measure.before.value + measure.after.value) / 2)
        share = max(measure.before.of, 1) / max(1, games)
        wanted = round(needed / share, -2)
        return "play more games before deciding", (
            (
                f"{escape(_capital(measure.name))} differs most, by {points(measure.gap.value)} points. If that is so, "
                f"about {number(max(wanted, 100))} games with each pack would show it in four of five runs."
            ),
        )
    return "either will do", (f"Nothing that was measured differs by {100 * MARGIN:.0f} points.",)


def _inside(rate: Rate, wanted: tuple[float, float]) -> bool:
    return wanted[0] <= rate.value <= wanted[1]


def _how_much(measure: Measure, changes: tuple[Change, ...]) -> str:
    """How much of the change would bring a measure to the middle of what is wanted, if it goes on as it went."""
    assert measure.wanted is not None
    middle = sum(measure.wanted) / 2
    share = (middle - measure.before.value) / measure.gap.value if measure.gap.value else 0.0
    what = [f"{change.entry}, {change.field}" for change in changes if change.entry == measure.entry and change.field]
    figures = escape("; ".join(what[:3]) or "the changed figures")
    if share <= 0:
        return (
            f"The change moves {escape(measure.name)} away from the middle of what is wanted ({percent(middle)}): turn "
            f"it round ({figures})."
        )
    if 0.85 <= share <= 1.15:
        return f"It brings {escape(measure.name)} close to the middle of what is wanted ({percent(middle)}): {figures}."
    return (
        f"If more of the same does more of the same, about {share:.1f} times the change would bring "
        f"{escape(measure.name)} to the middle of what is wanted ({percent(middle)}): {figures}."
    )


def _repeat(command: str) -> Section:
    return Section(
        "repeat",
        "Repeat it",
        "Repeat it",
        "The same seed gives the same games, whatever the machine or the number of jobs.",
        sheet.command(command) + sheet.facts([("Version", escape(sheet.made_with()))]),
        ("<b>This file</b> needs no network and holds its own numbers.",),
    )
