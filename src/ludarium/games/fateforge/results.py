"""Results of dice, and what pays for what (FF-4).

A *face* is the set of results it can give, as a bit mask: a face divided by a line has two bits, a Miss none. A result
that a skill gives is a face with one bit. So one number says all that a payment needs to know about a die.
"""

from __future__ import annotations

STEP, STRIKE, PRECISE_STRIKE, SHOT, PRECISE_SHOT, FOCUS, BLOCK, SPECIAL = (1 << bit for bit in range(8))
MISS = 0

RESULTS: dict[str, int] = {
    "step": STEP,
    "strike": STRIKE,
    "precise_strike": PRECISE_STRIKE,
    "shot": SHOT,
    "precise_shot": PRECISE_SHOT,
    "focus": FOCUS,
    "block": BLOCK,
    "special": SPECIAL,
}
NAMES: dict[int, str] = {bit: name for name, bit in RESULTS.items()}

ANY = (1 << 8) - 1
"""Every result but a Miss pays Any (FF-4.12)."""
PAYS: dict[str, int] = {
    **RESULTS,
    # A precise result may be used where a plain one is demanded, not the other way round (FF-4.9).
    "strike": STRIKE | PRECISE_STRIKE,
    "shot": SHOT | PRECISE_SHOT,
    "any": ANY,
}
"""For each demand the results that pay it."""


def face_of(text: str) -> int:
    """The face that data writes as "step|focus" or "miss"."""
    face = MISS
    if text != "miss":
        for name in text.split("|"):
            face |= RESULTS[name]
    return face


def face_name(face: int) -> str:
    """The face as data writes it."""
    return "|".join(name for name, bit in RESULTS.items() if face & bit) or "miss"


FACE_NAMES: dict[int, str] = {face: face_name(face) for face in range(256) if face.bit_count() <= 2}
