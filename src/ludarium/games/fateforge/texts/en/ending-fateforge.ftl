### The end of a combat, an expedition or a campaign on the page, in English.

ff-ending-combat-success = The combat is won
ff-ending-combat-partial = A partial failure
ff-ending-combat-fail = The combat is lost
ff-ending-left-by = The party left by exit { $exit }.
ff-ending-no-way = No way out was left.
ff-ending-rounds = Round { $n } of { $all }.
ff-ending-rounds-extra = Round { $n } of { $all }, with the extra one.
ff-ending-by = { $hero }, round { $round }
ff-ending-by-from = { $hero }, round { $round }, from { $enemy }
ff-ending-in-round = round { $round }
ff-ending-by-exit =
    { $n ->
        [0] exit { $exit }, no damage on the way
       *[other] exit { $exit }, { $n } damage on the way
    }
ff-ending-hero-health = { $player } · { $n } of { $all } health
ff-ending-hero-defeated = { $n } defeated
ff-ending-hero-dealt = { $n } damage dealt
ff-ending-hero-blocked = { $n } blocked
ff-ending-hero-chests =
    { $n ->
        [one] 1 chest
       *[other] { $n } chests
    }
ff-ending-carried = Carried out
ff-ending-gain-gem =
    { $n ->
        [one] 1 gem
       *[other] { $n } gems
    }
ff-ending-gain-gold = { $n } gold
ff-ending-gain-food = { $n } food
ff-ending-gain-victory-points =
    { $n ->
        [one] 1 victory point
       *[other] { $n } victory points
    }
ff-ending-gain-trait-points =
    { $n ->
        [one] 1 trait point
       *[other] { $n } trait points
    }
ff-ending-from-chest = { $item }, from the chest
ff-ending-by-round = Round by round
ff-ending-fight-again = Fight again
ff-ending-set-out-again = Set out again
ff-ending-new-campaign = New campaign

## Between two pages of a campaign

ff-ending-of-combat = End of the combat
ff-ending-last-map = How it stood at the end
ff-ending-next-page = The next page
ff-ending-turn-page = Turn the page

## An expedition

ff-ending-medals = Medals
ff-ending-medal-won = every combat won
ff-ending-medal-asks = asks for { $n } medal points
ff-ending-combats = The combats

## A campaign

ff-ending-looking-back = Looking back
ff-ending-chosen = What you chose
ff-ending-led = { $where }:
ff-ending-hero-learnt =
    { $n ->
        [one] { $player } · 1 skill
       *[other] { $player } · { $n } skills
    }
ff-ending-combats-won = combats, { $n } won outright
ff-ending-victory-points =
    { $n ->
        [one] victory point
       *[other] victory points
    }
ff-ending-quests =
    { $n ->
        [one] side quest
       *[other] side quests
    }
ff-ending-endings =
    { $n ->
        [one] ending
       *[other] endings
    }
ff-ending-unread = Still unread
ff-ending-other-endings =
    { $n ->
        [one] another ending
       *[other] { $n } other endings
    }
ff-ending-quests-left =
    { $n ->
        [one] a side quest you did not take
       *[other] { $n } side quests you did not take
    }

## In a profile

deed-gold = Gold
    .what = Brought home a gold medal.
