# Puzzles: one turn, one goal, one answer.

page-puzzle-title = Puzzles
page-puzzle-sub = One turn, one goal, one answer
page-puzzle-daily = Daily puzzle
page-puzzle-level = level { $n } of 5
page-puzzle-all = All puzzles
page-puzzle-due = Due today
page-puzzle-duenone = Nothing comes back today.
page-puzzle-repeat = Repeat { $n ->
    [one] one puzzle
   *[other] { $n } puzzles
 }
page-puzzle-row = { $n ->
    [one] one day in a row
   *[other] { $n } days in a row
 }
page-puzzle-free = One day a week may be missed without losing the row.
page-puzzle-hintcost = one star each
page-puzzle-h1 = Where
page-puzzle-h2 = Which card
page-puzzle-h3 = The first action
page-puzzle-solved = Solved
page-puzzle-other = Solved in another way, which is as good
page-puzzle-failed = Not yet
page-puzzle-failedhelp = The turn is over, and the goal is not reached.
page-puzzle-again = Try again
page-puzzle-give = Show solution
page-puzzle-gave = The solution
page-puzzle-next = Next puzzle
page-puzzle-yourturn = Your turn
page-puzzle-stars = { $n ->
    [0] no star
    [one] one star
   *[other] { $n } stars
 }
page-puzzle-back = It comes back tomorrow, then after 3, 7 and 30 days.
page-puzzle-help = Play as at the table. Every legal turn is accepted and tried.
page-puzzle-known = The next flips are fixed: { $own }. The other side's: { $other }.
page-puzzle-arranged-tash-kalar = The position is arranged: a moment of a simulated game, with the hand cut to two beings and one legend at most. Nobody interferes.
page-puzzle-arranged-skytear = The position is arranged: a moment of a simulated game in which cards were put away, wounds set and the next flips laid open. The other side holds no cards and never answers.
page-puzzle-arranged-fateforge = The position is a moment of a simulated combat, as it stood. Rolls and draws of the turn are fixed.
page-puzzle-missing = missing: { $n } of { $all }
page-puzzle-lost = After “{ $step }” the goal could not be reached any more.
page-puzzle-meet = You will meet it again in { $n ->
    [one] one day
   *[other] { $n } days
 }{ $turned ->
    [yes] , with the board turned.
   *[no] .
 }
page-puzzle-step-right = part of the solution
page-puzzle-step-lost = loses the goal
page-puzzle-waiting = Results are kept in this browser until the server can be reached.
page-puzzle-over = The turn is over
page-puzzle-nocard = no card
page-puzzle-anywhere = anywhere on the board
page-puzzle-bytheme = By theme
page-puzzle-any = All levels
page-puzzle-goon = Go on
page-puzzle-start = Start
page-puzzle-done = { $n } of { $all }

page-puzzle-of-tash-kalar-claim =
    { $any ->
        [yes] Claim a task this turn
       *[no] Claim { $what } this turn
    }
page-puzzle-of-tash-kalar-points =
    { $any ->
        [yes] Win points this turn
       *[no] Win { $n } points this turn
    }
page-puzzle-of-tash-kalar-beings = Summon two beings this turn
page-puzzle-of-tash-kalar-legend = Summon a legend this turn
page-puzzle-of-tash-kalar-fell = Destroy a legendary piece this turn
page-puzzle-of-skytear-lane =
    { $any ->
        [yes] Win a lane this turn
       *[no] Win lane { $at } this turn
    }
page-puzzle-of-skytear-defeat =
    { $any ->
        [yes] Defeat a hero in this activation
       *[no] Defeat { $named } in this activation
    }
page-puzzle-of-skytear-damage =
    { $any ->
        [yes] Damage a hero in this activation
       *[no] Deal { $n } damage to { $named } in this activation
    }
page-puzzle-of-skytear-minions = Defeat two minions in this activation
page-puzzle-of-skytear-both =
    { $any ->
        [yes] Defeat a minion and damage a hero
       *[no] Defeat a minion and damage { $named } in this activation
    }
page-puzzle-of-skytear-drive =
    { $any ->
        [yes] Drive a hero off its space
       *[no] Drive { $named } off its space in this activation
    }
page-puzzle-of-skytear-condition =
    { $any ->
        [yes] Give a hero a condition
       *[no] Give { $named } the condition { $state } in this activation
    }
page-puzzle-of-skytear-heal =
    { $any ->
        [yes] Heal a hero
       *[no] Heal { $n } HP of { $named } in this activation
    }
page-puzzle-of-skytear-survive =
    { $any ->
        [yes] Answer on the Stack, so that a hero survives
       *[no] Answer on the Stack, so that { $named } survives
    }
page-puzzle-of-fateforge-defeat =
    { $any ->
        [yes] Defeat an enemy with these dice
       *[no] Defeat { $named } with these dice
    }
page-puzzle-of-fateforge-guard =
    { $any ->
        [yes] Defeat an enemy and gain block
       *[no] Defeat { $named } and gain block this turn
    }
page-puzzle-of-fateforge-run =
    { $any ->
        [yes] Defeat an enemy and leave the others behind
       *[no] Defeat { $named } and end in a zone without enemies, unhurt
    }
page-puzzle-of-fateforge-two = Defeat two enemies this turn
page-puzzle-of-fateforge-clear =
    { $any ->
        [yes] Clear a zone unhurt
       *[no] Clear zone { $at } unhurt
    }
page-puzzle-of-fateforge-exit =
    { $any ->
        [yes] Reach an exit unhurt
       *[no] Reach the exit in zone { $at } unhurt
    }
page-puzzle-of-fateforge-take =
    { $any ->
        [yes] Reach an objective
       *[no] Reach the objective in zone { $at }
    }
page-puzzle-of-fateforge-open =
    { $any ->
        [yes] Find what lies hidden
       *[no] Find what lies in zone { $at }
    }
page-puzzle-of-fateforge-wound = Wound the boss this turn
