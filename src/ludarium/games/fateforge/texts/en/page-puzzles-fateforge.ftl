### Goals of the puzzles of Fateforge, and where their positions come from.

page-puzzle-arranged-fateforge = The position is a moment of a simulated combat, as it stood. Rolls and draws of the turn are fixed.
page-puzzle-of-fateforge-defeat =
    { $any ->
        [yes] Defeat an enemy with these dice
       *[no] Defeat { $enemy } with these dice
    }
page-puzzle-of-fateforge-guard =
    { $any ->
        [yes] Defeat an enemy and gain block
       *[no] Defeat { $enemy } and gain block this turn
    }
page-puzzle-of-fateforge-run =
    { $any ->
        [yes] Defeat an enemy and leave the others behind
       *[no] Defeat { $enemy } and end in a zone without enemies, unhurt
    }
page-puzzle-of-fateforge-two = Defeat two enemies this turn
page-puzzle-of-fateforge-clear =
    { $any ->
        [yes] Clear a zone unhurt
       *[no] Clear zone { $zone } unhurt
    }
page-puzzle-of-fateforge-exit =
    { $any ->
        [yes] Reach an exit unhurt
       *[no] Reach the exit in zone { $zone } unhurt
    }
page-puzzle-of-fateforge-take =
    { $any ->
        [yes] Reach an objective
       *[no] Reach the objective in zone { $zone }
    }
page-puzzle-of-fateforge-open =
    { $any ->
        [yes] Find what lies hidden
       *[no] Find what lies in zone { $zone }
    }
page-puzzle-of-fateforge-wound = Wound the boss this turn
