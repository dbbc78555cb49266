"""What a typed line means in Skytear: a number, spaces, an action, a hero, a card, or a notation."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from msgspec import Struct

from ludarium.games.skytear.actions import (
    PASS,
    Activate,
    Choose,
    Declare,
    LayArea,
    Pass,
    PickCard,
    PickEffect,
    PickHero,
    PickLane,
    PickMinion,
    PickSeat,
    PickSpace,
    PickToken,
    PlayCard,
)
from ludarium.games.skytear.board import BOARDS
from ludarium.games.skytear.content import CARDS, HEROES, OUTSIDERS, VICTORY_CARDS
from ludarium.games.skytear.state import CONDITIONS
from ludarium.games.skytear.view import SkytearView
from ludarium.kernel.decisions import Action
from ludarium.terminal.words import SHORTEST, Meaning, is_called, picked, plain, spoken, taken_verb
from ludarium.texts import Names, name, say

ACTIONS = ("move", "lead", "attack", "skirmish", "worship")
VERBS: dict[str, tuple[type[Action], ...]] = {
    "activate": (Activate,),
    "declare": (Declare,),
    "play": (PlayCard,),
    "pass": (Pass,),
    "choose": (PickSpace, PickHero, PickMinion, PickToken, PickEffect, LayArea, PickCard, Choose, PickLane, PickSeat),
}
"""Verbs that can be typed, and the answers they can mean; `cli-sk-verb-...` holds the words for each."""


class Content(Struct, frozen=True):
    """Something with a name: a power card, a hero, an outsider, a victory card or a condition."""

    kind: str
    id: str


CONTENT: tuple[Content, ...] = (
    *(Content("power_card", card.id) for card in CARDS),
    *(Content("hero", hero) for hero in HEROES),
    *(Content("outsider", outsider) for outsider in OUTSIDERS),
    *(Content("victory_card", card.id) for card in VICTORY_CARDS),
    *(Content("condition", condition) for condition in CONDITIONS),
)


class _Words(Struct):
    """A line taken apart."""

    verb: str | None = None
    spaces: tuple[str, ...] = ()
    rest: str = ""


def understand(line: str, view: SkytearView, numbered: Sequence[Action], names: Names, lang: str) -> Meaning:
    """The options that a line fits, or the ideas that can be explained. Numbers count `numbered`."""
    wanted = " ".join(line.split()).lower()
    if wanted.isdecimal():
        return picked(wanted, numbered)
    options: Sequence[Action] = view.decision.options if view.decision is not None else ()
    exact = tuple(option for option in options if str(option).lower() == wanted)
    if exact:
        return Meaning(exact)
    words = _take_apart(wanted, view, lang)
    fitting = tuple(option for option in options if _fits(option, words, view, names, lang))
    if len(fitting) > 1:
        fitting = _best(fitting, words, names, lang)
    return Meaning(fitting) if fitting else Meaning(ideas=_ideas(words, view, lang))


def find_content(text: str, lang: str, among: Iterable[Content] = CONTENT) -> Content | None:
    """What a name, its beginning or its id means; None when there is nothing of that name."""
    wanted = plain(text)
    if not wanted:
        return None
    called = [(content, spelled) for content in among for spelled in _names(content, lang)]
    for fits in (str.__eq__, str.startswith, str.__contains__) if len(wanted) >= SHORTEST else (str.__eq__,):
        for content, spelled in called:
            if fits(spelled, wanted):
                return content
    return None


@cache
def _names(content: Content, lang: str) -> tuple[str, ...]:
    own = (name(content.kind, content.id, lang), name(content.kind, content.id), content.id)
    return tuple(dict.fromkeys(plain(spelled) for spelled in own))


@cache
def _hero_names(hero: str, lang: str) -> tuple[str, ...]:
    """The names of a hero as notation calls it; a twin also answers to the name without its number."""
    spelled = (name("hero", hero, lang), name("hero", hero), hero, hero.rstrip("12"))
    return tuple(dict.fromkeys(plain(word) for word in spelled))


@cache
def _action_names(action: str, lang: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys((*spoken(f"sk-action-{action}", lang), action)))


def _take_apart(text: str, view: SkytearView, lang: str) -> _Words:
    words = _Words(rest=plain(text))
    verbs = {word: verb for verb in VERBS for word in spoken(f"cli-sk-verb-{verb}", lang)}
    taken, rest = taken_verb(words.rest, verbs)
    if taken is not None:
        words.verb, words.rest = verbs[taken], rest
    known = BOARDS[view.board].names
    words.spaces = tuple(token for token in words.rest.split() if token in known)
    words.rest = " ".join(token for token in words.rest.split() if token not in known)
    return words


def _fits(option: Action, words: _Words, view: SkytearView, names: Names, lang: str) -> bool:
    if words.verb is not None and not isinstance(option, VERBS[words.verb]):
        return False
    if words.spaces and not {*words.spaces} <= {*spaces_of(option, view)}:
        return False
    if words.rest:
        return _is_called(option, words.rest, names, lang)
    return words.verb is not None or bool(words.spaces)


def spaces_of(option: Action, view: SkytearView) -> tuple[str, ...]:
    """The spaces that an option is about: its own, those of an area, or where its hero stands."""
    match option:
        case PickSpace(space=space) | PickMinion(space=space) | PickToken(space=space):
            return (space,)
        case LayArea(spaces=spaces):
            return spaces
        case PickHero(hero=called) | Activate(hero=called):
            return tuple(hero.space for hero in view.heroes if hero.name == called and hero.space is not None)
    return ()


def _is_called(option: Action, text: str, names: Names, lang: str) -> bool:
    match option:
        case Activate(hero=hero) | PickHero(hero=hero):
            return is_called(text, _hero_names(hero, lang))
        case Declare(what=what):
            return any(
                word == text or (len(text) >= SHORTEST and word.startswith(text)) for word in _action_names(what, lang)
            )
        case PlayCard(card=card, hero=hero):
            return _plays(text, card, hero, lang)
        case PickCard(card=card):
            return is_called(text, _names(Content("power_card", card), lang))
        case Choose(way=way):
            return is_called(text, (plain(say(f"sk-way-{way}", None, lang)), plain(say(f"sk-way-{way}")), plain(way)))
        case PickLane(lane=lane):
            return text.split()[-1] == lane.lower()
        case PickSeat(seat=seat):
            return is_called(text, (plain(names.players[seat]),))
        case PickMinion(side=side):
            return is_called(text, (plain(names.sides[side]), plain(name("term", "sk-minion", lang)), "minion"))
        case PickToken(kind=kind):
            return is_called(text, (plain(name("term", f"sk-{kind}", lang)), kind))
    return False


def _plays(text: str, card: str, hero: str, lang: str) -> bool:
    """Whether words name a card, a hero, or the card and then the hero."""
    titles, heroes = _names(Content("power_card", card), lang), _hero_names(hero, lang)
    if is_called(text, titles) or is_called(text, heroes):
        return True
    return any(text.endswith(" " + hero) and is_called(_card_part(text, hero), titles) for hero in heroes)


def _card_part(text: str, hero: str) -> str:
    """What stands before the hero; a notation has "by" between them."""
    return text[: -len(hero)].strip().removesuffix(" by")


def _best(fitting: tuple[Action, ...], words: _Words, names: Names, lang: str) -> tuple[Action, ...]:
    """Of several fitting options, those that were named exactly: an area by all its spaces, a way by its whole name."""
    same = tuple(o for o in fitting if isinstance(o, LayArea) and {*o.spaces} == {*words.spaces})
    if same:
        return same[:1]
    exact = tuple(
        option
        for option in fitting
        if isinstance(option, Declare | Choose | Activate | PickHero | PickCard)
        and words.rest in _whole_names(option, lang)
    )
    return exact or fitting


def _whole_names(option: Declare | Choose | Activate | PickHero | PickCard, lang: str) -> tuple[str, ...]:
    match option:
        case Declare(what=what):
            return _action_names(what, lang)
        case Choose(way=way):
            return (plain(say(f"sk-way-{way}", None, lang)), plain(way))
        case PickCard(card=card):
            return _names(Content("power_card", card), lang)
        case _:
            return _hero_names(option.hero, lang)


def _ideas(words: _Words, view: SkytearView, lang: str) -> tuple[Action, ...]:
    """What the player probably meant, though it is not on offer; for the question why not."""
    if words.verb == "pass" and not words.rest and not words.spaces:
        return (PASS,)
    if words.spaces and not words.rest:
        return _space_ideas(words.spaces[0], view)
    if not words.rest or words.spaces:
        return ()
    action = next((what for what in ACTIONS if words.rest in _action_names(what, lang)), None)
    if action is not None and words.verb in (None, "declare"):
        return (Declare(action),)
    heroes = [hero for hero in view.heroes if is_called(words.rest, _hero_names(hero.name, lang))]
    if heroes and words.verb != "play":
        if view.decision is not None and any(isinstance(o, PickHero) for o in view.decision.options):
            return tuple(PickHero(hero.name) for hero in heroes)
        if words.verb in (None, "activate"):
            return tuple(Activate(hero.name) for hero in heroes)
        return tuple(PickHero(hero.name) for hero in heroes)
    return _card_ideas(words, view, lang)


def _space_ideas(space: str, view: SkytearView) -> tuple[Action, ...]:
    """A space that is not on offer: the space itself, where spaces are asked, or what stands there."""
    options = view.decision.options if view.decision is not None else ()
    standing: list[Action] = [PickHero(hero.name) for hero in view.heroes if hero.space == space]
    standing += [PickMinion(minion.side, space) for minion in view.minions if minion.space == space]
    wants_figures = any(isinstance(option, PickHero | PickMinion) for option in options)
    return tuple(standing) if standing and wants_figures else (PickSpace(space),)


def _card_ideas(words: _Words, view: SkytearView, lang: str) -> tuple[Action, ...]:
    """A card that cannot be played: with the hero that was named, else with each of the viewer's own."""
    if view.viewer is None:
        return ()
    side = view.viewer % 2
    own = [hero for hero in view.heroes if hero.side == side and hero.seat in (-1, view.viewer)]
    cards = tuple(Content("power_card", card.id) for card in CARDS)
    card = find_content(words.rest, lang, cards)
    if card is None:
        for hero in own:
            for spelled in _hero_names(hero.name, lang):
                if words.rest.endswith(" " + spelled):
                    card = find_content(_card_part(words.rest, spelled), lang, cards)
                    if card is not None:
                        return (PlayCard(card.id, hero.name),)
        return ()
    # The active hero first: what keeps it from playing the card says most.
    own.sort(key=lambda hero: hero.name != view.active_hero)
    return tuple(PlayCard(card.id, hero.name) for hero in own)
