### Study: why a turn is better, in facts of the arena; each is a part of a list.

tk-fact-points =
    { $n ->
        [one] { $n } point more
       *[other] { $n } points more
    }
tk-fact-others-points =
    { $n ->
        [one] { $n } point fewer for the others
       *[other] { $n } points fewer for the others
    }
tk-fact-pieces =
    { $n ->
        [one] { $n } piece more in the arena
       *[other] { $n } pieces more in the arena
    }
tk-fact-others-pieces =
    { $n ->
        [one] { $n } enemy piece fewer
       *[other] { $n } enemy pieces fewer
    }
tk-fact-upgraded =
    { $n ->
        [one] { $n } upgraded piece more
       *[other] { $n } upgraded pieces more
    }
tk-fact-others-upgraded =
    { $n ->
        [one] { $n } upgraded enemy piece fewer
       *[other] { $n } upgraded enemy pieces fewer
    }
tk-fact-ready = { $card } has its pattern
tk-fact-open = the enemy { $card } is left without a pattern
tk-fact-claimed = { $task } is claimed
tk-fact-others-claimed = the enemy does not claim { $task }
tk-fact-reach = { $task } is within reach
tk-fact-others-reach = { $task } is not within the enemy's reach
