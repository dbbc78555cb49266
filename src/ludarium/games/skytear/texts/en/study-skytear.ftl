### Study: why a turn is better, in facts of the battlefield; each is a part of a list.

sk-fact-structures = { $n } HP more on the own structures
sk-fact-others-structures = { $n } HP fewer on the enemy structures
sk-fact-hit-points = { $n } HP more on the own heroes
sk-fact-others-hit-points = { $n } HP fewer on the enemy heroes
sk-fact-hero = { $hero } stays on the battlefield
sk-fact-others-hero = the enemy { $hero } is defeated
sk-fact-minions =
    { $n ->
        [one] { $n } minion more
       *[other] { $n } minions more
    }
sk-fact-others-minions =
    { $n ->
        [one] { $n } enemy minion fewer
       *[other] { $n } enemy minions fewer
    }
sk-fact-cards =
    { $n ->
        [one] { $n } card more in hand
       *[other] { $n } cards more in hand
    }
sk-fact-lane =
    { $n ->
        [one] the control token of lane { $lane } { $n } step nearer the enemy tower
       *[other] the control token of lane { $lane } { $n } steps nearer the enemy tower
    }
