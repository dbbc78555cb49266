"""The forms of the game, and what can be chosen when a table is set up (FF-1)."""

from __future__ import annotations

from ludarium.games.fateforge.content import COMBATS, EXPEDITIONS
from ludarium.kernel.game import FormInfo, OptionInfo

DIFFICULTIES = ("standard", "story", "hard")

_CHALLENGE = OptionInfo(
    "challenge", False, (False, True), "talk is for planning only; then only the active player speaks"
)
_DIFFICULTY = OptionInfo("difficulty", "standard", DIFFICULTIES, "story: heroes recover more; hard: one enemy more")
_HEROES = OptionInfo(
    "heroes", "choose", help="'choose' at the table, or a list of heroes, one for each seat (two for one)"
)
_BEAST_MASTER = OptionInfo("beast_master", 0, (0, 1, 2, 3), "the seat that makes the open choices of enemies")
_COMPLETED = OptionInfo(
    "completed", False, (False, True), "the story has been completed before: all rules are unlocked"
)
_SAVE = OptionInfo("save", "", help="a saved campaign to go on with")
_RESTART = OptionInfo("restart", False, (False, True), "the saved campaign goes back to the start of its act")
_EXPEDITION = OptionInfo("expedition", "choose", ("choose", *EXPEDITIONS), "which expedition, or 'choose' at the table")
_COMBAT = OptionInfo("combat", "c1", tuple(COMBATS), "which combat")
_ARRIVAL = OptionInfo(
    "arrival", "story", ("story", "rested"), "the party comes wounded, as the story brings it there, or rested"
)
_PARTY = OptionInfo("party", 2, (2, 3, 4), "how many heroes are at the table")
_SHARED = (_HEROES, _DIFFICULTY, _CHALLENGE, _BEAST_MASTER)

FORM_INFOS: tuple[FormInfo, ...] = (
    FormInfo("campaign", (2, 3, 4), (*_SHARED, _COMPLETED, _SAVE, _RESTART)),
    FormInfo("solo", (1,), (_HEROES, _DIFFICULTY, _CHALLENGE, _COMPLETED, _SAVE, _RESTART)),
    FormInfo("expedition", (2, 1, 3, 4), (_EXPEDITION, *_SHARED)),
    # People with wooden pieces and dice: the companion app only.
    FormInfo("companion", (1,), (_PARTY, _DIFFICULTY, _COMPLETED, _SAVE, _RESTART)),
    # A single combat of the story, to practise and to study.
    FormInfo("combat", (2, 1, 3, 4), (_COMBAT, _ARRIVAL, *_SHARED)),
)
