"""Fateforge as messages: prompts, options, what happened, objectives, conditions, refusals.

The only place that says what happened. Only what is handed in is used: give it the viewer's own decision and events as
`seen_by` shows them. The words of the story itself (titles, labels of choices) are looked up by whoever reads a
message: they are in `story/prose.py`, which the keys that begin with "@" name.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeVar

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
from ludarium.games.fateforge.combat.forecast import reason
from ludarium.games.fateforge.combat.objectives import TERMS, objective_of
from ludarium.games.fateforge.conditions import Term, parsed
from ludarium.games.fateforge.content import (
    ALLIES,
    BOSSES,
    COMBATS,
    CORRUPTION,
    ENEMIES,
    EXPEDITIONS,
    FEAR,
    HEROES,
    ITEMS,
    PLACES,
    QUESTS,
    REWARDS,
    SCENES,
    SKILLS,
    TRAPS,
    Fx,
    WeakPoint,
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
from ludarium.games.fateforge.results import NAMES as RESULTS
from ludarium.games.fateforge.state import FateforgeState
from ludarium.games.fateforge.story.choices import choice_of
from ludarium.games.fateforge.view import DecisionView, FateforgeView, HeroView
from ludarium.games.fateforge.vocabulary import VERBS
from ludarium.kernel.decisions import Action, Decision, Event, Seat, WhyNot
from ludarium.kernel.game import Outcome, Position
from ludarium.kernel.messages import Argument, Asked, Message

Question = Decision | DecisionView
NONE = "none"
"""What stands for a list or a payment that is not there; messages select on it."""
BAG = "bag"
_DIFFICULTY = {dice: word for word, dice in DIFFICULTIES.items()}


def asked(view: FateforgeView) -> Asked | None:
    """The viewer's open decision."""
    if (decision := view.decision) is None:
        return None
    options = tuple(option(action, decision, view.party) for action in decision.options)
    return Asked(prompt(decision), prompt_help(decision), options)


def answered(action: Action, before: Position[FateforgeState], seat: Seat) -> Message:
    """What `seat` did with its answer."""
    view = before.game.view(before, seat)
    assert isinstance(view, FateforgeView)
    return option(action, before.decision_of(seat), view.party)


def sides(form: str, seats: int) -> tuple[tuple[Seat, ...], ...]:
    """There is one side, the party's; names of sides are those of the players."""
    return tuple((seat,) for seat in range(seats))


# -- what is asked ---------------------------------------------------------------------------------------------


def prompt(decision: Question) -> Message:
    """What the decision asks, as one line; with what another player has proposed, if somebody has."""
    given = dict(decision.args)
    asked = Message(f"ff-prompt-{decision.prompt}", _asked(given))
    if "proposal" not in given:
        return asked
    proposal = option(proposed(str(given["proposal"])), decision)
    return Message("ff-proposal", {"prompt": asked, "player": int(given["proposer"]), "proposal": proposal})


def prompt_help(decision: Question) -> Message:
    """One line that explains what the decision asks."""
    return Message(f"ff-prompt-{decision.prompt}.help", _asked(dict(decision.args)))


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


def _asked(given: Mapping[str, Any]) -> dict[str, Argument]:
    found: dict[str, Argument] = {}
    for key, value in given.items():
        if key == "token":
            found["map_token"] = token(value)
        elif key == "faces":
            found["faces"] = faces(value.split())
        elif key == "dice":
            found["n"] = value
        elif key == "colour":
            found["colour"] = Message(f"ff-colour-{value}")
        elif key not in ("scene", "combat", "proposal", "proposer", "agreed", "effect") and not key.startswith("exit"):
            found[key] = value
    return found


# -- answers ---------------------------------------------------------------------------------------------------


def option(action: Action, asked: Question | None = None, party: Sequence[HeroView] = ()) -> Message:
    """What an answer does, as a button or a line of a menu; `asked` is the question that it answers.

    What some answers give depends on the heroes: `party` is the party as the asked player sees it.
    """
    given = dict(asked.args) if asked is not None else {}
    match action:
        case Pass() if asked is not None:
            return Message(f"ff-prompt-{asked.prompt}.pass")
        case Choose() if action.way.isdecimal():
            return _found_there(str(given["combat"]), str(given["token"]), int(action.way))
        case Choose():
            return Message("ff-option-choose", {"way": Message(f"ff-way-{action.way}")})
        case Pick():
            return _pick(action, given)
        case Soak():
            return _soak(action)
        case MoveItem():
            return _move_item(action)
        case Buy():
            return _buy(action)
        case Visit():
            return _visit(action)
    key = f"ff-option-{_tag(action)}"
    arguments = _arguments(action)
    if isinstance(action, Act):
        key += f"-{action.what}"
        arguments |= _target(action)
    elif isinstance(action, UseAbility | Drink):
        key += f"-{action.what}"
    elif isinstance(action, UseSkill) and not action.pays:
        key += "-free"
    elif isinstance(action, AskAlly) and action.ability:
        key += "-ability"
        arguments["number"] = action.ability
    elif isinstance(action, Prepare) and action.instead:
        key += "-instead"
        arguments["other"] = Message(f"skill-{action.instead}")
    elif isinstance(action, Reroll):
        arguments |= {"way": ability_name(action.by), "dice": action.dice}
        arguments["count"] = len(action.dice)
    elif isinstance(action, Eat):
        arguments["gives"] = next((hero.meal for hero in party if hero.id == action.hero), "both")
    elif isinstance(action, Turn):
        arguments["die_number"] = action.die
    elif isinstance(action, UseSpecial):
        arguments["item"] = action.weapon
    return Message(key, arguments)


def _target(action: Act) -> dict[str, Argument]:
    if action.what == "step":
        return {"zone": action.target}
    if action.what in ("strike", "shot"):
        return {"enemy": action.target}
    return {"map_token": token(action.target)} if action.target else {}


def _found_there(combat: str, there: str, way: int) -> Message:
    """One of the things that an exploration token offers."""
    effects = ways_of(dict(COMBATS[combat].explore)[there])[way - 1]
    return _capital(joined([effect(fx) for fx in effects], "ff-and"))


def _pick(action: Pick, given: Mapping[str, Any]) -> Message:
    kind, _, content = action.kind.partition(" ")
    match kind:
        case "choice":
            return _choice(str(given.get("scene") or given["quest"]), action.name)
        case "ally":
            return Message("ff-option-goes-with", {"ally": content, "hero": action.name})
        case "exit":
            damage = " / ".join(str(given.get(action.name, "")).split())
            return Message("ff-option-exit", {"map_token": token(action.name), "damage": damage})
        case "expedition":
            harder = Message(f"ff-difficulty-{EXPEDITIONS[action.name].difficulty}")
            return Message("ff-option-expedition", {"expedition": action.name, "difficulty": harder})
        case "reroll":
            return Message("ff-option-test-way", {"way": ability_name(action.name)})
        case "reward":
            return Message("ff-option-reward", {"reward": action.name, "rule": reward_rule(action.name)})
        case "fear":
            return Message("ff-option-fear", {"fear": action.name})
        case "found":
            return Message("ff-option-found", {"map_token": token(action.name)})
        case "weak":
            return Message("ff-option-weak", {"weak_point": action.name})
        case "health" | "energy" if content:
            return Message(f"ff-option-note-{kind}", {"hero": content, "n": int(action.name)})
        case "health" | "energy" | "gold" | "food" | "marker":
            return Message(f"ff-n-{kind}", {"n": int(action.name)})
        case _:
            return Message(f"ff-option-{kind}", {"hero": action.name})


def _choice(scene: str, choice: str) -> Message:
    """The story's words for a choice, with its test or with what it costs at once."""
    label = _label(scene, choice)
    found = choice_of(scene, choice)
    if found is None:
        return Message("ff-option-choice", {"label": label})
    if found.test is not None:
        difficulty = Message(f"term-ff-{_DIFFICULTY[found.test.dice]}")
        return Message("ff-option-choice-test", {"label": label, "trait": found.test.trait, "difficulty": difficulty})
    price = [effect(fx) for fx in found.fx if any(VERBS[fx.verb].price(fx))]
    if price:
        return Message("ff-option-choice-price", {"label": label, "price": joined(price, "ff-and")})
    return Message("ff-option-choice", {"label": label})


def _soak(action: Soak) -> Message:
    parts = _stopped(action.block, action.armour)
    if action.skill:
        parts.append(Message(f"skill-{action.skill}"))
    return Message("ff-option-soak", {"parts": tuple(parts)}) if parts else Message("ff-option-soak-nothing")


def _stopped(block: int, armour: int) -> list[Message]:
    parts = [("block", block), ("armour", armour)]
    return [Message(f"ff-soak-{part}", {"n": number}) for part, number in parts if number]


def _move_item(action: MoveItem) -> Message:
    arguments: dict[str, Argument] = {"item": action.item}
    if action.giver != BAG:
        arguments["owner"] = action.giver
    if action.taker == BAG:
        return Message("ff-option-move-item-bag", arguments)
    arguments |= {"hero": action.taker, "slot": Message(f"ff-slot-{action.slot}")}
    return Message("ff-option-move-item" if action.giver == BAG else "ff-option-move-item-from", arguments)


def _buy(action: Buy) -> Message:
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
            return Message("ff-option-buy-trait-there", arguments)
        case "corruption":
            arguments |= {"hero": words[0], "corruption": words[1]}
    if action.place not in PLACES:  # the purse of a hero who learns anew
        return Message("ff-option-learn", {"skill": words[0], "n": SKILLS[words[0]].cost})
    return Message(f"ff-option-buy-{kind}", arguments)


def _visit(action: Visit) -> Message:
    if action.place in QUESTS:
        return Message("ff-option-visit-quest", {"quest": action.place, "n": QUESTS[action.place].time})
    return Message("ff-option-visit", {"place": action.place, "n": PLACES[action.place].time})


# -- what happened ---------------------------------------------------------------------------------------------


def told(event: Event) -> Message:
    """What happened, as one line; the event must already be what its reader may know."""
    tell = _TOLD.get(type(event))
    key, arguments = f"ff-log-{_tag(event)}", _arguments(event)
    if tell is not None:
        rest, more = tell(event)
        key = rest if rest.startswith("ff-") else key + rest
        arguments |= more
    line = Message(key, arguments)
    if isinstance(event, EnemyDefeated) and event.dropped:
        dropped = Message("ff-log-dropped", {"map_token": token(event.dropped)})
        return Message("ff-both-lines", {"first": line, "second": dropped})
    return line


def unsaid(event: Event) -> bool:
    """Scenes that decide by themselves have no words: nobody sees them."""
    return isinstance(event, SceneBegan | ChoiceMade) and event.scene in SCENES and SCENES[event.scene].auto


Told = tuple[str, dict[str, Argument]]
"""What is added to the id of a line (or another id), and its arguments besides the plain fields."""


def _tell_acted(event: EnemyActed) -> Told:
    if event.segment == 0:
        return "-ability", {"ability": event.why}
    because = reason(event.why, event.enemy)
    if event.enemy in BOSSES:
        return "-boss", {"whom": event.target, "reason": because}
    segment = ENEMIES[event.enemy.partition("#")[0]].frame[event.segment - 1]
    # Who carries an objective off only runs, whatever its frame says.
    actions = ("step",) if event.why == "exit" and not segment.exit else segment.actions
    said: dict[str, Argument] = {
        "reason": because,
        "actions": tuple(Message(f"ff-deed-{one}") for one in actions),
    }
    if _is_zone(event.target):
        return "-zone", said | {"zone": event.target}
    if not event.target:
        return "-alone", said
    return "", said | {"whom": event.target}


def _tell_idle(event: EnemyIdle) -> Told:
    return "", {"reason": reason(event.why, event.enemy)}


def _tell_gained(event: Gained) -> Told:
    return f"ff-log-{'lost' if event.amount < 0 else 'gained'}-{event.what}", {"n": abs(event.amount)}


def _tell_hero_gained(event: HeroGained) -> Told:
    if event.what.startswith("die-"):
        return "-die", {"die": event.what.removeprefix("die-")}
    if event.what in RESULTS.values() and event.what != "block":
        return "-result", {"face": face(event.what)}
    return "", {"n": event.amount}


def _tell_hit(event: EnemyHit | HeroHit) -> Told:
    stopped = tuple(_stopped(event.block, event.armour))
    poisoned = isinstance(event, HeroHit) and event.poison and event.health > 0
    through = event.health if isinstance(event, HeroHit) else event.damage
    return "-poison" if poisoned else "", {"stopped": stopped, "n": through}


def _tell_card(event: CardDrawn) -> Told:
    deck = Message(f"ff-deck-{event.deck}")
    card = Message(f"{event.deck}-{event.card}")
    return "", {"deck": deck, "card_name": card, "rule": card_rule(event.deck, event.card)}


def _tell_boss_card(event: BossCardDrawn) -> Told:
    card = Message(f"boss_card-{event.boss}-{event.card}")
    return "", {"card_name": card, "rule": boss_card_rule(event.boss, event.card)}


def _tell_wounded(event: WeakPointWounded) -> Told:
    point = next(one for one in BOSSES[event.boss].weak_points if one.id == event.weak_point)
    return "", {"rule": weak_point_rule(point)}


def _tell_chest(event: ChestOpened) -> Told:
    if event.found.startswith("gold "):
        return "-gold", {"n": int(event.found.split()[1])}
    return "", {"item": event.found}


def _tell_dice(event: DiceRolled) -> Told:
    return ("", {}) if event.dice else ("-hidden", {"count": len(event.faces)})


def _tell_ended(event: CombatEnded) -> Told:
    met = sum(event.objectives)
    return "", {
        "title": _title(event.combat),
        "ended": event.result,
        "met": met,
        "count": len(event.objectives),
    }


def _place(who: str) -> Message:
    return Message("ff-bag") if who == BAG else Message(f"hero-{who}")


_TOLD: dict[type[Event], Callable[[Any], Told]] = {
    AbilityUsed: lambda event: ("", {"ability_name": ability_name(event.ability)}),
    AllyHit: lambda event: ("-fallen" if event.fallen else "", {}),
    Attacked: lambda event: ("", {"whom": event.target}),
    BossCardDrawn: _tell_boss_card,
    CardDrawn: _tell_card,
    ChestOpened: _tell_chest,
    ChoiceMade: lambda event: ("", {"label": _label(event.scene, event.choice)}),
    CombatBegan: lambda event: ("", {"title": _title(event.combat)}),
    CombatEnded: _tell_ended,
    CorruptionRemoved: lambda event: ("", {"corruption": event.card}),
    DiceRolled: _tell_dice,
    DieTurned: lambda event: ("", {"die_number": event.die}) if event.die else ("-hidden", {}),
    EnemyActed: _tell_acted,
    EnemyDefeated: lambda event: ("", {"whom": event.by}) if event.by else ("-alone", {}),
    EnemyGained: lambda event: (
        "ff-log-enemy-lost-armour" if event.amount < 0 else "",
        {"amount": abs(event.amount)},
    ),
    EnemyHit: _tell_hit,
    EnemyIdle: _tell_idle,
    Gained: _tell_gained,
    HeroGained: _tell_hero_gained,
    HeroHit: _tell_hit,
    HeroLost: lambda event: ("", {"n": event.amount}),
    HeroRevived: lambda event: ("", {"whom": event.by}),
    HeroSwapped: lambda event: ("", {"whom": event.newcomer}),
    ItemFound: lambda event: ("", {}) if event.where == BAG else ("-hero", {"hero": event.where}),
    ItemMoved: lambda event: ("", {"from": _place(event.giver), "to": _place(event.taker)}),
    MedalWon: lambda event: ("", {"medal": Message(f"term-ff-medal-{event.medal}")}),
    PartyArrived: lambda event: ("", {"n": event.wounds}),
    PlaceVisited: lambda event: ("", {"n": event.time}),
    Remembered: lambda event: ("-ally", {"ally": event.flag}) if event.flag in ALLIES else ("", {}),
    ReputationChanged: lambda event: ("", {"reputation": event.faction}),
    RuleUnlocked: lambda event: ("", {"rule": Message(f"ff-rule-{event.number}")}),
    SceneBegan: lambda event: ("", {"title": _title(event.scene)}),
    StoryEnded: lambda event: ("", {"title": _title(event.ending)}),
    TokenUsed: lambda event: ("-fountain" if event.token.startswith("fountain") else "", {}),
    WeakPointWounded: _tell_wounded,
}


# -- the end, refusals -----------------------------------------------------------------------------------------


def ending(outcome: Outcome) -> Message:
    """Why the game is over."""
    if outcome.reason.startswith("ending-"):
        return Message("ff-end-ending", {"title": _title(outcome.reason.removeprefix("ending-"))})
    return Message(f"ff-end-{outcome.reason}")


def why(refusal: WhyNot) -> Message:
    """What stands in the way and what would be right."""
    arguments: dict[str, Argument] = {}
    for key, value in refusal.message.args.items():
        if key == "face":
            arguments[key] = faces(str(value).split())
        elif key == "needs":
            arguments[key] = condition(str(value))
        elif not _unknown(key, value):
            arguments[key] = value
    return Message(refusal.message.key, arguments)


_KNOWN: dict[str, Mapping[str, Any]] = {
    "card": {**SKILLS, **ITEMS},
    "enemy": {**ENEMIES, **BOSSES},
    "hero": HEROES,
    "item": ITEMS,
    "place": PLACES,
    "quest": QUESTS,
    "skill": SKILLS,
}


def _unknown(key: str, value: Argument) -> bool:
    """Whether this would be the name of something that is not in the game; people may type anything."""
    return key in _KNOWN and isinstance(value, str) and value != "" and value.partition("#")[0] not in _KNOWN[key]


# -- objectives and conditions ---------------------------------------------------------------------------------


def objective(text: str) -> Message:
    """An objective of the data ("taken objective1 & escape A|B") as a sentence without a full stop."""
    ways = [joined([_goal(goal) for goal in way], "ff-all") for way in objective_of(text).ways]
    return _capital(joined(ways, "ff-or"))


def _goal(goal: Goal) -> Message:
    said = TERMS[goal.verb].words(goal)
    arguments: dict[str, Argument] = dict(said.args)
    if "map_token" in arguments:
        arguments["map_token"] = token(goal.what)
    if goal.exits:
        arguments["exits"] = joined(goal.exits, "ff-or-exits")
    return Message(said.key, arguments)


def condition(text: str) -> Message | str:
    """What a locked choice or place needs ("reputation dockers>=2"); empty: nothing."""
    groups = [joined([_term(term) for term in group], "ff-all") for group in parsed(text) if group]
    return _capital(joined(groups, "ff-or")) if groups else ""


TOLD_FLAGS = frozenset(
    (
        *("archive_friend", "palace_guest", "grove_found", "witness_safe", "singer_saved"),
        *("need_witness", "compact_held", "aim_tune", "aim_bind"),
        *("clue_rhyme", "clue_fishwives", "clue_tides", "clue_buckets", "clue_note", "clue_quay", "clue_weir"),
    )
)
"""Flags of the story that players know by name."""


def _term(term: Term) -> Message:
    said = _needed(term)
    return said if term.wanted else Message("ff-not", {"what": said})


def _needed(term: Term) -> Message:
    if term.sign:
        arguments: dict[str, Argument] = {"n": term.amount}
        if term.kind == "reputation":
            arguments["reputation"] = term.what
        elif term.kind == "regard":
            arguments["character"] = term.what
        return Message(f"ff-needs-{term.kind}{'' if term.sign == '>=' else '-low'}", arguments)
    match term.kind:
        case "flag":
            return Message(f"ff-needs-{term.what if term.what in TOLD_FLAGS else 'other'}")
        case "result":
            scene, result = term.what.split()
            return Message(f"ff-needs-result-{result}", {"title": _title(scene)})
        case "objective":
            scene, _, number = term.what.partition(".")
            return Message("ff-needs-objective", {"number": number, "title": _title(scene)})
        case "choice":
            scene, choice = term.what.split()
            return Message("ff-needs-choice", {"label": _label(scene, choice), "title": _title(scene)})
        case _:
            return Message(f"ff-needs-{term.kind}", {term.kind: term.what})


# -- rules of content that lines speak of ----------------------------------------------------------------------

_CARDS = {"corruption": CORRUPTION, "fear": FEAR, "trap": TRAPS}


def effect(fx: Fx) -> Message:
    """What an effect does, as a part of a sentence."""
    said = VERBS[fx.verb].words(fx)
    if fx.reach is None:
        return said
    return Message(said.key, {**said.args, "reach": Message(f"ff-reach-{fx.reach[0]}-{fx.reach[1]}")})


def card_rule(kind: str, card: str) -> Message:
    """What a Corruption, Fear or trap card does."""
    return Message(f"{kind}-{card}.text", {"n": _figure(_CARDS[kind][card].fx)})


def boss_card_rule(boss: str, number: int) -> Message:
    """What the card with that number in a boss's deck does."""
    card = next(card for card in BOSSES[boss].deck if card.number == number)
    return Message(f"boss_card-{boss}-{number}.text", {"n": _figure(card.fx)})


def weak_point_rule(point: WeakPoint) -> Message:
    """What happens when a weak point is wounded."""
    return Message(f"weak_point-{point.id}.text", {"n": _figure(point.fx)})


def reward_rule(reward: str) -> Message:
    """What a reward for victory points gives."""
    return sentence(joined([effect(fx) for fx in REWARDS[reward].fx], "ff-and"))


def _figure(effects: Iterable[Fx]) -> int:
    """The figure that a text speaks of: the first there is, without its sign."""
    return next((abs(fx.amount) for fx in effects if fx.amount), 0)


# -- words -----------------------------------------------------------------------------------------------------


def face(shown: str) -> Message:
    """What a die shows: "Step", "Step/Focus" for a face with a choice of two; "success" for a test die."""
    if shown in ("success", "trait", "fail"):
        return Message(f"ff-face-{shown}")
    return joined([Message(f"result-{one}") for one in shown.split("|")], "ff-either")


def faces(shown: Sequence[str]) -> tuple[Message, ...]:
    """Several of them: "Step + Focus"."""
    return tuple(face(one) for one in shown if one not in ("?", "spent"))


def dice_words(dice: Sequence[str]) -> tuple[Message, ...]:
    """Dice by their colours: "red ×2, yellow"."""
    told = []
    for die in dict.fromkeys(dice):
        word = Message(f"ff-die-{die}")
        count = dice.count(die)
        told.append(Message("ff-die-several", {"name": word, "n": count}) if count > 1 else word)
    return tuple(told)


def token(called: str) -> str:
    """A token of the map ("exitA", "gem@grunt#1"), or a zone, as the id that `map_token` takes: "exit#A"."""
    if _is_zone(called):
        return f"zone#{called}"
    read = re.match(r"([a-z]+)([A-Z]|\d+)?", called)
    assert read is not None
    return f"{read[1]}#{read[2]}" if read[2] else read[1]


def ability_name(ability: str) -> Message:
    """A hero's own ability, a passive skill, an item, an ally: what made something possible."""
    if ability.startswith("ally-"):
        return Message(ability)
    prefix = "skill" if ability in SKILLS else "item" if ability in ITEMS else "ff-ability"
    return Message(f"{prefix}-{ability}")


def _is_zone(text: str) -> bool:
    return len(text) == 1 and text.isupper()


P = TypeVar("P", str, Message)


def joined(parts: Sequence[P], key: str) -> P | Message:
    """Two by two, as a language joins them."""
    whole: P | Message = parts[0]
    for part in parts[1:]:
        whole = Message(key, {"first": whole, "second": part})
    return whole


def sentence(part: Message) -> Message:
    return Message("ff-sentence", {"text": part})


def _capital(part: Message) -> Message:
    return Message("ff-capital", {"text": part})


def _title(entry: str) -> Message:
    """What the story calls a scene, a combat or an ending."""
    return Message("@fateforge.title", {"entry": entry})


def _label(scene: str, choice: str) -> Message:
    """What the story calls a choice."""
    return Message("@fateforge.label", {"scene_id": scene, "choice": choice})


def _tag(struct: Action | Event) -> str:
    return str(type(struct).__struct_config__.tag)


_FACES = ("pays", "faces", "gains", "lost")
_TOKENS = ("token", "exit", "door")
_TOLD_OTHERWISE = (
    "scene",
    "combat",
    "target",
    "by",
    "result",
    "card",
    "seat",
    "faction",
    "ability",
    "deck",
    "flag",
    "objectives",
)
"""Fields that are no arguments as they are; where they are told at all, `_TOLD` says how."""


def _arguments(struct: Action | Event) -> dict[str, Argument]:
    """The fields of an action or event as the arguments that messages speak of; ids of content stay ids."""
    found: dict[str, Argument] = {}
    for field in struct.__struct_fields__:
        value = getattr(struct, field)
        if isinstance(value, bool):
            found[field] = "yes" if value else "no"
        elif field in _FACES and isinstance(value, tuple):
            found[field] = faces(value)
        elif field in _TOKENS:
            found["map_token"] = token(value)
        elif field in ("face", "symbol"):
            found[field] = face(value) if value != "?" else NONE
        elif field == "dice":
            found[field] = dice_words([str(one) for one in value]) if value and isinstance(value[0], str) else ""
        elif field == "heroes":
            found[field] = tuple(Message(f"hero-{hero}") for hero in value)
        elif field == "colours":
            found[field] = tuple(Message(f"ff-colour-{colour}") for colour in value)
        elif field == "colour":
            found[field] = Message(f"ff-colour-{value}")
        elif field == "damage" and isinstance(value, tuple):
            found[field] = value
        elif field in ("on", "newcomer"):
            found["whom"] = value
        elif field not in _TOLD_OTHERWISE:
            found[field] = value
    return found
