"""How fast Skytear is."""

from __future__ import annotations

from collections.abc import Iterator

from ludarium.benchmarks import Bench, after, games_a_second, microseconds, random_play
from ludarium.games.skytear.game import SKYTEAR

_GAME = "skytear"


def benches() -> Iterator[Bench]:
    """Random play in every form for the fewest seats, copies, and what bots make of a first battle."""
    for form in SKYTEAR.info.forms:
        yield Bench(
            f"{_GAME}-{form.id}-random",
            _GAME,
            "decisions/s",
            lambda quick, form_id=form.id: random_play(_GAME, form_id, 2, quick),  # type: ignore[misc]
            target=8_000 if form.id == "first-battle" else None,
        )
    yield Bench(
        f"{_GAME}-copy",
        _GAME,
        "µs",
        lambda quick: microseconds(after(_GAME, "first-battle", 300).copy, quick),
        target=2,
        better="lower",
        reference="a position at a checkpoint",
    )
    yield from games_a_second(_GAME, "first-battle", f"{_GAME}-first-battle")
