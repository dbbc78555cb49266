"""The war of the realms: which islands a battle moves, when a season ends, what counts and what does not."""

from __future__ import annotations

import msgspec
import pytest

from ludarium.games.skytear.report import BattleReport, SideReport
from ludarium.games.skytear.war import (
    HOME,
    ISLANDS,
    REGION,
    SEATS,
    WEEK,
    WEEKS,
    Battle,
    Entry,
    battle_in,
    battle_of,
    distance,
    moves_of,
    seasons,
)

WON = Battle("standard", 4, "manhunt", "cinder_fields", ("kurumo",), ("nupten",))
MONDAY = 1_700_000_000


def side(number: int, result: str, *heroes: str) -> SideReport:
    return SideReport(number, (number,), number == 0, (), heroes, result, 0, 0, 0, 0, 0)


def report_of(winner: int | None, *sides: SideReport) -> BattleReport:
    return BattleReport("standard", "two_lanes", 4, "manhunt", winner, (), sides, "wind_gate")


def test_the_realms_of_a_side_are_those_of_its_heroes_the_strongest_first() -> None:
    battle = battle_of(report_of(1, side(0, "loss", "corjof", "cotlic", "tlakali"), side(1, "win", "yami", "akhuti")))
    assert battle.winners == ("kurumo", "nupten")
    assert battle.losers == ("taulot", "liothan")
    assert battle.place == "wind_gate"


def test_a_realm_on_both_sides_stays_out_of_it() -> None:
    battle = battle_of(report_of(0, side(0, "win", "yami", "akhuti"), side(1, "loss", "sakoshi", "corjof")))
    assert (battle.winners, battle.losers) == (("nupten",), ("liothan",))
    civil = battle_of(report_of(0, side(0, "win", "yami"), side(1, "loss", "sakoshi")))
    assert moves_of(civil, HOME) == ()


def test_the_winner_takes_the_nearest_island_and_of_several_the_one_nearest_to_the_battle() -> None:
    (move,) = moves_of(WON, HOME)
    assert (move.lost_by, move.won_by) == ("nupten", "kurumo")
    own = [ISLANDS[island] for island, owner in enumerate(HOME) if owner == "kurumo"]
    assert min(distance(ISLANDS[move.island], there) for there in own) == 1, "it touches the winner's land"
    assert REGION[move.island] in ("wind_gate", "mirror_gardens")
    (elsewhere,) = moves_of(msgspec.structs.replace(WON, place="wind_gate"), HOME)
    assert elsewhere.island != move.island, "where it was fought decides between islands that lie equally near"
    assert REGION[elsewhere.island] == "wind_gate"


def test_each_realm_that_won_takes_one_island() -> None:
    moves = moves_of(msgspec.structs.replace(WON, winners=("kurumo", "taulot"), losers=("nupten", "liothan")), HOME)
    assert [(move.won_by, move.lost_by) for move in moves] == [("kurumo", "nupten"), ("taulot", "liothan")]
    both = moves_of(msgspec.structs.replace(WON, winners=("kurumo", "taulot")), HOME)
    assert len({move.island for move in both}) == 2


@pytest.mark.parametrize(
    "battle",
    [
        msgspec.structs.replace(WON, drawn=True),
        msgspec.structs.replace(WON, winners=()),
        msgspec.structs.replace(WON, reason="resignation", turns=1),
    ],
)
def test_draws_civil_wars_and_battles_given_up_at_once_move_nothing(battle: Battle) -> None:
    assert moves_of(battle, HOME) == ()


def test_a_seat_never_falls() -> None:
    (season,) = seasons([Entry(MONDAY, WON)] * 60, MONDAY)
    assert season.owners.count("nupten") == 1
    assert all(season.owners[seat] == HOME[seat] for seat in SEATS)
    assert len(SEATS) == 4
    assert sum(len(one.moves) for one in season.fought) == 24
    assert season.owners.count("kurumo") == 49


def test_a_season_lasts_six_weeks_from_its_first_report_and_the_next_begins_as_before_the_war() -> None:
    late = MONDAY + WEEKS * WEEK
    entries = [Entry(MONDAY, WON), Entry(late - 1, WON), Entry(late, WON)]
    first, second = seasons(entries, late)
    assert (first.number, first.over, [one.week for one in first.fought]) == (1, True, [1, WEEKS])
    assert (second.number, second.over, second.begun, len(second.fought)) == (2, False, late, 1)
    assert second.owners.count("kurumo") == 26
    assert [season.over for season in seasons(entries[:2], late)] == [True, False], "time alone ends it"


def test_an_empty_entry_ends_a_season_that_has_begun() -> None:
    ended = seasons([Entry(MONDAY, WON), Entry(MONDAY + 5, None), Entry(MONDAY + 9, None)], MONDAY + 10)
    assert [(season.over, len(season.fought)) for season in ended] == [(True, 1), (False, 0)]
    assert ended[1].owners == HOME


def test_before_the_first_report_there_is_a_season_that_has_not_begun() -> None:
    (season,) = seasons([], MONDAY)
    assert (season.number, season.begun, season.over, season.owners) == (1, 0, False, HOME)


def test_what_is_kept_of_a_battle_tells_nothing_of_who_played() -> None:
    assert set(Battle.__struct_fields__) == {"form", "turns", "reason", "place", "winners", "losers", "drawn"}


def test_an_entry_that_was_brought_is_a_battle_of_known_realms_or_the_end_of_a_season() -> None:
    assert battle_in(msgspec.json.encode(WON).decode()) == WON
    assert battle_in("") is None
    for wrong in (
        "no battle",
        "{}",
        msgspec.json.encode(msgspec.structs.replace(WON, winners=("nobody",))).decode(),
        msgspec.json.encode(msgspec.structs.replace(WON, losers=("kurumo",))).decode(),
        msgspec.json.encode(msgspec.structs.replace(WON, place="nowhere")).decode(),
    ):
        with pytest.raises(ValueError, match=r"battle|fought"):
            battle_in(wrong)
