"""Fateforge in words: the rules of its content, put together from what it costs and does.

Figures are those of the data, so a rule that is retuned says so by itself. The page does the same from the same data.
"""

from __future__ import annotations

from collections.abc import Sequence

from ludarium.games.fateforge import words
from ludarium.games.fateforge.content import (
    ALLIES,
    BOSSES,
    ENEMIES,
    ITEMS,
    PLACES,
    QUESTS,
    SKILLS,
    TRAIT_POINT_COST,
    Deed,
    Fx,
    Item,
    Segment,
    Service,
    Skill,
    WeakPoint,
)
from ludarium.games.fateforge.notation import OR
from ludarium.texts import Argument, has, name, say, tell, title

__all__ = [
    "ally_rules",
    "boss_card_rule",
    "boss_rule",
    "card_rule",
    "effect",
    "frame_lines",
    "item_rule",
    "place_rule",
    "quest_reward",
    "reward_rule",
    "skill_rule",
    "weak_point_rule",
]


def effect(fx: Fx, lang: str = "en") -> str:
    """What an effect does, as a part of a sentence."""
    return tell(words.effect(fx), lang=lang)


def card_rule(kind: str, card: str, lang: str = "en") -> str:
    """What a Corruption, Fear or trap card does."""
    return tell(words.card_rule(kind, card), lang=lang)


def boss_card_rule(boss: str, number: int, lang: str = "en") -> str:
    """What the card with that number in a boss's deck does."""
    return tell(words.boss_card_rule(boss, number), lang=lang)


def weak_point_rule(point: WeakPoint, lang: str = "en") -> str:
    """What happens when a weak point is wounded."""
    return tell(words.weak_point_rule(point), lang=lang)


def reward_rule(reward: str, lang: str = "en") -> str:
    """What a reward for victory points gives."""
    return tell(words.reward_rule(reward), lang=lang)


def skill_rule(skill: str, lang: str = "en") -> str:
    """What a skill costs and does, and how often."""
    found = SKILLS[skill]
    rule = _sentence(_use(found, lang))
    return rule if found.kind == "passive" else f"{rule} {say(f'ff-limit-{found.kind}', None, lang)}"


def item_rule(item: str, lang: str = "en") -> str:
    """What an item gives while it is worn, what it costs to use and what it does then."""
    found = ITEMS[item]
    parts = []
    if found.die:
        parts.append(say("ff-item-die", {"die": found.die}, lang))
    if found.special or found.special_fx:
        parts.append(say("ff-item-special", {"does": _does((), found.special, found.special_fx, lang)}, lang))
    if found.armour:
        parts.append(say("ff-item-armour", {"n": found.armour}, lang))
    if found.trait:
        parts.append(say("ff-item-trait", {"trait": found.trait}, lang))
    if found.results or found.deeds or found.fx:
        parts.append(_sentence(_use(found, lang)))
        parts += _limits(found, lang)
    if has(f"item-{item}.note", lang):
        parts.append(say(f"item-{item}.note", None, lang))
    if found.hero:
        parts.append(say("ff-item-owner", {"hero": found.hero}, lang))
    return " ".join(parts)


def ally_rules(ally: str, lang: str = "en") -> tuple[str, ...]:
    """What an ally can do, a sentence for each ability."""
    return tuple(_sentence(effect(fx, lang)) for fx in ALLIES[ally].abilities)


def boss_rule(boss: str, lang: str = "en") -> str:
    """Who a boss is and how it is beaten."""
    return say(f"boss-{boss}.text", {"wounds": BOSSES[boss].wounds}, lang)


def place_rule(place: str, lang: str = "en") -> str:
    """What a place costs and offers."""
    found = PLACES[place]
    parts = [say(f"ff-place-{found.kind}", {"n": found.time}, lang)]
    parts += (_service(service, lang) for service in found.services)
    return " ".join(parts)


def quest_reward(quest: str, lang: str = "en") -> str:
    """What a side quest is worth."""
    return _sentence(_joined([effect(fx, lang) for fx in QUESTS[quest].reward], lang))


def frame_lines(enemy: str, lang: str = "en") -> tuple[str, ...]:
    """The action frame of an enemy, a line for each segment."""
    return tuple(_segment(segment, lang) for segment in ENEMIES[enemy].frame)


def _use(found: Skill | Item, lang: str) -> str:
    """What is paid, when, and what it does."""
    does = _does(found.results, found.deeds, found.fx, lang, isinstance(found, Skill) and found.two_way)
    if found.pays:
        pays = " + ".join(_payment(paid, lang) for paid in found.pays)
        does = say("ff-use", {"pays": pays, "does": does}, lang)
    if found.when:
        does = say("ff-when", {"moment": say(f"ff-moment-{found.when}", None, lang), "does": does}, lang)
    return does


def _does(results: Sequence[str], deeds: Sequence[Deed], fx: Sequence[Fx], lang: str, two_way: bool = False) -> str:
    parts = []
    if results:
        gained = " + ".join(name("result", result, lang) for result in results)
        parts.append(say("ff-gain-both" if two_way else "ff-gain", {"results": gained}, lang))
    if deeds:
        parts.append(say("ff-perform", {"deeds": ", ".join(_deed(deed, lang) for deed in deeds)}, lang))
    parts += (effect(each, lang) for each in fx if each.verb != OR)
    return _joined(parts, lang)


def _payment(paid: str, lang: str) -> str:
    return say(f"ff-pay-{paid}" if has(f"ff-pay-{paid}", lang) else f"result-{paid}", None, lang)


def _deed(deed: Deed, lang: str) -> str:
    more = []
    if deed.extra:
        more.append(say("ff-deed-extra", {"n": deed.extra}, lang))
    if deed.reach:
        more.append(say("ff-deed-reach", {"n": deed.reach}, lang))
    return say(f"ff-deed-{deed.what}", None, lang) + (f" ({', '.join(more)})" if more else "")


def _limits(item: Item, lang: str) -> list[str]:
    """How often, and when, an item can be used."""
    found = []
    if item.any_time:
        found.append(say("ff-any-time", None, lang))
    if item.use == "charged":
        found.append(say("ff-limit-charged", {"n": item.charges}, lang))
    elif item.use != "always":
        found.append(say(f"ff-limit-{'multi' if item.use == 'round' else item.use}", None, lang))
    return found


def _service(service: Service, lang: str) -> str:
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
    return say(key, figures, lang)


def _segment(segment: Segment, lang: str) -> str:
    actions = ", ".join(say(f"ff-deed-{action}", None, lang) for action in segment.actions)
    more = [say(f"ff-frame-{segment.aim}", None, lang)] if segment.aim else []
    if segment.extra:
        more.append(say("ff-deed-extra", {"n": segment.extra}, lang))
    if segment.reach:
        more.append(say("ff-frame-reach", {"n": segment.reach}, lang))
    if segment.poison:
        more.append(say("ff-frame-poison", None, lang))
    if segment.exit:
        more.append(say("ff-frame-exit", {"exit": segment.exit}, lang))
    if segment.colours:
        more.append("/".join(say(f"ff-colour-{colour}", None, lang) for colour in segment.colours))
    if more:
        actions += f" ({', '.join(more)})"
    distances = ", ".join(map(str, segment.distances))
    return _sentence(say("ff-frame", {"distances": distances, "actions": actions}, lang))


def _joined(parts: Sequence[str], lang: str) -> str:
    whole = parts[0]
    for part in parts[1:]:
        whole = say("ff-and", {"first": whole, "second": part}, lang)
    return whole


def _sentence(text: str) -> str:
    return f"{title(text)}."
