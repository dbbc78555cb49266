"""Battle mode (FF-26): an expedition's steps, medal points, and how it ends."""

from __future__ import annotations

from collections.abc import Callable

from ludarium.games.fateforge.actions import Pick
from ludarium.games.fateforge.agenda import BeforeCombat, ChooseExpedition, ChooseParty, ExpeditionStep, Rest
from ludarium.games.fateforge.content import EXPEDITIONS, REPUTATION, Expedition
from ludarium.games.fateforge.events import Gained, MedalWon
from ludarium.games.fateforge.state import CampaignState, FateforgeState, HeroState
from ludarium.games.fateforge.together import agree
from ludarium.kernel.decisions import Emit, Script
from ludarium.kernel.errors import BadSetup
from ludarium.kernel.game import Outcome

NO_EXTRA_ROUND = 2
"""Medal points for never playing the extra round (FF-26.6)."""


def open_expedition(state: FateforgeState, expedition: str | None, party: tuple[HeroState, ...]) -> None:
    """Prepare a new state for battle mode; what is not given is chosen at the table (FF-26.1)."""
    if expedition is not None and expedition not in EXPEDITIONS:
        raise BadSetup(f"there is no expedition '{expedition}'; the expeditions are {', '.join(EXPEDITIONS)}")
    state.party = party
    # Rules unlock for the story's sake (FF-1.12); without a story all of them are there.
    state.campaign = CampaignState(reputation=(0,) * len(REPUTATION), unlocked=tuple(range(1, 15)))
    state.agenda = (ExpeditionStep(),)
    if expedition is None:
        state.agenda += (ChooseExpedition(),)
    else:
        _set_out(state, expedition)
    if not party:
        state.agenda += (ChooseParty(),)


def choose_expedition(state: FateforgeState, _: ChooseExpedition, emit: Emit) -> Script[None]:
    answer = yield from agree(state, "expedition", tuple(Pick("expedition", name) for name in EXPEDITIONS))
    assert isinstance(answer, Pick)
    _set_out(state, answer.name)
    state.next_step()


def _set_out(state: FateforgeState, expedition: str) -> None:
    """A purse of gold; the aim of the last combat, where it has one, is settled."""
    state.expedition = expedition
    aim = EXPEDITIONS[expedition].aim
    state.remember(gold=EXPEDITIONS[expedition].gold, flags=(aim,) if aim else ())


def expedition_step(state: FateforgeState, _: ExpeditionStep, emit: Emit) -> Script[None]:
    """Rest or fight, in the order of the expedition; the first rest comes first (FF-26.1)."""
    steps = EXPEDITIONS[state.expedition].steps
    if state.step == len(steps):
        _win(state, emit)
        return
    step = steps[state.step]
    state.step += 1
    if step.kind == "rest":
        state.time, state.paid = int(step.what), ()
        state.rests += 1
        emit(Gained("time", state.time))
        state.next_step(Rest(""), ExpeditionStep())
    else:
        state.next_step(BeforeCombat(step.what), ExpeditionStep())
    return
    yield


def score_combat(state: FateforgeState, met: Callable[[str], bool]) -> None:
    """Medal points of a combat just won, while its map still lies there: bonus objectives, nobody knocked out.

    `met` says whether a condition in the language of objectives is met.
    """
    for combat, condition in EXPEDITIONS[state.expedition].bonus:
        if combat in ("all", state.combat_id) and met(condition):
            state.medal_points += 1
    if not state.kos:
        state.medal_points += 1
        state.clean += 1


def after_combat(state: FateforgeState, emit: Emit, combat: str, result: str) -> None:
    """Any main objective missed ends the expedition (FF-26.2, FF-26.3)."""
    if result == "success":
        state.next_step()
        return
    state.outcome = Outcome((1,) * state.seats, (state.medal_points,) * state.seats, "expedition-failed", shared=0.0)
    state.agenda = ()


def medal(expedition: Expedition, points: int) -> str:
    return "gold" if points >= expedition.gold_medal else "silver" if points >= expedition.silver else "bronze"


def _win(state: FateforgeState, emit: Emit) -> None:
    if not state.extra_used:
        state.medal_points += NO_EXTRA_ROUND
    won = medal(EXPEDITIONS[state.expedition], state.medal_points)
    emit(MedalWon(state.expedition, won, state.medal_points))
    state.outcome = Outcome((1,) * state.seats, (state.medal_points,) * state.seats, f"medal-{won}", shared=1.0)
    state.agenda = ()
