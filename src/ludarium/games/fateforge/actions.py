"""What seats and chance can answer. `str()` is the notation. Heroes, zones, tokens, enemies and cards go by name.

Results that pay for something stand in brackets, as data writes faces: "step C (step|focus)".
"""

from __future__ import annotations

from typing import TypeAlias

from ludarium.kernel.decisions import Action


def _paid(pays: tuple[str, ...]) -> str:
    return f" ({' '.join(pays)})" if pays else ""


# -- the party together ----------------------------------------------------------------------------------------


class Agree(Action, frozen=True, tag="agree"):
    """Agree with what another player has proposed."""

    def __str__(self) -> str:
        return "agree"


class Choose(Action, frozen=True, tag="choose"):
    """Choose one of several named ways to go on."""

    way: str

    def __str__(self) -> str:
        return f"choose {self.way}"


class Pass(Action, frozen=True, tag="pass"):
    """Nothing, or nothing more, as the prompt says."""

    def __str__(self) -> str:
        return "pass"


class SetOrder(Action, frozen=True, tag="order"):
    """The heroes take their turns in this order (FF-12.11)."""

    heroes: tuple[str, ...]

    def __str__(self) -> str:
        return f"order {' '.join(self.heroes)}"


# -- picking ---------------------------------------------------------------------------------------------------


class PickZone(Action, frozen=True, tag="zone"):
    zone: str

    def __str__(self) -> str:
        return f"zone {self.zone}"


class PickEnemy(Action, frozen=True, tag="enemy"):
    """An enemy ("grunt#1") or the boss."""

    enemy: str

    def __str__(self) -> str:
        return f"enemy {self.enemy}"


class PickHero(Action, frozen=True, tag="hero"):
    hero: str

    def __str__(self) -> str:
        return f"hero {self.hero}"


class PickToken(Action, frozen=True, tag="token"):
    token: str

    def __str__(self) -> str:
        return f"token {self.token}"


class PickResult(Action, frozen=True, tag="result"):
    """One of the results at hand, to be given up."""

    face: str

    def __str__(self) -> str:
        return f"result {self.face}"


# -- planning --------------------------------------------------------------------------------------------------


class PickDice(Action, frozen=True, tag="dice"):
    """Roll these dice this round (FF-12.2)."""

    hero: str
    dice: tuple[str, ...]

    def __str__(self) -> str:
        return f"dice {self.hero} {' '.join(self.dice)}"


class Reroll(Action, frozen=True, tag="reroll"):
    """Roll some dice again by "energy" (FF-12.5), an ability, a skill or an item; dice are counted from 1."""

    hero: str
    by: str
    dice: tuple[int, ...]

    def __str__(self) -> str:
        return f"reroll {self.hero} {self.by} {' '.join(map(str, self.dice))}"


class Turn(Action, frozen=True, tag="turn"):
    """Triple: turn one of three equal dice to one of its faces (FF-12.6)."""

    hero: str
    die: int
    face: str

    def __str__(self) -> str:
        return f"turn {self.hero} {self.die} {self.face}"


class Sprint(Action, frozen=True, tag="sprint"):
    hero: str
    zone: str

    def __str__(self) -> str:
        return f"sprint {self.hero} {self.zone}"


class FlipStance(Action, frozen=True, tag="stance"):
    hero: str

    def __str__(self) -> str:
        return f"stance {self.hero}"


class Ready(Action, frozen=True, tag="ready"):
    """This hero has finished planning."""

    hero: str

    def __str__(self) -> str:
        return f"ready {self.hero}"


# -- a hero's turn ---------------------------------------------------------------------------------------------


class Act(Action, frozen=True, tag="act"):
    """Use a result as an action: step, strike, shot, focus, block; on a zone, an enemy or a token (FF-13.2)."""

    what: str
    target: str
    pays: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.what}{' ' + self.target if self.target else ''}{_paid(self.pays)}"


class EnergyStep(Action, frozen=True, tag="energy-step"):
    """Spend 1 energy for a Step action; `pays` is the extra Step of difficult terrain (FF-13.3)."""

    zone: str
    pays: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"energy-step {self.zone}{_paid(self.pays)}"


class UseSkill(Action, frozen=True, tag="skill"):
    """Activate a skill; `back`: a two-way conversion the other way round (FF-7.8)."""

    skill: str
    pays: tuple[str, ...] = ()
    back: bool = False

    def __str__(self) -> str:
        return f"skill {self.skill}{' back' if self.back else ''}{_paid(self.pays)}"


class UseItem(Action, frozen=True, tag="use"):
    item: str
    pays: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"use {self.item}{_paid(self.pays)}"


class UseSpecial(Action, frozen=True, tag="special"):
    """The special attack of the weapon that gave the die (FF-4.14)."""

    weapon: str

    def __str__(self) -> str:
        return f"special {self.weapon}"


class Take(Action, frozen=True, tag="take"):
    """Take an objective token (FF-9.6)."""

    token: str

    def __str__(self) -> str:
        return f"take {self.token}"


class Revive(Action, frozen=True, tag="revive"):
    hero: str
    pays: tuple[str, ...]

    def __str__(self) -> str:
        return f"revive {self.hero}{_paid(self.pays)}"


class Cover(Action, frozen=True, tag="cover"):
    """Cover a symbol of a boss's weak point with a result (FF-27.14)."""

    weak_point: str
    symbol: str
    pays: tuple[str, ...]

    def __str__(self) -> str:
        return f"cover {self.weak_point} {self.symbol}{_paid(self.pays)}"


class AskAlly(Action, frozen=True, tag="ally"):
    """Discard an own die and use the result of an ally's die instead, or (ability > 0) use it for an ability."""

    face: str
    """What the ally's die shows."""
    pays: tuple[str, ...] = ()
    ability: int = 0

    def __str__(self) -> str:
        return f"ally {self.face}{f' ability {self.ability}' if self.ability else ''}{_paid(self.pays)}"


class UseAbility(Action, frozen=True, tag="ability"):
    """The hero's own ability in the turn: "hide" (Rogue), "charge" (Shaman), "precise" (Noble)."""

    what: str
    pays: tuple[str, ...]

    def __str__(self) -> str:
        return f"ability {self.what}{_paid(self.pays)}"


class Drink(Action, frozen=True, tag="drink"):
    """Take a marker of a fountain as health or energy (FF-27.4)."""

    what: str

    def __str__(self) -> str:
        return f"drink {self.what}"


class EndTurn(Action, frozen=True, tag="end"):
    def __str__(self) -> str:
        return "end turn"


# -- being hit -------------------------------------------------------------------------------------------------


class Soak(Action, frozen=True, tag="soak"):
    """Cancel damage with a number of block tokens and armour markers, and perhaps a skill (FF-8.13)."""

    block: int = 0
    armour: int = 0
    skill: str = ""

    def __str__(self) -> str:
        return f"soak block {self.block} armour {self.armour}{' ' + self.skill if self.skill else ''}"


# -- story, rest, campaign -------------------------------------------------------------------------------------


class Pick(Action, frozen=True, tag="pick"):
    """Pick one of several things by kind and name: "choice pay", "tester rogue", "reward rw_purse", "party rogue"."""

    kind: str
    name: str

    def __str__(self) -> str:
        return f"{self.kind} {self.name}"


class Manage(Action, frozen=True, tag="manage"):
    """Look after the party: items, skills, food."""

    def __str__(self) -> str:
        return "manage"


class MoveItem(Action, frozen=True, tag="move-item"):
    """Move an item: `giver` and `taker` are heroes or "bag"; `slot` is 1 to 6 (0: the bag)."""

    giver: str
    item: str
    taker: str
    slot: int

    def __str__(self) -> str:
        return f"move-item {self.giver} {self.item} {self.taker} {self.slot}"


class Prepare(Action, frozen=True, tag="prepare"):
    """Prepare a skill, in place of another when six are prepared (FF-7.1)."""

    hero: str
    skill: str
    instead: str = ""

    def __str__(self) -> str:
        return f"prepare {self.hero} {self.skill}{' ' + self.instead if self.instead else ''}"


class Eat(Action, frozen=True, tag="eat"):
    hero: str

    def __str__(self) -> str:
        return f"eat {self.hero}"


class Apply(Action, frozen=True, tag="apply"):
    """Use an item outside combat on a hero (potions)."""

    hero: str
    item: str
    on: str

    def __str__(self) -> str:
        return f"apply {self.hero} {self.item} {self.on}"


class BuyTrait(Action, frozen=True, tag="buy-trait"):
    hero: str
    trait: str

    def __str__(self) -> str:
        return f"buy-trait {self.hero} {self.trait}"


class Visit(Action, frozen=True, tag="visit"):
    """Go to a place, or take a side quest."""

    place: str

    def __str__(self) -> str:
        return f"visit {self.place}"


class Buy(Action, frozen=True, tag="buy"):
    """Buy at a place: "item buckler", "skill rg_volley", "food", "heal ranger", "corruption ranger drained"."""

    place: str
    what: str

    def __str__(self) -> str:
        return f"buy {self.place} {self.what}"


class Swap(Action, frozen=True, tag="swap"):
    """Another hero takes the place of one of the party (FF-25.12)."""

    hero: str
    newcomer: str

    def __str__(self) -> str:
        return f"swap {self.hero} {self.newcomer}"


# -- chance ----------------------------------------------------------------------------------------------------


class Rolled(Action, frozen=True, tag="rolled"):
    """Chance: what the dice show."""

    faces: tuple[str, ...]

    def __str__(self) -> str:
        return f"rolled {' '.join(self.faces)}"


class Drawn(Action, frozen=True, tag="drawn"):
    """Chance: what was drawn or decided by lot: a card, a colour, a zone, a number."""

    what: str

    def __str__(self) -> str:
        return f"drawn {self.what}"


FateforgeAction: TypeAlias = (
    Agree
    | Choose
    | Pass
    | SetOrder
    | PickZone
    | PickEnemy
    | PickHero
    | PickToken
    | PickResult
    | PickDice
    | Reroll
    | Turn
    | Sprint
    | FlipStance
    | Ready
    | Act
    | EnergyStep
    | UseSkill
    | UseItem
    | UseSpecial
    | Take
    | Revive
    | Cover
    | AskAlly
    | UseAbility
    | Drink
    | EndTurn
    | Soak
    | Pick
    | Manage
    | MoveItem
    | Prepare
    | Eat
    | Apply
    | BuyTrait
    | Visit
    | Buy
    | Swap
    | Rolled
    | Drawn
)

PASS = Pass()
AGREE = Agree()
END_TURN = EndTurn()
