### The coach: control tokens as if the Minion Phase came now.

sk-coach-now = If the Minion Phase came now
sk-coach-lost = Tokens you would lose
sk-coach-note = Lead cards are not in the sums: they stand beside them.
sk-coach-none = There are no control tokens yet.
sk-coach-lost-none = You would lose no token now.
sk-coach-lane = Lane { $lanes }
sk-coach-dome = Dome { $dome }
sk-coach-even = tie
sk-coach-by = { $side } by { $n }
sk-coach-tie = A tie moves nothing.
sk-coach-won =
    { $n ->
        [one] { $n } damage to the loser's minions, then structures in reach; the token moves { $n } space.
       *[other] { $n } damage to the loser's minions, then structures in reach; the token moves { $n } spaces.
    }
sk-coach-dome-tie = A tie leaves the outsider where it is.
sk-coach-dome-won = The winner takes the outsider.
sk-coach-side = { $side }: { $parts }
sk-coach-nobody = { $side }: nobody
sk-coach-minions =
    { $n ->
        [one] { $n } minion
       *[other] { $n } minions
    }
sk-coach-hero = { $hero }
sk-coach-hero-more = { $hero } (+{ $n })
sk-coach-figure = { $n }
sk-coach-leads =
    { $n ->
        [one] { $side }: { $n } Lead card in sight
       *[other] { $side }: { $n } Lead cards in sight
    }
sk-coach-leads-add = +0 to { $n }
