"""Everything Skytear can ask, answer, tell or refuse has its words in all languages, and no word is left over."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, get_args

import msgspec
import pytest

from ludarium import texts
from ludarium.games.skytear import outsiders
from ludarium.games.skytear import words as skytear
from ludarium.games.skytear.actions import (
    PASS,
    Activate,
    Choose,
    Dealt,
    Declare,
    Drawn,
    LayArea,
    PickCard,
    PickEffect,
    PickHero,
    PickLane,
    PickMinion,
    PickSeat,
    PickSpace,
    PickToken,
    PlayCard,
    SkytearAction,
    SubmitDeck,
)
from ludarium.games.skytear.board import BOARDS
from ludarium.games.skytear.content import AREAS, CARDS, COUNTERS, FACTIONS, HEROES, OUTSIDERS, VICTORY_CARDS
from ludarium.games.skytear.dangers import DangerView
from ludarium.games.skytear.deeds import ACTIONS
from ludarium.games.skytear.events import (
    BonusGained,
    CardPlayed,
    ControlCounted,
    Declared,
    Drew,
    Flipped,
    GameEnded,
    HeroDefeated,
    Led,
    Moved,
    Predicted,
    Redirected,
    Reshuffled,
    SkytearEvent,
    TokenPlaced,
    TokenRemoved,
)
from ludarium.games.skytear.forms import FORM_INFOS
from ludarium.games.skytear.fronts.terminal.front import names_of
from ludarium.games.skytear.game import SKYTEAR
from ludarium.games.skytear.state import CONDITIONS, STATUS
from ludarium.kernel.chance import KeyedChance, seed_of
from ludarium.kernel.decisions import Action, Decision, Event, Message, Seat, WhyNot
from ludarium.kernel.game import Outcome, Position, Setup
from ludarium.texts import LANGUAGES, Names, has, name, say, tell
from texts.source_code import bare_name, calls, literals, spelled_out, trees

SOURCE = Path(__file__).parents[2] / "src/ludarium/games/skytear"
GLOSSARY = Path(__file__).parents[1] / "data/glossary/skytear.toml"
PICKING = ("pick_space", "pick_hero", "pick_minion", "pick_lane", "choose")
ASKING = ("ask", *(f"{how}_{what}" for how in ("may", "must") for what in PICKING))
NAMES = names_of(("Ala", "Zoë"))


def prompt(decision: Decision, names: Names, lang: str = "en") -> str:
    return tell(skytear.prompt(decision), names, lang)


def prompt_help(decision: Decision, names: Names, lang: str = "en") -> str:
    return tell(skytear.prompt_help(decision), names, lang)


def option(action: Action, names: Names, lang: str = "en", asked: str = "") -> str:
    return tell(skytear.option(action, asked), names, lang)


def log_line(event: Event, names: Names, lang: str = "en") -> str:
    return tell(skytear.told(event), names, lang)


def log_lines(events: Iterable[Event], viewer: Seat | None, names: Names, lang: str = "en") -> list[str]:
    seen = (event.seen_by(viewer) for event in events)
    return [log_line(event, names, lang) for event in seen if event is not None]


def why(refusal: WhyNot, lang: str = "en") -> str:
    return f"{tell(skytear.why(refusal), NAMES, lang)} ({refusal.rule})"


def ending(outcome: Outcome, lang: str = "en") -> str:
    return tell(skytear.ending(outcome), NAMES, lang)


def danger(warning: DangerView, names: Names, lang: str = "en") -> str:
    return tell(skytear.danger(warning), names, lang)


def thing(what: str, names: Names, lang: str = "en") -> str:
    said = skytear.thing(what)
    return said if isinstance(said, str) else tell(said, names, lang)


PARTS = {"action": ("attack", "worship"), "how": ("move",)}
"""What stands in f-strings that name a prompt: actions with a target, and how a hero moves by an effect."""


def place_of_prompt(name: str) -> int:
    """Which argument of a call is the prompt."""
    return 0 if name in ASKING else {"Decision": 1, "_aim": 2}.get(name, -1)


def asked_in(name: str, call: ast.Call) -> set[str]:
    """The prompts that a call asks; CHANCE is not asked in words."""
    place = place_of_prompt(name)
    if place < 0 or len(call.args) <= place:
        return set()
    of_chance = name == "Decision" and isinstance(call.args[0], ast.Name) and call.args[0].id == "CHANCE"
    return set() if of_chance else set(spelled_out(call.args[place], PARTS))


@cache
def prompts() -> set[str]:
    return {found for name, call in calls(SOURCE) for found in asked_in(name, call)}


def offers_pass(name: str, call: ast.Call, function: ast.FunctionDef) -> bool:
    """Whether the question of this call can be passed."""
    if name == "Decision":
        options = call.args[2]
        assigned = [node for node in ast.walk(function) if isinstance(node, ast.Assign)]
        written = [node.value for node in assigned if ast.unparse(node.targets[0]) == ast.unparse(options)]
        # Options of a priority always end with a pass, whatever else they find.
        words = [ast.unparse(part) for part in (options, *written)]
        return any("PASS" in part or part.startswith("PriorityOptions(") for part in words)
    may = next((ast.unparse(keyword.value) for keyword in call.keywords if keyword.arg == "may"), "False")
    return name.startswith("may_") or may != "False"


@cache
def passable_prompts() -> set[str]:
    found = set()
    for tree in trees(SOURCE):
        for function in (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)):
            for call in (node for node in ast.walk(function) if isinstance(node, ast.Call)):
                called = bare_name(call)
                if asked_in(called, call) and offers_pass(called, call, function):
                    found |= asked_in(called, call)
    return found


def said_by(function: str, place: int) -> set[str]:
    return literals(SOURCE, function, place, PARTS)


def ways() -> set[str]:
    found = said_by("Choose", 0) | {*FACTIONS, *CONDITIONS, *outsiders._ACTS}
    for function in ("may_choose", "must_choose"):
        found |= said_by(function, 1)
    for board in BOARDS.values():
        found |= {f"tower-{lane}" for lane in board.lanes}
        found |= {f"dome-{dome}" for dome in board.domes} if len(board.domes) > 1 else set()
    return found


def refusals() -> set[str]:
    """Every key that why.py gives, the problems of a deck among them."""
    return said_by("_no", 1) | {f"deck-{problem}" for problem in said_by("Problem", 1)}


def reasons() -> set[str]:
    return said_by("finish", 3) | {"nexus", *(card.id for card in VICTORY_CARDS)}


def tags(union: object) -> set[str]:
    return {str(member.__struct_config__.tag) for member in get_args(union)}


def words(prefix: str) -> set[str]:
    """What follows the prefix in the message ids of skytear.ftl."""
    return set(re.findall(rf"^{prefix}([a-zA-Z0-9_-]+) =", texts.source("en")["skytear.ftl"], re.MULTILINE))


def ideas(heroes: tuple[str, ...]) -> Iterator[Action]:
    """Every kind of idea, good and bad."""
    spaces = ("a1", "b7", "h7", "h3", "g4", "i9", "o7", "z99")
    yield from (Activate(hero) for hero in (*heroes, "nobody"))
    yield from (Declare(action) for action in (*ACTIONS, "dance"))
    yield from (PlayCard(card.id, hero) for card in CARDS for hero in heroes[:4])
    for space in spaces:
        yield from (PickSpace(space), PickMinion(0, space), PickMinion(1, space), PickToken("pillar", space))
    yield from (PickHero(hero) for hero in (*heroes, "nobody"))
    yield SubmitDeck(("no_such_card",))
    yield SubmitDeck(("dodge",) * 9 + ("combustion",) * 4 + ("grasp",) * 2)
    yield from (PASS, Choose("deck"), PickCard("grasp"), PickLane("A"), PickSeat(1), LayArea(("a1",)), PickEffect(0))


def test_the_source_is_read_at_all() -> None:
    assert {"activation", "attack-target", "card-target", "move-to", "lay-area", "hand-limit", "heal"} <= prompts()
    assert {"activation", "second-target", "skirmish", "lead-counts", "predict-discard"} <= passable_prompts()
    assert {"deck", "sweep", "exhaust", "tower-M", "dome-e", "nexus", "kurumo", "fire_breath"} <= ways()
    assert {"over", "too-far-to-see", "white-line", "deck-wrong-size", "deck-unknown-hero"} <= refusals()
    assert {"track", "both", "resignation"} <= reasons()
    assert {call.func.attr for n, call in calls(SOURCE) if n == "may_move" and isinstance(call.func, ast.Attribute)}
    assert not any(keyword.arg == "how" for n, call in calls(SOURCE) if n == "may_move" for keyword in call.keywords)


def test_every_prompt_is_asked_in_words_and_none_is_left_over() -> None:
    assert words("sk-prompt-") == prompts()
    for lang in LANGUAGES:
        for asked in prompts():
            assert say(f"sk-prompt-{asked}.help", None, lang).endswith(".")
            assert has(f"sk-prompt-{asked}.pass", lang) == (asked in passable_prompts()), asked


def test_every_event_has_a_log_line_and_none_is_left_over() -> None:
    assert words("sk-log-") == tags(SkytearEvent) | {
        f"{event}-hidden" for event in ("drew", "led", "looked-at", "put-back")
    }


def test_every_answer_has_words_and_none_is_left_over() -> None:
    assert words("sk-option-") == tags(SkytearAction)


def test_every_danger_has_words_and_none_is_left_over() -> None:
    assert words("sk-danger-") == {"nexus", *COUNTERS}
    for lang in LANGUAGES:
        said = {danger(DangerView(0, what, 2, "siege"), NAMES, lang) for what in ("nexus", *COUNTERS)}
        assert len(said) == 1 + len(COUNTERS)
        assert all("Ala" in line for line in said)
    assert danger(DangerView(1, "enemy_heroes_defeated", 1, "manhunt"), NAMES) == (
        "Zoë wins by defeating one more hero (Manhunt)."
    )


def test_every_way_has_words_and_none_is_left_over() -> None:
    assert words("sk-way-") == ways()


def test_every_refusal_has_words_and_none_is_left_over() -> None:
    assert words("sk-why-") == refusals()


def test_every_end_has_words_and_none_is_left_over() -> None:
    assert words("sk-end-") == reasons()
    for lang in LANGUAGES:
        said = {ending(Outcome((1, 2), (0, 0), reason), lang) for reason in reasons()}
        assert len(said) == len(reasons())


def test_every_action_phase_and_state_has_words_and_none_is_left_over() -> None:
    others = {"outsider", "place-minion", "named"}
    assert words("sk-action-") == {*ACTIONS, *others}
    assert words("sk-phase-") == {"setup", "hero", "minion", "end"}
    assert words("sk-status-") == set(STATUS)
    assert words("sk-kind-") == {card.kind for card in CARDS}
    assert words("sk-range-") == {hero.range for hero in HEROES.values()}
    assert words("sk-sum-") == {"minions", "heroes", "bonus", "lead"}


def test_every_form_and_option_of_a_table_has_words_and_none_is_left_over() -> None:
    assert words("sk-form-") == {form.id for form in FORM_INFOS}
    options = {choice.id: choice for form in FORM_INFOS for choice in form.options}
    values = {f"{key}-{value}" for key, choice in options.items() for value in (choice.default, *choice.values)}
    assert words("sk-setup-") == set(options) | values
    for lang in LANGUAGES:
        assert all(has(f"sk-form-{form.id}.description", lang) for form in FORM_INFOS)
        assert all(has(f"sk-setup-{key}.help", lang) for key in options)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_piece_of_content_has_its_words(lang: str) -> None:
    longest = 45 if lang == "en" else 60
    skills = [skill.id for hero in HEROES.values() for skill in hero.skills]
    for faction in FACTIONS.values():
        assert name("faction", faction.id, lang)
        assert say(f"faction-{faction.id}.worship", None, lang).endswith(".")
        assert name("rune", faction.rune, lang)
    for skill in skills:
        assert name("skill", skill, lang)
        assert say(f"hero_skill-{skill}.text", None, lang).endswith(".")
    for hero in HEROES.values():
        assert name("hero", hero.id, lang) == hero.name
        assert name("hero", f"{hero.id}2", lang).startswith(hero.name)
        assert name("class", hero.class_, lang)
    for card in CARDS:
        assert lang != "en" or name("power_card", card.id) == card.name
        assert say(f"power_card-{card.id}.text", card.figures, lang).endswith(".")
        assert len(say(f"power_card-{card.id}.short", card.figures, lang)) <= longest
        assert all(name("rune", rune, lang) for rune in card.runes)
    for victory in VICTORY_CARDS:
        assert lang != "en" or name("victory_card", victory.id) == victory.name
        assert say(f"victory_card-{victory.id}.condition", None, lang).endswith(".")
        wanted = str(victory.threshold)
        assert victory.threshold == 1 or wanted in say(f"victory_card-{victory.id}.condition", None, lang)
    for outsider in OUTSIDERS.values():
        assert lang != "en" or name("outsider", outsider.id) == outsider.name
        assert say(f"outsider-{outsider.id}.placement", None, lang).endswith(".")
        for skill_card in outsider.skills:
            assert name("skill", skill_card.id, lang)
            assert say(f"outsider_skill-{skill_card.id}.text", None, lang).endswith(".")
    for condition in CONDITIONS:
        assert name("condition", condition, lang)
        assert say(f"condition-{condition}.text", None, lang).endswith(".")
    for board in BOARDS:
        assert name("battlefield", board, lang)
    for area in AREAS:
        assert say(f"area-{area}", None, lang)


def test_no_content_is_named_that_is_not_in_the_game() -> None:
    assert words("hero-") == {f"{hero}{twin}" for hero in HEROES for twin in ("", "1", "2")}
    assert words("power_card-") == {card.id for card in CARDS}
    assert words("hero_skill-") == {skill.id for hero in HEROES.values() for skill in hero.skills}
    assert words("victory_card-") == {card.id for card in VICTORY_CARDS}
    assert words("outsider-") == set(OUTSIDERS)
    assert words("outsider_skill-") == {skill.id for card in OUTSIDERS.values() for skill in card.skills}
    assert words("faction-") == set(FACTIONS)
    assert words("condition-") == set(CONDITIONS)
    assert words("battlefield-") == set(BOARDS)
    assert words("area-") == set(AREAS)
    assert words("class-") == {hero.class_ for hero in HEROES.values()}
    assert words("rune-") == {rune for card in CARDS for rune in card.runes}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_glossary_is_followed(lang: str) -> None:
    glossary: dict[str, list[dict[str, Any]]] = tomllib.loads(GLOSSARY.read_text("utf-8"))
    assert words("term-sk-") == {row["id"] for row in glossary["term"]}
    for table, rows in glossary.items():
        prefix = "term-sk" if table == "term" else table
        for row in rows:
            assert say(f"{prefix}-{row['id']}", None, lang) == texts.typography(row[lang], lang)
            if lang == "pl" and "gen" in row:
                assert has(f"{prefix}-{row['id']}.gen", lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("form", "seats", "options", "seed"),
    [
        ("first-battle", 2, {}, 1),
        ("standard", 2, {"outsiders": "any"}, 2),
        ("competitive", 2, {}, 3),
        ("standard", 5, {}, 4),
        ("three-lanes", 4, {"outsiders": "core"}, 5),
    ],
)
def test_whole_games_are_told_in_every_language(
    lang: str, form: str, seats: int, options: dict[str, str], seed: int
) -> None:
    """Every line of real games can be said: a missing argument raises under test."""
    position = Position(SKYTEAR, SKYTEAR.setup(Setup(form, seats, dict(options))), KeyedChance(seed_of(seed)))
    names = names_of(("Ala", "Bo", "Cem", "Dag", "Eve")[:seats])
    luck = Random(seed)
    for step in range(1200):
        if position.over:
            break
        decision = position.pending[0]
        assert prompt(decision, names, lang)
        assert prompt_help(decision, names, lang)
        possible = list(decision.options)
        for choice in possible[:: max(1, len(possible) // 12)]:
            assert option(choice, names, lang, decision.prompt)
        if step % 100 == 0:
            heroes = tuple(position.state.hero_name(number) for number in range(len(position.state.heroes)))
            refused = (position.why_not(seat, idea) for seat in (0, 1) for idea in ideas(heroes))
            assert all(why(refusal, lang) for refusal in refused if refusal is not None)
        # Whoever always passes sees little of the game.
        acts = [choice for choice in possible if choice != PASS]
        position.apply(decision.seat, luck.choice(acts if acts and luck.random() < 0.7 else possible))
        for viewer in (None, 0, 1):
            lines = log_lines(position.events, viewer, names, lang)
            assert not any(re.search(r"\bnone\b", line) for line in lines if lang != "en"), lines


def test_control_is_told_with_its_arithmetic() -> None:
    counted = ControlCounted(1, (1, 0), (2, 1), (0, 0), (2, 0), (5, 1), 0, 4, "A")
    assert log_line(counted, NAMES) == (
        "Token 1 (lane A): 2 minions + 1 hero + 2 Lead = 5 against 1 minion. Ala wins it by 4."
    )
    assert log_line(counted, NAMES, "pl") == (
        "Żeton 1 (Linia A): 2 Żołnierzy + 1 Bohater + 2 z Dowodzenia = 5, druga strona: 1 Żołnierz. "
        "Wygrywa Ala, przewaga 4."
    )
    assert log_line(counted, NAMES, "fr") == (
        "Jeton 1 (Couloir A)\u00a0: 2 sbires + 1 héros + 2 de Commandement = 5 contre 1 sbire. Ala l’emporte de 4."
    )
    other = msgspec.structs.replace(counted, bonus=(0, 6), total=(5, 7), winner=1, margin=2)
    assert "1 minion + 6 bonus = 7 against 2 minions + 1 hero + 2 Lead = 5. Zoë wins" in log_line(other, NAMES)
    merged = msgspec.structs.replace(counted, lanes="AB")
    assert log_line(merged, NAMES).startswith("Token 1 (lane A + B): ")
    tie = ControlCounted(3, (0, 0), (0, 0), (0, 0), (0, 0), (0, 0), -1, 0, dome="D")
    assert log_line(tie, NAMES) == "Token 3 (the dome): 0 against 0. Nobody wins it."


def test_a_hidden_card_is_not_named() -> None:
    drew = Drew(0, "ice_wall")
    assert log_lines([drew], 0, NAMES) == ["Ala draws Ice Wall."]
    assert log_lines([drew], 0, NAMES, "pl") == ["Ala dobiera Ścianę Lodu."]
    assert log_lines([drew], 1, NAMES) == log_lines([drew], None, NAMES) == ["Ala draws a card."]
    led = Led(1, "corjof", False, "grasp")
    assert log_lines([led], 1, NAMES) == ["Zoë puts a card of the hand face down under Corjof: Grasp."]
    assert log_lines([led], 0, NAMES) == ["Zoë puts a card of the hand face down under Corjof."]
    unseen = Led(1, "corjof", True, "grasp")
    assert all("Grasp" not in line for viewer in (None, 0, 1) for line in log_lines([unseen], viewer, NAMES))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_bonus_move_and_token_is_told_apart(lang: str) -> None:
    bonuses = said_by("add_bonus", 1) | said_by("BonusGained", 1)
    assert len({log_line(BonusGained("yami", what, 2), NAMES, lang) for what in bonuses}) == len(bonuses) == 6
    hows = said_by("move_to", 2) | {"move"}
    assert len({log_line(Moved("yami", "a1", "b1", how), NAMES, lang) for how in hows}) == len(hows) == 4
    kinds = said_by("TokenPlaced", 0)
    assert len({log_line(TokenPlaced(kind, 0, "b1"), NAMES, lang) for kind in kinds}) == len(kinds) == 3


def test_lines_name_targets_lists_and_the_end() -> None:
    assert log_line(Declared("yami", "attack", "cotlic2"), NAMES) == "Yami declares Attack. Target: Cotlic 2."
    assert log_line(Declared("yami", "attack", "f4"), NAMES) == "Yami declares Attack. Target: f4."
    assert log_line(Declared("yami", "move"), NAMES) == "Yami declares Move."
    assert log_line(CardPlayed(0, "yami", "grasp"), NAMES) == "Yami plays Grasp (Ala)."
    aimed = CardPlayed(0, "yami", "grasp", ("cotlic2", "f4"))
    assert log_line(aimed, NAMES) == "Yami plays Grasp (Ala). Target: Cotlic 2, f4."
    answered = CardPlayed(0, "akhuti", "time_glitch", ("effect 0",))
    assert log_line(answered, NAMES).endswith("Target: effect 1 of the Stack.")
    assert log_line(Redirected("retribution", 0, "yami"), NAMES) == "Retribution has a new target: Yami."
    assert log_line(Flipped(0, ("grasp", "ice_wall"), 3), NAMES) == "Ala flips Grasp, Ice Wall: +3."
    assert log_line(Flipped(0, (), 0), NAMES) == "Ala has no card to flip: +0."
    assert log_line(Predicted(1, 2, ()), NAMES).endswith("discards none.")
    assert log_line(TokenRemoved("wall", -1, "d4"), NAMES, "pl") == "Ściana lodu na polu d4 topnieje."
    assert log_line(GameEnded("siege"), NAMES) == "The game is over. Victory card fulfilled: Siege."


def test_a_deck_belongs_to_a_player_or_from_five_on_to_a_team() -> None:
    three, five = names_of(("Ala", "Bo", "Cem")), names_of(("Ala", "Bo", "Cem", "Dag", "Eve"))
    assert five.sides == ("Ala & Cem & Eve", "Bo & Dag")
    assert log_line(Reshuffled(2), three).startswith("Cem: ")
    assert log_line(Reshuffled(1), five).startswith("Bo & Dag: ")


def test_heroes_have_a_gender_in_french() -> None:
    said = [log_line(HeroDefeated(hero, 1, 3), NAMES, "fr") for hero in ("yami", "haburat")]
    assert said == [
        "Yami est vaincue par Zoë et revient au tour 3.",
        "Haburat est vaincu par Zoë et revient au tour 3.",
    ]


def test_options_are_told_with_spaces_and_names() -> None:
    assert option(PlayCard("ice_wall", "corjof"), NAMES) == "Corjof plays Ice Wall"
    assert option(PlayCard("ice_wall", "corjof"), NAMES, "pl") == "Corjof: zagraj Ścianę Lodu"
    assert option(PickEffect(0), NAMES) == "Choose effect 1 of the Stack"
    assert option(LayArea(("a1", "a2")), NAMES) == "Lay it over a1, a2"
    assert option(SubmitDeck(("grasp",) * 32), NAMES) == "Play with this deck of 32 cards"
    assert option(Drawn("grasp"), NAMES, "fr") == "Piocher Agrippé"
    assert option(Dealt("side-1"), NAMES) == "Deal: Zoë"
    assert option(Dealt("number-2"), NAMES) == "Deal: 2"
    assert option(Choose("tower-A"), NAMES) == "Tower of lane A"
    assert option(PASS, NAMES) == "Pass"
    assert option(PASS, NAMES, asked="activation") == "End the activation"


def test_a_prompt_names_what_asks() -> None:
    card = Decision(0, "lay-area", (), (("card", "combustion"),))
    assert prompt(card, NAMES) == "Combustion: lay the area"
    skill = Decision(0, "choose-modifier", (), (("action", "retribution"),))
    assert prompt(skill, NAMES, "pl") == "Odpłata: wybierz dodawany modyfikator"
    assert thing("attack", NAMES, "fr") == "Attaque"
    assert thing("unheard-of", NAMES) == "unheard-of"


def test_refusals_end_with_their_rule() -> None:
    args: dict[str, str | int] = {"card": "grasp", "hero": "gulbjarn", "cost": 1, "mana": 0}
    refusal = WhyNot("SK-14.1", Message("sk-why-not-enough-mana", args))
    assert why(refusal) == (
        "Grasp costs 1 mana, and Gulbjarn has 0 left. Play a cheaper card, or use another hero. (SK-14.1)"
    )
    unknown = WhyNot("SK-24.3", Message("sk-why-deck-unknown-card", {"card": "x.y", "have": 0, "need": 0}))
    assert why(unknown, "pl").endswith("(SK-24.3)")
    used = WhyNot("SK-16.3", Message("sk-why-action-already-used", {"action": "skirmish"}))
    assert why(used, "fr").startswith("Escarmouche\u00a0: déjà")
