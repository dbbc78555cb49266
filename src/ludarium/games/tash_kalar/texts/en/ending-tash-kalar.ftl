### The end of a game on the page, in English.

tk-ending-won = You won, { $won } to { $lost }
tk-ending-lost = You lost, { $lost } to { $won }
tk-source-of-standing = legendary pieces in the arena
