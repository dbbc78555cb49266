"""How OpenAPI names the answers about any game: the unions over all games."""

from __future__ import annotations

import functools
import operator
import typing
from typing import TYPE_CHECKING, Any, TypeAlias

from ludarium.house.resources import Glance, Replay
from ludarium.house.titles import wires

if TYPE_CHECKING:
    GameContent: TypeAlias = Any
    GameReplay: TypeAlias = Replay[Any, Any, Any]
    GameGlance: TypeAlias = Glance[Any, Any]
else:
    _boxes = [wire.title.load("box") for wire in wires()]
    if not wires():
        raise ImportError("no games are installed; run ./ludarium setup")
    GameContent = functools.reduce(
        operator.or_, [typing.get_type_hints(make)["return"] for make in _boxes if make is not None]
    )
    GameReplay = functools.reduce(operator.or_, [wire.replay for wire in wires()])
    GameGlance = functools.reduce(operator.or_, [wire.glance for wire in wires()])
