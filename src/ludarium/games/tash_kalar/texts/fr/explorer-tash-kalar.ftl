### L'explorateur : ce qui est compté, et comment cela faisait partie de la partie.

tk-explore-openings = Premiers tours
tk-explore-replies = Premiers tours en réponse
tk-explore-beings = Créatures
tk-explore-legends = Légendes
tk-explore-flares = Ruses
tk-explore-schools = Écoles
tk-explore-played = joué
tk-explore-summoned = invoquée
tk-explore-invoked = jouée
tk-explore-held = en main à un moment
tk-explore-dealt = dans la première main
tk-explore-by-school = École
tk-explore-by-against = Contre
tk-explore-between = Matchs nuls
tk-explore-nothing = Rien de placé
tk-explore-placed = { $squares }
tk-explore-placed-summoned = { $squares }, puis { $being }
tk-explore-being = { $being_title }
tk-explore-flare = { $flare_title }
tk-explore-school = { $school_title }
tk-explore-board = Premier tour : { $squares }. Tourné et reflété ; la pièce de départ du joueur est à gauche.
