"""Study: what the strongest opponent finds in a position, and in a game that is over."""
