### L'entraîneur : les jetons Contrôle, si la Phase des Sbires venait maintenant.

sk-coach-now = Si la Phase des Sbires venait maintenant
sk-coach-lost = Jetons que vous perdriez
sk-coach-note = Les cartes Commandement ne sont pas dans les sommes : elles sont notées à côté.
sk-coach-none = Il n'y a pas encore de jetons Contrôle.
sk-coach-lost-none = Vous ne perdriez aucun jeton maintenant.
sk-coach-lane = Couloir { $lanes }
sk-coach-dome = Dôme { $dome }
sk-coach-even = égalité
sk-coach-by = { $side } de { $n }
sk-coach-tie = À égalité, rien ne bouge.
sk-coach-won =
    { $n ->
        [one] { $n } dégât aux sbires du perdant, puis aux structures à portée ; le jeton avance de { $n } case.
       *[other] { $n } dégâts aux sbires du perdant, puis aux structures à portée ; le jeton avance de { $n } cases.
    }
sk-coach-dome-tie = À égalité, l'Outsider reste où il est.
sk-coach-dome-won = Le gagnant prend l'Outsider.
sk-coach-side = { $side } : { $parts }
sk-coach-nobody = { $side } : personne
sk-coach-minions =
    { $n ->
        [one] { $n } sbire
       *[other] { $n } sbires
    }
sk-coach-hero = { $hero }
sk-coach-hero-more = { $hero } (+{ $n })
sk-coach-figure = { $n }
sk-coach-leads =
    { $n ->
        [one] { $side } : { $n } carte Commandement en vue
       *[other] { $side } : { $n } cartes Commandement en vue
    }
sk-coach-leads-add = +0 à { $n }
