"""Setting up a table (section 3, and what the forms add to it)."""

from collections.abc import Iterator

import pytest

import ludarium
from ludarium.games.tash_kalar.cards import BEINGS, BOX, FURTHER, SCHOOLS, TASKS, deck_of
from ludarium.games.tash_kalar.game import TASH_KALAR
from ludarium.kernel.errors import BadSetup
from tash_kalar.play import Course, course

rule = pytest.mark.rule
SEATS = [
    ("first-game", 2),
    ("high-form", 2),
    ("duel", 2),
    ("team-high-form", 4),
    ("team-duel", 4),
    ("melee", 3),
    ("melee", 4),
]


def new(form: str, seats: int, seed: int = 1, **options: object) -> Course:
    return Course(ludarium.new("tash-kalar", form, seats, seed=seed, options=options))


def many(form: str, seats: int, number: int = 40, **options: object) -> Iterator[Course]:
    return (new(form, seats, seed, **options) for seed in range(number))


@rule("TK-3.1")
@pytest.mark.parametrize(("form", "seats"), SEATS)
def test_schools_are_dealt_and_none_twice(form: str, seats: int) -> None:
    seen: set[str] = set()
    for game in many(form, seats):
        schools = game.state.schools
        assert len(set(schools)) == seats
        seen.update(schools)
    assert seen == {"northern", "southern", "highland", "sylvan"}


@rule("TK-3.1")
def test_schools_may_be_chosen_and_the_rest_dealt() -> None:
    game = new("duel", 2, schools=["sylvan", "highland"])
    assert game.state.schools == ("sylvan", "highland")
    assert all(BEINGS[card].school == "sylvan" for card in game.hand(0)[:3])
    assert all(BEINGS[card].school == "highland" for card in game.hand(1)[:3])
    for other in many("melee", 3, schools=["dealt", "northern", "dealt"]):
        assert other.state.schools[1] == "northern"
        assert len(set(other.state.schools)) == 3


@rule("TK-21.2")
def test_further_schools_are_dealt_only_where_the_table_says_so() -> None:
    seen = {school for game in many("melee", 4, dealing="all") for school in game.state.schools}
    assert seen == set(SCHOOLS)
    chosen = {game.state.schools for game in many("duel", 2, schools=["nethervoid", "dealt"])}
    assert all(first == "nethervoid" and other in BOX for first, other in chosen)


@rule("TK-21.1")
@pytest.mark.parametrize("school", FURTHER)
@pytest.mark.parametrize(("form", "seats"), SEATS)
def test_a_further_school_is_played_with_eighteen_beings_in_every_form(form: str, seats: int, school: str) -> None:
    game = new(form, seats, schools=[school, *BOX][:seats])
    assert len(deck_of(school)) == 18
    assert all(BEINGS[card].school == school for card in game.hand(0)[:3])


@rule("TK-3.1")
@pytest.mark.parametrize(
    "schools",
    [["sylvan", "sylvan"], ["sylvan"], ["sylvan", "desert"], "sylvan", ["sylvan", "highland", "northern"]],
)
def test_a_school_twice_or_unknown_or_a_wrong_number_is_refused(schools: object) -> None:
    with pytest.raises(BadSetup, match="school"):
        new("duel", 2, schools=schools)


@rule("TK-3.2")
@pytest.mark.parametrize(("form", "seats"), SEATS)
def test_the_first_player_is_drawn_unless_the_table_says_otherwise(form: str, seats: int) -> None:
    drawn = {game.state.first for game in many(form, seats)}
    assert drawn == set(range(seats))
    for first in range(seats):
        game = new(form, seats, first=first)
        while game.prompt == "start-piece":
            game.do(str(game.decision.options[0]))
        assert game.seat == first


@rule("TK-3.2")
@pytest.mark.parametrize("first", [2, -1, "0", True, None])
def test_a_first_player_who_is_not_there_is_refused(first: object) -> None:
    with pytest.raises(BadSetup, match="first"):
        new("duel", 2, first=first)


@rule("TK-3.3")
@pytest.mark.parametrize(("form", "seats"), [("high-form", 2), ("duel", 2), ("melee", 3), ("melee", 4)])
def test_everybody_starts_with_three_beings_two_legends_and_a_flare(form: str, seats: int) -> None:
    game = new(form, seats)
    for seat in range(seats):
        assert game.counts(seat) == (3, 2, 1)
        assert game.view(None).seats[seat].deck == len(deck_of(game.state.schools[seat])) - 3
    assert [deck.cards for deck in game.view(None).shared] == [12 - 2 * seats, 12 - seats]


@rule("TK-3.3")
def test_decks_are_shuffled() -> None:
    hands = {tuple(game.hand(0)) for game in many("duel", 2, schools=["northern", "sylvan"])}
    assert len(hands) > 35


@rule("TK-3.4")
@pytest.mark.parametrize(("form", "seats"), SEATS)
def test_hands_are_secret(form: str, seats: int) -> None:
    game = new(form, seats)
    for viewer in (*range(seats), None):
        view = game.view(viewer)
        assert (view.hand is None) is (viewer is None)
        if view.hand is not None and viewer is not None:
            assert [*view.hand.beings, *view.hand.legends, *view.hand.flares] == game.hand(viewer)
        assert all(not seat.known_hand for seat in view.seats)


@rule("TK-14.9", "TK-1.5")
@pytest.mark.parametrize("first", [0, 1])
def test_in_a_duel_the_second_player_chooses_who_stands_where(first: int) -> None:
    second = 1 - first
    for own, other in (("c5", "g5"), ("g5", "c5")):
        game = new("duel", 2, first=first)
        assert (game.seat, game.prompt) == (second, "start-piece")
        assert game.options == {"pick c5", "pick g5"}
        game.do(f"pick {own}")
        assert game.pieces() == {own: "ax"[second], other: "ax"[first]}
        assert (game.seat, game.state.actions) == (first, 1)


@rule("TK-15.5")
@pytest.mark.parametrize("first", range(4))
def test_in_a_team_duel_the_fourth_player_puts_the_first_pieces_down(first: int) -> None:
    game = new("team-duel", 4, first=first)
    fourth = (first + 3) % 4
    assert (game.seat, game.prompt) == (fourth, "start-piece")
    assert game.options == {"pick c5", "pick g5"}
    game.do("pick c5")
    assert game.pieces() == {"c5": "ax"[fourth % 2], "g5": "ax"[1 - fourth % 2]}
    assert game.seat == first


@rule("TK-14.1", "TK-13.1")
@pytest.mark.parametrize("form", ["first-game", "high-form", "team-high-form"])
def test_forms_with_tasks_begin_with_an_empty_arena(form: str) -> None:
    seats = 4 if form.startswith("team") else 2
    game = new(form, seats)
    assert game.pieces() == {}
    assert game.prompt == "action"
    assert len(game.state.tasks) == 3
    assert game.state.next_task >= 0


@rule("TK-16.2", "TK-1.6")
@pytest.mark.parametrize("first", range(3))
def test_in_a_melee_of_three_the_last_player_puts_one_piece_of_each_colour_at_the_symbols(first: int) -> None:
    last = (first - 1) % 3
    game = new("melee", 3, first=first)
    assert (game.seat, game.prompt) == (last, "start-piece")
    assert game.squares == {"f2", "g2", "g6", "g7", "b7", "c7"}
    game.do("pick g7")
    assert game.squares == {"f2", "g2", "b7", "c7"}
    game.do("pick b7")
    assert game.squares == {"f2", "g2"}
    game.do("pick f2")
    assert sorted(game.pieces().values()) == ["a", "m", "x"]
    assert set(game.pieces()) == {"g7", "b7", "f2"}
    assert game.seat == first


@rule("TK-16.2")
@pytest.mark.parametrize("first", range(4))
def test_in_a_melee_of_four_the_second_player_has_no_start_piece(first: int) -> None:
    game = new("melee", 4, first=first)
    assert game.seat == (first + 3) % 4
    game.do("pick c7", "pick g6", "pick g2")
    second = (first + 1) % 4
    assert set(game.pieces()) == {"c7", "g6", "g2"}
    assert sorted(game.pieces().values()) == sorted(letter for side, letter in enumerate("axmu") if side != second)


@rule("TK-12.10", "TK-12.1")
@pytest.mark.parametrize("form", ["high-form", "team-high-form"])
def test_the_first_three_tasks_are_not_advanced_and_of_two_kinds_at_least(form: str) -> None:
    seats = 4 if form.startswith("team") else 2
    advanced_next = 0
    for game in many(form, seats, 60):
        state = game.state
        tasks = [TASKS[number] for number in state.tasks]
        assert len(tasks) == 3
        assert not any(task.advanced for task in tasks)
        assert len({task.kind for task in tasks}) >= 2
        # What was set aside is in the deck again.
        assert sorted((*state.tasks, state.next_task, *state.task_deck.cards)) == list(range(24))
        advanced_next += TASKS[state.next_task].advanced
    assert advanced_next > 5


@rule("TK-12.14")
def test_the_next_task_may_be_advanced_right_away() -> None:
    assert any(TASKS[game.state.next_task].advanced for game in many("high-form", 2))


@rule("TK-15.3", "TK-15.4")
@pytest.mark.parametrize("form", ["team-high-form", "team-duel"])
@pytest.mark.parametrize("first", range(4))
def test_in_teams_the_partner_who_plays_first_draws_the_two_legends(form: str, first: int) -> None:
    game = new(form, 4, first=first)
    for seat in range(4):
        is_earlier = (seat - first) % 4 < 2
        assert game.counts(seat) == (3, 2 if is_earlier else 0, 1)
        assert game.view(None).seats[seat].sideways == 6
        assert game.view(None).seats[seat].deck == len(deck_of(game.state.schools[seat])) - 3
    # The other partner does not see them yet.
    earlier, later = first, (first + 2) % 4
    assert game.view(earlier).hand is not None
    assert game.view(later).seats[earlier].known_hand == ()


@rule("TK-15.1", "TK-15.2", "TK-15.22")
@pytest.mark.parametrize("first", range(4))
def test_partners_sit_opposite_and_share_the_colour_of_the_one_who_plays_first(first: int) -> None:
    schools = ["northern", "highland", "sylvan", "southern"]
    game = new("team-duel", 4, first=first, schools=schools)
    sides = game.view(None).sides
    assert [side.seats for side in sides] == [(0, 2), (1, 3)]
    for side in sides:
        earlier = min(side.seats, key=lambda seat: (seat - first) % 4)
        assert side.school == schools[earlier]
    assert len({game.state.decks[seat].bag for seat in range(4)}) == 4


@rule("TK-15.21")
def test_the_imperial_decks_may_be_in_one_team_all_the_same() -> None:
    game = new("team-duel", 4, schools=["northern", "highland", "southern", "sylvan"])
    assert game.state.schools == ("northern", "highland", "southern", "sylvan")
    dealt = [game.state.schools for game in many("team-duel", 4)]
    assert any({schools[0], schools[2]} in ({"northern", "southern"}, {"highland", "sylvan"}) for schools in dealt)


@rule("TK-16.1")
@pytest.mark.parametrize("seats", [3, 4])
def test_a_melee_has_no_tasks_and_a_row_of_points_for_everyone(seats: int) -> None:
    game = course("melee", seats)
    view = game.view(None)
    assert view.tasks == ()
    assert view.next_task is None
    assert [side.colour_points for side in view.sides] == [(0,) * seats] * seats
    assert [side.improvised for side in view.sides] == [()] * seats
    assert [side.seats for side in view.sides] == [(seat,) for seat in range(seats)]


@pytest.mark.parametrize(("form", "seats"), [("duel", 3), ("melee", 2), ("team-duel", 2), ("high-form", 4)])
def test_a_wrong_number_of_seats_is_refused(form: str, seats: int) -> None:
    with pytest.raises(BadSetup, match=f"not {seats}"):
        new(form, seats)


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(BadSetup, match="no option 'colour'"):
        new("duel", 2, colour="red")
    assert [form.id for form in TASH_KALAR.info.forms] == [
        form for form, seats in SEATS if seats != 4 or form != "melee"
    ]
