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

## Où la santé a été perdue, dans l'analyse d'un combat

ff-losses = Où la santé a été perdue
ff-loss-hero = { $hero }
ff-loss-fight = Combat { $n }
ff-loss-story = L'histoire
ff-loss-enemy = { $enemy }
ff-loss-trap = Pièges
ff-loss-fear = Cartes Peur
ff-loss-corruption = Cartes Corruption
ff-loss-sprint = Sprint loin des ennemis
ff-loss-escape = Fuite
ff-loss-not-out = Aucune sortie
ff-loss-paid = Coût payé par le héros
