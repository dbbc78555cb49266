"""Fateforge as the kernel sees it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from ludarium.games.fateforge import companion, view, why
from ludarium.games.fateforge.agenda import ChooseParty
from ludarium.games.fateforge.battle import Arrive, Combat, SingleCombatOver
from ludarium.games.fateforge.campaign.course import chosen_party, new_campaign, open_campaign
from ludarium.games.fateforge.campaign.expedition import open_expedition
from ludarium.games.fateforge.combat.knowledge import redealt
from ludarium.games.fateforge.flow import STEPS
from ludarium.games.fateforge.forms import FORM_INFOS
from ludarium.games.fateforge.state import TABLE_MODE, FateforgeState
from ludarium.games.fateforge.view import FateforgeView
from ludarium.games.fateforge.vocabulary import require_playable
from ludarium.kernel.chance import Chance
from ludarium.kernel.decisions import Action, Emit, Script, Seat, WhyNot
from ludarium.kernel.errors import BadSetup
from ludarium.kernel.game import Answers, Game, GameInfo, Outcome, Position, Setup, Swap
from ludarium.kernel.packs import mark_of

require_playable()


class Fateforge(Game[FateforgeState]):
    """The course of a combat is in `combat` (planning, turns, enemies, ending), that of the story in `campaign`."""

    info: ClassVar[GameInfo] = GameInfo(
        "fateforge", "Fateforge", rules_version=3, forms=FORM_INFOS, cooperative=True, pack=mark_of("fateforge")
    )

    def setup(self, setup: Setup) -> FateforgeState:
        self.check(setup)
        options = setup.options
        if options.get("save"):
            from ludarium.games.fateforge import save

            return save.resumed(str(options["save"]), setup)
        state = FateforgeState(
            form_id=setup.form,
            seats=setup.seats,
            agenda=(),
            difficulty=options.get("difficulty", "standard"),
            challenge=options.get("challenge", False),
            beast_master=min(options.get("beast_master", 0), setup.seats - 1),
        )
        heroes = _heroes(options.get("heroes", "choose"))
        if setup.form == "expedition":
            chosen = options.get("expedition", "choose")
            party = chosen_party(heroes, setup.seats) if heroes is not None else ()
            open_expedition(state, None if chosen == "choose" else chosen, party)
        elif setup.form == TABLE_MODE:
            companion.open_table(state, options.get("party", 2), options.get("completed", False))
        elif setup.form == "combat":
            state.campaign = new_campaign(completed=True)
            combat = options.get("combat", "c1")
            rested = options.get("arrival", "story") == "rested"
            state.agenda = (SingleCombatOver(), Combat(combat), Arrive(combat, rested))
            if heroes is None:
                state.agenda += (ChooseParty(),)
            else:
                state.party = chosen_party(heroes, setup.seats)
        else:
            open_campaign(state, heroes, options.get("completed", False))
        return state

    def flow(self, state: FateforgeState, emit: Emit) -> Script[None] | None:
        if state.outcome is not None:
            return None
        item = state.agenda[-1]
        return STEPS[type(item)](state, item, emit)

    def outcome(self, state: FateforgeState) -> Outcome | None:
        return state.outcome

    def view(self, position: Position[FateforgeState], viewer: Seat | None) -> FateforgeView:
        return view.view(position, viewer)

    def side_of(self, setup: Setup, seat: Seat) -> int:
        return 0

    def swapped(self, setup: Setup, state: FateforgeState) -> Swap:
        return Swap(tuple(range(setup.seats)), setup.options)  # all are on one side

    def why_not(self, position: Position[FateforgeState], seat: Seat, idea: Action) -> WhyNot | None:
        return why.why_not(position, seat, idea)

    def determinise(self, state: FateforgeState, viewer: Seat, chance: Chance) -> FateforgeState:
        return redealt(state, viewer, chance)

    def determinise_since(
        self, state: FateforgeState, viewer: Seat, chance: Chance, answers: Answers
    ) -> FateforgeState:
        return redealt(state, viewer, chance, answers)

    def may_speak(self, state: FateforgeState, seat: Seat) -> bool:
        """Challenge mode: from the first turn to the clean-up only the active player (FF-1.11)."""
        if not state.challenge or not state.talk_closed:
            return True
        return state.active >= 0 and state.party[state.active].seat == seat


def _heroes(wanted: Any) -> Sequence[object] | None:
    """The heroes a set-up names; None: they are chosen at the table."""
    if wanted == "choose":
        return None
    if isinstance(wanted, str):
        return wanted.split(",")
    if not isinstance(wanted, list | tuple):
        raise BadSetup("option 'heroes' needs 'choose' or a list of heroes")
    return tuple(wanted)


FATEFORGE = Fateforge()
