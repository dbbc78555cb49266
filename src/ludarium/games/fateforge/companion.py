"""Table mode: people play with wooden pieces and dice, the program is the companion app only (FF-2).

The story, tests and rests are those of a campaign. A combat is not played here but led: the program shows the set-up,
says when and with which colours the enemies react, what lies in chests and at exploration tokens, draws boss cards and
counts rounds; the players report what it cannot see: colours that are gone, wounded weak points, heroes who are
knocked out, how the combat ended, what was found, and how the heroes are. One screen speaks for all.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from ludarium.games.fateforge.actions import Choose, Pick
from ludarium.games.fateforge.agenda import BeginScene
from ludarium.games.fateforge.battle import Combat, DrawCorruption, Recovery
from ludarium.games.fateforge.campaign.consequences import gain, happen, new_item
from ludarium.games.fateforge.campaign.course import new_campaign
from ludarium.games.fateforge.campaign.managing import fresh_hero
from ludarium.games.fateforge.combat import arena
from ludarium.games.fateforge.combat.bosses import cards_left, draw_card, wound_weak_point
from ludarium.games.fateforge.combat.ending import extra_round_allowed
from ludarium.games.fateforge.combat.enemies import STUNNED
from ludarium.games.fateforge.content import BOSSES, COLOURS, FIRST_SCENE, HEROES, Fx, Token
from ludarium.games.fateforge.deeds import MARKERS
from ludarium.games.fateforge.events import (
    BossCardDrawn,
    ChestOpened,
    CleanedUp,
    EnemyIdle,
    EnemyTurnBegan,
    ExtraRound,
    HeroKnockedOut,
    ItemFound,
    NobodyReacts,
    ReactionBegan,
    RoundBegan,
)
from ludarium.games.fateforge.lots import lot
from ludarium.games.fateforge.notation import ways_of
from ludarium.games.fateforge.state import TABLE_MODE, Agendum, FateforgeState
from ludarium.games.fateforge.verbs import VERBS
from ludarium.kernel.decisions import Action, Args, Decision, Emit, Script

SCREEN = 0
"""The seat that speaks for the party."""
REACTING = 2
DONE, DEAD, READY = Choose("done"), Choose("dead"), Choose("ready")
NEXT, EXTRA, OVER = Choose("next"), Choose("extra"), Choose("over")
MET, MISSED = Choose("met"), Choose("missed")
FOUND, WEAK, DOWN, UP = "found", "weak", "down", "up"
"""What people may point at: a token that was examined, a weak point, a hero who fell or came to."""
POISON = 14
"""The rule that sets health markers beside the board."""
REVIVED = 2
"""Health of a hero who came to (FF-20.2)."""


class TableParty(Agendum, frozen=True):
    """How many heroes are chosen, all of them for the one screen."""

    size: int


class TableSetup(Agendum, frozen=True):
    """The map is laid out on the table."""


class TableRound(Agendum, frozen=True):
    """A round begins."""


class TableHeroes(Agendum, frozen=True):
    """Planning, and the hero turns before the reaction."""


class TableExplore(Agendum, frozen=True):
    """It is told what an exploration token is; some let their finder choose."""

    token: str


class TableFound(Agendum, frozen=True):
    """It is told what lay in a chest: an item, or "gold 3"."""

    found: str


class TableReaction(Agendum, frozen=True):
    """The enemies react; `colours` have been drawn already."""

    colours: tuple[str, ...] = ()


class TableBoss(Agendum, frozen=True):
    """The boss performs a card."""


class TableEnemies(Agendum, frozen=True):
    """The other hero turns, then the enemies'."""


class TableRoundOver(Agendum, frozen=True):
    """The round is over: the next one, or the end of the combat."""

    changed: tuple[int, ...] = ()
    """Heroes who were knocked out or came to in this round."""


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
    slot = yield from lot("reaction-slot", [str(place) for place in range(len(state.conscious()))])
    state.reaction = int(slot)
    emit(RoundBegan(state.round, state.rounds, state.reaction))
    boss = (TableBoss(),) if state.boss is not None else ()
    state.next_step(TableHeroes(), TableReaction(), *boss, TableEnemies(), *boss, TableRoundOver())


def heroes(state: FateforgeState, _: TableHeroes, emit: Emit) -> Script[None]:
    args = (("round", state.round), ("rounds", state.rounds), ("reaction", state.reaction))
    answer = yield from _ask(state, "table-heroes", (Choose("react"), *_clicks(state)), args)
    if isinstance(answer, Pick):
        yield from _clicked(state, emit, answer)
    else:
        state.next_step()


# -- what is found on the map ----------------------------------------------------------------------------------


def _clicks(state: FateforgeState) -> tuple[Action, ...]:
    """What people may ask about in hero turns: chests, exploration tokens, weak points (FF-2.17)."""
    tokens = [Pick(FOUND, token.name) for token in state.tokens if token.kind in ("chest", "explore")]
    boss = state.boss
    points = [point.id for point in BOSSES[boss.id].weak_points if point.id not in boss.wounded] if boss else []
    return (*tokens, *(Pick(WEAK, point) for point in points))


def _clicked(state: FateforgeState, emit: Emit, click: Pick) -> Script[None]:
    token = state.token(click.name)
    if click.kind == WEAK:
        wound_weak_point(state, emit, click.name)
    elif token is not None and token.kind == "chest":
        yield from _open(state, emit, token.name)
    else:
        state.drop_token(click.name)
        state.explored = (*state.explored, click.name)
        state.before(TableExplore(click.name))


def explore(state: FateforgeState, item: TableExplore, emit: Emit) -> Script[None]:
    """One of several things, or the only one (FF-27.11); what befalls the finder alone is done on the table."""
    ways = ways_of(dict(state.combat.explore).get(item.token, ()))
    options = tuple(Choose(str(at)) for at in range(1, len(ways) + 1))
    args = (("combat", state.combat_id), ("token", item.token))
    answer = yield from _ask(state, "table-explore", options, args)
    assert isinstance(answer, Choose)
    state.next_step()
    for fx in ways[int(answer.way) - 1]:
        if VERBS[fx.verb].of_party:
            happen(state, emit, fx)


def found(state: FateforgeState, item: TableFound, emit: Emit) -> Script[None]:
    kind, _, amount = item.found.partition(" ")
    if amount:
        yield from _ask(state, "table-found-gold", (DONE,), (("n", int(amount)),))
    else:
        yield from _ask(state, "table-found-item", (DONE,), (("item", kind),))
    state.next_step()


# -- the enemies -----------------------------------------------------------------------------------------------


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
        for enemy in state.enemies:
            if COLOURS[enemy.colour] == colour and enemy.carries in MARKERS:  # drops where it fell (FF-9.11)
                dropped = Token(f"{enemy.carries}@{enemy.name}", enemy.carries, enemy.zone, 1)
                state.tokens = (*state.tokens, dropped)
        state.enemies = tuple(enemy for enemy in state.enemies if COLOURS[enemy.colour] != colour)
        state.next_step(item)
    else:
        state.next_step(replace(item, colours=(*item.colours, colour)))


def boss(state: FateforgeState, _: TableBoss, emit: Emit) -> Script[None]:
    one = state.boss
    state.next_step()
    if one is None:
        return
    if one.stunned:  # by a weak point: it loses this activation
        state.set_boss(stunned=False)
        emit(EnemyIdle(one.id, STUNNED))
        return
    number = yield from draw_card(state, one)
    emit(BossCardDrawn(one.id, number, cards_left(state)))
    answer = yield from _ask(state, "table-boss", (DONE, DEAD), (("boss", one.id), ("card", number)))
    if answer == DEAD:
        state.boss = None


def enemies(state: FateforgeState, _: TableEnemies, emit: Emit) -> Script[None]:
    answer = yield from _ask(state, "table-enemies", (DONE, *_clicks(state)), (("round", state.round),))
    if isinstance(answer, Pick):
        yield from _clicked(state, emit, answer)
        return
    emit(EnemyTurnBegan())
    state.next_step()


# -- the end of a round ----------------------------------------------------------------------------------------


def round_over(state: FateforgeState, item: TableRoundOver, emit: Emit) -> Script[None]:
    """Heroes are marked as knocked out or as up again (FF-2.18); rounds are counted (FF-2.12).

    After the last round the party leaves or pays for one more (FF-21.1). With everybody down the scene fails (FF-17.4).
    """
    down = tuple(number for number, fighter in enumerate(state.fighters) if fighter.ko != (number in item.changed))
    lost = len(down) == len(state.party)
    # All rounds are played, even when everything has been achieved (FF-11.2).
    ways: tuple[Action, ...] = (OVER,)
    if not lost and state.round < state.rounds:
        ways = (NEXT,)
    elif not lost and extra_round_allowed(state):
        ways = (EXTRA, OVER)
    marks = tuple(Pick(UP if number in down else DOWN, hero.id) for number, hero in enumerate(state.party))
    args = (("round", state.round), ("rounds", state.rounds))
    answer = yield from _ask(state, "table-round", (*ways, *marks), args)
    if isinstance(answer, Pick):
        hero = state.hero_number(answer.name)
        others = tuple(number for number in item.changed if number != hero)
        state.next_step(TableRoundOver(others if hero in item.changed else (*others, hero)))
        return
    emit(CleanedUp(state.round))
    revived = tuple(number for number in item.changed if number not in down)
    for number in item.changed:
        state.set_fighter(number, ko=number in down)
        state.set_hero(number, health=0 if number in down else REVIVED)
        if number in down:
            emit(HeroKnockedOut(state.party[number].id))
    # Who was revived draws a card (FF-20.2).
    draws = (DrawCorruption(revived),) if revived else ()
    if answer == NEXT:
        state.next_step(*draws, TableRound())
    elif answer == EXTRA:
        state.extra_round = state.extra_used = True
        state.rounds += 1
        emit(ExtraRound(played=True))
        state.next_step(*draws, DrawCorruption(state.conscious()), TableRound())
    else:
        state.next_step(*draws, TableReport((False,) * len(state.objectives) if lost else ()))


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
            state.next_step(replace(item, asked=(*item.asked, chest)))
            if answer == MET:
                yield from _open(state, emit, chest)
            return
    gems = _left_on_map(state, "gem")
    if gems and "gold" not in item.asked:
        answer = yield from _ask(state, "table-gold", _counts("gold", gems))
        gain(state, emit, "gold", _counted(answer))
        state.next_step(replace(item, asked=(*item.asked, "gold")))
        return
    food = _left_on_map(state, "food")
    if food and "food" not in item.asked:
        answer = yield from _ask(state, "table-food", _counts("food", food))
        gain(state, emit, "food", _counted(answer))
        state.next_step(replace(item, asked=(*item.asked, "food")))
        return
    for number, hero in enumerate(state.party):
        if hero.id not in item.asked:
            state.next_step(replace(item, asked=(*item.asked, hero.id)))
            yield from _report_hero(state, emit, number)
            return
    standing = any(hero.health for hero in state.party)
    met = item.met if standing else (False,) * len(item.met)
    result = "success" if all(met) else "partial" if any(met) else "fail"
    state.next_step(Recovery(result, met))


def _report_hero(state: FateforgeState, emit: Emit, number: int) -> Script[None]:
    """Health and energy; poisoned markers count as health again, for the knocked out too (FF-27.16, FF-27.17)."""
    hero = state.party[number]
    args = (("hero", hero.id),)
    health = energy = poison = 0
    if not state.fighters[number].ko:
        health = _counted((yield from _ask(state, "table-health", _counts("health", hero.max_health), args)))
        if health:
            energy = _counted((yield from _ask(state, "table-energy", _counts("energy", hero.max_energy), args)))
        else:
            emit(HeroKnockedOut(hero.id))
    if not health and state.unlocked(POISON):
        poison = _counted((yield from _ask(state, "table-poison", _counts("marker", hero.max_health), args)))
    state.set_hero(number, health=health, energy=energy)
    state.set_fighter(number, ko=health == 0, poison=poison)


def _left_on_map(state: FateforgeState, kind: str) -> int:
    """How many markers could be won, including those that enemies carry."""
    lying = sum(token.amount for token in state.tokens if token.kind == kind)
    return lying + sum(enemy.carries == kind for enemy in state.enemies)


def _open(state: FateforgeState, emit: Emit, chest: str) -> Script[None]:
    """What lay in a chest goes into the shared bag."""
    inside = yield from lot("chest", state.combat.chests)
    emit(ChestOpened(state.party[0].id, chest, inside))
    state.drop_token(chest)
    state.opened = (*state.opened, chest)
    if inside.startswith("gold "):
        happen(state, emit, Fx("gold", int(inside.split()[1])))
    else:
        state.remember(bag=(*state.campaign.bag, new_item(inside)))
        emit(ItemFound(inside, "bag"))
    state.before(TableFound(inside))


STEPS: dict[type[Agendum], Callable[[FateforgeState, Any, Emit], Script[None]]] = {
    TableParty: choose_party,
    TableSetup: setup,
    TableRound: begin_round,
    TableHeroes: heroes,
    TableExplore: explore,
    TableFound: found,
    TableReaction: reaction,
    TableBoss: boss,
    TableEnemies: enemies,
    TableRoundOver: round_over,
    TableReport: report,
}
