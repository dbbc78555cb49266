"""Fateforge on a terminal screen: the open page of the story, the map, the heroes, the question and its answers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from itertools import groupby
from typing import Any, ClassVar

from msgspec import Struct
from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from ludarium.games.fateforge import words
from ludarium.games.fateforge.actions import Buy, Choose, EndTurn, Manage, Pass, Pick
from ludarium.games.fateforge.combat.forecast import Forecast
from ludarium.games.fateforge.content import ALLIES, HEROES, ITEMS, PLACES, SKILLS
from ludarium.games.fateforge.events import PlanningDone, SceneBegan
from ludarium.games.fateforge.fronts.terminal import look as looks
from ludarium.games.fateforge.fronts.terminal.board import bridges, doors, draw_map, enemy_line, list_zones
from ludarium.games.fateforge.fronts.terminal.cards import draw_content, find_content, hero_facts, labelled
from ludarium.games.fateforge.fronts.terminal.look import look_for
from ludarium.games.fateforge.fronts.terminal.reading import understand
from ludarium.games.fateforge.fronts.terminal.rules import rule, rules
from ludarium.games.fateforge.state import copy_mark
from ludarium.games.fateforge.story import prose
from ludarium.games.fateforge.story.telling import Passage, StoryPage, told
from ludarium.games.fateforge.story.trials import chance_of, dice_with
from ludarium.games.fateforge.title import TITLE
from ludarium.games.fateforge.view import (
    AllyView,
    BossView,
    CombatView,
    DecisionView,
    FateforgeView,
    FighterView,
    HeldView,
    HeroView,
)
from ludarium.games.fateforge.words import token
from ludarium.kernel.decisions import Action, Event, Seat
from ludarium.kernel.game import Outcome, Position
from ludarium.kernel.messages import Message
from ludarium.kernel.plain import Words
from ludarium.terminal.front import Front, Reply, packed
from ludarium.terminal.look import LINES
from ludarium.terminal.words import Meaning
from ludarium.texts import Argument, Names, name, say, title

SHOWN_OPTIONS = 60
_READING = 88
"""The story is set no wider than that."""


class Layout(Struct, frozen=True):
    """How much is drawn."""

    log: int
    skills: bool = True
    """Own skills and items with their rules; otherwise only their names."""
    idle: bool = True
    """Enemies that would do nothing."""
    closed: bool = True
    """Places that are closed."""
    enemies: bool = True
    places: bool = True


LAYOUTS = (
    Layout(14),
    Layout(6),
    Layout(6, idle=False, closed=False),
    Layout(4, skills=False, idle=False, closed=False),
    Layout(3, skills=False, idle=False, closed=False, enemies=False, places=False),
)
"""From roomy to narrow."""


class LowLayout(Struct, frozen=True):
    """How much of the parts a low screen has room for; what it lacks is shown by a command that is named."""

    log: int
    drawn: bool = True
    """The map as a drawing, or a line for each zone."""
    helped: bool = False
    """The question is explained, and options stand in columns."""
    party: bool = True
    """All heroes, or only those whose player is asked."""
    aims: bool = True
    """Objectives and order of turns."""
    short: bool = False
    """Dice go without their colours."""
    heading: bool = True


LOW_LAYOUTS = (
    LowLayout(2, helped=True),
    LowLayout(2),
    LowLayout(2, party=False),
    LowLayout(1, party=False, short=True),
    LowLayout(1, party=False, aims=False, short=True),
    LowLayout(2, drawn=False),
    LowLayout(1, drawn=False, party=False, short=True),
    LowLayout(1, drawn=False, party=False, aims=False, short=True),
    LowLayout(0, drawn=False, party=False, aims=False, short=True, heading=False),
)
"""For screens that are too low for all of those; the last one leaves options out that it has no room for."""


_LOW_CAMP = Layout(0, places=False)
"""The party on a low screen; a command shows the places."""

WARES = ("item", "skill")
"""What is bought for its text."""


def traits_of(hero: HeroView) -> tuple[str, ...]:
    """Printed, bought, or from an item in its proper slot (FF-3.8)."""
    worn = (ITEMS[held.id].trait for held in hero.slots if held is not None and not held.face_down)
    return tuple(dict.fromkeys((HEROES[hero.id].trait, *hero.traits, *(trait for trait in worn if trait))))


def _sold_at(choice: Action) -> str:
    """The place that sells it, for items and skills; "": it is no ware."""
    if not isinstance(choice, Buy) or choice.place not in PLACES or choice.what.split()[0] not in WARES:
        return ""
    return choice.place


def hanging(sign: str, text: Text) -> RenderableType:
    """A line that begins with a sign; what does not fit goes on below the text, not below the sign."""
    grid = Grid(box=None, pad_edge=False, show_header=False, padding=(0, 1, 0, 0))
    grid.add_row(Text(sign), text)
    return grid


class FateforgeFront(Front):
    """Draws views and reads answers; besides the view it reads the open page of the story."""

    words: ClassVar[Words] = words
    prefix = TITLE.prefix
    stand_alone = ("heroes", "enemies", "places")
    dull_reasons = ("ff-why-only-in-turn", "ff-why-only-in-planning")
    can_resign = False

    def __init__(self, form: str, players: tuple[str, ...], lang: str, console: Console) -> None:
        super().__init__(Names.at_table(players, words.sides("", len(players))), lang, console)
        self.form = form
        self.commands = ("heroes", "enemies", *(() if form == "combat" else ("places",)), "options")
        self.look = look_for(console)
        self._at_a_table = form == "companion"
        self._page: tuple[object, ...] = ()
        """What has been read out last: a page is told once."""
        self._heard: tuple[str, ...] = ()
        """What the story has said in the middle of this combat."""

    # -- the story ---------------------------------------------------------------------------------------------

    def prelude(self, position: Position[Any]) -> RenderableType | None:
        page = told(position.state, self.lang)
        key = (page.kind, page.scene, page.at, page.chosen, page.paragraphs, page.after, page.before)
        heard = (*page.finds.values(), *((page.taunt,) if page.taunt else ()))
        new = tuple(line for line in heard if line not in self._heard)
        self._heard = heard
        if key == self._page or not (page.paragraphs or page.before or page.after):
            return Group(*self._paragraphs(new)) if new else None
        again = self._page[:3] == key[:3]
        self._page = key
        return Group(self._story(page, again), *self._paragraphs(new))

    def _story(self, page: StoryPage, again: bool) -> RenderableType:
        """A page as it is read out; one that is already open only tells what is new on it."""
        parts: list[RenderableType] = []
        if not again:
            for passage in page.before:
                parts += self._passage(passage)
            heading = " · ".join(part for part in (page.act_title, page.title) if part)
            parts.append(Rule(Text(heading, style="bold bright_yellow"), style=LINES))
            parts += self._paragraphs(page.paragraphs)
        elif page.at:  # what came of a thing done on the way
            for passage in page.before:
                parts += self._passage(passage)
        if page.after is not None:
            parts += self._passage(page.after)
        if again:
            return Group(*parts)
        parts += self._list("cli-ff-hints", page.hints)
        parts += self._list("cli-ff-objectives", page.objectives)
        parts += self._list("cli-ff-special", page.special)
        parts += self._paragraphs((*page.fates, page.closing))
        return Group(*parts)

    def _passage(self, passage: Passage) -> list[RenderableType]:
        heading = passage.label or passage.title
        first: list[RenderableType] = [Text(f"{self.look.choice} {heading}", style="bold")] if heading else []
        return [*first, *self._paragraphs(passage.paragraphs)]

    def _paragraphs(self, paragraphs: Iterable[str]) -> list[RenderableType]:
        room = max(20, min(_READING, self.console.width - 4))
        return [
            Padding(Text(paragraph), (0, max(0, self.console.width - room - 2), 1, 2))
            for paragraph in paragraphs
            if paragraph
        ]

    def _list(self, key: str, lines: Sequence[str]) -> list[RenderableType]:
        if not lines:
            return []
        heading = Text(say(key, None, self.lang), style="bold")
        return [heading, *(hanging(f"  {self.look.unmet}", Text(line)) for line in lines)]

    # -- the table ---------------------------------------------------------------------------------------------

    def screen(self, view: FateforgeView, news: Sequence[str], last: frozenset[Any]) -> RenderableType:
        return self.fitting(
            [partial(self._drawn, view, news, layout) for layout in LAYOUTS],
            [partial(self._low, view, news, layout) for layout in LOW_LAYOUTS],
        )

    def _drawn(self, view: FateforgeView, news: Sequence[str], layout: Layout) -> RenderableType:
        parts: list[RenderableType] = []
        if view.combat is not None:
            parts += self._combat(view, view.combat, layout)
        else:
            parts += self._camp(view, layout)
        parts += self.told(news, layout.log)
        if view.decision is not None:
            parts += [self.asking(), self._question(view, view.decision)]
        else:
            parts.append(Rule(style=LINES))
        return Group(*parts)

    def _low(self, view: FateforgeView, news: Sequence[str], layout: LowLayout) -> RenderableType:
        """A low screen: the map, the own dice and the question come before everything else."""
        if view.combat is not None:
            parts = self._low_combat(view, view.combat, layout)
        else:
            parts = self._camp(view, _LOW_CAMP)
        parts += self.lately(news, layout.log)
        if view.decision is None:
            return Group(*parts, Rule(style=LINES))
        parts.append(self.asking(self._folded(view, news, layout)))
        if layout.helped:
            return Group(*parts, self._question(view, view.decision, brief=True))
        parts.append(Text(self.tell(words.prompt(view.decision)), style="bold bright_white"))
        locked = self._locked(view, view.decision)
        options = self.packed_options(self.numbered(view), view)
        if layout == LOW_LAYOUTS[-1]:
            return Group(*parts, self.cut(options, self.room_beside(*parts)))
        return Group(*parts, options, *locked)

    def _low_combat(self, view: FateforgeView, combat: CombatView, layout: LowLayout) -> list[RenderableType]:
        parts: list[RenderableType] = [self._heading(combat)] if layout.heading else []
        if layout.drawn:
            parts += draw_map(view, self.look, self.lang, self.console.width - 1, self._choices(view))
            parts += self._ways(combat)
        else:
            parts += list_zones(view, self.look, self.lang, self.console.width, self._choices(view))
        if layout.aims:
            parts += self._objectives(combat)
            parts += [self._order(combat)] if combat.order else []
        if combat.boss is not None and layout.party:
            parts += self._boss(combat.boss)
        for hero in view.party:
            assert hero.fighter is not None
            if layout.party or hero.seat == view.viewer:
                parts.append(self._hero_line(hero))
                active = combat if combat.active == hero.id else None
                parts += [self._dice(hero.fighter, active, layout.short)] if hero.fighter.dice else []
        return parts

    def _folded(self, view: FateforgeView, news: Sequence[str], layout: LowLayout) -> list[str]:
        """Commands that show what a low screen leaves out."""
        missing = {
            "heroes": view.combat is not None,
            "enemies": view.combat is not None,
            "places": self._resting(view),
            "options": layout == LOW_LAYOUTS[-1],
            "log": self.untold(news, layout.log),
        }
        return [command for command, left_out in missing.items() if left_out]

    def obey(self, command: str, rest: str, view: FateforgeView) -> Reply:
        combat = view.combat
        whole = LAYOUTS[0]
        if command == "heroes" and combat is not None:
            heroes = [part for hero in view.party for part in self._hero(hero, view, combat, whole)]
            return Reply(Group(*self._objectives(combat), *heroes))
        if command == "heroes" and view.party:
            return Reply(Group(*self._camp(view, _LOW_CAMP)))
        if command == "enemies" and combat is not None:
            heading = Text(say("cli-ff-enemies", None, self.lang), style="bold")
            return Reply(Group(heading, *self._enemies(combat, whole)))
        if command == "places" and view.rest is not None:
            return Reply(Group(*self._places(view, whole)))
        if command != "options":
            return Reply(Text(say("cli-ff-nothing-to-show", None, self.lang), style="yellow"))
        return super().obey(command, rest, view)

    def _resting(self, view: FateforgeView) -> bool:
        return view.rest is not None and view.decision is not None and view.decision.prompt == "rest"

    def _camp(self, view: FateforgeView, layout: Layout) -> list[RenderableType]:
        """The party between combats: purse, heroes in a line each, places of a rest scene."""
        campaign = view.campaign
        if not view.party:
            return [Rule(Text(say(f"ff-form-{view.form}", None, self.lang), style="bold"), style=LINES)]
        purse = {
            "gold": campaign.gold,
            "food": campaign.food,
            "traits": campaign.trait_points,
            "points": campaign.victory_points,
        }
        parts: list[RenderableType] = [
            Rule(style=LINES),
            Text(say("cli-ff-party", purse, self.lang), style="bold"),
        ]
        parts += [self._hero_line(hero, traits=True) for hero in view.party]
        if campaign.bag:
            items = ", ".join(name("item", held.id, self.lang) for held in campaign.bag)
            parts.append(Text(say("cli-ff-bag", {"items": items}, self.lang), style="dim"))
        known = [
            f"{name('reputation', faction, self.lang)} {points:+d}" for faction, points in campaign.reputation if points
        ]
        if known:
            parts.append(Text(say("cli-ff-reputation", {"list": ", ".join(known)}, self.lang), style="dim"))
        if self._resting(view) and layout.places:
            parts += self._places(view, layout)
        return parts

    def _places(self, view: FateforgeView, layout: Layout) -> list[RenderableType]:
        assert view.rest is not None
        lines: list[RenderableType] = []
        for place in view.rest.places:
            called = title(name("place", place.id, self.lang))
            if place.open:
                line = Text(labelled(called, "", self.lang), style="bold")
                line.append(rule("place", place.id, self.lang), style="not bold")
                lines.append(hanging(self.look.met if place.paid else self.look.unmet, line))
            elif layout.closed:
                needs = say("cli-ff-place-closed", {"needs": words.condition(place.needs)}, self.lang)
                lines.append(hanging(" ", Text(f"{called} ({needs})", style="dim")))
        if view.rest.quests:
            lines.append(Text(say("cli-ff-quests", None, self.lang), style="bold"))
        for quest in view.rest.quests:
            figures: dict[str, Argument] = {"quest": quest.id, "danger": quest.danger, "n": quest.time}
            lines.append(Text(f"  {say('cli-ff-quest', figures, self.lang)}"))
        return lines

    # -- combat ------------------------------------------------------------------------------------------------

    def _combat(self, view: FateforgeView, combat: CombatView, layout: Layout) -> list[RenderableType]:
        parts: list[RenderableType] = [self._heading(combat)]
        parts += draw_map(view, self.look, self.lang, self.console.width - 1, self._choices(view))
        parts += self._ways(combat)
        parts += self._objectives(combat)
        if combat.order:
            parts.append(self._order(combat))
        enemies = self._enemies(combat, layout)
        if enemies:
            parts += [Text(say("cli-ff-enemies", None, self.lang), style="bold"), *enemies]
        for hero in view.party:
            parts += self._hero(hero, view, combat, layout)
        if len({hero.seat for hero in view.party}) > 1:
            master = self.names.players[view.beast_master]
            parts.append(Text(say("cli-ff-beast-master", {"player": master}, self.lang), style="dim"))
        return parts

    def _heading(self, combat: CombatView) -> RenderableType:
        parts = [prose.title(combat.id, self.lang)]
        if combat.round:
            parts.append(say("cli-ff-round", {"round": combat.round, "rounds": combat.rounds}, self.lang))
        if not self._at_a_table or not combat.round:
            # People at their own table are in a phase that nobody here knows.
            parts.append(say(f"cli-ff-phase-{combat.phase}", None, self.lang))
        return Rule(Text(" · ".join(parts), style="bold"), style=LINES)

    def _choices(self, view: FateforgeView) -> frozenset[str]:
        """Zones that an answer names."""
        if view.decision is None:
            return frozenset()
        found = set()
        for choice in view.decision.options:
            for field in ("zone", "target"):
                value = getattr(choice, field, "")
                if len(value) == 1:
                    found.add(value)
        return frozenset(found)

    def _ways(self, combat: CombatView) -> list[RenderableType]:
        lines: list[RenderableType] = []
        if combat.doors:
            lines.append(Text(", ".join(doors(combat, self.look, self.lang)), style="dim"))
        across = bridges(combat)
        if across:
            ways = ", ".join(f"{first}–{second}" for first, second in across)
            lines.append(Text(say("cli-ff-bridges", {"ways": ways}, self.lang), style="dim"))
        if combat.barricades:
            told_ways = [
                say("cli-ff-barricade", {"zone": zone, "side": side}, self.lang) for zone, side in combat.barricades
            ]
            lines.append(Text(say("cli-ff-barricades", {"ways": "; ".join(told_ways)}, self.lang), style="dim"))
        return lines

    def _objectives(self, combat: CombatView) -> list[RenderableType]:
        aims = [
            f"{self.look.met if one.met else self.look.unmet} {self.tell(words.objective(one.text))}"
            for one in combat.objectives
        ]
        heading = say("cli-ff-objectives", None, self.lang)
        return [Text(labelled(heading, "   ".join(aims), self.lang))] if aims else []

    def _order(self, combat: CombatView) -> RenderableType:
        """The order track, with the reaction where it stands and what is over in small."""
        tiles = [name("hero", hero, self.lang) for hero in combat.order]
        tiles.insert(min(combat.reaction, len(tiles)), f"[{say('cli-ff-reaction', None, self.lang)}]")
        return Text(say("cli-ff-order", {"order": " → ".join(tiles)}, self.lang))

    def _enemies(self, combat: CombatView, layout: Layout) -> list[RenderableType]:
        by_name = {enemy.name: enemy for enemy in combat.enemies}
        grid = Grid(box=None, pad_edge=False, show_header=False, padding=(0, 2, 0, 0))
        if self._at_a_table and layout.enemies:
            # Where they stand on that table is not known here; what they do there is.
            for kind, colour in dict.fromkeys((enemy.id, enemy.colour) for enemy in combat.enemies):
                called = f"{title(name('enemy', kind, self.lang))} ({say(f'ff-colour-{colour}', None, self.lang)})"
                grid.add_row(Text(called, style=looks.COLOURS[colour]), Text(rule("enemy", kind, self.lang)))
        for forecast in () if self._at_a_table else combat.forecasts:
            enemy = by_name.get(forecast.enemy)
            if enemy is not None and layout.enemies and (layout.idle or forecast.actions):
                grid.add_row(enemy_line(enemy, self.look, self.lang), enemy.zone, self._plan(forecast))
        parts: list[RenderableType] = [Padding(grid, (0, 0, 0, 2))] if grid.row_count else []
        if combat.boss is not None:
            parts += self._boss(combat.boss)
        return parts

    def _plan(self, forecast: Forecast) -> Text:
        """What it would do if its turn came now."""
        return Text(self.tell(forecast.said), style="" if forecast.actions else "dim")

    def _boss(self, boss: BossView) -> list[RenderableType]:
        figures = {"wounds": boss.wounds, "most": boss.most_wounds, "cards": boss.cards_left}
        marks = "".join(
            f" {sign}{count}"
            for sign, count in ((self.look.block, boss.block), (self.look.armour, boss.armour))
            if count
        )
        called = title(name("boss", boss.id, self.lang))
        first = f"  {self.look.enemy} {called} {boss.zone} {boss.damage}/{boss.toughness}{marks}; "
        lines: list[RenderableType] = [Text(first + say("cli-ff-wounds", figures, self.lang), style="bright_magenta")]
        for point in boss.weak_points:
            symbols = [
                f"{self.look.met if covered else self.look.unmet} {self.tell(words.face(need))}"
                for need, covered in zip(point.need, point.covered, strict=True)
            ]
            called = say("cli-ff-weak-point", {"weak_point": point.id}, self.lang)
            line = f"{called} {self.look.met}" if point.wounded else labelled(called, ", ".join(symbols), self.lang)
            lines.append(Text(f"    {line}", style="dim" if point.wounded else ""))
        return lines

    # -- heroes ------------------------------------------------------------------------------------------------

    def _hero_line(self, hero: HeroView, traits: bool = False) -> Text:
        line = Text(f"{self.look.hero} {name('hero', hero.id, self.lang)}", style=looks.HERO)
        line.append(f" ({self.names.players[hero.seat]})", style="not bold default")
        figures = [
            f"{say('cli-ff-health', None, self.lang)} {hero.health}/{hero.most_health}",
            f"{say('cli-ff-energy', None, self.lang)} {hero.energy}/{hero.most_energy}",
        ]
        armour = sum(held.armour for held in hero.slots if held is not None and not held.face_down)
        if armour:
            figures.append(f"{say('cli-ff-armour', None, self.lang)} {armour}")
        line.append(f"  {', '.join(figures)}", style="not bold default")
        if traits:
            known = ", ".join(title(name("trait", trait, self.lang)) for trait in traits_of(hero))
            line.append(f"  {say('cli-ff-traits', {'traits': known}, self.lang)}", style="not bold default")
        if hero.fighter is not None:
            marks = self._marks(hero, hero.fighter)
            line.append(f"  {', '.join(marks)}" if marks else "", style="not bold bright_yellow")
        if hero.corruption:
            cards = ", ".join(name("corruption", card, self.lang) for card in hero.corruption)
            line.append(f"  {say('cli-ff-corruption', {'cards': cards}, self.lang)}", style="not bold red")
        return line

    def _marks(self, hero: HeroView, fighter: FighterView) -> list[str]:
        marks = [
            say(f"cli-ff-{key}", None, self.lang)
            for key, there in (
                ("ko", fighter.ko),
                ("hidden", fighter.hidden),
                ("stunned", fighter.stunned),
                ("protected", fighter.untargetable),
                ("taunting", fighter.taunting),
            )
            if there
        ]
        for key, count in (("block", fighter.block), ("poison", fighter.poison), ("charges", fighter.charges)):
            if count:
                marks.append(f"{say(f'cli-ff-{key}', None, self.lang)} {count}")
        if hero.id == "noble":
            marks.append(say(f"cli-ff-{'guard' if fighter.guard_stance else 'attack'}-stance", None, self.lang))
        if fighter.carries:
            what = ", ".join(name("map_token", token(one), self.lang) for one in fighter.carries)
            marks.append(say("cli-ff-carries", {"what": what}, self.lang))
        if fighter.fear:
            cards = ", ".join(name("fear", card, self.lang) for card in fighter.fear)
            marks.append(say("cli-ff-fear", {"cards": cards}, self.lang))
        return marks

    def _hero(self, hero: HeroView, view: FateforgeView, combat: CombatView, layout: Layout) -> list[RenderableType]:
        """A hero in combat: figures, dice, and for one's own heroes skills and items with what they do."""
        fighter = hero.fighter
        assert fighter is not None
        lines: list[RenderableType] = [self._hero_line(hero)]
        if fighter.dice:
            lines.append(self._dice(fighter, combat if combat.active == hero.id else None))
        if fighter.ally >= 0 and combat.ally is not None:
            lines += self._ally(combat.ally, fighter.ally)
        if hero.seat == view.viewer and not fighter.ko and view.decision is not None:
            lines += self._recipes(hero, fighter, layout)
        return lines

    def _ally(self, ally: AllyView, hurt: int) -> list[RenderableType]:
        """Its dice, its wounds, and what it can do for one of them."""
        facts: dict[str, str | tuple[Message, ...]] = {"ally": ally.id, "faces": words.faces(ally.faces)}
        wounds = say("cli-ff-ally-hurt", {"n": hurt, "all": ALLIES[ally.id].toughness}, self.lang)
        return [
            Text(f"    {say('cli-ff-ally', facts, self.lang)}, {wounds}"),
            *(Text(f"      {line}", style="dim") for line in rules("ally", ally.id, self.lang)),
        ]

    def _dice(self, fighter: FighterView, combat: CombatView | None, short: bool = False) -> Text:
        """The dice with their numbers; `short` leaves out which die shows a face."""
        line = Text(f"    {labelled(say('cli-ff-dice', None, self.lang), '', self.lang)}")
        if not fighter.shown:
            return line.append(f"{len(fighter.dice)}, {say('cli-ff-screen', None, self.lang)}", style="dim")
        for number, die in enumerate(fighter.dice, start=1):
            colour = say(f"ff-die-{die.die}", None, self.lang)
            line.append(f"{number} ", style="dim")
            if die.face == "spent":
                line.append(f"{colour} {self.look.used}", style="dim strike")
            else:
                shown = self.tell(words.face(die.face)) if die.face else "?"
                line.append(shown if short else f"{shown} ({colour})", style=looks.DICE[die.die])
            line.append("   ")
        if combat is not None and combat.gained:
            line.append(say("cli-ff-gained", {"faces": words.faces(combat.gained)}, self.lang), style="bold")
        return line

    def _recipes(self, hero: HeroView, fighter: FighterView, layout: Layout) -> list[RenderableType]:
        spent = {*fighter.used, *fighter.spent}
        rows = [
            self._recipe(name("skill", skill, self.lang), rule("skill", skill, self.lang), skill in spent)
            for skill in hero.prepared
        ]
        for slot, held in enumerate(hero.slots):
            if held is not None:
                rows.append(self._item(held, copy_mark(held.id, slot) in spent))
        if not layout.skills:
            return (
                [Padding(packed([called for called, _ in rows], self.console.width - 6), (0, 0, 0, 4))] if rows else []
            )
        grid = Grid(box=None, pad_edge=False, show_header=False, padding=(0, 2, 0, 0))
        for row in rows:
            grid.add_row(*row)
        return [Padding(grid, (0, 0, 0, 4))]

    def _item(self, held: HeldView, spent: bool) -> tuple[Text, Text]:
        return self._recipe(
            title(name("item", held.id, self.lang)), rule("item", held.id, self.lang), spent or held.face_down
        )

    def _recipe(self, called: str, rule: str, spent: bool) -> tuple[Text, Text]:
        sign = self.look.used if spent else " "
        style = "dim" if spent else ""
        return Text(f"{sign} {called}", style=f"{style} bold".strip()), Text(rule, style=style)

    # -- the question ------------------------------------------------------------------------------------------

    def _question(self, view: FateforgeView, decision: DecisionView, brief: bool = False) -> RenderableType:
        """`brief`: heroes to choose from with their figures only."""
        lines: list[RenderableType] = [
            Text(self.tell(words.prompt(decision)), style="bold bright_white"),
            Text(self.tell(words.prompt_help(decision)), style="dim"),
        ]
        lines.append(self.listed(self.numbered(view)[:SHOWN_OPTIONS], view, brief))
        if decision.prompt in ("rest", "party"):
            lines.append(Text(say("cli-ff-look-up", None, self.lang), style="dim"))
        hidden = len(decision.options) - SHOWN_OPTIONS
        if hidden > 0:
            lines.append(Text("  " + say("cli-ff-more-options", {"count": hidden}, self.lang), style="dim"))
        lines += self._locked(view, decision)
        return Group(*lines)

    def listed(self, choices: Sequence[Action], view: FateforgeView, brief: bool = False) -> RenderableType:
        """Wares stand under the name of their place, in columns; long answers go on below their words."""
        drawn: list[RenderableType] = []
        for place, group in groupby(enumerate(choices, start=1), key=lambda numbered: _sold_at(numbered[1])):
            if place:
                drawn.append(Text(title(name("place", place, self.lang)), style="bold"))
            drawn.append(self._column([(number, self._called(choice, view, brief)) for number, choice in group]))
        return Group(*drawn)

    def _column(self, answers: list[tuple[int, str]]) -> RenderableType:
        lines = [Text(f" {number:>2}  ", style="bold bright_white") for number, _ in answers]
        if max(len(said) for _, said in answers) + 5 <= self.console.width // 2 - 2 and len(answers) > 2:
            for line, (_, said) in zip(lines, answers, strict=True):
                line.append(said, style="not bold default")
            return Columns(lines, padding=(0, 2), column_first=True)
        grid = Grid(box=None, pad_edge=False, show_header=False, padding=0)
        for line, (_, said) in zip(lines, answers, strict=True):
            grid.add_row(line, Text(said))
        return grid

    def _called(self, choice: Action, view: FateforgeView, brief: bool) -> str:
        """An answer in a list: wares without their place and rules, which can be looked up.

        `brief`: heroes with their figures only, too.
        """
        if brief and isinstance(choice, Pick) and choice.kind == "party":
            return labelled(title(self._described(choice, view)), hero_facts(choice.name, self.lang)[0], self.lang)
        kind, _, ware = choice.what.partition(" ") if isinstance(choice, Buy) else ("", "", "")
        if _sold_at(choice) and kind == "item":
            return say("cli-ff-ware", {"item": ware, "n": ITEMS[ware].cost}, self.lang)
        if _sold_at(choice):
            return title(say("ff-option-learn", {"skill": ware, "n": SKILLS[ware].cost}, self.lang))
        return self.describe(choice, view)

    def brief(self, choice: Action, before: Action | None, view: FateforgeView) -> str:
        return self._called(choice, view, brief=True)

    def _locked(self, view: FateforgeView, decision: DecisionView) -> list[RenderableType]:
        """Choices of the story that are closed, with what they need."""
        if decision.prompt not in ("story", "roam") or view.scene is None:
            return []
        lines: list[RenderableType] = []
        open_ones = {getattr(choice, "name", "") for choice in decision.options}
        for choice in view.scene.choices:
            if (
                not choice.open
                and choice.id not in open_ones
                and str(decision.args.get("proposal")) != f"choice {choice.id}"
            ):
                label = prose.label(view.scene.id, choice.id, self.lang)
                closed = prose.closed(view.scene.roam.at, choice.id, self.lang) if view.scene.roam is not None else ""
                if closed:
                    lines.append(Text(f"     {label}: {closed}", style="dim"))
                    continue
                needed = words.condition(choice.needs)
                needs = say("cli-ff-too-dear", None, self.lang) if isinstance(needed, str) else self.tell(needed)
                lines.append(Text(f"     {label} ({say('cli-ff-locked', {'needs': needs}, self.lang)})", style="dim"))
        return lines

    def numbered(self, view: FateforgeView) -> list[Action]:
        """The options that get a number; what ends something comes last."""
        if view.decision is None:
            return []
        last = (Pass, EndTurn, Manage)
        if view.decision.prompt == "rest":
            # What can be done anywhere first, then what shops and trainers sell, and how to go on at the end.
            return sorted(
                view.decision.options,
                key=lambda choice: 2 if isinstance(choice, (*last, Choose)) else 1 if _sold_at(choice) else 0,
            )
        return sorted(view.decision.options, key=lambda choice: isinstance(choice, last))

    def describe(self, choice: Action, view: FateforgeView) -> str:
        said = title(self._described(choice, view))
        if isinstance(choice, Buy) and (ware := choice.what.split())[0] in WARES:
            return f"{said}. {rule(ware[0], ware[1], self.lang)}"
        if isinstance(choice, Pick) and choice.kind == "party":
            return labelled(said, " ".join(hero_facts(choice.name, self.lang)), self.lang)
        if isinstance(choice, Pick) and choice.kind == "tester" and view.decision is not None:
            return say("cli-ff-chance", {"hero": choice.name, "percent": self._chance(choice.name, view)}, self.lang)
        return said

    def _chance(self, hero_id: str, view: FateforgeView) -> int:
        """How likely a hero passes the test that is asked for, in percent, before anything is rolled again."""
        assert view.decision is not None
        hero = next(hero for hero in view.party if hero.id == hero_id)
        dice = dice_with(hero.corruption, int(view.decision.args["dice"]))
        return round(100 * chance_of(str(view.decision.args["trait"]) in traits_of(hero), dice))

    # -- words -------------------------------------------------------------------------------------------------

    def signs(self) -> str:
        look = self.look
        signs = {
            "open": look.open_door,
            "closed": look.closed_door,
            "hero_sign": look.hero,
            "enemy_sign": look.enemy,
            "stunned": look.stunned,
            "guard": look.guard,
            "guarded": look.guarded,
            "marked": look.marked,
            "block": look.block,
            "armour": look.armour,
            "used": look.used,
            "choice": look.choice,
        }
        return say("cli-ff-help-signs", signs, self.lang)

    def ending(self, outcome: Outcome) -> RenderableType:
        """The party wins or loses together: how it ended is all there is to say."""
        over = say("state-game-over", None, self.lang)
        return Group(Text(self.reason(outcome), style="bold bright_white"), Text(over))

    def log(self, events: Iterable[Event], viewer: Seat | None) -> list[str]:
        """The events in words; dice are on the screen, titles on the page."""
        told_ones = [event for event in events if not isinstance(event, PlanningDone | SceneBegan)]
        return super().log(told_ones, viewer)

    def touched(self, events: Iterable[Event]) -> frozenset[str]:
        return frozenset(zone for event in events if (zone := getattr(event, "zone", "")))

    def understand(self, line: str, view: FateforgeView) -> Meaning:
        return understand(line, view, self.numbered(view), lambda choice: self._described(choice, view))

    def _described(self, choice: Action, view: FateforgeView) -> str:
        return self.tell(words.option(choice, view.decision, view.party))

    def card(self, text: str) -> RenderableType | None:
        found = find_content(text, self.lang)
        return draw_content(found, self.lang) if found is not None else None
