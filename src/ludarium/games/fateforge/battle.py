"""The course of a combat: what waits on the agenda between its beginning and its end (FF-11)."""

from __future__ import annotations

from ludarium.games.fateforge.state import Agendum


class Combat(Agendum, frozen=True):
    """Set up and play a combat. When it is over the campaign remembers "c1 success" and the objectives "c1.1" met."""

    combat: str
    quest: str = ""


class Reaction(Agendum, frozen=True):
    """The enemies react (FF-14): `colours` still to come, as indexes; None: not drawn yet."""

    colours: tuple[int, ...] | None = None


class EnemyTurn(Agendum, frozen=True):
    """Every enemy gets a turn (FF-15): names still to come; None: not begun."""

    queue: tuple[str, ...] | None = None


class BossActs(Agendum, frozen=True):
    """The boss draws and performs a card (FF-2.16)."""


class PlaceHeroes(Agendum, frozen=True):
    """Heroes choose a start zone where there are several (FF-9.4)."""

    hero: int = 0


class ChooseAlly(Agendum, frozen=True):
    """At most one ally goes with a hero (FF-27.8)."""


class BeginRound(Agendum, frozen=True):
    """A round begins: the reaction slot is drawn (FF-12.12)."""


class PickingDice(Agendum, frozen=True):
    """Everybody picks dice at the same time (FF-12.2)."""


class Rolling(Agendum, frozen=True):
    """A hero's dice are rolled behind the screen; a step of its own, because it is secret. `dice`: which of them."""

    hero: int
    dice: tuple[int, ...]


class Planning(Agendum, frozen=True):
    """The optional actions of planning, in any order (FF-12.4)."""


class Ordering(Agendum, frozen=True):
    """The party agrees on the order of turns (FF-12.11)."""


class ActionPhase(Agendum, frozen=True):
    """Hero turns done so far, and whether the enemies have reacted."""

    turns: int = 0
    reacted: bool = False


class BeginTurn(Agendum, frozen=True):
    hero: int


class Gifts(Agendum, frozen=True):
    """The Shaman may give results to the hero whose turn starts."""

    hero: int


class HeroTurn(Agendum, frozen=True):
    hero: int


class EndOfTurn(Agendum, frozen=True):
    hero: int


class CleanUp(Agendum, frozen=True):
    """FF-17."""


class LastRound(Agendum, frozen=True):
    """After the last round: the extra round, or the escape (FF-21.3)."""


class DrawCorruption(Agendum, frozen=True):
    """These heroes draw a Corruption card each, one after the other."""

    heroes: tuple[int, ...]


class Escape(Agendum, frozen=True):
    """The party leaves by one exit (FF-18)."""


class Recovery(Agendum, frozen=True):
    """After the combat: heroes recover one after the other (FF-19)."""

    result: str
    met: tuple[bool, ...]
    hero: int = 0


class Arrive(Agendum, frozen=True):
    """The party of a combat on its own comes as the story would bring it; `rested`: with full health."""

    combat: str
    rested: bool = False


class SingleCombatOver(Agendum, frozen=True):
    """A combat played on its own has ended."""
