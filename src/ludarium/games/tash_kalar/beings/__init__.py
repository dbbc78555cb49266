"""What the beings do, one module a school. Importing this package registers every script."""

from ludarium.games.tash_kalar.beings import everfrost, highland, imperial, legends, nethervoid, sylvan

__all__ = ["everfrost", "highland", "imperial", "legends", "nethervoid", "sylvan"]
