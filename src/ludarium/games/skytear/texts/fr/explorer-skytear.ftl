### L'explorateur : ce qui est compté, et comment cela faisait partie de la partie.

sk-explore-openings = Premières activations
sk-explore-heroes = Héros
sk-explore-pairs = Paires de héros
sk-explore-factions = Factions
sk-explore-cards = Cartes Pouvoir
sk-explore-activated = activé en premier
sk-explore-brought = dans l'équipe
sk-explore-played = jouée
sk-explore-held = en main à un moment
sk-explore-by-faction = Faction
sk-explore-by-owner = Héros ou faction
sk-explore-between = Égalités
sk-explore-hero = { $hero_title }
sk-explore-pair = { $hero_title } et { $owner_title }
sk-explore-faction = { $faction_title }
sk-explore-card = { $card_title }
