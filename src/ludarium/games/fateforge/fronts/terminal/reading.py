"""What a typed line means in Fateforge: a number, a notation, or words of an option."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from ludarium.games.fateforge.actions import (
    Act,
    Buy,
    Eat,
    EnergyStep,
    Pick,
    Revive,
    Sprint,
    Take,
    UseItem,
    UseSkill,
    UseSpecial,
    Visit,
)
from ludarium.games.fateforge.view import FateforgeView
from ludarium.kernel.decisions import Action
from ludarium.terminal.words import Meaning, picked, plain

Describe = Callable[[Action], str]


def understand(line: str, view: FateforgeView, numbered: Sequence[Action], describe: Describe) -> Meaning:
    """The options that a line fits, or the ideas that can be explained. Numbers count `numbered`."""
    wanted = " ".join(line.split())
    if wanted.isdecimal():
        return picked(wanted, numbered)
    options: Sequence[Action] = view.decision.options if view.decision is not None else ()
    exact = tuple(option for option in options if str(option).lower() == wanted.lower())
    if exact:
        return Meaning(exact)
    typed = _words(wanted)
    if not typed:
        return Meaning()
    fitting = tuple(option for option in options if _fits(typed, describe(option)))
    if len(fitting) > 1:
        # "hide" is the whole of one option and a word of others.
        fitting = tuple(option for option in fitting if _words(describe(option)) == typed) or fitting
    if fitting:
        return Meaning(fitting)
    return Meaning(ideas=tuple(idea for idea in _ideas(view) if _fits(typed, describe(idea))))


def _words(text: str) -> list[str]:
    for sign in "()[]:,.→/+–":
        text = text.replace(sign, " ")
    return plain(text).split()


def _fits(typed: Sequence[str], described: str) -> bool:
    """Whether each typed word begins a word of the description, in order; a figure must be the whole word."""
    words = iter(_words(described))
    return all(any(_begins(word, wanted) for word in words) for wanted in typed)


def _begins(word: str, wanted: str) -> bool:
    return word == wanted if wanted.isdecimal() or len(wanted) == 1 else word.startswith(wanted)


def _ideas(view: FateforgeView) -> Iterator[Action]:
    """What a player might think of, besides what is on offer; "why" explains it."""
    own = [hero for hero in view.party if hero.seat == view.viewer]
    if view.combat is not None:
        yield from _ideas_in_combat(view)
    for hero in own:
        yield from (UseSkill(skill) for skill in hero.skills)
        yield from (UseItem(held.id) for held in hero.slots if held is not None)
        yield Eat(hero.id)
    if view.scene is not None:
        yield from (Pick("choice", choice.id) for choice in view.scene.choices)
    if view.rest is not None:
        for place in view.rest.places:
            yield Visit(place.id)
            yield Buy(place.id, "rumour")


def _ideas_in_combat(view: FateforgeView) -> Iterator[Action]:
    combat = view.combat
    assert combat is not None
    enemies = [enemy.name for enemy in combat.enemies]
    if combat.boss is not None:
        enemies.append(combat.boss.id)
    for enemy in enemies:
        yield Act("strike", enemy, ())
        yield Act("shot", enemy, ())
    for zone in combat.zones:
        yield Act("step", zone, ())
        yield EnergyStep(zone)
        yield from (Sprint(hero.id, zone) for hero in view.party if hero.seat == view.viewer)
    for token in combat.tokens:
        yield Take(token.name) if token.kind == "objective" else Act("focus", token.name, ())
    yield from (Act("focus", door.name, ()) for door in combat.doors)
    for hero in view.party:
        yield Revive(hero.id, ())
        if hero.seat == view.viewer and hero.slots[0] is not None:
            yield UseSpecial(hero.slots[0].id)
