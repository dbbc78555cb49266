"""The report about many games: the findings in sentences, then the evidence. English, one file, no network."""

from __future__ import annotations

import hashlib
import statistics
from html import escape
from typing import Any

import msgspec

from ludarium.kernel.figures import Group
from ludarium.lab import sheet
from ludarium.lab.marks import (
    Band,
    Column,
    Line,
    Plot,
    Scale,
    axis,
    between,
    dot,
    gap_scale,
    number,
    numbers,
    percent,
    points,
    points_between,
    rate_scale,
    short,
    steps,
)
from ludarium.lab.reckoning import FEW, Rate, quantile
from ludarium.lab.sheet import Finding, Row, Section
from ludarium.lab.study import Adds, Study, has_won
from ludarium.simulation import Games, SimulationResult, result_of

SHOWN = 18
"""Rows of a long table that are shown at first."""
_LITTLE = 0.03
"""A difference of less than three points is called small."""


def report(games: Games, command: str) -> str:
    """The whole file. `command` repeats the run."""
    study, result = Study(games), result_of(games)
    plan = games.plan
    bots = list(dict.fromkeys(plan.bots))
    who = f"<code>{escape(bots[0])}</code>" + (
        " in every seat" if len(bots) == 1 else "".join(f" and <code>{escape(bot)}</code>" for bot in bots[1:])
    )
    orders = "every deal played in both orders" if plan.seats == 2 else f"every deal played in {plan.seats} orders"
    orders = orders if plan.seats > 1 else "one seat"
    content = f"content pack {escape(plan.pack)}" if plan.pack else "content of the box"
    under = f"{who}, {number(result.games)} games, {orders}. Seed {plan.seed}, {content}."
    sections = tuple(section for section in _sections(study, result, command) if section is not None)
    return sheet.page(
        study.title,
        "Simulation report",
        f"{study.info.name}, {plan.form.replace('-', ' ')}",
        under,
        _findings(study, result, {section.id for section in sections}),
        sections,
        _warning(study, result),
    )


def _warning(study: Study, result: SimulationResult) -> str:
    said = []
    if result.errors:
        said.append(f"{result.errors} of {result.games} games could not be finished; they are counted nowhere.")
    if result.finished < 200:
        said.append(f"With {result.finished} games most intervals are wide: 2 000 say much more.")
    if study.plan.seats > 2 and not study.together:
        said.append("Partners win together and are counted one by one, so intervals by group are a little too narrow.")
    return " ".join(said)


def _sections(study: Study, result: SimulationResult, command: str) -> tuple[Section | None, ...]:
    exclusive = [group for group in study.figures.groups if not group.several and not group.table]
    several = [group for group in study.figures.groups if group.several]
    tables = [group for group in study.figures.groups if group.table]
    return (
        _who_wins(study, result),
        *(_pairs(study, group) for group in exclusive[:1]),
        _first(study, exclusive[:1]),
        *(_table_group(study, group) for group in tables),
        *(_what_adds(study, group) for group in several),
        _scores(study),
        _length(study, result),
        _endings(study, result),
        _repeat(study, result, command),
    )


# -- findings --------------------------------------------------------------------------------------------------


def _findings(study: Study, result: SimulationResult, there: set[str]) -> list[Finding]:
    found = [_bots_found(study, result)]
    found += [_group_found(study, group) for group in study.figures.groups if not group.several and not group.table]
    found += [_first_found(study)]
    found += [_adds_found(study, group) for group in study.figures.groups if group.several]
    found += [_lead_found(study), _draws_found(study), _ending_found(study)]
    return [finding for finding in found if finding is not None and finding.section in there][:6]


def _interval(rate: Rate, decimals: int = 0) -> str:
    return f"({between(*rate.interval, decimals)})"


def _bots_found(study: Study, result: SimulationResult) -> Finding | None:
    if study.together:
        rate = study.rate(lambda unit: True)
        low, high = rate.interval
        scale = Scale((0.0, 1.0), (0.0, 0.25, 0.5, 0.75, 1.0))
        return Finding(
            sheet.gauge(rate.value, low, high, scale, clear=True),
            f"<b>The party wins {percent(rate.value)}</b> {_interval(rate)} of its games.",
            f"{number(rate.hits)} of {number(rate.of)} games.",
            "rates",
            "Win rates",
        )
    if len(result.bots) < 2:
        return None
    best = max(result.bots, key=lambda bot: bot.win_rate)
    rate = Rate(best.wins, best.games)
    others = " and ".join(f"<code>{escape(bot.bot)}</code>" for bot in result.bots if bot is not best)
    clear = rate.leaves_out(study.even)
    wins = f"wins {percent(rate.value)}</b> {_interval(rate)} of its games"
    return Finding(
        sheet.gauge(rate.value, *rate.interval, Scale((0.0, 1.0), (0.0, 0.5, 1.0), study.even), clear),
        f"<b><code>{escape(best.bot)}</code> {wins} against {others}" + ("." if clear else "; that may be chance."),
        f"{number(rate.hits)} of {number(rate.of)}, in all seats and with the same deals.",
        "rates",
        "Win rates",
    )


def _group_found(study: Study, group: Group) -> Finding | None:
    rates = study.by_member(group)
    if len(rates) < 2:
        return None
    even = study.even
    name, rate = max(rates.items(), key=lambda each: _standing_out(each[1], even))
    others = sorted(other.value for member, other in rates.items() if member != name)
    scale = rate_scale([rate.interval, group.wanted or rate.interval], even, group.wanted)
    clear = rate.leaves_out(even)
    said = escape(study.called(group, name))
    rest = (
        f"The others win {percent(others[0])}."
        if len(others) == 1
        else (f"The others win {100 * others[0]:.0f} to {percent(others[-1])}.")
    )
    if clear:
        sentence = f"<b>{said} wins {percent(rate.value)}</b> {_interval(rate)} of its games. {rest}"
    else:
        lowest, highest = min(rates.values(), key=lambda r: r.value), max(rates.values(), key=lambda r: r.value)
        sentence = (
            f"<b>No {group.one} stands out.</b> All win {100 * lowest.value:.0f} to {percent(highest.value)}, "
            "which chance alone may do."
        )
    wanted = f" Wanted are {between(*group.wanted)}{percent(0)[-2:]} for every {group.one}." if group.wanted else ""
    return Finding(
        sheet.gauge(rate.value, *rate.interval, scale, clear),
        sentence,
        f"{'' if clear else said + ': '}{number(rate.hits)} of {number(rate.of)} games.{wanted}",
        "rates",
        "Win rates",
    )


def _standing_out(rate: Rate, even: float) -> tuple[bool, float, float]:
    return rate.leaves_out(even), round(abs(rate.value - even), 9), rate.value


def _first_found(study: Study) -> Finding | None:
    gap = study.first_by_deal
    if gap is None:
        return None
    rate = study.won_by(study.begun)
    if gap.leaves_out_nothing:
        little = "helps little, if at all" if abs(gap.value) < _LITTLE else "is not shown to matter"
        sentence = f"<b>Going first {little}.</b> Whoever begins wins {percent(rate.value)}"
    elif gap.value > 0:
        sentence = f"<b>Going first helps.</b> Whoever begins wins {percent(rate.value)}"
    else:
        sentence = f"<b>Going first is no help:</b> whoever begins wins {percent(rate.value)}"
    wanted = study.figures.first_wanted
    scale = Scale((-0.25, 0.25), (-0.2, -0.1, 0.0, 0.1, 0.2), 0.0, (wanted[0] - 0.5, wanted[1] - 0.5))
    ruled = max(abs(gap.low), abs(gap.high))
    return Finding(
        sheet.gauge(gap.value, gap.low, gap.high, scale, not gap.leaves_out_nothing, "points"),
        f"{sentence} {_interval(rate)}.",
        f"With the same deal in both orders: {points(gap.value)} points ({points_between(gap.low, gap.high, 1)}) "
        f"above even. More than {100 * ruled:.0f} points can be ruled out.",
        "first",
        "First player",
    )


def _adds_found(study: Study, group: Group) -> Finding | None:
    rows = study.adds(group)
    if not rows or not rows[0].enough:
        return None
    row = rows[0]
    verb = "adds" if row.gap.value > 0 else "costs"
    if row.clear:
        start = "Being dealt" if group.dealt else "Having"
        sentence = (
            f"<b>{start} {escape(row.name)} {verb} {abs(100 * row.gap.value):.1f} points</b> "
            f"({points_between(row.gap.low, row.gap.high)}) to the rate of winning."
        )
        if verb == "costs":
            sentence = sentence.replace("to the rate", "of the rate")
    else:
        sentence = f"<b>None of {len(rows)} {escape(group.many)} stands out</b> when their number is allowed for."
    used = ""
    if group.used and row.used.hits:
        used = (
            f" It is {group.used} in {percent(row.used.value)} of these games, and who does so wins "
            f"{percent(row.then.value)}; whoever is ahead does more of everything."
        )
    scale = gap_scale([(row.gap.low, row.gap.high)])
    start = "" if row.clear else f"{escape(row.name)} comes nearest: {points(row.gap.value)} points. "
    return Finding(
        sheet.gauge(row.gap.value, row.gap.low, row.gap.high, scale, row.clear, "points"),
        sentence,
        f"{start}With it {percent(row.held.value)} of {number(row.held.of)}, without it "
        f"{percent(row.others.value)} of {number(row.others.of)}.{used}",
        f"adds-{group.id}",
        group.many.capitalize(),
    )


def _lead_found(study: Study) -> Finding | None:
    leads = study.leads
    if study.together or len(leads) < 4:
        return None
    turns = sorted(study.turns(one) for one in study.finished)
    half = min(leads, key=lambda turn: abs(turn - statistics.median(turns) / 2))
    rate = leads[half]
    word = study.figures.turn_word
    if rate.of < FEW:
        return None
    open_still = rate.value < 0.85
    start = "Half way, the game is still open:" if open_still else "Half way, the game is nearly decided:"
    scale = Scale((0.45, 1.0), (0.5, 0.75, 1.0), 0.5)
    early, late = (min(leads, key=lambda turn: abs(turn - half * share)) for share in (0.5, 1.5))
    return Finding(
        sheet.gauge(rate.value, *rate.interval, scale, rate.leaves_out(0.5)),
        f"<b>{start}</b> who leads after {word} {half} wins {percent(rate.value)} {_interval(rate)}.",
        f"After {word} {early} it is {percent(leads[early].value)}, after {word} {late} {percent(leads[late].value)}.",
        "scores",
        "Scores",
    )


def _draws_found(study: Study) -> Finding | None:
    rate = Rate(study.drawn, len(study.finished))
    if not rate.hits:
        return None
    low, high = rate.interval
    return Finding(
        sheet.gauge(rate.value, low, high, rate_scale([(0.0, high)], None), clear=True),
        f"<b>{percent(rate.value, 1)} of the games are drawn</b> {_interval(rate, 1)}, and count as a win for nobody.",
        f"{number(rate.hits)} of {number(rate.of)}.",
        "ends",
        "Endings",
    )


def _ending_found(study: Study) -> Finding | None:
    if len(study.endings) < 2:
        return None
    _, ended = study.endings[0]
    outcome = ended[0].outcome
    assert outcome is not None
    rate = Rate(len(ended), len(study.finished))
    return Finding(
        sheet.gauge(rate.value, *rate.interval, Scale((0.0, 1.0), (0.0, 0.25, 0.5, 0.75, 1.0)), clear=True),
        f"<b>{percent(rate.value)} {_interval(rate)} end alike:</b> {escape(_lower(study.ending(outcome)))}.",
        f"{number(rate.hits)} of {number(rate.of)} games; there are {len(study.endings)} ways in all.",
        "ends",
        "Endings",
    )


def _lower(text: str) -> str:
    """A sentence in the middle of one; names keep their capital."""
    first = text.split(" ", 1)[0]
    return text[:1].lower() + text[1:] if first in ("The", "A", "An", "One", "Both", "Nobody", "All") else text


# -- sections --------------------------------------------------------------------------------------------------


def _who_wins(study: Study, result: SimulationResult) -> Section:
    even = None if study.together else study.even
    parts = []
    exclusive = [group for group in study.figures.groups if not group.several and not group.table]
    for group in exclusive:
        rates = sorted(study.by_member(group).items(), key=lambda each: -each[1].value)
        if len(rates) > 1:
            rows = [Row(study.called(group, member), rate) for member, rate in rates]
            spans = [rate.interval for _, rate in rates] + ([group.wanted] if group.wanted else [])
            scale = rate_scale(spans, even, group.wanted)
            parts.append(sheet.rates(f"By {group.one}", group.one, rows, scale))
    if study.together:
        rate = study.rate(lambda unit: True)
        parts.append(sheet.rates("The party", "", [Row("all games", rate)], rate_scale([rate.interval], None)))
    else:
        chairs = [Row(f"seat {chair.seat + 1}", Rate(chair.wins, chair.games)) for chair in result.chairs]
        parts.append(sheet.rates("By seat", "seat", chairs, rate_scale([r.rate.interval for r in chairs], even)))
    names = [bot.bot for bot in result.seats]
    letters = {name: iter("abcdefgh") for name in names if names.count(name) > 1}
    rows = [
        Row(f"{bot.bot} ({next(letters[bot.bot])})" if bot.bot in letters else bot.bot, Rate(bot.wins, bot.games))
        for bot in result.seats
    ]
    if not study.together:
        check = " <small>the same bot everywhere: a check of the run, not a finding</small>" * (len(result.bots) == 1)
        scale = rate_scale([row.rate.interval for row in rows], even)
        parts.append(sheet.rates(f"By bot{check}", "bot", rows, scale))
    drawn = study.drawn
    if study.together:
        lead = f"All win or lose together: {percent(study.even)} of {number(len(study.finished))} games were won."
    elif drawn:
        share = percent(drawn / max(1, len(study.finished)), 1)
        lead = f"{number(drawn)} games ({share}) were drawn and count as a win for nobody."
    else:
        lead = "No game was drawn."
    return Section(
        "rates",
        "Win rates",
        "Who wins",
        lead,
        "".join(parts),
        (
            (
                "<b>How to read it.</b> The dot is the share of games won, the line its 95 % interval (Wilson; "
                "games of one deal are not counted as if they were several deals). A "
                "<b>filled</b> dot means that the interval excludes the average win rate; a <b>hollow</b> one "
                "could be chance alone."
            ),
            "A shaded band is what was wanted. Fewer than 20 games stand in brackets.",
            "Two intervals that overlap may still differ.",
        ),
    )


def _pairs(study: Study, group: Group) -> Section | None:
    members = study.members(group)
    if not study.two_sided or not 2 <= len(members) <= 8:
        return None
    cells = study.by_pair(group)
    if 2 * len(cells) < len(members) * (len(members) - 1):
        return None  # most of them never meet
    names = {member: study.called(group, member) for member in members}
    head = "".join(f'<th scope="col">{escape(names[member])}</th>' for member in members)
    rows = []
    for row in members:
        shown = "".join(_cell(cells.get((row, column)), study.even, row == column) for column in members)
        rows.append(f'<tr><th scope="row">{escape(names[row])}</th>{shown}</tr>')
    met = [rate.of for rate in cells.values()]
    table = (
        f'<div class="scroll"><table class="mx"><caption>Match-ups <small>how often the {group.one} of the row beats '
        f'that of the column, %</small></caption><colgroup><col style="width:27%"></colgroup><thead><tr><th></th>{head}'
        f'</tr></thead><tbody>{"".join(rows)}</tbody></table></div><p class="key"><span><i class="down" '
        'style="--k:40%"></i>loses more</span><span><i></i>even</span><span><i class="up" style="--k:40%"></i>wins more'
        f"</span><span><b>bold</b>: the interval excludes {100 * study.even:.0f}</span><span>{min(met)} to "
        f"{max(met)} games a pair</span></p>"
    )
    clear = [(pair, rate) for pair, rate in cells.items() if rate.leaves_out(study.even) and rate.value > study.even]
    if clear:
        (one, other), rate = max(clear, key=lambda each: each[1].value)
        lead = f"{names[one]} beats {names[other]} most clearly: {percent(rate.value)} {_interval(rate)}."
    else:
        lead = "No pair is clearly uneven."
    return Section(
        "match",
        "Match-ups",
        f"Which {group.one} beats which",
        escape(lead),
        table,
        (
            "<b>How to read it.</b> A row against a column. The two halves mirror each other, but for draws.",
            f"With {min(met)} games a pair the figures are accurate to about {_reach(min(met))} points.",
        ),
    )


def _reach(games: int) -> str:
    low, high = Rate(games // 2, games).interval
    return f"{100 * (high - low) / 2:.0f}"


def _cell(rate: Rate | None, even: float, own: bool) -> str:
    if rate is None or own:
        return '<td class="self">·</td>'
    side = "up" if rate.value > even else "down" if rate.value < even else ""
    strength = min(52, round(abs(rate.value - even) * 260))
    clear = rate.leaves_out(even)
    low, high = rate.interval
    shown = f"{100 * rate.value:.0f}" if rate.of >= FEW else f"({100 * rate.value:.0f})"
    return (
        f'<td class="{side}{" cl" if clear else ""}" style="--k:{strength if rate.of >= FEW else 0}%"><b>{shown}</b>'
        f"<span>{between(low, high)}</span></td>"
    )


def _first(study: Study, exclusive: list[Group]) -> Section | None:
    if not study.begun or study.together:
        return None
    even = study.even
    wanted = study.figures.first_wanted if study.two_sided else None
    all_games = study.won_by(study.begun)
    rows = [Row("all games", all_games)]
    for group in exclusive:
        for member in study.members(group):
            units = [unit for unit in study.begun if member in unit.has.get(group.id, ())]
            rows.append(Row(study.called(group, member), study.won_by(units)))
    scale = rate_scale([row.rate.interval for row in rows] + ([wanted] if wanted else []), even, wanted)
    of = f"by the {exclusive[0].one} that begins" if exclusive else "whoever it is"
    table = sheet.rates(f"Whoever begins, {of}", "begins", rows, scale)
    gap = study.first_by_deal
    paired, lead = "", f"Whoever begins wins {percent(all_games.value)} {_interval(all_games)}."
    if gap is not None:
        unsure = "Not by much, if at all" if abs(gap.value) < _LITTLE else "That is not shown"
        word = unsure if gap.leaves_out_nothing else "Yes" if gap.value > 0 else "No, it costs"
        lead = (
            f"{word}: {points(gap.value)} points above even ({points_between(gap.low, gap.high, 1)}) when the same "
            "deal is played in both orders."
        )
        paired = (
            "<b>Paired.</b> Luck of the deal cancels out when both orders are played, so the paired figure is the "
            "surest: quote that one."
        )
    return Section("first", "First player", "Does going first help?", lead, table, (paired,) if paired else ())


def _table_group(study: Study, group: Group) -> Section | None:
    """What the whole table has: how often it was won with it, or, where sides play, how often the game ended by it."""
    members = study.members(group)
    if study.together:
        if group.used:
            rates = {
                member: Rate(
                    sum(member in unit.used.get(group.id, ()) for unit in study.units),
                    sum(member in unit.has.get(group.id, ()) for unit in study.units),
                )
                for member in members
            }
        else:
            rates = study.by_member(group)
        together = Rate(sum(rate.hits for rate in rates.values()), sum(rate.of for rate in rates.values()))
        word = group.used or "won"
        lead, caption, reference = f"How often each was {word}.", f"{word.capitalize()}, by {group.one}", together.value
    else:
        rates = {}
        for member in members:
            games = {unit.game.number: unit.game for unit in study.units if member in unit.has.get(group.id, ())}
            ended = [one for one in games.values() if one.outcome is not None and one.outcome.reason == member]
            rates[member] = Rate(len(ended), len(games))
        if not any(rate.hits for rate in rates.values()):
            return None
        lead = f"Of the games in which a {group.one} lay open, so many ended by it."
        caption, reference = f"Ended by it, by {group.one}", 1 / 3
        together = Rate(sum(rate.hits for rate in rates.values()), sum(rate.of for rate in rates.values()))
        reference = together.value
    if len(rates) < 2:
        return None
    rows = [
        Row(study.called(group, member), rate)
        for member, rate in sorted(rates.items(), key=lambda each: -each[1].value)
    ]
    scale = rate_scale([row.rate.interval for row in rows], reference)
    table = sheet.rates(caption, group.one, rows, scale, ("of games",))
    note = f"The line in the middle is what all {group.many} come to together: {percent(reference)}."
    return Section(f"by-{group.id}", group.many.capitalize(), f"By {group.one}", lead, table, (note,))


def _what_adds(study: Study, group: Group) -> Section | None:
    rows = study.adds(group)
    rows = tuple(row for row in rows if row.held.of and row.others.of)
    enough = sum(1 for row in rows if row.enough)
    if not enough:
        return None
    sure = sum(1 for row in rows if row.clear)
    first = min(SHOWN, enough)
    shown = sorted(rows[:first], key=lambda row: -row.gap.value)
    rest = sorted(rows[first:], key=lambda row: -row.gap.value)
    scale = gap_scale([(row.gap.low, row.gap.high) for row in shown])
    body = "".join(_adds_row(row, scale, group, at >= len(shown)) for at, row in enumerate([*shown, *rest]))
    used = (
        f'<th role="columnheader" scope="col" class="cn r"><button type="button">{escape(group.used)}</button></th>'
        '<th role="columnheader" scope="col" class="cn r"><button type="button">then won</button></th>'
        if group.used
        else ""
    )
    name = f"table-{group.id}"
    caption = f"{len(shown)} of {len(rows)} {group.many}: those that differ most surely" if rest else ""
    table = (
        f'<table role="table" class="dots sortable" id="{name}"><caption><small>{escape(caption)}</small></caption>'
        '<thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col" class="c1"><button type="button">'
        f'{escape(group.one)}</button></th><th role="columnheader" scope="col" class="ax">'
        f"{axis(scale, lambda tick: points(tick, 0))}</th>"
        '<th role="columnheader" scope="col" class="c4 r" aria-sort="descending"><button type="button">adds, points'
        '</button></th><th role="columnheader" scope="col" class="cn r"><button type="button">'
        f"{_held(group)}</button></th>"
        f'{used}</tr></thead><tbody role="rowgroup">{body}</tbody></table>'
    )
    more = f"Show all {len(rows)} {group.many}"
    button = (
        f'<button type="button" class="btn" data-all="{name}" data-more="{escape(more)}" data-less="Show fewer" '
        f'aria-expanded="false">{escape(more)}</button>'
        if rest
        else ""
    )
    chance = max(1, round(len(rows) * 0.05))
    held = "<b>Held</b>: had it at any time, which is a choice as well; who is ahead may choose otherwise."
    if group.dealt:
        held = "<b>Dealt</b>: had it when the first turn began. That is chance, so the difference is its own."
    comparison = "seats that had it, less that of seats that might have had it and had not"
    if study.together:
        comparison = "games in which anybody had it, less that of the other games"
    lead = (
        f"{sure} of {len(rows)} differ more than chance would." if sure else "None differs more than chance would do."
    )
    return Section(
        f"adds-{group.id}",
        group.many.capitalize(),
        f"What a {group.one} adds",
        lead + (" Being dealt one counts, not using it: whoever is ahead uses more." if group.dealt else ""),
        f'{table}<div class="under">{button}<span>● clear among {len(rows)}</span><span>○ may be chance</span></div>',
        (
            f"<b>Adds</b>: win rate of {comparison}, in points, with the 95 % interval (Newcombe).",
            held,
            (
                f"Of {len(rows)} about {chance} would leave 0 out by chance. {sure} hold when that is allowed for "
                "(Benjamini-Hochberg, 5 %): filled dots."
            ),
        ),
        wide=True,
    )


def _held(group: Group) -> str:
    return "dealt" if group.dealt else "held"


def _adds_row(row: Adds, scale: Scale, group: Group, more: bool) -> str:
    few = not row.enough
    gap = row.gap
    held = Rate(row.held.of, row.units)
    line = f"{_held(group)} {percent(held.value)}"
    used = ""
    if group.used:
        line += f", {group.used} {percent(row.used.value)}, then won {percent(row.then.value)}"
        used = (
            f'<td role="cell" class="n" data-v="{row.used.value:.4f}">{percent(row.used.value)}</td>'
            f'<td role="cell" class="n" data-v="{row.then.value:.4f}">{percent(row.then.value)}</td>'
        )
    shown = f"({points(gap.value)})" if few else points(gap.value)
    return (
        f'<tr role="row"{" class=more" if more else ""}><th role="rowheader" scope="row">{escape(row.name)}'
        f'<small class="ph ln">{line}</small></th><td role="cell" class="p">'
        f"{dot(gap.value, gap.low, gap.high, scale, row.clear)}</td>"
        f'<td role="cell" class="v" data-v="{gap.value:.4f}"><b{" class=cl" if row.clear else ""}>{shown}</b> '
        f'<span class="i">{points_between(gap.low, gap.high)}</span></td>'
        f'<td role="cell" class="n" data-v="{held.value:.4f}">{percent(held.value)}</td>{used}</tr>'
    )


def _scores(study: Study) -> Section | None:
    word, turn = study.figures.score_word, study.figures.turn_word
    won, lost = study.scores(winners=True), study.scores(winners=False)
    if not word or max(len(won), len(lost)) < 2:
        return None
    top = max((row[-1] for rows in (won, lost) for row in rows), default=1)
    names = ("When the party wins", "When it loses") if study.together else ("Who wins in the end", "Who loses")
    plots = [
        _band_plot(name, rows, float(top), word, turn, kind)
        for name, rows, kind in zip(names, (won, lost), ("", " b"), strict=True)
        if len(rows) > 1
    ]
    leads = {} if study.together else study.leads
    if len(leads) > 1:
        xs = tuple(map(float, leads))
        lows, highs = zip(*(rate.interval for rate in leads.values()), strict=True)
        low = min(0.5, *lows)
        plots.append(
            Plot(
                title="Who leads wins",
                xs=(xs[0], xs[-1]),
                ys=(low, 1.0),
                x_ticks=tuple(tick for tick in _turn_ticks(int(xs[-1])) if tick >= xs[0]),
                y_ticks=tuple(t for t in (0.0, 0.25, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0) if t >= low),
                marks=(Band(xs, lows, highs, "b50"), Line(xs, tuple(rate.value for rate in leads.values()), "med")),
                x_word=f"leader after {turn}",
                y_word="wins in the end",
                write_y=percent,
            ).drawn()
        )
    last = min(len(won), len(lost)) or max(len(won), len(lost))
    table = numbers(
        (turn, f"{names[0].lower()}: median", "half", f"{names[1].lower()}: median", "half"),
        [
            (str(at + 1), *_middle(won[at] if at < len(won) else []), *_middle(lost[at] if at < len(lost) else []))
            for at in range(max(len(won), len(lost)))
        ],
        "Numbers of these charts",
    )
    half = max(1, last // 2)
    lead = f"The {word} after each {turn}."
    if half < len(won) and half < len(lost):
        gap = statistics.median(won[half]) - statistics.median(lost[half])
        lead = (
            f"Winners have {short(abs(gap))} more {word} than losers after {turn} {half + 1}, in the median."
            if gap >= 0
            else f"Winners have {short(-gap)} less {word} than losers after {turn} {half + 1}, in the median."
        )
    notes = [
        (
            "<b>Bands.</b> Dark: half of the games. Light: nine of ten. Line: the median. Only games that still run "
            f"count; a curve stops where fewer than {study.enough} are left."
        )
    ]
    if leads:
        notes.append("<b>Who leads wins</b>: ties left out; the band is the 95 % interval.")
    return Section(
        "scores",
        "Scores",
        f"How {word} changes" if study.together else "How the score grows",
        escape(lead),
        f'<div class="three">{"".join(plots)}</div>{table}',
        tuple(notes),
        wide=True,
    )


def _middle(row: list[float]) -> tuple[str, str]:
    if not row:
        return "", ""
    return short(quantile(row, 0.5)), f"{short(quantile(row, 0.25))} to {short(quantile(row, 0.75))}"


def _turn_ticks(turns: int) -> tuple[float, ...]:
    step = next(step for step in (1, 2, 5, 10, 20, 50, 100, 500) if turns / step <= 8)
    return tuple(float(at) for at in range(1, turns + 1) if at == 1 or at % step == 0)


def _band_plot(name: str, rows: list[list[float]], top: float, word: str, turn: str, kind: str) -> str:
    xs = tuple(float(at + 1) for at in range(len(rows)))
    cut = {share: tuple(quantile(row, share) for row in rows) for share in (0.05, 0.25, 0.5, 0.75, 0.95)}
    lowest = min(0.0, *cut[0.05])
    ticks = steps(lowest, max(top, 1.0))
    return Plot(
        title=escape(name),
        xs=(1.0, xs[-1]),
        ys=(ticks[0], ticks[-1]),
        x_ticks=_turn_ticks(len(rows)),
        y_ticks=ticks,
        marks=(
            Band(xs, cut[0.05], cut[0.95], f"b90{kind}"),
            Band(xs, cut[0.25], cut[0.75], f"b50{kind}"),
            Line(xs, cut[0.5], f"med{kind}"),
        ),
        x_word=turn,
        y_word=word,
        write_y=short,
    ).drawn()


def _length(study: Study, result: SimulationResult) -> Section:
    turns = sorted(study.turns(one) for one in study.finished if study.turns(one))
    decisions = sorted(one.decisions for one in study.finished)
    word = study.figures.turn_word
    plots, tables = [], []
    if turns:
        drawn, table = _histogram(turns, f"{word.capitalize()}s a game", f"{word}s")
        plots.append(drawn)
        tables.append(numbers((f"{word}s", "games"), table, f"Numbers: {word}s"))
    if decisions:
        drawn, table = _histogram(decisions, "Decisions a game", "decisions")
        plots.append(drawn)
        tables.append(numbers(("decisions", "games"), table, "Numbers: decisions"))
    widths = study.widths
    if widths:
        total = sum(widths)
        top = max(widths) / total
        ticks = steps(0.0, top, 5)
        plots.append(
            Plot(
                title=f"Options a decision<small>how many could be chosen; {_widest(widths)}</small>",
                xs=(0.0, float(len(widths))),
                ys=(0.0, ticks[-1]),
                x_ticks=tuple(float(at) for at in range(len(widths))),
                y_ticks=ticks,
                marks=tuple(Column(at, at + 1, many / total) for at, many in enumerate(widths)),
                x_word="options, each step doubles",
                y_word="share of decisions",
                write_x=lambda at: number(2**at),
                write_y=percent,
            ).drawn()
        )
        rows = [(_step(at), percent(many / total, 1), number(many)) for at, many in enumerate(widths)]
        tables.append(numbers(("options", "share", "decisions"), rows, "Numbers: options"))
    lead = "Nothing was finished."
    if decisions:
        few, many = (quantile(decisions, share) for share in (0.05, 0.95))
        takes = f"{statistics.median(turns):g} {word}s and " if turns else ""
        lead = (
            f"A game takes {takes}{statistics.median(decisions):g} decisions in the median "
            f"({few:.0f} to {many:.0f} in nine of ten)."
        )
    return Section(
        "length",
        "Length",
        "How long, and how wide",
        lead,
        f'<div class="three">{"".join(plots)}</div>{"".join(tables)}',
        wide=True,
    )


def _step(at: int) -> str:
    return "1" if at == 0 else f"{2**at} to {2 ** (at + 1) - 1}"


def _widest(widths: tuple[int, ...]) -> str:
    half, gone = sum(widths) / 2, 0
    for at, many in enumerate(widths):
        gone += many
        if gone >= half:
            return f"half of all decisions had {_step(at).rpartition(' ')[2]} or fewer"
    return ""


def _histogram(values: list[int], title: str, word: str) -> tuple[str, list[tuple[str, str]]]:
    lowest, highest = values[0], values[-1]
    width = next(
        size for size in (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000, 5000) if (highest - lowest) / size <= 16
    )
    first = lowest // width * width
    counts: dict[int, int] = {}
    for value in values:
        counts[(value - first) // width] = counts.get((value - first) // width, 0) + 1
    bars = max(counts) + 1
    middle = statistics.median(values)
    at_middle = int((middle - first) // width)
    quarter = [quantile(values, share) for share in (0.05, 0.25, 0.75, 0.95)]
    caption = (
        f"{title}<small>median {middle:g}; half of all games take {quarter[1]:.0f} to {quarter[2]:.0f}, nine of ten "
        f"{quarter[0]:.0f} to {quarter[3]:.0f}</small>"
    )
    tall = steps(0.0, float(max(counts.values())), 5)
    every = max(1, -(-bars // 6))
    drawn = Plot(
        title=caption,
        xs=(float(first), float(first + bars * width)),
        ys=(0.0, tall[-1]),
        x_ticks=tuple(float(first + at * width) for at in range(0, bars + 1, every)),
        y_ticks=tall,
        marks=tuple(
            Column(first + at * width, first + (at + 1) * width, many, "bar hi" if at == at_middle else "bar")
            for at, many in sorted(counts.items())
        ),
        x_word=word,
        y_word="games",
    ).drawn()
    table = [
        (
            str(first + at * width) if width == 1 else f"{first + at * width} to {first + (at + 1) * width - 1}",
            number(counts.get(at, 0)),
        )
        for at in range(bars)
    ]
    return drawn, table


def _endings(study: Study, result: SimulationResult) -> Section:
    rows = []
    for _, ended in study.endings:
        outcome = ended[0].outcome
        assert outcome is not None
        turns = [study.turns(one) for one in ended if study.turns(one)]
        begun = [one for one in ended if one.seen is not None and one.seen.begins >= 0]
        first = sum(has_won(one.outcome, one.seen.begins) for one in begun if one.outcome and one.seen)
        cells = [number(len(ended)), f"{statistics.median(turns):g} {study.figures.turn_word}s" if turns else ""]
        if not study.together:
            cells.append(percent(first / len(begun)) if begun else "")
        rows.append(Row(study.ending(outcome), Rate(len(ended), len(study.finished)), tuple(cells)))
    scale = Scale((0.0, 1.0), (0.0, 0.25, 0.5, 0.75, 1.0))
    heads = ("games", "median length") + (() if study.together else ("first seat wins",))
    table = sheet.rates("Share of all games", "ending", rows, scale, heads).replace(
        'class="dots"', 'class="dots wname"', 1
    )
    table += _errors(result)
    ways = f"There are {len(rows)} ways" if len(rows) > 1 else "All end the same way"
    lead = f"{ways}: {number(len(study.finished))} games." if rows else "No game was finished."
    note = "No game failed." if not result.errors else "What failed is told in the words of the rules or of the bot."
    return Section("ends", "Endings", "How it ends", lead, table, (note,), wide=True)


def _errors(result: SimulationResult) -> str:
    if not result.errors:
        return ""
    items = "".join(f"<li>{escape(message)}</li>" for message in result.error_messages)
    return f"<h3>{result.errors} games could not be finished</h3><ul>{items}</ul>"


def _repeat(study: Study, result: SimulationResult, command: str) -> Section:
    plan = study.plan
    options = ", ".join(f"{name} = {value}" for name, value in plan.options.items()) or "none"
    rows = [
        ("Version", f"{escape(sheet.made_with())}, rules version {plan.rules}"),
        ("Content", f"pack {escape(plan.pack)}" if plan.pack else "the box"),
        ("Seats, options", f"{plan.seats}; {escape(options)}"),
        ("Games", f"{number(result.finished)} finished, {result.errors} errors, {number(study.drawn)} drawn"),
        ("Check", f"all outcomes together: <code>sha256 {fingerprint(study)}</code>; the same on any machine"),
    ]
    return Section(
        "repeat",
        "Repeat it",
        "Repeat it",
        "The same seed gives the same games, whatever the machine or the number of jobs.",
        sheet.command(command) + sheet.facts(rows),
        (
            (
                "<b>This file</b> needs no network and holds its own numbers: every table can be selected and copied. "
                "<code>--json</code> writes the figures for programs."
            ),
        ),
    )


def fingerprint(study: Study) -> str:
    """What all outcomes together come to."""
    every: list[Any] = [(one.number, one.decisions, one.outcome) for one in study.games.played]
    return hashlib.sha256(msgspec.json.encode(every)).hexdigest()[:16]
