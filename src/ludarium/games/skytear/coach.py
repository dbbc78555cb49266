"""The coach of Skytear: each control token as if the Minion Phase were now, both sides spelt out (SK-19)."""

from __future__ import annotations

from typing import NamedTuple

from ludarium.games.skytear.board import bits
from ludarium.games.skytear.content import CARDS
from ludarium.games.skytear.knowledge import unseen_cards
from ludarium.games.skytear.minions import next_tokens, token_spaces
from ludarium.games.skytear.state import HeroState, SkytearState
from ludarium.kernel.coach import Coach, Mark, Section, Tip, TipLine, Watch
from ludarium.kernel.decisions import Seat
from ludarium.kernel.game import Position
from ludarium.kernel.messages import Message


class _Sum(NamedTuple):
    """What a side counts at a token without Lead cards, and what these could add."""

    heroes: tuple[HeroState, ...]
    minions: int
    total: int
    leads: int
    """How many of its heroes' Lead cards lie there,"""
    most: int
    """and what those that could be chosen add at most. A player may choose none (SK-19.4)."""


class SkytearCoach(Coach[SkytearState]):
    def advice(self, position: Position[SkytearState], seat: Seat, watch: Watch) -> tuple[Section, ...]:
        state = position.state
        side = seat % 2
        tips = [tip for tip, winner in _forecasts(state, seat) if watch == "all" or winner == 1 - side]
        if watch == "all":
            note = "sk-coach-note" if tips else "sk-coach-none"
            return (Section("facts", Message("sk-coach-now"), Message(note), tuple(tips)),)
        note = "sk-coach-note" if tips else "sk-coach-lost-none"
        return (Section("threats", Message("sk-coach-lost"), Message(note), tuple(tips)),)


def _forecasts(state: SkytearState, seat: Seat) -> list[tuple[Tip, int]]:
    """A tip for each token, or tokens checked as one, in the order of their numbers; and who would win it, or -1."""
    found: list[tuple[Tip, int]] = []
    checked: tuple[int, ...] = ()
    # Before the lanes have their numbers there is nothing to count.
    while state.numbers and (following := next_tokens(state, checked)) is not None:
        lanes, dome = following
        found.append(_forecast(state, seat, lanes, dome))
        checked += tuple(state.numbers[lane] for lane in lanes) if dome < 0 else (state.board.dome_numbers[dome],)
    return found


def _forecast(state: SkytearState, seat: Seat, lanes: tuple[int, ...], dome: int) -> tuple[Tip, int]:
    board, side = state.board, seat % 2
    spaces = token_spaces(state, lanes, dome)
    sums = [_sum(state, seat, each, spaces) for each in (0, 1)]
    margin = abs(sums[0].total - sums[1].total)
    winner = -1 if not margin else 0 if sums[0].total > sums[1].total else 1
    lines: list[TipLine] = []
    for each in (side, 1 - side):
        lines += _lines(each, sums[each])
    if dome >= 0:
        title = Message("sk-coach-dome", {"dome": board.domes[dome]})
        outcome = Message("sk-coach-dome-tie" if winner < 0 else "sk-coach-dome-won")
    else:
        title = Message("sk-coach-lane", {"lanes": tuple(board.lanes[lane] for lane in lanes)})
        outcome = Message("sk-coach-tie" if winner < 0 else "sk-coach-won", {"n": margin})
    figure = Message("sk-coach-even") if winner < 0 else Message("sk-coach-by", {"side": winner, "n": margin})
    marks = (Mark("threat", tuple(board.names[space] for space in bits(spaces))),) if winner == 1 - side else ()
    return Tip(title, outcome, figure, lines=tuple(lines), marks=marks), winner


def _sum(state: SkytearState, viewer: Seat, side: int, spaces: int) -> _Sum:
    heroes = tuple(hero for hero in state.heroes if hero.side == side and hero.at >= 0 and state.sight(hero) & spaces)
    minions = sum(1 for space in bits(state.minion_spaces(side)) if state.board.sight[space][3] & spaces)
    total = sum(1 + hero.control_turn for hero in heroes) + minions
    leads = most = 0
    for seat in state.team(side):
        own = [hero for hero in heroes if state.controller(hero) == seat]
        leads += sum(len(hero.leads) for hero in own)
        # Each player chooses at most one.
        most += max((_most(state, viewer, seat, hero) for hero in own), default=0)
    return _Sum(heroes, minions, total, leads, most)


def _most(state: SkytearState, viewer: Seat, seat: Seat, hero: HeroState) -> int:
    """What the best Lead card under a hero counts: known where the viewer knows it, else the best it could be."""
    number = state.heroes.index(hero)
    best = 0
    for place, card in enumerate(hero.leads):
        if hero.lead_seen[place] >> viewer & 1 or (number, place) in state.revealed:
            best = max(best, CARDS[card].cost)
        else:
            unseen = unseen_cards(state, state.deck_of[seat], viewer)
            best = max(best, *(CARDS[each].cost for each in unseen))
    return best


def _lines(side: int, sums: _Sum) -> list[TipLine]:
    parts = [Message("sk-coach-minions", {"n": sums.minions})] if sums.minions else []
    for hero in sums.heroes:
        parts.append(
            Message("sk-coach-hero-more", {"hero": hero.id, "n": hero.control_turn})
            if hero.control_turn
            else Message("sk-coach-hero", {"hero": hero.id})
        )
    text = Message("sk-coach-side" if parts else "sk-coach-nobody", {"side": side, "parts": tuple(parts)})
    found = [TipLine(text, Message("sk-coach-figure", {"n": sums.total}))]
    if sums.leads:
        figure = Message("sk-coach-leads-add", {"n": sums.most})
        found.append(TipLine(Message("sk-coach-leads", {"side": side, "n": sums.leads}), figure))
    return found


COACH = SkytearCoach()
