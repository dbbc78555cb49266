"""The page of a league: who leads, the ladder, who beats whom, how to repeat it."""

from __future__ import annotations

from html import escape
from itertools import pairwise

from ludarium.kernel.game import game as game_of
from ludarium.kernel.title import title as title_of
from ludarium.lab import sheet
from ludarium.lab.league import ANCHOR, ANCHORED, ELO, LeagueResult, Pair, Player
from ludarium.lab.marks import Scale, axis, between, dot, number, numbers, percent, steps
from ludarium.lab.reckoning import FEW, Rate
from ludarium.lab.sheet import Finding, Section

_DRAWN = (
    "Each pair has one draw on top. The intervals come from drawing the deals again, all games of one deal together."
)
_PLACES = (
    "<b>Place.</b> “1 to 2”: games cannot tell these apart yet. <b>Above</b>, <b>below</b>: all games were won, or "
    "lost, so there is only a bound."
)
_OTHER = (
    "<b>openskill</b> takes the same games one after the other (Plackett and Luce’s model, 25 ± 8.3 at the start). Its "
    "distances depend on that order: read who is before whom, not by how much."
)


def ladder(result: LeagueResult, command: str) -> str:
    """The whole file. `command` repeats the league."""
    info, title = game_of(result.game).info, title_of(result.game)
    many = len(result.players)
    met = "on the same deals" if result.together else "every deal in both orders"
    under = (
        f"{escape(info.name)}, {escape(result.form.replace('-', ' '))}: {many} bots, {number(result.games)} games, "
        f"{met}, seed {result.seed}."
    )
    warning = f"{result.errors} games could not be finished; they are counted nowhere." if result.errors else ""
    sections = (_ladder(result), _pairs(result), _repeat(result, command))
    return sheet.page(title, "League of bots", "Which bot plays best?", under, _findings(result), sections, warning)


def _findings(result: LeagueResult) -> list[Finding]:
    first, second = result.players[:2]
    lead = first.rating - second.rating
    tied = [player for player in result.players if player.first == 1]
    scale = _scale(result.players[:2])
    if len(tied) > 1:
        others = " and ".join(f"<code>{escape(player.name)}</code>" for player in tied[1:])
        sentence = (
            f"<b><code>{escape(first.name)}</code> leads,</b> but its {lead:.0f} points over "
            f"<code>{escape(second.name)}</code> may be chance: it shares the first place with {others}."
        )
    else:
        sentence = (
            f"<b><code>{escape(first.name)}</code> plays best,</b> {lead:.0f} points above "
            f"<code>{escape(second.name)}</code>."
        )
    found = [
        Finding(
            _gauge(first, scale),
            sentence,
            f"{number(first.rating)} ({number(first.low)} to {number(first.high)}); it won {number(first.wins)} of "
            f"{number(first.games)} games.",
            "ladder",
            "Ladder",
        )
    ]
    close = [pair for pair in _neighbours(result) if pair is not None and pair.games > 0]
    unsure = [pair for pair in close if not _rate(pair).leaves_out(0.5)]
    if unsure and len(unsure) < len(close):
        names = ", ".join(f"<code>{escape(pair.a)}</code> and <code>{escape(pair.b)}</code>" for pair in unsure[:3])
        found.append(
            Finding(
                "",
                f"<b>{len(unsure)} of {len(close)} neighbours cannot be told apart</b> by their own games.",
                f"{names}. More games would tell.",
                "pairs",
                "Pairs",
            )
        )
    surprise = max(
        ((abs(_gap(result, pair)), pair) for pair in result.pairs if pair.games >= FEW), default=None, key=_size
    )
    if surprise is not None:
        gap, pair = surprise
        rate = _points(pair)
        low, high = rate.interval
        expected = _expected(result, pair)
        odd = not low <= expected <= high
        start = "One pair is a surprise:" if odd else "No pair is a surprise."
        found.append(
            Finding(
                sheet.gauge(rate.value, low, high, Scale((0.0, 1.0), (0.0, 0.25, 0.5, 0.75, 1.0), expected), odd),
                f"<b>{start}</b> <code>{escape(pair.a)}</code> takes {percent(rate.value)} "
                f"({between(low, high)}) from <code>{escape(pair.b)}</code>; the ratings say {percent(expected)}.",
                f"The largest difference of all pairs, {100 * gap:.0f} points; draws count half.",
                "pairs",
                "Pairs",
            )
        )
    return found


def _size(found: tuple[float, Pair]) -> float:
    return found[0]


def _gauge(player: Player, scale: Scale) -> str:
    return dot(player.rating, player.low, player.high, scale, clear=True, height=24, radius=3.6) + axis(scale, number)


def _scale(players: tuple[Player, ...]) -> Scale:
    ticks = steps(min(player.low for player in players), max(player.high for player in players), 6)
    return Scale((ticks[0], ticks[-1]), ticks)


def _neighbours(result: LeagueResult) -> list[Pair | None]:
    """The games between those who stand next to each other on the ladder, the stronger one first."""
    return [_between(result, one.name, other.name) for one, other in pairwise(result.players)]


def _between(result: LeagueResult, one: str, other: str) -> Pair | None:
    for pair in result.pairs:
        if (pair.a, pair.b) == (one, other):
            return pair
        if (pair.b, pair.a) == (one, other):
            return Pair(one, other, pair.games, pair.games - pair.wins - pair.draws, pair.draws)
    return None


def _rate(pair: Pair) -> Rate:
    """How often the first won of the games that were decided."""
    return Rate(pair.wins, pair.games - pair.draws)


def _points(pair: Pair) -> Rate:
    """What the first took, a draw counting half."""
    return Rate(2 * pair.wins + pair.draws, 2 * pair.games, float(pair.games))


def _expected(result: LeagueResult, pair: Pair) -> float:
    ratings = {player.name: player.rating for player in result.players}
    chance: float = 1 / (1 + 10 ** ((ratings[pair.b] - ratings[pair.a]) / 400))
    return chance


def _gap(result: LeagueResult, pair: Pair) -> float:
    return _points(pair).value - _expected(result, pair)


def _ladder(result: LeagueResult) -> Section:
    scale = _scale(result.players)
    rows = []
    for player in result.players:
        place = f"{player.first}" if player.first == player.last else f"{player.first} to {player.last}"
        said = f"{player.bound} " if player.bound else ""
        shown = {"above": player.low, "below": player.high}.get(player.bound, player.rating)
        anchor = "the anchor" if player.name == ANCHOR else f"{number(player.low)} to {number(player.high)}"
        won = percent(player.wins / player.games) if player.games else ""
        skill = f"{player.openskill[0]:.1f} ± {player.openskill[1]:.1f}" if player.openskill is not None else ""
        rows.append(
            f'<tr role="row"><td role="cell" class="pl">{place}</td><th role="rowheader" scope="row"><code>'
            f'{escape(player.name)}</code><small class="ph ct">won {won}</small></th><td role="cell" class="p">'
            f"{dot(player.rating, player.low, player.high, scale, clear=True)}</td>"
            f'<td role="cell" class="v"><b>{said}{number(shown)}</b> <span class="i">{anchor}</span></td>'
            f'<td role="cell" class="n hide-ph">{won}</td><td role="cell" class="n hide-ph">{skill}</td></tr>'
        )
    table = (
        '<table role="table" class="dots lad wname"><caption><small>best first</small></caption>'
        '<thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col" class="cp">place</th>'
        '<th role="columnheader" scope="col" class="c1">bot</th><th role="columnheader" scope="col" class="ax">'
        f'{axis(scale, number)}</th><th role="columnheader" scope="col" class="c4l r">rating, 95 % interval</th>'
        '<th role="columnheader" scope="col" class="cn r hide-ph">won of all</th>'
        '<th role="columnheader" scope="col" class="cn r hide-ph">openskill</th></tr></thead>'
        f'<tbody role="rowgroup">{"".join(rows)}</tbody></table>'
    )
    fixed = (
        f"<code>{ANCHOR}</code> is set to {number(ANCHORED)}, so its interval is nil and the others’ are relative to it"
    )
    if all(player.name != ANCHOR for player in result.players):
        fixed = f"the mean of all is set to {number(ANCHORED)}"
    return Section(
        "ladder",
        "Ladder",
        "Ladder",
        f"A difference of 100 points means {_share(100)} wins in 100 games, 200 points {_share(200)}, 400 points "
        f"{_share(400)}.",
        table,
        (
            f"<b>Rating.</b> Bradley and Terry’s model over all games; {fixed}. {_DRAWN}",
            _PLACES,
            _OTHER,
        ),
        wide=True,
    )


def _share(points: float) -> str:
    return f"{100 / (1 + 10 ** (-points / (ELO * 2.302585093))):.0f}"


def _pairs(result: LeagueResult) -> Section:
    names = [player.name for player in result.players]
    head = "".join(f'<th scope="col"><code>{escape(name)}</code></th>' for name in names)
    body = ""
    for one in names:
        cells = "".join(_cell(_between(result, one, other)) for other in names)
        body += f'<tr><th scope="row"><code>{escape(one)}</code></th>{cells}</tr>'
    said = "did better than" if result.together else "beats"
    table = (
        '<div class="scroll"><table class="mx pairs"><caption>Pairs <small>how often the bot of the row '
        f"{said} that of the column, %</small></caption>"
        f'<colgroup><col class="pn"></colgroup><thead><tr><th></th>{head}</tr></thead>'
        f'<tbody>{body}</tbody></table></div><p class="key"><span><i class="down" style="--k:40%"></i>loses more</span>'
        '<span><i></i>even</span><span><i class="up" style="--k:40%"></i>wins more</span><span><b>bold</b>: '
        "the interval leaves even out</span></p>"
    )
    rows = [
        (
            f"<code>{escape(pair.a)}</code> – <code>{escape(pair.b)}</code>",
            number(pair.games),
            number(pair.wins),
            number(pair.draws),
            number(pair.games - pair.wins - pair.draws),
            percent(_expected(result, pair)),
        )
        for pair in result.pairs
    ]
    table += numbers(
        ("pair", "games", "won", "drawn", "lost", "the ratings say"), rows, f"Numbers of all {len(rows)} pairs"
    )
    lead = "The table behind the ratings. A pair that departs from what the ratings say is worth a look."
    notes = ("<b>Draws</b> are a win for nobody; even then stands at half of what was not drawn.",)
    if result.together:
        notes = ("All play together here: of two bots that one did better on a deal whose party did.",)
    return Section("pairs", "Pairs", "Who beats whom", lead, table, notes, wide=True)


def _cell(pair: Pair | None) -> str:
    if pair is None or not pair.games:
        return '<td class="self">·</td>'
    rate = Rate(pair.wins, pair.games)
    even = (1 - pair.draws / pair.games) / 2
    side = "up" if rate.value > even else "down" if rate.value < even else ""
    clear = _rate(pair).leaves_out(0.5)
    strength = min(52, round(abs(rate.value - even) * 110)) if pair.games >= FEW else 0
    shown = f"{100 * rate.value:.0f}" if pair.games >= FEW else f"({100 * rate.value:.0f})"
    return (
        f'<td class="{side}{" cl" if clear else ""}" style="--k:{strength}%"><b>{shown}</b>'
        f"<span>{between(*rate.interval)}</span></td>"
    )


def _repeat(result: LeagueResult, command: str) -> Section:
    rows = [
        ("Version", escape(sheet.made_with())),
        ("Content", f"pack {escape(result.pack)}" if result.pack else "the box"),
        ("Games", f"{number(result.games)} played, {result.errors} errors"),
    ]
    errors = "".join(f"<li>{escape(message)}</li>" for message in result.error_messages)
    return Section(
        "repeat",
        "Repeat it",
        "Repeat it",
        "The same seed gives the same games, except for bots that think by the clock (<code>mcts:1s</code>).",
        sheet.command(command) + sheet.facts(rows) + (f"<ul>{errors}</ul>" if errors else ""),
        ("With <code>--records</code> a further bot plays only its own games; the ratings of all are reckoned again.",),
    )
