"""What a typed line means: a number, a square, a card and a square, a verb with what belongs to it, or a notation."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache

from msgspec import Struct

from ludarium.games.tash_kalar.actions import (
    Choose,
    Claim,
    Decline,
    Direct,
    Discard,
    EndTurn,
    HandOver,
    InvokeFlare,
    Pick,
    PickCard,
    PickColour,
    Place,
    PutUnder,
    Summon,
    TakeOff,
    Thaw,
    Warp,
)
from ludarium.games.tash_kalar.cards import BEINGS, FLARES, TASKS
from ludarium.games.tash_kalar.patterns import TURNS
from ludarium.kernel.decisions import Action
from ludarium.spaces.squares import DIRECTIONS, square_of
from ludarium.terminal.words import SHORTEST, Meaning, picked, plain
from ludarium.texts import Names, name, say

VERBS: dict[str, type[Action]] = {
    "place": Place,
    "take-off": TakeOff,
    "summon": Summon,
    "discard": Discard,
    "under": PutUnder,
    "invoke": InvokeFlare,
    "thaw": Thaw,
    "warp": Warp,
    "claim": Claim,
    "end": EndTurn,
    "hand-over": HandOver,
    "pick": Pick,
    "skip": Decline,
}
"""Verbs that can be typed; `cli-tk-verb-...` holds the words for each in every language."""


class _Words(Struct):
    """A line taken apart."""

    verb: type[Action] | None = None
    square: int | None = None
    turn: int | None = None
    rest: str = ""


def understand(line: str, options: Sequence[Action], numbered: Sequence[Action], names: Names, lang: str) -> Meaning:
    """The options that `line` fits; with several the player has to say more. Numbers count `numbered`."""
    wanted = " ".join(line.split()).lower()
    if wanted.isdecimal():
        return picked(wanted, numbered)
    exact = tuple(option for option in options if str(option).lower() == wanted)
    if exact:
        return Meaning(exact)
    words = _take_apart(wanted, lang)
    fitting = tuple(option for option in options if _fits(option, words, names, lang))
    if len(fitting) > 1 and words.verb is None and words.square is not None and not words.rest:
        # A bare square means the piece or the placing there before it means a being that could arrive.
        simple = tuple(option for option in fitting if not isinstance(option, Summon))
        fitting = simple or fitting
    if fitting:
        return Meaning(fitting)
    idea = _idea(words, options, lang)
    return Meaning(ideas=() if idea is None else (idea,))


def find_card(text: str, lang: str, among: Iterable[str] | None = None) -> str | None:
    """The card that a name, its beginning or its id means; None when there is none."""
    wanted = plain(text)
    if not wanted:
        return None
    cards = tuple(among) if among is not None else (*BEINGS, *(flare.id for flare in FLARES))
    called = [(card, spelled) for card in cards for spelled in _card_names(card, lang)]
    for fits in (str.__eq__, str.startswith, str.__contains__) if len(wanted) >= SHORTEST else (str.__eq__,):
        for card, spelled in called:
            if fits(spelled, wanted):
                return card
    return None


@cache
def _card_names(card: str, lang: str) -> tuple[str, ...]:
    kind = "flare" if card.startswith("flare/") else "being"
    own = (name(kind, card, lang), name(kind, card, "en"), card, card.partition("/")[2])
    return tuple(plain(spelled) for spelled in own)


@cache
def _verbs(lang: str) -> dict[str, type[Action]]:
    found = {}
    for verb, action in VERBS.items():
        for words in (say(f"cli-tk-verb-{verb}", None, "en"), say(f"cli-tk-verb-{verb}", None, lang)):
            for word in words.split(","):
                found[plain(word)] = action
    return found


def _take_apart(text: str, lang: str) -> _Words:
    words = _Words(rest=plain(text))
    for spelled, action in sorted(_verbs(lang).items(), key=lambda pair: -len(pair[0])):
        if words.rest == spelled or words.rest.startswith(spelled + " "):
            words.verb = action
            words.rest = words.rest[len(spelled) :].strip()
            break
    left = []
    for token in words.rest.split():
        if re.fullmatch(r"[a-i][1-9]", token) and words.square is None:
            words.square = square_of(token)
        elif token in TURNS:
            words.turn = TURNS.index(token)
        else:
            left.append(token)
    words.rest = " ".join(left)
    return words


def _fits(option: Action, words: _Words, names: Names, lang: str) -> bool:
    if words.verb is not None and not isinstance(option, words.verb):
        return False
    if words.verb is None and isinstance(option, Discard | Warp):
        return False  # who names a being wants to summon it
    if words.square is not None and getattr(option, "square", None) != words.square:
        return False
    if words.turn is not None and getattr(option, "turn", None) != words.turn:
        return False
    if words.rest:
        return _is_called(option, words.rest, names, lang)
    return words.verb is not None or words.square is not None


def _is_called(option: Action, text: str, names: Names, lang: str) -> bool:
    match option:
        case Summon(card=card) | Discard(card=card) | PutUnder(card=card) | PickCard(card=card):
            return find_card(text, lang, (card,)) is not None
        case Thaw(card=card) | Warp(card=card):
            return find_card(text, lang, (card,)) is not None
        case InvokeFlare(flare=flare, against=against):
            return find_card(text, lang, (flare,)) is not None or text == plain(names.sides[against])
        case Claim(task=task):
            spelled = (plain(name("task", task, lang)), plain(name("task", task)), plain(task.partition("/")[2]))
            return any(word.startswith(text) for word in spelled)
        case Direct(direction=way):
            return text in (way, plain(say(f"tk-direction-{way}", None, lang)))
        case Choose(way=way):
            words = plain(say(f"tk-way-{way}", None, lang))
            return text in (plain(way), words) or (len(text) >= SHORTEST and words.startswith(text))
        case PickColour(side=side):
            return plain(names.sides[side]).startswith(text)
    return False


def _idea(words: _Words, options: Sequence[Action], lang: str) -> Action | None:
    """What the player probably meant, though it is not on offer; for the question why not."""
    verb, square, rest = words.verb, words.square, words.rest
    card = find_card(rest, lang) if rest else None
    if square is not None and (verb is Summon or (verb is None and card)):
        return Summon(card or "", square, words.turn or 0)
    if square is not None and verb in (None, Place, Pick, TakeOff) and not rest:
        if verb is None:
            verb = Pick if any(isinstance(option, Pick) for option in options) else Place
        return verb(square)
    if verb in (EndTurn, HandOver, Decline):
        return verb()
    if verb in (Discard, PutUnder) and card:
        return verb(card)
    if verb is Claim:
        task = next((task.id for task in TASKS if plain(name("task", task.id, lang)).startswith(rest)), None)
        return Claim(task) if task and rest else None
    if rest in DIRECTIONS:
        return Direct(rest)
    return None
