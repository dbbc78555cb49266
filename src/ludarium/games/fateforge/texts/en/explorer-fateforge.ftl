### The explorer: what is counted, and in which way it was part of a combat.

ff-explore-combats = Combats
ff-explore-heroes = Heroes
ff-explore-parties = Parties
ff-explore-skills = Skills
ff-explore-items = Items
ff-explore-fought = in the combat
ff-explore-used = used
ff-explore-prepared = prepared
ff-explore-carried = carried
ff-explore-by-size = Number of heroes
ff-explore-by-combat = Combat
ff-explore-by-hero = Hero
ff-explore-between = Partial failures
ff-explore-size =
    { $n ->
        [one] One hero
       *[other] { $n } heroes
    }
ff-explore-hero = { $hero_title }
ff-explore-party = { $heroes }
ff-explore-skill = { $skill_title }
ff-explore-item = { $item_title }
