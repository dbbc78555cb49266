"""Cards of Skytear drawn small: power cards, heroes, outsiders, victory cards and conditions."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from ludarium.games.skytear.content import (
    AREAS,
    CARD_NUMBERS,
    CARDS,
    HEROES,
    OUTSIDERS,
    VICTORY_CARDS,
    Area,
    PowerCard,
    Skill,
)
from ludarium.games.skytear.fronts.terminal import look as looks
from ludarium.games.skytear.fronts.terminal.look import Look
from ludarium.games.skytear.fronts.terminal.reading import Content
from ludarium.spaces.hexes import offset
from ludarium.terminal.look import LINES
from ludarium.texts import has, name, say, title

CARD_WIDTH = 38
RUNE_LETTERS = {"fire": "F", "earth": "E", "air": "A", "ice": "I", "any": "*"}


def draw_content(content: Content, look: Look, lang: str) -> Panel:
    """Anything that has a name, whole."""
    draw = {
        "power_card": draw_power_card,
        "hero": draw_hero,
        "outsider": draw_outsider,
        "victory_card": draw_victory_card,
        "condition": draw_condition,
    }[content.kind]
    return draw(content.id, look, lang)


def runes(of: Iterable[str]) -> Text:
    """Runes as coloured letters; letters alone tell them apart."""
    drawn = Text()
    for rune in of:
        drawn.append(RUNE_LETTERS[rune], style=f"bold {looks.RUNE_COLOURS[rune]}")
    return drawn


def card_of(card: str) -> PowerCard:
    return CARDS[CARD_NUMBERS[card]]


def draw_power_card(card: str, look: Look, lang: str) -> Panel:
    """A power card: kind, cost with its runes, modifier, what it does and the shape of its area."""
    design = card_of(card)
    facts = Text(f"{say(f'sk-kind-{design.kind}', None, lang)}, ")
    facts.append(say("cli-sk-card-costs", {"cost": design.cost}, lang) + " ").append_text(runes(design.runes))
    facts.append(f", +{design.modifier}")
    parts: list[RenderableType] = [facts]
    if design.ultimate:
        owner = say("cli-sk-ultimate-of", {"hero": design.hero}, lang)
        parts.append(Text(f"{look.ultimate} {owner}", style="bright_yellow"))
    elif design.hero:
        parts.append(Text(f"{name('faction', design.faction, lang)}, {name('hero', design.hero, lang)}", style="dim"))
    parts.append(Text(say(f"power_card-{card}.text", design.figures, lang)))
    if design.area:
        parts.append(draw_area(AREAS[design.area], look))
    return _frame(name("power_card", card, lang), parts, design.source, lang)


def draw_area(area: Area, look: Look) -> Text:
    """The spaces of an area as they lie on the battlefield; the caster's own is marked where it counts."""
    # An even number of rows down keeps odd rows half a hex to the right.
    lift = 2 * sum(1 for _ in area.cells)
    signs = {offset((q - lift // 2, r + lift)): look.sides[1] for q, r in area.cells}
    if area.caster:
        signs[offset((-lift // 2, lift))] = look.sides[0]
    columns = range(min(x for x, _ in signs), max(x for x, _ in signs) + 1)
    rows = range(min(y for _, y in signs), max(y for _, y in signs) + 1)
    lines = [" " * (y % 2) + " ".join(signs.get((x, y), look.ground) for x in columns) for y in rows]
    return Text("\n".join(lines), no_wrap=True, style="bright_white")


def hero_line(hero: str, lang: str) -> str:
    """The figures of a hero in one line."""
    card = HEROES[hero]
    return say(
        "cli-sk-hero-line",
        {
            "faction": card.faction,
            "class": card.class_,
            "range": say(f"sk-range-{card.range}", None, lang),
            "attack": f"{card.attack}{'+' * card.plus}",
            "hp": card.hp,
            "armour": card.armour,
            "runes": "".join(RUNE_LETTERS[rune] for rune in card.runes),
        },
        lang,
    )


def draw_hero(hero: str, look: Look, lang: str) -> Panel:
    """A hero with the figures of the card, its skills and what its faction's Worship does."""
    card = HEROES[hero]
    parts: list[RenderableType] = [Text(title(hero_line(hero, lang))), *_skills(card.skills, "hero_skill", lang)]
    worship = Text(f"{say('sk-action-worship', None, lang)}: ", style="bold")
    parts.append(worship.append(say(f"faction-{card.faction}.worship", None, lang), style="not bold"))
    return _frame(card.name, parts, card.source, lang)


def draw_outsider(outsider: str, look: Look, lang: str) -> Panel:
    """An outsider: its attack, where it is placed, its skills."""
    card = OUTSIDERS[outsider]
    attack = f"{say('sk-action-attack', None, lang)} {card.attack}{'+' * card.plus}"
    parts: list[RenderableType] = [
        Text(f"{attack}, {say(f'sk-range-{card.range}', None, lang)}"),
        Text(say(f"outsider-{outsider}.placement", None, lang), style="italic"),
        *_skills(card.skills, "outsider_skill", lang),
    ]
    return _frame(name("outsider", outsider, lang), parts, card.source, lang)


def draw_victory_card(card: str, look: Look, lang: str) -> Panel:
    """A victory card and its condition."""
    design = next(known for known in VICTORY_CARDS if known.id == card)
    text = Text(say(f"victory_card-{card}.condition", None, lang))
    return _frame(name("victory_card", card, lang), [text], design.source, lang)


def draw_condition(condition: str, look: Look, lang: str) -> Panel:
    """A condition and what it does."""
    return _frame(
        name("condition", condition, lang), [Text(say(f"condition-{condition}.text", None, lang))], "rulebook", lang
    )


def _skills(skills: Iterable[Skill], prefix: str, lang: str) -> list[RenderableType]:
    drawn: list[RenderableType] = []
    for skill in skills:
        line = Text(say(f"{prefix}-{skill.id}", None, lang), style="bold")
        when = f"condition-{skill.icon}"
        if has(when, lang):
            line.append(f" ({say(when, None, lang)})", style="not bold")
        line.append(f": {say(f'{prefix}-{skill.id}.text', None, lang)}", style="not bold")
        drawn.append(line)
    return drawn


def _frame(heading: str, parts: list[RenderableType], source: str, lang: str) -> Panel:
    """A card; what is our own design says so."""
    if source == "reconstruction":
        parts = [*parts, Text(say("gallery-reconstruction", None, lang), style="dim italic")]
    return Panel(
        Group(*parts),
        title=Text(title(heading), style="bold"),
        title_align="left",
        width=CARD_WIDTH,
        border_style=LINES,
    )
