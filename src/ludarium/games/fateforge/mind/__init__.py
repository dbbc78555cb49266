"""What bots think of a position; nothing here is a rule."""
