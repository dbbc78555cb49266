"""What a card needs and does not have, in words that say where to add it.

Reads the files of a tree and imports nothing from it.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

GAMES = Path("src/ludarium/games")
TK, SK, FF = GAMES / "tash_kalar", GAMES / "skytear", GAMES / "fateforge"

LANGUAGES = {"en": "English", "pl": "Polish", "fr": "French"}
FORMS = {"pl": ("gen", "acc", "gender"), "fr": ("gender",)}
"""The forms of a name that each language's sentences ask for."""

FIRST_PRINTING = 66


def missing(root: Path) -> list[str]:
    """One sentence for everything that a card of that tree lacks."""
    return [*_beings(root), *_power_cards(root), *_items(root)]


def _beings(root: Path) -> Iterator[str]:
    beings = _rows(root / TK / "data/beings.toml", "being")
    drawings = re.findall(r"^(\w+/[\w-]+) \w+$", (root / "tests/data/beings.txt").read_text("utf-8"), re.MULTILINE)
    for being in beings:
        card, school = being["id"], being["school"]
        script, test = TK / f"beings/{school}.py", Path(f"tests/tash_kalar/test_{school}.py")
        key = f"being-{card.replace('/', '-')}"
        yield from _words(root, card, key, TK / "texts/{}/tash-kalar.ftl", ("effect", "short"), FORMS)
        if f'@effect("{card}")' not in _text(root / script):
            yield f'{card} has no script: register one with @effect("{card}") in {script.as_posix()}'
        if f'"{card}"' not in _text(root / test):
            yield f"{card} has no test: write one in {test.as_posix()}"
        if card not in drawings:
            yield f"{card} has no drawing: add it to tests/data/beings.txt"
    if (first := sum(being.get("printing", 1) == 1 for being in beings)) != FIRST_PRINTING:
        later = 1 + max(being.get("printing", 1) for being in beings)
        yield (
            f"{first} beings say that they are of the first printing, which has {FIRST_PRINTING}: "
            f"give a new one `printing = {later}` in {(TK / 'data/beings.toml').as_posix()}, "
            "or the numbers of others move"
        )


def _power_cards(root: Path) -> Iterator[str]:
    scripts = "".join(_text(path) for path in sorted((root / SK / "cards").glob("*.py")))
    tests = "".join(_text(path) for path in sorted((root / "tests/skytear").glob("*.py")))
    for row in _rows(root / SK / "data/cards.toml", "card"):
        card, effect = row["id"], row.get("effect") or row["id"]
        module = (SK / f"cards/{row.get('faction') or 'neutral'}.py").as_posix()
        yield from _words(root, card, f"power_card-{card}", SK / "texts/{}/skytear.ftl", ("text", "short"), {})
        if f'@card("{effect}"' not in scripts:
            yield f'{card} has no effect: register one with @card("{effect}") in {module}'
        if f'"{card}"' not in tests and f"play {card} " not in tests:
            yield f"{card} has no test: write one in tests/skytear/test_{row.get('faction') or 'stack'}.py"


def _items(root: Path) -> Iterator[str]:
    for row in _rows(root / FF / "data/items.toml", "item"):
        yield from _words(root, row["id"], f"item-{row['id']}", FF / "texts/{}/fateforge.ftl", (), FORMS)


def _words(
    root: Path, card: str, key: str, file: Path, attributes: Sequence[str], forms: Mapping[str, Sequence[str]]
) -> Iterator[str]:
    """What the message of a card lacks in each language; `forms` are those of its name."""
    for lang, language in LANGUAGES.items():
        path = file.as_posix().format(lang)
        found = re.search(rf"^{re.escape(key)} =.*\n((?:[ ]+.*\n)*)", _text(root / path), re.MULTILINE)
        if found is None:
            yield f"{card} has no {language} name: add {key} to {path}"
            continue
        there = re.findall(r"^ +\.(\w+) =", found[1], re.MULTILINE)
        for attribute in (*forms.get(lang, ()), *attributes):
            if attribute not in there:
                yield f"{card} has no {language} .{attribute}: add it to {key} in {path}"


def _rows(path: Path, table: str) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = tomllib.loads(path.read_text("utf-8"))[table]
    return rows


def _text(path: Path) -> str:
    return path.read_text("utf-8") if path.is_file() else ""
