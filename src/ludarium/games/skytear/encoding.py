"""Skytear in numbers, as a seat sees it: own figures come first; spaces are numbered as on the battlefield."""

from __future__ import annotations

from functools import lru_cache

from ludarium.games.skytear.board import BOARDS
from ludarium.games.skytear.content import CARDS, COUNTERS, FACTIONS, HEROES, OUTSIDERS, VICTORY_CARDS
from ludarium.games.skytear.foresight import Looking, Sorting
from ludarium.games.skytear.knowledge import cards_of_deck
from ludarium.games.skytear.minions import EndOfTurn
from ludarium.games.skytear.phases import MinionPhase
from ludarium.games.skytear.setup import HeroPhase
from ludarium.games.skytear.state import CONDITIONS, HeroState, SkytearState, Waiting
from ludarium.kernel.decisions import Seat
from ludarium.kernel.encoding import Asking, Encoding, Field, Seen, Vocabulary, counted, in_order, joined
from ludarium.kernel.game import Game, Position, Setup

_PROMPTS = """
activate activation advance-token attack-target build-deck card-target change-hand choose-modifier damage-structure
defeat-minion draft-faction draft-hero exhaust-first hand-limit heal lay-area lead-card lead-counts leave-out-hero
move-ally move-illusion move-outsider move-to order-triggers outsider-dome place-hero place-minion place-outsider
place-own-hero predict-discard predict-return priority push-next push-to recall-illusion redirect-to
remove-condition remove-pillar run-outsider save-minion second-target shapeshift skirmish strike-minion summon-lane
trigger-target who-draws who-runs-outsider worship-target
"""
PROMPTS = tuple(_PROMPTS.split())
ACTIONS = ("move", "lead", "attack", "skirmish", "worship", "outsider", "place-minion")
KINDS = (*ACTIONS, "card", *(skill.id for hero in HEROES.values() for skill in hero.skills))
PHASES = ("setup", "hero", "minion", "end")
COPIES = 3
"""Cards of one design are told apart up to so many."""
STACKED = 8
"""As many effects on the Stack are shown, the newest first."""
_CARDS = len(CARDS)
_HERO_NUMBERS = (
    "side",
    "seat",
    "hit points",
    "status",
    "returns in turn",
    "mana",
    "armour of the activation",
    "skirmish of the activation",
    "short-sighted",
    "armour of the turn",
    "mana of the turn",
    "control of the turn",
    "Lead cards",
)


class SkytearEncoding(Encoding[SkytearState]):
    """Heroes stand in the order in which they joined, those of the own side first."""

    def __init__(self, game: Game[SkytearState], setup: Setup) -> None:
        super().__init__(game, setup)
        state = game.setup(setup)
        self.board = board = BOARDS[state.board_id]
        self._names = Vocabulary(board.names)
        self._heroes, self._kinds = Vocabulary(HEROES), Vocabulary(KINDS)
        self._outsiders, self._factions = Vocabulary(OUTSIDERS), Vocabulary(FACTIONS)
        self._done = Vocabulary(ACTIONS)
        fielded = Vocabulary(name for hero in HEROES for name in (hero, f"{hero}1", f"{hero}2"))
        named = {
            "card": Vocabulary(card.id for card in CARDS),
            "space": self._names,
            "hero": fielded,
            "skill": Vocabulary(skill.id for hero in HEROES.values() for skill in hero.skills),
            "action": Vocabulary(KINDS),
            "lane": Vocabulary(board.lanes),
            "outsider": self._outsiders,
        }
        self._asking = Asking(setup.seats, PROMPTS, named, ("points", "token", "number"))
        self._places = board.heroes_per_side
        self.phrases = _phrases(board.names, fielded.names, board.lanes, board.domes, setup.seats)
        self._fields = self._set_fields(setup.seats)
        self._asked_at = sum(field.size for field in self._fields)
        self._fields_of_table = self._fields[12 * self._places : -4 * STACKED]
        self._fields_of_stack = self._fields[-4 * STACKED :]
        self._stack_at = self._asked_at - sum(field.size for field in self._fields_of_stack)
        self._hero_size = sum(field.size for field in self._fields[:6])
        self._table_at = 2 * self._places * self._hero_size
        self._known_heroes: dict[object, tuple[int, tuple[int, ...]]] = {}
        self.sets = (*self._fields, *self._asking.sets)
        self.numbers = (*self._number_fields(setup.seats), *self._asking.numbers)
        self._made: tuple[object, tuple[int, ...]] = (None, ())

    def _set_fields(self, seats: int) -> list[Field]:
        spaces, lanes, decks = self.board.size, self.board.lanes, seats
        fields = []
        for at in range(2 * self._places):
            fields += [Field(f"name of hero {at}", len(HEROES)), Field(f"space of hero {at}", spaces)]
            fields += [Field(f"illusion of hero {at}", spaces), Field(f"conditions of hero {at}", len(CONDITIONS))]
            fields += [Field(f"cards on hero {at}", COPIES * _CARDS), Field(f"known Leads of hero {at}", _CARDS)]
        for side in ("own", "enemy"):
            fields += [Field(f"{side} minions in lane {lane}", spaces) for lane in lanes]
            fields += [Field(f"{side} Pillars", spaces), Field(f"{side} factions", len(FACTIONS))]
            fields.append(Field(f"{side} heroes to draft", len(HEROES)))
        fields += [Field("walls", spaces), *(Field(f"control token of lane {lane}", spaces) for lane in lanes)]
        for dome in self.board.domes:
            fields += [Field(f"outsider of dome {dome}", len(OUTSIDERS)), Field(f"its space in {dome}", spaces)]
        fields += [Field("hand", COPIES * _CARDS), Field("looked at", COPIES * _CARDS)]
        for deck in range(decks):
            fields += [
                Field(f"discard pile {deck}", COPIES * _CARDS),
                Field(f"deck {deck} is made of", COPIES * _CARDS),
            ]
        fields += [Field("victory cards", len(VICTORY_CARDS)), Field("phase", len(PHASES)), Field("done", len(ACTIONS))]
        for at in range(STACKED):
            fields += [Field(f"kind of effect {at}", len(self._kinds)), Field(f"card of effect {at}", _CARDS)]
            fields += [Field(f"hero targets of effect {at}", 2 * self._places), Field(f"spaces of effect {at}", spaces)]
        return fields

    def _number_fields(self, seats: int) -> list[Field]:
        fields = [Field(f"hero {at}: {', '.join(_HERO_NUMBERS)}", len(_HERO_NUMBERS)) for at in range(2 * self._places)]
        for side in ("own", "enemy"):
            fields += [Field(f"{side} nexus, spare minions, towers", 2 + len(self.board.lanes))]
            fields.append(Field(f"{side} progress on victory cards", len(COUNTERS)))
        fields.append(Field("numbers of the lanes", len(self.board.lanes)))
        fields += [Field(f"cards in hand, in the deck, number of the deck of seat {seat}", 3) for seat in range(seats)]
        fields += [Field(f"known cards on top of deck {deck}", 6) for deck in range(seats)]
        fields += [Field(f"effect {at}: there, hero, seat, cancelled", 4) for at in range(STACKED)]
        fields.append(
            Field("turn, first side, acting side, active hero, active seat, points, priority, passes, Flow", 9)
        )
        fields.append(Field("own seat", 1))
        return fields

    def observe(self, position: Position[SkytearState], seat: Seat) -> Seen:
        state, side = position.state, seat % 2
        order = sorted(range(len(state.heroes)), key=lambda number: state.heroes[number].side != side)
        order = order[: 2 * self._places]
        sets: list[int] = []
        numbers: list[int] = []
        bits = at = 0
        for number in order:
            shown, counted_of_hero = self._hero(state, number, seat)
            bits |= shown << at
            at += self._hero_size
            numbers += counted_of_hero
        numbers += [0] * (len(_HERO_NUMBERS) * (2 * self._places - len(order)))
        self._sides(state, side, sets, numbers)
        self._cards(position, seat, sets)
        asked, about = self._asking(position, seat)
        self._decks(state, seat, numbers)
        on_stack: list[int] = []
        if state.stack:
            self._stack(state, order, on_stack, numbers)
            bits |= joined(on_stack, self._fields_of_stack) << self._stack_at
        else:
            numbers += [0] * (4 * STACKED)
        numbers += (
            state.turn,
            (state.first_side ^ side) + 1 if state.first_side >= 0 else 0,
            state.acting_side ^ side,
            order.index(state.hero) + 1 if state.hero in order else 0,
            state.seat + 1,
            state.points,
            state.priority + 1,
            state.passes,
            state.flow_ready,
            seat,
        )
        bits |= joined(sets, self._fields_of_table) << self._table_at | asked << self._asked_at
        return bits, [*numbers, *about]

    def _hero(self, state: SkytearState, number: int, seat: Seat) -> tuple[int, tuple[int, ...]]:
        """A hero as a set and numbers. Most answers change none or one, so they are kept."""
        hero: HeroState = state.heroes[number]
        shown = sum(1 << place for shown_by, place in state.revealed if shown_by == number) if state.revealed else 0
        key = (hero, shown, seat, state.turn)
        found = self._known_heroes.get(key)
        if found is None:
            if len(self._known_heroes) >= 5000:
                self._known_heroes.clear()
            found = self._known_heroes[key] = self._hero_anew(state, hero, shown, seat)
        return found

    def _hero_anew(self, state: SkytearState, hero: HeroState, shown: int, seat: Seat) -> tuple[int, tuple[int, ...]]:
        known = 0
        for place, card in enumerate(hero.leads):
            if (hero.lead_seen[place] >> seat | shown >> place) & 1:
                known |= 1 << card
        sets = (
            self._heroes.bit(hero.id),
            1 << hero.at if hero.at >= 0 else 0,
            1 << hero.illusion if hero.illusion >= 0 else 0,
            hero.conditions,
            _copies(hero.cards),
            known,
        )
        numbers = (
            (hero.side ^ seat % 2) + 1,
            hero.seat + 1,
            hero.hp,
            hero.status,
            hero.back,
            max(0, state.mana(hero)),
            hero.armour_now,
            hero.skirmish_now,
            hero.short_sighted,
            hero.armour_turn,
            hero.mana_turn,
            hero.control_turn,
            len(hero.leads),
        )
        return joined(sets, self._fields[:6]), numbers

    def _sides(self, state: SkytearState, own: int, sets: list[int], numbers: list[int]) -> None:
        lanes = len(self.board.lanes)
        shown = [0] * len(COUNTERS)
        for side in (own, 1 - own):
            sets += (state.minions[side] if state.minions else ())[:lanes] or (0,) * lanes
            sets.append(_members(state.pillars[side]))
            sets += (self._factions.set(state.factions[side]), self._heroes.set(state.pools[side]))
            numbers += (state.nexus[side] + 1, state.spare_minions(side) if state.minions else 0)
            numbers += [max(0, hp) for hp in state.towers[side]] if state.towers else [0] * lanes
            counters = state.counters[side] if state.counters else shown
            numbers += [counters[card] if card in state.victory else 0 for card in range(len(COUNTERS))]
        sets.append(state.walls)
        sets += [1 << at for at in state.tokens] if state.tokens else [0] * lanes
        numbers += in_order([number - 1 for number in state.numbers], lanes)
        for dome in range(len(self.board.domes)):
            there = [outsider for outsider in state.outsiders if outsider.dome == dome]
            sets.append(self._outsiders.set(outsider.id for outsider in there))
            sets.append(_members(tuple(outsider.at for outsider in there if outsider.at >= 0)))

    def _cards(self, position: Position[SkytearState], seat: Seat, sets: list[int]) -> None:
        state = position.state
        looked: tuple[int, ...] = ()
        for item in state.agenda:
            if isinstance(item, Looking) and item.seat == seat:
                looked = item.seen
            elif isinstance(item, Sorting) and item.seat == seat:
                looked = item.cards
        sets += (_copies(state.hands[seat]) if state.hands else 0, _copies(looked))
        made = self._made_of(position.base)
        for deck in range(state.seats):
            there = deck < len(state.piles)
            sets += (_copies(state.piles[deck].discard) if there else 0, made[deck] if there else 0)
        sets.append(_members(state.victory))
        phase = "hero" if state.turn else "setup"
        for item in state.agenda:
            kind = type(item)
            if kind is HeroPhase or kind is MinionPhase or kind is EndOfTurn:
                phase = "hero" if kind is HeroPhase else "minion" if kind is MinionPhase else "end"
                break
        sets += (1 << PHASES.index(phase), self._done.set(state.done))

    def _made_of(self, base: SkytearState) -> tuple[int, ...]:
        """What each deck is made of, wherever the cards are; looked up once for each checkpoint."""
        if self._made[0] is not base:
            made = (_copies(tuple(sorted(cards_of_deck(base, deck)))) for deck in range(len(base.piles)))
            self._made = (base, tuple(made))
        return self._made[1]

    def _decks(self, state: SkytearState, seat: Seat, numbers: list[int]) -> None:
        for each in range(state.seats):
            deck = state.deck_of[each] if state.deck_of else 0
            size = len(state.piles[deck]) if state.piles else 0
            numbers += (len(state.hands[each]) if state.hands else 0, size, deck)
        for deck in range(state.seats):
            known: list[int] = []
            if deck < len(state.piles):
                pile = state.piles[deck]
                known = [card if seen >> seat & 1 else -1 for card, seen in zip(pile.top, pile.seen, strict=True)]
            numbers += in_order(known, 6)

    def _stack(self, state: SkytearState, order: list[int], sets: list[int], numbers: list[int]) -> None:
        effects: tuple[Waiting, ...] = state.stack[::-1][:STACKED]
        for effect in effects:
            heroes = spaces = 0
            for target in effect.targets:
                words = target.split()
                if words[0] == "hero" and int(words[1]) in order:
                    heroes |= 1 << order.index(int(words[1]))
                elif words[-1].isdecimal() and words[0] != "effect" and int(words[-1]) < self.board.size:
                    spaces |= 1 << int(words[-1])
            sets += (self._kinds.bit(effect.kind), 1 << effect.card if effect.card >= 0 else 0, heroes, spaces)
            caster = order.index(effect.caster) + 1 if effect.caster in order else 0
            numbers += (1, caster, effect.seat + 1, effect.cancelled)
        numbers += [0] * (4 * (STACKED - len(effects)))
        sets += [0] * (4 * (STACKED - len(effects)))


def _phrases(
    spaces: tuple[str, ...], heroes: tuple[str, ...], lanes: tuple[str, ...], domes: tuple[str, ...], seats: int
) -> tuple[str, ...]:
    cards = [card.id for card in CARDS]
    ways = ("save", "deck", "sweep", "nexus", *(f"tower-{lane}" for lane in lanes), *(f"dome-{dome}" for dome in domes))
    return (
        "pass",
        *(f"{verb} {hero}" for verb in ("activate", "hero", "by") for hero in heroes),
        *(f"declare {action}" for action in ACTIONS),
        *(f"play {card}" for card in cards),
        *(f"card {card}" for card in cards),
        *(f"space {space}" for space in spaces),
        *(f"minion {side}" for side in (0, 1)),
        "pillar",
        "illusion",
        "area",
        *spaces,
        *(f"effect {number}" for number in range(16)),
        *(f"choose {way}" for way in (*ways, *FACTIONS, *HEROES, *CONDITIONS, *ACTIONS)),
        *(f"lane {lane}" for lane in lanes),
        *(f"seat {seat}" for seat in range(seats)),
    )


@lru_cache(maxsize=10_000)
def _copies(cards: tuple[int, ...]) -> int:
    return counted(cards, COPIES, _CARDS)


@lru_cache(maxsize=10_000)
def _members(numbers: tuple[int, ...]) -> int:
    found = 0
    for number in numbers:
        found |= 1 << number
    return found
