### The explorer: what is counted, and in which way it was part of a game.

sk-explore-openings = First activations
sk-explore-heroes = Heroes
sk-explore-pairs = Pairs of heroes
sk-explore-factions = Factions
sk-explore-cards = Power cards
sk-explore-activated = activated first
sk-explore-brought = on the team
sk-explore-played = played
sk-explore-held = held at any time
sk-explore-by-faction = Faction
sk-explore-by-owner = Hero or faction
sk-explore-between = Draws
sk-explore-hero = { $hero_title }
sk-explore-pair = { $hero_title } and { $owner_title }
sk-explore-faction = { $faction_title }
sk-explore-card = { $card_title }
