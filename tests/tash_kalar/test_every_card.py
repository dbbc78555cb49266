"""Every card of the data: its pattern, its script, and a test that names it."""

import re
from pathlib import Path

import pytest

from ludarium.games.tash_kalar.cards import BEINGS, FLARES, SCHOOLS, TASKS
from ludarium.games.tash_kalar.effects import scripted_cards
from ludarium.games.tash_kalar.tasks import progress, turn_of
from scenes import EVERY_ORIENTATION, acting, turned

rule = pytest.mark.rule

DRAWN = Path(__file__).resolve().parents[1] / "data" / "beings.txt"


def drawings() -> dict[str, str]:
    """The patterns: t is the target; a and b are commons and heroics that are needed, A and B on the target."""
    _, *blocks = re.split(r"\n(?=\w+/)", DRAWN.read_text("utf-8"))
    return {
        heading.split()[0]: "\n".join(" ".join(letter_of(word) for word in row.split()) for row in grid if row.strip())
        for heading, *grid in map(str.splitlines, blocks)
    }


def letter_of(word: str) -> str:
    """The letter of a square of a drawn card: what is needed there, and whether the being arrives there."""
    parts = {*word.split("+")}
    letter = "a" if "c" in parts else "b" if "h" in parts else "."
    return {"a": "A", "b": "B", ".": "t"}[letter] if "t" in parts else letter


ON_TARGET = {"t": ".", "A": "a", "B": "b"}
DRAWN_PATTERNS = drawings()
PATTERNS = {card: drawing for card, drawing in DRAWN_PATTERNS.items() if set(drawing) & set(ON_TARGET)}
"""Those with a square to arrive on; the others stand anywhere (TK-24.13)."""


def around_the_target(card: str) -> str:
    """The pattern on nine rows of nine, the target in the middle and still marked."""
    rows = [line.split() for line in PATTERNS[card].strip().splitlines()]
    ((top, left),) = ((y, x) for y, row in enumerate(rows) for x, letter in enumerate(row) if letter in ON_TARGET)
    whole = [["."] * 9 for _ in range(9)]
    for y, row in enumerate(rows):
        for x, letter in enumerate(row):
            whole[4 + y - top][4 + x - left] = letter
    return "\n".join(" ".join(row) for row in whole)


def with_pieces(picture: str) -> str:
    """The picture as an arena: only pieces are left of it."""
    return re.sub("[tAB]", lambda found: ON_TARGET[found.group()], picture)


def fits_on_e5(arena: str, card: str, turn: str = "") -> bool:
    """Whether the card can be summoned on e5 with these pieces, in that orientation if one is named."""
    return any(words.startswith(f"summon {card} e5 {turn}") for words in acting(arena, card).summons)


@rule("TK-6.1", "TK-6.2")
@EVERY_ORIENTATION
@pytest.mark.parametrize("card", PATTERNS)
def test_every_being_can_be_summoned_from_its_pattern_however_turned(card: str, quarters: int, mirrored: bool) -> None:
    arena = with_pieces(turned(around_the_target(card), quarters, mirrored=mirrored))
    assert fits_on_e5(arena, card)


@rule("TK-6.3")
@pytest.mark.parametrize("card", PATTERNS)
def test_no_being_can_be_summoned_when_a_piece_of_its_pattern_is_missing_or_too_low(card: str) -> None:
    arena = with_pieces(around_the_target(card))
    assert fits_on_e5(arena, card, "r0")
    for found in re.finditer("[ab]", arena):
        start, end = found.span()
        for instead in (".", "x", "y") if found.group() == "a" else (".", "a", "y"):
            assert not fits_on_e5(arena[:start] + instead + arena[end:], card, "r0")


@rule("TK-6.3", "TK-6.4")
@pytest.mark.parametrize("card", PATTERNS)
def test_higher_ranks_and_pieces_on_other_squares_do_not_disturb_a_pattern(card: str) -> None:
    rows = around_the_target(card).replace("a", "b", 3).splitlines()
    for extra in "x", "z":
        crowd = [row.replace(".", extra) if number in (4, 5, 6) else row for number, row in enumerate(rows, 1)]
        assert fits_on_e5(with_pieces("\n".join(crowd)), card, "r0")


@rule("TK-6.7", "TK-6.8")
@pytest.mark.parametrize("card", [card for card, drawing in PATTERNS.items() if "t" in drawing])
@pytest.mark.parametrize(("on_target", "rank"), [("a", 0), ("x", 0), ("b", 1), ("y", 1), ("c", 2), ("z", 2)])
def test_a_being_is_summoned_upon_equal_and_lower_ranks_of_any_colour_and_never_upon_a_higher_one(
    card: str, on_target: str, rank: int
) -> None:
    arena = around_the_target(card).replace("t", on_target)
    assert fits_on_e5(arena, card, "r0") == (rank <= BEINGS[card].rank_number)


# -- completeness ----------------------------------------------------------------------------------------------


def test_every_being_and_every_half_of_a_flare_has_a_script_and_nothing_else_has() -> None:
    halves = {f"{flare.id} {half}" for flare in FLARES for half in ("upper", "lower")}
    frozen = {f"{being.id} frozen" for being in BEINGS.values() if being.frozen}
    warps = {f"{being.id} warp" for being in BEINGS.values() if being.warp}
    assert scripted_cards() == set(BEINGS) | halves | frozen | warps


def test_every_task_has_a_condition_and_a_progress() -> None:
    for number, task in enumerate(TASKS):
        end = acting(".", form="high-form", actions=0, tasks=(number,))
        assert {str(option) for option in end.decision.options} == {"end turn"}, "nobody stands in the arena"
        assert all(part.have < part.need for part in progress(task.id, turn_of(end.state)))


def test_every_pattern_is_drawn_here() -> None:
    assert list(DRAWN_PATTERNS) == list(BEINGS)
    assert set(DRAWN_PATTERNS) - set(PATTERNS) == {being.id for being in BEINGS.values() if being.anywhere}


TESTS_OF = {school: f"test_{school}.py" for school in (*dict.fromkeys(SCHOOLS.values()), "legends")}


def names_of_tests(module: str) -> list[str]:
    source = Path(__file__).with_name(module).read_text("utf-8")
    return re.findall(r"^def (test_\w+)", source, re.MULTILINE)


@pytest.mark.parametrize("card", BEINGS)
def test_every_being_has_a_test_that_names_it(card: str) -> None:
    school, name = card.split("/")
    own_word = {"sylvan-queen": "queen", "sylvan-princess": "princess"}.get(name, name.replace("-", "_"))
    assert any(own_word in test for test in names_of_tests(TESTS_OF[school]))
    assert f'"{card}"' in Path(__file__).with_name(TESTS_OF[school]).read_text("utf-8")


@pytest.mark.parametrize("half", ["upper", "lower"])
@pytest.mark.parametrize("flare", [flare.id for flare in FLARES])
def test_every_half_of_a_flare_has_a_test_that_names_it(flare: str, half: str) -> None:
    source = Path(__file__).with_name("test_flares.py").read_text("utf-8")
    in_a_table = f'("{flare}", {half}' in source
    in_a_test = f'{half}("{flare}"' in source or f"def test_{flare.removeprefix('flare/')}_{half}_" in source
    assert in_a_table or in_a_test


@pytest.mark.parametrize("task", [task.id for task in TASKS])
def test_every_task_has_a_test_that_names_it(task: str) -> None:
    source = Path(__file__).with_name("test_tasks.py").read_text("utf-8")
    assert f'"{task.removeprefix("task/")}"' in source
