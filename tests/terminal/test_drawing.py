"""The arena and the cards, as characters."""

from __future__ import annotations

import io
import random
import re

import pytest
from msgspec import structs
from rich.console import Console, Group

import ludarium
from ludarium.games.tash_kalar.actions import Discard, Summon
from ludarium.games.tash_kalar.cards import BEINGS, CARD_IDS
from ludarium.games.tash_kalar.events import Placed
from ludarium.games.tash_kalar.fronts.terminal.arena import draw_arena
from ludarium.games.tash_kalar.fronts.terminal.cards import (
    draw_being,
    draw_flare,
    draw_pattern,
    small_being,
    small_flare,
)
from ludarium.games.tash_kalar.fronts.terminal.front import TashKalarFront
from ludarium.games.tash_kalar.fronts.terminal.look import ASCII, UNICODE, look_for
from ludarium.games.tash_kalar.state import TashKalarState
from ludarium.games.tash_kalar.view import TashKalarView
from ludarium.kernel.decisions import Action
from ludarium.kernel.game import Position
from ludarium.spaces.squares import square_of
from ludarium.texts import LANGUAGES, Names, name, say, title
from scenes import changed, start
from tash_kalar.play import course

rule = pytest.mark.rule


def view_of(drawing: str, form: str = "duel") -> TashKalarView:
    position = changed(start(form), drawing=drawing)
    view = position.game.view(position, 0)
    assert isinstance(view, TashKalarView)
    return view


def written(thing: object, width: int = 80) -> str:
    screen = io.StringIO()
    Console(file=screen, width=width).print(thing)
    return screen.getvalue()


PIECES = """
    a . x
    . b y
    c . z"""


def test_the_gateway_is_marked_beside_its_piece() -> None:
    view = structs.replace(view_of(PIECES), gateway=square_of("d4"))
    before, after = (draw_arena(shown, ASCII).plain for shown in (view_of(PIECES), view))
    assert (before.count("G"), after.count("G")) == (0, 1)


def test_the_whole_arena_is_drawn_with_its_cut_corners() -> None:
    lines = draw_arena(view_of("."), UNICODE).plain.split("\n")
    assert len(lines) == 20
    assert lines[0] == "     a   b   c   d   e   f   g   h   i"
    assert lines[1] == "           ┌───┬───┬───┬───┬───┐"
    assert lines[5] == "   ┌───┼───┼───┼───┼───┼───┼───┼───┼───┐"
    assert lines[-1] == "           └───┴───┴───┴───┴───┘"
    assert "".join(lines).count("r") == 4
    assert "".join(lines[1:]).count("g") == 5


def test_shape_tells_the_side_and_a_mark_tells_the_rank() -> None:
    lines = draw_arena(view_of(PIECES), UNICODE).plain.split("\n")
    assert lines[8][16:28] == " ● │   │ ■ │"
    assert lines[10][16:28] == "   │r●+│ ■+│"
    assert lines[12][16:28] == " ●★│   │ ■★│"


def test_the_last_change_is_marked_and_choices_are_lit() -> None:
    drawing = draw_arena(view_of(PIECES), UNICODE, last={square_of("d4")}, choices={square_of("a3")})
    lines = drawing.plain.split("\n")
    assert "›●" in lines[8]
    assert lines[6].startswith(" 3 │ · │")


def test_the_compact_arena_leaves_inner_lines_out() -> None:
    assert len(draw_arena(view_of("."), UNICODE, compact=True).plain.split("\n")) == 12


def test_a_console_without_unicode_gets_plain_letters() -> None:
    console = Console(file=io.TextIOWrapper(io.BytesIO(), encoding="ascii"))
    assert look_for(console) is ASCII
    drawn = draw_arena(view_of(PIECES), ASCII).plain
    assert drawn.isascii()
    assert " O*|   | X*|" in drawn


def test_a_pattern_shows_pieces_target_marks_and_arrows() -> None:
    assert draw_pattern(BEINGS["imperial/swordmaster"], UNICODE).plain == "□ ● □\n· ✕ ·\n□ ● □"
    needs_own = next(being for being in BEINGS.values() if (0, 0, "c") in being.pattern)
    assert "⊗" in draw_pattern(needs_own, UNICODE).plain
    cannon = draw_pattern(BEINGS["imperial/cannon"], UNICODE).plain
    assert cannon.split("\n")[-1].split() == [UNICODE.arrows[way] for way in BEINGS["imperial/cannon"].directions]


def test_every_card_can_be_drawn_in_every_language() -> None:
    for lang in ("en", "pl", "fr"):
        for card in BEINGS:
            assert written(draw_being(card, UNICODE, lang)).count("\n") >= 5
            assert written(draw_being(card, ASCII, lang, short=True))


def test_a_flare_says_how_far_each_opponent_is_ahead() -> None:
    position = ludarium.new("tash-kalar", "melee", seed=3)
    view = position.game.view(position, 0)
    assert isinstance(view, TashKalarView)
    assert view.hand is not None
    names = Names(("Ala", "Bo", "Cem"), ("Ala", "Bo", "Cem"))
    text = written(draw_flare(view.hand.flares[0], view.flares, names, UNICODE, "en"))
    assert text.count("Bo is ahead by 0") == 2
    assert text.count("Cem is ahead by 0") == 2
    assert "Ala is" not in text
    ahead = tuple(structs.replace(seen, pieces_behind=-2) for seen in view.flares)
    text = written(draw_flare(view.hand.flares[0], ahead, names, UNICODE, "en"))
    assert "Bo is behind by 2" in text
    assert "-2" not in text
    assert "Bo -2, Cem -2" in written(small_flare(view.hand.flares[0], ahead, names, UNICODE, "en")).replace("\n", " ")


ROWS = [f" {row} " for row in range(1, 10)]


@pytest.mark.parametrize("lang", ["en", "pl", "fr"])
@pytest.mark.parametrize("form", ["duel", "high-form", "melee"])
@pytest.mark.parametrize(("width", "height"), [(80, 31), (80, 46), (120, 40)])
def test_the_arena_stays_on_the_screen(width: int, height: int, form: str, lang: str) -> None:
    """Nothing scrolls away, however low the screen is."""
    position = changed(start(form), drawing=PIECES)
    console = Console(file=io.StringIO(), width=width, height=height, force_terminal=True)
    front = TashKalarFront(form, ("Ala", "Bo", "Cem")[: len(position.base.beings)], lang, console)
    view = position.game.view(position, 0)
    assert isinstance(view, TashKalarView)
    assert view.hand is not None
    drawing = front.screen(view, [f"news {number}" for number in range(9)], frozenset())
    drawn = ["".join(segment.text for segment in line) for line in console.render_lines(drawing)]
    assert len(drawn) < height
    rows = [line[:3] for line in drawn[1 - height :] if line[:3] in ROWS]
    assert rows == ROWS
    text = "\n".join(drawn)
    for card in (*view.hand.beings, *view.hand.legends):
        assert title(name("being", card, lang)).split()[0] in text
        patterns = [draw_pattern(BEINGS[card], UNICODE, gap).plain.split("\n")[0] for gap in ("", " ")]
        assert any(pattern in text for pattern in patterns), "patterns are drawn on every screen"


LOW = [(80, 24), (100, 24), (80, 30)]


def low_screen(
    position: Position[TashKalarState], form: str, lang: str, width: int, height: int
) -> tuple[TashKalarView, TashKalarFront, list[str]]:
    """The first player's view, the front, and the lines of a low screen after nine pieces of news."""
    console = Console(file=io.StringIO(), width=width, height=height, force_terminal=True, color_system=None)
    front = TashKalarFront(form, ("Ala", "Bo", "Cem", "Dag")[: len(position.base.beings)], lang, console)
    view = position.game.view(position, 0)
    assert isinstance(view, TashKalarView)
    drawing = front.screen(view, [f"news {number}" for number in range(9)], frozenset())
    return view, front, ["".join(segment.text for segment in line) for line in console.render_lines(drawing)]


@pytest.mark.parametrize("lang", ["en", "pl", "fr"])
@pytest.mark.parametrize("form", ["duel", "high-form"])
@pytest.mark.parametrize(("width", "height"), LOW)
def test_on_24_lines_arena_patterns_tasks_and_question_are_seen_at_once(
    width: int, height: int, form: str, lang: str
) -> None:
    view, _, lines = low_screen(changed(start(form), drawing=PIECES), form, lang, width, height)
    assert view.hand is not None
    assert len(lines) < height, "the last line is for the answer"
    assert [line[:3] for line in lines if line[:3] in ROWS] == ROWS
    for card in (*view.hand.beings, *view.hand.legends):
        pattern = draw_pattern(BEINGS[card], UNICODE, gap="").plain.split("\n")
        assert all(any(row in line[40:] for line in lines) for row in pattern)
        assert any(title(name("being", card, lang)).split()[0] in line[40:] for line in lines)
    assert len(view.tasks) == (3 if form == "high-form" else 0)
    for task in view.tasks:
        (line,) = [line for line in lines if name("task", task.task, lang) in line]
        assert say(f"{task.task.replace('/', '-')}.short", None, lang) in line
        assert all(f"{number.have}/{number.need}" in line for number in task.progress)
    assert re.match(r"● Ala \d+/(9|18) ●1 ●\+1 ●★1 .* ■ Bo \d+/(9|18) ", lines[1])


@pytest.mark.parametrize("form", ["high-form", "team-high-form", "melee"])
@pytest.mark.parametrize(("width", "height"), LOW)
def test_nothing_scrolls_off_a_low_screen_and_what_is_folded_is_named(width: int, height: int, form: str) -> None:
    """Whatever is asked in the first turns: the arena and the question are there, and every option or where it is."""
    position = ludarium.new("tash-kalar", form, seed=4)
    choose = random.Random(4).choice
    shown = 0
    while shown < 8:
        decision = position.pending[0]
        if decision.seat == 0:
            shown += 1
            view, front, lines = low_screen(position, form, "en", width, height)
            text = "\n".join(lines)
            assert len(lines) < height
            assert [line[:3] for line in lines if line[:3] in ROWS] == ROWS
            folded = text.partition("more: ")[2].partition("·")[0]
            assert "log" in folded or "type log" in text or "news 0" in text
            assert "options" in folded or all(
                f" {number} " in text for number in range(1, 1 + len(front.numbered(view)))
            )
        position.apply(decision.seat, choose(decision.options))


def test_a_low_screen_tells_beings_once_and_their_squares_side_by_side() -> None:
    trio = """
        . a a a .
        . . . . .
        . . . . ."""
    view, front, _ = low_screen(changed(start("high-form"), drawing=trio), "high-form", "en", 80, 24)
    options: list[Action] = [Summon("imperial/messenger", square_of(square), 0) for square in ("a3", "b3")]
    options += [Discard("imperial/messenger"), Discard("imperial/knight")]
    told = " ".join(front.packed_options(options, view).plain.split())
    assert told == "1 Summon Messenger on a3 2 b3 3 Discard Messenger 4 Discard Knight"
    alike = [Summon("imperial/messenger", square_of("a3"), turn) for turn in (0, 1)]
    assert front.packed_options(alike, view).plain.count("Summon Messenger on a3") == 2


def test_what_is_folded_is_shown_by_its_command() -> None:
    position = changed(start("high-form"), drawing=PIECES)
    view, front, _ = low_screen(position, "high-form", "en", 80, 24)
    assert view.hand is not None
    tasks = written(front.obey("tasks", "", view).show)
    assert all(name("task", task.task) in tasks for task in view.tasks)
    hand = " ".join(written(front.obey("hand", "", view).show).split())
    assert "Ala: hand 6, deck" in hand
    assert name("flare", view.hand.flares[0]) in hand
    options = written(front.obey("options", "", view).show)
    assert f" {len(front.numbered(view))}  " in options
    assert front.commands == ("hand", "piles", "tasks", "options")
    assert low_screen(start("duel"), "duel", "en", 80, 24)[1].commands == ("hand", "piles", "options")


def test_a_small_card_says_what_it_does_where_there_is_room() -> None:
    for lang in ("en", "pl", "fr"):
        for card in BEINGS:
            bare = written(small_being(card, UNICODE, lang, playable=True, text=15))
            short = say(f"being-{card.replace('/', '-')}.short", None, lang)
            assert "".join(short.split()) in "".join(bare.split())
            small = written(small_being(card, UNICODE, lang, playable=True))
            assert draw_pattern(BEINGS[card], UNICODE).plain in small
            assert len(small) < len(bare)


def test_on_a_low_screen_a_long_turn_of_another_is_read_before_the_table() -> None:
    placed = [Placed(square_of(square), 1, 0) for square in ("a3", "b3", "c3", "d3", "e3", "f3")]
    for height, told in ((24, 6), (60, 0)):
        console = Console(file=io.StringIO(), width=80, height=height, force_terminal=True)
        front = TashKalarFront("duel", ("Ala", "Bo"), "en", console)
        assert len(front.report(placed, 0)) == told
        assert front.report(placed[:5], 0) == []
    pipe = TashKalarFront("duel", ("Ala", "Bo"), "en", Console(file=io.StringIO(), width=80))
    assert pipe.report(placed, 0) == [], "a pipe has all the room it wants"


def test_a_line_that_is_cut_short_can_be_read_in_the_log() -> None:
    console = Console(file=io.StringIO(), width=20)
    front = TashKalarFront("duel", ("Ala", "Bo"), "en", console)
    (line,) = front.lately(["a line that is longer than the screen"], 2)
    assert written(Group(line), width=20) == "a line that is long…\n"
    assert front.untold(["a line that is longer than the screen"], 2)
    assert front.untold(["one", "two", "three"], 2)
    assert not front.untold(["one", "one", "one", "two"], 2)
    assert front.lately(["one"], 0) == []


def test_older_news_are_counted() -> None:
    console = Console(file=io.StringIO(), width=80)
    front = TashKalarFront("duel", ("Ala", "Bo"), "en", console)
    news = [*(f"line {number}" for number in range(8)), "same", "same"]
    told = [written(part).rstrip() for part in front.told(news, 4)]
    assert told[1:] == ["… earlier lines: 6 (type log)", "line 6", "line 7", "same (x2)"]
    assert front.told([], 4) == []


def test_no_line_begins_with_a_french_semicolon() -> None:
    for card in BEINGS:
        for short in (True, False):
            drawn = written(draw_being(card, UNICODE, "fr", short=short))
            assert not re.search(r"│ [;:!?»]", drawn), drawn


@rule("TK-16.9", "TK-19.4")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_piles_show_what_everybody_may_know(lang: str) -> None:
    game = course(
        "melee",
        3,
        drawing="a x m",
        improvised=(0b100, 0, 0),
        destroyed=(0, 0, 0, 2, 1, 0, 0, 0, 0),
        discards=((0, 1), (), ()),
        flare_discard=(CARD_IDS.index("flare/f02"),),
    )
    front = TashKalarFront("melee", ("Ala", "Bo", "Cy"), lang, Console())
    shown = written(front.obey("piles", "", game.view(0)).show, 200)
    for card in (CARD_IDS[0], CARD_IDS[1], "flare/f02"):
        assert title(name("card", card, lang)) in shown
    assert say("page-improvised-with", {"colours": "Cy"}, lang) in shown
    supply = game.view(0).sides[0]
    counts = {"commons": supply.spare, "legendaries": supply.spare_legendaries}
    assert say("page-supply-of", counts, lang) in shown
    enemy = front.look.shapes[1]
    assert f"{enemy} 2, {enemy}{front.look.ranks[1].strip()} 1" in shown


@rule("TK-15.3")
def test_piles_of_a_team_tell_cards_that_lie_sideways() -> None:
    front = TashKalarFront("team-duel", ("Ala", "Bo", "Cy", "Dee"), "en", Console())
    shown = written(front.obey("piles", "", course("team-duel").view(0)).show, 120)
    assert "15 cards, of them 6 sideways" in shown
