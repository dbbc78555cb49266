"""Every screen of Fateforge, each in a state worth looking at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from browser.support import Page, shows
from journeys import journey
from ludarium.games.fateforge import save
from ludarium.games.fateforge.actions import Choose, Pick
from ludarium.games.fateforge.agenda import BeginScene, Rest
from ludarium.games.fateforge.campaign.consequences import new_item
from ludarium.games.fateforge.content import ENEMIES, SCENES
from ludarium.games.fateforge.game import FATEFORGE
from ludarium.games.fateforge.state import FateforgeState
from ludarium.kernel.chance import KeyedChance, seed_of
from ludarium.kernel.game import Position, Setup

SOLO: dict[str, Any] = {"heroes": "noble,rogue"}
PARTY = ("ranger", "noble", "rogue")

PRESS = """(wanted) => {
  const found = document.querySelector(wanted);
  found?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  return Boolean(found);
}"""


def press(page: Page, option: str) -> bool:
    """Press a button of the page, if it is there."""
    return bool(page.raw.evaluate(PRESS, f"[data-option={option}]"))


def asked(page: Page) -> str:
    """What the combat asks for; empty where it asks somebody else."""
    return str(page.raw.evaluate("document.querySelector('main')?.dataset.prompt ?? ''"))


def go_on(page: Page, is_there: Callable[[], bool], *options: str) -> None:
    """Press one of those buttons, else the first place on offer, again and again until something is there."""

    def came() -> bool:
        if is_there():
            return True
        if not page.is_behind and not any(press(page, option) for option in options):
            page.raw.evaluate(PRESS, "[data-legal]")  # a zone to start in, an enemy's target
        return False

    page.wait_until(came, f"what comes after {', '.join(options) or 'a zone'}", seconds=40)


def to_a_turn(page: Page) -> None:
    """Through planning and ordering to the first turn that this page is asked for, with its dice on the table."""
    idle = 0

    def came() -> bool:
        nonlocal idle
        if press(page, "twice") or press(page, "skip") or page.is_behind:
            return False
        if asked(page) == "turn":
            if page.raw.locator(".tray [data-option=die], .tray [data-option=gained]").count():
                return True
            idle += 1
            if idle > 40:  # a turn without dice, not one whose dice are still to be drawn
                press(page, "end")
                idle = 0
        elif asked(page) and not any(press(page, option) for option in ("ready", "confirm", "agree", "order", "pass")):
            page.raw.evaluate(PRESS, "[data-legal]")  # a zone to start in, an enemy's target
        return False

    page.wait_until(came, "a turn", seconds=40)


# -- campaigns that stand somewhere ----------------------------------------------------------------------------


def saved(scene: str, heroes: tuple[str, ...] = ("ranger", "noble"), **campaign: Any) -> str:
    """A campaign that stands at a scene."""
    begun = {"gold": 9, "food": 2, "visited": ("s101", "s102"), "choices": ("s101 word",), **campaign}
    state = journey(heroes, scene=scene, campaign=begun).position.base
    state.set_hero(0, health=4)
    return save.dumps(state)


def at_a_real_table(combat: str, *heroes: str) -> str:
    """A campaign of table mode at the first round of a combat."""
    begun = FATEFORGE.setup(Setup("companion", 1, {"party": len(heroes)}))
    position: Position[FateforgeState] = Position(FATEFORGE, begun)
    for hero in heroes:
        position.apply(0, Pick("party", hero))
    state = position.base
    state.agenda = (BeginScene(combat),)
    position = Position(FATEFORGE, state)
    for way in ("fight", "ready"):
        position.apply(0, Choose(way))
    return save.dumps(position.base)


def far(scene: str, **campaign: Any) -> str:
    """A campaign that has come a long way: to a scene through all those before it that a good party plays."""
    names = [name for name, one in SCENES.items() if not one.bare]
    lost = {
        "s111b",
        "s114",
        "s123",
        "s133",
        "s152",
        "s203",
        "s213",
        "s222",
        "s223",
        "s224",
        "s242",
        "s302",
        "s312",
        "s323",
    }
    visited = tuple(name for name in names[: names.index(scene)] if name not in lost)
    results = tuple(f"{name} success" for name in visited if SCENES[name].kind == "combat")
    ways = {
        "s101": ("word",),
        "s102": ("pay",),
        "s112": ("old_mint", "indigo_yard", "enter"),
        "s202": ("bindery passed",),
        "s205": ("law_schools", "archive", "enter"),
        "s321": ("old_baths",),
    }
    chosen = tuple(f"{name} {way}" for name in visited for way in ways.get(name, ()))
    more: dict[str, Any] = {
        "gold": 7,
        "reputation": (2, -1, 3, 1, 0),
        "flags": ("witness_safe", "archive_friend", "palace_guest"),
        "met": tuple(list(ENEMIES)[:9]),
        "unlocked": (1, 2, 3, 5, 7, 9),
        "quests_done": ("q_ratcatcher",),
        "victory_points": 3,
        "trait_points": 3,
        **campaign,
    }
    return saved(scene, PARTY, visited=visited, results=results, choices=chosen, **more)


def bring(page: Page, text: str, *seats: str) -> str:
    """Go on with a save at a new table, and open it."""
    answer = page.api("POST", f"/api/fateforge/saves?name=Ada&seats={','.join(seats or ('human',))}", text)
    assert answer["status"] == 201, answer
    page.open(f"table/{answer['body']['id']}")
    page.raw.wait_for_selector("[data-screen]:visible, [data-ending]:visible, main[data-prompt]:visible")
    return str(answer["body"]["id"])


def solo(page: Page) -> str:
    made = page.make_table("solo", "human", game="fateforge", options=SOLO)
    page.open(f"table/{made['id']}")
    page.raw.wait_for_selector("[data-screen=story]")
    return str(made["id"])


def rewarded() -> str:
    """A success of the main thread has just brought the second victory point: two rewards are drawn."""
    trip = journey(PARTY, scene="c3", campaign={"victory_points": 1, "visited": ("s101", "s102")}).ends("success")
    return save.dumps(trip.position.base)


# -- screens ---------------------------------------------------------------------------------------------------


def _form(form: str, step: int = 0) -> Callable[[Page], None]:
    """A form in the set-up; on a phone seats, options and the summary are steps of their own."""

    def show(page: Page) -> None:
        page.open(f"setup/fateforge/{form}")
        page.raw.wait_for_selector(".su .form")
        steps = page.raw.locator(".steps button")
        if step and steps.count():
            steps.nth(step).click()

    return show


def _scene(scene: str, *presses: str) -> Callable[[Page], None]:
    """A scene of a campaign that has come far, and what is pressed there."""

    def show(page: Page) -> None:
        bring(page, far(scene))
        for wanted in presses:
            page.raw.wait_for_selector(wanted)
            page.raw.evaluate(PRESS, wanted)
            page.wait_for_answer()

    return show


def _combat(combat: str, *seats: str, **options: Any) -> Callable[[Page], None]:
    def show(page: Page) -> None:
        page.play("combat", *seats, game="fateforge", options={"combat": combat, **options})

    return show


def _turn(combat: str, **options: Any) -> Callable[[Page], None]:
    def show(page: Page) -> None:
        _combat(combat, "human", **options)(page)
        to_a_turn(page)

    return show


def _chain(page: Page) -> None:
    """A die of a hero's turn is chosen, and with it the first thing that it is good for."""
    _turn("c3", heroes="ranger,noble")(page)
    page.raw.locator(".tray [data-option=die]").first.click()
    page.raw.evaluate(PRESS, ".sk.can, .it.can, [data-legal]")
    page.raw.wait_for_timeout(400)


SHOW_MOMENTS = """() => {
  const settings = JSON.parse(localStorage.getItem("ludarium.settings"));
  localStorage.setItem("ludarium.settings", JSON.stringify({ ...settings, moments: "full" }));
}"""


def _enemies(page: Page) -> None:
    page.open()
    page.raw.evaluate(SHOW_MOMENTS)
    page.raw.reload()
    _combat("c3", "human", heroes="ranger,noble")(page)
    go_on(page, lambda: page.raw.locator(".ep .why").count() > 0, "ready", "order", "pass", "end")


def _planning(*seats: str) -> Callable[[Page], None]:
    """Secret dice: the hero stands somewhere, and everybody plans."""

    def show(page: Page) -> None:
        _combat("c3", *seats, heroes="ranger,noble")(page)
        go_on(page, lambda: page.raw.locator("[data-option=ready]").count() > 0)

    return show


def _ordering(page: Page) -> None:
    _combat("c3", "human", heroes="ranger,noble")(page)
    go_on(page, lambda: page.raw.locator(".op").count() > 0, "ready")


def _handover(page: Page) -> None:
    """Two people at one screen: both stand somewhere, and the screen is handed to the first who plans."""
    _combat("c3", "human", "human", heroes="ranger,noble")(page)
    go_on(page, lambda: page.raw.locator("[data-handover]").count() > 0)


def _party(page: Page) -> None:
    made = page.make_table("solo", "human", game="fateforge")
    page.open(f"table/{made['id']}")
    page.raw.wait_for_selector("[data-draft]")


def _rest(scene: str, place: str = "") -> Callable[[Page], None]:
    def show(page: Page) -> None:
        bring(page, far(scene))
        page.raw.wait_for_selector("[data-screen=rest]")
        if place:
            page.raw.locator(f"[data-place={place}]").click()

    return show


def _manage(page: Page) -> None:
    bring(page, far("r3"))
    page.raw.locator("[data-manage]").first.click()
    page.raw.wait_for_selector("[data-screen=manage]")


def _book(tab: str) -> Callable[[Page], None]:
    def show(page: Page) -> None:
        bring(page, far("r5"))
        page.open("campaigns")
        page.raw.wait_for_selector(f"[data-tab={tab}]")
        page.raw.locator(f"[data-tab={tab}]").click()
        page.raw.wait_for_timeout(300)

    return show


def _deep(page: Page) -> None:
    """The map late in the story: under the city."""
    bring(page, far("s331"))
    page.open("campaigns")
    page.raw.locator("[data-tab=map]").click()
    page.raw.locator("[data-site=forge]").click()


def _reward(page: Page) -> None:
    bring(page, rewarded())
    page.raw.wait_for_selector("[data-choice^=rw_]")


def ended(scene: str) -> str:
    """A campaign that has only its ending before it."""
    state = save.loads(far("s331"))
    state.agenda = (BeginScene(scene),)
    return save.dumps(state)


def last_round(combat: str, seed: int = 1) -> str:
    """A campaign that has come far, in the last round of a combat that was fought by lot."""
    position: Position[FateforgeState] = Position(FATEFORGE, save.loads(far(combat)))
    chance = KeyedChance(seed_of(seed))
    for number in range(2_000):
        decision = position.pending[0]
        if decision.prompt in ("extra-round", "escape"):
            return save.dumps(position.base)
        chosen = chance.below(len(decision.options), "what", number)
        position.apply(decision.seat, decision.options[chosen])
    raise AssertionError(f"{combat} did not come to its last round")


def _combat_over(page: Page) -> None:
    bring(page, last_round("c3"))
    go_on(page, lambda: page.raw.locator("[data-combat-over]").count() > 0, "skip", "escape", "confirm")


def before_the_end(scene: str) -> str:
    """The same, and the party rests first; it has a whetstone in its bag."""
    state = save.loads(far("r5", bag=(new_item("whetstone"),)))
    state.scene, state.agenda = "r5", (BeginScene(scene), Rest(""))
    return save.dumps(state)


def _ending(scene: str) -> Callable[[Page], None]:
    def show(page: Page) -> None:
        bring(page, ended(scene))
        page.raw.wait_for_selector("[data-unread]")

    return show


def _expedition(page: Page) -> None:
    made = page.make_table("expedition", "human", "greedy", game="fateforge", options={"heroes": "ranger,noble"})
    page.open(f"table/{made['id']}")
    page.raw.wait_for_selector("[data-choice^=x_]")


def _expedition_rest(page: Page) -> None:
    options = {"heroes": "ranger,noble", "expedition": "x_harbour"}
    made = page.make_table("expedition", "human", "greedy", game="fateforge", options=options)
    page.open(f"table/{made['id']}")
    page.raw.wait_for_selector("[data-screen=rest]")


def at_the_table(page: Page, *answers: str) -> str:
    """Table mode: the first combat, with these answers."""
    made = page.make_table("companion", "human", game="fateforge", options={"party": 3})
    page.open(f"table/{made['id']}")
    for hero in PARTY:
        page.raw.locator(f"[data-draft={hero}].can").click()
    for choice in ("word", "pay", "fight"):
        page.raw.locator(f"[data-choice={choice}]").click()
    page.raw.wait_for_selector("[data-screen=companion]")
    for answer in answers:
        page.raw.locator(f"[data-answer='{answer}']").click()
        page.wait_for_answer()
    return str(made["id"])


def play_on(page: Page) -> None:
    """Table mode: round after round, until the last one is played and the combat may be over."""
    play_until(page, "[data-answer=over]", "[data-answer=done], [data-answer=react], [data-answer=next]")


def play_until(page: Page, wanted: str, way: str = "[data-answer=done]") -> None:
    """Table mode: say again and again that it is done, until something is on offer."""

    def is_there() -> bool:
        if page.is_behind:
            return False
        if page.raw.locator(wanted).count():
            return True
        page.raw.evaluate(PRESS, way)
        return False

    page.wait_until(is_there, wanted, seconds=40)


def _table_mode(*answers: str) -> Callable[[Page], None]:
    return lambda page: void(at_the_table(page, *answers))


def void(_: object) -> None:
    """Nothing comes of it."""


SCREENS: dict[str, Callable[[Page], None]] = {
    "setup": _form("combat"),
    "setup-seats": _form("combat", step=1),
    "setup-summary": _form("combat", step=2),
    "setup-campaign": _form("campaign"),
    "setup-expedition": _form("expedition"),
    "setup-companion": _form("companion"),
    "party": _party,
    "story": _scene("s111"),
    "story-locked": _scene("s142"),
    "explore": _scene("s112"),
    "test": _scene("s142", "[data-choice=turn]"),
    "test-rolled": _scene("s142", "[data-choice=turn]", "[data-tester=noble]"),
    "briefing": _scene("c5"),
    "rest": _rest("r2"),
    "rest-shop": _rest("r4", "coppersmith"),
    "rest-heal": _scene("r5", "[data-place=lantern_infirmary]", "[data-visit=lantern_infirmary]"),
    "manage": _manage,
    "book-story": _book("story"),
    "book-party": _book("party"),
    "book-map": _book("map"),
    "book-map-deep": _deep,
    "book-bestiary": _book("bestiary"),
    "book-rules": _book("rules"),
    "campaigns-empty": shows("campaigns", "[data-screen=campaigns]"),
    "reward": _reward,
    "ending-sing": _ending("e1"),
    "ending-quiet": _ending("e4"),
    "combat-over": _combat_over,
    "expedition": _expedition,
    "expedition-rest": _expedition_rest,
    "table-setup": _table_mode(),
    "table-heroes": _table_mode("ready"),
    "table-reaction": _table_mode("ready", "react"),
    "table-report": _table_mode(
        "ready", *("react", "done", "done", "done", "next") * 2, *("react", "done", "done", "done", "over")
    ),
    "combat-setup": _combat("c3", "human", "greedy", heroes="ranger,noble"),
    "planning": _planning("human", "greedy"),
    "ordering": _ordering,
    "turn": _turn("c3", heroes="ranger,noble"),
    "chain": _chain,
    "enemies": _enemies,
    "boss": _turn("c9", heroes="noble,shaman"),
    "handover": _handover,
}
