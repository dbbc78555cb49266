"""Reports: one file with sentences first, the same for the same games, and figures that can be recounted."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludarium.cli import main
from ludarium.kernel.figures import Figures, Group, Seen
from ludarium.kernel.game import Outcome
from ludarium.kernel.rates import wilson
from ludarium.kernel.title import title
from ludarium.lab import comparison as comparing
from ludarium.lab.comparison import Change, Measure, changed, comparison, judged, suggestion
from ludarium.lab.marks import gap_scale, number, percent, points, rate_scale, steps
from ludarium.lab.reckoning import Rate, clustered, difference, games_for, hold, mean_of_pairs, quantile
from ludarium.lab.report import report
from ludarium.lab.study import Study
from ludarium.simulation import Games, Plan, Played, Run, play
from toys.known import toys_known

RUNS = {
    "tash-kalar": Run("tash-kalar", "duel", bots=("random",), games=10, seed=3, watched=True),
    "skytear": Run("skytear", "first-battle", bots=("random",), games=3, seed=3, watched=True),
    "fateforge": Run("fateforge", "combat", bots=("greedy",), games=8, seed=3, watched=True),
}
each_game = pytest.mark.parametrize("game_id", sorted(RUNS))


class Outline(HTMLParser):
    """Tags that open and close, and what a page asks for."""

    VOID = frozenset(("meta", "col", "br", "line", "circle", "rect", "polygon", "polyline", "path", "use"))

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.wanted: list[str] = []
        self.text: list[str] = []
        self.feed(page)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        self.ids += [found["id"] or ""] if "id" in found else []
        self.wanted += [value or "" for name, value in attrs if name in ("href", "src")]
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Nothing to close."""

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] not in ("style", "script"):
            self.text.append(data)


@pytest.fixture(scope="module")
def played() -> dict[str, Games]:
    return {game_id: play(run) for game_id, run in RUNS.items()}


@each_game
def test_a_report_is_one_file_that_asks_for_nothing(game_id: str, played: dict[str, Games]) -> None:
    page = report(played[game_id], f"ludarium simulate {game_id}")
    outline = Outline(page)
    assert page.startswith("<!doctype html>")
    assert all(each.startswith("#") and each[1:] in outline.ids for each in outline.wanted)
    assert len(outline.ids) == len(set(outline.ids))
    addresses = set(re.findall(r"url\(\s*[\"']?([^\"')]{1,20})", page))
    assert all(address.startswith("data:font/woff2") for address in addresses), addresses
    assert not re.search(r"https?://|@import|fetch\(|XMLHttpRequest", page)
    assert report(played[game_id], f"ludarium simulate {game_id}") == page
    said = " ".join(outline.text)
    assert f"ludarium simulate {game_id}" in said
    assert "{" not in said
    assert "None" not in re.findall(r"\w+", said.replace("None of", "").replace("None differs", ""))
    assert page.index('class="finds"') < page.index('class="sec')


@each_game
def test_a_game_tells_what_its_report_sorts_by(game_id: str, played: dict[str, Games]) -> None:
    study = Study(played[game_id])
    groups = study.figures.groups
    assert groups
    for group in groups:
        members = study.members(group)
        assert members, group.id
        for member in members:
            called = study.called(group, member)
            assert called
            assert "/" not in called
            assert "_" not in called
            assert not group.kind or called[:1].isupper()
        rates = study.by_member(group)
        if not group.several and not group.table:
            assert sum(rate.of for rate in rates.values()) == len(study.units)
            assert sum(rate.hits for rate in rates.values()) == sum(unit.won for unit in study.units)
        if group.used:
            assert any(unit.used.get(group.id) for unit in study.units)


def test_what_nobody_watches_costs_nothing_and_is_the_same_game(played: dict[str, Games]) -> None:
    for game_id, games in played.items():
        plain = play(msgspec.structs.replace(RUNS[game_id], watched=False, games=2))
        assert all(one.seen is None for one in plain.played)
        for one, other in zip(plain.played, games.played, strict=False):
            assert (one.decisions, one.outcome) == (other.decisions, other.outcome)


def test_records_tell_a_report_what_the_games_told_it(tmp_path: Path, played: dict[str, Games]) -> None:
    for game_id, run in RUNS.items():
        kept = msgspec.structs.replace(run, records=tmp_path / game_id, games=3)
        first, second = play(kept), play(kept)
        assert second.kept == 3
        assert first.played == second.played == played[game_id].played[:3]


def test_the_scores_of_a_report_end_with_the_result(played: dict[str, Games]) -> None:
    for one in played["tash-kalar"].played:
        assert one.seen is not None
        assert one.outcome is not None
        assert one.seen.scores[-1] == one.outcome.scores
        assert len(one.seen.scores) == one.turns
        assert sum(one.seen.widths) <= one.decisions


def test_a_game_from_another_package_is_reported_by_seats_and_bots() -> None:
    with toys_known():
        games = play(Run("duelling-mages", bots=("random",), games=12, seed=1, watched=True))
        assert title("duelling-mages").figures is None
        outline = Outline(report(games, "ludarium simulate duelling-mages"))
    assert {"rates", "length", "ends", "repeat"} <= set(outline.ids)


# -- made up games, so that every figure is known --------------------------------------------------------------


def made_up(wins: str, decks: str = "", plan_seats: int = 2, pack: str = "") -> Games:
    """Games of a duel: "1" the first seat won, "2" the second, "=" drawn; both orders of a deal stand together."""
    played = []
    for number_of_game, who in enumerate(wins):
        places = {"1": (1, 2), "2": (2, 1), "=": (1, 1)}[who]
        schools = {"n": ("northern", "highland"), "h": ("highland", "northern")}[
            decks[number_of_game] if decks else "nh"[number_of_game % 2]
        ]
        has: dict[str, tuple[tuple[str, ...], ...]] = {"school": ((schools[0],), (schools[1],)), "card": ((), ())}
        seen = Seen(0, has, {"school": ((), ()), "card": ((), ())}, ((1.0, 0.0), (2.0, 3.0)), (1, 2, 3))
        played.append(Played(number_of_game, 6, 2, Outcome(places, (2, 3), "points"), "", seen=seen))
    plan = Plan("tash-kalar", "duel", plan_seats, ("greedy", "greedy"), 1, {}, 5, pack, records=False, watched=True)
    return Games(plan=plan, played=tuple(played), kept=0, seconds=1.0, fresh=6 * len(played))


def test_rates_are_counted_by_what_a_seat_has() -> None:
    study = Study(made_up("112=" * 10, "nnhh" * 10))
    group = study.figures.groups[0]
    assert study.by_member(group) == {"highland": Rate(0, 40), "northern": Rate(30, 40)}
    assert study.by_pair(group)["northern", "highland"] == Rate(30, 40)
    assert study.drawn == 10
    assert study.even == 30 / 80
    assert study.leads[1] == Rate(20, 40)


def test_going_first_is_counted_by_deal() -> None:
    always = Study(made_up("12" * 20))
    assert always.first_by_deal is not None
    assert (always.first_by_deal.value, always.first_by_deal.low) == (0.0, 0.0)
    first = Study(made_up("11" * 20 + "12" * 20)).first_by_deal
    assert first is not None
    assert first.value == pytest.approx(0.25)
    assert 0 < first.low < 0.25 < first.high < 0.5


def test_a_report_says_in_its_first_sentence_what_stands_out() -> None:
    said = " ".join(Outline(report(made_up("112=" * 20, "nnhh" * 20), "x")).text)
    assert "Northern" in said
    assert f"wins {percent(60 / 80)}" in said
    assert f"20 games ({percent(0.25, 1)}) were drawn and count as a win for nobody." in said
    few = " ".join(Outline(report(made_up("12"), "x")).text)
    assert "(50" in few
    assert "With 2 games most intervals are wide" in few


def test_errors_are_told_and_escaped() -> None:
    games = made_up("12" * 3)
    broken = Played(6, 3, 1, None, "game 7: RuntimeError: <script>")
    page = report(msgspec.structs.replace(games, played=(*games.played, broken)), "x")
    assert "1 of 7 games could not be finished" in page
    assert "game 7: RuntimeError: &lt;script&gt;" in page


def test_a_run_without_a_finished_game_still_gives_a_page() -> None:
    games = made_up("1")
    broken = Played(0, 3, 1, None, "game 1: not over after 20000 decisions")
    assert "not over after" in report(msgspec.structs.replace(games, played=(broken,)), "x")


# -- reckoning -------------------------------------------------------------------------------------------------


def test_a_difference_of_rates_has_newcombes_interval() -> None:
    # Newcombe 1998, method 10, his first example: 56 of 70 against 48 of 80.
    gap = difference(Rate(56, 70), Rate(48, 80))
    assert (gap.value, gap.low, gap.high) == pytest.approx((0.2, 0.0524, 0.3339), abs=1e-4)
    assert gap.chance == pytest.approx(0.0080, abs=5e-4)
    assert difference(Rate(0, 0), Rate(3, 4)).chance == 1.0


def test_games_of_one_deal_do_not_count_as_several_deals() -> None:
    assert clustered([(1, 1)] * 30 + [(0, 1)] * 30).size == pytest.approx(59, abs=1)
    twice = clustered([(2, 2)] * 30 + [(0, 2)] * 30)
    assert (twice.hits, twice.of) == (60, 120)
    assert twice.size == pytest.approx(59, abs=1)  # the second game of each deal said nothing new
    assert clustered([(1, 2)] * 60).size == 120
    assert clustered([(2, 2)] * 10) == Rate(20, 20)
    wide, narrow = twice.interval, Rate(60, 120).interval
    assert wide[1] - wide[0] > 1.3 * (narrow[1] - narrow[0])


def test_of_many_comparisons_those_hold_that_are_sure_among_all() -> None:
    # The example of Benjamini and Hochberg, 1995: four of fifteen hold.
    chances = [0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.324, 0.4262, 0.5719, 0.6528,
               0.759, 1.0]  # fmt: skip
    assert hold({str(at): chance for at, chance in enumerate(chances)}) == {"0", "1", "2", "3"}
    assert hold({}) == set()


def test_small_reckonings() -> None:
    assert Rate(8, 10).interval == wilson(8, 10)
    assert not Rate(10, 10).leaves_out(0.5)  # ten games are too few to say so
    assert Rate(20, 20).leaves_out(0.5)
    assert quantile([1, 2, 3, 4], 0.5) == 2.5
    assert mean_of_pairs([0.5]).low == -1.0
    assert games_for(0.05, 0.5) == 1570
    assert (number(12345), percent(0.5), points(-0.031), points(0.0)) == (
        "12\u202f345",
        "50\u202f%",
        "\u22123.1",
        "0.0",
    )
    assert steps(0, 18) == (0, 5, 10, 15, 20)
    assert rate_scale([(0.41, 0.58)], 0.5).ticks == pytest.approx((0.4, 0.45, 0.5, 0.55, 0.6))
    assert gap_scale([(-0.03, 0.12)]).span == pytest.approx((-0.15, 0.15))


# -- two packs -------------------------------------------------------------------------------------------------

PACK = """[[hero]]
id = "yami"
name = "Yami"
"""


def test_the_figures_that_a_pack_changes_are_listed(tmp_path: Path) -> None:
    skytear = title("skytear")
    data = Path(__file__).parents[2] / "src/ludarium/games/skytear/data/heroes.toml"
    rows = re.split(r"(?=^\[\[hero\]\])", data.read_text("utf-8"), flags=re.MULTILINE)
    yami = next(row for row in rows if 'id = "yami"' in row)
    hp = re.search(r"^hp = (\d+)$", yami, re.MULTILINE)
    assert hp is not None
    more = str(int(hp[1]) + 3)
    (tmp_path / "heroes.toml").write_text(yami.replace(hp[0], f"hp = {more}"), "utf-8")
    assert changed(skytear, None, tmp_path) == (Change("heroes.toml", "yami", "hp", hp[1], more),)
    assert changed(skytear, tmp_path, tmp_path) == ()


def compared(before: str, after: str, wanted: tuple[float, float] | None = (0.45, 0.55)) -> Measure:
    one, other = Study(made_up(before)), Study(made_up(after, pack="other 1234"))
    group = Group(id="school", one="school", many="schools", wanted=wanted)
    one.figures = other.figures = type("Made", (Figures,), {"groups": (group,)})()
    found = judged(tuple(comparing._measures(one, other)), {"northern"})
    return next(measure for measure in found if measure.entry == "northern")


def test_a_difference_is_counted_by_deal_and_judged() -> None:
    # Northern sits first in the first game of a deal and second in its other one.
    grown = compared("12" * 20 + "21" * 20, "12" * 30 + "21" * 10)
    assert (grown.before, grown.after) == (Rate(40, 80), Rate(60, 80))
    assert grown.gap.value == pytest.approx(0.25)
    assert grown.gap.high - grown.gap.low < 0.3
    assert grown.verdict == "changed"
    assert compared("12" * 20, "12" * 20).verdict == "the same"
    assert compared("12" * 20, "12" * 18 + "21" * 2).verdict == "not shown"


@pytest.mark.parametrize(
    ("before", "after", "heading", "says"),
    [
        ("12" * 20 + "21" * 20, "12" * 30 + "21" * 10, "change less, northern leaves what is wanted", "0.0 times"),
        ("12" * 10 + "21" * 30, "12" * 20 + "21" * 20, "keep it", "close to the middle"),
        ("12" * 5 + "21" * 35, "12" * 12 + "21" * 28, "change more, or something else", "2.1 times"),
        ("12" * 30 + "21" * 10, "12" * 38 + "21" * 2, "change more, or something else", "turn it round"),
        ("12" * 20 + "21" * 20, "12" * 21 + "21" * 19, "play more games before deciding", "games with each pack"),
        ("12" * 40, "12" * 40, "either will do", "differs by 3 points"),
    ],
)
def test_a_suggestion_says_what_to_change(before: str, after: str, heading: str, says: str) -> None:
    change = Change("beings.toml", "northern", "size", "3", "4")
    told = suggestion((compared(before, after),), (change,), 80)
    if heading.startswith("change less"):
        assert told[0] == heading or told[0].lower() == heading
        assert "turn it round" in told[1][0] or "times the change" in told[1][0] or "away" in told[1][0]
    else:
        assert told[0] == heading
        assert says in " ".join(told[1])


def test_a_comparison_is_one_file_with_a_verdict_for_every_measure() -> None:
    one, other = made_up("12" * 20 + "21" * 20), made_up("12" * 30 + "21" * 10, pack="other 1234")
    outline = Outline(comparison(one, other, "ludarium simulate", None, Path(__file__).parent))
    said = " ".join(outline.text)
    assert {"changed", "did", "repeat"} <= set(outline.ids)
    assert "Suggestion:" in said
    assert "The packs have the same figures." in said


def test_a_pack_is_played_against_the_box_on_the_same_deals(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The whole way: two processes, one page."""
    pack = tmp_path / "sturdier"
    pack.mkdir()
    data = Path(__file__).parents[2] / "src/ludarium/games/skytear/data/heroes.toml"
    yami = next(
        row for row in re.split(r"(?=^\[\[hero\]\])", data.read_text("utf-8"), flags=re.MULTILINE) if '"yami"' in row
    )
    (pack / "heroes.toml").write_text(re.sub(r"^hp = \d+$", "hp = 20", yami, flags=re.MULTILINE), "utf-8")
    page = tmp_path / "compared.html"
    words = ["simulate", "skytear", "--form", "first-battle", "--bots", "random", "--games", "2"]
    words += ["--records", str(tmp_path / "games"), "--against", str(pack)]
    assert main(words) == 2
    assert "--against compares in a report: name its file with --report" in capsys.readouterr().err
    assert main([*words, "--report", str(page)]) == 0
    said = " ".join(Outline(page.read_text("utf-8")).text)
    assert "What does sturdier change?" in said
    assert "yami, hp" in said
    assert len(list((tmp_path / "games" / "against").glob("*.record"))) == 2


def test_a_pack_with_mistakes_is_refused_before_anything_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "heroes.toml").write_text(PACK, "utf-8")
    words: list[Any] = ["simulate", "skytear", "--bots", "random", "--games", "1"]
    assert main([*words, "--against", str(tmp_path), "--report", str(tmp_path / "x.html")]) == 2
    assert "the pack has a mistake in heroes.toml" in capsys.readouterr().err
    assert not (tmp_path / "x.html").exists()
