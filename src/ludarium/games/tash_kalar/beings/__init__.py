"""What the beings do, one module a school. Importing this package registers every script."""

from ludarium.games.tash_kalar.beings import etherweave, everfrost, highland, imperial, legends, nethervoid, sylvan

__all__ = ["etherweave", "everfrost", "highland", "imperial", "legends", "nethervoid", "sylvan"]
