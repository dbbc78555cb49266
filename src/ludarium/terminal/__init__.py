"""Play in a terminal: views drawn with Rich, answers typed in plain words. Works piped, too."""
