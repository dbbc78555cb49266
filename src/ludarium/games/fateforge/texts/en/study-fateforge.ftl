### Study: why a choice is better for the party, in facts of the table; each is a part of a list.

ff-fact-health = { $hero } keeps { $n } more health
ff-fact-enemies =
    { $n ->
        [one] { $n } enemy fewer
       *[other] { $n } enemies fewer
    }
ff-fact-objectives =
    { $n ->
        [one] { $n } more objective met
       *[other] { $n } more objectives met
    }
ff-fact-gold = { $n } gold more
ff-fact-food = { $n } food more
