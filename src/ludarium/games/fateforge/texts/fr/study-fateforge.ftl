### Étude : pourquoi un choix est meilleur pour le groupe, en faits de la table ; chacun fait partie d'une liste.

ff-fact-health = { $hero } garde { $n } de santé en plus
ff-fact-enemies =
    { $n ->
        [one] { $n } ennemi de moins
       *[other] { $n } ennemis de moins
    }
ff-fact-objectives =
    { $n ->
        [one] { $n } objectif de plus atteint
       *[other] { $n } objectifs de plus atteints
    }
ff-fact-gold = { $n } d'or en plus
ff-fact-food = { $n } de vivres en plus
