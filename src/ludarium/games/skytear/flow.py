"""Which script carries out what waits on the agenda."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludarium.games.skytear import cards, foresight, minions, outsiders, phases, setup
from ludarium.games.skytear.state import Agendum, SkytearState
from ludarium.kernel.decisions import Emit, Script

_SCRIPTED = cards
"""Imported for its scripts."""


STEPS: dict[type[Agendum], Callable[[SkytearState, Any, Emit], Script[None]]] = {
    setup.DealSetup: setup.deal_setup,
    setup.DraftFactions: setup.draft_factions,
    setup.BringHeroes: setup.bring_heroes,
    setup.DraftHeroes: setup.draft_heroes,
    setup.BuildDecks: setup.build_decks,
    setup.PlaceHeroes: setup.place_heroes,
    setup.FirstHands: setup.first_hands,
    setup.ChangeHands: setup.change_hands,
    setup.DrawCards: setup.draw_cards,
    setup.BeginTurn: setup.begin_turn,
    setup.HeroPhase: phases.hero_phase,
    phases.Activation: phases.activation,
    phases.Priority: phases.priority,
    phases.Aiming: phases.aiming,
    phases.Triggering: phases.triggering,
    phases.Rewarding: phases.rewarding,
    phases.Unanswered: phases.unanswered,
    phases.MinionPhase: minions.minion_phase,
    foresight.Looking: foresight.looking,
    foresight.Sorting: foresight.sorting,
    minions.ChooseLeads: minions.choose_leads,
    minions.LaneDamage: minions.lane_damage,
    minions.Structures: minions.structures,
    minions.Advance: minions.advance,
    minions.TakeUp: minions.take_up_minions,
    minions.Replace: minions.replace_minions,
    minions.Reinforce: minions.reinforce,
    minions.EndOfTurn: minions.end_of_turn,
    outsiders.TakeOutsider: outsiders.take_outsider,
    outsiders.RunOutsider: outsiders.run_outsider,
    outsiders.AfterOutsider: outsiders.after_outsider,
}
