"""The games. Each is a package of its own and imports only the kernel and spaces."""

from importlib import import_module

_GAMES = ("tash_kalar",)


def register_all() -> None:
    """Make every game known to the kernel."""
    for name in _GAMES:
        import_module(f"ludarium.games.{name}.game")
