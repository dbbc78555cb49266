### Eksplorator: co się liczy i jaki miało udział w partii.

tk-explore-openings = Pierwsze tury
tk-explore-replies = Pierwsze tury w odpowiedzi
tk-explore-beings = Istoty
tk-explore-legends = Legendy
tk-explore-flares = Flary
tk-explore-schools = Szkoły
tk-explore-played = zagrane
tk-explore-summoned = przywołane
tk-explore-invoked = rzucone
tk-explore-held = kiedykolwiek na ręce
tk-explore-dealt = na pierwszej ręce
tk-explore-by-school = Szkoła
tk-explore-by-against = Przeciwko
tk-explore-between = Remisy
tk-explore-nothing = Niczego nie umieszczono
tk-explore-placed = { $squares }
tk-explore-placed-summoned = { $squares }, potem { $being }
tk-explore-being = { $being_title }
tk-explore-flare = { $flare_title }
tk-explore-school = { $school_title }
tk-explore-board = Pierwsza tura: { $squares }. Po obrotach i odbiciach; własny pion startowy leży po lewej.
