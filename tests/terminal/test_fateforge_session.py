"""Fateforge at a terminal: the story is read, chapters are typed and piped, refusals explain themselves."""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace
from rich.console import Console
from rich.segment import Segment
from rich.text import Text

from fights import Fight, fight
from journeys import journey
from ludarium.bots import make
from ludarium.games.fateforge.content import REPUTATION
from ludarium.games.fateforge.fronts.terminal.cards import labelled
from ludarium.games.fateforge.fronts.terminal.front import FateforgeFront
from ludarium.games.fateforge.fronts.terminal.rules import rules
from ludarium.games.fateforge.story import prose
from ludarium.games.fateforge.story.telling import told
from ludarium.games.fateforge.view import view
from ludarium.kernel import record
from ludarium.terminal.session import Session
from ludarium.texts import LANGUAGES, name, say, title
from terminal.typing_hands import PLAYERS, Reader, at_random, by, lines, played, seated

CHARGE: dict[str, object] = {"heroes": "mercenary,ranger"}


def sitting(
    tmp_path: Path,
    form: str = "campaign",
    kinds: str = "human,greedy",
    lang: str = "en",
    seed: int = 1,
    options: dict[str, object] | None = None,
    width: int = 120,
) -> tuple[Session, io.StringIO]:
    return seated("fateforge", tmp_path, form, kinds, lang, seed, options or {}, width)


def with_sense(session: Session, answers: int = 100_000) -> Reader:
    bot = make("greedy", 3)
    return by(session, lambda seat: str(bot.choose(session.table.position, seat)), answers)


def to(session: Session, prompt: str) -> None:
    """Everybody does something sensible until that is asked of the first player."""
    table, bot = session.table, make("greedy", 1)
    while not (table.position.pending[0].prompt == prompt and table.position.pending[0].seat == 0):
        seat = table.position.pending[0].seat
        table.act(seat, bot.choose(table.position, seat))


@pytest.mark.parametrize(
    ("form", "kinds", "lang", "options"),
    [
        ("campaign", "human,random", "pl", {}),
        ("campaign", "human,human,random", "fr", {}),
        ("solo", "human", "en", {}),
        ("expedition", "human,random", "fr", {"expedition": "x_depths", "heroes": "noble,shaman"}),
        ("combat", "human,random", "pl", {"combat": "c5"}),
        ("combat", "human,random,random,random", "en", {"combat": "c8"}),
        ("combat", "human,random", "fr", {"combat": "c13"}),
    ],
)
@pytest.mark.parametrize("answers", [40, pytest.param(600, marks=pytest.mark.long)])
def test_games_of_every_form_are_played_by_typing(
    tmp_path: Path, form: str, kinds: str, lang: str, options: dict[str, object], answers: int
) -> None:
    """Everything can be drawn and said, and the record is genuine."""
    session, screen = sitting(tmp_path, form, kinds, lang, options=options)
    played(session, at_random(session, answers=answers))
    kept = record.read((tmp_path / "game.txt").read_text("utf-8"))
    assert record.replay(kept).outcome == kept.outcome
    told = screen.getvalue()
    assert "[ff-" not in told
    assert "[cli-" not in told
    assert len(told) > 2000


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_first_chapter_is_read_and_fought(tmp_path: Path, lang: str) -> None:
    """The pages before, between and after the choices, the briefing, the map, and the end of the combat."""
    session, screen = sitting(tmp_path, lang=lang, options=CHARGE)
    reader = with_sense(session)

    def read(question: str) -> str:
        done = any(words.startswith("c1 ") for words in session.table.position.state.campaign.results)
        return "quit" if done else reader(question)

    played(session, read)
    told = " ".join(screen.getvalue().split())
    for scene in ("s101", "s102", "c1"):
        assert prose.title(scene, lang) in told
    first = prose.book(lang).scenes["s101"].text.split("\n\n")
    assert all(" ".join(paragraph.split()) in told for paragraph in first)
    briefing = prose.book(lang).combats["c1"]
    assert all(aim in told for aim in briefing.objectives)
    assert told.count(" ".join(first[0].split())) == 1, "a page is read out once"
    assert "┌─ A " in told or "┌─ »A " in told
    result = session.table.position.state.campaign.results[0].split()[1]
    after = {"success": briefing.victory, "partial": briefing.partial, "fail": briefing.defeat}[result]
    assert " ".join(after.split("\n\n")[0].split()) in told


def test_commands_inform_without_changing_anything(tmp_path: Path) -> None:
    session, screen = sitting(tmp_path, "combat", options={"combat": "c1", **CHARGE})
    to(session, "turn")
    before = session.table.position.digest()
    typed = ("?", "log 5", "card charge", "card archer", "card nobody", "rules 7.7", "show", "blubb")
    played(session, lines(*typed, "why strike archer 1", "why shoot grunt 2", "why step F", "why sprint B"))
    told = screen.getvalue()
    assert session.table.position.digest() == before
    assert "Focus + Step: perform Step, Strike (+1 damage). Once per round." in told
    assert "Distance 1: " in told
    assert "There is no card “nobody”." in told
    assert "FF-7.7" in told
    assert "“blubb” is not an answer here. Type a number, or words of an option" in told
    assert told.count("(FF-4.") >= 2, "why not: distances"
    assert "planning phase only" in told
    assert "Zones are boxes with a letter" in told


def test_words_of_an_option_are_an_answer(tmp_path: Path) -> None:
    session, screen = sitting(tmp_path, "combat", options={"combat": "c1", **CHARGE})
    to(session, "plan")
    played(session, lines("sprint b"))
    state = session.table.position.state
    assert state.combat.zones[state.fighters[0].zone] == "B"
    assert "sprints to zone B" in screen.getvalue()


def test_a_number_with_a_sign_is_not_the_words_of_an_option(tmp_path: Path) -> None:
    """It would be the die 1 of a reroll."""
    session, screen = sitting(tmp_path, "combat", options={"combat": "c1", "heroes": "ranger,noble"})
    to(session, "plan")
    before = session.table.position.digest()
    assert any(str(option).startswith("reroll") for option in session.table.position.pending[0].options)
    played(session, lines("-1", "+1", "1.5", "1,5", "resign"))
    assert session.table.position.digest() == before
    for typed in ("-1", "+1", "1.5", "1,5"):
        assert f"There is no number {typed} here" in screen.getvalue()
    assert "Nobody may resign here. Type q to leave: the game is kept." in screen.getvalue()


def test_several_fitting_options_are_listed(tmp_path: Path) -> None:
    session, screen = sitting(tmp_path, "combat", options={"combat": "c1", **CHARGE})
    to(session, "order")
    played(session, lines("ranger", "2"))
    assert "This fits 2 options. Which one?" in screen.getvalue()


@pytest.mark.parametrize(
    ("scene", "choice", "says"),
    [
        ("s141", "guests", "Dockers' League: reputation at least 1"),
        ("s142", "apprentice", "A witness in safety"),
        ("s211", "bribe", "At least 3 gold"),
    ],
)
def test_a_locked_choice_says_what_it_needs(scene: str, choice: str, says: str) -> None:
    trip = journey(["ranger", "noble"], scene=scene, campaign={"gold": 0})
    screen = io.StringIO()
    console = Console(file=screen, width=120, highlight=False)
    front = FateforgeFront("campaign", PLAYERS[:2], "en", console)
    page = front.prelude(trip.position)
    assert page is not None
    console.print(page)
    console.print(front.screen(view(trip.position, 0), (), frozenset()))
    told = screen.getvalue()
    assert f"{prose.label(scene, choice)} (locked: {says})" in told
    assert front.prelude(trip.position) is None, "a page is read out once"


def test_rest_scenes_list_places_and_what_they_need(tmp_path: Path) -> None:
    session, screen = sitting(tmp_path, options=CHARGE)
    to(session, "rest")
    played(session, lines("why hidden grove", "why dockers"))
    told = screen.getvalue()
    assert "Dervan's Smithy" in told
    assert "Dockers' League: reputation at least 2" in told
    assert "(FF-25.14)" in told


def test_heroes_are_described_where_one_is_chosen(tmp_path: Path) -> None:
    session, screen = sitting(tmp_path)
    played(session, lines("card ranger"))
    told = " ".join(screen.getvalue().split())
    assert "1 Ranger: Health 9, energy 5, trait Perception, dice blue ×2, yellow, red. Hunter's Eye: Once per" in told
    assert "Quick Draw: Focus: gain Shot." in told, "the card has the skills to start with"


def test_a_test_names_the_chance_of_each_hero(tmp_path: Path) -> None:
    session, screen = sitting(tmp_path, options={"heroes": "noble,ranger"})
    played(session, lines("word", "argue"))
    told = screen.getvalue()
    assert "1  Noble (44 % to pass)" in told
    assert "2  Ranger (11 % to pass)" in told
    assert "● Noble (Ala)  health 10/10, energy 5/5  traits: Persuasion" in told


def test_wares_stand_under_their_place_and_are_bought_by_number(tmp_path: Path) -> None:
    session, screen = sitting(tmp_path, options=CHARGE)
    to(session, "rest")
    before = session.table.position.state.campaign.gold
    front, table = session.front, session.table
    asked = front.numbered(table.game.view(table.position, 0))
    number = 1 + [str(choice) for choice in asked].index("buy coppersmith item hatchet")
    played(session, lines(str(number)))
    shown = screen.getvalue().split("\n")
    heading = next(at for at, line in enumerate(shown) if line.strip() == "Dervan's Smithy")
    below = shown[heading + 1 : shown.index(next(line for line in shown if line.strip() == "Night Market"))]
    assert any(f"{number}  Hatchet (3 gold)" in line for line in below)
    assert len(below) < 12, "in columns"
    assert "End the rest" in "".join(shown)
    assert table.position.state.campaign.gold == before - 3


def test_of_two_items_of_a_kind_only_the_used_one_is_ticked() -> None:
    scene = fight("c1", {"noble": "B"}, items={"noble": {4: "whetstone", 5: "whetstone"}})
    scene = scene.turn("noble", "strike", "strike").after("use whetstone (strike)")
    screen = io.StringIO()
    console = Console(file=screen, width=120, highlight=False)
    front = FateforgeFront("combat", PLAYERS[:1], "en", console)
    campaign = replace(scene.position.base.campaign, reputation=(0,) * len(REPUTATION))
    shown = view(scene.changed(campaign=campaign).position, 0)
    console.print(front.screen(shown, (), frozenset()))
    marked = [line.strip()[0] for line in screen.getvalue().split("\n") if "Whetstone  " in line]
    assert marked == ["✓", "W"]


@pytest.mark.parametrize(("height", "rules", "plans"), [(60, True, True), (34, False, True), (30, False, False)])
def test_on_a_low_screen_the_map_and_the_question_stay(height: int, rules: bool, plans: bool) -> None:
    enemies = ["enforcer#1@B", "guard_dog#1@C", "archer#1@E", "grunt#2@F", "enforcer#2@C"]
    scene = fight("c1", {"noble": "B", "ranger": "A"}, enemies, items={"noble": {4: "whetstone"}})
    scene = scene.turn("noble", "strike", "step|focus")
    campaign = replace(scene.position.base.campaign, reputation=(0,) * len(REPUTATION))
    shown = view(scene.changed(campaign=campaign).position, 0)
    console = Console(file=io.StringIO(), width=110, height=height, force_terminal=True, color_system=None)
    front = FateforgeFront("combat", PLAYERS[:1], "en", console)
    with console.capture() as captured:
        console.print(front.screen(shown, [f"Line {number}." for number in range(20)], frozenset()))
    drawn = captured.get()
    assert len(drawn.rstrip("\n").split("\n")) < height
    assert "┌─ A ─" in drawn
    assert "Noble's turn" in drawn
    assert "Whetstone" in drawn
    assert ("Strike: gain Precise Strike" in drawn) == rules
    assert ("Enemies, in the order in which they act" in drawn) == plans


@pytest.mark.parametrize("lang", LANGUAGES)
def test_on_24_lines_the_story_is_read_page_by_page_and_the_own_dice_are_in_sight(tmp_path: Path, lang: str) -> None:
    """Nothing scrolls away unread: what stands on the screen before each question is what a person sees."""
    session, screen = sitting(tmp_path, lang=lang, seed=7, width=80)
    session.console = Console(file=screen, width=80, height=24, force_terminal=True, color_system=None, highlight=False)
    session.front.console = session.console
    screens: list[tuple[str, list[str]]] = []
    wanted: list[str] = []

    def read(question: str) -> str:
        shown = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", screen.getvalue().rpartition("\x1b[2J")[2])
        screens.append((question, shown.rstrip("\n").split("\n")))
        wanted.extend(told(session.table.position.state, lang).paragraphs)
        if question.startswith("Ala > ") and session.table.position.pending[0].prompt == "plan":
            return "quit"
        return "1" if question.startswith("Ala > ") else ""

    played(session, read)
    pages = [lines for question, lines in screens if not question.startswith("Ala > ")]
    assert len(pages) >= 4
    assert all(len(lines) < 24 for lines in pages)
    story = "".join("".join("".join(lines).split()) for lines in pages)
    assert len(wanted) > 20
    assert all("".join(paragraph.split()) in story for paragraph in wanted)
    assert all(len(lines) < 24 for question, lines in screens[:-1]), "questions about the story, too"
    plan = screens[-1][1][-23:]
    die = labelled(say("cli-ff-dice", None, lang), "", lang).strip()
    assert any(line.strip().startswith(die) for line in plan)


@pytest.mark.parametrize(
    ("form", "kinds", "options"),
    [
        ("combat", "human,random,random,random", {"combat": "c13"}),
        ("combat", "human,random", {"combat": "c3"}),
        ("expedition", "human,random", {"expedition": "x_depths", "heroes": "noble,shaman"}),
        ("solo", "human", {}),
    ],
)
@pytest.mark.parametrize(("width", "height"), [(80, 24), (100, 24), (80, 30)])
def test_nothing_scrolls_off_a_low_screen_and_what_is_folded_is_named(
    tmp_path: Path, form: str, kinds: str, options: dict[str, object], width: int, height: int
) -> None:
    """Every zone, the own dice, the question, and every option or where it is; whatever is asked."""
    session, _ = sitting(tmp_path, form, kinds, options=options)
    console = Console(file=io.StringIO(), width=width, height=height, force_terminal=True, color_system=None)
    front = FateforgeFront(form, session.players, "en", console)
    bot = make("random", 6)
    shown = 0
    while shown < 12:
        position = session.table.position
        asked = position.pending[0].seat
        if asked == 0:
            shown += 1
            seen = view(position, 0)
            drawing = front.screen(seen, [f"news {number}" for number in range(9)], frozenset())
            lines = ["".join(segment.text for segment in line) for line in console.render_lines(drawing)]
            text = "\n".join(lines)
            assert len(lines) < height
            folded = text.partition("more: ")[2].partition("·")[0]
            assert "log" in folded or "type log" in text or "news 0" in text
            numbers = range(1, 1 + len(front.numbered(seen)))
            assert "options" in folded or all(f" {number} " in text for number in numbers)
            if seen.combat is not None:
                assert all(re.search(rf"[ »]{zone} [─═]", text) for zone in seen.combat.zones)
                assert "enemies" in folded or "Enemies, in the order" in text or not seen.combat.forecasts
        session.table.act(asked, bot.choose(position, asked))


def test_what_is_folded_is_shown_by_its_command_page_by_page(tmp_path: Path) -> None:
    session, screen = sitting(tmp_path, options=CHARGE, width=80)
    to(session, "rest")
    session.console = Console(file=screen, width=80, height=24, force_terminal=True, color_system=None, highlight=False)
    session.front.console = session.console
    typed = iter([""] * 9 + ["enemies", "places", "", "options", "", "", "heroes", "?", "", "quit"])
    asked: list[tuple[str, str]] = []

    def read(question: str) -> str:
        shown = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", screen.getvalue().rpartition("\x1b[2J")[2])
        asked.append((question, shown))
        assert len(shown.rstrip("\n").split("\n")) < 24 or question == "Ala > "
        if not question.startswith("Ala > "):
            return ""
        return next(line for line in typed if line)

    session._read = read
    session.play()
    told = "\n".join(shown for _, shown in asked)
    assert "There is nothing to show now: enemies stand on the map" in told
    assert "Dervan's Smithy: " in told
    assert "End the rest" in told
    assert "places, options" in told
    assert "take back your last answer" in told
    assert len([question for question, _ in asked if question.startswith("Press Enter")]) >= 3


def test_on_a_low_screen_what_enemies_did_is_read_before_the_table(tmp_path: Path) -> None:
    """Whoever ends a turn and finds health gone must not have to ask why."""
    session, screen = sitting(tmp_path, "combat", options={"combat": "c1", **CHARGE}, width=80)
    to(session, "turn")
    session.console = Console(file=screen, width=80, height=24, force_terminal=True, color_system=None, highlight=False)
    session.front.console = session.console
    pages: list[str] = []
    turns = 0

    def read(question: str) -> str:
        nonlocal turns
        shown = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", screen.getvalue().rpartition("\x1b[2J")[2])
        if not question.startswith("Ala > "):
            pages.append(" ".join(shown.split()))
            assert len(shown.rstrip("\n").split("\n")) < 24
            return ""
        turns += 1
        return "end" if turns == 1 else "quit"

    played(session, read)
    told_all = session._lines(session._log, 0)
    assert len(told_all) > 10
    later = told_all[-8:]
    assert all(" ".join(line.split()) in " ".join(pages) for line in later)
    assert session.front.report([], 0) == []


def test_of_too_many_options_the_first_and_the_last_are_seen() -> None:
    console = Console(file=io.StringIO(), width=40, height=24, force_terminal=True, color_system=None)
    front = FateforgeFront("combat", PLAYERS[:1], "en", console)
    options = Text("\n".join(f"{number} option" for number in range(1, 8)))
    with console.capture() as captured:
        console.print(front.cut(options, 4))
    assert captured.get().split("\n") == ["1 option", "2 option", "  … type options to see them all", "7 option", ""]
    assert front.cut(options, 7) is options


def test_a_low_screen_shows_enemies_and_heroes_of_a_combat_on_demand() -> None:
    scene = fight("c1", {"noble": "B", "ranger": "A"}, ["archer#1@E", "grunt#2@F"], items={"noble": {4: "whetstone"}})
    scene = scene.turn("noble", "strike", "step|focus")
    campaign = replace(scene.position.base.campaign, reputation=(0,) * len(REPUTATION))
    shown = view(scene.changed(campaign=campaign).position, 0)
    console = Console(file=io.StringIO(), width=80, height=24, force_terminal=True, color_system=None)
    front = FateforgeFront("combat", PLAYERS[:1], "en", console)
    with console.capture() as captured:
        console.print(front.obey("enemies", "", shown).show, front.obey("heroes", "", shown).show)
    told = captured.get()
    assert "Archer 1 0/2" in told
    assert "Whetstone" in told
    assert "gain Precise" in told
    assert "Objectives" in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_table_mode_tells_what_enemies_do_and_not_what_nobody_here_can_know(tmp_path: Path, lang: str) -> None:
    """Where they stand on that table is not known: their frames are told, and the colour that reacts in words."""
    session, screen = sitting(tmp_path, "companion", "human", lang, width=100)
    to(session, "table-reaction")
    played(session, lines(say("cli-ff-command-enemies", None, lang)))
    told = screen.getvalue()
    colour = str(dict(session.table.position.pending[0].args)["colour"])
    asked = say("ff-prompt-table-reaction", {"colour": say(f"ff-colour-{colour}", None, lang)}, lang)
    assert asked in told
    flat = " ".join(told.split())
    combat = view(session.table.position, 0).combat
    assert combat is not None
    kinds = {(enemy.id, enemy.colour) for enemy in combat.enemies}
    assert len(kinds) > 2
    for kind, own in kinds:
        called = f"{title(name('enemy', kind, lang))} ({say(f'ff-colour-{own}', None, lang)})"
        assert flat.count(called) == 2, "on the screen and by command"
        assert " ".join(rules("enemy", kind, lang)[0].split()) in flat
    assert say("cli-ff-phase-setup", None, lang) not in told
    assert say("cli-ff-round", {"round": 1, "rounds": 3}, lang) in told


def test_long_pages_end_with_a_paragraph_where_they_can(tmp_path: Path) -> None:
    session, screen = sitting(tmp_path, width=80)
    session.console = Console(file=screen, width=80, height=12, force_terminal=True, color_system=None, highlight=False)
    page = [[Segment("a")]] * 8 + [[Segment("")]] + [[Segment("b")]] * 5 + [[Segment(" ")]] + [[Segment("c")]]
    pages: list[list[str]] = []

    def read(_: str) -> str:
        shown = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", screen.getvalue().rpartition("\x1b[2J")[2])
        pages.append(shown.split())
        return ""

    session._read = read
    session._turn_pages(page, 10)
    assert pages == [["a"] * 8, ["b"] * 5 + ["c"]]
    pages.clear()
    session._turn_pages([[Segment("d")]] * 12, 10)
    assert pages == [["d"] * 10, ["d"] * 2], "a page without paragraphs is filled"


def test_dice_of_others_are_not_written(tmp_path: Path) -> None:
    session, screen = sitting(tmp_path, "combat", options={"combat": "c1", **CHARGE})
    to(session, "plan")
    played(session, lines())
    told = screen.getvalue()
    assert "Dice: 4, behind the screen" in told
    assert "Ranger rolls 4 dice behind the screen." in told
    assert "Mercenary rolls 4 dice behind" not in told


def test_narrow_screens_without_unicode_are_served(tmp_path: Path) -> None:
    session, screen = sitting(tmp_path, "combat", options={"combat": "c1", **CHARGE}, width=80)
    to(session, "turn")
    played(session, lines())
    drawn, _, left = screen.getvalue().partition("You have left")
    assert max(len(line) for line in drawn.split("\n")) <= 80
    assert str(tmp_path) in left.split("\n")[0], "a command to be copied is not broken"


def test_the_first_chapter_can_be_piped(tmp_path: Path) -> None:
    """As people do it: numbers go in, and the whole of what is shown comes out."""
    arguments = ["terminal", "fateforge", "--form", "campaign", "--seats", "human,greedy", "--seed", "3"]
    arguments += ["--lang", "en", "--record", str(tmp_path / "game.txt")]
    done = subprocess.run(
        [sys.executable, "-c", "import sys; from ludarium.cli import main; sys.exit(main(sys.argv[1:]))", *arguments],
        input="1\n" * 12,
        capture_output=True,
        text=True,
        timeout=120,
        env={**os.environ, "COLUMNS": "120", "PYTHONUTF8": "1"},
        check=False,
    )
    assert done.stderr == ""
    assert "The spring at Nine Stones still runs." in done.stdout
    assert "Ambush on the Toll Road · Round 1 of 3" in done.stdout
    assert (tmp_path / "game.txt").is_file()


def test_the_story_speaks_in_the_middle_of_a_combat_and_says_it_once() -> None:
    """A boss in every round, finds and wounded weak points when they happen."""
    screen = io.StringIO()
    console = Console(file=screen, width=100, highlight=False)
    front = FateforgeFront("combat", PLAYERS[:2], "en", console)

    def said(scene: Fight) -> str:
        campaign = replace(scene.position.base.campaign, reputation=(0,) * len(REPUTATION))
        page = front.prelude(scene.changed(form_id="combat", campaign=campaign).position)
        with console.capture() as captured:
            console.print(page if page is not None else "")
        return " ".join(captured.get().split())

    scene = fight("c13", {"noble": "E", "ranger": "E"}, boss="sunken_voice@E", objectives=("weak_points>=3",))
    begun = said(scene.changed(round=1))
    assert "It does not hate you." in begun
    assert "Only the pipes, love" in begun
    assert said(scene.changed(round=1)) == ""
    second = said(scene.changed(round=2))
    assert "A copper a jug" in second
    assert "It does not hate you." not in second
    wounded = said(scene.changed(round=2, weak_points=("first_bell",)))
    assert wounded.startswith("The first bell splits along the lip.")
    assert "A copper a jug" not in wounded
