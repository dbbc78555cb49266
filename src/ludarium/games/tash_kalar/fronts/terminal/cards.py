"""Cards drawn small: the pattern as a grid, name, rank and what the card does."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from ludarium.games.tash_kalar.cards import BEINGS, FLARES, RANKS, Being
from ludarium.games.tash_kalar.fronts.terminal.look import Look
from ludarium.games.tash_kalar.tasks import Progress
from ludarium.games.tash_kalar.view import FlareView
from ludarium.terminal.words import folded
from ludarium.texts import Argument, Names, name, say, title

CARD_WIDTH = 26
SMALL_WIDTH = 15
FLARE_NUMBERS = {
    (flare.id, half): more
    for flare in FLARES
    for half, more in (("upper", flare.upper_more), ("lower", flare.lower_more))
}
"""By how much an opponent must be ahead for each half of each flare."""
RANK_STYLES = {"common": "white", "heroic": "bright_cyan", "legendary": "bright_magenta"}


def draw_pattern(being: Being, look: Look, gap: str = " ") -> Text:
    """The drawing of a being in its first orientation; arrows stand beside it."""
    signs: dict[tuple[int, int], str] = {}
    for x, y in being.marks:
        signs[x, y] = look.mark
    for x, y in being.marks2:
        signs[x, y] = look.second_mark
    for x, y, rank in being.pattern:
        signs[x, y] = look.heroic if rank == "h" else look.common
    needed = {(x, y): rank for x, y, rank in being.pattern}.get((0, 0))
    if not being.anywhere:
        signs[0, 0] = {None: look.arrival, "c": look.arrival_common, "h": look.arrival_heroic}[needed]
    columns = range(min(x for x, _ in signs), max(x for x, _ in signs) + 1)
    rows = range(min(y for _, y in signs), max(y for _, y in signs) + 1)
    lines = [gap.join(signs.get((x, y), look.empty) for x in columns) for y in rows]
    if being.directions:
        lines.append(gap.join(look.arrows[way] for way in being.directions))
    return Text("\n".join(lines), no_wrap=True)


def draw_being(card: str, look: Look, lang: str, *, short: bool = False, playable: bool = False) -> Panel:
    """A being as a small card; `short` gives the one-line effect, `playable` a bright frame."""
    being = BEINGS[card]
    message = f"being-{card.replace('/', '-')}"
    rank = Text(say("tk-rank", {"rank": being.rank}, lang), style=RANK_STYLES[being.rank])
    effect = _words(say(f"{message}.{'short' if short else 'effect'}", None, lang))
    told = [effect]
    if being.frozen and not short:
        frozen = title(say("term-tk-frozen-effect", None, lang))
        told.append(_words(f"{frozen}: {say(f'{message}.frozen', None, lang)}"))
    if being.warp and not short:
        warp = title(say("term-tk-warp-effect", None, lang))
        told.append(_words(f"{warp}: {say(f'{message}.warp', None, lang)}"))
    return _frame(title(name("being", card, lang)), Group(rank, draw_pattern(being, look), *told), playable)


def draw_flare(
    card: str, comparisons: tuple[FlareView, ...], names: Names, look: Look, lang: str, *, short: bool = False
) -> Panel:
    """A flare with both halves, and how far each condition is from holding against each opponent."""
    message = card.replace("/", "-")
    parts: list[RenderableType] = []
    for half in ("upper", "lower"):
        if short:
            more = FLARE_NUMBERS[card, half]
            parts.append(_words(say(f"cli-tk-flare-{half}", {"count": more}, lang), style="italic"))
        else:
            parts.append(_words(say(f"{message}.{half}-condition", None, lang), style="italic"))
        parts.append(_words(say(f"{message}.{half}{'-short' if short else ''}", None, lang)))
        for seen in comparisons:
            holds, behind = _standing(seen, half)
            facts: dict[str, Argument] = {
                "player": names.sides[seen.against],
                "count": abs(behind),
                "standing": "behind" if behind < 0 else "ahead",
            }
            line = say("cli-tk-flare-now", facts, lang)
            parts.append(Text(f"{look.done if holds else look.open} {line}", style="bright_green" if holds else "dim"))
    return _frame(name("flare", card, lang), Group(*parts), any(seen.upper or seen.lower for seen in comparisons))


def small_being(card: str, look: Look, lang: str, *, playable: bool, text: int = 0) -> RenderableType:
    """A being as name, sign of its rank and pattern; with `text`, its short effect in lines of that width."""
    being = BEINGS[card]
    rank = look.ranks[RANKS.index(being.rank)].strip()
    style = "bold bright_white" if playable else RANK_STYLES[being.rank]
    called = Text(f"{rank} {title(name('being', card, lang))}".lstrip(), style=style)
    effect = [Text(folded(say(f"being-{card.replace('/', '-')}.short", None, lang), text), style="dim")] if text else []
    return Group(called, draw_pattern(being, look), *effect)


def tiny_being(card: str, look: Look, lang: str, *, playable: bool, width: int) -> RenderableType:
    """A being as its pattern with the name beside it, for a corner of that width."""
    being = BEINGS[card]
    pattern = draw_pattern(being, look, gap="")
    rank = look.ranks[RANKS.index(being.rank)].strip()
    style = "bold bright_white" if playable else RANK_STYLES[being.rank]
    room = width - max(len(line) for line in pattern.plain.split("\n")) - 2
    drawn = Grid.grid(padding=(0, 1, 0, 0))
    drawn.add_row(pattern, Text(folded(f"{title(name('being', card, lang))} {rank}".rstrip(), room), style=style))
    return drawn


def small_flare(card: str, comparisons: tuple[FlareView, ...], names: Names, look: Look, lang: str) -> Text:
    """A flare in a line: what each half needs, and by how much each opponent is ahead now."""
    line = Text(name("flare", card, lang), style="bold")
    for half in ("upper", "lower"):
        needs = say(f"cli-tk-flare-{half}", {"count": FLARE_NUMBERS[card, half]}, lang)
        now = ", ".join(f"{names.sides[seen.against]} {_standing(seen, half)[1]:+d}" for seen in comparisons)
        holds = any(_standing(seen, half)[0] for seen in comparisons)
        style = "not bold bright_green" if holds else "not bold dim"
        line.append(f"  {look.done if holds else look.open} {needs} {now}", style=style)
    return line


def _standing(seen: FlareView, half: str) -> tuple[bool, int]:
    """Whether the half can be invoked against that opponent, and by how much the opponent is ahead."""
    return (seen.upper, seen.upgraded_behind) if half == "upper" else (seen.lower, seen.pieces_behind)


def _words(text: str, style: str = "") -> Text:
    return Text(folded(text, CARD_WIDTH - 4), style=style)


def _frame(heading: str, body: RenderableType, bright: bool) -> Panel:
    return Panel(
        body,
        title=Text(heading, style="bold"),
        title_align="left",
        width=CARD_WIDTH,
        border_style="bright_white" if bright else "#77777f",
    )


def progress_line(numbers: Iterable[Progress], lang: str = "en") -> str:
    """How far a task is, in the numbers it speaks of; empty when there is nothing to count.

    Where it counts the same twice, as on two diagonals, the numbers stand together: "pieces 1/4 + 3/4".
    """
    counted: dict[str, list[Progress]] = {}
    for number in numbers:
        counted.setdefault(number.of, []).append(number)
    return ", ".join(
        " + ".join(
            [
                say(f"tk-progress-{kind}", {"have": first.have, "need": first.need}, lang),
                *(f"{other.have}/{other.need}" for other in others),
            ]
        )
        for kind, (first, *others) in counted.items()
    )
