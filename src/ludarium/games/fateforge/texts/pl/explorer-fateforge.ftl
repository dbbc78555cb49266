### Eksplorator: co się liczy i jaki miało udział w walce.

ff-explore-combats = Walki
ff-explore-heroes = Bohaterowie
ff-explore-parties = Drużyny
ff-explore-skills = Umiejętności
ff-explore-items = Przedmioty
ff-explore-fought = w walce
ff-explore-used = użyte
ff-explore-prepared = przygotowane
ff-explore-carried = niesione
ff-explore-by-size = Liczba bohaterów
ff-explore-by-combat = Walka
ff-explore-by-hero = Bohater
ff-explore-between = Częściowe porażki
ff-explore-size =
    { $n ->
        [one] Jeden bohater
        [few] { $n } bohaterowie
       *[other] { $n } bohaterów
    }
ff-explore-hero = { $hero_title }
ff-explore-party = { $heroes }
ff-explore-skill = { $skill_title }
ff-explore-item = { $item_title }
