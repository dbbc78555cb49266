"""Every game as an OpenSpiel game in Python, registered as `ludarium_GAME_FORM`.

Chance is explicit: its outcomes are listed with how likely they are, in blocks where there are too many to list.
"""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pyspiel

from ludarium.bots.bot import DiceChance
from ludarium.kernel.decisions import CHANCE, Decision
from ludarium.kernel.errors import Refusal
from ludarium.kernel.game import FormInfo, GameInfo
from ludarium.kernel.title import titles
from ludarium.kernel.views import view_bytes
from ludarium.lab.play import MAX_STEPS, Book, Choosing, Play

MOST_OUTCOMES = 256
"""As many outcomes of chance are listed at once."""


def short_name(game: str, form: str) -> str:
    """What a form of a game is registered as."""
    return f"ludarium_{game}_{form}".replace("-", "_")


def game_type(info: GameInfo, form: FormInfo) -> pyspiel.GameType:
    """What OpenSpiel wants to know of a form before it is played."""
    together = info.cooperative
    return pyspiel.GameType(
        short_name=short_name(info.id, form.id),
        long_name=f"{info.name}: {form.id} (Ludarium)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=(
            pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
            if info.chance
            else pyspiel.GameType.ChanceMode.DETERMINISTIC
        ),
        information=(
            pyspiel.GameType.Information.IMPERFECT_INFORMATION
            if info.secrets
            else pyspiel.GameType.Information.PERFECT_INFORMATION
        ),
        utility=pyspiel.GameType.Utility.IDENTICAL if together else pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(form.seats),
        min_num_players=min(form.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": form.default_seats, "max_steps": MAX_STEPS},
    )


def _class_of(info: GameInfo, form: FormInfo) -> type[pyspiel.Game]:
    kind = game_type(info, form)

    class LudariumGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel carries no types
        """One form of a game."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            given = {"players": form.default_seats, "max_steps": MAX_STEPS, **(params or {})}
            self.max_steps = given["max_steps"]
            try:
                self.book = Book(info.id, form.id, given["players"], None)
            except Refusal as refusal:
                raise pyspiel.SpielError(str(refusal)) from refusal
            seats = self.book.setup.seats
            facts = pyspiel.GameInfo(
                num_distinct_actions=self.book.codes,
                max_chance_outcomes=MOST_OUTCOMES if info.chance else 0,
                num_players=seats,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=None if info.cooperative else 0.0,
                max_game_length=self.max_steps,
            )
            super().__init__(kind, facts, given)

        def new_initial_state(self) -> LudariumState:
            """A game before its first draw."""
            return LudariumState(self)

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> LudariumObserver:
            """What a player may know."""
            if params:
                raise pyspiel.SpielError(f"an observer of {kind.short_name} has no parameters, not {params}")
            return LudariumObserver(self.book)

    return LudariumGame


class LudariumState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel carries no types
    """A game in progress. What a player says of an answer in several codes is a move of its own."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        book = game.book
        self.play = Play.without_luck(book, game.max_steps)
        self._block: range | None = None
        """The outcomes of chance that are left once a block of them has been drawn."""
        self._sayings: list[list[int]] = [[] for _ in range(book.setup.seats)]

    def __deepcopy__(self, memo: dict[int, Any]) -> LudariumState:
        twin = LudariumState.__new__(LudariumState)
        pyspiel.State.__init__(twin, self.get_game())
        return self._handed_to(twin, self.play.clone())

    def _handed_to(self, twin: LudariumState, play: Play) -> LudariumState:
        twin.play = play
        twin._block = self._block
        twin._sayings = [said.copy() for said in self._sayings]
        return twin

    # -- what OpenSpiel asks -----------------------------------------------------------------------------------

    def current_player(self) -> int:
        """Who is to answer."""
        play = self.play
        if play.position.over or play.truncated:
            return int(pyspiel.PlayerId.TERMINAL)
        if play.position.pending[0].seat == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        assert play.seat is not None
        return play.seat

    def is_terminal(self) -> bool:
        """Whether it is over or was cut off."""
        return self.play.position.over or self.play.truncated

    def _legal_actions(self, player: int) -> list[int]:
        return self.play.choosing.codes if player == self.play.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance can do now and how likely it is."""
        decision, outcomes = self._drawn(), self._outcomes()
        weights = decision.weights
        if len(outcomes) <= MOST_OUTCOMES:
            if not weights:
                return [(at, 1 / len(outcomes)) for at in range(len(outcomes))]
            whole = sum(weights[outcomes.start : outcomes.stop])
            return [(at, weights[outcome] / whole) for at, outcome in enumerate(outcomes) if weights[outcome]]
        blocks = self._blocks(outcomes)
        if not weights:
            return [(at, len(block) / len(outcomes)) for at, block in enumerate(blocks)]
        sums = [sum(weights[block.start : block.stop]) for block in blocks]
        return [(at, each / sum(sums)) for at, each in enumerate(sums) if each]

    def _drawn(self) -> Decision:
        return self.play.position.pending[0]

    def _outcomes(self) -> range:
        return self._block if self._block is not None else range(len(self._drawn().options))

    @staticmethod
    def _blocks(outcomes: range) -> list[range]:
        size = MOST_OUTCOMES
        while len(outcomes) > size * MOST_OUTCOMES:
            size *= MOST_OUTCOMES
        return [outcomes[at : at + size] for at in range(0, len(outcomes), size)]

    def _apply_action(self, action: int) -> None:
        if self.is_chance_node():
            outcomes = self._outcomes()
            if len(outcomes) > MOST_OUTCOMES:
                self._block = self._blocks(outcomes)[action]
                return
            self._block = None
            self.play.draw(self._drawn().options[outcomes[action]])
            return
        seat = self.play.seat
        if seat is None:
            raise pyspiel.SpielError(f"action {action} cannot be applied: the game is over")
        try:
            self.play.step(action)
        except Refusal as refusal:
            raise pyspiel.SpielError(str(refusal)) from refusal
        self._sayings[seat].append(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player != int(pyspiel.PlayerId.CHANCE):
            return self.play.book.names[action]
        outcomes = self._outcomes()
        if len(outcomes) > MOST_OUTCOMES:
            return f"block {action}"
        # Dice have equal faces, and OpenSpiel wants a name of its own for every outcome.
        return f"{outcomes[action]}: {self._drawn().options[outcomes[action]]}"

    def returns(self) -> list[float]:
        """What it was worth to everybody."""
        return [self.play.reward(seat) for seat in range(self.play.book.setup.seats)]

    def __str__(self) -> str:
        return f"{self.play.position.digest()} {self.play.steps} {self.play.seat} {self._choosing()} {self._block}"

    # -- what a player knows -----------------------------------------------------------------------------------

    def _choosing(self) -> tuple[int, ...]:
        chosen = self.play._choosing
        return chosen.said if isinstance(chosen, Choosing) else ()

    def information_state_string(self, player: int | None = None) -> str:
        """What a player sees and has said up to now; without a player, the one to answer does."""
        player = self.current_player() if player is None else player
        said = " ".join(map(str, self._sayings[player]))
        return f"{self.observation_string(player)} {said}"

    def observation_string(self, player: int | None = None) -> str:
        """What a player sees; without a player, what the one to answer does."""
        player = self.current_player() if player is None else player
        position = self.play.position
        own = self._choosing() if player == self.play.seat else ()
        return f"{view_bytes(position.game.view(position, player)).decode()} {own}"

    def resample_from_infostate(self, player: int, uniform: Any) -> LudariumState:
        """Another world that looks the same to a player, for ISMCTS. `uniform` gives numbers from 0 to 1."""
        chance = DiceChance(random.Random(uniform()))
        twin = LudariumState.__new__(LudariumState)
        pyspiel.State.__init__(twin, self.get_game())
        return self._handed_to(twin, self.play.imagined(player, chance))


class LudariumObserver:
    """The observation of the other toolkits as a tensor, with its fields by name."""

    def __init__(self, book: Book) -> None:
        self._book = book
        self.tensor = np.zeros(book.size, np.float32)
        self.dict = {name: self.tensor[place] for name, place in book.places.items()}

    def set_from(self, state: LudariumState, player: int) -> None:
        """Fill the tensor."""
        self.tensor[:] = state.play.observed(player)

    def string_from(self, state: LudariumState, player: int) -> str:
        """The view, as text."""
        return state.observation_string(player)


def resampled(state: LudariumState, player: int, generator: Any = None) -> LudariumState:
    """A resampler for `ISMCTSBot.set_resampler`."""
    draw = random.random if generator is None else generator.random_sample
    return state.resample_from_infostate(player, draw)


def register() -> tuple[str, ...]:
    """Register every form of every game that is known now; the names of all of them."""
    known = set(pyspiel.registered_names())
    found = []
    for title in titles():
        info: GameInfo = title.load("rules").info
        for form in info.forms:
            name = short_name(info.id, form.id)
            if name not in known:
                pyspiel.register_game(game_type(info, form), _class_of(info, form))
            found.append(name)
    return tuple(found)


register()
