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

## Where health was lost, in the review of a combat

ff-losses = Where health was lost
ff-loss-hero = { $hero }
ff-loss-fight = Combat { $n }
ff-loss-story = The story
ff-loss-enemy = { $enemy }
ff-loss-trap = Traps
ff-loss-fear = Fear cards
ff-loss-corruption = Corruption cards
ff-loss-sprint = Sprinting from enemies
ff-loss-escape = Escaping
ff-loss-not-out = No way out
ff-loss-paid = Paid by the hero
