"""Everything Tash-Kalar can ask, answer, tell or refuse has its words in all languages, and no word is left over."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import get_args

import msgspec
import pytest

import ludarium
from ludarium import texts
from ludarium.games.tash_kalar import tasks
from ludarium.games.tash_kalar import words as tash_kalar
from ludarium.games.tash_kalar.actions import (
    Choose,
    Claim,
    Decline,
    Direct,
    Discard,
    EndTurn,
    HandOver,
    InvokeFlare,
    Pick,
    PickCard,
    PickColour,
    Place,
    PutUnder,
    Summon,
    TakeOff,
    TashKalarAction,
)
from ludarium.games.tash_kalar.cards import TASKS
from ludarium.games.tash_kalar.events import CardPutUnder, Destroyed, Drew, Scored, TashKalarEvent, TaskRevealed
from ludarium.games.tash_kalar.forms import FORM_INFOS
from ludarium.games.tash_kalar.fronts.terminal.cards import progress_line
from ludarium.kernel.decisions import Action, Decision, Event, Message, Seat, WhyNot
from ludarium.spaces.squares import DIRECTIONS, square_of
from ludarium.texts import LANGUAGES, Names, has, say, tell
from texts.source_code import calls, literals, spelled_out

SOURCE = Path(__file__).parents[2] / "src/ludarium/games/tash_kalar"
ASKING = (
    "may_pick",
    "must_pick",
    "may_direct",
    "must_direct",
    "must_pick_side",
    "may_pick_card",
    "must_pick_card",
    "_may_pick_group",
)
CHOOSING = ("may_choose", "must_choose")
OF_CHANCE = {"deal-school", "first-player", "reveal-task"}
PARTS = {"kind": ("standard", "combat", "empty")}
"""What stands in f-strings that name a prompt: the kinds of moves."""
NAMES = Names(("Ala", "Zoë"), ("Ala", "Zoë"))


def prompt(decision: Decision, names: Names, lang: str = "en") -> str:
    return tell(tash_kalar.prompt(decision), names, lang)


def prompt_help(decision: Decision, names: Names, lang: str = "en") -> str:
    return tell(tash_kalar.prompt_help(decision), names, lang)


def option(action: Action, names: Names, lang: str = "en") -> str:
    return tell(tash_kalar.option(action), names, lang)


def log_line(event: Event, names: Names, lang: str = "en") -> str:
    return tell(tash_kalar.told(event), names, lang)


def log_lines(events: Iterable[Event], viewer: Seat | None, names: Names, lang: str = "en") -> list[str]:
    seen = (event.seen_by(viewer) for event in events)
    return [log_line(event, names, lang) for event in seen if event is not None]


def why(refusal: WhyNot, lang: str = "en") -> str:
    return f"{tell(tash_kalar.why(refusal), NAMES, lang)} ({refusal.rule})"


def prompts() -> set[str]:
    found: set[str] = set()
    for name, call in calls(SOURCE):
        if name == "_may_pick_group" or (name == "Decision" and len(call.args) > 1):
            found |= set(spelled_out(call.args[1], PARTS))
        elif name in ASKING or name in CHOOSING:
            found |= set(spelled_out(call.args[0], PARTS))
    # An effect that leaps to empty squares only does not exist; such prompts are spelled out but never asked.
    return found - OF_CHANCE - {"leap-empty", "leaper-empty"}


def ways() -> set[str]:
    found = {"standard", "combat", "common", "heroic", "legendary"}  # by name: STANDARD, COMBAT, RANKS
    for name, call in calls(SOURCE):
        if name in CHOOSING:
            for argument in call.args[1:]:
                found |= set(spelled_out(argument, PARTS))
    for path in SOURCE.rglob("*.py"):
        for listed in re.findall(r"ways = (.*)", path.read_text("utf-8")):
            found |= set(re.findall(r'\("([a-z]+)",\) if', listed))
    return found


def reasons(name: str, place: int) -> set[str]:
    return literals(SOURCE, name, place, PARTS)


def refusals() -> set[str]:
    """Every key that why.py gives."""
    return reasons("_no", 1)


def ideas() -> Iterator[Action]:
    """Every kind of idea, good and bad."""
    for square in range(81):
        yield from (Place(square), TakeOff(square), Pick(square))
        for card in ("imperial/knight", "legends/titan", "highland/dire-wolf", "sylvan/dryad", "nobody/at-all"):
            yield Summon(card, square, 0)
    for card in ("imperial/knight", "highland/dire-wolf", "legends/titan", "flare/f01"):
        yield from (Discard(card), PutUnder(card), PickCard(card))
    for number in range(1, 13):
        yield InvokeFlare(f"flare/f{number:02}", 1)
    yield from (Claim(task.id) for task in TASKS)
    yield from (Direct("n"), Choose("near"), PickColour(0), HandOver(), EndTurn(), Decline())


def tags(union: object) -> dict[str, set[str]]:
    """The tag of each member of a union, with its fields."""
    return {
        str(member.__struct_config__.tag): {field.name for field in msgspec.structs.fields(member)}
        for member in get_args(union)
    }


def words(prefix: str) -> set[str]:
    """What follows the prefix in the message ids of tash-kalar.ftl."""
    return set(re.findall(rf"^{prefix}([a-z0-9-]+) =", texts.source("en")["tash-kalar.ftl"], re.MULTILINE))


def test_the_source_is_read_at_all() -> None:
    assert {"action", "destroy", "move-combat", "downgrade", "storm-rank", "start-piece"} <= prompts()
    assert {"near", "convert", "action"} <= ways()
    assert "place-occupied" in refusals()
    assert reasons("add_points", 4) == {"legend", "flare", "destroyed", "left-over"}


def test_every_prompt_is_asked_in_words_and_none_is_left_over() -> None:
    assert words("tk-prompt-") == prompts()
    for lang in LANGUAGES:
        for name in prompts():
            assert has(f"tk-prompt-{name}", lang)
            assert say(f"tk-prompt-{name}.help", {"card": "imperial/knight"}, lang).endswith(".")


def test_every_event_has_a_log_line_and_none_is_left_over() -> None:
    events = tags(TashKalarEvent)
    hidden = {f"{tag}-hidden" for tag in ("drew", "card-put-under")}
    assert words("tk-log-") == set(events) | hidden


def test_every_answer_has_words_and_none_is_left_over() -> None:
    assert words("tk-option-") == set(tags(TashKalarAction))


def test_every_way_and_direction_has_words_and_none_is_left_over() -> None:
    assert words("tk-way-") == ways()
    assert words("tk-direction-") == set(DIRECTIONS)


def test_every_refusal_has_words_and_none_is_left_over() -> None:
    assert words("tk-why-") == refusals()


def test_every_end_has_words_and_none_is_left_over() -> None:
    assert words("tk-end-") == reasons("finish", 2) | reasons("Outcome", 2)
    for reason in reasons("trigger_end", 2):
        assert len({say("tk-log-end-triggered", {"player": "Ala", "reason": r}) for r in ("points", "deck")}) == 2
        assert reason in ("points", "deck")


def test_every_number_of_a_task_has_words_and_none_is_left_over() -> None:
    counted = {"on-coloured"}
    blank = tasks.Turn(0, 1, 0, 0, (0, 0, 0), (0, 0, 0, 0))
    for task in TASKS:
        counted |= {number.of for number in tasks.progress(task.id, blank)}
    assert words("tk-progress-") == counted


def test_every_form_and_option_of_a_table_has_words_and_none_is_left_over() -> None:
    assert words("tk-form-") == {form.id for form in FORM_INFOS}
    options = {choice.id.replace("_", "-"): choice for form in FORM_INFOS for choice in form.options}
    values = {f"{name}-{value}" for name, choice in options.items() for value in (choice.default, *choice.values)}
    assert words("tk-setup-") == set(options) | values
    for lang in LANGUAGES:
        assert all(has(f"tk-form-{form.id}.description", lang) for form in FORM_INFOS)
        assert all(has(f"tk-setup-{name}.help", lang) for name in options)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_prompt_speaks_only_of_what_can_be_answered(lang: str) -> None:
    """A duel has no tasks to claim, a first game no cards to discard."""

    def told(prompted: str, *options: Action) -> str:
        return prompt_help(Decision(0, prompted, options), NAMES, lang)

    end, claim, flare = EndTurn(), Claim("task/diagonals"), InvokeFlare("flare/f01", 1)
    said = [told("end-turn", end), told("end-turn", flare, end), told("end-turn", end, claim)]
    assert len(set(said)) == 3
    assert told("end-turn", flare, end, claim) == said[2]
    for word in {"en": ("task", "flare"), "pl": ("zadani", "flar"), "fr": ("objectif", "ruse")}[lang]:
        assert word not in said[0]
    discard = {"en": "discard", "pl": "odrzuć", "fr": "défaussez"}[lang]
    assert discard in told("action", Place(40), Discard("imperial/knight"))
    assert discard not in told("action", Place(40))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_scores_are_told_with_their_reason(lang: str) -> None:
    said = {log_line(Scored(0, 2, reason), NAMES, lang) for reason in reasons("add_points", 4)}
    assert len(said) == 4
    assert "Zoë" in log_line(Scored(0, 1, "flare", 1), NAMES, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whole_games_are_told_in_every_language(lang: str) -> None:
    """Every line of real games can be said: a missing argument raises under test."""
    for form, seed in (("duel", 1), ("high-form", 2), ("melee", 3), ("team-duel", 4), ("first-game", 5)):
        position = ludarium.new("tash-kalar", form, seed=seed)
        seats = len(position.base.beings)
        names = Names.at_table(("Ala", "Bo", "Cem", "Dag")[:seats], tash_kalar.sides(form, seats))
        for step in range(150):
            if position.over:
                break
            decision = position.pending[0]
            assert prompt(decision, names, lang)
            assert prompt_help(decision, names, lang)
            options = list(decision.options)
            assert all(option(choice, names, lang) for choice in options)
            if step % 30 == 0:
                refused = (position.why_not(seat, idea) for seat in (0, 1) for idea in ideas())
                assert all(why(refusal, lang) for refusal in refused if refusal is not None)
            position.apply(decision.seat, options[(step * 7) % len(options)])
            for viewer in (None, 0, 1):
                log_lines(position.events, viewer, names, lang)


def test_a_hidden_card_is_not_named() -> None:
    drew = Drew(0, "school", "imperial/knight")
    assert log_lines([drew], 0, NAMES) == ["Ala draws: Knight."]
    assert log_lines([drew], 1, NAMES) == ["Ala draws a card."]
    under = CardPutUnder(1, "legends", "legends/titan")
    assert log_lines([under], 0, NAMES, "pl") == ["Zoë wkłada zakrytą legendę pod talię."]
    assert log_lines([under], 1, NAMES, "pl") == ["Zoë wkłada zakrytą kartę pod talię: tytan."]


def test_polish_takes_pieces_in_the_accusative() -> None:
    lost = [log_line(Destroyed(square_of("e5"), 0, rank, 1), NAMES, "pl") for rank in range(3)]
    assert lost == [
        "Ala traci zwykłego piona na polu e5.",
        "Ala traci heroicznego piona na polu e5.",
        "Ala traci legendarnego piona na polu e5.",
    ]


def test_a_task_that_goes_under_the_deck_is_told_apart() -> None:
    said = {log_line(TaskRevealed("task/diagonals", where), NAMES) for where in ("current", "next", "under")}
    assert len(said) == 3


def test_options_are_told_with_squares_and_names() -> None:
    assert option(Place(square_of("e5")), NAMES) == "Place a common on e5"
    assert option(Pick(square_of("c3")), NAMES, "pl") == "Wybierz c3"
    assert option(Summon("imperial/knight", square_of("d4"), 0), NAMES) == "Summon Knight on d4"
    lent = Summon("imperial/knight", square_of("d4"), 0, improvised=square_of("d5"))
    assert option(lent, NAMES) == "Summon Knight on d4, improvising with d5"
    assert option(PutUnder("legends/titan"), NAMES, "fr") == "Mettre sous son paquet\u00a0: titan"


def test_refusals_end_with_their_rule() -> None:
    refusal = WhyNot("TK-5.1", Message("tk-why-place-occupied", {"square": "e5"}))
    assert why(refusal) == "The square e5 is occupied. Pieces are placed on empty squares. (TK-5.1)"
    assert why(refusal, "pl").startswith("Pole e5 jest zajęte.")
    unknown = WhyNot("TK-6.1", Message("tk-why-card-not-in-hand"))
    assert why(unknown, "fr").endswith("(TK-6.1)")


def test_progress_is_a_line_of_numbers() -> None:
    numbers = (tasks.Progress("destroyed", 2, 3), tasks.Progress("upgraded", 0, 1))
    assert progress_line(numbers) == "destroyed 2/3, upgraded 0/1"
    assert progress_line(()) == ""


def test_sides_of_a_team_are_called_by_both_names() -> None:
    names = Names.at_table(("Ala", "Bo", "Cem", "Dag"), tash_kalar.sides("team-duel", 4))
    assert names.sides == ("Ala & Cem", "Bo & Dag")


def test_what_is_counted_twice_stands_together() -> None:
    counted = (("pieces", 1, 4), ("pieces", 3, 4), ("upgraded", 1, 1), ("upgraded", 0, 1))
    diagonals = [tasks.Progress(*numbers) for numbers in counted]
    assert progress_line(diagonals, "en") == "pieces 1/4 + 3/4, upgraded 1/1 + 0/1"
