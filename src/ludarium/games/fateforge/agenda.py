"""What waits on the agenda between combats: scenes of the story, tests, rests, the party's own affairs."""

from __future__ import annotations

from ludarium.games.fateforge.content import Fx
from ludarium.games.fateforge.state import Agendum

# -- campaign --------------------------------------------------------------------------------------------------


class ChooseParty(Agendum, frozen=True):
    """Seats pick heroes one after the other until the party is complete (FF-1.8, FF-2.1)."""


class BeginScene(Agendum, frozen=True):
    """A scene of the campaign begins."""

    scene: str


class BeforeCombat(Agendum, frozen=True):
    """The last moment to look after the party (FF-7.2); `combat` follows."""

    combat: str
    quest: str = ""


class AfterCombat(Agendum, frozen=True):
    """A combat is over: where it leads (FF-1.3, FF-1.4)."""

    combat: str
    quest: str = ""


class Rewarding(Agendum, frozen=True):
    """Two rewards are drawn, the party takes one (FF-23.1)."""

    shown: tuple[str, ...] = ()


class Happening(Agendum, frozen=True):
    """Effects that wait for one another, because one of them may ask. `heroes`: the ones that "tester" means."""

    fx: tuple[Fx, ...]
    heroes: tuple[int, ...] = ()
    one: int = -1
    """The hero who was chosen for "one hero"; it stays the same in one reward."""


class Learning(Agendum, frozen=True):
    """A hero buys skills for a purse of its own (FF-25.10, FF-25.12)."""

    hero: int
    gold: int


class Reforming(Agendum, frozen=True):
    """The party for the restarted act is complete: it takes over what is kept (FF-25.10, FF-25.11)."""

    before: tuple[str, ...]
    """Traits that are kept, with hero and seat: "ranger lore 0"."""
    trait_points: int
    party: tuple[str, ...] = ()
    """The heroes when the act was given up."""
    charges: tuple[tuple[str, int], ...] | None = None
    """What was left in each charged item then, each card by itself; None: in older saves nothing was noted."""


# -- story -----------------------------------------------------------------------------------------------------


class StoryScene(Agendum, frozen=True):
    """A page of the story waits for a choice (FF-2.3); also one of exploration (FF-24.8)."""

    scene: str


class Roaming(Agendum, frozen=True):
    """The party walks about the city (FF-24.8): where it is, the steps that are left, where it has been, in order."""

    scene: str
    at: str
    steps: int
    been: tuple[str, ...] = ()


class ChooseTester(Agendum, frozen=True):
    """The party says who makes the test of a choice (FF-24.4)."""

    scene: str
    choice: str


class Trial(Agendum, frozen=True):
    """A test: `heroes` have still to make it, the first of them now; `failed` have failed; `faces` lie on the table."""

    scene: str
    choice: str
    heroes: tuple[int, ...]
    failed: tuple[int, ...] = ()
    tested: tuple[int, ...] = ()
    faces: tuple[str, ...] = ()
    used: tuple[str, ...] = ()
    """Rerolls that have been used."""


class EndStory(Agendum, frozen=True):
    """The scene is over: heroes still knocked out draw Corruption (FF-20.4)."""

    goto: str
    looked_after: bool = False


class Managing(Agendum, frozen=True):
    """A player looks after own heroes."""

    seat: int
    begun: bool = False
    """Something has been done already."""


# -- rest ------------------------------------------------------------------------------------------------------


class Rest(Agendum, frozen=True):
    """The party has time (FF-25.1). `ready`: seats that want to go on."""

    scene: str
    """"" in an expedition."""
    ready: tuple[int, ...] = ()


class QuestOffer(Agendum, frozen=True):
    """The party hears a side quest and takes it or not (FF-25.3)."""

    quest: str


# -- expeditions -----------------------------------------------------------------------------------------------


class ChooseExpedition(Agendum, frozen=True):
    """The party agrees on an expedition (FF-26.1)."""


class ExpeditionStep(Agendum, frozen=True):
    """The next step of the expedition, counted by the state."""
