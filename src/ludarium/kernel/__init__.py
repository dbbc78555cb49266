"""The ground under all games: decisions, positions, tables, records. Imports msgspec and the standard library only."""
