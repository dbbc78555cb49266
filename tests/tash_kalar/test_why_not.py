"""Why not? Every refusal names a rule and a sentence, and tells nothing that its reader may not know."""

import ast
from pathlib import Path
from random import Random
from typing import Any

import pytest

import ludarium
from ludarium.games.tash_kalar import why
from ludarium.games.tash_kalar.actions import (
    DECLINE,
    Choose,
    Claim,
    Direct,
    Discard,
    EndTurn,
    HandOver,
    InvokeFlare,
    Pick,
    PickColour,
    Place,
    PutUnder,
    Summon,
    TakeOff,
    Thaw,
    Warp,
)
from ludarium.games.tash_kalar.cards import BEINGS, CARD_IDS, FLARES, LENDING, TASKS
from ludarium.kernel.decisions import Action, WhyNot
from ludarium.rules import rule as rule_text
from ludarium.spaces.squares import square_of
from ludarium.texts import LANGUAGES, say
from scenes import Scene, scene
from tash_kalar.play import Course, course, display
from tash_kalar.test_hidden_information import Reseeded
from tash_kalar.test_setup import SEATS, new

rule = pytest.mark.rule
KNIGHT, CANNON, SWORDMASTER = "imperial/knight", "imperial/cannon", "imperial/swordmaster"
TITAN = "legends/titan"


def at(name: str) -> int:
    return square_of(name)


def over() -> Course:
    return course(actions=0, turns_left=0).do("end turn")


def handed_over() -> Course:
    return course("team-duel", drawing="x x x x x", hands={0: "flare/f02"}, actions=1).do("hand over")


def effect(drawing: str, card: str, *answers: str, **more: Any) -> Course:
    made: Scene = scene(drawing, card=card, **more).after(*answers)
    return Course(made.position)


def opening(form: str) -> Course:
    """A deathmatch whose start pieces are still to be placed, seat 0 being the last player, who places them."""
    seats = 2 if form == "duel" else 3
    return Course(ludarium.new("tash-kalar", form, seats, seed=1, options={"first": 1}))


FULL_SUPPLY = "a a a a a a a a a\na a a a a a a . ."
HANDS = {0: f"{KNIGHT} {CANNON} {SWORDMASTER} {TITAN} legends/hell-bull flare/f02"}
WEAVER = {0: "etherweave/translocationist etherweave/time-traveler"}
WOVEN = {"schools": ["etherweave", "highland"]}
PENDING = (CARD_IDS.index("etherweave/gate-of-oblivion"), -1)
CENTRAL = "a . b\n. a .\nb . a"

CASES: dict[str, tuple[Any, Action, str, str]] = {
    "the game is over": (over, Place(at("e5")), "TK-17.5", "over"),
    "another player decides": (lambda: course(active=1, controller=1), Place(at("e5")), "TK-4.1", "not-your-turn"),
    "no such square": (course, Place(at("i9")), "TK-1.1", "no-square"),
    "beyond the board": (course, Place(99), "TK-1.1", "no-square"),
    "no action is left": (lambda: course(actions=0), Place(at("e5")), "TK-4.2", "no-action-left"),
    "no action is left to discard": (
        lambda: course(hands=HANDS, actions=0),
        Discard(KNIGHT),
        "TK-4.2",
        "no-action-left",
    ),
    "a partner only places": (handed_over, Discard("sylvan/naiad"), "TK-15.9", "partner-only-places"),
    "placing on a piece": (lambda: course(drawing="x"), Place(at("e5")), "TK-5.1", "place-occupied"),
    "placing without a piece": (lambda: course(drawing=FULL_SUPPLY), Place(at("e9")), "TK-8.2", "place-none-left"),
    "taking off an enemy": (
        lambda: course(drawing=FULL_SUPPLY + "\nx . . . . . . . ."),
        TakeOff(at("a6")),
        "TK-8.2",
        "take-off-not-yours",
    ),
    "taking off with pieces left": (lambda: course(drawing="a"), TakeOff(at("e5")), "TK-8.2", "take-off-not-needed"),
    "placing the taken piece on another": (
        lambda: course(drawing=FULL_SUPPLY).do("take off a4"),
        Place(at("b4")),
        "TK-5.1",
        "place-occupied",
    ),
    "summoning a card one does not hold": (
        lambda: course(hands=HANDS),
        Summon("imperial/herald", at("e5"), 0),
        "TK-6.1",
        "card-not-in-hand",
    ),
    "the pattern is nowhere": (
        lambda: course(drawing="a", hands=HANDS),
        Summon(SWORDMASTER, at("e5"), 0),
        "TK-6.3",
        "pattern-nowhere",
    ),
    "the pattern is elsewhere": (
        lambda: course(drawing="a\n.\na", hands=HANDS),
        Summon(SWORDMASTER, at("c3"), 0),
        "TK-6.3",
        "pattern-not-here",
    ),
    "a higher piece stands there": (
        lambda: course(drawing="a\ny\na", hands=HANDS),
        Summon(SWORDMASTER, at("e5"), 0),
        "TK-6.8",
        "higher-rank-there",
    ),
    "a higher piece of the pattern stands there": (
        lambda: course(drawing=". a c\na . .", middle="e5", hands=HANDS),
        Summon(CANNON, at("f4"), 0),
        "TK-6.11",
        "higher-rank-there",
    ),
    "the pattern needs all legendary pieces": (
        lambda: course(drawing="c . c\n. c .\na . a", hands={0: "legends/time-elemental flare/f02"}),
        Summon("legends/time-elemental", at("e3"), 0),
        "TK-8.4",
        "no-piece-for-being",
    ),
    "improvising in a duel": (
        lambda: course(drawing="a\n.\nx", hands=HANDS),
        Summon(SWORDMASTER, at("e5"), 0, improvised=at("e6")),
        "TK-16.17",
        "improvise-melee-only",
    ),
    "an enemy piece in the pattern of a duel": (
        lambda: course(drawing="a\n.\nx", hands=HANDS),
        Summon(SWORDMASTER, at("e5"), 0),
        "TK-16.17",
        "improvise-melee-only",
    ),
    "borrowing what no effect lends": (
        lambda: course(drawing="a\n.\nx", hands=HANDS),
        Summon(SWORDMASTER, at("e5"), 0, borrowed=at("e6")),
        "TK-9.32",
        "nothing-lent",
    ),
    "own pieces while another colour is used": (
        lambda: course(drawing="a\n.\na", hands=HANDS, possessed=1),
        Summon(SWORDMASTER, at("e5"), 0),
        "TK-22.9",
        "other-colour",
    ),
    "borrowing while another colour is used": (
        lambda: course(drawing="a\n.\nx", hands=HANDS, possessed=1, borrow=True),
        Summon(SWORDMASTER, at("e5"), 0, borrowed=at("e6")),
        "TK-22.9",
        "other-colour",
    ),
    "thawing what is not frozen": (
        lambda: course(drawing="a\n.\na", hands=HANDS),
        Thaw("everfrost/ice-queen"),
        "TK-23.2",
        "not-frozen",
    ),
    "thawing a loan with nothing to summon": (
        lambda: course(drawing="a\n.\n.", hands=HANDS, frozen=(CARD_IDS.index(LENDING), -1)),
        Thaw(LENDING),
        "TK-23.5",
        "thaw-before-summoning",
    ),
    "thawing after control was handed over": (
        lambda: handed_over().do("place a6"),
        Thaw(LENDING),
        "TK-23.3",
        "no-thaw-after-hand-over",
    ),
    "a warp effect in the first turn": (
        lambda: course(drawing="a\n.\na", hands=WEAVER, options=WOVEN),
        Warp("etherweave/translocationist"),
        "TK-24.1",
        "no-warp-in-first-turn",
    ),
    "a warp effect of a card without one": (
        lambda: course(drawing="a\n.\na", hands=WEAVER, options=WOVEN, warps=True),
        Warp("etherweave/time-traveler"),
        "TK-24.1",
        "no-warp-effect",
    ),
    "a warp effect of a card that is elsewhere": (
        lambda: course(drawing="a\n.\na", hands=HANDS, warps=True),
        Warp("etherweave/translocationist"),
        "TK-24.1",
        "card-not-in-hand",
    ),
    "a second warp effect": (
        lambda: course(drawing="a\n.\na", hands=WEAVER, options=WOVEN, warps=True, pending=PENDING),
        Warp("etherweave/translocationist"),
        "TK-24.3",
        "one-pending",
    ),
    "a warp effect after control was handed over": (
        lambda: handed_over().do("place a6"),
        Warp("etherweave/translocationist"),
        "TK-24.1",
        "no-warp-after-hand-over",
    ),
    "discarding the pending being": (
        lambda: course(drawing="a\n.\na", hands=WEAVER, options=WOVEN, warps=True, pending=PENDING),
        Discard("etherweave/gate-of-oblivion"),
        "TK-24.4",
        "pending-stays",
    ),
    "the Time Traveler on a coloured square": (
        lambda: course(drawing="a . .\n. a .\n. . a", hands=WEAVER, options=WOVEN),
        Summon("etherweave/time-traveler", at("c3"), 0),
        "TK-24.13",
        "arrives-on-colourless",
    ),
    "the Time Traveler without a line": (
        lambda: course(drawing="a . .\n. a .\n. . x", hands=WEAVER, options=WOVEN),
        Summon("etherweave/time-traveler", at("c4"), 0),
        "TK-24.13",
        "pattern-nowhere",
    ),
    "the Time Traveler with an enemy piece that is not lent": (
        lambda: course(drawing="a . .\n. a .\n. . a", hands=WEAVER, options=WOVEN),
        Summon("etherweave/time-traveler", at("c4"), 0, borrowed=at("e5")),
        "TK-9.32",
        "nothing-lent",
    ),
    "the Time Traveler improvising outside a melee": (
        lambda: course(drawing="a . .\n. a .\n. . a", hands=WEAVER, options=WOVEN),
        Summon("etherweave/time-traveler", at("c4"), 0, improvised=at("e5")),
        "TK-16.17",
        "improvise-melee-only",
    ),
    "the Time Traveler in an orientation that is not offered": (
        lambda: course(drawing="a . .\n. a .\n. . a", hands=WEAVER, options=WOVEN),
        Summon("etherweave/time-traveler", at("c4"), 5),
        "TK-6.12",
        "orientation-does-not-fit",
    ),
    "the Time Traveler with no piece left": (
        lambda: course(drawing="a . .\n. a .\n. . a", hands=WEAVER, options=WOVEN, gone=(13, 0, 0, 0)),
        Summon("etherweave/time-traveler", at("c4"), 0),
        "TK-8.3",
        "no-piece-for-being",
    ),
    "improvising with a colour twice": (
        lambda: course("melee", 3, drawing="a\n.\nx", hands=HANDS, improvised=(0b010, 0, 0)),
        Summon(SWORDMASTER, at("e5"), 0, improvised=at("e6")),
        "TK-16.9",
        "colour-improvised-with",
    ),
    "a colour that was improvised with is all that is there": (
        lambda: course("melee", 3, drawing="a\n.\nx", hands=HANDS, improvised=(0b010, 0, 0)),
        Summon(SWORDMASTER, at("e5"), 0),
        "TK-16.9",
        "colour-improvised-with",
    ),
    "improvising with two pieces": (
        lambda: course("melee", 3, drawing=". a x\nm . .", hands=HANDS),
        Summon(CANNON, at("f4"), 0, improvised=at("d5")),
        "TK-16.10",
        "too-many-lent",
    ),
    "two enemy pieces in the pattern": (
        lambda: course("melee", 3, drawing=". a x\nm . .", hands=HANDS),
        Summon(CANNON, at("f4"), 0),
        "TK-16.10",
        "too-many-lent",
    ),
    "borrowing two pieces": (
        lambda: course(drawing=". a x\nx . .", hands=HANDS, borrow=True),
        Summon(CANNON, at("f4"), 0, borrowed=at("d5")),
        "TK-9.32",
        "too-many-lent",
    ),
    "improvising with a piece that is not missing": (
        lambda: course("melee", 3, drawing=". a x\n. . .\n. a .", hands=HANDS),
        Summon(SWORDMASTER, at("e5"), 0, improvised=at("f4")),
        "TK-16.9",
        "cannot-stand-in",
    ),
    "improvising with a piece of one's own": (
        lambda: course("melee", 3, drawing="a\n.\nx", hands=HANDS),
        Summon(SWORDMASTER, at("e5"), 0, improvised=at("e4")),
        "TK-16.9",
        "cannot-stand-in",
    ),
    "improvising with the piece that only a borrowed one can be": (
        lambda: course("melee", 3, drawing=". a x\nm . .", hands=HANDS, borrow=True, improvised=(0b010, 0, 0)),
        Summon(CANNON, at("f4"), 0, borrowed=at("d5"), improvised=at("f4")),
        "TK-16.9",
        "colour-improvised-with",
    ),
    "improvising around a higher piece": (
        lambda: course("melee", 3, drawing="a\ny\nx", hands=HANDS),
        Summon(SWORDMASTER, at("e5"), 0, improvised=at("e6")),
        "TK-6.8",
        "higher-rank-there",
    ),
    "an enemy piece completes the pattern around a higher piece": (
        lambda: course("melee", 3, drawing="a\ny\nx", hands=HANDS),
        Summon(SWORDMASTER, at("e5"), 0),
        "TK-6.8",
        "higher-rank-there",
    ),
    "borrowing around a higher piece": (
        lambda: course(drawing="a\ny\nx", hands=HANDS, borrow=True),
        Summon(SWORDMASTER, at("e5"), 0, borrowed=at("e6")),
        "TK-6.8",
        "higher-rank-there",
    ),
    "an enemy piece completes the pattern elsewhere": (
        lambda: course("melee", 3, drawing="a\n.\nx", hands=HANDS),
        Summon(SWORDMASTER, at("c3"), 0),
        "TK-6.3",
        "pattern-not-here",
    ),
    "another orientation": (
        lambda: course(drawing="a\n.\na", hands=HANDS),
        Summon(SWORDMASTER, at("e5"), 1),
        "TK-6.12",
        "orientation-does-not-fit",
    ),
    "discarding in a first game": (
        lambda: course("first-game", hands={0: f"{KNIGHT} flare/f02"}),
        Discard(KNIGHT),
        "TK-13.5",
        "no-discard-in-first-game",
    ),
    "discarding twice": (
        lambda: course(hands=HANDS, discarded=True),
        Discard(KNIGHT),
        "TK-7.3",
        "already-discarded",
    ),
    "discarding a legend": (lambda: course(hands=HANDS), Discard(TITAN), "TK-7.1", "discard-school-only"),
    "discarding a flare": (lambda: course(hands=HANDS), Discard("flare/f02"), "TK-7.1", "discard-school-only"),
    "discarding a card one does not hold": (
        lambda: course(hands=HANDS),
        Discard("imperial/bomb"),
        "TK-7.1",
        "card-not-in-hand",
    ),
    "putting under without discarding": (
        lambda: course(hands=HANDS),
        PutUnder(KNIGHT),
        "TK-7.2",
        "put-under-only-discarding",
    ),
    "putting under a card one does not hold": (
        lambda: course(hands=HANDS).do(f"discard {KNIGHT}"),
        PutUnder("imperial/bomb"),
        "TK-7.2",
        "card-not-in-hand",
    ),
    "no flare in hand": (
        lambda: course(drawing="x x x x x", hands={0: KNIGHT}),
        InvokeFlare("flare/f02", 1),
        "TK-4.14",
        "no-flare-in-hand",
    ),
    "a flare after handing over": (
        lambda: handed_over().do("place a6"),
        InvokeFlare("flare/f02", 1),
        "TK-15.10",
        "no-flare-after-hand-over",
    ),
    "another flare": (
        lambda: course(drawing="x x x x x", hands=HANDS),
        InvokeFlare("flare/f03", 1),
        "TK-10.4",
        "not-your-flare",
    ),
    "a flare against oneself": (lambda: course(hands=HANDS), InvokeFlare("flare/f02", 0), "TK-10.4", "not-your-flare"),
    "a flare against nobody": (lambda: course(hands=HANDS), InvokeFlare("flare/f02", 5), "TK-10.4", "not-your-flare"),
    "not far enough behind": (
        lambda: course(drawing="x x x", hands=HANDS),
        InvokeFlare("flare/f02", 1),
        "TK-10.4",
        "flare-not-behind",
    ),
    "claiming in a duel": (lambda: course(actions=0), Claim("task/destruction"), "TK-14.3", "no-tasks"),
    "claiming the next task": (
        lambda: course("high-form", actions=0, **display("destruction", "isolation")),
        Claim("task/isolation"),
        "TK-12.3",
        "task-is-next",
    ),
    "claiming a task in the deck": (
        lambda: course("high-form", actions=0, **display("destruction", "isolation")),
        Claim("task/devastation"),
        "TK-12.3",
        "task-not-current",
    ),
    "claiming before the end": (
        lambda: course("high-form", drawing=CENTRAL, **display("central-dominance")),
        Claim("task/central-dominance"),
        "TK-12.2",
        "claim-at-end",
    ),
    "claiming an unfulfilled task": (
        lambda: course("high-form", actions=0, **display("central-dominance")),
        Claim("task/central-dominance"),
        "TK-12.6",
        "task-not-fulfilled",
    ),
    "ending with actions left": (course, EndTurn(), "TK-4.5", "actions-left"),
    "handing over to nobody": (course, HandOver(), "TK-15.7", "no-partner"),
    "handing over with no action left": (
        lambda: course("team-duel", actions=0),
        HandOver(),
        "TK-15.7",
        "no-action-left",
    ),
    "handing over twice": (lambda: handed_over().do("place a6"), HandOver(), "TK-15.7", "already-handed-over"),
    "destroying nothing": (
        lambda: effect("x . .", SWORDMASTER, at="e6"),
        Pick(at("f5")),
        "TK-9.4",
        "nothing-stands-there",
    ),
    "destroying what the card does not reach": (
        lambda: effect("x . y", SWORDMASTER, at="e6"),
        Pick(at("f5")),
        "TK-9.16",
        "card-does-not-reach",
    ),
    "converting an own piece": (
        lambda: effect("x . a", "sylvan/dryad", at="e5"),
        Pick(at("f5")),
        "TK-9.22",
        "convert-own",
    ),
    "upgrading a legendary piece": (
        lambda: effect(". . b .\n. c . .\nb . a .\n. . . a", "legends/two-headed-dragon", at="d4", middle="f6"),
        Pick(at("e5")),
        "TK-8.9",
        "already-legendary",
    ),
    "upgrading beyond the supply": (
        lambda: effect(". . b c\n. c . .\nb . a .\n. . . a", "legends/two-headed-dragon", at="d4", middle="f6"),
        Pick(at("f4")),
        "TK-8.8",
        "no-legendary-left",
    ),
    "downgrading a common": (
        lambda: effect("x y", "legends/leviathan", "downgrade", at="a5"),
        Pick(at("d5")),
        "TK-8.9",
        "already-common",
    ),
    "moving a piece that cannot move": (
        lambda: effect("y y y\ny a y\ny y y\n. a .", "highland/war-drummer", "standard", at="a6"),
        Pick(at("e4")),
        "TK-9.10",
        "cannot-move",
    ),
    "an effect that places on a piece": (
        lambda: effect("x . .\n. . .\n. . .", "imperial/summoner", at="e5", turn=0),
        Pick(at("d4")),
        "TK-9.20",
        "place-occupied",
    ),
    "an effect that places elsewhere": (
        lambda: effect(".", "imperial/summoner", at="e5", turn=0),
        Pick(at("e9")),
        "TK-9.16",
        "card-does-not-reach",
    ),
    "taking off a piece of the pattern": (
        lambda: course(
            drawing="a a a a a a a a a\n. . a . . . . . .\n. . . . . . . . .\n. . a . . . . . .\na a a a a . . . .",
            hands=HANDS,
        ).do(f"summon {SWORDMASTER} c5 r0"),
        Pick(at("c4")),
        "TK-8.3",
        "card-does-not-reach",
    ),
    "moving onto a piece where only empty squares do": (
        lambda: effect("a x .", "imperial/herald", "d5", at="a7"),
        Pick(at("e5")),
        "TK-9.13",
        "only-empty-squares",
    ),
    "moving too far": (lambda: effect("a", KNIGHT, at="e6"), Pick(at("e1")), "TK-9.10", "too-far-to-move"),
    "a standard move onto an equal piece": (
        lambda: effect(". y .\n. . .", "highland/hungry-bear", at="e5"),
        Pick(at("e4")),
        "TK-9.11",
        "standard-needs-lower",
    ),
    "a combat move onto a higher piece": (
        lambda: effect(". z .\n. . .", "highland/wolf-rider", at="e5"),
        Pick(at("e4")),
        "TK-9.12",
        "combat-needs-equal-or-lower",
    ),
    "the Knight onto a common": (
        lambda: effect(". x .\n. . .", KNIGHT, at="e5"),
        Pick(at("e4")),
        "TK-9.16",
        "card-spares",
    ),
    "the Boughrunner away from every other piece": (
        lambda: effect(". . .\n. . .\n. . a", "sylvan/kiskin-boughrunner", at="e5"),
        Pick(at("d4")),
        "TK-9.16",
        "card-limits-move",
    ),
    "a start piece beside the marked squares": (
        lambda: opening("duel"),
        Pick(at("e5")),
        "TK-14.9",
        "not-a-start-square",
    ),
    "a start piece away from the symbols": (
        lambda: opening("melee"),
        Pick(at("e5")),
        "TK-16.2",
        "not-a-start-square",
    ),
    "a direction without an arrow": (
        lambda: effect(".", "imperial/gun-tower", at="e5", turn=0),
        Direct("n"),
        "TK-9.25",
        "direction-not-indicated",
    ),
    "an action within an effect": (
        lambda: effect("x . .", SWORDMASTER, at="e6"),
        Place(at("c9")),
        "TK-9.34",
        "finish-this-first",
    ),
    "a flare within an effect": (
        lambda: effect("x . .", SWORDMASTER, at="e6"),
        InvokeFlare("flare/f02", 1),
        "TK-9.34",
        "finish-this-first",
    ),
    "the end within an effect": (
        lambda: effect("x . .", SWORDMASTER, at="e6"),
        EndTurn(),
        "TK-9.34",
        "finish-this-first",
    ),
    "declining what was not offered": (course, DECLINE, "TK-9.34", "finish-this-first"),
}


@rule("TK-1.1", "TK-4.1", "TK-4.2", "TK-4.5", "TK-4.14", "TK-5.1")
@rule("TK-6.1", "TK-6.3", "TK-6.8", "TK-6.11", "TK-6.12", "TK-7.1", "TK-7.2", "TK-7.3")
@rule("TK-8.2", "TK-8.3", "TK-8.4", "TK-8.8", "TK-8.9", "TK-9.10", "TK-9.11", "TK-9.12", "TK-9.13", "TK-9.16")
@rule("TK-9.20", "TK-9.22", "TK-9.25", "TK-9.34", "TK-10.4", "TK-12.2", "TK-12.3", "TK-12.6", "TK-13.5")
@rule("TK-9.32", "TK-14.3", "TK-15.7", "TK-15.9", "TK-15.10", "TK-16.9", "TK-16.10", "TK-16.17")
@pytest.mark.parametrize("case", CASES)
def test_a_refused_idea_names_its_rule(case: str) -> None:
    make, idea, wanted, key = CASES[case]
    game: Course = make()
    # Seat 0 asks where it is not asked itself; else the seat whose decision is open.
    asker = 0 if key in ("over", "not-your-turn") else game.seat
    refusal = game.position.why_not(asker, idea)
    assert refusal is not None
    assert (refusal.rule, refusal.message.key) == (wanted, f"tk-why-{key}")
    # It can be read in every language, and the rule exists.
    assert rule_text("tash-kalar", refusal.rule).id == wanted
    for language in LANGUAGES:
        assert say(refusal.message.key, dict(refusal.message.args), language)
    assert refusal.rule in str(refusal)


def test_every_sentence_is_given_as_a_reason_somewhere() -> None:
    # Read from the source: the second argument of every `_no(...)`, also where it is chosen by a condition.
    tree = ast.parse(Path(why.__file__).read_text(encoding="utf-8"))
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "_no"]
    keys = {
        text.value
        for call in calls
        for text in ast.walk(call.args[1])
        if isinstance(text, ast.Constant) and isinstance(text.value, str)
    }
    assert len(keys) > 35
    assert {key for *_, key in CASES.values()} == keys


def test_a_flare_refused_says_how_far_behind_one_is() -> None:
    game = course(drawing="x x y\na . .", hands=HANDS)
    refusal = game.why_not(InvokeFlare("flare/f02", 1))
    assert refusal is not None
    assert dict(refusal.message.args) == {"upper": 4, "upgraded": 1, "lower": 4, "pieces": 2}


@rule("TK-4.4")
@pytest.mark.parametrize(("form", "seats"), SEATS)
def test_every_option_is_allowed_and_everything_else_has_a_reason(form: str, seats: int) -> None:
    random = Random(8)
    game = new(form, seats, 3)
    for _ in range(25):
        if game.position.over:
            break
        options = list(game.decision.options)
        for option in options:
            assert game.why_not(option) is None
        for idea in ideas(random):
            refusal = game.why_not(idea)
            assert (refusal is None) is (idea in game.decision.options)
            for seat in range(seats):
                if seat != game.seat:
                    assert isinstance(game.why_not(idea, seat), WhyNot)
        game.wander(random, 4)


def ideas(random: Random) -> list[Action]:
    """Some ideas of every kind, legal or not."""
    squares = [random.randrange(81) for _ in range(4)]
    cards = random.sample(sorted(BEINGS), 6)
    return [
        *(Place(square) for square in squares),
        *(TakeOff(square) for square in squares),
        *(Pick(square) for square in squares),
        *(Summon(card, random.randrange(81), random.randrange(8)) for card in cards),
        *(Discard(card) for card in cards),
        *(PutUnder(card) for card in cards),
        *(InvokeFlare(flare.id, against) for flare in random.sample(FLARES, 3) for against in (0, 1, 2)),
        *(Claim(task.id) for task in random.sample(TASKS, 4)),
        Direct(random.choice(["n", "se", "w"])),
        Choose("combat"),
        PickColour(1),
        EndTurn(),
        HandOver(),
        DECLINE,
    ]


@rule("TK-19.1")
@pytest.mark.parametrize(("form", "seats"), SEATS)
def test_reasons_do_not_depend_on_what_the_asker_cannot_know(form: str, seats: int) -> None:
    random = Random(21)
    game = new(form, seats, 4)
    for _ in range(20):
        if game.position.over:
            break
        for seat in range(seats):
            twin = game.position.determinised(seat, Reseeded(random))
            for idea in ideas(random):
                assert twin.why_not(seat, idea) == game.position.why_not(seat, idea)
        game.wander(random, 6)


@rule("TK-19.1")
@pytest.mark.parametrize("kind", ["summon", "discard", "put under"])
def test_a_card_that_is_nowhere_is_refused_in_the_words_for_one_that_lies_hidden(kind: str) -> None:
    def idea(card: str) -> Action:
        return {"summon": Summon(card, at("e5"), 0), "discard": Discard(card), "put under": PutUnder(card)}[kind]

    made = course(hands=HANDS)
    if kind == "put under":
        made = made.do(f"discard {KNIGHT}")
    hidden = made.why_not(idea("imperial/herald"))
    assert hidden is not None
    assert hidden == made.why_not(idea("no/such")) == made.why_not(idea(""))
