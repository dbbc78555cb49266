### L'explorateur : ce qui est compté, et comment cela faisait partie d'un combat.

ff-explore-combats = Combats
ff-explore-heroes = Héros
ff-explore-parties = Groupes
ff-explore-skills = Compétences
ff-explore-items = Objets
ff-explore-fought = dans le combat
ff-explore-used = utilisé
ff-explore-prepared = préparée
ff-explore-carried = porté
ff-explore-by-size = Nombre de héros
ff-explore-by-combat = Combat
ff-explore-by-hero = Héros
ff-explore-between = Échecs partiels
ff-explore-size =
    { $n ->
        [one] { $n } héros
       *[other] { $n } héros
    }
ff-explore-hero = { $hero_title }
ff-explore-party = { $heroes }
ff-explore-skill = { $skill_title }
ff-explore-item = { $item_title }
