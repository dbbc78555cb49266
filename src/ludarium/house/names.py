"""Names that people give themselves: nothing invisible in them, and no letters that pass for others."""

from __future__ import annotations

import unicodedata

from ludarium.house.refusals import Refuse

LONGEST = 40
_BLANK = frozenset("\u00ad\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Characters that are drawn as nothing, though they are letters, marks or signs by their kind."""
_HIDDEN = frozenset(("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"))
_TOGETHER = (
    frozenset(("LATIN", "CJK", "HIRAGANA", "KATAKANA")),
    frozenset(("LATIN", "CJK", "BOPOMOFO")),
    frozenset(("LATIN", "CJK", "HANGUL")),
)
"""Scripts that are written together every day, and whose letters are not mistaken for each other's."""
_MARKS = 3
"""So many marks on one letter are still writing."""


def person_name(text: str) -> str:
    """The name as stored. Empty stays empty: no name was given. Refuses what others could not see or tell apart."""
    name = " ".join(unicodedata.normalize("NFKC", text).split())
    if not text:
        return ""
    if any(unicodedata.category(character) in _HIDDEN or character in _BLANK for character in name):
        raise Refuse("bad-name", key="error-name-invisible")
    if not any(unicodedata.category(character)[0] in "LN" for character in name):
        raise Refuse("bad-name", key="error-name-empty")
    if _piled_up(name):
        raise Refuse("bad-name", key="error-name-invisible")
    scripts = {_script(character) for character in name if unicodedata.category(character).startswith("L")}
    if len(scripts) > 1 and not any(scripts <= together for together in _TOGETHER):
        raise Refuse("bad-name", key="error-name-mixed")
    return name[:LONGEST].rstrip()


_ALIKE = str.maketrans(
    {
        **dict(zip("01|", "oll", strict=True)),
        "i": "l",
        # Cyrillic and Greek letters that are drawn like Latin ones.
        **dict(
            zip(
                "\u0430\u0435\u043e\u0440\u0441\u0443\u0445\u0456\u0455\u0458\u0501\u051b\u051d",
                "aeopcyxlsjdqw",
                strict=True,
            )
        ),
        **dict(zip("\u043a\u043c\u0442\u0432\u043d\u04bb", "kmtbhh", strict=True)),
        **dict(
            zip(
                "\u03b1\u03b2\u03b5\u03b9\u03ba\u03bd\u03bf\u03c1\u03c4\u03c5\u03c7\u03b6\u03b7\u03bc",
                "abelkvoptuxznm",
                strict=True,
            )
        ),
    }
)
"""What passes for what at a glance."""


def skeleton(name: str) -> str:
    """The same for all names that are mistaken for each other: marks, case, spaces and alphabets make no difference."""
    bare = "".join(each for each in unicodedata.normalize("NFKD", name.casefold()) if each.isalnum())
    return bare.casefold().translate(_ALIKE).replace("rn", "m").replace("vv", "w")


def _script(letter: str) -> str:
    """The first word of a letter's name is its script: LATIN SMALL LETTER A, CYRILLIC SMALL LETTER A."""
    word = unicodedata.name(letter, "").partition(" ")[0].partition("-")[0]
    return "LATIN" if word in ("FEMININE", "MASCULINE", "MICRO") else word


def _piled_up(name: str) -> bool:
    run = 0
    for character in name:
        run = run + 1 if unicodedata.category(character).startswith("M") else 0
        if run > _MARKS:
            return True
    return False
