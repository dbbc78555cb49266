"""Fateforge in play, in words: prompts, answers, log lines, objectives, conditions, refusals.

Only what is handed in is used: give it the viewer's own decision and events as `seen_by` shows them. The words of the
story itself (titles, labels of choices) are those of `games/fateforge/prose.py`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from msgspec import Struct

from ludarium.games.fateforge.actions import (
    Act,
    AskAlly,
    Buy,
    Choose,
    Drink,
    Eat,
    MoveItem,
    Pass,
    Pick,
    PickHero,
    Prepare,
    Reroll,
    SetOrder,
    Soak,
    Turn,
    UseAbility,
    UseSkill,
    UseSpecial,
    Visit,
)
from ludarium.games.fateforge.combat.objectives import TERMS, objective_of
from ludarium.games.fateforge.conditions import Term, parsed
from ludarium.games.fateforge.content import (
    ALLIES,
    BOSSES,
    COMBATS,
    ENEMIES,
    EXPEDITIONS,
    ITEMS,
    PLACES,
    QUESTS,
    SCENES,
    SKILLS,
    Choice,
)
from ludarium.games.fateforge.events import (
    AbilityUsed,
    AllyHit,
    Attacked,
    BossCardDrawn,
    CardDrawn,
    ChestOpened,
    ChoiceMade,
    CombatBegan,
    CombatEnded,
    CorruptionRemoved,
    DiceRolled,
    DieTurned,
    EnemyActed,
    EnemyDefeated,
    EnemyGained,
    EnemyHit,
    EnemyIdle,
    Gained,
    HeroGained,
    HeroHit,
    HeroLost,
    HeroRevived,
    HeroSwapped,
    ItemFound,
    ItemMoved,
    MedalWon,
    PartyArrived,
    PlaceVisited,
    Remembered,
    ReputationChanged,
    RuleUnlocked,
    SceneBegan,
    StoryEnded,
    TokenUsed,
    WeakPointWounded,
)
from ludarium.games.fateforge.notation import DIFFICULTIES, Goal, ways_of
from ludarium.games.fateforge.story import prose
from ludarium.games.fateforge.view import DecisionView, HeroView
from ludarium.games.fateforge.vocabulary import VERBS
from ludarium.kernel.decisions import Action, Decision, Event, Seat, WhyNot
from ludarium.kernel.game import Outcome
from ludarium.texts import Argument, has, kinds, name, say, title
from ludarium.texts.fateforge import boss_card_rule, card_rule, effect, reward_rule, weak_point_rule

__all__ = [
    "Names",
    "ability_name",
    "condition",
    "dice_words",
    "ending",
    "face",
    "faces",
    "log_line",
    "log_lines",
    "objective",
    "option",
    "prompt",
    "prompt_help",
    "reason",
    "token",
    "why",
]

Asked = Decision | DecisionView
NONE = "none"
"""What stands for a list or a payment that is not there; messages select on it."""
BAG = "bag"
_DIFFICULTY = {dice: word for word, dice in DIFFICULTIES.items()}


class Names(Struct, frozen=True):
    """How the players are called, by seat."""

    players: tuple[str, ...]

    @classmethod
    def at_table(cls, players: tuple[str, ...]) -> Names:
        return cls(players)

    @property
    def sides(self) -> tuple[str, ...]:
        """There is one side, the party's; for whoever asks for names of sides, players are named."""
        return self.players


# -- what is asked ---------------------------------------------------------------------------------------------


def prompt(decision: Asked, names: Names, lang: str = "en") -> str:
    """What the decision asks, as one line; with what another player has proposed, if somebody has."""
    given = dict(decision.args)
    asked = say(f"ff-prompt-{decision.prompt}", _asked(given, lang), lang)
    if "proposal" not in given:
        return asked
    said = {
        "prompt": asked if asked.endswith("?") else f"{asked}.",
        "player": names.players[int(given["proposer"])],
        "proposal": option(proposed(str(given["proposal"])), names, lang, decision),
    }
    return say("ff-proposal", said, lang)


def prompt_help(decision: Asked, names: Names, lang: str = "en") -> str:
    """One line that explains what the decision asks."""
    return say(f"ff-prompt-{decision.prompt}.help", _asked(dict(decision.args), lang), lang)


def proposed(text: str) -> Action:
    """The option that the notation of a proposal names."""
    word, *rest = text.split()
    if word == "choose":
        return Choose(rest[0])
    if word == "order":
        return SetOrder(tuple(rest))
    if word == "hero":
        return PickHero(rest[0])
    return Pick(" ".join((word, *rest[:-1])), rest[-1])


def _asked(given: Mapping[str, Any], lang: str) -> dict[str, Argument]:
    found: dict[str, Argument] = {}
    for key, value in given.items():
        if key == "token":
            found["map_token"] = token(value)
        elif key == "faces":
            found["faces"] = faces(value.split(), lang)
        elif key == "dice":
            found["n"] = value
        elif key == "colour":
            found["colour"] = say(f"ff-colour-{value}", None, lang)
        elif key not in ("scene", "combat", "proposal", "proposer", "agreed", "effect") and not key.startswith("exit"):
            found[key] = value
    return found


# -- answers ---------------------------------------------------------------------------------------------------


def option(
    action: Action, names: Names, lang: str = "en", asked: Asked | None = None, party: Sequence[HeroView] = ()
) -> str:
    """What an answer does, as a button or a line of a menu; `asked` is the question that it answers.

    What some answers give depends on how the heroes are: `party` is the party as the one who is asked sees it.
    """
    given = dict(asked.args) if asked is not None else {}
    match action:
        case Pass() if asked is not None:
            return say(f"ff-prompt-{asked.prompt}.pass", None, lang)
        case Choose() if action.way.isdecimal():
            return _found_there(str(given["combat"]), str(given["token"]), int(action.way), lang)
        case Choose():
            return say("ff-option-choose", {"way": say(f"ff-way-{action.way}", None, lang)}, lang)
        case Pick():
            return _pick(action, given, lang)
        case Soak():
            return _soak(action, lang)
        case MoveItem():
            return _move_item(action, lang)
        case Buy():
            return _buy(action, lang)
        case Visit():
            return _visit(action, lang)
    key = f"ff-option-{_tag(action)}"
    arguments = _arguments(action, lang)
    if isinstance(action, Act):
        key += f"-{action.what}"
        arguments |= _target(action, lang)
    elif isinstance(action, UseAbility | Drink):
        key += f"-{action.what}"
    elif isinstance(action, UseSkill) and not action.pays:
        key += "-free"
    elif isinstance(action, AskAlly) and action.ability:
        key += "-ability"
        arguments["number"] = action.ability
    elif isinstance(action, Prepare) and action.instead:
        key += "-instead"
        arguments["other"] = name("skill", action.instead, lang)
    elif isinstance(action, Reroll):
        arguments |= {"way": ability_name(action.by, lang), "dice": ", ".join(map(str, action.dice))}
        arguments["count"] = len(action.dice)
    elif isinstance(action, Eat):
        arguments["gives"] = next((hero.meal for hero in party if hero.id == action.hero), "both")
    elif isinstance(action, Turn):
        arguments["die_number"] = action.die
    elif isinstance(action, UseSpecial):
        arguments["item"] = action.weapon
    return say(key, arguments, lang)


def _target(action: Act, lang: str) -> dict[str, Argument]:
    if action.what == "step":
        return {"zone": action.target}
    if action.what in ("strike", "shot"):
        return {"enemy": action.target}
    return {"map_token": token(action.target)} if action.target else {}


def _found_there(combat: str, there: str, way: int, lang: str) -> str:
    """One of the things that an exploration token offers."""
    effects = ways_of(dict(COMBATS[combat].explore)[there])[way - 1]
    return title(_joined([effect(fx, lang) for fx in effects], "ff-and", lang))


def _pick(action: Pick, given: Mapping[str, Any], lang: str) -> str:
    kind, _, content = action.kind.partition(" ")
    match kind:
        case "choice":
            return _choice(str(given.get("scene") or given["quest"]), action.name, lang)
        case "ally":
            return say("ff-option-goes-with", {"ally": content, "hero": action.name}, lang)
        case "exit":
            damage = " / ".join(str(given.get(action.name, "")).split())
            return say("ff-option-exit", {"map_token": token(action.name), "damage": damage}, lang)
        case "expedition":
            harder = say(f"ff-difficulty-{EXPEDITIONS[action.name].difficulty}", None, lang)
            return say("ff-option-expedition", {"expedition": action.name, "difficulty": harder}, lang)
        case "reroll":
            return say("ff-option-test-way", {"way": ability_name(action.name, lang)}, lang)
        case "reward":
            arguments = {"reward": action.name, "rule": reward_rule(action.name, lang)}
            return say("ff-option-reward", arguments, lang)
        case "fear":
            return say("ff-option-fear", {"fear": action.name}, lang)
        case "found":
            return say("ff-option-found", {"map_token": token(action.name)}, lang)
        case "weak":
            return say("ff-option-weak", {"weak_point": action.name}, lang)
        case "health" | "energy" if content:
            return say(f"ff-option-note-{kind}", {"hero": content, "n": int(action.name)}, lang)
        case "health" | "energy" | "gold" | "food" | "marker":
            return say(f"ff-n-{kind}", {"n": int(action.name)}, lang)
        case _:
            return say(f"ff-option-{kind}", {"hero": action.name}, lang)


def _choice(scene: str, choice: str, lang: str) -> str:
    """The story's words for a choice, with its test or with what it costs at once."""
    label = prose.label(scene, choice, lang)
    found: Choice | None = None
    if scene in SCENES:
        found = next(each for each in SCENES[scene].choices if each.id == choice)
    if found is None:
        return say("ff-option-choice", {"label": label}, lang)
    if found.test is not None:
        difficulty = say(f"term-ff-{_DIFFICULTY[found.test.dice]}", None, lang)
        return say("ff-option-choice-test", {"label": label, "trait": found.test.trait, "difficulty": difficulty}, lang)
    price = [effect(fx, lang) for fx in found.fx if any(VERBS[fx.verb].price(fx))]
    if price:
        return say("ff-option-choice-price", {"label": label, "price": _joined(price, "ff-and", lang)}, lang)
    return say("ff-option-choice", {"label": label}, lang)


def _soak(action: Soak, lang: str) -> str:
    parts = _stopped(action.block, action.armour, lang)
    if action.skill:
        parts.append(name("skill", action.skill, lang))
    return (
        say("ff-option-soak", {"parts": " + ".join(parts)}, lang)
        if parts
        else say("ff-option-soak-nothing", None, lang)
    )


def _stopped(block: int, armour: int, lang: str) -> list[str]:
    parts = [("block", block), ("armour", armour)]
    return [say(f"ff-soak-{part}", {"n": number}, lang) for part, number in parts if number]


def _move_item(action: MoveItem, lang: str) -> str:
    arguments: dict[str, Argument] = {"item": action.item}
    if action.giver != BAG:
        arguments["owner"] = action.giver
    if action.taker == BAG:
        return say("ff-option-move-item-bag", arguments, lang)
    arguments |= {"hero": action.taker, "slot": say(f"ff-slot-{action.slot}", None, lang)}
    return say("ff-option-move-item" if action.giver == BAG else "ff-option-move-item-from", arguments, lang)


def _buy(action: Buy, lang: str) -> str:
    kind, *words = action.what.split()
    arguments: dict[str, Argument] = {"place": action.place}
    match kind:
        case "item":
            arguments |= {"item": words[0], "n": ITEMS[words[0]].cost}
        case "skill":
            arguments |= {"skill": words[0], "n": SKILLS[words[0]].cost}
        case "food":
            service = next(each for each in PLACES[action.place].services if each.kind == "food")
            arguments["n"] = service.figures["gold"]
        case "heal":
            arguments |= {"hero": words[0], "n": int(words[1])}
        case "trait":
            arguments |= {"hero": words[0], "trait": words[1]}
            return say("ff-option-buy-trait-there", arguments, lang)
        case "corruption":
            arguments |= {"hero": words[0], "corruption": words[1]}
    if action.place not in PLACES:  # the purse of a hero who learns anew
        return say("ff-option-learn", {"skill": words[0], "n": SKILLS[words[0]].cost}, lang)
    return say(f"ff-option-buy-{kind}", arguments, lang)


def _visit(action: Visit, lang: str) -> str:
    if action.place in QUESTS:
        return say("ff-option-visit-quest", {"quest": action.place, "n": QUESTS[action.place].time}, lang)
    return say("ff-option-visit", {"place": action.place, "n": PLACES[action.place].time}, lang)


# -- what happened ---------------------------------------------------------------------------------------------


def log_line(event: Event, names: Names, lang: str = "en") -> str:
    """What happened, as one line; the event must already be what its reader may know."""
    tell = _TOLD.get(type(event))
    key, arguments = f"ff-log-{_tag(event)}", _arguments(event, lang)
    if tell is not None:
        rest, more = tell(event, lang)
        key = rest if rest.startswith("ff-") else key + rest
        arguments |= more
    line = say(key, arguments, lang)
    if isinstance(event, EnemyDefeated) and event.dropped:
        line += f" {say('ff-log-dropped', {'map_token': token(event.dropped)}, lang)}"
    return line


def log_lines(events: Iterable[Event], viewer: Seat | None, names: Names, lang: str = "en") -> list[str]:
    """The events as lines, with only what `viewer` may know."""
    seen = (event.seen_by(viewer) for event in events)
    return [log_line(event, names, lang) for event in seen if event is not None and not _unspoken(event)]


def _unspoken(event: Event) -> bool:
    """Scenes that decide by themselves have no words: nobody sees them."""
    return isinstance(event, SceneBegan | ChoiceMade) and event.scene in SCENES and SCENES[event.scene].auto


Told = tuple[str, dict[str, Argument]]
"""What is added to the id of a line (or another id), and its arguments besides the plain fields."""


def _tell_acted(event: EnemyActed, lang: str) -> Told:
    if event.segment == 0:
        return "-ability", {"ability": event.why}
    because = reason(event.why, event.enemy, lang)
    if event.enemy in BOSSES:
        return "-boss", {"whom": event.target, "reason": because}
    segment = ENEMIES[event.enemy.partition("#")[0]].frame[event.segment - 1]
    # Who carries an objective off only runs, whatever its frame says.
    actions = ("step",) if event.why == "exit" and not segment.exit else segment.actions
    said: dict[str, Argument] = {
        "reason": because,
        "actions": ", ".join(say(f"ff-deed-{one}", None, lang) for one in actions),
    }
    if _is_zone(event.target):
        return "-zone", said | {"zone": event.target}
    if not event.target:
        return "-alone", said
    return "", said | {"whom": event.target}


def reason(why_so: str, enemy: str, lang: str = "en") -> str:
    """Why an enemy ("archer#2") acts as it does, or does nothing, as a part of a sentence."""
    card = enemy.partition("#")[0]
    if why_so == "nobody" and card in ENEMIES:
        distances = sorted({one for segment in ENEMIES[card].frame for one in segment.distances})
        return say("ff-reason-nobody-at", {"distances": ", ".join(map(str, distances))}, lang)
    return say(f"ff-reason-{why_so}", None, lang)


def _tell_idle(event: EnemyIdle, lang: str) -> Told:
    return "", {"reason": reason(event.why, event.enemy, lang)}


def _tell_gained(event: Gained, lang: str) -> Told:
    return f"ff-log-{'lost' if event.amount < 0 else 'gained'}-{event.what}", {"n": abs(event.amount)}


def _tell_hero_gained(event: HeroGained, lang: str) -> Told:
    if event.what.startswith("die-"):
        return "-die", {"die": event.what.removeprefix("die-")}
    if has(f"result-{event.what}", lang) and event.what != "block":
        return "-result", {"face": face(event.what, lang)}
    return "", {"n": event.amount}


def _tell_hit(event: EnemyHit | HeroHit, lang: str) -> Told:
    stopped = " + ".join(_stopped(event.block, event.armour, lang)) or NONE
    poisoned = isinstance(event, HeroHit) and event.poison and event.health > 0
    through = event.health if isinstance(event, HeroHit) else event.damage
    return "-poison" if poisoned else "", {"stopped": stopped, "n": through}


def _tell_card(event: CardDrawn, lang: str) -> Told:
    deck = say(f"ff-deck-{event.deck}", None, lang)
    card = name(event.deck, event.card, lang)
    return "", {"deck": deck, "card_name": card, "rule": card_rule(event.deck, event.card, lang)}


def _tell_boss_card(event: BossCardDrawn, lang: str) -> Told:
    card = say(f"boss_card-{event.boss}-{event.card}", None, lang)
    return "", {"card_name": card, "rule": boss_card_rule(event.boss, event.card, lang)}


def _tell_wounded(event: WeakPointWounded, lang: str) -> Told:
    point = next(one for one in BOSSES[event.boss].weak_points if one.id == event.weak_point)
    return "", {"rule": weak_point_rule(point, lang)}


def _tell_chest(event: ChestOpened, lang: str) -> Told:
    if event.found.startswith("gold "):
        return "-gold", {"n": int(event.found.split()[1])}
    return "", {"item": event.found}


def _tell_dice(event: DiceRolled, lang: str) -> Told:
    return ("", {}) if event.dice else ("-hidden", {"count": len(event.faces)})


def _tell_ended(event: CombatEnded, lang: str) -> Told:
    met = sum(event.objectives)
    return "", {
        "title": prose.title(event.combat, lang),
        "ended": event.result,
        "met": met,
        "count": len(event.objectives),
    }


def _place(who: str, lang: str) -> str:
    return say("ff-bag", None, lang) if who == BAG else name("hero", who, lang)


_TOLD: dict[type[Event], Callable[[Any, str], Told]] = {
    AbilityUsed: lambda event, lang: ("", {"ability_name": ability_name(event.ability, lang)}),
    AllyHit: lambda event, lang: ("-fallen" if event.fallen else "", {}),
    Attacked: lambda event, lang: ("", {"whom": event.target}),
    BossCardDrawn: _tell_boss_card,
    CardDrawn: _tell_card,
    ChestOpened: _tell_chest,
    ChoiceMade: lambda event, lang: ("", {"label": prose.label(event.scene, event.choice, lang)}),
    CombatBegan: lambda event, lang: ("", {"title": prose.title(event.combat, lang)}),
    CombatEnded: _tell_ended,
    CorruptionRemoved: lambda event, lang: ("", {"corruption": event.card}),
    DiceRolled: _tell_dice,
    DieTurned: lambda event, lang: ("", {"die_number": event.die}) if event.die else ("-hidden", {}),
    EnemyActed: _tell_acted,
    EnemyDefeated: lambda event, lang: ("", {"whom": event.by}) if event.by else ("-alone", {}),
    EnemyGained: lambda event, lang: (
        "ff-log-enemy-lost-armour" if event.amount < 0 else "",
        {"amount": abs(event.amount)},
    ),
    EnemyHit: _tell_hit,
    EnemyIdle: _tell_idle,
    Gained: _tell_gained,
    HeroGained: _tell_hero_gained,
    HeroHit: _tell_hit,
    HeroLost: lambda event, lang: ("", {"n": event.amount}),
    HeroRevived: lambda event, lang: ("", {"whom": event.by}),
    HeroSwapped: lambda event, lang: ("", {"whom": event.newcomer}),
    ItemFound: lambda event, lang: ("", {}) if event.where == BAG else ("-hero", {"hero": event.where}),
    ItemMoved: lambda event, lang: ("", {"from": _place(event.giver, lang), "to": _place(event.taker, lang)}),
    MedalWon: lambda event, lang: ("", {"medal": say(f"term-ff-medal-{event.medal}", None, lang)}),
    PartyArrived: lambda event, lang: ("", {"n": event.wounds}),
    PlaceVisited: lambda event, lang: ("", {"n": event.time}),
    Remembered: lambda event, lang: ("-ally", {"ally": event.flag}) if event.flag in ALLIES else ("", {}),
    ReputationChanged: lambda event, lang: ("", {"reputation": event.faction}),
    RuleUnlocked: lambda event, lang: ("", {"rule": say(f"ff-rule-{event.number}", None, lang)}),
    SceneBegan: lambda event, lang: ("", {"title": prose.title(event.scene, lang)}),
    StoryEnded: lambda event, lang: ("", {"title": prose.title(event.ending, lang)}),
    TokenUsed: lambda event, lang: ("-fountain" if event.token.startswith("fountain") else "", {}),
    WeakPointWounded: _tell_wounded,
}


# -- the end, refusals -----------------------------------------------------------------------------------------


def ending(outcome: Outcome, lang: str = "en") -> str:
    """Why the game is over."""
    if outcome.reason.startswith("ending-"):
        return say("ff-end-ending", {"title": prose.title(outcome.reason.removeprefix("ending-"), lang)}, lang)
    return say(f"ff-end-{outcome.reason}", None, lang)


def why(refusal: WhyNot, lang: str = "en") -> str:
    """What stands in the way and what would be right, with the rule."""
    arguments: dict[str, Any] = {}
    for key, value in refusal.message.args.items():
        if key == "face":
            arguments[key] = faces(str(value).split(), lang)
        elif key == "needs":
            arguments[key] = condition(str(value), lang)
        elif not _unknown(key, value, lang):
            arguments[key] = value
    return f"{say(refusal.message.key, arguments, lang)} ({refusal.rule})"


def _unknown(key: str, value: Any, lang: str) -> bool:
    """Whether this would be the name of something that is not in the game; people may type anything."""
    if key not in kinds() or not isinstance(value, str) or not value:
        return False
    return not any(has(f"{prefix}-{value.partition('#')[0]}", lang) for prefix in kinds()[key])


# -- objectives and conditions ---------------------------------------------------------------------------------


def objective(text: str, lang: str = "en") -> str:
    """An objective of the data ("taken objective1 & escape A|B") as a sentence without a full stop."""
    ways = [_joined([_goal(goal, lang) for goal in way], "ff-all", lang) for way in objective_of(text).ways]
    return title(_joined(ways, "ff-or", lang))


def _goal(goal: Goal, lang: str) -> str:
    said = TERMS[goal.verb].words(goal)
    arguments: dict[str, Any] = dict(said.args)
    if "map_token" in arguments:
        arguments["map_token"] = token(goal.what)
    arguments["exits"] = f" {say('ff-or-letters', None, lang)} ".join(goal.exits)
    return say(said.key, arguments, lang)


def condition(text: str, lang: str = "en") -> str:
    """What a locked choice or place needs ("reputation dockers>=2") in words."""
    groups = [_joined([_term(term, lang) for term in group], "ff-all", lang) for group in parsed(text) if group]
    return title(_joined(groups, "ff-or", lang)) if groups else ""


def _term(term: Term, lang: str) -> str:
    said = _needed(term, lang)
    return said if term.wanted else say("ff-not", {"what": said}, lang)


def _needed(term: Term, lang: str) -> str:
    if term.sign:
        arguments: dict[str, Argument] = {"n": term.amount}
        if term.kind == "reputation":
            arguments["reputation"] = term.what
        return say(f"ff-needs-{term.kind}{'' if term.sign == '>=' else '-low'}", arguments, lang)
    match term.kind:
        case "flag":
            key = f"ff-needs-{term.what}"
            return say(key if has(key, lang) else "ff-needs-other", None, lang)
        case "result":
            scene, result = term.what.split()
            return say(f"ff-needs-result-{result}", {"title": prose.title(scene, lang)}, lang)
        case "objective":
            scene, _, number = term.what.partition(".")
            return say("ff-needs-objective", {"number": number, "title": prose.title(scene, lang)}, lang)
        case "choice":
            scene, choice = term.what.split()
            said = {"label": prose.label(scene, choice, lang), "title": prose.title(scene, lang)}
            return say("ff-needs-choice", said, lang)
        case _:
            return say(f"ff-needs-{term.kind}", {term.kind: term.what}, lang)


# -- words -----------------------------------------------------------------------------------------------------


def face(shown: str, lang: str = "en") -> str:
    """What a die shows: "Step", "Step/Focus" for a face with a choice of two; "success" for a test die."""
    if has(f"ff-face-{shown}", lang):
        return say(f"ff-face-{shown}", None, lang)
    return "/".join(say(f"result-{one}", None, lang) for one in shown.split("|"))


def faces(shown: Sequence[str], lang: str = "en") -> str:
    """Several of them: "Step + Focus"; "none" when there is none."""
    return " + ".join(face(one, lang) for one in shown if one not in ("?", "spent")) or NONE


def dice_words(dice: Sequence[str], lang: str = "en") -> str:
    """Dice by their colours: "red ×2, yellow"."""
    told = []
    for die in dict.fromkeys(dice):
        word = say(f"ff-die-{die}", None, lang)
        count = dice.count(die)
        told.append(say("ff-die-several", {"name": word, "n": count}, lang) if count > 1 else word)
    return ", ".join(told)


def token(called: str) -> str:
    """A token of the map ("exitA", "gem@grunt#1"), or a zone, as the id that `map_token` takes: "exit#A"."""
    if _is_zone(called):
        return f"zone#{called}"
    read = re.match(r"([a-z]+)([A-Z]|\d+)?", called)
    assert read is not None
    return f"{read[1]}#{read[2]}" if read[2] else read[1]


def ability_name(ability: str, lang: str = "en") -> str:
    """A hero's own ability, a passive skill, an item, an ally: what made something possible."""
    if ability.startswith("ally-"):
        return say(ability, None, lang)
    for prefix in ("ff-ability", "skill", "item"):
        if has(f"{prefix}-{ability}", lang):
            return say(f"{prefix}-{ability}", None, lang)
    return ability


def _is_zone(text: str) -> bool:
    return len(text) == 1 and text.isupper()


def _joined(parts: Sequence[str], key: str, lang: str) -> str:
    whole = parts[0]
    for part in parts[1:]:
        whole = say(key, {"first": whole, "second": part}, lang)
    return whole


def _tag(struct: Action | Event) -> str:
    return str(type(struct).__struct_config__.tag)


_FACES = ("pays", "faces", "gains", "lost")
_TOKENS = ("token", "exit", "door")
_TOLD_OTHERWISE = ("scene", "combat", "target", "by", "result", "card", "seat", "faction", "ability", "deck", "flag")
"""Fields that are no arguments as they are; where they are told at all, `_TOLD` says how."""


def _arguments(struct: Action | Event, lang: str) -> dict[str, Argument]:
    """The fields of an action or event as the arguments that messages speak of; ids of content stay ids."""
    found: dict[str, Argument] = {}
    for field in struct.__struct_fields__:
        value = getattr(struct, field)
        if isinstance(value, bool):
            found[field] = "yes" if value else "no"
        elif field in _FACES and isinstance(value, tuple):
            found[field] = faces(value, lang)
        elif field in _TOKENS:
            found["map_token"] = token(value)
        elif field in ("face", "symbol"):
            found[field] = face(value, lang) if value != "?" else NONE
        elif field == "dice":
            found[field] = dice_words([str(one) for one in value], lang) if value and isinstance(value[0], str) else ""
        elif field == "heroes":
            found[field] = ", ".join(name("hero", hero, lang) for hero in value)
        elif field == "colours":
            found[field] = ", ".join(say(f"ff-colour-{colour}", None, lang) for colour in value) or NONE
        elif field == "colour":
            found[field] = say(f"ff-colour-{value}", None, lang)
        elif field == "damage" and isinstance(value, tuple):
            found[field] = " / ".join(map(str, value))
        elif field in ("on", "newcomer"):
            found["whom"] = value
        elif field not in _TOLD_OTHERWISE:
            found[field] = value
    return found
