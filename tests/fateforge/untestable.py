"""Rules of the ledger that no test can exercise, with the reason. There is none: keep it so."""

UNTESTABLE: dict[str, str] = {}
