### Goals of the puzzles of Skytear, and where their positions come from.

page-puzzle-arranged-skytear = The position is arranged: a moment of a simulated game in which cards were put away, wounds set and the next flips laid open. The other side holds no cards and never answers.
page-puzzle-of-skytear-lane =
    { $any ->
        [yes] Win a lane this turn
       *[no] Win lane { $lane } this turn
    }
page-puzzle-of-skytear-defeat =
    { $any ->
        [yes] Defeat a hero in this activation
       *[no] Defeat { $hero } in this activation
    }
page-puzzle-of-skytear-damage =
    { $any ->
        [yes] Damage a hero in this activation
       *[no] Deal { $points } damage to { $hero } in this activation
    }
page-puzzle-of-skytear-minions = Defeat two minions in this activation
page-puzzle-of-skytear-both =
    { $any ->
        [yes] Defeat a minion and damage a hero
       *[no] Defeat a minion and damage { $hero } in this activation
    }
page-puzzle-of-skytear-drive =
    { $any ->
        [yes] Drive a hero off its space
       *[no] Drive { $hero } off its space in this activation
    }
page-puzzle-of-skytear-condition =
    { $any ->
        [yes] Give a hero a condition
       *[no] Give { $hero } the condition { $condition } in this activation
    }
page-puzzle-of-skytear-heal =
    { $any ->
        [yes] Heal a hero
       *[no] Heal { $points } HP of { $hero } in this activation
    }
page-puzzle-of-skytear-survive =
    { $any ->
        [yes] Answer on the Stack, so that a hero survives
       *[no] Answer on the Stack, so that { $hero } survives
    }
