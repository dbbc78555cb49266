"""What happens on the Stack is shown with its arithmetic, and the arithmetic comes back to whoever asks."""

from __future__ import annotations

import copy

import pytest
from playwright.sync_api import expect

from browser.conftest import NewPage
from browser.fingers import TOUCH, overflow
from browser.skytear_screens import lesson, seatmates
from browser.support import Page
from ludarium.bots import make
from ludarium.games.skytear.content import CARDS
from ludarium.games.skytear.events import OutsiderPlaced, Resolved
from ludarium.kernel.decisions import Action, Event
from ludarium.kernel.table import Table
from server.support import Seatmates, Server

pytestmark = pytest.mark.browser

ULTIMATES = {card.id for card in CARDS if card.ultimate}
SUM = ["3attack", "+", "2flipped", "\N{MINUS SIGN}", "1armour", "=", "4damage"]
TOLD = "3 attack + 2 flipped \N{MINUS SIGN} 1 armour = 4 damage"


def attacked(page: Page) -> None:
    """The lesson's attack is struck: nothing moves, its sum stands for a while."""
    lesson(page, "attack")
    page.raw.locator("[data-action=attack].on").click()
    page.wait("document.querySelector('.telling .sum')")


def parts(page: Page, within: str) -> list[str]:
    return ["".join(part.split()) for part in page.raw.locator(f"{within} .sum > *").all_inner_texts()]


def test_a_number_carries_its_terms_and_brings_them_back(new_page: NewPage) -> None:
    page = new_page(moments="full")
    attacked(page)
    assert parts(page, "[data-moment=sum]") == SUM
    expect(page.raw.locator(".log li").last).to_contain_text(f"Haburat loses 4 HP (19 left): {TOLD}.")
    page.raw.keyboard.press("Shift")
    expect(page.raw.locator(".telling")).to_have_count(0)
    # Pointing at whom it struck brings the sum back, for the eye and for those who listen.
    struck = page.raw.locator("[data-space=c8]")
    struck.hover()
    assert parts(page, "[data-sum]") == SUM
    assert TOLD in (struck.get_attribute("aria-label") or "")
    page.raw.mouse.move(2, 2)
    expect(page.raw.locator("[data-sum]")).to_have_count(0)
    page.press_button("What happened?")
    expect(page.raw.locator("[data-moment]")).to_be_visible()


def test_on_a_phone_the_first_touch_tells_the_sum_and_the_second_why_not(new_page: NewPage) -> None:
    page = new_page(390, 844, context=TOUCH, moments="full")
    attacked(page)
    page.raw.keyboard.press("Shift")
    struck, refused = page.raw.locator("[data-space=c8]"), page.raw.locator(".why[role=alert]")
    struck.dispatch_event("click")
    expect(page.raw.locator("[data-sum]")).to_be_visible()
    assert parts(page, "[data-sum]") == SUM
    expect(refused).to_have_count(0)
    struck.dispatch_event("click")
    expect(refused).to_be_visible()
    assert not overflow(page)


def answers_to(table: Table, sought: type[Event]) -> list[Action]:
    """What players who choose anything answer until an ultimate resolves, or an outsider arrives."""
    found = []
    for seed in range(12):
        ahead, answers = copy.deepcopy(table), list[Action]()
        bots = [make("random", seed), make("random", seed)]
        while not ahead.position.over and len(answers) < 600:
            seat = ahead.position.pending[0].seat
            answers.append(bots[seat].choose(ahead.position, seat))
            if any(
                isinstance(event, sought) and getattr(event, "what", "") in {"", *ULTIMATES}
                for event in ahead.act(seat, answers[-1])
            ):
                found.append(answers)
                break
    return min(found, key=len)


async def one_answer_before(server: Server, table: str, sought: type[Event]) -> tuple[Seatmates, Action]:
    mates = await seatmates(server, table)
    *before, last = answers_to(mates.table, sought)
    for action in before:
        await mates.act(action)
    return mates, last


@pytest.mark.parametrize(
    ("sought", "shown"), [(Resolved, ".board [data-signature]"), (OutsiderPlaced, ".board [data-arrived]")]
)
def test_the_sky_tears_for_an_ultimate_and_ground_trembles_for_an_outsider(
    server: Server, new_page: NewPage, sought: type[Event], shown: str
) -> None:
    host, page = new_page(), new_page(moments="full", name="Bo")
    host.open()
    made = host.make_table("first-battle", "human", "human", game="skytear", options={"first": 0}, watch=True)
    mates, last = server.do(one_answer_before(server, made["id"], sought))
    page.open(f"table/{made['id']}")  # who looks on is handed nothing, and passes nothing
    page.raw.wait_for_selector(".board")
    server.do(mates.act(last))
    sign = page.raw.locator(shown)
    expect(sign).to_have_count(1)
    page.raw.keyboard.press("Shift")
    expect(sign).to_have_count(0)
