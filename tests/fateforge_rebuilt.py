"""A combat rebuilt from its events alone: what a spectator is told is enough to know what a spectator sees.

It begins with the map as it is laid out and knows the printed cards and the rules that need no choice, such as what
the clean-up takes away. It never looks at a state.
"""

from __future__ import annotations

from typing import Any

from ludarium.games.fateforge import events
from ludarium.games.fateforge.content import CORRUPTION, FEAR
from ludarium.games.fateforge.deeds import MARKERS
from ludarium.games.fateforge.view import FateforgeView
from ludarium.kernel.decisions import Event

LOWER = {"brittle_bones": "most_health", "fading_will": "most_energy"}
"""Corruption cards that lower a limit."""
_HERO = ("zone", "block", "poison", "stunned", "ko", "hidden", "untargetable", "taunting", "guard_stance", "charges")
_ENEMY = ("zone", "toughness", "damage", "armour", "block", "stunned", "marked", "guards", "guarded", "carries")
_BOSS = ("zone", "toughness", "damage", "armour", "block", "wounds", "stunned", "cards_left")

Public = dict[str, Any]


def seen(view: FateforgeView) -> Public:
    """The public state of a combat, as a view shows it."""
    combat = view.combat
    assert combat is not None
    heroes = {}
    for hero in view.party:
        fighter = hero.fighter
        assert fighter is not None
        heroes[hero.id] = {
            "health": hero.health,
            "most_health": hero.most_health,
            "energy": hero.energy,
            "most_energy": hero.most_energy,
            **{field: getattr(fighter, field) for field in _HERO},
            "fear": sorted(fighter.fear),
            "carries": sorted(fighter.carries),
            "ally": fighter.ally,
        }
    boss = combat.boss
    return {
        "round": combat.round,
        "rounds": combat.rounds,
        "reaction": combat.reaction,
        "order": combat.order,
        "active": combat.active,
        "heroes": heroes,
        "enemies": {one.name: {field: getattr(one, field) for field in _ENEMY} for one in combat.enemies},
        "boss": None
        if boss is None
        else {
            "id": boss.id,
            **{field: getattr(boss, field) for field in _BOSS},
            "points": {point.id: [list(point.covered), point.wounded] for point in boss.weak_points},
        },
        "tokens": {one.name: [one.kind, one.zone, one.amount] for one in combat.tokens},
        "doors": {one.name: one.closed for one in combat.doors},
        "ally": None if combat.ally is None else [combat.ally.id, sorted(combat.ally.faces)],
        "gold": view.campaign.gold,
        "food": view.campaign.food,
        "defeated": list(combat.defeated),
    }


class Rebuilt:
    """The public state of a combat, from the moment at which the map lies there."""

    def __init__(self, laid_out: FateforgeView) -> None:
        self.now = seen(laid_out)
        self._rolled: set[str] = set()

    def tell(self, event: Event) -> None:
        """Fold in one event that a spectator has seen."""
        method = getattr(self, f"_{type(event).__name__}", None)
        if method is not None:
            method(event)

    def _hero(self, name: str) -> Public:
        found: Public = self.now["heroes"][name]
        return found

    def _foe(self, name: str) -> Public:
        boss = self.now["boss"]
        found: Public = boss if boss is not None and boss["id"] == name else self.now["enemies"][name]
        return found

    def _change(self, hero: str, pool: str, amount: int) -> None:
        one = self._hero(hero)
        one[pool] += amount
        # Poisoned markers come back last (FF-27.16).
        one["poison"] = min(one["poison"], one["most_health"] - one["health"])

    # -- the course --------------------------------------------------------------------------------------------

    def _HeroPlaced(self, event: events.HeroPlaced) -> None:
        self._hero(event.hero)["zone"] = event.zone

    def _RoundBegan(self, event: events.RoundBegan) -> None:
        self.now |= {"round": event.round, "rounds": event.rounds, "reaction": event.reaction, "order": ()}
        self._rolled.clear()

    def _DiceRolled(self, event: events.DiceRolled) -> None:
        if event.hero not in self._rolled:
            self._rolled.add(event.hero)
            self._hero(event.hero)["stunned"] = False

    def _OrderSet(self, event: events.OrderSet) -> None:
        self.now["order"] = event.heroes
        self.now["reaction"] = min(self.now["reaction"], len(event.heroes) - 1)

    def _TurnBegan(self, event: events.TurnBegan) -> None:
        self.now["active"] = event.hero

    def _TurnEnded(self, event: events.TurnEnded) -> None:
        self.now["active"] = ""

    def _ExtraRound(self, event: events.ExtraRound) -> None:
        self.now["rounds"] += event.played

    def _CleanedUp(self, event: events.CleanedUp) -> None:
        for hero in self.now["heroes"].values():
            hero |= {"block": 0, "untargetable": False, "taunting": False}
        for enemy in self.now["enemies"].values():
            enemy |= {"block": 0, "stunned": False, "damage": 0, "marked": False}
        if self.now["boss"] is not None:
            self.now["boss"] |= {"block": 0, "damage": 0}

    # -- heroes ------------------------------------------------------------------------------------------------

    def _Moved(self, event: events.Moved) -> None:
        one = self.now["heroes"].get(event.who) or self._foe(event.who)
        one["zone"] = event.zone

    def _HeroHit(self, event: events.HeroHit) -> None:
        hero = self._hero(event.hero)
        hero["block"] -= event.block
        hero["health"] -= event.health
        if event.poison:
            hero["poison"] += event.health

    def _HeroLost(self, event: events.HeroLost) -> None:
        self._hero(event.hero)["charges" if event.what == "charge" else event.what] -= event.amount

    def _HeroGained(self, event: events.HeroGained) -> None:
        match event.what:
            case "health" | "energy":
                self._change(event.hero, event.what, event.amount)
            case "poison":
                self._hero(event.hero)["poison"] -= event.amount
                self._hero(event.hero)["health"] += event.amount
            case "block":
                self._hero(event.hero)["block"] += event.amount
            case "charge":
                self._hero(event.hero)["charges"] += event.amount

    def _HeroKnockedOut(self, event: events.HeroKnockedOut) -> None:
        hero = self._hero(event.hero)
        hero |= {"ko": True, "health": 0, "block": 0, "hidden": False, "taunting": False, "untargetable": False}
        hero |= {"carries": [], "ally": -1}

    def _HeroRevived(self, event: events.HeroRevived) -> None:
        self._hero(event.hero).update({"ko": False, "poison": 0})

    def _Recovered(self, event: events.Recovered) -> None:
        self._hero(event.hero).update({"health": event.health, "energy": event.energy})

    def _Stunned(self, event: events.Stunned) -> None:
        (self.now["heroes"].get(event.who) or self._foe(event.who))["stunned"] = True

    def _Hidden(self, event: events.Hidden) -> None:
        self._hero(event.hero)["hidden"] = event.hidden

    def _Protected(self, event: events.Protected) -> None:
        self._hero(event.hero)["taunting" if event.how == "taunt" else "untargetable"] = True

    def _StanceFlipped(self, event: events.StanceFlipped) -> None:
        self._hero(event.hero)["guard_stance"] = event.guard

    def _CardDrawn(self, event: events.CardDrawn) -> None:
        hero = self._hero(event.hero)
        if event.deck == "fear" and FEAR[event.card].keep:
            hero["fear"] = sorted((*hero["fear"], event.card))
        if event.deck == "trap":
            self.now["tokens"].pop(event.source)
        if event.deck == "corruption" and CORRUPTION[event.card].keep and event.card in LOWER:
            limit = LOWER[event.card]
            hero[limit] = max(1 if limit == "most_health" else 0, hero[limit] - 1)
            if hero["health"] <= hero["most_health"]:
                hero["poison"] = min(hero["poison"], hero["most_health"] - hero["health"])

    def _AbilityUsed(self, event: events.AbilityUsed) -> None:
        if event.ability == "fear-gone":
            self._hero(event.hero)["fear"].remove(event.what)
        elif event.ability.startswith("ally-") and event.what:
            self.now["ally"][1].remove(event.what)

    # -- allies ------------------------------------------------------------------------------------------------

    def _AllyJoined(self, event: events.AllyJoined) -> None:
        self.now["ally"] = [event.ally, sorted(event.faces)]
        self._hero(event.hero)["ally"] = 0

    def _AllyHit(self, event: events.AllyHit) -> None:
        with_it = next(hero for hero in self.now["heroes"].values() if hero["ally"] >= 0)
        with_it["ally"] = -1 if event.fallen else event.damage
        if event.fallen:
            self.now["ally"] = None

    # -- enemies -----------------------------------------------------------------------------------------------

    def _EnemyHit(self, event: events.EnemyHit) -> None:
        one = self._foe(event.enemy)
        one["block"] -= event.block
        one["armour"] -= event.armour
        one["damage"] += event.damage
        if "marked" in one:
            one["marked"] = False

    def _EnemyGained(self, event: events.EnemyGained) -> None:
        self._foe(event.enemy)[event.what] += event.amount

    def _Marked(self, event: events.Marked) -> None:
        one = self._foe(event.enemy)
        if "marked" in one:
            one["marked"] = True

    def _EnemyIdle(self, event: events.EnemyIdle) -> None:
        boss = self.now["boss"]
        if boss is not None and event.enemy == boss["id"] and event.why == "stunned":
            boss["stunned"] = False

    def _EnemyDefeated(self, event: events.EnemyDefeated) -> None:
        self.now["defeated"].append(event.enemy)
        if self.now["boss"] is not None and self.now["boss"]["id"] == event.enemy:
            self.now["boss"] = None
            return
        gone = self.now["enemies"].pop(event.enemy)
        if event.dropped in MARKERS:
            self.now["tokens"][f"{event.dropped}@{event.enemy}"] = [event.dropped, gone["zone"], 1]
        elif event.dropped:
            self.now["tokens"][event.dropped] = ["objective", gone["zone"], 0]
        if gone["guards"] in self.now["enemies"]:
            self.now["enemies"][gone["guards"]]["guarded"] = False

    def _BossWounded(self, event: events.BossWounded) -> None:
        self.now["boss"] |= {"wounds": event.wounds, "damage": 0}

    def _BossCardDrawn(self, event: events.BossCardDrawn) -> None:
        self.now["boss"]["cards_left"] = event.left

    def _WeakPointCovered(self, event: events.WeakPointCovered) -> None:
        self.now["boss"]["points"][event.weak_point][0][event.place - 1] = True

    def _WeakPointUncovered(self, event: events.WeakPointUncovered) -> None:
        self.now["boss"]["points"][event.weak_point][0][event.place - 1] = False

    def _WeakPointWounded(self, event: events.WeakPointWounded) -> None:
        self.now["boss"]["points"][event.weak_point][1] = True
        self.now["boss"] |= {"toughness": event.toughness, "cards_left": event.cards}

    # -- the map -----------------------------------------------------------------------------------------------

    def _Collected(self, event: events.Collected) -> None:
        self.now["gold" if event.what == "gem" else "food"] += event.amount
        if event.source in self.now["enemies"]:
            self.now["enemies"][event.source]["carries"] = ""
        else:
            self.now["tokens"].pop(event.source)

    def _TokenTaken(self, event: events.TokenTaken) -> None:
        if event.source:
            self.now["enemies"][event.source]["carries"] = ""
        else:
            self.now["tokens"].pop(event.token)
        hero = self._hero(event.hero)
        hero["carries"] = sorted((*hero["carries"], event.token))

    def _TokenDropped(self, event: events.TokenDropped) -> None:
        self.now["tokens"][event.token] = ["objective", event.zone, 0]

    def _TokenUsed(self, event: events.TokenUsed) -> None:
        token = self.now["tokens"].get(event.token)
        if token is not None and token[0] == "explore":
            self.now["tokens"].pop(event.token)
        elif token is not None and token[0] == "fountain":
            token[2] -= 1

    def _ChestOpened(self, event: events.ChestOpened) -> None:
        self.now["tokens"].pop(event.token)
        if event.found.startswith("gold "):
            self.now["gold"] += int(event.found.split()[1])

    def _TrapRemoved(self, event: events.TrapRemoved) -> None:
        self.now["tokens"].pop(event.token)

    def _DoorMoved(self, event: events.DoorMoved) -> None:
        self.now["doors"][event.door] = event.closed

    def _Gained(self, event: events.Gained) -> None:
        if event.what in ("gold", "food"):
            self.now[event.what] += event.amount
