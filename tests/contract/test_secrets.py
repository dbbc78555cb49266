"""No seat learns what it may not know (REL-20): twins, made in three independent ways, look the same byte for byte.

(a) blind: identities are permuted among the places a viewer cannot see, from the zone table in `cases`;
(b) sampler: the game's own `determinise`, which bots use; it must also reach every possible world at the right rate;
(c) paired runs: two whole games with other hidden draws, compared up to the first difference that the rules allow.
"""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from typing import Any

import msgspec
import pytest

from contract.cases import HIDDEN, Case, Zone, each_case, each_hidden, read_path, write_path
from contract.test_decisions import actions_seen
from ludarium.kernel.chance import KeyedChance, seed_of
from ludarium.kernel.decisions import CHANCE, Action, Decision, Event, Seat, Together
from ludarium.kernel.errors import Refusal
from ludarium.kernel.game import Position
from ludarium.kernel.plain import words_of
from ludarium.kernel.views import view_bytes
from strategies import nasty, sample, uniform, walk

# -- what a viewer can find out --------------------------------------------------------------------------------


def shown(case: Case, position: Position[Any], viewer: Seat | None, probes: list[Action]) -> list[str]:
    """Everything the viewer is sent: view, events, both in words, and the answers to illegal probes."""
    seen = case.game.view(position, viewer)
    view = view_bytes(seen).decode()
    events = [event.seen_by(viewer) for event in position.events]
    words = words_of(case.game.info.id)
    told = repr([words.asked(seen), *(words.told(event) for event in events if event is not None)])
    if viewer is None:
        return [view, repr(events), told]
    return [view, repr(events), told, *(repr(probed(position, viewer, probe)) for probe in probes)]


def probed(position: Position[Any], viewer: Seat, probe: Action) -> tuple[str, object]:
    """What the viewer is told when it tries that; the position stays where it is."""
    why = position.why_not(viewer, probe)
    try:
        position.copy().apply(viewer, probe)
    except Refusal as refusal:
        return str(refusal), why
    return "accepted", why


def probes_for(case: Case, source: random.Random, count: int = 20) -> list[Action]:
    return source.choices(actions_seen(case), k=count)


# -- (a) blind -------------------------------------------------------------------------------------------------


def hidden_slots(case: Case, state: Any, viewer: Seat | None) -> dict[str, list[tuple[Zone, int]]]:
    """For each pool, the places whose cards the viewer does not know."""
    known = case.known(state, viewer)
    slots: dict[str, list[tuple[Zone, int]]] = defaultdict(list)
    for zone in case.zones(state):
        for at, card in enumerate(read_path(state, zone.path)):
            if not zone.is_seen(viewer, at) and (case.throws or not known >> card & 1):
                slots[zone.pool].append((zone, at))
    return slots


def permuted(case: Case, state: Any, viewer: Seat | None, source: random.Random) -> Any:
    """The checkpoint with the cards that the viewer cannot see in other places that it cannot see."""
    world = state.__copy__()
    moved: dict[int, int] = {}
    for slots in hidden_slots(case, state, viewer).values():
        there = [read_path(state, zone.path)[at] for zone, at in slots]
        dealt = list(there)
        source.shuffle(dealt)
        moved.update(zip(there, dealt, strict=True))
        for (zone, at), card in zip(slots, dealt, strict=True):
            cards = read_path(world, zone.path)
            write_path(world, zone.path, (*cards[:at], card, *cards[at + 1 :]))
    for zone in case.zones(state):
        if not zone.ordered:
            write_path(world, zone.path, tuple(sorted(read_path(world, zone.path))))
    for field in case.known_fields:
        # What others know belongs to the place, whatever lies there.
        sets = [
            known if seat == viewer else sum(1 << moved.get(card, card) for card in range(128) if known >> card & 1)
            for seat, known in enumerate(getattr(state, field))
        ]
        setattr(world, field, tuple(sets))
    return world


def others_secret_answers(position: Position[Any], viewer: Seat | None) -> list[tuple[Seat, Action]]:
    """What others have answered to a Together that is still open."""
    assert position.over or position.state is not None
    if position.over or type(position._question) is not Together:
        return []
    return [(seat, action) for seat, action in position._given.items() if seat != viewer]


def answered_again(position: Position[Any], base: Any, viewer: Seat | None, source: random.Random) -> Position[Any]:
    """A position at `base` in which everybody has answered: publicly the same, secretly anything."""
    secret = others_secret_answers(position, viewer)
    twin = Position(position.game, base)
    for number, (seat, action) in enumerate(position.answers):
        decision = twin.decision_of(seat)
        assert decision is not None
        if (seat, action) in secret and number >= len(position.answers) - len(position._given):
            action = source.choice(list(decision.options))
        twin.apply(seat, action)
    return twin


def learned_in_mid_step(case: Case, position: Position[Any], viewer: Seat | None) -> bool:
    """Whether the viewer saw hidden cards since the checkpoint; the zone table speaks of checkpoints only."""
    if case.flips and any(seat == CHANCE for seat, _ in position.answers):
        return True
    again = Position(case.game, position.base)
    found = False
    for seat, action in position.answers:
        again.apply(seat, action)
        found = found or (viewer is not None and learns(case, again, viewer))
    return found


def check_blind_twin(case: Case, position: Position[Any], viewer: Seat | None, source: random.Random) -> bool:
    """Compare the position with a blind twin; whether the two differ underneath."""
    position = position.copy()
    position.chance = None
    if learned_in_mid_step(case, position, viewer):
        return False
    base = permuted(case, position.base, viewer, source)
    case.invariants(base)
    original = answered_again(position, position.base, viewer, source)
    twin = answered_again(position, base, viewer, source)
    probes = probes_for(case, source)
    assert shown(case, twin, viewer, probes) == shown(case, original, viewer, probes)
    check_next_step(case, original, twin, viewer, source)
    return bool(base != position.base)


def learns(case: Case, position: Position[Any], viewer: Seat) -> bool:
    """Whether the last answer showed the viewer a card that was hidden from it."""
    return any(case.learner(event) == viewer for event in position.events)


def check_next_step(
    case: Case, original: Position[Any], twin: Position[Any], viewer: Seat | None, source: random.Random
) -> None:
    """What the viewer's own answer leads to may not depend on what it cannot see, unless it sees a card by it."""
    decision = None if viewer is None else original.decision_of(viewer)
    if decision is None or others_secret_answers(original, viewer):
        return
    assert viewer is not None
    action = source.choice(list(decision.options))
    after = []
    for position in (original.copy(), twin.copy()):
        position.apply(viewer, action)
        if learns(case, position, viewer) or any(
            isinstance(event, (*case.shows, *case.opens)) for event in position.events
        ):
            return
        after.append(shown(case, position, viewer, []))
    assert after[0] == after[1]


@each_hidden
def test_blind_twins_look_the_same(case: Case) -> None:
    source = random.Random(1)
    differing = sum(
        check_blind_twin(case, position, viewer, source) for position in sample(case, 30) for viewer in case.viewers
    )
    assert differing > 5


# -- (b) the sampler -------------------------------------------------------------------------------------------


def check_sampled_twin(case: Case, position: Position[Any], viewer: Seat, source: random.Random) -> bool:
    """Compare the position with a world that `determinise` gives; whether the two differ underneath."""
    position = position.copy()
    twin = position.determinised(viewer, KeyedChance(seed_of(source.randrange(1 << 40))))
    case.invariants(twin.base)
    withdrawn = others_secret_answers(position, viewer)
    waiting = {decision.seat for decision in position.pending} | {seat for seat, _ in withdrawn}
    assert {decision.seat for decision in twin.pending} == waiting
    differs = bool(twin.base != position.base)
    for seat, _ in withdrawn:
        decision = twin.decision_of(seat)
        assert decision is not None
        twin.apply(seat, source.choice(list(decision.options)))
    position.events = twin.events = ()
    probes = probes_for(case, source)
    assert shown(case, twin, viewer, probes) == shown(case, position, viewer, probes)
    position.chance = twin.chance = None
    check_next_step(case, position, twin, viewer, source)
    return differs


@each_case
def test_worlds_for_bots_look_the_same_to_the_seat_they_are_made_for(case: Case) -> None:
    source = random.Random(2)
    differing = sum(
        check_sampled_twin(case, position, viewer, source)
        for position in sample(case, 30 * case.patience)
        for viewer in range(case.setup.seats)
    )
    assert differing > 5 or case not in HIDDEN


@each_case
def test_worlds_for_bots_can_be_played_to_the_end(case: Case) -> None:
    for number, position in enumerate(sample(case, 6)):
        world = position.determinised(number % case.setup.seats, KeyedChance(seed_of(number)))
        policy = uniform(number)
        for _ in range(10_000):
            if world.over:
                break
            decision = world.pending[0]
            world.apply(decision.seat, policy(world, decision))
        assert world.over
        case.invariants(world.base)


@each_case
def test_a_world_for_bots_does_not_draw_what_the_real_game_will(case: Case) -> None:
    """Its chance is the bot's own: a search must not see the cards that are going to come."""
    position = sample(case, 6)[1]
    own = KeyedChance(seed_of(99))
    assert position.determinised(0, own).chance is own
    position.chance = None
    assert position.determinised(0, own).chance is None


def check_rates(case: Case, position: Position[Any], viewer: Seat, samples: int) -> int:
    """Every unseen card is in every unseen place as often as it should be; how many rates were looked at."""
    state = position.base
    pools = hidden_slots(case, state, viewer)
    found: dict[str, Counter[tuple[int, tuple[str | int, ...], int]]] = defaultdict(Counter)
    for number in range(samples):
        world = case.game.determinise(state, viewer, KeyedChance(seed_of(number)))
        for pool, slots in hidden_slots(case, world, viewer).items():
            for zone, at in slots:
                # In an unordered place only its being there counts.
                found[pool][read_path(world, zone.path)[at], zone.path, at if zone.ordered else -1] += 1
    looked = 0
    for pool, slots in pools.items():
        places = Counter((zone.path, at if zone.ordered else -1) for zone, at in slots)
        cards = Counter(case.throws or (read_path(state, zone.path)[at] for zone, at in slots))
        zones = {(zone.path, at if zone.ordered else -1): zone for zone, at in slots}
        for (path, at), size in places.items():
            if case.thrown is not None:
                cards = case.thrown(state, zones[path, at], at)
            for card, copies in sorted(cards.items()):
                share = copies / cards.total()
                expected = samples * size * share
                sigma = (samples * size * share * (1 - share)) ** 0.5
                count = found[pool][card, path, at]
                assert abs(count - expected) <= 5.5 * sigma + 1, (pool, path, card, count, expected)
                looked += 1
    return looked


@each_hidden
def test_worlds_for_bots_hold_every_unseen_card_in_every_unseen_place(case: Case) -> None:
    game = walk(case, 3, nasty)
    looked = 0
    for share in (2, 7):
        viewer = share % case.setup.seats
        hiding = [position for position in game if hidden_slots(case, position.base, viewer)]
        looked += check_rates(case, hiding[len(hiding) * share // 10], viewer, 300)
    assert looked >= 12


# -- (c) paired runs -------------------------------------------------------------------------------------------


class Run:
    """A game without chance of its own, and what one viewer has been sent of it."""

    def __init__(self, case: Case, viewer: Seat) -> None:
        self.case = case
        self.viewer = viewer
        self.position = Position(case.game, case.game.setup(case.setup))

    def apply(self, seat: Seat, action: Action) -> None:
        self.position.apply(seat, action)

    def stream(self, probes: list[Action]) -> list[str]:
        return shown(self.case, self.position, self.viewer, probes)


def is_hidden(case: Case, position: Position[Any], option: Action, viewer: Seat) -> bool:
    """Whether that draw must stay unknown to the viewer."""
    after = position.copy()
    after.apply(CHANCE, option)
    learners = {case.learner(event) for event in after.events} - {None}
    return bool(learners) and viewer not in learners


def check_paired_runs(case: Case, viewer: Seat, seed: int, limit: int = 400) -> tuple[int, bool]:
    """Two games with other hidden draws and the same answers, side by side; for how many steps, and did they differ."""
    source = random.Random(f"paired {case.id} {viewer} {seed}")
    policy = nasty(seed)
    one, other = Run(case, viewer), Run(case, viewer)
    differed = False
    for step in range(limit):
        if one.position.over:
            assert other.position.over
            return step, differed
        probes = probes_for(case, source, 3)
        assert one.stream(probes) == other.stream(probes)
        decision = source.choice(one.position.pending)
        twin = other.position.decision_of(decision.seat)
        assert twin is not None
        assert twin.prompt == decision.prompt
        if decision.seat == CHANCE:
            action = source.choice(list(decision.options))
            answer = source.choice(list(twin.options)) if is_hidden(case, one.position, action, viewer) else action
        else:
            answer = action = quiet(policy(one.position, decision), decision, twin, source)
        if answer not in twin.options:
            return step, differed  # the rules allow a difference here: the card was elsewhere
        one.apply(decision.seat, action)
        other.apply(decision.seat, answer)
        differed = differed or one.position.base != other.position.base
        if decision.seat != CHANCE and learns(case, one.position, viewer):
            return step, differed  # and here: it is handed a card that was hidden from it
        if case.thrown and any(isinstance(event, case.shows) for event in one.position.events):
            return step, differed  # and here: a screen is lifted
        if any(isinstance(event, case.opens) for event in one.position.events):
            return step, differed  # and here: a card is shown that the answer did not name
    return limit, differed


def quiet(action: Action, decision: Decision, twin: Decision, source: random.Random) -> Action:
    """The answer, or one that both games allow: so that the runs stay side by side for longer."""
    if action in twin.options or source.random() < 0.02:
        return action
    both = [option for option in decision.options if option in twin.options]
    return source.choice(both) if both else action


@each_hidden
def test_paired_runs_look_the_same_until_the_rules_make_them_differ(case: Case) -> None:
    compared, differing = 0, 0
    for viewer in range(case.setup.seats):
        for seed in range(1, 2 * case.patience + 1):
            length, differed = check_paired_runs(case, viewer, seed, 150 * case.patience)
            compared += length
            differing += differed
    assert compared > 40
    assert differing > case.setup.seats


# -- planted leaks must be caught ------------------------------------------------------------------------------


def seen_in_full(event: Event, viewer: Seat | None) -> Event:
    """Events as a careless game would send them."""
    return event


def pair_all(case: Case, viewers: range) -> None:
    for seed in range(1, 6):
        for viewer in viewers:
            check_paired_runs(case, viewer, seed, 80 * case.patience)


@each_hidden
def test_a_planted_leak_in_the_events_is_caught(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    assert case.draw is not None
    monkeypatch.setattr(case.draw, "seen_by", seen_in_full)
    with pytest.raises(AssertionError):
        pair_all(case, range(case.setup.seats))


@each_hidden
def test_a_planted_leak_in_the_view_is_caught(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    """A fingerprint of the full state in the view (REL-28) shows in every kind of twin."""
    view = type(case.game).view

    def leaking(self: Any, position: Position[Any], viewer: Seat | None) -> Any:
        return msgspec.structs.replace(view(self, position, viewer), form=position.digest())

    monkeypatch.setattr(type(case.game), "view", leaking)
    source = random.Random(5)
    positions = sample(case, 30 * case.patience)
    with pytest.raises(AssertionError):
        _ = [check_blind_twin(case, position, None, source) for position in positions]
    with pytest.raises(AssertionError):
        _ = [check_sampled_twin(case, position, 0, source) for position in positions]
    with pytest.raises(AssertionError):
        pair_all(case, range(1))


@each_hidden
def test_a_lazy_sampler_is_caught(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    """A `determinise` that deals nothing anew would hide leaks, and let bots see everything."""
    monkeypatch.setattr(type(case.game), "determinise", lambda self, state, viewer, chance: state)
    hiding = [position for position in walk(case, 3, nasty) if hidden_slots(case, position.base, 0)]
    with pytest.raises(AssertionError):
        _ = [check_rates(case, hiding[len(hiding) * share // 10], 0, 100) for share in (0, 2, 4)]


# -- big numbers -----------------------------------------------------------------------------------------------


@pytest.mark.long
@each_hidden
def test_many_twins_look_the_same(case: Case) -> None:
    source = random.Random(3)
    pairs = 0
    for seed in range(20, 40):
        for position in walk(case, seed, nasty if seed % 2 else uniform)[::5]:
            for viewer in case.viewers:
                check_blind_twin(case, position, viewer, source)
                pairs += 1
                if viewer is not None:
                    check_sampled_twin(case, position, viewer, source)
                    pairs += 1
    assert pairs > 300


@pytest.mark.long
@each_hidden
def test_rates_of_worlds_over_many_samples(case: Case) -> None:
    game = walk(case, 4, uniform)
    for share in range(1, 10):
        check_rates(case, game[len(game) * share // 10], share % case.setup.seats, 1000)


@pytest.mark.long
@each_hidden
def test_many_paired_runs(case: Case) -> None:
    assert (
        sum(check_paired_runs(case, viewer, seed)[0] for viewer in range(case.setup.seats) for seed in range(40)) > 500
    )
