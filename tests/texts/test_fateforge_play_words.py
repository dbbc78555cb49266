"""Everything Fateforge can ask, answer, tell or refuse has its words in all languages, and no word is left over."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import get_args

import msgspec
import pytest

import ludarium
from fateforge_told import (
    condition,
    ending,
    faces,
    log_line,
    log_lines,
    named,
    objective,
    option,
    prompt,
    prompt_help,
)
from ludarium import texts
from ludarium.games import fateforge
from ludarium.games.fateforge.actions import (
    AGREE,
    END_TURN,
    PASS,
    Act,
    Apply,
    AskAlly,
    Buy,
    BuyTrait,
    Choose,
    Cover,
    Drawn,
    Drink,
    Eat,
    EnergyStep,
    FateforgeAction,
    FlipStance,
    Manage,
    MoveItem,
    Pick,
    PickDice,
    PickEnemy,
    PickHero,
    PickResult,
    PickToken,
    PickZone,
    Prepare,
    Ready,
    Reroll,
    Revive,
    Rolled,
    SetOrder,
    Soak,
    Sprint,
    Swap,
    Take,
    Turn,
    UseAbility,
    UseItem,
    UseSkill,
    UseSpecial,
    Visit,
)
from ludarium.games.fateforge.combat.enemies import ACTIVATED, REASONS
from ludarium.games.fateforge.combat.objectives import TERMS
from ludarium.games.fateforge.conditions import parsed
from ludarium.games.fateforge.content import COMBATS, DICE, EXPEDITIONS, PLACES, SCENES
from ludarium.games.fateforge.events import (
    AbilityUsed,
    ActRestarted,
    AllyHit,
    AllyJoined,
    Attacked,
    BossCardDrawn,
    BossWounded,
    CardDrawn,
    ChestOpened,
    ChoiceMade,
    CleanedUp,
    Collected,
    CombatBegan,
    CombatEnded,
    CorruptionRemoved,
    DiceRolled,
    DieTurned,
    DoorMoved,
    EnemyActed,
    EnemyDefeated,
    EnemyGained,
    EnemyHit,
    EnemyIdle,
    EnemyTurnBegan,
    Escaped,
    ExtraRound,
    FateforgeEvent,
    Gained,
    HeroGained,
    HeroHit,
    HeroKnockedOut,
    HeroLost,
    HeroPlaced,
    HeroRevived,
    HeroSwapped,
    Hidden,
    ItemFound,
    ItemLost,
    ItemMoved,
    ItemUsed,
    Marked,
    MedalWon,
    Moved,
    NobodyReacts,
    NoEscape,
    OrderSet,
    PartyArrived,
    PlaceVisited,
    PlanningDone,
    Protected,
    QuestGone,
    QuestOffered,
    QuestTaken,
    ReactionBegan,
    Recovered,
    RegardChanged,
    Remembered,
    ReputationChanged,
    RestEnded,
    RewardTaken,
    RoundBegan,
    RuleUnlocked,
    SceneBegan,
    SkillLearnt,
    SkillPrepared,
    SkillUsed,
    Sprinted,
    StanceFlipped,
    StoryEnded,
    Stunned,
    TokenDropped,
    TokenTaken,
    TokenUsed,
    TraitBought,
    TrapIgnored,
    TrapRemoved,
    TurnBegan,
    TurnEnded,
    WeakPointCovered,
    WeakPointUncovered,
    WeakPointWounded,
)
from ludarium.games.fateforge.events import TestRolled as TrialRolled  # no test
from ludarium.games.fateforge.forms import FORM_INFOS
from ludarium.games.fateforge.notation import COLOURS
from ludarium.games.fateforge.story import prose
from ludarium.games.fateforge.words import TOLD_FLAGS, token
from ludarium.kernel.decisions import Action, Decision, Event
from ludarium.kernel.game import Outcome
from ludarium.texts import LANGUAGES, MissingText, Names, has, say

NAMES = named("Ania", "Zoë", "Cem")
ENGINE = Path(fateforge.__file__).parent


def words(prefix: str) -> set[str]:
    """What follows the prefix in the message ids of fateforge.ftl."""
    return set(re.findall(rf"^{prefix}([a-zA-Z0-9_-]+) =", texts.source("en")["fateforge.ftl"], re.MULTILINE))


@cache
def prompts() -> frozenset[str]:
    """Every prompt that the engine asks a player, read from its source."""
    found: set[str] = set()
    for path in ENGINE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                at = {"Decision": 1, "agree": 1, "agree_unless": 1, "ask": 1, "_ask": 1}.get(node.func.id)
                if at is not None and len(node.args) > at and isinstance(node.args[at], ast.Constant):
                    first = node.args[0]
                    if not (isinstance(first, ast.Name) and first.id == "CHANCE"):
                        found.add(str(node.args[at].value))  # type: ignore[attr-defined]
    # Effects and actions of a sequence ask under their own names.
    found |= {"strike", "shot", "damage", "stun", "push", "pull", "mark", "steal"}
    return frozenset(found | {"heal", "energy", "block", "untarget", "cure_poison", "discard_fear"})


ACTIONS: tuple[Action, ...] = (
    AGREE,
    PASS,
    END_TURN,
    *(Choose(way) for way in words("ff-way-")),
    SetOrder(("ranger", "rogue")),
    PickZone("B"),
    PickEnemy("archer#2"),
    PickEnemy("castellan_oruz"),
    PickHero("noble"),
    PickToken("trap1"),
    PickResult("step|focus"),
    PickDice("ranger", ("red", "red", "blue", "weapon_melee")),
    Reroll("ranger", "energy", (1, 3)),
    Reroll("ranger", "hunters-eye", (2,)),
    Reroll("ranger", "rg_eagle_eye", (2,)),
    Reroll("ranger", "lucky_coin", (2,)),
    Turn("ranger", 2, "shot"),
    Sprint("ranger", "C"),
    FlipStance("noble"),
    Ready("rogue"),
    Act("step", "C", ("step", "step|focus")),
    Act("strike", "grunt#1", ("strike",)),
    Act("shot", "mother_brine", ("precise_shot",)),
    Act("focus", "chest1", ("focus",)),
    Act("focus", "F", ("focus",)),
    Act("block", "", ("block",)),
    EnergyStep("B"),
    EnergyStep("B", ("step",)),
    UseSkill("rg_fleet_foot", ("shot",)),
    UseSkill("rg_fleet_foot", ("step",), back=True),
    UseSkill("me_rage"),
    UseItem("buckler", ("step",)),
    UseItem("healing_potion"),
    UseSpecial("rapier"),
    Take("objective1"),
    Revive("ranger", ("step", "shot")),
    Cover("visor", "any", ("step",)),
    AskAlly("step", ("miss",)),
    AskAlly("step", (), 2),
    *(UseAbility(what, ("focus",)) for what in ("hide", "charge", "precise")),
    Drink("health"),
    Drink("energy"),
    Soak(),
    Soak(1, 2),
    Soak(0, 1, "me_iron_skin"),
    Pick("tester", "rogue"),
    Pick("reward", "rw_purse"),
    Pick("party", "rogue"),
    Pick("expedition", "x_harbour"),
    Pick("reroll", "energy"),
    Pick("reroll", "sewer_map"),
    Pick("fear", "panic"),
    Pick("found", "chest1"),
    Pick("weak", "visor"),
    Pick("down", "rogue"),
    Pick("up", "rogue"),
    Pick("marker", "2"),
    Pick("ally tivra", "rogue"),
    Manage(),
    MoveItem("bag", "buckler", "rogue", 2),
    MoveItem("rogue", "buckler", "noble", 2),
    MoveItem("rogue", "buckler", "bag", 0),
    Prepare("rogue", "ro_flurry"),
    Prepare("rogue", "ro_flurry", "ro_tumble"),
    Eat("rogue"),
    Pick("health rogue", "5"),
    Pick("energy rogue", "2"),
    Apply("rogue", "healing_potion", "noble"),
    BuyTrait("rogue", "lore"),
    Visit("night_market"),
    Visit("q_grove"),
    Buy("coppersmith", "item buckler"),
    Buy("exiles_hearth", "skill rg_volley"),
    Buy("purse", "skill rg_volley"),
    Buy("night_market", "food"),
    Buy("lantern_infirmary", "heal rogue 2"),
    Buy("archive_cells", "trait rogue lore"),
    Buy("hidden_grove", "corruption rogue drained"),
    Buy("dockers_hall", "rumour"),
    Swap("rogue", "noble"),
    Rolled(("step", "miss")),
    Drawn("red"),
)

EVENTS: tuple[Event, ...] = (
    PartyArrived(12),
    CombatBegan("c1", 3),
    *(RuleUnlocked(number) for number in range(1, 15)),
    HeroPlaced("rogue", "A"),
    AllyJoined("tivra", "rogue", ("step", "focus")),
    RoundBegan(1, 3, 0),
    RoundBegan(1, 3, 1),
    DiceRolled("rogue", 0, ("red",), ("step",)),
    DieTurned("rogue", 0, 1, "step"),
    Sprinted("rogue", "B"),
    StanceFlipped("noble", guard=True),
    StanceFlipped("noble", guard=False),
    PlanningDone("rogue"),
    OrderSet(("rogue", "noble")),
    TurnBegan("rogue", ("red", "red"), ("step", "spent")),
    TurnEnded("rogue", ()),
    TurnEnded("rogue", ("step",)),
    SkillUsed("ranger", "rg_fleet_foot", ("shot",), ("step",)),
    SkillUsed("mercenary", "me_charge", ("focus", "step"), ()),
    ItemUsed("rogue", "buckler", ("step",), ("block",)),
    ItemUsed("rogue", "healing_potion", (), ()),
    *(AbilityUsed("rogue", ability) for ability in ("acrobatics", "no_riposte", "ally-tivra", "sewer_map")),
    *(AbilityUsed("rogue", ability) for ability in ("fencing", "battle-hardened", "voice-of-the-drum", "fear-gone")),
    *(
        Moved("archer#1", "B", how)
        for how in ("step", "energy", "sprint", "portal", "push", "pull", "call", "skill", "explore")
    ),
    *(Attacked("archer#1", "rogue", how, 1) for how in ("strike", "shot", "effect")),
    EnemyHit("archer#1", 0, 0, 1),
    EnemyHit("archer#1", 1, 2, 0),
    EnemyDefeated("archer#1", "rogue", ""),
    EnemyDefeated("archer#1", "", "gem"),
    EnemyDefeated("archer#1", "rogue", "objective1"),
    BossWounded("mother_brine", 1),
    BossWounded("mother_brine", 2),
    WeakPointCovered("mother_brine", "old_scar", "strike"),
    WeakPointUncovered("sunken_voice", "first_bell", "any"),
    WeakPointWounded("mother_brine", "old_scar"),
    HeroHit("rogue", 0, 0, 1),
    HeroHit("rogue", 1, 1, 1, poison=True),
    *(HeroLost("rogue", what, 1) for what in ("health", "energy", "charge")),
    *(HeroGained("rogue", what, 2) for what in ("health", "energy", "block", "charge", "poison", "focus", "die-red")),
    HeroKnockedOut("rogue"),
    HeroRevived("rogue", "noble"),
    Stunned("archer#1"),
    Hidden("rogue", hidden=True),
    Hidden("rogue", hidden=False),
    Protected("rogue", "untarget"),
    Protected("rogue", "taunt"),
    Marked("archer#1"),
    Collected("rogue", "gem", 2),
    Collected("rogue", "food", 1),
    TokenTaken("rogue", "objective1"),
    TokenDropped("objective1", "B"),
    TokenUsed("rogue", "explore1"),
    TokenUsed("rogue", "fountain1"),
    ChestOpened("rogue", "chest1", "buckler"),
    ChestOpened("rogue", "chest1", "gold 4"),
    DoorMoved("rogue", "door1", closed=True),
    DoorMoved("rogue", "door1", closed=False),
    TrapIgnored("rogue", "trap1"),
    TrapRemoved("rogue", "trap1"),
    CardDrawn("rogue", "corruption", "drained"),
    CardDrawn("rogue", "fear", "panic"),
    CardDrawn("rogue", "trap", "spike_pit"),
    AllyHit("tivra", 1, fallen=False),
    AllyHit("tivra", 3, fallen=True),
    ReactionBegan(("red", "blue")),
    ReactionBegan(()),
    EnemyTurnBegan(),
    *(EnemyActed("archer#1", 1, "rogue", why) for why in ("only", "choice", "earliest", "latest", "taunt")),
    EnemyActed("recruit#1", 1, "E", "exit"),
    EnemyActed("recruit#1", 1, "", "itself"),
    EnemyActed("archer#1", 1, "recruit#1", "aid"),
    EnemyActed("mother_brine", 1, "rogue", "latest"),
    *(EnemyActed("lieutenant#1", 0, "", why) for why in (*ACTIVATED, "alarm")),
    *(EnemyIdle("archer#1", why) for why in REASONS),
    EnemyIdle("mother_brine", "nobody"),
    *(NobodyReacts(colour) for colour in COLOURS),
    BossCardDrawn("mother_brine", 0),
    EnemyGained("archer#1", "block", 1),
    EnemyGained("archer#1", "armour", 1),
    EnemyGained("mother_brine", "armour", -3),
    CleanedUp(1),
    ExtraRound(played=True),
    Escaped("exitA", (0, 2)),
    NoEscape(),
    *(CombatEnded("c1", result, (True, False)) for result in ("success", "partial", "fail")),
    Recovered("rogue", 5, 3),
    SceneBegan("s101"),
    ChoiceMade("s101", "word"),
    TrialRolled("rogue", "lore", ("success", "trait"), passed=True),
    TrialRolled("rogue", "lore", ("fail",), passed=False),
    *(Gained(what, 2) for what in ("gold", "food", "trait-points", "skill-gold", "time", "victory-points")),
    *(Gained(what, -2) for what in ("gold", "food", "trait-points", "skill-gold", "time")),
    ItemFound("buckler", "bag"),
    ItemFound("buckler", "rogue"),
    ItemLost("buckler"),
    ReputationChanged("dockers", -1),
    RegardChanged("tivra", 1),
    Remembered("witness_safe"),
    Remembered("tivra"),
    SkillLearnt("rogue", "ro_flurry"),
    TraitBought("rogue", "lore"),
    PlaceVisited("night_market", 1),
    QuestOffered("q_grove"),
    QuestTaken("q_grove"),
    QuestGone("q_grove"),
    CorruptionRemoved("rogue", "drained"),
    RewardTaken("rw_purse"),
    ItemMoved("buckler", "bag", "rogue"),
    SkillPrepared("rogue", "ro_flurry"),
    HeroSwapped("rogue", "noble"),
    ActRestarted(2),
    RestEnded(0),
    RestEnded(2),
    MedalWon("x_harbour", "gold", 9),
    StoryEnded("e1"),
)


def test_the_samples_are_all_actions_and_all_events() -> None:
    assert {type(action) for action in ACTIONS} == set(get_args(FateforgeAction))
    assert {type(event) for event in EVENTS} == set(get_args(FateforgeEvent))


def test_every_prompt_has_words_and_none_is_left_over() -> None:
    assert {word.partition(".")[0] for word in words("ff-prompt-")} == prompts()
    for lang in LANGUAGES:
        assert all(has(f"ff-prompt-{key}.help", lang) for key in prompts())


def spoken(said: Iterator[str], monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The messages that are used while something is said."""
    used: set[str] = set()

    def listen(key: str, args: object = None, lang: str = "en", names: Names = NAMES) -> str:
        used.add(key)
        return say(key, args, lang, names)  # type: ignore[arg-type]

    monkeypatch.setattr("ludarium.texts.say", listen)
    assert all(said)
    return used


def test_every_answer_has_words_and_none_is_left_over(monkeypatch: pytest.MonkeyPatch) -> None:
    exits = Decision(0, "escape", (), (("exitA", "0 2"),))
    story = Decision(0, "story", (), (("scene", "s102"),))
    explored = next((combat.id, name) for combat in COMBATS.values() for name, fx in combat.explore if len(fx) > 1)
    offer = Decision(0, "explore", (), (("combat", explored[0]), ("token", explored[1])))

    def everything() -> Iterator[str]:
        yield from (option(action, NAMES) for action in ACTIONS)
        yield option(Pick("exit", "exitA"), NAMES, "en", exits)
        yield from (option(Pick("choice", choice), NAMES, "en", story) for choice in ("pay", "argue"))
        yield option(Pick("choice", "word"), NAMES, "en", Decision(0, "story", (), (("scene", "s101"),)))
        yield option(Choose("1"), NAMES, "en", offer)

    used = spoken(everything(), monkeypatch)
    assert {f"ff-option-{word}" for word in words("ff-option-")} <= used
    assert {f"ff-way-{word}" for word in words("ff-way-")} <= used
    assert {f"ff-soak-{word}" for word in words("ff-soak-")} <= used
    assert {f"ff-slot-{word}" for word in words("ff-slot-")} == {f"ff-slot-{number}" for number in range(1, 7)}
    assert words("ff-die-") == {*DICE, "several"}


def test_every_event_has_words_and_none_is_left_over(monkeypatch: pytest.MonkeyPatch) -> None:
    def everything() -> Iterator[str]:
        yield from (log_line(event, NAMES) for event in EVENTS)
        hidden = (event.seen_by(None) for event in EVENTS if isinstance(event, DiceRolled | DieTurned))
        yield from (log_line(event, NAMES) for event in hidden if event is not None)

    used = spoken(everything(), monkeypatch)
    assert {f"ff-log-{word}" for word in words("ff-log-")} <= used
    assert words("ff-reason-") == {*REASONS, "nobody-at"}
    assert words("ff-rule-") == {str(number) for number in range(1, 15)}
    assert words("ff-colour-") == set(COLOURS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_can_be_said_in_every_language(lang: str) -> None:
    for action in ACTIONS:
        asked = Decision(0, "trap", (), ()) if action == PASS else None
        if action != PASS:
            assert option(action, NAMES, lang, asked)
    for event in EVENTS:
        line = log_line(event, NAMES, lang)
        assert line
        assert not re.search(r"[{}$]|  |\[ff-", line)
        assert isinstance(event, SceneBegan) or line[-1] in ".!"


def test_log_lines_read_as_a_player_would_say_them() -> None:
    assert log_line(EnemyIdle("archer#2", "nobody"), NAMES) == "Archer 2: nobody at distance 1, does nothing."
    assert log_line(EnemyDefeated("archer#2", "rogue", "gem"), NAMES, "pl") == (
        "Łotrzyca pokonuje Łucznika 2. Na miejscu zostaje klejnot."
    )
    assert log_line(HeroHit("noble", 1, 2, 1), NAMES, "fr") == (
        "Noble perd 1 point de santé (arrêté\u00a0: 1 jeton de blocage + 2 points d’armure)."
    )
    assert log_line(SkillUsed("ranger", "rg_fleet_foot", ("shot|focus",), ("step",)), NAMES, "pl") == (
        "Strażnik Puszczy używa Chyżego kroku (Strzał/Skupienie) i zyskuje: Krok."
    )
    assert log_line(EnemyActed("guard_dog#1", 2, "rogue", "earliest"), NAMES) == (
        "Guard Dog 1 → Rogue: Step, Strike (the first in the order)."
    )
    assert faces(("step|focus", "miss")) == "Step/Focus + Miss"
    assert token("gem@grunt#1") == "gem"
    assert token("exitA") == "exit#A"


def test_dice_behind_a_screen_are_not_named() -> None:
    rolled = DiceRolled("rogue", 0, ("red", "red"), ("step", "miss"))
    assert log_lines([rolled], 0, NAMES) == ["Rogue rolls Step + Miss."]
    assert log_lines([rolled], 1, NAMES) == ["Rogue rolls 2 dice behind the screen."]


def test_a_proposal_is_told_with_who_made_it() -> None:
    args = (("exitA", "0 2"), ("proposal", "exit exitA"), ("proposer", 1), ("agreed", 1))
    asked = Decision(0, "escape", (AGREE,), args)
    assert prompt(asked, NAMES) == (
        "Choose the exit. Zoë proposes: Exit A (damage on the way: 0 / 2). Agree, or propose something else."
    )
    assert prompt(asked, NAMES, "pl").startswith("Wybierzcie wyjście. Zoë proponuje: Wyjście A (obrażenia po drodze")
    assert "Zoë propose" in prompt(asked, NAMES, "fr")


def test_every_objective_is_put_into_words_and_none_is_left_over(monkeypatch: pytest.MonkeyPatch) -> None:
    found = [text for combat in COMBATS.values() for text in combat.objectives]
    found += [text for expedition in EXPEDITIONS.values() for _, text in expedition.bonus]
    used = spoken((objective(text) for text in found), monkeypatch)
    verbs = {*TERMS, "escape-any"}
    assert words("ff-goal-") == verbs
    assert {f"ff-goal-{verb}" for verb in verbs} <= used
    for lang in LANGUAGES:
        assert all(objective(text, lang)[0].isupper() or objective(text, lang)[0].isdigit() for text in found)
    assert objective("taken objective1 & taken objective2", "pl") == "Wynieście cel 1 i wynieście cel 2"
    assert objective("escape A|B") == "Escape by exit A or B"


def test_every_condition_is_put_into_words_and_no_flag_is_left_over() -> None:
    needs = {choice.needs for scene in SCENES.values() for choice in scene.choices if choice.needs}
    needs |= {place.open_if for place in PLACES.values() if place.open_if}
    flags = {term.what for text in needs for group in parsed(text) for term in group if term.kind == "flag"}
    others = {"reputation", "reputation-low", "gold", "gold-low", "food", "food-low", "item", "hero", "ally", "other"}
    others |= {"regard", "regard-low"}
    others |= {"result-success", "result-partial", "result-fail", "objective", "choice"}
    assert words("ff-needs-") == flags | others
    assert flags == TOLD_FLAGS
    for lang in LANGUAGES:
        for text in (*needs, "not flag x & item buckler or hero rogue", "ally tivra", "gold<=2 & food<=1"):
            assert condition(text, lang)
        assert condition("choice s101 word & result c2 fail & reputation dockers<=0", lang)
    assert condition("reputation dockers>=2") == "Dockers' League: reputation at least 2"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_end_has_words(lang: str) -> None:
    reasons = ["combat-success", "combat-partial", "combat-fail", "expedition-failed"]
    reasons += (f"medal-{medal}" for medal in ("bronze", "silver", "gold"))
    assert words("ff-end-") == {*reasons, "ending"}
    reasons += (f"ending-{scene}" for scene in prose.book("en").endings)
    assert all(ending(Outcome((1,), (1,), reason), lang).endswith(".") for reason in reasons)


def test_every_form_and_option_of_a_table_has_words_and_none_is_left_over() -> None:
    assert words("ff-form-") == {form.id for form in FORM_INFOS}
    options = {choice.id: choice for form in FORM_INFOS for choice in form.options}
    values = {
        f"{key}-{value}"
        for key, choice in options.items()
        if key != "combat"  # the story names its combats
        for value in (choice.default, *choice.values)
        if value != ""
    }
    assert words("ff-setup-") == set(options) | values
    for lang in LANGUAGES:
        assert all(has(f"ff-form-{form.id}.description", lang) for form in FORM_INFOS)
        assert all(has(f"ff-setup-{key}.help", lang) for key in options)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whole_games_are_told_in_every_language(lang: str) -> None:
    """Every line of real games can be said: a missing argument raises under test."""
    chance = Random(3)
    tables: tuple[tuple[str, int, dict[str, str]], ...]
    tables = (("campaign", 2, {}), ("solo", 1, {}), ("expedition", 3, {}), ("combat", 2, {"combat": "c5"}))
    for form, seats, options in tables:
        position = ludarium.new("fateforge", form, seats=seats, seed=11, options=options)
        for _ in range(160):
            if position.over:
                break
            decision = chance.choice(position.pending)
            choices = list(decision.options)
            assert prompt(decision, NAMES, lang)
            assert prompt_help(decision, NAMES, lang)
            assert all(option(choice, NAMES, lang, decision) for choice in choices[:30])
            position.apply(decision.seat, chance.choice(choices))
            for viewer in (None, 0):
                log_lines(position.events, viewer, NAMES, lang)


def test_a_missing_word_is_noticed() -> None:
    with pytest.raises(MissingText):
        prompt(Decision(0, "nonsense", (), ()), NAMES)
    with pytest.raises(MissingText):
        log_line(msgspec.structs.replace(Protected("rogue", "taunt"), hero="nobody"), NAMES)
