"""Fateforge in numbers, as a seat sees it: party, combat, campaign and where the story stands. Names are numbered."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec import Struct

from ludarium.games.fateforge import battle
from ludarium.games.fateforge.agenda import BeforeCombat, ChooseTester, QuestOffer, Rest, Roaming, StoryScene, Trial
from ludarium.games.fateforge.combat.knowledge import secret_dice
from ludarium.games.fateforge.content import (
    ALLIES,
    BOSSES,
    CHARACTERS,
    COMBATS,
    CORRUPTION,
    DICE,
    ENEMIES,
    EXPEDITIONS,
    FEAR,
    HEROES,
    ITEMS,
    PLACES,
    QUARTERS,
    QUESTS,
    REPUTATION,
    REWARDS,
    SCENES,
    SKILLS,
    TABLES,
    TRAITS,
    TRAPS,
)
from ludarium.games.fateforge.notation import Fx
from ludarium.games.fateforge.results import FACE_NAMES
from ludarium.games.fateforge.state import SLOTS, FateforgeState
from ludarium.games.fateforge.story.choices import choices_of
from ludarium.games.fateforge.story.roaming import roams
from ludarium.kernel.decisions import Seat
from ludarium.kernel.encoding import Asking, Encoding, Field, Seen, Vocabulary, counted, joined
from ludarium.kernel.game import Game, Position, Setup

_PROMPTS = """
ally before-combat block bodyguard bone-charm cure damage damage-zone discard energy escape expedition explore
extra-round fear-card found-item fountain gift heal knocked-out learn lose-result manage mark move-to move-who
open-door order party pick-dice plan pull push push-to quest remove-trap rest reward reward-hero roam shot soak
start-zone steal step-to story strike stun table-boss table-chest table-enemies table-energy table-explore
table-food table-found-gold table-found-item table-gold table-health table-heroes table-objective table-poison
table-reaction table-round table-setup target test-reroll tester trap turn untarget
"""
PROMPTS = tuple(_PROMPTS.split())
PARTY, ENEMIES_SHOWN, TOKENS_SHOWN, BAG_SHOWN, DICE_SHOWN = 4, 16, 24, 16, 8
INITIATIVES = 12
_STEPS = (
    *(battle.BeginRound, battle.PickingDice, battle.Rolling, battle.Planning, battle.Ordering, battle.HeroTurn),
    *(battle.ActionPhase, battle.Reaction, battle.EnemyTurn, battle.CleanUp, battle.LastRound, battle.Escape),
    *(battle.Recovery, BeforeCombat, QuestOffer, StoryScene, Roaming, ChooseTester, Trial, Rest),
)
_SPOKEN = """
agree pass order zone enemy hero token result dice reroll energy turn sprint stance ready step strike shot focus
block energy-step skill back use special take revive cover ally ability hide charge precise drink health end soak
armour pick choice tester reward party manage move-item bag prepare eat apply buy-trait visit buy item food heal
corruption swap choose alone dead done equip escape extra fight go-on leave met missed next over react redirect
trigger quest expedition trait learn sell train rumour gold boss miss any precise_strike precise_shot
"""
_WORDS = tuple(_SPOKEN.split())
_HERO = "seat, health, most health, energy, most energy"
_FIGHTER = (
    "zone, block, poison, stunned, knocked out, hidden, untargetable, taunting, guard stance, charges, ally, ready, "
    "revived, dice shown"
)
_ENEMY = "kind, initiative, zone, toughness, damage, armour, block, stunned, marked, guarded, guards, carries, silent"
_BOSS = "kind, zone, toughness, damage, armour, block, wounds, stunned, cards left"
_COMBAT = "round, rounds, reaction, active, turns done, reacted, extra round, results gained, rests"
_CAMPAIGN = "gold, food, victory points, trait points, time, step, medal points, beast master, difficulty, challenge"


def _count(names: str) -> int:
    return names.count(",") + 1


def _strings(value: Any) -> Iterator[str]:
    """All words in the entries of the content."""
    if isinstance(value, str):
        yield from value.replace("(", " ").replace(")", " ").replace(",", " ").split()
    elif isinstance(value, Fx):
        yield from value.words
    elif isinstance(value, Struct):
        for field in value.__struct_fields__:
            yield from _strings(getattr(value, field))
    elif isinstance(value, dict):
        for name, each in value.items():
            yield from _strings(name)
            yield from _strings(each)
    elif isinstance(value, list | tuple):
        for each in value:
            yield from _strings(each)


def _flags() -> Vocabulary:
    """What the campaign can remember: the words of effects and conditions that are no names of anything else."""
    kinds = ("scene", "thing", "path", "quest", "place", "expedition", "combat", "reward", "item", "campaign")
    return Vocabulary(sorted(word for word in set(_strings([TABLES[kind] for kind in kinds])) if word.isidentifier()))


class FateforgeEncoding(Encoding[FateforgeState]):
    """Heroes stand in the order of the party; enemies, tokens and items in their own. The seat's own number is told."""

    def __init__(self, game: Game[FateforgeState], setup: Setup) -> None:
        super().__init__(game, setup)
        tokens = dict.fromkeys(token.name for combat in COMBATS.values() for token in combat.tokens)
        self._tokens = Vocabulary(tokens)
        self._kinds = Vocabulary(dict.fromkeys(token.kind for combat in COMBATS.values() for token in combat.tokens))
        self._dice, self._heroes, self._items = Vocabulary(DICE), Vocabulary(HEROES), Vocabulary(ITEMS)
        self._skills, self._traits = Vocabulary(SKILLS), Vocabulary(TRAITS)
        self._enemies, self._bosses, self._fear = Vocabulary(ENEMIES), Vocabulary(BOSSES), Vocabulary(FEAR)
        self._corruption, self._allies = Vocabulary(CORRUPTION), Vocabulary(ALLIES)
        self._scenes, self._combats = Vocabulary(SCENES), Vocabulary(COMBATS)
        self._places, self._quests = Vocabulary(PLACES), Vocabulary(QUESTS)
        self._expeditions, self._flags = Vocabulary(EXPEDITIONS), _flags()
        self._met = Vocabulary((*ENEMIES, *BOSSES))
        self._choices = Vocabulary(dict.fromkeys(choice.id for scene in SCENES for choice in choices_of(scene)))
        self._quarters, self._characters = Vocabulary(QUARTERS), Vocabulary(CHARACTERS)
        self._results = Vocabulary(f"{combat} {result}" for combat in COMBATS for result in ("won", "lost", "left"))
        self._weak = Vocabulary(dict.fromkeys(point.id for boss in BOSSES.values() for point in boss.weak_points))
        self._marks = Vocabulary(
            (*SKILLS, *ITEMS, "energy", "triple", "sprint", "stance", "acrobatics", "battle-hardened", "charge", "hide")
        )
        self.phrases = self._all_phrases()
        named = {
            "proposal": Vocabulary(word for phrase in self.phrases for word in phrase.split()),
            "hero": self._heroes,
            "who": self._heroes,
            "enemy": Vocabulary((*_called_enemies(), *BOSSES)),
            "zones": Vocabulary("ABCDEFGHIJKL"),
            "item": self._items,
            "scene": self._scenes,
            "combat": self._combats,
            "quest": self._quests,
            "trait": self._traits,
            "token": self._tokens,
            "colour": Vocabulary(("white", "blue", "red", "green", "purple", "brown", "black")),
        }
        counts = (
            "round",
            "n",
            "time",
            "dice",
            "gold",
            "agreed",
            "rounds",
            "proposer",
            "damage",
            "reaction",
            "chests",
            "steps",
        )
        self._asking = Asking(setup.seats, PROMPTS, named, counts)
        self._fields = self._set_fields()
        self._asked_at = sum(field.size for field in self._fields)
        self.sets = (*self._fields, *self._asking.sets)
        self.numbers = (*self._number_fields(setup.seats), *self._asking.numbers)

    def _all_phrases(self) -> tuple[str, ...]:
        """One word each but for those that most choices begin with."""
        pairs = (f"{verb} {hero}" for verb in ("ready", "stance", "reroll", "hero", "dice", "turn") for hero in HEROES)
        words = (
            *(*_WORDS, *"ABCDEFGHIJKL", *(str(number) for number in range(31)), *HEROES, *DICE, *FACE_NAMES.values()),
            *(*SKILLS, *ITEMS, *_called_enemies(), *BOSSES, *self._tokens.names, *TRAITS, *CORRUPTION, *FEAR, *TRAPS),
            *(*ALLIES, *PLACES, *QUESTS, *REWARDS, *EXPEDITIONS, *COMBATS, *self._choices.names, *self._weak.names),
        )
        return tuple(dict.fromkeys(("end turn", *pairs, *words)))

    def _set_fields(self) -> tuple[Field, ...]:
        fields = []
        for at in range(PARTY):
            fields += [
                Field(f"name of hero {at}", len(HEROES)),
                Field(f"dice of hero {at}", 4 * len(DICE)),
                Field(f"skills of hero {at}", len(SKILLS)),
                Field(f"prepared by hero {at}", len(SKILLS)),
                Field(f"traits of hero {at}", len(TRAITS)),
                Field(f"corruption of hero {at}", len(CORRUPTION)),
                Field(f"used this round by hero {at}", len(self._marks)),
                Field(f"used this combat by hero {at}", len(self._marks)),
                Field(f"fear of hero {at}", len(FEAR)),
                Field(f"tokens of hero {at}", len(self._tokens)),
            ]
        fields += [
            *(Field("combat", len(COMBATS)), Field("closed doors", 8), Field("wounded weak points", len(self._weak))),
            *(Field("steps to come", len(_STEPS)), Field("scene", len(SCENES)), Field("quest", len(QUESTS))),
            *(Field("expedition", len(EXPEDITIONS)), Field("allies", len(ALLIES)), Field("ally", len(ALLIES))),
            *(Field("met", len(self._met)), Field("flags", len(self._flags)), Field("results", len(self._results))),
            *(Field("visited", len(SCENES)), Field("quests done", len(QUESTS)), Field("quests on offer", len(QUESTS))),
            *(Field("places gone", len(PLACES)), Field("places paid", len(PLACES)), Field("rules unlocked", 32)),
            *(Field("choice of the test", len(self._choices)), Field("defeated", 3 * len(ENEMIES))),
            *(Field("quarter of the city", len(QUARTERS)), Field("quarters walked through", len(QUARTERS))),
        ]
        return tuple(fields)

    def _number_fields(self, seats: int) -> tuple[Field, ...]:
        fields = []
        for at in range(PARTY):
            fields += [Field(f"hero {at}: {_HERO}", _count(_HERO)), Field(f"items of hero {at}", 4 * SLOTS)]
            fields += [Field(f"fighter {at}: {_FIGHTER}", _count(_FIGHTER))]
            fields += [Field(f"dice and faces of fighter {at}", 2 * DICE_SHOWN)]
        fields += [Field(f"enemy {at}: {_ENEMY}", _count(_ENEMY)) for at in range(ENEMIES_SHOWN)]
        fields += [Field(f"boss: {_BOSS}", _count(_BOSS)), Field("covered symbols of weak points", 4)]
        fields += [Field(f"token {at}: name, kind, zone, amount, to", 5) for at in range(TOKENS_SHOWN)]
        fields += [Field(f"item {at} of the bag: name, armour, charges, face down", 4) for at in range(BAG_SHOWN)]
        fields += [Field("order of turns", PARTY), Field(f"combat: {_COMBAT}", _count(_COMBAT))]
        fields += [Field("reputation", len(REPUTATION)), Field("regard", len(CHARACTERS))]
        fields += [Field(f"campaign: {_CAMPAIGN}", _count(_CAMPAIGN))]
        fields += [Field("faces of the ally", 4), Field("faces of the test", 4), Field("results gained", 6)]
        fields.append(Field("own seat", 1))
        return tuple(fields)

    def observe(self, position: Position[FateforgeState], seat: Seat) -> Seen:
        state = position.state
        sets: list[int] = []
        numbers: list[int] = []
        secret = secret_dice(state, seat)
        for number in range(PARTY):
            if number < len(state.party):
                self._hero(state, number, number not in secret, sets, numbers)
            else:
                sets += [0] * 10
                numbers += [0] * (_count(_HERO) + 4 * SLOTS + _count(_FIGHTER) + 2 * DICE_SHOWN)
        self._combat(state, numbers)
        self._story(state, sets, numbers)
        asked, about = self._asking(position, seat)
        return joined(sets, self._fields) | asked << self._asked_at, [*numbers, seat, *about]

    def _hero(self, state: FateforgeState, number: int, shown: bool, sets: list[int], numbers: list[int]) -> None:
        hero = state.party[number]
        sets += (
            self._heroes.bit(hero.id),
            counted((self._dice.number(die) - 1 for die in hero.dice()), 4, len(DICE)),
            self._skills.set(hero.skills),
            self._skills.set(hero.prepared),
            self._traits.set(hero.all_traits()),
            self._corruption.set(hero.corruption),
        )
        numbers += (hero.seat, hero.health, hero.max_health, hero.energy, hero.max_energy)
        for held in hero.slots:
            numbers += (0, 0, 0, 0) if held is None else self._held(held.id, held.armour, held.charges, held.face_down)
        if not state.fighters:
            sets += [0] * 4
            numbers += [0] * (_count(_FIGHTER) + 2 * DICE_SHOWN)
            return
        fighter = state.fighters[number]
        sets += (
            self._marks.set(mark.split()[0] for mark in fighter.used),
            self._marks.set(mark.split()[0] for mark in fighter.spent),
            self._fear.set(fighter.fear),
            self._tokens.set(fighter.carries),
        )
        numbers += (
            *(fighter.zone + 1, fighter.block, fighter.poison, fighter.stunned, fighter.ko, fighter.hidden),
            *(fighter.untargetable, fighter.taunting, fighter.guard_stance, fighter.charges, fighter.ally + 1),
            *(fighter.ready, fighter.revived, shown),
        )
        dice = [0] * (2 * DICE_SHOWN)
        if not shown:
            # How many have been picked is seen, not which.
            dice[: len(fighter.dice)] = [255] * min(DICE_SHOWN, len(fighter.dice))
        else:
            for at, die in enumerate(fighter.dice[:DICE_SHOWN]):
                dice[at] = self._dice.number(die)
            for at, face in enumerate(fighter.faces[:DICE_SHOWN], DICE_SHOWN):
                dice[at] = face + 2
        numbers += dice

    def _held(self, item: str, armour: int, charges: int, face_down: bool) -> tuple[int, int, int, int]:
        return self._items.number(item), armour, charges, face_down

    def _combat(self, state: FateforgeState, numbers: list[int]) -> None:
        enemies = state.enemies[:ENEMIES_SHOWN]
        for enemy in enemies:
            guards = self._tokens.number(enemy.guards) or self._enemies.number(enemy.guards.partition("#")[0])
            numbers += (
                *(self._enemies.number(enemy.id), enemy.number, enemy.zone + 1, enemy.toughness, enemy.damage),
                *(enemy.armour, enemy.block, enemy.stunned, enemy.marked, enemy.guarded, guards),
                *(self._tokens.number(enemy.carries), len(enemy.silent)),
            )
        numbers += [0] * (_count(_ENEMY) * (ENEMIES_SHOWN - len(enemies)))
        boss = state.boss
        if boss is None:
            numbers += [0] * (_count(_BOSS) + 4)
        else:
            numbers += (
                *(self._bosses.number(boss.id), boss.zone + 1, boss.toughness, boss.damage, boss.armour, boss.block),
                *(boss.wounds, boss.stunned, len(boss.deck)),
            )
            numbers += _filled(boss.marks, 4)
        tokens = state.tokens[:TOKENS_SHOWN]
        for token in tokens:
            numbers += (self._tokens.number(token.name), self._kinds.number(token.kind), token.zone + 1)
            numbers += (token.amount, token.to + 1)
        numbers += [0] * (5 * (TOKENS_SHOWN - len(tokens)))

    def _story(self, state: FateforgeState, sets: list[int], numbers: list[int]) -> None:
        campaign, agenda = state.campaign, state.agenda
        steps, trial, phase = 0, None, None
        for item in agenda:
            kind = type(item)
            if kind in _STEPS:
                steps |= 1 << _STEPS.index(kind)
            if isinstance(item, battle.ActionPhase):
                phase = item
        top = agenda[-1] if agenda else None
        if isinstance(top, Trial | ChooseTester):
            trial = top
        coming = top.combat if isinstance(top, BeforeCombat) else state.combat_id
        quest = top.quest if isinstance(top, QuestOffer) else state.quest
        boss = state.boss
        sets += (
            *(self._combats.bit(coming), state.closed, self._weak.set(boss.wounded) if boss is not None else 0),
            *(steps, self._scenes.bit(state.scene), self._quests.bit(quest), self._expeditions.bit(state.expedition)),
            *(self._allies.set(campaign.allies), self._allies.bit(state.ally), self._met.set(campaign.met)),
            *(self._flags.set(campaign.flags), self._results.set(campaign.results), self._scenes.set(campaign.visited)),
            *(self._quests.set(campaign.quests_done), self._quests.set(name for name, _ in campaign.quests)),
            *(self._places.set(campaign.places_gone), self._places.set(state.paid)),
            sum(1 << rule for rule in campaign.unlocked if rule < 32),
            self._choices.bit(trial.choice) if trial is not None else 0,
            counted((self._enemies.number(name.partition("#")[0]) - 1 for name in _known(state)), 3, len(ENEMIES)),
        )
        roam = roams(state)
        sets += (
            self._quarters.bit(roam.at) if roam is not None else 0,
            self._quarters.set(roam.been) if roam is not None else 0,
        )
        bag = campaign.bag[:BAG_SHOWN]
        for held in bag:
            numbers += self._held(held.id, held.armour, held.charges, held.face_down)
        numbers += [0] * (4 * (BAG_SHOWN - len(bag)))
        numbers += _filled((number + 1 for number in state.order), PARTY)
        numbers += (
            *(state.round, state.rounds, state.reaction, state.active + 1, phase.turns if phase is not None else 0),
            *(phase is not None and phase.reacted, state.extra_round, len(state.gained), state.rests),
        )
        numbers += _filled((20 + each for each in campaign.reputation), len(REPUTATION))
        regard = dict(campaign.regard)
        numbers += (20 + regard.get(character, 0) for character in CHARACTERS)
        numbers += (
            *(campaign.gold, campaign.food, campaign.victory_points, campaign.trait_points, state.time, state.step),
            *(state.medal_points, state.beast_master, ("standard", "story", "hard").index(state.difficulty)),
            state.challenge,
        )
        numbers += _filled((face + 2 for face in state.ally_faces), 4)
        gained = _filled((face + 2 for face in state.gained), 6)
        faces = trial.faces if isinstance(trial, Trial) else ()
        numbers += _filled((("success", "trait", "fail").index(face) + 1 for face in faces), 4)
        numbers += gained


def _known(state: FateforgeState) -> Iterable[str]:
    return (name for name in state.defeated if name.partition("#")[0] in ENEMIES)


def _called_enemies() -> Iterator[str]:
    """Enemies as notation calls them: kind and initiative."""
    return (f"{enemy}#{number}" for enemy in ENEMIES for number in range(1, INITIATIVES + 1))


def _filled(values: Iterable[int], places: int) -> list[int]:
    shown = list(values)[:places]
    return shown + [0] * (places - len(shown))
