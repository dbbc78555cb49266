### Étude : pourquoi un tour est meilleur, en faits de l'arène ; chacun fait partie d'une liste.

tk-fact-points =
    { $n ->
        [one] { $n } point de plus
       *[other] { $n } points de plus
    }
tk-fact-others-points =
    { $n ->
        [one] { $n } point de moins pour les autres
       *[other] { $n } points de moins pour les autres
    }
tk-fact-pieces =
    { $n ->
        [one] { $n } pièce de plus dans l'arène
       *[other] { $n } pièces de plus dans l'arène
    }
tk-fact-others-pieces =
    { $n ->
        [one] { $n } pièce ennemie de moins
       *[other] { $n } pièces ennemies de moins
    }
tk-fact-upgraded =
    { $n ->
        [one] { $n } pièce promue de plus
       *[other] { $n } pièces promues de plus
    }
tk-fact-others-upgraded =
    { $n ->
        [one] { $n } pièce ennemie promue de moins
       *[other] { $n } pièces ennemies promues de moins
    }
tk-fact-ready = { $card } a son motif
tk-fact-open = { $card } de l'adversaire n'a plus son motif
tk-fact-claimed = l'objectif « { $task } » est rempli
tk-fact-others-claimed = l'adversaire ne remplit pas l'objectif « { $task } »
tk-fact-reach = l'objectif « { $task } » est à portée
tk-fact-others-reach = l'objectif « { $task } » est hors de portée de l'adversaire
