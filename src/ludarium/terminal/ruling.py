"""A rule of the reference on a terminal screen: its id, its text and its figures."""

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from ludarium.rules import Rule

_INDENT = 4


def ruling(rule: Rule) -> RenderableType:
    """Figures stand as they are drawn, below the text, with what they show in words."""
    parts: list[RenderableType] = [Text.assemble((rule.id, "bold"), "  ", rule.text)]
    for figure in rule.figures:
        drawn = Text(figure.drawn, no_wrap=True, overflow="crop")
        parts.append(Padding(Group(drawn, Text(figure.caption, style="italic")), (1, 0, 1, _INDENT)))
    return Group(*parts)
