"""Effects by their verbs: one entry says everything that the game, the bots, the texts and the check know about a verb.

An entry is registered where its rules are: effects of heroes in `combat.effects`, those of the story in
`campaign.consequences`. `vocabulary` reads effects and refuses verbs that nobody has registered.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, ClassVar, Protocol

from ludarium.games.fateforge.content import CombatScene, Fx
from ludarium.games.fateforge.state import Agendum, FateforgeState
from ludarium.kernel.decisions import Emit, Message, Script

World = dict[str, dict[str, Any]]
"""All tables of the content, each by id."""
Wrong = tuple[str, str]
"""Words of an entry by which its line is found, and the mistake."""
Story = tuple[frozenset[str], tuple[int, ...]]
"""What the story knows in thought ("flag x", "item y"), and how the factions think of the party."""


class Aims(Protocol):
    """What is left to be done on the map, as a bot sees it."""

    zones: tuple[int, ...]
    kill: list[str]


class Turn(Protocol):
    """A hero's turn as a bot sees it."""

    state: FateforgeState
    number: int
    strikes: int
    shots: int
    """Results at hand."""

    @property
    def aims(self) -> Aims: ...

    @property
    def watched(self) -> bool:
        """Whether enemies are here or next to this hero."""


class Verb:
    """One verb of effects. It overrides only what it does differently."""

    names: ClassVar[str] = ""
    """The table whose id is the first word of the effect, such as "item"."""
    any_time: ClassVar[bool] = False
    """Whether it helps outside combat, too."""
    of_party: ClassVar[bool] = False
    """Whether it is about what the party holds together, not about heroes."""
    first: ClassVar[type[Agendum] | None] = None
    """What must be done before the story goes on."""
    figure: ClassVar[float] = 0.2
    """What bots think of it in a turn, unless `worth` says more,"""
    liking: ClassVar[float] = 0.3
    """how much they like to own a skill or an item with it, for each point of its amount,"""
    liking_all: ClassVar[float] = 2.0
    """and how many times as much when it is for all."""

    # -- rules

    def possible(self, state: FateforgeState, number: int, fx: Fx) -> bool:
        """Whether a hero's skill, item or ally with this effect would do anything now."""
        return False

    def perform(self, state: FateforgeState, emit: Emit, number: int, fx: Fx, target: str = "") -> Script[None]:
        """Carry it out for that hero; `target` is what a sequence before it hit last."""
        yield from ()

    def found(self, state: FateforgeState, emit: Emit, number: int, fx: Fx) -> Script[None]:
        """What it does when an exploration token brings it."""
        if self.of_party:
            self.happen(state, emit, fx, ())
        elif not state.fighters[number].ko:
            yield from self.perform(state, emit, number, fx)

    def lacks(self, state: FateforgeState, number: int, fx: Fx) -> bool:
        """Whether that hero lacks what the effect gives."""
        return False

    def suffer(self, state: FateforgeState, emit: Emit, number: int, fx: Fx) -> Script[None]:
        """What it does to the hero who draws a Corruption, Fear or trap card with it."""
        yield from ()

    def happen(self, state: FateforgeState, emit: Emit, fx: Fx, heroes: tuple[int, ...]) -> None:
        """What it does in the story; `heroes` are the ones it applies to."""
        for number in heroes:
            self.befall(state, emit, number, fx)

    def befall(self, state: FateforgeState, emit: Emit, number: int, fx: Fx) -> None:
        """What it does to one hero outside combat."""
        raise AssertionError(f"{fx.verb} is no effect of the story")

    def price(self, fx: Fx) -> tuple[int, int]:
        """The gold and the food that a choice with it costs."""
        return 0, 0

    # -- bots

    def worth(self, turn: Turn, fx: Fx) -> float:
        """What a bot thinks of it in a turn."""
        return self.figure

    # -- words

    def words(self, fx: Fx) -> Message:
        """The effect as a part of a sentence: its verb and words make the key."""
        words = list(fx.words)
        arguments: dict[str, str | int] = {"n": abs(fx.amount)}
        if self.names:
            arguments[self.names] = words.pop(0)
        return Message(f"ff-fx-{'-'.join((fx.verb, *words))}", arguments)

    # -- the check of content

    def mistakes(self, fx: Fx, world: World) -> Iterator[Wrong]:
        """What its words name and the content lacks."""
        if self.names and not fx.words:
            yield fx.verb, f"'{fx.verb}' must name something"
        elif self.names in world and fx.words[0] not in world[self.names]:
            yield f'"{fx.words[0]}"', f"there is no {self.names} '{fx.words[0]}'"

    def mistakes_on_map(self, fx: Fx, combat: CombatScene, world: World) -> Iterator[str]:
        """What an exploration token with it names and the combat lacks."""
        yield from ()

    def told(self, fx: Fx, story: Story) -> Story:
        """What the story knows after it, for the search that plays the story in all ways."""
        return story


VERBS: dict[str, Verb] = {}


def verb(*names: str) -> Callable[[type[Verb]], type[Verb]]:
    """Registers an entry by the verbs that it is for."""

    def register(entry: type[Verb]) -> type[Verb]:
        VERBS.update(dict.fromkeys(names, entry()))
        return entry

    return register


class AtOnce(Verb):
    """What befalls a hero by the story and by cards alike."""

    def suffer(self, state: FateforgeState, emit: Emit, number: int, fx: Fx) -> Script[None]:
        self.befall(state, emit, number, fx)
        yield from ()


@verb(
    *("reroll", "turn", "ignore_blockade", "ignore_terrain", "ignore_trap", "armour", "redirect", "substitute"),
    *("cancel", "lose_die", "regain"),
    *("forbid", "cost", "discount", "extra_test_die", "no_recover", "test_reroll", "test_success"),
)
class Passive(Verb):
    """Does nothing by itself: the rules ask for it at its moment."""


@verb("pierce")
class Pierce(Verb):
    """Armour does not help against the sequence before it."""

    figure = 0.5


@verb("or")
class Or(Verb):
    """Stands between two effects, one of which is chosen; `notation.ways_of` takes them apart."""
