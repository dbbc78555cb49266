"""The games. Each is a package of its own and imports only the kernel and spaces."""

from importlib import import_module

from ludarium.kernel.game import register

_GAMES = (("tash_kalar", "TASH_KALAR"), ("skytear", "SKYTEAR"), ("fateforge", "FATEFORGE"))


def register_all() -> None:
    """Make every game known to the kernel. Their modules are loaded the first time."""
    for package, name in _GAMES:
        register(getattr(import_module(f"ludarium.games.{package}.game"), name))
