"""The page around a report or a league: one file with its style, its typefaces and its script, and no network."""

from __future__ import annotations

import base64
import platform
import re
from collections.abc import Iterable, Sequence
from functools import cache
from html import escape
from importlib.metadata import version
from importlib.resources import files
from typing import Any

from msgspec import Struct

from ludarium.kernel.figures import Figures
from ludarium.kernel.title import Title
from ludarium.lab.marks import Scale, axis, between, dot, percent, points
from ludarium.lab.reckoning import FEW, Rate

_FACES = (
    ("Brygada 1918", "brygada-1918", "400 700"),
    ("Atkinson Hyperlegible Next", "atkinson-hyperlegible-next", "200 800"),
    ("Atkinson Hyperlegible Mono", "atkinson-hyperlegible-mono", "200 800"),
)
_STAR = "0,-15 3.4,-3.4 13,-7.5 5,0 13,7.5 3.4,3.4 0,15 -3.4,3.4 -13,7.5 -5,0 -13,-7.5 -3.4,-3.4"
_BRAND = (
    '<svg width="30" height="30" viewBox="-16 -16 32 32" aria-hidden="true"><polygon points="0,-15 13,-7.5 13,7.5 '
    '0,15 -13,7.5 -13,-7.5" fill="none" stroke="currentColor" stroke-width="1.6"/>'
    f'<polygon points="{_STAR}" fill="var(--accent)"/><circle r="2.3" fill="var(--bg)"/></svg>'
)


class Finding(Struct, frozen=True):
    """One sentence that says what was found, with what it rests on. All three are markup."""

    gauge: str
    sentence: str
    evidence: str
    section: str = ""
    link: str = ""


class Section(Struct, frozen=True):
    """A question, the sentence that answers it, what shows it, and how to read that. Texts are markup."""

    id: str
    short: str
    title: str
    lead: str
    main: str
    notes: tuple[str, ...] = ()
    wide: bool = False


class Row(Struct, frozen=True):
    """One row of a plot of dots that is a table at the same time."""

    name: str
    rate: Rate
    cells: tuple[str, ...] = ()
    clear: bool | None = None
    """Whether it may be called a finding; otherwise the interval decides."""


def page(
    title: Title | None,
    kind: str,
    heading: str,
    under: str,
    findings: Sequence[Finding],
    sections: Sequence[Section],
    warning: str = "",
) -> str:
    """The whole file. `heading` is text; `under` and `warning` are markup."""
    toc = "".join(f'<a href="#{section.id}">{escape(section.short)}</a>' for section in sections)
    found = "".join(_finding(finding) for finding in findings)
    warn = f'<p class="warn">{warning}</p>' if warning else ""
    body = "".join(_section(section, section is sections[-1]) for section in sections)
    style = "\n".join((_file("sheet.css"), _colours(title), _typefaces()))
    head = (
        '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(heading)} · Ludarium</title><style>{style}</style>"
    )
    top = (
        f'<div class="top"><span class="brand">{_BRAND}Ludarium</span><span class="kind">{escape(kind)}</span></div>\n'
        f'<div class="head"><h1>{escape(heading)}</h1><p class="sub">{under}</p>{warn}'
        f'<nav class="toc" aria-label="Contents">{toc}</nav></div>\n'
    )
    return (
        f'<!doctype html>\n<html lang="en"><head>{head}</head>\n<body><main class="sheet"><div class="in">{top}'
        f'<ol class="finds" aria-label="Findings">{found}</ol>\n{body}</div></main>\n'
        f"<script>{_file('sheet.js')}</script></body></html>\n"
    )


def _finding(finding: Finding) -> str:
    link = f' <a href="#{finding.section}">{escape(finding.link)}</a>' if finding.section else ""
    return (
        f'<li><div class="g">{finding.gauge}</div><div><p class="f">{finding.sentence}</p>'
        f'<p class="e">{finding.evidence}{link}</p></div></li>'
    )


def _section(section: Section, last: bool) -> str:
    kind = "sec" + (" wide" if section.wide else "") + (" end" if last else "")
    notes = "".join(f"<p>{note}</p>" for note in section.notes)
    aside = f'<aside class="note">{notes}</aside>' if notes else ""
    return (
        f'<section class="{kind}" id="{section.id}"><header><h2>{escape(section.title)}</h2>'
        f'<p class="lead">{section.lead}</p></header><div class="main">{section.main}</div>{aside}</section>\n'
    )


def rates(caption: str, word: str, rows: Iterable[Row], scale: Scale, heads: Sequence[str] = ("won",)) -> str:
    """Rates as dots with their intervals; every row can be read without seeing the plot."""
    body = []
    for row in rows:
        low, high = row.rate.interval
        few = row.rate.size < FEW
        clear = not few and (row.clear if row.clear is not None else _clear(row.rate, scale))
        shown = f"({percent(row.rate.value)})" if few else percent(row.rate.value)
        cells = row.cells or (f"{row.rate.hits} of {row.rate.of}",)
        rest = "".join(f'<td role="cell" class="n">{cell}</td>' for cell in cells)
        body.append(
            f'<tr role="row"{" class=few" if few else ""}><th role="rowheader" scope="row">{escape(row.name)}'
            f'<small class="ph ct">{" · ".join(cells)}</small></th><td role="cell" class="p">'
            f"{dot(row.rate.value, low, high, scale, clear)}</td>{rest}"
            f'<td role="cell" class="v"><b{" class=cl" if clear else ""}>{shown}</b> '
            f'<span class="i">{between(low, high)}</span></td></tr>'
        )
    columns = "".join(f'<th role="columnheader" scope="col" class="cn r">{escape(head)}</th>' for head in heads)
    return (
        f'<table role="table" class="dots"><caption>{caption}</caption><thead role="rowgroup"><tr role="row">'
        f'<th role="columnheader" scope="col" class="c1">{escape(word)}</th><th role="columnheader" scope="col" '
        f'class="ax">{axis(scale, percent)}</th>{columns}<th role="columnheader" scope="col" class="c3 r">'
        f'rate, 95 % interval</th></tr></thead><tbody role="rowgroup">{"".join(body)}</tbody></table>'
    )


def _clear(rate: Rate, scale: Scale) -> bool:
    return scale.reference is None or rate.leaves_out(scale.reference)


def gauge(value: float, low: float, high: float, scale: Scale, clear: bool, write: str = "rate") -> str:
    """The small plot next to a finding."""
    drawn = dot(value, low, high, scale, clear, height=24, radius=3.6)
    return drawn + axis(scale, lambda tick: f"{100 * tick:.0f}" if write == "rate" else points(tick, 0))


def facts(rows: Iterable[tuple[str, str]]) -> str:
    """What a file is made of; the values are markup."""
    body = "".join(f'<tr><th scope="row">{escape(name)}</th><td>{value}</td></tr>' for name, value in rows)
    return f'<table class="facts"><tbody>{body}</tbody></table>'


def command(text: str, name: str = "command") -> str:
    """A command to copy."""
    return (
        f'<div class="cmd"><code id="{name}">{escape(text)}</code>'
        f'<button type="button" data-copy="{name}">Copy</button></div>'
    )


def made_with() -> str:
    return f"Ludarium {version('ludarium')}, {platform.python_implementation()} {platform.python_version()}"


@cache
def _file(name: str) -> str:
    return files("ludarium.lab").joinpath(name).read_text("utf-8")


def figures_of(title: Title) -> Figures[Any]:
    """What the game sorts games by; nothing but seats and bots where it does not say."""
    found: Figures[Any] = title.load("figures") or Figures()
    return found


def _colours(title: Title | None) -> str:
    if title is None:
        return ""
    style = figures_of(title).style
    return files(title.package).joinpath(style).read_text("utf-8") if style else ""


@cache
def _typefaces() -> str:
    """The typefaces of the page, if it was built; otherwise the reader's own do."""
    folder = files("ludarium").joinpath("web", "assets")
    names = sorted(entry.name for entry in folder.iterdir()) if folder.is_dir() else []
    rules = []
    for family, stem, weights in _FACES:
        for name in names:
            if re.fullmatch(rf"{stem}-latin-wght-normal-[\w-]+\.woff2", name):
                data = base64.b64encode(folder.joinpath(name).read_bytes()).decode()
                rules.append(
                    f'@font-face{{font-family:"{family}";font-weight:{weights};font-display:swap;'
                    f'src:url(data:font/woff2;base64,{data}) format("woff2")}}'
                )
    return "\n".join(rules)
