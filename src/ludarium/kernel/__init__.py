"""The rules-free ground: decisions, positions, tables, records. Imports msgspec and the standard library only."""
