"""What the beings do, one module a school. Importing this package registers every script."""

from ludarium.games.tash_kalar.beings import highland, imperial, legends, nethervoid, sylvan

__all__ = ["highland", "imperial", "legends", "nethervoid", "sylvan"]
