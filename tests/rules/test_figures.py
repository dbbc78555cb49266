"""Figures of the rules: each belongs to a rule, can be read, and is said in all languages."""

import re
from importlib.resources import files

import msgspec
import pytest

from ludarium.games.tash_kalar.arena import ARENA
from ludarium.kernel.title import title
from ludarium.rules import Figure, rule, sections
from ludarium.spaces.squares import SQUARES, name_of
from ludarium.texts import LANGUAGES

LEAST = {"tash-kalar": 8, "skytear": 5, "fateforge": 5}
SQUARE = {
    "tash-kalar": r"#|[abcxyz.]([-+=]|\d)?|[-+=]|\d",
    "skytear": r"~|[.,%_]?[Hh<>TN@]?([-+]|\d)?|:|[-+=]|\[\d\]|\d",
    "fateforge": r"[rygbm]\[[xXo>.](:[xXo>.])?\]|\d\[[xXo>.]+\]\+?|\(([A-De]+|\.|\d)\)|[A-D?!✶▫▪♥]|->",
}
"""What one square of a figure looks like in each game."""
each_game = pytest.mark.parametrize("game", LEAST)


def figures(game: str, lang: str = "en") -> dict[str, tuple[Figure, ...]]:
    return {rule.id: rule.figures for section in sections(game, lang) for rule in section.rules if rule.figures}


def bands(drawn: str) -> list[list[list[list[str]]]]:
    """The boards of a figure, row by row; boards stand side by side, bands of them below each other."""
    found = []
    for band in drawn.split("\n\n"):
        rows = [[part.split() for part in line.split("|")] for line in band.split("\n")]
        found.append([[row[at] for row in rows if at < len(row) and row[at]] for at in range(len(rows[0]))])
    return found


@each_game
def test_every_figure_belongs_to_a_rule_and_has_three_captions(game: str) -> None:
    drawings = msgspec.toml.decode(files(title(game).package).joinpath("ledger", "figures.toml").read_bytes())["figure"]
    known = {entry.id for section in sections(game) for entry in section.rules}
    assert {drawing["rule"] for drawing in drawings} <= known
    for drawing in drawings:
        assert set(drawing["caption"]) == set(LANGUAGES), drawing["rule"]
        assert all(caption.endswith(".") for caption in drawing["caption"].values()), drawing["rule"]


@each_game
def test_the_rules_that_are_hard_to_say_have_figures_the_same_in_all_languages(game: str) -> None:
    drawn = {
        lang: {id: [each.drawn for each in found] for id, found in figures(game, lang).items()} for lang in LANGUAGES
    }
    assert len(drawn["en"]) >= LEAST[game]
    assert drawn["en"] == drawn["pl"] == drawn["fr"]
    said = {figure.caption for lang in LANGUAGES for found in figures(game, lang).values() for figure in found}
    assert len(said) == len(LANGUAGES) * sum(len(found) for found in drawn["en"].values())


@each_game
def test_every_figure_can_be_read_and_fits_a_terminal(game: str) -> None:
    for ident, found in figures(game).items():
        for figure in found:
            assert max(len(line) for line in figure.drawn.split("\n")) <= 76, ident
            squares = [square for band in bands(figure.drawn) for board in band for row in board for square in row]
            assert squares, ident
            for square in squares:
                assert re.fullmatch(SQUARE[game], square), f"{ident}: {square}"


def test_boards_of_tash_kalar_are_straight() -> None:
    for ident, found in figures("tash-kalar").items():
        for board in (board for figure in found for band in bands(figure.drawn) for board in band):
            assert len({len(row) for row in board}) == 1, ident


def test_the_figure_of_the_arena_is_the_arena() -> None:
    [[board]] = bands(rule("tash-kalar", "TK-1.1").figures[0].drawn)
    drawn = {f"{'abcdefghi'[x]}{y + 1}" for y, row in enumerate(board) for x, square in enumerate(row) if square != "#"}
    assert drawn == {name_of(square) for square in range(SQUARES) if ARENA >> square & 1}


def test_the_eight_orientations_are_eight() -> None:
    drawn = [board for band in bands(rule("tash-kalar", "TK-6.2").figures[0].drawn) for board in band]
    assert len(drawn) == len({str(board) for board in drawn}) == 8
    turned = [list(map(list, zip(*board[::-1], strict=True))) for board in drawn]
    assert all(board in drawn for board in turned)


def test_the_figure_of_the_red_die_shows_its_faces() -> None:
    data = msgspec.toml.decode(files(title("fateforge").package).joinpath("data", "dice.toml").read_bytes())
    faces = {die["id"]: die["faces"] for die in data["die"]}["red"]
    signs = {"strike": "x", "precise_strike": "X", "step": ">", "focus": "o", "miss": "."}
    drawn = rule("fateforge", "FF-4.10").figures[0].drawn.split()
    wanted = [f"r[{':'.join(signs[result] for result in face.split('|'))}]" for face in faces]
    assert sorted(drawn) == sorted(wanted)


def test_a_rule_without_figures_is_as_before() -> None:
    assert rule("tash-kalar", "TK-1.2").figures == ()
    assert set(msgspec.to_builtins(rule("tash-kalar", "TK-1.2"))) == {"id", "text"}
