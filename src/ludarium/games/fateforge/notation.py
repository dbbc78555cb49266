"""The short notations of the data: effects, actions, frames of enemies, tokens of maps, objectives.

Each reader takes one string of a data file and refuses with a `Misread` that names the word it does not know.
"""

from __future__ import annotations

import re

from msgspec import Struct

FAR = 99
"""The far end of "@any"."""


class Misread(ValueError):
    """A string of the data that cannot be read; its text is one sentence without the full stop."""


# -- effects ---------------------------------------------------------------------------------------------------


class Fx(Struct, frozen=True):
    """One effect of the closed vocabulary, parsed from a line such as "damage 1 @1 all one_zone".

    `reach` is the pair of distances of "@0-1" ((0, 0) for "@0", (0, 99) for "@any", None without one); `words` is what
    follows, in order: "all", "minion", "hero", "self", "one_zone", "until", ...
    """

    verb: str
    amount: int = 0
    reach: tuple[int, int] | None = None
    words: tuple[str, ...] = ()

    def says(self, *words: str) -> bool:
        """Whether those words stand in it."""
        return all(word in self.words for word in words)


OR = "or"
"""Stands between two effects; one of them is chosen."""


def has_verb(effects: tuple[Fx, ...], verb: str) -> bool:
    """Whether one of the effects is of that verb: for what the rules ask at its moment, such as "pierce"."""
    return any(fx.verb == verb for fx in effects)


def ways_of(effects: tuple[Fx, ...]) -> list[list[Fx]]:
    """The effects between which "or" lets somebody choose."""
    ways: list[list[Fx]] = [[]]
    for fx in effects:
        if fx.verb == OR:
            ways.append([])
        else:
            ways[-1].append(fx)
    return ways


_NUMBER = re.compile(r"[+-]?\d+")
_REACH = re.compile(r"@(?:(any)|(\d)(?:-(\d))?)")
_WORD = re.compile(r"[a-z0-9_]+|[A-Z]")


def reach_of(text: str) -> tuple[int, int]:
    """The distances of "@0", "@0-1" or "@any"."""
    read = _REACH.fullmatch(text)
    if read is None:
        raise Misread(f"'{text}' is no distance; write @0, @1, @0-1 or @any")
    if read[1]:
        return 0, FAR
    return int(read[2]), int(read[3] or read[2])


def fx_of(text: str) -> Fx:
    """An effect: its verb, then figures, words and a distance in any order; the first figure is the amount.

    Any verb is read; `vocabulary` knows which of them there are.
    """
    verb, *rest = text.split() or [""]
    amount: int | None = None
    reach: tuple[int, int] | None = None
    words: list[str] = []
    for word in rest:
        if word.startswith("@"):
            if reach is not None:
                raise Misread(f"'{text}' has two distances")
            reach = reach_of(word)
        elif _NUMBER.fullmatch(word) and amount is None:
            amount = int(word)
        elif _WORD.fullmatch(word):
            words.append(word)
        else:
            raise Misread(f"'{word}' in '{text}' is no word of an effect")
    return Fx(verb, amount or 0, reach, tuple(words))


def boss_fx_of(text: str) -> tuple[Fx, ...]:
    """A card of a boss: "pull latest @1, strike same poison"; "dmg+1" is extra damage, "range+1" reaches farther."""
    card = []
    for part in text.split(","):
        words = part.split()
        extra = sum(int(word[4:]) for word in words if re.fullmatch(r"dmg\+\d", word))
        farther = sum(int(word[6:]) for word in words if re.fullmatch(r"range\+\d", word))
        plain = " ".join(word for word in words if not word.startswith(("dmg+", "range+")))
        fx = fx_of(plain)
        if farther and fx.reach is None:
            raise Misread(f"'{part.strip()}' widens a distance that it does not have")
        reach = None if fx.reach is None else (fx.reach[0], fx.reach[1] + farther)
        card.append(Fx(fx.verb, fx.amount + extra, reach, fx.words))
    return tuple(card)


# -- actions ---------------------------------------------------------------------------------------------------


class Deed(Struct, frozen=True):
    """One action of a sequence: "strike+1" has one extra damage, "shot~2" reaches distance 2 as well."""

    what: str
    extra: int = 0
    reach: int = 0


DEEDS = ("step", "strike", "shot", "push", "pull", "focus")


def deed_of(text: str) -> Deed:
    """An action such as "shot+1~2"."""
    read = re.fullmatch(r"([a-z]+)(?:\+(\d))?(?:~(\d))?", text)
    if read is None or read[1] not in DEEDS:
        raise Misread(f"'{text}' is no action; the actions are {', '.join(DEEDS)}")
    return Deed(read[1], int(read[2] or 0), int(read[3] or 0))


class Segment(Struct, frozen=True):
    """One part of an action frame: its distances, its actions in order, its modifiers (FF-10.5, FF-28)."""

    distances: tuple[int, ...]
    actions: tuple[str, ...]
    aim: str = ""
    """"earliest", "latest" or "" (the players choose)."""
    extra: int = 0
    reach: int = 0
    poison: bool = False
    exit: str = ""
    colours: tuple[str, ...] = ()


COLOURS = ("white", "blue", "red", "green", "brown", "purple")
"""In the order of the enemy turn (FF-15.1)."""
ENEMY_ACTIONS = ("step", "strike", "shot", "push", "pull", "block", "call", "stun")
"""What an action frame may hold: every action of the rulebook's glossary (FF-28.12)."""


def segment_of(distances: tuple[int, ...], do: str, mod: tuple[str, ...]) -> Segment:
    """A segment from its distances, its actions joined by ">", and its modifiers."""
    actions = tuple(do.split(">"))
    for action in actions:
        if action not in ENEMY_ACTIONS:
            raise Misread(f"'{action}' is no action of enemies; they are {', '.join(ENEMY_ACTIONS)}")
    made = {"aim": "", "exit": "", "extra": 0, "reach": 0, "poison": False, "colours": ()}
    for each in mod:
        name, _, value = each.partition(":")
        if each in ("earliest", "latest"):
            made["aim"] = each
        elif re.fullmatch(r"dmg\+\d", each):
            made["extra"] = int(each[4:])
        elif re.fullmatch(r"range\+\d", each):
            made["reach"] = int(each[6:])
        elif each == "poison":
            made["poison"] = True
        elif name == "exit" and value:
            made["exit"] = value
        elif name == "colour" and value and all(colour in COLOURS for colour in value.split("/")):
            made["colours"] = tuple(value.split("/"))
        else:
            raise Misread(f"'{each}' is no modifier (earliest, latest, dmg+1, range+1, poison, exit:A, colour:red)")
    if "call" in actions and not made["colours"]:
        raise Misread(f"'{do}' calls nobody; say whom: colour:red (FF-22.5)")
    return Segment(distances, actions, **made)  # type: ignore[arg-type]


# -- tests -----------------------------------------------------------------------------------------------------


class Test(Struct, frozen=True):
    """A test of a trait: easy 1 die, average 2, hard 3 (FF-24.1). `everybody`: all heroes make it."""

    __test__ = False

    trait: str
    dice: int
    everybody: bool = False


DIFFICULTIES = {"easy": 1, "average": 2, "hard": 3}


def test_of(text: str, traits: tuple[str, ...]) -> Test:
    """A test such as "persuasion average" or "agility easy everybody"."""
    words = text.split()
    if len(words) == 3 and words[2] == "everybody":
        words.pop()
    if len(words) != 2:
        raise Misread(f"the test '{text}' must be a trait and a difficulty, such as 'lore hard'")
    trait, difficulty = words
    if trait not in traits:
        raise Misread(
            f"the test '{text}' is impossible: there is no trait '{trait}'; the traits are {', '.join(traits)}"
        )
    if difficulty not in DIFFICULTIES:
        raise Misread(f"the test '{text}' is impossible: it can be {', '.join(DIFFICULTIES)}, not '{difficulty}'")
    return Test(trait, DIFFICULTIES[difficulty], text.endswith(" everybody"))


# -- maps ------------------------------------------------------------------------------------------------------


class Token(Struct, frozen=True):
    """A token of the map. `kind`: start, exit, objective, gem, food, chest, explore, terrain, trap, portal, fountain.

    `name` is unique in a combat ("exitA", "objective1", "trap2"); `amount`: gems, food, markers of a fountain;
    `to`: where a portal leads.
    """

    name: str
    kind: str
    zone: int
    amount: int = 0
    to: int = -1


class Door(Struct, frozen=True):
    name: str
    zones: tuple[int, int]
    closed: bool


class Placed(Struct, frozen=True):
    """An enemy at set-up: "grunt#1@E^objective1+gem"."""

    enemy: str
    number: int
    zone: int
    guards: str = ""
    carries: str = ""


NAMED = ("exit", "objective", "chest", "explore", "portal", "door")
"""Tokens whose sign is part of their name: exitA, objective1."""
COUNTED = ("gem", "food", "fountain")
"""Tokens whose figure is an amount; these and the plain ones are named by counting: gem1, gem2."""
PLAIN = ("start", "terrain", "trap")

Zones = dict[str, int]


def zone_of(letter: str, zones: Zones) -> int:
    """The number of a zone."""
    if letter not in zones:
        raise Misread(f"there is no zone '{letter}' on this map; its zones are {', '.join(zones)}")
    return zones[letter]


def edges_of(text: str) -> tuple[tuple[str, str], ...]:
    """The edges "A-B B-C" as pairs of letters."""
    pairs = []
    for word in text.split():
        read = re.fullmatch(r"([A-Z])-([A-Z])", word)
        if read is None or read[1] == read[2]:
            raise Misread(f"'{word}' is no edge; write A-B")
        pair = (read[1], read[2])
        if pair in pairs or pair[::-1] in pairs:
            raise Misread(f"the edge {word} is there twice")
        pairs.append(pair)
    if not pairs:
        raise Misread("a map needs edges, such as A-B")
    return tuple(pairs)


class Map(Struct, frozen=True):
    """The tokens of a combat, sorted by what they are."""

    tokens: tuple[Token, ...]
    doors: tuple[Door, ...]
    barricades: tuple[tuple[int, int], ...]


def map_of(texts: tuple[str, ...], zones: Zones) -> Map:
    """The tokens of a map: "gem2@C", "door1@B-C:closed", "barricade@E<B", "portal1@D>F"."""
    tokens: list[Token] = []
    doors: list[Door] = []
    barricades: list[tuple[int, int]] = []
    counts: dict[str, int] = {}
    for text in texts:
        read = re.fullmatch(r"([a-z]+)([A-Z]|\d+)?@(.+)", text)
        kind, sign, place = (read[1], read[2] or "", read[3]) if read else ("", "", "")
        if kind not in (*NAMED, *COUNTED, *PLAIN, "barricade"):
            raise Misread(f"'{text}' is no token of a map")
        if kind == "barricade":
            sheltered, _, side = place.partition("<")
            barricades.append((zone_of(sheltered, zones), zone_of(side, zones)))
            continue
        if kind in PLAIN:
            if sign:
                raise Misread(f"'{text}': a {kind} has no figure")
        elif not sign or sign.isdigit() is (kind == "exit"):
            raise Misread(f"'{text}' needs a {'letter' if kind == 'exit' else 'figure'} after '{kind}'")
        counts[kind] = counts.get(kind, 0) + 1
        name = f"{kind}{sign if kind in NAMED else counts[kind]}"
        if name in [token.name for token in tokens] + [door.name for door in doors]:
            raise Misread(f"'{name}' is there twice")
        if kind == "door":
            ends = re.fullmatch(r"([A-Z])-([A-Z]):(open|closed)", place)
            if ends is None:
                raise Misread(f"'{text}' is no door; write door1@B-C:closed")
            doors.append(Door(name, (zone_of(ends[1], zones), zone_of(ends[2], zones)), ends[3] == "closed"))
            continue
        here, _, there = place.partition(">")
        if (kind == "portal") != bool(there):
            raise Misread(f"'{text}': a portal, and only a portal, leads somewhere; write portal1@D>F")
        amount = int(sign) if kind in COUNTED else 0
        tokens.append(Token(name, kind, zone_of(here, zones), amount, zone_of(there, zones) if there else -1))
    return Map(tuple(tokens), tuple(doors), tuple(barricades))


def placed_of(text: str, zones: Zones) -> Placed:
    """An enemy at set-up, "grunt#2@E^objective1" (it guards) or "grunt#2@E+gem" (it carries)."""
    read = re.fullmatch(r"([a-z_]+)#(\d+)@([A-Z])(?:\^([a-zA-Z0-9]+))?(?:\+([a-z0-9]+))?", text)
    if read is None:
        raise Misread(f"'{text}' does not place an enemy; write grunt#1@E")
    return Placed(read[1], int(read[2]), zone_of(read[3], zones), read[4] or "", read[5] or "")


def name_of(text: str) -> tuple[str, int]:
    """The enemy and the initiative of "grunt#1"."""
    read = re.fullmatch(r"([a-z_]+)#(\d+)", text)
    if read is None:
        raise Misread(f"'{text}' is no enemy with its initiative; write grunt#1")
    return read[1], int(read[2])


# -- objectives ------------------------------------------------------------------------------------------------


class Goal(Struct, frozen=True):
    """One term of an objective. `what`: a token, a zone, an enemy; `exits`: letters ("*" any); `amount` with `sign`."""

    verb: str
    what: str = ""
    exits: tuple[str, ...] = ()
    sign: str = ""
    amount: int = 0


class Objective(Struct, frozen=True):
    """An objective is met when all terms of one of its ways are; it counts only when `needs` holds."""

    ways: tuple[tuple[Goal, ...], ...]
    needs: str = ""
