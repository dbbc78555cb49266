### The explorer: what is counted, and in which way it was part of a game.

tk-explore-openings = First turns
tk-explore-replies = First turns in reply
tk-explore-beings = Beings
tk-explore-legends = Legends
tk-explore-flares = Flares
tk-explore-schools = Schools
tk-explore-played = played
tk-explore-summoned = summoned
tk-explore-invoked = invoked
tk-explore-held = held at any time
tk-explore-dealt = in the first hand
tk-explore-by-school = School
tk-explore-by-against = Against
tk-explore-between = Draws
tk-explore-nothing = Nothing placed
tk-explore-placed = { $squares }
tk-explore-placed-summoned = { $squares }, then { $being }
tk-explore-being = { $being_title }
tk-explore-flare = { $flare_title }
tk-explore-school = { $school_title }
tk-explore-board = First turn: { $squares }. Turned and mirrored; one's own start piece lies to the left.
