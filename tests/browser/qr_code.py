"""Reads the QR codes that the page draws, square by square, as a phone would: small ones whose words are bytes."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from playwright.sync_api import Locator

MASKS: tuple[Callable[[int, int], int], ...] = (
    lambda x, y: (x + y) % 2,
    lambda x, y: y % 2,
    lambda x, y: x % 3,
    lambda x, y: (x + y) % 3,
    lambda x, y: (y // 2 + x // 3) % 2,
    lambda x, y: x * y % 2 + x * y % 3,
    lambda x, y: (x * y % 2 + x * y % 3) % 2,
    lambda x, y: ((x + y) % 2 + x * y % 3) % 2,
)
"""Where squares are turned over: where the number is 0."""
BLOCKS = {1: (1, 16), 2: (1, 28), 3: (1, 44), 4: (2, 32), 5: (2, 43), 6: (4, 27)}
"""For each version of level M: into how many blocks its words are divided, and how many bytes of words each has."""


def drawn(picture: Locator) -> tuple[set[tuple[int, int]], int]:
    """The dark squares of a picture without its border, and how many squares wide it is."""
    path = picture.locator("path").get_attribute("d") or ""
    dark = {(int(x), int(y)) for x, y in re.findall(r"M(\d+) (\d+)h1v1h-1z", path)}
    border = min(x for x, _ in dark)
    dark = {(x - border, y - border) for x, y in dark}
    return dark, max(x for x, _ in dark) + 1


def is_pattern(x: int, y: int, size: int) -> bool:
    """Whether a square belongs to what helps a reader find its way: it holds no words."""
    middle = size - 7
    aligned = size > 21 and abs(x - middle) <= 2 and abs(y - middle) <= 2
    corner = (x < 9 and y < 9) or (x < 9 and y > size - 9) or (x > size - 9 and y < 9)
    return corner or aligned or 6 in {x, y}


def way(size: int) -> Iterator[tuple[int, int]]:
    """All squares in the order of their bits: in columns of two from the right, up and down in turn."""
    for number, right in enumerate([*range(size - 1, 6, -2), *range(5, 0, -2)]):
        for step in range(size):
            y = step if number % 2 else size - 1 - step
            yield right, y
            yield right - 1, y


def read(picture: Locator) -> str:
    """What a QR code says; it must be whole, of level M and no larger than version 6."""
    dark, size = drawn(picture)
    version = (size - 17) // 4
    form = sum(((x, 8) in dark) << (14 - at) for at, x in enumerate((0, 1, 2, 3, 4, 5))) ^ 0b101010000010010
    assert form >> 13 == 0, "level M"
    mask = MASKS[form >> 10 & 7]
    bits = [((x, y) in dark) ^ (mask(x, y) == 0) for x, y in way(size) if not is_pattern(x, y, size)]
    stream = [
        sum(bit << (7 - at) for at, bit in enumerate(bits[start : start + 8])) for start in range(0, len(bits), 8)
    ]
    blocks, each = BLOCKS[version]
    text = [stream[at * blocks + block] for block in range(blocks) for at in range(each)]
    whole = int.from_bytes(bytes(text), "big")
    places = len(text) * 8
    assert whole >> (places - 4) == 0b0100, "bytes"
    length = whole >> (places - 12) & 0xFF
    return (whole >> (places - 12 - length * 8) & (1 << length * 8) - 1).to_bytes(length, "big").decode()
