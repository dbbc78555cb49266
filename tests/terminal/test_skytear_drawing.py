"""The battlefield, the heroes and the cards of Skytear, as characters."""

from __future__ import annotations

import io
import random
import re

import pytest
from rich.console import Console

import ludarium
from battles import Battle, battle, numbers
from ludarium.games.skytear.actions import LayArea
from ludarium.games.skytear.content import AREAS, HEROES
from ludarium.games.skytear.events import ControlCounted, MinionDefeated, PhaseBegan, TurnBegan
from ludarium.games.skytear.fronts.terminal.board import board_width, draw_board
from ludarium.games.skytear.fronts.terminal.cards import draw_area, draw_content
from ludarium.games.skytear.fronts.terminal.front import SkytearFront
from ludarium.games.skytear.fronts.terminal.look import ASCII, HERO_MARKS, UNICODE, look_for
from ludarium.games.skytear.fronts.terminal.reading import CONTENT
from ludarium.games.skytear.state import Pile
from ludarium.games.skytear.view import SkytearView
from ludarium.texts import say


def written(thing: object, width: int = 120) -> str:
    screen = io.StringIO()
    Console(file=screen, width=width).print(thing)
    return screen.getvalue()


def front(width: int = 120, lang: str = "en", height: int | None = None, form: str = "first-battle") -> SkytearFront:
    """With a height the screen is a terminal, otherwise a pipe."""
    console = Console(file=io.StringIO(), width=width, height=height, force_terminal=height is not None)
    return SkytearFront(form, ("Ala", "Bo"), lang, console)


def fight() -> Battle:
    return battle(
        {"yami": "c7", "tlakali": "e2", "corjof": "c9", "akhuti": "k8"},
        minions={0: ["b7"], 1: ["c8", "d9"]},
        conditions={"yami": ["slow", "fury"]},
        pillars={0: ["g4"]},
        illusions={"akhuti": "g11"},
        hand=["dragon_fist", "clear_mind", "clear_mind"],
    )


def rows(view: SkytearView) -> dict[str, str]:
    """The drawn rows by their letter."""
    lines = draw_board(view, UNICODE).plain.split("\n")
    return {line[1]: line for line in lines if line[:1] == " " and line[1:2].isalpha()}


def test_odd_rows_lie_half_a_hex_to_the_right() -> None:
    lines = draw_board(fight().view(0), UNICODE, compact=True).plain.split("\n")
    assert len(lines) == 15
    assert lines[0].split() == [str(number) for number in range(1, 16)]
    assert lines[-1].startswith("       1   2")
    assert lines[1].rstrip() == " a               ·   ·   ·   ·   ♣   ·   ·   ·   ·"
    assert lines[2].startswith(" b             ·   a")
    assert max(len(line) for line in lines) <= board_width("two_lanes")


def test_figures_structures_and_tokens_have_signs_of_their_own() -> None:
    drawn = rows(fight().view(0))
    assert "●Ya (□) ■Cr" in drawn["c"], "the minion stands on the control token"
    assert "●T5" in drawn["c"]
    assert "■T5" in drawn["c"]
    assert "○" in drawn["b"]
    assert "●N–" in drawn["g"], "a nexus that cannot be damaged yet has no HP"
    assert "●P " in drawn["g"]
    assert "≈Ak" in drawn["g"]
    assert "(3)" in drawn["g"]
    assert "(■Ak" in drawn["k"], "the hero stands on the control token"


def test_white_lines_are_drawn_round_a_dome_except_at_its_openings() -> None:
    lines = draw_board(fight().view(0), UNICODE).plain.split("\n")
    assert len(lines) == 27
    drawn = rows(fight().view(0))
    assert drawn["e"].count("┃") == drawn["f"].count("┃") == 2
    assert "┃" not in drawn["g"], "row g opens the dome on both sides"
    top = next(line for line in lines if "━" in line)
    assert top.strip() == "━" * 12
    assert top.index("━") == drawn["e"].index("┃")


def test_a_compact_board_underlines_where_there_is_no_room_for_lines() -> None:
    drawing = draw_board(fight().view(0), UNICODE, compact=True)
    assert "━" not in drawing.plain
    underlined = sum(span.end - span.start for span in drawing.spans if "underline" in str(span.style))
    assert underlined == 40, "as many characters as white lines between rows have"
    full = draw_board(fight().view(0), UNICODE).plain
    assert full.count("━") == underlined


def test_choices_and_the_last_change_are_marked() -> None:
    drawing = draw_board(fight().view(0), UNICODE, last={"b7", "e1"}, choices={"c8", "a4"}).plain
    assert "[·]" in drawing
    assert "»(□)" in drawing
    assert "› ○ " in drawing
    assert "› · " in drawing


def test_a_console_without_unicode_gets_plain_letters() -> None:
    console = Console(file=io.TextIOWrapper(io.BytesIO(), encoding="ascii"))
    assert look_for(console) is ASCII
    drawn = draw_board(fight().view(0), ASCII, last={"b7"}, choices={"a4", "c8"}).plain
    assert drawn.isascii()
    assert "@Ya>(x) #Cr" in drawn


def test_every_hero_has_a_mark_of_its_own() -> None:
    assert len(set(HERO_MARKS.values())) == len(HEROES)
    assert (HERO_MARKS["cotlic"], HERO_MARKS["corjof"]) == ("Ct", "Cr")


def test_the_screen_tells_everything_about_heroes_and_the_hand() -> None:
    shown = written(front().screen(fight().view(0), ["Something happened."] * 3, frozenset()))
    assert "✓ Ya Yami" in shown
    assert f"{HEROES['yami'].hp}/{HEROES['yami'].hp}" in shown
    assert "Slow, Fury" in shown
    assert "● Pillars g4" in shown
    assert "■ Illusion of Akhuti g11" in shown
    assert "Clear Mind ×2" in shown
    assert "FF  Action    +1" in shown
    assert "Something happened. (x3)" in shown
    assert "Yami: declare an action or play a card (AP: 3)" in shown


def test_nobody_sees_the_hand_of_the_other_side() -> None:
    assert "Clear Mind" not in written(front().screen(fight().view(1), [], frozenset()))
    assert "Clear Mind" not in written(front().screen(fight().view(None), [], frozenset()))


def test_the_stack_is_shown_from_its_top_with_priority() -> None:
    after = fight().after("play dragon_fist by yami")
    view = after.view(after.asked)
    shown = written(front().screen(view, [], frozenset()))
    assert "Stack, top first (priority: Ala)" in shown
    assert "→ 1  Yami: Dragon Fist, target: c8" in shown
    assert "next – " in shown


def test_what_an_attack_would_do_is_told_with_its_target_and_on_the_stack() -> None:
    aiming = battle({"yami": "c7", "corjof": "c8"}, minions={1: ["b7"]}).after("attack")
    told = {str(option): front().describe(option, aiming.view(0)) for option in aiming.decision.options}
    assert re.search(r" – \d+ to \d+ damage, 0 % to defeat$", told["hero corjof"])
    assert told["minion 1 b7"].endswith(" – 1 to 1 damage, 100 % to defeat")
    alone = battle({"yami": "c7", "corjof": "c8"})
    (attack,) = [option for option in alone.decision.options if str(option) == "declare attack"]
    assert re.search(r"Attack – \d+ to \d+ damage, 0 % to defeat$", front().describe(attack, alone.view(0)))
    shown = written(front().screen(alone.after("attack").view(1), [], frozenset()))
    assert re.search(r"Yami: Attack, target: Corjof – \d+ to \d+ damage", shown)


def test_an_area_says_whom_it_lies_on_and_the_best_ways_come_first() -> None:
    after = battle({"yami": "c6", "corjof": "c8"}, minions={1: ["b7", "b8"]}, hand=["combustion"]).after(
        "play combustion by yami", "space b7"
    )
    after = after.all_pass()
    view = after.view(0)
    assert view.decision is not None
    assert view.decision.prompt == "lay-area"
    drawer = front()
    ways = drawer.numbered(view)
    hit = [sum(space in ("c8", "b7", "b8") for space in way.spaces) for way in ways if isinstance(way, LayArea)]
    assert hit == sorted(hit, reverse=True)
    assert hit[0] == 3
    assert "on Corjof, minion of Bo b7, minion of Bo b8" in drawer.describe(ways[0], view)
    assert "on nobody" in drawer.describe(LayArea(("a4",)), view)


def test_a_low_screen_leaves_out_what_can_be_asked_for() -> None:
    view = battle({"yami": "c6", "corjof": "c8"}, victory=["manhunt"]).view(0)
    tall, low = front(height=80), front(height=27)
    assert "has defeated 3 enemy heroes" in written(tall.screen(view, [], frozenset()))
    assert "has defeated 3 enemy heroes" not in written(low.screen(view, [], frozenset()))
    assert "Manhunt" in written(low.screen(view, [], frozenset()))
    assert "━" in written(tall.screen(view, [], frozenset()))
    assert "━" not in written(low.screen(view, [], frozenset()))


@pytest.mark.parametrize("lang", ["en", "pl", "fr"])
@pytest.mark.parametrize(("width", "height"), [(80, 31), (80, 48), (120, 36)])
def test_the_battlefield_stays_on_the_screen(width: int, height: int, lang: str) -> None:
    """Nothing scrolls away, however low the screen is."""
    view = fight().view(0)
    drawn = written(front(width, lang, height).screen(view, ["news"] * 3, frozenset()), width).split("\n")[:-1]
    assert len(drawn) < height
    seen = [line[:3] for line in drawn[1 - height :]]
    assert [row for row in seen if row[1:2].isalpha() and row[0] == row[2] == " "] == [
        f" {row} " for row in "abcdefghijklm"
    ]


LOW = [(80, 24), (100, 24), (80, 30)]


@pytest.mark.parametrize("lang", ["en", "pl", "fr"])
@pytest.mark.parametrize(("width", "height"), LOW)
def test_on_24_lines_battlefield_figures_of_heroes_and_question_are_seen_at_once(
    width: int, height: int, lang: str
) -> None:
    view = fight().view(0)
    drawer = front(width, lang, height)
    drawn = written(drawer.screen(view, [f"news {number}" for number in range(9)], frozenset()), width).split("\n")[:-1]
    assert len(drawn) < height, "the last line is for the answer"
    text = "\n".join(drawn)
    assert [line[:3] for line in drawn if re.match(r" [a-m] ", line)] == [f" {row} " for row in "abcdefghijklm"]
    for hero in view.heroes:
        shown = rf"{HERO_MARKS[hero.id]}( {hero.id.title()} +{hero.hp}/{hero.most_hp} +| {hero.hp:>2} ){hero.armour} "
        assert len(re.findall(shown, text)) == 1, hero.id
    for token in view.tokens:
        if token.number:
            assert width > 80 or f"({token.number}) {':'.join(str(number) for number in token.control)}" in text
    asked = view.decision
    assert asked is not None
    assert all(f" {number} " in text for number in range(1, 1 + len(drawer.numbered(view))))
    commands = {"en": "heroes", "pl": "bohaterowie", "fr": "héros"}
    assert any(commands[lang] in line and say("cli-keys", None, lang) in line for line in drawn)
    assert say("condition-slow", None, lang) in text, "conditions, too"


@pytest.mark.parametrize("form", ["first-battle", "three-lanes"])
@pytest.mark.parametrize(("width", "height"), LOW)
def test_nothing_scrolls_off_a_low_screen_and_what_is_folded_is_named(width: int, height: int, form: str) -> None:
    """Whatever is asked from the draft on: the whole battlefield, the question, and every option or where it is."""
    position = ludarium.new("skytear", form, seed=4)
    drawer = front(width, "en", height, form)
    choose = random.Random(5).choice
    shown = 0
    while shown < 12:
        decision = position.pending[0]
        if decision.seat == 0:
            shown += 1
            view = position.game.view(position, 0)
            assert isinstance(view, SkytearView)
            assert view.decision is not None
            text = written(drawer.screen(view, [f"news {number}" for number in range(9)], frozenset()), width)
            lines = text.split("\n")[:-1]
            assert len(lines) < height, decision.prompt
            rows = sum(bool(re.match(r" [a-q] ", line)) for line in lines)
            assert rows == (0 if drawer._drafting(view) else 17 if form == "three-lanes" else 13)
            folded = text.partition("more: ")[2].partition("·")[0]
            assert "log" in folded or "type log" in text or "news 0" in text
            assert "heroes" in folded or drawer._drafting(view) or "Arm mana" in text
            numbers = range(1, 1 + len(drawer.numbered(view)[: drawer._shown(view.decision)]))
            assert "options" in folded or all(f" {number} " in text for number in numbers)
        position.apply(decision.seat, choose(decision.options))


def test_what_is_folded_is_shown_by_its_command() -> None:
    view = fight().view(0)
    drawer = front(80, height=24)
    heroes = written(drawer.obey("heroes", "", view).show, 80)
    assert "16/16" in heroes
    assert "Control without Lead" in heroes
    assert "Slow, Fury" in heroes
    hand = written(drawer.obey("hand", "", view).show, 80)
    assert "Clear Mind ×2" in hand
    assert "There are no cards in your hand" in written(drawer.obey("hand", "", fight().view(None)).show)
    assert " 1  " in written(drawer.obey("options", "", view).show, 80)


def test_a_narrow_low_screen_shows_both_sides_abreast_and_cards_in_a_line() -> None:
    view = fight().view(0)
    tight = written(front(80, height=45).screen(view, ["news"], frozenset()), 80)
    roomy = written(front(80, height=90).screen(view, ["news"], frozenset()), 80)
    assert re.search(r"● Ala +■ Bo +\n", tight)
    assert not re.search(r"● Ala +■ Bo +\n", roomy)
    for text in (tight, roomy):
        for runes in ("FF", "F"):
            assert re.search(rf" {runes} +(Action|Reaction) +\+\d ", text), "costs and modifiers are never cut off"


def test_heroes_stand_beside_the_board_or_below_it() -> None:
    view = fight().view(0)
    for width, beside in ((120, True), (100, True), (92, True), (80, False)):
        lines = written(front(width).screen(view, [], frozenset()), width).split("\n")
        row = next(line for line in lines if line.startswith(" a "))
        assert ("● Ala" in row) == beside, width
        assert max(len(line) for line in lines) <= width


def test_a_long_minion_phase_is_told_before_the_table() -> None:
    counted = ControlCounted(1, (1, 0), (2, 1), (0, 0), (2, 0), (5, 1), 0, 4, "A")
    phase = [PhaseBegan("minion"), counted, *[MinionDefeated(1, "c7", 0)] * 8, PhaseBegan("end"), TurnBegan(2)]
    drawer = front()
    told = drawer.report(phase, 0)
    assert told[1] == "Token 1 (lane A): 2 minions + 1 hero + 2 Lead = 5 against 1 minion. Ala wins it by 4."
    assert told[-1] == "The turn ends."
    assert drawer.report(phase[:3], 0) == [], "a short one has room on the screen"
    assert len(drawer.report(phase[1:], 0)) == 10, "the phase goes on where it was interrupted"
    assert drawer.report(phase[1:10], 0) == [], "and it is over"


def test_every_card_can_be_drawn_in_every_language() -> None:
    for lang in ("en", "pl", "fr"):
        for content in CONTENT:
            drawn = written(draw_content(content, UNICODE, lang))
            assert drawn.count("\n") >= 3
            assert "[" not in drawn


def test_an_area_is_drawn_with_its_caster() -> None:
    assert draw_area(AREAS["line4"], UNICODE).plain.count("■") == 4
    assert draw_area(AREAS["line4"], UNICODE).plain.count("●") == 1
    assert "●" not in draw_area(AREAS["triangle3"], UNICODE).plain
    assert draw_area(AREAS["flower7"], UNICODE).plain == " ■ ■ ·\n■ ■ ■\n ■ ■ ·"


def test_decks_and_discard_piles_are_looked_through() -> None:
    fight = battle({"yami": "c6", "corjof": "c7"}, hand=["combustion"], enemy_hand=["ice_wall"])
    top, deck = numbers(["clear_mind"]), numbers(["hideaway", "hideaway", "ice_wall"])
    own = Pile(deck[:2], top, (1,), numbers(["dragon_fist", "dragon_fist"]))
    fight = fight.changed(piles=(own, Pile(deck[2:])))
    shown = written(front().obey("piles", "", fight.view(0)).show)
    mine, theirs = shown.split("Bo", 1)
    assert "On top, as you have seen it: Clear Mind" in mine
    assert "Discard pile: 2" in mine
    assert "Dragon Fist x2" in mine
    assert "Hideaway x2" in mine
    assert "Combustion" not in mine, "it is in the hand"
    assert "Ice Wall x2" in theirs, "one of them is in the other hand, and nobody can tell which"
    assert "Clear Mind" not in written(front().obey("piles", "", fight.view(1)).show).split("Discard pile")[0]
