"""Dots, intervals, curves and bars as SVG text. Widths are in percent, so a page fits a phone without a script."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from html import escape

from msgspec import Struct

Span = tuple[float, float]
NARROW = "\N{NARROW NO-BREAK SPACE}"
MINUS = "\N{MINUS SIGN}"


def number(value: float) -> str:
    """A whole number, in groups of three."""
    return f"{value:,.0f}".replace(",", NARROW)


def percent(value: float, decimals: int = 0) -> str:
    return f"{100 * value:.{decimals}f}{NARROW}%"


def between(low: float, high: float, decimals: int = 0) -> str:
    """An interval of a rate: "52 to 58"."""
    return f"{100 * low:.{decimals}f} to {100 * high:.{decimals}f}"


def signed(value: float, decimals: int = 1) -> str:
    """A number with its sign, a true minus; zero has none."""
    text = f"{abs(value):.{decimals}f}"
    if not float(text):
        return text
    return ("+" if value > 0 else MINUS) + text


def points(value: float, decimals: int = 1) -> str:
    """A difference of rates in points: "+4.5"."""
    return signed(100 * value, decimals)


def points_between(low: float, high: float, decimals: int = 0) -> str:
    return f"{points(low, decimals)} to {points(high, decimals)}"


def place(value: float, span: Span) -> float:
    """Where a value is, in percent of the span."""
    return 100 * (value - span[0]) / (span[1] - span[0])


def short(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")


class Scale(Struct, frozen=True):
    """An axis: from where to where, its lines, what stands out (the reference), and what was wanted."""

    span: Span
    ticks: tuple[float, ...]
    reference: float | None = None
    wanted: Span | None = None


def rate_scale(values: Sequence[Span], reference: float | None, wanted: Span | None = None) -> Scale:
    """An axis of rates around what there is to show."""
    shown = [end for span in values for end in span] or [0.0, 1.0]
    if reference is not None:
        shown.append(reference)
    low, high = min(shown), max(shown)
    step = next((step for step in (0.05, 0.1, 0.25) if (high - low) / step <= 6), 0.25)
    first = max(0.0, int(low / step) * step)
    last = min(1.0, (int(high / step - 1e-9) + 1) * step)
    ticks = tuple(first + step * at for at in range(round((last - first) / step) + 1))
    return Scale((first, max(last, first + step)), ticks, reference, wanted)


def gap_scale(values: Sequence[Span], wanted: Span | None = None) -> Scale:
    """An axis of differences with zero in the middle."""
    most = max((abs(end) for span in values for end in span), default=0.1)
    step = next((step for step in (0.05, 0.1, 0.2, 0.5) if most / step <= 2.5), 0.5)
    reach = min(1.0, step * (int(most / step - 1e-9) + 1))
    many = round(reach / step)
    return Scale((-reach, reach), tuple(step * at for at in range(-many, many + 1)), 0.0, wanted)


def dot(value: float, low: float, high: float, scale: Scale, clear: bool, height: int = 26, radius: float = 5) -> str:
    """One row of a plot: the dot is filled where the interval excludes the reference, hollow where it does not."""
    reference, inside = scale.reference, []

    def at(one: float) -> str:
        return short(max(0.0, min(100.0, place(one, scale.span))))

    if scale.wanted is not None:
        left, right = (max(0.0, min(100.0, place(end, scale.span))) for end in scale.wanted)
        inside.append(f'<rect class="want" x="{short(left)}%" y="0" width="{short(right - left)}%" height="{height}"/>')
    lines = [(tick, "grid") for tick in scale.ticks if reference is None or abs(tick - reference) > 1e-9]
    if reference is not None:
        lines.append((reference, "ref"))
    inside.extend(f'<line class="{kind}" x1="{at(x)}%" x2="{at(x)}%" y1="0" y2="{height}"/>' for x, kind in lines)
    side = "" if reference is None or not clear else " up" if value > reference else " down"
    middle = short(height / 2)
    inside.append(
        f'<g class="iv{side}"><line x1="{at(low)}%" x2="{at(high)}%" y1="{middle}" y2="{middle}"/></g>'
        f'<circle class="dot{"" if clear else " hollow"}{side}" cx="{at(value)}%" cy="{middle}" r="{radius:g}"/>'
    )
    return f'<svg class="dp" width="100%" height="{height}" aria-hidden="true">{"".join(inside)}</svg>'


def axis(scale: Scale, write: Callable[[float], str]) -> str:
    """The figures above a column of dots; every second one is left out on a phone."""
    shown = []
    for at, tick in enumerate(scale.ticks):
        x = place(tick, scale.span)
        anchor = "start" if x < 3 else "end" if x > 97 else "middle"
        thin = " alt" if len(scale.ticks) > 4 and at % 2 else ""
        shown.append(f'<text x="{short(x)}%" y="14" class="tk{thin}" text-anchor="{anchor}">{write(tick)}</text>')
    return f'<svg class="dp" width="100%" height="20" aria-hidden="true">{"".join(shown)}</svg>'


class Band(Struct, frozen=True):
    """The room between two curves."""

    xs: tuple[float, ...]
    low: tuple[float, ...]
    high: tuple[float, ...]
    kind: str


class Line(Struct, frozen=True):
    """A curve."""

    xs: tuple[float, ...]
    ys: tuple[float, ...]
    kind: str


class Column(Struct, frozen=True):
    """One bar of a histogram."""

    first: float
    last: float
    height: float
    kind: str = "bar"


class Plot(Struct, frozen=True, kw_only=True):
    """A drawing with two axes. `title` may hold markup."""

    title: str
    xs: Span
    ys: Span
    x_ticks: tuple[float, ...]
    y_ticks: tuple[float, ...]
    marks: tuple[Band | Line | Column, ...]
    x_word: str = ""
    y_word: str = ""
    write_x: Callable[[float], str] = number
    write_y: Callable[[float], str] = number
    height: int = 190

    def drawn(self) -> str:
        """The figure. Shapes stretch in an inner drawing, words keep their size in the outer one."""

        def x(value: float) -> float:
            return 1000 * (value - self.xs[0]) / (self.xs[1] - self.xs[0])

        def y(value: float) -> float:
            return 1000 - 1000 * (value - self.ys[0]) / (self.ys[1] - self.ys[0])

        inner = [f'<line class="grid" x1="0" x2="1000" y1="{short(y(t))}" y2="{short(y(t))}"/>' for t in self.y_ticks]
        for mark in self.marks:
            if isinstance(mark, Band):
                edge = [*zip(mark.xs, mark.high, strict=True), *reversed([*zip(mark.xs, mark.low, strict=True)])]
                inner.append(f'<polygon class="{mark.kind}" points="{_path(edge, x, y)}"/>')
            elif isinstance(mark, Line):
                path = _path([*zip(mark.xs, mark.ys, strict=True)], x, y)
                inner.append(f'<polyline class="{mark.kind}" points="{path}"/>')
            else:
                left, right = x(mark.first), x(mark.last)
                gap = min(3.0, (right - left) * 0.12)
                inner.append(
                    f'<rect class="{mark.kind}" x="{short(left + gap)}" width="{short(right - left - 2 * gap)}" '
                    f'y="{short(y(mark.height))}" height="{short(1000 - y(mark.height))}"/>'
                )
        words = [
            f'<text class="tk" x="{short(x(t) / 10)}%" y="100%" dy="17" text-anchor="middle">{self.write_x(t)}</text>'
            for t in self.x_ticks
        ]
        words += [
            f'<text class="tk" x="0" dx="-8" y="{short(y(t) / 10)}%" dy="4" text-anchor="end">{self.write_y(t)}</text>'
            for t in self.y_ticks
        ]
        said = escape(re.sub("<[^>]+>", " ", self.title))
        return (
            f'<figure class="plot"><figcaption>{self.title}</figcaption><div class="yl">{escape(self.y_word)}</div>'
            f'<div class="area" style="height:{self.height}px"><svg class="out" width="100%" height="100%" role="img" '
            f'aria-label="{said}. The numbers are in the table below."><svg width="100%" height="100%" '
            f'viewBox="0 0 1000 1000" preserveAspectRatio="none">{"".join(inner)}<line class="base" x1="0" x2="1000" '
            f'y1="1000" y2="1000"/></svg>{"".join(words)}</svg></div>'
            f'<div class="xl">{escape(self.x_word)}</div></figure>'
        )


def _path(edge: Sequence[tuple[float, float]], x: Callable[[float], float], y: Callable[[float], float]) -> str:
    return " ".join(f"{short(x(one))},{short(y(other))}" for one, other in edge)


def steps(low: float, high: float, most: int = 6) -> tuple[float, ...]:
    """Round figures from below `low` to above `high`."""
    reach = max(high - low, 1e-9)
    step = next(size * 10**power for power in range(-3, 9) for size in (1, 2, 5) if reach / (size * 10**power) <= most)
    first = int(low // step)
    last = int(-(-high // step))
    return tuple(step * at for at in range(first, max(last, first + 1) + 1))


def numbers(head: Sequence[str], rows: Sequence[Sequence[str]], label: str = "Numbers") -> str:
    """The figures of a drawing, folded away. Heads and cells are markup."""
    heads = "".join(f'<th scope="col">{each}</th>' for each in head)
    body = "".join(
        "<tr>"
        + "".join(f'<th scope="row">{cell}</th>' if at == 0 else f"<td>{cell}</td>" for at, cell in enumerate(row))
        + "</tr>"
        for row in rows
    )
    return (
        f'<details class="nums"><summary>{escape(label)}</summary><div class="scroll"><table><thead><tr>{heads}</tr>'
        f"</thead><tbody>{body}</tbody></table></div></details>"
    )
