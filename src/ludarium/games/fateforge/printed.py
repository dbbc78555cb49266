"""What is printed on skills, items, enemies and cards, as messages put together from what they cost and do.

Figures come from the data, so the words follow when a rule is retuned.
"""

from __future__ import annotations

from collections.abc import Sequence

from ludarium.games.fateforge.content import (
    ALLIES,
    BOSSES,
    CORRUPTION,
    ENEMIES,
    FEAR,
    ITEMS,
    PLACES,
    POOLS,
    QUESTS,
    REWARDS,
    SKILLS,
    TRAIT_POINT_COST,
    TRAPS,
    Deed,
    Fx,
    Item,
    Place,
    Segment,
    Service,
    Skill,
)
from ludarium.games.fateforge.notation import OR
from ludarium.games.fateforge.words import boss_card_rule, card_rule, effect, joined, sentence, weak_point_rule
from ludarium.kernel.messages import Argument, Message

Lines = tuple[Message, ...]


def printed() -> dict[str, Lines]:
    """The rules of everything in the box, by the message that names it: "skill-retribution", "boss_card-oruz-3"."""
    cards = {"corruption": CORRUPTION, "fear": FEAR, "trap": TRAPS}
    bosses = BOSSES.values()
    return {
        **{f"skill-{skill.id}": _skill(skill) for skill in SKILLS.values()},
        **{f"item-{item.id}": _item(item) for item in ITEMS.values()},
        **{f"enemy-{enemy.id}": tuple(map(_segment, enemy.frame)) for enemy in ENEMIES.values()},
        **{f"ally-{ally.id}": tuple(sentence(effect(fx)) for fx in ally.abilities) for ally in ALLIES.values()},
        **{f"boss-{boss.id}": (Message(f"boss-{boss.id}.text", {"wounds": boss.wounds}),) for boss in bosses},
        **{
            f"boss_card-{boss.id}-{card.number}": (boss_card_rule(boss.id, card.number),)
            for boss in bosses
            for card in boss.deck
        },
        **{f"weak_point-{point.id}": (weak_point_rule(point),) for boss in bosses for point in boss.weak_points},
        **{f"{kind}-{card}": (card_rule(kind, card),) for kind, table in cards.items() for card in table},
        **{f"place-{place.id}": _place(place) for place in PLACES.values()},
        **{f"quest-{quest.id}": _gains(quest.reward) for quest in QUESTS.values()},
        **{f"reward-{reward.id}": _gains(reward.fx) for reward in REWARDS.values()},
    }


def _skill(skill: Skill) -> Lines:
    """What it costs and does, and how often."""
    rule = sentence(_use(skill, skill.two_way))
    return (rule,) if skill.kind == "passive" else (rule, Message(f"ff-limit-{skill.kind}"))


def _item(item: Item) -> Lines:
    """What it gives while it is worn, what it costs to use and what it does then."""
    lines = []
    if item.die:
        lines.append(Message("ff-item-die", {"die": item.die}))
    if item.special or item.special_fx:
        lines.append(Message("ff-item-special", {"does": _does((), item.special, item.special_fx)}))
    if item.armour:
        lines.append(Message("ff-item-armour", {"n": item.armour}))
    if item.trait:
        lines.append(Message("ff-item-trait", {"trait": item.trait}))
    if item.results or item.deeds or item.fx:
        lines += (sentence(_use(item)), *_limits(item))
    if not lines:  # its figures say nothing
        lines.append(Message(f"item-{item.id}.note"))
    if item.hero:
        lines.append(Message("ff-item-owner", {"hero": item.hero}))
    return tuple(lines)


def _limits(item: Item) -> Lines:
    """How often, and when, an item can be used."""
    at_any_time = (Message("ff-any-time"),) if item.any_time else ()
    if item.use == "always":
        return at_any_time
    if item.use == "charged":
        return (*at_any_time, Message("ff-limit-charged", {"n": item.charges}))
    return (*at_any_time, Message(f"ff-limit-{'multi' if item.use == 'round' else item.use}"))


def _use(found: Skill | Item, two_way: bool = False) -> Message:
    """What is paid, when, and what it does."""
    does = _does(found.results, found.deeds, found.fx, two_way)
    if found.pays:
        pays = tuple(Message(f"ff-pay-{paid}" if paid in POOLS else f"result-{paid}") for paid in found.pays)
        does = Message("ff-use", {"pays": pays, "does": does})
    return Message("ff-when", {"moment": Message(f"ff-moment-{found.when}"), "does": does}) if found.when else does


def _does(results: Sequence[str], deeds: Sequence[Deed], fx: Sequence[Fx], two_way: bool = False) -> Message:
    parts = []
    if results:
        gained = tuple(Message(f"result-{result}") for result in results)
        parts.append(Message("ff-gain-both" if two_way else "ff-gain", {"results": gained}))
    if deeds:
        parts.append(Message("ff-perform", {"deeds": tuple(part for deed in deeds for part in _deed(deed))}))
    return joined([*parts, *(effect(each) for each in fx if each.verb != OR)], "ff-and")


def _deed(deed: Deed) -> Lines:
    more = [("ff-deed-extra", deed.extra), ("ff-deed-reach", deed.reach)]
    return _with((Message(f"ff-deed-{deed.what}"),), [Message(key, {"n": n}) for key, n in more if n])


def _with(what: Lines, more: Sequence[Message]) -> Lines:
    """What is done, and in brackets how."""
    return (Message("ff-with", {"what": what, "more": tuple(more)}),) if more else what


def _segment(segment: Segment) -> Message:
    more = [Message(f"ff-frame-{segment.aim}")] if segment.aim else []
    if segment.extra:
        more.append(Message("ff-deed-extra", {"n": segment.extra}))
    if segment.reach:
        more.append(Message("ff-frame-reach", {"n": segment.reach}))
    if segment.poison:
        more.append(Message("ff-frame-poison"))
    if segment.exit:
        more.append(Message("ff-frame-exit", {"exit": segment.exit}))
    if segment.colours:
        more.append(joined([Message(f"ff-colour-{colour}") for colour in segment.colours], "ff-either"))
    actions = _with(tuple(Message(f"ff-deed-{action}") for action in segment.actions), more)
    return sentence(Message("ff-frame", {"distances": segment.distances, "actions": actions}))


def _gains(effects: Sequence[Fx]) -> Lines:
    return (sentence(joined([effect(fx) for fx in effects], "ff-and")),)


def _place(place: Place) -> Lines:
    """What a place costs and offers."""
    return (Message(f"ff-place-{place.kind}", {"n": place.time}), *map(_service, place.services))


def _service(service: Service) -> Message:
    figures: dict[str, Argument] = {**service.figures, "n": service.figures.get("gold", 0), "usual": TRAIT_POINT_COST}
    key = f"ff-service-{service.kind}"
    if service.kind == "heal":
        key += "-each" if "each" in figures else "-free" if "free" in figures else ""
    elif service.kind == "sell":
        key += "-arms" if "main" in service.slots else "-gear"
    elif service.kind == "remove_corruption" and not figures["n"]:
        key += "-free"
    elif service.kind == "rumour":
        figures["n"] = service.figures["quests"]
    return Message(key, figures)
