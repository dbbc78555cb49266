"""Table mode: people play with wooden pieces and dice, the program is the companion app only (FF-2).

The story, tests and rests are those of a campaign. A combat is not played here but led: the program shows the set-up,
says when and with which colours the enemies react, draws boss cards and counts rounds; the people report what it cannot
see: colours that are gone, how the combat ended, what was found, and how the heroes are. One screen speaks for all.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from ludarium.games.fateforge import arena
from ludarium.games.fateforge.actions import Choose, Pick
from ludarium.games.fateforge.agenda import BeginScene
from ludarium.games.fateforge.battle import Combat, DrawCorruption, Recovery
from ludarium.games.fateforge.bosses import draw_card
from ludarium.games.fateforge.campaign import new_campaign
from ludarium.games.fateforge.consequences import gain, happen, new_item
from ludarium.games.fateforge.content import COLOURS, FIRST_SCENE, HEROES, Fx
from ludarium.games.fateforge.ending import extra_round_allowed
from ludarium.games.fateforge.events import (
    BossCardDrawn,
    ChestOpened,
    CleanedUp,
    EnemyTurnBegan,
    ExtraRound,
    HeroKnockedOut,
    ItemFound,
    NobodyReacts,
    ReactionBegan,
    RoundBegan,
)
from ludarium.games.fateforge.lots import lot
from ludarium.games.fateforge.managing import fresh_hero
from ludarium.games.fateforge.state import TABLE_MODE, Agendum, FateforgeState
from ludarium.kernel.decisions import Action, Args, Decision, Emit, Script

SCREEN = 0
"""The seat that speaks for the party."""
REACTING = 2
DONE, DEAD, READY = Choose("done"), Choose("dead"), Choose("ready")
NEXT, EXTRA, OVER = Choose("next"), Choose("extra"), Choose("over")
MET, MISSED = Choose("met"), Choose("missed")


class TableParty(Agendum, frozen=True):
    """So many heroes are chosen, all of them for the one screen."""

    size: int


class TableSetup(Agendum, frozen=True):
    """The map is laid out on the table."""


class TableRound(Agendum, frozen=True):
    """A round begins."""


class TableReaction(Agendum, frozen=True):
    """The enemies react; `colours` have been drawn already."""

    colours: tuple[str, ...] = ()


class TableBoss(Agendum, frozen=True):
    """The boss performs a card."""


class TableEnemies(Agendum, frozen=True):
    """The other hero turns, then the enemies'."""


class TableRoundOver(Agendum, frozen=True):
    """The round is over: the next one, or the end of the combat."""


class TableReport(Agendum, frozen=True):
    """How it ended: which objectives were met so far, then what was found, then how the heroes are."""

    met: tuple[bool, ...] = ()
    asked: tuple[str, ...] = ()


def open_table(state: FateforgeState, size: int, completed: bool) -> None:
    """Prepare a new state for table mode."""
    state.campaign = new_campaign(completed)
    state.agenda = (BeginScene(FIRST_SCENE), TableParty(size))


def choose_party(state: FateforgeState, item: TableParty, emit: Emit) -> Script[None]:
    if len(state.party) >= item.size:
        state.next_step()
        return
    taken = {hero.id for hero in state.party}
    answer = yield Decision(SCREEN, "party", tuple(Pick("party", hero) for hero in HEROES if hero not in taken))
    state.party = (*state.party, fresh_hero(answer.name, SCREEN))


def begin_combat(state: FateforgeState, item: Combat, emit: Emit) -> Script[None]:
    """Played here, or led."""
    yield from arena.begin_combat(state, item, emit)
    if state.form_id == TABLE_MODE:
        # Where the figures stand is the table's business; the map is the one of the set-up.
        for number in range(len(state.party)):
            state.set_fighter(number, zone=state.starts[0], hidden=False)
        state.next_step(TableSetup(), TableRound())


def _ask(state: FateforgeState, prompt: str, options: tuple[Action, ...], args: Args = ()) -> Script[Action]:
    answer: Action = yield Decision(SCREEN, prompt, options, args)
    return answer


def _counts(kind: str, most: int) -> tuple[Action, ...]:
    return tuple(Pick(kind, str(number)) for number in range(most + 1))


def _counted(answer: Action) -> int:
    assert isinstance(answer, Pick)
    return int(answer.name)


def setup(state: FateforgeState, _: TableSetup, emit: Emit) -> Script[None]:
    starts = ", ".join(state.combat.zones[zone] for zone in state.starts)
    yield from _ask(state, "table-setup", (READY,), (("zones", starts),))
    state.next_step()


def begin_round(state: FateforgeState, _: TableRound, emit: Emit) -> Script[None]:
    """The reaction slot is known before dice are rolled (FF-12.12); heroes before it act first."""
    state.round += 1
    slot = yield from lot("reaction-slot", [str(place) for place in range(len(state.party))])
    state.reaction = int(slot)
    emit(RoundBegan(state.round, state.rounds, state.reaction))
    args = (("round", state.round), ("rounds", state.rounds), ("reaction", state.reaction))
    yield from _ask(state, "table-heroes", (Choose("react"),), args)
    boss = (TableBoss(),) if state.boss is not None else ()
    state.next_step(TableReaction(), *boss, TableEnemies(), *boss, TableRoundOver())


def reaction(state: FateforgeState, item: TableReaction, emit: Emit) -> Script[None]:
    """Two colours, one after the other; a colour that is gone is replaced (FF-14)."""
    left = [COLOURS[colour] for colour in sorted({enemy.colour for enemy in state.enemies})]
    left = [colour for colour in left if colour not in item.colours]
    if len(item.colours) >= REACTING or not left:
        state.next_step()
        return
    colour = yield from lot("colour", left)
    emit(ReactionBegan((colour,)))
    answer = yield from _ask(state, "table-reaction", (DONE, DEAD), (("colour", colour),))
    if answer == DEAD:
        emit(NobodyReacts(colour))
        state.enemies = tuple(enemy for enemy in state.enemies if COLOURS[enemy.colour] != colour)
        state.next_step(item)
    else:
        state.next_step(replace(item, colours=(*item.colours, colour)))


def boss(state: FateforgeState, _: TableBoss, emit: Emit) -> Script[None]:
    found = state.boss
    state.next_step()
    if found is None:
        return
    number = yield from draw_card(state, found)
    emit(BossCardDrawn(found.id, number))
    answer = yield from _ask(state, "table-boss", (DONE, DEAD), (("boss", found.id), ("card", number)))
    if answer == DEAD:
        state.boss = None


def enemies(state: FateforgeState, _: TableEnemies, emit: Emit) -> Script[None]:
    emit(EnemyTurnBegan())
    yield from _ask(state, "table-enemies", (DONE,), (("round", state.round),))
    state.next_step()


def round_over(state: FateforgeState, _: TableRoundOver, emit: Emit) -> Script[None]:
    """Rounds are counted here; after the last one the party leaves, or pays for one more (FF-21.1)."""
    emit(CleanedUp(state.round))
    last = state.round >= state.rounds
    more = ((EXTRA,) if extra_round_allowed(state) else ()) if last else (NEXT,)
    args = (("round", state.round), ("rounds", state.rounds))
    answer = yield from _ask(state, "table-round", (*more, OVER), args)
    if answer == NEXT:
        state.next_step(TableRound())
    elif answer == EXTRA:
        state.extra_round = state.extra_used = True
        state.rounds += 1
        emit(ExtraRound(played=True))
        state.next_step(DrawCorruption(tuple(range(len(state.party)))), TableRound())
    else:
        state.next_step(TableReport())


def report(state: FateforgeState, item: TableReport, emit: Emit) -> Script[None]:
    """One question a step: objectives, chests, gold, food, then health and energy of each hero."""
    if len(item.met) < len(state.objectives):
        answer = yield from _ask(state, "table-objective", (MET, MISSED), (("n", len(item.met) + 1),))
        state.next_step(replace(item, met=(*item.met, answer == MET)))
        return
    chests = [token.name for token in state.tokens if token.kind == "chest"]
    for chest in chests:
        if chest not in item.asked:
            answer = yield from _ask(state, "table-chest", (MET, MISSED), (("chests", len(chests)),))
            if answer == MET:
                yield from _open(state, emit, chest)
            state.next_step(replace(item, asked=(*item.asked, chest)))
            return
    gems = sum(token.amount for token in state.tokens if token.kind == "gem")
    if gems and "gold" not in item.asked:
        answer = yield from _ask(state, "table-gold", _counts("gold", gems))
        gain(state, emit, "gold", _counted(answer))
        state.next_step(replace(item, asked=(*item.asked, "gold")))
        return
    food = sum(token.amount for token in state.tokens if token.kind == "food")
    if food and "food" not in item.asked:
        answer = yield from _ask(state, "table-food", _counts("food", food))
        gain(state, emit, "food", _counted(answer))
        state.next_step(replace(item, asked=(*item.asked, "food")))
        return
    for number, hero in enumerate(state.party):
        if hero.id not in item.asked:
            args = (("hero", hero.id),)
            health = _counted((yield from _ask(state, "table-health", _counts("health", hero.max_health), args)))
            energy = 0
            if health:
                energy = _counted((yield from _ask(state, "table-energy", _counts("energy", hero.max_energy), args)))
            else:
                emit(HeroKnockedOut(hero.id))
            state.set_hero(number, health=health, energy=energy)
            state.set_fighter(number, ko=health == 0)
            state.next_step(replace(item, asked=(*item.asked, hero.id)))
            return
    standing = any(hero.health for hero in state.party)
    met = item.met if standing else (False,) * len(item.met)
    result = "success" if all(met) else "partial" if any(met) else "fail"
    state.next_step(Recovery(result, met))


def _open(state: FateforgeState, emit: Emit, chest: str) -> Script[None]:
    """What lay in a chest goes into the shared bag."""
    found = yield from lot("chest", state.combat.chests)
    emit(ChestOpened(state.party[0].id, chest, found))
    state.opened = (*state.opened, chest)
    if found.startswith("gold "):
        happen(state, emit, Fx("gold", int(found.split()[1])))
    else:
        state.remember(bag=(*state.campaign.bag, new_item(found)))
        emit(ItemFound(found, "bag"))


STEPS: dict[type[Agendum], Callable[[FateforgeState, Any, Emit], Script[None]]] = {
    TableParty: choose_party,
    TableSetup: setup,
    TableRound: begin_round,
    TableReaction: reaction,
    TableBoss: boss,
    TableEnemies: enemies,
    TableRoundOver: round_over,
    TableReport: report,
}
