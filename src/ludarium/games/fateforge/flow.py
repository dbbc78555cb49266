"""Which script does what waits on the agenda."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludarium.games.fateforge import agenda, battle, companion
from ludarium.games.fateforge.campaign import consequences, course, expedition, managing, rest
from ludarium.games.fateforge.combat import arena, bosses, ending, enemies, planning, turns
from ludarium.games.fateforge.state import Agendum, FateforgeState
from ludarium.games.fateforge.story import roaming, scenes, trials
from ludarium.kernel.decisions import Emit, Script

STEPS: dict[type[Agendum], Callable[[FateforgeState, Any, Emit], Script[None]]] = {
    # the campaign
    agenda.ChooseParty: course.choose_party,
    agenda.BeginScene: course.begin_scene,
    agenda.BeforeCombat: course.before_combat,
    agenda.AfterCombat: course.after_combat,
    agenda.Rewarding: course.rewarding,
    agenda.Reforming: course.reforming,
    agenda.Happening: consequences.happening,
    agenda.Learning: managing.learning,
    agenda.Managing: managing.managing,
    agenda.StoryScene: scenes.story_scene,
    agenda.Roaming: roaming.roaming,
    agenda.EndStory: scenes.end_story,
    agenda.ChooseTester: trials.choose_tester,
    agenda.Trial: trials.trial,
    agenda.Rest: rest.rest,
    agenda.QuestOffer: rest.quest_offer,
    agenda.ChooseExpedition: expedition.choose_expedition,
    agenda.ExpeditionStep: expedition.expedition_step,
    # a combat
    battle.Arrive: arena.arrive,
    battle.Combat: companion.begin_combat,
    battle.PlaceHeroes: arena.place_heroes,
    battle.ChooseAlly: arena.choose_ally,
    battle.BeginRound: planning.begin_round,
    battle.PickingDice: planning.picking_dice,
    battle.Rolling: planning.rolling,
    battle.Planning: planning.planning,
    battle.Ordering: planning.ordering,
    battle.ActionPhase: turns.action_phase,
    battle.BeginTurn: turns.begin_turn,
    battle.Gifts: turns.gifts,
    battle.HeroTurn: turns.hero_turn,
    battle.EndOfTurn: turns.end_of_turn,
    battle.Reaction: enemies.reaction,
    battle.EnemyTurn: enemies.enemy_turn,
    battle.BossActs: bosses.boss_acts,
    battle.CleanUp: ending.clean_up,
    battle.LastRound: ending.last_round,
    battle.DrawCorruption: ending.draw_corruptions,
    battle.Escape: ending.escape,
    battle.Recovery: ending.recovery,
    battle.SingleCombatOver: ending.single_combat_over,
    # a combat on a real table
    **companion.STEPS,
}
