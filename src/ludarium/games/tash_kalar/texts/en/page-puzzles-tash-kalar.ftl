### Goals of the puzzles of Tash-Kalar, and where their positions come from.

page-puzzle-arranged-tash-kalar = The position is arranged: a moment of a simulated game, with the hand cut to two beings and one legend at most. Nobody interferes.
page-puzzle-of-tash-kalar-claim =
    { $any ->
        [yes] Claim a task this turn
       *[no] Claim { $task } this turn
    }
page-puzzle-of-tash-kalar-points =
    { $any ->
        [yes] Win points this turn
       *[no] Win { $points } points this turn
    }
page-puzzle-of-tash-kalar-beings = Summon two beings this turn
page-puzzle-of-tash-kalar-legend = Summon a legend this turn
page-puzzle-of-tash-kalar-fell = Destroy a legendary piece this turn
page-puzzle-over = The turn is over
