### Étude : pourquoi un tour est meilleur, en faits du champ de bataille ; chacun fait partie d'une liste.

sk-fact-structures = { $n } PS de plus sur vos structures
sk-fact-others-structures = { $n } PS de moins sur les structures ennemies
sk-fact-hit-points = { $n } PS de plus pour vos héros
sk-fact-others-hit-points = { $n } PS de moins pour les héros ennemis
sk-fact-hero = { $hero } reste sur le champ de bataille
sk-fact-others-hero = l'ennemi perd { $hero }
sk-fact-minions =
    { $n ->
        [one] { $n } sbire de plus
       *[other] { $n } sbires de plus
    }
sk-fact-others-minions =
    { $n ->
        [one] { $n } sbire ennemi de moins
       *[other] { $n } sbires ennemis de moins
    }
sk-fact-cards =
    { $n ->
        [one] { $n } carte de plus en main
       *[other] { $n } cartes de plus en main
    }
sk-fact-lane =
    { $n ->
        [one] le jeton Contrôle du Couloir { $lane } avance de { $n } pas vers la tour ennemie
       *[other] le jeton Contrôle du Couloir { $lane } avance de { $n } pas vers la tour ennemie
    }
