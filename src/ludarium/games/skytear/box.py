"""What the page draws of Skytear's box: heroes, cards, outsiders, areas and battlefields. Facts only."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from ludarium.games.skytear import decks
from ludarium.games.skytear.board import BOARDS, SIGHT, Board, bits
from ludarium.games.skytear.content import (
    AREAS,
    BEARERS,
    CARDS,
    FACTIONS,
    HEROES,
    OUTSIDERS,
    VICTORY_CARDS,
    Area,
    Faction,
    Hero,
    OutsiderCard,
    PowerCard,
    VictoryCard,
)
from ludarium.games.skytear.forms import FORMS, Form
from ludarium.games.skytear.world import WORLD, World


class CardBearers(Struct, frozen=True):
    """A power card, with the heroes that bear its runes (SK-14.2)."""

    card: PowerCard
    heroes: tuple[str, ...]


class SpaceFacts(Struct, frozen=True):
    """A space: where it is drawn, and what it is. `neighbours` and `sees` are numbers of spaces."""

    name: str
    column: int
    row: int
    lane: str
    dome: str
    cover: bool
    neighbours: tuple[int, ...]
    sees: tuple[int, ...]
    """Everything within sight from here (SK-9.1)."""


class BattlefieldFacts(Struct, frozen=True):
    """A battlefield. A space's number is its place in `spaces`."""

    id: str
    heroes_per_side: int
    lanes: tuple[str, ...]
    domes: tuple[str, ...]
    spaces: tuple[SpaceFacts, ...]
    white_lines: tuple[tuple[int, int], ...]
    openings: tuple[tuple[int, int], ...]
    nexus: tuple[int, ...]
    towers: tuple[tuple[int, ...], ...]


class DeckFacts(Struct, frozen=True):
    """The numbers of deck building (SK-24)."""

    copies: int
    cards_per_hero: int


class SkytearContent(Struct, frozen=True):
    game: Literal["skytear"]
    factions: tuple[Faction, ...]
    heroes: tuple[Hero, ...]
    cards: tuple[CardBearers, ...]
    victory_cards: tuple[VictoryCard, ...]
    outsiders: tuple[OutsiderCard, ...]
    areas: tuple[Area, ...]
    battlefields: tuple[BattlefieldFacts, ...]
    forms: tuple[Form, ...]
    decks: DeckFacts
    world: World


def skytear() -> SkytearContent:
    """Everything in the box."""
    return SkytearContent(
        game="skytear",
        factions=tuple(FACTIONS.values()),
        heroes=tuple(HEROES.values()),
        cards=tuple(
            CardBearers(card, tuple(hero for hero in HEROES if hero in bearers))
            for card, bearers in zip(CARDS, BEARERS, strict=True)
        ),
        victory_cards=VICTORY_CARDS,
        outsiders=tuple(OUTSIDERS.values()),
        areas=tuple(AREAS.values()),
        battlefields=tuple(_battlefield(board) for board in BOARDS.values()),
        forms=tuple(FORMS.values()),
        decks=DeckFacts(decks.COPIES, decks.CARDS_PER_HERO),
        world=WORLD,
    )


def _battlefield(board: Board) -> BattlefieldFacts:
    edges = [(at, to) for at in range(board.size) for to in bits(board.neighbours[at]) if at < to]
    lines = tuple(edge for edge in edges if board.white_line(*edge))
    border = [edge for edge in edges if any(dome >> edge[0] & 1 != dome >> edge[1] & 1 for dome in board.dome_spaces)]
    return BattlefieldFacts(
        id=board.id,
        heroes_per_side=board.heroes_per_side,
        lanes=board.lanes,
        domes=board.domes,
        spaces=tuple(_space(board, at) for at in range(board.size)),
        white_lines=lines,
        openings=tuple(edge for edge in border if edge not in lines),
        nexus=board.nexus,
        towers=board.towers,
    )


def _space(board: Board, at: int) -> SpaceFacts:
    column, row = board.columns[at]
    return SpaceFacts(
        name=board.names[at],
        column=column,
        row=row,
        lane=next((name for name, spaces in zip(board.lanes, board.lane_spaces, strict=True) if spaces >> at & 1), ""),
        dome=next((name for name, spaces in zip(board.domes, board.dome_spaces, strict=True) if spaces >> at & 1), ""),
        cover=bool(board.cover >> at & 1),
        neighbours=tuple(bits(board.neighbours[at])),
        sees=tuple(bits(board.sight[at][SIGHT])),
    )
